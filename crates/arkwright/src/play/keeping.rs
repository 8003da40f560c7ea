//! Where a game is kept: files that are whole at every moment, and never take the place of anything else.

use super::ui::t;
use crate::words::Lang;
use etcetera::BaseStrategy;
use std::fmt::Write as _;
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs, mem};

/// The files a game is kept in.
#[derive(Default)]
pub struct Keeping {
    /// Where the game gets a file of its own as soon as there is something to keep.
    folder: Option<(PathBuf, String)>,
    places: Vec<Place>,
    /// What has to be said about the last writing.
    news: String,
}

/// A file, and what was written there last.
struct Place {
    path: PathBuf,
    written: Option<Vec<u8>>,
    fails: bool,
}

/// Why a file does not hold the game.
pub enum Trouble {
    /// Something else is there.
    Taken(PathBuf),
    /// Somebody else has changed it since.
    Changed(PathBuf),
    /// It cannot be written.
    Io(PathBuf, io::Error),
}

impl Trouble {
    /// The trouble in words.
    pub fn text(&self, lang: Lang) -> String {
        match (self, lang) {
            (Trouble::Taken(path), Lang::En) => {
                format!("{} is there already and is not this game; nothing was overwritten.", path.display())
            }
            (Trouble::Taken(path), Lang::Fr) => {
                format!("{} existe déjà et n'est pas cette partie ; rien n'a été écrasé.", path.display())
            }
            (Trouble::Changed(path), Lang::En) => {
                format!("{} was changed by somebody else; it was left as it is.", path.display())
            }
            (Trouble::Changed(path), Lang::Fr) => {
                format!("{} a été modifié par quelqu'un d'autre ; il reste tel quel.", path.display())
            }
            (Trouble::Io(path, error), Lang::En) => format!("{} cannot be written: {error}.", path.display()),
            (Trouble::Io(path, error), Lang::Fr) => {
                format!("{} ne peut pas être écrit : {error}.", path.display())
            }
        }
    }
}

impl Keeping {
    /// In a file of its own in this folder, once there is something to keep.
    pub fn in_folder(folder: Option<PathBuf>, name: String) -> Keeping {
        Keeping { folder: folder.map(|folder| (folder, name)), ..Keeping::default() }
    }

    /// In a file that holds the game already.
    pub fn at(path: PathBuf, written: Vec<u8>) -> Keeping {
        let places = vec![Place { path, written: Some(written), fails: false }];
        Keeping { places, ..Keeping::default() }
    }

    /// Keeps the game in one more file from now on; `is_this` says whether what is there is an earlier state of it.
    pub fn add(&mut self, path: &Path, text: &[u8], is_this: impl Fn(&[u8]) -> bool) -> Result<(), Trouble> {
        // A file is one place, by whatever name.
        let path =
            fs::canonicalize(path).or_else(|_| std::path::absolute(path)).unwrap_or_else(|_| path.into());
        if let Some(place) = self.places.iter_mut().find(|place| place.path == path) {
            return place.write(text);
        }
        let written = match fs::read(&path) {
            Ok(there) if is_this(&there) => Some(there),
            Ok(_) => return Err(Trouble::Taken(path)),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(Trouble::Io(path, error)),
        };
        let mut place = Place { path, written, fails: false };
        place.write(text)?;
        self.places.push(place);
        Ok(())
    }

    /// Writes the game wherever it is kept. What fails is said once, and tried again the next time.
    pub fn write(&mut self, text: &[u8], lang: Lang) {
        if let Some((folder, name)) = self.folder.take() {
            match own_file(&folder, &name, text) {
                Ok(place) => self.places.insert(0, place),
                Err(trouble) => {
                    if !self.places.iter().any(|place| place.fails) {
                        self.complain(&trouble, lang);
                    }
                    let path = folder.join(format!("{name}.json"));
                    self.places.insert(0, Place { path, written: None, fails: true });
                }
            }
        }
        let mut places = mem::take(&mut self.places);
        for place in &mut places {
            let failed = mem::replace(&mut place.fails, false);
            match place.write(text) {
                Ok(()) if failed => {
                    let path = place.path.display();
                    let _ = match lang {
                        Lang::En => writeln!(self.news, "The game is kept in {path} again."),
                        Lang::Fr => writeln!(self.news, "La partie est de nouveau gardée dans {path}."),
                    };
                }
                Ok(()) => {}
                Err(trouble) => {
                    place.fails = true;
                    if !failed {
                        self.complain(&trouble, lang);
                    }
                }
            }
        }
        self.places = places;
    }

