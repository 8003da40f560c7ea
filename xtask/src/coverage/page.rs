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

/// The marks around the lines of the README that are made from the list.
pub const BEGIN: &str = "<!-- Made by `cargo xtask coverage` from docs/not-covered.txt -->";
/// The second one.
pub const END: &str = "<!-- Not made from here on -->";

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

    /// The README with the lines between its marks made anew: one for each reason that something has no test.
    pub fn readme(&self, readme: &str) -> Result<String, String> {
        let missing = || "README.md lacks the marks around what has no test".to_owned();
        let (before, rest) = readme.split_once(BEGIN).ok_or_else(missing)?;
        let (_, after) = rest.split_once(END).ok_or_else(missing)?;
        Ok(format!("{before}{BEGIN}\n{}{END}{after}", self.not_yet()))
    }

    fn not_yet(&self) -> String {
        let mut groups: Vec<(&str, [usize; 2])> = Vec::new();
        for (kind, subjects) in [&self.rules, &self.cards].into_iter().enumerate() {
            for reason in subjects.iter().filter_map(|subject| self.missing.get(&subject.number)) {
                let at = groups.iter().position(|(known, _)| known == reason).unwrap_or_else(|| {
                    groups.push((reason, [0; 2]));
                    groups.len() - 1
                });
                groups[at].1[kind] += 1;
            }
        }
        let mut lines = String::new();
        for (reason, counts) in groups {
            let counted = counts.into_iter().zip(["rule", "card"]).filter(|(n, _)| *n > 0);
            let counted: Vec<String> =
                counted.map(|(n, what)| format!("{n} {what}{}", if n == 1 { "" } else { "s" })).collect();
            let _ = writeln!(lines, "- No test for {} of Ark Nova: {reason}.", counted.join(" and "));
        }
        lines
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
