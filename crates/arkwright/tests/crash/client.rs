//! Requests to a server that may die at any moment.

use serde_json::Value;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{Condvar, Mutex};
use std::time::Duration;

/// Where the server is now, for those who wait for the next one.
#[derive(Default)]
pub struct Door {
    address: Mutex<Option<SocketAddr>>,
    opened: Condvar,
}

impl Door {
    pub fn open(&self, address: SocketAddr) {
        *self.address.lock().expect("a lock") = Some(address);
        self.opened.notify_all();
    }

    pub fn close(&self) {
        *self.address.lock().expect("a lock") = None;
    }

    fn address(&self) -> SocketAddr {
        let address = self.address.lock().expect("a lock");
        let address = self.opened.wait_while(address, |address| address.is_none()).expect("a lock");
        address.expect("it was waited for")
    }
}

/// A complete answer.
pub struct Answer {
    pub status: u16,
    pub body: String,
    /// How often the same had to be asked again.
    pub repeated: u32,
    /// When it was asked the last time, in milliseconds since 1970.
    pub asked_at: i64,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The body of an answer that says yes.
    pub fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.json()
    }
}

/// Asks in the same words until there is an answer.
pub fn ask(door: &Door, token: Option<&str>, path: &str, body: Option<&Value>) -> Answer {
    let mut repeated = 0;
    loop {
        let address = door.address();
        let asked_at = server::tables::now();
        let answer = try_to_ask(address, token, path, body);
        if let Some((status, body)) = answer {
            return Answer { status, body, repeated, asked_at };
        }
        repeated += 1;
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Asks once; no answer if any of it is missing.
fn try_to_ask(
    address: SocketAddr,
    token: Option<&str>,
    path: &str,
    body: Option<&Value>,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
    let method = if body.is_some() { "POST" } else { "GET" };
    let mut sent = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    if let Some(token) = token {
        sent += &format!("authorization: Bearer {token}\r\n");
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    sent += &format!("content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(sent.as_bytes()).ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8(bytes).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "))?;
    let complete = length.parse() == Ok(body.len());
    let status = head.split(' ').nth(1)?.parse().ok()?;
    complete.then(|| (status, body.to_owned()))
}
