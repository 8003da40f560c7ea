//! What follows from the weights alone, worked out once for all positions.

use super::weights::Weights;

/// The victory points of an empty zoo, turned round: the way to the end.
const WAY: usize = 114;

/// Numbers that the evaluation would otherwise work out for every position.
#[derive(Clone, Debug)]
pub struct Tables {
    /// The turns that are left, by the way that is left.
    turns: [f32; WAY + 1],
    /// What is left of a card in hand, by its missing conditions.
    pub missing: Powers,
    /// What is left of a project, by the steps that are missing.
    pub project_step: Powers,
}

impl Tables {
    /// The tables of these weights.
    pub fn new(w: &Weights) -> Tables {
        let turns = |way: usize| w.turns * libm::powf(way as f32 / WAY as f32, w.pace) + 0.5;
        Tables {
            turns: std::array::from_fn(turns),
            missing: Powers::of(w.missing),
            project_step: Powers::of(w.project_step),
        }
    }

    /// The turns that are left when so many victory points are missing.
    pub fn turns(&self, way: usize) -> f32 {
        self.turns[way.min(WAY)]
    }
}

/// The powers of a number, multiplied out: the same on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Powers([f32; 8]);

impl Powers {
    /// The powers of `base`.
    pub fn of(base: f32) -> Powers {
        let mut powers = [1.0; 8];
        (1..powers.len()).for_each(|exponent| powers[exponent] = powers[exponent - 1] * base);
        Powers(powers)
    }

    /// The power with this exponent.
    pub fn at(&self, exponent: u8) -> f32 {
        let [_, base, .., last] = self.0;
        let known = self.0.len() as u8 - 1;
        match self.0.get(usize::from(exponent)) {
            Some(power) => *power,
            None => (known..exponent).fold(last, |product, _| product * base),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_multiplied_out() {
        let powers = Powers::of(0.3);
        for exponent in 0..12 {
            let product = (0..exponent).fold(1.0f32, |product, _| product * 0.3);
            assert_eq!(powers.at(exponent).to_bits(), product.to_bits(), "{exponent}");
        }
    }

    #[test]
    fn the_way_of_an_empty_zoo_takes_a_whole_game() {
        let tables = Tables::new(&Weights::TUNED);
        assert_eq!(
            (tables.turns(WAY), tables.turns(WAY + 9)),
            (Weights::TUNED.turns + 0.5, tables.turns(WAY))
        );
        assert!(tables.turns(0) == 0.5 && tables.turns(50) < tables.turns(51));
    }
}
