//! Games that are over, moment by moment.

use crate::house::{AtTable, House, bot, house, person};
use serde_json::{Value, json};

/// A game of Ark that was played to its end.
fn finished(house: &House) -> AtTable {
    let table = house.ark();
    loop {
        let message = table.wait_until_asked(&table.people[0]);
        if message["stage"] == "over" {
            return table;
        }
        table.step(&table.people[0]);
    }
}

fn moment(house: &House, table: &AtTable, entry: usize, seat: &str) -> Value {
    house.stranger().get(&format!("{}/at/{entry}?seat={seat}", table.path)).ok()
}

#[test]
fn every_moment_is_told_as_a_seat_saw_it() {
    let house = house();
    let table = finished(&house);
    let record = house.stranger().get(&format!("{}/record", table.path)).ok();
    let entries = record["entries"].as_array().expect("entries");
    for (entry, written) in entries.iter().enumerate().step_by(5) {
        let told = moment(&house, &table, entry, "0");
        assert_eq!(
            (&told["entry"], &told["viewer"], &told["done"]["written"]),
            (&json!(entry), &json!(0), written)
        );
        assert!(told["done"]["text"].as_str().is_some_and(|text| !text.is_empty()));
        let hands = told["view"]["seats"].as_array().expect("seats");
        assert!(!hands[0]["cards"].is_null() && hands[1]["cards"].is_null(), "{told}");
        for question in told["questions"].as_array().expect("questions") {
            assert_eq!(question["choices"].is_null(), question["seat"] != 0);
        }
        let open = moment(&house, &table, entry, "all");
        let hands = open["view"]["seats"].as_array().expect("seats");
        assert!(hands.iter().all(|seat| !seat["cards"].is_null()), "{open}");
        assert!(open["questions"].as_array().expect("questions").iter().all(|one| one["choices"].is_array()));
        let shown = moment(&house, &table, entry, "spectator");
        assert!(shown["view"]["seats"].as_array().expect("seats").iter().all(|seat| seat["cards"].is_null()));
        let news = told["news"].as_array().expect("news");
        assert!(news.iter().all(|line| line["entry"] == entry + 1));
    }
    let end = moment(&house, &table, entries.len(), "all");
    assert!(end["done"].is_null() && end["asked"] == json!([]));
    assert_eq!(end["points"], table.look(&table.people[0])["points"]);
}

#[test]
fn the_moments_of_a_message_are_those_of_the_game() {
    let house = house();
    let table = house.ark();
    let message = table.wait_until_asked(&table.people[0]);
    let entries = message["news"]["lines"].as_array().expect("news").last().expect("a line")["entry"].clone();
    table.end();
    let entry = entries.as_u64().expect("a number") as usize;
    let told = moment(&house, &table, entry, "0");
    assert_eq!((&told["view"], &told["questions"]), (&message["view"], &message["questions"]));
}

#[test]
fn a_story_adds_up() {
    let house = house();
    let table = finished(&house);
    let story = house.stranger().get(&format!("{}/moments?lang=fr", table.path)).ok();
    let record = house.stranger().get(&format!("{}/record", table.path)).ok();
    assert_eq!(story["entries"].as_array().map(Vec::len), record["entries"].as_array().map(Vec::len));
    let turns = story["turns"].as_array().expect("turns").len();
    let points = table.look(&table.people[0])["points"].clone();
    for curve in story["curves"].as_array().expect("curves") {
        let seats = curve["seats"].as_array().expect("seats");
        assert!(seats.iter().all(|seat| seat.as_array().is_some_and(|values| values.len() == turns + 1)));
        if curve["id"] == "points" {
            let last: Vec<&Value> = seats.iter().filter_map(|seat| seat.as_array()?.last()).collect();
            assert_eq!(json!(last), points);
        }
    }
    for (seat, sheet) in story["sheets"].as_array().expect("sheets").iter().enumerate() {
        let parts = sheet["scoring"].as_array().expect("parts").iter();
        let sum: i64 = parts.filter_map(|part| part["points"].as_i64()).sum();
        assert_eq!(json!(sum + sheet["discs"].as_i64().expect("discs")), points[seat]);
    }
    let keys = story["entries"].as_array().into_iter().flatten();
    let keys: Vec<&Value> = keys.flat_map(|entry| entry["keys"].as_array().expect("keys")).collect();
    assert!(keys.iter().any(|key| key["kind"] == "endgame") && keys.iter().any(|key| key["kind"] == "rain"));
    let turn_of = |entry: &Value| entry["turn"].as_u64();
    let entries = story["entries"].as_array().expect("entries");
    assert!(entries.windows(2).all(|two| turn_of(&two[0]) <= turn_of(&two[1])));
}

#[test]
fn sheets_of_ark_nova_add_up() {
    let house = house();
    let table = house.table("ark-nova", &[person("Ada"), bot("random")]);
    for _ in 0..40 {
        if table.wait_until_asked(&table.people[0])["stage"] == "over" {
            break;
        }
        table.step(&table.people[0]);
    }
    if table.look(&table.people[0])["stage"] != "over" {
        table.end();
    }
    let story = house.stranger().get(&format!("{}/moments", table.path)).ok();
    let ids: Vec<&str> =
        story["curves"].as_array().expect("curves").iter().filter_map(|one| one["id"].as_str()).collect();
    assert_eq!(ids, ["points", "appeal", "conservation", "money", "income", "hand", "reputation"]);
    for sheet in story["sheets"].as_array().expect("sheets") {
        for (from, total) in [("appeal_from", "appeal"), ("conservation_from", "conservation")] {
            let sum: i64 =
                sheet[from].as_array().expect("parts").iter().filter_map(|part| part["n"].as_i64()).sum();
            assert_eq!(json!(sum), sheet[total], "{sheet}");
        }
        let number = |name: &str| sheet[name].as_i64().expect("a number");
        assert_eq!(number("appeal") - number("target"), number("points"));
    }
    let last = story["entries"].as_array().expect("entries").last().expect("an entry");
    assert!(last["seat"] == 0 && !last["text"].as_str().expect("words").is_empty());
}

#[test]
fn nothing_is_told_before_the_end_or_behind_it() {
    let house = house();
    let table = house.ark();
    for path in ["at/0", "moments"] {
        house.stranger().get(&format!("{}/{path}", table.path)).refuses(409, "not_over");
    }
    table.end();
    let at = |path: &str| house.stranger().get(&format!("{}/at/{path}", table.path));
    at("9999").refuses(422, "no_entry");
    at("x").refuses(400, "bad_path");
    at("0?seat=7").refuses(422, "no_seat");
    at("0?seat=me").refuses(422, "no_seat");
    assert_eq!(at("0").status, 200);
    house.stranger().get("/api/tables/nowhere/at/0").refuses(404, "no_table");
}

#[test]
fn a_record_that_was_brought_in_is_told_alike() {
    let house = house();
    let table = finished(&house);
    let record = house.stranger().get(&format!("{}/record", table.path)).ok();
    let again = house.made(&house.stranger().post("/api/records", &json!({"record": record})));
    let [one, other] = [&table, &again].map(|table| moment(&house, table, 30, "1"));
    assert_eq!(one["view"], other["view"]);
}
