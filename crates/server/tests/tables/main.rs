//! Tables in memory: they come when somebody looks, leave when nobody does, and are what their logs say.

mod clocks;

use serde_json::json;
use server::config::Limits;
use server::store::{self, LogRow};
use server::tables::{Asked, Clock, Line, Live, NewTable, Problem, Settings, Sitting, Tables};
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
        self.tables_within(Limits::default()).await
    }

    async fn tables_within(&self, limits: Limits) -> Arc<Tables> {
        let file = self.0.join("tables.sqlite");
        let store = store::open(&file.display().to_string()).await.expect("a store");
        Tables::new(store, &limits, self.0.join("stopped"))
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

/// The legal moves in a message, with the seat that is asked.
async fn legal_moves(tables: &Tables, id: &store::TableId) -> (u8, Vec<String>) {
    let asked = tables.look(id, |live| live.game.asked()).await.expect("a table")[0];
    let message = tables.message(id, Viewer::Seat(Seat(asked)), Lang::En, 0).await.expect("a message");
    let message = json!(message);
    let choices = message["questions"][0]["choices"].as_array().expect("choices");
    let moves = choices.iter().flat_map(|group| group["moves"].as_array().expect("moves"));
    (asked, moves.map(|each| each["notation"].as_str().expect("a move").to_owned()).collect())
}

/// The first of them.
async fn any_move(tables: &Tables, id: &store::TableId) -> (u8, String) {
    let (asked, moves) = legal_moves(tables, id).await;
    (asked, moves[0].clone())
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

#[tokio::test]
async fn a_finished_game_is_packed_when_it_leaves_memory_and_comes_back_as_it_was() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let id = tables.create(three_people(Clock::None)).await.expect("made");
    for nth in 0..20 {
        let (seat, answer) = any_move(&tables, &id).await;
        let line = Line::Moves { seat, moves: vec![answer] };
        let asked = Asked { line, version: None, request: Some(format!("r{nth}")), lang: Lang::En };
        tables.submit(&id, asked).await.expect("accepted");
    }
    let resign = Line::Resign { seat: 0, by_clock: false };
    let resign = Asked { line: resign, version: None, request: Some("last".to_owned()), lang: Lang::En };
    let version = tables.submit(&id, resign.clone()).await.expect("accepted");
    let message =
        async || json!(tables.message(&id, Viewer::Spectator, Lang::En, 0).await.expect("a message"));
    let before = message().await;
    let digests = async || {
        let rows = tables.store().log(&id, 0).await.expect("a log");
        rows.iter().filter(|row| row.digest.is_some()).count()
    };
    assert_eq!(digests().await as u64, version);
    let record = async || tables.look(&id, |live| live.game.record()).await.expect("a table");
    let recorded = record().await;
    tables.forget_idle(Duration::ZERO).await;
    assert_eq!((tables.in_memory(), digests().await), (0, 2));
    assert_eq!(message().await, before);
    assert_eq!(record().await, recorded, "digests that were not kept are reckoned again");
    // Whoever did not hear the last answer is told the same, and somebody may still leave.
    assert_eq!(tables.submit(&id, resign).await, Ok(version));
    let line = Line::Sit { seat: 1, who: Sitting::Open };
    let leave = Asked { line, version: None, request: None, lang: Lang::En };
    assert_eq!(tables.submit(&id, leave).await, Ok(version + 1));
}

/// Digests of old rows are not reckoned at every loading; what leads to another game is found all the same.
#[tokio::test]
async fn a_log_that_was_changed_is_found_wherever_it_was() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let id = tables.create(three_people(Clock::None)).await.expect("made");
    let mut others = Vec::new();
    while others.len() < 60 && !tables.look(&id, |live| live.game.asked()).await.expect("a table").is_empty()
    {
        let (seat, moves) = legal_moves(&tables, &id).await;
        others.push((moves.len() > 1).then(|| format!("{seat} {}", moves[moves.len() - 1])));
        let line = Line::Moves { seat, moves: moves[..1].to_vec() };
        let asked = Asked { line, version: None, request: None, lang: Lang::En };
        tables.submit(&id, asked).await.expect("accepted");
    }
    let rows = tables.store().log(&id, 0).await.expect("a log");
    let table = tables.look(&id, |live| live.table.clone()).await.expect("a table");
    let load = |change: &dyn Fn(&mut Vec<LogRow>)| {
        let (mut live, mut rows) = (Live::begin(table.clone()).expect("it begins"), rows.clone());
        change(&mut rows);
        live.catch_up(&rows).map(|()| live)
    };
    assert!(load(&|_| ()).is_ok_and(|live| live.version == rows.len() as u64));
    let sat = rows.len() - others.len();
    let changed: Vec<usize> = (0..others.len()).filter(|&nth| others[nth].is_some()).collect();
    assert!(changed.len() > 20, "{}", changed.len());
    for nth in changed {
        let other = others[nth].clone().unwrap_or_default();
        assert!(load(&|rows| rows[sat + nth].body.clone_from(&other)).is_err(), "row {}: {other}", sat + nth);
    }
    // A digest that is not reckoned at loading keeps the record from being given out.
    for row in 0..rows.len() {
        let hurt = load(&|rows| rows[row].digest = Some([7; 32]));
        assert!(hurt.is_err() || hurt.is_ok_and(|live| live.game.record().is_err()), "row {row}");
    }
}

#[tokio::test]
async fn there_are_only_so_many_tables_in_memory() {
    let folder = Folder::new();
    let tables = folder.tables_within(Limits { tables: 2, ..Limits::default() }).await;
    let first = tables.create(three_people(Clock::None)).await.expect("made");
    let second = tables.create(three_people(Clock::None)).await.expect("made");
    let full = tables.create(three_people(Clock::None)).await.expect_err("no room");
    assert_eq!(full.code(), "busy");
    assert_eq!(tables.store().sample(9).await.expect("names").len(), 2, "what was refused is not kept");
    // Whoever sits at a table goes on there, and somebody who comes to another one waits until it is left.
    tables.look(&first, |_| ()).await.expect("it has its place");
    tables.forget_idle(Duration::ZERO).await;
    let third = tables.create(three_people(Clock::None)).await.expect("there is room");
    tables.look(&second, |_| ()).await.expect("there is room");
    assert_eq!(tables.look(&first, |_| ()).await.expect_err("no room").code(), "busy");
    let watching =
        [tables.watch(&second).await.expect("it is there"), tables.watch(&third).await.expect("there")];
    tables.forget_idle(Duration::ZERO).await;
    assert_eq!(tables.in_memory(), 2, "somebody looks at them");
    drop(watching);
    tables.forget_idle(Duration::ZERO).await;
    tables.look(&first, |_| ()).await.expect("there is room");
}

#[tokio::test]
async fn a_log_grows_to_its_limit_and_the_game_can_still_be_ended() {
    let folder = Folder::new();
    let tables = folder.tables_within(Limits { rows: 5, ..Limits::default() }).await;
    let id = tables.create(three_people(Clock::None)).await.expect("made");
    for version in 4..=6 {
        let (seat, answer) = any_move(&tables, &id).await;
        let line = Line::Moves { seat, moves: vec![answer] };
        let made = tables.submit(&id, Asked { line, version: None, request: None, lang: Lang::En }).await;
        match version {
            6 => assert_eq!(made.expect_err("it is full").code(), "log_full"),
            _ => assert_eq!(made, Ok(version)),
        }
    }
    let line = Line::Resign { seat: 1, by_clock: false };
    let resign = Asked { line, version: None, request: None, lang: Lang::En };
    assert_eq!(tables.submit(&id, resign).await, Ok(6));
}
