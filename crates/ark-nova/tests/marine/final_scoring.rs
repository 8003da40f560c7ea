//! Final scoring cards 012-017 and the faces that replace base cards (card rulings 6).

use crate::scene::{Scene, two};
use crate::sea::marine;
use ark_nova::catalogue::Building::{self, *};
use ark_nova::catalogue::final_scoring::Points;
use ark_nova::catalogue::{CardId, CardKind, Icon, SizeClass, deck};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{self, Zoo};
use ark_nova::position::Token;
use tabletop::Seat;

const ME: Seat = Seat(0);
const IN_ZOO: Place = Zoo(ME);

/// What a card gives seat 0 at a table of so many.
fn points_of(seats: u8, card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> u8 {
    Scene::at_rest(marine(seats), edit).look().scoring_points(ME, CardId(card))
}

fn points(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> u8 {
    points_of(2, card, edit)
}

/// The points with 0, 1, 2 … of something.
fn steps(card: u16, most: usize, edit: impl Fn(&mut Editor<'static>, usize)) -> Vec<u8> {
    (0..=most).map(|n| points(card, |editor| edit(editor, n))).collect()
}

/// The replaced tiers, side by side with those of the base game.
#[test]
fn the_replaced_faces_have_their_own_steps() {
    let steps = |rules: &ark_nova::Rules, card: u16| match rules.scoring_card(CardId(card)).points {
        Points::Steps(_, at) => at,
        other => panic!("{other:?}"),
    };
    let both = |card| (steps(two(), card), steps(marine(2), card));
    assert_eq!(both(1), ([1, 2, 4, 5], [1, 2, 3, 4]));
    assert_eq!(both(2), ([3, 6, 8, 10], [3, 6, 8, 10]));
    assert_eq!(both(3), ([3, 4, 5, 6], [3, 4, 5, 7]));
    assert_eq!(both(5), ([3, 4, 5, 6], [2, 3, 4, 5]));
    assert_eq!(both(6), ([6, 12, 18, 24], [6, 12, 18, 24]));
    assert_eq!(both(7), ([6, 9, 12, 15], [6, 9, 12, 15]));
    assert_eq!(both(8), ([3, 6, 8, 10], [3, 5, 7, 9]));
    assert_eq!(both(10), ([1, 3, 5, 7], [1, 3, 5, 6]));
    assert_eq!(both(11), ([2, 4, 6, 8], [2, 4, 6, 7]));
    let new = [12, 13, 14, 15, 16].map(|card| steps(marine(2), card));
    assert_eq!(new, [[4, 6, 7, 8], [3, 4, 5, 6], [3, 4, 5, 6], [2, 3, 4, 5], [4, 7, 10, 12]]);
}

/// 001 with the expansion: 1, 2, 3, 4 large animals.
#[test]
fn f_001_large_animal_zoo() {
    let rules = marine(2);
    let all = deck(rules.options.edition).filter(|card| card.kind() == Some(CardKind::Animal));
    let large: Vec<u16> =
        all.filter(|&card| rules.animal(card).size_class() == SizeClass::Large).map(|card| card.0).collect();
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&large[..n], IN_ZOO);
    };
    assert_eq!(steps(1, 5, with), [0, 1, 2, 3, 4, 4]);
}

/// 005 with the expansion: 2, 3, 4, 5 supports.
#[test]
fn f_005_conservation_zoo() {
    let with = |edit: &mut Editor<'static>, n: usize| {
        let left: Vec<u8> = (n as u8 + 1..=7).collect();
        edit.left_edge(0, &left);
    };
    assert_eq!(steps(5, 6, with), [0, 0, 1, 2, 3, 4, 4]);
}

/// 008 with the expansion: 3, 5, 7, 9 sponsors.
#[test]
fn f_008_sponsored_zoo() {
    let sponsors = [201, 202, 203, 204, 205, 206, 209, 210, 211, 212];
    let with = |edit: &mut Editor<'static>, n: usize| {
        edit.put_all(&sponsors[..n], IN_ZOO);
    };
    assert_eq!(steps(8, 10, with), [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
}

/// 009 with the expansion: sea animals are a category too.
#[test]
fn f_009_counts_sea_animals() {
    let sea = |edit: &mut Editor<'static>| {
        edit.put(266, IN_ZOO);
    };
    assert_eq!(points(9, sea), 1);
    let base = Scene::at_rest(two(), |_| {});
    assert_eq!(base.look().scoring_points(ME, CardId(9)), 0);
}

/// Card rulings 6, 012: which buildings have the same outline.
#[test]
fn f_012_outlines() {
    let classes: [&[Building]; 3] = [
        &[Standard1, Kiosk, Pavilion, MascotStatue],
        &[Standard2, SmallAquarium, AdventurePlayground, WaterPlayground, SideEntrance, UnderwaterTunnel],
        &[PettingZoo, MeerkatDen, ZooSchool],
    ];
    for (i, a) in Building::ALL.iter().enumerate() {
        for b in &Building::ALL[..i] {
            let together = classes.iter().any(|class| class.contains(a) && class.contains(b));
            assert_eq!(a.outline() == b.outline(), together, "{a:?} and {b:?}");
        }
    }
}

