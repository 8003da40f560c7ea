//! What the errors of PostgreSQL mean for those who wanted something kept.

use crate::store::StoreError;
use sqlx::error::DatabaseError;

pub fn fault(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) => of_postgres(&*error),
        sqlx::Error::PoolTimedOut => StoreError::Away("no connection could be had in time".into()),
        sqlx::Error::PoolClosed => StoreError::Away("it was closed".into()),
        error @ (sqlx::Error::Io(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Protocol(_)
        | sqlx::Error::BeginFailed
        | sqlx::Error::WorkerCrashed) => StoreError::Away(error.to_string()),
        error @ (sqlx::Error::Decode(_)
        | sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::ColumnNotFound(_)
        | sqlx::Error::ColumnIndexOutOfBounds { .. }
        | sqlx::Error::RowNotFound) => StoreError::Damaged(error.to_string()),
        other => StoreError::Other(other.to_string()),
    }
}

/// By its code: https://www.postgresql.org/docs/current/errcodes-appendix.html
fn of_postgres(error: &dyn DatabaseError) -> StoreError {
    let code = error.code().unwrap_or_default();
    let why = format!("{} (PostgreSQL {code})", error.message());
    match &*code {
        "53100" => StoreError::Full(why),
        "25006" => StoreError::ReadOnly(why),
        "XX001" | "XX002" | "42P01" | "42703" => StoreError::Damaged(why),
        "23503" => StoreError::Missing(why),
        // No memory or no connections; not available for a lock; a transaction that waited for too long.
        "53200" | "53300" | "55P03" | "25P03" | "25P04" => StoreError::Away(why),
        // The connection, the operator (shutting down, starting up, a time limit), a conflict with another
        // transaction, the machine.
        _ if ["08", "57", "40", "58"].contains(&code.get(..2).unwrap_or_default()) => StoreError::Away(why),
        _ => StoreError::Other(why),
    }
}
