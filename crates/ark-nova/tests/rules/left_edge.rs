//! The left edge of the maps, partner zoos, universities and workers (R-12A.5, R-12A.6, R-12A.9, R-12.7).

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::{Editor, Place};

const MAPS: [&str; 10] = ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"];
const STRONG: [Action; 5] = [Cards, Animals, Build, Sponsors, Association];

/// Seat 0 supports a breeding program for 2 conservation and takes the token of a space.
fn take(map: &str, space: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = scene(|editor| {
        editor.map(0, map).slots(0, STRONG).tracks(0, 20, 10, 10, 1).base_projects(&[101]);
        editor.put(455, ME).put(127, Place::Project).partner(0, Icon::Africa);
        editor.raw().scoring_discarded = true;
        edit(editor);
    });
    scene.play(&format!("association 5; task project; support 127 right; left {space}"));
    assert_eq!(scene.zoo(0).supports(), 1);
    go(&mut scene, &format!("first 127:level:3; first left:{space}"));
    scene
}

/// A break in which the space is empty already.
fn in_break(map: &str, space: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = scene(|editor| {
        editor.map(0, map).tracks(0, 20, 10, 10, 1);
        editor.zoo(0).edge &= !(1 << (space - 1));
        editor.raw().scoring_discarded = true;
        before_break(editor);
        edit(editor);
    });
    break_now(&mut scene);
    scene
}

/// Space 1 of every map: a snap now and in every break.
#[test]
fn l_1_snaps_now_and_in_every_break() {
    for map in MAPS {
        let mut scene = take(map, 1, |_| ());
        scene.play("card 527");
        assert!(scene.zoo(0).hand.contains(CardId(527)), "range does not matter");
        let mut scene = in_break(map, 1, |_| ());
        assert_eq!(scene.legal().len(), 6);
        let last = scene.legal().pop().expect("a card");
        scene.play(&last);
        assert_eq!((scene.zoo(0).hand.len(), scene.asked()), (1, 1));
    }
}

/// Space 2: a free enclosure of size 2 now and in every break, optional.
#[test]
fn l_2_builds_now_and_in_every_break() {
    for map in MAPS {
        let mut scene = take(map, 2, |_| ());
        scene.play("raise size2");
        lay_plainly(&mut scene);
        assert_eq!((scene.zoo(0).count(Building::Standard2), scene.zoo(0).money.0), (1, 20));
        let mut scene = in_break(map, 2, |_| ());
        go(&mut scene, "first left:2");
        assert_eq!(scene.legal(), ["raise size2", "done"], "{map}");
        scene.play("raise size2");
        lay_plainly(&mut scene);
        assert_eq!(scene.zoo(0).count(Building::Standard2), 1);
        let mut scene = in_break(map, 2, |_| ());
        go(&mut scene, "first left:2; done");
        assert_eq!(scene.zoo(0).count(Building::Standard2), 0);
    }
}

/// Space 3: 5 money now and in every break. Spaces 6 and 7: 12 money, 3 X-tokens, once.
#[test]
fn l_3_6_7_pay() {
    for map in MAPS {
        assert_eq!(take(map, 3, |_| ()).tracks(0), (25, 10, 12, 1));
        assert_eq!(take(map, 6, |_| ()).tracks(0), (32, 10, 12, 1));
        assert_eq!(take(map, 7, |_| ()).zoo(0).x_tokens, 3);
        // The kiosk of map A earns nothing beside an empty enclosure.
        assert_eq!(in_break(map, 3, |_| ()).zoo(0).money.0, 20 + BREAK + 5, "{map}");
        assert_eq!(in_break(map, 6, |_| ()).zoo(0).money.0, 20 + BREAK);
        assert_eq!(in_break(map, 7, |_| ()).zoo(0).x_tokens, 1, "one for the break");
    }
}

/// Space 5: a worker, on map A 2 reputation; once.
#[test]
fn l_5_hires_a_worker() {
    for map in MAPS {
        let scene = take(map, 5, |_| ());
        let expected = if map == "A" { (1, 3) } else { (2, 1) };
        assert_eq!((scene.zoo(0).workers, scene.zoo(0).reputation), expected, "{map}");
        let scene = in_break(map, 5, |_| ());
        assert_eq!((scene.zoo(0).workers, scene.zoo(0).reputation), (1, 1), "{map}");
    }
}

