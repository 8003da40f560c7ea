//! Tables as files: Parquet, CSV, JSON lines.
//!
//! A file is written beside its place and moved there at the end, so that whoever finds it finds it whole.

use super::columns::{Heading, Kind, NOTHING, Table, Values};
use crate::Failure;
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, FloatType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Rows of a row group.
const GROUP: usize = 1 << 15;

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Apache Parquet, a table by columns.
    Parquet,
    /// Comma-separated values with a line of names.
    Csv,
    /// One JSON object a line.
    JsonLines,
}

impl Format {
    /// The format that the ending of a name asks for.
    pub fn of(path: &Path) -> Result<Format, Failure> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("parquet") => Ok(Format::Parquet),
            Some("csv") => Ok(Format::Csv),
            Some("jsonl") => Ok(Format::JsonLines),
            _ => Err(Failure::Usage(format!(
                "{}: the ending of the name says how it is written; it must be .parquet, .csv or .jsonl",
                path.display()
            ))),
        }
    }
}

enum Out {
    Parquet { writer: Box<SerializedFileWriter<BufWriter<File>>>, waiting: Table },
    Lines { writer: BufWriter<File>, text: String, format: Format },
}

/// A file that is being written.
pub struct Writer {
    path: PathBuf,
    scratch: PathBuf,
    headings: Vec<Heading>,
    out: Option<Out>,
}

impl Writer {
    /// Opens a file for a table. It is written as `scratch` and replaces what is at `path` at the end.
    pub fn create(path: &Path, scratch: PathBuf, headings: &[Heading]) -> Result<Writer, Failure> {
        let format = Format::of(path)?;
        let wrong = |error: io::Error| Failure::File(path.to_owned(), error);
        let file = BufWriter::new(File::create(&scratch).map_err(wrong)?);
        let mut writer = Writer { path: path.to_owned(), scratch, headings: headings.to_vec(), out: None };
        writer.out = Some(match format {
            Format::Parquet => {
                let schema = schema(headings).map_err(|error| wrong(io::Error::other(error)))?;
                let properties =
                    WriterProperties::builder().set_statistics_enabled(EnabledStatistics::Chunk).build();
                let parquet = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))
                    .map_err(|error| wrong(io::Error::other(error)))?;
                Out::Parquet { writer: Box::new(parquet), waiting: Table::new(headings) }
            }
            Format::Csv | Format::JsonLines => {
                let mut text = String::new();
                if format == Format::Csv {
                    let names: Vec<&str> = headings.iter().map(|heading| heading.name.as_str()).collect();
                    text = names.join(",") + "\n";
                }
                Out::Lines { writer: file, text, format }
            }
        });
        Ok(writer)
    }

    /// Adds rows.
    pub fn add(&mut self, table: Table) -> Result<(), Failure> {
        let done = match &mut self.out {
            None => Ok(()),
            Some(Out::Parquet { writer, waiting }) => {
                waiting.append(table);
                // Groups are of one size however the rows come, so that the same rows make the same bytes.
                let mut grouped = Ok(());
                while grouped.is_ok() && waiting.rows >= GROUP {
                    grouped = group(writer, &waiting.take(GROUP)).map_err(io_error);
                }
                grouped
            }
            Some(Out::Lines { writer, text, format }) => {
                lines(&self.headings, &table, *format, text);
                let written = writer.write_all(text.as_bytes());
                text.clear();
                written
            }
        };
        done.map_err(|error| Failure::File(self.path.clone(), error))
    }

    /// Ends the file, waits until the disk has it, and moves it to its place.
    pub fn finish(mut self) -> Result<(), Failure> {
        let ended = match self.out.take() {
            None => Ok(()),
            Some(Out::Parquet { mut writer, waiting }) => close(&mut writer, &waiting),
            Some(Out::Lines { mut writer, text, .. }) => writer
                .write_all(text.as_bytes())
                .and_then(|()| writer.flush())
                .and_then(|()| writer.get_ref().sync_all()),
        };
        let moved = ended.and_then(|()| fs::rename(&self.scratch, &self.path));
        moved.map_err(|error| {
            // Half a file is of no use, and nobody is left to tell if this fails.
            let _ = fs::remove_file(&self.scratch);
            Failure::File(self.path.clone(), error)
        })
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        if self.out.is_some() {
            // What was not finished is of no use, and nobody is left to tell if this fails.
            let _ = fs::remove_file(&self.scratch);
        }
    }
}

/// The error behind an error, where a file is to blame.
fn io_error(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        other => io::Error::other(other),
    }
}

