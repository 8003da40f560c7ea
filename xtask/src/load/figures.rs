//! What was measured, as one table.

use super::Store;
use std::time::Duration;

/// One measured thing.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// What it is.
    pub name: String,
    /// How much it is, in words.
    pub value: String,
    /// What it should be, if anything.
    pub goal: &'static str,
}

impl Figure {
    /// Without a goal.
    pub fn plain(name: impl Into<String>, value: impl Into<String>) -> Figure {
        Figure { name: name.into(), value: value.into(), goal: "" }
    }

    /// With a goal.
    pub fn aimed(name: impl Into<String>, value: impl Into<String>, goal: &'static str) -> Figure {
        Figure { goal, ..Figure::plain(name, value) }
    }
}

/// The table of all stores that were measured.
pub fn table(columns: &[(Store, Vec<Figure>)]) -> String {
    let Some((_, first)) = columns.first() else { return String::new() };
    let mut rows = vec![Vec::from([String::new()])];
    rows[0].extend(columns.iter().map(|(store, _)| store.to_string()));
    rows[0].push("goal".to_owned());
    for (nth, figure) in first.iter().enumerate() {
        let mut row = vec![figure.name.clone()];
        row.extend(columns.iter().map(|(_, figures)| figures[nth].value.clone()));
        row.push(figure.goal.to_owned());
        rows.push(row);
    }
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        for (cell, width) in row[1..].iter().zip(&widths[1..]) {
            line += &format!("  {cell:>width$}");
        }
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}

/// The value below which so much of the sorted times lie.
pub fn quantile(sorted: &[Duration], part: f64) -> Duration {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
}

/// A time in milliseconds.
pub fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// Bytes in kilobytes of 1,000.
pub fn kilobytes(bytes: f64) -> String {
    format!("{:.1} KB", bytes / 1000.0)
}

/// What the machine does beside this, as far as it tells.
pub fn load_average() -> String {
    let told = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    told.split(' ').next().filter(|load| !load.is_empty()).unwrap_or("unknown").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_list() {
        let times: Vec<Duration> = (0..=100).map(Duration::from_millis).collect();
        assert_eq!(quantile(&times, 0.5), Duration::from_millis(50));
        assert_eq!(quantile(&times, 0.99), Duration::from_millis(99));
        assert_eq!(quantile(&times[..1], 0.99), Duration::ZERO);
        assert_eq!(quantile(&[], 0.5), Duration::ZERO);
    }

    #[test]
    fn stores_stand_beside_each_other() {
        let figures = |value: &str| vec![Figure::aimed("a move", value, "< 5 ms")];
        let text = table(&[(Store::Sqlite, figures("3.0 ms")), (Store::Postgres, figures("12.0 ms"))]);
        assert_eq!(text, "        SQLite  PostgreSQL    goal\na move  3.0 ms     12.0 ms  < 5 ms\n");
    }
}
