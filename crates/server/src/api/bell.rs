//! Rings at a table when there is something beside the game: a line of chat, or a table where it goes on.

use crate::store::TableId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The bells of tables that somebody listens at.
#[derive(Default)]
pub struct Bell {
    tables: Mutex<HashMap<TableId, watch::Sender<u64>>>,
}

impl Bell {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, watch::Sender<u64>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Listens at a table.
    pub fn listen(&self, table: &TableId) -> watch::Receiver<u64> {
        let mut tables = self.tables();
        // Those that nobody listens to any more make room.
        if tables.len() >= 64 && tables.len().is_power_of_two() {
            tables.retain(|_, bell| bell.receiver_count() > 0);
        }
        tables.entry(table.clone()).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// Rings everywhere.
    pub fn ring_all(&self) {
        self.tables().values().for_each(|bell| bell.send_modify(|rings| *rings += 1));
    }

    /// Rings at a table.
    pub fn ring(&self, table: &TableId) {
        let mut tables = self.tables();
        let Some(bell) = tables.get(table) else { return };
        bell.send_modify(|rings| *rings += 1);
        if bell.receiver_count() == 0 {
            tables.remove(table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_rings_for_those_who_listen() {
        let (bell, table) = (Bell::default(), TableId("a".repeat(16)));
        bell.ring(&table);
        let mut heard = bell.listen(&table);
        assert!(!heard.has_changed().expect("the bell is there"));
        bell.ring(&table);
        heard.changed().await.expect("the bell is there");
        drop(heard);
        bell.ring(&table);
        assert!(bell.tables().is_empty());
    }
}
