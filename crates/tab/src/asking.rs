//! Requests of the browser client, answered as the server does. What needs a server is not there: accounts, other
//! people's seats, chat, clocks.

use crate::desk::{Desk, Fresh, Told, answer, object};
use crate::{Kept, Refused};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::asked::{
    AheadAsked, BotAsked, ForkAsked, HintAsked, MovesAsked, RecordAsked, StepAsked, TableAsked, UndoAsked,
    WhyAsked, sittings,
};
use table::games::{Running, kind};
use table::json::{self, value};
use table::{Line, NewTable, Sitting, Stage, TableId, checks, games_told};
use tabletop::{Lang, Seat, Viewer};

/// The most moves in one request.
const MOVES: usize = 64;

pub(crate) type Query = BTreeMap<String, String>;

/// The language of texts.
pub(crate) fn lang(query: &Query) -> Lang {
    match query.get("lang").map(String::as_str) {
        Some("fr") => Lang::Fr,
        _ => Lang::En,
    }
}

/// A number behind the question mark.
pub(crate) fn number<N: std::str::FromStr>(query: &Query, name: &str) -> Option<N> {
    query.get(name)?.parse().ok()
}

fn read<T: DeserializeOwned>(body: Value) -> Result<T, Refused> {
    json::read(&object(body)).map_err(|why| Refused::senseless("bad_request", why))
}

fn options(kept: &str) -> Result<Value, Refused> {
    json::parsed(kept).map_err(|why| Refused::senseless("bad_request", why))
}

fn over() -> Refused {
    Refused::conflict("over", "the game is over")
}

/// Something a seat does, with the version it answers and the name of the request.
struct Step {
    seat: Option<u8>,
    version: Option<u64>,
    request: Option<String>,
}

impl Desk {
    pub(crate) fn ask(
        &mut self,
        method: &str,
        path: &str,
        query: &Query,
        body: Value,
        fresh: Option<Fresh>,
    ) -> Result<Told, Refused> {
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        let lang = lang(query);
        match (method, parts.as_slice()) {
            ("GET", ["api", "games"]) => Ok(answer(value(games_told()))),
            ("GET", ["api", "games", game, "catalogue"]) => match kind(game) {
                Some(kind) => Ok(answer(kind.catalogue(lang))),
                None => Err(Refused::senseless("no_game", format!("no game is called {game:?}"))),
            },
            ("POST", ["api", "tables"]) => self.create(read(body)?, fresh),
            ("POST", ["api", "records"]) => self.import(read(body)?, fresh),
            ("GET", ["api", "tables", id]) => self.look(&TableId((*id).to_owned()), query),
            (_, ["api", "tables", id, rest @ ..]) => {
                let id = TableId((*id).to_owned());
                self.place(&id)?;
                match (method, rest) {
                    ("POST", ["fork"]) => self.fork(&id, read(body)?, fresh),
                    ("POST", ["rematch"]) => self.rematch(&id, fresh),
                    ("POST", ["bot"]) => self.bot(&id, &read(body)?),
                    ("POST", ["why"]) => self.why(&id, &read(body)?, lang),
                    ("POST", ["ahead"]) => self.ahead(&id, &read(body)?, lang),
                    ("POST", ["hint"]) => self.hint(&id, &read::<HintAsked>(body)?),
                    ("POST", [what]) => self.act(&id, what, body, lang),
                    ("GET", ["record"]) => self.record(&id),
                    ("GET", ["moments"]) => self.moments(&id, lang),
                    ("GET", ["analysis"]) => self.analysis(&id, query),
                    ("GET", ["at", entry]) => self.at(&id, entry, query),
                    _ => Err(nothing(path)),
                }
            }
            _ => Err(nothing(path)),
        }
    }

    fn create(&mut self, asked: TableAsked, fresh: Option<Fresh>) -> Result<Told, Refused> {
        let new = NewTable {
            game: asked.game,
            options: Value::Object(asked.options),
            settings: asked.settings,
            seats: sittings(&asked.seats)?,
            seed: None,
            start: None,
            entries: Vec::new(),
        };
        self.make(new, fresh)
    }

