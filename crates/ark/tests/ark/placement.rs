//! When a placement is legal.

use crate::scene::{afloat, scene, table};
use ark::{Blocker, CabinId};

fn id(cabin: &str) -> CabinId {
    cabin.parse().expect(cabin)
}

#[test]
fn a_7_1_three_cards_fill_a_cabin() {
    let setup = table()
        .cabin("p1", &["cow", "horse"])
        .cabin("s1", &["bison", "goat", "squirrel"])
        .hand(0, &["lemming"]);
    let scene = scene(setup);
    assert_eq!(scene.blockers("lemming", "s1"), [Blocker::CabinFull { cabin: id("s1") }]);
    assert_eq!(scene.cabins("lemming"), ["p1", "p2", "s2"]);
}

#[test]
fn a_7_2_the_heel_stays_within_two_on_both_sides() {
    let scene = scene(afloat().hand(0, &["elephant", "rhinoceros", "tiger"]));
    assert_eq!(scene.blockers("elephant", "p3"), [Blocker::Capsize { heel: -3, limit: 2 }]);
    assert_eq!(scene.blockers("elephant", "s3"), [Blocker::Capsize { heel: 3, limit: 2 }]);
    assert_eq!(scene.cabins("elephant"), Vec::<String>::new());
    assert_eq!(scene.cabins("tiger"), ["p3", "s3"]);
}

#[test]
fn a_7_3_hot_and_cold_do_not_mix_and_provisions_count() {
    let setup = table()
        .cabin("p1", &["camel"])
        .cabin("s1", &["cow"])
        .cabin("s2", &["grain"])
        .cabin("p2", &["vegetables"])
        .cabin("s3", &["snail"])
        .hand(0, &["goat", "lynx", "koala"]);
    let scene = scene(setup);
    let card = |id| scene.card(id);
    assert_eq!(scene.blockers("goat", "p1"), [Blocker::Climate { card: card("goat"), with: card("camel") }]);
    assert_eq!(scene.blockers("goat", "s1"), []);
    assert_eq!(scene.blockers("lynx", "s2"), [Blocker::Climate { card: card("lynx"), with: card("grain") }]);
    assert_eq!(scene.blockers("lynx", "p2"), []);
    assert_eq!(
        scene.blockers("koala", "p2"),
        [
            Blocker::Climate { card: card("koala"), with: card("vegetables") },
            Blocker::Provisions { by: card("koala"), provisions: card("vegetables") }
        ]
    );
}

#[test]
fn a_7_3_any_goes_with_both_but_does_not_bridge_them() {
    let setup = table().cabin("p1", &["cow", "goat"]).cabin("s1", &["bison"]).hand(0, &["koala", "sheep"]);
    let scene = scene(setup);
    assert_eq!(scene.blockers("sheep", "s1"), []);
    let (koala, goat) = (scene.card("koala"), scene.card("goat"));
    assert_eq!(scene.blockers("koala", "p1"), [Blocker::Climate { card: koala, with: goat }]);
}

#[test]
fn a_7_4_a_predator_is_lighter_than_all_others() {
    let setup =
        table().cabin("p1", &["cow", "goat"]).cabin("s1", &["bison"]).hand(0, &["cat", "lynx", "walrus"]);
    let scene = scene(setup);
    let card = |id| scene.card(id);
    assert_eq!(scene.blockers("cat", "p1"), []);
    assert_eq!(
        scene.blockers("lynx", "p1"),
        [Blocker::Eaten { by: card("lynx"), by_weight: 1, prey: card("goat"), prey_weight: 1 }]
    );
    let eats = |prey, prey_weight| Blocker::Eaten {
        by: card("walrus"),
        by_weight: 3,
        prey: card(prey),
        prey_weight,
    };
    assert_eq!(
        scene.blockers("walrus", "p1"),
        [Blocker::Capsize { heel: -3, limit: 2 }, eats("cow", 2), eats("goat", 1)]
    );
}

#[test]
fn a_7_4_a_newcomer_is_heavier_than_the_predator_that_is_there() {
    let setup = table().cabin("p1", &["lion"]).cabin("s1", &["cow"]).hand(0, &["horse", "elephant", "pig"]);
    let scene = scene(setup.cabin("s2", &["dog"]));
    let card = |id| scene.card(id);
    let eats = |by, by_weight, prey, prey_weight| Blocker::Eaten {
        by: card(by),
        by_weight,
        prey: card(prey),
        prey_weight,
    };
    assert_eq!(scene.blockers("horse", "p1"), [eats("lion", 2, "horse", 2)]);
    assert_eq!(scene.blockers("elephant", "p1"), []);
    // Two predators: the lighter one would be eaten, and of equal ones both.
    assert_eq!(scene.blockers("pig", "p1"), [eats("lion", 2, "pig", 1)]);
    assert_eq!(scene.blockers("pig", "s2"), [eats("pig", 1, "dog", 1), eats("dog", 1, "pig", 1)]);
}

