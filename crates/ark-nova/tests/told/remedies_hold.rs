//! Whatever would help really does: the step is taken, and the number or the missing reason is looked at.

use crate::games::walk;
use ark_nova::asking::explain::{Explanation, Price};
use ark_nova::catalogue::{Action, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::hex::{PlacementId, placements};
use ark_nova::position::{Frame, Position, Turn};
use ark_nova::{Blocker, Event, Move, Remedy, Rules, Subject};
use std::collections::BTreeMap;
use std::mem::discriminant;
use tabletop::{Game, Seat};

/// A step towards a subject in a position.
struct Step<'a> {
    rules: &'a Rules,
    position: &'a Position,
    seat: Seat,
    subject: Subject,
    blocker: Blocker,
}

impl Step<'_> {
    fn editor(&self) -> Editor<'_> {
        Editor::from_position(self.rules, *self.position)
    }

    fn then(&self, editor: &mut Editor<'_>) -> Explanation {
        self.rules.look(editor.raw()).explain(self.seat, self.subject)
    }

    fn is_gone(&self, editor: &mut Editor<'_>) -> bool {
        let then = self.then(editor);
        then.blockers().iter().all(|other| discriminant(other) != discriminant(&self.blocker))
    }

    /// What the subject costs in money.
    fn cost(&self, editor: &mut Editor<'_>) -> u16 {
        match self.then(editor).price {
            Price::Animal { total, .. } | Price::Building { total, .. } => total,
            Price::Sponsor { folder, .. } | Price::Level { folder } => folder.into(),
            Price::Task { .. } | Price::Action { .. } => 0,
        }
    }

    /// Whether a remedy holds what it promises; nothing where it promises nothing by itself.
    fn holds(&self, remedy: &Remedy) -> Option<bool> {
        let mut editor = self.editor();
        let seat = self.seat.0;
        let number = match self.subject {
            Subject::Animal { card } | Subject::Sponsor { card } | Subject::Level { card, .. } => card.0,
            Subject::Building { .. } | Subject::Task { .. } | Subject::Action { .. } => 0,
        };
        let out_of_reach = matches!(self.blocker, Blocker::Range { .. } | Blocker::OnlyFromHand);
        Some(match remedy {
            Remedy::Income { money } => self.income()? == *money,
            Remedy::BreakOption { strength, money } => {
                let zoo = editor.zoo(seat);
                let slot = zoo.slot_of(Action::Sponsors) as u8 + 1;
                let mut events: Vec<Event> = Vec::new();
                let begin = Move::Use { action: Action::Sponsors, slot, x: 0 };
                self.rules.apply(editor.raw(), self.seat, begin, &mut events).ok()?;
                // Without a sponsor to play the break option is the only answer, and made already.
                let _ = self.rules.apply(editor.raw(), self.seat, Move::Break, &mut events);
                let gained = Event::Gained {
                    seat: self.seat,
                    what: Resource::Money,
                    n: *money,
                    source: ark_nova::position::Source::BreakOption,
                };
                let begun =
                    |event: &Event| matches!(event, Event::Action { strength: s, .. } if s == strength);
                events.contains(&gained) && events.iter().any(begun)
            }
            Remedy::CheaperByPartnerZoo { continent, cost } => {
                editor.partner(seat, *continent);
                self.cost(&mut editor) == *cost
            }
            Remedy::LowerFolder { folder, cost } => {
                editor.put(number, Place::Display(*folder));
                let range = matches!(self.blocker, Blocker::Range { .. });
                self.cost(&mut editor) == *cost && (!range || self.is_gone(&mut editor))
            }
            Remedy::TakeIntoHand { cost, .. } => {
                editor.put(number, Place::Hand(self.seat));
                self.cost(&mut editor) == *cost && (!out_of_reach || self.is_gone(&mut editor))
            }
            Remedy::PlaySponsor { card } => {
                editor.put(card.0, Place::Zoo(self.seat));
                self.is_gone(&mut editor)
            }
            Remedy::HigherSlot { action, slot, uses } => {
                let zoo = editor.zoo(seat);
                (0..*uses).for_each(|_| zoo.to_slot_1(4));
                zoo.x_tokens = 0;
                zoo.slot_of(*action) as u8 + 1 == *slot && self.is_gone(&mut editor)
            }
            Remedy::XTokens { needs, .. } => {
                editor.x_tokens(seat, *needs);
                let enough = self.is_gone(&mut editor);
                editor.x_tokens(seat, needs - 1);
                enough && !self.is_gone(&mut editor)
            }
            Remedy::Upgrade { action, .. } if !matches!(self.blocker, Blocker::NoEnclosure { .. }) => {
                editor.upgrade(seat, *action);
                let direct = matches!(
                    self.blocker,
                    Blocker::Strength { .. }
                        | Blocker::Level { .. }
                        | Blocker::OnlyFromHand
                        | Blocker::NeedsSideII { .. }
                        | Blocker::NoRoom { .. }
                        | Blocker::PartnersFull { .. }
                        | Blocker::NoEffect
                );
                !direct || self.is_gone(&mut editor)
            }
            Remedy::Build { building, missing: 1, side_ii, money, .. } => {
                let price = self.rules.look(self.position).building_price(self.seat, *building);
                let home = (0..placements(*building).len()).any(|id| {
                    let mut editor = self.editor();
                    if *side_ii {
                        editor.upgrade(seat, Action::Build);
                    }
                    let site = self.rules.look(editor.raw()).site(self.seat, *building);
                    let allowed = site.allows(&placements(*building)[id]);
                    editor.zoo(seat).place(*building, id as PlacementId);
                    allowed && self.is_gone(&mut editor)
                });
                price == *money && home
            }
            Remedy::Reputation { needs, missing } => {
                let zoo = editor.zoo(seat);
                let exact = zoo.reputation + missing == *needs;
                zoo.reputation = *needs;
                let range = matches!(self.blocker, Blocker::Range { .. });
                exact && (!range || self.is_gone(&mut editor))
            }
            Remedy::WorkersReturn { workers } => {
                let zoo = editor.zoo(seat);
                zoo.at_tasks = [0; 4];
                zoo.active_workers() == *workers && self.is_gone(&mut editor)
            }
            Remedy::OtherLevel { level } => {
                let Subject::Level { card, .. } = self.subject else { return Some(false) };
                let other = Subject::Level { card, level: *level };
                self.rules.look(self.position).explain(self.seat, other).is_playable()
            }
            Remedy::Join { cards } => cards.iter().all(|card| {
                let mut editor = self.editor();
                editor.put(card.0, Place::Zoo(self.seat));
                self.is_gone(&mut editor)
            }),
            _ => return None,
        })
    }

    /// The money of a break that the seat causes by the break option; nothing where it is asked about its income.
    fn income(&self) -> Option<u16> {
        if self.rules.is_solo() {
            return None;
        }
        let mut editor = self.editor();
        editor.break_steps(1);
        let position = editor.raw();
        let slot = position.zoo(self.seat).slot_of(Action::Sponsors) as u8 + 1;
        let mut events: Vec<Event> = Vec::new();
        let begin = Move::Use { action: Action::Sponsors, slot, x: 0 };
        self.rules.apply(position, self.seat, begin, &mut events).ok()?;
        let _ = self.rules.apply(position, self.seat, Move::Break, &mut events);
        let mut moves = Vec::new();
        loop {
            let at = events.iter().position(|event| *event == Event::Break);
            let asked = self.rules.asked(position).first()?;
            let limit =
                matches!(self.rules.question(position, asked), Some(ark_nova::Question::HandLimit { .. }));
            match at {
                Some(at) if !limit => {
                    let ended = events[at..].iter().any(|event| matches!(event, Event::Turn { .. }));
                    let others = asked != self.seat;
                    return (ended || others).then(|| self.money_in(&events[at..]));
                }
                Some(_) | None => {}
            }
            self.rules.distinct(position, asked, &mut moves);
            self.rules.apply(position, asked, moves[0], &mut events).expect("a legal move");
        }
    }

    fn money_in(&self, events: &[Event]) -> u16 {
        let gained = events.iter().map(|event| match event {
            Event::Gained { seat, what: Resource::Money, n, .. } if *seat == self.seat => *n,
            _ => 0,
        });
        gained.sum()
    }
}

