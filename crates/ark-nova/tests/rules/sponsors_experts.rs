//! Sponsors 210-219: experts and helpers (card rulings 3).

use crate::zoos::*;
use ark_nova::Blocker;
use ark_nova::catalogue::Action::{Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::Editor;

/// 210: appeal for each Americas icon, its own too; one optional kiosk per icon.
#[test]
fn s_210_expert_on_the_americas_builds_kiosks() {
    let mut scene = sponsor(210, |edit| {
        edit.put(439, ME);
        build(edit, Building::Standard1, "e1");
    });
    scene.play("first 210:line:1");
    assert_eq!(scene.tracks(0), (20, 12, 0, 1));
    assert_eq!(scene.legal(), ["raise kiosk", "done"]);
    scene.play("raise kiosk");
    scene.play(&lay(Building::Kiosk, "e2"));
    assert_eq!((scene.zoo(0).count(Building::Kiosk), scene.zoo(0).money.0, scene.asked()), (1, 20, 1));
}

/// 210: a double icon brings two kiosks, the distance rule stays; declining is possible.
#[test]
fn s_210_expert_on_the_americas_keeps_the_distance() {
    let mut scene = scene(|edit| {
        edit.put_all(&[210, 437, 412], ME).put(436, HAND).slot(0, Animals, 2).tracks(0, 30, 10, 0, 1);
        build(edit, Building::Standard5, "e4 e5 e6 d5 d6");
        build(edit, Building::Kiosk, "e3");
        edit.put(439, ME);
    });
    go(&mut scene, "animals 2; animal 436");
    while scene.asked() == 0 {
        if scene.may("raise kiosk") {
            scene.play("raise kiosk");
            assert!(!scene.may(&lay(Building::Kiosk, "e2")), "too close to the other kiosk");
            let first = scene.first();
            scene.play(&first);
        } else {
            let first = scene.first();
            scene.play(&first);
        }
    }
    assert_eq!(scene.zoo(0).count(Building::Kiosk), 3);
}

/// 210: a partner zoo triggers it as well (2.3). 5 kiosks are a point at the end.
#[test]
fn s_210_expert_on_the_americas_reacts_to_partner_zoos() {
    let mut scene = scene(|edit| {
        edit.put(210, ME);
        build(edit, Building::Standard1, "e1");
    });
    scene.play("association 4; task partner-zoo; partner americas");
    assert_eq!(scene.legal(), ["raise kiosk", "done"]);
    scene.play("done");
    assert_eq!((scene.zoo(0).count(Building::Kiosk), scene.asked()), (0, 1));
    let kiosks = |edit: &mut Editor<'static>, cells: &[&str]| {
        cells.iter().for_each(|cell| build(edit, Building::Kiosk, cell));
    };
    assert_eq!(scored(210, |edit| kiosks(edit, &["a3", "d3", "e6", "h1"])), 0);
    assert_eq!(scored(210, |edit| kiosks(edit, &["a3", "d3", "e6", "h1", "i4"])), 1);
}

/// 211: an optional free enclosure of one space per Europe icon; only occupied ones count at the end.
#[test]
fn s_211_expert_on_europe_builds_enclosures() {
    let mut scene = sponsor(211, |_| ());
    scene.play("first 211:line:2; raise size1");
    scene.play(&lay(Building::Standard1, "a3"));
    assert_eq!(scene.tracks(0), (20, 11, 0, 1));
    let row = |edit: &mut Editor<'static>, occupied: usize| {
        for (i, cell) in ["e2", "e3", "e4", "e5", "e6"].iter().enumerate() {
            build(edit, Building::Standard1, cell);
            if i < occupied {
                edit.occupy(0, cell);
            }
        }
    };
    assert_eq!(scored(211, |edit| row(edit, 4)), 0);
    assert_eq!(scored(211, |edit| row(edit, 5)), 1);
}

/// 212: an optional Pouch 1 per Australia icon; the card lies under the sponsor.
#[test]
fn s_212_expert_on_australia_pouches() {
    let mut scene = sponsor(212, |edit| {
        edit.put(450, ME).put(404, HAND);
    });
    let first = scene.first();
    if first.starts_with("first") {
        scene.play("first 212:line:1");
    }
    assert_eq!(scene.legal(), ["card 404", "done"]);
    scene.play("card 404");
    assert_eq!(scene.tracks(0), (20, 10 + 2 + 2, 0, 1));
    assert!(scene.zoo(0).pouched.contains(CardId(404)));
}

/// 213: an optional pavilion per Asia icon, 1 appeal each.
#[test]
fn s_213_expert_on_asia_builds_pavilions() {
    let mut scene = sponsor(213, |_| ());
    scene.play("first 213:line:2; raise pavilion");
    scene.play(&lay(Building::Pavilion, "a3"));
    assert_eq!(scene.tracks(0), (20, 12, 0, 1));
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(213, ME);
    });
    scene.play("association 4; task partner-zoo; partner asia");
    assert_eq!(scene.legal(), ["raise pavilion", "done"]);
}

