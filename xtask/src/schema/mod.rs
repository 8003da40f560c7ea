//! `cargo xtask schema`: the JSON schemas of everything a client reads, written from the types.

pub mod page;
#[cfg(test)]
mod tests;
pub mod typescript;

use crate::root;
use ark_nova::asking::question::Question as ArkNovaQuestion;
use ark_nova::catalogue::final_scoring::Points;
use ark_nova::catalogue::projects::Level;
use ark_nova::effects::{Ability, Clause, Effect};
use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::{fs, io};
use tabletop::{Choices, Lang, Outcome};

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
    /// Everything printed, in one language.
    catalogue: ark_nova::printed::Catalogue,
    /// How the points of a seat came about, once the game is over.
    sheet: ark_nova::afterwards::Sheet,
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
    /// Everything printed, in one language.
    catalogue: ark::printed::Catalogue,
    /// How the points of a seat came about, once the game is over.
    sheet: ark::afterwards::Sheet,
}

/// What the components of Ark Nova do, in the effect language: one of these in each field, never all at once.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its schema is of interest")]
struct Effects {
    /// One thing that happens.
    effect: Effect,
    /// A named ability of an animal.
    ability: Ability,
    /// A line of a sponsor or map: what it does, and when.
    line: Clause,
    /// A level of a conservation project.
    level: Level,
    /// How the points of a final scoring card are found.
    points: Points,
}

/// The schema of the effect language.
pub fn effects() -> Schema {
    generator().into_root_schema_for::<Effects>()
}

/// A game whose shapes are written down.
pub trait Shapes {
    /// The schema of everything a client of the game reads.
    fn shapes() -> Schema;
    /// Everything printed, in one language.
    fn catalogue(lang: Lang) -> Value;
}

impl Shapes for ark_nova::Rules {
    fn shapes() -> Schema {
        generator().into_root_schema_for::<ArkNova>()
    }

    fn catalogue(lang: Lang) -> Value {
        json!(ark_nova::printed::catalogue(lang))
    }
}

impl Shapes for ark::Rules {
    fn shapes() -> Schema {
        generator().into_root_schema_for::<Ark>()
    }

    fn catalogue(lang: Lang) -> Value {
        json!(ark::printed::catalogue(lang))
    }
}

/// The schemas with the names of their files.
pub fn schemas() -> [(&'static str, Schema); 3] {
    [
        ("ark-nova.json", ark_nova::Rules::shapes()),
        ("ark.json", ark::Rules::shapes()),
        ("effects.json", effects()),
    ]
}

fn generator() -> SchemaGenerator {
    // What is read is what was written: fields without a value stand there as null.
    SchemaSettings::draft2020_12().for_serialize().into_generator()
}

/// The schema as it is written.
pub fn text(schema: &Schema) -> String {
    serde_json::to_string_pretty(schema).unwrap_or_else(|error| panic!("a schema is JSON: {error}")) + "\n"
}

/// The files of `web/src/wire` and what stands in them: types of what the games and the server send.
pub fn wires() -> io::Result<Vec<(&'static str, String)>> {
    let api: Value = serde_json::from_str(&fs::read_to_string(folder().join(API))?)?;
    let server = api["components"]["schemas"].as_object().cloned().unwrap_or_default();
    let games = [("ark-nova.ts", "Ark Nova", &schemas()[0].1), ("ark.ts", "Ark", &schemas()[1].1)];
    let mut wires: Vec<(&str, String)> = games
        .into_iter()
        .map(|(name, title, schema)| {
            let shapes = typescript::shapes(schema.as_value());
            (name, typescript::file(&format!("What a client of {title} reads."), &shapes))
        })
        .collect();
    wires.push(("server.ts", typescript::file("What the server sends and takes.", &server)));
    Ok(wires)
}

/// The documentation of the API, beside the schemas.
const API: &str = "server.json";

/// Where the types of clients lie.
pub fn wire() -> PathBuf {
    root().join("web/src/wire")
}

/// What the server says of its API: it knows it only once it is built.
fn api() -> io::Result<String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let told = Command::new(cargo)
        .args(["run", "--quiet", "--locked", "-p", "server", "--example", "openapi"])
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()?;
    match told.status.success() {
        true => String::from_utf8(told.stdout).map_err(io::Error::other),
        false => Err(io::Error::other("the server does not say what its API is")),
    }
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
        fs::write(folder().join(API), api()?)?;
        println!("docs/schema/{API}");
        page::write()?;
        println!("{}", page::PATH);
        fs::create_dir_all(wire())?;
        for (name, text) in wires()? {
            fs::write(wire().join(name), text)?;
            println!("web/src/wire/{name}");
        }
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
