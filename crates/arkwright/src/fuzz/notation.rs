//! Moves in notation, and everything else that people type at the table.

use super::damage::{damaged, damages};
use super::{Verdict, ark_nova_tables, ark_tables, games, hold, hold_over};
use crate::play::{Answer, AtTable, read_answer};
use crate::words::Lang;
use proptest::prelude::*;
use tabletop::{Entry, Match, NotationError, Seat, Silent};

/// Games are looked at after so many moves.
const STAGES: [usize; 3] = [4, 60, 300];

/// Words that are asked about where nobody asks for more: each answer is made from everything printed.
const WORDS: u32 = 20;

/// A text is refused with what was expected, or is a move that is written as it was read; at a table it is legal, or
/// changes nothing.
fn judged<G: AtTable>(text: &str, game: &Match<G>) -> Verdict {
    for lang in [Lang::En, Lang::Fr] {
        if let Answer::Wrong(said) = read_answer::<G>(text, lang)
            && said.trim().is_empty()
        {
            return Err("nothing is said of a line that cannot be read".into());
        }
    }
    let entry: Result<Entry<G::Move>, NotationError> = text.parse();
    if let Ok(entry) = entry
        && entry.to_string().parse() != Ok(entry)
    {
        return Err(format!("{entry} is not read as it is written"));
    }
    let answer: G::Move = match text.parse() {
        Ok(answer) => answer,
        Err(NotationError { expected, .. }) if expected.trim().is_empty() => {
            return Err("what was expected?".into());
        }
        Err(_) => return Ok("refused"),
    };
    if answer.to_string().parse() != Ok(answer) {
        return Err(format!("{answer} is not read as it is written"));
    }
    let json = serde_json::to_string(&answer).map_err(|error| error.to_string())?;
    if serde_json::from_str::<G::Move>(&json).ok() != Some(answer) {
        return Err(format!("{json} is not read as it is written"));
    }
    let (rules, mut legal) = (game.rules(), Vec::new());
    let mut verdict = "not legal now";
    for seat in Seat::all(rules.seats()) {
        let mut position = game.position().clone();
        rules.legal(&position, seat, &mut legal);
        match rules.apply(&mut position, seat, answer, &mut Silent) {
            Ok(()) if !legal.contains(&answer) => {
                return Err(format!("{answer} is made and not in the list"));
            }
            Ok(()) => verdict = "legal",
            Err(_) if legal.contains(&answer) => return Err(format!("{answer} is in the list and not made")),
            Err(refusal) if refusal.to_string().trim().is_empty() => {
                return Err(format!("{answer} is refused without a reason"));
            }
            Err(_) if &position != game.position() => {
                return Err(format!("{answer} changed what it may not"));
            }
            Err(_) => {}
        }
    }
    Ok(verdict)
}

fn are_judged<G: AtTable>(target: &str, tables: &[G::Options]) {
    let games: Vec<Match<G>> = STAGES.iter().flat_map(|&moves| games::<G>(tables, moves)).collect();
    // Every move that was made or could be, in notation: something to start from.
    let mut known: Vec<String> = Vec::new();
    for game in &games {
        let made = game.record().entries.iter().map(Entry::to_string);
        let open = Seat::all(game.rules().seats())
            .flat_map(|seat| game.legal(seat))
            .map(|answer| answer.to_string());
        known.extend(made.chain(open));
    }
    known.sort();
    known.dedup();
    let cases = (0..games.len(), 0..known.len(), 0..known.len(), damages(2), any::<u8>());
    hold(target, &cases, |(game, first, second, damages, mixed)| {
        let (one, other) = (&known[*first], &known[*second]);
        // The beginning of one move and the end of another, now and then.
        let words: Vec<&str> = match mixed % 4 {
            0 => one.split(' ').take(1).chain(other.split(' ').skip(1)).collect(),
            1 => one.split(' ').chain(other.split(' ').skip(1)).collect(),
            _ => one.split(' ').collect(),
        };
        let text = damaged(words.join(" ").as_bytes(), damages);
        judged::<G>(&String::from_utf8_lossy(&text), &games[*game])
    });
}

#[test]
fn notation_of_ark_nova() {
    are_judged::<ark_nova::Rules>("notation of Ark Nova", &ark_nova_tables());
}

#[test]
fn notation_of_ark() {
    are_judged::<ark::Rules>("notation of Ark", &ark_tables());
}

#[test]
fn any_text_as_a_word() {
    let cases = ("\\PC{0,20}", "[a-z ]{0,3}");
    hold_over(WORDS, "any text as a word", &cases, |(wild, tame)| {
        let known = [Lang::En, Lang::Fr].into_iter().any(|lang| {
            ark_nova::Rules::word(wild, lang);
            ark::Rules::word(wild, lang);
            ark_nova::Rules::word(tame, lang).is_some() || ark::Rules::word(tame, lang).is_some()
        });
        Ok(if known { "explained" } else { "not known" })
    });
}

#[test]
fn any_text_as_notation() {
    let ark_nova = games::<ark_nova::Rules>(&ark_nova_tables()[..1], 60);
    let ark = games::<ark::Rules>(&ark_tables()[..1], 30);
    hold("any text as notation", &("\\PC{0,40}", "[a-z0-9 +x]{0,12}"), |(wild, tame)| {
        for text in [wild, tame] {
            judged::<ark_nova::Rules>(text, &ark_nova[0])?;
            judged::<ark::Rules>(text, &ark[0])?;
        }
        Ok(if tame.contains(' ') { "several words" } else { "one word" })
    });
}
