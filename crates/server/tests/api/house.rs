//! A server on a free port with a database of its own, and ways to get into a game.

use crate::client::{Answer, Client};
use crate::kept::Kept;
use serde_json::{Value, json};
use server::api::App;
use server::config::Config;
use server::listening::listen;
use server::store::{self, Store};
use server::tables::Tables;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::runtime::Runtime;

/// A running server; dropped, it is gone with everything it kept.
pub struct House {
    pub app: Arc<App>,
    pub address: SocketAddr,
    runtime: Option<Runtime>,
    folder: PathBuf,
    kept: Option<Kept>,
}

/// A server as it is by default.
pub fn house() -> House {
    house_with(|_| {})
}

/// A server that was told something else.
pub fn house_with(change: impl FnOnce(&mut Config)) -> House {
    house_on(change, async |kept| store::open(kept.address()).await.expect("a database"))
}

/// A server that was told something else, on a store that is opened as one likes.
pub fn house_on(change: impl FnOnce(&mut Config), open: impl AsyncFnOnce(&Kept) -> Arc<dyn Store>) -> House {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("arkwright-api-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut config = Config { data: folder.clone(), ..Config::default() };
    config.limits.changes_per_minute = 1_000_000;
    config.limits.requests_per_minute = 1_000_000;
    change(&mut config);
    let runtime = Runtime::new().expect("a runtime");
    let (app, address, kept) = runtime.block_on(async {
        let kept = Kept::new(&folder).await;
        let tables = Tables::new(open(&kept).await, &config.limits, folder.join("stopped"));
        let app = App::new(tables, config);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        tokio::spawn(listen(listener, Arc::clone(&app), std::future::pending()));
        (app, address, kept)
    });
    House { app, address, runtime: Some(runtime), folder, kept: Some(kept) }
}

impl Drop for House {
    fn drop(&mut self) {
        if let (Some(runtime), Some(kept)) = (self.runtime.take(), self.kept.take()) {
            runtime.block_on(kept.remove());
            runtime.shutdown_background();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub fn person(name: &str) -> Value {
    json!({"kind": "person", "name": name})
}

pub fn bot(level: &str) -> Value {
    json!({"kind": "bot", "level": level})
}

pub fn open() -> Value {
    json!({"kind": "open"})
}

/// A table with the tokens of the people who sit there.
pub struct AtTable {
    pub id: String,
    pub path: String,
    pub made: Value,
    pub people: Vec<Client>,
}

impl House {
    /// A folder that goes with the server.
    pub fn folder(&self) -> &std::path::Path {
        &self.folder
    }

    /// Waits for something that the server does.
    pub fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.as_ref().expect("it runs").block_on(work)
    }

    /// Takes the database away.
    pub fn close_store(&self) {
        self.block_on(self.app.tables.store().close());
    }

    /// Somebody without a token.
    pub fn stranger(&self) -> Client {
        Client::new(self.address)
    }

    /// Makes a table.
    pub fn table(&self, game: &str, seats: &[Value]) -> AtTable {
        let asked = json!({"game": game, "options": {"players": seats.len()}, "seats": seats});
        self.made(&self.stranger().post("/api/tables", &asked))
    }

    /// The table of an answer that tells of one.
    pub fn made(&self, answer: &Answer) -> AtTable {
        let made = answer.ok();
        assert_eq!(answer.status, 201);
        let id = made["table"].as_str().expect("a name").to_owned();
        let seats = made["seats"].as_array().expect("seats").iter();
        let people =
            seats.map(|own| self.stranger().token(own["token"].as_str().expect("a token"))).collect();
        AtTable { path: format!("/api/tables/{id}"), id, made, people }
    }

    /// A game of Ark against bots that move at random.
    pub fn ark(&self) -> AtTable {
        self.table("ark", &[person("Ada"), bot("random"), bot("random")])
    }

    /// A game of Ark Nova between two people.
    pub fn two_people(&self) -> AtTable {
        self.table("ark-nova", &[person("Ada"), person("Grace")])
    }
}

impl AtTable {
    pub fn look(&self, as_whom: &Client) -> Value {
        as_whom.get(&self.path).ok()
    }

    /// Sends something to an address of the table.
    pub fn post(&self, as_whom: &Client, what: &str, body: &Value) -> Answer {
        as_whom.post(&format!("{}/{what}", self.path), body)
    }

    /// The message in which somebody is asked, or the game is over.
    pub fn wait_until_asked(&self, as_whom: &Client) -> Value {
        let mut message = self.look(as_whom);
        while first_move(&message).is_none() && message["stage"] == "playing" {
            let path = format!("{}?since={}&wait=20", self.path, message["version"]);
            message = as_whom.get(&path).ok();
        }
        message
    }

    /// Makes the first move that is offered and answers the request and the message after it.
    pub fn move_once(&self, as_whom: &Client) -> (Value, Value) {
        let message = self.wait_until_asked(as_whom);
        let first = first_move(&message).expect("a move");
        let request = json!({"version": message["version"], "request": "first", "moves": [first]});
        let after = self.post(as_whom, "moves", &request).ok();
        (request, after)
    }

    /// Makes the first move that is offered, without a name for the request, and answers the message after it.
    pub fn step(&self, as_whom: &Client) -> Value {
        let message = self.wait_until_asked(as_whom);
        let first = first_move(&message).expect("a move");
        let answer = self.post(as_whom, "moves", &json!({"version": message["version"], "moves": [first]}));
        // Where several are asked at once, a bot may have been faster.
        if answer.status == 409 { self.step(as_whom) } else { answer.ok() }
    }

    /// Gives up, so that the game is over.
    pub fn end(&self) {
        for person in &self.people {
            let over = self.look(person)["stage"] == "over";
            if !over {
                self.post(person, "resign", &json!({})).ok();
            }
        }
        assert_eq!(self.look(&self.people[0])["stage"], "over");
    }
}

/// All moves a message offers.
pub fn offered(message: &Value) -> Vec<&str> {
    let groups = message["questions"].as_array().into_iter().flatten();
    let groups = groups.flat_map(|question| question["choices"].as_array().into_iter().flatten());
    let moves = groups.flat_map(|group| group["moves"].as_array().into_iter().flatten());
    moves.filter_map(|one| one["notation"].as_str()).collect()
}

pub fn first_move(message: &Value) -> Option<String> {
    offered(message).first().map(|&text| text.to_owned())
}
