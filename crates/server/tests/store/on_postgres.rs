//! Every promise, and what only several nodes need.

use crate::promises::{id, make, row, shown};
use server::store::cluster::{Cluster, ClusterError};
use server::store::{Appended, Change, Postgres, Stage, Store, StoreError, open};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::time::timeout;

/// Whether a developer does without these tests; says so.
pub fn skipped() -> bool {
    let skipped = std::env::var("ARKWRIGHT_SKIP_POSTGRES").is_ok_and(|wish| wish == "1");
    if skipped {
        println!("SKIPPED: ARKWRIGHT_SKIP_POSTGRES=1, nothing was tried on PostgreSQL");
    }
    skipped
}

/// A cluster for one test.
pub fn own_cluster() -> Cluster {
    Cluster::start().unwrap_or_else(|error| match error {
        ClusterError::NotInstalled => {
            panic!("{error}; `cargo verify` tries that; ARKWRIGHT_SKIP_POSTGRES=1 goes without")
        }
        other => panic!("{other}"),
    })
}

/// Where databases can be made: as we are told, or a cluster for all tests of this process.
fn server_url() -> String {
    if let Ok(url) = std::env::var("ARKWRIGHT_TEST_POSTGRES") {
        return url;
    }
    static SHARED: OnceLock<(String, KeptWithTheProcess)> = OnceLock::new();
    SHARED
        .get_or_init(|| {
            let cluster = own_cluster();
            (cluster.url("postgres"), KeptWithTheProcess(cluster))
        })
        .0
        .clone()
}

/// Values in a `static` are never dropped; the cluster goes when the process ends.
struct KeptWithTheProcess(#[expect(dead_code, reason = "it is only held")] Cluster);

/// A database for one test, dropped with this value.
pub struct Database {
    server: String,
    name: String,
    pub url: String,
}

impl Database {
    pub async fn new() -> Database {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let nth = MADE.fetch_add(1, Ordering::Relaxed);
        let name = format!("arkwright_test_{}_{nth}", std::process::id());
        let server = tokio::task::spawn_blocking(server_url).await.expect("a cluster");
        let options = sqlx::postgres::PgConnectOptions::from_str(&server).expect("an address");
        let url = options.database(&name).to_url_lossy().to_string();
        let database = Database { server, name, url };
        database.administer(format!("CREATE DATABASE {}", database.name)).await;
        database
    }

    async fn administer(&self, statement: String) {
        let mut connection = PgConnection::connect(&self.server).await.expect("the server answers");
        connection.execute(AssertSqlSafe(statement)).await.expect("the server obeys");
        connection.close().await.expect("the server lets go");
    }

    pub async fn connection(&self) -> PgConnection {
        PgConnection::connect(&self.url).await.expect("the server answers")
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let (server, statement) = (self.server.clone(), format!("DROP DATABASE {} WITH (FORCE)", self.name));
        let dropping = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(async {
                let mut connection = PgConnection::connect(&server).await?;
                connection.execute(AssertSqlSafe(statement)).await.map(|_| ())
            })
        });
        if let Ok(Err(error)) = dropping.join() {
            println!("a database stays behind: {error}");
        }
    }
}

async fn fresh() -> Option<(Arc<dyn Store>, Database)> {
    if skipped() {
        return None;
    }
    let database = Database::new().await;
    let store = open(&database.url).await.expect("a new database opens");
    Some((store, database))
}

crate::promises!(fresh);

