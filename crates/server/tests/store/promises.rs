//! What every store promises, whatever it is made of.

use server::store::{
    Appended, Key, Listing, LogRow, Shown, Snapshot, Stage, Store, StoreError, TableId, TableRow,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Every promise as a test of a dialect: `$open` makes an empty store, with what it stands on.
#[macro_export]
macro_rules! promises {
    ($open:path) => {
        $crate::promises!($open;
            a_table_comes_back_as_it_was_made
            a_table_is_made_once
            rows_come_back_in_order
            a_row_needs_the_one_before
            a_packed_log_says_the_same
            rows_are_added_while_a_log_is_packed
            one_of_many_racing_rows_is_stored
            racing_requests_fail_alone
            lists_have_the_latest_change_first
            keys_open_seats_until_they_are_dropped
            names_of_accounts_differ_in_more_than_case
            sessions_run_out
            chat_is_numbered_for_each_table
            the_latest_snapshot_counts
            any_text_is_kept_as_it_is
            a_huge_body_is_kept
            a_closed_store_is_away
        );
    };
    ($open:path; $($promise:ident)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                if let Some((store, _stands_on)) = $open().await {
                    $crate::promises::$promise(store.clone()).await;
                    store.close().await;
                }
            }
        )*
    };
}

pub fn id(name: &str) -> TableId {
    TableId(name.to_owned())
}

pub fn table(name: &str) -> TableRow {
    TableRow {
        id: id(name),
        game: "ark".into(),
        rules_version: 3,
        options: r#"{"players":2}"#.into(),
        seed: [7; 32],
        start: None,
        settings: "{}".into(),
        made_at: 1_700_000_000_000,
    }
}

pub fn row(version: u64, body: &str) -> LogRow {
    let at = 1_700_000_000_000 + i64::try_from(version).unwrap_or_default();
    LogRow { version, body: body.into(), digest: Some([version.to_le_bytes()[0]; 32]), request: None, at }
}

pub fn shown(stage: Stage) -> Shown {
    Shown { stage, summary: "[\"Ada\"]".into() }
}

pub async fn make(store: &dyn Store, name: &str) -> TableId {
    store.create(&table(name), &[], &shown(Stage::Playing), true).await.expect("the table is made");
    id(name)
}

pub async fn a_table_comes_back_as_it_was_made(store: Arc<dyn Store>) {
    let made = TableRow { start: Some("{\"a\":1}".into()), rules_version: u32::MAX, ..table("first") };
    let rows = [row(1, "made"), row(2, "sat down")];
    store.create(&made, &rows, &shown(Stage::Gathering), true).await.expect("made");
    assert_eq!(store.table(&made.id).await, Ok(Some(made.clone())));
    assert_eq!(store.log(&made.id, 0).await, Ok(rows.to_vec()));
    assert_eq!(store.table(&id("another")).await, Ok(None));
    assert_eq!(store.log(&id("another"), 0).await, Ok(Vec::new()));
    assert_eq!(store.healthy().await, Ok(()));
    assert_eq!(store.inspect().await, Ok(()));
}

pub async fn a_table_is_made_once(store: Arc<dyn Store>) {
    make(&*store, "first").await;
    let again = store.create(&table("first"), &[row(1, "x")], &shown(Stage::Over), true).await;
    assert!(matches!(again, Err(StoreError::Other(_))), "{again:?}");
    assert_eq!(store.log(&id("first"), 0).await, Ok(Vec::new()));
    let gap = store.create(&table("second"), &[row(1, "x"), row(3, "y")], &shown(Stage::Over), true).await;
    assert!(matches!(gap, Err(StoreError::Missing(_))), "{gap:?}");
    assert_eq!(store.table(&id("second")).await, Ok(None));
}

