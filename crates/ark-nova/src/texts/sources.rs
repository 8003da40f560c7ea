//! Where an effect is printed, in words.

use super::tongue::tongue;
use super::{Lang, ability_name, card_name, effect_text, resource_name, typeset};
use crate::catalogue::{Card, CardId, Resource, animals, final_scoring, projects, sponsors};
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
pub fn card_label(id: CardId, lang: Lang) -> String {
    match card_with(id) {
        Some(card) => format!("{id} {}", card_name(card, lang)),
        None => id.to_string(),
    }
}

/// An amount of a resource that may be large.
pub(super) fn amount(n: u16, resource: Resource, lang: Lang) -> String {
    tongue(lang).resource_amount(n, resource)
}

/// Where an effect is printed.
pub fn source_text(source: Source, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.source(source))
}

/// A pending effect: where it is printed, and what it does.
pub fn pending_text(what: Pending, look: Look<'_>, lang: Lang) -> String {
    let source = source_text(what.source, lang);
    let does = match look.effect(what) {
        Some(Effect::Ability(ability)) => ability_name(ability, lang),
        Some(effect) => effect_text(&effect, lang),
        None => match what.source {
            Source::Gain(_, resource) => resource_name(resource, lang).into(),
            _ => String::new(),
        },
    };
    let text = if does.is_empty() { source } else { tongue(lang).labelled(&source, &does) };
    typeset(text.trim_end_matches('.'), lang)
}
