//! Special animals and driving out.

use crate::scene::{afloat, scene, table};
use ark::{Blocker, Event, Kind, Question, Special};
use tabletop::{Game, Seat};

#[test]
fn a_10_1_the_fox_takes_two_discs() {
    let mut scene = scene(afloat().hand(0, &["fox"]));
    scene.play(0, "play fox; in p1");
    assert_eq!(
        scene.rules.question(&scene.position, Seat(0)),
        Some(Question::Ability { special: Special::Fox })
    );
    assert_eq!(scene.answers(0), ["use", "skip"]);
    scene.play(0, "use");
    assert_eq!((scene.position.discs[0], scene.position.supply), (6, 8));
}

#[test]
fn a_10_1_the_fox_takes_what_is_left_and_may_be_skipped() {
    let setup = afloat().discs(1, 13).hand(0, &["fox"]);
    let mut left = scene(setup.clone());
    assert_eq!(left.position.supply, 1);
    left.play(0, "play fox; in p1; use");
    assert_eq!((left.position.discs[0], left.position.supply), (5, 0));
    let mut skipped = scene(setup);
    skipped.play(0, "play fox; in p1; skip");
    assert_eq!((skipped.position.discs[0], skipped.position.supply), (4, 1));
    // With an empty supply nothing is asked (D-11).
    let mut empty = scene(afloat().discs(1, 14).hand(0, &["fox"]));
    empty.play(0, "play fox; in p1");
    assert_eq!(empty.position.seat, Seat(1));
}

#[test]
fn a_10_2_the_turtle_lives_with_every_predator() {
    // Lion of 2 over turtle of 1; the other way round too.
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["lion"]).hand(0, &["turtle"]);
    assert_eq!(scene(setup).blockers("turtle", "s1"), []);
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["turtle"]).hand(0, &["lion", "dog"]);
    let scene = scene(setup);
    assert_eq!(scene.blockers("lion", "s1"), []);
    assert_eq!(scene.blockers("dog", "s1"), []);
}

#[test]
fn d_12_beside_the_turtle_the_others_are_still_in_danger() {
    let setup = table().cabin("p1", &["horse", "bison"]).cabin("s1", &["turtle", "camel"]).hand(0, &["lion"]);
    let scene = scene(setup);
    let eaten =
        Blocker::Eaten { by: scene.card("lion"), by_weight: 2, prey: scene.card("camel"), prey_weight: 2 };
    assert_eq!(scene.blockers("lion", "s1"), [eaten]);
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["grain"]).hand(0, &["turtle"]);
    let scene = crate::scene::scene(setup);
    let (by, provisions) = (scene.card("turtle"), scene.card("grain"));
    assert_eq!(scene.blockers("turtle", "s1"), [Blocker::Provisions { by, provisions }]);
}

#[test]
fn a_10_3_the_hedgehogs_own_duty_stays() {
    let setup = table()
        .cabin("p1", &["rabbit"])
        .cabin("s1", &["turtle"])
        .cabin("p2", &["lion"])
        .hand(0, &["hedgehog"]);
    let scene = scene(setup);
    let (by, prey) = (scene.card("hedgehog"), scene.card("rabbit"));
    assert_eq!(
        scene.blockers("hedgehog", "p1"),
        [Blocker::Capsize { heel: -3, limit: 2 }, Blocker::Eaten { by, by_weight: 1, prey, prey_weight: 1 }]
    );
    assert_eq!(scene.blockers("hedgehog", "s1"), []);
}

#[test]
fn d_12_a_hedgehog_disturbs_the_shy() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["hedgehog"]).hand(0, &["rabbit"]);
    let scene = scene(setup);
    let shy = Blocker::Shy {
        card: scene.card("rabbit"),
        carnivore: scene.card("hedgehog"),
        cabin: "s1".parse().expect("s1"),
    };
    assert_eq!(scene.blockers("rabbit", "p1"), [shy]);
}

#[test]
fn a_10_4_the_skunk_drives_out_any_animal_or_nobody() {
    let mut scene = scene(afloat().hand(0, &["skunk"]).cabin("p1", &["goat"]).cabin("s1", &["badger"]));
    scene.play(0, "play skunk; in p1");
    assert_eq!(scene.answers(0), ["stay", "drive cow", "drive goat"]);
    scene.play(0, "drive goat");
    assert_eq!((scene.on(0, Kind::Slow), scene.on(0, Kind::Useful)), ((1, 0), (1, 0)));
    assert_eq!(scene.position.ark.cabin("p1".parse().expect("p1")).cards().count(), 2);
}

#[test]
fn a_10_5_the_mosquito_drives_out_weight_two() {
    let mut scene =
        scene(afloat().hand(0, &["mosquito"]).cabin("p1", &["bison"]).cabin("s2", &["rhinoceros"]));
    scene.play(0, "play mosquito; in p1");
    assert_eq!(scene.answers(0), ["stay", "drive cow"]);
    let bison = scene.card("bison");
    assert_eq!(scene.refused(0, "drive bison"), Blocker::DriveWeight { card: bison, weight: 3, needed: 2 });
    scene.play(0, "drive cow");
    assert_eq!((scene.on(0, Kind::Useful), scene.position.heel), ((1, 0), 2));
}

