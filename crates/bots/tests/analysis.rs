//! Positions and turns are judged by what seats may know, and chances to win can be trusted.

use bots::analyse::calibrate::{Sample, brier, brier_of_ignorance, reliability, sample};
use bots::analyse::{Analyst, Calibration, Care};
use bots::{Dice, Level, Playable, Seen};
use tabletop::{Game, Seat, Seed, Silent};

const CARE: Care = Care { plans: 4, worlds: 4 };

/// A position some random moves into a game, with a seat that is asked.
fn somewhere<G: Game>(game: &G, seed: u64, moves: usize) -> (G::Position, Seat) {
    let mut dice = Dice::new(seed);
    let mut position = game.start(Seed::from_number(seed), &mut Silent);
    let mut legal = Vec::new();
    for _ in 0..moves {
        let seat = game.asked(&position).iter().next().expect("the game goes on");
        game.legal(&position, seat, &mut legal);
        let answer = legal[dice.below(legal.len())];
        game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
    }
    let seat = game.asked(&position).iter().next().expect("the game goes on");
    (position, seat)
}

fn judged_the_same<G: Playable>(game: &G, moves: usize) {
    for seed in 0..4 {
        let (position, seat) = somewhere(game, seed, moves);
        let mut legal = Vec::new();
        game.legal(&position, seat, &mut legal);
        let played = [*legal.last().expect("a move")];
        let judge = |position: &G::Position| {
            Analyst::<G>::new(CARE, seed).alternatives(&Seen::new(game, position, seat), &played)
        };
        let judged = judge(&position);
        assert_eq!(judged.iter().filter(|plan| plan.played).count(), 1);
        assert!(judged.iter().all(|plan| (0.0..=1.0).contains(&plan.chance)), "{judged:?}");
        assert!(judged[0].gain >= 0.0, "the favourite is no worse than what was played: {judged:?}");
        let mut other = position.clone();
        game.resample(&mut other, seat, &mut Dice::new(seed + 77).chance());
        assert_eq!(judged, judge(&other), "hidden cards were looked at");
        let chances = Analyst::<G>::new(CARE, seed).chances(game, &position);
        assert_eq!(chances.len(), game.seats());
        assert_eq!(chances, Analyst::<G>::new(CARE, seed).chances(game, &position));
    }
}

#[test]
fn a_decision_is_judged_by_what_the_seat_knew() {
    judged_the_same(&ark_nova::Rules::new(&ark_nova::Options::players(2)).expect("good options"), 60);
    judged_the_same(&ark_nova::Rules::new(&ark_nova::Options::players(1)).expect("good options"), 30);
    judged_the_same(&ark::Rules::new(&ark::Options::standard(3)).expect("good options"), 20);
}

/// Chances foretell games that nothing was fitted to: better than knowing nothing and than chances that are far bolder,
/// and every large step of the table is near what was played.
#[track_caller]
fn trusted<G: Playable>(game: &G, samples: &[Sample], better: f64, off: f64) {
    let calibration = game.calibration();
    let (score, nothing) = (brier(samples, calibration), brier_of_ignorance(samples));
    assert!(score < better * nothing, "{score:.4}, and {nothing:.4} for who knows nothing");
    let Calibration { close, open, missed } = calibration;
    let bold = brier(samples, Calibration { close: close / 4.0, open: open / 4.0, missed });
    assert!(score < 0.95 * bold, "{score:.4}, and {bold:.4} with a quarter of the doubt");
    for step in reliability(samples, calibration).iter().filter(|step| step.count >= 60) {
        assert!((step.foretold - step.played).abs() < off, "{step:?}");
    }
}

/// Seeds far from those of `arkwright calibrate`.
const HELD_BACK: u64 = 7_000_000;

#[test]
fn chances_of_ark_can_be_trusted() {
    let game = ark::Rules::new(&ark::Options::standard(4)).expect("good options");
    let care = Care { worlds: 8, ..Care::default() };
    let play = |seed| sample(&game, &[Level::Planner; 4], HELD_BACK + seed, 8, care);
    let samples: Vec<Sample> = (0..60).flat_map(play).collect();
    trusted(&game, &samples, 0.95, 0.2);
}

#[test]
fn chances_of_ark_nova_can_be_trusted() {
    let game = ark_nova::Rules::new(&ark_nova::Options::players(2)).expect("good options");
    let care = Care { worlds: 4, ..Care::default() };
    let play = |seed| sample(&game, &[Level::Planner; 2], HELD_BACK + seed, 8, care);
    let samples: Vec<Sample> = (0..80).flat_map(play).collect();
    trusted(&game, &samples, 0.9, 0.15);
}
