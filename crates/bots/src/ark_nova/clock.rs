//! How much of the game is left.

use super::tables::Tables;
use super::weights::Weights;
use ark_nova::Look;
use ark_nova::catalogue::boards;
use tabletop::Seat;

/// What is left of a game.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// Own turns left.
    pub turns: f32,
    /// The share of a whole game that is left.
    pub left: f32,
    /// Breaks left.
    pub breaks: f32,
    /// What pays in every turn is worth so much of its weight.
    pub engine: f32,
    /// Share that what can be spent is still worth.
    pub liquid: f32,
    /// How near the next break is, from 0 to 1.
    pub break_nears: f32,
}

impl Clock {
    /// What is left: in a solo game by its tokens, otherwise by the zoo that has the shortest way.
    pub fn new(look: Look<'_>, weights: &Weights, tables: &Tables) -> Clock {
        let position = look.position;
        let seats = look.rules.seats;
        if seats == 1 {
            let tokens = u32::from(position.break_steps);
            let rounds =
                u32::from(boards::SOLO_ROUNDS - 1 - position.solo_rounds.min(boards::SOLO_ROUNDS - 1));
            let later: u32 = (1..=rounds)
                .map(|ahead| u32::from(boards::SOLO_TOKENS) - u32::from(position.solo_rounds) - ahead)
                .sum();
            let nears = 1.0 / tokens.max(1) as f32;
            return Clock::of((tokens + later) as f32, rounds as f32, nears, weights);
        }
        let way = Seat::all(seats).map(|seat| -look.victory_points(seat)).min().unwrap_or(0).max(0);
        let turns = match position.last_turns {
            Some(left) => f32::from(left) / seats as f32,
            None => tables.turns(way as usize),
        };
        let steps = f32::from(look.rules.break_steps());
        let nears = 1.0 - f32::from(position.break_steps) / steps;
        let breaks = (turns / weights.break_every - 0.5 + nears).max(0.0);
        Clock::of(turns, breaks, nears, weights)
    }

    fn of(turns: f32, breaks: f32, break_nears: f32, weights: &Weights) -> Clock {
        let share = |whole: f32| (turns / whole).min(1.0);
        let (left, engine, liquid) = (share(weights.turns), share(weights.lasting), share(weights.liquid));
        Clock { turns, left, breaks, engine, liquid, break_nears }
    }
}
