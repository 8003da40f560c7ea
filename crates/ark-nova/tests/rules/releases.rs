//! special enclosures, moving and releasing.

use crate::scene::{ANY, NO_ROCK, NO_WATER, ROCK, Scene, house, lay};
use ark_nova::catalogue::Action::{Association, Build};
use ark_nova::catalogue::Building::{self, LargeBirdAviary, PettingZoo, ReptileHouse};
use ark_nova::catalogue::{CardId, Icon, Resource, SizeClass};
use ark_nova::editor::{Editor, Place};
use ark_nova::flow::event::{Home, Loss};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const ZOO: Place = Place::Zoo(Seat(0));

/// Seat 0 may support a release project from its hand.
fn with_project(project: u16, animals: &[u16], edit: &mut Editor<'static>) {
    edit.map(0, "1").slot(0, Association, 5).put(project, Place::Hand(Seat(0))).put_all(animals, ZOO);
    edit.tracks(0, 20, 30, 0, 1);
}

fn occupied(scene: &Scene) -> Vec<Building> {
    let buildings = scene.zoo(0).buildings;
    buildings.iter().filter(|built| built.is_occupied()).map(|built| built.building()).collect()
}

/// and the example of the rulebook: the tortoise leaves the reptile house for the Serengeti.
#[test]
fn r_9_3_a_released_animal_takes_its_appeal_its_icons_and_its_tokens_along() {
    let mut scene = Scene::quiet(|edit| {
        with_project(116, &[471, 405], edit);
        lay(edit, 0, ReptileHouse, ANY);
        edit.tokens_in(0, ReptileHouse, 4);
    });
    scene.play("association 5; task project; ~support 116 middle");
    assert!(scene.may("left 6"), "one fitting animal is not asked for");
    assert_eq!(scene.zoo(0).animals_in, [0, 2, 0, 0, 0, 0]);
    assert_eq!(scene.tracks(0), (20, 24, 0, 1), "6 appeal go first");
    scene.play("left 6");
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.zoo(0).money.0, 32);
    assert_eq!(scene.zoo(0).conservation, 4);
    assert_eq!(scene.zoo(0).reputation, 2, "R-12A.15: a new release card");
    assert_eq!(scene.zoo(0).icons(Icon::Reptile), 0, "P-34");
    assert_eq!(scene.zoo(0).icons(Icon::Africa), 1);
    assert!(scene.position.market.discard.contains(CardId(471)));
    let lost = Event::Lost { seat: Seat(0), what: Resource::Appeal, n: 6, reason: Loss::Release };
    let at = scene.when(|event| *event == lost);
    let gained = |event: &Event| matches!(event, Event::Gained { source: Source::Level(CardId(116), 1), .. });
    assert_eq!(at.len(), 1);
    assert!(at < scene.when(gained), "the loss comes before the gain");
}

/// D-13: neither a larger nor a smaller animal will do.
#[test]
fn r_9_3_the_size_class_is_exact() {
    let mut scene = Scene::quiet(|edit| with_project(116, &[401, 404], edit));
    scene.play("association 5; task project");
    let need = |size| [Blocker::NoAnimal { icon: Icon::Africa, size }];
    assert!(scene.may("support 116 left"));
    assert_eq!(scene.blockers("support 116 middle"), need(SizeClass::Medium));
    assert!(scene.may("support 116 right"));
    let mut scene = Scene::quiet(|edit| {
        with_project(116, &[428, 410], edit);
        edit.put_all(&[404, 405], Place::Zoo(Seat(1))).put_all(&[408, 409], ZOO);
    });
    scene.play("association 5; task project");
    assert_eq!(scene.blockers("support 116 left"), need(SizeClass::Large));
    assert_eq!(scene.blockers("support 116 right"), need(SizeClass::Small));
    assert!(scene.may("support 116 middle"));
}

