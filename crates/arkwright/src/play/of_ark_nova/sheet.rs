//! What the screens of Ark Nova are drawn from: the view of one seat, what is printed, and what was told. There is no
//! way from here to a position.

use crate::words::{self, Lang};
use ark_nova::asking::explain::{Explanation, Price};
use ark_nova::catalogue::{Card, CardId};
use ark_nova::knowing::view::{View, ZooView};
use ark_nova::{Event, Move, Rules, Subject, Target};
use tabletop::{Seat, Viewer};

/// A sheet to draw from.
pub struct Sheet<'a> {
    /// What is printed.
    pub rules: &'a Rules,
    /// What the seat may know.
    pub view: View,
    /// Through whose eyes.
    pub seat: Seat,
    /// What the players are called.
    pub names: &'a [String],
    /// The language.
    pub lang: Lang,
    /// What happened, as the seat may know it.
    pub events: Vec<Event>,
    /// What the rules say about a card, a building, a task or an action.
    pub explain: &'a dyn Fn(Subject) -> Explanation,
}

/// A legal move as it is shown.
pub struct Shown {
    /// The move.
    pub answer: Move,
    /// What it does, in words.
    pub text: String,
    /// What it points at.
    pub points_at: Vec<Target>,
}

impl Sheet<'_> {
    /// The zoo of a seat.
    pub fn zoo(&self, seat: Seat) -> &ZooView {
        &self.view.zoos[seat.index()]
    }

    /// The own zoo.
    pub fn own(&self) -> &ZooView {
        self.zoo(self.seat)
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.zoos.len())
    }

    /// Whether a zoo is the own one.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer == Viewer::Seat(seat)
    }

    /// What a card of the hand or the display costs now.
    pub fn price(&self, card: CardId) -> Option<&Price> {
        self.view.prices.iter().find(|priced| priced.card == card).map(|priced| &priced.price)
    }

    /// The face of a card that is used in this game.
    pub fn card(&self, id: CardId) -> Option<Card> {
        Card::find(id, self.rules.options.edition)
    }

    /// The label of a card.
    pub fn label(&self, card: CardId) -> String {
        words::card_label(card, self.lang)
    }
}
