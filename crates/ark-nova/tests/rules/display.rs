//! the display, the deck, the discard pile.

use crate::scene::{ANY, Scene, WATER, alone, house, lay};
use ark_nova::catalogue::Action::{Animals, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, boards};
use ark_nova::editor::Place;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

fn display(scene: &Scene) -> Vec<u16> {
    scene.position.market.display.iter().map(|card| card.map_or(0, |card| card.0)).collect()
}

/// cards slide towards folder 1 in their order; the refill waits for the end of the turn.
#[test]
fn r_10_1_cards_slide_down_and_new_ones_enter_at_folder_6() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Cards, 5).upgrade(0, Cards).tracks(0, 25, 0, 0, 4);
        edit.deck_top(&[501, 502, 503, 504]);
    });
    scene.play("cards 5; draw; card 521; deck; deck; card 522");
    assert_eq!(display(&scene), [520, 0, 0, 523, 524, 525], "no refill within the turn");
    assert_eq!(scene.blockers("card 504"), [Blocker::NotThere { card: CardId(504) }]);
    scene.play("card 501");
    assert_eq!(display(&scene), [520, 523, 524, 525, 503, 504]);
    assert_eq!(scene.asked(), 1);
    let shown =
        [5, 6].map(|folder| scene.when(|e| matches!(e, Event::Displayed { folder: f, .. } if *f == folder)));
    assert!(shown.iter().all(|at| at.len() == 1));
}

/// the folders in range for every reputation.
#[test]
fn r_10_2_the_range_grows_with_the_reputation() {
    let last = [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6];
    for (reputation, range) in (1..).zip(last) {
        let mut scene = Scene::quiet(|edit| {
            edit.slot(0, Cards, 1).upgrade(0, Cards).tracks(0, 25, 0, 0, reputation);
        });
        scene.play("cards 1; ~draw");
        let cards = scene.legal().iter().filter(|text| text.starts_with("card ")).count();
        assert_eq!(cards, range, "reputation {reputation}");
        assert!(scene.may("deck"));
    }
}

/// a snap ignores the range.
#[test]
fn r_10_4_a_snap_ignores_the_range() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Cards, 5);
    });
    scene.play("cards 5; snap; card 525");
    assert!(scene.zoo(0).hand.contains(CardId(525)));
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Animals, 2).put(437, Place::Hand(Seat(0))).tracks(0, 30, 0, 0, 1);
        edit.display([520, 201, 521, 522, 523, 202]).put(439, Place::Zoo(Seat(0)));
        lay(edit, 0, Building::Standard4, ANY);
    });
    scene.play("animals 2; ~animal 437");
    assert_eq!(scene.zoo(0).hand.iter().map(|card| card.0).collect::<Vec<_>>(), [201, 202], "the magnet too");
}

/// a card of the reputation track obeys the range.
#[test]
fn r_10_4_a_card_in_range_obeys_it() {
    let mut scene = Scene::quiet(|edit| {
        edit.upgrade(0, Cards).tracks(0, 25, 0, 0, 9);
        edit.zoo(0).slots.swap(1, 4);
    });
    scene.play("association 5; task reputation");
    while !scene.may("deck") {
        let first = scene.first();
        scene.play(&first);
    }
    assert!(scene.may("card 524"), "reputation 11 reaches folder 5");
    assert!(!scene.may("card 525"));
}

/// Digging refills at once; Snapping 2 may refill between its two cards (P-23).
#[test]
fn r_10_3_digging_and_snapping_refill_earlier() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Animals, 2).put(445, Place::Hand(Seat(0)));
        edit.deck_top(&[501, 502, 503]);
        lay(edit, 0, Building::Standard1, ANY);
    });
    scene.play("animals 2; ~animal 445; dig 520");
    assert_eq!(display(&scene), [521, 522, 523, 524, 525, 501]);
    scene.play("dig 501");
    assert_eq!(display(&scene), [521, 522, 523, 524, 525, 502]);
    assert!(scene.position.market.discard.contains(CardId(501)));
    let snapping = |refill: bool| {
        let mut scene = Scene::quiet(|edit| {
            edit.slot(0, Animals, 2).tracks(0, 30, 0, 0, 1).partner(0, ark_nova::catalogue::Icon::Australia);
            edit.put(489, Place::Hand(Seat(0))).deck_top(&[501, 502, 503]);
            lay(edit, 0, Building::Standard5, WATER);
        });
        scene.play("animals 2; ~animal 489");
        scene.play("card 525");
        assert!(!scene.may("card 501"));
        if refill {
            scene.play("refill; card 501");
        } else {
            scene.play("card 520");
        }
        scene
    };
    assert!(snapping(true).zoo(0).hand.contains(CardId(501)));
    assert!(snapping(false).zoo(0).hand.contains(CardId(520)));
}

