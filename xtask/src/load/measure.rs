//! The measurements, one after the other on one store.

use super::client::Client;
use super::figures::{Figure, kilobytes, load_average, milliseconds, quantile};
use super::people::{Table, any_table, table_of};
use super::process::{Kept, Process};
use super::{Load, Part, sockets};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tabletop::{Chance, Seed};

/// People who play at the same time.
const PLAYERS: usize = 20;
/// How often a server is started to see how long it takes.
const STARTS: usize = 5;
/// Stored games that are opened, at least.
const OPENED: usize = 400;
/// Moves around the one whose cost is measured, and games that are measured.
const AROUND: u64 = 20;
const LONG_GAMES: u64 = 5;
/// The kinds of games that are weighed.
const WEIGHED: [(&str, usize); 4] = [("ark", 3), ("ark", 5), ("ark-nova", 2), ("ark-nova", 4)];

type Told<'a> = &'a (dyn Fn(&str) + Sync);

/// Everything that is wanted, on one store.
pub fn all(load: &Load, binary: &Path, kept: &Kept, told: Told<'_>) -> Result<Vec<Figure>, String> {
    let mut figures = Vec::new();
    if load.wants(Part::Stored) || load.wants(Part::Start) {
        let (weights, records) = stored(load, binary, kept, told)?;
        if load.wants(Part::Stored) {
            figures.extend(weights);
        }
        if load.wants(Part::Start) {
            figures.extend(start(load, binary, kept, told, &records)?);
        }
    }
    let process = Process::start(binary, kept)?;
    let address = process.listens()?;
    if load.wants(Part::Turns) {
        figures.extend(turns(load, address, told)?);
    }
    if load.wants(Part::Moves) || load.wants(Part::Sockets) {
        let (times, paths) = moves(load, address, told)?;
        if load.wants(Part::Moves) {
            figures.extend(times);
        }
        if load.wants(Part::Sockets) {
            figures.push(idle(load, &process, address, &paths, told)?);
        }
    }
    process.stop()?;
    Ok(figures)
}

/// Runs the same on several threads, each with its number, and collects what they answer.
fn together<T: Send>(
    workers: usize,
    work: impl Fn(usize) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    thread::scope(|scope| {
        let work = &work;
        let running: Vec<_> = (0..workers).map(|nth| scope.spawn(move || work(nth))).collect();
        running.into_iter().map(|one| one.join().map_err(|_| "a player failed".to_owned())?).collect()
    })
}

/// Plays a game to its end.
fn play(client: &mut Client, asked: &Value, chance: &mut Chance) -> Result<Table, String> {
    let mut table = Table::sit_down(client, asked, chance)?;
    while !table.is_over() {
        let answer = table.make(client)?;
        table.go_on(client, &answer, chance)?;
    }
    Ok(table)
}

/// What finished games weigh, and their records.
fn stored(
    load: &Load,
    binary: &Path,
    kept: &Kept,
    told: Told<'_>,
) -> Result<(Vec<Figure>, Vec<Value>), String> {
    let (mut figures, mut records) = (Vec::new(), Vec::new());
    // What an empty database takes is not counted.
    let process = Process::start(binary, kept)?;
    process.listens()?;
    process.stop()?;
    let mut before = kept.bytes()?;
    for (game, players) in WEIGHED {
        told(&format!("{} games of {game} for {players} are played to the end", load.finished));
        let process = Process::start(binary, kept)?;
        let address = process.listens()?;
        let next = AtomicUsize::new(0);
        let played = together(4, |_| {
            let (mut client, mut played) = (Client::new(address), Vec::new());
            loop {
                let nth = next.fetch_add(1, Ordering::Relaxed);
                if nth >= load.finished {
                    return Ok(played);
                }
                let mut chance = Chance::new(Seed::from_number(load.seed + nth as u64));
                let table = play(&mut client, &table_of(game, players), &mut chance)?;
                played.push((table.made(), table.record(&mut client)?));
            }
        })?;
        process.stop()?;
        let bytes = kept.bytes()?;
        let played: Vec<(u64, Value)> = played.into_iter().flatten().collect();
        let (games, moves) = (played.len() as f64, played.iter().map(|(moves, _)| moves).sum::<u64>() as f64);
        let each = bytes.saturating_sub(before) as f64 / games;
        let value = format!("{} ({:.0} moves)", kilobytes(each), moves / games);
        figures.push(Figure::aimed(format!("stored: {game} for {players}"), value, "20 KB"));
        records.extend(played.into_iter().map(|(_, record)| record));
        before = bytes;
    }
    Ok((figures, records))
}

