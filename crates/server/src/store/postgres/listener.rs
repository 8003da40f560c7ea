//! News from other nodes: which table has a new row or line of chat.
//!
//! Whatever is announced while nobody listens is lost. So after every new connection anything may have
//! changed.

use super::fault;
use crate::store::{Change, StoreError, TableId};
use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};

/// The channel of the database.
pub const CHANNEL: &str = "arkwright";

/// After so much silence the connection is asked whether it still lives.
const SILENCE: Duration = Duration::from_secs(30);

/// How long anything may take that needs an answer.
const PATIENCE: Duration = Duration::from_secs(10);

const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// A connection that listens.
pub async fn listen(options: &PgConnectOptions) -> Result<PgListener, StoreError> {
    let attempt = async {
        // A pool of its own, so that a dead connection on its way out does not stand in the way of the next.
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .max_lifetime(None)
            .idle_timeout(None)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options.clone());
        let mut listener = PgListener::connect_with(&pool).await.map_err(fault)?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await.map_err(fault)?;
        Ok(listener)
    };
    timeout(PATIENCE, attempt)
        .await
        .unwrap_or_else(|_| Err(StoreError::Away("no connection to listen".into())))
}

/// Passes on what is heard, for ever, with a new connection whenever one is lost.
pub async fn pass_on(options: PgConnectOptions, first: PgListener, news: broadcast::Sender<Change>) {
    let mut connected = Some(first);
    let mut pause = FIRST_PAUSE;
    loop {
        if let Some(listener) = connected.take() {
            let why = follow(listener, &news).await;
            tracing::warn!(%why, "news from other nodes are interrupted");
            pause = FIRST_PAUSE;
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
        match listen(&options).await {
            Ok(listener) => {
                tracing::info!("news from other nodes are heard again");
                tell(&news, Change::Anything);
                connected = Some(listener);
            }
            Err(error) => tracing::debug!(%error, "still no news from other nodes"),
        }
    }
}

/// Follows one connection until it is lost.
async fn follow(mut listener: PgListener, news: &broadcast::Sender<Change>) -> StoreError {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notice))) => tell(news, read(notice.payload()).unwrap_or(Change::Anything)),
            Ok(Ok(None)) => return StoreError::Away("the connection was lost".into()),
            Ok(Err(error)) => return fault(error),
            Err(_) => match timeout(PATIENCE, listener.execute("SELECT 1")).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => return fault(error),
                Err(_) => return StoreError::Away("the connection does not answer".into()),
            },
        }
    }
}

fn tell(news: &broadcast::Sender<Change>, change: Change) {
    // Without a receiver the store is being dropped, and this task with it.
    let _ = news.send(change);
}

/// `TABLE row VERSION` or `TABLE chat NUMBER`.
fn read(payload: &str) -> Option<Change> {
    let mut words = payload.split(' ');
    let (table, what, number) = (words.next()?, words.next()?, words.next()?.parse().ok()?);
    let table = TableId(table.to_owned());
    match (what, words.next()) {
        ("row", None) => Some(Change::Row { table, version: number }),
        ("chat", None) => Some(Change::Chat { table, number }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_read() {
        let table = TableId("abc".into());
        assert_eq!(read("abc row 7"), Some(Change::Row { table: table.clone(), version: 7 }));
        assert_eq!(read("abc chat 8"), Some(Change::Chat { table, number: 8 }));
        for other in ["", "abc", "abc row", "abc row x", "abc row 7 8", "abc move 7"] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
