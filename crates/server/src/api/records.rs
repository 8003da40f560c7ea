//! Records: taken away when a game is over, brought in to look at, and gone on with from any entry.

use super::identity::Caller;
use super::making::{Made, make, seated};
use super::next;
use super::reading::{AtTable, Sent};
use super::{App, Errors, Fault};
use crate::games::kind;
use crate::tables::{Live, NewTable, Problem, Sitting};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::sync::Arc;
use table::asked::{ForkAsked, RecordAsked};

fn not_over() -> Fault {
    Fault::conflict("not_over", "the game is not over: its record would tell what is hidden")
}

/// The record of a finished game, as a file.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records",
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 200, body = Object, content_type = "application/json"), Errors))]
pub async fn record(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
) -> Result<Response, Fault> {
    caller.looking(&app, &id, None).await?;
    let record = app.tables.look(&id, whole_record).await??;
    let name = format!("attachment; filename=\"{id}.json\"");
    let kind = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((kind, format!("{record:#}\n")).into_response())
}

/// The record of a game that is over.
fn whole_record(live: &Live) -> Result<Value, Fault> {
    match live.game.is_over() {
        true => Ok(live.game.record().map_err(Problem::Stopped)?),
        false => Err(not_over()),
    }
}

/// A record read and verified, up to a number of entries.
async fn read(record: Value, entries: Option<usize>) -> Result<(String, crate::games::Recorded), Fault> {
    let game = record["game"].as_str().unwrap_or_default().to_owned();
    let kind = kind(&game).ok_or_else(|| Problem::NoGame(game.clone()))?;
    let read = tokio::task::spawn_blocking(move || kind.read_record(&record, entries)).await;
    let refused = |why: String| Fault::senseless("bad_record", why);
    let recorded = read.map_err(|_| refused("the rules fail at this record".to_owned()))?;
    Ok((game, recorded.map_err(refused)?))
}

fn options(kept: &str) -> Result<Value, Fault> {
    serde_json::from_str(kept).map_err(|error| Fault::senseless("bad_request", error.to_string()))
}

/// Makes a table of a record, to look at or to go on with.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = RecordAsked,
    responses((status = 201, body = super::making::TableMade), Errors))]
pub async fn import(
    State(app): State<Arc<App>>,
    caller: Caller,
    Sent(asked): Sent<RecordAsked>,
) -> Result<Made, Fault> {
    let (game, recorded) = read(Value::Object(asked.record), None).await?;
    let mut seats = seated(&asked.seats)?;
    if seats.is_empty() {
        let count = kind(&game).map_or(Ok(0), |kind| kind.seats(&recorded.options));
        let count = count.map_err(|why| Fault::senseless("bad_record", why))?;
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
    make(&app, &caller, new).await
}

/// Plays on from any entry of a finished game, at a new table. A running game of older rules is played on from its last
/// position by the rules of today: by the same people, who find the new table through `rematch`.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "records", request_body = ForkAsked,
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 201, body = super::making::TableMade), Errors))]
pub async fn fork(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Sent(asked): Sent<ForkAsked>,
) -> Result<Made, Fault> {
    let seats = seated(&asked.seats)?;
    caller.looking(&app, &id, None).await?;
    let found = app
        .tables
        .look(&id, |live| Ok::<_, Fault>((whole_record(live)?, live.table.clone(), live.settings.clone())));
    let (record, table, settings) = match found.await {
        Err(Problem::OldRules { .. }) => return next::of_older_rules(&app, &caller, &id).await,
        found => found??,
    };
    let all = record["entries"].as_array().map_or(0, Vec::len);
    let kept = asked.entry.map_or(all, |entry| usize::try_from(entry).unwrap_or(usize::MAX));
    if kept > all {
        return Err(Fault::senseless("no_entry", format!("the record has {all} entries, not {kept}")));
    }
    let entries = record["entries"].as_array().into_iter().flatten().take(kept);
    let new = NewTable {
        game: table.game,
        options: options(&table.options)?,
        settings: asked.settings.unwrap_or(settings),
        seats,
        seed: Some(table.seed),
        start: table.start,
        entries: entries.filter_map(|entry| entry.as_str().map(str::to_owned)).collect(),
    };
    make(&app, &caller, new).await
}
