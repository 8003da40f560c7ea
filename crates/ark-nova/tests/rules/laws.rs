//! The kernel's laws on random games, in every configuration.

use ark_nova::{MapChoice, Options, Rules};
use tabletop::Game;
use tabletop::kit::Kit;

fn games(options: &Options, games: usize) {
    let rules = Rules::new(options).expect("good options");
    let report = Kit::new(&rules).seeds(1, games as u64).full_every(400).run();
    println!("{report}");
    report.assert_clean();
}

#[test]
fn two_players() {
    games(&Options::players(2), 200);
}

#[test]
fn three_players() {
    games(&Options { maps: MapChoice::Pool, ..Options::players(3) }, 200);
}

#[test]
fn four_players() {
    games(&Options::players(4), 200);
}

#[test]
fn solo() {
    games(&Options { solo_appeal: 20, ..Options::players(1) }, 200);
}

#[test]
fn friendly() {
    games(&Options { friendly: true, maps: MapChoice::All0, ..Options::players(2) }, 200);
}

/// three games in a row as one.
#[test]
fn solo_challenge() {
    games(&Options { challenge: true, ..Options::players(1) }, 60);
}
