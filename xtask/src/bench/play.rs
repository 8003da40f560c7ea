//! Players that cost next to nothing, so that the rules are measured and not they.

use crate::games::Workpiece;
use std::fmt;
use std::iter::Sum;
use tabletop::{Seed, Silent};

/// How moves are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any move.
    Random,
    /// A move that plays a card whenever there is one, otherwise any.
    Eager,
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::Random => "random",
            Player::Eager => "eager",
        })
    }
}

/// Dice that cost a few instructions (splitmix64).
pub struct Dice(u64);

impl Dice {
    /// Dice for a game.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(z ^ (z >> 31)) * bound as u128) >> 64) as usize
    }
}

impl Player {
    /// The move this player makes.
    pub fn choose<G: Workpiece>(self, moves: &[G::Move], dice: &mut Dice) -> G::Move {
        if self == Player::Eager {
            let cards = moves.iter().filter(|answer| G::plays_a_card(answer)).count();
            if cards > 0 {
                let nth = dice.below(cards);
                let card = moves.iter().filter(|answer| G::plays_a_card(answer)).nth(nth);
                return *card.expect("fewer than there are");
            }
        }
        moves[dice.below(moves.len())]
    }
}

/// No game has so many questions.
const LIMIT: u64 = 1_000_000;

/// How much was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Answers to questions with two or more; what only repeats is none, and is not played.
    pub moves: u64,
    /// Turns.
    pub turns: u64,
}

impl Sum for Played {
    fn sum<I: Iterator<Item = Played>>(games: I) -> Played {
        games.fold(Played::default(), |all, game| Played {
            moves: all.moves + game.moves,
            turns: all.turns + game.turns,
        })
    }
}

/// Plays a game to its end.
#[inline(never)]
pub fn play<G: Workpiece>(rules: &G, seed: u64, player: Player) -> Played {
    let mut dice = Dice::new(seed);
    let mut buffer = Vec::with_capacity(512);
    let mut position = rules.start(Seed::from_number(seed), &mut Silent);
    let (mut made, mut moves, mut turns) = (0, 0, 0);
    while let Some(seat) = rules.asked(&position).first() {
        buffer.clear();
        rules.distinct(&position, seat, &mut buffer);
        turns += u64::from(G::opens_a_turn(&position));
        let answer = player.choose::<G>(&buffer, &mut dice);
        rules.apply(&mut position, seat, answer, &mut Silent).unwrap_or_else(|refusal| {
            panic!("seed {seed}, move {made}: {answer} is listed and refused: {refusal}")
        });
        made += 1;
        moves += u64::from(buffer.len() > 1);
        assert!(made < LIMIT, "{} {player}, seed {seed}: the game does not end", G::NAME);
    }
    Played { moves, turns: turns + G::turns(&position) }
}
