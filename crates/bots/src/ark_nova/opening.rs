//! What things to begin with are worth: cards of the first hand, maps, alternate action cards. The values are in
//! `opening.txt`, whose head says which run of `examples/openings.rs` made them.

use crate::decimal::decimal;
use ark_nova::catalogue::CardId;
use ark_nova::{Move, Position, Question, Rules};
use std::collections::HashMap;
use std::sync::LazyLock;
use tabletop::{Game, Seat};

/// The values by the move that takes a thing: its notation and a number on each line.
static VALUES: LazyLock<HashMap<Move, f32>> = LazyLock::new(|| {
    let lines = include_str!("opening.txt").lines().filter(|line| !line.starts_with('#'));
    let values = lines.filter_map(|line| line.rsplit_once(' '));
    values.filter_map(|(thing, value)| Some((thing.parse().ok()?, decimal(value)? as f32))).collect()
});

fn worth(thing: Move) -> f32 {
    VALUES.get(&thing).copied().unwrap_or(0.0)
}

/// What each of `moves` is worth before the first turn; nothing is said later.
pub(super) fn values(game: &Rules, position: &Position, seat: Seat, moves: &[Move]) -> Option<Vec<f32>> {
    match game.question(position, seat)? {
        Question::Map | Question::Draft { .. } | Question::Alternates => {
            Some(moves.iter().map(|&answer| taken(answer)).collect())
        }
        Question::Keep { left } => {
            let hand: Vec<CardId> = position.zoo(seat).hand.iter().collect();
            Some(kept(&hand, moves, left.into()))
        }
        _ => None,
    }
}

fn taken(answer: Move) -> f32 {
    match answer {
        Move::Alternates(a, b) => worth(Move::Draft(a)) + worth(Move::Draft(b)),
        thing => worth(thing),
    }
}

/// What picking a card of the first hand is worth. Cards are picked in the order of the hand, so with each go the best
/// of those that come later.
fn kept(hand: &[CardId], moves: &[Move], left: usize) -> Vec<f32> {
    let value = |&answer: &Move| {
        let Move::Card(card) = answer else { return f32::MIN };
        let mut later: Vec<f32> = hand
            .iter()
            .rev()
            .take_while(|&&other| other != card)
            .map(|&other| worth(Move::Card(other)))
            .collect();
        later.sort_by(|a, b| b.total_cmp(a));
        worth(answer) + later.iter().take(left.saturating_sub(1)).sum::<f32>()
    };
    moves.iter().map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ark_nova::MapSet;
    use ark_nova::catalogue::Alternate;

    #[test]
    fn everything_to_begin_with_has_a_value() {
        let lines = include_str!("opening.txt").lines().filter(|line| !line.starts_with('#'));
        assert_eq!(VALUES.len(), lines.count(), "every line is read, and once");
        let maps = MapSet::Every.maps().map(Move::Map);
        let things: Vec<Move> = maps.chain(Alternate::all().map(Move::Draft)).collect();
        assert!(things.iter().all(|thing| VALUES.contains_key(thing)), "{things:?}");
        let of = |words: &str| VALUES.keys().filter(|thing| thing.to_string().starts_with(words)).count();
        assert_eq!(of("map ") + of("draft "), things.len());
    }

    #[test]
    fn the_best_cards_are_kept_in_the_order_of_the_hand() {
        let mut hand: Vec<CardId> = VALUES.keys().filter_map(card).collect();
        hand.sort();
        hand.truncate(8);
        let mut best = hand.clone();
        best.sort_by(|&a, &b| worth(Move::Card(b)).total_cmp(&worth(Move::Card(a))));
        best.truncate(4);
        best.sort();
        let (mut kept_cards, mut from) = (Vec::new(), 0);
        for left in (1..=4).rev() {
            let moves: Vec<Move> =
                hand[from..=hand.len() - left].iter().map(|&card| Move::Card(card)).collect();
            let values = kept(&hand, &moves, left);
            let place = (0..moves.len()).max_by(|&a, &b| values[a].total_cmp(&values[b])).expect("a move");
            kept_cards.push(hand[from + place]);
            from += place + 1;
        }
        assert_eq!(kept_cards, best);
    }

    fn card(thing: &Move) -> Option<CardId> {
        match thing {
            Move::Card(card) => Some(*card),
            _ => None,
        }
    }
}
