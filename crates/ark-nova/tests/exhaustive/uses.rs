//! What a move used, seen from the question, the events and the position.

use crate::features;
use ark_nova::catalogue::{Building, CardId, CardKind};
use ark_nova::effects::{Ability, Clause, Effect, Rule};
use ark_nova::event::{CardToken, Event, Home};
use ark_nova::position::{Pending, Position, Source};
use ark_nova::{Move, Question, Rules};
use tabletop::Seat;

/// A move that was made: where, and what happened.
pub struct Made<'a> {
    pub rules: &'a Rules,
    pub before: &'a Position,
    pub after: &'a Position,
    pub question: Option<Question>,
    pub seat: Seat,
    pub answer: Move,
    pub events: &'a [Event],
}

impl Made<'_> {
    /// The names of everything that changed the position.
    pub fn uses(&self) -> Vec<String> {
        let mut used = Vec::new();
        if self.before == self.after {
            return used;
        }
        self.answered(&mut used);
        for event in self.events {
            self.happened(*event, &mut used);
        }
        used
    }

    /// An effect that asked was answered by doing it.
    fn answered(&self, used: &mut Vec<String>) {
        match (self.question, self.answer) {
            (_, Move::Sell(_)) => {
                self.map_rule(self.seat, used, |rule| matches!(rule, Rule::DiscardForMoney(_)))
            }
            (_, Move::Borrow { .. }) => used.push(features::ability(Ability::Hypnosis(0))),
            (_, Move::Done) => {}
            (Some(Question::Effect { what, .. }), _) => self.source(what, used),
            (_, Move::First(Source::Ability(card, i), _)) => {
                self.at_once(self.seat, card, usize::from(i), used);
            }
            (_, Move::First(Source::Sponsor(card, _), _)) => self.hired(self.seat, card, used),
            _ => {}
        }
    }

    /// What an effect is printed on.
    fn source(&self, pending: Pending, used: &mut Vec<String>) {
        let owner = pending.owner;
        let map = self.before.zoo(owner).printed();
        let look = self.rules.look(self.before);
        match pending.source {
            Source::Sponsor(card, line) => used.push(features::sponsor_line(card, line.into())),
            Source::Bonus(cell) => used.extend(map.bonus(cell).map(features::placement)),
            Source::Map(line) => used.push(features::map_line(map.label, line.into())),
            Source::Left(nth) => used.push(features::left(&map.left[usize::from(nth)].effect)),
            Source::PartnerSlot(nth) => self.space("partner", nth, map.partner_zoos[usize::from(nth)], used),
            Source::UniversitySlot(nth) => {
                self.space("university", nth, map.universities[usize::from(nth)], used)
            }
            Source::WorkerSlot(nth) => self.space("worker", nth, map.workers[usize::from(nth)], used),
            Source::Reputation(space) => used.push(format!("reputation {space}")),
            Source::Conservation(space) => used.push(format!("conservation {space}")),
            Source::Tile(tile) => used.push(format!("tile {tile:?}")),
            Source::FullMap => used.push("full map".into()),
            Source::Pavilion => used.push("pavilion".into()),
            Source::Donation => used.push("donation".into()),
            Source::AppealIncome => used.push("income by appeal".into()),
            Source::KioskIncome => used.push("income by kiosks".into()),
            Source::AnimalsAction => used.push("strong Animals II".into()),
            Source::BreakTrack => used.push("break track".into()),
            _ => {}
        }
        if let Some(Effect::Ability(ability)) = look.effect(pending) {
            used.push(features::ability(ability));
        }
    }

    fn space(&self, kind: &str, nth: u8, effects: &[Effect], used: &mut Vec<String>) {
        used.push(features::space(kind, nth.into(), effects));
    }

    fn happened(&self, event: Event, used: &mut Vec<String>) {
        match event {
            Event::Gained { seat, source, .. } => self.source(Pending::new(source, seat), used),
            Event::Animal { seat, card, home, .. } => self.animal(seat, card, home, used),
            Event::Sponsor { seat, card, .. } => {
                used.push(format!("card {card}"));
                self.hired(seat, card, used);
                self.map_rule(seat, used, |rule| matches!(rule, Rule::SponsorsLower(_)));
            }
            Event::Supported { card, .. } => used.push(format!("card {card}")),
            Event::Scored { card, n, .. } if n > 0 && card.kind() == Some(CardKind::FinalScoring) => {
                used.push(format!("card {card}"));
            }
            Event::Tile { tile, .. } => used.push(format!("tile {tile:?}")),
            Event::Task { task, .. } => used.push(format!("task {task:?}")),
            Event::University { kind, .. } => used.push(format!("university {kind:?}")),
            Event::Partner { continent, .. } => used.push(format!("partner zoo {continent:?}")),
            Event::Worker { seat } => self.worker(seat, used),
            Event::Kept { seat, .. } => self.revealed(seat, used),
            _ => {}
        }
    }

    /// A sponsor that hires a worker, which is neither a gain nor a question.
    fn hired(&self, owner: Seat, card: CardId, used: &mut Vec<String>) {
        let hired = self.events.iter().any(|event| matches!(event, Event::Worker { seat } if *seat == owner));
        for (line, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
            let hires = |effect: &Effect| matches!(effect, Effect::Ability(Ability::FullThroated));
            if hired && matches!(clause, Clause::Now(effects) if effects.iter().any(hires)) {
                used.push(features::sponsor_line(card, line));
            }
        }
    }

    fn animal(&self, seat: Seat, card: CardId, home: Home, used: &mut Vec<String>) {
        used.push(format!("card {card}"));
        let animal = self.rules.animal(card);
        for i in 0..self.rules.look(self.before).abilities(card).len() {
            self.at_once(seat, card, i, used);
        }
        match home {
            Home::Flock => used.push(features::ability(Ability::FlockAnimal(0))),
            Home::Enclosure(cell) => {
                let buildings = &self.before.zoo(seat).buildings;
                let small = |built: &&ark_nova::position::Built| built.building().size() < animal.size;
                if buildings.iter().filter(|built| built.cells().contains(cell)).any(|built| small(&built)) {
                    self.map_rule(seat, used, |rule| matches!(rule, Rule::LargerNextTo(..)));
                }
            }
            Home::Special(_) => {}
        }
        let missing = animal
            .requires
            .iter()
            .any(|&needs| self.rules.look(self.before).condition(seat, needs, card).1 > 0);
        if missing {
            self.map_rule(seat, used, |rule| matches!(rule, Rule::IgnoreConditions(None, _)));
        }
    }

    /// Abilities that neither gain a resource nor ask: by what happened in the same move.
    fn at_once(&self, owner: Seat, card: CardId, i: usize, used: &mut Vec<String>) {
        let Some(&ability) = self.rules.look(self.before).abilities(card).get(i) else { return };
        let happened = self.events.iter().any(|event| match (ability, *event) {
            (Ability::Sprint(_), Event::Drew { seat, .. }) => seat == owner,
            (Ability::SponsorMagnet, Event::Took { seat, card, .. }) => {
                seat == owner && card.kind() == Some(CardKind::Sponsor)
            }
            (Ability::Venom(_), Event::Token { token, .. }) => token == CardToken::Venom,
            (Ability::Constriction, Event::Token { token, .. }) => token == CardToken::Constriction,
            (Ability::Multiplier(_), Event::Token { token, .. }) => token == CardToken::Multiplier,
            (Ability::FullThroated, Event::Worker { seat }) => seat == owner,
            _ => false,
        });
        if happened {
            used.push(features::ability(ability));
        }
    }

    /// A worker was hired; where a map or board space said so, that space was used.
    fn worker(&self, seat: Seat, used: &mut Vec<String>) {
        let hires = |effect: &Effect| matches!(effect, Effect::Ability(Ability::FullThroated));
        let zoo = self.before.zoo(seat);
        let map = zoo.printed();
        for event in self.events {
            match *event {
                Event::Partner { .. } => {
                    let nth = self.after.zoo(seat).partner_zoos.len().saturating_sub(1);
                    if map.partner_zoos[nth].iter().any(hires) {
                        used.push(features::space("partner", nth, map.partner_zoos[nth]));
                    }
                }
                Event::University { .. } => {
                    let nth = self.after.zoo(seat).universities.len().saturating_sub(1);
                    if map.universities[nth].iter().any(hires) {
                        used.push(features::space("university", nth, map.universities[nth]));
                    }
                }
                Event::Supported { token, .. } => {
                    // The token is named by its space, from the top.
                    for nth in [token, token.saturating_sub(1)] {
                        let gone = zoo.left >> nth & 1 == 1 && self.after.zoo(seat).left >> nth & 1 == 0;
                        if let Some(space) =
                            map.left.get(usize::from(nth)).filter(|space| gone && hires(&space.effect))
                        {
                            used.push(features::left(&space.effect));
                        }
                    }
                }
                Event::Built { .. } => {
                    let covered = self.after.zoo(seat).covered.minus(zoo.covered);
                    let printed =
                        map.bonuses.iter().filter(|(cell, effect)| covered.contains(*cell) && hires(effect));
                    printed.for_each(|(_, effect)| used.push(features::placement(effect)));
                }
                _ => {}
            }
        }
        let reached = |space: u8| zoo.reputation < space && space <= self.after.zoo(seat).reputation;
        if reached(8) {
            used.push("reputation 8".into());
        }
        if let Move::First(source, _) = self.answer {
            self.source(Pending::new(source, seat), used);
        }
    }

    /// A search of the deck by the map.
    fn revealed(&self, seat: Seat, used: &mut Vec<String>) {
        let map = self.before.zoo(seat).printed();
        let built = self.events.iter().any(|event| matches!(event, Event::Built { .. }));
        for (nth, line) in map.ability.iter().enumerate() {
            let searches = matches!(line.clause, Clause::Whenever(trigger)
                if trigger.effects.iter().any(|effect| matches!(effect, Effect::RevealUntil { .. })));
            if searches && built {
                used.push(features::map_line(map.label, nth));
            }
        }
    }

    /// A rule of the map that holds and was needed.
    fn map_rule(&self, seat: Seat, used: &mut Vec<String>, fits: impl Fn(Rule) -> bool) {
        let map = self.before.zoo(seat).printed();
        for (nth, line) in map.ability.iter().enumerate() {
            if let Clause::Rule(rule) = line.clause
                && fits(rule)
                && self.rules.look(self.before).has_rule(seat, rule)
            {
                used.push(features::map_line(map.label, nth));
            }
        }
    }
}

/// The special enclosures that can be laid out beforehand.
pub const SPECIAL: [Building; 3] = [Building::PettingZoo, Building::ReptileHouse, Building::LargeBirdAviary];
