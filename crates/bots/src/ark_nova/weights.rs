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
//! Words of the evaluation changed between these runs, so a run today begins elsewhere and ends elsewhere. What is
//! known only at the end of a game (`rival`, `idle`, `hidden`, `safe`, `victory`) was set by hand and judged in the
//! arena.

use crate::weights;

weights! {
    /// The weights of [`super::Evaluation`], in victory points unless a line says otherwise.
    pub struct Weights {
        /// Own turns in a whole game.
        turns: 38.0932,
        /// How the turns left follow the way left: as its power.
        pace: 0.6277,
        /// Turns between two breaks.
        break_every: 57.3253,
        /// Turns before the end from which on money, X-tokens and hands lose their worth.
        liquid: 2.6746,

        /// Money, up to what a few turns can spend.
        money: 0.1619,
        /// Money beyond that.
        plenty: 0.0463,
        /// How much of that is spent in a few turns.
        enough: 20.7635,
        /// How much more money is worth at the start of a game, when it has time to work.
        growth: 0.0715,
        /// Share of the worth of money for money that a later break will bring.
        income: 0.8553,
        /// A conservation point still to come.
        conservation: 1.3050,
        /// An X-token.
        x_token: 0.4230,
        /// A step of reputation, over a whole game.
        reputation: 0.7480,
        /// A hired worker, over a whole game.
        worker: 0.5115,
        /// A worker on the notepad rather than on the board.
        ready_worker: 0.4642,
        /// Upgraded Animals card, over a whole game.
        animals_ii: 4.1564,
        /// Upgraded Association card, over a whole game.
        association_ii: 1.3315,
        /// Upgraded Build card, over a whole game.
        build_ii: 2.9746,
        /// Upgraded Cards card, over a whole game.
        cards_ii: 2.3012,
        /// Upgraded Sponsors card, over a whole game.
        sponsors_ii: 1.4324,
        /// A partner zoo, over a whole game.
        partner_zoo: 2.2719,
        /// A university, over a whole game.
        university: 2.6259,

        /// A step of strength of the Animals card.
        animals: 0.5398,
        /// A step of strength of the Association card.
        association: 0.4822,
        /// A step of strength of the Build card.
        build: 0.4815,
        /// A step of strength of the Cards card.
        cards: 0.2172,
        /// A step of strength of the Sponsors card.
        sponsors: 0.2966,
        /// A Multiplier token.
        multiplier: 0.8338,
        /// A Venom token, taken off.
        venom: 1.2179,
        /// A Constriction token, taken off.
        constriction: 0.6804,

        /// An action: what waits for one is worth so much less.
        action: 0.7150,
        /// The share of an action that building a home for one animal takes.
        building: 0.7799,
        /// Share of its net worth an animal in hand has if it could be played at once.
        animal_in_hand: 0.6330,
        /// What is left of that without a home.
        homeless: 0.2891,
        /// What is left of that for each missing condition.
        missing: 0.1924,
        /// What is left of that if money is short.
        poor: 0.7521,
        /// Share of its net worth a sponsor in hand has if it could be played at once.
        sponsor_in_hand: 0.1177,
        /// What each further card of a hand is worth compared with the one before.
        crowd: 0.7197,
        /// Any card in hand, for what cards can be used for besides.
        card: 0.1023,
        /// Each card above the hand limit when a break is near, taken off.
        over_limit: 0.4289,
        /// An action besides that of the turn.
        extra_action: 2.5189,
        /// An ability of an animal that has no number of its own here.
        ability: 0.5534,
        /// An icon on a card in hand.
        icon: 0.3915,
        /// Each level of a sponsor.
        level: 0.1074,
        /// A trigger of a sponsor, over a whole game.
        trigger: 0.3096,
        /// A lasting rule of a sponsor, over a whole game.
        rule: 0.8075,
        /// Other instant effects of a sponsor.
        instant: 0.6630,

        /// How often a reef effect of the zoo is set off again, over a whole game.
        again: 2.0,
        /// Share of what does not hold yet, or not for long.
        half_way: 0.5,
        /// Uses of an action card, over a whole game.
        uses: 6.0,

        /// Share of its points that the next supported project has.
        project: 0.8174,
        /// What is left of that for each step that is missing.
        project_step: 0.6222,
        /// What each further project is worth compared with the one before.
        further_project: 0.5127,
        /// Share for a project that lies in hand.
        project_in_hand: 0.9989,
        /// Share for a project that lies in the display.
        project_in_display: 0.3907,
        /// A token of the left edge.
        token: 1.5586,
        /// Share of the points of final scoring cards that are certain by now.
        scoring: 2.9738,
        /// How much of the final scoring is in doubt at the start.
        doubt: 1.2527,
        /// Share of the second best scoring card before one is discarded.
        second_scoring: 0.3266,

        /// Each space of an empty enclosure that no animal of the hand waits for.
        empty: 0.4022,
        /// Each covered space of the map.
        covered: 0.0446,

        /// Each step of strength for building where no animal waits for a home.
        to_build: 0.3524,
        /// Each card to be drawn.
        to_draw: 0.5889,
        /// Each card to be discarded, taken off.
        to_discard: 0.3134,
        /// A card to be snapped.
        to_snap: 1.1202,
        /// Share of what the best action of the next turn would bring.
        next: 0.0677,
        /// Share of what the second best would bring.
        after_next: 0.0670,
        /// The best of the others' games, taken off.
        rival: 1.0,
        /// What another zoo could still do with its hand, projects and strengths.
        idle: 22.0,
        /// What another zoo gains in the final scoring.
        hidden: 5.0,
        /// The lead with which the last turns can be awaited.
        safe: 8.0,
        /// A game that is won.
        victory: 30.0,
    }
}