pub async fn rows_come_back_in_order(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    make(&*store, "second").await;
    let mut rows = Vec::new();
    for version in 1..=30 {
        let row = LogRow { request: Some(format!("request {version}")), ..row(version, "step") };
        assert_eq!(store.append(&table, &row, &shown(Stage::Playing)).await, Ok(Appended::Stored));
        rows.push(row);
    }
    assert_eq!(store.log(&table, 0).await.as_ref(), Ok(&rows));
    assert_eq!(store.log(&table, 20).await.as_deref(), Ok(&rows[20..]));
    assert_eq!(store.log(&table, 30).await, Ok(Vec::new()));
    assert_eq!(store.log(&table, u64::MAX).await, Ok(Vec::new()));
    assert_eq!(store.log(&id("second"), 0).await, Ok(Vec::new()));
}

pub async fn a_row_needs_the_one_before(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    let playing = shown(Stage::Playing);
    for version in [0, 2, 9, u64::MAX] {
        let refused = store.append(&table, &row(version, "x"), &playing).await;
        assert!(matches!(refused, Err(StoreError::Missing(_))), "{version}: {refused:?}");
    }
    assert_eq!(store.append(&table, &row(1, "x"), &playing).await, Ok(Appended::Stored));
    assert_eq!(store.append(&table, &row(1, "y"), &playing).await, Ok(Appended::Taken));
    let nowhere = store.append(&id("nowhere"), &row(1, "x"), &playing).await;
    assert!(matches!(nowhere, Err(StoreError::Missing(_))), "{nowhere:?}");
    assert_eq!(store.log(&table, 0).await, Ok(vec![row(1, "x")]));
    assert_eq!(store.inspect().await, Ok(()));
}

pub async fn a_packed_log_says_the_same(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    make(&*store, "second").await;
    let (playing, over) = (shown(Stage::Playing), shown(Stage::Over));
    for version in 1..=40 {
        let row = LogRow { request: Some(format!("0:r{version}")), ..row(version, "0 build 3 +1x") };
        assert_eq!(store.append(&table, &row, &playing).await, Ok(Appended::Stored));
    }
    let before = store.log(&table, 0).await.expect("a log");
    let same = |log: Result<Vec<LogRow>, StoreError>, from: usize| {
        let log = log.expect("a log");
        assert_eq!(log.len(), before.len() - from);
        for (one, other) in before[from..].iter().zip(&log) {
            assert_eq!((one.version, &one.body, one.at), (other.version, &other.body, other.at));
        }
        let last = before.last().map(|row| (row.digest, row.request.clone()));
        assert_eq!(log.last().map(|row| (row.digest, row.request.clone())), last);
    };
    for _ in 0..2 {
        // A second time it is left as it is.
        assert_eq!(store.pack(&table).await, Ok(()));
        same(store.log(&table, 0).await, 0);
        same(store.log(&table, 25).await, 25);
        assert_eq!(store.log(&table, 40).await, Ok(Vec::new()));
        assert_eq!(store.inspect().await, Ok(()));
    }
    // What is there is taken, what follows is added, and both are packed again.
    for version in [1, 39, 40] {
        assert_eq!(store.append(&table, &row(version, "x"), &over).await, Ok(Appended::Taken));
    }
    let gap = store.append(&table, &row(42, "x"), &over).await;
    assert!(matches!(gap, Err(StoreError::Missing(_))), "{gap:?}");
    for version in 41..=60 {
        assert_eq!(store.append(&table, &row(version, "y"), &over).await, Ok(Appended::Stored));
        assert_eq!(store.log(&table, version - 1).await, Ok(vec![row(version, "y")]));
    }
    let list = store.list(&Listing::Archive, None, 10).await.expect("a list");
    let changed = (list[0].version, list[0].changed_at);
    assert_eq!(store.pack(&table).await, Ok(()));
    let log = store.log(&table, 0).await.expect("a log");
    assert_eq!((log.len(), log[59].clone()), (60, row(60, "y")));
    let list = store.list(&Listing::Archive, None, 10).await.expect("a list");
    assert_eq!((list[0].version, list[0].changed_at), changed);
    assert_eq!(changed.0, 60);
    assert_eq!(store.log(&id("second"), 0).await, Ok(Vec::new()));
    let nowhere = store.pack(&id("nowhere")).await;
    assert!(matches!(nowhere, Err(StoreError::Missing(_))), "{nowhere:?}");
    assert_eq!(store.inspect().await, Ok(()));
}

