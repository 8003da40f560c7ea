//! Conservation projects (R-12A.7 to R-12A.11, R-9.3, card rulings 5).

use crate::scene::{Scene, players, two};
use crate::zoos::*;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, CardKind, Icon, SizeClass, deck};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Token;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const STRONG: [Action; 5] = [Cards, Animals, Build, Sponsors, Association];
const LEVELS: [&str; 3] = ["left", "middle", "right"];

/// Association at strength 5, all workers, and no bonuses of the conservation track in the way.
fn ready(edit: &mut Editor<'_>) {
    edit.slots(0, STRONG).tracks(0, 20, 30, 10, 1);
    edit.raw().scoring_discarded = true;
    edit.zoo(0).workers = 4;
}

/// A breeding program that can always be supported, so that the question is asked.
fn with_a_choice(edit: &mut Editor<'_>) {
    ready(edit);
    edit.put(522, ME).put(127, Place::Project).put(455, ME).partner(0, Icon::Africa);
}

/// Animals of the game with an icon.
fn with_icon(icon: Icon) -> impl Iterator<Item = u16> {
    let animals = deck(two().options.edition).filter(|card| card.kind() == Some(CardKind::Animal));
    animals.filter(move |&card| two().animal(card).icons.contains(&icon)).map(|card| card.0)
}

/// Which levels of a project may be supported.
fn open_levels(scene: &mut Scene, project: u16) -> [bool; 3] {
    scene.play("association 5; task project");
    LEVELS.map(|level| scene.may(&format!("support {project} {level}")))
}

/// Base projects 103-112: 5, 4 and 2 icons (R-12A.10); icons of partner zoos count.
#[test]
fn project_103_to_112_icons_count_from_each_level_on() {
    let projects = [
        (103, Icon::Africa, [5, 3, 2]),
        (104, Icon::Americas, [5, 3, 2]),
        (105, Icon::Australia, [5, 4, 2]),
        (106, Icon::Asia, [5, 3, 2]),
        (107, Icon::Europe, [5, 4, 2]),
        (108, Icon::Primate, [5, 4, 2]),
        (109, Icon::Reptile, [5, 4, 2]),
        (110, Icon::Predator, [5, 4, 2]),
        (111, Icon::Herbivore, [5, 4, 2]),
        (112, Icon::Bird, [5, 4, 2]),
    ];
    for (project, icon, points) in projects {
        for n in 0..=5 {
            let scene = || {
                scene(|edit| {
                    with_a_choice(edit);
                    edit.base_projects(&[project]);
                    with_icon(icon).filter(|&card| card != 455).take(n).for_each(|card| {
                        edit.put(card, ME);
                    });
                })
            };
            let has = scene().zoo(0).icons(icon);
            let open = open_levels(&mut scene(), project);
            assert_eq!(open, [5, 4, 2].map(|needs| has >= needs), "{project} with {has}");
            if n == 5 && has == 5 {
                for (level, points) in LEVELS.iter().zip(points) {
                    let mut scene = scene();
                    scene.play(&format!("association 5; task project; support {project} {level}; left 6"));
                    assert_eq!(scene.tracks(0), (32, 30, 10 + points, 1), "{project} {level}");
                }
            }
        }
    }
}

/// 128, 129 and 132: water, rock and research icons, sponsors and universities included.
#[test]
fn project_128_129_132_count_terrain_and_research() {
    let projects = [
        (128, [241, 244, 250, 251, 256], [5, 4, 2]),
        (129, [242, 243, 247, 252, 255], [5, 3, 2]),
        (132, [205, 206, 207, 208, 209], [5, 4, 2]),
    ];
    let points = [4, 3, 2];
    for (project, cards, needs) in projects {
        for n in 0..=5 {
            let scene = || {
                scene(|edit| {
                    with_a_choice(edit);
                    edit.put(project, Place::Project).put_all(&cards[..n], ME);
                })
            };
            let open = open_levels(&mut scene(), project);
            assert_eq!(open, needs.map(|needs| n >= needs), "{project} with {n}");
            if n == 5 {
                for (level, points) in LEVELS.iter().zip(points) {
                    let mut scene = scene();
                    scene.play(&format!("association 5; task project; support {project} {level}; left 6"));
                    assert_eq!(scene.zoo(0).conservation, 10 + points, "{project} {level}");
                }
            }
        }
    }
}

