//! Dice that cost a few instructions, for choices that need no secrecy.

use tabletop::{Chance, Seed};

/// A small generator (splitmix64), the same on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that always fall the same way for the same number.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 bits.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`; the bias of a few parts in 2^32 is far below what any statistic sees.
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.roll() >> 32).wrapping_mul(bound as u64) >> 32) as usize
    }

    /// A generator for dealing worlds.
    pub fn chance(&mut self) -> Chance {
        Chance::new(Seed::from_number(self.roll()))
    }
}
