//! `cargo xtask site`: the whole game as a folder of files that any host can hand out.

use crate::{tab, web};
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

/// Builds the site and writes it into a folder.
pub fn run(out: &Path) -> ExitCode {
    let written = build().and_then(|()| {
        copy(&web::folder().join("built/site"), out).map_err(|error| format!("{}: {error}", out.display()))
    });
    match written {
        Ok(files) => {
            println!("{files} files in {}: put them on any web space (docs/tab.md)", out.display());
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("site: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the module and the client around it.
pub fn build() -> Result<(), String> {
    tab::build()?;
    web::build_site()
}

/// Copies a folder into another, and says how many files it has.
fn copy(from: &Path, to: &Path) -> io::Result<usize> {
    fs::create_dir_all(to)?;
    let mut files = 0;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            files += copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
            files += 1;
        }
    }
    Ok(files)
}
