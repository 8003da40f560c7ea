//! Why not? For every card, building, task, project level and action card: playable now, or everything that stands
//! against it, and what it costs.
//!
//! There is no second copy of any condition here. Where the question is open, the move itself is checked. Where it is
//! not, the same check walks over a twin of the position in which the action has just begun.

use crate::actions::Discount;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::remedy::Remedy;
use crate::catalogue::boards::{self, Task};
use crate::catalogue::{Action, Building, CardId, CardKind, Icon};
use crate::knowing::look::Look;
use crate::position::{
    Agenda, Frame, Performing, Position, Progress, SupportStage, Supporting, ThisTurn, Turn,
};
use serde::{Deserialize, Serialize};
use tabletop::{All, Seat, heeded};

/// What is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Subject {
    /// An animal in hand or display.
    Animal {
        /// Which card.
        card: CardId,
    },
    /// A sponsor in hand or display.
    Sponsor {
        /// Which card.
        card: CardId,
    },
    /// A level of a project in play, in hand or in the display.
    Level {
        /// Which project.
        card: CardId,
        /// Which level, from 0.
        level: u8,
    },
    /// A building of the Build action.
    Building {
        /// Which building.
        building: Building,
    },
    /// A task of the association board.
    Task {
        /// Which task.
        task: Task,
    },
    /// An own action card.
    Action {
        /// Which action.
        action: Action,
    },
}

/// When it can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum When {
    /// The question is open now.
    Now,
    /// In an action that has not begun.
    InAction {
        /// Which action.
        action: Action,
        /// The strength it takes; the one there is where something else stands against it at any strength.
        strength: u8,
        /// X-tokens that have to be spent for this strength.
        x_tokens: u8,
    },
}

/// What it costs, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Price {
    /// An animal: money.
    Animal {
        /// The printed cost.
        printed: u8,
        /// The folder of the display it lies in; 0 in hand.
        folder: u8,
        /// What partner zoos take off, one entry for each icon.
        partner_zoos: Vec<PartnerZooOff>,
        /// What cards take off.
        cards: Vec<CardOff>,
        /// What the action card takes off its first animal.
        #[serde(default)]
        action_card: u8,
        /// What is paid.
        total: u16,
    },
    /// A sponsor: a level, and money for the folder.
    Sponsor {
        /// The printed level.
        printed: u8,
        /// What the map takes off.
        lowered: u8,
        /// The level that counts.
        level: u8,
        /// The folder of the display it lies in; 0 in hand. Paid in money.
        folder: u8,
    },
    /// A building: spaces and money.
    Building {
        /// Its spaces, which is the strength it takes.
        spaces: u8,
        /// Money.
        total: u16,
    },
    /// A task: strength and workers.
    Task {
        /// The strength it takes.
        strength: u8,
        /// The workers it takes.
        workers: u8,
    },
    /// A level of a project: money if the card comes from the display.
    Level {
        /// The folder it lies in; 0 in hand or in play.
        folder: u8,
    },
    /// An action card: its strength and the least that does something.
    Action {
        /// The slot it lies in, from 1.
        slot: u8,
        /// The strength without X-tokens.
        strength: u8,
        /// The least strength at which it does something, if any does.
        least: Option<u8>,
    },
}

/// A reason against something, and what would help.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hurdle {
    /// The reason.
    pub blocker: Blocker,
    /// The kinds of step that could remove it.
    pub remedies: Vec<Remedy>,
}

/// What a partner zoo takes off a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartnerZooOff {
    /// Its continent.
    pub continent: Icon,
    /// Money.
    pub off: u8,
}

/// What a card takes off a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardOff {
    /// Which card.
    pub card: CardId,
    /// Money.
    pub off: u8,
}

/// Everything there is to say about a subject.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// What was asked about.
    pub subject: Subject,
    /// When it can be done, or would be tried.
    pub when: When,
    /// What stands against it; nothing if it can be done.
    pub hurdles: Vec<Hurdle>,
    /// What it costs.
    pub price: Price,
}

impl Explanation {
    /// Whether nothing stands against it.
    pub fn is_playable(&self) -> bool {
        self.hurdles.is_empty()
    }

