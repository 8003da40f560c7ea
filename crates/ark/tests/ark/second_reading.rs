//! A second reading of when a placement is legal, written from the rules alone: slow and obvious. It is compared with
//! the engine on random positions.

use crate::scene::rules;
use ark::{Blocker, Climate, DeckCard, Diet, Kind, Phase, Position, Question, Rules, Side, Special};
use tabletop::{Chance, Game, Seat, Seed, Silent};

/// The ark as lists of lines of the deck: `ark[side][index]`, port first.
type Cabins = [Vec<Vec<DeckCard>>; 2];

fn copy(rules: &Rules, position: &Position) -> Cabins {
    Side::ALL.map(|side| {
        let cabins = position.ark.ids().filter(|id| id.side == side);
        let line = |card| rules.line(card).expect("a card of the deck").clone();
        cabins.map(|id| position.ark.cabin(id).cards().map(line).collect()).collect()
    })
}

fn weight(side: &[Vec<DeckCard>]) -> i32 {
    side.iter().flatten().map(|card| i32::from(card.weight)).sum()
}

fn predator(card: &DeckCard) -> bool {
    card.diet == Diet::Carnivore || card.diet == Diet::Omnivore
}

fn plant_eater(card: &DeckCard) -> bool {
    card.diet == Diet::Herbivore || card.diet == Diet::Omnivore
}

fn provisions(card: &DeckCard) -> bool {
    card.kind == Some(Kind::Provisions)
}

fn single(card: &DeckCard) -> bool {
    card.kind == Some(Kind::Slow) || provisions(card)
}

/// for a whole cabin.
fn peaceful(cabin: &[DeckCard]) -> bool {
    let hot = cabin.iter().any(|card| card.climate == Climate::Hot);
    let cold = cabin.iter().any(|card| card.climate == Climate::Cold);
    if hot && cold {
        return false;
    }
    for (i, eater) in cabin.iter().enumerate() {
        for (j, other) in cabin.iter().enumerate() {
            if i == j || !predator(eater) || provisions(other) {
                continue;
            }
            let untouchable = matches!(other.special, Some(Special::Turtle | Special::Hedgehog));
            if !untouchable && eater.weight >= other.weight {
                return false;
            }
        }
    }
    !(cabin.iter().any(plant_eater) && cabin.iter().any(provisions))
}

struct Situation {
    cabins: Cabins,
    discs: u8,
    phase: Phase,
}

/// Whether a card may go to a place of a side (from 0), driving out nobody or the card at a place of the cabin.
fn allowed(situation: &Situation, card: &DeckCard, side: usize, index: usize, driven: Option<usize>) -> bool {
    let mut cabins = situation.cabins.clone();
    // an existing cabin or the next one.
    if index > cabins[side].len() {
        return false;
    }
    let opens = index == cabins[side].len();
    //
    match situation.phase {
        Phase::First => {}
        Phase::Second { after } => {
            let same = usize::from(after.index) == index + 1 && after.side as usize == side;
            if single(card) || same {
                return false;
            }
        }
        Phase::Endgame => {
            if single(card) {
                return false;
            }
        }
    }
    //
    let mut cost = 0;
    if opens {
        cost += 1;
    }
    if situation.phase == Phase::Endgame {
        cost += 1;
    }
    if situation.discs < cost {
        return false;
    }
    if opens {
        cabins[side].push(Vec::new());
    }
    //
    if let Some(place) = driven {
        let Some(target) = cabins[side][index].get(place).cloned() else { return false };
        if provisions(&target) {
            return false;
        }
        if matches!(target.special, Some(Special::Fox | Special::Spider | Special::Mosquito)) {
            return false;
        }
        let may = match card.special {
            Some(Special::Skunk) => true,
            Some(Special::Mosquito) => target.weight == 2,
            Some(Special::Spider) => target.kind == Some(Kind::Shy),
            _ => false,
        };
        if !may {
            return false;
        }
        cabins[side][index].remove(place);
    }
    // looked at before the newcomer is in.
    if card.kind == Some(Kind::Shy) {
        let opposite = 1 - side;
        let mut near = cabins[side][index].clone();
        near.extend(cabins[opposite].get(index).cloned().unwrap_or_default());
        if index > 0 {
            near.extend(cabins[side][index - 1].clone());
        }
        near.extend(cabins[side].get(index + 1).cloned().unwrap_or_default());
        if near.iter().any(|other| other.diet == Diet::Carnivore) {
            return false;
        }
    }
    cabins[side][index].push(card.clone());
    //
    if cabins[side][index].len() > 3 {
        return false;
    }
    //
    if (weight(&cabins[1]) - weight(&cabins[0])).abs() > 2 {
        return false;
    }
    peaceful(&cabins[side][index])
}

