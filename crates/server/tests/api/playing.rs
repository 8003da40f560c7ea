//! Playing through the API: whole games, waiting, repeats, and what is not your turn.

use crate::house::{AtTable, bot, first_move, house, offered, person};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Plays until the end with moves chosen by a number that goes on; answers the last message and how many were made.
fn play(table: &AtTable) -> (Value, usize) {
    let ada = &table.people[0];
    let (mut message, mut number, mut made) = (table.wait_until_asked(ada), 7_usize, 0);
    while message["stage"] == "playing" {
        let moves = offered(&message);
        number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let chosen = moves[(number >> 33) % moves.len()];
        let request =
            json!({"version": message["version"], "request": format!("r{made}"), "moves": [chosen]});
        let answer = table.post(ada, "moves", &request);
        // Where several are asked at once, a bot may have been faster.
        message = match answer.status {
            409 => table.look(ada),
            _ => answer.ok(),
        };
        made += 1;
        if message["stage"] == "playing" && first_move(&message).is_none() {
            message = table.wait_until_asked(ada);
        }
    }
    (message, made)
}

#[test]
fn a_whole_game_of_ark_against_bots() {
    let house = house();
    let table = house.ark();
    play_to_the_end_and_import(&house, &table);
}

#[test]
fn a_whole_game_of_ark_nova_against_a_bot() {
    let house = house();
    let table = house.table("ark-nova", &[person("Ada"), bot("random")]);
    play_to_the_end_and_import(&house, &table);
}

fn play_to_the_end_and_import(house: &crate::house::House, table: &AtTable) {
    let (last, made) = play(table);
    assert!(last["outcome"].is_object() && made > 5, "{made} moves, {}", last["outcome"]);
    let answer = table.people[0].get(&format!("{}/record", table.path));
    let record = answer.ok();
    assert_eq!(record["game"], last["game"]);
    let name = format!("attachment; filename=\"{}.json\"", table.id);
    assert_eq!(answer.header("content-disposition"), Some(name.as_str()));
    let looked_at = house.made(&house.stranger().post("/api/records", &json!({"record": record})));
    let message = looked_at.look(&house.stranger());
    assert_eq!((&message["stage"], &message["points"]), (&last["stage"], &last["points"]));
}

#[test]
fn a_long_poll_waits_for_something_new() {
    let house = house();
    let table = house.two_people();
    let message = table.look(&table.people[0]);
    let asked = message["asked"][0].as_u64().expect("somebody is asked") as usize;
    let other = table.people[1 - asked].clone();
    let path = format!("{}?since={}&wait=20", table.path, message["version"]);
    let waiting = std::thread::spawn(move || (other.get(&path).ok(), Instant::now()));
    std::thread::sleep(Duration::from_millis(300));
    assert!(!waiting.is_finished());
    table.move_once(&table.people[asked]);
    let moved = Instant::now();
    let (seen, at) = waiting.join().expect("an answer");
    assert!(seen["version"].as_u64() > message["version"].as_u64());
    assert!(at.saturating_duration_since(moved) < Duration::from_secs(5));
    let began = Instant::now();
    let path = format!("{}?since={}&wait=1", table.path, u64::MAX);
    table.people[0].get(&path).ok();
    assert!(began.elapsed() >= Duration::from_secs(1));
}

#[test]
fn a_repeat_is_done_once_and_answered_alike() {
    let house = house();
    let table = house.two_people();
    let message = table.look(&table.people[0]);
    let asked = message["asked"][0].as_u64().expect("somebody is asked") as usize;
    let (request, after) = table.move_once(&table.people[asked]);
    let again = table.post(&table.people[asked], "moves", &request).ok();
    assert_eq!(again["accepted"], after["accepted"]);
    assert_eq!(again["version"], after["version"]);
    // Another seat may give its requests the same names.
    let other = &table.people[1 - asked];
    let theirs = table.post(other, "moves", &request);
    assert_eq!(theirs.status, 409, "{}", theirs.body);
}

#[test]
fn a_stale_request_is_told_the_newer_version() {
    let house = house();
    let table = house.two_people();
    let asked = table.look(&table.people[0])["asked"][0].as_u64().expect("somebody is asked") as usize;
    let (request, after) = table.move_once(&table.people[asked]);
    let stale = json!({"version": request["version"], "moves": request["moves"]});
    let answer = table.post(&table.people[asked], "moves", &stale);
    answer.refuses(409, "stale");
    assert_eq!(answer.json()["error"]["details"]["version"], after["version"]);
}

