//! Rows as databases give them, and what they mean; what means nothing is damage.

use super::{Account, ChatLine, Key, Listed, LogRow, Snapshot, Stage, StoreError, TableId, TableRow, packed};
use sqlx::FromRow;

#[derive(FromRow)]
pub struct TableRecord {
    id: String,
    game: String,
    rules_version: i64,
    options: String,
    seed: Vec<u8>,
    start_position: Option<String>,
    settings: String,
    made_at: i64,
}

impl TableRecord {
    pub fn read(self) -> Result<TableRow, StoreError> {
        Ok(TableRow {
            rules_version: small(self.rules_version, "version of rules")?,
            seed: hash(self.seed, "seed")?,
            id: TableId(self.id),
            game: self.game,
            options: self.options,
            start: self.start_position,
            settings: self.settings,
            made_at: self.made_at,
        })
    }
}

#[derive(FromRow)]
pub struct ListedRecord {
    #[sqlx(flatten)]
    table: TableRecord,
    stage: i16,
    summary: String,
    version: i64,
    changed_at: i64,
}

impl ListedRecord {
    pub fn read(self) -> Result<Listed, StoreError> {
        Ok(Listed {
            table: self.table.read()?,
            stage: stage(self.stage)?,
            summary: self.summary,
            version: small(self.version, "number of a row")?,
            changed_at: self.changed_at,
        })
    }
}

/// A row of a log, or everything before the first of its rows in one piece.
#[derive(FromRow)]
pub struct LogRecord {
    version: i64,
    body: Option<String>,
    digest: Option<Vec<u8>>,
    request: Option<String>,
    written_at: i64,
    packed: Option<Vec<u8>>,
}

impl LogRecord {
    fn read(self) -> Result<Vec<LogRow>, StoreError> {
        let version = small(self.version, "number of a row")?;
        if let Some(packed) = self.packed {
            let rows = packed::unpack(&packed)?;
            return match rows.len() as u64 == version {
                true => Ok(rows),
                false => Err(StoreError::Damaged(format!("{} packed rows instead of {version}", rows.len()))),
            };
        }
        let missing = || StoreError::Damaged(format!("row {version} says nothing"));
        Ok(vec![LogRow {
            version,
            body: self.body.ok_or_else(missing)?,
            digest: Some(hash(self.digest.ok_or_else(missing)?, "digest")?),
            request: self.request,
            at: self.written_at,
        }])
    }
}

/// What a new row has to have.
pub fn digest(row: &LogRow) -> Result<&[u8], StoreError> {
    let none = || StoreError::Other(format!("row {} has no digest", row.version));
    row.digest.as_ref().map(|digest| &digest[..]).ok_or_else(none)
}

/// The rows behind `after`, if they are all there.
pub fn read_log(records: Vec<LogRecord>, after: u64) -> Result<Vec<LogRow>, StoreError> {
    let mut rows = Vec::with_capacity(records.len());
    for record in records {
        for row in record.read()?.into_iter().filter(|row| row.version > after) {
            let expected = after.saturating_add(rows.len() as u64 + 1);
            if row.version != expected {
                return Err(StoreError::Damaged(format!("row {} where row {expected} belongs", row.version)));
            }
            rows.push(row);
        }
    }
    Ok(rows)
}

/// A log to be packed: its last row's number and time, and the piece. None if that is hardly worth it.
pub fn to_pack(records: Vec<LogRecord>) -> Result<Option<(i64, i64, Vec<u8>)>, StoreError> {
    /// Rows that may lie beside a pack.
    const FEW: usize = 8;
    if records.iter().filter(|record| record.packed.is_none()).count() <= FEW {
        return Ok(None);
    }
    let Some((version, at)) = records.last().map(|record| (record.version, record.written_at)) else {
        return Ok(None);
    };
    let rows = read_log(records, 0)?;
    Ok(Some((version, at, packed::pack(&rows))))
}

#[derive(FromRow)]
pub struct SnapshotRecord {
    version: i64,
    position: Vec<u8>,
}

impl SnapshotRecord {
    pub fn read(self) -> Result<Snapshot, StoreError> {
        let position = packed::unpack_position(self.position)?;
        Ok(Snapshot { version: small(self.version, "number of a row")?, position })
    }
}

