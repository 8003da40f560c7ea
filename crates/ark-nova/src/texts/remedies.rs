//! What would help: a sentence for each kind of step that could remove a reason against something.

use super::events::level_name;
use super::sources::{amount, card_label};
use super::words::a_building;
use super::{
    Lang, action_name, icon_name, or, plural, resource_amount, say, sentence, source_text, subject_text,
    university_name, word,
};
use crate::asking::remedy::Remedy;
use crate::catalogue::{Action, Building, CardId, Resource};
use crate::position::Source;

/// The most things that are named one by one.
const MOST_NAMED: usize = 4;

/// A step that would help, as a sentence.
pub fn remedy_text(remedy: &Remedy, lang: Lang) -> String {
    sentence(&phrase(remedy, lang), lang)
}

fn phrase(remedy: &Remedy, lang: Lang) -> String {
    let money = |n: u16| amount(n, Resource::Money, lang);
    match remedy {
        Remedy::Income { money: n } => {
            let n = money(*n);
            say!(
                lang,
                "the next break brings you at least {n}",
                "la prochaine pause vous rapporte au moins {n}"
            )
        }
        Remedy::BreakOption { strength, money: n } => {
            let (n, sponsors) = (money(*n), action_name(Action::Sponsors, lang));
            say!(
                lang,
                "the break option of {sponsors}, strength {strength}, brings {n}",
                "l'option pause de {sponsors}, force {strength}, rapporte {n}"
            )
        }
        Remedy::SellCard { money: n } => {
            let n = money(*n);
            say!(
                lang,
                "a card sold at the harbour brings {n}, once a turn",
                "une carte vendue au port rapporte {n}, une fois par tour"
            )
        }
        Remedy::CheaperByPartnerZoo { continent, cost } => {
            let (continent, cost) = (icon_name(*continent, lang), money(*cost));
            say!(
                lang,
                "with a partner zoo of {continent} it costs {cost}",
                "avec un zoo partenaire ({continent}), coût de {cost}"
            )
        }
        Remedy::LowerFolder { folder, cost } => {
            let cost = money(*cost);
            say!(
                lang,
                "wait until it lies in folder {folder}, where it costs {cost}",
                "attendez le dossier {folder}, où le coût est de {cost}"
            )
        }
        Remedy::TakeIntoHand { snaps_from, in_range, cost } => {
            let (cards, cost) = (action_name(Action::Cards, lang), money(*cost));
            let how = if *in_range {
                say!(lang, "by {cards} at any strength", "avec {cards}, à n'importe quelle force")
            } else {
                say!(
                    lang,
                    "by {cards} from strength {snaps_from} on",
                    "avec {cards}, à partir de la force {snaps_from}"
                )
            };
            say!(
                lang,
                "take it into your hand first, {how}; from there it costs {cost}",
                "prenez-la d'abord en main, {how} ; de là, coût de {cost}"
            )
        }
        Remedy::PlaySponsor { card } => {
            let card = card_label(*card, lang);
            say!(lang, "{card} of your hand changes this rule", "{card}, dans votre main, change cette règle")
        }
        Remedy::RemoveVenom { actions } => {
            let actions: Vec<String> =
                actions.iter().map(|&action| action_name(action, lang).into()).collect();
            let actions = or(&actions, lang);
            say!(
                lang,
                "use a card with a Venom token: {actions}",
                "utilisez une carte avec un jeton Venin : {actions}"
            )
        }
        Remedy::HigherSlot { action, slot, uses } => {
            let (action, s) = (action_name(*action, lang), plural(*uses, lang));
            say!(
                lang,
                "wait until the {action} card lies in slot {slot}: use cards of higher slots {uses} time{s} first",
                "attendez que la carte {action} soit en position {slot} : utilisez d'abord {uses} fois des cartes plus à droite"
            )
        }
        Remedy::XTokens { needs, has } => {
            let needs = resource_amount(*needs, Resource::XToken, lang);
            say!(
                lang,
                "with {needs} in all it works, you have {has}",
                "avec {needs} en tout, c'est possible ; vous en avez {has}"
            )
        }
        Remedy::SpendXToken => word(lang, "spend an X-token first", "dépensez d'abord un jeton X").into(),
        Remedy::RemoveConstriction { action } => {
            let action = action_name(*action, lang);
            say!(
                lang,
                "the Constriction token leaves the {action} card by any use of it, or at the break",
                "le jeton Constriction quitte la carte {action} dès qu'elle est utilisée, ou à la pause"
            )
        }
        Remedy::Upgrade { action, sources } => {
            let (action, sources) = (action_name(*action, lang), places(sources, lang));
            say!(lang, "upgrade the {action} card – {sources}", "améliorez la carte {action} – {sources}")
        }
        Remedy::NextAction { action } => {
            let action = action_name(*action, lang);
            say!(
                lang,
                "it is not in the way in your next {action} action",
                "votre prochaine action {action} le permet"
            )
        }
        Remedy::Reputation { needs, missing } => {
            let missing = resource_amount(*missing, Resource::Reputation, lang);
            say!(
                lang,
                "gain {missing}, up to {needs} on the track",
                "gagnez {missing}, jusqu'à {needs} sur la piste"
            )
        }
        Remedy::PartnerZoos { continents, missing, strength } => {
            let continents: Vec<String> =
                continents.iter().map(|&continent| icon_name(continent, lang).into()).collect();
            let continents = or(&continents, lang);
            let more = still_missing(*missing, lang);
            say!(
                lang,
                "take a partner zoo, strength {strength}: {continents}{more}",
                "prenez un zoo partenaire, force {strength} : {continents}{more}"
            )
        }
        Remedy::Universities { universities, strength } => {
            let kinds: Vec<String> = universities.iter().map(|&kind| university_name(kind, lang)).collect();
            let kinds = or(&kinds, lang);
            say!(
                lang,
                "take a university, strength {strength} – {kinds}",
                "prenez une université, force {strength} – {kinds}"
            )
        }
        Remedy::Build { building, missing, strength, money, side_ii } => {
            build(*building, *missing, *strength, *money, *side_ii, lang)
        }
        Remedy::NoPlaceLeft => word(
            lang,
            "no place is left on your map for a building that would do",
            "il ne reste sur votre plan aucune place pour un bâtiment qui conviendrait",
        )
        .into(),
        Remedy::Join { cards } => {
            let cards = named(cards, lang);
            say!(
                lang,
                "play a herbivore first that it can join: {cards}",
                "jouez d'abord un herbivore qu'il peut rejoindre : {cards}"
            )
        }
        Remedy::ReleaseAnimal { projects } => {
            let projects = named(projects, lang);
            say!(
                lang,
                "release an animal, which frees its enclosure and costs its appeal: {projects}",
                "relâchez un animal, ce qui libère son enclos et coûte son attrait : {projects}"
            )
        }
        Remedy::PlayCards { missing, cards } => {
            let cards = named(cards, lang);
            say!(lang, "{missing} missing: play {cards}", "il manque {missing} : jouez {cards}")
        }
        Remedy::DrawCards => word(
            lang,
            "draw or take cards: none that you see would do",
            "piochez ou prenez des cartes : aucune de celles que vous voyez ne convient",
        )
        .into(),
        Remedy::WorkersReturn { workers } => {
            let s = plural(*workers, lang);
            say!(
                lang,
                "the next break brings your workers back: {workers} worker{s}",
                "la prochaine pause rend vos bénévoles : {workers} bénévole{s}"
            )
        }
        Remedy::HireWorker { sources } => {
            let sources = places(sources, lang);
            say!(lang, "hire another worker – {sources}", "engagez un autre bénévole – {sources}")
        }
        Remedy::TilesReturn => word(
            lang,
            "the next break lays out partner zoos and universities again",
            "la prochaine pause remet en place zoos partenaires et universités",
        )
        .into(),
        Remedy::OtherLevel { level } => {
            let level = level_name(*level, lang);
            say!(
                lang,
                "the {level} level of the same project is possible",
                "le niveau de {level} du même projet est possible"
            )
        }
        Remedy::OtherPlace => {
            word(lang, "another place on your map is possible", "une autre place de votre plan est possible")
                .into()
        }
        Remedy::MakePossible { subjects } => {
            let subjects: Vec<String> = subjects.iter().map(|&subject| subject_text(subject, lang)).collect();
            let subjects = some_of(subjects, lang);
            say!(
                lang,
                "make one of these possible: {subjects}",
                "rendez possible l'un de ceux-ci : {subjects}"
            )
        }
    }
}

