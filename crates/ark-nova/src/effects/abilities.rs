//! The abilities of animals (abilities.md): those that happen at once, and how the others begin.

use super::{Ability, Amount, Counter, per};
use crate::catalogue::{Action, CardId, CardKind, Icon, Resource, boards};
use crate::effects::Rule;
use crate::engine::Engine;
use crate::event::{CardToken, Event};
use crate::look::Look;
use crate::position::{Pending, Source};
use tabletop::{Listener, Seat};

/// What Iconic Animal, the bear and the primate version of Inventive come to.
const MOST_ICONIC: u8 = 8;
const MOST_BEARS: u8 = 3;
const PRIMATE_STEPS: [(u8, u8); 3] = [(1, 1), (3, 2), (5, 3)];

impl<L: Listener<Event>> Engine<'_, L> {
    /// An ability happens, or begins to ask.
    pub(crate) fn use_ability(&mut self, pending: Pending, ability: Ability) {
        let owner = pending.owner;
        let gain = |engine: &mut Self, resource, amount: Amount| {
            let n = engine.look().amount(owner, amount);
            engine.gain(owner, resource, n, pending.source);
        };
        match ability {
            Ability::Sprint(n) => {
                for _ in 0..n {
                    self.draw(owner);
                }
            }
            Ability::Hunter(amount) => {
                let n = self.look().amount(owner, amount);
                self.hunt(pending, n);
            }
            Ability::Perception(n) => self.perceive(pending, n),
            Ability::Scavenging(n) => self.scavenge(pending, n),
            Ability::Pack => gain(self, Resource::Appeal, per(Counter::Icons(Icon::Predator), 1)),
            Ability::PettingZooAnimal => {
                gain(self, Resource::Appeal, per(Counter::Icons(Icon::PettingZoo), 3));
            }
            Ability::IconicAnimal(continent) => {
                let amount = per(Counter::IconsInAllZoos(continent), 1).up_to(MOST_ICONIC);
                gain(self, Resource::Appeal, amount);
            }
            Ability::Inventive(n) => gain(self, Resource::XToken, Amount::N(n)),
            Ability::InventiveBear => {
                gain(self, Resource::XToken, per(Counter::IconsInAllZoos(Icon::Bear), 1).up_to(MOST_BEARS));
            }
            Ability::InventivePrimate => {
                gain(self, Resource::XToken, Amount::Tiers(Counter::Icons(Icon::Primate), &PRIMATE_STEPS));
            }
            Ability::Jumping(n) => {
                self.advance_break(owner, n);
                self.gain_money(owner, n.into(), pending.source);
            }
            Ability::Multiplier(action) => self.put_multiplier(owner, action),
            Ability::FullThroated => self.hire(owner),
            Ability::Resistance => self.resist(pending),
            Ability::SponsorMagnet => {
                let display = self.position.market.display;
                for card in
                    display.into_iter().flatten().filter(|card| card.kind() == Some(CardKind::Sponsor))
                {
                    self.take_from_display(owner, card);
                }
            }
            Ability::Venom(n) => self.venom(owner, n),
            Ability::Constriction => self.constrict(owner),
            Ability::Hypnosis(_) => self.ask(pending, 1),
            Ability::Pilfering(tracks) => {
                if pending.step + 1 < tracks {
                    self.position.agenda.push(crate::position::Frame::Bag);
                    self.position.agenda.add(Pending { step: pending.step + 1, ..pending });
                }
                self.ask(pending, 1);
            }
            Ability::Assertion | Ability::Dominance => {
                self.search_unused(owner);
                self.ask(pending, 1);
            }
            Ability::Snapping(n)
            | Ability::Digging(n)
            | Ability::Sunbathing(n)
            | Ability::Pouch(n)
            | Ability::Posturing(n) => self.ask(pending, n),
            Ability::Clever
            | Ability::Boost(_)
            | Ability::Action(_)
            | Ability::Determination
            | Ability::Peacocking
            | Ability::Marketing => self.ask(pending, 1),
            Ability::FlockAnimal(_) => {}
            // Abilities of the expansion; the options do not let them into a game yet.
            Ability::Mark
            | Ability::Trade
            | Ability::ExtraShift
            | Ability::SeaAnimalMagnet
            | Ability::Symbiosis
            | Ability::Glide(_)
            | Ability::SharkAttack(_)
            | Ability::CutDown
            | Ability::Camouflage
            | Ability::ScubaDive(_)
            | Ability::Adapt(_)
            | Ability::MonkeyGang => {}
        }
    }

    /// Reveals cards; one animal among them may be kept.
    fn hunt(&mut self, pending: Pending, n: u16) {
        for _ in 0..n.min(crate::position::ASIDE as u16) {
            let Some(card) = self.top_card() else { break };
            self.position.market.aside.push(card);
            self.tell(|| Event::Revealed { card });
        }
        let aside = &self.position.market.aside;
        if aside.iter().any(|card| card.kind() == Some(CardKind::Animal)) {
            self.ask(pending, 1);
        } else {
            self.discard_aside(None);
        }
    }

    /// Draws cards secretly; half of them are kept.
    fn perceive(&mut self, pending: Pending, n: u8) {
        let owner = pending.owner;
        for _ in 0..n {
            let Some(card) = self.top_card() else { break };
            self.position.market.aside.push(card);
            self.position.known[owner.index()].insert(card);
            self.tell(|| Event::Drew { seat: owner, card: Some(card) });
        }
        self.position.market.aside.sort_unstable();
        let drawn = self.position.market.aside.len() as u8;
        self.ask(Pending { n: 0, ..pending }, (n / 2).min(drawn));
    }

    /// Takes random cards of the discard pile; one may be kept.
    fn scavenge(&mut self, pending: Pending, n: u8) {
        for _ in 0..n {
            let discard = &self.position.market.discard;
            let Some(last) = discard.len().checked_sub(1) else { break };
            self.settle();
            let at = self.position.chance.below(last as u32 + 1) as usize;
            if let Some(card) = self.position.market.discard.nth(at) {
                self.position.market.discard.remove(card);
                self.position.market.aside.push(card);
                self.tell(|| Event::Revealed { card });
            }
        }
        if !self.position.market.aside.is_empty() {
            self.ask(pending, 1);
        }
    }

    /// Draws two final scoring cards; one of them is kept.
    fn resist(&mut self, pending: Pending) {
        let owner = pending.owner;
        for _ in 0..2 {
            if let Some(card) = self.position.market.scoring.pop() {
                self.settle();
                self.position.market.aside.push(card);
                self.position.known[owner.index()].insert(card);
                self.tell(|| Event::ScoringDrawn { seat: owner, card: Some(card) });
            }
        }
        if !self.position.market.aside.is_empty() {
            self.ask(pending, 1);
        }
    }

    /// Who searches the unused base projects sees them all.
    fn search_unused(&mut self, seat: Seat) {
        self.settle();
        let unused = self.position.association.unused;
        let known = &mut self.position.known[seat.index()];
        *known = known.or(&unused);
    }

    /// Discards what still lies aside.
    pub(crate) fn discard_aside(&mut self, seat: Option<Seat>) {
        while let Some(card) = self.position.market.aside.pop() {
            self.lay_on_discard(seat, card);
        }
    }

    /// Puts a Multiplier token on an own action card.
    pub(crate) fn put_multiplier(&mut self, seat: Seat, action: Action) {
        let zoo = self.position.zoo_mut(seat);
        let slot = zoo.slot_of(action);
        zoo.slots[slot].multipliers += 1;
        self.tell(|| Event::Token { seat, action, token: CardToken::Multiplier });
    }

    /// Venom tokens on the first cards of everyone with more appeal.
    fn venom(&mut self, owner: Seat, n: u8) {
        let appeal = self.position.zoo(owner).appeal;
        for seat in Seat::all(self.rules.seats) {
            if self.look().is_vulnerable(owner, seat) && self.position.zoo(seat).appeal > appeal {
                for slot in 0..usize::from(n) {
                    let card = &mut self.position.zoo_mut(seat).slots[slot];
                    if !std::mem::replace(&mut card.venom, true) {
                        let action = card.action;
                        self.tell(|| Event::Token { seat, action, token: CardToken::Venom });
                    }
                }
            }
        }
    }

    /// Constriction tokens on the last cards of everyone ahead.
    fn constrict(&mut self, owner: Seat) {
        let (appeal, conservation) = {
            let zoo = self.position.zoo(owner);
            (zoo.appeal, zoo.conservation)
        };
        for seat in Seat::all(self.rules.seats) {
            if !self.look().is_vulnerable(owner, seat) {
                continue;
            }
            let zoo = self.position.zoo(seat);
            let ahead = usize::from(zoo.appeal > appeal) + usize::from(zoo.conservation > conservation);
            for slot in (0..5).rev().take(ahead) {
                let card = &mut self.position.zoo_mut(seat).slots[slot];
                if !std::mem::replace(&mut card.constriction, true) {
                    let action = card.action;
                    self.tell(|| Event::Token { seat, action, token: CardToken::Constriction });
                }
            }
        }
    }
}

