//! Every word on the components of a game stands where it can do something, or the rules refuse it by name.

use crate::catalogue::boards::University;
use crate::catalogue::{Resource, ZooMap, action_cards, animals, boards, bonus_tiles, deck};
use crate::effects::{Clause, Effect, On, Rule};
use crate::rules::{MapChoice, Rules};
use std::fmt::Debug;
use tabletop::OptionsError;

/// What carries a word; not every word makes sense on everything.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Carrier {
    Sponsor,
    Map,
    Other,
}

type Fitting = Result<(), OptionsError>;

fn fitting(fits: bool, word: &dyn Debug, place: &str) -> Fitting {
    if fits { Ok(()) } else { Err(OptionsError(format!("{place}: {word:?} does nothing there"))) }
}

impl Rules {
    /// Looks at every word of the cards, tiles, boards and maps of this game.
    pub(crate) fn check_words(&self) -> Fitting {
        for sponsor in self.sponsors() {
            let place = format!("sponsor {}", sponsor.id);
            sponsor.clauses().iter().try_for_each(|clause| check_clause(clause, Carrier::Sponsor, &place))?;
        }
        for card in deck(self.options.edition).filter(|&card| animals::ALL.iter().any(|a| a.id == card)) {
            let animal = self.animal(card);
            let abilities = animal.abilities.iter().chain(animal.solo.unwrap_or_default());
            let place = format!("animal {card}");
            abilities
                .map(|&ability| Effect::Ability(ability))
                .chain(animal.reef.unwrap_or_default().iter().copied())
                .try_for_each(|effect| check_effects(&[effect], Carrier::Other, &place))?;
        }
        for project in self.projects() {
            let place = format!("project {}", project.id);
            check_effects(project.play_bonus, Carrier::Other, &place)?;
            project.levels.iter().try_for_each(|level| check_effects(level.extra, Carrier::Other, &place))?;
        }
        for tile in bonus_tiles::pool(self.options.edition) {
            let face = tile.face();
            let place = format!("tile {tile:?}");
            check_effects(face.effects, Carrier::Other, &place)?;
        }
        for card in action_cards::ALL.iter().filter(|card| card.number == 0 || self.has_expansion()) {
            let place = format!("action card {:?} {}", card.action, card.number);
            let effects = card.sides.iter().filter_map(|side| side.twist).flat_map(|twist| twist.effects());
            effects.flatten().try_for_each(|effect| check_effects(&[effect], Carrier::Other, &place))?;
        }
        boards::REPUTATION_BONUS
            .iter()
            .try_for_each(|effects| check_effects(effects, Carrier::Other, "reputation track"))?;
        check_effects(&[boards::PAST_REPUTATION], Carrier::Other, "end of the reputation track")?;
        for kind in University::SPECIFIC.into_iter().chain(University::BASE) {
            check_effects(kind.effects(), Carrier::Other, "universities")?;
        }
        for (_, effect) in boards::CONSERVATION_BONUS {
            check_effects(&[effect], Carrier::Other, "conservation track")?;
        }
        match &self.options.maps {
            MapChoice::AllA | MapChoice::All0 => Ok(()),
            MapChoice::TwoEach | MapChoice::Pool => {
                self.options.map_set.maps().try_for_each(|map| check_map(map.map()))
            }
            MapChoice::Fixed(maps) => maps.iter().try_for_each(|map| check_map(map.map())),
        }
    }
}

fn check_map(map: &'static ZooMap) -> Fitting {
    let place = format!("map {}", map.label);
    for line in map.ability {
        check_clause(&line.clause, Carrier::Map, &place)?;
    }
    for (_, effect) in map.bonuses {
        check_effects(&[*effect], Carrier::Other, &place)?;
    }
    map.edge.iter().try_for_each(|space| check_effects(&[space.effect], Carrier::Other, &place))?;
    let spaces = map.partner_zoos.iter().chain(&map.universities).chain(&map.workers).chain(&map.rows);
    spaces.copied().try_for_each(|effects| check_effects(effects, Carrier::Other, &place))
}

fn check_clause(clause: &Clause, carrier: Carrier, place: &str) -> Fitting {
    match clause {
        Clause::Now(effects) => {
            fitting(carrier == Carrier::Sponsor, clause, place)?;
            check_effects(effects, carrier, place)
        }
        Clause::Income(effects) => check_effects(effects, carrier, place),
        Clause::Whenever(trigger) => {
            // Only a map has markers.
            let fits = carrier == Carrier::Map || !matches!(trigger.on, On::HousedInContinent(_));
            fitting(fits, &trigger.on, place)?;
            check_effects(trigger.effects, carrier, place)
        }
        Clause::Rule(rule) => fitting(holds_on(*rule, carrier), rule, place),
        Clause::AtEnd(effect) | Clause::AtVeryEnd(effect) => {
            fitting(carrier == Carrier::Sponsor && scores(*effect), clause, place)?;
            check_effects(&[*effect], carrier, place)
        }
    }
}

fn check_effects(effects: &[Effect], carrier: Carrier, place: &str) -> Fitting {
    let mut result = Ok(());
    for effect in effects {
        effect.walk(&mut |effect| {
            let fits = match effect {
                Effect::PutTokens(_) | Effect::SpendToken(_) => carrier == Carrier::Sponsor,
                Effect::Pilfer(track) => matches!(track, Resource::Appeal | Resource::Conservation),
                _ => true,
            };
            if result.is_ok() {
                result = fitting(fits, &effect, place);
            }
        });
    }
    result
}

/// Whether the final scoring knows an effect: gains on the two tracks, perhaps on a condition.
fn scores(effect: Effect) -> bool {
    if let Effect::If(_, effect) = effect {
        return scores(*effect);
    }
    matches!(effect, Effect::Gain(Resource::Appeal | Resource::Conservation, _))
}

/// Whether a rule is read where it stands.
fn holds_on(rule: Rule, carrier: Carrier) -> bool {
    match rule {
        Rule::SupportStrength(_)
        | Rule::ExtraCopy
        | Rule::IgnoreTerrain
        | Rule::RepeatReleases
        | Rule::Immune
        | Rule::OnlyFocus
        | Rule::IgnoreConditions(..)
        | Rule::BorderEnclosureCountsAs { .. }
        | Rule::DonationDiscount(_)
        | Rule::NoPlacementBonuses
        | Rule::SponsorsLower(_) => true,
        // The face of the building says the same.
        Rule::HousesSeaAnimals(building, spaces) => {
            building.tank().is_some() && building.face().capacity == spaces
        }
        Rule::TokenIsWildIcon | Rule::AnimalDiscount(..) => carrier == Carrier::Sponsor,
        Rule::LargerNextTo(..)
        | Rule::DiscardForMoney(_)
        | Rule::DiscardForStrength(_)
        | Rule::ConcealOrder(_)
        | Rule::RescueSlots(_)
        | Rule::TakeBackStored => carrier == Carrier::Map,
    }
}
