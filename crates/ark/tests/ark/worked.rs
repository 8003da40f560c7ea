//! The worked checks A-16.

use crate::scene::{scene, table};
use ark::scoring::share;
use ark::{Blocker, Kind};

#[test]
fn a_16_1_start_cards_give_the_heel() {
    let setup =
        table().cabin("p1", &["dog"]).cabin("s1", &["cow"]).cabin("s2", &["horse"]).cabin("p2", &["pig"]);
    assert_eq!(scene(setup).position.heel, 2);
}

#[test]
fn a_16_2_the_polar_bear_brings_the_disc_to_the_middle() {
    let setup =
        table().cabin("p1", &["goat"]).cabin("s1", &["cow", "sheep"]).hand(0, &["polar_bear", "cat", "lynx"]);
    let mut scene = scene(setup);
    assert_eq!(scene.position.heel, 2);
    assert_eq!(scene.blockers("lynx", "s2"), [Blocker::Capsize { heel: 3, limit: 2 }]);
    assert_eq!(scene.blockers("cat", "s2"), []);
    assert!(scene.cabins("polar_bear").iter().all(|cabin| cabin.starts_with('p')));
    scene.play(0, "play polar_bear; in p2");
    assert_eq!(scene.position.heel, 0);
}

#[test]
fn a_16_3_the_dog_among_herbivores_and_provisions() {
    let setup = table()
        .cabin("p1", &["cow", "bison"])
        .cabin("s1", &["rabbit"])
        .cabin("s2", &["grain"])
        .cabin("p2", &["snail"])
        .cabin("s3", &["vegetables"])
        .hand(0, &["dog"]);
    let scene = scene(setup);
    assert_eq!(scene.position.heel, -1);
    assert_eq!(scene.blockers("dog", "p1"), []);
    let (dog, rabbit) = (scene.card("dog"), scene.card("rabbit"));
    assert_eq!(
        scene.blockers("dog", "s1"),
        [Blocker::Eaten { by: dog, by_weight: 1, prey: rabbit, prey_weight: 1 }]
    );
    assert_eq!(scene.blockers("dog", "s2"), []);
    assert_eq!(scene.blockers("dog", "s3"), []);
}

#[test]
fn a_16_4_plant_eaters_and_provisions_do_not_mix() {
    let setup = table().cabin("p1", &["grain"]).cabin("s1", &["rabbit"]).hand(0, &["ostrich", "grain"]);
    let scene = scene(setup);
    let (ostrich, first, second) = (scene.card("ostrich"), scene.card("grain"), scene.position.hands[0]);
    assert_eq!(scene.blockers("ostrich", "p1"), [Blocker::Provisions { by: ostrich, provisions: first }]);
    let second = second.iter().find(|&card| card != ostrich).expect("the other grain");
    let report = scene.rules.explain_card(&scene.position, scene.position.seat, second);
    let rabbit = scene.card("rabbit");
    let in_s1 = report.cabins.iter().find(|cabin| cabin.cabin.to_string() == "s1").expect("s1");
    assert_eq!(in_s1.blockers, [Blocker::Provisions { by: rabbit, provisions: second }]);
}

#[test]
fn a_16_5_the_rabbit_keeps_away_from_carnivores() {
    // p1 has the lion; p3 is beside nothing but p2; s2 is diagonal to p1.
    let setup = table()
        .cabin("p1", &["lion"])
        .cabin("p2", &["cow"])
        .cabin("p3", &["mouse"])
        .cabin("s1", &["horse"])
        .cabin("s2", &["camel"])
        .hand(0, &["rabbit", "tiger"]);
    let mut scene = scene(setup);
    let (rabbit, lion) = (scene.card("rabbit"), scene.card("lion"));
    let shy = Blocker::Shy { card: rabbit, carnivore: lion, cabin: "p1".parse().expect("p1") };
    assert!(scene.blockers("rabbit", "p1").contains(&shy), "in the same cabin");
    assert_eq!(scene.blockers("rabbit", "p2"), [shy], "next to it");
    assert_eq!(scene.blockers("rabbit", "s1"), [shy], "opposite");
    assert_eq!(scene.blockers("rabbit", "s2"), [], "diagonal");
    assert_eq!(scene.blockers("rabbit", "p4"), [], "next to an omnivore");
    // Later a carnivore may come opposite the rabbit.
    scene.play(0, "play rabbit; in s2");
    assert!(scene.cabins("tiger").contains(&"p4".to_owned()));
    assert_eq!(scene.blockers("tiger", "s3"), [Blocker::Capsize { heel: 3, limit: 2 }]);
}

