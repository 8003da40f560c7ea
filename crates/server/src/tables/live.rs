//! One table in memory: a fold over the rows of its log.

use super::line::{Line, Sitting};
use super::settings::Settings;
use crate::games::{Rejected, Running, kind};
use crate::store::{LogRow, Shown, Stage, TableRow};
use serde_json::{Value, json};
use std::collections::HashMap;
use tabletop::{Lang, Viewer};

/// One table in memory.
pub struct Live {
    /// How it began.
    pub table: TableRow,
    /// What was settled about it.
    pub settings: Settings,
    /// The game.
    pub game: Box<dyn Running>,
    /// Who sits where.
    pub seats: Vec<Sitting>,
    /// The last row of the log.
    pub version: u64,
    /// The rows that named requests became.
    requests: HashMap<String, u64>,
    /// How many things had happened after each row.
    told: Vec<usize>,
    /// Who wants the game to end as it stands.
    consents: Vec<bool>,
    /// The milliseconds each seat has thought, up to the last row.
    used: Vec<i64>,
    /// When each seat was asked what it is asked now; none if it is not.
    asked_at: Vec<Option<i64>>,
}

/// Why the rows of a log lead to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diverged {
    /// The row.
    pub version: u64,
    /// What is wrong with it.
    pub why: String,
}

impl Live {
    /// A table before its first row.
    pub fn begin(table: TableRow) -> Result<Live, Diverged> {
        let diverged = |why: String| Diverged { version: 0, why };
        let game =
            kind(&table.game).ok_or_else(|| diverged(format!("no game is called {:?}", table.game)))?;
        let game = game.begin(&table.options, table.seed, table.start.as_deref()).map_err(diverged)?;
        let settings = serde_json::from_str(&table.settings).map_err(|error| diverged(error.to_string()))?;
        let seats = game.seats();
        let told = vec![game.told()];
        Ok(Live {
            table,
            settings,
            game,
            seats: vec![Sitting::Open; seats],
            version: 0,
            requests: HashMap::new(),
            told,
            consents: vec![false; seats],
            used: vec![0; seats],
            asked_at: vec![None; seats],
        })
    }

    /// Follows a row that was accepted before, and compares the digest.
    pub fn follow(&mut self, row: &LogRow) -> Result<(), Diverged> {
        let diverged = |why: String| Diverged { version: row.version, why };
        if row.version != self.version + 1 {
            return Err(diverged(format!("row {} follows row {}", row.version, self.version)));
        }
        let line: Line =
            row.body.parse().map_err(|error: super::line::UnknownLine| diverged(error.to_string()))?;
        self.happen(&line, Lang::En).map_err(|rejected| diverged(rejected.text))?;
        if self.game.digest() != row.digest {
            return Err(diverged("the game is not the recorded one".to_owned()));
        }
        self.note(row);
        Ok(())
    }

    /// Makes a line happen, or says why not and changes nothing.
    pub fn happen(&mut self, line: &Line, lang: Lang) -> Result<(), Rejected> {
        self.check(line)?;
        match line {
            Line::Sit { seat, who } => {
                let at = usize::from(*seat);
                self.seats[at] = who.clone();
                self.game.seat(*seat, player(who), name(who, at));
                Ok(())
            }
            Line::Moves { seat, moves } => self.game.make(*seat, moves, lang),
            Line::Undo { seat } => self.game.undo(*seat),
            Line::Resign { seat, .. } => self.game.resign(*seat),
            Line::Entry { entry } => self.game.enter(entry).map_err(|why| Rejected::plain("blocked", why)),
            Line::Consent { seat } => {
                self.consents[usize::from(*seat)] = true;
                match self.all_consent() {
                    true => self.game.agree(),
                    false => Ok(()),
                }
            }
        }
    }

    /// What the table itself has against a line.
    fn check(&self, line: &Line) -> Result<(), Rejected> {
        let seats = self.seats.len();
        let seat = match line {
            Line::Sit { seat, .. }
            | Line::Moves { seat, .. }
            | Line::Undo { seat }
            | Line::Resign { seat, .. }
            | Line::Consent { seat } => usize::from(*seat),
            Line::Entry { .. } => return Ok(()),
        };
        if seat >= seats {
            return Err(Rejected::plain("no_seat", format!("the table has seats 0 to {}", seats - 1)));
        }
        match line {
            Line::Sit { .. } | Line::Entry { .. } => Ok(()),
            _ if self.seats.contains(&Sitting::Open) => {
                Err(Rejected::plain("gathering", "the game begins when every seat is taken"))
            }
            Line::Consent { .. } if self.game.is_over() => Err(Rejected::plain("over", "the game is over")),
            _ => Ok(()),
        }
    }

    /// Whether everybody wants the game to end; bots do what people want.
    fn all_consent(&self) -> bool {
        let person = |sitting: &Sitting| matches!(sitting, Sitting::Person { .. });
        self.seats.iter().zip(&self.consents).all(|(sitting, consents)| *consents || !person(sitting))
    }

