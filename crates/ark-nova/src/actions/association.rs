//! The Association action: tasks and donations (R-12A). Its tiles are in `board_tiles.rs`, projects in `projects.rs`.

use crate::actions::Terms;
use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::{ActionSide, Performance, Twist};
use crate::catalogue::boards::{self, Task};
use crate::catalogue::{Action, CardId, Resource};
use crate::effects::{Amount, Rule};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Frame, Pending, Performing, Progress, Source, SupportStage, Supporting};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

fn several(side: &ActionSide) -> bool {
    matches!(side.does, Performance::Association { several: true })
}

/// What each extra worker takes off the strength of a task; nothing where none can be added.
const fn off_by_worker(side: &ActionSide) -> Option<u8> {
    match side.twist {
        Some(Twist::WorkersForStrength(off)) => Some(off),
        _ => None,
    }
}

impl Look<'_> {
    /// The least strength of an Association action: its cheapest possible task, or what may be done instead of one.
    pub(crate) fn least_for_association(
        self,
        seat: Seat,
        owner: Seat,
        side: &ActionSide,
        most: u8,
    ) -> Option<u8> {
        let least = |task: Task| {
            let spare = self.zoo(seat).active_workers().saturating_sub(self.workers_for(seat, task));
            self.strength_with(seat, task, side, spare)
        };
        let possible = |task: &Task| {
            least(*task) <= most
                && passes(|first| self.check_task_itself(seat, *task, 0, side, Some(owner), first))
        };
        let mut tasks = Task::ALL.into_iter().filter(possible).map(least);
        // The tasks stand in the order of their values, and a project never costs less than a university.
        let cheapest = if off_by_worker(side).is_some() { tasks.min() } else { tasks.next() };
        let instead = match side.twist {
            Some(Twist::HireInsteadOfProject) if passes(|first| self.check_hire(seat, first)) => {
                Some(Task::Project.value())
            }
            Some(Twist::OtherActionInstead(from)) => Some(from),
            _ => None,
        };
        cheapest.into_iter().chain(instead).min()
    }

    /// The workers a task takes (R-12A.3).
    fn workers_for(self, seat: Seat, task: Task) -> u8 {
        self.zoo(seat).at_tasks[task as usize] + 1
    }

    /// The strength a task uses with so many extra workers; it does not fall below 0 (P-26).
    pub(crate) fn strength_with(self, seat: Seat, task: Task, side: &ActionSide, extra: u8) -> u8 {
        let off = off_by_worker(side).unwrap_or(0);
        self.task_strength(seat, task).saturating_sub(off * extra)
    }

    /// Workers for a task; with two or more there it is closed until the break (D-32).
    fn check_workers<O: Objections<Blocker>>(
        self,
        seat: Seat,
        task: Task,
        extra: u8,
        objections: &mut O,
    ) -> Walk {
        let zoo = self.zoo(seat);
        if zoo.at_tasks[task as usize] >= 2 {
            return objections.raise(Blocker::TaskClosed { task });
        }
        let (needs, has) = (self.workers_for(seat, task) + extra, zoo.active_workers());
        require(needs <= has, objections, || Blocker::Workers { needs, has })
    }

    /// Workers and purpose of a task. `owner` is set before the action has begun, when the agenda cannot tell whose
    /// card is in use.
    fn check_task_itself<O: Objections<Blocker>>(
        self,
        seat: Seat,
        task: Task,
        extra: u8,
        side: &ActionSide,
        owner: Option<Seat>,
        objections: &mut O,
    ) -> Walk {
        let zoo = self.zoo(seat);
        let closed = zoo.at_tasks[task as usize] >= 2;
        self.check_workers(seat, task, extra, objections)?;
        if closed {
            return ControlFlow::Continue(());
        }
        let upgraded = match owner {
            Some(owner) => self.zoo(owner).is_upgraded(Action::Association),
            None => self.is_upgraded(seat, Action::Association),
        };
        let terms = Terms::of_task(side, upgraded);
        let some = &mut |_| ControlFlow::Break(());
        match task {
            Task::Reputation => {
                let stuck =
                    zoo.reputation == boards::REPUTATION_GATE && !self.is_upgraded(seat, Action::Cards);
                require(!stuck, objections, || Blocker::NoEffect)
            }
            Task::PartnerZoo => {
                let free = self.partner_answers(seat, terms, some).is_break();
                let most = terms.most_partners();
                let full = zoo.partner_zoos.len() >= most.into();
                let reason = if full { Blocker::PartnersFull { most } } else { Blocker::NoEffect };
                require(free, objections, || reason)
            }
            Task::University => {
                let free = self.university_answers(seat, terms, some).is_break();
                let full = zoo.universities.len() >= boards::MOST_UNIVERSITIES.into();
                let reason = if full { Blocker::UniversitiesFull } else { Blocker::NoEffect };
                require(free, objections, || reason)
            }
            Task::Project => {
                let some = self.projects(seat, several(side), &mut |_, _| ControlFlow::Break(())).is_break();
                require(some, objections, || Blocker::NoProject)
            }
        }
    }

    /// What stands against hiring a worker with the project task, strength apart.
    fn check_hire<O: Objections<Blocker>>(self, seat: Seat, objections: &mut O) -> Walk {
        self.check_workers(seat, Task::Project, 0, objections)?;
        require(!self.zoo(seat).all_hired(), objections, || Blocker::NoEffect)
    }

    /// The cost of the next donation for a seat: cards take something off it, and so may the action card in use. It
    /// does not fall below 0.
    pub fn donation_cost(self, seat: Seat) -> u8 {
        let by_cards: u16 = self
            .rules_of(seat, Rule::DonationDiscount(Amount::N(0)))
            .map(|rule| match rule {
                Rule::DonationDiscount(amount) => self.amount(seat, amount),
                _ => 0,
            })
            .sum();
        let in_use = self.position.agenda.performing().and_then(|performing| performing.printed().twist);
        let by_tokens = match in_use {
            Some(Twist::DonationLessByXTokens) => self.zoo(seat).x_tokens,
            _ => 0,
        };
        let (_, cost) = self.position.association.next_donation();
        u16::from(cost).saturating_sub(by_cards + u16::from(by_tokens)) as u8
    }

    /// Whether the money for a donation is there.
    pub(crate) fn check_donation_money<O: Objections<Blocker>>(self, seat: Seat, objections: &mut O) -> Walk {
        let (cost, has) = (self.donation_cost(seat).into(), self.zoo(seat).money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })
    }
}

