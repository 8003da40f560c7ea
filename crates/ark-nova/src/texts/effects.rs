//! Effects in words: what is common to all of them. Each word says the rest in its own home.

use super::tongue::Tongue;
use super::{Voice, sentence};
use crate::catalogue::{Building, CardKind, PlacementNeed, Resource};
use crate::effects::{Ability, CardFilter, Effect, Rest, TakenFrom};

/// What effects do, in the imperative.
pub(crate) trait EffectWords {
    fn upgrade_action_card(&self) -> &'static str;
    fn any_multiplier(&self) -> &'static str;
    fn put_multiplier_on(&self, action: &str) -> String;
    fn clever(&self) -> &'static str;
    fn boost(&self, action: &str) -> String;
    fn take_partner_zoo(&self) -> &'static str;
    fn take_university(&self) -> &'static str;
    fn hire_worker(&self) -> &'static str;
    fn venom(&self, slots: &str, cost: u8) -> String;
    fn constriction(&self, less: u8) -> String;
    /// The same without a verb.
    fn built_free(&self, names: &str) -> String;
    fn may_build_several_free(&self, n: u8, names: &str) -> String;
    fn if_condition(&self, then: &str, condition: &str) -> String;
    /// An offer that has no words of its own for it.
    fn you_may(&self, phrase: &str) -> String;
    fn choose_one(&self, choices: &str) -> String;
    fn extra_action(&self, action: &str) -> String;
    fn determination(&self) -> &'static str;
    fn choose_focus(&self) -> &'static str;
    fn gain_by_focus(&self, a: &str, b: &str) -> String;
    fn by_focus(&self, small: &str, large: &str) -> String;
    fn scavenging(&self, n: u8) -> String;
    fn resistance(&self) -> &'static str;
    fn gain_and_share(&self, gain: &str, share: &str, unit: &str) -> String;
    fn advance_break(&self, n: u8) -> String;
    fn hypnosis(&self, n: u8) -> String;
    fn gain_placement_bonus(&self) -> &'static str;
    fn play_sponsor(&self) -> &'static str;
    fn play_animal(&self, animal: &str) -> String;
    fn sprint(&self, n: u8) -> String;
    fn sponsor_magnet(&self) -> &'static str;
    fn tile_or_money(&self, money: &str) -> String;
    fn tile_or_appeal(&self, appeal: &str) -> String;
    fn put_tokens(&self, n: u8) -> String;
    fn spend_token(&self, phrase: &str) -> String;
    fn mark(&self) -> &'static str;
    fn trade(&self) -> &'static str;
    fn extra_shift(&self) -> &'static str;
    fn sea_animal_magnet(&self, icon: &str) -> String;
    fn symbiosis(&self) -> &'static str;
    fn glide(&self, n: u8, icon: &str) -> String;
    fn cut_down(&self) -> &'static str;
    fn camouflage(&self) -> &'static str;
    fn adapt(&self, n: u8) -> String;
    fn play_sponsor_free(&self, card: &str) -> String;
    fn discard_own_sponsor(&self, card: &str) -> String;
    fn donate(&self) -> &'static str;
    fn enlarge_enclosure(&self, appeal: &str) -> String;
    fn rearrange_buildings(&self, max: u8) -> String;
    fn trigger_reef_dwellers(&self) -> &'static str;
    fn raise_hand_limit(&self, n: u8) -> String;
    fn remove_continent_marker(&self) -> &'static str;
    fn dig_and_rescue(&self, dig: &str) -> String;
    /// What may be had for money.
    fn pay_for(&self, price: &str, then: &str) -> String;
    fn show_no_animal(&self, hunter: &str) -> String;
    fn store_card(&self) -> &'static str;
    fn conceal_strength(&self) -> &'static str;
    fn animal_magnet(&self) -> &'static str;
    fn wave(&self) -> &'static str;
    fn ignore_conditions(&self, n: u8) -> String;
    fn wild_icon_for_base_project(&self) -> &'static str;
    fn flock_animal(&self, n: u8) -> String;
    fn assertion(&self) -> &'static str;
    fn dominance(&self, icon: &str) -> String;
    /// Action cards of victims in a range of slots.
    fn cards_in_slots(&self, from: u8, to: u8) -> String;
    /// Where the unique building of a card goes.
    fn place_unique(&self, building: Building, need: PlacementNeed) -> String;
    /// An offer to build one of several buildings.
    fn may_build_free(&self, names: &str) -> String;
    /// Follows what may be built for free, with its own sign before it.
    fn even_without_build_ii(&self) -> &'static str;
    /// Follows a component of another box, with a space before it.
    fn only_with_box(&self, name: &str) -> String;
    /// The same up to so many times.
    fn you_may_several_times(&self, n: u8, phrase: &str) -> String;
    fn digging(&self, n: u8) -> String;
    fn perception(&self, n: u8, keep: u8) -> String;
    fn sunbathing(&self, n: u8, money: &str) -> String;
    fn pouch(&self, n: u8, appeal: &str) -> String;
    /// What the leaders of these tracks give.
    fn pilfer(&self, tracks: &[Resource], money: &str) -> String;
    fn snapping(&self, n: u8) -> String;
    fn take(&self, cards: &str, from: TakenFrom) -> String;
    fn reveal_until(&self, card: &str, rest: Rest) -> String;
    fn shark_attack(&self, n: u8) -> String;
    /// Hunter and Scuba Dive with one card.
    fn reveal_top_card(&self, keep: CardKind) -> String;
    /// The same with several cards.
    fn reveal_cards(&self, n: u8, keep: CardKind) -> String;
    /// The same with as many cards as something counts.
    fn reveal_as_many_cards(&self, counted: &str, keep: CardKind) -> String;
    /// What stands between two effects; a phrase with clauses of its own is closed firmly.
    fn then(&self, firmly: bool) -> &'static str;
    /// The same several times.
    fn repeated(&self, times: usize, phrase: &str) -> String;
    /// Whether a phrase says that it may be declined.
    fn says_may(&self, phrase: &str) -> bool;
    /// One of several.
    fn alternatives(&self, phrases: &[String]) -> String;
    /// A number of cards that fit a filter.
    fn cards(&self, n: u8, filter: CardFilter) -> String;
}

