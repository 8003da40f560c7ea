//! Rulings of the later maps: what their landmarks, lakes and left edges do and do not do.

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::hex::{Cells, Placement, placements};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const STRONG: [Action; 5] = [Cards, Animals, Build, Sponsors, Association];

/// Seat 0 on a map.
fn on(map: &str, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    scene(|editor| {
        editor.map(0, map);
        edit(editor);
    })
}

/// Seat 0 has supported a project with the token of the fourth left space, whose effect comes first.
fn fourth_space(map: &str, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = on(map, |editor| {
        editor.slots(0, STRONG).tracks(0, 20, 10, 2, 1).put_all(&[404, 405], ME).put(130, Place::Project);
        editor.raw().scoring_discarded = true;
        edit(editor);
    });
    go(&mut scene, "association 5; task project; support 130 right; left 4; first left:4");
    scene
}

/// A break of seat 0 with the fourth left space empty.
fn break_with_fourth_space(map: &str, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = on(map, |editor| {
        editor.left_edge(0, &[1, 2, 3, 5, 6, 7]);
        edit(editor);
        before_break(editor);
    });
    break_now(&mut scene);
    scene
}

/// Maps 1a, 2a, 4a, 5a and 6a: tower, gate, harbour, restaurant and institute are no buildings: a kiosk next to one of
/// them earns nothing. The covered cell next to the restaurant pays its own money.
#[test]
fn landmarks_pay_no_kiosk() {
    for (map, cell, money) in
        [("1a", "h5", 0), ("2a", "g4", 0), ("4a", "a6", 0), ("5a", "d3", 1), ("6a", "a6", 0)]
    {
        let mut scene = on(map, |edit| {
            build(edit, Building::Kiosk, cell);
            before_break(edit);
        });
        let printed = scene.zoo(0).printed();
        let kiosk = Cells::named(cell);
        let (_, landmark) = printed.landmarks[0];
        assert!(landmark == kiosk || landmark.around().meets(kiosk), "map {map}: next to its landmark");
        assert_eq!(look(&scene).kiosk_income(Seat(0)), 0, "map {map}");
        break_now(&mut scene);
        assert_eq!(scene.zoo(0).money.0, 20 + BREAK + money, "map {map}");
    }
}

/// Map 5a: the cell of the restaurant is rock: nothing is built on it, and it is rock for an animal next to it.
#[test]
fn map_5a_restaurant_is_rock() {
    let mut scene = on("5a", |edit| build(edit, Building::Standard1, "d3"));
    scene.play("build 3; raise size1");
    assert_eq!(scene.blockers(&lay(Building::Standard1, "e3")), [Blocker::PlaceTaken]);
    let rocky = (401..529).map(CardId).find(|&card| {
        let animal = scene.rules.animal(card);
        animal.standard && animal.size <= 2 && (animal.rock, animal.water) == (1, 0)
    });
    let scene = on("5a", |edit| build(edit, Building::Standard2, "f3 f4"));
    let rock = scene.zoo(0).printed().rock;
    assert_eq!(Cells::named("f3 f4").around().and(rock), Cells::named("e3"), "no other rock there");
    assert_eq!(look(&scene).homes(Seat(0), rocky.expect("a small animal at a rock")).len(), 1);
}

/// Map 2a: adjacency to the gate cell counts, not to the other cells of its lake.
#[test]
fn map_2a_only_the_gate_cell_counts() {
    let gate = Cells::named("f5");
    let lake =
        on("2a", |_| ()).zoo(0).printed().water.groups().find(|lake| lake.meets(gate)).expect("its lake");
    let ground = on("2a", |_| ()).zoo(0).printed().building_spaces();
    let beside = lake.around().minus(gate.around()).and(ground);
    assert!(!beside.is_empty());
    for (cells, size) in [(beside, 1), (gate.around().and(ground), 3)] {
        for cell in cells.iter() {
            let scene = on("2a", |edit| build(edit, Building::Standard1, &cell.to_string()));
            let built = scene.zoo(0).buildings[0];
            assert_eq!(look(&scene).effective_size(Seat(0), built), size, "{cell}");
        }
    }
}

