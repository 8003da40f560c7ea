//! Buildings that stand are changed: Cut Down, 269, 280, and the areas of map 13 (U-13, D-59, R-7.10).

use crate::scene::Scene;
use crate::sea::{marine, on_maps};
use ark_nova::catalogue::Action::{Animals, Build};
use ark_nova::catalogue::Building::{self, *};
use ark_nova::catalogue::{CardId, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Hand, Zoo};
use ark_nova::hex::{Cells, Placement, placements};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Move, Question};
use tabletop::{Chance, Seat, Seed};

const ME: Seat = Seat(0);

/// The placement of a building on exactly these cells.
fn placement(building: Building, cells: &str) -> u16 {
    let cells = Cells::named(cells);
    placements(building).iter().position(|at| at.cells == cells).expect("its shape") as u16
}

/// The move that lays a building on these cells.
fn at(building: Building, cells: &str) -> String {
    Move::Place(building, placement(building, cells)).to_string()
}

/// The move that puts a lifted building back on these cells.
fn back(building: Building, from: &str, cells: &str) -> String {
    Move::Return(building, from.parse().expect("a cell"), placement(building, cells)).to_string()
}

/// Covers these cells with enclosures of one space.
fn fill(edit: &mut Editor<'static>, cells: &str) {
    for cell in Cells::named(cells).iter() {
        let (anchor, turn) = Placement::name(Standard1, placement(Standard1, &cell.to_string()));
        edit.build(0, Standard1, &anchor.to_string(), turn);
    }
}

/// On map 13 with the second left space empty, one step before a break that seat 0 causes.
fn before_break(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(on_maps(&["13", "0"]), |editor| {
        editor.left_edge(0, &[1, 3, 4, 5, 6, 7]).tracks(0, 10, 0, 0, 1).tracks(1, 10, 0, 0, 1);
        editor.break_steps(1);
        edit(editor);
    })
}

/// Cut Down: an empty standard enclosure goes, 2 money for each space come back; its spaces are free again.
#[test]
fn cut_down_gives_the_cost_back() {
    let mut scene = before_break(|edit| {
        edit.cover(0, Standard3, "f4 g3 g4").cover(0, Standard1, "h4").occupy(0, "h4").cover(0, Kiosk, "h3");
    });
    scene.play("sponsors 5; ~break; ~first left:2");
    assert_eq!(scene.options("lift"), ["e3", "f4"], "not the occupied one, not the kiosk");
    assert!(scene.may("done"), "it may be declined");
    assert_eq!(scene.blockers("lift h4"), [Blocker::NoSuchChoice]);
    let money = scene.zoo(0).money.0;
    scene.play("lift f4");
    assert!(scene.gains(0).contains(&(Resource::Money, 6, Source::Edge(1))));
    assert!(scene.zoo(0).money.0 >= money + 6);
    assert!(!scene.zoo(0).covered.meets(Cells::named("f4 g3 g4")) && !scene.zoo(0).has(Standard3));
    assert!(scene.events.iter().any(|event| matches!(event, Event::Removed { building: Standard3, .. })));
}

/// Cut Down without an empty enclosure does nothing and asks nothing.
#[test]
fn cut_down_needs_an_empty_enclosure() {
    let mut scene = before_break(|edit| {
        edit.occupy(0, "e3");
    });
    scene.play("sponsors 5; ~break; ~first left:2");
    assert_eq!(scene.asked(), 1);
}

/// U-13: a space that is covered again gives its bonus again; with no building left the first one covers the border.
#[test]
fn u_13_a_freed_space_gives_its_bonus_again() {
    let mut scene = before_break(|edit| {
        edit.slot(1, Build, 5);
    });
    scene.play("sponsors 5; ~break; ~first left:2; lift e3");
    assert!(scene.zoo(0).buildings.is_empty() && scene.zoo(0).covered.is_empty());
    assert_eq!(scene.asked(), 1);
    scene.play("x-token cards; build 4; raise size1");
    assert_eq!(scene.blockers("place size1 e3 r0"), [Blocker::OutOfReach], "R-7.4: the border again");
    let mut scene = before_break(|edit| {
        edit.cover(0, Standard1, "e5").slot(0, Build, 4);
    });
    scene.play("sponsors 5; ~break; ~first left:2; lift e5");
    scene.play("x-token cards; build 5; raise size1; place size1 e5 r0");
    let token = (Resource::XToken, 1, Source::Bonus("e5".parse().expect("a cell")));
    assert!(scene.gains(0).contains(&token));
}