/// What an effect does, as a sentence.
pub(super) fn effect_text(effect: &Effect, t: &dyn Tongue) -> String {
    sentence(&effect_phrase(effect, Voice::of(t)), t)
}

/// Several effects in their order, as one phrase.
pub(crate) fn effects_phrase(effects: &[Effect], v: Voice<'_>) -> String {
    if let [first, rest @ ..] = effects
        && !rest.is_empty()
        && rest.iter().all(|other| other == first)
    {
        return repeated(first, effects.len(), v);
    }
    let mut text = String::new();
    for phrase in phrases(effects, v) {
        if !text.is_empty() {
            text.push_str(v.tongue.then(text.contains([';', ':'])));
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
    v.tongue.repeated(times, &effect_phrase(effect, v))
}

/// An offer of an effect, up to so many times, where that can be said in one.
pub(crate) fn up_to_phrase(effect: &Effect, n: u8, v: Voice<'_>) -> Option<String> {
    match n {
        1 if is_offer(effect, v.tongue) => Some(effect_phrase(effect, v)),
        n => effect.up_to_phrase(n, v),
    }
}

/// Whether the phrase of an effect says that it may be declined.
pub(super) fn is_offer(effect: &Effect, t: &dyn Tongue) -> bool {
    t.says_may(&effect_phrase(effect, Voice::of(t)))
}

/// What an effect does, in the imperative; an ability with its name.
pub(crate) fn effect_phrase(effect: &Effect, v: Voice<'_>) -> String {
    let phrase = effect.phrase(v);
    if let Effect::Ability(ability) = *effect {
        return format!("{phrase} ({})", v.tongue.ability_named(ability));
    }
    phrase
}

/// An effect without a verb where that is clear enough: what is gained, or the name of the ability.
pub(crate) fn brief(effect: &Effect, v: Voice<'_>) -> String {
    match *effect {
        // On a map it is a worker and nothing else, whatever the animals call it.
        Effect::Ability(Ability::FullThroated) => v.tongue.hire_worker().into(),
        Effect::Ability(ability) => v.tongue.ability_named(ability),
        _ => effect.brief(v),
    }
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
    v.tongue.alternatives(&phrases)
}

/// The effects of one option: one is the price of the next.
fn joined(effects: &[Effect], v: Voice<'_>) -> String {
    v.tongue.and(&phrases(effects, v))
}
