//! Tokens that open seats and sessions. Only their hashes are kept.

use crate::store::TableId;
use crate::tables::random;
use data_encoding::BASE64URL_NOPAD;
use std::fmt;

/// The seat in the key of an invitation: it opens no seat, but lets somebody take an open one.
pub const INVITATION: u8 = u8::MAX;

/// The letters of a token: 32 bytes.
const LETTERS: usize = 43;

/// 32 random bytes, in letters that fit into addresses and cookies.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl Token {
    /// A new one.
    pub fn random() -> Token {
        Token(BASE64URL_NOPAD.encode(&random::<32>()))
    }

    /// What somebody sent, if it could be a token.
    pub fn read(text: &str) -> Option<Token> {
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        (text.len() == LETTERS && text.bytes().all(letter)).then(|| Token(text.to_owned()))
    }

    /// Its letters: for its owner alone.
    pub fn letters(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub fn hash(&self) -> [u8; 32] {
        hash(&self.0)
    }
}

/// What is kept of a token.
pub fn hash(token: &str) -> [u8; 32] {
    *blake3::hash(token.as_bytes()).as_bytes()
}

/// The name under which a table keeps where the game goes on for a seat: a rematch, or the same game by newer rules.
/// No token has this hash.
pub fn next_table(id: &TableId, seat: u8) -> [u8; 32] {
    blake3::derive_key("arkwright: the table after a table, for a seat", format!("{id} {seat}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_back_and_nothing_else_is_one() {
        let token = Token::random();
        assert_eq!(Token::read(token.letters()), Some(token.clone()));
        assert_ne!(token, Token::random());
        assert_eq!(format!("{token:?}"), "Token(…)");
        for text in ["", "short", &"=".repeat(LETTERS), &"é".repeat(LETTERS), &"a".repeat(LETTERS + 1)] {
            assert_eq!(Token::read(text), None, "{text}");
        }
    }
}
