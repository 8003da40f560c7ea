//! Requests that were put together at random, most of them broken: each has a precise answer, and whatever is refused
//! changes nothing.

use crate::client::{Answer, Client};
use crate::house::{AtTable, House, bot, first_move, house_with, open, person};
use serde_json::{Value, json};
use server::store::TableId;
use std::collections::BTreeMap;
use tabletop::{Chance, Seed};

/// How many requests are sent.
const REQUESTS: u32 = 4_000;

/// Values that fit nowhere, or hardly.
fn strange(chance: &mut Chance) -> Value {
    let all = [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0.5),
        json!(1e300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(256),
        json!(""),
        json!("\u{0}"),
        json!("\u{202e}abc\n"),
        json!("0 resign; 1 resign"),
        json!("é".repeat(3000)),
        json!([]),
        json!([[[[[[]]]]]]),
        json!({}),
        json!({"kind": "person", "name": {"$ne": null}}),
        json!(vec!["pass"; 200]),
    ];
    all[chance.below(all.len() as u32) as usize].clone()
}

/// Changes one part of a value, however deep it lies.
fn bend(value: &mut Value, chance: &mut Chance) {
    let inside = match value {
        Value::Object(fields) => fields.len(),
        Value::Array(items) => items.len(),
        _ => 0,
    };
    if inside == 0 || chance.below(4) == 0 {
        *value = strange(chance);
        return;
    }
    let nth = chance.below(inside as u32) as usize;
    match value {
        Value::Object(fields) => {
            let name = fields.keys().nth(nth).cloned().expect("a field");
            match chance.below(4) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(format!("{name}s"), strange(chance))),
                _ => bend(&mut fields[&name], chance),
            }
        }
        Value::Array(items) => bend(&mut items[nth], chance),
        _ => {}
    }
}

/// Breaks a text: cuts it off, or puts something into it.
fn broken(text: &str, chance: &mut Chance) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = chance.below(letters.len() as u32 + 1) as usize;
    let (before, after) = letters.split_at(at);
    let between = ["", "\"", "}", "\u{0}", "\\u0000", "[[[[[[[[", "1e999999", "\u{feff}", ",,"];
    let between = between[chance.below(between.len() as u32) as usize];
    let after = if chance.below(2) == 0 { &[][..] } else { after };
    before.iter().chain(&between.chars().collect::<Vec<_>>()).chain(after).collect()
}

/// Two tables with people, one that waits for somebody, and one that is over.
struct Scene {
    house: House,
    tables: Vec<AtTable>,
}

impl Scene {
    fn new() -> Scene {
        let house = house_with(|config| {
            config.limits.tables_per_hour = 1_000_000;
            config.limits.chat_per_minute = 1_000_000;
        });
        let tables = (0..4).map(|at| Scene::fresh(&house, at)).collect();
        Scene { house, tables }
    }

    /// The table of a place, as it is at first.
    fn fresh(house: &House, at: usize) -> AtTable {
        match at {
            1 => house.table("ark", &[person("Ada"), person("Bo"), person("Cleo")]),
            2 => house.table("ark", &[person("Ada"), open(), bot("random")]),
            _ => {
                let table = house.two_people();
                if at == 3 {
                    table.end();
                }
                table
            }
        }
    }

    /// Where every table stands.
    fn standing(&self) -> Vec<(u64, [u8; 32])> {
        let look = |table: &AtTable| {
            let id = TableId(table.id.clone());
            let looked = self.house.app.tables.look(&id, |live| (live.version, live.game.digest()));
            self.house.block_on(looked).expect("a table")
        };
        self.tables.iter().map(look).collect()
    }

    /// Somebody: a player of some table, with cookies of a page that is not named, with a token of nobody, or without one.
    fn somebody(&self, at: usize, chance: &mut Chance) -> Client {
        let people = |table: usize, chance: &mut Chance| {
            let people = &self.tables[table].people;
            people[chance.below(people.len() as u32) as usize].clone()
        };
        match chance.below(10) {
            0 => self.house.stranger(),
            1 => self.house.stranger().token(&"x".repeat(43)),
            2 => self.house.stranger().header("authorization", "Basic QWRhOnB3"),
            3 => self.house.stranger().header("cookie", "arkwright_seat_0=1"),
            4 => people((at + 1) % self.tables.len(), chance),
            _ => people(at, chance),
        }
    }