/// The next task of an Association action, the donation, or the end of it (R-12A.2).
#[derive(Clone, Copy)]
pub(crate) struct AssociationAction {
    pub(crate) performing: Performing,
    /// Strength left.
    pub(crate) left: u8,
    /// Tasks done, one bit each.
    pub(crate) tasks: u8,
    /// Whether a donation was made.
    pub(crate) donated: bool,
}

impl AssociationAction {
    fn several(self) -> bool {
        several(self.performing.printed())
    }

    fn twist(self) -> Option<Twist> {
        self.performing.printed().twist
    }

    fn check_task<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        task: Task,
        extra: u8,
        objections: &mut O,
    ) -> Walk {
        let side = self.performing.printed();
        if extra > 0 && off_by_worker(side).is_none() {
            return objections.raise(Blocker::NoSuchChoice);
        }
        let done = self.tasks >> task as u8 & 1 == 1;
        require(!done, objections, || Blocker::TaskDone { task })?;
        require(self.tasks == 0 || self.several(), objections, || Blocker::NoSuchChoice)?;
        let (needs, has) = (look.strength_with(seat, task, side, extra), self.left);
        require(needs <= has, objections, || Blocker::Strength { needs, has })?;
        look.check_task_itself(seat, task, extra, side, None, objections)
    }

    /// A worker instead of a project: at the printed value of the task, whatever cards say.
    fn check_hire<O: Objections<Blocker>>(self, look: Look<'_>, seat: Seat, objections: &mut O) -> Walk {
        if self.twist() != Some(Twist::HireInsteadOfProject) {
            return objections.raise(Blocker::NoSuchChoice);
        }
        let (needs, has) = (Task::Project.value(), self.left);
        require(needs <= has, objections, || Blocker::Strength { needs, has })?;
        look.check_hire(seat, objections)
    }

    fn check_other_action<O: Objections<Blocker>>(self, objections: &mut O) -> Walk {
        match self.twist() {
            Some(Twist::OtherActionInstead(needs)) => {
                let has = self.performing.strength;
                require(needs <= has, objections, || Blocker::Strength { needs, has })
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    /// A donation comes after a task, once in an action (R-12A.12).
    fn check_open_donation<O: Objections<Blocker>>(self, objections: &mut O) -> Walk {
        let open = self.several() && self.tasks > 0 && !self.donated;
        require(open, objections, || Blocker::NoDonation)
    }

    /// A card from the deck or the display in range instead of the donation.
    fn check_card<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        card: Option<CardId>,
        objections: &mut O,
    ) -> Walk {
        if self.twist() != Some(Twist::CardInsteadOfDonation) {
            return objections.raise(Blocker::NoSuchChoice);
        }
        self.check_open_donation(objections)?;
        let Some(card) = card else {
            return require(look.can_draw(), objections, || Blocker::NoCards);
        };
        let Some(folder) = look.position.market.folder(card) else {
            return objections.raise(Blocker::NotThere { card });
        };
        let (folder, range) = (folder as u8 + 1, look.zoo(seat).range());
        require(folder <= range, objections, || Blocker::Range { folder, range })
    }

    /// Performs a task with extra workers.
    fn perform_task<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, task: Task, extra: u8) {
        let AssociationAction { performing, tasks, donated, .. } = self;
        let used = engine.look().strength_with(seat, task, performing.printed(), extra);
        let left = self.left.saturating_sub(used);
        let progress = if self.several() {
            Progress::Association { left, tasks: tasks | 1 << task as u8, donated }
        } else {
            Progress::Done
        };
        engine.set_action(Performing { progress, ..performing });
        if self.twist() == Some(Twist::XTokenIfStronger) && performing.strength > used {
            // It lies below what the task sets off: the task is performed first.
            engine.set_off(Pending::new(performing.source(), seat));
            engine.begin_step();
        }
        engine.perform_task(seat, task, extra);
    }
}

