//! A second reading of the start of a turn (R-3.8, D-43): which action cards can do something, by trying.

use crate::second_reading::positions;
use ark_nova::catalogue::{Action, Side};
use ark_nova::position::{Frame, Performing, Position, Progress, Turn};
use ark_nova::{Move, Rules};
use std::collections::BTreeSet;
use tabletop::{Game, Silent};

/// Whether a performance with this strength has a first step that can be carried out.
fn does_something(rules: &Rules, position: &Position, action: Action, strength: u8) -> bool {
    let seat = position.active;
    let mut trial = *position;
    let side = trial.zoo(seat).side(action);
    let column = usize::from(strength.min(5)) - 1;
    let second = side == Side::II;
    let progress = match action {
        Action::Animals => {
            let table = if second { [1, 1, 2, 2, 2] } else { [0, 1, 1, 1, 2] };
            if second && strength >= 5 {
                let zoo = trial.zoo_mut(seat);
                let stuck = zoo.reputation == 9 && !zoo.is_upgraded(Action::Cards);
                if zoo.reputation < 15 && !stuck {
                    zoo.reputation += 1;
                }
            }
            Progress::Animals { left: table[column], played: 0, classes: 0 }
        }
        Action::Association => Progress::Association { left: strength, tasks: 0, donated: false },
        Action::Build => {
            Progress::Build { left: strength, built: 0, copied: false, extra: false, terrain: false }
        }
        Action::Cards => Progress::Cards,
        Action::Sponsors => {
            let left = strength + u8::from(second);
            Progress::Sponsors { left, played: 0, used: false, over: false, lower: 0 }
        }
    };
    *trial.agenda.top_mut() = Frame::Turn(Turn::After);
    trial.agenda.push(Frame::Action(Performing {
        action,
        owner: seat,
        side,
        number: 0,
        strength,
        repeats: 0,
        progress,
    }));
    let mut moves = Vec::new();
    rules.legal(&trial, seat, &mut moves);
    moves.into_iter().any(|answer| {
        if matches!(answer, Move::Done | Move::Sell(_)) {
            return false;
        }
        let mut after = trial;
        rules.apply(&mut after, seat, answer, &mut Silent).expect("a legal step");
        rules.validate(&after).is_ok()
    })
}

/// D-43: the `Use` moves of a turn are exactly those that lead to a real step.
#[test]
fn r_3_8_turn_start_legality() {
    let (mut turns, mut refused) = (0, BTreeSet::new());
    positions(|rules, position| {
        let seat = position.active;
        // Venom may forbid more (D-33); that is not looked at here.
        let venom = position.zoo(seat).slots.iter().any(|slot| slot.venom);
        if venom || !matches!(position.agenda.top(), Frame::Turn(Turn::Choose)) {
            return;
        }
        turns += 1;
        let mut moves = Vec::new();
        rules.legal(position, seat, &mut moves);
        let zoo = position.zoo(seat);
        for (at, slot) in zoo.slots.iter().enumerate() {
            for x in 0..=zoo.x_tokens {
                let strength = at as i8 + 1 + x as i8 - if slot.constriction { 2 } else { 0 };
                let wanted = strength >= 1 && does_something(rules, position, slot.action, strength as u8);
                let listed = moves.contains(&Move::Use { action: slot.action, slot: at as u8 + 1, x });
                assert_eq!(listed, wanted, "{:?} with strength {strength} of seat {seat}", slot.action);
                if !wanted {
                    refused.insert(slot.action);
                }
            }
        }
    });
    assert!(turns > 500, "{turns}");
    assert_eq!(refused.len(), 3, "{refused:?}");
}
