//! How many cards there are, and sums that a slip of the pen would change.

use ark_nova::catalogue::projects::{Need, ProjectKind};
use ark_nova::catalogue::{
    Animal, Card, CardId, CardKind, Edition, Icon, Set, SizeClass, Sponsor, animals, deck, final_scoring,
    projects, sponsors,
};
use ark_nova::effects::Clause;
use std::collections::BTreeMap;

fn ids<T>(cards: impl IntoIterator<Item = T>, id: impl Fn(T) -> CardId) -> Vec<u16> {
    cards.into_iter().map(|card| id(card).0).collect()
}

fn numbers(ranges: &[std::ops::RangeInclusive<u16>]) -> Vec<u16> {
    ranges.iter().cloned().flatten().collect()
}

#[test]
fn every_number_has_its_card() {
    assert_eq!(ids(&animals::ALL, |card| card.id), numbers(&[401..=560]));
    assert_eq!(ids(&sponsors::ALL, |card| card.id), numbers(&[201..=280]));
    assert_eq!(ids(&projects::ALL, |card| card.id), numbers(&[101..=139]));
    assert_eq!(ids(&final_scoring::ALL, |card| card.id), numbers(&[1..=17]));
    let base = |sets: Vec<Set>| sets.into_iter().filter(|set| *set == Set::Base).count();
    assert_eq!(base(animals::ALL.iter().map(|card| card.set).collect()), 128);
    assert_eq!(base(sponsors::ALL.iter().map(|card| card.set).collect()), 64);
    assert_eq!(base(projects::ALL.iter().map(|card| card.set).collect()), 32);
    assert_eq!(base(final_scoring::ALL.iter().map(|card| card.set).collect()), 11);
}

#[test]
fn eighteen_cards_have_a_second_face() {
    assert_eq!(ids(&sponsors::REPLACEMENTS, |card| card.id), [207, 208, 225, 226, 227, 250, 261, 262]);
    assert_eq!(ids(&projects::REPLACEMENTS, |card| card.id), [101, 102, 131]);
    assert_eq!(ids(&final_scoring::REPLACEMENTS, |card| card.id), [1, 3, 5, 8, 9, 10, 11]);
    let faces = Card::faces();
    assert_eq!(faces.len(), 160 + 88 + 42 + 24);
    assert!(faces.is_sorted_by_key(|card| (card.id(), card.set())));
    for [first, second] in faces.array_windows() {
        if first.id() == second.id() {
            assert_eq!((first.set(), second.set()), (Set::Base, Set::Marine));
            assert_eq!((first.name(), first.kind()), (second.name(), second.kind()));
        }
    }
}

#[test]
fn a_card_shows_the_face_of_its_edition() {
    for card in Card::faces() {
        let twice = Card::faces().iter().filter(|other| other.id() == card.id()).count() == 2;
        let shown = |edition| Card::find(card.id(), edition).map(Card::set);
        match (card.set(), twice) {
            (Set::Base, false) => {
                assert_eq!([shown(Edition::Base), shown(Edition::Marine)], [Some(Set::Base); 2])
            }
            (Set::Marine, false) => {
                assert_eq!([shown(Edition::Base), shown(Edition::Marine)], [None, Some(Set::Marine)])
            }
            (_, true) => {
                assert_eq!(
                    [shown(Edition::Base), shown(Edition::Marine)],
                    [Some(Set::Base), Some(Set::Marine)]
                );
            }
        }
        assert_eq!(card.id().kind(), Some(card.kind()));
    }
    let unknown = [0, 18, 100, 140, 200, 281, 282, 400, 561].map(CardId);
    assert!(unknown.iter().all(|&id| id.kind().is_none() && Card::find(id, Edition::Marine).is_none()));
    assert_eq!(CardId(7).to_string(), "007");
}

#[test]
fn the_zoo_deck_has_212_or_266_cards() {
    let base: Vec<u16> = deck(Edition::Base).map(|id| id.0).collect();
    assert_eq!(base, numbers(&[113..=132, 201..=264, 401..=528]));
    assert_eq!(base.len(), 212);
    let marine: Vec<u16> = deck(Edition::Marine).map(|id| id.0).collect();
    assert_eq!(marine, numbers(&[113..=132, 134..=139, 201..=280, 401..=560]));
    assert_eq!(marine.len(), 266);
}

#[test]
fn base_projects_stay_out_of_the_deck() {
    let base = |edition: Edition| -> Vec<u16> {
        ids(projects::ALL.iter().filter(|card| card.base && edition.has(card.set)), |card| card.id)
    };
    assert_eq!(base(Edition::Base), numbers(&[101..=112]));
    assert_eq!(base(Edition::Marine), numbers(&[101..=112, 133..=133]));
    assert!(projects::REPLACEMENTS.iter().all(|card| card.base == (card.id.0 < 113)));
    assert_eq!(final_scoring::cards(Edition::Base).count(), 11);
    assert_eq!(final_scoring::cards(Edition::Marine).count(), 17);
}

