//! M-2.6, R-9.5 to, U-10, U-12, D-23: animals move into a new aquarium, tunnel or reptile house.

use crate::scene::{Ground, Scene, WATER, house, lay};
use crate::sea::marine;
use ark_nova::catalogue::Action::{Build, Sponsors};
use ark_nova::catalogue::Building::{
    self, LargeAquarium, ReptileHouse, SmallAquarium, Standard3, UnderwaterTunnel,
};
use ark_nova::catalogue::CardId;
use ark_nova::editor::{Editor, Place};
use ark_nova::flow::event::Home;
use ark_nova::hex::placements;
use ark_nova::position::Split;
use ark_nova::{Blocker, Event, Move, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);
const ZOO: Place = Place::Zoo(ME);
const BOTH: Ground = |rock, water| rock > 0 && water > 0;
const WATER_ONLY: Ground = |rock, water| rock == 0 && water > 0;

/// Seat 0 builds this on ground that fits, up to the question who moves in.
fn building(what: Building, ground: Ground, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Build, 5).upgrade(0, Build).x_tokens(0, 5).tracks(0, 60, 10, 0, 1);
        edit(editor);
    });
    scene.answers_alone = false;
    scene.play("build 5");
    scene.play(&Move::Build(what).to_string());
    let map = scene.zoo(0).printed();
    let covered = scene.zoo(0).covered;
    let fits = |text: &&String| match text.parse() {
        Ok(Move::Place(_, id)) => {
            let around = placements(what)[usize::from(id)].around;
            ground(around.and(map.rock.minus(covered)).len(), around.and(map.water.minus(covered)).len())
        }
        _ => false,
    };
    let at = scene.legal().iter().find(fits).expect("such a place").clone();
    scene.play(&at);
    while scene.may("deck") {
        scene.play("deck");
    }
    scene
}

fn tanks(scene: &Scene) -> [u8; 3] {
    let [_, _, _, small, large, tunnel] = scene.zoo(0).animals_in;
    [small, large, tunnel]
}

fn occupied(scene: &Scene) -> usize {
    scene.zoo(0).buildings.iter().filter(|built| built.is_occupied()).count()
}

/// M-2.6, R-9.5: the penguin leaves its enclosure for a new aquarium, without any gain.
#[test]
fn m_2_6_from_a_standard_enclosure_into_an_aquarium() {
    let mut scene = building(SmallAquarium, BOTH, |edit| {
        edit.put_all(&[554, 401], ZOO);
        house(edit, 0, Standard3, BOTH);
    });
    assert_eq!(scene.question(), Question::MoveIn(SmallAquarium));
    assert_eq!(scene.legal(), ["card 554", "done"]);
    let before = scene.tracks(0);
    scene.play("card 554");
    assert_eq!((tanks(&scene), occupied(&scene)), ([2, 0, 0], 0));
    assert_eq!(scene.tracks(0), before, "R-9.7");
    let to = Home::Special { building: SmallAquarium };
    let moved = Event::Moved { seat: ME, card: CardId(554), to };
    assert_eq!(scene.when(|event| *event == moved).len(), 1);
}

/// not moving is allowed; the new tank must have the rock; no second move.
#[test]
fn r_9_6_the_new_tank_must_fit_and_moving_is_optional() {
    let mut scene = building(SmallAquarium, BOTH, |edit| {
        edit.put(554, ZOO);
        house(edit, 0, Standard3, BOTH);
    });
    scene.play("done");
    assert_eq!((tanks(&scene), occupied(&scene)), ([0, 0, 0], 1));
    let scene = building(SmallAquarium, WATER_ONLY, |edit| {
        edit.put(554, ZOO);
        house(edit, 0, Standard3, BOTH);
    });
    assert_ne!(
        scene.question(),
        Question::MoveIn(SmallAquarium),
        "no rock beside the new tank: not even asked"
    );
}

