//! More strength: slots, X-tokens, tokens on the card, the other side.

use super::Help;
use crate::asking::explain::Subject;
use crate::asking::remedy::Remedy;
use crate::catalogue::boards::{self, Task};
use crate::catalogue::{Action, Building, CardKind};

impl Help<'_> {
    /// What makes the action strong enough.
    pub(super) fn stronger(self) -> Vec<Remedy> {
        if self.is_gone() {
            return self.next_action();
        }
        let action = self.subject.action();
        let mut remedies: Vec<Remedy> = self.higher_slot(action).into_iter().collect();
        let has = self.zoo().x_tokens;
        let needs = (has + 1..=boards::MOST_X_TOKENS).find(|&needs| self.is_gone_with(needs));
        remedies.extend(needs.map(|needs| Remedy::XTokens { needs, has }));
        let card = self.zoo().slots[self.zoo().slot_of(action)];
        if card.constriction {
            remedies.push(Remedy::RemoveConstriction { action });
        }
        remedies.extend(self.upgrade_if_gone(action));
        remedies
    }

    /// Whether no reason of this kind stands against the subject with these X-tokens, in the slot of now.
    fn is_gone_with(self, x_tokens: u8) -> bool {
        let slot = self.zoo().slot_of(self.subject.action());
        let strength = self.look.strength(self.seat, slot, x_tokens);
        let at = |strength: i8| self.look.at_strength(self.seat, self.subject, strength as u8);
        strength > 0 && self.is_not_among(&at(strength))
    }

    /// The slot that would do; the card moves up by one with every use of a card in a higher slot.
    fn higher_slot(self, action: Action) -> Option<Remedy> {
        let mut twin = *self.look.position;
        let from = twin.zoo(self.seat).slot_of(action);
        let last = Action::ALL.len() - 1;
        for slot in from + 1..=last {
            twin.zoo_mut(self.seat).to_slot_1(last);
            if self.at(&twin).is_gone_with(0) {
                return Some(Remedy::HigherSlot { action, slot: slot as u8 + 1, uses: (slot - from) as u8 });
            }
        }
        None
    }

    /// Steps one of which the action would need.
    pub(super) fn something_to_do(self, action: Action) -> Vec<Remedy> {
        let subjects: Vec<Subject> = match action {
            Action::Cards | Action::Sponsors => return Vec::new(),
            Action::Animals => {
                let display = self.look.position.market.displayed(boards::FOLDERS);
                let display = display.filter(|_| self.zoo().is_upgraded(action));
                let cards = self.zoo().hand.iter().chain(display);
                let animals = cards.filter(|card| card.kind() == Some(CardKind::Animal));
                animals.map(|card| Subject::Animal { card }).collect()
            }
            Action::Association => Task::ALL.map(|task| Subject::Task { task }).into(),
            // The smallest building stands for all.
            Action::Build => vec![Subject::Building { building: Building::Standard1 }],
        };
        vec![if subjects.is_empty() { Remedy::DrawCards } else { Remedy::MakePossible { subjects } }]
    }
}
