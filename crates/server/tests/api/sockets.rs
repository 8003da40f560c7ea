//! One socket for a table and a viewer.

use crate::client::Client;
use crate::house::{AtTable, first_move, house, house_with, person};
use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tungstenite::client::IntoClientRequest;
use tungstenite::{HandshakeError, Message, WebSocket};

pub fn connect(client: &Client, path: &str) -> Result<WebSocket<TcpStream>, u16> {
    let mut request = format!("ws://{}{path}", client.address).into_client_request().expect("a request");
    for (name, value) in client.lines() {
        let name = tungstenite::http::HeaderName::try_from(name.as_str()).expect("a name");
        request.headers_mut().insert(name, value.parse().expect("a value"));
    }
    let stream = TcpStream::connect(client.address).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    match tungstenite::client(request, stream) {
        Ok((socket, _)) => Ok(socket),
        Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// The next thing of a kind that comes.
pub fn next(socket: &mut WebSocket<TcpStream>, kind: &str) -> Value {
    loop {
        if let Message::Text(text) = socket.read().expect("a message") {
            let told: Value = serde_json::from_str(text.as_str()).expect("JSON");
            if let Some(found) = told.get(kind) {
                return found.clone();
            }
        }
    }
}

fn socket(table: &AtTable, client: &Client) -> WebSocket<TcpStream> {
    connect(client, &format!("{}/socket", table.path)).expect("a socket")
}

fn send(socket: &mut WebSocket<TcpStream>, value: &Value) {
    socket.send(Message::Text(value.to_string().into())).expect("sent");
}

#[test]
fn moves_are_made_and_seen_on_sockets() {
    let house = house();
    let table = house.two_people();
    let mut sockets: Vec<_> = table.people.iter().map(|person| socket(&table, person)).collect();
    let mut watching = socket(&table, &house.stranger());
    let first = next(&mut sockets[0], "message");
    assert_eq!((&first["viewer"], &first["stage"]), (&json!(0), &json!("playing")));
    assert_eq!(next(&mut sockets[1], "message")["viewer"], 1);
    assert_eq!(next(&mut watching, "message")["viewer"], Value::Null);
    let asked = first["asked"][0].as_u64().expect("somebody is asked") as usize;
    let message = table.look(&table.people[asked]);
    let chosen = first_move(&message).expect("a move");
    let moves = json!({"moves": [chosen], "version": message["version"], "request": "one"});
    send(&mut sockets[asked], &moves);
    let accepted = next(&mut sockets[asked], "accepted");
    assert_eq!(accepted["request"], "one");
    assert!(accepted["version"].as_u64() > message["version"].as_u64());
    for socket in &mut sockets {
        assert_eq!(next(socket, "message")["version"], accepted["version"]);
    }
    assert_eq!(next(&mut watching, "message")["version"], accepted["version"]);
    // A repeat has the same answer, and what is stale is told so.
    send(&mut sockets[asked], &moves);
    assert_eq!(next(&mut sockets[asked], "accepted"), accepted);
    send(&mut sockets[asked], &json!({"moves": [chosen], "version": 1, "request": "two"}));
    let refused = next(&mut sockets[asked], "refused");
    assert_eq!((&refused["request"], &refused["error"]["code"]), (&json!("two"), &json!("stale")));
    for (sent, code) in [("{", "broken_json"), ("{\"moves\": [], \"version\": 1, \"x\": 1}", "broken_json")] {
        sockets[asked].send(Message::Text(sent.into())).expect("sent");
        assert_eq!(next(&mut sockets[asked], "refused")["error"]["code"], code);
    }
    send(&mut watching, &moves);
    assert_eq!(next(&mut watching, "refused")["error"]["code"], "not_yours");
}

#[test]
fn chat_and_the_next_table_are_told() {
    let house = house();
    let table = house.two_people();
    table.post(&table.people[0], "chat", &json!({"text": "before"})).ok();
    let mut grace = socket(&table, &table.people[1]);
    assert_eq!(next(&mut grace, "chat")[0]["text"], "before");
    table.post(&table.people[0], "chat", &json!({"text": "after"})).ok();
    assert_eq!(next(&mut grace, "chat")[0]["text"], "after");
    table.end();
    let made = table.post(&table.people[0], "rematch", &json!({})).ok();
    assert_eq!(next(&mut grace, "next"), made["table"]);
}

#[test]
fn sockets_are_for_our_pages_and_those_who_may_look() {
    let house = house();
    let table = house.two_people();
    let path = format!("{}/socket", table.path);
    let foreign = house.stranger().header("origin", "https://elsewhere.example");
    assert_eq!(connect(&foreign, &path).err(), Some(403));
    assert!(connect(&house.stranger().page(&[]), &path).is_ok());
    assert_eq!(connect(&house.stranger(), &format!("{path}?seat=0")).err(), Some(403));
    assert_eq!(connect(&house.stranger().token("x"), &path).err(), Some(401));
    house.stranger().get(&path).refuses(400, "no_socket");
    let asked = json!({"game": "ark-nova", "options": {"players": 1}, "settings": {"spectators": false},
        "seats": [person("Ada")]});
    let alone = house.made(&house.stranger().post("/api/tables", &asked));
    assert_eq!(connect(&house.stranger(), &format!("{}/socket", alone.path)).err(), Some(403));
}

#[test]
fn whoever_leaves_hears_no_more() {
    let house = house();
    let table = house.two_people();
    let mut grace = socket(&table, &table.people[1]);
    next(&mut grace, "message");
    table.post(&table.people[1], "leave", &json!({})).ok();
    let ends = loop {
        match grace.read() {
            Ok(Message::Close(_)) | Err(_) => break true,
            Ok(Message::Text(text)) if text.as_str().contains("\"view\"") => break false,
            Ok(_) => {}
        }
    };
    assert!(ends);
}

#[test]
fn there_are_only_so_many_sockets() {
    let house = house_with(|config| {
        config.limits.sockets = 3;
        config.limits.sockets_per_address = 2;
        config.limits.message = 1000;
    });
    let table = house.two_people();
    let path = format!("{}/socket", table.path);
    let first = connect(&house.stranger(), &path).expect("a socket");
    let mut second = connect(&house.stranger(), &path).expect("a socket");
    assert_eq!(connect(&house.stranger(), &path).err(), Some(429));
    drop(first);
    let began = Instant::now();
    while house.app.open_sockets() > 1 && began.elapsed() < Duration::from_secs(5) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(connect(&house.stranger(), &path).is_ok());
    // A message that is too long ends the socket.
    send(&mut second, &json!({"moves": ["a".repeat(2000)], "version": 1}));
    while second.read().is_ok() {}
}

#[test]
fn a_silent_socket_is_closed() {
    let house = house_with(|config| config.limits.socket_seconds = 1);
    let table = house.two_people();
    let deaf = socket(&table, &table.people[0]);
    assert_eq!(house.app.open_sockets(), 1);
    let began = Instant::now();
    while house.app.open_sockets() > 0 && began.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(house.app.open_sockets(), 0);
    drop(deaf);
}

/// It says something all the time, so that it is known to be there, and takes nothing.
#[test]
fn a_socket_that_never_reads_is_closed() {
    let house = house_with(|config| config.limits.socket_seconds = 2);
    let table = house.two_people();
    let mut deaf = socket(&table, &table.people[0]);
    let talking = std::thread::spawn(move || {
        let said = |deaf: &mut WebSocket<TcpStream>| deaf.send(Message::Pong(Default::default()));
        while said(&mut deaf).is_ok() {
            std::thread::sleep(Duration::from_millis(100));
        }
    });
    let (before, began, mut made) = (memory(), Instant::now(), 0);
    // Every move is worth a message; what nobody takes fills the buffers of both sides, and then the server waits.
    while house.app.open_sockets() > 0 && began.elapsed() < Duration::from_secs(60) {
        let asked = table.look(&table.people[1])["asked"][0].as_u64();
        match asked {
            Some(seat) => drop(table.step(&table.people[seat as usize])),
            None => std::thread::sleep(Duration::from_millis(20)),
        }
        made += 1;
    }
    assert_eq!(house.app.open_sockets(), 0, "after {made} moves it is still waited for");
    talking.join().expect("it ends");
    // What could not be sent was not kept for it: a few megabytes are those of the table and the buffers.
    let more = memory().saturating_sub(before);
    assert!(more < 64 << 20, "{more} bytes more after {made} moves");
    assert_eq!(table.look(&table.people[1])["stage"], "playing");
}

/// The bytes this process has in memory; nothing where nobody tells.
fn memory() -> u64 {
    let told = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    told.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * 4096
}

#[test]
fn sockets_and_long_polls_end_with_the_server() {
    let house = house();
    let table = house.two_people();
    let mut ada = socket(&table, &table.people[0]);
    next(&mut ada, "message");
    let (grace, path) = (table.people[1].clone(), format!("{}?since={}&wait=30", table.path, u64::MAX));
    let waiting = std::thread::spawn(move || grace.get(&path).status);
    std::thread::sleep(Duration::from_millis(200));
    let began = Instant::now();
    house.app.end();
    assert_eq!(waiting.join().expect("an answer"), 200);
    while !matches!(ada.read(), Ok(Message::Close(_)) | Err(_)) {}
    assert!(began.elapsed() < Duration::from_secs(5));
}