/// D-59: an area pays at once when it is fully covered, in every break while it is, not while it is uncovered, and at
/// once again when it is covered again.
#[test]
fn d_59_areas_pay_while_they_are_covered() {
    let north = "c1 d1 d2 e1 e2 f1 f2 g1 h1";
    let mut scene = before_break(|edit| {
        fill(edit, north);
        edit.slot(0, Build, 4);
    });
    scene.play("build 4; raise size1; place size1 b1 r0");
    let area = |scene: &Scene| {
        scene
            .gains(0)
            .iter()
            .filter(|gain| matches!(gain.2, Source::Map(0 | 1)))
            .map(|gain| gain.1)
            .sum::<u16>()
    };
    assert_eq!(area(&scene), 3, "at once");
    let mut paid = before_break(|edit| fill(edit, "b1 c1 d1 d2 e1 e2 f1 f2 g1 h1"));
    paid.play("sponsors 5; ~break; first map:2; ~first left:2; done");
    assert_eq!(area(&paid), 3, "in the break");
    let mut open = before_break(|edit| fill(edit, "b1 c1 d1 d2 e1 e2 f1 f2 g1 h1"));
    open.play("sponsors 5; ~break; first left:2; lift b1");
    assert_eq!((area(&open), open.asked()), (0, 1), "uncovered before it was paid");
    open.play("x-token cards");
    open.play("build 4; raise size1; place size1 b1 r0");
    assert_eq!(area(&open), 3, "covered again");
}

/// Map 13: the four areas and what they give; no appeal for the whole map.
#[test]
fn map_13_pays_for_four_areas() {
    let cover = |cells: &str, last: &str, card: bool| {
        let mut scene = Scene::at_rest(on_maps(&["13", "0"]), |edit| {
            edit.tracks(0, 10, 0, 0, 1).upgrade(0, Build);
            fill(edit, cells);
            if card {
                edit.deck_top(&[401, 402, 403, 404]);
            }
        });
        scene.play(&format!("build 3; raise size1; place size1 {last} r0; ~done"));
        scene
    };
    let east = cover("f4 g3 g4 h3 h4 h5 i3 i4 i5", "i2", false);
    assert_eq!(east.zoo(0).appeal, 2);
    let south = cover("c6 d6 d7 e5 e6 f6 f7 g6 h7", "b7", false);
    assert!(south.gains(0).contains(&(Resource::Reputation, 1, Source::Map(4))));
    let mut west = cover("a2 a3 a4 a5 b3 b4 b5 c3 d4", "c4", true);
    west.play("card 401; ~done");
    assert!(west.hand(0).contains(&401), "Hunter 4");
    let rest = {
        let map = "13".parse::<ark_nova::catalogue::MapId>().expect("a map").map();
        map.building_spaces().minus(Cells::named("e3 e4 i2"))
    };
    let mut full = Scene::at_rest(on_maps(&["13", "0"]), |edit| {
        edit.tracks(0, 10, 0, 0, 1).upgrade(0, Build);
        for cell in rest.iter() {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
    });
    full.play("build 3; ~raise size1; ~place size1 i2 r0");
    assert_eq!(full.gains(0), [(Resource::Appeal, 2, Source::Map(2))], "only the area");
}

/// Map 13 starts with an enclosure of two spaces in the middle, which the first building must touch.
#[test]
fn map_13_starts_with_an_enclosure() {
    let mut scene = Scene::at_rest(on_maps(&["13", "0"]), |_| {});
    assert_eq!(scene.zoo(0).covered, Cells::named("e3 e4"));
    scene.play("build 3; raise size1");
    assert_eq!(scene.blockers("place size1 a3 r0"), [Blocker::OutOfReach]);
    assert!(scene.may("place size1 e2 r0"));
}

/// 269 is about to be played with strength 5.
fn conference(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.put(269, Hand(ME)).tracks(0, 10, 10, 0, 1);
        edit(editor);
    });
    scene.play("sponsors 5; ~sponsor 269");
    scene
}

