//! Rain and pets.

use crate::scene::{Scene, afloat, scene};
use ark::{Blocker, Card, Event, Kind, Question, Sealed};
use tabletop::{Game, Seat, SeatSet};

/// Rain 2 is drawn as the card for the hand.
fn second_rain() -> Scene {
    let setup = afloat()
        .row(&["pig", "lion", "yak"])
        .hand(0, &["dog", "elephant"])
        .hand(1, &["grain", "bronto", "fox"])
        .hand(2, &["cat", "mouse"])
        .pile(&["rain", "seal", "badger"]);
    let mut scene = scene(setup);
    scene.play(0, "take pig");
    scene
}

#[test]
fn a_5_2_rain_is_laid_aside_and_another_card_drawn() {
    let mut scene =
        scene(afloat().row(&["pig", "lion", "yak"]).pile(&["rain", "seal", "rain", "badger"]).rain(2));
    scene.play(0, "take pig");
    assert_eq!(scene.position.rain, 4);
    assert_eq!(scene.hand(0), ["pig", "seal"]);
    assert_eq!(scene.position.row[0], scene.card("badger"));
    assert_eq!(scene.position.seat, Seat(1));
}

#[test]
fn a_12_1_the_first_rain_has_no_effect() {
    let rules = crate::scene::rules(3);
    let mut position = rules.start(tabletop::Seed::from_number(3), &mut tabletop::Silent);
    let mut events: Vec<Event> = Vec::new();
    while position.rain == 0 {
        let (seat, take) = (position.seat, ark::Move::Take(position.row[0]));
        rules.apply(&mut position, seat, take, &mut events).expect("taking is always possible");
    }
    assert!(events.contains(&Event::Rain { number: 1 }));
    assert!(position.sealed.iter().all(|&sealed| sealed == Sealed::Open));
    assert_eq!(rules.question(&position, position.seat), Some(Question::Turn));
}

#[test]
fn a_12_2_the_second_rain_asks_for_pets_before_the_next_card() {
    let scene = second_rain();
    assert_eq!(scene.hand(0), ["dog", "pig", "elephant"], "the replacement is not drawn yet");
    assert_eq!(scene.answers(0), ["pet dog", "pet pig", "no-pet"]);
    assert_eq!(scene.answers(2), ["pet cat", "pet mouse", "no-pet"]);
    assert_eq!(scene.answers(1), Vec::<String>::new(), "no legal pet, nothing to ask");
    assert_eq!(scene.rules.asked(&scene.position), [Seat(0), Seat(2)].into_iter().collect::<SeatSet>());
}

#[test]
fn d_16_pets_are_sealed_until_all_are_chosen() {
    let mut scene = second_rain();
    let before = scene.events.len();
    scene.play(2, "pet cat");
    assert_eq!(scene.position.pets, [Card::NONE; 5]);
    assert_eq!(scene.events.len(), before, "nobody hears of it");
    scene.play(0, "no-pet");
    assert_eq!(scene.position.pets[..3], [Card::NONE, Card::NONE, scene.card("cat")]);
    assert_eq!(scene.hand(2), ["mouse"]);
    assert_eq!(scene.hand(0), ["dog", "pig", "elephant", "seal"], "drawing goes on");
    assert_eq!(scene.position.row[0], scene.card("badger"));
    assert_eq!(scene.position.seat, Seat(1));
    let told: Vec<Event> =
        scene.events.iter().copied().filter(|event| matches!(event, Event::NoPet { .. })).collect();
    assert_eq!(told, [Event::NoPet { seat: Seat(0) }, Event::NoPet { seat: Seat(1) }]);
}

#[test]
fn a_12_2_the_second_rain_may_come_for_the_row() {
    let setup = afloat().row(&["pig", "lion", "yak"]).hand(2, &["cat"]).pile(&["seal", "rain", "badger"]);
    let mut scene = scene(setup);
    scene.play(0, "take pig");
    assert_eq!(scene.position.row[0], Card::NONE);
    scene.play(2, "pet cat").play(0, "pet pig");
    assert_eq!(scene.position.row[0], scene.card("badger"));
    assert_eq!(scene.hand(0), ["seal"]);
}

#[test]
fn a_12_2_the_second_rain_may_come_after_a_new_cabin() {
    let setup =
        afloat().row(&["pig", "lion", "yak"]).hand(0, &["tiger"]).hand(1, &["cat"]).pile(&["rain", "badger"]);
    let mut scene = scene(setup);
    scene.play(0, "play tiger; in p3; take lion");
    // The lion can be the pet of the player who opened the cabin; it cannot be played as second card.
    assert_eq!(scene.rules.question(&scene.position, Seat(0)), Some(Question::Pet));
    scene.play(0, "pet lion").play(1, "no-pet");
    assert_eq!(scene.position.row[1], scene.card("badger"));
    assert_eq!(scene.position.seat, Seat(1));
}

#[test]
fn a_12_2_nobody_is_asked_when_nobody_has_a_pet() {
    let setup = afloat().row(&["elephant", "lion", "yak"]).pile(&["rain", "seal", "badger"]);
    let mut scene = scene(setup);
    scene.play(0, "take elephant");
    assert_eq!(scene.position.seat, Seat(1));
    assert_eq!(scene.position.rain, 2);
}

#[test]
fn a_12_3_what_can_be_a_pet() {
    let setup = afloat()
        .row(&["pig", "lion", "yak"])
        .hand(1, &["grain", "elephant", "fox", "bronto", "cat", "sheep", "tiger"])
        .pile(&["rain"]);
    let mut scene = scene(setup);
    scene.play(0, "take pig");
    assert_eq!(scene.answers(1), ["pet sheep", "pet cat", "pet tiger", "no-pet"]);
    let card = |id| scene.card(id);
    assert_eq!(scene.refused(1, "pet grain"), Blocker::PetProvisions { card: card("grain") });
    assert_eq!(scene.refused(1, "pet elephant"), Blocker::PetWeight { card: card("elephant"), weight: 3 });
    assert_eq!(scene.refused(1, "pet fox"), Blocker::PetSpecial { card: card("fox") });
    assert_eq!(scene.refused(1, "pet pig"), Blocker::NotInHand { card: card("pig") });
    let heel = scene.position.heel;
    scene.play(1, "pet tiger").play(0, "no-pet");
    assert_eq!((scene.position.heel, scene.on(1, Kind::Heavy)), (heel, (0, 0)), "nothing happens yet");
}

#[test]
fn a_12_4_the_fifth_rain_ends_the_turn_at_once() {
    // For the row: the player keeps both cards, the gap stays.
    let setup = afloat().row(&["pig", "lion", "yak"]).hand(1, &["cat"]).pile(&["seal", "rain"]).rain(4);
    let mut scene = scene(setup);
    scene.play(0, "take pig");
    assert_eq!(scene.hand(0), ["pig", "seal"]);
    assert_eq!(scene.position.row[0], Card::NONE);
    assert!(scene.position.is_endgame());
    assert_eq!(scene.position.seat, Seat(1), "the left neighbour begins (A-13.1)");
}

#[test]
fn several_rains_in_a_row_are_drawn_together() {
    let setup =
        afloat().row(&["pig", "lion", "yak"]).hand(1, &["cat"]).pile(&["rain", "rain", "rain", "rain"]);
    let mut scene = scene(setup);
    scene.play(0, "take pig");
    scene.play(1, "pet cat").play(0, "pet pig");
    assert_eq!(scene.position.rain, 5);
    assert!(scene.position.is_endgame());
}
