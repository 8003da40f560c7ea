//! How the databases came to look as they do: one list of scripts for each dialect, run when a database is opened.

use super::StoreError;
use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

const SQLITE: &[(&str, &str)] = &[("tables", include_str!("../../migrations/sqlite/0001_tables.sql"))];
const POSTGRES: &[(&str, &str)] = &[("tables", include_str!("../../migrations/postgres/0001_tables.sql"))];

pub fn sqlite() -> Migrator {
    migrator(SQLITE)
}

pub fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(scripts: &'static [(&'static str, &'static str)]) -> Migrator {
    let numbered = scripts.iter().zip(1..).map(|(&(name, script), number)| {
        Migration::new(number, name.into(), MigrationType::Simple, script.into_sql_str(), false)
    });
    Migrator::with_migrations(numbered.collect())
}

/// Why a database could not be brought up to date; `fault` reads the errors of its dialect.
pub fn refusal(error: MigrateError, fault: fn(sqlx::Error) -> StoreError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => fault(error),
        MigrateError::VersionMissing(number) => newer(number),
        MigrateError::VersionMismatch(number) => {
            StoreError::Other(format!("step {number} of its making is not the one this version knows"))
        }
        other => StoreError::Other(other.to_string()),
    }
}

/// The database has a step that this version does not know.
pub fn newer(number: i64) -> StoreError {
    StoreError::Newer(format!(
        "step {number} of its making is not known here; install the version that made it"
    ))
}
