//! What is played in a round, and what is learned from it.

use super::training::{Crew, Play, game_seed};
use super::{Candidate, Fit, Plan, Report, Round, Row, Slopes, Tunable, Tuning};
use crate::{Dice, Evaluate};
use std::ops::ControlFlow;
use tabletop::Seat;

/// The relative change of a weight for its derivative.
const NUDGE: f32 = 0.02;
/// What a turn is worth that a seat did not need.
const SPARED_TURN: f64 = 3.0;

/// What a position is worth by the weights that are tuned, with nothing of the others.
fn own_value<G: Tunable>(judge: &G::Evaluation, game: &G, position: &G::Position, seat: Seat) -> f64 {
    judge.leaf(game, position, seat).into()
}

/// A lead counts the less the larger it is; nearly nothing beyond twice this.
const CLEAR_LEAD: f64 = 40.0;

fn rules<G: Tunable>(seed: u64, solo: bool) -> G {
    rules_of(&G::training(seed, solo))
}

fn rules_of<G: Tunable>(options: &G::Options) -> G {
    G::new(options).unwrap_or_else(|error| panic!("options {options:?}: {error}"))
}

/// The points of a seat, and something for each turn that it did not need.
fn pace<G: Tunable>(game: &G, position: &G::Position, seat: Seat, turns: u32, of: u32) -> f64 {
    let spared = if game.is_over(position) { of.saturating_sub(turns) } else { 0 };
    game.points(position, seat) + SPARED_TURN * f64::from(spared)
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0u32), |(sum, count), number| (sum + number, count + 1));
    sum / f64::from(count.max(1))
}

impl<G: Tunable> Tuning<G> {
    /// The seed of a game of this round.
    fn seed(&self, game: u64) -> u64 {
        game_seed(self.plan.seed, self.round * self.plan.games + game)
    }

    pub(super) fn fit_round(
        &mut self,
        crew: &Crew<'_>,
        noise: u8,
        rate: f64,
        hear: impl FnMut(u64),
    ) -> Option<Round> {
        let judge = self.with(&self.weights);
        let nudged: Vec<(usize, G::Evaluation)> = self
            .free
            .iter()
            .map(|&at| {
                let mut weights = self.weights.clone();
                weights[at] *= 1.0 + NUDGE;
                (at, self.with(&weights))
            })
            .collect();
        let mut fit = Fit::new(self.weights.len());
        let mut result = 0.0;
        let job = |game| fit_game::<G>(&self.plan, &judge, &nudged, noise, self.seed(game));
        let take = |(rows, points): (Vec<Row>, f64)| {
            rows.iter().for_each(|row| fit.add(row));
            result += points / self.plan.games as f64;
        };
        if !crew.work(self.plan.games, job, take, hear) {
            return None;
        }
        self.weights = fit.moved(&self.weights, rate);
        Some(Round { result, report: Report::Fit { rows: fit.rows(), miss: fit.miss() } })
    }

    /// Every candidate, and the present weights, play the same games with themselves.
    pub(super) fn pace_round(
        &mut self,
        crew: &Crew<'_>,
        candidates: usize,
        turns: u32,
        hear: impl FnMut(u64),
    ) -> Option<Round> {
        let candidates = self.candidates(candidates)?;
        let mut judges: Vec<G::Evaluation> =
            candidates.iter().map(|candidate| self.judge(candidate)).collect();
        judges.push(self.with(&self.weights));
        let games = self.plan.games;
        let job = |number: u64| {
            let seed = self.seed(number % games);
            let judge = &judges[(number / games) as usize];
            pace_game::<G>(&self.plan, judge, turns, seed)
        };
        let mut results = Vec::new();
        if !crew.work(judges.len() as u64 * games, job, |result| results.push(result), hear) {
            return None;
        }
        let mut means = results.chunks(games as usize).map(|chunk| mean(chunk.iter().copied()));
        let judged: Vec<(f64, Candidate)> = means.by_ref().take(candidates.len()).zip(candidates).collect();
        let result = means.next()?;
        self.learn(result, judged)
    }

