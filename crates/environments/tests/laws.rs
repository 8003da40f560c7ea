//! What learners can rely on, held on random games of both.

use ark_nova::{MapSet, Options};
use environments::{
    Arrays, Batch, Learnable, Numbers, actions, choices, observation_fields, observation_length, to_move,
};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Seed, Silent};

/// Plays a game at random and looks at every tenth position.
fn walk<G: Learnable>(rules: &G, seed: u64, rarest: &mut usize) {
    let length = observation_length(&observation_fields(rules));
    let mut chance = Chance::new(Seed::from_number(seed ^ 0xabc));
    let mut position = rules.start(Seed::from_number(seed), &mut Silent);
    let (mut moves, mut choice) = (Vec::new(), Vec::new());
    let (mut own, mut twin) = (vec![7; length], vec![9; length]);
    let mut made = 0;
    while let Some(seat) = to_move(rules, &position) {
        choices(rules, &position, seat, &mut moves, &mut choice);
        assert_eq!(choice.len(), moves.len(), "every move has a number: {moves:?}");
        let numbers: BTreeSet<u32> = choice.iter().map(|&(number, _)| number).collect();
        assert_eq!(numbers.len(), choice.len(), "and each a number of its own: {choice:?}");
        assert!(numbers.iter().all(|&number| (number as usize) < actions::<G>()));
        let others = numbers.iter().filter(|&&number| number as usize >= G::own_actions()).count();
        *rarest = (*rarest).max(others);
        if made % 10 == 0 {
            for seat in rules.asked(&position).iter() {
                rules.observe(&position, seat, &mut Numbers::new(&mut own));
                let mut world = position.clone();
                rules.resample(&mut world, seat, &mut chance);
                rules.observe(&world, seat, &mut Numbers::new(&mut twin));
                let differs = observation_fields(rules).into_iter().find(|field| {
                    let range = field.start..field.start + field.length;
                    own[range.clone()] != twin[range]
                });
                assert_eq!(
                    differs, None,
                    "it tells what the seat cannot know, after {made} moves of game {seed}"
                );
            }
        }
        let (_, answer) = choice[chance.below(choice.len() as u32) as usize];
        rules.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
        made += 1;
    }
}

#[test]
fn observations_tell_no_secret_and_moves_have_numbers_in_ark_nova() {
    let mut rarest = 0;
    for seed in 0..40 {
        let players = [2, 3, 4, 1][(seed % 4) as usize];
        let options = Options { map_set: MapSet::Every, ..Options::players(players) };
        let options = if seed % 2 == 0 { options.with_marine_worlds() } else { options };
        walk(&ark_nova::Rules::new(&options).expect("good options"), seed, &mut rarest);
    }
    assert!(rarest > 1, "some moves have no number of their own: {rarest}");
}

#[test]
fn observations_tell_no_secret_and_moves_have_numbers_in_ark() {
    let mut rarest = 0;
    for seed in 0..60 {
        let rules = ark::Rules::new(&ark::Options::standard(3 + (seed % 3) as u8)).expect("good options");
        walk(&rules, seed, &mut rarest);
    }
    assert_eq!(rarest, 0);
}

/// Steps a batch with the first action of each mask and gives all arrays as they are in the end.
fn stepped<G: Learnable>(rules: &G, threads: usize) -> (Vec<i16>, Vec<i8>, Vec<i8>, f32, u32) {
    const GAMES: usize = 12;
    let mut batch = Batch::new(rules.clone(), GAMES, 5);
    let seats = rules.seats();
    let mut observations = vec![0; GAMES * batch.observation()];
    let mut masks = vec![0; GAMES * actions::<G>()];
    let (mut asked, mut rewards, mut ended) = (vec![0; GAMES], vec![0.0; GAMES * seats], vec![false; GAMES]);
    let (mut sum, mut over) = (0.0, 0);
    let mut arrays = Arrays {
        observations: &mut observations,
        masks: &mut masks,
        seats: &mut asked,
        rewards: &mut rewards,
        ended: &mut ended,
    };
    batch.look(&mut arrays);
    for step in 0..1500 {
        let chosen: Vec<i64> = arrays
            .masks
            .chunks(actions::<G>())
            .map(|mask| {
                let legal: Vec<usize> = (0..mask.len()).filter(|&action| mask[action] == 1).collect();
                legal[(step * 7) % legal.len()] as i64
            })
            .collect();
        batch.step(&chosen, &mut arrays, threads).expect("legal actions");
        sum += arrays.rewards.iter().map(|reward| reward.abs()).sum::<f32>();
        over += arrays.ended.iter().map(|&ended| u32::from(ended)).sum::<u32>();
    }
    let refused = batch.step(&[-1; GAMES], &mut arrays, threads).expect_err("no such action");
    assert_eq!((refused.place, refused.action), (0, -1));
    (observations, masks, asked, sum, over)
}

#[test]
fn a_batch_is_the_same_on_any_number_of_threads() {
    let ark = ark::Rules::new(&ark::Options::standard(3)).expect("good options");
    let one = stepped(&ark, 1);
    assert!(one == stepped(&ark, 3) && one.4 > 12 && one.3 > 0.0, "{} games ended", one.4);
    let nova = ark_nova::Rules::new(&Options::players(2)).expect("good options");
    let one = stepped(&nova, 1);
    assert!(one == stepped(&nova, 3) && one.4 > 0, "{} games ended", one.4);
}
