//! When things happen and which rules change, in French.

use super::French;
use super::amounts::with_sea;
use super::grammar::{elided, plural};
use crate::catalogue::{Resource, SizeClass};
use crate::effects::{Amount, On, Rule, WhoseZoo};
use crate::texts::amounts::{much, per};
use crate::texts::boards::{each_of, next_to_cell, once_covered};
use crate::texts::clauses::{ClauseWords, attacks};
use crate::texts::tongue::Grammar;
use crate::texts::words::NameWords;
use crate::texts::{Voice, row};

impl ClauseWords for French {
    fn on(&self, on: On, v: Voice<'_>) -> String {
        match on {
            On::IconEnters(icon, whose) => {
                let icon = self.icon_name(icon);
                match whose {
                    WhoseZoo::Own => format!("pour chaque icône {icon} ajoutée à votre zoo"),
                    WhoseZoo::Any => format!("pour chaque icône {icon} ajoutée à n'importe quel zoo"),
                }
            }
            On::NewIconKind(group) => {
                let kind = self.kind_of_group(group, false);
                let sea = with_sea(group);
                format!("pour chaque {kind} nouvellement présent dans votre zoo{sea}")
            }
            On::AnimalOfFocusPlayed => "chaque fois que vous jouez un animal de la taille choisie".into(),
            On::AnimalsActionOnly(size) => {
                let animals = self.animal_of(size, true);
                format!("après une action Animaux n'ayant joué que des {animals}")
            }
            On::Support(kind) => {
                let kind = self.project_kind_name(kind);
                format!("chaque fois que vous soutenez un {kind}")
            }
            On::BorderBonusGained => "pour chaque bonus de placement gagné sur une case frontalière".into(),
            On::SpaceCoveredNextTo(terrain) => {
                let name = self.terrain_name(terrain);
                let of = elided("de", name);
                format!("pour chaque case recouverte à côté d'une case {of}")
            }
            On::Placed(building) => {
                let building = self.a_building(building);
                format!("quand vous placez {building} (une fois par action ou pause)")
            }
            On::OccupiedNextTo(cell) => {
                let place = next_to_cell(cell, v);
                format!("chaque fois qu'un enclos standard {place} devient occupé")
            }
            On::CellCovered(cells) => each_of(cells, v),
            On::AllCovered(cells) => once_covered(cells, v),
            On::HousedInContinent(_) => {
                "quand un animal s'installe dans la zone de son continent et que le marqueur y est \
                 encore"
                    .into()
            }
            On::LastMarkerRemoved => "quand vous retirez le dernier marqueur de continent".into(),
            On::Start => "au début de la partie".into(),
        }
    }

    fn rule(&self, rule: Rule, v: Voice<'_>) -> String {
        match rule {
            Rule::SupportStrength(n) => format!("soutenir un projet ne demande que {n} de force"),
            Rule::TokenIsWildIcon => {
                "en soutenant un projet de base, vous pouvez retirer 1 cube comme 1 icône au choix".into()
            }
            Rule::ExtraCopy => {
                "une fois par action Construction, vous pouvez payer un second exemplaire d'un \
                 bâtiment construit, sans utiliser de force"
                    .into()
            }
            Rule::IgnoreTerrain => {
                "vous pouvez construire sur le rocher et l'eau et ignorer tout besoin de ces cases".into()
            }
            Rule::RepeatReleases => {
                "vous pouvez soutenir plusieurs fois un même projet de remise en liberté".into()
            }
            Rule::Immune => {
                let names = self.and(&attacks(self));
                format!("{names} ne vous affectent pas")
            }
            Rule::OnlyFocus => {
                let (small, large) =
                    (self.size_class_name(SizeClass::Small), self.size_class_name(SizeClass::Large));
                format!("entre {small} et {large}, vous ne jouez plus que la taille choisie")
            }
            Rule::AnimalDiscount(size, n) => {
                let animals = self.animal_of(size, true);
                let less = self.resource_amount(n.into(), Resource::Money);
                format!("les {animals} coûtent {less} de moins")
            }
            Rule::IgnoreConditions(size, n) => {
                let s = plural(n);
                let animal = match size {
                    Some(size) => self.animal_of(size, false),
                    None => "animal".into(),
                };
                format!("vous pouvez ignorer {n} condition{s} de chaque {animal} joué")
            }
            Rule::BorderEnclosureCountsAs { size, counts_as } => format!(
                "vos enclos de taille {size} sur des cases frontalières comptent comme taille \
                 {counts_as} pour abriter un animal"
            ),
            Rule::DonationDiscount(amount) => {
                let less = match amount {
                    Amount::Per { count, each, every, max: None } => {
                        let per = per(count, every, v);
                        let each = self.resource_amount(each.into(), Resource::Money);
                        format!("{each} de moins {per}")
                    }
                    Amount::N(_) | Amount::Tiers(..) | Amount::Per { max: Some(_), .. } => {
                        let less = much(Resource::Money, amount, v);
                        format!("moins : {less}")
                    }
                };
                format!("vos dons coûtent {less}")
            }
            Rule::HousesSeaAnimals(building, n) => {
                let (name, s) = (self.the_building(building), plural(n));
                format!("{name} abrite des animaux marins comme un aquarium, avec {n} place{s}")
            }
            Rule::NoPlacementBonuses => "désormais, vous ne gagnez plus de bonus de placement".into(),
            Rule::LargerNextTo(cell, n) => {
                let (place, s) = (next_to_cell(cell, v), plural(n));
                format!("un enclos standard {place} compte {n} case{s} de plus")
            }
            Rule::DiscardForMoney(n) => {
                let money = self.resource_amount(n.into(), Resource::Money);
                format!(
                    "une fois par tour, à tout moment, vous pouvez défausser 1 carte de votre main pour \
                     {money}"
                )
            }
            Rule::DiscardForStrength(n) => format!(
                "une fois par tour, vous pouvez défausser 1 carte de votre main pour {n} de force en \
                 plus"
            ),
            Rule::SponsorsLower(n) => {
                let s = plural(n);
                format!("vos mécènes comptent {n} niveau{s} de moins")
            }
            Rule::RescueSlots(n) => {
                format!(
                    "jusqu'à {n} animaux sauvés se rangent au-dessus du plateau ; eux et leurs icônes \
                     comptent dans votre zoo"
                )
            }
            Rule::TakeBackStored => "vous pouvez reprendre en main les cartes rangées à tout moment".into(),
            Rule::ConcealOrder(order) => {
                let order = row(order.iter().copied()).replace(" / ", ", ");
                format!(
                    "les forces se masquent dans l'ordre {order} ; une carte y a la prochaine force \
                     encore visible, 6 s'il n'y en a plus"
                )
            }
        }
    }

    fn now_and_in_breaks(&self, what: &str) -> String {
        format!("maintenant et à chaque pause : {what}")
    }

    fn each_break(&self, what: &str) -> String {
        format!("à chaque pause : {what}")
    }

    fn at_end(&self, what: &str) -> String {
        format!("fin de partie : {what}")
    }

    fn at_very_end(&self, what: &str) -> String {
        format!("fin de partie, en tout dernier : {what}")
    }

    fn may_remove_and_choose(&self, choices: &str) -> String {
        format!("vous pouvez le retirer et choisir : {choices}")
    }

    fn may_choose(&self, choices: &str) -> String {
        format!("vous pouvez choisir : {choices}")
    }

    fn after_the_action(&self) -> &'static str {
        "après l'action, "
    }

    fn optional(&self) -> &'static str {
        "facultatif"
    }
}
