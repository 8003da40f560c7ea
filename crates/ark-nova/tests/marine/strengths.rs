//! Strengths: those that map 12 covers (D-57), and a card discarded for one more on map T1 (D-56).

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Building, CardId};
use ark_nova::editor::Editor;
use ark_nova::{Blocker, Event};
use tabletop::{Game, Seat, Viewer};

/// Seat 0 on a map.
fn on(map: &str, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    scene(|editor| {
        editor.map(0, map);
        edit(editor);
    })
}

fn strengths(scene: &Scene, seat: u8) -> [i8; 5] {
    [0, 1, 2, 3, 4].map(|slot| scene.look().strength(Seat(seat), slot, 0))
}

/// D-57, map 12: 1, 2, 4 and 5 are covered in this order, 3 never; a card in a covered slot uses the next open number,
/// 6 after 5.
#[test]
fn d_57_a_covered_slot_uses_the_next_open_number() {
    let expected = [[1, 2, 3, 4, 5], [2, 2, 3, 4, 5], [3, 3, 3, 4, 5], [3, 3, 3, 5, 5], [3, 3, 3, 6, 6]];
    for (covered, expected) in (0..).zip(expected) {
        let scene = on("12", |edit| {
            edit.concealed(0, covered);
        });
        assert_eq!(strengths(&scene, 0), expected, "{covered} covered");
        assert_eq!(strengths(&scene, 1), [1, 2, 3, 4, 5], "the other map has its own numbers");
        let shown: Vec<i8> = scene.rules.view(&scene.position, Viewer::Seat(Seat(0))).zoos[0]
            .slots
            .iter()
            .map(|slot| slot.strength)
            .collect();
        assert_eq!(shown, expected);
    }
}

/// D-57: the strength counts for what the action allows; X-tokens and Constriction change it as ever.
#[test]
fn d_57_the_strength_of_the_action_is_the_open_number() {
    let mut scene = on("12", |edit| {
        edit.concealed(0, 4).x_tokens(0, 1).constriction(0, Association, true);
    });
    assert_eq!(strengths(&scene, 0), [3, 3, 3, 4, 6], "6 less 2 in slot 4");
    scene.play("sponsors 5 +1x; ~break");
    let action = scene.events.iter().find_map(|event| match event {
        Event::Action { strength, .. } => Some(*strength),
        _ => None,
    });
    assert_eq!(action, Some(7));
    assert_eq!(scene.zoo(0).money.0, 20 + 7);
    // Animals in slot 1 can be used once 1 is covered: 0 animals at strength 1, 1 at strength 2.
    for (covered, playable) in [(0, false), (1, true)] {
        let scene = on("12", |edit| {
            edit.concealed(0, covered)
                .slots(0, [Animals, Cards, Build, Association, Sponsors])
                .put(439, HAND);
            somewhere(edit, Building::Standard2, 0, 0);
        });
        assert_eq!(scene.may("animals 1"), playable);
        assert_eq!(scene.blockers("animals 1").is_empty(), playable);
        if !playable {
            assert_eq!(scene.blockers("animals 1"), [Blocker::Strength { needs: 2, has: 1 }]);
        }
    }
}

/// D-57: only the strength changes; the slot a card goes to and the slots of Venom stay as they are.
#[test]
fn d_57_slots_stay_as_they_are() {
    let mut scene = on("12", |edit| {
        edit.concealed(0, 4);
    });
    assert!(scene.may("sponsors 5") && !scene.may("sponsors 6"), "a card is named by its slot");
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.order(0), [Sponsors, Cards, Animals, Build, Association]);
    // Venom 1 hits slot 1, whatever strength is shown there.
    let mut scene = scene_of(2, |edit| {
        edit.map(1, "12").concealed(1, 4).tracks(1, 20, 40, 0, 1).tracks(0, 50, 10, 0, 1).put(449, HAND);
        somewhere(edit, Building::Standard2, 0, 1);
    });
    go(&mut scene, "animals 2; animal 449");
    finish(&mut scene, &[]);
    let venomous: Vec<bool> = scene.zoo(1).slots.iter().map(|slot| slot.venom).collect();
    assert_eq!(venomous, [true, false, false, false, false]);
}

