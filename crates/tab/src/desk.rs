//! The tables of a tab, and what is done with them.

use crate::Refused;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::games::{Replay, kind};
use table::json;
use table::{Line, Live, LogRow, NewTable, Sitting, TableId, TableRow, TableTold, stage_name};
use tabletop::{Lang, Seed};

/// How long a bot that looks at no clock may think about one answer, in milliseconds; then its best so far is wanted.
const LONGEST: i64 = 10_000;

/// Something to be done.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Answers a request as the server would.
    Ask {
        /// `GET` or `POST`.
        method: String,
        /// The path of the address, such as `/api/tables/abc/moves`.
        path: String,
        /// What stands behind the question mark.
        #[serde(default)]
        query: BTreeMap<String, String>,
        /// What is sent along.
        #[serde(default)]
        body: Value,
        /// Chance for a table that may be made.
        #[serde(default)]
        fresh: Option<Fresh>,
    },
    /// Follows rows that were written down: of a table that is not here yet, or behind the last row that is.
    Follow {
        /// How the table begins.
        table: TableRow,
        /// The rows that are not known here.
        rows: Vec<LogRow>,
    },
    /// Forgets a table that is written down.
    Forget {
        /// Which.
        table: TableId,
    },
    /// Lets one bot answer that is asked.
    Think {
        /// Where.
        table: TableId,
        /// Whether any answer will do: after one that failed.
        #[serde(default)]
        quick: bool,
    },
    /// Works out one piece of the analysis of a game that is over.
    Judge {
        /// Which.
        table: TableId,
    },
}

/// Chance of the machine for a new table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fresh {
    /// Its name: 16 small letters and digits.
    pub name: TableId,
    /// Its seed.
    pub seed: Seed,
}

/// What came of it.
#[derive(Serialize)]
pub struct Told {
    /// The status that a server would answer with.
    pub status: u16,
    /// The body of that answer.
    pub answer: Value,
    /// What has to be written down before the answer counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<Kept>,
    /// Whether there is more to do of the same kind: a bot is asked, or a piece of an analysis is left.
    pub more: bool,
}

/// What has to be written down of a table.
#[derive(Serialize)]
pub struct Kept {
    /// How it begins.
    pub table: TableRow,
    /// The new rows.
    pub rows: Vec<LogRow>,
    /// What lists show of it.
    pub told: TableTold,
}

/// A table with what the tab knows beside it.
pub(crate) struct Place {
    pub(crate) live: Live,
    /// The last person in each seat: whoever plays at this device plays for them.
    pub(crate) people: Vec<Option<String>>,
    /// The game entry by entry, once it is over.
    pub(crate) replay: Option<Arc<dyn Replay>>,
}

impl Place {
    fn new(live: Live) -> Place {
        let people = vec![None; live.seats.len()];
        Place { live, people, replay: None }
    }

    /// The seats that are played at this device.
    pub(crate) fn held(&self) -> Vec<u8> {
        (0u8..).zip(&self.people).filter(|(_, name)| name.is_some()).map(|(seat, _)| seat).collect()
    }

    /// Notes who sits down with a row.
    fn meet(&mut self, row: &LogRow) {
        if let Ok(Line::Sit { seat, who: Sitting::Person { name } }) = row.body.parse()
            && let Some(there) = self.people.get_mut(usize::from(seat))
        {
            *there = Some(name);
        }
    }

    fn kept(&self, rows: Vec<LogRow>, now: i64) -> Kept {
        let (table, shown) = (self.live.table.clone(), self.live.shown());
        let json = |text: &str| json::parsed(text).unwrap_or(Value::Null);
        let told = TableTold {
            options: json(&table.options),
            settings: json(&table.settings),
            summary: json(&shown.summary),
            table: table.id.0.clone(),
            game: table.game.clone(),
            rules_version: table.rules_version,
            stage: stage_name(shown.stage),
            version: self.live.version,
            made_at: table.made_at,
            changed_at: now,
        };
        Kept { table, rows, told }
    }
}

/// The tables of a tab that are in memory.
pub struct Desk {
    pub(crate) places: BTreeMap<TableId, Place>,
    clock: fn() -> i64,
}

impl Desk {
    /// A desk without tables; `clock` tells the milliseconds since 1970.
    pub fn new(clock: fn() -> i64) -> Desk {
        Desk { places: BTreeMap::new(), clock }
    }

    pub(crate) fn now(&self) -> i64 {
        (self.clock)()
    }

    /// Does something, and says what came of it.
    pub fn call(&mut self, op: Op) -> Told {
        let done = match op {
            Op::Ask { method, path, query, body, fresh } => self.ask(&method, &path, &query, body, fresh),
            Op::Follow { table, rows } => self.follow(table, &rows),
            Op::Forget { table } => {
                self.places.remove(&table);
                Ok(answer(Value::Null))
            }
            Op::Think { table, quick } => self.think(&table, quick),
            Op::Judge { table } => self.judge(&table),
        };
        done.unwrap_or_else(|refused| Told { status: refused.status, ..answer(refused.to_json()) })
    }

