//! What is told of a game, whichever it is.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// What a seat is asked.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct QuestionTold {
    /// Who is asked.
    pub seat: u8,
    /// What: `Question` of the game.
    #[schema(value_type = Object)]
    pub question: Value,
    /// The same in words.
    #[schema(required)]
    pub text: Option<String>,
    /// For the seat itself: its legal moves in groups, `Choices` of the game.
    #[schema(required, value_type = Option<Vec<Object>>)]
    pub choices: Option<Value>,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct NewsLine {
    /// The number of record entries it led to.
    pub entry: usize,
    /// What may be known of it: `Event` of the game.
    #[schema(value_type = Object)]
    pub event: Value,
    /// The same in words.
    pub text: String,
}

/// What a seat would see and be asked after moves that were not made.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct AheadTold {
    /// The table: `View` of the game.
    #[schema(value_type = Object)]
    pub view: Value,
    /// What would be asked, with the legal moves of the seat.
    pub questions: Vec<QuestionTold>,
}

/// A moment of a game that is over, before one of its entries.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct MomentTold {
    /// How many entries had been made.
    pub entry: usize,
    /// How many there are.
    pub entries: usize,
    /// The turns that were begun.
    pub turn: u32,
    /// Whose eyes these are; none if everything lies open.
    #[schema(required)]
    pub viewer: Option<u8>,
    /// The seats that are asked.
    pub asked: Vec<u8>,
    /// The table: `View` of the game.
    #[schema(value_type = Object)]
    pub view: Value,
    /// What is asked; with legal moves for the viewer, or for all if everything lies open.
    pub questions: Vec<QuestionTold>,
    /// The points of every seat, as everybody could know them.
    pub points: Vec<i32>,
    /// What was done next; nothing at the end.
    #[schema(required)]
    pub done: Option<DoneTold>,
    /// What came of it, as the viewer may know it.
    pub news: Vec<NewsLine>,
}

/// What was done at an entry of a record.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct DoneTold {
    /// Who did it; nobody alone if all agreed to stop.
    #[schema(required)]
    pub seat: Option<u8>,
    /// As it stands in the record.
    pub written: String,
    /// The move in its notation; none where somebody gave up or all agreed.
    #[schema(required)]
    pub notation: Option<String>,
    /// The same in words.
    pub text: String,
}

/// A game that is over, entry by entry and turn by turn.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StoryTold {
    /// Every entry of the record.
    pub entries: Vec<EntryTold>,
    /// Where each turn began, the start of the game first; curves have a value for each, and one for the end.
    pub turns: Vec<TurnTold>,
    /// What the game measures of each seat, turn by turn.
    pub curves: Vec<CurveTold>,
    /// The score sheet of each seat: `Sheet` of the game.
    #[schema(value_type = Vec<Object>)]
    pub sheets: Value,
}

/// An entry of a record.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct EntryTold {
    /// Its place: the moment before it has this number.
    pub entry: usize,
    /// The turns that were begun before it.
    pub turn: u32,
    /// What was done.
    #[serde(flatten)]
    pub done: DoneTold,
    /// Moments worth finding again that it led to.
    pub keys: Vec<KeyTold>,
}

/// A moment worth finding again.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct KeyTold {
    /// The kind of moment, a word of the game, such as `support`.
    pub kind: String,
    /// Whose it is, if it is one seat's.
    #[schema(required)]
    pub seat: Option<u8>,
    /// What happened, in words.
    pub text: String,
}

/// The beginning of a turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct TurnTold {
    /// The number of the turn, from 1; 0 for the start of the game.
    pub turn: u32,
    /// How many entries had been made.
    pub entry: usize,
    /// Whose turn; nobody's at the start.
    #[schema(required)]
    pub seat: Option<u8>,
}

/// Something that is measured turn by turn.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct CurveTold {
    /// What, a word of the game, such as `appeal`.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The values of each seat: at the beginning of every turn, and at the end.
    pub seats: Vec<Vec<i32>>,
}

/// What a good player would do.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct HintsTold {
    /// The seat that is advised.
    pub seat: u8,
    /// How many worlds that look the same to the seat were tried.
    pub worlds: usize,
    /// The best moves, the best first.
    pub moves: Vec<HintTold>,
}

/// A move that is recommended.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct HintTold {
    /// The move in its notation.
    pub notation: String,
    /// The same in words.
    pub text: String,
    /// The points that the best line with it is expected to gain over the position as it stands.
    pub gain: f32,
    /// What that line changes, the largest first.
    pub reasons: Vec<ReasonTold>,
}

/// What a line changes.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ReasonTold {
    /// What, in words.
    pub text: String,
    /// By how many points.
    pub points: f32,
}
