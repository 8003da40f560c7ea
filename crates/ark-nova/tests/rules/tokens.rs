//! tokens on action cards.

use crate::scene::{Scene, table};
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::Building::{Standard1, Standard2, Standard3};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Icon, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Hand, Zoo};
use ark_nova::flow::event::Loss;
use ark_nova::hex::Cell;
use ark_nova::position::ActionSlot;
use ark_nova::{Blocker, Event, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// Actions of a seat that carry a Venom token.
fn venom(scene: &Scene, seat: u8) -> Vec<Action> {
    scene.zoo(seat).slots.iter().filter(|slot| slot.venom).map(|slot| slot.action).collect()
}

fn constricted(scene: &Scene, seat: u8) -> Vec<Action> {
    scene.zoo(seat).slots.iter().filter(|slot| slot.constriction).map(|slot| slot.action).collect()
}

fn on_card<'e>(edit: &'e mut Editor<'static>, seat: u8, action: Action) -> &'e mut ActionSlot {
    let zoo = edit.zoo(seat);
    let at = zoo.slot_of(action);
    &mut zoo.slots[at]
}

#[test]
fn r_5_1_a_multiplier_repeats_the_action_with_its_own_x_tokens() {
    let mut scene = table(2, |edit| {
        on_card(edit, 0, Build).multipliers = 1;
        edit.x_tokens(0, 2);
    });
    scene.play("build 3; raise size3");
    scene.lay("f1 f2 g1");
    assert_eq!(scene.order(0)[2], Build, "the card moves only after the last repetition");
    assert_eq!(scene.question(), Question::Repeat);
    assert_eq!(scene.legal(), ["done", "repeat", "repeat +1x", "repeat +2x"]);
    // The same building again, with strength 3 + 1.
    scene.play("repeat +1x");
    assert!(scene.may("raise size3") && scene.may("raise size4"));
    assert_eq!(scene.blockers("raise size5"), [Blocker::Strength { needs: 5, has: 4 }]);
    scene.play("raise size3");
    scene.lay("h1 h2 i1");
    assert_eq!((scene.order(0)[0], scene.zoo(0).x_tokens, scene.asked()), (Build, 1, 1));
    assert_eq!(scene.built(0), [(Standard3, 6), (Standard3, 6)]);
}

/// D-35: the token goes with the repetition and stays without one.
#[test]
fn r_5_1_the_token_is_returned_only_when_used() {
    let mut scene = table(2, |edit| {
        on_card(edit, 0, Cards).multipliers = 2;
    });
    scene.play("cards 4; deck");
    assert_eq!((scene.zoo(0).slots[3].multipliers, scene.question()), (2, Question::Repeat));
    let before = scene.position;
    scene.play("done");
    assert_eq!((scene.order(0)[0], scene.zoo(0).slots[0].multipliers), (Cards, 2));
    // Several tokens allow one more repetition each.
    scene.position = before;
    scene.play("repeat; deck");
    assert_eq!(scene.question(), Question::Repeat);
    scene.play("repeat; deck");
    assert_eq!((scene.asked(), scene.hand(0).len()), (1, 6));
    assert_eq!((scene.order(0)[0], scene.zoo(0).slots[0].multipliers), (Cards, 0));
}

/// what comes after finishing waits for both performances, and the break does not stop the second.
#[test]
fn r_5_1_after_finishing_comes_after_both() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 3)
            .cover(0, Standard2, "a3 a4")
            .cover(0, Standard2, "e1 e2")
            .tracks(0, 40, 0, 0, 1);
        edit.put_all(&[467, 460], Hand(ME));
        on_card(edit, 0, Animals).multipliers = 1;
    });
    scene.play("animals 3; animal 467; in a3");
    assert_eq!(scene.question(), Question::Repeat, "Clever waits");
    scene.play("repeat");
    assert_eq!(scene.order(0)[0], Animals);
    assert_eq!(scene.options("first"), ["467:ability:1", "460:ability:1"]);
    let mut scene = table(2, |edit| {
        on_card(edit, 0, Cards).multipliers = 1;
        edit.raw().break_steps = 2;
    });
    scene.play("cards 4; deck");
    assert_eq!((scene.question(), scene.zoo(0).x_tokens), (Question::Repeat, 1));
    scene.play("repeat; deck");
    assert_eq!((scene.zoo(0).x_tokens, scene.hand(0).len()), (1, 4), "one X-token for the break");
    assert_eq!(scene.question(), Question::HandLimit { left: 1 });
}

