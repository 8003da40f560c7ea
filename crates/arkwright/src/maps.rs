//! `arkwright maps`: the zoo maps, in a list or as data.

use crate::cards::{LangArg, wrap};
use crate::nearest::unknown;
use crate::{Done, Failure, terminal};
use ark_nova::printed::{MapFace, catalogue};
use clap::Args;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct MapsArgs {
    /// The labels of the maps, such as 3, 4a or T1; alone: all
    #[arg(value_name = "MAP")]
    maps: Vec<String>,
    #[command(flatten)]
    lang: LangArg,
    /// One JSON array for programs: every space with its ground and bonus, edges, landmarks
    #[arg(long)]
    json: bool,
}

const HELP: &str = "\
Examples:
  arkwright maps                the names of all maps, and what is special about each
  arkwright maps 3 4a           two of them
  arkwright maps --json         everything printed on them; docs/view.md tells every field (MapFace)

Exit code: 0 if maps were printed, 2 if a label is unknown.";

/// Prints the maps.
pub fn run(args: &MapsArgs) -> Result<Done, Failure> {
    let lang = args.lang.lang()?;
    let all = catalogue(lang).maps;
    let labels: Vec<String> = all.iter().map(|map| map.label.to_string()).collect();
    let same = |label: &str, asked: &str| label.eq_ignore_ascii_case(asked.trim());
    for asked in &args.maps {
        if !labels.iter().any(|label| same(label, asked)) {
            let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
            return Err(Failure::Usage(unknown("map", "Maps", asked, &labels)));
        }
    }
    let wanted = |map: &&MapFace| {
        args.maps.is_empty() || args.maps.iter().any(|asked| same(&map.label.to_string(), asked))
    };
    let chosen: Vec<&MapFace> = all.iter().filter(wanted).collect();
    if args.json {
        // Plain values cannot fail to become text.
        terminal::print(&(serde_json::to_string_pretty(&chosen).unwrap_or_default() + "\n"))?;
        return Ok(Done::Found);
    }
    let mut text = String::new();
    for map in chosen {
        let label = map.label.to_string();
        text += &format!("{label:<4}{}\n", map.name);
        for line in wrap(&map.text, terminal::width().saturating_sub(4)) {
            text += &format!("    {line}\n");
        }
    }
    terminal::print(&text)?;
    Ok(Done::Found)
}
