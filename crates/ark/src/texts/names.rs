//! What cards and players are called in one language.

use super::{tongue, tongue::Tongue};
use crate::{Card, Rules};
use tabletop::{Lang, Seat};

/// The names of cards and players.
pub(super) struct Names<'a> {
    rules: &'a Rules,
    players: &'a [&'a str],
    lang: Lang,
}

impl<'a> Names<'a> {
    /// The names in a language; a player without one is numbered.
    pub(super) fn new(rules: &'a Rules, players: &'a [&'a str], lang: Lang) -> Names<'a> {
        Names { rules, players, lang }
    }

    /// The language they are for.
    pub(super) fn tongue(&self) -> &'static dyn Tongue {
        tongue(self.lang)
    }

    /// The name of a card: as the deck list says, or ours for its id, or the id.
    pub(super) fn card(&self, card: Card) -> String {
        let Some(line) = self.rules.line(card) else { return format!("#{card}") };
        let own = self.tongue().name_in_deck(line).or_else(|| self.tongue().card(&line.id));
        own.or_else(|| Lang::ALL.into_iter().find_map(|other| tongue(other).name_in_deck(line)))
            .map_or_else(|| line.id.replace('_', " "), str::to_owned)
    }

    /// Whether the heel may be another one after a card: it weighs something, or drives out what does.
    pub(super) fn moves_heel(&self, card: Card) -> bool {
        self.rules.line(card).is_none_or(|line| line.weight > 0 || line.face().drives())
    }

    /// The names of cards, one after the other.
    pub(super) fn cards(&self, cards: impl IntoIterator<Item = Card>) -> Vec<String> {
        cards.into_iter().map(|card| self.card(card)).collect()
    }

    /// The name of a player.
    pub(super) fn player(&self, seat: Seat) -> String {
        let name = self.players.get(seat.index()).copied().filter(|name| !name.is_empty());
        name.map_or_else(|| self.tongue().player(seat), str::to_owned)
    }
}
