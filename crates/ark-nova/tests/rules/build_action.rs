//! the Build action and the rules of building.

use crate::scene::{Scene, table};
use ark_nova::catalogue::Action::{Animals, Association, Build};
use ark_nova::catalogue::Building::*;
use ark_nova::catalogue::{Building, CardId, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Hand, Zoo};
use ark_nova::hex::{Cell, Cells, placements};
use ark_nova::position::Source;
use ark_nova::{Blocker, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// A Build action of strength 5 has begun, on side I or II, with 40 money.
fn build(upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = table(2, |editor| {
        editor.slot(0, Build, 5).tracks(0, 40, 0, 0, 1);
        if upgraded {
            editor.upgrade(0, Build);
        }
        edit(editor);
    });
    scene.play("build 5");
    scene
}

/// Takes the first place for a building, where more than one is possible.
fn place_somewhere(scene: &mut Scene) {
    if let Question::Place(_) = scene.question() {
        let place = scene.first();
        scene.play(&place);
    }
}

#[test]
fn r_7_1_side_i_builds_exactly_one() {
    let mut scene = build(false, |_| {});
    let all = ["size1", "size2", "size3", "size4", "size5", "kiosk", "pavilion", "petting-zoo"];
    assert_eq!(scene.options("raise"), all);
    assert_eq!(scene.blockers("raise reptile-house"), [Blocker::NeedsSideII { action: Build }]);
    assert_eq!(
        scene.blockers("raise aquarium"),
        [Blocker::NoSuchChoice],
        "unique buildings come from sponsors"
    );
    scene.play("raise size1; place size1 a3 r0");
    assert_eq!((scene.asked(), scene.zoo(0).buildings.len()), (1, 1), "strength 4 is left and lost");
    let mut scene = table(2, |edit| {
        edit.slot(0, Build, 2);
    });
    scene.play("build 2");
    assert_eq!(scene.blockers("raise size3"), [Blocker::Strength { needs: 3, has: 2 }]);
    assert_eq!(scene.blockers("raise petting-zoo"), [Blocker::Strength { needs: 3, has: 2 }]);
}

#[test]
fn r_7_1_side_ii_builds_different_buildings_of_total_size_x() {
    let mut scene = build(true, |_| {});
    assert!(scene.may("raise reptile-house") && scene.may("raise large-bird-aviary"));
    scene.play("raise size2");
    scene.lay("a3 a4");
    assert_eq!(scene.blockers("raise size2"), [Blocker::BuiltAlready { building: Standard2 }]);
    assert_eq!(scene.blockers("raise size4"), [Blocker::Strength { needs: 4, has: 3 }]);
    scene.play("raise size1; place size1 b3 r0; raise kiosk; place kiosk a5 r0");
    assert_eq!(scene.options("raise"), ["pavilion"], "one of size 1 that was not built yet");
    scene.play("done");
    assert_eq!((scene.asked(), scene.zoo(0).buildings.len()), (1, 3));
}

#[test]
fn r_7_2_each_building_costs_2_for_each_space_before_it_is_placed() {
    let mut scene = build(true, |_| {});
    scene.play("raise size2");
    assert_eq!(scene.zoo(0).money.0, 40);
    scene.lay("a3 a4");
    assert_eq!(scene.zoo(0).money.0, 36);
    scene.play("raise petting-zoo");
    place_somewhere(&mut scene);
    assert_eq!(scene.built(0), [(Standard2, 4), (PettingZoo, 6)]);
    let scene = build(false, |edit| {
        edit.tracks(0, 7, 0, 0, 1);
    });
    assert_eq!(scene.blockers("raise size4"), [Blocker::Money { cost: 8, has: 7 }]);
    assert!(scene.may("raise size3"));
}

/// P-13, and the rulebook's example: 7 money pay for sizes 2 and 3 by way of a bonus of 5.
#[test]
fn example_building_with_a_placement_bonus() {
    let mut scene = build(true, |edit| {
        edit.tracks(0, 7, 0, 0, 1);
    });
    scene.play("raise size2");
    scene.lay("h1 h2");
    assert_eq!(scene.zoo(0).money.0, 7 - 4 + 5);
    scene.play("raise size3");
    scene.lay("f1 f2 g1");
    assert_eq!((scene.built(0), scene.zoo(0).money.0), (vec![(Standard2, 4), (Standard3, 6)], 2));
}

/// P-13: the last money goes into a building whose bonus pays for one more, and for none where it brings nothing.
#[test]
fn p_13_side_ii_goes_on_with_the_money_of_the_last_building() {
    let poor = || {
        let mut scene = build(true, |edit| {
            edit.tracks(0, 4, 0, 0, 1);
        });
        scene.play("raise size2");
        scene
    };
    let mut scene = poor();
    scene.lay("h1 h2");
    assert_eq!(scene.zoo(0).money.0, 5, "nothing was left, and the bonus brought 5");
    assert_eq!(scene.options("raise"), ["size1", "kiosk", "pavilion"]);
    scene.play("raise kiosk");
    place_somewhere(&mut scene);
    assert_eq!((scene.built(0), scene.zoo(0).money.0), (vec![(Standard2, 4), (Kiosk, 2)], 3));
    let mut scene = poor();
    scene.lay("a3 a4");
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (0, 1));
}

