//! A PostgreSQL of one's own, for tests and measurements: a fresh folder, a free port, and nothing left
//! afterwards.
//!
//! It needs the programs of PostgreSQL, and nothing else of this crate.

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Whoever is root lends it to this user: PostgreSQL refuses to be run by root.
const SERVANT: &str = "postgres";

/// Another program may take a free port before PostgreSQL does.
const PORTS_TO_TRY: u32 = 5;

/// How long PostgreSQL may take to come up or to go away.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until whoever started it lets go of its input, on purpose or by dying, and clears up.
const KEEPER: &str = r#"cat > /dev/null
pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid" 2> /dev/null
for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" 2> /dev/null && sleep 0.2; done
rm -rf "$1""#;

/// A running PostgreSQL that is removed with this value, or with the process that made it, however that ends.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    servant: Option<(u32, u32)>,
    port: u16,
    password: String,
    keeper: Child,
    running: Option<Child>,
}

impl Cluster {
    /// Makes a cluster and starts it. What is committed is on the disk, as in earnest.
    pub fn start() -> Result<Cluster, ClusterError> {
        let programs = programs()?;
        let (folder, servant) = folder()?;
        let password = secret()?;
        let keeper = keeper(&folder, servant)?;
        let mut cluster = Cluster { programs, folder, servant, port: 0, password, keeper, running: None };
        cluster.make()?;
        let mut tried = 0;
        loop {
            cluster.choose_port()?;
            tried += 1;
            match cluster.resume() {
                Err(error)
                    if tried < PORTS_TO_TRY && error.to_string().contains("Address already in use") => {}
                other => return other.map(|()| cluster),
            }
        }
    }

