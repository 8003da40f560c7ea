//! What the rules crates deliberately do not know: no clock, thread, file, screen or randomness of the machine.

use crate::tree::{File, Finding, catches, code_only, hold, places, rust_files};

const RULES: [&str; 3] = ["crates/tabletop/", "crates/ark-nova/", "crates/ark/"];

/// Modules of the standard library that reach outside or share state between threads.
const MODULES: [&str; 9] = ["time", "thread", "fs", "env", "io", "net", "process", "os", "sync"];

/// Words of the same, however they were imported, and maps whose order differs from run to run.
const WORDS: [&str; 20] = [
    "Instant",
    "SystemTime",
    "getrandom",
    "thread_rng",
    "OsRng",
    "from_entropy",
    "RandomState",
    "HashMap",
    "HashSet",
    "Mutex",
    "RwLock",
    "OnceLock",
    "LazyLock",
    "thread_local!",
    "static mut",
    "println!",
    "print!",
    "eprintln!",
    "eprint!",
    "dbg!",
];

fn is_rules_source(file: &File) -> bool {
    file.is_rust() && RULES.iter().any(|place| file.path.starts_with(&format!("{place}src/")))
}

fn reaches_outside(file: &File) -> Vec<Finding> {
    let code = code_only(&file.text);
    let mut findings = Vec::new();
    for word in WORDS {
        findings.extend(places(&code, word).into_iter().map(|(line, _)| file.finding(line, word)));
    }
    for module in standard_modules(&code) {
        if MODULES.contains(&module.name) {
            findings.push(file.finding(module.line, format!("std::{}", module.name)));
        }
    }
    findings
}

struct Module<'a> {
    line: usize,
    name: &'a str,
}

/// Every module named after `std::`, also inside `std::{...}`.
fn standard_modules(code: &str) -> Vec<Module<'_>> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("std::") {
        let line = code[..at].matches('\n').count() + 1;
        let rest = &code[at + "std::".len()..];
        let Some(group) = rest.strip_prefix('{') else {
            let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            found.push(Module { line, name });
            continue;
        };
        let (mut depth, mut starts) = (1, true);
        for (i, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => starts = true,
                c if starts && depth == 1 && c.is_alphabetic() => {
                    let name = group[i..].split(|c: char| !c.is_alphanumeric() && c != '_').next();
                    found.push(Module { line, name: name.unwrap_or_default() });
                    starts = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

fn lacks_forbid(files: &[File]) -> Vec<Finding> {
    let roots = RULES.iter().map(|place| format!("{place}src/lib.rs"));
    let roots = roots.filter_map(|path| files.iter().find(|file| file.path == path));
    roots
        .filter(|file| !file.text.contains("#![forbid(unsafe_code)]"))
        .map(|file| file.finding(1, "lacks #![forbid(unsafe_code)]"))
        .collect()
}

#[test]
fn no_clock_thread_file_screen_or_chance_of_the_machine() {
    let files = rust_files();
    let scanned: Vec<&File> = files.iter().filter(|file| is_rules_source(file)).collect();
    assert!(scanned.len() > 10, "the rules crates were not found");
    let findings: Vec<Finding> = scanned.into_iter().flat_map(reaches_outside).collect();
    hold(
        "The same record gives the same bytes everywhere; whoever calls the rules does the rest:",
        &findings,
    );
}

#[test]
fn unsafe_code_is_forbidden() {
    hold("Say it in the first lines of the crate:", &lacks_forbid(&rust_files()));
}

#[test]
fn planted_violations_are_caught() {
    let scan = |code: &str| reaches_outside(&File::planted("crates/ark/src/lib.rs", code));
    catches(&scan("use std::time::Duration;"), 1);
    catches(&scan("use std::{fmt, thread, fs::File};"), 2);
    catches(&scan("use std::{\n    fmt::{self, env},\n    env,\n};"), 1);
    catches(&scan("let now = Instant::now(); println!(\"{now:?}\");"), 2);
    catches(&scan("static mut COUNT: u8 = 0;"), 1);
    catches(&scan("// std::time is not used here: no Instant\nuse std::fmt;\nlet s = \"println!\";"), 0);
    catches(&lacks_forbid(&[File::planted("crates/ark/src/lib.rs", "//! The rules.")]), 1);
    assert!(is_rules_source(&File::planted("crates/ark/src/deep/er.rs", "")));
    assert!(!is_rules_source(&File::planted("crates/arkwright/src/main.rs", "")));
}
