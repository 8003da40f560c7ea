//! A small client: one connection for each request, and everything about the answer is looked at.

use serde_json::Value;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// An answer.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    /// Reads what a server wrote until it closed.
    pub fn read(stream: &mut TcpStream) -> Answer {
        let mut bytes = Vec::new();
        // A server that refuses a long body may reset the connection behind its answer.
        let mut part = [0; 65536];
        loop {
            match stream.read(&mut part) {
                Ok(0) | Err(_) => break,
                Ok(read) => bytes.extend_from_slice(&part[..read]),
            }
        }
        let text = String::from_utf8(bytes).expect("UTF-8");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|code| code.parse().ok());
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        Answer { status: status.expect("a status"), headers, body: body.to_owned() }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The cookies it sets, as they are sent back.
    pub fn cookies(&self) -> Vec<String> {
        let set = self.headers.iter().filter(|(name, _)| name == "set-cookie");
        set.map(|(_, value)| value.split(';').next().unwrap_or_default().to_owned()).collect()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The body of an answer that says yes.
    pub fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{} {}", self.status, self.body);
        self.json()
    }

    /// The status and code of an answer that says no, once its shape is looked at.
    pub fn refusal(&self) -> (u16, String) {
        let json = self.json();
        let error = json["error"].as_object().unwrap_or_else(|| panic!("no error: {}", self.body));
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{}", self.body);
        assert_eq!(error.len(), 3, "{}", self.body);
        (self.status, error["code"].as_str().expect("a code").to_owned())
    }

    /// Looks at the status and code of an answer that says no.
    #[track_caller]
    pub fn refuses(&self, status: u16, code: &str) {
        assert_eq!(self.refusal(), (status, code.to_owned()), "{}", self.body);
    }
}

/// Somebody who asks: with headers of their own.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    headers: Vec<(String, String)>,
}

impl Client {
    pub fn new(address: SocketAddr) -> Client {
        Client { address, headers: Vec::new() }
    }

    pub fn header(&self, name: &str, value: &str) -> Client {
        let mut client = self.clone();
        client.headers.push((name.to_owned(), value.to_owned()));
        client
    }

    pub fn token(&self, token: &str) -> Client {
        self.header("authorization", &format!("Bearer {token}"))
    }

    /// A page of this server, with cookies.
    pub fn page(&self, cookies: &[String]) -> Client {
        let page = self.header("origin", &format!("http://{}", self.address));
        if cookies.is_empty() { page } else { page.header("cookie", &cookies.join("; ")) }
    }

    pub fn lines(&self) -> &[(String, String)] {
        &self.headers
    }

    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None)
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, Some(&body.to_string()))
    }

    pub fn send(&self, method: &str, path: &str, body: Option<&str>) -> Answer {
        let mut stream = TcpStream::connect(self.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time limit");
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(body) = body {
            if !self.headers.iter().any(|(name, _)| name == "content-type") {
                head += "content-type: application/json\r\n";
            }
            head += &format!("content-length: {}\r\n", body.len());
        }
        // A server may answer before it has read everything, and close.
        let _ = stream.write_all(format!("{head}\r\n").as_bytes());
        let _ = stream.write_all(body.unwrap_or_default().as_bytes());
        Answer::read(&mut stream)
    }
}
