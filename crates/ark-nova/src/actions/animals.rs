//! The Animals action, and the homes of animals.

use crate::blocker::Blocker;
use crate::catalogue::action_cards::{self, Performance, by_strength};
use crate::catalogue::{
    Action, Animal, Building, CardId, CardKind, Resource, Side, SizeClass, Terrain, boards,
};
use crate::effects::triggers::Happened;
use crate::effects::{Ability, Rule};
use crate::engine::Engine;
use crate::event::{Event, Home};
use crate::hex::Cells;
use crate::look::{Look, Walk, passes, require};
use crate::moves::Move;
use crate::position::{Built, Frame, Pending, Performing, Progress, Source, Zoo};
use std::ops::ControlFlow;
use tabletop::{Listener, Objections, Seat};

impl Look<'_> {
    /// The last folder an Animals performance reaches; nothing beyond the hand on side I.
    pub(crate) fn animals_reach(self, seat: Seat, performing: Performing) -> Option<u8> {
        reaches_display(performing.side).then(|| self.zoo(seat).range())
    }

    /// The least strength of an Animals action with the cards known now; nothing if it needs more strength than `most`.
    pub(crate) fn least_for_animals(self, seat: Seat, owner: Seat, side: Side, most: u8) -> Option<u8> {
        let Performance::Animals { animals, display, reputation_from } =
            action_cards::standard(Action::Animals, side)
        else {
            return None;
        };
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

    /// What stands against playing an animal in the action on top.
    pub(crate) fn check_animal<O: Objections<Blocker>>(
        self,
        seat: Seat,
        card: CardId,
        display: Option<u8>,
        left: u8,
        objections: &mut O,
    ) -> Walk {
        require(left > 0, objections, || Blocker::NoSuchChoice)?;
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
        require(self.focus_allows(seat, size), objections, || Blocker::OtherFocus(size))?;
        let ignored = self.ignored_conditions(seat, size);
        self.check_conditions(seat, card, animal.requires, ignored, upgraded, objections)?;
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

    /// What an animal costs from a folder (0: from hand), discounts taken off.
    pub fn animal_cost(self, seat: Seat, card: CardId, folder: u8) -> u16 {
        let animal = self.rules.animal(card);
        let zoo = self.zoo(seat);
        let partners = animal.icons.iter().filter(|&&icon| zoo.has_partner(icon)).count() as u8;
        let other: u8 = self
            .rules_of(seat)
            .map(|rule| match rule {
                Rule::AnimalDiscount(size, n) if size == animal.size_class() => n,
                _ => 0,
            })
            .sum();
        let off = partners * boards::PARTNER_ZOO_DISCOUNT + other;
        (animal.cost + folder).saturating_sub(off).into()
    }

    /// Rock and water an animal needs next to its enclosure.
    pub(crate) fn terrain_needs(self, seat: Seat, animal: &Animal) -> (u8, u8) {
        if animal.rock + animal.water == 0 || self.has_rule(seat, Rule::IgnoreTerrain) {
            (0, 0)
        } else {
            (animal.rock, animal.water)
        }
    }

    fn has_terrain(self, zoo: &Zoo, around: Cells, (rock, water): (u8, u8)) -> bool {
        let map = zoo.printed();
        let enough =
            |terrain, n: u8| n == 0 || around.and(map.cells_of(terrain).minus(zoo.covered)).len() >= n.into();
        enough(Terrain::Rock, rock) && enough(Terrain::Water, water)
    }

    /// Whether an enclosure suits an animal; `terrain` says whether rock and water are looked at.
    pub fn suits(self, seat: Seat, animal: &Animal, built: Built, terrain: bool) -> bool {
        let fits = if built.is_standard() {
            animal.standard && self.effective_size(seat, built) >= animal.size
        } else {
            animal.special.iter().any(|(home, _)| home.buildings().contains(&built.building()))
        };
        fits && (!terrain
            || self.has_terrain(self.zoo(seat), built.placement().around, self.terrain_needs(seat, animal)))
    }

    /// Token spaces an animal takes in a special enclosure.
    pub fn spaces_in(self, animal: &Animal, building: Building) -> u8 {
        let home = animal.special.iter().find(|(home, _)| home.buildings().contains(&building));
        home.map_or(0, |&(_, spaces)| spaces)
    }

    /// Token spaces that are free in a special enclosure.
    pub fn free_spaces(self, seat: Seat, building: Building) -> u8 {
        building.face().capacity - tokens_in(self.zoo(seat), building)
    }

    /// Visits the homes an animal can take now.
    pub(crate) fn home_answers(self, seat: Seat, card: CardId, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        let animal = self.rules.animal(card);
        let zoo = self.zoo(seat);
        for &built in zoo.buildings.iter() {
            let building = built.building();
            if built.is_standard() {
                if !built.is_occupied() && self.suits(seat, animal, built, true) {
                    visit(enclosure(built))?;
                }
            } else if !animal.special.is_empty()
                && self.suits(seat, animal, built, true)
                && self.spaces_in(animal, building) <= self.free_spaces(seat, building)
            {
                visit(Move::Special(building))?;
            }
        }
        if self.may_flock(seat, animal) { visit(Move::Flock) } else { ControlFlow::Continue(()) }
    }

    fn may_flock(self, seat: Seat, animal: &Animal) -> bool {
        let flock = animal.abilities.iter().find_map(|ability| match ability {
            Ability::FlockAnimal(size) => Some(*size),
            _ => None,
        });
        flock.is_some_and(|size| {
            let hosts = self.zoo(seat).played.and(&self.rules.herbivores);
            hosts.iter().any(|host| {
                let host = self.rules.animal(host);
                host.standard && host.size >= size && host.id != animal.id
            })
        })
    }

    /// Visits the animals that can be played in an Animals action, and the end of it.
    pub(crate) fn animal_answers(
        self,
        seat: Seat,
        performing: Performing,
        visit: &mut impl FnMut(Move) -> Walk,
    ) -> Walk {
        let Progress::Animals { left, played, .. } = performing.progress else {
            return ControlFlow::Continue(());
        };
        // The reputation at the start may have brought something that cost the money for every animal.
        let mut may_end = true;
        if left > 0 {
            let range = self.animals_reach(seat, performing);
            let shown = self.position.market.displayed(range.unwrap_or(0));
            let cards = self.zoo(seat).hand.iter().chain(shown);
            for card in cards.filter(|card| card.kind() == Some(CardKind::Animal)) {
                self.offer(seat, Move::Animal(card), &mut |answer| {
                    may_end = played > 0;
                    visit(answer)
                })?;
            }
        }
        if may_end { visit(Move::Done) } else { ControlFlow::Continue(()) }
    }
}

fn reaches_display(side: Side) -> bool {
    matches!(action_cards::standard(Action::Animals, side), Performance::Animals { display: true, .. })
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
    /// One step of an Animals action.
    pub(crate) fn animals_step(&mut self, seat: Seat, performing: Performing, answer: Move) {
        let Progress::Animals { left, played, classes } = performing.progress else { return };
        match answer {
            Move::Animal(card) => {
                let classes = classes | self.rules.animal(card).size_class().bit();
                let progress = Progress::Animals { left: left - 1, played: played + 1, classes };
                self.set_action(Performing { progress, ..performing });
                self.play_animal(card);
            }
            _ => {
                self.done(performing);
                self.trigger(seat, Happened::AnimalsAction(classes));
            }
        }
    }

    /// Begins playing an animal: its enclosure is asked for.
    pub(crate) fn play_animal(&mut self, card: CardId) {
        self.show(card);
        self.open(Frame::House { card });
    }

    /// Pays for an animal, puts it into its home and sets off its effects.
    pub(crate) fn house(&mut self, seat: Seat, card: CardId, answer: Move) {
        self.close();
        let folder = self.position.market.folder(card).map_or(0, |folder| folder as u8 + 1);
        let cost = self.look().animal_cost(seat, card, folder);
        self.pay(seat, cost);
        if folder > 0 {
            self.leave_display(card);
        } else {
            self.position.zoo_mut(seat).hand.remove(card);
            self.forget(card);
        }
        let home = self.settle_in(seat, card, answer);
        self.tell(|| Event::Animal { seat, card, cost, home });
        let animal = self.rules.animal(card);
        self.position.zoo_mut(seat).played.insert(card);
        for resource in [Resource::Appeal, Resource::Conservation, Resource::Reputation] {
            if self.look().plain_gain(card, resource) > 0 {
                self.set_off(Pending::new(Source::Gain(card, resource), seat));
            }
        }
        let abilities = self.look().abilities(card).len() as u8;
        for i in 0..abilities {
            self.set_off(Pending::new(Source::Ability(card, i), seat));
        }
        self.icons_enter(seat, animal.icons, animal.rock, animal.water);
        self.trigger(seat, Happened::AnimalPlayed(animal.size_class()));
        let at = |built: &&Built| matches!(answer, Move::Enclosure(cell) if built.cells().contains(cell));
        if let Some(built) = self.position.zoo(seat).buildings.iter().find(at) {
            self.trigger(seat, Happened::Occupied(built.placement().around));
        }
    }

    /// Flips an enclosure or places tokens.
    fn settle_in(&mut self, seat: Seat, card: CardId, answer: Move) -> Home {
        let animal = self.rules.animal(card);
        match answer {
            Move::Enclosure(cell) => {
                self.turn_enclosure(seat, cell.set(), true);
                Home::Enclosure(cell)
            }
            Move::Special(building) => {
                let spaces = self.look().spaces_in(animal, building);
                self.put_tokens(seat, building, spaces);
                Home::Special(building)
            }
            _ => Home::Flock,
        }
    }

    /// Turns the standard enclosure at a cell.
    pub(crate) fn turn_enclosure(&mut self, seat: Seat, at: Cells, occupied: bool) {
        let zoo = self.position.zoo_mut(seat);
        if let Some(built) = zoo.buildings.iter_mut().find(|built| built.cells().meets(at)) {
            *built = built.turned(occupied);
        }
    }

    /// Puts tokens into a special enclosure.
    pub(crate) fn put_tokens(&mut self, seat: Seat, building: Building, n: u8) {
        if let Some(at) = Zoo::HOMES.iter().position(|&home| home == building) {
            self.position.zoo_mut(seat).animals_in[at] += n;
        }
    }
}
