//! Edit: any position in a few lines, then play on from it; `cargo run -p ark-nova --example edit`.

use ark_nova::catalogue::Action;
use ark_nova::editor::{Editor, Place};
use ark_nova::{Options, Rules};
use std::error::Error;
use tabletop::{Game, Lang, Seat, Told, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Rules::new(&Options::players(2))?;
    let mut editor = Editor::new(&rules, 1);
    editor.turn(0, 1).put(401, Place::Hand(Seat(0))).slot(0, Action::Build, 5).x_tokens(0, 3);
    let mut position = editor.position()?;
    let mut events = Vec::new();
    for answer in ["build 5", "raise kiosk"] {
        rules.apply(&mut position, Seat(0), answer.parse()?, &mut events)?;
    }
    for event in &events {
        println!("{}", rules.event_text(event, &["Ada", "Bo"], Lang::En));
    }
    println!("{}", serde_json::to_string_pretty(&rules.view(&position, Viewer::Seat(Seat(0))))?);
    Ok(())
}
