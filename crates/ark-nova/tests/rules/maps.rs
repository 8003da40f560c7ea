//! The abilities of the maps A, 0 and 1-8 with their rulings.

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId};
use ark_nova::editor::{Editor, Place};
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

fn finish(scene: &mut Scene) {
    while scene.asked() == 0 {
        let last = scene.legal().pop().expect("an answer");
        scene.play(&last);
    }
}

/// Map A: a kiosk and an empty size-3 enclosure stand from the start, so the border rule is void.
#[test]
fn m_a_starts_with_a_kiosk_and_an_enclosure() {
    let mut scene = on("A", |_| ());
    let zoo = scene.zoo(0);
    let start: Vec<(Building, bool)> =
        zoo.buildings.iter().map(|built| (built.building(), built.is_occupied())).collect();
    assert_eq!(start, [(Building::Kiosk, false), (Building::Standard3, false)]);
    scene.play("build 3; raise size1");
    assert!(scene.may(&lay(Building::Standard1, "b4")) && !scene.may(&lay(Building::Standard1, "i3")));
    assert_eq!(scene.blockers(&lay(Building::Standard1, "i3")), [Blocker::OutOfReach]);
}

/// Map 1: 2 appeal when a standard enclosure next to the tower cell becomes occupied; not for others.
#[test]
fn m_1_tower_pays_for_occupied_neighbours() {
    for (cells, appeal) in [("b5 b6", 2), ("c4 c5", 2), ("a5 a6", 0), ("h1 h2", 0)] {
        let mut scene = on("1", |edit| {
            build(edit, Building::Standard2, cells);
            edit.put(439, HAND);
        });
        // The tower stands on b4: its neighbours are a3, a4, b3, b5, c3 and c4.
        go(&mut scene, "animals 2; animal 439");
        assert_eq!(scene.zoo(0).appeal, 10 + 4 + appeal, "{cells}");
    }
}

/// Map 1: again when a released animal's enclosure is filled anew; special enclosures never; no kiosk income.
#[test]
fn m_1_tower_pays_again_but_not_for_special_enclosures() {
    let mut scene = on("1", |edit| {
        build(edit, Building::Standard2, "b5 b6");
        edit.occupy(0, "b5").put(450, ME).put(439, HAND).put(120, Place::Project).base_projects(&[101]);
        edit.slots(0, STRONG).tracks(0, 20, 10, 10, 1);
        edit.raw().scoring_discarded = true;
    });
    go(&mut scene, "association 5; task project; support 120 right; card 450; left 7");
    assert_eq!(scene.zoo(0).appeal, 6);
    scene.play("x-token cards");
    go(&mut scene, "animals 3; animal 439");
    assert_eq!(scene.zoo(0).appeal, 6 + 4 + 2);
    let mut scene = on("1", |edit| {
        build(edit, Building::PettingZoo, "c4 c5 d4");
        edit.put(519, HAND);
    });
    go(&mut scene, "animals 2; animal 519");
    assert_eq!(scene.zoo(0).appeal, 13);
    let mut scene = on("1", |edit| {
        build(edit, Building::Kiosk, "b5");
        before_break(edit);
    });
    break_now(&mut scene);
    assert_eq!(scene.zoo(0).money.0, 20 + BREAK);
}

/// Map 2: a standard enclosure next to the gate cell f5 counts as 2 larger.
#[test]
fn m_2_gate_makes_enclosures_larger() {
    // f6 touches f5, f2 does not.
    for (cell, fits) in [("f6", true), ("f2", false)] {
        let scene = on("2", |edit| {
            build(edit, Building::Standard1, cell);
            edit.put(443, HAND).put(417, HAND);
        });
        assert_eq!(scene.blockers("animals 2").is_empty(), fits, "{cell}");
        let cost_of_a_large_one = on("2", |edit| {
            build(edit, Building::Standard1, cell);
            edit.put(417, HAND);
        });
        assert!(!cost_of_a_large_one.blockers("animals 2").is_empty(), "size 4 is too large");
    }
}

