//! What can be written, each as a value: it waits for its turn, and may be run again.

use super::fault;
use super::writer::Write;
use crate::store::records::{
    AccountRecord, check_first_rows, digest, folded, listed_at, no_row_before, no_table, stage_number,
    table_there, to_pack, version_number,
};
use crate::store::{
    Account, Appended, Key, LogRow, Shown, Snapshot, StoreError, TableId, TableRow, packed, sql,
};
use async_trait::async_trait;
use sqlx::SqliteConnection;

const LAST_ROW: &str = "\
    SELECT t.number, coalesce((SELECT max(l.version) FROM log l WHERE l.table_number = t.number), \
    (SELECT p.version FROM packs p WHERE p.table_number = t.number), 0) \
    FROM tables t WHERE t.id = $1";

const SHOW: &str = "\
    UPDATE standings SET stage = $2, summary = $3, listed_at = $4 \
    WHERE table_number = $1 AND (stage <> $2 OR summary <> $3 OR listed_at <> $4)";

pub struct Create {
    pub table: TableRow,
    pub rows: Vec<LogRow>,
    pub shown: Shown,
    pub public: bool,
}

#[async_trait]
impl Write for Create {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let Create { table, rows, shown, public } = self;
        check_first_rows(&table.id, rows)?;
        plain(&[&table.id.0, &table.game, &table.options, &table.settings, &shown.summary])?;
        plain(table.start.as_slice())?;
        let number: Option<i64> = sqlx::query_scalar(sql::ADD_TABLE)
            .bind(&table.id.0)
            .bind(&table.game)
            .bind(i64::from(table.rules_version))
            .bind(&table.options)
            .bind(&table.seed[..])
            .bind(&table.start)
            .bind(&table.settings)
            .bind(table.made_at)
            .fetch_optional(&mut *connection)
            .await
            .map_err(fault)?;
        let number = number.ok_or_else(|| table_there(&table.id))?;
        for row in rows {
            add_row(connection, &table.id, number, row).await?;
        }
        let at = rows.last().map_or(table.made_at, |row| row.at);
        sqlx::query(sql::ADD_STANDING)
            .bind(number)
            .bind(public)
            .bind(stage_number(shown.stage))
            .bind(&shown.summary)
            .bind(listed_at(shown.stage, at))
            .execute(connection)
            .await
            .map_err(fault)?;
        Ok(())
    }
}

pub struct Append {
    pub table: TableId,
    pub row: LogRow,
    pub shown: Shown,
}

#[async_trait]
impl Write for Append {
    type Answer = Appended;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<Appended, StoreError> {
        let Append { table, row, shown } = self;
        plain(&[&shown.summary])?;
        let found: Option<(i64, i64)> =
            sqlx::query_as(LAST_ROW).bind(&table.0).fetch_optional(&mut *connection).await.map_err(fault)?;
        let (number, last) = found.ok_or_else(|| no_table(table))?;
        let version = version_number(table, row.version)?;
        if version <= last {
            return Ok(Appended::Taken);
        }
        if version - 1 > last {
            return Err(no_row_before(table, row.version));
        }
        add_row(connection, table, number, row).await?;
        sqlx::query(SHOW)
            .bind(number)
            .bind(stage_number(shown.stage))
            .bind(&shown.summary)
            .bind(listed_at(shown.stage, row.at))
            .execute(connection)
            .await
            .map_err(fault)?;
        Ok(Appended::Stored)
    }
}

async fn add_row(
    connection: &mut SqliteConnection,
    table: &TableId,
    number: i64,
    row: &LogRow,
) -> Result<(), StoreError> {
    plain(&[&row.body])?;
    plain(row.request.as_slice())?;
    sqlx::query(sql::ADD_ROW)
        .bind(number)
        .bind(version_number(table, row.version)?)
        .bind(&row.body)
        .bind(digest(row)?)
        .bind(&row.request)
        .bind(row.at)
        .execute(connection)
        .await
        .map_err(fault)?;
    Ok(())
}

pub struct Pack {
    pub table: TableId,
}

#[async_trait]
impl Write for Pack {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let number = table_number(connection, &self.table).await?;
        let records = sqlx::query_as(sql::LOG).bind(&self.table.0).bind(0_i64).fetch_all(&mut *connection);
        let Some((version, at, packed)) = to_pack(records.await.map_err(fault)?)? else { return Ok(()) };
        sqlx::query(sql::KEEP_PACK)
            .bind(number)
            .bind(version)
            .bind(at)
            .bind(packed)
            .execute(&mut *connection)
            .await
            .map_err(fault)?;
        sqlx::query(sql::DROP_ROWS).bind(number).bind(version).execute(connection).await.map_err(fault)?;
        Ok(())
    }
}

