//! The Animals action.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::{ActionSide, Performance, by_strength};
use crate::catalogue::{Action, Animal, Building, CardId, CardKind, Icon, Resource, SizeClass, boards};
use crate::effects::Rule;
use crate::effects::triggers::Happened;
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Built, Frame, Performing, Progress, Zoo};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

impl Look<'_> {
    /// The last folder an Animals performance reaches; nothing beyond the hand on side I.
    pub(crate) fn animals_reach(self, seat: Seat, performing: Performing) -> Option<u8> {
        reaches_display(performing.printed()).then(|| self.zoo(seat).range())
    }

    /// The least strength of an Animals action with the cards known now; nothing if it needs more strength than `most`.
    pub(crate) fn least_for_animals(
        self,
        seat: Seat,
        owner: Seat,
        side: &ActionSide,
        most: u8,
    ) -> Option<u8> {
        let Performance::Animals { animals, display, reputation_from } = side.does else { return None };
        let zoo = self.zoo(seat);
        let least = (1..=5).find(|&strength| by_strength(animals, strength) > 0)?;
        if least > most {
            return None;
        }
        let upgraded = self.zoo(owner).is_upgraded(Action::Animals);
        let playable = |range: Option<u8>| {
            let shown = self.position.market.displayed(range.unwrap_or(0));
            let mut cards = zoo.hand.iter().chain(shown).filter(|card| card.kind() == Some(CardKind::Animal));
            cards.any(|card| passes(|first| self.check_animal_with(seat, card, range, upgraded, first)))
        };
        let range = zoo.range();
        if playable(display.then_some(range)) {
            return Some(least);
        }
        // The reputation at the start of a strong action may widen the range first (D-43).
        let reputation_from = reputation_from.filter(|&from| from <= most)?;
        let raised = usize::from(zoo.reputation + 1).min(boards::RANGE.len() - 1);
        let wider = boards::RANGE[raised];
        let gate = zoo.reputation == boards::REPUTATION_GATE && !zoo.is_upgraded(Action::Cards);
        (display && !gate && wider > range && playable(Some(wider))).then_some(reputation_from)
    }

    /// What stands against playing an animal with the card in use.
    pub(crate) fn check_animal<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        display: Option<u8>,
        objections: &mut O,
    ) -> Walk {
        self.check_animal_with(seat, card, display, self.is_upgraded(seat, Action::Animals), objections)
    }

    /// The same with a given side of the Animals card.
    pub(crate) fn check_animal_with<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        display: Option<u8>,
        upgraded: bool,
        objections: &mut O,
    ) -> Walk {
        let folder = self.check_reach(seat, card, CardKind::Animal, display, objections)?;
        let animal = self.rules.animal(card);
        let size = animal.size_class();
        require(self.focus_allows(seat, size), objections, || Blocker::OtherFocus { size })?;
        if !animal.requires.is_empty() {
            let ignored = self.ignored_conditions(seat, size);
            self.check_conditions(seat, card, animal.requires, ignored, upgraded, objections)?;
        }
        let cost = self.animal_cost(seat, card, folder);
        let has = self.zoo(seat).money.0;
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
        let housed = self.home_answers(seat, card, &mut |_| ControlFlow::Break(())).is_break();
        require(housed, objections, || {
            let (rock, water) = self.terrain_needs(seat, animal);
            Blocker::NoEnclosure { size: animal.size, rock, water }
        })
    }

    /// How many conditions of an animal may be missing (P-10).
    pub fn ignored_conditions(self, seat: Seat, size: SizeClass) -> u8 {
        let rules = self.rules_of(seat).map(|rule| match rule {
            Rule::IgnoreConditions(class, n) if class.is_none_or(|class| class == size) => n,
            _ => 0,
        });
        rules.sum()
    }

    /// Visits what takes something off the cost of an animal.
    pub(crate) fn animal_discounts(self, seat: Seat, animal: &Animal, mut visit: impl FnMut(Discount)) {
        let zoo = self.zoo(seat);
        for &icon in animal.icons {
            // Each tile takes its own share off (P-8).
            for _ in zoo.partner_zoos.iter().filter(|&&partner| partner == icon) {
                visit(Discount::PartnerZoo(icon, boards::PARTNER_ZOO_DISCOUNT));
            }
        }
        for card in zoo.played.and(self.rules.ruling()).iter() {
            for rule in self.rules.rules_on(card) {
                if let Rule::AnimalDiscount(size, n) = rule
                    && size == animal.size_class()
                {
                    visit(Discount::Card(card, n));
                }
            }
        }
    }

    /// What an animal costs from a folder (0: from hand), discounts taken off.
    pub fn animal_cost(self, seat: Seat, card: CardId, folder: u8) -> u16 {
        let animal = self.rules.animal(card);
        let mut off = 0;
        self.animal_discounts(seat, animal, |discount| {
            off += match discount {
                Discount::PartnerZoo(_, n) | Discount::Card(_, n) => n,
            };
        });
        (animal.cost + folder).saturating_sub(off).into()
    }

    /// Whether the reputation of a strong Animals action may be declined (D-47): where gaining it sets something off,
    /// and an animal can be played without it.
    pub(crate) fn may_decline_reputation(self, seat: Seat) -> bool {
        let Some(performing) = self.position.agenda.performing() else { return false };
        let plain = self.gains(seat, Resource::Reputation, 1).is_only_reputation(seat);
        !plain && self.least_for_animals(seat, performing.owner, performing.printed(), 4).is_some()
    }
}

