//! What the named abilities do.

use super::amounts::counted;
use super::{Lang, Voice, elided, say, sentence, word};
use crate::catalogue::CardKind;
use crate::effects::{Ability, Amount, Effect};

/// What an ability does, as a sentence without its name.
pub fn ability_text(ability: Ability, lang: Lang) -> String {
    sentence(&ability_phrase(ability, lang.into()), lang)
}

/// What an ability does, in the imperative.
pub(super) fn ability_phrase(ability: Ability, v: Voice<'_>) -> String {
    Effect::Ability(ability).phrase(v)
}

/// Hunter and Scuba Dive: look at cards of the deck and keep one of a kind.
pub(crate) fn reveal_and_keep(amount: Amount, kind: CardKind, v: Voice<'_>) -> String {
    let lang = v.lang;
    let kind = match kind {
        CardKind::Animal => word(lang, "animal", "animal"),
        CardKind::Sponsor => word(lang, "sponsor", "mécène"),
        CardKind::Project => word(lang, "conservation project", "projet de conservation"),
        CardKind::FinalScoring => word(lang, "final scoring card", "décompte final"),
    };
    let article = if kind.starts_with('a') { "an" } else { "a" };
    match amount {
        Amount::N(1) => say!(
            lang,
            "reveal the top card of the deck and keep it if it is {article} {kind}; otherwise discard it",
            "révélez la première carte du paquet et gardez-la si c'est un {kind} ; sinon, défaussez-la"
        ),
        Amount::N(n) => say!(
            lang,
            "reveal the top {n} cards of the deck, keep 1 {kind} and discard the rest",
            "révélez les {n} premières cartes du paquet, gardez 1 {kind} et défaussez le reste"
        ),
        Amount::Per { count, .. } | Amount::Tiers(count, _) => {
            let counted = counted(count, true, v);
            let of = elided("de", &counted);
            say!(
                lang,
                "reveal as many cards of the deck as there are {counted}, keep 1 {kind} and discard the rest",
                "révélez autant de cartes du paquet que {of}, gardez 1 {kind} et défaussez le reste"
            )
        }
    }
}
