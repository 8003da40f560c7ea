//! Worlds that look the same to one seat (A-15, D-21).

use crate::{Card, CardList, CardSet, MAX_SEATS, Phase, Position, Rules, Sealed, Step};
use tabletop::{Chance, Seat, SeatSet};

/// Something everyone knows of hidden cards: one of these seats holds one of these cards.
#[derive(Clone, Copy)]
struct Need {
    seats: SeatSet,
    cards: CardSet,
    /// And it is that seat's pet.
    as_pet: bool,
}

/// Needs at the most: a pet for every other seat and a card to play.
const NEEDS: usize = MAX_SEATS;

/// The cards of the others while they are dealt.
#[derive(Clone, Copy)]
struct Deal {
    /// What nobody has been given yet.
    unknown: CardSet,
    /// What each seat holds in hand and as pet.
    held: [CardSet; MAX_SEATS],
    /// How many more cards each seat gets.
    missing: [usize; MAX_SEATS],
    /// Which of its cards is the pet.
    pets: [Card; MAX_SEATS],
    /// Cards that are not the pet, because they lie open or can be played.
    kept: CardSet,
}

impl Rules {
    /// Deals everything `seat` cannot know anew: the pile, the others' hands as far as nobody saw them, their pets and
    /// sealed answers. What is public about hidden cards stays true: a pet that was laid is a legal one, and who is
    /// asked whether to play another card can play one.
    pub(crate) fn deal_anew(&self, position: &mut Position, seat: Seat, chance: &mut Chance) {
        let over = position.step == Step::Over;
        let others: SeatSet = Seat::all(self.table()).filter(|&other| other != seat && !over).collect();
        let mut deal = Deal {
            unknown: position.pile.as_slice().iter().copied().collect(),
            held: [CardSet::EMPTY; MAX_SEATS],
            missing: [0; MAX_SEATS],
            pets: [Card::NONE; MAX_SEATS],
            kept: match position.step {
                Step::Place { card } | Step::Drive { card, .. } => CardSet::only(card),
                _ => CardSet::EMPTY,
            },
        };
        for other in others.iter().map(Seat::index) {
            let all = position.hands[other].or(CardSet::only(position.pets[other]));
            deal.held[other] = all.and(position.seen);
            deal.missing[other] = all.len() - deal.held[other].len();
            deal.unknown = deal.unknown.or(all.without(position.seen));
        }
        let (needs, count) = self.needs(position, seat, others);
        let fulfilled = fulfil(deal, &needs[..count], chance);
        debug_assert!(fulfilled.is_some(), "the truth fulfils every need");
        let mut deal = fulfilled.unwrap_or(deal);
        let mut rest: CardList<64> = deal.unknown.iter().collect();
        chance.shuffle(rest.as_mut_slice());
        for other in others.iter().map(Seat::index) {
            for card in (0..deal.missing[other]).filter_map(|_| rest.pop()) {
                deal.held[other].insert(card);
            }
            position.hands[other] = deal.held[other].without(CardSet::only(deal.pets[other]));
            position.pets[other] = deal.pets[other];
        }
        position.pile = self.stack(rest.as_slice(), position.rain, chance);
        if let Step::Pets { .. } = position.step {
            self.seal_anew(position, seat, others, chance);
        }
        position.chance = chance.fork();
    }

    /// What is known of the others' hidden cards.
    fn needs(&self, position: &Position, seat: Seat, others: SeatSet) -> ([Need; NEEDS], usize) {
        let blank = Need { seats: SeatSet::NONE, cards: CardSet::EMPTY, as_pet: false };
        let (mut needs, mut count) = ([blank; NEEDS], 0);
        let mut add = |need| {
            needs[count] = need;
            count += 1;
        };
        for other in others.iter().filter(|other| position.pets[other.index()].exists()) {
            add(Need { seats: SeatSet::only(other), cards: self.pets(), as_pet: true });
        }
        match position.step {
            Step::Choose if position.phase != Phase::First && others.contains(position.seat) => {
                let cards = self.playable(position, position.seat, self.all_cards());
                add(Need { seats: SeatSet::only(position.seat), cards, as_pet: false });
            }
            Step::Pets { .. } if position.sealed[seat.index()] != Sealed::Open => {
                add(Need { seats: others, cards: self.pets(), as_pet: false });
            }
            _ => {}
        }
        (needs, count)
    }

    /// Draws the others' sealed answers anew. While the seat itself is asked they have all answered; when it has
    /// answered, they have not.
    fn seal_anew(&self, position: &mut Position, seat: Seat, others: SeatSet, chance: &mut Chance) {
        let waits = position.sealed[seat.index()] != Sealed::Open;
        for other in others.iter().map(Seat::index) {
            let pets: CardList<64> = position.hands[other].and(self.pets()).iter().collect();
            position.sealed[other] = if pets.is_empty() {
                Sealed::Nothing
            } else if waits {
                Sealed::Open
            } else {
                let chosen = chance.below(pets.len() as u32 + 1) as usize;
                pets.as_slice().get(chosen).map_or(Sealed::Nothing, |&card| Sealed::Pet(card))
            };
        }
    }
}

/// Gives out cards so that every need is fulfilled, at random, trying another way where one leads nowhere.
fn fulfil(deal: Deal, needs: &[Need], chance: &mut Chance) -> Option<Deal> {
    let Some((need, others)) = needs.split_first() else { return Some(deal) };
    let mut ways: Vec<(Seat, Card)> = Vec::new();
    for seat in need.seats.iter() {
        let index = seat.index();
        let pet = CardSet::only(deal.pets[index]);
        let barred = if need.as_pet { deal.kept } else { pet };
        ways.extend(deal.held[index].and(need.cards).without(barred).iter().map(|card| (seat, card)));
        if deal.missing[index] > 0 {
            ways.extend(deal.unknown.and(need.cards).iter().map(|card| (seat, card)));
        }
    }
    chance.shuffle(&mut ways);
    ways.into_iter().find_map(|(seat, card)| {
        let (index, mut deal) = (seat.index(), deal);
        if deal.unknown.contains(card) {
            deal.unknown.remove(card);
            deal.held[index].insert(card);
            deal.missing[index] -= 1;
        }
        if need.as_pet {
            deal.pets[index] = card;
        } else {
            deal.kept.insert(card);
        }
        fulfil(deal, others, chance)
    })
}
