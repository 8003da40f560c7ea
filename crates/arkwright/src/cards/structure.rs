//! Values of the effect language as data: every word with what it holds, in the form that clients read everywhere.
//!
//! The language is plain constants whose `Debug` is derived, and that is a notation of the whole value. Reading it
//! serves every word there is and every one that will come.

use serde_json::{Map, Value, json};
use std::fmt::Debug;

/// A value as data: a word without anything is a text, `"play_sponsor"`; one with parts is an object with `kind` and
/// either its named fields or `of`, the list of its parts.
pub fn structure(value: &impl Debug) -> Value {
    let text = format!("{value:?}");
    let mut rest = text.as_str();
    let read = read(&mut rest);
    debug_assert!(rest.is_empty(), "{text}: {rest} is left");
    read
}

/// The parts of a list.
pub fn structures<T: Debug>(values: &[T]) -> Vec<Value> {
    values.iter().map(structure).collect()
}

fn read(rest: &mut &str) -> Value {
    *rest = rest.trim_start();
    match rest.chars().next() {
        Some('[') => json!(list(rest, '[', ']')),
        Some('(') => json!(list(rest, '(', ')')),
        Some('"') => quoted(rest),
        Some(digit) if digit.is_ascii_digit() || digit == '-' => number(rest),
        _ => word(rest),
    }
}

fn take<'a>(rest: &mut &'a str, goes_on: impl Fn(char) -> bool) -> &'a str {
    let end = rest.find(|letter| !goes_on(letter)).unwrap_or(rest.len());
    let (taken, after) = rest.split_at(end);
    *rest = after;
    taken
}

fn skip(rest: &mut &str, sign: char) -> bool {
    *rest = rest.trim_start();
    let after = rest.strip_prefix(sign);
    *rest = after.unwrap_or(rest);
    after.is_some()
}

fn list(rest: &mut &str, open: char, close: char) -> Vec<Value> {
    let mut found = Vec::new();
    skip(rest, open);
    while !skip(rest, close) && !rest.is_empty() {
        found.push(read(rest));
        skip(rest, ',');
    }
    found
}

fn quoted(rest: &mut &str) -> Value {
    let mut stream = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
    let read = stream.next().and_then(Result::ok).unwrap_or_default();
    *rest = &rest[stream.byte_offset()..];
    read
}

fn number(rest: &mut &str) -> Value {
    let text = take(rest, |letter| letter.is_ascii_digit() || letter == '-');
    text.parse::<i64>().map_or_else(|_| json!(text), |n| json!(n))
}

fn word(rest: &mut &str) -> Value {
    let name = take(rest, |letter| letter.is_alphanumeric() || letter == '_');
    if name.is_empty() {
        // Nothing that is known: what is there is handed on as it stands.
        return json!(std::mem::take(rest));
    }
    match (name, rest.trim_start().chars().next()) {
        ("true", _) => json!(true),
        ("false", _) => json!(false),
        ("None", _) => Value::Null,
        ("Some", Some('(')) => list(rest, '(', ')').into_iter().next().unwrap_or_default(),
        (_, Some('(')) => json!({"kind": snake_case(name), "of": list(rest, '(', ')')}),
        (_, Some('{')) => fields(rest, name),
        _ => json!(snake_case(name)),
    }
}

fn fields(rest: &mut &str, name: &str) -> Value {
    let mut found = Map::new();
    found.insert("kind".into(), json!(snake_case(name)));
    skip(rest, '{');
    while !skip(rest, '}') && !rest.is_empty() {
        *rest = rest.trim_start();
        let field = take(rest, |letter| letter.is_alphanumeric() || letter == '_');
        skip(rest, ':');
        found.insert(field.to_owned(), read(rest));
        skip(rest, ',');
    }
    Value::Object(found)
}

/// A name of the code as data writes it.
pub fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

#[cfg(test)]
mod tests {
    use super::*;
    use ark_nova::catalogue::{Card, Icon, Resource};
    use ark_nova::effects::{Ability, Amount, Effect};

    #[test]
    fn words_fields_and_lists_are_data() {
        let gain = Effect::Gain(Resource::Money, Amount::N(3));
        assert_eq!(structure(&gain), json!({"kind": "gain", "of": ["money", {"kind": "n", "of": [3]}]}));
        assert_eq!(structure(&Effect::PlaySponsor), json!("play_sponsor"));
        let larger = Effect::EnlargeEnclosure { appeal_if_occupied: 2 };
        assert_eq!(structure(&larger), json!({"kind": "enlarge_enclosure", "appeal_if_occupied": 2}));
        let nested = Effect::List(&[Effect::Ability(Ability::IconicAnimal(Icon::Asia)), Effect::Wave]);
        let ability = json!({"kind": "ability", "of": [{"kind": "iconic_animal", "of": ["asia"]}]});
        assert_eq!(structure(&nested), json!({"kind": "list", "of": [[ability, "wave"]]}));
        assert_eq!(structure(&Some(-4)), json!(-4));
        assert_eq!(structure(&"a \"b\""), json!("a \"b\""));
    }

    /// No text of the code is left in any card: every text is a plain word.
    #[test]
    fn every_card_is_data_throughout() {
        fn odd(value: &Value) -> Option<String> {
            let plain =
                |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
            match value {
                Value::String(text) => (!plain(text)).then(|| text.clone()),
                Value::Array(all) => all.iter().find_map(odd),
                Value::Object(all) => all.values().find_map(odd),
                _ => None,
            }
        }
        let mut seen = 0;
        for card in Card::faces() {
            let values = match card {
                Card::Animal(animal) => structures(animal.abilities),
                Card::Sponsor(sponsor) => structures(sponsor.clauses()),
                Card::Project(project) => structures(&project.levels[..]),
                Card::FinalScoring(scoring) => vec![structure(&scoring.points)],
            };
            seen += values.len();
            let odd = values.iter().find_map(odd);
            assert_eq!(odd, None, "{}: {values:?}", card.id());
        }
        assert!(seen > 300, "{seen} values");
    }
}