pub struct KeepSnapshot {
    pub table: TableId,
    pub snapshot: Snapshot,
}

#[async_trait]
impl Write for KeepSnapshot {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        let number = table_number(connection, &self.table).await?;
        sqlx::query(sql::KEEP_SNAPSHOT)
            .bind(number)
            .bind(version_number(&self.table, self.snapshot.version)?)
            .bind(packed::pack_position(&self.snapshot.position))
            .execute(connection)
            .await
            .map_err(fault)?;
        Ok(())
    }
}

pub struct AddKeys(pub Vec<Key>);

#[async_trait]
impl Write for AddKeys {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        for key in &self.0 {
            let number = table_number(connection, &key.table).await?;
            sqlx::query(sql::ADD_KEY)
                .bind(&key.hash[..])
                .bind(number)
                .bind(i16::from(key.seat))
                .bind(key.account)
                .execute(&mut *connection)
                .await
                .map_err(fault)?;
        }
        Ok(())
    }
}

pub struct DropKeys {
    pub table: TableId,
    pub seat: u8,
}

#[async_trait]
impl Write for DropKeys {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query(sql::DROP_KEYS)
            .bind(&self.table.0)
            .bind(i16::from(self.seat))
            .execute(connection)
            .await
            .map_err(fault)?;
        Ok(())
    }
}

pub struct AddAccount {
    pub name: String,
    pub password: String,
    pub at: i64,
}

#[async_trait]
impl Write for AddAccount {
    type Answer = Option<Account>;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<Option<Account>, StoreError> {
        plain(&[&self.name, &self.password])?;
        let record: Option<AccountRecord> = sqlx::query_as(sql::ADD_ACCOUNT)
            .bind(&self.name)
            .bind(folded(&self.name))
            .bind(&self.password)
            .bind(self.at)
            .fetch_optional(connection)
            .await
            .map_err(fault)?;
        Ok(record.map(AccountRecord::read))
    }
}

pub struct AddSession {
    pub hash: [u8; 32],
    pub account: i64,
    pub until: i64,
}

#[async_trait]
impl Write for AddSession {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query(sql::ADD_SESSION)
            .bind(&self.hash[..])
            .bind(self.account)
            .bind(self.until)
            .execute(connection)
            .await
            .map_err(fault)?;
        Ok(())
    }
}

pub struct DropSession {
    pub hash: [u8; 32],
}

#[async_trait]
impl Write for DropSession {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query(sql::DROP_SESSION).bind(&self.hash[..]).execute(connection).await.map_err(fault)?;
        Ok(())
    }
}

pub struct DropOldSessions {
    pub now: i64,
}

#[async_trait]
impl Write for DropOldSessions {
    type Answer = u64;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<u64, StoreError> {
        let dropped =
            sqlx::query(sql::DROP_OLD_SESSIONS).bind(self.now).execute(connection).await.map_err(fault)?;
        Ok(dropped.rows_affected())
    }
}

pub struct AddChat {
    pub table: TableId,
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
    pub at: i64,
}

#[async_trait]
impl Write for AddChat {
    type Answer = u64;

    async fn run(&self, connection: &mut SqliteConnection) -> Result<u64, StoreError> {
        plain(&[&self.name, &self.text])?;
        let number = table_number(connection, &self.table).await?;
        let line: i64 = sqlx::query_scalar(sql::ADD_CHAT)
            .bind(number)
            .bind(self.seat.map(i16::from))
            .bind(&self.name)
            .bind(&self.text)
            .bind(self.at)
            .fetch_one(connection)
            .await
            .map_err(fault)?;
        u64::try_from(line).map_err(|_| StoreError::Damaged(format!("{line} is no number of a line")))
    }
}

/// Shows that something can be written.
pub struct Beat;

#[async_trait]
impl Write for Beat {
    type Answer = ();

    async fn run(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query(sql::BEAT).execute(connection).await.map_err(fault)?;
        Ok(())
    }
}

async fn table_number(connection: &mut SqliteConnection, id: &TableId) -> Result<i64, StoreError> {
    let number: Option<i64> =
        sqlx::query_scalar(sql::TABLE_NUMBER).bind(&id.0).fetch_optional(connection).await.map_err(fault)?;
    number.ok_or_else(|| no_table(id))
}

/// PostgreSQL cannot keep U+0000: what is refused there is refused here.
fn plain<Text: AsRef<str>>(texts: &[Text]) -> Result<(), StoreError> {
    match texts.iter().any(|text| text.as_ref().contains('\0')) {
        true => Err(StoreError::Other("a text has the character U+0000 in it".into())),
        false => Ok(()),
    }
}
