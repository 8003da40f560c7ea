//! The parts of a value, and what files call them.

use crate::Part;
use ark::Kind;

/// What a part of the value of a position stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// The place the figures on a scoring card promise.
    Figures(Kind),
    /// What cards in hand add to it.
    Hand(Kind),
    /// Discs: a point each.
    Discs,
    /// Discs that can still open cabins.
    Cabins,
    /// Abilities of cards in hand.
    Abilities,
    /// A card that may become a pet.
    Pet,
    /// Cards that fit into the ark now.
    Choice,
    /// The strongest other player.
    Rival,
}

/// How many scoring cards there are.
const KINDS: usize = Kind::ALL.len();

impl Part for Term {
    const NAMES: &'static [&'static str] = &[
        "figures_slow",
        "figures_shy",
        "figures_heavy",
        "figures_useful",
        "figures_provisions",
        "hand_slow",
        "hand_shy",
        "hand_heavy",
        "hand_useful",
        "hand_provisions",
        "discs",
        "cabins",
        "abilities",
        "pet",
        "choice",
    ];

    fn place(self) -> usize {
        match self {
            Term::Figures(kind) => kind.index(),
            Term::Hand(kind) => KINDS + kind.index(),
            Term::Discs => 2 * KINDS,
            Term::Cabins => 2 * KINDS + 1,
            Term::Abilities => 2 * KINDS + 2,
            Term::Pet => 2 * KINDS + 3,
            Term::Choice => 2 * KINDS + 4,
            Term::Rival => 2 * KINDS + 5,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_at_the_places_of_their_parts() {
        for kind in Kind::ALL {
            assert_eq!(Term::NAMES[Term::Figures(kind).place()], format!("figures_{}", kind.word()));
            assert_eq!(Term::NAMES[Term::Hand(kind).place()], format!("hand_{}", kind.word()));
        }
        assert_eq!(Term::NAMES[Term::Discs.place()], "discs");
        assert_eq!(Term::NAMES[Term::Choice.place()], "choice");
        assert_eq!(Term::Rival.place(), Term::NAMES.len());
    }
}
