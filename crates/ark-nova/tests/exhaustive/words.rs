//! The words of the effect language that change something by themselves.

use ark_nova::effects::{Ability, Amount, Effect};
use std::fmt::Debug;

/// A value of the effect language without its numbers: `Boost(Build)` stays, `Sprint(3)` becomes `Sprint`.
pub fn without_numbers(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    match text.split_once('(') {
        Some((name, rest)) if rest.starts_with(|c: char| c.is_ascii_digit()) => name.to_owned(),
        Some((name @ ("Hunter" | "ScubaDive"), _)) => name.to_owned(),
        _ => text,
    }
}

/// A word as it is named behind the place where it is printed: what changes, without how much.
fn name(word: Effect) -> String {
    match word {
        Effect::Gain(resource, _) => format!("Gain({resource:?})"),
        Effect::Ability(ability) => without_numbers(&ability),
        word => {
            let text = format!("{word:?}");
            text.split(['(', ' ']).next().unwrap_or_default().to_owned()
        }
    }
}

/// The words of an effect that change something by themselves, as they are read.
pub fn of(effect: Effect) -> Vec<Effect> {
    let mut words = Vec::new();
    effect.walk(&mut |inside| words.extend(Some(inside).filter(|word| is_one(*word))));
    words
}

/// Whether an effect is such a word. Lists, conditions, offers and choices only lead to others; an ability that other
/// words define is what they are.
pub fn is_one(effect: Effect) -> bool {
    match effect {
        Effect::List(_) | Effect::UpTo(..) | Effect::OneOf(_) | Effect::If(..) | Effect::ByFocus { .. } => {
            false
        }
        Effect::Ability(ability) => ability.meaning().is_none(),
        Effect::Gain(..)
        | Effect::GainAndShare { .. }
        | Effect::Twice(_)
        | Effect::SpendToken(_)
        | Effect::PayFor(..)
        | Effect::AdvanceBreak(_)
        | Effect::Pilfer(_)
        | Effect::Take { .. }
        | Effect::RevealUntil { .. }
        | Effect::PlaceUnique(..)
        | Effect::BuildFree(_)
        | Effect::PutTokens(_)
        | Effect::ChooseFocus
        | Effect::ShowNoAnimal(_)
        | Effect::SideAction(_)
        | Effect::PlaySponsor
        | Effect::PlaySponsorFree(_)
        | Effect::PlayAnimal(_)
        | Effect::GainPlacementBonus
        | Effect::DiscardOwnSponsor(_)
        | Effect::Donate
        | Effect::EnlargeEnclosure { .. }
        | Effect::RearrangeBuildings { .. }
        | Effect::TriggerReefDwellers
        | Effect::TileOrMoney
        | Effect::TileOrAppeal
        | Effect::UpgradeActionCard
        | Effect::TakePartnerZoo
        | Effect::TakeUniversity
        | Effect::MultiplierToken
        | Effect::RaiseHandLimit(_)
        | Effect::RemoveContinentMarker
        | Effect::DigAndRescue(_)
        | Effect::StoreCard
        | Effect::ConcealStrength
        | Effect::AnimalMagnet
        | Effect::Wave
        | Effect::IgnoreConditions(_)
        | Effect::WildIconForBaseProject => true,
    }
}

/// A word in a place: the place alone, if it says nothing else.
pub fn at(place: &str, word: Effect, printed: &[Effect]) -> String {
    let alone = printed.iter().all(|&other| name(other) == name(word));
    if alone { place.to_owned() } else { format!("{place}: {}", name(word)) }
}

/// All words in a place, each by its name; a gain of nothing is none.
pub fn all_at(place: &str, effects: &[Effect]) -> Vec<String> {
    let printed: Vec<Effect> = effects.iter().flat_map(|&effect| of(effect)).collect();
    let some = printed.iter().filter(|word| !matches!(word, Effect::Gain(_, Amount::N(0))));
    some.map(|&word| at(place, word, &printed)).collect()
}

/// The name of an ability.
pub fn ability(ability: Ability) -> String {
    format!("ability {}", without_numbers(&ability))
}