#[test]
fn persons_and_waves() {
    let persons = ids(sponsors::ALL.iter().filter(|card| card.person), |card| card.id);
    let mut expected =
        numbers(&[202..=203, 210..=214, 216..=217, 219..=219, 221..=221, 229..=230, 236..=242]);
    expected.extend([262, 266, 275, 276]);
    assert_eq!(persons, expected);
    assert_eq!(ids(sponsors::REPLACEMENTS.iter().filter(|card| card.person), |card| card.id), [262]);
    assert_eq!(ids(sponsors::faces().filter(|card| card.wave), |card| card.id), [266, 270, 277, 279]);
    assert_eq!(ids(animals::ALL.iter().filter(|card| card.wave), |card| card.id), numbers(&[529..=554]));
    let reefs = ids(animals::ALL.iter().filter(|card| card.reef.is_some()), |card| card.id);
    assert_eq!(reefs, numbers(&[529..=531, 533..=544]));
}

fn totals<'a>(icons: impl Iterator<Item = &'a Icon>) -> BTreeMap<Icon, usize> {
    let mut totals = BTreeMap::new();
    icons.for_each(|&icon| *totals.entry(icon).or_default() += 1);
    totals
}

fn animals_of(set: Set) -> Vec<&'static Animal> {
    animals::ALL.iter().filter(|card| card.set == set).collect()
}

#[test]
fn animal_icons_add_up() {
    use Icon::*;
    let base = totals(animals_of(Set::Base).into_iter().flat_map(|card| card.icons));
    let categories = [
        (Predator, 26),
        (Herbivore, 25),
        (Bird, 25),
        (Reptile, 26),
        (Primate, 19),
        (Bear, 9),
        (PettingZoo, 10),
    ];
    let continents = [(Africa, 27), (Asia, 27), (Americas, 27), (Europe, 21), (Australia, 21)];
    assert_eq!(base, categories.into_iter().chain(continents).collect());

    let marine = totals(animals_of(Set::Marine).into_iter().flat_map(|card| card.icons));
    let categories = [
        (SeaAnimal, 27),
        (Predator, 3),
        (Primate, 3),
        (Reptile, 2),
        (Bird, 2),
        (Herbivore, 1),
        (Bear, 1),
        (PettingZoo, 1),
    ];
    let continents = [Africa, Asia, Americas, Europe, Australia].map(|icon| (icon, 6));
    assert_eq!(marine, categories.into_iter().chain(continents).collect());
    assert!(
        animals::ALL.iter().flat_map(|card| card.icons).all(|icon| icon.is_category() || icon.is_continent())
    );
}

/// Sums of printed numbers; those weighted with the card number notice two cards that changed places.
#[test]
fn animal_numbers_add_up() {
    let sums = |set| {
        let sum = |of: fn(&Animal) -> u32| animals_of(set).into_iter().map(of).sum::<u32>();
        [
            sum(|card| card.cost.into()),
            sum(|card| card.appeal.into()),
            sum(|card| card.conservation.into()),
            sum(|card| card.reputation.into()),
            sum(|card| card.size.into()),
            sum(|card| card.rock.into()),
            sum(|card| card.water.into()),
            sum(|card| card.requires.iter().map(|requirement| u32::from(requirement.printed())).sum()),
            sum(|card| card.standard.into()),
            sum(|card| card.special.iter().map(|&(_, spaces)| u32::from(spaces)).sum()),
            sum(|card| card.special.len() as u32),
            sum(|card| card.abilities.len() as u32),
            sum(|card| card.solo.is_some().into()),
            sum(|card| u32::from(card.id.0) * u32::from(card.cost)),
            sum(|card| u32::from(card.id.0) * u32::from(card.appeal)),
        ]
    };
    assert_eq!(
        sums(Set::Base),
        [1845, 659, 23, 17, 343, 20, 26, 102, 118, 51, 46, 126, 11, 848_365, 301_407]
    );
    assert_eq!(sums(Set::Marine), [451, 160, 5, 4, 77, 10, 2, 11, 6, 49, 30, 26, 5, 246_138, 87_321]);
    let sizes = |set| {
        [1, 2, 3, 4, 5].map(|size| animals_of(set).into_iter().filter(|card| card.size == size).count())
    };
    assert_eq!((sizes(Set::Base), sizes(Set::Marine)), ([34, 31, 24, 20, 19], [10, 7, 9, 4, 2]));
    let class = |size| animals::ALL.iter().filter(|card| card.size_class() == size).count();
    assert_eq!([SizeClass::Small, SizeClass::Medium, SizeClass::Large].map(class), [82, 33, 45]);
}

