//! the turn.

use crate::scene::{Scene, two};
use ark_nova::Blocker;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};

const ORDER: [Action; 5] = [Animals, Association, Build, Cards, Sponsors];

#[test]
fn r_3_5_the_used_card_goes_to_slot_1_and_the_others_move_right() {
    let mut scene = Scene::new(two(), |edit| {
        edit.slots(0, [Cards, Animals, Association, Build, Sponsors]);
    });
    scene.play("build 4; raise size2; place size2 a3 r0");
    let order = scene.zoo(0).slots.map(|slot| slot.action);
    assert_eq!(order, [Build, Cards, Animals, Association, Sponsors]);
    assert_eq!(scene.asked(), 1);
}

#[test]
fn r_3_3_x_tokens_add_to_the_strength_before_the_action() {
    let mut scene = Scene::new(two(), |edit| {
        edit.slots(0, ORDER).x_tokens(0, 2);
    });
    assert_eq!(scene.blockers("build 3 +3x"), [Blocker::XTokens { needs: 3, has: 2 }]);
    scene.play("build 3 +2x");
    assert!(scene.may("raise size5"));
    assert_eq!(scene.zoo(0).x_tokens, 0);
}

#[test]
fn r_3_7_the_x_token_action_gives_one_token_and_not_a_sixth() {
    let mut scene = Scene::new(two(), |edit| {
        edit.slots(0, ORDER).x_tokens(1, 5);
    });
    scene.play("x-token sponsors");
    assert_eq!(scene.zoo(0).x_tokens, 1);
    assert_eq!(scene.zoo(0).slots[0].action, Sponsors);
    assert!(!scene.may("x-token build"), "R-3.10: five is the most");
}
