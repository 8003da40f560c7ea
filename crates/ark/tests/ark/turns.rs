//! Turns, taking, playing and new cabins.

use crate::scene::{afloat, rules, scene, scene_of, table};
use ark::arrange::Setup;
use ark::{Blocker, Event, FIGURES, Kind, Phase, Question};
use tabletop::{Game, Seat};

#[test]
fn a_4_2_take_or_play() {
    let scene = scene(afloat().row(&["dog", "cat", "pig"]).hand(0, &["tiger", "elephant"]));
    assert_eq!(scene.answers(0), ["take dog", "take cat", "take pig", "play tiger"]);
    assert_eq!(scene.answers(1), Vec::<String>::new());
    assert_eq!(scene.refused(0, "play elephant"), Blocker::NoCabin { card: scene.card("elephant") });
    assert_eq!(scene.refused(0, "done"), Blocker::OtherQuestion);
    assert_eq!(scene.refused(0, "pass"), Blocker::OtherQuestion);
}

#[test]
fn a_4_3_there_is_no_hand_limit() {
    let many =
        ["dog", "cow", "horse", "pig", "sheep", "goat", "chicken", "camel", "cat", "reindeer", "elephant"];
    let setup = table().cabin("p1", &["tiger"]).cabin("s1", &["yak"]).hand(0, &many);
    let mut scene = scene(setup.row(&["lion", "zebra", "koala"]));
    scene.play(0, "take lion");
    assert_eq!(scene.hand(0).len(), many.len() + 2);
    assert_eq!(scene.position.seat, Seat(1));
}

#[test]
fn a_5_1_take_an_open_card_then_draw_then_refill() {
    let setup = afloat().row(&["dog", "cat", "pig"]).pile(&["lion", "tiger"]);
    let mut scene = scene(setup);
    scene.play(0, "take cat");
    assert_eq!(scene.hand(0), ["cat", "lion"]);
    let open: Vec<_> = scene.position.open_cards().collect();
    assert_eq!(open, [scene.card("dog"), scene.card("tiger"), scene.card("pig")], "the gap is filled");
    let seat = Seat(0);
    assert_eq!(
        scene.events,
        [
            Event::Took { seat, card: scene.card("cat") },
            Event::Drew { seat, card: Some(scene.card("lion")) },
            Event::Opened { card: scene.card("tiger") },
            Event::Turn { seat: Seat(1) },
        ]
    );
}

#[test]
fn a_6_1_one_or_two_cards() {
    let mut scene = scene(afloat().hand(0, &["dog", "cat", "pig", "mouse"]));
    scene.play(0, "play dog; in p1");
    assert_eq!(scene.rules.question(&scene.position, Seat(0)), Some(Question::Second));
    assert_eq!(scene.answers(0), ["play pig", "play cat", "play mouse", "done"]);
    scene.play(0, "play pig; in s1");
    assert_eq!(scene.position.seat, Seat(1), "no third card");
}

#[test]
fn a_6_1_done_ends_the_turn() {
    let mut scene = scene(afloat().hand(0, &["dog", "cat"]));
    scene.play(0, "play dog; in p1; done");
    assert_eq!((scene.position.seat, scene.position.phase), (Seat(1), Phase::First));
    assert_eq!(scene.hand(0), ["cat"]);
}

#[test]
fn a_6_1_a_later_card_repairs_nothing() {
    // At heel -2 nothing heavy fits on port, whatever could follow on starboard.
    let scene = scene(table().cabin("p1", &["cow"]).cabin("s1", &["snail"]).hand(0, &["horse", "camel"]));
    assert_eq!(scene.blockers("horse", "p2"), [Blocker::Capsize { heel: -4, limit: 2 }]);
}

#[test]
fn a_6_1_a_second_card_that_does_not_exist_is_not_asked_for() {
    let mut scene = scene(afloat().hand(0, &["dog", "mammoth"]));
    scene.play(0, "play dog; in p1");
    assert_eq!(scene.position.seat, Seat(1));
}

#[test]
fn a_6_2_a_single_card_ends_the_turn() {
    for single in ["seal", "grain"] {
        let mut scene = scene(afloat().hand(0, &[single, "cat"]));
        scene.play(0, &format!("play {single}; in p3"));
        scene.play(0, &scene.answers(0)[0].clone());
        assert_eq!(scene.position.seat, Seat(1), "{single}");
    }
}

#[test]
fn a_6_2_a_single_card_cannot_be_the_second() {
    let mut scene = scene(afloat().hand(0, &["cat", "seal", "grain", "mouse"]));
    scene.play(0, "play cat; in p1");
    assert_eq!(scene.answers(0), ["play mouse", "done"]);
    assert_eq!(scene.refused(0, "play seal"), Blocker::SingleSecond { card: scene.card("seal") });
    assert_eq!(scene.refused(0, "play grain"), Blocker::SingleSecond { card: scene.card("grain") });
}

#[test]
fn a_6_3_two_cards_go_to_different_cabins() {
    let mut scene = scene(afloat().hand(0, &["cat", "pig", "chicken"]));
    scene.play(0, "play cat; in p1; play chicken");
    let p1 = "p1".parse().expect("p1");
    assert_eq!(scene.refused(0, "in p1"), Blocker::SameCabin { cabin: p1 });
    assert!(!scene.answers(0).contains(&"in p1".to_owned()));
}

