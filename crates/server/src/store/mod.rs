//! What is kept: tables with their logs, who may sit where, accounts, chat. Two dialects behind one trait.
//!
//! The log of a table is its truth. A row is one accepted request; it is acknowledged once it is committed,
//! and never changed or deleted afterwards. Everything else of a running table is a fold over its rows.

#[cfg(unix)]
pub mod cluster;
mod open;
mod packed;
mod postgres;
mod records;
mod sql;
mod sqlite;
mod versions;

pub use open::open;
pub use postgres::Postgres;
pub use sqlite::{Sqlite, SqliteSettings};
pub use table::{LogRow, Shown, Stage, TableId, TableRow};

use async_trait::async_trait;
use std::fmt;

/// A line of a list of tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// How it begins.
    pub table: TableRow,
    /// How far it is.
    pub stage: Stage,
    /// What the list shows of it (names of the seats, result), as JSON.
    pub summary: String,
    /// The last row of its log.
    pub version: u64,
    /// When that was written, in milliseconds since 1970.
    pub changed_at: i64,
}

/// What became of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is committed.
    Stored,
    /// Another row has this number already; nothing was written.
    Taken,
}

/// The latest position that was written down of a table, for rules that cannot replay its log any more.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The row it stands after.
    pub version: u64,
    /// The position, as JSON.
    pub position: String,
}

/// Who may sit in a seat: the hash of the token that opens it, and the account it belongs to, if any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// BLAKE3 of the token.
    pub hash: [u8; 32],
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: u8,
    /// The account that took it, if it was one.
    pub account: Option<i64>,
}

/// Somebody who can find their tables again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its number.
    pub id: i64,
    /// The name, unique without regard to case.
    pub name: String,
    /// The argon2id hash of the password, with its parameters.
    pub password: String,
}

/// A line of a table's chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub number: u64,
    /// The seat that wrote it; none for a spectator.
    pub seat: Option<u8>,
    /// Who wrote it.
    pub name: String,
    /// What was written.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Which tables a list has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those that wait for players and are shown to everybody.
    Open,
    /// Finished games that are shown to everybody.
    Archive,
    /// Those where an account has a seat.
    Of(i64),
}

/// News of what was written, by this node or another one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table has a row with this number.
    Row {
        /// The table.
        table: TableId,
        /// The number of the row.
        version: u64,
    },
    /// A table has a line of chat with this number.
    Chat {
        /// The table.
        table: TableId,
        /// The number of the line.
        number: u64,
    },
    /// News may have been missed: whatever is held in memory has to be compared with the store.
    Anything,
}

