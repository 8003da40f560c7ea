//! The alternate Build cards (M-5.1, P-13, P-14, D-34): extra buildings, more strength, rock and water.

use crate::scene::Scene;
use crate::sea::marine;
use ark_nova::asking::explain::{Price, Subject, When};
use ark_nova::catalogue::Action::{self, Build};
use ark_nova::catalogue::Building::{self, *};
use ark_nova::catalogue::{Icon, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Hand, Zoo};
use ark_nova::hex::{Cells, placements};
use ark_nova::position::Source;
use ark_nova::{Blocker, Move};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// A Build card with a number in slot 5, 40 money, reputation 1, an enclosure on a3 and a4.
fn ready(number: u8, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Build, 5).action_number(0, Build, number).tracks(0, 40, 0, 0, 1);
        editor.cover(0, Standard2, "a3 a4");
        if upgraded {
            editor.upgrade(0, Build);
        }
        edit(editor);
    })
}

/// The same, and its action has begun.
fn build(number: u8, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = ready(number, upgraded, edit);
    scene.play("build 5");
    scene
}

/// Lays the building that is asked for on the first place without a bonus that asks something.
fn plainly(scene: &mut Scene) {
    let bonuses = Cells::named("b2 c3 d7 f4");
    let plain = scene.legal().into_iter().find(|text| match text.parse() {
        Ok(Move::Place(building, id)) => !placements(building)[usize::from(id)].cells.meets(bonuses),
        _ => false,
    });
    scene.play(&plain.expect("a place without a bonus"));
}

/// Something to build next to where there is much room.
fn roomy(edit: &mut Editor<'static>) {
    edit.cover(0, Standard1, "e5");
}

