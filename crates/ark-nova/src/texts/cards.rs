//! Numbered cards: their names and the text of their effects.

use super::abilities::ability_phrase;
use super::amounts::{counted, per};
use super::clauses::clauses_text;
use super::effects::{effect_phrase, effects_phrase};
use super::tongue::Tongue;
use super::{Voice, row, sentence};
use crate::catalogue::final_scoring::{MOST_POINTS, Points};
use crate::catalogue::projects::{Level, Need};
use crate::catalogue::{Animal, Card, FinalScoring, Project, Resource, Sponsor, ZooMap};
use crate::effects::{Ability, Effect};

/// What cards do.
pub(crate) trait CardWords {
    fn solo(&self, instead: &str) -> String;
    fn no_own_effect(&self) -> &'static str;
    fn reef(&self, effect: &str) -> String;
    fn no_ability(&self) -> &'static str;
    fn only_icons(&self) -> &'static str;
    fn effect_on_the_left(&self) -> &'static str;
    fn when_played(&self, bonus: &str) -> String;
    fn at_least(&self, numbers: &str, counted: &str) -> String;
    fn release_an_animal(&self, sizes: &str, icon: &str) -> String;
    fn breeding_pair(&self, icon: &str) -> String;
    fn points_for_each(&self, point: &str, each: &str, most: u8) -> String;
    fn point_for_each_that_holds(&self, point: &str, conditions: &str) -> String;
    /// Follows the points of a card, with its own sign before it.
    fn solo_draws_another(&self) -> &'static str;
    /// Where a level of a project stands.
    fn level_place(&self, level: usize) -> &'static str;
}

/// The names of cards and maps.
pub(crate) trait CardNames {
    /// The name of a card.
    fn card_name(&self, card: Card) -> &'static str;
    /// The name of a map.
    fn map_name(&self, map: &ZooMap) -> &'static str;
}

/// What a card does, in a few sentences.
pub(super) fn card_text(card: Card, t: &dyn Tongue) -> String {
    match card {
        Card::Animal(card) => animal_text(card, t),
        Card::Sponsor(card) => sponsor_text(card, t),
        Card::Project(card) => project_text(card, t),
        Card::FinalScoring(card) => final_scoring_text(card, t),
    }
}

fn animal_text(card: &Animal, t: &dyn Tongue) -> String {
    let v = Voice::of(t);
    let mut sentences: Vec<String> =
        card.abilities.iter().map(|&ability| sentence(&named_phrase(ability, v), t)).collect();
    if let Some(solo) = card.solo {
        let instead: Vec<String> =
            solo.iter().map(|&ability| effect_phrase(&Effect::Ability(ability), v)).collect();
        let instead = t.and(&instead);
        sentences.push(sentence(&t.solo(&instead), t));
    }
    if let Some(reef) = card.reef {
        let effect = match reef {
            [] => t.no_own_effect().into(),
            effects => effects_phrase(effects, v),
        };
        sentences.push(sentence(&t.reef(&effect), t));
    }
    if sentences.is_empty() {
        sentences.push(t.no_ability().into());
    }
    sentences.join(" ")
}

/// `Sprint 3: draw 3 cards from the deck`.
fn named_phrase(ability: Ability, v: Voice<'_>) -> String {
    let (name, phrase) = (v.tongue.ability_named(ability), ability_phrase(ability, v));
    // A name that has a colon already takes the phrase after a dash.
    if name.contains(':') { format!("{name} – {phrase}") } else { v.tongue.labelled(&name, &phrase) }
}

fn sponsor_text(card: &Sponsor, t: &dyn Tongue) -> String {
    let mut sentences = Vec::new();
    let plain = plain_gains(
        &[
            (Resource::Appeal, card.appeal),
            (Resource::Conservation, card.conservation),
            (Resource::Reputation, card.reputation),
        ],
        t,
    );
    if !plain.is_empty() {
        sentences.push(sentence(&t.gain(&plain), t));
    }
    sentences.extend(clauses_text(card.clauses(), Voice::of(t)));
    if sentences.is_empty() {
        sentences.push(t.only_icons().into());
    }
    sentences.join(" ")
}

