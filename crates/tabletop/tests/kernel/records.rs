//! Records: replay, what is wrong with a broken one, ends without a last move, and taking back.

use crate::toy::{Flaw, Lanterns, Move, Options, Plain, Seven, Stage, Toy, toy};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::kit::{Law, check_record};
use tabletop::*;

fn begin(seats: u8) -> Match<Plain> {
    Match::new(toy(seats, Lanterns::Few, Flaw::None), Seed::from_number(5), &mut Silent)
}

fn step(game: &mut Match<Plain>, chance: &mut Chance) {
    let seat = game.rules().asked(game.position()).first().expect("someone is asked");
    let mut moves = Vec::new();
    game.rules().legal(game.position(), seat, &mut moves);
    let answer = moves[chance.below(moves.len() as u32) as usize];
    game.make(seat, answer, &mut Silent).expect("listed");
}

fn played(seats: u8, number: u64) -> Match<Plain> {
    let mut game = begin(seats);
    let mut chance = Chance::new(Seed::from_number(number));
    while game.ending().is_none() {
        step(&mut game, &mut chance);
    }
    game
}

/// The error of a record after its JSON was changed.
fn error_after(change: impl FnOnce(&mut Value)) -> RecordError {
    let mut json = serde_json::to_value(played(2, 1).record()).expect("json");
    change(&mut json);
    let record: Record<Plain> = serde_json::from_value(json).expect("still a record");
    record.replay().expect_err("must not replay")
}

#[test]
fn a_record_leads_to_the_same_game() {
    for number in 0..50 {
        let game = played(2 + (number % 2) as u8, number);
        let text = serde_json::to_string(game.record()).expect("json");
        let read: Record<Plain> = serde_json::from_str(&text).expect("json");
        let again = read.replay().expect("replays");
        assert_eq!(again.position(), game.position());
        assert_eq!(again.record(), game.record());
        assert_eq!(again.outcome(), game.outcome());
        assert_eq!(game.ending(), Some(Ending::Played));
    }
}

#[test]
fn a_record_can_be_played_on() {
    let game = played(3, 9);
    for length in 0..game.record().entries.len() {
        let mut record = game.record().clone();
        record.entries.truncate(length);
        record.digests.truncate(length + 1);
        let mut resumed = record.replay().expect("replays");
        assert_eq!(resumed.outcome(), None);
        for entry in &game.record().entries[length..] {
            let Entry::Move { seat, answer } = *entry else { panic!("only moves") };
            resumed.make(seat, answer, &mut Silent).expect("was accepted");
        }
        assert_eq!(resumed.record(), game.record());
    }
}

#[test]
fn who_sat_there_is_told_and_changes_nothing_else() {
    let game = played(2, 3);
    let silent = serde_json::to_value(game.record()).expect("json");
    assert_eq!(silent["seated"], json!([]), "a record need not say who sat there");
    let sitter = |name: &str, plays: &str| Sitter { name: name.to_owned(), plays: plays.to_owned() };
    let told = Record { seated: vec![sitter("Ada", "human"), sitter("B", "easy")], ..game.record().clone() };
    let again: Record<Plain> =
        serde_json::from_str(&serde_json::to_string(&told).expect("json")).expect("a record");
    assert_eq!(again.seated, told.seated);
    assert_eq!(again.replay().expect("replays").record().digests, game.record().digests);
    let one = |json: &mut Value| json["seated"] = json!([{"name": "Ada", "plays": "human"}]);
    assert_eq!(error_after(one), RecordError::Seated { seats: 2, named: 1 });
    for name in ["", "  ", "A\u{1b}[2J", "two\nlines"] {
        let bad = |json: &mut Value| {
            json["seated"] = json!([{"name": "Ada", "plays": "human"}, {"name": name, "plays": "easy"}]);
        };
        assert_eq!(error_after(bad), RecordError::Name, "{name:?}");
    }
}

