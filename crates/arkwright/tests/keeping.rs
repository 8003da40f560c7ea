//! No game is ever lost: whatever happens to the terminal, the disk or the input.

mod at_the_terminal;

use at_the_terminal::{command, file, text};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A folder for the games of one test.
fn games(name: &str) -> PathBuf {
    let path = PathBuf::from(file(name));
    let _ = fs::remove_dir_all(&path);
    path
}

const SOLO: [&str; 8] = ["play", "--solo", "--maps", "0", "--seed", "2", "--lang", "en"];

fn typed(games: &Path, args: &[&str], lines: &[u8]) -> Output {
    fed(command(args).env("ARKWRIGHT_GAMES", games), lines)
}

fn fed(command: &mut Command, lines: &[u8]) -> Output {
    let mut child = command.spawn().expect("starts");
    let mut input = child.stdin.take().expect("a pipe");
    let lines = lines.to_owned();
    let writer = std::thread::spawn(move || drop(input.write_all(&lines)));
    let output = child.wait_with_output().expect("ends");
    writer.join().expect("writes");
    output
}

/// The only record in a folder.
fn only(games: &Path) -> PathBuf {
    let found: Vec<PathBuf> =
        fs::read_dir(games).expect("a folder").map(|e| e.expect("there").path()).collect();
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].clone()
}

fn record(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).expect("a record")).expect("whole JSON")
}

fn entries(path: &Path) -> usize {
    record(path)["entries"].as_array().expect("entries").len()
}

#[test]
fn a_game_is_kept_from_its_first_move_and_offered_again() {
    let games = games("first-move");
    typed(&games, &SOLO, b"help\nquit\n");
    assert!(!games.exists(), "nothing was done, nothing is kept");
    let output = typed(&games, &SOLO, b"1\n");
    let kept = only(&games);
    assert_eq!(entries(&kept), 1);
    assert!(text(&output.stdout).contains("Go on with: arkwright play ark-nova --load"));
    let menu = typed(&games, &["menu", "--lang", "en"], b"g\n1\nquit\n");
    let shown = text(&menu.stdout);
    assert!(
        shown.contains("Go on with a game") && shown.contains("g1  Ark Nova, turn 0, just now"),
        "{shown}"
    );
    assert_eq!(entries(&kept), 2, "the same file goes on:\n{shown}");
    // A second game with the same cards gets a file of its own.
    typed(&games, &SOLO, b"1\n");
    assert_eq!(fs::read_dir(&games).expect("a folder").count(), 2);
}