/// Compares every card of the deck, held or not, in every cabin and in every way. Returns how many were compared and
/// how many of them are legal.
fn compare(rules: &Rules, position: &Position, seat: Seat) -> (usize, usize) {
    let situation = Situation {
        cabins: copy(rules, position),
        discs: position.discs[seat.index()],
        phase: position.phase,
    };
    let (mut compared, mut legal) = (0, 0);
    for card in rules.all_cards().iter() {
        let line = rules.line(card).expect("a line");
        let report = rules.explain_card(position, seat, card);
        let mut somewhere = false;
        for cabin in &report.cabins {
            let (side, index) = (cabin.cabin.side as usize, usize::from(cabin.cabin.index) - 1);
            let expected = allowed(&situation, line, side, index, None);
            assert_eq!(
                cabin.blockers.is_empty(),
                expected,
                "{} in {}: {:?}\n{position:?}",
                line.id,
                cabin.cabin,
                cabin.blockers
            );
            somewhere |= expected;
            compared += 1;
            legal += usize::from(expected);
            for (place, drive) in cabin.drives.iter().enumerate() {
                let expected = allowed(&situation, line, side, index, Some(place));
                assert_eq!(
                    drive.blockers.is_empty(),
                    expected,
                    "{} drives {place} from {}: {:?}",
                    line.id,
                    cabin.cabin,
                    drive.blockers
                );
                somewhere |= expected;
                compared += 1;
                legal += usize::from(expected);
            }
            assert_eq!(
                cabin.drives.is_empty(),
                cabin.opens
                    || !matches!(line.special, Some(Special::Skunk | Special::Mosquito | Special::Spider))
            );
        }
        assert_eq!(report.is_playable(), somewhere);
        // What the list says of a card that is held follows from the same.
        if position.hands[seat.index()].contains(card) {
            let listed = rules.blockers(position, seat, ark::Move::Play(card)).is_empty();
            assert_eq!(
                listed,
                somewhere,
                "{}: {:?}",
                line.id,
                rules.blockers(position, seat, ark::Move::Play(card))
            );
        }
    }
    (compared, legal)
}

#[test]
fn the_engine_agrees_with_the_second_reading() {
    let (mut compared, mut legal, mut phases) = (0, 0, [0; 3]);
    for players in 3..=5 {
        let rules = rules(players);
        for number in 0..60 {
            let mut chance = Chance::new(Seed::from_number(900 + number));
            let mut position = rules.start(Seed::from_number(number), &mut Silent);
            let mut moves = Vec::new();
            while let Some(seat) = rules.asked(&position).first() {
                let choosing = matches!(
                    rules.question(&position, seat),
                    Some(Question::Turn | Question::Second | Question::Endgame)
                );
                if choosing && chance.below(3) == 0 {
                    let (all, good) = compare(rules, &position, seat);
                    compared += all;
                    legal += good;
                    phases[match position.phase {
                        Phase::First => 0,
                        Phase::Second { .. } => 1,
                        Phase::Endgame => 2,
                    }] += 1;
                }
                moves.clear();
                rules.legal(&position, seat, &mut moves);
                let answer = moves[chance.below(moves.len() as u32) as usize];
                rules.apply(&mut position, seat, answer, &mut Silent).expect("listed");
            }
        }
    }
    assert!(compared > 500_000 && legal > 20_000, "{compared} compared, {legal} legal");
    assert!(phases.iter().all(|&count| count > 50), "{phases:?}");
}

/// The final points, read again: for each scoring card sort the players and hand out the places.
fn points_again(position: &Position, seats: usize) -> Vec<u32> {
    let mut points: Vec<u32> = position.discs[..seats].iter().map(|&discs| u32::from(discs)).collect();
    for kind in 0..5 {
        let strength = |seat: usize| {
            let figures = &position.figures[seat];
            10 * u32::from(figures.plain[kind]) + 15 * u32::from(figures.raised[kind])
        };
        let mut ranking: Vec<usize> = (0..seats).filter(|&seat| strength(seat) > 0).collect();
        ranking.sort_by_key(|&seat| std::cmp::Reverse(strength(seat)));
        let mut values = vec![10, 6, 2, 2, 2].into_iter();
        let mut rest = &ranking[..];
        while let Some(&best) = rest.first() {
            let tied = rest.iter().take_while(|&&seat| strength(seat) == strength(best)).count();
            let sum: u32 = values.by_ref().take(tied).sum();
            for &seat in &rest[..tied] {
                points[seat] += sum.div_ceil(tied as u32);
            }
            rest = &rest[tied..];
        }
    }
    points
}

#[test]
fn the_scores_agree_with_the_second_reading() {
    for players in 3..=5 {
        let rules = rules(players);
        for number in 0..200 {
            let mut chance = Chance::new(Seed::from_number(5000 + number));
            let mut position = rules.start(Seed::from_number(number), &mut Silent);
            let mut moves = Vec::new();
            while let Some(seat) = rules.asked(&position).first() {
                moves.clear();
                rules.legal(&position, seat, &mut moves);
                let answer = moves[chance.below(moves.len() as u32) as usize];
                rules.apply(&mut position, seat, answer, &mut Silent).expect("listed");
            }
            let scores: Vec<u32> = rules.scores(&position).iter().map(|score| score.points as u32).collect();
            assert_eq!(scores, points_again(&position, players));
        }
    }
}

#[test]
fn a_reason_is_never_empty_handed() {
    // Every blocker of a random position names numbers that are true.
    let rules = rules(4);
    let mut position = rules.start(Seed::from_number(77), &mut Silent);
    let mut chance = Chance::new(Seed::from_number(78));
    let mut moves = Vec::new();
    while let Some(seat) = rules.asked(&position).first() {
        for report in rules.explain(&position, seat) {
            for cabin in &report.cabins {
                for blocker in &cabin.blockers {
                    match *blocker {
                        Blocker::Capsize { heel, limit } => assert!(heel == cabin.heel && heel.abs() > limit),
                        Blocker::Discs { needed, has } => {
                            assert!(
                                needed == cabin.cost && has < needed && has == position.discs[seat.index()]
                            );
                        }
                        Blocker::Eaten { by, by_weight, prey, prey_weight } => {
                            assert_eq!(
                                (rules.face(by).weight, rules.face(prey).weight),
                                (by_weight, prey_weight)
                            );
                            assert!(by_weight >= prey_weight && (by == report.card || prey == report.card));
                        }
                        Blocker::Shy { carnivore, cabin: near, .. } => {
                            assert!(position.ark.cabin(near).contains(carnivore));
                        }
                        _ => {}
                    }
                }
            }
        }
        moves.clear();
        rules.legal(&position, seat, &mut moves);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        rules.apply(&mut position, seat, answer, &mut Silent).expect("listed");
    }
}
