//! Where a game goes on for the same people: a rematch, or a game of older rules by those of today. Whoever holds a
//! seat at the old table gets the same seat at the new one.

use super::identity::Caller;
use super::making::{Made, made, make_table, seats_of_people};
use super::reading::AtTable;
use super::{App, Errors, Fault};
use crate::security::next_table;
use crate::store::{Key, TableId};
use crate::tables::{NewTable, Old, Problem};
use axum::extract::State;
use std::sync::Arc;

/// The table where the game goes on, if there is one.
pub async fn next_of(app: &App, id: &TableId) -> Result<Option<TableId>, Fault> {
    for seat in 0..8 {
        if let Some(key) = app.tables.store().key(&next_table(id, seat)).await? {
            return Ok(Some(key.table));
        }
    }
    Ok(None)
}

/// Notes where the game goes on, for all people at once: of two nodes one is first, for everybody.
async fn note(app: &App, id: &TableId, new: &TableId, people: &[u8]) -> Result<(), Fault> {
    let key = |&seat: &u8| Key { hash: next_table(id, seat), table: new.clone(), seat, account: None };
    let keys: Vec<Key> = people.iter().map(key).collect();
    if let Err(error) = app.tables.store().add_keys(&keys).await {
        // Another node may have noted another table: then that one counts.
        if next_of(app, id).await?.is_none() {
            return Err(error.into());
        }
    }
    app.bell.ring(id);
    Ok(())
}

/// Of the seats the caller holds at the old table, those that are theirs at the new one.
async fn carried(app: &App, id: &TableId, new: &TableId, held: &[u8]) -> Result<Vec<u8>, Fault> {
    let mut own = Vec::new();
    for &seat in held {
        let key = app.tables.store().key(&next_table(id, seat)).await?;
        own.extend(key.filter(|key| key.table == *new).map(|key| key.seat));
    }
    Ok(own)
}

/// Leads the caller to the next table, which is made by whoever asks first.
async fn go_on(app: &Arc<App>, caller: &Caller, id: &TableId, new: NewTable) -> Result<Made, Fault> {
    let held = caller.held(app, id).await?;
    if held.is_empty() {
        return Err(Fault::unknown("no_token", "only whoever sits at the table can do this"));
    }
    let _one_at_a_time = app.rematches.lock().await;
    if next_of(app, id).await?.is_none() {
        let people = seats_of_people(&new.seats);
        let made = make_table(app, caller, new).await?;
        note(app, id, &made, &people).await?;
    }
    // Another node may have been faster: what is noted counts.
    let new = next_of(app, id).await?.ok_or(Problem::NoTable)?;
    let own = carried(app, id, &new, &held).await?;
    if own.is_empty() {
        return Err(Fault::conflict("given_up", "the seat at the next table was given up"));
    }
    made(app, caller, &new, own).await
}

/// Plays once more with the same options and people. Everybody who asks gets the same table and their own seat there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 201, body = super::making::TableMade), Errors))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
) -> Result<Made, Fault> {
    let found = app.tables.look(&id, |live| {
        let over = live.game.is_over();
        over.then(|| (live.table.clone(), live.settings.clone(), live.seats.clone()))
    });
    let (table, settings, seats) = match found.await {
        Err(Problem::OldRules { .. }) => return of_older_rules(&app, &caller, &id).await,
        found => found?.ok_or_else(|| Fault::conflict("not_over", "the game is not over"))?,
    };
    let options = serde_json::from_str(&table.options)
        .map_err(|error| Fault::senseless("bad_request", error.to_string()))?;
    let new =
        NewTable { game: table.game, options, settings, seats, seed: None, start: None, entries: Vec::new() };
    go_on(&app, &caller, &id, new).await
}

/// The last position of a game of older rules, at a new table with the same people.
pub async fn of_older_rules(app: &Arc<App>, caller: &Caller, id: &TableId) -> Result<Made, Fault> {
    let Old { table, seats, snapshot, .. } = app.tables.old(id).await?;
    let gone = || Fault::conflict("no_position", "no position of this game was written down");
    let snapshot = snapshot.ok_or_else(gone)?;
    let senseless = |error: serde_json::Error| Fault::senseless("bad_request", error.to_string());
    let new = NewTable {
        game: table.game,
        options: serde_json::from_str(&table.options).map_err(senseless)?,
        settings: serde_json::from_str(&table.settings).map_err(senseless)?,
        seats,
        seed: None,
        start: Some(snapshot.position),
        entries: Vec::new(),
    };
    go_on(app, caller, id, new).await
}
