//! `serve` and `doctor`: tables on a server, and a look at what it keeps.

use crate::{Done, Failure, terminal};
use clap::Args;
use server::config::Config;
use std::path::{Path, PathBuf};
use tokio::runtime::Runtime;

/// What `serve` takes. Flags win over the environment, the environment over the file, the file over what is usual.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ServeArgs {
    #[command(flatten)]
    kept: Kept,
    /// The port on this machine [default: 8017]
    #[arg(long, env = "ARKWRIGHT_PORT", conflicts_with = "listen")]
    port: Option<u16>,
    /// The address to listen on, such as 0.0.0.0:80 for everybody [default: 127.0.0.1:8017]
    #[arg(long, env = "ARKWRIGHT_LISTEN")]
    listen: Option<String>,
    /// The address people see, with http or https, if a proxy stands before the server
    #[arg(long, env = "ARKWRIGHT_PUBLIC_URL")]
    public_url: Option<String>,
    /// Open the lobby in the browser; if the usual port is taken, another one will do
    #[arg(long)]
    open: bool,
    /// Write the log as JSON, one object a line
    #[arg(long, env = "ARKWRIGHT_LOG_JSON")]
    log_json: bool,
}

/// Where everything is kept.
#[derive(Args)]
struct Kept {
    /// The folder for everything that is kept [default: arkwright-data]
    #[arg(long, env = "ARKWRIGHT_DATA")]
    data: Option<PathBuf>,
    /// postgres://…, or a file of SQLite [default: arkwright.sqlite in the data folder]
    #[arg(long, env = "ARKWRIGHT_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    /// A TOML file with any of these, and the limits (docs/hosting.md)
    #[arg(long, env = "ARKWRIGHT_CONFIG")]
    config: Option<PathBuf>,
}

/// What `doctor` takes.
#[derive(Args)]
pub struct DoctorArgs {
    #[command(flatten)]
    kept: Kept,
    /// How many tables are replayed, drawn at random
    #[arg(long, default_value_t = 200)]
    sample: u32,
}

const EXAMPLES: &str = "\
Examples:
  arkwright serve                              on this machine, kept in the folder arkwright-data
  arkwright serve --open                       the same, and the lobby in the browser
  arkwright serve --listen 0.0.0.0:8017        also for others in the same network
  arkwright serve --database-url postgres://user@host/arkwright
  arkwright doctor                             does everything that is kept replay?

Ctrl-C ends the server; every accepted move is kept before it is answered.";

impl Kept {
    fn config(&self) -> Result<Config, Failure> {
        let mut config = match &self.config {
            Some(path) => read(path)?,
            None => Config::default(),
        };
        config.data = self.data.clone().unwrap_or(config.data);
        config.database_url = self.database_url.clone().or(config.database_url);
        Ok(config)
    }
}

fn read(path: &Path) -> Result<Config, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::File(path.to_owned(), error))?;
    toml::from_str(&text).map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))
}

/// Serves until Ctrl-C, a hangup of the terminal or a request of the system to end.
pub fn run(args: &ServeArgs) -> Result<Done, Failure> {
    let mut config = args.kept.config()?;
    if let Some(listen) = &args.listen {
        config.listen.clone_from(listen);
    }
    if let Some(port) = args.port {
        config.listen = format!("127.0.0.1:{port}");
    }
    if args.open && args.listen.is_none() && args.port.is_none() {
        config.listen = free(&config.listen);
    }
    config.public_url = args.public_url.clone().or(config.public_url);
    log(args.log_json);
    let kept = config.database_url.as_deref().map_or_else(
        || format!("kept in {}", config.data.display()),
        |_| "kept in the given database".to_owned(),
    );
    let ready = |address| {
        terminal::remark(&format!("Tables at http://{address} ({kept}); the API: http://{address}/api/docs"));
        terminal::remark("Ctrl-C ends the server.");
        // Without a browser on this machine the address is all there is to tell.
        if args.open && server::client::is_built() {
            let _ = open::that_detached(format!("http://{address}"));
        }
    };
    let served = Runtime::new()?.block_on(async {
        // From here on, before anybody is told the address: whoever asks it to end is heard.
        let end = Endings::new()?;
        Ok::<_, std::io::Error>(server::serve::serve(config, ready, end.come()).await)
    })?;
    served.map_err(|error| Failure::Usage(error.to_string())).map(|()| Done::Found)
}

/// The usual address, or any free port of this machine if somebody listens there already.
fn free(usual: &str) -> String {
    match std::net::TcpListener::bind(usual) {
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => "127.0.0.1:0".to_owned(),
        _ => usual.to_owned(),
    }
}

fn log(json: bool) {
    let filter = tracing_subscriber::EnvFilter::try_from_env("ARKWRIGHT_LOG");
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json { lines.json().init() } else { lines.init() }
}

/// Whatever asks a program to end.
#[cfg(unix)]
struct Endings([tokio::signal::unix::Signal; 3]);

#[cfg(unix)]
impl Endings {
    /// Listens for them, from now on.
    fn new() -> std::io::Result<Endings> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Endings([
            signal(SignalKind::terminate())?,
            signal(SignalKind::hangup())?,
            signal(SignalKind::interrupt())?,
        ]))
    }

    /// Waits for the first of them.
    async fn come(self) {
        let Endings([mut term, mut hangup, mut interrupt]) = self;
        tokio::select! {
            _ = term.recv() => {}
            _ = hangup.recv() => {}
            _ = interrupt.recv() => {}
        }
    }
}

/// Whatever asks a program to end.
#[cfg(not(unix))]
struct Endings;

#[cfg(not(unix))]
impl Endings {
    fn new() -> std::io::Result<Endings> {
        Ok(Endings)
    }

    async fn come(self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}

/// Replays a sample of what is kept.
pub fn examine(args: &DoctorArgs) -> Result<Done, Failure> {
    let config = args.kept.config()?;
    let found = Runtime::new()?.block_on(async {
        let store = server::store::open(&config.database()).await?;
        terminal::remark(&format!("Looking at {}", store.describe()));
        let progress = |tables: usize| {
            if tables.is_multiple_of(50) {
                terminal::remark(&format!("{tables} tables replayed"));
            }
        };
        server::doctor::examine(&*store, args.sample, progress).await
    });
    let found = found.map_err(|error| Failure::Usage(error.to_string()))?;
    let mut text = format!(
        "The database can be read and written.\n{} tables with {} rows; the slowest took {:.1} ms to be loaded.\n",
        found.tables,
        found.rows,
        found.slowest.as_secs_f64() * 1000.0,
    );
    for id in &found.old {
        text += &format!("{id}: played by other rules; it can be forked, not played on\n");
    }
    for (id, why) in &found.diverged {
        text += &format!("{id}: DIVERGED at {why}\n");
    }
    terminal::print(&text)?;
    match found.diverged.is_empty() {
        true => Ok(Done::Found),
        false => Err(Failure::Record(format!("{} tables do not replay", found.diverged.len()))),
    }
}
