//! What things are worth, in victory points: every number the evaluation uses.
//!
//! First set by hand, then found by self-play of the planner, from -72 victory points after 31 turns
//! each (a game starts at -114) to -22:
//!
//! ```text
//! arkwright tune --by fit --rounds 6 --games 150 --noise 15 --rate 0.5 --lines 4 --out 1.txt
//! arkwright tune --by fit --rounds 12 --games 250 --noise 10 --rate 0.4 --lines 4 --from 1.txt --out 2.txt
//! arkwright tune --by evolve --rounds 15 --games 24 --candidates 18 --spread 0.2 --lines 4 --from 2.txt --out 3.txt
//! ```
//!
//! Words of the evaluation changed between these runs, so a run today begins elsewhere and ends elsewhere.
//!
//! Then slopes, over tables of 2 to 4 players with and without Marine Worlds: three rounds from weights that think more
//! of sponsors, and four from there with `association_ii` at 3 and the weights that were new then: `donation` at 1, `steady`
//! at 0.01, `yearly` at 0.03 and `lasting` like `turns`. Two rounds more found nothing better.
//!
//! ```text
//! arkwright tune --by slopes --rounds 4 --games 6000 --lines 2 --spread 0.2 --seed 7301 --from 3.txt --out 4.txt
//! ```
//!
//! `rival`, `idle`, `hidden`, `safe` and `victory` are no part of what evolution tunes: they were set by hand, judged in the
//! arena, and moved by slopes with all the others.

use crate::weights;

weights! {
    /// The weights of [`super::Evaluation`], in victory points unless a line says otherwise.
    pub struct Weights {
        /// Own turns in a whole game.
        turns: 40.708,
        /// Turns before the end from which on what pays in every turn loses its worth.
        lasting: 34.625,
        /// How the turns left follow the way left: as its power.
        pace: 0.64530,
        /// Turns between two breaks.
        break_every: 59.595,
        /// Turns before the end from which on money, X-tokens and hands lose their worth.
        liquid: 3.1554,

        /// Money, up to what a few turns can spend.
        money: 0.13021,
        /// Money beyond that.
        plenty: 0.044312,
        /// How much of that is spent in a few turns.
        enough: 17.728,
        /// How much more money is worth at the start of a game, when it has time to work.
        growth: 0.070461,
        /// Share of the worth of money for money that a later break will bring.
        income: 0.74410,
        /// Share of the worth of money for each turn that is left, for money that every break brings.
        steady: 0.011017,
        /// The same for all else that sponsors bring in every break.
        yearly: 0.029504,
        /// A conservation point still to come.
        conservation: 1.2727,
        /// An X-token.
        x_token: 0.44256,
        /// A step of reputation, over a whole game.
        reputation: 1.0460,
        /// A hired worker, over a whole game.
        worker: 0.46558,
        /// A worker on the notepad rather than on the board.
        ready_worker: 0.34854,
        /// Upgraded Animals card, over a whole game.
        animals_ii: 3.8760,
        /// Upgraded Association card, over a whole game.
        association_ii: 3.5307,
        /// Share of what a donation would bring with it.
        donation: 0.97127,
        /// Upgraded Build card, over a whole game.
        build_ii: 4.5425,
        /// Upgraded Cards card, over a whole game.
        cards_ii: 2.3330,
        /// Upgraded Sponsors card, over a whole game.
        sponsors_ii: 1.4854,
        /// A partner zoo, over a whole game.
        partner_zoo: 2.7387,
        /// A university, over a whole game.
        university: 3.9218,

        /// A step of strength of the Animals card.
        animals: 0.51690,
        /// A step of strength of the Association card.
        association: 0.57947,
        /// A step of strength of the Build card.
        build: 0.45788,
        /// A step of strength of the Cards card.
        cards: 0.20734,
        /// A step of strength of the Sponsors card.
        sponsors: 0.30088,
        /// A Multiplier token.
        multiplier: 0.81692,
        /// A Venom token, taken off.
        venom: 1.1129,
        /// A Constriction token, taken off.
        constriction: 0.73733,

        /// An action: what waits for one is worth so much less.
        action: 0.67217,
        /// The share of an action that building a home for one animal takes.
        building: 0.83680,
        /// Share of its net worth an animal in hand has if it could be played at once.
        animal_in_hand: 0.66247,
        /// What is left of that without a home.
        homeless: 0.20297,
        /// What is left of that for each missing condition.
        missing: 0.21097,
        /// What is left of that if money is short.
        poor: 0.80455,
        /// Share of its net worth a sponsor in hand has if it could be played at once.
        sponsor_in_hand: 0.22421,
        /// What each further card of a hand is worth compared with the one before.
        crowd: 0.61081,
        /// Any card in hand, for what cards can be used for besides.
        card: 0.10132,
        /// Each card above the hand limit when a break is near, taken off.
        over_limit: 0.56419,
        /// An action besides that of the turn.
        extra_action: 2.0725,
        /// An ability of an animal that has no number of its own here.
        ability: 0.66398,
        /// An icon on a card in hand.
        icon: 0.34816,
        /// Each level of a sponsor.
        level: 0.23568,
        /// A trigger of a sponsor, over a whole game.
        trigger: 0.59315,
        /// A lasting rule of a sponsor, over a whole game.
        rule: 0.99898,
        /// Other instant effects of a sponsor.
        instant: 0.63177,

        /// How often a reef effect of the zoo is set off again, over a whole game.
        again: 1.6744,
        /// Share of what does not hold yet, or not for long.
        half_way: 0.48928,
        /// Uses of an action card, over a whole game.
        uses: 5.5922,

        /// Share of its points that the next supported project has.
        project: 0.79050,
        /// What is left of that for each step that is missing.
        project_step: 0.50910,
        /// What each further project is worth compared with the one before.
        further_project: 0.50124,
        /// Share for a project that lies in hand.
        project_in_hand: 0.88685,
        /// Share for a project that lies in the display.
        project_in_display: 0.36147,
        /// A token of the left edge.
        token: 1.7765,
        /// Share of the points of final scoring cards that are certain by now.
        scoring: 2.6808,
        /// How much of the final scoring is in doubt at the start.
        doubt: 0.84781,
        /// Share of the second best scoring card before one is discarded.
        second_scoring: 0.27023,

        /// Each space of an empty enclosure that no animal of the hand waits for.
        empty: 0.43542,
        /// Each covered space of the map.
        covered: 0.046962,

        /// Each step of strength for building where no animal waits for a home.
        to_build: 0.35169,
        /// Each card to be drawn.
        to_draw: 0.55846,
        /// Each card to be discarded, taken off.
        to_discard: 0.36347,
        /// A card to be snapped.
        to_snap: 1.0726,
        /// Share of what the best action of the next turn would bring.
        next: 0.085001,
        /// Share of what the second best would bring.
        after_next: 0.074445,
        /// The best of the others' games, taken off.
        rival: 1.1090,
        /// What another zoo could still do with its hand, projects and strengths.
        idle: 22.052,
        /// What another zoo gains in the final scoring.
        hidden: 5.2093,
        /// The lead with which the last turns can be awaited.
        safe: 9.0674,
        /// A game that is won.
        victory: 30.452,
    }
}
