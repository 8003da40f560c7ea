//! What clients read: views, events, questions, blockers and reports in one JSON shape, there and back.

use crate::scene::{afloat, rules, scene};
use ark::{Blocker, Card, CardReport, Event, Kind, Question, Rules, View};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Seat, Seed, Viewer};

/// The JSON of a value that comes back from it unchanged.
fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) -> Value {
    let json = serde_json::to_value(value).expect("JSON");
    let text = serde_json::to_string(value).expect("JSON");
    assert_eq!(&serde_json::from_str::<T>(&text).expect(&text), value);
    assert_one_shape(&json);
    json
}

/// Words are snake_case; what has one field only is a kind and no wrapper around something else.
fn assert_one_shape(value: &Value) {
    match value {
        Value::Object(fields) => {
            assert!(fields.keys().all(|key| is_word(key)), "{value}");
            assert!(fields.len() != 1 || fields.contains_key("kind"), "{value}");
            assert!(fields.get("kind").is_none_or(|kind| kind.as_str().is_some_and(is_word)), "{value}");
            fields.values().for_each(assert_one_shape);
        }
        Value::Array(entries) => entries.iter().for_each(assert_one_shape),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
        Value::String(word) => assert!(is_word(word), "{value}"),
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

fn kind(value: &Value) -> String {
    value["kind"].as_str().unwrap_or_else(|| panic!("{value} has no kind")).to_owned()
}

/// Plays a game at random and shows every position to `look`.
fn play(rules: &Rules, number: u64, mut look: impl FnMut(&ark::Position)) -> Vec<Event> {
    let mut events = Vec::new();
    let mut position = rules.start(Seed::from_number(number), &mut events);
    let mut chance = Chance::new(Seed::from_number(number + 7));
    let mut moves = Vec::new();
    while let Some(seat) = rules.asked(&position).first() {
        look(&position);
        rules.legal(&position, seat, &mut moves);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        rules.apply(&mut position, seat, answer, &mut events).expect("listed");
    }
    look(&position);
    events
}

#[test]
fn everything_comes_back_from_its_json() {
    let mut met = BTreeSet::new();
    for (players, number) in (3..=5).cycle().zip(0..24) {
        let rules = rules(players);
        let viewers: Vec<Viewer> = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let events = play(rules, number, |position| {
            for &viewer in &viewers {
                let view = there_and_back(&rules.view(position, viewer));
                met.insert(format!("step {}", kind(&view["step"])));
                met.insert(format!("phase {}", kind(&view["phase"])));
            }
            for seat in Seat::all(players) {
                if let Some(question) = rules.question(position, seat) {
                    met.insert(format!("question {}", kind(&there_and_back(&question))));
                }
                for report in rules.explain(position, seat) {
                    there_and_back(&report);
                    for blocker in report.cabins.iter().flat_map(|cabin| &cabin.blockers) {
                        met.insert(format!("blocker {}", kind(&there_and_back(blocker))));
                    }
                }
            }
        });
        for event in &events {
            met.insert(format!("event {}", kind(&there_and_back(event))));
        }
    }
    let count = |word: &str| met.iter().filter(|entry| entry.starts_with(word)).count();
    // Exchanges and missing figures are rare; they are written below.
    assert!(count("event ") >= 22 && count("question ") >= 8, "{met:?}");
    assert!(count("step ") >= 7 && count("phase ") == 3 && count("blocker ") >= 9, "{met:?}");
}

#[test]
fn every_kind_has_its_fields_by_name() {
    let (seat, scoring) = (Seat(1), Kind::Shy);
    assert_eq!(
        there_and_back(&Event::Exchanged { seat, scoring }),
        json!({"kind": "exchanged", "seat": 1, "scoring": "shy"})
    );
    assert_eq!(
        there_and_back(&Question::Exchange { scoring }),
        json!({"kind": "exchange", "scoring": "shy"})
    );
    assert_eq!(there_and_back(&Question::Turn), json!({"kind": "turn"}));
    assert_eq!(
        there_and_back(&Blocker::NoPlainFigure { scoring }),
        json!({"kind": "no_plain_figure", "scoring": "shy"})
    );
    assert_eq!(there_and_back(&Blocker::OtherQuestion), json!({"kind": "other_question"}));
    let six = json!({"kind": "ended", "points": [], "winners": [0, 1, 2, 3, 4, 5]});
    assert!(serde_json::from_value::<Event>(six).is_err(), "more winners than seats");
}

#[test]
fn lists_by_seat_have_the_seats_at_the_table() {
    let events = play(rules(3), 5, |_| {});
    let json = |event: &Event| serde_json::to_value(event).expect("JSON");
    let scored = events.iter().find(|event| matches!(event, Event::Scored { .. })).map(json).expect("scored");
    let seats = |list: &Value| -> Vec<u64> {
        list.as_array().expect("a list").iter().map(|entry| entry["seat"].as_u64().expect("a seat")).collect()
    };
    assert_eq!(seats(&scored["shares"]), [0, 1, 2]);
    let ended = events.last().map(json).expect("ended");
    assert_eq!(seats(&ended["points"]), [0, 1, 2]);
    assert!(ended["winners"].as_array().is_some_and(|winners| !winners.is_empty()));
    let set_up = json(&events[0]);
    assert_eq!(set_up["start"][3]["cabin"], json!({"side": "port", "index": 2}));
}

/// The numbers a table shows follow from the position, and what is explained from a view is what the rules say.
#[test]
fn derived_numbers_agree_with_the_rules() {
    for (players, number) in (3..=5).cycle().zip(30..42) {
        let rules = rules(players);
        play(rules, number, |position| {
            for seat in Seat::all(players) {
                let view = rules.view(position, Viewer::Seat(seat));
                let weight = |side: usize| i16::from(view.ark.sides[side].weight);
                assert_eq!(weight(1) - weight(0), i16::from(view.ark.heel));
                assert_eq!(view.ark.sides[0].room + view.ark.sides[1].room, 4);
                assert_eq!(
                    view.ark.cabins.iter().map(|cabin| i16::from(cabin.weight)).sum::<i16>(),
                    weight(0) + weight(1)
                );
                for player in &view.seats {
                    let shares: u16 = player.figures.iter().map(|on| u16::from(on.points)).sum();
                    assert_eq!(player.points, shares + u16::from(player.discs));
                }
                let own = view.own().expect("a seat");
                let reports: Vec<CardReport> = rules.explain(position, seat);
                let held: Vec<Card> = own.cards.iter().flatten().map(|card| card.card).collect();
                let seen: Vec<CardReport> =
                    held.iter().map(|&card| rules.explain_seen(&view, seat, card)).collect();
                assert_eq!(seen, reports);
                let playable: Vec<Card> =
                    reports.iter().filter(|report| report.is_playable()).map(|report| report.card).collect();
                if !own.passed && !view.is_over() {
                    assert_eq!(own.playable, playable);
                } else {
                    assert!(own.playable.is_empty());
                }
            }
        });
    }
}

#[test]
fn whose_turn_it_is_not_hears_of_the_beginning_of_a_turn() {
    let mut scene = scene(afloat().hand(0, &["dog", "cat"]).hand(1, &["snail", "mouse"]));
    scene.play(0, "play dog; in p1");
    let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(1)));
    let snail = scene.card("snail");
    assert!(view.seats[1].playable.contains(&snail), "a slow animal may begin a turn");
    let report = scene.rules.explain_seen(&view, Seat(1), snail);
    assert!(
        report
            .cabins
            .iter()
            .flat_map(|cabin| &cabin.blockers)
            .all(|blocker| { !matches!(blocker, Blocker::SingleSecond { .. } | Blocker::SameCabin { .. }) })
    );
}

/// A view in the middle of a turn, with a gap in the row, as it is written.
fn written() -> String {
    let setup = afloat().hand(0, &["cat", "fox"]).hand(1, &["lion"]).row(&["pig", "yak", "grain"]).figures(
        1,
        Kind::Heavy,
        1,
        1,
    );
    let mut scene = scene(setup);
    scene.play(0, "play cat; in p3; take pig; play fox");
    let view: View = scene.rules.view(&scene.position, Viewer::Seat(Seat(0)));
    serde_json::to_string_pretty(&view).expect("JSON") + "\n"
}

#[test]
fn a_view_as_a_client_gets_it() {
    assert_eq!(written(), include_str!("view.json"), "a change of the shape writes this file anew");
}

/// Writes the view anew: `cargo test -p ark -- --ignored write_view`.
#[test]
#[ignore = "writes the view"]
fn write_view() {
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ark/view.json"), written()).expect("written");
}
