//! The games as WebAssembly for a browser tab: with this toolchain, or with Debian's compiler.

#[cfg(unix)]
use crate::debian;
use crate::{cargo, root, verify};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

const TARGET: &str = "wasm32-unknown-unknown";
/// A developer's wish to do without.
const SKIP: &str = "ARKWRIGHT_SKIP_TAB";
/// What Debian has: a compiler that knows the target, the sources of its library, and a linker.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "lld-22"];
const COMPILER: &str = "/usr/bin/rustc";
const SOURCES: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";
const LINKER: &str = "/usr/bin/wasm-ld-22";

/// Where the module lies for the client that is built around it.
pub fn module() -> PathBuf {
    root().join("web/built/engine.wasm")
}

/// Whether a developer wants to do without; says so.
pub fn is_skipped() -> bool {
    let skipped = env::var(SKIP).is_ok_and(|wish| wish == "1");
    if skipped {
        eprintln!("tab: SKIPPED: the games are not built for a browser tab, because {SKIP}=1");
    }
    skipped
}

/// Builds the module, and the library of the compiler along with it: what is there ready-made is for speed, and sorts alone
/// would be 25 KB more to load.
pub fn build() -> Result<(), String> {
    let mut command = cargo();
    command.args(["rustc", "--package", "tab", "--lib", "--crate-type", "cdylib", "--profile", "tab"]);
    command.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
    command.args(["--locked", "--target", TARGET, "--target-dir"]).arg(root().join("target/tab"));
    // The library may only be built by whoever says that it knows what it does.
    command.env("RUSTC_BOOTSTRAP", "1");
    if !has_sources() {
        install()?;
        command.env("RUSTC", COMPILER).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", LINKER);
    }
    verify::once(&mut command);
    run(&mut command)?;
    let built = root().join("target/tab").join(TARGET).join("tab/tab.wasm");
    keep(&built, &module()).map_err(|error| format!("{}: {error}", built.display()))
}

/// Copies a file unless it is there as it is: what was built from it need not be built again.
fn keep(from: &Path, to: &Path) -> io::Result<()> {
    let bytes = fs::read(from)?;
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::write(to, bytes)
}

/// Whether the toolchain has the sources of its library, after asking rustup for them.
fn has_sources() -> bool {
    let there = || {
        let told = Command::new("rustc").args(["--print", "sysroot"]).output().ok()?;
        let sysroot = PathBuf::from(String::from_utf8(told.stdout).ok()?.trim());
        sysroot.join("lib/rustlib/src/rust/library/Cargo.lock").is_file().then_some(())
    };
    if there().is_some() {
        return true;
    }
    eprintln!("tab: adding the sources of its library to the Rust toolchain (rustup component add rust-src)");
    let added = Command::new("rustup").args(["component", "add", "rust-src"]).output();
    added.is_ok_and(|told| told.status.success()) && there().is_some()
}

/// Debian's compiler, which knows the target, and the sources of its library.
fn install() -> Result<(), String> {
    let there = || [COMPILER, SOURCES, LINKER].iter().all(|path| Path::new(path).is_file());
    #[cfg(unix)]
    if !there() {
        eprintln!(
            "tab: rustup has no rust-src here; installing Debian's compiler (apt-get install {})",
            PACKAGES.join(" ")
        );
        PACKAGES.iter().for_each(|package| debian::install(package));
    }
    match there() {
        true => Ok(()),
        false => Err(format!(
            "the games for a browser tab need the sources of the library: `rustup component add rust-src`, or Debian's \
             packages {}; {SKIP}=1 goes without",
            PACKAGES.join(", ")
        )),
    }
}

fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{command:?} failed")),
        Err(error) => Err(format!("{command:?} cannot be run: {error}")),
    }
}
