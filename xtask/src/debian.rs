//! Packages of Debian that tests need.

use std::process::{Command, Stdio};

/// Installs a package; whether it is there afterwards is for the caller to see.
pub fn install(package: &str) {
    // The list of packages of a fresh machine is empty or old.
    if !apt_get(&["install", "-y", package]) && apt_get(&["update"]) {
        apt_get(&["install", "-y", package]);
    }
}

/// As root, or as somebody who may become root without being asked.
fn apt_get(arguments: &[&str]) -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|told| told.stdout.trim_ascii() == b"0");
    let mut command = Command::new(if root { "env" } else { "sudo" });
    if !root {
        command.args(["-n", "env"]);
    }
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]).args(arguments);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
