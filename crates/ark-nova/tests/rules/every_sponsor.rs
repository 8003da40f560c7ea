//! Every sponsor of the base game can be played and is resolved to the end, whatever is answered.

use crate::zoos::*;
use ark_nova::Move;
use ark_nova::catalogue::Action::{Animals, Association, Build, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Position;
use tabletop::{Game, Seat};

/// A rich zoo in which every condition holds.
fn rich(edit: &mut Editor<'static>, card: u16) {
    edit.tracks(0, 60, 20, 1, 8).x_tokens(0, 2).upgrade(0, Sponsors).upgrade(0, Build);
    let there = [404, 439, 455, 473, 507, 223, 205, 206, 519];
    for other in there.into_iter().filter(|&other| other != card) {
        edit.put(other, ME);
    }
    edit.university(0, University::TwoScience).partner(0, Icon::Africa).partner(0, Icon::Asia);
    edit.put_all(&[443, 450, 513], HAND).put(if card == 220 { 209 } else { 220 }, HAND);
    build(edit, Building::Standard2, "e4 e5");
    build(edit, Building::Kiosk, "a3");
    edit.occupy(0, "e4").tracks(1, 20, 30, 5, 1).put(405, Place::Hand(Seat(1)));
}

fn started(card: u16, seed: u64) -> Position {
    let map = ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"][seed as usize % 10];
    let mut scene = scene(|edit| {
        if map == "0" {
            rich(edit, card);
        } else {
            edit.tracks(0, 60, 20, 1, 8).x_tokens(0, 2).upgrade(0, Sponsors).upgrade(0, Build).map(0, map);
            for other in [404, 439, 455, 473, 507, 223, 205, 206].into_iter().filter(|&other| other != card) {
                edit.put(other, ME);
            }
            edit.university(0, University::TwoScience).partner(0, Icon::Africa).partner(0, Icon::Asia);
        }
        edit.put(card, HAND);
    });
    let x = scene.rules.sponsor(CardId(card)).level.saturating_sub(5);
    scene.play(&if x > 0 { format!("sponsors 5 +{x}x") } else { "sponsors 5".into() });
    assert!(
        scene.may(&format!("sponsor {card}")),
        "{card}: {:?}",
        scene.blockers(&format!("sponsor {card}"))
    );
    let answer = Move::Sponsor(CardId(card));
    scene.rules.apply(&mut scene.position, Seat(0), answer, &mut tabletop::Silent).expect("a legal move");
    scene.position
}

/// All 64 sponsors on all maps with random answers.
#[test]
fn every_sponsor_can_be_played_and_resolves() {
    let rules = crate::scene::two();
    for card in 201..=264 {
        for seed in 0..20 {
            let position = play_on(rules, started(card, seed), seed * 1000 + u64::from(card), 400);
            assert!(position.zoo(Seat(0)).played.contains(CardId(card)));
            assert!(position.agenda.waiting.is_empty());
        }
    }
}

/// Every sponsor of the base game in a zoo, then turns of all kinds and a break with random answers.
#[test]
fn every_sponsor_lives_through_turns_and_a_break() {
    let rules = crate::scene::two();
    for card in 201..=264 {
        for seed in 0..6 {
            let scene = scene(|edit| {
                rich(edit, card);
                edit.put(card, ME).upgrade(0, Animals).upgrade(0, Association);
                if [215, 218, 253].contains(&card) {
                    edit.zoo(0).tokens_on.push((CardId(card), 2));
                }
                edit.raw().break_steps = 3;
                edit.put(118, Place::Project);
            });
            let mut position = scene.position;
            for turn in 0..10 {
                position = play_on(rules, position, seed * 7919 + turn * 31 + u64::from(card), 600);
            }
        }
    }
}
