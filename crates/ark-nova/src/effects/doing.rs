//! Effects that ask: their answers, and what each answer does.

use super::{Ability, Effect, Source as From};
use crate::catalogue::{Action, Building, CardId, CardKind, Resource, SizeClass, boards};
use crate::engine::Engine;
use crate::event::{Event, Loss};
use crate::look::{Look, Walk, passes};
use crate::moves::Move;
use crate::position::{CardSet, Doing, Frame, Pending, Source};
use std::ops::ControlFlow;
use tabletop::{Listener, Seat, SeatSet};

const GO: Walk = ControlFlow::Continue(());

impl Look<'_> {
    /// Who answers an effect: its owner, or the victim of a Pilfering once it is known.
    pub(crate) fn answerer(self, doing: Doing) -> Seat {
        match self.effect(doing.what) {
            Some(Effect::Ability(Ability::Pilfering(_))) if doing.what.n > 0 => victim(doing.what),
            _ => doing.what.owner,
        }
    }

    /// Visits the answers of an effect.
    pub(crate) fn doing_answers(
        self,
        seat: Seat,
        doing: Doing,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let what = doing.what;
        let Some(effect) = self.effect(what) else { return visit(Move::Done) };
        let zoo = self.zoo(seat);
        let market = &self.position.market;
        match effect {
            Effect::Ability(ability) => self.ability_answers(seat, doing, ability, visit),
            Effect::Take { from, filter, .. } => {
                let range = if from == From::Display { boards::FOLDERS } else { zoo.range() };
                let mut any = false;
                for card in market.displayed(range).filter(|&card| self.fits(seat, card, filter)) {
                    any = true;
                    visit(Move::Card(card))?;
                }
                if from == From::DeckOrRange && self.can_draw() {
                    return visit(Move::Deck);
                }
                if any { GO } else { visit(Move::Done) }
            }
            Effect::BuildFree(buildings) => {
                for &building in buildings.iter().filter(|&&building| self.has_room(seat, building)) {
                    visit(Move::Build(building))?;
                }
                visit(Move::Done)
            }
            Effect::PlaySponsor => self.bought_sponsors(seat, visit),
            Effect::SpendToken(_) => {
                if zoo.tokens(Self::card_of(what)) > 0 {
                    self.bought_sponsors(seat, visit)
                } else {
                    visit(Move::Done)
                }
            }
            Effect::PlayAnimal(size) => self.extra_animals(seat, size, visit),
            Effect::ChooseFocus => {
                visit(Move::Focus(SizeClass::Small))?;
                visit(Move::Focus(SizeClass::Large))
            }
            Effect::OneOf(options) => {
                let mut any = false;
                for option in options {
                    match option {
                        [Effect::UpgradeActionCard] => {
                            self.side_i(seat).try_for_each(|action| {
                                any = true;
                                visit(Move::ActionCard(action))
                            })?;
                        }
                        [Effect::Ability(Ability::FullThroated)] if !zoo.all_hired() => {
                            any = true;
                            visit(Move::Worker)?;
                        }
                        _ => {}
                    }
                }
                if any { GO } else { visit(Move::Done) }
            }
            Effect::TileOrMoney => {
                if let Some(tiles) = self.tiles_at(what.source) {
                    tiles.iter().flatten().try_for_each(|&tile| visit(Move::Tile(tile)))?;
                }
                visit(Move::Money)
            }
            Effect::UpgradeActionCard => {
                self.side_i(seat).try_for_each(|action| visit(Move::ActionCard(action)))?;
                visit(Move::Done)
            }
            Effect::MultiplierToken => {
                Action::ALL.iter().try_for_each(|&action| visit(Move::ActionCard(action)))
            }
            Effect::TakePartnerZoo => {
                let mut any = false;
                self.partner_answers(seat, what.source, &mut |answer| {
                    any = true;
                    visit(answer)
                })?;
                if any { GO } else { visit(Move::Done) }
            }
            Effect::TakeUniversity => {
                let mut any = false;
                self.university_answers(seat, &mut |answer| {
                    any = true;
                    visit(answer)
                })?;
                if any { GO } else { visit(Move::Done) }
            }
            Effect::GainPlacementBonus => {
                let open = zoo.printed().bonus_spaces().minus(zoo.covered);
                if open.is_empty() {
                    return visit(Move::Done);
                }
                open.iter().try_for_each(|cell| visit(Move::Bonus(cell)))
            }
            _ => visit(Move::Done),
        }
    }

    fn side_i(self, seat: Seat) -> impl Iterator<Item = Action> {
        let zoo = self.zoo(seat);
        Action::ALL.into_iter().filter(move |&action| !zoo.is_upgraded(action))
    }

    fn tiles_at(self, source: Source) -> Option<[Option<crate::catalogue::BonusTile>; 2]> {
        let Source::Conservation(space) = source else { return None };
        let at = boards::TILE_SPACES.iter().position(|&with_tiles| with_tiles == space)?;
        Some(self.position.market.tiles[at])
    }

    fn bought_sponsors(self, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for card in self.zoo(seat).hand.iter().filter(|card| card.kind() == Some(CardKind::Sponsor)) {
            if passes(|first| self.check_bought_sponsor(seat, card, first)) {
                visit(Move::Sponsor(card))?;
            }
        }
        visit(Move::Done)
    }

    fn extra_animals(self, seat: Seat, size: SizeClass, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        for card in self.zoo(seat).hand.iter().filter(|card| card.kind() == Some(CardKind::Animal)) {
            let fits = self.rules.animal(card).size_class() == size;
            if fits && passes(|first| self.check_animal(seat, card, None, 1, first)) {
                visit(Move::Animal(card))?;
            }
        }
        visit(Move::Done)
    }

    fn ability_answers(
        self,
        seat: Seat,
        doing: Doing,
        ability: Ability,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let what = doing.what;
        let zoo = self.zoo(seat);
        let market = &self.position.market;
        match ability {
            Ability::Hunter(_) => {
                let mut animals = market.aside.iter().filter(|card| card.kind() == Some(CardKind::Animal));
                animals.try_for_each(|&card| visit(Move::Card(card)))
            }
            Ability::Scavenging(_) | Ability::Resistance => {
                market.aside.iter().try_for_each(|&card| visit(Move::Card(card)))
            }
            Ability::Perception(_) => {
                let higher = |card: &&CardId| card.0 > what.n;
                let open = market.aside.iter().filter(higher).count();
                let first = open + 1 - usize::from(doing.left);
                market.aside.iter().filter(higher).take(first).try_for_each(|&card| visit(Move::Card(card)))
            }
            Ability::Snapping(_) => {
                let mut any = false;
                for card in market.displayed(boards::FOLDERS) {
                    any = true;
                    visit(Move::Card(card))?;
                }
                let refill = doing.begun && what.n == 0 && self.can_draw();
                match (refill, any) {
                    (true, _) => visit(Move::Refill),
                    (false, true) => GO,
                    (false, false) => visit(Move::Done),
                }
            }
            Ability::Digging(_) => {
                market.displayed(boards::FOLDERS).try_for_each(|card| visit(Move::Dig(card)))?;
                if self.can_draw() {
                    zoo.hand.iter().try_for_each(|card| visit(Move::Card(card)))?;
                }
                visit(Move::Done)
            }
            Ability::Sunbathing(_) | Ability::Pouch(_) => {
                self.hand_after(seat, what.n).try_for_each(|card| visit(Move::Card(card)))?;
                visit(Move::Done)
            }
            Ability::Clever => {
                zoo.slots[1..].iter().try_for_each(|slot| visit(Move::ActionCard(slot.action)))?;
                visit(Move::Done)
            }
            Ability::Boost(action) => {
                let slot = zoo.slot_of(action);
                if slot > 0 {
                    visit(Move::ActionCard(action))?;
                }
                if slot < 4 {
                    visit(Move::SlotFive(action))?;
                }
                visit(Move::Done)
            }
            Ability::Action(action) => {
                let at = zoo.slot_of(action);
                self.use_answers(seat, seat, at, &mut |action, slot, x| {
                    visit(Move::Use { action, slot, x })
                })?;
                visit(Move::Done)
            }
            Ability::Determination => {
                self.action_answers(seat, true, visit)?;
                visit(Move::Done)
            }
            Ability::Assertion => {
                self.position.association.unused.iter().try_for_each(|card| visit(Move::Card(card)))?;
                visit(Move::Done)
            }
            Ability::Dominance => {
                let wanted = self.dominance_project();
                if let Some(card) = wanted.filter(|&card| self.position.association.unused.contains(card)) {
                    visit(Move::Card(card))?;
                }
                visit(Move::Done)
            }
            Ability::Posturing(_) => {
                for building in [Building::Kiosk, Building::Pavilion] {
                    if self.has_room(seat, building) {
                        visit(Move::Build(building))?;
                    }
                }
                visit(Move::Done)
            }
            Ability::Peacocking => {
                if self.has_room(seat, Building::LargeBirdAviary) {
                    visit(Move::Build(Building::LargeBirdAviary))?;
                }
                visit(Move::Done)
            }
            Ability::Marketing => self.bought_sponsors(seat, visit),
            Ability::Hypnosis(slots) if what.n > 0 => {
                let owner = victim(what);
                for at in 0..usize::from(slots) {
                    self.use_answers(seat, owner, at, &mut |action, slot, x| {
                        visit(Move::Borrow { action, slot, x })
                    })?;
                }
                visit(Move::Done)
            }
            Ability::Hypnosis(_) => self.victims(what.owner, Resource::Appeal, visit),
            Ability::Pilfering(_) if what.n == 0 => {
                self.victims(what.owner, Self::pilfered_track(what.step), visit)
            }
            Ability::Pilfering(_) => {
                let money = u16::from(boards::PILFERED_MONEY);
                let cards = !zoo.hand.is_empty();
                if cards {
                    visit(Move::Give)?;
                }
                if zoo.money.0 >= money || !cards { visit(Move::Money) } else { GO }
            }
            _ => visit(Move::Done),
        }
    }

    fn victims(self, owner: Seat, track: Resource, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let mut any = false;
        for seat in self.leaders(owner, track) {
            any = true;
            visit(Move::Seat(seat))?;
        }
        if any { GO } else { visit(Move::Done) }
    }
}

