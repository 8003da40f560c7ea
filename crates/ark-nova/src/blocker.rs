//! Why a move is not allowed, with its numbers.

use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, Building, CardId, Icon, Requirement, SizeClass};
use serde::Serialize;
use std::fmt;

/// A reason against a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
        /// What would be left.
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
    NothingToDo(Action),
    /// The card lies in another slot.
    OtherSlot {
        /// The slot it lies in.
        slot: u8,
    },
    /// The card cannot be reached there.
    NotThere(CardId),
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
        needs: Requirement,
        /// What is there of it.
        has: u8,
        /// How many conditions of this card may be ignored.
        ignored: u8,
    },
    /// This size class may not be played any more.
    OtherFocus(SizeClass),
    /// No empty enclosure fits.
    NoEnclosure {
        /// The size needed.
        size: u8,
        /// Rock needed next to it.
        rock: u8,
        /// Water needed next to it.
        water: u8,
    },
    /// This enclosure does not fit.
    EnclosureUnfit,
    /// There is no room for the building.
    NoRoom(Building),
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
    OnlyOne(Building),
    /// No two identical buildings in one action.
    BuiltAlready(Building),
    /// It needs the upgraded action card.
    NeedsSideII(Action),
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
    TaskDone(Task),
    /// No more workers can go there before the break.
    TaskClosed(Task),
    /// It would have no effect.
    NoEffect,
    /// The zoo has it already.
    PartnerOwned(Icon),
    /// The tile is not on the board.
    PartnerGone(Icon),
    /// No space is left for partner zoos.
    PartnersFull {
        /// How many are allowed now.
        most: u8,
    },
    /// The zoo has it already.
    UniversityOwned(University),
    /// The tile is not on the board.
    UniversityGone(University),
    /// No space is left for universities.
    UniversitiesFull,
    /// No project can be supported.
    NoProject,
    /// The project bears an own token already.
    SupportedAlready(CardId),
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
    NoBreedingPair(Icon),
    /// No token is left on the edge of the map.
    NoToken,
    /// A donation comes after a task, once in an action.
    NoDonation,
    /// At least one has to be done first.
    NotYet,
    /// The action card is upgraded already.
    Upgraded(Action),
    /// No such choice here.
    NoSuchChoice,
}

impl fmt::Display for Blocker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blocker::NotAsked => f.write_str("this is not what is asked now"),
            Blocker::Money { cost, has } => write!(f, "it costs {cost} money, you have {has}"),
            Blocker::Venom { leaves } => {
                write!(f, "Venom costs 2 money at the end of the turn, this would leave {leaves}")
            }
            Blocker::Strength { needs, has } => write!(f, "it needs strength {needs}, you have {has}"),
            Blocker::XTokens { needs, has } => write!(f, "it takes {needs} X-tokens, you have {has}"),
            Blocker::XTokensFull => f.write_str("you cannot hold more than 5 X-tokens"),
            Blocker::NothingToDo(action) => write!(f, "the {action:?} action would do nothing"),
            Blocker::OtherSlot { slot } => write!(f, "the card lies in slot {slot}"),
            Blocker::NotThere(card) => write!(f, "card {card} is not there"),
            Blocker::Range { folder, range } => {
                write!(f, "folder {folder} is out of your reputation range, which ends at {range}")
            }
            Blocker::OnlyFromHand => f.write_str("display cards need side II of the action card"),
            Blocker::Condition { needs, has, ignored } => {
                write!(f, "condition not met: {needs:?}, you have {has}")?;
                if *ignored > 0 { write!(f, " ({ignored} may be missing)") } else { Ok(()) }
            }
            Blocker::OtherFocus(size) => write!(f, "you may not play {size:?} animals any more"),
            Blocker::NoEnclosure { size, rock, water } => {
                write!(f, "no empty enclosure of size {size}")?;
                if *rock > 0 {
                    write!(f, " next to {rock} rock")?
                }
                if *water > 0 {
                    write!(f, " next to {water} water")?
                }
                Ok(())
            }
            Blocker::EnclosureUnfit => f.write_str("this enclosure does not fit"),
            Blocker::NoRoom(building) => write!(f, "there is no room for {}", building.face().name),
            Blocker::PlaceTaken => f.write_str("it covers a space that is not free for it"),
            Blocker::OutOfReach => f.write_str("it must touch a building (the first one: the border)"),
            Blocker::KioskTooClose => f.write_str("kiosks stand at least 3 spaces apart"),
            Blocker::Surroundings { rock, water, border } => {
                write!(f, "it needs {rock} rock and {water} water next to it and {border} border spaces")
            }
            Blocker::OnlyOne(building) => write!(f, "a zoo has only one {}", building.face().name),
            Blocker::BuiltAlready(building) => {
                write!(f, "{} was built in this action already", building.face().name)
            }
            Blocker::NeedsSideII(action) => write!(f, "it needs side II of the {action:?} card"),
            Blocker::Level { level, left } => write!(f, "its level is {level}, {left} are left"),
            Blocker::Workers { needs, has } => write!(f, "it takes {needs} workers, {has} are free"),
            Blocker::TaskDone(task) => write!(f, "the {task:?} task was done in this action already"),
            Blocker::TaskClosed(task) => write!(f, "the {task:?} task is closed until the break"),
            Blocker::NoEffect => f.write_str("it would have no effect"),
            Blocker::PartnerOwned(icon) => write!(f, "you have the partner zoo of {icon:?} already"),
            Blocker::PartnerGone(icon) => write!(f, "no partner zoo of {icon:?} lies on the board"),
            Blocker::PartnersFull { most } => write!(f, "you can have {most} partner zoos now"),
            Blocker::UniversityOwned(_) => f.write_str("you have this university already"),
            Blocker::UniversityGone(_) => f.write_str("this university does not lie on the board"),
            Blocker::UniversitiesFull => f.write_str("you have 3 universities already"),
            Blocker::NoProject => f.write_str("no project can be supported now"),
            Blocker::SupportedAlready(card) => write!(f, "you support project {card} already"),
            Blocker::LevelTaken => f.write_str("the level is not free"),
            Blocker::LevelNeed { needs, has } => write!(f, "the level needs {needs}, you have {has}"),
            Blocker::NoAnimal { icon, size } => write!(f, "you have no {size:?} animal with a {icon:?} icon"),
            Blocker::NoBreedingPair(icon) => {
                write!(f, "you have no {icon:?} animal with a partner zoo of its continent")
            }
            Blocker::NoToken => f.write_str("no token is left on the edge of your map"),
            Blocker::NoDonation => f.write_str("one donation at most, after a task, with side II"),
            Blocker::NotYet => f.write_str("you have to do something first"),
            Blocker::Upgraded(action) => write!(f, "the {action:?} card is upgraded already"),
            Blocker::NoSuchChoice => f.write_str("there is no such choice"),
        }
    }
}
