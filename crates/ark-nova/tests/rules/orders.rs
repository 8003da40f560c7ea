//! effects of one moment happen in the order the player likes. Those that happened without a question must
//! come to the same in every order.

use crate::scene::players;
use crate::stage::ready;
use ark_nova::catalogue::{Action, CardId, boards};
use ark_nova::editor::Place;
use ark_nova::effects::{Clause, Effect, On, Trigger};
use ark_nova::position::Pending;
use ark_nova::{MapChoice, Move, Options, Position, Question, Rules};
use tabletop::{Chance, Game, Seat, Seed, Silent};

/// Effects of one moment that are permuted at most.
const MOST: usize = 5;

fn at_random<'m>(moves: &'m [Move], chance: &mut Chance) -> &'m Move {
    &moves[chance.below(moves.len() as u32) as usize]
}

fn legal(rules: &Rules, position: &Position) -> (Seat, Vec<Move>) {
    let seat = rules.asked(position).first().expect("somebody is asked");
    let mut moves = Vec::new();
    rules.distinct(position, seat, &mut moves);
    moves.sort_unstable();
    (seat, moves)
}

fn make(rules: &Rules, position: &mut Position, seat: Seat, answer: Move) {
    rules.apply(position, seat, answer, &mut Silent).expect("a legal move");
}

/// The answer to a question inside an effect: always the same one for the same choice. Free moves depend on the hand
/// of the moment and answer nothing.
fn steady(moves: &[Move], salt: u32) -> Move {
    let answers: Vec<Move> = moves.iter().copied().filter(|answer| !answer.is_free()).collect();
    answers[salt as usize % answers.len()]
}

/// Goes on until the bag at this depth is done, answering inner questions; `order` says which effects of the bag come
/// first. Returns the position at the next question outside.
fn finish(rules: &Rules, start: &Position, depth: usize, order: &[Pending], salt: u32) -> Option<Position> {
    let mut position = *start;
    let mut order = order.iter();
    for _ in 0..60 {
        let above = position.agenda.depth() >= depth && rules.asked(&position) != tabletop::SeatSet::NONE;
        if !above {
            return Some(position);
        }
        let (seat, moves) = legal(rules, &position);
        let here = position.agenda.depth() == depth;
        if here && rules.question(&position, seat) != Some(Question::Order) {
            return Some(position);
        }
        let answer = if here {
            let wanted = order.by_ref().find(|effect| position.agenda.bag().contains(effect));
            let effect = *wanted.unwrap_or(&position.agenda.bag()[0]);
            Move::First(effect.source, effect.part)
        } else {
            steady(&moves, salt)
        };
        make(rules, &mut position, seat, answer);
    }
    None
}

/// All orders of a few effects.
fn orders(effects: &[Pending]) -> Vec<Vec<Pending>> {
    if effects.len() < 2 {
        return vec![effects.to_vec()];
    }
    let mut all = Vec::new();
    for at in 0..effects.len() {
        let mut rest = effects.to_vec();
        let first = rest.remove(at);
        all.extend(orders(&rest).into_iter().map(|mut tail| {
            tail.insert(0, first);
            tail
        }));
    }
    all
}

/// Only what a player can tell apart: how often something was asked does not count.
fn comparable(mut position: Position) -> Position {
    (position.irrevocable, position.asking) = (0, None);
    position
}

/// Compares all orders after one move; says how many were compared.
fn compare(rules: &Rules, patient: &Rules, before: &Position, seat: Seat, answer: Move, salt: u32) -> usize {
    let mut asked = *before;
    make(patient, &mut asked, seat, answer);
    let bag = asked.agenda.bag().to_vec();
    if bag.len() < 2 || bag.len() > MOST {
        return 0;
    }
    let depth = asked.agenda.depth();
    // The engine as it plays: the effects that it asks about keep the order it is given.
    let mut plain = *before;
    make(rules, &mut plain, seat, answer);
    let mut fixed: Vec<Pending> = Vec::new();
    let mut current = plain;
    for _ in 0..60 {
        let deep = current.agenda.depth();
        if deep < depth || rules.asked(&current) == tabletop::SeatSet::NONE {
            break;
        }
        let (asking, moves) = legal(rules, &current);
        if deep == depth {
            if rules.question(&current, asking) == Some(Question::Order) {
                fixed = current.agenda.bag().to_vec();
            }
            break;
        }
        let next = steady(&moves, salt);
        make(rules, &mut current, asking, next);
    }
    let kept: Vec<usize> =
        fixed.iter().filter_map(|effect| bag.iter().position(|other| other == effect)).collect();
    let respects = |order: &[Pending]| {
        let places: Vec<usize> =
            kept.iter().map(|&at| order.iter().position(|effect| *effect == bag[at]).unwrap_or(0)).collect();
        places.is_sorted()
    };
    let mut first: Option<(Vec<Pending>, Position)> = None;
    let mut compared = 0;
    for order in orders(&bag).into_iter().filter(|order| respects(order)) {
        let Some(end) = finish(patient, &asked, depth, &order, salt) else { return 0 };
        let end = comparable(end);
        match &first {
            None => first = Some((order, end)),
            Some((one, position)) => {
                compared += 1;
                assert!(
                    *position == end,
                    "after {answer} of seat {seat} the order matters and was not asked: {one:?} or {order:?}\n{}",
                    difference(position, &end)
                );
            }
        }
    }
    compared
}