/// appeal stops at 0; the owner picks among several animals.
#[test]
fn r_9_3_appeal_never_falls_below_nothing() {
    let mut scene = Scene::quiet(|edit| {
        with_project(116, &[404, 405], edit);
        edit.tracks(0, 20, 2, 0, 1);
    });
    scene.play("association 5; task project; ~support 116 right");
    assert_eq!(scene.legal(), ["card 404", "card 405"]);
    scene.play("card 404");
    assert_eq!(scene.zoo(0).appeal, 0);
}

/// cards pouched under the animal go with it.
#[test]
fn r_9_3_pouched_cards_are_discarded_with_their_animal() {
    let mut scene = Scene::quiet(|edit| {
        with_project(117, &[450], edit);
        edit.put(410, Place::Hand(Seat(0)));
        let raw = edit.raw();
        raw.zoos[0].hand.remove(CardId(410));
        raw.under.push((CardId(450), CardId(410)));
    });
    scene.play("association 5; task project; ~support 117 right");
    assert!(scene.position.under.is_empty());
    assert!(scene.position.market.discard.contains(CardId(410)));
    assert_eq!(scene.zoo(0).appeal, 26, "the appeal of the pouch stays");
}

/// R-9.4 (1): tokens of a fitting special enclosure go before any standard enclosure.
#[test]
fn r_9_4_a_special_enclosure_comes_first() {
    let mut scene = Scene::quiet(|edit| {
        with_project(121, &[472], edit);
        lay(edit, 0, ReptileHouse, ROCK);
        house(edit, 0, Building::Standard2, ROCK);
        edit.tokens_in(0, ReptileHouse, 1);
    });
    scene.play("association 5; task project; ~support 121 right");
    assert_eq!(scene.zoo(0).animals_in[1], 0);
    assert_eq!(occupied(&scene), [Building::Standard2]);
}

/// R-9.4 (2) before (3): a standard enclosure with the rock comes before a reptile house without it.
#[test]
fn r_9_4_rock_and_water_are_looked_at_before_the_kind() {
    let mut scene = Scene::quiet(|edit| {
        with_project(121, &[472], edit);
        lay(edit, 0, ReptileHouse, NO_ROCK);
        house(edit, 0, Building::Standard2, ROCK);
        edit.tokens_in(0, ReptileHouse, 1);
    });
    scene.play("association 5; ~task project; ~support 121 right");
    assert_eq!(scene.zoo(0).animals_in[1], 1);
    assert!(occupied(&scene).is_empty());
}

/// R-9.4 (3) before (4), D-39: without rock anywhere the special enclosure is emptied.
#[test]
fn r_9_4_without_terrain_the_special_enclosure_is_first_again() {
    let mut scene = Scene::quiet(|edit| {
        with_project(121, &[472], edit);
        lay(edit, 0, ReptileHouse, NO_ROCK);
        house(edit, 0, Building::Standard2, NO_ROCK);
        edit.tokens_in(0, ReptileHouse, 1);
    });
    scene.play("association 5; task project; ~support 121 right");
    assert_eq!(scene.zoo(0).animals_in[1], 0);
    assert_eq!(occupied(&scene), [Building::Standard2]);
}

/// R-9.4 (4), P-15: the smallest enclosure that fits the size; among equals the owner chooses.
#[test]
fn r_9_4_the_smallest_fitting_standard_enclosure_is_emptied() {
    let mut cells = Vec::new();
    let mut scene = Scene::quiet(|edit| {
        with_project(118, &[413], edit);
        house(edit, 0, Building::Standard2, NO_ROCK);
        house(edit, 0, Building::Standard4, NO_ROCK);
        cells.push(house(edit, 0, Building::Standard3, NO_ROCK));
        cells.push(house(edit, 0, Building::Standard3, NO_ROCK));
    });
    scene.play("association 5; task project; ~support 118 middle");
    let mut choices: Vec<String> = cells.iter().map(|cell| format!("in {cell}")).collect();
    choices.sort();
    let mut legal = scene.legal();
    legal.sort();
    assert_eq!(legal, choices, "the cougar needs rock, which none has; size 2 is too small, 4 too large");
    scene.play(&choices[0]);
    let emptied = scene.when(|event| matches!(event, Event::Emptied { home: Home::Enclosure { .. }, .. }));
    assert_eq!(emptied.len(), 1);
    assert_eq!(occupied(&scene).len(), 3);
}

