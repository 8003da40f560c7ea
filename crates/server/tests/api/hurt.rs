//! Disks that are full, read-only or hurt, under a server that runs: a clear answer, nothing acknowledged that is not
//! kept, and other tables go on.

use crate::client::Client;
use crate::house::{AtTable, House, first_move, house, house_on};
use serde_json::{Value, json};
use server::store::{LogRow, Sqlite, SqliteSettings, Store, StoreError, TableId};
use std::path::Path;
use std::sync::Arc;

/// A server on a file that is opened in another way than usual.
fn house_of(file: &Path, settings: SqliteSettings) -> House {
    let file = file.to_owned();
    house_on(
        |_| {},
        async move |_| {
            let store: Arc<dyn Store> = Arc::new(Sqlite::open_with(file, settings).await.expect("it opens"));
            store
        },
    )
}

/// Moves of a table until something is refused; answers that, and the version that was acknowledged last.
fn play_until_refused(table: &AtTable) -> (crate::client::Answer, u64) {
    let mut acknowledged = table.look(&table.people[0])["version"].as_u64().expect("a version");
    for _ in 0..100_000 {
        let asked = table.look(&table.people[0])["asked"][0].as_u64().expect("somebody is asked") as usize;
        let person = &table.people[asked];
        let message = table.look(person);
        let answer = first_move(&message).expect("a move");
        let made = table.post(person, "moves", &json!({"version": message["version"], "moves": [answer]}));
        if made.status != 200 {
            return (made, acknowledged);
        }
        acknowledged = made.json()["accepted"].as_u64().expect("a version");
    }
    panic!("nothing was ever refused");
}

fn rows(house: &House, id: &str) -> Vec<LogRow> {
    house.block_on(house.app.tables.store().log(&TableId(id.to_owned()), 0)).expect("a log")
}

#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let files = Files::new("full");
    let little = SqliteSettings { most_pages: Some(28), ..SqliteSettings::default() };
    let small = house_of(&files.file, little);
    let (table, other) = (small.two_people(), small.two_people());
    let before = table.look(&table.people[0]);
    let (refused, acknowledged) = play_until_refused(&table);
    refused.refuses(503, "disk_full");
    assert_eq!(refused.header("retry-after"), Some("60"));
    assert!(Some(acknowledged) > before["version"].as_u64(), "not even one move was kept");
    // What was refused did not happen, and everything can be looked at.
    assert_eq!(table.look(&table.people[0])["version"], acknowledged);
    assert_eq!(rows(&small, &table.id).len() as u64, acknowledged);
    assert_eq!(other.look(&other.people[0])["stage"], "playing");
    let (paths, tokens) = (table.path.clone(), table.people[0].lines().to_vec());
    small.close_store();
    drop(small);
    // With room again the game goes on where it was.
    let house = house_of(&files.file, SqliteSettings::default());
    let mut person = Client::new(house.address);
    for (name, value) in &tokens {
        person = person.header(name, value);
    }
    assert_eq!(person.get(&paths).ok()["version"], acknowledged);
    person.post(&format!("{paths}/resign"), &json!({})).ok();
}

#[test]
fn a_read_only_disk_is_told() {
    let files = Files::new("read-only");
    let writing = house_of(&files.file, SqliteSettings::default());
    let table = writing.two_people();
    let people: Vec<Vec<(String, String)>> =
        table.people.iter().map(|person| person.lines().to_vec()).collect();
    let before = table.look(&writing.stranger());
    writing.close_store();
    drop(writing);
    let reading = house_of(&files.file, SqliteSettings { read_only: true, ..SqliteSettings::default() });
    let stranger = reading.stranger();
    assert_eq!(stranger.get(&table.path).ok()["view"], before["view"]);
    for headers in people {
        let person =
            headers.iter().fold(reading.stranger(), |client, (name, value)| client.header(name, value));
        let refused = person.post(&format!("{}/resign", table.path), &json!({}));
        refused.refuses(503, "read_only");
        assert_eq!(refused.header("retry-after"), Some("60"));
    }
    let asked = json!({"game": "ark", "options": {"players": 3}});
    stranger.post("/api/tables", &asked).refuses(503, "read_only");
    assert_eq!(stranger.get(&table.path).ok(), before);
    assert_eq!(stranger.get("/healthz").status, 503);
}

/// Two tables with some moves, closed in order; answers what anybody sees of them, and the rows of the first.
fn two_tables(files: &Files) -> ([(String, Value); 2], Vec<LogRow>) {
    let house = house_of(&files.file, SqliteSettings::default());
    let tables = [house.two_people(), house.two_people()];
    let seen = tables.each_ref().map(|table| {
        for _ in 0..20 {
            let asked = table.look(&table.people[0])["asked"][0].as_u64().expect("somebody is asked");
            table.step(&table.people[asked as usize]);
        }
        (table.path.clone(), table.look(&house.stranger()))
    });
    let rows = rows(&house, &tables[0].id);
    house.close_store();
    (seen, rows)
}

