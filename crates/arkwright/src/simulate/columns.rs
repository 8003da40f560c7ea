//! The columns of a table: what they are called, what they mean, and how they are read off a finished game.

use super::game::{Finished, Simulated};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Stands for an integer that is not there.
pub const NOTHING: i64 = i64::MIN;

/// What the cells of a column hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Integers.
    Int,
    /// Integers, or nothing.
    Maybe,
    /// Numbers with a fraction.
    Real,
    /// Numbers with a fraction, as evaluations reckon them.
    Short,
    /// Words.
    Text,
}

/// What a writer must know of a column.
#[derive(Clone, Debug)]
pub struct Heading {
    /// Its name.
    pub name: String,
    /// What it means, in a line.
    pub meaning: String,
    /// What its cells hold.
    pub kind: Kind,
    /// Whether the summary shows it.
    pub shown: bool,
}

type Read<G, T> = Box<dyn Fn(&Finished<G>, usize) -> T + Send + Sync>;

enum Get<G: Simulated> {
    Int(Read<G, i64>),
    Real(Read<G, f64>),
    Short(Read<G, f32>),
    Text(Read<G, Cow<'static, str>>),
}

/// The columns of a table, whose rows are numbered things of a game: its seats, its cards, or its moments.
pub struct Columns<G: Simulated> {
    headings: Vec<Heading>,
    reads: Vec<Get<G>>,
}

impl<G: Simulated> Columns<G> {
    /// No column yet.
    pub fn new() -> Columns<G> {
        Columns { headings: Vec::new(), reads: Vec::new() }
    }

    fn add(&mut self, name: impl Into<String>, meaning: impl Into<String>, kind: Kind, get: Get<G>) {
        self.headings.push(Heading { name: name.into(), meaning: meaning.into(), kind, shown: false });
        self.reads.push(get);
    }

    /// A column of integers.
    pub fn int(
        &mut self,
        name: impl Into<String>,
        meaning: impl Into<String>,
        get: impl Fn(&Finished<G>, usize) -> i64 + Send + Sync + 'static,
    ) -> &mut Self {
        self.add(name, meaning, Kind::Int, Get::Int(Box::new(get)));
        self
    }

    /// A column of integers of which some are not there.
    pub fn maybe(
        &mut self,
        name: impl Into<String>,
        meaning: impl Into<String>,
        get: impl Fn(&Finished<G>, usize) -> Option<i64> + Send + Sync + 'static,
    ) -> &mut Self {
        let get = move |game: &Finished<G>, row| get(game, row).unwrap_or(NOTHING);
        self.add(name, meaning, Kind::Maybe, Get::Int(Box::new(get)));
        self
    }

    /// A column of numbers.
    pub fn real(
        &mut self,
        name: impl Into<String>,
        meaning: impl Into<String>,
        get: impl Fn(&Finished<G>, usize) -> f64 + Send + Sync + 'static,
    ) -> &mut Self {
        self.add(name, meaning, Kind::Real, Get::Real(Box::new(get)));
        self
    }

    /// A column of short numbers.
    pub fn short(
        &mut self,
        name: impl Into<String>,
        meaning: impl Into<String>,
        get: impl Fn(&Finished<G>, usize) -> f32 + Send + Sync + 'static,
    ) -> &mut Self {
        self.add(name, meaning, Kind::Short, Get::Short(Box::new(get)));
        self
    }

    /// A column of words.
    pub fn text(
        &mut self,
        name: impl Into<String>,
        meaning: impl Into<String>,
        get: impl Fn(&Finished<G>, usize) -> Cow<'static, str> + Send + Sync + 'static,
    ) -> &mut Self {
        self.add(name, meaning, Kind::Text, Get::Text(Box::new(get)));
        self
    }

    /// Lets the summary show the last column.
    pub fn shown(&mut self) -> &mut Self {
        if let Some(last) = self.headings.last_mut() {
            last.shown = true;
        }
        self
    }

