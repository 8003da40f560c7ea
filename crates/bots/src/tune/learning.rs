//! Which factors for the parts of an evaluation would have foretold best how games ended.
//!
//! A row is a seat at a moment of a game: how much more it had of every part than its rival, and its lead at the end. Least
//! squares find the factors, another one in every phase of the game, and a ridge pulls them towards 1, the evaluation as it
//! is. Of the rows only sums are kept, apart for every tenth of the games: the last tenth is held back to be judged by, and
//! how strong the ridge is was chosen by foretelling each of the others from the rest.

use super::fit::solve;
use crate::Values;

/// Parts of the games of which the last is held back.
const TENTHS: usize = 10;
/// What a change of a factor by 1 may cost, in squared points for each row.
const RIDGES: [f64; 12] = [1e-3, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0];
/// Only so much that the constants can be solved for when there are hardly any rows.
const HARDLY: f64 = 1e-6;

/// What a seat had at a moment, and what came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Holding {
    /// What its position was worth.
    pub value: f32,
    /// The parts of that.
    pub parts: Vec<f32>,
    /// Its lead at the end of the game.
    pub lead: f32,
}

/// Whom a seat is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rival {
    /// The strongest other.
    Strongest,
    /// All others on average.
    Mean,
}

/// How well something foretells leads at the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Foretold {
    /// The share of their variance that it explains in games that were held back.
    pub share: f64,
    /// The ridge that was chosen.
    pub ridge: f64,
    /// What is left unexplained where the ridge was chosen: squared points for each row.
    pub left: f64,
}

/// What was learned by comparing with one rival.
#[derive(Clone, PartialEq, Debug)]
pub struct Learned {
    /// Whom seats were compared with.
    pub rival: Rival,
    /// The evaluation as it is, times one factor.
    pub as_it_is: Foretold,
    /// Factors that are the same in the whole game.
    pub one_phase: Foretold,
    /// Factors by phase.
    pub by_phase: Foretold,
    /// These factors.
    pub values: Values,
}

/// Learns from moments.
pub struct Learner {
    rivals: [(Rival, [Model; 3]); 2],
    moments: [usize; TENTHS],
}

impl Learner {
    /// For so many parts in so many phases.
    pub fn new(parts: usize, phases: usize) -> Learner {
        let models = || [Model::new(1, 1), Model::new(parts, 1), Model::new(parts, phases)];
        Learner {
            rivals: [Rival::Strongest, Rival::Mean].map(|rival| (rival, models())),
            moments: [0; TENTHS],
        }
    }

    /// One moment more of the game with this number: what every seat had, with this share of the game left.
    pub fn add(&mut self, game: u64, left: f32, seats: &[Holding]) {
        let tenth = (game % TENTHS as u64) as usize;
        self.moments[tenth] += 1;
        for (rival, [as_it_is, one_phase, by_phase]) in &mut self.rivals {
            for (seat, holding) in seats.iter().enumerate() {
                let others = || (0..seats.len()).filter(|&other| other != seat).map(|other| &seats[other]);
                let strongest = others()
                    .max_by(|a, b| a.value.total_cmp(&b.value))
                    .filter(|_| *rival == Rival::Strongest);
                let count = others().count().max(1) as f64;
                let ahead = |of: &dyn Fn(&Holding) -> f32| {
                    let beside = match strongest {
                        Some(strongest) => of(strongest).into(),
                        None => others().map(|other| f64::from(of(other))).sum::<f64>() / count,
                    };
                    f64::from(of(holding)) - beside
                };
                let value = ahead(&|holding| holding.value);
                let parts: Vec<f64> =
                    (0..holding.parts.len()).map(|part| ahead(&|holding| holding.parts[part])).collect();
                as_it_is.add(tenth, left, &[value], holding.lead.into());
                one_phase.add(tenth, left, &parts, holding.lead.into());
                by_phase.add(tenth, left, &parts, holding.lead.into());
            }
        }
    }

    /// Moments it learns from, and moments that are held back.
    pub fn moments(&self) -> [usize; 2] {
        let (held_back, known) = (self.moments[TENTHS - 1], &self.moments[..TENTHS - 1]);
        [known.iter().sum(), held_back]
    }