/// M-2.6: a turtle goes from the reptile house into an aquarium, and from an aquarium into a reptile house.
#[test]
fn m_2_6_between_reptile_house_and_aquarium() {
    let mut scene = building(LargeAquarium, WATER, |edit| {
        edit.put(551, ZOO);
        lay(edit, 0, ReptileHouse, WATER);
        edit.tokens_in(0, ReptileHouse, 3);
    });
    scene.play("card 551");
    assert_eq!(scene.zoo(0).animals_in, [0, 0, 0, 0, 3, 0]);
    let mut scene = building(ReptileHouse, WATER, |edit| {
        edit.put(551, ZOO);
        lay(edit, 0, LargeAquarium, WATER);
        edit.tokens_in(0, LargeAquarium, 4);
    });
    scene.play("card 551");
    assert_eq!(scene.zoo(0).animals_in, [0, 3, 0, 0, 1, 0]);
}

/// M-2.6: reptile house and aquariums are equal sources for 551 and 552, the owner chooses.
#[test]
fn m_2_6_the_turtle_chooses_its_source() {
    let mut scene = building(SmallAquarium, WATER, |edit| {
        edit.put(552, ZOO);
        lay(edit, 0, ReptileHouse, WATER);
        lay(edit, 0, LargeAquarium, WATER);
        edit.tokens_in(0, ReptileHouse, 2).tokens_in(0, LargeAquarium, 5);
    });
    scene.play("card 552");
    assert_eq!(scene.question(), Question::Leave(CardId(552)));
    assert_eq!(scene.legal(), ["in reptile-house", "in large-aquarium"]);
    scene.play("in reptile-house");
    assert_eq!(
        scene.zoo(0).animals_in,
        [0, 0, 0, 2, 5, 0],
        "the large one is full: only the new one takes tokens"
    );
}

/// U-10: at least one token in the new tank, the rest may use free spaces of the others.
#[test]
fn u_10_the_rest_may_use_other_tanks() {
    let mut scene = building(SmallAquarium, WATER, |edit| {
        edit.put(551, ZOO);
        lay(edit, 0, ReptileHouse, WATER);
        lay(edit, 0, LargeAquarium, WATER);
        edit.tokens_in(0, ReptileHouse, 3).tokens_in(0, LargeAquarium, 2);
    });
    scene.play("card 551");
    assert_eq!(scene.question(), Question::Enclosure(CardId(551)), "only the reptile house has three tokens");
    assert_eq!(
        scene.legal(),
        ["in small-aquarium 1 large-aquarium 2", "in small-aquarium 2 large-aquarium 1"]
    );
    assert_eq!(scene.blockers("in large-aquarium"), [Blocker::NoSuchChoice]);
    scene.play("in small-aquarium 2 large-aquarium 1");
    assert_eq!(scene.zoo(0).animals_in, [0, 0, 0, 2, 3, 0]);
    let to = Home::Tanks { tokens: Split([2, 1, 0]) };
    assert_eq!(scene.when(|event| matches!(event, Event::Moved { to: told, .. } if *told == to)).len(), 1);
}

/// U-10: where the tanks are full, only sources that make room can be left; without any the animal stays.
#[test]
fn u_10_what_is_left_must_make_room() {
    let with = |reptiles: u8, large: u8| {
        building(SmallAquarium, WATER, |edit| {
            edit.put(551, ZOO);
            lay(edit, 0, ReptileHouse, WATER);
            lay(edit, 0, LargeAquarium, WATER);
            edit.tokens_in(0, ReptileHouse, reptiles).tokens_in(0, LargeAquarium, large);
        })
    };
    let mut scene = with(3, 5);
    scene.play("card 551");
    assert_eq!(scene.question(), Question::Enclosure(CardId(551)), "three tokens left the large aquarium");
    assert_eq!(scene.zoo(0).animals_in, [0, 3, 0, 0, 2, 0]);
    // Two new spaces for three tokens, and nothing leaves: it cannot come.
    let scene = building(SmallAquarium, WATER, |edit| {
        edit.put(551, ZOO);
        lay(edit, 0, ReptileHouse, WATER);
        edit.tokens_in(0, ReptileHouse, 3);
    });
    assert_ne!(scene.question(), Question::MoveIn(SmallAquarium));
}

