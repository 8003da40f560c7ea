//! Decks of Ark as files: reading one, with everything that is wrong with it, and writing the standard one.

use crate::{Done, Failure, terminal};
use ark::{DeckCard, DeckList};
use clap::Args;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct DeckArgs {
    /// The game whose cards can be replaced
    #[arg(default_value = "ark", value_parser = ["ark"])]
    game: String,
    /// Read this deck, TOML or JSON, and say what is wrong with it
    #[arg(long, value_name = "FILE")]
    check: Option<PathBuf>,
}

const HELP: &str = "\
Examples:
  arkwright deck ark > my-deck.toml           a deck to start from, with a line for each card
  arkwright deck ark --check my-deck.toml     is it one to play with?
  arkwright play ark --deck my-deck.toml

Exit code: 0 if the deck can be played with, 1 if the file cannot be read, 2 if something is wrong with the deck.";

/// Writes the standard deck, or checks one.
pub fn run(args: &DeckArgs) -> Result<Done, Failure> {
    match &args.check {
        None => terminal::print(&standard())?,
        Some(path) => {
            let list = read(path)?;
            let (cards, lines) = (list.size(), list.cards.len());
            terminal::print(&format!(
                "{:?}: {cards} cards in {lines} lines, good to play with\n",
                list.name
            ))?;
        }
    }
    Ok(Done::Found)
}

const HEAD: &str = "\
# A deck for Ark: arkwright play ark --deck FILE
#
# id       a short name without blanks, each once
# name     in English, and name_fr in French: only for animals we have no name for
# copies   how many such cards there are; 1 if left out
# weight   0 to 4
# climate  hot, cold or any
# diet     carnivore, herbivore or omnivore; left out for provisions
# kind     slow, shy, heavy, useful or provisions: the scoring card it counts for; left out for none
# special  fox, turtle, hedgehog, skunk, mosquito, spider, bronto or chimpanzee: its ability
#
# 19 to 63 cards, copies counted; at least four of weight 1 or 2, no more than two of a kind among them, to begin with.
# The five rain cards are not listed.
";

/// The standard deck as a file, with a line for each card.
pub fn standard() -> String {
    let list = DeckList::standard();
    let mut text = format!("{HEAD}\nname = \"my deck\"\ncards = [\n");
    for card in &list.cards {
        let value = serde_json::to_value(card).expect("a card is plain data");
        let fields: Vec<String> = ["id", "copies", "weight", "climate", "diet", "kind", "special"]
            .into_iter()
            .map(|key| (key, &value[key]))
            .filter(|(key, value)| !(value.is_null() || *key == "diet" && *value == "none"))
            .map(|(key, value)| format!("{key} = {value}"))
            .collect();
        let _ = writeln!(text, "  {{ {} }},", fields.join(", "));
    }
    text + "]\n"
}

/// Reads a deck from a file, or says everything that is wrong with it.
pub fn read(path: &Path) -> Result<DeckList, Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::File(path.to_owned(), error))?;
    let json = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    parse(&text, json).map_err(|errors| {
        let path = path.display();
        Failure::Usage(match &errors[..] {
            [only] => format!("{path}: {only}"),
            all => format!("{path}: {} errors\n  {}", all.len(), all.join("\n  ")),
        })
    })
}

/// Reads a deck from a text, or says everything that is wrong with it.
pub fn parse(text: &str, json: bool) -> Result<DeckList, Vec<String>> {
    let value: Value = match json {
        true => serde_json::from_str(text).map_err(|error| vec![format!("this is no JSON: {error}")])?,
        false => toml::from_str(text).map_err(|error| vec![no_toml(text, &error)])?,
    };
    let list = list(value)?;
    list.validate().map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<String>>())?;
    Ok(list)
}

fn no_toml(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
    let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
    format!("{place}this is no TOML: {}", error.message())
}

