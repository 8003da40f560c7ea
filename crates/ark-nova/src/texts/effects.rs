//! Effects in words: what is common to all of them. Each word says the rest in its own home.

use super::ability_names::named;
use super::words::{an_icon, animal_of};
use super::{Lang, Voice, and, plural, say, sentence, word};
use crate::effects::{CardFilter, Effect};

/// What an effect does, as a sentence.
pub fn effect_text(effect: &Effect, lang: Lang) -> String {
    sentence(&effect_phrase(effect, lang.into()), lang)
}

/// Several effects in their order, as one phrase.
pub(crate) fn effects_phrase(effects: &[Effect], v: Voice<'_>) -> String {
    let lang = v.lang;
    if let [first, rest @ ..] = effects
        && !rest.is_empty()
        && rest.iter().all(|other| other == first)
    {
        return repeated(first, effects.len(), v);
    }
    let mut text = String::new();
    for phrase in phrases(effects, v) {
        if !text.is_empty() {
            // A phrase with clauses of its own is closed more firmly.
            let close = if text.contains([';', ':']) { word(lang, ";", " ;") } else { "," };
            text.push_str(close);
            text.push_str(word(lang, " then ", " puis "));
        }
        text.push_str(&phrase);
    }
    text
}

/// The phrases of a list; neighbours that are said together become one.
fn phrases(effects: &[Effect], v: Voice<'_>) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = effects;
    while let [first, tail @ ..] = rest {
        let together = 1 + tail.iter().take_while(|next| first.joins(**next)).count();
        let (these, further) = rest.split_at(together);
        rest = further;
        found.push(match these {
            [only] => effect_phrase(only, v),
            these => first.joined(these, v),
        });
    }
    found
}

/// The same effect several times.
pub(crate) fn repeated(effect: &Effect, times: usize, v: Voice<'_>) -> String {
    let lang = v.lang;
    let phrase = effect_phrase(effect, v);
    match times {
        2 => say!(lang, "twice: {phrase}", "deux fois : {phrase}"),
        n => say!(lang, "{n} times: {phrase}", "{n} fois : {phrase}"),
    }
}

/// An offer of an effect, up to so many times, where that can be said in one.
pub(crate) fn up_to_phrase(effect: &Effect, n: u8, v: Voice<'_>) -> Option<String> {
    match n {
        1 if is_offer(effect, v.lang) => Some(effect_phrase(effect, v)),
        n => effect.up_to_phrase(n, v),
    }
}

/// Whether the phrase of an effect says that it may be declined.
pub(super) fn is_offer(effect: &Effect, lang: Lang) -> bool {
    let may = word(lang, "you may", "vous pouvez");
    effect_phrase(effect, lang.into()).contains(may)
}

/// What an effect does, in the imperative; an ability with its name.
pub(crate) fn effect_phrase(effect: &Effect, v: Voice<'_>) -> String {
    let phrase = effect.phrase(v);
    if let Effect::Ability(ability) = *effect {
        return format!("{phrase} ({})", named(ability, v.lang));
    }
    phrase
}

/// An effect without a verb where that is clear enough: what is gained, or the name of the ability.
pub(crate) fn brief(effect: &Effect, v: Voice<'_>) -> String {
    if let Effect::Ability(ability) = *effect { named(ability, v.lang) } else { effect.brief(v) }
}

/// The options of a choice; many are said briefly.
pub(crate) fn choices(options: &[&[Effect]], v: Voice<'_>) -> String {
    let short = options.len() > 2;
    let phrases: Vec<String> = options
        .iter()
        .map(|effects| match effects {
            [only] if short => brief(only, v),
            effects => joined(effects, v),
        })
        .collect();
    let between = match (v.lang, phrases.len()) {
        (Lang::En, 2) => ", or ",
        (Lang::Fr, 2) => ", ou ",
        (Lang::En, _) => "; ",
        (Lang::Fr, _) => " ; ",
    };
    phrases.join(between)
}

/// The effects of one option: one is the price of the next.
fn joined(effects: &[Effect], v: Voice<'_>) -> String {
    and(&phrases(effects, v), v.lang)
}

/// A number of cards that fit a filter.
pub(crate) fn a_card(n: u8, filter: CardFilter, lang: Lang) -> String {
    let s = plural(n, lang);
    let many = !s.is_empty();
    match filter {
        CardFilter::Any => say!(lang, "{n} card{s}", "{n} carte{s}"),
        CardFilter::AnimalOf(size) => format!("{n} {}", animal_of(size, many, lang)),
        CardFilter::AnimalOfFocus if many => {
            say!(lang, "{n} animals of the chosen size", "{n} animaux de la taille choisie")
        }
        CardFilter::AnimalOfFocus => {
            say!(lang, "{n} animal of the chosen size", "{n} animal de la taille choisie")
        }
        CardFilter::PettingZooAnimal if many => {
            say!(lang, "{n} petting zoo animals", "{n} animaux domestiques")
        }
        CardFilter::PettingZooAnimal => say!(lang, "{n} petting zoo animal", "{n} animal domestique"),
        CardFilter::Sponsor => say!(lang, "{n} sponsor{s}", "{n} mécène{s}"),
        CardFilter::PersonSponsor => {
            say!(lang, "{n} sponsor{s} showing a person", "{n} mécène{s} représentant une personne")
        }
        CardFilter::WithIcon(icon) => {
            let icon = an_icon(icon, lang);
            say!(lang, "{n} card{s} with {icon}", "{n} carte{s} avec {icon}")
        }
    }
}
