//! Where a building may lie on a map that is partly built.

use super::{Cells, Placement, PlacementId, placements};
use crate::catalogue::{Building, PlacementNeed, Terrain, ZooMap};
use std::ops::ControlFlow;

/// A zoo map as a building sees it: what is free, what it must touch, what it needs around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// The cells it may cover.
    pub free: Cells,
    /// Further cells of which it may cover one.
    pub one_of: Cells,
    /// What holds it to the rest of the zoo.
    pub reach: Reach,
    /// Rock spaces that still count.
    pub rock: Cells,
    /// Water spaces that still count.
    pub water: Cells,
    /// Border spaces: building spaces with an open edge.
    pub border: Cells,
    /// Cells it must keep away from: too close to another kiosk.
    pub avoid: Cells,
    /// What it needs besides.
    pub need: PlacementNeed,
}

/// What holds a building to the rest of the zoo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The first building covers a border space.
    Border,
    /// It touches one of these cells.
    NextTo(Cells),
    /// It may stand alone.
    Anywhere,
}

/// What stands against a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// A cell is outside the map, closed or covered.
    Taken,
    /// Another kiosk is too close.
    Kiosk,
    /// It touches no other building, or the border as the first one.
    Reach,
    /// Not enough of what it needs around it.
    Surroundings(PlacementNeed),
}

impl Site {
    /// The map for one building: `covered` by buildings, `kiosks` among them, and whether flagged spaces are open.
    pub fn new(
        map: &ZooMap,
        covered: Cells,
        kiosks: Cells,
        build_ii: bool,
        building: Building,
        need: PlacementNeed,
    ) -> Site {
        let ground = if need.on_water { map.water } else { map.building_spaces() };
        let closed = if build_ii { Cells::NONE } else { map.upgrade };
        let reach = match covered {
            _ if need.alone => Reach::Anywhere,
            Cells::NONE => Reach::Border,
            covered => Reach::NextTo(covered),
        };
        let avoid = if building == Building::Kiosk { kiosks.kiosk_zone() } else { Cells::NONE };
        Site {
            free: ground.minus(closed).minus(covered),
            one_of: Cells::NONE,
            reach,
            rock: map.cells_of(Terrain::Rock).minus(covered),
            water: map.cells_of(Terrain::Water).minus(covered),
            border: map.border_spaces(),
            avoid,
            need,
        }
    }

    /// Whether a placement is allowed here.
    #[inline]
    pub fn allows(&self, placement: &Placement) -> bool {
        self.walk(placement, &mut |_| ControlFlow::Break(())).is_continue()
    }

    /// Visits what stands against a placement.
    #[inline]
    pub fn walk(
        &self,
        placement: &Placement,
        visit: &mut impl FnMut(Obstacle) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Placement { cells, around } = *placement;
        let besides = cells.minus(self.free);
        if !besides.is_empty() && (!besides.within(self.one_of) || besides.len() > 1) {
            visit(Obstacle::Taken)?;
        }
        if cells.meets(self.avoid) {
            visit(Obstacle::Kiosk)?;
        }
        let reached = match self.reach {
            Reach::Border => cells.meets(self.border),
            Reach::NextTo(zoo) => around.meets(zoo),
            Reach::Anywhere => true,
        };
        if !reached {
            visit(Obstacle::Reach)?;
        }
        let wet = self.need.or_covers_water && cells.meets(self.water);
        let enough = around.and(self.rock).len() >= self.need.rock as usize
            && (wet || around.and(self.water).len() >= self.need.water as usize)
            && cells.and(self.border).len() >= self.need.border as usize;
        if enough { ControlFlow::Continue(()) } else { visit(Obstacle::Surroundings(self.need)) }
    }

    /// Every allowed placement of a building.
    pub fn placements(&self, building: Building) -> impl Iterator<Item = PlacementId> {
        let all = placements(building).iter().enumerate();
        all.filter(|(_, placement)| self.allows(placement)).map(|(id, _)| id as PlacementId)
    }

    /// Whether a building has any allowed placement; stops at the first.
    pub fn has_room(&self, building: Building) -> bool {
        let ground = self.free.or(self.one_of);
        let PlacementNeed { rock, water, border, .. } = self.need;
        if building.size() == 1 && rock + water + border == 0 {
            let reached = match self.reach {
                Reach::Border => self.border,
                Reach::NextTo(zoo) => zoo.touching(),
                Reach::Anywhere => Cells::ALL,
            };
            return ground.minus(self.avoid).meets(reached);
        }
        // Most placements lie on ground that is taken: they are sorted out by the least that can be looked at.
        placements(building).iter().any(|placement| placement.cells.within(ground) && self.allows(placement))
    }
}
