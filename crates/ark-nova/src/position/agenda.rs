//! What is still to be done: a stack of frames, each with a bag of effects of one moment.

use super::List;
use crate::catalogue::action_cards::{self, ActionSide};
use crate::catalogue::animals::SeaAbility;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, BonusTile, Building, CardId, Icon, PlacementNeed, Resource, Side};
use crate::hex::Cell;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The most frames on the stack.
pub const DEPTH: usize = 20;
/// The most pending effects of all frames together.
pub const PENDING: usize = 40;
/// The most effects that wait for the end of an action.
pub const WAITING: usize = 24;

/// The stack of frames. The bags lie one behind the other in one list; each frame knows where its own begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Agenda {
    levels: List<Level, DEPTH>,
    pending: List<Pending, PENDING>,
    /// Effects that wait until the action is finished.
    pub waiting: List<Pending, WAITING>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Level {
    frame: Frame,
    bag: u8,
}

/// One level of the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Frame {
    /// Nothing is left to do: the game is over.
    #[default]
    Over,
    /// Choices before the first turn.
    Setup(Setup),
    /// A seat's turn.
    Turn(Turn),
    /// An action is performed.
    Action(Performing),
    /// Only a bag: effects set off by something below.
    Bag,
    /// An effect that asks something.
    Doing(Doing),
    /// An animal looks for its enclosure.
    House {
        /// Which animal.
        card: CardId,
    },
    /// What may be spent to ignore missing conditions of the animal that is played is chosen (P-10).
    Conditions {
        /// Which animal.
        card: CardId,
        /// How many conditions are still missing.
        missing: u8,
        /// Whether the action card lets one be missing, if the animal stays the only one.
        single: bool,
    },
    /// A building looks for its place.
    Place {
        /// Which building.
        building: Building,
        /// What it costs.
        price: u8,
        /// What it needs around it.
        need: PlacementNeed,
        /// Whether it may cover one rock or water space, and the money that brings or, if negative, costs.
        #[serde(default)]
        terrain: Option<i8>,
    },
    /// A project is supported.
    Support(Supporting),
    /// An animal leaves its enclosure: released, or moving into a new special enclosure.
    Leave {
        /// Which animal.
        card: CardId,
        /// Where it moves to; nowhere if released.
        to: Option<Building>,
    },
    /// The tokens of an animal that moves are put into the new tank and others (M-2.6).
    Settle {
        /// Which animal.
        card: CardId,
        /// The new tank, which gets at least one.
        to: Building,
    },
    /// Animals may move into a special enclosure just built.
    MoveIn {
        /// The enclosure.
        building: Building,
    },
    /// All seats discard one final scoring card.
    ScoringDiscard,
    /// The break.
    Break(Break),
    /// No turn is left: the last discard, then the final scoring.
    Ending,
}

/// Choices before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Setup {
    /// Each seat keeps one of two maps.
    Maps,
    /// Maps are chosen from a pool, the last seat first; this seat chooses now.
    MapPool(Seat),
    /// Each seat keeps one of three alternate action cards, then one of the two it was passed.
    Draft {
        /// Whether it is the second time.
        again: bool,
    },
    /// Each seat chooses the two alternate action cards it uses.
    Alternates,
    /// Each seat keeps four of eight cards.
    Hands,
}

/// The stages of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turn {
    /// An action card is chosen.
    Choose,
    /// Effects wait that come after the action.
    After,
    /// Nothing is left but free moves (D-48).
    Last,
    /// The turn ends.
    End,
}

/// An action being performed: the card in use and how far it got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Performing {
    /// Which action.
    pub action: Action,
    /// Whose card is in use.
    pub owner: Seat,
    /// The side this performance began with (D-34).
    pub side: Side,
    /// The number of the card: 0 for the standard one.
    #[serde(default)]
    pub number: u8,
    /// The strength of this performance.
    pub strength: u8,
    /// Repetitions that Multiplier tokens still allow.
    pub repeats: u8,
    /// How far it got.
    pub progress: Progress,
}

impl Performing {
    /// What is printed on the side this performance began with.
    pub fn printed(self) -> &'static ActionSide {
        action_cards::side(self.action, self.number, self.side)
    }

    /// Where that is printed.
    pub const fn source(self) -> Source {
        Source::ActionCard(self.action, self.number, self.side)
    }
}

