//! Where an effect is printed, in French.

use super::French;
use crate::position::Source;
use crate::texts::boards::BoardNames;
use crate::texts::events::side_name;
use crate::texts::sources::{SourceWords, card_label};
use crate::texts::words::NameWords;

impl SourceWords for French {
    fn source(&self, source: Source) -> String {
        match source {
            Source::FullMap => "plateau recouvert".into(),
            Source::Gain(card, _)
            | Source::Ability(card, _)
            | Source::Copied(card, _)
            | Source::Sponsor(card, _)
            | Source::PlayBonus(card)
            | Source::Level(card, _) => card_label(card, self),
            Source::Reef(card) => {
                let label = card_label(card, self);
                format!("{label}, récif")
            }
            Source::Bonus(cell) => format!("bonus de placement {cell}"),
            Source::Map(_) => "plan du zoo".into(),
            Source::Marker(continent) => {
                let name = self.icon_name(continent);
                format!("marqueur de continent {name}")
            }
            Source::Edge(i) => {
                let n = i + 1;
                format!("bord gauche, case {n}")
            }
            Source::PartnerSlot(i) => {
                let n = i + 1;
                format!("case du zoo partenaire {n}")
            }
            Source::UniversitySlot(i) => {
                let n = i + 1;
                format!("case de l'université {n}")
            }
            Source::WorkerSlot(i) => {
                let n = i + 2;
                format!("case du bénévole {n}")
            }
            Source::Row(i) => {
                let n = i + 1;
                format!("ligne {n} de zoo partenaire et université")
            }
            Source::University(kind) => self.university_name(kind),
            Source::Reputation(n) => format!("piste de réputation {n}"),
            Source::LastTile => "fin de la piste de réputation".into(),
            Source::Conservation(n) => format!("piste de conservation {n}"),
            Source::Tile(tile) => {
                let name = self.tile_name(tile);
                format!("tuile bonus {name}")
            }
            Source::Pavilion => "pavillon".into(),
            Source::CoveredTerrain => "rocher ou eau recouverts".into(),
            Source::Task(task) => {
                let name = self.task_name(task);
                format!("mission {name}")
            }
            Source::Donation => "don".into(),
            Source::AnimalsAction => "action Animaux, force 5".into(),
            Source::ActionCard(action, number, side) => {
                let (name, side) = (self.action_name(action), side_name(side));
                format!("carte Action {name} {number}, niveau {side}")
            }
            Source::Mark => "marque".into(),
            Source::BreakTrack => "fin de la piste de pause".into(),
            Source::BreakOption => "pion Pause".into(),
            Source::XTokenAction => "action jeton X".into(),
            Source::AppealIncome => "revenu selon l'attrait".into(),
            Source::KioskIncome => "revenu des kiosques".into(),
        }
    }
}