#[test]
fn r_7_3_one_special_enclosure_of_each_kind() {
    let scene = build(true, |edit| {
        edit.cover(0, PettingZoo, "e2 e3 f2").cover(0, ReptileHouse, "g3 g4 h4 i3 i4");
    });
    assert_eq!(scene.blockers("raise petting-zoo"), [Blocker::OnlyOne { building: PettingZoo }]);
    assert_eq!(scene.blockers("raise reptile-house"), [Blocker::OnlyOne { building: ReptileHouse }]);
    assert!(scene.may("raise large-bird-aviary"));
    let scene = build(false, |edit| {
        edit.cover(0, Standard1, "a3")
            .cover(0, Standard1, "a4")
            .cover(0, Pavilion, "a5")
            .cover(0, Kiosk, "e1");
    });
    assert!(scene.may("raise size1") && scene.may("raise pavilion") && scene.may("raise kiosk"));
}

#[test]
fn r_7_4_the_first_building_covers_the_border_the_next_touch_another() {
    let mut scene = build(true, |_| {});
    scene.play("raise size1");
    assert_eq!(scene.blockers("place size1 e3 r0"), [Blocker::OutOfReach]);
    assert_eq!(scene.options("place").len(), 14, "every free border space but rock and water");
    scene.play("place size1 e6 r0; raise size2");
    assert_eq!(
        scene.blockers("place size2 a3 r0"),
        [Blocker::OutOfReach],
        "a border space is not enough now"
    );
    assert!(scene.options("place").iter().all(|place| touches(place, "e6")));
    scene.lay("e4 e5");
}

/// Whether a placement, written without its first word, lies next to a cell.
fn touches(place: &str, cell: &str) -> bool {
    let answer = format!("place {place}").parse().expect("a placement");
    let ark_nova::Move::Place(building, id) = answer else { panic!("a placement") };
    placements(building)[usize::from(id)].around.contains(Cell::named(cell))
}

#[test]
fn r_7_5_only_on_free_building_spaces() {
    let mut scene = build(false, |edit| {
        edit.cover(0, Standard2, "a3 a4");
    });
    scene.play("raise size1");
    for (cell, what) in [("a2", "water"), ("a3", "an enclosure")] {
        let place = format!("place size1 {cell} r0");
        assert!(scene.blockers(&place).contains(&Blocker::PlaceTaken), "{what}");
    }
    assert_eq!(scene.options("place"), ["a5", "b3", "b4", "b5"].map(|cell| format!("size1 {cell} r0")));
}

/// shapes are turned, not mirrored: the mirror image of the monkey park fits nowhere.
#[test]
fn r_7_5_shapes_are_not_mirrored() {
    let at = |shape: &[(i8, i8)], mirrored: bool| {
        let (q0, r0) = Cell::named("e4").axial();
        let cells = shape.iter().map(|&(q, r)| if mirrored { (r, q) } else { (q, r) });
        cells.map(|(q, r)| Cell::at(q0 + q, r0 + r).expect("on the map")).collect::<Cells>()
    };
    let can_lie = |building: Building, mirrored| {
        let cells = at(building.shape(), mirrored);
        placements(building).iter().any(|placement| placement.cells == cells)
    };
    assert!(can_lie(RhesusMonkeyPark, false) && !can_lie(RhesusMonkeyPark, true));
    for building in Building::STANDARD.into_iter().chain([PettingZoo, ReptileHouse, LargeBirdAviary]) {
        assert!(can_lie(building, false) && can_lie(building, true), "{building:?} is its own mirror image");
    }
}

