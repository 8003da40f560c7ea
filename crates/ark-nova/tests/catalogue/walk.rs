//! A walk over everything printed: which words are used, and by what.

use crate::words::Word;
use ark_nova::catalogue::final_scoring::{self, Points};
use ark_nova::catalogue::maps::{self, Active, MapSource, ZooMap};
use ark_nova::catalogue::projects::{self, Need};
use ark_nova::catalogue::{
    CardId, Requirement, Set, Sponsor, action_cards, animals, boards, bonus_tiles, sponsors,
};
use ark_nova::effects::{Ability, Amount, Clause, Counter, Effect, On, Rule};
use std::collections::{BTreeMap, BTreeSet};

/// What uses each word: cards by number, maps, tiles and boards by name.
pub type Uses = BTreeMap<&'static str, BTreeSet<String>>;

/// Every use in the base game and the expansion with all maps.
pub fn everything() -> Uses {
    walk(|_| true, |_| true)
}

/// Every use in the base game alone.
pub fn base_game() -> Uses {
    walk(|set| set == Set::Base, |source| source != MapSource::Later)
}

fn walk(with_set: fn(Set) -> bool, with_map: fn(MapSource) -> bool) -> Uses {
    let mut walk = Walk { uses: Uses::new(), what: String::new() };
    for card in animals::ALL.iter().filter(|card| with_set(card.set)) {
        walk.at_card(card.id);
        walk.requirements(card.requires);
        card.abilities.iter().chain(card.solo.unwrap_or_default()).for_each(|ability| walk.ability(ability));
        walk.effects(card.reef.unwrap_or_default());
    }
    sponsors::faces().filter(|card| with_set(card.set)).for_each(|card| walk.sponsor(card));
    for card in projects::faces().filter(|card| with_set(card.set)) {
        walk.at_card(card.id);
        walk.word(&card.kind);
        walk.effects(card.play_bonus);
        for level in &card.levels {
            walk.word(&level.need);
            if let Need::AtLeast(counter, _) = &level.need {
                walk.counter(counter);
            }
            walk.effects(level.extra);
        }
    }
    for card in final_scoring::faces().filter(|card| with_set(card.set)) {
        walk.at_card(card.id);
        walk.word(&card.points);
        match &card.points {
            Points::Steps(counter, _) | Points::Each(counter) => walk.counter(counter),
            Points::Checks(conditions) => conditions.iter().for_each(|condition| walk.word(condition)),
        }
    }
    maps::ALL.iter().filter(|map| with_map(map.source)).for_each(|map| walk.map(map));
    for tile in bonus_tiles::ALL.iter().filter(|tile| with_set(tile.set)) {
        walk.at(format!("tile {:?}", tile.tile));
        walk.effects(tile.effects);
    }
    walk.at("reputation track".into());
    boards::REPUTATION_BONUS.iter().for_each(|effects| walk.effects(effects));
    walk.effects(&[boards::PAST_REPUTATION]);
    boards::CONSERVATION_BONUS.iter().for_each(|(_, effect)| walk.effects(std::slice::from_ref(effect)));
    for card in action_cards::ALL.iter().filter(|card| card.number == 0 || with_set(Set::Marine)) {
        walk.at(format!("action card {:?} {}", card.action, card.number));
        for twist in card.sides.iter().filter_map(|side| side.twist) {
            walk.word(&twist);
            twist.effects().iter().flatten().for_each(|effect| walk.effect(effect));
        }
    }
    walk.uses
}

struct Walk {
    uses: Uses,
    what: String,
}

impl Walk {
    fn at(&mut self, what: String) {
        self.what = what;
    }

    fn at_card(&mut self, id: CardId) {
        self.at(id.to_string());
    }

    fn word<W: Word>(&mut self, word: &W) {
        self.uses.entry(word.word()).or_default().insert(self.what.clone());
    }

    fn requirements(&mut self, requires: &[Requirement]) {
        requires.iter().for_each(|requirement| self.word(requirement));
    }

    fn sponsor(&mut self, card: &Sponsor) {
        self.at_card(card.id);
        self.requirements(card.requires);
        card.clauses().iter().for_each(|clause| self.clause(clause));
    }

    fn map(&mut self, map: &ZooMap) {
        // A new printing is the same map with other ground.
        self.at(format!("map {}", map.label.trim_end_matches('a')));
        map.bonuses.iter().for_each(|(_, effect)| self.effect(effect));
        map.edge.iter().for_each(|space| self.effect(&space.effect));
        let columns = map.partner_zoos.iter().chain(&map.universities).chain(&map.workers).chain(&map.rows);
        columns.for_each(|effects| self.effects(effects));
        map.landmarks.iter().for_each(|(landmark, _)| self.word(landmark));
        for line in map.ability {
            let active: &Active = &line.active;
            self.word(active);
            self.clause(&line.clause);
        }
    }

    fn clause(&mut self, clause: &Clause) {
        self.word(clause);
        match clause {
            Clause::Now(effects) | Clause::Income(effects) => self.effects(effects),
            Clause::Whenever(trigger) => {
                self.word(&trigger.timing);
                self.event(&trigger.on);
                self.effects(trigger.effects);
            }
            Clause::Rule(rule) => {
                self.word(rule);
                if let Rule::DonationDiscount(amount) = rule {
                    self.amount(amount);
                }
            }
            Clause::AtEnd(effect) | Clause::AtVeryEnd(effect) => self.effect(effect),
        }
    }

