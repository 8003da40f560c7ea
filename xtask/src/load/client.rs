//! A client that keeps its connection, as browsers do.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// How long an answer may take before the run is given up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with a connection to the server.
pub struct Client {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
}

impl Client {
    /// Connects at the first request.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, stream: None }
    }

    /// Reads something.
    pub fn get(&mut self, path: &str, token: Option<&str>) -> Result<Vec<u8>, String> {
        self.ask("GET", path, token, "")
    }

    /// Sends something.
    pub fn post(&mut self, path: &str, token: Option<&str>, body: &str) -> Result<Vec<u8>, String> {
        self.ask("POST", path, token, body)
    }

    /// The body of an answer that says yes.
    fn ask(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Result<Vec<u8>, String> {
        let failed = |error: std::io::Error| format!("{method} {path}: {error}");
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => BufReader::new(connect(self.address).map_err(failed)?),
        };
        let authorization = token.map(|token| format!("authorization: Bearer {token}\r\n"));
        let sent = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            authorization.unwrap_or_default(),
            body.len()
        );
        stream.get_mut().write_all(sent.as_bytes()).map_err(failed)?;
        let (status, length) = read_head(&mut stream).map_err(failed)?;
        let mut answer = vec![0; length];
        stream.read_exact(&mut answer).map_err(failed)?;
        self.stream = Some(stream);
        match status {
            200..300 => Ok(answer),
            _ => Err(format!("{method} {path}: {status} {}", String::from_utf8_lossy(&answer))),
        }
    }
}

/// A connection that sends at once.
pub fn connect(address: SocketAddr) -> std::io::Result<TcpStream> {
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    Ok(stream)
}

/// The status of an answer, and how long its body is.
pub fn read_head(stream: &mut BufReader<TcpStream>) -> std::io::Result<(u16, usize)> {
    let (mut status, mut length, mut line) = (None, 0, String::new());
    loop {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Err(std::io::Error::other("the server closed the connection"));
        }
        let said = line.trim_end().to_ascii_lowercase();
        if said.is_empty() {
            let none = || std::io::Error::other("an answer without a status");
            return Ok((status.ok_or_else(none)?, length));
        }
        if status.is_none() {
            status = said.split(' ').nth(1).and_then(|code| code.parse().ok());
        } else if let Some(told) = said.strip_prefix("content-length: ") {
            length = told.parse().map_err(std::io::Error::other)?;
        }
    }
}
