//! A game that is over, and what a good player would do: of any kind, as a host tells it.

use super::room::news_line;
use super::{
    Advice, CurveTold, DoneTold, EntryTold, HintTold, HintsTold, KeyTold, MomentTold, QuestionTold,
    ReasonTold, Served, StoryTold, TurnTold,
};
use crate::json::value;
use bots::analyse::Care;
use bots::{Dice, Evaluate, Planner, Playable, Seen};
use host::{Analysis, Eye, Found, Verdict};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tabletop::{Entry, Lang, Seat, Viewer};

/// A game that is over, entry by entry.
pub trait Replay: Send + Sync {
    /// How many entries there are.
    fn entries(&self) -> usize;
    /// The moment before an entry, as somebody saw it.
    fn moment(&self, entry: usize, eye: Eye, lang: Lang) -> MomentTold;
    /// Everything that was done, with curves and score sheets.
    fn story(&self, lang: Lang) -> StoryTold;
    /// What the analysis has found so far.
    fn verdict(&self, lang: Lang) -> Verdict;
    /// The next piece of the analysis that nobody has worked out or begun, marked as begun: the one an entry was decided
    /// in, or any; nothing if there is none.
    fn begin_piece(&self, entry: Option<usize>) -> Option<usize>;
    /// Works out a piece of the analysis: a long thought, to be done elsewhere.
    fn work_out(&self, piece: usize);
    /// What a good player would do before an entry, in a seat that is asked there.
    fn hint(&self, entry: usize, seat: u8, lang: Lang) -> Result<Advice, String>;
}

/// A game of a kind that is over.
pub(super) struct Replayed<G: Served> {
    pub(super) replay: host::Replay<G>,
    /// The same rules, for work that is done elsewhere.
    pub(super) rules: Arc<G>,
    judged: OnceLock<Judged<G>>,
}

/// The analysis of a game, as far as it has come.
struct Judged<G: Served> {
    analysis: Analysis,
    pieces: Mutex<Pieces<G>>,
}

struct Pieces<G: Served> {
    begun: Vec<bool>,
    found: Vec<Option<Found<G>>>,
}

impl<G: Served> Judged<G> {
    fn pieces(&self) -> MutexGuard<'_, Pieces<G>> {
        self.pieces.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Served> Replayed<G> {
    pub(super) fn new(replay: host::Replay<G>, rules: Arc<G>) -> Replayed<G> {
        Replayed { replay, rules, judged: OnceLock::new() }
    }

    fn judged(&self) -> &Judged<G> {
        self.judged.get_or_init(|| {
            let analysis = Analysis::new(&self.replay, Care::default());
            let count = analysis.pieces();
            let found = (0..count).map(|_| None).collect();
            Judged { analysis, pieces: Mutex::new(Pieces { begun: vec![false; count], found }) }
        })
    }

    fn done(&self, position: &G::Position, entry: usize, lang: Lang) -> Option<DoneTold> {
        let line = self.replay.record().entries.get(entry)?;
        let rules = self.replay.rules();
        let (seat, notation, text) = match *line {
            Entry::Move { seat, answer } => {
                let text = rules.move_text(position, seat, answer, &self.replay.names(), lang);
                (Some(seat.0), Some(answer.to_string()), text)
            }
            Entry::Resign { seat } => (Some(seat.0), None, gives_up(lang).to_owned()),
            Entry::Agree => (None, None, all_agree(lang).to_owned()),
        };
        Some(DoneTold { seat, written: line.to_string(), notation, text })
    }

    fn questions(&self, position: &G::Position, eye: Eye, lang: Lang) -> Vec<QuestionTold> {
        let (rules, names) = (self.replay.rules(), self.replay.names());
        let told = rules.asked(position).iter().filter_map(|seat| {
            let sees = host::Replay::<G>::sees_choices(eye, seat);
            let question = match eye {
                Eye::Of(viewer) if !sees => rules.question_seen_by(position, seat, viewer)?,
                Eye::Of(_) | Eye::All => rules.question(position, seat)?,
            };
            Some(QuestionTold {
                seat: seat.0,
                text: Some(rules.question_text(position, &question, &names, lang)),
                question: value(question),
                choices: sees.then(|| value(rules.choices(position, seat, &names, lang))),
            })
        });
        told.collect()
    }

    fn keys(&self, entry: usize, lang: Lang) -> Vec<KeyTold> {
        let events = self.replay.events().iter().filter(|(led_to, _)| *led_to == entry + 1);
        let told = events.filter_map(|(_, event)| {
            let (kind, seat) = G::key(event)?;
            let text = self.replay.rules().event_text(event, &self.replay.names(), lang);
            Some(KeyTold { kind: kind.to_owned(), seat: seat.map(|seat| seat.0), text })
        });
        told.collect()
    }
}

fn gives_up(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "gives up",
        Lang::Fr => "abandonne",
    }
}

fn all_agree(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "everybody agrees to stop",
        Lang::Fr => "tous acceptent d'arrêter",
    }
}

impl<G: Served> Replay for Replayed<G> {
    fn entries(&self) -> usize {
        self.replay.entries()
    }

