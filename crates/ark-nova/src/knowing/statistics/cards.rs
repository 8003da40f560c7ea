//! The life of every card in a game, and its later lives if it leaves a zoo and comes back.

use crate::catalogue::{CARDS, CardId, CardKind};
use crate::flow::event::Event;
use crate::position::Position;
use tabletop::{Listener, Seat};

/// How a card first came to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Got {
    /// Nobody had it.
    #[default]
    Never,
    /// Dealt in the set-up.
    Dealt,
    /// From the deck.
    Drawn,
    /// From the display into the hand.
    Taken,
    /// Revealed and kept.
    Kept,
    /// Played or supported from the display or the board, never in a hand.
    Open,
}

/// What became of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardLife {
    /// How it first came to a player.
    pub got: Got,
    /// The player it first came to.
    pub holder: Option<Seat>,
    /// The turn of that, 0 in the set-up.
    pub got_on: u16,
    /// Whether it was ever in the display, and since which turn.
    pub displayed: Option<u16>,
    /// Who played it.
    pub player: Option<Seat>,
    /// The turn of that.
    pub played_on: u16,
    /// The turn on which it was discarded after it had been played: the end of this life.
    pub left_on: Option<u16>,
    /// How often it was discarded, from a hand, the display or a zoo.
    pub discarded: u8,
    /// How often it was supported, as a project.
    pub supported: u8,
    /// Whether it was revealed from the deck or the discard pile.
    pub revealed: bool,
    /// Whether it was tucked.
    pub pouched: bool,
    /// Whether it was taken out of another hand.
    pub stolen: bool,
    /// Whether it was released.
    pub released: bool,
    /// Whether it was rescued, not played (map 10).
    pub rescued: bool,
    /// Who had it in hand at the end; for a final scoring card, who scored it.
    pub held_at_end: Option<Seat>,
}

impl CardLife {
    /// Whether the card came up in the game at all.
    pub fn came_up(&self) -> bool {
        *self != CardLife::default()
    }

    /// The seat whose result tells something about the card: who played it, otherwise who first had it.
    pub fn seat(&self) -> Option<Seat> {
        self.player.or(self.held_at_end).or(self.holder)
    }
}

/// The lives of all cards, written down while a game is played. A card that was played and left the zoo may come to
/// somebody again: that is another life.
#[derive(Clone, Debug)]
pub struct CardLives {
    lives: [CardLife; CARDS],
    earlier: Vec<(CardId, CardLife)>,
    turn: u16,
}

impl Default for CardLives {
    fn default() -> CardLives {
        CardLives { lives: [CardLife::default(); CARDS], earlier: Vec::new(), turn: 0 }
    }
}

impl CardLives {
    /// The life of a card; the last one if it had several.
    pub fn of(&self, card: CardId) -> &CardLife {
        &self.lives[card.place()]
    }

    /// All cards that came up, with each of their lives, in the order of the cards and of time.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, &CardLife)> {
        let lives = self.lives.iter().enumerate().filter(|(_, life)| life.came_up());
        lives.flat_map(|(place, last)| {
            let card = CardId::at(place);
            let earlier = self.earlier.iter().filter(move |(of, _)| *of == card).map(|(_, life)| life);
            earlier.chain([last]).map(move |life| (card, life))
        })
    }

    /// The life that goes on when something happens to a card: a new one if the last has ended.
    fn next(&mut self, card: CardId) -> &mut CardLife {
        let life = &mut self.lives[card.place()];
        if life.left_on.is_some() {
            self.earlier.push((card, std::mem::take(life)));
        }
        life
    }

    fn is_born_again(&self, card: CardId) -> bool {
        self.earlier.iter().any(|(of, _)| *of == card)
    }

    /// Adds what only the last position tells: what is still in hands, and the final scoring cards.
    pub fn finish(&mut self, position: &Position, seats: usize) {
        for seat in Seat::all(seats) {
            let zoo = position.zoo(seat);
            for card in zoo.hand.iter().chain(zoo.scoring_cards()) {
                self.had(seat, card);
                self.lives[card.place()].held_at_end = Some(seat);
            }
        }
    }

    fn came(&mut self, seat: Seat, card: CardId, got: Got, on: u16) {
        let life = self.next(card);
        if life.got == Got::Never {
            (life.got, life.holder, life.got_on) = (got, Some(seat), on);
        }
    }

    /// The set-up deals in silence: a card that leaves a hand it never came to was dealt.
    fn had(&mut self, seat: Seat, card: CardId) {
        self.next(card);
        if !self.is_born_again(card) {
            self.came(seat, card, Got::Dealt, 0);
        }
    }

    fn played(&mut self, seat: Seat, card: CardId) {
        let turn = self.turn;
        let life = self.next(card);
        let was_displayed = life.displayed.is_some();
        (life.player, life.played_on) = (Some(seat), turn);
        let is_open = was_displayed || self.is_born_again(card);
        let (got, on) = if is_open { (Got::Open, turn) } else { (Got::Dealt, 0) };
        self.came(seat, card, got, on);
    }

    fn discarded(&mut self, seat: Option<Seat>, card: CardId) {
        let turn = self.turn;
        let life = self.next(card);
        let from_hand = seat.filter(|_| life.displayed.is_none() && !life.revealed);
        life.discarded = life.discarded.saturating_add(1);
        if life.player.is_some() {
            life.left_on = Some(turn);
        } else if let Some(seat) = from_hand {
            self.had(seat, card);
        }
    }
}

impl Listener<Event> for CardLives {
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        let turn = self.turn;
        match event {
            Event::Turn { number, .. } => self.turn = number,
            Event::Displayed { card, .. } => {
                let life = self.next(card);
                life.displayed = life.displayed.or(Some(turn));
            }
            Event::Drew { seat, card: Some(card) } | Event::ScoringDrawn { seat, card: Some(card) } => {
                self.came(seat, card, Got::Drawn, turn);
            }
            Event::Took { seat, card, .. } | Event::Claimed { seat, card } => {
                self.came(seat, card, Got::Taken, turn)
            }
            Event::Kept { seat, card: Some(card) } => self.came(seat, card, Got::Kept, turn),
            Event::Revealed { card } => self.next(card).revealed = true,
            Event::Discarded { seat, card } => self.discarded(seat, card),
            Event::ScoringDiscarded { seat, card: Some(card) } => {
                self.had(seat, card);
                self.lives[card.place()].discarded += 1;
            }
            Event::Pouched { seat, card: Some(card) } => {
                self.had(seat, card);
                self.lives[card.place()].pouched = true;
            }
            Event::Stolen { from, card: Some(card), .. } => {
                self.had(from, card);
                self.lives[card.place()].stolen = true;
            }
            Event::Animal { seat, card, .. }
            | Event::Sponsor { seat, card, .. }
            | Event::Project { seat, card, .. } => self.played(seat, card),
            Event::Rescued { seat, card } => {
                self.played(seat, card);
                self.lives[card.place()].rescued = true;
            }
            Event::Supported { seat, card, .. } => {
                debug_assert_eq!(card.kind(), Some(CardKind::Project));
                self.came(seat, card, Got::Open, turn);
                self.lives[card.place()].supported += 1;
            }
            Event::Released { card, .. } => self.lives[card.place()].released = true,
            _ => {}
        }
    }
}
