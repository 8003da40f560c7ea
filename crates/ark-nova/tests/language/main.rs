//! The effect language is total: a word means the same wherever it stands.
//!
//! Random values nested three deep are put on an imaginary sponsor and followed step by step by the engine and by a
//! small, slow, obvious reading of the language (`model`, `words`). `cargo verify` tries a thousand of them, `cargo
//! xtask language --values 20000` as many as you like.

mod case;
mod model;
mod plain;
#[path = "../rules/scene.rs"]
mod scene;
#[allow(dead_code, reason = "only the animals are needed here")]
#[path = "../rules/stage.rs"]
mod stage;
mod state;
mod table;
mod values;
mod words;

use case::case;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::time::Instant;
use table::Stop;

/// Follows so many values; a value on which engine and model differ is made small and shown.
fn follow(values: u32, seed: u64) {
    let start = Instant::now();
    let config =
        Config { cases: values, failure_persistence: None, max_shrink_iters: 20_000, ..Config::default() };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes));
    let questions = Cell::new(0);
    let beyond: RefCell<BTreeMap<&str, u32>> = RefCell::default();
    let followed = runner.run(&case(), |case| {
        match case.follow() {
            Ok(asked) => questions.set(questions.get() + asked),
            Err(Stop::Beyond(what)) => *beyond.borrow_mut().entry(what).or_default() += 1,
            Err(Stop::Fault(what)) => return Err(TestCaseError::fail(what)),
        }
        Ok(())
    });
    let beyond = beyond.into_inner();
    let not_followed: u32 = beyond.values().sum();
    let seconds = start.elapsed().as_secs_f32();
    match followed {
        Ok(()) => println!(
            "values: {values}, seed: {seed}, questions: {}, beyond the model: {not_followed}, seconds: {seconds:.1}",
            questions.get()
        ),
        Err(TestError::Fail(reason, case)) => panic!("{reason}\n{case}"),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
    for (what, times) in beyond {
        println!("  {times} times: {what}");
    }
    assert!(not_followed * 5 < values, "the model must know most of what it meets");
}

#[test]
fn values_mean_what_they_say() {
    follow(1000, 1);
}

#[test]
#[ignore = "a minute; `cargo xtask language --values 20000` runs it"]
fn many_values_mean_what_they_say() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    follow(number("LANGUAGE_VALUES").unwrap_or(20_000) as u32, number("LANGUAGE_SEED").unwrap_or(1));
}
