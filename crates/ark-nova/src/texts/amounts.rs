//! How much: counts of a zoo, amounts, conditions and the needs of cards.

use super::words::{
    animal_of, icon_name, icons, kind_of_group, next_to_building, resource_amount, resource_unit,
    terrain_space,
};
use super::{Lang, Voice, action_name, boards, plural, row, say, sentence, word};
use crate::catalogue::{IconGroup, Requirement, Resource};
use crate::effects::{Amount, Condition, Counter, SpaceKind};

/// What is counted, in the singular, such as `Predator icon in your zoo`.
pub fn counter_text(counter: Counter, lang: Lang) -> String {
    counted(counter, false, lang.into())
}

/// Something a zoo has reached, as a sentence.
pub fn condition_text(condition: Condition, lang: Lang) -> String {
    sentence(&condition_phrase(condition, lang), lang)
}

/// A condition on the left edge of a card.
pub fn requirement_text(requirement: Requirement, lang: Lang) -> String {
    match requirement {
        Requirement::Icons(icon, n) => icons(n, icon, lang),
        Requirement::PartnerZooOfContinent => {
            word(lang, "A partner zoo of its continent", "Un zoo partenaire de son continent").into()
        }
        Requirement::PartnerZoos(n) => {
            let s = plural(n, lang);
            say!(lang, "{n} partner zoo{s}", "{n} zoo{s} partenaire{s}")
        }
        Requirement::University => word(lang, "A university", "Une université").into(),
        Requirement::Kiosks(n) => {
            let s = plural(n, lang);
            say!(lang, "{n} kiosk{s}", "{n} kiosque{s}")
        }
        Requirement::Upgraded(action) => {
            let name = action_name(action, lang);
            say!(lang, "{name} card on side II", "Carte {name} de niveau II")
        }
        Requirement::Reputation(n) => say!(lang, "At least {n} reputation", "Au moins {n} en réputation"),
        Requirement::MaxAppeal(n) => say!(lang, "At most {n} appeal", "Au plus {n} en attrait"),
    }
}

/// Gain of a resource.
pub(crate) fn gain(resource: Resource, amount: Amount, v: Voice<'_>) -> String {
    let lang = v.lang;
    let much = much(resource, amount, v);
    say!(lang, "gain {much}", "gagnez {much}")
}

/// An amount of a resource without a verb.
pub(crate) fn much(resource: Resource, amount: Amount, v: Voice<'_>) -> String {
    let lang = v.lang;
    match amount {
        Amount::N(n) => resource_amount(n, resource, lang),
        Amount::Per { count, each, every, max } => {
            let each = resource_amount(each, resource, lang);
            let per = per(count, every, v);
            match max {
                None => format!("{each} {per}"),
                Some(max) => say!(lang, "{each} {per} (at most {max})", "{each} {per} ({max} au plus)"),
            }
        }
        Amount::Tiers(count, steps) => {
            let unit = resource_unit(resource, steps.iter().any(|&(_, gain)| gain > 1), lang);
            let gains = row(steps.iter().map(|&(_, gain)| gain));
            let needs = row(steps.iter().map(|&(need, _)| need));
            let many = steps.iter().any(|&(need, _)| need > 1);
            let counted = counted(count, many, v);
            say!(
                lang,
                "{gains} {unit} with at least {needs} {counted}",
                "{gains} {unit} avec au moins {needs} {counted}"
            )
        }
    }
}

/// `for each …` or `for every 2 …`.
pub(super) fn per(count: Counter, every: u8, v: Voice<'_>) -> String {
    let lang = v.lang;
    if every == 1 {
        let counted = counted(count, false, v);
        say!(lang, "for each {counted}", "par {counted}")
    } else {
        let counted = counted(count, true, v);
        say!(lang, "for every {every} {counted}", "par tranche de {every} {counted}")
    }
}

