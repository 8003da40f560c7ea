//! A file with pages missing or bytes changed: an error or what was written, never a panic, and no row in a
//! wrong place.

use crate::folder::Folder;
use crate::promises::{id, row, shown, table};
use server::store::{Appended, Key, Listing, Snapshot, Sqlite, Stage, Store, StoreError, TableRow};
use std::path::Path;

const TABLES: usize = 12;
const ROWS: u64 = 60;

fn name(nth: usize) -> String {
    format!("table {nth:02}")
}

/// A file with some tables, closed in order.
async fn written(path: &Path) -> Vec<u8> {
    let store = Sqlite::open(path).await.expect("a new file opens");
    for nth in 0..TABLES {
        let table = TableRow { options: "o".repeat(3000), ..table(&name(nth)) };
        let rows = (1..=ROWS).map(|version| row(version, &"a body ".repeat(20))).collect::<Vec<_>>();
        store.create(&table, &rows, &shown(Stage::Playing), true).await.expect("made");
        store.add_chat(&table.id, Some(0), "Ada", "hello", 1).await.expect("kept");
        let hash = [u8::try_from(nth).expect("few"); 32];
        store.add_key(&Key { hash, table: table.id.clone(), seat: 0, account: None }).await.expect("kept");
        store
            .keep_snapshot(&table.id, &Snapshot { version: 5, position: "p".repeat(9000) })
            .await
            .expect("kept");
    }
    let account = store.add_account("Ada", "hash", 0).await.expect("made").expect("free");
    store.add_session(&[1; 32], account.id, 100).await.expect("kept");
    store.close().await;
    std::fs::read(path).expect("the file can be read")
}

/// Asks for everything; what the answers are does not matter as long as they come.
async fn ask_everything(store: &Sqlite) -> Vec<StoreError> {
    let mut errors = Vec::new();
    let mut note = |error: Option<StoreError>| errors.extend(error);
    for nth in 0..TABLES {
        let id = id(&name(nth));
        note(store.table(&id).await.err());
        note(store.log(&id, 0).await.err());
        note(store.chat(&id, 0, 10).await.err());
        note(store.snapshot(&id).await.err());
        note(store.key(&[u8::try_from(nth).expect("few"); 32]).await.err());
    }
    note(store.list(&Listing::Archive, None, 10).await.err());
    note(store.list(&Listing::Open, Some("ark"), 10).await.err());
    note(store.list(&Listing::Of(1), None, 10).await.err());
    note(store.waiting_for_bots().await.err());
    note(store.sample(5).await.err());
    note(store.account("ada").await.err());
    note(store.session(&[1; 32], 0).await.err());
    note(store.append(&id(&name(0)), &row(ROWS + 1, "x"), &shown(Stage::Over)).await.err());
    note(store.create(&table("new"), &[row(1, "x")], &shown(Stage::Gathering), true).await.err());
    note(store.healthy().await.err());
    note(store.inspect().await.err());
    errors
}

fn is_damage(error: &StoreError) -> bool {
    matches!(error, StoreError::Damaged(_))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_truncated_file_is_damaged() {
    let folder = Folder::new();
    let whole = written(&folder.file("whole.db")).await;
    let pages = whole.len() / 4096;
    assert!(pages > 30, "{pages}");
    for left in [1, 2, pages / 3, pages / 2, pages - 1] {
        for ragged in [0, 100] {
            let path = folder.file(&format!("cut-{left}-{ragged}.db"));
            std::fs::write(&path, &whole[..left * 4096 + ragged]).expect("written");
            match Sqlite::open(&path).await {
                Err(error) => assert!(is_damage(&error), "{left} pages: {error}"),
                Ok(store) => {
                    let errors = ask_everything(&store).await;
                    assert!(errors.iter().any(is_damage), "{left} pages: {errors:?}");
                    store.close().await;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changed_bytes_never_panic() {
    let folder = Folder::new();
    let whole = written(&folder.file("whole.db")).await;
    let mut chance = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = move |below: usize| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        usize::try_from(chance % below as u64).expect("small")
    };
    let path = folder.file("hurt.db");
    let mut noticed = 0;
    for nth in 0..60 {
        let mut hurt = whole.clone();
        // Every third time the head of a page, where the structure is, every third time the beginning of the
        // file.
        let place = match nth % 3 {
            0 => next(hurt.len()),
            1 => next(hurt.len() / 4096) * 4096 + next(16),
            _ => next(2 * 4096),
        };
        hurt[place] ^= 1 << next(8);
        std::fs::write(&path, &hurt).expect("written");
        match Sqlite::open(&path).await {
            Err(_) => noticed += 1,
            Ok(store) => {
                noticed += usize::from(!ask_everything(&store).await.is_empty());
                store.close().await;
            }
        }
        for suffix in ["db", "db-wal", "db-shm"] {
            // Not every damaged file leaves all of them behind.
            let _ = std::fs::remove_file(path.with_extension(suffix));
        }
    }
    println!("{noticed} of 60 changed bits were noticed without knowing the game");
    assert!(noticed > 5, "{noticed}");
}

/// The page with one table's rows is gone; the other tables are played on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_tables_go_on_beside_a_damaged_one() {
    let folder = Folder::new();
    let path = folder.file("tables.db");
    let store = Sqlite::open(&path).await.expect("it opens");
    for nth in 0..TABLES {
        let rows = (1..=ROWS).map(|version| row(version, &format!("{} {}", name(nth), "x".repeat(200))));
        let rows = rows.collect::<Vec<_>>();
        store.create(&table(&name(nth)), &rows, &shown(Stage::Playing), true).await.expect("made");
    }
    store.close().await;
    let mut bytes = std::fs::read(&path).expect("read");
    let victim = name(5);
    let inside = |page: &[u8]| page.windows(victim.len()).filter(|part| *part == victim.as_bytes()).count();
    let page = bytes.chunks(4096).position(|page| inside(page) > 10).expect("a page of its rows");
    bytes[page * 4096..(page + 1) * 4096].fill(0xff);
    std::fs::write(&path, bytes).expect("written");

    let store = Sqlite::open(&path).await.expect("it still opens");
    let read = store.log(&id(&victim), 0).await;
    assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
    for nth in (0..TABLES).filter(|nth| ![4, 5, 6].contains(nth)) {
        let id = id(&name(nth));
        assert_eq!(store.log(&id, 0).await.expect("read").len() as u64, ROWS, "table {nth}");
        let stored = store.append(&id, &row(ROWS + 1, "on"), &shown(Stage::Playing)).await;
        assert_eq!(stored, Ok(Appended::Stored), "table {nth}");
    }
    assert!(matches!(store.inspect().await, Err(StoreError::Damaged(_))));
    store.close().await;
}
