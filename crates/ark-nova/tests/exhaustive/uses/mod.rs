//! What a move used, seen from the question, the events and the position: a word counts only if what it names happened.

mod abilities;
mod action_cards;
mod effects;
mod events;
mod rule_lines;
mod set_off;

use crate::features::{self, expansion};
use crate::words;
use action_cards::BySide;
use ark_nova::catalogue::{Resource, ZooMap};
use ark_nova::effects::{Clause, Effect, On};
use ark_nova::flow::event::{CardToken, Event};
use ark_nova::position::{Frame, Pending, Position, Source, Zoo};
use ark_nova::{Move, Question, Rules};
use tabletop::Seat;

/// A move that was made: where, and what happened.
pub struct Made<'a> {
    pub rules: &'a Rules,
    pub before: &'a Position,
    pub after: &'a Position,
    pub question: Option<Question>,
    pub seat: Seat,
    pub answer: Move,
    pub events: &'a [Event],
}

/// A building or animal that comes once its place is chosen.
#[derive(Clone, Copy)]
pub struct Promise {
    by: Promised,
    seat: Seat,
    answer: Move,
}

/// What brings it.
#[derive(Clone, Copy)]
enum Promised {
    Effect(Pending),
    ActionCard(BySide),
}

impl Made<'_> {
    /// The names of everything that changed the position. What was promised counts when it is there.
    pub fn uses(&self, promised: &mut Option<Promise>) -> Vec<String> {
        let mut used = Vec::new();
        if self.before == self.after {
            return used;
        }
        for (source, owner) in self.sources() {
            self.shown(source, owner, &mut used);
        }
        if let Some(by) = self.promises() {
            *promised = Some(Promise { by, seat: self.seat, answer: self.answer });
        }
        if let Some(promise) = *promised {
            if self.keeps(promise) {
                match promise.by {
                    Promised::Effect(effect) => self.name(effect, &mut used),
                    Promised::ActionCard(by) => by.name(&mut used),
                }
                *promised = None;
            } else if !matches!(self.after.agenda.top(), Frame::Place { .. } | Frame::House { .. }) {
                *promised = None;
            }
        }
        for event in self.events {
            self.happened(*event, &mut used);
        }
        self.by_action_card(&mut used);
        self.by_refusal(&mut used);
        used.sort_unstable();
        used.dedup();
        used
    }

    fn any(&self, test: impl Fn(Event) -> bool) -> bool {
        self.events.iter().any(|event| test(*event))
    }

    /// What promises a building or animal with this answer.
    fn promises(&self) -> Option<Promised> {
        match (self.answer, self.question) {
            (Move::Build(_) | Move::Animal(_), Some(Question::Effect { what, .. })) => {
                Some(Promised::Effect(what))
            }
            (Move::Build(building), Some(Question::Step(progress))) => {
                self.build_by_side(building, progress).map(Promised::ActionCard)
            }
            (Move::Extra(_), _) => self.extra_by_side().map(Promised::ActionCard),
            _ => None,
        }
    }

    fn keeps(&self, promise: Promise) -> bool {
        self.any(|event| match (event, promise.answer) {
            (Event::Built { seat, building, .. }, Move::Build(wanted) | Move::Extra(wanted)) => {
                seat == promise.seat && building == wanted
            }
            (Event::Animal { seat, card, .. }, Move::Animal(wanted)) => {
                seat == promise.seat && card == wanted
            }
            _ => false,
        })
    }

    /// Every part of what is printed somewhere.
    fn parts(&self, whole: Pending) -> Vec<(Pending, Effect)> {
        let look = self.rules.look(self.before);
        (0..).map_while(|part| Some((whole.part(part), look.effect(whole.part(part))?))).collect()
    }

    /// The words of a place that happened.
    fn shown(&self, source: Source, owner: Seat, used: &mut Vec<String>) {
        for (at, effect) in self.parts(Pending::new(source, owner)) {
            if words::is_one(effect) && self.is_shown(effect, at) {
                self.name(at, used);
            }
            self.spared(effect, at, used);
        }
    }

    /// The names of a word in its place, and of an ability wherever it is printed.
    fn name(&self, at: Pending, used: &mut Vec<String>) {
        let parts = self.parts(Pending::new(at.source, at.owner));
        let Some((_, word)) = parts.get(usize::from(at.part)) else { return };
        let printed: Vec<Effect> =
            parts.iter().map(|(_, effect)| *effect).filter(|effect| words::is_one(*effect)).collect();
        if let Some(place) = self.place(at) {
            used.push(words::at(&place, *word, &printed));
        }
        if let Effect::Ability(ability) = word {
            used.push(words::ability(*ability));
        }
        if let Source::Copied(..) = at.source {
            used.push("ability Symbiosis".into());
        }
    }

    /// What an effect is printed on; nothing for what has another name, or none.
    fn place(&self, at: Pending) -> Option<String> {
        let map = self.before.zoo(at.owner).printed();
        let nth = usize::from;
        Some(match at.source {
            Source::Ability(card, i) => {
                words::ability(*self.rules.look(self.before).abilities(card).get(nth(i))?)
            }
            Source::Sponsor(card, line) => features::sponsor_line(card, line.into()),
            Source::Bonus(cell) => features::placement(map, map.bonus(cell)?),
            Source::Map(line) => features::map_line(map.label, line.into()),
            Source::Marker(_) => features::map_line(map.label, marker_line(map)?),
            Source::Edge(n) => features::left(map, &map.edge[nth(n)].effect),
            Source::PartnerSlot(n) => features::space(map, "partner", nth(n), map.partner_zoos[nth(n)]),
            Source::UniversitySlot(n) => features::space(map, "university", nth(n), map.universities[nth(n)]),
            Source::WorkerSlot(n) => features::space(map, "worker", nth(n), map.workers[nth(n)]),
            Source::Row(n) => features::space(map, "row", nth(n), map.rows[nth(n)]),
            Source::Reef(card) => expansion::reef(card),
            Source::Level(card, n) => expansion::level(card, nth(n)),
            Source::PlayBonus(card) => expansion::play_bonus(card),
            Source::University(kind) => expansion::search(kind),
            Source::ActionCard(..) => expansion::side_of(at.source)?,
            Source::LastTile => "last tile".into(),
            Source::Reputation(space) => format!("reputation {space}"),
            Source::Conservation(space) => format!("conservation {space}"),
            Source::Tile(tile) => format!("tile {tile:?}"),
            Source::FullMap => "full map".into(),
            Source::Pavilion => "pavilion".into(),
            Source::Donation => "donation".into(),
            Source::AppealIncome => "income by appeal".into(),
            Source::KioskIncome => "income by kiosks".into(),
            Source::AnimalsAction => "strong Animals II".into(),
            Source::BreakTrack => "break track".into(),
            // Counted with the card or the task that gives it.
            Source::Gain(..)
            | Source::Task(_)
            | Source::Copied(..)
            | Source::CoveredTerrain
            | Source::Mark
            | Source::BreakOption
            | Source::XTokenAction => return None,
        })
    }

    /// Whether an effect asked, and the answer was not to decline.
    fn is_asked(&self, at: Pending) -> bool {
        matches!(self.question, Some(Question::Effect { what, .. })
            if (what.source, what.part, what.owner) == (at.source, at.part, at.owner))
            && self.answer != Move::Done
    }

    /// Whether an effect was asked about, or was done without a question: it waits nowhere any more.
    fn is_done(&self, at: Pending) -> bool {
        let same = |other: Pending| (other.source, other.owner) == (at.source, at.owner);
        let agenda = &self.after.agenda;
        let mut waiting = agenda.all_pending().iter().chain(&agenda.waiting[..]);
        let asks =
            |frame| matches!(frame, Frame::Doing(doing) if same(doing.what) && doing.what.part <= at.part);
        self.is_asked(at)
            || !waiting.any(|other| same(*other) && other.part <= at.part) && !agenda.frames().any(asks)
    }

    fn zoos(&self, seat: Seat) -> (&Zoo, &Zoo) {
        (self.before.zoo(seat), self.after.zoo(seat))
    }

    fn hand_grew(&self, seat: Seat) -> bool {
        let (was, is) = self.zoos(seat);
        is.hand.len() > was.hand.len()
    }

    fn gained(&self, at: Pending, resource: Resource) -> bool {
        let wanted = (at.owner, resource, at.source);
        self.any(|event| matches!(event, Event::Gained { seat, what, source, .. } if (seat, what, source) == wanted))
    }

    fn token(&self, wanted: CardToken, on: impl Fn(Seat) -> bool) -> bool {
        self.any(|event| matches!(event, Event::Token { seat, token, .. } if token == wanted && on(seat)))
    }
}

/// The line of a map that speaks of continent markers.
fn marker_line(map: &ZooMap) -> Option<usize> {
    let speaks = |clause: Clause| match clause {
        Clause::Whenever(trigger) => matches!(trigger.on, On::HousedInContinent(_)),
        _ => false,
    };
    map.ability.iter().position(|line| speaks(line.clause))
}
