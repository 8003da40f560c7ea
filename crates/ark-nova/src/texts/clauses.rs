//! Lines of cards and maps: when something happens, and rules that change.

use super::amounts::{much, per};
use super::effects::{choices, effect_phrase, effects_phrase, is_offer};
use super::words::{
    a_building, animal_of, icon_name, kind_of_group, project_kind_name, size_class_name, terrain_name,
    the_building,
};
use super::{Lang, Voice, boards, plural, row, say, sentence, word};
use crate::catalogue::{IconGroup, Resource, SizeClass};
use crate::effects::{Ability, Amount, Clause, Effect, On, Rule, Timing, Trigger, WhoseZoo};

/// A line of a card, as a sentence.
pub fn clause_text(clause: &Clause, lang: Lang) -> String {
    sentence(&clause_phrase(clause, lang.into()), lang)
}

/// The lines of a card, each a sentence. What is gained at once and again in every break is said once.
pub(super) fn clauses_text(clauses: &[Clause], v: Voice<'_>) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut rest = clauses;
    while let [first, tail @ ..] = rest {
        rest = tail;
        let phrase = if let (Clause::Now(now), [Clause::Income(income), further @ ..]) = (first, tail)
            && now == income
        {
            rest = further;
            let what = effects_phrase(now, v);
            say!(v.lang, "now and in each break: {what}", "maintenant et à chaque pause : {what}")
        } else {
            clause_phrase(first, v)
        };
        sentences.push(sentence(&phrase, v.lang));
    }
    sentences
}

/// A line of a card or map.
pub(super) fn clause_phrase(clause: &Clause, v: Voice<'_>) -> String {
    let lang = v.lang;
    match clause {
        Clause::Now(effects) => effects_phrase(effects, v),
        Clause::Income(effects) => {
            let what = effects_phrase(effects, v);
            say!(lang, "each break: {what}", "à chaque pause : {what}")
        }
        Clause::Whenever(trigger) => trigger_phrase(trigger, v),
        Clause::Rule(rule) => rule_phrase(*rule, v),
        Clause::AtEnd(effect) => {
            let what = effect_phrase(effect, v);
            say!(lang, "end of the game: {what}", "fin de partie : {what}")
        }
        Clause::AtVeryEnd(effect) => {
            let what = effect_phrase(effect, v);
            say!(lang, "end of the game, last of all: {what}", "fin de partie, en tout dernier : {what}")
        }
    }
}

fn trigger_phrase(trigger: &Trigger, v: Voice<'_>) -> String {
    let lang = v.lang;
    let on = on_phrase(trigger.on, v);
    let what = match trigger.effects {
        [Effect::OneOf(options)] if trigger.optional => {
            let choices = choices(options, v);
            if matches!(trigger.on, On::HousedInContinent(_)) {
                say!(
                    lang,
                    "you may remove it and choose: {choices}",
                    "vous pouvez le retirer et choisir : {choices}"
                )
            } else {
                say!(lang, "you may choose: {choices}", "vous pouvez choisir : {choices}")
            }
        }
        effects => {
            let what = effects_phrase(effects, v);
            let declinable = effects.iter().any(|effect| is_offer(effect, lang));
            match (trigger.optional && !declinable, what.strip_suffix(')')) {
                (false, _) => what,
                (true, Some(open)) => say!(lang, "{open}, optional)", "{open}, facultatif)"),
                (true, None) => say!(lang, "{what} (optional)", "{what} (facultatif)"),
            }
        }
    };
    // Abilities that wait say so themselves.
    let says_when = |effect: &Effect| matches!(effect, Effect::Ability(ability) if ability.waits());
    let later = match trigger.timing {
        Timing::AfterAction if !trigger.effects.iter().all(says_when) => {
            word(lang, "after the action, ", "après l'action, ")
        }
        Timing::AfterAction | Timing::Now => "",
    };
    format!("{on}, {later}{what}")
}