/// 101 and 102: different kinds, 5, 4 and 3 of them; bear and petting zoo are kinds.
#[test]
fn project_101_102_count_kinds() {
    // Primate and Africa and petting zoo are there already.
    let kinds = [(101, [415, 439, 513, 473], 2), (102, [439, 443, 450, 435], 1)];
    for (project, cards, there) in kinds {
        let mut kinds = there;
        for n in 0..=4 {
            let mut scene = scene(|edit| {
                with_a_choice(edit);
                edit.base_projects(&[project]).put_all(&cards[..n], ME);
            });
            if n > 0 {
                kinds += if project == 101 && n == 1 { 2 } else { 1 };
            }
            let open = open_levels(&mut scene, project);
            assert_eq!(open, [5, 4, 3].map(|needs| kinds >= needs), "{project} with {kinds}");
        }
    }
}

/// 130 and 131: animals by printed size (2.8); petting zoo animals are small, size 3 is neither.
#[test]
fn project_130_131_count_animals_by_size() {
    // The Donkey is small, the Mantled Guereza of size 3.
    let small = [439, 404, 405, 507, 513, 519, 520];
    let large = [401, 402, 417, 426];
    for n in 0..=7 {
        let mut scene = scene(|edit| {
            with_a_choice(edit);
            edit.put(130, Place::Project).put_all(&small[..n], ME);
        });
        assert_eq!(open_levels(&mut scene, 130), [8, 5, 2].map(|needs| n + 1 >= needs), "{n} and one");
    }
    for n in 0..=4 {
        let mut scene = scene(|edit| {
            with_a_choice(edit);
            edit.put(131, Place::Project).put_all(&large[..n], ME);
        });
        assert_eq!(open_levels(&mut scene, 131), [4, 3, 2].map(|needs| n >= needs), "{n} large");
    }
}

/// 131, worked example: 3 large animals take the middle level; in a game of three the fourth card pushes one out.
#[test]
fn project_131_pushes_the_rightmost_project_out() {
    let mut scene = scene_of(3, |edit| {
        ready(edit);
        edit.put(131, HAND).put_all(&[401, 402, 417], ME).base_projects(&[108, 109, 112]);
        for project in [130, 129, 128] {
            edit.put(project, Place::Project);
        }
        let last = edit.raw().association.above.len() - 1;
        edit.raw().association.above[last].levels[2] = Token::Of(Seat(0));
        edit.zoo(0).edge = 0b011_1111;
    });
    go(&mut scene, "association 5; task project; support 131 middle; left 6");
    let board = &scene.position.association;
    let above: Vec<u16> = board.above.iter().map(|project| project.card.0).collect();
    assert_eq!(above, [131, 128, 129], "newest left; 130 was rightmost");
    assert!(scene.position.market.discard.contains(CardId(130)));
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).supports()), (13, 2), "its token still counts");
}

/// R-12A.8: 2, 3 and 4 projects above the board with 2, 3 and 4 players.
#[test]
fn r_12a_8_as_many_projects_as_players() {
    for seats in 2..=4 {
        let mut scene = scene_of(seats, |edit| {
            ready(edit);
            edit.base_projects(&[108, 109, 112]).put(118, HAND).put(404, ME);
            for project in [127, 126, 125, 124].iter().take(usize::from(seats)) {
                edit.put(*project, Place::Project);
            }
        });
        go(&mut scene, "association 5; task project; support 118 right; left 6");
        assert_eq!(scene.position.association.above.len(), usize::from(seats));
        assert_eq!(scene.position.association.above[0].card, CardId(118));
    }
}

/// two players find one level of each base project blocked; with three nothing is.
#[test]
fn r_2_7_two_players_have_blocked_levels() {
    let scene = Scene::new(two(), |_| ());
    for (at, project) in scene.position.association.base.iter().enumerate() {
        let blocked: Vec<usize> = (0..3).filter(|&level| project.levels[level] == Token::Neutral).collect();
        assert_eq!(blocked, [at]);
    }
    let scene = Scene::new(players(3), |_| ());
    assert!(scene.position.association.base.iter().all(|project| project.levels == [Token::None; 3]));
    let mut scene = crate::zoos::scene(|edit| {
        with_a_choice(edit);
        edit.base_projects(&[103]).put_all(&[404, 405, 401, 428], ME);
        edit.raw().association.base[0].levels[1] = Token::Neutral;
    });
    scene.play("association 5; task project");
    assert_eq!(scene.blockers("support 103 middle"), [Blocker::LevelTaken]);
    assert!(scene.may("support 103 left") && scene.may("support 103 right"), "a lower level is allowed");
}

