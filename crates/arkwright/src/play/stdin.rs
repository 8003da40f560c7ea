//! The filter: moves in, one a line; events and questions out, one JSON value a line.

use super::PlayArgs;
use super::answer::read_moves;
use super::at_table::AtTable;
use super::seats::Player;
use super::session::{Refused, Session};
use super::ui::complete;
use crate::{Done, Failure, terminal};
use serde_json::{Value, json};
use std::io::{self, BufRead};
use tabletop::{Entry, Game, NotationError, Seat, Viewer};

/// Who looks at the output.
#[derive(Clone, Copy)]
enum Eye {
    /// Sees everything.
    All,
    /// Sees what a viewer sees.
    Of(Viewer),
}

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
    let mut lines = io::stdin().lock().lines().enumerate();
    // No line is waited for once the game is over.
    while session.game.ending().is_none()
        && let Some((nth, line)) = lines.next()
    {
        let line = line?;
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match filter.enter(session, line)? {
            Ok(()) => filter.go_on(session)?,
            Err((error, blockers)) => filter.complain(session, nth + 1, line, &error, &blockers)?,
        }
    }
    let points = session.game.rules().public_points(session.game.position());
    let outcome = session.game.outcome();
    emit(&json!({"outcome": outcome, "victory_points": points}))?;
    Ok(if session.game.ending().is_some() { Done::Found } else { Done::Unfinished })
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
        let asked = session.game.rules().asked(session.game.position());
        for seat in asked.iter().filter(|seat| session.players[seat.index()] == Player::Human) {
            if session.game.ending().is_none() {
                self.ask(session, seat)?;
            }
        }
        Ok(())
    }

    fn tell<G: AtTable>(&mut self, session: &Session<G>) -> Result<(), Failure> {
        for &(_, event) in &session.events[self.told..] {
            let event = match self.eye {
                Eye::All => event,
                Eye::Of(viewer) => session.game.rules().seen_by(&event, viewer),
            };
            let text = session.game.rules().event_text(&event, &session.names(), session.lang);
            emit(&json!({"event": event, "text": text}))?;
        }
        self.told = session.events.len();
        Ok(())
    }

    fn ask<G: AtTable>(&mut self, session: &Session<G>, seat: Seat) -> Result<(), Failure> {
        let (rules, position) = (session.game.rules(), session.game.position());
        let own = match self.eye {
            Eye::Of(Viewer::Seat(eye)) => eye == seat,
            Eye::All | Eye::Of(Viewer::Spectator) => true,
        };
        let (names, lang) = (session.names(), session.lang);
        let question = if own {
            rules.question(position, seat)
        } else {
            let Eye::Of(viewer) = self.eye else { return Ok(()) };
            rules.question_seen_by(position, seat, viewer)
        };
        let Some(question) = question else { return Ok(()) };
        let mut line = json!({"question": question, "seat": seat});
        if own {
            let moves: Vec<Value> = session
                .legal(seat)
                .into_iter()
                .map(|answer| {
                    let text = rules.move_text(position, seat, answer, &names, lang);
                    json!({"move": answer.to_string(), "text": text})
                })
                .collect();
            line["text"] = rules.question_text(position, &question, &names, lang).into();
            line["moves"] = moves.into();
        }
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
        let made = session.make_all(seat, &answers)?;
        if made.is_ok() {
            self.asked[seat.index()] = None;
        }
        Ok(made.map_err(|Refused { answer, refusal, blockers }| {
            let text = match (blockers.first(), refusal) {
                (Some(first), _) => session.game.rules().blocker_text(first, session.lang),
                (None, Some(refusal)) => refusal.to_string(),
                (None, None) => complete(session.lang).to_owned(),
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
        let asked = session.game.rules().asked(session.game.position());
        let people: Vec<Seat> =
            asked.iter().filter(|seat| session.players[seat.index()] == Player::Human).collect();
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
                let text = session.game.rules().blocker_text(blocker, session.lang);
                json!({"blocker": blocker, "text": text})
            })
            .collect();
        emit(&json!({"error": error, "line": nth, "input": line, "blockers": texts}))
    }
}

fn emit(value: &Value) -> Result<(), Failure> {
    Ok(terminal::print(&format!("{value}\n"))?)
}