/// 214: Clever after the action, when the used card lies in slot 1; optional.
#[test]
fn s_214_expert_on_africa_is_clever_afterwards() {
    let mut scene = sponsor(214, |edit| {
        edit.put(404, ME);
    });
    assert_eq!(scene.tracks(0), (20, 12, 0, 1));
    assert_eq!(scene.zoo(0).slots[0].action, Sponsors, "the card has moved");
    assert_eq!(
        scene.legal(),
        ["choose cards", "choose animals", "choose build", "choose association", "done"]
    );
    scene.play("choose association");
    assert_eq!(scene.zoo(0).slots.map(|slot| slot.action), [Association, Sponsors, Cards, Animals, Build]);
}

/// 214: two Africa icons are two Clevers; the X-tokens are appeal at the end.
#[test]
fn s_214_expert_on_africa_counts_double_icons() {
    let mut scene = scene(|edit| {
        edit.put(214, ME).put(426, HAND).upgrade(0, Animals).tracks(0, 50, 10, 0, 1);
        somewhere(edit, Building::Standard5, 0, 0);
    });
    go(&mut scene, "animals 2; animal 426");
    let mut clever = 0;
    while scene.asked() == 0 {
        clever += u8::from(scene.may("choose cards"));
        let last = scene.legal().pop().expect("an answer");
        scene.play(&last);
    }
    assert_eq!(clever, 2);
    assert_eq!(
        scored(214, |edit| {
            edit.x_tokens(0, 3);
        }),
        4,
        "and one from the last turn"
    );
}

/// 215, 218: a token is an icon of any kind for a base project: 3 Africa icons and a token reach level 4 of 103.
#[test]
fn s_215_breeding_cooperation_lends_an_icon() {
    let base = |edit: &mut Editor<'static>| {
        edit.base_projects(&[104, 103, 110]).put_all(&[404, 405, 428], ME);
        edit.slots(0, [Cards, Animals, Build, Sponsors, Association]);
    };
    let mut scene = scene(base);
    scene.play("association 5; task project");
    assert!(scene.may("support 103 right") && !scene.may("support 103 middle"));
    let mut scene = crate::zoos::scene(|edit| {
        base(edit);
        edit.put(215, ME).zoo(0).tokens_on.push((CardId(215), 2));
    });
    go(&mut scene, "association 5; task project; support 103 middle; left 7; first left:7; option 2");
    assert_eq!(scene.zoo(0).tokens(CardId(215)), 1, "one token is spent");
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).x_tokens), (3, 3));
}

/// 215, 218: no token is spent where it is not needed; one of each card may add up.
#[test]
fn s_218_breeding_program_adds_up_with_215() {
    let base = |edit: &mut Editor<'static>| {
        edit.base_projects(&[104, 105, 103]).put_all(&[404, 405, 428, 215, 218], ME);
        edit.slots(0, [Cards, Animals, Build, Sponsors, Association]);
        edit.zoo(0).tokens_on.push((CardId(215), 2));
        edit.zoo(0).tokens_on.push((CardId(218), 1));
    };
    let mut scene = scene(base);
    go(&mut scene, "association 5; task project; support 103 left; left 7");
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!((scene.zoo(0).tokens(CardId(215)), scene.zoo(0).tokens(CardId(218))), (1, 0));
    let mut scene = crate::zoos::scene(base);
    go(&mut scene, "association 5; task project; support 103 right; left 7; first left:7; option 2");
    assert_eq!((scene.zoo(0).tokens(CardId(215)), scene.zoo(0).tokens(CardId(218))), (2, 1));
}

/// 215, 218: not for projects above the board, not even for a base card played there; for 102 it is one more kind.
#[test]
fn s_218_breeding_program_helps_base_projects_only() {
    let mut scene = scene(|edit| {
        edit.base_projects(&[104, 102, 110])
            .put_all(&[404, 405, 428, 205, 218], ME)
            .put_all(&[103, 132], HAND);
        edit.partner(0, Icon::Asia).slots(0, [Cards, Animals, Build, Sponsors, Association]);
        edit.zoo(0).tokens_on.push((CardId(218), 2));
    });
    scene.play("association 5; task project");
    assert!(scene.may("support 102 right"), "Africa, Asia and a token");
    assert_eq!(scene.blockers("support 103 middle"), [Blocker::LevelNeed { needs: 4, has: 3 }]);
    assert_eq!(scene.blockers("support 132 right"), [Blocker::LevelNeed { needs: 2, has: 1 }]);
}

/// 215, 218: two tokens from the supply, conditions, and a point with 5 supports.
#[test]
fn s_215_breeding_cooperation_needs_two_partner_zoos() {
    assert_eq!(refused(215, |edit| partners(edit, &[Icon::Asia])).len(), 1);
    let scene = sponsor(215, |edit| partners(edit, &[Icon::Asia, Icon::Europe]));
    assert_eq!(scene.zoo(0).tokens(CardId(215)), 2);
    let scene = sponsor(218, |edit| {
        edit.put(223, ME);
    });
    assert_eq!(scene.zoo(0).tokens(CardId(218)), 2);
    for card in [215, 218] {
        assert_eq!(scored(card, |edit| supports(edit, 4)), 0);
        assert_eq!(scored(card, |edit| supports(edit, 5)), 1);
    }
}