fn nothing(_: &mut Editor<'static>) {}

/// Covers every building space with enclosures of one space, but for these.
fn fill(edit: &mut Editor<'static>, open: &str) {
    let zoo = edit.zoo(0);
    let cells = zoo.printed().building_spaces().minus(zoo.covered).minus(Cells::named(open));
    for cell in cells.iter() {
        edit.build(0, Standard1, &cell.to_string(), 0);
    }
}

/// M-5.1, Build 1 side I: a pavilion for 3 money besides the one building, which may be as large as the strength.
#[test]
fn build_1_adds_a_pavilion() {
    let mut scene = build(1, false, roomy);
    assert!(scene.may("raise pavilion") && scene.may("extra pavilion") && !scene.may("extra kiosk"));
    scene.play("extra pavilion; place pavilion b3 r0");
    assert_eq!(scene.zoo(0).appeal, 1, "a pavilion like any other (R-7.8)");
    assert_eq!(scene.blockers("extra pavilion"), [Blocker::BuiltAlready { building: Pavilion }]);
    scene.play("raise size5");
    plainly(&mut scene);
    assert_eq!(scene.built(0), [(Pavilion, 3), (Standard5, 10)]);
    assert_eq!(scene.asked(), 1, "nothing more can be built");
}

/// M-5.1: in any order, and although a pavilion was built already.
#[test]
fn build_1_in_any_order() {
    let mut scene = build(1, false, nothing);
    scene.play("raise pavilion; place pavilion b3 r0");
    assert_eq!(scene.legal(), ["extra pavilion", "done"]);
    assert_eq!(scene.blockers("raise size1"), [Blocker::NoSuchChoice], "side I builds one");
    scene.play("extra pavilion; place pavilion b4 r0");
    assert_eq!((scene.built(0), scene.asked()), (vec![(Pavilion, 2), (Pavilion, 3)], 1));
    let mut scene = build(1, false, nothing);
    scene.play("raise size1; place size1 b3 r0; done");
    assert_eq!(scene.built(0), [(Standard1, 2)], "it may be left out");
}

/// P-14: the extra building may be the only one.
#[test]
fn p_14_the_extra_building_may_be_the_only_one() {
    let mut scene = build(1, false, nothing);
    assert_eq!(scene.blockers("done"), [Blocker::NotYet]);
    scene.play("extra pavilion; place pavilion b3 r0; done");
    assert_eq!((scene.built(0), scene.asked()), (vec![(Pavilion, 3)], 1));
}

/// M-5.1: 3 money on side I, 2 on side II; what is not there stands against it.
#[test]
fn the_extra_building_has_its_own_price() {
    let poor = |money: u16, upgraded| {
        build(1, upgraded, move |edit| {
            edit.tracks(0, money, 0, 0, 1);
        })
    };
    assert_eq!(poor(2, false).blockers("extra pavilion"), [Blocker::Money { cost: 3, has: 2 }]);
    assert!(poor(2, false).may("raise pavilion") && poor(2, true).may("extra pavilion"));
    let standard = build(0, false, nothing);
    assert_eq!(standard.blockers("extra pavilion"), [Blocker::NoSuchChoice]);
}

/// M-5.1, Build 1 side II: outside strength and outside the rule of different buildings; P-13: its own bonus may pay.
#[test]
fn build_1_side_ii() {
    let mut scene = build(1, true, nothing);
    scene.play("extra pavilion; place pavilion b3 r0; raise pavilion; place pavilion b4 r0");
    assert!(scene.may("raise size4") && !scene.may("raise size5"), "strength 4 is left");
    assert_eq!(scene.blockers("raise pavilion"), [Blocker::BuiltAlready { building: Pavilion }]);
    scene.play("done");
    assert_eq!(scene.built(0), [(Pavilion, 2), (Pavilion, 2)]);
    let mut scene = build(1, true, |edit| {
        edit.tracks(0, 2, 0, 0, 1).cover(0, Standard1, "h1");
    });
    scene.play("extra pavilion; place pavilion h2 r0");
    assert_eq!(scene.zoo(0).money.0, 5, "P-13: the bonus of the extra building pays for another");
    assert!(scene.may("raise size2"));
}

/// M-5.1, Build 2: the same with a kiosk, which keeps its distance.
#[test]
fn build_2_adds_a_kiosk() {
    let mut scene = build(2, false, |edit| {
        edit.cover(0, Kiosk, "b4");
    });
    assert!(!scene.may("extra pavilion"));
    assert_eq!(scene.blockers("extra kiosk"), [Blocker::NoRoom { building: Kiosk }]);
    scene = build(2, false, |edit| {
        edit.cover(0, Kiosk, "a5").cover(0, Standard2, "b4 c3");
    });
    scene.play("extra kiosk");
    assert_eq!(scene.blockers("place kiosk b5 r0"), [Blocker::KioskTooClose]);
    scene.play("place kiosk d3 r0; done");
    assert_eq!(scene.built(0), [(Kiosk, 3)]);
    let mut scene = build(2, true, nothing);
    scene.play("extra kiosk; place kiosk b3 r0; done");
    assert_eq!(scene.built(0), [(Kiosk, 2)]);
}

/// Card ruling 217, P-14: the extra building may be copied for the usual 2 money, also on side I; the copy uses neither
/// strength nor the one building of side I.
#[test]
fn r_217_copies_the_extra_building() {
    let engineer = |upgraded| {
        build(1, upgraded, |edit| {
            roomy(edit);
            edit.put(217, Zoo(ME));
        })
    };
    let mut scene = engineer(false);
    assert_eq!(scene.blockers("copy pavilion"), [Blocker::NoSuchChoice], "nothing was built yet");
    scene.play("extra pavilion; place pavilion b3 r0; copy pavilion; place pavilion b4 r0");
    assert!(!scene.may("copy pavilion"), "once in an action");
    scene.play("raise size5");
    plainly(&mut scene);
    assert_eq!(scene.built(0), [(Pavilion, 3), (Pavilion, 2), (Standard5, 10)]);
    let mut scene = engineer(false);
    scene.play("raise size1; place size1 b3 r0; extra pavilion; place pavilion b4 r0");
    assert_eq!(scene.legal(), ["raise size1", "raise pavilion", "done"], "a copy of either");
    scene.play("raise pavilion; place pavilion b5 r0");
    assert_eq!(scene.built(0), [(Standard1, 2), (Pavilion, 3), (Pavilion, 2)]);
    let mut scene = engineer(true);
    scene.play("extra pavilion; place pavilion b3 r0; copy pavilion; place pavilion b4 r0");
    assert!(scene.may("raise size5") && scene.may("raise pavilion"), "no strength was used");
}

/// M-5.1, Build 3 side I: one building of size X + 1.
#[test]
fn build_3_adds_1_to_the_strength() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.action_number(0, Build, 3);
    });
    scene.play("build 3");
    assert!(scene.may("raise size4"));
    assert_eq!(scene.blockers("raise size5"), [Blocker::Strength { needs: 5, has: 4 }]);
    let weak = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Build, 2).action_number(0, Build, 3).constriction(0, Build, true);
    });
    assert_eq!(
        weak.blockers("build 2"),
        [Blocker::Strength { needs: 1, has: 0 }],
        "the card itself has none"
    );
}

