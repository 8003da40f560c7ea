//! `cargo xtask schema`: the JSON schemas of everything a client reads, written from the types.

pub mod page;
#[cfg(test)]
mod tests;

use crate::root;
use ark_nova::asking::question::Question as ArkNovaQuestion;
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};
use tabletop::{Choices, Outcome};

/// What a client of Ark Nova reads: one of these in each field, never all at once.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its schema is of interest")]
struct ArkNova {
    /// What a viewer may know of a position.
    view: ark_nova::View,
    /// What a seat is asked.
    question: ArkNovaQuestion,
    /// The legal moves of a seat, grouped for display.
    choices: Vec<Choices<ark_nova::Group, ark_nova::Target>>,
    /// Something that happened, as a viewer may know it.
    event: ark_nova::Event,
    /// Why a move is not allowed.
    blocker: ark_nova::Blocker,
    /// Whether something can be done, what it costs, what stands against it and what would help.
    explanation: ark_nova::Explanation,
    /// How a game ended.
    outcome: Outcome,
}

/// What a client of Ark reads: one of these in each field, never all at once.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its schema is of interest")]
struct Ark {
    /// What a viewer may know of a position.
    view: ark::View,
    /// What a seat is asked.
    question: ark::Question,
    /// The legal moves of a seat, grouped for display.
    choices: Vec<Choices<ark::Group, ark::Target>>,
    /// Something that happened, as a viewer may know it.
    event: ark::Event,
    /// Why a move is not allowed.
    blocker: ark::Blocker,
    /// What can be done with a card.
    report: ark::CardReport,
    /// How a game ended.
    outcome: Outcome,
}

/// A game whose shapes are written down.
pub trait Shapes {
    /// The schema of everything a client of the game reads.
    fn shapes() -> Schema;
}

impl Shapes for ark_nova::Rules {
    fn shapes() -> Schema {
        generator().into_root_schema_for::<ArkNova>()
    }
}

impl Shapes for ark::Rules {
    fn shapes() -> Schema {
        generator().into_root_schema_for::<Ark>()
    }
}

/// The schemas with the names of their files.
pub fn schemas() -> [(&'static str, Schema); 2] {
    [("ark-nova.json", ark_nova::Rules::shapes()), ("ark.json", ark::Rules::shapes())]
}

fn generator() -> SchemaGenerator {
    SchemaSettings::draft2020_12().into_generator()
}

/// The schema as it is written.
pub fn text(schema: &Schema) -> String {
    serde_json::to_string_pretty(schema).unwrap_or_else(|error| panic!("a schema is JSON: {error}")) + "\n"
}

/// Where the schemas lie.
pub fn folder() -> PathBuf {
    root().join("docs/schema")
}

/// Writes the schemas anew.
pub fn run() -> ExitCode {
    let write = || -> io::Result<()> {
        fs::create_dir_all(folder())?;
        for (name, schema) in schemas() {
            let path = folder().join(name);
            fs::write(&path, text(&schema))?;
            println!("{}", path.strip_prefix(root()).unwrap_or(&path).display());
        }
        page::write()?;
        println!("{}", page::PATH);
        Ok(())
    };
    match write() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("schema: {error}");
            ExitCode::FAILURE
        }
    }
}
