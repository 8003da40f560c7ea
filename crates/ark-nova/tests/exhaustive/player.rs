//! A player that prefers what was used least.

use crate::Counts;
use crate::scenes::Scenes;
use crate::uses::{Made, Promise};
use ark_nova::{Event, Move, Position, Rules};
use tabletop::{Chance, Game, Seat, Seed};

/// Moves of a list that are looked at, and how far each is followed.
const LOOKED_AT: usize = 8;
const FOLLOWED: usize = 3;
/// Questions of one scene.
const QUESTIONS: usize = 150;

/// Everything played so far.
pub struct Run {
    pub counts: Counts,
    pub questions: u64,
    scenes: Scenes,
    moves: Vec<Move>,
    events: Vec<Event>,
}

impl Run {
    pub fn new(counts: Counts, scenes: Scenes) -> Run {
        Run { counts, questions: 0, scenes, moves: Vec::new(), events: Vec::new() }
    }

    /// The uses of the rarest thing.
    pub fn least(&self) -> u32 {
        self.counts.values().copied().min().unwrap_or(0)
    }

    /// Everything with fewer uses.
    pub fn below(&self, goal: u32) -> Vec<(String, u32)> {
        let rare = self.counts.iter().filter(|(_, n)| **n < goal);
        rare.map(|(name, n)| (name.clone(), *n)).collect()
    }

    /// Plays the nth scene.
    pub fn play_scene(&mut self, nth: u64) {
        let mut stream = Seed::from_number(nth);
        stream.0[8] = 1;
        let mut chance = Chance::new(stream);
        let (rules, mut position) = (self.scenes)(nth, &self.counts, &mut chance);
        let mut promised = None;
        for _ in 0..QUESTIONS {
            let Some(seat) = rules.asked(&position).first() else { return };
            let answer = self.choose(&rules, &position, seat, promised, &mut chance);
            let used = self.step(&rules, &mut position, seat, answer, &mut promised);
            self.questions += 1;
            for name in used {
                if let Some(n) = self.counts.get_mut(&name) {
                    *n += 1;
                }
            }
            if let Err(broken) = rules.validate(&position) {
                panic!("scene {nth}: {answer} of seat {seat} leads to {broken:?}");
            }
        }
    }

    /// Makes a move and says what it used.
    fn step(
        &mut self,
        rules: &Rules,
        position: &mut Position,
        seat: Seat,
        answer: Move,
        promised: &mut Option<Promise>,
    ) -> Vec<String> {
        let before = *position;
        self.events.clear();
        let question = rules.question(&before, seat);
        rules
            .apply(position, seat, answer, &mut self.events)
            .unwrap_or_else(|refusal| panic!("{answer} is listed and refused: {refusal}"));
        Made { rules, before: &before, after: position, question, seat, answer, events: &self.events }
            .uses(promised)
    }

    /// The move that leads to what was used least, as far as a few random steps show.
    fn choose(
        &mut self,
        rules: &Rules,
        position: &Position,
        seat: Seat,
        promised: Option<Promise>,
        chance: &mut Chance,
    ) -> Move {
        let mut moves = std::mem::take(&mut self.moves);
        rules.distinct(position, seat, &mut moves);
        let mut candidates = moves.clone();
        chance.shuffle(&mut candidates);
        candidates.truncate(LOOKED_AT);
        let mut dice = chance.below(u32::MAX) | 1;
        let mut best = (f64::NEG_INFINITY, candidates[0]);
        for &candidate in &candidates {
            let mut world = *position;
            let (mut value, mut promised) = (0.0, promised);
            let (mut mover, mut answer) = (seat, candidate);
            for depth in 0..=FOLLOWED {
                let used = self.step(rules, &mut world, mover, answer, &mut promised);
                let rarity = used.iter().filter_map(|name| self.counts.get(name));
                value += rarity.map(|&n| 1.0 / f64::from(1 + n)).sum::<f64>() / f64::from(1 + depth as u32);
                let Some(next) = rules.asked(&world).first() else { break };
                if next != seat {
                    break;
                }
                mover = next;
                rules.distinct(&world, mover, &mut moves);
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                answer = moves[(dice >> 8) as usize % moves.len()];
            }
            if value > best.0 {
                best = (value, candidate);
            }
        }
        self.moves = moves;
        best.1
    }
}
