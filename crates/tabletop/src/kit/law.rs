//! What every game must keep.

use serde::Serialize;
use std::fmt;

macro_rules! laws {
    ($($law:ident: $statement:literal,)*) => {
        /// A law of the kit. Its text is the statement that must hold.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        pub enum Law {
            $(#[doc = concat!("A game must keep: ", $statement, ".")] $law,)*
        }

        impl Law {
            /// Every law.
            pub const ALL: &[Law] = &[$(Law::$law,)*];

            /// What must hold.
            pub const fn statement(self) -> &'static str {
                match self {
                    $(Law::$law => $statement,)*
                }
            }
        }
    };
}

laws! {
    Validate: "every position that is reached is valid",
    NoMove: "a seat that is asked has at least one answer",
    Forced: "a question with only one answer is not asked, unless that answer commits to something",
    Turn: "a seat has a question exactly when it is asked; otherwise it has no moves and is refused",
    Listed: "a listed move is listed once, has no blockers and is accepted",
    Unlisted: "a move that is not listed is refused with a blocker",
    Untouched: "a refused move leaves the position as it was",
    Commute: "answers to one question of several seats give the same bytes in any order",
    Repeats: "a seat that is asked has an answer that does not repeat, and such answers reach all that others reach",
    Listener: "the position does not depend on who listens",
    Scores: "there is one score for each seat",
    ViewLeak: "a seat's view says nothing about what the seat cannot know",
    QuestionLeak: "a seat's question says nothing about what the seat cannot know",
    LegalLeak: "a seat's list of moves says nothing about what the seat cannot know",
    ChoiceLeak: "what a seat's moves point at says nothing about what the seat cannot know",
    EventLeak: "what a viewer hears of a move is the same in worlds that look the same before and after it, where the same kinds of things happen",
    TextLeak: "the texts of questions, moves and events say nothing that their reader cannot know",
    SpectatorLeak: "a spectator sees nothing that some seat cannot know, points and questions included",
    Resample: "resampling twice gives the same bytes as the second resampling alone",
    Generator: "resampling replaces the generator",
    ResampleValid: "a resampled position is valid",
    DeadEnd: "where a seat is asked, every seat asked in the world resampled for it has a move",
    Foresight: "what a seat learns by its moves differs between the truth and resampled worlds",
    Undo: "over a stretch that can be taken back nobody learns anything and chance is not used",
    Notation: "a move's text is read back as the same move",
    Serde: "positions and moves survive being written and read, and keep their digest",
    Replay: "the record of a game leads to the same position with the same digests",
    Golden: "a golden record can still be played",
    Digest: "a golden record still has its digests",
    Panic: "the rules never panic",
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}: {}", self.statement())
    }
}
