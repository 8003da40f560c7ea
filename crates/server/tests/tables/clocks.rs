//! Time that runs out. The log says when everything happened, so a table whose people have thought for long is one whose
//! rows are old.

use crate::{Folder, three_people};
use serde_json::{Value, json};
use server::games::kind;
use server::store::{LogRow, Stage, Store, TableId, TableRow};
use server::tables::{Asked, Clock, Line, Live, Problem, Sitting, Tables, now};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Lang, Seat, Viewer};

/// A table that three people sat down at, and what they did so many seconds later.
struct Past {
    live: Live,
    rows: Vec<LogRow>,
}

impl Past {
    fn new(clock: Clock) -> Past {
        Past::dealt(clock, 7)
    }

    fn dealt(clock: Clock, number: u8) -> Past {
        let new = three_people(clock);
        let kind = kind(&new.game).expect("a game");
        let table = TableRow {
            id: TableId("p".repeat(16)),
            game: new.game,
            rules_version: kind.rules_version(),
            options: kind.options(&new.options).expect("options"),
            seed: [number; 32],
            start: None,
            settings: serde_json::to_string(&new.settings).expect("JSON"),
            made_at: 0,
        };
        let live = Live::begin(table).expect("a table");
        let mut past = Past { live, rows: Vec::new() };
        for (seat, who) in (0..).zip(new.seats) {
            past.happen(&Line::Sit { seat, who }, 0);
        }
        past
    }

    fn happen(&mut self, line: &Line, second: i64) {
        self.live.happen(line, Lang::En).expect("it can be done");
        let (version, digest) = (self.live.version + 1, Some(self.live.game.digest()));
        let row = LogRow { version, body: line.to_string(), digest, request: None, at: second * 1000 };
        self.live.note(&row);
        self.rows.push(row);
    }

    /// A seat that is asked answers with the first of its moves.
    fn answer(&mut self, second: i64) -> u8 {
        let seat = self.live.game.asked()[0];
        let questions = json!(self.live.game.questions(Viewer::Seat(Seat(seat)), Lang::En));
        let answer = questions[0]["choices"][0]["moves"][0]["notation"].as_str().expect("a move").to_owned();
        self.happen(&Line::Moves { seat, moves: vec![answer] }, second);
        seat
    }

    /// A seat that is asked answers with any of its moves.
    fn answer_at_random(&mut self, second: i64) {
        let seat = self.live.game.asked()[0];
        let answer = random_move(&self.live, seat);
        self.happen(&Line::Moves { seat, moves: vec![answer] }, second);
    }

    /// Keeps it as if it had begun so many seconds ago; answers its last row, too.
    async fn keep(&self, store: &dyn Store, seconds_ago: i64) -> (TableId, String) {
        let began = now() - seconds_ago * 1000;
        let then = |row: &LogRow| LogRow { at: began + row.at, ..row.clone() };
        let rows: Vec<LogRow> = self.rows.iter().map(then).collect();
        store.create(&self.live.table, &rows, &self.live.shown(), true).await.expect("kept");
        (self.live.table.id.clone(), rows[rows.len() - 1].body.clone())
    }
}

/// A random answer of a seat that is asked.
fn random_move(live: &Live, seat: u8) -> String {
    live.game.thought(seat, bots::Level::Random)(&|| false).expect("a move")
}

/// Looks at the clocks of a table that somebody looks at; answers the last row of its log, and a message.
async fn looked_at(tables: &Arc<Tables>, id: &TableId) -> (String, Value) {
    tables.look(id, |_| ()).await.expect("a table");
    tables.look_at_clocks().await;
    let rows = tables.store().log(id, 0).await.expect("a log");
    let message = tables.message(id, Viewer::Spectator, Lang::En, 0).await.expect("a message");
    (rows.last().expect("a row").body.clone(), json!(message))
}

#[tokio::test]
async fn who_takes_too_long_for_a_move_gives_up() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let past = Past::new(Clock::PerMove { seconds: 60 });
    let asked = past.live.game.asked()[0];
    let (id, _) = past.keep(&**tables.store(), 61).await;
    let (last, message) = looked_at(&tables, &id).await;
    assert_eq!((last.clone(), &message["stage"]), (format!("clock {asked}"), &Value::from("over")));
    let (ending, places) = (&message["outcome"]["ending"], &message["outcome"]["places"]);
    assert_eq!(*ending, json!({"kind": "resigned", "seat": asked}));
    assert_eq!(places[usize::from(asked)], 3);
    // It is over, and stays so.
    assert_eq!(looked_at(&tables, &id).await.0, last);
    assert_eq!(tables.look(&id, Live::stage).await, Ok(Stage::Over));
}

#[tokio::test]
async fn a_move_in_time_begins_a_new_time() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let mut past = Past::new(Clock::PerMove { seconds: 60 });
    past.answer(50);
    let next = usize::from(past.live.game.asked()[0]);
    let (id, before) = past.keep(&**tables.store(), 100).await;
    let (last, message) = looked_at(&tables, &id).await;
    assert_eq!((last, &message["stage"]), (before, &Value::from("playing")));
    let left = message["clocks"][next].as_i64().expect("a time");
    assert!((1..=10_000).contains(&left), "{left} ms are left of 60 s after 50 s");
}

