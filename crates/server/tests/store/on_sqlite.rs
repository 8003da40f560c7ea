//! Every promise, and what only a file can do.

use crate::folder::Folder;
use crate::promises::{id, make, row, shown, table};
use server::store::{Appended, Sqlite, SqliteSettings, Stage, Store, StoreError, open};
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use std::sync::Arc;
use std::time::{Duration, Instant};

async fn fresh() -> Option<(Arc<dyn Store>, Folder)> {
    let folder = Folder::new();
    let store = Sqlite::open(folder.file("tables.db")).await.expect("a new file opens");
    Some((Arc::new(store), folder))
}

crate::promises!(fresh);

/// Another program at the same file.
async fn stranger(path: &std::path::Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.connect().await.expect("the file opens")
}

#[tokio::test]
async fn a_file_is_there_again_after_a_restart() {
    let folder = Folder::new();
    let path = folder.file("odd name? #%20.db");
    for version in 1..=3 {
        let store = open(path.to_str().expect("a plain name")).await.expect("it opens");
        if version == 1 {
            make(&*store, "first").await;
        }
        let stored = store.append(&id("first"), &row(version, "x"), &shown(Stage::Playing)).await;
        assert_eq!(stored, Ok(Appended::Stored));
        assert_eq!(store.log(&id("first"), 0).await.expect("read").len() as u64, version);
        assert!(store.describe().contains("odd name? #%20.db"));
        store.close().await;
    }
    assert!(!folder.file("odd name? #%20.db-wal").exists(), "a closed file has everything in it");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = Sqlite::open(folder.file("tables.db")).await.expect("it opens");
    make(&store, "first").await;
    for name in ["tables.db", "tables.db-wal", "tables.db-shm"] {
        let mode = std::fs::metadata(folder.file(name)).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused() {
    let folder = Folder::new();
    let path = folder.file("tables.db");
    Sqlite::open(&path).await.expect("it opens").close().await;
    let step = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'of tomorrow', 1, x'00', 0)";
    stranger(&path).await.execute(step).await.expect("written");
    for settings in
        [SqliteSettings::default(), SqliteSettings { read_only: true, ..SqliteSettings::default() }]
    {
        match Sqlite::open_with(&path, settings).await {
            Err(StoreError::Newer(why)) => assert!(why.contains("999"), "{why}"),
            Err(other) => panic!("{other}"),
            Ok(_) => panic!("it was opened"),
        }
    }
}

#[tokio::test]
async fn files_of_others_are_refused() {
    let folder = Folder::new();
    let path = folder.file("other.db");
    stranger(&path).await.execute("CREATE TABLE recipes (name TEXT)").await.expect("made");
    let refused = Sqlite::open(&path).await.err();
    assert!(matches!(refused, Some(StoreError::Other(_))), "{refused:?}");

    std::fs::write(folder.file("letter.txt"), "Dear Sir or Madam, ".repeat(500)).expect("written");
    let refused = Sqlite::open(folder.file("letter.txt")).await.err();
    assert!(matches!(refused, Some(StoreError::Damaged(_))), "{refused:?}");

    let refused = Sqlite::open(folder.path()).await.err();
    assert!(matches!(refused, Some(StoreError::Away(_))), "{refused:?}");
    let refused = Sqlite::open(folder.file("no/such/folder.db")).await.err();
    assert!(matches!(refused, Some(StoreError::Away(_))), "{refused:?}");
}

#[tokio::test]
async fn a_file_opened_to_be_read_is_not_written() {
    let folder = Folder::new();
    let path = folder.file("tables.db");
    let store = Sqlite::open(&path).await.expect("it opens");
    make(&store, "first").await;
    store.append(&id("first"), &row(1, "x"), &shown(Stage::Playing)).await.expect("kept");
    store.close().await;

    let store = open(&format!("sqlite:{}?mode=ro", path.display())).await.expect("it opens");
    assert_eq!(store.log(&id("first"), 0).await, Ok(vec![row(1, "x")]));
    let refused = store.append(&id("first"), &row(2, "x"), &shown(Stage::Playing)).await;
    assert!(matches!(refused, Err(StoreError::ReadOnly(_))), "{refused:?}");
    let refused = store.create(&table("second"), &[], &shown(Stage::Playing), true).await;
    assert!(matches!(refused, Err(StoreError::ReadOnly(_))), "{refused:?}");
    assert!(matches!(store.healthy().await, Err(StoreError::ReadOnly(_))));
    assert_eq!(store.inspect().await, Ok(()));
    store.close().await;

    let missing = Sqlite::open_with(
        folder.file("none.db"),
        SqliteSettings { read_only: true, ..SqliteSettings::default() },
    );
    let refused = missing.await.err();
    assert!(matches!(refused, Some(StoreError::Away(_))), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_another_program_holds_is_away_and_comes_back() {
    let folder = Folder::new();
    let path = folder.file("tables.db");
    let store = Sqlite::open(&path).await.expect("it opens");
    make(&store, "first").await;
    let mut holder = stranger(&path).await;
    holder.execute("BEGIN IMMEDIATE").await.expect("held");
    let refused = store.append(&id("first"), &row(1, "x"), &shown(Stage::Playing)).await;
    assert!(matches!(refused, Err(StoreError::Away(_))), "{refused:?}");
    assert_eq!(store.log(&id("first"), 0).await, Ok(Vec::new()), "reading goes on");
    holder.execute("ROLLBACK").await.expect("let go");
    let stored = store.append(&id("first"), &row(1, "x"), &shown(Stage::Playing)).await;
    assert_eq!(stored, Ok(Appended::Stored));
}

/// Eight moves each at sixty tables at once: one after the other they would wait for the disk hundreds of
/// times.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn waiting_rows_are_committed_together() {
    let (store, _folder) = fresh().await.expect("always");
    for nth in 0..60 {
        make(&*store, &format!("table {nth}")).await;
    }
    let begin = Instant::now();
    let mut players = Vec::new();
    for nth in 0..60 {
        let store = Arc::clone(&store);
        players.push(tokio::spawn(async move {
            for version in 1..=8 {
                let stored = store
                    .append(&id(&format!("table {nth}")), &row(version, "x"), &shown(Stage::Playing))
                    .await;
                assert_eq!(stored, Ok(Appended::Stored));
            }
        }));
    }
    for player in players {
        player.await.expect("a player ends");
    }
    println!("480 rows in {:?}", begin.elapsed());
    assert!(begin.elapsed() < Duration::from_secs(10));
}

/// A game that is being played writes only rows: what lists show of it stays as it is, and rows are small.
#[tokio::test]
async fn a_row_takes_few_bytes() {
    let (store, folder) = fresh().await.expect("always");
    let table = make(&*store, "first").await;
    for version in 1..=2000 {
        let row = row(version, "12:build kiosk d4");
        store.append(&table, &row, &shown(Stage::Playing)).await.expect("kept");
    }
    store.close().await;
    let bytes = std::fs::metadata(folder.file("tables.db")).expect("it is there").len();
    println!("{bytes} bytes for 2000 rows");
    assert!(bytes < 2000 * 80 + 25 * 4096, "{bytes}");
}
