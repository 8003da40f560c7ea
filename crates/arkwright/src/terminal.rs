//! The terminal: how wide it is, and writing to it without falling over a closed pipe.

use std::io::{self, IsTerminal, Write};

/// Lines longer than this are tiring to read.
const WIDEST: usize = 100;
const WITHOUT_TERMINAL: usize = 80;

/// The columns for wrapped text.
pub fn width() -> usize {
    window().map_or(WITHOUT_TERMINAL, |(width, _)| width.clamp(40, WIDEST))
}

/// The columns for tables: all there are, and no limit where no terminal cuts them.
pub fn table_width() -> Option<usize> {
    window().map(|(width, _)| width)
}

/// The lines that fit on the screen, if a person looks at one.
pub fn height() -> Option<usize> {
    window().map(|(_, height)| height)
}

/// Whether the terminal says that it can do nothing but write line after line.
pub fn is_dumb() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb")
}

fn window() -> Option<(usize, usize)> {
    let stdout = io::stdout();
    if !stdout.is_terminal() {
        return None;
    }
    let (width, height) = terminal_size::terminal_size_of(&stdout)?;
    Some((width.0.into(), height.0.into()))
}

/// Writes text with styles; they are taken out where nobody sees them (no terminal, or `NO_COLOR`).
pub fn print(text: &str) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// Writes a remark beside the output, for people only.
pub fn remark(text: &str) {
    // Nobody is left to tell if this fails.
    let _ = writeln!(anstream::stderr().lock(), "{text}");
}

/// A time as hours, minutes and seconds.
pub fn clock(seconds: f64) -> String {
    let seconds = seconds.max(0.0) as u64;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
