//! What a program answers in the protocol of bots.

use super::damage::{damaged, damages};
use super::{Verdict, ark_nova_tables, ark_tables, games, hold};
use bots::{Failing, Seen, heard};
use proptest::prelude::*;
use serde_json::json;
use tabletop::{Match, Seat, Told};

/// A line is a legal move, or is refused with what was said and why.
fn judged<G: Told>(line: &[u8], game: &Match<G>) -> Verdict {
    let seat = game.asked().first().ok_or("nobody is asked")?;
    let moves = game.legal(seat);
    match heard(line, &Seen::new(game.rules(), game.position(), seat), &moves) {
        Ok(answer) if moves.contains(&answer) => Ok("legal"),
        Ok(answer) => Err(format!("{answer} is taken and not legal")),
        Err(Failing::Illegal(why)) if why.trim().is_empty() => Err("refused without a reason".into()),
        Err(Failing::Illegal(_)) => Ok("refused"),
        Err(other) => Err(format!("a line is no {other}")),
    }
}

fn are_judged<G: Told>(target: &str, tables: &[G::Options]) {
    let games: Vec<Match<G>> = [3, 40].iter().flat_map(|&moves| games::<G>(tables, moves)).collect();
    let cases = (0..games.len(), any::<u32>(), damages(2), any::<bool>());
    hold(target, &cases, |(game, which, damages, bare)| {
        let game = &games[*game];
        let moves = game.legal(game.asked().first().unwrap_or(Seat(0)));
        let answer = moves[*which as usize % moves.len()].to_string();
        let line =
            if *bare { json!({"move": answer}) } else { json!({"move": answer, "why": ["it", "is", 1]}) };
        judged(&damaged(line.to_string().as_bytes(), damages), game)
    });
}

#[test]
fn answers_in_ark_nova() {
    are_judged::<ark_nova::Rules>("answers in Ark Nova", &ark_nova_tables());
}

#[test]
fn answers_in_ark() {
    are_judged::<ark::Rules>("answers in Ark", &ark_tables());
}

#[test]
fn bytes_as_answers() {
    let games = games::<ark::Rules>(&ark_tables()[..1], 10);
    let bytes = proptest::collection::vec(any::<u8>(), 0..60);
    hold("bytes as answers", &(bytes, any::<bool>()), |(bytes, quoted)| {
        let line =
            if *quoted { [b"{\"move\": \"", bytes.as_slice(), b"\"}"].concat() } else { bytes.clone() };
        judged(&line, &games[0]).map(|verdict| if *quoted { "quoted" } else { verdict })
    });
}
