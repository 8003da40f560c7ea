//! Where a server of these tests keeps things: in a file.

use std::path::Path;

pub struct Kept(String);

impl Kept {
    /// In a folder, which somebody else removes.
    pub async fn new(folder: &Path) -> Kept {
        Kept(folder.join("tables.db").display().to_string())
    }

    pub fn address(&self) -> &str {
        &self.0
    }

    pub async fn remove(self) {}
}
