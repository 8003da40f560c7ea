//! What a seat does in the game: moves, undo, giving up, agreeing to stop.

use super::identity::Caller;
use super::looking::message;
use super::reading::{AtTable, Queried, Sent, Spoken};
use super::{App, Errors, Fault, checks};
use crate::store::TableId;
use crate::tables::{Asked, Line, Message, Sitting};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;
use std::time::Instant;
use table::asked::{MovesAsked, StepAsked, UndoAsked};
use tabletop::{Lang, Seat, Viewer};

/// Something to be done for a seat that the caller holds.
pub struct Step {
    /// The version it answers; any if not given.
    pub version: Option<u64>,
    /// The name the sender gave it.
    pub request: Option<String>,
    /// The language of refusals.
    pub lang: Lang,
}

/// Does something for a seat that a person plays, and answers the version it led to.
pub async fn submit(app: &App, id: &TableId, seat: u8, step: Step, line: Line) -> Result<u64, Fault> {
    let request = checks::request(seat, step.request.as_deref())?;
    let by_bot = app.tables.look(id, |live| {
        let there = live.seats.get(usize::from(seat));
        matches!(there, Some(Sitting::Bot { .. }))
            && request.as_deref().and_then(|name| live.answered(name)).is_none()
    });
    if by_bot.await? {
        return Err(Fault::conflict("bot_plays", "a bot plays this seat: take it back first"));
    }
    let began = Instant::now();
    let moves = matches!(line, Line::Moves { .. });
    let asked = Asked { line, version: step.version, request, lang: step.lang };
    let version = app.tables.submit(id, asked).await?;
    if moves {
        metrics::histogram!("arkwright_move_seconds").record(began.elapsed().as_secs_f64());
    }
    Ok(version)
}

async fn act(
    (app, caller, id): (&App, &Caller, &TableId),
    wanted: Option<u8>,
    step: Step,
    line: impl FnOnce(u8) -> Line,
) -> Result<Json<Message>, Fault> {
    let seat = caller.acting(app, id, wanted).await?;
    let (since, lang) = (step.version.unwrap_or(u64::MAX), step.lang);
    let accepted = submit(app, id, seat, step, line(seat)).await?;
    let held = caller.held(app, id).await?;
    let mut message = message(app, id, (Viewer::Seat(Seat(seat)), &held), lang, since).await?;
    message.accepted = Some(accepted);
    Ok(Json(message))
}

/// Makes moves, and answers what the seat may know then. `accepted` is the version they led to.
#[utoipa::path(post, path = "/api/tables/{id}/moves", tag = "playing", request_body = MovesAsked,
    params(("id" = String, Path, description = "The name of the table"), Spoken),
    responses((status = 200, body = Message), Errors))]
pub async fn moves(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(Spoken { lang }): Queried<Spoken>,
    Sent(asked): Sent<MovesAsked>,
) -> Result<Json<Message>, Fault> {
    checks::moves(&asked.moves, app.config.limits.moves)?;
    let step = Step { version: Some(asked.version), request: asked.request, lang: lang.into() };
    let line = |seat| Line::Moves { seat, moves: asked.moves };
    act((&app, &caller, &id), asked.seat, step, line).await
}

/// Takes back what the seat did last, if nobody learned something by it.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "playing", request_body = UndoAsked,
    params(("id" = String, Path, description = "The name of the table"), Spoken),
    responses((status = 200, body = Message), Errors))]
pub async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(Spoken { lang }): Queried<Spoken>,
    Sent(asked): Sent<UndoAsked>,
) -> Result<Json<Message>, Fault> {
    let step = Step { version: Some(asked.version), request: asked.request, lang: lang.into() };
    act((&app, &caller, &id), asked.seat, step, |seat| Line::Undo { seat }).await
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "playing", request_body = StepAsked,
    params(("id" = String, Path, description = "The name of the table"), Spoken),
    responses((status = 200, body = Message), Errors))]
pub async fn resign(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(Spoken { lang }): Queried<Spoken>,
    Sent(asked): Sent<StepAsked>,
) -> Result<Json<Message>, Fault> {
    let step = Step { version: asked.version, request: asked.request, lang: lang.into() };
    act((&app, &caller, &id), asked.seat, step, |seat| Line::Resign { seat, by_clock: false }).await
}

/// Agrees to end the game as it stands; it ends once everybody agrees.
#[utoipa::path(post, path = "/api/tables/{id}/consent", tag = "playing", request_body = StepAsked,
    params(("id" = String, Path, description = "The name of the table"), Spoken),
    responses((status = 200, body = Message), Errors))]
pub async fn consent(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(Spoken { lang }): Queried<Spoken>,
    Sent(asked): Sent<StepAsked>,
) -> Result<Json<Message>, Fault> {
    let step = Step { version: asked.version, request: asked.request, lang: lang.into() };
    act((&app, &caller, &id), asked.seat, step, |seat| Line::Consent { seat }).await
}