/// from the display the number of the folder is paid besides; only side II reaches there, and in range.
#[test]
fn r_10_5_the_folder_number_is_added_to_the_cost() {
    let sponsors = |upgraded: bool, money: u16| {
        let mut scene = Scene::quiet(|edit| {
            edit.display([520, 220, 223, 522, 523, 524]).tracks(0, money, 0, 0, 3);
            edit.slot(0, Sponsors, 5).put(209, Place::Hand(Seat(0)));
            if upgraded {
                edit.upgrade(0, Sponsors);
            }
        });
        scene.play("sponsors 5");
        scene
    };
    assert_eq!(sponsors(false, 25).blockers("sponsor 220"), [Blocker::OnlyFromHand]);
    assert_eq!(sponsors(true, 1).blockers("sponsor 220"), [Blocker::Money { cost: 2, has: 1 }]);
    assert_eq!(sponsors(true, 25).blockers("sponsor 223"), [Blocker::Range { folder: 3, range: 2 }]);
    let mut scene = sponsors(true, 2);
    scene.play("sponsor 220");
    assert_eq!(scene.zoo(0).money.0, 3, "2 for the folder, 3 from the card");
}

/// an empty deck is made anew from the discard pile; base projects stay out of it (P-36).
#[test]
fn r_10_6_the_discard_pile_is_shuffled_when_the_deck_is_empty() {
    let few = |deck: usize| {
        let mut scene = Scene::quiet(|edit| {
            edit.slot(0, Cards, 5).put(108, Place::Discard);
            let raw = edit.raw();
            while raw.market.deck.len() > deck {
                let card = raw.market.deck.remove(0);
                raw.market.discard.insert(card);
            }
        });
        let left: Vec<CardId> = scene.position.market.deck.iter().copied().collect();
        scene.play("cards 5; draw; deck; deck");
        (scene, left)
    };
    let (scene, left) = few(1);
    assert!(scene.zoo(0).hand.contains(left[0]), "what is left is drawn first");
    assert_eq!(scene.when(|event| matches!(event, Event::Reshuffled { .. })).len(), 1);
    assert_eq!(scene.position.market.discard.iter().collect::<Vec<_>>(), [CardId(108)]);
    let (scene, _) = few(20);
    assert!(scene.when(|event| matches!(event, Event::Reshuffled { .. })).is_empty());
}

/// with nothing left at all, what is there is drawn.
#[test]
fn r_10_6_without_any_card_the_draw_ends() {
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.slot(0, Cards, 5);
        let raw = edit.raw();
        while let Some(card) = raw.market.deck.pop() {
            raw.zoos[0].hand.insert(card);
            raw.known[0].insert(card);
        }
        let discard: Vec<CardId> = raw.market.discard.iter().collect();
        for card in discard {
            raw.market.discard.remove(card);
            raw.zoos[0].hand.insert(card);
            raw.known[0].insert(card);
        }
    });
    scene.position.association.unused.remove(CardId(108));
    scene.position.market.discard.insert(CardId(108));
    let hand = scene.zoo(0).hand.len();
    scene.play("cards 5");
    while scene.may("draw") || scene.may("done") {
        scene.play(if scene.may("draw") { "draw" } else { "done" });
    }
    assert_eq!(scene.position.market.discard.len(), 1, "P-36: a base project is not shuffled into the deck");
    assert_eq!(scene.zoo(0).hand.len(), hand, "nothing drawn, the discard is still asked for");
    assert!(scene.legal().iter().all(|text| text.starts_with("card ")));
}

/// D-15: what a search reveals before the card goes to the discard pile.
#[test]
fn r_10_7_a_search_discards_what_it_does_not_want() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Sponsors, 5).x_tokens(0, 1).tracks(0, 25, 0, 0, 6);
        edit.put(227, Place::Hand(Seat(0))).deck_top(&[401, 210, 428, 410, 402]);
    });
    scene.play("sponsors 5 +1x; sponsor 227; focus small");
    assert!(scene.zoo(0).hand.contains(CardId(410)));
    for card in [401, 210, 428] {
        assert!(scene.position.market.discard.contains(CardId(card)), "{card}");
    }
    assert_eq!(scene.position.market.deck.last(), Some(&CardId(402)));
    assert_eq!(scene.when(|event| matches!(event, Event::Revealed { .. })).len(), 4);
}

/// an extra action belongs to the same turn, the display waits for it.
#[test]
fn r_10_3_the_refill_comes_after_the_extra_action() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Animals, 2).upgrade(0, Animals).tracks(0, 60, 0, 0, 1);
        edit.display([515, 521, 522, 523, 524, 525]);
        lay(edit, 0, Building::Standard4, |_, water| water > 1);
        house(edit, 0, Building::Standard1, ANY);
    });
    scene.play("animals 2; ~animal 515");
    while !scene.may("build 3") {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(display(&scene), [0, 521, 522, 523, 524, 525]);
    scene.play("build 3; raise kiosk");
    let at = scene.first();
    scene.play(&at);
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(display(&scene)[..5], [521, 522, 523, 524, 525]);
    assert_ne!(display(&scene)[5], 0);
}

/// D-42: everybody sees what enters the discard pile, and its contents are public.
#[test]
fn d_42_the_discard_pile_is_public() {
    use tabletop::{Game, Viewer};
    let scene = Scene::quiet(|edit| {
        edit.put(410, Place::Discard);
    });
    let views = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator]
        .map(|viewer| serde_json::to_value(scene.rules.view(&scene.position, viewer)).expect("a view"));
    for view in &views {
        assert!(view.to_string().contains("410"), "{view}");
    }
    assert_eq!(boards::FOLDERS, 6);
}
