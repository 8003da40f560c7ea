//! Pilfering: who is hit, what the victim decides, who sees it.

use crate::abilities_attacks::ability_first;
use crate::scene::{Scene, players};
use crate::stage::ready;
use ark_nova::Event;
use ark_nova::catalogue::CardId;
use ark_nova::editor::Place::{Hand, Zoo};
use tabletop::{Game, Seat, Viewer};

fn pilfering(card: u16, n: u8, edit: impl FnOnce(&mut ark_nova::editor::Editor<'static>)) -> Scene {
    ready(players(n), card, |editor| {
        editor.tracks(0, 50, 6, 0, 1).tracks(1, 20, 9, 0, 1).put_all(&[201, 202], Hand(Seat(1)));
        edit(editor);
    })
}

/// 463 Pilfering 1, R-14.5: the victim gives 5 money or lets a random card be drawn.
#[test]
fn a_463_pilfering_lets_the_victim_decide() {
    let stage = || {
        let mut scene = pilfering(463, 2, |_| {});
        ability_first(&mut scene, 463);
        assert_eq!((scene.asked(), scene.legal()), (1, vec!["give".to_string(), "money".to_string()]));
        scene
    };
    let mut scene = stage();
    let money = scene.zoo(0).money.0;
    scene.play("money");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(1).money.0), (money + 5, 15));
    assert_eq!((scene.zoo(0).appeal, scene.hand(1).len()), (11, 2));
    let mut scene = stage();
    scene.play("give");
    assert_eq!((scene.hand(0).len(), scene.hand(1).len(), scene.zoo(1).money.0), (1, 1, 20));
}

/// only the two see which card was drawn.
#[test]
fn a_463_pilfered_cards_are_a_secret_of_two() {
    let mut scene = pilfering(463, 3, |_| {});
    ability_first(&mut scene, 463);
    scene.play("give");
    let card = scene.hand(0)[0];
    let known = |viewer| {
        let view = scene.rules.view(&scene.position, viewer);
        (view.zoos[0].hand.known.iter().any(|known| known.0 == card), view.zoos[0].hand.zoo_cards)
    };
    assert_eq!(known(Viewer::Seat(Seat(0))), (true, 0));
    assert_eq!(known(Viewer::Seat(Seat(1))), (true, 0));
    assert_eq!(known(Viewer::Seat(Seat(2))), (false, 1));
    assert_eq!(known(Viewer::Spectator), (false, 1));
    for (viewer, named) in [(0, true), (1, true), (2, false)] {
        let seen = scene.events.iter().map(|event| event.seen_by(Viewer::Seat(Seat(viewer))));
        let told =
            seen.into_iter().any(|event| matches!(event, Event::Stolen { card: Some(c), .. } if c.0 == card));
        assert_eq!(told, named, "seat {viewer}");
    }
}

/// a card that a third seat knew in the hand is no longer certain to be there.
#[test]
fn a_463_a_third_player_does_not_know_which_card_went() {
    let mut scene = pilfering(463, 3, |edit| {
        edit.raw().known[2].insert(CardId(201));
    });
    ability_first(&mut scene, 463);
    scene.play("give");
    let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(2)));
    assert!(view.zoos[0].hand.known.is_empty() && view.zoos[1].hand.known.is_empty());
}

/// too little money and cards: a card; no cards: money; neither: what is there.
#[test]
fn a_463_pilfering_without_a_choice() {
    let result = |money: u16, cards: &[u16]| {
        let mut scene = pilfering(463, 2, |edit| {
            edit.empty_hand(1).put_all(cards, Hand(Seat(1))).tracks(1, money, 9, 0, 1);
        });
        let before = scene.zoo(0).money.0;
        ability_first(&mut scene, 463);
        let cost = 11 - 3;
        (scene.hand(0).len(), scene.zoo(0).money.0 + cost - before, scene.zoo(1).money.0)
    };
    assert_eq!(result(4, &[201]), (1, 0, 4));
    assert_eq!(result(9, &[]), (0, 5, 4));
    assert_eq!(result(3, &[]), (0, 3, 0));
    assert_eq!(result(0, &[]), (0, 0, 0));
}

