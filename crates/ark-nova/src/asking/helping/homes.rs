//! Enclosures and other buildings: which would do, and where a place is left for them.

use super::Help;
use crate::asking::explain::Subject;
use crate::asking::moves::Move;
use crate::asking::remedy::Remedy;
use crate::catalogue::projects::{Need, ProjectKind};
use crate::catalogue::{Action, Animal, Building, CardId, CardKind, boards};
use crate::effects::Ability;
use crate::position::Built;

impl Help<'_> {
    /// A home for the animal.
    pub(super) fn home(self) -> Vec<Remedy> {
        let Subject::Animal { card } = self.subject else { return Vec::new() };
        let animal = self.look.rules.animal(card);
        let upgraded = self.zoo().is_upgraded(Action::Build);
        let mut remedies = Vec::new();
        let standard = |side_ii: bool| {
            let smallest = Building::STANDARD.into_iter().find(|&size| self.houses(animal, size, side_ii));
            smallest.map(|building| self.build(building, 1, side_ii && !upgraded))
        };
        remedies.extend(standard(upgraded).or_else(|| standard(true)));
        let homes = animal.special.iter().flat_map(|(home, _)| home.buildings());
        for &building in homes.filter(|&&building| self.look.rules.can_be_built(building)) {
            let open = upgraded || !building.face().build_ii;
            if open && self.houses(animal, building, upgraded) {
                remedies.push(self.build(building, 1, false));
            } else if self.houses(animal, building, true) {
                remedies.push(self.build(building, 1, true));
            }
        }
        if remedies.is_empty() {
            remedies.push(Remedy::NoPlaceLeft);
        }
        if remedies.iter().any(|remedy| matches!(remedy, Remedy::Build { side_ii: true, .. })) {
            remedies.extend(self.upgrade(Action::Build));
        }
        remedies.extend(self.join(animal));
        let taken = |built: &Built| {
            let used = built.is_occupied() || !built.is_standard();
            used && self.look.suits(self.seat, animal, *built, true)
        };
        if self.zoo().buildings.iter().any(taken) {
            remedies.extend(self.release());
        }
        remedies
    }

    /// Whether a building of a kind still has a place where the animal could live in it.
    fn houses(self, animal: &Animal, building: Building, side_ii: bool) -> bool {
        let second = building.only_one() && self.zoo().has(building);
        let site = self.look.site_with(self.seat, building, side_ii);
        !second
            && self.look.spaces_in(animal, building) <= self.look.room_with(self.seat, animal, building)
            && site
                .placements(building)
                .any(|id| self.look.suits(self.seat, animal, Built::new(building, id), true))
    }

    fn build(self, building: Building, missing: u8, side_ii: bool) -> Remedy {
        let money = self.look.price_of(self.seat, building);
        Remedy::Build { building, missing, strength: building.size(), money, side_ii }
    }

    /// Kiosks, where a place is left for one.
    pub(super) fn kiosks(self, missing: u8) -> Vec<Remedy> {
        let room =
            |side_ii| self.look.site_with(self.seat, Building::Kiosk, side_ii).has_room(Building::Kiosk);
        let upgraded = self.zoo().is_upgraded(Action::Build);
        if room(upgraded) {
            return vec![self.build(Building::Kiosk, missing, false)];
        }
        if !room(true) {
            return vec![Remedy::NoPlaceLeft];
        }
        let mut remedies = vec![self.build(Building::Kiosk, missing, true)];
        remedies.extend(self.upgrade(Action::Build));
        remedies
    }

    /// Herbivores that the animal could join.
    fn join(self, animal: &Animal) -> Option<Remedy> {
        let flocks = animal.abilities.iter().any(|ability| matches!(ability, Ability::FlockAnimal(_)));
        let hosts = |card: &CardId| {
            let animals = card.kind() == Some(CardKind::Animal);
            animals && self.at(&self.twin_with(*card)).look.homes(self.seat, animal.id).contains(&Move::Flock)
        };
        let cards: Vec<CardId> = self.other_cards().filter(|_| flocks).filter(hosts).collect();
        (!cards.is_empty()).then_some(Remedy::Join { cards })
    }

    /// Projects for which an own animal could be released.
    pub(super) fn release(self) -> Option<Remedy> {
        let look = self.look;
        let board = &look.position.association;
        let in_play = board.base.iter().chain(board.above.iter()).map(|project| project.card);
        let new = self.zoo().hand.iter().chain(look.position.market.displayed(boards::FOLDERS));
        let new = new.filter(|card| card.kind() == Some(CardKind::Project));
        let fits = |card: &CardId| {
            let project = look.rules.project(*card);
            let animals = |need: Need| look.residents(self.seat).any(|animal| look.releases(need, animal));
            project.kind == ProjectKind::Release && project.levels.iter().any(|level| animals(level.need))
        };
        let projects: Vec<CardId> = in_play.chain(new).filter(fits).collect();
        (!projects.is_empty()).then_some(Remedy::ReleaseAnimal { projects })
    }

    /// Another place for the building.
    pub(super) fn other_place(self) -> Vec<Remedy> {
        match self.subject {
            Subject::Building { building } if self.look.has_room(self.seat, building) => {
                vec![Remedy::OtherPlace]
            }
            Subject::Building { .. }
            | Subject::Animal { .. }
            | Subject::Sponsor { .. }
            | Subject::Level { .. }
            | Subject::Task { .. }
            | Subject::Action { .. } => Vec::new(),
        }
    }
}