#[test]
fn a_10_6_the_spider_drives_out_the_shy() {
    let mut scene = scene(afloat().hand(0, &["spider"]));
    scene.play(0, "play spider");
    // Only the zebra in p2 is shy: elsewhere nobody is asked for.
    scene.play(0, "in p2");
    assert_eq!(scene.answers(0), ["stay", "drive zebra"]);
    scene.play(0, "drive zebra");
    assert_eq!((scene.on(0, Kind::Shy), scene.figures(0).stock), ((1, 0), 16));
    assert_eq!(scene.position.heel, 2);
}

#[test]
fn a_10_7_the_bronto_stands_on_a_disc_if_wanted() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["snail"]).hand(0, &["bronto"]);
    let mut used = scene(setup.clone());
    used.play(0, "play bronto; in s2; take horse");
    assert_eq!(used.answers(0), ["use", "skip"]);
    used.play(0, "use");
    assert_eq!((used.on(0, Kind::Heavy), used.position.supply), ((0, 1), 9));
    assert_eq!(used.figures(0).strength(Kind::Heavy), 3);
    let mut plain = scene(setup);
    plain.play(0, "play bronto; in s2; take horse; skip");
    assert_eq!((plain.on(0, Kind::Heavy), plain.position.supply), ((1, 0), 10));
}

#[test]
fn a_10_8_the_chimpanzee_raises_a_figure_also_its_own() {
    let setup = afloat()
        .hand(0, &["chimpanzee"])
        .figures(0, Kind::Heavy, 2, 0)
        .figures(0, Kind::Provisions, 1, 0)
        .figures(0, Kind::Shy, 0, 1);
    let mut scene = scene(setup);
    scene.play(0, "play chimpanzee; in s1");
    assert_eq!(scene.answers(0), ["disc heavy", "disc useful", "skip"]);
    assert_eq!(scene.refused(0, "disc provisions"), Blocker::DiscOnProvisions);
    assert_eq!(scene.refused(0, "disc slow"), Blocker::NoPlainFigure { scoring: Kind::Slow });
    assert_eq!(
        scene.refused(0, "disc shy"),
        Blocker::NoPlainFigure { scoring: Kind::Shy },
        "one disc under a figure"
    );
    assert_eq!(scene.refused(0, "use"), Blocker::OtherQuestion);
    scene.play(0, "disc useful");
    assert_eq!((scene.on(0, Kind::Useful), scene.position.supply), ((0, 1), 8));
}

#[test]
fn a_10_9_with_an_empty_supply_nothing_is_raised() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["snail"]).discs(1, 14);
    let mut bronto = scene(setup.hand(0, &["bronto"]));
    assert_eq!(bronto.position.supply, 0);
    bronto.play(0, "play bronto; in s2; take horse");
    assert_eq!(bronto.on(0, Kind::Heavy), (1, 0));
    let mut chimpanzee = scene(afloat().discs(1, 14).hand(0, &["chimpanzee"]));
    chimpanzee.play(0, "play chimpanzee; in s1");
    assert_eq!((chimpanzee.on(0, Kind::Useful), chimpanzee.position.seat), ((1, 0), Seat(1)));
}

#[test]
fn a_11_1_a_full_cabin_may_be_entered_by_driving_out_and_provisions_stay() {
    let setup = table()
        .cabin("p1", &["goat", "sheep", "lemming"])
        .cabin("s1", &["lion", "grain"])
        .hand(0, &["skunk"]);
    let mut scene = scene(setup);
    scene.play(0, "play skunk; in p1");
    assert_eq!(scene.answers(0), ["drive goat", "drive sheep", "drive lemming"], "no room to stay");
    assert_eq!(scene.refused(0, "stay"), Blocker::CabinFull { cabin: "p1".parse().expect("p1") });
    assert_eq!(
        scene.refused(0, "drive lion"),
        Blocker::NotThere { card: scene.card("lion"), cabin: "p1".parse().expect("p1") }
    );
    let report = scene.rules.explain_card(&scene.position, Seat(0), scene.card("skunk"));
    let s1 = report.cabins.iter().find(|cabin| cabin.cabin.to_string() == "s1").expect("s1");
    assert!(s1.drives[1].blockers.contains(&Blocker::DriveProvisions { card: scene.card("grain") }));
}

#[test]
fn a_11_2_fox_spider_and_mosquito_are_never_driven_out() {
    let setup = table()
        .cabin("p1", &["fox", "cow"])
        .cabin("s1", &["spider", "goat"])
        .cabin("s2", &["mosquito", "horse"])
        .hand(0, &["skunk"]);
    let scene = scene(setup);
    let report = scene.rules.explain_card(&scene.position, Seat(0), scene.card("skunk"));
    for id in ["fox", "spider", "mosquito"] {
        let card = scene.card(id);
        let drive = report.cabins.iter().flat_map(|cabin| &cabin.drives).find(|drive| drive.driven == card);
        assert!(drive.expect(id).blockers.contains(&Blocker::Stays { card }), "{id}");
    }
}

