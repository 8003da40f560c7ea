//! Why not: a sentence for each reason against a move.

use super::sources::{amount, card_label};
use super::words::{a_building, an_icon, animal_of};
use super::{
    Lang, action_name, and, icon_name, plural, requirement_text, say, sentence, task_name, university_name,
    word,
};
use crate::asking::blocker::Blocker;
use crate::catalogue::boards::{MOST_UNIVERSITIES, MOST_X_TOKENS, VENOM_COST};
use crate::catalogue::{Requirement, Resource};

/// A reason against a move, as a sentence.
pub fn blocker_text(blocker: &Blocker, lang: Lang) -> String {
    sentence(&phrase(blocker, lang), lang)
}

fn phrase(blocker: &Blocker, lang: Lang) -> String {
    match *blocker {
        Blocker::NotAsked => {
            word(lang, "this is not what is asked now", "ce n'est pas ce qui est demandé maintenant").into()
        }
        Blocker::Money { cost, has } => {
            let cost = amount(cost, Resource::Money, lang);
            say!(lang, "it costs {cost}, you have {has}", "coûte {cost}, vous en avez {has}")
        }
        Blocker::Venom { leaves } => {
            let venom = VENOM_COST;
            say!(
                lang,
                "Venom will cost {venom} money at the end of the turn, this would leave {leaves}",
                "le venin coûtera {venom} crédits à la fin du tour, il n'en resterait que {leaves}"
            )
        }
        Blocker::Strength { needs, has } => say!(
            lang,
            "it needs strength {needs}, you have {has}",
            "il faut une force de {needs}, vous avez {has}"
        ),
        Blocker::XTokens { needs, has } => {
            let needs = amount(needs.into(), Resource::XToken, lang);
            say!(lang, "it takes {needs}, you have {has}", "il faut {needs}, vous en avez {has}")
        }
        Blocker::XTokensFull => {
            let most = MOST_X_TOKENS;
            say!(
                lang,
                "you cannot hold more than {most} X-tokens",
                "vous ne pouvez pas avoir plus de {most} jetons X"
            )
        }
        Blocker::NothingToDo { action } => {
            let action = action_name(action, lang);
            say!(lang, "the {action} action would do nothing", "l'action {action} n'aurait aucun effet")
        }
        Blocker::OtherSlot { slot } => {
            say!(lang, "the card lies in slot {slot}", "la carte se trouve en position {slot}")
        }
        Blocker::NotThere { card } => {
            let card = card_label(card, lang);
            say!(
                lang,
                "{card} is neither in your hand nor in the display",
                "{card} n'est ni dans votre main ni dans le présentoir"
            )
        }
        Blocker::Range { folder, range } => say!(
            lang,
            "folder {folder} is out of your reputation range, which ends at folder {range}",
            "le dossier {folder} est hors de portée : votre réputation va jusqu'au dossier {range}"
        ),
        Blocker::OnlyFromHand => word(
            lang,
            "cards of the display need side II of the action card",
            "les cartes du présentoir demandent le niveau II de la carte action",
        )
        .into(),
        Blocker::Condition { needs, has, ignored } => condition(needs, has, ignored, lang),
        Blocker::OtherFocus { size } => {
            let animals = animal_of(size, true, lang);
            say!(
                lang,
                "you chose not to play {animals} any more",
                "vous avez choisi de ne plus jouer de {animals}"
            )
        }
        Blocker::NoEnclosure { size, rock, water } => no_enclosure(size, rock, water, lang),
        Blocker::NoRoom { building } => {
            let building = a_building(building, lang);
            say!(
                lang,
                "there is no room on your map for {building}",
                "il n'y a pas de place sur votre plan pour {building}"
            )
        }
        Blocker::PlaceTaken => word(
            lang,
            "it would cover a space that is not free for it",
            "une des cases recouvertes n'est pas libre",
        )
        .into(),
        Blocker::OutOfReach => word(
            lang,
            "it must touch another building (the first one: the border)",
            "il faut toucher un autre bâtiment (le premier : le bord)",
        )
        .into(),
        Blocker::KioskTooClose => word(
            lang,
            "kiosks stand at least 3 spaces apart",
            "deux kiosques doivent être à 3 cases au moins l'un de l'autre",
        )
        .into(),
        Blocker::Surroundings { rock, water, border } => surroundings(rock, water, border, lang),
        Blocker::OnlyOne { building } => {
            let building = a_building(building, lang);
            say!(
                lang,
                "your zoo has {building} already and can have only one",
                "votre zoo a déjà {building} et ne peut en avoir qu'un exemplaire"
            )
        }
        Blocker::BuiltAlready { building } => {
            let building = a_building(building, lang);
            say!(
                lang,
                "you built {building} in this action already",
                "vous avez déjà construit {building} pendant cette action"
            )
        }
        Blocker::NeedsSideII { action } => {
            let action = action_name(action, lang);
            say!(lang, "it needs side II of the {action} card", "il faut le niveau II de la carte {action}")
        }
        Blocker::Level { level, left } => say!(
            lang,
            "its level is {level}, the action has only {left} left",
            "son niveau est de {level}, l'action n'en permet que {left}"
        ),
        Blocker::Workers { needs, has } => {
            let s = plural(needs, lang);
            say!(
                lang,
                "it takes {needs} worker{s}, {has} on your notepad",
                "il faut {needs} bénévole{s}, vous en avez {has} de libre"
            )
        }
        Blocker::TaskDone { task } => {
            let task = task_name(task, lang);
            say!(
                lang,
                "the task {task} was done in this action already",
                "la tâche {task} a déjà été effectuée pendant cette action"
            )
        }
        Blocker::TaskClosed { task } => {
            let task = task_name(task, lang);
            say!(
                lang,
                "the task {task} has all the workers it takes until the break",
                "la tâche {task} est complète jusqu'à la pause"
            )
        }
        Blocker::NoEffect => word(lang, "it would have no effect", "cela n'aurait aucun effet").into(),
        Blocker::PartnerOwned { continent: icon } => {
            let icon = icon_name(icon, lang);
            say!(
                lang,
                "you have the partner zoo of {icon} already",
                "vous avez déjà le zoo partenaire : {icon}"
            )
        }
        Blocker::PartnerGone { continent: icon } => {
            let icon = icon_name(icon, lang);
            say!(
                lang,
                "no partner zoo of {icon} lies on the board until the break",
                "aucun zoo partenaire ({icon}) sur le plateau jusqu'à la pause"
            )
        }
        Blocker::PartnersFull { most } => say!(
            lang,
            "you can have {most} partner zoos at most now",
            "vous pouvez avoir {most} zoos partenaires au plus pour l'instant"
        ),
        Blocker::UniversityOwned { university: kind } => {
            let kind = university_name(kind, lang);
            say!(lang, "you have this tile already – {kind}", "vous avez déjà cette tuile – {kind}")
        }
        Blocker::UniversityGone { university: kind } => {
            let kind = university_name(kind, lang);
            say!(
                lang,
                "this tile is not on the board until the break – {kind}",
                "cette tuile n'est plus sur le plateau jusqu'à la pause – {kind}"
            )
        }
        Blocker::UniversitiesFull => {
            let most = MOST_UNIVERSITIES;
            say!(
                lang,
                "there is no university to take: you have one of each kind on the board, or {most} already",
                "aucune université à prendre : vous avez celles du plateau, ou {most} déjà"
            )
        }
        Blocker::NoProject => {
            word(lang, "no project can be supported now", "aucun projet ne peut être soutenu maintenant")
                .into()
        }
        Blocker::SupportedAlready { card } => {
            let card = card_label(card, lang);
            say!(lang, "you support {card} already", "vous soutenez déjà {card}")
        }
        Blocker::LevelTaken => {
            word(lang, "a token lies on this level already", "un jeton occupe déjà ce niveau").into()
        }
        Blocker::LevelNeed { needs, has } => {
            say!(
                lang,
                "the level needs {needs}, you have {has}",
                "ce niveau demande {needs}, vous avez {has}"
            )
        }
        Blocker::NoAnimal { icon, size } => {
            let (icon, animal) = (an_icon(icon, lang), animal_of(size, false, lang));
            say!(lang, "you have no {animal} with {icon}", "vous n'avez pas de {animal} avec {icon}")
        }
        Blocker::NoBreedingPair { icon } => {
            let icon = an_icon(icon, lang);
            say!(
                lang,
                "you have no animal with {icon} and a partner zoo of its continent",
                "vous n'avez pas d'animal avec {icon} et un zoo partenaire de son continent"
            )
        }
        Blocker::NoToken => word(
            lang,
            "no token is left on the left edge of your map",
            "il ne reste aucun jeton sur le bord gauche de votre plan",
        )
        .into(),
        Blocker::NoDonation => word(
            lang,
            "one donation at most, after a task, with side II of the card",
            "un don au plus, après une tâche, avec le niveau II de la carte",
        )
        .into(),
        Blocker::OtherSize { size } => {
            let animals = animal_of(size, true, lang);
            say!(lang, "only {animals} can be played here", "seuls des {animals} peuvent être joués ici")
        }
        Blocker::Picked { card } => {
            let card = card_label(card, lang);
            say!(lang, "you have chosen {card} already", "vous avez déjà choisi {card}")
        }
        Blocker::NotPicked { card } => {
            let card = card_label(card, lang);
            say!(lang, "you have not chosen {card}", "vous n'avez pas choisi {card}")
        }
        Blocker::TooFew { picked, needs } => {
            let s = plural(needs, lang);
            say!(
                lang,
                "{needs} card{s} must be chosen, you have chosen {picked}",
                "il faut choisir {needs} carte{s}, vous en avez choisi {picked}"
            )
        }
        Blocker::NoCards => word(lang, "you have no cards", "vous n'avez pas de cartes").into(),
        Blocker::NoLeader { .. } => word(
            lang,
            "this player does not lead the track, or cannot be hit",
            "ce joueur n'est pas en tête, ou ne peut pas être visé",
        )
        .into(),
        Blocker::NotYet => {
            word(lang, "you have to do something first", "il faut d'abord faire quelque chose").into()
        }
        Blocker::NoSuchChoice => {
            word(lang, "there is no such choice now", "ce choix n'existe pas maintenant").into()
        }
    }
}

