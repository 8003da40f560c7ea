//! What would help, in English.

use super::English;
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

impl RemedyWords for English {
    fn remedy(&self, remedy: &Remedy) -> String {
        let money = |n: u16| self.resource_amount(n, Resource::Money);
        match remedy {
            Remedy::Income { money: n } => {
                let n = money(*n);
                format!("the next break brings you at least {n}")
            }
            Remedy::BreakOption { strength, money: n } => {
                let (n, sponsors) = (money(*n), self.action_name(Action::Sponsors));
                format!("the break option of {sponsors}, strength {strength}, brings {n}")
            }
            Remedy::SellCard { money: n } => {
                let n = money(*n);
                format!("a card sold at the harbour brings {n}, once a turn")
            }
            Remedy::CheaperByPartnerZoo { continent, cost } => {
                let (continent, cost) = (self.icon_name(*continent), money(*cost));
                format!("with a partner zoo of {continent} it costs {cost}")
            }
            Remedy::LowerFolder { folder, cost } => {
                let cost = money(*cost);
                format!("wait until it lies in folder {folder}, where it costs {cost}")
            }
            Remedy::TakeIntoHand { snaps_from, in_range, cost } => {
                let (cards, cost) = (self.action_name(Action::Cards), money(*cost));
                let how = if *in_range {
                    format!("by {cards} at any strength")
                } else {
                    format!("by {cards} from strength {snaps_from} on")
                };
                format!("take it into your hand first, {how}; from there it costs {cost}")
            }
            Remedy::PlaySponsor { card } => {
                let card = card_label(*card, self);
                format!("{card} of your hand changes this rule")
            }
            Remedy::RemoveVenom { actions } => {
                let actions: Vec<String> =
                    actions.iter().map(|&action| self.action_name(action).into()).collect();
                let actions = self.or(&actions);
                format!("use a card with a Venom token: {actions}")
            }
            Remedy::HigherSlot { action, slot, uses } => {
                let (action, s) = (self.action_name(*action), plural(*uses));
                format!(
                    "wait until the {action} card lies in slot {slot}: use cards of higher slots {uses} time{s} first"
                )
            }
            Remedy::XTokens { needs, has } => {
                let needs = self.resource_amount((*needs).into(), Resource::XToken);
                format!("with {needs} in all it works, you have {has}")
            }
            Remedy::SpendXToken => "spend an X-token first".into(),
            Remedy::RemoveConstriction { action } => {
                let action = self.action_name(*action);
                format!("the Constriction token leaves the {action} card by any use of it, or at the break")
            }
            Remedy::Upgrade { action, sources } => {
                let (action, sources) = (self.action_name(*action), self.places(sources));
                format!("upgrade the {action} card – {sources}")
            }
            Remedy::NextAction { action } => {
                let action = self.action_name(*action);
                format!("it is not in the way in your next {action} action")
            }
            Remedy::Reputation { needs, missing } => {
                let missing = self.resource_amount((*missing).into(), Resource::Reputation);
                format!("gain {missing}, up to {needs} on the track")
            }
            Remedy::PartnerZoos { continents, missing, strength } => {
                let continents: Vec<String> =
                    continents.iter().map(|&continent| self.icon_name(continent).into()).collect();
                let continents = self.or(&continents);
                let more = self.still_missing(*missing);
                format!("take a partner zoo, strength {strength}: {continents}{more}")
            }
            Remedy::Universities { universities, strength } => {
                let kinds: Vec<String> =
                    universities.iter().map(|&kind| self.university_name(kind)).collect();
                let kinds = self.or(&kinds);
                format!("take a university, strength {strength} – {kinds}")
            }
            Remedy::Build { building, missing, strength, money, side_ii } => {
                self.build_remedy(*building, *missing, *strength, *money, *side_ii)
            }
            Remedy::NoPlaceLeft => "no place is left on your map for a building that would do".into(),
            Remedy::Join { cards } => {
                let cards = self.named(cards);
                format!("play a herbivore first that it can join: {cards}")
            }
            Remedy::ReleaseAnimal { projects } => {
                let projects = self.named(projects);
                format!("release an animal, which frees its enclosure and costs its appeal: {projects}")
            }
            Remedy::PlayCards { missing, cards } => {
                let cards = self.named(cards);
                format!("{missing} missing: play {cards}")
            }
            Remedy::DrawCards => "draw or take cards: none that you see would do".into(),
            Remedy::WorkersReturn { workers } => {
                let s = plural(*workers);
                format!("the next break brings your workers back: {workers} worker{s}")
            }
            Remedy::HireWorker { sources } => {
                let sources = self.places(sources);
                format!("hire another worker – {sources}")
            }
            Remedy::TilesReturn => "the next break lays out partner zoos and universities again".into(),
            Remedy::OtherLevel { level } => {
                let level = self.level_name(*level);
                format!("the {level} level of the same project is possible")
            }
            Remedy::OtherPlace => "another place on your map is possible".into(),
            Remedy::MakePossible { subjects } => {
                let subjects: Vec<String> =
                    subjects.iter().map(|&subject| subject_text(subject, self)).collect();
                let subjects = self.some_of(subjects);
                format!("make one of these possible: {subjects}")
            }
        }
    }
}

impl English {
    fn build_remedy(
        &self,
        building: Building,
        missing: u8,
        strength: u8,
        money: u16,
        side_ii: bool,
    ) -> String {
        let (money, name) = (self.resource_amount(money, Resource::Money), self.a_building(building));
        let mut text = format!("build {name}, strength {strength}, {money}");
        text += &self.still_missing(missing);
        if side_ii {
            let action = self.action_name(Action::Build);
            text += &format!("; it takes {action} II");
        }
        text
    }

    /// How many of something are missing, where it is not just one.
    fn still_missing(&self, n: u8) -> String {
        match n {
            0 | 1 => String::new(),
            n => format!(" ({n} are missing)"),
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
        items.push(format!("{more} more"));
        self.or(&items)
    }
}
