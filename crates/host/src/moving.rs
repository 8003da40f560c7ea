//! Answers of the seats: made, refused, taken back.

use crate::Host;
use std::fmt;
use std::mem::discriminant;
use tabletop::{Entry, Game, Refusal, Seat, Silent};

impl<G: Game> Host<G> {
    /// Makes a move and notes what happened; a refused move changes nothing.
    pub fn make(&mut self, seat: Seat, answer: G::Move) -> Result<(), Refusal<G::Blocker>> {
        let before = self.entries();
        self.enter(seat, answer)?;
        self.lines.push(before);
        Ok(())
    }

    /// Makes several moves of a seat that answer one question, or none of them: then says which was refused and why.
    pub fn make_all(&mut self, seat: Seat, answers: &[G::Move]) -> Result<(), RefusedOf<G>> {
        self.make_line(seat, answers, false)
    }

    /// The same for moves that answer one question after the other, as far as nobody learns anything by them: for
    /// players who are not trusted to send a line only to see what would come of it.
    pub fn make_turn(&mut self, seat: Seat, answers: &[G::Move]) -> Result<(), RefusedOf<G>> {
        self.make_line(seat, answers, true)
    }

    fn make_line(&mut self, seat: Seat, answers: &[G::Move], several: bool) -> Result<(), RefusedOf<G>> {
        self.would_refuse(seat, answers, several).map_or(Ok(()), Err)?;
        let before = self.entries();
        for (nth, &answer) in answers.iter().enumerate() {
            let made = self.enter(seat, answer);
            debug_assert!(made.is_ok(), "answer {nth} was tried before: {answer}");
        }
        if !answers.is_empty() {
            self.lines.push(before);
        }
        Ok(())
    }

    /// The first of these moves that could not be made after those before it.
    fn would_refuse(&self, seat: Seat, answers: &[G::Move], several: bool) -> Option<RefusedOf<G>> {
        let rules = self.rules();
        let before = rules.irrevocable(self.position());
        let mut position = self.position().clone();
        let mut choice = None;
        for (nth, &answer) in answers.iter().enumerate() {
            let refused = |reason| Some(Refused { nth, answer, reason });
            if nth == 0 {
                if self.ending().is_some() {
                    return refused(Reason::Over);
                }
                if !self.is_asked(seat) {
                    return refused(Reason::NotAsked { seat });
                }
            }
            let kind = rules.question(&position, seat).as_ref().map(discriminant);
            if *choice.get_or_insert(kind) != kind && !several {
                return refused(Reason::Complete);
            }
            // Or a refusal would tell what these moves turn up, and nothing would have been done for it.
            if several && rules.irrevocable(&position) != before {
                return refused(Reason::Unforeseen);
            }
            match rules.apply(&mut position, seat, answer, &mut Silent) {
                Ok(()) => {}
                Err(Refusal::Over) => return refused(Reason::Over),
                Err(Refusal::NotAsked { seat }) => return refused(Reason::NotAsked { seat }),
                Err(Refusal::Blocked(_)) => {
                    return refused(Reason::Blocked(rules.blockers(&position, seat, answer)));
                }
            }
        }
        None
    }

    fn enter(&mut self, seat: Seat, answer: G::Move) -> Result<(), Refusal<G::Blocker>> {
        let mut events = Vec::new();
        self.game.make(seat, answer, &mut events)?;
        let entries = self.entries();
        self.events.extend(events.into_iter().map(|event| (entries, event)));
        Ok(())
    }

    /// A seat gives up, asked or not; the game is over.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Refusal<G::Blocker>> {
        let before = self.entries();
        self.game.resign(seat)?;
        self.lines.push(before);
        Ok(())
    }

    /// All seats agree to stop; the game is over. That they do is for the caller to know.
    pub fn agree(&mut self) -> Result<(), Refusal<G::Blocker>> {
        let before = self.entries();
        self.game.agree()?;
        self.lines.push(before);
        Ok(())
    }

    /// Takes back what a seat did last, if it was the last thing done and nobody learned anything by it: the whole of
    /// what one [`Host::make_all`] did, or the part of it since somebody last learned something. Says what was taken
    /// back. Of a record that was gone on with, each move counts alone.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<G::Move>, UndoError> {
        let (to, taken) = self.undone(seat)?;
        self.game.take_back(to).map_err(|_| UndoError::Irrevocable)?;
        if self.lines.last() == Some(&to) {
            self.lines.pop();
        }
        self.events.retain(|(entry, _)| *entry <= to);
        Ok(taken)
    }

    /// Whether a seat could take back what it did last.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undone(seat).is_ok()
    }

    /// The number of entries an undo of a seat would leave, and the moves it would take back.
    fn undone(&self, seat: Seat) -> Result<(usize, Vec<G::Move>), UndoError> {
        let now = self.entries();
        let Some(&began) = self.lines.last() else { return Err(UndoError::Nothing) };
        let to = began.max(self.game.revocable_to());
        let mut taken = Vec::new();
        for entry in &self.record().entries[to.min(now - 1)..] {
            match *entry {
                Entry::Move { seat: whose, answer } if whose == seat => taken.push(answer),
                Entry::Move { .. } => return Err(UndoError::AnotherSeat),
                Entry::Resign { .. } | Entry::Agree => return Err(UndoError::Irrevocable),
            }
        }
        match to == now {
            true => Err(UndoError::Irrevocable),
            false => Ok((to, taken)),
        }
    }
}

/// A move that was not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused<M, B> {
    /// Which of the moves that were to be made, counted from 0.
    pub nth: usize,
    /// The move.
    pub answer: M,
    /// Why.
    pub reason: Reason<B>,
}

/// A move of a game that was not made.
pub type RefusedOf<G> = Refused<<G as Game>::Move, <G as Game>::Blocker>;

/// Why a move was not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason<B> {
    /// The game is over.
    Over,
    /// Somebody else is asked.
    NotAsked {
        /// Who tried to move.
        seat: Seat,
    },
    /// The rules stand against it: everything that does.
    Blocked(Vec<B>),
    /// The moves before it answered the question in full.
    Complete,
    /// The moves before it show somebody something: it can only be made after that was seen.
    Unforeseen,
}

impl<B: fmt::Display> fmt::Display for Reason<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Over => Refusal::<B>::Over.fmt(f),
            Reason::NotAsked { seat } => Refusal::<B>::NotAsked { seat: *seat }.fmt(f),
            Reason::Blocked(blockers) => {
                let texts: Vec<String> = blockers.iter().map(B::to_string).collect();
                f.write_str(&texts.join("; "))
            }
            Reason::Complete => f.write_str("the choice is complete before that"),
            Reason::Unforeseen => f.write_str("what comes before it shows something new: make that first"),
        }
    }
}

impl<M: fmt::Display, B: fmt::Display> fmt::Display for Refused<M, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.answer, self.reason)
    }
}

impl<M: fmt::Debug + fmt::Display, B: fmt::Debug + fmt::Display> std::error::Error for Refused<M, B> {}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// Nothing has been done yet.
    Nothing,
    /// Another seat moved last.
    AnotherSeat,
    /// Somebody learned something by it, or the game was ended.
    Irrevocable,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "nothing has been done yet",
            UndoError::AnotherSeat => "another seat moved last",
            UndoError::Irrevocable => "what was done last cannot be taken back",
        })
    }
}

impl std::error::Error for UndoError {}
