//! Many games at a time.

use crate::{Learnable, Numbers, actions, choices, observation_fields, observation_length, rewards, to_move};
use bots::Dice;
use std::fmt;
use tabletop::{Ending, Outcome, Seat, Seed, Silent};

/// Moves after which a game is broken off, so that a bad policy cannot play for ever.
const LONGEST: u32 = 20_000;

/// Games that are stepped together. A game that ends is followed by the next one in the same place.
pub struct Batch<G: Learnable> {
    rules: G,
    places: Vec<Running<G>>,
    observation: usize,
}

/// The game in one place.
struct Running<G: Learnable> {
    position: G::Position,
    seat: Seat,
    choices: Vec<(u32, G::Move)>,
    moves: Vec<G::Move>,
    seed: u64,
    made: u32,
}

/// What learners see, row after row: one for each game.
pub struct Arrays<'a> {
    /// What the seat that is asked may know.
    pub observations: &'a mut [i16],
    /// 1 for each action it can choose.
    pub masks: &'a mut [i8],
    /// The seat that is asked.
    pub seats: &'a mut [i8],
    /// What each seat got by the last step.
    pub rewards: &'a mut [f32],
    /// Where the last step ended a game; everything else is then of the next one.
    pub ended: &'a mut [bool],
}

/// An action that cannot be chosen. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalAction {
    /// In which place.
    pub place: usize,
    /// The action.
    pub action: i64,
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}: action {} is not one of those its mask allows", self.place, self.action)
    }
}

impl std::error::Error for IllegalAction {}

impl<G: Learnable> Batch<G> {
    /// So many games; the first has this seed, and each place goes on with every `games`-th seed.
    pub fn new(rules: G, games: usize, seed: u64) -> Batch<G> {
        let observation = observation_length(&observation_fields(&rules));
        let place = |nth: usize| {
            let seed = seed.wrapping_add(nth as u64);
            let position = rules.start(Seed::from_number(seed), &mut Silent);
            let (choices, moves) = (Vec::new(), Vec::new());
            Running { position, seat: Seat(0), choices, moves, seed, made: 0 }
        };
        Batch { places: (0..games).map(place).collect(), rules, observation }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The length of an observation.
    pub fn observation(&self) -> usize {
        self.observation
    }

    /// The rules.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// Chooses one of the actions that each game allows, at random.
    pub fn sample(&self, seed: u64, chosen: &mut [i64]) {
        let mut dice = Dice::new(seed);
        for (place, chosen) in self.places.iter().zip(chosen) {
            *chosen = i64::from(place.choices[dice.below(place.choices.len())].0);
        }
    }

    /// Writes everything as it is now. The masks must be 0.
    pub fn look(&mut self, arrays: &mut Arrays<'_>) {
        let Batch { rules, places, observation } = self;
        arrays.rewards.fill(0.0);
        arrays.ended.fill(false);
        let (observations, masks) =
            (arrays.observations.chunks_mut(*observation), arrays.masks.chunks_mut(actions::<G>()));
        for (((place, seat), observation), mask) in
            places.iter_mut().zip(arrays.seats.iter_mut()).zip(observations).zip(masks)
        {
            place.choices.clear();
            place.ask(rules, observation, mask, seat);
        }
    }

    /// Makes one move in every game, on so many threads. If an action cannot be chosen, nothing happens.
    pub fn step(
        &mut self,
        chosen: &[i64],
        arrays: &mut Arrays<'_>,
        threads: usize,
    ) -> Result<(), IllegalAction> {
        for (place, (running, &action)) in self.places.iter().zip(chosen).enumerate() {
            if running.chosen(action).is_none() {
                return Err(IllegalAction { place, action });
            }
        }
        let Batch { rules, places, observation } = self;
        let (games, seats, width) = (places.len(), rules.seats(), actions::<G>());
        let each = games.div_ceil(threads.max(1)).max(1);
        let rules = &*rules;
        let step = games as u64;
        let parts = places
            .chunks_mut(each)
            .zip(chosen.chunks(each))
            .zip(arrays.observations.chunks_mut(each * *observation))
            .zip(arrays.masks.chunks_mut(each * width))
            .zip(arrays.seats.chunks_mut(each))
            .zip(arrays.rewards.chunks_mut(each * seats))
            .zip(arrays.ended.chunks_mut(each))
            .map(|((((((places, chosen), observations), masks), asked), rewards), ended)| {
                let arrays = Arrays { observations, masks, seats: asked, rewards, ended };
                (places, chosen, arrays)
            });
        let observation = *observation;
        let work = |(places, chosen, arrays): (&mut [Running<G>], &[i64], Arrays<'_>)| {
            let rows = arrays.observations.chunks_mut(observation).zip(arrays.masks.chunks_mut(width));
            let results =
                arrays.seats.iter_mut().zip(arrays.rewards.chunks_mut(seats)).zip(arrays.ended.iter_mut());
            for (((place, &action), (observation, mask)), ((seat, reward), over)) in
                places.iter_mut().zip(chosen).zip(rows).zip(results)
            {
                *over = place.play(rules, action, reward, step);
                place.ask(rules, observation, mask, seat);
            }
        };
        if threads <= 1 {
            parts.for_each(work);
        } else {
            std::thread::scope(|scope| parts.for_each(|part| _ = scope.spawn(|| work(part))));
        }
        Ok(())
    }
}

impl<G: Learnable> Running<G> {
    fn chosen(&self, action: i64) -> Option<G::Move> {
        self.choices.iter().find(|(number, _)| i64::from(*number) == action).map(|&(_, answer)| answer)
    }

    /// Makes a move; says whether the game ended by it, and then begins the next one.
    fn play(&mut self, rules: &G, action: i64, reward: &mut [f32], step: u64) -> bool {
        reward.fill(0.0);
        if let Some(answer) = self.chosen(action) {
            // What was in the list of moves is accepted.
            let _ = rules.apply(&mut self.position, self.seat, answer, &mut Silent);
        }
        self.made += 1;
        let over = rules.is_over(&self.position);
        if !over && self.made < LONGEST {
            return false;
        }
        let ending = if over { Ending::Played } else { Ending::Agreed };
        let outcome = Outcome::rank(ending, rules.scores(&self.position), rules.reached(&self.position));
        reward.iter_mut().zip(rewards(&outcome, rules.seats())).for_each(|(to, from)| *to = from);
        self.seed = self.seed.wrapping_add(step);
        self.position = rules.start(Seed::from_number(self.seed), &mut Silent);
        self.made = 0;
        true
    }

    /// Writes what is asked now, and takes away the marks of what was asked before.
    fn ask(&mut self, rules: &G, observation: &mut [i16], mask: &mut [i8], seat: &mut i8) {
        self.choices.iter().for_each(|&(number, _)| mask[number as usize] = 0);
        self.seat = to_move(rules, &self.position).unwrap_or(Seat(0));
        choices(rules, &self.position, self.seat, &mut self.moves, &mut self.choices);
        self.choices.iter().for_each(|&(number, _)| mask[number as usize] = 1);
        *seat = self.seat.0 as i8;
        rules.observe(&self.position, self.seat, &mut Numbers::new(observation));
    }
}
