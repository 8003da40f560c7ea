//! Full checks of the moves themselves: lists, refusals, order, listeners, and being written and read.

use super::{Law, run::Run};
use crate::{Chance, Digest, Entry, Refusal, Seat, Silent, Told, Viewer};

/// How many sets of answers are tried in every order.
const SETS: usize = 3;

impl<G: Told, F> Run<'_, G, F>
where
    F: FnMut(&G, &G::Position, Seat, &[G::Move], &mut Chance) -> usize,
{
    /// Legal equals accepted. Answers whether the lists can be trusted.
    pub(super) fn lists(&mut self, position: &G::Position, lists: &[Vec<G::Move>]) -> bool {
        let mut sound = true;
        let pool = self.pool.clone();
        for seat in self.rules.asked(position).iter() {
            let mut listed = lists[seat.index()].clone();
            listed.sort_unstable();
            if let Some(pair) = listed.windows(2).find(|pair| pair[0] == pair[1]) {
                self.fault(Law::Listed, Some(seat), format!("{} is listed twice", pair[0]));
                sound = false;
            }
            for &answer in &listed {
                sound &= self.listed_is_accepted(position, seat, answer);
            }
            let mut tried = position.clone();
            for &answer in pool.iter().filter(|answer| listed.binary_search(answer).is_err()) {
                self.unlisted_is_refused(position, &mut tried, seat, answer);
            }
        }
        sound
    }

    fn listed_is_accepted(&mut self, position: &G::Position, seat: Seat, answer: G::Move) -> bool {
        let blockers = self.rules.blockers(position, seat, answer);
        if let Some(blocker) = blockers.first() {
            self.fault(Law::Listed, Some(seat), format!("{answer} is listed and blocked: {blocker}"));
            return false;
        }
        let mut silent = position.clone();
        if let Err(refusal) = self.rules.apply(&mut silent, seat, answer, &mut Silent) {
            self.fault(Law::Listed, Some(seat), format!("{answer} is listed and refused: {refusal}"));
            return false;
        }
        let mut heard = position.clone();
        let mut events: Vec<G::Event> = Vec::new();
        if self.rules.apply(&mut heard, seat, answer, &mut events).is_err() || heard != silent {
            let message = format!("{answer} leads to another position when someone listens");
            self.fault(Law::Listener, Some(seat), message);
        }
        true
    }

    fn unlisted_is_refused(
        &mut self,
        position: &G::Position,
        tried: &mut G::Position,
        seat: Seat,
        answer: G::Move,
    ) {
        let blockers = self.rules.blockers(position, seat, answer);
        match self.rules.apply(tried, seat, answer, &mut Silent) {
            Ok(()) => {
                self.fault(Law::Unlisted, Some(seat), format!("{answer} is not listed and accepted"));
                tried.clone_from(position);
                return;
            }
            Err(Refusal::Blocked(_)) if !blockers.is_empty() => {}
            Err(Refusal::Blocked(blocker)) => {
                let message =
                    format!("{answer} is refused ({blocker}) and the walk over its conditions finds nothing");
                self.fault(Law::Unlisted, Some(seat), message);
            }
            Err(refusal) => {
                let message = format!("{answer} of an asked seat is refused without a blocker: {refusal}");
                self.fault(Law::Unlisted, Some(seat), message);
            }
        }
        if tried != position {
            self.fault(Law::Untouched, Some(seat), format!("{answer} is refused and changes the position"));
            tried.clone_from(position);
        }
    }

    /// One answer of each asked seat, in several orders.
    pub(super) fn answers_commute(&mut self, position: &G::Position, lists: &[Vec<G::Move>]) {
        let asked: Vec<Seat> = self.rules.asked(position).iter().collect();
        if asked.len() < 2 {
            return;
        }
        for _ in 0..SETS {
            let answers: Vec<(Seat, G::Move)> = asked
                .iter()
                .map(|&seat| {
                    let moves = &lists[seat.index()];
                    (seat, moves[self.chance.below(moves.len() as u32) as usize])
                })
                .collect();
            let expected = match self.in_order(position, &answers) {
                Ok(digest) => digest,
                Err(message) => return self.fault(Law::Commute, None, message),
            };
            for order in orders(answers) {
                let found = self.in_order(position, &order);
                if found != Ok(expected) {
                    let texts: Vec<String> = order
                        .iter()
                        .map(|&(seat, answer)| Entry::Move { seat, answer }.to_string())
                        .collect();
                    let message = found.err().unwrap_or_else(|| {
                        format!("{} gives other bytes than in ascending order", texts.join("; "))
                    });
                    return self.fault(Law::Commute, None, message);
                }
            }
        }
    }

    fn in_order(&self, position: &G::Position, answers: &[(Seat, G::Move)]) -> Result<Digest, String> {
        let mut position = position.clone();
        for &(seat, answer) in answers {
            self.rules.apply(&mut position, seat, answer, &mut Silent).map_err(|refusal| {
                format!("{seat} {answer} is refused after another seat answered: {refusal}")
            })?;
        }
        Ok(Digest::of(&position))
    }

    /// Notation and serde, both ways.
    pub(super) fn round_trips(&mut self, position: &G::Position, lists: &[Vec<G::Move>]) {
        for (seat, moves) in Seat::all(lists.len()).zip(lists) {
            for &answer in moves {
                let text = answer.to_string();
                let read = text.parse::<G::Move>();
                if read.as_ref() != Ok(&answer) {
                    self.fault(
                        Law::Notation,
                        Some(seat),
                        format!("{answer:?} is written {text:?}, read {read:?}"),
                    );
                } else if format!("{seat} {text}").parse() != Ok(Entry::Move { seat, answer }) {
                    self.fault(Law::Notation, Some(seat), format!("{text:?} is not read back in a record"));
                }
                let copy =
                    serde_json::to_string(&answer).and_then(|text| serde_json::from_str::<G::Move>(&text));
                if copy.as_ref().ok() != Some(&answer) {
                    self.fault(Law::Serde, Some(seat), format!("{answer:?} comes back as {copy:?}"));
                }
            }
            let question = self.rules.question(position, seat);
            let view = self.rules.view(position, Viewer::Seat(seat));
            if let Err(error) = serde_json::to_string(&(question, view)) {
                self.fault(
                    Law::Serde,
                    Some(seat),
                    format!("its question or view cannot be written: {error}"),
                );
            }
        }
        let copy =
            serde_json::to_string(position).and_then(|text| serde_json::from_str::<G::Position>(&text));
        match copy {
            Err(error) => self.fault(Law::Serde, None, format!("the position is not read back: {error}")),
            Ok(copy) if copy != *position => {
                self.fault(Law::Serde, None, "the position changes when written and read".to_owned());
            }
            Ok(copy) if Digest::of(&copy) != Digest::of(position) => {
                self.fault(Law::Serde, None, "the digest changes when written and read".to_owned());
            }
            Ok(_) => {}
        }
    }
}

/// Every other order of up to three answers; of more, the rotations and the reverse.
fn orders<T: Copy>(answers: Vec<T>) -> Vec<Vec<T>> {
    if let [a, b, c] = answers[..] {
        return vec![vec![a, c, b], vec![b, a, c], vec![b, c, a], vec![c, a, b], vec![c, b, a]];
    }
    let mut orders: Vec<Vec<T>> = (1..answers.len())
        .map(|by| {
            let mut order = answers.clone();
            order.rotate_left(by);
            order
        })
        .collect();
    orders.push(answers.into_iter().rev().collect());
    orders
}
