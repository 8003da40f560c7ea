//! What a game is to the kernel.

use crate::{All, Chance, First, Objections, Score, Seat, SeatSet, Seed, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt, hash::Hash, str::FromStr};

/// A game as a value: its rules, built from options and immutable while it is played.
///
/// Everything that changes is in [`Game::Position`]; [`Game::apply`] is the only way forward.
pub trait Game: Sized {
    /// What is chosen before the game: players, variant, edition. Part of the record.
    type Options: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// What changes while the game is played, hidden things included. Plain data.
    type Position: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// What the position waits for.
    type Question: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// One answer to a question. Its text is the notation: short, stable, read back without loss.
    type Move: Copy
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned;
    /// Something that happened, for logs, statistics and animation.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// What one viewer may know of a position.
    type View: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// Why a move is not allowed, with its numbers.
    type Blocker: Clone + PartialEq + fmt::Debug + fmt::Display + Serialize;

    /// The name in records and on command lines.
    const NAME: &'static str;
    /// Rises with every change that alters a digest of a recorded game.
    const RULES_VERSION: u32;

    /// Builds the rules for these options, or says what is wrong with them.
    fn new(options: &Self::Options) -> Result<Self, OptionsError>;

    /// The options the rules were built from.
    fn options(&self) -> &Self::Options;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The first position, up to its first question.
    fn start<L: Listener<Self::Event>>(&self, seed: Seed, listener: &mut L) -> Self::Position;

    /// The seats that are asked now; none when the game is over.
    fn asked(&self, position: &Self::Position) -> SeatSet;

    /// What `seat` is asked, if it is asked.
    fn question(&self, position: &Self::Position, seat: Seat) -> Option<Self::Question>;

