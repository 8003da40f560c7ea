//! Playing the games and the checks on every move.

use super::{Fault, Kit, Law, Report, options_text, repeats::Choice};
use crate::record::step;
use crate::{Chance, Ending, Entry, Game, Record, Refusal, Seat, Seed, Silent, Told};
use std::{any::Any, collections::BTreeMap, panic};

/// Moves seen anywhere in the run, to try where they are not listed.
const POOL: usize = 200;
/// Fewer tries of a word that draws, without enough differences, may be bad luck.
const FORESIGHT_TRIES: usize = 30;
/// Of moves in general many teach nothing, so more of them are needed.
const FORESIGHT_TRIES_OF_ANY: usize = 300;

/// How often a move that cannot be taken back showed the mover something that a resampled world shows differently.
struct Tally {
    tries: usize,
    differing: usize,
    first: Fault,
}

pub(super) struct Run<'k, G: Game, F> {
    pub(super) kit: &'k Kit<'k, G>,
    pub(super) rules: &'k G,
    choose: F,
    pub(super) chance: Chance,
    pub(super) pool: Vec<G::Move>,
    foresight: BTreeMap<String, Tally>,
    report: Report,
    seed: u64,
    record: Option<Record<G>>,
    /// The positions after each entry, where the record has no digests for them.
    visited: Vec<G::Position>,
    /// For each seat in the middle of a choice with moves that only repeat: where it began.
    pub(super) choices: Vec<Choice<G::Position>>,
}

/// The game cannot go on after a fault.
struct Stop;