/// The list, card by card, so that an error can say which card it is in.
fn list(value: Value) -> Result<DeckList, Vec<String>> {
    let Value::Object(mut top) = value else { return Err(vec!["a deck has a name and cards".into()]) };
    let mut errors = Vec::new();
    let name = match top.remove("name") {
        Some(Value::String(name)) => name,
        Some(other) => {
            errors.push(format!("name = {other}: a deck is called by a text"));
            String::new()
        }
        None => {
            errors.push("the deck has no name".into());
            String::new()
        }
    };
    let lines = match top.remove("cards") {
        Some(Value::Array(lines)) => lines,
        Some(_) => return Err(vec!["cards is no list of cards".into()]),
        None => return Err(vec!["the deck has no cards".into()]),
    };
    errors.extend(top.keys().map(|key| format!("{key}: a deck has a name and cards, and nothing else")));
    let mut cards = Vec::new();
    for (nth, line) in lines.into_iter().enumerate() {
        match card(line) {
            Ok(card) => cards.push(card),
            Err((id, wrong)) => errors
                .extend(wrong.into_iter().map(|wrong| format!("card {} of the list{id}: {wrong}", nth + 1))),
        }
    }
    if errors.is_empty() { Ok(DeckList { name, cards }) } else { Err(errors) }
}

/// One card, or how it is called and everything that is wrong with it.
fn card(line: Value) -> Result<DeckCard, (String, Vec<String>)> {
    let Value::Object(fields) = line else { return Err((String::new(), vec!["this is no card".into()])) };
    let id = fields.get("id").and_then(Value::as_str).map(|id| format!(" ({id})")).unwrap_or_default();
    let mut wrong: Vec<String> = fields.iter().filter_map(|(key, value)| field(key, value)).collect();
    for needed in ["id", "weight", "climate"] {
        if !fields.contains_key(needed) {
            wrong.push(format!("it has no {needed}"));
        }
    }
    if !wrong.is_empty() {
        return Err((id, wrong));
    }
    read_as(Value::Object(fields)).map_err(|error| (id, vec![error]))
}

/// What is wrong with one field: it is read in a card that is good otherwise.
fn field(key: &str, value: &Value) -> Option<String> {
    let mut good = Map::from_iter([
        ("id".to_owned(), json!("card")),
        ("weight".to_owned(), json!(1)),
        ("climate".to_owned(), json!("any")),
    ]);
    good.insert(key.to_owned(), value.clone());
    let error = read_as::<DeckCard>(Value::Object(good)).err()?;
    match error.starts_with("unknown field") {
        true => Some(error),
        false => Some(format!("{key} = {value}: {error}")),
    }
}

fn read_as<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_json::from_value(value)
        .map_err(|error| error.to_string().replace("expected u8", "expected a whole number from 0 to 255"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_deck_is_the_standard_one() {
        let read = parse(&standard(), false).expect("a good deck");
        assert_eq!(read.cards, DeckList::standard().cards);
        let json = serde_json::to_string(&DeckList::standard()).expect("JSON");
        assert_eq!(parse(&json, true), Ok(DeckList::standard()));
    }

    #[test]
    fn every_error_says_where_it_is() {
        let wrong = |text: &str| parse(text, false).expect_err("wrong");
        assert_eq!(wrong("name = \"x\"\ncards = [\n  {,}\n]")[0].split(':').next(), Some("line 3"));
        let two = "name = \"x\"\nsize = 3\n[[cards]]\nid = \"yak\"\nweight = 300\nclimate = \"tepid\"\nlegs = 4\n[[cards]]\nweight = 1\nclimate = \"hot\"\n";
        let errors = wrong(two);
        assert_eq!(errors[0], "size: a deck has a name and cards, and nothing else");
        let starts = [
            "card 1 of the list (yak): climate = \"tepid\": unknown variant `tepid`",
            "card 1 of the list (yak): unknown field `legs`",
            "card 1 of the list (yak): weight = 300: invalid value: integer `300`, expected a whole number",
            "card 2 of the list: it has no id",
        ];
        for (error, start) in errors[1..].iter().zip(starts) {
            assert!(error.starts_with(start), "{error}");
        }
        assert_eq!(errors.len(), 5, "{errors:?}");
    }
}