/// Card ruling 269: its own icon enlarges an enclosure to the next size: the old spaces and one more.
#[test]
fn s_269_enlarges_an_enclosure() {
    let mut scene = conference(|edit| {
        edit.cover(0, Standard2, "e1 e2").cover(0, Standard5, "g4 h4 h5 i3 i4");
    });
    assert!(matches!(scene.question(), Question::Effect { .. }));
    let places = scene.options("place");
    let only = at(Standard3, "e1 e2 f2");
    assert_eq!(places, [only.trim_start_matches("place ")], "d2 is rock, and size 5 cannot grow");
    assert_eq!(
        scene.blockers(&at(Standard3, "e2 e3 f3")),
        [Blocker::NoSuchChoice],
        "not over the old spaces"
    );
    scene.play(&at(Standard3, "e1 e2 f2"));
    let zoo = scene.zoo(0);
    assert_eq!((zoo.has(Standard2), zoo.has(Standard3), zoo.buildings.len()), (false, true, 2));
    assert_eq!(zoo.covered, Cells::named("e1 e2 f2 g4 h4 h5 i3 i4"));
    assert_eq!((zoo.appeal, zoo.x_tokens), (10, 0), "empty: no appeal; the bonus of e1 was covered before");
    assert!(!zoo.buildings[0].is_occupied());
}

/// Card ruling 269: occupied it stays occupied and gives 2 appeal; the bonus of the new space is gained.
#[test]
fn s_269_an_occupied_enclosure_stays_occupied() {
    let mut scene = conference(|edit| {
        edit.cover(0, Standard1, "e2").occupy(0, "e2");
    });
    scene.play(&at(Standard2, "e1 e2"));
    let zoo = scene.zoo(0);
    assert_eq!((zoo.appeal, zoo.x_tokens), (12, 1));
    assert!(zoo.buildings[0].is_occupied());
}

/// Card ruling 269: it may be declined; with nothing that can grow nothing is asked.
#[test]
fn s_269_may_be_declined() {
    let mut scene = conference(|edit| {
        edit.cover(0, Standard1, "e2");
    });
    scene.play("done");
    assert_eq!((scene.zoo(0).count(Standard1), scene.asked()), (1, 1));
    let scene = conference(|edit| {
        edit.cover(0, Kiosk, "e2");
    });
    assert_eq!(scene.asked(), 1);
}

/// Card ruling 269: marked spaces need Build II, rock and water need 219.
#[test]
fn s_269_the_new_space_must_be_open() {
    let next_to = |cell: &'static str, edit: fn(&mut Editor<'static>)| {
        conference(move |editor| {
            editor.cover(0, Standard1, cell);
            edit(editor);
        })
    };
    let marked = at(Standard2, "g3 g4");
    assert_eq!(next_to("g4", |_| {}).blockers(&marked), [Blocker::PlaceTaken]);
    let upgraded = next_to("g4", |edit| {
        edit.upgrade(0, Build);
    });
    assert!(upgraded.may(&marked));
    let water = at(Standard2, "a2 a3");
    assert_eq!(next_to("a3", |_| {}).blockers(&water), [Blocker::PlaceTaken]);
    let researcher = next_to("a3", |edit| {
        edit.put(219, Zoo(ME));
    });
    assert!(researcher.may(&water));
}

/// 269: the last free space covered by growing is the full map, and 241 pays for the new space.
#[test]
fn s_269_covers_like_any_building() {
    let mut scene = conference(|edit| {
        let zoo = edit.zoo(0);
        let cells = zoo.printed().building_spaces().minus(Cells::named("a3"));
        for cell in cells.iter() {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
        edit.put(241, Zoo(ME));
    });
    scene.play(&at(Standard2, "a3 a4"));
    let gains = scene.gains(0);
    assert!(gains.contains(&(Resource::Appeal, 7, Source::FullMap)));
    let money: Vec<_> = gains.iter().filter(|gain| gain.0 == Resource::Money).collect();
    assert_eq!(money.len(), 1, "{gains:?}");
}

/// 280 is about to be played with strength 5.
fn reconstruction(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.put(280, Hand(ME)).tracks(0, 10, 10, 0, 1);
        edit(editor);
    });
    scene.play("sponsors 5; ~sponsor 280");
    scene
}

/// Card ruling 280: three effects in any order; each may be declined.
#[test]
fn s_280_has_three_effects_in_any_order() {
    let mut scene = reconstruction(|edit| {
        edit.cover(0, Standard1, "e2");
    });
    assert_eq!(scene.options("first"), ["280:line:1", "280:line:2", "280:line:3"]);
    scene.play("first 280:line:3; raise kiosk; place kiosk e1 r0; first 280:line:2; done; done");
    assert_eq!((scene.built(0), scene.asked()), (vec![(Kiosk, 0)], 1));
    assert_eq!(scene.zoo(0).x_tokens, 0, "e1 gives nothing any more");
}

