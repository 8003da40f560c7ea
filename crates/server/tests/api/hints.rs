//! What a good player would do.

use crate::house::{bot, house, offered, person};
use serde_json::{Value, json};
use tabletop::Lang;

fn best(hints: &Value) -> &str {
    hints["moves"][0]["notation"].as_str().expect("a move")
}

#[test]
fn a_hint_is_a_legal_move_with_reasons() {
    let house = house();
    let table = house.ark();
    let person = &table.people[0];
    let mut reasons = 0;
    for lang in ["en", "fr", "en"] {
        let message = table.wait_until_asked(person);
        let hints = table.post(person, "hint", &json!({"lang": lang})).ok();
        assert!(offered(&message).contains(&best(&hints)), "{hints}");
        assert!(hints["seat"] == 0 && hints["worlds"].as_u64() >= Some(1));
        let moves = hints["moves"].as_array().expect("moves");
        let gains: Vec<f64> = moves.iter().filter_map(|one| one["gain"].as_f64()).collect();
        assert!(!gains.is_empty() && gains.is_sorted_by(|a, b| a >= b), "{gains:?}");
        reasons += moves.iter().filter_map(|one| one["reasons"].as_array()).flatten().count();
        let answer = json!({"version": message["version"], "moves": [best(&hints)]});
        assert!([200, 409].contains(&table.post(person, "moves", &answer).status));
    }
    assert!(reasons > 0);
}

#[test]
fn a_hint_knows_what_the_seat_knows() {
    let house = house();
    let table = house.ark();
    table.wait_until_asked(&table.people[0]);
    let id = server::store::TableId(table.id);
    let advice = house.block_on(house.app.tables.look(&id, |live| {
        let truth = live.game.hint(0, Lang::En).expect("asked");
        let twin = live.game.resampled(0, 7);
        assert_ne!(twin.position(), live.game.position());
        [truth, twin.hint(0, Lang::En).expect("asked")]
    }));
    let [truth, twin] = advice.expect("the table").map(|work| work());
    assert_eq!(truth, twin);
}

#[test]
fn people_think_for_themselves_unless_it_was_settled() {
    let house = house();
    let table = house.made(&house.stranger().post(
        "/api/tables",
        &json!({"game": "ark", "options": {"players": 3}, "seats": [person("Ada"), {"kind": "open"}, bot("random")]}),
    ));
    let ada = &table.people[0];
    table.post(ada, "hint", &json!({})).refuses(409, "gathering");
    let token = table.made["invitation"]["token"].clone();
    let joined = table.post(&house.stranger(), "join", &json!({"name": "Grace", "invitation": token})).ok();
    let grace = house.stranger().token(joined["token"].as_str().expect("a token"));
    for who in [ada, &grace] {
        table.post(who, "hint", &json!({})).refuses(403, "no_hints");
    }
    house.stranger().post(&format!("{}/hint", table.path), &json!({})).refuses(401, "no_token");
}

#[test]
fn what_was_settled_holds() {
    let house = house();
    for (hints, status) in [(json!(true), 200), (json!(false), 403), (Value::Null, 200)] {
        let table = house.made(&house.stranger().post(
            "/api/tables",
            &json!({
                "game": "ark",
                "options": {"players": 3},
                "settings": {"hints": hints},
                "seats": [person("Ada"), bot("random"), bot("random")],
            }),
        ));
        table.wait_until_asked(&table.people[0]);
        assert_eq!(table.post(&table.people[0], "hint", &json!({})).status, status, "{hints}");
    }
}

#[test]
fn any_moment_of_a_game_that_is_over_can_be_asked_about() {
    let house = house();
    let table = house.ark();
    let first = table.wait_until_asked(&table.people[0]);
    let entry = first["news"]["lines"].as_array().expect("news").last().expect("a line")["entry"].clone();
    table.post(&table.people[0], "hint", &json!({"entry": entry})).refuses(409, "not_over");
    table.end();
    let ask = |body: Value| table.post(&house.stranger(), "hint", &body);
    let hints = ask(json!({"seat": 0, "entry": entry})).ok();
    assert!(offered(&first).contains(&best(&hints)));
    ask(json!({"seat": 0})).refuses(422, "which_entry");
    ask(json!({"seat": 9, "entry": entry})).refuses(422, "no_seat");
    ask(json!({"seat": 0, "entry": 9999})).refuses(422, "no_entry");
    let asked: Vec<u64> =
        first["asked"].as_array().expect("asked").iter().filter_map(Value::as_u64).collect();
    let other = (0..3).find(|seat| !asked.contains(seat)).expect("a seat");
    ask(json!({"seat": other, "entry": entry})).refuses(409, "not_asked");
}
