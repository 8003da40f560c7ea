//! JSON in and out, by one way each: whatever a host tells becomes a [`Value`] first, and whatever it reads was one. What
//! every type knows of reading and writing is there once for each way, and a browser loads all of it.

use serde::de::value::{Error, MapAccessDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error as _, IntoDeserializer, MapAccess, Unexpected,
    Visitor,
};
use serde::{Serialize, forward_to_deserialize_any};
use serde_json::{Map, Number, Value, map};
use std::fmt::Write as _;

/// Something as a value.
///
/// # Panics
///
/// If it is nothing that JSON knows: a map whose keys are no texts.
pub fn value(of: impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_else(|error| panic!("not JSON: {error}"))
}

/// What a value says, or why it does not say that.
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(Reading(value)).map_err(|error| error.to_string())
}

/// The value that a text writes down.
pub fn parsed(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// A value as text.
pub fn text(value: &Value) -> String {
    let mut out = String::new();
    write(value, &mut out);
    out
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(true) => out.push_str("true"),
        Value::Bool(false) => out.push_str("false"),
        Value::Number(number) => write_number(number, out),
        Value::String(text) => write_text(text, out),
        Value::Array(values) => {
            for (nth, value) in values.iter().enumerate() {
                out.push(if nth == 0 { '[' } else { ',' });
                write(value, out);
            }
            out.push_str(if values.is_empty() { "[]" } else { "]" });
        }
        Value::Object(map) => {
            for (nth, (key, value)) in map.iter().enumerate() {
                out.push(if nth == 0 { '{' } else { ',' });
                write_text(key, out);
                out.push(':');
                write(value, out);
            }
            out.push_str(if map.is_empty() { "{}" } else { "}" });
        }
    }
}

/// Fractions as the language itself writes them: `Number` brings large tables of its own to do it quickly.
fn write_number(number: &Number, out: &mut String) {
    let _ = match (number.as_u64(), number.as_i64(), number.as_f64()) {
        (Some(whole), ..) => write!(out, "{whole}"),
        (_, Some(whole), _) => write!(out, "{whole}"),
        (.., fraction) => write!(out, "{}", fraction.unwrap_or_default()),
    };
}

fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..'\u{20}' => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            _ => out.push(letter),
        }
    }
    out.push('"');
}

/// A value on its way to what it says. A type reads an object by the names of its fields and in no other way.
#[derive(Clone, Copy)]
struct Reading<'a>(&'a Value);

impl<'a> Reading<'a> {
    /// Why something else was expected.
    fn unexpected<'de, V: Visitor<'de>>(self, visitor: &V) -> Error {
        let found = match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(is) => Unexpected::Bool(*is),
            Value::Number(_) => Unexpected::Other("number"),
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Error::invalid_type(found, visitor)
    }

    fn number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let Value::Number(number) = self.0 else { return Err(self.unexpected(&visitor)) };
        match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (_, Some(number)) => visitor.visit_i64(number),
            _ => visitor.visit_f64(number.as_f64().unwrap_or_default()),
        }
    }

    fn text<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(text) => visitor.visit_str(text),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn list<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(values) => visitor.visit_seq(SeqDeserializer::new(values.iter().map(Reading))),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn object<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(map) => visitor.visit_map(Fields::new(map)),
            _ => Err(self.unexpected(&visitor)),
        }
    }
}

/// The fields of an object, one by one.
struct Fields<'a> {
    left: map::Iter<'a>,
    /// That of the last key.
    value: &'a Value,
}

impl<'a> Fields<'a> {
    fn new(map: &'a Map<String, Value>) -> Fields<'a> {
        Fields { left: map.iter(), value: &Value::Null }
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some((key, value)) = self.left.next() else { return Ok(None) };
        self.value = value;
        seed.deserialize(key.as_str().into_deserializer()).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        seed.deserialize(Reading(self.value))
    }
}

impl<'de> IntoDeserializer<'de, Error> for Reading<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// Methods that all read in one of the ways above.
macro_rules! all {
    ($way:ident: $($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.$way(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reading<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is) => visitor.visit_bool(*is),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Bool(is) => visitor.visit_bool(*is),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.object(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Object(map) => visitor.visit_enum(MapAccessDeserializer::new(Fields::new(map))),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    all! { number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 }
    all! { number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 }
    all! { number: deserialize_f32 deserialize_f64 }
    all! { text: deserialize_char deserialize_str deserialize_string deserialize_identifier }
    all! { list: deserialize_seq }
    all! { object: deserialize_map }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf unit unit_struct }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asked::{SeatAsked, TableAsked};
    use serde_json::json;

    #[test]
    fn what_is_written_is_read_back() {
        let all = json!({
            "": [[], {}, null, true, false], "n": [0, -1, u64::MAX, i64::MIN, 0.1, -2.5e-7, 1e300],
            "text": "\"\\/\n\r\t\u{0}\u{1f}é🦁",
        });
        assert_eq!(serde_json::from_str::<Value>(&text(&all)).expect("JSON"), all);
        assert_eq!(parsed(&text(&all)), Ok(all));
        assert_eq!(text(&json!({"b": [1, "x"], "a": {}})), r#"{"a":{},"b":[1,"x"]}"#);
    }

    #[test]
    fn requests_are_read_as_they_would_be_elsewhere() {
        let asked = json!({
            "game": "ark", "options": {"players": 3}, "settings": {"clock": {"kind": "per_move", "seconds": 60}},
            "seats": [{"kind": "open"}, {"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "expert"}],
        });
        let here = read::<TableAsked>(&asked).expect("a request");
        let elsewhere = serde_json::from_value::<TableAsked>(asked).expect("a request");
        assert_eq!(format!("{here:?}"), format!("{elsewhere:?}"));
    }

    #[test]
    fn what_is_not_meant_is_told() {
        let wrong = |asked: Value| read::<TableAsked>(&asked).expect_err("refused");
        assert!(wrong(json!({"game": "ark", "deck": 1})).contains("unknown field `deck`"));
        assert!(wrong(json!({"game": 1})).contains("expected a string"));
        assert!(wrong(json!({})).contains("missing field `game`"));
        assert!(wrong(json!(["ark"])).contains("expected struct TableAsked"));
        assert!(
            read::<SeatAsked>(&json!({"kind": "king"})).expect_err("refused").contains("unknown variant")
        );
        assert!(read::<Vec<u8>>(&json!([1, 256])).is_err());
        assert!(read::<Option<bool>>(&json!(null)).expect("nothing").is_none());
    }
}
