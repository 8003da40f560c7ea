//! What counters, amounts and conditions of the effect language come to in a zoo.

use crate::catalogue::{Building, BuildingKind, Icon, IconGroup, SizeClass};
use crate::effects::{Amount, Condition, Counter, Rule, SpaceKind};
use crate::hex::Cells;
use crate::knowing::look::Look;
use crate::position::{Built, Token};
use tabletop::Seat;

impl Look<'_> {
    /// How much an amount comes to now.
    pub fn amount(self, seat: Seat, amount: Amount) -> u16 {
        amount.comes_to(|counter| self.count(seat, counter))
    }

    /// What a counter counts now.
    pub fn count(self, seat: Seat, counter: Counter) -> u16 {
        let zoo = self.zoo(seat);
        let map = zoo.printed();
        match counter {
            Counter::Icons(icon) => zoo.icons(icon).into(),
            Counter::IconsInAllZoos(icon) => self.icons_in_all_zoos(icon).into(),
            Counter::EitherIcon(a, b) => u16::from(zoo.icons(a)) + u16::from(zoo.icons(b)),
            Counter::IconPairs(a, b) => zoo.icons(a).min(zoo.icons(b)).into(),
            Counter::Kinds(group) => self.kinds(seat, group),
            Counter::Animals(size) => self.animals_of(seat, size).into(),
            Counter::Supports => zoo.supports().into(),
            Counter::Universities => zoo.universities.len() as u16,
            Counter::Kiosks => zoo.count(Building::Kiosk).into(),
            Counter::Pavilions => zoo.count(Building::Pavilion).into(),
            Counter::KiosksAndPavilions => {
                u16::from(zoo.count(Building::Kiosk)) + u16::from(zoo.count(Building::Pavilion))
            }
            Counter::KioskPavilionPairs => {
                zoo.count(Building::Kiosk).min(zoo.count(Building::Pavilion)).into()
            }
            Counter::XTokens => zoo.x_tokens.into(),
            Counter::Reputation => zoo.reputation.into(),
            Counter::Donations => zoo.donations.into(),
            Counter::PouchedCards => (zoo.pouched.len() + self.under(seat).count()) as u16,
            Counter::Sponsors => self.sponsors(seat).count() as u16,
            Counter::OccupiedEnclosures(size) => {
                let same = |built: &&Built| {
                    built.is_standard() && built.is_occupied() && built.building().size() == size
                };
                zoo.buildings.iter().filter(same).count() as u16
            }
            Counter::KiosksOfOthers => {
                self.others(seat).map(|other| u16::from(self.zoo(other).count(Building::Kiosk))).sum()
            }
            Counter::ZoosWithMoreAppeal => {
                self.others(seat).filter(|&other| self.zoo(other).appeal > zoo.appeal).count() as u16
            }
            Counter::BuildingsNextTo(building) => {
                let around = zoo.cells_of(building).around();
                self.paying_neighbours(seat, around, true)
            }
            Counter::AquariumsNextTo(building) => {
                let around = zoo.cells_of(building).around();
                let aquarium = [Building::SmallAquarium, Building::LargeAquarium];
                let next =
                    |built: &&Built| aquarium.contains(&built.building()) && built.cells().meets(around);
                zoo.buildings.iter().filter(next).count() as u16
            }
            Counter::KiosksWithEmptyNeighbours(n) => {
                let empty = map.building_spaces().minus(zoo.covered);
                let kiosks = zoo.cells_of(Building::Kiosk);
                kiosks.iter().filter(|cell| cell.set().around().and(empty).len() >= n.into()).count() as u16
            }
            Counter::ConnectedSpaces(kind) => self.spaces(seat, kind).connected(zoo.covered).len() as u16,
            Counter::IsolatedSpaces(kind) => self.spaces(seat, kind).isolated(zoo.covered).len() as u16,
            Counter::EmptySpaces => map.building_spaces().minus(zoo.covered).len() as u16,
            Counter::EmptyAreas(size) => {
                let empty = map.building_spaces().minus(zoo.covered);
                empty.groups().map(|group| (group.len() / usize::from(size)) as u16).sum()
            }
            Counter::CoveredAroundLandmark => {
                let landmark = map.landmarks.iter().fold(Cells::NONE, |cells, (_, at)| cells.or(*at));
                landmark.around().and(zoo.covered).len() as u16
            }
            Counter::KindsAheadOfRight(group, own_weight) => {
                let right = self.zoo(seat.previous(self.rules.seats));
                let own = |icon: Icon| {
                    let partners = zoo.partner_zoos.iter().filter(|&&continent| continent == icon).count();
                    zoo.icons(icon) + partners as u8 * (own_weight - 1)
                };
                group.kinds().iter().filter(|&&icon| own(icon) > right.icons(icon)).count() as u16
            }
            Counter::ConditionsOnCards => {
                let animals = self.residents(seat).map(|card| self.rules.animal(card).requires);
                let sponsors = self.sponsors(seat).map(|card| self.rules.sponsor(card).requires);
                let conditions = animals.chain(sponsors).flatten();
                conditions.map(|needs| u16::from(needs.printed())).sum()
            }
            Counter::BestKindNotSupported(group) => {
                let free = group.kinds().iter().filter(|&&icon| !self.supports_base(seat, icon));
                free.map(|&icon| u16::from(zoo.icons(icon))).max().unwrap_or(0)
            }
            Counter::BuildingShapes => {
                let outlines = zoo.buildings.iter().map(|built| 1u32 << built.building().outline() as u8);
                outlines.fold(0, |seen, outline| seen | outline).count_ones() as u16
            }
            Counter::StoredCards => zoo.stored.len() as u16,
        }
    }

    fn kinds(self, seat: Seat, group: IconGroup) -> u16 {
        group.kinds().iter().filter(|&&icon| self.zoo(seat).icons(icon) > 0).count() as u16
    }

    fn spaces(self, seat: Seat, kind: SpaceKind) -> Cells {
        let map = self.zoo(seat).printed();
        match kind {
            SpaceKind::Terrain(terrain) => map.cells_of(terrain),
            SpaceKind::Border => map.border_spaces(),
            SpaceKind::PlacementBonus => map.bonus_spaces(),
        }
    }

    fn supports_base(self, seat: Seat, icon: Icon) -> bool {
        self.position.association.base.iter().any(|project| {
            let counts_icon = self.rules.project(project.card).levels.iter().any(|level| {
                matches!(level.need, crate::catalogue::projects::Need::AtLeast(Counter::Icons(i), _) if i == icon)
            });
            counts_icon && project.levels.contains(&Token::Of(seat))
        })
    }

    /// Buildings around that pay a neighbour; `kiosks` says whether kiosks do.
    fn paying_neighbours(self, seat: Seat, around: Cells, kiosks: bool) -> u16 {
        let next = self.zoo(seat).buildings.iter().filter(|built| built.cells().meets(around));
        next.filter(|built| pays(**built, kiosks)).count() as u16
    }

    /// What the kiosks of a zoo earn in a break.
    pub fn kiosk_income(self, seat: Seat) -> u16 {
        let kiosks = self.zoo(seat).cells_of(Building::Kiosk);
        if kiosks.is_empty() {
            return 0;
        }
        // A kiosk is one cell, so each building pays once for every kiosk around it.
        let paying = self.zoo(seat).buildings.iter().filter(|built| pays(**built, false));
        let around = paying.map(|built| built.placement().around.and(kiosks));
        around.filter(|kiosks| !kiosks.is_empty()).map(|kiosks| kiosks.len() as u16).sum()
    }

    /// Whether a condition holds.
    pub fn holds(self, seat: Seat, condition: Condition) -> bool {
        let zoo = self.zoo(seat);
        let map = zoo.printed();
        match condition {
            Condition::MapCovered => map.building_spaces().within(zoo.covered),
            Condition::BorderCovered => map.border_spaces().within(zoo.covered),
            Condition::AllConnected(terrain) => map.cells_of(terrain).isolated(zoo.covered).is_empty(),
            Condition::AllPlacementBonusesCovered => map.bonus_spaces().within(zoo.covered),
        }
    }

    /// Whether a zoo's focus allows an animal.
    pub fn focus_allows(self, seat: Seat, size: SizeClass) -> bool {
        match self.zoo(seat).focus {
            Some(focus) if self.has_rule(seat, Rule::OnlyFocus) => size == focus || size == SizeClass::Medium,
            _ => true,
        }
    }
}

/// Whether a building pays its neighbours: all but kiosks and empty standard enclosures do; `kiosks` adds those.
fn pays(built: Built, kiosks: bool) -> bool {
    match built.building().kind() {
        BuildingKind::StandardEnclosure => built.is_occupied(),
        BuildingKind::Kiosk => kiosks,
        BuildingKind::Pavilion | BuildingKind::SpecialEnclosure | BuildingKind::UniqueBuilding => true,
    }
}