/// Map 12: the symbols lie on two cells, which are no placement bonuses (221, 264, 271), under the second university
/// and at the second worker that is hired.
#[test]
fn map_12_symbols_cover_strengths() {
    let mut scene = on("12", |edit| {
        edit.put(221, ME);
        build(edit, Building::Standard1, "a5");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "a6"));
    assert_eq!(scene.zoo(0).concealed, 1);
    let told = |scene: &Scene| -> Vec<u8> {
        let strength = |event: &Event| match event {
            Event::Concealed { seat: Seat(0), strength } => Some(*strength),
            _ => None,
        };
        scene.events.iter().filter_map(strength).collect()
    };
    assert_eq!(told(&scene), [1]);
    assert_eq!(scene.asked(), 1, "221 does not react");
    let map = scene.zoo(0).printed();
    assert!(map.bonuses.iter().all(|(cell, _)| !["a6", "i1"].contains(&cell.to_string().as_str())));
    let mut scene = on("12", |edit| {
        edit.slots(0, [Cards, Animals, Build, Sponsors, Association]);
        edit.university(0, University::TwoScience);
    });
    go(&mut scene, "association 5; task university; university hand-limit");
    finish(&mut scene, &["done"]);
    assert_eq!((told(&scene), scene.zoo(0).concealed), (vec![1], 1));
    let mut scene = on("12", |edit| {
        edit.workers(0, 2).tracks(0, 20, 10, 0, 7).slots(0, [Cards, Animals, Build, Sponsors, Association]);
    });
    go(&mut scene, "association 5; task reputation");
    finish(&mut scene, &["done"]);
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).concealed), (3, 1), "reputation 8 hires the third worker");
}

/// Map 12: with all four covered nothing more can be covered.
#[test]
fn map_12_has_four_symbols() {
    let mut scene = on("12", |edit| {
        edit.concealed(0, 4);
        build(edit, Building::Standard1, "a5");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "a6"));
    assert_eq!(scene.zoo(0).concealed, 4);
}

/// D-57: a borrowed card has the strength shown on its owner's map.
#[test]
fn d_57_a_borrowed_card_uses_its_owners_map() {
    let mut scene = hypnosis(|edit| {
        edit.map(1, "12").concealed(1, 2);
    });
    assert!(scene.may("borrow cards 1"), "{:?}", scene.legal());
    scene.play("borrow cards 1");
    assert_eq!(last_strength(&scene), 3);
    let mut scene = hypnosis(|edit| {
        edit.map(0, "12").concealed(0, 2);
    });
    scene.play("borrow cards 1");
    assert_eq!(last_strength(&scene), 1, "the own map does not matter");
}

/// Seat 0 has played the Common European Adder with Hypnosis 3 against seat 1 and chooses a card.
fn hypnosis(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = scene_of(2, |editor| {
        editor.tracks(0, 60, 10, 0, 1).tracks(1, 20, 60, 0, 1).put(485, HAND);
        editor.partner(0, ark_nova::catalogue::Icon::Europe);
        edit(editor);
        somewhere(editor, Building::Standard1, 0, 0);
    });
    scene.play("animals 2; ~animal 485");
    for _ in 0..8 {
        if scene.legal().iter().any(|text| text.starts_with("borrow")) {
            return scene;
        }
        let first = scene.first();
        scene.play(&first);
    }
    panic!("{:?}", scene.legal());
}

fn last_strength(scene: &Scene) -> u8 {
    let strength = |event: &Event| match event {
        Event::Action { strength, .. } => Some(*strength),
        _ => None,
    };
    scene.events.iter().rev().find_map(strength).expect("an action")
}

/// Seat 0 on map T1 with the top left space empty and these cards in hand.
fn tournament(hand: &[u16], edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    on("T1", |editor| {
        editor.left_edge(0, &[2, 3, 4, 5, 6, 7]).put_all(hand, HAND);
        edit(editor);
    })
}

