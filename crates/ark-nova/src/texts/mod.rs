//! What people read: names and effect texts, made from the same values the rules use.
//!
//! A text is put together from the effect values themselves, so text and rule cannot drift apart. Every topic says in
//! its file which facts go into a sentence and asks the `Tongue` for the sentence; the words and sentences of a
//! language are in its own folder (`en`, `fr`). A new word of the effect language does not compile without its texts
//! in every language, and a new language does not compile before everything can be said in it.

pub(crate) mod abilities;
mod ability_names;
mod action_cards;
mod afterwards;
pub(crate) mod amounts;
mod blockers;
mod boards;
mod cards;
mod clauses;
pub(crate) mod effects;
mod en;
mod events;
mod explanations;
mod fr;
pub(crate) mod moves;
mod printed;
mod questions;
mod remedies;
pub(crate) mod sources;
mod spoken;
mod tongue;
mod words;

pub use ability_names::ability_keyword;
pub use afterwards::counted_name;
pub use printed::{
    ability_in_general, building_cost_text, building_text, counted_text, effect_texts, icon_text, need_text,
    option_texts, partner_zoo_text, resource_text, resource_units, scoring_discard_text, set_text,
    strength_line, token_texts,
};
pub use sources::card_with;
pub use spoken::{
    ability_name, ability_text, action_card_name, action_card_text, action_name, blocker_text, building_name,
    card_label, card_name, card_text, clause_text, condition_text, counter_text, effect_text, event_text,
    explanation_text, group_name, home_name, icon_name, kind_name, landmark_name, map_name, map_text,
    move_text, pending_text, price_lines, project_kind_name, question_text, remedy_text, requirement_text,
    resource_amount, resource_name, set_name, size_class_name, source_text, subject_text, task_name,
    task_text, terrain_name, tile_name, tile_text, university_name, university_text,
};
pub use tabletop::Lang;
pub use words::icon_keyword;

pub(crate) use events::Names;
pub(crate) use tongue::Tongue;

use crate::catalogue::ZooMap;
use crate::knowing::look::Look;
use crate::position::Doing;
use tabletop::Seat;

/// Who speaks: the language, and the map that gives places their names.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    pub(crate) tongue: &'a dyn Tongue,
    pub(crate) map: Option<&'a ZooMap>,
}

impl<'a> Voice<'a> {
    /// A language on no map in particular.
    pub(crate) fn of(tongue: &'a dyn Tongue) -> Self {
        Voice { tongue, map: None }
    }
}

/// An effect that asks a seat.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    pub(crate) look: Look<'a>,
    pub(crate) doing: Doing,
    pub(crate) seat: Seat,
}

/// Numbers side by side: `1 / 2 / 3`.
fn row(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers.into_iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" / ")
}

/// A phrase as a sentence: a capital, a full stop and the spaces of the language's typography.
fn sentence(phrase: &str, t: &dyn Tongue) -> String {
    let mut letters = phrase.chars();
    let mut text: String = match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => return String::new(),
    };
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    t.typeset(&text)
}

/// Phrases as sentences, one after the other.
fn sentences(phrases: &[String], t: &dyn Tongue) -> String {
    phrases.iter().map(|phrase| sentence(phrase, t)).collect::<Vec<_>>().join(" ")
}
