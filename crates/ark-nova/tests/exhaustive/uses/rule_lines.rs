//! Lines that are rules: they count when something went as it would not have gone without them.

use super::Made;
use crate::features;
use ark_nova::catalogue::{Action, Building, CardId, CardKind, boards};
use ark_nova::effects::{Ability, Clause, Effect, Rule};
use ark_nova::hex::Cell;
use ark_nova::position::{Built, Pending, Progress};
use ark_nova::{Blocker, Move, Question};
use tabletop::{Game, Seat};

impl Made<'_> {
    /// Rules of cards and of the map that held and were needed.
    pub(super) fn rule(&self, seat: Seat, used: &mut Vec<String>, fits: impl Fn(Rule) -> bool) {
        let zoo = self.before.zoo(seat);
        let look = self.rules.look(self.before);
        for (nth, line) in zoo.printed().ability.iter().enumerate() {
            if let Clause::Rule(rule) = line.clause
                && fits(rule)
                && look.has_rule(seat, rule)
            {
                used.push(features::map_line(zoo.printed().label, nth));
            }
        }
        for card in zoo.played.iter().filter(|card| card.kind() == Some(CardKind::Sponsor)) {
            for (nth, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
                if matches!(clause, Clause::Rule(rule) if fits(*rule)) {
                    used.push(features::sponsor_line(card, nth));
                }
            }
        }
    }

    /// An animal lives in an enclosure that is too small but for a rule.
    pub(super) fn housed(&self, seat: Seat, card: CardId, cell: Cell, used: &mut Vec<String>) {
        let zoo = self.before.zoo(seat);
        let size = self.rules.animal(card).size;
        let small = |built: &&Built| built.cells().contains(cell) && built.building().size() < size;
        let Some(built) = zoo.buildings.iter().find(small) else { return };
        let border = built.cells().meets(zoo.printed().border_spaces());
        let tile = built.building().size();
        self.rule(seat, used, |rule| match rule {
            Rule::LargerNextTo(landmark, _) => built.placement().around.contains(landmark),
            Rule::BorderEnclosureCountsAs { size, .. } => border && size == tile,
            _ => false,
        });
    }

    /// An animal lives in a tank that is one only by a rule.
    pub(super) fn in_tank(&self, seat: Seat, tank: Building, used: &mut Vec<String>) {
        self.rule(seat, used, |rule| matches!(rule, Rule::HousesSeaAnimals(building, _) if building == tank));
    }

    /// A donation that costs less by a rule.
    pub(super) fn donated(&self, seat: Seat, used: &mut Vec<String>) {
        let look = self.rules.look(self.before);
        let (_, cost) = self.before.association.next_donation();
        self.rule(seat, used, |rule| {
            matches!(rule, Rule::DonationDiscount(amount) if cost > 0 && look.amount(seat, amount) > 0)
        });
    }

    /// A building that covers placement bonuses without gaining them.
    pub(super) fn built(&self, seat: Seat, used: &mut Vec<String>) {
        let (was, is) = (self.before.zoo(seat), self.after.zoo(seat));
        let covered = is.covered.minus(was.covered).and(is.printed().bonus_spaces());
        if !covered.is_empty() {
            self.rule(seat, used, |rule| rule == Rule::NoPlacementBonuses);
        }
    }

    /// An action whose strength is higher because of covered numbers.
    pub(super) fn strengths(&self, owner: Seat, action: Action, used: &mut Vec<String>) {
        let mut open = *self.before;
        open.zoo_mut(owner).concealed = 0;
        let slot = self.before.zoo(owner).slot_of(action);
        let with = self.rules.look(self.before).strength(owner, slot, 0);
        if with > self.rules.look(&open).strength(owner, slot, 0) {
            self.rule(owner, used, |rule| matches!(rule, Rule::ConcealOrder(_)));
        }
    }

    /// Seats that tokens would have hit.
    pub(super) fn spared(&self, effect: Effect, at: Pending, used: &mut Vec<String>) {
        let Effect::Ability(Ability::Venom(_) | Ability::Constriction) = effect else { return };
        if !self.is_done(at) {
            return;
        }
        let own = self.before.zoo(at.owner).appeal.max(self.after.zoo(at.owner).appeal);
        for seat in Seat::all(self.rules.seats).filter(|&seat| seat != at.owner) {
            let appeal = self.before.zoo(seat).appeal;
            if appeal > own && appeal >= boards::VULNERABLE_FROM {
                self.rule(seat, used, |rule| rule == Rule::Immune);
            }
        }
    }

    /// An animal in hand that only a rule forbids, while another action goes on.
    pub(super) fn by_refusal(&self, used: &mut Vec<String>) {
        let Some(Question::Step(Progress::Animals { left: 1.., .. })) = self.question else { return };
        if self.before.zoo(self.seat).focus.is_none() {
            return;
        }
        let only_focus = |card: CardId| {
            let blockers = self.rules.blockers(self.before, self.seat, Move::Animal(card));
            matches!(blockers[..], [Blocker::OtherFocus { .. }])
        };
        let hand = self.before.zoo(self.seat).hand;
        if hand.iter().filter(|card| card.kind() == Some(CardKind::Animal)).any(only_focus) {
            self.rule(self.seat, used, |rule| rule == Rule::OnlyFocus);
        }
    }
}
