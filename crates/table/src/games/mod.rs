//! The games there are tables for, behind one interface that knows neither their moves nor their views.

mod of_ark;
mod of_ark_nova;
mod positions;
mod replay;
mod room;
mod served;
mod told;

pub use replay::Replay;
pub use room::Room;
pub use served::Served;
pub use told::{
    AheadTold, CurveTold, DoneTold, EntryTold, HintTold, HintsTold, KeyTold, MomentTold, NewsLine,
    QuestionTold, ReasonTold, StoryTold, TurnTold,
};

use crate::json;
use serde_json::{Value, json};
use std::fmt;
use tabletop::{Lang, Seat, Viewer};

/// Every game there are tables for: a further one is a line here.
static KINDS: [&dyn Kind; 2] = [&Of::<ark_nova::Rules>::NEW, &Of::<ark::Rules>::NEW];

/// Every game there are tables for.
pub fn kinds() -> &'static [&'static dyn Kind] {
    &KINDS
}

/// The game of a name.
pub fn kind(name: &str) -> Option<&'static dyn Kind> {
    KINDS.iter().copied().find(|kind| kind.name() == name)
}

/// A game that tables can be made of.
pub trait Kind: Send + Sync {
    /// The name in addresses and records.
    fn name(&self) -> &'static str;
    /// What people call it.
    fn title(&self) -> &'static str;
    /// The version of the rules that are played here.
    fn rules_version(&self) -> u32;
    /// The least and the largest number of players.
    fn players(&self) -> (usize, usize);
    /// Everything printed that a table draws, in one language.
    fn catalogue(&self, lang: Lang) -> Value;
    /// The options as they are kept, with everything that was left out; or what is wrong with them.
    fn options(&self, given: &Value) -> Result<String, String>;
    /// How many seats a game with these options has.
    fn seats(&self, options: &str) -> Result<usize, String>;
    /// Whether a game can begin with a position that somebody put together.
    #[cfg(feature = "positions")]
    fn can_begin(&self, options: &Value, position: &str) -> Result<(), String>;
    /// A game that begins.
    fn begin(&self, options: &str, seed: [u8; 32], start: Option<&str>) -> Result<Box<dyn Running>, String>;
    /// What a record has to say: its options, seed and entries, once all of it is verified.
    fn read_record(&self, record: &Value, entries: Option<usize>) -> Result<Recorded, String>;
}

/// What is taken over from a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Recorded {
    /// Its options, as they are kept.
    pub options: String,
    /// Its seed.
    pub seed: [u8; 32],
    /// Its entries, in their notation.
    pub entries: Vec<String>,
}

/// In so many worlds the same has to come of moves that are looked ahead of: two may turn up the same card by chance.
const FORESEEN_IN: u64 = 4;