/// Card ruling 280: up to three are lifted and put back elsewhere, the animals stay in; nothing is gained for them.
#[test]
fn s_280_lifts_and_puts_back() {
    let mut scene = reconstruction(|edit| {
        edit.cover(0, Standard2, "e1 e2")
            .occupy(0, "e1")
            .cover(0, Standard2, "d3 d4")
            .cover(0, Pavilion, "a3");
        edit.cover(0, PettingZoo, "b3 b4 c2").tokens_in(0, PettingZoo, 2).cover(0, Kiosk, "f2");
    });
    scene.play("first 280:line:1");
    assert_eq!(scene.options("lift").len(), 5);
    assert!(scene.may("done"));
    scene.play("lift e1; lift d3");
    assert_eq!(scene.blockers("done"), [Blocker::NotYet]);
    assert_eq!(scene.zoo(0).lifted.len(), 2);
    scene.play("lift b3");
    assert!(scene.options("lift").is_empty(), "three at most");
    scene.play(&back(PettingZoo, "b3", "b3 b4 c2"));
    assert!(!scene.may("lift a3"), "nothing is lifted any more");
    scene.play(&back(Standard2, "e1", "d3 d4"));
    scene.play(&back(Standard2, "d3", "e1 e2"));
    let zoo = scene.zoo(0);
    assert!(zoo.lifted.is_empty() && zoo.vacated.is_empty());
    let occupied =
        |cell: &str| zoo.named_by(cell.parse().expect("a cell")).expect("a building").is_occupied();
    assert!(occupied("d3") && !occupied("e1"), "they have changed places");
    assert_eq!(zoo.animals_in[0], 2);
    assert_eq!(scene.gains(0), [], "no bonus, no appeal");
}

/// Card ruling 280: buildings are put back by the rules of building, one after the other.
#[test]
fn s_280_obeys_the_rules_of_building() {
    let mut scene = reconstruction(|edit| {
        edit.cover(0, Standard2, "e1 e2")
            .cover(0, Kiosk, "f2")
            .cover(0, MeerkatDen, "b3 b4 c2")
            .put(243, Zoo(ME));
    });
    scene.play("first 280:line:1; lift f2");
    assert_eq!(scene.blockers(&back(Kiosk, "f2", "i1")), [Blocker::OutOfReach]);
    assert_eq!(scene.blockers(&back(Kiosk, "f2", "d2")), [Blocker::PlaceTaken], "rock");
    assert_eq!(scene.blockers(&back(Pavilion, "f2", "f1")), [Blocker::NoSuchChoice], "it is a kiosk");
    scene.play("lift b3");
    let rock = scene.zoo(0).printed().rock;
    for text in scene.legal() {
        if let Ok(Move::Return(MeerkatDen, _, id)) = text.parse() {
            assert!(placements(MeerkatDen)[usize::from(id)].around.meets(rock), "{text}");
        }
    }
}

