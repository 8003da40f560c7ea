//! Games of every bot, pinned: the same seed plays the same game on every machine and with every compiler.

use bots::{Budget, Level, Playable};
use host::{Host, Player};
use tabletop::{Game, Seed};

/// The beginning of the last digest of a game between bots, which is a digest of all of it, and the number of its entries.
fn played<G: Playable>(rules: G, seed: u64, levels: &[Level]) -> (String, usize) {
    let players = levels.iter().map(|&level| Player::Bot(level)).collect();
    let names = levels.iter().map(|level| level.to_string()).collect();
    let mut host = Host::new(rules, Seed::from_number(seed), players, names).expect("a seat for each");
    while host.bot_moves().expect("bots answer").is_some() {}
    assert!(host.ending().is_some(), "the game is over");
    (host.record().last_digest().to_string()[..16].to_owned(), host.entries())
}

fn nova(options: &ark_nova::Options) -> ark_nova::Rules {
    ark_nova::Rules::new(options).expect("good options")
}

fn ark(players: u8) -> ark::Rules {
    ark::Rules::new(&ark::Options::standard(players)).expect("good options")
}

/// The expert without its clock, and with a smaller budget; the hard bot is the same with 32.
const EXPERT: Level = Level::Search(Budget::iterations(6));

#[test]
fn ark_nova_of_every_bot() {
    use Level::{Greedy, Planner, Random};
    let games = [
        played(nova(&ark_nova::Options::players(4)), 1, &[Random, Greedy, Planner, EXPERT]),
        played(nova(&ark_nova::Options::players(2).with_marine_worlds()), 2, &[Planner, Greedy]),
        played(nova(&ark_nova::Options::players(1)), 3, &[EXPERT]),
    ];
    let pinned = [("3f808e962ee0d487", 569), ("4d1def6adcbd8499", 377), ("008452df8ef26381", 108)];
    assert_eq!(games, pinned.map(|(digest, entries)| (digest.to_owned(), entries)));
}

#[test]
fn ark_of_every_bot() {
    use Level::{Greedy, Hard, Planner, Random};
    let games = [
        played(ark(5), 1, &[Random, Greedy, Planner, Hard, EXPERT]),
        played(ark(3), 2, &[Hard, Greedy, Planner]),
    ];
    let pinned = [("d417545bba0f5b83", 102), ("9fc0cd09a14218ef", 102)];
    assert_eq!(games, pinned.map(|(digest, entries)| (digest.to_owned(), entries)));
}
