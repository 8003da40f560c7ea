//! Why not, in French.

use super::French;
use super::grammar::plural;
use crate::asking::blocker::Blocker;
use crate::catalogue::boards::{MOST_UNIVERSITIES, MOST_X_TOKENS, VENOM_COST};
use crate::catalogue::{Requirement, Resource};
use crate::texts::amounts::AmountWords;
use crate::texts::blockers::BlockerWords;
use crate::texts::boards::BoardNames;
use crate::texts::sources::card_label;
use crate::texts::tongue::Grammar;
use crate::texts::words::NameWords;

impl BlockerWords for French {
    fn blocker(&self, blocker: &Blocker) -> String {
        match *blocker {
            Blocker::NotAsked => "ce n'est pas ce qui est demandé maintenant".into(),
            Blocker::Money { cost, has } => {
                let cost = self.resource_amount(cost, Resource::Money);
                format!("coûte {cost}, vous en avez {has}")
            }
            Blocker::Venom { leaves } => {
                let venom = VENOM_COST;
                format!("le venin coûtera {venom} crédits à la fin du tour, il n'en resterait que {leaves}")
            }
            Blocker::Strength { needs, has } => format!("il faut une force de {needs}, vous avez {has}"),
            Blocker::XTokens { needs, has } => {
                let needs = self.resource_amount(needs.into(), Resource::XToken);
                format!("il faut {needs}, vous en avez {has}")
            }
            Blocker::XTokensFull => {
                let most = MOST_X_TOKENS;
                format!("vous ne pouvez pas avoir plus de {most} jetons X")
            }
            Blocker::NothingToDo { action } => {
                let action = self.action_name(action);
                format!("l'action {action} n'aurait aucun effet")
            }
            Blocker::OtherSlot { slot } => {
                format!("la carte se trouve à l'emplacement {slot}")
            }
            Blocker::NotThere { card } => {
                let card = card_label(card, self);
                format!("{card} n'est ni dans votre main ni dans la rivière")
            }
            Blocker::Range { folder, range } => format!(
                "le dossier {folder} est hors de portée : votre réputation va jusqu'au dossier {range}"
            ),
            Blocker::OnlyFromHand => {
                "les cartes de la rivière demandent le niveau II de la carte action".into()
            }
            Blocker::Condition { needs, has, ignored } => self.condition_not_met(needs, has, ignored),
            Blocker::OtherFocus { size } => {
                let animals = self.animal_of(size, true);
                format!("vous avez choisi de ne plus jouer de {animals}")
            }
            Blocker::NoEnclosure { size, rock, water } => self.no_enclosure(size, rock, water),
            Blocker::StaysInTanks { card } => {
                let card = card_label(card, self);
                format!("{card} ne vit qu'en aquarium et ne passe pas de l'un à l'autre")
            }
            Blocker::NoRoom { building } => {
                let building = self.a_building(building);
                format!("il n'y a pas de place sur votre plan pour {building}")
            }
            Blocker::PlaceTaken => "une des cases recouvertes n'est pas libre".into(),
            Blocker::OutOfReach => "il faut toucher un autre bâtiment (le premier : le bord)".into(),
            Blocker::KioskTooClose => "deux kiosques doivent être à 3 cases au moins l'un de l'autre".into(),
            Blocker::Surroundings { rock, water, border } => self.surroundings(rock, water, border),
            Blocker::OnlyOne { building } => {
                let building = self.a_building(building);
                format!("votre zoo a déjà {building} et ne peut en avoir qu'un exemplaire")
            }
            Blocker::BuiltAlready { building } => {
                let building = self.a_building(building);
                format!("vous avez déjà construit {building} pendant cette action")
            }
            Blocker::NeedsSideII { action } => {
                let action = self.action_name(action);
                format!("il faut le niveau II de la carte {action}")
            }
            Blocker::Level { level, left } => {
                format!("son niveau est de {level}, l'action n'en permet que {left}")
            }
            Blocker::Workers { needs, has } => {
                let s = plural(needs);
                format!("il faut {needs} bénévole{s}, vous en avez {has} de libre")
            }
            Blocker::TaskDone { task } => {
                let task = self.task_name(task);
                format!("la mission {task} a déjà été effectuée pendant cette action")
            }
            Blocker::TaskClosed { task } => {
                let task = self.task_name(task);
                format!("la mission {task} est complète jusqu'à la pause")
            }
            Blocker::NoEffect => "cela n'aurait aucun effet".into(),
            Blocker::PartnerOwned { continent: icon } => {
                let icon = self.icon_name(icon);
                format!("vous avez déjà le zoo partenaire : {icon}")
            }
            Blocker::PartnerGone { continent: icon } => {
                let icon = self.icon_name(icon);
                format!("aucun zoo partenaire ({icon}) sur le plateau jusqu'à la pause")
            }
            Blocker::PartnersFull { most } => {
                format!("vous pouvez avoir {most} zoos partenaires au plus pour l'instant")
            }
            Blocker::UniversityOwned { university: kind } => {
                let kind = self.university_name(kind);
                format!("vous avez déjà cette tuile – {kind}")
            }
            Blocker::UniversityGone { university: kind } => {
                let kind = self.university_name(kind);
                format!("cette tuile n'est plus sur le plateau jusqu'à la pause – {kind}")
            }
            Blocker::UniversitiesFull => {
                let most = MOST_UNIVERSITIES;
                format!("aucune université à prendre : vous avez celles du plateau, ou {most} déjà")
            }
            Blocker::SupplyEmpty => "il n'y a plus de telle tuile dans la réserve".into(),
            Blocker::NoProject => "aucun projet ne peut être soutenu maintenant".into(),
            Blocker::SupportedAlready { card } => {
                let card = card_label(card, self);
                format!("vous soutenez déjà {card}")
            }
            Blocker::LevelTaken => "un jeton occupe déjà ce niveau".into(),
            Blocker::LevelNeed { needs, has } => {
                format!("ce niveau demande {needs}, vous avez {has}")
            }
            Blocker::NoAnimal { icon, size } => {
                let (icon, animal) = (self.an_icon(icon), self.animal_of(size, false));
                format!("vous n'avez pas de {animal} avec {icon}")
            }
            Blocker::NoBreedingPair { icon } => {
                let icon = self.an_icon(icon);
                format!("vous n'avez pas d'animal avec {icon} et un zoo partenaire de son continent")
            }
            Blocker::NoToken => "il ne reste aucun jeton sur le bord gauche de votre plan".into(),
            Blocker::NoDonation => "un don au plus, après une mission, avec le niveau II de la carte".into(),
            Blocker::OtherSize { size } => {
                let animals = self.animal_of(size, true);
                format!("seuls des {animals} peuvent être joués ici")
            }
            Blocker::Picked { card } => {
                let card = card_label(card, self);
                format!("vous avez déjà choisi {card}")
            }
            Blocker::NotPicked { card } => {
                let card = card_label(card, self);
                format!("vous n'avez pas choisi {card}")
            }
            Blocker::TooFew { picked, needs } => {
                let s = plural(needs);
                format!("il faut choisir {needs} carte{s}, vous en avez choisi {picked}")
            }
            Blocker::NoCards => "vous n'avez pas de cartes".into(),
            Blocker::NoLeader { .. } => "ce joueur n'est pas en tête, ou ne peut pas être visé".into(),
            Blocker::NotYet => "il faut d'abord faire quelque chose".into(),
            Blocker::Unfinished => "il faut d'abord terminer ce qui est commencé".into(),
            Blocker::NoSuchChoice => "ce choix n'existe pas maintenant".into(),
        }
    }
}

