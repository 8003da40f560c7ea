//! What cards do, in French.

use super::French;
use crate::texts::cards::CardWords;

impl CardWords for French {
    fn solo(&self, instead: &str) -> String {
        format!("solo : {instead}")
    }

    fn no_own_effect(&self) -> &'static str {
        "aucun effet propre"
    }

    fn reef(&self, effect: &str) -> String {
        format!("récif : {effect}")
    }

    fn no_ability(&self) -> &'static str {
        "Sans capacité."
    }

    fn only_icons(&self) -> &'static str {
        "Seulement ses icônes."
    }

    fn effect_on_the_left(&self) -> &'static str {
        "l'effet de gauche"
    }

    fn when_played(&self, bonus: &str) -> String {
        format!("en jouant la carte : {bonus}")
    }

    fn at_least(&self, numbers: &str, counted: &str) -> String {
        format!("au moins {numbers} {counted}")
    }

    fn release_an_animal(&self, sizes: &str, icon: &str) -> String {
        format!("relâchez un animal ({sizes}) avec {icon}")
    }

    fn breeding_pair(&self, icon: &str) -> String {
        format!("un animal avec {icon} et un zoo partenaire de son continent")
    }

    fn points_for_each(&self, point: &str, each: &str, most: u8) -> String {
        format!("{point} {each}, {most} au plus")
    }

    fn point_for_each_that_holds(&self, point: &str, conditions: &str) -> String {
        format!("{point} par objectif atteint : {conditions}")
    }

    fn solo_draws_another(&self) -> &'static str {
        ". Solo : piochez une autre carte"
    }

    fn level_place(&self, level: usize) -> &'static str {
        match level {
            0 => "à gauche",
            1 => "au milieu",
            _ => "à droite",
        }
    }
}