/// Map 2: the larger size counts for releases too, and special enclosures are not affected.
#[test]
fn m_2_gate_counts_for_releases() {
    let mut scene = on("2", |edit| {
        build(edit, Building::Standard1, "f6");
        build(edit, Building::Standard5, "h2 h3 h4 g2 g3");
        edit.occupy(0, "f6").occupy(0, "h3").put(443, ME).put(120, Place::Project).base_projects(&[101]);
        edit.slots(0, STRONG).tracks(0, 20, 10, 10, 1);
        edit.raw().scoring_discarded = true;
    });
    go(&mut scene, "association 5; task project; support 120 middle; card 443; left 7");
    let occupied: Vec<bool> = scene.zoo(0).buildings.iter().map(|built| built.is_occupied()).collect();
    assert_eq!(occupied, [false, true], "the Red Deer of size 3 leaves the enclosure at the gate");
}

/// Map 3: the 2-money spaces of the silver lake are ordinary placement bonuses.
#[test]
fn m_3_silver_lake_pays_for_each_space() {
    let mut scene = on("3", |_| ());
    scene.play("build 3; raise size2");
    scene.play(&lay(Building::Standard2, "a3 a4"));
    assert_eq!(scene.zoo(0).money.0, 20 - 4 + 4);
}

/// Map 4: once the harbour cell a6 is covered, a hand card for 3 money, once a turn, at any question of it.
#[test]
fn m_4_harbour_sells_once_a_turn() {
    let closed = on("4", |edit| {
        edit.put(404, HAND);
    });
    assert!(!closed.may("sell 404"));
    let mut scene = on("4", |edit| {
        build(edit, Building::Standard1, "a6");
        edit.put_all(&[404, 405, 223], HAND);
    });
    assert!(scene.may("sell 404"));
    let before = scene.legal();
    scene.play("sell 404");
    assert_eq!(scene.zoo(0).money.0, 23);
    assert!(scene.position.market.discard.contains(CardId(404)));
    let after = scene.legal();
    let moves =
        |legal: &[String]| legal.iter().filter(|text| !text.starts_with("sell")).cloned().collect::<Vec<_>>();
    assert_eq!(moves(&before), moves(&after), "the same question is asked again");
    assert!(!scene.may("sell 405"), "once a turn");
    assert!(scene.refusal(1, "sell 223").is_some());
    scene.play("x-token cards; x-token cards");
    assert!(scene.may("sell 405"), "and again in the next turn");
}

/// Map 4: also in the middle of an action, where it returns to the same question.
#[test]
fn m_4_harbour_sells_during_an_action() {
    let mut scene = on("4", |edit| {
        build(edit, Building::Standard1, "a6");
        build(edit, Building::Standard1, "e5");
        edit.put(404, HAND).tracks(0, 1, 10, 0, 1);
    });
    assert!(!scene.blockers("build 3").is_empty(), "1 money builds nothing");
    let mut scene = {
        scene.position.zoos[0].money.0 = 4;
        scene
    };
    scene.play("build 3; raise size1");
    let places = scene.legal().iter().filter(|text| text.starts_with("place")).count();
    scene.play("sell 404");
    assert_eq!(scene.legal().len(), places);
    assert_eq!(scene.zoo(0).money.0, 7);
}

/// Map 4: not in a break and not in the turn of others.
#[test]
fn m_4_harbour_is_closed_in_a_break() {
    let mut scene = on("4", |edit| {
        build(edit, Building::Standard1, "a6");
        edit.put_all(&[404, 405], HAND).put(201, ME);
        before_break(edit);
    });
    break_now(&mut scene);
    scene.play("~done");
    assert_eq!(scene.asked(), 0);
    assert!(scene.may("deck") && !scene.may("sell 404"));
    scene.play("deck");
    assert_eq!(scene.asked(), 1);
    assert!(!scene.may("sell 404"));
}

