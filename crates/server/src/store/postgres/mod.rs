//! Everything in PostgreSQL, for any number of nodes.
//!
//! No node owns a table: whoever commits the row with the next number first has made it, and all nodes are
//! told.

mod faults;
mod listener;

use super::records::{
    AccountRecord, ChatRecord, KeyRecord, ListedRecord, LogRecord, SnapshotRecord, TableRecord, behind,
    check_first_rows, digest, folded, listed_at, no_row_before, no_table, read_log, sound, stage_number,
    table_there, to_pack, version_number,
};
use super::{
    Account, Appended, Change, ChatLine, Key, Listed, Listing, LogRow, Shown, Snapshot, Stage, Store,
    StoreError, TableId, TableRow, packed, sql, versions,
};
use crate::store::versions::Versions;
use async_trait::async_trait;
use faults::fault;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor, Transaction};
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::{Mutex, broadcast};
use tokio::task::JoinHandle;

/// Connections of one node, beside the one that listens.
const CONNECTIONS: u32 = 10;

/// How long a request waits for a connection: a database that is being started again is often back by then.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long a request may take in all.
const LONGEST: Duration = Duration::from_secs(20);

/// News that may wait for a reader who is busy.
const NEWS: usize = 4096;

/// A commit is acknowledged when it is on the disk, whatever the server's default is; a stricter one is left
/// alone. Nothing waits for ever.
const SETTLE: &str = "SELECT \
     CASE WHEN current_setting('synchronous_commit') = 'off' \
     THEN set_config('synchronous_commit', 'on', false) END, \
     set_config('default_transaction_isolation', 'read committed', false), \
     set_config('statement_timeout', '15s', false), \
     set_config('lock_timeout', '10s', false), \
     set_config('idle_in_transaction_session_timeout', '30s', false)";

/// All of it in one statement, so that nothing waits for the network while a lock is held.
const APPEND: &str = "WITH here AS ( \
         SELECT t.number, coalesce((SELECT p.version FROM packs p WHERE p.table_number = t.number), 0) AS packed \
         FROM tables t WHERE t.id = $1::text \
     ), known AS ( \
         SELECT number, packed, $2::bigint <= packed + 1 OR EXISTS ( \
             SELECT 1 FROM log l WHERE l.table_number = number AND l.version = $2::bigint - 1) AS follows \
         FROM here \
     ), stored AS ( \
         INSERT INTO log (table_number, version, body, digest, request, written_at) \
         SELECT number, $2::bigint, $3::text, $4::bytea, $5::text, $6::bigint FROM known \
         WHERE follows AND $2::bigint > packed \
         ON CONFLICT DO NOTHING RETURNING table_number \
     ), shown AS ( \
         UPDATE standings s SET stage = $7::smallint, summary = $8::text, listed_at = $9::bigint FROM stored \
         WHERE s.table_number = stored.table_number \
         AND (s.stage <> $7::smallint OR s.summary <> $8::text OR s.listed_at <> $9::bigint) \
     ) \
     SELECT follows, EXISTS (SELECT 1 FROM stored), \
         (SELECT pg_notify($10::text, $1::text || ' row ' || $2::bigint::text) FROM stored)::text \
     FROM known";

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    described: String,
    news: Mutex<broadcast::Receiver<Change>>,
    listening: JoinHandle<()>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Postgres {
    /// Connects to a database, and brings it up to date.
    pub async fn connect(url: &str) -> Result<Postgres, StoreError> {
        let options = PgConnectOptions::from_str(url)
            .map_err(|error| {
                StoreError::Other(format!("the address of the database is not understood: {error}"))
            })?
            .application_name("arkwright")
            .disable_statement_logging();
        let described = format!(
            "PostgreSQL at {}:{}, database {}",
            options.get_host(),
            options.get_port(),
            options.get_database().unwrap_or(options.get_username())
        );
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                Box::pin(async move { connection.execute(SETTLE).await.map(|_| ()) })
            })
            .connect_with(options.clone())
            .await
            .map_err(fault)?;
        let mut first = pool.acquire().await.map_err(fault)?;
        let begun: bool = sqlx::query_scalar("SELECT to_regclass($1) IS NOT NULL")
            .bind(versions::SEEN)
            .fetch_one(&mut *first)
            .await
            .map_err(fault)?;
        Versions::of_postgres(fault).run(&mut *first, begun).await?;
        drop(first);
        let durable: String = sqlx::query_scalar("SHOW fsync").fetch_one(&pool).await.map_err(fault)?;
        if durable == "off" {
            tracing::warn!(
                "fsync is off in this database: what is acknowledged may be lost when its machine stops"
            );
        }
        let (sender, news) = broadcast::channel(NEWS);
        let first = listener::listen(&options).await?;
        let listening = tokio::spawn(listener::pass_on(options, first, sender));
        Ok(Postgres { pool, described, news: Mutex::new(news), listening })
    }

    async fn begin(&self) -> Result<Transaction<'static, sqlx::Postgres>, StoreError> {
        self.pool.begin().await.map_err(fault)
    }

    /// Begins with a lock on the log of a table, in the same message: rows are added side by side, and packed alone.
    async fn begin_at(
        &self,
        id: &TableId,
        lock: &str,
    ) -> Result<Transaction<'static, sqlx::Postgres>, StoreError> {
        let name = blake3::hash(id.0.as_bytes());
        let number = name.as_bytes().first_chunk().map_or(0, |bytes| i64::from_le_bytes(*bytes));
        let begin = format!("BEGIN; SELECT {lock}({number})");
        self.pool.begin_with(AssertSqlSafe(begin)).await.map_err(fault)
    }
}

