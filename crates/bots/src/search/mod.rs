//! A tree over whole turns.
//!
//! A move of the tree is a plan: the answers of a whole turn, up to the first thing that cannot be foreseen. Every
//! iteration deals a world the seat could be in, goes down the tree along plans that can be played there, lets everybody
//! play on quickly, and judges where that leads with each seat's own terms. Plans at the root are tried in the same
//! worlds, and the worse half of them is dropped again and again; below, a node tries what did well and now and then
//! takes up a further plan.

mod budget;
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

/// Plays the plan that does best in the tree.
pub struct Search<G: Playable> {
    evaluate: G::Evaluation,
    budget: Budget,
    dice: Dice,
    plan: Vec<G::Move>,
    planned_at: u32,
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
        Search { evaluate, budget, dice: Dice::new(seed), plan: Vec::new(), planned_at: 0 }
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
        let mut roots = roots::found(&walk, &worlds, moves, || seen.is_urgent());
        if roots.len() < 2 {
            return roots;
        }
        let mut clock = Clock::new(self.budget, if turn { 1.0 } else { reach.aside }, roots.len());
        let mut trees: Vec<Tree<G::Move>> = roots.iter().map(|_| Tree::default()).collect();
        let mut alive: Vec<usize> = (0..roots.len()).collect();
        let mean = roots.iter().map(|root| root.lead).sum::<f32>() / roots.len() as f32;
        let mut ahead: Vec<f32> = roots.iter().map(|root| (root.lead - mean) * reach.trust).collect();
        let mut leads = vec![0.0f32; roots.len()];
        while alive.len() > 1 && clock.goes_on() && !seen.is_urgent() {
            let deal = self.dice.chance();
            for &root in &alive {
                let mut world = seen.world(&mut deal.clone());
                leads[root] = walk.iterate(&mut world, &roots[root].answers, &mut trees[root]);
                clock.tick();
            }
            let mean = alive.iter().map(|&root| leads[root]).sum::<f32>() / alive.len() as f32;
            for &root in &alive {
                roots[root].visits += 1;
                ahead[root] += leads[root] - mean;
                roots[root].lead = ahead[root] / (roots[root].visits as f32 + reach.trust);
            }
            if clock.halves() {
                alive.sort_by(|&a, &b| roots[b].lead.total_cmp(&roots[a].lead));
                alive.truncate(alive.len().div_ceil(2));
            }
        }
        roots.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.lead.total_cmp(&a.lead)));
        roots
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