#[test]
fn a_remedy_does_what_it_says() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    walk(12, |rules, position, seat, moves, _| {
        if !matches!(position.agenda.top(), Frame::Turn(Turn::Choose)) || moves.is_empty() {
            return;
        }
        if position.turns % 3 != 0 {
            return;
        }
        for explanation in rules.look(position).explain_all(seat) {
            for hurdle in &explanation.hurdles {
                let (subject, blocker) = (explanation.subject, hurdle.blocker);
                let step = Step { rules, position, seat, subject, blocker };
                for remedy in &hurdle.remedies {
                    if let Some(holds) = step.holds(remedy) {
                        assert!(holds, "{remedy:?} against {blocker:?} of {subject:?}");
                        let name = format!("{remedy:?}");
                        let kind = name.split([' ', '{']).next().unwrap_or_default().to_owned();
                        *seen.entry(kind).or_default() += 1;
                    }
                }
            }
            let json = serde_json::to_string(&explanation).expect("JSON");
            let back: Explanation = serde_json::from_str(&json).expect("an explanation");
            assert_eq!(back, explanation);
        }
    });
    let often = ["Income", "BreakOption", "CheaperByPartnerZoo", "LowerFolder", "TakeIntoHand", "HigherSlot"];
    let often = often.into_iter().chain(["XTokens", "Upgrade", "Build", "Reputation", "WorkersReturn"]);
    for kind in often {
        assert!(seen.get(kind).is_some_and(|&n| n > 20), "{kind}: {seen:?}");
    }
}
