//! One game, by texts and numbers.

use bots::{Level, Seen};
use environments::{Learnable, Numbers, choices, observation_fields, observation_length, rewards, to_move};
use tabletop::{Ending, Match, Outcome, Record, Seat, Seed, Silent, Viewer};

/// A game that is played. Its record is put together when somebody asks for it.
pub struct Playing<G: Learnable> {
    rules: G,
    position: G::Position,
    seed: u64,
    /// The record it goes on with.
    before: Option<Record<G>>,
    made: Vec<(Seat, G::Move)>,
    observation: usize,
    /// What the first seat that is asked can choose, once somebody has asked for it.
    choices: Vec<(u32, G::Move)>,
    moves: Vec<G::Move>,
    is_listed: bool,
}

impl<G: Learnable> Clone for Playing<G> {
    fn clone(&self) -> Playing<G> {
        Playing {
            rules: self.rules.clone(),
            position: self.position.clone(),
            seed: self.seed,
            before: self.before.clone(),
            made: self.made.clone(),
            observation: self.observation,
            choices: self.choices.clone(),
            moves: Vec::new(),
            is_listed: self.is_listed,
        }
    }
}

type Answer<T> = Result<T, String>;

fn said(error: impl ToString) -> String {
    error.to_string()
}

impl<G: Learnable> Playing<G> {
    pub fn new(options: &str, seed: u64) -> Answer<Playing<G>> {
        let options = serde_json::from_str(options).map_err(said)?;
        let rules = G::new(&options).map_err(said)?;
        let position = rules.start(Seed::from_number(seed), &mut Silent);
        Ok(Playing::at(rules, position, seed, None))
    }

    fn at(rules: G, position: G::Position, seed: u64, before: Option<Record<G>>) -> Playing<G> {
        let observation = observation_length(&observation_fields(&rules));
        let (made, choices, moves) = (Vec::new(), Vec::new(), Vec::new());
        Playing { rules, position, seed, before, made, observation, choices, moves, is_listed: false }
    }

    pub fn from_record(text: &str) -> Answer<Playing<G>> {
        let record: Record<G> = serde_json::from_str(text).map_err(said)?;
        let played = record.replay().map_err(said)?;
        let position = played.position().clone();
        let rules = played.rules().clone();
        Ok(Playing::at(rules, position, 0, Some(record)))
    }

    fn seat(&self, seat: usize) -> Answer<Seat> {
        let seats = self.rules.seats();
        if seat < seats {
            Ok(Seat(seat as u8))
        } else {
            Err(format!("there are seats 0 to {}, not {seat}", seats - 1))
        }
    }

