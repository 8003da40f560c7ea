//! What people see is drawn from views: the screens of the terminal have no way to a position.

use crate::tree::{File, Finding, catches, code_only, hold, places, rust_files};

/// The screens of the games. Their `mod.rs` hands them what a seat may know, their tests make it up.
const SCREENS: [&str; 2] = ["crates/arkwright/src/play/of_ark/", "crates/arkwright/src/play/of_ark_nova/"];
/// Words that lead to a position.
const WORDS: [&str; 4] = ["position", "Position", "look", "Look"];

fn reaches_positions(file: &File) -> Vec<Finding> {
    let screen = SCREENS.iter().any(|place| file.path.starts_with(place));
    if !screen || ["/mod.rs", "/tests.rs"].iter().any(|name| file.path.ends_with(name)) {
        return Vec::new();
    }
    let code = code_only(&file.text);
    let found =
        WORDS.iter().flat_map(|word| places(&code, word).into_iter().map(move |(line, _)| (line, word)));
    found.map(|(line, word)| file.finding(line, format!("`{word}` leads to a position"))).collect()
}

#[test]
fn screens_are_drawn_from_views() {
    let findings: Vec<Finding> = rust_files().iter().flat_map(reaches_positions).collect();
    hold("Screens are drawn from views.", &findings);
}

#[test]
fn a_way_to_a_position_is_noticed() {
    let planted = |path: &str| File::planted(path, "fn a(s: &Session) { s.position(); }");
    catches(&reaches_positions(&planted("crates/arkwright/src/play/of_ark_nova/table.rs")), 1);
    catches(&reaches_positions(&planted("crates/arkwright/src/play/of_ark_nova/mod.rs")), 0);
    catches(&reaches_positions(&planted("crates/arkwright/src/play/screen.rs")), 0);
}
