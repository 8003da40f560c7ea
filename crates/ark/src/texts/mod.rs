//! What people read: names, abilities, log lines, questions and reasons, in every language.
//!
//! The rules know cards by number; here they get their names, from the deck list first and from ours otherwise.

mod en;
mod fr;
mod names;
mod table;
mod tongue;

pub use table::table_text;
pub use tabletop::Lang;

use crate::printed::Topic;
use crate::{Blocker, CabinReport, Card, Climate, Diet, Event, Group, Kind, Move, Question, Rules, Special};
use names::Names;
use tabletop::Seat;
use tongue::Tongue;

/// The only place that knows which languages there are.
fn tongue(lang: Lang) -> &'static dyn Tongue {
    match lang {
        Lang::En => &en::English,
        Lang::Fr => &fr::French,
    }
}

/// A heel as it is marked on the bow: level without a sign.
pub fn heel(heel: i8) -> String {
    match heel {
        0 => "0".to_owned(),
        heel => format!("{heel:+}"),
    }
}

/// Our name for a card of the standard deck.
pub fn standard_name(id: &str, lang: Lang) -> Option<&'static str> {
    tongue(lang).card(id)
}

/// The name of a card: as the deck list says, or ours for its id, or the id.
pub fn card_name(rules: &Rules, card: Card, lang: Lang) -> String {
    Names::new(rules, &[], lang).card(card)
}

/// The name of a player; a seat without one is numbered.
pub fn player_name(rules: &Rules, seat: Seat, names: &[&str], lang: Lang) -> String {
    Names::new(rules, names, lang).player(seat)
}

/// The name of a scoring card.
pub fn kind_name(kind: Kind, lang: Lang) -> &'static str {
    tongue(lang).kind(kind)
}

/// The word for a climate.
pub fn climate_name(climate: Climate, lang: Lang) -> &'static str {
    tongue(lang).climate(climate)
}

/// The word for a diet.
pub fn diet_name(diet: Diet, lang: Lang) -> &'static str {
    tongue(lang).diet(diet)
}

/// What an ability does.
pub fn ability(special: Special, lang: Lang) -> &'static str {
    tongue(lang).ability(special)
}

/// The name of something on the table or to be chosen, and what it means.
pub fn topic(topic: Topic, lang: Lang) -> (String, String) {
    let (name, text) = tongue(lang).topic(topic);
    (name, text.to_owned())
}

/// What is printed on a card beside its name: weight, climate, diet and kind.
pub fn card_details(rules: &Rules, card: Card, lang: Lang) -> String {
    let face = rules.face(card);
    let mut parts = vec![face.weight.to_string(), climate_name(face.climate, lang).to_owned()];
    if face.diet != Diet::None {
        parts.push(diet_name(face.diet, lang).to_owned());
    }
    parts.extend(face.kind.map(|kind| kind_name(kind, lang).to_owned()));
    parts.join(", ")
}

/// Everything on a card in one line: name, a mark for an ability, and the details.
pub fn card_line(rules: &Rules, card: Card, lang: Lang) -> String {
    let mark = if rules.face(card).special.is_some() { "!" } else { "" };
    format!("{}{mark} ({})", card_name(rules, card, lang), card_details(rules, card, lang))
}

/// The same where columns are few.
pub fn card_in_short(rules: &Rules, card: Card, lang: Lang) -> String {
    let face = rules.face(card);
    let mark = if face.special.is_some() { "!" } else { "" };
    let climate = climate_name(face.climate, lang);
    // `any` and `tout` say enough beside `hot` and `cold`.
    let climate = climate.split_whitespace().next().unwrap_or(climate);
    let diet = (face.diet != Diet::None).then(|| diet_name(face.diet, lang));
    let words = [Some(climate), diet, face.kind.map(|kind| kind_name(kind, lang))];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    format!("{}{mark} {} {}", card_name(rules, card, lang), face.weight, words.join(" "))
}

/// The line of the log for an event.
pub fn event(rules: &Rules, event: Event, names: &[&str], lang: Lang) -> String {
    tongue(lang).event(event, &Names::new(rules, names, lang))
}

/// A reason against a move.
pub fn blocker(rules: &Rules, blocker: Blocker, lang: Lang) -> String {
    tongue(lang).blocker(blocker, &Names::new(rules, &[], lang))
}

/// A question.
pub fn question(rules: &Rules, question: Question, names: &[&str], lang: Lang) -> String {
    tongue(lang).question(question, &Names::new(rules, names, lang))
}

/// An answer in words; the notation is its `Display`.
pub fn answer(rules: &Rules, answer: Move, names: &[&str], lang: Lang) -> String {
    tongue(lang).answer(answer, &Names::new(rules, names, lang))
}

/// The answer of `seat` that puts its card into a cabin, in words, with what comes of it.
pub fn into_cabin(rules: &Rules, seat: Seat, report: &CabinReport, names: &[&str], lang: Lang) -> String {
    let names = Names::new(rules, names, lang);
    let answer = tongue(lang).answer(Move::In(report.cabin), &names);
    let consequences = tongue(lang).consequences(report, rules.right_of(seat), &names);
    format!("{answer}{} {}", tongue(lang).words().colon, consequences.join(", "))
}

/// A strength in half units as people write it.
pub fn strength(half_units: u8, lang: Lang) -> String {
    tongue(lang).strength(half_units)
}

/// The heading of a group of moves.
pub fn group(group: Group, lang: Lang) -> &'static str {
    tongue(lang).group(group)
}

/// The text with a capital letter at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
