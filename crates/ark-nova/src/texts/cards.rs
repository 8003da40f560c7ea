//! Numbered cards: their names and the text of their effects.

use super::abilities::ability_phrase;
use super::ability_names::named;
use super::amounts::{condition_phrase, counted, per};
use super::clauses::clauses_text;
use super::effects::{effect_phrase, effects_phrase};
use super::tongue::tongue;
use super::words::{an_icon, resource_unit, size_class_name};
use super::{Lang, Voice, and, resource_amount, row, say, sentence, word};
use crate::catalogue::final_scoring::{MOST_POINTS, Points};
use crate::catalogue::projects::{Level, Need};
use crate::catalogue::{Animal, Card, FinalScoring, Project, Resource, Sponsor, ZooMap};
use crate::effects::{Ability, Effect};

/// The names of cards and maps.
pub(crate) trait CardNames {
    /// The name of a card.
    fn card_name(&self, card: Card) -> &'static str;
    /// The name of a map.
    fn map_name(&self, map: &ZooMap) -> &'static str;
}

/// The name of a card.
pub fn card_name(card: Card, lang: Lang) -> &'static str {
    tongue(lang).card_name(card)
}

/// What a card does, in a few sentences.
pub fn card_text(card: Card, lang: Lang) -> String {
    match card {
        Card::Animal(card) => animal_text(card, lang),
        Card::Sponsor(card) => sponsor_text(card, lang),
        Card::Project(card) => project_text(card, lang),
        Card::FinalScoring(card) => final_scoring_text(card, lang),
    }
}

fn animal_text(card: &Animal, lang: Lang) -> String {
    let v = Voice::from(lang);
    let mut sentences: Vec<String> =
        card.abilities.iter().map(|&ability| sentence(&named_phrase(ability, v), lang)).collect();
    if let Some(solo) = card.solo {
        let instead: Vec<String> =
            solo.iter().map(|&ability| effect_phrase(&Effect::Ability(ability), v)).collect();
        let instead = and(&instead, lang);
        sentences.push(sentence(&say!(lang, "solo: {instead}", "solo : {instead}"), lang));
    }
    if let Some(reef) = card.reef {
        let effect = match reef {
            [] => word(lang, "no effect of its own", "aucun effet propre").into(),
            effects => effects_phrase(effects, v),
        };
        sentences.push(sentence(&say!(lang, "reef: {effect}", "récif : {effect}"), lang));
    }
    if sentences.is_empty() {
        sentences.push(word(lang, "No ability.", "Sans capacité.").into());
    }
    sentences.join(" ")
}

/// `Sprint 3: draw 3 cards from the deck`.
fn named_phrase(ability: Ability, v: Voice<'_>) -> String {
    let (name, phrase) = (named(ability, v.lang), ability_phrase(ability, v));
    // A name that has a colon already takes the phrase after a dash.
    if name.contains(':') { format!("{name} – {phrase}") } else { tongue(v.lang).labelled(&name, &phrase) }
}

fn sponsor_text(card: &Sponsor, lang: Lang) -> String {
    let mut sentences = Vec::new();
    let plain = plain_gains(
        &[
            (Resource::Appeal, card.appeal),
            (Resource::Conservation, card.conservation),
            (Resource::Reputation, card.reputation),
        ],
        lang,
    );
    if !plain.is_empty() {
        sentences.push(sentence(&say!(lang, "gain {plain}", "gagnez {plain}"), lang));
    }
    sentences.extend(clauses_text(card.clauses(), lang.into()));
    if sentences.is_empty() {
        sentences.push(word(lang, "Only its icons.", "Seulement ses icônes.").into());
    }
    sentences.join(" ")
}

/// Printed gains that are not zero, as a list.
fn plain_gains(gains: &[(Resource, u8)], lang: Lang) -> String {
    let gains: Vec<String> = gains
        .iter()
        .filter(|&&(_, n)| n > 0)
        .map(|&(resource, n)| resource_amount(n, resource, lang))
        .collect();
    and(&gains, lang)
}

