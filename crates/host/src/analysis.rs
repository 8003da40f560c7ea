//! A game that is over, judged: how likely everybody was to win, and what could have been done instead.

use crate::{Replay, Turn};
use bots::analyse::{Alternative, AlternativesOf, Analyst, Care, TermOf, shares};
use bots::{Dice, Evaluate, Playable, Seen};
use tabletop::{Afterwards, Ending, Entry, Outcome, Seat};

/// Worlds for a moment of the curve of chances, for each in which a plan is tried: moments are compared with each other,
/// and no luck is common to them.
const CURVE: usize = 4;

/// A game that is judged piece by piece: the pieces are independent, so that they may be worked out anywhere, in any
/// order, and each comes out the same.
pub struct Analysis {
    care: Care,
    pieces: Vec<Piece>,
    turns: usize,
}

/// A part of the work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    /// The chances at the beginning of a turn, or at the end.
    Chances { entry: usize },
    /// What was decided by so many entries from this one on.
    Decision { entry: usize, seat: Seat, answers: usize },
}

/// What a piece of work came to.
pub enum Found<G: Playable> {
    /// The chance of every seat at the beginning of a turn, in the order of the turns; the last one is the end.
    Chances(Vec<f32>),
    /// What was decided.
    Decision(Decision<G>),
}

/// A decision of a seat: everything it answered before something happened that it could not foresee.
pub struct Decision<G: Playable> {
    /// How many entries had been made.
    pub entry: usize,
    /// Who decided.
    pub seat: Seat,
    /// What could be done and what was, the favourite first.
    pub alternatives: AlternativesOf<G>,
}

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mistake {
    /// It cost some 4 % of the chance to win.
    Small,
    /// It cost some 8 %.
    Clear,
    /// It cost 15 % or more.
    Grave,
}

impl Mistake {
    /// What losing this much of the chance to win is called, if it is worth a word.
    pub fn of(lost: f32) -> Option<Mistake> {
        match lost {
            lost if lost >= 0.15 => Some(Mistake::Grave),
            lost if lost >= 0.08 => Some(Mistake::Clear),
            lost if lost >= 0.04 => Some(Mistake::Small),
            _ => None,
        }
    }
}

impl<G: Playable> Decision<G> {
    /// What was played.
    pub fn played(&self) -> Option<&Alternative<G::Move, TermOf<G>>> {
        self.alternatives.iter().find(|alternative| alternative.played)
    }

    /// How much of the chance to win it cost against the favourite; nothing where that is within what chance may do.
    pub fn lost(&self) -> f32 {
        let best = self.alternatives.first();
        best.filter(|best| best.gain > 2.0 * best.doubt).map_or(0.0, |best| best.gain.max(0.0))
    }
}

impl Analysis {
    /// The work there is to judge a game.
    pub fn new<G: Playable + Afterwards>(replay: &Replay<G>, care: Care) -> Analysis {
        let mut pieces: Vec<Piece> =
            replay.turns().iter().map(|&Turn { entry, .. }| Piece::Chances { entry }).collect();
        pieces.push(Piece::Chances { entry: replay.entries() });
        let turns = pieces.len();
        pieces.extend(decisions(replay));
        Analysis { care, pieces, turns }
    }

    /// How much is looked at.
    pub fn care(&self) -> Care {
        self.care
    }

    /// How many pieces there are: first the chances at the start of the game, of every turn and at the end, then the
    /// decisions in their order.
    pub fn pieces(&self) -> usize {
        self.pieces.len()
    }

    /// How many of them are chances.
    pub fn turns(&self) -> usize {
        self.turns
    }

    /// The piece in which an entry was decided, if there was a choice.
    pub fn decision_at(&self, entry: usize) -> Option<usize> {
        let covers = |piece: &Piece| match *piece {
            Piece::Decision { entry: from, answers, .. } => (from..from + answers).contains(&entry),
            Piece::Chances { .. } => false,
        };
        self.pieces.iter().position(covers)
    }

