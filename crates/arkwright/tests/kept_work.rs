//! What the simulator has played is never lost: not by a kill, a full disk, Ctrl-C or a hurt journal; and several
//! processes fill one folder.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    command.arg("simulate").args(args).env_remove("LANG").env_remove("NO_COLOR");
    command
}

fn run(args: &[&str]) -> Output {
    command(args).output().expect("arkwright starts")
}

/// Runs it to its end and gives what it printed.
fn simulate(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("UTF-8")
}

/// What is said about something that cannot be done.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert!(matches!(output.status.code(), Some(1 | 2)), "{args:?}: {:?}", output.status);
    text(&output.stderr).to_owned()
}

/// Games that a run played itself.
fn played(summary: &str) -> u64 {
    let line = summary.lines().last().expect("a last line");
    line.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or_else(|| panic!("{line}"))
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("keeping-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn has(&self, name: &str) -> bool {
        Path::new(&self.file(name)).exists()
    }
}

/// Starts it, and ends it with a signal once something is in its journal.
fn ended_by(signal: &str, args: &[&str], journal: &str, longer_than: u64) -> Output {
    let mut child = command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let length = || fs::metadata(journal).map_or(0, |told| told.len());
    for _ in 0..30_000 {
        if length() > longer_than || child.try_wait().expect("a child").is_some() {
            break;
        }
        thread::sleep(Duration::from_millis(2));
    }
    let killed = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill");
    assert!(killed.success(), "it was still running");
    child.wait_with_output().expect("it ends")
}

#[test]
fn a_killed_run_goes_on_and_ends_with_the_same_bytes() {
    let folder = Folder::new("kill");
    let common = [
        "--games",
        "1200",
        "--seed",
        "5",
        "--threads",
        "2",
        "--cards",
        "--moments",
        "9",
        "--resume",
        "--out",
    ];
    let (whole, killed) = (folder.file("whole.parquet"), folder.file("killed.parquet"));
    simulate(&[&common[..], &[&whole]].concat());
    let args = [&common[..], &[&killed]].concat();
    let journal = folder.file("killed.parquet.unfinished");
    let mut length = 1000;
    for _ in 0..2 {
        ended_by("-KILL", &args, &journal, length);
        length = fs::metadata(&journal).expect("the journal is there").len();
        assert!(!folder.has("killed.parquet"));
    }
    let summary = simulate(&args);
    assert!(played(&summary) < 1200, "{summary}");
    assert_eq!(folder.bytes("killed.parquet"), folder.bytes("whole.parquet"));
    assert_eq!(folder.bytes("killed-cards.parquet"), folder.bytes("whole-cards.parquet"));
    assert_eq!(folder.bytes("killed-moments.parquet"), folder.bytes("whole-moments.parquet"));
    assert!(!folder.has("killed.parquet.unfinished") && !folder.has("killed.parquet.part"));
    assert!(refused(&args).contains("nothing is left to go on with"));
}

#[test]
fn ctrl_c_leaves_the_beginning_of_all_games_and_can_be_gone_on_with() {
    let folder = Folder::new("stop");
    let common = ["--games", "1200", "--threads", "2"];
    simulate(&[&common[..], &["--out", &folder.file("whole.csv")]].concat());
    let out = folder.file("stopped.csv");
    let args = [&common[..], &["--out", &out]].concat();
    let output = ended_by("-INT", &args, &folder.file("stopped.csv.unfinished"), 10_000);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("--resume goes on"), "{}", text(&output.stderr));
    let (whole, stopped) = (folder.bytes("whole.csv"), folder.bytes("stopped.csv"));
    assert!(stopped.len() < whole.len() && whole.starts_with(&stopped), "the first games and nothing else");
    assert!(refused(&args).contains("--resume goes on with it, --force begins anew"));
    let other = refused(&[&args[..], &["--resume", "--seed", "2"]].concat());
    assert!(other.contains("made with seed 1, not 2"), "{other}");
    let other = refused(&[&args[..], &["--resume", "--moments", "4"]].concat());
    assert!(other.contains("made with moments none, not 4"), "{other}");
    let summary = simulate(&[&args[..], &["--resume"]].concat());
    assert!(played(&summary) < 1200, "{summary}");
    assert_eq!(folder.bytes("stopped.csv"), whole);
}

#[test]
fn a_full_disk_keeps_what_was_played() {
    let folder = Folder::new("full");
    let common = ["--games", "600", "--threads", "2", "--out"];
    simulate(&[&common[..], &[&folder.file("whole.jsonl")]].concat());
    let out = folder.file("full.jsonl");
    // No file may grow beyond this many blocks of 512 bytes; whoever ignores the signal gets an error instead.
    let limited = |blocks: u32, args: &[&str]| {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" simulate \"$@\"");
        let mut sh = Command::new("sh");
        sh.args(["-c", &script, env!("CARGO_BIN_EXE_arkwright")]).args(args);
        let output = sh.output().expect("sh");
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
        text(&output.stderr).to_owned()
    };
    let args = [&common[..], &[&out, "--resume"]].concat();
    let said = limited(120, &args);
    assert!(said.contains("full.jsonl.unfinished: File too large"), "{said}");
    assert!(said.contains("games are kept; the same command with --resume goes on"), "{said}");
    assert!(!folder.has("full.jsonl") && !folder.has("full.jsonl.part"));
    // Now all games fit into the journal, but not into the file.
    let said = limited(2000, &args);
    assert!(said.contains("full.jsonl: File too large") && said.contains("600 games are kept"), "{said}");
    assert!(!folder.has("full.jsonl") && !folder.has("full.jsonl.part"));
    assert_eq!(played(&simulate(&args)), 0);
    assert_eq!(folder.bytes("full.jsonl"), folder.bytes("whole.jsonl"));
}

