//! Lines of cards and maps: when something happens, and rules that change.

use super::effects::{choices, effect_phrase, effects_phrase, is_offer};
use super::tongue::Tongue;
use super::{Voice, sentence};
use crate::effects::{Ability, Clause, Effect, On, Rule, Timing, Trigger};

/// Lines of cards and maps.
pub(crate) trait ClauseWords {
    /// What sets a trigger off.
    fn on(&self, on: On, v: Voice<'_>) -> String;
    /// A rule that a card or map changes.
    fn rule(&self, rule: Rule, v: Voice<'_>) -> String;
    fn now_and_in_breaks(&self, what: &str) -> String;
    fn each_break(&self, what: &str) -> String;
    fn at_end(&self, what: &str) -> String;
    fn at_very_end(&self, what: &str) -> String;
    fn may_remove_and_choose(&self, choices: &str) -> String;
    fn may_choose(&self, choices: &str) -> String;
    /// Stands before an effect that waits, with a space after it.
    fn after_the_action(&self) -> &'static str;
    fn optional(&self) -> &'static str;
}

/// A line of a card, as a sentence.
pub(super) fn clause_text(clause: &Clause, t: &dyn Tongue) -> String {
    sentence(&clause_phrase(clause, Voice::of(t)), t)
}

/// The lines of a card, each a sentence. What is gained at once and again in every break is said once.
pub(super) fn clauses_text(clauses: &[Clause], v: Voice<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = clauses;
    while let [first, tail @ ..] = rest {
        rest = tail;
        let phrase = if let (Clause::Now(now), [Clause::Income(income), further @ ..]) = (first, tail)
            && now == income
        {
            rest = further;
            v.tongue.now_and_in_breaks(&effects_phrase(now, v))
        } else {
            clause_phrase(first, v)
        };
        sentences.push(sentence(&phrase, v.tongue));
    }
    sentences
}

/// A line of a card or map.
pub(super) fn clause_phrase(clause: &Clause, v: Voice<'_>) -> String {
    let t = v.tongue;
    match clause {
        Clause::Now(effects) => effects_phrase(effects, v),
        Clause::Income(effects) => t.each_break(&effects_phrase(effects, v)),
        Clause::Whenever(trigger) => trigger_phrase(trigger, v),
        Clause::Rule(rule) => t.rule(*rule, v),
        Clause::AtEnd(effect) => t.at_end(&effect_phrase(effect, v)),
        Clause::AtVeryEnd(effect) => t.at_very_end(&effect_phrase(effect, v)),
    }
}

fn trigger_phrase(trigger: &Trigger, v: Voice<'_>) -> String {
    let t = v.tongue;
    let on = t.on(trigger.on, v);
    let what = match trigger.effects {
        [Effect::OneOf(options)] if trigger.optional => {
            let choices = choices(options, v);
            if matches!(trigger.on, On::HousedInContinent(_)) {
                t.may_remove_and_choose(&choices)
            } else {
                t.may_choose(&choices)
            }
        }
        effects => {
            let what = effects_phrase(effects, v);
            let declinable = effects.iter().any(|effect| is_offer(effect, t));
            match (trigger.optional && !declinable, what.strip_suffix(')')) {
                (false, _) => what,
                (true, Some(open)) => format!("{open}, {})", t.optional()),
                (true, None) => format!("{what} ({})", t.optional()),
            }
        }
    };
    // Abilities that wait say so themselves.
    let says_when = |effect: &Effect| matches!(effect, Effect::Ability(ability) if ability.waits());
    let later = match trigger.timing {
        Timing::AfterAction if !trigger.effects.iter().all(says_when) => t.after_the_action(),
        Timing::AfterAction | Timing::Now => "",
    };
    format!("{on}, {later}{what}")
}

/// The abilities against other players, by their names without values.
pub(super) fn attacks(t: &dyn Tongue) -> Vec<String> {
    [Ability::Venom(1), Ability::Constriction, Ability::Hypnosis(3), Ability::Pilfering(1)]
        .map(|ability| t.ability_named(ability).trim_end_matches([' ', '1', '2', '3']).to_string())
        .into()
}
