//! A second, slow reading of the reef: which effects a played animal sets off, and what the zoo has in the end, in
//! every order, where the effects are independent gains.

use crate::reef::{HAND, ZOO, aquariums_of};
use crate::scene::Scene;
use crate::sea::marine;
use ark_nova::catalogue::CardId;
use ark_nova::catalogue::boards::University;
use ark_nova::position::Source;
use ark_nova::{Move, Question, Rules};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Seat, Seed};

/// The reef dwellers of the printed list with plain gains: money, appeal, reputation, X-tokens.
const PLAIN: [(u16, [u16; 4]); 4] =
    [(530, [0, 2, 0, 0]), (534, [3, 0, 0, 0]), (538, [0, 0, 0, 1]), (540, [0, 0, 1, 0])];
/// Sea animals without the coral, and what they do at once: nothing, in a zoo.
const WITHOUT: [u16; 4] = [550, 549, 553, 545];

fn rules() -> &'static Rules {
    let mut rules = marine(2).clone();
    rules.asks_every_order = true;
    Box::leak(Box::new(rules))
}

/// Follows every order to the end of the turn; the results, and the orders of reef effects that were seen.
fn follow(
    scene: &Scene,
    order: &mut Vec<u16>,
    ends: &mut BTreeSet<[u16; 4]>,
    orders: &mut BTreeSet<Vec<u16>>,
) {
    if scene.asked() != 0 {
        let zoo = scene.zoo(0);
        ends.insert([zoo.money.0, zoo.appeal.into(), zoo.reputation.into(), zoo.x_tokens.into()]);
        orders.insert(order.clone());
        return;
    }
    assert_eq!(scene.question(), Question::Order, "{:?}", scene.legal());
    let mut moves = Vec::new();
    scene.rules.legal(&scene.position, Seat(0), &mut moves);
    for answer in moves {
        let mut next = Scene::at(scene.rules, scene.position);
        let Move::First(source, _) = answer else { panic!("{answer}") };
        let reef = match source {
            Source::Reef(card) => Some(card.0),
            _ => None,
        };
        order.extend(reef);
        next.play(&answer.to_string());
        // The last effect of a moment happens by itself.
        let before = order.len();
        let told = next.gains(0);
        let later = told.iter().filter_map(|(_, _, source)| match source {
            Source::Reef(card) if reef != Some(card.0) => Some(card.0),
            _ => None,
        });
        order.extend(later);
        follow(&next, order, ends, orders);
        order.truncate(before);
        if reef.is_some() {
            order.pop();
        }
    }
}

/// M-3.1 read slowly, on random zoos: the sum of the printed gains, whatever the order, and every order is possible.
#[test]
fn m_3_1_read_again() {
    let rules = rules();
    let mut chance = Chance::new(Seed::from_number(7));
    for _ in 0..12 {
        let dwellers: Vec<(u16, [u16; 4])> = PLAIN.into_iter().filter(|_| chance.below(2) == 0).collect();
        let silent: Vec<u16> = WITHOUT.into_iter().filter(|_| chance.below(2) == 0).collect();
        let left: Vec<(u16, [u16; 4])> =
            PLAIN.into_iter().filter(|card| !dwellers.contains(card) && card.0 != 540).collect();
        let Some(&(played, own)) = left.first() else { continue };
        let mut scene = aquariums_of(rules, 2, |edit| {
            edit.put(played, HAND).university(0, University::TwoScience);
            dwellers.iter().for_each(|card| {
                edit.put(card.0, ZOO);
            });
            edit.put_all(&silent, ZOO);
        });
        let animal = rules.animal(CardId(played));
        scene.play("animals 2");
        scene.play(&format!("~animal {played}; ~in large-aquarium"));
        let mut expected = [60 - u16::from(animal.cost), animal.appeal.into(), 1, 0];
        for gains in dwellers.iter().map(|card| card.1).chain([own]) {
            expected.iter_mut().zip(gains).for_each(|(has, n)| *has += n);
        }
        let (mut ends, mut orders) = (BTreeSet::new(), BTreeSet::new());
        follow(&scene, &mut Vec::new(), &mut ends, &mut orders);
        assert_eq!(ends, BTreeSet::from([expected]), "{played} with {dwellers:?}");
        let factorial: usize = (1..=dwellers.len() + 1).product();
        assert_eq!(orders.len(), factorial, "{played} with {dwellers:?}: {orders:?}");
    }
}