/// flagged spaces need the own Build card on side II, for free buildings too.
#[test]
fn r_7_6_flagged_spaces_need_build_ii() {
    let around = |upgraded| {
        let mut scene = build(upgraded, |edit| {
            edit.cover(0, Standard1, "g4");
        });
        scene.play("raise size1");
        scene
    };
    assert_eq!(around(false).blockers("place size1 g3 r0"), [Blocker::PlaceTaken]);
    assert!(around(true).may("place size1 g3 r0"));
    let free = |upgraded: bool| {
        let mut scene = table(2, |edit| {
            edit.slot(0, Animals, 2)
                .cover(0, Standard2, "h4 h5")
                .put(497, Hand(ME))
                .cover(0, Standard1, "g4");
            edit.cover(0, Standard1, "h6");
            if upgraded {
                edit.upgrade(0, Build);
            }
        });
        scene.play("animals 2; first 497:ability:1; raise pavilion");
        scene
    };
    assert_eq!(free(false).blockers("place pavilion g3 r0"), [Blocker::PlaceTaken]);
    assert!(free(true).may("place pavilion g3 r0"));
}

/// and the rulebook's example of places for a kiosk.
#[test]
fn r_7_7_kiosks_stand_three_apart() {
    let mut scene = build(false, |edit| {
        edit.cover(0, Kiosk, "e1").cover(0, Standard2, "e2 e3");
    });
    scene.play("raise kiosk");
    assert_eq!(scene.options("place"), ["kiosk d4 r0", "kiosk e4 r0", "kiosk f4 r0"]);
    assert_eq!(scene.blockers("place kiosk d3 r0"), [Blocker::KioskTooClose], "two steps from e1");
    let mut scene = build(false, |edit| {
        edit.cover(0, Kiosk, "e1").cover(0, Standard2, "e2 e3");
    });
    scene.play("raise pavilion");
    assert!(scene.may("place pavilion d3 r0"), "only kiosks keep their distance");
}

/// D-6: at once, not at the end of the game.
#[test]
fn r_7_8_a_pavilion_gives_1_appeal_when_built() {
    let mut scene = build(false, |edit| {
        edit.cover(0, Pavilion, "a3");
    });
    assert_eq!(scene.zoo(0).appeal, 0);
    scene.play("raise pavilion; place pavilion a4 r0");
    assert_eq!(scene.gains(0), [(Resource::Appeal, 1, Source::Pavilion)]);
    let mut scene = build(false, |_| {});
    scene.play("raise kiosk; place kiosk a3 r0");
    assert_eq!(scene.gains(0), []);
}

/// several bonuses under one building are gained one by one, in the order the player likes.
#[test]
fn r_7_9_placement_bonuses_are_gained_at_once() {
    let mut scene = build(true, |edit| {
        edit.cover(0, Standard2, "a3 a4").deck_top(&[410, 411]);
    });
    scene.play("raise size4");
    scene.lay("b2 b3 c2 c3");
    assert_eq!(scene.options("first"), ["bonus:b2", "bonus:c3"]);
    scene.play("first bonus:c3; deck; card 202");
    assert_eq!(scene.hand(0), [202, 410]);
    assert_eq!(scene.options("raise"), ["size1", "kiosk", "pavilion"], "before the next building");
}

#[test]
fn r_7_10_a_full_map_gives_7_appeal_once() {
    let mut scene = build(true, |edit| {
        let map = edit.zoo(0).printed();
        for cell in map.building_spaces().iter().filter(|&cell| cell != Cell::named("i2")) {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
    });
    scene.play("raise pavilion");
    let gains = scene.gains(0);
    assert!(gains.contains(&(Resource::Appeal, 7, Source::FullMap)));
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).map_was_covered), (8, true));
    // One space short of it, nothing; rock and water need not be covered.
    let mut scene = build(true, |edit| {
        let map = edit.zoo(0).printed();
        let open = Cells::named("i1 i2");
        for cell in map.building_spaces().minus(open).iter() {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
    });
    scene.play("raise pavilion; place pavilion i2 r0");
    assert_eq!(scene.zoo(0).appeal, 1);
    scene.play("raise size1");
    assert_eq!(scene.zoo(0).appeal, 8, "the second building of the action covers the last space");
}

#[test]
fn r_7_11_enclosures_are_built_empty() {
    let mut scene = build(true, |edit| {
        edit.cover(0, Kiosk, "a3");
    });
    scene.play("raise size1; place size1 a4 r0");
    assert!(!scene.zoo(0).buildings[1].is_occupied());
    assert_eq!(scene.look().kiosk_income(ME), 0);
}

