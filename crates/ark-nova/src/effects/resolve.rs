//! One effect happens: at once, or by opening a frame that asks.

use super::{Ability, CardFilter, Effect};
use crate::catalogue::{CardId, CardKind, Icon, SizeClass};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::{Doing, Frame, Pending};
use tabletop::{Listener, Seat};

impl Look<'_> {
    /// Whether a card fits a filter.
    pub(crate) fn fits(self, owner: Seat, card: CardId, filter: CardFilter) -> bool {
        let animal = card.kind() == Some(CardKind::Animal);
        let sponsor = card.kind() == Some(CardKind::Sponsor);
        let size = |size: SizeClass| animal && self.rules.animal(card).size_class() == size;
        match filter {
            CardFilter::Any => true,
            CardFilter::AnimalOf(class) => size(class),
            CardFilter::AnimalOfFocus => self.zoo(owner).focus.is_some_and(size),
            CardFilter::PettingZooAnimal => {
                animal && self.rules.animal(card).icons.contains(&Icon::PettingZoo)
            }
            CardFilter::Sponsor => sponsor,
            CardFilter::PersonSponsor => sponsor && self.rules.sponsor(card).person,
            CardFilter::WithIcon(icon) => {
                animal && self.rules.animal(card).icons.contains(&icon)
                    || sponsor && self.rules.sponsor(card).icons.contains(&icon)
            }
        }
    }

    /// Whether an effect waits until the action is finished; nothing does once it is, or outside a turn. A
    /// Hypnosis finds its victim first (D-36).
    pub(super) fn waits(self, effect: Effect, at: Pending) -> bool {
        match effect {
            Effect::Ability(Ability::Hypnosis(_)) => at.victim().is_some(),
            Effect::Ability(ability) => ability.waits() && self.is_in_action(),
            _ => false,
        }
    }

    /// Whether a player performs an action in a turn.
    fn is_in_action(self) -> bool {
        self.in_turn() && self.position.agenda.performing().is_some()
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Sets an effect off: it comes into the bag of what the current step sets off. A word that waits for the end of
    /// the action is laid aside for then, and its list goes on.
    pub(crate) fn set_off(&mut self, effect: Pending) {
        if effect.victim().is_none() && !self.look().is_in_action() {
            return self.put_in_bag(effect);
        }
        let mut next = Some(effect);
        while let Some(effect) = next {
            let Some(part) = self.look().part(effect) else { return };
            if !self.look().waits(part.effect, effect) {
                return self.put_in_bag(effect);
            }
            self.wait(effect);
            next = part.next.map(|part| effect.part(part));
        }
    }

    /// Lets an effect happen. What follows in its list waits in a bag below everything it sets off.
    pub(crate) fn resolve(&mut self, pending: Pending) {
        let Some(part) = self.look().part(pending) else { return };
        // The list of a word that was laid aside has gone on without it.
        let laid_aside =
            matches!(self.position.agenda.top(), Frame::Turn(_)) || self.look().waits(part.effect, pending);
        if let Some(next) = part.next.filter(|_| !laid_aside) {
            self.set_off(pending.part(next));
            self.begin_step();
        }
        // Meanwhile the tokens may be gone that accepting it takes.
        let tokens = self.look().zoo(pending.owner).tokens(pending.card());
        if !laid_aside || self.look().tokens_due(pending) <= tokens {
            self.happen(pending, part.effect);
        }
    }

    /// Opens the frame of an effect that asks.
    pub(crate) fn ask(&mut self, what: Pending, left: u8) {
        if left > 0 {
            self.open(Frame::Doing(Doing { what, left, begun: false }));
        }
    }
}