/// each repetition must do something; without a legal step it is not offered.
#[test]
fn r_5_1_no_repetition_without_a_legal_step() {
    let mut scene = table(2, |edit| {
        edit.tracks(0, 3, 0, 0, 1);
        on_card(edit, 0, Build).multipliers = 1;
    });
    scene.play("build 3; raise size1; place size1 a3 r0");
    assert_eq!((scene.asked(), scene.zoo(0).slots[0].multipliers), (1, 1), "1 money builds nothing");
}

/// P-18: a token put on the card in use does not repeat this action.
#[test]
fn p_18_a_new_multiplier_waits_for_the_next_use() {
    let mut scene = table(2, |edit| {
        edit.map(0, "4").cover(0, Standard1, "h4");
    });
    scene.play("build 3; raise size1; place size1 h3 r0; choose build");
    assert_eq!((scene.asked(), scene.order(0)[0], scene.zoo(0).slots[0].multipliers), (1, Build, 1));
}

/// Venom 2 puts a token on slots 1 and 2 of everyone with more appeal; no card has two.
#[test]
fn r_5_2_venom_lies_on_the_first_slots() {
    let mut scene = table(3, |edit| {
        edit.slot(0, Animals, 2).tracks(0, 40, 6, 0, 1).cover(0, Standard2, "a3 a4").put(470, Hand(ME));
        edit.put_all(&[428, 486], Zoo(ME)).tracks(1, 25, 20, 0, 1).tracks(2, 25, 12, 0, 1);
        on_card(edit, 1, Animals).venom = true;
    });
    scene.play("animals 2; first 470:appeal");
    assert_eq!(scene.zoo(0).appeal, 12);
    assert_eq!(venom(&scene, 1), [Animals, Association], "no second token, and none on slot 3 instead");
    assert_eq!(venom(&scene, 2), [], "12 is not more than 12");
    assert_eq!(venom(&scene, 0), []);
    // Using a card removes its token, by its action or for an X-token.
    scene.play("association 2");
    assert_eq!(venom(&scene, 1), [Animals]);
    assert_eq!(scene.zoo(1).money.0, 25, "a token was removed: nothing is paid");
}

#[test]
fn r_5_3_venom_costs_2_at_the_end_of_a_turn_without_removal() {
    let mut scene = table(2, |edit| {
        on_card(edit, 0, Animals).venom = true;
        on_card(edit, 1, Cards).venom = true;
    });
    scene.play("x-token build");
    assert_eq!(scene.zoo(0).money.0, 23);
    let lost = Event::Lost { seat: ME, what: Resource::Money, n: 2, reason: Loss::Venom };
    assert!(scene.events.contains(&lost));
    scene.play("x-token cards");
    assert_eq!((scene.zoo(1).money.0, venom(&scene, 1)), (25, vec![]));
    scene.play("x-token build");
    assert_eq!(scene.zoo(0).money.0, 21, "again in every turn");
}

/// D-33: 2 money are kept back while a turn owes them.
#[test]
fn d_33_two_money_are_reserved() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Build, 5).tracks(0, 7, 0, 0, 1).cover(0, Standard1, "h1");
        on_card(edit, 0, Animals).venom = true;
    });
    scene.play("build 5");
    assert_eq!(scene.blockers("raise size4"), [Blocker::Money { cost: 8, has: 7 }], "Venom adds nothing");
    assert!(scene.may("raise size2"), "7 - 4 = 3");
    // A size-3 enclosure leaves 1, unless it covers the 5 money of h2.
    scene.play("raise size3");
    assert!(scene.zoo(0).covered.contains(Cell::named("h2")), "the one place left was taken");
    assert_eq!(scene.zoo(0).money.0, 7 - 6 + 5 - 2);
}

/// D-33: without a certain gain the payment is refused, and so is an action whose every step is too dear.
#[test]
fn d_33_an_action_that_cannot_leave_2_is_not_chosen() {
    let scene = |money| {
        table(2, |edit| {
            edit.tracks(0, money, 0, 0, 1).cover(0, Standard1, "a3").slot(0, Animals, 2).put(486, Hand(ME));
            edit.cover(0, Standard1, "a4").cover(0, Standard1, "a5");
            on_card(edit, 0, Association).venom = true;
        })
    };
    // Build costs 2 at least, card 486 costs 4.
    assert!(scene(4).may("build 3") && !scene(4).may("animals 2"));
    assert!(scene(6).may("animals 2"));
    assert_eq!(scene(3).blockers("build 3"), [Blocker::Venom { leaves: 1 }]);
    assert_eq!(scene(5).blockers("animals 2"), [Blocker::Venom { leaves: 1 }]);
    assert!(!scene(3).may("build 3") && scene(3).may("cards 4"));
    // Removing the token frees the money.
    assert!(scene(0).may("x-token association") && !scene(0).may("x-token build"));
}

