//! The kernel's laws on random games: 2,000 in each configuration, every map as often as the others, and all laws on
//! more than 50,000 positions together. Each test is one map of one configuration, so that they share the cores.

use ark_nova::catalogue::MapId;
use ark_nova::{MapChoice, Options, Rules};
use tabletop::Game;
use tabletop::kit::{Kit, Report};

/// The maps of the base game; a row of seats takes every third one, so that all differ.
const MAPS: [&str; 10] = ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"];
const STEP: usize = 3;
/// Games on each map.
const GAMES: u64 = 200;
/// Positions on which all laws are checked, at least, in each test.
const FULL_CHECKS: usize = 1000;

/// A configuration: how the options differ from the usual ones, and how many positions share a full check.
struct Table {
    players: u8,
    friendly: bool,
    solo_appeal: u8,
    full_every: u32,
}

const TWO: Table = Table { players: 2, friendly: false, solo_appeal: 0, full_every: 120 };
const THREE: Table = Table { players: 3, full_every: 170, ..TWO };
const FOUR: Table = Table { players: 4, full_every: 220, ..TWO };
const SOLO: Table = Table { players: 1, full_every: 10, ..TWO };
const FRIENDLY: Table = Table { friendly: true, ..TWO };

impl Table {
    fn play(&self, maps: MapChoice, first_seed: u64, games: u64) -> Report {
        let &Table { players, friendly, solo_appeal, full_every } = self;
        let options = Options { maps, friendly, solo_appeal, ..Options::players(players) };
        let rules = Rules::new(&options).expect("good options");
        let kit = Kit::new(&rules)
            .seeds(first_seed, games)
            .full_every(full_every)
            .chains_every(10)
            .secrets_every(80)
            .reveals("deck");
        let report = kit.run();
        println!("{report}");
        report.assert_clean();
        report
    }

    /// Games in which seat 0 has one map, and the others each have another one.
    fn on_map(&self, first: usize) {
        let map = |seat: usize| MAPS[(first + STEP * seat) % MAPS.len()].parse::<MapId>().expect("a map");
        let maps = MapChoice::Fixed((0..usize::from(self.players)).map(map).collect());
        // A solo game starts at another appeal on every map.
        let solo_appeal = if self.players == 1 { [20, 10, 0][first % 3] } else { 0 };
        let report = Table { solo_appeal, ..*self }.play(maps, 1000 * first as u64, GAMES);
        assert!(report.full_checks >= FULL_CHECKS, "{report}");
    }
}

macro_rules! on_every_map {
    ($($name:ident: $table:expr,)*) => {
        $(mod $name {
            use super::*;
            #[test] fn map_a() { $table.on_map(0); }
            #[test] fn map_0() { $table.on_map(1); }
            #[test] fn map_1() { $table.on_map(2); }
            #[test] fn map_2() { $table.on_map(3); }
            #[test] fn map_3() { $table.on_map(4); }
            #[test] fn map_4() { $table.on_map(5); }
            #[test] fn map_5() { $table.on_map(6); }
            #[test] fn map_6() { $table.on_map(7); }
            #[test] fn map_7() { $table.on_map(8); }
            #[test] fn map_8() { $table.on_map(9); }
        })*
    };
}

on_every_map! {
    two_players: TWO,
    three_players: THREE,
    four_players: FOUR,
    solo: SOLO,
    friendly: FRIENDLY,
}

#[test]
fn maps_that_are_chosen() {
    for (nth, table) in [TWO, THREE, FOUR, SOLO].iter().enumerate() {
        table.play(MapChoice::TwoEach, 50_000 + nth as u64 * 100, 20);
        table.play(MapChoice::Pool, 60_000 + nth as u64 * 100, 20);
    }
    TWO.play(MapChoice::AllA, 70_000, 20);
    TWO.play(MapChoice::All0, 70_100, 20);
}

/// three games in a row as one.
#[test]
fn solo_challenge() {
    let rules = Rules::new(&Options { challenge: true, ..Options::players(1) }).expect("good options");
    Kit::new(&rules).seeds(80_000, 60).full_every(100).run().assert_clean();
}

/// D-45: of a set that is not complete nobody else sees anything, also where a card is put back that was left alone in
/// the hand by a sale in between.
#[test]
fn a_card_is_put_back_after_the_rest_of_the_hand_was_sold() {
    let options = Options { maps: MapChoice::TwoEach, ..Options::players(3) };
    let rules = Rules::new(&options).expect("good options");
    Kit::new(&rules).seeds(7_036_690, 10).full_every(100).chains_every(10).run().assert_clean();
}
