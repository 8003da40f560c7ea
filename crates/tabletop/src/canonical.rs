//! One encoding of a value that later versions of its type do not change.
//!
//! Digests of recorded games must survive a new field or a new variant, so everything is written by name and whatever
//! is *empty* is left out: zero, `false`, `None`, the empty text, an empty list, and a struct or tuple all of whose
//! parts are empty. A field that is added and still at such a value leaves no trace. Lists keep every element;
//! tuples and fixed arrays lose their empty tail. `Some` of something empty is written and differs from `None`.
//!
//! Maps and sets are written in the order they iterate in, so a position keeps only ordered ones. Fractions are
//! refused: they are not the same everywhere.

use serde::{Serialize, Serializer, ser};
use std::fmt::{self, Write as _};

/// Bytes below stand for themselves: small numbers are by far the most frequent values.
const FIRST_TAG: u8 = 0xE0;
const END: u8 = 0xE0;
const NUMBER: u8 = 0xE1;
const NEGATIVE: u8 = 0xE2;
const FALSE: u8 = 0xE3;
const TRUE: u8 = 0xE4;
const TEXT: u8 = 0xE5;
const BYTES: u8 = 0xE6;
const NONE: u8 = 0xE7;
const SOME: u8 = 0xE8;
const UNIT: u8 = 0xE9;
const LIST: u8 = 0xEA;
const TUPLE: u8 = 0xEB;
const MAP: u8 = 0xEC;
const STRUCT: u8 = 0xED;
const FIELD: u8 = 0xEE;
const VARIANT: u8 = 0xEF;

/// The room most positions find without asking for more.
pub(crate) const ROOM: usize = 8 * 1024;

/// Why a value has no canonical encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EncodingError {
    /// It holds a fraction.
    Fraction,
    /// Its own `Serialize` failed.
    Value(String),
}

impl fmt::Display for EncodingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodingError::Fraction => f.write_str("fractions have no canonical encoding"),
            EncodingError::Value(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for EncodingError {}

/// The same in one word: every part of a value hands its answer on in registers.
#[derive(Debug)]
struct Failed(Box<EncodingError>);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Failed {}

impl ser::Error for Failed {
    fn custom<T: fmt::Display>(reason: T) -> Failed {
        Failed(Box::new(EncodingError::Value(reason.to_string())))
    }
}

/// Appends the canonical encoding of `value` to `out`.
pub fn encode<T: Serialize + ?Sized>(value: &T, out: &mut Vec<u8>) -> Result<(), EncodingError> {
    value.serialize(&mut Encoder { out }).map(|_| ()).map_err(|failed| *failed.0)
}

/// The canonical encoding of `value` in a buffer of its own.
pub fn bytes<T: Serialize + ?Sized>(value: &T) -> Result<Vec<u8>, EncodingError> {
    let mut out = Vec::with_capacity(ROOM);
    encode(value, &mut out).map(|()| out)
}

/// Writes a value and answers whether it was empty; whoever holds it may then cut it off again.
struct Encoder<'a> {
    out: &'a mut Vec<u8>,
}

impl Encoder<'_> {
    #[inline]
    fn number(&mut self, value: u64) -> bool {
        if value < u64::from(FIRST_TAG) {
            self.out.push(value as u8);
        } else {
            self.out.push(NUMBER);
            self.varint(value);
        }
        value == 0
    }

    /// Seven bits a byte, the lowest first; only the last byte is below 128.
    #[inline]
    fn varint(&mut self, value: u64) {
        if value < 0x80 {
            self.out.push(value as u8);
        } else {
            self.long_varint(value);
        }
    }

    fn long_varint(&mut self, mut value: u64) {
        if value < 0x4000 {
            return self.out.extend_from_slice(&[value as u8 | 0x80, (value >> 7) as u8]);
        }
        let mut bytes = [0; 10];
        let mut length = 0;
        while value >= 0x80 {
            bytes[length] = value as u8 | 0x80;
            value >>= 7;
            length += 1;
        }
        bytes[length] = value as u8;
        self.out.extend_from_slice(&bytes[..=length]);
    }

    /// The same for numbers beyond 64 bits, which are rare.
    fn wide_varint(&mut self, mut value: u128) {
        while value >= 0x80 {
            self.out.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.out.push(value as u8);
    }

    #[inline]
    fn name(&mut self, tag: u8, name: &str) {
        self.out.reserve(name.len() + 11);
        self.out.push(tag);
        self.varint(name.len() as u64);
        self.out.extend_from_slice(name.as_bytes());
    }
}

