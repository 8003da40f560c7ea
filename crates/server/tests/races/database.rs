//! A database of PostgreSQL for one test: in the server we are told of, or in a cluster of its own.

use server::store::cluster::{Cluster, ClusterError};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

/// Whether a developer does without PostgreSQL; says so.
pub fn skipped() -> bool {
    let skipped = std::env::var("ARKWRIGHT_SKIP_POSTGRES").is_ok_and(|wish| wish == "1");
    if skipped {
        println!("SKIPPED: ARKWRIGHT_SKIP_POSTGRES=1, nothing is tried on PostgreSQL");
    }
    skipped
}

/// A database, and how it goes away.
pub struct Database {
    pub url: String,
    kept: Kept,
}

enum Kept {
    /// In a cluster of its own, which goes with it.
    Own(#[expect(dead_code, reason = "it is only held")] Cluster),
    /// In somebody's server, under a name.
    Lent { server: String, name: String },
}

impl Database {
    pub async fn new() -> Database {
        let Ok(server) = std::env::var("ARKWRIGHT_TEST_POSTGRES") else {
            let cluster = tokio::task::spawn_blocking(Cluster::start).await.expect("it ends");
            let cluster = cluster.unwrap_or_else(|error| match error {
                ClusterError::NotInstalled => panic!("{error}; ARKWRIGHT_SKIP_POSTGRES=1 goes without"),
                other => panic!("{other}"),
            });
            return Database { url: cluster.url("postgres"), kept: Kept::Own(cluster) };
        };
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("arkwright_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let options = sqlx::postgres::PgConnectOptions::from_str(&server).expect("an address");
        administer(&server, format!("CREATE DATABASE {name}")).await;
        let url = options.database(&name).to_url_lossy().to_string();
        Database { url, kept: Kept::Lent { server, name } }
    }

    /// Leaves nothing behind.
    pub async fn remove(self) {
        if let Kept::Lent { server, name } = self.kept {
            administer(&server, format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }
}

async fn administer(server: &str, statement: String) {
    let mut connection = PgConnection::connect(server).await.expect("the server answers");
    connection.execute(AssertSqlSafe(statement)).await.expect("the server obeys");
    connection.close().await.expect("the server lets go");
}
