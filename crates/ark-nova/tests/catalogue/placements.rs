//! Legal placements: pinned for the first building of every map, and compared with the slow reading of the rules.

use crate::dice::Dice;
use crate::slow::{Hex, Zoo, footprints};
use ark_nova::catalogue::{Building, MapId, ZooMap, buildings::BuildingKind};
use ark_nova::hex::{Cell, Cells, Placement, Site, placements};
use std::collections::BTreeSet;
use std::fmt::Write;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/catalogue/first_placements.txt");

/// What stands on the map from the start: all of it, and the kiosks.
fn start(map: &ZooMap) -> (Cells, Cells) {
    let mut stands = (Cells::NONE, Cells::NONE);
    for &(building, anchor, turn) in map.start {
        let id = Placement::find(building, anchor, turn).expect("start buildings have canonical names");
        let cells = placements(building)[usize::from(id)].cells;
        stands.0 = stands.0.or(cells);
        if building.kind() == BuildingKind::Kiosk {
            stands.1 = stands.1.or(cells);
        }
    }
    stands
}

fn first_placements() -> String {
    let mut text = String::from(
        "Legal first placements of every building on every map, whatever its cost and the strength it takes.\n\
         Columns are the buildings in order: five standard enclosures, kiosk and pavilion, petting zoo, reptile\n\
         house, large bird aviary, two aquariums, then the unique buildings by sponsor number.\n",
    );
    for (side, build_ii) in [("I", false), ("II", true)] {
        let _ = write!(text, "\nBuild {side}\nmap ");
        for name in ["1", "2", "3", "4", "5", "K", "P", "PZ", "RH", "LBA", "SA", "LA"] {
            let _ = write!(text, "{name:>5}");
        }
        for building in Building::ALL {
            if let Some(sponsor) = building.face().sponsor {
                let _ = write!(text, "{:>5}", sponsor.0);
            }
        }
        text.push('\n');
        for id in MapId::all() {
            let (covered, kiosks) = start(id.map());
            let _ = write!(text, "{:<4}", id.map().label);
            for building in Building::ALL {
                let site = Site::new(id.map(), covered, kiosks, build_ii, building, building.face().need);
                let _ = write!(text, "{:>5}", site.placements(building).count());
            }
            text.push('\n');
        }
    }
    text
}

/// `UPDATE=1` writes the file anew.
#[test]
fn first_placements_are_pinned() {
    let now = first_placements();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(FILE, &now).expect("the file can be written");
    }
    let pinned = std::fs::read_to_string(FILE).unwrap_or_default();
    let changed: Vec<String> = pinned
        .lines()
        .zip(now.lines())
        .filter(|(old, new)| old != new)
        .map(|(old, new)| format!("- {old}\n+ {new}"))
        .collect();
    assert!(
        changed.is_empty() && pinned.lines().count() == now.lines().count(),
        "first placements changed; UPDATE=1 pins the new ones:\n{}",
        changed.join("\n")
    );
}

/// The placements of a building by both readings.
struct Both {
    building: Building,
    slow: Vec<(BTreeSet<Hex>, Cells)>,
}

fn both() -> Vec<Both> {
    let cells = |hexes: &BTreeSet<Hex>| hexes.iter().filter_map(|&(q, r)| Cell::at(q, r)).collect::<Cells>();
    let slow = |building: Building| {
        footprints(building.shape())
            .into_iter()
            .map(|hexes| (cells(&hexes), hexes))
            .map(|(c, h)| (h, c))
            .collect()
    };
    Building::ALL.map(|building| Both { building, slow: slow(building) }).into()
}

fn compare(both: &[Both], map: &ZooMap, covered: Cells, kiosks: Cells, build_ii: bool) -> usize {
    let mut zoo = Zoo::empty(map, build_ii);
    zoo.covered = covered.iter().map(Cell::axial).collect();
    zoo.kiosks = kiosks.iter().map(Cell::axial).collect();
    let mut legal = 0;
    for Both { building, slow } in both {
        let site = Site::new(map, covered, kiosks, build_ii, *building, building.face().need);
        let fast: BTreeSet<u64> =
            site.placements(*building).map(|id| placements(*building)[usize::from(id)].cells.0).collect();
        let slow: BTreeSet<u64> =
            slow.iter().filter(|(hexes, _)| zoo.allows(*building, hexes)).map(|(_, cells)| cells.0).collect();
        assert_eq!(
            fast, slow,
            "{building:?} on map {}, Build II {build_ii}, covered {covered:?}, kiosks {kiosks:?}",
            map.label
        );
        assert_eq!(site.has_room(*building), !slow.is_empty());
        legal += slow.len();
    }
    legal
}

/// A zoo that grew cell by cell from the border, sometimes over rock and water, with a few kiosks anywhere in it.
fn random_zoo(dice: &mut Dice, map: &ZooMap) -> (Cells, Cells) {
    let ground = if dice.below(4) == 0 { Cells::ALL } else { map.building_spaces() };
    let mut covered = if dice.below(8) == 0 { dice.cells(10) } else { Cells::NONE };
    for _ in 0..dice.below(45) {
        let open = if covered.is_empty() { Cells::BORDER } else { covered.around() }.and(ground);
        let pick = open.iter().nth(dice.below(open.len().max(1) as u64) as usize);
        covered = pick.map_or(covered, |cell| covered.with(cell));
    }
    let percent = dice.below(30);
    (covered, covered.and(dice.cells(percent)))
}

fn agree(build_ii: bool, boards: usize) {
    let both = both();
    let mut dice = Dice(if build_ii { 72 } else { 71 });
    let mut legal = 0;
    for id in MapId::all() {
        let (covered, kiosks) = start(id.map());
        legal += compare(&both, id.map(), covered, kiosks, build_ii);
        legal += compare(&both, id.map(), Cells::NONE, Cells::NONE, build_ii);
        for _ in 0..boards {
            let (covered, kiosks) = random_zoo(&mut dice, id.map());
            legal += compare(&both, id.map(), covered, kiosks, build_ii);
        }
    }
    assert!(legal > 500 * boards, "the boards are too full to say anything: {legal}");
}

#[test]
fn the_slow_reading_agrees_with_build_i() {
    agree(false, 100);
}

#[test]
fn the_slow_reading_agrees_with_build_ii() {
    agree(true, 100);
}
