//! What a server is told before it starts, all with defaults.

use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// What a server is told before it starts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// The address it listens on.
    pub listen: String,
    /// The folder with the database file, unless `database_url` says otherwise, and with what has to be looked into.
    pub data: PathBuf,
    /// `postgres://…`, or a file of SQLite; by default a file in the data folder.
    pub database_url: Option<String>,
    /// The address people see, such as `https://games.example.org`: requests from pages elsewhere are refused, and cookies
    /// are for TLS only if it begins with `https`. By default whatever address a request was sent to.
    pub public_url: Option<String>,
    /// What may be used up.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: "127.0.0.1:8017".to_owned(),
            data: PathBuf::from("arkwright-data"),
            database_url: None,
            public_url: None,
            limits: Limits::default(),
        }
    }
}

impl Config {
    /// Where everything is kept.
    pub fn database(&self) -> String {
        match &self.database_url {
            Some(url) => url.clone(),
            None => self.data.join("arkwright.sqlite").display().to_string(),
        }
    }
}

/// What may be used up; whoever wants more gets a clear answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a message on a socket.
    pub message: usize,
    /// Seconds until a request has to be read and answered.
    pub request_seconds: u64,
    /// Seconds until the head of a request has to be there; a connection that waits for longer is closed.
    pub header_seconds: u64,
    /// Requests that change something, from one address in a minute.
    pub changes_per_minute: u32,
    /// Requests of any kind, from one address in a minute.
    pub requests_per_minute: u32,
    /// New tables from one address in an hour.
    pub tables_per_hour: u32,
    /// Sockets at once.
    pub sockets: usize,
    /// Sockets from one address at once.
    pub sockets_per_address: usize,
    /// Seconds after which a socket is closed of which nothing is heard, not even an answer to a ping.
    pub socket_seconds: u64,
    /// Bots that think at once.
    pub thinkers: usize,
    /// Passwords that are hashed at once.
    pub passwords: usize,
    /// Letters of a line of chat.
    pub chat: usize,
    /// Lines of chat of one person in a minute.
    pub chat_per_minute: u32,
    /// Moves in one request.
    pub moves: usize,
    /// Tables in memory at once. Where there is no room, those leave that nobody looks at.
    pub tables: usize,
    /// Rows in the log of one table; then its game can only be ended. Moves that are made and taken back count.
    pub rows: u64,
    /// Minutes after which a table that nobody looks at leaves memory.
    pub idle_minutes: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 1 << 20,
            message: 64 << 10,
            request_seconds: 10,
            header_seconds: 30,
            changes_per_minute: 600,
            requests_per_minute: 3000,
            tables_per_hour: 200,
            sockets: 10_000,
            sockets_per_address: 500,
            socket_seconds: 60,
            thinkers: 2,
            passwords: 2,
            chat: 500,
            chat_per_minute: 20,
            moves: 64,
            tables: 10_000,
            rows: 20_000,
            idle_minutes: 10,
        }
    }
}
