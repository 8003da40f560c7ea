//! What the evaluation of Ark weighs, in one place.
//!
//! Set by hand first, then found by self-play of the planner, each candidate in every seat against the weights before:
//!
//! ```text
//! arkwright tune --game ark --by evolve --rounds 20 --games 20 --candidates 16 --seed 1
//! ```

crate::weights! {
    /// The weights of the evaluation of Ark. Points are victory points; chances are between 0 and 1.
    pub struct Weights {
        /// How far a lead of one figure is from safe when the game is over.
        close: 0.7647,
        /// How much further it is from safe for each turn that everyone still has.
        doubt: 0.5825,
        /// The chance that a card in hand which fits into the ark now will be played.
        fits: 0.6064,
        /// The chance for a card that does not fit now.
        waits: 0.5085,
        /// The chance for a card of another player, whether it was seen or not.
        theirs: 0.8927,
        /// The chance that the pet of another player is of a given kind.
        their_pet: 0.1861,
        /// New figures of a kind that a player without any can expect from each turn to come.
        arrivals: 0.2532,
        /// Cards that leave the pile in a turn.
        draws: 0.9423,
        /// Turns that a card which may share its turn takes; slow animals and provisions take a whole one.
        shared_turn: 0.5296,
        /// The chance to play a card after the fifth rain that there was no turn for, if a disc pays for it.
        flood: 0.3851,
        /// What discs are worth beyond their points for each of the next turns, as they can open cabins.
        open_cabin: 0.8821,
        /// The turns for which that counts at the most.
        cabin_turns: 3.0197,
        /// How fast further discs lose that worth: the discs after which little is added.
        enough_discs: 4.5425,
        /// A fox in hand: two discs to come.
        fox: 2.4743,
        /// A spider or a mosquito in hand: the figure of an animal it drives out.
        driver: 3.6281,
        /// A skunk, a Bronto or a chimpanzee in hand, beyond its own figure.
        ability: 1.9569,
        /// A card that may be a pet, before pets are laid: a figure without a turn.
        pet: 0.2850,
        /// What a point of the strongest other player costs.
        rival: 0.1632,
        /// Freedom: each card of the hand that fits now.
        choice: 0.1078,
    }
}
