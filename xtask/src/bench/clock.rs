//! Time, as little disturbed by other work on the machine as can be.

use std::fs;
use std::time::Instant;

/// A stopwatch: the time this thread had the core where the system tells it, otherwise the time that passed.
struct Watch {
    start: Instant,
    busy: Option<u64>,
}

impl Watch {
    fn start() -> Watch {
        Watch { busy: busy(), start: Instant::now() }
    }

    fn seconds(&self) -> f64 {
        let passed = self.start.elapsed().as_secs_f64();
        match (self.busy, busy()) {
            (Some(from), Some(to)) if to > from => ((to - from) as f64 / 1e9).min(passed),
            _ => passed,
        }
    }
}

/// Nanoseconds for which this thread has been running.
fn busy() -> Option<u64> {
    // The clock of the scheduler is brought up to date when the thread is put aside.
    std::thread::yield_now();
    fs::read_to_string("/proc/thread-self/schedstat").ok()?.split(' ').next()?.parse().ok()
}

/// The median time of several runs in seconds, after one that does not count.
pub fn median_of(runs: usize, mut run: impl FnMut()) -> f64 {
    run();
    let mut times: Vec<f64> = (0..runs)
        .map(|_| {
            let watch = Watch::start();
            run();
            watch.seconds()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[runs / 2]
}

/// The least time of several short runs in seconds: what it takes when nothing comes between.
pub fn least_of(runs: usize, mut run: impl FnMut()) -> f64 {
    let times = (0..runs).map(|_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    });
    times.fold(f64::INFINITY, f64::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_work_takes_longer() {
        let work =
            |n: u64| move || _ = std::hint::black_box((0..n).fold(0u64, |a, b| a ^ b.wrapping_mul(a | 1)));
        assert!(median_of(3, work(20_000_000)) > median_of(3, work(1000)));
        assert!(least_of(3, work(1_000_000)) > 0.0);
    }
}
