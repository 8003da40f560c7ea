//! Reading the table of moments that the simulator has written into a folder.

use crate::Failure;
use bots::tune::Holding;
use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{DataType, FloatType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// A row of the table.
struct Row {
    game: u64,
    seats: usize,
    left: f32,
    holding: Holding,
}

/// Tells every moment in a folder: the number of its game, the share of the game that was left, and what every seat had
/// of the parts with these names.
pub fn read(
    folder: &Path,
    names: &[&str],
    mut hear: impl FnMut(u64, f32, &[Holding]),
) -> Result<(), Failure> {
    let columns: Vec<String> = names.iter().map(|name| format!("term_{name}")).collect();
    for path in files(folder)? {
        let wrong = |error: ParquetError| Failure::File(path.clone(), io::Error::other(error));
        let file = File::open(&path).map_err(|error| Failure::File(path.clone(), error))?;
        let reader = SerializedFileReader::new(file).map_err(wrong)?;
        // The rows of a moment follow each other, but may begin in one group and end in the next.
        let mut moment: Vec<Row> = Vec::new();
        for nth in 0..reader.num_row_groups() {
            let rows = reader.get_row_group(nth).and_then(|group| group_of(&*group, &columns));
            for row in rows.map_err(wrong)? {
                moment.push(row);
                if moment.len() == moment[0].seats {
                    let (game, left) = (moment[0].game, moment[0].left);
                    let seats: Vec<Holding> = moment.drain(..).map(|row| row.holding).collect();
                    hear(game, left, &seats);
                }
            }
        }
    }
    Ok(())
}

/// The files of the table, share by share.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let listed = |folder: &Path| -> Result<Vec<PathBuf>, Failure> {
        let wrong = |error| Failure::File(folder.to_owned(), error);
        let entries = fs::read_dir(folder).map_err(wrong)?;
        let mut paths = entries
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<Vec<_>, _>>()
            .map_err(wrong)?;
        paths.sort();
        Ok(paths)
    };
    let table = folder.join("moments");
    if !table.is_dir() {
        let folder = folder.display();
        return Err(Failure::Record(format!(
            "{folder} has no moments; simulate with --moments N and a folder for --out"
        )));
    }
    let shares = listed(&table)?.into_iter().map(|share| listed(&share)).collect::<Result<Vec<_>, _>>()?;
    Ok(shares.concat())
}

/// The rows of a group.
fn group_of(group: &dyn RowGroupReader, parts: &[String]) -> Result<Vec<Row>, ParquetError> {
    let ints = |name: &str| column::<Int64Type>(group, name);
    let shorts = |name: &str| column::<FloatType>(group, name);
    let (games, seats, leads) = (ints("game")?, ints("seats")?, ints("lead")?);
    let (left, values) = (shorts("left")?, shorts("value")?);
    let parts = parts.iter().map(|name| shorts(name)).collect::<Result<Vec<_>, _>>()?;
    let row = |at: usize| Row {
        game: games[at] as u64,
        seats: seats[at] as usize,
        left: left[at],
        holding: Holding {
            value: values[at],
            parts: parts.iter().map(|part| part[at]).collect(),
            lead: leads[at] as f32,
        },
    };
    Ok((0..games.len()).map(row).collect())
}

/// The cells of a column.
fn column<T: DataType>(group: &dyn RowGroupReader, name: &str) -> Result<Vec<T::T>, ParquetError> {
    let metadata = group.metadata();
    let rows = metadata.num_rows() as usize;
    let place = metadata.columns().iter().position(|column| column.column_path().string() == name);
    let place = place.ok_or_else(|| ParquetError::General(format!("there is no column {name}")))?;
    let mut cells = Vec::with_capacity(rows);
    get_typed_column_reader::<T>(group.get_column_reader(place)?)
        .read_records(rows, None, None, &mut cells)?;
    if cells.len() == rows {
        Ok(cells)
    } else {
        Err(ParquetError::General(format!("the column {name} has only {} of {rows} rows", cells.len())))
    }
}
