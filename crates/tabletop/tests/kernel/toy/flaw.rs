//! The ways in which the toy can be broken.

use serde::{Deserialize, Serialize};

/// How the game is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Flaw {
    #[default]
    None,
    /// A seat sees the next lantern of the pile.
    ViewShowsPile,
    /// A spectator sees it.
    SpectatorSeesPile,
    /// The question names it.
    QuestionShowsPile,
    /// What happened names it to everybody.
    EventShowsPile,
    /// The question says it in words.
    TextShowsPile,
    /// A move points at it.
    ChoiceShowsPile,
    /// A free move depends on the other hand.
    LegalDependsOnOtherHand,
    /// The pile is not dealt anew.
    ResampleKeepsOrder,
    /// What is dealt anew depends on where it was.
    ResampleSeesOldWorld,
    /// The generator is not replaced.
    ResampleKeepsGenerator,
    /// A lantern is there twice.
    ResampleDoublesLantern,
    /// The other seats cannot answer.
    ResampleStuns,
    /// A lantern nobody has is listed.
    ListsRefused,
    /// A lantern is listed twice.
    ListsTwice,
    /// The least lantern is not listed, and accepted.
    AcceptsUnlisted,
    /// A refused move is counted.
    RefusalChanges,
    /// A refused move has no blocker.
    RefusalUnexplained,
    /// The order of the offers is kept.
    KeepsAnswerOrder,
    /// A lantern that was offered is gone.
    LosesLantern,
    /// A seat with nothing to offer is asked.
    AsksEmptyHand,
    /// A seat with one lantern is asked for one.
    AsksForced,
    /// A seat with one lantern is asked for one, and offering commits: no flaw.
    AsksToCommit,
    /// Nothing but repeating is left after the highest lantern was picked.
    OnlyRepeatsLeft,
    /// To pick the least lantern first is said to repeat, and nothing else reaches it.
    CallsNewARepeat,
    /// Turns never end.
    Hangs,
    /// A draw can be taken back.
    DrawCanBeUndone,
    /// The count of moments goes down.
    CountFalls,
    /// A move prints what it does not read.
    NotationOneWay,
    /// A move prints a word that records use.
    NotationReserved,
    /// A field is not written.
    SerdeLosesField,
    /// The rules remember earlier games.
    RulesRemember,
    /// Being heard changes the position.
    ListenerCounts,
    /// Seats that are not asked have moves.
    ListsOutOfTurn,
    /// Seats that are not asked may move.
    AcceptsOutOfTurn,
    /// One score too few.
    ScoreMissing,
    /// A move fails hard.
    Panics,
}
