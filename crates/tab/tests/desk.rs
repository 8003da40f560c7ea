//! A desk answers what the server would, and what it gave to be written down leads to the same table again.

use serde_json::{Value, json};
use tab::Desk;

const TABLE: &str = "aaaaaaaaaaaaaaaa";

fn call(desk: &mut Desk, op: &Value) -> Value {
    serde_json::from_slice(&desk.call_json(op.to_string().as_bytes())).expect("JSON")
}

fn ask(desk: &mut Desk, method: &str, path: &str, body: &Value) -> Value {
    let fresh = json!({"name": TABLE, "seed": format!("{:064x}", 5)});
    let op = json!({"op": "ask", "method": method, "path": path, "body": body, "fresh": fresh});
    call(desk, &op)
}

/// A table of two people and a bot; what is to be written down of it.
fn made(desk: &mut Desk) -> Value {
    let [ada, jun] = ["Ada", "Jun"].map(|name| json!({"kind": "person", "name": name}));
    let seats = [ada, jun, json!({"kind": "bot", "level": "random"})];
    let made =
        ask(desk, "POST", "/api/tables", &json!({"game": "ark", "options": {"players": 3}, "seats": seats}));
    assert_eq!(
        (made["status"].as_u64(), made["answer"]["table"].as_str()),
        (Some(201), Some(TABLE)),
        "{made}"
    );
    made["kept"].clone()
}

fn look(desk: &mut Desk) -> Value {
    ask(desk, "GET", &format!("/api/tables/{TABLE}"), &Value::Null)["answer"].clone()
}

/// Plays the first legal move of whoever is asked, people and bots, until the game is over.
fn play(desk: &mut Desk, kept: &mut Vec<Value>) {
    for _ in 0..2000 {
        let thought = call(desk, &json!({"op": "think", "table": TABLE}));
        kept.extend(thought["kept"]["rows"].as_array().into_iter().flatten().cloned());
        let message = look(desk);
        if message["stage"] == "over" {
            return;
        }
        let Some(seat) = message["waiting"][0].as_u64() else { continue };
        let path = format!("/api/tables/{TABLE}");
        let query = json!({"seat": seat.to_string()});
        let op = json!({"op": "ask", "method": "GET", "path": path, "query": query});
        let message = call(desk, &op)["answer"].clone();
        let question = &message["questions"].as_array().expect("questions")[0];
        let notation = first_notation(&question["choices"]).expect("a legal move");
        let body = json!({"seat": seat, "version": message["version"], "moves": [notation]});
        let moved = ask(desk, "POST", &format!("{path}/moves"), &body);
        assert_eq!(moved["status"], 200, "{moved}");
        kept.extend(moved["kept"]["rows"].as_array().into_iter().flatten().cloned());
    }
    panic!("the game does not end");
}

fn first_notation(choices: &Value) -> Option<String> {
    match choices {
        Value::Object(map) => match map.get("notation") {
            Some(Value::String(text)) => Some(text.clone()),
            _ => map.values().find_map(first_notation),
        },
        Value::Array(list) => list.iter().find_map(first_notation),
        _ => None,
    }
}

#[test]
fn what_was_written_down_leads_to_the_same_table() {
    let mut desk = Desk::new(|| 1_000);
    let kept = made(&mut desk);
    let mut rows: Vec<Value> = kept["rows"].as_array().expect("rows").clone();
    play(&mut desk, &mut rows);
    let mut other = Desk::new(|| 1_000);
    let followed = call(&mut other, &json!({"op": "follow", "table": kept["table"], "rows": rows}));
    assert_eq!(followed["status"], 200, "{followed}");
    assert_eq!(look(&mut desk), look(&mut other));

    for path in ["moments", "at/3", "analysis", "record"] {
        let path = format!("/api/tables/{TABLE}/{path}");
        let [here, there] = [&mut desk, &mut other].map(|desk| ask(desk, "GET", &path, &Value::Null));
        assert_eq!((here["status"].as_u64(), &here), (Some(200), &there), "{path}");
    }
    let record =
        ask(&mut desk, "GET", &format!("/api/tables/{TABLE}/record"), &Value::Null)["answer"].clone();
    let brought = ask(&mut Desk::new(|| 0), "POST", "/api/records", &json!({"record": record}));
    assert_eq!(brought["status"], 201, "{brought}");
}

#[test]
fn a_row_that_is_not_the_games_own_stops_the_table() {
    let mut desk = Desk::new(|| 0);
    let kept = made(&mut desk);
    let mut rows = kept["rows"].as_array().expect("rows").clone();
    rows[2]["digest"] = json!("0".repeat(64));
    let told = call(&mut Desk::new(|| 0), &json!({"op": "follow", "table": kept["table"], "rows": rows}));
    assert_eq!(told["answer"]["error"]["code"], "stopped", "{told}");
}

#[test]
fn what_makes_no_sense_is_refused_as_by_the_server() {
    let mut desk = Desk::new(|| 0);
    made(&mut desk);
    let path = format!("/api/tables/{TABLE}");
    let stale = json!({"seat": 0, "version": 1, "moves": ["x"]});
    for (method, path, body, status, code) in [
        ("GET", "/api/tables/nothingthere", Value::Null, 404, "no_table"),
        ("GET", "/api/me", Value::Null, 404, "no_address"),
        ("POST", "/api/tables", json!({"game": "chess"}), 422, "no_game"),
        ("POST", "/api/tables", json!({"rules": 1}), 422, "bad_request"),
        ("POST", &format!("{path}/moves"), stale, 409, "stale"),
        ("POST", &format!("{path}/resign"), json!({"seat": 2}), 403, "not_yours"),
        ("POST", &format!("{path}/chat"), json!({"text": "hello"}), 404, "no_address"),
        ("GET", &format!("{path}/moments"), Value::Null, 409, "not_over"),
    ] {
        let told = ask(&mut desk, method, path, &body);
        assert_eq!(
            (&told["status"], &told["answer"]["error"]["code"]),
            (&json!(status), &json!(code)),
            "{told}"
        );
        assert!(told.get("kept").is_none(), "{told}");
    }
}