#[derive(FromRow)]
pub struct KeyRecord {
    hash: Vec<u8>,
    table_id: String,
    seat: i16,
    account: Option<i64>,
}

impl KeyRecord {
    pub fn read(self) -> Result<Key, StoreError> {
        Ok(Key {
            hash: hash(self.hash, "hash of a token")?,
            table: TableId(self.table_id),
            seat: small(self.seat, "seat")?,
            account: self.account,
        })
    }
}

#[derive(FromRow)]
pub struct AccountRecord {
    id: i64,
    name: String,
    password: String,
}

impl AccountRecord {
    pub fn read(self) -> Account {
        Account { id: self.id, name: self.name, password: self.password }
    }
}

#[derive(FromRow)]
pub struct ChatRecord {
    number: i64,
    seat: Option<i16>,
    name: String,
    line: String,
    written_at: i64,
}

impl ChatRecord {
    pub fn read(self) -> Result<ChatLine, StoreError> {
        Ok(ChatLine {
            number: small(self.number, "number of a line")?,
            seat: self.seat.map(|seat| small(seat, "seat")).transpose()?,
            name: self.name,
            text: self.line,
            at: self.written_at,
        })
    }
}

/// A stage as it is kept.
pub fn stage_number(stage: Stage) -> i16 {
    match stage {
        Stage::Gathering => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
        Stage::Thinking => 3,
    }
}

/// The time that lists are ordered by; games being played are in no public list.
pub fn listed_at(stage: Stage, at: i64) -> i64 {
    match stage {
        Stage::Playing | Stage::Thinking => 0,
        Stage::Gathering | Stage::Over => at,
    }
}

/// Names that differ only in case are the same.
pub fn folded(name: &str) -> String {
    name.chars().flat_map(char::to_uppercase).flat_map(char::to_lowercase).collect()
}

/// A number of a row as it is kept; those beyond have no row before them.
pub fn version_number(id: &TableId, version: u64) -> Result<i64, StoreError> {
    i64::try_from(version).ok().filter(|version| *version > 0).ok_or_else(|| no_row_before(id, version))
}

/// A number to read behind: beyond the largest there is nothing to read.
pub fn behind(after: u64) -> i64 {
    i64::try_from(after).unwrap_or(i64::MAX)
}

/// First rows are numbered from 1 without a gap.
pub fn check_first_rows(id: &TableId, rows: &[LogRow]) -> Result<(), StoreError> {
    match rows.iter().zip(1..).find(|(row, expected)| row.version != *expected) {
        Some((row, _)) => Err(no_row_before(id, row.version)),
        None => Ok(()),
    }
}

pub fn no_row_before(id: &TableId, version: u64) -> StoreError {
    StoreError::Missing(format!("the row before row {version} of table {id}"))
}

pub fn no_table(id: &TableId) -> StoreError {
    StoreError::Missing(format!("table {id}"))
}

pub fn table_there(id: &TableId) -> StoreError {
    StoreError::Other(format!("table {id} is there already"))
}

/// What the look through everything found.
pub fn sound(unsound: &[String]) -> Result<(), StoreError> {
    match unsound {
        [] => Ok(()),
        ids => Err(StoreError::Damaged(format!("rows are missing of these tables: {}", ids.join(", ")))),
    }
}

fn stage(number: i16) -> Result<Stage, StoreError> {
    match number {
        0 => Ok(Stage::Gathering),
        1 => Ok(Stage::Playing),
        2 => Ok(Stage::Over),
        3 => Ok(Stage::Thinking),
        _ => Err(StoreError::Damaged(format!("{number} is no stage of a table"))),
    }
}

fn small<Wide: Copy + ToString, Narrow: TryFrom<Wide>>(
    value: Wide,
    what: &str,
) -> Result<Narrow, StoreError> {
    Narrow::try_from(value).map_err(|_| StoreError::Damaged(format!("{} is no {what}", value.to_string())))
}

fn hash(bytes: Vec<u8>, what: &str) -> Result<[u8; 32], StoreError> {
    let length = bytes.len();
    bytes.try_into().map_err(|_| StoreError::Damaged(format!("a {what} of {length} bytes")))
}
