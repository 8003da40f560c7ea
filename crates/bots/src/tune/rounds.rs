//! What is played in a round, and what is learned from it.

use super::training::{Crew, Play, game_seed};
use super::{Candidate, Fit, Plan, Report, Round, Row, Tunable, Tuning};
use crate::Evaluate;
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

fn rules<G: Tunable>(seed: u64, solo: bool) -> G {
    let options = G::training(seed, solo);
    G::new(&options).unwrap_or_else(|error| panic!("options {options:?}: {error}"))
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
