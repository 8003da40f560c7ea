//! What goes over the wire and into the log, byte by byte: two tables on one server that a seat cannot tell apart.

use crate::client::{Answer, Client};
use crate::game::{Played, offered};
use serde_json::{Value, json};
use server::api::App;
use server::config::{Config, Limits};
use server::games::Running;
use server::listening::listen;
use server::security::hash;
use server::store::{self, Key, TableId};
use server::tables::{NewTable, Settings, Sitting, Tables};
use std::io::Write;
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::runtime::Runtime;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// The lines of the log, as they are written.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("a lock").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Everything the server says from now on, however small, goes here.
    pub fn listen() -> Log {
        let log = Log::default();
        let writer = log.clone();
        let lines = tracing_subscriber::fmt().with_env_filter("server=trace").without_time().with_ansi(false);
        lines.with_writer(move || writer.clone()).init();
        log
    }

    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().expect("a lock"))).expect("UTF-8")
    }
}

/// A server with a folder of its own.
pub struct Wire {
    tables: Arc<Tables>,
    stranger: Client,
    runtime: Runtime,
    folder: PathBuf,
    log: Log,
}

impl Wire {
    pub fn new(log: Log) -> Wire {
        let folder = std::env::temp_dir().join(format!("arkwright-wire-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let runtime = Runtime::new().expect("a runtime");
        let (tables, address) = runtime.block_on(async {
            let file = folder.join("tables.db").display().to_string();
            let store = store::open(&file).await.expect("a database");
            let tables = Tables::new(store, &Limits::default(), folder.join("stopped"));
            let mut config = Config { data: folder.clone(), ..Config::default() };
            config.limits.changes_per_minute = 1_000_000;
            config.limits.requests_per_minute = 1_000_000;
            let app = App::new(Arc::clone(&tables), config);
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
            let address = listener.local_addr().expect("an address");
            tokio::spawn(listen(listener, app, std::future::pending()));
            (tables, address)
        });
        Wire { tables, stranger: Client::new(address), runtime, folder, log }
    }

    /// A table that begins with a position, and somebody who holds a seat there.
    fn table(&self, played: &Played, position: String, seat: u8) -> Sat<'_> {
        let table = &played.live.table;
        let new = NewTable {
            game: table.game.clone(),
            options: serde_json::from_str(&table.options).expect("JSON"),
            settings: Settings::default(),
            seats: (0..played.seats()).map(|seat| Sitting::Person { name: format!("P{seat}") }).collect(),
            seed: None,
            start: Some(position),
            entries: Vec::new(),
        };
        let id = self.runtime.block_on(self.tables.create(new)).expect("a table");
        // Tokens of the same length, each for one table.
        let token = format!("{}{}", id.0, "x".repeat(43 - id.0.len()));
        let key = Key { hash: hash(&token), table: id.clone(), seat, account: None };
        self.runtime.block_on(self.tables.store().add_key(&key)).expect("a key");
        Sat { wire: self, person: self.stranger.token(&token), id }
    }

    /// Compares what a seat is sent of a game and of a world it cannot tell from it, and what the log says meanwhile.
    /// Answers how many bytes were the same, or what differs.
    pub fn compare(&self, played: &Played, world: &dyn Running, seat: u8) -> Result<usize, String> {
        let positions = [played.live.game.position(), world.position()];
        let tried = offered(&*played.live.game, seat).into_iter().next();
        let [truth, dream] = positions.map(|position| {
            let sat = self.table(played, position, seat);
            self.log.take();
            let mut heard = sat.everything(tried.as_deref());
            let log = self.log.take();
            assert!(log.contains("request"), "the log says nothing: {log:?}");
            heard.push(log);
            heard.into_iter().map(|text| plain(&text, &sat.id.0)).collect::<Vec<String>>()
        });
        for (one, other) in truth.iter().zip(&dream) {
            if one != other {
                let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
                let cut =
                    |text: &str| -> String { text.chars().skip(at.saturating_sub(100)).take(300).collect() };
                return Err(format!("{}\n{}", cut(one), cut(other)));
            }
        }
        Ok(truth.iter().map(String::len).sum())
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        // What cannot be removed stays in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Somebody at a table.
struct Sat<'a> {
    wire: &'a Wire,
    person: Client,
    id: TableId,
}

impl Sat<'_> {
    /// Everything that comes back for what a seat and a spectator may do without changing much.
    fn everything(&self, tried: Option<&str>) -> Vec<String> {
        let path = format!("/api/tables/{}", self.id);
        let version = self.runtime_version();
        let mut heard = Vec::new();
        for client in [&self.person, &self.wire.stranger] {
            for lang in ["en", "fr"] {
                heard.push(whole(&client.get(&format!("{path}?lang={lang}"))));
            }
            heard.push(whole(&client.get(&format!("{path}/record"))));
            let mut socket = self.socket(client);
            heard.push(frame(&mut socket));
            for sent in [
                json!({"moves": ["nonsense"], "version": version, "request": "a"}),
                json!({"moves": ["nonsense"], "version": 1, "request": "b"}),
                json!({"moves": [tried.unwrap_or("pass"), "nonsense"], "version": version, "request": "c"}),
            ] {
                socket.send(Message::Text(sent.to_string().into())).expect("sent");
                heard.push(frame(&mut socket));
            }
            socket.send(Message::Text("{".into())).expect("sent");
            heard.push(frame(&mut socket));
        }
        for (what, body) in [
            ("undo", json!({"version": version})),
            ("moves", json!({"version": version, "moves": ["nonsense"]})),
            ("why", json!({"about": {"card": 1}})),
            ("why", json!({"about": {"kind": "task", "task": "project"}})),
        ] {
            heard.push(whole(&self.person.post(&format!("{path}/{what}"), &body)));
        }
        // What is accepted is the last thing: from here on chance may differ.
        if let Some(tried) = tried {
            let body = json!({"version": version, "moves": [tried], "request": "d"});
            let answer = self.person.post(&format!("{path}/moves"), &body);
            heard.push(format!("{} {}", answer.status, answer.json()["accepted"]));
        }
        heard
    }

    fn runtime_version(&self) -> u64 {
        let looked = self.wire.tables.look(&self.id, |live| live.version);
        self.wire.runtime.block_on(looked).expect("a table")
    }

    fn socket(&self, client: &Client) -> WebSocket<TcpStream> {
        let address = client.address;
        let request = format!("ws://{address}/api/tables/{}/socket", self.id);
        let mut request = request.into_client_request().expect("a request");
        for (name, value) in client.lines() {
            let name = tungstenite::http::HeaderName::try_from(name.as_str()).expect("a name");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
        tungstenite::client(request, stream).expect("a socket").0
    }
}

/// The next frame with something in it.
fn frame(socket: &mut WebSocket<TcpStream>) -> String {
    loop {
        if let Message::Text(text) = socket.read().expect("a frame") {
            let told: Value = serde_json::from_str(text.as_str()).expect("JSON");
            assert!(told.is_object(), "{told}");
            return text.as_str().to_owned();
        }
    }
}

/// An answer with its headers, but for those that differ each time.
fn whole(answer: &Answer) -> String {
    let headers = answer.headers.iter().filter(|(name, _)| name != "date" && name != "x-request-id");
    let headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{} {}\n{}", answer.status, headers.join("\n"), answer.body)
}

/// Without the name of the table, the numbers of requests and the times they took.
fn plain(text: &str, id: &str) -> String {
    let text = text.replace(id, "TABLE");
    let word = |word: &str| match word.split_once('=') {
        Some((name @ ("request" | "ms"), _)) => format!("{name}="),
        _ => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
