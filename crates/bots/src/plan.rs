//! Whole turns as one decision: the lines of a seat's own choices, from a question to where somebody else is asked or
//! its next turn begins.

use crate::{Dice, Evaluate, Seen};
use std::ops::ControlFlow;
use tabletop::{Game, Seat, Silent};

/// How much is looked at while a turn is planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    /// Lines kept at every step.
    pub lines: usize,
    /// Steps at which the best line of each first move is kept too, whatever it is worth.
    pub firsts: usize,
    /// Steps after which a line is cut.
    pub depth: usize,
}

pub(crate) type PositionOf<E> = <<E as Evaluate>::Game as Game>::Position;
pub(crate) type MoveOf<E> = <<E as Evaluate>::Game as Game>::Move;

/// A line of answers to the end of a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan<M> {
    /// The answers, the first one first.
    pub answers: Vec<M>,
    /// How many of them can be given before something happens that could not be foreseen; at least the first.
    pub sure: usize,
    /// What the position after the last one is worth.
    pub value: f32,
}

/// A line that has come to its end, or as far as there was time.
pub struct Finished<'a, P, M> {
    /// The place of its first answer in the list it began with.
    pub first: usize,
    /// What the position after it is worth.
    pub value: f32,
    /// The position after it.
    pub position: &'a P,
    before: &'a [M],
    last: M,
    sure: Option<usize>,
}

impl<P, M: Copy> Finished<'_, P, M> {
    /// The line as a plan.
    pub fn plan(&self) -> Plan<M> {
        let answers = further(self.before, self.last);
        Plan { sure: self.sure.unwrap_or(answers.len()), answers, value: self.value }
    }
}

/// The next step of a line: where it comes from among the lines kept, the place of its first move in the list, the move,
/// and what the position after it is worth. The position itself is made again if the line is kept: that is cheaper than
/// carrying all of them. As long as there are no more than will be kept, it is the other way round: the positions are
/// carried, and nobody asks what they are worth.
struct Step<M> {
    parent: usize,
    first: usize,
    answer: M,
    value: f32,
}

/// A line that is kept: the place of its first move in the list, how it went on, after how many answers something
/// happened that could not be foreseen. Where it has come to is kept beside it, so that it need not be moved with it.
struct Line<M> {
    first: usize,
    answers: Vec<M>,
    sure: Option<usize>,
}

/// Turns after which playing on is broken off, whatever happens.
const LONGEST: usize = 400;

/// Makes plans: a beam over the choices of one seat in one world. What others would do meanwhile is left out.
pub struct Planning<'a, E: Evaluate> {
    /// How good positions are.
    pub evaluate: &'a E,
    /// The rules.
    pub game: &'a E::Game,
    /// Who plans.
    pub seat: Seat,
    /// How much is looked at.
    pub width: Width,
}

