//! How long seats have thought.

/// How long each seat has thought, and since when it thinks now. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stopwatch {
    /// The milliseconds of each seat up to the last row.
    used: Vec<i64>,
    /// When each seat was asked what it is asked now; none if it is not.
    since: Vec<Option<i64>>,
}

impl Stopwatch {
    /// Nobody has thought yet.
    pub(crate) fn new(seats: usize) -> Stopwatch {
        Stopwatch { used: vec![0; seats], since: vec![None; seats] }
    }

    /// After a row that came at a time these seats are asked; one of them may have answered with it.
    pub(crate) fn note(&mut self, asked: &[u8], answered: Option<u8>, at: i64) {
        for (seat, (used, since)) in (0..).zip(self.used.iter_mut().zip(&mut self.since)) {
            let still = asked.contains(&seat) && answered != Some(seat);
            // A new answer is thought about from now on; that of somebody who was asked all along, from then on.
            if let Some(began) = *since
                && !still
            {
                *used += (at - began).max(0);
                *since = None;
            }
            if asked.contains(&seat) && since.is_none() {
                *since = Some(at);
            }
        }
    }

    /// Whether a seat thinks now.
    pub(crate) fn runs(&self, seat: usize) -> bool {
        self.since[seat].is_some()
    }

    /// How long a seat has thought before what it is asked now, and about that.
    pub(crate) fn read(&self, seat: usize, now: i64) -> (i64, i64) {
        (self.used[seat], self.since[seat].map_or(0, |since| (now - since).max(0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_asked_thinks_until_there_is_an_answer() {
        let mut watch = Stopwatch::new(3);
        watch.note(&[0, 2], None, 1000);
        assert_eq!([0, 1, 2].map(|seat| watch.read(seat, 1500)), [(0, 500), (0, 0), (0, 500)]);
        // The first answers and is asked the next thing; the last goes on with the same.
        watch.note(&[0, 2], Some(0), 2000);
        assert_eq!([0, 2].map(|seat| watch.read(seat, 2100)), [(1000, 100), (0, 1100)]);
        watch.note(&[1], Some(2), 3000);
        assert_eq!([0, 1, 2].map(|seat| watch.read(seat, 3000)), [(2000, 0), (0, 0), (2000, 0)]);
        assert_eq!([0, 1, 2].map(|seat| watch.runs(seat)), [false, true, false]);
    }

    #[test]
    fn a_clock_that_was_set_back_takes_no_time() {
        let mut watch = Stopwatch::new(1);
        watch.note(&[0], None, 1000);
        assert_eq!(watch.read(0, 0), (0, 0));
        watch.note(&[], Some(0), 0);
        assert_eq!(watch.read(0, 5000), (0, 0));
    }
}
