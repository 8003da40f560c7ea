//! The bots as they are named on the command line.

use crate::Failure;
use crate::nearest::{folded, unknown};
use bots::arena::Entrant;
use bots::{External, Level, Playable};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// What stands before the command of a program.
const PROGRAM: &str = "exec:";

/// A bot that was named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// One of the house.
    Level(Level),
    /// A program: its name in reports, and its words.
    Program(String, Vec<String>),
}

impl Named {
    /// The bot as it enters the arena.
    pub fn entrant<G: Playable>(&self, patience: Duration) -> Entrant<G> {
        match self {
            Named::Level(level) => Entrant::level(*level),
            Named::Program(name, words) => Entrant::program(name, words.clone(), patience),
        }
    }

    /// The same, if it is a search, judging its horizon by what was learned from games and stands in a file.
    pub fn taught<G>(&self, path: &Path) -> Result<Entrant<G>, Failure>
    where
        G: Playable<Evaluation: Send>,
    {
        let level = match self {
            Named::Level(level) if level.budget().is_some() => *level,
            Named::Level(_) | Named::Program(..) => {
                let first =
                    "--learned is for the first bot of --seats, which must be a search, such as search:16";
                return Err(Failure::Usage(first.into()));
            }
        };
        let text = fs::read_to_string(path).map_err(|error| Failure::File(path.to_owned(), error))?;
        let wrong = |wrong| Failure::Record(format!("{}: {wrong}", path.display()));
        let evaluation = G::taught(&text).map_err(wrong)?;
        let name = format!("{level} by {}", path.file_name().unwrap_or_default().to_string_lossy());
        Ok(Entrant::new(name, move |_, _, seed| level.bot_judging_by(evaluation.clone(), seed)))
    }

    /// Whether the same seed always leads to the same game: not if time is what counts, and who knows what a program
    /// does?
    pub fn plays_the_same(&self) -> bool {
        matches!(self, Named::Level(level) if !level.is_timed())
    }
}

/// The bots of a list with commas.
pub fn split(text: &str) -> Result<Vec<Named>, Failure> {
    pieces(text, |c| c == ',', false)?.iter().map(|bot| named(bot.trim())).collect()
}

/// The same, and every program can be started: a slip of the pen is no lost game.
pub fn ready(text: &str) -> Result<Vec<Named>, Failure> {
    let bots = split(text)?;
    for (nth, bot) in bots.iter().enumerate() {
        if let Named::Program(name, words) = bot
            && !bots[..nth].contains(bot)
        {
            External::probe(words).map_err(|why| Failure::Usage(format!("'{name}' is no player: {why}")))?;
        }
    }
    Ok(bots)
}

fn named(text: &str) -> Result<Named, Failure> {
    if let Some(command) = text.strip_prefix(PROGRAM) {
        let mut words = pieces(command, char::is_whitespace, true)?;
        words.retain(|word| !word.is_empty());
        if words.is_empty() {
            return Err(Failure::Usage(format!("'{text}' names no program, such as exec:python3 my_bot.py")));
        }
        return Ok(Named::Program(text.into(), words));
    }
    folded(text).parse().map(Named::Level).map_err(|()| {
        let names = Level::ALL.map(Level::name);
        let others = [names.as_slice(), &["exec:COMMAND"]].concat();
        Failure::Usage(unknown("bot", "Bots", text, &others))
    })
}

/// Parts a text; between quotes nothing is parted, and the quotes are taken away on the last level.
fn pieces(text: &str, parts: impl Fn(char) -> bool, last: bool) -> Result<Vec<String>, Failure> {
    let mut found = vec![String::new()];
    let mut quote = None;
    for letter in text.chars() {
        let piece = found.last_mut().expect("there is always one");
        match quote {
            None if parts(letter) => found.push(String::new()),
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                if !last {
                    piece.push(letter);
                }
            }
            Some(open) if open == letter => {
                quote = None;
                if !last {
                    piece.push(letter);
                }
            }
            _ => piece.push(letter),
        }
    }
    match quote {
        None => Ok(found),
        Some(open) => Err(Failure::Usage(format!("the quote {open} in --seats is not closed: {text}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good(text: &str) -> Vec<Named> {
        split(text).unwrap_or_else(|failure| panic!("{failure}"))
    }

    fn program(name: &str, words: &[&str]) -> Named {
        Named::Program(name.into(), words.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn bots_are_parted_by_commas_and_commands_by_spaces() {
        assert_eq!(good("planner, Greedy"), [Named::Level(Level::Planner), Named::Level(Level::Greedy)]);
        assert_eq!(
            good("exec:python3 my_bot.py,random"),
            [program("exec:python3 my_bot.py", &["python3", "my_bot.py"]), Named::Level(Level::Random)]
        );
        assert_eq!(
            good("exec:bot 'a, b' -x"),
            [program("exec:bot 'a, b' -x", &["bot", "a, b", "-x"])],
            "quotes keep commas and spaces"
        );
    }

    #[test]
    fn a_program_that_cannot_be_started_is_an_error() {
        let Err(failure) = ready("exec:no-such-program-anywhere -x,random") else { panic!("ready") };
        let said = failure.to_string();
        assert!(said.contains("'exec:no-such-program-anywhere -x' is no player"), "{said}");
        assert!(said.contains("cannot be started"), "{said}");
        assert!(ready("exec:cat,exec:cat,random").is_ok_and(|bots| bots.len() == 3));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let said = |text: &str| split(text).err().map(|failure| failure.to_string()).unwrap_or_default();
        assert!(said("planer").contains("did you mean planner?"), "{}", said("planer"));
        assert!(said("exec: ,random").contains("names no program"), "{}", said("exec: ,random"));
        assert!(said("exec:a 'b").contains("is not closed"), "{}", said("exec:a 'b"));
    }
}
