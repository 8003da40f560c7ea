//! What things are worth where a search of a solo game has come to its horizon, in victory points.
//!
//! A plan is made by [`Weights::SOLO`]; what is left when it has been made foretells the end better by these. They are a
//! fit to 300 games of the search itself, beginning with those of the plan:
//!
//! ```text
//! arkwright tune --solo --by fit --search 32 --rounds 1 --games 300 --noise 4 --rate 0.6 --seed 6101
//! ```
//!
//! At a table such a fit (160 games of `search:16`) foretold better and won no more: 47.5 % of 60 games. There a horizon is
//! judged like a plan.

use super::weights::Weights;

impl Weights {
    /// The values for the horizon of a solo game that are checked in.
    pub const SOLO_HORIZON: Weights = Weights {
        turns: 10.1249,
        lasting: 10.1249,
        pace: 1.1282,
        break_every: 121.1394,
        liquid: 3.0452,
        money: 0.2048,
        plenty: 0.0208,
        enough: 65.1927,
        growth: 0.0371,
        income: 0.8544,
        steady: 0.0,
        yearly: 0.0,
        conservation: 1.9549,
        x_token: 0.3833,
        reputation: 0.3806,
        worker: 0.6298,
        ready_worker: 0.4838,
        animals_ii: 3.6544,
        association_ii: 2.4510,
        donation: 0.0,
        build_ii: 1.3362,
        cards_ii: 2.4478,
        sponsors_ii: 1.1436,
        partner_zoo: 0.9233,
        university: 2.7819,
        animals: 0.3951,
        association: 0.4350,
        build: 0.1847,
        cards: 0.2116,
        sponsors: 0.1556,
        multiplier: 0.5450,
        venom: 1.7622,
        constriction: 0.7094,
        action: 0.5544,
        building: 0.7713,
        animal_in_hand: 0.6901,
        homeless: 0.1353,
        missing: 0.1368,
        poor: 1.1218,
        sponsor_in_hand: 0.2985,
        crowd: 0.5686,
        card: 0.5084,
        over_limit: 0.2833,
        extra_action: 4.3069,
        ability: 0.4376,
        icon: 0.5278,
        level: 0.0981,
        trigger: 0.2017,
        rule: 0.3992,
        instant: 0.8920,
        again: 1.1562,
        half_way: 0.6112,
        uses: 3.8268,
        project: 0.9213,
        project_step: 0.5032,
        further_project: 0.9516,
        project_in_hand: 0.8172,
        project_in_display: 0.3227,
        token: 1.6474,
        scoring: 0.7293,
        doubt: 0.6471,
        second_scoring: 0.4503,
        empty: 0.4732,
        covered: 0.0296,
        to_build: 0.2063,
        to_draw: 0.4663,
        to_discard: 0.3536,
        to_snap: 0.8978,
        next: 0.3121,
        after_next: 0.0627,
        rival: 1.0000,
        idle: 22.0000,
        hidden: 5.0000,
        safe: 8.0000,
        victory: 30.0000,
    };
}
