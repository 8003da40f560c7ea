//! More money, or a lower price; cards of the display that are dear or out of reach.

use super::Help;
use crate::asking::explain::Subject;
use crate::asking::remedy::Remedy;
use crate::catalogue::action_cards::{Performance, by_strength};
use crate::catalogue::{Action, Icon, boards};
use crate::flow::engine::{Engine, unheard};
use crate::knowing::look::{Look, passes};
use crate::position::{Agenda, Break, BreakStep, Frame, Position};
use tabletop::{Seat, Silent};

impl Look<'_> {
    /// The money that a break would bring a seat as the zoos stand now, whatever it chooses: offers are declined, and
    /// the appeal counts before anything raises it.
    pub fn break_income(self, seat: Seat) -> u16 {
        let mut twin = *self.position;
        twin.active = seat;
        twin.agenda = Agenda::default();
        let income = Frame::Break(Break { step: BreakStep::Income, caused_by: seat, paid: 0 });
        twin.agenda.push(income);
        let before = twin.zoo(seat).money.0;
        let mut silent = Silent;
        let mut listener = unheard(&mut silent);
        let mut engine = Engine::new(self.rules, &mut twin, &mut listener);
        engine.income(seat);
        loop {
            engine.begin_step();
            let agenda = &mut engine.position.agenda;
            if !agenda.bag().is_empty() {
                let effect = agenda.take(0);
                engine.resolve(effect);
            } else if agenda.top() != income {
                engine.close();
            } else {
                break;
            }
        }
        twin.zoo(seat).money.0.saturating_sub(before)
    }
}

impl Help<'_> {
    /// What brings money, and what makes the subject cheaper.
    pub(super) fn money(self, cost: u16) -> Vec<Remedy> {
        let mut remedies = self.earnings();
        remedies.extend(self.cheaper_partner_zoos(cost));
        if let Some(folder) = self.folder().filter(|&folder| folder > 1) {
            let has = self.zoo().money.0;
            let enough = (1..folder).rev().find(|&folder| self.cost_from(folder) <= has).unwrap_or(1);
            remedies.extend(self.lower_folder(enough));
        }
        if self.cost_from(0) < cost {
            remedies.extend(self.take_into_hand());
        }
        remedies
    }

    /// What brings money, whatever it is for.
    fn earnings(self) -> Vec<Remedy> {
        let (look, seat, zoo) = (self.look, self.seat, self.zoo());
        let mut remedies = Vec::new();
        // The break discards the cards of the first folders.
        let stays = self.folder().is_none_or(|folder| folder > boards::FOLDERS_DISCARDED);
        if stays && look.has_another_break() && look.has_another_turn(seat) {
            remedies.push(Remedy::Income { money: look.break_income(seat) });
        }
        let slot = zoo.slot_of(Action::Sponsors);
        let strength = look.strength(seat, slot, 0).max(0) as u8;
        if strength > 0 && look.has_another_turn(seat) {
            let money = look.first_break_money(zoo.slots[slot].printed(), strength);
            remedies.push(Remedy::BreakOption { strength, money });
        }
        let other_card = zoo.hand.iter().any(|card| self.card() != Some(card));
        if let Some((_, money)) = look.harbour(seat).filter(|_| other_card) {
            remedies.push(Remedy::SellCard { money: money.into() });
        }
        remedies
    }

    /// What keeps Venom from standing in the way.
    pub(super) fn venom(self) -> Vec<Remedy> {
        let poisoned = self.zoo().slots.iter().filter(|slot| slot.venom);
        let actions: Vec<Action> = poisoned.map(|slot| slot.action).collect();
        let mut remedies = Vec::new();
        if !actions.is_empty() {
            remedies.push(Remedy::RemoveVenom { actions });
        }
        remedies.extend(self.earnings());
        remedies
    }

    fn cheaper_partner_zoos(self, cost: u16) -> Vec<Remedy> {
        let Subject::Animal { card } = self.subject else { return Vec::new() };
        let terms = self.look.own_terms(self.seat);
        let open =
            |&&continent: &&Icon| passes(|first| self.look.check_partner(self.seat, continent, terms, first));
        let folder = self.folder().unwrap_or(0);
        let cheaper = Icon::ALL[..Icon::CONTINENTS].iter().filter(open).filter_map(|&continent| {
            let with: Position = self.with_partner(continent);
            let then = self.at(&with).look.animal_cost(self.seat, card, folder);
            (then < cost).then_some(Remedy::CheaperByPartnerZoo { continent, cost: then })
        });
        cheaper.collect()
    }

    /// What the card costs from a folder; 0 from hand.
    fn cost_from(self, folder: u8) -> u16 {
        match self.subject {
            Subject::Animal { card } => self.look.animal_cost(self.seat, card, folder),
            Subject::Sponsor { .. } | Subject::Level { .. } => folder.into(),
            Subject::Building { building } => self.look.price_of(self.seat, building),
            Subject::Task { .. } | Subject::Action { .. } => 0,
        }
    }

    fn lower_folder(self, folder: u8) -> Option<Remedy> {
        let lies = self.folder()?;
        (folder > 0 && folder < lies).then(|| Remedy::LowerFolder { folder, cost: self.cost_from(folder) })
    }

    /// The card of the display, taken by a Cards action.
    pub(super) fn take_into_hand(self) -> Option<Remedy> {
        let folder = self.folder()?;
        let side = self.zoo().action_side(Action::Cards);
        let Performance::Cards { snap, display, .. } = side.does else { return None };
        let snaps_from = (1..=snap.len() as u8).find(|&strength| by_strength(snap, strength) > 0)?;
        let in_range = display && folder <= self.zoo().range();
        Some(Remedy::TakeIntoHand { snaps_from, in_range, cost: self.cost_from(0) })
    }

    /// A card of the display out of reputation range.
    pub(super) fn range(self, folder: u8, range: u8) -> Vec<Remedy> {
        let reaching = boards::RANGE.iter().position(|&last| last >= folder);
        let mut remedies = reaching.map_or(Vec::new(), |needs| self.reputation(needs as u8));
        remedies.extend(self.lower_folder(range));
        remedies.extend(self.take_into_hand());
        remedies
    }
}
