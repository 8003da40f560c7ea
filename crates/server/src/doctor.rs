//! Looks after what is kept: can the database be used, and do its games replay?

use crate::games::{Kind, kind};
use crate::store::{Store, StoreError, TableId};
use crate::tables::Live;
use std::time::{Duration, Instant};

/// What was found in a sample of tables.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// How many were looked at.
    pub tables: usize,
    /// How many rows they have.
    pub rows: u64,
    /// Those that are played by other rules than these, by their names.
    pub old: Vec<TableId>,
    /// Those whose log does not lead to the recorded game, and why.
    pub diverged: Vec<(TableId, String)>,
    /// How long the slowest took to be loaded.
    pub slowest: Duration,
}

/// Replays a sample of the tables of a store and compares every digest.
pub async fn examine(
    store: &dyn Store,
    most: u32,
    mut progress: impl FnMut(usize),
) -> Result<Findings, StoreError> {
    store.healthy().await?;
    store.inspect().await?;
    let mut findings = Findings::default();
    for id in store.sample(most).await? {
        let Some(table) = store.table(&id).await? else { continue };
        findings.tables += 1;
        if kind(&table.game).map(Kind::rules_version) != Some(table.rules_version) {
            findings.old.push(id);
            continue;
        }
        let begun = Instant::now();
        let rows = store.log(&id, 0).await?;
        let followed =
            Live::begin(table).and_then(|mut live| rows.iter().try_for_each(|row| live.follow(row)));
        findings.slowest = findings.slowest.max(begun.elapsed());
        findings.rows += rows.len() as u64;
        if let Err(diverged) = followed {
            findings.diverged.push((id, format!("row {}: {}", diverged.version, diverged.why)));
        }
        progress(findings.tables);
    }
    Ok(findings)
}
