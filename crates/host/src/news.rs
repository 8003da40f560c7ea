//! What is told to whom: no caller has to leave secrets out by itself.

use crate::Host;
use serde::Serialize;
use tabletop::{ChoicesOf, Game, Lang, Seat, Told, Viewer};

/// Whose eyes something is told for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// Sees everything: whoever looks at a game afterwards, or tests a program.
    All,
    /// Sees what a viewer may know.
    Of(Viewer),
}

impl From<Viewer> for Eye {
    fn from(viewer: Viewer) -> Eye {
        Eye::Of(viewer)
    }
}

/// Something that happened, as it is told to somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct News<E> {
    /// The number of record entries it led to.
    pub entry: usize,
    /// What may be known of it.
    pub event: E,
    /// The same in words.
    pub text: String,
}

impl<G: Game> Host<G> {
    /// What may be known of the question that a seat is asked, if it is asked.
    pub fn question(&self, seat: Seat, eye: impl Into<Eye>) -> Option<G::Question> {
        if !self.is_asked(seat) {
            return None;
        }
        match eye.into() {
            Eye::All => self.rules().question(self.position(), seat),
            Eye::Of(viewer) => self.rules().question_seen_by(self.position(), seat, viewer),
        }
    }
}

impl<G: Told> Host<G> {
    /// What happened since the first `since` events, as it may be known and in words. Whoever has read the news has read
    /// as many as there are [`Host::events`]; after an undo there may be fewer.
    pub fn news(&self, eye: impl Into<Eye>, since: usize, lang: Lang) -> Vec<News<G::Event>> {
        let (rules, eye, names) = (self.rules(), eye.into(), self.names());
        let told = |(entry, event): &(usize, G::Event)| {
            let event = match eye {
                Eye::All => event.clone(),
                Eye::Of(viewer) => rules.seen_by(event, viewer),
            };
            let text = rules.event_text(&event, &names, lang);
            News { entry: *entry, event, text }
        };
        self.events().iter().skip(since).map(told).collect()
    }

    /// The question that a seat is asked in words, as it may be known.
    pub fn question_text(&self, seat: Seat, eye: impl Into<Eye>, lang: Lang) -> Option<String> {
        let question = self.question(seat, eye)?;
        Some(self.rules().question_text(self.position(), &question, &self.names(), lang))
    }

    /// The legal moves of a seat, grouped and in words; none if it is not asked.
    pub fn choices(&self, seat: Seat, lang: Lang) -> Vec<ChoicesOf<G>> {
        if !self.is_asked(seat) {
            return Vec::new();
        }
        self.rules().choices(self.position(), seat, &self.names(), lang)
    }

    /// An answer of an asked seat in words, for that seat.
    pub fn move_text(&self, seat: Seat, answer: G::Move, lang: Lang) -> String {
        self.rules().move_text(self.position(), seat, answer, &self.names(), lang)
    }
}
