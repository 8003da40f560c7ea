//! the hand limit, and what is hidden.

use crate::scene::{Scene, table};
use ark_nova::Event;
use ark_nova::catalogue::Action::{Animals, Cards};
use ark_nova::catalogue::Building::{Standard1, Standard2};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{CardId, Icon};
use ark_nova::editor::Place::{Discard, Hand};
use ark_nova::knowing::view::{UnderView, View};
use tabletop::{Game, Seat, Viewer};

const ME: Seat = Seat(0);

fn view(scene: &Scene, seat: u8) -> View {
    scene.rules.view(&scene.position, Viewer::Seat(Seat(seat)))
}

#[test]
fn r_4_1_the_hand_is_limited_only_in_a_break() {
    let hand = [401, 402, 404, 405, 406, 407, 408];
    let mut scene = table(2, |edit| {
        edit.put_all(&hand, Hand(ME)).put_all(&[410, 411, 412, 413, 414, 415], Hand(Seat(1)));
        edit.slot(0, Cards, 2).university(1, University::HandLimit);
        edit.raw().break_steps = 3;
    });
    scene.play("cards 2");
    assert_eq!(scene.hand(0).len(), 8, "no limit at the end of a turn");
    scene.play("cards 4; deck");
    assert_eq!(scene.hand(1).len(), 8);
    // The break: seat 0 keeps 3 cards, seat 1 with the university 5.
    assert_eq!(scene.question(), ark_nova::Question::HandLimit { left: 5 });
    while !scene.position.open.is_empty() {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!((scene.hand(0).len(), scene.hand(1).len()), (3, 5));
}

#[test]
fn r_4_2_hands_and_final_scoring_cards_are_hidden_everything_else_is_open() {
    let scene = table(2, |edit| {
        edit.put_all(&[401, 402, 404], Hand(Seat(1))).tracks(1, 17, 3, 2, 4).x_tokens(1, 2);
        edit.put(417, ark_nova::editor::Place::Zoo(Seat(1)));
    });
    let seen = &view(&scene, 0).zoos[1];
    assert!(seen.hand.known.is_empty() && seen.scoring.known.is_empty());
    assert_eq!((seen.hand.zoo_cards, seen.scoring.scoring_cards), (3, 2), "their number is open");
    assert_eq!(
        (seen.money, seen.appeal, seen.conservation, seen.reputation, seen.x_tokens),
        (17, 3, 2, 4, 2)
    );
    assert!(seen.animals.contains(&CardId(417)));
    let own = &view(&scene, 1).zoos[1];
    assert_eq!(own.hand.known, [401, 402, 404].map(CardId));
    assert_eq!((own.scoring.known.len(), own.scoring.scoring_cards), (2, 0));
    let spectator = scene.rules.view(&scene.position, Viewer::Spectator);
    assert!(spectator.zoos.iter().all(|zoo| zoo.hand.known.is_empty() && zoo.scoring.known.is_empty()));
}

/// a card of the deck is secret, one of the display was seen by all, and so was a revealed one.
#[test]
fn r_4_3_drawn_cards_are_secret_and_taken_ones_are_not() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Cards, 5).upgrade(0, Cards).deck_top(&[455]);
    });
    scene.play("cards 5; draw; deck; card 202; done");
    assert_eq!(view(&scene, 1).zoos[0].hand.known, [CardId(202)]);
    assert_eq!(view(&scene, 1).zoos[0].hand.zoo_cards, 1);
    let drew = scene.events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("a card drawn");
    assert_eq!(drew.seen_by(Viewer::Seat(Seat(1))), Event::Drew { seat: ME, card: None });
    assert_eq!(drew.seen_by(Viewer::Seat(ME)), Event::Drew { seat: ME, card: Some(CardId(455)) });
    // A discarded card is shown.
    scene.play("card 455");
    assert!(view(&scene, 1).discard.contains(&CardId(455)));
}

#[test]
fn r_4_3_revealed_cards_are_seen_by_all() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 2).cover(0, Standard2, "a3 a4").put(404, Hand(ME)).deck_top(&[417, 220]);
    });
    scene.play("animals 2");
    assert_eq!(view(&scene, 1).zoos[0].hand.known, [CardId(417)], "Hunter revealed the animal that is kept");
    assert!(view(&scene, 1).discard.contains(&CardId(220)));
}

#[test]
fn r_4_3_pouched_cards_lie_face_down() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 2).cover(0, Standard2, "a3 a4").put(450, Hand(ME)).put(417, Hand(ME));
    });
    scene.play("animals 2; card 417");
    assert_eq!(view(&scene, 1).under, [UnderView { animal: CardId(450), card: None }]);
    assert_eq!(view(&scene, 0).under, [UnderView { animal: CardId(450), card: Some(CardId(417)) }]);
    assert_eq!(scene.zoo(0).appeal, 4 + 2);
}

/// D-42: what enters the discard pile is shown, its order is nobody's knowledge.
#[test]
fn r_2_12_the_discard_pile_is_a_set_of_shown_cards() {
    let scene = table(2, |edit| {
        edit.put_all(&[417, 401], Discard);
    });
    let other = table(2, |edit| {
        edit.put_all(&[401, 417], Discard);
    });
    assert_eq!(view(&scene, 0).discard, view(&other, 0).discard);
    assert_eq!(view(&scene, 0).discard, scene.rules.view(&scene.position, Viewer::Spectator).discard);
}

/// a card that was pilfered is known to both, to nobody else.
#[test]
fn r_4_2_a_stolen_card_is_seen_by_the_two_only() {
    let mut scene = table(3, |edit| {
        edit.slot(0, Animals, 2).cover(0, Standard2, "a3 a4").partner(0, Icon::Africa).put(456, Hand(ME));
        edit.tracks(1, 0, 20, 0, 1).put(417, Hand(Seat(1))).build(0, Standard1, "e1", 0);
    });
    scene.play("animals 2; first 456:ability:1");
    assert_eq!(scene.hand(0), [417]);
    let known = |seat| view(&scene, seat).zoos[0].hand.known.clone();
    assert_eq!((known(0), known(1), known(2)), (vec![CardId(417)], vec![CardId(417)], vec![]));
}
