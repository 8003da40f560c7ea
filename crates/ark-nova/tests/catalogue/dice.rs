//! Numbers that look random and are the same on every machine.

use ark_nova::hex::{Cell, Cells};

/// A small generator (splitmix64).
pub struct Dice(pub u64);

impl Dice {
    /// The next 64 bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// Each cell with a chance of `percent`.
    pub fn cells(&mut self, percent: u64) -> Cells {
        Cell::all().filter(|_| self.below(100) < percent).collect()
    }
}
