//! The Animals action.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::action_cards::{ActionSide, Performance, Twist, by_strength};
use crate::catalogue::{Action, Animal, Building, CardId, CardKind, Icon, Resource, SizeClass, boards};
use crate::effects::triggers::Happened;
use crate::effects::{Effect, Rule};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk, passes, require};
use crate::position::{Built, Doing, Frame, Performing, Progress, Source, Zoo};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

/// The kind of rule by which animals cost less.
const DISCOUNTS: Rule = Rule::AnimalDiscount(SizeClass::Small, 0);

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
        let single_from = match side.twist {
            Some(Twist::IgnoreConditionIfSingle(from)) => Some(from).filter(|&from| from <= most),
            _ => None,
        };
        let zoo = self.zoo(seat);
        let least = (1..=5).find(|&strength| by_strength(animals, strength) > 0)?;
        if least > most {
            return None;
        }
        let upgraded = self.zoo(owner).is_upgraded(Action::Animals);
        let off = first_animal_off(side);
        let playable = |range: Option<u8>, single: bool| {
            let by = PlayedBy { display: range, upgraded, single, off };
            let shown = self.position.market.displayed(range.unwrap_or(0));
            let mut cards = zoo.hand.iter().chain(shown).filter(|card| card.kind() == Some(CardKind::Animal));
            cards.any(|card| passes(|first| self.check_animal_with(seat, card, by, first)))
        };
        let range = zoo.range();
        if playable(display.then_some(range), false) {
            return Some(least);
        }
        if let Some(from) = single_from
            && playable(display.then_some(range), true)
        {
            return Some(from);
        }
        // The reputation at the start of a strong action may widen the range first (D-43).
        let reputation_from = reputation_from.filter(|&from| from <= most)?;
        let raised = usize::from(zoo.reputation + 1).min(boards::RANGE.len() - 1);
        let wider = boards::RANGE[raised];
        let gate = zoo.reputation == boards::REPUTATION_GATE && !zoo.is_upgraded(Action::Cards);
        let single = single_from.is_some_and(|from| from <= reputation_from);
        (display && !gate && wider > range && playable(Some(wider), single)).then_some(reputation_from)
    }

    /// What stands against playing an animal from hand by an effect.
    pub(crate) fn check_animal<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        objections: &mut O,
    ) -> Walk {
        let upgraded = self.is_upgraded(seat, Action::Animals);
        let by = PlayedBy { display: None, upgraded, single: false, off: 0 };
        self.check_animal_with(seat, card, by, objections)
    }

    /// What stands against playing an animal with an Animals card.
    pub(crate) fn check_animal_with<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        by: PlayedBy,
        objections: &mut O,
    ) -> Walk {
        let PlayedBy { display, upgraded, single, off } = by;
        let folder = self.check_reach(seat, card, CardKind::Animal, display, objections)?;
        let animal = self.rules.animal(card);
        let size = animal.size_class();
        require(self.focus_allows(seat, size), objections, || Blocker::OtherFocus { size })?;
        if !animal.requires.is_empty() {
            let once = self.ignored_once(seat) + u8::from(single);
            let ignored = self.ignored_conditions(seat, size) + once;
            self.check_conditions(seat, card, animal.requires, ignored, upgraded, objections)?;
        }
        let cost = self.animal_cost_with(seat, card, folder, off);
        let has = self.zoo(seat).money.0;
        require(cost <= has, objections, || Blocker::Money { cost, has })?;
        let housed = self.home_answers(seat, card, &mut |_| ControlFlow::Break(())).is_break();
        require(housed, objections, || {
            let (rock, water) = self.terrain_needs(seat, animal);
            let size = if animal.standard { animal.size } else { 0 };
            Blocker::NoEnclosure { size, rock, water }
        })
    }

    /// Visits what takes something off the cost of an animal.
    pub(crate) fn animal_discounts(
        self,
        seat: Seat,
        animal: &Animal,
        off: u8,
        mut visit: impl FnMut(Discount),
    ) {
        let zoo = self.zoo(seat);
        if off > 0 {
            visit(Discount::ActionCard(off));
        }
        for &icon in animal.icons {
            // Each tile takes its own share off (P-8).
            for _ in zoo.partner_zoos.iter().filter(|&&partner| partner == icon) {
                visit(Discount::PartnerZoo(icon, boards::PARTNER_ZOO_DISCOUNT));
            }
        }
        let ruling = self.rules.ruling(DISCOUNTS);
        if !zoo.played.meets(ruling) {
            return;
        }
        for card in zoo.played.and(ruling).iter() {
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
        self.animal_cost_with(seat, card, folder, self.next_animal_off(seat))
    }

    /// The same where it is known what the action card takes off.
    pub fn animal_cost_with(self, seat: Seat, card: CardId, folder: u8, off: u8) -> u16 {
        let animal = self.rules.animal(card);
        let mut all = 0;
        self.animal_discounts(seat, animal, off, |discount| {
            all += match discount {
                Discount::PartnerZoo(_, n) | Discount::Card(_, n) | Discount::ActionCard(n) => n,
            };
        });
        (animal.cost + folder).saturating_sub(all).into()
    }

    /// What the action card takes off the animal that is played next: in the action that runs, or in one to come.
    pub fn next_animal_off(self, seat: Seat) -> u8 {
        let agenda = &self.position.agenda;
        let by_effect = |doing: Doing| matches!(self.effect(doing.what), Some(Effect::PlayAnimal(_)));
        match (agenda.top(), agenda.performing()) {
            (Frame::House { .. } | Frame::Conditions { .. }, _) => self.animal_off(),
            (Frame::Doing(doing), _) if by_effect(doing) => 0,
            (_, Some(Performing { progress: Progress::Animals { played: 1.., .. }, .. })) => 0,
            (_, Some(at)) if at.action == Action::Animals => first_animal_off(at.printed()),
            _ => first_animal_off(self.zoo(seat).action_side(Action::Animals)),
        }
    }

    /// What the action card takes off the animal that is being played: the first one of the action.
    pub(crate) fn animal_off(self) -> u8 {
        let playing = |frame: &Frame| matches!(frame, Frame::House { .. } | Frame::Conditions { .. });
        match self.position.agenda.frames().rev().find(|frame| !playing(frame)) {
            Some(Frame::Action(at)) if matches!(at.progress, Progress::Animals { played: 1, .. }) => {
                first_animal_off(at.printed())
            }
            _ => 0,
        }
    }

    /// What the action card offers for the animal that its action has just housed.
    pub(crate) fn offer_of_animals_card(self) -> Option<Source> {
        let Frame::Action(performing) = self.position.agenda.top() else { return None };
        (performing.printed().twist == Some(Twist::PayForAppeal)).then(|| performing.source())
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

impl AnimalsAction {
    /// How the next animal is played.
    fn played_by(self, look: Look<'_>, seat: Seat) -> PlayedBy {
        PlayedBy {
            display: look.animals_reach(seat, self.performing),
            upgraded: look.is_upgraded(seat, Action::Animals),
            single: self.may_stay_single(),
            off: if self.played == 0 { first_animal_off(self.performing.printed()) } else { 0 },
        }
    }

    /// Whether the first animal may lack a condition if it stays the only one of two.
    fn may_stay_single(self) -> bool {
        let from = match self.performing.printed().twist {
            Some(Twist::IgnoreConditionIfSingle(from)) => from,
            _ => return false,
        };
        self.performing.strength >= from && self.played == 0 && self.left > 1
    }
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
                look.check_animal_with(seat, card, self.played_by(look, seat), objections)
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
        engine.play_animal(seat, card, self.may_stay_single());
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
    /// The action card, for the first animal.
    ActionCard(u8),
}

/// How an animal is played.
#[derive(Clone, Copy)]
pub(crate) struct PlayedBy {
    /// The last folder that is reached, if the display is.
    display: Option<u8>,
    /// Whether the Animals card that decides is on side II.
    upgraded: bool,
    /// Whether one condition may be missing because no other animal will be played.
    single: bool,
    /// What the action card takes off the cost.
    off: u8,
}

fn first_animal_off(side: &ActionSide) -> u8 {
    match side.twist {
        Some(Twist::FirstAnimalCheaper(n)) => n,
        _ => 0,
    }
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
    /// Begins playing an animal: what it lacks is made good, its enclosure is asked for. `single` says whether the
    /// action card lets a condition be missing.
    pub(crate) fn play_animal(&mut self, seat: Seat, card: CardId, single: bool) {
        self.show(card);
        self.open(Frame::House { card });
        self.ignore_missing(seat, card, single);
    }
}