    /// The address of a database in it; `postgres` is always there.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres:{}@127.0.0.1:{}/{database}", self.password, self.port)
    }

    /// Where everything of it is; its log is in `log`.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts it again after [`Cluster::stop`] or [`Cluster::kill`], at the same address.
    pub fn resume(&mut self) -> Result<(), ClusterError> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            match self.try_resume(deadline) {
                // Processes of the one that was killed may still be on their way out.
                Err(error) if Instant::now() < deadline && error.to_string().contains("still in use") => {
                    sleep(Duration::from_millis(50));
                }
                other => return other,
            }
        }
    }

    /// Stops it as an administrator does: connections are cut, what was committed is written down.
    pub fn stop(&mut self) -> Result<(), ClusterError> {
        self.end("-INT")
    }

    /// Stops it as a crash does: nothing is written down, everything has to be recovered.
    pub fn kill(&mut self) -> Result<(), ClusterError> {
        self.end("-KILL")
    }

    /// The bytes of everything that was made in the database `postgres`, once room in which nothing is kept any more
    /// was given back. What the system keeps about itself is not counted.
    pub fn bytes(&self) -> Result<u64, ClusterError> {
        const BYTES: &str = "SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class \
             WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";
        self.client("vacuumdb", &["--full", "--quiet"])?;
        let told = self.client("psql", &["--no-psqlrc", "--tuples-only", "--no-align", "--command", BYTES])?;
        told.trim().parse().map_err(|error| failed("psql told no number", &error))
    }

    /// Runs a program of PostgreSQL on the database `postgres`: what it says.
    fn client(&self, program: &str, arguments: &[&str]) -> Result<String, ClusterError> {
        // The path may have links to some of the programs only.
        let postgres = fs::canonicalize(self.programs.join("postgres"));
        let postgres = postgres.map_err(|error| failed("postgres is not where it was", &error))?;
        let mut client = Command::new(postgres.with_file_name(program));
        client.args(arguments).arg("--dbname").arg(self.url("postgres")).stderr(Stdio::inherit());
        match client.output() {
            Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            Ok(output) => Err(ClusterError::Failed(format!("{program} ended with {}", output.status))),
            Err(error) => Err(failed(&format!("{program} cannot be run"), &error)),
        }
    }

    fn try_resume(&mut self, deadline: Instant) -> Result<(), ClusterError> {
        if self.running.is_some() {
            return Ok(());
        }
        let log = fs::File::create(self.log()).map_err(|error| failed("no log can be written", &error))?;
        let mut postgres = self.command("postgres");
        // In a group of its own: Ctrl-C is not meant for it.
        postgres.arg("-D").arg(self.data()).process_group(0).stderr(log);
        let mut running = postgres.spawn().map_err(|error| failed("postgres cannot be run", &error))?;
        while !self.is_ready(running.id()) {
            match running.try_wait() {
                Ok(None) if Instant::now() < deadline => sleep(Duration::from_millis(10)),
                Ok(None) => {
                    self.running = Some(running);
                    return Err(self.complaint("postgres takes too long to start"));
                }
                Ok(Some(status)) => return Err(self.complaint(&format!("postgres ended with {status}"))),
                Err(error) => return Err(failed("postgres is lost", &error)),
            }
        }
        self.running = Some(running);
        Ok(())
    }

    /// The eighth line of this file is for those who wait; after a crash it is that of the one before.
    fn is_ready(&self, process: u32) -> bool {
        let told = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let lines = told.lines().map(str::trim).collect::<Vec<_>>();
        lines.first() == Some(&&*process.to_string()) && lines.get(7) == Some(&"ready")
    }

    fn end(&mut self, signal: &str) -> Result<(), ClusterError> {
        let Some(mut running) = self.running.take() else {
            return Ok(());
        };
        let sent = Command::new("kill").args([signal, &running.id().to_string()]).status();
        sent.map_err(|error| failed("kill cannot be run", &error))?;
        running.wait().map_err(|error| failed("postgres is lost", &error))?;
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("log")
    }

    fn make(&self) -> Result<(), ClusterError> {
        let password = self.folder.join("password");
        fs::write(&password, &self.password).map_err(|error| failed("no file can be written", &error))?;
        if let Some((user, group)) = self.servant {
            std::os::unix::fs::chown(&password, Some(user), Some(group))
                .map_err(|error| failed("a file cannot be given away", &error))?;
        }
        let complaints =
            fs::File::create(self.log()).map_err(|error| failed("no log can be written", &error))?;
        let mut initdb = self.command("initdb");
        initdb.args(["--no-sync", "--no-instructions", "--username=postgres", "--auth=scram-sha-256"]);
        initdb.args(["--encoding=UTF8", "--locale=C"]);
        initdb.arg(format!("--pwfile={}", password.display())).arg(self.data()).stderr(complaints);
        match initdb.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(self.complaint(&format!("initdb ended with {status}"))),
            Err(error) => Err(failed("initdb cannot be run", &error)),
        }
    }

    fn choose_port(&mut self) -> Result<(), ClusterError> {
        let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|socket| socket.local_addr());
        self.port = free.map_err(|error| failed("there is no free port", &error))?.port();
        let settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {}\nunix_socket_directories = '{}'\nfsync = on\n\
             synchronous_commit = on\nfull_page_writes = on\nmax_connections = 200\nshared_buffers = 64MB\n",
            self.port,
            self.folder.display()
        );
        fs::write(self.data().join("postgresql.conf"), settings)
            .map_err(|error| failed("the settings cannot be written", &error))
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(&self.folder).stdin(Stdio::null()).stdout(Stdio::null());
        if let Some((user, group)) = self.servant {
            command.uid(user).gid(group);
        }
        command
    }

    fn complaint(&self, what: &str) -> ClusterError {
        let log = fs::read_to_string(self.log()).unwrap_or_default();
        ClusterError::Failed(format!("{what}: {}", log.trim()))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Whatever goes wrong now, there is nobody to tell; the keeper tries once more.
        let _ = self.end("-QUIT");
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The folder with the programs of PostgreSQL: on the path, or where packages put them, the newest version
/// first.
pub fn programs() -> Result<PathBuf, ClusterError> {
    let complete = |folder: &PathBuf| ["initdb", "postgres"].iter().all(|name| folder.join(name).is_file());
    let path = std::env::var_os("PATH").unwrap_or_default();
    if let Some(found) = std::env::split_paths(&path).find(complete) {
        return Ok(found);
    }
    let mut packaged = Vec::new();
    for parent in ["/usr/lib/postgresql", "/usr", "/opt/homebrew/opt", "/usr/local/opt"] {
        for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
            let name = entry.file_name();
            packaged.extend(version(parent, &name).map(|version| (version, entry.path().join("bin"))));
        }
    }
    packaged.sort();
    packaged.into_iter().rev().map(|(_, folder)| folder).find(complete).ok_or(ClusterError::NotInstalled)
}

