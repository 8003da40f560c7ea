//! Any position, in a few lines: for tests, puzzles and bug reports.
//!
//! An [`Editor`] is unchecked while it is written to; [`Editor::position`] hands out a position only if it keeps
//! every invariant, and otherwise lists those that it breaks.

use crate::catalogue::boards::University;
use crate::catalogue::{Action, Building, CardId, CardKind, Icon, MapId, Side};
use crate::hex::{Cell, Cells, Placement, PlacementId, placements};
use crate::moves::Move;
use crate::position::{ActionSlot, Money, Position, Zoo};
use crate::rules::Rules;
use tabletop::{Game, Seat, Seed, Silent, Violation};

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
    /// The discard pile.
    Discard,
    /// Above the association board, newest first.
    Project,
}

impl<'r> Editor<'r> {
    /// The first turn of a game; set-up questions are answered by their first answers.
    pub fn new(rules: &'r Rules, seed: u64) -> Editor<'r> {
        let mut position = rules.start(Seed::from_number(seed), &mut Silent);
        let mut moves = Vec::new();
        while position.turns == 0 {
            let seat = rules.asked(&position).first().expect("the set-up asks");
            rules.legal(&position, seat, &mut moves);
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
    pub fn position(&self) -> Result<Position, Vec<Violation>> {
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
            Place::Discard => {
                position.market.discard.insert(card);
            }
            Place::Project => {
                let project = crate::position::ProjectInPlay { card, ..Default::default() };
                position.association.above.push_front(project);
            }
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

    /// Fills folders 1 to 6; what lay there goes under the deck.
    pub fn display(&mut self, cards: [u16; 6]) -> &mut Self {
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

    /// Lays out the base projects below the board, without tokens.
    pub fn base_projects(&mut self, cards: &[u16]) -> &mut Self {
        let old: Vec<CardId> = self.position.association.base.iter().map(|project| project.card).collect();
        for card in old {
            self.lift(card);
            self.position.association.unused.insert(card);
        }
        for &card in cards {
            self.lift(CardId(card));
            let project = crate::position::ProjectInPlay { card: CardId(card), ..Default::default() };
            self.position.association.base.push(project);
        }
        self
    }

    /// Sets money, appeal, conservation and reputation.
    pub fn tracks(
        &mut self,
        seat: u8,
        money: u16,
        appeal: u8,
        conservation: u8,
        reputation: u8,
    ) -> &mut Self {
        let zoo = self.zoo(seat);
        zoo.money = Money(money);
        (zoo.appeal, zoo.conservation, zoo.reputation) = (appeal, conservation, reputation);
        self
    }

    /// Sets the X-tokens.
    pub fn x_tokens(&mut self, seat: u8, n: u8) -> &mut Self {
        self.zoo(seat).x_tokens = n;
        self
    }

    /// Puts the action cards in order, on side I and without tokens.
    pub fn slots(&mut self, seat: u8, actions: [Action; 5]) -> &mut Self {
        self.zoo(seat).slots = actions.map(ActionSlot::new);
        self
    }

    /// Puts one action card in a slot (from 1), the others keep their order.
    pub fn slot(&mut self, seat: u8, action: Action, slot: usize) -> &mut Self {
        let zoo = self.zoo(seat);
        let at = zoo.slot_of(action);
        zoo.to_slot_5(at);
        zoo.slots[slot - 1..].rotate_right(1);
        self
    }

    /// Flips an action card to side II.
    pub fn upgrade(&mut self, seat: u8, action: Action) -> &mut Self {
        let zoo = self.zoo(seat);
        let at = zoo.slot_of(action);
        zoo.slots[at].side = Side::II;
        self
    }

    /// Gives a seat another map, empty but for what stands on it from the start.
    pub fn map(&mut self, seat: u8, label: &str) -> &mut Self {
        let map: MapId = label.parse().expect("a map");
        self.zoo(seat).take_map(map);
        self
    }

    /// Puts a building on a map, whatever the rules of building say.
    pub fn build(&mut self, seat: u8, building: Building, anchor: &str, turn: u8) -> &mut Self {
        let anchor: Cell = anchor.parse().expect("a cell");
        let id = Placement::find(building, anchor, turn).expect("the canonical name of a placement");
        self.zoo(seat).place(building, id);
        self
    }

    /// Puts a building on exactly these cells, such as `"a3 a4"`, whatever the rules of building say.
    pub fn cover(&mut self, seat: u8, building: Building, cells: &str) -> &mut Self {
        let cells = Cells::named(cells);
        let id =
            placements(building).iter().position(|at| at.cells == cells).expect("the shape of the building");
        self.zoo(seat).place(building, id as PlacementId);
        self
    }

    /// Turns the standard enclosure at a cell to its occupied side.
    pub fn occupy(&mut self, seat: u8, cell: &str) -> &mut Self {
        let cell: Cell = cell.parse().expect("a cell");
        let buildings = &mut self.zoo(seat).buildings;
        let built = buildings.iter_mut().find(|built| built.cells().contains(cell)).expect("an enclosure");
        *built = built.turned(true);
        self
    }

    /// Puts animal tokens into a special enclosure.
    pub fn tokens_in(&mut self, seat: u8, building: Building, n: u8) -> &mut Self {
        let at = Zoo::HOMES.iter().position(|&home| home == building).expect("a special enclosure");
        self.zoo(seat).animals_in[at] = n;
        self
    }

    /// Gives a partner zoo from the board, without its bonus.
    pub fn partner(&mut self, seat: u8, continent: Icon) -> &mut Self {
        let board = &mut self.position.association;
        board.partner_zoos[continent as usize] -= 1;
        board.partners_on_offer &= !(1 << continent as u8);
        let zoo = self.zoo(seat);
        zoo.partner_zoos.push(continent);
        zoo.add_icons(&[continent], 0, 0);
        self
    }

    /// Gives a university from the board, without its bonus.
    pub fn university(&mut self, seat: u8, kind: University) -> &mut Self {
        let board = &mut self.position.association;
        board.universities[kind as usize] -= 1;
        board.universities_on_offer &= !(1 << kind as u8);
        let zoo = self.zoo(seat);
        zoo.universities.push(kind);
        zoo.add_icons(kind.icons(), 0, 0);
        self
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
            if zoo.played.remove(card) {
                let (icons, rock, water) = printed(self.rules, card);
                zoo.remove_icons(icons, rock, water);
            }
        }
        let market = &mut position.market;
        market.discard.remove(card);
        if let Some(folder) = market.folder(card) {
            market.display[folder] = None;
        }
        if let Some(at) = market.deck.iter().position(|&lying| lying == card) {
            market.deck.remove(at);
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
