//! How much, in French.

use super::French;
use super::grammar::{ending, plural};
use crate::catalogue::{Building, IconGroup, Requirement, Resource};
use crate::effects::{Condition, Counter, SpaceKind};
use crate::texts::Voice;
use crate::texts::amounts::AmountWords;
use crate::texts::boards::around_landmark;
use crate::texts::words::NameWords;

impl AmountWords for French {
    fn counted(&self, counter: Counter, many: bool, v: Voice<'_>) -> String {
        let s = ending(many);
        match counter {
            Counter::Icons(icon) => {
                let name = self.icon_name(icon);
                format!("icône{s} {name} dans votre zoo")
            }
            Counter::IconsInAllZoos(icon) => {
                let name = self.icon_name(icon);
                format!("icône{s} {name} dans tous les zoos")
            }
            Counter::EitherIcon(a, b) => {
                let (a, b) = (self.icon_name(a), self.icon_name(b));
                format!("icône{s} {a} ou {b} dans votre zoo")
            }
            Counter::IconPairs(a, b) => {
                let (a, b) = (self.icon_name(a), self.icon_name(b));
                format!("paire{s} d'icônes {a} et {b} dans votre zoo")
            }
            Counter::Kinds(group) => {
                let kinds = self.kind_of_group(group, many);
                let e = match group {
                    IconGroup::Categories | IconGroup::CategoriesWithSea => "e",
                    IconGroup::Continents
                    | IconGroup::CategoriesAndContinents
                    | IconGroup::CategoriesWithSeaAndContinents => "",
                };
                let sea = with_sea(group);
                format!("{kinds} différent{e}{s} dans votre zoo{sea}")
            }
            Counter::Animals(size) => {
                let animals = self.animal_of(size, many);
                format!("{animals} dans votre zoo")
            }
            Counter::Supports => {
                format!("projet{s} de conservation soutenu{s}")
            }
            Counter::Universities => {
                if many {
                    "universités".into()
                } else {
                    "université".into()
                }
            }
            Counter::Kiosks => format!("kiosque{s} dans votre zoo"),
            Counter::Pavilions => format!("pavillon{s} dans votre zoo"),
            Counter::KiosksAndPavilions => {
                format!("kiosque{s} ou pavillon{s} dans votre zoo")
            }
            Counter::KioskPavilionPairs => {
                format!("paire{s} formée{s} d'un kiosque et d'un pavillon")
            }
            Counter::XTokens => format!("jeton{s} X en réserve"),
            Counter::Reputation => {
                let unit = self.resource_unit(Resource::Reputation, many);
                unit.into()
            }
            Counter::Donations => format!("don{s} effectué{s}"),
            Counter::PouchedCards => {
                format!("carte{s} glissée{s} dans votre zoo")
            }
            Counter::Sponsors => format!("mécène{s} dans votre zoo"),
            Counter::OccupiedEnclosures(size) => {
                format!("enclos de taille {size} occupé{s}")
            }
            Counter::KiosksOfOthers => {
                format!("kiosque{s} dans les autres zoos")
            }
            Counter::ZoosWithMoreAppeal => {
                format!("joueur{s} ayant plus d'attrait que vous")
            }
            Counter::BuildingsNextTo(building) => {
                let place = next_to(building, many);
                format!("bâtiment{s} {place} (sauf les enclos standard vides)")
            }
            Counter::AquariumsNextTo(building) => {
                let place = next_to(building, many);
                format!("aquarium{s} {place}")
            }
            Counter::KiosksWithEmptyNeighbours(n) => {
                format!("kiosque{s} entouré{s} d'au moins {n} cases constructibles vides")
            }
            Counter::ConnectedSpaces(kind) => match kind {
                SpaceKind::Terrain(terrain) => {
                    let space = self.terrain_space(terrain, many);
                    format!("{space} reliée{s}")
                }
                SpaceKind::Border => {
                    format!("case{s} frontalière{s} vide{s} et reliée{s}")
                }
                SpaceKind::PlacementBonus => {
                    format!("case{s} reliée{s} avec bonus de placement")
                }
            },
            Counter::IsolatedSpaces(kind) => match kind {
                SpaceKind::Terrain(terrain) => {
                    let space = self.terrain_space(terrain, many);
                    format!("{space} isolée{s}")
                }
                SpaceKind::Border => {
                    format!("case{s} frontalière{s} vide{s} et isolée{s}")
                }
                SpaceKind::PlacementBonus => {
                    format!("case{s} isolée{s} avec bonus de placement")
                }
            },
            Counter::EmptySpaces => {
                format!("case{s} constructible{s} vide{s}")
            }
            Counter::EmptyAreas(n) => {
                format!("groupe{s} de {n} cases constructibles vides et adjacentes")
            }
            Counter::CoveredAroundLandmark => {
                let place = around_landmark(v);
                format!("case{s} recouverte{s} {place}")
            }
            Counter::StoredCards => format!("carte{s} rangée{s}"),
            Counter::KindsAheadOfRight(group, weight) => {
                let kinds = self.kind_of_group(group, many);
                let sea = with_sea(group);
                let weight = match weight {
                    1 => String::new(),
                    n => format!(" (chacun de vos zoos partenaires compte pour {n} icônes)"),
                };
                format!("{kinds}{sea} où vous avez plus d'icônes que votre voisin de droite{weight}")
            }
            Counter::BuildingShapes => {
                format!("forme{s} de bâtiment différente{s}")
            }
            Counter::ConditionsOnCards => {
                format!("condition{s} imprimée{s} sur vos animaux et mécènes")
            }
            Counter::BestKindNotSupported(group) => {
                let kind = self.kind_of_group(group, false);
                let one = match group {
                    IconGroup::Continents => "d'un seul",
                    IconGroup::Categories
                    | IconGroup::CategoriesWithSea
                    | IconGroup::CategoriesAndContinents
                    | IconGroup::CategoriesWithSeaAndContinents => "d'une seule",
                };
                format!("icône{s} {one} {kind} dont vous n'avez pas soutenu le projet de base")
            }
        }
    }