    /// Empties `moves` and fills it with exactly the moves that [`Game::apply`] accepts from `seat`, each once.
    fn legal(&self, position: &Self::Position, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Walks over the conditions of one move and raises what stands against it. `seat` is being asked.
    fn check<O: Objections<Self::Blocker>>(
        &self,
        position: &Self::Position,
        seat: Seat,
        answer: Self::Move,
        objections: &mut O,
    );

    /// Makes the move and goes on to the next question, or refuses it and changes nothing.
    fn apply<L: Listener<Self::Event>>(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        answer: Self::Move,
        listener: &mut L,
    ) -> Result<(), Refusal<Self::Blocker>>;

    /// What each seat has reached so far; final when the game is over.
    fn scores(&self, position: &Self::Position) -> Vec<Score>;

    /// The seats whose score is good enough to win at all: everyone, unless the rules set a mark to reach.
    fn reached(&self, position: &Self::Position) -> SeatSet {
        let _ = position;
        SeatSet::all(self.seats())
    }

    /// What `viewer` may know.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// An event as `viewer` may know it.
    fn seen_by(&self, event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Whether an event takes out of sight what everybody saw before, as a shuffle of open cards does.
    fn hides_again(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// What `viewer` may know of the question that `seat` is asked.
    fn question_seen_by(
        &self,
        position: &Self::Position,
        seat: Seat,
        viewer: Viewer,
    ) -> Option<Self::Question>;

    /// The points of every seat so far, as everybody may know them.
    fn public_points(&self, position: &Self::Position) -> Vec<i32>;

    /// Deals everything that `seat` cannot know anew from `chance`, and replaces the position's own generator.
    fn resample(&self, position: &mut Self::Position, seat: Seat, chance: &mut Chance);

    /// The generator of the position.
    fn chance<'a>(&self, position: &'a Self::Position) -> &'a Chance;

    /// Counts the moments that cannot be taken back: chance was used, someone learned something, another seat
    /// answered. Positions with the same number may be exchanged.
    fn irrevocable(&self, position: &Self::Position) -> u32;

    /// Checks every invariant of a position.
    fn validate(&self, position: &Self::Position) -> Result<(), Violations>;

    /// Checks whether a game can begin with a position that was put together: every invariant holds, and nothing is half
    /// done.
    fn can_begin(&self, position: &Self::Position) -> Result<(), Violations> {
        self.validate(position)
    }

    /// Whether no more moves follow.
    fn is_over(&self, position: &Self::Position) -> bool {
        self.asked(position).is_empty()
    }

    /// Why `seat` may not make this move now; `None` if it may.
    fn refusal(
        &self,
        position: &Self::Position,
        seat: Seat,
        answer: Self::Move,
    ) -> Option<Refusal<Self::Blocker>> {
        let asked = self.asked(position);
        if asked.is_empty() {
            return Some(Refusal::Over);
        }
        if !asked.contains(seat) {
            return Some(Refusal::NotAsked { seat });
        }
        let mut first = First::default();
        self.check(position, seat, answer, &mut first);
        first.0.map(Refusal::Blocked)
    }

    /// Whether everything this legal move of an asked seat can reach is also reached, from where the choice began, by
    /// moves that do not repeat: picking the cards of a set in another order, putting one back. Search may leave such
    /// moves out; people may not be denied them.
    fn only_repeats(&self, position: &Self::Position, seat: Seat, answer: Self::Move) -> bool {
        let _ = (position, seat, answer);
        false
    }

    /// Whether this legal move of an asked seat plays, places, releases or pays for something, so that it is asked for
    /// even where it is the only answer.
    fn commits(&self, position: &Self::Position, seat: Seat, answer: Self::Move) -> bool {
        let _ = (position, seat, answer);
        false
    }

    /// Fills `moves` like [`Game::legal`] and leaves out what only repeats: what search has to look at.
    fn distinct(&self, position: &Self::Position, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.legal(position, seat, moves);
        moves.retain(|&answer| !self.only_repeats(position, seat, answer));
    }

    /// Everything that stands against this move of an asked seat.
    fn blockers(&self, position: &Self::Position, seat: Seat, answer: Self::Move) -> Vec<Self::Blocker> {
        let mut all = All::default();
        self.check(position, seat, answer, &mut all);
        all.0
    }
}

/// Hears what happens. A listener that ignores everything ([`Silent`]) compiles to nothing.
pub trait Listener<E> {
    /// Whether anybody listens; events are not even built otherwise.
    fn listens(&self) -> bool {
        true
    }
    /// Something happened.
    fn tell(&mut self, event: E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Listener<E> for Silent {
    fn listens(&self) -> bool {
        false
    }

    fn tell(&mut self, _event: E) {}
}

impl<E, L: Listener<E> + ?Sized> Listener<E> for &mut L {
    fn listens(&self) -> bool {
        (**self).listens()
    }

    fn tell(&mut self, event: E) {
        (**self).tell(event);
    }
}

/// A listener as a game carries it along. A game's code is there once for each kind of listener, which is quick.
#[cfg(not(target_family = "wasm"))]
pub fn carried<E, L: Listener<E>>(listener: &mut L) -> &mut L {
    listener
}

/// A listener as a game carries it along: of one kind for all, as a browser has to load the code of a game.
#[cfg(target_family = "wasm")]
pub fn carried<'a, E, L: Listener<E>>(listener: &'a mut L) -> &'a mut (dyn Listener<E> + 'a) {
    listener
}

impl<E> Listener<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}

/// Why a move was not made. The position is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Refusal<B> {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked {
        /// Who tried to move.
        seat: Seat,
    },
    /// The rules stand against it.
    Blocked(B),
}

impl<B: fmt::Display> fmt::Display for Refusal<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotAsked { seat } => write!(f, "seat {seat} is not asked anything now"),
            Refusal::Blocked(blocker) => blocker.fmt(f),
        }
    }
}

impl<B: fmt::Display + fmt::Debug> std::error::Error for Refusal<B> {}

/// A text that is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What was read.
    pub text: String,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot read {:?}: expected {}", self.text, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// Options no game can be built from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError(pub String);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for OptionsError {}

/// An invariant that a position breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation(pub String);

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Violation {}

/// Every invariant that a position breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violations(pub Vec<Violation>);

impl Violations {
    /// Nothing is wrong where nothing was found.
    pub fn none_in(found: Vec<Violation>) -> Result<(), Violations> {
        if found.is_empty() { Ok(()) } else { Err(Violations(found)) }
    }
}

impl std::ops::Deref for Violations {
    type Target = [Violation];
    fn deref(&self) -> &[Violation] {
        &self.0
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts: Vec<String> = self.iter().map(ToString::to_string).collect();
        f.write_str(&texts.join("; "))
    }
}

impl std::error::Error for Violations {}
