//! How the databases came to look as they do: one list of scripts for each dialect, run when a database is
//! opened.

use super::StoreError;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType};

const SQLITE: &[(&str, &str)] = &[
    ("tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    ("packs", include_str!("../../migrations/sqlite/0002_packs.sql")),
    ("packed positions", include_str!("../../migrations/sqlite/0003_packed_positions.sql")),
];
const POSTGRES: &[(&str, &str)] = &[
    ("tables", include_str!("../../migrations/postgres/0001_tables.sql")),
    ("packs", include_str!("../../migrations/postgres/0002_packs.sql")),
    ("packed positions", include_str!("../../migrations/postgres/0003_packed_positions.sql")),
];

/// Where a database says which scripts it has seen.
pub const SEEN: &str = "_sqlx_migrations";

/// The scripts of a dialect, and how its errors are read.
pub struct Versions {
    scripts: Vec<Migration>,
    fault: fn(sqlx::Error) -> StoreError,
}

impl Versions {
    pub fn of_sqlite(fault: fn(sqlx::Error) -> StoreError) -> Versions {
        Versions { scripts: numbered(SQLITE), fault }
    }

    pub fn of_postgres(fault: fn(sqlx::Error) -> StoreError) -> Versions {
        Versions { scripts: numbered(POSTGRES), fault }
    }

    /// Runs what a database has not seen, one node at a time; the lock goes with the connection at the
    /// latest. If it has `begun` and seen everything, nothing is written.
    pub async fn run<C: Migrate + Send>(&self, connection: &mut C, begun: bool) -> Result<(), StoreError> {
        if begun && self.unseen(connection).await?.is_empty() {
            return Ok(());
        }
        let refused = |error| self.refused(error);
        connection.lock().await.map_err(refused)?;
        connection.ensure_migrations_table(SEEN).await.map_err(refused)?;
        for script in self.unseen(connection).await? {
            connection.apply(SEEN, script).await.map_err(refused)?;
        }
        connection.unlock().await.map_err(refused)
    }

    /// What a database has not seen, if everything it has seen is known here.
    pub async fn unseen<C: Migrate + Send>(&self, connection: &mut C) -> Result<Vec<&Migration>, StoreError> {
        let seen = connection.list_applied_migrations(SEEN).await.map_err(|error| self.refused(error))?;
        let mut unseen = self.scripts.iter().collect::<Vec<_>>();
        for step in seen {
            match unseen.iter().position(|script| script.version == step.version) {
                Some(nth) if unseen[nth].checksum == step.checksum => {
                    unseen.remove(nth);
                }
                Some(_) => {
                    let why =
                        format!("step {} of its making is not the one this version knows", step.version);
                    return Err(StoreError::Other(why));
                }
                None => {
                    return Err(StoreError::Newer(format!(
                        "step {} of its making is not known here; use the version that made it",
                        step.version
                    )));
                }
            }
        }
        Ok(unseen)
    }

    fn refused(&self, error: MigrateError) -> StoreError {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => (self.fault)(error),
            other => StoreError::Other(other.to_string()),
        }
    }
}

fn numbered(scripts: &'static [(&'static str, &'static str)]) -> Vec<Migration> {
    let numbered = scripts.iter().zip(1..).map(|(&(name, script), number)| {
        Migration::new(number, name.into(), MigrationType::Simple, script.into_sql_str(), false)
    });
    numbered.collect()
}
