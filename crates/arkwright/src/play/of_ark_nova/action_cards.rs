//! Action cards: in their slots, what both their sides allow, and the draft of the alternates.

use super::sheet::Sheet;
use crate::cards::{paint, visible, wrap};
use crate::play::ui::{BOLD, rule, t};
use crate::words::{self, Lang};
use ark_nova::catalogue::action_cards::find;
use ark_nova::catalogue::{ActionCard, Alternate, Side};
use ark_nova::effects::{Ability, Effect};
use ark_nova::knowing::view::{DraftView, SlotView};
use tabletop::Seat;

/// What a Constriction token takes off.
const CONSTRICTION: i8 = 2;

/// The name of an action card; alternates are told apart by `#`, so that no number is taken for a slot.
pub fn name(card: &ActionCard, lang: Lang) -> String {
    match card.number {
        0 => words::action_card_name(card, lang),
        n => format!("{} #{n}", words::action_name(card.action, lang)),
    }
}

/// Action cards in their slots, with side and tokens; behind an arrow the strength of a slot whose own is covered.
pub fn in_slots(slots: &[SlotView], lang: Lang, width: usize) -> Vec<String> {
    let cards: Vec<String> = slots
        .iter()
        .map(|slot| {
            let name = find(slot.action, slot.number).map(|card| name(card, lang)).unwrap_or_default();
            format!("{}{name}{}", paint(BOLD, &format!("{} ", place(slot))), tokens(slot))
        })
        .collect();
    let title = t(lang, "Actions", "Actions");
    let fits = |gap: &&str| visible(&format!("{title}  {}", cards.join(gap))) <= width;
    match ["   ", "  "].iter().find(|gap| fits(gap)) {
        Some(gap) => vec![format!("{title}  {}", cards.join(gap))],
        None => {
            let (left, right) = cards.split_at(cards.len() / 2);
            let indent = " ".repeat(title.len());
            vec![format!("{title}  {}", left.join("   ")), format!("{indent}  {}", right.join("   "))]
        }
    }
}

/// The slot, and its strength where that is another one.
fn place(slot: &SlotView) -> String {
    let strength = slot.strength + if slot.constriction { CONSTRICTION } else { 0 };
    match strength == slot.slot as i8 {
        true => slot.slot.to_string(),
        false => format!("{}→{strength}", slot.slot),
    }
}

fn tokens(slot: &SlotView) -> String {
    let mut text = String::new();
    if slot.side == Side::II {
        text += " II";
    }
    if slot.multipliers > 0 {
        text += &format!(" ×{}", slot.multipliers + 1);
    }
    if slot.venom {
        text += " ☠";
    }
    if slot.constriction {
        text += " −2";
    }
    text
}

/// What both sides of the action cards of a seat allow.
pub fn of_seat(sheet: &Sheet<'_>, seat: Seat, width: usize) -> String {
    let lang = sheet.lang;
    let mut text = rule(sheet.name(seat), "", width) + "\n";
    for slot in &sheet.zoo(seat).slots {
        let Some(card) = find(slot.action, slot.number) else { continue };
        let (at, up) = (t(lang, "slot", "emplacement"), t(lang, "side", "niveau"));
        let title = format!("{}, {at} {}, {up} {:?}", name(card, lang), place(slot), slot.side);
        text += &format!("{}\n", paint(BOLD, &title));
        text += &sides(card, false, lang, width);
    }
    text
}

/// Both sides of a card, a paragraph each. In the draft, only what the standard card does not have.
fn sides(card: &ActionCard, in_draft: bool, lang: Lang, width: usize) -> String {
    let mut text = String::new();
    for side in [Side::I, Side::II] {
        let does =
            if in_draft { new_on(card, side, lang) } else { words::action_card_text(card, side, lang) };
        let label = format!("{:<3} ", format!("{side:?}"));
        for (nth, line) in wrap(&does, width.saturating_sub(8)).iter().enumerate() {
            let start = if nth == 0 { label.as_str() } else { "    " };
            text += &format!("    {start}{line}\n");
        }
    }
    text
}

