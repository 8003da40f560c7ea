//! The arena as a person or program at the command line sees it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    command.arg("arena").args(args).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

fn arena(args: &[&str]) -> Output {
    command(args).output().expect("arkwright starts")
}

fn stdout(output: &Output) -> &str {
    str::from_utf8(&output.stdout).expect("output is UTF-8")
}

fn stderr(output: &Output) -> &str {
    str::from_utf8(&output.stderr).expect("output is UTF-8")
}

#[track_caller]
fn last_line(output: &Output) -> &str {
    assert_eq!(output.status.code(), Some(0), "{}", stderr(output));
    stdout(output).lines().last().expect("a report")
}

fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

const BOTS: &[&str] = &["--seats", "greedy,random"];

#[test]
fn the_last_line_is_the_result_of_the_first_bot() {
    let output = arena(&[BOTS, &["--pairs", "3"]].concat());
    let line = last_line(&output);
    let (share, rest) = line.strip_prefix("greedy: ").and_then(|rest| rest.split_once(" % [")).expect(line);
    let (low, rest) = rest.split_once(", ").expect(line);
    let (high, rest) = rest.split_once(']').expect(line);
    assert_eq!(rest, " over 3 pairs");
    let [low, share, high] = [low, share, high].map(|number| number.parse::<f64>().expect("a number"));
    assert!(0.0 <= low && low <= share && share <= high && high <= 100.0, "{line}");
    let report = stdout(&output);
    assert!(report.starts_with("ark-nova, maps 1-8 at random, 6 games, seeds 1 to 3\n"), "{report}");
    assert!(stderr(&output).contains("games/s"));
}

#[test]
fn threads_change_nothing_and_a_file_is_gone_on_with() {
    let (whole, parts) = (fresh("arena-whole.jsonl"), fresh("arena-parts.jsonl"));
    let (whole_name, parts_name) = (whole.display().to_string(), parts.display().to_string());
    let ark = ["--game", "ark", "--seats", "greedy,random,random,random", "--seed", "5"];
    let once =
        arena(&[&ark, ["--deals", "6", "--threads", "1", "--results", &whole_name].as_slice()].concat());
    let first =
        arena(&[&ark, ["--deals", "2", "--threads", "2", "--results", &parts_name].as_slice()].concat());
    assert!(last_line(&first).ends_with(" over 2 deals"));
    let then =
        arena(&[&ark, ["--deals", "6", "--threads", "3", "--results", &parts_name].as_slice()].concat());
    assert!(last_line(&once).ends_with(" over 6 deals"));
    assert_eq!(stdout(&once), stdout(&then));
    assert!(stderr(&then).contains("16 games in "), "only the missing deals are played: {}", stderr(&then));
    assert_eq!(fs::read(&whole).expect("a file"), fs::read(&parts).expect("a file"));

    let other = arena(&["--game", "ark", "--seats", "random,random,greedy", "--results", &whole_name]);
    assert_eq!(other.status.code(), Some(1));
    let expected = format!(
        "{whole_name}: made with seats greedy,random,random,random, not random,random,greedy; name another file, or \
         ask for the same"
    );
    assert!(stderr(&other).contains(&expected), "{}", stderr(&other));

    let forged = fs::read_to_string(&whole).expect("a file").replacen(r#""points":["#, r#""points":[1"#, 1);
    fs::write(&whole, forged).expect("written");
    let changed = arena(&[&ark, ["--deals", "7", "--results", &whole_name].as_slice()].concat());
    assert_eq!(changed.status.code(), Some(1));
    assert!(stderr(&changed).contains("the bots have changed since"), "{}", stderr(&changed));
}

#[test]
fn the_ledger_gets_a_row() {
    let path = fresh("arena-ledger.csv");
    let name = path.display().to_string();
    let args = [BOTS, &["--pairs", "1", "--maps", "1,5", "--ledger", &name]].concat();
    assert!(last_line(&arena(&args)).ends_with(" over 1 pair"));
    assert_eq!(arena(&args).status.code(), Some(0));
    let ledger = fs::read_to_string(&path).expect("a ledger");
    let lines: Vec<&str> = ledger.lines().collect();
    assert_eq!(lines.len(), 3, "{ledger}");
    assert!(lines[0].starts_with("date,commit,game,"));
    assert!(
        lines[1].contains(",ark-nova,\"maps 1,5\",\"greedy,random\",1,") && lines[1] == lines[2],
        "{ledger}"
    );
}

#[test]
fn alone_it_is_the_solo_game() {
    let output = arena(&["--seats", "random", "--difficulty", "10", "--deals", "2"]);
    assert!(last_line(&output).starts_with("random: 0.0 % [0.0, "), "{}", stdout(&output));
    assert!(stdout(&output).contains("solo from 10 appeal"));
}

#[test]
fn a_program_that_fails_is_reported_and_the_arena_goes_on() {
    let output = arena(&["--seats", "exec:false,random", "--pairs", "4"]);
    assert!(last_line(&output).starts_with("exec:false: 0.0 % [0.0, "), "{}", stdout(&output));
    let report = stderr(&output);
    assert!(report.contains("lost: game with seed 1, seat 0, exec:false crashed"), "{report}");
    assert!(report.contains("and 3 more games were lost like that"), "{report}");
}

#[test]
fn what_cannot_be_understood_is_said() {
    let said = |args: &[&str]| {
        let output = arena(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", stderr(&output));
        stderr(&output).to_owned()
    };
    assert!(said(&["--seats", "planer,greedy"]).contains("did you mean planner?"));
    assert!(said(&["--seats", "exec:no-such-program here,random"]).contains("cannot be started"));
    assert!(said(&["--seats", "greedy,random", "--game", "arc"]).contains("did you mean ark?"));
    assert!(said(&["--seats", "greedy,random", "--game", "ark"]).contains("three to five players"));
    assert!(said(&["--seats", "greedy,random", "--maps", "99,1"]).contains("no map is called '99'"));
    assert!(said(&["--seats", "greedy,random", "--difficulty", "10"]).contains("solo"));
    assert!(said(&["--game", "ark", "--seats", "random,random,random", "--maps", "a"]).contains("Ark Nova"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_was_played() {
    let path = fresh("arena-stopped.jsonl");
    let name = path.display().to_string();
    let args = [BOTS, &["--pairs", "1000000", "--results", &name]].concat();
    let child =
        command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("arkwright starts");
    let begun = Instant::now();
    let lines = || fs::read_to_string(&path).map_or(0, |text| text.lines().count());
    while lines() < 4 && begun.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(20));
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(3), "{}", stderr(&output));
    let deals = lines() - 1;
    assert!(stdout(&output).ends_with(&format!(" over {deals} pairs\n")), "{}", stdout(&output));
    assert!(stderr(&output).contains("the same command goes on with"), "{}", stderr(&output));
    let more = (deals + 1).to_string();
    let again = arena(&[BOTS, &["--pairs", &more, "--results", &name]].concat());
    assert!(last_line(&again).ends_with(&format!(" over {more} pairs")));
}
