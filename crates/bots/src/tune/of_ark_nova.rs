//! Tuning the evaluation of Ark Nova.

use super::{Tunable, Tuned};
use crate::ark_nova::Evaluation;
use crate::ark_nova::weights::Weights;
use crate::{Dice, Playable};
use ark_nova::catalogue::MapId;
use ark_nova::catalogue::boards::START_APPEAL_SOLO;
use ark_nova::rules::advanced_maps;
use ark_nova::{MapChoice, MapSet, Options, Position, Rules};
use tabletop::{Game, Seat};

const PLAYERS: u8 = 2;
/// What a point of the best final scoring card is worth before the game is over: victory points of conservation.
const SCORING: f64 = 2.5;

/// Maps for so many players.
fn maps(players: u8, dice: &mut Dice) -> Vec<MapId> {
    let mut maps: Vec<_> = advanced_maps().collect();
    (0..players).map(|_| maps.remove(dice.below(maps.len()))).collect()
}

impl Tunable for Rules {
    const NAMES: &'static [&'static str] = &Weights::NAMES;
    const SOLO: bool = true;
    const LEAF: bool = true;
    const PACE: Option<u32> = Some(31);
    const LONGEST: u32 = 60;
    const NOT_FITTED: &'static [&'static str] =
        &["turns", "pace", "liquid", "rival", "idle", "hidden", "safe", "victory"];
    const NOT_EVOLVED: &'static [&'static str] = &["rival", "idle", "hidden", "safe", "victory"];

    fn weights(evaluation: &Evaluation, Tuned { solo, leaf }: Tuned) -> Vec<f32> {
        let weights = if leaf { evaluation.leaf_weights(solo) } else { evaluation.weights(solo) };
        weights.to_array().to_vec()
    }

    fn with_weights(weights: &[f32], Tuned { leaf, .. }: Tuned) -> Evaluation {
        let weights = Weights::from_array(weights.try_into().expect("a weight for every name"));
        match leaf {
            true => Rules::evaluation().with_leaves(weights, weights),
            false => Evaluation::new(weights, weights),
        }
    }

    fn training(seed: u64, solo: bool) -> Options {
        let players = if solo { 1 } else { PLAYERS };
        let mut dice = Dice::new(seed);
        let drawn = maps(players, &mut dice);
        let solo_appeal = if solo { START_APPEAL_SOLO[dice.below(START_APPEAL_SOLO.len())] } else { 0 };
        Options { maps: MapChoice::Fixed(drawn), solo_appeal, ..Options::players(players) }
    }

    fn any_table(seed: u64) -> Options {
        let mut dice = Dice::new(seed);
        let players = [2, 2, 3, 4][dice.below(4)];
        match dice.below(2) {
            0 => Options { maps: MapChoice::Fixed(maps(players, &mut dice)), ..Options::players(players) },
            _ => Options { map_set: MapSet::Every, ..Options::players(players).with_marine_worlds() },
        }
    }

    fn points(&self, position: &Position, seat: Seat) -> f64 {
        let look = self.look(position);
        let points = f64::from(look.victory_points(seat));
        if self.is_over(position) {
            return points;
        }
        let cards = look.zoo(seat).scoring_cards();
        let best = cards.map(|card| look.scoring_points(seat, card)).max().unwrap_or(0);
        points + SCORING * f64::from(best)
    }

    fn teaches(position: &Position) -> bool {
        position.last_turns.is_none()
    }
}
