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
        break_every: 8.2500,
        /// Turns before the end from which on money, X-tokens and hands lose their worth.
        liquid: 3.0000,

        /// Money, up to what a few turns can spend.
        money: 0.2400,
        /// Money beyond that.
        plenty: 0.0600,
        /// How much of that is spent in a few turns.
        enough: 20.0000,
        /// How much more money is worth at the start of a game, when it has time to work.
        growth: 0.05,
        /// Share of the worth of money for money that a later break will bring.
        income: 0.7000,
        /// A conservation point still to come.
        conservation: 3.0000,
        /// An X-token.
        x_token: 0.8000,
        /// A step of reputation, over a whole game.
        reputation: 1.5000,
        /// A hired worker, over a whole game.
        worker: 4.6667,
        /// A worker on the notepad rather than on the board.
        ready_worker: 0.7000,
        /// Upgraded Animals card, over a whole game.
        animals_ii: 10.0000,
        /// Upgraded Association card, over a whole game.
        association_ii: 6.0000,
        /// Upgraded Build card, over a whole game.
        build_ii: 9.0000,
        /// Upgraded Cards card, over a whole game.
        cards_ii: 6.0000,
        /// Upgraded Sponsors card, over a whole game.
        sponsors_ii: 5.0000,
        /// A partner zoo, over a whole game.
        partner_zoo: 5.0000,
        /// A university, over a whole game.
        university: 2.6667,

        /// A step of strength of the Animals card.
        animals: 0.5000,
        /// A step of strength of the Association card.
        association: 0.5000,
        /// A step of strength of the Build card.
        build: 0.2667,
        /// A step of strength of the Cards card.
        cards: 0.3500,
        /// A step of strength of the Sponsors card.
        sponsors: 0.3000,
        /// A Multiplier token.
        multiplier: 3.0000,
        /// A Venom token, taken off.
        venom: 1.5000,
        /// A Constriction token, taken off.
        constriction: 1.0000,

        /// An action: what waits for one is worth so much less.
        action: 4.0000,
        /// The share of an action that building a home for one animal takes.
        building: 1.5000,
        /// Share of its net worth an animal in hand has if it could be played at once.
        animal_in_hand: 0.6500,
        /// What is left of that without a home.
        homeless: 0.6000,
        /// What is left of that for each missing condition.
        missing: 0.5000,
        /// What is left of that if money is short.
        poor: 0.8500,
        /// Share of its net worth a sponsor in hand has if it could be played at once.
        sponsor_in_hand: 0.3333,
        /// What each further card of a hand is worth compared with the one before.
        crowd: 0.8500,
        /// Any card in hand, for what cards can be used for besides.
        card: 0.3000,
        /// Each card above the hand limit when a break is near, taken off.
        over_limit: 0.8000,
        /// An action besides that of the turn.
        extra_action: 2.5,
        /// An ability of an animal that has no number of its own here.
        ability: 1.2000,
        /// An icon on a card in hand.
        icon: 1.0000,
        /// Each level of a sponsor.
        level: 0.2000,
        /// A trigger of a sponsor, over a whole game.
        trigger: 2.5000,
        /// A lasting rule of a sponsor, over a whole game.
        rule: 2.0000,
        /// Other instant effects of a sponsor.
        instant: 1.5,

        /// Share of its points that the next supported project has.
        project: 0.8000,
        /// What is left of that for each step that is missing.
        project_step: 0.7000,
        /// What each further project is worth compared with the one before.
        further_project: 0.7000,
        /// Share for a project that lies in hand.
        project_in_hand: 0.8500,
        /// Share for a project that lies in the display.
        project_in_display: 0.4000,
        /// Share of the points of final scoring cards that are certain by now.
        scoring: 1.3500,
        /// How much of the final scoring is in doubt at the start.
        doubt: 0.9500,
        /// Share of the second best scoring card before one is discarded.
        second_scoring: 0.3000,

        /// Each space of an empty enclosure that no animal of the hand waits for.
        empty: 0.2500,
        /// Each covered space of the map.
        covered: 0.1500,

        /// Each step of strength for building where no animal waits for a home.
        to_build: 0.4,
        /// Each card to be drawn.
        to_draw: 0.8,
        /// Each card to be discarded, taken off.
        to_discard: 0.4,
        /// A card to be snapped.
        to_snap: 1.6,
        /// Share of what the best action of the next turn would bring.
        next: 0.05,
        /// Share of what the second best would bring.
        after_next: 0.05,
        /// The best of the others' games, taken off.
        rival: 0.5,
        /// A game that is won.
        victory: 30.0,
    }
}
