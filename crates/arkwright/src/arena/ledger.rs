//! The ledger of results that the repository keeps.

use bots::arena::{Settings, Standing};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

const HEAD: &str = "date,commit,game,table,seats,deals,wins %,low %,high %,margin,seed\n";

/// Adds a row for the first bot; a new file gets its head.
pub fn add(path: &Path, settings: &Settings, deals: usize, first: &Standing) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    let mut text = String::new();
    if file.metadata()?.len() == 0 {
        text.push_str(HEAD);
    }
    text.push_str(&row(&today(), &commit(), settings, deals, first));
    file.write_all(text.as_bytes())
}

fn row(date: &str, commit: &str, settings: &Settings, deals: usize, first: &Standing) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let fields = [
        date.to_owned(),
        commit.to_owned(),
        settings.game.clone(),
        quoted(&settings.table),
        quoted(&settings.seats.join(",")),
        deals.to_string(),
        percent(first.wins.share),
        percent(first.wins.low),
        percent(first.wins.high),
        first.margin.map_or(String::new(), |margin| format!("{margin:.1}")),
        settings.seed.to_string(),
    ];
    fields.join(",") + "\n"
}

fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.into(),
    }
}

/// The commit of the working folder, with a plus if sources were changed since.
fn commit() -> String {
    let git = |args: &[&str]| Command::new("git").args(args).output().ok();
    let Some(head) = git(&["rev-parse", "--short", "HEAD"]).filter(|output| output.status.success()) else {
        return "unknown".into();
    };
    let changed = git(&["diff", "--quiet", "HEAD", "--", ":/crates", ":/Cargo.lock"])
        .is_some_and(|output| !output.status.success());
    let head = String::from_utf8_lossy(&head.stdout);
    format!("{}{}", head.trim(), if changed { "+" } else { "" })
}

/// Today's date in universal time.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    date(seconds / 86_400)
}

/// The date so many days after 1 January 1970.
fn date(mut days: u64) -> String {
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let months = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= months[month] {
        days -= months[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::arena::Interval;

    #[test]
    fn dates_are_right() {
        assert_eq!(
            [0, 59, 789, 19_782, 20_089, 20_454].map(date).join(" "),
            "1970-01-01 1970-03-01 1972-02-29 2024-02-29 2025-01-01 2026-01-01"
        );
    }

    #[test]
    fn a_row_can_be_read_as_a_table() {
        let settings = Settings {
            arena: Settings::FORMAT,
            game: "ark-nova".into(),
            rules_version: 1,
            table: "maps 1,5".into(),
            seats: ["exec:bot \"a\"".into(), "greedy".into()].to_vec(),
            seed: 1,
        };
        let standing = Standing {
            name: "exec:bot \"a\"".into(),
            seats: 1,
            wins: Interval { share: 0.712, low: 0.6812, high: 0.7409 },
            margin: Some(-3.25),
            elo: 0.0,
            failed: 0,
        };
        assert_eq!(
            row("2026-01-02", "abc1234+", &settings, 500, &standing),
            "2026-01-02,abc1234+,ark-nova,\"maps 1,5\",\"exec:bot \"\"a\"\",greedy\",500,71.2,68.1,74.1,-3.2,1\n"
        );
        assert_eq!(HEAD.split(',').count(), 11);
    }
}