    fn import(&mut self, asked: RecordAsked, fresh: Option<Fresh>) -> Result<Told, Refused> {
        let record = Value::Object(asked.record);
        let game = record["game"].as_str().unwrap_or_default().to_owned();
        let bad = |why: String| Refused::senseless("bad_record", why);
        let kind = kind(&game)
            .ok_or_else(|| Refused::senseless("no_game", format!("no game is called {game:?}")))?;
        let recorded = kind.read_record(&record, None).map_err(bad)?;
        let mut seats = sittings(&asked.seats)?;
        if seats.is_empty() {
            let count = kind.seats(&recorded.options).map_err(bad)?;
            seats = (1..=count).map(|number| Sitting::Person { name: number.to_string() }).collect();
        }
        let new = NewTable {
            game,
            options: options(&recorded.options)?,
            settings: asked.settings,
            seats,
            seed: Some(recorded.seed),
            start: None,
            entries: recorded.entries,
        };
        self.make(new, fresh)
    }

    fn fork(&mut self, id: &TableId, asked: ForkAsked, fresh: Option<Fresh>) -> Result<Told, Refused> {
        let seats = sittings(&asked.seats)?;
        let live = &self.place(id)?.live;
        let record = live.game.record().map_err(|why| Refused::new(500, "stopped", why))?;
        let all = record["entries"].as_array().map_or(0, Vec::len);
        let kept = asked.entry.map_or(all, |entry| usize::try_from(entry).unwrap_or(usize::MAX));
        if kept > all {
            return Err(Refused::senseless("no_entry", format!("the record has {all} entries, not {kept}")));
        }
        let entries = record["entries"].as_array().into_iter().flatten().take(kept);
        let new = NewTable {
            game: live.table.game.clone(),
            options: options(&live.table.options)?,
            settings: asked.settings.unwrap_or_else(|| live.settings.clone()),
            seats,
            seed: Some(live.table.seed),
            start: live.table.start.clone(),
            entries: entries.filter_map(|entry| entry.as_str().map(str::to_owned)).collect(),
        };
        self.make(new, fresh)
    }

    fn rematch(&mut self, id: &TableId, fresh: Option<Fresh>) -> Result<Told, Refused> {
        let live = &self.place(id)?.live;
        if !live.game.is_over() {
            return Err(Refused::conflict("not_over", "the game is not over"));
        }
        let new = NewTable {
            game: live.table.game.clone(),
            options: options(&live.table.options)?,
            settings: live.settings.clone(),
            seats: live.seats.clone(),
            seed: None,
            start: None,
            entries: Vec::new(),
        };
        self.make(new, fresh)
    }

    /// The record as it stands: everything of the game is at this device anyway.
    fn record(&mut self, id: &TableId) -> Result<Told, Refused> {
        let record = self.place(id)?.live.game.record();
        Ok(answer(record.map_err(|why| Refused::new(500, "stopped", why))?))
    }

    /// Everything that may be seen at this device.
    fn look(&mut self, id: &TableId, query: &Query) -> Result<Told, Refused> {
        let (now, lang) = (self.now(), lang(query));
        let place = self.place(id)?;
        let held = place.held();
        let viewer = match number(query, "seat").filter(|seat| held.contains(seat)).or(held.first().copied())
        {
            Some(seat) => Viewer::Seat(Seat(seat)),
            None => Viewer::Spectator,
        };
        let asked = if place.live.stage() == Stage::Gathering { Vec::new() } else { place.live.game.asked() };
        let mut message = place.live.message(viewer, lang, number(query, "since").unwrap_or(0), now);
        message.waiting = held.iter().copied().filter(|seat| asked.contains(seat)).collect();
        message.held = held;
        let more = place.live.bot_asked().is_some();
        Ok(Told { more, ..answer(value(message)) })
    }

    /// The seat somebody at this device acts for.
    pub(crate) fn acting(&mut self, id: &TableId, wanted: Option<u8>) -> Result<u8, Refused> {
        let held = self.place(id)?.held();
        let forbidden = || Refused::new(403, "not_yours", "nobody plays that seat here");
        match wanted {
            Some(seat) => held.contains(&seat).then_some(seat),
            None => held.first().copied(),
        }
        .ok_or_else(forbidden)
    }

    /// The game that somebody at this device plays, and the seat it is played for.
    fn playing(&mut self, id: &TableId, wanted: Option<u8>) -> Result<(u8, &dyn Running), Refused> {
        let seat = self.acting(id, wanted)?;
        let live = &self.place(id)?.live;
        if live.stage() == Stage::Gathering {
            return Err(Refused::conflict("gathering", "the game begins when every seat is taken"));
        }
        Ok((seat, &*live.game))
    }

