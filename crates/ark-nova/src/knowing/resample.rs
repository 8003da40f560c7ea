//! A world that a seat cannot tell from the true one: what it does not know is dealt anew.

use crate::asking::reseal;
use crate::catalogue::{CARDS, CardId, CardKind};
use crate::position::{CardSet, Position};
use crate::rules::Rules;
use tabletop::{Chance, Seat};

/// The three kinds of card backs.
#[derive(Clone, Copy)]
enum Back {
    Zoo,
    BaseProject,
    Scoring,
}

impl Back {
    const ALL: usize = Back::Scoring as usize + 1;
}

impl Rules {
    fn back(&self, card: CardId) -> Back {
        match card.kind() {
            Some(CardKind::FinalScoring) => Back::Scoring,
            _ if self.is_base_project(card) => Back::BaseProject,
            _ => Back::Zoo,
        }
    }

    /// Deals everything `seat` cannot know anew.
    pub(crate) fn resample_for(&self, position: &mut Position, seat: Seat, chance: &mut Chance) {
        let known = position.known[seat.index()];
        let asides = self.is_aside_secret(position, seat);
        let mut unknown = CardSet::NONE;
        for_each_hidden(self, position, seat, asides, &known, |slot| {
            unknown.insert(*slot);
        });
        let mut piles = [[CardId::NONE; CARDS]; Back::ALL];
        let mut sizes = [0; Back::ALL];
        for card in unknown.iter() {
            let back = self.back(card) as usize;
            piles[back][sizes[back]] = card;
            sizes[back] += 1;
        }
        for (pile, &size) in piles.iter_mut().zip(&sizes) {
            chance.shuffle(&mut pile[..size]);
        }
        for_each_hidden(self, position, seat, asides, &known, |slot| {
            let back = self.back(*slot) as usize;
            sizes[back] -= 1;
            *slot = piles[back][sizes[back]];
        });
        self.know_own_cards(position, seat, &unknown, asides);
        self.redeal_draft(position, seat, chance);
        self.redraw_sealed(position, seat, chance);
        position.chance = chance.fork();
    }

    /// Whether cards lie aside that the seat may not see.
    fn is_aside_secret(&self, position: &Position, seat: Seat) -> bool {
        let known = &position.known;
        let aside = &position.market.aside;
        let owned = aside.iter().any(|&card| known.iter().any(|known| known.contains(card)));
        owned && aside.iter().any(|&card| !known[seat.index()].contains(card))
    }

    /// Third parties forget what was dealt anew; everybody knows the own cards.
    fn know_own_cards(&self, position: &mut Position, seat: Seat, unknown: &CardSet, asides: bool) {
        let active = position.active;
        let under = position.under;
        let aside: CardSet = position.market.aside.iter().copied().collect();
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let zoo = position.zoo(other);
            let scoring: CardSet = zoo.scoring_cards().collect();
            let hosted = under.iter().filter(|(host, _)| zoo.played.contains(*host));
            let tucked: CardSet = hosted.map(|&(_, card)| card).chain(zoo.stored.iter().copied()).collect();
            let own = zoo.hand.or(&zoo.pouched).or(&tucked).or(&scoring);
            let own = if asides && other == active { own.or(&aside) } else { own };
            let known = &mut position.known[other.index()];
            *known = known.minus(unknown).or(&own);
        }
    }

    /// Sealed answers of other seats are drawn anew among the legal ones.
    fn redraw_sealed(&self, position: &mut Position, seat: Seat, chance: &mut Chance) {
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            reseal(position, other, chance);
        }
    }
}

/// Visits every place whose card the seat does not know: deck, other hands, tucked and drawn cards, piles.
fn for_each_hidden(
    rules: &Rules,
    position: &mut Position,
    seat: Seat,
    asides: bool,
    known: &CardSet,
    mut visit: impl FnMut(&mut CardId),
) {
    // Cards that everybody saw go under the deck stay where they lie.
    for card in position.market.deck.iter_mut().filter(|card| !known.contains(**card)) {
        visit(card);
    }
    for card in position.market.scoring.iter_mut().filter(|card| !known.contains(**card)) {
        visit(card);
    }
    if asides {
        position.market.aside.iter_mut().for_each(&mut visit);
        position.market.aside.sort_unstable();
    }
    for (_, card) in position.under.iter_mut().filter(|(_, card)| !known.contains(*card)) {
        visit(card);
    }
    let mut exchange = |cards: &mut CardSet| {
        let hidden = cards.minus(known);
        let mut dealt = cards.and(known);
        for mut card in hidden.iter() {
            visit(&mut card);
            dealt.insert(card);
        }
        *cards = dealt;
    };
    let open_scoring = rules.look(position).shows_scoring();
    for other in Seat::all(rules.seats).filter(|&other| other != seat) {
        let zoo = position.zoo_mut(other);
        exchange(&mut zoo.hand);
        exchange(&mut zoo.pouched);
        let mut stored: CardSet = zoo.stored.iter().copied().collect();
        exchange(&mut stored);
        zoo.stored = stored.iter().collect();
        if !open_scoring {
            let mut scoring: CardSet = zoo.scoring_cards().collect();
            exchange(&mut scoring);
            zoo.scoring = scoring.iter().fold(0, |bits, card| bits | 1 << card.0);
        }
    }
    exchange(&mut position.association.unused);
}
