//! What things are worth, in victory points: every number the evaluation uses.

use crate::weights;

weights! {
    /// The weights of [`super::Evaluation`], in victory points unless a line says otherwise.
    pub struct Weights {
        /// Own turns in a whole game.
        turns: 31.0000,
        /// How the turns left follow the way left: as its power.
        pace: 0.7500,
        /// Turns between two breaks.
        break_every: 45.1779,
        /// Turns before the end from which on money, X-tokens and hands lose their worth.
        liquid: 3.0000,

        /// Money, up to what a few turns can spend.
        money: 0.1288,
        /// Money beyond that.
        plenty: 0.0587,
        /// How much of that is spent in a few turns.
        enough: 15.6825,
        /// How much more money is worth at the start of a game, when it has time to work.
        growth: 0.0437,
        /// Share of the worth of money for money that a later break will bring.
        income: 0.7786,
        /// A conservation point still to come.
        conservation: 1.5328,
        /// An X-token.
        x_token: 0.5516,
        /// A step of reputation, over a whole game.
        reputation: 0.5708,
        /// A hired worker, over a whole game.
        worker: 0.2952,
        /// A worker on the notepad rather than on the board.
        ready_worker: 0.3572,
        /// Upgraded Animals card, over a whole game.
        animals_ii: 2.7271,
        /// Upgraded Association card, over a whole game.
        association_ii: 1.8959,
        /// Upgraded Build card, over a whole game.
        build_ii: 2.4885,
        /// Upgraded Cards card, over a whole game.
        cards_ii: 2.9507,
        /// Upgraded Sponsors card, over a whole game.
        sponsors_ii: 1.6938,
        /// A partner zoo, over a whole game.
        partner_zoo: 1.7825,
        /// A university, over a whole game.
        university: 1.8688,

        /// A step of strength of the Animals card.
        animals: 0.3055,
        /// A step of strength of the Association card.
        association: 0.5142,
        /// A step of strength of the Build card.
        build: 0.4098,
        /// A step of strength of the Cards card.
        cards: 0.2548,
        /// A step of strength of the Sponsors card.
        sponsors: 0.3095,
        /// A Multiplier token.
        multiplier: 0.7155,
        /// A Venom token, taken off.
        venom: 1.2616,
        /// A Constriction token, taken off.
        constriction: 1.0496,

        /// An action: what waits for one is worth so much less.
        action: 0.7916,
        /// The share of an action that building a home for one animal takes.
        building: 0.8791,
        /// Share of its net worth an animal in hand has if it could be played at once.
        animal_in_hand: 0.8776,
        /// What is left of that without a home.
        homeless: 0.3185,
        /// What is left of that for each missing condition.
        missing: 0.2555,
        /// What is left of that if money is short.
        poor: 0.9033,
        /// Share of its net worth a sponsor in hand has if it could be played at once.
        sponsor_in_hand: 0.1646,
        /// What each further card of a hand is worth compared with the one before.
        crowd: 0.7117,
        /// Any card in hand, for what cards can be used for besides.
        card: 0.0781,
        /// Each card above the hand limit when a break is near, taken off.
        over_limit: 0.6328,
        /// An action besides that of the turn.
        extra_action: 2.5898,
        /// An ability of an animal that has no number of its own here.
        ability: 0.5489,
        /// An icon on a card in hand.
        icon: 0.3920,
        /// Each level of a sponsor.
        level: 0.0996,
        /// A trigger of a sponsor, over a whole game.
        trigger: 0.3652,
        /// A lasting rule of a sponsor, over a whole game.
        rule: 0.9144,
        /// Other instant effects of a sponsor.
        instant: 0.7684,

        /// Share of its points that the next supported project has.
        project: 1.3348,
        /// What is left of that for each step that is missing.
        project_step: 0.5183,
        /// What each further project is worth compared with the one before.
        further_project: 0.5701,
        /// Share for a project that lies in hand.
        project_in_hand: 0.9594,
        /// Share for a project that lies in the display.
        project_in_display: 0.5744,
        /// Share of the points of final scoring cards that are certain by now.
        scoring: 2.8168,
        /// How much of the final scoring is in doubt at the start.
        doubt: 1.1056,
        /// Share of the second best scoring card before one is discarded.
        second_scoring: 0.2488,

        /// Each space of an empty enclosure that no animal of the hand waits for.
        empty: 0.3439,
        /// Each covered space of the map.
        covered: 0.0606,

        /// Each step of strength for building where no animal waits for a home.
        to_build: 0.3722,
        /// Each card to be drawn.
        to_draw: 0.5722,
        /// Each card to be discarded, taken off.
        to_discard: 0.4004,
        /// A card to be snapped.
        to_snap: 0.8074,
        /// Share of what the best action of the next turn would bring.
        next: 0.0777,
        /// Share of what the second best would bring.
        after_next: 0.0540,
        /// The best of the others' games, taken off.
        rival: 0.5000,
        /// A game that is won.
        victory: 30.0000,
    }
}