#[test]
fn a_11_4_the_driver_fits_with_those_that_stay() {
    // The lion would eat the skunk, unless it is the lion that goes; the grain bars it either way.
    let setup = table()
        .cabin("p1", &["cow"])
        .cabin("s1", &["lion"])
        .cabin("s2", &["tiger", "grain"])
        .hand(0, &["skunk"]);
    let setup = setup.cabin("p2", &["elephant"]);
    let mut scene = scene(setup);
    let report = scene.rules.explain_card(&scene.position, Seat(0), scene.card("skunk"));
    let cabin = |id: &str| report.cabins.iter().find(|cabin| cabin.cabin.to_string() == id).expect("there");
    assert!(!cabin("s1").blockers.is_empty());
    assert_eq!(cabin("s1").drives[0].blockers, []);
    let (by, provisions) = (scene.card("skunk"), scene.card("grain"));
    assert_eq!(cabin("s2").drives[0].blockers, [Blocker::Provisions { by, provisions }]);
    scene.play(0, "play skunk; in s1; drive lion");
    assert!(scene.position.gone.contains(scene.card("lion")));
}

#[test]
fn a_11_5_only_the_result_of_an_exchange_is_weighed() {
    // Heel +2: the skunk alone could not go to starboard, in place of the bison it can.
    let setup = table().cabin("p1", &["goat"]).cabin("s1", &["bison"]).hand(0, &["skunk"]);
    let mut scene = scene(setup);
    assert_eq!(scene.blockers("skunk", "s1"), [Blocker::Capsize { heel: 3, limit: 2 }]);
    scene.play(0, "play skunk; in s1; drive bison");
    assert_eq!(scene.position.heel, 0);
}

#[test]
fn a_11_6_the_figure_of_the_driven_out_stays() {
    let setup = afloat().hand(0, &["spider"]).figures(1, Kind::Shy, 1, 0);
    let mut scene = scene(setup);
    scene.play(0, "play spider; in p2; drive zebra");
    assert_eq!((scene.on(0, Kind::Shy), scene.on(1, Kind::Shy)), ((1, 0), (1, 0)));
    assert!(scene.position.gone.contains(scene.card("zebra")));
}

#[test]
fn a_11_8_a_driven_out_bronto_gives_a_figure_on_a_disc() {
    let setup = table().cabin("p1", &["cow", "horse"]).cabin("s1", &["bronto"]).hand(0, &["skunk"]);
    let mut scene = scene(setup.cabin("s2", &["rabbit"]));
    scene.play(0, "play skunk; in s1; drive bronto");
    assert_eq!(
        scene.rules.question(&scene.position, Seat(0)),
        Some(Question::Ability { special: Special::Bronto })
    );
    scene.play(0, "use");
    assert_eq!((scene.on(0, Kind::Slow), scene.on(0, Kind::Heavy)), ((1, 0), (0, 1)));
}

#[test]
fn a_11_8_a_driven_out_chimpanzee_raises_a_figure() {
    let setup =
        table().cabin("p1", &["cow"]).cabin("s1", &["chimpanzee"]).cabin("s2", &["pig"]).hand(0, &["skunk"]);
    let mut scene = scene(setup);
    scene.play(0, "play skunk; in s1; drive chimpanzee");
    assert_eq!(scene.answers(0), ["disc slow", "disc useful", "skip"], "both figures are there already");
    scene.play(0, "disc slow");
    assert_eq!((scene.on(0, Kind::Slow), scene.on(0, Kind::Useful)), ((0, 1), (1, 0)));
}

#[test]
fn a_11_8_no_other_ability_is_repeated() {
    let setup = table().cabin("p1", &["cow"]).cabin("s1", &["hedgehog", "tiger"]).hand(0, &["skunk"]);
    let setup = setup.cabin("p2", &["snail"]);
    let mut scene = scene(setup);
    scene.play(0, "play skunk");
    while scene.position.seat == Seat(0) {
        let first = scene.answers(0)[0].clone();
        scene.play(0, &first);
    }
    assert!(
        !scene.events.iter().any(|event| matches!(event, Event::TookDiscs { .. } | Event::Raised { .. }))
    );
}

#[test]
fn a_11_9_without_a_drive_out_they_are_placed_like_others() {
    let mut scene = scene(afloat().hand(0, &["skunk"]));
    scene.play(0, "play skunk; in p1; stay");
    assert!(scene.position.ark.cabin("p1".parse().expect("p1")).contains(scene.card("cow")));
    assert_eq!(scene.on(0, Kind::Slow), (1, 0));
    // In a new cabin there is nobody to drive out and nothing is asked.
    let mut scene = crate::scene::scene(afloat().hand(0, &["skunk"]));
    scene.play(0, "play skunk; in p3; take dog");
    assert_eq!(scene.position.seat, Seat(1));
}
