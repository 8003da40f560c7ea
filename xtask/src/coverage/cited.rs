//! Which rules and cards the tests name.

use crate::rust_files::collect;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Tests of Ark Nova that name cards without testing what they do.
const NO_RULES: [&str; 6] =
    ["catalogue/", "texts.rs", "digests/", "allocations/", "exhaustive/", "language/"];

/// A test.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Test {
    /// File and line.
    pub place: String,
    /// Its name.
    pub name: String,
}

/// Numbers and the tests that name them.
#[derive(Default)]
pub struct Cited {
    /// By rule, such as `R-7.3`.
    pub rules: BTreeMap<String, Vec<Test>>,
    /// By card, such as `221`.
    pub cards: BTreeMap<String, Vec<Test>>,
}

impl Cited {
    /// Reads the tests of all crates of the games.
    pub fn read(root: &Path) -> Cited {
        let mut cited = Cited::default();
        let mut files = Vec::new();
        collect(&root.join("crates"), &mut files);
        files.sort();
        for file in files {
            let Ok(source) = fs::read_to_string(&file) else { continue };
            let shown = file.strip_prefix(root).unwrap_or(&file).display().to_string().replace('\\', "/");
            cited.scan(&shown, &source);
        }
        cited
    }

    /// Reads one file: all of it in a `tests` folder, otherwise from its test module on.
    pub fn scan(&mut self, file: &str, source: &str) {
        // Ark numbers its own decisions, with the same letter.
        if file.starts_with("crates/ark/") {
            return;
        }
        let whole = file.contains("/tests/") || file.ends_with("tests.rs");
        // What tables and terminals show of a card is no test of what it does.
        let names_cards = file.starts_with("crates/ark-nova/tests/")
            && !NO_RULES.iter().any(|place| file["crates/ark-nova/tests/".len()..].starts_with(place));
        let mut name = None;
        let mut waiting: Vec<(usize, String)> = Vec::new();
        let lines = source.lines().enumerate().map(|(nth, line)| (nth + 1, line.trim()));
        for (nth, line) in lines.skip_while(|(_, line)| !whole && *line != "#[cfg(test)]") {
            if line.starts_with("//!") {
                continue;
            }
            if line.starts_with("///") || line.starts_with("#[") {
                // Belongs to what follows.
                waiting.push((nth, line.to_owned()));
                continue;
            }
            if let Some(function) = function(line) {
                let is_test = waiting.iter().any(|(_, line)| line.contains("#[test]"));
                name = is_test.then(|| function.to_owned());
            }
            waiting.push((nth, line.to_owned()));
            if let Some(name) = &name {
                for (nth, line) in waiting.drain(..) {
                    self.note(
                        &Test { place: format!("{file}:{nth}"), name: name.clone() },
                        &line,
                        names_cards,
                    );
                }
            }
            waiting.clear();
        }
    }

    fn note(&mut self, test: &Test, line: &str, names_cards: bool) {
        for number in rules_in(line) {
            self.rules.entry(number).or_default().push(test.clone());
        }
        if names_cards {
            for number in cards_in(line) {
                self.cards.entry(number).or_default().push(test.clone());
            }
        }
    }
}

/// The name of a function whose head stands in this line.
fn function(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

/// Rules cited in a line: `R-7.3`, `R-12A.4`, `D-33`, and `r_7_3_...` in a name.
fn rules_in(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    let bytes = line.as_bytes();
    for (at, c) in line.char_indices() {
        let free = at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'-');
        if free && "RDPM".contains(c) && line[at + 1..].starts_with('-') {
            found.extend(dashed(c, &line[at + 2..]));
        }
    }
    let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    for word in words {
        let mut parts = word.split('_').skip_while(|part| *part != "and" && letter(part).is_none());
        while let Some(part) = parts.next() {
            let Some(letter) = letter(part) else { continue };
            let Some(chapter) = parts.next().filter(|chapter| starts_with_digit(chapter)) else { break };
            let chapter = chapter.to_uppercase();
            if letter == 'D' || letter == 'P' {
                found.push(format!("{letter}-{chapter}"));
            } else if let Some(rule) = parts.next().filter(|rule| starts_with_digit(rule)) {
                found.push(format!("{letter}-{chapter}.{rule}"));
            }
        }
    }
    found
}

