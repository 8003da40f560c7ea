//! Looking at a table: what its viewer may know, at once or as soon as there is something new.

use super::identity::Caller;
use super::next::next_of;
use super::reading::{AtTable, Language, Queried, Sent, Spoken};
use super::{App, Errors, Fault};
use crate::games::AheadTold;
use crate::store::{Stage, TableId};
use crate::tables::{Message, Problem};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Lang, Viewer};
use utoipa::{IntoParams, ToSchema};

/// The longest time a request waits for something new, in seconds.
pub const LONGEST_WAIT: u64 = 30;

/// How a table is looked at.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LookAsked {
    /// The version that was seen last: `news` begins behind it.
    #[serde(default)]
    pub since: u64,
    /// Waits so many seconds, at most 30, until the table is behind `since`.
    #[serde(default)]
    pub wait: u64,
    /// The language of texts.
    #[serde(default)]
    #[param(inline)]
    pub lang: Language,
    /// For which of the held seats; by default the first, or as a spectator.
    pub seat: Option<u8>,
}

/// What is asked about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyAsked {
    /// For which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// A card, building, task or level, as the game names it.
    #[schema(value_type = Object)]
    pub about: Value,
}

/// What is thought through before it is done.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AheadAsked {
    /// For which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The moves in their notation, one after the other.
    pub moves: Vec<String>,
}

/// The message of a table for a viewer, with what belongs to the caller.
pub async fn message(
    app: &App,
    id: &TableId,
    (viewer, held): (Viewer, &[u8]),
    lang: Lang,
    since: u64,
) -> Result<Message, Fault> {
    let now = crate::tables::now();
    let looked = app.tables.look(id, |live| {
        let asked = if live.stage() == Stage::Gathering { Vec::new() } else { live.game.asked() };
        let waiting = held.iter().copied().filter(|seat| asked.contains(seat)).collect();
        (Message { waiting, ..live.message(viewer, lang, since, now) }, live.stage())
    });
    let (mut message, ended) = match looked.await {
        Err(problem @ Problem::OldRules { here, .. }) => {
            let old = app.tables.old(id).await?;
            (old.message(viewer, lang, here).ok_or(problem)?, true)
        }
        looked => looked.map(|(message, stage)| (message, stage == Stage::Over))?,
    };
    message.held = held.to_vec();
    if ended {
        message.next = next_of(app, id).await?.map(|table| table.0);
    }
    Ok(message)
}

/// Everything a viewer may know of a table: view, questions with their legal moves, news.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The name of the table"), LookAsked),
    responses((status = 200, body = Message), Errors))]
pub async fn look(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(asked): Queried<LookAsked>,
) -> Result<Json<Message>, Fault> {
    let (viewer, held) = caller.looking(&app, &id, asked.seat).await?;
    if asked.wait > 0 {
        let longest = Duration::from_secs(asked.wait.min(LONGEST_WAIT));
        tokio::select! {
            waited = app.tables.wait(&id, asked.since, longest) => match waited {
                // Nothing will ever change there.
                Ok(()) | Err(Problem::OldRules { .. }) => {}
                Err(problem) => return Err(problem.into()),
            },
            () = app.closed() => {}
        }
    }
    // Who left meanwhile sees no more than others do.
    let (viewer, held) = match asked.wait {
        0 => (viewer, held),
        _ => caller.looking(&app, &id, asked.seat).await?,
    };
    Ok(Json(message(&app, &id, (viewer, &held), asked.lang.into(), asked.since).await?))
}

/// Why something can or cannot be done, and what it would cost.
#[utoipa::path(post, path = "/api/tables/{id}/why", tag = "playing", request_body = WhyAsked,
    params(("id" = String, Path, description = "The name of the table"), Spoken),
    responses((status = 200, body = Object), Errors))]
pub async fn why(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(Spoken { lang }): Queried<Spoken>,
    Sent(asked): Sent<WhyAsked>,
) -> Result<Json<Value>, Fault> {
    let seat = caller.acting(&app, &id, asked.seat).await?;
    let explained = app.tables.look(&id, |live| {
        let playing = live.stage() != Stage::Gathering;
        playing.then(|| live.game.why(seat, &asked.about, lang.into()))
    });
    let explained = explained.await?.ok_or_else(gathering)?;
    Ok(Json(explained.map_err(|why| Fault::senseless("bad_subject", why))?))
}

/// What a seat would see and be asked after moves, without making them: as far as that can be foreseen, so that nothing
/// is told that the seat does not know.
#[utoipa::path(post, path = "/api/tables/{id}/ahead", tag = "playing", request_body = AheadAsked,
    params(("id" = String, Path, description = "The name of the table"), Spoken),
    responses((status = 200, body = AheadTold), Errors))]
pub async fn ahead(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(Spoken { lang }): Queried<Spoken>,
    Sent(asked): Sent<AheadAsked>,
) -> Result<Json<AheadTold>, Fault> {
    let seat = caller.acting(&app, &id, asked.seat).await?;
    let foreseen = app.tables.look(&id, |live| {
        let playing = live.stage() != Stage::Gathering;
        playing.then(|| live.game.ahead(seat, &asked.moves, lang.into()))
    });
    let foreseen = foreseen.await?.ok_or_else(gathering)?;
    Ok(Json(foreseen.map_err(Problem::Rejected)?))
}

fn gathering() -> Fault {
    Fault::conflict("gathering", "the game begins when every seat is taken")
}