type Emptiness = Result<bool, Failed>;

macro_rules! numbers {
    ($($method:ident: $kind:ty),*) => {
        $(#[inline]
        fn $method(self, value: $kind) -> Emptiness {
            Ok(self.number(value.into()))
        })*
    };
}

macro_rules! signed_numbers {
    ($($method:ident: $kind:ty),*) => {
        $(#[inline]
        fn $method(self, value: $kind) -> Emptiness {
            self.serialize_i64(value.into())
        })*
    };
}

impl<'e, 'a> Serializer for &'e mut Encoder<'a> {
    type Ok = bool;
    type Error = Failed;
    type SerializeSeq = Parts<'e, 'a>;
    type SerializeTuple = Parts<'e, 'a>;
    type SerializeTupleStruct = Parts<'e, 'a>;
    type SerializeTupleVariant = Parts<'e, 'a>;
    type SerializeMap = Parts<'e, 'a>;
    type SerializeStruct = Parts<'e, 'a>;
    type SerializeStructVariant = Parts<'e, 'a>;

    numbers!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64);
    signed_numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32);

    fn serialize_i64(self, value: i64) -> Emptiness {
        if value >= 0 {
            return Ok(self.number(value as u64));
        }
        self.out.push(NEGATIVE);
        self.varint(!value as u64);
        Ok(false)
    }

    fn serialize_u128(self, value: u128) -> Emptiness {
        match u64::try_from(value) {
            Ok(small) => Ok(self.number(small)),
            Err(_) => {
                self.out.push(NUMBER);
                self.wide_varint(value);
                Ok(false)
            }
        }
    }

    fn serialize_i128(self, value: i128) -> Emptiness {
        if value >= 0 {
            return self.serialize_u128(value as u128);
        }
        self.out.push(NEGATIVE);
        self.wide_varint(!value as u128);
        Ok(false)
    }

    #[inline]
    fn serialize_bool(self, value: bool) -> Emptiness {
        self.out.push(if value { TRUE } else { FALSE });
        Ok(!value)
    }

    fn serialize_f32(self, _: f32) -> Emptiness {
        Err(Failed(Box::new(EncodingError::Fraction)))
    }

    fn serialize_f64(self, _: f64) -> Emptiness {
        Err(Failed(Box::new(EncodingError::Fraction)))
    }

    fn serialize_char(self, value: char) -> Emptiness {
        Ok(self.number(u32::from(value).into()))
    }

    fn serialize_str(self, value: &str) -> Emptiness {
        self.name(TEXT, value);
        Ok(value.is_empty())
    }

    /// Prints into the buffer itself; the length before it is put right afterwards.
    fn collect_str<T: fmt::Display + ?Sized>(self, value: &T) -> Emptiness {
        struct Tail<'t>(&'t mut Vec<u8>);
        impl fmt::Write for Tail<'_> {
            fn write_str(&mut self, text: &str) -> fmt::Result {
                self.0.extend_from_slice(text.as_bytes());
                Ok(())
            }
        }
        self.out.extend_from_slice(&[TEXT, 0]);
        let start = self.out.len();
        write!(Tail(self.out), "{value}").map_err(ser::Error::custom)?;
        let length = self.out.len() - start;
        if length < 0x80 {
            self.out[start - 1] = length as u8;
        } else {
            let text = self.out.split_off(start);
            self.out.pop();
            self.varint(length as u64);
            self.out.extend_from_slice(&text);
        }
        Ok(length == 0)
    }

    fn serialize_bytes(self, value: &[u8]) -> Emptiness {
        self.out.push(BYTES);
        self.varint(value.len() as u64);
        self.out.extend_from_slice(value);
        Ok(value.is_empty())
    }

    #[inline]
    fn serialize_none(self) -> Emptiness {
        self.out.push(NONE);
        Ok(true)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Emptiness {
        self.out.push(SOME);
        value.serialize(self)?;
        Ok(false)
    }

    fn serialize_unit(self) -> Emptiness {
        self.out.push(UNIT);
        Ok(true)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Emptiness {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Emptiness {
        Parts::variant(self, variant).close()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Emptiness {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Emptiness {
        let mut parts = Parts::variant(self, variant);
        parts.element(value)?;
        parts.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'e, 'a>, Failed> {
        Ok(Parts::open(self, LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'e, 'a>, Failed> {
        Ok(Parts::open(self, TUPLE))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Parts<'e, 'a>, Failed> {
        Ok(Parts::open(self, TUPLE))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'e, 'a>, Failed> {
        Ok(Parts::variant(self, variant))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'e, 'a>, Failed> {
        Ok(Parts::open(self, MAP))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Parts<'e, 'a>, Failed> {
        Ok(Parts::open(self, STRUCT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'e, 'a>, Failed> {
        Ok(Parts::variant(self, variant))
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

/// Something made of parts, between its opening tag and its end.
struct Parts<'e, 'a> {
    encoder: &'e mut Encoder<'a>,
    /// Where the last part that is not empty ends; what lies behind it is cut off.
    kept: usize,
    empty: bool,
}

impl<'e, 'a> Parts<'e, 'a> {
    fn open(encoder: &'e mut Encoder<'a>, tag: u8) -> Parts<'e, 'a> {
        encoder.out.push(tag);
        let kept = encoder.out.len();
        Parts { encoder, kept, empty: true }
    }

    /// A variant is never empty: another variant may stand in its place.
    fn variant(encoder: &'e mut Encoder<'a>, name: &str) -> Parts<'e, 'a> {
        encoder.name(VARIANT, name);
        let kept = encoder.out.len();
        Parts { encoder, kept, empty: false }
    }

    #[inline]
    fn keep(&mut self) {
        self.kept = self.encoder.out.len();
        self.empty = false;
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        if !value.serialize(&mut *self.encoder)? {
            self.keep();
        }
        Ok(())
    }

    fn always<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        value.serialize(&mut *self.encoder)?;
        self.keep();
        Ok(())
    }

    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Failed> {
        self.encoder.name(FIELD, name);
        if value.serialize(&mut *self.encoder)? {
            self.encoder.out.truncate(self.kept);
        } else {
            self.keep();
        }
        Ok(())
    }

    #[inline]
    fn close(self) -> Emptiness {
        self.encoder.out.truncate(self.kept);
        self.encoder.out.push(END);
        Ok(self.empty)
    }
}

macro_rules! parts {
    ($($kind:ident: $method:ident => $how:ident),*) => {
        $(impl ser::$kind for Parts<'_, '_> {
            type Ok = bool;
            type Error = Failed;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
                self.$how(value)
            }
            fn end(self) -> Emptiness {
                self.close()
            }
        })*
    };
}

parts!(
    SerializeSeq: serialize_element => always,
    SerializeTuple: serialize_element => element,
    SerializeTupleStruct: serialize_field => element,
    SerializeTupleVariant: serialize_field => element
);

macro_rules! named_parts {
    ($($kind:ident),*) => {
        $(impl ser::$kind for Parts<'_, '_> {
            type Ok = bool;
            type Error = Failed;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Failed> {
                self.field(name, value)
            }
            fn end(self) -> Emptiness {
                self.close()
            }
        })*
    };
}

named_parts!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Parts<'_, '_> {
    type Ok = bool;
    type Error = Failed;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Failed> {
        self.always(key)
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Failed> {
        self.always(value)
    }
    fn end(self) -> Emptiness {
        self.close()
    }
}

#[cfg(test)]
#[path = "canonical_tests.rs"]
mod tests;
