//! What the errors of SQLite mean for those who wanted something kept.

use crate::store::StoreError;
use sqlx::error::{DatabaseError, ErrorKind};

// https://www.sqlite.org/rescode.html; the low byte says the kind, the rest the occasion.
const ERROR: i32 = 1;
const PERM: i32 = 3;
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const NOMEM: i32 = 7;
const READONLY: i32 = 8;
const INTERRUPT: i32 = 9;
const IOERR: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CANTOPEN: i32 = 14;
const PROTOCOL: i32 = 15;
const SCHEMA: i32 = 17;
const FORMAT: i32 = 24;
const NOTADB: i32 = 26;
const IOERR_SHORT_READ: i32 = 522;
/// The index of the write-ahead log could not grow: there is no other reason than the disk.
const IOERR_SHMSIZE: i32 = 4874;
const IOERR_DATA: i32 = 8202;
const IOERR_CORRUPTFS: i32 = 8458;

pub fn fault(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => of_sqlite(&*error),
        sqlx::Error::Io(error) => StoreError::Away(error.to_string()),
        sqlx::Error::PoolTimedOut => StoreError::Away("every connection is in use".into()),
        sqlx::Error::PoolClosed => StoreError::Away("it was closed".into()),
        sqlx::Error::WorkerCrashed => StoreError::Away("the thread of a connection has ended".into()),
        error @ (sqlx::Error::Decode(_)
        | sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::ColumnNotFound(_)
        | sqlx::Error::ColumnIndexOutOfBounds { .. }
        | sqlx::Error::RowNotFound) => StoreError::Damaged(error.to_string()),
        other => StoreError::Other(other.to_string()),
    }
}

fn of_sqlite(error: &dyn DatabaseError) -> StoreError {
    let code: i32 = error.code().and_then(|code| code.parse().ok()).unwrap_or(ERROR);
    let why = format!("{} (SQLite {code})", error.message());
    match code {
        IOERR_SHMSIZE => return StoreError::Full(why),
        IOERR_SHORT_READ | IOERR_DATA | IOERR_CORRUPTFS => return StoreError::Damaged(why),
        _ => {}
    }
    match code & 0xff {
        FULL => StoreError::Full(why),
        READONLY => StoreError::ReadOnly(why),
        CORRUPT | NOTADB | FORMAT => StoreError::Damaged(why),
        BUSY | LOCKED | IOERR | CANTOPEN | PERM | NOMEM | INTERRUPT | PROTOCOL | SCHEMA => {
            StoreError::Away(why)
        }
        // The statements are ours: a table or column they do not find has been there.
        ERROR if error.message().starts_with("no such") || error.message().contains("malformed") => {
            StoreError::Damaged(why)
        }
        _ if error.kind() == ErrorKind::ForeignKeyViolation => StoreError::Missing(why),
        _ => StoreError::Other(why),
    }
}
