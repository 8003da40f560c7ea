//! The chat of a table.

use super::identity::Caller;
use super::reading::{AtTable, Queried, Sent};
use super::{App, Errors, Fault, checks};
use crate::security::Bucket;
use crate::store::{ChatLine, TableId};
use crate::tables::{Sitting, now};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use utoipa::{IntoParams, ToSchema};

/// The most lines in one answer.
const MOST: u32 = 200;

/// Which lines of a chat.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ChatAsked {
    /// Those behind this number.
    #[serde(default)]
    pub after: u64,
}

/// A line to be written.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatSent {
    /// For which of the held seats; a spectator has none.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What a spectator without an account is called.
    #[serde(default)]
    pub name: Option<String>,
    /// What is to be said, in one line.
    pub text: String,
}

/// A line of a chat.
#[derive(Serialize, ToSchema)]
pub struct ChatTold {
    /// Its number at the table, from 1.
    pub number: u64,
    /// The seat that wrote it; none for a spectator.
    pub seat: Option<u8>,
    /// Who wrote it.
    pub name: String,
    /// What was written.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// The number of a line that was written.
#[derive(Serialize, ToSchema)]
pub struct ChatWritten {
    /// Its number.
    pub number: u64,
}

fn told(line: ChatLine) -> ChatTold {
    let ChatLine { number, seat, name, text, at } = line;
    ChatTold { number, seat, name, text, at }
}

/// The lines of a chat behind a number.
pub async fn lines(app: &App, id: &TableId, after: u64) -> Result<Vec<ChatTold>, Fault> {
    let after = after.min(i64::MAX as u64);
    let lines = app.tables.store().chat(id, after, MOST).await?;
    Ok(lines.into_iter().map(told).collect())
}

/// Lines of the chat of a table, at most 200 at once.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "chat",
    params(("id" = String, Path, description = "The name of the table"), ChatAsked),
    responses((status = 200, body = Vec<ChatTold>), Errors))]
pub async fn chat(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(asked): Queried<ChatAsked>,
) -> Result<Json<Vec<ChatTold>>, Fault> {
    caller.looking(&app, &id, None).await?;
    Ok(Json(lines(&app, &id, asked.after).await?))
}

/// Writes a line into the chat of a table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", request_body = ChatSent,
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 201, body = ChatWritten), Errors))]
pub async fn say(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Sent(sent): Sent<ChatSent>,
) -> Result<(StatusCode, Json<ChatWritten>), Fault> {
    let text = checks::chat(&sent.text, app.config.limits.chat)?;
    let held = caller.held(&app, &id).await?;
    let (seat, name) = match held.is_empty() && sent.seat.is_none() {
        true => {
            caller.looking(&app, &id, None).await?;
            let named = sent.name.as_deref().or(caller.account().map(|account| account.name.as_str()));
            (None, checks::name(named.unwrap_or_default())?)
        }
        false => {
            let seat = caller.acting(&app, &id, sent.seat).await?;
            let name = app.tables.look(&id, |live| match live.seats.get(usize::from(seat)) {
                Some(Sitting::Person { name }) => name.clone(),
                _ => (seat + 1).to_string(),
            });
            (Some(seat), name.await?)
        }
    };
    let writer = match seat {
        Some(seat) => format!("{id} {seat}"),
        None => caller.address.to_string(),
    };
    let most = app.config.limits.chat_per_minute;
    app.buckets
        .take(Bucket::Chat(writer), most, Duration::from_secs(60))
        .map_err(|wait| Fault::too_often(format!("{most} lines in a minute are enough"), wait))?;
    let number = app.tables.store().add_chat(&id, seat, &name, &text, now()).await?;
    app.bell.ring(&id);
    Ok((StatusCode::CREATED, Json(ChatWritten { number })))
}