fn build(building: Building, missing: u8, strength: u8, money: u16, side_ii: bool, lang: Lang) -> String {
    let (money, name) = (amount(money, Resource::Money, lang), a_building(building, lang));
    let mut text = say!(
        lang,
        "build {name}, strength {strength}, {money}",
        "construisez {name}, force {strength}, {money}"
    );
    text += &still_missing(missing, lang);
    if side_ii {
        let action = action_name(Action::Build, lang);
        text += &say!(lang, "; it takes {action} II", " ; il faut {action} II");
    }
    text
}

/// How many of something are missing, where it is not just one.
fn still_missing(n: u8, lang: Lang) -> String {
    match n {
        0 | 1 => String::new(),
        n => say!(lang, " ({n} are missing)", " (il en manque {n})"),
    }
}

/// Cards by their names, the first few of them.
fn named(cards: &[CardId], lang: Lang) -> String {
    some_of(cards.iter().map(|&card| card_label(card, lang)).collect(), lang)
}

/// Where something is printed.
fn places(sources: &[Source], lang: Lang) -> String {
    some_of(sources.iter().map(|&source| source_text(source, lang)).collect(), lang)
}

fn some_of(mut items: Vec<String>, lang: Lang) -> String {
    let more = items.len().saturating_sub(MOST_NAMED);
    if more == 0 {
        return or(&items, lang);
    }
    items.truncate(MOST_NAMED);
    items.push(say!(lang, "{more} more", "{more} de plus"));
    or(&items, lang)
}
