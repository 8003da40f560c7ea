//! Scenes: a position in a few lines, moves by their notation, questions about the result.
#![allow(dead_code, reason = "not every file of scenes asks every question")]

use ark_nova::editor::Editor;
use ark_nova::position::{Position, Zoo};
use ark_nova::{Blocker, Event, Move, Options, Rules};
use tabletop::{Game, Refusal, Seat};

/// Rules that live as long as the test.
pub fn rules(options: &Options) -> &'static Rules {
    Box::leak(Box::new(Rules::new(options).expect("good options")))
}

/// Two players on map 0, seat 0 to move first.
pub fn two() -> &'static Rules {
    players(2)
}

/// So many players on map 0, seat 0 to move first.
pub fn players(n: u8) -> &'static Rules {
    use ark_nova::MapChoice;
    rules(&Options { maps: MapChoice::All0, first: Some(Seat(0)), ..Options::players(n) })
}

/// A game being played in a test.
pub struct Scene {
    pub rules: &'static Rules,
    pub position: Position,
    /// Everything that happened so far.
    pub events: Vec<Event>,
}

impl Scene {
    /// Starts from an edited position, which must be valid.
    pub fn new(rules: &'static Rules, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
        let mut editor = Editor::new(rules, 1);
        edit(&mut editor);
        let position = editor.position().unwrap_or_else(|broken| panic!("{broken:?}"));
        Scene { rules, position, events: Vec::new() }
    }

    /// The seat that is asked.
    pub fn asked(&self) -> u8 {
        self.rules.asked(&self.position).first().expect("somebody is asked").0
    }

    /// Makes the moves of the asked seat, written in the notation and separated by semicolons.
    pub fn play(&mut self, moves: &str) -> &mut Scene {
        for text in moves.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let seat = Seat(self.asked());
            let answer: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
            if let Err(refusal) = self.rules.apply(&mut self.position, seat, answer, &mut self.events) {
                panic!("{text} of seat {seat}: {refusal}; legal: {}", self.legal().join(", "));
            }
            self.rules.validate(&self.position).unwrap_or_else(|broken| panic!("after {text}: {broken:?}"));
        }
        self
    }

    /// Makes a move of a given seat.
    pub fn play_as(&mut self, seat: u8, text: &str) -> &mut Scene {
        let answer: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let made = self.rules.apply(&mut self.position, Seat(seat), answer, &mut self.events);
        made.unwrap_or_else(|refusal| panic!("{text} of seat {seat}: {refusal}"));
        self
    }

    /// The legal moves of the asked seat, as texts.
    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for seat in self.rules.asked(&self.position).iter().take(1) {
            self.rules.legal(&self.position, seat, &mut moves);
        }
        moves.iter().map(Move::to_string).collect()
    }

    /// Whether the asked seat may make a move.
    pub fn may(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// Everything that stands against a move of the asked seat.
    pub fn blockers(&self, text: &str) -> Vec<Blocker> {
        let answer: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        self.rules.blockers(&self.position, Seat(self.asked()), answer)
    }

    /// The refusal of a move of a seat.
    pub fn refusal(&self, seat: u8, text: &str) -> Option<Refusal<Blocker>> {
        let answer: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        self.rules.refusal(&self.position, Seat(seat), answer)
    }

    /// A seat's zoo.
    pub fn zoo(&self, seat: u8) -> &Zoo {
        self.position.zoo(Seat(seat))
    }

    /// Money, appeal, conservation, reputation of a seat.
    pub fn tracks(&self, seat: u8) -> (u16, u8, u8, u8) {
        let zoo = self.zoo(seat);
        (zoo.money.0, zoo.appeal, zoo.conservation, zoo.reputation)
    }
}