/// M-5.1, Build 3 side II: the same size again and again, within X + 1; everything else once.
#[test]
fn build_3_repeats_standard_enclosures() {
    let mut scene = build(3, true, nothing);
    scene.play("raise size2");
    plainly(&mut scene);
    scene.play("raise size2");
    plainly(&mut scene);
    scene.play("raise kiosk");
    plainly(&mut scene);
    assert_eq!(scene.blockers("raise kiosk"), [Blocker::BuiltAlready { building: Kiosk }]);
    assert_eq!(scene.blockers("raise size2"), [Blocker::Strength { needs: 2, has: 1 }], "6 in all");
    scene.play("raise size1");
    plainly(&mut scene);
    assert_eq!(scene.asked(), 1);
    let built = [(Standard2, 4), (Standard2, 4), (Kiosk, 2), (Standard1, 2)];
    assert_eq!(scene.built(0), built);
}

/// Build 3 II with 217: one more of a size by strength, or as the copy: each has its own name.
#[test]
fn build_3_and_217() {
    let mut scene = build(3, true, |edit| {
        roomy(edit);
        edit.put(217, Zoo(ME));
    });
    scene.play("raise size5");
    plainly(&mut scene);
    assert_eq!(scene.blockers("raise size5"), [Blocker::Strength { needs: 5, has: 1 }]);
    assert_eq!(scene.options("copy"), ["size5"]);
    scene.play("copy size5");
    plainly(&mut scene);
    assert_eq!(scene.built(0), [(Standard5, 10), (Standard5, 10)]);
    assert!(scene.may("raise size1") && scene.options("copy").is_empty());
}

/// M-5.1, Build 4 side I: one rock or water space for 2 money more.
#[test]
fn build_4_covers_terrain_for_money() {
    let mut scene = build(4, false, nothing);
    scene.play("raise size2");
    assert!(scene.blockers(&at(Standard2, "a1 a2")).contains(&Blocker::PlaceTaken), "two water spaces");
    scene.lay("a2 b3");
    assert_eq!((scene.built(0), scene.zoo(0).money.0), (vec![(Standard2, 6)], 34));
    let mut dry = build(4, false, nothing);
    dry.play("raise size2");
    dry.lay("b3 b4");
    assert_eq!(dry.built(0), [(Standard2, 4)], "on plain ground nothing is added");
}

fn at(building: Building, cells: &str) -> String {
    let cells = Cells::named(cells);
    let id = placements(building).iter().position(|at| at.cells == cells).expect("its shape");
    Move::Place(building, id as u16).to_string()
}

