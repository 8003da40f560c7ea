//! Questions of bots and tables: the enclosures of an animal, the price of a building, the strength of a task.

use crate::scene::{ANY, Scene, lay};
use ark_nova::Move;
use ark_nova::catalogue::boards::Task;
use ark_nova::catalogue::{Building, CardId};
use ark_nova::editor::Place;
use tabletop::Seat;

/// an empty enclosure that is large enough, with the rock and water the animal needs next to it.
#[test]
fn r_8_6_the_homes_of_an_animal() {
    let scene = Scene::quiet(|edit| {
        edit.cover(0, Building::Standard1, "d1").cover(0, Building::Standard1, "f1").occupy(0, "f1");
        lay(edit, 0, Building::PettingZoo, ANY);
    });
    let homes = |card: u16| -> Vec<String> {
        scene.look().homes(Seat(0), CardId(card)).iter().map(Move::to_string).collect()
    };
    assert_eq!(homes(405), ["in d1"], "a fennec fox of size 1 finds the other one occupied");
    assert_eq!(homes(401), [""; 0], "a cheetah needs size 5");
    assert_eq!(homes(528), ["in petting-zoo"], "a wallaby lives in the petting zoo only");
}

/// 2 money for each space.
#[test]
fn r_7_2_the_price_of_a_building() {
    let scene = Scene::quiet(|_| {});
    let price = |building| scene.look().building_price(Seat(0), building);
    assert_eq!([Building::Kiosk, Building::Standard4, Building::ReptileHouse].map(price), [2, 8, 10]);
}

/// R-12A.1: 2, 3, 4 and 5; the Veterinarian (203) makes the project task easier.
#[test]
fn r_12a_1_the_strength_a_task_needs() {
    let scene = Scene::quiet(|edit| {
        edit.put(203, Place::Zoo(Seat(1)));
    });
    let strengths = |seat| Task::ALL.map(|task| scene.look().task_strength(Seat(seat), task));
    assert_eq!((strengths(0), strengths(1)), ([2, 3, 4, 5], [2, 3, 4, 4]));
}
