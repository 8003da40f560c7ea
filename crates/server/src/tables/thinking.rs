//! Bots think on a few threads of their own, never where requests are answered.

use super::{Asked, Line, Problem, Tables};
use crate::games::Thought;
use crate::store::TableId;
use bots::Level;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tabletop::Lang;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// How long a bot may think about one answer; then its best so far is wanted.
const LONGEST: Duration = Duration::from_secs(10);
/// How long it may take to say that; then a quick one answers for it.
const HURRY: Duration = Duration::from_secs(2);

/// The threads on which bots think.
pub(super) struct Pool {
    thinkers: usize,
    places: Arc<Semaphore>,
    /// Tables for which a bot thinks already.
    busy: Mutex<HashSet<TableId>>,
    longest: Duration,
}

impl Pool {
    pub(super) fn new(thinkers: usize) -> Pool {
        let thinkers = thinkers.max(1);
        let places = Arc::new(Semaphore::new(thinkers));
        Pool { thinkers, places, busy: Mutex::default(), longest: LONGEST }
    }

    /// How many bots think now.
    pub(super) fn thinking(&self) -> usize {
        self.thinkers - self.places.available_permits().min(self.thinkers)
    }

    /// Whether the caller is the one who lets bots of a table think.
    fn begin(&self, id: &TableId) -> bool {
        self.busy.lock().unwrap_or_else(std::sync::PoisonError::into_inner).insert(id.clone())
    }

    fn end(&self, id: &TableId) {
        self.busy.lock().unwrap_or_else(std::sync::PoisonError::into_inner).remove(id);
    }

    /// The answer of a bot: its best so far if it takes too long, and that of a quick one if it does not stop even then,
    /// or fails.
    async fn answer(&self, thought: Thought, quick: Thought) -> Result<String, String> {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|error| error.to_string())?;
        let hurry = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&hurry);
        let mut thinking = tokio::task::spawn_blocking(move || {
            // The place is free once the thought has ended, however long nobody has waited for it.
            let _place = place;
            thought(&|| told.load(Ordering::Relaxed))
        });
        let mut thought = timeout(self.longest, &mut thinking).await;
        if thought.is_err() {
            tracing::warn!("a bot has to hurry");
            hurry.store(true, Ordering::Relaxed);
            thought = timeout(HURRY, thinking).await;
        }
        match thought {
            Ok(Ok(Ok(answer))) => return Ok(answer),
            Ok(Ok(Err(failing))) => tracing::error!(failing, "a bot failed"),
            Ok(Err(panic)) => tracing::error!(%panic, "a bot failed"),
            Err(_) => tracing::error!("a bot took too long"),
        }
        let quick = tokio::task::spawn_blocking(move || quick(&|| true));
        quick.await.map_err(|error| error.to_string())?
    }
}

impl Tables {
    /// Works something out where bots think, unless it takes too long.
    pub async fn think<T: Send + 'static>(&self, work: Box<dyn FnOnce() -> T + Send>) -> Result<T, Problem> {
        let busy = |_| Problem::Busy("all bots are thinking: try again soon".to_owned());
        let places = Arc::clone(&self.bots.places);
        let place = tokio::time::timeout(LONGEST, places.acquire_owned()).await.map_err(busy)?;
        let place = place.map_err(|error| Problem::Busy(error.to_string()))?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        let slow = |_| Problem::Busy(format!("it took longer than {} seconds", LONGEST.as_secs()));
        let thought = tokio::time::timeout(LONGEST, thinking).await.map_err(slow)?;
        thought.map_err(|panic| Problem::Stopped(format!("the rules failed at it: {panic}")))
    }

    /// Works something out where bots think, once it is its turn; whoever asked before comes first.
    pub(super) async fn think_in_turn(&self, work: impl FnOnce() + Send + 'static) -> Result<(), String> {
        let place = Arc::clone(&self.bots.places).acquire_owned().await.map_err(|error| error.to_string())?;
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            work();
        });
        thinking.await.map_err(|panic| panic.to_string())
    }

    /// Lets bots of a table answer until a person is asked or the game is over.
    pub async fn go_on(self: &Arc<Tables>, id: &TableId) {
        if self.bot_waits(id).await && self.bots.begin(id) {
            let (tables, id) = (Arc::clone(self), id.clone());
            tokio::spawn(async move {
                loop {
                    tables.let_bots_answer(&id).await;
                    tables.bots.end(&id);
                    // Somebody may have moved after the last look and before the end.
                    if !tables.bot_waits(&id).await || !tables.bots.begin(&id) {
                        break;
                    }
                }
            });
        }
    }

    async fn bot_waits(&self, id: &TableId) -> bool {
        self.look(id, |live| live.bot_asked().is_some()).await.unwrap_or(false)
    }

    async fn let_bots_answer(self: &Arc<Tables>, id: &TableId) {
        loop {
            let next = self.look(id, |live| {
                let (seat, level) = live.bot_asked()?;
                let quick = live.game.thought(seat, Level::Random);
                Some((seat, live.version, live.game.thought(seat, level), quick))
            });
            let (seat, version, thought, quick) = match next.await {
                Ok(Some(next)) => next,
                Ok(None) => return,
                Err(problem) => {
                    tracing::warn!(table = %id, %problem, "no bot answers");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    if matches!(problem, Problem::Store(_)) {
                        continue;
                    }
                    return;
                }
            };
            let answer = match self.bots.answer(thought, quick).await {
                Ok(answer) => answer,
                Err(failing) => {
                    tracing::error!(table = %id, seat, failing, "a bot gives no answer");
                    return;
                }
            };
            let line = Line::Moves { seat, moves: vec![answer] };
            let asked = Asked { line, version: Some(version), request: None, lang: Lang::En };
            match self.append(id, asked).await {
                // If somebody else answered meanwhile, the bot thinks again.
                Ok(_) | Err(Problem::Stale { .. }) => {}
                Err(Problem::Store(error)) => {
                    tracing::warn!(table = %id, %error, "an answer of a bot was not kept");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
                Err(problem) => {
                    tracing::error!(table = %id, seat, %problem, "an answer of a bot was refused");
                    return;
                }
            }
        }
    }

    /// Wakes the bots of tables that wait for one, after a start or when another node has died.
    pub async fn wake_bots(self: &Arc<Tables>) -> Result<(), Problem> {
        for id in self.store().waiting_for_bots().await? {
            self.go_on(&id).await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(answer: &'static str) -> Thought {
        Box::new(move |_| Ok(answer.to_owned()))
    }

    /// Thinks until it is told to hurry.
    fn ponders() -> Thought {
        Box::new(|hurry| {
            while !hurry() {
                std::thread::sleep(Duration::from_millis(1));
            }
            Ok("best so far".to_owned())
        })
    }

    #[tokio::test]
    async fn a_bot_that_takes_too_long_answers_with_its_best_so_far() {
        let pool = Pool { longest: Duration::from_millis(20), ..Pool::new(1) };
        assert_eq!(pool.answer(ponders(), says("quick")).await, Ok("best so far".to_owned()));
        assert_eq!(pool.answer(says("at once"), says("quick")).await, Ok("at once".to_owned()));
        let fails: Thought = Box::new(|_| Err("no idea".to_owned()));
        assert_eq!(pool.answer(fails, says("quick")).await, Ok("quick".to_owned()));
        let panics: Thought = Box::new(|_| panic!("a bot that fails on purpose"));
        assert_eq!(pool.answer(panics, says("quick")).await, Ok("quick".to_owned()));
        assert_eq!(pool.thinking(), 0);
    }
}