/// the last worker of map 0 brings 2 conservation and with them an upgrade, which may come before the
/// reputation that needs it.
#[test]
fn r_1_5_a_worker_with_a_bonus_before_or_after_reputation() {
    let scene = || {
        let mut scene = scene(|editor| {
            editor.map(0, "0").slots(0, STRONG).tracks(0, 20, 10, 0, 9).base_projects(&[101]);
            editor.put(455, ME).put(127, Place::Project).partner(0, Icon::Africa);
            editor.zoo(0).workers = 3;
        });
        scene.play("association 5; task project; support 127 middle; left 5");
        assert_eq!(scene.legal(), ["first 127:level:2", "first 127:level:2 2", "first left:5"]);
        scene
    };
    let mut worker = scene();
    worker.play("first left:5; choose cards; first 127:level:2 2");
    assert_eq!((worker.zoo(0).workers, worker.zoo(0).reputation), (4, 11));
    let mut reputation = scene();
    reputation.play("first 127:level:2 2; first left:5; choose cards");
    assert_eq!((reputation.zoo(0).workers, reputation.zoo(0).reputation), (4, 9), "lost at the gate");
}

/// Space 4 of maps A and 0: 1 conservation now and in every break; of map 2 only now.
#[test]
fn l_4_of_a_0_and_2_gives_conservation() {
    for (map, again) in [("A", 1), ("0", 1), ("2", 0)] {
        assert_eq!(take(map, 4, |_| ()).zoo(0).conservation, 13);
        assert_eq!(in_break(map, 4, |_| ()).zoo(0).conservation, 10 + again, "{map}");
    }
}

/// Space 4 of map 1: a sponsor for money now and in every break; its income is paid in that break (R-12B.8).
#[test]
fn l_4_of_1_plays_a_sponsor() {
    let mut scene = take("1", 4, |edit| {
        edit.put(226, HAND);
    });
    scene.play("sponsor 226");
    assert_eq!(scene.tracks(0), (14, 10, 12, 3));
    let mut scene = in_break("1", 4, |edit| {
        edit.put_all(&[220, 223], HAND);
    });
    go(&mut scene, "first left:4; sponsor 220");
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.zoo(0).money.0, 20 + BREAK - 4 + 3 + 3, "now and as income");
}

/// the kiosks may be paid after the other income, for what that has just built.
#[test]
fn r_12_4_kiosks_earn_after_what_the_break_builds() {
    let mut scene = in_break("1", 4, |edit| {
        edit.put_all(&[257, 223], HAND);
        build(edit, Building::Kiosk, "g1");
    });
    scene.play("first left:4; sponsor 257");
    go(&mut scene, "first 257:line:1");
    scene.play(&lay(Building::SideEntrance, "h1 i1"));
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.zoo(0).money.0, 20 + BREAK - 3 + 2 + 1, "the entrance 2, the kiosk 1");
}

/// Space 4 of map 3: one more action after this one (Determination), once.
#[test]
fn l_4_of_3_brings_another_action() {
    let mut scene = take("3", 4, |_| ());
    assert_eq!(scene.zoo(0).slots[0].action, Association, "the first action is over");
    assert!(scene.may("sponsors 5") && scene.may("done") && scene.may("x-token cards"));
    scene.play("x-token cards");
    assert_eq!((scene.zoo(0).x_tokens, scene.asked()), (1, 1));
    assert_eq!(in_break("3", 4, |_| ()).asked(), 1);
}

/// Space 4 of map 4: a university. Of map 8: a partner zoo, not a third one before the upgrade (D-19).
#[test]
fn l_4_of_4_and_8_takes_a_tile() {
    let mut scene = take("4", 4, |_| ());
    scene.play("university two-science");
    assert_eq!(scene.zoo(0).icons(Icon::Science), 2);
    let mut scene = take("8", 4, |_| ());
    scene.play("partner asia; choose build");
    assert_eq!(scene.zoo(0).partner_zoos.len(), 2);
    let scene = take("8", 4, |edit| partners(edit, &[Icon::Asia]));
    assert_eq!(scene.asked(), 1, "two already, and Association on side I");
    let scene = take("8", 4, |edit| {
        edit.partner(0, Icon::Asia).upgrade(0, Association);
    });
    assert!(scene.may("partner europe"));
}

