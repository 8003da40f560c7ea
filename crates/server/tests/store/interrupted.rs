//! PostgreSQL is stopped and started while rows are being appended.

use crate::on_postgres::{own_cluster, skipped};
use crate::promises::{id, make, row, shown};
use server::store::cluster::Cluster;
use server::store::{Appended, Change, Postgres, Stage, Store, StoreError};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

const TABLES: usize = 6;

/// What a table was told, and what was going on meanwhile.
#[derive(Default)]
struct Watch {
    acknowledged: AtomicU64,
    away: AtomicU64,
    over: AtomicBool,
}

/// Appends rows to one table until it is over; every body is used once. Answers those that were acknowledged.
async fn play(store: Arc<Postgres>, name: String, watch: Arc<Watch>) -> BTreeSet<(u64, String)> {
    let mut acknowledged = BTreeSet::new();
    let mut version = 0;
    let mut attempt = 0;
    while !watch.over.load(Ordering::Relaxed) {
        attempt += 1;
        let body = format!("{name} attempt {attempt}");
        match store.append(&id(&name), &row(version + 1, &body), &shown(Stage::Playing)).await {
            Ok(Appended::Stored) => {
                version += 1;
                acknowledged.insert((version, body));
                watch.acknowledged.fetch_add(1, Ordering::Relaxed);
            }
            Err(StoreError::Away(_)) => {
                watch.away.fetch_add(1, Ordering::Relaxed);
                // It is not known whether the row is there: read before going on.
                version = loop {
                    match store.log(&id(&name), 0).await {
                        Ok(log) => break log.len() as u64,
                        Err(StoreError::Away(_)) => sleep(Duration::from_millis(20)).await,
                        Err(other) => panic!("{name}: {other}"),
                    }
                };
            }
            other => panic!("{name}, row {}: {other:?}", version + 1),
        }
    }
    acknowledged
}

async fn until(what: &str, reached: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !reached() {
        assert!(Instant::now() < deadline, "{what} took too long");
        sleep(Duration::from_millis(5)).await;
    }
}

/// The programs that stop and start it block: not on a thread that rows need.
async fn with_cluster(cluster: Cluster, work: impl FnOnce(&mut Cluster) + Send + 'static) -> Cluster {
    let worked = tokio::task::spawn_blocking(move || {
        let mut cluster = cluster;
        work(&mut cluster);
        cluster
    });
    worked.await.expect("the cluster obeys")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_database_is_stopped_and_started() {
    if skipped() {
        return;
    }
    let mut cluster = tokio::task::spawn_blocking(own_cluster).await.expect("a cluster");
    let store = Arc::new(Postgres::connect(&cluster.url("postgres")).await.expect("it connects"));
    let watch = Arc::new(Watch::default());
    let mut tables = Vec::new();
    for nth in 0..TABLES {
        let name = format!("table-{nth}");
        make(&*store, &name).await;
        tables.push((name.clone(), tokio::spawn(play(Arc::clone(&store), name, Arc::clone(&watch)))));
    }
    let began = Instant::now();
    for round in 0..4 {
        let before = watch.acknowledged.load(Ordering::Relaxed);
        until("the first row", || watch.acknowledged.load(Ordering::Relaxed) > before).await;
        println!("{:?}: rows are stored", began.elapsed());
        until("rows before it is stopped", || watch.acknowledged.load(Ordering::Relaxed) > before + 50).await;
        let away = watch.away.load(Ordering::Relaxed);
        let crash = round % 2 == 1;
        cluster = with_cluster(cluster, move |cluster| {
            if crash { cluster.kill() } else { cluster.stop() }.expect("it ends");
        })
        .await;
        println!("{:?}: it has ended", began.elapsed());
        until("an answer that it is away", || watch.away.load(Ordering::Relaxed) > away).await;
        if round == 0 {
            // Asked while nothing is there to answer: soon, and clearly.
            let begin = Instant::now();
            let answer = store.healthy().await;
            assert!(matches!(answer, Err(StoreError::Away(_))), "{answer:?}");
            assert!(begin.elapsed() < Duration::from_secs(8), "{:?}", begin.elapsed());
        }
        cluster = with_cluster(cluster, |cluster| cluster.resume().expect("it starts again")).await;
        println!("{:?}: it is back", began.elapsed());
    }
    let before = watch.acknowledged.load(Ordering::Relaxed);
    until("rows after the last start", || watch.acknowledged.load(Ordering::Relaxed) > before + 50).await;
    watch.over.store(true, Ordering::Relaxed);

    let mut unacknowledged = 0;
    // An independent reader: a new connection, after everything.
    let reader = Postgres::connect(&cluster.url("postgres")).await.expect("it connects");
    for (name, playing) in tables {
        let acknowledged = playing.await.expect("a table ends");
        let log = reader.log(&id(&name), 0).await.expect("no gap");
        let kept = log.into_iter().map(|row| (row.version, row.body)).collect::<BTreeSet<_>>();
        let bodies = kept.iter().map(|(_, body)| body).collect::<BTreeSet<_>>();
        assert_eq!(bodies.len(), kept.len(), "{name}: a row is there twice");
        let lost = acknowledged.difference(&kept).collect::<Vec<_>>();
        assert!(lost.is_empty(), "{name}: acknowledged and lost: {lost:?}");
        unacknowledged += kept.len() - acknowledged.len();
    }
    reader.close().await;
    println!(
        "{} rows acknowledged, {unacknowledged} committed without an answer, {} times away",
        watch.acknowledged.load(Ordering::Relaxed),
        watch.away.load(Ordering::Relaxed)
    );
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_an_interruption_anything_may_have_changed() {
    if skipped() {
        return;
    }
    let cluster = tokio::task::spawn_blocking(own_cluster).await.expect("a cluster");
    let url = cluster.url("postgres");
    let node = Postgres::connect(&url).await.expect("it connects");
    let cluster = with_cluster(cluster, |cluster| {
        cluster.stop().expect("it ends");
        cluster.resume().expect("it starts again");
    })
    .await;
    let next = || timeout(Duration::from_secs(20), node.changed());
    assert_eq!(next().await, Ok(Change::Anything));
    let other = Postgres::connect(&url).await.expect("it connects");
    let table = make(&other, "first").await;
    assert_eq!(next().await, Ok(Change::Row { table: table.clone(), version: 0 }));
    other.append(&table, &row(1, "x"), &shown(Stage::Playing)).await.expect("kept");
    assert_eq!(next().await, Ok(Change::Row { table, version: 1 }));
    other.close().await;
    node.close().await;
    drop(cluster);
}

#[tokio::test]
async fn a_database_that_is_not_there_is_away() {
    // Nothing listens where nothing can be reached; the address is read without a cluster.
    let refused = Postgres::connect("postgres://nobody@127.0.0.1:1/none").await.err();
    assert!(matches!(refused, Some(StoreError::Away(_))), "{refused:?}");
    let refused = Postgres::connect("postgres://nobody@127.0.0.1:port/none").await.err();
    assert!(matches!(refused, Some(StoreError::Other(_))), "{refused:?}");
}

#[test]
fn a_cluster_leaves_nothing_behind() {
    if skipped() {
        return;
    }
    let cluster = own_cluster();
    let folder = cluster.folder().to_owned();
    assert!(folder.join("data").exists());
    drop(cluster);
    assert!(!folder.exists());
}