/// What sets a trigger off.
fn on_phrase(on: On, v: Voice<'_>) -> String {
    let lang = v.lang;
    match on {
        On::IconEnters(icon, whose) => {
            let icon = icon_name(icon, lang);
            match whose {
                WhoseZoo::Own => say!(
                    lang,
                    "for each {icon} icon added to your zoo",
                    "pour chaque icône {icon} ajoutée à votre zoo"
                ),
                WhoseZoo::Any => say!(
                    lang,
                    "for each {icon} icon added to any zoo",
                    "pour chaque icône {icon} ajoutée à n'importe quel zoo"
                ),
            }
        }
        On::NewIconKind(group) => {
            let kind = kind_of_group(group, false, lang);
            let sea = match group {
                IconGroup::CategoriesWithSea | IconGroup::CategoriesWithSeaAndContinents => {
                    word(lang, " (sea animals included)", " (animaux marins compris)")
                }
                IconGroup::Categories | IconGroup::Continents | IconGroup::CategoriesAndContinents => "",
            };
            say!(
                lang,
                "for each {kind} new to your zoo{sea}",
                "pour chaque {kind} nouvellement présent dans votre zoo{sea}"
            )
        }
        On::AnimalOfFocusPlayed => word(
            lang,
            "whenever you play an animal of the chosen size",
            "chaque fois que vous jouez un animal de la taille choisie",
        )
        .into(),
        On::AnimalsActionOnly(size) => {
            let animals = animal_of(size, true, lang);
            say!(
                lang,
                "after playing only {animals} in an Animals action",
                "après une action Animaux n'ayant joué que des {animals}"
            )
        }
        On::Support(kind) => {
            let kind = project_kind_name(kind, lang);
            say!(lang, "whenever you support a {kind}", "chaque fois que vous soutenez un {kind}")
        }
        On::BorderBonusGained => word(
            lang,
            "for each placement bonus you gain from a border space",
            "pour chaque bonus de placement gagné sur une case frontalière",
        )
        .into(),
        On::SpaceCoveredNextTo(terrain) => {
            let name = terrain_name(terrain, lang);
            let of = super::elided("de", name);
            say!(
                lang,
                "for each space you cover next to {name}",
                "pour chaque case recouverte à côté d'une case {of}"
            )
        }
        On::Placed(building) => {
            let building = a_building(building, lang);
            say!(
                lang,
                "whenever you place {building} (at most once per action or break)",
                "quand vous placez {building} (une fois par action ou pause)"
            )
        }
        On::OccupiedNextTo(cell) => {
            let place = boards::next_to_cell(cell, v);
            say!(
                lang,
                "whenever a standard enclosure {place} becomes occupied",
                "chaque fois qu'un enclos standard {place} devient occupé"
            )
        }
        On::CellCovered(cells) => boards::each_of(cells, v),
        On::AllCovered(cells) => boards::once_covered(cells, v),
        On::HousedInContinent(_) => word(
            lang,
            "when an animal moves into the area of its continent and the marker is still there",
            "quand un animal s'installe dans la zone de son continent et que le marqueur y est encore",
        )
        .into(),
        On::LastMarkerRemoved => word(
            lang,
            "when you remove the last continent marker",
            "quand vous retirez le dernier marqueur de continent",
        )
        .into(),
        On::Start => word(lang, "at the start of the game", "au début de la partie").into(),
    }
}

