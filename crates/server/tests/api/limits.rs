//! What may be used up.

use crate::house::{house_with, person};
use serde_json::json;

#[test]
fn too_many_requests_are_told_when_to_come_again() {
    let house = house_with(|config| config.limits.requests_per_minute = 5);
    let answers: Vec<_> = (0..7).map(|_| house.stranger().get("/api/games")).collect();
    assert!(answers[..5].iter().all(|answer| answer.status == 200));
    answers[6].refuses(429, "too_often");
    let wait: u64 = answers[6].header("retry-after").and_then(|text| text.parse().ok()).expect("a number");
    assert!((1..=60).contains(&wait), "{wait}");
}

#[test]
fn changes_tables_and_chat_have_limits_of_their_own() {
    let house = house_with(|config| {
        config.limits.tables_per_hour = 2;
        config.limits.chat_per_minute = 3;
        config.limits.changes_per_minute = 12;
    });
    let table = house.two_people();
    house.two_people();
    let third = json!({"game": "ark", "options": {"players": 3}, "seats": [person("Ada")]});
    house.stranger().post("/api/tables", &third).refuses(429, "too_often");
    for number in 0..3 {
        table.post(&table.people[0], "chat", &json!({"text": format!("line {number}")})).ok();
    }
    table.post(&table.people[0], "chat", &json!({"text": "one more"})).refuses(429, "too_often");
    table.post(&table.people[1], "chat", &json!({"text": "mine"})).ok();
    for _ in 0..4 {
        table.post(&table.people[1], "why", &json!({})).refuses(422, "bad_request");
    }
    table.post(&table.people[1], "why", &json!({})).refuses(429, "too_often");
    assert_eq!(house.stranger().get("/api/games").status, 200);
}
