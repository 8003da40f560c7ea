//! Tables with the expansion.

use crate::scene::{Scene, rules, two};
use ark_nova::catalogue::{Card, CardId, CardKind, Edition, Icon, IconGroup, Set, animals, deck};
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

/// M-1.1: 54 zoo cards, 6 final scoring cards and a base project are added; 18 cards have another face.
#[test]
fn m_1_1_the_cards_of_the_expansion() {
    let rules = marine(2);
    assert!(rules.has_expansion() && on_maps(&["9", "T1"]).has_expansion());
    let cards = |edition, kind| deck(edition).filter(|card| card.kind() == Some(kind)).count();
    for (kind, base, added) in
        [(CardKind::Animal, 128, 32), (CardKind::Sponsor, 64, 16), (CardKind::Project, 20, 6)]
    {
        assert_eq!(
            (cards(Edition::Base, kind), cards(Edition::Marine, kind)),
            (base, base + added),
            "{kind:?}"
        );
    }
    assert_eq!((two().base_projects().count(), rules.base_projects().count()), (12, 13));
    assert_eq!((two().scoring_cards().count(), rules.scoring_cards().count()), (11, 17));
    let mut faces: Vec<CardId> = Card::faces().into_iter().map(Card::id).collect();
    faces.sort_unstable();
    assert_eq!(faces.windows(2).filter(|pair| pair[0] == pair[1]).count(), 18, "two faces");
}

/// M-2.1: sea animals are a category of their own; some belong to a second one.
#[test]
fn m_2_1_sea_animals_are_a_category() {
    let sea: Vec<_> = animals::ALL.iter().filter(|animal| animal.icons.contains(&Icon::SeaAnimal)).collect();
    assert_eq!(sea.len(), 26);
    assert!(sea.iter().all(|animal| animal.set == Set::Marine));
    let other = |icon: &Icon| IconGroup::Categories.kinds().contains(icon);
    let second = sea.iter().filter(|animal| animal.icons.iter().any(other)).count();
    assert_eq!(second, 6, "predators, reptiles, a herbivore and a bird");
    assert!(IconGroup::CategoriesWithSea.kinds().contains(&Icon::SeaAnimal));
}