/// The number after the letter and the dash; a decision has no second part.
fn dashed(letter: char, rest: &str) -> Option<String> {
    let end =
        |text: &str, also: char| text.find(|c: char| !c.is_ascii_digit() && c != also).unwrap_or(text.len());
    let digits = end(rest, '0');
    if digits == 0 {
        return None;
    }
    if letter == 'D' || letter == 'P' {
        return Some(format!("{letter}-{}", &rest[..digits]));
    }
    let chapter = digits + usize::from(rest[digits..].starts_with(['A', 'B']));
    let rule = rest[chapter..].strip_prefix('.')?;
    let length = end(rule, '0');
    (length > 0).then(|| format!("{letter}-{}.{}", &rest[..chapter], &rule[..length]))
}

fn letter(part: &str) -> Option<char> {
    ["r", "d", "p", "m"].contains(&part).then(|| part.to_uppercase().chars().next())?
}

fn starts_with_digit(part: &str) -> bool {
    part.starts_with(|c: char| c.is_ascii_digit())
}

/// Cards named in a line: three digits alone, or as a part of a name such as `s_221` or `animal_401_pays`.
fn cards_in(line: &str) -> Vec<String> {
    let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let numbers = words.filter(|word| word.len() == 3 && word.bytes().all(|digit| digit.is_ascii_digit()));
    numbers.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_in_names_and_texts() {
        assert_eq!(rules_in("fn r_7_3_one_petting_zoo() {"), ["R-7.3"]);
        assert_eq!(rules_in("fn r_12a_4_reputation_at_9() {"), ["R-12A.4"]);
        assert_eq!(rules_in("fn d_33_and_r_5_3_venom() {"), ["D-33", "R-5.3"]);
        assert_eq!(
            rules_in("/// R-5.12, R-12B.3 (D-33); see M-2.2 and P-4."),
            ["R-5.12", "R-12B.3", "D-33", "M-2.2", "P-4"]
        );
        assert_eq!(rules_in("XR-1.1 R-x D- card_r_of P-"), Vec::<String>::new());
    }

    #[test]
    fn cards_are_found_as_whole_numbers() {
        assert_eq!(
            cards_in("play(221); fn s_224_repeats() a_475, \"card 009\""),
            ["221", "224", "475", "009"]
        );
        assert_eq!(cards_in("1000 22 0.221 221.5 x2210"), Vec::<String>::new());
    }

    #[test]
    fn only_tests_cite() {
        let mut cited = Cited::default();
        let source = "//! R-1.1\nfn helper() { /* R-1.2 */ }\n/// R-1.3\n#[test]\nfn a_401() {\n    x(); // R-1.4\n}\n";
        cited.scan("crates/ark-nova/tests/rules/a.rs", source);
        assert_eq!(cited.rules.keys().collect::<Vec<_>>(), ["R-1.3", "R-1.4"]);
        assert_eq!(cited.cards["401"][0].name, "a_401");
        let mut none = Cited::default();
        none.scan("crates/ark-nova/src/a.rs", source);
        assert!(none.rules.is_empty());
        none.scan("crates/ark-nova/src/a.rs", &format!("#[cfg(test)]\n{source}"));
        assert_eq!(none.rules.len(), 2);
        let mut table = Cited::default();
        table.scan("crates/ark-nova/tests/catalogue/a.rs", source);
        assert!(table.cards.is_empty() && table.rules.len() == 2);
        let mut other_game = Cited::default();
        other_game.scan("crates/ark/tests/ark/a.rs", source);
        assert!(other_game.cards.is_empty() && other_game.rules.is_empty());
    }
}
