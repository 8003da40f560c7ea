//! Full checks of moves that only repeat: search may leave them out and misses nothing.

use super::{Law, run::Run};
use crate::{Chance, Game, Seat, Silent, Told};

/// Moves of a walk at the most.
const STEPS: usize = 64;
/// Positions a search looks at before it is given up.
const BUDGET: usize = 1000;

/// How a seat came to have moves that only repeat.
#[derive(Clone)]
pub(super) enum Choice<P> {
    /// It has none.
    None,
    /// Since these positions: the first one where it had some, and the one from which it went there.
    Since(Vec<P>),
    /// Other seats answered since; where the choice began would lead elsewhere now.
    Overtaken,
}

impl<G: Told, F> Run<'_, G, F>
where
    F: FnMut(&G, &G::Position, Seat, &[G::Move], &mut Chance) -> usize,
{
    /// Every asked seat has a move that does not repeat; and notes where choices with moves that repeat begin. `last` is
    /// the last mover and the position in which it moved.
    pub(super) fn note_choices(
        &mut self,
        position: &G::Position,
        lists: &[Vec<G::Move>],
        last: Option<&(Seat, G::Position)>,
    ) {
        for (seat, moves) in Seat::all(lists.len()).zip(lists) {
            let repeats =
                moves.iter().filter(|&&answer| self.rules.only_repeats(position, seat, answer)).count();
            if repeats > 0 && repeats == moves.len() {
                self.fault(Law::Repeats, Some(seat), format!("each of its {repeats} answers only repeats"));
            }
            let choice = &mut self.choices[seat.index()];
            let moved = last.filter(|(mover, _)| *mover == seat);
            *choice = match std::mem::replace(choice, Choice::None) {
                _ if repeats == 0 => Choice::None,
                // A set of any number has nothing to repeat while it is empty: it begins one move earlier.
                Choice::None => Choice::Since(
                    std::iter::once(position).chain(moved.map(|(_, before)| before)).cloned().collect(),
                ),
                Choice::Since(began) if moved.is_some() => Choice::Since(began),
                Choice::Since(_) | Choice::Overtaken => Choice::Overtaken,
            };
        }
    }

    /// Wherever a seat in the middle of a choice gets by any moves, it gets by moves that do not repeat.
    pub(super) fn repeats_reach_nothing_new(&mut self, position: &G::Position) {
        for seat in self.rules.asked(position).iter() {
            let Choice::Since(began) = self.choices[seat.index()].clone() else { continue };
            let Some((target, path)) = self.walk(position, seat) else { continue };
            let mut budget = BUDGET;
            let reached = began.iter().any(|start| reaches(self.rules, start, seat, &target, &mut budget));
            if !reached && budget > 0 {
                let path: Vec<String> = path.iter().map(ToString::to_string).collect();
                let message = format!("only moves that repeat lead where {} leads", path.join(", "));
                self.fault(Law::Repeats, Some(seat), message);
            }
        }
    }

    /// Goes on by any moves of a seat until none of them repeats: where that leads, and the moves.
    fn walk(&mut self, position: &G::Position, seat: Seat) -> Option<(G::Position, Vec<G::Move>)> {
        let (mut position, mut path, mut moves) = (position.clone(), Vec::new(), Vec::new());
        for _ in 0..STEPS {
            moves.clear();
            self.rules.legal(&position, seat, &mut moves);
            if !moves.iter().any(|&answer| self.rules.only_repeats(&position, seat, answer)) {
                return Some((position, path));
            }
            let answer = moves[self.chance.below(moves.len() as u32) as usize];
            self.rules.apply(&mut position, seat, answer, &mut Silent).ok()?;
            path.push(answer);
        }
        None
    }
}

/// Whether moves of a seat that do not repeat lead from `start` to `target`, through positions of the choice only. Each
/// position looked at costs one of the budget.
fn reaches<G: Game>(
    rules: &G,
    start: &G::Position,
    seat: Seat,
    target: &G::Position,
    budget: &mut usize,
) -> bool {
    let mut open = vec![start.clone()];
    let mut moves = Vec::new();
    while let Some(position) = open.pop() {
        if position == *target {
            return true;
        }
        *budget = budget.saturating_sub(1);
        if *budget == 0 {
            return false;
        }
        moves.clear();
        rules.legal(&position, seat, &mut moves);
        let all = moves.len();
        moves.retain(|&answer| !rules.only_repeats(&position, seat, answer));
        if moves.len() == all && position != *start {
            continue;
        }
        for &answer in &moves {
            let mut next = position.clone();
            if rules.apply(&mut next, seat, answer, &mut Silent).is_ok() {
                open.push(next);
            }
        }
    }
    false
}
