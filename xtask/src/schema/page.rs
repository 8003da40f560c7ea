//! `docs/view.md`: the reference part is written from the schemas, with values of a real game as examples.

use super::Shapes;
use crate::root;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs;
use tabletop::{Chance, Lang, Match, Seat, Seed, Told, Viewer};

/// Where the page lies.
pub const PATH: &str = "docs/view.md";
/// What follows is written by the workshop.
const MARK: &str = "<!-- From here on the page is written by `cargo xtask schema`. -->\n";
/// Examples are cut after so many letters.
const LONGEST: usize = 48;
/// How far the example game is played.
const MOVES: usize = 120;

/// Examples by shape and field.
type Examples = BTreeMap<(String, String), String>;

/// The page with its reference part written anew.
pub fn written(page: &str) -> String {
    let (head, _) = page.split_once(MARK).unwrap_or((page, ""));
    let mut text = format!("{head}{MARK}");
    text += &reference::<ark_nova::Rules>("Ark Nova", &ark_nova::Options::players(2));
    text += &reference::<ark::Rules>("Ark", &ark::Options::standard(3));
    text
}

/// Writes the page.
pub fn write() -> std::io::Result<()> {
    let path = root().join(PATH);
    let page = fs::read_to_string(&path).unwrap_or_default();
    fs::write(path, written(&page))
}