    /// What the columns are called and mean.
    pub fn headings(&self) -> &[Heading] {
        &self.headings
    }

    /// An empty table with these columns.
    pub fn table(&self) -> Table {
        Table::new(&self.headings)
    }

    /// Adds one row of a game to a table.
    pub fn read(&self, game: &Finished<G>, row: usize, into: &mut Table) {
        into.rows += 1;
        for (get, values) in self.reads.iter().zip(&mut into.columns) {
            match (get, values) {
                (Get::Int(get), Values::Ints(values)) => values.push(get(game, row)),
                (Get::Real(get), Values::Reals(values)) => values.push(get(game, row)),
                (Get::Short(get), Values::Shorts(values)) => values.push(get(game, row)),
                (Get::Text(get), Values::Texts(values)) => values.push(get(game, row)),
                _ => unreachable!("a table is made by its columns"),
            }
        }
    }
}

/// The values of one column.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Values {
    /// Integers, [`NOTHING`] where there is none.
    #[serde(with = "short")]
    Ints(Vec<i64>),
    /// Numbers.
    Reals(Vec<f64>),
    /// Short numbers.
    Shorts(Vec<f32>),
    /// Words.
    Texts(Vec<Cow<'static, str>>),
}

/// Integers as journals keep them: those near 0 are short, and nothing is the shortest.
mod short {
    use super::NOTHING;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(values: &[i64], serializer: S) -> Result<S::Ok, S::Error> {
        // The sign goes to the last bit; no number in use comes near the ends of the range.
        let short =
            |&value: &i64| if value == NOTHING { 0 } else { ((value << 1) ^ (value >> 63)) as u64 + 1 };
        serializer.collect_seq(values.iter().map(short))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<i64>, D::Error> {
        let long = |value: u64| match value.checked_sub(1) {
            None => NOTHING,
            Some(value) => (value >> 1) as i64 ^ -((value & 1) as i64),
        };
        Ok(Vec::<u64>::deserialize(deserializer)?.into_iter().map(long).collect())
    }
}

/// Rows, column by column.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// How many rows.
    pub rows: usize,
    /// The values of each column.
    pub columns: Vec<Values>,
}

impl Table {
    /// A table without rows.
    pub fn new(headings: &[Heading]) -> Table {
        let values = |heading: &Heading| match heading.kind {
            Kind::Int | Kind::Maybe => Values::Ints(Vec::new()),
            Kind::Real => Values::Reals(Vec::new()),
            Kind::Short => Values::Shorts(Vec::new()),
            Kind::Text => Values::Texts(Vec::new()),
        };
        Table { rows: 0, columns: headings.iter().map(values).collect() }
    }

    /// Adds the rows of another table with the same columns.
    pub fn append(&mut self, other: Table) {
        self.rows += other.rows;
        for (own, other) in self.columns.iter_mut().zip(other.columns) {
            match (own, other) {
                (Values::Ints(own), Values::Ints(mut other)) => own.append(&mut other),
                (Values::Reals(own), Values::Reals(mut other)) => own.append(&mut other),
                (Values::Shorts(own), Values::Shorts(mut other)) => own.append(&mut other),
                (Values::Texts(own), Values::Texts(mut other)) => own.append(&mut other),
                _ => unreachable!("both tables have the same columns"),
            }
        }
    }

    /// Takes the first rows out.
    pub fn take(&mut self, rows: usize) -> Table {
        let rows = rows.min(self.rows);
        self.rows -= rows;
        let first = |values: &mut Values| match values {
            Values::Ints(values) => Values::Ints(values.drain(..rows).collect()),
            Values::Reals(values) => Values::Reals(values.drain(..rows).collect()),
            Values::Shorts(values) => Values::Shorts(values.drain(..rows).collect()),
            Values::Texts(values) => Values::Texts(values.drain(..rows).collect()),
        };
        Table { rows, columns: self.columns.iter_mut().map(first).collect() }
    }
}
