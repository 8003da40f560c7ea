//! What people read: names, abilities, log lines, questions and reasons, in English and French.
//!
//! The rules know cards by number; here they get their names, from the deck list first and from ours otherwise.

mod en;
mod fr;
mod table;

pub use table::table_text;

use crate::{Blocker, Card, Climate, Diet, Event, Group, Kind, Move, Question, Rules, Special};
pub use tabletop::Lang;

/// Our name for a card of the standard deck.
pub fn standard_name(id: &str, lang: Lang) -> Option<&'static str> {
    match lang {
        Lang::En => en::card(id),
        Lang::Fr => fr::card(id),
    }
}

/// The name of a card: as the deck list says, or ours for its id, or the id.
pub fn card_name(rules: &Rules, card: Card, lang: Lang) -> String {
    let Some(line) = rules.line(card) else { return format!("#{card}") };
    let (own, other) = match lang {
        Lang::En => (&line.name, &line.name_fr),
        Lang::Fr => (&line.name_fr, &line.name),
    };
    own.clone()
        .or_else(|| standard_name(&line.id, lang).map(str::to_owned))
        .or_else(|| other.clone())
        .unwrap_or_else(|| line.id.replace('_', " "))
}

/// The name of a scoring card.
pub fn kind_name(kind: Kind, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en::kind(kind),
        Lang::Fr => fr::kind(kind),
    }
}

/// The word for a climate.
pub fn climate_name(climate: Climate, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en::climate(climate),
        Lang::Fr => fr::climate(climate),
    }
}

/// The word for a diet.
pub fn diet_name(diet: Diet, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en::diet(diet),
        Lang::Fr => fr::diet(diet),
    }
}

/// What an ability does.
pub fn ability(special: Special, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en::ability(special),
        Lang::Fr => fr::ability(special),
    }
}

/// Everything on a card in one line: name, weight, climate, diet, kind, and a mark for an ability.
pub fn card_line(rules: &Rules, card: Card, lang: Lang) -> String {
    let face = rules.face(card);
    let mut parts = vec![face.weight.to_string(), climate_name(face.climate, lang).to_owned()];
    if face.diet != Diet::None {
        parts.push(diet_name(face.diet, lang).to_owned());
    }
    parts.extend(face.kind.map(|kind| kind_name(kind, lang).to_owned()));
    let mark = if face.special.is_some() { "!" } else { "" };
    format!("{}{mark} ({})", card_name(rules, card, lang), parts.join(", "))
}

/// The line of the log for an event.
pub fn event(rules: &Rules, event: Event, lang: Lang) -> String {
    let name = |card| card_name(rules, card, lang);
    match lang {
        Lang::En => en::event(event, rules.table(), &name),
        Lang::Fr => fr::event(event, rules.table(), &name),
    }
}

/// A reason against a move.
pub fn blocker(rules: &Rules, blocker: Blocker, lang: Lang) -> String {
    let name = |card| card_name(rules, card, lang);
    match lang {
        Lang::En => en::blocker(blocker, &name),
        Lang::Fr => fr::blocker(blocker, &name),
    }
}

/// A question.
pub fn question(rules: &Rules, question: Question, lang: Lang) -> String {
    let name = |card| card_name(rules, card, lang);
    match lang {
        Lang::En => en::question(question, &name),
        Lang::Fr => fr::question(question, &name),
    }
}

/// An answer in words; the notation is its `Display`.
pub fn answer(rules: &Rules, answer: Move, lang: Lang) -> String {
    let name = |card| card_name(rules, card, lang);
    match lang {
        Lang::En => en::answer(answer, &name),
        Lang::Fr => fr::answer(answer, &name),
    }
}

/// A strength in half units as people write it.
pub fn strength(half_units: u8, lang: Lang) -> String {
    let point = match lang {
        Lang::En => ".",
        Lang::Fr => ",",
    };
    let half = if half_units % 2 == 1 { format!("{point}5") } else { String::new() };
    format!("{}{half}", half_units / 2)
}

/// The heading of a group of moves.
pub fn group(group: Group, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en::group(group),
        Lang::Fr => fr::group(group),
    }
}

/// The text with a capital letter at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