    fn event(&mut self, on: &On) {
        self.word(on);
        match on {
            On::IconEnters(_, zoo) => self.word(zoo),
            On::NewIconKind(group) => self.word(group),
            On::AnimalOfFocusPlayed
            | On::AnimalsActionOnly(_)
            | On::Support(_)
            | On::BorderBonusGained
            | On::SpaceCoveredNextTo(_)
            | On::Placed(_)
            | On::OccupiedNextTo(_)
            | On::CellCovered(_)
            | On::AllCovered(_)
            | On::HousedInContinent(_)
            | On::LastMarkerRemoved
            | On::Start => {}
        }
    }

    fn effects(&mut self, effects: &[Effect]) {
        effects.iter().for_each(|effect| self.effect(effect));
    }

    /// The effect, the effects inside it, and the definition of an ability.
    fn effect(&mut self, effect: &Effect) {
        effect.walk(&mut |effect| self.only(&effect));
    }

    /// The words of an effect itself, without the effects inside it.
    fn only(&mut self, effect: &Effect) {
        self.word(effect);
        match effect {
            Effect::Gain(_, amount) | Effect::GainAndShare { amount, .. } => self.amount(amount),
            Effect::If(condition, _) => self.word(condition),
            Effect::Ability(ability) => self.named(ability),
            Effect::Take { from, filter, .. } => {
                self.word(from);
                self.word(filter);
            }
            Effect::RevealUntil { filter, rest } => {
                self.word(rest);
                self.word(filter);
            }
            Effect::PlaySponsorFree(filter) | Effect::DiscardOwnSponsor(filter) => self.word(filter),
            Effect::List(_)
            | Effect::Twice(_)
            | Effect::UpTo(..)
            | Effect::AdvanceBreak(_)
            | Effect::Pilfer(_)
            | Effect::PlaceUnique(..)
            | Effect::BuildFree(_)
            | Effect::PutTokens(_)
            | Effect::SpendToken(_)
            | Effect::PayFor(..)
            | Effect::ShowNoAnimal(_)
            | Effect::ChooseFocus
            | Effect::ByFocus { .. }
            | Effect::OneOf(_)
            | Effect::SideAction(_)
            | Effect::PlaySponsor
            | Effect::PlayAnimal(_)
            | Effect::GainPlacementBonus
            | Effect::Donate
            | Effect::EnlargeEnclosure { .. }
            | Effect::RearrangeBuildings { .. }
            | Effect::TriggerReefDwellers
            | Effect::TileOrMoney
            | Effect::TileOrAppeal
            | Effect::UpgradeActionCard
            | Effect::TakePartnerZoo
            | Effect::TakeUniversity
            | Effect::MultiplierToken
            | Effect::RaiseHandLimit(_)
            | Effect::RemoveContinentMarker
            | Effect::DigAndRescue(_)
            | Effect::StoreCard
            | Effect::ConcealStrength
            | Effect::AnimalMagnet
            | Effect::Wave
            | Effect::IgnoreConditions(_)
            | Effect::WildIconForBaseProject => {}
        }
    }

    /// An ability with what defines it.
    fn ability(&mut self, ability: &Ability) {
        Effect::Ability(*ability).walk(&mut |effect| match effect {
            // On its own card an ability is no effect that lends it.
            Effect::Ability(ability) => self.named(&ability),
            other => self.only(&other),
        });
    }

    fn named(&mut self, ability: &Ability) {
        self.word(ability);
        if let Ability::Hunter(amount) | Ability::ScubaDive(amount) = ability {
            self.amount(amount);
        }
    }

    fn amount(&mut self, amount: &Amount) {
        self.word(amount);
        if let Amount::Per { count, .. } | Amount::Tiers(count, _) = amount {
            self.counter(count);
        }
    }

    fn counter(&mut self, counter: &Counter) {
        self.word(counter);
        match counter {
            Counter::ConnectedSpaces(kind) | Counter::IsolatedSpaces(kind) => self.word(kind),
            Counter::Kinds(group)
            | Counter::KindsAheadOfRight(group, _)
            | Counter::BestKindNotSupported(group) => self.word(group),
            Counter::Icons(_)
            | Counter::IconsInAllZoos(_)
            | Counter::EitherIcon(..)
            | Counter::IconPairs(..)
            | Counter::Animals(_)
            | Counter::Supports
            | Counter::Universities
            | Counter::Kiosks
            | Counter::Pavilions
            | Counter::KiosksAndPavilions
            | Counter::KioskPavilionPairs
            | Counter::XTokens
            | Counter::Reputation
            | Counter::Donations
            | Counter::PouchedCards
            | Counter::Sponsors
            | Counter::OccupiedEnclosures(_)
            | Counter::KiosksOfOthers
            | Counter::ZoosWithMoreAppeal
            | Counter::BuildingsNextTo(_)
            | Counter::AquariumsNextTo(_)
            | Counter::KiosksWithEmptyNeighbours(_)
            | Counter::EmptySpaces
            | Counter::EmptyAreas(_)
            | Counter::CoveredAroundLandmark
            | Counter::StoredCards
            | Counter::BuildingShapes
            | Counter::ConditionsOnCards => {}
        }
    }
}
