//! Golden records, pinned digests and conservation.

use crate::scene::rules;
use ark::{DISCS, FIGURES, Move, Position, Rules};
use tabletop::kit::check_record;
use tabletop::{Chance, Digest, Game, Match, Seat, Seed, Silent};

const GOLDEN: &str = include_str!("golden.json");
const PINNED: &str = include_str!("pinned.txt");

/// A game played at random.
fn played(players: usize, number: u64) -> Match<Rules> {
    let mut game = Match::new(rules(players).clone(), Seed::from_number(number), &mut Silent);
    let mut chance = Chance::new(Seed::from_number(number + 1_000_000));
    let mut moves = Vec::new();
    while let Some(seat) = game.rules().asked(game.position()).first() {
        moves.clear();
        game.rules().legal(game.position(), seat, &mut moves);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        game.make(seat, answer, &mut Silent).expect("listed");
    }
    game
}

#[test]
fn the_golden_record_still_leads_where_it_led() {
    check_record::<Rules>(GOLDEN).assert_clean();
}

/// One line for each seed: players, seed, moves, and the first digits of the last digest.
fn pinned() -> String {
    let mut lines = String::new();
    for players in 3..=5 {
        for number in 0..8 {
            let game = played(players, number);
            let record = game.record();
            let last = record.digests.last().expect("a digest").to_string();
            lines.push_str(&format!("{players} {number} {} {}\n", record.entries.len(), &last[..16]));
        }
    }
    lines
}

#[test]
fn pinned_games_have_their_digests() {
    assert_eq!(pinned(), PINNED, "a change of the rules raises RULES_VERSION and writes this file anew");
}

/// Distinct positions after a few answers from fixed seeds: one number guards every rule on the way.
fn distinct(rules: &Rules, position: &Position, depth: u32, found: &mut std::collections::BTreeSet<Digest>) {
    if depth == 0 {
        found.insert(Digest::of(position));
        return;
    }
    let mut moves: Vec<(Seat, Move)> = Vec::new();
    for seat in rules.asked(position).iter() {
        let mut list = Vec::new();
        rules.legal(position, seat, &mut list);
        moves.extend(list.into_iter().map(|answer| (seat, answer)));
    }
    for (seat, answer) in moves {
        let mut next = *position;
        rules.apply(&mut next, seat, answer, &mut Silent).expect("listed");
        distinct(rules, &next, depth - 1, found);
    }
}

#[test]
fn distinct_positions_after_six_answers() {
    let counts: Vec<usize> = [(3, 1), (4, 2), (5, 3)]
        .map(|(players, number)| {
            let rules = rules(players);
            let mut found = std::collections::BTreeSet::new();
            distinct(rules, &rules.start(Seed::from_number(number), &mut Silent), 6, &mut found);
            found.len()
        })
        .to_vec();
    assert_eq!(counts, DISTINCT);
}

const DISTINCT: [usize; 3] = [6096, 4076, 4387];

#[test]
fn discs_figures_and_cards_are_conserved() {
    for players in 3..=5 {
        let rules = rules(players);
        for number in 0..100 {
            let mut position = rules.start(Seed::from_number(number), &mut Silent);
            let mut chance = Chance::new(Seed::from_number(number));
            let mut moves = Vec::new();
            while let Some(seat) = rules.asked(&position).first() {
                moves.clear();
                rules.legal(&position, seat, &mut moves);
                let answer = moves[chance.below(moves.len() as u32) as usize];
                rules.apply(&mut position, seat, answer, &mut Silent).expect("listed");
                let under: u8 = position.figures.iter().flat_map(|figures| figures.raised).sum();
                assert_eq!(position.discs.iter().sum::<u8>() + position.supply + under, DISCS);
                for figures in &position.figures[..players] {
                    let placed: u8 = figures.plain.iter().chain(&figures.raised).sum();
                    assert_eq!(figures.stock + placed, FIGURES);
                }
                let cards = position.ark.cards().len()
                    + position.open_cards().count()
                    + position.hands.iter().map(|hand| hand.len()).sum::<usize>()
                    + position.pets.iter().filter(|pet| pet.exists()).count()
                    + position.gone.len()
                    + position.pile.len();
                assert_eq!(cards + usize::from(position.rain), 60);
            }
        }
    }
}

#[test]
fn validate_finds_what_is_wrong() {
    let rules = rules(3);
    let good = rules.start(Seed::from_number(1), &mut Silent);
    let wrong: [fn(&mut Position); 8] = [
        |position| position.discs[0] += 1,
        |position| position.figures[1].stock -= 1,
        |position| position.heel += 1,
        |position| position.row[0] = position.row[1],
        |position| position.rain = 1,
        |position| position.hands[3] = position.hands[0],
        |position| position.passed = tabletop::SeatSet::only(Seat(0)),
        |position| position.seat = Seat(4),
    ];
    for (number, change) in wrong.into_iter().enumerate() {
        let mut position = good;
        change(&mut position);
        assert!(rules.validate(&position).is_err(), "change {number}");
    }
}

#[test]
fn a_position_is_small_and_plain() {
    fn copy<T: Copy>() {}
    copy::<Position>();
    assert!(size_of::<Position>() <= 1024);
    assert!(size_of::<Move>() <= 8);
}

/// Writes golden record and pinned digests anew: `cargo test -p ark -- --ignored`, after `RULES_VERSION` was raised.
#[test]
#[ignore = "writes the golden record"]
fn write_golden() {
    let golden = serde_json::to_string_pretty(played(4, 2005).record()).expect("json");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ark/");
    std::fs::write(format!("{folder}golden.json"), golden + "\n").expect("written");
    std::fs::write(format!("{folder}pinned.txt"), pinned()).expect("written");
}
