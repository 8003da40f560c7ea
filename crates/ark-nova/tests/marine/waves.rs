//! M-3.2: waves in every refill of the display.

use crate::scene::{Scene, WATER, lay, rules};
use crate::sea::{marine, on_maps, options};
use ark_nova::catalogue::Action::{Animals, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::{Editor, Place};
use ark_nova::{Event, Options};
use tabletop::{Game, Seat, Seed};

/// The cards of the folders; 0 for a gap.
pub fn display(scene: &Scene) -> Vec<u16> {
    scene.position.market.display.iter().map(|card| card.map_or(0, |card| card.0)).collect()
}

/// How many cards each wave took.
fn waves(scene: &Scene) -> Vec<u8> {
    let wave = |event: &Event| match event {
        Event::Wave { cards } => Some(*cards),
        _ => None,
    };
    scene.events.iter().filter_map(wave).collect()
}

/// Empties the first folders.
fn gaps(edit: &mut Editor<'static>, n: usize) {
    for card in [520, 521, 522, 523, 524, 525].into_iter().take(n) {
        edit.put(card, Place::DeckBottom);
    }
}

fn scene(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), edit)
}

/// M-3.2: a wave takes the lowest card, whatever it is, and the display is filled again.
#[test]
fn m_3_2_a_wave_takes_the_lowest_card() {
    let mut scene = scene(|edit| {
        gaps(edit, 1);
        edit.deck_top(&[529, 401, 402]);
    });
    scene.play("x-token cards");
    assert_eq!(display(&scene), [522, 523, 524, 525, 529, 401]);
    assert_eq!(waves(&scene), [1]);
    assert!(scene.position.market.discard.contains(CardId(521)));
    assert_eq!(scene.position.market.deck.last(), Some(&CardId(402)), "no card more than needed");
}

/// M-3.2: all gaps are filled first, and as many cards as there are waves go together; the new cards count again.
#[test]
fn m_3_2_waves_are_counted_when_all_gaps_are_filled() {
    let mut scene = scene(|edit| {
        gaps(edit, 2);
        edit.deck_top(&[529, 530, 531, 401, 402, 403]);
    });
    scene.play("x-token cards");
    assert_eq!(waves(&scene), [2, 1], "529 and 530 together, then 531");
    assert_eq!(display(&scene), [525, 529, 530, 531, 401, 402]);
    let discard = scene.position.market.discard;
    assert!([522, 523, 524].iter().all(|&card| discard.contains(CardId(card))));
}

/// M-3.2: many waves take new cards too, the lowest ones.
#[test]
fn m_3_2_waves_can_take_new_cards() {
    let mut scene = scene(|edit| {
        gaps(edit, 5);
        edit.deck_top(&[529, 530, 401, 402, 403, 404, 405]);
    });
    scene.play("x-token cards");
    assert_eq!(display(&scene), [530, 401, 402, 403, 404, 405]);
    let gone = scene.position.market.discard;
    assert!(gone.contains(CardId(525)) && gone.contains(CardId(529)) && !gone.contains(CardId(530)));
}

/// M-3.2: sponsors show waves too (266, 270, 277, 279); nothing happens when such a card is played or lies there.
#[test]
fn m_3_2_sponsors_show_waves() {
    for card in [266, 270, 277, 279] {
        let mut scene = scene(|edit| {
            gaps(edit, 1);
            edit.deck_top(&[card, 401]);
        });
        scene.play("x-token cards");
        assert_eq!(display(&scene), [522, 523, 524, 525, card, 401]);
        scene.play("x-token cards");
        assert_eq!(waves(&scene), [1], "a card that lies there makes no wave");
    }
}

/// M-1.3: the display of the set-up is laid out whatever it shows.
#[test]
fn m_1_3_no_waves_in_the_set_up() {
    let rules = marine(2);
    let mut shown = 0;
    for seed in 1..=12 {
        let mut events = Vec::new();
        let mut position = rules.start(Seed::from_number(seed), &mut events);
        let top: Vec<CardId> = position.market.deck.iter().rev().take(6).copied().collect();
        let mut moves = Vec::new();
        while position.turns == 0 {
            let seat = rules.asked(&position).first().expect("the set-up asks");
            rules.distinct(&position, seat, &mut moves);
            rules.apply(&mut position, seat, moves[0], &mut events).expect("a listed answer");
        }
        assert!(position.market.display.iter().flatten().eq(&top), "seed {seed}");
        assert!(!events.iter().any(|event| matches!(event, Event::Wave { .. })));
        shown += position.market.displayed(6).filter(|&card| rules.shows_wave(card)).count();
    }
    assert!(shown > 0, "some of the cards show waves");
}

