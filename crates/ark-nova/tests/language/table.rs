//! The engine at the table: it is asked nothing but its questions, and must agree with the model at each of them.

use crate::state::State;
use ark_nova::catalogue::Building;
use ark_nova::hex::{PlacementId, placements};
use ark_nova::position::{Position, Source};
use ark_nova::{Event, Move, Question, Rules};
use tabletop::{Game, Seat};

/// Why a value is not followed to its end.
#[derive(Debug)]
pub enum Stop {
    /// The model does not know what comes now.
    Beyond(&'static str),
    /// Model and engine do not agree.
    Fault(String),
}

/// A game in progress, and the choices that are still to be made in it.
pub struct Table<'r> {
    pub rules: &'r Rules,
    pub position: Position,
    pub events: Vec<Event>,
    /// How many of them were told before the last answer.
    told: usize,
    /// Which answer is given to each question, counted around the answers there are.
    pub choices: Vec<u8>,
    /// The answers given so far.
    pub answered: Vec<Move>,
}

impl<'r> Table<'r> {
    pub fn new(rules: &'r Rules, position: Position, choices: &[u8]) -> Table<'r> {
        Table {
            rules,
            position,
            events: Vec::new(),
            told: 0,
            choices: choices.to_vec(),
            answered: Vec::new(),
        }
    }

    /// The seat that is asked first.
    pub fn asked(&self) -> Option<Seat> {
        self.rules.asked(&self.position).first()
    }

    /// What the asked seat is asked.
    pub fn question(&self) -> Option<Question> {
        self.rules.look(&self.position).question(self.asked()?)
    }

    /// The answers of the asked seat, in order.
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if let Some(seat) = self.asked() {
            self.rules.legal(&self.position, seat, &mut moves);
        }
        moves.sort_unstable();
        moves
    }

    /// Makes a move of the asked seat.
    pub fn make(&mut self, answer: Move) -> Result<(), Stop> {
        let seat = self.asked().ok_or_else(|| self.fault("nobody is asked"))?;
        self.answered.push(answer);
        self.told = self.events.len();
        let made = self.rules.apply(&mut self.position, seat, answer, &mut self.events);
        made.map_err(|refusal| self.fault(&format!("{answer} is refused: {refusal}")))?;
        let kept = self.rules.validate(&self.position);
        kept.map_err(|broken| self.fault(&format!("{broken:?}")))
    }

    /// What is wrong, with everything that led to it.
    pub fn fault(&self, what: &str) -> Stop {
        let answered: Vec<String> = self.answered.iter().map(Move::to_string).collect();
        Stop::Fault(format!("after {}: {what}", answered.join("; ")))
    }

    /// Whether the engine is where the model is.
    pub fn agrees(&self, state: &State) -> Result<(), Stop> {
        let here = State::read(&self.position);
        if here == *state { Ok(()) } else { Err(self.fault(&state.differences(&here))) }
    }

    /// Seat 0 must be asked exactly this.
    fn expect(&self, state: &State, answers: &[Move]) -> Result<Vec<Move>, Stop> {
        let mut expected = answers.to_vec();
        expected.sort_unstable();
        let (seat, legal) = (self.asked(), self.legal());
        if seat != Some(Seat(0)) || legal != expected {
            let asks = format!("asks {seat:?} {:?} with {legal:?}", self.question());
            return Err(self.fault(&format!("\n  model: asks {expected:?}\n  engine: {asks}")));
        }
        self.agrees(state)?;
        Ok(expected)
    }

    fn choose(&mut self, answers: &[Move]) -> Option<Move> {
        let choice = if self.choices.is_empty() { 0 } else { self.choices.remove(0) };
        answers.get(usize::from(choice) % answers.len().max(1)).copied()
    }

    /// Seat 0 must be asked exactly this, and answers as the next choice says.
    pub fn ask(&mut self, state: &State, answers: &[Move]) -> Result<Move, Stop> {
        let expected = self.expect(state, answers)?;
        let answer = self.choose(&expected).ok_or_else(|| self.fault("a question without answers"))?;
        self.make(answer)?;
        Ok(answer)
    }

    /// Seat 0 must be asked exactly this, and declines.
    pub fn decline(&mut self, state: &State, answers: &[Move]) -> Result<(), Stop> {
        self.expect(state, answers)?;
        self.make(Move::Done)
    }

    /// The lines among these that seat 0 is asked to put in order.
    pub fn ordered(&self, lines: &[Source]) -> Vec<Source> {
        let among = |answer: &Move| match *answer {
            Move::First(source, 0) => lines.contains(&source).then_some(source),
            _ => None,
        };
        let order = if self.question() == Some(Question::Order) { self.legal() } else { Vec::new() };
        order.iter().map(among).collect::<Option<_>>().unwrap_or_default()
    }

    /// Whether the map has room for a building. That is for the tests of the map: the engine is believed.
    pub fn has_room(&self, building: Building) -> bool {
        self.rules.look(&self.position).site(Seat(0), building).has_room(building)
    }

    /// Seat 0 must be asked where a building goes. Where it may go is for the tests of the map; it goes where no
    /// placement bonus is covered.
    pub fn place(&mut self, state: &State, building: Building) -> Result<PlacementId, Stop> {
        let legal = self.legal();
        if self.question() != Some(Question::Place(building)) {
            let only = "a building with only one place, which is not asked for";
            let placed = self.events[self.told..].iter().any(|event| matches!(event, Event::Built { .. }));
            return Err(if placed { Stop::Beyond(only) } else { self.fault("no place is asked for") });
        }
        self.agrees(state)?;
        let bonuses = self.position.zoo(Seat(0)).printed().bonus_spaces();
        let quiet = |answer: &Move| match *answer {
            Move::Place(_, id) => !placements(building)[usize::from(id)].cells.meets(bonuses),
            _ => false,
        };
        let quiet: Vec<Move> = legal.into_iter().filter(quiet).collect();
        let Some(answer @ Move::Place(_, id)) = self.choose(&quiet) else {
            return Err(Stop::Beyond("every place covers a placement bonus"));
        };
        self.make(answer)?;
        Ok(id)
    }

    /// The income of kiosks in the last break. What stands around them is for the tests of the map.
    pub fn kiosk_income(&self) -> u16 {
        let since = self.events.iter().rposition(|event| *event == Event::Break).unwrap_or(0);
        let income = |event: &Event| match *event {
            Event::Gained { seat: Seat(0), n, source: Source::KioskIncome, .. } => Some(n),
            _ => None,
        };
        self.events[since..].iter().find_map(income).unwrap_or(0)
    }
}
