//! Learning from the simulator's moments, as a person or program at the command line sees it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    command.args(args).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.output().expect("arkwright starts")
}

/// What it prints where all goes well.
fn said(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What it says about something that cannot be done.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert!(matches!(output.status.code(), Some(1 | 2)), "{args:?}: {:?}", output.status);
    String::from_utf8(output.stderr).expect("UTF-8")
}

/// A place for files, emptied for each test.
fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("learn-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn factors_are_learned_from_folders_and_tried_in_the_arena() {
    let folder = fresh("nova");
    let file = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (two, three, values) = (file("two"), file("three"), file("values.txt"));
    let common = ["simulate", "--games", "20", "--moments", "2", "--out"];
    said(&[&common[..], &[&two, "--seats", "greedy,greedy"]].concat());
    said(&[&common[..], &[&three, "--seats", "greedy,random,random"]].concat());
    let printed = said(&["learn", &two, &three, "--phases", "3", "--out", &values]);
    for line in ["the evaluation as it is", "factors in one phase", "factors in 3 phases", "compared with"] {
        assert!(printed.contains(line), "{printed}");
    }
    let list = fs::read_to_string(&values).expect("a list");
    let factors: Vec<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(printed.ends_with(&(factors.join("\n") + "\n")), "{printed}");
    assert!(factors[0].starts_with("points ") && factors[0].split(' ').count() == 4, "{list}");
    let arena = ["arena", "--seats", "search:1,search:1", "--pairs", "1", "--learned"];
    assert!(said(&[&arena[..], &[&values]].concat()).contains("search:1 by values.txt: "));
    assert!(refused(&["learn", &two, "--out", &values]).contains("is there already"));
    assert!(
        refused(&["arena", "--seats", "planner,planner", "--learned", &values]).contains("must be a search")
    );
    assert!(refused(&["arena", "--seats", "search:1", "--learned", &values]).contains("several"));
    let wrong = file("wrong.txt");
    fs::write(&wrong, "money 1\n").expect("a file");
    let why = refused(&[&arena[..], &[&wrong]].concat());
    assert!(why.contains("factors of money where those of points were expected"), "{why}");
}

#[test]
fn ark_tells_what_its_parts_foretell_and_tries_nets() {
    let folder = fresh("ark");
    let file = |name: &str| folder.join(name).to_str().expect("UTF-8").to_owned();
    let (games, bare) = (file("games"), file("bare"));
    let common = ["simulate", "--game", "ark", "--games", "30", "--seats", "greedy,random,random", "--out"];
    said(&[&common[..], &[&games, "--moments", "2"]].concat());
    assert!(said(&["learn", &games]).contains("\nfigures_slow "));
    said(&[&common[..], &[&bare]].concat());
    assert!(refused(&["learn", &bare]).contains("has no moments"));
    let checked_in = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/src/ark/foresight/foresight.txt");
    let seats = "search:2,search:2,search:2";
    let played = said(&["arena", "--game", "ark", "--seats", seats, "--pairs", "2", "--learned", checked_in]);
    assert!(played.contains("search:2 by foresight.txt: 33.3 %"), "{played}");
}
