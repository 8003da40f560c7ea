//! Any position, in a few lines: for tests, puzzles and bug reports.
//!
//! An [`Editor`] is unchecked while it is written to; [`Editor::position`] hands out a position only if it keeps
//! every invariant, and otherwise lists those that it breaks. Any animal or sponsor can be put anywhere, also one of a
//! box that the game is played without.

mod expansion;
mod table;
mod zoo;

use crate::asking::moves::Move;
use crate::catalogue::{CardId, CardKind, Icon, boards};
use crate::position::{Position, ProjectInPlay, Zoo};
use crate::rules::Rules;
use tabletop::{Game, Seat, Seed, Silent, Violations};

/// A position being written.
#[derive(Clone)]
pub struct Editor<'r> {
    rules: &'r Rules,
    position: Position,
}

/// A place for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a hand, known to its owner.
    Hand(Seat),
    /// Played into a zoo, its icons counted; nothing it does happens.
    Zoo(Seat),
    /// A folder of the display, from 1; the card that was there goes under the deck.
    Display(u8),
    /// On top of the deck.
    DeckTop,
    /// Under the deck.
    DeckBottom,
    /// The discard pile.
    Discard,
    /// Revealed or drawn for a choice that is still open.
    Aside,
    /// Above the association board, newest first.
    Project,
    /// Among the base projects that were not laid out.
    Unused,
    /// Tucked under a sponsor or a map space, known to the owner.
    Pouch(Seat),
    /// Tucked under an animal of a zoo, known to the owner of the zoo.
    Under(CardId),
    /// A final scoring card of a seat, known to it.
    Scoring(Seat),
    /// On top of the final scoring cards.
    ScoringPile,
    /// Face down on a notepad, known to the owner.
    Store(Seat),
    /// Out of a solo challenge.
    Removed,
}

impl<'r> Editor<'r> {
    /// The first turn of a game; set-up questions are answered by their first answers.
    pub fn new(rules: &'r Rules, seed: u64) -> Editor<'r> {
        let mut position = rules.start(Seed::from_number(seed), &mut Silent);
        let mut moves = Vec::new();
        while position.turns == 0 {
            let seat = rules.asked(&position).first().expect("the set-up asks");
            rules.distinct(&position, seat, &mut moves);
            let answer: Move = moves[0];
            rules.apply(&mut position, seat, answer, &mut Silent).expect("a listed answer");
        }
        Editor { rules, position }
    }

    /// The rules the position is written for.
    pub const fn rules(&self) -> &'r Rules {
        self.rules
    }