/// a unique building is free and must be placed; without room its sponsor cannot be played.
#[test]
fn r_7_12_a_sponsor_needs_room_for_its_building() {
    let sponsors = |open: &str| {
        let mut scene = table(2, |edit| {
            let map = edit.zoo(0).printed();
            for cell in map.building_spaces().minus(Cells::named(open)).iter() {
                edit.build(0, Standard1, &cell.to_string(), 0);
            }
            edit.put(255, Hand(ME)).put(220, Hand(ME)).put(256, Hand(ME));
        });
        scene.play("sponsors 5");
        scene
    };
    // Two open spaces next to rock, but not next to water.
    let mut scene = sponsors("e4 e5");
    assert_eq!(scene.blockers("sponsor 256"), [Blocker::NoRoom { building: WaterPlayground }]);
    assert_eq!(scene.options("sponsor"), ["220", "255"]);
    assert_eq!(sponsors("e4").options("sponsor"), ["220"], "two spaces are needed");
    // Two ways round: the appeal of the card, and the building that must be placed.
    scene.play("sponsor 255");
    if scene.may("first 255:line:1") {
        scene.play("first 255:line:1");
    }
    assert_eq!(scene.built(0), [(AdventurePlayground, 0)]);
}

/// a unique building is no enclosure and no water.
#[test]
fn r_7_13_unique_buildings_house_nobody() {
    let scene = table(2, |edit| {
        edit.slot(0, Animals, 5).cover(0, WaterPlayground, "e4 f4").put(478, Hand(ME));
    });
    assert_eq!(scene.blockers("animals 5"), [Blocker::NothingToDo { action: Animals }]);
    let scene = table(2, |edit| {
        edit.slot(0, Animals, 5)
            .cover(0, WaterPlayground, "e4 f4")
            .cover(0, Standard1, "e5")
            .put(478, Hand(ME));
        edit.put(410, Hand(ME));
    });
    let mut scene = scene;
    scene.play("animals 5");
    assert!(scene.zoo(0).played.contains(CardId(410)) && !scene.zoo(0).played.contains(CardId(478)));
}

/// animals may move in at once, and only then.
#[test]
fn r_7_14_reptiles_may_move_into_the_new_house() {
    let mut scene = build(true, |edit| {
        edit.cover(0, Standard2, "a3 a4").occupy(0, "a3").put(474, Zoo(ME));
    });
    scene.play("raise reptile-house");
    place_somewhere(&mut scene);
    assert_eq!(scene.question(), Question::MoveIn(ReptileHouse));
    let before = scene.position;
    let moves = scene.legal();
    assert_eq!(moves.len(), 2, "{moves:?}");
    scene.play("card 474");
    assert_eq!((scene.zoo(0).animals_in[1], scene.zoo(0).buildings[0].is_occupied()), (1, false));
    scene.position = before;
    scene.play("done");
    assert_eq!((scene.zoo(0).animals_in[1], scene.zoo(0).buildings[0].is_occupied()), (0, true));
    assert!(!scene.may("card 474"));
}

/// free buildings are optional, need no Build II, and one the zoo has already is lost.
#[test]
fn r_7_15_free_buildings_may_be_built() {
    let free = |edit: fn(&mut Editor<'static>)| {
        let mut scene = table(2, |editor| {
            editor.map(0, "5").slot(0, Association, 5).base_projects(&[103]).put_all(&[428, 455], Zoo(ME));
            editor.cover(0, Standard1, "d4").tracks(0, 0, 0, 2, 1);
            edit(editor);
        });
        scene.play("association 5; task project; left 4; first left:4");
        scene
    };
    let mut scene = free(|_| {});
    assert_eq!(scene.legal(), ["raise large-bird-aviary", "raise reptile-house", "done"]);
    scene.play("raise reptile-house");
    place_somewhere(&mut scene);
    assert_eq!(scene.built(0), [(ReptileHouse, 0)]);
    let scene = free(|edit| {
        edit.cover(0, ReptileHouse, "g2 g3 h3 i2 i3");
    });
    assert_eq!(scene.legal(), ["raise large-bird-aviary", "done"]);
}

/// the restaurant of map 5 is no building: nothing is built next to it, and it pays no kiosk.
#[test]
fn r_7_16_landmarks_are_no_buildings() {
    let mut scene = build(false, |edit| {
        edit.map(0, "5").cover(0, Standard1, "a1");
    });
    scene.play("raise size1");
    assert_eq!(scene.blockers("place size1 e4 r0"), [Blocker::OutOfReach], "next to the restaurant only");
    let scene = build(false, |edit| {
        edit.map(0, "5").cover(0, Kiosk, "e4");
    });
    assert_eq!(scene.look().kiosk_income(ME), 0);
}

/// P-11: rock under a building counts no more for what stands next to it.
#[test]
fn p_11_covered_rock_counts_no_more() {
    let housed = |covered: bool| {
        let scene = table(2, |edit| {
            edit.slot(0, Animals, 5).cover(0, Standard1, "a5").put(493, Hand(ME));
            if covered {
                edit.cover(0, Kiosk, "a6");
            }
        });
        scene.may("animals 5")
    };
    assert!(housed(false) && !housed(true));
}
