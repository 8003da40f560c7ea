//! The zoo maps: ground and bonuses counted, cells that must agree with each other.

use ark_nova::catalogue::maps::{ALL, Active, Landmark, MapSource};
use ark_nova::catalogue::{Building, Icon, MapId, Terrain, ZooMap};
use ark_nova::effects::{Clause, Effect, On, Rule};
use ark_nova::hex::{Cell, Cells, Placement, placements};

/// Label, rock, water, upgrade spaces, placement bonuses, border spaces, spaces of the left edge for every break.
const COUNTS: [(&str, [usize; 6]); 25] = [
    ("A", [7, 9, 2, 12, 16, 4]),
    ("0", [9, 10, 2, 12, 14, 4]),
    ("1", [9, 7, 3, 9, 16, 4]),
    ("2", [9, 7, 4, 8, 16, 3]),
    ("3", [7, 9, 5, 19, 17, 3]),
    ("4", [7, 9, 4, 9, 20, 3]),
    ("5", [7, 8, 3, 9, 23, 3]),
    ("6", [7, 9, 4, 9, 18, 4]),
    ("7", [9, 7, 3, 13, 18, 4]),
    ("8", [9, 7, 3, 7, 18, 3]),
    ("9", [8, 8, 2, 8, 16, 3]),
    ("10", [6, 9, 3, 11, 17, 3]),
    ("11", [9, 7, 3, 11, 17, 3]),
    ("12", [9, 7, 3, 10, 17, 3]),
    ("13", [8, 8, 2, 11, 22, 3]),
    ("14", [7, 9, 3, 12, 17, 4]),
    ("1a", [9, 7, 3, 9, 15, 4]),
    ("2a", [9, 7, 5, 7, 17, 3]),
    ("3a", [7, 9, 3, 18, 17, 3]),
    ("4a", [7, 9, 4, 10, 20, 3]),
    ("5a", [7, 8, 3, 9, 20, 3]),
    ("6a", [7, 9, 4, 9, 18, 4]),
    ("7a", [9, 7, 3, 12, 17, 4]),
    ("8a", [9, 7, 3, 8, 18, 3]),
    ("T1", [8, 8, 3, 11, 18, 3]),
];

#[test]
fn twenty_five_maps() {
    let counted = ALL.each_ref().map(|map| {
        let every_break = map.edge.iter().filter(|space| space.every_break).count();
        let counts =
            [map.rock, map.water, map.upgrade, map.bonus_spaces(), map.border_spaces()].map(Cells::len);
        (map.label, [counts[0], counts[1], counts[2], counts[3], counts[4], every_break])
    });
    assert_eq!(counted, COUNTS);
    let source = |source| ALL.iter().filter(|map| map.source == source).count();
    assert_eq!([MapSource::BaseBeginner, MapSource::Base, MapSource::Later].map(source), [2, 8, 15]);
    for id in MapId::all() {
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().to_lowercase().parse(), Ok(id));
    }
    assert!("15".parse::<MapId>().is_err());
}

#[test]
fn the_ground_is_one_thing_at_a_time() {
    for map in &ALL {
        assert!(!map.rock.meets(map.water), "{}", map.label);
        assert!(map.upgrade.within(map.building_spaces()), "{}", map.label);
        assert!(map.bonus_spaces().within(map.building_spaces()), "{}", map.label);
        assert_eq!(map.bonus_spaces().len(), map.bonuses.len(), "{}: two bonuses on a cell", map.label);
        for cell in Cell::all() {
            let terrain = map.terrain(cell);
            assert_eq!(terrain == Some(Terrain::Rock), map.rock.contains(cell));
            assert_eq!(terrain == Some(Terrain::Water), map.water.contains(cell));
            assert_eq!(map.bonus(cell).is_some(), map.bonus_spaces().contains(cell));
        }
    }
}

#[test]
fn start_buildings_lie_on_open_ground() {
    for map in &ALL {
        let mut covered = Cells::NONE;
        for &(building, anchor, turn) in map.start {
            let id = Placement::find(building, anchor, turn).expect("a canonical name");
            let cells = placements(building)[usize::from(id)].cells;
            assert!(cells.within(map.building_spaces().minus(map.upgrade).minus(covered)), "{}", map.label);
            assert!(!cells.meets(map.bonus_spaces()), "{}: nobody would gain the bonus", map.label);
            covered = covered.or(cells);
        }
        let expected = match map.label {
            "A" => "a4 a5 a6 b6",
            "13" => "e3 e4",
            _ => "",
        };
        assert_eq!(covered, Cells::named(expected), "{}", map.label);
    }
}

fn landmark(map: &ZooMap, wanted: Landmark) -> Cells {
    map.landmarks.iter().find(|(landmark, _)| *landmark == wanted).map_or(Cells::NONE, |&(_, cells)| cells)
}

