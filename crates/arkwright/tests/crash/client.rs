//! Requests to servers that may die at any moment, or lose their database.

use serde_json::Value;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::Duration;

/// Where the nodes are now, for those who wait for the next one.
pub struct Doors {
    addresses: Mutex<Vec<Option<SocketAddr>>>,
    opened: Condvar,
    next: AtomicUsize,
    /// How often somebody was told that the database is away.
    pub away: AtomicUsize,
}

impl Doors {
    /// All closed.
    pub fn new(nodes: usize) -> Doors {
        let addresses = Mutex::new(vec![None; nodes]);
        Doors { addresses, opened: Condvar::new(), next: AtomicUsize::new(0), away: AtomicUsize::new(0) }
    }

    pub fn open(&self, node: usize, address: SocketAddr) {
        self.addresses.lock().expect("a lock")[node] = Some(address);
        self.opened.notify_all();
    }

    pub fn close(&self, node: usize) {
        self.addresses.lock().expect("a lock")[node] = None;
    }

    /// One that is open, by turns.
    fn address(&self) -> SocketAddr {
        let addresses = self.addresses.lock().expect("a lock");
        let none = |addresses: &mut Vec<Option<SocketAddr>>| addresses.iter().all(Option::is_none);
        let addresses = self.opened.wait_while(addresses, none).expect("a lock");
        let open: Vec<SocketAddr> = addresses.iter().copied().flatten().collect();
        open[self.next.fetch_add(1, Ordering::Relaxed) % open.len()]
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
pub fn ask(doors: &Doors, token: Option<&str>, path: &str, body: Option<&Value>) -> Answer {
    let mut repeated = 0;
    loop {
        let address = doors.address();
        let asked_at = server::tables::now();
        match try_to_ask(address, token, path, body) {
            Some((503, head, body)) => {
                doors.away.fetch_add(1, Ordering::Relaxed);
                assert!(head.contains("\r\nretry-after: "), "when to come again is not said: {head}");
                let told: Value = serde_json::from_str(&body).expect("JSON");
                assert_eq!(told["error"]["code"], "store_away", "{body}");
                std::thread::sleep(Duration::from_millis(50));
            }
            Some((status, _, body)) => return Answer { status, body, repeated, asked_at },
            None => {}
        }
        repeated += 1;
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Asks once, and answers status, head and body; nothing if any of it is missing.
fn try_to_ask(
    address: SocketAddr,
    token: Option<&str>,
    path: &str,
    body: Option<&Value>,
) -> Option<(u16, String, String)> {
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
    complete.then(|| (status, head.to_owned(), body.to_owned()))
}
