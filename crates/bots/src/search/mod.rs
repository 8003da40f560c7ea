//! A tree over whole turns.
//!
//! A move of the tree is a plan: the answers of a whole turn, up to the first thing that cannot be foreseen. Every
//! iteration deals a world the seat could be in, goes down the tree along plans that can be played there, lets everybody
//! play on quickly, and judges where that leads with each seat's own terms. Plans at the root are tried in the same
//! worlds, and the worse half of them is dropped again and again; below, a node tries what did well and now and then
//! takes up a further plan.

mod budget;
mod cores;
mod roots;
mod tree;

pub use budget::Budget;

use crate::{Bot, Dice, Evaluate, Failing, Playable, Seen, Width};
use budget::Clock;
pub(crate) use roots::found;
pub(crate) use tree::{Tree, Walk};

/// What a search looks at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reach {
    /// Plans that are compared at the root.
    pub plans: usize,
    /// Worlds in which those are looked for.
    pub worlds: usize,
    /// Own turns ahead after which positions are judged, unless the end is near.
    pub turns: usize,
    /// The first so many of them, this one included, are nodes of the tree; further ones are played on quickly.
    pub nodes: usize,
    /// How wide a turn is planned in the tree.
    pub width: Width,
    /// How wide a turn is planned where everybody plays on quickly.
    pub quick: Width,
    /// For how many worlds the value counts that a plan has before it is tried.
    pub trust: f32,
    /// How far a node strays from what did well, in victory points.
    pub curiosity: f32,
    /// The part of the budget for a question in the middle of a turn or out of it.
    pub aside: f32,
}

/// After so many further worlds each it is asked which plans need no more of them.
const SETTLE_EVERY: usize = 16;
/// By how many standard errors a lead is sure.
const SURE: f32 = 4.0;
/// Plans that differ by less, in victory points, are worth the same.
const SAME: f32 = 0.25;

/// Plays the plan that does best in the tree.
pub struct Search<G: Playable> {
    evaluate: G::Evaluation,
    budget: Budget,
    dice: Dice,
    together: bool,
    plan: Vec<G::Move>,
    planned_at: u32,
}

/// A plan of the root while it is tried: the turns after it, the leads it came to in the worlds, the last of them, and the
/// sum of what it was ahead of the mean.
struct Trial<M> {
    judged: Judged<M>,
    tree: Tree<M>,
    lead: f32,
    leads: Vec<f32>,
    ahead: f32,
}

/// A plan of the root after a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<M> {
    /// Its answers, up to the first thing that cannot be foreseen.
    pub answers: Vec<M>,
    /// The worlds it was tried in.
    pub visits: u32,
    /// By how many victory points it is better than the mean of the plans it was compared with; before it is tried, what
    /// the position at its end is worth.
    pub lead: f32,
}

impl<G: Playable> Search<G> {
    /// A search; the same seed and number of iterations play the same game.
    pub fn new(budget: Budget, seed: u64) -> Search<G> {
        Search::judging_by(G::evaluation(), budget, seed)
    }

    /// The same with an evaluation of one's own.
    pub fn judging_by(evaluate: G::Evaluation, budget: Budget, seed: u64) -> Search<G> {
        let dice = Dice::new(seed);
        Search { evaluate, budget, dice, together: false, plan: Vec::new(), planned_at: 0 }
    }

    /// The same, trying its plans on all cores at once where the platform has threads. What it plays by iterations stays
    /// the same.
    pub fn on_all_cores(self) -> Search<G> {
        Search { together: true, ..self }
    }

