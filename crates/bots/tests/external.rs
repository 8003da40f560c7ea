//! Programs in other languages at the table: the example plays, and whatever misbehaves loses its game and no more.

use bots::arena::{Contest, Deal, Entrant, Fault, News};
use bots::{External, Level, Playable};
use std::convert::Infallible;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tabletop::Told;

const PATIENCE: Duration = Duration::from_secs(5);

fn python() -> &'static str {
    let runs = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    assert!(runs.is_ok_and(|status| status.success()), "this test needs python3 on the path");
    "python3"
}

/// A program of a few lines of Python.
fn script<G: Told + 'static>(text: &str, patience: Duration) -> Entrant<G> {
    let command = vec![python().to_owned(), "-c".to_owned(), text.to_owned()];
    Entrant::program("script", command, patience)
}

fn example<G: Told + 'static>() -> Entrant<G> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/first_bot.py");
    let command = vec![python().to_owned(), path.display().to_string()];
    Entrant::program("first_bot", command, PATIENCE)
}

fn ark(players: u8) -> ark::Options {
    ark::Options::standard(players)
}

fn arena<G: Playable>(
    entrants: &[Entrant<G>],
    options: &(dyn Fn(u64) -> G::Options + Sync),
    deals: u64,
) -> Vec<Deal> {
    let contest = Contest { entrants, options, seed: 1 };
    let mut kept = Vec::new();
    let hear = |news: News<'_>| {
        if let News::Deal(deal) = news {
            kept.push(deal.clone());
        }
        Ok::<(), Infallible>(())
    };
    let Ok(()) = contest.run(0..deals, 2, &AtomicBool::new(false), hear);
    kept
}

/// How a script fails in a game of Ark against two random players.
fn failing(text: &str, patience: Duration) -> (Fault, Vec<usize>) {
    let entrants =
        [script::<ark::Rules>(text, patience), Entrant::level(Level::Random), Entrant::level(Level::Random)];
    let contest = Contest { entrants: &entrants, options: &|_| ark(3), seed: 1 };
    let deal = contest.deal(0);
    for game in &deal.games {
        let fault = game.failed.as_ref().expect("the script fails");
        assert_eq!(game.seating[fault.seat], 0, "the script sat there");
        assert!(!game.winners.contains(&fault.seat) && !game.winners.is_empty(), "it lost");
        assert_eq!(game.places[fault.seat], 3, "it is the last");
    }
    let game = &deal.games[0];
    (game.failed.clone().expect("the script fails"), game.winners.clone())
}

#[test]
fn the_example_plays_ark_nova_to_the_end() {
    let entrants = [example::<ark_nova::Rules>(), Entrant::level(Level::Random)];
    let deals = arena(&entrants, &|_| ark_nova::Options::players(2), 1);
    let games: Vec<_> = deals.iter().flat_map(|deal| &deal.games).collect();
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| game.failed.is_none()), "{games:?}");
    assert_eq!(
        deals,
        arena(&entrants, &|_| ark_nova::Options::players(2), 1),
        "the same seed, the same game"
    );
}

#[test]
fn the_example_plays_ark_against_itself() {
    let entrants = [example::<ark::Rules>(), example(), example()];
    let deals = arena(&entrants, &|_| ark(3), 2);
    assert!(deals.iter().flat_map(|deal| &deal.games).all(|game| game.failed.is_none()), "{deals:?}");
}

#[test]
fn a_program_that_crashes_loses() {
    let (fault, _) = failing("import sys; input(); input(); sys.exit('no idea what this is')", PATIENCE);
    assert!(fault.why.starts_with("crashed: ended with exit status: 1"), "{}", fault.why);
    assert!(fault.why.contains("it wrote: no idea what this is"), "{}", fault.why);
}

#[test]
fn a_program_that_does_not_exist_loses() {
    let command = vec!["no-such-program-anywhere".to_owned()];
    let program = Entrant::<ark::Rules>::program("nobody", command, PATIENCE);
    let entrants = [program, Entrant::level(Level::Random), Entrant::level(Level::Random)];
    let deal = Contest { entrants: &entrants, options: &|_| ark(3), seed: 1 }.deal(0);
    let why = &deal.games[0].failed.as_ref().expect("it fails").why;
    assert!(why.starts_with("crashed: no-such-program-anywhere cannot be started"), "{why}");
}

