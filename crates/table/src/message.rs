//! What is sent of a table.

use crate::games::{NewsLine, QuestionTold, kinds};
use crate::settings::Settings;
use bots::Level;
use serde::Serialize;
use serde_json::Value;

/// Everything a viewer may know of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Message {
    /// The name of the table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many things were accepted at the table: a move answers a version.
    pub version: u64,
    /// How far the table is.
    pub stage: StageTold,
    /// The seat it is told to; none for a spectator.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub viewer: Option<u8>,
    /// All seats that the caller holds.
    pub held: Vec<u8>,
    /// Those of them that are asked now: to whom a device that several people share has to be passed.
    pub waiting: Vec<u8>,
    /// Who sits where.
    pub seats: Vec<SeatTold>,
    /// The options of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// What is settled about the table.
    pub settings: Settings,
    /// The milliseconds each seat has left, where there is a clock.
    pub clocks: Vec<Option<i64>>,
    /// Who wants the game to end as it stands.
    pub consents: Vec<bool>,
    /// Whether the viewer's seat could take back what it did last.
    pub can_undo: bool,
    /// The seats that are asked now, as far as the viewer may know; from here on nothing until every seat is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<Vec<u8>>,
    /// The table as the viewer sees it: `View` of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub view: Option<Value>,
    /// What is asked; the viewer's own question with the legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub questions: Option<Vec<QuestionTold>>,
    /// What happened since the version that was seen last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub news: Option<News>,
    /// The points of every seat, as everybody may know them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
    /// The result, once the game is over: `Outcome` of the game.
    #[cfg_attr(feature = "openapi", schema(required, value_type = Option<Object>))]
    pub outcome: Option<Value>,
    /// Once over: the table of the rematch.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub next: Option<String>,
    /// For a table of older rules: which, and of when the position is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub old: Option<OldTold>,
    /// In the answer to a request: the version it led to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted: Option<u64>,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StageTold {
    /// Seats are open.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// It was played by rules that are not played here any more: its last position can be looked at.
    Old,
}

/// What a table of older rules still tells.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OldTold {
    /// The version of its rules.
    pub rules: u32,
    /// The version of the rules that are played here.
    pub here: u32,
    /// The version of the table at which the position was written down.
    pub position: u64,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum SeatTold {
    /// Nobody yet.
    Open,
    /// A person, or a program.
    Person {
        /// What it is called.
        name: String,
    },
    /// A bot of the house.
    Bot {
        /// How well it plays.
        level: String,
        /// What it is called.
        name: String,
    },
}

/// What happened, line by line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct News {
    /// The number of the first line: the lines replace whatever was told from there on.
    pub from: usize,
    /// The lines.
    pub lines: Vec<NewsLine>,
}

/// A game that tables can be made of.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameTold {
    /// The name in requests and records.
    #[cfg_attr(feature = "openapi", schema(example = "ark-nova"))]
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
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayersTold {
    /// At least.
    pub least: usize,
    /// At most.
    pub most: usize,
}

/// The games there are tables for.
pub fn games_told() -> Vec<GameTold> {
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
    told.collect()
}

/// A table in a list.
#[derive(Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableTold {
    /// Its name in addresses.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// `gathering`, `playing` or `over`.
    pub stage: &'static str,
    /// The options of the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// What is settled about it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub settings: Value,
    /// Who sits there, and the result of a finished game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub summary: Value,
    /// The version it is at.
    pub version: u64,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
    /// When it changed last, in milliseconds since 1970.
    pub changed_at: i64,
}
