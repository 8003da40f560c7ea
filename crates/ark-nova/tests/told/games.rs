//! Random games, position by position.

use ark_nova::{Event, MapChoice, Move, Options, Position, Rules};
use tabletop::{Chance, Game, Seat, Seed};

/// Plays random games of 1 to 4 players and shows each asked seat with its legal moves, and what happened.
pub fn walk(games: u64, mut see: impl FnMut(&Rules, &Position, Seat, &[Move], &[Event])) {
    for seed in 0..games {
        let players = 1 + (seed % 4) as u8;
        let maps = [MapChoice::TwoEach, MapChoice::AllA, MapChoice::All0, MapChoice::Pool];
        let maps = maps[(seed / 4 % 4) as usize].clone();
        let options = Options { maps, friendly: seed % 5 == 3, ..Options::players(players) };
        let rules = Rules::new(&options).expect("good options");
        let mut chance = Chance::new(Seed::from_number(1000 + seed));
        let mut events: Vec<Event> = Vec::new();
        let mut position = rules.start(Seed::from_number(seed), &mut events);
        let mut moves = Vec::new();
        while let Some(seat) = rules.asked(&position).first() {
            rules.distinct(&position, seat, &mut moves);
            see(&rules, &position, seat, &moves, &events);
            events.clear();
            // Plain random games rarely play cards: prefer to act.
            let active: Vec<Move> = moves.iter().copied().filter(acts).collect();
            let from = if active.is_empty() || chance.below(4) == 0 { &moves } else { &active };
            let answer = from[chance.below(from.len() as u32) as usize];
            rules.apply(&mut position, seat, answer, &mut events).expect("a legal move");
        }
        see(&rules, &position, Seat(0), &[], &events);
    }
}

fn acts(answer: &Move) -> bool {
    !matches!(answer, Move::Done | Move::XToken(_) | Move::Break | Move::Sell(_))
}