    /// Goes on from a position, for example one read from JSON.
    pub fn from_position(rules: &'r Rules, position: Position) -> Editor<'r> {
        Editor { rules, position }
    }

    /// The finished position, or every invariant it breaks.
    pub fn position(&self) -> Result<Position, Violations> {
        self.rules.validate(&self.position).map(|()| self.position)
    }

    /// Anything of the position, unchecked.
    pub fn raw(&mut self) -> &mut Position {
        &mut self.position
    }

    /// Anything of a zoo, unchecked.
    pub fn zoo(&mut self, seat: u8) -> &mut Zoo {
        self.position.zoo_mut(Seat(seat))
    }

    /// Moves a card from wherever it is.
    pub fn put(&mut self, card: u16, place: Place) -> &mut Self {
        let card = CardId(card);
        self.lift(card);
        let position = &mut self.position;
        match place {
            Place::Hand(seat) => {
                position.zoo_mut(seat).hand.insert(card);
                position.known[seat.index()].insert(card);
            }
            Place::Zoo(seat) => {
                let (icons, rock, water) = printed(self.rules, card);
                let zoo = position.zoo_mut(seat);
                zoo.played.insert(card);
                zoo.add_icons(icons, rock, water);
            }
            Place::Display(folder) => {
                let old = position.market.display[usize::from(folder) - 1].replace(card);
                if let Some(old) = old {
                    position.market.deck.push_front(old);
                }
            }
            Place::DeckTop => position.market.deck.push(card),
            Place::DeckBottom => position.market.deck.push_front(card),
            Place::Discard => {
                position.market.discard.insert(card);
            }
            Place::Aside => position.market.aside.push(card),
            Place::Project => {
                let project = ProjectInPlay { card, ..Default::default() };
                position.association.above.push_front(project);
            }
            Place::Unused => {
                position.association.unused.insert(card);
            }
            Place::Pouch(seat) => {
                position.zoo_mut(seat).pouched.insert(card);
                position.known[seat.index()].insert(card);
            }
            Place::Under(host) => {
                position.under.push((host, card));
                let owner = position.zoos.iter().position(|zoo| zoo.played.contains(host));
                position.known[owner.expect("an animal in a zoo")].insert(card);
            }
            Place::Scoring(seat) => {
                position.zoo_mut(seat).scoring |= 1 << card.0;
                position.known[seat.index()].insert(card);
            }
            Place::ScoringPile => position.market.scoring.push(card),
            Place::Store(seat) => {
                position.zoo_mut(seat).stored.push(card);
                position.zoo_mut(seat).stored.sort_unstable();
                position.known[seat.index()].insert(card);
            }
            Place::Removed => position.challenge.removed += 1,
        }
        self
    }

    /// Moves several cards to one place.
    pub fn put_all(&mut self, cards: &[u16], place: Place) -> &mut Self {
        for &card in cards {
            self.put(card, place);
        }
        self
    }

    /// Empties a hand; its cards go under the deck.
    pub fn empty_hand(&mut self, seat: u8) -> &mut Self {
        let hand = self.zoo(seat).hand;
        for card in hand.iter() {
            self.lift(card);
            self.position.market.deck.push_front(card);
        }
        self
    }

    /// Fills the folders from 1 on; what lay there goes under the deck.
    pub fn display(&mut self, cards: [u16; boards::FOLDERS as usize]) -> &mut Self {
        for (folder, card) in (1..).zip(cards) {
            self.put(card, Place::Display(folder));
        }
        self
    }

    /// Puts cards on the deck, the first one on top.
    pub fn deck_top(&mut self, cards: &[u16]) -> &mut Self {
        for &card in cards.iter().rev() {
            self.put(card, Place::DeckTop);
        }
        self
    }

    /// Gives a seat exactly these final scoring cards; those it had go under the pile.
    pub fn scoring(&mut self, seat: u8, cards: &[u16]) -> &mut Self {
        let old: Vec<CardId> = self.zoo(seat).scoring_cards().collect();
        for card in old {
            self.lift(card);
            self.position.market.scoring.push_front(card);
        }
        self.put_all(cards, Place::Scoring(Seat(seat)))
    }

    /// Takes a card out of its place.
    fn lift(&mut self, card: CardId) {
        let position = &mut self.position;
        for known in &mut position.known {
            known.remove(card);
        }
        for zoo in &mut position.zoos {
            zoo.hand.remove(card);
            zoo.pouched.remove(card);
            if let Some(at) = zoo.stored.iter().position(|&lying| lying == card) {
                zoo.stored.remove(at);
            }
            if card.kind() == Some(CardKind::FinalScoring) {
                zoo.scoring &= !(1 << card.0);
            }
            if zoo.played.remove(card) {
                let (icons, rock, water) = printed(self.rules, card);
                zoo.remove_icons(icons, rock, water);
            }
            if let Some(at) = zoo.rescued.iter().position(|&lying| lying == card) {
                zoo.rescued.remove(at);
            }
        }
        let market = &mut position.market;
        market.discard.remove(card);
        if let Some(folder) = market.folder(card) {
            market.display[folder] = None;
        }
        if let Some(at) = market.marks.iter().position(|(marked, _)| *marked == card) {
            market.marks.remove(at);
        }
        if let Some(at) = market.deck.iter().position(|&lying| lying == card) {
            market.deck.remove(at);
        }
        if let Some(at) = market.aside.iter().position(|&lying| lying == card) {
            market.aside.remove(at);
        }
        if let Some(at) = market.scoring.iter().position(|&lying| lying == card) {
            market.scoring.remove(at);
        }
        let board = &mut position.association;
        board.unused.remove(card);
        if let Some(at) = board.base.iter().position(|project| project.card == card) {
            board.base.remove(at);
        }
        if let Some(at) = board.above.iter().position(|project| project.card == card) {
            board.above.remove(at);
        }
        if let Some(at) = position.under.iter().position(|&(_, lying)| lying == card) {
            position.under.remove(at);
        }
    }
}

fn printed(rules: &Rules, card: CardId) -> (&'static [Icon], u8, u8) {
    match card.kind() {
        Some(CardKind::Animal) => {
            let animal = rules.animal(card);
            (animal.icons, animal.rock, animal.water)
        }
        Some(CardKind::Sponsor) => {
            let sponsor = rules.sponsor(card);
            (sponsor.icons, sponsor.rock, sponsor.water)
        }
        _ => (&[], 0, 0),
    }
}
