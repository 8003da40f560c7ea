//! How much, in English.

use super::English;
use super::grammar::{ending, plural};
use crate::catalogue::{IconGroup, Requirement, Resource};
use crate::effects::{Condition, Counter, SpaceKind};
use crate::texts::Voice;
use crate::texts::amounts::AmountWords;
use crate::texts::boards::around_landmark;
use crate::texts::words::NameWords;

impl AmountWords for English {
    fn counted(&self, counter: Counter, many: bool, v: Voice<'_>) -> String {
        let s = ending(many);
        match counter {
            Counter::Icons(icon) => {
                let name = self.icon_name(icon);
                format!("{name} icon{s} in your zoo")
            }
            Counter::IconsInAllZoos(icon) => {
                let name = self.icon_name(icon);
                format!("{name} icon{s} in all zoos")
            }
            Counter::EitherIcon(a, b) => {
                let (a, b) = (self.icon_name(a), self.icon_name(b));
                format!("{a} or {b} icon{s} in your zoo")
            }
            Counter::IconPairs(a, b) => {
                let (a, b) = (self.icon_name(a), self.icon_name(b));
                format!("pair{s} of {a} and {b} icons in your zoo")
            }
            Counter::Kinds(group) => {
                let kinds = self.kind_of_group(group, many);
                let sea = with_sea(group);
                format!("different {kinds} in your zoo{sea}")
            }
            Counter::Animals(size) => {
                let animals = self.animal_of(size, many);
                format!("{animals} in your zoo")
            }
            Counter::Supports => {
                format!("supported conservation project{s}")
            }
            Counter::Universities => {
                if many {
                    "universities".into()
                } else {
                    "university".into()
                }
            }
            Counter::Kiosks => format!("kiosk{s} in your zoo"),
            Counter::Pavilions => format!("pavilion{s} in your zoo"),
            Counter::KiosksAndPavilions => {
                format!("kiosk{s} or pavilion{s} in your zoo")
            }
            Counter::KioskPavilionPairs => {
                format!("pair{s} of a kiosk and a pavilion")
            }
            Counter::XTokens => format!("X-token{s} you hold"),
            Counter::Reputation => {
                let unit = self.resource_unit(Resource::Reputation, many);
                unit.into()
            }
            Counter::Donations => format!("donation{s} made"),
            Counter::PouchedCards => {
                format!("card{s} tucked in your zoo")
            }
            Counter::Sponsors => format!("sponsor{s} in your zoo"),
            Counter::OccupiedEnclosures(size) => {
                format!("occupied size-{size} enclosure{s}")
            }
            Counter::KiosksOfOthers => {
                format!("kiosk{s} in all other zoos")
            }
            Counter::ZoosWithMoreAppeal => {
                format!("player{s} with more appeal than you")
            }
            Counter::BuildingsNextTo(building) => {
                let place = self.next_to_building(building);
                format!("building{s} {place} (empty standard enclosures do not count)")
            }
            Counter::AquariumsNextTo(building) => {
                let place = self.next_to_building(building);
                format!("aquarium{s} {place}")
            }
            Counter::KiosksWithEmptyNeighbours(n) => {
                format!("kiosk{s} next to at least {n} empty building spaces")
            }
            Counter::ConnectedSpaces(kind) => match kind {
                SpaceKind::Terrain(terrain) => {
                    let space = self.terrain_space(terrain, many);
                    format!("connected {space}")
                }
                SpaceKind::Border => {
                    format!("connected empty border space{s}")
                }
                SpaceKind::PlacementBonus => {
                    format!("connected space{s} with a placement bonus")
                }
            },
            Counter::IsolatedSpaces(kind) => match kind {
                SpaceKind::Terrain(terrain) => {
                    let space = self.terrain_space(terrain, many);
                    format!("isolated {space}")
                }
                SpaceKind::Border => {
                    format!("isolated empty border space{s}")
                }
                SpaceKind::PlacementBonus => {
                    format!("isolated space{s} with a placement bonus")
                }
            },
            Counter::EmptySpaces => {
                format!("empty building space{s}")
            }
            Counter::EmptyAreas(n) => {
                format!("group{s} of {n} adjoining empty building spaces")
            }
            Counter::CoveredAroundLandmark => {
                let place = around_landmark(v);
                format!("covered space{s} {place}")
            }
            Counter::StoredCards => format!("stored card{s}"),
            Counter::KindsAheadOfRight(group, weight) => {
                let kinds = self.kind_of_group(group, many);
                let sea = with_sea(group);
                let weight = match weight {
                    1 => String::new(),
                    n => format!(" (each of your partner zoos counts as {n} icons)"),
                };
                format!("{kinds}{sea} with more icons in your zoo than in your right neighbor's{weight}")
            }
            Counter::BuildingShapes => {
                format!("different building shape{s}")
            }
            Counter::ConditionsOnCards => {
                format!("condition{s} printed on your animals and sponsors")
            }
            Counter::BestKindNotSupported(group) => {
                let kind = self.kind_of_group(group, false);
                format!("icon{s} of a single {kind} whose base project you did not support")
            }
        }
    }

    fn requirement(&self, requirement: Requirement) -> String {
        match requirement {
            Requirement::Icons(icon, n) => self.icons(n, icon),
            Requirement::PartnerZooOfContinent => "A partner zoo of its continent".into(),
            Requirement::PartnerZoos(n) => {
                let s = plural(n);
                format!("{n} partner zoo{s}")
            }
            Requirement::University => "A university".into(),
            Requirement::Kiosks(n) => {
                let s = plural(n);
                format!("{n} kiosk{s}")
            }
            Requirement::Upgraded(action) => {
                let name = self.action_name(action);
                format!("{name} card on side II")
            }
            Requirement::Reputation(n) => format!("At least {n} reputation"),
            Requirement::MaxAppeal(n) => format!("At most {n} appeal"),
        }
    }

    fn condition(&self, condition: Condition) -> String {
        match condition {
            Condition::MapCovered => "your map is completely covered".into(),
            Condition::BorderCovered => "all border spaces are covered".into(),
            Condition::AllConnected(terrain) => {
                let spaces = self.terrain_space(terrain, true);
                format!("all {spaces} are connected")
            }
            Condition::AllPlacementBonusesCovered => "all placement bonuses are covered".into(),
        }
    }

    fn gain(&self, much: &str) -> String {
        format!("gain {much}")
    }

    fn at_most(&self, much: &str, max: u8) -> String {
        format!("{much} (at most {max})")
    }

    fn with_at_least(&self, gains: &str, needs: &str, counted: &str) -> String {
        format!("{gains} with at least {needs} {counted}")
    }

    fn for_each(&self, counted: &str) -> String {
        format!("for each {counted}")
    }

    fn for_every(&self, n: u8, counted: &str) -> String {
        format!("for every {n} {counted}")
    }
}

/// A remark for groups that count sea animals.
pub(super) fn with_sea(group: IconGroup) -> &'static str {
    match group {
        IconGroup::CategoriesWithSea | IconGroup::CategoriesWithSeaAndContinents => " (sea animals included)",
        IconGroup::Categories | IconGroup::Continents | IconGroup::CategoriesAndContinents => "",
    }
}
