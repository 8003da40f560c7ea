//! Everything of the expansion and of the later maps.

use super::{of_map, sponsor_line};
use crate::{Counts, words};
use ark_nova::catalogue::action_cards::{self, ActionCard, Alternate, Twist};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::maps::{self, MapSource};
use ark_nova::catalogue::projects::{self, Project};
use ark_nova::catalogue::{Action, Building, Card, CardId, Resource, Set, Side};
use ark_nova::catalogue::{animals, bonus_tiles, sponsors};
use ark_nova::effects::{Amount, Clause, Effect};
use ark_nova::position::Source;

pub fn reef(card: CardId) -> String {
    format!("reef {card}")
}

pub fn level(card: CardId, level: usize) -> String {
    format!("project {card} level {}", level + 1)
}

pub fn play_bonus(card: CardId) -> String {
    format!("project {card} play bonus")
}

pub fn search(kind: University) -> String {
    format!("university {kind:?} search")
}

/// A side of an action card.
pub fn side(action: Action, number: u8, side: Side) -> String {
    format!("action card {action:?} {number} {side:?}")
}

/// The side of an action card that an effect is printed on.
pub fn side_of(source: Source) -> Option<String> {
    match source {
        Source::ActionCard(action, number, printed) => Some(side(action, number, printed)),
        _ => None,
    }
}

/// The numbers of a side that differ from the standard card.
pub fn table(side: &str) -> String {
    format!("{side} table")
}

pub fn from_supply(side: &str, tile: &str) -> String {
    format!("{side} {tile} from the supply")
}

pub fn trade(side: &str, give: Resource, get: Resource) -> String {
    format!("{side} {give:?} for {get:?}")
}

pub fn lowers(side: &str) -> String {
    format!("{side} lowers a level")
}

pub fn drafted(card: Alternate) -> String {
    format!("draft {:?} {}", card.action, card.number)
}

pub fn moves_into(building: Building) -> String {
    format!("moves into {building:?}")
}

pub const SEVERAL_TANKS: &str = "moves into several tanks";
pub const SPLIT: &str = "split over tanks";
pub const RELEASED: &str = "released from a tank";
pub const WAVE: &str = "a wave discards";
pub const MARK_PAYS: &str = "a mark pays";
pub const MARK_CLAIMS: &str = "a mark claims its card";
pub const ENLARGED: &str = "an occupied enclosure grows";
pub const PAST_THE_END: &str = "appeal past the end of the reputation track";
pub const FOURTH_CARD: &str = "draft: a card of another action";

/// Everything of both, unused.
pub fn all() -> Counts {
    [cards(), action_cards(), later_maps()].into_iter().flatten().collect()
}

/// Cards, tiles, tanks, marks and waves.
pub fn cards() -> Counts {
    let mut all: Vec<String> = Vec::new();
    let marine = |card: &Card| card.set() == Set::Marine;
    all.extend(Card::faces().iter().filter(|card| marine(card)).map(|card| format!("card {}", card.id())));
    for animal in animals::ALL.iter().filter(|animal| animal.set == Set::Marine) {
        for &printed in animal.abilities.iter().chain(animal.solo.into_iter().flatten()) {
            all.extend(words::all_at(&words::ability(printed), &[Effect::Ability(printed)]));
        }
        all.extend(words::all_at(&reef(animal.id), animal.reef.unwrap_or_default()));
    }
    for card in sponsors::faces().filter(|card| card.set == Set::Marine) {
        for (line, clause) in card.clauses().iter().enumerate() {
            let place = sponsor_line(card.id, line);
            match clause {
                Clause::Rule(_) => all.push(place),
                clause => all.extend(words::all_at(&place, clause.effects())),
            }
        }
    }
    projects::faces().filter(|card| card.set == Set::Marine).for_each(|card| all.extend(of_project(card)));
    for face in bonus_tiles::ALL.iter().filter(|face| face.set == Set::Marine) {
        all.extend(words::all_at(&format!("tile {:?}", face.tile), face.effects));
    }
    for kind in University::SPECIFIC {
        all.extend([format!("university {kind:?}"), search(kind)]);
    }
    let homes = Building::TANKS.into_iter().chain([Building::ReptileHouse]);
    all.extend(homes.map(moves_into));
    let names = [SEVERAL_TANKS, SPLIT, RELEASED, WAVE, MARK_PAYS, MARK_CLAIMS, ENLARGED, PAST_THE_END];
    all.extend(names.map(str::to_owned));
    all.push("last tile".to_owned());
    unused(all)
}

