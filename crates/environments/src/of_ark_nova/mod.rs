//! Ark Nova for learners.

mod actions;

use crate::{Field, Learnable, Sink};
use ark_nova::catalogue::boards::PLAYERS;
use ark_nova::catalogue::{Action, Building, CARDS, CardId, Side};
use ark_nova::hex::CELLS;
use ark_nova::position::{Token, Zoo};
use ark_nova::{Move, Position, Question, Rules};
use tabletop::{Game, Seat};

/// Kinds of questions.
const QUESTIONS: usize = 21;
/// Numbers of a zoo that are not fields of their own.
const SCALARS: usize = 21;

impl Learnable for Rules {
    const MOST_SEATS: usize = PLAYERS;

    fn own_actions() -> usize {
        actions::numbers().length
    }

    fn action(&self, seat: Seat, answer: Move) -> Option<usize> {
        actions::number(self, seat, answer)
    }

    fn action_fields() -> Vec<Field> {
        actions::numbers().fields.clone()
    }

    fn observe<S: Sink>(&self, position: &Position, seat: Seat, sink: &mut S) {
        asked(self, position, seat, sink);
        table(self, position, seat, sink);
        let own = position.zoo(seat);
        let cards = |cards: ark_nova::position::CardSet| cards.iter().map(|card| (card.place(), 1));
        sink.marks(
            "hand",
            None,
            "1 for each card in the own hand, by its place among all cards",
            CARDS,
            cards(own.hand),
        );
        let scoring = own.scoring_cards().map(|card| (card.place(), 1));
        sink.marks("final_scoring", None, "1 for each own final scoring card", CARDS, scoring);
        for nth in 0..PLAYERS {
            let other = Seat(((seat.index() + nth) % self.seats) as u8);
            let there = nth < self.seats;
            zoo(self, position, other, nth, there, sink);
        }
    }
}

/// What the seat is asked.
fn asked<S: Sink>(rules: &Rules, position: &Position, seat: Seat, sink: &mut S) {
    let question = rules.question(position, seat);
    let (kind, card, building, left) = question.map_or((None, None, None, 0), |question| {
        let (kind, card, building, left) = told(&question);
        (Some(kind), card, building, left)
    });
    sink.marks(
        "question",
        None,
        "1 for the kind of question, in the order of docs/view.md: map, draft, alternates, keep, action, repeat, step, \
         enclosure, conditions, place, project, icon, last moves, release, token, leave, move in, order, effect, discard \
         scoring, hand limit",
        QUESTIONS,
        kind.map(|kind| (kind, 1)).into_iter(),
    );
    sink.numbers("left", None, "how many more cards or times the question asks for", [left]);
    let marks = building.map(|building: Building| (building as usize, 1));
    sink.marks(
        "asked_building",
        None,
        "1 for the building that is asked about",
        Building::ALL.len(),
        marks.into_iter(),
    );
    let marks = card.map(|card| (card.place(), 1));
    sink.marks("asked_card", None, "1 for the card that is asked about", CARDS, marks.into_iter());
}

fn told(question: &Question) -> (usize, Option<CardId>, Option<Building>, i16) {
    match *question {
        Question::Map => (0, None, None, 0),
        Question::Draft { again } => (1, None, None, again.into()),
        Question::Alternates => (2, None, None, 0),
        Question::Keep { left } => (3, None, None, left.into()),
        Question::Action => (4, None, None, 0),
        Question::Repeat => (5, None, None, 0),
        Question::Step(_) => (6, None, None, 0),
        Question::Enclosure(card) => (7, Some(card), None, 0),
        Question::Conditions { card, missing } => (8, Some(card), None, missing.into()),
        Question::Place(building) => (9, None, Some(building), 0),
        Question::Project => (10, None, None, 0),
        Question::Icon(card) => (11, Some(card), None, 0),
        Question::LastMoves => (12, None, None, 0),
        Question::Release(card) => (13, Some(card), None, 0),
        Question::Token => (14, None, None, 0),
        Question::Leave(card) => (15, Some(card), None, 0),
        Question::MoveIn(building) => (16, None, Some(building), 0),
        Question::Order => (17, None, None, 0),
        Question::Effect { left, .. } => (18, None, None, left.into()),
        Question::DiscardScoring => (19, None, None, 0),
        Question::HandLimit { left } => (20, None, None, left.into()),
    }
}

