//! What lies on the table, and how far the game is.

use super::Editor;
use crate::catalogue::boards::University;
use crate::catalogue::{CardId, Icon};
use crate::position::{Agenda, Challenge, ProjectInPlay, ThisTurn, Tiles, Token};
use tabletop::{Chance, Seat, SeatSet, Seed};

impl Editor<'_> {
    /// Lays out the base projects below the board, without tokens.
    pub fn base_projects(&mut self, cards: &[u16]) -> &mut Self {
        let old: Vec<CardId> = self.position.association.base.iter().map(|project| project.card).collect();
        for card in old {
            self.lift(card);
            self.position.association.unused.insert(card);
        }
        for &card in cards {
            self.lift(CardId(card));
            let project = ProjectInPlay { card: CardId(card), ..Default::default() };
            self.position.association.base.push(project);
        }
        self
    }

    /// Puts a token on a level of a project in play (from 0), or takes it away.
    pub fn token(&mut self, project: u16, level: usize, token: Token) -> &mut Self {
        let board = &mut self.position.association;
        board.project_mut(CardId(project)).expect("a project in play").levels[level] = token;
        self
    }

    /// Puts exactly the partner zoos of these continents on the board; there are as many as before.
    pub fn offer_partners(&mut self, continents: &[Icon]) -> &mut Self {
        let bits = continents.iter().fold(0, |bits, &continent| bits | 1 << continent as u8);
        self.position.association.partners_on_offer = bits;
        self
    }

    /// Puts exactly these universities on the board; there are as many as before.
    pub fn offer_universities(&mut self, kinds: &[University]) -> &mut Self {
        let bits = kinds.iter().fold(0, |bits, &kind| bits | 1 << kind as u8);
        self.position.association.universities_on_offer = bits;
        self
    }

    /// Covers exactly these donation spaces, from 0.
    pub fn cover_donations(&mut self, spaces: &[usize]) -> &mut Self {
        self.position.association.donations = spaces.iter().fold(0, |bits, space| bits | 1 << space);
        self
    }

    /// Lays out bonus tiles on the conservation track; one of them that lies elsewhere is taken away there.
    pub fn tiles(&mut self, tiles: Tiles) -> &mut Self {
        tiles.iter().flatten().flatten().for_each(|&tile| self.lift_tile(tile));
        self.position.market.tiles = tiles;
        self
    }

    /// Puts maps on offer: two for each seat, or the pool.
    pub fn maps(&mut self, labels: &[&str]) -> &mut Self {
        self.position.maps = labels.iter().map(|label| label.parse().expect("a map")).collect();
        self
    }

    /// Lets a seat know a hidden card.
    pub fn knows(&mut self, seat: u8, card: u16) -> &mut Self {
        self.position.known[usize::from(seat)].insert(CardId(card));
        self
    }

    /// Lets a seat forget a hidden card, such as one that goes through hands out of its sight.
    pub fn forgets(&mut self, seat: u8, card: u16) -> &mut Self {
        self.position.known[usize::from(seat)].remove(CardId(card));
        self
    }

    /// Makes it a seat's turn, and says how many turns were begun.
    pub fn turn(&mut self, seat: u8, turns: u16) -> &mut Self {
        self.position.active = Seat(seat);
        self.position.asking = Some(Seat(seat));
        self.position.turns = turns;
        self
    }

    /// Sets what this turn has used up or owes.
    pub fn this_turn(&mut self, this_turn: ThisTurn) -> &mut Self {
        self.position.this_turn = this_turn;
        self
    }

    /// Sets what is still to be done, frames and pending effects.
    pub fn agenda(&mut self, agenda: Agenda) -> &mut Self {
        self.position.agenda = agenda;
        self
    }

    /// Sets the seats that have still to answer a question asked of several.
    pub fn open(&mut self, seats: SeatSet) -> &mut Self {
        self.position.open = seats;
        self
    }

    /// Sets the steps left on the break track; on the solo tile, the tokens in the left column.
    pub fn break_steps(&mut self, steps: u8) -> &mut Self {
        self.position.break_steps = steps;
        self
    }

    /// Sets who has brought the break token to the end in this turn.
    pub fn break_caused_by(&mut self, seat: Option<Seat>) -> &mut Self {
        self.position.break_caused_by = seat;
        self
    }

    /// Sets the rounds of a solo game that were played.
    pub fn solo_rounds(&mut self, rounds: u8) -> &mut Self {
        self.position.solo_rounds = rounds;
        self
    }

    /// Sets whether final scoring cards were discarded.
    pub fn scoring_discarded(&mut self, discarded: bool) -> &mut Self {
        self.position.scoring_discarded = discarded;
        self
    }

    /// Sets the turns that are left once the end was triggered.
    pub fn last_turns(&mut self, turns: Option<u8>) -> &mut Self {
        self.position.last_turns = turns;
        self
    }

    /// Sets the animals that have moved into the special enclosure just built.
    pub fn moved_in(&mut self, animals: &[u16]) -> &mut Self {
        self.position.moved_in = animals.iter().copied().map(CardId).collect();
        self
    }

    /// Sets how far a solo challenge is.
    pub fn challenge(&mut self, challenge: Challenge) -> &mut Self {
        self.position.challenge = challenge;
        self
    }

    /// Sets what is shuffled and drawn at random from here on.
    pub fn seed(&mut self, number: u64) -> &mut Self {
        self.position.chance = Chance::new(Seed::from_number(number));
        self
    }

    /// Sets the number of moments that cannot be taken back.
    pub fn irrevocable(&mut self, moments: u32) -> &mut Self {
        self.position.irrevocable = moments;
        self
    }
}