    /// Something that could be sent, before anything is broken: an address behind the table's, and a body.
    fn sensible(&self, at: usize, chance: &mut Chance) -> (String, Value) {
        let table = &self.tables[at];
        let asked = table.people.iter().map(|person| table.look(person));
        let asked: Vec<Value> = asked.filter(|message| first_move(message).is_some()).collect();
        let message = asked.first().cloned().unwrap_or_else(|| table.look(&table.people[0]));
        let (version, first) = (&message["version"], first_move(&message).unwrap_or("pass".to_owned()));
        let of_table = |what: &str, body: Value| (format!("{}/{what}", table.path), body);
        let seats = json!([person("Ada"), {"kind": "open"}, bot("greedy")]);
        match chance.below(16) {
            0..5 => of_table("moves", json!({"version": version, "request": "r", "moves": [first]})),
            5 => of_table("moves", json!({"version": 1, "seat": 0, "moves": [first, first]})),
            6 => of_table("undo", json!({"version": version, "request": "u"})),
            7 => of_table("chat", json!({"text": "hello", "name": "Eve"})),
            8 => of_table("why", json!({"about": {"kind": "animal", "card": 401}})),
            9 => of_table("why", json!({"about": {"card": 5}, "seat": 0})),
            10 => of_table("join", json!({"seat": 1, "name": "Eve", "invitation": "x".repeat(43)})),
            11 => of_table("bot", json!({"seat": 1, "level": "random"})),
            12 => of_table("fork", json!({"entry": 1, "seats": [person("Ada")]})),
            13 => {
                let clock = json!({"kind": "per_move", "seconds": 60});
                let settings = json!({"public": true, "clock": clock, "hints": null});
                let body =
                    json!({"game": "ark", "options": {"players": 3}, "settings": settings, "seats": seats});
                ("/api/tables".to_owned(), body)
            }
            14 => ("/api/enter".to_owned(), json!({"token": "x".repeat(43)})),
            _ => {
                let record = json!({"game": "ark", "rules_version": 1, "options": {"players": 3}, "seed": "00",
                    "entries": ["0 pass"], "digests": ["00", "00"]});
                ("/api/records".to_owned(), json!({"record": record, "seats": seats}))
            }
        }
    }

    /// Sends something, mostly broken; answers what came back.
    fn send(&self, at: usize, chance: &mut Chance) -> (String, Answer) {
        let client = self.somebody(at, chance);
        if chance.below(8) == 0 {
            let table = &self.tables[at];
            let query = ["since", "wait", "seat", "lang", "list", "after", "x"][chance.below(7) as usize];
            let value = ["-1", "99999999999999999999", "%00", "%ff", "1e3", "é", "0", "fr"];
            let what = ["", "/chat", "/record", "/moments", "/at/0", "/at/-1", "/socket"];
            let (what, value) = (what[chance.below(7) as usize], value[chance.below(8) as usize]);
            let path = format!("{}{what}?{query}={value}", table.path);
            let answer = client.get(&path);
            return (path, answer);
        }
        let (path, mut body) = self.sensible(at, chance);
        for _ in 0..chance.below(3) {
            bend(&mut body, chance);
        }
        let text = match chance.below(4) {
            0 => broken(&body.to_string(), chance),
            _ => body.to_string(),
        };
        let answer = client.send("POST", &path, Some(&text));
        (format!("{path} {text}"), answer)
    }
}

#[test]
fn whatever_is_sent_has_a_precise_answer_and_what_is_refused_changes_nothing() {
    let mut scene = Scene::new();
    let (mut chance, mut counted) = (Chance::new(Seed::from_number(12)), BTreeMap::new());
    let mut before = scene.standing();
    for _ in 0..REQUESTS {
        let at = chance.below(scene.tables.len() as u32) as usize;
        let (sent, answer) = scene.send(at, &mut chance);
        assert!((200..500).contains(&answer.status), "{} {}\n{sent}", answer.status, answer.body);
        let standing = scene.standing();
        if answer.status >= 400 {
            let (_, code) = answer.refusal();
            *counted.entry((answer.status, code)).or_insert(0) += 1;
            assert_eq!(standing, before, "refused and done: {sent}\n{}", answer.body);
        } else {
            *counted.entry((answer.status, String::new())).or_insert(0) += 1;
            answer.json();
        }
        before = standing;
        // A bot plays on by itself: a table at which one took a seat, whichever, is left.
        let seats = scene.tables[at].look(&scene.house.stranger())["seats"].clone();
        let kinds: Vec<&Value> = seats.as_array().expect("seats").iter().map(|seat| &seat["kind"]).collect();
        let waits = kinds.contains(&&json!("open"));
        if answer.status == 200 && !waits && kinds.contains(&&json!("bot")) {
            scene.tables[at] = Scene::fresh(&scene.house, at);
            before = scene.standing();
        }
    }
    println!("{counted:?}");
    for code in
        ["stale", "notation", "broken_json", "bad_request", "unknown_token", "foreign_origin", "not_asked"]
    {
        assert!(counted.keys().any(|(_, counted)| counted == code), "{code} never came: {counted:?}");
    }
    assert!(counted.get(&(200, String::new())).is_some_and(|&made| made > 50), "{counted:?}");
    let measured = scene.house.stranger().get("/metrics").body;
    assert!(measured.contains("arkwright_store_errors_total 0"), "{measured}");
    assert!(!measured.contains("status=\"500\""), "{measured}");
}
