//! Effects in words.

use super::abilities::{ability_phrase, digging};
use super::ability_names::named;
use super::amounts::{condition_phrase, gain, much};
use super::words::{
    a_building, an_icon, animal_of, resource_amount, resource_unit, terrain_space, the_building,
};
use super::{Lang, Voice, and, or, plural, say, sentence, word};
use crate::catalogue::{Building, PlacementNeed, Resource, Terrain, boards};
use crate::effects::{CardFilter, Effect, Rest, Source};

/// What an effect does, as a sentence.
pub fn effect_text(effect: &Effect, lang: Lang) -> String {
    sentence(&effect_phrase(effect, lang.into()), lang)
}

/// Several effects in their order, as one phrase.
pub(super) fn effects_phrase(effects: &[Effect], v: Voice<'_>) -> String {
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

/// The phrases of a list; neighboring gains become one, and so do free buildings.
fn phrases(effects: &[Effect], v: Voice<'_>) -> Vec<String> {
    let lang = v.lang;
    let mut found = Vec::new();
    let mut rest = effects;
    while let [first, tail @ ..] = rest {
        let alike = |other: &&Effect| match first {
            Effect::Gain(..) => matches!(other, Effect::Gain(..)),
            Effect::BuildFree(_) => matches!(other, Effect::BuildFree(_)),
            _ => false,
        };
        let together = 1 + tail.iter().take_while(alike).count();
        let (these, further) = rest.split_at(together);
        rest = further;
        found.push(match first {
            Effect::Gain(..) => {
                let all = and(&these.iter().map(|effect| brief(effect, v)).collect::<Vec<_>>(), lang);
                say!(lang, "gain {all}", "gagnez {all}")
            }
            Effect::BuildFree(_) => {
                let all = and(&these.iter().map(|effect| buildings(effect, lang)).collect::<Vec<_>>(), lang);
                say!(lang, "you may build {all} for free", "vous pouvez construire gratuitement {all}")
            }
            other => effect_phrase(other, v),
        });
    }
    found
}

/// The same effect several times.
fn repeated(effect: &Effect, times: usize, v: Voice<'_>) -> String {
    let lang = v.lang;
    let phrase = effect_phrase(effect, v);
    match times {
        2 => say!(lang, "twice: {phrase}", "deux fois : {phrase}"),
        n => say!(lang, "{n} times: {phrase}", "{n} fois : {phrase}"),
    }
}

/// An offer of effects, up to so many times.
fn up_to(n: u8, effects: &[Effect], v: Voice<'_>) -> String {
    let lang = v.lang;
    match effects {
        [only] if is_offer(only, lang) && n == 1 => effect_phrase(only, v),
        _ => {
            let phrase = effects_phrase(effects, v);
            match n {
                1 => say!(lang, "you may: {phrase}", "vous pouvez : {phrase}"),
                n => say!(
                    lang,
                    "you may, up to {n} times: {phrase}",
                    "vous pouvez, jusqu'à {n} fois : {phrase}"
                ),
            }
        }
    }
}

fn pilfer(track: Resource, lang: Lang) -> String {
    let money = resource_amount(boards::PILFERED_MONEY, Resource::Money, lang);
    let track = resource_unit(track, true, lang);
    say!(
        lang,
        "the other player with the most {track} gives you a random card of the hand or {money}",
        "l'adversaire ayant le plus de {track} vous donne une carte de sa main au hasard ou {money}"
    )
}

/// Whether the phrase of an effect says that it may be declined.
pub(super) fn is_offer(effect: &Effect, lang: Lang) -> bool {
    let may = word(lang, "you may", "vous pouvez");
    effect_phrase(effect, lang.into()).contains(may)
}

/// What an effect does, in the imperative.
pub(super) fn effect_phrase(effect: &Effect, v: Voice<'_>) -> String {
    let lang = v.lang;
    match *effect {
        Effect::Gain(resource, amount) => gain(resource, amount, v),
        Effect::GainAndShare { gain: resource, amount, others, per_point } => {
            let gain = gain(resource, amount, v);
            let share = resource_amount(per_point, others, lang);
            let unit = resource_unit(resource, false, lang);
            say!(
                lang,
                "{gain}; every other player gains {share} for each {unit} you gain",
                "{gain} ; chaque autre joueur gagne {share} par {unit} ainsi gagné"
            )
        }
        Effect::If(condition, effect) => {
            let (then, condition) = (effect_phrase(effect, v), condition_phrase(condition, lang));
            say!(lang, "{then} if {condition}", "{then} si {condition}")
        }
        Effect::List(effects) => effects_phrase(effects, v),
        Effect::Twice(effect) => repeated(effect, 2, v),
        Effect::UpTo(n, effects) => up_to(n, effects, v),
        Effect::AdvanceBreak(n) => {
            let s = plural(n, lang);
            say!(lang, "advance the break token {n} space{s}", "avancez le pion Pause de {n} case{s}")
        }
        Effect::Pilfer(track) => pilfer(track, lang),
        Effect::Ability(ability) => {
            let (phrase, name) = (ability_phrase(ability, v), named(ability, lang));
            format!("{phrase} ({name})")
        }
        Effect::Take { n, from, filter } => take(n, from, filter, lang),
        Effect::RevealUntil { filter, rest } => reveal_until(filter, rest, lang),
        Effect::PlaceUnique(building, need) => place_unique(building, need, lang),
        Effect::BuildFree(buildings) => build_free(buildings, lang),
        Effect::PutTokens(n) => {
            let s = plural(n, lang);
            say!(lang, "put {n} token{s} on this card", "posez {n} cube{s} sur cette carte")
        }
        Effect::SpendToken(effect) => {
            let phrase = effect_phrase(effect, v);
            say!(
                lang,
                "by removing 1 token from this card, {phrase}",
                "en retirant 1 cube de cette carte, {phrase}"
            )
        }
        Effect::TileOrMoney => {
            let money = resource_amount(boards::MONEY_INSTEAD_OF_TILE, Resource::Money, lang);
            say!(lang, "take a bonus tile or {money}", "prenez une tuile Bonus ou {money}")
        }
        Effect::ChooseFocus => word(
            lang,
            "choose small or large animals for the rest of the game",
            "choisissez les petits ou les grands animaux pour le reste de la partie",
        )
        .into(),
        Effect::ByFocus { small, large } => by_focus(small, large, v),
        Effect::OneOf(options) => {
            let choices = choices(options, v);
            say!(lang, "choose one: {choices}", "choisissez : {choices}")
        }
        Effect::PlaySponsor => play_sponsor(lang),
        Effect::PlaySponsorFree(filter) => {
            let card = a_card(1, filter, lang);
            say!(
                lang,
                "you may play from your hand {card}, without paying",
                "vous pouvez jouer de votre main {card}, sans payer"
            )
        }
        Effect::PlayAnimal(size) => {
            let animal = animal_of(size, false, lang);
            say!(
                lang,
                "you may play 1 more {animal} from your hand at its normal cost",
                "vous pouvez jouer 1 {animal} de plus de votre main, au coût normal"
            )
        }
        Effect::GainPlacementBonus => word(
            lang,
            "also gain any placement bonus of your map that is still uncovered",
            "gagnez aussi un bonus de placement encore visible de votre plateau, au choix",
        )
        .into(),
        Effect::DiscardOwnSponsor(filter) => {
            let card = a_card(1, filter, lang);
            say!(lang, "discard from your zoo {card}", "défaussez de votre zoo {card}")
        }
        Effect::Donate => word(lang, "you may make a donation", "vous pouvez faire un don").into(),
        Effect::EnlargeEnclosure { appeal_if_occupied: n } => {
            let appeal = resource_amount(n, crate::catalogue::Resource::Appeal, lang);
            say!(
                lang,
                "you may enlarge a standard enclosure by 1 space; if it is occupied, gain {appeal}",
                "vous pouvez agrandir un enclos standard de 1 case ; s'il est occupé, gagnez {appeal}"
            )
        }
        Effect::RearrangeBuildings { max } => {
            let s = plural(max, lang);
            say!(
                lang,
                "you may lift up to {max} building{s} and place them again",
                "vous pouvez retirer jusqu'à {max} bâtiment{s} et les replacer"
            )
        }
        Effect::TriggerReefDwellers => word(
            lang,
            "trigger the reef effects of all your reef dwellers",
            "déclenchez les effets de récif de tous vos animaux de récif",
        )
        .into(),
        Effect::UpgradeActionCard => {
            word(lang, "turn 1 of your action cards to side II", "passez 1 de vos cartes Action au niveau II")
                .into()
        }
        Effect::TakePartnerZoo => word(
            lang,
            "take 1 partner zoo from the association board",
            "prenez 1 zoo partenaire du plateau Association",
        )
        .into(),
        Effect::TakeUniversity => word(
            lang,
            "take 1 university from the association board",
            "prenez 1 université du plateau Association",
        )
        .into(),
        Effect::MultiplierToken => word(
            lang,
            "put a Multiplier token on any of your action cards: its next action may be performed twice",
            "posez un jeton Multiplicateur sur une de vos cartes Action : sa prochaine action peut être faite \
             deux fois",
        )
        .into(),
        Effect::RaiseHandLimit(n) => say!(
            lang,
            "raise your hand limit by {n} for the rest of the game",
            "augmentez votre limite de main de {n} pour le reste de la partie"
        ),
        Effect::RemoveContinentMarker => word(
            lang,
            "remove a continent marker from your map and take its bonus",
            "retirez un marqueur de continent de votre plateau et touchez son bonus",
        )
        .into(),
        Effect::DigAndRescue(n) => {
            let dig = digging(n, lang);
            say!(lang, "{dig}; a discarded animal may be rescued", "{dig} ; un animal défaussé peut être sauvé")
        }
        Effect::StoreCard => word(
            lang,
            "put 1 card from your hand under the notepad",
            "rangez 1 carte de votre main sous le bloc-notes",
        )
        .into(),
        Effect::ConcealStrength => word(
            lang,
            "cover the lowest open strength of your action slots",
            "masquez la plus petite force visible de vos emplacements",
        )
        .into(),
        Effect::AnimalMagnet => word(
            lang,
            "take all animals of the display into your hand",
            "prenez en main tous les animaux de la rivière",
        )
        .into(),
        Effect::Wave => word(
            lang,
            "discard the lowest card of the display and refill it",
            "défaussez la carte la plus basse de la rivière et complétez-la",
        )
        .into(),
        Effect::IgnoreConditions(n) => {
            let s = plural(n, lang);
            say!(
                lang,
                "ignore up to {n} condition{s} of an animal you play",
                "ignorez jusqu'à {n} condition{s} d'un animal que vous jouez"
            )
        }
        Effect::WildIconForBaseProject => word(
            lang,
            "count 1 more icon of any kind when you support a base project",
            "comptez 1 icône de plus, au choix, en soutenant un projet de base",
        )
        .into(),
    }
}

/// An effect without a verb where that is clear enough: what is gained, or the name of the ability.
pub(super) fn brief(effect: &Effect, v: Voice<'_>) -> String {
    let lang = v.lang;
    match *effect {
        Effect::Gain(resource, amount) => much(resource, amount, v),
        Effect::Ability(ability) => named(ability, lang),
        Effect::BuildFree(_) => {
            let buildings = buildings(effect, lang);
            say!(lang, "{buildings} for free", "{buildings}, gratuitement")
        }
        _ => effect_phrase(effect, v),
    }
}

/// The buildings of which one is built for free.
fn buildings(effect: &Effect, lang: Lang) -> String {
    match effect {
        Effect::BuildFree(buildings) => {
            or(&buildings.iter().map(|&building| a_building(building, lang)).collect::<Vec<_>>(), lang)
        }
        _ => String::new(),
    }
}

/// The options of a choice; many are said briefly.
pub(super) fn choices(options: &[&[Effect]], v: Voice<'_>) -> String {
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

fn by_focus(small: &Effect, large: &Effect, v: Voice<'_>) -> String {
    let lang = v.lang;
    if let (&Effect::Gain(what, a), &Effect::Gain(other, b)) = (small, large)
        && what == other
    {
        let (a, b) = (much(what, a, v), much(what, b, v));
        return say!(lang, "gain {a} (small) or {b} (large)", "gagnez {a} (petit) ou {b} (grand)");
    }
    let (small, large) = (effect_phrase(small, v), effect_phrase(large, v));
    say!(
        lang,
        "with small animals, {small}; with large ones, {large}",
        "avec les petits animaux, {small} ; avec les grands, {large}"
    )
}

/// Playing a sponsor for money.
pub(super) fn play_sponsor(lang: Lang) -> String {
    word(
        lang,
        "you may play 1 sponsor from your hand for money equal to its level",
        "vous pouvez jouer 1 mécène de votre main en payant son niveau en crédits",
    )
    .into()
}

/// A free building.
pub(super) fn build_free(options: &'static [Building], lang: Lang) -> String {
    let names = buildings(&Effect::BuildFree(options), lang);
    say!(lang, "you may build {names} for free", "vous pouvez construire gratuitement {names}")
}

/// Revealing cards until one fits.
pub(super) fn reveal_until(filter: CardFilter, rest: Rest, lang: Lang) -> String {
    let card = a_card(1, filter, lang);
    let rest = match rest {
        Rest::Discard => word(lang, "discard the rest", "défaussez le reste"),
        Rest::UnderDeck => word(lang, "put the rest under the deck", "glissez le reste sous le paquet"),
    };
    say!(
        lang,
        "reveal cards from the deck until you find {card}, take it and {rest}",
        "révélez les cartes du paquet jusqu'à trouver {card}, gardez cette carte et {rest}"
    )
}

fn take(n: u8, from: Source, filter: CardFilter, lang: Lang) -> String {
    let cards = a_card(n, filter, lang);
    let from = match from {
        Source::DeckOrRange => word(lang, "from the deck or in range", "du paquet ou à portée"),
        Source::Display => word(lang, "from the display", "de la rivière"),
        Source::DiscardPile => word(lang, "from the discard pile", "de la défausse"),
    };
    say!(lang, "take {cards} {from}", "prenez {cards} {from}")
}

/// A number of cards that fit a filter.
fn a_card(n: u8, filter: CardFilter, lang: Lang) -> String {
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

fn place_unique(building: Building, need: PlacementNeed, lang: Lang) -> String {
    let PlacementNeed { rock, water, border, on_water, alone, bonus_times } = need;
    let name = the_building(building, lang);
    let mut text = say!(lang, "place {name}", "placez {name}");
    let beside: Vec<String> = [(Terrain::Rock, rock), (Terrain::Water, water)]
        .into_iter()
        .filter(|&(_, n)| n > 0)
        .map(|(terrain, n)| {
            let space = terrain_space(terrain, n > 1, lang);
            match (lang, n) {
                (Lang::En, _) => format!("{n} {space}"),
                (Lang::Fr, 1) => format!("d'une {space}"),
                (Lang::Fr, _) => format!("de {n} {space}"),
            }
        })
        .collect();
    if !beside.is_empty() {
        let beside = and(&beside, lang);
        text += &say!(lang, " next to {beside}", " à côté {beside}");
    }
    if border > 0 {
        let s = plural(border, lang);
        text += &say!(
            lang,
            " on at least {border} border space{s}",
            " sur au moins {border} case{s} frontalière{s}"
        );
    }
    if on_water {
        text += word(lang, " on water", " sur l'eau");
    }
    if alone {
        text += word(lang, ", even away from other buildings", ", même loin des autres bâtiments");
    }
    if bonus_times > 1 {
        text += &match bonus_times {
            2 => word(
                lang,
                "; placement bonuses under it are gained twice",
                " ; les bonus de placement recouverts comptent deux fois",
            )
            .into(),
            n => say!(
                lang,
                "; placement bonuses under it are gained {n} times",
                " ; les bonus de placement recouverts comptent {n} fois"
            ),
        };
    }
    text
}