fn schema(headings: &[Heading]) -> Result<Type, ParquetError> {
    let field = |heading: &Heading| {
        let (physical, logical, repetition) = match heading.kind {
            Kind::Int => (Physical::INT64, None, Repetition::REQUIRED),
            Kind::Maybe => (Physical::INT64, None, Repetition::OPTIONAL),
            Kind::Real => (Physical::DOUBLE, None, Repetition::REQUIRED),
            Kind::Short => (Physical::FLOAT, None, Repetition::REQUIRED),
            Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String), Repetition::REQUIRED),
        };
        let field = Type::primitive_type_builder(&heading.name, physical)
            .with_logical_type(logical)
            .with_repetition(repetition);
        field.build().map(Arc::new)
    };
    let fields: Vec<_> = headings.iter().map(field).collect::<Result<_, _>>()?;
    Type::group_type_builder("table").with_fields(fields).build()
}

type Groups<'a> = SerializedRowGroupWriter<'a, BufWriter<File>>;

fn group(writer: &mut SerializedFileWriter<BufWriter<File>>, rows: &Table) -> Result<(), ParquetError> {
    let mut group: Groups<'_> = writer.next_row_group()?;
    for values in &rows.columns {
        let Some(mut column) = group.next_column()? else { break };
        match values {
            Values::Ints(values) if column.typed::<Int64Type>().get_descriptor().max_def_level() > 0 => {
                let there: Vec<i16> = values.iter().map(|&value| i16::from(value != NOTHING)).collect();
                let values: Vec<i64> = values.iter().copied().filter(|&value| value != NOTHING).collect();
                column.typed::<Int64Type>().write_batch(&values, Some(&there), None)?;
            }
            Values::Ints(values) => {
                column.typed::<Int64Type>().write_batch(values, None, None)?;
            }
            Values::Reals(values) => {
                column.typed::<DoubleType>().write_batch(values, None, None)?;
            }
            Values::Shorts(values) => {
                column.typed::<FloatType>().write_batch(values, None, None)?;
            }
            Values::Texts(values) => {
                let values: Vec<ByteArray> =
                    values.iter().map(|text| text.as_bytes().to_vec().into()).collect();
                column.typed::<ByteArrayType>().write_batch(&values, None, None)?;
            }
        }
        column.close()?;
    }
    group.close()?;
    Ok(())
}

fn close(writer: &mut SerializedFileWriter<BufWriter<File>>, waiting: &Table) -> io::Result<()> {
    if waiting.rows > 0 {
        group(writer, waiting).map_err(io_error)?;
    }
    writer.finish().map_err(io_error)?;
    writer.inner_mut().flush()?;
    writer.inner().get_ref().sync_all()
}

fn lines(headings: &[Heading], table: &Table, format: Format, text: &mut String) {
    use std::fmt::Write as _;
    for row in 0..table.rows {
        for (nth, (heading, values)) in headings.iter().zip(&table.columns).enumerate() {
            let json = format == Format::JsonLines;
            text.push_str(match (json, nth) {
                (true, 0) => "{",
                (false, 0) => "",
                _ => ",",
            });
            if json {
                // Writing to a string cannot fail.
                let _ = write!(text, "\"{}\":", heading.name);
            }
            let _ = match values {
                Values::Ints(values) if values[row] == NOTHING => {
                    write!(text, "{}", if json { "null" } else { "" })
                }
                Values::Ints(values) => write!(text, "{}", values[row]),
                Values::Reals(values) => write!(text, "{}", values[row]),
                Values::Shorts(values) => write!(text, "{}", values[row]),
                Values::Texts(values) if json => {
                    write!(text, "{}", serde_json::Value::from(values[row].as_ref()))
                }
                Values::Texts(values) => {
                    text.push_str(&quoted(&values[row]));
                    Ok(())
                }
            };
        }
        text.push_str(if format == Format::JsonLines { "}\n" } else { "\n" });
    }
}

/// A cell of a CSV file: in quotes where it needs them.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_with_commas_and_quotes_are_quoted() {
        assert_eq!(quoted("random"), "random");
        assert_eq!(quoted("a,b"), "\"a,b\"");
        assert_eq!(quoted("say \"x\""), "\"say \"\"x\"\"\"");
    }

    #[test]
    fn the_ending_of_a_name_says_the_format() {
        assert_eq!(Format::of(Path::new("a/b.csv")).ok(), Some(Format::Csv));
        assert_eq!(Format::of(Path::new("b.parquet")).ok(), Some(Format::Parquet));
        assert_eq!(Format::of(Path::new("b.jsonl")).ok(), Some(Format::JsonLines));
        assert!(Format::of(Path::new("b.xlsx")).is_err() && Format::of(Path::new("b")).is_err());
    }
}
