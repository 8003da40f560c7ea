//! The filter: moves in, one a line; events and questions out, one JSON value a line.

use super::PlayArgs;
use super::answer::read_moves;
use super::at_table::AtTable;
use super::session::Session;
use super::ui::complete;
use crate::{Done, Failure, terminal};
use host::{Eye, Player, Reason, Refused};
use serde_json::{Value, json};
use std::io::{self, BufRead};
use tabletop::{Entry, Game, NotationError, Seat, Viewer};

/// Reads moves until the game is over or the input ends.
pub fn run<G: AtTable>(session: &mut Session<G>, args: &PlayArgs) -> Result<Done, Failure> {
    let seats = session.players.len();
    let eye = match (args.omniscient, args.as_seat) {
        (true, _) => Eye::All,
        (false, Some(seat)) if usize::from(seat) >= seats => {
            let last = seats - 1;
            return Err(Failure::Usage(format!("--as takes a seat from 0 to {last}, not {seat}")));
        }
        (false, Some(seat)) => Eye::Of(Viewer::Seat(Seat(seat))),
        (false, None) => Eye::Of(Viewer::Spectator),
    };
    let mut filter = Filter { eye, told: 0, asked: vec![None; seats] };
    filter.go_on(session)?;
    let mut lines = io::stdin().lock().split(b'\n').enumerate();
    // No line is waited for once the game is over.
    while session.ending().is_none()
        && let Some((nth, line)) = lines.next()
    {
        let line = line?;
        let Ok(line) = str::from_utf8(&line) else {
            let shown = String::from_utf8_lossy(&line);
            filter.complain(session, nth + 1, &shown, "the line is no text in UTF-8", &[])?;
            continue;
        };
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match filter.enter(session, line)? {
            Ok(()) => filter.go_on(session)?,
            Err((error, blockers)) => filter.complain(session, nth + 1, line, &error, &blockers)?,
        }
    }
    emit(&json!({"outcome": session.outcome(), "points": session.public_points()}))?;
    session.keep();
    if session.keeping.has_places() && session.kept_in().is_none() {
        return Err(Failure::Record("the record of the game could not be written".into()));
    }
    Ok(if session.ending().is_some() { Done::Found } else { Done::Unfinished })
}

/// Why a line changed nothing: a text, and the reasons of the rules.
type Complaint<G> = (String, Vec<<G as Game>::Blocker>);

/// What a line says.
enum Said<M> {
    /// Moves of a seat, one after the other.
    Moves(Seat, Vec<M>),
    /// A seat gives up.
    Resign(Seat),
    /// All agree to end the game.
    Agree,
}

struct Filter {
    /// Who looks at the output.
    eye: Eye,
    /// How many events were written.
    told: usize,
    /// The question of each seat that was written last and has not been answered.
    asked: Vec<Option<Value>>,
}

impl Filter {
    /// Lets bots play, then writes what happened and who is asked.
    fn go_on<G: AtTable>(&mut self, session: &mut Session<G>) -> Result<(), Failure> {
        loop {
            self.tell(session)?;
            if !session.bot_moves()? {
                break;
            }
        }
        let trouble = session.keeping.news();
        if !trouble.is_empty() {
            emit(&json!({"error": trouble.trim_end(), "line": null, "input": null, "blockers": []}))?;
        }
        for seat in session.people_asked() {
            self.ask(session, seat)?;
        }
        Ok(())
    }

    fn tell<G: AtTable>(&mut self, session: &Session<G>) -> Result<(), Failure> {
        for news in session.news(self.eye, self.told, session.lang) {
            emit(&json!({"entry": news.entry, "event": news.event, "text": news.text}))?;
        }
        self.told = session.events().len();
        Ok(())
    }

    fn ask<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<(), Failure> {
        let own = match self.eye {
            Eye::Of(Viewer::Seat(eye)) => eye == seat,
            Eye::All | Eye::Of(Viewer::Spectator) => true,
        };
        // Whoever writes the answers of a seat is asked like that seat.
        let eye = if own { Eye::All } else { self.eye };
        let Some(question) = session.question(seat, eye) else { return Ok(()) };
        let lang = session.lang;
        let choices = own.then(|| session.rules().choices(session.position(), seat, &session.names(), lang));
        let text = session.question_text(seat, eye, lang);
        let line = json!({"seat": seat, "question": question, "text": text, "choices": choices});
        // Somebody else has answered: the question stands as it was.
        if self.asked[seat.index()].as_ref() == Some(&line) {
            return Ok(());
        }
        emit(&line)?;
        self.asked[seat.index()] = Some(line);
        Ok(())
    }

