//! Moves: every answer a question can have, and the notation in which they are written.

mod notation;

pub(crate) use notation::{source_list, source_notation};

use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, BonusTile, Building, CardId, Icon, MapId, Resource, SizeClass};
use crate::hex::{Cell, PlacementId};
use crate::position::Source;
use tabletop::Seat;

/// One answer to a question. Moves are named by value, never by their place in a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Keep or take a map.
    Map(MapId),
    /// Perform the action of an own card.
    Use {
        /// Which card.
        action: Action,
        /// The slot it lies in, from 1.
        slot: u8,
        /// X-tokens spent.
        x: u8,
    },
    /// Put a card on slot 1 for an X-token.
    XToken(Action),
    /// Perform the action of the victim's card (Hypnosis).
    Borrow {
        /// Which card.
        action: Action,
        /// The slot it lies in, from 1.
        slot: u8,
        /// X-tokens spent.
        x: u8,
    },
    /// Repeat the action with a Multiplier token.
    Repeat {
        /// X-tokens spent.
        x: u8,
    },
    /// Enough: finish, decline, do nothing more.
    Done,
    /// Accept what is offered.
    Yes,
    /// Choose one of several options, from 1 in their printed order.
    Option(u8),
    /// Play an animal from hand or display.
    Animal(CardId),
    /// Use a standard enclosure, named by its first cell.
    Enclosure(Cell),
    /// Use a special enclosure.
    Special(Building),
    /// Live with another herbivore.
    Flock,
    /// Build this.
    Build(Building),
    /// Lay the building here.
    Place(Building, PlacementId),
    /// Draw cards.
    Draw,
    /// Snap a display card.
    Snap,
    /// Take the top card of the deck.
    Deck,
    /// Choose a card.
    Card(CardId),
    /// Put a chosen card back.
    Back(CardId),
    /// Copy an ability of another animal, by its place from 1.
    Copy(CardId, u8),
    /// Discard a card to lower the level of a sponsor.
    Lower(CardId),
    /// Exchange a card of the display (Digging).
    Dig(CardId),
    /// Refill the display between two snaps.
    Refill,
    /// Perform an association task.
    Task(Task),
    /// Make a donation.
    Donate,
    /// Take a partner zoo.
    Partner(Icon),
    /// Take a university.
    University(University),
    /// Support a level of a project.
    Support(CardId, u8),
    /// Take the token of a space of the left edge, from 1 at the top.
    Edge(u8),
    /// Play a sponsor from hand or display.
    Sponsor(CardId),
    /// Move the break token for money.
    Break,
    /// Resolve this effect first.
    First(Source, u16),
    /// Choose an own action card.
    ActionCard(Action),
    /// Put the action card on slot 5.
    SlotFive(Action),
    /// Take or give money.
    Money,
    /// Give some of one resource for some of another.
    Trade(Resource, Resource),
    /// Use a Camouflage of this turn.
    Camouflage,
    /// Take a bonus tile.
    Tile(BonusTile),
    /// Choose a player.
    Seat(Seat),
    /// Let a random card be drawn.
    Give,
    /// Choose the placement bonus of a cell.
    Bonus(Cell),
    /// Choose a size class for the game.
    Focus(SizeClass),
    /// Sell a hand card by the ability of the map: a free move.
    Sell(CardId),
}

const _: () = assert!(size_of::<Move>() <= 8);
