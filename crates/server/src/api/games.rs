//! The games there are tables for.

use super::Errors;
use crate::games::kinds;
use axum::Json;
use bots::Level;
use serde::Serialize;
use utoipa::ToSchema;

/// A game that tables can be made of.
#[derive(Serialize, ToSchema)]
pub struct GameTold {
    /// The name in requests and records.
    #[schema(example = "ark-nova")]
    pub name: &'static str,
    /// What people call it.
    pub title: &'static str,
    /// The version of the rules that are played here.
    pub rules_version: u32,
    /// How many can play.
    pub players: PlayersTold,
    /// The bots that can take a seat, the weakest first.
    pub bots: Vec<&'static str>,
}

/// How many can play a game.
#[derive(Serialize, ToSchema)]
pub struct PlayersTold {
    /// At least.
    pub least: usize,
    /// At most.
    pub most: usize,
}

/// The games there are tables for.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameTold>), Errors))]
pub async fn games() -> Json<Vec<GameTold>> {
    let told = kinds().iter().map(|kind| {
        let (least, most) = kind.players();
        GameTold {
            name: kind.name(),
            title: kind.title(),
            rules_version: kind.rules_version(),
            players: PlayersTold { least, most },
            bots: Level::ALL.map(Level::name).to_vec(),
        }
    });
    Json(told.collect())
}
