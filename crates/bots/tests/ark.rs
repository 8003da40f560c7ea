//! The players of Ark: what they may know, and who beats whom.

use ark::{Move, Options, Rules};
use bots::ark::{Aim, Ending};
use bots::{Bot, Dice, Evaluate, Level, Playable, Seen, play};
use tabletop::{Game, Seat, Seed, Silent};

fn table(players: u8) -> Rules {
    Rules::new(&Options::standard(players)).expect("options")
}

/// The share of games that one bot wins among three others, each seat in turn with the same seeds.
fn share_of_wins(one: Level, others: Level, seeds: u64) -> f64 {
    let game = table(4);
    let (mut wins, mut games) = (0.0, 0.0);
    for seed in 0..seeds {
        for seat in 0..4 {
            let level = |at| if at == seat { one } else { others };
            let mut bots: Vec<Box<dyn Bot<Rules>>> = (0..4).map(|at| level(at).bot(seed * 4 + at)).collect();
            let ended = play(&game, Seed::from_number(seed), &mut bots, &mut Silent);
            assert!(ended.failed.is_none());
            let scores = game.scores(&ended.position);
            let best = scores.iter().max().expect("scores");
            if scores[seat as usize] == *best {
                wins += 1.0 / scores.iter().filter(|score| *score == best).count() as f64;
            }
            games += 1.0;
        }
    }
    wins / games
}

#[test]
fn every_rung_of_the_ladder_is_better_than_the_one_below() {
    // A fair share is one in four. Greedy counts a half-made play, so it wins nearly always among random, and planner
    // has less to gain from looking at whole turns.
    let (greedy, planner) =
        (share_of_wins(Level::Greedy, Level::Random, 40), share_of_wins(Level::Planner, Level::Greedy, 60));
    println!("greedy among random: {greedy}, planner among greedy: {planner}");
    assert!(greedy > 0.7, "greedy among random: {greedy}");
    assert!(planner > 0.33, "planner among greedy: {planner}");
}

#[test]
fn a_position_is_worth_the_same_in_every_world_that_looks_the_same() {
    let (game, evaluation) = (table(4), Rules::evaluation());
    let mut dice = Dice::new(1);
    let mut moves = Vec::new();
    for seed in 0..20 {
        let mut position = game.start(Seed::from_number(seed), &mut Silent);
        // Once pets are laid, a card that everyone saw may be in the hand or be the pet.
        while position.rain < 2 {
            for seat in Seat::all(4) {
                let seen = Seen::new(&game, &position, seat);
                let value = evaluation.value(&game, &position, seat);
                let elsewhere = evaluation.value(&game, &seen.world(&mut dice.chance()), seat);
                assert_eq!(value, elsewhere, "seed {seed}, seat {seat}");
            }
            let seat = game.asked(&position).iter().next().expect("somebody is asked");
            game.legal(&position, seat, &mut moves);
            let answer = moves[dice.below(moves.len())];
            game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
        }
    }
}

#[test]
fn a_game_that_is_over_is_worth_its_points() {
    let game = table(3);
    let mut bots: Vec<Box<dyn Bot<Rules>>> = (0..3).map(|seed| Level::Random.bot(seed)).collect();
    let ended = play(&game, Seed::from_number(3), &mut bots, &mut Silent);
    let points = game.points(&ended.position);
    for seat in Seat::all(3) {
        let mut parts = Vec::new();
        Rules::evaluation().weigh(&game, &ended.position, seat, &mut parts);
        let own = parts.iter().filter(|(term, _)| *term != bots::ark::Term::Rival);
        assert_eq!(own.map(|(_, points)| points).sum::<f32>(), f32::from(points[seat.index()]));
    }
}

/// Passing when nobody else can play ends the game: what is reckoned is the mean over the worlds that look the same.
#[test]
fn an_ending_is_worth_what_it_comes_to_on_average() {
    const WORLDS: u16 = 1500;
    let game = table(4);
    let (mut dice, mut moves, mut met) = (Dice::new(1), Vec::new(), 0);
    for seed in 0..60 {
        let mut bots: Vec<Box<dyn Bot<Rules>>> =
            (0..4).map(|seat| Level::Greedy.bot(seed * 4 + seat)).collect();
        let mut position = game.start(Seed::from_number(seed), &mut Silent);
        while let Some(seat) = game.asked(&position).iter().next() {
            game.legal(&position, seat, &mut moves);
            let seen = Seen::new(&game, &position, seat);
            let ending = Ending::new(&game, &position, seat, Aim::Points { rival: 0.0 })
                .filter(|_| moves.contains(&Move::Pass));
            if let Some(values) = ending.and_then(|ending| ending.values(&position, &[Move::Pass])) {
                let points = (0..WORLDS).map(|_| {
                    let mut world = seen.world(&mut dice.chance());
                    game.apply(&mut world, seat, Move::Pass, &mut Silent).expect("a pass");
                    assert!(game.is_over(&world), "somebody could still play");
                    u32::from(game.points(&world)[seat.index()])
                });
                let mean = points.sum::<u32>() as f32 / f32::from(WORLDS);
                assert!(
                    (mean - values[0]).abs() < 0.3,
                    "seed {seed}: {mean} on average, {} reckoned",
                    values[0]
                );
                met += 1;
            }
            let answer = bots[seat.index()].choose(&seen, &moves).expect("an answer");
            game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
        }
    }
    assert!(met >= 10, "only {met} endings");
}
