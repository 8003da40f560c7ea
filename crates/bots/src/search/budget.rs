//! How long a search thinks.

use crate::decimal::decimal;
use std::time::{Duration, Instant};
use std::{fmt, str::FromStr};

/// How long a search thinks about a turn: until the iterations are done or the time is over, whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Budget {
    /// Iterations. Without a limit of time the same seed plays the same game.
    pub iterations: u32,
    /// Time.
    pub time: Duration,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::MAX }
    }

    /// So much time, whatever can be done in it.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time }
    }

    /// The same, but no longer than this.
    pub const fn within(self, time: Duration) -> Budget {
        Budget { time, ..self }
    }

    /// Whether what is found depends on how fast the machine is.
    pub fn is_timed(self) -> bool {
        self.time < Duration::MAX
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.iterations {
            u32::MAX => write!(f, "{}s", self.time.as_secs_f64()),
            iterations => write!(f, "{iterations}"),
        }
    }
}

/// Iterations (`200`) or seconds (`0.5s`).
impl FromStr for Budget {
    type Err = ();
    fn from_str(text: &str) -> Result<Budget, ()> {
        if let Some(seconds) = text.strip_suffix('s') {
            let seconds = decimal(seconds).filter(|&seconds| seconds > 0.0).ok_or(())?;
            return Duration::try_from_secs_f64(seconds).map(Budget::time).map_err(|_| ());
        }
        text.parse().ok().filter(|&n| n > 0 && n < u32::MAX).map(Budget::iterations).ok_or(())
    }
}

/// Spends a budget: how far it has come, and when the worse half of the plans is dropped.
pub(super) struct Clock {
    budget: Budget,
    started: Option<Instant>,
    share: f32,
    done: u32,
    phases: u32,
    phase: u32,
}

impl Clock {
    /// A share of the budget for so many plans.
    pub(super) fn new(budget: Budget, share: f32, plans: usize) -> Clock {
        // A browser tab has no clock: there whoever lets it think says when to hurry.
        let has_clock = !cfg!(target_family = "wasm");
        let started = (budget.is_timed() && has_clock).then(Instant::now);
        let phases = usize::BITS - (plans.max(2) - 1).leading_zeros();
        Clock { budget, started, share, done: 0, phases, phase: 1 }
    }

    /// So many iterations are done.
    pub(super) fn tick(&mut self, iterations: usize) {
        self.done += iterations as u32;
    }

    /// The part of the budget that is spent.
    fn spent(&self) -> f32 {
        let iterations = self.done as f32 / (self.budget.iterations as f32 * self.share).max(1.0);
        let time = self.started.map_or(0.0, |started| {
            started.elapsed().as_secs_f32() / (self.budget.time.as_secs_f32() * self.share)
        });
        iterations.max(time)
    }

    /// Whether something is left.
    pub(super) fn goes_on(&self) -> bool {
        self.done == 0 || self.spent() < 1.0
    }

    /// Whether the worse half of the plans is to be dropped now.
    pub(super) fn halves(&mut self) -> bool {
        let due = self.spent() >= self.phase as f32 / self.phases as f32;
        self.phase += u32::from(due);
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_and_written() {
        for text in ["200", "1s", "0.1s"] {
            assert_eq!(text.parse::<Budget>().map(|budget| budget.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "s", "0", "-1s", "0s", "1m", "NaNs", "99999999999"] {
            assert_eq!(text.parse::<Budget>(), Err(()), "{text:?}");
        }
    }

    #[test]
    fn the_worse_half_is_dropped_at_even_parts_of_the_budget() {
        let mut clock = Clock::new(Budget::iterations(24), 1.0, 8);
        let mut halved = Vec::new();
        while clock.goes_on() {
            clock.tick(1);
            if clock.halves() {
                halved.push(clock.done);
            }
        }
        assert_eq!(halved, [8, 16, 24]);
        assert_eq!(clock.done, 24);
    }
}
