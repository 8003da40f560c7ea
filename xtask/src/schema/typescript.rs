//! `web/src/wire`: the shapes of the schemas as types of TypeScript.

use serde_json::{Map, Value};

/// Lines are broken behind so many letters.
const WIDTH: usize = 110;

/// A file with a type for each shape; `about` is its first line.
pub fn file(about: &str, shapes: &Map<String, Value>) -> String {
    let mut text =
        format!("// {about}\n// Written by `cargo xtask schema`: change the types in Rust instead.\n");
    for (name, shape) in shapes {
        text += "\n";
        text += &comment(shape, "");
        text += &match plain_fields(shape) {
            Some(fields) => format!("export interface {} {}\n", type_name(name), object(shape, fields, "")),
            None => match written(shape, "  ") {
                lines if lines.starts_with('\n') => format!("export type {} ={lines};\n", type_name(name)),
                line => format!("export type {} = {line};\n", type_name(name)),
            },
        };
    }
    text
}

/// The shapes that a root schema defines, those of its fields besides under their own names.
pub fn shapes(root: &Value) -> Map<String, Value> {
    root["$defs"].as_object().cloned().unwrap_or_default()
}

/// The name of a type: generic shapes are called like `NamedOfKind` or `Named_Kind`.
fn type_name(name: &str) -> String {
    let mut capital = true;
    let mut written = String::new();
    for letter in name.chars() {
        match letter.is_ascii_alphanumeric() {
            true if capital => written.extend(letter.to_uppercase()),
            true => written.push(letter),
            false => {}
        }
        capital = !letter.is_ascii_alphanumeric();
    }
    written
}

/// The fields of a shape that is nothing but an object with named fields.
fn plain_fields(shape: &Value) -> Option<&Map<String, Value>> {
    let alone = ["$ref", "oneOf", "anyOf", "allOf"].iter().all(|word| shape[word].is_null());
    shape["properties"].as_object().filter(|_| alone)
}

/// What a shape says of itself, as a comment.
fn comment(shape: &Value, indent: &str) -> String {
    let inside = || shape["oneOf"].as_array()?.iter().find_map(|case| case["description"].as_str());
    let hoisted = || if is_null_or_one(shape) { inside() } else { None };
    let Some(about) = shape["description"].as_str().or_else(hoisted) else { return String::new() };
    let about = about.split_whitespace().collect::<Vec<_>>().join(" ").replace("*/", "* /");
    let mut lines = vec![String::new()];
    for word in about.split(' ') {
        let last = lines.len() - 1;
        if indent.len() + lines[last].len() + word.len() + 4 > WIDTH {
            lines.push(String::new());
        }
        let last = lines.last_mut().unwrap_or_else(|| unreachable!("there is a first line"));
        if !last.is_empty() {
            last.push(' ');
        }
        last.push_str(word);
    }
    match &lines[..] {
        [only] if indent.len() + only.len() + 7 <= WIDTH => format!("{indent}/** {only} */\n"),
        lines => {
            let lines: Vec<String> = lines.iter().map(|line| format!("{indent} * {line}\n")).collect();
            format!("{indent}/**\n{}{indent} */\n", lines.concat())
        }
    }
}