fn condition(needs: Requirement, has: u8, ignored: u8, lang: Lang) -> String {
    let what = requirement_text(needs, lang);
    let mut text = match needs {
        Requirement::Upgraded(_) | Requirement::PartnerZooOfContinent | Requirement::University => {
            say!(lang, "condition not met: {what}", "condition non remplie : {what}")
        }
        Requirement::Icons(..)
        | Requirement::PartnerZoos(_)
        | Requirement::Kiosks(_)
        | Requirement::Reputation(_)
        | Requirement::MaxAppeal(_) => say!(
            lang,
            "condition not met: {what}, you have {has}",
            "condition non remplie : {what}, vous avez {has}"
        ),
    };
    if ignored > 0 {
        text += &say!(lang, " ({ignored} may be missing)", " ({ignored} peut manquer)");
    }
    text
}

fn terrain(rock: u8, water: u8, lang: Lang) -> Vec<String> {
    let mut needs = Vec::new();
    if rock > 0 {
        let s = plural(rock, lang);
        needs.push(say!(lang, "{rock} rock space{s}", "{rock} case{s} de rocher"));
    }
    if water > 0 {
        let s = plural(water, lang);
        needs.push(say!(lang, "{water} water space{s}", "{water} case{s} d'eau"));
    }
    needs
}

fn no_enclosure(size: u8, rock: u8, water: u8, lang: Lang) -> String {
    let needs = terrain(rock, water, lang);
    let mut text = match size {
        0 => word(lang, "no fitting enclosure with room", "aucun enclos adapté avec de la place").into(),
        size => say!(
            lang,
            "no empty enclosure of size {size} or larger",
            "aucun enclos vide de taille {size} ou plus"
        ),
    };
    if !needs.is_empty() {
        let needs = and(&needs, lang);
        text += &say!(lang, " next to {needs}", " à côté de {needs}");
    }
    text
}

fn surroundings(rock: u8, water: u8, border: u8, lang: Lang) -> String {
    let needs = terrain(rock, water, lang);
    let mut parts = Vec::new();
    if !needs.is_empty() {
        let needs = and(&needs, lang);
        parts.push(say!(lang, "lie next to {needs}", "être à côté de {needs}"));
    }
    if border > 0 {
        let s = plural(border, lang);
        parts.push(say!(lang, "cover {border} border space{s}", "recouvrir {border} case{s} du bord"));
    }
    let parts = and(&parts, lang);
    say!(lang, "it must {parts}", "il doit {parts}")
}