/// What a side of an alternate does that the standard card does not; the whole text where they differ from the start.
pub fn new_on(card: &ActionCard, side: Side, lang: Lang) -> String {
    let whole = words::action_card_text(card, side, lang);
    let standard = find(card.action, 0).map(|card| words::action_card_text(card, side, lang));
    let more = standard.and_then(|standard| Some(whole.strip_prefix(&standard)?.trim().to_owned()));
    let text = match more {
        Some(more) if more.is_empty() => t(lang, "As the standard card.", "Comme la carte standard.").into(),
        Some(more) => {
            format!("{} {more}", t(lang, "As the standard card, and:", "Comme la carte standard, et\u{a0}:"))
        }
        None => whole,
    };
    match named(card, side) {
        Some(ability) => {
            let (name, does) = (words::ability_name(ability, lang), words::ability_text(ability, lang));
            let colon = t(lang, ":", "\u{a0}:");
            format!("{text} ({name}{colon} {})", does.trim_end_matches('.'))
        }
        None => text,
    }
}

/// The ability that a side of an alternate names.
fn named(card: &ActionCard, side: Side) -> Option<Ability> {
    let effects = card.sides[side as usize].twist?.effects();
    effects.into_iter().flatten().find_map(|effect| match effect {
        Effect::Ability(ability) | Effect::PayFor(_, &Effect::Ability(ability)) => Some(ability),
        _ => None,
    })
}

/// A move of the draft in several lines: the card, then what is new on its sides.
pub fn offered(alternate: Alternate, lang: Lang) -> String {
    let card = alternate.card();
    let keep = t(lang, "keep", "garder");
    let [one, two] = [Side::I, Side::II].map(|side| new_on(card, side, lang));
    let colon = t(lang, ":", "\u{a0}:");
    format!("{keep} {}\nI{colon} {one}\nII{colon} {two}", name(card, lang))
}

/// The move that takes two alternates, under the names they are shown with.
pub fn both(one: Alternate, other: Alternate, lang: Lang) -> String {
    let [one, other] = [one, other].map(|alternate| name(alternate.card(), lang));
    match lang {
        Lang::En => format!("use {one} and {other}"),
        Lang::Fr => format!("utiliser {one} et {other}"),
    }
}

/// What a seat has kept and passed on in the draft.
pub fn draft(sheet: &Sheet<'_>, draft: &DraftView, width: usize) -> Vec<String> {
    let lang = sheet.lang;
    let step = match (draft.round, lang) {
        (3, Lang::En) => "two of these are used, of different actions".to_owned(),
        (3, Lang::Fr) => "deux sont utilisées, d'actions différentes".to_owned(),
        (n, Lang::En) => format!("card {n} of the 3 to choose from"),
        (n, Lang::Fr) => format!("carte {n} sur les 3 du choix final"),
    };
    let mut lines = vec![rule(t(lang, "Alternate action cards", "Cartes Action alternatives"), &step, width)];
    let shown = if draft.round == 3 { &draft.offered } else { &draft.kept };
    for alternate in shown {
        let card = alternate.card();
        lines.push(format!("  {}", paint(BOLD, &name(card, lang))));
        lines.extend(sides(card, true, lang, width).lines().map(str::to_owned));
    }
    lines.push(
        t(lang, "  actions shows the standard cards", "  actions montre les cartes standard").to_owned(),
    );
    let list = |cards: &[Alternate]| {
        cards.iter().map(|alternate| name(alternate.card(), lang)).collect::<Vec<_>>().join(", ")
    };
    if !draft.passed.is_empty() {
        let label = t(lang, "Seen and passed on:", "Vues et passées :");
        lines.push(format!("  {label} {}", list(&draft.passed)));
    }
    if !draft.used.is_empty() {
        lines.push(format!("  {} {}", t(lang, "You use:", "Vous utilisez :"), list(&draft.used)));
    }
    lines
}