#[test]
fn a_flipped_bit_stops_one_table_and_no_other() {
    let files = Files::new("flipped");
    let ([hurt, whole], rows) = two_tables(&files);
    let mut bytes = std::fs::read(&files.file).expect("read");
    let digest = rows[10].digest.expect("a digest");
    let at = bytes.windows(8).position(|part| part == &digest[..8]).expect("the digest is in the file");
    bytes[at + 3] ^= 4;
    std::fs::write(&files.file, bytes).expect("written");
    let house = house_of(&files.file, SqliteSettings::default());
    let answer = house.stranger().get(&hurt.0);
    answer.refuses(500, "stopped");
    assert!(answer.body.contains("row 11"), "{}", answer.body);
    assert!(!answer.body.contains("seed"), "{}", answer.body);
    // The same answer again, and what an administrator needs is written down.
    house.stranger().get(&hurt.0).refuses(500, "stopped");
    let name = format!("{}.json", hurt.0.trim_start_matches("/api/tables/"));
    let written = std::fs::read_to_string(house.folder().join("stopped").join(name)).expect("a file");
    let written: Value = serde_json::from_str(&written).expect("JSON");
    assert_eq!((&written["row"], written["log"].as_array().map(Vec::len)), (&json!(11), Some(rows.len())));
    assert_eq!(house.stranger().get(&whole.0).ok(), whole.1);
    // The doctor finds the same.
    let store = Arc::clone(house.app.tables.store());
    let found = house.block_on(server::doctor::examine(&*store, 100, |_| {})).expect("it can be read");
    assert_eq!((found.tables, found.diverged.len()), (2, 1), "{found:?}");
    let (id, why) = &found.diverged[0];
    assert!(hurt.0.ends_with(&id.0) && why.starts_with("row 11: "), "{found:?}");
    assert_eq!(house.two_people().made["seats"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_log_with_rows_missing_stops_one_table_and_no_other() {
    let files = Files::new("missing");
    let ([hurt, whole], _) = two_tables(&files);
    let id = hurt.0.trim_start_matches("/api/tables/").to_owned();
    let house = house();
    house.block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&files.file);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.expect("it opens");
        let gap =
            "DELETE FROM log WHERE version = 7 AND table_number = (SELECT number FROM tables WHERE id = $1)";
        let done = sqlx::query(gap).bind(&id).execute(&mut connection).await.expect("done");
        assert_eq!(done.rows_affected(), 1);
        sqlx::Connection::close(connection).await.expect("closed");
    });
    drop(house);
    let house = house_of(&files.file, SqliteSettings::default());
    house.stranger().get(&hurt.0).refuses(500, "damaged");
    assert_eq!(house.stranger().get(&whole.0).ok(), whole.1);
}

#[test]
fn a_truncated_file_is_refused_or_answers_for_what_is_there() {
    let files = Files::new("truncated");
    let (tables, _) = two_tables(&files);
    let bytes = std::fs::read(&files.file).expect("read");
    let mut refused = 0;
    for left in [1, 4, bytes.len() / 8192, bytes.len() / 4096 - 1] {
        for beside in ["tables.db-wal", "tables.db-shm"] {
            // Not every damaged file leaves them behind.
            let _ = std::fs::remove_file(files.folder.join(beside));
        }
        std::fs::write(&files.file, &bytes[..left * 4096]).expect("written");
        let elsewhere = house();
        match elsewhere.block_on(Sqlite::open(&files.file)) {
            Ok(store) => elsewhere.block_on(store.close()),
            Err(StoreError::Damaged(_)) => {
                refused += 1;
                continue;
            }
            Err(error) => panic!("{left} pages: {error}"),
        }
        let house = house_of(&files.file, SqliteSettings::default());
        for (path, seen) in &tables {
            let answer = house.stranger().get(path);
            match answer.status {
                200 => assert_eq!(answer.json(), *seen, "{left} pages"),
                404 => {}
                _ => assert_eq!(answer.refusal().0, 500, "{left} pages: {}", answer.body),
            }
        }
        house.close_store();
    }
    assert!(refused > 0, "files with most of their pages missing were opened");
}

/// A file in a folder of its own, which goes with it.
struct Files {
    folder: std::path::PathBuf,
    file: std::path::PathBuf,
}

impl Files {
    fn new(name: &str) -> Files {
        let folder = std::env::temp_dir().join(format!("arkwright-hurt-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Files { file: folder.join("tables.db"), folder }
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        // What cannot be removed stays in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
