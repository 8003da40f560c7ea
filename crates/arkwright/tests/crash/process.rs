//! The server as a process.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Nobody is told to come back later.
const CONFIG: &str = "[limits]\nchanges_per_minute = 100000000\nrequests_per_minute = 100000000\n\
                      tables_per_hour = 100000000\n";

/// A server that runs; dropped, it is killed.
pub struct Process {
    child: Child,
    address: Receiver<SocketAddr>,
}

impl Process {
    /// Starts it on a folder, which is made if it is not there.
    pub fn start(folder: &Path) -> Process {
        std::fs::create_dir_all(folder).expect("a folder");
        let config = folder.join("server.toml");
        if !config.exists() {
            std::fs::write(&config, CONFIG).expect("a file");
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
        command.args(["serve", "--port", "0", "--data"]).arg(folder).arg("--config").arg(config);
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
pub fn doctor(folder: &Path) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    let output =
        command.args(["doctor", "--sample", "100000", "--data"]).arg(folder).output().expect("it runs");
    let [said, complaint] =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success(), "{said}{complaint}");
}