#[test]
fn sponsor_numbers_add_up() {
    let base: Vec<&Sponsor> = sponsors::ALL[..64].iter().collect();
    let marine: Vec<&Sponsor> = sponsors::ALL[64..].iter().collect();
    let second: Vec<&Sponsor> = sponsors::REPLACEMENTS.iter().collect();
    let sums = |cards: &[&Sponsor]| {
        let sum = |of: fn(&Sponsor) -> u32| cards.iter().map(|card| of(card)).sum::<u32>();
        [
            sum(|card| card.level.into()),
            sum(|card| card.appeal.into()),
            sum(|card| card.conservation.into()),
            sum(|card| card.reputation.into()),
            sum(|card| card.rock.into()),
            sum(|card| card.water.into()),
            sum(|card| card.requires.len() as u32),
            sum(|card| card.icons.len() as u32),
            sum(|card| u32::from(card.id.0) * u32::from(card.level)),
        ]
    };
    assert_eq!(sums(&base), [284, 9, 3, 5, 6, 6, 31, 43, 66_173]);
    assert_eq!(sums(&marine), [70, 7, 2, 4, 1, 1, 11, 13, 19_059]);
    assert_eq!(sums(&second), [36, 1, 1, 2, 0, 2, 4, 6, 8396]);
    let lines = |cards: &[&Sponsor]| {
        let mut lines = [0; 4];
        for clause in cards.iter().flat_map(|card| card.clauses()) {
            let moment = match clause {
                Clause::Now(_) => 0,
                Clause::Whenever(_) | Clause::Rule(_) => 1,
                Clause::AtEnd(_) | Clause::AtVeryEnd(_) => 2,
                Clause::Income(_) => 3,
            };
            lines[moment] += 1;
        }
        lines
    };
    assert_eq!(
        [lines(&base), lines(&marine), lines(&second)],
        [[54, 42, 30, 10], [15, 10, 9, 2], [6, 6, 4, 0]]
    );
    assert!(sponsors::faces().all(|card| (3..=6).contains(&card.level)));
    let icons = totals(base.iter().flat_map(|card| card.icons));
    assert_eq!((icons[&Icon::Science], icons[&Icon::Primate], icons.len()), (17, 4, 14));
}

#[test]
fn project_numbers_add_up() {
    let sums = |cards: &[projects::Project]| {
        let levels = || cards.iter().flat_map(|card| &card.levels);
        let needed = levels().map(|level| match level.need {
            Need::AtLeast(_, n) => n,
            _ => 0,
        });
        [
            levels().map(|level| level.conservation).sum::<u8>().into(),
            levels().map(|level| level.reputation).sum::<u8>().into(),
            needed.map(u32::from).sum::<u32>(),
        ]
    };
    let conservation: u32 = projects::ALL[..32]
        .iter()
        .flat_map(|card| &card.levels)
        .map(|level| u32::from(level.conservation))
        .sum();
    assert_eq!(conservation, 317);
    assert_eq!(sums(&projects::ALL[..12]), [127, 0, 134]);
    assert_eq!(sums(&projects::ALL[27..32])[2] + sums(&projects::ALL[..12])[2], 190);
    assert_eq!(sums(&projects::ALL[22..27]), [25, 20, 0]);
    // Two icons on each of the eighteen levels of management plans.
    assert_eq!(sums(&projects::ALL[32..]), [47, 0, 11 + 36]);
    assert_eq!(sums(&projects::REPLACEMENTS), [29, 0, 30]);
    let kind = |kind| projects::ALL.iter().filter(|card| card.kind == kind).count();
    let kinds = [
        ProjectKind::DistinctIcons,
        ProjectKind::Icons,
        ProjectKind::AnimalSize,
        ProjectKind::Release,
        ProjectKind::Breeding,
        ProjectKind::Management,
    ];
    assert_eq!(kinds.map(kind), [2, 14, 2, 10, 5, 6]);
    assert_eq!(projects::ALL.iter().filter(|card| card.id.kind() != Some(CardKind::Project)).count(), 0);
}

#[test]
fn the_edge_of_the_icons() {
    // rock and water at the upper left are icons of the zoo too.
    let card = Card::find(CardId(278), Edition::Marine).expect("the Amazon House");
    assert_eq!(card.icons(), [Icon::SeaAnimal, Icon::Herbivore, Icon::Primate, Icon::Rock, Icon::Water]);
    let card = Card::find(CardId(407), Edition::Base).expect("the Sumatran Tiger");
    assert_eq!(card.icons(), [Icon::Predator, Icon::Asia, Icon::Water, Icon::Water]);
    let card = Card::find(CardId(101), Edition::Base).expect("a project");
    assert!(card.icons().is_empty());
}