/// 463, R-14.1, R-14.3: who is hit.
#[test]
fn a_463_pilfering_finds_the_leader_in_appeal() {
    let hit = |own: u8, other: u8, third: u8, immune: bool| -> Vec<u8> {
        let mut scene = pilfering(463, 3, |edit| {
            edit.tracks(0, 50, own, 0, 1).tracks(1, 20, other, 0, 1).tracks(2, 20, third, 0, 1);
            if immune {
                edit.put(225, Zoo(Seat(1)));
            }
        });
        ability_first(&mut scene, 463);
        if scene.may("seat 1") {
            return vec![1, 2];
        }
        let victims = scene.events.iter().filter_map(|event| match event {
            Event::Victim { victim, .. } => Some(victim.0),
            _ => None,
        });
        victims.collect()
    };
    assert_eq!(hit(6, 9, 8, false), [1]);
    assert_eq!(hit(10, 9, 8, false), [0; 0], "alone in the lead");
    assert_eq!(hit(9, 9, 8, false), [1], "a tie with the actor is a hit");
    assert_eq!(hit(6, 9, 9, false), [1, 2], "a choice");
    assert_eq!(hit(6, 9, 8, true), [2], "225 is overlooked");
    assert_eq!(hit(0, 4, 3, false), [0; 0], "5 appeal at least");
}

/// 458 Pilfering 2: the leader in appeal and, on its own, the leader in conservation; the same victim decides twice.
#[test]
fn a_458_pilfering_2_looks_at_both_tracks() {
    let stage = |tracks: [(u8, u8); 2]| {
        let mut scene = pilfering(458, 3, |edit| {
            for (seat, (appeal, conservation)) in (1..).zip(tracks) {
                edit.tracks(seat, 20, appeal, conservation, 1);
            }
            edit.put_all(&[203, 204], Hand(Seat(2)));
        });
        ability_first(&mut scene, 458);
        scene
    };
    let mut scene = stage([(9, 0), (8, 1)]);
    assert_eq!(scene.asked(), 1);
    scene.play("money");
    assert_eq!(scene.asked(), 2, "the second track");
    scene.play("give");
    assert_eq!((scene.hand(0).len(), scene.zoo(1).money.0, scene.zoo(2).money.0), (1, 15, 20));
    let mut scene = stage([(9, 1), (8, 0)]);
    scene.play("give");
    assert_eq!((scene.asked(), scene.hand(0).len()), (1, 1), "a new decision");
    scene.play("money");
    assert_eq!(scene.zoo(1).money.0, 15);
    let mut scene = stage([(9, 0), (8, 0)]);
    scene.play("money");
    assert_eq!(
        (scene.position.turns, scene.zoo(1).money.0, scene.zoo(2).money.0),
        (2, 15, 20),
        "1 conservation"
    );
    let mut scene = stage([(9, 1), (4, 3)]);
    scene.play("money");
    assert_eq!(scene.position.turns, 2, "R-14.7");
    assert_eq!(
        scene.zoo(1).money.0 + scene.zoo(2).money.0,
        35,
        "R-14.7: nobody in place of the protected leader"
    );
}

/// 463 with 236 of the victim: the active player orders the trigger of the other zoo.
#[test]
fn a_236_of_the_victim_comes_before_or_after_pilfering() {
    let stage = || {
        let mut scene = pilfering(463, 2, |edit| {
            edit.put(236, Zoo(Seat(1))).tracks(1, 3, 9, 0, 1);
        });
        scene.play_animal(463);
        assert_eq!(scene.legal(), ["first 463:appeal", "first 463:ability:1", "first 236:line:1"]);
        assert_eq!(scene.asked(), 0);
        scene
    };
    let mut scene = stage();
    scene.play("first 236:line:1");
    scene.play("first 463:ability:1");
    assert_eq!((scene.asked(), scene.may("money")), (1, true), "6 money: there is a choice");
    let mut scene = stage();
    scene.play("first 463:ability:1");
    assert_eq!((scene.hand(0).len(), scene.zoo(1).money.0), (1, 6), "3 money: a card, the money comes later");
}
