//! Everything in one file: SQLite, for one node.
//!
//! One connection writes, and commits whatever is waiting in one transaction; a few others read.

mod faults;
mod writer;
mod writes;

use super::records::{
    AccountRecord, ChatRecord, KeyRecord, ListedRecord, LogRecord, SnapshotRecord, TableRecord, behind,
    folded, read_log, sound, stage_number,
};
use super::{
    Account, Appended, Change, ChatLine, Key, Listed, Listing, LogRow, Shown, Snapshot, Stage, Store,
    StoreError, TableId, TableRow, sql, versions,
};
use crate::store::versions::Versions;
use async_trait::async_trait;
use faults::fault;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::time::Duration;
use writer::Writer;

/// How long a connection waits for a lock that another program holds.
const PATIENCE: Duration = Duration::from_secs(5);

/// Connections that read.
const READERS: u32 = 4;

/// "Arkw", as the file says it.
const APPLICATION: i64 = 0x4172_6b77;

/// Whether the file says that it is ours, and whether anything is in it: ours, and the list of scripts it has
/// seen, which comes first.
const WHOSE: &str = "SELECT application_id, \
     EXISTS (SELECT 1 FROM sqlite_schema WHERE tbl_name <> $1), \
     EXISTS (SELECT 1 FROM sqlite_schema WHERE tbl_name = $1) FROM pragma_application_id";

/// How a file is opened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SqliteSettings {
    /// Nothing is written, not even to bring the file up to date.
    pub read_only: bool,
    /// The most pages of 4 KiB that the file may grow to; beyond, it is full.
    pub most_pages: Option<u32>,
}

/// A store in one SQLite file.
pub struct Sqlite {
    path: PathBuf,
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens a file, or makes it, and brings it up to date.
    pub async fn open(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(path, SqliteSettings::default()).await
    }

    /// Opens a file in another way than usual.
    pub async fn open_with(path: impl AsRef<Path>, settings: SqliteSettings) -> Result<Sqlite, StoreError> {
        let shown = path.as_ref().display();
        // Absolute, so that no name is taken for a `file:` address.
        let path = std::path::absolute(&path)
            .map_err(|error| StoreError::Other(format!("`{shown}` is no path of a file: {error}")))?;
        if !settings.read_only {
            make_private(&path)?;
        }
        let options = options(&path, settings);
        let mut connection = options.connect().await.map_err(fault)?;
        bring_up_to_date(&mut connection, settings.read_only).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options.clone().pragma("query_only", "ON"));
        Ok(Sqlite { path, readers, writer: Writer::start(connection, options) })
    }
}

fn options(path: &Path, settings: SqliteSettings) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .pragma("cell_size_check", "ON")
        .pragma("trusted_schema", "OFF")
        .pragma("journal_size_limit", "67108864")
        .disable_statement_logging()
        .read_only(settings.read_only);
    let options = match settings.most_pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    };
    if settings.read_only {
        return options;
    }
    options.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full)
}

/// Makes the file if it is not there, for its owner only: seeds and hashes of passwords are in it. The files
/// that SQLite lays beside it get the same rights.
fn make_private(path: &Path) -> Result<(), StoreError> {
    let mut file = std::fs::OpenOptions::new();
    file.append(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    match file.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => {
            let why = format!("`{}` cannot be made: {error}", path.display());
            Err(match error.kind() {
                std::io::ErrorKind::StorageFull => StoreError::Full(why),
                std::io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly(why),
                _ => StoreError::Away(why),
            })
        }
    }
}

async fn bring_up_to_date(connection: &mut SqliteConnection, read_only: bool) -> Result<(), StoreError> {
    let (application, made, begun): (i64, bool, bool) =
        sqlx::query_as(WHOSE).bind(versions::SEEN).fetch_one(&mut *connection).await.map_err(fault)?;
    if application != APPLICATION && made {
        return Err(StoreError::Other("the file is a database of another program".into()));
    }
    let versions = Versions::of_sqlite(fault);
    if !read_only {
        return versions.run(connection, begun).await;
    }
    if !begun || !versions.unseen(connection).await?.is_empty() {
        return Err(StoreError::ReadOnly("the file has to be brought up to date first".into()));
    }
    Ok(())
}

#[async_trait]
impl Store for Sqlite {
    async fn create(
        &self,
        table: &TableRow,
        rows: &[LogRow],
        shown: &Shown,
        public: bool,
    ) -> Result<(), StoreError> {
        let (table, rows, shown) = (table.clone(), rows.to_vec(), shown.clone());
        self.writer.write(writes::Create { table, rows, shown, public }).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let record: Option<TableRecord> =
            sqlx::query_as(sql::TABLE).bind(&id.0).fetch_optional(&self.readers).await.map_err(fault)?;
        record.map(TableRecord::read).transpose()
    }

    async fn log(&self, id: &TableId, after: u64) -> Result<Vec<LogRow>, StoreError> {
        let records: Vec<LogRecord> = sqlx::query_as(sql::LOG)
            .bind(&id.0)
            .bind(behind(after))
            .fetch_all(&self.readers)
            .await
            .map_err(fault)?;
        read_log(records, after)
    }

    async fn append(&self, id: &TableId, row: &LogRow, shown: &Shown) -> Result<Appended, StoreError> {
        let (table, row, shown) = (id.clone(), row.clone(), shown.clone());
        self.writer.write(writes::Append { table, row, shown }).await
    }

    async fn pack(&self, id: &TableId) -> Result<(), StoreError> {
        self.writer.write(writes::Pack { table: id.clone() }).await
    }

