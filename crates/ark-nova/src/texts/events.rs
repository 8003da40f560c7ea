//! What happened: one line of the log for each event.

use super::sources::{amount, card_label, source_text};
use super::words::{a_building, the_building};
use super::{
    Lang, action_name, elided, icon_name, map_name, say, task_name, tile_name, typeset, university_name, word,
};
use crate::catalogue::{CardId, Resource, Side};
use crate::flow::event::{CardToken, Event, Home, Loss};
use tabletop::Seat;

/// The line of an event in the log. `names` are the names of the seats; a seat without one is numbered.
pub fn event_text(event: &Event, names: &[&str], lang: Lang) -> String {
    let text = line(event, &Names { names, lang }, lang);
    typeset(&text, lang)
}

/// The names of the seats.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) names: &'a [&'a str],
    pub(crate) lang: Lang,
}

impl Names<'_> {
    /// The name of a seat.
    pub(crate) fn of(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(&name) => name.into(),
            None => {
                let n = seat.0 + 1;
                say!(self.lang, "player {n}", "joueur {n}")
            }
        }
    }
}

/// A card that the reader may not know.
fn some_card(card: Option<CardId>, lang: Lang) -> String {
    match card {
        Some(card) => card_label(card, lang),
        None => word(lang, "a card", "une carte").into(),
    }
}

pub(super) fn side_name(side: Side) -> &'static str {
    match side {
        Side::I => "I",
        Side::II => "II",
    }
}

/// The name of a home of animals, with its preposition.
fn in_home(home: Home, lang: Lang) -> String {
    match home {
        Home::Enclosure { cell } => say!(lang, "in the enclosure at {cell}", "dans l'enclos en {cell}"),
        Home::Special { building } => {
            let the = the_building(building, lang);
            say!(lang, "in {the}", "dans {the}")
        }
        Home::Flock => word(lang, "with another herbivore", "avec un autre herbivore").into(),
    }
}

fn for_money(cost: u16, lang: Lang) -> String {
    match cost {
        0 => word(lang, "for free", "gratuitement").into(),
        cost => {
            let money = amount(cost, Resource::Money, lang);
            say!(lang, "for {money}", "pour {money}")
        }
    }
}

pub(super) fn level_name(level: u8, lang: Lang) -> &'static str {
    match level {
        0 => word(lang, "left", "gauche"),
        1 => word(lang, "middle", "milieu"),
        _ => word(lang, "right", "droite"),
    }
}

