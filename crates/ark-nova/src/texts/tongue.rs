//! What a language has to say.
//!
//! Every topic asks for its own words and sentences, in its own file, by names that tell what they say; the English
//! folder shows each of them. No sentence has a default, so that the compiler names what a new language lacks. A
//! language is one folder, and one line in [`tongue`].

use super::Lang;
use super::ability_names::AbilityNames;
use super::action_cards::ActionCardWords;
use super::afterwards::AfterWords;
use super::amounts::AmountWords;
use super::blockers::BlockerWords;
use super::boards::{BoardNames, BoardWords};
use super::cards::{CardNames, CardWords};
use super::clauses::ClauseWords;
use super::effects::EffectWords;
use super::en::English;
use super::events::EventWords;
use super::explanations::ExplanationWords;
use super::fr::French;
use super::moves::MoveWords;
use super::printed::{OptionWords, PrintedWords};
use super::questions::QuestionWords;
use super::remedies::RemedyWords;
use super::sources::SourceWords;
use super::words::NameWords;

/// A language: the words and sentences of every topic.
pub(crate) trait Tongue:
    Grammar
    + NameWords
    + AbilityNames
    + BoardNames
    + CardNames
    + ActionCardWords
    + AfterWords
    + AmountWords
    + BlockerWords
    + BoardWords
    + CardWords
    + ClauseWords
    + EffectWords
    + EventWords
    + ExplanationWords
    + MoveWords
    + OptionWords
    + PrintedWords
    + QuestionWords
    + RemedyWords
    + SourceWords
{
}

/// The language of a reader.
pub(crate) fn tongue(lang: Lang) -> &'static dyn Tongue {
    match lang {
        Lang::En => &English,
        Lang::Fr => &French,
    }
}

/// How a language puts words together.
pub(crate) trait Grammar {
    /// A list in words: `a, b and c`.
    fn and(&self, items: &[String]) -> String;
    /// A list of alternatives: `a, b or c`.
    fn or(&self, items: &[String]) -> String;
    /// Parts of a sentence that have commas of their own: `a; b`.
    fn semicolons(&self, parts: &[String]) -> String;
    /// Something with its name or place before it: `name: text`.
    fn labelled(&self, label: &str, text: &str) -> String;
    /// The signs and spaces of a finished text.
    fn typeset(&self, text: &str) -> String;
}

/// A list with a word before its last item.
pub(super) fn enumerate(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}
