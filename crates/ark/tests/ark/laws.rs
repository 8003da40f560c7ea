//! The kernel's kit of laws.

use ark::{Options, Rules};
use tabletop::Game;
use tabletop::kit::Kit;

fn clean(players: u8) {
    let rules = Rules::new(&Options::standard(players)).expect("standard options");
    let report = Kit::new(&rules).seeds(0, 2000).full_every(60).secrets_every(10).reveals("take").run();
    report.assert_clean();
    println!("{players} players: {report}");
}

#[test]
fn three_players_keep_every_law() {
    clean(3);
}

#[test]
fn four_players_keep_every_law() {
    clean(4);
}

#[test]
fn five_players_keep_every_law() {
    clean(5);
}
