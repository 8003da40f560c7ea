//! A program in any language as a player: JSON lines over its standard input and output. `docs/bots.md` is the protocol.

use crate::{Bot, Failing, Seen};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tabletop::{Game, Lang, Outcome, Seat, Told};

/// The version of the protocol.
pub const PROTOCOL: u32 = 3;

/// The longest line a program may write; nothing it has to say is longer.
const LONGEST_LINE: u64 = 1 << 16;
/// How much of what it wrote for people is kept, from the end.
const REMARK: usize = 1000;
/// How much of a wrong answer is repeated.
const QUOTE: usize = 200;
/// How long a program may take to leave after the game.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that plays one seat of one game.
pub struct External {
    running: Result<Running, Failing>,
    patience: Duration,
}

struct Running {
    child: Child,
    /// Lines to the program; a thread writes them, for a program that does not read would block whoever does.
    tell: Option<Sender<String>>,
    answers: Receiver<Vec<u8>>,
    remarks: Arc<Mutex<Vec<u8>>>,
    remarking: JoinHandle<()>,
    /// How it ended, once it did.
    ended: Option<ExitStatus>,
}

impl External {
    /// Whether the program can be started at all: it is started once, and ended before it has read anything.
    pub fn probe(command: &[String]) -> Result<(), String> {
        match Running::start(command) {
            Ok(mut running) => {
                running.end();
                Ok(())
            }
            Err(Failing::Crashed(why)) => Err(why),
            Err(other) => Err(other.to_string()),
        }
    }

    /// Starts the program for a seat and greets it. If it cannot be started it fails at its first move.
    pub fn start<G: Game>(
        command: &[String],
        patience: Duration,
        game: &G,
        seat: Seat,
        seed: u64,
    ) -> External {
        let running = Running::start(command);
        if let Ok(running) = &running {
            running.send(&greeting(game, seat, seed, patience));
        }
        External { running, patience }
    }

