//! Map 9, the Geographical Zoo: continent markers.

use crate::scene::Scene;
use crate::sea::on_maps;
use ark_nova::catalogue::Action::{Animals, Association, Build};
use ark_nova::catalogue::Building::{LargeAquarium, SmallAquarium, Standard2, Standard3, Standard5};
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::{Editor, Place};
use ark_nova::hex::{Cells, Placement, placements};
use ark_nova::position::Source;
use ark_nova::texts::{self, Lang};
use ark_nova::{Event, Move, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// Seat 0 on map 9 with an animal in hand, ready for Animals II.
fn playing(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(on_maps(&["9", "0"]), |editor| {
        editor.slot(0, Animals, 3).upgrade(0, Animals).tracks(0, 60, 10, 0, 1).put(card, Place::Hand(ME));
        edit(editor);
    });
    scene.play(&format!("animals 3; ~animal {card}"));
    scene
}

fn markers(scene: &Scene) -> Vec<Icon> {
    let zoo = scene.zoo(0);
    Icon::ALL[..Icon::CONTINENTS].iter().copied().filter(|&icon| zoo.has_marker(icon)).collect()
}

/// Takes a marker's question first where the order is asked.
fn to_marker(scene: &mut Scene, continent: &str) {
    let first = format!("first marker:{continent}");
    if scene.may(&first) {
        scene.play(&first);
    }
}

const ALL: [Icon; 5] = [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia, Icon::Europe];

/// Map 9: an animal in the area of its continent: the marker may be removed for one of five bonuses.
#[test]
fn map_9_a_marker_is_removed_for_a_bonus() {
    let caracal = |edit: &mut Editor<'static>| {
        edit.cover(0, Standard2, "c5 c6");
    };
    for (option, gain) in [(1, (0, 0, 1)), (2, (4, 0, 0)), (4, (0, 2, 0))] {
        let mut scene = playing(404, caracal);
        to_marker(&mut scene, "africa");
        assert_eq!(scene.legal(), ["marker africa", "done"]);
        let (money, appeal, _, reputation) = scene.tracks(0);
        scene.play("marker africa");
        assert_eq!(scene.legal(), ["option 1", "option 2", "option 3", "option 4", "option 5"]);
        scene.play(&format!("option {option}"));
        let (m, a, r) = gain;
        let now = scene.tracks(0);
        assert!(now.0 >= money + m && now.1 >= appeal + a && now.3 >= reputation + r, "{option}: {now:?}");
        assert_eq!(markers(&scene), ALL[1..]);
        let removed = Event::Marker { seat: ME, continent: Icon::Africa };
        assert_eq!(scene.when(|event| *event == removed).len(), 1);
    }
    let mut scene = playing(404, caracal);
    to_marker(&mut scene, "africa");
    scene.play("marker africa; option 5");
    assert_eq!(scene.legal(), ["raise kiosk", "raise pavilion", "done"]);
    let mut scene = playing(404, caracal);
    to_marker(&mut scene, "africa");
    scene.play("done");
    assert_eq!(markers(&scene), ALL, "it may stay");
}

/// Map 9: markers are told in both languages, and written.
#[test]
fn map_9_markers_are_told() {
    let mut scene = playing(404, |edit| {
        edit.cover(0, Standard2, "c5 c6");
    });
    to_marker(&mut scene, "africa");
    let answer = Move::Marker(Icon::Africa);
    let names = ["Ann", "Bob"];
    let ask = |lang| texts::question_text(&scene.question(), scene.look(), &names, lang);
    let told = |lang| texts::move_text(answer, scene.look(), ME, &names, lang);
    assert!(ask(Lang::En).contains("marker of Africa"), "{}", ask(Lang::En));
    assert!(ask(Lang::Fr).contains("marqueur Afrique"), "{}", ask(Lang::Fr));
    assert_eq!(
        (told(Lang::En), told(Lang::Fr)),
        ("remove the marker of Africa".into(), "retirer le marqueur Afrique".into())
    );
    assert_eq!(scene.look().points_at(ME, answer).len(), 1);
    let source = Source::Marker(Icon::Africa);
    assert_eq!((source.to_string().as_str(), "marker:africa".parse()), ("marker:africa", Ok(source)));
}

/// Map 9: outside the area, of another continent, or without the marker nothing is asked.
#[test]
fn map_9_area_continent_and_marker_must_match() {
    let asks = |card: u16, cells: &'static str, gone: &'static [Icon]| {
        let scene = playing(card, |edit| {
            edit.cover(0, Standard2, cells).markers_gone(0, gone);
        });
        scene.legal().iter().any(|text| text.contains("marker"))
    };
    assert!(asks(404, "c5 c6", &[]));
    assert!(asks(404, "c4 c5", &[]), "one cell in the area is enough");
    assert!(!asks(404, "e2 e3", &[]), "Europe");
    assert!(!asks(404, "c5 c6", &[Icon::Africa]), "once for each continent");
    assert!(!asks(404, "e6 e5", &[]), "no area");
}