    /// The same in JSON.
    pub fn call_json(&mut self, op: &[u8]) -> Vec<u8> {
        let told = match read(op) {
            Ok(op) => self.call(op),
            Err(why) => {
                let refused = Refused::new(400, "broken_json", why);
                Told { status: refused.status, ..answer(refused.to_json()) }
            }
        };
        json::text(&json::value(told)).into_bytes()
    }

    pub(crate) fn place(&mut self, id: &TableId) -> Result<&mut Place, Refused> {
        self.places.get_mut(id).ok_or_else(Refused::no_table)
    }

    fn follow(&mut self, table: TableRow, rows: &[LogRow]) -> Result<Told, Refused> {
        let id = table.id.clone();
        if !self.places.contains_key(&id) {
            let here = kind(&table.game).map_or(0, |kind| kind.rules_version());
            if table.rules_version != here {
                let of = table.rules_version;
                let message =
                    format!("the game is played by rules version {of}, and these are version {here}");
                return Err(Refused::conflict("old_rules", message));
            }
            let live = Live::begin(table).map_err(|diverged| stopped(&diverged.why))?;
            self.places.insert(id.clone(), Place::new(live));
        }
        let place = self.place(&id)?;
        if let Err(diverged) = place.live.catch_up(rows) {
            self.places.remove(&id);
            return Err(stopped(&format!("row {}: {}", diverged.version, diverged.why)));
        }
        for row in rows {
            place.meet(row);
        }
        let version = place.live.version;
        Ok(answer(serde_json::json!({"version": version})))
    }

    /// Makes a table and says what is to be written down of it.
    pub(crate) fn make(&mut self, new: NewTable, fresh: Option<Fresh>) -> Result<Told, Refused> {
        let Fresh { name, seed } =
            fresh.ok_or_else(|| Refused::senseless("no_chance", "a new table needs a name and a seed"))?;
        if kind(&new.game).is_none() {
            return Err(Refused::senseless("no_game", format!("no game is called {:?}", new.game)));
        }
        let now = self.now();
        let (live, rows) = Live::make(new, name.clone(), seed.0, now)
            .map_err(|why| Refused::senseless("bad_request", why))?;
        let mut place = Place::new(live);
        for row in &rows {
            place.meet(row);
        }
        let more = place.live.bot_asked().is_some();
        let seats: Vec<Value> =
            place.held().into_iter().map(|seat| serde_json::json!({"seat": seat})).collect();
        let made = serde_json::json!({"table": name, "seats": seats, "invitation": null});
        let kept = Some(place.kept(rows, now));
        self.places.insert(name, place);
        Ok(Told { status: 201, answer: made, kept, more })
    }

    /// Makes a line happen at a table, and says what is to be written down.
    pub(crate) fn happen(
        &mut self,
        id: &TableId,
        line: &Line,
        request: Option<String>,
        lang: Lang,
    ) -> Result<Kept, Refused> {
        let now = self.now();
        let place = self.place(id)?;
        place.live.happen(line, lang)?;
        let row = place.live.row(line, request, now);
        place.live.note(&row);
        place.meet(&row);
        Ok(place.kept(vec![row], now))
    }

    fn think(&mut self, id: &TableId, quick: bool) -> Result<Told, Refused> {
        let (began, clock) = (self.now(), self.clock);
        let place = self.place(id)?;
        let Some((seat, level)) = place.live.bot_asked() else { return Ok(answer(Value::Null)) };
        let longest = level.longest().map_or(LONGEST, |longest| longest.as_millis() as i64);
        let level = if quick { bots::Level::Random } else { level };
        let thought = place.live.game.thought(seat, level);
        let made = thought(&|| clock() - began > longest);
        let made = made.or_else(|_| place.live.game.thought(seat, bots::Level::Random)(&|| true));
        let made = made.map_err(|why| stopped(&why))?;
        let kept = self.happen(id, &Line::Moves { seat, moves: vec![made] }, None, Lang::En)?;
        let more = self.place(id)?.live.bot_asked().is_some();
        Ok(Told { kept: Some(kept), more, ..answer(Value::Null) })
    }
}

/// An operation: its kind stands within it, under `op`.
fn read(op: &[u8]) -> Result<Op, String> {
    let mut op = json::parsed(std::str::from_utf8(op).map_err(|error| error.to_string())?)?;
    let kind = op.as_object_mut().and_then(|op| op.remove("op"));
    let kind = kind.as_ref().and_then(Value::as_str).ok_or("an operation has a kind, `op`")?;
    json::read(&Value::Object(Map::from_iter([(kind.to_owned(), op)])))
}

/// Something that was answered, and changed nothing.
pub(crate) fn answer(answer: Value) -> Told {
    Told { status: 200, answer, kept: None, more: false }
}

/// What is kept of a table does not lead to what was there.
fn stopped(why: &str) -> Refused {
    Refused::new(500, "stopped", format!("the table is stopped: {why}"))
}

/// A body that is an object, even where nothing was sent.
pub(crate) fn object(body: Value) -> Value {
    if body.is_null() { Value::Object(Map::new()) } else { body }
}
