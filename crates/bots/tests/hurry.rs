//! Bots that have to hurry answer with the best they have found so far.

use bots::{Budget, Dice, Level, Playable, Seen};
use tabletop::{Game, Seed, Silent};

/// Plays a random game; at one choice in `every` asks all bots, in a hurry and with time.
fn choices<G: Playable>(game: &G, seed: u64, every: usize) -> usize {
    let (mut dice, mut asked_for, mut moves) = (Dice::new(seed), 0, Vec::new());
    let mut position = game.start(Seed::from_number(seed), &mut Silent);
    while let Some(seat) = game.asked(&position).iter().next() {
        game.legal(&position, seat, &mut moves);
        if moves.len() > 1 && dice.below(every) == 0 {
            asked_for += 1;
            let search = Level::Search(Budget::iterations(8));
            for level in [Level::Random, Level::Greedy, Level::Planner, search] {
                let choose = |seen: Seen<'_, G>| level.bot::<G>(seed).choose(&seen, &moves).expect("a move");
                let hurried = choose(Seen::new(game, &position, seat).until(&|| true));
                assert!(moves.contains(&hurried), "{level} answers {hurried:?}");
                let with_time = choose(Seen::new(game, &position, seat).until(&|| false));
                let alone = choose(Seen::new(game, &position, seat));
                assert_eq!(with_time, alone, "{level} plays otherwise because it could be hurried");
            }
        }
        let answer = moves[dice.below(moves.len())];
        game.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
    }
    asked_for
}

#[test]
fn bots_of_ark_nova_can_hurry() {
    let game = ark_nova::Rules::new(&ark_nova::Options::players(2)).expect("options");
    assert!(choices(&game, 1, 10) > 10);
}

#[test]
fn bots_of_ark_can_hurry() {
    let game = ark::Rules::new(&ark::Options::standard(3)).expect("options");
    assert!(choices(&game, 1, 3) > 5);
}
