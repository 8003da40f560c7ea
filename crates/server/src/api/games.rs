//! The games there are tables for.

use super::Errors;
use axum::Json;
use table::{GameTold, games_told};

/// The games there are tables for.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameTold>), Errors))]
pub async fn games() -> Json<Vec<GameTold>> {
    Json(games_told())
}