/// How long a server with many stored games takes to its first answer, and to open one of them that nobody has looked at.
fn start(
    load: &Load,
    binary: &Path,
    kept: &Kept,
    told: Told<'_>,
    records: &[Value],
) -> Result<Vec<Figure>, String> {
    let process = Process::start(binary, kept)?;
    let address = process.listens()?;
    let bodies: Vec<String> = records.iter().map(|record| json!({"record": record}).to_string()).collect();
    let next = AtomicUsize::new(0);
    let paths = together(4, |_| {
        let (mut client, mut some) = (Client::new(address), Vec::new());
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= load.games {
                return Ok(some);
            }
            let made = client.post("/api/records", None, &bodies[nth % bodies.len()])?;
            let made: Value = serde_json::from_slice(&made).map_err(|error| error.to_string())?;
            if nth.is_multiple_of((load.games / OPENED).max(1)) {
                some.push(format!("/api/tables/{}", made["table"].as_str().unwrap_or_default()));
            }
            if (nth + 1).is_multiple_of(1000) {
                told(&format!("{} of {} games are stored", nth + 1, load.games));
            }
        }
    })?;
    let paths: Vec<String> = paths.into_iter().flatten().collect();
    let path = paths.first().ok_or("no game was stored")?;
    process.stop()?;
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let began = Instant::now();
        let process = Process::start(binary, kept)?;
        Client::new(process.listens()?).get(path, None)?;
        times.push(began.elapsed());
        process.stop()?;
    }
    let worst = times.into_iter().max().unwrap_or_default();
    let name = format!("start to first answer, {} games", load.games);
    let process = Process::start(binary, kept)?;
    let mut client = Client::new(process.listens()?);
    client.get("/api/games", None)?;
    let mut opened = Vec::new();
    for path in &paths {
        // Without what happened in it: that is told line by line, in words.
        let began = Instant::now();
        client.get(&format!("{path}?since={}", u32::MAX), None)?;
        opened.push(began.elapsed());
    }
    process.stop()?;
    opened.sort_unstable();
    let [median, slowest] = [0.5, 1.0].map(|part| milliseconds(quantile(&opened, part)));
    Ok(vec![
        Figure::aimed(name, milliseconds(worst), "< 1000 ms"),
        Figure::plain(format!("a stored game is opened, median of {}", opened.len()), median),
        Figure::aimed("a stored game is opened, the slowest", slowest, "< 20 ms"),
    ])
}

/// What a move costs early and late in a long game.
fn turns(load: &Load, address: SocketAddr, told: Told<'_>) -> Result<Vec<Figure>, String> {
    told("long games are played");
    let mut client = Client::new(address);
    let (mut early, mut late) = (Vec::new(), Vec::new());
    let mut seed = load.seed;
    while late.len() < (AROUND * LONG_GAMES) as usize {
        let mut chance = Chance::new(Seed::from_number(seed));
        seed += 1;
        let mut table = Table::sit_down(&mut client, &table_of("ark-nova", 4), &mut chance)?;
        let (mut here, mut there) = (Vec::new(), Vec::new());
        while !table.is_over() && table.made() < load.late + AROUND {
            let (nth, began) = (table.made(), Instant::now());
            let answer = table.make(&mut client)?;
            let took = began.elapsed();
            if (10..10 + AROUND).contains(&nth) {
                here.push(took);
            }
            if nth >= load.late {
                there.push(took);
            }
            table.go_on(&mut client, &answer, &mut chance)?;
        }
        // A game that ended before says nothing.
        if there.len() == AROUND as usize {
            early.extend(here);
            late.extend(there);
        }
    }
    early.sort_unstable();
    late.sort_unstable();
    Ok(vec![
        Figure::plain("a move alone, at move 10", milliseconds(quantile(&early, 0.5))),
        Figure::aimed(
            format!("a move alone, at move {}", load.late),
            milliseconds(quantile(&late, 0.5)),
            "the same",
        ),
    ])
}

