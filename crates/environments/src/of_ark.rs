//! Ark for learners.

use crate::space::Numbering;
use crate::{Field, Learnable, Sink};
use ark::{CabinId, Card, Kind, MAX_SEATS, Move, Position, Question, Rules, Side};
use std::sync::LazyLock;
use tabletop::{Game, Seat};

/// Places of a deck; the first stands for no card.
const CARDS: usize = 64;
/// Cabins of a side that are told apart.
const CABINS: usize = 32;
/// Kinds of questions.
const QUESTIONS: usize = 9;

/// All actions: name, how many, what tells them apart.
const VERBS: [(&str, usize, &str); 13] = [
    ("take", CARDS, "take this open card"),
    ("play", CARDS, "play this card of the hand"),
    ("in", 2 * CABINS, "put the card into this cabin: port from the bow, then starboard"),
    ("drive", CARDS, "drive out this animal"),
    ("stay", 1, "drive out nobody"),
    ("use", 1, "use the ability"),
    ("disc", Kind::ALL.len(), "put the disc under a figure on this scoring card"),
    ("exchange", 1, "exchange two figures on discs for three plain ones"),
    ("skip", 1, "do not use the ability, or do not exchange"),
    ("done", 1, "no second card"),
    ("pass", 1, "pass, for good"),
    ("pet", CARDS, "lay this card as pet"),
    ("no_pet", 1, "lay no pet"),
];

static NUMBERING: LazyLock<(Numbering, Vec<usize>)> = LazyLock::new(|| {
    let mut numbering = Numbering::new();
    let starts = VERBS.iter().map(|&(name, length, meaning)| numbering.add(name, length, meaning)).collect();
    (numbering, starts)
});

impl Learnable for Rules {
    const MOST_SEATS: usize = MAX_SEATS;

    fn own_actions() -> usize {
        NUMBERING.0.length()
    }

    fn action(&self, _seat: Seat, answer: Move) -> Option<usize> {
        let (verb, nth) = match answer {
            Move::Take(card) => (0, card.index()),
            Move::Play(card) => (1, card.index()),
            Move::In(cabin) => (2, place(cabin)),
            Move::Drive(card) => (3, card.index()),
            Move::Stay => (4, 0),
            Move::Use => (5, 0),
            Move::Disc(kind) => (6, kind.index()),
            Move::Exchange => (7, 0),
            Move::Skip => (8, 0),
            Move::Done => (9, 0),
            Move::Pass => (10, 0),
            Move::Pet(card) => (11, card.index()),
            Move::NoPet => (12, 0),
        };
        (nth < VERBS[verb].1).then(|| NUMBERING.1[verb] + nth)
    }

    fn action_fields() -> Vec<Field> {
        NUMBERING.0.fields.clone()
    }

