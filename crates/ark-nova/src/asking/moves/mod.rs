//! Moves: every answer a question can have, and the notation in which they are written.

mod notation;

pub(crate) use notation::{source_list, source_notation};

use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, Alternate, BonusTile, Building, CardId, Icon, MapId, Resource, SizeClass};
use crate::hex::{Cell, PlacementId};
use crate::position::{Source, Split};
use tabletop::Seat;

/// One answer to a question. Moves are named by value, never by their place in a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Keep or take a map.
    Map(MapId),
    /// Keep an alternate action card and pass the others on.
    Draft(Alternate),
    /// Use these two alternate action cards.
    Alternates(Alternate, Alternate),
    /// Discard a hand card for more strength, before an action card is chosen.
    Strengthen(CardId),
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
    /// Use several tanks, with so many tokens each.
    Split(Split),
    /// Live with another herbivore.
    Flock,
    /// Build this.
    Build(Building),
    /// Build this as the extra building of the Build card.
    Extra(Building),
    /// Build this as the copy that a card allows, where it could be built by strength as well.
    Copy(Building),
    /// Lay the building here.
    Place(Building, PlacementId),
    /// Take the building off the map, named by its first cell.
    Lift(Cell),
    /// Put a lifted building back here; the cell names where it lay.
    Return(Building, Cell, PlacementId),
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
    /// Use an ability of another animal, by its place from 1 (Symbiosis).
    Ability(CardId, u8),
    /// Discard a card to lower the level of a sponsor.
    Lower(CardId),
    /// Exchange a card of the display (Digging).
    Dig(CardId),
    /// Rescue a card that is exchanged, from the display or the hand (map 10).
    Rescue(CardId),
    /// Refill the display between two snaps.
    Refill,
    /// Perform an association task.
    Task(Task),
    /// The same with so many more workers than it takes, for less strength.
    TaskWith(Task, u8),
    /// Hire a worker with the project task.
    Hire,
    /// Perform no task, and another action afterwards.
    OtherAction,
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
    /// Remove the marker of a continent.
    Marker(Icon),
    /// Choose a size class for the game.
    Focus(SizeClass),
    /// Sell a hand card by the ability of the map: a free move.
    Sell(CardId),
    /// Use a kept bonus tile: a free move.
    UseTile(BonusTile),
    /// Take a stored card back into the hand: a free move.
    TakeBack(CardId),
}

const _: () = assert!(size_of::<Move>() <= 8);