/// 012: 4, 6, 7, 8 different outlines; the same one counts once, whatever it is for.
#[test]
fn f_012_designer_zoo() {
    let buildings = [
        (Standard1, "a3"),
        (Standard2, "a4 a5"),
        (Standard3, "d3 d4 e3"),
        (Standard4, "e1 e2 f1 f2"),
        (PettingZoo, "b3 b4 c2"),
        (BarredOwlHut, "i1 i2 i3"),
    ];
    let with = |n: usize| {
        points(12, |edit| {
            for &(building, cells) in &buildings[..n] {
                edit.cover(0, building, cells);
            }
            edit.cover(0, Kiosk, "e6").cover(0, Pavilion, "h5");
        })
    };
    assert_eq!([0, 1, 3, 4, 5, 6].map(with), [0, 0, 0, 1, 1, 2], "kiosk and pavilion are one outline");
}

/// 013: the best continent whose base project below the board was not supported.
#[test]
fn f_013_specialized_habitat_zoo() {
    let africa = |edit: &mut Editor<'static>| {
        edit.put_all(&[401, 402, 405, 406], IN_ZOO);
    };
    let n = Scene::at_rest(marine(2), africa).zoo(0).icons(Icon::Africa);
    assert!(n >= 3, "{n} African icons");
    let open = points(13, africa);
    assert_eq!(open, (n - 2).min(4));
    let blocked = points(13, |edit| {
        africa(edit);
        edit.token(103, 0, Token::Of(ME)).left_edge(0, &[2, 3, 4, 5, 6, 7]);
    });
    assert!(blocked < open, "103 is the base project of Africa");
    let others = points(13, |edit| {
        africa(edit);
        edit.token(103, 0, Token::Of(Seat(1))).left_edge(1, &[2, 3, 4, 5, 6, 7]);
    });
    assert_eq!(others, open, "only the own support blocks");
}

/// 014: the best category whose base project was not supported; petting zoo has none.
#[test]
fn f_014_specialized_species_zoo() {
    let petting = [520, 521, 522, 523];
    let with = |edit: &mut Editor<'static>| {
        edit.display([401, 402, 403, 404, 405, 406]).put_all(&petting, IN_ZOO);
    };
    assert_eq!(points(14, with), 2, "four petting zoo animals");
    let supported = points(14, |edit| {
        with(edit);
        edit.token(110, 0, Token::Of(ME)).left_edge(0, &[2, 3, 4, 5, 6, 7]);
    });
    assert_eq!(supported, 2);
}

/// 015: pairs of a kiosk and a pavilion.
#[test]
fn f_015_catered_picnic_areas() {
    let with = |kiosks: usize, pavilions: usize| {
        points(15, |edit| {
            ["a3", "c6", "e1", "e4", "i1"][..kiosks].iter().for_each(|cell| {
                edit.cover(0, Kiosk, cell);
            });
            ["b3", "b4", "c2", "c3", "d3"][..pavilions].iter().for_each(|cell| {
                edit.cover(0, Pavilion, cell);
            });
        })
    };
    assert_eq!([with(1, 5), with(2, 2), with(3, 5), with(5, 4), with(5, 5)], [0, 1, 2, 3, 4]);
}

/// 016: every printed condition icon counts; 215 has 2, 204 has 4, 278 has 3; rescued animals are left out.
#[test]
fn f_016_accessible_zoo() {
    let rules = marine(2);
    let conditions =
        |card: u16| rules.sponsor(CardId(card)).requires.iter().map(|needs| needs.printed()).sum::<u8>();
    assert_eq!([215, 204, 278].map(conditions), [2, 4, 3]);
    let with = |cards: &[u16]| {
        points(16, |edit| {
            edit.put_all(cards, IN_ZOO);
        })
    };
    assert_eq!([with(&[215]), with(&[204]), with(&[204, 278]), with(&[204, 278, 215])], [0, 1, 2, 2]);
    let count = |rescued: bool| {
        let scene = Scene::at_rest(rules, |edit| {
            edit.put(475, IN_ZOO);
            if rescued {
                edit.rescued(0, &[475]);
            }
        });
        scene.look().count(ME, ark_nova::effects::Counter::ConditionsOnCards)
    };
    assert_eq!((count(false), count(true)), (3, 0), "475 needs 2 research icons and Animals II");
}

/// 017: continents with more icons than the player on the right; only the own partner zoos count twice.
#[test]
fn f_017_international_zoo() {
    assert_eq!(points(17, |_| {}), 0, "none against none");
    let alone = points(17, |edit| {
        edit.partner(0, Icon::Asia);
    });
    assert_eq!(alone, 1);
    let doubled = points(17, |edit| {
        edit.partner(0, Icon::Asia).partner(1, Icon::Asia);
    });
    assert_eq!(doubled, 1, "2 against 1");
    let right = points_of(3, 17, |edit| {
        edit.partner(0, Icon::Asia).partner(0, Icon::Africa);
        let asian = [407, 408];
        edit.put_all(&asian, Zoo(Seat(2)));
    });
    let left = points_of(3, 17, |edit| {
        edit.partner(0, Icon::Asia).partner(0, Icon::Africa);
        edit.put_all(&[407, 408], Zoo(Seat(1)));
    });
    assert!(right <= left, "seat 2 sits on the right of seat 0, seat 1 does not");
    assert_eq!(left, 2);
    let five = points(17, |edit| {
        [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia].into_iter().for_each(|icon| {
            edit.partner(0, icon);
        });
        edit.put(268, IN_ZOO);
    });
    assert_eq!(five, 4, "4 points at most");
}

/// Card rulings 8: 009 and 017 compare zoos, so the solo game draws another card instead.
#[test]
fn cards_that_compare_are_marked() {
    let compares: Vec<u16> = (1..=17).filter(|&card| marine(2).scoring_card(CardId(card)).compares).collect();
    assert_eq!(compares, [9, 17]);
}
