//! Scenes: a position in a few lines, moves by their notation, questions about the result.
#![allow(dead_code, reason = "not every file of scenes asks every question")]

use ark_nova::catalogue::{Action, BonusTile, Building, CardId};
use ark_nova::editor::Editor;
use ark_nova::hex::{Cells, placements};
use ark_nova::position::{Position, Zoo};
use ark_nova::{Blocker, Event, MapChoice, Move, Options, Rules};
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
    rules(&Options { maps: MapChoice::All0, first: Some(Seat(0)), ..Options::players(n) })
}

/// The solo game on map 0, with this much appeal at the start.
pub fn alone(appeal: u8) -> &'static Rules {
    rules(&Options { maps: MapChoice::All0, solo_appeal: appeal, ..Options::players(1) })
}

/// The order of the action cards in quiet scenes: Association in slot 2, Sponsors in slot 5.
pub const QUIET: [Action; 5] =
    [Action::Animals, Action::Association, Action::Build, Action::Cards, Action::Sponsors];

/// Empty hands, known action cards, display, base projects, bonus tiles and final scoring cards: nothing that happens
/// comes from the shuffle.
pub fn quiet(edit: &mut Editor<'static>) {
    let seats = edit.rules().seats as u8;
    for seat in 0..seats {
        edit.empty_hand(seat).slots(seat, QUIET);
    }
    edit.display([520, 521, 522, 523, 524, 525]);
    edit.base_projects(&[103, 106, 110]);
    edit.raw().market.tiles = [
        [Some(BonusTile::Reputation), Some(BonusTile::XTokens)],
        [Some(BonusTile::Money), Some(BonusTile::Enclosure)],
    ];
    for seat in 0..seats {
        scoring(edit, seat, &[u16::from(seat) * 2 + 1, u16::from(seat) * 2 + 2]);
    }
}

/// Gives a seat these final scoring cards; those it had go to the pile.
pub fn scoring(edit: &mut Editor<'static>, seat: u8, cards: &[u16]) {
    let old: Vec<CardId> = edit.zoo(seat).scoring_cards().collect();
    old.iter().for_each(|&card| edit.raw().market.scoring.push_front(card));
    edit.zoo(seat).scoring = 0;
    for &card in cards {
        for zoo in &mut edit.raw().zoos {
            zoo.scoring &= !(1 << card);
        }
        let pile = &mut edit.raw().market.scoring;
        if let Some(at) = pile.iter().position(|&lying| lying == CardId(card)) {
            pile.remove(at);
        }
        edit.zoo(seat).scoring |= 1 << card;
        edit.raw().known[usize::from(seat)].insert(CardId(card));
    }
}

/// Whether a place has the surroundings a test wants: rock spaces and water spaces around it.
pub type Ground = fn(usize, usize) -> bool;
pub const ANY: Ground = |_, _| true;
pub const ROCK: Ground = |rock, _| rock > 0;
pub const NO_ROCK: Ground = |rock, _| rock == 0;
pub const WATER: Ground = |_, water| water > 0;
pub const NO_WATER: Ground = |_, water| water == 0;

/// Puts a building on the first free place with such surroundings; its first cell.
pub fn lay(edit: &mut Editor<'static>, seat: u8, building: Building, ground: Ground) -> String {
    let zoo = edit.zoo(seat);
    let map = zoo.printed();
    let taken = zoo.covered.or(map.rock).or(map.water).or(map.upgrade);
    let fits = placements(building).iter().position(|place| {
        let around = |cells: Cells| place.around.and(cells).len();
        !place.cells.meets(taken) && ground(around(map.rock), around(map.water))
    });
    let id = fits.expect("a place with such surroundings");
    zoo.place(building, id as u16);
    placements(building)[id].cells.first().expect("a cell").to_string()
}

/// The same, occupied.
pub fn house(edit: &mut Editor<'static>, seat: u8, building: Building, ground: Ground) -> String {
    let cell = lay(edit, seat, building, ground);
    edit.occupy(seat, &cell);
    cell
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

    /// Two players at rest (see [`quiet`]), then edited.
    pub fn quiet(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
        Scene::at_rest(two(), edit)
    }

    /// A table at rest (see [`quiet`]), then edited.
    pub fn at_rest(rules: &'static Rules, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
        Scene::new(rules, |editor| {
            quiet(editor);
            edit(editor);
        })
    }

    /// The places of the events that a test finds.
    pub fn when(&self, test: impl Fn(&Event) -> bool) -> Vec<usize> {
        self.events.iter().enumerate().filter(|(_, event)| test(event)).map(|(at, _)| at).collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.rules.asked(&self.position).is_empty()
    }

    /// The seat that is asked.
    pub fn asked(&self) -> u8 {
        self.rules.asked(&self.position).first().expect("somebody is asked").0
    }

    /// Makes the moves of the asked seat, written in the notation and separated by semicolons. A move after a tilde is
    /// left out where it is not asked for, because it was the only answer.
    pub fn play(&mut self, moves: &str) -> &mut Scene {
        for text in moves.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let text = match text.strip_prefix('~') {
                Some(text) if self.may(text) => text,
                Some(_) => continue,
                None => text,
            };
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
