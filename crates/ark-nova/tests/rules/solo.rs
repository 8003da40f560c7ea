//! the solo game.

use crate::scene::{ROCK, Scene, alone, lay, rules};
use ark_nova::catalogue::Action::{Animals, Sponsors};
use ark_nova::catalogue::{Building, CardId};
use ark_nova::editor::Place;
use ark_nova::position::Token;
use ark_nova::{Event, Move, Options, Question};
use tabletop::{Ending, Game, Outcome, Seat, Seed, Silent};

const HAND: Place = Place::Hand(Seat(0));

/// A turn that does nothing but move a card.
fn pass(scene: &mut Scene) {
    scene.position.zoo_mut(Seat(0)).x_tokens = 0;
    scene.play("x-token build");
}

/// three base projects and the donations without neutral tokens, 7 tokens on the tile, two maps to choose.
#[test]
fn r_15_1_the_set_up() {
    let scene = Scene::new(alone(20), |_| {});
    let board = &scene.position.association;
    assert_eq!(board.base.len(), 3);
    assert!(board.base.iter().all(|project| project.levels == [Token::None; 3]));
    assert_eq!(board.donations, 0);
    assert_eq!(scene.position.break_steps, 7);
    let rules = rules(&Options { solo_appeal: 20, ..Options::players(1) });
    let position = rules.start(Seed::from_number(1), &mut Silent);
    assert_eq!(rules.question(&position, Seat(0)), Some(Question::Map));
    let mut maps: Vec<Move> = Vec::new();
    rules.legal(&position, Seat(0), &mut maps);
    assert_eq!(maps.len(), 2);
}

/// 20, 10 or 0 appeal at the start, nothing else.
#[test]
fn r_15_2_difficulties() {
    for appeal in [0, 10, 20] {
        let scene = Scene::new(alone(appeal), |_| {});
        assert_eq!(scene.tracks(0), (25, appeal, 0, 1));
    }
    let options = |players: u8, appeal: u8| {
        ark_nova::Rules::new(&Options { solo_appeal: appeal, ..Options::players(players) })
    };
    assert!(options(1, 5).is_err());
    assert!(options(2, 10).is_err(), "only for one player");
}

/// solo texts; card 009 is never dealt.
#[test]
fn r_15_3_solo_texts_and_final_scoring() {
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.slot(0, Animals, 2).put(449, HAND);
        lay(edit, 0, Building::Standard2, |_, water| water > 0);
    });
    scene.play("animals 2; ~animal 449");
    assert_eq!(scene.zoo(0).x_tokens, 1, "Inventive 1 instead of Venom 1");
    for seed in 0..30 {
        let position = alone(0).start(Seed::from_number(seed), &mut Silent);
        let all: Vec<CardId> =
            position.market.scoring.iter().copied().chain(position.zoos[0].scoring_cards()).collect();
        assert_eq!(all.len(), 10);
        assert!(!all.contains(&CardId(9)));
        assert_eq!(position.zoos[0].scoring_cards().count(), 2);
    }
}

/// two projects above the board.
#[test]
fn r_15_4_two_projects_above_the_board() {
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.slot(0, ark_nova::catalogue::Action::Association, 5);
        edit.put_all(&[404, 405], Place::Zoo(Seat(0))).put(130, HAND);
        edit.put_all(&[123, 124], Place::Project);
    });
    scene.play("association 5; task project; support 130 right; left 7");
    let above: Vec<u16> = scene.position.association.above.iter().map(|project| project.card.0).collect();
    assert_eq!(above, [130, 124]);
    assert!(scene.position.market.discard.contains(CardId(123)));
}

/// and the examples of the rulebook: money for the break token, but neither break nor X-token.
#[test]
fn r_15_5_moving_the_break_token_only_pays() {
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.slot(0, Sponsors, 4).upgrade(0, Sponsors);
    });
    scene.play("sponsors 4; ~break");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens), (33, 0));
    assert_eq!(scene.position.break_steps, 6, "the turn itself moved a token");
    assert!(scene.when(|event| matches!(event, Event::BreakToken { .. })).is_empty());
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.slot(0, Animals, 2).put(413, HAND);
        lay(edit, 0, Building::Standard3, ROCK);
    });
    scene.play("animals 2; ~animal 413");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens), (25 - 10 + 3, 0), "the cougar jumps 3");
}

/// D-11: the last token of a round brings the break, which first covers the cheapest donation.
#[test]
fn r_15_6_a_round_of_seven_turns_and_a_break() {
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.put_all(&[401, 402, 403, 404], HAND);
    });
    for left in (1..7).rev() {
        pass(&mut scene);
        assert_eq!(scene.position.break_steps, left);
        assert!(scene.when(|event| *event == Event::Break).is_empty());
    }
    pass(&mut scene);
    assert_eq!(scene.when(|event| *event == Event::Break).len(), 1);
    assert_eq!(scene.position.association.next_donation().1, 5, "covered before the hand limit is asked for");
    scene.play("card 401");
    assert_eq!(scene.zoo(0).money.0, 25 + 5);
    assert_eq!(scene.position.break_steps, 6);
}

/// with only the 12 left nothing is covered.
#[test]
fn r_15_6_the_last_donation_stays_open() {
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.raw().association.donations = 0b111_1111;
        edit.raw().break_steps = 1;
    });
    pass(&mut scene);
    assert_eq!(scene.position.association.donations, 0b111_1111);
    assert_eq!(scene.position.association.next_donation().1, 12);
}

/// 27 turns with 5 breaks, whatever the counters say.
#[test]
fn r_15_7_six_rounds() {
    let mut scene = Scene::at_rest(alone(20), |edit| {
        edit.tracks(0, 25, 100, 30, 1);
        edit.raw().scoring_discarded = true;
    });
    let mut turns_at_break = Vec::new();
    let mut turns = 0;
    while !scene.is_over() {
        pass(&mut scene);
        turns += 1;
        let breaks = scene.when(|event| *event == Event::Break).len();
        if breaks > turns_at_break.len() {
            turns_at_break.push(turns);
        }
    }
    assert_eq!(turns_at_break, [7, 13, 18, 22, 25]);
    assert_eq!(turns, 27);
    assert!(scene.when(|event| matches!(event, Event::EndTriggered { .. })).is_empty());
    assert_eq!(scene.position.association.donations.count_ones(), 5);
}

/// D-2: 0 victory points are enough.
#[test]
fn r_15_8_won_with_0_points() {
    for (appeal, won) in [(64, true), (63, false)] {
        let mut scene = Scene::at_rest(alone(0), |edit| {
            edit.tracks(0, 0, appeal, 20, 1);
            edit.raw().scoring_discarded = true;
            edit.raw().break_steps = 1;
            edit.raw().solo_rounds = 5;
            crate::scene::scoring(edit, 0, &[]);
        });
        pass(&mut scene);
        assert!(scene.is_over());
        let scores = scene.rules.scores(&scene.position);
        let outcome = Outcome::rank(Ending::Played, scores, scene.rules.reached(&scene.position));
        assert_eq!(outcome.winners.contains(Seat(0)), won, "{appeal} appeal");
    }
}

/// in the solo game: the discard comes before the scoring if it did not come before.
#[test]
fn r_15_7_the_last_discard() {
    let mut scene = Scene::at_rest(alone(0), |edit| {
        edit.raw().break_steps = 1;
        edit.raw().solo_rounds = 5;
    });
    pass(&mut scene);
    assert!(!scene.is_over());
    assert_eq!(scene.legal(), ["card 001", "card 002"]);
    scene.play("card 001");
    assert!(scene.is_over());
}
