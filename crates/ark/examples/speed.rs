//! How many moves a second random play makes on one core: `cargo run --release -p ark --example speed`.

use ark::{Options, Rules};
use std::time::Instant;
use tabletop::{Game, Seed, Silent};

/// A fast generator for the choice of moves, so that the rules are measured and not the choice.
struct Fast(u64);

impl Fast {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * bound as u128) >> 64) as usize
    }
}

fn main() {
    for players in 3..=5 {
        let rules = Rules::new(&Options::standard(players)).expect("standard options");
        let mut fast = Fast(0x9E37_79B9_7F4A_7C15);
        let mut moves = Vec::with_capacity(256);
        let (mut made, mut listed, games) = (0u64, 0u64, 30_000);
        let begin = Instant::now();
        for number in 0..games {
            let mut position = rules.start(Seed::from_number(number), &mut Silent);
            while let Some(seat) = rules.asked(&position).first() {
                moves.clear();
                rules.legal(&position, seat, &mut moves);
                listed += moves.len() as u64;
                let answer = moves[fast.below(moves.len())];
                rules.apply(&mut position, seat, answer, &mut Silent).expect("listed moves are accepted");
                made += 1;
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{players} players: {:.2} million moves a second, {:.1} moves a game, {:.1} answers a question, position {} bytes",
            made as f64 / seconds / 1e6,
            made as f64 / games as f64,
            listed as f64 / made as f64,
            size_of::<ark::Position>(),
        );
    }
}
