//! Fingerprints of values and of chains of them.

use crate::{canonical, hex};
use serde::{Deserialize, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A 256-bit fingerprint (BLAKE3), written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Digest([u8; 32]);

impl Digest {
    /// Stands for a digest that was not reckoned yet.
    pub const LATER: Digest = Digest([0; 32]);

    /// The digest of these bytes, as they were written down.
    pub const fn from_bytes(bytes: [u8; 32]) -> Digest {
        Digest(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The digest of the canonical encoding of `value`.
    ///
    /// # Panics
    ///
    /// If the value has no canonical encoding, that is, if it holds a fraction; [`canonical::encode`] tells
    /// beforehand.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Digest {
        let bytes = canonical::bytes(value).unwrap_or_else(|error| panic!("no digest: {error}"));
        Digest::of_bytes(&bytes)
    }

    /// The digest of some bytes.
    pub fn of_bytes(bytes: &[u8]) -> Digest {
        Digest(*blake3::hash(bytes).as_bytes())
    }

    /// The next digest of a chain: it covers this one and the canonical encoding of `value`.
    ///
    /// # Panics
    ///
    /// As [`Digest::of`].
    #[must_use]
    pub fn then<T: Serialize + ?Sized>(&self, value: &T) -> Digest {
        // In one piece, of which the hash function works on several parts at once.
        let mut bytes = Vec::with_capacity(canonical::ROOM);
        bytes.extend_from_slice(&self.0);
        canonical::encode(value, &mut bytes).unwrap_or_else(|error| panic!("no digest: {error}"));
        Digest::of_bytes(&bytes)
    }

    /// The 32 bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that is no digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DigestError;

impl fmt::Display for DigestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a digest is exactly 64 hexadecimal digits")
    }
}

impl std::error::Error for DigestError {}

impl FromStr for Digest {
    type Err = DigestError;
    fn from_str(text: &str) -> Result<Digest, DigestError> {
        hex::read(text).map(Digest).ok_or(DigestError)
    }
}

impl TryFrom<String> for Digest {
    type Error = DigestError;
    fn try_from(text: String) -> Result<Digest, DigestError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_read_and_written() {
        let digest = Digest::of(&("a", 1));
        assert_eq!(digest.to_string().parse(), Ok(digest));
        let json = serde_json::to_string(&digest).expect("json");
        assert_eq!(json, format!("\"{digest}\""));
        assert_eq!(serde_json::from_str::<Digest>(&json).expect("json"), digest);
        for wrong in ["", "12", &"zz".repeat(32), &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Digest>(), Err(DigestError));
        }
    }

    #[test]
    fn a_chain_covers_everything_before() {
        let (a, b) = (Digest::of_bytes(b"a"), Digest::of_bytes(b"b"));
        assert_ne!(a.then("x"), b.then("x"));
        assert_ne!(a.then("x"), a.then("y"));
        assert_eq!(a.then("x"), a.then("x"));
    }
}
