//! What a position holds for every seat, and what a turn was worth beside what could have been done.
//!
//! Both ask what seats may know: worlds are dealt anew for each, everybody plays on quickly for a few turns, and the
//! values found there become chances of winning by a [`Calibration`].

pub mod calibrate;
mod chances;

pub use chances::{Calibration, Leaf, mean, shares};

use crate::planner::differences;
use crate::search::{Tree, Walk, found};
use crate::{Budget, Dice, Evaluate, Judged, Playable, Reach, Seen};
use tabletop::Seat;

/// How much is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Plans that are compared at the most.
    pub plans: usize,
    /// Worlds in which each is tried, and as many again for the best of them.
    pub worlds: usize,
}

impl Default for Care {
    fn default() -> Care {
        Care { plans: 6, worlds: 8 }
    }
}

/// Judges positions and turns. The same seed judges the same.
pub struct Analyst<G: Playable> {
    evaluate: G::Evaluation,
    care: Care,
    dice: Dice,
}

/// What a part of a value stands for in a game.
pub type TermOf<G> = <<G as Playable>::Evaluation as Evaluate>::Term;

/// A plan beside the one that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Alternative<M, T> {
    /// Its answers, up to the first thing that cannot be foreseen.
    pub answers: Vec<M>,
    /// Whether it was played.
    pub played: bool,
    /// The chance of winning with it.
    pub chance: f32,
    /// By how much that is more than with what was played.
    pub gain: f32,
    /// How far the gain may be off: the standard error over the worlds that were tried.
    pub doubt: f32,
    /// What it changes against what was played, in points, the largest first; for what was played, against the position
    /// as it was.
    pub reasons: Vec<(T, f32)>,
}

/// What could be done in a position and what was: the favourite first.
pub type AlternativesOf<G> = Vec<Alternative<<G as tabletop::Game>::Move, TermOf<G>>>;

/// The best so many are tried in further worlds.
const FINAL: usize = 3;

impl<G: Playable> Analyst<G> {
    /// An analyst.
    pub fn new(care: Care, seed: u64) -> Analyst<G> {
        Analyst { evaluate: G::evaluation(), care, dice: Dice::new(seed) }
    }

    /// The chance of every seat to win, by what all of them may know: the mean over the eyes of each.
    pub fn chances(&mut self, game: &G, position: &G::Position) -> Vec<f32> {
        let leaves = self.leaves(game, position);
        let calibration = game.calibration();
        mean(&leaves.iter().map(|leaf| leaf.chances(calibration)).collect::<Vec<_>>())
    }

    /// Where quick looks ahead lead, some through the eyes of each seat.
    pub fn leaves(&mut self, game: &G, position: &G::Position) -> Vec<Leaf> {
        if game.is_over(position) {
            return vec![Leaf::of(&self.evaluate, game, position)];
        }
        let each = self.care.worlds.div_ceil(game.seats());
        let reach = self.reach(game);
        let mut leaves = Vec::with_capacity(each * game.seats());
        for seat in Seat::all(game.seats()) {
            let seen = Seen::new(game, position, seat);
            let walk = Walk { evaluate: &self.evaluate, game, seat, reach: &reach };
            for _ in 0..each {
                let mut world = seen.world(&mut self.dice.chance());
                walk.arrive(&mut world, &[], &mut Tree::default(), &mut Vec::new());
                leaves.push(Leaf::of(&self.evaluate, game, &world));
            }
        }
        leaves
    }

