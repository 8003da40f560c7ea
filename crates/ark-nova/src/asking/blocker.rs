//! Why a move is not allowed, with its numbers.

use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, Building, CardId, Icon, Requirement, SizeClass};
use crate::texts::{self, Lang};
use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::Seat;

/// A reason against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Blocker {
    /// The question asks for something else.
    NotAsked,
    /// Not enough money.
    Money {
        /// What it costs.
        cost: u16,
        /// What is there.
        has: u16,
    },
    /// Venom has to be paid at the end of the turn.
    Venom {
        /// The most that could be left.
        leaves: u16,
    },
    /// Not enough strength.
    Strength {
        /// What it needs.
        needs: u8,
        /// What is there.
        has: u8,
    },
    /// Not enough X-tokens.
    XTokens {
        /// How many are to be spent.
        needs: u8,
        /// How many are there.
        has: u8,
    },
    /// No more X-tokens can be held.
    XTokensFull,
    /// The action would do nothing.
    NothingToDo {
        /// Which action.
        action: Action,
    },
    /// The card lies in another slot.
    OtherSlot {
        /// The slot it lies in.
        slot: u8,
    },
    /// The card cannot be reached there.
    NotThere {
        /// Which card.
        card: CardId,
    },
    /// The display card is out of reputation range.
    Range {
        /// The folder it lies in.
        folder: u8,
        /// The last folder in range.
        range: u8,
    },
    /// Display cards need the other side of the action card.
    OnlyFromHand,
    /// A condition of the card is not met.
    Condition {
        /// The condition.
        #[serde(with = "named")]
        #[cfg_attr(feature = "schema", schemars(with = "named::ConditionView"))]
        needs: Requirement,
        /// What is there of it.
        has: u8,
        /// How many conditions of this card may be ignored.
        ignored: u8,
    },
    /// This size class may not be played any more.
    OtherFocus {
        /// Its size class.
        size: SizeClass,
    },
    /// Only this size class may be played here.
    OtherSize {
        /// The size class that may.
        size: SizeClass,
    },
    /// The card is among the chosen ones already.
    Picked {
        /// Which card.
        card: CardId,
    },
    /// The card is not among the chosen ones.
    NotPicked {
        /// Which card.
        card: CardId,
    },
    /// More cards have to be chosen.
    TooFew {
        /// How many are chosen.
        picked: u8,
        /// How many it takes.
        needs: u8,
    },
    /// There are no cards to give.
    NoCards,
    /// The player cannot be hit: others lead the track, or it is out of reach of such effects.
    NoLeader {
        /// The player.
        seat: Seat,
    },
    /// No empty enclosure fits.
    NoEnclosure {
        /// The size needed; 0 where only a special enclosure will do.
        size: u8,
        /// Rock needed next to it.
        rock: u8,
        /// Water needed next to it.
        water: u8,
    },
    /// The animal lives in aquariums only, and does not move between them (U-12).
    StaysInTanks {
        /// Which animal.
        card: CardId,
    },
    /// There is no room for the building.
    NoRoom {
        /// Which building.
        building: Building,
    },
    /// It may not lie there.
    PlaceTaken,
    /// It must touch another building, or the border as the first one.
    OutOfReach,
    /// Too close to another kiosk.
    KioskTooClose,
    /// Not next to enough rock or water, or on too few border spaces.
    Surroundings {
        /// Rock needed.
        rock: u8,
        /// Water needed.
        water: u8,
        /// Border spaces needed.
        border: u8,
    },
    /// A zoo has only one of them.
    OnlyOne {
        /// Which building.
        building: Building,
    },
    /// No two identical buildings in one action.
    BuiltAlready {
        /// Which building.
        building: Building,
    },
    /// It needs the upgraded action card.
    #[serde(rename = "needs_side_ii")]
    NeedsSideII {
        /// Which action card.
        action: Action,
    },
    /// The level is too high.
    Level {
        /// The level of the sponsor.
        level: u8,
        /// What is left for it.
        left: u8,
    },
    /// Not enough workers.
    Workers {
        /// How many it takes.
        needs: u8,
        /// How many are there.
        has: u8,
    },
    /// The task has been done in this action.
    TaskDone {
        /// Which task.
        task: Task,
    },
    /// No more workers can go there before the break.
    TaskClosed {
        /// Which task.
        task: Task,
    },
    /// It would have no effect.
    NoEffect,
    /// The zoo has it already.
    PartnerOwned {
        /// Of which continent.
        continent: Icon,
    },
    /// The tile is not on the board.
    PartnerGone {
        /// Of which continent.
        continent: Icon,
    },
    /// No space is left for partner zoos.
    PartnersFull {
        /// How many are allowed now.
        most: u8,
    },
    /// The zoo has it already.
    UniversityOwned {
        /// Which kind.
        university: University,
    },
    /// The tile is not on the board.
    UniversityGone {
        /// Which kind.
        university: University,
    },
    /// No space is left for universities.
    UniversitiesFull,
    /// No such tile is left in the supply.
    SupplyEmpty,
    /// No project can be supported.
    NoProject,
    /// The project bears an own token already.
    SupportedAlready {
        /// Which project.
        card: CardId,
    },
    /// The level is taken or blocked.
    LevelTaken,
    /// The level needs more.
    LevelNeed {
        /// What it needs.
        needs: u8,
        /// What is there.
        has: u8,
    },
    /// No fitting animal for the level.
    NoAnimal {
        /// The icon it must have.
        icon: Icon,
        /// The size class it must have.
        size: SizeClass,
    },
    /// No animal with the icon and a partner zoo of its continent.
    NoBreedingPair {
        /// The icon.
        icon: Icon,
    },
    /// No token is left on the edge of the map.
    NoToken,
    /// A donation comes after a task, once in an action.
    NoDonation,
    /// At least one has to be done first.
    NotYet,
    /// What was begun has to be finished first.
    Unfinished,
    /// No such choice here.
    NoSuchChoice,
}