    /// Makes one line happen, or says why not.
    fn enter<G: AtTable>(
        &mut self,
        session: &mut Session<G>,
        line: &str,
    ) -> Result<Result<(), Complaint<G>>, Failure> {
        let (seat, answers) = match self.read(session, line) {
            Ok(Said::Moves(seat, answers)) => (seat, answers),
            Ok(Said::Resign(seat)) => {
                let ended = session.game.resign(seat).map_err(|refusal| (refusal.to_string(), Vec::new()));
                return Ok(ended);
            }
            Ok(Said::Agree) => {
                let ended = session.game.agree().map_err(|refusal| (refusal.to_string(), Vec::new()));
                return Ok(ended);
            }
            Err(error) => return Ok(Err((error, Vec::new()))),
        };
        if let Some(Player::Bot(_)) = session.players.get(seat.index()) {
            return Ok(Err((format!("seat {seat} plays by itself"), Vec::new())));
        }
        let made = session.make_all(seat, &answers);
        if made.is_ok() {
            self.asked[seat.index()] = None;
        }
        Ok(made.map_err(|Refused { answer, reason, .. }| {
            let (text, blockers) = match reason {
                Reason::Blocked(blockers) => {
                    let text = |blocker| session.rules().blocker_text(blocker, session.lang);
                    (blockers.first().map(text).unwrap_or_default(), blockers)
                }
                Reason::Complete => (complete(session.lang).to_owned(), Vec::new()),
                Reason::Over | Reason::NotAsked { .. } | Reason::Unforeseen => {
                    (reason.to_string(), Vec::new())
                }
            };
            let which = if answers.len() > 1 { format!("{answer}: ") } else { String::new() };
            (which + &text, blockers)
        }))
    }

    fn read<G: AtTable>(&self, session: &Session<G>, line: &str) -> Result<Said<G::Move>, String> {
        let wrong = |error: NotationError| error.to_string();
        if line == "agree" || line.starts_with(|letter: char| letter.is_ascii_digit()) {
            return match line.parse().map_err(wrong) {
                Ok(Entry::Move { seat, answer }) => Ok(Said::Moves(seat, vec![answer])),
                Ok(Entry::Resign { seat }) => Ok(Said::Resign(seat)),
                Ok(Entry::Agree) => Ok(Said::Agree),
                Err(error) => {
                    let (seat, rest) = line.split_once(' ').unwrap_or((line, ""));
                    match (seat.parse(), read_moves::<G>(rest)) {
                        (Ok(seat), Ok(answers)) => Ok(Said::Moves(Seat(seat), answers)),
                        _ => Err(error),
                    }
                }
            };
        }
        let answers = read_moves::<G>(line).map_err(wrong)?;
        let people = session.people_asked();
        match people[..] {
            [seat] => Ok(Said::Moves(seat, answers)),
            [] => Err("nobody is asked".into()),
            _ => {
                let seats: Vec<String> = people.iter().map(Seat::to_string).collect();
                Err(format!("seats {} are asked: write SEAT MOVE", seats.join(", ")))
            }
        }
    }

    fn complain<G: AtTable>(
        &self,
        session: &Session<G>,
        nth: usize,
        line: &str,
        error: &str,
        blockers: &[G::Blocker],
    ) -> Result<(), Failure> {
        let texts: Vec<Value> = blockers
            .iter()
            .map(|blocker| {
                let text = session.rules().blocker_text(blocker, session.lang);
                json!({"blocker": blocker, "text": text})
            })
            .collect();
        emit(&json!({"error": error, "line": nth, "input": line, "blockers": texts}))
    }
}

fn emit(value: &Value) -> Result<(), Failure> {
    Ok(terminal::print(&format!("{value}\n"))?)
}