/// U-12, D-23: a second aquarium: penguin and turtles may come, their tokens leave the first tank; animals that live in
/// aquariums only never move.
#[test]
fn u_12_into_the_second_aquarium() {
    let mut scene = building(SmallAquarium, BOTH, |edit| {
        edit.put_all(&[554, 530, 552, 532], ZOO);
        lay(edit, 0, LargeAquarium, BOTH);
        edit.tokens_in(0, LargeAquarium, 5);
        house(edit, 0, Standard3, BOTH);
    });
    assert_eq!(scene.legal(), ["card 552", "card 554", "done"]);
    assert_eq!(scene.blockers("card 530"), [Blocker::StaysInTanks { card: CardId(530) }]);
    assert_eq!(scene.blockers("card 532"), [Blocker::StaysInTanks { card: CardId(532) }]);
    scene.play("card 554; in small-aquarium");
    assert_eq!((tanks(&scene), occupied(&scene)), ([2, 3, 0], 1), "tokens first, the enclosure stays");
    assert!(!scene.may("card 552"), "no space is left in the new tank");
    // The first tank has no rock, so the enclosure with rock comes before it.
    let mut scene = building(SmallAquarium, BOTH, |edit| {
        edit.put(554, ZOO);
        lay(edit, 0, LargeAquarium, WATER_ONLY);
        edit.tokens_in(0, LargeAquarium, 5);
        house(edit, 0, Standard3, BOTH);
    });
    scene.play("card 554");
    assert_eq!((tanks(&scene), occupied(&scene)), ([2, 5, 0], 0));
}

/// an animal without an old place moves in too; each animal once (D-46).
#[test]
fn r_9_7_without_an_old_place() {
    let mut scene = building(LargeAquarium, WATER, |edit| {
        edit.put_all(&[551, 552], ZOO);
    });
    assert_eq!(scene.legal(), ["card 551", "card 552", "done"]);
    scene.play("card 552");
    assert_eq!(scene.blockers("card 552"), [Blocker::Picked { card: CardId(552) }]);
    scene.play("card 551");
    assert_eq!(tanks(&scene), [0, 5, 0], "the tokens in the new tank are no old place");
}

/// Card 279: the tunnel counts as an aquarium for moving.
#[test]
fn s_279_animals_move_into_the_tunnel() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Sponsors, 5).upgrade(0, Sponsors).tracks(0, 20, 10, 0, 1);
        edit.put(279, Place::Hand(ME)).put_all(&[552, 530], ZOO);
        edit.cover(0, Building::Kiosk, "a3");
        lay(edit, 0, ReptileHouse, WATER);
        edit.tokens_in(0, ReptileHouse, 2);
    });
    scene.answers_alone = false;
    scene.play("sponsors 5; ~sponsor 279; ~first 279:line:1").lay("a1 a2");
    assert_eq!(scene.question(), Question::MoveIn(UnderwaterTunnel));
    assert_eq!(scene.legal(), ["card 552", "done"]);
    scene.play("card 552");
    assert_eq!(scene.zoo(0).animals_in, [0, 0, 0, 0, 0, 2]);
}

/// M-2.6: the owner picks the tanks that tokens leave, those with the rock first.
#[test]
fn m_2_6_tokens_leave_tanks_of_the_owners_choice() {
    let with = |edit: &mut Editor<'static>| {
        edit.put(552, ZOO).cover(0, UnderwaterTunnel, "a1 a2");
        lay(edit, 0, LargeAquarium, WATER);
        edit.tokens_in(0, UnderwaterTunnel, 1).tokens_in(0, LargeAquarium, 4);
    };
    let mut scene = building(ReptileHouse, WATER, with);
    scene.play("card 552");
    assert_eq!(scene.legal(), ["in large-aquarium 1 underwater-tunnel 1", "in large-aquarium"]);
    scene.play("in large-aquarium 1 underwater-tunnel 1");
    assert_eq!(scene.zoo(0).animals_in, [0, 2, 0, 0, 3, 0]);
}
