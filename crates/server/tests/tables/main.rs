//! Tables in memory: they come when somebody looks, leave when nobody does, and are what their logs say.

use serde_json::json;
use server::store;
use server::tables::{Asked, Clock, Line, NewTable, Problem, Settings, Sitting, Tables};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tabletop::{Lang, Seat, Viewer};

/// A folder of its own, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name =
            format!("arkwright-tables-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    async fn tables(&self) -> Arc<Tables> {
        let file = self.0.join("tables.sqlite");
        let store = store::open(&file.display().to_string()).await.expect("a store");
        Tables::new(store, 1, self.0.join("stopped"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn three_people(clock: Clock) -> NewTable {
    let person = |name: &str| Sitting::Person { name: name.to_owned() };
    NewTable {
        game: "ark".to_owned(),
        options: json!({"players": 3}),
        settings: Settings { clock, ..Settings::default() },
        seats: ["Ada", "Bo", "Cleo"].map(person).to_vec(),
        seed: Some([7; 32]),
        start: None,
        entries: Vec::new(),
    }
}

/// The first legal move in a message, with the seat that is asked.
async fn any_move(tables: &Tables, id: &store::TableId) -> (u8, String) {
    let asked = tables.look(id, |live| live.game.asked()).await.expect("a table")[0];
    let message = tables.message(id, Viewer::Seat(Seat(asked)), Lang::En, 0).await.expect("a message");
    let choices = &message["questions"].as_array().expect("questions")[0]["choices"];
    let notation = choices[0]["moves"][0]["notation"].as_str().expect("a move");
    (asked, notation.to_owned())
}

#[tokio::test]
async fn a_table_leaves_memory_and_comes_back_as_it_was() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let id = tables.create(three_people(Clock::PerMove { seconds: 600 })).await.expect("made");
    let (seat, answer) = any_move(&tables, &id).await;
    let line = Line::Moves { seat, moves: vec![answer] };
    let asked = Asked { line, version: None, request: Some("one".to_owned()), lang: Lang::En };
    let version = tables.submit(&id, asked.clone()).await.expect("accepted");
    let before = tables.look(&id, |live| (live.version, live.game.digest())).await.expect("a table");
    tables.look_at_clocks().await;
    tables.forget_idle(Duration::from_secs(3600)).await;
    assert_eq!(tables.in_memory(), 1, "somebody was just here");
    tokio::time::sleep(Duration::from_millis(30)).await;
    tables.look_at_clocks().await;
    tables.forget_idle(Duration::from_millis(20)).await;
    assert_eq!(tables.in_memory(), 0, "looking at clocks is no visit");
    let after = tables.look(&id, |live| (live.version, live.game.digest())).await.expect("a table");
    assert_eq!(before, after);
    assert_eq!(tables.submit(&id, asked).await, Ok(version), "the same request has the same answer");
    assert_eq!(tables.look(&id, |live| live.version).await, Ok(version));
}

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let id = tables.create(three_people(Clock::None)).await.expect("made");
    let before = tables.look(&id, |live| (live.version, live.game.digest())).await.expect("a table");
    let (seat, answer) = any_move(&tables, &id).await;
    let asks = |line, version| Asked { line, version, request: None, lang: Lang::En };
    let stale = asks(Line::Moves { seat, moves: vec![answer.clone()] }, Some(before.0 - 1));
    assert_eq!(tables.submit(&id, stale).await, Err(Problem::Stale { version: before.0 }));
    for (seat, answer, code) in [(9, answer.as_str(), "no_seat"), (seat, "fly away", "notation")] {
        let line = Line::Moves { seat, moves: vec![answer.to_owned()] };
        let refused = tables.submit(&id, asks(line, None)).await.expect_err("refused");
        assert_eq!(refused.code(), code);
    }
    assert_eq!(tables.look(&id, |live| (live.version, live.game.digest())).await, Ok(before));
}