/// M-5.1: the fee is paid with the price; without it only plain ground is open.
#[test]
fn build_4_needs_the_money_for_terrain() {
    let mut scene = build(4, false, |edit| {
        edit.tracks(0, 3, 0, 0, 1);
    });
    scene.play("raise size1");
    assert_eq!(scene.blockers("place size1 a2 r0"), [Blocker::Money { cost: 4, has: 3 }]);
    assert_eq!(scene.options("place"), ["a5", "b3", "b4", "b5"].map(|cell| format!("size1 {cell} r0")));
}

/// M-5.1: where only rock and water is left the action is possible with the fee, and the price says so.
#[test]
fn build_4_where_only_terrain_is_left() {
    let full = |number, money: u16| {
        ready(number, false, |edit| {
            edit.tracks(0, money, 0, 0, 1);
            fill(edit, "");
        })
    };
    assert_eq!(full(0, 40).blockers("build 5"), [Blocker::NothingToDo { action: Build }]);
    assert_eq!(full(4, 3).blockers("build 5"), [Blocker::NothingToDo { action: Build }]);
    let mut scene = full(4, 4);
    let subject = Subject::Building { building: Standard1 };
    let price = |scene: &Scene| scene.look().explain(ME, subject).price;
    assert_eq!(price(&scene), Price::Building { spaces: 1, total: 4 });
    scene.play("build 5");
    assert_eq!(price(&scene), Price::Building { spaces: 1, total: 4 });
    assert_eq!(scene.blockers("raise size2"), [Blocker::NoRoom { building: Standard2 }], "one space only");
    scene.play("raise size1; place size1 a2 r0");
    assert_eq!(scene.zoo(0).money.0, 0);
    let dear = {
        let mut scene = ready(4, false, |edit| {
            edit.tracks(0, 5, 0, 0, 1);
            fill(edit, "i1");
        });
        scene.play("build 5");
        scene.blockers("raise size2")
    };
    assert_eq!(dear, [Blocker::NoRoom { building: Standard2 }]);
}

/// M-5.1, Build 4 side II: 2 money for the one space of the whole action; the building costs what it costs.
#[test]
fn build_4_side_ii_gains_money() {
    let mut scene = build(4, true, nothing);
    scene.play("raise size1; place size1 a2 r0");
    assert_eq!(scene.gains(0), [(Resource::Money, 2, Source::CoveredTerrain)]);
    assert_eq!(scene.zoo(0).money.0, 40 - 2 + 2);
    scene.play("raise size2");
    assert!(
        scene.blockers(&at(Standard2, "a1 b2")).contains(&Blocker::PlaceTaken),
        "one in the whole action"
    );
    scene.lay("b3 b4");
    scene.play("done");
    assert_eq!(scene.built(0), [(Standard1, 2), (Standard2, 4)]);
    let poor = ready(4, true, |edit| {
        edit.tracks(0, 1, 0, 0, 1);
    });
    assert!(!poor.may("build 5"), "the gain comes after the price");
}

/// M-5.1: only for buildings of the action.
#[test]
fn build_4_is_only_for_its_action() {
    let mut scene = ready(4, true, |edit| {
        edit.slot(0, Build, 1).slot(0, Action::Sponsors, 5).x_tokens(0, 1);
        edit.put(276, Hand(ME));
    });
    scene.play("sponsors 5 +1x; ~sponsor 276; first 276:line:1; raise pavilion");
    assert_eq!(scene.blockers("place pavilion a2 r0"), [Blocker::PlaceTaken]);
}

/// Card ruling 219: with it the fee is not paid, and rock and water are open beyond the one space; side II pays for one
/// space of the action.
#[test]
fn r_219_with_build_4() {
    let researcher = |upgraded| {
        build(4, upgraded, |edit| {
            edit.put(219, Zoo(ME));
        })
    };
    let mut scene = researcher(false);
    scene.play("raise size2");
    scene.lay("a1 a2");
    assert_eq!(scene.built(0), [(Standard2, 4)], "no fee");
    let mut scene = researcher(true);
    scene.play("raise size2");
    scene.lay("a1 a2");
    scene.play("raise size1; place size1 b1 r0; done");
    assert_eq!(scene.gains(0), [(Resource::Money, 2, Source::CoveredTerrain)], "once in the action");
}