/// Map 3a: each of the eleven cells around the silver lake gives 2 money.
#[test]
fn map_3a_eleven_cells_give_money() {
    let lake = Cells::named("d4 e2 e3 e4");
    let ground = on("3a", |_| ()).zoo(0).printed().building_spaces();
    let around = lake.around().and(ground);
    assert_eq!(around.len(), 11);
    for cell in around.iter() {
        let next = cell.set().around().and(ground).minus(around).first();
        let next = next.or(cell.set().around().and(ground).first()).expect("a space next to it");
        let mut scene = on("3a", |edit| {
            edit.upgrade(0, Build);
            build(edit, Building::Standard1, &next.to_string());
        });
        scene.play("build 3; raise size1");
        scene.play(&lay(Building::Standard1, &cell.to_string()));
        assert_eq!(scene.gains(0), [(Resource::Money, 2, Source::Bonus(cell))], "{cell}");
    }
}

/// Map 3a: these are ordinary placement bonuses: 264 counts them, 221 reacts to the one on the border and may take
/// another one, and with 280 none is gained.
#[test]
fn map_3a_ordinary_placement_bonuses() {
    let played = sponsor(264, |edit| {
        edit.map(0, "3a");
        build(edit, Building::Standard1, "e5");
    });
    let bonuses = played.zoo(0).printed().bonus_spaces();
    let connected = Cells::named("e5").around().and(bonuses);
    assert_eq!(connected, Cells::named("d5 f5"));
    assert!(
        played.gains(0).iter().any(|&(what, n, _)| (what, n) == (Resource::Appeal, 2)),
        "{:?}",
        played.gains(0)
    );
    let mut scene = on("3a", |edit| {
        edit.upgrade(0, Build).put(221, ME);
        build(edit, Building::Standard1, "f1");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "e1"));
    while !scene.may("bonus c3") {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play("bonus c3");
    assert_eq!(scene.zoo(0).money.0, 20 - 2 + 2 + 2);
    let mut none = on("3a", |edit| {
        edit.put(280, ME);
        build(edit, Building::Standard1, "c2");
    });
    none.play("build 3; raise size1");
    none.play(&lay(Building::Standard1, "c3"));
    assert_eq!(none.zoo(0).money.0, 20 - 2);
}

/// Map 6a: connected once a6 itself is covered; a building beside it is not enough.
#[test]
fn map_6a_connected_by_its_cell() {
    for (cell, playable) in [("a5", false), ("b7", false), ("a6", true)] {
        let scene = on("6a", |edit| {
            build(edit, Building::Standard1, cell);
            build(edit, Building::Standard5, "g3 g4 g5 f4 f5");
            edit.put(412, HAND).tracks(0, 50, 10, 0, 1);
        });
        assert_eq!(scene.blockers("animals 2").is_empty(), playable, "{cell}");
    }
}

/// Map 6a: the ignored condition may be the upgraded action card; another one must be met then, and 263 adds one for a
/// large animal. Rock and water cannot be ignored.
#[test]
fn map_6a_ignores_the_upgrade() {
    let playable = |card: u16, connected: bool, more: &[u16]| {
        let scene = on("6a", |edit| {
            if connected {
                build(edit, Building::Standard1, "a6");
            }
            let map = edit.zoo(0).printed();
            let ground = map.building_spaces().minus(map.upgrade).minus(Cells::named("a6"));
            let dry = |place: &Placement| place.cells.within(ground) && !place.around.meets(map.rock);
            let id = placements(Building::Standard5).iter().position(dry).expect("a place without rock");
            edit.zoo(0).place(Building::Standard5, id as u16);
            edit.put(card, HAND).put_all(more, ME).tracks(0, 60, 10, 0, 1);
        });
        scene.blockers("animals 2").is_empty()
    };
    assert!(!playable(426, false, &[]), "the African Elephant wants Animals II");
    assert!(playable(426, true, &[]));
    assert!(!playable(411, true, &[407]), "the Grizzly wants a second predator besides Animals II");
    assert!(playable(411, true, &[407, 263]), "263 adds one");
    assert!(playable(411, true, &[407, 409]), "two predators");
    assert!(!playable(421, true, &[263]), "the Fur Seal wants rock, which is no condition");
}

/// Map 7a: every kiosk pays 1 more in a break, also one that stands on a parlour space, and one that earns nothing.
#[test]
fn map_7a_every_kiosk_counts() {
    let mut scene = on("7a", |edit| {
        for cell in ["a3", "f6"] {
            build(edit, Building::Kiosk, cell);
        }
        build(edit, Building::Standard1, "h3");
        build(edit, Building::Kiosk, "i5");
        before_break(edit);
    });
    assert_eq!(look(&scene).kiosk_income(Seat(0)), 0);
    break_now(&mut scene);
    assert_eq!(scene.zoo(0).money.0, 20 + BREAK + 3);
}

/// Map 8a: the fourth left space gives a partner zoo, but no third one before the Association card is upgraded.
#[test]
fn map_8a_no_third_partner_zoo_on_side_i() {
    let with = |upgraded: bool, owned: &[Icon]| {
        let mut scene = fourth_space("8a", |edit| {
            partners(edit, owned);
            if upgraded {
                edit.upgrade(0, Association);
            }
        });
        go(&mut scene, "partner africa");
        scene.zoo(0).partner_zoos.len()
    };
    assert_eq!(with(false, &[Icon::Asia]), 2);
    assert_eq!(with(false, &[Icon::Asia, Icon::Europe]), 2, "no third one");
    assert_eq!(with(true, &[Icon::Asia, Icon::Europe]), 3);
}

/// Maps 2a, 10 and T1: the fourth left space gives 1 conservation, 2 or 3 reputation, once and not in a break.
#[test]
fn the_fourth_left_space_gives_once() {
    let source = Source::Edge(3);
    for (map, gain) in [
        ("2a", (Resource::Conservation, 1, source)),
        ("10", (Resource::Reputation, 2, source)),
        ("T1", (Resource::Reputation, 3, source)),
    ] {
        let mut scene = fourth_space(map, |_| ());
        finish(&mut scene, &["done"]);
        let gained: Vec<_> = scene.gains(0).into_iter().filter(|&(_, _, from)| from == source).collect();
        assert_eq!(gained, [gain], "map {map}");
        let scene = break_with_fourth_space(map, |_| ());
        assert_eq!(scene.tracks(0), (20 + BREAK, 10, 0, 1), "map {map}");
    }
}

/// Map 9: the fourth left space removes a marker once, not in a break.
#[test]
fn map_9_the_fourth_left_space_is_not_for_breaks() {
    let scene = break_with_fourth_space("9", |_| ());
    assert_eq!((scene.asked(), scene.zoo(0).markers_gone), (1, 0));
    assert!(fourth_space("9", |_| ()).may("marker asia"));
}

/// Map 1a: the fourth left space lets a sponsor be played for its level, at once and in every break.
#[test]
fn map_1a_a_sponsor_for_money_in_every_break() {
    let sponsor = |edit: &mut Editor<'static>| {
        edit.put(220, HAND);
    };
    let mut scene = fourth_space("1a", sponsor);
    scene.play("sponsor 220");
    assert!(scene.zoo(0).played.contains(CardId(220)));
    let mut scene = break_with_fourth_space("1a", sponsor);
    go(&mut scene, "first left:4");
    let money = scene.zoo(0).money.0;
    assert!(scene.may("sponsor 220") && scene.may("done"), "{:?}", scene.legal());
    scene.play("sponsor 220");
    assert!(scene.zoo(0).played.contains(CardId(220)));
    assert!(
        scene
            .events
            .iter()
            .any(|event| { matches!(event, Event::Sponsor { card: CardId(220), cost: 4, .. }) })
    );
    assert!(scene.zoo(0).money.0 >= money - 4);
}

/// Maps 6a and 7a: Clever twice and Pouch 2 come in every break as well.
#[test]
fn maps_6a_and_7a_in_every_break() {
    let mut clever = break_with_fourth_space("6a", |_| ());
    go(&mut clever, "first left:4");
    clever.play("choose build; choose association");
    assert_eq!(clever.order(0)[..2], [Association, Build]);
    let mut pouch = break_with_fourth_space("7a", |edit| {
        edit.put_all(&[407, 409], HAND);
    });
    go(&mut pouch, "first left:4");
    pouch.play("card 407; ~done");
    assert_eq!(pouch.zoo(0).pouched.iter().collect::<Vec<_>>(), [CardId(407)]);
    assert_eq!(pouch.zoo(0).appeal, 12);
}
