//! Tables with the expansion.

use crate::scene::{Scene, rules};
use ark_nova::catalogue::Edition;
use ark_nova::{MapChoice, Options, Rules};
use tabletop::Seat;

/// So many players with the expansion on map 0, standard action cards, seat 0 to move first.
pub fn marine(players: u8) -> &'static Rules {
    rules(&options(players))
}

/// The same on chosen maps, one for each seat.
pub fn on_maps(maps: &[&str]) -> &'static Rules {
    let maps = maps.iter().map(|label| label.parse().expect("a map")).collect::<Vec<_>>();
    rules(&Options { maps: MapChoice::Fixed(maps.clone()), ..options(maps.len() as u8) })
}

/// The options of [`marine`].
pub fn options(players: u8) -> Options {
    let edition = Edition::Marine;
    Options { maps: MapChoice::All0, first: Some(Seat(0)), edition, ..Options::players(players) }
}

/// Plays the first answers of seat 0 until another seat is asked.
pub fn finish(scene: &mut Scene) {
    while !scene.is_over() && scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
}

#[test]
fn a_table_with_the_expansion_has_its_cards() {
    let rules = marine(2);
    assert!(rules.has_expansion());
    assert!(on_maps(&["9", "T1"]).has_expansion());
}