impl Look<'_> {
    /// Whether an interactive ability of `owner` can hit a seat.
    pub(crate) fn is_vulnerable(self, owner: Seat, seat: Seat) -> bool {
        seat != owner
            && self.zoo(seat).appeal >= boards::VULNERABLE_FROM
            && !self.has_rule(seat, Rule::Immune)
    }

    /// The opponents who lead a track, tied ones included; none if the owner leads alone. An immune zoo is
    /// overlooked; a leader with too little appeal is not hit, and nobody in his place.
    pub(crate) fn leaders(self, owner: Seat, track: Resource) -> impl Iterator<Item = Seat> {
        let at = move |seat: Seat| match track {
            Resource::Conservation => self.zoo(seat).conservation,
            _ => self.zoo(seat).appeal,
        };
        let counted = move |seat: &Seat| *seat == owner || !self.has_rule(*seat, Rule::Immune);
        let most = Seat::all(self.rules.seats).filter(counted).map(at).max().unwrap_or(0);
        let least = if track == Resource::Conservation { 1 } else { boards::VULNERABLE_FROM };
        Seat::all(self.rules.seats)
            .filter(move |&seat| self.is_vulnerable(owner, seat) && at(seat) == most && most >= least)
    }

    /// The track that a step of Pilfering looks at.
    pub(crate) const fn pilfered_track(step: u8) -> Resource {
        if step == 0 { Resource::Appeal } else { Resource::Conservation }
    }

    /// The base project that Dominance takes: the one that counts primates.
    pub(crate) fn dominance_project(self) -> Option<CardId> {
        use crate::catalogue::projects::Need;
        self.rules.base_projects().find(|&card| {
            matches!(self.rules.project(card).levels[0].need, Need::AtLeast(Counter::Icons(Icon::Primate), _))
        })
    }

    /// The card of an effect, for those who tell of it.
    pub(crate) const fn card_of(pending: Pending) -> CardId {
        match pending.source {
            Source::Ability(card, _) | Source::Sponsor(card, _) => card,
            _ => CardId::NONE,
        }
    }
}