impl fmt::Display for Blocker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::blocker_text(self, Lang::En))
    }
}

/// A condition in JSON: its kind and named fields.
mod named {
    use crate::catalogue::{Action, Icon, Requirement};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// A condition of a card.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[serde(tag = "kind", rename_all = "snake_case")]
    pub(super) enum ConditionView {
        /// At least so many icons in the zoo.
        Icons { icon: Icon, n: u8 },
        /// A partner zoo of one of the animal's own continents.
        PartnerZooOfContinent,
        /// At least so many partner zoos.
        PartnerZoos { n: u8 },
        /// At least one university.
        University,
        /// At least so many kiosks.
        Kiosks { n: u8 },
        /// The action card on side II.
        Upgraded { action: Action },
        /// At least so much reputation.
        Reputation { n: u8 },
        /// At most so much appeal.
        MaxAppeal { n: u8 },
    }

    pub(super) fn serialize<S: Serializer>(needs: &Requirement, serializer: S) -> Result<S::Ok, S::Error> {
        let named = match *needs {
            Requirement::Icons(icon, n) => ConditionView::Icons { icon, n },
            Requirement::PartnerZooOfContinent => ConditionView::PartnerZooOfContinent,
            Requirement::PartnerZoos(n) => ConditionView::PartnerZoos { n },
            Requirement::University => ConditionView::University,
            Requirement::Kiosks(n) => ConditionView::Kiosks { n },
            Requirement::Upgraded(action) => ConditionView::Upgraded { action },
            Requirement::Reputation(n) => ConditionView::Reputation { n },
            Requirement::MaxAppeal(n) => ConditionView::MaxAppeal { n },
        };
        named.serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Requirement, D::Error> {
        Ok(match ConditionView::deserialize(deserializer)? {
            ConditionView::Icons { icon, n } => Requirement::Icons(icon, n),
            ConditionView::PartnerZooOfContinent => Requirement::PartnerZooOfContinent,
            ConditionView::PartnerZoos { n } => Requirement::PartnerZoos(n),
            ConditionView::University => Requirement::University,
            ConditionView::Kiosks { n } => Requirement::Kiosks(n),
            ConditionView::Upgraded { action } => Requirement::Upgraded(action),
            ConditionView::Reputation { n } => Requirement::Reputation(n),
            ConditionView::MaxAppeal { n } => Requirement::MaxAppeal(n),
        })
    }
}
