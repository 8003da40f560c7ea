//! The generated page and list.

use super::{Coverage, MISSING, RULES, Subject};
use std::fmt::Write;

/// Tests of one subject that are named; of more, the number is given.
const NAMED: usize = 6;

/// What the parts of the numbers mean.
const PARTS: [(&str, &str); 4] = [
    ("R-", "Rules of the base game"),
    ("M-", "Rules of Marine Worlds"),
    ("D-", "Decisions where sources disagree"),
    ("P-", "What play at real tables taught"),
];

impl Coverage {
    /// The page.
    pub fn page(&self) -> String {
        let [rules, cards] = self.counts();
        let mut page = format!(
            "# Which tests cover which rule and card\n\n\
             Made by `cargo xtask coverage` from {RULES}, the catalogue and the tests; do not edit. What has no test is\n\
             in {MISSING} with the reason. A rule or card is covered by a test that has its number in its name, in its\n\
             comment or inside.\n\n\
             Rules: {} of {} covered. Cards of the base game: {} of {} named.\n",
            rules.0, rules.1, cards.0, cards.1
        );
        for (prefix, heading) in PARTS {
            let rules: Vec<&Subject> =
                self.rules.iter().filter(|rule| rule.number.starts_with(prefix)).collect();
            self.table(&mut page, heading, "rule", &rules);
        }
        self.table(&mut page, "Cards of the base game", "card", &self.cards.iter().collect::<Vec<_>>());
        page
    }

    fn table(&self, page: &mut String, heading: &str, what: &str, subjects: &[&Subject]) {
        if subjects.is_empty() {
            return;
        }
        let _ = write!(page, "\n## {heading}\n\n| {what} | about | tests |\n| --- | --- | --- |\n");
        for subject in subjects {
            let tests = self.tests(&subject.number);
            let mut names: Vec<String> = Vec::new();
            for test in tests {
                let name = test.name.clone();
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            let further = names.len().saturating_sub(NAMED);
            names.truncate(NAMED);
            let mut told = names.join(", ");
            if further > 0 {
                let _ = write!(told, " and {further} more");
            }
            if let Some(reason) = self.missing.get(&subject.number).filter(|_| tests.is_empty()) {
                told = format!("*not covered: {reason}*");
            }
            let _ = writeln!(page, "| {} | {} | {told} |", subject.number, subject.title);
        }
    }

    /// The list of what is missing.
    pub fn missing_text(&self) -> String {
        let mut text = String::from(
            "# Rules and cards that no test covers yet, each with the reason. The list may only shrink:\n\
             # `cargo xtask coverage --missing` takes off what has a test now.\n",
        );
        for subject in self.subjects() {
            if let Some(reason) = self.missing.get(&subject.number) {
                let _ = writeln!(text, "{} {reason}", subject.number);
            }
        }
        text
    }
}
