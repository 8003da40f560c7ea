//! Final scoring cards 001-011 and the end (R-13.5 to, card rulings 6 and 7).

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::catalogue::{Building, CardId, CardKind, SizeClass, Terrain, ZooMap, deck};
use ark_nova::editor::{Editor, Place};
use ark_nova::{Event, Options, Rules};
use tabletop::{Game, Seat};

/// What a card gives seat 0.
fn points(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> u8 {
    look(&scene(edit)).scoring_points(Seat(0), CardId(card))
}

/// The points with 0, 1, 2 … of something.
fn steps(card: u16, most: usize, edit: impl Fn(&mut Editor<'static>, usize)) -> Vec<u8> {
    (0..=most).map(|n| points(card, |editor| edit(editor, n))).collect()
}

fn animals(size: SizeClass) -> Vec<u16> {
    let rules = crate::scene::two();
    let all = deck(rules.options.edition).filter(|card| card.kind() == Some(CardKind::Animal));
    all.filter(|&card| rules.animal(card).size_class() == size).map(|card| card.0).collect()
}

/// 001: 1, 2, 4, 5 large animals by printed size; 2.8: size 3 is not large.
#[test]
fn f_001_large_animal_zoo() {
    let large = animals(SizeClass::Large);
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&large[..n], ME).put_all(&animals(SizeClass::Medium)[..3], ME);
    };
    assert_eq!(steps(1, 6, with), [0, 1, 2, 2, 3, 4, 4]);
}

/// 002: 3, 6, 8, 10 small animals, petting zoo animals among them.
#[test]
fn f_002_small_animal_zoo() {
    let mut small = animals(SizeClass::Small);
    small.reverse();
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&small[..n], ME);
    };
    assert_eq!(steps(2, 11, with), [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4]);
}

/// 003: 3, 4, 5, 6 research icons.
#[test]
fn f_003_research_zoo() {
    let cards = [205, 206, 207, 208, 209, 220, 221];
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&cards[..n], ME);
    };
    assert_eq!(steps(3, 7, with), [0, 0, 0, 1, 2, 3, 4, 4]);
}

fn map_of(scene: &Scene) -> &'static ZooMap {
    scene.zoo(0).printed()
}

/// 004: all water connected, all rock connected, border covered, map covered; a covered map implies the border.
#[test]
fn f_004_architectural_zoo_checks_four_things() {
    assert_eq!(points(4, |_| ()), 0);
    assert_eq!(points(4, |edit| cover_all_but(edit, 0, "")), 4);
    assert_eq!(points(4, |edit| cover_all_but(edit, 0, "e3")), 3);
    // On map 3: everything beside the water, then everything beside the rock, then the border.
    let beside = |terrain: Terrain| {
        scene(|edit| {
            edit.map(0, "3");
            let map = edit.zoo(0).printed();
            for cell in map.cells_of(terrain).around().and(map.building_spaces()).iter() {
                edit.build(0, Building::Standard1, &cell.to_string(), 0);
            }
        })
    };
    let (water, rock) = (beside(Terrain::Water), beside(Terrain::Rock));
    assert!(!map_of(&water).rock.isolated(water.zoo(0).covered).is_empty());
    assert!(!map_of(&rock).water.isolated(rock.zoo(0).covered).is_empty());
    assert_eq!(look(&water).scoring_points(Seat(0), CardId(4)), 1);
    assert_eq!(look(&rock).scoring_points(Seat(0), CardId(4)), 1);
    let border = |edit: &mut Editor<'static>| {
        edit.map(0, "3");
        for cell in edit.zoo(0).printed().border_spaces().iter() {
            edit.build(0, Building::Standard1, &cell.to_string(), 0);
        }
    };
    let scene = scene(border);
    let (zoo, map) = (scene.zoo(0), scene.zoo(0).printed());
    let connected = [map.rock, map.water].map(|cells| u8::from(cells.isolated(zoo.covered).is_empty()));
    assert_eq!(look(&scene).scoring_points(Seat(0), CardId(4)), 1 + connected[0] + connected[1]);
    assert!(connected != [1, 1]);
}

/// 005: 3, 4, 5, 6 supports.
#[test]
fn f_005_conservation_zoo() {
    assert_eq!(steps(5, 7, |edit, n| supports(edit, n as u8)), [0, 0, 0, 1, 2, 3, 4, 4]);
}

/// 006: 6, 12, 18, 24 empty building spaces; those behind the Build upgrade count, rock and water do not.
#[test]
fn f_006_naturalists_zoo() {
    let spaces = scene(|_| ()).zoo(0).printed().building_spaces();
    let with = |edit: &mut Editor<'static>, n: usize| {
        for cell in spaces.iter().skip(n) {
            edit.build(0, Building::Standard1, &cell.to_string(), 0);
        }
    };
    for (n, expected) in [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3), (23, 3), (24, 4)] {
        assert_eq!(points(6, |edit| with(edit, n)), expected, "{n} empty spaces");
    }
    assert_eq!(points(6, |edit| cover_all_but(edit, 0, "g3 h3 e1 e2 e3 e4")), 1);
}

/// 007: reputation 6, 9, 12, 15.
#[test]
fn f_007_favorite_zoo() {
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.tracks(0, 0, 0, 0, n as u8 + 1);
    };
    assert_eq!(steps(7, 14, with), [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4]);
}

/// 008: 3, 6, 8, 10 sponsors.
#[test]
fn f_008_sponsored_zoo() {
    let cards: Vec<u16> = (201..=211).collect();
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&cards[..n], ME);
    };
    assert_eq!(steps(8, 11, with), [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4]);
}

