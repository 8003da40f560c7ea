//! The moves of Ark Nova as numbers.

use crate::Field;
use crate::space::Numbering;
use ark_nova::catalogue::action_cards::Alternate;
use ark_nova::catalogue::{Action, Building, CARDS, Icon, MapId, maps};
use ark_nova::hex::{CELLS, placement_count};
use ark_nova::{Move, Rules};
use std::sync::LazyLock;
use tabletop::Seat;

/// X-tokens that are told apart, from 0.
const X: usize = 6;
/// Kinds of universities and bonus tiles that are told apart.
const FEW: usize = 32;
/// Printed options that are told apart.
const OPTIONS: usize = 8;

/// Where the numbers of each kind of move begin.
pub struct Numbers {
    pub fields: Vec<Field>,
    pub length: usize,
    verbs: Vec<usize>,
    placements: [usize; Building::ALL.len()],
}

/// The kinds of moves with numbers of their own, in order.
#[derive(Clone, Copy)]
#[repr(usize)]
enum Verb {
    Done,
    Yes,
    Flock,
    Draw,
    Snap,
    Deck,
    Refill,
    Hire,
    OtherAction,
    Donate,
    Break,
    Money,
    Camouflage,
    Give,
    Option,
    Use,
    Borrow,
    Repeat,
    XToken,
    ActionCard,
    SlotFive,
    Task,
    Partner,
    Marker,
    University,
    Edge,
    Tile,
    UseTile,
    Seat,
    Focus,
    Map,
    Draft,
    Enclosure,
    Lift,
    Bonus,
    Special,
    Build,
    Extra,
    Copy,
    Animal,
    Sponsor,
    Card,
    Back,
    Lower,
    Dig,
    Rescue,
    Sell,
    TakeBack,
    Strengthen,
    Support,
}

/// All of them, in the order of [`Verb`]: name, how many, what tells them apart.
const VERBS: [(&str, usize, &str); Verb::Support as usize + 1] = [
    ("done", 1, "finish, decline, do nothing more"),
    ("yes", 1, "accept what is offered"),
    ("flock", 1, "live with another herbivore"),
    ("draw", 1, "draw cards"),
    ("snap", 1, "snap a card of the display"),
    ("deck", 1, "take the top card of the deck"),
    ("refill", 1, "refill the display between two snaps"),
    ("hire", 1, "hire a worker with the project task"),
    ("other_action", 1, "perform no task, and another action afterwards"),
    ("donate", 1, "make a donation"),
    ("break", 1, "move the break token for money"),
    ("money", 1, "take or give money"),
    ("camouflage", 1, "use a Camouflage of this turn"),
    ("give", 1, "let a random card be drawn"),
    ("option", OPTIONS, "one of several printed options, from the first"),
    (
        "use",
        5 * X,
        "an own action card: Animals, Association, Build, Cards, Sponsors, each with 0 to 5 X-tokens",
    ),
    ("borrow", 5 * X, "the same with the card of another player"),
    ("repeat", X, "repeat the action, with 0 to 5 X-tokens"),
    ("x_token", 5, "put an action card on slot 1 for an X-token"),
    ("action_card", 5, "choose an own action card"),
    ("slot_five", 5, "put an action card on slot 5"),
    ("task", 4, "reputation, partner zoo, university, project"),
    ("partner", Icon::COUNT, "take a partner zoo, by the icon of its continent"),
    ("marker", Icon::COUNT, "remove the marker of a continent"),
    ("university", FEW, "take a university, by its kind"),
    ("edge", 8, "take the token of a space of the left edge, from the top"),
    ("tile", FEW, "take a bonus tile, by its kind"),
    ("use_tile", FEW, "use a kept bonus tile"),
    ("seat", 4, "choose a player: oneself, the next, and so on"),
    ("focus", 3, "choose small, medium or large animals for the game"),
    ("map", maps::COUNT, "take a map, by its place in the catalogue"),
    ("draft", Alternate::COUNT, "keep an alternate action card"),
    ("enclosure", CELLS, "use the standard enclosure with this first cell"),
    ("lift", CELLS, "take the building with this first cell off the map"),
    ("bonus", CELLS, "choose the placement bonus of a cell"),
    ("special", Building::ALL.len(), "use a special enclosure"),
    ("build", Building::ALL.len(), "build this"),
    ("extra", Building::ALL.len(), "build this as the extra building"),
    ("copy", Building::ALL.len(), "build this as the copy that a card allows"),
    ("animal", CARDS, "play this animal"),
    ("sponsor", CARDS, "play this sponsor"),
    ("card", CARDS, "choose this card"),
    ("back", CARDS, "put this chosen card back"),
    ("lower", CARDS, "discard this card to lower the level of a sponsor"),
    ("dig", CARDS, "exchange this card of the display"),
    ("rescue", CARDS, "rescue this animal"),
    ("sell", CARDS, "sell this hand card"),
    ("take_back", CARDS, "take this stored card back"),
    ("strengthen", CARDS, "discard this hand card for more strength"),
    ("support", CARDS * 4, "support a level of this project: its place times 4, and the level"),
];

