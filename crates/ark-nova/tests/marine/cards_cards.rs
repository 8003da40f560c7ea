//! The alternate Cards cards, and Animals 2: `action_cards.json`.

use crate::scene::{ANY, Scene, lay};
use crate::sea::marine;
use crate::waves::display;
use ark_nova::Event;
use ark_nova::catalogue::Action::{Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon, Resource, Side};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use tabletop::{Game, Seat, Viewer};

const ME: Seat = Seat(0);
const HAND: Place = Place::Hand(ME);

/// A Cards card in a slot, with two cards in hand.
fn cards(number: u8, slot: usize, side: Side, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), |editor| {
        editor.action_number(0, Cards, number).slot(0, Cards, slot).put_all(&[401, 402], HAND);
        if side == Side::II {
            editor.upgrade(0, Cards);
        }
        edit(editor);
    })
}

/// Draws what strength 4 allows.
fn draw_all(scene: &mut Scene) {
    scene.play("cards 4; ~draw");
    while scene.may("deck") {
        scene.play("deck");
    }
}

/// Cards 1: the standard tables, never a discard.
#[test]
fn cards_1_never_discards() {
    for (side, draw) in [(Side::I, [1, 1, 2, 2, 3]), (Side::II, [1, 2, 2, 3, 4])] {
        for slot in 1..=5 {
            let mut scene = cards(1, slot, side, |_| {});
            scene.play(&format!("cards {slot}; ~draw"));
            while scene.may("deck") {
                scene.play("deck");
            }
            assert_eq!((scene.hand(0).len(), scene.asked()), (2 + draw[slot - 1], 1), "{side:?} {slot}");
        }
    }
}

/// Cards 2: Digging 1 or 2 after the break token and before drawing; it may be declined.
#[test]
fn cards_2_digs_first() {
    for (side, times) in [(Side::I, 1), (Side::II, 2)] {
        let mut scene = cards(2, 4, side, |edit| {
            edit.break_steps(2).deck_top(&[501, 502, 503, 504, 505]);
        });
        scene.play("cards 4");
        assert!(scene.gains(0).contains(&(Resource::XToken, 1, Source::BreakTrack)), "the token moved first");
        assert!(!scene.may("deck") && scene.may("dig 521") && scene.may("card 401") && scene.may("done"));
        scene.play("dig 521");
        assert_eq!(display(&scene), [520, 522, 523, 524, 525, 501], "refilled at once");
        if times == 2 {
            scene.play("card 402");
            assert_eq!(scene.hand(0), [401, 502]);
        }
        assert!(scene.may("draw") || scene.may("deck"), "{:?}", scene.legal());
        let mut scene = cards(2, 4, side, |_| {});
        scene.play("cards 4; done");
        assert!(scene.may("draw") || scene.may("deck"), "declined");
    }
}

/// Cards 2: the digging belongs to the action, so a snap finds what it brought.
#[test]
fn cards_2_digs_before_a_snap() {
    let mut scene = cards(2, 5, Side::I, |edit| {
        edit.deck_top(&[501]);
    });
    scene.play("cards 5; dig 520; snap; card 501");
    assert_eq!(scene.hand(0), [401, 402, 501]);
}

/// Cards 3: snaps from strength 3, on side II from 2; at 5 two cards without a refill in between.
#[test]
fn cards_3_snaps_more() {
    for (side, snaps) in [(Side::I, [0, 0, 1, 1, 1]), (Side::II, [0, 1, 1, 1, 2])] {
        for slot in 1..=5 {
            let mut scene = cards(3, slot, side, |edit| {
                edit.deck_top(&[501, 502]);
            });
            scene.play(&format!("cards {slot}"));
            let n = snaps[slot - 1];
            if n == 0 {
                assert!(!scene.may("snap"));
                continue;
            }
            scene.play("snap; card 520");
            if n == 2 {
                assert_eq!(scene.options("card"), ["521", "522", "523", "524", "525"], "no refill");
                assert!(!scene.may("refill") && !scene.may("done"));
                scene.play("card 525");
            }
            assert_eq!((scene.hand(0).len(), scene.asked()), (2 + n, 1));
        }
    }
}

/// Cards 4 I: after the action 2 money may be paid to put any card on slot 1.
#[test]
fn cards_4_i_sells_clever() {
    let drawn = |money| {
        let mut scene = cards(4, 4, Side::I, |edit| {
            edit.tracks(0, money, 0, 0, 1);
        });
        draw_all(&mut scene);
        scene
    };
    let mut scene = drawn(7);
    assert_eq!(scene.order(0)[0], Cards, "the used card has moved");
    assert_eq!(scene.legal(), ["yes", "done"]);
    scene.play("yes");
    assert_eq!(scene.zoo(0).money.0, 5);
    scene.play("choose sponsors");
    assert_eq!(scene.order(0), [Sponsors, Cards, Animals, Association, Build]);
    assert_eq!(scene.asked(), 1);
    let mut scene = drawn(7);
    scene.play("done");
    assert_eq!((scene.zoo(0).money.0, scene.asked(), scene.order(0)[0]), (7, 1, Cards));
    // Without 2 money nothing is asked.
    assert_eq!(drawn(1).asked(), 1);
}