/// M-3.2, R-12.2: in the break the refill after the two lowest folders has waves.
#[test]
fn m_3_2_waves_in_the_break() {
    let mut scene = scene(|edit| {
        edit.break_steps(1).slot(0, Sponsors, 5).deck_top(&[529, 401, 402]);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(display(&scene), [523, 524, 525, 529, 401, 402]);
    assert_eq!(waves(&scene), [1]);
    assert_eq!(scene.asked(), 1);
}

/// M-3.2, R-12.4: the refill after each player's income has waves as well.
#[test]
fn m_3_2_waves_after_each_income() {
    let mut scene = scene(|edit| {
        edit.break_steps(1).slot(0, Sponsors, 5).left_edge(0, &[2, 3, 4, 5, 6, 7]);
        edit.deck_top(&[401, 402, 529, 403, 404]);
    });
    scene.play("sponsors 5; ~break");
    while !scene.may("card 522") {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(display(&scene), [522, 523, 524, 525, 401, 402], "snapping in the income of seat 0");
    scene.play("card 525");
    assert_eq!(display(&scene), [523, 524, 401, 402, 529, 403]);
    assert_eq!(waves(&scene), [1]);
}

/// M-3.2: Digging refills at once, with waves, before its next exchange.
#[test]
fn m_3_2_waves_while_digging() {
    let mut scene = scene(|edit| {
        edit.action_number(0, Cards, 2).upgrade(0, Cards).deck_top(&[529, 401, 402, 403]);
    });
    scene.play("cards 4; dig 524");
    assert_eq!(display(&scene), [521, 522, 523, 525, 529, 401]);
    scene.play("dig 529");
    assert_eq!(display(&scene), [521, 522, 523, 525, 401, 402]);
    assert_eq!(waves(&scene), [1]);
}

/// M-3.2: a refill between two snaps has waves.
#[test]
fn m_3_2_waves_between_snaps() {
    let mut scene = scene(|edit| {
        edit.slot(0, Animals, 2).put(489, Place::Hand(Seat(0))).partner(0, Icon::Australia);
        edit.tracks(0, 60, 0, 0, 1).deck_top(&[529, 401, 402]);
        lay(edit, 0, Building::ReptileHouse, WATER);
    });
    scene.play("animals 2; ~animal 489");
    scene.play("card 523");
    assert_eq!(display(&scene), [520, 521, 522, 0, 524, 525]);
    scene.play("refill");
    assert_eq!(display(&scene), [521, 522, 524, 525, 529, 401]);
    assert!(!scene.may("refill"));
}

/// M-3.2, R-10.6: with an empty deck the discard pile comes again; within one refill no card makes a second wave, so
/// that it ends even where every card shows one.
#[test]
fn m_3_2_a_refill_of_nothing_but_waves_ends() {
    let mut scene = scene(|edit| {
        edit.display([530, 531, 532, 533, 534, 535]);
        let market = edit.raw().market;
        for card in market.deck.iter().copied().chain(market.discard.iter()) {
            edit.put(card.0, Place::Hand(Seat(1)));
        }
        edit.put(530, Place::Discard).put(529, Place::Discard);
    });
    scene.play("x-token cards");
    assert_eq!(scene.position.market.displayed(6).count(), 6);
    let market = &scene.position.market;
    assert_eq!(market.deck.len() + market.discard.len(), 1, "seven cards all in all");
    assert!(waves(&scene).iter().sum::<u8>() <= 7);
}

/// Map 14, `wave`: at once the card of the lowest folder that holds one is discarded and the display refilled.
#[test]
fn a_wave_of_the_map_takes_the_lowest_card() {
    let mut scene = Scene::at_rest(on_maps(&["14", "0"]), |edit| {
        edit.cover(0, Building::Standard1, "g4").put(520, Place::DeckBottom);
        edit.deck_top(&[401, 529, 402, 403]);
    });
    scene.play("build 3; raise kiosk; place kiosk g3 r0");
    assert_eq!(display(&scene), [523, 524, 525, 401, 529, 402], "521, then 522 for the wave of 529");
    let gone = scene.position.market.discard;
    assert!(gone.contains(CardId(521)) && gone.contains(CardId(522)));
}

/// Waves belong to the cards, not to the table: the solo game has them too.
#[test]
fn m_3_2_waves_in_the_solo_game() {
    let alone = rules(&Options { players: 1, first: None, ..options(1) });
    let mut scene = Scene::at_rest(alone, |edit| {
        gaps(edit, 1);
        edit.deck_top(&[529, 401]);
    });
    scene.play("x-token cards");
    assert_eq!(display(&scene), [522, 523, 524, 525, 529, 401]);
}