/// R-9.4 (5): nothing to empty is no obstacle.
#[test]
fn r_9_4_an_animal_without_a_place_can_be_released() {
    let mut scene = Scene::quiet(|edit| {
        with_project(118, &[413], edit);
        house(edit, 0, Building::Standard2, NO_ROCK);
        lay(edit, 0, Building::Standard3, NO_ROCK);
    });
    scene.play("association 5; task project; ~support 118 middle");
    assert!(scene.may("left 1"));
    assert_eq!(occupied(&scene), [Building::Standard2]);
}

/// petting zoo animals skip the standard enclosures; none of the release projects asks for one, but their
/// tokens stay where a reptile leaves.
#[test]
fn r_9_1_special_enclosures_hold_three_and_five_tokens() {
    for (building, capacity) in [(PettingZoo, 3), (ReptileHouse, 5), (LargeBirdAviary, 5)] {
        assert_eq!(building.face().capacity, capacity);
    }
    let goat = |tokens: u8| {
        Scene::quiet(|edit| {
            edit.slot(0, ark_nova::catalogue::Action::Animals, 2).put(519, Place::Hand(Seat(0)));
            lay(edit, 0, PettingZoo, ANY);
            edit.tokens_in(0, PettingZoo, tokens);
        })
    };
    assert!(goat(2).may("animals 2"));
    assert!(!goat(3).may("animals 2"), "three places are taken");
}

/// Seat 0 builds a reptile house next to what stands there.
fn building_a_reptile_house(edit: &mut Editor<'static>) {
    edit.map(0, "8").slot(0, Build, 5).upgrade(0, Build).tracks(0, 30, 10, 0, 1);
}

/// The first legal place of the reptile house with or without water next to it.
fn place(scene: &Scene, wet: bool) -> String {
    let zoo = scene.zoo(0);
    let water = zoo.printed().water;
    let table = ark_nova::hex::placements(ReptileHouse);
    let fits = |text: &&String| match text.parse() {
        Ok(ark_nova::Move::Place(_, id)) => table[usize::from(id)].around.meets(water) == wet,
        _ => false,
    };
    scene.legal().iter().find(fits).expect("such a place").clone()
}

/// on building it, animals may move in one by one; their old places are freed.
#[test]
fn r_9_5_animals_move_in_and_free_the_smallest_fitting_enclosure() {
    let mut scene = Scene::quiet(|edit| {
        building_a_reptile_house(edit);
        edit.put_all(&[471, 470], ZOO);
        house(edit, 0, Building::Standard3, ANY);
        house(edit, 0, Building::Standard2, ANY);
    });
    scene.play("build 5; raise reptile-house");
    let at = place(&scene, false);
    scene.play(&at);
    assert_eq!(scene.legal(), ["card 470", "card 471", "done"]);
    scene.play("card 470");
    assert_eq!(occupied(&scene), [Building::Standard3]);
    assert_eq!(scene.zoo(0).animals_in[1], 1);
    let before = scene.tracks(0);
    scene.play("card 471");
    assert!(occupied(&scene).is_empty());
    assert_eq!(scene.zoo(0).animals_in[1], 3);
    assert_eq!(scene.tracks(0), before, "R-9.7: no appeal, no ability");
    assert_eq!(scene.when(|event| matches!(event, Event::Moved { .. })).len(), 2);
}

/// not moving is allowed, and the chance does not come back.
#[test]
fn r_9_6_not_moving_is_allowed_once_and_for_all() {
    let mut scene = Scene::quiet(|edit| {
        building_a_reptile_house(edit);
        edit.map(0, "7").put_all(&[471, 470, 404], ZOO);
        house(edit, 0, Building::Standard3, ANY);
    });
    scene.play("build 5; raise reptile-house");
    let at = place(&scene, false);
    scene.play(&at);
    assert!(!scene.may("card 404"), "a caracal is no reptile");
    scene.play("done");
    assert_eq!(scene.zoo(0).animals_in[1], 0);
    assert!(!scene.may("card 470"));
}

