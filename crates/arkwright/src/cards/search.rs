//! Finding cards by words and numbers among those that fit the filters.

use super::faces::{Face, numbers};
use super::filter::{Filter, lang_named};
use super::labels::Labels;
use crate::nearest::{folded, likeness};
use crate::words::{self, Lang};
use ark_nova::catalogue::{Card, CardKind};

/// What the reader asks for.
#[derive(Clone, Default)]
pub struct Search {
    /// Parts of a name.
    pub words: Vec<String>,
    /// Printed numbers.
    pub numbers: Vec<u16>,
    /// Everything else.
    pub filter: Filter,
    /// The language of names and texts.
    pub lang: Lang,
}

impl Search {
    /// Nothing asked yet.
    pub fn new(lang: Lang) -> Search {
        Search { lang, ..Search::default() }
    }

    /// Adds a name or number; several words in one are one part of a name.
    pub fn add_term(&mut self, term: &str) {
        match term.trim() {
            "" => {}
            term if term.bytes().all(|byte| byte.is_ascii_digit()) => {
                // A number too large for any card stays one: it finds nothing and is named in the answer.
                self.numbers.push(term.parse().unwrap_or(u16::MAX));
            }
            term => self.words.push(folded(term)),
        }
    }

    /// Adds everything of a search line such as `tiger icon:asia max-cost:20`.
    pub fn add_line(&mut self, line: &str) -> Result<(), String> {
        for term in terms(line) {
            match term.split_once(':') {
                Some(("lang", lang)) => self.lang = lang_named(lang)?,
                Some((key, value)) if !key.is_empty() && !key.contains(' ') && !value.starts_with(' ') => {
                    if value.is_empty() {
                        return Err(format!("'{term}' lacks a value, such as icon:predator or max-cost:12"));
                    }
                    self.filter.add(key, value)?;
                }
                _ => self.add_term(&term),
            }
        }
        Ok(())
    }

    /// Whether everything is asked for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.numbers.is_empty() && self.filter.is_empty()
    }

    /// The faces that fit, by number.
    pub fn run(&self) -> Vec<Face> {
        self.named(&self.filter.faces())
    }

    /// Those of the faces that have the numbers or the names.
    fn named(&self, faces: &[Face]) -> Vec<Face> {
        if self.words.is_empty() && self.numbers.is_empty() {
            return faces.to_vec();
        }
        let has_number = |face: &Face| self.numbers.contains(&face.card.id().0);
        let names: Vec<String> = faces.iter().map(|face| searchable_names(face.card, self.lang)).collect();
        let latin: Vec<String> = faces.iter().map(|face| folded(latin(face.card))).collect();
        // All words, else any of them, else the scientific name.
        let all = |name: &String| self.words.iter().all(|word| name.contains(word));
        let any = |name: &String| self.words.iter().any(|word| name.contains(word));
        let steps: [Vec<bool>; 3] = [
            names.iter().map(all).collect(),
            names.iter().map(any).collect(),
            latin.iter().map(all).collect(),
        ];
        let no_words = vec![false; faces.len()];
        let by_name = match self.words.is_empty() {
            true => &no_words,
            false => steps.iter().find(|step| step.contains(&true)).unwrap_or(&no_words),
        };
        let found = faces.iter().zip(by_name).filter(|(face, named)| **named || has_number(face));
        found.map(|(face, _)| *face).collect()
    }

    /// Numbers that no card has.
    pub fn missing_numbers(&self) -> Vec<u16> {
        let faces = Card::faces();
        let exists = |number: u16| faces.iter().any(|card| card.id().0 == number);
        self.numbers.iter().copied().filter(|&number| !exists(number)).collect()
    }

    /// What to say about the numbers that no card has.
    pub fn about_missing_numbers(&self) -> Option<String> {
        let missing: Vec<String> =
            self.missing_numbers().iter().map(|number| format!("{number:03}")).collect();
        if missing.is_empty() {
            return None;
        }
        let labels = Labels::of(self.lang);
        let kinds = [CardKind::FinalScoring, CardKind::Project, CardKind::Sponsor, CardKind::Animal];
        let ranges = kinds.into_iter().filter_map(|kind| {
            let (from, to) = numbers(kind)?;
            Some(format!("{from}-{to} ({})", words::kind_name(kind, self.lang)))
        });
        let ranges = ranges.collect::<Vec<_>>().join(", ");
        Some(format!("{} {}. {}: {ranges}.", labels.no_card_number, missing.join(", "), labels.numbers))
    }

    /// What to say when nothing was found, with the nearest names.
    pub fn about_nothing(&self) -> String {
        let labels = Labels::of(self.lang);
        if let Some(missing) = self.about_missing_numbers() {
            return missing;
        }
        let mut asked: Vec<String> = self.words.iter().map(|word| format!("'{word}'")).collect();
        asked.extend(self.numbers.iter().map(|number| format!("{number:03}")));
        if !self.filter.is_empty() {
            asked.push(self.filter.said());
        }
        let mut text = format!("{}: {}.", labels.nothing_fits, asked.join(", "));
        if self.words.is_empty() && self.numbers.is_empty() {
            return text;
        }
        let without_filter = self.named(&Filter::default().faces());
        let (near, before, after) = match without_filter.is_empty() {
            false => {
                let cards = without_filter.into_iter().map(|face| face.card).take(5).collect();
                (cards, labels.without_filters, ".")
            }
            true => (self.nearest_cards(), labels.did_you_mean, labels.question_mark),
        };
        let mut shown: Vec<String> = near
            .into_iter()
            .map(|card| format!("{} ({})", words::card_name(card, self.lang), card.id()))
            .collect();
        shown.dedup();
        if !shown.is_empty() {
            text += &format!(" {before} {}{after}", shown.join(", "));
        }
        text
    }

    fn nearest_cards(&self) -> Vec<Card> {
        let typed = self.words.join(" ");
        let mut like: Vec<(f64, Card)> = Filter::default()
            .faces()
            .into_iter()
            .filter(|face| !face.second)
            .map(|face| {
                let here = likeness(&typed, words::card_name(face.card, self.lang));
                (here.max(likeness(&typed, face.card.name())), face.card)
            })
            .filter(|(likeness, _)| *likeness > 0.84)
            .collect();
        like.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        like.into_iter().map(|(_, card)| card).take(3).collect()
    }
}

fn searchable_names(card: Card, lang: Lang) -> String {
    format!("{}\n{}", folded(words::card_name(card, lang)), folded(card.name()))
}

fn latin(card: Card) -> &'static str {
    match card {
        Card::Animal(animal) => animal.latin,
        _ => "",
    }
}

/// The words of a line; what stands in quotes is one word, also after a colon.
fn terms(line: &str) -> Vec<String> {
    let (mut terms, mut term, mut quoted) = (Vec::new(), String::new(), false);
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            letter if letter.is_whitespace() && !quoted => terms.push(std::mem::take(&mut term)),
            letter => term.push(letter),
        }
    }
    terms.push(term);
    terms.retain(|term| !term.is_empty());
    terms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_hold_words_together() {
        assert_eq!(
            terms(r#"snow  "sea lion" ability:"full throated""#),
            ["snow", "sea lion", "ability:full throated"]
        );
    }

    #[test]
    fn a_search_line_mixes_names_numbers_and_filters() {
        let mut search = Search::new(Lang::En);
        search.add_line("tiger 004 icon:asia").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((search.words.len(), search.numbers.as_slice()), (1, &[4][..]));
        let error = search.add_line("icn:asia").expect_err("there is no such filter");
        assert!(error.contains("did you mean icon?"), "{error}");
    }
}
