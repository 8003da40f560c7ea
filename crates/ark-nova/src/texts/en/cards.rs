//! What cards do, in English.

use super::English;
use crate::texts::cards::CardWords;

impl CardWords for English {
    fn solo(&self, instead: &str) -> String {
        format!("solo: {instead}")
    }

    fn no_own_effect(&self) -> &'static str {
        "no effect of its own"
    }

    fn reef(&self, effect: &str) -> String {
        format!("reef: {effect}")
    }

    fn no_ability(&self) -> &'static str {
        "No ability."
    }

    fn only_icons(&self) -> &'static str {
        "Only its icons."
    }

    fn effect_on_the_left(&self) -> &'static str {
        "the effect on the left"
    }

    fn when_played(&self, bonus: &str) -> String {
        format!("when you play the card: {bonus}")
    }

    fn at_least(&self, numbers: &str, counted: &str) -> String {
        format!("at least {numbers} {counted}")
    }

    fn release_an_animal(&self, sizes: &str, icon: &str) -> String {
        format!("release a {sizes} animal with {icon}")
    }

    fn breeding_pair(&self, icon: &str) -> String {
        format!("an animal with {icon} and a partner zoo of its continent")
    }

    fn points_for_each(&self, point: &str, each: &str, most: u8) -> String {
        format!("{point} {each}, at most {most}")
    }

    fn point_for_each_that_holds(&self, point: &str, conditions: &str) -> String {
        format!("{point} for each that holds: {conditions}")
    }

    fn solo_draws_another(&self) -> &'static str {
        ". Solo: draw another card instead"
    }

    fn level_place(&self, level: usize) -> &'static str {
        match level {
            0 => "left",
            1 => "middle",
            _ => "right",
        }
    }
}
