//! Rules for every source file.

use crate::tree::{File, Finding, catches, files, hold, places, rust_files, without_tests};

const LONGEST: usize = 600;
/// Tables may be as long as there are cards, and what is generated as long as what it tells.
const TABLES: [&str; 3] =
    ["crates/ark-nova/src/catalogue/", "crates/ark-nova/src/texts/fr/names", "web/src/wire/"];
/// Names that say nothing about what is inside.
const EMPTY_NAMES: [&str; 7] = ["util", "utils", "helper", "helpers", "misc", "common", "stuff"];
/// Words of work that is not finished.
const UNFINISHED: [&str; 4] = ["todo!", "unimplemented!", "FIXME", "XXX"];
/// These files name what they look for.
const TIDY: &str = "xtask/tests/tidy/";

/// Where the numbers of cards mean something.
const CATALOGUE: [&str; 2] = ["crates/ark-nova/src/catalogue/", "crates/ark-nova/src/texts/fr/names"];
/// Where options are read: the tables, the choice of faces, set-up, the rules built from the options, and the form in
/// which they are chosen.
const EDITIONS: [&str; 6] = [
    "crates/ark-nova/src/catalogue/",
    "crates/ark-nova/src/rules.rs",
    "crates/ark-nova/src/flow/setup.rs",
    "crates/ark-nova/src/printed/cards.rs",
    "crates/ark-nova/src/printed/options.rs",
    "crates/arkwright/src/cards/faces.rs",
];

fn too_long(file: &File) -> Vec<Finding> {
    let lines = file.text.lines().count();
    let source = [".rs", ".ts", ".svelte"].iter().any(|ending| file.path.ends_with(ending));
    match source && lines > LONGEST && !file.within(&TABLES) {
        true => vec![file.finding(lines, format!("{lines} lines; at most {LONGEST} outside the tables"))],
        false => Vec::new(),
    }
}

fn empty_name(file: &File) -> Vec<Finding> {
    let parts = file.path.split('/').map(|part| part.split('.').next().unwrap_or_default());
    let empty = parts.into_iter().find(|part| EMPTY_NAMES.contains(part));
    empty
        .map(|part| file.finding(1, format!("'{part}' says nothing about what is inside")))
        .into_iter()
        .collect()
}

fn unfinished(file: &File) -> Vec<Finding> {
    if file.within(&[TIDY, "Cargo.lock"]) {
        return Vec::new();
    }
    let words = UNFINISHED.into_iter();
    words
        .flat_map(|word| places(&file.text, word).into_iter().map(move |(line, _)| file.finding(line, word)))
        .collect()
}

/// Card numbers in code: literals, comparisons, and arms of a `match`.
fn card_numbers(file: &File) -> Vec<Finding> {
    if file.within(&CATALOGUE) || file.is_test() {
        return Vec::new();
    }
    let code = without_tests(&file.text);
    let mut findings = Vec::new();
    for (line, rest) in places(&code, "CardId(") {
        if rest["CardId(".len()..].trim_start().starts_with(|c: char| c.is_ascii_digit()) {
            findings.push(file.finding(line, "the number of a card"));
        }
    }
    for subject in ["id.0", "id().0", "number"] {
        for (line, rest) in places(&code, subject) {
            let rest = rest[subject.len()..].trim_start();
            let compared = ["==", "!=", "<=", ">=", "<", ">"].iter().find_map(|sign| rest.strip_prefix(sign));
            if compared.is_some_and(|right| starts_with_card_number(right.trim_start())) {
                findings.push(file.finding(line, "a comparison with the number of a card"));
            }
        }
    }
    findings.extend(matches_on_numbers(file, &code));
    findings
}

/// Card numbers have three digits; smaller numbers are something else most of the time.
fn starts_with_card_number(text: &str) -> bool {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    digits == 3
}

/// Arms such as `221 =>` or `221 | 224 =>` in a `match` on something that is called a card, id or number.
fn matches_on_numbers(file: &File, code: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, _) in code.match_indices("match ") {
        let Some(open) = code[at..].find('{') else { continue };
        let subject = &code[at + "match ".len()..at + open];
        let words: Vec<&str> = subject.split(|c: char| !c.is_alphanumeric()).collect();
        if !["card", "id", "number", "CardId"].iter().any(|word| words.contains(word)) {
            continue;
        }
        let first_line = code[..at + open].matches('\n').count() + 1;
        let mut depth = 0;
        for (nth, line) in code[at + open..].lines().enumerate() {
            let arm = line.trim_start().trim_start_matches("CardId(");
            if depth == 1 && starts_with_card_number(arm) && (line.contains("=>") || line.contains('|')) {
                findings.push(file.finding(first_line + nth, "a match on the number of a card"));
            }
            depth += line.matches('{').count() as i32 - line.matches('}').count() as i32;
            if depth <= 0 {
                break;
            }
        }
    }
    findings
}

