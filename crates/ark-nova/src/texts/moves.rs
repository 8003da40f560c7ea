//! What a move does, for the list of legal moves.

use super::effects::brief;
use super::events::{Names, level_name};
use super::sources::{amount, card_label, pending_text, source_text};
use super::words::{a_building, animal_of};
use super::{
    Lang, Voice, action_name, and, building_name, icon_name, map_name, map_text, say, task_name, tile_name,
    tile_text, typeset, university_name, university_text, word,
};
use crate::asking::explain::{Price, Subject};
use crate::asking::moves::Move;
use crate::catalogue::{Action, Building, CardId, Resource};
use crate::effects::{Effect, Rule};
use crate::hex::{Placement, placements};
use crate::knowing::look::Look;
use crate::position::{Frame, Pending, Progress};
use tabletop::Seat;

/// What a legal move of a seat does, in a few words.
pub fn move_text(answer: Move, look: Look<'_>, seat: Seat, names: &[&str], lang: Lang) -> String {
    let here = match look.position.agenda.top() {
        Frame::Doing(doing) => look.answer_phrase(seat, doing, answer, lang),
        _ => None,
    };
    typeset(&here.unwrap_or_else(|| phrase(answer, look, seat, names, lang)), lang)
}

/// What a move does where no effect gives it a meaning of its own.
fn phrase(answer: Move, look: Look<'_>, seat: Seat, names: &[&str], lang: Lang) -> String {
    let zoo = look.zoo(seat);
    match answer {
        Move::Map(map) => {
            let (name, text) = (map_name(map.map(), lang), map_text(map.map(), lang));
            say!(lang, "map {map}, {name}. {text}", "plan {map}, {name}. {text}")
        }
        Move::Use { action, slot, x } => {
            let strength = look.strength(seat, usize::from(slot) - 1, x);
            action_phrase(action, strength, x, lang)
        }
        Move::XToken(action) => {
            let action = action_name(action, lang);
            say!(
                lang,
                "X-token action: {action} card to slot 1, gain 1 X-token",
                "action jeton X : carte {action} en position 1, gagnez 1 jeton X"
            )
        }
        Move::Borrow { action, slot, x } => {
            let strength = look.strength(seat, usize::from(slot) - 1, x);
            let what = action_phrase(action, strength, x, lang);
            say!(lang, "borrowed: {what}", "empruntée : {what}")
        }
        Move::Repeat { x } => match look.position.agenda.performing() {
            Some(at) => {
                let slot = look.zoo(at.owner).slot_of(at.action);
                let what = action_phrase(at.action, look.strength(at.owner, slot, x), x, lang);
                say!(lang, "once more: {what}", "encore une fois : {what}")
            }
            None => word(lang, "once more", "encore une fois").into(),
        },
        Move::Done => done(look, lang),
        Move::Animal(card) => {
            let label = card_label(card, lang);
            match look.price(seat, Subject::Animal { card }) {
                Price::Animal { total, folder, .. } => {
                    let price = amount(total, Resource::Money, lang);
                    let place = from_folder(folder, lang);
                    say!(lang, "play {label} for {price}{place}", "jouer {label} pour {price}{place}")
                }
                _ => say!(lang, "play {label}", "jouer {label}"),
            }
        }
        Move::Enclosure(cell) => {
            let built = zoo.buildings.iter().find(|built| built.cells().contains(cell));
            let name = built.map_or(Building::Standard1, |built| built.building());
            let name = building_name(name, lang);
            say!(lang, "{name} at {cell}", "{name} en {cell}")
        }
        Move::Special(building) => building_name(building, lang).into(),
        Move::Flock => word(
            lang,
            "in the enclosure of another herbivore (Flock Animal)",
            "dans l'enclos d'un autre herbivore (animal grégaire)",
        )
        .into(),
        Move::Build(building) => {
            let what = a_building(building, lang);
            let price = amount(look.price_of(seat, building), Resource::Money, lang);
            say!(lang, "build {what} for {price}", "construire {what} pour {price}")
        }
        Move::Place(building, id) => place(look, seat, building, id, lang),
        Move::Draw => word(lang, "draw cards", "piocher des cartes").into(),
        Move::Snap => {
            word(lang, "snap: take any card of the display", "saisir : prendre une carte du présentoir")
                .into()
        }
        Move::Deck => word(lang, "draw from the deck", "piocher dans la pioche").into(),
        Move::Card(card) => card_choice(look, seat, card, lang),
        Move::Dig(card) => {
            let card = card_label(card, lang);
            say!(
                lang,
                "discard {card} from the display and refill",
                "défausser {card} du présentoir et compléter"
            )
        }
        Move::Refill => word(lang, "refill the display first", "compléter d'abord le présentoir").into(),
        Move::Task(task) => {
            let name = task_name(task, lang);
            match look.price(seat, Subject::Task { task }) {
                Price::Task { strength, workers } => {
                    let s = super::plural(workers, lang);
                    say!(
                        lang,
                        "{name} (strength {strength}, {workers} worker{s})",
                        "{name} (force {strength}, {workers} bénévole{s})"
                    )
                }
                _ => name.into(),
            }
        }
        Move::Donate => {
            let price = amount(look.donation_cost().into(), Resource::Money, lang);
            say!(
                lang,
                "donate {price} for 1 conservation",
                "faire un don de {price} pour 1 point de conservation"
            )
        }
        Move::Partner(continent) => {
            let name = icon_name(continent, lang);
            let bonus =
                slot_bonus(zoo.printed().partner_zoos.get(zoo.partner_zoos.len()).copied(), zoo, lang);
            say!(lang, "partner zoo {name}{bonus}", "zoo partenaire {name}{bonus}")
        }
        Move::University(kind) => {
            let (name, text) = (university_name(kind, lang), university_text(kind, lang));
            let bonus =
                slot_bonus(zoo.printed().universities.get(zoo.universities.len()).copied(), zoo, lang);
            let text = text.trim_end_matches('.');
            format!("{name} – {text}{bonus}")
        }
        Move::Support(card, level) => support(look, seat, card, level, lang),
        Move::Edge(space) => {
            let printed = &zoo.printed().edge[usize::from(space) - 1];
            let what = brief(&printed.effect, Voice { lang, map: Some(zoo.printed()) });
            let again = if printed.every_break {
                word(lang, ", and in every break", ", et à chaque pause")
            } else {
                ""
            };
            say!(lang, "space {space}: {what}{again}", "case {space} : {what}{again}")
        }
        Move::Sponsor(card) => {
            let label = card_label(card, lang);
            match look.price(seat, Subject::Sponsor { card }) {
                Price::Sponsor { level, folder, .. } => {
                    let paid = match folder {
                        0 => String::new(),
                        n => {
                            let price = amount(n.into(), Resource::Money, lang);
                            say!(lang, " for {price}", " pour {price}")
                        }
                    };
                    let place = from_folder(folder, lang);
                    say!(
                        lang,
                        "play {label}, level {level}{paid}{place}",
                        "jouer {label}, niveau {level}{paid}{place}"
                    )
                }
                _ => say!(lang, "play {label}", "jouer {label}"),
            }
        }
        Move::Break => match look.position.agenda.performing() {
            Some(at) => {
                let n = at.strength;
                let money = amount(look.break_money(at), Resource::Money, lang);
                say!(
                    lang,
                    "move the break token {n} spaces and gain {money}",
                    "avancer le jeton de pause de {n} cases et gagner {money}"
                )
            }
            None => word(lang, "move the break token for money", "avancer le jeton de pause").into(),
        },
        Move::First(source, step) => {
            let bag = look.position.agenda.bag();
            let waiting = &look.position.agenda.waiting;
            let same = |effect: &&Pending| effect.source == source && effect.part == step;
            match bag.iter().find(same).or_else(|| waiting.iter().find(same)) {
                Some(&what) => pending_text(what, look, lang),
                None => source_text(source, lang),
            }
        }
        Move::ActionCard(action) => {
            let name = action_name(action, lang);
            say!(lang, "{name} card", "carte {name}")
        }
        Move::SlotFive(action) => {
            let name = action_name(action, lang);
            say!(lang, "{name} card to slot 5", "carte {name} en position 5")
        }
        Move::Yes => word(lang, "yes", "oui").into(),
        Move::Option(option) => say!(lang, "option {option}", "option {option}"),
        Move::Back(card) => {
            let label = card_label(card, lang);
            say!(lang, "put {label} back", "reposer {label}")
        }
        Move::Money => word(lang, "money", "crédits").into(),
        Move::Tile(tile) => {
            let (name, text) = (tile_name(tile, lang), tile_text(tile, lang));
            let text = text.trim_end_matches('.');
            format!("{name} – {text}")
        }
        Move::Seat(other) => Names { names, lang }.of(other),
        Move::Give => {
            word(lang, "let a random card be drawn from your hand", "laisser piocher une carte au hasard")
                .into()
        }
        Move::Bonus(cell) => match zoo.printed().bonus(cell) {
            Some(effect) => {
                let what = brief(effect, Voice { lang, map: Some(zoo.printed()) });
                say!(lang, "bonus of {cell}: {what}", "bonus de {cell} : {what}")
            }
            None => cell.to_string(),
        },
        Move::Focus(size) => {
            let animals = animal_of(size, true, lang);
            say!(lang, "{animals} for the rest of the game", "{animals} pour le reste de la partie")
        }
        Move::Sell(card) => {
            let label = card_label(card, lang);
            let money = look.rules_of(seat).find_map(|rule| {
                let Rule::DiscardForMoney(money) = rule else { return None };
                Some(money)
            });
            let money = amount(money.unwrap_or(0).into(), Resource::Money, lang);
            say!(
                lang,
                "free move: discard {label} for {money}",
                "coup libre : défausser {label} pour {money}"
            )
        }
    }
}

