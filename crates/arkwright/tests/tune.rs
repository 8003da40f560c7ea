//! The tuning of weights as a person or program at the command line sees it.

use bots::tune::{Tunable, Tuned};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    command.arg("tune").args(args).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

fn tune(args: &[&str]) -> Output {
    command(args).output().expect("arkwright starts")
}

fn stdout(output: &Output) -> &str {
    str::from_utf8(&output.stdout).expect("output is UTF-8")
}

fn stderr(output: &Output) -> &str {
    str::from_utf8(&output.stderr).expect("output is UTF-8")
}

fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// The names and values of a list, whatever stands between them.
fn weights(text: &str) -> Vec<(&str, f32)> {
    text.lines()
        .map(|line| {
            let (name, value) = line.split_once(' ').expect("a name and a value");
            (name.trim_end_matches(':'), value.trim_end_matches(',').parse().expect("a number"))
        })
        .collect()
}

/// Some weights are not those the bots have, but these are.
#[track_caller]
fn changed_but<G: Tunable>(list: &str, left_alone: &[&str]) {
    changed_of::<G>(list, left_alone, Tuned { solo: false, leaf: false });
}

#[track_caller]
fn changed_of<G: Tunable>(list: &str, left_alone: &[&str], tuned: Tuned) {
    let before = G::weights(&G::evaluation(), tuned);
    let after = weights(list);
    assert!(after.iter().map(|(name, _)| name).eq(G::NAMES));
    assert!(left_alone.iter().all(|name| G::NAMES.contains(name)), "{left_alone:?}");
    let changed: Vec<&str> = after
        .iter()
        .zip(&before)
        .filter(|(after, before)| after.1 != **before)
        .map(|(after, _)| after.0)
        .collect();
    assert!(changed.len() > G::NAMES.len() / 2, "{changed:?}");
    assert!(changed.iter().all(|name| !left_alone.contains(name)), "{changed:?}");
}

/// Plays the same small tuning with one and with two threads and gives the weights it found.
#[track_caller]
fn the_same_with_any_threads(name: &str, args: &[&str]) -> String {
    let outs = [1, 2].map(|threads| {
        let out = fresh(&format!("tune-{name}-{threads}.txt"));
        let (path, threads) = (out.display().to_string(), threads.to_string());
        let output = tune(&[args, &["--seed", "4", "--threads", &threads, "--out", &path]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert!(stderr(&output).starts_with("round 1 of "), "{}", stderr(&output));
        let list = fs::read_to_string(&out).expect("a list");
        let (exact, printed) = (weights(&list), weights(stdout(&output)));
        assert_eq!(exact.len(), printed.len());
        for (exact, printed) in exact.iter().zip(printed) {
            assert_eq!(exact.0, printed.0);
            let off = (exact.1 - printed.1).abs();
            assert!(off <= exact.1 * 1e-3, "{exact:?} is printed as {printed:?}");
        }
        list
    });
    assert_eq!(outs[0], outs[1]);
    let [list, _] = outs;
    list
}

#[test]
fn ark_nova_is_fitted() {
    let list = the_same_with_any_threads(
        "nova-fit",
        &["--by", "fit", "--rounds", "1", "--games", "2", "--lines", "1"],
    );
    changed_but::<ark_nova::Rules>(&list, ark_nova::Rules::NOT_FITTED);
}

#[test]
fn the_horizon_of_a_search_is_fitted() {
    let args = ["--solo", "--by", "fit", "--rounds", "1", "--games", "2", "--search", "2"];
    let list = the_same_with_any_threads("nova-leaf", &args);
    let leaf = Tuned { solo: true, leaf: true };
    changed_of::<ark_nova::Rules>(&list, ark_nova::Rules::NOT_FITTED, leaf);
}

#[test]
fn ark_nova_is_evolved() {
    let args = [
        "--by",
        "evolve",
        "--rounds",
        "1",
        "--games",
        "1",
        "--candidates",
        "3",
        "--turns",
        "5",
        "--lines",
        "1",
    ];
    let list = the_same_with_any_threads("nova-evolve", &args);
    changed_but::<ark_nova::Rules>(&list, ark_nova::Rules::NOT_EVOLVED);
}

#[test]
fn slopes_are_found_at_any_table_and_alone() {
    let args = ["--by", "slopes", "--rounds", "1", "--games", "3", "--lines", "1"];
    changed_but::<ark_nova::Rules>(&the_same_with_any_threads("nova-slopes", &args), &[]);
    let list = the_same_with_any_threads("solo-slopes", &[&args[..], &["--solo"]].concat());
    let solo = Tuned { solo: true, leaf: false };
    changed_of::<ark_nova::Rules>(&list, ark_nova::Rules::NOT_EVOLVED, solo);
    let list = the_same_with_any_threads("ark-slopes", &[&args[..], &["--game", "ark"]].concat());
    changed_but::<ark::Rules>(&list, &[]);
}

#[test]
fn ark_is_fitted_and_gone_on_with() {
    let args = ["--game", "ark", "--by", "fit", "--games", "3", "--lines", "2"];
    let list = the_same_with_any_threads("ark-fit", &[&args[..], &["--rounds", "2"]].concat());
    changed_but::<ark::Rules>(&list, ark::Rules::NOT_FITTED);

    let path = fresh("tune-ark-on.txt");
    fs::write(&path, &list).expect("written");
    let name = path.display().to_string();
    let refused = tune(&[&args[..], &["--out", &name]].concat());
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).contains("is there already"), "{}", stderr(&refused));
    let on = tune(&[&args[..], &["--rounds", "1", "--seed", "5", "--from", &name, "--out", &name]].concat());
    assert_eq!(on.status.code(), Some(0), "{}", stderr(&on));
    let after = fs::read_to_string(&path).expect("a list");
    assert_ne!(after, list);
    changed_but::<ark::Rules>(&after, ark::Rules::NOT_FITTED);
}

