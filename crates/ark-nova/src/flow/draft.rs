//! The draft of the alternate action cards: three each, keep one and pass two, keep one and pass one, use two of
//! different actions (M-5.2, M-5.3). Every choice is sealed until all have made it.

use crate::asking::moves::Move;
use crate::catalogue::Alternate;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Alternates, Draft, Frame, List, Position, Setup};
use crate::rules::{ActionCards, Rules};
use tabletop::{Chance, Listener, Seat, SeatSet};

/// Alternate cards in some order.
type Pile = List<Option<Alternate>, { Alternate::COUNT }>;

impl Rules {
    /// Whether alternate action cards are drafted.
    pub(crate) fn drafts(&self) -> bool {
        self.options.action_cards == ActionCards::Draft
    }

    /// Deals the draft anew as a seat may imagine it: its own cards and those it has seen pass by stay, all others are
    /// dealt and kept at random.
    pub(crate) fn redeal_draft(&self, position: &mut Position, seat: Seat, chance: &mut Chance) {
        let Frame::Setup(setup) = position.agenda.top() else { return };
        let round = match setup {
            Setup::Draft { again: false } => 0,
            Setup::Draft { again: true } => 1,
            Setup::Alternates => 2,
            Setup::Maps | Setup::MapPool(_) | Setup::Hands => return,
        };
        if self.is_solo() {
            return;
        }
        let open = position.open;
        let imagined = Imagined { seats: self.seats, seat, round, open };
        position.draft = imagined.deal(&position.draft, chance);
    }
}

/// A draft as one seat may imagine it.
#[derive(Clone, Copy)]
struct Imagined {
    seats: usize,
    /// Who imagines.
    seat: Seat,
    /// How many cards everybody has kept.
    round: u8,
    /// Who has still to answer.
    open: SeatSet,
}

impl Imagined {
    fn deal(self, truth: &Draft, chance: &mut Chance) -> Draft {
        let Imagined { seats, seat, round, .. } = self;
        let at = seat.index();
        let mut draft = Draft::default();
        draft.dealt[at] = truth.dealt[at];
        draft.first[at] = truth.first[at];
        draft.second[at] = truth.second[at];
        draft.spare[at] = truth.spare[at];
        draft.used[at] = truth.used[at];
        // What has passed by: two cards of the seat on the right, and one of the seat before that one.
        let right = seat.previous(seats);
        let before = right.previous(seats);
        let passed = if round >= 1 { truth.passed_to(seat, seats) } else { Alternates::NONE };
        let last = if round >= 2 { truth.last_passed_to(seat, seats) } else { Alternates::NONE };
        let seen = draft.dealt[at].or(draft.spare[at]).or(passed).or(last);
        let mut pile = shuffled(Alternates::ALL.minus(seen), chance);
        let others = || Seat::all(seats).filter(move |&other| other != seat);
        for other in others() {
            let shown = if other == right {
                passed
            } else if other == before {
                last
            } else {
                Alternates::NONE
            };
            let more = (shown.len()..Draft::DEALT).filter_map(|_| pile.pop().flatten());
            let dealt = shown.or(more.collect());
            draft.dealt[other.index()] = dealt;
            // What has been seen on its way was not kept.
            if round >= 1 || !self.open.contains(other) {
                draft.first[other.index()] = one_of(dealt.minus(shown), chance);
            }
        }
        for other in others() {
            let kept_from_me = if other == right { last } else { Alternates::NONE };
            if round >= 2 || round == 1 && !self.open.contains(other) {
                let offered = draft.passed_to(other, seats);
                draft.second[other.index()] = one_of(offered.minus(kept_from_me), chance);
            }
        }
        if round >= 2 {
            for other in others() {
                draft.add_spare(other, seats, chance);
                if !self.open.contains(other) {
                    draft.used[other.index()] = any_pair(&draft, other, seats, chance);
                }
            }
        }
        draft
    }
}

/// Cards in random order.
fn shuffled(cards: Alternates, chance: &mut Chance) -> Pile {
    let mut pile: Pile = cards.iter().map(Some).collect();
    chance.shuffle(&mut pile);
    pile
}

/// One of several cards.
fn one_of(cards: Alternates, chance: &mut Chance) -> Alternates {
    shuffled(cards, chance).first().copied().flatten().map_or(Alternates::NONE, Alternates::only)
}

