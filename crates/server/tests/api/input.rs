//! Input that makes no sense: a precise answer, and nothing changes.

use crate::house::{House, house, house_with, person};
use serde_json::json;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

#[test]
fn broken_json_says_where() {
    let house = house();
    let stranger = house.stranger();
    let send = |body: &str| stranger.send("POST", "/api/tables", Some(body));
    let broken = send("{\"game\": \"ark\",");
    broken.refuses(400, "broken_json");
    assert!(broken.body.contains("line 1 column"), "{}", broken.body);
    let unknown = send("{\"game\": \"ark\", \"colour\": 1}");
    unknown.refuses(422, "bad_request");
    assert!(unknown.body.contains("colour"), "{}", unknown.body);
    for body in
        ["", "null", "[]", "7", "\"ark\"", "{}", "{\"game\": null}", "{\"game\": \"ark\", \"seats\": {}}"]
    {
        assert!(matches!(send(body).status, 400 | 422), "{body}");
    }
    send("{\"game\": \"chess\"}").refuses(422, "no_game");
    send("{\"game\": \"ark\", \"options\": {\"players\": 99}}").refuses(422, "bad_request");
    send("{\"game\": \"ark\", \"options\": {\"players\": 3, \"luck\": 1}}").refuses(422, "bad_request");
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    assert!(matches!(send(&deep).status, 400 | 422));
    let text = house.stranger().header("content-type", "text/plain");
    text.send("POST", "/api/tables", Some("{}")).refuses(415, "not_json");
    assert_eq!(house.app.tables.in_memory(), 0);
}

#[test]
fn every_part_of_a_new_table_is_looked_at() {
    let house = house();
    let make = |seats: serde_json::Value, settings: serde_json::Value| {
        let asked =
            json!({"game": "ark-nova", "options": {"players": 2}, "seats": seats, "settings": settings});
        house.stranger().post("/api/tables", &asked)
    };
    make(json!([person("Ada"), person("")]), json!({})).refuses(422, "bad_name");
    make(json!([person("Ada\nresign 1")]), json!({})).refuses(422, "bad_name");
    make(json!([person(&"a".repeat(41))]), json!({})).refuses(422, "bad_name");
    make(json!([{"kind": "bot", "level": "genius"}]), json!({})).refuses(422, "no_level");
    make(json!([{"kind": "ghost"}]), json!({})).refuses(422, "bad_request");
    make(json!([{"kind": "open", "name": "Ada"}]), json!({})).refuses(422, "bad_request");
    make(json!([person("a"), person("b"), person("c")]), json!({})).refuses(422, "bad_request");
    make(json!([]), json!({"clock": {"kind": "per_move", "seconds": 1}})).refuses(422, "bad_request");
    make(json!([]), json!({"clock": {"kind": "per_move", "seconds": u64::MAX}})).refuses(422, "bad_request");
    make(json!([]), json!({"secret": true})).refuses(422, "bad_request");
    make(json!([person("Ada")]), json!({"clock": {"kind": "per_move", "seconds": 60}})).ok();
}

#[test]
fn numbers_and_names_of_requests_are_looked_at() {
    let house = house();
    let table = house.two_people();
    let ada = &table.people[0];
    let before = table.look(ada);
    let send = |body: &str| ada.send("POST", &format!("{}/moves", table.path), Some(body));
    for version in ["-1", "1.5", "1e99", "99999999999999999999999", "\"1\"", "null"] {
        let body = format!("{{\"version\": {version}, \"moves\": [\"pass\"]}}");
        assert!(matches!(send(&body).status, 400 | 422), "{version}");
    }
    send("{\"version\": 18446744073709551615, \"moves\": [\"pass\"]}").refuses(409, "stale");
    send("{\"version\": 1, \"seat\": 256, \"moves\": [\"pass\"]}").refuses(422, "bad_request");
    send("{\"version\": 1, \"seat\": 255, \"moves\": [\"pass\"]}").refuses(403, "not_yours");
    for request in ["", "with space", "Zoë", &"a".repeat(65)] {
        let body = json!({"version": before["version"], "request": request, "moves": ["pass"]});
        table.post(ada, "moves", &body).refuses(422, "bad_request_id");
    }
    let many = vec!["pass"; 65];
    table.post(ada, "moves", &json!({"version": 1, "moves": many})).refuses(422, "bad_moves");
    for query in ["since=-1", "since=x", "wait=1e9", "seat=999", "lang=xx", "unknown=1"] {
        ada.get(&format!("{}?{query}", table.path)).refuses(400, "bad_query");
    }
    assert_eq!(ada.get(&format!("{}?since={}", table.path, u64::MAX)).ok()["version"], before["version"]);
    assert_eq!(table.look(ada), before);
}

