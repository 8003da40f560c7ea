//! Reasons against a move, raised by one walk over its conditions.
//!
//! A game checks a move in one place and tells each reason to whoever listens: legality stops at the first
//! ([`First`]) and allocates nothing, explanation collects them all ([`All`]).

use std::ops::ControlFlow;

/// Hears the reasons against a move.
pub trait Objections<B> {
    /// A reason; `Break` ends the walk.
    fn raise(&mut self, blocker: B) -> ControlFlow<()>;
}

/// Stops at the first reason and keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct First<B>(pub Option<B>);

impl<B> Default for First<B> {
    fn default() -> First<B> {
        First(None)
    }
}

impl<B> Objections<B> for First<B> {
    fn raise(&mut self, blocker: B) -> ControlFlow<()> {
        self.0 = Some(blocker);
        ControlFlow::Break(())
    }
}

/// Collects every reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct All<B>(pub Vec<B>);

impl<B> Default for All<B> {
    fn default() -> All<B> {
        All(Vec::new())
    }
}

impl<B> Objections<B> for All<B> {
    fn raise(&mut self, blocker: B) -> ControlFlow<()> {
        self.0.push(blocker);
        ControlFlow::Continue(())
    }
}

impl<B, O: Objections<B> + ?Sized> Objections<B> for &mut O {
    fn raise(&mut self, blocker: B) -> ControlFlow<()> {
        (**self).raise(blocker)
    }
}

/// Whoever hears objections, as a game carries it along: see [`carried`](crate::carried).
#[cfg(not(target_family = "wasm"))]
pub fn heeded<B, O: Objections<B>>(objections: &mut O) -> &mut O {
    objections
}

/// Whoever hears objections, as a game carries it along: see [`carried`](crate::carried).
#[cfg(target_family = "wasm")]
pub fn heeded<'a, B, O: Objections<B>>(objections: &'a mut O) -> &'a mut (dyn Objections<B> + 'a) {
    objections
}