    fn observe<S: Sink>(&self, position: &Position, seat: Seat, sink: &mut S) {
        let seats = self.seats();
        let relative = |other: Seat| ((other.index() + seats - seat.index()) % seats) as i16;
        let (kind, card, cabin) = self.question(position, seat).map_or((None, None, None), |question| {
            let (kind, card, cabin) = told(&question);
            (Some(kind), card, cabin)
        });
        sink.marks(
            "question",
            None,
            "1 for the kind of question: turn, second, endgame, place, drive, row, ability, exchange, pet",
            QUESTIONS,
            kind.map(|kind| (kind, 1)).into_iter(),
        );
        let one = |card: Option<Card>| card.map(|card| (card.index(), 1)).into_iter();
        sink.marks(
            "asked_card",
            None,
            "1 for the card that is asked about, by its place in the deck",
            CARDS,
            one(card),
        );
        let asked_cabin = cabin.map(place).filter(|&place| place < 2 * CABINS).map(|place| (place, 1));
        sink.marks(
            "asked_cabin",
            None,
            "1 for the cabin that is asked about",
            2 * CABINS,
            asked_cabin.into_iter(),
        );
        sink.numbers(
            "table",
            None,
            "players; whose turn it is, 0 for the own; weight on starboard minus port; rain cards drawn; 1 in the endgame; \
             discs in the supply; cards in the pile",
            [
                seats as i16,
                relative(position.seat),
                position.heel.into(),
                position.rain.into(),
                position.is_endgame().into(),
                position.supply.into(),
                position.pile.len() as i16,
            ],
        );
        sink.marks(
            "row",
            None,
            "1 for each open card",
            CARDS,
            position.open_cards().map(|card| (card.index(), 1)),
        );
        let set = |cards: ark::CardSet| cards.iter().map(|card| (card.index(), 1));
        sink.marks("hand", None, "1 for each card in the own hand", CARDS, set(position.hands[seat.index()]));
        sink.marks("gone", None, "1 for each animal that was driven out", CARDS, set(position.gone));
        let cabins = [Side::Port, Side::Starboard].into_iter().flat_map(|side| {
            let length = position.ark.length(side);
            (1..=length).map(move |index| CabinId { side, index })
        });
        let aboard = cabins.flat_map(|id| {
            let pull = if id.side == Side::Port { -1 } else { 1 };
            position.ark.cabin(id).cards().map(move |card| (card.index(), pull * i16::from(id.index)))
        });
        sink.marks(
            "cabin",
            None,
            "the cabin of each card, from 1 at the bow; on port it is negative",
            CARDS,
            aboard,
        );
        for nth in 0..MAX_SEATS {
            let other = (seat.index() + nth) % seats;
            let there = nth < seats;
            seat_of(position, Seat(other as u8), nth, there, sink);
        }
    }
}

/// The number of a cabin; too large for one that is not told apart.
fn place(cabin: CabinId) -> usize {
    let nth = usize::from(cabin.index).wrapping_sub(1);
    match cabin.side {
        _ if nth >= CABINS => usize::MAX,
        Side::Port => nth,
        Side::Starboard => CABINS + nth,
    }
}

fn told(question: &Question) -> (usize, Option<Card>, Option<CabinId>) {
    match *question {
        Question::Turn => (0, None, None),
        Question::Second => (1, None, None),
        Question::Endgame => (2, None, None),
        Question::Place { card } => (3, Some(card), None),
        Question::Drive { card, cabin } => (4, Some(card), Some(cabin)),
        Question::Row => (5, None, None),
        Question::Ability { .. } => (6, None, None),
        Question::Exchange { .. } => (7, None, None),
        Question::Pet => (8, None, None),
    }
}

/// What everybody knows of a player.
fn seat_of<S: Sink>(position: &Position, seat: Seat, nth: usize, there: bool, sink: &mut S) {
    let figures = &position.figures[seat.index()];
    let if_there = |numbers: [i16; 5]| if there { numbers } else { [0; 5] };
    let hand = position.hands[seat.index()];
    sink.numbers(
        "player",
        Some(nth),
        "1 if there is such a seat; discs; figures in stock; cards in hand; 1 after passing",
        if_there([
            1,
            position.discs[seat.index()].into(),
            figures.stock.into(),
            hand.len() as i16,
            position.passed.contains(seat).into(),
        ]),
    );
    let meaning = "plain figures on slow, shy, heavy, useful and provisions";
    sink.numbers("plain", Some(nth), meaning, if_there(figures.plain.map(i16::from)));
    sink.numbers(
        "raised",
        Some(nth),
        "figures on discs on the same",
        if_there(figures.raised.map(i16::from)),
    );
    // Whether such a card has become the pet is nobody's business.
    let held = hand.iter().chain(position.pets[seat.index()].some());
    let seen = held.filter(|&card| there && position.seen.contains(card)).map(|card| (card.index(), 1));
    sink.marks("seen", Some(nth), "1 for each card that everyone saw going into this hand", CARDS, seen);
}
