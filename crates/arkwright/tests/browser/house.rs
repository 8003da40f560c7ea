//! A server for one test, and the scripts that drive a browser at it.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs, thread};

const BINARY: &str = env!("CARGO_BIN_EXE_arkwright");
/// A developer's wish to do without a browser.
const SKIP: &str = "ARKWRIGHT_SKIP_BROWSER";
/// Where the browser is.
const CHROMIUM: &str = "ARKWRIGHT_CHROMIUM";
/// A robot is faster than any person.
const LIMITS: &str = "[limits]\nchanges_per_minute = 100000\nrequests_per_minute = 100000\n";

/// Where a server keeps its tables and its settings, in the folder of the house.
const DATA: &str = "data";
const CONFIG: &str = "config.toml";

/// Where the client and its scripts are.
fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
}

/// A folder for one test.
fn folder() -> PathBuf {
    let name = thread::current().name().unwrap_or("browser").replace("::", "-");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Whether nobody wants a browser; says so.
fn is_skipped() -> bool {
    let skipped = env::var(SKIP).is_ok_and(|wish| wish == "1");
    if skipped {
        eprintln!("SKIPPED, because {SKIP}=1");
    }
    skipped
}

/// Runs a script to its end, which must be a good one.
fn run(script: &str, address: &str, arguments: &[&str], folder: &Path) {
    let chromium = env::var(CHROMIUM).unwrap_or_else(|_| "/usr/bin/chromium".to_owned());
    let output = Command::new("node")
        .arg(web().join("e2e").join(script))
        .arg(address)
        .args(arguments)
        .env(CHROMIUM, chromium)
        .env("ARKWRIGHT_SHOTS", folder.join("shots"))
        .output()
        .expect("node");
    let said = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{script} {arguments:?}:\n{}", String::from_utf8_lossy(&said));
}

/// Runs a script that needs no server, only the site for a browser tab.
pub fn script(script: &str, address: &str, arguments: &[&str]) {
    if !is_skipped() {
        let built = web().join("built/site/sw.js");
        assert!(built.is_file(), "the site is not built: `cargo xtask site OUT`");
        run(script, address, arguments, &folder());
    }
}

/// A running server with a folder of its own.
pub struct House {
    server: Option<Child>,
    address: String,
    folder: PathBuf,
}

impl House {
    /// Starts a server, unless nobody wants a browser.
    pub fn open() -> House {
        let folder = folder();
        if is_skipped() {
            return House { server: None, address: String::new(), folder };
        }
        let config = folder.join(CONFIG);
        fs::write(&config, LIMITS).expect("a file");
        let mut server = Command::new(BINARY)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.join(DATA))
            .arg("--config")
            .arg(config)
            .stderr(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut told = BufReader::new(server.stderr.take().expect("what it says")).lines();
        let first = told.next().expect("a line").expect("readable");
        let address = first.split_whitespace().find(|word| word.starts_with("http://"));
        let address = address.unwrap_or_else(|| panic!("no address in: {first}")).to_owned();
        // Nobody may wait for a full pipe.
        thread::spawn(move || told.map_while(Result::ok).for_each(|line| eprintln!("server: {line}")));
        House { server: Some(server), address, folder }
    }

    /// Runs a script to its end, which must be a good one.
    pub fn run(&self, script: &str, arguments: &[&str]) {
        if self.server.is_none() {
            return;
        }
        let built = web().join("built/client/index.html");
        assert!(built.is_file(), "the client is not built: `cargo xtask web`");
        run(script, &self.address, arguments, &self.folder);
    }

    /// Runs a script that kills the server and starts it again where it was.
    pub fn run_through_a_restart(&self, script: &str) {
        let Some(server) = &self.server else { return };
        let pid = server.id().to_string();
        let [data, config] = [DATA, CONFIG].map(|name| self.folder.join(name).display().to_string());
        self.run(script, &["--pid", &pid, "--binary", BINARY, "--data", &data, "--config", &config]);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(server) = &mut self.server {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}
