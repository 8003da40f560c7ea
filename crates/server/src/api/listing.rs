//! Lists of tables.

use super::identity::Caller;
use super::reading::Queried;
use super::{App, Errors, Fault};
use crate::store::{Listed, Listing};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::{TableTold, stage_name};
use utoipa::{IntoParams, ToSchema};

/// The most tables in a list.
const MOST: u32 = 200;

/// Which tables a list has.
#[derive(Clone, Copy, Default, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    /// Those that wait for players.
    #[default]
    Open,
    /// Finished games.
    Archive,
    /// Those where the account has a seat.
    Mine,
}

/// What a list is asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ListAsked {
    /// Which tables.
    #[serde(default)]
    #[param(inline)]
    pub list: Which,
    /// Only those of a game.
    pub game: Option<String>,
    /// At most so many, up to 200.
    pub most: Option<u32>,
}

fn told(listed: Listed) -> TableTold {
    let json = |text: &str| serde_json::from_str(text).unwrap_or(Value::Null);
    TableTold {
        options: json(&listed.table.options),
        settings: json(&listed.table.settings),
        summary: json(&listed.summary),
        table: listed.table.id.0,
        game: listed.table.game,
        rules_version: listed.table.rules_version,
        stage: stage_name(listed.stage),
        version: listed.version,
        made_at: listed.table.made_at,
        changed_at: listed.changed_at,
    }
}

/// The tables of an account, the latest change first.
pub async fn tables_of(app: &App, account: i64) -> Result<Vec<TableTold>, Fault> {
    let listed = app.tables.store().list(&Listing::Of(account), None, MOST).await?;
    Ok(listed.into_iter().map(told).collect())
}

/// Lists tables, the latest change first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(ListAsked),
    responses((status = 200, body = Vec<TableTold>), Errors))]
pub async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Queried(asked): Queried<ListAsked>,
) -> Result<Json<Vec<TableTold>>, Fault> {
    let which = match asked.list {
        Which::Open => Listing::Open,
        Which::Archive => Listing::Archive,
        Which::Mine => {
            let account = caller.account().ok_or_else(super::accounts::not_logged_in)?;
            Listing::Of(account.id)
        }
    };
    let most = asked.most.unwrap_or(50).clamp(1, MOST);
    // No game has such a name, and the store refuses it.
    let game = asked.game.map(|game| game.replace('\0', "?"));
    let listed = app.tables.store().list(&which, game.as_deref(), most).await?;
    Ok(Json(listed.into_iter().map(told).collect()))
}
