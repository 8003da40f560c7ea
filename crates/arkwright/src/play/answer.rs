//! Reading what a person typed.

use super::at_table::{AnswerOf, AtTable};
use crate::nearest::nearest;
use crate::words::Lang;
use tabletop::NotationError;

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<M, C> {
    /// The move with this number.
    Number(usize),
    /// The moves with these numbers, one after the other.
    Numbers(Vec<usize>),
    /// A move in notation.
    Move(M),
    /// Several moves in notation, one after the other.
    Several(Vec<M>),
    /// A command of this game alone.
    Own(C),
    /// Why something can or cannot be done.
    Why(String),
    /// What a good player would do.
    Hint,
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
    /// What a word of the game means; nothing: which words there are.
    Word(String),
    /// Leave.
    Quit,
    /// Nothing was typed.
    Nothing,
    /// Something that cannot be understood, and what to say about it.
    Wrong(String),
}

const COMMANDS: [&str; 13] =
    ["why", "hint", "log", "score", "table", "moves", "more", "undo", "save", "load", "help", "quit", "exit"];
/// Another word for choosing cards.
const KEEP: &str = "keep";
/// Lines of the log if nobody says how many.
const LOG: usize = 25;

/// Reads a line.
pub fn read_answer<G: AtTable>(line: &str, lang: Lang) -> AnswerOf<G> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let number = || rest.parse::<usize>().ok().filter(|n| *n > 0);
    if let Some(asked) = line.strip_prefix('?') {
        return Answer::Word(asked.trim().into());
    }
    match word.to_lowercase().as_str() {
        "" => return Answer::Nothing,
        "why" => return Answer::Why(rest.into()),
        "hint" => return Answer::Hint,
        "log" => return Answer::Log(if rest == "all" { usize::MAX } else { number().unwrap_or(LOG) }),
        "score" => return Answer::Score,
        "table" => return Answer::Table,
        "moves" => return Answer::Moves,
        "more" => return Answer::More,
        "undo" => return Answer::Undo,
        "save" => return Answer::Save(Some(rest.to_owned()).filter(|rest| !rest.is_empty())),
        "load" if rest.is_empty() => return wrong(lang, "load FILE", "load FICHIER"),
        "load" => return Answer::Load(rest.into()),
        "help" if !rest.is_empty() => return Answer::Word(rest.into()),
        "help" => return Answer::Help,
        "quit" | "exit" | "q" => return Answer::Quit,
        _ => {}
    }
    if let Ok(number) = line.parse::<usize>() {
        return Answer::Number(number);
    }
    if let Ok(numbers) = line.split_whitespace().map(str::parse).collect() {
        return Answer::Numbers(numbers);
    }
    let moves = read_moves::<G>(&line.to_lowercase());
    if let Ok([_, _, ..]) = moves.as_deref() {
        return Answer::Several(moves.unwrap_or_default());
    }
    if let Some(answer) = G::command(line, lang) {
        return answer;
    }
    match moves.map(|moves| moves[0]) {
        Ok(answer) => Answer::Move(answer),
        Err(error) => {
            let commands: Vec<&str> = COMMANDS.iter().chain(G::COMMANDS).copied().collect();
            Answer::Wrong(not_understood(word, &commands, &error, lang))
        }
    }
}

/// Reads one move, or several of one word: `card 217 401` is `card 217` and then `card 401`. There is at least one.
pub fn read_moves<G: AtTable>(text: &str) -> Result<Vec<G::Move>, NotationError> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let word = if word == KEEP { G::KEEP.unwrap_or(word) } else { word };
    let one = |rest: &str| format!("{word} {rest}").trim().parse::<G::Move>();
    one(rest).map(|answer| vec![answer]).or_else(|error| {
        let several: Result<Vec<G::Move>, _> = rest.split_whitespace().map(one).collect();
        several.ok().filter(|moves| moves.len() > 1).ok_or(error)
    })
}

/// Asks for what is missing after a command.
pub fn wrong<M, C>(lang: Lang, en: &str, fr: &str) -> Answer<M, C> {
    Answer::Wrong(match lang {
        Lang::En => format!("Say which, such as: {en}"),
        Lang::Fr => format!("Précisez, par exemple : {fr}"),
    })
}

fn not_understood(word: &str, commands: &[&str], error: &NotationError, lang: Lang) -> String {
    let hint = match (nearest(word, commands.iter().copied()).first(), lang) {
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
    use crate::play::of_ark_nova::Command;

    fn read(line: &str) -> AnswerOf<ark_nova::Rules> {
        read_answer::<ark_nova::Rules>(line, Lang::En)
    }

    #[test]
    fn numbers_notation_and_commands_are_told_apart() {
        assert_eq!(read(" 12 "), Answer::Number(12));
        assert_eq!(read("e4"), Answer::Own(Command::Cell("e4".parse().unwrap())));
        assert_eq!(read("Build 4 +1x"), Answer::Move("build 4 +1x".parse().unwrap()));
        assert_eq!(read("map"), Answer::Own(Command::Map));
        assert_eq!(read("map 3"), Answer::Own(Command::Look("3".parse().unwrap())));
        assert_eq!(read("take 3"), Answer::Move("map 3".parse().unwrap()));
        assert_eq!(read("?posturing"), Answer::Word("posturing".into()));
        assert_eq!(read("? adding count"), Answer::Word("adding count".into()));
        assert_eq!(read("why 407"), Answer::Why("407".into()));
        assert_eq!(read("hint"), Answer::Hint);
        assert_eq!(read("log all"), Answer::Log(usize::MAX));
        assert_eq!(read("save my game.json"), Answer::Save(Some("my game.json".into())));
        assert_eq!(read(""), Answer::Nothing);
    }

    #[test]
    fn several_cards_of_one_choice_fit_in_a_line() {
        let moves = |text: &[&str]| text.iter().map(|text| text.parse().unwrap()).collect();
        assert_eq!(read("1 4  6"), Answer::Numbers(vec![1, 4, 6]));
        assert_eq!(read("Keep 217 401"), Answer::Several(moves(&["card 217", "card 401"])));
        assert_eq!(read("card 217 401"), Answer::Several(moves(&["card 217", "card 401"])));
        assert_eq!(read("keep 217"), Answer::Move("card 217".parse().unwrap()));
        assert_eq!(read("card 217"), Answer::Own(Command::Card("217".into())));
        let Answer::Wrong(text) = read("keep 217 nonsense") else { panic!("understood") };
        assert!(text.contains("a card number") || text.contains("nonsense"), "{text}");
    }

    #[test]
    fn the_other_game_has_its_own_words() {
        let read = |line: &str| read_answer::<ark::Rules>(line, Lang::En);
        assert_eq!(read("take 12"), Answer::Move("take 12".parse().unwrap()));
        assert_eq!(read("IN p3"), Answer::Move("in p3".parse().unwrap()));
        assert_eq!(read("7"), Answer::Number(7));
        let Answer::Wrong(text) = read("zoo 2") else { panic!("understood") };
        assert!(text.contains("take, play, in"), "{text}");
    }

    #[test]
    fn a_slip_gets_a_hint() {
        let Answer::Wrong(text) = read("scroe") else { panic!("understood") };
        assert!(text.contains("Did you mean score?"), "{text}");
        let Answer::Wrong(text) = read("build nine") else { panic!("understood") };
        assert!(text.contains("a slot from 1 to 5"), "{text}");
    }
}
