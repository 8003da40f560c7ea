//! What is asked.

use super::events::Names;
use super::sources::{card_label, pending_text};
use super::words::{a_building, the_building};
use super::{Lang, plural, say, sentence, typeset, word};
use crate::asking::question::Question;
use crate::knowing::look::Look;
use crate::position::{Doing, Pending, Progress};

/// A question as a person is asked it. `names` are the names of the seats.
pub fn question_text(question: &Question, look: Look<'_>, names: &[&str], lang: Lang) -> String {
    let phrase = match *question {
        Question::Map => word(lang, "which map do you take?", "quel plan prenez-vous ?").into(),
        Question::Keep { left } => {
            let s = plural(left, lang);
            say!(
                lang,
                "which cards do you keep? {left} more card{s}",
                "quelles cartes gardez-vous ? Encore {left} carte{s}"
            )
        }
        Question::Action => word(lang, "which action?", "quelle action ?").into(),
        Question::Repeat => word(
            lang,
            "a Multiplier token lies on the card: repeat the action?",
            "un jeton Multiplicateur est sur la carte : répéter l'action ?",
        )
        .into(),
        Question::Step(progress) => step(progress, lang),
        Question::Enclosure(card) => {
            let card = card_label(card, lang);
            say!(lang, "which enclosure for {card}?", "quel enclos pour {card} ?")
        }
        Question::Place(building) => {
            let building = a_building(building, lang);
            say!(lang, "where do you put {building}?", "où placez-vous {building} ?")
        }
        Question::Project => word(
            lang,
            "which project and level do you support?",
            "quel projet et quel niveau soutenez-vous ?",
        )
        .into(),
        Question::Icon(card) => {
            let card = card_label(card, lang);
            say!(
                lang,
                "the token of which card stands for the missing icon of {card}?",
                "le cube de quelle carte remplace l'icône qui manque pour {card} ?"
            )
        }
        Question::LastMoves => word(
            lang,
            "one more free move, or the end of your turn?",
            "un dernier coup libre, ou fin du tour ?",
        )
        .into(),
        Question::Release(card) => {
            let card = card_label(card, lang);
            say!(lang, "which animal do you release for {card}?", "quel animal relâchez-vous pour {card} ?")
        }
        Question::Token => {
            word(lang, "which token of the left edge do you take?", "quel jeton du bord gauche prenez-vous ?")
                .into()
        }
        Question::Leave(card) => {
            let card = card_label(card, lang);
            say!(lang, "which enclosure does {card} leave?", "quel enclos quitte {card} ?")
        }
        Question::MoveIn(building) => {
            let building = the_building(building, lang);
            say!(lang, "does an animal move into {building}?", "un animal déménage-t-il dans {building} ?")
        }
        Question::Order => word(lang, "which effect comes first?", "quel effet d'abord ?").into(),
        Question::Effect { what, left, begun } => {
            let said = look.question_phrase(Doing { what, left, begun }, Names { names, lang });
            said.unwrap_or_else(|| effect(what, left, begun, look, lang))
        }
        Question::DiscardScoring => word(
            lang,
            "which final scoring card do you discard?",
            "quelle carte de décompte final défaussez-vous ?",
        )
        .into(),
        Question::HandLimit { left } => {
            let s = plural(left, lang);
            say!(
                lang,
                "break: which cards do you discard? {left} more card{s}",
                "pause : quelles cartes défaussez-vous ? Encore {left} carte{s}"
            )
        }
    };
    let text = sentence(&phrase, lang);
    typeset(&if lang == Lang::Fr { text.replace(" ?", "\u{a0}?") } else { text }, lang)
}

fn step(progress: Progress, lang: Lang) -> String {
    match progress {
        Progress::Animals { left, played, .. } => {
            let s = plural(left, lang);
            match (played, lang) {
                (0, Lang::En) => format!("which animal do you play? Up to {left} animal{s}"),
                (0, Lang::Fr) => format!("quel animal jouez-vous ? {left} au plus"),
                (_, Lang::En) => format!("another animal? {left} more"),
                (_, Lang::Fr) => format!("un autre animal ? Encore {left}"),
            }
        }
        Progress::Association { left, .. } => say!(
            lang,
            "which task of the association board? Strength left: {left}",
            "quelle tâche de l'association ? Force restante : {left}"
        ),
        Progress::Build { left, built, .. } => match built {
            0 => say!(
                lang,
                "what do you build? Up to {left} spaces",
                "que construisez-vous ? {left} cases au plus"
            ),
            _ => say!(
                lang,
                "what else do you build? Up to {left} spaces",
                "que construisez-vous d'autre ? {left} cases au plus"
            ),
        },
        Progress::Cards => word(lang, "draw or snap?", "piocher ou saisir ?").into(),
        Progress::Drawing { left, .. } => {
            say!(lang, "where do you draw from? {left} more", "d'où piochez-vous ? Encore {left}")
        }
        Progress::Discarding { left } => {
            let s = plural(left, lang);
            say!(
                lang,
                "which card do you discard? {left} more card{s}",
                "quelle carte défaussez-vous ? Encore {left} carte{s}"
            )
        }
        Progress::Snapping { left } => say!(
            lang,
            "which card of the display do you take? {left} more",
            "quelle carte du présentoir prenez-vous ? Encore {left}"
        ),
        Progress::Sponsors { left, played } => match played {
            0 => say!(
                lang,
                "which sponsor do you play? Levels up to {left}",
                "quel mécène jouez-vous ? Niveaux jusqu'à {left}"
            ),
            _ => say!(
                lang,
                "another sponsor? Levels left: {left}",
                "un autre mécène ? Niveaux restants : {left}"
            ),
        },
        Progress::Done => word(lang, "repeat the action?", "répéter l'action ?").into(),
    }
}

/// An effect that asks, and how often.
fn effect(what: Pending, left: u8, begun: bool, look: Look<'_>, lang: Lang) -> String {
    let text = pending_text(what, look, lang);
    match (left, begun) {
        (0 | 1, _) => text,
        (left, false) => say!(lang, "{text} (up to {left} times)", "{text} (jusqu'à {left} fois)"),
        (left, true) => say!(lang, "{text} ({left} more)", "{text} (encore {left})"),
    }
}
