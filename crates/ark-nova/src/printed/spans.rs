//! Words of a text that differ from another text.

use serde::Serialize;

/// A run of words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Span {
    /// The words, with the spaces behind them.
    pub text: String,
    /// What they are beside the standard text.
    pub mark: Mark,
}

/// What words are beside the standard text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Mark {
    /// Both have them.
    Same,
    /// The standard text has them not.
    New,
    /// Only the standard text has them: to be shown struck out, or not at all.
    Gone,
}

/// A text in runs of words, with those of the standard text that it has not.
pub(super) fn spans(text: &str, standard: &str) -> Vec<Span> {
    let words: Vec<&str> = text.split_inclusive(' ').collect();
    let known: Vec<&str> = standard.split_inclusive(' ').collect();
    let mut spans: Vec<Span> = Vec::new();
    for (word, mark) in marked(&words, &known) {
        match spans.last_mut() {
            Some(last) if last.mark == mark => last.text.push_str(word),
            _ => spans.push(Span { text: word.to_owned(), mark }),
        }
    }
    spans
}

/// The words of both texts in order; those of a longest common sequence once. What the texts begin with alike is common
/// in any case, so that an addition at the end stays in one piece.
fn marked<'a>(words: &[&'a str], known: &[&'a str]) -> Vec<(&'a str, Mark)> {
    // The sign behind a word depends on what follows.
    let bare = |word: &'a str| word.trim_end_matches([' ', ';', ',', '.', '\u{a0}']);
    let same = |a: &'a str, b: &'a str| bare(a) == bare(b);
    let start = words.iter().zip(known).take_while(|(a, b)| same(a, b)).count();
    let mut marked: Vec<(&str, Mark)> = words[..start].iter().map(|&word| (word, Mark::Same)).collect();
    let (rest, others) = (&words[start..], &known[start..]);
    // longest[i][j]: the most words in common behind word i of the one and word j of the other.
    let mut longest = vec![vec![0; others.len() + 1]; rest.len() + 1];
    for i in (0..rest.len()).rev() {
        for j in (0..others.len()).rev() {
            longest[i][j] = match same(rest[i], others[j]) {
                true => longest[i + 1][j + 1] + 1,
                false => longest[i + 1][j].max(longest[i][j + 1]),
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < rest.len() || j < others.len() {
        if i < rest.len() && j < others.len() && same(rest[i], others[j]) {
            marked.push((rest[i], Mark::Same));
            (i, j) = (i + 1, j + 1);
        } else if j < others.len() && (i == rest.len() || longest[i][j + 1] >= longest[i + 1][j]) {
            marked.push((others[j], Mark::Gone));
            j += 1;
        } else {
            marked.push((rest[i], Mark::New));
            i += 1;
        }
    }
    marked
}