/// The next animal of an Animals action, or the end of it.
#[derive(Clone, Copy)]
pub(crate) struct AnimalsAction {
    pub(crate) performing: Performing,
    /// How many more may be played.
    pub(crate) left: u8,
    /// How many were played.
    pub(crate) played: u8,
    /// The size classes among them.
    pub(crate) classes: u8,
}

impl Asks for AnimalsAction {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Step(self.performing.progress)
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        // The reputation at the start may have brought something that cost the money for every animal.
        let mut may_end = true;
        if self.left > 0 {
            let range = look.animals_reach(seat, self.performing);
            let shown = look.position.market.displayed(range.unwrap_or(0));
            let cards = look.zoo(seat).hand.iter().chain(shown);
            for card in cards.filter(|card| card.kind() == Some(CardKind::Animal)) {
                let answer = Move::Animal(card);
                if passes(|first| self.check(look, seat, answer, first)) {
                    may_end = self.played > 0;
                    visit(answer)?;
                }
            }
        }
        if may_end { visit(Move::Done) } else { ControlFlow::Continue(()) }
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        match answer {
            Move::Animal(card) => {
                require(self.left > 0, objections, || Blocker::NoSuchChoice)?;
                look.check_animal(seat, card, look.animals_reach(seat, self.performing), objections)
            }
            Move::Done if self.played > 0 => ControlFlow::Continue(()),
            Move::Done => {
                let mut may_end = false;
                let _ = self.answers(look, seat, &mut |answer| {
                    may_end |= answer == Move::Done;
                    ControlFlow::Continue(())
                });
                require(may_end, objections, || Blocker::NotYet)
            }
            _ => objections.raise(Blocker::NoSuchChoice),
        }
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let Move::Animal(card) = answer else {
            engine.done(self.performing);
            return engine.trigger(seat, Happened::AnimalsAction(self.classes));
        };
        let classes = self.classes | engine.rules.animal(card).size_class().bit();
        let progress = Progress::Animals { left: self.left - 1, played: self.played + 1, classes };
        engine.set_action(Performing { progress, ..self.performing });
        engine.play_animal(card);
    }

    fn depends_on_hand(self) -> bool {
        true
    }

    fn demands_money(self) -> bool {
        self.played == 0
    }
}

/// Something that takes money off the cost of an animal.
#[derive(Clone, Copy)]
pub(crate) enum Discount {
    /// A partner zoo, for one icon of the animal.
    PartnerZoo(Icon, u8),
    /// A sponsor.
    Card(CardId, u8),
}

fn reaches_display(side: &ActionSide) -> bool {
    matches!(side.does, Performance::Animals { display: true, .. })
}

/// The move that names an enclosure.
pub(crate) fn enclosure(built: Built) -> Move {
    Move::Enclosure(built.cells().first().expect("a building covers a cell"))
}

/// Tokens in a special enclosure.
pub(crate) fn tokens_in(zoo: &Zoo, building: Building) -> u8 {
    Zoo::HOMES.iter().position(|&home| home == building).map_or(0, |at| zoo.animals_in[at])
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Begins playing an animal: its enclosure is asked for.
    pub(crate) fn play_animal(&mut self, card: CardId) {
        self.show(card);
        self.open(Frame::House { card });
    }
}
