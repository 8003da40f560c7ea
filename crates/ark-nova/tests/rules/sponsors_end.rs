//! Sponsors 258-264: native animals, kinds and programs (card rulings 3).

use crate::zoos::*;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, Icon};

const STRONG_ANIMALS: [Action; 5] = [Cards, Sponsors, Build, Association, Animals];

/// 258, 259, 264: appeal per connected space on play, half of the isolated ones at the end.
#[test]
fn s_258_259_264_count_connected_and_isolated_spaces() {
    // A building on a3 touches the water a2; on c2 the water b... and the rocks c1, d2.
    let scene = sponsor(258, |edit| build(edit, Building::Standard1, "a3"));
    assert_eq!(scene.zoo(0).appeal, 11);
    let scene = sponsor(259, |edit| build(edit, Building::Standard1, "c2"));
    assert_eq!(scene.zoo(0).appeal, 12);
    // e2 touches e1 and e3, which have bonuses; d3 has none; f... has none.
    let scene = sponsor(264, |edit| build(edit, Building::Standard1, "e2"));
    assert_eq!(scene.zoo(0).appeal, 12);
    let empty = |card| scored(card, |_| ());
    // Map 0: 11 water, 9 rock and 12 bonus spaces, all isolated.
    let map = crate::zoos::scene(|_| ()).zoo(0).printed();
    assert_eq!(empty(258), map.water.len() as u16 / 2);
    assert_eq!(empty(259), map.rock.len() as u16 / 2);
    assert_eq!(empty(264), map.bonuses.len() as u16 / 2);
    // e2 connects two bonus spaces, the others stay isolated; a covered one is neither.
    assert_eq!(scored(264, |edit| build(edit, Building::Standard1, "e2")), 5);
    assert_eq!(scored(264, |edit| build(edit, Building::Standard1, "e1")), 5);
    assert_eq!(scored(264, |edit| build(edit, Building::Standard2, "e1 e2")), 5);
}

/// 260: uncovered border spaces next to a covered one; empty areas of 13, 6, 3 and 2 spaces are 3 points.
#[test]
fn s_260_native_farm_animals_count_border_and_areas() {
    let scene = sponsor(260, |edit| build(edit, Building::Standard1, "e1"));
    // e1 touches d1 (water), f1 and f2 (not on the border), e2 (not), d2 (rock).
    assert_eq!(scene.zoo(0).appeal, 11);
    let areas = "a3 a4 a5 b2 b3 b4 b5 c2 c3 d3 d4 c5 c6 e1 f1 g1 h1 h2 i1 g4 h5 h6 f6 e6";
    assert_eq!(scored(260, |edit| cover_all_but(edit, 0, areas)), 3);
    assert_eq!(scored(260, |edit| cover_all_but(edit, 0, "a3 a4 a5 b3 b4")), 0);
    assert_eq!(scored(260, |edit| cover_all_but(edit, 0, "a3 a4 a5 b3 b4 b5")), 1);
    assert_eq!(scored(260, |edit| cover_all_but(edit, 0, "a3 a4 a5 b3 b4 i1 i2 i3 i4 h1 h2")), 1);
}

/// 261: 1 appeal and 1 conservation.
#[test]
fn s_261_guided_school_tours_are_plain() {
    assert_eq!(sponsor(261, |_| ()).tracks(0), (20, 11, 1, 1));
}

/// 262: 2 money per kind present; research, rock and water do not count: 2 research, 2 Africa, 1 predator are 4.
#[test]
fn s_262_explorer_counts_kinds() {
    let scene = sponsor(262, |edit| {
        edit.upgrade(0, Sponsors).put_all(&[223, 404, 242], ME).partner(0, Icon::Africa);
    });
    assert_eq!(scene.zoo(0).money.0, 24);
}

/// 262: 1 appeal and 2 money for each new kind; a double new icon pays once; partner zoos bring kinds too.
#[test]
fn s_262_explorer_finds_new_kinds() {
    let mut scene = scene(|edit| {
        edit.put(262, ME).put(401, HAND);
        somewhere(edit, Building::Standard5, 0, 0);
    });
    go(&mut scene, "animals 2; animal 401");
    finish(&mut scene, &[]);
    assert_eq!(scene.tracks(0), (20 - 17 + 4, 10 + 6 + 2, 0, 1), "predator twice, Africa");
    scene.play("x-token cards; association 4; task partner-zoo; partner africa");
    assert_eq!(scene.zoo(0).money.0, 7, "Africa is known");
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(262, ME);
    });
    scene.play("association 4; task partner-zoo; partner asia");
    assert_eq!(scene.tracks(0), (22, 11, 0, 1));
}

/// 263: an optional free 5-space enclosure; conditions are side II and 6 reputation.
#[test]
fn s_263_waza_large_animal_program_builds() {
    let mut scene = sponsor(263, |edit| {
        edit.upgrade(0, Sponsors).tracks(0, 20, 10, 0, 6);
    });
    assert_eq!(scene.legal(), ["raise size5", "done"]);
    scene.play("raise size5");
    lay_plainly(&mut scene);
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).count(Building::Standard5)), (20, 1));
    assert_eq!(
        refused(263, |edit| {
            edit.upgrade(0, Sponsors).tracks(0, 20, 10, 0, 5);
        })
        .len(),
        1
    );
}

/// 263, map 6: the Lion with 2 predators, the Fur Seal without the Animals upgrade; both together 2 conditions.
#[test]
fn s_263_waza_large_animal_program_ignores_a_condition() {
    let may = |sponsor: bool, institute: bool, card: u16, cards: &[u16]| {
        let scene = scene(|edit| {
            if institute {
                edit.map(0, "6");
                build(edit, Building::Standard1, "a6");
            }
            if sponsor {
                edit.put(263, ME);
            }
            edit.put(card, HAND).put_all(cards, ME).tracks(0, 50, 10, 0, 1).slots(0, STRONG_ANIMALS);
            let (rock, water) = if card == 421 { (1, 1) } else { (0, 0) };
            somewhere(edit, Building::Standard5, rock, water);
        });
        scene.blockers("animals 5").is_empty()
    };
    let two = &[404, 405][..];
    let one = &[404][..];
    assert!(!may(false, false, 402, two) && may(true, false, 402, two) && may(false, true, 402, two));
    assert!(!may(true, false, 402, one) && !may(false, true, 402, one) && may(true, true, 402, one));
    assert!(!may(false, false, 421, &[]) && may(true, false, 421, &[]) && may(false, true, 421, &[]));
    // The Eurasian Lynx (size 3, 2 Europe) is not large.
    assert!(!may(true, false, 418, &[443]) && may(false, true, 418, &[443]));
}

/// 263: rock and water are no conditions.
#[test]
fn s_263_waza_large_animal_program_does_not_ignore_terrain() {
    let scene = scene(|edit| {
        edit.put(263, ME).put_all(&[494, 495, 515], HAND).slots(0, STRONG_ANIMALS).tracks(0, 50, 10, 0, 1);
        build(edit, Building::Standard5, "e4 e5 e6 d5 d6");
    });
    let mut scene = scene;
    scene.play("animals 5");
    assert!(scene.may("animal 494") && !scene.may("animal 515"));
}
