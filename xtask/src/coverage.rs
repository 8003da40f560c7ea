//! `cargo xtask coverage`: which tests cite which rule, and which tests name which card of the base game.
//!
//! Rules are listed in `docs/rules.txt`. What no test covers yet is listed in `docs/not-covered.txt` with the reason;
//! a test of this file fails when that list, the generated `docs/rules-coverage.md` or what the README says of the list
//! is not true any more.

mod cited;
mod page;

use crate::root;
use ark_nova::catalogue::{Card, Set};
use cited::{Cited, Test};
use std::collections::BTreeMap;
use std::fs;
use std::process::ExitCode;

const RULES: &str = "docs/rules.txt";
const MISSING: &str = "docs/not-covered.txt";
const PAGE: &str = "docs/rules-coverage.md";
const README: &str = "README.md";

/// Something that tests must cover: the number of a rule such as `R-7.3`, or of a card such as `221`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subject {
    /// The number.
    pub number: String,
    /// What it is about.
    pub title: String,
}

/// Everything known: subjects, the tests that cover them, and the list of what is missing.
pub struct Coverage {
    rules: Vec<Subject>,
    cards: Vec<Subject>,
    cited: BTreeMap<String, Vec<Test>>,
    missing: BTreeMap<String, String>,
}

/// Writes the page; with `missing` also the list of what no test covers.
pub fn run(missing: bool) -> ExitCode {
    let mut coverage = match Coverage::read() {
        Ok(coverage) => coverage,
        Err(error) => {
            eprintln!("coverage: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut written = Ok(());
    if missing {
        coverage.missing = coverage.list_missing();
        written = fs::write(root().join(MISSING), coverage.missing_text());
    }
    let written = written.and_then(|()| fs::write(root().join(PAGE), coverage.page()));
    let written = written.map_err(|error| error.to_string()).and_then(|()| coverage.write_readme());
    if let Err(error) = written {
        eprintln!("coverage: {error}");
        return ExitCode::FAILURE;
    }
    let faults = coverage.faults();
    faults.iter().for_each(|fault| eprintln!("coverage: {fault}"));
    let [rules, cards] = coverage.counts();
    println!("rules: {} of {} covered, cards: {} of {} named", rules.0, rules.1, cards.0, cards.1);
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

impl Coverage {
    fn read() -> Result<Coverage, String> {
        let text = |path: &str| {
            fs::read_to_string(root().join(path)).map_err(|error| format!("{path} cannot be read: {error}"))
        };
        let rules = pairs(&text(RULES)?);
        let missing = pairs(&text(MISSING).unwrap_or_default());
        let Cited { rules: cited_rules, cards: cited_cards } = Cited::read(&root());
        let mut cited = cited_rules;
        cited.extend(cited_cards);
        Ok(Coverage {
            rules: rules.into_iter().map(|(number, title)| Subject { number, title }).collect(),
            cards: cards(),
            cited,
            missing: missing.into_iter().collect(),
        })
    }

    fn write_readme(&self) -> Result<(), String> {
        let path = root().join(README);
        let old = fs::read_to_string(&path).map_err(|error| format!("{README} cannot be read: {error}"))?;
        let fresh = self.readme(&old)?;
        if fresh == old { Ok(()) } else { fs::write(path, fresh).map_err(|error| error.to_string()) }
    }

    fn subjects(&self) -> impl Iterator<Item = &Subject> {
        self.rules.iter().chain(&self.cards)
    }

    fn tests(&self, number: &str) -> &[Test] {
        self.cited.get(number).map_or(&[], Vec::as_slice)
    }

    /// Covered and all, of rules and of cards.
    fn counts(&self) -> [(usize, usize); 2] {
        [&self.rules, &self.cards].map(|subjects| {
            let covered = subjects.iter().filter(|subject| !self.tests(&subject.number).is_empty());
            (covered.count(), subjects.len())
        })
    }

    /// What no test covers, with the reason that is known.
    fn list_missing(&self) -> BTreeMap<String, String> {
        let open = self.subjects().filter(|subject| self.tests(&subject.number).is_empty());
        open.map(|subject| {
            let known = self.missing.get(&subject.number).cloned();
            (subject.number.clone(), known.unwrap_or_else(|| "no test yet".to_owned()))
        })
        .collect()
    }

    /// What is wrong with the list of missing tests and with what tests cite.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for subject in self.subjects() {
            let covered = !self.tests(&subject.number).is_empty();
            let listed = self.missing.contains_key(&subject.number);
            if covered && listed {
                faults.push(format!("{} has a test: take it off {MISSING}", subject.number));
            } else if !covered && !listed {
                faults.push(format!("{} ({}) has no test", subject.number, subject.title));
            }
        }
        let known = |number: &str| self.subjects().any(|subject| subject.number == number);
        for (number, reason) in &self.missing {
            if !known(number) {
                faults.push(format!("{MISSING} names {number}, which does not exist"));
            } else if reason.is_empty() {
                faults.push(format!("{MISSING} has no reason for {number}"));
            }
        }
        for (number, tests) in self.cited.iter().filter(|(number, _)| number.contains('-')) {
            if !known(number) {
                faults.push(format!("{} cites {number}, which {RULES} does not have", tests[0].place));
            }
        }
        faults
    }
}

/// The cards of the base game.
fn cards() -> Vec<Subject> {
    let mut cards: Vec<Subject> = Vec::new();
    for card in Card::faces().into_iter().filter(|card| card.set() == Set::Base) {
        let number = card.id().to_string();
        if cards.last().is_none_or(|last| last.number != number) {
            cards.push(Subject { number, title: card.name().to_owned() });
        }
    }
    cards
}

/// Lines of a number and what it is about; empty lines and those that start with `#` are for people.
fn pairs(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (number, rest) = line.split_once(' ').unwrap_or((line, ""));
            (number.to_owned(), rest.trim().to_owned())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_and_card_has_a_test_or_a_reason() {
        let faults = Coverage::read().expect("documents").faults();
        assert!(faults.is_empty(), "`cargo xtask coverage --missing` may help:\n{}", faults.join("\n"));
    }

    #[test]
    fn the_page_of_covered_rules_is_fresh() {
        let page = fs::read_to_string(root().join(PAGE)).unwrap_or_default();
        let fresh = Coverage::read().expect("documents").page();
        assert!(page == fresh, "{PAGE} is stale; run `cargo xtask coverage`");
    }

    #[test]
    fn the_readme_says_what_has_no_test() {
        let readme = fs::read_to_string(root().join(README)).unwrap_or_default();
        let fresh = Coverage::read().expect("documents").readme(&readme).expect("marks");
        assert!(
            readme == fresh,
            "\"Not yet\" of {README} differs from {MISSING}; run `cargo xtask coverage`"
        );
    }

    #[test]
    fn rules_are_numbered_once_and_in_order_of_their_parts() {
        let coverage = Coverage::read().expect("documents");
        let mut numbers: Vec<&str> = coverage.rules.iter().map(|rule| rule.number.as_str()).collect();
        assert!(numbers.len() > 250 && coverage.rules.iter().all(|rule| !rule.title.is_empty()));
        numbers.sort_unstable();
        assert!(numbers.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(coverage.cards.len(), 128 + 64 + 32 + 11);
    }

    #[test]
    fn planted_violations_are_caught() {
        let subject = |number: &str| Subject { number: number.into(), title: "a rule".into() };
        let test = Test { place: "crates/a/tests/b.rs:1".into(), name: "c".into() };
        let coverage = |cited: &[&str], missing: &[&str]| Coverage {
            rules: vec![subject("R-1.1"), subject("R-1.2")],
            cards: vec![subject("221")],
            cited: cited.iter().map(|number| ((*number).to_owned(), vec![test.clone()])).collect(),
            missing: missing.iter().map(|number| ((*number).to_owned(), "hard".to_owned())).collect(),
        };
        assert_eq!(coverage(&["R-1.1", "R-1.2"], &["221"]).faults().len(), 0);
        assert_eq!(coverage(&["R-1.1", "R-1.2"], &[]).faults(), ["221 (a rule) has no test"]);
        assert_eq!(coverage(&["R-1.1", "R-1.2", "221"], &["R-1.2"]).faults().len(), 1);
        assert_eq!(coverage(&["R-1.1", "R-1.2", "221", "R-9.9"], &[]).faults().len(), 1);
        assert_eq!(coverage(&["R-1.1", "R-1.2", "221"], &["R-7.7"]).faults().len(), 1);
        let bare = Coverage {
            missing: [("R-1.2".to_owned(), String::new())].into(),
            ..coverage(&["R-1.1", "221"], &[])
        };
        assert_eq!(bare.faults().len(), 1);
        assert_eq!(coverage(&["R-1.1"], &["221"]).list_missing()["R-1.2"], "no test yet");
        assert_eq!(coverage(&["R-1.1"], &["221"]).list_missing()["221"], "hard");
        let readme = coverage(&[], &[]).readme("# Arkwright\n");
        assert_eq!(readme, Err("README.md lacks the marks around what has no test".to_owned()));
        let marked = format!("{}\n{}\n", page::BEGIN, page::END);
        let told = |missing: &[&str]| coverage(&[], missing).readme(&marked).expect("marks");
        assert!(told(&["R-1.1", "221"]).contains("\n- No test for 1 rule and 1 card of Ark Nova: hard.\n"));
        assert!(told(&["R-1.1", "R-1.2"]).contains("\n- No test for 2 rules of Ark Nova: hard.\n"));
        assert!(!told(&[]).contains("No test for"));
    }
}
