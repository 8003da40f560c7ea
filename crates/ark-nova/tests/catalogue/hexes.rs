//! The bitboard against plain coordinates.

use crate::dice::Dice;
use crate::slow::{Hex, distance, neighbours, on_map};
use ark_nova::catalogue::Building;
use ark_nova::hex::{CELLS, Cell, Cells, Placement, PlacementId, placement_count, placements};
use std::collections::HashSet;

fn hexes(cells: Cells) -> HashSet<Hex> {
    cells.iter().map(Cell::axial).collect()
}

fn cells(hexes: &HashSet<Hex>) -> Cells {
    hexes.iter().filter_map(|&(q, r)| Cell::at(q, r)).collect()
}

fn random_sets() -> impl Iterator<Item = Cells> {
    let mut dice = Dice(58);
    (0..4000).map(move |i| dice.cells(1 + i % 99))
}

#[test]
fn the_map_has_58_cells_in_nine_columns() {
    assert_eq!(Cell::all().count(), CELLS);
    let mut found = HashSet::new();
    for q in -3..13 {
        for r in -10..13 {
            assert_eq!(Cell::at(q, r).is_some(), on_map((q, r)), "({q}, {r})");
            found.extend(Cell::at(q, r));
        }
    }
    assert_eq!(found.len(), CELLS);
    assert!(Cell::all().all(|cell| Cell::at(cell.axial().0, cell.axial().1) == Some(cell)));
    assert_eq!((Cell::new(57).map(Cell::index), Cell::new(58)), (Some(57), None));
}

#[test]
fn names_round_trip() {
    let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
    assert_eq!(names.len(), 58);
    assert_eq!((names[0].as_str(), names[6].as_str(), names[57].as_str()), ("a1", "b1", "i6"));
    for (cell, name) in Cell::all().zip(&names) {
        assert_eq!(name.parse(), Ok(cell));
        assert_eq!(Cell::named(name), cell);
        let json = serde_json::to_string(&cell).expect("a cell is a string");
        assert_eq!(json, format!("{name:?}"));
        assert_eq!(serde_json::from_str::<Cell>(&json).expect("it reads back"), cell);
    }
    for wrong in ["", "a", "a0", "a7", "b8", "j1", "A1", "a10", "11", "é1", "aa"] {
        assert!(wrong.parse::<Cell>().is_err(), "{wrong:?}");
    }
    assert_eq!(
        Cells::named("a1 e4 i6").iter().map(|cell| cell.to_string()).collect::<Vec<_>>(),
        ["a1", "e4", "i6"]
    );
}

#[test]
fn neighbours_by_shifts_are_neighbours_by_coordinates() {
    for cell in Cell::all() {
        let slow: HashSet<Hex> = neighbours(cell.axial()).filter(|&hex| on_map(hex)).collect();
        assert_eq!(hexes(cell.set().touching()), slow, "{cell}");
        assert!(!cell.set().touching().contains(cell));
    }
    for set in random_sets() {
        let slow: HashSet<Hex> =
            hexes(set).iter().flat_map(|&hex| neighbours(hex)).filter(|&hex| on_map(hex)).collect();
        assert_eq!(hexes(set.touching()), slow);
        assert_eq!(hexes(set.around()), &slow - &hexes(set));
    }
}

#[test]
fn distance_is_the_number_of_steps() {
    for from in Cell::all() {
        let mut reached = from.set();
        let mut steps = vec![reached];
        while reached != Cells::ALL {
            reached = reached.or(reached.touching());
            steps.push(reached);
        }
        for to in Cell::all() {
            let walked = steps.iter().position(|near| near.contains(to));
            assert_eq!(walked, Some(from.distance(to).into()), "{from} {to}");
            assert_eq!(i32::from(from.distance(to)), distance(from.axial(), to.axial()));
        }
    }
}