    /// What stands against it, without what would help.
    pub fn blockers(&self) -> Vec<Blocker> {
        self.hurdles.iter().map(|hurdle| hurdle.blocker).collect()
    }

    /// Whether it is an answer to the question that is open.
    pub fn is_playable_now(&self) -> bool {
        self.when == When::Now && self.is_playable()
    }
}

impl Subject {
    /// The subjects that a card is asked about as: a project has three levels.
    pub fn of_card(card: CardId) -> Vec<Subject> {
        match card.kind() {
            Some(CardKind::Animal) => vec![Subject::Animal { card }],
            Some(CardKind::Sponsor) => vec![Subject::Sponsor { card }],
            Some(CardKind::Project) => (0..3).map(|level| Subject::Level { card, level }).collect(),
            Some(CardKind::FinalScoring) | None => Vec::new(),
        }
    }

    /// The action in which it can be done.
    pub(super) fn action(self) -> Action {
        match self {
            Subject::Animal { .. } => Action::Animals,
            Subject::Sponsor { .. } => Action::Sponsors,
            Subject::Level { .. } | Subject::Task { .. } => Action::Association,
            Subject::Building { .. } => Action::Build,
            Subject::Action { action } => action,
        }
    }
}

impl Look<'_> {
    /// Explains everything a seat could think of.
    pub fn explain_all(self, seat: Seat) -> Vec<Explanation> {
        self.subjects(seat).into_iter().map(|subject| self.explain(seat, subject)).collect()
    }

    /// Everything a seat could think of: its hand, the display, the projects, buildings, tasks and its action cards.
    pub fn subjects(self, seat: Seat) -> Vec<Subject> {
        let board = &self.position.association;
        let hand = self.zoo(seat).hand.iter();
        let display = self.position.market.displayed(boards::FOLDERS);
        let projects = board.base.iter().chain(board.above.iter()).map(|project| project.card);
        let cards = hand.chain(display).chain(projects).flat_map(Subject::of_card);
        let buildings = self.rules.buildings().map(|building| Subject::Building { building });
        let tasks = Task::ALL.into_iter().map(|task| Subject::Task { task });
        let actions = Action::ALL.into_iter().map(|action| Subject::Action { action });
        cards.chain(buildings).chain(tasks).chain(actions).collect()
    }

    /// Explains one subject to a seat.
    pub fn explain(self, seat: Seat, subject: Subject) -> Explanation {
        let price = self.price(seat, subject);
        let (when, blockers) = self.stands_against(seat, subject);
        let hurdle = |blocker| Hurdle { blocker, remedies: self.remedies(seat, subject, blocker) };
        let hurdles = blockers.into_iter().map(hurdle).collect();
        Explanation { subject, when, hurdles, price }
    }

    /// When a subject can be done or would be tried, and what stands against it.
    pub fn stands_against(self, seat: Seat, subject: Subject) -> (When, Vec<Blocker>) {
        match self.open_blockers(seat, subject) {
            Some(blockers) => (When::Now, blockers),
            None => self.later(seat, subject),
        }
    }

    /// What stands against the subject in the question that is open, if it is what is asked.
    fn open_blockers(self, seat: Seat, subject: Subject) -> Option<Vec<Blocker>> {
        if !self.asked().contains(seat) {
            return None;
        }
        let blockers = match subject {
            Subject::Action { action } => self.best_use(seat, action),
            Subject::Animal { card } => self.all_blockers(seat, Move::Animal(card)),
            Subject::Sponsor { card } => self.all_blockers(seat, Move::Sponsor(card)),
            Subject::Level { card, level } => self.all_blockers(seat, Move::Support(card, level)),
            Subject::Building { building } => any_way(building, |answer| self.all_blockers(seat, answer)),
            Subject::Task { task } => self.all_blockers(seat, Move::Task(task)),
        };
        (!blockers.contains(&Blocker::NoSuchChoice)).then_some(blockers)
    }

    fn all_blockers(self, seat: Seat, answer: Move) -> Vec<Blocker> {
        let mut all = All::default();
        let _ = self.check_move(seat, answer, &mut heeded(&mut all));
        all.0
    }

    /// What stands against using an action card with the fewest X-tokens that do, or with all of them.
    fn best_use(self, seat: Seat, action: Action) -> Vec<Blocker> {
        let zoo = self.zoo(seat);
        let slot = zoo.slot_of(action) as u8 + 1;
        let uses = (0..=zoo.x_tokens).map(|x| self.all_blockers(seat, Move::Use { action, slot, x }));
        let mut last = Vec::new();
        for blockers in uses {
            last = blockers;
            if last.is_empty() {
                break;
            }
        }
        last
    }

    /// What it would take in an action that has yet to begin: the least strength at which nothing stands against it,
    /// or everything that does at the greatest strength the seat can reach.
    pub(super) fn later(self, seat: Seat, subject: Subject) -> (When, Vec<Blocker>) {
        let action = subject.action();
        let zoo = self.zoo(seat);
        let strength = |x: u8| self.strength(seat, zoo.slot_of(action), x).max(0) as u8;
        let mut last = (When::InAction { action, strength: strength(0), x_tokens: 0 }, Vec::new());
        for x_tokens in 0..=zoo.x_tokens {
            let strength = strength(x_tokens);
            let mut blockers = if strength == 0 {
                vec![Blocker::Strength { needs: 1, has: 0 }]
            } else {
                self.at_strength(seat, subject, strength)
            };
            if blockers.is_empty() {
                // Venom may stand against beginning the action at all.
                let slot = zoo.slot_of(action) as u8 + 1;
                let begin = self.twin_blockers(seat, &[], Move::Use { action, slot, x: x_tokens });
                blockers.extend(begin.into_iter().filter(|blocker| matches!(blocker, Blocker::Venom { .. })));
            }
            last = (When::InAction { action, strength, x_tokens }, blockers);
            if last.1.is_empty() {
                break;
            }
        }
        last
    }

    /// What would stand against the subject in an action of a strength.
    pub(super) fn at_strength(self, seat: Seat, subject: Subject, strength: u8) -> Vec<Blocker> {
        let action = subject.action();
        let card = self.zoo(seat).slots[self.zoo(seat).slot_of(action)];
        let (side, number, repeats) = (card.side, card.number, 0);
        let progress = self.first_progress(card.printed(), strength);
        let first =
            Frame::Action(Performing { action, owner: seat, side, number, strength, repeats, progress });
        let answer = match subject {
            Subject::Animal { card } => return self.animal_later(seat, first, card),
            Subject::Sponsor { card } => Move::Sponsor(card),
            Subject::Building { building } => {
                return any_way(building, |answer| self.twin_blockers(seat, &[first], answer));
            }
            Subject::Task { task } => Move::Task(task),
            Subject::Level { card, level } => return self.level_later(seat, first, card, level),
            Subject::Action { action } => {
                let slot = self.zoo(seat).slot_of(action);
                let x = strength.saturating_sub(self.strength(seat, slot, 0).max(0) as u8);
                let answer = Move::Use { action, slot: slot as u8 + 1, x };
                return self.twin_blockers(seat, &[], answer);
            }
        };
        self.twin_blockers(seat, &[first], answer)
    }

    /// An animal, also where the strength is too small for any: everything else is said as well.
    fn animal_later(self, seat: Seat, first: Frame, card: CardId) -> Vec<Blocker> {
        let Frame::Action(performing) = first else { return Vec::new() };
        let Progress::Animals { left, played, classes } = performing.progress else { return Vec::new() };
        let mut blockers = Vec::new();
        if left == 0 {
            let plays = |&strength: &u8| {
                let first = self.first_progress(performing.printed(), strength);
                matches!(first, Progress::Animals { left: 1.., .. })
            };
            let needs = (1..=5).find(plays).unwrap_or(5);
            blockers.push(Blocker::Strength { needs, has: performing.strength });
        }
        let progress = Progress::Animals { left: left.max(1), played, classes };
        let begun = Frame::Action(Performing { progress, ..performing });
        blockers.extend(self.twin_blockers(seat, &[begun], Move::Animal(card)));
        blockers
    }

    /// A level needs the project task first; that no project at all can be supported is said by the levels.
    fn level_later(self, seat: Seat, action: Frame, card: CardId, level: u8) -> Vec<Blocker> {
        let mut blockers = self.twin_blockers(seat, &[action], Move::Task(Task::Project));
        blockers.retain(|blocker| *blocker != Blocker::NoProject);
        let stage = SupportStage::Project;
        let card_to_come = CardId::default();
        let support = Frame::Support(Supporting { card: card_to_come, level: 0, new: false, stage, paid: 0 });
        for blocker in self.twin_blockers(seat, &[action, support], Move::Support(card, level)) {
            if !blockers.contains(&blocker) {
                blockers.push(blocker);
            }
        }
        blockers
    }

    /// What stands against a move in a twin of the position in which the seat is in the middle of its turn.
    fn twin_blockers(self, seat: Seat, frames: &[Frame], answer: Move) -> Vec<Blocker> {
        let mut twin: Position = *self.position;
        twin.agenda = Agenda::default();
        twin.agenda.push(Frame::Turn(if frames.is_empty() { Turn::Choose } else { Turn::After }));
        frames.iter().for_each(|&frame| twin.agenda.push(frame));
        if twin.active != seat {
            twin.active = seat;
            twin.this_turn = ThisTurn::default();
        }
        Look { rules: self.rules, position: &twin }.all_blockers(seat, answer)
    }

    /// What a subject costs.
    pub fn price(self, seat: Seat, subject: Subject) -> Price {
        let zoo = self.zoo(seat);
        let folder = |card: CardId| {
            let in_hand = zoo.hand.contains(card);
            self.position.market.folder(card).filter(|_| !in_hand).map_or(0, |folder| folder as u8 + 1)
        };
        match subject {
            Subject::Animal { card } => {
                let animal = self.rules.animal(card);
                let (mut partner_zoos, mut cards, mut action_card) = (Vec::new(), Vec::new(), 0);
                let off = self.next_animal_off(seat);
                self.animal_discounts(seat, animal, off, |discount| match discount {
                    Discount::PartnerZoo(icon, n) => {
                        partner_zoos.push(PartnerZooOff { continent: icon, off: n })
                    }
                    Discount::Card(card, n) => cards.push(CardOff { card, off: n }),
                    Discount::ActionCard(n) => action_card = n,
                });
                Price::Animal {
                    printed: animal.cost,
                    folder: folder(card),
                    partner_zoos,
                    cards,
                    action_card,
                    total: self.animal_cost(seat, card, folder(card)),
                }
            }
            Subject::Sponsor { card } => {
                let (printed, level) = (self.rules.sponsor(card).level, self.sponsor_level(seat, card));
                Price::Sponsor { printed, lowered: printed - level, level, folder: folder(card) }
            }
            Subject::Level { card, .. } => {
                let in_play = self.position.association.project(card).is_some();
                Price::Level { folder: if in_play { 0 } else { folder(card) } }
            }
            Subject::Building { building } => {
                Price::Building { spaces: building.size(), total: self.price_now(seat, building) }
            }
            Subject::Task { task } => Price::Task {
                strength: self.task_strength(seat, task),
                workers: zoo.at_tasks[task as usize] + 1,
            },
            Subject::Action { action } => {
                let slot = zoo.slot_of(action);
                Price::Action {
                    slot: slot as u8 + 1,
                    strength: self.strength(seat, slot, 0).max(0) as u8,
                    least: self.least_strength(seat, seat, action),
                }
            }
        }
    }
}

/// What stands against a building, whichever way it is built: as one more of the action, as the extra building of the
/// card, or as a copy.
fn any_way(building: Building, blockers: impl Fn(Move) -> Vec<Blocker>) -> Vec<Blocker> {
    let usual = blockers(Move::Build(building));
    let other = || [Move::Extra(building), Move::Copy(building)].into_iter();
    if usual.is_empty() || other().any(|answer| blockers(answer).is_empty()) { Vec::new() } else { usual }
}