/// 217 copies within the one rock or water space of the action.
#[test]
fn build_4_and_217() {
    let mut scene = build(4, false, |edit| {
        edit.put(217, Zoo(ME));
    });
    scene.play("raise size1; place size1 a2 r0; raise size1");
    assert_eq!(scene.blockers("place size1 a1 r0"), [Blocker::PlaceTaken]);
}

/// D-34: an upgrade during the action counts from the next performance on; flagged spaces open at once.
#[test]
fn d_34_the_running_action_keeps_its_side() {
    let mut scene = build(1, false, |edit| {
        edit.tracks(0, 40, 0, 0, 3);
    });
    scene.play("raise size1; place size1 a5 r0; ~choose build");
    assert!(scene.zoo(0).is_upgraded(Build));
    assert_eq!(scene.legal(), ["extra pavilion", "done"]);
    scene.play("extra pavilion; place pavilion b3 r0");
    assert_eq!(scene.built(0), [(Standard1, 2), (Pavilion, 3)], "the price of side I");
}

/// a repetition is a performance of its own, with its own extra building and its own rock or water space.
#[test]
fn a_repetition_has_its_own_twist() {
    let mut scene = build(1, false, |edit| {
        edit.multipliers(0, Build, 1);
    });
    scene.play(
        "extra pavilion; place pavilion b3 r0; done; repeat; extra pavilion; place pavilion b4 r0; done",
    );
    assert_eq!(scene.built(0), [(Pavilion, 3), (Pavilion, 3)]);
    let mut scene = build(4, false, |edit| {
        edit.multipliers(0, Build, 1);
    });
    scene.play("raise size1; place size1 a2 r0; repeat; raise size1; place size1 a1 r0");
    assert_eq!(scene.built(0), [(Standard1, 4), (Standard1, 4)]);
}

/// Explanations know the extra building: it can be built now, at its price.
#[test]
fn the_extra_building_is_explained() {
    let mut scene = build(1, false, nothing);
    let explained = |scene: &Scene, building| scene.look().explain(ME, Subject::Building { building });
    assert_eq!(explained(&scene, Pavilion).price, Price::Building { spaces: 1, total: 2 });
    scene.play("raise size1; place size1 b3 r0");
    let pavilion = explained(&scene, Pavilion);
    assert!(pavilion.is_playable_now());
    assert_eq!(pavilion.price, Price::Building { spaces: 1, total: 3 });
    assert_ne!(explained(&scene, Kiosk).when, When::Now);
}

/// P-22: a Build card borrowed by Hypnosis has its own number and side.
#[test]
fn a_borrowed_build_card_has_its_twist() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Action::Animals, 5).tracks(0, 60, 6, 0, 1).tracks(1, 20, 30, 0, 1);
        edit.slots(1, [Build, Action::Cards, Action::Sponsors, Action::Animals, Action::Association]);
        edit.action_number(1, Build, 2).upgrade(1, Build);
        edit.partner(0, Icon::Europe).cover(0, Standard1, "e2").put(485, Hand(ME));
    });
    scene.play("animals 5; ~animal 485; ~in e2; ~first 485:ability:1; ~first 485:appeal; borrow build 1");
    assert!(scene.may("extra kiosk") && scene.may("raise size1"));
    assert_eq!(scene.blockers("raise size2"), [Blocker::Strength { needs: 2, has: 1 }]);
    let money = scene.zoo(0).money.0;
    scene.play("extra kiosk; place kiosk e1 r0; raise size1; place size1 d3 r0");
    assert_eq!(scene.built(0), [(Kiosk, 2), (Standard1, 2)]);
    assert_eq!(scene.zoo(0).money.0, money - 4);
}
