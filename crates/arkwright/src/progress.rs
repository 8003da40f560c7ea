//! How far a long run has come, beside the output: a bar on a screen, a line now and then where nobody may be looking.

use crate::terminal;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::{Duration, Instant};

/// How often a line is written where nothing can be drawn again.
const LINE: Duration = Duration::from_secs(10);
/// How the bar looks where it can.
const LOOK: &str = "[{bar:24.cyan/dim}] {msg}";

/// A bar with a line of text.
pub struct Bar {
    bar: ProgressBar,
    written: Instant,
}

impl Bar {
    /// For so many steps.
    pub fn new(all: u64) -> Bar {
        let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::stderr_with_hz(5));
        if let Ok(style) = ProgressStyle::with_template(LOOK) {
            bar.set_style(style.progress_chars("#--"));
        }
        Bar { bar, written: Instant::now() }
    }

    /// Draws so many steps and the line; in a log the line is written, if it is time to.
    pub fn show(&mut self, done: u64, line: impl FnOnce() -> String) {
        if !self.bar.is_hidden() {
            self.draw(done, line);
        } else if self.written.elapsed() >= LINE {
            self.written = Instant::now();
            terminal::remark(&line());
        }
    }

    /// The same for a screen alone.
    pub fn draw(&self, done: u64, line: impl FnOnce() -> String) {
        if !self.bar.is_hidden() {
            self.bar.set_position(done);
            self.bar.set_message(line());
        }
    }

    /// Writes a line that stays, above the bar.
    pub fn remark(&self, line: &str) {
        self.bar.suspend(|| terminal::remark(line));
    }

    /// Takes the bar away.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}
