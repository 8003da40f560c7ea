//! `arkwright site`: the whole game as a folder of files, to be put on any web space.

use crate::{Done, Failure};
use clap::Args;
use rust_embed::RustEmbed;
use std::fs;
use std::path::PathBuf;

/// What was built. With debug assertions it is read from its folder, as the client of the server is.
#[derive(RustEmbed)]
#[folder = "../../web/built/site"]
#[allow_missing = true]
struct Built;

/// Which folder.
#[derive(Args)]
pub struct SiteArgs {
    /// The folder: made if it is not there; other files in it are left alone
    out: PathBuf,
}

/// Writes every file of the site.
pub fn run(args: &SiteArgs) -> Result<Done, Failure> {
    if Built::get("sw.js").is_none() {
        let message = "this program was built without the site: `cargo xtask site OUT` builds and writes it";
        return Err(Failure::Usage(message.to_owned()));
    }
    let mut files = 0;
    for name in Built::iter() {
        let path = args.out.join(&*name);
        let failed = |error| Failure::File(path.clone(), error);
        if let (Some(folder), Some(file)) = (path.parent(), Built::get(&name)) {
            fs::create_dir_all(folder).map_err(failed)?;
            fs::write(&path, file.data).map_err(failed)?;
            files += 1;
        }
    }
    crate::terminal::remark(&format!("{files} files in {}: put them on any web space", args.out.display()));
    Ok(Done::Found)
}
