//! Reef dwellers, and animals that use what others in the zoo can do.

use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::catalogue::animals::SeaAbility;
use crate::catalogue::{CardId, Icon};
use crate::effects::footprint::{EVERYTHING, Footprint, Thing};
use crate::effects::words::Word;
use crate::effects::{Ability, Effect};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, require};
use crate::position::{CardSet, Doing, Pending, Source};
use crate::texts::sources::card_label;
use crate::texts::{Asking, Tongue, Voice};
use tabletop::{Listener, Objections, Seat};

impl Look<'_> {
    /// The animals of a zoo that were played; a rescued one was not (D-58).
    fn played_animals(self, seat: Seat) -> impl Iterator<Item = CardId> {
        let rescued = &self.zoo(seat).rescued;
        self.animals(seat).filter(move |card| !rescued.contains(card))
    }

    /// The reef dwellers of a zoo that have a reef effect.
    fn reef_dwellers(self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.played_animals(seat)
            .filter(move |&card| self.rules.animal(card).reef.is_some_and(|effects| !effects.is_empty()))
    }

    /// The abilities that an animal can copy from the other sea animals of a zoo.
    fn copied_abilities(self, seat: Seat, host: CardId) -> impl Iterator<Item = (CardId, u8)> {
        let sea =
            move |card: &CardId| *card != host && self.rules.animal(*card).icons.contains(&Icon::SeaAnimal);
        self.played_animals(seat).filter(sea).flat_map(move |card| {
            let abilities = self.abilities(card).iter().zip(0..);
            let other = abilities.filter(|(ability, _)| **ability != Ability::Symbiosis);
            other.map(move |(_, place)| (card, place))
        })
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Sets off the reef effects of all reef dwellers of a zoo, in any order (M-3.1).
    pub(crate) fn trigger_reef(&mut self, seat: Seat) {
        let dwellers: CardSet = self.look().reef_dwellers(seat).collect();
        dwellers.iter().for_each(|card| self.set_off(Pending::new(Source::Reef(card), seat)));
    }
}

/// The reef effects of all own reef dwellers.
#[derive(Clone, Copy)]
pub(super) struct TriggerReefDwellers;

impl Word for TriggerReefDwellers {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        engine.trigger_reef(at.owner);
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        if self.is_possible(look, at) { EVERYTHING } else { Footprint::reads(at.owner, Thing::Icons) }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.reef_dwellers(at.owner).next().is_some()
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.trigger_reef_dwellers().into()
    }
}

/// Use an ability of another sea animal in the own zoo.
#[derive(Clone, Copy)]
pub(super) struct Symbiosis;

impl Word for Symbiosis {
    fn happen<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, at: Pending) {
        if self.is_possible(engine.look(), at) {
            engine.ask(at, 1);
        }
    }

    fn touches(self, look: Look<'_>, at: Pending) -> Footprint {
        if self.is_possible(look, at) { EVERYTHING } else { Footprint::reads(at.owner, Thing::Icons) }
    }

    fn is_possible(self, look: Look<'_>, at: Pending) -> bool {
        look.copied_abilities(at.owner, at.card()).next().is_some()
    }

    fn answers(self, look: Look<'_>, doing: Doing, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let copied = look.copied_abilities(seat, doing.what.card());
        copied.map(|(card, place)| Move::Ability(card, place + 1)).try_for_each(visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        doing: Doing,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let Move::Ability(card, place) = answer else { return objections.raise(Blocker::NoSuchChoice) };
        let mut of_card = look.copied_abilities(seat, doing.what.card()).filter(|copied| copied.0 == card);
        let there = of_card.any(|copied| copied.1 + 1 == place);
        require(there, objections, || Blocker::NotThere { card })
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, doing: Doing, seat: Seat, answer: Move) {
        if let Move::Ability(card, place) = answer
            && let Some(copied) = SeaAbility::of(card, place - 1)
        {
            engine.set_off(Pending::new(Source::Copied(doing.what.card(), copied), seat));
        }
    }

    fn phrase(self, v: Voice<'_>) -> String {
        v.tongue.symbiosis().into()
    }

    fn answer_phrase(self, asking: Asking<'_>, answer: Move, t: &dyn Tongue) -> Option<String> {
        let Move::Ability(card, place) = answer else { return None };
        copied_phrase(asking.look, card, place, t)
    }
}

/// An ability that is copied, with the animal it is printed on.
pub(crate) fn copied_phrase(look: Look<'_>, card: CardId, place: u8, t: &dyn Tongue) -> Option<String> {
    let ability = *look.abilities(card).get(usize::from(place).checked_sub(1)?)?;
    Some(t.labelled(&card_label(card, t), &t.ability_named(ability)))
}

impl Source {
    /// What a copied ability says; nothing for any other source.
    pub(in crate::effects) fn copied(self, look: Look<'_>) -> Option<Effect> {
        let Source::Copied(_, copied) = self else { return None };
        let ability = look.abilities(copied.card()).get(usize::from(copied.place()))?;
        Some(Effect::Ability(*ability))
    }
}
