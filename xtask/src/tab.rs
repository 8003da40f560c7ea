//! The games as WebAssembly for a browser tab: with the target of this toolchain, or with Debian's compiler.

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

/// Builds the module.
pub fn build() -> Result<(), String> {
    let sysroot = if has_target() { None } else { Some(sysroot()?) };
    let mut command = cargo();
    command.args(["rustc", "--package", "tab", "--lib", "--crate-type", "cdylib", "--profile", "tab"]);
    command.args(["--locked", "--target", TARGET, "--target-dir"]).arg(root().join("target/tab"));
    if let Some(sysroot) = sysroot {
        command.env("RUSTC", COMPILER).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", LINKER);
        // With a target these are flags for the module alone: macros run on this machine, with its own library.
        command.env("CARGO_ENCODED_RUSTFLAGS", format!("--sysroot\x1f{}", sysroot.display()));
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

/// Whether the toolchain has the library of the target, after asking rustup for it.
fn has_target() -> bool {
    let library = || {
        let told =
            Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output().ok()?;
        let folder = PathBuf::from(String::from_utf8(told.stdout).ok()?.trim());
        fs::read_dir(folder)
            .ok()?
            .flatten()
            .find(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
    };
    if library().is_some() {
        return true;
    }
    eprintln!("tab: adding the target {TARGET} to the Rust toolchain (rustup target add {TARGET})");
    let added = Command::new("rustup").args(["target", "add", TARGET]).output();
    added.is_ok_and(|told| told.status.success()) && library().is_some()
}

/// The library of Debian's compiler for the target, built once for each version of it.
fn sysroot() -> Result<PathBuf, String> {
    let there = || [COMPILER, SOURCES, LINKER].iter().all(|path| Path::new(path).is_file());
    #[cfg(unix)]
    if !there() {
        eprintln!(
            "tab: rustup has no {TARGET} here; installing Debian's (apt-get install {})",
            PACKAGES.join(" ")
        );
        PACKAGES.iter().for_each(|package| debian::install(package));
    }
    if !there() {
        return Err(format!(
            "the games for a browser tab need the target {TARGET}: `rustup target add {TARGET}`, or Debian's packages \
             {}; {SKIP}=1 goes without",
            PACKAGES.join(", ")
        ));
    }
    let version = Command::new(COMPILER).arg("--version").output().map_err(|error| error.to_string())?;
    let version = String::from_utf8_lossy(&version.stdout).into_owned();
    let folder = root().join("target/tab-sysroot");
    let stamp = folder.join("version");
    if fs::read_to_string(&stamp).is_ok_and(|known| known == version) {
        return Ok(folder);
    }
    eprintln!("tab: building the library of {} for {TARGET}, once", version.trim());
    build_library(&folder).map_err(|error| format!("the library for {TARGET}: {error}"))?;
    fs::write(stamp, version).map_err(|error| error.to_string())?;
    Ok(folder)
}

/// An empty crate, built with the library below it, which is then taken out.
fn build_library(folder: &Path) -> Result<(), String> {
    let told = |error: io::Error| error.to_string();
    let _ = fs::remove_dir_all(folder);
    let source = folder.join("empty/src");
    fs::create_dir_all(&source).map_err(told)?;
    let manifest = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n\
        [profile.release]\npanic = \"abort\"\n";
    fs::write(folder.join("empty/Cargo.toml"), manifest).map_err(told)?;
    fs::write(source.join("lib.rs"), "#![no_std]\n").map_err(told)?;
    let mut command = cargo();
    command.current_dir(folder.join("empty")).args(["build", "--release", "-Zbuild-std=std,panic_abort"]);
    command.args(["--target", TARGET, "--target-dir"]).arg(folder.join("built"));
    // The library may only be built by whoever says that it knows what it does.
    command.env("RUSTC", COMPILER).env("RUSTC_BOOTSTRAP", "1");
    run(&mut command)?;
    let library = folder.join("lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&library).map_err(told)?;
    let built = folder.join("built").join(TARGET).join("release/deps");
    for file in fs::read_dir(built).map_err(told)?.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        if name.ends_with(".rlib") && !name.starts_with("libempty-") {
            fs::copy(file.path(), library.join(name)).map_err(told)?;
        }
    }
    fs::remove_dir_all(folder.join("built")).map_err(told)
}

fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{command:?} failed")),
        Err(error) => Err(format!("{command:?} cannot be run: {error}")),
    }
}
