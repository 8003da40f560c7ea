//! Chance that is the same on every machine.
//!
//! A position keeps only the seed and how far it was used, 40 bytes; the generator itself is made when something is
//! shuffled or picked, which is rare.

use crate::hex;
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// The 256-bit seed of a game, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and command lines: `--seed 7`.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is a number, or exactly 64 hexadecimal digits")
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;
    /// Reads 64 hexadecimal digits, or a decimal number below 2^64 as [`Seed::from_number`].
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if text.len() != 64 {
            return text.parse().map(Seed::from_number).map_err(|_| SeedError);
        }
        hex::read(text).map(Seed).ok_or(SeedError)
    }
}

/// The generator of a position: a seed and the number of 32-bit words already used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Chance {
    seed: Seed,
    words: u64,
}

impl Chance {
    /// A fresh generator.
    pub const fn new(seed: Seed) -> Chance {
        Chance { seed, words: 0 }
    }

    /// A number below `bound`, each equally likely.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.with(|draw| draw.below(bound))
    }

    /// Puts `items` into a random order (Fisher-Yates from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.with(|draw| {
            for last in (1..items.len()).rev() {
                items.swap(last, draw.below(last as u32 + 1) as usize);
            }
        });
    }

    /// A new, independent seed drawn from this generator.
    pub fn fork(&mut self) -> Chance {
        self.with(|draw| {
            let mut bytes = [0; 32];
            for word in bytes.chunks_mut(4) {
                word.copy_from_slice(&draw.rng.next_u32().to_le_bytes());
            }
            Chance::new(Seed(bytes))
        })
    }

    fn with<T>(&mut self, run: impl FnOnce(&mut Draw) -> T) -> T {
        let mut draw = Draw { rng: ChaCha8Rng::from_seed(self.seed.0) };
        draw.rng.set_word_pos(self.words.into());
        let result = run(&mut draw);
        self.words = draw.rng.get_word_pos() as u64;
        result
    }
}

struct Draw {
    rng: ChaCha8Rng,
}

impl Draw {
    /// Multiply-and-reject: unbiased, and independent of the width of `usize`.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.rng.next_u32()) * u64::from(bound);
            if wide as u32 >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_chacha8_and_never_changes() {
        let mut chance = Chance::new(Seed::from_number(1));
        let drawn: Vec<u32> = (0..6).map(|_| chance.below(1000)).collect();
        let mut again = Chance::new(Seed::from_number(1));
        assert_eq!(drawn, (0..6).map(|_| again.below(1000)).collect::<Vec<_>>());
        let mut items: Vec<u8> = (0..20).collect();
        chance.shuffle(&mut items);
        let mut sorted = items.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (0..20).collect::<Vec<_>>());
        assert_ne!(items, sorted);
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut chance = Chance::new(Seed::from_number(7));
        let mut seen = [0u32; 6];
        for _ in 0..6000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn seeds_are_read_and_written() {
        let seed: Seed = "42".parse().unwrap();
        assert_eq!(seed, Seed::from_number(42));
        assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
        assert!("forty-two".parse::<Seed>().is_err());
        assert!("zz".repeat(32).parse::<Seed>().is_err());
    }
}
