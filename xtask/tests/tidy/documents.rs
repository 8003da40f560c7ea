//! What the documents must keep saying, and what no text may name.

use crate::tree::{File, Finding, catches, files, hold};

/// Folders of somebody's machine.
const MACHINE: [&str; 5] = ["/work/", "/root/", "/tmp/", "/home/", "/Users/"];

fn machine_paths(file: &File) -> Vec<Finding> {
    if file.within(&["xtask/tests/tidy/"]) {
        return Vec::new();
    }
    let mut findings = Vec::new();
    for (nth, line) in file.text.lines().enumerate() {
        for place in MACHINE {
            let alone = |at: usize| {
                let before = line[..at].chars().next_back();
                !before.is_some_and(|c| c.is_alphanumeric() || "._-}~".contains(c))
            };
            if line.match_indices(place).any(|(at, _)| alone(at)) {
                findings.push(file.finding(nth + 1, format!("names the folder {place} of a machine")));
            }
        }
    }
    findings
}

/// The first screen of the README: two commands, and a section for what is missing.
fn readme_faults(readme: &str) -> Vec<Finding> {
    let mut faults = Vec::new();
    let mut fault = |what: &str| faults.push(Finding { place: "README.md".into(), what: what.into() });
    let first_screen: Vec<&str> = readme.lines().take(30).collect();
    let commands: Vec<&str> = blocks(&first_screen);
    if commands != ["cargo play", "cargo verify"] {
        fault(&format!("the first screen shows the commands {commands:?}, not cargo play and cargo verify"));
    }
    for heading in ["Not yet", "Licence"] {
        if !readme.lines().any(|line| line.starts_with("## ") && line.contains(heading)) {
            fault(&format!("lacks the section \"{heading}\""));
        }
    }
    if !readme.contains("unofficial fan project") {
        fault("lacks the notice of a fan project");
    }
    faults
}

/// The lines inside code blocks.
fn blocks<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let mut inside = false;
    let mut found = Vec::new();
    for line in lines {
        if line.starts_with("```") {
            inside = !inside;
        } else if inside {
            found.push(*line);
        }
    }
    found
}

fn missing_documents(files: &[File]) -> Vec<Finding> {
    let needed = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "LICENSE-MIT", "LICENSE-APACHE"];
    needed
        .into_iter()
        .filter(|name| !files.iter().any(|file| file.path == *name))
        .map(|name| Finding { place: name.into(), what: "is missing".into() })
        .collect()
}

/// Tests that a document names (in backquotes, three words or more) and no source has.
fn missing_tests(document: &File, sources: &[File]) -> Vec<Finding> {
    let quoted = document.text.split('`').skip(1).step_by(2);
    let snake = |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let tests = quoted.filter(|name| snake(name) && name.matches('_').count() >= 2);
    tests
        .filter(|name| !sources.iter().any(|file| file.text.contains(&format!("fn {name}("))))
        .map(|name| Finding { place: document.path.clone(), what: format!("there is no test {name}") })
        .collect()
}

#[test]
fn the_plan_names_tests_that_exist() {
    let files = files();
    let plan = files.iter().find(|file| file.path == "ARCHITECTURE.md").expect("ARCHITECTURE.md");
    let sources: Vec<File> = files.iter().filter(|file| file.is_rust()).cloned().collect();
    hold("An invariant without its test is a wish:", &missing_tests(plan, &sources));
}

#[test]
fn no_text_names_a_machine() {
    let findings: Vec<Finding> = files().iter().flat_map(machine_paths).collect();
    hold("The repository works in any folder:", &findings);
}

#[test]
fn the_readme_starts_with_two_commands_and_owns_up() {
    let files = files();
    let readme = files.iter().find(|file| file.path == "README.md").expect("README.md");
    hold("The README promises this:", &readme_faults(&readme.text));
}

#[test]
fn the_documents_are_there() {
    hold("Every visitor looks for these:", &missing_documents(&files()));
}

#[test]
fn continuous_integration_calls_the_test_command() {
    let files = files();
    let script = files.iter().find(|file| file.path == ".ci/run").expect(".ci/run");
    assert!(
        script.text.contains("cargo verify") && script.text.lines().count() < 8,
        "keep .ci/run a thin call"
    );
}

#[test]
fn planted_violations_are_caught() {
    let machine = |text: &str| machine_paths(&File::planted("notes.md", text));
    catches(&machine("see /home/anna/x and `/tmp/y`"), 2);
    catches(&machine("https://example.org/work/ and ./tmp/ and target/tmp/"), 0);
    catches(&readme_faults("# A\n```\ncargo play\n```\n"), 4);
    let good =
        "```\ncargo play\n```\n```\ncargo verify\n```\nan unofficial fan project\n## Not yet\n## Licence\n";
    catches(&readme_faults(good), 0);
    let plan =
        File::planted("ARCHITECTURE.md", "held by `cards_are_data` and `a_test_long_gone`; see `cards_are`");
    catches(&missing_tests(&plan, &[File::planted("a.rs", "fn cards_are_data() {}")]), 1);
    catches(&missing_documents(&[File::planted("README.md", "")]), 4);
}