#[test]
fn entries_alone_give_the_record_again() {
    let game = played(2, 4);
    let entries = game.record().entries.clone();
    let rules = || toy(2, Lanterns::Few, Flaw::None);
    let again = Match::from_entries(rules(), Seed::from_number(5), entries.clone()).expect("plays");
    assert_eq!(again.record(), game.record());
    let mut longer = entries;
    longer.push(Entry::Agree);
    let end = longer.len() - 1;
    let error = Match::from_entries(rules(), Seed::from_number(5), longer).expect_err("after the end");
    assert_eq!(error, RecordError::AfterEnd { entry: end });
}

#[test]
fn entries_are_short_texts() {
    let mut game = begin(2);
    let lantern = game.position().hands[1][0];
    game.make(Seat(1), Move::Offer(lantern), &mut Silent).expect("in hand");
    game.resign(Seat(0)).expect("may resign");
    let json = serde_json::to_value(game.record()).expect("json");
    assert_eq!(json["entries"], json!([format!("1 offer {lantern}"), "0 resign"]));
    for (text, entry) in [
        ("0 offer 7", Entry::Move { seat: Seat(0), answer: Move::Offer(7) }),
        ("2 resign", Entry::Resign { seat: Seat(2) }),
        ("agree", Entry::Agree),
    ] {
        assert_eq!(text.parse(), Ok(entry));
        assert_eq!(entry.to_string(), text);
    }
    for wrong in ["", "resign", "x pass", "+1 pass", "300 pass", " pass", "0 dance", "agree "] {
        assert!(wrong.parse::<Entry<Move>>().is_err(), "{wrong:?}");
    }
}

#[test]
fn another_game_is_refused() {
    let error = error_after(|json| json["game"] = json!("chess"));
    assert_eq!(error, RecordError::WrongGame { record: "chess".into(), here: "lanterns" });
    assert_eq!(error.to_string(), "the record is of the game \"chess\", not of \"lanterns\"");
}

#[test]
fn another_rules_version_is_refused() {
    let error = error_after(|json| json["rules_version"] = json!(2));
    assert_eq!(error, RecordError::RulesVersion { record: 2, here: 4 });
}

#[test]
fn impossible_options_are_refused() {
    let error = error_after(|json| json["options"]["seats"] = json!(9));
    assert_eq!(error, RecordError::Options(OptionsError("two or three seats, not 9".into())));
}

#[test]
fn other_options_and_other_seeds_are_another_game() {
    let start = RecordError::DigestMismatch { entry: None };
    assert_eq!(error_after(|json| json["options"]["lanterns"] = json!("Many")), start);
    assert_eq!(error_after(|json| json["seed"] = json!("6")), start);
    let record = played(2, 1).into_record();
    let error = record.verify(&toy(3, Lanterns::Few, Flaw::None)).err();
    assert_eq!(error, Some(RecordError::OtherOptions));
}

#[test]
fn a_move_that_was_changed_is_found() {
    let error = error_after(|json| json["entries"][0] = json!("0 offer 99"));
    let reason = "lantern 99 is not in the hand".to_owned();
    assert_eq!(error, RecordError::Refused { entry: 0, reason });
    // Another move that is legal, too.
    let hand = begin(2).position().hands[0].clone();
    let Entry::Move { seat: Seat(0), answer: Move::Offer(made) } = played(2, 1).record().entries[0] else {
        panic!("seat 0 offers first")
    };
    let other = hand.into_iter().find(|&lantern| lantern != made).expect("four lanterns");
    let error = error_after(|json| json["entries"][0] = json!(format!("0 offer {other}")));
    assert_eq!(error, RecordError::DigestMismatch { entry: Some(0) });
}

#[test]
fn a_move_out_of_turn_is_found() {
    let error = error_after(|json| json["entries"][1] = json!("0 offer 1"));
    assert!(
        matches!(&error, RecordError::Refused { entry: 1, reason } if reason.contains("not asked")),
        "{error}"
    );
    for entry in ["7 offer 1", "200 resign"] {
        let error = error_after(|json| json["entries"][1] = json!(entry));
        assert!(matches!(error, RecordError::Refused { entry: 1, .. }), "{error}");
    }
}

