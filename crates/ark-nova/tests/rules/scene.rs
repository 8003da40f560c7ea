//! Scenes: a position in a few lines, moves by their notation, questions about the result.
#![allow(dead_code, reason = "not every file of scenes asks every question")]

use ark_nova::catalogue::{Action, BonusTile, Building, Resource};
use ark_nova::editor::Editor;
use ark_nova::hex::{Cells, PlacementId, placements};
use ark_nova::position::{Position, Source, Zoo};
use ark_nova::{Blocker, Event, Look, MapChoice, Move, Options, Question, Rules};
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
    edit.tiles([
        [Some(BonusTile::Reputation), Some(BonusTile::XTokens)],
        [Some(BonusTile::Money), Some(BonusTile::Enclosure)],
    ]);
    for seat in 0..seats {
        edit.scoring(seat, &[u16::from(seat) * 2 + 1, u16::from(seat) * 2 + 2]);
    }
}

/// Gives a seat these final scoring cards; those it had go to the pile.
pub fn scoring(edit: &mut Editor<'static>, seat: u8, cards: &[u16]) {
    edit.scoring(seat, cards);
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

/// A table of so many players on map 0: hands empty, 25 money each, the action cards in alphabetical order, so that
/// Animals lies in slot 1, Association in 2, Build in 3, Cards in 4 and Sponsors in 5. The display has sponsors that
/// need research.
pub fn table(n: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::new(players(n), |editor| {
        for seat in 0..n {
            editor.empty_hand(seat).slots(seat, Action::ALL);
        }
        editor.display([202, 204, 205, 206, 221, 224]);
        edit(editor);
    })
}

/// A game being played in a test.
pub struct Scene {
    pub rules: &'static Rules,
    pub position: Position,
    /// Everything that happened so far.
    pub events: Vec<Event>,
    /// Whether a lone answer that plays, places, releases or pays is given as well, for scenes about something else.
    pub answers_alone: bool,
}

impl Scene {
    /// Starts from an edited position, which must be valid.
    pub fn new(rules: &'static Rules, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
        let mut editor = Editor::new(rules, 1);
        edit(&mut editor);
        let position = editor.position().unwrap_or_else(|broken| panic!("{broken:?}"));
        Scene::at(rules, position)
    }

    /// Two players at rest (see [`quiet`]), then edited.
    pub fn quiet(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
        Scene::at_rest(two(), edit)
    }

    /// A game that goes on from a position.
    pub fn at(rules: &'static Rules, position: Position) -> Scene {
        Scene { rules, position, events: Vec::new(), answers_alone: true }
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
            self.answer_alone();
            self.rules.validate(&self.position).unwrap_or_else(|broken| panic!("after {text}: {broken:?}"));
        }
        self
    }

    /// Gives the answers that are the only ones, up to the next choice.
    fn answer_alone(&mut self) {
        let mut moves = Vec::new();
        while self.answers_alone && !self.is_over() {
            let seat = Seat(self.asked());
            self.rules.legal(&self.position, seat, &mut moves);
            let [alone] = moves[..] else { return };
            self.rules.apply(&mut self.position, seat, alone, &mut self.events).expect("a legal answer");
        }
    }

    /// Places the building that is asked about on exactly these cells.
    pub fn lay(&mut self, cells: &str) -> &mut Scene {
        let Question::Place(building) = self.question() else { panic!("no building is to be placed") };
        let wanted = Cells::named(cells);
        let id = placements(building).iter().position(|at| at.cells == wanted).expect("its shape");
        self.play(&Move::Place(building, id as PlacementId).to_string())
    }

    /// Makes a move of a given seat.
    pub fn play_as(&mut self, seat: u8, text: &str) -> &mut Scene {
        let answer: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let made = self.rules.apply(&mut self.position, Seat(seat), answer, &mut self.events);
        made.unwrap_or_else(|refusal| panic!("{text} of seat {seat}: {refusal}"));
        self.answer_alone();
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

    /// The first legal move of the asked seat that does not only repeat what others reach (D-45): who always takes it
    /// comes to an end.
    pub fn first(&self) -> String {
        let mut moves = Vec::new();
        self.rules.distinct(&self.position, Seat(self.asked()), &mut moves);
        moves.first().expect("an answer").to_string()
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

    /// A look at the position.
    pub fn look(&self) -> Look<'_> {
        self.rules.look(&self.position)
    }

    /// What the asked seat is asked.
    pub fn question(&self) -> Question {
        self.look().question(Seat(self.asked())).expect("a question")
    }

    /// The legal moves that begin with a word, without that word.
    pub fn options(&self, word: &str) -> Vec<String> {
        let legal = self.legal();
        let rest = legal.iter().filter_map(|text| text.strip_prefix(word)?.strip_prefix(' '));
        rest.map(str::to_string).collect()
    }

    /// The action cards of a seat in slots 1 to 5.
    pub fn order(&self, seat: u8) -> [Action; 5] {
        self.zoo(seat).slots.map(|slot| slot.action)
    }

    /// The hand of a seat, by number.
    pub fn hand(&self, seat: u8) -> Vec<u16> {
        self.zoo(seat).hand.iter().map(|card| card.0).collect()
    }

    /// What a seat gained so far, in order, and where it is printed.
    pub fn gains(&self, seat: u8) -> Vec<(Resource, u16, Source)> {
        let gain = |event: &Event| match *event {
            Event::Gained { seat: gainer, what, n, source } if gainer == Seat(seat) => {
                Some((what, n, source))
            }
            _ => None,
        };
        self.events.iter().filter_map(gain).collect()
    }

    /// What a seat built so far, in order, and for how much.
    pub fn built(&self, seat: u8) -> Vec<(Building, u16)> {
        let built = |event: &Event| match *event {
            Event::Built { seat: owner, building, cost, .. } if owner == Seat(seat) => Some((building, cost)),
            _ => None,
        };
        self.events.iter().filter_map(built).collect()
    }
}
