//! Tables of older rules: their logs cannot be followed any more, but the last position that was written down can be
//! looked at, and played on from at a new table.

use super::{Line, Live, Message, OldTold, Problem, Sitting, StageTold, Tables};
use crate::store::{LogRow, Snapshot, TableId, TableRow};
use tabletop::{Lang, Viewer};

/// What is left of a table of older rules.
pub struct Old {
    /// How it began.
    pub table: TableRow,
    /// Who sat where at the end.
    pub seats: Vec<Sitting>,
    /// The last row of its log.
    pub version: u64,
    /// The last position that was written down.
    pub snapshot: Option<Snapshot>,
}

impl Tables {
    /// What is left of a table whose rules are not played here any more.
    pub async fn old(&self, id: &TableId) -> Result<Old, Problem> {
        let store = self.store();
        let table = store.table(id).await?.ok_or(Problem::NoTable)?;
        let rows = store.log(id, 0).await?;
        let snapshot = store.snapshot(id).await?;
        Ok(Old { table, seats: seats(&rows), version: rows.len() as u64, snapshot })
    }
}

/// Who sits where after rows of a log.
fn seats(rows: &[LogRow]) -> Vec<Sitting> {
    let mut seats = Vec::new();
    for row in rows {
        if let Ok(Line::Sit { seat, who }) = row.body.parse() {
            let at = usize::from(seat);
            if seats.len() <= at {
                seats.resize(at + 1, Sitting::Open);
            }
            seats[at] = who;
        }
    }
    seats
}

impl Old {
    /// The last position as a viewer may know it, told by the rules of today; nothing if none was written down, or if
    /// they cannot read it. Nobody is asked anything.
    pub fn message(self, viewer: Viewer, lang: Lang, here: u32) -> Option<Message> {
        let Snapshot { version, position } = self.snapshot?;
        let of = self.table.rules_version;
        let mut live = Live::begin(TableRow { start: Some(position), ..self.table }).ok()?;
        for (seat, who) in self.seats.into_iter().enumerate() {
            live.happen(&Line::Sit { seat: u8::try_from(seat).ok()?, who }, lang).ok()?;
        }
        let mut message = live.message(viewer, lang, 0, 0);
        message.version = self.version;
        message.stage = StageTold::Old;
        message.asked = Some(Vec::new());
        message.questions = Some(Vec::new());
        message.old = Some(OldTold { rules: of, here, position: version });
        Some(message)
    }
}
