//! Setting up.

use crate::scene::rules;
use ark::setup::START_CABINS;
use ark::{Card, CardSet, FIGURES, Kind, Phase, Question, Step};
use tabletop::{Game, Seat, SeatSet, Seed, Silent};

fn games() -> impl Iterator<Item = (usize, ark::Position)> {
    (3..=5).flat_map(|players| {
        (0..300).map(move |number| (players, rules(players).start(Seed::from_number(number), &mut Silent)))
    })
}

#[test]
fn a_3_2_discs_by_seat() {
    for (players, discs, supply) in [(3, &[4, 4, 4][..], 10), (4, &[3, 3, 3, 4], 9), (5, &[3, 3, 3, 4, 4], 5)]
    {
        let position = rules(players).start(Seed::from_number(1), &mut Silent);
        assert_eq!(&position.discs[..players], discs);
        assert_eq!(position.supply, supply);
    }
}

#[test]
fn a_3_3_seventeen_figures_each() {
    for (players, position) in games() {
        assert!(position.figures[..players].iter().all(|figures| figures.stock == FIGURES));
    }
}

#[test]
fn a_3_4_start_cards_weigh_one_or_two_and_at_most_two_are_of_a_kind() {
    let mut provisions = 0;
    for (players, position) in games() {
        let rules = rules(players);
        let start: Vec<Card> = START_CABINS.iter().flat_map(|&id| position.ark.cabin(id).cards()).collect();
        assert_eq!(start.len(), 4);
        assert!(start.iter().all(|&card| (1..=2).contains(&rules.face(card).weight)));
        for kind in Kind::ALL {
            let count = start.iter().filter(|&&card| rules.face(card).kind == Some(kind)).count();
            assert!(count <= 2);
            provisions += usize::from(kind == Kind::Provisions) * count;
        }
    }
    assert!(provisions > 100, "provisions are allowed");
}

#[test]
fn a_3_5_no_figures_for_start_cards() {
    for (_, position) in games() {
        assert!(position.figures.iter().all(|figures| figures.plain == [0; 5] && figures.raised == [0; 5]));
        assert_eq!(position.ark.ids().count(), 4);
    }
}

#[test]
fn a_3_6_the_heel_is_within_the_limit() {
    let mut met = [false; 5];
    for (players, position) in games() {
        rules(players).validate(&position).expect("valid");
        met[(position.heel + 2) as usize] = true;
    }
    assert_eq!(met, [true; 5]);
}

#[test]
fn a_3_7_two_cards_each_and_three_open() {
    for (players, position) in games() {
        assert!(position.hands[..players].iter().all(|hand| hand.len() == 2));
        assert_eq!(position.open_cards().count(), 3);
        assert_eq!(position.seen, CardSet::EMPTY);
    }
}

#[test]
fn a_3_8_the_first_rain_comes_after_the_first_half() {
    for (players, cards) in [(3, 42), (4, 40), (5, 38)] {
        let mut lasts = std::collections::BTreeSet::new();
        for number in 0..200 {
            let position = rules(players).start(Seed::from_number(number), &mut Silent);
            let pile: Vec<Card> = position.pile.as_slice().iter().rev().copied().collect();
            assert_eq!(pile.len(), cards + 5);
            assert_eq!(pile.iter().position(|&card| card == Card::RAIN), Some(cards / 2));
            assert_eq!(pile.iter().filter(|&&card| card == Card::RAIN).count(), 5);
            lasts.insert(pile.iter().rposition(|&card| card == Card::RAIN));
        }
        assert!(lasts.len() > 5, "the last rain is anywhere below");
    }
}

#[test]
fn a_4_1_the_first_seat_starts() {
    for (players, position) in games() {
        assert_eq!((position.phase, position.step), (Phase::First, Step::Choose));
        assert_eq!(rules(players).asked(&position), SeatSet::only(Seat(0)));
        assert_eq!(rules(players).question(&position, Seat(0)), Some(Question::Turn));
    }
}

#[test]
fn d_22_all_cards_are_used() {
    for players in 3..=5 {
        assert_eq!(rules(players).all_cards().len(), 55);
    }
}