    fn ask<G: Told>(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing> {
        let running = match &mut self.running {
            Ok(running) => running,
            Err(failing) => return Err(failing.clone()),
        };
        running.send(&asking(seen));
        let line = running.answer(self.patience)?;
        heard(&line, seen, moves).map_err(|failing| match failing {
            Failing::Illegal(what) => Failing::Illegal(format!("{what}{}", running.remark())),
            other => other,
        })
    }
}

/// The first line to a program.
pub fn greeting<G: Game>(game: &G, seat: Seat, seed: u64, patience: Duration) -> Value {
    json!({"hello": {
        "protocol": PROTOCOL,
        "game": G::NAME,
        "options": game.options(),
        "seats": game.seats(),
        "seat": seat,
        "seed": seed,
        "patience": patience.as_millis() as u64,
    }})
}

/// The line that asks a program.
pub fn asking<G: Told>(seen: &Seen<'_, G>) -> Value {
    json!({"ask": {
        "seat": seen.seat(),
        "question": seen.question(),
        "text": seen.question_text(Lang::En),
        "choices": seen.choices(Lang::En),
        "view": seen.view(),
    }})
}

/// The last line to a program.
pub fn parting(outcome: &Outcome) -> Value {
    json!({ "over": outcome })
}

/// The move that a line of a program stands for, one of these; or what was said and why it does not count.
pub fn heard<G: Game>(line: &[u8], seen: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing> {
    let said = quote(line);
    let illegal = |why: String| Failing::Illegal(format!("{said}{why}"));
    let answer: Value = serde_json::from_slice(line).map_err(|_| illegal(" is not JSON".into()))?;
    let Some(text) = answer.get("move").and_then(Value::as_str) else {
        return Err(illegal(r#" is not of the form {"move": "..."}"#.into()));
    };
    let chosen: G::Move = text.parse().map_err(|error| illegal(format!(": {error}")))?;
    match moves.contains(&chosen) {
        true => Ok(chosen),
        false => {
            let why = seen.refusal(chosen).unwrap_or_else(|| "it is not in the list".into());
            Err(illegal(format!(": {why}")))
        }
    }
}

impl<G: Told> Bot<G> for External {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing> {
        let answer = self.ask(seen, moves);
        if let Err(failing) = &answer {
            if let Ok(running) = &mut self.running {
                running.end();
            }
            // What fails once is not asked again.
            self.running = Err(failing.clone());
        }
        answer
    }

    fn over(&mut self, outcome: &Outcome) {
        if let Ok(running) = &self.running {
            running.send(&parting(outcome));
        }
    }
}

impl Running {
    fn start(command: &[String]) -> Result<Running, Failing> {
        let crashed = |why: String| Failing::Crashed(why);
        let (program, arguments) =
            command.split_first().ok_or_else(|| crashed("no program is named".into()))?;
        let mut command = Command::new(program);
        // Whatever it starts itself belongs to it, and ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| crashed(format!("{program} cannot be started: {error}")))?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(crashed("its input and output cannot be reached".into()));
        };
        let (tell, lines) = mpsc::channel();
        thread::spawn(move || write(stdin, &lines));
        let (heard, answers) = mpsc::sync_channel(4);
        thread::spawn(move || read(stdout, &heard));
        let remarks = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&remarks);
        let remarking = thread::spawn(move || listen(stderr, &kept));
        Ok(Running { child, tell: Some(tell), answers, remarks, remarking, ended: None })
    }

    fn send(&self, message: &Value) {
        if let Some(tell) = &self.tell {
            // A program that is gone is found out when its answer is missing.
            let _ = tell.send(message.to_string());
        }
    }

    fn answer(&mut self, patience: Duration) -> Result<Vec<u8>, Failing> {
        match self.answers.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => {
                let milliseconds = patience.as_millis() as u64;
                Err(Failing::TooSlow { milliseconds, remark: self.remark() })
            }
            Err(RecvTimeoutError::Disconnected) => {
                let how = match self.left(FAREWELL) {
                    Some(status) => format!("ended with {status}"),
                    None => "closed its output".into(),
                };
                Err(Failing::Crashed(format!("{how}{}", self.remark())))
            }
        }
    }

    /// The way it ended, if it does so in time. Whatever it started and left behind is ended with it.
    fn left(&mut self, patience: Duration) -> Option<ExitStatus> {
        let end = Instant::now() + patience;
        while !self.is_gone() {
            if Instant::now() >= end {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
        let status = self.end()?;
        while !self.remarking.is_finished() && Instant::now() < end {
            thread::sleep(Duration::from_millis(1));
        }
        Some(status)
    }

    /// Whether the program has ended by itself; it is not yet forgotten, so that its number stays its own.
    #[cfg(unix)]
    fn is_gone(&mut self) -> bool {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        let Some(own) = self.number().filter(|_| self.ended.is_none()) else { return true };
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        // Whoever was forgotten already is gone.
        !matches!(waitid(WaitId::Pid(own), options), Ok(None))
    }

    #[cfg(not(unix))]
    fn is_gone(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    #[cfg(unix)]
    fn number(&self) -> Option<rustix::process::Pid> {
        i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw)
    }

    /// Ends the program and everything it started, and says how it ended.
    fn end(&mut self) -> Option<ExitStatus> {
        if self.ended.is_none() {
            // A group without members is no trouble; as long as the program is not waited for, the number is its own.
            #[cfg(unix)]
            if let Some(own) = self.number() {
                let _ = rustix::process::kill_process_group(own, rustix::process::Signal::KILL);
            }
            let _ = self.child.kill();
            // Whoever is not waited for stays in the table of processes.
            self.ended = self.child.wait().ok();
        }
        self.ended
    }

    /// The end of what it wrote for people.
    fn remark(&self) -> String {
        let remarks = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&remarks);
        match text.trim() {
            "" => String::new(),
            text => format!("; it wrote: {text}"),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Without its sender the writing thread closes the program's input, which tells it to leave.
        self.tell = None;
        if self.left(FAREWELL).is_none() {
            self.end();
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.write_all(b"\n")).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, heard: &SyncSender<Vec<u8>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) || heard.send(line).is_err() {
            return;
        }
    }
}

fn listen(mut stderr: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut part = [0; REMARK];
    while let Ok(length @ 1..) = stderr.read(&mut part) {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&part[..length]);
        let old = kept.len().saturating_sub(REMARK);
        kept.drain(..old);
    }
}

fn quote(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let text = text.trim();
    match text.char_indices().nth(QUOTE) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None if text.is_empty() => "an empty line".into(),
        None => text.into(),
    }
}