impl Asks for AssociationAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Step(self.performing.progress)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let mut legal = |answer| match passes(|first| self.check(look, seat, answer, first)) {
            true => visit(answer),
            false => ControlFlow::Continue(()),
        };
        Task::ALL.map(Move::Task).into_iter().try_for_each(&mut legal)?;
        if off_by_worker(self.performing.printed()).is_some() {
            for task in Task::ALL {
                (1..boards::WORKERS).map(|extra| Move::TaskWith(task, extra)).try_for_each(&mut legal)?;
            }
        }
        [Move::Hire, Move::OtherAction, Move::Donate].into_iter().try_for_each(&mut legal)?;
        if self.twist() == Some(Twist::CardInsteadOfDonation) {
            let range = look.zoo(seat).range();
            look.position.market.displayed(range).map(Move::Card).try_for_each(&mut legal)?;
            legal(Move::Deck)?;
        }
        legal(Move::Done)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Task(task) => self.check_task(look, seat, task, 0, objections),
            Move::TaskWith(task, extra) => self.check_task(look, seat, task, extra, objections),
            Move::Hire => self.check_hire(look, seat, objections),
            Move::OtherAction => self.check_other_action(objections),
            Move::Donate => {
                self.check_open_donation(objections)?;
                look.check_donation_money(seat, objections)
            }
            Move::Card(card) => self.check_card(look, seat, Some(card), objections),
            Move::Deck => self.check_card(look, seat, None, objections),
            Move::Done => require(self.tasks > 0, objections, || Blocker::NotYet),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let AssociationAction { performing, left, tasks, .. } = self;
        match answer {
            Move::Task(task) => self.perform_task(engine, seat, task, 0),
            Move::TaskWith(task, extra) => self.perform_task(engine, seat, task, extra),
            Move::Hire => {
                engine.done(performing);
                engine.hire_at_task(seat);
            }
            Move::OtherAction => {
                engine.done(performing);
                engine.wait(Pending::new(performing.source(), seat));
            }
            Move::Donate => {
                let progress = Progress::Association { left, tasks, donated: true };
                engine.set_action(Performing { progress, ..performing });
                engine.donate(seat);
            }
            // No task follows a card that is taken instead of the donation.
            Move::Card(card) => {
                engine.done(performing);
                engine.take_from_display(seat, card);
            }
            Move::Deck => {
                engine.done(performing);
                engine.draw(seat);
            }
            _ => engine.done(performing),
        }
    }

    fn depends_on_hand(self) -> bool {
        true
    }

    fn demands_money(self) -> bool {
        self.tasks == 0
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    fn perform_task(&mut self, seat: Seat, task: Task, extra: u8) {
        self.send_workers(seat, task, extra);
        if task == Task::Project {
            let (card, stage) = (CardId::NONE, SupportStage::Project);
            self.open(Frame::Support(Supporting { card, level: 0, new: false, stage, paid: 0 }));
        } else {
            self.set_off(Pending::new(Source::Task(task), seat));
        }
    }

    fn send_workers(&mut self, seat: Seat, task: Task, extra: u8) {
        let workers = self.look().workers_for(seat, task) + extra;
        self.position.zoo_mut(seat).at_tasks[task as usize] += workers;
        self.tell(|| Event::Task { seat, task, workers });
    }

    /// The project task hires a worker, who stays at it until the break.
    fn hire_at_task(&mut self, seat: Seat) {
        self.send_workers(seat, Task::Project, 0);
        self.hire(seat);
        self.position.zoo_mut(seat).at_tasks[Task::Project as usize] += 1;
    }

    /// Makes a donation (R-12A.12).
    pub(crate) fn donate(&mut self, seat: Seat) {
        let cost = self.look().donation_cost(seat);
        self.pay(seat, cost.into());
        self.position.association.cover_donation();
        self.position.zoo_mut(seat).donations += 1;
        self.gain(seat, Resource::Conservation, boards::DONATION_CONSERVATION.into(), Source::Donation);
    }
}
