//! The files of the repository, and how findings in them are reported.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fmt, fs};

/// A text file of the repository.
#[derive(Clone)]
pub struct File {
    /// From the root, with `/` between the parts.
    pub path: String,
    pub text: String,
}

/// Something that breaks a rule.
#[derive(Debug, PartialEq)]
pub struct Finding {
    pub place: String,
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

impl File {
    /// A file that exists only in a test.
    pub fn planted(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Whether the file lies under one of the folders or is one of the files.
    pub fn within(&self, places: &[&str]) -> bool {
        places.iter().any(|place| self.path.starts_with(place))
    }

    /// Whether the whole file is a test.
    pub fn is_test(&self) -> bool {
        let (folder, name) = self.path.rsplit_once('/').unwrap_or(("", &self.path));
        folder.split('/').any(|part| part == "tests") || name.trim_end_matches(".rs").ends_with("tests")
    }

    pub fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding { place: format!("{}:{line}", self.path), what: what.into() }
    }
}

/// The folder of the workspace that is being tested, which need not be the one this program was built in.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).parent().expect("xtask lies in the workspace").to_owned()
}

/// Every text file of the repository, new ones included.
pub fn files() -> Vec<File> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output();
    let paths: Vec<PathBuf> = match listed {
        Ok(output) if output.status.success() => {
            String::from_utf8_lossy(&output.stdout).split_terminator('\0').map(PathBuf::from).collect()
        }
        // Unpacked from an archive: everything but what tools leave behind.
        _ => walk(&root())
            .into_iter()
            .filter_map(|path| Some(path.strip_prefix(root()).ok()?.into()))
            .collect(),
    };
    let read = |path: PathBuf| {
        let text = fs::read_to_string(root().join(&path)).ok()?;
        Some(File { path: path.to_str()?.replace('\\', "/"), text })
    };
    let files: Vec<File> = paths.into_iter().filter_map(read).collect();
    assert!(files.len() > 30, "the files of the repository were not found");
    files
}

fn walk(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            if ![".git", "target", "node_modules"].iter().any(|left_out| name == *left_out) {
                found.extend(walk(&path));
            }
        } else {
            found.push(path);
        }
    }
    found
}

pub fn rust_files() -> Vec<File> {
    files().into_iter().filter(File::is_rust).collect()
}

/// Fails with all findings and what to do about them.
#[track_caller]
pub fn hold(rule: &str, findings: &[Finding]) {
    let list: String = findings.iter().map(|finding| format!("\n  {finding}")).collect();
    assert!(findings.is_empty(), "{rule}{list}\n");
}

/// Fails unless a scanner reports exactly this many violations.
#[track_caller]
pub fn catches(findings: &[Finding], count: usize) {
    assert_eq!(findings.len(), count, "the scanner reports {findings:#?}");
}

/// The source with comments and the insides of strings blanked, lines kept.
pub fn code_only(source: &str) -> String {
    let chars: Vec<char> = source.chars().collect();
    let mut code = String::with_capacity(source.len());
    let blank = |c: char| if c == '\n' { '\n' } else { ' ' };
    let mut at = 0;
    while at < chars.len() {
        let rest = &chars[at..];
        match rest {
            ['/', '/', ..] => {
                let end = rest.iter().position(|c| *c == '\n').unwrap_or(rest.len());
                code.extend(std::iter::repeat_n(' ', end));
                at += end;
            }
            ['/', '*', ..] => {
                let end = (2..rest.len())
                    .find(|&i| rest[i..].starts_with(&['*', '/']))
                    .map_or(rest.len(), |i| i + 2);
                code.extend(rest[..end].iter().copied().map(blank));
                at += end;
            }
            ['\'', '\\', _, '\'', ..] => {
                code.push_str("'   ");
                at += 4;
            }
            ['\'', _, '\'', ..] => {
                code.push_str("'  ");
                at += 3;
            }
            ['r', '#', '"', ..] => {
                let end = (3..rest.len())
                    .find(|&i| rest[i..].starts_with(&['"', '#']))
                    .map_or(rest.len(), |i| i + 2);
                code.extend(rest[..end].iter().copied().map(blank));
                at += end;
            }
            ['"', ..] => {
                let mut end = 1;
                while end < rest.len() && rest[end] != '"' {
                    end += if rest[end] == '\\' { 2 } else { 1 };
                }
                let end = (end + 1).min(rest.len());
                code.push('"');
                code.extend(rest[1..end - 1].iter().copied().map(blank));
                code.push('"');
                at += end;
            }
            [c, ..] => {
                code.push(*c);
                at += 1;
            }
            [] => break,
        }
    }
    code
}

/// The same with test modules blanked.
pub fn without_tests(source: &str) -> String {
    let mut code = code_only(source);
    while let Some(start) = code.find("#[cfg(test)]") {
        let rest = &code[start..];
        let end = match (rest.find('{'), rest.find(';')) {
            (Some(open), semicolon) if semicolon.is_none_or(|semicolon| open < semicolon) => {
                let mut depth = 0;
                let close = rest[open..].char_indices().find_map(|(i, c)| {
                    depth += i32::from(c == '{') - i32::from(c == '}');
                    (depth == 0).then_some(i + 1)
                });
                close.map_or(rest.len(), |close| open + close)
            }
            (_, Some(semicolon)) => semicolon + 1,
            _ => rest.len(),
        };
        let blanked: String = rest[..end].chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect();
        code.replace_range(start..start + end, &blanked);
    }
    code
}

/// Where a word stands in a text, not as a part of a longer one: line and rest of the line from there.
pub fn places<'a>(text: &'a str, word: &str) -> Vec<(usize, &'a str)> {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    for (nth, line) in text.lines().enumerate() {
        for (at, _) in line.match_indices(word) {
            let before = line[..at].chars().next_back();
            let after = line[at + word.len()..].chars().next();
            let starts = !word.starts_with(part) || !before.is_some_and(part);
            let ends = !word.ends_with(part) || !after.is_some_and(part);
            if starts && ends {
                found.push((nth + 1, &line[at..]));
            }
        }
    }
    found
}

#[test]
fn comments_strings_and_tests_are_no_code() {
    let source = "a // b\n/* c\n */ d \"e \\\" f\" g '\"' h\n#[cfg(test)]\nmod tests { fn i() { } }\nj\n#[cfg(test)]\nmod k;\nl";
    let letters = |text: &str| text.chars().filter(char::is_ascii_lowercase).collect::<String>();
    assert_eq!(letters(&without_tests(source)), "adghjl");
    assert_eq!(code_only(source).lines().count(), source.lines().count());
}

#[test]
fn words_are_found_only_as_a_whole() {
    assert_eq!(places("Instant InstantX xInstant\n(Instant)", "Instant").len(), 2);
    assert_eq!(places("println!(1); eprintln!(2)", "println!").len(), 1);
}