fn line(event: &Event, names: &Names<'_>, lang: Lang) -> String {
    match *event {
        Event::Map { seat, map } => {
            let (who, name) = (names.of(seat), map_name(map.map(), lang));
            say!(lang, "{who} takes map {map}, {name}", "{who} prend le plan {map}, {name}")
        }
        Event::Turn { seat, number } => {
            let who = names.of(seat);
            say!(lang, "— Turn {number}: {who} —", "— Tour {number} : {who} —")
        }
        Event::Action { seat, action, owner, side, strength, x_tokens } => {
            let (who, action) = (names.of(seat), action_name(action, lang));
            let side = side_name(side);
            let mut text = say!(
                lang,
                "{who}: {action} {side} action, strength {strength}",
                "{who} : action {action} {side}, force {strength}"
            );
            if x_tokens > 0 {
                let tokens = amount(x_tokens.into(), Resource::XToken, lang);
                text += &say!(lang, " (with {tokens})", " (avec {tokens})");
            }
            if owner != seat {
                let owner = names.of(owner);
                let of = elided("de", &owner);
                text += &say!(lang, " with the card of {owner}", " avec la carte {of}");
            }
            text
        }
        Event::Slot { seat, action, slot } => {
            let (who, action) = (names.of(seat), action_name(action, lang));
            say!(
                lang,
                "{who}: the {action} card goes to slot {slot}",
                "{who} : la carte {action} va en position {slot}"
            )
        }
        Event::Upgraded { seat, action } => {
            let (who, action) = (names.of(seat), action_name(action, lang));
            say!(lang, "{who} upgrades the {action} card", "{who} améliore la carte {action}")
        }
        Event::Gained { seat, what, n, source } => {
            let (who, gain, source) = (names.of(seat), amount(n, what, lang), source_text(source, lang));
            say!(lang, "{who} gains {gain} ({source})", "{who} gagne {gain} ({source})")
        }
        Event::Lost { seat, what, n, reason } => lost(&names.of(seat), what, n, reason, lang),
        Event::Wasted { seat, what, n } => {
            let (who, gain) = (names.of(seat), amount(n, what, lang));
            say!(
                lang,
                "{who} cannot use {gain}: the track or supply is full",
                "{who} ne peut pas prendre {gain} : piste ou réserve pleine"
            )
        }
        Event::Drew { seat, card } => {
            let (who, card) = (names.of(seat), some_card(card, lang));
            say!(lang, "{who} draws {card}", "{who} pioche {card}")
        }
        Event::Took { seat, card, folder } => {
            let (who, card) = (names.of(seat), card_label(card, lang));
            say!(
                lang,
                "{who} takes {card} from folder {folder}",
                "{who} prend {card} dans le dossier {folder}"
            )
        }
        Event::Revealed { card } => {
            let card = card_label(card, lang);
            say!(lang, "{card} is revealed", "{card} est révélée")
        }
        Event::Kept { seat, card } => {
            let (who, card) = (names.of(seat), some_card(card, lang));
            say!(lang, "{who} keeps {card}", "{who} garde {card}")
        }
        Event::Discarded { seat, card } => {
            let card = card_label(card, lang);
            match seat {
                Some(seat) => {
                    let who = names.of(seat);
                    say!(lang, "{who} discards {card}", "{who} défausse {card}")
                }
                None => say!(lang, "{card} is discarded", "{card} est défaussée"),
            }
        }
        Event::Pouched { seat, card } => {
            let (who, card) = (names.of(seat), some_card(card, lang));
            say!(lang, "{who} tucks {card}", "{who} glisse {card} sous une carte")
        }
        Event::Animal { seat, card, cost, home } => {
            let (who, card, home) = (names.of(seat), card_label(card, lang), in_home(home, lang));
            let price = for_money(cost, lang);
            say!(lang, "{who} plays {card} {price}, {home}", "{who} joue {card} {price}, {home}")
        }
        Event::Sponsor { seat, card, cost } => {
            let (who, card) = (names.of(seat), card_label(card, lang));
            let price = if cost > 0 { format!(" {}", for_money(cost, lang)) } else { String::new() };
            say!(lang, "{who} plays the sponsor {card}{price}", "{who} joue le mécène {card}{price}")
        }
        Event::Project { seat, card, cost } => {
            let (who, card) = (names.of(seat), card_label(card, lang));
            let price = if cost > 0 { format!(" {}", for_money(cost, lang)) } else { String::new() };
            say!(lang, "{who} plays the project {card}{price}", "{who} joue le projet {card}{price}")
        }
        Event::Supported { seat, card, level, token } => {
            let (who, card, level) = (names.of(seat), card_label(card, lang), level_name(level, lang));
            say!(
                lang,
                "{who} supports {card}, {level} level, with the token of space {token}",
                "{who} soutient {card}, niveau de {level}, avec le jeton de la case {token}"
            )
        }
        Event::Released { seat, card } => {
            let (who, card) = (names.of(seat), card_label(card, lang));
            say!(lang, "{who} releases {card} into the wild", "{who} relâche {card} dans la nature")
        }
        Event::Emptied { seat, home } => {
            let (who, home) = (names.of(seat), in_home(home, lang));
            say!(lang, "{who}: room again {home}", "{who} : de la place de nouveau {home}")
        }
        Event::Moved { seat, card, to } => {
            let (who, card) = (names.of(seat), card_label(card, lang));
            let home = in_home(Home::Special { building: to }, lang);
            say!(lang, "{who}: {card} moves, now {home}", "{who} : {card} déménage, maintenant {home}")
        }
        Event::Built { seat, building, anchor, turn: _, cost } => {
            let (who, building) = (names.of(seat), a_building(building, lang));
            let price = for_money(cost, lang);
            say!(
                lang,
                "{who} builds {building} at {anchor} {price}",
                "{who} construit {building} en {anchor} {price}"
            )
        }
        Event::Task { seat, task, workers } => {
            let (who, task) = (names.of(seat), task_name(task, lang));
            let s = super::plural(workers, lang);
            say!(
                lang,
                "{who} performs the task {task} with {workers} worker{s}",
                "{who} effectue la tâche {task} avec {workers} bénévole{s}"
            )
        }
        Event::Partner { seat, continent } => {
            let (who, continent) = (names.of(seat), icon_name(continent, lang));
            say!(
                lang,
                "{who} takes the partner zoo of {continent}",
                "{who} prend le zoo partenaire : {continent}"
            )
        }
        Event::University { seat, university: kind } => {
            let (who, kind) = (names.of(seat), university_name(kind, lang));
            say!(lang, "{who} takes a tile – {kind}", "{who} prend une tuile – {kind}")
        }
        Event::Worker { seat } => {
            let who = names.of(seat);
            say!(lang, "{who} hires an association worker", "{who} recrute un bénévole")
        }
        Event::Tile { seat, tile } => {
            let (who, tile) = (names.of(seat), tile_name(tile, lang));
            say!(lang, "{who} takes the bonus tile {tile}", "{who} prend la tuile bonus {tile}")
        }
        Event::Token { seat, action, token } => {
            let (who, action, token) = (names.of(seat), action_name(action, lang), token_name(token, lang));
            say!(
                lang,
                "{who}: a {token} token on the {action} card",
                "{who} : un jeton {token} sur la carte {action}"
            )
        }
        Event::BreakToken { steps, left } => {
            let s = super::plural(steps, lang);
            say!(
                lang,
                "The break token moves {steps} space{s}, {left} left until the break",
                "Le jeton de pause avance de {steps} case{s}, encore {left} avant la pause"
            )
        }
        Event::Break => word(lang, "— Break —", "— Pause —").into(),
        Event::Displayed { card, folder } => {
            let card = card_label(card, lang);
            say!(lang, "Display: {card} in folder {folder}", "Présentoir : {card} dans le dossier {folder}")
        }
        Event::Reshuffled { cards } => {
            say!(
                lang,
                "The discard pile ({cards} cards) is shuffled into a new deck",
                "La défausse ({cards} cartes) est mélangée en une nouvelle pioche"
            )
        }
        Event::ScoringDiscarded { seat, card } => {
            let who = names.of(seat);
            match card {
                Some(card) => {
                    let card = card_label(card, lang);
                    say!(
                        lang,
                        "{who} discards the final scoring card {card}",
                        "{who} défausse la carte de décompte final {card}"
                    )
                }
                None => say!(
                    lang,
                    "{who} discards a final scoring card",
                    "{who} défausse une carte de décompte final"
                ),
            }
        }
        Event::ScoringDrawn { seat, card } => {
            let who = names.of(seat);
            match card {
                Some(card) => {
                    let card = card_label(card, lang);
                    say!(
                        lang,
                        "{who} draws the final scoring card {card}",
                        "{who} pioche la carte de décompte final {card}"
                    )
                }
                None => {
                    say!(lang, "{who} draws a final scoring card", "{who} pioche une carte de décompte final")
                }
            }
        }
        Event::Victim { seat, victim, card } => {
            let (who, victim, card) = (names.of(seat), names.of(victim), card_label(card, lang));
            say!(lang, "{who} aims {card} at {victim}", "{who} vise {victim} avec {card}")
        }
        Event::Stolen { seat, from, card } => {
            let (who, from, card) = (names.of(seat), names.of(from), some_card(card, lang));
            say!(
                lang,
                "{who} draws {card} from the hand of {from}",
                "{who} pioche {card} dans la main de {from}"
            )
        }
        Event::EndTriggered { seat } => {
            let who = names.of(seat);
            say!(
                lang,
                "The counters of {who} meet: the end of the game is near",
                "Les marqueurs de {who} se rejoignent : la fin de la partie approche"
            )
        }
        Event::Scored { seat, card, what, n } => {
            let (who, gain, card) = (names.of(seat), amount(n, what, lang), card_label(card, lang));
            say!(
                lang,
                "Final scoring: {who} gains {gain} for {card}",
                "Décompte final : {who} gagne {gain} pour {card}"
            )
        }
        Event::ChallengeGame { game, points } => say!(
            lang,
            "— Game {game} of the challenge ends with {points} victory points —",
            "— La partie {game} du défi se termine avec {points} points de victoire —"
        ),
        Event::Over => word(lang, "— The game is over —", "— La partie est terminée —").into(),
    }
}

fn lost(who: &str, what: Resource, n: u16, reason: Loss, lang: Lang) -> String {
    let much = amount(n, what, lang);
    match reason {
        Loss::Price => say!(lang, "{who} pays {much}", "{who} paie {much}"),
        Loss::Spent => say!(lang, "{who} spends {much}", "{who} dépense {much}"),
        Loss::Venom => say!(lang, "{who} pays {much} for Venom", "{who} paie {much} à cause du venin"),
        Loss::Pilfered => {
            say!(lang, "{who} gives {much} to another player", "{who} donne {much} à un autre joueur")
        }
        Loss::Release => {
            say!(lang, "{who} loses {much} by the release", "{who} perd {much} en relâchant l'animal")
        }
    }
}

/// The name of a token on an action card.
pub(super) fn token_name(token: CardToken, lang: Lang) -> &'static str {
    match token {
        CardToken::Multiplier => word(lang, "Multiplier", "Multiplicateur"),
        CardToken::Venom => word(lang, "Venom", "Venin"),
        CardToken::Constriction => word(lang, "Constriction", "Constriction"),
    }
}