    /// Every candidate plays the same deals in every seat against the present weights.
    pub(super) fn margin_round(
        &mut self,
        crew: &Crew<'_>,
        candidates: usize,
        hear: impl FnMut(u64),
    ) -> Option<Round> {
        let candidates = self.candidates(candidates)?;
        let judges: Vec<G::Evaluation> = candidates.iter().map(|candidate| self.judge(candidate)).collect();
        let present = self.with(&self.weights);
        let per_candidate = self.games_in_a_round() / judges.len().max(1) as u64;
        let seats = per_candidate / self.plan.games;
        let job = |number: u64| {
            let (candidate, game) = (number / per_candidate, number % per_candidate);
            let (deal, seat) = (game / seats, game % seats);
            let mut table = vec![&present; seats as usize];
            table[seat as usize] = &judges[candidate as usize];
            margin_game::<G>(&self.plan, &table, Seat(seat as u8), self.seed(deal))
        };
        let mut results = Vec::new();
        if !crew.work(per_candidate * judges.len() as u64, job, |result| results.push(result), hear) {
            return None;
        }
        let margins = results
            .chunks(per_candidate as usize)
            .map(|chunk| mean(chunk.iter().map(|&(points, others)| points - others)));
        let judged = margins.zip(candidates).collect();
        self.learn(mean(results.iter().map(|&(_, others)| others)), judged)
    }

    /// Every seat plays with weights of its own, near the present ones.
    pub(super) fn slopes_round(
        &mut self,
        crew: &Crew<'_>,
        spread: f64,
        hear: impl FnMut(u64),
    ) -> Option<Round> {
        let mut slopes = Slopes::new(self.free.len());
        let (mut points, mut turns) = (0.0, 0.0);
        let job = |game| self.slopes_game(spread, self.seed(game));
        let take = |seats: Vec<Offset>| {
            let rows = seats.iter().enumerate().map(|(at, seat)| {
                let others = seats.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, seat)| seat);
                let lead = seat.points - mean(others.clone().map(|other| other.points));
                let outcome =
                    if seats.len() == 1 { lead } else { CLEAR_LEAD * libm::tanh(lead / CLEAR_LEAD) };
                let offsets: Vec<&[f64]> = others.map(|other| &other.offsets[..]).collect();
                (&seat.offsets, offsets, outcome)
            });
            rows.for_each(|(own, others, outcome)| slopes.add(own, &others, outcome));
            points += mean(seats.iter().map(|seat| seat.points));
            turns += mean(seats.iter().map(|seat| f64::from(seat.turns)));
        };
        let games = self.plan.games;
        if !crew.work(games, job, take, hear) {
            return None;
        }
        let steps = slopes.steps(self.round);
        for (&at, step) in self.free.iter().zip(&steps) {
            self.weights[at] *= libm::exp(step.step) as f32;
        }
        let gain = steps.iter().map(|step| step.gain).sum();
        let games = games as f64;
        Some(Round { result: points / games, report: Report::Slopes { gain, turns: turns / games } })
    }

    /// A game whose seats play with weights of their own.
    fn slopes_game(&self, spread: f64, seed: u64) -> Vec<Offset> {
        let solo = self.plan.solo;
        let game: G = rules_of(&if solo { G::training(seed, solo) } else { G::any_table(seed) });
        // The dice of the weights must not fall like those that draw the options.
        let mut dice = Dice::new(seed.rotate_left(32));
        let mut offset = || {
            let uniform = (dice.roll() >> 11) as f64 / (1u64 << 52) as f64 - 1.0;
            uniform * spread * 3f64.sqrt()
        };
        let offsets: Vec<Vec<f64>> =
            Seat::all(game.seats()).map(|_| self.free.iter().map(|_| offset()).collect()).collect();
        let judge = |offsets: &Vec<f64>| {
            let free: Vec<f32> = (self.free.iter().zip(offsets))
                .map(|(&at, offset)| self.weights[at] * libm::exp(*offset) as f32)
                .collect();
            self.with(&self.whole(&free))
        };
        let judges: Vec<G::Evaluation> = offsets.iter().map(judge).collect();
        let play = Play { judges: &judges.iter().collect::<Vec<_>>(), plan: &self.plan, noise: 0 };
        let (position, turns) = play.game(&game, seed, |_, _, turn| match turn > G::LONGEST {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        });
        let end = |(seat, (offsets, turns))| Offset { offsets, turns, points: game.points(&position, seat) };
        Seat::all(game.seats()).zip(offsets.into_iter().zip(turns)).map(end).collect()
    }

    fn with(&self, weights: &[f32]) -> G::Evaluation {
        G::with_weights(weights, self.plan.tuned())
    }

    fn candidates(&mut self, count: usize) -> Option<Vec<Candidate>> {
        self.tuner.as_mut().map(|tuner| tuner.generation(count))
    }

    fn judge(&self, candidate: &Candidate) -> G::Evaluation {
        self.with(&self.whole(&candidate.weights))
    }

    fn learn(&mut self, result: f64, mut judged: Vec<(f64, Candidate)>) -> Option<Round> {
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        let (best, worst) = (judged.first()?.0, judged.last()?.0);
        let ranked: Vec<Candidate> = judged.into_iter().map(|(_, candidate)| candidate).collect();
        let tuner = self.tuner.as_mut()?;
        tuner.learn(&ranked);
        let (free, spread) = (tuner.weights(), tuner.spread());
        self.weights = self.whole(&free);
        Some(Round { result, report: Report::Evolve { best, worst, spread } })
    }
}