fn project_text(card: &Project, lang: Lang) -> String {
    let v = Voice::from(lang);
    let (need, reward) = (needs(&card.levels, v), rewards(&card.levels, lang));
    let mut sentences = vec![sentence(&say!(lang, "{need}: {reward}", "{need} : {reward}"), lang)];
    if card.levels.iter().any(|level| !level.extra.is_empty()) {
        let places = [
            word(lang, "left", "à gauche"),
            word(lang, "middle", "au milieu"),
            word(lang, "right", "à droite"),
        ];
        for (place, level) in places.iter().zip(&card.levels) {
            if !level.extra.is_empty() {
                let extra = effects_phrase(level.extra, v);
                sentences.push(sentence(&say!(lang, "{place}: {extra}", "{place} : {extra}"), lang));
            }
        }
    }
    if !card.play_bonus.is_empty() {
        let same = card.levels[0].extra == card.play_bonus;
        let bonus = if same {
            word(lang, "the effect on the left", "l'effet de gauche").into()
        } else {
            effects_phrase(card.play_bonus, v)
        };
        let bonus = say!(lang, "when you play the card: {bonus}", "en jouant la carte : {bonus}");
        sentences.push(sentence(&bonus, lang));
    }
    sentences.join(" ")
}

/// What the three levels need.
fn needs(levels: &[Level; 3], v: Voice<'_>) -> String {
    let lang = v.lang;
    match levels.map(|level| level.need) {
        [Need::AtLeast(count, a), Need::AtLeast(_, b), Need::AtLeast(_, c)] => {
            let numbers = if a == b && b == c { a.to_string() } else { row([a, b, c]) };
            let counted = counted(count, a > 1, v);
            say!(lang, "at least {numbers} {counted}", "au moins {numbers} {counted}")
        }
        [Need::Release(icon, a), Need::Release(_, b), Need::Release(_, c)] => {
            let icon = an_icon(icon, lang);
            let sizes = [a, b, c].map(|size| size_class_name(size, lang)).join(" / ");
            say!(lang, "release a {sizes} animal with {icon}", "relâchez un animal ({sizes}) avec {icon}")
        }
        [first, ..] => need_phrase(first, v),
    }
}

/// What one level needs.
pub(super) fn need_phrase(need: Need, v: Voice<'_>) -> String {
    let lang = v.lang;
    match need {
        Need::AtLeast(count, n) => {
            let counted = counted(count, n > 1, v);
            say!(lang, "at least {n} {counted}", "au moins {n} {counted}")
        }
        Need::Release(icon, size) => {
            let (icon, size) = (an_icon(icon, lang), size_class_name(size, lang));
            say!(lang, "release a {size} animal with {icon}", "relâchez un animal ({size}) avec {icon}")
        }
        Need::Breeding(icon) => {
            let icon = an_icon(icon, lang);
            say!(
                lang,
                "an animal with {icon} and a partner zoo of its continent",
                "un animal avec {icon} et un zoo partenaire de son continent"
            )
        }
    }
}

/// What the three levels give.
fn rewards(levels: &[Level; 3], lang: Lang) -> String {
    let points = levels.map(|level| level.conservation);
    if levels.iter().any(|level| level.reputation > 0) {
        let each = levels.map(|level| {
            plain_gains(
                &[(Resource::Conservation, level.conservation), (Resource::Reputation, level.reputation)],
                lang,
            )
        });
        return each.join(" / ");
    }
    let numbers = if points.iter().all(|&n| n == points[0]) { points[0].to_string() } else { row(points) };
    let unit = resource_unit(Resource::Conservation, points[0] > 1, lang);
    format!("{numbers} {unit}")
}

fn final_scoring_text(card: &FinalScoring, lang: Lang) -> String {
    let v = Voice::from(lang);
    let point = resource_amount(1, Resource::Conservation, lang);
    let most = MOST_POINTS;
    let mut text = match card.points {
        Points::Steps(count, steps) => {
            let points = row(1..=most);
            let unit = resource_unit(Resource::Conservation, true, lang);
            let (numbers, counted) = (row(steps), counted(count, true, v));
            say!(
                lang,
                "{points} {unit} with at least {numbers} {counted}",
                "{points} {unit} avec au moins {numbers} {counted}"
            )
        }
        Points::Each(count) => {
            let each = per(count, 1, v);
            say!(lang, "{point} {each}, at most {most}", "{point} {each}, {most} au plus")
        }
        Points::Checks(conditions) => {
            let conditions: Vec<String> =
                conditions.iter().map(|&condition| condition_phrase(condition, lang)).collect();
            let between = word(lang, "; ", " ; ");
            let conditions = conditions.join(between);
            say!(
                lang,
                "{point} for each that holds: {conditions}",
                "{point} par objectif atteint : {conditions}"
            )
        }
    };
    if card.compares {
        text += word(lang, ". Solo: draw another card instead", ". Solo : piochez une autre carte");
    }
    sentence(&text, lang)
}