/// What is counted, without a number.
pub(super) fn counted(counter: Counter, many: bool, v: Voice<'_>) -> String {
    let lang = v.lang;
    let s = if many { "s" } else { "" };
    match counter {
        Counter::Icons(icon) => {
            let name = icon_name(icon, lang);
            say!(lang, "{name} icon{s} in your zoo", "icône{s} {name} dans votre zoo")
        }
        Counter::IconsInAllZoos(icon) => {
            let name = icon_name(icon, lang);
            say!(lang, "{name} icon{s} in all zoos", "icône{s} {name} dans tous les zoos")
        }
        Counter::EitherIcon(a, b) => {
            let (a, b) = (icon_name(a, lang), icon_name(b, lang));
            say!(lang, "{a} or {b} icon{s} in your zoo", "icône{s} {a} ou {b} dans votre zoo")
        }
        Counter::IconPairs(a, b) => {
            let (a, b) = (icon_name(a, lang), icon_name(b, lang));
            say!(
                lang,
                "pair{s} of {a} and {b} icons in your zoo",
                "paire{s} d'icônes {a} et {b} dans votre zoo"
            )
        }
        Counter::Kinds(group) => {
            let kinds = kind_of_group(group, many, lang);
            let e = match group {
                IconGroup::Categories | IconGroup::CategoriesWithSea => "e",
                IconGroup::Continents
                | IconGroup::CategoriesAndContinents
                | IconGroup::CategoriesWithSeaAndContinents => "",
            };
            let sea = with_sea(group, lang);
            say!(lang, "different {kinds} in your zoo{sea}", "{kinds} différent{e}{s} dans votre zoo{sea}")
        }
        Counter::Animals(size) => {
            let animals = animal_of(size, many, lang);
            say!(lang, "{animals} in your zoo", "{animals} dans votre zoo")
        }
        Counter::Supports => {
            say!(lang, "supported conservation project{s}", "projet{s} de conservation soutenu{s}")
        }
        Counter::Universities => {
            if many {
                word(lang, "universities", "universités").into()
            } else {
                word(lang, "university", "université").into()
            }
        }
        Counter::Kiosks => say!(lang, "kiosk{s} in your zoo", "kiosque{s} dans votre zoo"),
        Counter::Pavilions => say!(lang, "pavilion{s} in your zoo", "pavillon{s} dans votre zoo"),
        Counter::KiosksAndPavilions => {
            say!(lang, "kiosk{s} or pavilion{s} in your zoo", "kiosque{s} ou pavillon{s} dans votre zoo")
        }
        Counter::KioskPavilionPairs => {
            say!(
                lang,
                "pair{s} of a kiosk and a pavilion",
                "paire{s} formée{s} d'un kiosque et d'un pavillon"
            )
        }
        Counter::XTokens => say!(lang, "X-token{s} you hold", "jeton{s} X en réserve"),
        Counter::Reputation => {
            let unit = resource_unit(Resource::Reputation, many, lang);
            unit.into()
        }
        Counter::Donations => say!(lang, "donation{s} made", "don{s} effectué{s}"),
        Counter::PouchedCards => {
            say!(lang, "card{s} tucked in your zoo", "carte{s} glissée{s} dans votre zoo")
        }
        Counter::Sponsors => say!(lang, "sponsor{s} in your zoo", "mécène{s} dans votre zoo"),
        Counter::OccupiedEnclosures(size) => {
            say!(lang, "occupied size-{size} enclosure{s}", "enclos de taille {size} occupé{s}")
        }
        Counter::KiosksOfOthers => {
            say!(lang, "kiosk{s} in all other zoos", "kiosque{s} dans les autres zoos")
        }
        Counter::ZoosWithMoreAppeal => {
            say!(lang, "player{s} with more appeal than you", "joueur{s} ayant plus d'attrait que vous")
        }
        Counter::BuildingsNextTo(building) => {
            let place = next_to(building, many, lang);
            say!(
                lang,
                "building{s} {place} (empty standard enclosures do not count)",
                "bâtiment{s} {place} (sauf les enclos standard vides)"
            )
        }
        Counter::AquariumsNextTo(building) => {
            let place = next_to(building, many, lang);
            say!(lang, "aquarium{s} {place}", "aquarium{s} {place}")
        }
        Counter::KiosksWithEmptyNeighbours(n) => {
            say!(
                lang,
                "kiosk{s} next to at least {n} empty building spaces",
                "kiosque{s} entouré{s} d'au moins {n} cases constructibles vides"
            )
        }
        Counter::ConnectedSpaces(kind) => match kind {
            SpaceKind::Terrain(terrain) => {
                let space = terrain_space(terrain, many, lang);
                say!(lang, "connected {space}", "{space} reliée{s}")
            }
            SpaceKind::Border => {
                say!(lang, "connected empty border space{s}", "case{s} frontalière{s} vide{s} et reliée{s}")
            }
            SpaceKind::PlacementBonus => {
                say!(
                    lang,
                    "connected space{s} with a placement bonus",
                    "case{s} reliée{s} avec bonus de placement"
                )
            }
        },
        Counter::IsolatedSpaces(kind) => match kind {
            SpaceKind::Terrain(terrain) => {
                let space = terrain_space(terrain, many, lang);
                say!(lang, "isolated {space}", "{space} isolée{s}")
            }
            SpaceKind::Border => {
                say!(lang, "isolated empty border space{s}", "case{s} frontalière{s} vide{s} et isolée{s}")
            }
            SpaceKind::PlacementBonus => {
                say!(
                    lang,
                    "isolated space{s} with a placement bonus",
                    "case{s} isolée{s} avec bonus de placement"
                )
            }
        },
        Counter::EmptySpaces => {
            say!(lang, "empty building space{s}", "case{s} constructible{s} vide{s}")
        }
        Counter::EmptyAreas(n) => {
            say!(
                lang,
                "group{s} of {n} adjoining empty building spaces",
                "groupe{s} de {n} cases constructibles vides et adjacentes"
            )
        }
        Counter::CoveredAroundLandmark => {
            let place = boards::around_landmark(v);
            say!(lang, "covered space{s} {place}", "case{s} recouverte{s} {place}")
        }
        Counter::StoredCards => say!(lang, "stored card{s}", "carte{s} rangée{s}"),
        Counter::KindsAheadOfRight(group, weight) => {
            let kinds = kind_of_group(group, many, lang);
            let sea = with_sea(group, lang);
            let weight = match weight {
                1 => String::new(),
                n => say!(
                    lang,
                    " (each of your partner zoos counts as {n} icons)",
                    " (chacun de vos zoos partenaires compte pour {n} icônes)"
                ),
            };
            say!(
                lang,
                "{kinds}{sea} with more icons in your zoo than in your right neighbor's{weight}",
                "{kinds}{sea} où vous avez plus d'icônes que votre voisin de droite{weight}"
            )
        }
        Counter::BuildingShapes => {
            say!(lang, "different building shape{s}", "forme{s} de bâtiment différente{s}")
        }
        Counter::ConditionsOnCards => {
            say!(
                lang,
                "condition{s} printed on your animals and sponsors",
                "condition{s} imprimée{s} sur vos animaux et mécènes"
            )
        }
        Counter::BestKindNotSupported(group) => {
            let kind = kind_of_group(group, false, lang);
            let (one, whose) = match group {
                IconGroup::Continents => ("d'un seul", "dont"),
                _ => ("d'une seule", "dont"),
            };
            say!(
                lang,
                "icon{s} of a single {kind} whose base project you did not support",
                "icône{s} {one} {kind} {whose} vous n'avez pas soutenu le projet de base"
            )
        }
    }
}

