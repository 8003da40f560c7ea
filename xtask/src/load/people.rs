//! People who sit around one device and move at random.

use super::client::Client;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::Chance;

/// What is read of a message.
#[derive(Deserialize)]
struct Message {
    version: u64,
    stage: String,
    #[serde(default)]
    asked: Vec<u8>,
    #[serde(default)]
    questions: Vec<Question>,
}

#[derive(Deserialize)]
struct Question {
    choices: Option<Vec<Group>>,
}

#[derive(Deserialize)]
struct Group {
    moves: Vec<Offered>,
}

#[derive(Deserialize)]
struct Offered {
    notation: String,
}

/// What is answered to whoever makes a table.
#[derive(Deserialize)]
struct Made {
    table: String,
    seats: Vec<OwnSeat>,
}

#[derive(Deserialize)]
struct OwnSeat {
    token: String,
}

/// A table with the tokens of everybody who sits there.
pub struct Table {
    /// Its address.
    pub path: String,
    tokens: Vec<String>,
    /// What is answered next; none once the game is over.
    next: Option<Next>,
    made: u64,
}

struct Next {
    seat: usize,
    body: String,
}

/// A game with a number of players.
pub fn table_of(game: &str, players: usize) -> Value {
    let people: Vec<Value> =
        (1..=players).map(|nth| json!({"kind": "person", "name": format!("Player {nth}")})).collect();
    json!({"game": game, "options": {"players": players}, "seats": people})
}

/// The games that are played, by turns: both, with few and with many players.
pub fn any_table(nth: usize) -> Value {
    let kinds = [("ark-nova", 2), ("ark", 3), ("ark-nova", 4), ("ark", 5)];
    let (game, players) = kinds[nth % kinds.len()];
    table_of(game, players)
}

impl Table {
    /// Makes a table, and sees who is asked.
    pub fn sit_down(client: &mut Client, asked: &Value, chance: &mut Chance) -> Result<Table, String> {
        let answer = client.post("/api/tables", None, &asked.to_string())?;
        let made: Made = read(&answer)?;
        let tokens = made.seats.into_iter().map(|own| own.token).collect();
        let path = format!("/api/tables/{}", made.table);
        let mut table = Table { path, tokens, next: None, made: 0 };
        let message = table.look(client, 0)?;
        table.prepare(client, &message, chance)?;
        Ok(table)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.next.is_none()
    }

    /// How many moves were made.
    pub fn made(&self) -> u64 {
        self.made
    }

    fn look(&self, client: &mut Client, seat: usize) -> Result<Message, String> {
        let path = format!("{}?since={}", self.path, u32::MAX);
        read(&client.get(&path, Some(&self.tokens[seat]))?)
    }

    /// Chooses what is answered next, by somebody who is asked.
    fn prepare(&mut self, client: &mut Client, message: &Message, chance: &mut Chance) -> Result<(), String> {
        self.next = None;
        if message.stage == "over" {
            return Ok(());
        }
        let seat = message.asked.first().copied().map(usize::from);
        let seats = seat.into_iter().chain((0..self.tokens.len()).filter(|&other| Some(other) != seat));
        for seat in seats {
            let message = self.look(client, seat)?;
            let choices = message.questions.iter().flat_map(|question| question.choices.iter().flatten());
            let moves: Vec<&str> =
                choices.flat_map(|group| &group.moves).map(|offered| offered.notation.as_str()).collect();
            if !moves.is_empty() {
                let answer = moves[chance.below(moves.len() as u32) as usize];
                let request = format!("r{}", self.made);
                let body = json!({"version": message.version, "request": request, "moves": [answer]});
                self.next = Some(Next { seat, body: body.to_string() });
                return Ok(());
            }
        }
        Err(format!("nobody is asked at {}", self.path))
    }

    /// Makes the move that was chosen; nothing else is done here, so that only this is measured.
    pub fn make(&mut self, client: &mut Client) -> Result<Answered, String> {
        let Some(next) = self.next.take() else { return Err(format!("{} is over", self.path)) };
        let answer =
            client.post(&format!("{}/moves", self.path), Some(&self.tokens[next.seat]), &next.body)?;
        self.made += 1;
        Ok(Answered(answer))
    }

    /// Chooses the next move, after an answer.
    pub fn go_on(
        &mut self,
        client: &mut Client,
        answer: &Answered,
        chance: &mut Chance,
    ) -> Result<(), String> {
        let message = read(&answer.0)?;
        self.prepare(client, &message, chance)
    }

    /// The record of a game that is over.
    pub fn record(&self, client: &mut Client) -> Result<Value, String> {
        read(&client.get(&format!("{}/record", self.path), Some(&self.tokens[0]))?)
    }
}

/// The answer to a move, not looked at yet.
pub struct Answered(Vec<u8>);

fn read<'a, T: Deserialize<'a>>(answer: &'a [u8]) -> Result<T, String> {
    serde_json::from_slice(answer).map_err(|error| format!("an answer is not understood: {error}"))
}
