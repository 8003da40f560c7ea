//! `cargo xtask soak`: random games on all cores for as long as one likes, every move under the laws of the kit.

use crate::games::{self, Choice, Job, Workpiece};
use crate::root;
use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};
use tabletop::kit::{Fault, Kit, Report};
use tabletop::{Game, Match, Seed};

/// Games that share rules, a pool of moves and a core.
const BUNDLE: u64 = 10;
/// All laws on one position in so many.
const FULL_EVERY: u32 = 100;
/// How often the state is printed.
const PROGRESS: Duration = Duration::from_secs(5);

/// What to play.
#[derive(Args, Clone, Debug)]
pub struct Soak {
    /// Which game
    #[arg(long, default_value = "ark-nova")]
    pub game: String,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// The seed of the first game; the others follow
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many at a time; all cores if not given
    #[arg(long)]
    pub threads: Option<usize>,
    /// Look at what may be known and told in one position of so many; 0 in none
    #[arg(long, default_value_t = 0)]
    pub secrets_every: u32,
    #[command(flatten)]
    pub choice: Choice,
}

/// Plays the games.
pub fn run(soak: &Soak) -> ExitCode {
    games::with(&soak.game, soak)
}

struct State {
    stop: AtomicBool,
    next: AtomicU64,
    report: Mutex<Report>,
    start: Instant,
}

impl Job for Soak {
    fn run<G: Workpiece>(&self) -> ExitCode {
        if let Err(error) = G::mixed(&self.choice, 0)
            .and_then(|options| G::new(&options).map(|_| ()).map_err(|error| error.to_string()))
        {
            eprintln!("soak: {error}");
            return ExitCode::FAILURE;
        }
        let state: &'static State = Box::leak(Box::new(State {
            stop: AtomicBool::new(false),
            next: AtomicU64::new(0),
            report: Mutex::default(),
            start: Instant::now(),
        }));
        if let Err(error) = ctrlc::set_handler(|| state.stop.store(true, Ordering::Relaxed)) {
            eprintln!("soak: Ctrl-C will stop it without a summary: {error}");
        }
        let threads = self.threads.or_else(|| thread::available_parallelism().ok().map(Into::into));
        thread::scope(|scope| {
            let workers: Vec<_> =
                (0..threads.unwrap_or(1)).map(|_| scope.spawn(|| self.work::<G>(state))).collect();
            let mut told = Instant::now();
            while !workers.iter().all(thread::ScopedJoinHandle::is_finished) {
                thread::sleep(Duration::from_millis(50));
                if told.elapsed() >= PROGRESS {
                    told = Instant::now();
                    self.tell(state);
                }
            }
        });
        let report = state.report.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        let mut failed = !report.faults.is_empty();
        for (nth, fault) in report.faults.iter().enumerate() {
            match keep::<G>(fault, nth) {
                Ok(path) => eprintln!("{}: seed {}; written to {}", fault.law, fault.seed, path.display()),
                Err(error) => eprintln!("{fault}\nIt could not be written to a file: {error}"),
            }
        }
        failed |= report.games == 0;
        println!("{report}");
        if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }
}

impl Soak {
    fn work<G: Workpiece>(&self, state: &State) {
        while !state.stop.load(Ordering::Relaxed) {
            let nth = state.next.fetch_add(1, Ordering::Relaxed);
            let first = nth * BUNDLE;
            if first >= self.games {
                return;
            }
            let options = G::mixed(&self.choice, nth).expect("the choice was looked at before");
            let rules = G::new(&options).unwrap_or_else(|error| panic!("options {options:?}: {error}"));
            let games = BUNDLE.min(self.games - first);
            let kit = Kit::new(&rules)
                .seeds(self.seed + first, games)
                .full_every(FULL_EVERY)
                .secrets_every(self.secrets_every)
                .chains_every(BUNDLE);
            let found = kit.run();
            state.report.lock().unwrap_or_else(std::sync::PoisonError::into_inner).merge(found);
        }
    }

    fn tell(&self, state: &State) {
        let report = state.report.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let seconds = state.start.elapsed().as_secs_f64();
        let share = report.games as f64 / self.games as f64;
        let left = if report.games == 0 { "?".into() } else { clock(seconds / share - seconds) };
        eprintln!(
            "{} of {} games ({:.1} %), {} moves ({:.0}/s), {} faults, {} left",
            report.games,
            self.games,
            100.0 * share,
            report.moves,
            report.moves as f64 / seconds,
            report.faults.len() + report.further,
            left
        );
    }
}

fn clock(seconds: f64) -> String {
    let seconds = seconds.max(0.0) as u64;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Writes a fault: the game up to it as a record, where it can be played again, and what was found.
fn keep<G: Game>(fault: &Fault, nth: usize) -> std::io::Result<PathBuf> {
    let folder = root().join("target").join("soak");
    fs::create_dir_all(&folder)?;
    let name =
        format!("{}-{}-seed-{}-{}", G::NAME, nth + 1, fault.seed, format!("{:?}", fault.law).to_lowercase());
    let text = folder.join(format!("{name}.txt"));
    fs::write(&text, format!("{fault}\n"))?;
    let Some(record) = record::<G>(fault) else { return Ok(text) };
    let json = folder.join(format!("{name}.json"));
    fs::write(&json, record)?;
    Ok(json)
}

fn record<G: Game>(fault: &Fault) -> Option<String> {
    let options = serde_json::from_str(&fault.options).ok()?;
    let rules = G::new(&options).ok()?;
    let seed = Seed::from_number(fault.seed.parse().ok()?);
    let entries: Result<Vec<_>, _> = fault.entries.iter().map(|entry| entry.parse()).collect();
    let game = Match::from_entries(rules, seed, entries.ok()?).ok()?;
    serde_json::to_string_pretty(game.record()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::kit::Law;

    #[test]
    fn a_fault_becomes_a_record_that_can_be_played() {
        let options = r#"{"players":2}"#;
        let rules: ark_nova::Rules =
            Game::new(&serde_json::from_str(options).expect("JSON")).expect("options");
        let game = Match::new(rules, Seed::from_number(5), &mut tabletop::Silent);
        let seat = game.rules().asked(game.position()).first().expect("asked");
        let mut moves = Vec::new();
        game.rules().legal(game.position(), seat, &mut moves);
        let fault = Fault {
            law: Law::Validate,
            seed: "5".into(),
            options: options.into(),
            entries: vec![format!("{seat} {}", moves[0])],
            entry: 1,
            seat: None,
            message: String::new(),
        };
        let text = record::<ark_nova::Rules>(&fault).expect("a record");
        let read: tabletop::Record<ark_nova::Rules> = serde_json::from_str(&text).expect("JSON");
        assert_eq!(read.replay().expect("plays").record().entries.len(), 1);
    }

    #[test]
    fn times_read_well() {
        assert_eq!((clock(0.0), clock(3725.0)), ("0:00:00".into(), "1:02:05".into()));
    }
}
