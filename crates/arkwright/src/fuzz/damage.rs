//! Damage: to a text byte by byte, and to data value by value, so that much of it is still read.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

/// Something that is done to a text; places are counted round its end.
#[derive(Clone, Debug)]
pub enum Damage {
    /// One bit is the other way round.
    Flip(u32, u8),
    /// One byte is another.
    Put(u32, u8),
    /// Something is missing.
    Cut(u32, u16),
    /// The end is missing.
    End(u32),
    /// Something stands there twice.
    Twice(u32, u16),
    /// Something was put in.
    Insert(u32, Vec<u8>),
    /// A word that programs stumble over was put in.
    Word(u32, u8),
}

const WORDS: [&str; 16] = [
    "null",
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "18446744073709551616",
    "1e999",
    "\"",
    "\\u0000",
    "[[[[",
    "{}",
    "\n",
    " ",
    "é",
    "\u{202e}",
];

/// Some damage, or none.
pub fn damages(most: usize) -> impl Strategy<Value = Vec<Damage>> + Clone {
    let bytes = vec(any::<u8>(), 1..9);
    let one = prop_oneof![
        (any::<u32>(), 0..8u8).prop_map(|(at, bit)| Damage::Flip(at, bit)),
        (any::<u32>(), any::<u8>()).prop_map(|(at, byte)| Damage::Put(at, byte)),
        (any::<u32>(), 1..40u16).prop_map(|(at, length)| Damage::Cut(at, length)),
        any::<u32>().prop_map(Damage::End),
        (any::<u32>(), 1..40u16).prop_map(|(at, length)| Damage::Twice(at, length)),
        (any::<u32>(), bytes).prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
        (any::<u32>(), 0..WORDS.len() as u8).prop_map(|(at, nth)| Damage::Word(at, nth)),
    ];
    vec(one, 0..=most)
}

/// The text after all that.
pub fn damaged(text: &[u8], damages: &[Damage]) -> Vec<u8> {
    let mut text = text.to_vec();
    for damage in damages {
        let place = |at: u32| at as usize % (text.len() + 1);
        let span = |at: u32, length: u16| place(at)..(place(at) + usize::from(length)).min(text.len());
        match damage {
            Damage::Flip(at, bit) => {
                let at = place(*at);
                if let Some(byte) = text.get_mut(at) {
                    *byte ^= 1 << bit;
                }
            }
            Damage::Put(at, new) => {
                let at = place(*at);
                if let Some(byte) = text.get_mut(at) {
                    *byte = *new;
                }
            }
            Damage::Cut(at, length) => drop(text.drain(span(*at, *length))),
            Damage::End(at) => text.truncate(place(*at)),
            Damage::Twice(at, length) => {
                let span = span(*at, *length);
                let again = text[span.clone()].to_vec();
                text.splice(span.end..span.end, again);
            }
            Damage::Insert(at, bytes) => {
                let at = place(*at);
                text.splice(at..at, bytes.iter().copied());
            }
            Damage::Word(at, nth) => {
                let at = place(*at);
                text.splice(at..at, WORDS[usize::from(*nth)].bytes());
            }
        }
    }
    text
}

/// Something that is done to one value inside another: which, and what.
pub type Bend = (u32, u8);

/// Some values to be bent, or none.
pub fn bends(most: usize) -> impl Strategy<Value = Vec<Bend>> + Clone {
    vec((any::<u32>(), any::<u8>()), 0..=most)
}

/// The same, but what a value is stays what it was: a number, a list, a word.
pub fn gentle_bends(most: usize) -> impl Strategy<Value = Vec<Bend>> + Clone {
    let how = (8..16u8, 0..16u8).prop_map(|(kind, nth)| nth * 16 + kind);
    vec((any::<u32>(), how), 0..=most)
}

/// The data after all that.
pub fn bent(data: &Value, bends: &[Bend]) -> Value {
    let mut data = data.clone();
    for &(which, how) in bends {
        let count = count(&data);
        let mut left = which as usize % count;
        bend(&mut data, &mut left, how);
    }
    data
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(count).sum::<usize>(),
        Value::Object(fields) => fields.values().map(count).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// Bends the value that is `left` values further; `true` once it is done.
fn bend(value: &mut Value, left: &mut usize, how: u8) -> bool {
    if *left == 0 {
        change(value, how);
        return true;
    }
    *left -= 1;
    match value {
        Value::Array(list) => list.iter_mut().any(|part| bend(part, left, how)),
        Value::Object(fields) => fields.values_mut().any(|part| bend(part, left, how)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn change(value: &mut Value, how: u8) {
    let kind = how % 16;
    let nth = usize::from(how / 16);
    *value = match (kind, &mut *value) {
        (0, _) => Value::Null,
        (1, _) => json!(-1),
        (2, _) => json!(u64::MAX),
        (3, _) => json!(1.5),
        (4, _) => json!([]),
        (5, _) => json!({}),
        (6, _) => json!(""),
        (7, _) => json!(true),
        (8 | 9, Value::Number(number)) => json!(number.as_i64().unwrap_or(0) + nth as i64 - 7),
        (10, Value::Number(_)) => json!([0, 1, 127, 128, 255, 256, 65535, 65536][nth % 8]),
        (8, Value::String(text)) => json!(text.chars().skip(1).collect::<String>()),
        (9, Value::String(text)) => json!(format!("{text}{text}")),
        (10, Value::String(text)) => json!(format!("{text} {nth}")),
        (11.., Value::String(text)) => {
            let mut letters: Vec<char> = text.chars().collect();
            let last = letters.len();
            if last > 0 {
                letters.swap(nth % last, (nth + 1) % last);
            }
            json!(letters.into_iter().collect::<String>())
        }
        (8..=10, Value::Array(list)) if !list.is_empty() => {
            list.remove(nth % list.len());
            json!(list)
        }
        (11..=12, Value::Array(list)) if !list.is_empty() => {
            let again = list[nth % list.len()].clone();
            list.push(again);
            json!(list)
        }
        (13.., Value::Array(list)) if !list.is_empty() => {
            let last = list.len();
            list.swap(nth % last, (nth + 1) % last);
            json!(list)
        }
        (8..=11, Value::Object(fields)) if !fields.is_empty() => {
            let key = fields.keys().nth(nth % fields.len()).cloned().unwrap_or_default();
            fields.remove(&key);
            json!(fields)
        }
        (_, Value::Object(fields)) => {
            fields.insert("extra".into(), json!(nth));
            json!(fields)
        }
        (_, other) => json!([other.clone()]),
    };
}
