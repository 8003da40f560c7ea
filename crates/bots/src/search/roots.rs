//! The plans that a search compares.

use super::Judged;
use super::tree::Walk;
use crate::Evaluate;
use crate::plan::{MoveOf, PositionOf};
use std::ops::ControlFlow;

/// A plan with the sum of its values over the worlds it was found in.
struct Found<M> {
    answers: Vec<M>,
    sum: f32,
    worlds: u32,
}

impl<M> Found<M> {
    fn value(&self) -> f32 {
        self.sum / self.worlds as f32
    }
}

/// The best plans of a few worlds, the best first, each cut where the first thing happens that cannot be foreseen. At
/// most half of them begin with the same move.
pub(crate) fn found<E: Evaluate>(
    walk: &Walk<'_, E>,
    worlds: &[PositionOf<E>],
    moves: &[MoveOf<E>],
    urgent: impl Fn() -> bool,
) -> Vec<Judged<MoveOf<E>>> {
    let mut found: Vec<Found<MoveOf<E>>> = Vec::new();
    for (nth, world) in worlds.iter().enumerate() {
        if nth > 0 && urgent() {
            break;
        }
        for (answers, value) in in_world(walk, world, moves, &urgent) {
            match found.iter_mut().find(|known| known.answers == answers) {
                Some(known) => {
                    known.sum += value;
                    known.worlds += 1;
                }
                None => found.push(Found { answers, sum: value, worlds: 1 }),
            }
        }
    }
    found.sort_by(|a, b| b.value().total_cmp(&a.value()));
    let most = walk.reach.plans.div_ceil(2);
    let mut kept: Vec<Judged<MoveOf<E>>> = Vec::new();
    for plan in found {
        let alike = kept.iter().filter(|other| other.answers[0] == plan.answers[0]).count();
        if alike < most && kept.len() < walk.reach.plans {
            kept.push(Judged { lead: plan.value(), answers: plan.answers, visits: 0 });
        }
    }
    kept
}

/// The plans of one world with their values, the best first. Of those that are worth the same to the last bit, and so
/// most likely lead to the same position in another order, one is kept.
fn in_world<E: Evaluate>(
    walk: &Walk<'_, E>,
    world: &PositionOf<E>,
    moves: &[MoveOf<E>],
    urgent: &impl Fn() -> bool,
) -> Vec<(Vec<MoveOf<E>>, f32)> {
    let mut here: Vec<(Vec<MoveOf<E>>, f32)> = Vec::new();
    walk.planning(walk.seat, walk.reach.width).lines(
        world,
        moves,
        |line| {
            let plan = line.plan();
            let answers = &plan.answers[..plan.sure];
            match here.iter_mut().find(|(known, _)| known == answers) {
                Some((_, value)) => *value = value.max(plan.value),
                None => here.push((answers.to_vec(), plan.value)),
            }
        },
        || if urgent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) },
    );
    here.sort_by(|a, b| b.1.total_cmp(&a.1));
    here.dedup_by(|a, b| a.1 == b.1 && a.0.len() == b.0.len());
    here
}