static NUMBERS: LazyLock<Numbers> = LazyLock::new(|| {
    let mut numbering = Numbering::new();
    let verbs = VERBS.iter().map(|&(name, length, meaning)| numbering.add(name, length, meaning)).collect();
    let placements = Building::ALL.map(|building| {
        let name = format!("place_{building:?}");
        numbering.add(
            &name,
            placement_count(building),
            "lay the building there, by its place in the table of placements",
        )
    });
    Numbers { length: numbering.length(), fields: numbering.fields, verbs, placements }
});

/// The numbers of all moves.
pub fn numbers() -> &'static Numbers {
    &NUMBERS
}

/// The number of a move, if it has one of its own.
pub fn number(rules: &Rules, seat: Seat, answer: Move) -> Option<usize> {
    let numbers = numbers();
    if let Move::Place(building, id) = answer {
        return Some(numbers.placements[building as usize] + usize::from(id));
    }
    let with_x = |action: Action, x: u8| action as usize * X + usize::from(x).min(X);
    let (verb, nth) = match answer {
        Move::Use { x, .. } | Move::Borrow { x, .. } | Move::Repeat { x } if usize::from(x) >= X => {
            return None;
        }
        Move::Done => (Verb::Done, 0),
        Move::Yes => (Verb::Yes, 0),
        Move::Flock => (Verb::Flock, 0),
        Move::Draw => (Verb::Draw, 0),
        Move::Snap => (Verb::Snap, 0),
        Move::Deck => (Verb::Deck, 0),
        Move::Refill => (Verb::Refill, 0),
        Move::Hire => (Verb::Hire, 0),
        Move::OtherAction => (Verb::OtherAction, 0),
        Move::Donate => (Verb::Donate, 0),
        Move::Break => (Verb::Break, 0),
        Move::Money => (Verb::Money, 0),
        Move::Camouflage => (Verb::Camouflage, 0),
        Move::Give => (Verb::Give, 0),
        Move::Option(nth) => (Verb::Option, usize::from(nth).wrapping_sub(1)),
        Move::Use { action, x, .. } => (Verb::Use, with_x(action, x)),
        Move::Borrow { action, x, .. } => (Verb::Borrow, with_x(action, x)),
        Move::Repeat { x } => (Verb::Repeat, x.into()),
        Move::XToken(action) => (Verb::XToken, action as usize),
        Move::ActionCard(action) => (Verb::ActionCard, action as usize),
        Move::SlotFive(action) => (Verb::SlotFive, action as usize),
        Move::Task(task) => (Verb::Task, task as usize),
        Move::Partner(icon) => (Verb::Partner, icon as usize),
        Move::Marker(icon) => (Verb::Marker, icon as usize),
        Move::University(university) => (Verb::University, university as usize),
        Move::Edge(nth) => (Verb::Edge, usize::from(nth).wrapping_sub(1)),
        Move::Tile(tile) => (Verb::Tile, tile as usize),
        Move::UseTile(tile) => (Verb::UseTile, tile as usize),
        Move::Seat(other) => (Verb::Seat, (other.index() + rules.seats - seat.index()) % rules.seats),
        Move::Focus(class) => (Verb::Focus, class as usize),
        Move::Map(map) => (Verb::Map, MapId::all().position(|other| other == map)?),
        Move::Draft(card) => (
            Verb::Draft,
            card.action as usize * Alternate::OF_AN_ACTION + usize::from(card.number).wrapping_sub(1),
        ),
        Move::Enclosure(cell) => (Verb::Enclosure, cell.index()),
        Move::Lift(cell) => (Verb::Lift, cell.index()),
        Move::Bonus(cell) => (Verb::Bonus, cell.index()),
        Move::Special(building) => (Verb::Special, building as usize),
        Move::Build(building) => (Verb::Build, building as usize),
        Move::Extra(building) => (Verb::Extra, building as usize),
        Move::Copy(building) => (Verb::Copy, building as usize),
        Move::Animal(card) => (Verb::Animal, card.place()),
        Move::Sponsor(card) => (Verb::Sponsor, card.place()),
        Move::Card(card) => (Verb::Card, card.place()),
        Move::Back(card) => (Verb::Back, card.place()),
        Move::Lower(card) => (Verb::Lower, card.place()),
        Move::Dig(card) => (Verb::Dig, card.place()),
        Move::Rescue(card) => (Verb::Rescue, card.place()),
        Move::Sell(card) => (Verb::Sell, card.place()),
        Move::TakeBack(card) => (Verb::TakeBack, card.place()),
        Move::Strengthen(card) => (Verb::Strengthen, card.place()),
        Move::Support(card, level) => (Verb::Support, card.place() * 4 + usize::from(level)),
        Move::Place(..)
        | Move::Alternates(..)
        | Move::Split(_)
        | Move::Return(..)
        | Move::Ability(..)
        | Move::TaskWith(..)
        | Move::First(..)
        | Move::Trade(..) => return None,
    };
    (nth < VERBS[verb as usize].1).then(|| numbers.verbs[verb as usize] + nth)
}
