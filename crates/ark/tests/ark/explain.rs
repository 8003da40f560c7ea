//! `explain` for every card and cabin, and moves as text.

use crate::scene::{afloat, scene};
use ark::{Blocker, CabinId, Kind, Move};
use tabletop::Seat;

#[test]
fn every_card_of_the_hand_and_every_cabin_is_explained() {
    let scene = scene(afloat().hand(0, &["dog", "elephant", "skunk"]));
    let reports = scene.rules.explain(&scene.position, Seat(0));
    assert_eq!(reports.len(), 3);
    for report in &reports {
        let cabins: Vec<String> = report.cabins.iter().map(|cabin| cabin.cabin.to_string()).collect();
        assert_eq!(cabins, ["p1", "p2", "p3", "s1", "s2", "s3"]);
        assert_eq!(report.cabins.iter().filter(|cabin| cabin.opens).count(), 2);
    }
    let elephant = reports.iter().find(|report| report.card == scene.card("elephant")).expect("held");
    assert!(!elephant.is_playable());
    assert!(elephant.cabins.iter().all(|cabin| {
        cabin.blockers.iter().any(|blocker| matches!(blocker, Blocker::Capsize { heel: -3 | 3, limit: 2 }))
    }));
    let skunk = reports.iter().find(|report| report.card == scene.card("skunk")).expect("held");
    assert_eq!(skunk.cabins[0].drives.len(), 1);
    assert_eq!(skunk.cabins[0].drives[0].heel, 1);
}

#[test]
fn it_can_be_asked_out_of_turn_and_counts_the_endgame() {
    let first = scene(afloat().hand(1, &["dog"]));
    let report = &first.rules.explain(&first.position, Seat(1))[0];
    assert!(report.is_playable());
    assert_eq!((report.cabins[0].cost, report.cabins[2].cost), (0, 1));
    let endgame = scene(afloat().hand(1, &["dog"]).discs(1, 1).endgame(&[]).hand(0, &["cat"]));
    let report = &endgame.rules.explain(&endgame.position, Seat(1))[0];
    assert_eq!((report.cabins[0].cost, report.cabins[2].cost), (1, 2));
    assert_eq!(report.cabins[2].blockers, [Blocker::Discs { needed: 2, has: 1 }]);
}

#[test]
fn blockers_read_as_plain_english() {
    let scene = scene(afloat().hand(0, &["elephant"]));
    let text = scene.blockers("elephant", "p3")[0].to_string();
    assert_eq!(text, "the ark would capsize: heel -3, the limit is 2");
}

#[test]
fn moves_are_written_and_read() {
    let card = ark::Card(12);
    for (answer, text) in [
        (Move::Take(card), "take 12"),
        (Move::Play(card), "play 12"),
        (Move::In(CabinId::port(3)), "in p3"),
        (Move::In(CabinId::starboard(14)), "in s14"),
        (Move::Drive(card), "drive 12"),
        (Move::Stay, "stay"),
        (Move::Use, "use"),
        (Move::Disc(Kind::Heavy), "disc heavy"),
        (Move::Skip, "skip"),
        (Move::Done, "done"),
        (Move::Pass, "pass"),
        (Move::Pet(card), "pet 12"),
        (Move::NoPet, "no-pet"),
    ] {
        assert_eq!(answer.to_string(), text);
        assert_eq!(text.parse(), Ok(answer));
    }
    for wrong in [
        "", "take", "take 0", "take 012", "take +1", "take 256", "in x1", "in p", "in p0", "in pé",
        "disc red", "fly 3", "pass ", "Play 3",
    ] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong:?}");
    }
}

#[test]
fn a_move_of_an_impossible_card_or_cabin_is_refused_calmly() {
    let mut scene = scene(afloat().hand(0, &["skunk"]));
    for text in ["take 255", "play 64", "play 255"] {
        let answer: Move = text.parse().expect(text);
        assert!(!tabletop::Game::blockers(scene.rules, &scene.position, Seat(0), answer).is_empty());
    }
    scene.play(0, "play skunk");
    for text in ["in p255", "in s255"] {
        let answer: Move = text.parse().expect(text);
        assert!(!tabletop::Game::blockers(scene.rules, &scene.position, Seat(0), answer).is_empty());
    }
    scene.play(0, "in p1");
    for answer in [Move::Drive(ark::Card(0)), Move::Drive(ark::Card(200)), Move::Drive(ark::Card(66))] {
        assert!(!tabletop::Game::blockers(scene.rules, &scene.position, Seat(0), answer).is_empty());
    }
}
