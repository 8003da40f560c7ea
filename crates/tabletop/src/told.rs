//! A game in words: what people read of it, in every language, and what each move points at.

use crate::{Game, Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt;

/// A language of the texts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];
}

/// A game that can be told to people.
///
/// Texts are made for one reader: an event is told as [`Game::seen_by`] leaves it, a question as
/// [`Game::question_seen_by`] does, and moves are told to the seat that is asked. `names` are the names of the seats;
/// a seat without one is numbered.
pub trait Told: Game {
    /// Something on the table that a move points at: a card, a space, a seat. A client lights it up.
    type Target: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// Moves of one group are shown together.
    type Group: Copy + PartialEq + fmt::Debug + Serialize + DeserializeOwned;

    /// The line of the log for an event.
    fn event_text(&self, event: &Self::Event, names: &[&str], lang: Lang) -> String;

    /// A question in words.
    fn question_text(
        &self,
        position: &Self::Position,
        question: &Self::Question,
        names: &[&str],
        lang: Lang,
    ) -> String;

    /// An answer of a seat in words.
    fn move_text(
        &self,
        position: &Self::Position,
        seat: Seat,
        answer: Self::Move,
        names: &[&str],
        lang: Lang,
    ) -> String;

    /// A reason against a move.
    fn blocker_text(&self, blocker: &Self::Blocker, lang: Lang) -> String;

    /// The group a legal move of an asked seat is shown in.
    fn group(&self, position: &Self::Position, seat: Seat, answer: Self::Move) -> Self::Group;

    /// The heading of a group.
    fn group_text(&self, group: Self::Group, lang: Lang) -> String;

    /// What a legal move of an asked seat points at.
    fn points_at(&self, position: &Self::Position, seat: Seat, answer: Self::Move) -> Vec<Self::Target>;

    /// The legal moves of a seat, grouped for display, each group where its first move is listed.
    fn choices(
        &self,
        position: &Self::Position,
        seat: Seat,
        names: &[&str],
        lang: Lang,
    ) -> Vec<ChoicesOf<Self>> {
        let mut moves = Vec::new();
        self.legal(position, seat, &mut moves);
        let mut groups: Vec<ChoicesOf<Self>> = Vec::new();
        for answer in moves {
            let group = self.group(position, seat, answer);
            let choice = Choice {
                notation: answer.to_string(),
                text: self.move_text(position, seat, answer, names, lang),
                points_at: self.points_at(position, seat, answer),
            };
            match groups.iter_mut().find(|choices| choices.group == group) {
                Some(choices) => choices.moves.push(choice),
                None => {
                    let text = self.group_text(group, lang);
                    groups.push(Choices { group, text, moves: vec![choice] });
                }
            }
        }
        groups
    }
}

/// The legal moves of one group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choices<G, T> {
    /// Which group.
    pub group: G,
    /// Its heading.
    pub text: String,
    /// Its moves, as they are listed.
    pub moves: Vec<Choice<T>>,
}

/// A legal move as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice<T> {
    /// The move itself, in its notation.
    pub notation: String,
    /// What it does, in words.
    pub text: String,
    /// What it points at.
    pub points_at: Vec<T>,
}

/// The grouped moves of a game.
pub type ChoicesOf<G> = Choices<<G as Told>::Group, <G as Told>::Target>;
