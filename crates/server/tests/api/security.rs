//! Pages elsewhere, headers, and what never leaves the server.

use crate::house::{house, house_with, person};
use serde_json::json;

#[test]
fn pages_elsewhere_change_nothing() {
    let house = house();
    let asked = json!({"game": "ark", "options": {"players": 3}, "seats": [person("Ada")]});
    let foreign = house.stranger().header("origin", "https://elsewhere.example");
    foreign.post("/api/tables", &asked).refuses(403, "foreign_origin");
    foreign.post("/api/login", &json!({"name": "a", "password": "b"})).refuses(403, "foreign_origin");
    let table = house.two_people();
    let token = table.made["seats"][0]["token"].as_str().expect("a token");
    let cookie = format!("arkwright_seat_0={token}");
    let silent = house.stranger().header("cookie", &cookie);
    table.post(&silent, "resign", &json!({})).refuses(403, "foreign_origin");
    let foreign = silent.header("origin", "null");
    table.post(&foreign, "resign", &json!({})).refuses(403, "foreign_origin");
    assert_eq!(table.look(&silent)["stage"], "playing");
    let ours = house.stranger().page(&[cookie]);
    table.post(&ours, "resign", &json!({})).ok();
}

#[test]
fn behind_a_public_address_cookies_need_tls_and_pages_its_name() {
    let house = house_with(|config| config.public_url = Some("https://games.example.org".to_owned()));
    let asked = json!({"game": "ark", "options": {"players": 3}, "seats": [person("Ada")]});
    house.stranger().page(&[]).post("/api/tables", &asked).refuses(403, "foreign_origin");
    let page = house.stranger().header("origin", "https://games.example.org");
    let answer = page.post("/api/tables", &asked);
    assert!(answer.header("set-cookie").is_some_and(|set| set.ends_with("; Secure")));
    assert!(answer.header("strict-transport-security").is_some());
}

#[test]
fn every_answer_has_the_headers() {
    let house = house();
    let stranger = house.stranger();
    for answer in [
        stranger.get("/api/games"),
        stranger.get("/api/nothing"),
        stranger.get("/healthz"),
        stranger.get("/metrics"),
        stranger.send("POST", "/api/tables", Some("{")),
        stranger.send("PUT", "/api/tables", None),
    ] {
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(
            policy.starts_with("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert_eq!(answer.header("x-request-id").map(str::len), Some(16));
        assert!(answer.header("access-control-allow-origin").is_none());
    }
}

#[test]
fn the_seed_stays_here_until_the_end() {
    let house = house();
    let table = house.two_people();
    for somebody in [&table.people[0], &table.people[1], &house.stranger()] {
        for path in ["", "/chat", "/record"] {
            let body = somebody.get(&format!("{}{path}", table.path)).body;
            assert!(!body.contains("seed"), "{body}");
        }
    }
}
