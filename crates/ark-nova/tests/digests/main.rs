//! Fingerprints of positions from fixed seeds: whoever changes what the rules do sees it here, in one line for each
//! position. `UPDATE=1 cargo nextest run -p ark-nova --test digests` takes a change over.

use ark_nova::{MapChoice, Options, Rules};
use std::fmt::Write;
use std::{env, fs, path::PathBuf};
use tabletop::{Chance, Digest, Game, Seed, Silent};

const SEEDS: u64 = 20;
/// After how many questions a position is looked at; after the last one as well.
const QUESTIONS: [usize; 3] = [0, 20, 200];
/// Enough digits to tell positions apart.
const DIGITS: usize = 16;

fn tables() -> [(&'static str, Options); 5] {
    [
        ("2p", Options::players(2)),
        ("3p", Options { maps: MapChoice::Pool, ..Options::players(3) }),
        ("4p", Options { maps: MapChoice::All0, ..Options::players(4) }),
        ("solo", Options { solo_appeal: 10, ..Options::players(1) }),
        ("friendly", Options { friendly: true, maps: MapChoice::AllA, ..Options::players(2) }),
    ]
}

/// The lines of one random game.
fn game(table: &str, rules: &Rules, seed: u64) -> String {
    let mut lines = String::new();
    let mut chance = Chance::new(Seed::from_number(1_000_000 + seed));
    let mut position = rules.start(Seed::from_number(seed), &mut Silent);
    let mut moves = Vec::new();
    let mut asked = 0;
    loop {
        let over = rules.is_over(&position);
        if over || QUESTIONS.contains(&asked) {
            let digest = Digest::of(&position).to_string();
            let end = if over { " (end)" } else { "" };
            let _ = writeln!(lines, "{table} seed {seed} after {asked}{end}: {}", &digest[..DIGITS]);
        }
        if over {
            return lines;
        }
        let seats: Vec<_> = rules.asked(&position).iter().collect();
        let seat = seats[chance.below(seats.len() as u32) as usize];
        rules.legal(&position, seat, &mut moves);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        rules.apply(&mut position, seat, answer, &mut Silent).expect("a listed move");
        asked += 1;
    }
}

#[test]
fn positions_of_fixed_seeds_keep_their_digests() {
    let mut found = String::new();
    for (table, options) in tables() {
        let rules = Rules::new(&options).expect("good options");
        (1..=SEEDS).for_each(|seed| found += &game(table, &rules, seed));
    }
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/digests/positions.txt");
    if env::var_os("UPDATE").is_some() {
        fs::write(&file, &found).expect("the file can be written");
    }
    let known = fs::read_to_string(&file).unwrap_or_default();
    let differing: Vec<String> = found
        .lines()
        .filter(|line| !known.lines().any(|known| known == *line))
        .map(|line| format!("  now {line}"))
        .collect();
    assert!(
        found == known,
        "{} of {} positions differ from positions.txt; if the rules were meant to change, run again with UPDATE=1:\n{}",
        differing.len(),
        found.lines().count(),
        differing[..differing.len().min(10)].join("\n")
    );
}
