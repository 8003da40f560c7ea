//! A position on which moves are played by name.

use ark::arrange::Setup;
use ark::{Blocker, Card, CardSet, Event, Figures, Kind, Move, Options, Position, Rules};
use std::sync::LazyLock;
use tabletop::{Game, Refusal, Seat};

static TABLES: LazyLock<[Rules; 3]> =
    LazyLock::new(|| [3, 4, 5].map(|players| Rules::new(&Options::standard(players)).expect("standard")));

/// The standard rules.
pub fn rules(players: usize) -> &'static Rules {
    &TABLES[players - 3]
}

/// Three players, nothing arranged.
pub fn table() -> Setup<'static> {
    Setup::new(rules(3))
}

/// Three players and four cabins with one herbivore each, in balance: `p1` cow, `s1` horse, `s2` camel, `p2` zebra.
pub fn afloat() -> Setup<'static> {
    table().cabin("p1", &["cow"]).cabin("s1", &["horse"]).cabin("s2", &["camel"]).cabin("p2", &["zebra"])
}

pub struct Scene {
    pub rules: &'static Rules,
    pub position: Position,
    pub events: Vec<Event>,
}

/// The position of a set-up, ready to be played.
pub fn scene(setup: Setup<'static>) -> Scene {
    scene_of(rules(3), setup)
}

pub fn scene_of(rules: &'static Rules, setup: Setup<'static>) -> Scene {
    let position = setup.position().unwrap_or_else(|violations| panic!("{violations:?}"));
    Scene { rules, position, events: Vec::new() }
}

impl Scene {
    /// A move in which a card is named by its id.
    pub fn read(&self, text: &str) -> Move {
        let Some((word, id)) = text.split_once(' ') else { return text.parse().expect(text) };
        let held = self.position.hands.iter().fold(CardSet::EMPTY, |all, &hand| all.or(hand));
        let cards = match word {
            "play" | "pet" => held,
            "take" => self.position.open_cards().collect(),
            "drive" => self.position.ark.cards(),
            _ => return text.parse().expect(text),
        };
        let named = |card: &Card| self.rules.line(*card).is_some_and(|line| line.id == id);
        let card = cards.iter().find(named).or_else(|| self.rules.card(id)).expect(id);
        format!("{word} {card}").parse().expect(text)
    }

    /// Plays moves of one seat, separated by `;`.
    pub fn play(&mut self, seat: u8, moves: &str) -> &mut Scene {
        for text in moves.split(';').map(str::trim) {
            let answer = self.read(text);
            let made = self.rules.apply(&mut self.position, Seat(seat), answer, &mut self.events);
            made.unwrap_or_else(|refusal| panic!("{text} of seat {seat}: {refusal}"));
            self.rules.validate(&self.position).unwrap_or_else(|violations| panic!("{text}: {violations:?}"));
        }
        self
    }

    /// The first reason against a move.
    pub fn refused(&self, seat: u8, text: &str) -> Blocker {
        let mut position = self.position;
        match self.rules.apply(&mut position, Seat(seat), self.read(text), &mut self.events.clone()) {
            Err(Refusal::Blocked(blocker)) => blocker,
            other => panic!("{text} of seat {seat} should be blocked: {other:?}"),
        }
    }

    /// The answers a seat has, cards named by id.
    pub fn answers(&self, seat: u8) -> Vec<String> {
        let mut moves = Vec::new();
        self.rules.legal(&self.position, Seat(seat), &mut moves);
        moves.iter().map(|&answer| self.write(answer)).collect()
    }

    /// A move with cards named by id.
    pub fn write(&self, answer: Move) -> String {
        let id = |card: Card| self.rules.line(card).map_or_else(|| card.to_string(), |line| line.id.clone());
        match answer {
            Move::Take(card) => format!("take {}", id(card)),
            Move::Play(card) => format!("play {}", id(card)),
            Move::Drive(card) => format!("drive {}", id(card)),
            Move::Pet(card) => format!("pet {}", id(card)),
            other => other.to_string(),
        }
    }

    /// The cabins a card of the hand of the active seat may enter, new ones included.
    pub fn cabins(&self, id: &str) -> Vec<String> {
        let report = self.rules.explain_card(&self.position, self.position.seat, self.card(id));
        report
            .cabins
            .iter()
            .filter(|cabin| cabin.is_possible())
            .map(|cabin| cabin.cabin.to_string())
            .collect()
    }

    /// Everything that stands against a card in a cabin, without a drive-out.
    pub fn blockers(&self, id: &str, cabin: &str) -> Vec<Blocker> {
        let report = self.rules.explain_card(&self.position, self.position.seat, self.card(id));
        let found = report.cabins.into_iter().find(|report| report.cabin.to_string() == cabin);
        found.expect(cabin).blockers
    }

    pub fn card(&self, id: &str) -> Card {
        self.rules.card(id).expect(id)
    }

    /// The ids of a hand.
    pub fn hand(&self, seat: usize) -> Vec<String> {
        let id = |card| self.rules.line(card).map_or_else(String::new, |line| line.id.clone());
        self.position.hands[seat].iter().map(id).collect()
    }

    pub fn figures(&self, seat: usize) -> &Figures {
        &self.position.figures[seat]
    }

    /// Plain figures and figures on discs of a player on a scoring card.
    pub fn on(&self, seat: usize, kind: Kind) -> (u8, u8) {
        let figures = self.figures(seat);
        (figures.plain[kind.index()], figures.raised[kind.index()])
    }
}
