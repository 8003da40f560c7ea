//! What is asked of a table: requests as every host reads them.

use crate::checks;
use crate::games::Rejected;
use crate::line::Sitting;
use crate::settings::Settings;
use serde::Deserialize;
use serde_json::{Map, Value};
use tabletop::Lang;

/// Who sits in a seat of a new table.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum SeatAsked {
    /// Nobody yet: whoever is invited, or anybody if the table is public.
    Open {},
    /// A person at the device of whoever makes the table, or a program.
    Person {
        /// What it is called: 1 to 40 characters.
        name: String,
    },
    /// A bot of the house.
    Bot {
        /// How well it plays, as in the list of games.
        #[cfg_attr(feature = "openapi", schema(example = "greedy"))]
        level: String,
    },
}

impl SeatAsked {
    /// As the table knows it.
    pub fn sitting(&self) -> Result<Sitting, Rejected> {
        Ok(match self {
            SeatAsked::Open {} => Sitting::Open,
            SeatAsked::Person { name } => Sitting::Person { name: checks::name(name)? },
            SeatAsked::Bot { level: name } => Sitting::Bot { level: checks::level(name)? },
        })
    }
}

/// Those who sit at a new table.
pub fn sittings(seats: &[SeatAsked]) -> Result<Vec<Sitting>, Rejected> {
    seats.iter().map(SeatAsked::sitting).collect()
}

/// A table to be made.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableAsked {
    /// Which game.
    #[cfg_attr(feature = "openapi", schema(example = "ark-nova"))]
    pub game: String,
    /// The options of the game; what is left out is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// What is settled about the table.
    #[serde(default)]
    pub settings: Settings,
    /// Who sits where; seats that are left out are open.
    #[serde(default)]
    pub seats: Vec<SeatAsked>,
}

/// A position to be played from.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionAsked {
    /// Which game.
    pub game: String,
    /// The options of the game; what is left out is as usual.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Map<String, Value>,
    /// The position, as the editor of the game writes it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub position: Map<String, Value>,
    /// What is settled about the table.
    #[serde(default)]
    pub settings: Settings,
    /// Who sits where; seats that are left out are open.
    #[serde(default)]
    pub seats: Vec<SeatAsked>,
}

/// Moves of a seat.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MovesAsked {
    /// For which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The version they answer.
    pub version: u64,
    /// A name of the request: sent again with the same name, it is done once and answered alike.
    #[serde(default)]
    pub request: Option<String>,
    /// The moves in their notation, one after the other: all are made, or none.
    pub moves: Vec<String>,
}

/// Something that takes the last move back.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UndoAsked {
    /// For which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The version it answers.
    pub version: u64,
    /// A name of the request.
    #[serde(default)]
    pub request: Option<String>,
}

/// Something that a seat does at any time.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StepAsked {
    /// For which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The version it answers; any if left out.
    #[serde(default)]
    pub version: Option<u64>,
    /// A name of the request.
    #[serde(default)]
    pub request: Option<String>,
}

/// What is asked about.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WhyAsked {
    /// For which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// A card, building, task or level, as the game names it.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub about: Value,
}

/// What is thought through before it is done.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AheadAsked {
    /// For which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
    /// The moves in their notation, one after the other.
    pub moves: Vec<String>,
}

/// For whom a hint is asked.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HintAsked {
    /// The seat: one that is held, or any of a game that is over.
    #[serde(default)]
    pub seat: Option<u8>,
    /// For a game that is over: before which entry; by default none.
    #[serde(default)]
    pub entry: Option<usize>,
    /// The language of texts.
    #[serde(default)]
    pub lang: Language,
}

/// A record to be looked at.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordAsked {
    /// The record, as it was downloaded.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub record: Map<String, Value>,
    /// What is settled about the table.
    #[serde(default)]
    pub settings: Settings,
    /// Who sits where; by default a person without a name of its own in each seat.
    #[serde(default)]
    pub seats: Vec<SeatAsked>,
}

/// From where a finished game is to be played on.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ForkAsked {
    /// How many entries of the record are kept; all that a table of older rules has.
    #[serde(default)]
    pub entry: Option<u32>,
    /// What is settled about the table; by default what was settled about the old one.
    #[serde(default)]
    pub settings: Option<Settings>,
    /// Who sits where; seats that are left out are open.
    #[serde(default)]
    pub seats: Vec<SeatAsked>,
}

/// A bot that is to stand in, or to stand up again.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotAsked {
    /// Where: a seat that is open, or one that is held.
    #[serde(default)]
    pub seat: Option<u8>,
    /// How well it plays; left out, the person whose seat it is takes it back.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(example = "greedy"))]
    pub level: Option<String>,
}

/// A language of texts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::En,
            Language::Fr => Lang::Fr,
        }
    }
}
