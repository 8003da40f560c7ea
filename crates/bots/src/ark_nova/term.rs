//! The parts of a value, and what files call them.

use crate::Part;

/// What a part of the value of a position stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// Victory points.
    Points,
    /// Money.
    Money,
    /// What breaks will bring.
    Income,
    /// X-tokens.
    XTokens,
    /// The place on the reputation track.
    Reputation,
    /// Workers.
    Workers,
    /// Upgraded action cards.
    Upgrades,
    /// Partner zoos.
    PartnerZoos,
    /// Universities.
    Universities,
    /// The strength of the action cards, and the tokens on them.
    Tempo,
    /// Animals in hand.
    Animals,
    /// Sponsors in hand.
    Sponsors,
    /// Cards in hand, whatever they are.
    Hand,
    /// Sponsors in the zoo.
    Played,
    /// Projects that can be supported sooner or later.
    Projects,
    /// Final scoring cards.
    Scoring,
    /// Empty enclosures.
    Enclosures,
    /// The covered part of the map.
    Map,
    /// The lines of the map.
    MapLines,
    /// Bonus tiles that are kept for later.
    KeptTiles,
    /// What alternate action cards allow more.
    ActionCards,
    /// The reef effects of the zoo.
    Reef,
    /// What the action in progress still allows.
    Promise,
    /// The best of the others.
    Rival,
    /// A game that is over.
    Over,
}

impl Part for Term {
    const NAMES: &'static [&'static str] = &[
        "points",
        "money",
        "income",
        "x_tokens",
        "reputation",
        "workers",
        "upgrades",
        "partner_zoos",
        "universities",
        "tempo",
        "animals",
        "sponsors",
        "hand",
        "played",
        "projects",
        "scoring",
        "enclosures",
        "map",
        "map_lines",
        "kept_tiles",
        "action_cards",
        "reef",
        "promise",
    ];

    fn place(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_at_the_places_of_their_parts() {
        for (term, name) in [(Term::Points, "points"), (Term::Tempo, "tempo"), (Term::Promise, "promise")] {
            assert_eq!(Term::NAMES[term.place()], name);
        }
        assert_eq!(Term::Rival.place(), Term::NAMES.len());
    }
}