/// Each number is stored by one of those who want it, whatever is packed meanwhile.
pub async fn rows_are_added_while_a_log_is_packed(store: Arc<dyn Store>) {
    const ROWS: u64 = 60;
    let table = make(&*store, "first").await;
    let mut racers = Vec::new();
    for racer in 0..6_u64 {
        let (store, table) = (Arc::clone(&store), table.clone());
        racers.push(tokio::spawn(async move {
            let (mut stored, mut version) = (Vec::new(), 1);
            while version <= ROWS {
                match store.append(&table, &row(version, &racer.to_string()), &shown(Stage::Over)).await {
                    Ok(Appended::Stored) => stored.push(version),
                    Ok(Appended::Taken) => {}
                    other => panic!("row {version}: {other:?}"),
                }
                if version % 10 == racer {
                    store.pack(&table).await.expect("packed");
                }
                version += 1;
            }
            (racer, stored)
        }));
    }
    let mut by = BTreeMap::new();
    for racer in racers {
        let (racer, stored) = racer.await.expect("a racer ends");
        for version in stored {
            assert_eq!(by.insert(version, racer.to_string()), None, "row {version} was stored twice");
        }
    }
    let log = store.log(&table, 0).await.expect("a log");
    let kept: BTreeMap<u64, String> = log.into_iter().map(|row| (row.version, row.body)).collect();
    assert_eq!((kept.len() as u64, kept), (ROWS, by));
    assert_eq!(store.inspect().await, Ok(()));
}