/// Map 5: 1 money in a break for every covered cell next to the restaurant, cells and not buildings.
#[test]
fn m_5_restaurant_pays_by_cells() {
    // Around e3: d3, d4, e2 (water), e4, f3 and f4.
    for (buildings, money) in [(&[][..], 0), (&["d3 d4"], 2), (&["d3 d4", "f3 f4"], 4), (&["h1 h2"], 0)] {
        let mut scene = on("5", |edit| {
            buildings.iter().for_each(|cells| build(edit, Building::Standard2, cells));
            before_break(edit);
        });
        break_now(&mut scene);
        assert_eq!(scene.zoo(0).money.0, 20 + BREAK + money, "{buildings:?}");
    }
    let mut kiosk = on("5", |edit| {
        build(edit, Building::Kiosk, "e4");
        before_break(edit);
    });
    break_now(&mut kiosk);
    assert_eq!(kiosk.zoo(0).money.0, 20 + BREAK + 1, "the restaurant is no building for the kiosk");
}

/// Map 6: once a6 is covered one condition of an animal may be missing; never rock or water.
#[test]
fn m_6_institute_ignores_a_condition() {
    for connected in [false, true] {
        let playable = |card: u16| {
            let scene = on("6", |edit| {
                if connected {
                    build(edit, Building::Standard1, "a6");
                }
                edit.put(card, HAND).tracks(0, 50, 10, 0, 1);
                build(edit, Building::Standard5, "g3 g4 g5 f4 f5");
            });
            scene.blockers("animals 2").is_empty()
        };
        assert_eq!(playable(412), connected, "the Jaguar wants an Americas icon");
        assert_eq!(playable(432), connected, "the Indian Rhinoceros wants Animals II");
        assert_eq!(playable(512), connected, "the Eagle-Owl wants a partner zoo");
        assert!(!playable(452), "the Bushbaby wants two Africa icons");
        assert!(playable(417), "the Wolf wants nothing");
    }
    let scene = on("6", |edit| {
        build(edit, Building::Standard1, "a6");
        build(edit, Building::Standard2, "a4 a5");
        edit.put(444, HAND);
    });
    assert!(!scene.blockers("animals 2").is_empty(), "the Alpine Ibex needs two rocks");
}

/// Map 7: with all three parlour spaces covered every kiosk pays 1 more, even one that earns nothing.
#[test]
fn m_7_ice_cream_parlours_pay_per_kiosk() {
    for (cells, money) in [(&["b2", "f3"][..], 0), (&["b2", "f3", "f6"], 4)] {
        let mut scene = on("7", |edit| {
            cells.iter().for_each(|cell| build(edit, Building::Standard1, cell));
            for cell in ["h1", "i4", "c6", "f7"] {
                build(edit, Building::Kiosk, cell);
            }
            before_break(edit);
        });
        break_now(&mut scene);
        assert_eq!(scene.zoo(0).money.0, 20 + BREAK + money);
    }
}

/// Map 7: a free kiosk as placement bonus, by the distance rule, optional.
#[test]
fn m_7_parlour_spaces_bring_kiosks() {
    let mut scene = on("7", |edit| build(edit, Building::Standard1, "b3"));
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "b2"));
    assert_eq!(scene.legal(), ["raise kiosk", "done"]);
    scene.play("raise kiosk");
    lay_plainly(&mut scene);
    assert_eq!((scene.zoo(0).count(Building::Kiosk), scene.zoo(0).money.0), (1, 18));
}

