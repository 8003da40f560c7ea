//! The table line by line: for pipes, and for terminals that can do no more.

use super::answer::{Answer, read_answer};
use super::at_table::AtTable;
use super::desk::{Desk, Upshot, afterwards, farewell, in_order, result};
use super::list;
use super::session::Session;
use super::ui::{BOLD, DIM, screen_width};
use crate::cards::{paint, wrap};
use crate::prompt::{Prompt, Read, unreadable};
use crate::words::Lang;
use crate::{Done, Failure, terminal};
use tabletop::{Seat, Viewer};

/// Plays until the game is over and everybody has read the end, or the input ends.
pub fn run<G: AtTable>(session: &mut Session<G>) -> Result<Done, Failure> {
    let mut lines = Lines { prompt: Prompt::new("> "), from: 0 };
    let mut desk = Desk::new(session);
    terminal::print(&welcome(G::TITLE, session.lang))?;
    let played = lines.play(session, &mut desk);
    // Whatever happened to the terminal, the game is kept.
    let farewell = farewell(session);
    played?;
    terminal::print(&format!("\n{farewell}"))?;
    Ok(Done::Found)
}

fn welcome(title: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{title}. Type the number of a move; help lists everything else you can type.\n"),
        Lang::Fr => {
            format!("{title}. Tapez le numéro d'un coup ; help montre tout ce que vous pouvez taper.\n")
        }
    }
}

struct Lines {
    prompt: Prompt,
    /// The first line of the moves shown.
    from: usize,
}

impl Lines {
    fn play<G: AtTable>(&mut self, session: &mut Session<G>, desk: &mut Desk) -> Result<(), Failure> {
        loop {
            while session.bot_moves()? {}
            terminal::print(&session.keeping.news())?;
            if session.game.ending().is_some() {
                return self.review(session, desk);
            }
            let Some(seat) = desk.next_seat(session) else { return Ok(()) };
            if desk.changes_hands(session, seat) && !self.hand_over(session, seat)? {
                return Ok(());
            }
            self.show(session, desk, seat)?;
            if !self.ask(session, desk, seat)? {
                return Ok(());
            }
        }
    }

    /// The end: points and places, and everything can still be read until the person leaves.
    fn review<G: AtTable>(&mut self, session: &mut Session<G>, desk: &mut Desk) -> Result<(), Failure> {
        let seat = desk.after_the_end(session);
        let news = desk.news(session, Viewer::Seat(seat), seat);
        terminal::print(&told(&news))?;
        terminal::print(&format!("\n{}", result(session, screen_width())))?;
        terminal::print(&format!("\n{}", afterwards(session.lang)))?;
        while self.ask(session, desk, seat)? {
            // Another game was loaded.
            if session.game.ending().is_none() {
                return self.play(session, desk);
            }
        }
        Ok(())
    }

    /// Where several people share the screen, the next one is called first; `false` if the input ended.
    fn hand_over<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<bool, Failure> {
        let name = &session.names[seat.index()];
        let clear = if self.prompt.person { "\u{1b}[2J\u{1b}[3J\u{1b}[H" } else { "" };
        let text = match session.lang {
            Lang::En => format!("Hand the screen to {name}, who presses Enter."),
            Lang::Fr => format!("Passez l'écran à {name}, qui appuie sur Entrée."),
        };
        terminal::print(&format!("{clear}\n{}\n", paint(BOLD, &text)))?;
        self.prompt.forget();
        Ok(match self.prompt.line()? {
            Read::Line(line) => read_answer::<G>(&line, session.lang) != Answer::Quit,
            Read::Unreadable => true,
            Read::End => false,
        })
    }

    /// The table or a part of it, the news and the question.
    fn show<G: AtTable>(&mut self, session: &Session<G>, desk: &mut Desk, seat: Seat) -> Result<(), Failure> {
        self.from = 0;
        let (above, below) = G::around_news(session, seat, screen_width());
        terminal::print(&format!("\n{above}"))?;
        let news = desk.news(session, Viewer::Seat(seat), seat);
        terminal::print(&told(&news))?;
        terminal::print(&below)?;
        self.show_question(session, seat)
    }

    fn show_question<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<(), Failure> {
        let viewer = Viewer::Seat(seat);
        let Some(text) = session.question_text(seat, viewer, session.lang) else { return Ok(()) };
        let width = screen_width();
        let name = &session.names[seat.index()];
        let asked: Vec<String> = wrap(&format!("{name} – {text}"), width);
        let mut shown: String = asked.iter().map(|line| format!("{}\n", paint(BOLD, line))).collect();
        shown +=
            &list::page(&G::listed(session, seat, &in_order(session, seat)), self.from, width, session.lang);
        Ok(terminal::print(&shown)?)
    }

    /// Reads lines until the game changes; `false` if the person leaves.
    fn ask<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        desk: &mut Desk,
        seat: Seat,
    ) -> Result<bool, Failure> {
        let width = screen_width();
        loop {
            let line = match self.prompt.line()? {
                Read::Line(line) => line,
                Read::Unreadable => {
                    terminal::print(unreadable(session.lang))?;
                    continue;
                }
                Read::End => return Ok(false),
            };
            match desk.answer(session, seat, read_answer::<G>(&line, session.lang), width) {
                Upshot::Text(text) => terminal::print(&text)?,
                Upshot::Moved(text) => {
                    terminal::print(&text)?;
                    return Ok(true);
                }
                Upshot::Leave => return Ok(false),
                Upshot::Table => {
                    terminal::print(&G::table(session, seat, width))?;
                    self.show_question(session, seat)?;
                }
                Upshot::Question => self.show_question(session, seat)?,
                Upshot::Moves => {
                    self.from = 0;
                    self.show_question(session, seat)?;
                }
                Upshot::More => {
                    self.from += list::page_length();
                    if self.from >= G::listed(session, seat, &in_order(session, seat)).lines.len() {
                        self.from = 0;
                    }
                    self.show_question(session, seat)?;
                }
            }
        }
    }
}

/// Log lines before a question, all of them: nobody has seen them yet.
fn told(news: &[String]) -> String {
    let lines = news.iter().flat_map(|line| wrap(line, screen_width() - 2));
    lines.map(|line| format!("{}\n", paint(DIM, &format!("  {line}")))).collect()
}