/// Printed gains that are not zero, as a list.
fn plain_gains(gains: &[(Resource, u8)], t: &dyn Tongue) -> String {
    let gains: Vec<String> = gains
        .iter()
        .filter(|&&(_, n)| n > 0)
        .map(|&(resource, n)| t.resource_amount(n.into(), resource))
        .collect();
    t.and(&gains)
}

fn project_text(card: &Project, t: &dyn Tongue) -> String {
    let v = Voice::of(t);
    let (need, reward) = (needs(&card.levels, v), rewards(&card.levels, t));
    let mut sentences = vec![sentence(&t.labelled(&need, &reward), t)];
    for (place, level) in card.levels.iter().enumerate() {
        if !level.extra.is_empty() {
            let extra = effects_phrase(level.extra, v);
            sentences.push(sentence(&t.labelled(t.level_place(place), &extra), t));
        }
    }
    if !card.play_bonus.is_empty() {
        let same = card.levels[0].extra == card.play_bonus;
        let bonus = if same { t.effect_on_the_left().into() } else { effects_phrase(card.play_bonus, v) };
        let bonus = t.when_played(&bonus);
        sentences.push(sentence(&bonus, t));
    }
    sentences.join(" ")
}

/// What the three levels need.
fn needs(levels: &[Level; 3], v: Voice<'_>) -> String {
    let t = v.tongue;
    match levels.map(|level| level.need) {
        [Need::AtLeast(count, a), Need::AtLeast(_, b), Need::AtLeast(_, c)] => {
            let numbers = if a == b && b == c { a.to_string() } else { row([a, b, c]) };
            let counted = counted(count, a > 1, v);
            t.at_least(&numbers, &counted)
        }
        [Need::Release(icon, a), Need::Release(_, b), Need::Release(_, c)] => {
            let icon = t.an_icon(icon);
            let sizes = [a, b, c].map(|size| t.size_class_name(size)).join(" / ");
            t.release_an_animal(&sizes, &icon)
        }
        [first, ..] => need_phrase(first, v),
    }
}

/// What one level needs.
pub(super) fn need_phrase(need: Need, v: Voice<'_>) -> String {
    let t = v.tongue;
    match need {
        Need::AtLeast(count, n) => t.at_least(&n.to_string(), &counted(count, n > 1, v)),
        Need::Release(icon, size) => {
            let (icon, size) = (t.an_icon(icon), t.size_class_name(size));
            t.release_an_animal(size, &icon)
        }
        Need::Breeding(icon) => {
            let icon = t.an_icon(icon);
            t.breeding_pair(&icon)
        }
    }
}

/// What the three levels give.
fn rewards(levels: &[Level; 3], t: &dyn Tongue) -> String {
    let points = levels.map(|level| level.conservation);
    if levels.iter().any(|level| level.reputation > 0) {
        let each = levels.map(|level| {
            plain_gains(
                &[(Resource::Conservation, level.conservation), (Resource::Reputation, level.reputation)],
                t,
            )
        });
        return each.join(" / ");
    }
    let numbers = if points.iter().all(|&n| n == points[0]) { points[0].to_string() } else { row(points) };
    let unit = t.resource_unit(Resource::Conservation, points[0] > 1);
    format!("{numbers} {unit}")
}

fn final_scoring_text(card: &FinalScoring, t: &dyn Tongue) -> String {
    let v = Voice::of(t);
    let point = t.resource_amount(1, Resource::Conservation);
    let most = MOST_POINTS;
    let mut text = match card.points {
        Points::Steps(count, steps) => {
            let unit = t.resource_unit(Resource::Conservation, true);
            let points = format!("{} {unit}", row(1..=most));
            t.with_at_least(&points, &row(steps), &counted(count, true, v))
        }
        Points::Each(count) => {
            let each = per(count, 1, v);
            t.points_for_each(&point, &each, most)
        }
        Points::Checks(conditions) => {
            let conditions: Vec<String> =
                conditions.iter().map(|&condition| t.condition(condition)).collect();
            let conditions = t.semicolons(&conditions);
            t.point_for_each_that_holds(&point, &conditions)
        }
    };
    if card.compares {
        text += t.solo_draws_another();
    }
    sentence(&text, t)
}