/// Debian: `/usr/lib/postgresql/17`; Red Hat: `/usr/pgsql-17`; Homebrew: `opt/postgresql@17`.
fn version(parent: &str, name: &OsString) -> Option<u32> {
    let name = name.to_str()?;
    let number = match parent {
        "/usr/lib/postgresql" => name,
        "/usr" => name.strip_prefix("pgsql-")?,
        _ => name.strip_prefix("postgresql@")?,
    };
    number.parse().ok()
}

/// A fresh folder, and whom it belongs to if that is not us.
fn folder() -> Result<(PathBuf, Option<(u32, u32)>), ClusterError> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let nth = MADE.fetch_add(1, Ordering::Relaxed);
    let name = format!("arkwright-postgres-{}-{}", std::process::id(), nth);
    let folder = std::env::temp_dir().join(name);
    let trouble = |error: io::Error| failed(&format!("`{}` cannot be made", folder.display()), &error);
    // Only somebody who had our number and was killed together with the keeper leaves one behind.
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(trouble)?;
    }
    fs::create_dir(&folder).map_err(trouble)?;
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o700)).map_err(trouble)?;
    if fs::metadata(&folder).map_err(trouble)?.uid() != 0 {
        return Ok((folder, None));
    }
    let (user, group) = (number_of("-u")?, number_of("-g")?);
    std::os::unix::fs::chown(&folder, Some(user), Some(group)).map_err(trouble)?;
    Ok((folder, Some((user, group))))
}

fn number_of(what: &str) -> Result<u32, ClusterError> {
    let told = Command::new("id").args([what, SERVANT]).output();
    let told = told.map_err(|error| failed("id cannot be run", &error))?;
    String::from_utf8_lossy(&told.stdout).trim().parse().map_err(|_| {
        ClusterError::Failed(format!("there is no user {SERVANT}, and PostgreSQL refuses to be run by root"))
    })
}

fn secret() -> Result<String, ClusterError> {
    let mut bytes = [0; 16];
    fs::File::open("/dev/urandom")
        .and_then(|mut chance| chance.read_exact(&mut bytes))
        .map_err(|error| failed("no password can be made", &error))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn keeper(folder: &Path, servant: Option<(u32, u32)>) -> Result<Child, ClusterError> {
    let mut keeper = Command::new("sh");
    keeper.args(["-c", KEEPER, "keeper"]).arg(folder).current_dir("/");
    // In a group of its own: Ctrl-C is not meant for it.
    keeper.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Some((user, group)) = servant {
        keeper.uid(user).gid(group);
    }
    keeper.spawn().map_err(|error| failed("sh cannot be run", &error))
}

fn failed(what: &str, error: &dyn fmt::Display) -> ClusterError {
    ClusterError::Failed(format!("{what}: {error}"))
}

/// Why there is no cluster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClusterError {
    /// The programs of PostgreSQL are not on this machine.
    NotInstalled,
    /// Something went wrong, in words.
    Failed(String),
}

impl fmt::Display for ClusterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClusterError::NotInstalled => {
                f.write_str("PostgreSQL is not installed; on Debian: `apt-get install postgresql`")
            }
            ClusterError::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for ClusterError {}