impl French {
    fn condition_not_met(&self, needs: Requirement, has: u8, ignored: u8) -> String {
        let what = self.requirement(needs);
        let mut text = match needs {
            Requirement::Upgraded(_) | Requirement::PartnerZooOfContinent | Requirement::University => {
                format!("condition non remplie : {what}")
            }
            Requirement::Icons(..)
            | Requirement::PartnerZoos(_)
            | Requirement::Kiosks(_)
            | Requirement::Reputation(_)
            | Requirement::MaxAppeal(_) => format!("condition non remplie : {what}, vous avez {has}"),
        };
        if ignored > 0 {
            let may = if ignored > 1 { "peuvent" } else { "peut" };
            text += &format!(" ({ignored} {may} manquer)");
        }
        text
    }

    fn terrain(&self, rock: u8, water: u8) -> Vec<String> {
        let mut needs = Vec::new();
        if rock > 0 {
            let s = plural(rock);
            needs.push(format!("{rock} case{s} de rocher"));
        }
        if water > 0 {
            let s = plural(water);
            needs.push(format!("{water} case{s} d'eau"));
        }
        needs
    }

    fn no_enclosure(&self, size: u8, rock: u8, water: u8) -> String {
        let needs = self.terrain(rock, water);
        let mut text = match size {
            0 => "aucun enclos spécial adapté n'a de place".into(),
            size => format!("aucun enclos vide de taille {size} ou plus"),
        };
        if !needs.is_empty() {
            let needs = self.and(&needs);
            text += &format!(" à côté de {needs}");
        }
        text
    }

    fn surroundings(&self, rock: u8, water: u8, border: u8) -> String {
        let needs = self.terrain(rock, water);
        let mut parts = Vec::new();
        if !needs.is_empty() {
            let needs = self.and(&needs);
            parts.push(format!("être à côté de {needs}"));
        }
        if border > 0 {
            let s = plural(border);
            parts.push(format!("recouvrir {border} case{s} du bord"));
        }
        let parts = self.and(&parts);
        format!("il doit {parts}")
    }
}
