//! The server as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Nobody is told to come back later, and names of requests are kept, so that they can be compared.
const CONFIG: &str = "[limits]\nchanges_per_minute = 100000000\nrequests_per_minute = 100000000\n\
                      tables_per_hour = 100000000\nidle_minutes = 100000\n";

/// What a server is started with.
pub struct Node {
    /// Made if it is not there.
    pub folder: PathBuf,
    /// An address of PostgreSQL; without one a file in the folder.
    pub database: Option<String>,
}

/// A server that runs; dropped, it is killed.
pub struct Process {
    child: Child,
    address: Receiver<SocketAddr>,
}

impl Node {
    /// Starts it.
    pub fn start(&self) -> Process {
        std::fs::create_dir_all(&self.folder).expect("a folder");
        let config = self.folder.join("server.toml");
        if !config.exists() {
            std::fs::write(&config, CONFIG).expect("a file");
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
        command.args(["serve", "--port", "0", "--data"]).arg(&self.folder).arg("--config").arg(config);
        if let Some(database) = &self.database {
            command.env("ARKWRIGHT_DATABASE_URL", database);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("arkwright starts");
        let lines = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let (found, address) = channel();
        thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                match line.strip_prefix("Tables at http://").and_then(|rest| rest.split(' ').next()) {
                    Some(address) => drop(found.send(address.parse().expect("an address"))),
                    None if line.starts_with("Ctrl-C") => {}
                    None => println!("server: {line}"),
                }
            }
        });
        Process { child, address }
    }
}

impl Process {
    /// Where it listens, once it does.
    pub fn wait_until_ready(&self) -> SocketAddr {
        self.address.recv_timeout(Duration::from_secs(60)).expect("the server listens")
    }

    /// Ends it as `kill -9` does: it hears nothing of it.
    pub fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Every table that is kept replays, says the program itself.
pub fn doctor(folder: &Path, database: &str) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    command.args(["doctor", "--sample", "100000", "--data"]).arg(folder);
    if database.starts_with("postgres:") {
        command.env("ARKWRIGHT_DATABASE_URL", database);
    }
    let output = command.output().expect("it runs");
    let [said, complaint] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success(), "{said}{complaint}");
}

/// What the server says of its own health: a status.
pub fn health(address: SocketAddr) -> u16 {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let sent = format!("GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(sent.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status")
}
