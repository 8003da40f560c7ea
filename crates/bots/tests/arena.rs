//! The arena: the same results whatever the threads, files that are gone on with, bots that panic.

use bots::arena::{Contest, Deal, Entrant, Journal, JournalError, News, Settings, standings};
use bots::{Bot, Failing, Level, Seen};
use std::convert::Infallible;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use tabletop::Game;

type Entrants = [Entrant<ark::Rules>; 3];

fn entrants() -> Entrants {
    [Entrant::level(Level::Greedy), Entrant::level(Level::Random), Entrant::level(Level::Random)]
}

fn options(_: u64) -> ark::Options {
    ark::Options::standard(3)
}

fn played(entrants: &Entrants, threads: usize, deals: u64) -> Vec<Deal> {
    let contest = Contest { entrants, options: &options, seed: 7 };
    let mut kept = Vec::new();
    let Ok(()) = contest.run(0..deals, threads, &AtomicBool::new(false), |news| {
        if let News::Deal(deal) = news {
            kept.push(deal.clone());
        }
        Ok::<(), Infallible>(())
    });
    kept
}

fn settings() -> Settings {
    Settings {
        arena: Settings::FORMAT,
        game: ark::Rules::NAME.into(),
        rules_version: ark::Rules::RULES_VERSION,
        table: "standard".into(),
        seats: ["greedy", "random", "random"].map(Into::into).to_vec(),
        seed: 7,
    }
}

fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let alone = played(&entrants(), 1, 12);
    assert_eq!(alone.len(), 12);
    assert_eq!(alone, played(&entrants(), 4, 12));
    assert!(
        alone.iter().enumerate().all(|(nth, deal)| deal.deal == nth as u64 && deal.seed == 7 + nth as u64)
    );
}

#[test]
fn every_deal_is_played_from_every_seat() {
    for deal in played(&entrants(), 2, 3) {
        let mut seats: Vec<usize> =
            deal.games.iter().map(|game| game.seating.iter().position(|&bot| bot == 0).unwrap()).collect();
        seats.sort_unstable();
        assert_eq!(seats, [0, 1, 2]);
    }
}

#[test]
fn a_stop_leaves_no_gap() {
    let entrants = entrants();
    let contest = Contest { entrants: &entrants, options: &options, seed: 7 };
    let stop = AtomicBool::new(false);
    let mut numbers = Vec::new();
    let Ok(()) = contest.run(0..10_000, 3, &stop, |news| {
        if let News::Deal(deal) = news {
            numbers.push(deal.deal);
            stop.store(deal.deal >= 4, Ordering::Relaxed);
        }
        Ok::<(), Infallible>(())
    });
    assert!((5..200).contains(&numbers.len()), "{}", numbers.len());
    assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>());
}

#[test]
fn a_file_is_gone_on_with_and_says_what_differs() {
    let path = fresh("arena-journal.jsonl");
    let deals = played(&entrants(), 2, 4);
    {
        let (mut journal, before) = Journal::open(&path, &settings()).expect("a new file");
        assert!(before.is_empty());
        let second = Journal::open(&path, &settings()).err().expect("one arena at a time");
        assert_eq!(second.to_string(), "another arena is writing to it");
        deals[..3].iter().for_each(|deal| journal.add(deal).expect("written"));
    }
    // A line cut off in the middle, as a machine that loses its power leaves it.
    let mut text = fs::read_to_string(&path).expect("a file");
    text.push_str(r#"{"deal":3,"seed":1"#);
    fs::write(&path, &text).expect("written");
    {
        let (mut journal, before) = Journal::open(&path, &settings()).expect("the same settings");
        assert_eq!(before, deals[..3]);
        journal.add(&deals[3]).expect("written");
    }
    let (_, all) = Journal::open(&path, &settings()).expect("the same settings");
    assert_eq!(all, deals);

    let other = Settings { seed: 8, ..settings() };
    let error = Journal::open(&path, &other).err().expect("refused");
    assert!(matches!(error, JournalError::Other { what: "seed", .. }));
    assert_eq!(error.to_string(), "made with seed 7, not 8; name another file, or ask for the same");
    let kept = fs::read_to_string(&path).expect("a file");
    assert_eq!(kept.lines().count(), 5, "what was refused was not touched");

    fs::write(&path, "evening,planner,greedy\n").expect("written");
    let error = Journal::open(&path, &settings()).err().expect("refused").to_string();
    assert!(error.starts_with("line 1 is no line of an arena: "), "{error}");
}

/// Panics at its second move.
struct Clumsy(u8);

impl<G: Game> Bot<G> for Clumsy {
    fn choose(&mut self, _: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing> {
        self.0 += 1;
        assert!(self.0 < 2, "dropped the cards");
        Ok(moves[0])
    }
}

#[test]
fn a_bot_that_panics_loses_its_game_and_the_arena_goes_on() {
    let entrants = [
        Entrant::new("clumsy", |_: &ark::Rules, _, _| Box::new(Clumsy(0))),
        Entrant::level(Level::Random),
        Entrant::level(Level::Random),
    ];
    let deals = played(&entrants, 2, 2);
    let seats: Vec<String> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
    let standing = &standings(&seats, &deals)[0];
    assert_eq!((deals.len(), standing.failed, standing.wins.share), (2, 6, 0.0));
    let why = &deals[0].games[0].failed.as_ref().expect("it fails").why;
    assert_eq!(why, "crashed: panicked: dropped the cards");
}

/// Takes X-tokens for ever.
struct Idle;

impl<G: Game> Bot<G> for Idle {
    fn choose(&mut self, _: &Seen<'_, G>, moves: &[G::Move]) -> Result<G::Move, Failing> {
        let idle = moves.iter().find(|answer| answer.to_string().starts_with("x-token"));
        Ok(*idle.unwrap_or(&moves[0]))
    }
}

#[test]
fn a_game_that_does_not_end_is_broken_off() {
    let entrants = [0, 1].map(|_| Entrant::new("idle", |_: &ark_nova::Rules, _, _| Box::new(Idle)));
    let options = |_| ark_nova::Options::players(2);
    let deal = Contest { entrants: &entrants, options: &options, seed: 1 }.deal(0);
    assert!(deal.games[0].endless && deal.games[0].failed.is_none(), "{deal:?}");
}
