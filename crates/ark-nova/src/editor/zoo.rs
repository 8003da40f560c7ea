//! What a player has: tracks, tokens, action cards, map and buildings, workers and tiles.

use super::Editor;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, Building, CardId, Icon, MapId, Side, SizeClass};
use crate::hex::{Cell, Cells, Placement, PlacementId, placements};
use crate::position::{ActionSlot, Money, Picks, Zoo};

impl Editor<'_> {
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
    pub fn slots(&mut self, seat: u8, actions: [Action; Action::ALL.len()]) -> &mut Self {
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
        self.action_card(seat, action).side = Side::II;
        self
    }

    /// Sets the Multiplier tokens on an action card.
    pub fn multipliers(&mut self, seat: u8, action: Action, n: u8) -> &mut Self {
        self.action_card(seat, action).multipliers = n;
        self
    }

    /// Puts a Venom token on an action card, or takes it off.
    pub fn venom(&mut self, seat: u8, action: Action, lies: bool) -> &mut Self {
        self.action_card(seat, action).venom = lies;
        self
    }

    /// Puts a Constriction token on an action card, or takes it off.
    pub fn constriction(&mut self, seat: u8, action: Action, lies: bool) -> &mut Self {
        self.action_card(seat, action).constriction = lies;
        self
    }

    fn action_card(&mut self, seat: u8, action: Action) -> &mut ActionSlot {
        let zoo = self.zoo(seat);
        let at = zoo.slot_of(action);
        &mut zoo.slots[at]
    }

    /// Gives a seat another map, any of them, empty but for what stands on it from the start.
    pub fn map(&mut self, seat: u8, label: &str) -> &mut Self {
        let map: MapId = label.parse().expect("a map");
        let zoo = self.zoo(seat);
        zoo.take_map(map);
        zoo.animals_in = Default::default();
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

    /// Sets whether the appeal for a covered map was gained.
    pub fn map_was_covered(&mut self, seat: u8, gained: bool) -> &mut Self {
        self.zoo(seat).map_was_covered = gained;
        self
    }

    /// Sets the workers that were hired, the first one included.
    pub fn workers(&mut self, seat: u8, hired: u8) -> &mut Self {
        self.zoo(seat).workers = hired;
        self
    }

    /// Sets how many of them are at a task.
    pub fn at_task(&mut self, seat: u8, task: Task, workers: u8) -> &mut Self {
        self.zoo(seat).at_tasks[task as usize] = workers;
        self
    }

    /// Leaves tokens on exactly these spaces of the left edge, from 1.
    pub fn left_edge(&mut self, seat: u8, spaces: &[u8]) -> &mut Self {
        self.zoo(seat).edge = spaces.iter().fold(0, |left, space| left | 1 << (space - 1));
        self
    }

    /// Sets the donations made.
    pub fn donated(&mut self, seat: u8, donations: u8) -> &mut Self {
        self.zoo(seat).donations = donations;
        self
    }

    /// Gives a partner zoo with its icon from the supply, without any bonus. The board keeps what it offers as long as
    /// the supply lasts.
    pub fn partner(&mut self, seat: u8, continent: Icon) -> &mut Self {
        let board = &mut self.position.association;
        let left = &mut board.partner_zoos[continent as usize];
        *left = left.saturating_sub(1);
        if *left == 0 {
            board.partners_on_offer &= !(1 << continent as u8);
        }
        let zoo = self.zoo(seat);
        zoo.partner_zoos.push(continent);
        zoo.add_icons(&[continent], 0, 0);
        self
    }

    /// Gives a university with its icons from the supply, without any bonus. The board keeps what it offers as long as
    /// the supply lasts; the base game has no supply of specific ones.
    pub fn university(&mut self, seat: u8, kind: University) -> &mut Self {
        let board = &mut self.position.association;
        if let Some(left) = board.universities.get_mut(kind as usize) {
            *left = left.saturating_sub(1);
            if *left == 0 {
                board.universities_on_offer &= !(1 << kind as u8);
            }
        }
        if let Some(at) = kind.specific_place() {
            board.specific &= !(1 << at);
            board.generic &= board.specific != 0;
        }
        let zoo = self.zoo(seat);
        zoo.universities.push(kind);
        zoo.add_icons(kind.icons(), 0, 0);
        self
    }

    /// Sets the icons of one kind by hand. They are a count of what is printed in the zoo, and a finished position is
    /// counted again: this is for looking at a position through [`Editor::raw`], not for playing on.
    pub fn icons(&mut self, seat: u8, icon: Icon, n: u8) -> &mut Self {
        self.zoo(seat).icons[icon as usize] = n;
        self
    }

    /// Sets the tokens on a sponsor.
    pub fn tokens_on(&mut self, seat: u8, sponsor: u16, n: u8) -> &mut Self {
        let tokens = &mut self.zoo(seat).tokens_on;
        match tokens.iter_mut().find(|(on, _)| on.0 == sponsor) {
            Some((_, tokens)) => *tokens = n,
            None => tokens.push((CardId(sponsor), n)),
        }
        self
    }

    /// Sets the size class chosen for the game.
    pub fn focus(&mut self, seat: u8, focus: Option<SizeClass>) -> &mut Self {
        self.zoo(seat).focus = focus;
        self
    }

    /// Picks cards of the hand for a question that is still open, by their places in the hand.
    pub fn picked(&mut self, seat: u8, places: &[usize]) -> &mut Self {
        let picked = &mut self.zoo(seat).picked;
        *picked = Picks::default();
        places.iter().for_each(|&place| picked.add(place));
        self
    }
}
