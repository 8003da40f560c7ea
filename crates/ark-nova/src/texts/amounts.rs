//! How much: counts of a zoo, amounts, conditions and the needs of cards.

use super::tongue::Tongue;
use super::{Voice, row, sentence};
use crate::catalogue::{Requirement, Resource};
use crate::effects::{Amount, Condition, Counter};

/// Numbers of things, and what has to be there.
pub(crate) trait AmountWords {
    /// What is counted, without a number, such as `Predator icons in your zoo`.
    fn counted(&self, counter: Counter, many: bool, v: Voice<'_>) -> String;
    /// A condition on the left edge of a card.
    fn requirement(&self, requirement: Requirement) -> String;
    /// A condition as it follows `if`.
    fn condition(&self, condition: Condition) -> String;
    /// Gain of so much.
    fn gain(&self, much: &str) -> String;
    /// So much, up to a limit.
    fn at_most(&self, much: &str, max: u8) -> String;
    /// Gains by steps with their needs: `1 / 2 appeal with at least 3 / 6 Bird icons`.
    fn with_at_least(&self, gains: &str, needs: &str, counted: &str) -> String;
    /// `for each …`
    fn for_each(&self, counted: &str) -> String;
    /// `for every 2 …`
    fn for_every(&self, n: u8, counted: &str) -> String;
}

/// What is counted, in the singular, such as `Predator icon in your zoo`.
pub(super) fn counter_text(counter: Counter, t: &dyn Tongue) -> String {
    counted(counter, false, Voice::of(t))
}

/// Something a zoo has reached, as a sentence.
pub(super) fn condition_text(condition: Condition, t: &dyn Tongue) -> String {
    sentence(&t.condition(condition), t)
}

/// Gain of a resource.
pub(crate) fn gain(resource: Resource, amount: Amount, v: Voice<'_>) -> String {
    v.tongue.gain(&much(resource, amount, v))
}

/// An amount of a resource without a verb.
pub(crate) fn much(resource: Resource, amount: Amount, v: Voice<'_>) -> String {
    let t = v.tongue;
    match amount {
        Amount::N(n) => t.resource_amount(n.into(), resource),
        Amount::Per { count, each, every, max } => {
            let much = format!("{} {}", t.resource_amount(each.into(), resource), per(count, every, v));
            match max {
                None => much,
                Some(max) => t.at_most(&much, max),
            }
        }
        Amount::Tiers(count, steps) => {
            let unit = t.resource_unit(resource, steps.iter().any(|&(_, gain)| gain > 1));
            let gains = row(steps.iter().map(|&(_, gain)| gain));
            let needs = row(steps.iter().map(|&(need, _)| need));
            let many = steps.iter().any(|&(need, _)| need > 1);
            t.with_at_least(&format!("{gains} {unit}"), &needs, &counted(count, many, v))
        }
    }
}

/// `for each …` or `for every 2 …`.
pub(super) fn per(count: Counter, every: u8, v: Voice<'_>) -> String {
    let t = v.tongue;
    if every == 1 {
        t.for_each(&counted(count, false, v))
    } else {
        t.for_every(every, &counted(count, true, v))
    }
}

/// What is counted, without a number.
pub(super) fn counted(counter: Counter, many: bool, v: Voice<'_>) -> String {
    v.tongue.counted(counter, many, v)
}