/// `next to the building`, in French agreeing with one or several masculine things.
fn next_to(building: crate::catalogue::Building, many: bool, lang: Lang) -> String {
    let place = next_to_building(building, lang);
    match (lang, many) {
        (Lang::Fr, true) => place.replacen("adjacent ", "adjacents ", 1),
        (Lang::Fr, false) | (Lang::En, _) => place,
    }
}

/// A remark for groups that count sea animals.
fn with_sea(group: IconGroup, lang: Lang) -> &'static str {
    match group {
        IconGroup::CategoriesWithSea | IconGroup::CategoriesWithSeaAndContinents => {
            word(lang, " (sea animals included)", " (animaux marins compris)")
        }
        IconGroup::Categories | IconGroup::Continents | IconGroup::CategoriesAndContinents => "",
    }
}

/// A condition as it follows `if`.
pub(crate) fn condition_phrase(condition: Condition, lang: Lang) -> String {
    match condition {
        Condition::MapCovered => {
            word(lang, "your map is completely covered", "votre plateau est entièrement recouvert").into()
        }
        Condition::BorderCovered => {
            word(lang, "all border spaces are covered", "toutes les cases frontalières sont recouvertes")
                .into()
        }
        Condition::AllConnected(terrain) => {
            let spaces = terrain_space(terrain, true, lang);
            say!(lang, "all {spaces} are connected", "toutes les {spaces} sont reliées")
        }
        Condition::AllPlacementBonusesCovered => {
            word(lang, "all placement bonuses are covered", "tous les bonus de placement sont recouverts")
                .into()
        }
    }
}