/// The seat that an effect was aimed at.
fn victim(what: Pending) -> Seat {
    Seat(what.n as u8 - 1)
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// An answer to the effect on top.
    pub(crate) fn do_effect(&mut self, seat: Seat, doing: Doing, answer: Move) {
        let what = doing.what;
        self.close();
        if answer == Move::Done {
            return;
        }
        let Some(effect) = self.look().effect(what) else { return };
        match effect {
            Effect::Ability(ability) => self.do_ability(seat, doing, ability, answer),
            Effect::Take { .. } => {
                self.again(doing, what);
                match answer {
                    Move::Card(card) => self.take_from_display(seat, card),
                    _ => {
                        self.draw(seat);
                    }
                }
            }
            Effect::BuildFree(_) => self.build_free(answer),
            Effect::PlaySponsor | Effect::SpendToken(_) => {
                if let Move::Sponsor(card) = answer {
                    if matches!(effect, Effect::SpendToken(_)) {
                        self.spend_token(seat, Look::card_of(what));
                    }
                    self.buy_sponsor(seat, card);
                }
            }
            Effect::PlayAnimal(_) => {
                if let Move::Animal(card) = answer {
                    self.play_animal(card);
                }
            }
            Effect::ChooseFocus => {
                if let Move::Focus(size) = answer {
                    self.position.zoo_mut(seat).focus = Some(size);
                }
            }
            Effect::OneOf(_) | Effect::UpgradeActionCard => match answer {
                Move::ActionCard(action) => self.upgrade(seat, action),
                _ => self.hire(seat),
            },
            Effect::MultiplierToken => {
                if let Move::ActionCard(action) = answer {
                    self.put_multiplier(seat, action);
                }
            }
            Effect::TileOrMoney => self.take_tile(seat, what, answer),
            Effect::TakePartnerZoo => {
                if let Move::Partner(continent) = answer {
                    self.take_partner(seat, continent);
                }
            }
            Effect::TakeUniversity => {
                if let Move::University(kind) = answer {
                    self.take_university(seat, kind);
                }
            }
            Effect::GainPlacementBonus => {
                if let Move::Bonus(cell) = answer {
                    self.set_off_or_wait(Pending::new(Source::Bonus(cell), seat));
                }
            }
            _ => {}
        }
    }

    /// Asks once more, if the effect may be done again.
    fn again(&mut self, doing: Doing, what: Pending) {
        if doing.left > 1 {
            self.open(Frame::Doing(Doing { what, left: doing.left - 1, begun: true }));
        }
    }

    fn build_free(&mut self, answer: Move) {
        if let Move::Build(building) = answer {
            self.open(Frame::Place { building, price: 0 });
        }
    }

    /// Plays a sponsor for money equal to its level (R-12B.7).
    fn buy_sponsor(&mut self, seat: Seat, card: CardId) {
        let cost = self.look().sponsor_level(seat, card).into();
        self.play_sponsor(seat, card, cost);
    }

    fn take_tile(&mut self, seat: Seat, what: Pending, answer: Move) {
        let Move::Tile(tile) = answer else {
            self.gain_money(seat, boards::MONEY_INSTEAD_OF_TILE.into(), what.source);
            return;
        };
        for slot in self.position.market.tiles.iter_mut().flatten() {
            if *slot == Some(tile) {
                *slot = None;
            }
        }
        self.tell(|| Event::Tile { seat, tile });
        self.set_off_or_wait(Pending::new(Source::Tile(tile), seat));
    }

    fn do_ability(&mut self, seat: Seat, doing: Doing, ability: Ability, answer: Move) {
        let what = doing.what;
        match (ability, answer) {
            (Ability::Hunter(_) | Ability::Scavenging(_), Move::Card(card)) => {
                self.keep_from_aside(seat, card);
                self.take_openly(seat, card);
                self.tell(|| Event::Kept { seat, card: Some(card) });
                self.discard_aside(None);
            }
            (Ability::Perception(_), Move::Card(card)) => {
                self.keep_from_aside(seat, card);
                self.position.zoo_mut(seat).hand.insert(card);
                if doing.left > 1 {
                    self.again(doing, Pending { n: card.0, ..what });
                } else {
                    self.settle();
                    self.discard_aside(Some(seat));
                }
            }
            (Ability::Resistance, Move::Card(card)) => {
                self.keep_from_aside(seat, card);
                self.position.zoo_mut(seat).scoring |= 1 << card.0;
                while let Some(other) = self.position.market.aside.pop() {
                    self.position.market.scoring.push_front(other);
                    self.tell(|| Event::ScoringDiscarded { seat, card: Some(other) });
                }
            }
            (Ability::Snapping(_), Move::Refill) => {
                self.open(Frame::Doing(Doing { what: Pending { n: 1, ..what }, ..doing }));
                self.refill_display();
            }
            (Ability::Snapping(_), Move::Card(card)) => {
                self.again(doing, what);
                self.take_from_display(seat, card);
            }
            (Ability::Digging(_), Move::Dig(card)) => {
                self.again(doing, what);
                self.leave_display(card);
                self.lay_on_discard(None, card);
                self.refill_display();
            }
            (Ability::Digging(_), Move::Card(card)) => {
                self.again(doing, what);
                self.discard_from_hand(seat, card);
                self.draw(seat);
            }
            (Ability::Sunbathing(_), Move::Card(card)) => {
                self.again(doing, Pending { n: card.0, ..what });
                self.discard_from_hand(seat, card);
                self.gain_money(seat, boards::SUNBATHING_MONEY.into(), what.source);
            }
            (Ability::Pouch(_), Move::Card(card)) => {
                self.again(doing, Pending { n: card.0, ..what });
                self.pouch(seat, card, what.source);
            }
            (Ability::Clever | Ability::Boost(_), Move::ActionCard(action)) => {
                let zoo = self.position.zoo_mut(seat);
                zoo.to_slot_1(zoo.slot_of(action));
                self.tell(|| Event::Slot { seat, action, slot: 1 });
            }
            (Ability::Boost(_), Move::SlotFive(action)) => {
                let zoo = self.position.zoo_mut(seat);
                zoo.to_slot_5(zoo.slot_of(action));
                self.tell(|| Event::Slot { seat, action, slot: 5 });
            }
            (_, Move::Use { action, x, .. }) => self.perform_action(seat, seat, action, x),
            (_, Move::XToken(action)) => self.x_token_action(seat, action),
            (_, Move::Borrow { action, x, .. }) => self.perform_action(seat, victim(what), action, x),
            (Ability::Assertion, Move::Card(card)) => {
                self.settle();
                self.blur(self.position.association.unused, SeatSet::only(seat));
                self.position.association.unused.remove(card);
                self.position.zoo_mut(seat).hand.insert(card);
                self.tell(|| Event::Drew { seat, card: Some(card) });
            }
            // Everybody knows which card this is.
            (Ability::Dominance, Move::Card(card)) => {
                self.settle();
                self.position.association.unused.remove(card);
                self.take_openly(seat, card);
                self.tell(|| Event::Kept { seat, card: Some(card) });
            }
            (Ability::Posturing(_), Move::Build(_)) => {
                self.again(doing, what);
                self.build_free(answer);
            }
            (Ability::Peacocking, Move::Build(_)) => self.build_free(answer),
            (Ability::Marketing, Move::Sponsor(card)) => self.buy_sponsor(seat, card),
            (Ability::Hypnosis(_), Move::Seat(victim)) => {
                self.tell(|| Event::Victim { seat, victim, card: Look::card_of(what) });
                self.wait(Pending { n: u16::from(victim.0) + 1, ..what });
            }
            (Ability::Pilfering(_), Move::Seat(victim)) => {
                self.tell(|| Event::Victim { seat, victim, card: Look::card_of(what) });
                self.ask(Pending { n: u16::from(victim.0) + 1, ..what }, 1);
            }
            (Ability::Pilfering(_), Move::Money) => {
                let zoo = self.position.zoo_mut(seat);
                let n = zoo.money.0.min(boards::PILFERED_MONEY.into());
                zoo.money.0 -= n;
                self.tell(|| Event::Lost { seat, what: Resource::Money, n, reason: Loss::Pilfered });
                if n > 0 {
                    self.gain_money(what.owner, n, what.source);
                }
            }
            (Ability::Pilfering(_), Move::Give) => self.steal(what.owner, seat),
            _ => {}
        }
    }

    /// Takes a card that lies aside; the caller puts it somewhere.
    fn keep_from_aside(&mut self, _seat: Seat, card: CardId) {
        let aside = &mut self.position.market.aside;
        if let Some(at) = aside.iter().position(|&lying| lying == card) {
            aside.remove(at);
        }
    }

    /// Tucks a hand card for appeal; under an animal it goes when that is released.
    fn pouch(&mut self, seat: Seat, card: CardId, source: Source) {
        self.blur_hand(seat, SeatSet::only(seat));
        let zoo = self.position.zoo_mut(seat);
        zoo.hand.remove(card);
        match source {
            Source::Ability(host, _) => self.position.under.push((host, card)),
            _ => {
                zoo.pouched.insert(card);
            }
        }
        self.tell(|| Event::Pouched { seat, card: Some(card) });
        self.gain(seat, Resource::Appeal, boards::POUCH_APPEAL.into(), source);
    }

    /// A random card goes from one hand to another; only the two see it.
    fn steal(&mut self, thief: Seat, from: Seat) {
        self.settle();
        let cards = self.position.zoo(from).hand.len() as u32;
        let at = self.position.chance.below(cards) as usize;
        if let Some(card) = self.position.zoo(from).hand.nth(at) {
            self.blur_hand(from, SeatSet::only(from).with(thief));
            self.position.zoo_mut(from).hand.remove(card);
            self.position.zoo_mut(thief).hand.insert(card);
            self.position.known[thief.index()].insert(card);
            self.tell(|| Event::Stolen { seat: thief, from, card: Some(card) });
        }
    }

    /// A card left a hand unseen: only these seats still know which cards are in it.
    fn blur_hand(&mut self, seat: Seat, insiders: SeatSet) {
        self.blur(self.position.zoo(seat).hand, insiders);
    }

    /// One of these cards left its place unseen: only these seats still know where each of them is.
    fn blur(&mut self, cards: CardSet, insiders: SeatSet) {
        for other in Seat::all(self.rules.seats).filter(|&other| !insiders.contains(other)) {
            let known = &mut self.position.known[other.index()];
            *known = known.minus(&cards);
        }
    }

    /// A card played from a hidden place is seen by all.
    pub(crate) fn reveal_played(&mut self, card: CardId) {
        self.show(card);
        self.forget(card);
    }

    /// Everybody gets to know where a card is; a card of the display is seen anyway.
    pub(crate) fn show(&mut self, card: CardId) {
        let secret = self.position.market.folder(card).is_none();
        for seat in 0..self.rules.seats {
            if secret && self.position.known[seat].insert(card) {
                self.position.irrevocable += 1;
            }
        }
    }
}
