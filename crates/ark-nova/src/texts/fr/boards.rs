//! Maps, tiles, tasks and universities, in French.

use super::French;
use super::grammar::contracted;
use crate::catalogue::maps::Landmark;
use crate::hex::Cell;
use crate::texts::boards::{BoardNames, BoardWords, lower_first};

impl BoardWords for French {
    fn zoo_starts_with(&self, start: &str) -> String {
        format!("votre zoo commence avec {start}")
    }

    fn whenever_hired(&self, what: &str) -> String {
        format!("à chaque bénévole recruté, {what}")
    }

    fn at_start_and_whenever_hired(&self, what: &str) -> String {
        format!("au début de la partie et à chaque bénévole recruté, {what}")
    }

    fn same_row_gives(&self, rows: &str) -> String {
        format!("un zoo partenaire et une université sur la même ligne rapportent : ligne {rows}")
    }

    fn covering_an_area_gives(&self, areas: &str) -> String {
        format!("recouvrir toute une zone rapporte, maintenant et à chaque pause : {areas}")
    }

    fn no_appeal_for_cover(&self) -> &'static str {
        "recouvrir tout le plateau ne rapporte pas d'attrait"
    }

    fn no_special_ability(&self) -> &'static str {
        "aucune capacité spéciale"
    }

    fn once_edge_is_empty(&self, index: u8) -> String {
        match index {
            0 => "dès que la case du haut du bord gauche est libre".into(),
            _ => format!("dès que la case {} du bord gauche est libre", index + 1),
        }
    }

    fn each_bonus_around(&self, n: usize, landmark: Landmark, what: &str) -> String {
        let of = contracted("de", &the_landmark(landmark));
        format!("pour chacune des {n} cases bonus recouvertes autour {of}, {what}")
    }

    fn placement_bonus_of(&self, cells: &str, what: &str) -> String {
        format!("bonus de placement en {cells} : {what}")
    }

    fn around_landmark(&self, landmark: Option<Landmark>) -> String {
        let the = landmark.map_or_else(|| "le lieu marqué de votre plateau".into(), the_landmark);
        let of = contracted("de", &the);
        format!("autour {of}")
    }

    fn next_to_cell(&self, cell: Cell, landmark: Option<Landmark>) -> String {
        match landmark {
            Some(landmark) => format!("adjacent {} ({cell})", contracted("à", &the_landmark(landmark))),
            None => format!("adjacent à la case {cell}"),
        }
    }

    fn each_covered(&self, cells: &str, landmark: Option<Landmark>) -> String {
        match landmark {
            Some(landmark) => {
                let name = lower_first(&self.landmark_name(landmark));
                format!("pour chaque {name} recouverte ({cells})")
            }
            None => format!("pour chaque case recouverte parmi {cells}"),
        }
    }

    fn once_covered(&self, cells: &str, n: usize, landmark: Option<Landmark>) -> String {
        match landmark {
            Some(landmark @ (Landmark::Harbour | Landmark::Institute)) => {
                let the = the_landmark(landmark);
                format!("dès que {the} est relié (case {cells} recouverte)")
            }
            Some(Landmark::HillLetter) => format!("dès que les {n} cases H sont recouvertes"),
            Some(
                landmark @ (Landmark::Continent(_)
                | Landmark::Quarter(_)
                | Landmark::Centre
                | Landmark::Tower
                | Landmark::Gate
                | Landmark::SilverLake
                | Landmark::Restaurant),
            ) => {
                let the = the_landmark(landmark);
                format!("dès que {the} est entièrement recouverte")
            }
            None => format!("dès que les cases {cells} sont recouvertes"),
        }
    }

    fn keep_tile(&self, what: &str) -> String {
        format!("gardez cette tuile ; une fois, plus tard : {what}")
    }

    fn support_a_project(&self) -> &'static str {
        "soutenez un projet de conservation"
    }

    fn task_of_strength(&self, n: u8, what: &str) -> String {
        format!("force {n} : {what}")
    }

    fn hand_limit_of(&self, n: u8) -> String {
        format!("une limite de main de {n}")
    }
}

/// A landmark with its article.
fn the_landmark(landmark: Landmark) -> String {
    let name = lower_first(&French.landmark_name(landmark));
    match landmark {
        Landmark::Institute => format!("l'{name}"),
        Landmark::Tower | Landmark::HillLetter | Landmark::Continent(_) | Landmark::Quarter(_) => {
            format!("la {name}")
        }
        Landmark::Gate
        | Landmark::SilverLake
        | Landmark::Restaurant
        | Landmark::Harbour
        | Landmark::Centre => format!("le {name}"),
    }
}
