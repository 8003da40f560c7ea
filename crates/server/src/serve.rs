//! A server from its start to its end.

use crate::api::App;
use crate::config::Config;
use crate::listening::listen;
use crate::store::{self, Change, StoreError};
use crate::tables::{Tables, now};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

/// How often clocks are looked at.
const CLOCKS: Duration = Duration::from_secs(1);
/// How often it is looked for tables that nobody looks at, and for bots that another node left asleep.
const SWEEP: Duration = Duration::from_secs(20);
/// How often sessions that have run out are forgotten.
const SESSIONS: Duration = Duration::from_secs(60 * 60);
/// How long a server that ends waits for what is still being answered.
const LAST_ANSWERS: Duration = Duration::from_secs(5);

/// Runs a server until `stop` comes; `ready` hears the address it listens on.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let data = |error: std::io::Error| ServeError::Data(config.data.display().to_string(), error);
    std::fs::create_dir_all(&config.data).map_err(data)?;
    let store = store::open(&config.database()).await.map_err(ServeError::Store)?;
    let tables = Tables::new(Arc::clone(&store), &config.limits, config.data.join("stopped"));
    let deaf = |error| ServeError::Listen(config.listen.clone(), error);
    let listener = TcpListener::bind(&config.listen).await.map_err(deaf)?;
    let address = listener.local_addr().map_err(deaf)?;
    tracing::info!(%address, store = store.describe(), "listening");
    let idle = Duration::from_secs(60 * config.limits.idle_minutes);
    let mut beside = JoinSet::new();
    let app = App::new(Arc::clone(&tables), config);
    beside.spawn(follow_others(Arc::clone(&tables), Arc::clone(&app)));
    beside.spawn(look_at_clocks(Arc::clone(&tables)));
    beside.spawn(sweep(Arc::clone(&tables), idle));
    beside.spawn(forget_sessions(Arc::clone(&tables)));
    let (stopping, mut stopped) = tokio::sync::watch::channel(false);
    ready(address);
    let (ending, ended) = (Arc::clone(&app), Arc::clone(&app));
    let serving = listen(listener, app, async move {
        stop.await;
        tracing::info!("ending");
        ending.end();
        let _ = stopping.send(true);
    });
    let late = async move {
        let _ = stopped.wait_for(|stopped| *stopped).await;
        tokio::time::sleep(LAST_ANSWERS).await;
    };
    tokio::select! {
        () = serving => {}
        () = late => tracing::warn!("some requests were not answered in time"),
    }
    let deadline = Instant::now() + LAST_ANSWERS;
    while ended.open_sockets() > 0 && Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    beside.shutdown().await;
    tables.forget_idle(Duration::ZERO).await;
    store.close().await;
    tracing::info!("ended");
    Ok(())
}

/// Learns what other nodes have written.
async fn follow_others(tables: Arc<Tables>, app: Arc<App>) {
    loop {
        match tables.store().changed().await {
            Change::Row { table, .. } => tables.refresh(&table).await,
            Change::Chat { table, .. } => app.chat_changed(&table),
            Change::Anything => {
                tables.refresh_all().await;
                app.chats_changed();
            }
        }
    }
}

async fn look_at_clocks(tables: Arc<Tables>) {
    let mut every = tokio::time::interval(CLOCKS);
    loop {
        every.tick().await;
        tables.look_at_clocks().await;
    }
}

async fn sweep(tables: Arc<Tables>, idle: Duration) {
    let mut every = tokio::time::interval(SWEEP);
    loop {
        every.tick().await;
        if let Err(problem) = tables.wake_bots().await {
            tracing::warn!(%problem, "bots are asleep");
        }
        tables.forget_idle(idle).await;
    }
}

async fn forget_sessions(tables: Arc<Tables>) {
    let mut every = tokio::time::interval(SESSIONS);
    loop {
        every.tick().await;
        match tables.store().drop_old_sessions(now()).await {
            Ok(0) => {}
            Ok(sessions) => tracing::info!(sessions, "sessions have run out"),
            Err(error) => tracing::warn!(%error, "sessions that have run out are kept"),
        }
    }
}

/// Why a server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// The data folder cannot be made.
    Data(String, std::io::Error),
    /// The database cannot be opened.
    Store(StoreError),
    /// It cannot listen there.
    Listen(String, std::io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Data(folder, error) => write!(f, "cannot make the data folder {folder}: {error}"),
            ServeError::Store(error) => error.fmt(f),
            ServeError::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}
