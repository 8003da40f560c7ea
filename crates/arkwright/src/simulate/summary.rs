//! What the games had in common: mean, spread and shape of the figures a player asks for first, for each bot.

use super::columns::{Heading, Table, Values};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Columns of a small histogram.
const BARS: usize = 32;
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// Figures that are drawn as well.
const DRAWN: [&str; 3] = ["turns", "points_100", "points"];

/// A victory in parts that every number of winners can share, so that sums are exact in any order.
const SHARES: f64 = 60.0;

/// How often each value came.
#[derive(Clone, Default, Debug)]
pub struct Spread {
    counts: BTreeMap<i64, u64>,
    n: u64,
    sum: f64,
    squares: f64,
}

impl Spread {
    /// Counts a value.
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
        self.n += 1;
        self.sum += value as f64;
        self.squares += (value as f64).powi(2);
    }

    /// How many values were counted.
    pub fn len(&self) -> u64 {
        self.n
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        self.sum / self.n.max(1) as f64
    }

    /// The standard deviation.
    pub fn deviation(&self) -> f64 {
        let n = self.n as f64;
        if self.n < 2 { 0.0 } else { ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.0).sqrt() }
    }

    /// The value below or at which this share of all values lies.
    pub fn at(&self, share: f64) -> i64 {
        let rank = ((share * self.n as f64).ceil() as u64).max(1);
        let mut seen = 0;
        let found = self.counts.iter().find(|(_, count)| {
            seen += **count;
            seen >= rank
        });
        found.map_or(0, |(&value, _)| value)
    }

    /// The shape of the values from the least to the greatest, as a row of blocks.
    pub fn drawn(&self) -> String {
        let (Some((&least, _)), Some((&most, _))) =
            (self.counts.first_key_value(), self.counts.last_key_value())
        else {
            return String::new();
        };
        // Whole values fall into each bar, the same number of them.
        let width = (most - least) / BARS as i64 + 1;
        let mut bars = vec![0; ((most - least) / width + 1) as usize];
        self.counts.iter().for_each(|(value, n)| bars[((value - least) / width) as usize] += n);
        let highest = bars.iter().copied().max().unwrap_or(1).max(1);
        let block = |&n: &u64| match n {
            0 => ' ',
            n => BLOCKS[((n * 8).div_ceil(highest) - 1) as usize],
        };
        let bars: String = bars.iter().map(block).collect();
        format!("{least} {bars} {most}")
    }
}

/// The figures of one bot, over all its seats.
#[derive(Clone, Debug)]
pub struct OfBot {
    /// The bot.
    pub bot: String,
    /// The shares of victories added up, in [`SHARES`].
    won: u64,
    /// How many seats it had in all games.
    pub seats: u64,
    /// The spread of each shown column.
    pub spreads: Vec<Spread>,
    /// The spread of each shown column over the seats that won or shared the victory.
    pub of_winners: Vec<Spread>,
}

/// The figures of all bots, in the order in which they sit.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The names of the shown columns.
    pub names: Vec<String>,
    /// The figures.
    pub bots: Vec<OfBot>,
    shown: Vec<usize>,
    bot: usize,
    won: usize,
}

impl Summary {
    /// Nothing counted yet, for tables with these columns and bots.
    pub fn new(headings: &[Heading], names: &[&str]) -> Summary {
        let place = |name: &str| headings.iter().position(|heading| heading.name == name).unwrap_or(0);
        let shown: Vec<usize> = (0..headings.len()).filter(|&column| headings[column].shown).collect();
        let mut bots: Vec<OfBot> = Vec::new();
        for &bot in names {
            if bots.iter().all(|of| of.bot != bot) {
                let spreads = vec![Spread::default(); shown.len()];
                let of_winners = spreads.clone();
                bots.push(OfBot { bot: bot.into(), won: 0, seats: 0, spreads, of_winners });
            }
        }
        let names = shown.iter().map(|&column| headings[column].name.clone()).collect();
        Summary { names, bots, shown, bot: place("bot"), won: place("won") }
    }

    /// Counts the rows of a table.
    pub fn add(&mut self, table: &Table) {
        let (Values::Texts(bots), Values::Reals(won)) = (&table.columns[self.bot], &table.columns[self.won])
        else {
            return;
        };
        for (row, (bot, &won)) in bots.iter().zip(won).enumerate() {
            let Some(of) = self.bots.iter_mut().find(|of| of.bot == *bot) else { continue };
            of.won += (won * SHARES).round() as u64;
            of.seats += 1;
            for (nth, &column) in self.shown.iter().enumerate() {
                if let Values::Ints(values) = &table.columns[column] {
                    of.spreads[nth].add(values[row]);
                    if won > 0.0 {
                        of.of_winners[nth].add(values[row]);
                    }
                }
            }
        }
    }

    /// The summary as people read it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let widest = self.names.iter().map(String::len).max().unwrap_or(0);
        for of in &self.bots {
            let share = 100.0 * of.won as f64 / SHARES / of.seats.max(1) as f64;
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{}: {} seats, {share:.1} % of the victories", of.bot, of.seats);
            let _ = writeln!(
                text,
                "  {:widest$} {:>9} {:>8} {:>6} {:>6} {:>6}",
                "", "mean", "sd", "p5", "p50", "p95"
            );
            for (name, spread) in self.names.iter().zip(&of.spreads) {
                let _ = writeln!(
                    text,
                    "  {name:widest$} {:>9.2} {:>8.2} {:>6} {:>6} {:>6}",
                    spread.mean(),
                    spread.deviation(),
                    spread.at(0.05),
                    spread.at(0.5),
                    spread.at(0.95)
                );
            }
            for (name, spread) in self.names.iter().zip(&of.spreads) {
                if DRAWN.contains(&name.as_str()) {
                    let _ = writeln!(text, "  {name:widest$} {}", spread.drawn());
                }
            }
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(values: impl IntoIterator<Item = i64>) -> Spread {
        let mut spread = Spread::default();
        values.into_iter().for_each(|value| spread.add(value));
        spread
    }

    #[test]
    fn mean_deviation_and_percentiles() {
        let hundred = spread(1..=100);
        assert_eq!((hundred.mean(), hundred.at(0.05), hundred.at(0.5), hundred.at(0.95)), (50.5, 5, 50, 95));
        assert!((spread([2, 4, 4, 4, 5, 5, 7, 9]).deviation() - 2.138).abs() < 0.001);
        assert_eq!((spread([]).mean(), spread([7]).deviation()), (0.0, 0.0));
    }

    #[test]
    fn a_histogram_shows_every_value_that_came() {
        assert_eq!(spread([1, 1, 1, 1, 2, 4, 4]).drawn(), "1 █▂ ▄ 4");
        assert_eq!(spread([5]).drawn(), "5 █ 5");
        assert_eq!(spread([]).drawn(), "");
        assert_eq!(spread(0..1000).drawn().chars().filter(|c| BLOCKS.contains(c)).count(), 32);
    }
}
