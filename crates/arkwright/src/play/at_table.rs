//! What a game must tell beside its rules to be played at the terminal.

use super::PlayArgs;
use super::answer::Answer;
use super::list::Listed;
use super::session::Session;
use crate::Failure;
use crate::words::Lang;
use bots::{Evaluate, Level, Playable};
use std::fmt::Debug;
use tabletop::{Game, Seat, Told, Viewer};

/// The answer a line stands for in a game.
pub type AnswerOf<G> = Answer<<G as Game>::Move, <G as AtTable>::Command>;

/// What a part of the value of a position stands for in a game.
pub type TermOf<G> = <<G as Playable>::Evaluation as Evaluate>::Term;

/// A game that can be played at the terminal.
pub trait AtTable: Playable + Told + Game<Event: Copy, Question: Copy, Blocker: Clone> {
    /// What people call it.
    const TITLE: &'static str;
    /// The number of players if nobody says otherwise.
    const USUAL: usize;
    /// The words of its own commands.
    const COMMANDS: &'static [&'static str];
    /// The word of the moves that choose one of several cards, which `keep` stands for, if there are such moves.
    const KEEP: Option<&'static str> = None;
    /// A command of this game alone.
    type Command: Clone + PartialEq + Debug;

    /// The options the command line asks for.
    fn chosen(args: &PlayArgs, players: usize) -> Result<Self::Options, Failure>;

    /// The number of players of these options.
    fn players(options: &Self::Options) -> usize;

    /// What a bot is called.
    fn robot(level: Level, seat: usize, lang: Lang) -> String;

    /// Whether an event is worth a line where lines are few.
    fn matters(event: Self::Event) -> bool;

    /// The turns that were begun.
    fn turns(position: &Self::Position, events: &[(usize, Self::Event)]) -> usize;

    /// Reads a line as a command of this game alone.
    fn command(line: &str, lang: Lang) -> Option<AnswerOf<Self>>;

    /// Does what such a command asks for.
    fn obey(session: &Session<Self>, seat: Seat, command: Self::Command, width: usize) -> Reply<Self::Move>;

    /// What is shown before the question: above the news, and below them.
    fn around_news(session: &Session<Self>, seat: Seat, width: usize) -> (String, String);

    /// The whole table as a seat sees it.
    fn table(session: &Session<Self>, seat: Seat, width: usize) -> String;

    /// The legal moves of a seat in the order in which people want to read them, each once.
    fn in_order(session: &Session<Self>, moves: Vec<Self::Move>) -> Vec<Self::Move>;

    /// The moves, numbered in their order, as they are listed.
    fn listed(session: &Session<Self>, seat: Seat, moves: &[Self::Move]) -> Listed;

    /// What a player looks at all the time, in a line.
    fn status(session: &Session<Self>, seat: Seat) -> String;

    /// The parts of the table, for a pane each.
    fn panes(session: &Session<Self>, seat: Seat, width: usize) -> Vec<Pane>;

    /// Which of them the question needs.
    fn needed(session: &Session<Self>, seat: Seat) -> usize;

    /// Explains a word of the game, or says which words there are; nothing for a word that is not known.
    fn word(text: &str, lang: Lang) -> Option<String>;

    /// Why something can or cannot be done.
    fn why(session: &Session<Self>, seat: Seat, text: &str, width: usize) -> String;

    /// The points of everybody.
    fn score(session: &Session<Self>, viewer: Viewer, width: usize) -> String;

    /// Everything that can be typed.
    fn help(lang: Lang) -> &'static str;
}

/// A part of the table.
pub struct Pane {
    /// What it is called.
    pub title: String,
    /// What it shows, with styles.
    pub text: String,
    /// How many of its first lines belong together, such as a picture.
    pub whole: usize,
}

/// What comes of a command.
pub enum Reply<M> {
    /// Something to read.
    Text(String),
    /// The words were a move after all.
    Move(M),
}
