//! The PostgreSQL that tests need: installed if it is missing, and started once for all of them.

// The file itself and not the crate: nobody should wait for a whole server to be built before the first check
// runs.
#[path = "../../crates/server/src/store/cluster.rs"]
#[allow(dead_code, reason = "tests kill a cluster, the workshop does not")]
pub mod cluster;

use crate::debian;
use cluster::Cluster;
use std::env;

/// Where tests find a PostgreSQL: the address of a role that may make databases.
const ADDRESS: &str = "ARKWRIGHT_TEST_POSTGRES";

/// A developer's wish to do without.
const SKIP: &str = "ARKWRIGHT_SKIP_POSTGRES";

fn skipped() -> bool {
    env::var(SKIP).is_ok_and(|wish| wish == "1")
}

/// What tests are told; the cluster goes with it.
pub struct ForTests(Option<Cluster>);

impl ForTests {
    /// Variables for the environment of the tests.
    pub fn env(&self) -> Option<(&'static str, String)> {
        self.0.as_ref().map(|cluster| (ADDRESS, cluster.url("postgres")))
    }
}

/// Starts a cluster, unless there is one already or nobody wants one.
pub fn for_tests() -> Result<ForTests, String> {
    if skipped() || env::var_os(ADDRESS).is_some() {
        return Ok(ForTests(None));
    }
    let cluster = Cluster::start().map_err(|error| format!("PostgreSQL for the tests: {error}"))?;
    Ok(ForTests(Some(cluster)))
}

/// Installs the package if the programs are missing and this machine has packages of Debian.
pub fn install() -> Result<(), String> {
    if skipped() {
        eprintln!("verify: SKIPPED: nothing is tested on PostgreSQL, because {SKIP}=1");
        return Ok(());
    }
    if cluster::programs().is_ok() {
        return Ok(());
    }
    eprintln!("verify: installing PostgreSQL for the tests (apt-get install postgresql)");
    debian::install("postgresql");
    match cluster::programs() {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("{error}. {SKIP}=1 goes without it, and without the tests that need it")),
    }
}
