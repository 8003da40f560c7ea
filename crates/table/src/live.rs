//! One table in memory: a fold over the rows of its log.

use crate::games::{Rejected, Running, kind};
use crate::json;
use crate::line::{Line, Sitting, UnknownLine};
use crate::message::{Message, News, SeatTold, StageTold};
use crate::rows::{LogRow, Shown, Stage, TableId, TableRow};
use crate::settings::Settings;
use crate::stopwatch::Stopwatch;
use serde_json::{Value, json};
use std::collections::HashMap;
use tabletop::{Lang, Viewer};

/// How many rows at the end of a log are compared with their digests when a table is loaded: more than anybody takes
/// back.
const LAST_RECKONED: usize = 32;

/// Of the rows before, one of so many is.
const RECKONED_EVERY: u64 = 32;

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
    /// How long each seat has thought.
    thought: Stopwatch,
    /// The same as everybody may know it: who is asked may be a secret.
    seen_thought: Stopwatch,
}

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// The options of the game.
    pub options: Value,
    /// What is settled about the table.
    pub settings: Settings,
    /// Who sits where; persons are named, the others may come later.
    pub seats: Vec<Sitting>,
    /// The seed of its chance: random unless somebody says otherwise.
    pub seed: Option<[u8; 32]>,
    /// Where it begins, if not at the start of a game: a position.
    pub start: Option<String>,
    /// Entries of a record that is gone on with.
    pub entries: Vec<String>,
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
    /// A table that was not there before, with its first rows; or what is wrong with it.
    pub fn make(
        new: NewTable,
        id: TableId,
        random: [u8; 32],
        made_at: i64,
    ) -> Result<(Live, Vec<LogRow>), String> {
        let game = kind(&new.game).ok_or_else(|| format!("no game is called {:?}", new.game))?;
        new.settings.clock.check()?;
        let table = TableRow {
            id,
            rules_version: game.rules_version(),
            options: game.options(&new.options)?,
            game: new.game,
            seed: new.seed.unwrap_or(random),
            start: new.start,
            settings: json::text(&json::value(&new.settings)),
            made_at,
        };
        let mut live = Live::begin(table).map_err(|diverged| diverged.why)?;
        let seats = live.game.seats();
        if new.seats.len() > seats {
            return Err(format!("the game has {seats} seats, not {}", new.seats.len()));
        }
        let entries = new.entries.into_iter().map(|entry| Line::Entry { entry });
        let sit = |(seat, who): (usize, Sitting)| Line::Sit { seat: seat as u8, who };
        let mut rows = Vec::new();
        for line in entries.chain(new.seats.into_iter().enumerate().map(sit)) {
            live.happen(&line, Lang::En).map_err(|rejected| rejected.text)?;
            let row = live.row(&line, None, made_at);
            live.note(&row);
            rows.push(row);
        }
        Ok((live, rows))
    }

    /// The row that a line becomes which has just happened.
    pub fn row(&self, line: &Line, request: Option<String>, at: i64) -> LogRow {
        let digest = Some(self.game.digest());
        LogRow { version: self.version + 1, body: line.to_string(), digest, request, at }
    }

    /// A table before its first row.
    pub fn begin(table: TableRow) -> Result<Live, Diverged> {
        let diverged = |why: String| Diverged { version: 0, why };
        let game =
            kind(&table.game).ok_or_else(|| diverged(format!("no game is called {:?}", table.game)))?;
        let game = game.begin(&table.options, table.seed, table.start.as_deref()).map_err(diverged)?;
        let settings = json::parsed(&table.settings).and_then(|told| json::read(&told)).map_err(diverged)?;
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
            thought: Stopwatch::new(seats),
            seen_thought: Stopwatch::new(seats),
        })
    }

    /// Follows a row that was accepted before, and compares the digest.
    pub fn follow(&mut self, row: &LogRow) -> Result<(), Diverged> {
        let diverged = |why: String| Diverged { version: row.version, why };
        if row.version != self.version + 1 {
            return Err(diverged(format!("row {} follows row {}", row.version, self.version)));
        }
        let line: Line = row.body.parse().map_err(|error: UnknownLine| diverged(error.to_string()))?;
        self.happen(&line, Lang::En).map_err(|rejected| diverged(rejected.text))?;
        if row.digest.is_some_and(|digest| !self.game.attest(digest)) {
            return Err(diverged("the game is not the recorded one".to_owned()));
        }
        self.note(row);
        Ok(())
    }

    /// Follows all rows of a log that are not known here. To reckon a digest takes fifty times as long as the move, and
    /// each says what everything before it led to: it is done for one row of many and for the last.
    pub fn catch_up(&mut self, rows: &[LogRow]) -> Result<(), Diverged> {
        // Without the digest before the last row only the whole chain leads to it.
        let whole = rows.len() >= 2 && rows[rows.len() - 2].digest.is_none();
        for (nth, row) in rows.iter().enumerate() {
            let reckoned = whole || nth + LAST_RECKONED >= rows.len() || row.version % RECKONED_EVERY == 0;
            self.game.trust(!reckoned);
            self.follow(row)?;
        }
        self.game.trust(false);
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
        let answered = row.body.parse().ok().and_then(|line| match line {
            Line::Moves { seat, .. } => Some(seat),
            _ => None,
        });
        let [asked, seen] = match self.stage() == Stage::Playing {
            true => [self.game.asked(), self.game.seen_asked(Viewer::Spectator)],
            false => Default::default(),
        };
        self.thought.note(&asked, answered, row.at);
        self.seen_thought.note(&seen, answered, row.at);
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
            let person = matches!(self.seats[seat], Sitting::Person { .. });
            person && self.left(&self.thought, seat, now).is_some_and(|left| left <= 0)
        };
        (0..self.seats.len()).filter(|&seat| self.thought.runs(seat)).find(over).map(|seat| seat as u8)
    }

    /// The milliseconds that a seat has left by a stopwatch, with a clock.
    fn left(&self, by: &Stopwatch, seat: usize, now: i64) -> Option<i64> {
        let (used, thinking) = by.read(seat, now);
        self.settings.clock.left(used, thinking)
    }

    /// The milliseconds that each seat has left, with a clock. Others learn nothing of the time that somebody thinks about
    /// a question of which they may not know.
    fn clocks(&self, viewer: Viewer, now: i64) -> Vec<Option<i64>> {
        let own = |seat: usize| matches!(viewer, Viewer::Seat(own) if own.index() == seat);
        let left = |seat| self.left(if own(seat) { &self.thought } else { &self.seen_thought }, seat, now);
        (0..self.seats.len()).map(left).collect()
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
        Shown { stage, summary: json::text(&summary) }
    }

    fn seats_told(&self) -> Vec<SeatTold> {
        let told = |(at, sitting): (usize, &Sitting)| match sitting {
            Sitting::Open => SeatTold::Open,
            Sitting::Person { .. } => SeatTold::Person { name: name(sitting, at) },
            Sitting::Bot { level } => SeatTold::Bot { level: level.to_string(), name: name(sitting, at) },
        };
        self.seats.iter().enumerate().map(told).collect()
    }

    /// Everything a viewer may know, with what happened since a version it has seen.
    pub fn message(&self, viewer: Viewer, lang: Lang, since: u64, now: i64) -> Message {
        let stage = self.stage();
        let begun = stage != Stage::Gathering;
        // After an undo there may be less than was told: what follows replaces what was told from there on.
        let first = usize::try_from(since).unwrap_or(usize::MAX).min(self.told.len() - 1);
        let from = if since == 0 { 0 } else { self.told[first..].iter().copied().min().unwrap_or(0) };
        Message {
            table: self.table.id.0.clone(),
            game: self.table.game.clone(),
            rules_version: self.table.rules_version,
            version: self.version,
            stage: stage_told(stage),
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat.0),
                Viewer::Spectator => None,
            },
            held: Vec::new(),
            waiting: Vec::new(),
            seats: self.seats_told(),
            options: json::parsed(&self.table.options).unwrap_or_default(),
            settings: self.settings.clone(),
            clocks: self.clocks(viewer, now),
            consents: self.consents.clone(),
            can_undo: match viewer {
                Viewer::Seat(seat) => stage == Stage::Playing && self.game.can_undo(seat.0),
                Viewer::Spectator => false,
            },
            asked: begun.then(|| self.game.seen_asked(viewer)),
            view: begun.then(|| self.game.view(viewer)),
            questions: begun.then(|| self.game.questions(viewer, lang)),
            news: begun.then(|| News { from, lines: self.game.news(viewer, from, lang) }),
            points: begun.then(|| self.game.points()),
            outcome: self.game.outcome(),
            next: None,
            old: None,
            accepted: None,
        }
    }

    /// Whether a seat may ask what a good player would do: as it was settled, or if nobody else thinks for themselves.
    pub fn allows_hints(&self, held: &[u8]) -> bool {
        let others = (0u8..).zip(&self.seats).filter(|(seat, _)| !held.contains(seat));
        let alone = others.into_iter().all(|(_, sitting)| !matches!(sitting, Sitting::Person { .. }));
        self.settings.hints.unwrap_or(alone)
    }
}

/// How far a table is, as it is told.
fn stage_told(stage: Stage) -> StageTold {
    match stage {
        Stage::Gathering => StageTold::Gathering,
        Stage::Playing | Stage::Thinking => StageTold::Playing,
        Stage::Over => StageTold::Over,
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

/// What the bots of the house are called, seat by seat: short, and the same in every language.
const BOTS: [&str; 5] = ["Cog", "Bolt", "Pixel", "Gizmo", "Turbo"];

fn name(sitting: &Sitting, seat: usize) -> String {
    match sitting {
        Sitting::Person { name } => name.clone(),
        Sitting::Bot { .. } => BOTS[seat % BOTS.len()].to_owned(),
        Sitting::Open => String::new(),
    }
}
