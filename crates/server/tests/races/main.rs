//! Two nodes on one PostgreSQL: whoever races for a version, one wins it, and everybody is told the truth.
#![cfg(unix)]

mod database;

use database::Database;
use serde_json::json;
use server::config::Limits;
use server::games::QuestionTold;
use server::store::{Stage, TableId, open};
use server::tables::{Asked, Line, Live, NewTable, Problem, Settings, Sitting, Tables};
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;
use tabletop::{Chance, Lang, Seat, Seed, Viewer};
use tokio::task::JoinSet;

/// How many requests are sent; another number in the environment is for longer runs.
const SUBMITS: u32 = 10_000;
/// How many people race.
const RACERS: u32 = 8;

fn submits() -> u32 {
    let given = std::env::var("ARKWRIGHT_RACES").ok();
    given.map_or(SUBMITS, |text| text.parse().expect("a number of requests"))
}

/// One request, which was sent through both nodes at the same time.
struct Sent {
    request: String,
    /// The version it answered.
    version: u64,
    body: String,
    answers: [Result<u64, Problem>; 2],
}

/// Something that can be done at a table now: a random move, or another name once the game is over.
fn possible(live: &Live, chance: &mut Chance) -> (u64, Line) {
    let asked = live.game.asked();
    if live.stage() == Stage::Over || asked.is_empty() {
        let name = format!("Ada {}", chance.below(1000));
        return (live.version, Line::Sit { seat: 0, who: Sitting::Person { name } });
    }
    let seat = asked[chance.below(asked.len() as u32) as usize];
    let questions = live.game.questions(Viewer::Seat(Seat(seat)), Lang::En);
    let moves = offered(&questions);
    let answer = moves[chance.below(moves.len() as u32) as usize].to_owned();
    (live.version, Line::Moves { seat, moves: vec![answer] })
}

fn offered(questions: &[QuestionTold]) -> Vec<&str> {
    let groups = questions.iter().filter_map(|question| question.choices.as_ref()?.as_array()).flatten();
    let moves = groups.flat_map(|group| group["moves"].as_array().into_iter().flatten());
    moves.filter_map(|one| one["notation"].as_str()).collect()
}

/// Looks through one node and sends through both, until enough was sent.
async fn race(racer: u32, nodes: [Arc<Tables>; 2], id: TableId, left: Arc<AtomicU32>) -> Vec<Sent> {
    let mut chance = Chance::new(Seed::from_number(u64::from(racer)));
    let mut sent = Vec::new();
    let another = |left: u32| left.checked_sub(2);
    while left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, another).is_ok() {
        let looked = nodes[racer as usize % 2].look(&id, |live| possible(live, &mut chance)).await;
        let (version, line) = looked.expect("the table is there");
        let request = format!("{racer}-{}", sent.len());
        let body = line.to_string();
        let asked = Asked { line, version: Some(version), request: Some(request.clone()), lang: Lang::En };
        let [one, other] = &nodes;
        let (first, second) = tokio::join!(one.submit(&id, asked.clone()), other.submit(&id, asked));
        sent.push(Sent { request, version, body, answers: [first, second] });
    }
    sent
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_request_wins_each_version() {
    if database::skipped() {
        return;
    }
    let began = Instant::now();
    let database = Database::new().await;
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let store = open(&database.url).await.expect("a node connects");
        nodes.push(Tables::new(store, &Limits::default(), PathBuf::from("stopped")));
    }
    let nodes: [Arc<Tables>; 2] = nodes.try_into().unwrap_or_else(|_| panic!("two nodes"));
    let new = NewTable {
        game: "ark-nova".to_owned(),
        options: json!({"players": 4}),
        settings: Settings::default(),
        seats: vec![Sitting::Person { name: "Ada".to_owned() }; 4],
        seed: Some([7; 32]),
        start: None,
        entries: Vec::new(),
    };
    let id = nodes[0].create(new).await.expect("a table");
    let left = Arc::new(AtomicU32::new(submits()));
    let mut racers = JoinSet::new();
    for racer in 0..RACERS {
        racers.spawn(race(racer, nodes.clone(), id.clone(), Arc::clone(&left)));
    }
    let sent: Vec<Sent> = racers.join_all().await.into_iter().flatten().collect();
    for node in &nodes {
        node.store().close().await;
    }
    let reader = open(&database.url).await.expect("a reader connects");
    reader.inspect().await.expect("no row is missing");
    let rows = reader.log(&id, 0).await.expect("a log");
    reader.close().await;
    database.remove().await;

    let mut winners = HashMap::new();
    let mut losers = 0;
    for one in &sent {
        let [first, second] = &one.answers;
        match (first, second) {
            (Ok(first), Ok(second)) => {
                assert_eq!((first, second), (&(one.version + 1), &(one.version + 1)), "{}", one.request);
                let before = winners.insert(*first, one);
                assert!(before.is_none(), "two requests won version {first}");
            }
            (Err(Problem::Stale { version: first }), Err(Problem::Stale { version: second })) => {
                assert!(first.min(second) > &one.version, "{} lost to nobody", one.request);
                losers += 1;
            }
            other => panic!("{} was told {other:?}", one.request),
        }
    }
    let mut requests = HashSet::new();
    for (row, version) in rows.iter().zip(1..) {
        assert_eq!(row.version, version);
        // The first rows say who sits where.
        let Some(request) = &row.request else {
            assert!(version <= 4, "row {version} is of nobody");
            continue;
        };
        assert!(requests.insert(request), "{request} was done twice");
        let winner = winners.get(&version).unwrap_or_else(|| panic!("nobody was told to have won {version}"));
        assert_eq!((&winner.request, &winner.body), (request, &row.body));
    }
    assert_eq!(requests.len(), winners.len(), "somebody was told of a row that is not there");
    assert!(losers > winners.len() / 2, "hardly anybody raced: {losers} lost, {} won", winners.len());
    let seconds = began.elapsed().as_secs_f64();
    println!("{} requests sent twice: {} won, {losers} lost, {seconds:.1} s", sent.len(), winners.len());
}