/// D-56, map T1: 1 hand card is discarded for 1 more strength of the action chosen next, once a turn.
#[test]
fn d_56_a_card_for_strength_once_a_turn() {
    let mut scene = tournament(&[404, 405], |edit| {
        edit.x_tokens(0, 1);
    });
    assert_eq!(scene.options("strengthen"), ["404", "405"]);
    scene.play("strengthen 404");
    assert!(scene.position.market.discard.contains(CardId(404)));
    assert!(scene.options("strengthen").is_empty(), "once");
    assert_eq!(
        scene.blockers("strengthen 405").len(),
        2,
        "an action has to be chosen now, and once is enough"
    );
    assert!(scene.options("x-token").is_empty(), "an action is chosen, not the X-token action");
    assert_eq!(scene.blockers("x-token cards"), [Blocker::NotYet]);
    scene.play("sponsors 5 +1x; ~break");
    assert_eq!((last_strength(&scene), scene.zoo(0).money.0), (7, 27));
    assert_eq!(scene.position.this_turn.raised, 0);
    scene.play("x-token cards");
    assert_eq!(scene.options("strengthen"), ["405"], "again in the next turn");
}

/// D-56: it may be declined, needs the uncovered space, a card, and the own turn.
#[test]
fn d_56_when_it_is_not_possible() {
    let closed = on("T1", |edit| {
        edit.put(404, HAND);
    });
    assert!(closed.options("strengthen").is_empty(), "the top left token is still there");
    assert_eq!(closed.blockers("strengthen 404"), [Blocker::NotAsked]);
    let other = on("0", |edit| {
        edit.left_edge(0, &[2, 3]).put(404, HAND);
    });
    assert!(other.options("strengthen").is_empty(), "another map");
    let mut scene = tournament(&[404], |_| ());
    assert_eq!(scene.blockers("strengthen 405"), [Blocker::NotThere { card: CardId(405) }]);
    assert!(scene.refusal(1, "strengthen 404").is_some());
    scene.play("sponsors 5; ~break");
    assert_eq!((last_strength(&scene), scene.hand(0)), (5, vec![404]), "without it");
}

/// D-56: not inside an action, where no action card is chosen.
#[test]
fn d_56_only_where_an_action_card_is_chosen() {
    let mut scene = tournament(&[404, 405], |_| ());
    scene.play("build 3");
    assert!(scene.options("strengthen").is_empty());
    assert_eq!(scene.blockers("strengthen 404"), [Blocker::NotYet]);
}

/// D-56: an action that is too weak becomes possible, and the discarded card is not there any more to be played.
#[test]
fn d_56_what_becomes_possible_and_what_does_not() {
    let animals = |edit: &mut Editor<'static>| {
        edit.slots(0, [Animals, Cards, Build, Association, Sponsors]);
        somewhere(edit, Building::Standard2, 0, 0);
    };
    let mut scene = tournament(&[439, 404], animals);
    assert!(!scene.may("animals 1"), "no animal at strength 1");
    scene.play("strengthen 404");
    assert!(scene.may("animals 1"));
    scene.play("animals 1; ~animal 439");
    assert!(scene.zoo(0).played.contains(CardId(439)));
    let mut scene = tournament(&[439], animals);
    scene.play("strengthen 439");
    assert!(!scene.may("animals 1"), "the only animal is gone");
    assert!(scene.may("cards 2"));
    // Where every card is too weak and needs the card itself, it cannot be spared.
    let stuck = tournament(&[439], |edit| {
        edit.slots(0, [Animals, Association, Build, Cards, Sponsors]);
        for action in Action::ALL {
            edit.constriction(0, action, true);
        }
        edit.tracks(0, 0, 10, 0, 1);
    });
    assert!(stuck.may("strengthen 439"), "Cards and Sponsors are always possible");
}