    /// Works a piece out.
    pub fn work_out<G: Playable + Afterwards>(&self, replay: &Replay<G>, piece: usize) -> Found<G> {
        let rules = replay.rules();
        match self.pieces[piece] {
            Piece::Chances { entry } => {
                let position = replay.position(entry);
                if let Some(ending) = ending(replay, &position).filter(|_| entry == replay.entries()) {
                    let outcome = Outcome::rank(ending, rules.scores(&position), rules.reached(&position));
                    return Found::Chances(shares(&outcome, rules.seats()));
                }
                let care = Care { worlds: self.care.worlds * CURVE, ..self.care };
                let seed = seed(rules.irrevocable(&position), 0);
                Found::Chances(Analyst::new(care, seed).chances(rules, &position))
            }
            Piece::Decision { entry, seat, answers } => {
                let position = replay.position(entry);
                let played: Vec<G::Move> = replay.record().entries[entry..entry + answers]
                    .iter()
                    .filter_map(|line| match *line {
                        Entry::Move { answer, .. } => Some(answer),
                        Entry::Resign { .. } | Entry::Agree => None,
                    })
                    .collect();
                let begins = G::evaluation().begins_turn(rules, &position, seat);
                let aside = Care { worlds: self.care.worlds.div_ceil(2), ..self.care };
                let care = if begins { self.care } else { aside };
                let mut analyst = Analyst::new(care, seed(rules.irrevocable(&position), 1));
                let alternatives = analyst.alternatives(&Seen::new(rules, &position, seat), &played);
                Found::Decision(Decision { entry, seat, alternatives })
            }
        }
    }
}

/// The same whenever the same game comes to the same moment, and for whatever looks the same to a seat.
fn seed(irrevocable: u32, kind: u64) -> u64 {
    Dice::new(u64::from(irrevocable) << 1 | kind).roll()
}

/// How a game ended, if it did.
fn ending<G: Playable + Afterwards>(replay: &Replay<G>, position: &G::Position) -> Option<Ending> {
    match replay.record().entries.last() {
        Some(&Entry::Resign { seat }) => Some(Ending::Resigned { seat }),
        Some(Entry::Agree) => Some(Ending::Agreed),
        _ => replay.rules().is_over(position).then_some(Ending::Played),
    }
}

/// The decisions of a game: runs of answers of one seat up to the first thing it could not foresee, or to its next turn,
/// where there was more than one way.
fn decisions<G: Playable + Afterwards>(replay: &Replay<G>) -> Vec<Piece> {
    let (rules, evaluate) = (replay.rules(), G::evaluation());
    let mut found = Vec::new();
    let mut position = replay.position(0);
    let mut moves = Vec::new();
    // The run that is going on: where it began, whose it is, when, and whether there was a choice.
    let mut run: Option<(usize, Seat, u32, bool)> = None;
    let mut close = |run: &mut Option<(usize, Seat, u32, bool)>, end: usize| {
        if let Some((entry, seat, _, true)) = *run {
            found.push(Piece::Decision { entry, seat, answers: end - entry });
        }
        *run = None;
    };
    for (entry, line) in replay.record().entries.iter().enumerate() {
        let Entry::Move { seat, answer } = *line else { continue };
        let now = rules.irrevocable(&position);
        let goes_on = run.is_some_and(|(_, own, then, _)| own == seat && then == now)
            && !evaluate.begins_turn(rules, &position, seat);
        if !goes_on {
            close(&mut run, entry);
        }
        rules.distinct(&position, seat, &mut moves);
        let (from, _, then, choice) = run.unwrap_or((entry, seat, now, false));
        run = Some((from, seat, then, choice || moves.len() > 1));
        if rules.apply(&mut position, seat, answer, &mut tabletop::Silent).is_err() {
            break;
        }
    }
    close(&mut run, replay.entries());
    found
}