    fn moment(&self, entry: usize, eye: Eye, lang: Lang) -> MomentTold {
        let position = self.replay.position(entry);
        let rules = self.replay.rules();
        MomentTold {
            entry,
            entries: self.replay.entries(),
            turn: self.replay.turn_at(entry) as u32,
            viewer: match eye {
                Eye::Of(Viewer::Seat(seat)) => Some(seat.0),
                Eye::Of(Viewer::Spectator) | Eye::All => None,
            },
            asked: rules.asked(&position).iter().map(|seat| seat.0).collect(),
            view: value(self.replay.view(&position, eye)),
            questions: self.questions(&position, eye, lang),
            points: rules.public_points(&position),
            done: self.done(&position, entry, lang),
            news: self.replay.news(entry, eye, lang).into_iter().map(news_line).collect(),
        }
    }

    fn story(&self, lang: Lang) -> StoryTold {
        let replay = &self.replay;
        let entries = (0..replay.entries()).filter_map(|entry| {
            let done = self.done(&replay.position(entry), entry, lang)?;
            let turn = replay.turn_at(entry) as u32;
            Some(EntryTold { entry, turn, done, keys: self.keys(entry, lang) })
        });
        let turns = (0..).zip(replay.turns());
        let seats = || Seat::all(replay.rules().seats());
        let curves = G::measures(lang).into_iter().enumerate().map(|(at, (id, name))| CurveTold {
            id: id.to_owned(),
            name,
            seats: seats().map(|seat| replay.measured(seat).iter().map(|all| all[at]).collect()).collect(),
        });
        let events: Vec<G::Event> = replay.events().iter().map(|(_, event)| event.clone()).collect();
        StoryTold {
            entries: entries.collect(),
            turns: turns
                .map(|(turn, begun)| TurnTold {
                    turn,
                    entry: begun.entry,
                    seat: begun.seat.map(|seat| seat.0),
                })
                .collect(),
            curves: curves.collect(),
            sheets: value(replay.rules().sheets(&replay.position(replay.entries()), &events, lang)),
        }
    }

    fn verdict(&self, lang: Lang) -> Verdict {
        let judged = self.judged();
        Verdict::new(&self.replay, &judged.analysis, &judged.pieces().found, lang)
    }

    fn begin_piece(&self, entry: Option<usize>) -> Option<usize> {
        let judged = self.judged();
        let mut pieces = judged.pieces();
        let next = match entry {
            Some(entry) => judged.analysis.decision_at(entry).filter(|&piece| !pieces.begun[piece]),
            None => pieces.begun.iter().position(|begun| !begun),
        };
        pieces.begun[next?] = true;
        next
    }

    fn work_out(&self, piece: usize) {
        let judged = self.judged();
        let found = judged.analysis.work_out(&self.replay, piece);
        judged.pieces().found[piece] = Some(found);
    }

    fn hint(&self, entry: usize, seat: u8, lang: Lang) -> Result<Advice, String> {
        let (position, seat) = (self.replay.position(entry), Seat(seat));
        if !self.replay.rules().asked(&position).contains(seat) {
            return Err("the seat is not asked".to_owned());
        }
        let names = self.replay.names().into_iter().map(str::to_owned).collect();
        Ok(advice(&self.rules, position, seat, names, lang))
    }
}

/// Moves that are recommended at the most.
const MOVES: usize = 4;
/// Reasons given for each.
const REASONS: usize = 3;
/// Worlds over which the value of the position as it stands is averaged.
const WORLDS: usize = 8;

/// What a good player would do: to be worked out elsewhere. It knows what the seat may know.
pub(super) fn advice<G: Served>(
    rules: &Arc<G>,
    position: G::Position,
    seat: Seat,
    names: Vec<String>,
    lang: Lang,
) -> Advice {
    let rules = Arc::clone(rules);
    Box::new(move || {
        let seen = Seen::new(&*rules, &position, seat);
        // The same for whatever looks the same to the seat.
        let seed = seen.irrevocable().into();
        let mut moves = Vec::new();
        seen.legal(&mut moves);
        let hints = Planner::new(G::evaluation(), G::WIDTH, G::WORLDS, seed).hints(&seen, &moves);
        let (evaluation, mut dice) = (G::evaluation(), Dice::new(seed));
        let worlds = (0..WORLDS).map(|_| evaluation.value(&*rules, &seen.world(&mut dice.chance()), seat));
        let now = worlds.sum::<f32>() / WORLDS as f32;
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let told = hints.into_iter().take(MOVES).map(|hint| HintTold {
            notation: hint.answer.to_string(),
            text: rules.move_text(&position, seat, hint.answer, &names, lang),
            gain: rounded(hint.value - now),
            reasons: reasons::<G>(&hint.reasons, lang),
        });
        HintsTold { seat: seat.0, worlds: <G as Playable>::WORLDS, moves: told.collect() }
    })
}

fn reasons<G: Served>(reasons: &[(<G::Evaluation as Evaluate>::Term, f32)], lang: Lang) -> Vec<ReasonTold> {
    let told = |&(term, points)| ReasonTold {
        text: <G::Evaluation as Evaluate>::term_text(term, lang),
        points: rounded(points),
    };
    reasons.iter().take(REASONS).map(told).collect()
}

/// To a tenth of a point.
fn rounded(points: f32) -> f32 {
    (points * 10.0).round() / 10.0
}