/// Cards 4 II: for free.
#[test]
fn cards_4_ii_is_clever() {
    let mut scene = cards(4, 3, Side::II, |edit| {
        edit.tracks(0, 0, 0, 0, 1);
    });
    scene.play("cards 3; snap; card 520; choose sponsors");
    assert_eq!((scene.order(0)[0], scene.asked()), (Sponsors, 1));
    let mut scene = cards(4, 3, Side::II, |_| {});
    scene.play("cards 3; snap; card 520; done");
    assert_eq!((scene.order(0)[0], scene.asked()), (Cards, 1));
}

/// with a Multiplier what comes after the action waits for the last repetition, once for each.
#[test]
fn cards_4_after_a_repetition() {
    let mut scene = cards(4, 3, Side::II, |edit| {
        edit.multipliers(0, Cards, 1);
    });
    scene.play("cards 3; snap; card 520; repeat; snap; card 521");
    scene.play("choose sponsors; choose build");
    assert_eq!((scene.order(0)[..3].to_vec(), scene.asked()), (vec![Build, Sponsors, Cards], 1));
}

/// D-33: the 2 money of Cards 4 are not there while Venom is due.
#[test]
fn d_33_clever_is_not_bought_with_the_money_for_venom() {
    let mut scene = cards(4, 4, Side::I, |edit| {
        edit.tracks(0, 3, 0, 0, 1).venom(0, Sponsors, true);
    });
    draw_all(&mut scene);
    assert_eq!((scene.asked(), scene.zoo(0).money.0), (1, 1), "2 money for the Venom, none for Clever");
}

/// a borrowed card brings its own addition, for the borrower.
#[test]
fn a_borrowed_card_keeps_its_addition() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.action_number(1, Cards, 2).slot(1, Cards, 3).tracks(1, 20, 20, 0, 1).tracks(0, 60, 0, 0, 1);
        edit.slot(0, Animals, 2).put(485, HAND).deck_top(&[501, 502, 503, 504]);
        edit.partner(0, Icon::Europe);
        lay(edit, 0, Building::Standard1, ANY);
    });
    scene.play("animals 2; ~animal 485");
    while !scene.may("borrow cards 3") {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play("borrow cards 3; dig 520");
    assert_eq!(display(&scene)[5], 501);
    assert_eq!(scene.asked(), 0);
}

/// Animals 2: a hand without animals may be shown for Hunter 4, on side II Hunter 6; everybody sees the hand.
#[test]
fn animals_2_hunts_with_a_hand_without_animals() {
    for (side, n) in [(Side::I, 4), (Side::II, 6)] {
        let hunter = |hand: &[u16]| {
            let mut scene = Scene::at_rest(marine(2), |edit| {
                edit.action_number(0, Animals, 2).slot(0, Animals, 2).tracks(0, 30, 0, 0, 1);
                edit.cover(0, Building::PettingZoo, "e2 e3 f2").put(519, HAND).put_all(hand, HAND);
                edit.deck_top(&[201, 466, 202, 413, 203, 204, 205]);
                if side == Side::II {
                    edit.upgrade(0, Animals);
                }
            });
            scene.play("animals 2; ~animal 519");
            scene
        };
        let mut scene = hunter(&[206, 120]);
        assert_eq!(scene.order(0)[0], Animals, "after the action");
        assert_eq!(scene.legal(), ["yes", "done"]);
        scene.play("yes");
        let revealed = scene.when(|event| matches!(event, Event::Revealed { .. })).len();
        assert_eq!(revealed, n);
        assert!(scene.events.contains(&Event::HandShown { seat: ME }));
        let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(1)));
        assert_eq!(view.zoos[0].hand.known, [CardId(120), CardId(206)]);
        assert_eq!(scene.options("card"), ["466", "413"]);
        scene.play("card 413");
        assert_eq!((scene.hand(0), scene.asked()), (vec![120, 206, 413], 1));
        // May be declined, and then nothing is shown.
        let mut scene = hunter(&[206]);
        scene.play("done");
        let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(1)));
        assert_eq!((view.zoos[0].hand.known.len(), scene.asked()), (0, 1));
        // An empty hand holds no animal.
        assert!(hunter(&[]).may("yes"));
        // With an animal in hand nothing is asked.
        assert_eq!(hunter(&[401]).asked(), 1);
    }
}
