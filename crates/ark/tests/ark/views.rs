//! What a seat may know (D-21).

use crate::scene::{afloat, scene};
use ark::{Card, CardSet, CardView, Event, SealedView};
use tabletop::{Chance, Game, Seat, Seed, Viewer};

fn cards(views: &[CardView]) -> Vec<Card> {
    views.iter().map(|view| view.card).collect()
}

#[test]
fn a_hand_is_its_players_own_but_open_cards_are_remembered() {
    let mut scene = scene(afloat().hand(0, &["dog"]).row(&["pig", "lion", "yak"]));
    scene.play(0, "take pig");
    let own = scene.rules.view(&scene.position, Viewer::Seat(Seat(0)));
    let other = scene.rules.view(&scene.position, Viewer::Seat(Seat(1)));
    assert_eq!(own.seats[0].cards.as_ref().map(Vec::len), Some(3));
    assert_eq!((&other.seats[0].cards, other.seats[0].hand), (&None, 3));
    assert_eq!(cards(&other.seats[0].known), [scene.card("pig")]);
    let spectator = scene.rules.view(&scene.position, Viewer::Spectator);
    assert!(spectator.seats.iter().all(|seat| seat.cards.is_none()));
}

#[test]
fn a_played_card_is_no_longer_remembered_in_the_hand() {
    let mut scene = scene(afloat().hand(0, &["cat"]).row(&["pig", "lion", "yak"]));
    scene.play(0, "play cat; in p3; take pig; play pig; in s1");
    assert_eq!(scene.position.seen, CardSet::EMPTY);
}

#[test]
fn a_pet_is_hidden_and_an_open_card_may_be_it() {
    let setup = afloat().row(&["pig", "lion", "yak"]).hand(1, &["cat"]).pile(&["rain"]);
    let mut scene = scene(setup);
    scene.play(0, "take pig").play(0, "pet pig");
    let other = scene.rules.view(&scene.position, Viewer::Seat(Seat(2)));
    assert_eq!(other.sealed, Some(SealedView::Nothing), "seat 2 has no pet to lay");
    assert_eq!(scene.rules.view(&scene.position, Viewer::Spectator).sealed, None);
    scene.play(1, "no-pet");
    let other = scene.rules.view(&scene.position, Viewer::Seat(Seat(1)));
    assert!(other.seats[0].has_pet && other.seats[0].pet.is_none());
    assert_eq!(cards(&other.seats[0].known), [scene.card("pig")], "in the hand or the pet");
    let own = scene.rules.view(&scene.position, Viewer::Seat(Seat(0)));
    assert_eq!(own.seats[0].pet.as_ref().map(|pet| pet.card), Some(scene.card("pig")));
}

#[test]
fn everything_is_open_when_the_game_is_over() {
    let setup = afloat().hand(0, &["cat"]).hand(1, &["mammoth"]).pet(1, "tiger").endgame(&[1, 2]);
    let mut scene = scene(setup);
    scene.play(0, "pass");
    let view = scene.rules.view(&scene.position, Viewer::Spectator);
    assert!(view.is_over());
    assert_eq!(view.seats[1].pet.as_ref().map(|pet| pet.card), Some(scene.card("tiger")));
    assert_eq!(view.seats[0].cards.as_deref().map(cards), Some(vec![scene.card("cat")]));
}

#[test]
fn events_hide_what_is_drawn() {
    let drew = Event::Drew { seat: Seat(1), card: Some(ark::Card(5)) };
    assert_eq!(drew.seen_by(Viewer::Seat(Seat(1))), drew);
    assert_eq!(drew.seen_by(Viewer::Seat(Seat(0))), Event::Drew { seat: Seat(1), card: None });
    let pet = Event::PetLaid { seat: Seat(1), card: Some(ark::Card(5)) };
    assert_eq!(pet.seen_by(Viewer::Spectator), Event::PetLaid { seat: Seat(1), card: None });
}

#[test]
fn resampled_pets_are_legal_and_known_cards_stay() {
    let setup = afloat()
        .row(&["pig", "lion", "yak"])
        .hand(0, &["elephant", "bison"])
        .hand(1, &["mammoth", "cat", "walrus"])
        .pile(&["rain"]);
    let mut scene = scene(setup);
    scene.play(0, "take pig; pet pig").play(1, "pet cat");
    let mut pets = std::collections::BTreeSet::new();
    for number in 0..200 {
        let mut world = scene.position;
        scene.rules.resample(&mut world, Seat(2), &mut Chance::new(Seed::from_number(number)));
        scene.rules.validate(&world).expect("valid");
        pets.insert(world.pets[1]);
        let held = world.hands[0].or(CardSet::only(world.pets[0]));
        assert!(held.contains(scene.card("pig")), "everyone saw it");
        assert_eq!(world.hands.map(CardSet::len), scene.position.hands.map(CardSet::len));
    }
    assert!(pets.len() > 10);
}

#[test]
fn a_resampled_player_who_is_asked_for_a_second_card_has_one() {
    let mut scene = scene(afloat().hand(0, &["dog", "cat", "mammoth", "elephant", "bison"]));
    scene.play(0, "play dog; in p1");
    for number in 0..200 {
        let mut world = scene.position;
        scene.rules.resample(&mut world, Seat(1), &mut Chance::new(Seed::from_number(number)));
        let mut moves = Vec::new();
        scene.rules.legal(&world, Seat(0), &mut moves);
        assert!(moves.len() >= 2, "{moves:?}");
    }
}

#[test]
fn who_answered_for_pets_shows_only_to_himself() {
    let setup = afloat().row(&["pig", "lion", "yak"]).hand(1, &["cat"]).hand(2, &["mouse"]).pile(&["rain"]);
    let mut scene = scene(setup);
    scene.play(0, "take pig");
    let before = scene.rules.view(&scene.position, Viewer::Seat(Seat(2)));
    scene.play(1, "pet cat");
    assert_eq!(scene.rules.view(&scene.position, Viewer::Seat(Seat(2))), before);
}

#[test]
fn the_row_and_the_play_can_be_taken_back_until_something_is_shown() {
    let mut scene = scene(afloat().hand(0, &["tiger"]).row(&["pig", "lion", "yak"]));
    scene.play(0, "play tiger");
    let shown = scene.rules.irrevocable(&scene.position);
    scene.play(0, "in s3");
    assert_eq!(scene.rules.irrevocable(&scene.position), shown, "where it goes can be taken back");
    scene.play(0, "take pig");
    assert!(scene.rules.irrevocable(&scene.position) > shown);
}