/// R-12A.9: a project with an own token cannot be supported again; another player's token blocks the level only.
#[test]
fn r_12a_9_a_project_is_supported_once() {
    let mut scene = scene(|edit| {
        with_a_choice(edit);
        edit.base_projects(&[103, 110]).put_all(&[404, 405, 401, 428], ME);
        edit.raw().association.base[0].levels[0] = Token::Of(Seat(0));
        edit.raw().association.base[1].levels[2] = Token::Of(Seat(1));
        edit.zoo(0).edge = 0b111_1110;
        edit.zoo(1).edge = 0b111_1110;
    });
    scene.play("association 5; task project");
    assert_eq!(scene.blockers("support 103 right"), [Blocker::SupportedAlready { card: CardId(103) }]);
    assert_eq!(scene.blockers("support 110 right"), [Blocker::LevelTaken]);
    assert!(scene.may("support 110 middle"));
}

/// R-12A.11: without a token on the left edge nothing can be supported.
#[test]
fn r_12a_11_seven_supports_are_all() {
    let mut scene = scene(|edit| {
        with_a_choice(edit);
        edit.zoo(0).edge = 0;
    });
    scene.play("association 5");
    assert!(!scene.may("task project"));
}

/// R-12A.15: playing a release project gives 1 reputation, to nobody else later; 123-132 give nothing.
#[test]
fn r_12a_15_the_play_bonus_is_for_who_plays_the_card() {
    let mut scene = scene(|edit| {
        ready(edit);
        edit.base_projects(&[108, 109, 112]).put(118, HAND).put(404, ME).put(403, Place::Zoo(Seat(1)));
        edit.slots(1, STRONG).tracks(1, 20, 30, 10, 1);
    });
    go(&mut scene, "association 5; task project; support 118 right; left 6");
    assert_eq!(scene.tracks(0), (32, 26, 13, 2));
    assert_eq!(scene.blockers("association 5"), []);
    scene.play("association 5");
    go(&mut scene, "task project; support 118 middle; left 6");
    assert_eq!((scene.zoo(1).conservation, scene.zoo(1).reputation), (14, 1));
}

/// R-12A.7: from the display only with side II, in range, for the folder number; a card must be supported at once.
#[test]
fn r_12a_7_projects_from_the_display() {
    for upgraded in [false, true] {
        let mut scene = scene(|edit| {
            with_a_choice(edit);
            edit.display([521, 132, 124, 525, 526, 527]).put(223, ME).tracks(0, 20, 30, 10, 2);
            if upgraded {
                edit.upgrade(0, Association);
            }
        });
        scene.play("association 5; task project");
        assert_eq!(scene.may("support 132 right"), upgraded);
        if upgraded {
            assert_eq!(scene.blockers("support 124 left")[0], Blocker::Range { folder: 3, range: 2 });
            assert_eq!(scene.blockers("support 132 left"), [Blocker::LevelNeed { needs: 5, has: 2 }]);
            scene.play("support 132 right; left 7");
            assert_eq!((scene.zoo(0).money.0, scene.zoo(0).conservation), (18, 12));
        } else {
            assert_eq!(scene.blockers("support 132 right"), [Blocker::OnlyFromHand]);
        }
    }
}

/// 113-122: the icon and exactly the size class of the level (R-9.3, D-13).
/// 113 to 122 one by one, 119 with birds.
#[test]
fn project_113_to_122_release_exactly_the_size() {
    let icons = [
        Icon::Europe,
        Icon::Americas,
        Icon::Asia,
        Icon::Africa,
        Icon::Australia,
        Icon::Predator,
        Icon::Bird,
        Icon::Herbivore,
        Icon::Reptile,
        Icon::Primate,
    ];
    let classes = [(SizeClass::Large, 5), (SizeClass::Medium, 4), (SizeClass::Small, 3)];
    for (project, icon) in (113..).zip(icons) {
        for (level, (class, points)) in classes.into_iter().enumerate() {
            let fits = |card: &u16| two().animal(CardId(*card)).size_class() == class;
            let animal = with_icon(icon).find(fits).expect("an animal of each size");
            let printed = two().animal(CardId(animal)).appeal;
            let scene = || {
                scene(|edit| {
                    ready(edit);
                    edit.base_projects(&[101]).put(project, Place::Project).put(animal, ME);
                    edit.put(130, Place::Project).put_all(&[522, 528], ME);
                })
            };
            for (other, name) in LEVELS.iter().enumerate() {
                let mut scene = scene();
                scene.play("association 5");
                go(&mut scene, "task project");
                let text = format!("support {project} {name}");
                assert_eq!(scene.may(&text), other == level, "{animal} for {text}");
            }
            let mut scene = scene();
            scene.play("association 5");
            go(&mut scene, &format!("task project; support {project} {}; left 6", LEVELS[level]));
            assert_eq!(scene.tracks(0), (32, 30 - printed, 10 + points, 1), "{project} {animal}");
            assert!(scene.position.market.discard.contains(CardId(animal)));
            assert_eq!(scene.zoo(0).icons(icon), 0);
        }
    }
}

