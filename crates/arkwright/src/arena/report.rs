//! What the arena says at the end.

use bots::arena::{Deal, Settings, Standing, seatings};
use std::fmt::Write;

/// Faults that are told in full.
const FAULTS: usize = 5;

/// The bots with their results.
pub fn table(settings: &Settings, deals: &[Deal], standings: &[Standing]) -> String {
    let games: usize = deals.iter().map(|deal| deal.games.len()).sum();
    let last = settings.seed.wrapping_add(deals.len() as u64 - 1);
    let mut text =
        format!("{}, {}, {games} games, seeds {} to {last}\n", settings.game, settings.table, settings.seed);
    let width = standings.iter().map(|bot| bot.name.chars().count()).max().unwrap_or(0).max(3);
    let _ = writeln!(text, "{:width$}  seats      wins  95 % interval    margin    Elo  failed", "bot");
    for bot in standings {
        let wins = &bot.wins;
        let margin = bot.margin.map_or("-".into(), |margin| format!("{margin:+.1}"));
        let interval = format!("[{:.1}, {:.1}]", 100.0 * wins.low, 100.0 * wins.high);
        let (name, seats, failed) = (&bot.name, bot.seats, bot.failed);
        let elo = format!("{:+.0}", bot.elo);
        let _ = writeln!(
            text,
            "{name:width$}  {seats:5}  {:6.1} %  {interval:13}  {margin:>8}  {elo:>5}  {failed:6}",
            100.0 * wins.share
        );
    }
    text
}

/// The first bot's result, which programs read.
pub fn last_line(settings: &Settings, deals: &[Deal], first: &Standing) -> String {
    let wins = &first.wins;
    let count = deals.len();
    format!(
        "{}: {:.1} % [{:.1}, {:.1}] over {count} {}{}\n",
        first.name,
        100.0 * wins.share,
        100.0 * wins.low,
        100.0 * wins.high,
        if seatings(&settings.seats).len() == 2 && settings.seats.len() == 2 { "pair" } else { "deal" },
        if count == 1 { "" } else { "s" }
    )
}

/// The games that were lost because a bot failed.
pub fn faults(seats: &[String], deals: &[Deal]) -> Vec<String> {
    let games = deals.iter().flat_map(|deal| deal.games.iter().map(move |game| (deal.seed, game)));
    let mut lines: Vec<String> = games
        .filter_map(|(seed, game)| {
            let fault = game.failed.as_ref()?;
            let bot = &seats[game.seating[fault.seat]];
            Some(format!("lost: game with seed {seed}, seat {}, {bot} {}", fault.seat, fault.why))
        })
        .collect();
    let further = lines.len().saturating_sub(FAULTS);
    if further > 0 {
        lines.truncate(FAULTS);
        lines.push(format!("and {further} more games were lost like that; --results FILE keeps them all"));
    }
    let endless = deals.iter().flat_map(|deal| &deal.games).filter(|game| game.endless).count();
    if endless > 0 {
        let moves = bots::LONGEST;
        lines.push(format!("broken off after {moves} moves and ranked as they stood: {endless} games"));
    }
    lines
}
