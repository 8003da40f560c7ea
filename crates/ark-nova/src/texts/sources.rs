//! Where an effect is printed, in words.

use super::effects::effect_text;
use super::tongue::Tongue;
use crate::catalogue::{Card, CardId, animals, final_scoring, projects, sponsors};
use crate::effects::Effect;
use crate::knowing::look::Look;
use crate::position::{Pending, Source};

/// The places where effects are printed.
pub(crate) trait SourceWords {
    /// Where an effect is printed.
    fn source(&self, source: Source) -> String;
}

/// A card by its number, whichever face of it.
pub fn card_with(id: CardId) -> Option<Card> {
    let animal = || animals::ALL.iter().find(|card| card.id == id).map(Card::Animal);
    let sponsor = || sponsors::faces().find(|card| card.id == id).map(Card::Sponsor);
    let project = || projects::faces().find(|card| card.id == id).map(Card::Project);
    let scoring = || final_scoring::faces().find(|card| card.id == id).map(Card::FinalScoring);
    animal().or_else(sponsor).or_else(project).or_else(scoring)
}

/// A card by number and name, such as `401 Cheetah`.
pub(crate) fn card_label(id: CardId, t: &dyn Tongue) -> String {
    match card_with(id) {
        Some(card) => format!("{id} {}", t.card_name(card)),
        None => id.to_string(),
    }
}

/// Where an effect is printed.
pub(crate) fn source_text(source: Source, t: &dyn Tongue) -> String {
    t.typeset(&t.source(source))
}

/// A pending effect: where it is printed, and what it does.
pub(crate) fn pending_text(what: Pending, look: Look<'_>, t: &dyn Tongue) -> String {
    let source = source_text(what.source, t);
    let does = match look.effect(what) {
        // A tile that is called like its ability says what it does instead of its name twice.
        Some(effect @ Effect::Ability(ability)) => match t.ability_named(ability) {
            name if source.ends_with(&name) => effect_text(&effect, t),
            name => name,
        },
        Some(effect) => effect_text(&effect, t),
        None => match what.source {
            Source::Gain(_, resource) => t.resource_name(resource).into(),
            _ => String::new(),
        },
    };
    let text = if does.is_empty() { source } else { t.labelled(&source, &does) };
    t.typeset(text.trim_end_matches('.'))
}