#[tokio::test]
async fn the_time_of_a_whole_game_adds_up() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let mut past = Past::new(Clock::PerGame { seconds: 60 });
    // Everybody takes 20 seconds for an answer, until somebody is asked again.
    let (mut second, mut answered) = (0, Vec::new());
    while !answered.contains(&past.live.game.asked()[0]) {
        second += 20;
        answered.push(past.answer(second));
    }
    let again = past.live.game.asked()[0];
    let (id, before) = past.keep(&**tables.store(), second + 39).await;
    let (last, message) = looked_at(&tables, &id).await;
    assert_eq!((last, &message["stage"]), (before, &Value::from("playing")));
    let left = message["clocks"][usize::from(again)].as_i64().expect("a time");
    assert!((1..=1_000).contains(&left), "{left} ms are left of 60 s after 20 s and 39 s");
    tokio::time::sleep(Duration::from_millis(left as u64 + 10)).await;
    let (last, message) = looked_at(&tables, &id).await;
    assert_eq!((last, &message["stage"]), (format!("clock {again}"), &Value::from("over")));
}

#[tokio::test]
async fn a_move_that_comes_too_late_is_not_made() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let past = Past::new(Clock::PerMove { seconds: 60 });
    let asked = past.live.game.asked()[0];
    let (id, _) = past.keep(&**tables.store(), 61).await;
    let (seat, answer) = crate::any_move(&tables, &id).await;
    let version = tables.look(&id, |live| live.version).await.expect("a table");
    // Nobody has looked at the clocks since.
    let line = Line::Moves { seat, moves: vec![answer] };
    let late = Asked { line, version: Some(version), request: None, lang: Lang::En };
    assert_eq!(tables.submit(&id, late).await, Err(Problem::Stale { version: version + 1 }));
    let rows = tables.store().log(&id, 0).await.expect("a log");
    assert_eq!(rows.last().map(|row| row.body.clone()), Some(format!("clock {asked}")));
    assert_eq!(tables.look(&id, Live::stage).await, Ok(Stage::Over));
}

/// In Ark those who have an animal for a pet are asked for it, and nobody else may know who that is.
#[test]
fn a_clock_does_not_tell_who_is_asked_in_secret() {
    let (mut secrets, second) = (0, 1000);
    for number in 0..20 {
        let mut past = Past::dealt(Clock::PerGame { seconds: 3600 }, number);
        while !past.live.game.is_over() {
            let seen = past.live.game.seen_asked(Viewer::Spectator);
            let secret = past.live.game.asked().into_iter().find(|seat| !seen.contains(seat));
            let Some(seat) = secret else {
                past.answer_at_random(second);
                continue;
            };
            secrets += 1;
            let [others, own] = [Viewer::Spectator, Viewer::Seat(Seat(seat))];
            let clock = |past: &Past, viewer, second: i64| {
                let message = past.live.message(viewer, Lang::En, 0, second * 1000);
                message.clocks[usize::from(seat)].expect("a time")
            };
            let before = clock(&past, others, second);
            assert_eq!(clock(&past, others, second + 30), before, "others see it run");
            assert_eq!(clock(&past, own, second + 30), before - 30_000);
            let another = Viewer::Seat(Seat((seat + 1) % 3));
            assert_eq!(clock(&past, another, second + 30), before);
            // Nor afterwards; but the time is used up all the same.
            let answer = random_move(&past.live, seat);
            past.happen(&Line::Moves { seat, moves: vec![answer] }, second + 30);
            assert_eq!(clock(&past, others, second + 30), before, "others see that it ran");
            assert_eq!(clock(&past, own, second + 30), before - 30_000);
            break;
        }
    }
    assert!(secrets > 5, "only {secrets} secrets in twenty games");
}

#[tokio::test]
async fn only_people_who_are_asked_have_a_clock_that_runs() {
    let folder = Folder::new();
    let tables = folder.tables().await;
    let mut past = Past::new(Clock::PerMove { seconds: 60 });
    let asked = past.live.game.asked()[0];
    assert_eq!(past.live.out_of_time(59_999), None);
    assert_eq!(past.live.out_of_time(60_000), Some(asked));
    past.happen(&Line::Sit { seat: asked, who: Sitting::Bot { level: bots::Level::Random } }, 1);
    assert_eq!(past.live.out_of_time(1_000_000), None);
    // While somebody is missing, nobody is asked.
    past.happen(&Line::Sit { seat: asked, who: Sitting::Open }, 2);
    let (id, before) = past.keep(&**tables.store(), 1000).await;
    let (last, message) = looked_at(&tables, &id).await;
    assert_eq!((last, &message["stage"]), (before, &Value::from("gathering")));
}