/// A server to be tried by hand or by another program, for `SERVE_SECONDS`.
#[test]
#[ignore = "waits for somebody"]
fn a_server_to_try_by_hand() {
    let house = house_with(|config| config.limits.tables_per_hour = 1_000_000);
    let table = house.ark();
    eprintln!("http://{} {} {}", house.address, table.path, table.made["seats"][0]["token"]);
    let seconds = std::env::var("SERVE_SECONDS").ok().and_then(|text| text.parse().ok());
    std::thread::sleep(Duration::from_secs(seconds.unwrap_or(60)));
}

#[test]
fn addresses_that_are_none() {
    let house = house();
    let stranger = house.stranger();
    stranger.get("/api/nothing").refuses(404, "no_address");
    stranger.get("/api/tables/short").refuses(404, "no_table");
    stranger.get(&format!("/api/tables/{}", "a".repeat(16))).refuses(404, "no_table");
    stranger.get(&format!("/api/tables/{}", "%00".repeat(16))).refuses(404, "no_table");
    stranger.get(&format!("/api/tables/{}/chat", "a".repeat(16))).refuses(404, "no_table");
    stranger.get("/api/tables/%ff%fe").refuses(400, "bad_path");
    stranger.send("DELETE", "/api/games", None).refuses(405, "no_method");
    stranger
        .post(&format!("/api/tables/{}/moves", "a".repeat(16)), &json!({"version": 1, "moves": ["pass"]}))
        .refuses(404, "no_table");
    stranger.get("/api/tables?list=open&game=%00").ok();
    assert_eq!(house.app.tables.in_memory(), 0);
}

#[test]
fn a_request_that_is_too_long_is_refused() {
    let house = house_with(|config| config.limits.body = 1000);
    let stranger = house.stranger();
    let long = format!("{{\"game\": \"{}\"}}", "a".repeat(1000));
    stranger.send("POST", "/api/tables", Some(&long)).refuses(413, "too_long");
    // A length that is only claimed.
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: 99999999999\r\n\r\n",
        house.address
    );
    stream.write_all(head.as_bytes()).expect("sent");
    crate::client::Answer::read(&mut stream).refuses(413, "too_long");
}

fn slowly(house: &House, parts: &[&str]) -> (crate::client::Answer, Duration) {
    let began = Instant::now();
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: 100\r\n\r\n",
        house.address
    );
    stream.write_all(head.as_bytes()).expect("sent");
    for part in parts {
        let _ = stream.write_all(part.as_bytes());
        std::thread::sleep(Duration::from_millis(400));
    }
    (crate::client::Answer::read(&mut stream), began.elapsed())
}

#[test]
fn a_request_that_is_too_slow_is_refused() {
    let house = house_with(|config| config.limits.request_seconds = 1);
    let (answer, took) = slowly(&house, &["{", "\"", "g", "a", "m"]);
    answer.refuses(408, "too_slow");
    assert!(took < Duration::from_secs(10), "{took:?}");
}

#[test]
fn the_head_of_a_request_has_to_come_in_time() {
    let house = house_with(|config| config.limits.header_seconds = 1);
    let began = Instant::now();
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_millis(300))).expect("a time limit");
    stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: here\r\n").expect("sent");
    let closed = loop {
        let sent = stream.write_all(b"x-slow: 1\r\n");
        match stream.read(&mut [0; 100]) {
            Ok(0) => break true,
            Ok(_) => break false,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => break true,
        }
        assert!(sent.is_ok() && began.elapsed() < Duration::from_secs(20), "nobody hangs up");
        // Others are answered meanwhile.
        assert_eq!(house.stranger().get("/api/games").status, 200);
    };
    assert!(closed && began.elapsed() >= Duration::from_millis(900), "{:?}", began.elapsed());
}

#[test]
fn a_connection_may_be_used_again_until_it_is_idle_for_too_long() {
    let house = house_with(|config| config.limits.header_seconds = 1);
    let mut stream = TcpStream::connect(house.address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a time limit");
    let mut part = [0; 65536];
    for _ in 0..2 {
        stream.write_all(b"GET /api/games HTTP/1.1\r\nhost: here\r\n\r\n").expect("sent");
        let read = stream.read(&mut part).expect("an answer");
        assert!(part[..read].starts_with(b"HTTP/1.1 200 "), "{read}");
    }
    assert_eq!(stream.read(&mut part).expect("the end"), 0);
}
