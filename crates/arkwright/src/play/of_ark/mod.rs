//! Ark at the terminal.

mod choices;
pub mod deck;
mod options;
mod why;

use super::PlayArgs;
use super::answer::{Answer, wrong};
use super::at_table::{AnswerOf, AtTable, Reply};
use super::ui::{DIM, capital, indented, rule, t};
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
        let text = ark::table_text(session.game.rules(), &view, &session.names(), session.lang);
        let title = rule(t(session.lang, "The ark", "L'arche"), "", width);
        let lines: Vec<String> = text.lines().flat_map(|line| indented(line, width)).collect();
        format!("{title}\n{}\n", lines.join("\n"))
    }

    fn list(session: &Session, seat: Seat, moves: &[Move], from: usize, width: usize) -> String {
        choices::list(session, seat, moves, from, width)
    }

    fn why(session: &Session, seat: Seat, text: &str) -> String {
        why::why(session, seat, text)
    }

    fn score(session: &Session, viewer: Viewer, width: usize) -> String {
        let (rules, lang) = (session.game.rules(), session.lang);
        let names = session.names();
        let mut text = String::new();
        for player in &session.game.view(viewer).seats {
            let points = format!("{} {}", player.points, t(lang, "points", "points"));
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
                .chain([format!("{} {}", player.discs, t(lang, "discs", "disques"))])
                .chain(player.pet.as_ref().map(|pet| {
                    let name = texts::card_name(rules, pet.card, lang);
                    format!("{} {name}", t(lang, "pet", "animal de compagnie"))
                }))
                .collect();
            text += &format!("\n  {}\n", strong.join(", "));
        }
        text
    }

    fn help(lang: Lang) -> &'static str {
        why::help(lang)
    }
}

/// One line for the steps within a turn.
fn status(session: &Session, seat: Seat) -> String {
    let lang = session.lang;
    let view = session.game.view(Viewer::Seat(seat));
    let Some(own) = view.own() else { return String::new() };
    let parts = [
        format!("{} {:+}", t(lang, "heel", "gîte"), view.ark.heel),
        format!("{} {}", own.discs, t(lang, "discs", "disques")),
        format!("{} {}", own.hand, t(lang, "cards", "cartes")),
    ];
    let colon = t(lang, ":", "\u{a0}:");
    let name = texts::player_name(session.game.rules(), seat, &session.names(), lang);
    let text = format!("{name}{colon} {}", parts.join(" · "));
    format!("{}\n", paint(DIM, &text))
}
