//! Where a server of these tests keeps things: in a database of PostgreSQL, or in a file if a developer does without.

use crate::database::{Database, skipped};
use std::path::Path;

pub struct Kept {
    address: String,
    database: Option<Database>,
}

impl Kept {
    pub async fn new(folder: &Path) -> Kept {
        if skipped() {
            return Kept { address: folder.join("tables.db").display().to_string(), database: None };
        }
        let database = Database::new().await;
        Kept { address: database.url.clone(), database: Some(database) }
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    pub async fn remove(self) {
        if let Some(database) = self.database {
            database.remove().await;
        }
    }
}