pub async fn one_of_many_racing_rows_is_stored(store: Arc<dyn Store>) {
    const RACERS: usize = 200;
    let table = make(&*store, "first").await;
    let mut racers = Vec::new();
    for racer in 0..RACERS {
        let (store, table) = (Arc::clone(&store), table.clone());
        racers.push(tokio::spawn(async move {
            let mut stored = BTreeMap::new();
            // Everybody wants the same ten numbers, and looks again after each loss.
            while let Some(version) =
                Some(store.log(&table, 0).await.expect("the log can be read").len() as u64 + 1)
                    .filter(|next| *next <= 10)
            {
                let body = format!("racer {racer}");
                match store.append(&table, &row(version, &body), &shown(Stage::Playing)).await {
                    Ok(Appended::Stored) => assert_eq!(stored.insert(version, body), None),
                    Ok(Appended::Taken) => {}
                    Err(error) => panic!("row {version} of racer {racer}: {error}"),
                }
            }
            stored
        }));
    }
    let mut stored = BTreeMap::new();
    for racer in racers {
        for (version, body) in racer.await.expect("a racer ends") {
            assert_eq!(stored.insert(version, body), None, "row {version} was stored twice");
        }
    }
    let log = store.log(&table, 0).await.expect("the log can be read");
    let kept = log.into_iter().map(|row| (row.version, row.body)).collect::<BTreeMap<_, _>>();
    assert_eq!(kept.keys().copied().collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
    assert_eq!(kept, stored);
}

/// Good and bad requests at the same moment: a bad one costs no other its answer.
pub async fn racing_requests_fail_alone(store: Arc<dyn Store>) {
    let mut requests = Vec::new();
    for nth in 0..50 {
        let table = make(&*store, &format!("table {nth}")).await;
        for version in [1, 7] {
            let (store, table) = (Arc::clone(&store), table.clone());
            requests.push(tokio::spawn(async move {
                (version, store.append(&table, &row(version, "x"), &shown(Stage::Playing)).await)
            }));
        }
        let (store, table) = (Arc::clone(&store), table.clone());
        requests.push(tokio::spawn(async move {
            let key = Key { hash: [nth; 32], table, seat: 0, account: Some(99) };
            (0, store.add_key(&key).await.map(|()| Appended::Taken))
        }));
    }
    for request in requests {
        match request.await.expect("a request ends") {
            (1, answer) => assert_eq!(answer, Ok(Appended::Stored)),
            (_, answer) => assert!(matches!(answer, Err(StoreError::Missing(_))), "{answer:?}"),
        }
    }
    assert_eq!(store.inspect().await, Ok(()));
}

pub async fn lists_have_the_latest_change_first(store: Arc<dyn Store>) {
    let names = |list: Vec<server::store::Listed>| {
        list.into_iter().map(|line| (line.table.id.0, line.version)).collect::<Vec<_>>()
    };
    let account = store.add_account("Ada", "hash", 0).await.expect("made").expect("free").id;
    for (nth, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        let game = if name == "b" { "ark-nova" } else { "ark" };
        let row = LogRow { at: 100 + i64::try_from(nth).expect("few"), ..row(1, "made") };
        let table = TableRow { game: game.into(), ..table(name) };
        store.create(&table, &[row], &shown(Stage::Gathering), name != "d").await.expect("made");
        let key = |seat| Key {
            hash: [name.as_bytes()[0] + seat; 32],
            table: id(name),
            seat,
            account: Some(account),
        };
        if ["a", "d"].contains(&name) {
            store.add_key(&key(0)).await.expect("kept");
            store.add_key(&key(100)).await.expect("kept");
        }
    }
    let open = store.list(&Listing::Open, None, 10).await.expect("listed");
    assert_eq!(open[0].changed_at, 102);
    assert_eq!(open[0].summary, shown(Stage::Gathering).summary);
    assert_eq!(names(open), [("c".into(), 1), ("b".into(), 1), ("a".into(), 1)]);
    assert_eq!(names(store.list(&Listing::Open, None, 1).await.expect("listed")), [("c".into(), 1)]);
    assert_eq!(
        names(store.list(&Listing::Open, Some("ark-nova"), 9).await.expect("listed")),
        [("b".into(), 1)]
    );
    assert_eq!(names(store.list(&Listing::Archive, None, 9).await.expect("listed")), []);

    let step = |version, at| LogRow { at, ..row(version, "step") };
    store.append(&id("a"), &step(2, 200), &shown(Stage::Playing)).await.expect("kept");
    store.append(&id("b"), &step(2, 201), &shown(Stage::Over)).await.expect("kept");
    store.append(&id("c"), &step(2, 202), &shown(Stage::Over)).await.expect("kept");
    store.append(&id("b"), &step(3, 203), &shown(Stage::Over)).await.expect("kept");
    store.append(&id("a"), &step(3, 204), &shown(Stage::Playing)).await.expect("kept");
    assert_eq!(names(store.list(&Listing::Open, None, 9).await.expect("listed")), []);
    let archive = store.list(&Listing::Archive, None, 9).await.expect("listed");
    assert_eq!((archive[0].stage, archive[0].changed_at), (Stage::Over, 203));
    assert_eq!(names(archive), [("b".into(), 3), ("c".into(), 2)]);
    let mine = store.list(&Listing::Of(account), None, 9).await.expect("listed");
    assert_eq!(names(mine), [("a".into(), 3), ("d".into(), 1)]);
    assert_eq!(names(store.list(&Listing::Of(account + 1), None, 9).await.expect("listed")), []);

    assert_eq!(store.waiting_for_bots().await, Ok(Vec::new()));
    store.append(&id("a"), &step(4, 205), &shown(Stage::Thinking)).await.expect("kept");
    assert_eq!(store.waiting_for_bots().await, Ok(vec![id("a")]));
    assert_eq!(store.sample(2).await.expect("a sample").len(), 2);
    let mut all = store.sample(9).await.expect("a sample");
    all.sort();
    assert_eq!(all, ["a", "b", "c", "d"].map(id));
}

pub async fn keys_open_seats_until_they_are_dropped(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    let account = store.add_account("Ada", "hash", 0).await.expect("made").expect("free");
    let key = |hash, seat, account| Key { hash: [hash; 32], table: table.clone(), seat, account };
    let keys = [key(1, 0, None), key(2, 0, Some(account.id)), key(3, 255, None)];
    for key in &keys {
        store.add_key(key).await.expect("kept");
    }
    for key in &keys {
        assert_eq!(store.key(&key.hash).await, Ok(Some(key.clone())));
    }
    let twice = store.add_key(&keys[0]).await;
    assert!(matches!(twice, Err(StoreError::Other(_))), "{twice:?}");
    let nowhere = store.add_key(&Key { table: id("nowhere"), ..key(9, 0, None) }).await;
    assert!(matches!(nowhere, Err(StoreError::Missing(_))), "{nowhere:?}");
    let nobody = store.add_key(&key(9, 0, Some(account.id + 1))).await;
    assert!(matches!(nobody, Err(StoreError::Missing(_))), "{nobody:?}");
    let all_or_none = store.add_keys(&[key(9, 0, None), keys[0].clone()]).await;
    assert!(matches!(all_or_none, Err(StoreError::Other(_))), "{all_or_none:?}");
    assert_eq!(store.key(&[9; 32]).await, Ok(None));
    store.add_keys(&[key(4, 1, None), key(5, 2, None)]).await.expect("kept");
    assert_eq!(store.key(&[5; 32]).await, Ok(Some(key(5, 2, None))));

    store.drop_keys(&table, 0).await.expect("dropped");
    assert_eq!(store.key(&[1; 32]).await, Ok(None));
    assert_eq!(store.key(&[2; 32]).await, Ok(None));
    assert_eq!(store.key(&[3; 32]).await, Ok(Some(keys[2].clone())));
    assert_eq!(store.drop_keys(&id("nowhere"), 0).await, Ok(()));
}

pub async fn names_of_accounts_differ_in_more_than_case(store: Arc<dyn Store>) {
    let made = store.add_account("Ærøskøbing", "hash", 5).await.expect("made").expect("free");
    assert_eq!((&*made.name, &*made.password), ("Ærøskøbing", "hash"));
    assert_eq!(store.add_account("ærøSKØBING", "other", 6).await, Ok(None));
    assert_eq!(store.account("ÆRØSKØBING").await, Ok(Some(made.clone())));
    assert_eq!(store.account("Aeroskobing").await, Ok(None));
    let other = store.add_account("ΟΔΥΣΣΕΥΣ", "hash", 7).await.expect("made").expect("free");
    assert_ne!(other.id, made.id);
    assert_eq!(store.account("οδυσσευς").await, Ok(Some(other)));
}

pub async fn sessions_run_out(store: Arc<dyn Store>) {
    let account = store.add_account("Ada", "hash", 0).await.expect("made").expect("free");
    store.add_session(&[1; 32], account.id, 100).await.expect("kept");
    store.add_session(&[2; 32], account.id, 200).await.expect("kept");
    assert_eq!(store.session(&[1; 32], 99).await, Ok(Some(account.clone())));
    assert_eq!(store.session(&[1; 32], 100).await, Ok(None));
    assert_eq!(store.session(&[3; 32], 0).await, Ok(None));
    assert_eq!(store.drop_old_sessions(150).await, Ok(1));
    assert_eq!(store.session(&[1; 32], 0).await, Ok(None));
    assert_eq!(store.session(&[2; 32], 0).await, Ok(Some(account.clone())));
    store.drop_session(&[2; 32]).await.expect("dropped");
    assert_eq!(store.session(&[2; 32], 0).await, Ok(None));
    let nobody = store.add_session(&[4; 32], account.id + 1, 100).await;
    assert!(matches!(nobody, Err(StoreError::Missing(_))), "{nobody:?}");
}

pub async fn chat_is_numbered_for_each_table(store: Arc<dyn Store>) {
    let (first, second) = (make(&*store, "first").await, make(&*store, "second").await);
    assert_eq!(store.add_chat(&second, None, "Bob", "hello", 1).await, Ok(1));
    let mut writers = Vec::new();
    for seat in 0..20 {
        let (store, first) = (Arc::clone(&store), first.clone());
        writers.push(tokio::spawn(async move {
            store.add_chat(&first, Some(seat), "Ada", &format!("line of {seat}"), 2).await.expect("kept")
        }));
    }
    let mut numbers = Vec::new();
    for writer in writers {
        numbers.push(writer.await.expect("a writer ends"));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
    let lines = store.chat(&first, 5, 10).await.expect("read");
    assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), (6..=15).collect::<Vec<_>>());
    for line in lines {
        assert_eq!(line.text, format!("line of {}", line.seat.expect("a seat wrote it")));
    }
    let other = store.chat(&second, 0, 10).await.expect("read");
    assert_eq!((other.len(), other[0].seat, &*other[0].name, other[0].at), (1, None, "Bob", 1));
    let nowhere = store.add_chat(&id("nowhere"), None, "Bob", "hello", 1).await;
    assert!(matches!(nowhere, Err(StoreError::Missing(_))), "{nowhere:?}");
}

