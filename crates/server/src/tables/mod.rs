//! The tables of a server: loaded when somebody comes, written to by appending, left alone when nobody looks.
//!
//! A line is first tried in memory and then appended to the log; it counts once it is committed. What was tried and not
//! committed is forgotten with the whole table in memory, which is read again from the log. So memory never knows
//! more than the log, and any number of nodes may do the same.

mod analysing;
mod old;
mod problem;
mod replays;
mod thinking;

pub use old::Old;
pub use problem::Problem;
pub use table::{
    Clock, Diverged, Line, Live, Message, NewTable, News, OldTold, SeatTold, Settings, Sitting, StageTold,
    UnknownLine,
};

use crate::config::Limits;
use crate::games::{Kind, Rejected, kind};
use crate::store::{Appended, Snapshot, Stage, Store, TableId, TableRow};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex as PlainMutex, MutexGuard};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tabletop::{Lang, Viewer};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

/// How long a table that nobody watches stays when there is no room for another one.
const IN_USE: Duration = Duration::from_secs(5);

/// How many rows lie between two positions that are written down.
const SNAPSHOT_EVERY: u64 = 64;

/// The tables of a server.
pub struct Tables {
    store: Arc<dyn Store>,
    loaded: PlainMutex<HashMap<TableId, Arc<Slot>>>,
    bots: thinking::Pool,
    replays: replays::Replays,
    analyses: analysing::Analyses,
    /// The most tables in memory, and the most rows of one.
    most: (usize, u64),
    /// Where a table that had to be stopped is written down.
    stopped_to: PathBuf,
}

/// A place for a table in memory.
struct Slot {
    live: Arc<Mutex<Option<Live>>>,
    /// The version that is known here; those who wait look at it.
    version: watch::Sender<u64>,
    used: PlainMutex<Instant>,
}

/// What is to be done at a table.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What.
    pub line: Line,
    /// The version it answers; any if not given.
    pub version: Option<u64>,
    /// The name the sender gave it: repeated, it has the same answer and is done once.
    pub request: Option<String>,
    /// The language of refusals.
    pub lang: Lang,
}

/// The time, in milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// Random bytes for seeds, names of tables and tokens.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("the machine gives no random bytes: {error}"));
    bytes
}

impl Tables {
    /// The tables of a store, within limits.
    pub fn new(store: Arc<dyn Store>, limits: &Limits, stopped_to: PathBuf) -> Arc<Tables> {
        Arc::new(Tables {
            store,
            loaded: PlainMutex::default(),
            bots: thinking::Pool::new(limits.thinkers),
            replays: Default::default(),
            analyses: Default::default(),
            most: (limits.tables.max(1), limits.rows),
            stopped_to,
        })
    }

