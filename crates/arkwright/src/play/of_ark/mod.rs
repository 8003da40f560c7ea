//! Ark at the terminal.

mod boat;
mod choices;
pub mod deck;
mod options;
mod why;
mod words;

use super::PlayArgs;
use super::answer::{Answer, wrong};
use super::at_table::{AnswerOf, AtTable, Pane, Reply};
use super::list::Listed;
use super::ui::{DIM, capital, counted, indented, rule, t};
use super::{seats, session};
use crate::Failure;
use crate::cards::paint;
use crate::words::Lang;
use ark::{Event, Move, Options, Question, Rules, texts};
use bots::Level;
use tabletop::{Seat, Viewer};

/// A game of Ark at this terminal.
type Session = session::Session<Rules>;

/// What only Ark is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Everything printed on a card.
    Card(String),
}

impl AtTable for Rules {
    const TITLE: &'static str = "Ark";
    const USUAL: usize = 3;
    const COMMANDS: &'static [&'static str] = &["card"];
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

    fn matters(_: Event) -> bool {
        true
    }

    fn turns(_: &Self::Position, events: &[(usize, Event)]) -> usize {
        events.iter().filter(|(_, event)| matches!(event, Event::Turn { .. })).count()
    }

    fn command(line: &str, lang: Lang) -> Option<AnswerOf<Rules>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word.to_lowercase().as_str(), rest.trim()) {
            ("card", "") => Some(wrong(lang, "card 12", "card 12")),
            ("card", rest) => Some(Answer::Own(Command::Card(rest.into()))),
            _ => None,
        }
    }

    fn obey(session: &Session, seat: Seat, command: Command, width: usize) -> Reply<Move> {
        let Command::Card(text) = command;
        Reply::Text(why::card(session, seat, &text, width))
    }

    /// The table where a turn begins or a pet is asked for, otherwise one line of it.
    fn around_news(session: &Session, seat: Seat, width: usize) -> (String, String) {
        match session.game.question(seat, Viewer::Seat(seat)) {
            Some(Question::Turn | Question::Endgame | Question::Pet) => {
                (Self::table(session, seat, width), String::new())
            }
            Some(
                Question::Second
                | Question::Place { .. }
                | Question::Drive { .. }
                | Question::Row
                | Question::Ability { .. }
                | Question::Exchange { .. },
            )
            | None => (String::new(), status(session, seat)),
        }
    }

    fn table(session: &Session, seat: Seat, width: usize) -> String {
        let view = session.game.view(Viewer::Seat(seat));
        let (rules, names, lang) = (session.game.rules(), session.names(), session.lang);
        let title = rule(t(lang, "The ark", "L'arche"), "", width);
        let (boat, table) =
            (boat::boat(rules, &view, lang, width), boat::majorities(rules, &view, &names, lang, width));
        format!("{title}\n{boat}{table}")
    }

    fn in_order(session: &Session, moves: Vec<Move>) -> Vec<Move> {
        choices::in_order(session, moves)
    }

    fn listed(session: &Session, seat: Seat, moves: &[Move]) -> Listed {
        choices::list(session, seat, moves)
    }

    fn status(session: &Session, seat: Seat) -> String {
        status_line(session, seat)
    }

    fn panes(session: &Session, seat: Seat, width: usize) -> Vec<Pane> {
        let view = session.game.view(Viewer::Seat(seat));
        let (rules, names, lang) = (session.game.rules(), session.names(), session.lang);
        let pane = |title: &str, text: String| Pane { title: title.into(), text, whole: 0 };
        vec![
            pane(t(lang, "Ark", "Arche"), boat::boat(rules, &view, lang, width)),
            pane(t(lang, "Majorities", "Majorités"), boat::majorities(rules, &view, &names, lang, width)),
            pane(t(lang, "Hand", "Main"), why::why(session, seat, "", width)),
        ]
    }

    fn needed(_: &Session, _: Seat) -> usize {
        0
    }

    fn word(text: &str, lang: Lang) -> Option<String> {
        words::word(text, lang)
    }

    fn why(session: &Session, seat: Seat, text: &str, width: usize) -> String {
        why::why(session, seat, text, width)
    }

    fn score(session: &Session, viewer: Viewer, width: usize) -> String {
        let (rules, lang) = (session.game.rules(), session.lang);
        let names = session.names();
        let mut text = String::new();
        for player in &session.game.view(viewer).seats {
            let points = counted(player.points.into(), lang, ["point", "points"], ["point", "points"]);
            text += &rule(&texts::player_name(rules, player.seat, &names, lang), &points, width);
            let strong: Vec<String> = player
                .figures
                .iter()
                .filter(|on| on.strength > 0)
                .map(|on| {
                    let (name, strength) =
                        (texts::kind_name(on.scoring, lang), texts::strength(on.strength, lang));
                    format!("{name} {strength} → {}", on.points)
                })
                .chain([counted(player.discs.into(), lang, ["disc", "discs"], ["disque", "disques"])])
                .chain(player.pet.as_ref().map(|pet| {
                    let name = texts::card_name(rules, pet.card, lang);
                    format!("{} {name}", t(lang, "pet", "animal de compagnie"))
                }))
                .collect();
            text += "\n";
            text.extend(
                indented(&format!("  {}", strong.join(", ")), width).iter().map(|line| format!("{line}\n")),
            );
        }
        text
    }

    fn help(lang: Lang) -> &'static str {
        why::help(lang)
    }
}

/// One line for the steps within a turn.
fn status(session: &Session, seat: Seat) -> String {
    format!("{}\n", paint(DIM, &status_line(session, seat)))
}

fn status_line(session: &Session, seat: Seat) -> String {
    let lang = session.lang;
    let view = session.game.view(Viewer::Seat(seat));
    let Some(own) = view.own() else { return String::new() };
    let parts = [
        format!("{} {}", t(lang, "heel", "gîte"), texts::heel(view.ark.heel)),
        counted(own.discs.into(), lang, ["disc", "discs"], ["disque", "disques"]),
        counted(own.hand, lang, ["card", "cards"], ["carte", "cartes"]),
        counted(own.points.into(), lang, ["point", "points"], ["point", "points"]),
    ];
    let colon = t(lang, ":", "\u{a0}:");
    let name = texts::player_name(session.game.rules(), seat, &session.names(), lang);
    format!("{name}{colon} {}", parts.join(" · "))
}
