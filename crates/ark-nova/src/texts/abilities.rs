//! What the named abilities do.

use super::amounts::counted;
use super::tongue::Tongue;
use super::{Voice, sentence};
use crate::catalogue::CardKind;
use crate::effects::{Ability, Amount, Effect};

/// What an ability does, as a sentence without its name.
pub(super) fn ability_text(ability: Ability, t: &dyn Tongue) -> String {
    sentence(&ability_phrase(ability, Voice::of(t)), t)
}

/// What an ability does, in the imperative.
pub(super) fn ability_phrase(ability: Ability, v: Voice<'_>) -> String {
    Effect::Ability(ability).phrase(v)
}

/// Hunter and Scuba Dive: look at cards of the deck and keep one of a kind.
pub(crate) fn reveal_and_keep(amount: Amount, keep: CardKind, v: Voice<'_>) -> String {
    match amount {
        Amount::N(1) => v.tongue.reveal_top_card(keep),
        Amount::N(n) => v.tongue.reveal_cards(n, keep),
        Amount::Per { count, .. } | Amount::Tiers(count, _) => {
            v.tongue.reveal_as_many_cards(&counted(count, true, v), keep)
        }
    }
}