/// D-56: for the repetition of a Multiplier too, but not for both.
#[test]
fn d_56_for_a_repetition() {
    let mut scene = tournament(&[404, 405], |edit| {
        edit.multipliers(0, Sponsors, 1);
    });
    scene.play("sponsors 5; ~break");
    assert!(scene.may("repeat") && scene.may("done"));
    scene.answers_alone = false;
    scene.play("strengthen 404");
    assert_eq!(scene.legal(), ["repeat"], "the repetition was chosen with it");
    scene.play("repeat; ~break");
    assert_eq!((last_strength(&scene), scene.zoo(0).money.0), (6, 20 + 5 + 6 + 12), "12 in the break");
}

/// D-56: once in a turn: after the first performance, no further card for its repetition or an extra action.
#[test]
fn d_56_not_again_for_a_repetition_or_an_extra_action() {
    let mut scene = tournament(&[404, 405], |edit| {
        edit.multipliers(0, Sponsors, 1);
    });
    scene.play("strengthen 404; sponsors 5; ~break");
    assert!(scene.may("repeat") && scene.options("strengthen").is_empty());
    assert!(!scene.blockers("strengthen 405").is_empty());
    let mut scene = tournament(&[404, 405, 407], |edit| {
        edit.slots(0, [Animals, Cards, Build, Sponsors, Association]);
        edit.action_number(0, Association, 4);
    });
    scene.play("strengthen 404; association 5; other-action");
    assert!(scene.may("sponsors 5") && scene.options("strengthen").is_empty(), "{:?}", scene.legal());
    scene.play("sponsors 5; ~break");
    assert_eq!(last_strength(&scene), 5);
}

/// D-56: a repetition that only the card makes possible is asked for: at strength 1 there is no animal.
#[test]
fn d_56_a_repetition_that_needs_it() {
    let edit = |edit: &mut Editor<'static>| {
        edit.slots(0, [Animals, Cards, Build, Sponsors, Association]).tracks(0, 60, 10, 0, 1);
        edit.multipliers(0, Animals, 1).x_tokens(0, 1);
        somewhere(edit, Building::Standard2, 0, 0);
        somewhere(edit, Building::Standard3, 0, 0);
    };
    let mut scene = tournament(&[439, 443, 223], edit);
    scene.play("animals 1 +1x; animal 439");
    finish_to(&mut scene, "strengthen 223");
    assert_eq!(scene.legal(), ["done", "strengthen 223"], "the second animal is needed");
    assert_eq!(scene.blockers("strengthen 443"), [Blocker::NotYet]);
    scene.play("strengthen 223; ~repeat; ~animal 443");
    assert!(scene.zoo(0).played.contains(CardId(443)));
    let mut declined = tournament(&[439, 443, 223], edit);
    declined.play("animals 1 +1x; animal 439");
    finish_to(&mut declined, "strengthen 223");
    declined.play("done");
    assert_eq!(declined.zoo(0).slots[0].multipliers, 1, "the token stays");
}

/// First answers until a move is possible.
fn finish_to(scene: &mut Scene, wanted: &str) {
    for _ in 0..6 {
        if scene.may(wanted) {
            return;
        }
        let first = scene.first();
        scene.play(&first);
    }
    panic!("{:?}", scene.legal());
}

/// D-56: for an extra action (Determination), and for a borrowed one.
#[test]
fn d_56_for_extra_and_borrowed_actions() {
    let mut scene = hypnosis(|edit| {
        edit.map(0, "T1").left_edge(0, &[2, 3, 4, 5, 6, 7]).put(404, HAND);
    });
    assert!(scene.may("strengthen 404") && scene.may("done"));
    scene.play("strengthen 404");
    assert!(!scene.may("done") && scene.may("borrow cards 1"));
    scene.play("borrow cards 1");
    assert_eq!(last_strength(&scene), 2);
}

/// D-56: what the discard makes possible is told, and nobody else may do it.
#[test]
fn d_56_is_told() {
    let mut scene = tournament(&[404], |_| ());
    scene.play("strengthen 404");
    let raised = scene.events.contains(&Event::Strengthened { seat: Seat(0), more: 1 });
    assert!(raised);
    let clock = scene.rules.view(&scene.position, Viewer::Spectator).clock;
    assert_eq!((clock.strengthened, clock.raised), (true, 1));
}
