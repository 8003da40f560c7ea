//! What can be chosen before a game: sets of maps, action cards, and what is refused with a reason (R-2.9).

use crate::scene::{Scene, rules};
use ark_nova::catalogue::maps::{self, MapSource};
use ark_nova::catalogue::{Edition, MapId};
use ark_nova::{ActionCards, MapChoice, MapSet, Options, Question, Rules};
use std::collections::BTreeSet;
use tabletop::{Game, Seat, Seed, Silent};

fn set(labels: &[&str]) -> MapSet {
    MapSet::Of(labels.iter().map(|label| label.parse().expect("a map")).collect())
}

fn wrong(options: &Options) -> String {
    Rules::new(options).expect_err("refused").to_string()
}

/// The maps on offer in some games.
fn offered(options: &Options, seeds: u64) -> BTreeSet<MapId> {
    let rules = rules(options);
    let maps = (0..seeds).flat_map(|seed| rules.start(Seed::from_number(seed), &mut Silent).maps.to_vec());
    maps.collect()
}

/// R-2.9: the advanced maps of the base game, of every printing, or a chosen set; two each or from a pool.
#[test]
fn r_2_9_sets_of_maps() {
    for maps in [MapChoice::TwoEach, MapChoice::Pool] {
        let with = |map_set| Options { maps: maps.clone(), map_set, ..Options::players(4) };
        let source = |id: &MapId| id.map().source;
        let base = offered(&with(MapSet::Base), 60);
        assert!(base.iter().all(|id| source(id) == MapSource::Base));
        assert_eq!(base.len(), 8);
        let every = offered(&with(MapSet::Every), 100);
        assert!(every.iter().all(|id| source(id) != MapSource::BaseBeginner));
        assert_eq!(every.len(), maps::COUNT - 2, "1 to 14, 1a to 8a and T1");
        let chosen = ["9", "12", "T1", "4a", "4", "0", "8a", "14"];
        let drawn = offered(&with(set(&chosen)), 60);
        let labels: BTreeSet<String> = drawn.iter().map(MapId::to_string).collect();
        assert_eq!(labels, chosen.iter().map(|label| (*label).to_string()).collect());
    }
}

/// No two seats are offered the same map.
#[test]
fn r_2_9_each_map_once() {
    let rules = rules(&Options { map_set: MapSet::Every, ..Options::players(4) });
    for seed in 0..40 {
        let position = rules.start(Seed::from_number(seed), &mut Silent);
        let mut maps = position.maps.to_vec();
        assert_eq!(maps.len(), 8);
        maps.sort();
        maps.dedup();
        assert_eq!(maps.len(), 8);
    }
}

/// R-2.9: a map of a later printing is taken like any other.
#[test]
fn r_2_9_a_later_map_is_taken() {
    let options = Options { map_set: set(&["9", "13", "4a", "T1"]), ..Options::players(2) };
    let rules = rules(&options);
    let mut scene = Scene::at(rules, rules.start(Seed::from_number(3), &mut Silent));
    for seat in 0..2 {
        let first = scene.first();
        scene.play(&first);
        assert!(seat == 1 || scene.question() == Question::Map);
    }
    for seat in 0..2 {
        assert_eq!(scene.zoo(seat).map.map().source, MapSource::Later);
        let start = scene.zoo(seat).printed().start.len();
        assert_eq!(scene.zoo(seat).buildings.len(), start, "map 13 starts with an enclosure");
    }
}

/// Too few maps, a map named twice, and a set where no map is drawn are refused with the reason.
#[test]
fn what_is_refused() {
    let few = Options { map_set: set(&["1", "2", "3"]), ..Options::players(2) };
    assert_eq!(wrong(&few), "4 maps are drawn, but the set of maps has only 3");
    let pool = Options { maps: MapChoice::Pool, ..few };
    assert!(Rules::new(&pool).is_ok(), "a pool takes three");
    let challenge =
        Options { challenge: true, map_set: set(&["1", "2", "3", "4", "5"]), ..Options::players(1) };
    assert_eq!(wrong(&challenge), "6 maps are drawn, but the set of maps has only 5");
    let twice = Options { map_set: set(&["1", "2", "3", "1"]), ..Options::players(1) };
    assert_eq!(wrong(&twice), "map 1 is named twice in the set of maps");
    let fixed = Options { maps: MapChoice::All0, map_set: MapSet::Every, ..Options::players(2) };
    assert!(wrong(&fixed).contains("two each, or a pool"));
    let draft = Options { action_cards: ActionCards::Draft, ..Options::players(2) };
    assert!(wrong(&draft).contains("Marine Worlds"));
}

/// Options of the base game are written as before; new ones are read back.
#[test]
fn options_are_written_and_read() {
    let text = serde_json::to_string(&Options::players(2)).expect("json");
    assert!(!text.contains("map_set") && !text.contains("action_cards"), "{text}");
    let options = Options {
        edition: Edition::Marine,
        action_cards: ActionCards::Draft,
        map_set: set(&["9", "T1", "4a", "1"]),
        first: Some(Seat(1)),
        ..Options::players(2)
    };
    let text = serde_json::to_string(&options).expect("json");
    assert_eq!(serde_json::from_str::<Options>(&text).expect("json"), options, "{text}");
    assert!(text.contains(r#""action_cards":"draft""#), "{text}");
}
