//! Full checks of what is hidden: views, resampling, foresight and taking back.

use super::{Law, run::Run, secrets::Followed};
use crate::{Chance, Digest, Game, Seat, Silent, Told, Viewer};

/// How many moves of each asked seat are followed into resampled worlds.
const FOLLOWED: usize = 6;
/// How many worlds are asked before a difference is blamed on what was learned instead of on a leak.
const SECOND_OPINIONS: usize = 4;

/// A move made in the truth, and the world resampled for `seat` in which it is made again.
struct Sights<'p, G: Game> {
    after: &'p G::Position,
    twin: &'p G::Position,
    seat: Seat,
    mover: Seat,
    answer: G::Move,
}

impl<G: Told, F> Run<'_, G, F>
where
    F: FnMut(&G, &G::Position, Seat, &[G::Move], &mut Chance) -> usize,
{
    /// Looks at the position through every seat, beside a world resampled for it.
    pub(super) fn nothing_leaks(&mut self, position: &G::Position, lists: &[Vec<G::Move>]) {
        let followed = self.followed(position, lists, FOLLOWED);
        for seat in Seat::all(self.rules.seats()) {
            let deal = self.chance.fork();
            let mut twin = position.clone();
            self.rules.resample(&mut twin, seat, &mut deal.clone());
            if let Err(violations) = self.rules.validate(&twin) {
                self.fault(Law::ResampleValid, Some(seat), violations.to_string());
                continue;
            }
            self.resampling(position, &twin, seat, deal);
            let equal = self.twin_is_equal(position, &twin, seat, &lists[seat.index()]);
            for step in &followed {
                let Followed { mover, answer, after, .. } = step;
                let sights = Sights { after, twin: &twin, seat, mover: *mover, answer: *answer };
                if equal {
                    self.heard_alike(position, step, &twin, seat);
                }
                // Foresight takes every twin: those that look equal in spite of a leak are equal in too much.
                if self.rules.irrevocable(after) > self.rules.irrevocable(position) {
                    self.foresight(&sights);
                } else if equal {
                    self.nothing_is_learned(&sights);
                }
            }
        }
    }

    /// So many moves of each asked seat, and where they lead.
    pub(super) fn followed(
        &mut self,
        position: &G::Position,
        lists: &[Vec<G::Move>],
        most: usize,
    ) -> Vec<Followed<G>> {
        let mut followed = Vec::new();
        for seat in self.rules.asked(position).iter() {
            let mut moves = lists[seat.index()].clone();
            self.chance.shuffle(&mut moves);
            for answer in moves.into_iter().take(most) {
                let (mut after, mut events) = (position.clone(), Vec::new());
                if self.rules.apply(&mut after, seat, answer, &mut events).is_err() {
                    continue;
                }
                let (then, now) = (self.rules.irrevocable(position), self.rules.irrevocable(&after));
                if now < then {
                    let message =
                        format!("after {answer} the count of irrevocable moments falls from {then} to {now}");
                    self.fault(Law::Undo, Some(seat), message);
                } else if now == then && self.rules.chance(&after) != self.rules.chance(position) {
                    self.fault(Law::Undo, Some(seat), format!("{answer} uses chance and can be taken back"));
                } else {
                    followed.push(Followed { mover: seat, answer, after, events });
                }
            }
        }
        followed
    }

    fn resampling(&mut self, position: &G::Position, twin: &G::Position, seat: Seat, mut deal: Chance) {
        if self.rules.chance(twin) == self.rules.chance(position) {
            self.fault(Law::Generator, Some(seat), "the generator is still the true one".to_owned());
        }
        let mut twice = position.clone();
        let mut first = self.chance.fork();
        self.rules.resample(&mut twice, seat, &mut first);
        self.rules.resample(&mut twice, seat, &mut deal);
        if Digest::of(&twice) != Digest::of(twin) {
            self.fault(Law::Resample, Some(seat), "the world before shows through".to_owned());
        }
    }

    /// Whether the twin looks the same to the seat it was made for, and to a spectator, and can be played on.
    pub(super) fn twin_is_equal(
        &mut self,
        position: &G::Position,
        twin: &G::Position,
        seat: Seat,
        moves: &[G::Move],
    ) -> bool {
        let mut equal = true;
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (truth, dream) = (self.rules.view(position, viewer), self.rules.view(twin, viewer));
            if truth != dream {
                self.fault(view_law(viewer), Some(seat), difference(&truth, &dream));
                equal = false;
            }
        }
        let (truth, dream) = (self.rules.question(position, seat), self.rules.question(twin, seat));
        if truth != dream {
            self.fault(Law::QuestionLeak, Some(seat), difference(&truth, &dream));
            equal = false;
        }
        let mut dream = Vec::with_capacity(moves.len());
        self.rules.legal(twin, seat, &mut dream);
        if moves != dream {
            self.fault(Law::LegalLeak, Some(seat), difference(&moves, &dream.as_slice()));
            equal = false;
        }
        self.count_twin();
        equal = equal && self.told_alike(position, twin, seat);
        if self.rules.asked(position).contains(seat) {
            for other in self.rules.asked(twin).iter().filter(|&other| other != seat) {
                let mut answers = Vec::new();
                self.rules.legal(twin, other, &mut answers);
                if answers.is_empty() {
                    self.fault(Law::DeadEnd, Some(seat), format!("seat {other} has no answer there"));
                    equal = false;
                }
            }
        }
        equal
    }

    /// Counts whether a move that cannot be taken back shows the mover something else in a resampled world.
    fn foresight(&mut self, &Sights { after, twin, seat, mover, answer }: &Sights<'_, G>) {
        let mut world = twin.clone();
        if mover != seat || self.rules.apply(&mut world, mover, answer, &mut Silent).is_err() {
            return;
        }
        let viewer = Viewer::Seat(seat);
        let differs = self.rules.view(after, viewer) != self.rules.view(&world, viewer);
        self.tally("", seat, answer, differs);
        let text = answer.to_string();
        let word = text.split(' ').next().unwrap_or_default();
        if self.kit.reveals.contains(word) {
            self.tally(word, seat, answer, differs);
        }
    }

    /// After a move that can be taken back, `seat` sees in the truth what it sees in its twin.
    fn nothing_is_learned(&mut self, &Sights { after, twin, seat, mover, answer }: &Sights<'_, G>) {
        let rules = self.rules;
        let sees = |world: &G::Position| {
            [Viewer::Seat(seat), Viewer::Spectator].map(|viewer| rules.view(world, viewer))
        };
        let made = |answer: G::Move| {
            let mut world = twin.clone();
            rules.apply(&mut world, mover, answer, &mut Silent).is_ok().then(|| sees(&world))
        };
        let truth = sees(after);
        let dream = made(answer);
        if dream.as_ref() == Some(&truth) {
            return;
        }
        // A hidden answer of somebody else need not exist in the twin: any that looks the same will do, and where
        // nothing is seen of it, none at all.
        if mover != seat {
            if sees(twin) == truth {
                return;
            }
            let mut answers = Vec::new();
            rules.legal(twin, mover, &mut answers);
            if answers.into_iter().any(|other| made(other).as_ref() == Some(&truth)) {
                return;
            }
        }
        match self.leak(after, seat) {
            Some((viewer, message)) => {
                self.fault(view_law(viewer), Some(seat), format!("after {answer}: {message}"));
            }
            None => {
                let what = match dream {
                    Some(dream) => difference(&truth, &dream),
                    None => "it is refused in a world that looks the same".to_owned(),
                };
                let message =
                    format!("{answer} of seat {mover} can be taken back and teaches something: {what}");
                self.fault(Law::Undo, Some(seat), message);
            }
        }
    }

    /// A difference between a position and worlds resampled from it, for the seat or a spectator.
    fn leak(&mut self, position: &G::Position, seat: Seat) -> Option<(Viewer, String)> {
        (0..SECOND_OPINIONS).find_map(|_| {
            let mut twin = position.clone();
            let mut deal = self.chance.fork();
            self.rules.resample(&mut twin, seat, &mut deal);
            [Viewer::Seat(seat), Viewer::Spectator].into_iter().find_map(|viewer| {
                let (truth, dream) = (self.rules.view(position, viewer), self.rules.view(&twin, viewer));
                (truth != dream).then(|| (viewer, difference(&truth, &dream)))
            })
        })
    }
}

fn view_law(viewer: Viewer) -> Law {
    match viewer {
        Viewer::Seat(_) => Law::ViewLeak,
        Viewer::Spectator => Law::SpectatorLeak,
    }
}

/// The first place where two values print differently, with a little of what is around it.
pub(super) fn difference<T: std::fmt::Debug>(truth: &T, dream: &T) -> String {
    let (truth, dream) = (format!("{truth:?}"), format!("{dream:?}"));
    let at = truth.chars().zip(dream.chars()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| text.chars().skip(at.saturating_sub(40)).take(80).collect::<String>();
    format!("truth …{}… resampled …{}…", around(&truth), around(&dream))
}
