//! The best line of a whole turn.

use crate::{Bot, Dice, Evaluate, Failing, Hint, Seen};
use tabletop::{Game, Seat, Silent};

/// How much a planner looks at.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// Worlds dealt for every choice; a move is worth its mean over them.
    pub worlds: usize,
    /// Lines kept at every step, besides the best one of each first move.
    pub lines: usize,
    /// Steps after which a line is cut.
    pub depth: usize,
}

/// Plays the first move of the best line of its whole turn: a beam over its own choices until somebody else is asked or
/// its next turn begins. What others would do meanwhile is left out; chance is dealt anew for every world.
///
/// With one world the rest of the line is kept: as long as nothing happened that it could not foresee, it answers from
/// there, and plans anew after a card was drawn or another seat answered.
pub struct Planner<E: Evaluate> {
    evaluate: E,
    width: Width,
    dice: Dice,
    plan: Path<MoveOf<E>>,
    planned_at: u32,
}

/// The answers of a line after its first one, each with the list it was chosen from.
type Path<M> = Vec<(Vec<M>, M)>;

/// The next step of a line: where it comes from among the lines kept, the place of its first move in the list, the move,
/// and what the position after it is worth. The position itself is made again if the line is kept: that is cheaper than
/// carrying all of them.
struct Step<M> {
    parent: usize,
    first: usize,
    answer: M,
    value: f32,
}

/// A line that is kept: the place of its first move in the list, how it went on, and where it has come to.
struct Line<P, M> {
    first: usize,
    path: Path<M>,
    position: P,
}

/// The best line of a first move: what it is worth, how it goes on, and, where that is wanted, its last position.
struct Best<P, M> {
    value: f32,
    path: Path<M>,
    position: Option<P>,
}

type BestOf<E> = Best<PositionOf<E>, MoveOf<E>>;

type PositionOf<E> = <<E as Evaluate>::Game as Game>::Position;
type MoveOf<E> = <<E as Evaluate>::Game as Game>::Move;

impl<E: Evaluate> Planner<E> {
    /// A planner; the same seed plays the same game.
    pub fn new(evaluate: E, width: Width, seed: u64) -> Planner<E> {
        Planner { evaluate, width, dice: Dice::new(seed), plan: Vec::new(), planned_at: 0 }
    }

    /// The value of every move, by the best line that begins with it, averaged over worlds.
    pub fn values(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Vec<f32> {
        self.judged(seen, moves).into_iter().map(|best| best.value).collect()
    }

    /// The same with the line of the last world.
    fn judged(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Vec<BestOf<E>> {
        let mut judged: Vec<BestOf<E>> = Vec::new();
        for _ in 0..self.width.worlds {
            let world = seen.world(&mut self.dice.chance());
            let mut best = self.best_lines(seen.game(), world, seen.seat(), moves, false);
            for (best, before) in best.iter_mut().zip(&judged) {
                best.value += before.value;
            }
            judged = best;
        }
        judged.iter_mut().for_each(|best| best.value /= self.width.worlds as f32);
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
        let lines = self.best_lines(game, world, seat, moves, true);
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

    /// The best finished line of every first move; `keep` says whether its last position is wanted too.
    fn best_lines(
        &self,
        game: &E::Game,
        world: PositionOf<E>,
        seat: Seat,
        moves: &[MoveOf<E>],
        keep: bool,
    ) -> Vec<BestOf<E>> {
        let none = |_| Best { value: f32::MIN, path: Vec::new(), position: None };
        let mut best: Vec<_> = moves.iter().map(none).collect();
        let mut scratch = world.clone();
        let mut lines = vec![Line { first: 0, path: Vec::new(), position: world }];
        let (mut steps, mut answers) = (Vec::new(), moves.to_vec());
        for depth in 0.. {
            for (parent, line) in lines.iter().enumerate() {
                if depth > 0 {
                    game.distinct(&line.position, seat, &mut answers);
                }
                for (place, &answer) in answers.iter().enumerate() {
                    scratch.clone_from(&line.position);
                    if game.apply(&mut scratch, seat, answer, &mut Silent).is_err() {
                        continue;
                    }
                    let first = if depth == 0 { place } else { line.first };
                    let value = self.evaluate.value(game, &scratch, seat);
                    let goes_on = game.asked(&scratch).contains(seat)
                        && !self.evaluate.begins_turn(game, &scratch, seat);
                    if goes_on && depth + 1 < self.width.depth {
                        steps.push(Step { parent, first, answer, value });
                    } else if value > best[first].value {
                        let path =
                            if depth == 0 { Vec::new() } else { further(&line.path, &answers, answer) };
                        best[first] = Best { value, path, position: keep.then(|| scratch.clone()) };
                    }
                }
            }
            if steps.is_empty() {
                break;
            }
            self.prune(&mut steps);
            lines = steps
                .drain(..)
                .map(|step| {
                    let line = &lines[step.parent];
                    let path = if depth == 0 {
                        Vec::new()
                    } else {
                        game.distinct(&line.position, seat, &mut answers);
                        further(&line.path, &answers, step.answer)
                    };
                    let mut position = line.position.clone();
                    let made = game.apply(&mut position, seat, step.answer, &mut Silent);
                    debug_assert!(made.is_ok(), "it was made before");
                    Line { first: step.first, path, position }
                })
                .collect();
        }
        best
    }

    /// The next answer of the plan, if it was made for this list and nothing has happened since.
    fn planned(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Option<MoveOf<E>> {
        let (list, answer) = self.plan.pop()?;
        if list == moves && self.planned_at == seen.irrevocable() {
            return Some(answer);
        }
        self.plan.clear();
        None
    }

    /// Keeps the most promising lines, and the best one of every first move.
    fn prune(&self, steps: &mut Vec<Step<MoveOf<E>>>) {
        if steps.len() <= self.width.lines {
            return;
        }
        steps.sort_by(|a, b| b.value.total_cmp(&a.value));
        let (mut seen, mut kept) = (Vec::new(), 0);
        steps.retain(|step| {
            let first_of_its_kind = !seen.contains(&step.first);
            if first_of_its_kind {
                seen.push(step.first);
            }
            kept += 1;
            first_of_its_kind || kept <= self.width.lines
        });
    }
}

/// The path with one more answer.
fn further<M: Copy>(path: &[(Vec<M>, M)], answers: &[M], answer: M) -> Path<M> {
    path.iter().cloned().chain([(answers.to_vec(), answer)]).collect()
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
    fn choose(&mut self, seen: &Seen<'_, E::Game>, moves: &[MoveOf<E>]) -> Result<MoveOf<E>, Failing> {
        let moves = &seen.distinct(moves)[..];
        if let Some(planned) = self.planned(seen, moves) {
            return Ok(planned);
        }
        let mut judged = self.judged(seen, moves);
        let best = (0..moves.len()).rev().max_by(|&a, &b| judged[a].value.total_cmp(&judged[b].value));
        let best = best.unwrap_or(0);
        if self.width.worlds == 1 {
            self.plan = std::mem::take(&mut judged[best].path);
            self.plan.reverse();
            self.planned_at = seen.irrevocable();
        }
        Ok(moves[best])
    }
}