#[test]
fn a_program_that_hangs_loses_when_its_time_is_over() {
    let begun = Instant::now();
    let sleepy = "import sys, time; print('thinking', file=sys.stderr, flush=True); time.sleep(600)";
    let (fault, _) = failing(sleepy, Duration::from_millis(400));
    assert!(fault.why.starts_with("gave no answer within 400 ms"), "{}", fault.why);
    assert!(begun.elapsed() < Duration::from_secs(10), "nobody waits for it");
}

#[test]
fn a_program_that_does_not_listen_when_it_should_leave_is_ended() {
    let deaf =
        "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(60)";
    let begun = Instant::now();
    let (fault, _) = failing(deaf, Duration::from_millis(300));
    assert!(fault.why.starts_with("gave no answer"), "{}", fault.why);
    assert!(begun.elapsed() < Duration::from_secs(10), "nobody waits for it");
}

#[test]
fn an_answer_that_is_no_json_loses() {
    let (fault, _) = failing("while True: print('take the best', flush=True)", PATIENCE);
    assert!(fault.why.contains("take the best is not JSON"), "{}", fault.why);
}

#[test]
fn an_answer_of_another_form_loses() {
    let (fault, _) = failing("input(); input(); print('[1, 2]')", PATIENCE);
    assert!(fault.why.contains(r#"[1, 2] is not of the form {"move": "..."}"#), "{}", fault.why);
}

#[test]
fn what_is_no_move_loses() {
    let (fault, _) = failing(r#"input(); input(); print('{"move": "castle"}')"#, PATIENCE);
    assert!(fault.why.contains(r#"{"move": "castle"}: cannot read "castle""#), "{}", fault.why);
}

#[test]
fn an_illegal_move_loses_with_the_reason() {
    let (fault, _) = failing(r#"input(); input(); print('{"move": "play 1"}')"#, PATIENCE);
    let said = r#"answered with what is no legal move: {"move": "play 1"}: "#;
    assert!(fault.why.starts_with(said) && fault.why.len() > said.len() + 5, "{}", fault.why);
}

#[test]
fn a_line_without_an_end_loses() {
    let endless = "import sys\nwhile True: sys.stdout.write('x' * 4096)";
    let (fault, _) = failing(endless, PATIENCE);
    assert!(fault.why.contains("xxx... is not JSON"), "{}", fault.why);
}

/// Whether a process is there whose command holds this text.
#[cfg(target_os = "linux")]
fn runs(text: &str) -> bool {
    let processes = std::fs::read_dir("/proc").expect("a list of processes").flatten();
    let mut commands = processes.filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok());
    commands.any(|command| String::from_utf8_lossy(&command).contains(text))
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_program_started_ends_with_it() {
    // Two that stay behind in the background, one of them after the program has left by itself.
    for (sleep, rest) in [("611.25", "wait"), ("611.75", "read hello; read ask; exit 3")] {
        let command = ["sh", "-c", &format!("sleep {sleep} & sleep {sleep} & {rest}")].map(String::from);
        let program = Entrant::<ark::Rules>::program("shell", command.to_vec(), Duration::from_millis(400));
        let entrants = [program, Entrant::level(Level::Random), Entrant::level(Level::Random)];
        let deal = Contest { entrants: &entrants, options: &|_| ark(3), seed: 1 }.deal(0);
        assert!(deal.games.iter().all(|game| game.failed.is_some()), "{deal:?}");
        assert!(!runs(sleep), "sleep {sleep} is still there");
    }
}

#[test]
fn a_program_is_probed_before_it_plays() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<String>>();
    assert_eq!(External::probe(&words("cat")), Ok(()));
    let why = External::probe(&words("no-such-program-anywhere -x")).expect_err("not there");
    assert!(why.starts_with("no-such-program-anywhere cannot be started"), "{why}");
    assert!(External::probe(&[]).is_err());
}

#[test]
fn no_process_is_left_behind() {
    let counted = |text: &str| failing(text, Duration::from_millis(300)).0;
    counted("import time; time.sleep(611)");
    let own = std::process::id().to_string();
    let Ok(listed) = Command::new("ps").args(["--ppid", &own, "-o", "stat=,args="]).output() else { return };
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(!listed.contains("611") && !listed.contains('Z'), "{listed}");
}