    fn complain(&mut self, trouble: &Trouble, lang: Lang) {
        let ask = t(
            lang,
            "The game goes on in memory; save FILE keeps it in another place.",
            "La partie continue en mémoire ; save FICHIER la garde ailleurs.",
        );
        let _ = writeln!(self.news, "{} {ask}", trouble.text(lang));
    }

    /// What has to be said about the last writing; it is said once.
    pub fn news(&mut self) -> String {
        mem::take(&mut self.news)
    }

    /// The file that holds the game as it stands, the one that was named last first.
    pub fn file(&self, text: &[u8]) -> Option<&Path> {
        let holds = |place: &&Place| !place.fails && place.written.as_deref() == Some(text);
        self.places.iter().rev().find(holds).map(|place| place.path.as_path())
    }

    /// Whether any file was named, found or made.
    pub fn has_places(&self) -> bool {
        !self.places.is_empty()
    }
}

impl Place {
    /// The new text is whole before the old one goes, and the old one goes only if it is what was written here last.
    fn write(&mut self, text: &[u8]) -> Result<(), Trouble> {
        let io = |error| Trouble::Io(self.path.clone(), error);
        let there = match fs::read(&self.path) {
            Ok(there) => Some(there),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(io(error)),
        };
        match (&there, &self.written) {
            (Some(there), Some(written)) if there != written => {
                return Err(Trouble::Changed(self.path.clone()));
            }
            (Some(_), None) => return Err(Trouble::Taken(self.path.clone())),
            _ => {}
        }
        if there.as_deref() != Some(text) {
            let part = whole(self.path.parent().unwrap_or(Path::new(".")), text).map_err(io)?;
            let moved = match there {
                Some(_) => part.persist(&self.path),
                None => part.persist_noclobber(&self.path),
            };
            moved.map_err(|error| match error.error.kind() {
                ErrorKind::AlreadyExists => Trouble::Taken(self.path.clone()),
                _ => io(error.error),
            })?;
        }
        self.written = Some(text.to_owned());
        self.fails = false;
        Ok(())
    }
}

/// A file with this text that nobody else has the name of, and that goes by itself if it gets no better one.
fn whole(folder: &Path, text: &[u8]) -> io::Result<tempfile::NamedTempFile> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let mut builder = tempfile::Builder::new();
    builder.prefix(PART).suffix(".part");
    #[cfg(unix)]
    let everyday = <fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(everyday);
    let mut part = builder.tempfile_in(folder)?;
    part.write_all(text)?;
    part.as_file().sync_all()?;
    Ok(part)
}

/// How the names of unfinished files begin.
const PART: &str = ".arkwright-";

/// A new file in a folder, by the first name that is free.
fn own_file(folder: &Path, name: &str, text: &[u8]) -> Result<Place, Trouble> {
    fs::create_dir_all(folder).map_err(|error| Trouble::Io(folder.to_owned(), error))?;
    let mut nth = 1;
    loop {
        let again = if nth == 1 { String::new() } else { format!("-{nth}") };
        let mut place =
            Place { path: folder.join(format!("{name}{again}.json")), written: None, fails: false };
        match place.write(text) {
            Err(Trouble::Taken(_)) => nth += 1,
            Err(trouble) => return Err(trouble),
            Ok(()) => return Ok(place),
        }
    }
}

/// The folder for the games of this user: `ARKWRIGHT_GAMES`, or where the system keeps the data of programs.
pub fn folder() -> Option<PathBuf> {
    let named = env::var_os("ARKWRIGHT_GAMES").filter(|path| !path.is_empty()).map(PathBuf::from);
    named.or_else(|| {
        let house = etcetera::choose_base_strategy().ok()?;
        Some(house.data_dir().join("arkwright").join("games"))
    })
}