/// D-33: with less than 2 money only what removes a token or brings money may be chosen.
#[test]
fn d_33_without_money_a_token_goes_or_money_comes() {
    let mut scene = table(2, |edit| {
        edit.tracks(0, 1, 0, 0, 1).slot(0, Sponsors, 1).put(261, Hand(ME)).slot(0, Sponsors, 4);
        on_card(edit, 0, Build).venom = true;
    });
    assert_eq!(scene.blockers("cards 5"), [Blocker::Venom { leaves: 1 }]);
    assert_eq!(scene.legal(), ["x-token build", "sponsors 4"], "Build itself costs 2");
    // Of the Sponsors action, the break brings money; card 261 does not.
    scene.play("sponsors 4");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).played.len()), (1 + 4 - 2, 0));
}

/// D-33: where nothing helps, any action may be taken and what is there is paid.
#[test]
fn d_33_where_nothing_helps_everything_is_allowed() {
    let mut scene = table(2, |edit| {
        edit.tracks(0, 1, 0, 0, 1).x_tokens(0, 5).slot(0, Sponsors, 1);
        on_card(edit, 0, Animals).venom = true;
        on_card(edit, 0, Sponsors).constriction = true;
    });
    assert!(!scene.may("animals 2"), "there is no animal to play, and no sixth X-token");
    assert!(scene.may("sponsors 1 +2x"), "{:?}", scene.legal());
    assert!(!scene.may("cards 5"), "the Sponsors break brings money with enough X-tokens");
    let mut scene2 = table(2, |edit| {
        edit.tracks(0, 0, 0, 0, 1).x_tokens(0, 5).slot(0, Sponsors, 1);
        on_card(edit, 0, Animals).venom = true;
    });
    scene2.play("sponsors 1 +5x");
    assert_eq!(scene2.zoo(0).money.0, 6 - 2);
    scene.play("sponsors 1 +2x");
    assert_eq!(scene.zoo(0).money.0, 0, "1 + 1 - 2");
}

/// one token on slot 5 for one track, slots 5 and 4 for both; a card that has one gets no second.
#[test]
fn r_5_4_constriction_lies_on_the_last_slots() {
    let mut scene = table(4, |edit| {
        edit.slot(0, Animals, 2).tracks(0, 40, 10, 2, 1).cover(0, Standard2, "a3 a4").put(483, Hand(ME));
        edit.university(0, University::TwoScience);
        edit.tracks(1, 25, 30, 2, 1).tracks(2, 25, 30, 3, 1).tracks(3, 25, 8, 3, 1);
        on_card(edit, 3, Sponsors).constriction = true;
    });
    scene.play("animals 2; first 483:appeal");
    assert_eq!(constricted(&scene, 1), [Sponsors]);
    assert_eq!(constricted(&scene, 2), [Cards, Sponsors]);
    assert_eq!(constricted(&scene, 3), [Sponsors], "ahead on conservation; its second token goes nowhere");
    assert_eq!(constricted(&scene, 0), []);
}

/// it lowers every repetition by 2 and goes after the use.
#[test]
fn r_5_4_constriction_lasts_for_the_whole_use() {
    let mut scene = table(2, |edit| {
        on_card(edit, 0, Build).constriction = true;
        on_card(edit, 0, Build).multipliers = 1;
    });
    scene.play("build 3; raise size1; place size1 a3 r0; repeat");
    assert_eq!(scene.blockers("raise size2"), [Blocker::Strength { needs: 2, has: 1 }]);
    assert_eq!(constricted(&scene, 0), [Build]);
    scene.play("raise size1; place size1 a4 r0");
    assert_eq!((scene.order(0)[0], constricted(&scene, 0)), (Build, vec![]));
}

/// tokens travel with a card that Boost moves, and stay on it.
#[test]
fn r_5_7_tokens_travel_with_the_card() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 2).cover(0, Standard2, "a3 a4").put(502, Hand(ME));
        let slot = on_card(edit, 0, Build);
        (slot.venom, slot.constriction, slot.multipliers) = (true, true, 1);
    });
    scene.play("animals 2; slot5 build");
    let slot = scene.zoo(0).slots[4];
    assert_eq!((slot.action, slot.venom, slot.constriction, slot.multipliers), (Build, true, true, 1));
    assert_eq!(scene.zoo(0).money.0, 25 - 13 - 2, "the Venom token was not removed");
}

