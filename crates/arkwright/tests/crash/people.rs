//! People who play at random, several at one device, and remember what they were told.

use crate::client::{Doors, ask};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use tabletop::{Chance, Seed};

/// How many tables are played at once.
pub const TABLES: usize = 5;

/// An answer to moves.
pub struct Acknowledged {
    pub request: String,
    pub seat: u8,
    pub answer: String,
    /// The version it led to.
    pub version: u64,
    /// Whether it had to be asked for again.
    pub repeated: bool,
    /// When it was asked for the last time, in milliseconds since 1970.
    pub asked_at: i64,
}

/// What was told of a table.
pub struct Told {
    pub table: String,
    pub acknowledged: Vec<Acknowledged>,
    /// Requests that were refused because somebody was faster.
    pub refused: Vec<String>,
    /// How many bots sit there.
    pub bots: usize,
}

struct Table {
    path: String,
    /// The tokens of the people, with their seats.
    people: Vec<(u8, String)>,
    told: Told,
}

/// Plays one game after the other until it is told to stop.
pub fn play(nth: usize, doors: &Doors, stop: &AtomicBool) -> Vec<Told> {
    let mut chance = Chance::new(Seed::from_number(100 + nth as u64));
    let mut all = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let mut table = sit_down(nth, doors);
        while !stop.load(Ordering::Relaxed) && table.step(doors, &mut chance) {}
        all.push(table.told);
    }
    all
}

fn sit_down(nth: usize, doors: &Doors) -> Table {
    let person = json!({"kind": "person", "name": "Ada"});
    let bot = json!({"kind": "bot", "level": "random"});
    let (game, options, seats) = match nth % TABLES {
        0 => ("ark", json!({"players": 3}), vec![person.clone(), person.clone(), person]),
        1 => ("ark-nova", json!({"players": 2}), vec![person.clone(), person]),
        2 => {
            let options = json!({"players": 3, "edition": "marine", "action_cards": "draft"});
            ("ark-nova", options, vec![person.clone(), person.clone(), person])
        }
        3 => ("ark", json!({"players": 4}), vec![person.clone(), bot.clone(), person, bot]),
        _ => ("ark-nova", json!({"players": 2}), vec![bot, person]),
    };
    let asked = json!({"game": game, "options": options, "seats": seats});
    let made = ask(doors, None, "/api/tables", Some(&asked)).ok();
    let id = made["table"].as_str().expect("a name").to_owned();
    let own = made["seats"].as_array().expect("seats").iter();
    let people: Vec<(u8, String)> = own
        .map(|own| {
            let seat = own["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).expect("a seat");
            (seat, own["token"].as_str().expect("a token").to_owned())
        })
        .collect();
    let bots = seats.len() - people.len();
    let told = Told { table: id.clone(), acknowledged: Vec::new(), refused: Vec::new(), bots };
    Table { path: format!("/api/tables/{id}"), people, told }
}

impl Table {
    /// Somebody who is asked answers; not once the game is over.
    fn step(&mut self, doors: &Doors, chance: &mut Chance) -> bool {
        let first = chance.below(self.people.len() as u32) as usize;
        self.people.rotate_left(first);
        for at in 0..self.people.len() {
            let (seat, token) = self.people[at].clone();
            let looked = ask(doors, Some(&token), &format!("{}?since=1000000000", self.path), None);
            self.without_tokens(&looked.body);
            let message = looked.ok();
            if message["stage"] == "over" {
                return false;
            }
            let moves = offered(&message);
            if moves.is_empty() {
                continue;
            }
            let answer = moves[chance.below(moves.len() as u32) as usize].to_owned();
            self.submit(doors, (seat, &token), &message["version"], answer);
            return true;
        }
        // Only bots are asked.
        thread::sleep(Duration::from_millis(5));
        true
    }

    fn submit(&mut self, doors: &Doors, (seat, token): (u8, &str), version: &Value, answer: String) {
        let request = format!("r{}", self.told.acknowledged.len() + self.told.refused.len());
        let asked = json!({"version": version, "request": request, "moves": [answer]});
        let answered = ask(doors, Some(token), &format!("{}/moves", self.path), Some(&asked));
        self.without_tokens(&answered.body);
        let request = format!("{seat}:{request}");
        if answered.status == 409 {
            assert_eq!(answered.json()["error"]["code"], "stale", "{}", answered.body);
            assert!(self.told.bots > 0, "nobody else answers here: {}", answered.body);
            self.told.refused.push(request);
            return;
        }
        let version = answered.ok()["accepted"].as_u64().expect("a version");
        let (repeated, asked_at) = (answered.repeated > 0, answered.asked_at);
        self.told.acknowledged.push(Acknowledged { request, seat, answer, version, repeated, asked_at });
    }

    /// Whoever reads messages learns no token.
    fn without_tokens(&self, body: &str) {
        assert!(!self.people.iter().any(|(_, token)| body.contains(token)), "a token is sent: {body}");
    }
}

/// All moves a message offers.
fn offered(message: &Value) -> Vec<&str> {
    let groups = message["questions"].as_array().into_iter().flatten();
    let groups = groups.flat_map(|question| question["choices"].as_array().into_iter().flatten());
    let moves = groups.flat_map(|group| group["moves"].as_array().into_iter().flatten());
    moves.filter_map(|one| one["notation"].as_str()).collect()
}

/// A table at which only bots sit.
pub fn table_of_bots(doors: &Doors) -> String {
    let bot = json!({"kind": "bot", "level": "random"});
    let asked = json!({"game": "ark-nova", "options": {"players": 2}, "seats": [bot, bot]});
    let made = ask(doors, None, "/api/tables", Some(&asked)).ok();
    made["table"].as_str().expect("a name").to_owned()
}

/// What anybody may know of a table.
pub fn look(doors: &Doors, id: &str) -> Value {
    ask(doors, None, &format!("/api/tables/{id}?since=1000000000"), None).ok()
}