/// Map 8: covering an H reveals until a sponsor, the rest is discarded; it is no placement bonus (221, 264).
#[test]
fn m_8_hills_find_sponsors() {
    let mut scene = on("8", |edit| {
        edit.put(221, ME).deck_top(&[404, 130, 220, 405]);
        build(edit, Building::Standard1, "b5");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "b6"));
    assert!(scene.zoo(0).hand.contains(CardId(220)));
    let discard = &scene.position.market.discard;
    assert!(discard.contains(CardId(404)) && discard.contains(CardId(130)) && !discard.contains(CardId(405)));
    assert_eq!(scene.asked(), 1, "221 does not react");
}

/// Map 8: a free building finds a sponsor too.
#[test]
fn m_8_hills_react_to_free_buildings() {
    let mut scene = on("8", |edit| {
        edit.deck_top(&[404, 220]).put(213, HAND);
        build(edit, Building::Standard1, "b5");
    });
    scene.play("sponsors 5; sponsor 213; first 213:line:2; raise pavilion");
    scene.play(&lay(Building::Pavilion, "b6"));
    go(&mut scene, "first map:1");
    assert!(scene.zoo(0).hand.contains(CardId(220)));
}

/// Map 8: with all three covered every sponsor counts as 1 level lower, also where it costs money.
#[test]
fn m_8_hills_lower_the_levels() {
    for all in [false, true] {
        let edit = |edit: &mut Editor<'static>| {
            for cell in if all { &["b6", "e6", "g5"][..] } else { &["b6", "e6"] } {
                build(edit, Building::Standard1, cell);
            }
            edit.put_all(&[226, 223], HAND);
        };
        let mut scene = on("8", edit);
        assert_eq!(look(&scene).sponsor_level(Seat(0), CardId(226)), if all { 5 } else { 6 });
        scene.play("sponsors 5");
        assert_eq!(scene.may("sponsor 226"), all);
    }
    let mut scene = on("8", |edit| {
        for cell in ["b6", "e6", "g5"] {
            build(edit, Building::Standard1, cell);
        }
        edit.put(253, ME).put_all(&[439, 226], HAND).tracks(0, 15, 10, 0, 1);
        edit.zoo(0).tokens_on.push((CardId(253), 1));
        somewhere(edit, Building::Standard2, 0, 0);
    });
    go(&mut scene, "animals 2; animal 439; first 253:line:3; sponsor 226");
    assert_eq!(scene.zoo(0).money.0, 0, "15 - 10 - 5");
    let paid = scene.events.iter().any(|event| matches!(event, Event::Sponsor { cost: 5, .. }));
    assert!(paid);
}

/// 7 appeal for the last building space, once, by any building; rock and water need not be covered.
#[test]
fn r_7_10_a_covered_map_gives_appeal() {
    for map in ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"] {
        let mut scene = on(map, |edit| {
            let plain = edit.zoo(0).printed();
            let free = plain.building_spaces().minus(plain.bonus_spaces()).minus(edit.zoo(0).covered);
            let open = free.iter().find(|cell| !plain.landmarks.iter().any(|(_, at)| at.contains(*cell)));
            edit.upgrade(0, Build);
            cover_all_but(edit, 0, &open.expect("a plain space").to_string());
        });
        scene.play("build 3; raise size1");
        lay_plainly_if_asked(&mut scene);
        finish(&mut scene);
        assert_eq!(scene.zoo(0).appeal, 17, "{map}");
    }
}

fn lay_plainly_if_asked(scene: &mut Scene) {
    if scene.asked() == 0 && scene.legal()[0].starts_with("place") {
        lay_plainly(scene);
    }
}

/// flagged spaces only with the own Build card on side II, also for free buildings.
#[test]
fn r_7_6_flagged_spaces_need_build_ii() {
    for upgraded in [false, true] {
        let mut scene = sponsor(213, |edit| {
            build(edit, Building::Standard1, "h2");
            if upgraded {
                edit.upgrade(0, Build);
            }
        });
        scene.play("first 213:line:2; raise pavilion");
        assert_eq!(scene.may(&lay(Building::Pavilion, "h3")), upgraded);
    }
}