#[test]
fn a_digest_that_was_changed_is_found() {
    let wrong = Digest::of("wrong").to_string();
    for at in 0..4 {
        let error = error_after(|json| json["digests"][at] = json!(wrong));
        assert_eq!(error, RecordError::DigestMismatch { entry: at.checked_sub(1) });
    }
}

#[test]
fn a_record_that_was_cut_is_found() {
    let length = played(2, 1).record().entries.len();
    let cut = |json: &mut Value, list: &str| {
        json[list].as_array_mut().expect("a list").pop();
    };
    let error = error_after(|json| cut(json, "entries"));
    assert_eq!(error, RecordError::Counts { entries: length - 1, digests: length + 1 });
    let error = error_after(|json| cut(json, "digests"));
    assert_eq!(error, RecordError::Counts { entries: length, digests: length });
}

#[test]
fn nothing_follows_the_end() {
    let length = played(2, 1).record().entries.len();
    for entry in ["0 pass", "1 resign", "agree"] {
        let error = error_after(|json| {
            json["entries"].as_array_mut().expect("a list").push(json!(entry));
            json["digests"].as_array_mut().expect("a list").push(json!(Digest::of(entry)));
        });
        assert_eq!(error, RecordError::AfterEnd { entry: length });
    }
    let mut game = played(2, 1);
    let record = game.record().clone();
    assert_eq!(game.make(Seat(0), Move::Pass, &mut Silent), Err(Refusal::Over));
    assert_eq!(game.resign(Seat(0)), Err(Refusal::Over));
    assert_eq!(game.agree(), Err(Refusal::Over));
    assert_eq!(game.record(), &record);
}

#[test]
fn broken_json_is_an_error() {
    let text = serde_json::to_string(played(2, 1).record()).expect("json");
    for end in (0..text.len()).step_by(7) {
        assert!(serde_json::from_str::<Record<Plain>>(&text[..end]).is_err());
    }
    for (from, to) in
        [("offer", "offre"), ("\"digests\":[\"", "\"digests\":[\"x"), ("\"seats\":2", "\"seats\":-2")]
    {
        let broken = text.replacen(from, to, 1);
        assert_ne!(broken, text);
        assert!(serde_json::from_str::<Record<Plain>>(&broken).is_err(), "{to}");
    }
}

#[test]
fn a_refused_move_leaves_game_and_record_alone() {
    let mut game = begin(2);
    let (position, record) = (game.position().clone(), game.record().clone());
    assert!(matches!(game.make(Seat(0), Move::Draw, &mut Silent), Err(Refusal::Blocked(_))));
    let stranger = Seat(5);
    assert_eq!(game.make(stranger, Move::Draw, &mut Silent), Err(Refusal::NotAsked { seat: stranger }));
    assert_eq!(game.resign(stranger), Err(Refusal::NotAsked { seat: stranger }));
    assert_eq!((game.position(), game.record()), (&position, &record));
}

#[test]
fn whoever_resigns_is_last() {
    let mut game = begin(3);
    assert_eq!(game.outcome(), None);
    game.resign(Seat(1)).expect("may resign");
    let outcome = game.outcome().expect("over");
    assert_eq!(
        (outcome.ending, outcome.places.as_slice()),
        (Ending::Resigned { seat: Seat(1) }, &[1, 3, 1][..])
    );
    assert!(!outcome.winners.contains(Seat(1)));
    let again = game.record().replay().expect("replays");
    assert_eq!(again.outcome(), Some(outcome));
}

#[test]
fn everyone_may_agree_to_stop() {
    let mut game = begin(2);
    game.agree().expect("may stop");
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.ending, outcome.winners), (Ending::Agreed, SeatSet::all(2)));
    assert_eq!(game.record().replay().expect("replays").ending(), Some(Ending::Agreed));
    assert!(game.take_back(0).is_err(), "an end that was agreed on stays");
}

