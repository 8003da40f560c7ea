//! A second, slow reading of the refill with waves and marks, compared on random displays.

use crate::scene::Scene;
use crate::sea::marine;
use ark_nova::Rules;
use ark_nova::catalogue::{Action, CardId, CardKind};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Position;
use tabletop::{Chance, Seat, Seed};

/// The part of the table that a refill touches.
#[derive(Clone, PartialEq, Debug)]
struct Table {
    display: Vec<CardId>,
    /// The next card first.
    deck: Vec<CardId>,
    discard: Vec<CardId>,
    hands: Vec<Vec<CardId>>,
    marks: Vec<(CardId, Seat)>,
}

impl Table {
    fn of(position: &Position, seats: usize) -> Table {
        let market = &position.market;
        let mut marks = market.marks.to_vec();
        marks.sort();
        Table {
            display: market.display.iter().flatten().copied().collect(),
            deck: market.deck.iter().rev().copied().collect(),
            discard: market.discard.iter().collect(),
            hands: Seat::all(seats).map(|seat| position.zoo(seat).hand.iter().collect()).collect(),
            marks,
        }
    }

    /// Somebody with a token on it gets the card, otherwise the pile.
    fn throw_away(&mut self, card: CardId) {
        match self.marks.iter().position(|(marked, _)| *marked == card) {
            Some(at) => {
                let (_, owner) = self.marks.remove(at);
                self.hands[owner.index()].push(card);
                self.hands[owner.index()].sort();
            }
            None => {
                self.discard.push(card);
                self.discard.sort();
            }
        }
    }

    /// M-3.2, read slowly.
    fn refill(&mut self, wavy: &dyn Fn(CardId) -> bool) {
        let mut new = Vec::new();
        while self.display.len() < 6 {
            let card = self.deck.remove(0);
            new.push(card);
            self.display.push(card);
        }
        let waves = new.into_iter().filter(|&card| wavy(card)).count();
        if waves > 0 {
            let lowest: Vec<CardId> = self.display.drain(..waves).collect();
            lowest.into_iter().for_each(|card| self.throw_away(card));
            self.refill(wavy);
        }
    }
}

/// Whether a card shows a wave, as the list of the sources has it.
fn wavy(rules: &Rules, card: CardId) -> bool {
    match card.kind() {
        Some(CardKind::Sponsor) => [266, 270, 277, 279].contains(&card.0),
        Some(CardKind::Animal) => rules.animal(card).wave,
        _ => false,
    }
}

/// A random display with gaps and marks, many waves on top of the deck.
fn random(
    rules: &'static Rules,
    chance: &mut Chance,
    seed: u64,
    edit: impl FnOnce(&mut Editor<'static>),
) -> Scene {
    Scene::new(rules, |editor| {
        editor.raw().chance = Chance::new(Seed::from_number(seed));
        for seat in 0..3 {
            editor.empty_hand(seat).slots(seat, Action::ALL);
        }
        let mut cards: Vec<u16> = editor.raw().market.deck.iter().map(|card| card.0).collect();
        chance.shuffle(&mut cards);
        let display: [u16; 6] = cards[..6].try_into().expect("six cards");
        editor.display(display);
        let (mut waves, calm): (Vec<u16>, Vec<u16>) =
            cards[6..].iter().copied().partition(|&card| wavy(rules, CardId(card)));
        waves.truncate(chance.below(12) as usize);
        let mut top: Vec<u16> = calm.into_iter().take(14).chain(waves).collect();
        chance.shuffle(&mut top);
        editor.deck_top(&top);
        for card in display {
            if chance.below(3) == 0 {
                editor.put(card, Place::DeckBottom);
            } else if CardId(card).kind() == Some(CardKind::Animal) && chance.below(2) == 0 {
                editor.mark(card, chance.below(3) as u8);
            }
        }
        edit(editor);
    })
}

/// M-3.2, P-24: the refill at the end of a turn.
#[test]
fn m_3_2_the_slow_reading_agrees_at_the_end_of_a_turn() {
    let rules = marine(3);
    let chance = &mut Chance::new(Seed::from_number(7));
    let mut moved = 0;
    for seed in 0..300 {
        let mut scene = random(rules, chance, seed, |_| {});
        let mut slow = Table::of(&scene.position, 3);
        let before = slow.discard.len();
        slow.refill(&|card| wavy(rules, card));
        moved += slow.discard.len() - before;
        scene.answers_alone = false;
        scene.play("x-token cards");
        assert_eq!(Table::of(&scene.position, 3), slow, "table {seed}");
    }
    assert!(moved > 150, "waves took {moved} cards");
}

/// M-3.2, P-24, R-12.2: the break, in which the two lowest folders are discarded before.
#[test]
fn m_3_2_the_slow_reading_agrees_in_a_break() {
    let rules = marine(3);
    let chance = &mut Chance::new(Seed::from_number(8));
    for seed in 0..200 {
        let mut scene = random(rules, chance, seed, |edit| {
            edit.break_steps(1).slot(0, Action::Sponsors, 5);
        });
        let mut slow = Table::of(&scene.position, 3);
        slow.refill(&|card| wavy(rules, card));
        // Hand limits come first: more than three cards by marks are possible only with four marks.
        if slow.hands.iter().any(|hand| hand.len() > 3) {
            continue;
        }
        let lowest: Vec<CardId> = slow.display.drain(..2).collect();
        lowest.into_iter().for_each(|card| slow.throw_away(card));
        slow.refill(&|card| wavy(rules, card));
        scene.answers_alone = false;
        scene.play("sponsors 5; ~break");
        assert_eq!(Table::of(&scene.position, 3), slow, "table {seed}");
    }
}