#[test]
fn r_5_5_a_break_removes_all_tokens() {
    let mut scene = table(2, |edit| {
        for seat in 0..2 {
            for action in [Animals, Sponsors] {
                let slot = on_card(edit, seat, action);
                (slot.venom, slot.constriction, slot.multipliers) = (true, true, 1);
            }
        }
        edit.raw().break_steps = 1;
    });
    scene.play("cards 4; deck");
    for seat in 0..2 {
        let clean = |slot: &ActionSlot| !slot.venom && !slot.constriction && slot.multipliers == 0;
        assert!(scene.zoo(seat).slots.iter().all(clean));
    }
    assert_eq!(scene.zoo(1).money.0, 25 + 6, "income only: removed without effect");
}

/// more tokens than the box has.
#[test]
fn r_5_6_tokens_are_not_limited() {
    let mut scene = table(4, |edit| {
        edit.slot(0, Animals, 2).tracks(0, 40, 6, 0, 1).cover(0, Standard2, "a3 a4").put(470, Hand(ME));
        edit.put_all(&[428, 486], Zoo(ME));
        for seat in 1..4 {
            edit.tracks(seat, 25, 40, 0, 1);
            for slot in &mut edit.zoo(seat).slots[2..] {
                slot.venom = true;
            }
        }
    });
    scene.play("animals 2; first 470:ability:1");
    assert!((1..4).all(|seat| venom(&scene, seat).len() == 5), "15 of 8 tokens");
}

/// a borrowed card uses its Constriction and not its Multiplier, which stays on it.
#[test]
fn r_5_7_a_multiplier_on_a_borrowed_card_stays() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 2).cover(0, Standard1, "a3").partner(0, Icon::Europe).put(485, Hand(ME));
        edit.tracks(1, 25, 20, 0, 1);
        let slot = on_card(edit, 1, Build);
        (slot.constriction, slot.multipliers) = (true, 1);
    });
    scene.play("animals 2; first 485:appeal; borrow build 3");
    assert_eq!(scene.blockers("raise size2"), [Blocker::Strength { needs: 2, has: 1 }]);
    scene.play("raise size1; place size1 a4 r0");
    let slot = scene.zoo(1).slots[0];
    assert_eq!((slot.action, slot.constriction, slot.multipliers), (Build, false, 1));
    assert_eq!(scene.asked(), 1, "no repetition was offered");
    assert_eq!(scene.zoo(0).count(Standard1) + scene.zoo(1).count(Standard1), 2, "built in the own zoo");
}

/// P-19: an extra action that removes a Venom token cancels the payment, and a Multiplier works for it.
#[test]
fn p_19_an_extra_action_can_remove_the_venom() {
    let extra = |answer: &str| {
        let mut scene = table(2, |edit| {
            edit.slot(0, Animals, 2).cover(0, Standard2, "a3 a4").partner(0, Icon::Asia).put(409, Hand(ME));
            edit.zoo(0).workers = 3;
            let slot = on_card(edit, 0, Association);
            (slot.venom, slot.multipliers) = (true, 1);
        });
        scene.play(&format!("animals 2; {answer}"));
        scene
    };
    assert_eq!(extra("done").zoo(0).money.0, 25 - 13 - 2);
    let scene = extra("association 2; repeat; done");
    assert_eq!((scene.zoo(0).money.0, venom(&scene, 0)), (25 - 13, vec![]));
    assert_eq!((scene.zoo(0).at_tasks[0], scene.zoo(0).reputation, scene.asked()), (3, 5, 1), "done twice");
}

/// D-33: a repetition that could not leave 2 money is not offered either.
#[test]
fn d_33_a_repetition_leaves_2_money_too() {
    let money_after = |money| {
        let mut scene = table(2, |edit| {
            edit.tracks(0, money, 0, 0, 1);
            on_card(edit, 0, Build).multipliers = 1;
            on_card(edit, 0, Cards).venom = true;
        });
        scene.play("build 3; raise size1; place size1 a3 r0");
        (scene.zoo(0).money.0, scene.asked())
    };
    assert_eq!(money_after(6), (4, 0), "another 2 may be spent");
    assert_eq!(money_after(5), (3 - 2, 1), "3 - 2 = 1 would not be enough");
}

/// D-34, R-5.1: a repetition is a performance of its own and begins with the side of that moment.
#[test]
fn d_34_a_repetition_begins_with_the_new_side() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Build, 5).tracks(0, 40, 0, 0, 3);
        on_card(edit, 0, Build).multipliers = 1;
    });
    scene.play("build 5; raise size1; place size1 a5 r0; choose build");
    assert_eq!(scene.question(), Question::Repeat, "the rest of the running performance is lost");
    scene.play("repeat");
    assert!(scene.may("raise reptile-house"));
    scene.play("raise size1; place size1 a4 r0");
    assert!(scene.may("raise size2"), "several buildings now");
}