    /// What was learned by comparing with each rival, the one that foretells better first.
    pub fn learned(&self) -> [Learned; 2] {
        let learned = |(rival, models): &(Rival, [Model; 3])| {
            let [(as_it_is, _), (one_phase, _), (by_phase, values)] = models.each_ref().map(Model::learned);
            Learned { rival: *rival, as_it_is, one_phase, by_phase, values }
        };
        let mut both = self.rivals.each_ref().map(learned);
        both.sort_by(|a, b| a.by_phase.left.total_cmp(&b.by_phase.left));
        both
    }
}

/// Factors for some parts in some phases, and a constant in each of them.
struct Model {
    parts: usize,
    phases: usize,
    tenths: Vec<Sums>,
}

impl Model {
    fn new(parts: usize, phases: usize) -> Model {
        Model { parts, phases, tenths: vec![Sums::new((parts + 1) * phases); TENTHS] }
    }

    fn add(&mut self, tenth: usize, left: f32, parts: &[f64], lead: f64) {
        let ([from, to], way) = Values::nearest(self.phases, left);
        let near = [(from, 1.0 - f64::from(way)), (to, f64::from(way))];
        let columns = near.into_iter().filter(|(_, share)| *share > 0.0).flat_map(|(phase, share)| {
            let place = phase * (self.parts + 1);
            let there = parts.iter().chain([&1.0]).enumerate().filter(|(_, part)| **part != 0.0);
            there.map(move |(at, part)| (place + at, share * part))
        });
        let columns: Vec<(usize, f64)> = columns.collect();
        self.tenths[tenth].add(&columns, lead, lead - parts.iter().sum::<f64>());
    }

    /// How well it foretells, and its factors.
    fn learned(&self) -> (Foretold, Values) {
        let (known, held_back) = self.tenths.split_at(TENTHS - 1);
        let rows: f64 = known.iter().map(|sums| sums.rows).sum();
        // Each of the tenths is foretold from all the others.
        let left = |ridge: f64| {
            let off = known.iter().enumerate().map(|(nth, tenth)| {
                let others = known.iter().enumerate().filter(|(other, _)| *other != nth);
                let rest = Sums::of(others.map(|(_, sums)| sums));
                tenth.off(&rest.changes(ridge, self.parts))
            });
            off.sum::<f64>() / rows.max(1.0)
        };
        let judged = RIDGES.map(|ridge| (left(ridge), ridge));
        let best = judged.into_iter().min_by(|a, b| a.0.total_cmp(&b.0));
        let (left, ridge) = best.unwrap_or((0.0, RIDGES[0]));
        let changes = Sums::of(known).changes(ridge, self.parts);
        let share = 1.0 - held_back[0].off(&changes) / held_back[0].spread();
        let phases = changes.chunks(self.parts + 1);
        let factors = phases.map(|phase| phase[..self.parts].iter().map(|c| (1.0 + c) as f32).collect());
        (Foretold { share, ridge, left }, Values::new(factors.collect()))
    }
}

/// The sums over rows.
#[derive(Clone)]
struct Sums {
    products: Vec<Vec<f64>>,
    targets: Vec<f64>,
    rows: f64,
    /// Squares of what is missed where every factor is 1.
    misses: f64,
    leads: f64,
    squares: f64,
}

impl Sums {
    fn new(size: usize) -> Sums {
        let products = vec![vec![0.0; size]; size];
        Sums { products, targets: vec![0.0; size], rows: 0.0, misses: 0.0, leads: 0.0, squares: 0.0 }
    }

