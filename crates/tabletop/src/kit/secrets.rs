//! Checks of what is told: questions of others, points, grouped moves, events and all texts, beside a resampled world.

use super::{Law, hidden::difference, run::Run};
use crate::{Chance, Game, Lang, Seat, Told, Viewer};
use std::mem::discriminant;

/// Names for the texts, so that numbers of seats are not all that is compared.
const NAMES: [&str; 8] = ["Ada", "Bo", "Cleo", "Dora", "Eve", "Finn", "Gil", "Hope"];
/// How many answers of somebody else are tried in a world where the true one does not exist or looks different.
const TRIED: usize = 12;

/// A move made in the truth: by whom, where it led, and what happened.
pub(super) struct Followed<G: Game> {
    pub(super) mover: Seat,
    pub(super) answer: G::Move,
    pub(super) after: G::Position,
    pub(super) events: Vec<G::Event>,
}

impl<G: Told, F> Run<'_, G, F>
where
    F: FnMut(&G, &G::Position, Seat, &[G::Move], &mut Chance) -> usize,
{
    /// Only what may be known and told of a position, and of one move of each asked seat.
    pub(super) fn secrets(&mut self, position: &G::Position, lists: &[Vec<G::Move>]) {
        let followed = self.followed(position, lists, 1);
        for seat in Seat::all(self.rules.seats()) {
            let mut twin = position.clone();
            self.rules.resample(&mut twin, seat, &mut self.chance.fork());
            if self.twin_is_equal(position, &twin, seat, &lists[seat.index()]) {
                followed.iter().for_each(|followed| self.heard_alike(position, followed, &twin, seat));
            }
        }
    }

    /// Whether what is asked and offered is told alike in the truth and in the twin made for `seat`.
    pub(super) fn told_alike(&mut self, position: &G::Position, twin: &G::Position, seat: Seat) -> bool {
        let rules = self.rules;
        let mut leaks = Vec::new();
        let names = &NAMES[..rules.seats()];
        if rules.public_points(position) != rules.public_points(twin) {
            leaks.push((Law::SpectatorLeak, "the points of all seats differ".to_owned()));
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            for other in Seat::all(rules.seats()) {
                let [truth, dream] =
                    [position, twin].map(|world| rules.question_seen_by(world, other, viewer));
                if truth != dream {
                    leaks.push((Law::QuestionLeak, difference(&truth, &dream)));
                } else if let Some(question) = truth {
                    for lang in Lang::ALL {
                        let [truth, dream] =
                            [position, twin].map(|world| rules.question_text(world, &question, names, lang));
                        if truth != dream {
                            leaks.push((Law::TextLeak, difference(&truth, &dream)));
                        }
                    }
                }
            }
        }
        for lang in Lang::ALL {
            let [mut truth, mut dream] =
                [position, twin].map(|world| rules.choices(world, seat, names, lang));
            if truth == dream {
                continue;
            }
            let law = if without_texts::<G>(&mut truth) == without_texts::<G>(&mut dream) {
                Law::TextLeak
            } else {
                Law::ChoiceLeak
            };
            leaks.push((law, difference(&truth, &dream)));
        }
        let alike = leaks.is_empty();
        for (law, message) in leaks {
            self.fault(law, Some(seat), message);
        }
        alike
    }

    /// What `seat` and a spectator hear of a move, if they cannot tell the truth from the twin afterwards, is the same.
    pub(super) fn heard_alike(
        &mut self,
        before: &G::Position,
        followed: &Followed<G>,
        twin: &G::Position,
        seat: Seat,
    ) {
        // Where things vanish, views look the same that are not.
        if self.rules.validate(&followed.after).is_err() {
            return;
        }
        // And where things shown are shuffled away, views look the same after other things were seen.
        if followed.events.iter().any(|event| self.rules.hides_again(event)) {
            return;
        }
        let Some(events) = self.same_looking(followed, twin, seat) else { return };
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let rules = self.rules;
            let seen = |events: &[G::Event]| -> Vec<G::Event> {
                events.iter().map(|event| rules.seen_by(event, viewer)).collect()
            };
            let (truth, dream) = (seen(&followed.events), seen(&events));
            let answer = followed.answer;
            // What chance or an opened answer turns up for all to see may come in another order and leave the same view.
            let chanced = self.rules.chance(&followed.after) != self.rules.chance(before)
                || self.rules.irrevocable(&followed.after) != self.rules.irrevocable(before);
            if chanced
                && (truth != dream)
                && (other_kinds::<G>(&truth, &dream) || same_things(&truth, &dream))
            {
                continue;
            }
            if truth != dream {
                let message = format!("{viewer:?} hears of {answer}: {}", difference(&truth, &dream));
                self.fault(Law::EventLeak, Some(seat), message);
                continue;
            }
            let told = |events: &[G::Event], lang| -> Vec<String> {
                events.iter().map(|event| rules.event_text(event, &NAMES[..rules.seats()], lang)).collect()
            };
            for lang in Lang::ALL {
                let (truth, dream) = (told(&truth, lang), told(&dream, lang));
                if truth != dream {
                    self.fault(Law::TextLeak, Some(seat), difference(&truth, &dream));
                }
            }
        }
    }

    /// The events of the same move in the twin, or of one of somebody else, that leaves seat and
    /// spectator with the same view.
    fn same_looking(&self, followed: &Followed<G>, twin: &G::Position, seat: Seat) -> Option<Vec<G::Event>> {
        let rules = self.rules;
        let seen = |world: &G::Position| {
            [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| rules.view(world, viewer))
        };
        let truth = seen(&followed.after);
        let made = |answer| {
            let (mut world, mut events) = (twin.clone(), Vec::new());
            rules.apply(&mut world, followed.mover, answer, &mut events).ok()?;
            (seen(&world) == truth).then_some(events)
        };
        // A hidden answer of somebody else need not exist in the twin: one of the same kind will do.
        if followed.mover == seat || rules.refusal(twin, followed.mover, followed.answer).is_none() {
            return made(followed.answer);
        }
        let mut answers = Vec::new();
        rules.legal(twin, followed.mover, &mut answers);
        let word = |answer: &G::Move| answer.to_string().split(' ').next().map(str::to_owned);
        let kind = word(&followed.answer);
        answers.into_iter().filter(|answer| word(answer) == kind).take(TRIED).find_map(made)
    }
}

/// Whether other kinds of things happened, or in another order.
fn other_kinds<G: Game>(truth: &[G::Event], dream: &[G::Event]) -> bool {
    !truth.iter().map(discriminant).eq(dream.iter().map(discriminant))
}

/// Whether the same things happened, in whatever order and by whomever: sealed answers that are opened
/// together may be exchanged between seats and leave the same view.
fn same_things<E: std::fmt::Debug>(truth: &[E], dream: &[E]) -> bool {
    let sorted = |events: &[E]| {
        let text = format!("{events:?}");
        let mut words: Vec<String> =
            text.split(|sign: char| !sign.is_alphanumeric()).map(str::to_owned).collect();
        words.sort_unstable();
        words
    };
    sorted(truth) == sorted(dream)
}

/// Takes the texts out of grouped moves.
fn without_texts<G: Told>(choices: &mut Vec<crate::ChoicesOf<G>>) -> &Vec<crate::ChoicesOf<G>> {
    for group in &mut *choices {
        group.text.clear();
        group.moves.iter_mut().for_each(|choice| choice.text.clear());
    }
    choices
}