async fn next(store: &dyn Store) -> Change {
    timeout(Duration::from_secs(10), store.changed()).await.expect("there is news")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_hears_of_every_row() {
    let Some((store, database)) = fresh().await else { return };
    let other = Postgres::connect(&database.url).await.expect("a second node connects");
    let table = make(&*store, "first").await;
    store.append(&table, &row(1, "x"), &shown(Stage::Playing)).await.expect("kept");
    // A row that is not stored is no news.
    other.append(&table, &row(1, "y"), &shown(Stage::Playing)).await.expect("told");
    other.append(&table, &row(9, "y"), &shown(Stage::Playing)).await.expect_err("refused");
    other.append(&table, &row(2, "y"), &shown(Stage::Playing)).await.expect("kept");
    other.add_chat(&table, None, "Ada", "hello", 1).await.expect("kept");
    let heard = |version| Change::Row { table: table.clone(), version };
    for node in [&*store, &other] {
        for expected in [heard(0), heard(1), heard(2), Change::Chat { table: table.clone(), number: 1 }] {
            assert_eq!(next(node).await, expected);
        }
    }
    let password =
        sqlx::postgres::PgConnectOptions::from_str(&database.url).expect("an address").to_url_lossy();
    let password = password.password().unwrap_or("nothing to hide");
    assert!(!other.describe().contains(password), "{}", other.describe());
    other.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_of_news_who_is_too_slow_is_told_so() {
    let Some((store, database)) = fresh().await else { return };
    make(&*store, "first").await;
    assert!(matches!(next(&*store).await, Change::Row { .. }));
    let mut connection = database.connection().await;
    let flood = "SELECT pg_notify('arkwright', 'first row ' || n)::text FROM generate_series(1, 20000) n";
    connection.execute(flood).await.expect("sent");
    let mut rows = 0;
    loop {
        match next(&*store).await {
            // The first rows may be read while the others are still on their way.
            Change::Row { version: 20_000, .. } => break,
            Change::Row { .. } => rows += 1,
            Change::Anything => rows += 100_000,
            Change::Chat { .. } => panic!("nobody spoke"),
        }
        if rows < 10 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    assert!(rows >= 19_999, "{rows} rows were heard of, and nobody said that some were missed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_is_durable_whatever_the_default_is() {
    let Some((store, database)) = fresh().await else { return };
    store.close().await;
    let name = &database.name;
    database.administer(format!("ALTER DATABASE {name} SET synchronous_commit = off")).await;
    database
        .administer(format!("ALTER DATABASE {name} SET default_transaction_isolation = 'serializable'"))
        .await;
    let watch = "CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
         IF current_setting('synchronous_commit') <> 'on' \
         OR current_setting('transaction_isolation') <> 'read committed' THEN \
         RAISE EXCEPTION 'not settled'; END IF; RETURN NEW; END $$; \
         CREATE TRIGGER watch BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION watch()";
    database.connection().await.execute(watch).await.expect("watched");
    let store = open(&database.url).await.expect("it opens again");
    let table = make(&*store, "first").await;
    assert_eq!(store.append(&table, &row(1, "x"), &shown(Stage::Playing)).await, Ok(Appended::Stored));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_may_only_be_read_says_so() {
    let Some((store, database)) = fresh().await else { return };
    let table = make(&*store, "first").await;
    store.close().await;
    let statement = format!("ALTER DATABASE {} SET default_transaction_read_only = on", database.name);
    database.administer(statement).await;
    let store = open(&database.url).await.expect("it opens again");
    let refused = store.append(&table, &row(1, "x"), &shown(Stage::Playing)).await;
    assert!(matches!(refused, Err(StoreError::ReadOnly(_))), "{refused:?}");
    assert!(matches!(store.healthy().await, Err(StoreError::ReadOnly(_))));
    assert_eq!(store.log(&table, 0).await, Ok(Vec::new()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_a_newer_version_is_refused() {
    let Some((store, database)) = fresh().await else { return };
    store.close().await;
    let step = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'of tomorrow', true, '\\x00', 0)";
    database.connection().await.execute(step).await.expect("written");
    match open(&database.url).await {
        Err(StoreError::Newer(why)) => assert!(why.contains("999"), "{why}"),
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was opened"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_may_start_at_the_same_moment() {
    if skipped() {
        return;
    }
    let database = Database::new().await;
    let mut nodes = Vec::new();
    for _ in 0..4 {
        let url = database.url.clone();
        nodes.push(tokio::spawn(async move { open(&url).await.map(|_| ()) }));
    }
    for node in nodes {
        assert_eq!(node.await.expect("a node starts"), Ok(()));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gap_in_a_log_is_found() {
    let Some((store, database)) = fresh().await else { return };
    let table = make(&*store, "first").await;
    for version in 1..=3 {
        store.append(&table, &row(version, "x"), &shown(Stage::Playing)).await.expect("kept");
    }
    database.connection().await.execute("DELETE FROM log WHERE version = 2").await.expect("deleted");
    assert!(matches!(store.inspect().await, Err(StoreError::Damaged(_))));
    assert!(matches!(store.log(&table, 0).await, Err(StoreError::Damaged(_))));
    assert_eq!(store.log(&id("second"), 0).await, Ok(Vec::new()));
}
