//! What things are worth in a solo game, in victory points: its clock is known, and nobody else plays.
//!
//! Found by games of the planner from 20, 10 or 0 appeal: the first run brought it from -42 victory points on average to
//! -24, the second one from -21.2 to -18.8 (3000 games, two lines). `table.txt` has the weights for a table; the first run
//! was begun with it, the second with what the first one wrote, rounded to the digits of this file:
//!
//! ```text
//! arkwright tune --solo --by evolve --rounds 80 --games 24 --candidates 14 --spread 0.25 --lines 2 --turns 27 \
//!     --seed 4101 --from table.txt --out first.txt
//! arkwright tune --solo --by slopes --rounds 5 --games 16000 --spread 0.2 --lines 2 --seed 6101 \
//!     --from first.txt --out solo.txt
//! ```

use super::weights::Weights;

impl Weights {
    /// The values for the solo game that are checked in.
    pub const SOLO: Weights = Weights {
        turns: 12.045,
        lasting: 12.045,
        pace: 1.1022,
        break_every: 119.75,
        liquid: 2.9792,
        money: 0.12773,
        plenty: 0.019572,
        enough: 52.484,
        growth: 0.038340,
        income: 0.56191,
        steady: 0.0,
        yearly: 0.0,
        conservation: 1.4357,
        x_token: 0.57250,
        reputation: 0.35750,
        worker: 0.67855,
        ready_worker: 0.40907,
        animals_ii: 5.5617,
        association_ii: 3.4693,
        donation: 0.0,
        build_ii: 1.3861,
        cards_ii: 2.4587,
        sponsors_ii: 1.0438,
        partner_zoo: 0.89982,
        university: 3.3706,
        animals: 0.44138,
        association: 0.46911,
        build: 0.23582,
        cards: 0.24037,
        sponsors: 0.18178,
        multiplier: 0.59473,
        venom: 1.6156,
        constriction: 0.70063,
        action: 0.58414,
        building: 0.84232,
        animal_in_hand: 0.70718,
        homeless: 0.15539,
        missing: 0.13291,
        poor: 0.89149,
        sponsor_in_hand: 0.23325,
        crowd: 0.54887,
        card: 0.57808,
        over_limit: 0.29765,
        extra_action: 2.5653,
        ability: 0.45467,
        icon: 0.63239,
        level: 0.090824,
        trigger: 0.18312,
        rule: 0.32156,
        instant: 0.95330,
        again: 1.1251,
        half_way: 0.56295,
        uses: 4.0667,
        project: 0.76368,
        project_step: 0.42930,
        further_project: 0.71906,
        project_in_hand: 0.66122,
        project_in_display: 0.32737,
        token: 1.6664,
        scoring: 0.62921,
        doubt: 0.85013,
        second_scoring: 0.46324,
        empty: 0.55241,
        covered: 0.034676,
        to_build: 0.22064,
        to_draw: 0.50194,
        to_discard: 0.33294,
        to_snap: 0.88054,
        next: 0.26969,
        after_next: 0.059893,
        rival: 1.0000,
        idle: 22.000,
        hidden: 5.0000,
        safe: 8.0000,
        victory: 30.000,
    };
}