/// How long moves take at a steady rate; also the tables where they were made.
fn moves(load: &Load, address: SocketAddr, told: Told<'_>) -> Result<(Vec<Figure>, Vec<String>), String> {
    told(&format!("people sit down at {} tables and begin to play", load.tables));
    let players = PLAYERS.min(load.tables);
    let ready = Barrier::new(players);
    let every = Duration::from_secs_f64(1.0 / load.rate);
    let (average, began) = (load_average(), Instant::now());
    let played = together(players, |player| {
        let sat = sit_down(load, address, player, players);
        // Whoever failed must not keep the others waiting.
        ready.wait();
        let (mut client, mut tables, mut chance) = sat?;
        if player == 0 {
            told(&format!("ready after {:.0} s; {} s of moves", began.elapsed().as_secs_f64(), load.seconds));
        }
        ready.wait();
        let (begin, mut times) = (Instant::now() + Duration::from_millis(200), Vec::new());
        for nth in 0.. {
            let number = (player + nth * players) as u32;
            let due = begin + every * number;
            if due >= begin + Duration::from_secs(load.seconds) {
                break;
            }
            thread::sleep(due.saturating_duration_since(Instant::now()));
            let at = nth % tables.len();
            let answer = tables[at].make(&mut client)?;
            times.push(due.elapsed());
            tables[at].go_on(&mut client, &answer, &mut chance)?;
            if tables[at].is_over() {
                tables[at] = Table::sit_down(&mut client, &any_table(number as usize), &mut chance)?;
            }
        }
        let took = begin.elapsed();
        Ok((times, took, tables.into_iter().map(|table| table.path).collect::<Vec<_>>()))
    })?;
    let took = played.iter().map(|(_, took, _)| *took).max().unwrap_or_default();
    let mut times: Vec<Duration> = played.iter().flat_map(|(times, ..)| times.iter().copied()).collect();
    times.sort_unstable();
    let rate = times.len() as f64 / took.as_secs_f64();
    let figures = vec![
        Figure::aimed(
            format!("moves a second at {} tables", load.tables),
            format!("{rate:.1}"),
            if load.rate == 100.0 { "100" } else { "" },
        ),
        Figure::aimed("a move, median", milliseconds(quantile(&times, 0.5)), "< 5 ms"),
        Figure::plain("a move, 90 of 100", milliseconds(quantile(&times, 0.9))),
        Figure::aimed("a move, 99 of 100", milliseconds(quantile(&times, 0.99)), "< 50 ms"),
        Figure::plain("load of the machine before and after", format!("{average}, {}", load_average())),
    ];
    Ok((figures, played.into_iter().flat_map(|(.., paths)| paths).collect()))
}

type Ready = (Client, Vec<Table>, Chance);

/// The tables of one player, each somewhere in a game.
fn sit_down(load: &Load, address: SocketAddr, player: usize, players: usize) -> Result<Ready, String> {
    let mut client = Client::new(address);
    let mut chance = Chance::new(Seed::from_number(load.seed + player as u64));
    let mut tables = Vec::new();
    for nth in (player..load.tables).step_by(players) {
        let mut table = Table::sit_down(&mut client, &any_table(nth), &mut chance)?;
        for _ in 0..chance.below(load.before + 1) {
            let answer = table.make(&mut client)?;
            table.go_on(&mut client, &answer, &mut chance)?;
            if table.is_over() {
                table = Table::sit_down(&mut client, &any_table(nth), &mut chance)?;
            }
        }
        tables.push(table);
    }
    Ok((client, tables, chance))
}

/// The memory of each of many sockets that only listen.
fn idle(
    load: &Load,
    process: &Process,
    address: SocketAddr,
    paths: &[String],
    told: Told<'_>,
) -> Result<Figure, String> {
    told(&format!("{} sockets are opened", load.sockets));
    let before = process.memory();
    let open: Vec<_> = (0..load.sockets)
        .map(|nth| sockets::open(address, &paths[nth % paths.len()]))
        .collect::<Result<_, _>>()?;
    // The last message may still be on its way out of the server.
    thread::sleep(Duration::from_millis(500));
    let after = process.memory();
    let value = match (before, after) {
        (Some(before), Some(after)) if !open.is_empty() => {
            kilobytes(after.saturating_sub(before) as f64 / open.len() as f64)
        }
        _ => "unknown".to_owned(),
    };
    Ok(Figure::plain(format!("memory of each of {} sockets", open.len()), value))
}