/// Space 4 of map 5: the large bird aviary or the reptile house for free, once; animals may move in.
#[test]
fn l_4_of_5_builds_a_special_enclosure() {
    let mut scene = take("5", 4, |edit| {
        build(edit, Building::Standard3, "f3 f4 g3");
        edit.occupy(0, "f3").put(471, ME);
    });
    assert_eq!(scene.legal(), ["raise large-bird-aviary", "raise reptile-house", "done"]);
    scene.play("raise reptile-house; card 471");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).animals_in[1]), (20, 2));
    assert!(!scene.zoo(0).buildings[0].is_occupied());
}

/// Space 4 of map 6: two Clevers, after the action now and at once in every break.
#[test]
fn l_4_of_6_is_clever_twice() {
    let mut scene = take("6", 4, |_| ());
    assert_eq!(scene.zoo(0).slots[0].action, Association);
    go(&mut scene, "first left:4");
    scene.play("choose build");
    go(&mut scene, "first left:4 2");
    scene.play("choose sponsors");
    assert_eq!(scene.zoo(0).slots.map(|slot| slot.action), [Sponsors, Build, Association, Cards, Animals]);
    assert_eq!(scene.asked(), 1);
    let mut scene = in_break("6", 4, |_| ());
    let mut clever = 0;
    while scene.asked() == 0 {
        clever += u8::from(scene.may("done"));
        let last = scene.legal().pop().expect("an answer");
        scene.play(&last);
    }
    assert_eq!(clever, 2);
}

/// Space 4 of map 7: Pouch 2 now and in every break; the cards lie under the map, for good.
#[test]
fn l_4_of_7_pouches_two_cards() {
    let mut scene = take("7", 4, |edit| {
        edit.put_all(&[404, 405, 406], HAND);
    });
    scene.play("card 404; card 406");
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).pouched.len()), (14, 2));
    let mut scene = in_break("7", 4, |edit| {
        edit.put_all(&[404, 405], HAND);
    });
    go(&mut scene, "first left:4; card 404; done");
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).pouched.len()), (12, 1));
}

/// R-12A.5, R-12A.6: what the spaces for partner zoos, universities and workers give on each map.
#[test]
fn l_spaces_of_partner_zoos_universities_and_workers() {
    // Fourth partner zoo, third university, fourth worker: conservation.
    let spaces = [
        ("A", 2, 2, 2),
        ("0", 2, 2, 2),
        ("1", 2, 1, 0),
        ("2", 0, 2, 1),
        ("3", 1, 2, 0),
        ("4", 1, 1, 1),
        ("5", 2, 0, 1),
        ("6", 1, 0, 2),
        ("7", 0, 1, 2),
        ("8", 1, 1, 1),
    ];
    let continents = [Icon::Africa, Icon::Americas, Icon::Asia];
    for (map, partner, university, worker) in spaces {
        let on = |edit: &mut Editor<'static>| {
            edit.map(0, map).tracks(0, 20, 10, 20, 1).upgrade(0, Association).slot(0, Association, 4);
            edit.raw().scoring_discarded = true;
        };
        for (n, workers, gained) in [(0, 1, 0), (2, 2, 0), (3, 1, partner)] {
            let mut scene = scene(|edit| {
                on(edit);
                partners(edit, &continents[..n]);
            });
            go(&mut scene, "association 4; task partner-zoo; partner europe; done");
            assert_eq!(
                (scene.zoo(0).workers, scene.zoo(0).conservation),
                (workers, 20 + gained),
                "{map} {n}"
            );
        }
        let mut second = scene(|edit| {
            on(edit);
            partners(edit, &continents[..1]);
        });
        go(&mut second, "association 4; task partner-zoo; partner europe");
        second.play("choose build");
        let mut second = scene(|edit| {
            on(edit);
            edit.university(0, University::HandLimit);
        });
        go(&mut second, "association 4; task university; university two-science");
        second.play("choose build");
        let mut third = scene(|edit| {
            on(edit);
            edit.university(0, University::HandLimit).university(0, University::ScienceAndReputation);
        });
        go(&mut third, "association 4; task university; university two-science; done");
        assert_eq!(third.zoo(0).conservation, 20 + university, "{map}");
        let scene = sponsor(216, |edit| {
            on(edit);
            edit.upgrade(0, Sponsors).slots(0, ORDER).upgrade(0, Sponsors);
            edit.zoo(0).workers = 3;
        });
        assert_eq!(scene.zoo(0).conservation, 20 + worker, "{map}");
    }
}