    fn why(&mut self, id: &TableId, asked: &WhyAsked, lang: Lang) -> Result<Told, Refused> {
        let (seat, game) = self.playing(id, asked.seat)?;
        let told = game.why(seat, &asked.about, lang);
        Ok(answer(told.map_err(|why| Refused::senseless("bad_subject", why))?))
    }

    fn ahead(&mut self, id: &TableId, asked: &AheadAsked, lang: Lang) -> Result<Told, Refused> {
        checks::moves(&asked.moves, MOVES)?;
        let (seat, game) = self.playing(id, asked.seat)?;
        Ok(answer(value(game.ahead(seat, &asked.moves, lang)?)))
    }

    fn act(&mut self, id: &TableId, what: &str, body: Value, lang: Lang) -> Result<Told, Refused> {
        let named = |seat, version, request| Step { seat, version, request };
        let (step, line): (Step, Box<dyn FnOnce(u8) -> Line>) = match what {
            "moves" => {
                let MovesAsked { seat, version, request, moves } = read(body)?;
                checks::moves(&moves, MOVES)?;
                (named(seat, Some(version), request), Box::new(|seat| Line::Moves { seat, moves }))
            }
            "undo" => {
                let UndoAsked { seat, version, request } = read(body)?;
                (named(seat, Some(version), request), Box::new(|seat| Line::Undo { seat }))
            }
            "resign" | "consent" => {
                let StepAsked { seat, version, request } = read(body)?;
                let line: Box<dyn FnOnce(u8) -> Line> = match what {
                    "resign" => Box::new(|seat| Line::Resign { seat, by_clock: false }),
                    _ => Box::new(|seat| Line::Consent { seat }),
                };
                (named(seat, version, request), line)
            }
            _ => return Err(nothing(what)),
        };
        let seat = self.acting(id, step.seat)?;
        let request = checks::request(seat, step.request.as_deref())?;
        let live = &self.place(id)?.live;
        let before = request.as_deref().and_then(|name| live.answered(name));
        if before.is_none() && matches!(live.seats.get(usize::from(seat)), Some(Sitting::Bot { .. })) {
            return Err(Refused::conflict("bot_plays", "a bot plays this seat: take it back first"));
        }
        let now = live.version;
        if before.is_none() && step.version.is_some_and(|version| version != now) {
            let refused = Refused::conflict("stale", format!("the table is at version {now} now"));
            return Err(Refused { details: json!({"version": now}), ..refused });
        }
        let kept: Option<Kept> = match before {
            Some(_) => None,
            None => Some(self.happen(id, &line(seat), request, lang)?),
        };
        let since = step.version.unwrap_or(u64::MAX).to_string();
        let spoken = if lang == Lang::Fr { "fr" } else { "en" };
        let query = [("seat", seat.to_string()), ("since", since), ("lang", spoken.to_owned())];
        let looked = self.look(id, &query.map(|(name, value)| (name.to_owned(), value)).into())?;
        Ok(Told { kept, ..looked })
    }

    /// A bot plays on for a person, or the person takes the seat back.
    fn bot(&mut self, id: &TableId, asked: &BotAsked) -> Result<Told, Refused> {
        let level = asked.level.as_deref().map(checks::level).transpose()?;
        let open = |live: &table::Live, seat| live.seats.get(usize::from(seat)) == Some(&Sitting::Open);
        let seat = match asked.seat {
            Some(seat) if open(&self.place(id)?.live, seat) => seat,
            wanted => self.acting(id, wanted)?,
        };
        let place = self.place(id)?;
        if place.live.stage() == Stage::Over {
            return Err(over());
        }
        let at = usize::from(seat);
        let who = match (level, &place.live.seats[at]) {
            (Some(level), _) => Sitting::Bot { level },
            (None, Sitting::Bot { .. }) => {
                let name = place.people[at].clone().unwrap_or_else(|| (seat + 1).to_string());
                Sitting::Person { name }
            }
            (None, _) => return Err(Refused::conflict("no_bot", "no bot plays this seat")),
        };
        let kept = self.happen(id, &Line::Sit { seat, who }, None, Lang::En)?;
        let live = &self.place(id)?.live;
        let (version, more) = (live.version, live.bot_asked().is_some());
        Ok(Told { kept: Some(kept), more, ..answer(json!({"seat": seat, "version": version})) })
    }
}

fn nothing(path: &str) -> Refused {
    Refused::new(404, "no_address", format!("nothing is at {path} without a server"))
}