/// Card ruling 280: what would leave another lifted building without a place cannot be done.
#[test]
fn s_280_never_leaves_a_building_without_a_place() {
    let mut scene = reconstruction(|edit| {
        let open = Cells::named("i1 i2 h1");
        let cells = edit.zoo(0).printed().building_spaces().minus(open).minus(Cells::named("e1 e2 h2"));
        edit.cover(0, Standard2, "e1 e2").cover(0, Standard1, "h2").upgrade(0, Build);
        for cell in cells.iter() {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
    });
    scene.play("first 280:line:1; lift e1; lift h2");
    assert!(scene.may(&back(Standard2, "e1", "h1 h2")));
    assert!(scene.may(&back(Standard1, "h2", "e1")), "the other one can lie on i1 and i2");
    assert_eq!(scene.blockers(&back(Standard1, "h2", "i1")), [Blocker::OutOfReach]);
    scene.play(&back(Standard1, "h2", "e1"));
    scene.play(&back(Standard2, "e1", "i1 i2"));
    assert!(scene.zoo(0).lifted.is_empty());
    let mut tight = reconstruction(|edit| {
        let cells = edit.zoo(0).printed().building_spaces().minus(Cells::named("e1 e2"));
        edit.cover(0, Standard2, "e1 e2").upgrade(0, Build);
        for cell in cells.iter() {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
    });
    tight.play("first 280:line:1; lift e1; lift i1");
    assert_eq!(tight.blockers(&back(Standard1, "i1", "e1")), [Blocker::NoRoom { building: Standard2 }]);
    tight.play(&back(Standard1, "i1", "i1"));
    tight.play(&format!("~{}", back(Standard2, "e1", "e1 e2")));
    assert!(tight.zoo(0).lifted.is_empty() && tight.zoo(0).has(Standard2));
}

/// Card ruling 280: groups may end up separated; a building that held another one may go.
#[test]
fn s_280_groups_may_end_up_separated() {
    let mut scene = reconstruction(|edit| {
        edit.cover(0, Standard1, "e1").cover(0, Standard1, "e2").cover(0, Standard1, "e3");
        edit.cover(0, Standard1, "a3");
    });
    scene.play("first 280:line:1; lift e2");
    scene.play(&back(Standard1, "e2", "a4"));
    assert_eq!(scene.zoo(0).covered, Cells::named("a3 a4 e1 e3"));
}

/// 280 with every building lifted: the first one covers the border again, the next touch it.
#[test]
fn s_280_may_lift_the_whole_zoo() {
    let mut scene = reconstruction(|edit| {
        edit.cover(0, Standard1, "e1").cover(0, Standard2, "e2 e3");
    });
    scene.play("first 280:line:1; lift e1; lift e2");
    assert_eq!(scene.blockers(&back(Standard2, "e2", "e2 e3")), [Blocker::OutOfReach]);
    scene.play(&back(Standard1, "e1", "a3"));
    assert_eq!(scene.blockers(&back(Standard2, "e2", "e2 e3")), [Blocker::OutOfReach]);
    scene.play(&back(Standard2, "e2", "b3 b4"));
    assert_eq!(scene.zoo(0).covered, Cells::named("a3 b3 b4"));
    let mut middle = Scene::at_rest(on_maps(&["13", "0"]), |edit| {
        edit.put(280, Hand(ME));
    });
    middle.play("sponsors 5; ~sponsor 280; first 280:line:1; lift e3");
    assert!(middle.options("return").iter().all(|text| text.starts_with("size2 e3")));
    assert_eq!(middle.blockers(&back(Standard2, "e3", "e3 e4")), [Blocker::OutOfReach]);
}

/// Card ruling 280: no second appeal for the whole map; map 8: no card for its letters.
#[test]
fn s_280_gives_no_second_full_map_and_no_letter_cards() {
    let mut scene = reconstruction(|edit| {
        let cells = edit.zoo(0).printed().building_spaces();
        for cell in cells.iter() {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
        edit.map_was_covered(0, true);
    });
    scene.play("~first 280:line:1; lift i1");
    scene.play(&back(Standard1, "i1", "i1"));
    assert_eq!(scene.zoo(0).appeal, 10);
    let mut hills = Scene::at_rest(on_maps(&["8", "0"]), |edit| {
        let letter = edit.zoo(0).printed().landmarks[0].1.first().expect("a letter").to_string();
        edit.put(280, Hand(ME)).cover(0, Standard1, &letter);
    });
    let letter = hills.zoo(0).covered.first().expect("a letter");
    hills.play(&format!("sponsors 5; ~sponsor 280; first 280:line:1; lift {letter}"));
    let places = hills.options("return");
    let there = places.iter().find(|text| text.starts_with(&format!("size1 {letter} {letter}")));
    let deck = hills.position.market.deck.len();
    let first = there.map_or(format!("return {}", places[0]), |text| format!("return {text}"));
    hills.play(&first);
    assert!(hills.hand(0).is_empty() && hills.position.market.deck.len() == deck);
}

/// D-59 with 280: an area that is covered again by what was lifted pays at once again.
#[test]
fn d_59_s_280_covers_an_area_again() {
    let mut scene = Scene::at_rest(on_maps(&["13", "0"]), |edit| {
        edit.put(280, Hand(ME)).tracks(0, 10, 0, 0, 1);
        fill(edit, "b1 c1 d1 d2 e1 e2 f1 f2 g1 h1");
    });
    scene.play("sponsors 5; ~sponsor 280; first 280:line:1; lift b1; lift c1");
    scene.play(&back(Standard1, "c1", "c1"));
    assert_eq!(scene.gains(0), [], "still one space open");
    scene.play(&back(Standard1, "b1", "b1"));
    assert_eq!(scene.gains(0), [(Resource::Money, 3, Source::Map(0))]);
}

/// Card ruling 280: from then on no placement bonus ever, and 221 sees none.
#[test]
fn s_280_ends_placement_bonuses() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.put_all(&[280, 221], Zoo(ME)).cover(0, Standard1, "e2").slot(0, Build, 5);
    });
    scene.play("build 5; raise size1; place size1 e1 r0");
    assert_eq!((scene.zoo(0).x_tokens, scene.asked()), (0, 1));
    assert_eq!(scene.gains(0), []);
    let mut other = Scene::at_rest(marine(2), |edit| {
        edit.put(280, Zoo(Seat(1))).cover(0, Standard1, "e2").slot(0, Build, 5);
    });
    other.play("build 5; raise size1; place size1 e1 r0");
    assert_eq!(other.zoo(0).x_tokens, 1, "only its owner");
}

