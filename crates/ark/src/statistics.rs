//! What players ask about a game afterwards: a fold over its events.

use crate::{Card, Event, MAX_SEATS};
use tabletop::{Listener, Seat};

/// What one seat did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatStatistics {
    /// Turns.
    pub turns: u16,
    /// Open cards taken, those for new cabins included.
    pub taken: u8,
    /// Cards drawn from the pile.
    pub drawn: u8,
    /// Cards that entered the ark.
    pub played: u8,
    /// Cards played in the endgame.
    pub played_in_endgame: u8,
    /// New cabins opened, a disc paid for each.
    pub cabins: u8,
    /// Discs received for new cabins of the left neighbour.
    pub discs_received: u8,
    /// Discs taken from the supply.
    pub discs_taken: u8,
    /// Animals driven out.
    pub driven_out: u8,
    /// Figures placed on each scoring card, raised ones included.
    pub figures: [u8; 5],
    /// Figures put on a disc on each scoring card.
    pub raised: [u8; 5],
    /// Figures that were missing.
    pub missing: u8,
    /// Exchanges of two raised figures for three.
    pub exchanged: u8,
    /// Abilities left unused.
    pub skipped: u8,
    /// The pet that was laid, if any.
    pub pet: Option<Card>,
    /// The points of each scoring card.
    pub points: [u8; 5],
    /// The place in the order of passing, from 1.
    pub passed: u8,
}

/// What became of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardLife {
    /// The turn since which it lay open, 0 from the set-up on.
    pub opened: Option<u16>,
    /// Who had it in hand first.
    pub holder: Option<Seat>,
    /// The turn of that, 0 if it was dealt.
    pub got_on: u16,
    /// Who played it.
    pub player: Option<Seat>,
    /// The turn of that.
    pub played_on: u16,
    /// Who drove it out of the ark.
    pub driven_out_by: Option<Seat>,
    /// Whether it lay in the ark from the start.
    pub start: bool,
    /// Whether it was laid as a pet.
    pub pet: bool,
}

/// What happened in a game, counted while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// What each seat did.
    pub seats: [SeatStatistics; MAX_SEATS],
    /// The lives of the cards, by their places in the deck.
    pub cards: [CardLife; 64],
    /// Turns of all seats.
    pub turns: u16,
    /// Turns of all seats before the endgame.
    pub turns_before_endgame: u16,
    /// How far the ship leaned at most.
    pub most_heel: u8,
    endgame: bool,
    passed: u8,
}

impl Default for Statistics {
    fn default() -> Statistics {
        Statistics {
            seats: Default::default(),
            cards: [CardLife::default(); 64],
            turns: 0,
            turns_before_endgame: 0,
            most_heel: 0,
            endgame: false,
            passed: 0,
        }
    }
}

impl Statistics {
    fn of(&mut self, seat: Seat) -> &mut SeatStatistics {
        &mut self.seats[seat.index()]
    }

    fn came(&mut self, seat: Seat, card: Card, on: u16) {
        let life = &mut self.cards[card.index()];
        if life.holder.is_none() {
            (life.holder, life.got_on) = (Some(seat), on);
        }
    }

    /// Adds what only the last position tells: cards that were dealt and are still in a hand.
    pub fn finish(&mut self, position: &crate::Position) {
        for (seat, hand) in Seat::all(MAX_SEATS).zip(position.hands) {
            hand.iter().for_each(|card| self.came(seat, card, 0));
        }
    }
}

impl Listener<Event> for Statistics {
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        let turn = self.turns;
        match event {
            Event::SetUp { start, row, .. } => {
                start.into_iter().for_each(|start| self.cards[start.card.index()].start = true);
                row.into_iter().for_each(|card| self.cards[card.index()].opened = Some(0));
            }
            Event::Turn { seat } => {
                self.turns += 1;
                self.turns_before_endgame += u16::from(!self.endgame);
                self.of(seat).turns += 1;
            }
            Event::Took { seat, card } => {
                self.came(seat, card, turn);
                self.of(seat).taken += 1;
            }
            Event::Drew { seat, card } => {
                if let Some(card) = card {
                    self.came(seat, card, turn);
                }
                self.of(seat).drawn += 1;
            }
            Event::Opened { card } => {
                let life = &mut self.cards[card.index()];
                life.opened = life.opened.or(Some(turn));
            }
            Event::PetLaid { seat, card } => {
                self.of(seat).pet = card;
                if let Some(card) = card {
                    // Hands are dealt in silence: what leaves a hand it never came to was dealt.
                    self.came(seat, card, 0);
                    self.cards[card.index()].pet = true;
                }
            }
            Event::PaidCabin { seat, to, .. } => {
                self.of(seat).cabins += 1;
                self.of(to).discs_received += 1;
            }
            Event::PaidPlay { seat } => self.of(seat).played_in_endgame += 1,
            Event::Boarded { seat, card, heel, .. } => {
                self.came(seat, card, 0);
                let life = &mut self.cards[card.index()];
                (life.player, life.played_on) = (Some(seat), turn);
                self.most_heel = self.most_heel.max(heel.unsigned_abs());
                self.of(seat).played += 1;
            }
            Event::DrivenOut { seat, card, .. } => {
                self.cards[card.index()].driven_out_by = Some(seat);
                self.of(seat).driven_out += 1;
            }
            Event::Figure { seat, scoring, raised } => {
                let of = self.of(seat);
                of.figures[scoring.index()] += 1;
                of.raised[scoring.index()] += u8::from(raised);
            }
            Event::NoFigure { seat, .. } => self.of(seat).missing += 1,
            Event::Exchanged { seat, .. } => self.of(seat).exchanged += 1,
            Event::TookDiscs { seat, discs } => self.of(seat).discs_taken += discs,
            Event::Raised { seat, scoring } => self.of(seat).raised[scoring.index()] += 1,
            Event::Skipped { seat, .. } => self.of(seat).skipped += 1,
            Event::Endgame => self.endgame = true,
            Event::Passed { seat } => {
                self.passed += 1;
                let place = self.passed;
                self.of(seat).passed = place;
            }
            Event::Scored { scoring, shares } => {
                for share in shares.iter() {
                    self.of(share.seat).points[scoring.index()] = share.points;
                }
            }
            Event::Rain { .. }
            | Event::NoPet { .. }
            | Event::Plays { .. }
            | Event::NotExchanged { .. }
            | Event::PetShown { .. }
            | Event::Ended { .. } => {}
        }
    }
}