    pub fn name(&self) -> &'static str {
        G::NAME
    }

    pub fn seats(&self) -> usize {
        self.rules.seats()
    }

    pub fn options(&self) -> Answer<String> {
        serde_json::to_string(self.rules.options()).map_err(said)
    }

    pub fn asked(&self) -> Vec<u8> {
        self.rules.asked(&self.position).iter().map(|seat| seat.0).collect()
    }

    pub fn question(&self, seat: usize) -> Answer<Option<String>> {
        let question = self.rules.question(&self.position, self.seat(seat)?);
        question.map(|question| serde_json::to_string(&question).map_err(said)).transpose()
    }

    pub fn legal(&self, seat: usize) -> Answer<Vec<String>> {
        let seat = self.seat(seat)?;
        let mut moves = Vec::new();
        if self.rules.asked(&self.position).contains(seat) {
            self.rules.legal(&self.position, seat, &mut moves);
        }
        Ok(moves.iter().map(ToString::to_string).collect())
    }

    pub fn apply(&mut self, seat: usize, answer: &str) -> Answer<()> {
        let (seat, answer) = (self.seat(seat)?, answer.parse().map_err(said)?);
        self.make(seat, answer)
    }

    fn make(&mut self, seat: Seat, answer: G::Move) -> Answer<()> {
        self.rules.apply(&mut self.position, seat, answer, &mut Silent).map_err(said)?;
        self.made.push((seat, answer));
        self.is_listed = false;
        Ok(())
    }

    pub fn view(&self, seat: Option<usize>) -> Answer<String> {
        let viewer = Viewer::from(seat.map(|seat| self.seat(seat)).transpose()?);
        serde_json::to_string(&self.rules.view(&self.position, viewer)).map_err(said)
    }

    pub fn record(&self) -> Answer<String> {
        let mut played = match &self.before {
            Some(record) => record.replay().map_err(said)?,
            None => Match::new(self.rules.clone(), Seed::from_number(self.seed), &mut Silent),
        };
        for &(seat, answer) in &self.made {
            played.make(seat, answer, &mut Silent).map_err(said)?;
        }
        serde_json::to_string(played.record()).map_err(said)
    }

    fn result(&self) -> Option<Outcome> {
        let (rules, position) = (&self.rules, &self.position);
        rules
            .is_over(position)
            .then(|| Outcome::rank(Ending::Played, rules.scores(position), rules.reached(position)))
    }

    /// Points, places and winners of a game that is over.
    pub fn outcome(&self) -> Option<(Vec<i32>, Vec<u8>, Vec<u8>)> {
        let outcome = self.result()?;
        let points = outcome.scores.iter().map(|score| score.points).collect();
        let winners = outcome.winners.iter().map(|seat| seat.0).collect();
        Some((points, outcome.places, winners))
    }

    pub fn rewards(&self) -> Option<Vec<f32>> {
        Some(rewards(&self.result()?, self.rules.seats()).collect())
    }

    pub fn choose(&self, seat: usize, bot: &str, seed: u64) -> Answer<String> {
        let seat = self.seat(seat)?;
        let names: Vec<&str> = Level::ALL.into_iter().map(Level::name).collect();
        let level: Level = bot
            .parse()
            .map_err(|()| format!("no bot is called {bot:?}; the bots are {}", names.join(", ")))?;
        if !self.rules.asked(&self.position).contains(seat) {
            return Err(format!("seat {seat} is not asked anything now"));
        }
        let mut moves = Vec::new();
        self.rules.legal(&self.position, seat, &mut moves);
        let seen = Seen::new(&self.rules, &self.position, seat);
        level.bot::<G>(seed).choose(&seen, &moves).map(|answer| answer.to_string()).map_err(said)
    }

    /// The first seat that is asked, after its choices were listed.
    fn listed(&mut self) -> Option<Seat> {
        let seat = to_move(&self.rules, &self.position)?;
        if !self.is_listed {
            choices(&self.rules, &self.position, seat, &mut self.moves, &mut self.choices);
            self.is_listed = true;
        }
        Some(seat)
    }

    pub fn named_choices(&mut self) -> Vec<(u32, String)> {
        match self.listed() {
            None => Vec::new(),
            Some(_) => self.choices.iter().map(|(number, answer)| (*number, answer.to_string())).collect(),
        }
    }

    pub fn step(&mut self, action: i64) -> Answer<()> {
        let seat = self.listed().ok_or("the game is over")?;
        let found = self.choices.iter().find(|(number, _)| i64::from(*number) == action);
        let &(_, answer) =
            found.ok_or_else(|| format!("action {action} is not one of those the mask allows"))?;
        self.make(seat, answer)
    }

    pub fn observe(&self, seat: usize, into: &mut [i16]) -> Answer<()> {
        let seat = self.seat(seat)?;
        if into.len() != self.observation {
            return Err(format!("an observation has {} numbers, not {}", self.observation, into.len()));
        }
        self.rules.observe(&self.position, seat, &mut Numbers::new(into));
        Ok(())
    }

    pub fn mask(&mut self, seat: usize, into: &mut [i8]) -> Answer<()> {
        let seat = self.seat(seat)?;
        if into.len() != environments::actions::<G>() {
            return Err(format!("a mask has {} numbers, not {}", environments::actions::<G>(), into.len()));
        }
        if self.listed() == Some(seat) {
            self.choices.iter().for_each(|&(number, _)| into[number as usize] = 1);
        }
        Ok(())
    }
}
