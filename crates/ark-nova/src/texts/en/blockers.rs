//! Why not, in English.

use super::English;
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

impl BlockerWords for English {
    fn blocker(&self, blocker: &Blocker) -> String {
        match *blocker {
            Blocker::NotAsked => "this is not what is asked now".into(),
            Blocker::Money { cost, has } => {
                let cost = self.resource_amount(cost, Resource::Money);
                format!("it costs {cost}, you have {has}")
            }
            Blocker::Venom { leaves } => {
                let venom = VENOM_COST;
                format!("Venom will cost {venom} money at the end of the turn, this would leave {leaves}")
            }
            Blocker::Strength { needs, has } => format!("it needs strength {needs}, you have {has}"),
            Blocker::XTokens { needs, has } => {
                let needs = self.resource_amount(needs.into(), Resource::XToken);
                format!("it takes {needs}, you have {has}")
            }
            Blocker::XTokensFull => {
                let most = MOST_X_TOKENS;
                format!("you cannot hold more than {most} X-tokens")
            }
            Blocker::NothingToDo { action } => {
                let action = self.action_name(action);
                format!("the {action} action would do nothing")
            }
            Blocker::OtherSlot { slot } => {
                format!("the card lies in slot {slot}")
            }
            Blocker::NotThere { card } => {
                let card = card_label(card, self);
                format!("{card} is neither in your hand nor in the display")
            }
            Blocker::Range { folder, range } => {
                format!("folder {folder} is out of your reputation range, which ends at folder {range}")
            }
            Blocker::OnlyFromHand => "cards of the display need side II of the action card".into(),
            Blocker::Condition { needs, has, ignored } => self.condition_not_met(needs, has, ignored),
            Blocker::OtherFocus { size } => {
                let animals = self.animal_of(size, true);
                format!("you chose not to play {animals} any more")
            }
            Blocker::NoEnclosure { size, rock, water } => self.no_enclosure(size, rock, water),
            Blocker::StaysInTanks { card } => {
                let card = card_label(card, self);
                format!("{card} lives in aquariums only and does not move between them")
            }
            Blocker::NoRoom { building } => {
                let building = self.a_building(building);
                format!("there is no room on your map for {building}")
            }
            Blocker::PlaceTaken => "it would cover a space that is not free for it".into(),
            Blocker::OutOfReach => "it must touch another building (the first one: the border)".into(),
            Blocker::KioskTooClose => "kiosks stand at least 3 spaces apart".into(),
            Blocker::Surroundings { rock, water, border } => self.surroundings(rock, water, border),
            Blocker::OnlyOne { building } => {
                let building = self.a_building(building);
                format!("your zoo has {building} already and can have only one")
            }
            Blocker::BuiltAlready { building } => {
                let building = self.a_building(building);
                format!("you built {building} in this action already")
            }
            Blocker::NeedsSideII { action } => {
                let action = self.action_name(action);
                format!("it needs side II of the {action} card")
            }
            Blocker::Level { level, left } => {
                format!("its level is {level}, the action has only {left} left")
            }
            Blocker::Workers { needs, has } => {
                let s = plural(needs);
                format!("it takes {needs} worker{s}, {has} on your notepad")
            }
            Blocker::TaskDone { task } => {
                let task = self.task_name(task);
                format!("the task {task} was done in this action already")
            }
            Blocker::TaskClosed { task } => {
                let task = self.task_name(task);
                format!("the task {task} has all the workers it takes until the break")
            }
            Blocker::NoEffect => "it would have no effect".into(),
            Blocker::PartnerOwned { continent: icon } => {
                let icon = self.icon_name(icon);
                format!("you have the partner zoo of {icon} already")
            }
            Blocker::PartnerGone { continent: icon } => {
                let icon = self.icon_name(icon);
                format!("no partner zoo of {icon} lies on the board until the break")
            }
            Blocker::PartnersFull { most } => format!("you can have {most} partner zoos at most now"),
            Blocker::UniversityOwned { university: kind } => {
                let kind = self.university_name(kind);
                format!("you have this tile already – {kind}")
            }
            Blocker::UniversityGone { university: kind } => {
                let kind = self.university_name(kind);
                format!("this tile is not on the board until the break – {kind}")
            }
            Blocker::UniversitiesFull => {
                let most = MOST_UNIVERSITIES;
                format!(
                    "there is no university to take: you have one of each kind on the board, or {most} \
                     already"
                )
            }
            Blocker::SupplyEmpty => "no such tile is left in the supply".into(),
            Blocker::NoProject => "no project can be supported now".into(),
            Blocker::SupportedAlready { card } => {
                let card = card_label(card, self);
                format!("you support {card} already")
            }
            Blocker::LevelTaken => "a token lies on this level already".into(),
            Blocker::LevelNeed { needs, has } => {
                format!("the level needs {needs}, you have {has}")
            }
            Blocker::NoAnimal { icon, size } => {
                let (icon, animal) = (self.an_icon(icon), self.animal_of(size, false));
                format!("you have no {animal} with {icon}")
            }
            Blocker::NoBreedingPair { icon } => {
                let icon = self.an_icon(icon);
                format!("you have no animal with {icon} and a partner zoo of its continent")
            }
            Blocker::NoToken => "no token is left on the left edge of your map".into(),
            Blocker::NoDonation => "one donation at most, after a task, with side II of the card".into(),
            Blocker::OtherSize { size } => {
                let animals = self.animal_of(size, true);
                format!("only {animals} can be played here")
            }
            Blocker::Picked { card } => {
                let card = card_label(card, self);
                format!("you have chosen {card} already")
            }
            Blocker::NotPicked { card } => {
                let card = card_label(card, self);
                format!("you have not chosen {card}")
            }
            Blocker::TooFew { picked, needs } => {
                let s = plural(needs);
                format!("{needs} card{s} must be chosen, you have chosen {picked}")
            }
            Blocker::NoCards => "you have no cards".into(),
            Blocker::NoLeader { .. } => "this player does not lead the track, or cannot be hit".into(),
            Blocker::NotYet => "you have to do something first".into(),
            Blocker::Unfinished => "what was begun has to be finished first".into(),
            Blocker::NoSuchChoice => "there is no such choice now".into(),
        }
    }
}

