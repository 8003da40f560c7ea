//! Things on the table and what is asked before a game, in English.

use crate::afterwards::Measure;
use crate::printed::{Thing, Topic};
use crate::{Climate, Diet, Kind};

/// The name of something, and what it means.
pub(super) fn topic(topic: Topic) -> (String, &'static str) {
    let (name, text) = match topic {
        Topic::Kind(Kind::Slow) => ("Slow", "The only card of a turn. Its player places a figure on Slow."),
        Topic::Kind(Kind::Shy) => {
            ("Shy", "No carnivore in its cabin, opposite or next to it. Its player places a figure on Shy.")
        }
        Topic::Kind(Kind::Heavy) => ("Heavy", "Its player places a figure on Heavy."),
        Topic::Kind(Kind::Useful) => ("Useful", "Its player places a figure on Useful."),
        Topic::Kind(Kind::Provisions) => (
            "Provisions",
            "No animal, and the only card of a turn. Plant eaters would eat it. Its player places a figure on \
             Provisions.",
        ),
        Topic::Climate(Climate::Hot) => ("Hot", "Not in a cabin with cold."),
        Topic::Climate(Climate::Cold) => ("Cold", "Not in a cabin with hot."),
        Topic::Climate(Climate::Any) => ("Any climate", "Goes with hot and with cold."),
        Topic::Diet(Diet::Carnivore) => {
            ("Carnivore", "Eats animals that weigh as much or less; frightens shy animals.")
        }
        Topic::Diet(Diet::Herbivore) => ("Herbivore", "Eats provisions."),
        Topic::Diet(Diet::Omnivore) => {
            ("Omnivore", "Eats animals that weigh as much or less, and provisions.")
        }
        Topic::Diet(Diet::None) => ("Eats nothing", "Provisions."),
        Topic::Thing(Thing::Heel) => (
            "Heel",
            "Weight on starboard less weight on port. A card that would tilt the ark beyond the limit cannot board.",
        ),
        Topic::Thing(Thing::Disc) => {
            ("Discs", "Pay for new cabins and for cards of the endgame; worth 1 point each at the end.")
        }
        Topic::Thing(Thing::Figure) => (
            "Figures",
            "Count on a scoring card; on a disc, a figure counts 1.5. The places share the points.",
        ),
        Topic::Thing(Thing::Rain) => {
            ("Rain", "With the second everyone may lay a pet; the fifth begins the endgame.")
        }
        Topic::Thing(Thing::Pet) => {
            ("Pet", "A light animal laid face down; turned over at the end, it adds to its scoring card.")
        }
        Topic::Thing(Thing::Cabin) => (
            "Cabin",
            "Holds three cards. Opening one costs a disc for the right neighbour and gives an open card.",
        ),
        Topic::Measure(Measure::Points) => ("Points", ""),
        Topic::Measure(Measure::Discs) => ("Discs", ""),
        Topic::Measure(Measure::Hand) => ("Cards in hand", ""),
        Topic::Measure(Measure::Heel) => ("Heel", ""),
        Topic::Players => ("Players", "How many play."),
        Topic::PlayersOf(n) => return (n.to_string(), ""),
        Topic::Deck => ("Deck", "The cards to play with."),
        Topic::DeckStandard => ("Standard", "The deck that comes with the game."),
        Topic::DeckCustom => ("A deck of your own", "A list of cards as a JSON document."),
    };
    (name.to_owned(), text)
}