/// A game that is being played. Whoever sends something to a viewer asks this what the viewer may know.
pub trait Running: Send {
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many entries the record has.
    fn entries(&self) -> usize;
    /// The last link of the chain of digests.
    fn digest(&self) -> [u8; 32];
    /// Whether the digests of what follows are taken from where they were written down instead of being reckoned.
    fn trust(&mut self, trusting: bool);
    /// The digest that was written down for the game as it stands; says whether it is this one, as far as it was
    /// reckoned.
    fn attest(&mut self, digest: [u8; 32]) -> bool;
    /// How many things have happened: see [`Running::news`].
    fn told(&self) -> usize;
    /// Says who sits where, for texts and for bots.
    fn seat(&mut self, seat: u8, player: host::Player, name: String);
    /// The seats that are asked now.
    fn asked(&self) -> Vec<u8>;
    /// Of the seats that are asked, those of which a viewer may know that they are.
    fn seen_asked(&self, viewer: Viewer) -> Vec<u8>;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Value>;
    /// The points of every seat, as everybody may know them.
    fn points(&self) -> Vec<i32>;
    /// Makes moves of a seat one after the other, all or none.
    fn make(&mut self, seat: u8, moves: &[String], lang: Lang) -> Result<(), Rejected>;
    /// Adds an entry of a record that is taken over.
    fn enter(&mut self, entry: &str) -> Result<(), String>;
    /// Takes back the last thing a seat did.
    fn undo(&mut self, seat: u8) -> Result<(), Rejected>;
    /// Whether a seat could take back the last thing it did.
    fn can_undo(&self, seat: u8) -> bool;
    /// A seat gives up.
    fn resign(&mut self, seat: u8) -> Result<(), Rejected>;
    /// All agree to stop.
    fn agree(&mut self) -> Result<(), Rejected>;
    /// What a viewer may know of the position.
    fn view(&self, viewer: Viewer) -> Value;
    /// The question of the viewer's own seat with its legal moves, grouped for display; or what may be known of a
    /// question that somebody else is asked.
    fn questions(&self, viewer: Viewer, lang: Lang) -> Vec<QuestionTold>;
    /// What happened since the first `since` things, as the viewer may know it.
    fn news(&self, viewer: Viewer, since: usize, lang: Lang) -> Vec<NewsLine>;
    /// Why something can or cannot be done, and what it would cost.
    fn why(&self, seat: u8, about: &Value, lang: Lang) -> Result<Value, String>;
    /// The record, hidden things included: for games that are over.
    fn record(&self) -> Result<Value, String>;
    /// The position, hidden things included: it stays with the host.
    #[cfg(feature = "positions")]
    fn position(&self) -> String;
    /// The work of a bot that is asked: to be done elsewhere, on what its seat may know.
    fn thought(&self, seat: u8, level: bots::Level) -> Thought;
    /// What a good player would do in a seat that is asked: to be worked out elsewhere, on what the seat may know.
    fn hint(&self, seat: u8, lang: Lang) -> Result<Advice, String>;
    /// The whole game, entry by entry: for games that are over.
    fn replay(&self) -> Result<Box<dyn Replay>, String>;
    /// What a seat would see and be asked after moves, if that can be foreseen: it is looked up in worlds that look the
    /// same to the seat, so it tells nothing that the seat does not know.
    fn ahead(&self, seat: u8, moves: &[String], lang: Lang) -> Result<AheadTold, Rejected> {
        let viewer = Viewer::Seat(Seat(seat));
        let after = |world: u64| {
            let mut world = self.resampled(seat, world);
            world.make(seat, moves, lang)?;
            Ok(AheadTold { view: world.view(viewer), questions: world.questions(viewer, lang) })
        };
        let first = after(0)?;
        for world in 1..FORESEEN_IN {
            if after(world)? != first {
                return Err(Rejected::plain("unforeseen", "what comes of it is seen once it is done"));
            }
        }
        Ok(first)
    }
    /// The same game with everything dealt anew that a seat cannot know.
    fn resampled(&self, seat: u8, number: u64) -> Box<dyn Running>;
}

/// What a bot thinks: answers its move in notation, soon after it is told to hurry.
pub type Thought = Box<dyn FnOnce(&dyn Fn() -> bool) -> Result<String, String> + Send>;

/// What a good player would do, once it is worked out.
pub type Advice = Box<dyn FnOnce() -> HintsTold + Send>;

/// Why nothing was changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Rejected {
    /// The kind of reason, a word.
    pub code: &'static str,
    /// The reason in words.
    pub text: String,
    /// Which of several moves.
    pub nth: usize,
    /// The reasons of the rules, with their numbers and in words.
    pub reasons: Vec<Value>,
}

impl Rejected {
    /// A reason without numbers.
    pub fn plain(code: &'static str, text: impl fmt::Display) -> Rejected {
        Rejected { code, text: text.to_string(), nth: 0, reasons: Vec::new() }
    }

    /// The status of HTTP that goes with it: whether it makes no sense, or not as the table stands now.
    pub fn status(&self) -> u16 {
        match self.code {
            "over" | "not_asked" | "gathering" | "not_undone" | "complete" | "log_full" => 409,
            _ => 422,
        }
    }

    /// As clients read it.
    pub fn to_json(&self) -> Value {
        json!({"code": self.code, "text": self.text, "nth": self.nth, "reasons": self.reasons})
    }
}

/// A game as a kind.
struct Of<G>(std::marker::PhantomData<fn() -> G>);

impl<G> Of<G> {
    const NEW: Of<G> = Of(std::marker::PhantomData);
}

impl<G: Served> Kind for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn players(&self) -> (usize, usize) {
        G::PLAYERS
    }

    fn catalogue(&self, lang: Lang) -> Value {
        G::catalogue(lang)
    }

    fn options(&self, given: &Value) -> Result<String, String> {
        let options: G::Options = json::read(given)?;
        G::new(&options).map_err(|error| error.to_string())?;
        Ok(json::text(&json::value(&options)))
    }

    fn seats(&self, options: &str) -> Result<usize, String> {
        Ok(room::rules::<G>(options)?.seats())
    }

    #[cfg(feature = "positions")]
    fn can_begin(&self, options: &Value, position: &str) -> Result<(), String> {
        let rules = room::rules::<G>(&self.options(options)?)?;
        rules.can_begin(&positions::read::<G>(position)?).map_err(|violations| violations.to_string())
    }

    fn begin(&self, options: &str, seed: [u8; 32], start: Option<&str>) -> Result<Box<dyn Running>, String> {
        Ok(Box::new(Room::<G>::begin(options, seed, start)?))
    }

    fn read_record(&self, record: &Value, entries: Option<usize>) -> Result<Recorded, String> {
        room::read_record::<G>(record, entries)
    }
}
