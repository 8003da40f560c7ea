//! What names, requests, moves and levels may look like.

use crate::games::Rejected;
#[cfg(feature = "positions")]
use crate::{asked::PositionAsked, games::kind, json};
use bots::Level;
#[cfg(feature = "positions")]
use serde_json::Value;

/// The longest name, in characters.
pub const NAME: usize = 40;
/// The longest name of a request, in characters.
pub const REQUEST: usize = 64;
/// The longest move, in bytes.
const MOVE: usize = 1000;

/// Whether a character could hide, turn or break a line.
pub fn is_hidden(letter: char) -> bool {
    let marks = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}');
    letter.is_control() || marks || letter == '\u{feff}' || letter == '\u{ad}'
}

/// A name of a person, without the spaces around it.
pub fn name(given: &str) -> Result<String, Rejected> {
    let name = given.trim();
    let letters = name.chars().count();
    if letters == 0 || letters > NAME || name.chars().any(is_hidden) {
        let message = format!("a name has 1 to {NAME} visible characters and no line breaks");
        return Err(Rejected::plain("bad_name", message));
    }
    Ok(name.to_owned())
}

/// The name of a request as it is kept: of its seat, so that two seats may use the same.
pub fn request(seat: u8, given: Option<&str>) -> Result<Option<String>, Rejected> {
    let Some(given) = given else { return Ok(None) };
    if given.is_empty() || given.len() > REQUEST || !given.bytes().all(|byte| byte.is_ascii_graphic()) {
        let message = format!("the name of a request has 1 to {REQUEST} visible ASCII characters");
        return Err(Rejected::plain("bad_request_id", message));
    }
    Ok(Some(format!("{seat}:{given}")))
}

/// Moves that fit into one line of the log.
pub fn moves(given: &[String], most: usize) -> Result<(), Rejected> {
    if given.is_empty() || given.len() > most {
        return Err(Rejected::plain("bad_moves", format!("a request has 1 to {most} moves")));
    }
    let broken = |text: &String| {
        text.is_empty() || text.len() > MOVE || text.contains("; ") || text.contains(is_hidden)
    };
    match given.iter().position(broken) {
        Some(nth) => {
            let message = "a move is one line of at most 1000 letters without \"; \"";
            Err(Rejected { nth, ..Rejected::plain("notation", message) })
        }
        None => Ok(()),
    }
}

/// The level of a name.
pub fn level(name: &str) -> Result<Level, Rejected> {
    name.parse().map_err(|()| {
        let known = Level::ALL.map(Level::name).join(", ");
        Rejected::plain("no_level", format!("a bot plays {known}"))
    })
}

/// A position that somebody put together, if a game can begin with it.
#[cfg(feature = "positions")]
pub fn position(asked: &PositionAsked) -> Result<String, Rejected> {
    let position = json::text(&Value::Object(asked.position.clone()));
    let options = Value::Object(asked.options.clone());
    let begins = kind(&asked.game).map_or(Ok(()), |kind| kind.can_begin(&options, &position));
    begins.map(|()| position).map_err(|why| Rejected::plain("bad_request", why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(name("  Ada Lovelace ").expect("a name"), "Ada Lovelace");
        assert_eq!(name(&"ß".repeat(NAME)).expect("a name"), "ß".repeat(NAME));
        for bad in ["", "   ", "a\nb", "a\u{2028}b", "\u{202e}abc", "a\u{0}", &"a".repeat(NAME + 1)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn requests_belong_to_their_seat() {
        assert_eq!(request(1, Some("r-1")).expect("a request"), Some("1:r-1".to_owned()));
        assert_eq!(request(1, None).expect("none"), None);
        for bad in ["", "a b", "é", &"a".repeat(REQUEST + 1)] {
            assert!(request(0, Some(bad)).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn moves_fit_into_a_line_of_the_log() {
        let one = |text: &str| moves(&[text.to_owned()], 2);
        assert!(one("build 4 +1x").is_ok());
        for bad in ["", "a; b", "a\nb", &"a".repeat(MOVE + 1)] {
            assert_eq!(one(bad).expect_err("refused").code, "notation", "{bad:?}");
        }
        assert!(moves(&[], 2).is_err());
        assert!(moves(&vec!["a".to_owned(); 3], 2).is_err());
    }
}
