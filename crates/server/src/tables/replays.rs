//! Games that are over, folded once and kept while somebody looks through them.

use super::{Problem, Tables};
use crate::games::Replay;
use crate::store::TableId;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many are kept; the one that was looked at longest ago goes first.
const MOST: usize = 8;

/// The games that were looked at last.
#[derive(Default)]
pub(super) struct Replays {
    kept: Mutex<VecDeque<(TableId, Arc<dyn Replay>)>>,
}

impl Replays {
    /// The game of a table, as the one looked at last.
    fn find(&self, id: &TableId) -> Option<Arc<dyn Replay>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(known, _)| known == id)?;
        let found = kept.remove(at)?;
        let replay = Arc::clone(&found.1);
        kept.push_front(found);
        Some(replay)
    }

    fn keep(&self, id: &TableId, replay: &Arc<dyn Replay>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| known != id);
        kept.push_front((id.clone(), Arc::clone(replay)));
        kept.truncate(MOST);
    }
}

impl Tables {
    /// A game that is over, entry by entry; nothing as long as it is not.
    pub async fn replay(&self, id: &TableId) -> Result<Option<Arc<dyn Replay>>, Problem> {
        if let Some(found) = self.replays.find(id) {
            return Ok(Some(found));
        }
        let folded = self.look(id, |live| live.game.is_over().then(|| live.game.replay())).await?;
        let Some(folded) = folded else { return Ok(None) };
        let replay: Arc<dyn Replay> = folded.map_err(Problem::Stopped)?.into();
        self.replays.keep(id, &replay);
        Ok(Some(replay))
    }
}
