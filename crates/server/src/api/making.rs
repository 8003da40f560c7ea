//! New tables: a game from its start, or any position that somebody put together.

use super::identity::{Caller, OwnSeat};
use super::reading::Sent;
use super::{App, Errors, Fault, checks};
use crate::security::Bucket;
use crate::store::TableId;
use crate::tables::{NewTable, Sitting};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use table::asked::{PositionAsked, SeatAsked, TableAsked, sittings};
use utoipa::ToSchema;

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub struct TableMade {
    /// Its name in addresses.
    pub table: String,
    /// The seats of whoever made it, with their tokens.
    pub seats: Vec<OwnSeat>,
    /// What others need to take the open seats; none if there are none.
    pub invitation: Option<Invitation>,
}

/// What others need to take an open seat.
#[derive(Serialize, ToSchema)]
pub struct Invitation {
    /// To be sent along when joining.
    pub token: String,
    /// The same as an address for people.
    pub link: String,
}

/// An answer that tells of a new table.
pub type Made = (StatusCode, HeaderMap, Json<TableMade>);

/// Those who sit at a new table.
pub fn seated(seats: &[SeatAsked]) -> Result<Vec<Sitting>, Fault> {
    sittings(seats).map_err(|rejected| checks::senseless(&rejected))
}

/// Makes a table and lets the caller sit where a person sits.
pub async fn make(app: &Arc<App>, caller: &Caller, new: NewTable) -> Result<Made, Fault> {
    let own: Vec<u8> = seats_of_people(&new.seats);
    let table = make_table(app, caller, new).await?;
    made(app, caller, &table, own).await
}

/// The seats where people sit.
pub fn seats_of_people(seats: &[Sitting]) -> Vec<u8> {
    let people = seats.iter().enumerate().filter(|(_, who)| matches!(who, Sitting::Person { .. }));
    people.map(|(seat, _)| seat as u8).collect()
}

/// Makes a table, if the caller may have another one.
pub async fn make_table(app: &Arc<App>, caller: &Caller, new: NewTable) -> Result<TableId, Fault> {
    let (most, hour) = (app.config.limits.tables_per_hour, Duration::from_secs(60 * 60));
    app.buckets
        .take(Bucket::Tables(caller.address), most, hour)
        .map_err(|wait| Fault::too_often(format!("{most} tables in an hour are enough"), wait))?;
    Ok(app.tables.create(new).await?)
}

/// The answer of a table that was just made.
pub async fn made(
    app: &Arc<App>,
    caller: &Caller,
    table: &TableId,
    own: impl IntoIterator<Item = u8>,
) -> Result<Made, Fault> {
    let (seats, mut headers) = caller.grant(app, table, own).await?;
    let open = app.tables.look(table, |live| live.seats.contains(&Sitting::Open)).await?;
    let invitation = match open {
        false => None,
        true => {
            let token = Caller::invite(app, table).await?.letters().to_owned();
            // Behind the `#` it is sent to nobody and written into no log.
            let link = format!("/table/{table}#invitation={token}");
            Some(Invitation { token, link })
        }
    };
    if let Ok(place) = HeaderValue::from_str(&format!("/api/tables/{table}")) {
        headers.insert(header::LOCATION, place);
    }
    let made = TableMade { table: table.0.clone(), seats, invitation };
    Ok((StatusCode::CREATED, headers, Json(made)))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = TableAsked,
    responses((status = 201, body = TableMade), Errors))]
pub async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    Sent(asked): Sent<TableAsked>,
) -> Result<Made, Fault> {
    let new = NewTable {
        game: asked.game,
        options: Value::Object(asked.options),
        settings: asked.settings,
        seats: seated(&asked.seats)?,
        seed: None,
        start: None,
        entries: Vec::new(),
    };
    make(&app, &caller, new).await
}

/// Makes a table that begins with a position of the editor.
#[utoipa::path(post, path = "/api/positions", tag = "tables", request_body = PositionAsked,
    responses((status = 201, body = TableMade), Errors))]
pub async fn create_from_position(
    State(app): State<Arc<App>>,
    caller: Caller,
    Sent(asked): Sent<PositionAsked>,
) -> Result<Made, Fault> {
    let start = table::checks::position(&asked).map_err(|rejected| checks::senseless(&rejected))?;
    let new = NewTable {
        game: asked.game,
        options: Value::Object(asked.options),
        settings: asked.settings,
        seats: seated(&asked.seats)?,
        seed: None,
        start: Some(start),
        entries: Vec::new(),
    };
    make(&app, &caller, new).await
}
