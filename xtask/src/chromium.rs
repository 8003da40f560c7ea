//! The browser that tests of the table drive: Debian's Chromium, installed if it is missing.

use crate::debian;
use std::env;
use std::path::PathBuf;

/// Where tests find the browser, if it is not on the path.
pub const ADDRESS: &str = "ARKWRIGHT_CHROMIUM";
/// A developer's wish to do without.
const SKIP: &str = "ARKWRIGHT_SKIP_BROWSER";

/// Installs the package if there is no browser.
pub fn install() -> Result<(), String> {
    if env::var(SKIP).is_ok_and(|wish| wish == "1") {
        eprintln!("verify: SKIPPED: nothing is tested in a browser, because {SKIP}=1");
        return Ok(());
    }
    if found().is_some() {
        return Ok(());
    }
    eprintln!("verify: installing Chromium for the tests (apt-get install chromium)");
    debian::install("chromium");
    match found() {
        Some(_) => Ok(()),
        None => Err(format!(
            "the tests of the browser table need Chromium: install it, say where it is with {ADDRESS}, or go without \
             those tests with {SKIP}=1"
        )),
    }
}

/// The browser: the one that is named, or `chromium` on the path.
fn found() -> Option<PathBuf> {
    if let Some(named) = env::var_os(ADDRESS) {
        return Some(PathBuf::from(named)).filter(|path| path.is_file());
    }
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join("chromium")).find(|path| path.is_file())
}