#[test]
fn a_6_3_a_new_cabin_counts_and_two_new_ones_are_fine() {
    let setup = afloat().hand(0, &["cat", "chicken"]).row(&["dog", "pig", "lion"]);
    let mut scene = scene(setup);
    scene.play(0, "play cat; in p3; take dog; play chicken");
    assert_eq!(scene.refused(0, "in p3"), Blocker::SameCabin { cabin: "p3".parse().expect("p3") });
    scene.play(0, "in s3; take pig");
    assert_eq!(scene.position.discs[..3], [2, 4, 6]);
    assert_eq!(scene.hand(0), ["dog", "pig"]);
}

#[test]
fn a_6_4_the_steps_of_a_play_in_order() {
    let mut scene = scene(afloat().hand(0, &["tiger"]).row(&["dog", "pig", "lion"]));
    scene.play(0, "play tiger; in s3; take dog");
    let (seat, cabin, tiger) = (Seat(0), "s3".parse().expect("s3"), scene.card("tiger"));
    assert_eq!(
        scene.events[..5],
        [
            Event::Plays { seat, card: tiger },
            Event::PaidCabin { seat, to: Seat(2), cabin },
            Event::Boarded { seat, card: tiger, cabin, heel: 2 },
            Event::Took { seat, card: scene.card("dog") },
            Event::Figure { seat, scoring: Kind::Heavy, raised: false },
        ]
    );
}

#[test]
fn a_6_5_the_row_is_refilled_after_the_last_card_only() {
    let setup = afloat().hand(0, &["cat", "mouse"]).row(&["dog", "pig", "lion"]).pile(&["yak", "seal"]);
    let mut scene = scene(setup);
    scene.play(0, "play cat; in p3; take dog");
    assert_eq!(scene.position.open_cards().count(), 2);
    scene.play(0, "done");
    let open: Vec<_> = scene.position.open_cards().collect();
    assert_eq!(open, [scene.card("yak"), scene.card("pig"), scene.card("lion")]);
}

#[test]
fn a_8_2_the_disc_goes_to_the_right_neighbour() {
    for players in 3..=5 {
        let rules = rules(players);
        let last = players - 1;
        let setup = Setup::new(rules)
            .cabin("p1", &["cow"])
            .cabin("s1", &["horse"])
            .hand(0, &["tiger"])
            .hand(1, &["yak"])
            .row(&["elephant", "bison", "walrus"]);
        let mut scene = scene_of(rules, setup);
        let before = scene.position.discs;
        scene.play(0, "play tiger; in s2; take elephant; done");
        assert_eq!(scene.position.discs[0], before[0] - 1);
        assert_eq!(scene.position.discs[last], before[last] + 1);
        scene.play(1, "play yak; in p2; take bison");
        assert_eq!(scene.position.discs[0], before[0]);
    }
}

#[test]
fn a_8_4_the_card_of_the_new_cabin_may_be_played_at_once() {
    let mut scene = scene(afloat().hand(0, &["cat"]).row(&["dog", "pig", "lion"]));
    scene.play(0, "play cat; in p3");
    assert_eq!(scene.rules.question(&scene.position, Seat(0)), Some(Question::Row));
    assert_eq!(scene.answers(0), ["take dog", "take pig", "take lion"]);
    assert_eq!(scene.refused(0, "take cat"), Blocker::NotInRow { card: scene.card("cat") });
    scene.play(0, "take pig; play pig; in s1");
    assert_eq!(scene.on(0, Kind::Useful), (2, 0));
}

#[test]
fn a_8_4_a_second_new_cabin_takes_from_the_two_that_are_left() {
    let mut scene = scene(afloat().hand(0, &["cat", "chicken"]).row(&["dog", "pig", "lion"]));
    scene.play(0, "play cat; in p3; take dog; play chicken; in s3");
    assert_eq!(scene.answers(0), ["take pig", "take lion"]);
}

#[test]
fn a_9_1_a_figure_on_the_card_of_its_kind_and_none_for_the_fox() {
    for (id, kind) in
        [("seal", Kind::Slow), ("gorilla", Kind::Shy), ("tiger", Kind::Heavy), ("grain", Kind::Provisions)]
    {
        let mut scene = scene(afloat().hand(0, &[id]).row(&["elephant", "bison", "walrus"]));
        scene.play(0, &format!("play {id}; in s3; take bison"));
        assert_eq!(scene.on(0, kind), (1, 0), "{id}");
        assert_eq!(scene.figures(0).stock, FIGURES - 1);
    }
    let mut scene = scene(afloat().hand(0, &["fox"]));
    scene.play(0, "play fox; in s1; use");
    assert_eq!(scene.figures(0).stock, FIGURES);
}

#[test]
fn a_9_2_with_an_empty_stock_cards_are_still_played() {
    let setup =
        afloat().figures(0, Kind::Slow, 17, 0).hand(0, &["tiger"]).row(&["elephant", "bison", "walrus"]);
    let mut scene = scene(setup);
    scene.play(0, "play tiger; in s3; take bison");
    assert_eq!(scene.on(0, Kind::Heavy), (0, 0));
    assert!(scene.events.contains(&Event::NoFigure { seat: Seat(0), scoring: Kind::Heavy }));
}

#[test]
fn a_forced_cabin_is_not_asked_for() {
    let mut scene =
        scene(table().cabin("p1", &["cow"]).cabin("s1", &["elephant"]).discs(0, 0).hand(0, &["horse"]));
    assert_eq!(scene.cabins("horse"), ["p1"]);
    scene.play(0, "play horse");
    assert_eq!((scene.position.heel, scene.position.seat), (-1, Seat(1)));
}
