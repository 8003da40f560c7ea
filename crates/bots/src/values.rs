//! Factors for the parts of an evaluation, learned from games: others for every phase of a game, and between two phases
//! what lies between them, so that nothing jumps.

use crate::{Part, Scale};
use std::fmt::Write;

/// Factors for the parts of what a seat has of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Values {
    /// For every phase, from the beginning of a game to its end, a factor for every part.
    phases: Vec<Vec<f32>>,
}

/// The sum of all parts, each of them times its factor.
pub struct Weighed<'a> {
    nearest: [&'a [f32]; 2],
    way: f32,
    /// What was put on the scale.
    pub sum: f32,
}

impl<T: Part> Scale<T> for Weighed<'_> {
    fn put(&mut self, term: T, points: f32) {
        let [from, to] = self.nearest.map(|factors| factors[term.place()]);
        self.sum += points * (from + self.way * (to - from));
    }
}

impl Values {
    /// Factors for every phase, the beginning of a game first.
    ///
    /// # Panics
    ///
    /// If there is no phase, or one has not as many factors as the others.
    pub fn new(phases: Vec<Vec<f32>>) -> Values {
        assert!(!phases.is_empty() && phases.iter().all(|factors| factors.len() == phases[0].len()));
        Values { phases }
    }

    /// The factors of every phase, the beginning of a game first.
    pub fn phases(&self) -> &[Vec<f32>] {
        &self.phases
    }

    /// Factors this share of the way from 1 to these.
    pub fn part_way(&self, share: f32) -> Values {
        let part = |factors: &Vec<f32>| factors.iter().map(|factor| 1.0 + share * (factor - 1.0)).collect();
        Values { phases: self.phases.iter().map(part).collect() }
    }

    /// A scale for a position with this share of the game left.
    pub fn scale(&self, left: f32) -> Weighed<'_> {
        let (nearest, way) = Values::nearest(self.phases.len(), left);
        Weighed { nearest: nearest.map(|phase| &self.phases[phase][..]), way, sum: 0.0 }
    }

    /// Between which two of so many phases a position lies, and how far on the way from one to the other.
    pub fn nearest(phases: usize, left: f32) -> ([usize; 2], f32) {
        let last = phases - 1;
        let at = (1.0 - left).clamp(0.0, 1.0) * last as f32;
        let from = (at as usize).min(last.saturating_sub(1));
        ([from, (from + 1).min(last)], at - from as f32)
    }

    /// A line for every part: its name and its factors.
    pub fn list<T: Part>(&self) -> String {
        let mut text = String::new();
        for (place, name) in T::NAMES.iter().enumerate() {
            text.push_str(name);
            for factors in &self.phases {
                // Writing to a string cannot fail.
                let _ = write!(text, " {:.4}", factors[place]);
            }
            text.push('\n');
        }
        text
    }

    /// The factors of such a list, or what is wrong with it. Lines that begin with # are for people.
    pub fn read<T: Part>(text: &str) -> Result<Values, String> {
        let mut phases: Vec<Vec<f32>> = Vec::new();
        let mut names = T::NAMES.iter();
        let is_told = |(_, text): &(usize, &str)| !text.trim().is_empty() && !text.starts_with('#');
        for (line, text) in (1..).zip(text.lines()).filter(is_told) {
            let mut words = text.split_whitespace();
            let (name, expected) = (words.next().unwrap_or_default(), names.next().unwrap_or(&"no further"));
            if name != *expected {
                return Err(format!(
                    "line {line}: factors of {name} where those of {expected} were expected"
                ));
            }
            let factors: Option<Vec<f32>> =
                words.map(|word| word.parse().ok().filter(|factor: &f32| factor.is_finite())).collect();
            let factors = factors.filter(|factors| !factors.is_empty());
            let Some(factors) = factors else {
                return Err(format!("line {line}: '{text}' is not a name and its factors"));
            };
            if phases.is_empty() {
                phases.resize(factors.len(), Vec::new());
            }
            if phases.len() != factors.len() {
                return Err(format!("line {line}: {} factors, not {}", factors.len(), phases.len()));
            }
            phases.iter_mut().zip(factors).for_each(|(phase, factor)| phase.push(factor));
        }
        match names.next() {
            Some(missing) => Err(format!("the factors of {missing} are missing")),
            None => Ok(Values { phases }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Two {
        First,
        Second,
    }

    impl Part for Two {
        const NAMES: &'static [&'static str] = &["first", "second"];

        fn place(self) -> usize {
            self as usize
        }
    }

    #[test]
    fn factors_change_steadily_from_phase_to_phase() {
        let values = Values::new(vec![vec![1.0, 0.0], vec![2.0, 0.0], vec![4.0, 1.0]]);
        let weighed = |left: f32, term: Two| {
            let mut scale = values.scale(left);
            scale.put(term, 10.0);
            scale.sum
        };
        let first = [1.5, 1.0, 0.75, 0.5, 0.25, 0.0, -1.0].map(|left| weighed(left, Two::First));
        assert_eq!(first, [10.0, 10.0, 15.0, 20.0, 30.0, 40.0, 40.0]);
        assert_eq!(weighed(0.25, Two::Second), 5.0);
        let one = Values::new(vec![vec![3.0, 1.0]]);
        let mut scale = one.scale(0.4);
        scale.put(Two::First, 2.0);
        scale.put(Two::Second, 1.0);
        assert_eq!(scale.sum, 7.0);
        assert_eq!(one.part_way(0.5), Values::new(vec![vec![2.0, 1.0]]));
    }

    #[test]
    fn a_list_is_read_back_and_what_is_wrong_is_said() {
        let values = Values::new(vec![vec![1.0, -0.5], vec![2.25, 0.0]]);
        let text = values.list::<Two>();
        assert_eq!(text, "first 1.0000 2.2500\nsecond -0.5000 0.0000\n");
        assert_eq!(Values::read::<Two>(&format!("# learned\n{text}\n")), Ok(values));
        let said = |text: &str| Values::read::<Two>(text).expect_err("it is wrong");
        assert_eq!(said("second 1"), "line 1: factors of second where those of first were expected");
        assert_eq!(said("first 1 2"), "the factors of second are missing");
        assert_eq!(said("first 1 2\nsecond 1"), "line 2: 1 factors, not 2");
        assert_eq!(said("first x"), "line 1: 'first x' is not a name and its factors");
        assert_eq!(
            said("first 1\nsecond 1\nthird 1"),
            "line 3: factors of third where those of no further were expected"
        );
    }
}
