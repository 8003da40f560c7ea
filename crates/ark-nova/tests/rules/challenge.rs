//! the solo challenge, three games as one record.

use crate::scene::rules;
use ark_nova::catalogue::CardId;
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{CardSet, Frame, Position, Setup};
use ark_nova::{Event, Move, Options, Rules};
use tabletop::{Chance, Game, Seat, Seed};

/// Plays at random and looks at the position before each move.
fn play(rules: &Rules, seed: u64, look: impl FnMut(&Position)) -> (Position, Vec<Event>) {
    let mut events = Vec::new();
    let position = rules.start(Seed::from_number(seed), &mut events);
    (play_on(rules, seed, position, &mut events, look), events)
}

/// The same from a position.
fn play_on(
    rules: &Rules,
    seed: u64,
    mut position: Position,
    events: &mut Vec<Event>,
    mut look: impl FnMut(&Position),
) -> Position {
    let mut chance = Chance::new(Seed::from_number(seed + 1000));
    let mut moves: Vec<Move> = Vec::new();
    while let Some(seat) = rules.asked(&position).first() {
        look(&position);
        rules.distinct(&position, seat, &mut moves);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        rules.apply(&mut position, seat, answer, events).expect("a listed move");
    }
    position
}

#[test]
fn r_15_10_three_games_with_other_maps_tiles_and_projects() {
    let rules = rules(&Options { challenge: true, ..Options::players(1) });
    for seed in 0..20 {
        let mut offered = [[None; 2]; 3];
        let mut projects: Vec<u16> = Vec::new();
        let mut tiles = Vec::new();
        let mut seen = CardSet::NONE;
        let mut dealt = [false; 3];
        let (last, events) = play(rules, seed, |position| {
            let now = usize::from(position.challenge.games);
            if let [first, second] = position.maps[..] {
                offered[now] = [Some(first), Some(second)];
                projects.extend(position.association.base.iter().map(|project| project.card.0));
                tiles.extend(position.market.tiles.into_iter().flatten().flatten());
            }
            if position.agenda.top() == Frame::Setup(Setup::Hands) {
                dealt[now] = true;
                assert!(!position.zoos[0].hand.meets(&seen), "cards of an earlier game come back");
            }
            seen = seen.or(&position.zoos[0].played).or(&position.market.discard);
        });
        let mut maps: Vec<_> = offered.iter().flatten().flatten().collect();
        maps.sort();
        maps.dedup();
        assert_eq!(maps.len(), 6, "two other maps in each game");
        projects.sort_unstable();
        projects.dedup();
        assert_eq!(projects.len(), 9, "three other base projects in each game");
        assert_eq!(tiles.len(), 12);
        let again = tiles[8..].iter().filter(|tile| tiles[..8].contains(tile)).count();
        assert_eq!(again, 3, "the third game has one new tile and three of the others");
        assert_eq!(last.challenge.games, 3);
        assert_eq!(dealt, [true; 3], "a hand is dealt in each game");
        let ends = events.iter().filter(|event| matches!(event, Event::ChallengeGame { .. }));
        assert_eq!(ends.count(), 3);
    }
}

/// D-49: in the later games too the map is chosen before any card is dealt.
#[test]
fn d_49_in_each_game_maps_come_first() {
    let rules = rules(&Options { challenge: true, ..Options::players(1) });
    let mut asked = [0; 3];
    play(rules, 5, |position| {
        if position.agenda.top() == Frame::Setup(Setup::Maps) {
            asked[usize::from(position.challenge.games)] += 1;
            let zoo = &position.zoos[0];
            assert!(zoo.hand.is_empty() && zoo.scoring == 0 && position.known[0].is_empty());
            assert_eq!(position.association.base.len(), 3);
        }
    });
    assert_eq!(asked, [1; 3]);
}

/// D-51, P-36: a base project that was taken, wherever it is at the end, is used up like those that were laid out. It is
/// not laid out again, but Assertion and Dominance reach it.
#[test]
fn d_51_base_projects_that_were_taken_are_not_laid_out_again() {
    let rules = rules(&Options { challenge: true, ..Options::players(1) });
    for seed in 0..40 {
        let mut edit = Editor::new(rules, seed);
        // No more than three can be taken in a challenge: two cards have Assertion, one Dominance.
        let taken: Vec<u16> = edit.raw().association.unused.iter().map(|card| card.0).take(3).collect();
        edit.put(taken[0], Place::Project).put(taken[1], Place::Hand(Seat(0))).put(taken[2], Place::Discard);
        edit.raw().scoring_discarded = true;
        edit.raw().break_steps = 1;
        edit.raw().solo_rounds = 5;
        let position = edit.position().unwrap_or_else(|broken| panic!("{broken:?}"));
        let mut used: CardSet = taken.iter().map(|&card| CardId(card)).collect();
        let mut games = 0;
        play_on(rules, seed, position, &mut Vec::new(), |position| {
            rules.validate(position).unwrap_or_else(|broken| panic!("{broken:?}"));
            let board = &position.association;
            if position.agenda.top() == Frame::Setup(Setup::Maps) {
                games += 1;
                let laid: CardSet = board.base.iter().map(|project| project.card).collect();
                assert!(!laid.meets(&used), "laid out again: {laid:?} of {used:?}");
                assert!(used.minus(&board.unused).is_empty(), "out of reach: {used:?}");
            }
            let base = board.base.iter().map(|project| project.card);
            base.for_each(|card| {
                used.insert(card);
            });
        });
        assert_eq!(games, 2);
    }
}

/// passed if the three results sum to 0 or more.
#[test]
fn r_15_10_the_results_are_added() {
    let rules = rules(&Options { challenge: true, ..Options::players(1) });
    let (mut last, _) = play(rules, 3, |_| {});
    assert!(rules.is_over(&last));
    for (results, passed) in [([12, -5, -7], true), ([12, -5, -8], false)] {
        last.challenge.results = results;
        assert_eq!(rules.scores(&last)[0].points, results.iter().map(|&n| i32::from(n)).sum::<i32>());
        assert_eq!(rules.reached(&last).contains(Seat(0)), passed);
    }
}

#[test]
fn r_15_10_only_one_player_takes_the_challenge() {
    for wrong in [
        Options { challenge: true, ..Options::players(2) },
        Options { challenge: true, maps: ark_nova::MapChoice::AllA, ..Options::players(1) },
    ] {
        assert!(Rules::new(&wrong).is_err());
    }
}
