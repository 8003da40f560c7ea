//! Points now, by card and rule, and where they came from.

use super::sheet::Sheet;
use crate::play::ui::{rule, t};
use crate::words::{self, Lang};
use ark_nova::Event;
use ark_nova::catalogue::{CardId, Resource};
use std::collections::BTreeMap;
use tabletop::Seat;

/// Sources listed for a resource.
const SOURCES: usize = 8;

/// The score of every seat; secret cards only for their owner, or for all once the game is over.
pub fn score(sheet: &Sheet<'_>, width: usize) -> String {
    let lang = sheet.lang;
    let mut lines = Vec::new();
    for seat in sheet.seats() {
        let zoo = sheet.zoo(seat);
        let points = zoo.points.subtracting;
        let title = format!("{} {points}", t(lang, "victory points", "points de victoire"));
        lines.push(rule(sheet.name(seat), &title, width));
        let (target, adding) = (zoo.points.target, zoo.points.adding);
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
        if sheet.view.clock.over {
            lines.extend(scored(sheet, seat));
        } else {
            lines.extend(to_come(sheet, seat));
        }
        lines.extend(history(sheet, seat, width));
    }
    lines.join("\n") + "\n"
}

/// What cards would give if the game ended now.
fn to_come(sheet: &Sheet<'_>, seat: Seat) -> Vec<String> {
    let lang = sheet.lang;
    let zoo = sheet.zoo(seat);
    let line = |card: CardId, what: Resource, n: u16| {
        let (gain, card) = (amount(n, what, lang), sheet.label(card));
        match lang {
            Lang::En => format!("  At the end, as it stands: {gain} for {card}"),
            Lang::Fr => format!("  À la fin, en l'état : {gain} pour {card}"),
        }
    };
    let scoring = zoo.scoring_now.iter();
    let scoring = scoring.map(|now| line(now.card, Resource::Conservation, now.conservation.into()));
    scoring.chain(zoo.at_end.iter().map(|gain| line(gain.card, gain.what, gain.n))).collect()
}

/// What cards gave in the final scoring.
fn scored(sheet: &Sheet<'_>, seat: Seat) -> Vec<String> {
    let lang = sheet.lang;
    let events = sheet.events.iter().filter_map(|event| match *event {
        Event::Scored { seat: whose, card, what, n } if whose == seat => Some((card, what, n)),
        _ => None,
    });
    events
        .map(|(card, what, n)| {
            let (gain, card) = (amount(n, what, lang), sheet.label(card));
            match lang {
                Lang::En => format!("  Final scoring: {gain} for {card}"),
                Lang::Fr => format!("  Décompte final : {gain} pour {card}"),
            }
        })
        .collect()
}

/// Appeal, conservation and money by source: a fold over what happened.
fn history(sheet: &Sheet<'_>, seat: Seat, width: usize) -> Vec<String> {
    let lang = sheet.lang;
    let mut lines = Vec::new();
    for resource in [Resource::Appeal, Resource::Conservation, Resource::Money] {
        let mut sources: BTreeMap<String, u32> = BTreeMap::new();
        let mut lost = 0;
        for &event in &sheet.events {
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
