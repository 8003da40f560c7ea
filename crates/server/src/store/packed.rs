//! The log of a finished game in one piece, a twentieth of what its rows take, and positions.
//!
//! Texts are written word by word, each word in full only once; times as differences. Of the digests the last
//! two are kept: the end of a chain covers everything, and one link of it the position it led to. Of the names of requests those of
//! the last rows are kept: nobody waits longer than that before asking again. What is left is deflated.

use super::{LogRow, StoreError};
use flate2::{Compression, bufread::DeflateDecoder, write::DeflateEncoder};
use std::collections::HashMap;
use std::io::{Read as _, Write as _};

/// The first byte: how the rest is written.
const FORMAT: u8 = 2;

/// How it was written before: with one digest, and not deflated.
const ONE_DIGEST: u8 = 1;

/// The most bytes that something may become when it is inflated.
const MOST: u64 = 64 << 20;

/// How many rows at the end keep the names of their requests.
const NAMED: usize = 16;

/// Rows from the first on, in one piece.
pub fn pack(rows: &[LogRow]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut known: HashMap<&str, u64> = HashMap::new();
    let mut before = 0;
    number(&mut bytes, rows.len() as u64);
    for row in rows {
        let words: Vec<&str> = row.body.split(' ').collect();
        number(&mut bytes, words.len() as u64);
        for word in words {
            // 0 says that a new word follows.
            let next = known.len() as u64 + 1;
            match known.get(word) {
                Some(&place) => number(&mut bytes, place),
                None => {
                    known.insert(word, next);
                    number(&mut bytes, 0);
                    text(&mut bytes, word);
                }
            }
        }
        let passed = row.at.wrapping_sub(before);
        before = row.at;
        // Small differences are small numbers, whichever way they go.
        number(&mut bytes, (passed.wrapping_shl(1) ^ (passed >> 63)) as u64);
    }
    for row in &rows[rows.len().saturating_sub(NAMED)..] {
        match &row.request {
            None => number(&mut bytes, 0),
            Some(name) => {
                number(&mut bytes, 1);
                text(&mut bytes, name);
            }
        }
    }
    for row in &rows[rows.len().saturating_sub(2)..] {
        bytes.extend_from_slice(&row.digest.unwrap_or_default());
    }
    deflated(vec![FORMAT], &bytes)
}

/// A position, packed.
pub fn pack_position(position: &str) -> Vec<u8> {
    deflated(vec![FORMAT], position.as_bytes())
}

/// The position that was packed, or is plain text as it was kept before.
pub fn unpack_position(bytes: Vec<u8>) -> Result<String, StoreError> {
    let text = match bytes.split_first() {
        Some((&FORMAT, rest)) => inflated(rest),
        _ => Some(bytes),
    };
    text.and_then(|text| String::from_utf8(text).ok())
        .ok_or_else(|| StoreError::Damaged("a packed position cannot be read".into()))
}

fn deflated(before: Vec<u8>, bytes: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(before, Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.unwrap_or_else(|error| panic!("memory takes everything: {error}"))
}

fn inflated(bytes: &[u8]) -> Option<Vec<u8>> {
    let (mut decoder, mut inflated) = (DeflateDecoder::new(bytes).take(MOST), Vec::new());
    decoder.read_to_end(&mut inflated).ok()?;
    decoder.into_inner().into_inner().is_empty().then_some(inflated)
}

/// Seven bits at a time, the lowest first.
fn number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn text(bytes: &mut Vec<u8>, text: &str) {
    number(bytes, text.len() as u64);
    bytes.extend_from_slice(text.as_bytes());
}

/// The rows of a piece.
pub fn unpack(bytes: &[u8]) -> Result<Vec<LogRow>, StoreError> {
    let rows = match bytes.split_first() {
        Some((&FORMAT, rest)) => inflated(rest).and_then(|bytes| read(&bytes, 2)),
        Some((&ONE_DIGEST, rest)) => read(rest, 1),
        _ => None,
    };
    rows.ok_or_else(|| StoreError::Damaged("a packed log cannot be read".into()))
}

/// What is left to be read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = self.take(1)?[0];
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// A number of things of which each takes a byte at least.
    fn count(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok().filter(|&count| count <= self.0.len())
    }

    fn text(&mut self) -> Option<&'a str> {
        let length = self.count()?;
        std::str::from_utf8(self.take(length)?).ok()
    }
}