impl<E: Evaluate> Planning<'_, E> {
    /// Tells every line to `hear` that begins with one of `moves` and has come to its end. When `hurry` breaks off, lines
    /// count as far as they have come.
    pub fn lines(
        &self,
        world: &PositionOf<E>,
        moves: &[MoveOf<E>],
        mut hear: impl FnMut(Finished<'_, PositionOf<E>, MoveOf<E>>),
        mut hurry: impl FnMut() -> ControlFlow<()>,
    ) {
        let Planning { evaluate, game, seat, width } = *self;
        let begun = game.irrevocable(world);
        let mut scratch = world.clone();
        let mut lines = vec![Line { first: 0, answers: Vec::new(), sure: None }];
        let (mut positions, mut carried) = (vec![world.clone()], Vec::<PositionOf<E>>::new());
        let (mut steps, mut answers) = (Vec::new(), moves.to_vec());
        let value = |position: &PositionOf<E>| evaluate.value(game, position, seat);
        for depth in 0.. {
            for (parent, (line, position)) in lines.iter().zip(&positions).enumerate() {
                if depth > 0 {
                    game.distinct(position, seat, &mut answers);
                }
                for (place, &answer) in answers.iter().enumerate() {
                    scratch.clone_from(position);
                    if game.apply(&mut scratch, seat, answer, &mut Silent).is_err() {
                        continue;
                    }
                    let first = if depth == 0 { place } else { line.first };
                    let goes_on =
                        game.asked(&scratch).contains(seat) && !evaluate.begins_turn(game, &scratch, seat);
                    let urgent = hurry().is_break();
                    let ends = !goes_on || depth + 1 >= width.depth || urgent;
                    let many = steps.len() >= width.lines;
                    if urgent || many && !ends {
                        judge(&mut steps, &mut carried, value);
                    }
                    if ends {
                        let (before, sure, value) = (&line.answers[..], line.sure, value(&scratch));
                        hear(Finished { first, value, position: &scratch, before, last: answer, sure });
                    } else if many {
                        steps.push(Step { parent, first, answer, value: value(&scratch) });
                    } else {
                        steps.push(Step { parent, first, answer, value: f32::NAN });
                        carried.push(scratch.clone());
                    }
                    if urgent {
                        for step in &steps {
                            let (Line { answers, sure, .. }, position) =
                                (&lines[step.parent], &positions[step.parent]);
                            let Step { first, answer, value, .. } = *step;
                            hear(Finished {
                                first,
                                value,
                                position,
                                before: answers,
                                last: answer,
                                sure: *sure,
                            });
                        }
                        return;
                    }
                }
            }
            if steps.is_empty() {
                return;
            }
            prune(&mut steps, width.lines, depth < width.firsts);
            if carried.is_empty() {
                carried.extend(steps.iter().map(|step| positions[step.parent].clone()));
                for (step, position) in steps.iter().zip(&mut carried) {
                    let made = game.apply(position, seat, step.answer, &mut Silent);
                    debug_assert!(made.is_ok(), "it was made before");
                }
            }
            std::mem::swap(&mut positions, &mut carried);
            carried.clear();
            let go_on = |(step, position): (Step<MoveOf<E>>, &PositionOf<E>)| {
                let line = &lines[step.parent];
                let surprised = game.irrevocable(position) != begun;
                Line {
                    first: step.first,
                    answers: further(&line.answers, step.answer),
                    sure: line.sure.or(surprised.then_some(depth + 1)),
                }
            };
            lines = steps.drain(..).zip(&positions).map(go_on).collect();
        }
    }

    /// What each of `moves` is worth, where the end of the game is near enough to look that far: reckoned, or played on in
    /// further worlds. `world` is any that looks like this to the seat.
    pub fn to_the_end(
        &self,
        seen: &Seen<'_, E::Game>,
        world: &PositionOf<E>,
        dice: &mut Dice,
        moves: &[MoveOf<E>],
    ) -> Option<Vec<f32>> {
        self.evaluate.reckoned(self.game, world, self.seat, moves).or_else(|| {
            let worlds = self.evaluate.endings(world);
            (worlds > 0).then(|| self.played_on(seen, dice, moves, worlds))
        })
    }

    /// What each of `moves` comes to when everybody plays on to the end of the game, on average over so many worlds.
    fn played_on(
        &self,
        seen: &Seen<'_, E::Game>,
        dice: &mut Dice,
        moves: &[MoveOf<E>],
        worlds: usize,
    ) -> Vec<f32> {
        let (game, mut answers) = (self.game, Vec::new());
        let mut values = vec![0.0; moves.len()];
        for nth in 0..worlds {
            if nth > 0 && seen.is_urgent() {
                break;
            }
            let world = seen.world(&mut dice.chance());
            for (value, &answer) in values.iter_mut().zip(moves) {
                let mut after = world.clone();
                if game.apply(&mut after, self.seat, answer, &mut Silent).is_err() {
                    *value = f32::MIN;
                    continue;
                }
                for _ in 0..LONGEST {
                    let Some(seat) = game.asked(&after).iter().next() else { break };
                    Planning { seat, ..*self }.play(&mut after, &mut answers);
                }
                *value += (self.evaluate.value(game, &after, self.seat) - *value) / (nth + 1) as f32;
            }
        }
        values
    }

    /// Plays the best line that is found: what a seat does where nobody thinks about it further.
    pub fn play(&self, position: &mut PositionOf<E>, moves: &mut Vec<MoveOf<E>>) {
        self.game.distinct(position, self.seat, moves);
        let mut best: Option<(f32, PositionOf<E>)> = None;
        let hear = |line: Finished<'_, PositionOf<E>, MoveOf<E>>| match &mut best {
            Some((value, after)) if line.value > *value => {
                *value = line.value;
                after.clone_from(line.position);
            }
            Some(_) => {}
            None => best = Some((line.value, line.position.clone())),
        };
        self.lines(position, moves, hear, || ControlFlow::Continue(()));
        if let Some((_, after)) = best {
            *position = after;
        }
    }
}

/// Finds out what the carried positions are worth, which are those of the first steps, and lets go of them.
fn judge<P, M>(steps: &mut [Step<M>], carried: &mut Vec<P>, value: impl Fn(&P) -> f32) {
    for (step, position) in steps.iter_mut().zip(carried.drain(..)) {
        step.value = value(&position);
    }
}

/// The answers with one more.
fn further<M: Copy>(answers: &[M], answer: M) -> Vec<M> {
    let mut further = Vec::with_capacity(answers.len() + 1);
    further.extend_from_slice(answers);
    further.push(answer);
    further
}

/// Keeps the most promising steps; with `firsts` also the best one of every first move.
fn prune<M>(steps: &mut Vec<Step<M>>, lines: usize, firsts: bool) {
    if steps.len() <= lines {
        return;
    }
    steps.sort_by(|a, b| b.value.total_cmp(&a.value));
    if !firsts {
        steps.truncate(lines);
        return;
    }
    let (mut seen, mut kept) = (Vec::new(), 0);
    steps.retain(|step| {
        let first_of_its_kind = !seen.contains(&step.first);
        if first_of_its_kind {
            seen.push(step.first);
        }
        kept += 1;
        first_of_its_kind || kept <= lines
    });
}
