//! A look at a position with its rules: everything that can be asked without changing anything.

use crate::asking::blocker::Blocker;
use crate::catalogue::maps::Active;
use crate::catalogue::{
    Action, Building, CardId, CardKind, Icon, PlacementNeed, Requirement, SizeClass, Terrain,
};
use crate::effects::{Clause, Rule};
use crate::hex::{Cell, Cells, Obstacle, Site};
use crate::position::{Built, Frame, Position, Zoo};
use crate::rules::Rules;
use std::ops::ControlFlow;
use tabletop::{First, Objections, Seat, heeded};

/// The kind of rule by which enclosures on the border count as larger.
const BORDER_SIZES: Rule = Rule::BorderEnclosureCountsAs { size: 0, counts_as: 0 };

/// The kind of rule by which enclosures next to a cell count as larger.
const NEXT_TO_CELL: Rule = Rule::LargerNextTo(Cell::named("a1"), 0);

/// A position and the rules it is played by.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The position.
    pub position: &'a Position,
}

/// Goes on, or stops at the first objection.
pub(crate) type Walk = ControlFlow<()>;

/// What a walk is tried with.
#[cfg(not(target_family = "wasm"))]
type Trying<'a> = &'a mut First<Blocker>;
/// What a walk is tried with.
#[cfg(target_family = "wasm")]
type Trying<'a> = &'a mut (dyn Objections<Blocker> + 'a);

/// Whether a walk over conditions raises nothing.
pub(crate) fn passes(walk: impl FnOnce(&mut Trying<'_>) -> Walk) -> bool {
    let mut first = First::default();
    let _ = walk(&mut heeded(&mut first));
    first.0.is_none()
}

/// Raises a blocker unless the condition holds.
pub(crate) fn require<O: Objections<Blocker>>(
    holds: bool,
    objections: &mut O,
    blocker: impl FnOnce() -> Blocker,
) -> Walk {
    if holds { ControlFlow::Continue(()) } else { objections.raise(blocker()) }
}

impl<'a> Look<'a> {
    /// A seat's zoo.
    pub fn zoo(self, seat: Seat) -> &'a Zoo {
        self.position.zoo(seat)
    }

    /// The seats in turn order from the active one.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.rules.seats;
        (1..seats).map(move |step| Seat(((seat.index() + step) % seats) as u8))
    }

    /// Whether an action card counts as upgraded for a seat: the card in use where it is of that action (borrowed
    /// cards included), otherwise the own one.
    pub fn is_upgraded(self, seat: Seat, action: Action) -> bool {
        let owner = match self.position.agenda.performing() {
            Some(performing) if performing.action == action => performing.owner,
            _ => seat,
        };
        self.zoo(owner).is_upgraded(action)
    }

    /// The rules of one kind that cards and map change for a seat; the numbers of `kind` do not matter.
    pub fn rules_of(self, seat: Seat, kind: Rule) -> impl Iterator<Item = Rule> + 'a {
        let rules = self.rules;
        let cards = self.zoo(seat).played.and(rules.ruling(kind)).iter();
        let of_kind = move |rule: &Rule| rule.kind() == kind.kind();
        cards.flat_map(move |card| rules.rules_on(card)).filter(of_kind).chain(self.rules_of_map(seat, kind))
    }

    /// What all rules of a kind come to for a seat, each worth what is said here.
    #[inline]
    pub(crate) fn sum_of_rules(self, seat: Seat, kind: Rule, worth: impl Fn(Rule) -> u8) -> u8 {
        // Hardly any zoo has the rule that is asked for.
        if self.knows_kind(seat, kind) { self.rules_of(seat, kind).map(worth).sum() } else { 0 }
    }

    /// Whether a card in the zoo or the map has a rule of the same kind.
    #[inline]
    fn knows_kind(self, seat: Seat, kind: Rule) -> bool {
        let zoo = self.zoo(seat);
        zoo.played.meets(self.rules.ruling(kind)) || zoo.printed().has_rule(kind)
    }

    /// The same for rules that only a map can change.
    pub(crate) fn rules_of_map(self, seat: Seat, kind: Rule) -> impl Iterator<Item = Rule> + 'a {
        let zoo = self.zoo(seat);
        let lines = if zoo.printed().has_rule(kind) { zoo.printed().ability } else { &[] };
        lines.iter().filter(move |line| is_active(zoo, line.active)).filter_map(move |line| {
            match line.clause {
                Clause::Rule(rule) if rule.kind() == kind.kind() => Some(rule),
                _ => None,
            }
        })
    }

    /// Whether a rule holds for a seat.
    pub fn has_rule(self, seat: Seat, rule: Rule) -> bool {
        self.knows_kind(seat, rule) && self.rules_of(seat, rule).any(|held| held == rule)
    }

    /// The map as a building sees it.
    pub fn site(self, seat: Seat, building: Building) -> Site {
        self.site_with(seat, building, self.is_upgraded(seat, Action::Build))
    }

    /// The map as a building sees it that needs this around it.
    pub(crate) fn site_for(self, seat: Seat, building: Building, need: PlacementNeed) -> Site {
        self.site_of(seat, building, need, self.is_upgraded(seat, Action::Build))
    }

    /// The map as a building sees it where the side of the Build card is known.
    pub(crate) fn site_with(self, seat: Seat, building: Building, build_ii: bool) -> Site {
        self.site_of(seat, building, building.face().need, build_ii)
    }

    fn site_of(self, seat: Seat, building: Building, need: PlacementNeed, build_ii: bool) -> Site {
        let zoo = self.zoo(seat);
        let kiosks = if building == Building::Kiosk { zoo.cells_of(Building::Kiosk) } else { Cells::NONE };
        let map = zoo.printed();
        let mut site = Site::new(map, zoo.covered, kiosks, build_ii, building, need);
        if map.water.meets(zoo.covered) {
            site.water = zoo.open_terrain(Terrain::Water);
        }
        // What lies on water needs no terrain next to it.
        if !need.on_water && self.has_rule(seat, Rule::IgnoreTerrain) {
            site.free = site.free.or(map.rock.or(map.water).minus(zoo.covered));
            (site.need.rock, site.need.water) = (0, 0);
        }
        site
    }

    /// The rock and water of a zoo that no building covers.
    pub(crate) fn open_terrain(self, seat: Seat) -> Cells {
        let map = self.zoo(seat).printed();
        map.rock.or(map.water).minus(self.zoo(seat).covered)
    }

    /// What stands against one more building of a kind: there is one already, or no room.
    pub(crate) fn check_room<O: Objections<Blocker>>(
        self,
        seat: Seat,
        building: Building,
        objections: &mut O,
    ) -> Walk {
        let second = building.only_one() && self.zoo(seat).has(building);
        require(!second, objections, || Blocker::OnlyOne { building })?;
        let room = self.site(seat, building).has_room(building);
        require(room, objections, || Blocker::NoRoom { building })
    }

    /// Whether a building may be placed at all.
    pub fn has_room(self, seat: Seat, building: Building) -> bool {
        self.has_room_for(seat, building, building.face().need)
    }

    /// The same for a building that needs this around it.
    pub(crate) fn has_room_for(self, seat: Seat, building: Building, need: PlacementNeed) -> bool {
        !(building.only_one() && self.zoo(seat).has(building))
            && self.site_for(seat, building, need).has_room(building)
    }

    /// What stands against a placement.
    pub(crate) fn check_place<O: Objections<Blocker>>(
        self,
        seat: Seat,
        building: Building,
        need: PlacementNeed,
        id: u16,
        objections: &mut O,
    ) -> Walk {
        self.check_on(&self.site_for(seat, building, need), building, id, objections)
    }

    /// What stands against a placement on a map as the building sees it.
    pub(crate) fn check_on<O: Objections<Blocker>>(
        self,
        site: &Site,
        building: Building,
        id: u16,
        objections: &mut O,
    ) -> Walk {
        let Some(placement) = crate::hex::placements(building).get(usize::from(id)) else {
            return objections.raise(Blocker::NoSuchChoice);
        };
        site.walk(placement, &mut |obstacle| {
            objections.raise(match obstacle {
                Obstacle::Taken => Blocker::PlaceTaken,
                Obstacle::Kiosk => Blocker::KioskTooClose,
                Obstacle::Reach => Blocker::OutOfReach,
                Obstacle::Surroundings(PlacementNeed { rock, water, border, .. }) => {
                    Blocker::Surroundings { rock, water, border }
                }
            })
        })
    }

    /// The size as which a standard enclosure houses animals.
    #[inline]
    pub fn effective_size(self, seat: Seat, built: Built) -> u8 {
        let tile = built.building().size();
        let zoo = self.zoo(seat);
        let mut size = tile;
        let by_card = zoo.played.meets(self.rules.ruling(BORDER_SIZES));
        if !by_card && !zoo.printed().has_rule(NEXT_TO_CELL) {
            return tile;
        }
        if by_card && built.cells().meets(zoo.printed().border_spaces()) {
            let counts_as = |rule| match rule {
                Rule::BorderEnclosureCountsAs { size, counts_as } if size == tile => Some(counts_as),
                _ => None,
            };
            size = self.rules_of(seat, BORDER_SIZES).filter_map(counts_as).max().unwrap_or(tile);
        }
        self.rules_of_map(seat, NEXT_TO_CELL).fold(size, |size, rule| match rule {
            Rule::LargerNextTo(cell, by) if built.placement().around.contains(cell) => size + by,
            _ => size,
        })
    }

    /// How much of a condition a seat has, and how many of its printed icons are missing.
    pub fn condition(self, seat: Seat, needs: Requirement, card: CardId) -> (u8, u8) {
        let zoo = self.zoo(seat);
        let at_least = |has: u8, n: u8| (has, n.saturating_sub(has));
        match needs {
            Requirement::Icons(icon, n) => at_least(zoo.icons(icon), n),
            Requirement::PartnerZooOfContinent => {
                let icons = self.rules.animal(card).icons;
                at_least(icons.iter().any(|&icon| zoo.has_partner(icon)).into(), 1)
            }
            Requirement::PartnerZoos(n) => at_least(zoo.partner_zoos.len() as u8, n),
            Requirement::University => at_least(zoo.universities.len() as u8, 1),
            Requirement::Kiosks(n) => at_least(zoo.count(Building::Kiosk), n),
            Requirement::Upgraded(action) => at_least(self.is_upgraded(seat, action).into(), 1),
            Requirement::Reputation(n) => (zoo.reputation, (zoo.reputation < n).into()),
            Requirement::MaxAppeal(n) => (zoo.appeal, (zoo.appeal > self.rules.little_appeal(n)).into()),
        }
    }

    /// Raises the conditions of a card that are not met, if more are missing than may be ignored. `upgraded` says
    /// whether the action card that decides is on side II: the one in use, or the own one.
    pub(crate) fn check_conditions<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        conditions: &[Requirement],
        ignored: u8,
        upgraded: bool,
        objections: &mut O,
    ) -> Walk {
        let state = |needs: Requirement| match needs {
            Requirement::Upgraded(_) => (u8::from(upgraded), u8::from(!upgraded)),
            needs => self.condition(seat, needs, card),
        };
        let missing: u8 = conditions.iter().map(|&needs| state(needs).1).sum();
        if missing <= ignored {
            return ControlFlow::Continue(());
        }
        for &needs in conditions {
            let (has, missing) = state(needs);
            require(missing == 0, objections, || Blocker::Condition { needs, has, ignored })?;
        }
        ControlFlow::Continue(())
    }

    /// Finds a card in hand, or in the display where that is allowed: the money its folder adds.
    pub(crate) fn check_reach<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        kind: CardKind,
        display: Option<u8>,
        objections: &mut O,
    ) -> ControlFlow<(), u8> {
        if card.kind() == Some(kind) && self.zoo(seat).hand.contains(card) {
            return ControlFlow::Continue(0);
        }
        let folder = self.position.market.folder(card).filter(|_| card.kind() == Some(kind));
        match (folder, display) {
            (None, _) => {
                objections.raise(Blocker::NotThere { card })?;
                ControlFlow::Break(())
            }
            (Some(folder), None) => {
                objections.raise(Blocker::OnlyFromHand)?;
                ControlFlow::Continue(folder as u8 + 1)
            }
            (Some(folder), Some(range)) => {
                let folder = folder as u8 + 1;
                require(folder <= range, objections, || Blocker::Range { folder, range })?;
                ControlFlow::Continue(folder)
            }
        }
    }

    /// The icons at the upper right of a card.
    pub fn printed_icons(self, card: CardId) -> &'static [Icon] {
        match card.kind() {
            Some(CardKind::Animal) => self.rules.animal(card).icons,
            Some(CardKind::Sponsor) => self.rules.sponsor(card).icons,
            Some(CardKind::Project | CardKind::FinalScoring) | None => &[],
        }
    }

    /// The animals in a zoo.
    pub fn animals(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.zoo(seat).played.of_kind(CardKind::Animal).iter()
    }

    /// The cards that lie under animals of a zoo.
    pub fn under(self, seat: Seat) -> impl Iterator<Item = CardId> {
        let played = &self.zoo(seat).played;
        self.position.under.iter().filter(|(host, _)| played.contains(*host)).map(|&(_, card)| card)
    }

    /// How many animals of a size class a zoo has.
    pub fn animals_of(self, seat: Seat, size: SizeClass) -> u8 {
        self.animals(seat).filter(|&card| self.rules.animal(card).size_class() == size).count() as u8
    }

    /// The sponsors in a zoo.
    pub fn sponsors(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.zoo(seat).played.of_kind(CardKind::Sponsor).iter()
    }

    /// Icons of a kind in all zoos.
    pub fn icons_in_all_zoos(self, icon: Icon) -> u8 {
        Seat::all(self.rules.seats).map(|seat| self.zoo(seat).icons(icon)).sum()
    }

    /// Whether a turn is being played, not a break or the set-up.
    pub fn in_turn(self) -> bool {
        matches!(self.position.agenda.frames().next(), Some(Frame::Turn(_)))
    }
}

/// Whether a line of a map holds.
pub(crate) fn is_active(zoo: &Zoo, active: Active) -> bool {
    match active {
        Active::Always => true,
        Active::Covered(cells) => cells.within(zoo.covered),
        Active::LeftSpaceEmpty(space) => zoo.edge >> space & 1 == 0,
    }
}