/// Rows of which the last ones have digests.
fn read(bytes: &[u8], digests: usize) -> Option<Vec<LogRow>> {
    let mut reader = Reader(bytes);
    let count = reader.count()?;
    let (mut rows, mut known, mut at) = (Vec::with_capacity(count), Vec::new(), 0_i64);
    for version in 1..=count as u64 {
        let mut words = Vec::new();
        for _ in 0..reader.count()? {
            let place = usize::try_from(reader.number()?).ok()?;
            if place == 0 {
                known.push(reader.text()?);
            }
            words.push(*if place == 0 { known.last()? } else { known.get(place - 1)? });
        }
        let passed = reader.number()?;
        at = at.wrapping_add((passed >> 1) as i64 ^ -((passed & 1) as i64));
        rows.push(LogRow { version, body: words.join(" "), digest: None, request: None, at });
    }
    for row in &mut rows[count.saturating_sub(NAMED)..] {
        if reader.number()? == 1 {
            row.request = Some(reader.text()?.to_owned());
        }
    }
    for row in &mut rows[count.saturating_sub(digests)..] {
        row.digest = Some(reader.take(32)?.try_into().ok()?);
    }
    reader.0.is_empty().then_some(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(count: u64) -> Vec<LogRow> {
        let bodies =
            ["0 build 3 +1x", "1 place size1 b6 r0", "person 0 Ada  Lovelace", "", "undo 1", "\u{1f98a} "];
        let row = |version: u64| LogRow {
            version,
            body: bodies[version as usize % bodies.len()].to_owned(),
            digest: Some([version as u8; 32]),
            request: (!version.is_multiple_of(3)).then(|| format!("0:r{version}")),
            at: 1_700_000_000_000 + (version as i64 * 7919) % 100_000 - 50_000,
        };
        (1..=count).map(row).collect()
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        for count in [0, 1, 2, 16, 17, 500] {
            let rows = rows(count);
            let unpacked = unpack(&pack(&rows)).expect("it can be read");
            assert_eq!(unpacked.len(), rows.len());
            for (nth, (one, other)) in rows.iter().zip(&unpacked).enumerate() {
                assert_eq!((one.version, &one.body, one.at), (other.version, &other.body, other.at));
                let late = nth + NAMED >= rows.len();
                assert_eq!(other.request, one.request.clone().filter(|_| late));
                assert_eq!(other.digest, one.digest.filter(|_| nth + 2 >= rows.len()));
            }
        }
    }

    #[test]
    fn positions_come_back_also_those_that_were_never_packed() {
        let position = format!("{{\"zoos\": [{}]}}", "\"é\", ".repeat(900));
        let packed = pack_position(&position);
        assert!(packed.len() * 20 < position.len());
        assert_eq!(unpack_position(packed.clone()).as_ref(), Ok(&position));
        assert_eq!(unpack_position(position.clone().into_bytes()).as_ref(), Ok(&position));
        assert!(unpack_position(packed[..packed.len() - 3].to_vec()).is_err());
    }

    #[test]
    fn extreme_times_and_words_come_back() {
        let mut rows = rows(4);
        for (row, at) in rows.iter_mut().zip([i64::MIN, i64::MAX, 0, -1]) {
            row.at = at;
            row.body = "x".repeat(row.version as usize * 1000);
        }
        let times: Vec<i64> = unpack(&pack(&rows)).expect("read").iter().map(|row| row.at).collect();
        assert_eq!(times, [i64::MIN, i64::MAX, 0, -1]);
    }

    #[test]
    fn what_is_hurt_is_damaged_or_something_else_and_never_a_panic() {
        let whole = pack(&rows(40));
        for length in 0..whole.len() {
            assert!(matches!(unpack(&whole[..length]), Err(StoreError::Damaged(_))), "{length} bytes");
        }
        for place in 0..whole.len() {
            for bit in 0..8 {
                let mut hurt = whole.clone();
                hurt[place] ^= 1 << bit;
                let _ = unpack(&hurt);
            }
        }
        assert!(unpack(&[ONE_DIGEST, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]).is_err());
    }
}