/// What a line of a map names must be what is drawn on it.
#[test]
fn abilities_name_the_landmarks() {
    for map in &ALL {
        let kiosk_bonuses: Cells = map
            .bonuses
            .iter()
            .filter(|(_, effect)| *effect == Effect::BuildFree(&[Building::Kiosk]))
            .map(|&(cell, _)| cell)
            .collect();
        for line in map.ability {
            match line.active {
                Active::Always => {}
                Active::LeftSpaceEmpty(space) => assert!(usize::from(space) < map.edge.len()),
                Active::Covered(cells) => {
                    let quarters = [0, 1, 2, 3].map(|quarter| landmark(map, Landmark::Quarter(quarter)));
                    let drawn = [Landmark::Harbour, Landmark::Institute, Landmark::HillLetter];
                    let drawn = drawn.map(|wanted| landmark(map, wanted));
                    let known = quarters.contains(&cells) || drawn.contains(&cells) || kiosk_bonuses == cells;
                    assert!(known, "{}: {cells:?}", map.label);
                }
            }
            match line.clause {
                Clause::Whenever(trigger) => match trigger.on {
                    On::OccupiedNextTo(cell) => assert_eq!(cell.set(), landmark(map, Landmark::Tower)),
                    On::CellCovered(cells) if map.label != "12" => {
                        assert_eq!(cells, landmark(map, Landmark::HillLetter));
                        assert!(!cells.meets(map.bonus_spaces()));
                    }
                    On::CellCovered(cells) => assert_eq!(cells, Cells::named("a6 i1")),
                    On::AllCovered(cells) => {
                        let quarter =
                            (0..4).find(|&quarter| landmark(map, Landmark::Quarter(quarter)) == cells);
                        assert!(quarter.is_some(), "{}: {cells:?}", map.label);
                    }
                    On::HousedInContinent(areas) => {
                        for &(icon, cells) in areas {
                            assert_eq!(cells, landmark(map, Landmark::Continent(icon)));
                        }
                        assert_eq!(areas.len(), 5);
                    }
                    _ => {}
                },
                Clause::Rule(Rule::LargerNextTo(cell, _)) => {
                    assert_eq!(cell.set(), landmark(map, Landmark::Gate));
                }
                _ => {}
            }
        }
    }
}

#[test]
fn landmarks_stand_on_their_ground() {
    for map in &ALL {
        for &(landmark, cells) in map.landmarks {
            let (ground, size) = match landmark {
                Landmark::Tower | Landmark::Restaurant => (map.rock, 1),
                Landmark::Gate => (map.water, 1),
                Landmark::SilverLake => (map.water, 4),
                Landmark::Harbour | Landmark::Institute => (Cells::named("a6"), 1),
                Landmark::HillLetter => (map.building_spaces(), 3),
                Landmark::Continent(_) => (map.building_spaces(), 6),
                Landmark::Quarter(_) => (map.building_spaces(), 10),
                Landmark::Centre => (map.building_spaces(), 2),
            };
            assert!(cells.within(ground), "{} {landmark:?}", map.label);
            assert_eq!(cells.len(), size, "{} {landmark:?}", map.label);
            assert_eq!(cells.groups().count(), if landmark == Landmark::HillLetter { 3 } else { 1 });
        }
        let silver = landmark(map, Landmark::SilverLake);
        if !silver.is_empty() {
            // Maps 3 and 3a: 2 money on the eleven cells of the shore.
            let shore = silver.around().minus(map.rock).minus(map.water);
            let money = Effect::Gain(ark_nova::catalogue::Resource::Money, ark_nova::effects::Amount::N(2));
            let paid: Cells =
                map.bonuses.iter().filter(|(_, bonus)| *bonus == money).map(|&(cell, _)| cell).collect();
            assert_eq!((paid.len(), paid.minus(shore)), (11, Cells::NONE), "{}", map.label);
        }
    }
}

#[test]
fn areas_do_not_overlap() {
    for map in &ALL {
        let mut seen = Cells::NONE;
        for &(landmark, cells) in map.landmarks {
            assert!(!cells.meets(seen), "{} {landmark:?}", map.label);
            seen = seen.or(cells);
        }
    }
    let nine = ALL.iter().find(|map| map.label == "9").expect("map 9");
    let continents = [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia, Icon::Europe];
    assert!(continents.iter().all(|&icon| landmark(nine, Landmark::Continent(icon)).len() == 6));
}

/// Maps 11, 12 and T1 join partner zoos and universities by rows; nobody else does.
#[test]
fn joined_rows() {
    let joined: Vec<(&str, usize)> = ALL
        .iter()
        .map(|map| (map.label, map.rows.iter().filter(|effects| !effects.is_empty()).count()))
        .filter(|&(_, rows)| rows > 0)
        .collect();
    assert_eq!(joined, [("11", 3), ("12", 2), ("T1", 2)]);
}

#[test]
fn the_columns_are_alike_on_most_maps() {
    for map in &ALL {
        let upgrade = &[Effect::UpgradeActionCard][..];
        let usual = !["11", "12", "T1"].contains(&map.label);
        assert_eq!(map.partner_zoos[1] == upgrade, usual, "{}", map.label);
        assert_eq!(map.universities[1] == upgrade, usual, "{}", map.label);
        assert!(map.partner_zoos[0].is_empty() && map.universities[0].is_empty());
        assert_eq!(map.full_cover, if map.label == "13" { 0 } else { 7 });
        // The twelve money and the three X-tokens stand at the bottom of every left edge.
        assert!(!map.edge[4].every_break && !map.edge[5].every_break && !map.edge[6].every_break);
        assert!(map.edge[0].every_break && map.edge[1].every_break && map.edge[2].every_break);
    }
}