/// How a seat ended that played with weights of its own: by how much their logarithms were off, and the own turns.
struct Offset {
    offsets: Vec<f64>,
    turns: u32,
    points: f64,
}

/// The rows of a game of self-play, and how well it was played.
fn fit_game<G: Tunable>(
    plan: &Plan,
    judge: &G::Evaluation,
    nudged: &[(usize, G::Evaluation)],
    noise: u8,
    seed: u64,
) -> (Vec<Row>, f64) {
    let game: G = rules(seed, plan.solo);
    let mut rows: Vec<(Seat, Row)> = Vec::new();
    let mut result = None;
    let judges = vec![judge; game.seats()];
    let play = Play { judges: &judges, plan, noise };
    let (position, turns) = play.game(&game, seed, |position, seat, turn| {
        if G::PACE.is_some_and(|of| turn > of) && result.is_none() {
            result = Some(mean(Seat::all(game.seats()).map(|seat| game.points(position, seat))));
        }
        if turn > G::LONGEST {
            return ControlFlow::Break(());
        }
        if G::teaches(position) {
            let value = own_value(judge, &game, position, seat);
            let mut derivatives = vec![0.0; G::NAMES.len()];
            for (at, nudged) in nudged {
                derivatives[*at] = (own_value(nudged, &game, position, seat) - value) / f64::from(NUDGE);
            }
            rows.push((seat, Row { derivatives, value, left: f64::from(turn), outcome: 0.0 }));
        }
        ControlFlow::Continue(())
    });
    let finish = |(seat, mut row): (Seat, Row)| {
        row.outcome = game.points(&position, seat);
        row.left = f64::from(turns[seat.index()]) + 1.0 - row.left;
        row
    };
    let at_the_end = || {
        mean(Seat::all(game.seats()).map(|seat| {
            let turns = turns[seat.index()];
            pace(&game, &position, seat, turns, G::PACE.unwrap_or(turns))
        }))
    };
    (rows.into_iter().map(finish).collect(), result.unwrap_or_else(at_the_end))
}

/// How fast an evaluation plays with itself.
fn pace_game<G: Tunable>(plan: &Plan, judge: &G::Evaluation, most: u32, seed: u64) -> f64 {
    let game: G = rules(seed, plan.solo);
    let judges = vec![judge; game.seats()];
    let play = Play { judges: &judges, plan, noise: 0 };
    let (position, turns) = play.game(&game, seed, |_, _, turn| match turn > most {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    });
    mean(Seat::all(game.seats()).map(|seat| pace(&game, &position, seat, turns[seat.index()], most)))
}

/// The points of a seat, and those of the others on average.
fn margin_game<G: Tunable>(plan: &Plan, judges: &[&G::Evaluation], seat: Seat, seed: u64) -> (f64, f64) {
    let game: G = rules(seed, plan.solo);
    let play = Play { judges, plan, noise: 0 };
    let (position, _) = play.game(&game, seed, |_, _, turn| match turn > G::LONGEST {
        true => ControlFlow::Break(()),
        false => ControlFlow::Continue(()),
    });
    let others: f64 = Seat::all(game.seats())
        .filter(|&other| other != seat)
        .map(|other| game.points(&position, other))
        .sum();
    (game.points(&position, seat), others / (game.seats() - 1) as f64)
}