pub async fn the_latest_snapshot_counts(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    assert_eq!(store.snapshot(&table).await, Ok(None));
    let snapshot = |version, position: &str| Snapshot { version, position: position.into() };
    for (version, position) in [(5, "five"), (9, "nine"), (9, "nine again"), (7, "late")] {
        store.keep_snapshot(&table, &snapshot(version, position)).await.expect("kept");
    }
    assert_eq!(store.snapshot(&table).await, Ok(Some(snapshot(9, "nine again"))));
    let nowhere = store.keep_snapshot(&id("nowhere"), &snapshot(1, "x")).await;
    assert!(matches!(nowhere, Err(StoreError::Missing(_))), "{nowhere:?}");
}

pub async fn any_text_is_kept_as_it_is(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    let text =
        "naïve 🐧 \u{202e}םולש\u{202c} e\u{301}\u{10ffff}\u{1}\r\n'\"; DROP TABLE log; -- $1 ?1 \\x00 %s";
    let strange = LogRow { request: Some(text.into()), ..row(1, text) };
    let playing = Shown { stage: Stage::Playing, summary: text.into() };
    assert_eq!(store.append(&table, &strange, &playing).await, Ok(Appended::Stored));
    assert_eq!(store.log(&table, 0).await, Ok(vec![strange]));
    store.add_chat(&table, Some(0), text, text, -1).await.expect("kept");
    let line = store.chat(&table, 0, 1).await.expect("read").remove(0);
    assert_eq!((&*line.name, &*line.text, line.at), (text, text, -1));
    let account = store.add_account(text, text, 0).await.expect("made").expect("free");
    assert_eq!(store.account(text).await, Ok(Some(account)));

    // The one character that only one of the dialects could keep.
    for refused in [
        store.append(&table, &row(2, "a\0b"), &playing).await.map(|_| ()),
        store.append(&table, &row(2, "ab"), &Shown { summary: "\0".into(), ..playing }).await.map(|_| ()),
        store.add_chat(&table, None, "Ada", "\0", 0).await.map(|_| ()),
        store.add_account("\0", "hash", 0).await.map(|_| ()),
    ] {
        assert!(matches!(refused, Err(StoreError::Other(_))), "{refused:?}");
    }
    assert_eq!(store.log(&table, 1).await, Ok(Vec::new()));
}

pub async fn a_huge_body_is_kept(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    let huge = "zoo🦓".repeat(1_000_000);
    let rows = [row(1, &huge), row(2, "small")];
    for row in &rows {
        assert_eq!(store.append(&table, row, &shown(Stage::Playing)).await, Ok(Appended::Stored));
    }
    let snapshot = Snapshot { version: 2, position: huge };
    store.keep_snapshot(&table, &snapshot).await.expect("kept");
    assert_eq!(store.snapshot(&table).await, Ok(Some(snapshot)));
    assert!(store.log(&table, 0).await.as_deref() == Ok(&rows), "the huge row came back changed");
}

pub async fn a_closed_store_is_away(store: Arc<dyn Store>) {
    let table = make(&*store, "first").await;
    store.close().await;
    let read = store.log(&table, 0).await;
    assert!(matches!(read, Err(StoreError::Away(_))), "{read:?}");
    let written = store.append(&table, &row(1, "x"), &shown(Stage::Playing)).await;
    assert!(matches!(written, Err(StoreError::Away(_))), "{written:?}");
}
