//! Maps, tiles, tasks and universities, in English.

use super::English;
use crate::catalogue::maps::Landmark;
use crate::hex::Cell;
use crate::texts::boards::{BoardNames, BoardWords, lower_first};

impl BoardWords for English {
    fn zoo_starts_with(&self, start: &str) -> String {
        format!("your zoo starts with {start}")
    }

    fn whenever_hired(&self, what: &str) -> String {
        format!("whenever you hire a worker, {what}")
    }

    fn at_start_and_whenever_hired(&self, what: &str) -> String {
        format!("at the start of the game and whenever you hire a worker, {what}")
    }

    fn same_row_gives(&self, rows: &str) -> String {
        format!("a partner zoo and a university in the same row give: row {rows}")
    }

    fn covering_an_area_gives(&self, areas: &str) -> String {
        format!("covering a whole area gives, now and in each break: {areas}")
    }

    fn no_appeal_for_cover(&self) -> &'static str {
        "covering the whole map gives no appeal"
    }

    fn no_special_ability(&self) -> &'static str {
        "no special ability"
    }

    fn once_edge_is_empty(&self, index: u8) -> String {
        match index {
            0 => "when the top space of the left edge is empty".into(),
            _ => format!("when space {} of the left edge is empty", index + 1),
        }
    }

    fn each_bonus_around(&self, n: usize, landmark: Landmark, what: &str) -> String {
        let the = the_landmark(landmark);
        format!("for each of the {n} bonus spaces you cover around {the}, {what}")
    }

    fn placement_bonus_of(&self, cells: &str, what: &str) -> String {
        format!("placement bonus of {cells}: {what}")
    }

    fn around_landmark(&self, landmark: Option<Landmark>) -> String {
        let the = landmark.map_or_else(|| "the landmark of your map".into(), the_landmark);
        format!("around {the}")
    }

    fn next_to_cell(&self, cell: Cell, landmark: Option<Landmark>) -> String {
        match landmark {
            Some(landmark) => format!("next to {} ({cell})", the_landmark(landmark)),
            None => format!("next to space {cell}"),
        }
    }

    fn each_covered(&self, cells: &str, landmark: Option<Landmark>) -> String {
        match landmark {
            Some(landmark) => format!("for each {} you cover ({cells})", self.landmark_name(landmark)),
            None => format!("for each of the spaces {cells} you cover"),
        }
    }

    fn once_covered(&self, cells: &str, n: usize, landmark: Option<Landmark>) -> String {
        match landmark {
            Some(landmark @ (Landmark::Harbour | Landmark::Institute)) => {
                let the = the_landmark(landmark);
                format!("when {the} is connected (space {cells} covered)")
            }
            Some(Landmark::HillLetter) => format!("when all {n} H spaces are covered"),
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
                format!("when {the} is fully covered")
            }
            None => format!("when spaces {cells} are covered"),
        }
    }

    fn keep_tile(&self, what: &str) -> String {
        format!("keep this tile; once, later: {what}")
    }

    fn support_a_project(&self) -> &'static str {
        "support a conservation project"
    }

    fn task_of_strength(&self, n: u8, what: &str) -> String {
        format!("strength {n}: {what}")
    }

    fn hand_limit_of(&self, n: u8) -> String {
        format!("a hand limit of {n}")
    }
}

/// A landmark with its article; only names of areas keep their capital.
fn the_landmark(landmark: Landmark) -> String {
    let name = English.landmark_name(landmark);
    match landmark {
        Landmark::HillLetter | Landmark::Continent(_) => format!("the {name}"),
        Landmark::Tower
        | Landmark::Gate
        | Landmark::SilverLake
        | Landmark::Restaurant
        | Landmark::Harbour
        | Landmark::Institute
        | Landmark::Quarter(_)
        | Landmark::Centre => format!("the {}", lower_first(&name)),
    }
}
