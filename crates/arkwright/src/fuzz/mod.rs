//! What strangers may hand us, damaged in every way: records, decks, moves in notation, and what programs answer.
//!
//! Nothing of it may panic or change anything; what is refused is refused with a reason, and what is taken is written
//! and read again as the same. `cargo verify` tries some hundred of each, `cargo xtask fuzz --seconds 600` as many as
//! there is time for.

mod damage;
mod decks;
mod notation;
mod protocol;
mod records;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::time::{Duration, Instant};
use tabletop::{Chance, Game, Match, Seed, Silent};

/// Cases of each target where nobody asks for more.
const FEW: u32 = 300;
/// Cases between two looks at the clock.
const BATCH: u32 = 200;

/// What became of a case.
type Verdict = Result<&'static str, String>;

/// Holds a law over some hundred random cases, and counts what became of them; a case that breaks it is made small and shown.
fn hold<S: Strategy<Value: Debug>>(target: &str, cases: &S, law: impl Fn(&S::Value) -> Verdict) {
    hold_over(FEW, target, cases, law);
}

/// The same over so many cases, unless more are asked for.
fn hold_over<S: Strategy<Value: Debug>>(
    few: u32,
    target: &str,
    cases: &S,
    law: impl Fn(&S::Value) -> Verdict,
) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = number("ARKWRIGHT_FUZZ_SEED").unwrap_or(1);
    let time = number("ARKWRIGHT_FUZZ_SECONDS").map(Duration::from_secs);
    let start = Instant::now();
    let counts: RefCell<BTreeMap<&str, u64>> = RefCell::default();
    let config = Config {
        cases: if time.is_some() { BATCH.min(few) } else { few },
        failure_persistence: None,
        max_shrink_iters: 5_000,
        ..Config::default()
    };
    for batch in 0u64.. {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&batch.to_le_bytes());
        let dice = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        // A runner counts its cases once and for all, so each batch has its own.
        let tried = TestRunner::new_with_rng(config.clone(), dice).run(cases, |case| {
            let verdict = law(&case).map_err(TestCaseError::fail)?;
            *counts.borrow_mut().entry(verdict).or_default() += 1;
            Ok(())
        });
        match tried {
            Ok(()) => {}
            Err(TestError::Fail(reason, case)) => panic!("{target}, seed {seed}: {reason}\n{case:?}"),
            Err(TestError::Abort(reason)) => panic!("{target}, seed {seed}: {reason}"),
        }
        if time.is_none_or(|time| start.elapsed() >= time) {
            break;
        }
    }
    let counts = counts.into_inner();
    let told: Vec<String> = counts.iter().map(|(verdict, times)| format!("{verdict} {times}")).collect();
    let all: u64 = counts.values().sum();
    println!("fuzz {target}: {all} cases: {}", told.join(", "));
    assert!(counts.len() > 1, "{target}: cases that are all alike try nothing: {told:?}");
}

/// Random games of these options, broken off after so many moves.
fn games<G: Game>(options: &[G::Options], moves: usize) -> Vec<Match<G>> {
    let game = |(nth, options): (usize, &G::Options)| {
        let rules = G::new(options).unwrap_or_else(|error| panic!("{error}"));
        let mut game = Match::new(rules, Seed::from_number(nth as u64), &mut Silent);
        let mut chance = Chance::new(Seed::from_number(nth as u64 + 100));
        for _ in 0..moves {
            let Some(seat) = game.asked().first() else { break };
            let legal = game.legal(seat);
            let answer = legal[chance.below(legal.len() as u32) as usize];
            game.make(seat, answer, &mut Silent).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
        game
    };
    options.iter().enumerate().map(game).collect()
}

/// Tables of Ark Nova that differ in everything that can be chosen.
fn ark_nova_tables() -> Vec<ark_nova::Options> {
    use ark_nova::Options;
    let solo = Options { challenge: true, ..Options::players(1) };
    vec![Options::players(2), Options::players(4), Options::players(3).with_marine_worlds(), solo]
}

/// Tables of Ark, one for each number of players.
fn ark_tables() -> Vec<ark::Options> {
    (3..=5).map(ark::Options::standard).collect()
}
