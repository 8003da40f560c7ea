//! What the last decisions of games of Ark cost against reckoning them to the end; `cargo run --release -p bots
//! --example last_decisions -- planner 100 1` plays 100 games of four planners from seed 1.
//!
//! Where nobody else can play any more, the pets are all that is in doubt, and the reckoning is exact. Elsewhere every
//! answer is played on to the end in many worlds that the seat could be in; the best answer is looked for in one half of
//! them and compared with the one that was given in the other half, so that luck does not make a mistake of it.
//!
//! What counts is what the bot plays for: points, and for a search the lead as it sees it, in which a victory is worth 20.

use ark::{Move, Options, Position, Rules};
use bots::ark::{Aim, Ending};
use bots::{Bot, Dice, Evaluate, Level, Planning, Playable, Seen};
use tabletop::{Game, Seat, Seed, Silent};

/// Worlds in each half.
const WORLDS: usize = 128;
/// What is more than this is a mistake.
const MISTAKE: f32 = 0.5;

/// A decision as it was made.
struct Decision {
    position: Position,
    seat: Seat,
    moves: Vec<Move>,
    answer: Move,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, usual: u64| arguments.get(at).map_or(usual, |text| text.parse().expect("a number"));
    let level = arguments.first().map_or(Level::Planner, |name| name.parse().expect("the name of a bot"));
    let (games, first) = (number(1, 100), number(2, 1));
    let game = Rules::new(&Options::standard(4)).expect("good options");
    let mut costs: [Vec<f32>; 2] = Default::default();
    for seed in first..first + games {
        let Some(last) = last_decision(&game, level, seed) else { continue };
        let exact = exact(&game, &last, level);
        costs[usize::from(exact.is_none())].push(exact.unwrap_or_else(|| sampled(&game, &last, level, seed)));
    }
    for (what, costs) in ["reckoned exactly", "played on in worlds"].iter().zip(&costs) {
        let mistakes = costs.iter().filter(|cost| **cost > MISTAKE).count();
        let mean = costs.iter().sum::<f32>() / costs.len().max(1) as f32;
        println!(
            "{level}, {what}: {} last decisions, {mistakes} cost more than {MISTAKE} points, mean cost {mean:.3}",
            costs.len()
        );
    }
}

/// The last answer of a game to which there was another one.
fn last_decision(game: &Rules, level: Level, seed: u64) -> Option<Decision> {
    let mut bots: Vec<Box<dyn Bot<Rules>>> = (0..4).map(|seat| level.bot(seed * 4 + seat)).collect();
    let mut position = game.start(Seed::from_number(seed), &mut Silent);
    let (mut legal, mut last) = (Vec::new(), None);
    while let Some(seat) = game.asked(&position).iter().next() {
        game.legal(&position, seat, &mut legal);
        let seen = Seen::new(game, &position, seat);
        let answer = bots[seat.index()].choose(&seen, &legal).expect("a bot answers");
        let moves = seen.distinct(&legal);
        if moves.len() > 1 {
            last = Some(Decision { position, seat, moves, answer });
        }
        game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
    }
    last
}

impl Decision {
    fn cost(&self, values: &[f32], judges: &[f32]) -> f32 {
        let best = (0..self.moves.len()).max_by(|&a, &b| values[a].total_cmp(&values[b])).unwrap_or(0);
        let given = self.moves.iter().position(|&answer| answer == self.answer).unwrap_or(0);
        judges[best] - judges[given]
    }
}

/// Whether a bot plays to win, and not for its points.
fn plays_to_win(level: Level) -> bool {
    matches!(level, Level::Hard | Level::Expert | Level::Search(_))
}

/// What it cost, where that can be reckoned.
fn exact(game: &Rules, last: &Decision, level: Level) -> Option<f32> {
    let aim = if plays_to_win(level) { Aim::Victory } else { Aim::Points { rival: 0.0 } };
    let values = Ending::new(game, &last.position, last.seat, aim)?.values(&last.position, &last.moves)?;
    Some(last.cost(&values, &values))
}

/// What it cost, by playing on.
fn sampled(game: &Rules, last: &Decision, level: Level, seed: u64) -> f32 {
    let (evaluation, mut dice) = (Rules::evaluation(), Dice::new(seed));
    let seen = Seen::new(game, &last.position, last.seat);
    let mut halves = [vec![0.0f32; last.moves.len()], vec![0.0f32; last.moves.len()]];
    for nth in 0..2 * WORLDS {
        let world = seen.world(&mut dice.chance());
        for (sum, &answer) in halves[nth % 2].iter_mut().zip(&last.moves) {
            let mut world = world;
            game.apply(&mut world, last.seat, answer, &mut Silent).expect("a legal move");
            let mut moves = Vec::new();
            while let Some(seat) = game.asked(&world).iter().next() {
                Planning { evaluate: &evaluation, game, seat, width: Rules::WIDTH }
                    .play(&mut world, &mut moves);
            }
            let worth = match plays_to_win(level) {
                true => evaluation.lead(game, &world, last.seat),
                false => game.points(&world)[last.seat.index()].into(),
            };
            *sum += worth / WORLDS as f32;
        }
    }
    last.cost(&halves[0], &halves[1])
}
