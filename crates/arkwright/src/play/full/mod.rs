//! The table on the whole screen: what the question needs is in front, everything else one key away.

mod draw;
#[cfg(test)]
mod tests;

use super::answer::{Answer, read_answer};
use super::at_table::{AtTable, Pane};
use super::desk::{Desk, Upshot, afterwards, farewell, in_order, result};
use super::list::drawn;
use super::session::Session;
use super::ui::t;
use super::{PlayArgs, log};
use crate::cards::wrap;
use crate::words::Lang;
use crate::{Done, Failure, terminal};
use draw::{Fitted, Scene, pane_width};
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::io::{self, IsTerminal};
use std::time::Duration;
use tabletop::{Seat, Viewer};
use tui_input::Input;
use tui_input::backend::crossterm::EventHandler;

/// How often signals are looked at while nobody types.
const GLANCE: Duration = Duration::from_millis(200);
/// News of more lines than this get a pane of their own on small screens.
const FEW: usize = 4;

/// Whether this terminal can show a whole screen, and the person wants one.
pub fn is_wanted(args: &PlayArgs) -> bool {
    let small = terminal::height().is_none_or(|height| height < 16) || terminal::table_width() < Some(60);
    !args.plain && !terminal::is_dumb() && !small && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays until the game is over and everybody has read the end, or the person leaves.
pub fn run<G: AtTable>(session: &mut Session<G>) -> Result<Done, Failure> {
    let mut desk = Desk::new(session);
    let played = match ratatui::try_init() {
        Ok(terminal) => {
            let mut full =
                Full { terminal, input: Input::default(), past: Vec::new(), at: None, said: String::new() };
            let played = full.play(session, &mut desk);
            let _ = ratatui::try_restore();
            played
        }
        Err(error) => Err(error.into()),
    };
    // Whatever happened to the terminal, the game is kept.
    let farewell = farewell(session);
    played?;
    terminal::print(&farewell)?;
    Ok(Done::Found)
}

struct Full {
    terminal: DefaultTerminal,
    input: Input,
    /// What was typed before.
    past: Vec<String>,
    /// Where in it the person is.
    at: Option<usize>,
    /// What came of the last line, to be read beside the next question.
    said: String,
}

/// What a person did.
enum Typed {
    Line(String),
    /// Something else is to be shown.
    Look(Look),
    /// The terminal is gone, or the person leaves.
    End,
}

enum Look {
    Pane(usize),
    Next(isize),
    Scroll(isize),
    Moves(isize),
    Close,
    Again,
}

impl Full {
    fn play<G: AtTable>(&mut self, session: &mut Session<G>, desk: &mut Desk) -> Result<(), Failure> {
        loop {
            let Some(seat) = desk.next_seat(session).filter(|_| session.ending().is_none()) else {
                if session.ending().is_none() && self.bots(session)? {
                    continue;
                }
                if session.ending().is_some()
                    && self.question(session, desk, None)?
                    && session.ending().is_none()
                {
                    continue;
                }
                return Ok(());
            };
            if desk.changes_hands(session, seat) && !self.hand_over(session, seat)? {
                return Ok(());
            }
            if !self.question(session, desk, Some(seat))? {
                return Ok(());
            }
            while session.bot_moves()? {}
        }
    }

    fn bots<G: AtTable>(&mut self, session: &mut Session<G>) -> Result<bool, Failure> {
        let mut moved = false;
        while session.bot_moves()? {
            moved = true;
        }
        Ok(moved)
    }

    /// Asks a seat, or shows the end of the game, until the game changes; `false` if the person leaves.
    fn question<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        desk: &mut Desk,
        asked: Option<Seat>,
    ) -> Result<bool, Failure> {
        let lang = session.lang;
        let seat = asked.unwrap_or_else(|| desk.after_the_end(session));
        let before = desk.told[seat.index()];
        let news = desk.news(session, Viewer::Seat(seat), seat);
        let mut width = 0;
        let mut scene = Scene::blank(lang);
        let mut said = std::mem::take(&mut self.said) + &session.keeping.news();
        if asked.is_none() {
            said += &result(session, pane_width(self.terminal.size()?.width));
        }
        if !said.is_empty() {
            scene.reply = Some(said);
        }
        loop {
            let size = self.terminal.size()?;
            if usize::from(size.width) != width {
                let first = width == 0;
                width = size.width.into();
                fill(&mut scene, session, seat, asked, (before, &news), size.width);
                if first && scene.news.len() > FEW && size.width < draw::WIDE && scene.reply.is_none() {
                    let title = t(lang, "What happened:", "Ce qui s'est passé :");
                    let told = fold(&news, pane_width(size.width).saturating_sub(1)).join("\n");
                    scene.news.clear();
                    scene.reply = Some(format!("{title}\n{told}"));
                }
            }
            scene.typed = self.input.value().to_owned();
            scene.cursor = self.input.visual_cursor();
            let mut fitted = Fitted::default();
            self.terminal.draw(|frame| fitted = draw::draw(frame, &scene))?;
            match self.next()? {
                Typed::End => return Ok(false),
                Typed::Look(look) => move_on(&mut scene, &look, fitted),
                Typed::Line(line) => {
                    if line.trim().is_empty() && scene.reply.is_some() {
                        scene.reply = None;
                        scene.scroll = 0;
                        continue;
                    }
                    let answer = read_answer::<G>(&line, lang);
                    match desk.answer(session, seat, answer, pane_width(size.width)) {
                        Upshot::Leave => return Ok(false),
                        Upshot::Moved(text) => {
                            self.said = text;
                            return Ok(true);
                        }
                        Upshot::Text(text) => {
                            scene.reply = Some(text);
                            scene.scroll = 0;
                        }
                        Upshot::Table => move_on(&mut scene, &Look::Pane(0), fitted),
                        Upshot::Moves | Upshot::Question => scene.from = 0,
                        Upshot::More => move_on(&mut scene, &Look::Moves(1), fitted),
                    }
                }
            }
        }
    }

    /// Where several people share the screen, the next one is called first; `false` if the terminal is gone.
    fn hand_over<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<bool, Failure> {
        let name = &session.names[seat.index()];
        let text = match session.lang {
            Lang::En => format!("Hand the screen to {name}, who presses Enter."),
            Lang::Fr => format!("Passez l'écran à {name}, qui appuie sur Entrée."),
        };
        // What one person typed is nothing for the next.
        self.past.clear();
        loop {
            self.terminal.draw(|frame| {
                frame.render_widget(ratatui::widgets::Paragraph::new(format!("\n  {text}")), frame.area());
            })?;
            match self.next()? {
                Typed::End => return Ok(false),
                Typed::Line(line) => return Ok(read_answer::<G>(&line, session.lang) != Answer::Quit),
                Typed::Look(_) => {}
            }
        }
    }

    /// Waits for a whole line, or a key that shows something else.
    fn next(&mut self) -> io::Result<Typed> {
        loop {
            if !event::poll(GLANCE)? {
                if STOP.load(std::sync::atomic::Ordering::Relaxed) {
                    return Ok(Typed::End);
                }
                continue;
            }
            return Ok(match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => match self.key(key) {
                    Some(typed) => typed,
                    None => Typed::Look(Look::Again),
                },
                Event::Resize(..) => Typed::Look(Look::Again),
                _ => continue,
            });
        }
    }

    fn key(&mut self, key: KeyEvent) -> Option<Typed> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let look = match key.code {
            KeyCode::Char('c' | 'd') if control => return Some(Typed::End),
            KeyCode::Enter => {
                let line = self.input.value_and_reset();
                if !line.trim().is_empty() && self.past.last() != Some(&line) {
                    self.past.push(line.clone());
                }
                self.at = None;
                return Some(Typed::Line(line));
            }
            KeyCode::F(n) => Look::Pane(usize::from(n).saturating_sub(1)),
            KeyCode::Tab => Look::Next(1),
            KeyCode::BackTab => Look::Next(-1),
            KeyCode::PageDown => Look::Scroll(1),
            KeyCode::PageUp => Look::Scroll(-1),
            KeyCode::Char('n') if control => Look::Moves(1),
            KeyCode::Char('p') if control => Look::Moves(-1),
            KeyCode::Esc => {
                self.input.reset();
                Look::Close
            }
            KeyCode::Up | KeyCode::Down => {
                self.remember(key.code == KeyCode::Up);
                Look::Again
            }
            _ => {
                self.input.handle_event(&Event::Key(key));
                Look::Again
            }
        };
        Some(Typed::Look(look))
    }

    /// Goes through what was typed before.
    fn remember(&mut self, back: bool) {
        let last = self.past.len();
        let at = match (self.at.unwrap_or(last), back) {
            (at, true) => at.saturating_sub(1),
            (at, false) => (at + 1).min(last),
        };
        self.at = Some(at);
        self.input = Input::new(self.past.get(at).cloned().unwrap_or_default());
    }
}

