//! What people read: names and effect texts in English and French, made from the same values the rules use.
//!
//! A text is put together from the effect values themselves, so text and rule cannot drift apart. Every word of the
//! effect language says what it does beside its rule (`effects/words`); here is what is common to them and everything
//! else. Both languages stand side by side: a new word does not compile without its two texts.

mod abilities;
mod ability_names;
mod action_cards;
mod amounts;
mod blockers;
mod boards;
mod cards;
mod clauses;
mod effects;
mod events;
mod explanations;
mod groups;
mod moves;
mod names_fr;
mod questions;
mod remedies;
mod sources;
mod words;

pub use abilities::ability_text;
pub use ability_names::{ability_keyword, ability_name};
pub use action_cards::{action_card_name, action_card_text};
pub use amounts::{condition_text, counter_text, requirement_text};
pub use blockers::blocker_text;
pub use boards::{
    landmark_name, map_name, map_text, task_name, task_text, tile_name, tile_text, university_name,
    university_text,
};
pub use cards::{card_name, card_text};
pub use clauses::clause_text;
pub use effects::effect_text;
pub use events::event_text;
pub use explanations::{explanation_text, price_lines, subject_text};
pub use groups::group_name;
pub use moves::move_text;
pub use questions::question_text;
pub use remedies::remedy_text;
pub use sources::{card_label, card_with, pending_text, source_text};
pub use words::{
    action_name, building_name, home_name, icon_keyword, icon_name, kind_name, project_kind_name,
    resource_amount, resource_name, set_name, size_class_name, terrain_name,
};

pub(crate) use abilities::reveal_and_keep;
pub(crate) use amounts::{condition_phrase, gain, much};
pub(crate) use effects::{a_card, brief, choices, effect_phrase, effects_phrase, repeated, up_to_phrase};
pub(crate) use events::Names;
pub(crate) use moves::action_phrase;
pub(crate) use words::{
    a_building, an_icon, animal_of, resource_unit, several_buildings, terrain_space, the_building,
};

use crate::catalogue::ZooMap;
use crate::knowing::look::Look;
use crate::position::Doing;
use tabletop::Seat;

pub use tabletop::Lang;

/// The same thing said in English and in French, with the values of the place.
macro_rules! say {
    ($lang:expr, $en:literal, $fr:literal $(,)?) => {
        match $lang {
            $crate::texts::Lang::En => format!($en),
            $crate::texts::Lang::Fr => format!($fr),
        }
    };
}
pub(crate) use say;

/// One of two fixed words.
pub(crate) const fn word(lang: Lang, en: &'static str, fr: &'static str) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// Who speaks: the language, and the map that gives places their names.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    pub(crate) lang: Lang,
    pub(crate) map: Option<&'a ZooMap>,
}

impl Voice<'_> {
    /// Fixed words.
    pub(crate) fn say(self, en: &str, fr: &str) -> String {
        match self.lang {
            Lang::En => en.into(),
            Lang::Fr => fr.into(),
        }
    }
}

/// An effect that asks a seat.
#[derive(Clone, Copy)]
pub(crate) struct Asking<'a> {
    pub(crate) look: Look<'a>,
    pub(crate) doing: Doing,
    pub(crate) seat: Seat,
}

impl From<Lang> for Voice<'_> {
    fn from(lang: Lang) -> Self {
        Voice { lang, map: None }
    }
}

/// The ending of a regular plural.
pub(crate) fn plural(n: u8, lang: Lang) -> &'static str {
    let one = match lang {
        Lang::En => n == 1,
        Lang::Fr => n <= 1,
    };
    if one { "" } else { "s" }
}

/// A number of things with a regular plural: `1 card`, `3 cards`.
fn count(n: u8, thing: &str, lang: Lang) -> String {
    format!("{n} {thing}{}", plural(n, lang))
}

/// Numbers side by side: `1 / 2 / 3`.
fn row(numbers: impl IntoIterator<Item = u8>) -> String {
    numbers.into_iter().map(|n| n.to_string()).collect::<Vec<_>>().join(" / ")
}

/// A list in words: `a, b and c`.
pub(crate) fn and(items: &[String], lang: Lang) -> String {
    enumerate(items, word(lang, "and", "et"))
}

/// A list of alternatives: `a, b or c`.
pub(crate) fn or(items: &[String], lang: Lang) -> String {
    enumerate(items, word(lang, "or", "ou"))
}

fn enumerate(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// How often: `up to twice`, `up to 3 times`.
pub(crate) fn up_to_times(n: u8, lang: Lang) -> String {
    match (n, lang) {
        (2, Lang::En) => "up to twice".into(),
        _ => say!(lang, "up to {n} times", "jusqu'à {n} fois"),
    }
}

/// A phrase as a sentence: a capital, a full stop and the spaces of the language's typography.
fn sentence(phrase: &str, lang: Lang) -> String {
    let mut letters = phrase.chars();
    let mut text: String = match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => return String::new(),
    };
    if !text.ends_with(['.', '!', '?']) {
        text.push('.');
    }
    typeset(&text, lang)
}

/// In French a space that does not break stands before a colon or semicolon.
fn typeset(text: &str, lang: Lang) -> String {
    match lang {
        Lang::En => text.into(),
        Lang::Fr => text.replace(" :", "\u{a0}:").replace(" ;", "\u{a0};"),
    }
}

/// A short French word before another one: `de` and `que` lose their vowel before a vowel.
pub(crate) fn elided(short: &str, next: &str) -> String {
    if next.starts_with(['a', 'e', 'é', 'i', 'o', 'u', 'A', 'E', 'É', 'I', 'O', 'U']) {
        format!("{}'{next}", &short[..short.len() - 1])
    } else {
        format!("{short} {next}")
    }
}