#[test]
fn the_border_has_26_cells() {
    let border = Cell::all().filter(|cell| neighbours(cell.axial()).any(|hex| !on_map(hex)));
    assert_eq!(border.collect::<Cells>(), Cells::BORDER);
    assert_eq!(Cells::BORDER.len(), 26);
}

#[test]
fn groups_are_the_connected_parts() {
    for set in random_sets() {
        let mut rest = hexes(set);
        let mut slow = Vec::new();
        while let Some(&start) = rest.iter().min_by_key(|&&(q, r)| Cell::at(q, r)) {
            let mut group = HashSet::new();
            let mut open = vec![start];
            while let Some(hex) = open.pop() {
                if rest.remove(&hex) {
                    group.insert(hex);
                    open.extend(neighbours(hex));
                }
            }
            slow.push(cells(&group));
        }
        assert_eq!(set.groups().collect::<Vec<_>>(), slow);
    }
}

/// a connected space is uncovered and next to a covered one, an isolated one is next to none.
#[test]
fn connected_and_isolated_spaces_split_the_uncovered_ones() {
    let mut dice = Dice(8);
    for covered in random_sets() {
        let set = dice.cells(40);
        let (mut connected, mut isolated) = (HashSet::new(), HashSet::new());
        for hex in &hexes(set) - &hexes(covered) {
            let touches = neighbours(hex).any(|next| hexes(covered).contains(&next));
            if touches {
                connected.insert(hex)
            } else {
                isolated.insert(hex)
            };
        }
        assert_eq!(set.connected(covered), cells(&connected));
        assert_eq!(set.isolated(covered), cells(&isolated));
    }
}

/// kiosks keep a distance of 3.
#[test]
fn the_kiosk_zone_is_everything_nearer_than_three() {
    for kiosks in random_sets().map(|set| set.and(Dice(set.0).cells(10))) {
        let near = |cell: &Cell| kiosks.iter().any(|kiosk| distance(kiosk.axial(), cell.axial()) < 3);
        assert_eq!(kiosks.kiosk_zone(), Cell::all().filter(near).collect());
    }
}

#[test]
fn set_arithmetic_is_that_of_sets() {
    let mut dice = Dice(2);
    for a in random_sets() {
        let b = dice.cells(50);
        let (x, y) = (hexes(a), hexes(b));
        assert_eq!(hexes(a.or(b)), &x | &y);
        assert_eq!(hexes(a.and(b)), &x & &y);
        assert_eq!(hexes(a.minus(b)), &x - &y);
        assert_eq!(a.len(), x.len());
        assert_eq!(
            (a.is_empty(), a.meets(b), a.within(b)),
            (x.is_empty(), !x.is_disjoint(&y), x.is_subset(&y))
        );
        assert_eq!(a.first(), a.iter().min());
        assert_eq!(a.iter().collect::<Cells>(), a);
        assert_eq!(a.flood(b), a.groups().filter(|group| group.meets(b)).fold(Cells::NONE, Cells::or));
    }
}

/// Number of placements of every building on bare ground.
const PLACEMENTS: [(Building, usize); 31] = [
    (Building::Standard1, 58),
    (Building::Standard2, 145),
    (Building::Standard3, 88),
    (Building::Standard4, 119),
    (Building::Standard5, 212),
    (Building::Kiosk, 58),
    (Building::Pavilion, 58),
    (Building::PettingZoo, 244),
    (Building::ReptileHouse, 102),
    (Building::LargeBirdAviary, 204),
    (Building::SmallAquarium, 145),
    (Building::LargeAquarium, 176),
    (Building::MeerkatDen, 244),
    (Building::PenguinPool, 218),
    (Building::Aquarium, 212),
    (Building::CableCar, 91),
    (Building::BaboonRock, 218),
    (Building::RhesusMonkeyPark, 192),
    (Building::BarredOwlHut, 116),
    (Building::SeaTurtleTank, 70),
    (Building::PolarBearExhibit, 99),
    (Building::SpottedHyenaCompound, 192),
    (Building::OkapiStable, 99),
    (Building::ZooSchool, 244),
    (Building::AdventurePlayground, 145),
    (Building::WaterPlayground, 145),
    (Building::SideEntrance, 145),
    (Building::ExcavationSite, 170),
    (Building::MascotStatue, 58),
    (Building::AmazonHouse, 178),
    (Building::UnderwaterTunnel, 145),
];