/// A request has an answer within a time, whatever the network does.
async fn in_time<T>(work: impl Future<Output = Result<T, StoreError>> + Send) -> Result<T, StoreError> {
    match tokio::time::timeout(LONGEST, work).await {
        Ok(answer) => answer,
        Err(_) => Err(StoreError::Away(format!("no answer within {} s", LONGEST.as_secs()))),
    }
}

async fn tell(connection: &mut PgConnection, notice: String) -> Result<(), StoreError> {
    sqlx::query("SELECT pg_notify($1, $2)::text")
        .bind(listener::CHANNEL)
        .bind(notice)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

async fn table_number(connection: &mut PgConnection, id: &TableId) -> Result<i64, StoreError> {
    let number: Option<i64> =
        sqlx::query_scalar(sql::TABLE_NUMBER).bind(&id.0).fetch_optional(connection).await.map_err(fault)?;
    number.ok_or_else(|| no_table(id))
}

#[async_trait]
impl Store for Postgres {
    async fn create(
        &self,
        table: &TableRow,
        rows: &[LogRow],
        shown: &Shown,
        public: bool,
    ) -> Result<(), StoreError> {
        check_first_rows(&table.id, rows)?;
        in_time(async {
            let mut transaction = self.begin().await?;
            let number: Option<i64> = sqlx::query_scalar(sql::ADD_TABLE)
                .bind(&table.id.0)
                .bind(&table.game)
                .bind(i64::from(table.rules_version))
                .bind(&table.options)
                .bind(&table.seed[..])
                .bind(&table.start)
                .bind(&table.settings)
                .bind(table.made_at)
                .fetch_optional(&mut *transaction)
                .await
                .map_err(fault)?;
            let number = number.ok_or_else(|| table_there(&table.id))?;
            for row in rows {
                sqlx::query(sql::ADD_ROW)
                    .bind(number)
                    .bind(version_number(&table.id, row.version)?)
                    .bind(&row.body)
                    .bind(digest(row)?)
                    .bind(&row.request)
                    .bind(row.at)
                    .execute(&mut *transaction)
                    .await
                    .map_err(fault)?;
            }
            let at = rows.last().map_or(table.made_at, |row| row.at);
            sqlx::query(sql::ADD_STANDING)
                .bind(number)
                .bind(public)
                .bind(stage_number(shown.stage))
                .bind(&shown.summary)
                .bind(listed_at(shown.stage, at))
                .execute(&mut *transaction)
                .await
                .map_err(fault)?;
            tell(&mut transaction, format!("{} row {}", table.id, rows.len())).await?;
            transaction.commit().await.map_err(fault)
        })
        .await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let read = sqlx::query_as(sql::TABLE).bind(&id.0).fetch_optional(&self.pool);
        let record: Option<TableRecord> = in_time(async { read.await.map_err(fault) }).await?;
        record.map(TableRecord::read).transpose()
    }

    async fn log(&self, id: &TableId, after: u64) -> Result<Vec<LogRow>, StoreError> {
        let read = sqlx::query_as(sql::LOG).bind(&id.0).bind(behind(after)).fetch_all(&self.pool);
        let records: Vec<LogRecord> = in_time(async { read.await.map_err(fault) }).await?;
        read_log(records, after)
    }

    async fn append(&self, id: &TableId, row: &LogRow, shown: &Shown) -> Result<Appended, StoreError> {
        in_time(async {
            let version = version_number(id, row.version)?;
            let mut transaction = self.begin_at(id, "pg_advisory_xact_lock_shared").await?;
            let found: Option<(bool, bool)> = sqlx::query_as(APPEND)
                .bind(&id.0)
                .bind(version)
                .bind(&row.body)
                .bind(digest(row)?)
                .bind(&row.request)
                .bind(row.at)
                .bind(stage_number(shown.stage))
                .bind(&shown.summary)
                .bind(listed_at(shown.stage, row.at))
                .bind(listener::CHANNEL)
                .fetch_optional(&mut *transaction)
                .await
                .map_err(fault)?;
            let (follows, stored) = found.ok_or_else(|| no_table(id))?;
            if !follows {
                return Err(no_row_before(id, row.version));
            }
            transaction.commit().await.map_err(fault)?;
            Ok(if stored { Appended::Stored } else { Appended::Taken })
        })
        .await
    }

    async fn pack(&self, id: &TableId) -> Result<(), StoreError> {
        in_time(async {
            let mut transaction = self.begin_at(id, "pg_advisory_xact_lock").await?;
            let number = table_number(&mut transaction, id).await?;
            let records = sqlx::query_as(sql::LOG).bind(&id.0).bind(0_i64).fetch_all(&mut *transaction);
            let Some((version, at, packed)) = to_pack(records.await.map_err(fault)?)? else { return Ok(()) };
            sqlx::query(sql::KEEP_PACK)
                .bind(number)
                .bind(version)
                .bind(at)
                .bind(packed)
                .execute(&mut *transaction)
                .await
                .map_err(fault)?;
            let dropped = sqlx::query(sql::DROP_ROWS).bind(number).bind(version).execute(&mut *transaction);
            dropped.await.map_err(fault)?;
            transaction.commit().await.map_err(fault)
        })
        .await
    }

    async fn list(&self, which: &Listing, game: Option<&str>, most: u32) -> Result<Vec<Listed>, StoreError> {
        let list = match which {
            Listing::Open => sqlx::query_as(sql::LIST_PUBLIC).bind(stage_number(Stage::Gathering)),
            Listing::Archive => sqlx::query_as(sql::LIST_PUBLIC).bind(stage_number(Stage::Over)),
            Listing::Of(account) => sqlx::query_as(sql::LIST_OF).bind(account),
        };
        let read = list.bind(game).bind(i64::from(most)).fetch_all(&self.pool);
        let records: Vec<ListedRecord> = in_time(async { read.await.map_err(fault) }).await?;
        records.into_iter().map(ListedRecord::read).collect()
    }

    async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        let read =
            sqlx::query_scalar(sql::IN_STAGE).bind(stage_number(Stage::Thinking)).fetch_all(&self.pool);
        let ids: Vec<String> = in_time(async { read.await.map_err(fault) }).await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    async fn sample(&self, most: u32) -> Result<Vec<TableId>, StoreError> {
        let read = sqlx::query_scalar(sql::SAMPLE).bind(i64::from(most)).fetch_all(&self.pool);
        let ids: Vec<String> = in_time(async { read.await.map_err(fault) }).await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    async fn keep_snapshot(&self, id: &TableId, snapshot: &Snapshot) -> Result<(), StoreError> {
        in_time(async {
            let version = version_number(id, snapshot.version)?;
            let mut transaction = self.begin().await?;
            let number = table_number(&mut transaction, id).await?;
            sqlx::query(sql::KEEP_SNAPSHOT)
                .bind(number)
                .bind(version)
                .bind(packed::pack_position(&snapshot.position))
                .execute(&mut *transaction)
                .await
                .map_err(fault)?;
            transaction.commit().await.map_err(fault)
        })
        .await
    }

    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError> {
        let read = sqlx::query_as(sql::SNAPSHOT).bind(&id.0).fetch_optional(&self.pool);
        let record: Option<SnapshotRecord> = in_time(async { read.await.map_err(fault) }).await?;
        record.map(SnapshotRecord::read).transpose()
    }

    async fn add_keys(&self, keys: &[Key]) -> Result<(), StoreError> {
        in_time(async {
            let mut transaction = self.begin().await?;
            for key in keys {
                let number = table_number(&mut transaction, &key.table).await?;
                sqlx::query(sql::ADD_KEY)
                    .bind(&key.hash[..])
                    .bind(number)
                    .bind(i16::from(key.seat))
                    .bind(key.account)
                    .execute(&mut *transaction)
                    .await
                    .map_err(fault)?;
            }
            transaction.commit().await.map_err(fault)
        })
        .await
    }

    async fn key(&self, hash: &[u8; 32]) -> Result<Option<Key>, StoreError> {
        let read = sqlx::query_as(sql::KEY).bind(&hash[..]).fetch_optional(&self.pool);
        let record: Option<KeyRecord> = in_time(async { read.await.map_err(fault) }).await?;
        record.map(KeyRecord::read).transpose()
    }

    async fn seats_of(&self, id: &TableId, account: i64) -> Result<Vec<u8>, StoreError> {
        let read = sqlx::query_scalar(sql::SEATS_OF).bind(&id.0).bind(account).fetch_all(&self.pool);
        let seats: Vec<i16> = in_time(async { read.await.map_err(fault) }).await?;
        Ok(seats.into_iter().filter_map(|seat| u8::try_from(seat).ok()).collect())
    }

    async fn drop_keys(&self, id: &TableId, seat: u8) -> Result<(), StoreError> {
        let write = sqlx::query(sql::DROP_KEYS).bind(&id.0).bind(i16::from(seat)).execute(&self.pool);
        in_time(async { write.await.map(|_| ()).map_err(fault) }).await
    }

    async fn add_account(&self, name: &str, password: &str, at: i64) -> Result<Option<Account>, StoreError> {
        let write = sqlx::query_as(sql::ADD_ACCOUNT)
            .bind(name)
            .bind(folded(name))
            .bind(password)
            .bind(at)
            .fetch_optional(&self.pool);
        let record: Option<AccountRecord> = in_time(async { write.await.map_err(fault) }).await?;
        Ok(record.map(AccountRecord::read))
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let read = sqlx::query_as(sql::ACCOUNT).bind(folded(name)).fetch_optional(&self.pool);
        let record: Option<AccountRecord> = in_time(async { read.await.map_err(fault) }).await?;
        Ok(record.map(AccountRecord::read))
    }

    async fn add_session(&self, hash: &[u8; 32], account: i64, until: i64) -> Result<(), StoreError> {
        let write =
            sqlx::query(sql::ADD_SESSION).bind(&hash[..]).bind(account).bind(until).execute(&self.pool);
        in_time(async { write.await.map(|_| ()).map_err(fault) }).await
    }

    async fn session(&self, hash: &[u8; 32], now: i64) -> Result<Option<Account>, StoreError> {
        let read = sqlx::query_as(sql::SESSION).bind(&hash[..]).bind(now).fetch_optional(&self.pool);
        let record: Option<AccountRecord> = in_time(async { read.await.map_err(fault) }).await?;
        Ok(record.map(AccountRecord::read))
    }

    async fn drop_session(&self, hash: &[u8; 32]) -> Result<(), StoreError> {
        let write = sqlx::query(sql::DROP_SESSION).bind(&hash[..]).execute(&self.pool);
        in_time(async { write.await.map(|_| ()).map_err(fault) }).await
    }

    async fn drop_old_sessions(&self, now: i64) -> Result<u64, StoreError> {
        let write = sqlx::query(sql::DROP_OLD_SESSIONS).bind(now).execute(&self.pool);
        in_time(async { write.await.map(|done| done.rows_affected()).map_err(fault) }).await
    }

    async fn add_chat(
        &self,
        id: &TableId,
        seat: Option<u8>,
        name: &str,
        text: &str,
        at: i64,
    ) -> Result<u64, StoreError> {
        in_time(async {
            let mut transaction = self.begin().await?;
            // One line at a time for each table: the next number has to be seen. Rows of the log are not held
            // up.
            let number: Option<i64> =
                sqlx::query_scalar("SELECT number FROM tables WHERE id = $1 FOR NO KEY UPDATE")
                    .bind(&id.0)
                    .fetch_optional(&mut *transaction)
                    .await
                    .map_err(fault)?;
            let number = number.ok_or_else(|| no_table(id))?;
            let line: i64 = sqlx::query_scalar(sql::ADD_CHAT)
                .bind(number)
                .bind(seat.map(i16::from))
                .bind(name)
                .bind(text)
                .bind(at)
                .fetch_one(&mut *transaction)
                .await
                .map_err(fault)?;
            tell(&mut transaction, format!("{id} chat {line}")).await?;
            transaction.commit().await.map_err(fault)?;
            u64::try_from(line).map_err(|_| StoreError::Damaged(format!("{line} is no number of a line")))
        })
        .await
    }

    async fn chat(&self, id: &TableId, after: u64, most: u32) -> Result<Vec<ChatLine>, StoreError> {
        let read = sqlx::query_as(sql::CHAT)
            .bind(&id.0)
            .bind(behind(after))
            .bind(i64::from(most))
            .fetch_all(&self.pool);
        let records: Vec<ChatRecord> = in_time(async { read.await.map_err(fault) }).await?;
        records.into_iter().map(ChatRecord::read).collect()
    }

    async fn changed(&self) -> Change {
        match self.news.lock().await.recv().await {
            Ok(change) => change,
            Err(broadcast::error::RecvError::Lagged(_)) => Change::Anything,
            // The task that listens ends only with the store.
            Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
        }
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        let write = sqlx::query(sql::BEAT).execute(&self.pool);
        in_time(async { write.await.map(|_| ()).map_err(fault) }).await
    }

    async fn inspect(&self) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        // It may take as long as it takes.
        transaction.execute("SET LOCAL statement_timeout = 0").await.map_err(fault)?;
        let unsound: Vec<String> =
            sqlx::query_scalar(sql::UNSOUND).fetch_all(&mut *transaction).await.map_err(fault)?;
        sound(&unsound)
    }

    async fn close(&self) {
        self.listening.abort();
        self.pool.close().await;
    }

    fn describe(&self) -> String {
        self.described.clone()
    }
}
