//! The abilities of the new printings 1a to 8a, and of all later maps what is printed like on every map.

use crate::scene::Scene;
use crate::sea::marine;
use crate::zoos::*;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::maps::MapSource;
use ark_nova::catalogue::{Building, CardId, MapId};
use ark_nova::editor::{Editor, Place};
use ark_nova::{Blocker, MapChoice, Options, Rules};
use tabletop::{Chance, Game, Seat, Seed, Silent};

const STRONG: [Action; 5] = [Cards, Animals, Build, Sponsors, Association];

/// Seat 0 on a map.
fn on(map: &str, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    scene(|editor| {
        editor.map(0, map);
        edit(editor);
    })
}

/// The same with the expansion.
fn at_sea(map: &str, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let rules: &'static Rules = marine(2);
    Scene::new(rules, |editor| {
        quiet(editor, 2);
        editor.map(0, map);
        edit(editor);
    })
}

/// Map 1a: 2 appeal when a standard enclosure next to the tower cell h4 becomes occupied; not next to other rocks.
#[test]
fn map_1a_tower() {
    for (cells, appeal) in [("h5 h6", 2), ("g3 g4", 2), ("a1 a2", 0)] {
        let mut scene = on("1a", |edit| {
            build(edit, Building::Standard2, cells);
            edit.put(439, HAND);
        });
        go(&mut scene, "animals 2; animal 439");
        assert_eq!(scene.zoo(0).appeal, 10 + 4 + appeal, "{cells}");
    }
}

/// Map 2a: a standard enclosure next to the gate cell f5 counts as 2 larger.
#[test]
fn map_2a_gate() {
    for (cell, fits) in [("e5", true), ("h2", false)] {
        let scene = on("2a", |edit| {
            build(edit, Building::Standard1, cell);
            edit.put(443, HAND);
        });
        assert_eq!(scene.blockers("animals 2").is_empty(), fits, "{cell}");
    }
}

/// Map 3a: the 2-money spaces around the silver lake are ordinary placement bonuses.
#[test]
fn map_3a_silver_lake() {
    let mut scene = on("3a", |edit| build(edit, Building::Standard1, "c2"));
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "c3"));
    assert_eq!(scene.zoo(0).money.0, 20 - 2 + 2);
}

/// Map 3a: the fourth space of the left edge gives one more action.
#[test]
fn map_3a_extra_action() {
    let mut scene = on("3a", |edit| {
        edit.slots(0, STRONG).tracks(0, 20, 10, 2, 1).put_all(&[404, 405], ME).put(130, Place::Project);
        edit.raw().scoring_discarded = true;
    });
    go(&mut scene, "association 5; task project; support 130 right; left 4");
    assert!(scene.may("sponsors 5") && scene.may("done"), "{:?}", scene.legal());
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.asked(), 1);
}

/// Map 4a: once a6 is covered, a hand card for 3 money, once a turn.
#[test]
fn map_4a_harbour() {
    let closed = on("4a", |edit| {
        edit.put(404, HAND);
    });
    assert!(!closed.may("sell 404"));
    let mut scene = on("4a", |edit| {
        build(edit, Building::Standard1, "a6");
        edit.put_all(&[404, 405], HAND);
    });
    scene.play("sell 404");
    assert_eq!(scene.zoo(0).money.0, 23);
    assert!(!scene.may("sell 405"), "once a turn");
}

/// Map 5a: 1 money in a break for every covered cell next to the restaurant on e3.
#[test]
fn map_5a_restaurant() {
    for (buildings, money) in [(&[][..], 0), (&["d3 d4"], 2), (&["d3 d4", "f3 f4"], 4), (&["h1 h2"], 0)] {
        let mut scene = on("5a", |edit| {
            buildings.iter().for_each(|cells| build(edit, Building::Standard2, cells));
            before_break(edit);
        });
        break_now(&mut scene);
        assert_eq!(scene.zoo(0).money.0, 20 + BREAK + money, "{buildings:?}");
    }
}

/// Map 5a: a free large bird aviary or reptile house, without Build II; with the expansion a large aquarium as well,
/// but not a small one.
#[test]
fn map_5a_special_enclosures() {
    let edit = |edit: &mut Editor<'static>| {
        edit.slots(0, STRONG).tracks(0, 20, 10, 2, 1).put_all(&[404, 405], ME).put(130, Place::Project);
        for cell in ["d2", "d6", "f4"] {
            build(edit, Building::Standard1, cell);
        }
        edit.raw().scoring_discarded = true;
    };
    let moves = "association 5; task project; support 130 right; left 4; first left:4";
    let mut base = on("5a", edit);
    go(&mut base, moves);
    assert_eq!(base.legal(), ["raise large-bird-aviary", "raise reptile-house", "done"]);
    assert_eq!(base.blockers("raise large-aquarium"), [Blocker::NoSuchChoice], "it is not on the table");
    let mut sea = at_sea("5a", edit);
    go(&mut sea, moves);
    let all = ["raise large-bird-aviary", "raise reptile-house", "raise large-aquarium", "done"];
    assert_eq!(sea.legal(), all);
    assert_eq!(sea.blockers("raise small-aquarium"), [Blocker::NoSuchChoice]);
    sea.play("raise large-bird-aviary");
    let first = sea.first();
    sea.play(&first);
    assert!(sea.zoo(0).has(Building::LargeBirdAviary));
    assert_eq!(sea.built(0), [(Building::LargeBirdAviary, 0)], "free");
    // The old map 5 has no aquarium.
    let mut old = at_sea("5", |editor| {
        edit(editor);
    });
    go(&mut old, moves);
    assert!(!old.may("raise large-aquarium"));
}