/// 009, worked example: 1 reptile, 4 predators, 2 birds, 2 bears, 1 herbivore against 4 reptiles, 3 primates and
/// 2 petting zoo animals are 4 points.
#[test]
fn f_009_diverse_species_zoo_compares_with_the_right_neighbour() {
    let example = |edit: &mut Editor<'static>, right: u8| {
        edit.put_all(&[473, 415, 414, 404, 405, 507, 513, 439], ME);
        edit.put_all(&[477, 478, 479, 480, 455, 460, 462, 519, 520], Place::Zoo(Seat(right)));
    };
    assert_eq!(points(9, |edit| example(edit, 1)), 4);
    // With three players the right neighbour of seat 0 is seat 2; seat 1 does not matter.
    let three = scene_of(3, |edit| {
        example(edit, 2);
        edit.put_all(&[401, 402, 403, 494, 495, 496, 408, 409, 411, 428, 429], Place::Zoo(Seat(1)));
    });
    assert_eq!(look(&three).scoring_points(Seat(0), CardId(9)), 4);
    let other = scene_of(3, |edit| example(edit, 1));
    assert_eq!(look(&other).scoring_points(Seat(0), CardId(9)), 4, "nobody on the right: 5 kinds, 4 at most");
    assert_eq!(look(&other).scoring_points(Seat(2), CardId(9)), 0, "seat 2 looks at seat 1");
}

/// 009: strictly more; one icon beats none, ties give nothing; icons of sponsors count, continents do not.
#[test]
fn f_009_diverse_species_zoo_wants_strictly_more() {
    let against = |own: &[u16], right: &[u16]| {
        points(9, |edit| {
            edit.put_all(own, ME).put_all(right, Place::Zoo(Seat(1)));
        })
    };
    assert_eq!(against(&[404], &[405]), 0);
    assert_eq!(against(&[404], &[]), 1);
    assert_eq!(against(&[404, 239], &[405]), 1);
    assert_eq!(against(&[241, 242, 223], &[]), 0);
}

/// 010 and 011: rock and water icons, not map spaces.
#[test]
fn f_010_climbing_park_and_011_aquatic_park() {
    let rock = [242, 243, 247, 252, 255, 413, 414, 427];
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&rock[..n], ME);
    };
    assert_eq!(steps(10, 8, with), [0, 1, 1, 2, 2, 3, 3, 4, 4]);
    let water = [241, 244, 250, 251, 256, 422, 423, 430, 449];
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&water[..n], ME);
    };
    assert_eq!(steps(11, 9, with), [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
}

/// Gives a seat exactly these final scoring cards.
fn hold(edit: &mut Editor<'_>, seat: u8, cards: &[u16]) {
    for zoo in &mut edit.raw().zoos {
        zoo.scoring = 0;
    }
    let seats = 2;
    let raw = edit.raw();
    raw.market.scoring.clear();
    for card in (1..=11).filter(|card| !cards.contains(card)) {
        raw.market.scoring.push(CardId(card));
    }
    for &card in cards {
        raw.zoos[usize::from(seat)].scoring |= 1 << card;
    }
    for seat in 0..seats {
        let known = &mut raw.known[seat];
        for card in 1..=17 {
            known.remove(CardId(card));
        }
    }
}

/// without 10 conservation everybody discards one card, then the rest is scored, plainly.
#[test]
fn r_13_5_a_card_is_discarded_before_scoring() {
    let mut scene = scene(|edit| {
        hold(edit, 0, &[1, 7]);
        edit.zoo(1).scoring = 0;
        let last = edit.raw().market.scoring.pop().expect("a card");
        edit.zoo(1).scoring = 1 << last.0;
        edit.tracks(0, 0, 10, 4, 9).put(401, ME).put(402, ME);
        edit.raw().last_turns = Some(0);
    });
    scene.play("x-token cards");
    scene.play_as(0, "card 001");
    if !scene.rules.asked(&scene.position).is_empty() {
        let last = scene.first();
        scene.play_as(1, &last);
    }
    assert_eq!(scene.zoo(0).conservation, 6, "2 points for reputation 9; passing 5 gives nothing any more");
    assert!(scene.events.iter().any(|event| matches!(event, Event::Over)));
}

/// the first player at 10 conservation makes everybody discard one card, at once and only once.
#[test]
fn r_11_6_ten_conservation_discards_final_scoring_cards() {
    let mut scene = sponsor(261, |edit| {
        edit.tracks(0, 20, 10, 9, 1);
    });
    scene.play("first 261:conservation");
    assert_eq!(scene.rules.asked(&scene.position).len(), 2);
    let held = scene.zoo(0).scoring_cards().count();
    for seat in [1, 0] {
        let card = scene.zoo(seat).scoring_cards().next().expect("a card");
        scene.play_as(seat, &format!("card {card}"));
    }
    assert_eq!(scene.zoo(0).scoring_cards().count(), held - 1);
    assert_eq!(scene.zoo(1).scoring_cards().count(), held - 1);
    assert!(scene.position.scoring_discarded);
}

/// Card rulings 8: 009 is replaced when it is drawn in a solo game.
#[test]
fn r_15_3_solo_never_holds_009() {
    let rules = Rules::new(&Options::players(1)).expect("good options");
    for seed in 0..40 {
        let position = rules.start(tabletop::Seed::from_number(seed), &mut tabletop::Silent);
        assert!(position.zoos[0].scoring >> 9 & 1 == 0);
    }
}
