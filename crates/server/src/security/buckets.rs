//! How often somebody may do something: a bucket of tokens for each, filled at a steady rate.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// More buckets than this are looked through for full ones, which need not be remembered.
const MANY: usize = 20_000;

/// What is counted, and whose.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bucket {
    /// Requests of any kind.
    Requests(IpAddr),
    /// Requests that change something.
    Changes(IpAddr),
    /// New tables.
    Tables(IpAddr),
    /// Lines of chat of a writer.
    Chat(String),
    /// Passwords tried for a name.
    Passwords(String),
}

#[derive(Clone, Copy)]
struct Level {
    left: f64,
    at: Instant,
    /// When it will be full again, if nothing more is taken.
    full_at: Instant,
}

/// All buckets.
#[derive(Default)]
pub struct Buckets {
    levels: Mutex<HashMap<Bucket, Level>>,
}

impl Buckets {
    /// Takes one out of a bucket that holds `most` and is filled in `period`; or says how long to wait.
    pub fn take(&self, bucket: Bucket, most: u32, period: Duration) -> Result<(), Duration> {
        self.take_at(bucket, most, period, Instant::now())
    }

    fn take_at(&self, bucket: Bucket, most: u32, period: Duration, now: Instant) -> Result<(), Duration> {
        let most = f64::from(most.max(1));
        let rate = most / period.as_secs_f64();
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        if levels.len() > MANY {
            levels.retain(|_, level| level.full_at > now);
        }
        let level = levels.entry(bucket).or_insert(Level { left: most, at: now, full_at: now });
        let passed = now.saturating_duration_since(level.at).as_secs_f64();
        level.left = (level.left + passed * rate).min(most);
        level.at = now;
        if level.left < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - level.left) / rate));
        }
        level.left -= 1.0;
        level.full_at = now + Duration::from_secs_f64((most - level.left) / rate);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_empty_after_so_many_and_fills_again() {
        let buckets = Buckets::default();
        let (now, minute) = (Instant::now(), Duration::from_secs(60));
        let take = |who: &str, at| buckets.take_at(Bucket::Chat(who.to_owned()), 3, minute, at);
        for _ in 0..3 {
            assert_eq!(take("a", now), Ok(()));
        }
        assert_eq!(take("a", now), Err(Duration::from_secs(20)));
        assert_eq!(take("b", now), Ok(()));
        assert_eq!(take("a", now + Duration::from_secs(21)), Ok(()));
        assert!(take("a", now + Duration::from_secs(22)).is_err());
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = Buckets::default();
        let (now, second) = (Instant::now(), Duration::from_secs(1));
        for number in 0..=MANY {
            let _ = buckets.take_at(Bucket::Chat(number.to_string()), 3, second, now);
        }
        let _ = buckets.take_at(Bucket::Chat("last".to_owned()), 3, second, now + 2 * second);
        assert_eq!(buckets.levels.lock().expect("no panic").len(), 1);
    }
}
