//! Reading what a person typed.

use crate::nearest::nearest;
use crate::words::Lang;
use ark_nova::Move;
use ark_nova::hex::Cell;
use tabletop::NotationError;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The move with this number.
    Number(usize),
    /// A move in notation.
    Move(Move),
    /// The placements that cover a cell.
    Cell(Cell),
    /// Why something can or cannot be done.
    Why(String),
    /// Everything printed on a card.
    Card(String),
    /// A zoo map: the own one, or that of a player by number.
    Map(Option<usize>),
    /// What a player has in the zoo.
    Zoo(Option<usize>),
    /// The log: so many lines, or all.
    Log(usize),
    /// Points.
    Score,
    /// The table again.
    Table,
    /// The list of moves from its start.
    Moves,
    /// The next page of the moves.
    More,
    /// Take the last move back.
    Undo,
    /// Write the record.
    Save(Option<String>),
    /// Go on with another record.
    Load(String),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// Nothing was typed.
    Nothing,
    /// Something that cannot be understood, and what to say about it.
    Wrong(String),
}

const COMMANDS: [&str; 15] = [
    "why", "card", "map", "zoo", "log", "score", "table", "moves", "more", "undo", "save", "load", "help",
    "quit", "exit",
];
/// Lines of the log if nobody says how many.
const LOG: usize = 25;

/// Reads a line.
pub fn read_answer(line: &str, lang: Lang) -> Answer {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let number = || rest.parse::<usize>().ok().filter(|n| *n > 0);
    match word.to_lowercase().as_str() {
        "" => return Answer::Nothing,
        "why" => return Answer::Why(rest.into()),
        // `card 407` shows a card, unless the question takes it as a move.
        "card" if rest.is_empty() => return wrong(lang, "card 407", "card 407"),
        "card" => return Answer::Card(rest.into()),
        "map" if rest.is_empty() => return Answer::Map(None),
        "zoo" => return Answer::Zoo(number()),
        "log" => return Answer::Log(if rest == "all" { usize::MAX } else { number().unwrap_or(LOG) }),
        "score" => return Answer::Score,
        "table" => return Answer::Table,
        "moves" => return Answer::Moves,
        "more" => return Answer::More,
        "undo" => return Answer::Undo,
        "save" => return Answer::Save(Some(rest.to_owned()).filter(|rest| !rest.is_empty())),
        "load" if rest.is_empty() => return wrong(lang, "load FILE", "load FICHIER"),
        "load" => return Answer::Load(rest.into()),
        "help" | "?" => return Answer::Help,
        "quit" | "exit" | "q" => return Answer::Quit,
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        return Answer::Number(number);
    }
    if let Ok(cell) = line.to_lowercase().parse::<Cell>() {
        return Answer::Cell(cell);
    }
    match line.to_lowercase().parse::<Move>() {
        Ok(answer) => Answer::Move(answer),
        Err(error) => Answer::Wrong(not_understood(word, &error, lang)),
    }
}

fn wrong(lang: Lang, en: &str, fr: &str) -> Answer {
    Answer::Wrong(match lang {
        Lang::En => format!("Say which, such as: {en}"),
        Lang::Fr => format!("Précisez, par exemple : {fr}"),
    })
}

fn not_understood(word: &str, error: &NotationError, lang: Lang) -> String {
    let hint = match (nearest(word, COMMANDS).first(), lang) {
        (Some(near), Lang::En) => format!(" Did you mean {near}?"),
        (Some(near), Lang::Fr) => format!(" Vouliez-vous dire {near} ?"),
        (None, _) => String::new(),
    };
    match lang {
        Lang::En => {
            format!("I cannot read {:?}: expected {}.{hint} Type help for help.", error.text, error.expected)
        }
        Lang::Fr => format!("Je ne comprends pas {:?}.{hint} Tapez help pour l'aide.", error.text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Answer {
        read_answer(line, Lang::En)
    }

    #[test]
    fn numbers_notation_and_commands_are_told_apart() {
        assert_eq!(read(" 12 "), Answer::Number(12));
        assert_eq!(read("e4"), Answer::Cell("e4".parse().unwrap()));
        assert_eq!(read("Build 4 +1x"), Answer::Move("build 4 +1x".parse().unwrap()));
        assert_eq!(read("map"), Answer::Map(None));
        assert_eq!(read("map 3"), Answer::Move("map 3".parse().unwrap()));
        assert_eq!(read("why 407"), Answer::Why("407".into()));
        assert_eq!(read("log all"), Answer::Log(usize::MAX));
        assert_eq!(read("save my game.json"), Answer::Save(Some("my game.json".into())));
        assert_eq!(read(""), Answer::Nothing);
    }

    #[test]
    fn a_slip_gets_a_hint() {
        let Answer::Wrong(text) = read("scroe") else { panic!("understood") };
        assert!(text.contains("Did you mean score?"), "{text}");
        let Answer::Wrong(text) = read("build nine") else { panic!("understood") };
        assert!(text.contains("a slot from 1 to 5"), "{text}");
    }
}