    fn requirement(&self, requirement: Requirement) -> String {
        match requirement {
            Requirement::Icons(icon, n) => self.icons(n, icon),
            Requirement::PartnerZooOfContinent => "Un zoo partenaire de son continent".into(),
            Requirement::PartnerZoos(n) => {
                let s = plural(n);
                format!("{n} zoo{s} partenaire{s}")
            }
            Requirement::University => "Une université".into(),
            Requirement::Kiosks(n) => {
                let s = plural(n);
                format!("{n} kiosque{s}")
            }
            Requirement::Upgraded(action) => {
                let name = self.action_name(action);
                format!("Carte {name} de niveau II")
            }
            Requirement::Reputation(n) => format!("Au moins {n} en réputation"),
            Requirement::MaxAppeal(n) => format!("Au plus {n} en attrait"),
        }
    }

    fn condition(&self, condition: Condition) -> String {
        match condition {
            Condition::MapCovered => "votre plateau est entièrement recouvert".into(),
            Condition::BorderCovered => "toutes les cases frontalières sont recouvertes".into(),
            Condition::AllConnected(terrain) => {
                let spaces = self.terrain_space(terrain, true);
                format!("toutes les {spaces} sont reliées")
            }
            Condition::AllPlacementBonusesCovered => "tous les bonus de placement sont recouverts".into(),
        }
    }

    fn gain(&self, much: &str) -> String {
        format!("gagnez {much}")
    }

    fn at_most(&self, much: &str, max: u8) -> String {
        format!("{much} ({max} au plus)")
    }

    fn with_at_least(&self, gains: &str, needs: &str, counted: &str) -> String {
        format!("{gains} avec au moins {needs} {counted}")
    }

    fn for_each(&self, counted: &str) -> String {
        format!("par {counted}")
    }

    fn for_every(&self, n: u8, counted: &str) -> String {
        format!("par tranche de {n} {counted}")
    }
}

/// A remark for groups that count sea animals.
pub(super) fn with_sea(group: IconGroup) -> &'static str {
    match group {
        IconGroup::CategoriesWithSea | IconGroup::CategoriesWithSeaAndContinents => {
            " (animaux marins compris)"
        }
        IconGroup::Categories | IconGroup::Continents | IconGroup::CategoriesAndContinents => "",
    }
}

/// `next to the building`, agreeing with one or several masculine things.
fn next_to(building: Building, many: bool) -> String {
    let place = French.next_to_building(building);
    if many { place.replacen("adjacent ", "adjacents ", 1) } else { place }
}
