//! the Cards action.

use crate::scene::{Scene, table};
use ark_nova::catalogue::Action::{Association, Cards};
use ark_nova::catalogue::{CardId, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::Hand;
use ark_nova::position::{Progress, Source};
use ark_nova::{Blocker, Event, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// Cards in a slot, on side I or II, and five cards in hand.
fn cards(slot: usize, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    table(2, |editor| {
        editor.slot(0, Cards, slot).put_all(&[401, 402, 403, 404, 405], Hand(ME));
        if upgraded {
            editor.upgrade(0, Cards);
        }
        edit(editor);
    })
}

#[test]
fn r_6_1_the_break_token_moves_2_steps_first_and_brings_no_money() {
    for choice in ["draw", "snap; card 224"] {
        let mut scene = cards(5, false, |_| {});
        scene.play(&format!("cards 5; {choice}"));
        assert_eq!(scene.position.break_steps, 7, "{choice}");
        assert_eq!(scene.zoo(0).money.0, 25);
        let told = |event: &Event| match event {
            Event::BreakToken { steps: 2, left: 7 } => Some("break"),
            Event::Drew { .. } | Event::Took { .. } => Some("card"),
            _ => None,
        };
        let order: Vec<&str> = scene.events.iter().filter_map(told).collect();
        assert_eq!(order[..2], ["break", "card"], "{choice}");
    }
    // The X-token for the break comes before the cards, too late for this action.
    let mut scene = cards(4, false, |edit| edit.raw().break_steps = 1);
    scene.play("cards 4");
    assert_eq!(scene.gains(0), [(Resource::XToken, 1, Source::BreakTrack)]);
    assert_eq!(scene.question(), Question::Step(Progress::Drawing { left: 1, begun: true }));
}

/// as many as the table says, then the listed discards from old and new cards.
#[test]
fn r_6_4_tables_of_both_sides() {
    let tables = [(false, [1, 1, 2, 2, 3], [1, 0, 1, 0, 1]), (true, [1, 2, 2, 3, 4], [0, 1, 0, 1, 1])];
    for (upgraded, draw, discard) in tables {
        for slot in 1..=5 {
            // With reputation 1 the display holds one card in range, and the table leaves room for more.
            let mut scene = cards(slot, upgraded, |_| {});
            scene.play(&format!("cards {slot}"));
            if scene.may("draw") {
                scene.play("draw");
            }
            while scene.may("deck") {
                scene.play("deck");
            }
            let hand = scene.hand(0).len();
            assert_eq!(hand, 5 + draw[slot - 1], "drawn at {slot}, side II {upgraded}");
            let discards = scene.asked() == 0;
            assert_eq!(discards, discard[slot - 1] == 1, "discard at {slot}, side II {upgraded}");
            if discards {
                assert_eq!(scene.legal().len(), hand, "any card of the hand");
                scene.play("card 401");
                assert_eq!((scene.hand(0).len(), scene.asked()), (hand - 1, 1));
            }
        }
    }
}

/// up to the number, but at least one; the discard is due all the same (U-4).
#[test]
fn r_6_2_fewer_cards_may_be_drawn() {
    let mut scene = cards(5, false, |_| {});
    scene.play("cards 5; draw");
    assert_eq!(scene.legal(), ["deck", "done"], "side I draws from the deck only; the first card is drawn");
    scene.play("done");
    assert_eq!(scene.question(), Question::Step(Progress::Discarding { left: 1 }));
    assert!(!scene.may("done"), "the discard is mandatory");
    assert_eq!(scene.legal().len(), 6);
}

#[test]
fn r_6_2_side_ii_draws_within_range_too() {
    let mut scene = cards(5, true, |edit| {
        edit.tracks(0, 25, 0, 0, 4).deck_top(&[410, 411]);
    });
    scene.play("cards 5; draw");
    assert_eq!(scene.legal(), ["deck", "card 202", "card 204", "card 205"], "reputation 4 reaches folder 3");
    scene.play("card 204; deck; card 202");
    assert_eq!(scene.options("card"), ["205"], "the display is not refilled meanwhile");
    assert_eq!(scene.position.market.display[..3], [None, None, Some(CardId(205))]);
    let mut scene = cards(5, true, |_| {});
    scene.play("cards 5; draw");
    assert_eq!(scene.options("card"), ["202"], "reputation 1 reaches folder 1");
}

#[test]
fn r_6_3_snapping_takes_one_card_of_any_folder() {
    for (upgraded, least) in [(false, 5), (true, 3)] {
        for slot in 1..=5 {
            let mut scene = cards(slot, upgraded, |_| {});
            scene.play(&format!("cards {slot}"));
            assert_eq!(scene.may("snap"), slot >= least, "strength {slot}, side II {upgraded}");
        }
    }
    let mut scene = cards(3, true, |_| {});
    scene.play("cards 3; snap");
    assert_eq!(scene.options("card"), ["202", "204", "205", "206", "221", "224"], "range does not matter");
    assert!(!scene.may("deck"));
    scene.play("card 221");
    assert_eq!((scene.asked(), scene.hand(0).len()), (1, 6), "nothing more is drawn or discarded");
    // X-tokens count for it.
    let mut scene = cards(4, false, |edit| {
        edit.x_tokens(0, 1);
    });
    scene.play("cards 4 +1x; snap; card 224");
    assert_eq!(scene.hand(0).last(), Some(&405));
    assert!(scene.hand(0).contains(&224));
}

///
#[test]
fn r_6_5_only_side_ii_opens_reputation_10() {
    let scene = |reputation, upgraded: bool| {
        let mut scene = table(2, |edit| {
            edit.slot(0, Association, 4).tracks(0, 25, 0, 0, reputation);
            if upgraded {
                edit.upgrade(0, Cards);
            }
        });
        scene.play("association 4");
        scene
    };
    assert_eq!(scene(9, false).blockers("task reputation"), [Blocker::NoEffect]);
    let mut closed = scene(8, false);
    closed.play("task reputation");
    assert_eq!(closed.zoo(0).reputation, 9);
    assert!(closed.events.contains(&Event::Wasted { seat: ME, what: Resource::Reputation, n: 1 }));
    let mut open = scene(9, true);
    open.play("task reputation; deck");
    assert_eq!((open.zoo(0).reputation, open.zoo(0).conservation), (11, 1));
}

/// The rulebook's example of side II: the Lion, two cards from the deck, the Caracal, one discard.
#[test]
fn example_taking_cards_with_side_ii() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Cards, 5).upgrade(0, Cards).tracks(0, 25, 0, 0, 7);
        edit.display([202, 402, 205, 404, 221, 224]).deck_top(&[410, 411, 412, 413]);
    });
    scene.play("cards 5; draw; card 402; deck; deck; card 404; card 411");
    assert_eq!(scene.hand(0), [402, 404, 410]);
    let display = [202, 205, 221, 224, 412, 413].map(|card| Some(CardId(card)));
    assert_eq!(scene.position.market.display, display, "cards move down in order, two new ones at the end");
    // Out of range the Lion can only be snapped, with strength 3 or 4 as well.
    let mut scene = table(2, |edit| {
        edit.slot(0, Cards, 3).upgrade(0, Cards).display([202, 204, 205, 402, 221, 224]);
    });
    scene.play("cards 3; snap; card 402");
    assert_eq!((scene.hand(0), scene.asked()), (vec![402], 1));
}
