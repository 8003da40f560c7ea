//! The games of this user that are kept and not over.

use super::at_table::AtTable;
use super::keeping::folder;
use super::seats;
use super::session::{Session, game_of, read};
use super::ui::t;
use crate::words::Lang;
use host::Player;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};
use std::{fs, io};
use tabletop::Game;

/// Files that are looked at, the newest first: a folder of years must not make anybody wait.
const LOOKED_AT: usize = 60;

/// A game that can be gone on with.
pub struct Kept {
    /// Where it is.
    pub path: PathBuf,
    /// The game, who plays it, how far it has come and when that was.
    pub line: String,
}

/// The games that can be gone on with, the newest first, at most so many.
pub fn games(most: usize, lang: Lang) -> Vec<Kept> {
    let mut files = folder().and_then(|folder| files(&folder).ok()).unwrap_or_default();
    files.sort_by(|a, b| b.0.cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
    let found = files.into_iter().take(LOOKED_AT).filter_map(|(changed, path)| {
        let told = match game_of(&path).ok()?.as_str() {
            ark_nova::Rules::NAME => told::<ark_nova::Rules>(&path, lang)?,
            ark::Rules::NAME => told::<ark::Rules>(&path, lang)?,
            _ => return None,
        };
        let since = SystemTime::now().duration_since(changed).unwrap_or_default();
        Some(Kept { line: format!("{told}, {}", ago(since, lang)), path })
    });
    found.take(most).collect()
}

fn files(folder: &Path) -> io::Result<Vec<(SystemTime, PathBuf)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "json") {
            found.push((fs::metadata(&path)?.modified()?, path));
        }
    }
    Ok(found)
}

/// The game in a line; nothing if it is over or cannot be gone on with.
fn told<G: AtTable>(path: &Path, lang: Lang) -> Option<String> {
    let record = read::<G>(path).ok()?;
    let (players, names) = seats::of_record(&record, lang).ok()?;
    let session: Session<G> = Session::resume(&record, players, names, lang).ok()?;
    if session.ending().is_some() {
        return None;
    }
    let others: Vec<&str> = (session.names.iter().zip(&session.players))
        .filter(|(_, player)| **player != Player::Human)
        .map(|(name, _)| name.as_str())
        .collect();
    let against = match (others.is_empty(), lang) {
        (true, _) => String::new(),
        (false, Lang::En) => format!(" against {}", others.join(", ")),
        (false, Lang::Fr) => format!(" contre {}", others.join(", ")),
    };
    let turn = G::turns(session.position(), session.events());
    Some(format!("{}{against}, {} {turn}", G::TITLE, t(lang, "turn", "tour")))
}

/// How long ago something was, in words.
fn ago(since: Duration, lang: Lang) -> String {
    let minutes = since.as_secs() / 60;
    let (n, en, fr) = match minutes {
        0 => return t(lang, "just now", "à l'instant").into(),
        1..60 => (minutes, "minute", "minute"),
        60..1440 => (minutes / 60, "hour", "heure"),
        _ => (minutes / 1440, "day", "jour"),
    };
    let s = if n == 1 { "" } else { "s" };
    match lang {
        Lang::En => format!("{n} {en}{s} ago"),
        Lang::Fr => format!("il y a {n} {fr}{s}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_words() {
        let told = |minutes: u64, lang| ago(Duration::from_secs(60 * minutes), lang);
        assert_eq!(told(0, Lang::En), "just now");
        assert_eq!(told(1, Lang::En), "1 minute ago");
        assert_eq!(told(121, Lang::En), "2 hours ago");
        assert_eq!(told(2880, Lang::Fr), "il y a 2 jours");
    }
}