/// Map 9: tokens split over tanks: any tank that got one counts; without tokens the named one.
#[test]
fn map_9_any_tank_with_a_token_counts() {
    let offers = |card: u16, home: &str| {
        let mut scene = playing(card, lay_tanks);
        scene.play(home);
        let mut all: Vec<String> = scene.legal();
        all.retain(|text| text.contains("marker"));
        all
    };
    assert_eq!(offers(540, "in small-aquarium"), ["first marker:asia"]);
    assert_eq!(offers(540, "in small-aquarium 1 large-aquarium 1"), ["first marker:asia"]);
    assert!(offers(540, "in large-aquarium").is_empty());
    assert!(offers(530, "in small-aquarium").is_empty());
    assert_eq!(offers(530, "in large-aquarium").len(), 1);
    // The second tank counts like the first.
    let mut scene = playing(540, |edit| {
        lay_in(edit, SmallAquarium, AUSTRALIA, ASIA);
        lay_in(edit, LargeAquarium, ASIA, AUSTRALIA);
    });
    scene.play("in small-aquarium 1 large-aquarium 1");
    assert!(scene.may("first marker:asia"), "{:?}", scene.legal());
}

const ASIA: &str = "g3 h3 h4 i2 i3 i4";
const AUSTRALIA: &str = "f5 f6 f7 g5 g6 h6";

/// Puts a building where it lies in one area and not in another.
fn lay_in(edit: &mut Editor<'static>, building: Building, area: &str, not: &str) {
    let (map, covered) = (edit.zoo(0).printed(), edit.zoo(0).covered);
    let free = map.building_spaces().minus(map.upgrade).minus(covered);
    let (area, not) = (Cells::named(area), Cells::named(not));
    let fits =
        |place: &&Placement| place.cells.within(free) && place.cells.meets(area) && !place.cells.meets(not);
    let place = placements(building).iter().find(fits).expect("a place");
    let cells: Vec<String> = place.cells.iter().map(|cell| cell.to_string()).collect();
    edit.cover(0, building, &cells.join(" "));
}

/// A small aquarium in Asia, a large one in Australia.
fn lay_tanks(edit: &mut Editor<'static>) {
    lay_in(edit, SmallAquarium, ASIA, AUSTRALIA);
    lay_in(edit, LargeAquarium, AUSTRALIA, ASIA);
}

/// Map 9, M-2.4: the tank of an animal without tokens is named, and counts.
#[test]
fn map_9_an_animal_without_tokens_names_its_tank() {
    let europe = |edit: &mut Editor<'static>| {
        edit.cover(0, SmallAquarium, "e1 e2");
        lay_in(edit, LargeAquarium, AUSTRALIA, ASIA);
        edit.put(219, Place::Zoo(ME));
    };
    let mut scene = playing(547, europe);
    assert_eq!(scene.legal(), ["in small-aquarium", "in large-aquarium"]);
    scene.play("in small-aquarium");
    assert!(scene.may("first marker:europe"));
    let mut scene = playing(547, europe);
    scene.play("in large-aquarium");
    assert!(!scene.may("first marker:europe"));
}

/// Map 9: an animal that moves into a new enclosure counts too.
#[test]
fn map_9_an_animal_that_moves_in_counts() {
    let mut scene = Scene::at_rest(on_maps(&["9", "0"]), |edit| {
        edit.slot(0, Build, 5).tracks(0, 60, 10, 0, 1).put_all(&[552, 219], Place::Zoo(ME));
        edit.cover(0, Standard3, "c4 d4 d5");
    });
    scene.play("build 5; raise small-aquarium").lay("b3 b4");
    assert_eq!(scene.question(), Question::MoveIn(SmallAquarium));
    scene.play("card 552");
    to_marker(&mut scene, "americas");
    assert!(scene.may("marker americas"));
    scene.play("marker americas; option 2");
    assert!(!scene.zoo(0).has_marker(Icon::Americas));
}

/// Map 9: Flock Animal gives none.
#[test]
fn map_9_flock_gives_none() {
    let mut scene = playing(439, |edit| {
        edit.cover(0, Standard2, "e1 e2").cover(0, Standard5, "b3 b4 a3 a4 a2").occupy(0, "b3");
        edit.put(428, Place::Zoo(ME));
    });
    if scene.may("in flock") {
        scene.play("in flock");
    }
    assert!(scene.zoo(0).played.contains(CardId(439)));
    assert!(!scene.legal().iter().any(|text| text.contains("marker")));
}

/// Map 9: the left space removes any marker, without an animal, for the same bonus.
#[test]
fn map_9_the_left_space_removes_any_marker() {
    let supporting = |gone: &'static [Icon]| {
        let mut scene = Scene::at_rest(on_maps(&["9", "0"]), |edit| {
            edit.slot(0, Association, 5).put(116, Place::Hand(ME)).put(404, Place::Zoo(ME));
            edit.tracks(0, 20, 30, 0, 1).markers_gone(0, gone);
        });
        scene.play("association 5; task project; ~support 116 right; left 4; ~first left:4");
        scene
    };
    let mut scene = supporting(&[]);
    let names = ["marker africa", "marker americas", "marker asia", "marker australia", "marker europe"];
    assert_eq!(scene.legal(), names);
    scene.play("marker asia; option 2");
    assert_eq!(markers(&scene), [Icon::Africa, Icon::Americas, Icon::Australia, Icon::Europe]);
    let scene = supporting(&ALL);
    assert!(!scene.legal().iter().any(|text| text.contains("marker")), "none is left: nothing happens");
}

/// Map 9: the fifth marker also gives 1 conservation.
#[test]
fn map_9_the_last_marker_gives_conservation() {
    let with = |gone: &'static [Icon]| {
        let mut scene = playing(404, |edit| {
            edit.cover(0, Standard2, "c5 c6").markers_gone(0, gone);
        });
        to_marker(&mut scene, "africa");
        scene.play("marker africa; ~first map:2; ~first marker:africa 2; option 2");
        scene.zoo(0).conservation
    };
    assert_eq!(with(&ALL[1..]), 1);
    assert_eq!(with(&ALL[2..]), 0);
}
