//! What the database has, read without the server.

use crate::people::Told;
use serde_json::Value;
use server::store::{LogRow, TableId, open};
use server::tables::Line;
use std::collections::HashSet;

/// What was compared.
#[derive(Debug, Default)]
pub struct Counted {
    pub tables: usize,
    pub rows: usize,
    pub acknowledged: usize,
    /// Moves whose first answer was lost.
    pub repeated: usize,
    /// Those among them that had been done before they were asked for again.
    pub done_before: usize,
    /// Moves for which somebody was faster.
    pub refused: usize,
}

/// Compares what is kept with what people were told, and with what the last server showed of each table.
pub fn compare(database: &str, told: &[Told], shown: &[Value], bots: &[String]) -> Counted {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut counted = Counted::default();
    runtime.block_on(async {
        let store = open(database).await.expect("the database opens");
        store.inspect().await.expect("the database is sound");
        for (told, shown) in told.iter().zip(shown) {
            let rows = store.log(&TableId(told.table.clone()), 0).await.expect("a log");
            assert_eq!(shown["version"], rows.len(), "table {} is shown as it is kept", told.table);
            compare_table(told, &rows, &mut counted);
        }
        for id in bots {
            let rows = store.log(&TableId(id.clone()), 0).await.expect("a log");
            assert!(rows.len() > 10, "a game of bots has {} rows", rows.len());
            counted.rows += rows.len();
        }
        store.close().await;
    });
    counted.tables = told.len() + bots.len();
    counted
}

fn compare_table(told: &Told, rows: &[LogRow], counted: &mut Counted) {
    let id = &told.table;
    for (row, version) in rows.iter().zip(1..) {
        assert_eq!(row.version, version, "table {id} has a gap");
    }
    let mut requests = HashSet::new();
    for name in rows.iter().filter_map(|row| row.request.as_deref()) {
        assert!(requests.insert(name), "table {id}: request {name} was done twice");
    }
    for acknowledged in &told.acknowledged {
        let row = &rows[acknowledged.version as usize - 1];
        assert_eq!(row.request.as_ref(), Some(&acknowledged.request), "table {id}, row {}", row.version);
        let line = Line::Moves { seat: acknowledged.seat, moves: vec![acknowledged.answer.clone()] };
        assert_eq!(row.body, line.to_string(), "table {id}, row {}", row.version);
        counted.repeated += usize::from(acknowledged.repeated);
        counted.done_before += usize::from(acknowledged.repeated && row.at < acknowledged.asked_at);
    }
    // Everybody asked until there was an answer: so there is nothing else.
    assert_eq!(requests.len(), told.acknowledged.len(), "table {id} has requests nobody was told of");
    for name in &told.refused {
        assert!(!requests.contains(name.as_str()), "table {id}: request {name} was refused and done");
    }
    let moves = rows.iter().filter(|row| matches!(row.body.parse(), Ok(Line::Moves { .. }))).count();
    if told.bots == 0 {
        assert_eq!(moves, told.acknowledged.len(), "table {id} has moves of nobody");
    }
    counted.rows += rows.len();
    counted.acknowledged += told.acknowledged.len();
    counted.refused += told.refused.len();
}