/// The lines in which two positions differ.
fn difference(one: &Position, other: &Position) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let lines = one.lines().zip(other.lines()).filter(|(a, b)| a != b).take(12);
    lines.map(|(a, b)| format!("{} | {}\n", a.trim(), b.trim())).collect()
}

fn games(options: &Options, seeds: std::ops::Range<u64>) -> usize {
    let rules = Rules::new(options).expect("good options");
    let mut patient = rules.clone();
    patient.asks_every_order = true;
    let mut compared = 0;
    for seed in seeds {
        let mut chance = Chance::new(Seed::from_number(seed + 77));
        let mut position = rules.start(Seed::from_number(seed), &mut Silent);
        let mut steps = 0;
        while rules.asked(&position) != tabletop::SeatSet::NONE && steps < 2000 {
            let (seat, moves) = legal(&rules, &position);
            let answer = *at_random(&moves, &mut chance);
            if position.turns > 0 && position.open.is_empty() {
                compared += compare(&rules, &patient, &position, seat, answer, steps);
            }
            make(&rules, &mut position, seat, answer);
            steps += 1;
        }
    }
    compared
}

#[test]
fn r_1_5_effects_that_happen_at_once_come_to_the_same_in_every_order() {
    let two = games(&Options::players(2), 0..25);
    let three = games(&Options { maps: MapChoice::Pool, ..Options::players(3) }, 0..15);
    assert!(two + three > 500, "only {two} and {three} orders were compared");
}

/// Sponsors that react to icons and need nothing but to lie there.
fn reacting(rules: &Rules) -> Vec<CardId> {
    let reacts = |clause: &Clause| match clause {
        Clause::Whenever(Trigger { on: On::IconEnters(..) | On::NewIconKind(_), effects, .. }) => {
            !matches!(effects[0], Effect::SpendToken(_))
        }
        _ => false,
    };
    let base = (201..=264).map(CardId);
    base.filter(|&card| rules.sponsor(card).clauses().iter().any(reacts)).collect()
}

/// Every animal of the base game among sponsors that react to it, with the tracks near their bonuses.
#[test]
fn r_1_5_every_animal_among_sponsors_in_every_order() {
    let rules = players(3);
    let mut patient = rules.clone();
    patient.asks_every_order = true;
    let sponsors = reacting(rules);
    let mut compared = 0;
    for card in 401..=528 {
        for seed in 0..4 {
            let mut chance = Chance::new(Seed::from_number(seed * 1000 + u64::from(card)));
            let mut below = |n: u32| chance.below(n) as u8;
            let scene = ready(rules, card, |edit| {
                for seat in 0..3 {
                    let (appeal, conservation) = (below(30), below(12));
                    let reputation = 1 + below(boards::MOST_REPUTATION.into());
                    edit.tracks(
                        seat,
                        if seat == 0 { 100 } else { below(9).into() },
                        appeal,
                        conservation,
                        reputation,
                    );
                    edit.x_tokens(seat, below(6)).put(260 - u16::from(seat), Place::Hand(Seat(seat)));
                    if reputation > boards::REPUTATION_GATE || below(2) == 0 {
                        edit.upgrade(seat, Action::Cards);
                    }
                }
                for &sponsor in &sponsors {
                    match below(9) {
                        0 | 1 => edit.put(sponsor.0, Place::Zoo(Seat(0))),
                        2 => edit.put(sponsor.0, Place::Zoo(Seat(1))),
                        _ => edit,
                    };
                }
                edit.put_all(&[114, 115, 116], Place::Discard);
            });
            let mut position = scene.position;
            for salt in 0..6 {
                let (seat, moves) = legal(rules, &position);
                let wanted =
                    [Move::Use { action: Action::Animals, slot: 2, x: 0 }, Move::Animal(CardId(card))];
                let answer = *wanted.iter().find(|wanted| moves.contains(wanted)).unwrap_or(&moves[0]);
                compared += compare(rules, &patient, &position, seat, answer, salt);
                make(rules, &mut position, seat, answer);
                if position.zoos[0].played.contains(CardId(card)) {
                    break;
                }
            }
        }
    }
    assert!(compared > 1000, "only {compared} orders were compared");
}
