//! Where an effect is printed, in English.

use super::English;
use crate::position::Source;
use crate::texts::boards::BoardNames;
use crate::texts::events::side_name;
use crate::texts::sources::{SourceWords, card_label};
use crate::texts::words::NameWords;

impl SourceWords for English {
    fn source(&self, source: Source) -> String {
        match source {
            Source::FullMap => "map covered".into(),
            Source::Gain(card, _)
            | Source::Ability(card, _)
            | Source::Copied(card, _)
            | Source::Sponsor(card, _)
            | Source::PlayBonus(card)
            | Source::Level(card, _) => card_label(card, self),
            Source::Reef(card) => {
                let label = card_label(card, self);
                format!("{label}, reef")
            }
            Source::Bonus(cell) => format!("placement bonus {cell}"),
            Source::Map(_) => "zoo map".into(),
            Source::Marker(continent) => {
                let name = self.icon_name(continent);
                format!("continent marker {name}")
            }
            Source::Edge(i) => {
                let n = i + 1;
                format!("left edge, space {n}")
            }
            Source::PartnerSlot(i) => {
                let n = i + 1;
                format!("space of partner zoo {n}")
            }
            Source::UniversitySlot(i) => {
                let n = i + 1;
                format!("space of university {n}")
            }
            Source::WorkerSlot(i) => {
                let n = i + 2;
                format!("space of worker {n}")
            }
            Source::Row(i) => {
                let n = i + 1;
                format!("row {n} of partner zoos and universities")
            }
            Source::University(kind) => self.university_name(kind),
            Source::Reputation(n) => format!("reputation track {n}"),
            Source::LastTile => "end of the reputation track".into(),
            Source::Conservation(n) => format!("conservation track {n}"),
            Source::Tile(tile) => {
                let name = self.tile_name(tile);
                format!("bonus tile {name}")
            }
            Source::Pavilion => "pavilion".into(),
            Source::CoveredTerrain => "covered rock or water".into(),
            Source::Task(task) => {
                let name = self.task_name(task);
                format!("task {name}")
            }
            Source::Donation => "donation".into(),
            Source::AnimalsAction => "Animals action, strength 5".into(),
            Source::ActionCard(action, number, side) => {
                let (name, side) = (self.action_name(action), side_name(side));
                format!("action card {name} {number}, side {side}")
            }
            Source::Mark => "mark".into(),
            Source::BreakTrack => "end of the break track".into(),
            Source::BreakOption => "break token".into(),
            Source::XTokenAction => "X-token action".into(),
            Source::AppealIncome => "income by appeal".into(),
            Source::KioskIncome => "income by kiosks".into(),
        }
    }
}
