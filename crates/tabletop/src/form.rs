//! The options of a game as a form: what can be chosen before it, in the words of one language.

use serde::Serialize;

/// A field of the options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionFace {
    /// The name of the field.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// One line of explanation.
    pub text: String,
    /// What it is if it is left out.
    pub default: Setting,
    /// What it can be.
    pub values: Vec<ValueFace>,
    /// What else has to be chosen for it to matter.
    pub needs: Vec<Needs>,
}

/// A value that an option can have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ValueFace {
    /// As it stands in the options.
    pub value: Setting,
    /// What people call it.
    pub name: String,
    /// One line of explanation; may be empty.
    pub text: String,
    /// What has to be given along: then the value stands in the options as an object with `value` as its only field,
    /// which has what was given.
    pub takes: Option<Takes>,
    /// What else has to be chosen for it.
    pub needs: Vec<Needs>,
}

/// A plain value in the options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Setting {
    /// Nothing in particular.
    Nothing,
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u8),
    /// A word.
    Word(String),
}

/// What has to be given along with a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Takes {
    /// Some of these words, each at most once where nothing else is said.
    List {
        /// The words.
        of: Vec<String>,
        /// How many are chosen.
        count: Chosen,
    },
    /// A document in JSON, such as a deck of one's own.
    Document,
}

/// How many are chosen from a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Chosen {
    /// One for each player, in the order of the seats.
    OnePerPlayer,
    /// As many as one likes.
    Any,
}

/// Another option that has to have one of some values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Needs {
    /// The other option.
    pub option: String,
    /// The values.
    pub one_of: Vec<Setting>,
}

impl Setting {
    /// A word.
    pub fn word(word: &str) -> Setting {
        Setting::Word(word.to_owned())
    }
}

impl OptionFace {
    /// An option with its name and text that always matters.
    pub fn new(id: &str, texts: (String, String), default: Setting, values: Vec<ValueFace>) -> OptionFace {
        let (name, text) = texts;
        OptionFace { id: id.to_owned(), name, text, default, values, needs: Vec::new() }
    }

    /// The same, mattering only if another option has one of some values.
    #[must_use]
    pub fn needing(mut self, option: &str, one_of: Vec<Setting>) -> OptionFace {
        self.needs.push(Needs { option: option.to_owned(), one_of });
        self
    }
}

impl ValueFace {
    /// A value with its name and text that can always be chosen.
    pub fn new(value: Setting, texts: (String, String)) -> ValueFace {
        let (name, text) = texts;
        ValueFace { value, name, text, takes: None, needs: Vec::new() }
    }

    /// The same, with something given along.
    #[must_use]
    pub fn taking(self, takes: Takes) -> ValueFace {
        ValueFace { takes: Some(takes), ..self }
    }

    /// The same, only if another option has one of some values.
    #[must_use]
    pub fn needing(mut self, option: &str, one_of: Vec<Setting>) -> ValueFace {
        self.needs.push(Needs { option: option.to_owned(), one_of });
        self
    }
}
