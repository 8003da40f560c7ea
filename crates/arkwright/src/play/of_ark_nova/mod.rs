//! Ark Nova at the terminal.

mod action_cards;
mod board;
mod choices;
mod map;
mod options;
mod score;
mod sheet;
mod table;
#[cfg(test)]
mod tests;
mod why;
mod words;

pub use options::{EASY, map, maps};

use super::PlayArgs;
use super::answer::{Answer, wrong};
use super::at_table::{AnswerOf, AtTable, Pane, Reply};
use super::list::Listed;
use super::ui::{capital, t};
use super::{seats, session};
use crate::cards::{Search, edition_name, readable};
use crate::words::Lang;
use crate::{Failure, terminal};
use ark_nova::catalogue::{CardId, Edition, MapId};
use ark_nova::flow::event::Loss;
use ark_nova::hex::{Cell, Cells};
use ark_nova::knowing::view::{EdgeView, ZooView};
use ark_nova::{Event, Move, Options, Position, Question, Rules};
use bots::Level;
use sheet::{Sheet, Shown};
use tabletop::{Seat, Told, Viewer};

/// A game of Ark Nova at this terminal.
type Session = session::Session<Rules>;

/// Screens at least this high have room for the map beside the table.
const HIGH: usize = 55;

/// What only Ark Nova is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The placements that cover a cell.
    Cell(Cell),
    /// Everything printed on a card, unless the words choose it.
    Card(String),
    /// Everything printed on a card, in any case.
    Show(String),
    /// What the action cards of a player allow.
    Actions(Option<usize>),
    /// The association board and the bonus tiles.
    Board,
    /// The own zoo map.
    Map,
    /// Any zoo map, only to look at it.
    Look(MapId),
    /// What a player has in the zoo.
    Zoo(Option<usize>),
}

impl session::Session<Rules> {
    /// Draws from what a seat may know.
    fn drawn<T>(&self, seat: Seat, draw: impl FnOnce(&Sheet<'_>) -> T) -> T {
        self.drawn_for(Viewer::Seat(seat), seat, draw)
    }

    /// Draws from what a viewer may know, with a seat in front.
    fn drawn_for<T>(&self, viewer: Viewer, seat: Seat, draw: impl FnOnce(&Sheet<'_>) -> T) -> T {
        let (rules, position) = (self.game.rules(), self.game.position());
        draw(&Sheet {
            rules,
            view: self.game.view(viewer),
            seat,
            names: &self.names,
            lang: self.lang,
            events: self.events().iter().map(|(_, event)| event.seen_by(viewer)).collect(),
            explain: &|subject| rules.look(position).explain(seat, subject),
        })
    }

    /// The moves with their words and what they point at.
    fn shown(&self, seat: Seat, moves: &[Move]) -> Vec<Shown> {
        let (rules, position, names) = (self.game.rules(), self.game.position(), self.names());
        moves
            .iter()
            .map(|&answer| Shown {
                answer,
                text: rules.move_text(position, seat, answer, &names, self.lang),
                points_at: rules.points_at(position, seat, answer),
            })
            .collect()
    }
}

impl AtTable for Rules {
    const TITLE: &'static str = "Ark Nova";
    const USUAL: usize = 2;
    const COMMANDS: &'static [&'static str] = &["card", "show", "actions", "board", "map", "zoo"];
    const KEEP: Option<&'static str> = Some("card");
    type Command = Command;

    fn chosen(args: &PlayArgs, players: usize) -> Result<Options, Failure> {
        options::options(args, players)
    }

    fn players(options: &Options) -> usize {
        options.players.into()
    }

    fn robot(level: Level, seat: usize, lang: Lang) -> String {
        format!("{} {seat}", capital(seats::level_word(level, lang)))
    }

    fn matters(event: Event) -> bool {
        // What follows from another event is left out.
        !matches!(
            event,
            Event::Slot { .. }
                | Event::Displayed { .. }
                | Event::Lost { reason: Loss::Price | Loss::Spent, .. }
        )
    }

    fn turns(position: &Position, _: &[(usize, Event)]) -> usize {
        position.turns as usize
    }

    fn command(line: &str, lang: Lang) -> Option<AnswerOf<Rules>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Some(match word.to_lowercase().as_str() {
            // `card 407` shows a card, unless the question takes it as a move.
            "card" if rest.is_empty() => wrong(lang, "card 407", "card 407"),
            "card" => Answer::Own(Command::Card(rest.into())),
            "show" if rest.is_empty() => wrong(lang, "show 407", "show 407"),
            "show" => Answer::Own(Command::Show(rest.into())),
            "actions" => Answer::Own(Command::Actions(rest.parse().ok().filter(|n| *n > 0))),
            "board" if rest.is_empty() => Answer::Own(Command::Board),
            "map" if rest.is_empty() => Answer::Own(Command::Map),
            // Looking never takes.
            "map" => match rest.parse() {
                Ok(map) => Answer::Own(Command::Look(map)),
                Err(_) => wrong(lang, "map 3", "map 3"),
            },
            "take" if rest.parse::<MapId>().is_ok() => Answer::Move(Move::Map(rest.parse().ok()?)),
            "zoo" => Answer::Own(Command::Zoo(rest.parse().ok().filter(|n| *n > 0))),
            _ => Answer::Own(Command::Cell(line.to_lowercase().parse().ok()?)),
        })
    }

