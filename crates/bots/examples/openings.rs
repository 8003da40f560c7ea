//! Learns what a card of the first hand, a map and an alternate action card are worth; `cargo run --release -p bots
//! --example openings -- 8000 10001 > opening.txt` plays 8000 games from seed 10001. The bots read `src/ark_nova/opening.txt`.
//!
//! Two planners play games in which everything before the first turn is chosen at random, in turn with the base game and
//! with Marine Worlds on all maps. What a thing is worth is what it adds to the margin at the end, by least squares with a
//! ridge: what was seen seldom stays near nothing.

use ark_nova::catalogue::Alternate;
use ark_nova::{MapChoice, MapSet, Move, Options, Position, Question, Rules};
use bots::{Bot, Dice, Planner, Playable, Seen, Width};
use std::collections::BTreeMap;
use std::iter;
use std::process::Command;
use tabletop::{Game, Seat, Seed, Silent};

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
    let arguments: Vec<u64> =
        std::env::args().skip(1).map(|argument| argument.parse().expect("a number")).collect();
    let [games, first] = arguments[..] else { panic!("the number of games and the first seed") };
    let rows: Vec<Row> = (first..first + games).map(played).collect();
    let commit = Command::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let commit = commit.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    println!("# What things to begin with are worth, in victory points ahead at the end.");
    println!("# openings {games} {first}, after {}", commit.unwrap_or_default());
    for (thing, worth) in fitted(&rows).into_iter().filter(|(thing, _)| *thing != START) {
        println!("{thing} {worth:.2}");
    }
}

/// Plays a game.
fn played(seed: u64) -> Row {
    let mut options = Options { maps: MapChoice::TwoEach, ..Options::players(2) };
    if seed % 2 == 0 {
        options = Options { map_set: MapSet::Every, ..options.with_marine_worlds() };
    }
    let game = Rules::new(&options).expect("good options");
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
