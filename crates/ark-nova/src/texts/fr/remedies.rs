//! What would help, in French.

use super::French;
use super::grammar::plural;
use crate::asking::remedy::Remedy;
use crate::catalogue::{Action, Building, CardId, Resource};
use crate::position::Source;
use crate::texts::boards::BoardNames;
use crate::texts::events::EventWords;
use crate::texts::explanations::subject_text;
use crate::texts::remedies::{MOST_NAMED, RemedyWords};
use crate::texts::sources::{card_label, source_text};
use crate::texts::tongue::Grammar;
use crate::texts::words::NameWords;

impl RemedyWords for French {
    fn remedy(&self, remedy: &Remedy) -> String {
        let money = |n: u16| self.resource_amount(n, Resource::Money);
        match remedy {
            Remedy::Income { money: n } => {
                let n = money(*n);
                format!("la prochaine pause vous rapporte au moins {n}")
            }
            Remedy::BreakOption { strength, money: n } => {
                let (n, sponsors) = (money(*n), self.action_name(Action::Sponsors));
                format!("l'option pause de {sponsors}, force {strength}, rapporte {n}")
            }
            Remedy::SellCard { money: n } => {
                let n = money(*n);
                format!("une carte vendue au port rapporte {n}, une fois par tour")
            }
            Remedy::CheaperByPartnerZoo { continent, cost } => {
                let (continent, cost) = (self.icon_name(*continent), money(*cost));
                format!("avec un zoo partenaire ({continent}), coût de {cost}")
            }
            Remedy::LowerFolder { folder, cost } => {
                let cost = money(*cost);
                format!("attendez le dossier {folder}, où le coût est de {cost}")
            }
            Remedy::TakeIntoHand { snaps_from, in_range, cost } => {
                let (cards, cost) = (self.action_name(Action::Cards), money(*cost));
                let how = if *in_range {
                    format!("avec {cards}, à n'importe quelle force")
                } else {
                    format!("avec {cards}, à partir de la force {snaps_from}")
                };
                format!("prenez-la d'abord en main, {how} ; de là, coût de {cost}")
            }
            Remedy::PlaySponsor { card } => {
                let card = card_label(*card, self);
                format!("{card}, dans votre main, change cette règle")
            }
            Remedy::RemoveVenom { actions } => {
                let actions: Vec<String> =
                    actions.iter().map(|&action| self.action_name(action).into()).collect();
                let actions = self.or(&actions);
                format!("utilisez une carte avec un jeton Venin : {actions}")
            }
            Remedy::HigherSlot { action, slot, uses } => {
                let action = self.action_name(*action);
                format!(
                    "attendez que la carte {action} soit à l'emplacement {slot} : utilisez d'abord {uses} fois des cartes plus à droite"
                )
            }
            Remedy::XTokens { needs, has } => {
                let needs = self.resource_amount((*needs).into(), Resource::XToken);
                format!("avec {needs} en tout, c'est possible ; vous en avez {has}")
            }
            Remedy::SpendXToken => "dépensez d'abord un jeton X".into(),
            Remedy::RemoveConstriction { action } => {
                let action = self.action_name(*action);
                format!(
                    "le jeton Constriction quitte la carte {action} dès qu'elle est utilisée, ou à la pause"
                )
            }
            Remedy::Upgrade { action, sources } => {
                let (action, sources) = (self.action_name(*action), self.places(sources));
                format!("améliorez la carte {action} – {sources}")
            }
            Remedy::NextAction { action } => {
                let action = self.action_name(*action);
                format!("votre prochaine action {action} le permet")
            }
            Remedy::Reputation { needs, missing } => {
                let missing = self.resource_amount((*missing).into(), Resource::Reputation);
                format!("gagnez {missing}, jusqu'à {needs} sur la piste")
            }
            Remedy::PartnerZoos { continents, missing, strength } => {
                let continents: Vec<String> =
                    continents.iter().map(|&continent| self.icon_name(continent).into()).collect();
                let continents = self.or(&continents);
                let more = self.still_missing(*missing);
                format!("prenez un zoo partenaire, force {strength} : {continents}{more}")
            }
            Remedy::Universities { universities, strength } => {
                let kinds: Vec<String> =
                    universities.iter().map(|&kind| self.university_name(kind)).collect();
                let kinds = self.or(&kinds);
                format!("prenez une université, force {strength} – {kinds}")
            }
            Remedy::Build { building, missing, strength, money, side_ii } => {
                self.build_remedy(*building, *missing, *strength, *money, *side_ii)
            }
            Remedy::NoPlaceLeft => {
                "il ne reste sur votre plan aucune place pour un bâtiment qui conviendrait".into()
            }
            Remedy::Join { cards } => {
                let cards = self.named(cards);
                format!("jouez d'abord un herbivore qu'il peut rejoindre : {cards}")
            }
            Remedy::ReleaseAnimal { projects } => {
                let projects = self.named(projects);
                format!("relâchez un animal, ce qui libère son enclos et coûte son attrait : {projects}")
            }
            Remedy::PlayCards { missing, cards } => {
                let cards = self.named(cards);
                format!("il manque {missing} : jouez {cards}")
            }
            Remedy::DrawCards => {
                "piochez ou prenez des cartes : aucune de celles que vous voyez ne convient".into()
            }
            Remedy::WorkersReturn { workers } => {
                let s = plural(*workers);
                format!("la prochaine pause rend vos bénévoles : {workers} bénévole{s}")
            }
            Remedy::HireWorker { sources } => {
                let sources = self.places(sources);
                format!("engagez un autre bénévole – {sources}")
            }
            Remedy::TilesReturn => "la prochaine pause remet en place zoos partenaires et universités".into(),
            Remedy::OtherLevel { level } => {
                let level = self.level_name(*level);
                format!("le niveau de {level} du même projet est possible")
            }
            Remedy::OtherPlace => "une autre place de votre plan est possible".into(),
            Remedy::MakePossible { subjects } => {
                let subjects: Vec<String> =
                    subjects.iter().map(|&subject| subject_text(subject, self)).collect();
                let subjects = self.some_of(subjects);
                format!("rendez possible l'un de ceux-ci : {subjects}")
            }
        }
    }
}

impl French {
    fn build_remedy(
        &self,
        building: Building,
        missing: u8,
        strength: u8,
        money: u16,
        side_ii: bool,
    ) -> String {
        let (money, name) = (self.resource_amount(money, Resource::Money), self.a_building(building));
        let mut text = format!("construisez {name}, force {strength}, {money}");
        text += &self.still_missing(missing);
        if side_ii {
            let action = self.action_name(Action::Build);
            text += &format!(" ; il faut {action} II");
        }
        text
    }

    /// How many of something are missing, where it is not just one.
    fn still_missing(&self, n: u8) -> String {
        match n {
            0 | 1 => String::new(),
            n => format!(" (il en manque {n})"),
        }
    }

    /// Cards by their names, the first few of them.
    fn named(&self, cards: &[CardId]) -> String {
        self.some_of(cards.iter().map(|&card| card_label(card, self)).collect())
    }

    /// Where something is printed.
    fn places(&self, sources: &[Source]) -> String {
        self.some_of(sources.iter().map(|&source| source_text(source, self)).collect())
    }

    fn some_of(&self, mut items: Vec<String>) -> String {
        let more = items.len().saturating_sub(MOST_NAMED);
        if more == 0 {
            return self.or(&items);
        }
        items.truncate(MOST_NAMED);
        items.push(format!("{more} de plus"));
        self.or(&items)
    }
}