/// How far an action got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Progress {
    /// Animals.
    Animals {
        /// How many more may be played.
        left: u8,
        /// How many were played.
        played: u8,
        /// The size classes among them, one bit each.
        classes: u8,
    },
    /// Association tasks.
    Association {
        /// Strength left.
        left: u8,
        /// Tasks done, one bit each.
        tasks: u8,
        /// Whether a donation was made.
        donated: bool,
    },
    /// Buildings.
    Build {
        /// Strength left.
        left: u8,
        /// Kinds built, one bit for each of the first twelve buildings.
        built: u16,
        /// Whether the extra copy was built.
        copied: bool,
        /// Whether the building that the card adds was built.
        #[serde(default)]
        extra: bool,
        /// Whether the rock or water space that the card opens was covered.
        #[serde(default)]
        terrain: bool,
    },
    /// Cards: draw or snap is still to be chosen.
    Cards,
    /// Cards are drawn.
    Drawing {
        /// How many more may be drawn.
        left: u8,
        /// Whether one was drawn.
        begun: bool,
    },
    /// Cards are discarded.
    Discarding {
        /// How many more.
        left: u8,
    },
    /// Cards are snapped.
    Snapping {
        /// How many more.
        left: u8,
    },
    /// Sponsors.
    Sponsors {
        /// Levels left.
        left: u8,
        /// How many were played.
        played: u8,
        /// Whether what an alternate card adds was used.
        #[serde(default)]
        used: bool,
        /// Whether nothing more is played; only what an alternate card adds may follow.
        #[serde(default)]
        over: bool,
        /// By how much one sponsor of this action may still be lowered.
        #[serde(default)]
        lower: u8,
    },
    /// This performance is done; it may be repeated.
    Done,
}

/// An effect that asks something, and how far it got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Doing {
    /// The effect.
    pub what: Pending,
    /// How often it may still be done.
    pub left: u8,
    /// Whether it was done at least once, or half of it.
    pub begun: bool,
}

/// A project that is supported step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Supporting {
    /// Which project; none yet while it is chosen.
    pub card: CardId,
    /// Which level.
    pub level: u8,
    /// Whether the project has just been brought into play.
    pub new: bool,
    /// What is asked next.
    pub stage: SupportStage,
    /// What has stood for a missing icon: one bit for each place among the sponsors with tokens, the last for a tile.
    #[serde(default)]
    pub paid: u8,
}

/// The steps of supporting a project.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SupportStage {
    /// The project and its level.
    Project,
    /// The card whose token stands for a missing icon, or a kept tile.
    Icon,
    /// The animal to release.
    Release,
    /// The token of the left edge.
    Token,
}

/// The break: its step, and the seat whose income is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Break {
    /// Where it is.
    pub step: BreakStep,
    /// Who caused it; income starts there.
    pub caused_by: Seat,
    /// How many seats had their income.
    pub paid: u8,
}

/// The steps of a break that can ask something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum BreakStep {
    /// Discarding down to the hand limit.
    HandLimit,
    /// Tokens, workers, display.
    TidyUp,
    /// Income, seat by seat.
    Income,
    /// The seat that had its income has free moves left (D-38, D-48).
    LastMoves,
    /// It makes no more of them: the next seat's income.
    NextIncome,
    /// The break token goes back.
    Finish,
}

/// An effect that has still to happen: where it is printed, which part of what is printed there, whose it is, and at
/// whom it is aimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pending {
    /// Where it is printed.
    pub source: Source,
    /// Which part: the effects of the printed value are counted as they are read, an effect before those inside it.
    pub part: u16,
    /// Who gains and answers.
    pub owner: Seat,
    /// The seat it is aimed at, counted from 1; 0 while it is aimed at nobody.
    aim: u8,
}

impl Pending {
    /// The whole of what is printed somewhere.
    pub const fn new(source: Source, owner: Seat) -> Pending {
        Pending { source, part: 0, owner, aim: 0 }
    }

    /// Another part of the same.
    #[must_use]
    pub const fn part(self, part: u16) -> Pending {
        Pending { part, ..self }
    }

    /// The same, aimed at a seat.
    #[must_use]
    pub const fn aimed_at(self, victim: Seat) -> Pending {
        Pending { aim: victim.0 + 1, ..self }
    }

    /// The card it is printed on; none for maps, boards and tiles.
    pub const fn card(self) -> CardId {
        match self.source {
            Source::Gain(card, _)
            | Source::Ability(card, _)
            | Source::Copied(card, _)
            | Source::Reef(card)
            | Source::Sponsor(card, _)
            | Source::Level(card, _)
            | Source::PlayBonus(card) => card,
            _ => CardId::NONE,
        }
    }

