//! The action cards: what each side does at each strength, and what alternates change.

use super::Span;
use super::spans::spans;
use crate::catalogue::boards::MOST_X_TOKENS;
use crate::catalogue::{Action, ActionCard, Set, Side, action_cards};
use crate::texts::{self, Lang};
use serde::Serialize;

/// The highest strength that a slot gives.
const LAST_SLOT: u8 = 5;

/// An action card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionCardFace {
    /// Which action.
    pub action: Action,
    /// 0 for the standard card, the printed number for an alternate.
    pub number: u8,
    /// The box.
    pub set: Set,
    /// Its name.
    pub name: String,
    /// Side I and side II.
    pub sides: Vec<ActionSideFace>,
}

/// A side of an action card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionSideFace {
    /// Which side.
    pub side: Side,
    /// What it allows, in full.
    pub text: String,
    /// The same in runs of words, beside those of the standard card.
    pub spans: Vec<Span>,
    /// What it does at each strength from 1 on; more strength than the last does no more.
    pub lines: Vec<StrengthLine>,
}

/// What an action does at a strength.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StrengthLine {
    /// The strength.
    pub strength: u8,
    /// What it does, in one short line.
    pub text: String,
    /// The same in runs of words, beside those of the standard card.
    pub spans: Vec<Span>,
}

pub(super) fn faces(lang: Lang) -> Vec<ActionCardFace> {
    action_cards::ALL.iter().map(|card| face(card, lang)).collect()
}

fn face(card: &ActionCard, lang: Lang) -> ActionCardFace {
    ActionCardFace {
        action: card.action,
        number: card.number,
        set: if card.number == 0 { Set::Base } else { Set::Marine },
        name: texts::action_card_name(card, lang),
        sides: [Side::I, Side::II].map(|side| side_face(card, side, lang)).to_vec(),
    }
}

fn side_face(card: &ActionCard, side: Side, lang: Lang) -> ActionSideFace {
    let printed = &card.sides[side as usize];
    let standard = action_cards::side(card.action, 0, side);
    let line = |strength| {
        let text = texts::strength_line(printed, strength, lang);
        let spans = spans(&text, &texts::strength_line(standard, strength, lang));
        StrengthLine { strength, text, spans }
    };
    let mut lines: Vec<StrengthLine> = (1..=LAST_SLOT + MOST_X_TOKENS).map(line).collect();
    while let [.., before, last] = &lines[..]
        && lines.len() > usize::from(LAST_SLOT)
        && before.text == last.text
    {
        lines.pop();
    }
    let text = texts::action_card_text(card, side, lang);
    let plain = action_cards::find(card.action, 0).map(|plain| texts::action_card_text(plain, side, lang));
    let spans = spans(&text, &plain.unwrap_or_default());
    ActionSideFace { side, text, spans, lines }
}