/// Map 6a: once a6 is covered one condition of an animal may be missing.
#[test]
fn map_6a_institute() {
    for connected in [false, true] {
        let playable = |card: u16| {
            let scene = on("6a", |edit| {
                if connected {
                    build(edit, Building::Standard1, "a6");
                }
                edit.put(card, HAND).tracks(0, 50, 10, 0, 1);
                build(edit, Building::Standard5, "g3 g4 g5 f4 f5");
            });
            scene.blockers("animals 2").is_empty()
        };
        assert_eq!(playable(412), connected, "the Jaguar wants an Americas icon");
        assert!(!playable(452), "the Bushbaby wants two Africa icons");
    }
}

/// Map 7a: with a3, f6 and h3 covered every kiosk pays 1 more in a break.
#[test]
fn map_7a_parlours() {
    for (cells, money) in [(&["a3", "f6"][..], 0), (&["a3", "f6", "h3"], 2)] {
        let mut scene = on("7a", |edit| {
            cells.iter().for_each(|cell| build(edit, Building::Standard1, cell));
            for cell in ["a6", "i4"] {
                build(edit, Building::Kiosk, cell);
            }
            before_break(edit);
        });
        break_now(&mut scene);
        assert_eq!(scene.zoo(0).money.0, 20 + BREAK + money);
    }
}

/// Map 8a: covering b6, e6 or h5 finds a sponsor, the rest is discarded; with all three sponsors are 1 level lower.
#[test]
fn map_8a_hills() {
    let mut scene = on("8a", |edit| {
        edit.put(221, ME).deck_top(&[404, 130, 220, 405]);
        build(edit, Building::Standard1, "b5");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "b6"));
    assert!(scene.zoo(0).hand.contains(CardId(220)));
    assert!(scene.position.market.discard.contains(CardId(404)));
    assert_eq!(scene.asked(), 1, "221 does not react");
    for all in [false, true] {
        let scene = on("8a", |edit| {
            for cell in if all { &["b6", "e6", "h5"][..] } else { &["b6", "e6"] } {
                build(edit, Building::Standard1, cell);
            }
        });
        assert_eq!(look(&scene).sponsor_level(Seat(0), CardId(226)), if all { 5 } else { 6 });
    }
}

/// 7 appeal for the last space of each new printing and T1; map 13 has none.
#[test]
fn r_7_10_a_covered_later_map() {
    for map in ["1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "T1"] {
        let mut scene = on(map, |edit| {
            let plain = edit.zoo(0).printed();
            let free = plain.building_spaces().minus(plain.bonus_spaces());
            let open = free.iter().find(|cell| !plain.landmarks.iter().any(|(_, at)| at.contains(*cell)));
            edit.upgrade(0, Build);
            cover_all_but(edit, 0, &open.expect("a plain space").to_string());
        });
        scene.play("build 3; raise size1");
        if scene.asked() == 0 && scene.legal()[0].starts_with("place") {
            lay_plainly(&mut scene);
        }
        while scene.asked() == 0 {
            let last = scene.legal().pop().expect("an answer");
            scene.play(&last);
        }
        assert_eq!(scene.zoo(0).appeal, 17, "{map}");
    }
    let thirteen: MapId = "13".parse().expect("a map");
    assert_eq!(thirteen.map().full_cover, 0);
}

/// T1: the rows of partner zoos and universities are joined, workers give reputation and the fourth space 3 reputation.
#[test]
fn map_t1_worker_spaces_give_reputation() {
    let mut scene = on("T1", |edit| {
        edit.slots(0, STRONG).tracks(0, 20, 10, 1, 1);
    });
    let before = scene.zoo(0).reputation;
    scene.rules.resolve(&mut scene.position, ark_nova::position::Source::Edge(4), Seat(0), &mut scene.events);
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).reputation), (2, before + 1));
}

/// A random game on every new printing, which needs nothing of the expansion, comes to its end.
#[test]
fn new_printings_are_played_to_the_end() {
    let later = MapId::all().filter(|id| id.map().source == MapSource::Later);
    for (seed, id) in (0..).zip(later.filter(|id| id.to_string().ends_with('a'))) {
        let maps = MapChoice::Fixed(vec![id, MapId::default()]);
        let rules = Rules::new(&Options { maps, ..Options::players(2) }).expect("good options");
        let mut chance = Chance::new(Seed::from_number(seed));
        let mut position = rules.start(Seed::from_number(seed), &mut Silent);
        let mut moves = Vec::new();
        while let Some(seat) = rules.asked(&position).first() {
            rules.distinct(&position, seat, &mut moves);
            let answer = moves[chance.below(moves.len() as u32) as usize];
            rules.apply(&mut position, seat, answer, &mut Silent).expect("a listed move");
        }
        rules.validate(&position).unwrap_or_else(|broken| panic!("map {id}: {broken:?}"));
        assert!(position.turns > 20, "map {id}");
    }
}
