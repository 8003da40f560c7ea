//! The one connection that writes.
//!
//! Making a commit durable costs the disk a few milliseconds, whatever is in it. So whatever is waiting is
//! committed together, each request in a savepoint of its own, and nobody gets an answer before the commit is
//! through.

use super::{fault, let_go};
use crate::store::StoreError;
use async_trait::async_trait;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

/// Requests that may wait; beyond that, callers wait for a place.
const WAITING: usize = 1024;

/// Requests in one transaction.
const TOGETHER: usize = 256;

/// How long a caller waits for a place, and then for the disk.
const PATIENCE: Duration = Duration::from_secs(30);

/// Something to be written. It may be run again, after a transaction that was taken back.
#[async_trait]
pub trait Write: Send + Sync + 'static {
    /// What the caller wants to know.
    type Answer: Send + 'static;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<Self::Answer, StoreError>;
}

/// A way to the task that writes.
pub struct Writer {
    to_task: mpsc::Sender<Order>,
}

enum Order {
    Write(Box<dyn Waiting>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the task; `options` open its connection again after a failure.
    pub fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Writer {
        let (to_task, orders) = mpsc::channel(WAITING);
        tokio::spawn(Task { connection: Some(connection), options, orders }.run());
        Writer { to_task }
    }

    /// Writes, and answers once it is durable.
    pub async fn write<W: Write>(&self, write: W) -> Result<W::Answer, StoreError> {
        let (caller, answer) = oneshot::channel();
        let ticket = Box::new(Ticket { write, outcome: None, caller });
        match timeout(PATIENCE, self.to_task.send(Order::Write(ticket))).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return Err(StoreError::Away("it was closed".into())),
            Err(_) => return Err(StoreError::Away("too many requests wait to be written".into())),
        }
        match timeout(PATIENCE, answer).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) => Err(StoreError::Away("it was closed".into())),
            Err(_) => Err(StoreError::Away("the disk takes too long".into())),
        }
    }

    /// Lets what is waiting be written, and closes the connection.
    pub async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.to_task.send(Order::Close(closed)).await.is_ok() {
            // An end without an answer is an end as well.
            let _ = done.await;
        }
    }
}

/// A request with its caller.
struct Ticket<W: Write> {
    write: W,
    outcome: Option<Result<W::Answer, StoreError>>,
    caller: oneshot::Sender<Result<W::Answer, StoreError>>,
}

#[async_trait]
trait Waiting: Send {
    /// Runs the request and keeps what came out; the error is for the transaction.
    async fn run(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError>;

    /// Tells the caller, now that it is known what became of the transaction.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

#[async_trait]
impl<W: Write> Waiting for Ticket<W> {
    async fn run(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let outcome = self.write.run(connection).await;
        let kept = outcome.as_ref().map(|_| ()).map_err(StoreError::clone);
        self.outcome = Some(outcome);
        kept
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let answer = match (committed, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            (Ok(()), None) => Err(StoreError::Other("the request was not run".into())),
            (Err(error), _) => Err(error),
        };
        // A caller who has gone does not want to know.
        let _ = self.caller.send(answer);
    }
}

struct Task {
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    orders: mpsc::Receiver<Order>,
}

impl Task {
    async fn run(mut self) {
        let mut closing = Vec::new();
        while closing.is_empty() {
            let Some(first) = self.orders.recv().await else { break };
            let mut group = Vec::new();
            let mut next = Some(first);
            while let Some(order) = next {
                match order {
                    Order::Write(waiting) => group.push(waiting),
                    Order::Close(closed) => closing.push(closed),
                }
                next = if group.len() < TOGETHER { self.orders.try_recv().ok() } else { None };
            }
            self.settle(group).await;
        }
        if let Some(connection) = self.connection.take() {
            let_go(connection).await;
        }
        for closed in closing {
            // Whoever closed the store may have stopped waiting.
            let _ = closed.send(());
        }
    }

    /// Writes a group and answers everybody in it.
    async fn settle(&mut self, mut group: Vec<Box<dyn Waiting>>) {
        if group.is_empty() {
            return;
        }
        match self.commit(&mut group).await {
            Ok(()) => group.into_iter().for_each(|waiting| waiting.answer(Ok(()))),
            // One of them may be too large for the disk, or touch damage: the others need not suffer for it.
            Err(error) if group.len() > 1 && !matches!(error, StoreError::Away(_)) => {
                for mut waiting in group {
                    let committed = self.commit(std::slice::from_mut(&mut waiting)).await;
                    waiting.answer(committed);
                }
            }
            Err(error) => group.into_iter().for_each(|waiting| waiting.answer(Err(error.clone()))),
        }
    }

    async fn commit(&mut self, group: &mut [Box<dyn Waiting>]) -> Result<(), StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await.map_err(fault)?,
        };
        let committed = transaction(&mut connection, group).await;
        // After a failure nothing is known of the connection, not even whether a transaction is open: a new
        // one is sure.
        match &committed {
            Ok(()) => self.connection = Some(connection),
            Err(error) => {
                tracing::warn!(%error, requests = group.len(), "a transaction was taken back");
                let_go(connection).await;
            }
        }
        committed
    }
}

/// Runs a group in one transaction. A request that fails is taken back alone, unless SQLite takes back
/// everything.
async fn transaction(
    connection: &mut SqliteConnection,
    group: &mut [Box<dyn Waiting>],
) -> Result<(), StoreError> {
    connection.execute("BEGIN IMMEDIATE").await.map_err(fault)?;
    for waiting in group {
        connection.execute("SAVEPOINT request").await.map_err(fault)?;
        if let Err(error) = waiting.run(connection).await {
            // There is nothing to go back to if the whole transaction is gone.
            connection.execute("ROLLBACK TO request").await.map_err(|_| error)?;
        }
        connection.execute("RELEASE request").await.map_err(fault)?;
    }
    connection.execute("COMMIT").await.map_err(fault)?;
    Ok(())
}
