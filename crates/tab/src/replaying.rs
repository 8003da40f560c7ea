//! Games that are over, moment by moment, judged piece by piece; and what a good player would do.

use crate::Refused;
use crate::asking::{Query, lang, number};
use crate::desk::{Desk, Told, answer};
use host::Eye;
use serde_json::Value;
use std::sync::Arc;
use table::asked::HintAsked;
use table::games::Replay;
use table::json::value;
use table::{Stage, TableId};
use tabletop::{Lang, Seat, Viewer};

fn no_entry(entry: usize, entries: usize) -> Refused {
    let message = format!("the record has {entries} entries, so there is no moment {entry}");
    Refused::senseless("no_entry", message)
}

fn no_seat(seats: usize) -> Refused {
    let message = format!("the table has seats 0 to {}, `spectator` and `all`", seats - 1);
    Refused::senseless("no_seat", message)
}

impl Desk {
    /// A game that is over, folded once.
    fn replay(&mut self, id: &TableId) -> Result<Arc<dyn Replay>, Refused> {
        let place = self.place(id)?;
        if let Some(replay) = &place.replay {
            return Ok(Arc::clone(replay));
        }
        if !place.live.game.is_over() {
            return Err(Refused::conflict("not_over", "the game is not over: hands would be seen"));
        }
        let folded = place.live.game.replay().map_err(|why| Refused::new(500, "stopped", why))?;
        let replay: Arc<dyn Replay> = folded.into();
        place.replay = Some(Arc::clone(&replay));
        Ok(replay)
    }

    pub(crate) fn at(&mut self, id: &TableId, entry: &str, query: &Query) -> Result<Told, Refused> {
        let entry: usize = entry
            .parse()
            .map_err(|_| Refused::new(400, "bad_path", format!("{entry:?} is no number of entries")))?;
        let replay = self.replay(id)?;
        let seats = self.place(id)?.live.seats.len();
        let eye = match query.get("seat").map(String::as_str) {
            None | Some("all") => Eye::All,
            Some("spectator") => Eye::Of(Viewer::Spectator),
            Some(text) => match text.parse::<u8>() {
                Ok(seat) if usize::from(seat) < seats => Eye::Of(Viewer::Seat(Seat(seat))),
                _ => return Err(no_seat(seats)),
            },
        };
        if entry > replay.entries() {
            return Err(no_entry(entry, replay.entries()));
        }
        Ok(answer(value(replay.moment(entry, eye, lang(query)))))
    }

    pub(crate) fn moments(&mut self, id: &TableId, lang: Lang) -> Result<Told, Refused> {
        Ok(answer(value(self.replay(id)?.story(lang))))
    }

    /// What the analysis has found so far; what was decided at an entry is worked out first.
    pub(crate) fn analysis(&mut self, id: &TableId, query: &Query) -> Result<Told, Refused> {
        let replay = self.replay(id)?;
        if let Some(entry) = number(query, "entry") {
            if entry > replay.entries() {
                return Err(no_entry(entry, replay.entries()));
            }
            if let Some(piece) = replay.begin_piece(Some(entry)) {
                replay.work_out(piece);
            }
        }
        let verdict = replay.verdict(lang(query));
        Ok(Told { more: verdict.done < verdict.pieces, ..answer(value(verdict)) })
    }

    pub(crate) fn judge(&mut self, id: &TableId) -> Result<Told, Refused> {
        let replay = self.replay(id)?;
        let piece = replay.begin_piece(None);
        if let Some(piece) = piece {
            replay.work_out(piece);
        }
        Ok(Told { more: piece.is_some(), ..answer(Value::Null) })
    }

    pub(crate) fn hint(&mut self, id: &TableId, asked: &HintAsked) -> Result<Told, Refused> {
        let lang = asked.lang.into();
        let advice = match self.place(id)?.live.stage() {
            Stage::Gathering => {
                return Err(Refused::conflict("gathering", "the game begins when every seat is taken"));
            }
            Stage::Over => {
                let replay = self.replay(id)?;
                let entry = asked.entry.ok_or_else(|| {
                    Refused::senseless("which_entry", "the game is over: say before which entry, `entry`")
                })?;
                if entry > replay.entries() {
                    return Err(no_entry(entry, replay.entries()));
                }
                let seats = self.place(id)?.live.seats.len();
                let seat = asked.seat.filter(|&seat| usize::from(seat) < seats);
                replay.hint(entry, seat.ok_or_else(|| no_seat(seats))?, lang)
            }
            Stage::Playing | Stage::Thinking => {
                let seat = self.acting(id, asked.seat)?;
                let place = self.place(id)?;
                if !place.live.allows_hints(&place.held()) {
                    let message = "at this table everybody thinks for themselves";
                    return Err(Refused::new(403, "no_hints", message));
                }
                place.live.game.hint(seat, lang)
            }
        };
        let advice = advice.map_err(|why| Refused::conflict("not_asked", why))?;
        Ok(answer(value(advice())))
    }
}