/// What a client reads in the middle of a game of bots that play anything.
fn example<G: Told>(options: &G::Options) -> Value {
    let rules = G::new(options).unwrap_or_else(|error| panic!("{error}"));
    let mut events = Vec::new();
    let mut game = Match::new(rules, Seed::from_number(3), &mut events);
    let mut chance = Chance::new(Seed::from_number(4));
    for _ in 0..MOVES {
        let Some(seat) = game.asked().first() else { break };
        let moves = game.legal(seat);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        game.make(seat, answer, &mut events).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    let seat = game.asked().first().unwrap_or(Seat(0));
    let names: Vec<&str> =
        ["Ada", "Bo", "Cleo", "Dora", "Eve"].into_iter().take(game.rules().seats()).collect();
    serde_json::json!({
        "view": game.view(Viewer::Seat(seat)),
        "question": game.question(seat),
        "choices": game.rules().choices(game.position(), seat, &names, Lang::En),
        "event": events.last(),
        "outcome": null,
    })
}

/// The tables of all shapes of a game.
fn reference<G: Told + Shapes>(title: &str, options: &G::Options) -> String {
    let schema = serde_json::to_value(G::shapes()).unwrap_or_default();
    let mut examples = Examples::new();
    collect(&schema, &schema, "", &example::<G>(options), &mut examples);
    let catalogue = serde_json::json!({ "catalogue": G::catalogue(Lang::En) });
    collect(&schema, &schema, "", &catalogue, &mut examples);
    let mut text = format!("\n## {title}: every field\n");
    let empty = Map::new();
    let shapes = schema["$defs"].as_object().unwrap_or(&empty);
    for (name, shape) in shapes {
        let about = shape["description"].as_str().unwrap_or_default();
        text += &format!("\n### {name}\n\n{}\n", flat(about));
        if let Some(list) = variants(shape) {
            text += &format!("\n{list}\n");
        } else if shape["properties"].is_object() {
            text += &fields(name, shape, &examples);
        } else if let Some(cases) = shape["oneOf"].as_array() {
            text += &kinds(name, cases, &examples);
        } else {
            text += &format!("\nWritten as {}.\n", type_name(shape));
        }
    }
    text
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of an enum without data.
fn variants(shape: &Value) -> Option<String> {
    let plain = |case: &Value| case["const"].as_str().map(|word| format!("`{word}`"));
    let words: Vec<String> = match (shape["enum"].as_array(), shape["oneOf"].as_array()) {
        (Some(words), _) => {
            words.iter().filter_map(|word| word.as_str().map(|word| format!("`{word}`"))).collect()
        }
        (None, Some(cases)) => cases.iter().map(plain).collect::<Option<_>>()?,
        (None, None) => return None,
    };
    Some(format!("One of {}.", words.join(", ")))
}

fn fields(name: &str, shape: &Value, examples: &Examples) -> String {
    let mut text = "\n| field | type | meaning | example |\n| --- | --- | --- | --- |\n".to_owned();
    for (field, about) in shape["properties"].as_object().into_iter().flatten() {
        let meaning = flat(about["description"].as_str().unwrap_or_default());
        let example = examples.get(&(name.to_owned(), field.clone())).map(String::as_str).unwrap_or_default();
        let example = if example.is_empty() { String::new() } else { format!("`{example}`") };
        text += &format!("| `{field}` | {} | {meaning} | {example} |\n", type_name(about));
    }
    text
}

/// An enum with data: one line for each kind.
fn kinds(name: &str, cases: &[Value], examples: &Examples) -> String {
    let mut text = "\n| kind | fields | meaning | example |\n| --- | --- | --- | --- |\n".to_owned();
    for case in cases {
        let kind = case["properties"]["kind"]["const"].as_str().unwrap_or_default();
        let others =
            case["properties"].as_object().into_iter().flatten().filter(|(field, _)| *field != "kind");
        let others: Vec<String> =
            others.map(|(field, about)| format!("`{field}`: {}", type_name(about))).collect();
        let meaning = flat(case["description"].as_str().unwrap_or_default());
        let example =
            examples.get(&(name.to_owned(), kind.to_owned())).map(String::as_str).unwrap_or_default();
        let example = if example.is_empty() { String::new() } else { format!("`{example}`") };
        text += &format!("| `{kind}` | {} | {meaning} | {example} |\n", others.join(", "));
    }
    text
}

/// A type in a word or two, with a link to its table.
fn type_name(shape: &Value) -> String {
    if let Some(name) = shape["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("[{name}](#{})", name.to_lowercase());
    }
    let any = shape["anyOf"].as_array().into_iter().flatten().filter(|case| case["type"] != "null");
    if let Some(inner) = any.clone().next() {
        return format!("{} or null", type_name(inner));
    }
    match &shape["type"] {
        Value::String(word) if word == "array" => format!("list of {}", type_name(&shape["items"])),
        Value::String(word) if word == "object" && shape["additionalProperties"].is_object() => {
            format!("object, {} by name", type_name(&shape["additionalProperties"]))
        }
        Value::String(word) => word.clone(),
        Value::Array(words) => {
            let words: Vec<&str> = words.iter().filter_map(Value::as_str).collect();
            words.join(" or ")
        }
        _ => "object".into(),
    }
}

/// Walks a value beside its schema and keeps the first telling value of every field.
fn collect(root: &Value, shape: &Value, name: &str, value: &Value, examples: &mut Examples) {
    if let Some(path) = shape["$ref"].as_str() {
        let name = path.rsplit('/').next().unwrap_or_default();
        return collect(root, &root["$defs"][name], name, value, examples);
    }
    let any = shape["anyOf"].as_array().into_iter().flatten();
    if let Some(inner) = any.clone().find(|case| case["type"] != "null") {
        if !value.is_null() {
            collect(root, inner, name, value, examples);
        }
        return;
    }
    match value {
        Value::Array(items) => {
            items.iter().for_each(|item| collect(root, &shape["items"], name, item, examples))
        }
        Value::Object(fields) => {
            let kind = fields.get("kind").and_then(Value::as_str);
            if let (Some(kind), Some(cases)) = (kind, shape["oneOf"].as_array()) {
                keep(examples, name, kind, value);
                let case = cases.iter().find(|case| case["properties"]["kind"]["const"] == kind);
                let case = case.unwrap_or(&Value::Null);
                for (field, value) in fields {
                    collect(root, &case["properties"][field], name, value, examples);
                }
                return;
            }
            for (field, value) in fields {
                keep(examples, name, field, value);
                collect(root, &shape["properties"][field], name, value, examples);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn keep(examples: &mut Examples, name: &str, field: &str, value: &Value) {
    let empty = value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    if name.is_empty() || empty {
        return;
    }
    let text = value.to_string();
    let short: String = text.chars().take(LONGEST).collect();
    let short = if short.len() < text.len() { short + "…" } else { short };
    examples.entry((name.to_owned(), field.to_owned())).or_insert_with(|| short.replace('|', "/"));
}
