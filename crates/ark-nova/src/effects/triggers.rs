//! What sets lines of cards and maps off: one dispatch for all that can carry a trigger.

use super::{Clause, On, Timing, Trigger, WhoseZoo};
use crate::catalogue::{Building, Icon, ProjectKind, SizeClass, Terrain};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::hex::Cells;
use crate::knowing::look::is_active;
use crate::position::{Pending, Source};
use tabletop::{Listener, Seat};

/// Something that happened to a zoo and can set lines off.
#[derive(Clone, Copy)]
pub(crate) enum Happened {
    /// An icon entered it.
    Icon(Icon),
    /// The first icon of a kind entered it.
    FirstIcon(Icon),
    /// An animal of this size class was played.
    AnimalPlayed(SizeClass),
    /// An Animals action ended; the size classes that were played, one bit each.
    AnimalsAction(u8),
    /// A project of this kind was supported.
    Supported(ProjectKind),
    /// A placement bonus of a border space was gained by covering it.
    BorderBonus,
    /// A building of this kind was placed, the first one that counts in the action or break.
    Placed(Building),
    /// Cells were covered.
    Covered(Cells),
    /// Cells were covered by buildings that were only put back.
    CoveredAgain(Cells),
    /// An enclosure became occupied; the cells around it.
    Occupied(Cells),
}

impl On {
    /// Whether something is ever reported that sets this off.
    pub(crate) const fn has_engine(self) -> bool {
        match self {
            On::IconEnters(..)
            | On::NewIconKind(_)
            | On::AnimalOfFocusPlayed
            | On::AnimalsActionOnly(_)
            | On::Support(_)
            | On::BorderBonusGained
            | On::SpaceCoveredNextTo(_)
            | On::Placed(_)
            | On::OccupiedNextTo(_)
            | On::CellCovered(_)
            | On::AllCovered(_) => true,
            On::HousedInContinent(_) | On::LastMarkerRemoved | On::Start => false,
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Counts icons that enter a zoo, and sets off every card that reacts to them (R-1.3, card rulings 2.3).
    pub(crate) fn icons_enter(&mut self, seat: Seat, icons: &[Icon], rock: u8, water: u8) {
        let terrain = |icon, n: u8| std::iter::repeat_n(icon, n.into());
        let all =
            || icons.iter().copied().chain(terrain(Icon::Rock, rock)).chain(terrain(Icon::Water, water));
        for kind in Icon::ALL {
            if self.position.zoo(seat).icons(kind) == 0 && all().any(|icon| icon == kind) {
                self.trigger(seat, Happened::FirstIcon(kind));
            }
        }
        self.position.zoo_mut(seat).add_icons(icons, rock, water);
        for icon in all() {
            self.trigger(seat, Happened::Icon(icon));
        }
    }

    /// Sets off the lines of cards and maps that react to what happened to a zoo.
    pub(crate) fn trigger(&mut self, seat: Seat, happened: Happened) {
        let rules = self.rules;
        let cards = match happened {
            Happened::Icon(icon) => rules.reacting_to(icon),
            _ => rules.reacting(),
        };
        for owner in Seat::all(self.rules.seats) {
            // Only icons set off lines in other zoos.
            if owner != seat && !matches!(happened, Happened::Icon(_)) {
                continue;
            }
            for card in self.position.zoo(owner).played.and(cards).iter() {
                for (i, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
                    self.trigger_line(owner, seat, *clause, happened, Source::Sponsor(card, i as u8));
                }
            }
            for (i, line) in self.position.zoo(owner).printed().ability.iter().enumerate() {
                if is_active(self.position.zoo(owner), line.active) {
                    self.trigger_line(owner, seat, line.clause, happened, Source::Map(i as u8));
                }
            }
        }
    }

    fn trigger_line(&mut self, owner: Seat, seat: Seat, clause: Clause, happened: Happened, source: Source) {
        let Clause::Whenever(Trigger { on, timing, .. }) = clause else { return };
        for _ in 0..self.times(on, owner, seat, happened) {
            let effect = Pending::new(source, owner);
            match timing {
                Timing::Now => self.set_off(effect),
                Timing::AfterAction => self.wait(effect),
            }
        }
    }

    /// How often a line is set off.
    fn times(&self, on: On, owner: Seat, seat: Seat, happened: Happened) -> usize {
        let zoo = self.position.zoo(owner);
        let own = owner == seat;
        let count = match (on, happened) {
            (On::IconEnters(icon, WhoseZoo::Any), Happened::Icon(entered)) => {
                return (icon == entered).into();
            }
            (On::IconEnters(icon, WhoseZoo::Own), Happened::Icon(entered)) => (icon == entered).into(),
            (On::NewIconKind(group), Happened::FirstIcon(icon)) => group.kinds().contains(&icon).into(),
            (On::AnimalOfFocusPlayed, Happened::AnimalPlayed(size)) => (zoo.focus == Some(size)).into(),
            (On::AnimalsActionOnly(size), Happened::AnimalsAction(classes)) => (classes == size.bit()).into(),
            (On::Support(kind), Happened::Supported(supported)) => (kind == supported).into(),
            (On::BorderBonusGained, Happened::BorderBonus) => 1,
            (On::SpaceCoveredNextTo(terrain), Happened::Covered(cells)) => {
                self.next_to(owner, terrain, cells)
            }
            (On::Placed(kind), Happened::Placed(building)) => (kind == building).into(),
            (On::CellCovered(watched), Happened::Covered(cells)) => watched.and(cells).len(),
            (On::AllCovered(area), Happened::Covered(cells) | Happened::CoveredAgain(cells)) => {
                (area.meets(cells) && area.within(zoo.covered)).into()
            }
            (On::OccupiedNextTo(cell), Happened::Occupied(around)) => around.contains(cell).into(),
            (
                On::IconEnters(..)
                | On::NewIconKind(_)
                | On::AnimalOfFocusPlayed
                | On::AnimalsActionOnly(_)
                | On::Support(_)
                | On::BorderBonusGained
                | On::SpaceCoveredNextTo(_)
                | On::OccupiedNextTo(_)
                | On::CellCovered(_)
                | On::Placed(_)
                | On::AllCovered(_)
                | On::HousedInContinent(_)
                | On::LastMarkerRemoved
                | On::Start,
                _,
            ) => 0,
        };
        if own { count } else { 0 }
    }

    /// How many of these cells lie next to terrain that is not covered.
    fn next_to(&self, owner: Seat, terrain: Terrain, cells: Cells) -> usize {
        let zoo = self.position.zoo(owner);
        let ground = zoo.printed().cells_of(terrain).minus(zoo.covered);
        cells.and(ground.touching()).len()
    }
}