#[test]
fn a_7_5_a_carnivore_may_live_with_provisions() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["grain"]).hand(0, &["lion", "camel", "chicken"]);
    let scene = scene(setup);
    let card = |id| scene.card(id);
    assert_eq!(scene.blockers("lion", "s1"), []);
    for eater in ["camel", "chicken"] {
        assert_eq!(
            scene.blockers(eater, "s1"),
            [Blocker::Provisions { by: card(eater), provisions: card("grain") }]
        );
    }
}

#[test]
fn a_7_6_omnivores_do_not_disturb_the_shy() {
    let setup = table().cabin("p1", &["pig"]).cabin("s1", &["cow"]).hand(0, &["zebra", "antelope"]);
    let scene = scene(setup);
    assert_eq!(scene.blockers("zebra", "p1"), []);
    assert_eq!(scene.blockers("antelope", "p2"), []);
}

#[test]
fn a_7_6_a_shy_animal_does_not_open_a_cabin_next_to_a_carnivore() {
    let setup =
        table().cabin("p1", &["cow"]).cabin("s1", &["dog"]).cabin("p2", &["snail"]).hand(0, &["rabbit"]);
    let scene = scene(setup);
    let shy = Blocker::Shy { card: scene.card("rabbit"), carnivore: scene.card("dog"), cabin: id("s1") };
    assert_eq!(scene.blockers("rabbit", "s2"), [shy]);
    assert_eq!(scene.blockers("rabbit", "p1"), [shy]);
    assert_eq!(scene.blockers("rabbit", "p2"), [], "diagonal");
}

#[test]
fn a_7_7_carnivores_may_come_later_into_the_cabin_of_the_shy() {
    let setup = table().cabin("p1", &["zebra"]).cabin("s1", &["cow"]).hand(0, &["dog", "cat"]);
    let scene = scene(setup);
    assert_eq!(scene.cabins("dog"), ["p1", "p2", "s1", "s2"]);
}

#[test]
fn a_7_8_a_shy_carnivore_does_not_disturb_itself() {
    let setup = table().cabin("p1", &["bison"]).cabin("s1", &["elephant"]).hand(0, &["lynx"]);
    assert_eq!(scene(setup).cabins("lynx"), ["p1", "p2", "s2"], "hot s1 apart");
}

#[test]
fn a_8_1_two_new_places_and_no_others() {
    let mut scene = scene(afloat().cabin("s3", &["snail"]).hand(0, &["cat"]));
    assert_eq!(
        scene.cabins("cat"),
        ["p1", "p2", "p3", "s1", "s2", "s4"],
        "the cat would eat the snail in s3"
    );
    scene.play(0, "play cat");
    assert_eq!(scene.refused(0, "in p4"), Blocker::NoSuchCabin { cabin: id("p4") });
    assert_eq!(scene.refused(0, "in s5"), Blocker::NoSuchCabin { cabin: id("s5") });
    scene.play(0, "in s4");
    assert_eq!(
        (scene.position.ark.length(ark::Side::Port), scene.position.ark.length(ark::Side::Starboard)),
        (2, 4)
    );
}

#[test]
fn a_8_2_without_a_disc_no_new_cabin() {
    let scene = scene(afloat().discs(0, 0).hand(0, &["cat"]));
    assert_eq!(scene.blockers("cat", "p3"), [Blocker::Discs { needed: 1, has: 0 }]);
    assert_eq!(scene.cabins("cat"), ["p1", "p2", "s1", "s2"]);
}

#[test]
fn every_blocker_of_a_cabin_is_told() {
    let setup = table()
        .cabin("p1", &["polar_bear"])
        .cabin("s1", &["cow"])
        .discs(0, 0)
        .hand(0, &["giraffe"])
        .hand(0, &["antelope"]);
    let scene = scene(setup);
    let card = |id| scene.card(id);
    assert_eq!(
        scene.blockers("antelope", "p1"),
        [
            Blocker::Climate { card: card("antelope"), with: card("polar_bear") },
            Blocker::Eaten { by: card("polar_bear"), by_weight: 2, prey: card("antelope"), prey_weight: 1 },
            Blocker::Shy { card: card("antelope"), carnivore: card("polar_bear"), cabin: id("p1") },
        ]
    );
    assert_eq!(
        scene.blockers("giraffe", "p2"),
        [
            Blocker::Discs { needed: 1, has: 0 },
            Blocker::Capsize { heel: -3, limit: 2 },
            Blocker::Shy { card: card("giraffe"), carnivore: card("polar_bear"), cabin: id("p1") },
        ]
    );
}
