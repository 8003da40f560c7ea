//! What sets lines of cards and maps off.

use super::{Clause, Effect, On, Timing, Trigger, WhoseZoo};
use crate::catalogue::{CardId, Icon};
use crate::engine::Engine;
use crate::event::Event;
use crate::look::Look;
use crate::position::{Pending, Source};
use tabletop::{Listener, Seat};

impl Look<'_> {
    /// Whether an effect waits until the action is finished; nothing does outside a turn. A Hypnosis finds
    /// its victim first (D-36).
    pub(crate) fn waits(self, pending: Pending) -> bool {
        match self.effect(pending) {
            Some(Effect::Ability(super::Ability::Hypnosis(_))) => false,
            Some(Effect::Ability(ability)) => ability.waits() && self.in_turn(),
            _ => false,
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Sets an effect off, or lets it wait where it is of that kind; all steps of a list that only waits.
    pub(crate) fn set_off_or_wait(&mut self, pending: Pending) {
        if !self.look().waits(pending) {
            return self.set_off(pending);
        }
        let mut step = Some(pending);
        while let Some(effect) = step {
            self.wait(effect);
            step = self.look().next_step(effect);
        }
    }

    /// Counts icons that enter a zoo, and sets off every card that reacts to them (R-1.3, card rulings 2.3).
    pub(crate) fn icons_enter(&mut self, seat: Seat, icons: &[Icon], rock: u8, water: u8) {
        let terrain = |icon, n: u8| std::iter::repeat_n(icon, n.into());
        let all =
            || icons.iter().copied().chain(terrain(Icon::Rock, rock)).chain(terrain(Icon::Water, water));
        for kind in Icon::ALL {
            if self.position.zoo(seat).icons(kind) == 0 && all().any(|icon| icon == kind) {
                self.trigger(
                    seat,
                    |on| matches!(on, On::NewIconKind(group) if group.kinds().contains(&kind)),
                    0,
                );
            }
        }
        self.position.zoo_mut(seat).add_icons(icons, rock, water);
        for icon in all() {
            for owner in Seat::all(self.rules.seats) {
                let reacting = self.position.zoo(owner).played.and(self.rules.reacting_to(icon));
                for card in reacting.iter() {
                    let fits = |on| match on {
                        On::IconEnters(i, WhoseZoo::Any) => i == icon,
                        On::IconEnters(i, WhoseZoo::Own) => i == icon && owner == seat,
                        _ => false,
                    };
                    self.trigger_card(owner, card, &fits, 0);
                }
            }
        }
    }

    /// Sets off the lines of a zoo's sponsors that react to something other than icons.
    pub(crate) fn trigger(&mut self, seat: Seat, fits: impl Fn(On) -> bool, n: u16) {
        let reacting = self.position.zoo(seat).played.and(self.rules.reacting());
        for card in reacting.iter() {
            self.trigger_card(seat, card, &fits, n);
        }
    }

    fn trigger_card(&mut self, owner: Seat, card: CardId, fits: &dyn Fn(On) -> bool, n: u16) {
        for (i, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
            if let Clause::Whenever(Trigger { on, timing, .. }) = clause
                && fits(*on)
            {
                let effect = Pending { n, ..Pending::new(Source::Sponsor(card, i as u8), owner) };
                match timing {
                    Timing::Now => self.set_off_or_wait(effect),
                    Timing::AfterAction => self.wait(effect),
                }
            }
        }
    }
}