/// What lies in the middle of the table.
fn table<S: Sink>(rules: &Rules, position: &Position, seat: Seat, sink: &mut S) {
    let relative = |other: Seat| ((other.index() + rules.seats - seat.index()) % rules.seats) as i16;
    let Position { market, association, .. } = position;
    sink.numbers(
        "table",
        None,
        "players; turns begun; whose turn it is, 0 for the own; steps to the break; turns left once the end was \
         triggered, -1 before; cards in the deck; price of the next donation",
        [
            rules.seats as i16,
            position.turns as i16,
            relative(position.active),
            position.break_steps.into(),
            position.last_turns.map_or(-1, i16::from),
            market.deck.len() as i16,
            association.next_donation().1.into(),
        ],
    );
    let bits = |bits: u8| (0..8).filter(move |bit| bits >> bit & 1 == 1).map(|bit| (bit, 1));
    sink.marks(
        "partner_zoos",
        None,
        "1 for each continent whose partner zoo is on offer",
        8,
        bits(association.partners_on_offer),
    );
    sink.marks(
        "universities",
        None,
        "1 for each base university on offer",
        8,
        bits(association.universities_on_offer),
    );
    let display =
        market.display.iter().zip(1..).filter_map(|(card, folder)| Some(((*card)?.place(), folder)));
    sink.marks("display", None, "the folder, from 1, of each card of the display", CARDS, display);
    sink.marks(
        "discard",
        None,
        "1 for each card of the discard pile",
        CARDS,
        market.discard.iter().map(|card| (card.place(), 1)),
    );
    let projects = || association.base.iter().chain(association.above.iter());
    for level in 0..ark_nova::catalogue::projects::LEVELS {
        let token = |token: Token| match token {
            Token::None => 1,
            Token::Neutral => 2,
            Token::Of(of) => 3 + relative(of),
        };
        let marks = projects().map(|project| (project.card.place(), token(project.levels[level])));
        sink.marks(
            "project_level",
            Some(level),
            "this level of each project in play: 1 free, 2 a neutral token, 3 an own token, 4 and more of others in turn",
            CARDS,
            marks,
        );
    }
}

/// What everybody knows of a zoo.
fn zoo<S: Sink>(rules: &Rules, position: &Position, seat: Seat, nth: usize, there: bool, sink: &mut S) {
    let of = position.zoo(seat);
    let whose = Some(nth);
    let scalars = if there { scalars(rules, of) } else { [0; SCALARS] };
    sink.numbers(
        "zoo",
        whose,
        "1 if there is such a seat; money; appeal; conservation; reputation; X-tokens; cards in hand; workers; workers at \
         each of 4 tasks; supports; donations; partner zoos; universities; covered spaces; tokens on the left edge; kept \
         tiles; animals in the petting zoo; in the reptile house",
        scalars,
    );
    let mut row = [0; 6 * Action::ALL.len()];
    for (slot, number) in of.slots.iter().zip(1..).filter(|_| there) {
        let at = 6 * slot.action as usize;
        row[at..at + 6].copy_from_slice(&[
            number,
            (slot.side == Side::II).into(),
            slot.multipliers.into(),
            slot.venom.into(),
            slot.constriction.into(),
            slot.number.into(),
        ]);
    }
    sink.numbers(
        "action_cards",
        whose,
        "for Animals, Association, Build, Cards and Sponsors: slot from 1; upgraded; Multiplier tokens; Venom; \
         Constriction; number of the alternate card",
        row,
    );
    let icons = if there { of.icons.map(i16::from) } else { Default::default() };
    sink.numbers("icons", whose, "icons of each kind, in the order of the columns of the simulator", icons);
    let mut buildings = [0; 2 * Building::ALL.len()];
    for built in of.buildings.iter().filter(|_| there) {
        let empty = built.is_standard() && !built.is_occupied();
        buildings[built.building() as usize + usize::from(empty) * Building::ALL.len()] += 1;
    }
    sink.numbers(
        "buildings",
        whose,
        "buildings of each kind; then empty standard enclosures of each kind",
        buildings,
    );
    let covered = of.covered.iter().filter(|_| there).map(|cell| (cell.index(), 1));
    sink.marks("covered", whose, "1 for each covered space of the map", CELLS, covered);
    let played = of.played.iter().filter(|_| there).map(|card| (card.place(), 1));
    sink.marks("played", whose, "1 for each animal and sponsor in the zoo", CARDS, played);
}

fn scalars(rules: &Rules, of: &Zoo) -> [i16; SCALARS] {
    let _ = rules;
    let [a, b, c, d] = of.at_tasks.map(i16::from);
    [
        1,
        of.money.0.min(i16::MAX as u16) as i16,
        of.appeal.into(),
        of.conservation.into(),
        of.reputation.into(),
        of.x_tokens.into(),
        of.hand.len() as i16,
        of.workers.into(),
        a,
        b,
        c,
        d,
        of.supports().into(),
        of.donations.into(),
        of.partner_zoos.len() as i16,
        of.universities.len() as i16,
        of.covered.len() as i16,
        of.edge.count_ones() as i16,
        of.tiles.count_ones() as i16,
        of.animals_in[0].into(),
        of.animals_in[1].into(),
    ]
}