/// While buildings are lifted nothing else is done: no free move (D-48).
#[test]
fn d_48_no_free_move_while_buildings_are_lifted() {
    let mut scene = Scene::at_rest(on_maps(&["4", "0"]), |edit| {
        let zoo = edit.zoo(0);
        let harbour = zoo.printed().ability.iter().find_map(|line| match line.active {
            ark_nova::catalogue::maps::Active::Covered(cells) => Some(cells),
            _ => None,
        });
        for cell in harbour.unwrap_or_default().iter() {
            edit.build(0, Standard1, &cell.to_string(), 0);
        }
        edit.put_all(&[280, 401], Hand(ME)).cover(0, Kiosk, "e3");
    });
    scene.play("sponsors 5; sponsor 280; first 280:line:1");
    assert!(scene.may("sell 401"));
    scene.play("lift e3");
    assert!(!scene.may("sell 401"));
}

/// 280 in many zoos: whatever is lifted and put back, there is always a way on, and everything comes back.
#[test]
fn s_280_always_comes_to_an_end() {
    let rules = marine(2);
    let kinds = [
        Standard1,
        Standard2,
        Standard3,
        Standard5,
        Kiosk,
        Pavilion,
        PettingZoo,
        ReptileHouse,
        CableCar,
        Aquarium,
    ];
    for seed in 0..60 {
        let mut chance = Chance::new(Seed::from_number(seed));
        let mut scene = Scene::at_rest(rules, |edit| {
            edit.put(280, Hand(ME)).tracks(0, 10, 10, 0, 1).upgrade(0, Build);
            for _ in 0..4 + seed % 16 {
                let building = kinds[chance.below(kinds.len() as u32) as usize];
                let look = rules.look(edit.raw());
                if building.only_one() && look.zoo(ME).has(building) {
                    continue;
                }
                let places: Vec<_> = look.site(ME, building).placements(building).collect();
                if !places.is_empty() {
                    let place = places[chance.below(places.len() as u32) as usize];
                    edit.zoo(0).place(building, place);
                }
            }
        });
        let before = scene.zoo(0).buildings.len();
        scene.play("sponsors 5; ~sponsor 280; ~first 280:line:1");
        while scene.asked() == 0 {
            let legal = scene.legal();
            assert!(!legal.is_empty(), "seed {seed}");
            let bold = legal.iter().filter(|text| text.starts_with("lift") || text.starts_with("return"));
            let bold: Vec<_> = bold.cloned().collect();
            let all = if bold.is_empty() { &legal } else { &bold };
            scene.play(&all[chance.below(all.len() as u32) as usize]);
        }
        let zoo = scene.zoo(0);
        assert!(zoo.lifted.is_empty() && zoo.vacated.is_empty(), "seed {seed}");
        assert!(zoo.buildings.len() >= before, "seed {seed}");
    }
}

/// 545 removes an empty standard enclosure when it is played (abilities: Cut Down).
#[test]
fn a_545_cuts_down() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Animals, 5).tracks(0, 40, 0, 0, 1).put(545, Hand(ME)).put(266, Zoo(ME));
        edit.cover(0, LargeAquarium, "d4 e2 e3 e4 e5").cover(0, Standard4, "g4 h4 h5 i4");
    });
    scene.play("animals 5; ~animal 545");
    scene.play("~in large-aquarium; ~done; ~first 545:ability:1; lift g4");
    assert!(scene.gains(0).contains(&(Resource::Money, 8, Source::Ability(CardId(545), 0))));
    assert!(!scene.zoo(0).has(Standard4));
}