/// Any two cards that a seat may use.
fn any_pair(draft: &Draft, seat: Seat, seats: usize, chance: &mut Chance) -> Alternates {
    let n = draft.pairs(seat, seats).count() as u32;
    let pair = draft.pairs(seat, seats).nth(chance.below(n.max(1)) as usize);
    pair.into_iter().flatten().collect()
}

impl Draft {
    /// Gives a seat with three cards of one action a random card of another action that nobody was dealt.
    fn add_spare(&mut self, seat: Seat, seats: usize, chance: &mut Chance) {
        if self.is_stuck(seat, seats) {
            let own = self.kept(seat, seats).iter().next().map(|card| card.action);
            let fitting = self.undealt().iter().filter(|card| Some(card.action) != own).collect();
            self.spare[seat.index()] = one_of(fitting, chance);
        }
    }
}

impl Look<'_> {
    /// The cards of which a seat keeps one now.
    pub(crate) fn offered_alternates(self, seat: Seat, again: bool) -> Alternates {
        let draft = &self.position.draft;
        if again { draft.passed_to(seat, self.rules.seats) } else { draft.dealt[seat.index()] }
    }

    /// Visits the cards of which a seat keeps one.
    pub(crate) fn draft_answers(self, seat: Seat, again: bool, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        self.offered_alternates(seat, again).iter().map(Move::Draft).try_for_each(visit)
    }

    /// Visits the pairs of cards that a seat may use.
    pub(crate) fn alternates_answers(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let pairs = self.position.draft.pairs(seat, self.rules.seats);
        pairs.map(|[a, b]| Move::Alternates(a, b)).try_for_each(visit)
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Deals three cards to each seat; one player alone uses two of them at once (M-5.3).
    pub(crate) fn begin_draft(&mut self) {
        let mut pile = shuffled(Alternates::ALL, &mut self.position.chance);
        self.position.draft = Draft::default();
        for seat in Seat::all(self.rules.seats) {
            let dealt = (0..Draft::DEALT).filter_map(|_| pile.pop().flatten()).collect();
            self.position.draft.dealt[seat.index()] = dealt;
        }
        self.mark_irrevocable();
        if self.rules.is_solo() {
            self.begin_alternates();
        } else {
            self.ask_all(Setup::Draft { again: false });
        }
    }

    /// Keeps a card face down; once all have kept one, the others are passed on.
    pub(crate) fn keep_alternate(&mut self, seat: Seat, again: bool, card: Alternate) {
        let draft = &mut self.position.draft;
        let kept = if again { &mut draft.second } else { &mut draft.first };
        kept[seat.index()] = Alternates::only(card);
        if self.answered(seat) {
            if again {
                self.begin_alternates();
            } else {
                self.ask_all(Setup::Draft { again: true });
            }
        }
    }

    /// Everybody has three cards; who has three of one action gets one more.
    fn begin_alternates(&mut self) {
        let seats = self.rules.seats;
        for seat in Seat::all(seats) {
            self.position.draft.add_spare(seat, seats, &mut self.position.chance);
        }
        self.ask_all(Setup::Alternates);
    }

    /// Chooses the two cards to use; once all have chosen they take the place of the standard ones, and the action
    /// cards are laid out (M-5.4). The others leave the game.
    pub(crate) fn use_alternates(&mut self, seat: Seat, cards: [Alternate; 2]) {
        self.position.draft.used[seat.index()] = cards.into_iter().collect();
        if !self.answered(seat) {
            return;
        }
        let used = self.position.draft.used;
        self.position.draft = Draft::default();
        for seat in Seat::all(self.rules.seats) {
            for card in used[seat.index()].iter() {
                let zoo = self.position.zoo_mut(seat);
                let slot = zoo.slot_of(card.action);
                zoo.slots[slot].number = card.number;
                self.tell(|| Event::Alternate { seat, card });
            }
            let slots = &mut self.position.zoos[seat.index()].slots;
            self.position.chance.shuffle(&mut slots[1..]);
        }
        self.begin_hands();
    }

    /// Asks all seats at once.
    fn ask_all(&mut self, setup: Setup) {
        self.position.open = SeatSet::all(self.rules.seats);
        self.open(Frame::Setup(setup));
    }

    /// A seat has answered sealed; whether it was the last one, so that its question is closed.
    fn answered(&mut self, seat: Seat) -> bool {
        self.position.open = self.position.open.without(seat);
        let all = self.position.open.is_empty();
        if all {
            self.mark_irrevocable();
            self.close();
        }
        all
    }
}
