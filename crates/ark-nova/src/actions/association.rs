//! The Association action: tasks, tiles, donations (R-12A). Projects are in `projects.rs`.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::{ActionSide, Performance};
use crate::catalogue::boards::{self, Task, University};
use crate::catalogue::{Action, CardId, Icon, Resource};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Frame, Pending, Performing, Progress, Source, SupportStage, Supporting};
use std::ops::ControlFlow;
use tabletop::{First, Listener, Objections, Seat};

fn several(side: &ActionSide) -> bool {
    matches!(side.does, Performance::Association { several: true })
}

/// How many partner zoos a zoo may have.
const fn most_partners(upgraded: bool) -> u8 {
    if upgraded { boards::MOST_PARTNER_ZOOS } else { boards::MOST_PARTNER_ZOOS_SIDE_I }
}

impl Look<'_> {
    /// The least strength of an Association action: its cheapest possible task.
    pub(crate) fn least_for_association(
        self,
        seat: Seat,
        owner: Seat,
        side: &ActionSide,
        most: u8,
    ) -> Option<u8> {
        let possible = |task: &Task| {
            self.task_strength(seat, *task) <= most
                && passes(|first: &mut First<Blocker>| {
                    self.check_task_itself(seat, *task, side, Some(owner), first)
                })
        };
        // The tasks stand in the order of their values, and a project never costs less than a university.
        Task::ALL.iter().find(|task| possible(task)).map(|&task| self.task_strength(seat, task))
    }

    /// Workers and purpose of a task. `owner` is set before the action has begun, when the agenda cannot tell whose
    /// card is in use.
    fn check_task_itself<O: Objections<Blocker>>(
        self,
        seat: Seat,
        task: Task,
        side: &ActionSide,
        owner: Option<Seat>,
        objections: &mut O,
    ) -> Walk {
        let zoo = self.zoo(seat);
        let there = zoo.at_tasks[task as usize];
        if there >= 2 {
            return objections.raise(Blocker::TaskClosed { task });
        }
        let (needs, has) = (there + 1, zoo.active_workers());
        require(needs <= has, objections, || Blocker::Workers { needs, has })?;
        let upgraded = match owner {
            Some(owner) => self.zoo(owner).is_upgraded(Action::Association),
            None => self.is_upgraded(seat, Action::Association),
        };
        match task {
            Task::Reputation => {
                let stuck =
                    zoo.reputation == boards::REPUTATION_GATE && !self.is_upgraded(seat, Action::Cards);
                require(!stuck, objections, || Blocker::NoEffect)
            }
            Task::PartnerZoo => {
                let free = Icon::ALL[..5]
                    .iter()
                    .any(|&continent| passes(|first| self.check_partner(seat, continent, upgraded, first)));
                let most = most_partners(upgraded);
                let full = zoo.partner_zoos.len() >= most.into();
                let reason = if full { Blocker::PartnersFull { most } } else { Blocker::NoEffect };
                require(free, objections, || reason)
            }
            Task::University => {
                let free = University::BASE
                    .iter()
                    .any(|&kind| passes(|first| self.check_university(seat, kind, first)));
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

    /// What stands against taking a partner zoo (R-12A.5, R-12A.14).
    pub(crate) fn check_partner<O: Objections<Blocker>>(
        self,
        seat: Seat,
        continent: Icon,
        upgraded: bool,
        objections: &mut O,
    ) -> Walk {
        let zoo = self.zoo(seat);
        let most = most_partners(upgraded);
        require(zoo.partner_zoos.len() < most.into(), objections, || Blocker::PartnersFull { most })?;
        require(!zoo.has_partner(continent), objections, || Blocker::PartnerOwned { continent })?;
        let offered = self.position.association.offers_partner(continent);
        require(offered, objections, || Blocker::PartnerGone { continent })
    }

    /// What stands against taking a university (R-12A.6).
    pub(crate) fn check_university<O: Objections<Blocker>>(
        self,
        seat: Seat,
        kind: University,
        objections: &mut O,
    ) -> Walk {
        let zoo = self.zoo(seat);
        let full = zoo.universities.len() >= boards::MOST_UNIVERSITIES.into();
        require(!full, objections, || Blocker::UniversitiesFull)?;
        require(!zoo.has_university(kind), objections, || Blocker::UniversityOwned { university: kind })?;
        let offered = self.position.association.offers_university(kind);
        require(offered, objections, || Blocker::UniversityGone { university: kind })
    }

    /// The cost of the next donation.
    pub fn donation_cost(self) -> u8 {
        self.position.association.next_donation().1
    }

    /// Whether the Association card that decides is upgraded: a task looks at the card in use, an effect at the own
    /// one (R-12A.5, R-12A.14).
    pub(crate) fn partners_upgraded(self, seat: Seat, source: Source) -> bool {
        match source {
            Source::Task(_) => self.is_upgraded(seat, Action::Association),
            _ => self.zoo(seat).is_upgraded(Action::Association),
        }
    }

    /// Visits the partner zoos that can be taken.
    pub(crate) fn partner_answers(
        self,
        seat: Seat,
        source: Source,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let upgraded = self.partners_upgraded(seat, source);
        for &continent in &Icon::ALL[..5] {
            if passes(|first| self.check_partner(seat, continent, upgraded, first)) {
                visit(Move::Partner(continent))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the universities that can be taken.
    pub(crate) fn university_answers(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for kind in University::BASE {
            if passes(|first| self.check_university(seat, kind, first)) {
                visit(Move::University(kind))?;
            }
        }
        ControlFlow::Continue(())
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

    fn check_task<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        task: Task,
        objections: &mut O,
    ) -> Walk {
        let done = self.tasks >> task as u8 & 1 == 1;
        require(!done, objections, || Blocker::TaskDone { task })?;
        require(self.tasks == 0 || self.several(), objections, || Blocker::NoSuchChoice)?;
        let (needs, has) = (look.task_strength(seat, task), self.left);
        require(needs <= has, objections, || Blocker::Strength { needs, has })?;
        look.check_task_itself(seat, task, self.performing.printed(), None, objections)
    }

    /// A donation comes after a task, once in an action (R-12A.12).
    fn check_donation<O: Objections<Blocker>>(self, look: Look<'_>, seat: Seat, objections: &mut O) -> Walk {
        let open = self.several() && self.tasks > 0 && !self.donated;
        require(open, objections, || Blocker::NoDonation)?;
        let (cost, has) = (look.donation_cost().into(), look.zoo(seat).money.0);
        require(cost <= has, objections, || Blocker::Money { cost, has })
    }
}

impl Asks for AssociationAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Step(self.performing.progress)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for answer in Task::ALL.map(Move::Task).into_iter().chain([Move::Donate, Move::Done]) {
            if passes(|first| self.check(look, seat, answer, first)) {
                visit(answer)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Task(task) => self.check_task(look, seat, task, objections),
            Move::Donate => self.check_donation(look, seat, objections),
            Move::Done => require(self.tasks > 0, objections, || Blocker::NotYet),
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let AssociationAction { performing, left, tasks, donated } = self;
        match answer {
            Move::Task(task) => {
                let left = left.saturating_sub(engine.look().task_strength(seat, task));
                let progress = if self.several() {
                    Progress::Association { left, tasks: tasks | 1 << task as u8, donated }
                } else {
                    Progress::Done
                };
                engine.set_action(Performing { progress, ..performing });
                engine.perform_task(seat, task);
            }
            Move::Donate => {
                let progress = Progress::Association { left, tasks, donated: true };
                engine.set_action(Performing { progress, ..performing });
                engine.donate(seat);
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
    fn perform_task(&mut self, seat: Seat, task: Task) {
        let zoo = self.position.zoo_mut(seat);
        let workers = zoo.at_tasks[task as usize] + 1;
        zoo.at_tasks[task as usize] += workers;
        self.tell(|| Event::Task { seat, task, workers });
        if task == Task::Project {
            let card = CardId::NONE;
            self.open(Frame::Support(Supporting {
                card,
                level: 0,
                new: false,
                stage: SupportStage::Project,
            }));
        } else {
            self.set_off(Pending::new(Source::Task(task), seat));
        }
    }

    fn donate(&mut self, seat: Seat) {
        let cost = self.look().donation_cost();
        self.pay(seat, cost.into());
        self.position.association.cover_donation();
        self.position.zoo_mut(seat).donations += 1;
        self.gain(seat, Resource::Conservation, boards::DONATION_CONSERVATION.into(), Source::Donation);
    }

    /// Takes a partner zoo: its space's bonus, its icon (R-12A.5).
    pub(crate) fn take_partner(&mut self, seat: Seat, continent: Icon) {
        let board = &mut self.position.association;
        board.partners_on_offer &= !(1 << continent as u8);
        board.partner_zoos[continent as usize] -= 1;
        let zoo = self.position.zoo_mut(seat);
        let slot = zoo.partner_zoos.len();
        zoo.partner_zoos.push(continent);
        let gives = !zoo.printed().partner_zoos[slot].is_empty();
        self.tell(|| Event::Partner { seat, continent });
        if gives {
            self.set_off(Pending::new(Source::PartnerSlot(slot as u8), seat));
        }
        self.icons_enter(seat, &[continent], 0, 0);
    }

    /// Takes a university: its space's bonus, its reputation and its icons (R-12A.6).
    pub(crate) fn take_university(&mut self, seat: Seat, kind: University) {
        let board = &mut self.position.association;
        board.universities_on_offer &= !(1 << kind as u8);
        board.universities[kind as usize] -= 1;
        let zoo = self.position.zoo_mut(seat);
        let slot = zoo.universities.len();
        zoo.universities.push(kind);
        let gives = !zoo.printed().universities[slot].is_empty();
        self.tell(|| Event::University { seat, university: kind });
        if gives {
            self.set_off(Pending::new(Source::UniversitySlot(slot as u8), seat));
        }
        if kind.reputation() > 0 {
            self.set_off(Pending::new(Source::University(kind), seat));
        }
        self.icons_enter(seat, kind.icons(), 0, 0);
    }
}
