//! Animals that are rescued above the map: they are in the zoo without having been played (map 10, D-58).

use crate::catalogue::{CardId, CardKind, Icon};
use crate::effects::Rule;
use crate::effects::triggers::Happened;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use tabletop::{Listener, Seat};

impl Look<'_> {
    /// Whether a card can be rescued: an animal but no petting zoo animal, while a slot is free.
    pub(crate) fn can_be_rescued(self, seat: Seat, card: CardId) -> bool {
        let slots: u8 = self
            .rules_of_map(seat, Rule::RescueSlots(0))
            .map(|rule| match rule {
                Rule::RescueSlots(n) => n,
                _ => 0,
            })
            .sum();
        card.kind() == Some(CardKind::Animal)
            && !self.rules.animal(card).icons.contains(&Icon::PettingZoo)
            && self.zoo(seat).rescued.len() < slots.into()
    }

    /// The animals that were played into a zoo: those that were rescued live in no enclosure and cannot leave.
    pub fn residents(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.animals(seat).filter(move |card| !self.zoo(seat).rescued.contains(card))
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Rescues an animal of the display or the hand: its icons count from now on, nothing else of it happens.
    pub(crate) fn rescue(&mut self, seat: Seat, card: CardId) {
        if self.leave_display(card).is_none() {
            self.position.zoo_mut(seat).hand.remove(card);
            self.reveal_played(card);
        }
        self.tell(|| Event::Rescued { seat, card });
        let zoo = self.position.zoo_mut(seat);
        zoo.played.insert(card);
        zoo.rescued.push(card);
        let animal = self.rules.animal(card);
        self.icons_enter(seat, animal.icons, animal.rock, animal.water);
        self.trigger(seat, Happened::AnimalPlayed(animal.size_class()));
    }
}
