//! When things happen and which rules change, in English.

use super::English;
use super::amounts::with_sea;
use super::grammar::plural;
use crate::catalogue::{Resource, SizeClass};
use crate::effects::{Amount, On, Rule, WhoseZoo};
use crate::texts::amounts::{much, per};
use crate::texts::boards::{each_of, next_to_cell, once_covered};
use crate::texts::clauses::{ClauseWords, attacks};
use crate::texts::tongue::Grammar;
use crate::texts::words::NameWords;
use crate::texts::{Voice, row};

impl ClauseWords for English {
    fn on(&self, on: On, v: Voice<'_>) -> String {
        match on {
            On::IconEnters(icon, whose) => {
                let icon = self.icon_name(icon);
                match whose {
                    WhoseZoo::Own => format!("for each {icon} icon added to your zoo"),
                    WhoseZoo::Any => format!("for each {icon} icon added to any zoo"),
                }
            }
            On::NewIconKind(group) => {
                let kind = self.kind_of_group(group, false);
                let sea = with_sea(group);
                format!("for each {kind} new to your zoo{sea}")
            }
            On::AnimalOfFocusPlayed => "whenever you play an animal of the chosen size".into(),
            On::AnimalsActionOnly(size) => {
                let animals = self.animal_of(size, true);
                format!("after playing only {animals} in an Animals action")
            }
            On::Support(kind) => {
                let kind = self.project_kind_name(kind);
                format!("whenever you support a {kind}")
            }
            On::BorderBonusGained => "for each placement bonus you gain from a border space".into(),
            On::SpaceCoveredNextTo(terrain) => {
                let name = self.terrain_name(terrain);
                format!("for each space you cover next to {name}")
            }
            On::Placed(building) => {
                let building = self.a_building(building);
                format!("whenever you place {building} (at most once per action or break)")
            }
            On::OccupiedNextTo(cell) => {
                let place = next_to_cell(cell, v);
                format!("whenever a standard enclosure {place} becomes occupied")
            }
            On::CellCovered(cells) => each_of(cells, v),
            On::AllCovered(cells) => once_covered(cells, v),
            On::HousedInContinent(_) => {
                "when an animal moves into the area of its continent and the marker is still there".into()
            }
            On::LastMarkerRemoved => "when you remove the last continent marker".into(),
            On::Start => "at the start of the game".into(),
        }
    }

    fn rule(&self, rule: Rule, v: Voice<'_>) -> String {
        match rule {
            Rule::SupportStrength(n) => format!("supporting a project needs only strength {n}"),
            Rule::TokenIsWildIcon => {
                "when you support a base project, you may remove 1 token as 1 icon of any kind".into()
            }
            Rule::ExtraCopy => {
                "once per Build action, you may pay for one more copy of a building just built; it \
                 uses no strength"
                    .into()
            }
            Rule::IgnoreTerrain => "you may build on rock and water and ignore all needs for them".into(),
            Rule::RepeatReleases => "you may support a release project more than once".into(),
            Rule::Immune => {
                let names = self.and(&attacks(self));
                format!("{names} do not affect you")
            }
            Rule::OnlyFocus => {
                let (small, large) =
                    (self.size_class_name(SizeClass::Small), self.size_class_name(SizeClass::Large));
                format!("of {small} and {large} animals, you can only play those chosen")
            }
            Rule::AnimalDiscount(size, n) => {
                let animals = self.animal_of(size, true);
                let less = self.resource_amount(n.into(), Resource::Money);
                format!("{animals} cost {less} less")
            }
            Rule::IgnoreConditions(size, n) => {
                let s = plural(n);
                let animal = match size {
                    Some(size) => self.animal_of(size, false),
                    None => "animal".into(),
                };
                format!("you may ignore {n} condition{s} of each {animal} you play")
            }
            Rule::BorderEnclosureCountsAs { size, counts_as } => format!(
                "your size-{size} enclosures on the border count as size {counts_as} for housing \
                 animals"
            ),
            Rule::DonationDiscount(amount) => {
                let less = match amount {
                    Amount::Per { count, each, every, max: None } => {
                        let per = per(count, every, v);
                        let each = self.resource_amount(each.into(), Resource::Money);
                        format!("{each} less {per}")
                    }
                    Amount::N(_) | Amount::Tiers(..) | Amount::Per { max: Some(_), .. } => {
                        let less = much(Resource::Money, amount, v);
                        format!("less: {less}")
                    }
                };
                format!("your donations cost {less}")
            }
            Rule::HousesSeaAnimals(building, n) => {
                let (name, s) = (self.the_building(building), plural(n));
                format!("{name} houses sea animals like an aquarium, with {n} space{s}")
            }
            Rule::NoPlacementBonuses => "from now on you gain no placement bonuses".into(),
            Rule::LargerNextTo(cell, n) => {
                let (place, s) = (next_to_cell(cell, v), plural(n));
                format!("standard enclosures {place} count as {n} space{s} larger")
            }
            Rule::DiscardForMoney(n) => {
                let money = self.resource_amount(n.into(), Resource::Money);
                format!("once per turn, at any moment, you may discard 1 card from your hand for {money}")
            }
            Rule::DiscardForStrength(n) => {
                format!("once per turn, you may discard 1 card from your hand for {n} more strength")
            }
            Rule::SponsorsLower(n) => {
                let s = plural(n);
                format!("your sponsors count as {n} level{s} lower")
            }
            Rule::RescueSlots(n) => {
                let s = plural(n);
                format!(
                    "up to {n} rescued animal{s} can be kept above the map; they and their icons count \
                     for your zoo"
                )
            }
            Rule::TakeBackStored => "you may take stored cards back into your hand at any time".into(),
            Rule::ConcealOrder(order) => {
                let order = row(order.iter().copied()).replace(" / ", ", ");
                format!(
                    "strengths are covered in the order {order}; a card there has the next higher one still \
                     open, 6 if there is none"
                )
            }
        }
    }

    fn now_and_in_breaks(&self, what: &str) -> String {
        format!("now and in each break: {what}")
    }

    fn each_break(&self, what: &str) -> String {
        format!("each break: {what}")
    }

    fn at_end(&self, what: &str) -> String {
        format!("end of the game: {what}")
    }

    fn at_very_end(&self, what: &str) -> String {
        format!("end of the game, last of all: {what}")
    }

    fn may_remove_and_choose(&self, choices: &str) -> String {
        format!("you may remove it and choose: {choices}")
    }

    fn may_choose(&self, choices: &str) -> String {
        format!("you may choose: {choices}")
    }

    fn after_the_action(&self) -> &'static str {
        "after the action, "
    }

    fn optional(&self) -> &'static str {
        "optional"
    }
}
