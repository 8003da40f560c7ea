//! A table at which people move at random.

use bots::Level;
use serde_json::Value;
use server::games::{Running, kind};
use server::store::{LogRow, TableId, TableRow};
use server::tables::{Line, Live, Settings, Sitting};
use tabletop::{Chance, Lang, Seat, Seed, Viewer};

pub struct Played {
    pub live: Live,
    /// Moves that were made, as tries for others at other times.
    pub tries: Vec<String>,
    chance: Chance,
}

impl Played {
    pub fn begin(game: &str, options: &Value, number: u64) -> Played {
        let kind = kind(game).expect("a game");
        let table = TableRow {
            id: TableId("leaks".to_owned()),
            game: game.to_owned(),
            rules_version: kind.rules_version(),
            options: kind.options(options).expect("options"),
            seed: *blake3::hash(&number.to_le_bytes()).as_bytes(),
            start: None,
            settings: serde_json::to_string(&Settings::default()).expect("JSON"),
            made_at: 0,
        };
        let live = Live::begin(table).expect("a table");
        let chance = Chance::new(Seed::from_number(number));
        let mut played = Played { live, tries: vec!["nonsense".to_owned(), String::new()], chance };
        for (seat, name) in (0..played.seats()).zip(["Ada", "Bo", "Cleo", "Dora", "Eve"]) {
            played.happen(&Line::Sit { seat, who: Sitting::Person { name: name.to_owned() } });
        }
        played
    }

    pub fn seats(&self) -> u8 {
        self.live.game.seats() as u8
    }

    /// A number below another one.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.chance.below(bound)
    }

    fn happen(&mut self, line: &Line) {
        self.live.happen(line, Lang::En).expect("it can be done");
        let digest = Some(self.live.game.digest());
        let row =
            LogRow { version: self.live.version + 1, body: line.to_string(), digest, request: None, at: 0 };
        self.live.note(&row);
    }

    /// Somebody who is asked answers; not once the game is over.
    pub fn step(&mut self) -> bool {
        let asked = self.live.game.asked();
        if self.live.game.is_over() {
            return false;
        }
        let seat = asked[self.below(asked.len() as u32) as usize];
        let answer = random_move(&*self.live.game, seat);
        if self.tries.len() < 300 {
            self.tries.push(answer.clone());
        }
        self.happen(&Line::Moves { seat, moves: vec![answer] });
        true
    }

    /// What the table says while its game is taken for another one.
    pub fn as_if<T>(&mut self, other: &mut Box<dyn Running>, say: impl FnOnce(&Live) -> T) -> T {
        std::mem::swap(&mut self.live.game, other);
        let said = say(&self.live);
        std::mem::swap(&mut self.live.game, other);
        said
    }
}

/// A random answer of a seat that is asked.
pub fn random_move(game: &dyn Running, seat: u8) -> String {
    game.thought(seat, Level::Random)(&|| false).expect("a move")
}

/// The moves a seat is offered.
pub fn offered(game: &dyn Running, seat: u8) -> Vec<String> {
    let questions = game.questions(Viewer::Seat(Seat(seat)), Lang::En);
    let choices = questions.iter().filter_map(|question| question.choices.as_ref()?.as_array());
    let groups = choices.flatten();
    let moves = groups.flat_map(|group| group["moves"].as_array().into_iter().flatten());
    moves.filter_map(|one| one["notation"].as_str()).map(str::to_owned).collect()
}