/// An object with its fields.
fn object(shape: &Value, fields: &Map<String, Value>, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let required: Vec<&str> =
        shape["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut text = String::from("{\n");
    for (name, field) in fields {
        let optional = if required.contains(&name.as_str()) { "" } else { "?" };
        text += &comment(field, &inner);
        text += &format!("{inner}{}{optional}: {};\n", key(name), written(field, &inner));
    }
    text + indent + "}"
}

/// A name of a field, in quotes where it needs them.
fn key(name: &str) -> String {
    let first = name.chars().next().is_some_and(|letter| letter.is_ascii_alphabetic() || letter == '_');
    let plain = first && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if plain { name.to_owned() } else { format!("{name:?}") }
}

/// A type as it is written.
fn written(shape: &Value, indent: &str) -> String {
    let parts = parts(shape, indent);
    match &parts[..] {
        [] => "unknown".into(),
        [only] => only.clone(),
        several => several.iter().map(|part| grouped(part)).collect::<Vec<_>>().join(" & "),
    }
}

/// What a value has to be, all at once.
fn parts(shape: &Value, indent: &str) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(path) = shape["$ref"].as_str() {
        parts.push(type_name(path.rsplit('/').next().unwrap_or_default()));
    }
    for word in ["oneOf", "anyOf"] {
        if let Some(cases) = shape[word].as_array() {
            // What is said of the only case that is not null is said of the whole.
            let said = |case| if is_null_or_one(shape) { String::new() } else { comment(case, indent) };
            parts.push(union(cases.iter().map(|case| (said(case), written(case, indent))), indent));
        }
    }
    for part in shape["allOf"].as_array().into_iter().flatten() {
        parts.push(written(part, indent));
    }
    if !shape["const"].is_null() {
        parts.push(shape["const"].to_string());
        return parts;
    }
    if let Some(words) = shape["enum"].as_array() {
        parts.push(union(words.iter().map(|word| (String::new(), word.to_string())), indent));
        return parts;
    }
    if let Some(fields) = shape["properties"].as_object() {
        let named = object(shape, fields, indent);
        parts.push(if is_nullable(shape) { format!("{named} | null") } else { named });
        return parts;
    }
    match &shape["type"] {
        Value::String(word) => parts.extend(plain(word, shape, indent)),
        Value::Array(words) => {
            let words = words.iter().filter_map(Value::as_str);
            let kinds: Vec<String> = words.filter_map(|word| plain(word, shape, indent)).collect();
            parts.push(kinds.join(" | "));
        }
        _ => {}
    }
    parts
}

/// Whether it is one of two, and one of them is null.
fn is_null_or_one(shape: &Value) -> bool {
    let cases = shape["oneOf"].as_array().or_else(|| shape["anyOf"].as_array());
    cases.is_some_and(|cases| cases.len() == 2 && cases.iter().any(|case| case["type"] == "null"))
}

fn is_nullable(shape: &Value) -> bool {
    shape["type"].as_array().is_some_and(|words| words.iter().any(|word| word == "null"))
}

/// A type that schemas have a word for; nothing where another part says more.
fn plain(word: &str, shape: &Value, indent: &str) -> Option<String> {
    Some(match word {
        "integer" | "number" => "number".into(),
        "string" | "boolean" | "null" => word.into(),
        "array" => match shape["prefixItems"].as_array() {
            Some(items) => {
                let items: Vec<String> = items.iter().map(|item| written(item, indent)).collect();
                format!("[{}]", items.join(", "))
            }
            None => format!("{}[]", grouped(&written(&shape["items"], indent))),
        },
        "object" => {
            let says_more = ["$ref", "oneOf", "anyOf", "allOf"].iter().any(|word| !shape[word].is_null());
            match &shape["additionalProperties"] {
                Value::Object(_) => {
                    let value = written(&shape["additionalProperties"], indent);
                    format!("Record<string, {value}>")
                }
                _ if says_more => return None,
                _ => "Record<string, unknown>".into(),
            }
        }
        _ => "unknown".into(),
    })
}

/// One of several, each on a line of its own where there is something to say of it.
fn union(cases: impl Iterator<Item = (String, String)>, indent: &str) -> String {
    let cases: Vec<(String, String)> = cases.collect();
    let plain = cases.iter().map(|(_, case)| case.clone()).collect::<Vec<_>>().join(" | ");
    let short = indent.len() + plain.len() < WIDTH && !plain.contains('\n');
    if cases.iter().all(|(about, _)| about.is_empty()) && short {
        return plain;
    }
    let lines: Vec<String> = cases.iter().map(|(about, case)| format!("\n{about}{indent}| {case}")).collect();
    lines.concat()
}

/// A type that can stand beside others.
fn grouped(text: &str) -> String {
    let word = |letter: char| letter.is_ascii_alphanumeric() || "[]".contains(letter);
    let simple = text.chars().all(word) || text.starts_with('{');
    if simple && !text.contains(" | ") { text.to_owned() } else { format!("({text})") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn shapes_become_types() {
        for (shape, expected) in [
            (json!({"type": "integer", "format": "uint8"}), "number"),
            (json!({"type": ["string", "null"]}), "string | null"),
            (json!({"anyOf": [{"$ref": "#/$defs/Icon"}, {"type": "null"}]}), "Icon | null"),
            (json!({"type": "array", "items": {"type": ["integer", "null"]}}), "(number | null)[]"),
            (
                json!({"type": "object", "additionalProperties": {"type": "integer"}}),
                "Record<string, number>",
            ),
            (json!({"type": "string", "enum": ["I", "II"]}), "\"I\" | \"II\""),
            (json!({"$ref": "#/components/schemas/Named_Of_Kind"}), "NamedOfKind"),
            (json!(true), "unknown"),
            (
                json!({"$ref": "#/$defs/A", "type": "object", "properties": {"kind": {"const": "a"}}, "required": ["kind"]}),
                "A & {\n  kind: \"a\";\n}",
            ),
            (json!({"oneOf": [{"type": "null"}, {"$ref": "#/$defs/A", "description": "An A."}]}), "null | A"),
            (json!({"type": "array", "items": {"type": "array", "items": {"type": "number"}}}), "number[][]"),
        ] {
            assert_eq!(written(&shape, ""), expected, "{shape}");
        }
    }

    #[test]
    fn fields_may_be_left_out_and_comments_are_kept() {
        let shape = json!({
            "description": "A card.",
            "properties": {
                "id": {"type": "integer", "description": "Its number."},
                "x-y": {"type": "boolean"},
            },
            "required": ["id"],
        });
        let shapes = Map::from_iter([("Card".to_owned(), shape)]);
        let text = file("Shapes.", &shapes);
        let expected = "/** A card. */\nexport interface Card {\n  /** Its number. */\n  id: number;\n  \
                        \"x-y\"?: boolean;\n}\n";
        assert!(text.ends_with(expected), "{text}");
    }
}
