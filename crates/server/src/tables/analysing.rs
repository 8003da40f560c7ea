//! Games that are over are judged piece by piece where bots think, as long as somebody asks.

use super::Tables;
use crate::games::Replay;
use crate::store::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long work goes on after somebody asked.
const PATIENCE: Duration = Duration::from_secs(30);

/// The games that are being judged, with the time when somebody asked last.
#[derive(Default)]
pub(super) struct Analyses {
    asked: Mutex<HashMap<TableId, Instant>>,
}

impl Analyses {
    fn asked(&self) -> MutexGuard<'_, HashMap<TableId, Instant>> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that somebody asks; says whether nobody works on it yet.
    fn begin(&self, id: &TableId) -> bool {
        self.asked().insert(id.clone(), Instant::now()).is_none()
    }

    /// Whether somebody still wants to know; if not, the work ends.
    fn goes_on(&self, id: &TableId) -> bool {
        let mut asked = self.asked();
        let wanted = asked.get(id).is_some_and(|last| last.elapsed() < PATIENCE);
        if !wanted {
            asked.remove(id);
        }
        wanted
    }
}

impl Tables {
    /// Goes on with the analysis of a game that is over, unless that is being done.
    pub fn analyse(self: &Arc<Tables>, id: &TableId, replay: &Arc<dyn Replay>) {
        if !self.analyses.begin(id) {
            return;
        }
        let (tables, id, replay) = (Arc::clone(self), id.clone(), Arc::clone(replay));
        tokio::spawn(async move {
            // One piece at a time: a bot that is asked meanwhile comes next.
            while tables.analyses.goes_on(&id) {
                let Some(piece) = replay.begin_piece(None) else { break };
                tables.work_out(&replay, piece).await;
            }
            tables.analyses.asked().remove(&id);
        });
    }

    /// Works out what was decided at an entry, unless that is done or being done.
    pub async fn analyse_entry(&self, replay: &Arc<dyn Replay>, entry: usize) {
        if let Some(piece) = replay.begin_piece(Some(entry)) {
            self.work_out(replay, piece).await;
        }
    }

    /// Works out a piece, however long it has to wait for a place.
    async fn work_out(&self, replay: &Arc<dyn Replay>, piece: usize) {
        let replay = Arc::clone(replay);
        if let Err(error) = self.think_in_turn(move || replay.work_out(piece)).await {
            tracing::error!(error, piece, "a piece of an analysis failed");
        }
    }
}