/// 216: the lowest lying worker is hired and usable; the map pays for the last one; with all hired nothing.
#[test]
fn s_216_talented_communicator_hires() {
    for (workers, then, conservation) in [(1, 2, 0), (3, 4, 2), (4, 4, 0)] {
        let mut scene = sponsor(216, |edit| {
            edit.upgrade(0, Sponsors);
            edit.zoo(0).workers = workers;
        });
        if conservation > 0 {
            scene.play("choose cards");
        }
        assert_eq!((scene.zoo(0).workers, scene.zoo(0).conservation), (then, conservation));
        assert_eq!(scene.asked(), 1);
    }
}

/// 217: Build II at strength 4: kiosk, 1-space, 2-space, then a second 2-space enclosure: 12 money in all.
#[test]
fn s_217_engineer_copies_a_building() {
    let mut scene = scene(|edit| {
        edit.put(217, ME).upgrade(0, Build).slots(0, [Cards, Animals, Sponsors, Build, Association]);
        edit.upgrade(0, Build);
    });
    scene.play("build 4; raise kiosk");
    scene.play(&lay(Building::Kiosk, "e6")).play("raise size1");
    scene.play(&lay(Building::Standard1, "e5")).play("raise size2");
    scene.play(&lay(Building::Standard2, "e3 e4"));
    let money = scene.zoo(0).money.0;
    assert!(scene.may("raise kiosk") && scene.may("raise size1") && scene.may("raise size2"));
    assert!(!scene.may("raise pavilion"), "no strength is left");
    scene.play("raise size2");
    scene.play(&lay(Building::Standard2, "d3 d4"));
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (money - 4, 1), "once in an action");
    assert_eq!(scene.zoo(0).money.0, 20 - 12 + 10, "and e3 has 10 money");
}

/// 217: also with side I; special enclosures are left out; it can be declined; without the card there is no copy.
#[test]
fn s_217_engineer_copies_on_side_i() {
    let mut scene = scene(|edit| {
        edit.put(217, ME);
    });
    scene.play("build 3; raise size2");
    scene.play(&lay(Building::Standard2, "a3 a4"));
    assert_eq!(scene.legal(), ["raise size2", "done"]);
    scene.play("done");
    assert_eq!(scene.asked(), 1);
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(217, ME);
    });
    scene.play("build 3; raise petting-zoo");
    lay_plainly(&mut scene);
    assert_eq!(scene.asked(), 1);
}

/// 217, 257: 5 appeal for a covered map; rock and water need not be covered (2.7).
#[test]
fn s_217_engineer_scores_a_covered_map() {
    for card in [217, 257] {
        assert_eq!(scored(card, |edit| cover_all_but(edit, 0, "")), 5);
        assert_eq!(scored(card, |edit| cover_all_but(edit, 0, "g3")), 0, "spaces behind Build II count");
    }
}

/// 219: rock and water may be covered and needs for them ignored; the icons still count.
#[test]
fn s_219_diversity_researcher_ignores_terrain() {
    let mut scene = scene(|edit| {
        build(edit, Building::Standard1, "e4");
        edit.put(219, ME);
    });
    scene.play("build 3; raise size1");
    assert!(scene.may(&lay(Building::Standard1, "f5")), "f5 is rock");
    scene.play(&lay(Building::Standard1, "f5"));
    let without = {
        let mut scene = crate::zoos::scene(|edit| build(edit, Building::Standard1, "e4"));
        scene.play("build 3; raise size1");
        scene.may(&lay(Building::Standard1, "f5"))
    };
    assert!(!without);
}

/// 219: animals and unique buildings need no rock or water any more.
#[test]
fn s_219_diversity_researcher_frees_animals_and_buildings() {
    for has in [false, true] {
        let mut scene = scene(|edit| {
            edit.put(444, HAND).put(255, HAND);
            build(edit, Building::Standard2, "e3 e4");
            if has {
                edit.put(219, ME);
            }
        });
        assert_eq!(scene.blockers("animals 2").is_empty(), has, "the Alpine Ibex needs two rocks");
        scene.play("sponsors 5; sponsor 255; first 255:line:1");
        assert_eq!(scene.may(&lay(Building::AdventurePlayground, "d4 d5")), has);
    }
}

/// 219: 2 money for each rock and water icon on play; 2 water and 3 rock icons are 4 appeal at the end, 6 at most.
#[test]
fn s_219_diversity_researcher_counts_pairs() {
    let scene = sponsor(219, |edit| {
        edit.put_all(&[241, 242, 246], ME).upgrade(0, Sponsors);
    });
    assert_eq!(scene.zoo(0).money.0, 28, "1 water and 3 rock");
    assert_eq!(
        scored(219, |edit| {
            edit.put_all(&[241, 256, 242, 246], ME);
        }),
        4
    );
    assert_eq!(
        scored(219, |edit| {
            edit.put_all(&[245, 244, 241, 246, 242, 243, 247], ME);
        }),
        6
    );
}