impl Scene {
    /// Nothing yet.
    fn blank(lang: Lang) -> Scene {
        Scene {
            status: String::new(),
            panes: Vec::new(),
            shown: 0,
            scroll: 0,
            reply: None,
            news: Vec::new(),
            log: Vec::new(),
            question: String::new(),
            moves: Vec::new(),
            from: 0,
            typed: String::new(),
            cursor: 0,
            keys: keys(lang),
            more: [
                t(lang, "more lines: PgDn, PgUp", "lignes de plus : PgSuiv, PgPréc"),
                t(lang, "more lines: Ctrl-N, Ctrl-P", "lignes de plus : Ctrl-N, Ctrl-P"),
            ],
        }
    }
}

/// How long the table has to end in order once a signal has come.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(2);

/// Set by a signal that ends the program.
static STOP: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

/// From now on signals end the game in order, with the terminal as it was before.
pub fn heed_signals() {
    // Without a handler a signal ends the program; the game is kept in any case.
    let _ = ctrlc::set_handler(|| {
        STOP.store(true, std::sync::atomic::Ordering::Relaxed);
        // Reading from a terminal that was closed never returns.
        std::thread::sleep(PATIENCE);
        ratatui::restore();
        std::process::exit(1);
    });
}

/// Lines in a width.
fn fold(lines: &[String], width: usize) -> Vec<String> {
    lines.iter().flat_map(|line| wrap(line, width)).collect()
}

