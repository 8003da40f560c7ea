//! A lone answer is asked for where it costs a disc or drives an animal out.

use crate::scene::{Scene, scene, table};
use tabletop::Seat;

/// The cabins are full or hostile: the sheep can only go to port, and not to the provisions.
fn crowded() -> Scene {
    scene(table().cabin("p1", &["grain"]).cabin("s1", &["horse", "pig"]).hand(0, &["sheep"]))
}

#[test]
fn a_8_2_the_only_cabin_is_asked_for_if_it_must_be_opened() {
    let mut scene = crowded();
    assert_eq!(scene.cabins("sheep"), ["p2"]);
    scene.play(0, "play sheep");
    assert_eq!(
        (scene.answers(0), scene.position.discs[0]),
        (vec!["in p2".to_owned()], 4),
        "nothing is paid yet"
    );
    scene.play(0, "in p2");
    assert_eq!(scene.position.discs[0], 3);
}

#[test]
fn a_13_3_the_only_cabin_is_asked_for_in_the_endgame() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["horse", "goat"]).hand(0, &["dog"]);
    let mut scene = scene(setup.endgame(&[1, 2]).discs(0, 1));
    scene.play(0, "play dog");
    assert_eq!(
        (scene.answers(0), scene.position.discs[0]),
        (vec!["in p1".to_owned()], 1),
        "nothing is paid yet"
    );
}

#[test]
fn a_6_4_the_only_cabin_that_costs_nothing_is_taken_at_once() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["horse", "goat"]).hand(0, &["dog"]);
    let mut scene = scene(setup.discs(0, 0));
    scene.play(0, "play dog");
    assert_eq!(scene.position.seat, Seat(1), "to choose the card was the decision");
}

#[test]
fn a_11_1_the_only_drive_out_is_asked_for() {
    let full = table().cabin("p1", &["cow", "goat", "sheep"]).cabin("s1", &["grain", "grain", "grain"]);
    let mut scene = scene(full.hand(0, &["mosquito"]).discs(0, 0));
    scene.play(0, "play mosquito");
    assert_eq!(scene.answers(0), ["in p1"], "somebody has to leave there");
    scene.play(0, "in p1");
    assert_eq!(scene.answers(0), ["drive cow"]);
    assert!(scene.position.ark.cards().contains(scene.card("cow")));
    scene.play(0, "drive cow");
    assert!(scene.position.gone.contains(scene.card("cow")));
}