    fn obey(session: &Session, seat: Seat, command: Command, width: usize) -> Reply<Move> {
        let lang = session.lang;
        Reply::Text(match command {
            Command::Cell(cell) => {
                let moves = session.shown(seat, &session.legal(seat));
                session.drawn(seat, |sheet| choices::covering(sheet, &moves, cell, width))
            }
            Command::Card(text) => {
                // The same words choose a card where that is asked.
                let chosen = text.parse().ok().map(|number| Move::Card(CardId(number)));
                if let Some(answer) = chosen.filter(|answer| session.legal(seat).contains(answer)) {
                    return Reply::Move(answer);
                }
                card(&text, session.game.rules().options.edition, lang)
            }
            Command::Show(text) => card(&text, session.game.rules().options.edition, lang),
            Command::Board => session.drawn(seat, |sheet| board::board(sheet, width)),
            Command::Map => session.drawn(seat, |sheet| map_of(sheet, seat, width)),
            Command::Look(map) => session.drawn(seat, |sheet| printed_map(sheet, map, width)),
            Command::Zoo(Some(number)) | Command::Actions(Some(number)) if number > session.players.len() => {
                match lang {
                    Lang::En => format!("Players are numbered 1 to {}.\n", session.players.len()),
                    Lang::Fr => format!("Les joueurs sont numérotés de 1 à {}.\n", session.players.len()),
                }
            }
            Command::Actions(number) => {
                let whose = number.map_or(seat, |number| Seat(number as u8 - 1));
                session.drawn(seat, |sheet| action_cards::of_seat(sheet, whose, width))
            }
            Command::Zoo(number) => {
                let whose = number.map_or(seat, |number| Seat(number as u8 - 1));
                session.drawn(seat, |sheet| table::zoo_of(sheet, whose, width) + &map_of(sheet, whose, width))
            }
        })
    }

    /// The table where a turn or a step of the set-up begins, otherwise one line of it.
    fn around_news(session: &Session, seat: Seat, width: usize) -> (String, String) {
        let question = session.game.question(seat, Viewer::Seat(seat));
        session.drawn(seat, |sheet| {
            let begins = match question {
                Some(Question::Action | Question::Map | Question::Draft { .. } | Question::Alternates) => {
                    true
                }
                Some(Question::Keep { .. } | Question::HandLimit { .. }) => sheet.own().picked.is_empty(),
                _ => false,
            };
            let high = terminal::height().is_some_and(|height| height >= HIGH);
            let place = matches!(question, Some(Question::Place(_)))
                || session
                    .legal(seat)
                    .iter()
                    .any(|answer| matches!(answer, Move::Lift(_) | Move::Return(..)));
            let mut above = String::new();
            if place || (begins && high && sheet.view.clock.turn > 0) {
                above += &map_of(sheet, seat, width);
            }
            if begins {
                above += &table::table(sheet, width);
                return (above, String::new());
            }
            (above, format!("{}\n", table::status(sheet)))
        })
    }

    fn table(session: &Session, seat: Seat, width: usize) -> String {
        session.drawn(seat, |sheet| table::table(sheet, width))
    }

    fn in_order(_: &Session, moves: Vec<Move>) -> Vec<Move> {
        choices::in_order(moves)
    }

    fn listed(session: &Session, seat: Seat, moves: &[Move]) -> Listed {
        let moves = session.shown(seat, moves);
        session.drawn(seat, |sheet| choices::list(sheet, &moves))
    }

    fn status(session: &Session, seat: Seat) -> String {
        session.drawn(seat, table::status_line)
    }

