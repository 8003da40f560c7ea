//! The words of the effect language that change something by themselves.

use ark_nova::effects::{Ability, Effect};
use std::fmt::Debug;

/// A value of the effect language without its numbers: `Boost(Build)` stays, `Sprint(3)` becomes `Sprint`.
pub fn without_numbers(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    match text.split_once('(') {
        Some((name, rest)) if rest.starts_with(|c: char| c.is_ascii_digit()) => name.to_owned(),
        Some(("Hunter", _)) => "Hunter".to_owned(),
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

/// The words of an effect that change something by themselves. Lists, conditions, offers and choices only lead to
/// others; an ability that other words define is what they are.
pub fn of(effect: Effect) -> Vec<Effect> {
    let all = |effects: &[Effect]| effects.iter().flat_map(|&effect| of(effect)).collect();
    match effect {
        Effect::List(effects) | Effect::UpTo(_, effects) => all(effects),
        Effect::OneOf(options) => options.iter().flat_map(|effects| all(effects)).collect(),
        Effect::If(_, then) => of(*then),
        Effect::ByFocus { small, large } => [of(*small), of(*large)].concat(),
        // These do something themselves: again, and for a token.
        Effect::Twice(then) | Effect::SpendToken(then) | Effect::PayFor(_, then) => {
            [vec![effect], of(*then)].concat()
        }
        Effect::Ability(ability) => ability.meaning().map_or(vec![effect], of),
        Effect::Gain(..)
        | Effect::GainAndShare { .. }
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
        | Effect::WildIconForBaseProject => vec![effect],
    }
}

/// Whether an effect is such a word.
pub fn is_one(effect: Effect) -> bool {
    of(effect).first() == Some(&effect)
}

/// A word in a place: the place alone, if it says nothing else.
pub fn at(place: &str, word: Effect, printed: &[Effect]) -> String {
    let alone = printed.iter().all(|&other| name(other) == name(word));
    if alone { place.to_owned() } else { format!("{place}: {}", name(word)) }
}

/// All words in a place, each by its name.
pub fn all_at(place: &str, effects: &[Effect]) -> Vec<String> {
    let printed: Vec<Effect> = effects.iter().flat_map(|&effect| of(effect)).collect();
    printed.iter().map(|&word| at(place, word, &printed)).collect()
}

/// The name of an ability.
pub fn ability(ability: Ability) -> String {
    format!("ability {}", without_numbers(&ability))
}
