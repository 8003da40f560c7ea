//! Learns what a card of the first hand, a map and an alternate action card are worth; `cargo run --release -p bots
//! --example openings -- 8000 10001 > opening.txt` plays 8000 games from seed 10001. The bots read `src/ark_nova/opening.txt`.
//!
//! Two planners play games in which everything before the first turn is chosen at random, in turn with the base game and
//! with Marine Worlds on all maps. What a thing is worth is what it adds to the margin at the end, by least squares with a
//! ridge: what was seen seldom stays near nothing.
//!
//! `compare base 500 300001` plays pairs of games between a planner that knows the values and one that chooses by its
//! evaluation; `compare marine-worlds` on all maps.

use ark_nova::catalogue::Alternate;
use ark_nova::{MapChoice, MapSet, Move, Options, Position, Question, Rules};
use bots::ark_nova::{Evaluation, Term};
use bots::{Bot, Dice, Evaluate, Planner, Playable, Scale, Seen, Width};
use std::collections::BTreeMap;
use std::iter;
use std::process::Command;
use tabletop::{Game, Lang, Seat, Seed, Silent};

/// Lines the planners keep: few, for many games.
const LINES: usize = 2;
/// What a value costs, in games: the variance of a margin over that of the values.
const RIDGE: f64 = 100.0;
/// Having the first turn: it counts, but nobody chooses it.
const START: &str = "start";
/// Rounds of the solver.
const SWEEPS: usize = 60;

/// What two seats began with, and by how much the first won: things of the first count as 1, those of the second as -1.
struct Row {
    things: Vec<(String, f64)>,
    margin: f64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |text: &String| text.parse::<u64>().expect("a number");
    match &arguments[..] {
        [games, first] => learn(number(games), number(first)),
        [compare, table, pairs, first] if compare == "compare" => {
            compared(&options(table == "marine-worlds"), number(pairs), number(first));
        }
        _ => panic!("the number of games and the first seed"),
    }
}

/// Plays games and prints what was learned from them.
fn learn(games: u64, first: u64) {
    let rows: Vec<Row> = (first..first + games).map(played).collect();
    let commit = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let commit = commit.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    println!("# What things to begin with are worth, in victory points ahead at the end.");
    println!("# openings {games} {first}, after {}", commit.unwrap_or_default());
    for (thing, worth) in fitted(&rows).into_iter().filter(|(thing, _)| *thing != START) {
        println!("{thing} {worth:.2}");
    }
}

fn options(marine: bool) -> Options {
    let base = Options { maps: MapChoice::TwoEach, ..Options::players(2) };
    if marine { Options { map_set: MapSet::Every, ..base.with_marine_worlds() } } else { base }
}

/// Plays a game.
fn played(seed: u64) -> Row {
    let game = Rules::new(&options(seed.is_multiple_of(2))).expect("good options");
    let mut dice = Dice::new(seed);
    let width = Width { lines: LINES, ..Rules::WIDTH };
    let mut planners = [0, 1].map(|_| Planner::new(Rules::evaluation(), width, 1, dice.roll()));
    let mut position = game.start(Seed::from_number(seed), &mut Silent);
    let (mut moves, mut things) = (Vec::new(), Vec::new());
    while let Some(seat) = game.asked(&position).iter().next() {
        game.distinct(&position, seat, &mut moves);
        let answer = match game.question(&position, seat) {
            Some(Question::Map | Question::Draft { .. } | Question::Alternates | Question::Keep { .. }) => {
                moves[dice.below(moves.len())]
            }
            _ => {
                if things.is_empty() {
                    things = begun(&position);
                }
                let seen = Seen::new(&game, &position, seat);
                planners[seat.index()].choose(&seen, &moves).expect("a planner answers")
            }
        };
        game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
    }
    let [first, second] = [Seat(0), Seat(1)].map(|seat| game.look(&position).victory_points(seat));
    Row { things, margin: f64::from(first) - f64::from(second) }
}