#[test]
fn a_killed_game_stands_where_the_last_move_left_it() {
    let games = games("killed");
    let mut child = command(&SOLO).env("ARKWRIGHT_GAMES", &games).spawn().expect("starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(b"1\n2\n").and_then(|()| input.flush()).expect("writes");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut asked = 0;
    while asked < 3 {
        let mut line = String::new();
        assert!(output.read_line(&mut line).expect("reads") > 0, "it ended");
        asked += usize::from(line.contains("Which cards do you keep?"));
    }
    child.kill().expect("kill -9");
    child.wait().expect("ends");
    let kept = only(&games);
    assert_eq!(entries(&kept), 2);
    let replay = command(&["replay", "--quiet", kept.to_str().expect("UTF-8")]).output().expect("starts");
    assert!(replay.status.success(), "{}", text(&replay.stderr));
}

/// A program at a terminal of its own: what it wrote, and a way to type.
#[cfg(target_os = "linux")]
mod pty {
    use super::*;
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use std::fs::{File, OpenOptions};

    pub struct AtTerminal {
        pub child: std::process::Child,
        pub master: Option<File>,
        pub seen: Vec<u8>,
    }

    impl AtTerminal {
        pub fn start(games: &Path, args: &[&str], term: &str) -> AtTerminal {
            let master =
                openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).expect("a terminal");
            grantpt(&master).and_then(|()| unlockpt(&master)).expect("a terminal");
            let name = ptsname(&master, Vec::new()).expect("its name").into_string().expect("UTF-8");
            let size = rustix::termios::Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
            rustix::termios::tcsetwinsize(&master, size).expect("its size");
            let other = || OpenOptions::new().read(true).write(true).open(&name).expect("the other side");
            // The program gets the terminal for itself, so that it hears when the terminal goes.
            let mut command = Command::new("setsid");
            command.arg("--ctty").arg(env!("CARGO_BIN_EXE_arkwright")).args(args);
            command
                .env("ARKWRIGHT_GAMES", games)
                .env("TERM", term)
                .env_remove("NO_COLOR")
                .env("LANG", "C.UTF-8");
            command.stdin(other()).stdout(other()).stderr(other());
            let child = command.spawn().expect("setsid starts");
            rustix::io::ioctl_fionbio(&master, true).expect("does not block");
            AtTerminal { child, master: Some(File::from(master)), seen: Vec::new() }
        }

        pub fn write(&mut self, bytes: &[u8]) {
            self.master.as_mut().expect("open").write_all(bytes).expect("types");
        }

        /// Reads until the text was seen as often as that.
        pub fn until(&mut self, text: &str, times: usize) {
            let end = Instant::now() + Duration::from_secs(60);
            while String::from_utf8_lossy(&self.seen).matches(text).count() < times {
                assert!(Instant::now() < end, "{text:?} is missing: {}", String::from_utf8_lossy(&self.seen));
                let mut part = [0; 4096];
                match self.master.as_mut().expect("open").read(&mut part) {
                    Ok(n @ 1..) => self.seen.extend_from_slice(&part[..n]),
                    _ => std::thread::sleep(Duration::from_millis(5)),
                }
            }
        }

        pub fn ends(&mut self) {
            let end = Instant::now() + Duration::from_secs(20);
            while self.child.try_wait().expect("a child").is_none() {
                assert!(Instant::now() < end, "it does not end");
                if let Some(master) = &mut self.master {
                    let _ = master.read(&mut [0; 4096]);
                }
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_and_a_closed_terminal_lose_nothing() {
    let plain: Vec<&str> = SOLO.into_iter().chain(["--plain"]).collect();
    for (name, term, close) in [
        ("ctrl-c", "dumb", false),
        ("closed", "dumb", true),
        ("ctrl-c-edited", "xterm-256color", false),
        ("closed-edited", "xterm-256color", true),
    ] {
        let games = games(name);
        let mut table = pty::AtTerminal::start(&games, &plain, term);
        table.until("Which cards do you keep?", 1);
        table.write(b"1\r");
        table.until("Which cards do you keep?", 2);
        match close {
            true => table.master = None,
            false => table.write(b"\x03"),
        }
        table.ends();
        assert_eq!(entries(&only(&games)), 1, "{name}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn lines_are_edited_and_remembered_at_a_terminal() {
    let games = games("edited");
    let plain: Vec<&str> = SOLO.into_iter().chain(["--plain"]).collect();
    let mut table = pty::AtTerminal::start(&games, &plain, "xterm-256color");
    table.until("Which cards do you keep?", 1);
    // `9` is taken back, `1` typed before what is there, and the rest cut off.
    table.write(b"9\x7fmany\x1b[H1\x0b\r");
    table.until("Which cards do you keep?", 2);
    // The line before, once more.
    table.write(b"\x1b[A\r");
    table.until("Which cards do you keep?", 3);
    assert_eq!(entries(&only(&games)), 2);
    // Two lines at once are two answers; what follows bytes that are no text is none.
    table.write(b"score\rlog\r");
    table.until("victory points", 1);
    table.write(b"\xff1\r");
    table.until("I cannot read that line", 1);
    table.write(b"quit\r");
    table.ends();
    assert_eq!(entries(&only(&games)), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_screen_ends_with_its_terminal() {
    let games = games("closed-full");
    let mut table = pty::AtTerminal::start(&games, &SOLO, "xterm-256color");
    table.until("\u{1b}[?1049h", 1);
    table.write(b"1\r");
    let end = Instant::now() + Duration::from_secs(60);
    while !games.is_dir() {
        assert!(Instant::now() < end, "nothing is kept: {}", String::from_utf8_lossy(&table.seen));
        std::thread::sleep(Duration::from_millis(20));
    }
    table.master = None;
    table.ends();
    assert_eq!(entries(&only(&games)), 1);
}

#[test]
fn a_line_that_is_no_text_changes_nothing() {
    let games = games("bytes");
    let output = typed(&games, &SOLO, b"\xff\xfe\x80\n1\n\xc3\x28\n1\nquit\n");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).matches("I cannot read that line").count(), 2);
    assert_eq!(entries(&only(&games)), 2);
    let menu = typed(&games, &["menu", "--lang", "en"], b"\xff\nq\n");
    assert_eq!(menu.status.code(), Some(0));
    let filter = typed(&games, &["play", "--stdin", "--solo", "--maps", "0", "--seed", "2"], b"\xff\xfe\n");
    assert!(text(&filter.stdout).contains("\"error\":\"the line is no text in UTF-8\""));
}

#[test]
fn a_finished_game_can_be_read_to_its_end() {
    let games = games("finished");
    let mut lines = b"1\n".repeat(600);
    lines.extend_from_slice(b"log all\nscore\ntable\nquit\n");
    let start = ["play", "ark", "--seats", "human,random,random", "--seed", "4", "--lang", "en"];
    let output = typed(&games, &start, &lines);
    let shown = text(&output.stdout);
    let (_, after) = shown.split_once("Winner: ").expect("the game ends");
    assert!(after.contains("The game is over. log all, score, table"), "{after}");
    let (_, log) = after.rsplit_once("log all, score, table").expect("asked until the end");
    assert!(log.lines().count() > 100, "the whole log:\n{log}");
    let kept = only(&games);
    assert!(shown.trim_end().ends_with(&format!("arkwright replay {}", kept.display())), "{shown}");
    let menu = typed(&games, &["menu", "--lang", "en"], b"q\n");
    assert!(!text(&menu.stdout).contains("Go on"), "what is over is not offered");
}

#[test]
fn nothing_foreign_is_overwritten() {
    let games = games("foreign");
    let (letter, own) = (file("letter.txt"), file("own.json"));
    let part = own.replace(".json", ".part");
    fs::write(&letter, "Dear Ada").and_then(|()| fs::write(&part, "Dear Bob")).expect("writes");
    let lines = format!("1\nsave {letter}\nsave {own}\n1\nquit\n");
    let output = typed(&games, &SOLO, lines.as_bytes());
    assert!(text(&output.stdout).contains("letter.txt is there already and is not this game"));
    assert_eq!(fs::read_to_string(&letter).expect("there"), "Dear Ada");
    assert_eq!(fs::read_to_string(&part).expect("there"), "Dear Bob");
    assert_eq!(entries(Path::new(&own)), 2, "a copy is kept up to date");
    assert_eq!(entries(&only(&games)), 2);
    // An earlier state of the same game may be replaced, another game may not.
    let other = ["play", "--solo", "--maps", "0", "--seed", "3", "--lang", "en"];
    let output = typed(&games, &other, format!("1\nsave {own}\nquit\n").as_bytes());
    assert!(text(&output.stdout).contains("own.json is there already and is not this game"));
    assert_eq!(entries(Path::new(&own)), 2);
}

#[test]
fn what_somebody_else_changed_is_left_alone() {
    let games = games("changed");
    let own = file("shared.json");
    typed(&games, &SOLO, format!("1\nsave {own}\nquit\n").as_bytes());
    let mut child = command(&["play", "--load", &own, "--lang", "en"]).spawn().expect("starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = String::new();
    while !line.contains("Which cards do you keep?") {
        line.clear();
        assert!(output.read_line(&mut line).expect("reads") > 0);
    }
    typed(&games, &["play", "--load", &own], b"2\nquit\n");
    let theirs = fs::read(&own).expect("there");
    let rescued = file("elsewhere.json");
    input.write_all(format!("1\nsave {rescued}\nquit\n").as_bytes()).expect("writes");
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("reads");
    assert!(rest.contains("shared.json was changed by somebody else"), "{rest}");
    assert_eq!(fs::read(&own).expect("there"), theirs);
    assert_eq!(entries(Path::new(&rescued)), 2);
    child.wait().expect("ends");
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_another_asked_for() {
    let own = file("instead.json");
    let lines = format!("1\n1\nquit\nsave {own}\nquit\n");
    let output = typed(Path::new("/dev/null/games"), &SOLO, lines.as_bytes());
    let shown = text(&output.stdout);
    assert_eq!(shown.matches("The game goes on in memory; save FILE keeps it").count(), 1, "{shown}");
    assert!(shown.contains("This game is kept nowhere. Say where: save FILE."), "{shown}");
    assert_eq!(entries(Path::new(&own)), 2);
    // Nobody is there to be asked: it is put among the temporary files rather than lost.
    let output = typed(Path::new("/dev/null/games"), &SOLO, b"1\n");
    let shown = text(&output.stdout);
    let path = shown.trim_end().rsplit_once("--load ").expect("a place").1;
    assert_eq!(entries(Path::new(path)), 1);
    fs::remove_file(path).expect("there");
}

#[cfg(unix)]
#[test]
fn a_full_disk_keeps_what_was_there_and_the_game_in_memory() {
    let own = file("full.json");
    let games = games("full");
    // Files may have four blocks of 512 bytes: after some moves the record is longer.
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 4; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_arkwright")]);
    shell.args(SOLO).args(["--save", &own]).env("ARKWRIGHT_GAMES", &games);
    shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let output = fed(&mut shell, &[b"1\n".repeat(40), b"score\nlog all\nquit\nquit\n".to_vec()].concat());
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(shown.contains("full.json cannot be written: File too large"), "{shown}");
    assert!(shown.contains("victory points"), "it goes on: {shown}");
    let kept = entries(Path::new(&own));
    assert!((1..40).contains(&kept), "{kept} entries, whole");
    assert_eq!(entries(&only(&games)), kept, "and no unfinished file beside it");
}

#[test]
fn a_record_seats_everybody_again() {
    let games = games("seated");
    let own = file("seated.json");
    let seats = ["--seats", "human,medium,random,search:20", "--names", "Ada,Max,Rolf,Sue"];
    let start: Vec<&str> = ["play", "ark", "--seed", "4", "--save", &own].into_iter().chain(seats).collect();
    typed(&games, &start, b"1\nquit\n");
    let seated = &record(Path::new(&own))["seated"];
    let told: Vec<(&str, &str)> = seated
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| (one["name"].as_str().expect("a name"), one["plays"].as_str().expect("a word")))
        .collect();
    assert_eq!(told, [("Ada", "human"), ("Max", "planner"), ("Rolf", "random"), ("Sue", "search:20")]);
    let again = typed(&games, &["play", "--load", &own, "--lang", "en"], b"score\nquit\n");
    for name in ["── Ada", "── Max", "── Rolf", "── Sue"] {
        assert!(text(&again.stdout).contains(name), "{name}: {}", text(&again.stdout));
    }
    let replay = command(&["replay", &own, "--lang", "en"]).output().expect("starts");
    assert!(text(&replay.stdout).contains("Ada"), "the log knows them: {}", text(&replay.stdout));
    // An option says otherwise.
    let other = typed(&games, &["play", "--load", &own, "--names", "A,B,C,D"], b"score\nquit\n");
    assert!(text(&other.stdout).contains("── B"), "{}", text(&other.stdout));
    let odd = fs::read_to_string(&own).expect("there").replace("planner", "grandmaster");
    let bad = file("odd.json");
    fs::write(&bad, odd).expect("writes");
    let refused = typed(&games, &["play", "--load", &bad], b"");
    assert_eq!(refused.status.code(), Some(2), "{}", text(&refused.stderr));
    assert!(text(&refused.stderr).contains("no player is called 'grandmaster'"), "{}", text(&refused.stderr));
}
