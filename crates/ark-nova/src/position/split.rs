//! Tokens of one animal over several tanks.

use crate::catalogue::Building;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

const TANKS: usize = Building::TANKS.len();

/// Tokens of one animal in each of the tanks, in the order of [`Building::TANKS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "SplitText", into = "SplitText")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(with = "SplitText"))]
pub struct Split(pub [u8; TANKS]);

/// Tokens in each of the tanks.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct SplitText {
    small_aquarium: u8,
    large_aquarium: u8,
    underwater_tunnel: u8,
}

impl From<SplitText> for Split {
    fn from(text: SplitText) -> Split {
        let SplitText { small_aquarium, large_aquarium, underwater_tunnel } = text;
        Split([small_aquarium, large_aquarium, underwater_tunnel])
    }
}

impl From<Split> for SplitText {
    fn from(Split([small_aquarium, large_aquarium, underwater_tunnel]): Split) -> SplitText {
        SplitText { small_aquarium, large_aquarium, underwater_tunnel }
    }
}

impl Split {
    /// All tokens in one tank.
    pub fn only(tank: usize, n: u8) -> Split {
        let mut split = Split::default();
        split.0[tank] = n;
        split
    }

    /// The tanks with tokens, and how many.
    pub fn parts(self) -> impl Iterator<Item = (Building, u8)> {
        Building::TANKS.into_iter().zip(self.0).filter(|&(_, n)| n > 0)
    }

    /// Visits every way to split tokens over tanks that take at most so many each.
    pub(crate) fn each(
        n: u8,
        room: [u8; TANKS],
        visit: &mut impl FnMut(Split) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let [small, large, tunnel] = room;
        for first in 0..=n.min(small) {
            for second in 0..=(n - first).min(large) {
                let rest = n - first - second;
                if rest <= tunnel {
                    visit(Split([first, second, rest]))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
