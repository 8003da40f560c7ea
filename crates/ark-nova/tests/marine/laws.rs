//! The kernel's laws on random games with the expansion: 2,000 for each number of players with drafted action cards,
//! and on each later map more than 200. Each test is one map of one configuration, so that they share the cores.

use ark_nova::catalogue::{Edition, MapId};
use ark_nova::rules::{ActionCards, MapSet};
use ark_nova::{MapChoice, Options, Rules};
use tabletop::Game;
use tabletop::kit::{Kit, Report};

/// The later maps, each the first seat's in games of its own; a row of seats takes every second one.
const MAPS: [&str; 15] =
    ["9", "10", "11", "12", "13", "14", "1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "T1"];
const STEP: usize = 2;
/// Games of each configuration on each map: 15 times this is 2,000 and a few.
const GAMES: u64 = 134;
/// Positions on which all laws are checked, at least, in each test.
const FULL_CHECKS: usize = 500;

/// A configuration: how many players, how they play, and how many positions share a full check.
#[derive(Clone, Copy)]
struct Table {
    players: u8,
    friendly: bool,
    solo_appeal: u8,
    full_every: u32,
}

const TWO: Table = Table { players: 2, friendly: false, solo_appeal: 0, full_every: 160 };
const THREE: Table = Table { players: 3, full_every: 220, ..TWO };
const FOUR: Table = Table { players: 4, full_every: 280, ..TWO };
const SOLO: Table = Table { players: 1, full_every: 15, ..TWO };

impl Table {
    fn options(self, maps: MapChoice, action_cards: ActionCards) -> Options {
        let Table { players, friendly, solo_appeal, .. } = self;
        let map_set = match maps {
            MapChoice::TwoEach | MapChoice::Pool => MapSet::Every,
            MapChoice::AllA | MapChoice::All0 | MapChoice::Fixed(_) => MapSet::Base,
        };
        let edition = Edition::Marine;
        Options { maps, map_set, friendly, solo_appeal, edition, action_cards, ..Options::players(players) }
    }

    fn play(self, options: &Options, first_seed: u64, games: u64) -> Report {
        let rules = Rules::new(options).expect("good options");
        let kit = Kit::new(&rules)
            .seeds(first_seed, games)
            .full_every(self.full_every)
            .chains_every(10)
            .secrets_every(80)
            .reveals("deck");
        let report = kit.run();
        println!("{report}");
        report.assert_clean();
        report
    }

    /// Games in which seat 0 has one map, and the others each have another one.
    fn on_map(self, first: usize) {
        let map = |seat: usize| MAPS[(first + STEP * seat) % MAPS.len()].parse::<MapId>().expect("a map");
        let maps = MapChoice::Fixed((0..usize::from(self.players)).map(map).collect());
        // A solo game starts at another appeal on every map, and every fifth map is friendly.
        let solo_appeal = if self.players == 1 { [20, 10, 0][first % 3] } else { 0 };
        let table = Table { solo_appeal, friendly: first % 5 == 4, ..self };
        let options = table.options(maps, ActionCards::Draft);
        let report = table.play(&options, 200_000 + 1000 * first as u64, GAMES);
        assert!(report.full_checks >= FULL_CHECKS, "{report}");
    }
}

macro_rules! on_every_map {
    ($($name:ident: $table:expr,)*) => {
        $(mod $name {
            use super::*;
            #[test] fn map_9() { $table.on_map(0); }
            #[test] fn map_10() { $table.on_map(1); }
            #[test] fn map_11() { $table.on_map(2); }
            #[test] fn map_12() { $table.on_map(3); }
            #[test] fn map_13() { $table.on_map(4); }
            #[test] fn map_14() { $table.on_map(5); }
            #[test] fn map_1a() { $table.on_map(6); }
            #[test] fn map_2a() { $table.on_map(7); }
            #[test] fn map_3a() { $table.on_map(8); }
            #[test] fn map_4a() { $table.on_map(9); }
            #[test] fn map_5a() { $table.on_map(10); }
            #[test] fn map_6a() { $table.on_map(11); }
            #[test] fn map_7a() { $table.on_map(12); }
            #[test] fn map_8a() { $table.on_map(13); }
            #[test] fn map_t1() { $table.on_map(14); }
        })*
    };
}

on_every_map! {
    two_players: TWO,
    three_players: THREE,
    four_players: FOUR,
    solo: SOLO,
}

#[test]
fn maps_that_are_chosen() {
    for (nth, table) in [TWO, THREE, FOUR, SOLO].into_iter().enumerate() {
        for (i, maps) in [MapChoice::TwoEach, MapChoice::Pool].into_iter().enumerate() {
            let cards = [ActionCards::Draft, ActionCards::Standard][(nth + i) % 2];
            let options = table.options(maps, cards);
            table.play(&options, 250_000 + 1000 * nth as u64 + 500 * i as u64, 20);
        }
    }
}

/// Later maps without the expansion.
#[test]
fn later_maps_in_the_base_game() {
    for (nth, &map) in MAPS.iter().enumerate() {
        let maps = [map, MAPS[(nth + 1) % MAPS.len()]].map(|label| label.parse().expect("a map"));
        let options = Options { maps: MapChoice::Fixed(maps.to_vec()), ..Options::players(2) };
        TWO.play(&options, 260_000 + 100 * nth as u64, 20);
    }
}

/// three games in a row as one, with the expansion.
#[test]
fn solo_challenge() {
    let options = SOLO.options(MapChoice::TwoEach, ActionCards::Draft);
    let rules = Rules::new(&Options { challenge: true, ..options }).expect("good options");
    Kit::new(&rules).seeds(280_000, 30).full_every(100).run().assert_clean();
}