/// the new enclosure must have the water and the room.
#[test]
fn r_9_6_the_new_enclosure_must_fit_the_animal() {
    let with = |wet: bool, tokens: &[u16]| {
        let mut scene = Scene::quiet(|edit| {
            building_a_reptile_house(edit);
            edit.put_all(tokens, ZOO);
            if !wet {
                edit.map(0, "7");
            }
            house(edit, 0, Building::Standard4, if wet { NO_WATER } else { ANY });
        });
        scene.play("build 5; raise reptile-house");
        let at = place(&scene, wet);
        scene.play(&at);
        scene
    };
    assert!(with(true, &[479]).may("card 479"));
    assert!(!with(false, &[479]).may("card 479"), "the alligator needs water");
    // The two crocodiles need three places each, of five.
    let mut scene = with(true, &[469, 489]);
    assert!(scene.may("card 489"));
    scene.play("card 469");
    assert!(!scene.may("card 489"));
}

/// D-14: where no old enclosure has the rock or water, it is freed all the same: or nothing is.
#[test]
fn r_9_7_an_animal_without_an_old_place_moves_in_too() {
    let mut scene = Scene::quiet(|edit| {
        building_a_reptile_house(edit);
        edit.put(479, ZOO);
        house(edit, 0, Building::Standard4, NO_WATER);
    });
    scene.play("build 5; raise reptile-house");
    let at = place(&scene, true);
    scene.play(&at).play("card 479");
    assert!(occupied(&scene).is_empty(), "D-14");
    assert_eq!(scene.zoo(0).animals_in[1], 2);
    let mut scene = Scene::quiet(|edit| {
        building_a_reptile_house(edit);
        edit.put(479, ZOO);
        house(edit, 0, Building::Standard3, NO_WATER);
    });
    scene.play("build 5; raise reptile-house");
    let at = place(&scene, true);
    scene.play(&at).play("card 479");
    assert_eq!(occupied(&scene), [Building::Standard3]);
    assert_eq!(scene.zoo(0).animals_in[1], 2);
}

/// the aviary that Peacocking gives has the same chance; a petting zoo moves nothing.
#[test]
fn r_9_6_a_free_aviary_lets_birds_move_in_and_a_petting_zoo_nobody() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, ark_nova::catalogue::Action::Animals, 2).tracks(0, 40, 10, 0, 1);
        edit.put_all(&[495, 517, 518], ZOO).put(514, Place::Hand(Seat(0)));
        lay(edit, 0, Building::Standard5, ANY);
        house(edit, 0, Building::Standard4, ANY);
    });
    scene.play("animals 2; ~animal 514");
    while !scene.may("raise large-bird-aviary") {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play("raise large-bird-aviary");
    let at = scene.first();
    scene.play(&at);
    assert_eq!(scene.legal(), ["card 495", "done"]);
    scene.play("card 495");
    assert_eq!(scene.zoo(0).animals_in[2], 1);
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Build, 3).put(519, ZOO);
    });
    scene.play("build 3; raise petting-zoo");
    let at = scene.first();
    scene.play(&at);
    assert!(!scene.may("card 519"));
    assert_eq!(scene.zoo(0).animals_in[0], 0);
}

/// a flock animal empties an enclosure as well; nobody remembers that it never had one.
#[test]
fn r_9_4_a_flock_animal_empties_an_enclosure_too() {
    let mut scene = Scene::quiet(|edit| {
        with_project(120, &[439, 428], edit);
        house(edit, 0, Building::Standard3, ANY);
    });
    scene.play("association 5; task project; support 120 right");
    assert!(occupied(&scene).is_empty(), "the lama fits, so the enclosure of the giraffe is emptied");
    assert!(scene.zoo(0).played.contains(CardId(428)));
}
