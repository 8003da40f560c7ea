//! What things are worth, in victory points: every number the evaluation uses.

use crate::weights;

weights! {
    /// The weights of [`super::Evaluation`], in victory points unless a line says otherwise.
    pub struct Weights {
        /// Own turns in a whole game.
        turns: 31.0,
        /// How the turns left follow the way left: as its power.
        pace: 0.75,
        /// Turns between two breaks.
        break_every: 5.5,
        /// Turns before the end from which on money, X-tokens and hands lose their worth.
        liquid: 3.0,

        /// Money, up to what a few turns can spend.
        money: 0.24,
        /// Money beyond that.
        plenty: 0.06,
        /// How much of that is spent in a few turns.
        enough: 20.0,
        /// Share of the worth of money for money that a later break will bring.
        income: 0.7,
        /// A conservation point still to come.
        conservation: 3.0,
        /// An X-token.
        x_token: 0.8,
        /// A step of reputation, over a whole game.
        reputation: 1.5,
        /// A hired worker, over a whole game.
        worker: 12.0,
        /// A worker on the notepad rather than on the board.
        ready_worker: 0.7,
        /// Upgraded Animals card, over a whole game.
        animals_ii: 10.0,
        /// Upgraded Association card, over a whole game.
        association_ii: 6.0,
        /// Upgraded Build card, over a whole game.
        build_ii: 6.0,
        /// Upgraded Cards card, over a whole game.
        cards_ii: 6.0,
        /// Upgraded Sponsors card, over a whole game.
        sponsors_ii: 5.0,
        /// A partner zoo, over a whole game.
        partner_zoo: 5.0,
        /// A university, over a whole game.
        university: 4.0,

        /// A step of strength of the Animals card.
        animals: 0.5,
        /// A step of strength of the Association card.
        association: 0.5,
        /// A step of strength of the Build card.
        build: 0.4,
        /// A step of strength of the Cards card.
        cards: 0.35,
        /// A step of strength of the Sponsors card.
        sponsors: 0.3,
        /// A Multiplier token.
        multiplier: 2.0,
        /// A Venom token, taken off.
        venom: 1.5,
        /// A Constriction token, taken off.
        constriction: 1.0,

        /// An action: what waits for one is worth so much less.
        action: 3.0,
        /// The share of an action that building a home for one animal takes.
        building: 1.5,
        /// Share of its net worth an animal in hand has if it could be played at once.
        animal_in_hand: 0.85,
        /// What is left of that without a home.
        homeless: 0.6,
        /// What is left of that for each missing condition.
        missing: 0.5,
        /// What is left of that if money is short.
        poor: 0.85,
        /// Share of its net worth a sponsor in hand has if it could be played at once.
        sponsor_in_hand: 0.5,
        /// What each further card of a hand is worth compared with the one before.
        crowd: 0.85,
        /// Any card in hand, for what cards can be used for besides.
        card: 0.3,
        /// Each card above the hand limit when a break is near, taken off.
        over_limit: 0.8,
        /// An ability of an animal.
        ability: 1.2,
        /// An icon on a card in hand.
        icon: 1.0,
        /// Each level of a sponsor.
        level: 0.2,
        /// A trigger of a sponsor, over a whole game.
        trigger: 2.5,
        /// A lasting rule of a sponsor, over a whole game.
        rule: 2.0,
        /// Other instant effects of a sponsor.
        instant: 1.0,

        /// Share of its points that the next supported project has.
        project: 0.8,
        /// What is left of that for each step that is missing.
        project_step: 0.7,
        /// What each further project is worth compared with the one before.
        further_project: 0.7,
        /// Share for a project that lies in hand.
        project_in_hand: 0.85,
        /// Share for a project that lies in the display.
        project_in_display: 0.4,
        /// Share of the points of final scoring cards that are certain by now.
        scoring: 0.9,
        /// How much of the final scoring is in doubt at the start.
        doubt: 0.95,
        /// Share of the second best scoring card before one is discarded.
        second_scoring: 0.3,

        /// Each space of an empty enclosure that no animal of the hand waits for.
        empty: 0.25,
        /// Each covered space of the map.
        covered: 0.15,

        /// What may still be done: each step of strength for building.
        to_build: 0.6,
        /// Each card still to be drawn.
        to_draw: 1.0,
        /// Association tasks by strength.
        to_associate: 1.0,
        /// The best of the others' games, taken off.
        rival: 0.5,
        /// A game that is won.
        victory: 30.0,
    }
}
