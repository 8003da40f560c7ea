//! What a language has to say. A new language is one more implementation.

use super::names::Names;
use crate::printed::Topic;
use crate::{Blocker, CabinReport, Climate, DeckCard, Diet, Event, Group, Kind, Move, Question, Special};
use tabletop::Seat;

/// A language: every sentence and every word of the game.
pub(super) trait Tongue: Sync {
    /// The name a deck list gives to a card in this language.
    fn name_in_deck<'d>(&self, card: &'d DeckCard) -> Option<&'d str>;

    /// Our name for a card of the standard deck.
    fn card(&self, id: &str) -> Option<&'static str>;

    /// A player without a name.
    fn player(&self, seat: Seat) -> String;

    /// A scoring card.
    fn kind(&self, kind: Kind) -> &'static str;

    /// A climate.
    fn climate(&self, climate: Climate) -> &'static str;

    /// A diet.
    fn diet(&self, diet: Diet) -> &'static str;

    /// What an ability does.
    fn ability(&self, special: Special) -> &'static str;

    /// The name of something on the table or to be chosen, and what it means.
    fn topic(&self, topic: Topic) -> (String, &'static str);

    /// What stands between the whole and the half of a number.
    fn decimal_mark(&self) -> char;

    /// The line of the log for an event.
    fn event(&self, event: Event, names: &Names<'_>) -> String;

    /// A reason against a move.
    fn blocker(&self, blocker: Blocker, names: &Names<'_>) -> String;

    /// A question.
    fn question(&self, question: Question, names: &Names<'_>) -> String;

    /// An answer.
    fn answer(&self, answer: Move, names: &Names<'_>) -> String;

    /// What comes of putting a card into a cabin: with whom, the heel, the price and who gets it.
    fn consequences(&self, report: &CabinReport, neighbour: Seat, names: &Names<'_>) -> Vec<String>;

    /// The heading of a group of moves.
    fn group(&self, group: Group) -> &'static str;

    /// The words of the table.
    fn words(&self) -> &'static Words;

    /// A strength in half units.
    fn strength(&self, half_units: u8) -> String {
        let half = if half_units % 2 == 1 { format!("{}5", self.decimal_mark()) } else { String::new() };
        format!("{}{half}", half_units / 2)
    }
}

/// The words of the table in one language.
pub(super) struct Words {
    pub heel: &'static str,
    pub port: &'static str,
    pub starboard: &'static str,
    pub open: &'static str,
    pub pile: &'static str,
    pub rain: &'static str,
    pub supply: &'static str,
    pub gone: &'static str,
    pub cards: &'static str,
    pub known: &'static str,
    pub discs: &'static str,
    pub stock: &'static str,
    pub points: &'static str,
    pub pet: &'static str,
    pub passed: &'static str,
    pub hand: &'static str,
    pub endgame: &'static str,
    pub over: &'static str,
    pub played: &'static str,
    /// What stands between a word and what it introduces.
    pub colon: &'static str,
}