impl English {
    fn condition_not_met(&self, needs: Requirement, has: u8, ignored: u8) -> String {
        let what = self.requirement(needs);
        let mut text = match needs {
            Requirement::Upgraded(_) | Requirement::PartnerZooOfContinent | Requirement::University => {
                format!("condition not met: {what}")
            }
            Requirement::Icons(..)
            | Requirement::PartnerZoos(_)
            | Requirement::Kiosks(_)
            | Requirement::Reputation(_)
            | Requirement::MaxAppeal(_) => format!("condition not met: {what}, you have {has}"),
        };
        if ignored > 0 {
            text += &format!(" ({ignored} may be missing)");
        }
        text
    }

    fn terrain(&self, rock: u8, water: u8) -> Vec<String> {
        let mut needs = Vec::new();
        if rock > 0 {
            let s = plural(rock);
            needs.push(format!("{rock} rock space{s}"));
        }
        if water > 0 {
            let s = plural(water);
            needs.push(format!("{water} water space{s}"));
        }
        needs
    }

    fn no_enclosure(&self, size: u8, rock: u8, water: u8) -> String {
        let needs = self.terrain(rock, water);
        let mut text = match size {
            0 => "no special enclosure that houses it has room".into(),
            size => format!("no empty enclosure of size {size} or larger"),
        };
        if !needs.is_empty() {
            let needs = self.and(&needs);
            text += &format!(" next to {needs}");
        }
        text
    }

    fn surroundings(&self, rock: u8, water: u8, border: u8) -> String {
        let needs = self.terrain(rock, water);
        let mut parts = Vec::new();
        if !needs.is_empty() {
            let needs = self.and(&needs);
            parts.push(format!("lie next to {needs}"));
        }
        if border > 0 {
            let s = plural(border);
            parts.push(format!("cover {border} border space{s}"));
        }
        let parts = self.and(&parts);
        format!("it must {parts}")
    }
}
