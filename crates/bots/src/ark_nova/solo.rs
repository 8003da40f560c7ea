//! What things are worth in a solo game, in victory points: its clock is known, and nobody else plays.
//!
//! Found by games of the planner from 20, 10 or 0 appeal, from -42 victory points on average to -24. `table.txt` has the
//! weights for a table; without it a run begins with those below:
//!
//! ```text
//! arkwright tune --solo --by evolve --rounds 80 --games 24 --candidates 14 --spread 0.25 --lines 2 --turns 27 \
//!     --seed 4101 --from table.txt --out solo.txt
//! ```

use super::weights::Weights;

impl Weights {
    /// The values for the solo game that are checked in.
    pub const SOLO: Weights = Weights {
        turns: 10.1249,
        pace: 1.1282,
        break_every: 121.1394,
        liquid: 3.0452,
        money: 0.1429,
        plenty: 0.0205,
        enough: 54.0181,
        growth: 0.0342,
        income: 0.5961,
        conservation: 1.3639,
        x_token: 0.4438,
        reputation: 0.2877,
        worker: 0.6030,
        ready_worker: 0.4804,
        animals_ii: 4.8053,
        association_ii: 3.2124,
        build_ii: 1.4045,
        cards_ii: 2.3052,
        sponsors_ii: 1.0470,
        partner_zoo: 0.8590,
        university: 3.6940,
        animals: 0.4552,
        association: 0.4079,
        build: 0.2614,
        cards: 0.2548,
        sponsors: 0.1554,
        multiplier: 0.5876,
        venom: 1.7622,
        constriction: 0.7094,
        action: 0.6003,
        building: 0.7458,
        animal_in_hand: 0.6805,
        homeless: 0.1603,
        missing: 0.1353,
        poor: 1.0645,
        sponsor_in_hand: 0.2327,
        crowd: 0.5473,
        card: 0.4993,
        over_limit: 0.2873,
        extra_action: 3.0048,
        ability: 0.4796,
        icon: 0.5473,
        level: 0.0948,
        trigger: 0.1899,
        rule: 0.3217,
        instant: 0.8921,
        again: 1.1562,
        half_way: 0.5799,
        uses: 3.8268,
        project: 0.8536,
        project_step: 0.4052,
        further_project: 0.7636,
        project_in_hand: 0.6970,
        project_in_display: 0.3391,
        token: 1.6423,
        scoring: 0.6258,
        doubt: 0.9016,
        second_scoring: 0.4547,
        empty: 0.5542,
        covered: 0.0362,
        to_build: 0.2087,
        to_draw: 0.4950,
        to_discard: 0.3499,
        to_snap: 0.8870,
        next: 0.2792,
        after_next: 0.0603,
        rival: 1.0000,
        idle: 22.0000,
        hidden: 5.0000,
        safe: 8.0000,
        victory: 30.0000,
    };
}