/// The levels of a project, and what bringing it into play gives.
fn of_project(card: &Project) -> Vec<String> {
    let mut all = Vec::new();
    for (nth, printed) in card.levels.iter().enumerate() {
        let gain = |resource, n| Effect::Gain(resource, Amount::N(n));
        let gains = [
            gain(Resource::Conservation, printed.conservation),
            gain(Resource::Reputation, printed.reputation),
        ];
        all.extend(words::all_at(&level(card.id, nth), &[&gains, printed.extra].concat()));
    }
    all.extend(words::all_at(&play_bonus(card.id), card.play_bonus));
    all
}

/// Both sides of the alternate action cards, and their draft.
pub fn action_cards() -> Counts {
    let mut all: Vec<String> = Alternate::all().map(drafted).collect();
    all.push(FOURTH_CARD.to_owned());
    for card in action_cards::ALL.iter().filter(|card| card.number > 0) {
        [Side::I, Side::II].into_iter().for_each(|side| all.extend(of_side(card, side)));
    }
    unused(all)
}

/// What a side of an action card changes.
fn of_side(card: &ActionCard, printed: Side) -> Vec<String> {
    let name = side(card.action, card.number, printed);
    let this = card.sides[printed as usize];
    let mut all = Vec::new();
    if this.does != action_cards::side(card.action, 0, printed).does {
        all.push(table(&name));
    }
    let Some(twist) = this.twist else { return all };
    match twist {
        Twist::FromSupply { universities } => {
            all.push(from_supply(&name, "partner zoo"));
            all.extend(universities.then(|| from_supply(&name, "university")));
        }
        Twist::TradeOnce { reputation } => {
            all.push(trade(&name, Resource::XToken, Resource::Money));
            all.push(trade(&name, Resource::Money, Resource::XToken));
            if reputation {
                all.push(trade(&name, Resource::XToken, Resource::Reputation));
                all.push(trade(&name, Resource::Money, Resource::Reputation));
            }
        }
        Twist::SellOnce { any: true } => all.push(lowers(&name)),
        Twist::ExtraBuilding(..)
        | Twist::RepeatStandard
        | Twist::CoverTerrain(_)
        | Twist::IgnoreConditionIfSingle(_)
        | Twist::FirstAnimalCheaper(_)
        | Twist::HireInsteadOfProject
        | Twist::WorkersForStrength(_)
        | Twist::DonationLessByXTokens
        | Twist::CardInsteadOfDonation
        | Twist::BonusMoney(_) => all.push(name.clone()),
        // Their effects say what they add.
        Twist::HunterWithoutAnimal(_)
        | Twist::PayForAppeal
        | Twist::MarkAfter(_)
        | Twist::XTokenIfStronger
        | Twist::OtherActionInstead(_)
        | Twist::DiggingFirst(_)
        | Twist::CleverAfter(_)
        | Twist::SellOnce { any: false }
        | Twist::SwapSponsor
        | Twist::SponsorWithBreak => {}
    }
    let effects: Vec<Effect> = twist.effects().into_iter().flatten().collect();
    all.extend(words::all_at(&name, &effects));
    all
}

/// The later maps.
pub fn later_maps() -> Counts {
    let later = maps::ALL.iter().filter(|map| map.source == MapSource::Later);
    let mut all: Vec<String> = later.flat_map(of_map).collect();
    // By an animal that moves in; the left edge removes markers too.
    all.push(format!("{}: RemoveContinentMarker", super::map_line("9", 0)));
    unused(all)
}

fn unused(names: Vec<String>) -> Counts {
    names.into_iter().map(|name| (name, 0)).collect()
}