/// What is seen in a width.
fn fill<G: AtTable>(
    scene: &mut Scene,
    session: &Session<G>,
    seat: Seat,
    asked: Option<Seat>,
    (before, news): (usize, &[String]),
    width: u16,
) {
    let (lang, pane) = (session.lang, pane_width(width));
    let viewer = Viewer::Seat(seat);
    scene.status = G::status(session, seat);
    scene.panes = G::panes(session, seat, pane);
    let side = usize::from(width).saturating_sub(pane);
    let all = fold(&log::lines(session, 0, viewer), pane.saturating_sub(1));
    scene.panes.push(Pane { title: t(lang, "Log", "Journal").into(), text: all.join("\n"), whole: 0 });
    if side > 0 {
        let old = log::until(session, before, viewer);
        scene.log = fold(&old, side.saturating_sub(2));
        scene.news = fold(news, side.saturating_sub(2));
    } else {
        let marked = |line: &String| {
            let parts = wrap(line, pane.saturating_sub(3)).into_iter().enumerate();
            parts
                .map(|(nth, part)| format!("{} {part}", if nth == 0 { "»" } else { " " }))
                .collect::<Vec<_>>()
        };
        scene.news = news.iter().flat_map(marked).collect();
    }
    scene.shown = G::needed(session, seat).min(scene.panes.len() - 1);
    scene.question = match asked.and_then(|seat| session.question_text(seat, viewer, lang)) {
        Some(text) => wrap(&format!("{} – {text}", session.names[seat.index()]), pane).join("\n"),
        None => afterwards(lang).trim_end().to_owned(),
    };
    let listed = G::listed(session, seat, &in_order(session, seat));
    scene.moves = listed
        .lines
        .iter()
        .flat_map(|line| drawn(line, pane).lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    scene.moves.extend(
        wrap(&listed.note, pane.saturating_sub(2))
            .iter()
            .filter(|line| !line.is_empty())
            .map(|line| format!("  {line}")),
    );
}

/// Shows something else.
fn move_on(scene: &mut Scene, look: &Look, fitted: Fitted) {
    let count = scene.panes.len().max(1);
    let page = |at: usize, by: isize, rows: usize, lines: usize| {
        let step = rows.saturating_sub(1).max(1) as isize * by;
        at.saturating_add_signed(step).min(lines.saturating_sub(rows))
    };
    match *look {
        Look::Pane(nth) if nth < count => (scene.shown, scene.scroll, scene.reply) = (nth, 0, None),
        Look::Pane(_) | Look::Again => {}
        Look::Next(by) => {
            let next = (scene.shown as isize + by).rem_euclid(count as isize) as usize;
            (scene.shown, scene.scroll, scene.reply) = (next, 0, None);
        }
        Look::Scroll(by) => scene.scroll = page(scene.scroll, by, fitted.rows, fitted.lines),
        Look::Moves(by) => scene.from = page(scene.from, by, fitted.moves, scene.moves.len()),
        Look::Close => (scene.scroll, scene.reply) = (0, None),
    }
}

fn keys(lang: Lang) -> &'static str {
    t(
        lang,
        "number: play · F1-F9 Tab PgDn: look · ? WORD · why · hint · undo · help · quit",
        "numéro : jouer · F1-F9 Tab PgSuiv : voir · ? MOT · why hint undo help quit",
    )
}
