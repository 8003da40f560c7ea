//! The best line of a whole turn.

use crate::{Bot, Dice, Evaluate, Failing, Hint, Seen};
use tabletop::{Game, Seat, Silent};

/// How much a planner looks at.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// Worlds dealt for every choice; a move is worth its mean over them.
    pub worlds: usize,
    /// Lines kept for each first move at every step.
    pub lines: usize,
    /// Steps after which a line is cut.
    pub depth: usize,
}

/// Plays the first move of the best line of its whole turn: a beam over its own choices until somebody else is asked or
/// its next turn begins. What others would do meanwhile is left out; chance is dealt anew for every world.
pub struct Planner<E: Evaluate> {
    evaluate: E,
    width: Width,
    dice: Dice,
}

/// A line being followed: the place of its first move in the list, where it has come to, and what that is worth.
struct Line<P> {
    first: usize,
    position: P,
    value: f32,
}

impl<E: Evaluate> Planner<E> {
    /// A planner; the same seed plays the same game.
    pub fn new(evaluate: E, width: Width, seed: u64) -> Planner<E> {
        Planner { evaluate, width, dice: Dice::new(seed) }
    }

    /// The value of every move, by the best line that begins with it, averaged over worlds.
    pub fn values(&mut self, seen: &Seen<'_, E::Game>, moves: &[<E::Game as Game>::Move]) -> Vec<f32> {
        let mut sums = vec![0.0f32; moves.len()];
        for _ in 0..self.width.worlds {
            let world = seen.world(&mut self.dice.chance());
            let best = self.best_lines(seen.game(), &world, seen.seat(), moves);
            for (sum, line) in sums.iter_mut().zip(best) {
                *sum += line.map_or(f32::MIN, |line| line.value) / self.width.worlds as f32;
            }
        }
        sums
    }

    /// The moves with their values and reasons, the best first.
    pub fn hints(
        &mut self,
        seen: &Seen<'_, E::Game>,
        moves: &[<E::Game as Game>::Move],
    ) -> Vec<Hint<<E::Game as Game>::Move, E::Term>> {
        let (game, seat) = (seen.game(), seen.seat());
        let values = self.values(seen, moves);
        let world = seen.world(&mut self.dice.chance());
        let mut before = Vec::new();
        self.evaluate.weigh(game, &world, seat, &mut before);
        let lines = self.best_lines(game, &world, seat, moves);
        let mut hints: Vec<_> = moves
            .iter()
            .zip(values)
            .zip(lines)
            .map(|((&answer, value), line)| {
                let mut after = Vec::new();
                if let Some(line) = line {
                    self.evaluate.weigh(game, &line.position, seat, &mut after);
                }
                Hint { answer, value, reasons: differences(&before, &after) }
            })
            .collect();
        hints.sort_by(|a, b| b.value.total_cmp(&a.value));
        hints
    }

    /// The best finished line of every first move.
    fn best_lines(
        &self,
        game: &E::Game,
        world: &<E::Game as Game>::Position,
        seat: Seat,
        moves: &[<E::Game as Game>::Move],
    ) -> Vec<Option<Line<<E::Game as Game>::Position>>> {
        let mut best: Vec<Option<Line<_>>> = moves.iter().map(|_| None).collect();
        let mut open = Vec::new();
        let root = Line { first: 0, position: world.clone(), value: 0.0 };
        for (first, &answer) in moves.iter().enumerate() {
            self.follow(game, seat, &root, first, answer, &mut open, &mut best);
        }
        let mut next = Vec::new();
        let mut answers = Vec::new();
        for step in 1.. {
            if open.is_empty() {
                break;
            }
            if step == self.width.depth {
                for line in open.drain(..) {
                    keep(&mut best, line);
                }
                break;
            }
            self.prune(&mut open);
            for line in open.drain(..) {
                game.legal(&line.position, seat, &mut answers);
                for &answer in &answers {
                    self.follow(game, seat, &line, line.first, answer, &mut next, &mut best);
                }
            }
            std::mem::swap(&mut open, &mut next);
        }
        best
    }

    /// Makes one move of a line; it is finished where the turn is.
    #[allow(clippy::too_many_arguments, reason = "a step of the loop above, taken out to be read")]
    fn follow(
        &self,
        game: &E::Game,
        seat: Seat,
        line: &Line<<E::Game as Game>::Position>,
        first: usize,
        answer: <E::Game as Game>::Move,
        open: &mut Vec<Line<<E::Game as Game>::Position>>,
        best: &mut [Option<Line<<E::Game as Game>::Position>>],
    ) {
        let mut position = line.position.clone();
        if game.apply(&mut position, seat, answer, &mut Silent).is_err() {
            return;
        }
        let value = self.evaluate.value(game, &position, seat);
        let goes_on =
            game.asked(&position).contains(seat) && !self.evaluate.begins_turn(game, &position, seat);
        let line = Line { first, position, value };
        if goes_on { open.push(line) } else { keep(best, line) }
    }

    /// Keeps the most promising lines of each first move.
    fn prune(&self, open: &mut Vec<Line<<E::Game as Game>::Position>>) {
        open.sort_by(|a, b| a.first.cmp(&b.first).then(b.value.total_cmp(&a.value)));
        let (mut first, mut kept) = (usize::MAX, 0);
        open.retain(|line| {
            if line.first != first {
                (first, kept) = (line.first, 0);
            }
            kept += 1;
            kept <= self.width.lines
        });
    }
}

fn keep<P>(best: &mut [Option<Line<P>>], line: Line<P>) {
    let place = &mut best[line.first];
    if place.as_ref().is_none_or(|kept| line.value > kept.value) {
        *place = Some(line);
    }
}

/// What changed, term by term, the largest first; what hardly changed is left out.
fn differences<T: Copy + PartialEq>(before: &[(T, f32)], after: &[(T, f32)]) -> Vec<(T, f32)> {
    const WORTH_SAYING: f32 = 0.25;
    let mut changes: Vec<(T, f32)> = Vec::new();
    let mut add = |term: T, points: f32| match changes.iter_mut().find(|(known, _)| *known == term) {
        Some((_, sum)) => *sum += points,
        None => changes.push((term, points)),
    };
    after.iter().for_each(|&(term, points)| add(term, points));
    before.iter().for_each(|&(term, points)| add(term, -points));
    changes.retain(|(_, points)| points.abs() >= WORTH_SAYING);
    changes.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    changes
}

impl<E: Evaluate> Bot<E::Game> for Planner<E> {
    fn choose(
        &mut self,
        seen: &Seen<'_, E::Game>,
        moves: &[<E::Game as Game>::Move],
    ) -> Result<<E::Game as Game>::Move, Failing> {
        let values = self.values(seen, moves);
        let best = (0..moves.len()).rev().max_by(|&a, &b| values[a].total_cmp(&values[b]));
        Ok(moves[best.unwrap_or(0)])
    }
}