/// What both seats begin with.
fn begun(position: &Position) -> Vec<(String, f64)> {
    let mut things = vec![(START.to_owned(), if position.active == Seat(0) { 1.0 } else { -1.0 })];
    for (seat, sign) in [(Seat(0), 1.0), (Seat(1), -1.0)] {
        let zoo = position.zoo(seat);
        let alternates = zoo.slots.iter().filter_map(|slot| Alternate::new(slot.action, slot.number));
        let taken = iter::once(Move::Map(zoo.map));
        let taken = taken.chain(zoo.hand.iter().map(Move::Card)).chain(alternates.map(Move::Draft));
        things.extend(taken.map(|thing| (thing.to_string(), sign)));
    }
    things
}

/// What each thing adds to the margin.
fn fitted(rows: &[Row]) -> BTreeMap<&str, f64> {
    let mut columns: BTreeMap<&str, Vec<(usize, f64)>> = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        row.things.iter().for_each(|(thing, sign)| columns.entry(thing).or_default().push((at, *sign)));
    }
    let mut worth: BTreeMap<&str, f64> = columns.keys().map(|&thing| (thing, 0.0)).collect();
    let mut missed: Vec<f64> = rows.iter().map(|row| row.margin).collect();
    for _ in 0..SWEEPS {
        for (thing, column) in &columns {
            let present = worth.entry(thing).or_default();
            let pull: f64 = column.iter().map(|&(at, sign)| sign * missed[at]).sum();
            let change = (pull - RIDGE * *present) / (column.len() as f64 + RIDGE);
            column.iter().for_each(|&(at, sign)| missed[at] -= sign * change);
            *present += change;
        }
    }
    worth
}

/// An evaluation that has learned nothing of what to begin with.
#[derive(Clone)]
struct Unlearned(Evaluation);

impl Evaluate for Unlearned {
    type Game = Rules;
    type Term = Term;

    fn weigh_own<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        self.0.weigh_own(game, position, seat, scale);
    }

    fn weigh_others<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        self.0.weigh_others(game, position, seat, scale);
    }

    fn begins_turn(&self, game: &Rules, position: &Position, seat: Seat) -> bool {
        self.0.begins_turn(game, position, seat)
    }

    fn left(&self, game: &Rules, position: &Position) -> f32 {
        self.0.left(game, position)
    }

    fn term_text(term: Term, lang: Lang) -> String {
        Evaluation::term_text(term, lang)
    }
}

/// Lets a planner with the values play one without, each deal from both seats.
fn compared(options: &Options, pairs: u64, first: u64) {
    let game = Rules::new(options).expect("good options");
    let mut won = 0.0;
    let mut margins = Vec::new();
    for seed in first..first + pairs {
        let margin = |seat: usize| {
            let learned: Box<dyn Bot<Rules>> =
                Box::new(Planner::new(Rules::evaluation(), Rules::WIDTH, 1, seed));
            let unlearned = Planner::new(Unlearned(Rules::evaluation()), Rules::WIDTH, 1, seed);
            let mut table = vec![learned, Box::new(unlearned)];
            table.rotate_left(seat);
            let ended = bots::play(&game, Seed::from_number(seed), &mut table, &mut Silent);
            let points = |seat: usize| game.look(&ended.position).victory_points(Seat(seat as u8));
            f64::from(points(seat) - points(1 - seat))
        };
        let pair = [margin(0), margin(1)];
        let won_of = |margin: &f64| if *margin == 0.0 { 0.25 } else { (margin.signum() + 1.0) / 4.0 };
        won += pair.iter().map(won_of).sum::<f64>();
        margins.push(pair.iter().sum::<f64>() / 2.0);
    }
    let mean = margins.iter().sum::<f64>() / pairs as f64;
    let variance = margins.iter().map(|margin| (margin - mean).powi(2)).sum::<f64>() / pairs as f64;
    let error = (variance / pairs as f64).sqrt();
    println!("{:.1} % of {pairs} pairs, {mean:.2} +- {error:.2} points ahead", 100.0 * won / pairs as f64);
}
