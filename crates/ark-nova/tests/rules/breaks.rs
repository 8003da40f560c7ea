//! the break.

use crate::scene::{ANY, ROCK, Scene, house, lay, players};
use ark_nova::catalogue::Action::{Animals, Cards, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Building, CardId, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::flow::event::CardToken;
use ark_nova::hex::{Cell, Cells};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::{Game, Seat};

const HAND: Place = Place::Hand(Seat(0));

/// A table whose break seat 0 can cause with Sponsors in slot 5.
fn near_break(players_: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(players(players_), |editor| {
        editor.raw().break_steps = 3;
        edit(editor);
    })
}

fn income(scene: &Scene, seat: u8, source: Source) -> Option<u16> {
    scene.events.iter().find_map(|event| match *event {
        Event::Gained { seat: s, what: Resource::Money, n, source: from }
            if s == Seat(seat) && from == source =>
        {
            Some(n)
        }
        _ => None,
    })
}

/// the X-token comes when the token reaches the end; surplus steps are ignored, their money is paid.
#[test]
fn r_12_1_who_reaches_the_end_gains_an_x_token_at_once() {
    let mut scene = near_break(2, |edit| {
        edit.tracks(0, 10, 0, 0, 1);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.zoo(0).x_tokens, 1);
    let gained =
        scene.when(|e| matches!(e, Event::Gained { what: Resource::XToken, source: Source::BreakTrack, .. }));
    let began = scene.when(|event| *event == Event::Break);
    assert_eq!((gained.len(), began.len()), (1, 1));
    assert!(gained < began);
    assert_eq!(scene.zoo(0).money.0, 10 + 5 + 5, "5 for the steps, 5 income");
    assert!(scene.events.contains(&Event::BreakToken { steps: 5, left: 0 }));
    assert_eq!(scene.asked(), 1, "R-12.6: the next player goes on");
    assert_eq!(scene.position.break_steps, 9, "step 6");
}

/// the break waits for the whole turn; a second advance gives neither token nor break.
#[test]
fn r_12_1_a_second_advance_in_the_turn_gives_nothing_more() {
    let mut scene = near_break(2, |edit| {
        edit.raw().break_steps = 2;
        edit.tracks(0, 40, 0, 0, 1).put_all(&[462, 401], HAND);
        edit.slot(0, Animals, 5);
        lay(edit, 0, Building::Standard3, ROCK);
        lay(edit, 0, Building::Standard5, ANY);
    });
    scene.play("animals 5; animal 462");
    while !scene.may("animal 401") {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.position.break_steps, 0);
    assert!(scene.when(|event| *event == Event::Break).is_empty(), "the turn goes on");
    scene.play("done");
    assert_eq!(scene.zoo(0).x_tokens, 1);
    assert_eq!(scene.when(|event| *event == Event::Break).len(), 1);
}

/// with a Multiplier: the break token is moved twice, the break comes once, the X-token once.
#[test]
fn r_12_1_a_repeated_break_option_pays_twice_and_breaks_once() {
    let mut scene = near_break(2, |edit| {
        edit.tracks(0, 0, 0, 0, 1);
        edit.zoo(0).slots[4].multipliers = 1;
    });
    scene.play("sponsors 5; ~break; repeat; ~break");
    assert_eq!(scene.zoo(0).money.0, 5 + 5 + 5);
    assert_eq!(scene.zoo(0).x_tokens, 1);
    assert_eq!(scene.when(|event| *event == Event::Break).len(), 1);
}

/// R-12.2 (1), R-4.1, P-32: everybody discards down to 3, or 5 with the university, at the same time and sealed.
#[test]
fn r_12_2_first_everybody_discards_down_to_the_hand_limit() {
    let mut scene = near_break(2, |edit| {
        edit.put_all(&[401, 402, 403, 404, 405], HAND);
        edit.put_all(&[411, 412, 413, 414, 415, 416], Place::Hand(Seat(1)));
        edit.university(1, University::HandLimit);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.rules.asked(&scene.position).len(), 2);
    assert!(scene.refusal(1, "card 405").is_some(), "not an own card");
    scene.play_as(1, "card 412");
    assert_eq!(scene.zoo(1).hand.len(), 6, "sealed");
    scene.play_as(0, "card 402").play_as(0, "card 404");
    let hand = |seat: u8| scene.zoo(seat).hand.iter().map(|card| card.0).collect::<Vec<_>>();
    assert_eq!(hand(0), [401, 403, 405]);
    assert_eq!(hand(1), [411, 413, 414, 415, 416]);
    assert!(scene.position.market.discard.contains(CardId(412)));
}

/// R-12.2 (1): at the limit nothing is discarded.
#[test]
fn r_12_2_a_hand_at_the_limit_is_kept() {
    let mut scene = near_break(2, |edit| {
        edit.put_all(&[401, 402, 403], HAND);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.zoo(0).hand.len(), 3);
    assert_eq!(scene.asked(), 1);
}

/// R-12.2 (2) and (3): tokens leave the action cards, workers come home, the tiles are on offer again.
#[test]
fn r_12_2_then_tokens_workers_and_tiles() {
    let mut scene = near_break(2, |edit| {
        for seat in 0..2 {
            let slot = &mut edit.zoo(seat).slots[1];
            (slot.multipliers, slot.venom, slot.constriction) = (2, true, true);
            edit.zoo(seat).workers = 3;
            edit.zoo(seat).at_tasks = [1, 2, 0, 0];
        }
        edit.zoo(0).slots[4].multipliers = 1;
        edit.partner(0, Icon::Africa).partner(1, Icon::Asia).university(1, University::TwoScience);
        edit.offer_partners(&[]).offer_universities(&[]);
    });
    assert!(!scene.position.association.offers_partner(Icon::Africa));
    scene.play("sponsors 5; ~break; done");
    for seat in 0..2 {
        let zoo = scene.zoo(seat);
        assert!(
            zoo.slots
                .iter()
                .all(|slot| (slot.multipliers, slot.venom, slot.constriction) == (0, false, false))
        );
        assert_eq!(zoo.active_workers(), 3);
    }
    let board = &scene.position.association;
    assert!(board.offers_partner(Icon::Africa) && board.offers_partner(Icon::Asia));
    assert!(board.offers_university(University::TwoScience));
    assert!(scene.when(|event| matches!(event, Event::Token { token: CardToken::Venom, .. })).is_empty());
}

/// R-12.2 (3), R-2.13: a kind of which every tile is taken does not come back.
#[test]
fn r_12_2_tiles_come_back_only_as_long_as_there_are_any() {
    let mut scene = near_break(4, |edit| {
        for seat in 0..4 {
            edit.partner(seat, Icon::Africa);
        }
    });
    scene.play("sponsors 5; ~break");
    assert!(!scene.position.association.offers_partner(Icon::Africa));
    assert_eq!(scene.position.association.partner_zoos[0], 0);
}

/// R-12.2 (4): the cards of folders 1 and 2 go, the others slide, and new ones come, before any income.
#[test]
fn r_12_2_the_first_two_folders_are_discarded() {
    let mut scene = near_break(2, |edit| {
        edit.deck_top(&[501, 502, 503]);
    });
    scene.play("sponsors 5; ~break");
    let display: Vec<u16> = scene.position.market.display.iter().flatten().map(|card| card.0).collect();
    assert_eq!(display, [522, 523, 524, 525, 501, 502]);
    for card in [520, 521] {
        assert!(scene.position.market.discard.contains(CardId(card)));
    }
    let shown = scene.when(|event| matches!(event, Event::Displayed { .. }));
    let paid = scene.when(|event| matches!(event, Event::Gained { source: Source::AppealIncome, .. }));
    assert_eq!((shown.len(), paid.len()), (2, 2));
    assert!(shown < paid);
}

/// R-12.3 (a): the example of the rulebook, 7 appeal and 11 money.
#[test]
fn r_12_3_income_by_appeal() {
    let mut scene = near_break(2, |edit| {
        edit.tracks(0, 0, 7, 0, 1).tracks(1, 3, 0, 0, 1);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.zoo(0).money.0, 5 + 11);
    assert_eq!(scene.zoo(1).money.0, 3 + 5);
    assert_eq!(income(&scene, 0, Source::AppealIncome), Some(11));
}

/// Seat 0 has one kiosk at e3 and something next to it.
fn kiosk(building: Building, at: &str, occupied: bool) -> u16 {
    let mut scene = near_break(2, |edit| {
        let next = Cell::named("e3");
        edit.build(0, Building::Kiosk, "e3", 0);
        let table = ark_nova::hex::placements(building);
        let want: Cells = Cells::named(at);
        let id = table.iter().position(|p| want.within(p.cells) && !p.cells.contains(next)).expect("a place");
        edit.zoo(0).place(building, id as u16);
        if occupied {
            edit.occupy(0, at);
        }
    });
    scene.play("sponsors 5; ~break");
    income(&scene, 0, Source::KioskIncome).unwrap_or(0)
}

/// R-12.3 (b): what pays a kiosk and what does not.
#[test]
fn r_12_3_kiosks_are_paid_by_what_stands_next_to_them() {
    assert_eq!(kiosk(Building::Standard1, "e4", false), 0, "an empty standard enclosure");
    assert_eq!(kiosk(Building::Standard1, "e4", true), 1, "an occupied one");
    assert_eq!(kiosk(Building::Pavilion, "e4", false), 1);
    assert_eq!(kiosk(Building::PettingZoo, "e4", false), 1, "a special enclosure, even empty");
    assert_eq!(kiosk(Building::SideEntrance, "e2", false), 1, "a unique building");
    assert_eq!(kiosk(Building::Kiosk, "e4", false), 0, "another kiosk");
    assert_eq!(kiosk(Building::Pavilion, "e5", false), 0, "not adjacent");
    assert_eq!(kiosk(Building::Standard5, "e4", true), 1, "each building once for a kiosk");
}

/// R-12.3 (b), the example of the rulebook: two kiosks with two neighbours each bring 4, also by a shared building.
#[test]
fn r_12_3_every_kiosk_is_paid_on_its_own() {
    let mut scene = near_break(2, |edit| {
        edit.build(0, Building::Kiosk, "e2", 0).build(0, Building::Kiosk, "e5", 0);
        edit.build(0, Building::Pavilion, "e3", 0).build(0, Building::Pavilion, "e4", 0);
        edit.build(0, Building::Pavilion, "e1", 0).build(0, Building::Pavilion, "e6", 0);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(income(&scene, 0, Source::KioskIncome), Some(4));
    let mut scene = near_break(2, |edit| {
        edit.build(0, Building::Kiosk, "e2", 0).build(0, Building::Kiosk, "e4", 0);
        edit.build(0, Building::Pavilion, "e3", 0);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(income(&scene, 0, Source::KioskIncome), Some(2), "the shared pavilion pays both");
}

/// R-12.3 (c): purple lines of sponsors, activated spaces of the left edge, abilities of maps.
#[test]
fn r_12_3_income_of_sponsors_and_maps() {
    let mut scene = near_break(2, |edit| {
        edit.tracks(0, 0, 0, 0, 1).put(220, Place::Zoo(Seat(0)));
        edit.zoo(0).edge = 0b111_1011;
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.zoo(0).money.0, 5 + 5 + 3 + 5);
    assert_eq!(income(&scene, 0, Source::Edge(2)), Some(5));
    let mut scene = near_break(2, |edit| {
        edit.zoo(0).edge = 0b101_1111;
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(income(&scene, 0, Source::Edge(5)), None, "12 money come only once");
    let mut scene = near_break(2, |edit| {
        edit.map(0, "5");
        edit.build(0, Building::Pavilion, "e4", 0).build(0, Building::Pavilion, "d3", 0);
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(income(&scene, 0, Source::Map(0)), Some(2), "the restaurant");
}

/// D-25: the parts of an income come in any order where it matters.
#[test]
fn r_12_4_the_owner_orders_the_income() {
    let mut scene = near_break(2, |edit| {
        edit.tracks(0, 0, 0, 0, 1).zoo(0).edge = 0b111_1101;
        edit.build(0, Building::Kiosk, "e3", 0).build(0, Building::Pavilion, "e4", 0);
    });
    scene.play("sponsors 5; ~break");
    assert!(scene.may("first left:2") && scene.may("first kiosk-income"), "{:?}", scene.legal());
    scene.play("first left:2");
    assert_eq!(scene.legal(), ["raise size2", "done"], "R-12.7: may be declined");
}

/// income starts with the player who caused the break; the display is refilled after each player (P-23).
#[test]
fn r_12_4_income_goes_round_from_the_one_who_caused_the_break() {
    let mut scene = Scene::at_rest(players(3), |edit| {
        edit.raw().break_steps = 3;
        edit.put(201, Place::Zoo(Seat(0))).put(203, Place::Zoo(Seat(0)));
        edit.deck_top(&[501, 502, 503, 504, 505]);
        for seat in 0..3 {
            edit.zoo(seat).edge = 0b111_1110;
        }
        edit.raw().zoos[0].edge = 0b111_1111;
    });
    scene.play("x-token cards; sponsors 5; ~break");
    // The break is caused by seat 1.
    assert_eq!(scene.asked(), 1);
    scene.play("card 522");
    assert_eq!(scene.asked(), 2);
    assert!(scene.may("card 503"), "refilled after seat 1: {:?}", scene.legal());
    scene.play("card 503");
    assert_eq!(scene.asked(), 0);
    assert!(scene.may("deck"), "the science lab of seat 0");
    scene.play("deck");
    assert_eq!(scene.asked(), 2, "R-12.6");
    let paid: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Gained { seat, source: Source::AppealIncome, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(paid, [1, 2, 0]);
}

/// a space emptied between two breaks pays at the next one.
#[test]
fn r_12_7_an_activated_space_pays_in_every_break() {
    let mut scene = near_break(2, |edit| {
        edit.zoo(0).edge = 0b111_0111;
        edit.tracks(0, 0, 0, 11, 1);
        edit.raw().scoring_discarded = true;
    });
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.zoo(0).conservation, 12);
    scene.position.break_steps = 3;
    scene.play("sponsors 5; ~break");
    assert_eq!(scene.zoo(0).conservation, 13);
}

/// D-40: Clever from income acts at once; the two of map 6 are both done.
#[test]
fn d_40_clever_from_income_acts_at_once() {
    let mut scene = near_break(2, |edit| {
        edit.map(0, "6");
        edit.zoo(0).edge = 0b111_0111;
    });
    scene.play("sponsors 5; ~break; first left:4");
    assert!(scene.may("choose cards"), "{:?}", scene.legal());
    scene.play("choose cards");
    assert_eq!(scene.zoo(0).slots[0].action, Cards);
    assert!(scene.may("choose animals"), "the second of the two: {:?}", scene.legal());
    scene.play("choose animals");
    assert_eq!(scene.zoo(0).slots[0].action, Animals);
    assert_eq!(scene.asked(), 1);
}

/// R-12B.8, P-31: a sponsor played in the break pays its income at once.
#[test]
fn r_12b_8_a_sponsor_played_in_the_break_pays_in_it() {
    let mut scene = near_break(2, |edit| {
        edit.map(0, "1").tracks(0, 0, 0, 0, 1).put(220, HAND);
        edit.zoo(0).edge = 0b111_0111;
    });
    scene.play("sponsors 5; ~break");
    let money = 5 + 5;
    if scene.may("first appeal-income") {
        scene.play("first appeal-income");
    }
    assert_eq!(scene.zoo(0).money.0, money);
    assert_eq!(scene.zoo(0).slots[0].action, Sponsors, "it was used for the break");
    scene.play("first left:4; sponsor 220");
    assert_eq!(scene.zoo(0).money.0, money - 4 + 3 + 3, "level 4 paid, 3 at once, 3 as income");
    assert_eq!(scene.blockers("sponsor 220"), [Blocker::NoSuchChoice]);
}

/// occupied by the editor, so that the helper is used in both forms.
#[test]
fn r_12_3_an_occupied_enclosure_pays_wherever_it_touches() {
    let mut scene = near_break(2, |edit| {
        edit.build(0, Building::Kiosk, "e3", 0);
        house(edit, 0, Building::Standard1, ANY);
    });
    let touching = scene.zoo(0).buildings[1].cells().meets(Cell::named("e3").set().around());
    scene.play("sponsors 5; ~break");
    assert_eq!(income(&scene, 0, Source::KioskIncome), touching.then_some(1));
}

/// D-44: conservation of an income may make all discard in the break; the break goes on afterwards.
#[test]
fn d_44_the_discard_in_a_break() {
    let mut scene = near_break(2, |edit| {
        edit.tracks(1, 0, 0, 9, 1).zoo(1).edge = 0b111_0111;
    });
    scene.play("sponsors 5; ~break");
    while scene.position.open.is_empty() {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play_as(0, "card 002").play_as(1, "card 004");
    while scene.position.turns == 1 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!((scene.zoo(1).conservation, scene.zoo(1).money.0), (10, 5));
    assert_eq!(scene.asked(), 1);
}

/// P-18: each repetition has its own X-tokens; a token put on the running card waits for its next use.
#[test]
fn p_18_repetitions_have_their_own_x_tokens() {
    let mut scene = near_break(2, |edit| {
        edit.raw().break_steps = 9;
        edit.tracks(0, 0, 0, 0, 1).x_tokens(0, 3).put(223, HAND);
        edit.zoo(0).slots[4].multipliers = 1;
    });
    scene.play("sponsors 5 +1x; break");
    assert_eq!(scene.zoo(0).money.0, 6);
    assert!(scene.may("repeat +2x") && !scene.may("repeat +3x"));
    scene.play("repeat +2x; sponsor 223");
    assert_eq!((scene.zoo(0).x_tokens, scene.zoo(0).slots[0].multipliers), (0, 0));
    assert_eq!(scene.zoo(0).slots[0].action, Sponsors);
}

/// P-20: an extra action can be declined; the named one is no X-token action, Determination may be.
#[test]
fn p_20_extra_actions_can_be_declined() {
    let extra = |animal: u16, edit: &dyn Fn(&mut Editor<'static>)| {
        let mut scene = Scene::quiet(|editor| {
            editor.slot(0, Animals, 2).upgrade(0, Animals).tracks(0, 60, 0, 0, 1).put(animal, HAND);
            edit(editor);
        });
        scene.play("animals 2").play(&format!("~animal {animal}"));
        while !scene.may("done") {
            let first = scene.first();
            scene.play(&first);
        }
        scene.legal()
    };
    let pelican = extra(515, &|edit| {
        lay(edit, 0, Building::Standard4, |_, water| water > 1);
    });
    assert_eq!(pelican, ["build 3", "done"]);
    let eagle = extra(509, &|edit| {
        lay(edit, 0, Building::Standard5, ROCK);
    });
    assert!(eagle.contains(&"x-token cards".to_string()) && eagle.contains(&"done".to_string()), "{eagle:?}");
}
