//! The search over whole turns.

use bots::ark_nova::Term;
use bots::{Bot, Budget, Evaluate, Level, Part, Playable, Search, Seen, Values, play, play_watched};
use tabletop::{Game, Seat, Seed, Silent};

fn points<G: Playable>(game: &G, levels: &[Level], seed: u64) -> Vec<i32> {
    let mut bots: Vec<Box<dyn Bot<G>>> = levels.iter().map(|level| level.bot(seed)).collect();
    let ended = play(game, Seed::from_number(seed), &mut bots, &mut Silent);
    assert!(ended.failed.is_none() && !ended.endless, "{:?}", ended.failed);
    ended.outcome.scores.iter().map(|score| score.points).collect()
}

fn search(iterations: u32) -> Level {
    Level::Search(Budget::iterations(iterations))
}

#[test]
fn a_search_plays_the_same_game_again() {
    let nova = ark_nova::Rules::new(&ark_nova::Options::players(2)).expect("good options");
    let [once, again] = [0; 2].map(|_| points(&nova, &[search(4), Level::Greedy], 5));
    assert_eq!(once, again);
    let ark = ark::Rules::new(&ark::Options::standard(3)).expect("good options");
    let [once, again] = [0; 2].map(|_| points(&ark, &[search(16), search(4), Level::Greedy], 5));
    assert_eq!(once, again);
}

#[test]
fn a_search_plays_alone_and_with_marine_worlds() {
    let solo = ark_nova::Rules::new(&ark_nova::Options::players(1)).expect("good options");
    points(&solo, &[search(8)], 1);
    let marine = ark_nova::Options::players(3).with_marine_worlds();
    let marine = ark_nova::Rules::new(&marine).expect("good options");
    points(&marine, &[search(4), Level::Greedy, Level::Greedy], 1);
}

#[test]
fn a_challenge_is_played_for_the_points_of_all_its_games() {
    let options = ark_nova::Options { challenge: true, ..ark_nova::Options::players(1) };
    let game = ark_nova::Rules::new(&options).expect("good options");
    let mut position = game.start(Seed::from_number(1), &mut Silent);
    let mut moves = Vec::new();
    while position.challenge.games == 0 {
        game.legal(&position, Seat(0), &mut moves);
        let answer = Level::Greedy.bot(1).choose(&Seen::new(&game, &position, Seat(0)), &moves);
        game.apply(&mut position, Seat(0), answer.expect("an answer"), &mut Silent).expect("a legal move");
    }
    let mut parts = Vec::new();
    ark_nova::Rules::evaluation().weigh(&game, &position, Seat(0), &mut parts);
    let points = game.look(&position).challenge_points();
    assert!(parts.contains(&(Term::Points, points as f32)), "{points} of {parts:?}");
}

/// The plans of a first turn: all can be played, the best stands first, and more than one was tried.
#[test]
fn plans_are_judged_with_their_answers() {
    let game = ark::Rules::new(&ark::Options::standard(4)).expect("good options");
    let position = game.start(Seed::from_number(3), &mut Silent);
    let seat = game.asked(&position).iter().next().expect("somebody begins");
    let seen = Seen::new(&game, &position, seat);
    let mut moves = Vec::new();
    seen.legal(&mut moves);
    let judged = Search::new(Budget::iterations(64), 1).judged(&seen, &moves);
    assert!(judged.len() > 2, "{judged:?}");
    assert!(judged.windows(2).all(|pair| pair[0].visits >= pair[1].visits), "{judged:?}");
    let visits = judged.iter().map(|plan| plan.visits).sum::<u32>();
    assert!(
        (32..64 + judged.len() as u32).contains(&visits),
        "not more than it may, nor much less: {judged:?}"
    );
    for plan in &judged {
        let mut after = position;
        for &answer in &plan.answers {
            game.apply(&mut after, seat, answer, &mut Silent).expect("a plan can be played");
        }
    }
}

/// On all cores a search tries the same plans in the same worlds, and so finds the same.
#[test]
fn all_cores_find_what_one_core_finds() {
    fn compare<G: Playable>(options: &G::Options) {
        let game = G::new(options).expect("good options");
        let mut position = game.start(Seed::from_number(5), &mut Silent);
        let mut moves = Vec::new();
        let seat = loop {
            let seat = game.asked(&position).iter().next().expect("somebody begins");
            game.legal(&position, seat, &mut moves);
            if G::evaluation().begins_turn(&game, &position, seat) {
                break seat;
            }
            game.apply(&mut position, seat, moves[0], &mut Silent).expect("it is legal");
        };
        let seen = Seen::new(&game, &position, seat);
        let one = Search::<G>::new(Budget::iterations(64), 1).judged(&seen, &moves);
        let all = Search::<G>::new(Budget::iterations(64), 1).on_all_cores().judged(&seen, &moves);
        assert!(one.len() > 2, "{one:?}");
        assert_eq!(one, all);
    }
    compare::<ark::Rules>(&ark::Options::standard(4));
    compare::<ark_nova::Rules>(&ark_nova::Options::players(2));
}

/// Learned factors count where a search stops looking ahead at a table, and nowhere else.
#[test]
fn learned_values_count_at_the_horizon_of_a_table() {
    let counting = |factor| Values::new(vec![vec![factor; Term::NAMES.len()]; 3]);
    for players in [1, 3] {
        let game = ark_nova::Rules::new(&ark_nova::Options::players(players)).expect("good options");
        let [plain, learned] =
            [1.0, 2.0].map(|factor| ark_nova::Rules::evaluation().with_values(counting(factor)));
        let mut bots: Vec<Box<dyn Bot<ark_nova::Rules>>> =
            (0..players).map(|seat| Level::Random.bot(seat.into())).collect();
        let judged = |position: &ark_nova::Position, seat: Seat| {
            let own = plain.own(&game, position, seat);
            assert_eq!(learned.own(&game, position, seat), own);
            (plain.leaf(&game, position, seat), learned.leaf(&game, position, seat), own)
        };
        let mut met = 0;
        let ended = play_watched(&game, Seed::from_number(4), &mut bots, &mut Silent, |position, seat, _| {
            let (plain, learned, own) = judged(position, seat);
            let counts = if players == 1 { 1.0 } else { 2.0 };
            assert!(
                (learned - counts * plain).abs() < 1e-3 * (1.0 + plain.abs()),
                "{learned}, {plain} plain"
            );
            assert!(players == 1 || plain == own, "the horizon of a table is judged like a plan");
            met += 1;
        });
        assert!(met > 50, "{met} positions");
        let (plain, learned, _) = judged(&ended.position, Seat(0));
        assert_eq!(learned, plain, "what is over is worth its points");
    }
}