/// An action with its strength.
pub(crate) fn action_phrase(action: Action, strength: i8, x: u8, lang: Lang) -> String {
    let action = action_name(action, lang);
    let tokens = match x {
        0 => String::new(),
        x => {
            let tokens = amount(x.into(), Resource::XToken, lang);
            format!(" (+{tokens})")
        }
    };
    say!(lang, "{action} action, strength {strength}{tokens}", "action {action}, force {strength}{tokens}")
}

fn from_folder(folder: u8, lang: Lang) -> String {
    match folder {
        0 => String::new(),
        n => say!(lang, " (folder {n})", " (dossier {n})"),
    }
}

fn done(look: Look<'_>, lang: Lang) -> String {
    let text = match look.position.agenda.top() {
        Frame::Action(at) => match at.progress {
            Progress::Done => word(lang, "do not repeat the action", "ne pas répéter l'action"),
            Progress::Animals { .. }
            | Progress::Association { .. }
            | Progress::Build { .. }
            | Progress::Cards
            | Progress::Drawing { .. }
            | Progress::Discarding { .. }
            | Progress::Snapping { .. }
            | Progress::Sponsors { .. } => word(lang, "finish the action", "terminer l'action"),
        },
        Frame::Turn(_) => word(lang, "end the turn", "terminer le tour"),
        Frame::MoveIn { .. } => word(lang, "no (more) animal moves", "plus aucun animal ne déménage"),
        Frame::Doing(doing) if doing.begun => word(lang, "enough", "c'est assez"),
        _ => word(lang, "do nothing", "ne rien faire"),
    };
    text.into()
}