    async fn list(&self, which: &Listing, game: Option<&str>, most: u32) -> Result<Vec<Listed>, StoreError> {
        let list = match which {
            Listing::Open => sqlx::query_as(sql::LIST_PUBLIC).bind(stage_number(Stage::Gathering)),
            Listing::Archive => sqlx::query_as(sql::LIST_PUBLIC).bind(stage_number(Stage::Over)),
            Listing::Of(account) => sqlx::query_as(sql::LIST_OF).bind(account),
        };
        let records: Vec<ListedRecord> =
            list.bind(game).bind(i64::from(most)).fetch_all(&self.readers).await.map_err(fault)?;
        records.into_iter().map(ListedRecord::read).collect()
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = sqlx::query_scalar(sql::IN_STAGE)
            .bind(stage_number(Stage::Thinking))
            .fetch_all(&self.readers)
            .await
            .map_err(fault)?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    async fn sample(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = sqlx::query_scalar(sql::SAMPLE)
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await
            .map_err(fault)?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    async fn keep_snapshot(&self, id: &TableId, snapshot: &Snapshot) -> Result<(), StoreError> {
        self.writer.write(writes::KeepSnapshot { table: id.clone(), snapshot: snapshot.clone() }).await
    }

    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError> {
        let record: Option<SnapshotRecord> =
            sqlx::query_as(sql::SNAPSHOT).bind(&id.0).fetch_optional(&self.readers).await.map_err(fault)?;
        record.map(SnapshotRecord::read).transpose()
    }

    async fn add_keys(&self, keys: &[Key]) -> Result<(), StoreError> {
        self.writer.write(writes::AddKeys(keys.to_vec())).await
    }

    async fn key(&self, hash: &[u8; 32]) -> Result<Option<Key>, StoreError> {
        let record: Option<KeyRecord> =
            sqlx::query_as(sql::KEY).bind(&hash[..]).fetch_optional(&self.readers).await.map_err(fault)?;
        record.map(KeyRecord::read).transpose()
    }

    async fn seats_of(&self, id: &TableId, account: i64) -> Result<Vec<u8>, StoreError> {
        let read = sqlx::query_scalar(sql::SEATS_OF).bind(&id.0).bind(account).fetch_all(&self.readers);
        let seats: Vec<i16> = read.await.map_err(fault)?;
        Ok(seats.into_iter().filter_map(|seat| u8::try_from(seat).ok()).collect())
    }

    async fn drop_keys(&self, id: &TableId, seat: u8) -> Result<(), StoreError> {
        self.writer.write(writes::DropKeys { table: id.clone(), seat }).await
    }

    async fn add_account(&self, name: &str, password: &str, at: i64) -> Result<Option<Account>, StoreError> {
        let (name, password) = (name.to_owned(), password.to_owned());
        self.writer.write(writes::AddAccount { name, password, at }).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let record: Option<AccountRecord> = sqlx::query_as(sql::ACCOUNT)
            .bind(folded(name))
            .fetch_optional(&self.readers)
            .await
            .map_err(fault)?;
        Ok(record.map(AccountRecord::read))
    }

    async fn add_session(&self, hash: &[u8; 32], account: i64, until: i64) -> Result<(), StoreError> {
        self.writer.write(writes::AddSession { hash: *hash, account, until }).await
    }

    async fn session(&self, hash: &[u8; 32], now: i64) -> Result<Option<Account>, StoreError> {
        let record: Option<AccountRecord> = sqlx::query_as(sql::SESSION)
            .bind(&hash[..])
            .bind(now)
            .fetch_optional(&self.readers)
            .await
            .map_err(fault)?;
        Ok(record.map(AccountRecord::read))
    }

    async fn drop_session(&self, hash: &[u8; 32]) -> Result<(), StoreError> {
        self.writer.write(writes::DropSession { hash: *hash }).await
    }

    async fn drop_old_sessions(&self, now: i64) -> Result<u64, StoreError> {
        self.writer.write(writes::DropOldSessions { now }).await
    }

    async fn add_chat(
        &self,
        id: &TableId,
        seat: Option<u8>,
        name: &str,
        text: &str,
        at: i64,
    ) -> Result<u64, StoreError> {
        let (table, name, text) = (id.clone(), name.to_owned(), text.to_owned());
        self.writer.write(writes::AddChat { table, seat, name, text, at }).await
    }

    async fn chat(&self, id: &TableId, after: u64, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        let records: Vec<ChatRecord> = sqlx::query_as(sql::CHAT)
            .bind(&id.0)
            .bind(behind(after))
            .bind(i64::from(most))
            .fetch_all(&self.readers)
            .await
            .map_err(fault)?;
        records.into_iter().map(ChatRecord::read).collect()
    }

    async fn changed(&self) -> Change {
        std::future::pending().await
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        let _: i64 =
            sqlx::query_scalar("SELECT beats FROM pulse").fetch_one(&self.readers).await.map_err(fault)?;
        self.writer.write(writes::Beat).await
    }

    async fn inspect(&self) -> Result<(), StoreError> {
        let found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check(10)").fetch_all(&self.readers).await.map_err(fault)?;
        if found != ["ok"] {
            return Err(StoreError::Damaged(found.join("; ")));
        }
        let unsound: Vec<String> =
            sqlx::query_scalar(sql::UNSOUND).fetch_all(&self.readers).await.map_err(fault)?;
        sound(&unsound)
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    fn describe(&self) -> String {
        format!("SQLite in {}", self.path.display())
    }
}

/// Closes a connection that is not needed or not trusted any more; what it complains about changes nothing.
async fn let_go(connection: SqliteConnection) {
    if let Err(error) = connection.close().await {
        tracing::debug!(%error, "a connection to SQLite did not close in order");
    }
}
