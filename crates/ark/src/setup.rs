//! Setting up a game.

use crate::{
    Ark, CabinId, Card, CardList, CardSet, DISCS, Event, FIGURES, Figures, MAX_SEATS, Phase, Position,
    RAIN_CARDS, ROW, Rules, Sealed, StartCard, Step,
};
use tabletop::{Chance, Listener, Seat, SeatSet, Seed};

/// Where the start cards go, in the order in which they are found.
pub const START_CABINS: [CabinId; 4] =
    [CabinId::port(1), CabinId::starboard(1), CabinId::starboard(2), CabinId::port(2)];

impl Rules {
    /// The discs a player begins with.
    pub fn first_discs(&self, seat: Seat) -> u8 {
        if self.table() == 3 || seat.index() >= 3 { 4 } else { 3 }
    }

    /// A table with nothing on it but discs and figures: where set-up and edited positions begin.
    pub(crate) fn empty_table(&self, chance: Chance) -> Position {
        let mut discs = [0; MAX_SEATS];
        let mut figures = [Figures::default(); MAX_SEATS];
        for seat in Seat::all(self.table()) {
            discs[seat.index()] = self.first_discs(seat);
            figures[seat.index()].stock = FIGURES;
        }
        Position {
            chance,
            ark: Ark::default(),
            heel: 0,
            row: [Card::NONE; ROW],
            pile: CardList::EMPTY,
            hands: [CardSet::EMPTY; MAX_SEATS],
            pets: [Card::NONE; MAX_SEATS],
            seen: CardSet::EMPTY,
            gone: CardSet::EMPTY,
            discs,
            supply: DISCS - discs.iter().sum::<u8>(),
            figures,
            rain: 0,
            passed: SeatSet::NONE,
            seat: Seat(0),
            phase: Phase::First,
            step: Step::Choose,
            sealed: [Sealed::Open; MAX_SEATS],
            irrevocable: 0,
        }
    }

    /// The first position.
    pub(crate) fn set_up<L: Listener<Event>>(&self, seed: Seed, listener: &mut L) -> Position {
        let mut position = self.empty_table(Chance::new(seed));
        let mut order: CardList<64> = self.all_cards().iter().collect();
        position.chance.shuffle(order.as_mut_slice());
        let start = self.start_cards(order.as_slice());
        for (card, cabin) in start.into_iter().zip(START_CABINS) {
            position.board(card, self.face(card).weight, cabin, Card::NONE, 0);
        }
        let rest = self.all_cards().without(start.into_iter().collect());
        let mut deck: CardList<64> = rest.iter().collect();
        position.chance.shuffle(deck.as_mut_slice());
        let mut deal = || deck.pop().expect("the deck is large enough for five players");
        for seat in Seat::all(self.table()) {
            position.hands[seat.index()] = [deal(), deal()].into_iter().collect();
        }
        position.row = [deal(), deal(), deal()];
        position.pile = self.stack(deck.as_slice(), 0, &mut position.chance);
        if listener.listens() {
            let start = std::array::from_fn(|at| StartCard { cabin: START_CABINS[at], card: start[at] });
            listener.tell(Event::SetUp { start, heel: position.heel, row: position.row });
            listener.tell(Event::Turn { seat: position.seat });
        }
        position
    }

    /// The first four cards of weight 1 or 2, no more than two of a kind.
    fn start_cards(&self, order: &[Card]) -> [Card; 4] {
        let (mut start, mut found, mut of_kind) = ([Card::NONE; 4], 0, [0; 5]);
        for &card in order {
            let face = self.face(card);
            let count = face.kind.map(|kind| &mut of_kind[kind.index()]);
            if found == 4
                || !(1..=2).contains(&face.weight)
                || count.as_ref().is_some_and(|count| **count == 2)
            {
                continue;
            }
            if let Some(count) = count {
                *count += 1;
            }
            start[found] = card;
            found += 1;
        }
        start
    }

    /// Makes a draw pile of cards in random order after `rain` rain cards were drawn: the first rain comes
    /// after the first half, the others anywhere below.
    pub(crate) fn stack(&self, cards: &[Card], rain: u8, chance: &mut Chance) -> CardList<56> {
        let half = if rain == 0 { self.lower_half() } else { cards.len() };
        let (lower, upper) = cards.split_at(half.min(cards.len()));
        let rains = (RAIN_CARDS - rain.max(1)) as usize;
        let mut pile: CardList<56> =
            lower.iter().copied().chain(std::iter::repeat_n(Card::RAIN, rains)).collect();
        chance.shuffle(pile.as_mut_slice());
        if rain == 0 {
            pile.push(Card::RAIN);
        }
        upper.iter().for_each(|&card| pile.push(card));
        pile
    }
}