#[test]
fn every_building_has_its_number_of_placements() {
    let counted = Building::ALL.map(|building| (building, placement_count(building)));
    assert_eq!(counted, PLACEMENTS);
    assert_eq!(counted.iter().map(|(_, n)| n).sum::<usize>(), 4590);
}

/// A placement is a mask with its surroundings; it is named by its least anchor and turn, and by nothing else.
#[test]
fn placements_are_named_once() {
    for building in Building::ALL {
        let table = placements(building);
        let mut names = HashSet::new();
        for (id, placement) in table.iter().enumerate() {
            let id = id as PlacementId;
            assert_eq!(placement.around, placement.cells.around());
            assert_eq!(placement.cells.len(), usize::from(building.size()));
            let (anchor, turn) = Placement::name(building, id);
            assert_eq!(Placement::find(building, anchor, turn), Some(id));
            names.insert((anchor, turn));
        }
        assert_eq!(names.len(), table.len());
        for anchor in Cell::all() {
            for turn in 0..7 {
                let known = names.contains(&(anchor, turn));
                assert_eq!(
                    Placement::find(building, anchor, turn).is_some(),
                    known,
                    "{building:?} {anchor} {turn}"
                );
            }
        }
    }
}

#[test]
fn names_are_least_and_masks_are_the_turned_shapes() {
    for building in Building::ALL {
        let mut seen: Vec<(Cells, Cell, u8)> = Vec::new();
        for anchor in Cell::all() {
            for turn in 0..6 {
                let footprint = crate::slow::footprint(building.shape(), anchor.axial(), turn);
                if !footprint.iter().all(|&hex| on_map(hex)) {
                    continue;
                }
                let mask: Cells = footprint.iter().filter_map(|&(q, r)| Cell::at(q, r)).collect();
                if seen.iter().all(|&(known, ..)| known != mask) {
                    seen.push((mask, anchor, turn));
                }
            }
        }
        let table: Vec<(Cells, Cell, u8)> = (0..placement_count(building) as PlacementId)
            .map(|id| {
                let (anchor, turn) = Placement::name(building, id);
                (placements(building)[usize::from(id)].cells, anchor, turn)
            })
            .collect();
        assert_eq!(table, seen, "{building:?}");
    }
}

/// Buildings of the same outline are one class for final scoring card 012; mirror images are two.
#[test]
fn outlines_fall_into_classes() {
    let outline = |building: Building| {
        let turned = (0..6).map(|turns| {
            let cells = crate::slow::footprint(building.shape(), (0, 0), turns);
            let &(q0, r0) = cells.first().expect("a building has cells");
            cells.into_iter().map(|(q, r)| (q - q0, r - r0)).collect::<Vec<Hex>>()
        });
        turned.min()
    };
    let mut classes: Vec<Vec<Building>> = Vec::new();
    for building in Building::ALL {
        match classes.iter_mut().find(|class| outline(class[0]) == outline(building)) {
            Some(class) => class.push(building),
            None => classes.push(vec![building]),
        }
    }
    classes.retain(|class| class.len() > 1);
    use Building::*;
    let expected = [
        vec![Standard1, Kiosk, Pavilion, MascotStatue],
        vec![Standard2, SmallAquarium, AdventurePlayground, WaterPlayground, SideEntrance, UnderwaterTunnel],
        vec![PettingZoo, MeerkatDen, ZooSchool],
    ];
    assert_eq!(classes, expected);
}
