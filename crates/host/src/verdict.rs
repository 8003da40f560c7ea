//! The analysis of a game as it is told: in words, in numbers, and as far as it has come.

use crate::{Analysis, Decision, Found, Mistake, Replay};
use bots::analyse::{Alternative, TermOf};
use bots::{Evaluate, Playable};
use serde::Serialize;
use tabletop::{Afterwards, Lang, Seat, Silent};

/// Reasons given for a plan.
const REASONS: usize = 3;
/// A change of somebody's chance in one turn that is worth a word.
const SWING: f32 = 0.08;

/// What is known of a game by its analysis.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Verdict {
    /// How many pieces of work there are.
    pub pieces: usize,
    /// How many of them are done.
    pub done: usize,
    /// In how many worlds a plan was tried; each is as it could have been in the eyes of whoever decided.
    pub worlds: usize,
    /// The chance of every seat to win: at the start of the game, at the beginning of every turn, and at the end; nothing
    /// where it is not worked out yet.
    pub chances: Vec<Option<Vec<f32>>>,
    /// What was decided, as far as it is worked out, in the order of the game.
    pub decisions: Vec<DecisionTold>,
    /// The turns that changed somebody's chance by 8 % or more, the largest change first.
    pub turning_points: Vec<SwingTold>,
    /// The decisions that cost chances, the most expensive first.
    pub mistakes: Vec<MistakeTold>,
}

/// A turn that changed chances.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SwingTold {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// The moment before it.
    pub entry: usize,
    /// Whose turn it was.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub seat: Option<u8>,
    /// By how much it changed the chance of every seat.
    pub change: Vec<f32>,
}

/// A decision that cost chances.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MistakeTold {
    /// The moment before it.
    pub entry: usize,
    /// The turns that were begun before it.
    pub turn: usize,
    /// Who decided.
    pub seat: u8,
    /// How much of the chance to win it cost.
    pub lost: f32,
    /// `small`, `clear` or `grave`.
    pub size: &'static str,
}

/// A decision: what could be done, and what was.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DecisionTold {
    /// The moment before it.
    pub entry: usize,
    /// How many entries it took.
    pub entries: usize,
    /// The turns that were begun before it.
    pub turn: usize,
    /// Who decided.
    pub seat: u8,
    /// How much of the chance to win it cost against the best; nothing where that is within what chance may do.
    pub lost: f32,
    /// The best plans, the favourite first; what was played is among them.
    pub alternatives: Vec<AlternativeTold>,
}

/// Something that could be done: the answers up to the first thing that could not be foreseen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AlternativeTold {
    /// The answers in their notation.
    pub moves: Vec<String>,
    /// The same in words.
    pub texts: Vec<String>,
    /// Whether it was played.
    pub played: bool,
    /// The chance to win with it.
    pub chance: f32,
    /// By how much that is more than with what was played.
    pub gain: f32,
    /// The standard error of the gain.
    pub doubt: f32,
    /// What it changes by the end of the turn against what was played, the largest first; for what was played, against
    /// the position as it was.
    pub reasons: Vec<TermTold>,
}

/// A part of what a plan changes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TermTold {
    /// What, in words.
    pub text: String,
    /// By how many points.
    pub points: f32,
}

impl Mistake {
    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Mistake::Small => "small",
            Mistake::Clear => "clear",
            Mistake::Grave => "grave",
        }
    }
}

impl Verdict {
    /// What is known of a game, from the pieces that are worked out.
    pub fn new<G: Playable + Afterwards>(
        replay: &Replay<G>,
        analysis: &Analysis,
        found: &[Option<Found<G>>],
        lang: Lang,
    ) -> Verdict {
        let chances: Vec<Option<Vec<f32>>> = found[..analysis.turns()]
            .iter()
            .map(|piece| match piece {
                Some(Found::Chances(chances)) => Some(chances.iter().copied().map(rounded).collect()),
                _ => None,
            })
            .collect();
        let decisions: Vec<DecisionTold> = found[analysis.turns()..]
            .iter()
            .filter_map(|piece| match piece {
                Some(Found::Decision(decision)) => Some(told(replay, decision, lang)),
                _ => None,
            })
            .collect();
        let mut mistakes: Vec<MistakeTold> = decisions
            .iter()
            .filter_map(|&DecisionTold { entry, turn, seat, lost, .. }| {
                let size = Mistake::of(lost)?.name();
                Some(MistakeTold { entry, turn, seat, lost, size })
            })
            .collect();
        mistakes.sort_by(|a, b| b.lost.total_cmp(&a.lost));
        Verdict {
            pieces: analysis.pieces(),
            done: found.iter().flatten().count(),
            worlds: analysis.care().worlds,
            turning_points: swings(replay, &chances),
            chances,
            decisions,
            mistakes,
        }
    }
}

/// The turns that changed chances, the largest change first.
fn swings<G: Playable + Afterwards>(replay: &Replay<G>, chances: &[Option<Vec<f32>>]) -> Vec<SwingTold> {
    let most = |swing: &SwingTold| swing.change.iter().map(|change| change.abs()).fold(0.0, f32::max);
    let turns = replay.turns().iter().enumerate().skip(1);
    let mut swings: Vec<SwingTold> = turns
        .filter_map(|(turn, begun)| {
            let (before, after) = (chances[turn].as_ref()?, chances[turn + 1].as_ref()?);
            let change = before.iter().zip(after).map(|(before, after)| rounded(after - before)).collect();
            Some(SwingTold { turn, entry: begun.entry, seat: begun.seat.map(|seat| seat.0), change })
        })
        .filter(|swing| most(swing) >= SWING)
        .collect();
    swings.sort_by(|a, b| most(b).total_cmp(&most(a)));
    swings
}

fn told<G: Playable + Afterwards>(replay: &Replay<G>, decision: &Decision<G>, lang: Lang) -> DecisionTold {
    let position = replay.position(decision.entry);
    let alternatives: Vec<AlternativeTold> = decision
        .alternatives
        .iter()
        .map(|alternative| plan_told(replay, &position, decision.seat, alternative, lang))
        .collect();
    DecisionTold {
        entry: decision.entry,
        entries: decision.played().map_or(0, |played| played.answers.len()),
        turn: replay.turn_at(decision.entry),
        seat: decision.seat.0,
        lost: rounded(decision.lost()),
        alternatives,
    }
}

fn plan_told<G: Playable + Afterwards>(
    replay: &Replay<G>,
    position: &G::Position,
    seat: Seat,
    plan: &Alternative<G::Move, TermOf<G>>,
    lang: Lang,
) -> AlternativeTold {
    let (rules, names) = (replay.rules(), replay.names());
    let mut after = position.clone();
    let mut texts = Vec::new();
    for &answer in &plan.answers {
        texts.push(rules.move_text(&after, seat, answer, &names, lang));
        // Nothing of a plan but its last answer brings something that was not known.
        if rules.apply(&mut after, seat, answer, &mut Silent).is_err() {
            break;
        }
    }
    let reason = |&(term, points): &(TermOf<G>, f32)| TermTold {
        text: <G::Evaluation as Evaluate>::term_text(term, lang),
        points: (points * 10.0).round() / 10.0,
    };
    AlternativeTold {
        moves: plan.answers.iter().map(ToString::to_string).collect(),
        texts,
        played: plan.played,
        chance: rounded(plan.chance),
        gain: rounded(plan.gain),
        doubt: rounded(plan.doubt),
        reasons: plan.reasons.iter().take(REASONS).map(reason).collect(),
    }
}

/// To a tenth of a percent.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}
