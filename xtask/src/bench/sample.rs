//! Positions of random games, and what single operations on them cost.

use super::FIRST_SEED;
use super::clock::{least_of, median_of};
use super::play::{Dice, Player};
use crate::games::Workpiece;
use std::collections::BTreeMap;
use std::hint::black_box;
use tabletop::{Chance, Digest, Lang, Seat, Seed, Silent, Viewer};

/// Games the positions come from, and one position in so many is kept.
const GAMES: u64 = 40;
const KEPT: usize = 8;
const REPETITIONS: usize = 5;
/// Copies of one position in a row.
const HOT: u32 = 32;
/// Tries for each of the times whose longest is looked for; the least of them counts.
const TRIES: usize = 7;

/// A position, the seat that is asked and what it answered.
struct Moment<G: Workpiece> {
    position: G::Position,
    seat: Seat,
    answer: G::Move,
    kind: String,
    choices: usize,
}

/// Moments of random games.
pub struct Sample<'r, G: Workpiece> {
    rules: &'r G,
    moments: Vec<Moment<G>>,
    lengths: Vec<usize>,
}

/// A name, a value and its unit.
type Figure = (String, String, &'static str);

impl<'r, G: Workpiece> Sample<'r, G> {
    /// Plays the games.
    pub fn take(rules: &'r G) -> Sample<'r, G> {
        let (mut moments, mut lengths, mut buffer) = (Vec::new(), Vec::new(), Vec::new());
        for seed in FIRST_SEED..FIRST_SEED + GAMES {
            let mut dice = Dice::new(seed);
            let mut position = rules.start(Seed::from_number(seed), &mut Silent);
            while let Some(seat) = rules.asked(&position).first() {
                buffer.clear();
                rules.legal(&position, seat, &mut buffer);
                lengths.push(buffer.len());
                let choices = buffer.len();
                buffer.retain(|&answer| !rules.only_repeats(&position, seat, answer));
                let answer = Player::Random.choose::<G>(&buffer, &mut dice);
                if dice.below(KEPT) == 0 {
                    let kind = kind(&rules.question(&position, seat));
                    moments.push(Moment { position: position.clone(), seat, answer, kind, choices });
                }
                rules.apply(&mut position, seat, answer, &mut Silent).expect("a listed move");
            }
        }
        lengths.sort_unstable();
        Sample { rules, moments, lengths }
    }

    /// Everything that is measured on single positions.
    pub fn figures(&self) -> Vec<Figure> {
        let mut figures: Vec<Figure> = Vec::new();
        let mut add = |name: &str, value: String, unit| figures.push((name.to_owned(), value, unit));
        let rules = self.rules;
        let nano = |seconds: f64| format!("{:.0}", seconds * 1e9);
        let micro = |seconds: f64| format!("{:.2}", seconds * 1e6);
        // Copied again and again, as a search does, and once where it lies cold in memory.
        let hot =
            |moment: &Moment<G>| (0..HOT).for_each(|_| _ = black_box(black_box(&moment.position).clone()));
        add("clone", nano(self.each(hot) / f64::from(HOT)), "ns");
        let cold = self.each(|moment| _ = black_box(moment.position.clone()));
        add("clone from cold memory", nano(cold), "ns");
        add("longest list", self.lengths.last().unwrap_or(&0).to_string(), "moves");
        add("list p99", self.lengths[self.lengths.len() * 99 / 100].to_string(), "moves");
        let mean = self.lengths.iter().sum::<usize>() as f64 / self.lengths.len() as f64;
        add("list mean", format!("{mean:.1}"), "moves");

        let mut buffer = Vec::with_capacity(512);
        let legal = self.each(|moment| {
            buffer.clear();
            rules.legal(&moment.position, moment.seat, &mut buffer);
        });
        add("legal mean", micro(legal), "us");
        let (slowest, kind) = self.slowest_list();
        add("legal slowest", micro(slowest), &*Box::leak(format!("us ({kind})").into_boxed_str()));
        let apply = self.each(|moment| {
            let mut position = moment.position.clone();
            _ = black_box(rules.apply(&mut position, moment.seat, moment.answer, &mut Silent));
        });
        add("apply mean", micro(apply - cold), "us");
        let mut chance = Chance::new(Seed::from_number(7));
        let resample = self.each(|moment| {
            let mut position = moment.position.clone();
            rules.resample(&mut position, moment.seat, &mut chance);
            black_box(&position);
        });
        add("resample", micro(resample - cold), "us");
        let view = self.each(|moment| _ = black_box(rules.view(&moment.position, Viewer::Seat(moment.seat))));
        add("view", micro(view), "us");
        let drawn = self.each(|moment| {
            _ = black_box(rules.view(&moment.position, Viewer::Seat(moment.seat)));
            _ = black_box(rules.choices(&moment.position, moment.seat, &["Ada", "Bo"], Lang::En));
        });
        add("view and grouped moves", micro(drawn), "us");
        add("digest", micro(self.each(|moment| _ = black_box(Digest::of(&moment.position)))), "us");
        add("validate", micro(self.each(|moment| _ = black_box(rules.validate(&moment.position)))), "us");
        figures.extend(self.by_kind());
        figures
    }

    /// The mean time of an operation on one moment.
    fn each(&self, mut run: impl FnMut(&Moment<G>)) -> f64 {
        median_of(REPETITIONS, || self.moments.iter().for_each(&mut run)) / self.moments.len() as f64
    }

    /// The longest time of any list, and for which kind of question.
    fn slowest_list(&self) -> (f64, &str) {
        let mut buffer = Vec::with_capacity(512);
        let times = self.moments.iter().map(|moment| {
            let time = least_of(TRIES, || {
                buffer.clear();
                self.rules.legal(&moment.position, moment.seat, &mut buffer);
            });
            (time, moment.kind.as_str())
        });
        times.fold((0.0, ""), |a, b| if b.0 > a.0 { b } else { a })
    }

    /// For each kind of question: how often it is asked, the share of the time, and the time of one list and one move.
    fn by_kind(&self) -> Vec<Figure> {
        let mut kinds: BTreeMap<&str, Vec<&Moment<G>>> = BTreeMap::new();
        self.moments.iter().for_each(|moment| kinds.entry(&moment.kind).or_default().push(moment));
        let mut buffer = Vec::with_capacity(512);
        let mut rows = Vec::new();
        for (kind, moments) in kinds {
            let rounds = (4000 / moments.len()).max(1);
            let mean = |run: &mut dyn FnMut(&Moment<G>)| {
                let all = || (0..rounds).for_each(|_| moments.iter().for_each(|moment| run(moment)));
                median_of(REPETITIONS, all) / (rounds * moments.len()) as f64
            };
            let legal = mean(&mut |moment| {
                buffer.clear();
                self.rules.legal(&moment.position, moment.seat, &mut buffer);
            });
            let clone = mean(&mut |moment| _ = black_box(moment.position.clone()));
            let apply = mean(&mut |moment| {
                let mut position = moment.position.clone();
                _ = black_box(self.rules.apply(&mut position, moment.seat, moment.answer, &mut Silent));
            }) - clone;
            let choices =
                moments.iter().map(|moment| moment.choices).sum::<usize>() as f64 / moments.len() as f64;
            rows.push((kind, moments.len(), choices, legal, apply.max(0.0)));
        }
        let total: f64 = rows.iter().map(|(_, n, _, legal, apply)| *n as f64 * (legal + apply)).sum();
        rows.sort_by(|a, b| (b.1 as f64 * (b.3 + b.4)).total_cmp(&(a.1 as f64 * (a.3 + a.4))));
        let figure = |(kind, n, choices, legal, apply): (&str, usize, f64, f64, f64)| {
            let share = 100.0 * n as f64 * (legal + apply) / total;
            let asked = 100.0 * n as f64 / self.moments.len() as f64;
            let value = format!(
                "{share:.1} % of the time, {asked:.1} % of the questions, {choices:.1} moves, legal {:.2} us, apply {:.2}",
                legal * 1e6,
                apply * 1e6
            );
            (format!("question {kind}"), value, "us")
        };
        rows.into_iter().map(figure).collect()
    }
}

/// The name of a kind of question: the first word of how it prints.
fn kind<Q: std::fmt::Debug>(question: &Option<Q>) -> String {
    let text = question.as_ref().map_or(String::new(), |question| format!("{question:?}"));
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}