    /// Where they are kept.
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.slots().len()
    }

    /// How many bots think now.
    pub fn bots_thinking(&self) -> usize {
        self.bots.thinking()
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        self.loaded.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Looks for room for a table, unless it has its place.
    async fn make_room(&self, id: &TableId) -> Result<(), Problem> {
        let full = || {
            let slots = self.slots();
            slots.len() >= self.most.0 && !slots.contains_key(id)
        };
        if full() {
            self.forget_idle(IN_USE).await;
        }
        match full() {
            true => Err(Problem::Busy("the server has no room for another table: try again soon".to_owned())),
            false => Ok(()),
        }
    }

    /// The place of a table, made if there is room for one more.
    async fn slot(&self, id: &TableId) -> Result<Arc<Slot>, Problem> {
        self.make_room(id).await?;
        let mut slots = self.slots();
        let slot = slots.entry(id.clone()).or_insert_with(|| {
            let live = Arc::new(Mutex::new(None));
            Arc::new(Slot { live, version: watch::Sender::new(0), used: PlainMutex::new(Instant::now()) })
        });
        *slot.used.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Instant::now();
        Ok(Arc::clone(slot))
    }

    /// Makes a table and answers its name.
    pub async fn create(self: &Arc<Tables>, new: NewTable) -> Result<TableId, Problem> {
        kind(&new.game).ok_or_else(|| Problem::NoGame(new.game.clone()))?;
        let id = TableId(data_encoding::BASE32_NOPAD.encode(&random::<10>()).to_lowercase());
        self.make_room(&id).await?;
        let public = new.settings.public;
        let (live, rows) = Live::make(new, id.clone(), random(), now()).map_err(Problem::Bad)?;
        self.store.create(&live.table, &rows, &live.shown(), public).await?;
        // If others were faster to take the room, it is there all the same and comes when somebody looks.
        if let Ok(slot) = self.slot(&id).await {
            slot.version.send_replace(live.version);
            *slot.live.lock().await = Some(live);
            self.go_on(&id).await;
        }
        Ok(id)
    }

    /// The table in memory, read from the log where it is not there or others have written to it.
    async fn load(&self, id: &TableId) -> Result<(Arc<Slot>, OwnedMutexGuard<Option<Live>>), Problem> {
        let slot = self.slot(id).await?;
        let mut guard = Arc::clone(&slot.live).lock_owned().await;
        let mut live = match guard.take() {
            Some(live) => live,
            None => match self.begin(id).await {
                Ok(live) => live,
                Err(problem) => {
                    if problem == Problem::NoTable {
                        self.slots().remove(id);
                    }
                    return Err(problem);
                }
            },
        };
        let fresh = live.version == 0;
        if (fresh || self.store.is_shared())
            && let Err(diverged) = live.catch_up(&self.store.log(id, live.version).await?)
        {
            return Err(self.stop(&live.table, &diverged).await);
        }
        slot.version.send_if_modified(|version| std::mem::replace(version, live.version) != live.version);
        *guard = Some(live);
        Ok((slot, guard))
    }

    async fn begin(&self, id: &TableId) -> Result<Live, Problem> {
        let table = self.store.table(id).await?.ok_or(Problem::NoTable)?;
        let here = kind(&table.game).map_or(0, Kind::rules_version);
        if table.rules_version != here {
            return Err(Problem::OldRules { table: table.rules_version, here });
        }
        match Live::begin(table.clone()) {
            Ok(live) => Ok(live),
            Err(diverged) => Err(self.stop(&table, &diverged).await),
        }
    }

    /// Writes down a table whose log does not lead to what was there, so that it can be looked into; others go on.
    async fn stop(&self, table: &TableRow, diverged: &Diverged) -> Problem {
        let rows = self.store.log(&table.id, 0).await.unwrap_or_default();
        let lines: Vec<&str> = rows.iter().map(|row| row.body.as_str()).collect();
        let written = serde_json::json!({
            "table": table.id.0,
            "game": table.game,
            "rules_version": table.rules_version,
            "options": table.options,
            "seed": tabletop::Seed(table.seed),
            "start": table.start,
            "row": diverged.version,
            "why": diverged.why,
            "log": lines,
        });
        let path = self.stopped_to.join(format!("{}.json", table.id));
        let saved = std::fs::create_dir_all(&self.stopped_to)
            .and_then(|()| std::fs::write(&path, format!("{written:#}\n")));
        let where_to = match saved {
            Ok(()) => path.display().to_string(),
            Err(error) => format!("nowhere: {error}"),
        };
        tracing::error!(table = %table.id, row = diverged.version, why = diverged.why, written = where_to, "stopped");
        Problem::Stopped(format!("its log does not lead to the recorded game at row {}", diverged.version))
    }

    /// Does something at a table and answers the version it led to. It is done to the end even if nobody waits for
    /// the answer any more.
    pub async fn submit(self: &Arc<Tables>, id: &TableId, asked: Asked) -> Result<u64, Problem> {
        let (tables, id) = (Arc::clone(self), id.clone());
        let done = tokio::spawn(async move {
            let version = tables.append(&id, asked).await?;
            tables.go_on(&id).await;
            Ok(version)
        });
        done.await.unwrap_or_else(|error| Err(Problem::Stopped(format!("the server failed at it: {error}"))))
    }

    async fn append(&self, id: &TableId, asked: Asked) -> Result<u64, Problem> {
        let Asked { line, version, request, lang } = asked;
        let (slot, mut guard) = self.load(id).await?;
        // Whatever goes wrong from here on, the table is read anew unless it is put back.
        let mut live = guard.take().ok_or(Problem::NoTable)?;
        if let Some(version) = request.as_deref().and_then(|request| live.answered(request)) {
            *guard = Some(live);
            return Ok(version);
        }
        let now_at = live.version;
        if let Some(seat) = live.out_of_time(now())
            && !matches!(line, Line::Resign { by_clock: true, .. })
        {
            // Nobody may have looked at the clocks for long: what comes after the time of somebody comes too late.
            *guard = Some(live);
            drop(guard);
            match Box::pin(self.append(id, end_of_time(seat, now_at))).await {
                Ok(_) | Err(Problem::Stale { .. }) => {}
                Err(problem) => return Err(problem),
            }
            return Box::pin(self.append(id, Asked { line, version, request, lang })).await;
        }
        if version.is_some_and(|version| version != now_at) {
            *guard = Some(live);
            return Err(Problem::Stale { version: now_at });
        }
        if now_at >= self.most.1 && matches!(line, Line::Moves { .. } | Line::Undo { .. }) {
            *guard = Some(live);
            return Err(Rejected::plain("log_full", "the log of the table is full: end the game").into());
        }
        if let Err(rejected) = live.happen(&line, lang) {
            *guard = Some(live);
            return Err(rejected.into());
        }
        let row = live.row(&line, request, now());
        match self.store.append(id, &row, &live.shown()).await? {
            Appended::Taken => {
                drop(guard);
                let (_, guard) = self.load(id).await?;
                let live = guard.as_ref().ok_or(Problem::NoTable)?;
                // Another node may have been faster with the very same request.
                let same = row.request.as_deref().and_then(|request| live.answered(request));
                same.ok_or(Problem::Stale { version: live.version })
            }
            Appended::Stored => {
                live.note(&row);
                let version = live.version;
                let snapshot = version.is_multiple_of(SNAPSHOT_EVERY).then(|| snapshot(&live));
                *guard = Some(live);
                slot.version.send_replace(version);
                drop(guard);
                if let Some(snapshot) = snapshot {
                    self.keep(id, &snapshot).await;
                }
                Ok(version)
            }
        }
    }

    async fn keep(&self, id: &TableId, snapshot: &Snapshot) {
        // Only a game that outlives its rules needs it; the log has everything else.
        if let Err(error) = self.store.keep_snapshot(id, snapshot).await {
            tracing::warn!(table = %id, %error, "no position written down");
        }
    }

    /// Looks at a table in memory.
    pub async fn look<T>(&self, id: &TableId, at: impl FnOnce(&Live) -> T) -> Result<T, Problem> {
        let (_, guard) = self.load(id).await?;
        guard.as_ref().map(at).ok_or(Problem::NoTable)
    }

    /// Everything a viewer may know of a table.
    pub async fn message(
        &self,
        id: &TableId,
        viewer: Viewer,
        lang: Lang,
        since: u64,
    ) -> Result<Message, Problem> {
        self.look(id, |live| live.message(viewer, lang, since, now())).await
    }

    /// The version of a table as it rises.
    pub async fn watch(&self, id: &TableId) -> Result<watch::Receiver<u64>, Problem> {
        let (slot, _guard) = self.load(id).await?;
        Ok(slot.version.subscribe())
    }

    /// Waits until a table is behind a version, or a time has passed.
    pub async fn wait(&self, id: &TableId, behind: u64, longest: Duration) -> Result<(), Problem> {
        let mut version = self.watch(id).await?;
        let risen = version.wait_for(|version| *version > behind);
        // Whether it has risen or the time is over: the caller looks at the table.
        let _ = tokio::time::timeout(longest, risen).await;
        Ok(())
    }

    /// Others have written to a table: whoever waits for it learns of it.
    pub async fn refresh(self: &Arc<Tables>, id: &TableId) {
        let loaded = self.slots().contains_key(id);
        if loaded && let Err(problem) = self.load(id).await.map(|_| ()) {
            tracing::warn!(table = %id, %problem, "not refreshed");
        }
    }

    /// Anything may have been written by others while nobody could tell.
    pub async fn refresh_all(self: &Arc<Tables>) {
        let ids: Vec<TableId> = self.slots().keys().cloned().collect();
        for id in ids {
            self.refresh(&id).await;
        }
    }

    /// Forgets tables that nobody has looked at for a while; the log has them. Where they stand is written down for rules to
    /// come, and the log of a game that is over is packed.
    pub async fn forget_idle(&self, longest: Duration) {
        let idle: Vec<(TableId, Arc<Slot>)> = {
            let mut slots = self.slots();
            let idle = |slot: &Arc<Slot>| {
                let used = *slot.used.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                // Whoever is about to do something there would do it at a table of its own.
                let held = Arc::strong_count(slot) > 1 || Arc::strong_count(&slot.live) > 1;
                used.elapsed() >= longest && slot.version.receiver_count() == 0 && !held
            };
            let names: Vec<TableId> =
                slots.iter().filter(|(_, slot)| idle(slot)).map(|(id, _)| id.clone()).collect();
            names.into_iter().filter_map(|id| slots.remove_entry(&id)).collect()
        };
        for (id, slot) in idle {
            let mut guard = slot.live.lock().await;
            let Some(live) = guard.take() else { continue };
            if live.stage() != Stage::Gathering {
                self.keep(&id, &snapshot(&live)).await;
            }
            if live.stage() == Stage::Over
                && let Err(error) = self.store.pack(&id).await
            {
                tracing::warn!(table = %id, %error, "not packed");
            }
        }
    }

    /// Ends the games of people at tables in memory whose time is over.
    pub async fn look_at_clocks(self: &Arc<Tables>) {
        let slots: Vec<(TableId, Arc<Slot>)> =
            self.slots().iter().map(|(id, slot)| (id.clone(), Arc::clone(slot))).collect();
        for (id, slot) in slots {
            // No visit, or nothing would ever leave memory; a table that is being written to has its turn again.
            let late = slot.live.try_lock().ok().and_then(|live| {
                let live = live.as_ref()?;
                Some((live.out_of_time(now())?, live.version))
            });
            if let Some((seat, version)) = late {
                // If somebody was faster, the clock is looked at again.
                let _ = self.submit(&id, end_of_time(seat, version)).await;
            }
        }
    }
}

/// The time of a seat is over.
fn end_of_time(seat: u8, version: u64) -> Asked {
    let line = Line::Resign { seat, by_clock: true };
    Asked { line, version: Some(version), request: None, lang: Lang::En }
}

fn snapshot(live: &Live) -> Snapshot {
    Snapshot { version: live.version, position: live.game.position() }
}
