//! `cargo xtask card 221`: everything known of one card, for those who write its rules and tests.

use crate::root;
use crate::rust_files::collect;
use crate::words::{self, Lang};
use ark_nova::catalogue::{Building, Card, CardId, Requirement};
use ark_nova::effects::Ability;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

const LANGS: [(&str, Lang); 2] = [("en", Lang::En), ("fr", Lang::Fr)];

/// Prints the card.
pub fn run(number: u16) -> ExitCode {
    let faces: Vec<Card> = Card::faces().into_iter().filter(|card| card.id().0 == number).collect();
    if faces.is_empty() {
        eprintln!("There is no card {number:03}; `arkwright cards --list` names them all.");
        return ExitCode::FAILURE;
    }
    let mut text = String::new();
    for (nth, face) in faces.iter().enumerate() {
        text += &describe(*face, nth + 1, faces.len());
    }
    text += &buildings(faces[0].id());
    text += &tests(number);
    match io::Write::write_all(&mut io::stdout().lock(), text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    }
}

fn describe(card: Card, nth: usize, faces: usize) -> String {
    let mut text = format!(
        "{} {}: {:?}, {:?} set, face {nth} of {faces}\n",
        card.id(),
        card.name(),
        card.kind(),
        card.set()
    );
    for (code, lang) in LANGS {
        let _ = writeln!(text, "\n[{code}] {}", words::card_name(card, lang));
        for line in words::card_text(card, lang).lines() {
            let _ = writeln!(text, "     {line}");
        }
        for requirement in requirements(card) {
            let _ = writeln!(text, "     needs: {}", words::requirement_text(*requirement, lang));
        }
        for ability in abilities(card) {
            let name = words::ability_name(*ability, lang);
            let _ = writeln!(text, "     {name}: {}", words::ability_text(*ability, lang));
        }
    }
    let value = match card {
        Card::Animal(card) => format!("{card:#?}"),
        Card::Sponsor(card) => {
            // The lines of the table have room for more than this card uses.
            let fields = format!("{card:#?}");
            let fields = fields.split("\n    lines: ").next().unwrap_or_default();
            format!("{fields}\n}}\n\nclauses = {:#?}", card.clauses())
        }
        Card::Project(card) => format!("{card:#?}"),
        Card::FinalScoring(card) => format!("{card:#?}"),
    };
    text + "\n" + &value + "\n\n"
}

fn requirements(card: Card) -> &'static [Requirement] {
    match card {
        Card::Animal(card) => card.requires,
        Card::Sponsor(card) => card.requires,
        Card::Project(_) | Card::FinalScoring(_) => &[],
    }
}

fn abilities(card: Card) -> &'static [Ability] {
    match card {
        Card::Animal(card) => card.abilities,
        _ => &[],
    }
}

fn buildings(id: CardId) -> String {
    let mut text = String::new();
    for building in Building::ALL.into_iter().filter(|building| building.face().sponsor == Some(id)) {
        let face = building.face();
        let _ = writeln!(
            text,
            "building = {building:?}, {} spaces {:?}\n  {:?}\n",
            building.size(),
            face.cells,
            face.need
        );
    }
    text
}

/// The lines of tests that name the card.
fn tests(number: u16) -> String {
    let mut found = Vec::new();
    for file in sources(&root()) {
        let Ok(source) = fs::read_to_string(&file) else { continue };
        let shown = file.strip_prefix(root()).unwrap_or(&file).display().to_string();
        for (line, text) in test_lines(&file, &source) {
            if names(text, number) {
                found.push(format!("  {shown}:{line}: {}", text.trim()));
            }
        }
    }
    match found.is_empty() {
        true => "No test names it.\n".to_owned(),
        false => format!("Tests that name it:\n{}\n", found.join("\n")),
    }
}

/// The lines of a file that are tests: all of it in a `tests` folder or test file, else from the test module on.
fn test_lines<'a>(file: &Path, source: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    let whole = file.components().any(|part| part.as_os_str() == "tests")
        || file.file_stem().and_then(|stem| stem.to_str()).is_some_and(|stem| stem.ends_with("tests"));
    let lines = source.lines().enumerate().map(|(nth, line)| (nth + 1, line));
    lines.skip_while(move |(_, line)| !whole && line.trim() != "#[cfg(test)]")
}

/// Whether a text has the number, not as a part of a longer one.
fn names(text: &str, number: u16) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let padded = format!("{number:03}");
    text.split(|c| !part(c)).any(|word| word == padded || word == number.to_string())
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for part in ["crates", "xtask"] {
        collect(&folder.join(part), &mut found);
    }
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_named_only_as_a_whole() {
        assert!(names("play(221)", 221) && names("[4, 221]", 221) && names("card 004", 4));
        assert!(!names("2210", 221) && !names("0.221", 221) && !names("card_221", 221));
    }

    #[test]
    fn only_tests_are_searched() {
        let source = "let a = 221;\n#[cfg(test)]\nmod tests { /* 221 */ }";
        let lines = |file: &str| test_lines(Path::new(file), source).count();
        assert_eq!((lines("src/a.rs"), lines("tests/a.rs"), lines("src/a_tests.rs")), (2, 3, 3));
    }
}
