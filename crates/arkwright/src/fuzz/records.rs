//! Records: damaged as text, bent as data, and with a chain of digests that somebody made to fit.

use super::damage::{bends, bent, damaged, damages, gentle_bends};
use super::{Verdict, ark_nova_tables, ark_tables, games, hold};
use proptest::prelude::*;
use serde_json::Value;
use tabletop::{Chance, Game, Match, Record, Seed, Silent};

/// Moves of the recorded games: enough for every part of a record, few enough to try many.
const MOVES: usize = 40;
/// Moves that are made in a game whose record was taken.
const ON: usize = 60;

/// A record that reads is written and read as the same.
fn written_again<G: Game>(record: &Record<G>) -> Result<(), String> {
    let text = serde_json::to_vec(record).map_err(|error| error.to_string())?;
    let again: Record<G> =
        serde_json::from_slice(&text).map_err(|error| format!("not read again: {error}"))?;
    if &again != record {
        return Err("another record is read than was written".into());
    }
    Ok(())
}

/// A game that was taken can be played on.
fn plays_on<G: Game>(mut game: Match<G>) -> Result<(), String> {
    let mut chance = Chance::new(Seed::from_number(9));
    for _ in 0..ON {
        let Some(seat) = game.asked().first() else { break };
        let legal = game.legal(seat);
        let answer =
            *legal.get(chance.below(legal.len().max(1) as u32) as usize).ok_or("asked without an answer")?;
        game.make(seat, answer, &mut Silent).map_err(|refusal| format!("{answer}: {refusal}"))?;
    }
    Ok(())
}

/// A text is no record, or a record that is refused with a reason, or one that is what the rules lead to.
fn judged<G: Game>(text: &[u8]) -> Verdict {
    let record: Record<G> = match serde_json::from_slice(text) {
        Ok(record) => record,
        Err(error) if error.to_string().contains("line ") => return Ok("no record"),
        Err(error) => return Err(format!("where is it wrong? {error}")),
    };
    written_again(&record)?;
    match record.replay() {
        Ok(game) => {
            if game.record() != &record {
                return Err("the game that goes on has another record".into());
            }
            plays_on(game)?;
            Ok("taken")
        }
        Err(error) if error.to_string().trim().is_empty() => {
            Err(format!("refused without a reason: {error:?}"))
        }
        Err(_) => {
            // Whoever can write a record can reckon its digests too.
            let Ok(rules) = G::new(&record.options) else { return Ok("refused") };
            let Ok(forged) = record.reckoned(&rules) else { return Ok("refused") };
            match forged.replay() {
                Ok(game) => plays_on(game).map(|()| "taken once its digests fit"),
                Err(_) => Ok("refused"),
            }
        }
    }
}

/// A later turn of the game as a start of its own.
fn placed<G: Game>(game: &Match<G>) -> Record<G> {
    let (rules, mut position) = (game.rules(), game.position().clone());
    let mut chance = Chance::new(Seed::from_number(7));
    let mut legal = Vec::new();
    while rules.can_begin(&position).is_err() {
        let seat = rules.asked(&position).first().expect("the game is not over");
        rules.legal(&position, seat, &mut legal);
        let answer = legal[chance.below(legal.len() as u32) as usize];
        rules.apply(&mut position, seat, answer, &mut Silent).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    Record::begin_with(rules, &position)
}

fn are_judged<G: Game>(target: &str, tables: &[G::Options], moves: usize) {
    let records: Vec<Value> = games::<G>(tables, moves)
        .into_iter()
        .flat_map(|game| {
            let placed = placed(&game);
            [game.into_record(), placed]
        })
        .map(|record| serde_json::to_value(record).expect("plain data"))
        .collect();
    let count = records.len();
    hold(target, &(0..count, bends(3), damages(1), any::<bool>()), |(nth, bends, damages, whole)| {
        let data = bent(&records[*nth], bends);
        let text = serde_json::to_vec(&data).map_err(|error| error.to_string())?;
        judged::<G>(&damaged(&text, if *whole { &[] } else { damages }))
    });
}

/// Positions to begin with, bent as data: refused with a reason, or a game that can be played.
fn begin_games<G: Game>(target: &str, tables: &[G::Options]) {
    let early = games::<G>(tables, MOVES);
    let late = games::<G>(tables, 5 * MOVES);
    let games: Vec<_> = early.iter().chain(&late).filter(|game| !game.asked().is_empty()).collect();
    let start =
        |game: &&Match<G>| placed(game).start.map(|start| serde_json::to_value(start).expect("plain data"));
    let starts: Vec<Value> = games.iter().filter_map(start).collect();
    hold(target, &(0..starts.len(), gentle_bends(2)), |(nth, bends)| {
        let Ok(position) = serde_json::from_value::<G::Position>(bent(&starts[*nth], bends)) else {
            return Ok("no position");
        };
        let rules = G::new(games[*nth].rules().options()).map_err(|error| error.to_string())?;
        if rules.can_begin(&position).is_err() {
            return Ok("refused");
        }
        plays_on(Match::from_moment(rules, position)).map(|()| "played")
    });
}

#[test]
fn beginnings_of_ark_nova() {
    begin_games::<ark_nova::Rules>("beginnings of Ark Nova", &ark_nova_tables());
}

#[test]
fn beginnings_of_ark() {
    begin_games::<ark::Rules>("beginnings of Ark", &ark_tables());
}

#[test]
fn records_of_ark_nova() {
    are_judged::<ark_nova::Rules>("records of Ark Nova", &ark_nova_tables(), MOVES);
}

#[test]
fn records_of_ark() {
    are_judged::<ark::Rules>("records of Ark", &ark_tables(), MOVES);
}

#[test]
fn bytes_as_records() {
    let bytes = proptest::collection::vec(any::<u8>(), 0..200);
    let start = br#"{"game":"ark","rules_version":1,"options":{"players":3},"seed":"#;
    hold("bytes as records", &(bytes, 0..start.len()), |(bytes, kept)| {
        let text = [&start[..*kept], bytes].concat();
        let read = judged::<ark::Rules>(&text)?;
        judged::<ark_nova::Rules>(&text)?;
        Ok(if text.first() == Some(&b'{') && *kept > 0 { "no record after a good start" } else { read })
    });
}