impl<'k, G: Told, F> Run<'k, G, F>
where
    F: FnMut(&G, &G::Position, Seat, &[G::Move], &mut Chance) -> usize,
{
    pub(super) fn new(kit: &'k Kit<'k, G>, choose: F) -> Run<'k, G, F> {
        Run {
            kit,
            rules: kit.rules,
            choose,
            chance: Chance::default(),
            pool: Vec::new(),
            foresight: BTreeMap::new(),
            report: Report::default(),
            seed: 0,
            record: None,
            visited: Vec::new(),
            choices: Vec::new(),
        }
    }

    pub(super) fn play_all(mut self) -> Report {
        for number in 0..self.kit.games {
            self.seed = self.kit.first_seed + number;
            self.record = None;
            // Another stream than the game's own, which begins with the same number.
            let mut stream = Seed::from_number(self.seed);
            stream.0[8..16].copy_from_slice(b"test kit");
            self.chance = Chance::new(stream);
            // A panic must be reported with its seed; the game in which it happened is given up.
            let played = panic::catch_unwind(panic::AssertUnwindSafe(|| self.play()));
            match played {
                Ok(Ok(()) | Err(Stop)) => {}
                Err(payload) => self.fault(Law::Panic, None, panic_text(payload.as_ref())),
            }
            let moves = self.record.as_ref().map_or(0, |record| record.entries.len());
            self.report.games += 1;
            self.report.moves += moves;
            self.report.longest = self.report.longest.max(Some((moves, self.seed)));
        }
        for (word, tally) in std::mem::take(&mut self.foresight) {
            let Tally { tries, differing, first } = tally;
            // All moves together need a single difference, for most of them may show nothing.
            let (of, too_few) = if word.is_empty() {
                (String::new(), tries >= FORESIGHT_TRIES_OF_ANY && differing == 0)
            } else {
                (format!(" of {word:?}"), differing * 4 < tries)
            };
            if tries >= FORESIGHT_TRIES && too_few && !self.kit.skipped.contains(&Law::Foresight) {
                let message = format!(
                    "in {differing} of {tries} tries{of} the mover saw something else in a resampled world; the first was {}",
                    first.message
                );
                self.report.add(Law::Foresight, || Fault { message, ..first });
            }
        }
        self.report
    }

    fn play(&mut self) -> Result<(), Stop> {
        let seed = Seed::from_number(self.seed);
        let mut position = self.rules.start(seed, &mut Silent);
        self.record = Some(Record::begin(self.rules, seed, &position));
        self.visited.clear();
        self.choices = vec![Choice::None; self.rules.seats()];
        let mut last: Option<(Seat, G::Position)> = None;
        let mut lists: Vec<Vec<G::Move>> = vec![Vec::new(); self.rules.seats()];
        loop {
            self.light(&position, &mut lists)?;
            self.note_choices(&position, &lists, last.as_ref());
            let asked = self.rules.asked(&position);
            let over = asked.is_empty();
            if over || (self.kit.full_every > 0 && self.chance.below(self.kit.full_every) == 0) {
                self.report.full_checks += 1;
                self.full(&position, &lists);
            } else if self.kit.secrets_every > 0 && self.chance.below(self.kit.secrets_every) == 0 {
                self.secrets(&position, &lists);
            }
            if over {
                self.replay(&position);
                return Ok(());
            }
            if self.record.as_ref().is_some_and(|record| record.entries.len() >= self.kit.limit) {
                self.report.unfinished.push((self.seed, options_text::<G>(self.rules.options())));
                return Ok(());
            }
            let turn = self.chance.below(asked.len() as u32) as usize;
            let seat = asked.iter().nth(turn).expect("fewer than are asked");
            let moves = &lists[seat.index()];
            let chosen = (self.choose)(self.rules, &position, seat, moves, &mut self.chance);
            let answer = moves[chosen];
            self.others_are_refused(&position, seat, answer);
            self.remember(answer);
            match &mut last {
                Some((mover, before)) => {
                    *mover = seat;
                    before.clone_from(&position);
                }
                None => last = Some((seat, position.clone())),
            }
            if let Err(refusal) = self.rules.apply(&mut position, seat, answer, &mut Silent) {
                self.fault(Law::Listed, Some(seat), format!("{answer} is listed and refused: {refusal}"));
                return Err(Stop);
            }
            let chained = self.is_chained();
            if let Some(record) = &mut self.record {
                let entry = Entry::Move { seat, answer };
                if chained {
                    record.note(entry, &position);
                } else {
                    record.entries.push(entry);
                    self.visited.push(position.clone());
                }
            }
        }
    }

    /// What must hold before every answer.
    fn light(&mut self, position: &G::Position, lists: &mut [Vec<G::Move>]) -> Result<(), Stop> {
        if let Err(violations) = self.rules.validate(position) {
            self.fault(Law::Validate, None, violations.to_string());
            return Err(Stop);
        }
        let asked = self.rules.asked(position);
        if let Some(seat) = asked.iter().find(|seat| seat.index() >= self.rules.seats()) {
            self.fault(Law::Turn, Some(seat), "a seat is asked that does not exist".to_owned());
            return Err(Stop);
        }
        for seat in Seat::all(self.rules.seats()) {
            let moves = &mut lists[seat.index()];
            moves.clear();
            self.rules.legal(position, seat, moves);
            let count = moves.len();
            let question = self.rules.question(position, seat);
            if question.is_some() != asked.contains(seat) {
                let is = if asked.contains(seat) { "asked" } else { "not asked" };
                self.fault(Law::Turn, Some(seat), format!("is {is}, and its question is {question:?}"));
            }
            match (asked.contains(seat), count) {
                (true, 0) => {
                    self.fault(Law::NoMove, Some(seat), format!("{question:?} has no answer"));
                    return Err(Stop);
                }
                (true, 1) => {
                    let only = lists[seat.index()][0];
                    if self.rules.commits(position, seat, only) {
                        continue;
                    }
                    self.fault(Law::Forced, Some(seat), format!("{question:?} has only the answer {only}"));
                }
                (false, 1..) => {
                    let first = lists[seat.index()][0];
                    self.fault(
                        Law::Turn,
                        Some(seat),
                        format!("is not asked and has {count} moves: {first}, …"),
                    );
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The chosen move, tried by every seat that is not asked.
    fn others_are_refused(&mut self, position: &G::Position, seat: Seat, answer: G::Move) {
        let asked = self.rules.asked(position);
        for other in Seat::all(self.rules.seats()).filter(|&other| other != seat && !asked.contains(other)) {
            match self.rules.apply(&mut position.clone(), other, answer, &mut Silent) {
                Err(Refusal::NotAsked { seat }) if seat == other => {}
                Err(refusal) => {
                    let message = format!("{answer} out of turn is refused for another reason: {refusal}");
                    self.fault(Law::Turn, Some(other), message);
                }
                Ok(()) => self.fault(Law::Turn, Some(other), format!("{answer} out of turn is accepted")),
            }
        }
    }

    /// Keeps a move for later tries; a full pool forgets one at random.
    pub(super) fn remember(&mut self, answer: G::Move) {
        if self.pool.contains(&answer) {
            return;
        }
        if self.pool.len() < POOL {
            self.pool.push(answer);
        } else {
            let at = self.chance.below(POOL as u32) as usize;
            self.pool[at] = answer;
        }
    }

    /// Whether this game has a digest for every entry.
    fn is_chained(&self) -> bool {
        self.seed.is_multiple_of(self.kit.chains_every)
    }

    fn replay(&mut self, position: &G::Position) {
        let Some(record) = self.record.clone() else { return };
        if !self.is_chained() {
            if let Err(message) = self.revisit(&record) {
                self.fault(Law::Replay, None, message);
            }
        } else {
            match record.verify(self.rules) {
                Ok(replayed) if replayed.position == *position => {}
                Ok(_) => self.fault(Law::Replay, None, "replay leads to another position".to_owned()),
                Err(error) => self.fault(Law::Replay, None, error.to_string()),
            }
        }
        if let Some(entry) = record.entries.iter().find(|&&entry| entry.to_string().parse() != Ok(entry)) {
            self.fault(Law::Notation, None, format!("the entry \"{entry}\" is not read back"));
            return;
        }
        if !self.is_chained() {
            return;
        }
        let read = serde_json::to_string(&record).and_then(|text| serde_json::from_str::<Record<G>>(&text));
        match read {
            Ok(read) if read == record => {}
            Ok(_) => self.fault(Law::Serde, None, "the record changes when written and read".to_owned()),
            Err(error) => self.fault(Law::Serde, None, format!("the record is not read back: {error}")),
        }
    }

    /// Plays the entries again and compares every position, which says as much as comparing digests of them.
    fn revisit(&self, record: &Record<G>) -> Result<(), String> {
        let mut position = self.rules.start(record.seed, &mut Silent);
        let mut ending = self.rules.is_over(&position).then_some(Ending::Played);
        for (nth, (entry, visited)) in record.entries.iter().zip(&self.visited).enumerate() {
            ending = step(self.rules, &mut position, ending, entry)
                .map_err(|refusal| format!("entry {nth} is refused in the replay: {refusal}"))?;
            if position != *visited {
                return Err(format!("replay leads to another position after entry {nth}"));
            }
        }
        Ok(())
    }

    /// Every law on one position.
    fn full(&mut self, position: &G::Position, lists: &[Vec<G::Move>]) {
        let scores = self.rules.scores(position).len();
        if scores != self.rules.seats() {
            self.fault(Law::Scores, None, format!("{scores} scores for {} seats", self.rules.seats()));
        }
        self.round_trips(position, lists);
        // What follows makes listed moves: it means nothing where the list itself is wrong.
        if self.lists(position, lists) {
            self.answers_commute(position, lists);
            self.repeats_reach_nothing_new(position);
            self.nothing_leaks(position, lists);
        }
        for &answer in lists.iter().flatten() {
            self.remember(answer);
        }
    }

    pub(super) fn fault(&mut self, law: Law, seat: Option<Seat>, message: String) {
        if self.kit.skipped.contains(&law) {
            return;
        }
        let mut report = std::mem::take(&mut self.report);
        report.add(law, || self.here(law, seat, message));
        self.report = report;
    }

    /// The truth was compared with a world resampled for a seat.
    pub(super) fn count_twin(&mut self) {
        self.report.twins += 1;
    }

    pub(super) fn tally(&mut self, word: &str, seat: Seat, answer: G::Move, differs: bool) {
        if !self.foresight.contains_key(word) {
            let first = self.here(Law::Foresight, Some(seat), answer.to_string());
            self.foresight.insert(word.to_owned(), Tally { tries: 0, differing: 0, first });
        }
        if let Some(tally) = self.foresight.get_mut(word) {
            tally.tries += 1;
            tally.differing += usize::from(differs);
        }
    }

    fn here(&self, law: Law, seat: Option<Seat>, message: String) -> Fault {
        let entries: Vec<String> =
            self.record.iter().flat_map(|record| record.entries.iter().map(ToString::to_string)).collect();
        Fault {
            law,
            seed: self.seed.to_string(),
            options: options_text::<G>(self.rules.options()),
            entry: entries.len(),
            entries,
            seat,
            message,
        }
    }
}

fn panic_text(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
}
