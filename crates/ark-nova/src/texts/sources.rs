//! Where an effect is printed, in words.

use super::words::resource_unit;
use super::{
    Lang, ability_name, card_name, effect_text, resource_name, say, task_name, tile_name, typeset,
    university_name, word,
};
use crate::catalogue::{Card, CardId, Resource, animals, final_scoring, projects, sponsors};
use crate::effects::Effect;
use crate::knowing::look::Look;
use crate::position::{Pending, Source};

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
    format!("{n} {}", resource_unit(resource, n > 1, lang))
}

/// Where an effect is printed.
pub fn source_text(source: Source, lang: Lang) -> String {
    let text = match source {
        Source::FullMap => word(lang, "map covered", "plateau recouvert").into(),
        Source::Gain(card, _)
        | Source::Ability(card, _)
        | Source::Sponsor(card, _)
        | Source::PlayBonus(card)
        | Source::Level(card, _) => card_label(card, lang),
        Source::Bonus(cell) => say!(lang, "placement bonus {cell}", "bonus de placement {cell}"),
        Source::Map(_) => word(lang, "zoo map", "plan du zoo").into(),
        Source::Edge(i) => {
            let n = i + 1;
            say!(lang, "left edge, space {n}", "bord gauche, case {n}")
        }
        Source::PartnerSlot(i) => {
            let n = i + 1;
            say!(lang, "space of partner zoo {n}", "case du zoo partenaire {n}")
        }
        Source::UniversitySlot(i) => {
            let n = i + 1;
            say!(lang, "space of university {n}", "case de l'université {n}")
        }
        Source::WorkerSlot(i) => {
            let n = i + 2;
            say!(lang, "space of worker {n}", "case du bénévole {n}")
        }
        Source::University(kind) => university_name(kind, lang),
        Source::Reputation(n) => say!(lang, "reputation track {n}", "piste de réputation {n}"),
        Source::Conservation(n) => say!(lang, "conservation track {n}", "piste de conservation {n}"),
        Source::Tile(tile) => {
            let name = tile_name(tile, lang);
            say!(lang, "bonus tile {name}", "tuile bonus {name}")
        }
        Source::Pavilion => word(lang, "pavilion", "pavillon").into(),
        Source::Task(task) => {
            let name = task_name(task, lang);
            say!(lang, "task {name}", "tâche {name}")
        }
        Source::Donation => word(lang, "donation", "don").into(),
        Source::AnimalsAction => word(lang, "Animals action, strength 5", "action Animaux, force 5").into(),
        Source::BreakTrack => word(lang, "end of the break track", "fin de la piste de pause").into(),
        Source::BreakOption => word(lang, "break token", "jeton de pause").into(),
        Source::XTokenAction => word(lang, "X-token action", "action jeton X").into(),
        Source::AppealIncome => word(lang, "income by appeal", "revenu selon l'attrait").into(),
        Source::KioskIncome => word(lang, "income by kiosks", "revenu des kiosques").into(),
    };
    typeset(&text, lang)
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
    let text = match (does.is_empty(), lang) {
        (true, _) => source,
        (false, Lang::En) => format!("{source}: {does}"),
        (false, Lang::Fr) => format!("{source} : {does}"),
    };
    typeset(text.trim_end_matches('.'), lang)
}