    /// The seat that an effect was aimed at, once it is known.
    pub fn victim(self) -> Option<Seat> {
        self.aim.checked_sub(1).map(Seat)
    }
}

/// Where an effect is printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Appeal for covering the whole map.
    #[default]
    FullMap,
    /// The plain gain of a card.
    Gain(CardId, Resource),
    /// An ability of an animal, by its place.
    Ability(CardId, u8),
    /// An ability of a sea animal that another animal copies.
    Copied(CardId, SeaAbility),
    /// The reef effect of an animal.
    Reef(CardId),
    /// A line of a sponsor, by its place.
    Sponsor(CardId, u8),
    /// A placement bonus of the owner's map.
    Bonus(Cell),
    /// A line of the owner's map.
    Map(u8),
    /// A continent marker on the owner's map.
    Marker(Icon),
    /// A space of the left edge.
    #[serde(rename = "Left")]
    Edge(u8),
    /// A space for partner zoos.
    PartnerSlot(u8),
    /// A space for universities.
    UniversitySlot(u8),
    /// A space for workers.
    WorkerSlot(u8),
    /// A row that joins a partner zoo and a university.
    Row(u8),
    /// The reputation of a university, or its search.
    University(University),
    /// A level of a project.
    Level(CardId, u8),
    /// The bonus for playing a project.
    PlayBonus(CardId),
    /// A space of the reputation track.
    Reputation(u8),
    /// The end of the reputation track, where a bonus tile lies (M-6).
    LastTile,
    /// A space of the conservation track with a choice.
    Conservation(u8),
    /// A bonus tile.
    Tile(BonusTile),
    /// A pavilion.
    Pavilion,
    /// A rock or water space that was covered by the right of a Build card.
    CoveredTerrain,
    /// A task of the association board.
    Task(Task),
    /// A donation.
    Donation,
    /// The first step of an upgraded Animals action.
    AnimalsAction,
    /// What a side of an action card adds, by the number of the card.
    ActionCard(Action, u8, Side),
    /// A player's token on an animal of the display.
    Mark,
    /// The end of the break track.
    BreakTrack,
    /// The break option of a Sponsors action.
    BreakOption,
    /// The X-token action.
    XTokenAction,
    /// Income by appeal.
    AppealIncome,
    /// Income by kiosks.
    KioskIncome,
}

impl Agenda {
    /// The frame on top.
    pub fn top(&self) -> Frame {
        self.levels.last().map_or(Frame::Over, |level| level.frame)
    }

    /// The frame on top, to change it.
    pub fn top_mut(&mut self) -> &mut Frame {
        &mut self.levels.last_mut().expect("a frame is on the stack").frame
    }

    /// All frames, the lowest first.
    pub fn frames(&self) -> impl DoubleEndedIterator<Item = Frame> + '_ {
        self.levels.iter().map(|level| level.frame)
    }

    /// Puts a frame with an empty bag on top.
    pub fn push(&mut self, frame: Frame) {
        self.levels.push(Level { frame, bag: self.pending.len() as u8 });
    }

    /// Takes the frame on top away; its bag is empty.
    pub fn pop(&mut self) -> Frame {
        debug_assert!(self.bag().is_empty(), "a frame is left with effects pending");
        self.levels.pop().map_or(Frame::Over, |level| level.frame)
    }

    /// The effects in the bag on top.
    pub fn bag(&self) -> &[Pending] {
        let from = self.levels.last().map_or(0, |level| level.bag as usize);
        &self.pending[from..]
    }

    /// The effects of all bags.
    pub fn all_pending(&self) -> &[Pending] {
        &self.pending
    }

    /// Puts an effect into the bag on top.
    pub fn add(&mut self, effect: Pending) {
        self.pending.push(effect);
    }

    /// Takes an effect of the bag on top, by its place in the bag.
    pub fn take(&mut self, at: usize) -> Pending {
        let from = self.levels.last().map_or(0, |level| level.bag as usize);
        self.pending.remove(from + at)
    }

    /// The action being performed, if any: the topmost one.
    pub fn performing(&self) -> Option<Performing> {
        self.frames().rev().find_map(|frame| match frame {
            Frame::Action(performing) => Some(performing),
            _ => None,
        })
    }

    /// The same, to change it.
    pub fn performing_mut(&mut self) -> Option<&mut Performing> {
        self.levels.iter_mut().rev().find_map(|level| match &mut level.frame {
            Frame::Action(performing) => Some(performing),
            _ => None,
        })
    }

    /// How many frames are on the stack.
    pub fn depth(&self) -> usize {
        self.levels.len()
    }
}