fn edition_tests(file: &File) -> Vec<Finding> {
    if file.within(&EDITIONS) || file.is_test() {
        return Vec::new();
    }
    let code = without_tests(&file.text);
    let signs = ["Edition::", "edition ==", "edition !=", "match edition", "edition.has(", ".has(Set::"];
    let mut findings: Vec<Finding> = Vec::new();
    for (line, _) in signs.into_iter().flat_map(|sign| places(&code, sign)) {
        findings.push(file.finding(line, "a test of the edition"));
    }
    findings.dedup();
    findings
}

#[track_caller]
fn hold_everywhere(rule: &str, files: &[File], scan: fn(&File) -> Vec<Finding>) {
    hold(rule, &files.iter().flat_map(scan).collect::<Vec<_>>());
}

#[test]
fn no_file_is_too_long_to_read() {
    hold_everywhere("Part it by concept, one file each:", &files(), too_long);
}

#[test]
fn names_of_files_say_what_is_inside() {
    hold_everywhere("Name it after what it is about:", &files(), empty_name);
}

#[test]
fn nothing_is_left_unfinished() {
    hold_everywhere("Finish it, or write an issue and a line under \"Not yet\":", &files(), unfinished);
}

#[test]
fn cards_are_data() {
    let rule = "What a card does is a value in its line of the catalogue, never code for its number:";
    hold_everywhere(rule, &rust_files(), card_numbers);
}

#[test]
fn editions_are_data() {
    let rule = "Put the difference into `Rules` at set-up, or into a second face of the card:";
    hold_everywhere(rule, &rust_files(), edition_tests);
}

#[test]
fn planted_violations_are_caught() {
    let file = |path: &str, text: &str| File::planted(path, text);
    let long = "\n".repeat(601);
    catches(&too_long(&file("crates/ark/src/lib.rs", &long)), 1);
    catches(&too_long(&file("crates/ark-nova/src/catalogue/maps.rs", &long)), 0);
    catches(&too_long(&file("crates/ark/src/lib.rs", &"\n".repeat(600))), 0);

    catches(&empty_name(&file("crates/ark/src/utils.rs", "")), 1);
    catches(&empty_name(&file("crates/ark/tests/common/mod.rs", "")), 1);
    catches(&empty_name(&file("crates/ark/src/deck.rs", "")), 0);

    catches(&unfinished(&file("crates/ark/src/a.rs", "fn a() { todo!() }\n// FIXME: b\n// XXX")), 3);
    catches(&unfinished(&file("web/src/a.ts", "const MAXXX = 1")), 0);

    let rules = |text: &str| card_numbers(&file("crates/ark-nova/src/actions/animals.rs", text));
    catches(&rules("if card.id == CardId(221) {}"), 1);
    catches(&rules("if card.id.0 == 221 || 3 < card.id().0 {}"), 1);
    catches(&rules("match card.id().0 {\n    221 => a(),\n    224 | 227 => b(),\n    _ => c(),\n}"), 2);
    catches(&rules("match id {\n    CardId(221) => a(),\n    _ => {}\n}"), 2);
    catches(&rules("match strength {\n    1 => a(),\n    _ => b(),\n}\nlet id = CardId(number);"), 0);
    catches(&rules("#[cfg(test)]\nmod tests { fn a() { play(CardId(221)) } }"), 0);
    catches(&card_numbers(&file("crates/ark-nova/src/catalogue/sponsors.rs", "CardId(221)")), 0);
    catches(&card_numbers(&file("crates/ark-nova/tests/sponsors.rs", "CardId(221)")), 0);

    let editions = |path: &str| {
        edition_tests(&file(path, "if options.edition == Edition::Marine {}\nif edition.has(set) {}"))
    };
    catches(&editions("crates/ark-nova/src/flow/scoring.rs"), 2);
    catches(&editions("crates/ark-nova/src/flow/setup.rs"), 0);
    catches(&editions("crates/ark-nova/tests/setup.rs"), 0);
}