/// A rule that a card or map changes.
fn rule_phrase(rule: Rule, v: Voice<'_>) -> String {
    let lang = v.lang;
    match rule {
        Rule::SupportStrength(n) => say!(
            lang,
            "supporting a project needs only strength {n}",
            "soutenir un projet ne demande que {n} de force"
        ),
        Rule::TokenIsWildIcon => word(
            lang,
            "when you support a base project, you may remove 1 token as 1 icon of any kind",
            "en soutenant un projet de base, vous pouvez retirer 1 cube comme 1 icône au choix",
        )
        .into(),
        Rule::ExtraCopy => word(
            lang,
            "once per Build action, you may pay for one more copy of a building just built; it uses no strength",
            "une fois par action Construction, vous pouvez payer un second exemplaire d'un bâtiment construit, \
             sans utiliser de force",
        )
        .into(),
        Rule::IgnoreTerrain => word(
            lang,
            "you may build on rock and water and ignore all needs for them",
            "vous pouvez construire sur le rocher et l'eau et ignorer tout besoin de ces cases",
        )
        .into(),
        Rule::RepeatReleases => word(
            lang,
            "you may support a release project more than once",
            "vous pouvez soutenir plusieurs fois un même projet de remise en liberté",
        )
        .into(),
        Rule::Immune => {
            let names: Vec<String> = [
                Ability::Venom(1),
                Ability::Constriction,
                Ability::Hypnosis(3),
                Ability::Pilfering(1),
            ]
            .map(|ability| {
                super::ability_name(ability, lang).trim_end_matches([' ', '1', '2', '3']).to_string()
            })
            .into();
            let names = super::and(&names, lang);
            say!(lang, "{names} do not affect you", "{names} ne vous affectent pas")
        }
        Rule::OnlyFocus => {
            let (small, large) =
                (size_class_name(SizeClass::Small, lang), size_class_name(SizeClass::Large, lang));
            say!(
                lang,
                "of {small} and {large} animals, you can only play those chosen",
                "entre {small} et {large}, vous ne jouez plus que la taille choisie"
            )
        }
        Rule::AnimalDiscount(size, n) => {
            let animals = animal_of(size, true, lang);
            let less = super::resource_amount(n, Resource::Money, lang);
            say!(lang, "{animals} cost {less} less", "les {animals} coûtent {less} de moins")
        }
        Rule::IgnoreConditions(size, n) => {
            let s = plural(n, lang);
            let animal = match size {
                Some(size) => animal_of(size, false, lang),
                None => word(lang, "animal", "animal").into(),
            };
            say!(
                lang,
                "you may ignore {n} condition{s} of each {animal} you play",
                "vous pouvez ignorer {n} condition{s} de chaque {animal} joué"
            )
        }
        Rule::BorderEnclosureCountsAs { size, counts_as } => say!(
            lang,
            "your size-{size} enclosures on the border count as size {counts_as} for housing animals",
            "vos enclos de taille {size} sur des cases frontalières comptent comme taille {counts_as} pour \
             abriter un animal"
        ),
        Rule::DonationDiscount(amount) => {
            let less = match amount {
                Amount::Per { count, each, every, max: None } => {
                    let per = per(count, every, v);
                    let each = super::resource_amount(each, Resource::Money, lang);
                    say!(lang, "{each} less {per}", "{each} de moins {per}")
                }
                Amount::N(_) | Amount::Tiers(..) | Amount::Per { max: Some(_), .. } => {
                    let less = much(Resource::Money, amount, v);
                    say!(lang, "less: {less}", "moins : {less}")
                }
            };
            say!(lang, "your donations cost {less}", "vos dons coûtent {less}")
        }
        Rule::HousesSeaAnimals(building, n) => {
            let (name, s) = (the_building(building, lang), plural(n, lang));
            say!(
                lang,
                "{name} houses sea animals like an aquarium, with {n} space{s}",
                "{name} abrite des animaux marins comme un aquarium, avec {n} place{s}"
            )
        }
        Rule::NoPlacementBonuses => word(
            lang,
            "from now on you gain no placement bonuses",
            "désormais, vous ne gagnez plus de bonus de placement",
        )
        .into(),
        Rule::LargerNextTo(cell, n) => {
            let (place, s) = (boards::next_to_cell(cell, v), plural(n, lang));
            say!(
                lang,
                "standard enclosures {place} count as {n} space{s} larger",
                "un enclos standard {place} compte {n} case{s} de plus"
            )
        }
        Rule::DiscardForMoney(n) => {
            let money = super::resource_amount(n, Resource::Money, lang);
            say!(
                lang,
                "once per turn, at any moment, you may discard 1 card from your hand for {money}",
                "une fois par tour, à tout moment, vous pouvez défausser 1 carte de votre main pour {money}"
            )
        }
        Rule::DiscardForStrength(n) => say!(
            lang,
            "once per turn, you may discard 1 card from your hand for {n} more strength",
            "une fois par tour, vous pouvez défausser 1 carte de votre main pour {n} de force en plus"
        ),
        Rule::SponsorsLower(n) => {
            let s = plural(n, lang);
            say!(
                lang,
                "your sponsors count as {n} level{s} lower",
                "vos mécènes comptent {n} niveau{s} de moins"
            )
        }
        Rule::RescueSlots(n) => {
            let s = plural(n, lang);
            say!(
                lang,
                "up to {n} rescued animal{s} can be kept above the map; they and their icons count for your zoo",
                "jusqu'à {n} animaux sauvés se rangent au-dessus du plateau ; eux et leurs icônes comptent dans \
                 votre zoo"
            )
        }
        Rule::TakeBackStored => word(
            lang,
            "you may take stored cards back into your hand at any time",
            "vous pouvez reprendre en main les cartes rangées à tout moment",
        )
        .into(),
        Rule::ConcealOrder(order) => {
            let order = row(order.iter().copied()).replace(" / ", ", ");
            say!(
                lang,
                "strengths are covered in the order {order}; a card there uses the next one still open",
                "les forces se masquent dans l'ordre {order} ; une carte y utilise la prochaine force visible"
            )
        }
    }
}
