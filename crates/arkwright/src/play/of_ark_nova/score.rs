//! Points now, by card and rule, and where they came from.

use super::Session;
use crate::play::ui::{rule, t};
use crate::words::{self, Lang};
use ark_nova::catalogue::{CardId, Resource, boards};
use ark_nova::effects::Clause;
use ark_nova::{Event, Look};
use std::collections::BTreeMap;
use tabletop::{Seat, Viewer};

/// The adding count of victory points is higher by this much (D-1).
const ADDING: i32 = 100;
/// Sources listed for a resource.
const SOURCES: usize = 8;

/// The score of every seat; secret cards only for their owner, or for all once the game is over.
pub fn score(session: &Session, viewer: Viewer, width: usize) -> String {
    let lang = session.lang;
    let over = session.game.ending().is_some();
    let mut lines = Vec::new();
    for seat in Seat::all(session.players.len()) {
        let look = session.look();
        let points = look.victory_points(seat);
        let zoo = look.zoo(seat);
        let title = format!("{} {points}", t(lang, "victory points", "points de victoire"));
        lines.push(rule(&session.names[seat.index()], &title, width));
        let target = boards::target(zoo.conservation);
        let adding = points + ADDING;
        let sum = match lang {
            Lang::En => format!(
                "{} appeal − {target} (target at {} conservation) = {points}; in the adding count {adding}",
                zoo.appeal, zoo.conservation
            ),
            Lang::Fr => format!(
                "{} d'attrait − {target} (objectif à {} en conservation) = {points} ; par addition {adding}",
                zoo.appeal, zoo.conservation
            ),
        };
        lines.extend(crate::cards::wrap(&sum, width - 2).iter().map(|line| format!("  {line}")));
        if over {
            lines.extend(scored(session, seat));
        } else {
            lines.extend(to_come(look, seat, viewer, lang));
        }
        lines.extend(history(session, seat, width));
    }
    lines.join("\n") + "\n"
}

/// What cards would give if the game ended now.
fn to_come(look: Look<'_>, seat: Seat, viewer: Viewer, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let mut add = |card: CardId, what: Resource, n: u16| {
        let gain = amount(n, what, lang);
        let card = words::card_label(card, lang);
        lines.push(match lang {
            Lang::En => format!("  At the end, as it stands: {gain} for {card}"),
            Lang::Fr => format!("  À la fin, en l'état : {gain} pour {card}"),
        });
    };
    if viewer.is(seat) {
        for card in look.zoo(seat).scoring_cards() {
            add(card, Resource::Conservation, look.scoring_points(seat, card).into());
        }
    }
    for card in look.sponsors(seat) {
        for clause in look.rules.sponsor(card).clauses() {
            if let Clause::AtEnd(effect) | Clause::AtVeryEnd(effect) = clause
                && let Some((what, n)) = look.end_gain(seat, *effect)
            {
                add(card, what, n);
            }
        }
    }
    lines
}

/// What cards gave in the final scoring.
fn scored(session: &Session, seat: Seat) -> Vec<String> {
    let lang = session.lang;
    let events = session.events().iter().filter_map(|(_, event)| match *event {
        Event::Scored { seat: whose, card, what, n } if whose == seat => Some((card, what, n)),
        _ => None,
    });
    events
        .map(|(card, what, n)| {
            let (gain, card) = (amount(n, what, lang), words::card_label(card, lang));
            match lang {
                Lang::En => format!("  Final scoring: {gain} for {card}"),
                Lang::Fr => format!("  Décompte final : {gain} pour {card}"),
            }
        })
        .collect()
}

/// Appeal, conservation and money by source: a fold over what happened.
fn history(session: &Session, seat: Seat, width: usize) -> Vec<String> {
    let lang = session.lang;
    let mut lines = Vec::new();
    for resource in [Resource::Appeal, Resource::Conservation, Resource::Money] {
        let mut sources: BTreeMap<String, u32> = BTreeMap::new();
        let mut lost = 0;
        for &(_, event) in session.events() {
            match event {
                Event::Gained { seat: whose, what, n, source } if (whose, what) == (seat, resource) => {
                    *sources.entry(words::source_text(source, lang)).or_default() += u32::from(n);
                }
                Event::Lost { seat: whose, what, n, .. } if (whose, what) == (seat, resource) => {
                    lost += u32::from(n);
                }
                _ => {}
            }
        }
        let mut sources: Vec<(String, u32)> = sources.into_iter().collect();
        sources.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        let rest: u32 = sources.iter().skip(SOURCES).map(|(_, n)| n).sum();
        let mut parts: Vec<String> =
            sources.iter().take(SOURCES).map(|(source, n)| format!("+{n} {source}")).collect();
        if rest > 0 {
            parts.push(format!("+{rest} {}", t(lang, "others", "autres")));
        }
        if lost > 0 {
            parts.push(format!("−{lost} {}", t(lang, "paid or lost", "payés ou perdus")));
        }
        if parts.is_empty() {
            continue;
        }
        let name = words::resource_name(resource, lang);
        let colon = t(lang, ":", "\u{a0}:");
        let text =
            crate::cards::wrap(&format!("{name}{colon} {}", parts.join(", ")), width.saturating_sub(4));
        for (nth, part) in text.into_iter().enumerate() {
            lines.push(format!("{}{part}", if nth == 0 { "  " } else { "    " }));
        }
    }
    lines
}

fn amount(n: u16, what: Resource, lang: Lang) -> String {
    words::resource_amount(n.min(255) as u8, what, lang)
}