    fn panes(session: &Session, seat: Seat, width: usize) -> Vec<Pane> {
        let offered: Vec<MapId> = offered_maps(session, seat);
        session.drawn(seat, |sheet| {
            let lang = sheet.lang;
            let pane = |title: &str, text: String| Pane { title: title.into(), text, whole: 0 };
            let mut panes: Vec<Pane> = offered
                .iter()
                .map(|&map| {
                    pane(&format!("{} {map}", t(lang, "Map", "Plan")), printed_map(sheet, map, width))
                })
                .collect();
            if panes.is_empty() {
                panes.push(pane(t(lang, "Zoo", "Zoo"), map_of(sheet, seat, width)));
            }
            // The maps are pictures.
            panes.iter_mut().for_each(|map| map.whole = map::HEIGHT + 1);
            panes.push(pane(t(lang, "Table", "Table"), table::table(sheet, width)));
            let display = table::display(sheet, width);
            let none = t(lang, "No cards lie there yet.\n", "Aucune carte n'y est encore.\n");
            let display = if display.is_empty() { none.to_owned() } else { display };
            panes.push(pane(t(lang, "Display", "Rivière"), display));
            panes.push(pane(t(lang, "Hand", "Main"), table::hand_in_full(sheet, width)));
            panes.push(pane(t(lang, "Board", "Plateau"), table::association(sheet, width)));
            panes
        })
    }

    fn needed(session: &Session, seat: Seat) -> usize {
        let maps = offered_maps(session, seat).len().max(1);
        let part = match session.game.question(seat, Viewer::Seat(seat)) {
            Some(Question::Map | Question::Place(_)) | None => Part::Map,
            Some(Question::Keep { .. } | Question::HandLimit { .. }) => Part::Hand,
            Some(Question::Action) => Part::Table,
            Some(_) => {
                let view = session.game.view(Viewer::Seat(seat));
                let shown = |card| view.display.iter().any(|folder| folder.card == Some(card));
                let moves = session.legal(seat);
                moves.iter().find_map(|&answer| lies(answer, shown)).unwrap_or(Part::Table)
            }
        };
        match part {
            Part::Map => 0,
            Part::Table => maps,
            Part::Display => maps + 1,
            Part::Hand => maps + 2,
            Part::Board => maps + 3,
        }
    }

    fn word(text: &str, lang: Lang) -> Option<String> {
        words::word(text, lang)
    }

    fn why(session: &Session, seat: Seat, text: &str, width: usize) -> String {
        session.drawn(seat, |sheet| why::why(sheet, text, width))
    }

    fn score(session: &Session, viewer: Viewer, width: usize) -> String {
        let front = Option::from(viewer).unwrap_or_default();
        session.drawn_for(viewer, front, |sheet| score::score(sheet, width))
    }

    fn help(lang: Lang) -> &'static str {
        why::help(lang)
    }
}

/// A part of the table that has a pane.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Map,
    Table,
    Display,
    Hand,
    Board,
}

/// Where what a move names lies, if it lies somewhere.
fn lies(answer: Move, shown: impl Fn(CardId) -> bool) -> Option<Part> {
    match answer {
        Move::Build(_) | Move::Enclosure(_) | Move::Lift(_) | Move::Return(..) | Move::Bonus(_) => {
            Some(Part::Map)
        }
        Move::Draw | Move::Snap | Move::Deck | Move::Dig(_) | Move::Refill => Some(Part::Display),
        Move::Card(card) if shown(card) => Some(Part::Display),
        Move::Animal(_) | Move::Sponsor(_) | Move::Card(_) => Some(Part::Hand),
        Move::Task(_)
        | Move::TaskWith(..)
        | Move::Hire
        | Move::Donate
        | Move::Partner(_)
        | Move::University(_)
        | Move::Support(..)
        | Move::Tile(_) => Some(Part::Board),
        _ => None,
    }
}

/// The maps a seat may choose from now.
fn offered_maps(session: &Session, seat: Seat) -> Vec<MapId> {
    let moves = session.legal(seat).into_iter();
    moves
        .filter_map(|answer| match answer {
            Move::Map(map) => Some(map),
            _ => None,
        })
        .collect()
}

/// A map as it is printed, with nothing built.
fn printed_map(sheet: &Sheet<'_>, map: MapId, width: usize) -> String {
    let edge = (1..).zip(&map.map().edge).map(|(space, printed)| {
        let every_break = printed.every_break;
        EdgeView { space, has_token: true, every_break }
    });
    let bare = ZooView { map, buildings: Vec::new(), edge: edge.collect(), ..sheet.own().clone() };
    let mut text = map::with_legend(&bare, Cells::NONE, sheet.lang, width);
    for line in table::spaces(&bare, sheet.lang, width) {
        text += &format!("{line}\n");
    }
    text
}

fn map_of(sheet: &Sheet<'_>, seat: Seat, width: usize) -> String {
    map::with_legend(sheet.zoo(seat), Cells::NONE, sheet.lang, width)
}

fn card(text: &str, edition: Edition, lang: Lang) -> String {
    let mut search = Search::new(lang);
    match search.add_line(&format!("{text} edition:{}", edition_name(edition))) {
        Ok(()) => readable(&search).1,
        Err(error) => format!("{error}\n"),
    }
}
