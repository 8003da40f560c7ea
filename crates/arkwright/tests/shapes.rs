//! Questions, seats and results have one shape wherever they are written: to programs in the arena, by the filter, and
//! at a server.

mod at_the_terminal;

use at_the_terminal::{text, typed};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn schema(text: &str) -> Value {
    serde_json::from_str(text).expect("a schema")
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("fields").keys().map(String::as_str).collect()
}

#[test]
fn the_filter_and_the_server_ask_as_the_arena_does() {
    let asked = BTreeSet::from(["seat", "question", "text", "choices"]);
    let protocol = schema(include_str!("../../../docs/schema/bots.json"));
    let of_arena = &protocol["$defs"]["Ask"]["properties"]["ask"];
    assert_eq!(keys(&of_arena["properties"]), asked.iter().copied().chain(["view"]).collect());
    let server = schema(include_str!("../../../docs/schema/server.json"));
    assert_eq!(keys(&server["components"]["schemas"]["QuestionTold"]["properties"]), asked);

    let output =
        typed(&["play", "ark", "--stdin", "--seed", "3", "--seats", "human,human,human"], "1 resign\n");
    let lines: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let question = lines.iter().find(|line| line.get("question").is_some()).expect("a question");
    assert_eq!(keys(question), asked);
    assert_eq!(keys(&question["choices"][0]), BTreeSet::from(["group", "moves", "text"]));
    let outcome = &lines.last().expect("a last line")["outcome"];
    let over = &protocol["$defs"]["Over"]["properties"]["over"];
    assert_eq!(keys(outcome), keys(&over["properties"]), "{outcome}");
    assert_eq!(outcome["ending"], json!({"kind": "resigned", "seat": 1}));
    assert!(outcome["winners"].as_array().expect("seats").iter().all(|seat| seat.is_u64() && *seat != 1));
}