    /// Notes a row that has just happened.
    pub fn note(&mut self, row: &LogRow) {
        self.version = row.version;
        if let Some(request) = &row.request {
            self.requests.insert(request.clone(), row.version);
        }
        self.told.push(self.game.told());
        let asked = if self.stage() == Stage::Playing { self.game.asked() } else { Vec::new() };
        let answered = row.body.parse().ok().and_then(|line| match line {
            Line::Moves { seat, .. } => Some(seat),
            _ => None,
        });
        for seat in 0..self.seats.len() as u8 {
            let at = usize::from(seat);
            let before = self.asked_at[at];
            let still = asked.contains(&seat);
            // A new answer is thought about from now on; that of somebody who was asked all along, from then on.
            if let Some(since) = before
                && (!still || answered == Some(seat))
            {
                self.used[at] += (row.at - since).max(0);
            }
            self.asked_at[at] = match before {
                Some(since) if still && answered != Some(seat) => Some(since),
                _ => still.then_some(row.at),
            };
        }
    }

    /// The row that a named request became.
    pub fn answered(&self, request: &str) -> Option<u64> {
        self.requests.get(request).copied()
    }

    /// How far the table is, whoever is to answer.
    pub fn stage(&self) -> Stage {
        if self.game.is_over() {
            Stage::Over
        } else if self.seats.contains(&Sitting::Open) {
            Stage::Gathering
        } else {
            Stage::Playing
        }
    }

    /// A bot that is asked, if the game is being played.
    pub fn bot_asked(&self) -> Option<(u8, bots::Level)> {
        if self.stage() != Stage::Playing {
            return None;
        }
        self.game.asked().into_iter().find_map(|seat| match self.seats[usize::from(seat)] {
            Sitting::Bot { level } => Some((seat, level)),
            Sitting::Person { .. } | Sitting::Open => None,
        })
    }

    /// A person whose time is over.
    pub fn out_of_time(&self, now: i64) -> Option<u8> {
        let over = |&seat: &usize| {
            let left = self.left(seat, now);
            matches!(self.seats[seat], Sitting::Person { .. }) && left.is_some_and(|left| left <= 0)
        };
        (0..self.seats.len()).filter(|&seat| self.asked_at[seat].is_some()).find(over).map(|seat| seat as u8)
    }

    /// The milliseconds that a seat has left, with a clock.
    fn left(&self, seat: usize, now: i64) -> Option<i64> {
        let thinking = self.asked_at[seat].map_or(0, |since| (now - since).max(0));
        self.settings.clock.left(self.used[seat], thinking)
    }

    /// What the lists show of it.
    pub fn shown(&self) -> Shown {
        let outcome = self.game.outcome();
        let summary = json!({
            "seats": self.seats_told(),
            "points": outcome.as_ref().map(|_| self.game.points()),
            "outcome": outcome,
        });
        let stage = if self.bot_asked().is_some() { Stage::Thinking } else { self.stage() };
        Shown { stage, summary: summary.to_string() }
    }

    fn seats_told(&self) -> Vec<Value> {
        let told = |(at, sitting): (usize, &Sitting)| match sitting {
            Sitting::Open => json!({"kind": "open"}),
            Sitting::Person { .. } => json!({"kind": "person", "name": name(sitting, at)}),
            Sitting::Bot { level } => {
                json!({"kind": "bot", "level": level.name(), "name": name(sitting, at)})
            }
        };
        self.seats.iter().enumerate().map(told).collect()
    }

    /// Everything a viewer may know, with what happened since a version it has seen.
    pub fn message(&self, viewer: Viewer, lang: Lang, since: u64, now: i64) -> Value {
        let stage = self.stage();
        let clocks: Vec<Option<i64>> = (0..self.seats.len()).map(|seat| self.left(seat, now)).collect();
        let mut message = json!({
            "table": self.table.id.0,
            "game": self.table.game,
            "rules_version": self.table.rules_version,
            "version": self.version,
            "stage": stage_name(stage),
            "viewer": match viewer { Viewer::Seat(seat) => Some(seat.0), Viewer::Spectator => None },
            "seats": self.seats_told(),
            "settings": self.settings,
            "clocks": clocks,
            "consents": self.consents,
        });
        if stage == Stage::Gathering {
            return message;
        }
        // After an undo there may be less than was told: what follows replaces what was told from there on.
        let first = usize::try_from(since).unwrap_or(usize::MAX).min(self.told.len() - 1);
        let from = if since == 0 { 0 } else { self.told[first..].iter().copied().min().unwrap_or(0) };
        message["asked"] = json!(self.game.seen_asked(viewer));
        message["view"] = self.game.view(viewer);
        message["questions"] = self.game.questions(viewer, lang);
        message["news"] = json!({"from": from, "lines": self.game.news(viewer, from, lang)});
        message["points"] = json!(self.game.points());
        message["outcome"] = json!(self.game.outcome());
        message
    }
}

/// The word for a stage.
pub fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing | Stage::Thinking => "playing",
        Stage::Over => "over",
    }
}

fn player(sitting: &Sitting) -> host::Player {
    match sitting {
        Sitting::Bot { level } => host::Player::Bot(*level),
        Sitting::Person { .. } | Sitting::Open => host::Player::Human,
    }
}

fn name(sitting: &Sitting, seat: usize) -> String {
    match sitting {
        Sitting::Person { name } => name.clone(),
        Sitting::Bot { level } => format!("{level} {}", seat + 1),
        Sitting::Open => String::new(),
    }
}