/// 116, worked example: the tortoise leaves the reptile house with 2 tokens, 6 appeal are lost, 4 conservation won.
#[test]
fn project_116_releases_the_spurred_tortoise() {
    let mut scene = scene(|edit| {
        ready(edit);
        edit.base_projects(&[101]).put(116, Place::Project).put(471, ME);
        build(edit, Building::ReptileHouse, "e4 d4 d5 f4 f5");
        edit.tokens_in(0, Building::ReptileHouse, 3);
        build(edit, Building::Standard3, "a3 a4 b4");
        edit.occupy(0, "a3");
    });
    go(&mut scene, "association 5; task project; support 116 middle; card 471; left 6");
    assert_eq!(scene.tracks(0), (32, 24, 14, 1));
    assert_eq!(scene.zoo(0).animals_in[1], 1);
    assert!(scene.zoo(0).buildings[1].is_occupied(), "the special enclosure goes first (R-9.4)");
    let order = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted).expect("it happened");
    let lost = order(|event| matches!(event, Event::Lost { .. }));
    let gained = order(|event| matches!(event, Event::Gained { .. }));
    assert!(lost < gained, "lose first, then gain");
}

/// the smallest occupied standard enclosure that fits; appeal never below 0; pouched cards go too.
#[test]
fn r_9_4_the_smallest_fitting_enclosure_is_emptied() {
    let mut scene = scene(|edit| {
        ready(edit);
        edit.tracks(0, 20, 2, 10, 1).base_projects(&[101]).put(120, Place::Project).put(450, ME);
        build(edit, Building::Standard5, "e4 e5 e6 d5 d6");
        build(edit, Building::Standard2, "a3 a4");
        build(edit, Building::Standard1, "i1");
        for cell in ["e4", "a3", "i1"] {
            edit.occupy(0, cell);
        }
        edit.put(404, HAND).zoo(0).hand.remove(CardId(404));
        edit.raw().under.push((CardId(450), CardId(404)));
    });
    go(&mut scene, "association 5; task project; support 120 right; card 450; in a3; left 6");
    let occupied: Vec<bool> = scene.zoo(0).buildings.iter().map(|built| built.is_occupied()).collect();
    assert_eq!(occupied, [true, false, true]);
    assert_eq!(scene.zoo(0).appeal, 0);
    assert!(scene.position.market.discard.contains(CardId(404)));
}

/// 123-127: one animal with the icon whose own continent has a partner zoo; all levels are free to choose.
#[test]
fn project_123_to_127_need_a_breeding_pair() {
    let programs = [(123, 513), (124, 419), (125, 488), (126, 443), (127, 455)];
    for (project, animal) in programs {
        let continent = *two().animal(CardId(animal)).icons.last().expect("a continent");
        let rewards = [(2, 2), (1, 2), (2, 0)];
        for (level, (conservation, reputation)) in LEVELS.iter().zip(rewards) {
            let mut scene = scene(|edit| {
                ready(edit);
                edit.base_projects(&[101]).put(project, Place::Project).put(animal, ME);
                partners(edit, &[continent]);
            });
            scene.play(&format!("association 5; task project; support {project} {level}; left 6"));
            assert_eq!(scene.tracks(0), (32, 30, 10 + conservation, 1 + reputation), "{project} {level}");
        }
        let mut none = scene(|edit| {
            ready(edit);
            let other = if continent == Icon::Asia { Icon::Europe } else { Icon::Asia };
            edit.base_projects(&[101]).put(project, Place::Project).put(animal, ME);
            partners(edit, &[other]);
        });
        none.play("association 5");
        assert!(!none.may("task project"), "{project}: no matching partner zoo");
    }
    // Icons of sponsors do not help: 248 is a primate, the partner zoo is Asia.
    let mut scene = scene(|edit| {
        ready(edit);
        edit.base_projects(&[101]).put(127, Place::Project).put(248, ME);
        partners(edit, &[Icon::Asia]);
    });
    scene.play("association 5");
    assert!(!scene.may("task project"));
}

/// A base card taken by Assertion or Dominance is played above the board, where wild icons do not help.
#[test]
fn project_103_from_hand_goes_above_the_board() {
    let mut scene = scene(|edit| {
        ready(edit);
        edit.base_projects(&[101]).put(103, HAND).put_all(&[404, 405], ME);
    });
    go(&mut scene, "association 5; task project; support 103 right; left 6");
    let board = &scene.position.association;
    assert_eq!((board.above[0].card, board.base.len()), (CardId(103), 1));
    assert_eq!(board.above[0].levels, [Token::None, Token::None, Token::Of(Seat(0))]);
}