/// A game at the first turn, with both coins in the hand of the seat that has it.
fn at_a_turn() -> (Match<Plain>, Seat) {
    let mut game = begin(2);
    for seat in Seat::all(2) {
        let lantern = *game.position().hands[seat.index()].last().expect("a hand");
        game.make(seat, Move::Offer(lantern), &mut Silent).expect("in hand");
    }
    let Stage::Turn { seat } = game.position().stage else { panic!("a turn") };
    (game, seat)
}

#[test]
fn what_taught_nobody_anything_can_be_taken_back() {
    let (mut game, seat) = at_a_turn();
    let before = (game.position().clone(), game.record().clone());
    let least = game.position().hands[seat.index()][0];
    assert_eq!(game.revocable_to(), 2, "offers cannot be taken back");
    for answer in [Move::Trade, Move::Pair, Move::Pick(least)] {
        game.make(seat, answer, &mut Silent).expect("legal");
    }
    assert_eq!(game.revocable_to(), 2);
    assert_eq!(game.take_back(1), Err(TakeBackError { entries: 1, least: 2, now: 5 }));
    assert_eq!(game.take_back(6), Err(TakeBackError { entries: 6, least: 2, now: 5 }));
    game.take_back(4).expect("nothing was learned");
    assert_eq!(game.position().stage, Stage::Pick { seat, first: None });
    game.take_back(2).expect("nothing was learned");
    assert_eq!((game.position(), game.record()), (&before.0, &before.1));
    game.make(seat, Move::Pass, &mut Silent).expect("another way");
    game.record().replay().expect("the record is whole");
}

#[test]
fn what_was_drawn_stays_drawn() {
    let (mut game, seat) = at_a_turn();
    game.make(seat, Move::Trade, &mut Silent).expect("legal");
    game.make(seat, Move::Draw, &mut Silent).expect("legal");
    let now = game.record().entries.len();
    assert_eq!(game.revocable_to(), now);
    assert!(game.take_back(now - 1).is_err());
}

const GOLDEN: &str = include_str!("golden.json");

#[test]
fn the_golden_record_still_leads_where_it_led() {
    check_record::<Plain>(GOLDEN).assert_clean();
}

#[test]
fn a_field_gained_at_its_default_changes_no_record() {
    check_record::<Toy<u16>>(GOLDEN).assert_clean();
}

#[test]
fn a_field_gained_with_something_in_it_changes_the_digest() {
    let report = check_record::<Toy<Seven>>(GOLDEN);
    assert_eq!(report.broken(), BTreeSet::from([Law::Digest]), "{report}");
}

#[test]
fn a_golden_record_that_cannot_be_played_is_reported() {
    for (from, to) in [("{", "["), ("\"seats\": 2", "\"seats\": 1"), ("0 offer", "1 pass")] {
        let report = check_record::<Plain>(&GOLDEN.replacen(from, to, 1));
        assert_eq!(report.broken(), BTreeSet::from([Law::Golden]), "{report}");
    }
}

#[test]
fn records_survive_a_binary_format() {
    let game = played(2, 3);
    let options: Options = game.rules().options().clone();
    let bytes = postcard::to_allocvec(&options).expect("writes");
    assert_eq!(postcard::from_bytes::<Options>(&bytes).expect("reads"), options);
    let bytes = postcard::to_allocvec(game.record()).expect("writes");
    assert_eq!(&postcard::from_bytes::<Record<Plain>>(&bytes).expect("reads"), game.record());
}

/// Writes the golden record anew: `cargo test -p tabletop -- --ignored --nocapture`.
#[test]
#[ignore = "prints the golden record"]
fn golden_record() {
    println!("{}", serde_json::to_string_pretty(played(2, 77).record()).expect("json"));
}
