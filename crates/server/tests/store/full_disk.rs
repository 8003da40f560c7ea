//! A disk without room: nothing is acknowledged that is not there, and small things go on where they can.

use crate::folder::Folder;
use crate::promises::{id, make, row, shown};
use server::store::{Appended, Sqlite, SqliteSettings, Stage, Store, StoreError};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;

/// Names the folder with little room to the test that is run inside of it.
const ROOM: &str = "ARKWRIGHT_TEST_LITTLE_ROOM";

/// Rows of 1,000 bytes until one is refused; answers how many were acknowledged.
async fn fill(store: &dyn Store, name: &str) -> u64 {
    for version in 1.. {
        match store.append(&id(name), &row(version, &"x".repeat(1000)), &shown(Stage::Playing)).await {
            Ok(Appended::Stored) => assert!(version < 100_000, "it never gets full"),
            Err(StoreError::Full(_)) => return version - 1,
            other => panic!("row {version}: {other:?}"),
        }
    }
    unreachable!("rows have no end")
}

async fn everything_is_there(store: &dyn Store, name: &str, rows: u64) {
    let log = store.log(&id(name), 0).await.expect("reading goes on");
    assert_eq!(log.len() as u64, rows);
    assert!(log.iter().all(|row| row.body.len() == 1000));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_file_keeps_what_it_acknowledged() {
    let folder = Folder::new();
    let path = folder.file("tables.db");
    let little = SqliteSettings { most_pages: Some(100), ..SqliteSettings::default() };
    let store = Sqlite::open_with(&path, little).await.expect("it opens");
    make(&store, "first").await;
    let rows = fill(&store, "first").await;
    assert!(rows > 50, "{rows}");
    everything_is_there(&store, "first", rows).await;
    store.close().await;

    let store = Sqlite::open(&path).await.expect("it opens");
    everything_is_there(&store, "first", rows).await;
    assert_eq!(store.inspect().await, Ok(()));
    let stored = store.append(&id("first"), &row(rows + 1, "room again"), &shown(Stage::Playing)).await;
    assert_eq!(stored, Ok(Appended::Stored));
    store.close().await;
}

/// One row that is too large, among many that are small, all waiting at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_costs_no_other_its_room() {
    let folder = Folder::new();
    let little = SqliteSettings { most_pages: Some(200), ..SqliteSettings::default() };
    let store = Arc::new(Sqlite::open_with(folder.file("tables.db"), little).await.expect("it opens"));
    for nth in 0..20 {
        make(&*store, &format!("table {nth}")).await;
    }
    let mut requests = Vec::new();
    for nth in 0..20 {
        let store = Arc::clone(&store);
        requests.push(tokio::spawn(async move {
            let body = if nth % 7 == 3 { "x".repeat(2_000_000) } else { "small".into() };
            store.append(&id(&format!("table {nth}")), &row(1, &body), &shown(Stage::Playing)).await
        }));
    }
    for (nth, request) in requests.into_iter().enumerate() {
        match request.await.expect("a request ends") {
            Ok(Appended::Stored) => assert_ne!(nth % 7, 3),
            Err(StoreError::Full(_)) => assert_eq!(nth % 7, 3),
            other => panic!("request {nth}: {other:?}"),
        }
    }
    assert_eq!(store.inspect().await, Ok(()));
    store.close().await;
}

/// A file system of 1 MiB, seen by one child process only and gone with it.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_keeps_what_it_acknowledged() {
    let folder = Folder::new();
    let itself = std::env::current_exe().expect("a test knows where it is");
    let script = r#"mount -t tmpfs -o size=1m arkwright "$1" || exit 77
exec "$2" --exact full_disk::inside_a_small_disk --ignored --nocapture"#;
    let child = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(folder.path())
        .arg(itself)
        .env(ROOM, folder.path())
        .output();
    match child {
        Ok(output) if output.status.success() => {
            let told = String::from_utf8_lossy(&output.stdout);
            assert!(told.contains("1 passed"), "the test inside was not run: {told}");
        }
        Ok(output)
            if output.status.code() == Some(77)
                || String::from_utf8_lossy(&output.stderr).contains("unshare") =>
        {
            println!("skipped: no file system can be mounted here");
        }
        Ok(output) => {
            panic!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
        }
        Err(error) => println!("skipped: `unshare` cannot be run: {error}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "run by a_full_disk_keeps_what_it_acknowledged in a folder with little room"]
async fn inside_a_small_disk() {
    let Some(room) = std::env::var_os(ROOM) else {
        println!("skipped: run by a_full_disk_keeps_what_it_acknowledged");
        return;
    };
    let room = Path::new(&room);
    let store = Sqlite::open(room.join("tables.db")).await.expect("it opens");
    make(&store, "first").await;
    let rows = fill(&store, "first").await;
    assert!(rows > 50, "{rows}");
    everything_is_there(&store, "first", rows).await;
    let refused = store.healthy().await;
    assert!(matches!(refused, Err(StoreError::Full(_)) | Ok(())), "{refused:?}");
    store.close().await;

    // An administrator moves the file to where there is room.
    let elsewhere = Folder::new();
    for name in ["tables.db", "tables.db-wal"] {
        if room.join(name).exists() {
            std::fs::copy(room.join(name), elsewhere.file(name)).expect("copied");
        }
    }
    let store = Sqlite::open(elsewhere.file("tables.db")).await.expect("it opens");
    everything_is_there(&store, "first", rows).await;
    assert_eq!(store.inspect().await, Ok(()));
    store.close().await;
}
