//! The server that is measured: the real program as a process, on a folder or a database of its own.

use super::Store;
use crate::postgres::cluster::Cluster;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// Nobody is told to come back later: it is the server that is measured, not its limits.
const CONFIG: &str = "[limits]\nchanges_per_minute = 100000000\nrequests_per_minute = 100000000\n\
                      tables_per_hour = 100000000\nsockets = 100000\nsockets_per_address = 100000\n\
                      socket_seconds = 600\n";

/// How long the server may take to listen.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a server keeps things, gone with this value.
pub struct Kept {
    folder: PathBuf,
    cluster: Option<Cluster>,
}

impl Kept {
    /// A fresh folder, and a PostgreSQL of its own if that is measured.
    pub fn new(store: Store) -> Result<Kept, String> {
        let folder = std::env::temp_dir().join(format!("arkwright-load-{}-{store}", std::process::id()));
        let failed = |error: std::io::Error| format!("`{}`: {error}", folder.display());
        fs::create_dir_all(&folder).map_err(failed)?;
        fs::write(folder.join("server.toml"), CONFIG).map_err(failed)?;
        let cluster = match store {
            Store::Sqlite => None,
            Store::Postgres => Some(Cluster::start().map_err(|error| error.to_string())?),
        };
        Ok(Kept { folder, cluster })
    }

    /// The bytes on the disk, once nobody uses them: the database without what is only kept for a crash, and without
    /// room that is free for what comes.
    pub fn bytes(&self) -> Result<u64, String> {
        match &self.cluster {
            None => in_use(&self.folder.join("arkwright.sqlite")),
            Some(cluster) => cluster.bytes().map_err(|error| error.to_string()),
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // What cannot be removed stays in the folder for temporary files.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The bytes of a file of SQLite that are in use, as its first page says.
fn in_use(path: &Path) -> Result<u64, String> {
    let bytes = fs::read(path).map_err(|error| format!("`{}`: {error}", path.display()))?;
    let number = |at: usize| {
        let part = bytes.get(at..at + 4).and_then(|part| part.first_chunk::<4>());
        part.map(|part| u64::from(u32::from_be_bytes(*part)))
    };
    let told = || Some((number(16)? >> 16, number(28)?, number(36)?));
    let (size, pages, free) = told().ok_or_else(|| format!("`{}` is no database", path.display()))?;
    Ok(size * pages.saturating_sub(free))
}

/// A server that runs; dropped, it is killed.
pub struct Process {
    child: Child,
    address: Receiver<SocketAddr>,
}

impl Process {
    /// Starts it.
    pub fn start(binary: &Path, kept: &Kept) -> Result<Process, String> {
        let mut command = Command::new(binary);
        command.args(["serve", "--port", "0", "--data"]).arg(&kept.folder);
        command.arg("--config").arg(kept.folder.join("server.toml"));
        if let Some(cluster) = &kept.cluster {
            command.env("ARKWRIGHT_DATABASE_URL", cluster.url("postgres"));
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let started = command.spawn();
        let mut child = started.map_err(|error| format!("`{}`: {error}", binary.display()))?;
        let lines = child.stderr.take().map(|pipe| BufReader::new(pipe).lines());
        let (found, address) = channel();
        thread::spawn(move || {
            for line in lines.into_iter().flatten().map_while(Result::ok) {
                let told = line.strip_prefix("Tables at http://").and_then(|rest| rest.split(' ').next());
                match told.and_then(|address| address.parse().ok()) {
                    // Whoever started it may have given up.
                    Some(address) => drop(found.send(address)),
                    None if line.starts_with("Ctrl-C") => {}
                    None => eprintln!("server: {line}"),
                }
            }
        });
        Ok(Process { child, address })
    }

    /// Where it listens, once it does.
    pub fn listens(&self) -> Result<SocketAddr, String> {
        self.address.recv_timeout(PATIENCE).map_err(|_| "the server does not listen".to_owned())
    }

    /// Ends it as an administrator does.
    pub fn stop(mut self) -> Result<(), String> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        asked.map_err(|error| format!("kill cannot be run: {error}"))?;
        let ended = self.child.wait().map_err(|error| format!("the server is lost: {error}"))?;
        if ended.success() { Ok(()) } else { Err(format!("the server ended with {ended}")) }
    }

    /// The bytes it has in memory; only Linux tells.
    pub fn memory(&self) -> Option<u64> {
        let told = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = told.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kilobytes * 1024)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