#[test]
fn a_move_must_be_asked_for_readable_and_legal() {
    let house = house();
    let table = house.two_people();
    let message = table.look(&table.people[0]);
    let asked = message["asked"][0].as_u64().expect("somebody is asked") as usize;
    let (ada, version) = (&table.people[asked], &message["version"]);
    let try_moves = |moves: Value| table.post(ada, "moves", &json!({"version": version, "moves": moves}));
    try_moves(json!(["no such move"])).refuses(422, "notation");
    try_moves(json!(["a; b"])).refuses(422, "notation");
    try_moves(json!(["a\nresign 0"])).refuses(422, "notation");
    try_moves(json!([])).refuses(422, "bad_moves");
    let first = first_move(&table.look(ada)).expect("a move");
    // The second of two moves is refused, and so is the first.
    let both = try_moves(json!([first, "no such move"]));
    both.refuses(422, "notation");
    assert_eq!(both.json()["error"]["details"]["nth"], 1);
    assert_eq!(&table.look(ada)["version"], version);
    // After the set-up one seat is asked at a time: the other is out of turn.
    let mut message = table.look(ada);
    for _ in 0..40 {
        let asked: Vec<usize> = message["asked"]
            .as_array()
            .expect("asked")
            .iter()
            .filter_map(|seat| Some(seat.as_u64()? as usize))
            .collect();
        if let [only] = asked[..] {
            let first = first_move(&table.look(&table.people[only])).expect("a move");
            let request = json!({"version": message["version"], "moves": [first]});
            table.post(&table.people[1 - only], "moves", &request).refuses(409, "not_asked");
            return;
        }
        table.step(&table.people[asked[0]]);
        message = table.look(ada);
    }
    panic!("nobody was asked alone");
}

#[test]
fn undo_takes_back_what_nobody_learned_from() {
    let house = house();
    let table = house.two_people();
    let person = |number: usize| &table.people[number];
    table
        .post(person(0), "undo", &json!({"version": table.look(person(0))["version"]}))
        .refuses(409, "not_undone");
    // Somewhere in a game there is a move that can be taken back.
    for _ in 0..60 {
        let message = table.look(person(0));
        let seat = message["asked"][0].as_u64().expect("somebody is asked") as usize;
        let before = table.look(person(seat));
        let after = table.step(person(seat));
        let said = table.look(person(seat))["can_undo"] == json!(true);
        let answer = table.post(person(seat), "undo", &json!({"version": after["version"]}));
        assert_eq!(said, answer.status == 200);
        if answer.status == 200 {
            let undone = answer.json();
            assert_eq!(undone["view"], before["view"]);
            assert_eq!(undone["version"].as_u64(), after["version"].as_u64().map(|version| version + 1));
            return;
        }
        answer.refuses(409, "not_undone");
    }
    panic!("no move could be taken back");
}

#[test]
fn who_resigns_ends_the_game_and_nothing_follows() {
    let house = house();
    let table = house.two_people();
    let after = table.post(&table.people[0], "resign", &json!({"request": "enough"})).ok();
    assert_eq!(after["stage"], "over");
    let again = table.post(&table.people[0], "resign", &json!({"request": "enough"})).ok();
    assert_eq!(again["version"], after["version"]);
    table.post(&table.people[1], "resign", &json!({})).refuses(409, "over");
    let moves = json!({"version": after["version"], "moves": ["pass"]});
    let answer = table.post(&table.people[1], "moves", &moves);
    assert!((400..500).contains(&answer.status), "{}", answer.body);
}

#[test]
fn a_game_ends_once_all_people_agree() {
    let house = house();
    let table = house.two_people();
    let after = table.post(&table.people[0], "consent", &json!({})).ok();
    assert_eq!((&after["stage"], &after["consents"]), (&json!("playing"), &json!([true, false])));
    let after = table.post(&table.people[1], "consent", &json!({})).ok();
    assert_eq!(after["stage"], "over");
    table.post(&table.people[1], "consent", &json!({})).refuses(409, "over");
}

#[test]
fn why_is_answered_to_the_seat_that_asks() {
    let house = house();
    let table = house.table("ark-nova", &[person("Ada"), bot("random")]);
    let ada = &table.people[0];
    let about = json!({"about": {"kind": "building", "building": "kiosk"}});
    let told = table.post(ada, "why", &about).ok();
    assert!(told["text"].as_str().is_some_and(|text| !text.is_empty()), "{told}");
    let french = ada.post(&format!("{}/why?lang=fr", table.path), &about).ok();
    assert_ne!(french["text"], told["text"]);
    table.post(ada, "why", &json!({"about": {"kind": "moon"}})).refuses(422, "bad_subject");
    table.post(&house.stranger(), "why", &about).refuses(401, "no_token");
}

#[test]
fn what_comes_next_can_be_seen_before_it_is_done() {
    let house = house();
    let table = house.table("ark-nova", &[person("Ada"), bot("random")]);
    let ada = &table.people[0];
    let mut before = table.wait_until_asked(ada);
    while before["questions"][0]["question"]["kind"] != "action" {
        table.step(ada);
        before = table.wait_until_asked(ada);
    }
    let offered = offered(&before);
    let named = |action: &str| offered.iter().find(|one| one.starts_with(action)).expect("it can be chosen");
    let (build, cards) = (named("build"), named("cards"));
    let told = table.post(ada, "ahead", &json!({"moves": [build]})).ok();
    assert_eq!(told["questions"][0]["question"]["kind"], "step", "{told}");
    assert_eq!(told["view"]["performing"]["action"], "build");
    assert_eq!(table.look(ada)["version"], before["version"], "nothing was done");
    // With strength 5 it is asked first whether to draw.
    let drawn: &[&str] = if cards.starts_with("cards 5") { &[cards, "draw"] } else { &[cards] };
    table.post(ada, "ahead", &json!({"moves": drawn})).refuses(422, "unforeseen");
    table.post(ada, "ahead", &json!({"moves": ["nonsense"]})).refuses(422, "notation");
    table.post(&house.stranger(), "ahead", &json!({"moves": [build]})).refuses(401, "no_token");
}
