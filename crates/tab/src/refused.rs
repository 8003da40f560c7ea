//! What is answered when something cannot be done: in the shape of the server.

use serde_json::{Value, json};
use table::games::Rejected;

/// Why a request was not done.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The status that a server would answer with.
    pub status: u16,
    /// A word for programs.
    pub code: String,
    /// What happened, in a sentence.
    pub message: String,
    /// What belongs to it, such as the reasons of the rules.
    pub details: Value,
}

impl Refused {
    /// Without details.
    pub fn new(status: u16, code: &str, message: impl Into<String>) -> Refused {
        Refused { status, code: code.to_owned(), message: message.into(), details: Value::Null }
    }

    /// The request can be read, but makes no sense.
    pub fn senseless(code: &str, message: impl Into<String>) -> Refused {
        Refused::new(422, code, message)
    }

    /// Not as the table stands now.
    pub fn conflict(code: &str, message: impl Into<String>) -> Refused {
        Refused::new(409, code, message)
    }

    /// There is no such table.
    pub fn no_table() -> Refused {
        Refused::new(404, "no_table", "there is no such table")
    }

    /// As clients read it.
    pub fn to_json(&self) -> Value {
        json!({"error": {"code": self.code, "message": self.message, "details": self.details}})
    }
}

impl From<Rejected> for Refused {
    fn from(rejected: Rejected) -> Refused {
        let details = json!({"nth": rejected.nth, "reasons": rejected.reasons});
        Refused { details, ..Refused::new(rejected.status(), rejected.code, rejected.text) }
    }
}
