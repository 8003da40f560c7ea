//! The best line of a whole turn.

use crate::plan::{MoveOf, PositionOf};
use crate::{Bot, Dice, Evaluate, Failing, Hint, Planning, Seen, Width};
use std::ops::ControlFlow;

/// Plays the first move of the best line of its whole turn: a beam over its own choices until somebody else is asked or
/// its next turn begins. What others would do meanwhile is left out; chance is dealt anew for every world.
///
/// With one world the rest of the line is kept: as long as nothing happened that it could not foresee, it answers from
/// there, and plans anew after a card was drawn or another seat answered.
pub struct Planner<E: Evaluate> {
    evaluate: E,
    width: Width,
    worlds: usize,
    dice: Dice,
    plan: Vec<MoveOf<E>>,
    planned_at: u32,
}

/// The best line of a first move: what it is worth, its answers after the first, and, where that is wanted, its last
/// position.
struct Best<P, M> {
    value: f32,
    rest: Vec<M>,
    position: Option<P>,
}

type BestOf<E> = Best<PositionOf<E>, MoveOf<E>>;

impl<E: Evaluate> Planner<E> {
    /// A planner that takes the mean over so many worlds; the same seed plays the same game.
    pub fn new(evaluate: E, width: Width, worlds: usize, seed: u64) -> Planner<E> {
        Planner { evaluate, width, worlds, dice: Dice::new(seed), plan: Vec::new(), planned_at: 0 }
    }

    /// The value of every move, by the best line that begins with it, averaged over worlds.
    pub fn values(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Vec<f32> {
        self.judged(seen, moves).into_iter().map(|best| best.value).collect()
    }

    /// The same with the line of the last world.
    fn judged(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Vec<BestOf<E>> {
        let (mut judged, mut dealt): (Vec<BestOf<E>>, usize) = (Vec::new(), 0);
        while dealt < self.worlds {
            let world = seen.world(&mut self.dice.chance());
            let (evaluate, width) = (&self.evaluate, self.width);
            let planning = Planning { evaluate, game: seen.game(), seat: seen.seat(), width };
            if dealt == 0
                && let Some(values) = planning.to_the_end(seen, &world, &mut self.dice, moves)
            {
                let alone = |value| Best { value, rest: Vec::new(), position: None };
                return values.into_iter().map(alone).collect();
            }
            let mut best = self.best_lines(seen, &world, moves, false);
            // A world that was looked at in part compares moves unfairly; still, the first is better than none.
            if dealt > 0 && seen.is_urgent() {
                break;
            }
            for (best, before) in best.iter_mut().zip(&judged) {
                best.value += before.value;
            }
            judged = best;
            dealt += 1;
        }
        judged.iter_mut().for_each(|best| best.value /= dealt as f32);
        judged
    }

    /// The moves with their values and reasons, the best first; without those that only repeat.
    pub fn hints(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Vec<Hint<MoveOf<E>, E::Term>> {
        let (game, seat) = (seen.game(), seen.seat());
        let moves = &seen.distinct(moves)[..];
        let values = self.values(seen, moves);
        let world = seen.world(&mut self.dice.chance());
        let mut before = Vec::new();
        self.evaluate.weigh(game, &world, seat, &mut before);
        let lines = self.best_lines(seen, &world, moves, true);
        let mut hints: Vec<_> = moves
            .iter()
            .zip(values)
            .zip(lines)
            .map(|((&answer, value), line)| {
                let mut after = Vec::new();
                if let Some(position) = line.position {
                    self.evaluate.weigh(game, &position, seat, &mut after);
                }
                Hint { answer, value, reasons: differences(&before, &after) }
            })
            .collect();
        hints.sort_by(|a, b| b.value.total_cmp(&a.value));
        hints
    }

    /// The best line of every first move; `keep` says whether its last position is wanted too.
    fn best_lines(
        &self,
        seen: &Seen<'_, E::Game>,
        world: &PositionOf<E>,
        moves: &[MoveOf<E>],
        keep: bool,
    ) -> Vec<BestOf<E>> {
        let none = |_| Best { value: f32::MIN, rest: Vec::new(), position: None };
        let mut best: Vec<BestOf<E>> = moves.iter().map(none).collect();
        let planning =
            Planning { evaluate: &self.evaluate, game: seen.game(), seat: seen.seat(), width: self.width };
        planning.lines(
            world,
            moves,
            |line| {
                let best = &mut best[line.first];
                if line.value > best.value {
                    let rest = line.plan().answers.split_off(1);
                    *best = Best { value: line.value, rest, position: keep.then(|| line.position.clone()) };
                }
            },
            || if seen.is_urgent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) },
        );
        best
    }

    /// The next answer of the plan, if nothing has happened since that it did not foresee.
    fn planned(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Option<MoveOf<E>> {
        let answer = self.plan.pop()?;
        if self.planned_at == seen.irrevocable() && moves.contains(&answer) {
            return Some(answer);
        }
        self.plan.clear();
        None
    }
}

/// What changed, term by term, the largest first; what hardly changed is left out.
pub(crate) fn differences<T: Copy + PartialEq>(before: &[(T, f32)], after: &[(T, f32)]) -> Vec<(T, f32)> {
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
    fn choose(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Result<MoveOf<E>, Failing> {
        let moves = &seen.distinct(moves)[..];
        if let Some(planned) = self.planned(seen, moves) {
            return Ok(planned);
        }
        let mut judged = self.judged(seen, moves);
        let best = (0..moves.len()).rev().max_by(|&a, &b| judged[a].value.total_cmp(&judged[b].value));
        let best = best.unwrap_or(0);
        if self.worlds == 1 && !seen.is_urgent() {
            self.plan = std::mem::take(&mut judged[best].rest);
            self.plan.reverse();
            self.planned_at = seen.irrevocable();
        }
        Ok(moves[best])
    }
}