#[test]
fn a_hurt_journal_loses_only_what_is_hurt() {
    let folder = Folder::new("hurt");
    let args = |name: &str| {
        ["--games", "200", "--threads", "1", "--resume", "--out"]
            .map(str::to_owned)
            .into_iter()
            .chain([folder.file(name)])
    };
    let simulated = |name: &str| {
        let args: Vec<String> = args(name).collect();
        simulate(&args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    simulated("whole.csv");
    let stopping: Vec<String> = args("stopped.csv").collect();
    let stopping: Vec<&str> = stopping.iter().map(String::as_str).collect();
    ended_by("-KILL", &stopping, &folder.file("stopped.csv.unfinished"), 20_000);
    let journal = folder.bytes("stopped.csv.unfinished");
    let line = journal.iter().position(|&byte| byte == b'\n').expect("a first line") + 1;
    for (nth, place) in [line + 2, line + 9, journal.len() / 2, journal.len() - 3].into_iter().enumerate() {
        let mut flipped = journal.clone();
        flipped[place] ^= 0x40;
        for (how, hurt) in [("cut", journal[..place].to_vec()), ("flipped", flipped)] {
            let name = format!("{how}-{nth}.csv");
            fs::write(folder.file(&format!("{name}.unfinished")), hurt).expect("a journal");
            simulated(&name);
            assert_eq!(folder.bytes(&name), folder.bytes("whole.csv"), "{name}");
        }
    }
    let foreign = folder.file("foreign.csv.unfinished");
    fs::write(&foreign, "precious").expect("a file");
    let said = refused(&["--games", "10", "--resume", "--out", &folder.file("foreign.csv")]);
    assert!(said.contains("no journal of a simulation"), "{said}");
    assert_eq!(fs::read_to_string(&foreign).expect("a file"), "precious");
}

/// The rows of a folder's table, share by share.
fn table(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for part in fs::read_dir(folder).expect("shares") {
        for file in fs::read_dir(part.expect("a share").path()).expect("files") {
            let path = file.expect("a file").path();
            files.push((
                path.strip_prefix(folder).expect("inside").display().to_string(),
                fs::read(path).expect("it"),
            ));
        }
    }
    files.sort();
    files
}

#[test]
fn shares_are_played_by_several_processes_into_one_folder() {
    let folder = Folder::new("parts");
    let common = ["--game", "ark", "--games", "3000", "--threads", "1", "--cards"];
    let fill = |name: &str, part: &str, resume: bool| {
        let out = folder.file(name);
        let resume: &[&str] = if resume { &["--resume"] } else { &[] };
        let args = [&common[..], &["--out", &out, "--part", part], resume].concat();
        command(&args).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    let done = |child: std::process::Child| {
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    };
    let both = ["1/2", "2/2"].map(|part| fill("whole", part, false));
    both.into_iter().for_each(done);
    let out = folder.file("killed");
    let args = [&common[..], &["--out", &out, "--part", "2/2", "--resume"]].concat();
    ended_by("-KILL", &args, &folder.file("killed/unfinished/part-2-journal-000000001500"), 2000);
    let both = ["1/2", "2/2"].map(|part| fill("killed", part, true));
    both.into_iter().for_each(done);
    for which in ["seats", "cards"] {
        let [whole, killed] =
            ["whole", "killed"].map(|name| table(&Path::new(&folder.file(name)).join(which)));
        assert_eq!(whole.len(), 2);
        assert!(whole == killed, "{which}");
    }
    assert_eq!(fs::read_dir(folder.file("killed/unfinished")).expect("a folder").count(), 0);
    // A share that is whole is no work and no error; another simulation is.
    done(fill("whole", "1/2", true));
    let say = |args: &[&str]| refused(&[&common[..], &["--out", &folder.file("whole")], args].concat());
    assert!(say(&["--part", "1/2"]).contains("--force"));
    assert!(say(&["--part", "1/3"]).contains("made with parts 2, not 3"));
    assert!(say(&["--part", "1/2", "--seed", "9"]).contains("made with seed 1, not 9"));
    assert!(say(&["--part", "3/2"]).contains("third of sixteen"));
    assert!(refused(&["--part", "1/2", "--out", &folder.file("x.csv")]).contains("needs a folder"));
    fs::create_dir(folder.file("mine")).expect("a folder");
    fs::write(folder.file("mine/letter.txt"), "precious").expect("a file");
    assert!(refused(&["--out", &folder.file("mine")]).contains("something else"));
}

#[test]
fn programs_play_too_and_those_that_fail_are_marked() {
    let folder = Folder::new("programs");
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/examples/first_bot.py");
    let out = folder.file("games.csv");
    let seats = format!("exec:python3 {bot},random");
    simulate(&["--games", "3", "--seats", &seats, "--out", &out]);
    let file = fs::read_to_string(&out).expect("a file");
    assert_eq!(file.lines().filter(|line| line.contains("first_bot.py,")).count(), 3, "{file}");
    let output = run(&["--games", "2", "--seats", "exec:false,random", "--out", &out, "--force"]);
    let said = text(&output.stderr);
    assert!(said.contains("2 games were lost by a bot that failed"), "{said}");
    let file = fs::read_to_string(&out).expect("a file");
    let failed =
        file.lines().next().expect("names").split(',').position(|name| name == "failed").expect("failed");
    let marks: Vec<&str> = file.lines().skip(1).filter_map(|line| line.split(',').nth(failed)).collect();
    assert_eq!(marks, ["1", "0", "1", "0"]);
}