/// A placement by the cells it covers, and the bonuses under them.
fn place(look: Look<'_>, seat: Seat, building: Building, id: u16, lang: Lang) -> String {
    let (anchor, _) = Placement::name(building, id);
    let cells = placements(building)[usize::from(id)].cells;
    let map = look.zoo(seat).printed();
    let v = Voice { lang, map: Some(map) };
    let bonuses: Vec<String> =
        cells.iter().filter_map(|cell| map.bonus(cell)).map(|effect| brief(effect, v)).collect();
    let all: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    let all = all.join(" ");
    let what = a_building(building, lang);
    let place = if cells.len() == 1 {
        say!(lang, "{what} on {anchor}", "{what} sur {anchor}")
    } else {
        say!(lang, "{what} on {all}", "{what} sur {all}")
    };
    match bonuses.is_empty() {
        true => place,
        false => {
            let bonuses = and(&bonuses, lang);
            say!(lang, "{place} (covers: {bonuses})", "{place} (recouvre : {bonuses})")
        }
    }
}

/// A card that is chosen, with what it is chosen for.
fn card_choice(look: Look<'_>, seat: Seat, card: CardId, lang: Lang) -> String {
    let label = card_label(card, lang);
    let folder = look.position.market.folder(card).filter(|_| !look.zoo(seat).hand.contains(card));
    if let Some(folder) = folder {
        let folder = folder + 1;
        return say!(lang, "take {label} (folder {folder})", "prendre {label} (dossier {folder})");
    }
    match look.position.agenda.top() {
        Frame::Setup(_) => say!(lang, "keep {label}", "garder {label}"),
        Frame::Break(_) | Frame::ScoringDiscard => say!(lang, "discard {label}", "défausser {label}"),
        Frame::Action(_) => say!(lang, "discard {label}", "défausser {label}"),
        Frame::Support(_) => say!(lang, "release {label}", "relâcher {label}"),
        Frame::MoveIn { .. } => say!(lang, "{label} moves in", "{label} emménage"),
        _ => label,
    }
}

/// What the next space for a tile gives besides.
fn slot_bonus(effects: Option<&[Effect]>, zoo: &crate::position::Zoo, lang: Lang) -> String {
    let v = Voice { lang, map: Some(zoo.printed()) };
    let effects: Vec<String> = effects.unwrap_or_default().iter().map(|effect| brief(effect, v)).collect();
    match effects.is_empty() {
        true => String::new(),
        false => {
            let what = and(&effects, lang);
            say!(lang, " (space: {what})", " (case : {what})")
        }
    }
}

/// A level of a project: what it needs and gives.
fn support(look: Look<'_>, seat: Seat, card: CardId, level: u8, lang: Lang) -> String {
    let label = card_label(card, lang);
    let name = level_name(level, lang);
    let printed = &look.rules.project(card).levels[usize::from(level)];
    let v = Voice { lang, map: Some(look.zoo(seat).printed()) };
    let mut gains = Vec::new();
    if printed.conservation > 0 {
        gains.push(amount(printed.conservation.into(), Resource::Conservation, lang));
    }
    if printed.reputation > 0 {
        gains.push(amount(printed.reputation.into(), Resource::Reputation, lang));
    }
    gains.extend(printed.extra.iter().map(|effect| brief(effect, v)));
    let gains = and(&gains, lang);
    let need = super::cards::need_phrase(printed.need, v);
    let new = look.position.association.project(card).is_none();
    let play = if new { word(lang, " (new)", " (nouveau)") } else { "" };
    say!(
        lang,
        "{label}{play}, {name} level: {need} – {gains}",
        "{label}{play}, niveau de {name} : {need} – {gains}"
    )
}