/// Where everything is kept. Every function answers once what it did is durable.
///
/// After [`StoreError::Away`] it is not known whether something was written: the answer to a commit may have
/// been lost on its way. After every other error nothing was written. A function whose future is dropped may
/// still write.
///
/// Texts are kept as they are, but without the character U+0000: it is refused.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps a new table with its first rows, in one transaction.
    async fn create(
        &self,
        table: &TableRow,
        rows: &[LogRow],
        shown: &Shown,
        public: bool,
    ) -> Result<(), StoreError>;

    /// How a table begins.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// The rows of a table behind `after`, in order.
    async fn log(&self, id: &TableId, after: u64) -> Result<Vec<LogRow>, StoreError>;

    /// Adds a row, unless its number is taken. Without the row before it the answer is [`StoreError::Missing`].
    ///
    /// After [`StoreError::Away`] the row may be there or not: read the log again before anything is said
    /// about it.
    async fn append(&self, id: &TableId, row: &LogRow, shown: &Shown) -> Result<Appended, StoreError>;

    /// Lays the log of a table together in one piece, for a game that is over and that nobody looks at. It says the same
    /// afterwards, but for digests before the last and names of requests long ago; rows may still be added.
    async fn pack(&self, id: &TableId) -> Result<(), StoreError>;

    /// The tables of a list, the latest change first.
    async fn list(&self, which: &Listing, game: Option<&str>, most: u32) -> Result<Vec<Listed>, StoreError>;

    /// Tables where a bot is to answer, by their names: it has to be woken after a restart.
    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError>;

    /// Any tables, chosen at random, by their names: a sample to be checked.
    async fn sample(&self, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// Writes down where a table stands, instead of what was written before, unless that is later.
    async fn keep_snapshot(&self, id: &TableId, snapshot: &Snapshot) -> Result<(), StoreError>;

    /// What was written down last.
    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError>;

    /// Lets tokens open seats: all of them, or none if one is known already.
    async fn add_keys(&self, keys: &[Key]) -> Result<(), StoreError>;

    /// Lets a token open a seat.
    async fn add_key(&self, key: &Key) -> Result<(), StoreError> {
        self.add_keys(std::slice::from_ref(key)).await
    }

    /// What a token opens, by its hash.
    async fn key(&self, hash: &[u8; 32]) -> Result<Option<Key>, StoreError>;

    /// The seats of a table that an account has keys for, in order.
    async fn seats_of(&self, id: &TableId, account: i64) -> Result<Vec<u8>, StoreError>;

    /// Makes the keys of a seat useless.
    async fn drop_keys(&self, id: &TableId, seat: u8) -> Result<(), StoreError>;

    /// Makes an account; `None` if the name is taken.
    async fn add_account(&self, name: &str, password: &str, at: i64) -> Result<Option<Account>, StoreError>;

    /// The account of a name, without regard to case.
    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError>;

    /// Keeps a session of an account, by the hash of its token.
    async fn add_session(&self, hash: &[u8; 32], account: i64, until: i64) -> Result<(), StoreError>;

    /// The account of a session that has not run out.
    async fn session(&self, hash: &[u8; 32], now: i64) -> Result<Option<Account>, StoreError>;

    /// Ends a session.
    async fn drop_session(&self, hash: &[u8; 32]) -> Result<(), StoreError>;

    /// Forgets the sessions that have run out, and answers how many.
    async fn drop_old_sessions(&self, now: i64) -> Result<u64, StoreError>;

    /// Adds a line of chat and answers its number.
    async fn add_chat(
        &self,
        id: &TableId,
        seat: Option<u8>,
        name: &str,
        text: &str,
        at: i64,
    ) -> Result<u64, StoreError>;

    /// The lines of chat behind `after`, in order.
    async fn chat(&self, id: &TableId, after: u64, most: u32) -> Result<Vec<ChatLine>, StoreError>;

    /// Waits for the next news. One task waits, and each piece of news is told once; if it waits too seldom,
    /// what it missed becomes [`Change::Anything`]. A store of one node never answers.
    async fn changed(&self) -> Change;

    /// Whether others may write to it too.
    fn is_shared(&self) -> bool;

    /// Whether it can be read and written now.
    async fn healthy(&self) -> Result<(), StoreError>;

    /// Looks through everything: damage that can be seen without knowing a game, such as a gap in a log.
    async fn inspect(&self) -> Result<(), StoreError>;

    /// Finishes what is under way and lets go of the database; whatever is asked afterwards is
    /// [`StoreError::Away`].
    async fn close(&self);

    /// What it is, for logs: without passwords.
    fn describe(&self) -> String;
}

/// Why something was not kept, or not found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The database cannot be reached, is busy for too long, or is shutting down: try again later. What was
    /// asked may have been done.
    Away(String),
    /// There is no room on the disk.
    Full(String),
    /// It may only be read.
    ReadOnly(String),
    /// What is there cannot be understood.
    Damaged(String),
    /// It was written by a newer version of this program.
    Newer(String),
    /// What it belongs to is not there: the table, the account or the row before.
    Missing(String),
    /// Anything else.
    Other(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Away(why) => write!(f, "the database does not answer: {why}"),
            StoreError::Full(why) => write!(f, "the disk is full: {why}"),
            StoreError::ReadOnly(why) => write!(f, "the database may only be read: {why}"),
            StoreError::Damaged(why) => write!(f, "the database is damaged: {why}"),
            StoreError::Newer(why) => write!(f, "the database is of a newer version: {why}"),
            StoreError::Missing(why) => write!(f, "not in the database: {why}"),
            StoreError::Other(why) => write!(f, "the database refuses: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
