//! Abilities that search the other piles: Resistance, Assertion, Dominance; who sees what of it.

use crate::abilities_cards::{ME, OTHER, is_told, seen_hand, view};
use crate::scene::{Scene, players, two};
use crate::stage::ready;
use ark_nova::catalogue::CardId;
use ark_nova::editor::Place::Hand;
use tabletop::{Game, Seat, Viewer};

/// 426 Resistance, R-11.6, D-41: two final scoring cards, one is kept, the other goes under the pile.
#[test]
fn a_426_resistance_keeps_one_of_two_final_scoring_cards() {
    let mut scene = ready(two(), 426, |_| {});
    let pile = scene.position.market.scoring;
    let (top, next) = (pile[pile.len() - 1], pile[pile.len() - 2]);
    scene.play_animal(426);
    assert_eq!(scene.legal().len(), 2);
    assert_eq!(view(&scene, ME).aside.known.len(), 2);
    assert_eq!(view(&scene, OTHER).aside.scoring_cards, 2);
    scene.play(&format!("card {next}"));
    assert_eq!(scene.zoo(0).scoring_cards().count(), 3);
    assert!(scene.zoo(0).scoring_cards().any(|card| card == next));
    assert_eq!(scene.position.market.scoring[0], top, "face down under the pile");
    assert_eq!(view(&scene, OTHER).zoos[0].scoring.scoring_cards, 3);
    assert!(!is_told(&scene, OTHER, top.0) && !is_told(&scene, OTHER, next.0) && is_told(&scene, ME, next.0));
}

/// 431, R-11.6: with three cards one is discarded at 10 conservation; played later, the card just stays.
#[test]
fn a_431_resistance_at_ten_conservation() {
    let mut scene = ready(two(), 431, |edit| {
        edit.zoo(0).conservation = 9;
    });
    scene.play_animal(431);
    assert!(scene.asks_order(), "1 conservation and Resistance: the order matters");
    scene.play("first 431:ability:1");
    let kept = scene.first();
    scene.play(&kept);
    scene.play("first 431:conservation");
    assert_eq!(scene.rules.asked(&scene.position).iter().count(), 2, "D-44: both discard, sealed");
    let answers: Vec<String> = scene.zoo(0).scoring_cards().map(|card| format!("card {card}")).collect();
    assert_eq!(answers.len(), 3);
    scene.play_as(0, &answers[0]);
    let other = scene.zoo(1).scoring_cards().next().expect("a card");
    scene.play_as(1, &format!("card {other}"));
    assert_eq!((scene.zoo(0).scoring_cards().count(), scene.zoo(1).scoring_cards().count()), (2, 1));
    let mut later = ready(two(), 426, |edit| {
        edit.raw().scoring_discarded = true;
    });
    later.play_animal(426);
    let first = later.first();
    later.play(&first);
    assert_eq!((later.zoo(0).scoring_cards().count(), later.asked()), (3, 1));
}

/// 427 Assertion: any unused base project, optional; the others do not see which.
#[test]
fn a_427_assertion_takes_an_unused_base_project() {
    let stage = || {
        let mut scene = ready(two(), 427, |edit| {
            edit.base_projects(&[101, 102, 103]);
        });
        scene.play_animal(427);
        scene
    };
    let mut scene = stage();
    let unused: Vec<u16> = scene.position.association.unused.iter().map(|card| card.0).collect();
    let offered: Vec<String> =
        unused.iter().map(|card| format!("card {card}")).chain(["done".into()]).collect();
    assert_eq!(scene.legal(), offered);
    scene.play("card 107");
    assert_eq!(scene.hand(0), [107]);
    assert_eq!(view(&scene, OTHER).zoos[0].hand.base_projects, 1);
    assert!(!is_told(&scene, OTHER, 107) && is_told(&scene, ME, 107));
    assert_eq!(view(&scene, OTHER).association.unused_base_projects, unused.len() - 1);
    let mut scene = stage();
    scene.play("done");
    assert_eq!(scene.hand(0), Vec::<u16>::new());
}

/// 432: another player holds a base project; who looks through the pile can tell which one is missing, and a world
/// dealt anew must keep that.
#[test]
fn a_432_assertion_looks_through_the_pile() {
    let mut scene = ready(players(3), 432, |edit| {
        edit.base_projects(&[101, 102, 103]).put(104, Hand(Seat(1)));
    });
    scene.play_animal(432);
    let legal = scene.legal();
    for seed in 0..5 {
        let mut world = scene.position;
        let mut chance = tabletop::Chance::new(tabletop::Seed::from_number(seed));
        scene.rules.resample(&mut world, Seat(0), &mut chance);
        let again = Scene::at(scene.rules, world);
        assert_eq!(again.legal(), legal);
    }
    scene.play("card 105");
    assert_eq!(view(&scene, Viewer::Seat(Seat(2))).zoos[0].hand.base_projects, 1);
    let known = |seat: usize| scene.position.known[seat].and(&scene.position.association.unused).len();
    assert_eq!((known(0), known(2)), (7, 0));
}

/// 432: who searched the pile before does not know which card another player takes from it later.
#[test]
fn a_432_assertion_keeps_the_taken_project_secret() {
    let mut scene = ready(two(), 432, |edit| {
        edit.base_projects(&[101, 102, 103]);
        let unused = edit.raw().association.unused;
        edit.raw().known[1] = edit.raw().known[1].or(&unused);
    });
    scene.play_animal(432);
    scene.play("card 105");
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![], 1));
    assert!(!scene.position.known[1].contains(CardId(106)), "any of them may be the one");
}

/// 451 Dominance: the base project of the primates, if it is unused; everybody knows which one that is.
#[test]
fn a_451_dominance_takes_the_project_of_the_primates() {
    let mut scene = ready(two(), 451, |edit| {
        edit.base_projects(&[101, 102, 103]);
    });
    scene.play_animal(451);
    finish_tracks(&mut scene);
    assert_eq!(scene.legal(), ["card 108", "done"]);
    scene.play("card 108");
    finish_tracks(&mut scene);
    assert_eq!(scene.hand(0), [108]);
    assert_eq!(seen_hand(&scene, 0, OTHER), (vec![108], 0));
    let mut scene = ready(two(), 451, |edit| {
        edit.base_projects(&[101, 102, 108]);
    });
    scene.play_animal(451);
    finish_tracks(&mut scene);
    assert_eq!((scene.hand(0), scene.asked()), (vec![], 1), "in play already: no effect");
}

/// The choice at 2 conservation, which 451 itself reaches.
fn finish_tracks(scene: &mut Scene) {
    for answer in ["first 451:conservation", "option 2", "first 451:appeal"] {
        if scene.asked() == 0 && scene.may(answer) {
            scene.play(answer);
        }
    }
}
