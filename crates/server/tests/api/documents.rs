//! The documentation, what is measured, and the page of the API with its script.

use crate::house::{bot, first_move, house, open, person};
use serde_json::{Value, json};
use std::process::{Command, Stdio};

#[test]
fn every_address_is_documented() {
    let house = house();
    let stranger = house.stranger();
    let document = stranger.get("/api/openapi.json").ok();
    let paths = document["paths"].as_object().expect("paths");
    for path in
        ["/api/games", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/moves", "/api/tables/{id}/socket"]
    {
        assert!(paths.contains_key(path), "{path}");
    }
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    for name in references(&document) {
        assert!(schemas.contains_key(&name), "{name} is not described");
    }
    for (path, methods) in paths {
        for (method, told) in methods.as_object().expect("methods") {
            assert!(told["summary"].is_string() || told["description"].is_string(), "{method} {path}");
            assert!(told["responses"]["422"].is_object(), "{method} {path}");
        }
    }
}

#[test]
fn the_document_beside_the_schemas_is_that_of_the_handlers() {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema/server.json");
    let kept = std::fs::read_to_string(kept).unwrap_or_default();
    assert!(
        kept.trim_end() == server::api::openapi(),
        "docs/schema/server.json is stale: `cargo xtask schema`"
    );
}

fn references(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, value)| match (name.as_str(), value) {
                ("$ref", Value::String(to)) => vec![to.rsplit('/').next().unwrap_or_default().to_owned()],
                _ => references(value),
            })
            .collect(),
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let house = house();
    for path in ["/api/docs", "/api/docs/page.css", "/api/docs/page.js"] {
        let answer = house.stranger().get(path);
        assert_eq!(answer.status, 200);
        assert!(!answer.body.contains("http://") && !answer.body.contains("https://"), "{path}");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
    }
}

#[test]
fn what_is_measured_is_told() {
    let house = house();
    let table = house.ark();
    table.move_once(&table.people[0]);
    let answer = house.stranger().get("/metrics");
    for line in [
        "arkwright_requests_total{method=\"POST\",route=\"/api/tables/{id}/moves\",status=\"200\"}",
        "arkwright_move_seconds_bucket{le=\"0.05\"}",
        "arkwright_tables_in_memory 1",
        "arkwright_sockets 0",
        "arkwright_bots_thinking",
        "arkwright_store_errors_total 0",
    ] {
        assert!(answer.body.contains(line), "{line} is not in\n{}", answer.body);
    }
    assert!(!answer.body.contains(&table.id));
    assert_eq!(house.stranger().get("/healthz").ok()["healthy"], true);
}

#[test]
fn a_database_that_is_away_is_told() {
    let house = house();
    let table = house.two_people();
    house.close_store();
    let answer = house.stranger().get("/healthz");
    answer.refuses(503, "store_away");
    assert!(answer.header("retry-after").is_some());
    let answer = table.people[0].get(&table.path);
    answer.refuses(503, "store_away");
    assert!(answer.header("retry-after").is_some());
}

/// The script of the page, exactly as it is printed there.
fn script() -> String {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let (_, rest) = page.split_once("```python\n").expect("a script");
    let (script, _) = rest.split_once("```").expect("its end");
    script.to_owned()
}

#[test]
fn the_script_of_the_page_plays_a_whole_game() {
    let house = house();
    let script = script();
    assert!(script.lines().count() <= 40, "{} lines", script.lines().count());
    let record = house.folder().join("record.json");
    let done = Command::new("python3")
        .arg("-c")
        .arg(&script)
        .arg(format!("http://{}", house.address))
        .arg(&record)
        .output()
        .expect("python3");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let record: Value = serde_json::from_slice(&std::fs::read(record).expect("a record")).expect("JSON");
    assert!(record["entries"].as_array().is_some_and(|entries| entries.len() > 20));
}

/// A program takes an open seat by the link that people are sent, and plays against the person who sent it.
#[test]
fn a_program_plays_at_a_table_with_a_person() {
    let house = house();
    let table = house.table("ark", &[person("Ada"), open(), bot("random")]);
    let link = table.made["invitation"]["link"].as_str().expect("a link");
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/table_bot.py");
    let server = format!("http://{}", house.address);
    let mut command = Command::new("python3");
    command.args([program, &server, link, "Pythia"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let running = command.spawn().expect("python3");
    let (ada, mut made) = (&table.people[0], 0);
    loop {
        let message = table.look(ada);
        match (message["stage"].as_str(), first_move(&message)) {
            (Some("over"), _) => break,
            (_, Some(_)) => {
                table.step(ada);
                made += 1;
            }
            _ => drop(ada.get(&format!("{}?since={}&wait=20", table.path, message["version"])).ok()),
        }
    }
    let done = running.wait_with_output().expect("it ends");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let message = table.look(ada);
    assert_eq!(String::from_utf8_lossy(&done.stdout).trim(), format!("seat 1 points {}", points(&message)));
    assert_eq!(message["seats"][1], json!({"kind": "person", "name": "Pythia"}));
    let record = ada.get(&format!("{}/record", table.path)).ok();
    let own = |entry: &&Value| entry.as_str().is_some_and(|entry| entry.starts_with("1 "));
    let theirs = record["entries"].as_array().expect("entries").iter().filter(own).count();
    assert!(made > 5 && theirs > 5, "{made} and {theirs} moves");
}

/// Points as Python prints a list.
fn points(message: &Value) -> String {
    message["points"].to_string().replace(',', ", ")
}