    /// The plans for what the seat is asked, the best first.
    pub fn judged(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> Vec<Judged<G::Move>> {
        let (game, seat) = (seen.game(), seen.seat());
        let reach = game.reach(self.budget);
        let walk = Walk { evaluate: &self.evaluate, game, seat, reach: &reach };
        let worlds: Vec<_> = (0..reach.worlds).map(|_| seen.world(&mut self.dice.chance())).collect();
        if let Some(values) = self.evaluate.reckoned_lead(game, &worlds[0], seat, moves) {
            return compared(moves, &values);
        }
        let turn = worlds.iter().all(|world| self.evaluate.begins_turn(game, world, seat));
        let roots = roots::found(&walk, &worlds, moves, || seen.is_urgent());
        if roots.len() < 2 {
            return roots;
        }
        let mut clock = Clock::new(self.budget, if turn { 1.0 } else { reach.aside }, roots.len());
        let mean = roots.iter().map(|root| root.lead).sum::<f32>() / roots.len() as f32;
        let trial = |judged: Judged<G::Move>| Trial {
            ahead: (judged.lead - mean) * reach.trust,
            tree: Tree::default(),
            lead: 0.0,
            leads: Vec::new(),
            judged,
        };
        let mut alive: Vec<Trial<G::Move>> = roots.into_iter().map(trial).collect();
        let mut dropped = Vec::new();
        while alive.len() > 1 && clock.goes_on() && !seen.is_urgent() {
            let world = seen.world(&mut self.dice.chance());
            cores::for_each(self.together, &mut alive, |trial| {
                trial.lead = walk.iterate(&mut world.clone(), &trial.judged.answers, &mut trial.tree);
            });
            clock.tick(alive.len());
            let mean = alive.iter().map(|trial| trial.lead).sum::<f32>() / alive.len() as f32;
            for Trial { judged, lead, leads, ahead, .. } in &mut alive {
                judged.visits += 1;
                leads.push(*lead);
                *ahead += *lead - mean;
                judged.lead = *ahead / (judged.visits as f32 + reach.trust);
            }
            let (halves, settles) = (clock.halves(), alive[0].leads.len().is_multiple_of(SETTLE_EVERY));
            if halves || settles {
                alive.sort_by(|a, b| b.judged.lead.total_cmp(&a.judged.lead));
            }
            if halves {
                dropped.extend(alive.drain(alive.len().div_ceil(2)..));
            }
            if settles {
                let best = alive[0].leads.clone();
                dropped.extend(alive.extract_if(1.., |trial| is_settled(&best, &trial.leads)));
            }
        }
        let mut judged: Vec<_> = alive.into_iter().chain(dropped).map(|trial| trial.judged).collect();
        judged.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.lead.total_cmp(&a.lead)));
        judged
    }

    /// The next answer of the plan, if nothing has happened since that it did not foresee.
    fn planned(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> Option<G::Move> {
        let answer = self.plan.pop()?;
        if self.planned_at == seen.irrevocable() && moves.contains(&answer) {
            return Some(answer);
        }
        self.plan.clear();
        None
    }
}

/// Whether the first plan, which is in front, is sure to be the better one, or the two are sure to be worth the same: no
/// further world is needed to choose between them.
fn is_settled(best: &[f32], other: &[f32]) -> bool {
    let count = best.len() as f32;
    let ahead = || best.iter().zip(other).map(|(best, other)| best - other);
    let mean = ahead().sum::<f32>() / count;
    let squares: f32 = ahead().map(|ahead| (ahead - mean) * (ahead - mean)).sum();
    let variance = squares / (count - 1.0);
    let doubt = SURE * (variance / count).sqrt();
    mean > doubt || mean.abs() + doubt < SAME
}

/// Moves with what they are worth to the end of the game as plans, the best first.
fn compared<M: Copy>(moves: &[M], values: &[f32]) -> Vec<Judged<M>> {
    let mean = values.iter().sum::<f32>() / values.len() as f32;
    let plan = |(&answer, value): (&M, &f32)| Judged { answers: vec![answer], visits: 1, lead: value - mean };
    let mut plans: Vec<Judged<M>> = moves.iter().zip(values).map(plan).collect();
    plans.sort_by(|a, b| b.lead.total_cmp(&a.lead));
    plans
}

impl<G: Playable> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing> {
        let moves = &seen.distinct(moves)[..];
        if let [only] = moves {
            return Ok(*only);
        }
        if let Some(planned) = self.planned(seen, moves) {
            return Ok(planned);
        }
        let best = self.judged(seen, moves).into_iter().next();
        let Some(best) = best else { return Ok(moves[0]) };
        self.plan = best.answers;
        self.plan.reverse();
        self.planned_at = seen.irrevocable();
        Ok(self.plan.pop().unwrap_or(moves[0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_settled_when_no_world_would_change_the_choice() {
        let worlds = |of: fn(usize) -> f32| (0..16).map(of).collect::<Vec<f32>>();
        let luck = |world: usize| [0.0, 3.0, -3.0, 6.0][world % 4];
        let best = worlds(luck);
        let surely_worse = worlds(|world| [-4.0, -2.0, -7.0, 1.0][world % 4]);
        let the_same = worlds(|world| [0.1, 3.1, -3.0, 6.0][world % 4]);
        let who_knows = worlds(|world| [6.0, -3.0, -3.0, 3.0][world % 4]);
        assert!(is_settled(&best, &surely_worse));
        assert!(is_settled(&best, &the_same));
        assert!(!is_settled(&best, &who_knows));
        assert!(!is_settled(&surely_worse, &best), "what is in front by its first value alone is no winner");
    }
}