#[test]
fn a_16_6_the_skunk_drives_out_the_elephant() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["elephant"]).hand(0, &["skunk"]);
    let mut first = scene(setup.clone());
    assert_eq!(first.position.heel, 1);
    first.play(0, "play skunk; in s1; drive elephant");
    assert_eq!(first.position.heel, -1);
    assert_eq!((first.on(0, Kind::Slow), first.on(0, Kind::Heavy)), ((1, 0), (1, 0)));
    assert!(first.position.gone.contains(first.card("elephant")));

    let mut second = scene(setup.cabin("p2", &["horse"]));
    assert_eq!(second.position.heel, -1);
    second.play(0, "play skunk");
    let report = second.rules.explain_card(&second.position, second.position.seat, second.card("skunk"));
    let s1 = report.cabins.iter().find(|cabin| cabin.cabin.to_string() == "s1").expect("s1");
    assert_eq!(s1.drives[0].blockers, [Blocker::Capsize { heel: -3, limit: 2 }]);
}

#[test]
fn a_16_7_the_tyranno_and_the_grain() {
    let setup = table()
        .cabin("p1", &["cow"])
        .cabin("s1", &["tyranno", "grain"])
        .cabin("p2", &["bison"])
        .hand(0, &["grain"]);
    let mut scene = scene(setup);
    scene.play(0, "play grain; in s1");
    let cabin = scene.position.ark.cabin("s1".parse().expect("s1"));
    assert_eq!(cabin.cards().count(), 3);

    let two = table().cabin("p1", &["cow", "horse"]).cabin("s1", &["grain", "grain"]).hand(0, &["tyranno"]);
    let mut scene = crate::scene::scene(two);
    scene.play(0, "play tyranno; in s1");
}

#[test]
fn a_16_8_a_second_predator_beside_the_hedgehog() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["hedgehog"]).hand(0, &["lion", "dog"]);
    let scene = scene(setup);
    let (dog, hedgehog) = (scene.card("dog"), scene.card("hedgehog"));
    assert_eq!(scene.blockers("lion", "s1"), []);
    assert_eq!(
        scene.blockers("dog", "s1"),
        [Blocker::Eaten { by: hedgehog, by_weight: 1, prey: dog, prey_weight: 1 }]
    );
}

#[test]
fn a_16_9_weight_four_from_the_far_end_of_the_bow() {
    for (weights, allowed) in [(&["cow"][..], true), (&["goat"], false), (&["chicken"], false)] {
        let scene = scene(table().cabin("p1", weights).cabin("s1", &["cat"]).hand(0, &["mammoth"]));
        assert_eq!(scene.blockers("mammoth", "s2").is_empty(), allowed, "heel {}", scene.position.heel);
    }
}

#[test]
fn a_16_10_shares_of_a_scoring_card() {
    assert_eq!(share([8, 6, 6, 0, 0]), [10, 4, 4, 0, 0]);
    assert_eq!(share([6, 6, 2, 0, 0]), [8, 8, 2, 0, 0]);
    assert_eq!(share([4, 4, 4, 0, 0]), [6, 6, 6, 0, 0]);
    assert_eq!(share([3, 2, 0, 0, 0]), [10, 6, 0, 0, 0]);
}

#[test]
fn a_16_11_the_fifth_rain_as_the_card_for_the_hand() {
    let setup = table()
        .cabin("p1", &["cow"])
        .cabin("s1", &["horse"])
        .row(&["dog", "cat", "pig"])
        .pile(&["rain"])
        .rain(4);
    let mut scene = scene(setup);
    scene.play(0, "take cat");
    assert_eq!(scene.hand(0), ["cat"]);
    assert_eq!(scene.position.open_cards().count(), 2);
    assert!(scene.position.is_endgame());
}

#[test]
fn a_16_12_one_disc_opens_no_cabin_in_the_endgame() {
    let setup = table()
        .cabin("p1", &["cow"])
        .cabin("s1", &["horse"])
        .hand(0, &["goat", "sheep"])
        .discs(0, 1)
        .endgame(&[1, 2]);
    let scene = scene(setup);
    assert_eq!(scene.cabins("goat"), ["p1", "s1"]);
    assert_eq!(scene.blockers("goat", "p2"), [Blocker::Discs { needed: 2, has: 1 }]);
}