    /// Compares what a seat did, up to the first thing it could not foresee, with the best it could have done.
    pub fn alternatives(&mut self, seen: &Seen<'_, G>, played: &[G::Move]) -> AlternativesOf<G> {
        let (game, seat) = (seen.game(), seen.seat());
        let reach = self.reach(game);
        let mut moves = Vec::new();
        seen.legal(&mut moves);
        let moves = seen.distinct(&moves);
        let evaluate = self.evaluate.clone();
        let walk = Walk { evaluate: &evaluate, game, seat, reach: &reach };
        let worlds: Vec<_> = (0..reach.worlds).map(|_| seen.world(&mut self.dice.chance())).collect();
        let mut plans = found(&walk, &worlds, &moves, || false);
        let after = |answers: &[G::Move]| {
            let mut world = worlds[0].clone();
            walk.follow(&mut world, answers);
            world
        };
        // What was played may be one of them by another way.
        let end = after(played);
        let same = |plan: &Judged<G::Move>| plan.answers == played || after(&plan.answers) == end;
        let found_value = plans.iter().find(|plan| same(plan)).map(|plan| plan.lead);
        plans.retain(|plan| !same(plan));
        plans.truncate(self.care.plans.max(2) - 1);
        let mean_value = plans.iter().map(|plan| plan.lead).sum::<f32>() / plans.len().max(1) as f32;
        let value = found_value.unwrap_or(mean_value);
        plans.insert(0, Judged { answers: played.to_vec(), visits: 0, lead: value });
        let tried = self.tried(seen, &walk, &plans);
        let mut order: Vec<usize> = (0..plans.len()).collect();
        let favour = |plan: usize| {
            let trust = if plan == 0 { 0.0 } else { reach.trust };
            let prior = plans[plan].lead - mean_value;
            let visits = tried[plan].len() as f32;
            let leads: f32 = tried[plan].iter().map(|&(lead, _)| lead).sum();
            let own = leads / visits.max(1.0) - mean_lead(&tried);
            (own * visits + prior * trust) / (visits + trust)
        };
        order.sort_by(|&a, &b| favour(b).total_cmp(&favour(a)));
        let mut kept: Vec<usize> = order.into_iter().filter(|&plan| plan != 0).take(FINAL).collect();
        kept.push(0);
        let finalists: Vec<_> = kept.iter().map(|&plan| plans[plan].clone()).collect();
        let again = self.tried(seen, &walk, &finalists);
        let done = finalists.len() - 1;
        let mut options: AlternativesOf<G> = (0..finalists.len())
            .map(|plan| {
                let gains: Vec<f32> =
                    again[plan].iter().zip(&again[done]).map(|(own, other)| own.1 - other.1).collect();
                let (gain, doubt) = spread(&gains);
                Alternative {
                    answers: finalists[plan].answers.clone(),
                    played: plan == done,
                    chance: again[plan].iter().map(|tried| tried.1).sum::<f32>() / again[plan].len() as f32,
                    gain,
                    doubt,
                    reasons: Vec::new(),
                }
            })
            .collect();
        self.give_reasons(&walk, &worlds, &mut options);
        options[1..].sort_by(|a, b| b.chance.total_cmp(&a.chance));
        if options[0].gain < 0.0 {
            options.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        }
        options
    }

    fn reach(&self, game: &G) -> Reach {
        // Nothing but the root is a node: every plan is judged by how the game goes on from it on the whole.
        Reach { nodes: 1, turns: 3, ..game.reach(Budget::iterations(1)) }
    }

    /// The lead and the chance of winning of each plan, in the same worlds.
    fn tried(
        &mut self,
        seen: &Seen<'_, G>,
        walk: &Walk<'_, G::Evaluation>,
        plans: &[Judged<G::Move>],
    ) -> Vec<Vec<(f32, f32)>> {
        let calibration = seen.game().calibration();
        let mut tried = vec![Vec::with_capacity(self.care.worlds); plans.len()];
        for _ in 0..self.care.worlds {
            let deal = self.dice.chance();
            for (plan, tried) in plans.iter().zip(&mut tried) {
                let mut world = seen.world(&mut deal.clone());
                walk.arrive(&mut world, &plan.answers, &mut Tree::default(), &mut Vec::new());
                let leaf = Leaf::of(walk.evaluate, walk.game, &world);
                let lead = walk.evaluate.lead(walk.game, &world, walk.seat);
                tried.push((lead, leaf.chances(calibration)[walk.seat.index()]));
            }
        }
        tried
    }

    /// Says what the plans change, by the position at the end of the turn in a few worlds.
    fn give_reasons(
        &self,
        walk: &Walk<'_, G::Evaluation>,
        worlds: &[G::Position],
        options: &mut [Alternative<G::Move, TermOf<G>>],
    ) {
        let weigh = |answers: Option<&[G::Move]>| {
            let mut terms = Vec::new();
            for world in worlds {
                let mut world = world.clone();
                if let Some(answers) = answers {
                    walk.follow(&mut world, answers);
                    walk.finish_turn(&mut world);
                }
                self.evaluate.weigh(walk.game, &world, walk.seat, &mut terms);
            }
            terms.iter_mut().for_each(|(_, points)| *points /= worlds.len() as f32);
            terms
        };
        let before = weigh(None);
        let played = options.iter().find(|option| option.played).map(|option| weigh(Some(&option.answers)));
        let played = played.unwrap_or_default();
        for option in options {
            option.reasons = match option.played {
                true => differences(&before, &played),
                false => differences(&played, &weigh(Some(&option.answers))),
            };
        }
    }
}

fn mean_lead(tried: &[Vec<(f32, f32)>]) -> f32 {
    let leads = tried.iter().flatten().map(|&(lead, _)| lead);
    leads.sum::<f32>() / tried.iter().map(Vec::len).sum::<usize>().max(1) as f32
}

/// The mean and its standard error.
fn spread(values: &[f32]) -> (f32, f32) {
    let count = values.len().max(1) as f32;
    let mean = values.iter().sum::<f32>() / count;
    let squares = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f32>();
    (mean, (squares / (count * (count - 1.0).max(1.0))).sqrt())
}