#[test]
fn ark_is_evolved() {
    let args = [
        "--game",
        "ark",
        "--by",
        "evolve",
        "--rounds",
        "2",
        "--games",
        "1",
        "--candidates",
        "3",
        "--lines",
        "2",
    ];
    let list = the_same_with_any_threads("ark-evolve", &args);
    changed_but::<ark::Rules>(&list, ark::Rules::NOT_EVOLVED);
}

#[test]
fn a_bad_list_is_refused() {
    let path = fresh("tune-bad.txt");
    let name = path.display().to_string();
    let said = |text: &str| {
        fs::write(&path, text).expect("written");
        let output = tune(&["--game", "ark", "--by", "fit", "--from", &name]);
        assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
        assert!(stdout(&output).is_empty());
        stderr(&output).strip_prefix(&format!("arkwright: {name}: ")).expect("the file is named").to_owned()
    };
    assert!(said("closed 1\n").starts_with("line 1: no weight is called 'closed'; did you mean close?"));
    assert!(
        said("close 1\ndoubt -2\n").starts_with("line 2: doubt is '-2', which is not a number from 0 on")
    );
    assert!(said("close 1\n").starts_with("18 weights are missing: doubt, fits, "));
    let missing = tune(&["--by", "fit", "--from", "no-such-file.txt"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr(&missing).contains("no-such-file.txt: "), "{}", stderr(&missing));
}

#[test]
fn what_cannot_be_understood_is_said() {
    let said = |args: &[&str]| {
        let output = tune(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stderr(&output));
        stderr(&output).to_owned()
    };
    assert!(said(&["--by", "fit", "--game", "arc"]).contains("did you mean ark?"));
    assert!(said(&["--by", "fit", "--candidates", "4"]).contains("--candidates is for --by evolve"));
    assert!(said(&["--by", "evolve", "--noise", "4"]).contains("--noise is for --by fit"));
    assert!(said(&["--by", "evolve", "--game", "ark", "--turns", "9"]).contains("--turns is for "));
    assert!(said(&["--by", "fit", "--game", "ark", "--solo"]).contains("--solo is for Ark Nova"));
    assert!(said(&["--by", "fit", "--game", "ark", "--search", "8"]).contains("--search is for Ark Nova"));
    assert!(said(&["--by", "fit", "--search", "1s"]).contains("a number of iterations"));
    assert!(said(&["--by", "evolve", "--spread", "0"]).contains("a number above 0 up to 1"));
    assert!(said(&["--by", "fit", "--spread", "0.2"]).contains("--spread is for --by evolve and slopes"));
    assert!(said(&["--by", "slopes", "--candidates", "4"]).contains("--candidates is for --by evolve"));
    assert!(said(&["--by", "guess"]).contains("fit, evolve, slopes"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_the_last_finished_round() {
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    let path = fresh("tune-stopped.txt");
    let name = path.display().to_string();
    let args = [
        "--game", "ark", "--by", "fit", "--rounds", "100000", "--games", "2", "--lines", "2", "--out", &name,
    ];
    let child =
        command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("arkwright starts");
    let begun = Instant::now();
    while !path.exists() && begun.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(20));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(3), "{}", stderr(&output));
    assert!(stderr(&output).contains("stopped after "), "{}", stderr(&output));
    let list = fs::read_to_string(&path).expect("a list");
    assert_eq!(weights(&list).len(), weights(stdout(&output)).len());
}
