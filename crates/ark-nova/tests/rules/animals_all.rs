//! Every animal of the base game is played, whatever it does is answered at random, and its card keeps its promise.

use crate::scene::{Scene, players, rules};
use crate::stage::{printed, ready};
use ark_nova::catalogue::{CardId, Icon, Resource};
use ark_nova::flow::event::Home;
use ark_nova::position::Source;
use ark_nova::{Event, MapChoice, Move, Options, Rules};
use tabletop::{Chance, Game, Seat, Seed, Viewer};

const BASE: std::ops::RangeInclusive<u16> = 401..=528;

/// Answers at random until the turn of seat 0 is over and the next one has begun.
fn finish_turn(scene: &mut Scene, chance: &mut Chance) {
    let turn = scene.position.turns;
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..500 {
        if scene.position.turns > turn {
            return;
        }
        keeps_secrets(scene, chance);
        let seat = scene.rules.asked(&scene.position).first().expect("somebody is asked");
        scene.rules.distinct(&scene.position, seat, &mut moves);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        scene.rules.apply(&mut scene.position, seat, answer, &mut scene.events).expect("a legal move");
        scene.rules.validate(&scene.position).unwrap_or_else(|broken| panic!("{answer}: {broken:?}"));
    }
    panic!("the turn does not end");
}

/// In a world that a seat cannot tell from the true one it sees the same and may do the same (DESIGN 6), and every
/// listed move is accepted.
fn keeps_secrets(scene: &Scene, chance: &mut Chance) {
    let rules = scene.rules;
    let (mut moves, mut again) = (Vec::new(), Vec::new());
    for seat in Seat::all(rules.seats) {
        let mut world = scene.position;
        rules.resample(&mut world, seat, chance);
        rules.validate(&world).unwrap_or_else(|broken| panic!("a world dealt anew: {broken:?}"));
        let viewer = Viewer::Seat(seat);
        assert_eq!(rules.view(&world, viewer), rules.view(&scene.position, viewer), "what seat {seat} sees");
        rules.legal(&scene.position, seat, &mut moves);
        rules.legal(&world, seat, &mut again);
        assert_eq!(moves, again, "what seat {seat} may do");
        for answer in &moves {
            let text = answer.to_string();
            assert_eq!(scene.refusal(seat.0, &text), None, "{text} is listed");
        }
    }
}

fn gained(scene: &Scene, card: u16, what: Resource) -> u16 {
    let source = Source::Gain(CardId(card), what);
    let of = |event: &Event| match *event {
        Event::Gained { seat: Seat(0), what: gained, n, source: from }
            if (gained, from) == (what, source) =>
        {
            n
        }
        _ => 0,
    };
    scene.events.iter().map(of).sum()
}

fn play_all(rules: &'static Rules) {
    for card in BASE {
        for seed in 0..3 {
            play_one(rules, card, seed);
        }
    }
}

fn play_one(rules: &'static Rules, card: u16, seed: u64) {
    let animal = printed(card);
    let mut scene = ready(rules, card, |edit| {
        for seat in 1..rules.seats as u8 {
            edit.tracks(seat, 7, 9 + seat, 1, 1);
            edit.put(210 + u16::from(seat), ark_nova::editor::Place::Hand(Seat(seat)));
        }
        edit.put_all(&[219, 117], ark_nova::editor::Place::Hand(Seat(0)));
        edit.put_all(&[232, 119, 131], ark_nova::editor::Place::Discard);
    });
    let before = *scene.zoo(0);
    scene.play_animal(card);
    let mut chance = Chance::new(Seed::from_number(seed * 1000 + u64::from(card)));
    finish_turn(&mut scene, &mut chance);
    let zoo = *scene.zoo(0);
    assert!(zoo.played.contains(CardId(card)), "{card} lies in the zoo");
    assert_eq!(gained(&scene, card, Resource::Appeal), u16::from(animal.appeal), "appeal of {card}");
    assert_eq!(
        gained(&scene, card, Resource::Conservation),
        u16::from(animal.conservation),
        "conservation of {card}"
    );
    assert_eq!(
        gained(&scene, card, Resource::Reputation),
        u16::from(animal.reputation),
        "reputation of {card}"
    );
    let newly = zoo.played.minus(&before.played);
    assert!(
        newly.len() == 1
            || scene.events.iter().filter(|event| matches!(event, Event::Action { .. })).count() > 1
    );
    if newly.len() == 1 {
        for icon in Icon::ALL {
            let more = match icon {
                Icon::Rock => animal.rock,
                Icon::Water => animal.water,
                icon => animal.icons.iter().filter(|&&own| own == icon).count() as u8,
            };
            let partners =
                zoo.partner_zoos.iter().skip(before.partner_zoos.len()).filter(|&&own| own == icon).count();
            let science = zoo.universities.len() > before.universities.len() && icon == Icon::Science;
            assert!(
                science || zoo.icons(icon) == before.icons(icon) + more + partners as u8,
                "{icon:?} of {card}"
            );
        }
    }
    let homes: Vec<Home> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Animal { seat: Seat(0), card: played, home, .. } if played.0 == card => Some(*home),
            _ => None,
        })
        .collect();
    match homes[..] {
        [Home::Enclosure { cell }] => {
            assert!(zoo.buildings.iter().any(|built| built.is_occupied() && built.cells().contains(cell)));
        }
        [Home::Special { .. }] => assert!(zoo.animals_in.iter().sum::<u8>() > 0 || animal.special[0].1 == 0),
        [Home::Tanks { tokens }] => assert!(tokens.parts().count() > 1),
        [Home::Flock] => {}
        _ => panic!("{card} was housed {} times", homes.len()),
    }
    assert!(
        scene.position.agenda.waiting.is_empty() && scene.position.market.aside.is_empty(),
        "{card} is done"
    );
}

/// Every animal 401-528, two players.
/// Only here: 425, 433, 442, 448, 476, 481, 482, 487, 499, 511 and 516 among others.
#[test]
fn every_base_animal_can_be_played_by_two() {
    play_all(players(2));
}

/// The same with four: ties and victims to choose from.
#[test]
fn every_base_animal_can_be_played_by_four() {
    play_all(players(4));
}

/// the solo texts.
#[test]
fn every_base_animal_can_be_played_in_the_friendly_game() {
    play_all(rules(&Options {
        friendly: true,
        maps: MapChoice::All0,
        first: Some(Seat(0)),
        ..Options::players(2)
    }));
}

/// the solo game.
#[test]
fn every_base_animal_can_be_played_alone() {
    play_all(rules(&Options { maps: MapChoice::All0, ..Options::players(1) }));
}