    /// The sums over all rows of some sums.
    fn of<'a>(all: impl IntoIterator<Item = &'a Sums>) -> Sums {
        let mut all = all.into_iter();
        let mut sums = all.next().cloned().unwrap_or_else(|| Sums::new(0));
        for other in all {
            let lines = sums.products.iter_mut().flatten().zip(other.products.iter().flatten());
            lines.for_each(|(sum, more)| *sum += more);
            sums.targets.iter_mut().zip(&other.targets).for_each(|(sum, more)| *sum += more);
            sums.rows += other.rows;
            sums.misses += other.misses;
            sums.leads += other.leads;
            sums.squares += other.squares;
        }
        sums
    }

    fn add(&mut self, columns: &[(usize, f64)], lead: f64, miss: f64) {
        for &(place, column) in columns {
            self.targets[place] += column * miss;
            let line = &mut self.products[place];
            columns.iter().for_each(|&(other, more)| line[other] += column * more);
        }
        self.rows += 1.0;
        self.misses += miss * miss;
        self.leads += lead;
        self.squares += lead * lead;
    }

    /// By how much every factor should change, and the constants behind the factors of every phase.
    fn changes(&self, ridge: f64, parts: usize) -> Vec<f64> {
        let rows = self.rows.max(1.0);
        let line = |(place, line): (usize, &Vec<f64>)| {
            let mut line: Vec<f64> = line.iter().map(|sum| sum / rows).collect();
            line[place] += if place % (parts + 1) < parts { ridge } else { HARDLY };
            line
        };
        let lines = self.products.iter().enumerate().map(line).collect();
        solve(lines, self.targets.iter().map(|sum| sum / rows).collect())
    }

    /// The sum of the squares of what is missed with such changes.
    fn off(&self, changes: &[f64]) -> f64 {
        let both = |line: &Vec<f64>| line.iter().zip(changes).map(|(x, c)| x * c).sum::<f64>();
        let gained =
            |((change, target), line): ((&f64, &f64), &Vec<f64>)| change * (2.0 * target - both(line));
        self.misses - changes.iter().zip(&self.targets).zip(&self.products).map(gained).sum::<f64>()
    }

    /// The sum of the squares of how far leads are from their mean.
    fn spread(&self) -> f64 {
        self.squares - self.leads * self.leads / self.rows.max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    /// Games whose lead at the end follows from parts whose factors change from the beginning to the end, and from chance.
    /// Nobody ever has anything of the last part, so nothing can be said about it.
    fn learned(seats: usize, rival: Rival) -> [Learned; 2] {
        let mut dice = Dice::new(11);
        let mut learner = Learner::new(4, 2);
        let uniform = |dice: &mut Dice| dice.below(2001) as f64 / 100.0 - 10.0;
        for game in 0..600 {
            for _ in 0..6 {
                let left = dice.below(101) as f64 / 100.0;
                let factors = [1.0, 2.0 - left, 0.5];
                let parts: Vec<Vec<f64>> =
                    (0..seats).map(|_| (0..3).map(|_| uniform(&mut dice)).collect()).collect();
                let value = |seat: usize| parts[seat].iter().sum::<f64>();
                let worth = |seat: usize| parts[seat].iter().zip(factors).map(|(p, f)| p * f).sum::<f64>();
                let holding = |seat: usize, chance: f64| {
                    let others = (0..seats).filter(|&other| other != seat);
                    let beside = match rival {
                        Rival::Strongest => {
                            others.max_by(|&a, &b| value(a).total_cmp(&value(b))).map_or(0.0, worth)
                        }
                        Rival::Mean => others.map(worth).sum::<f64>() / (seats - 1) as f64,
                    };
                    Holding {
                        value: value(seat) as f32,
                        parts: parts[seat].iter().chain([&0.0]).map(|&part| part as f32).collect(),
                        lead: (worth(seat) - beside + chance) as f32,
                    }
                };
                let holdings: Vec<Holding> =
                    (0..seats).map(|seat| holding(seat, uniform(&mut dice))).collect();
                learner.add(game, left as f32, &holdings);
            }
        }
        assert_eq!(learner.moments(), [3240, 360]);
        learner.learned()
    }

    #[test]
    fn it_finds_the_factors_behind_the_leads() {
        for (seats, rival) in [(2, Rival::Strongest), (3, Rival::Strongest), (4, Rival::Mean)] {
            let [best, other] = learned(seats, rival);
            assert!(seats == 2 || best.rival == rival, "{seats} seats: {best:?} before {other:?}");
            let truth = [[1.0, 1.0, 0.5, 1.0], [1.0, 2.0, 0.5, 1.0]];
            for (phase, truth) in best.values.phases().iter().zip(truth) {
                for (factor, truth) in phase.iter().zip(truth) {
                    assert!((factor - truth).abs() < 0.1, "{seats} seats: {:?}", best.values);
                }
            }
            let shares = [best.as_it_is, best.one_phase, best.by_phase].map(|foretold| foretold.share);
            assert!(shares[0] < shares[1] && shares[1] < shares[2], "{seats} seats: {shares:?}");
        }
    }
}
