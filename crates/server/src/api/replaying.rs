//! Games that are over, moment by moment; and what a good player would do.

use super::identity::Caller;
use super::reading::{AtMoment, AtTable, Language, Queried, Sent, Spoken};
use super::{App, Errors, Fault};
use crate::games::{Advice, HintsTold, MomentTold, Replay, StoryTold};
use crate::store::{Stage, TableId};
use axum::Json;
use axum::extract::State;
use host::{Eye, Verdict};
use serde::Deserialize;
use std::sync::Arc;
use table::asked::HintAsked;
use tabletop::{Seat, Viewer};
use utoipa::IntoParams;

/// Whose eyes a moment is looked at with.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MomentAsked {
    /// The seat whose eyes it is looked at with, `spectator`, or `all` for open hands, which is usual.
    #[param(example = "0")]
    pub seat: Option<String>,
    /// The language of texts.
    #[serde(default)]
    #[param(inline)]
    pub lang: Language,
}

/// What of an analysis is wanted first.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AnalysisAsked {
    /// An entry: what was decided there is worked out before it is answered.
    pub entry: Option<usize>,
    /// The language of texts.
    #[serde(default)]
    #[param(inline)]
    pub lang: Language,
}

/// A game that is over, for somebody who may see the table.
async fn replay(app: &App, caller: &Caller, id: &TableId) -> Result<Arc<dyn Replay>, Fault> {
    caller.looking(app, id, None).await?;
    let not_over = || Fault::conflict("not_over", "the game is not over: hands would be seen");
    app.tables.replay(id).await?.ok_or_else(not_over)
}

fn no_entry(entry: usize, entries: usize) -> Fault {
    Fault::senseless("no_entry", format!("the record has {entries} entries, so there is no moment {entry}"))
}

async fn seats(app: &App, id: &TableId) -> Result<usize, Fault> {
    Ok(app.tables.look(id, |live| live.seats.len()).await?)
}

fn no_seat(seats: usize) -> Fault {
    Fault::senseless("no_seat", format!("the table has seats 0 to {}, `spectator` and `all`", seats - 1))
}

/// A moment of a game that is over: the table before an entry of its record, what was asked, and what was done.
#[utoipa::path(get, path = "/api/tables/{id}/at/{entry}", tag = "records",
    params(("id" = String, Path, description = "The name of the table"),
        ("entry" = usize, Path, description = "How many entries had been made; all of them is the end"), MomentAsked),
    responses((status = 200, body = MomentTold), Errors))]
pub async fn at(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtMoment(id, entry): AtMoment,
    Queried(asked): Queried<MomentAsked>,
) -> Result<Json<MomentTold>, Fault> {
    let replay = replay(&app, &caller, &id).await?;
    let seats = seats(&app, &id).await?;
    let eye = match asked.seat.as_deref() {
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
    Ok(Json(replay.moment(entry, eye, asked.lang.into())))
}

/// Everything that was done in a game that is over, with its key moments, curves and score sheets.
#[utoipa::path(get, path = "/api/tables/{id}/moments", tag = "records",
    params(("id" = String, Path, description = "The name of the table"), Spoken),
    responses((status = 200, body = StoryTold), Errors))]
pub async fn moments(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(Spoken { lang }): Queried<Spoken>,
) -> Result<Json<StoryTold>, Fault> {
    let replay = replay(&app, &caller, &id).await?;
    let told = tokio::task::spawn_blocking(move || replay.story(lang.into())).await;
    told.map(Json).map_err(|_| Fault::busy("the game could not be told"))
}

/// The analysis of a game that is over, as far as it has come: chances to win turn by turn, what could have been done at
/// every decision, turning points and mistakes. It goes on as long as somebody asks; ask again until `done` is `pieces`.
/// Whatever it says of a decision, it knows what the seat could know.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "records",
    params(("id" = String, Path, description = "The name of the table"), AnalysisAsked),
    responses((status = 200, body = Verdict), Errors))]
pub async fn analysis(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(AnalysisAsked { entry, lang }): Queried<AnalysisAsked>,
) -> Result<Json<Verdict>, Fault> {
    let replay = replay(&app, &caller, &id).await?;
    if let Some(entry) = entry {
        if entry > replay.entries() {
            return Err(no_entry(entry, replay.entries()));
        }
        app.tables.analyse_entry(&replay, entry).await;
    }
    app.tables.analyse(&id, &replay);
    let told = tokio::task::spawn_blocking(move || replay.verdict(lang.into())).await;
    told.map(Json).map_err(|_| Fault::busy("the game could not be judged"))
}

/// What a good player would do, and why: for an own seat that is asked, where the table allows it, or for any seat of
/// any moment of a game that is over. It knows what the seat may know.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "playing", request_body = HintAsked,
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 200, body = HintsTold), Errors))]
pub async fn hint(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Sent(asked): Sent<HintAsked>,
) -> Result<Json<HintsTold>, Fault> {
    let stage = app.tables.look(&id, |live| live.stage()).await?;
    let advice = match stage {
        Stage::Over => of_past(&app, &caller, &id, &asked).await?,
        Stage::Gathering => {
            return Err(Fault::conflict("gathering", "the game begins when every seat is taken"));
        }
        Stage::Playing | Stage::Thinking => of_now(&app, &caller, &id, &asked).await?,
    };
    Ok(Json(app.tables.think(advice).await?))
}

async fn of_now(app: &App, caller: &Caller, id: &TableId, asked: &HintAsked) -> Result<Advice, Fault> {
    if asked.entry.is_some() {
        return Err(Fault::conflict("not_over", "moments of a game can be asked about once it is over"));
    }
    let seat = caller.acting(app, id, asked.seat).await?;
    let held = caller.held(app, id).await?;
    let found =
        app.tables.look(id, |live| live.allows_hints(&held).then(|| live.game.hint(seat, asked.lang.into())));
    let forbidden = || Fault::forbidden("no_hints", "at this table everybody thinks for themselves");
    found.await?.ok_or_else(forbidden)?.map_err(|why| Fault::conflict("not_asked", why))
}

async fn of_past(app: &App, caller: &Caller, id: &TableId, asked: &HintAsked) -> Result<Advice, Fault> {
    let replay = replay(app, caller, id).await?;
    let entry = asked.entry.ok_or_else(|| {
        Fault::senseless("which_entry", "the game is over: say before which entry of its record, `entry`")
    })?;
    if entry > replay.entries() {
        return Err(no_entry(entry, replay.entries()));
    }
    let seats = seats(app, id).await?;
    let seat = asked.seat.filter(|&seat| usize::from(seat) < seats).ok_or_else(|| no_seat(seats))?;
    replay.hint(entry, seat, asked.lang.into()).map_err(|why| Fault::conflict("not_asked", why))
}
