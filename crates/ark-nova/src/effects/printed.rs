//! From where an effect is printed to what it says.

use super::{Ability, Amount, Clause, Effect};
use crate::catalogue::boards::{self, Task};
use crate::catalogue::{CardId, CardKind, Resource};
use crate::look::Look;
use crate::position::{Pending, Source};

/// What is printed: a list done in order, or one value.
enum Printed {
    List(&'static [Effect]),
    One(Effect),
    Nothing,
}

impl Look<'_> {
    /// The abilities of an animal in this game: the printed ones, or their solo replacements.
    pub fn abilities(self, card: CardId) -> &'static [Ability] {
        let animal = self.rules.animal(card);
        animal.solo.filter(|_| self.rules.uses_solo_texts()).unwrap_or(animal.abilities)
    }

    /// The effect of a pending step.
    pub fn effect(self, pending: Pending) -> Option<Effect> {
        match self.printed(pending) {
            Printed::List(&[Effect::Twice(effect)]) => (pending.step < 2).then_some(*effect),
            Printed::List(effects) => effects.get(usize::from(pending.step)).copied(),
            Printed::One(Effect::Twice(effect)) => (pending.step < 2).then_some(*effect),
            Printed::One(effect) => (pending.step == 0 || stands_alone(pending.source)).then_some(effect),
            Printed::Nothing => None,
        }
    }

    /// The step that follows in a list of effects.
    pub fn next_step(self, pending: Pending) -> Option<Pending> {
        if stands_alone(pending.source) {
            return None;
        }
        let next = Pending { step: pending.step + 1, ..pending };
        self.effect(next).map(|_| next)
    }

    fn printed(self, pending: Pending) -> Printed {
        let zoo = self.zoo(pending.owner);
        let map = zoo.printed();
        let gain = |resource, n: u8| Printed::One(Effect::Gain(resource, Amount::N(n)));
        match pending.source {
            Source::FullMap => gain(Resource::Appeal, map.full_cover),
            Source::Gain(card, resource) => gain(resource, self.plain_gain(card, resource)),
            Source::Ability(card, i) => self
                .abilities(card)
                .get(usize::from(i))
                .map_or(Printed::Nothing, |&ability| Printed::One(Effect::Ability(ability))),
            Source::Sponsor(card, i) => of_clause(self.rules.sponsor(card).clauses().get(usize::from(i))),
            Source::Bonus(cell) => map.bonus(cell).map_or(Printed::Nothing, |&effect| Printed::One(effect)),
            Source::Map(i) => of_clause(map.ability.get(usize::from(i)).map(|line| &line.clause)),
            Source::Left(i) => Printed::One(map.left[usize::from(i)].effect),
            Source::PartnerSlot(i) => Printed::List(map.partner_zoos[usize::from(i)]),
            Source::UniversitySlot(i) => Printed::List(map.universities[usize::from(i)]),
            Source::WorkerSlot(i) => Printed::List(map.workers[usize::from(i)]),
            Source::University(kind) => gain(Resource::Reputation, kind.reputation()),
            Source::Level(card, i) => {
                let level = &self.rules.project(card).levels[usize::from(i)];
                match pending.step {
                    0 => gain(Resource::Conservation, level.conservation),
                    1 => gain(Resource::Reputation, level.reputation),
                    step => match level.extra.get(usize::from(step) - 2) {
                        Some(&effect) => Printed::One(effect),
                        None => Printed::Nothing,
                    },
                }
            }
            Source::PlayBonus(card) => Printed::List(self.rules.project(card).play_bonus),
            Source::Reputation(space) => Printed::List(boards::REPUTATION_BONUS[usize::from(space)]),
            Source::Conservation(space) => {
                let bonus = boards::CONSERVATION_BONUS.iter().find(|(at, _)| *at == space);
                bonus.map_or(Printed::Nothing, |&(_, effect)| Printed::One(effect))
            }
            Source::Tile(tile) => Printed::List(tile.face().effects),
            Source::Pavilion => gain(Resource::Appeal, boards::PAVILION_APPEAL),
            Source::Task(Task::Reputation) => gain(Resource::Reputation, boards::TASK_REPUTATION),
            Source::Task(Task::PartnerZoo) => Printed::One(Effect::TakePartnerZoo),
            Source::Task(Task::University) => Printed::One(Effect::TakeUniversity),
            Source::Task(Task::Project) => Printed::Nothing,
            Source::Donation => gain(Resource::Conservation, boards::DONATION_CONSERVATION),
            Source::AnimalsAction => gain(Resource::Reputation, 1),
            Source::BreakTrack | Source::XTokenAction => gain(Resource::XToken, 1),
            Source::BreakOption => Printed::Nothing,
            Source::AppealIncome => gain(Resource::Money, boards::INCOME[usize::from(zoo.appeal)]),
            Source::KioskIncome => gain(Resource::Money, self.kiosk_income(pending.owner) as u8),
        }
    }

    /// What a card gives plainly when it is played.
    pub fn plain_gain(self, card: CardId, resource: Resource) -> u8 {
        let (appeal, conservation, reputation) = match card.kind() {
            Some(CardKind::Animal) => {
                let animal = self.rules.animal(card);
                (animal.appeal, animal.conservation, animal.reputation)
            }
            Some(CardKind::Sponsor) => {
                let sponsor = self.rules.sponsor(card);
                (sponsor.appeal, sponsor.conservation, sponsor.reputation)
            }
            _ => (0, 0, 0),
        };
        match resource {
            Resource::Appeal => appeal,
            Resource::Conservation => conservation,
            Resource::Reputation => reputation,
            Resource::Money | Resource::XToken => 0,
        }
    }
}

/// Whether a source is no list: its steps, if it has some, are effects of their own, in any order.
const fn stands_alone(source: Source) -> bool {
    !matches!(
        source,
        Source::Sponsor(..)
            | Source::Bonus(_)
            | Source::Map(_)
            | Source::Left(_)
            | Source::PartnerSlot(_)
            | Source::UniversitySlot(_)
            | Source::WorkerSlot(_)
            | Source::PlayBonus(_)
            | Source::Reputation(_)
            | Source::Tile(_)
    )
}

fn of_clause(clause: Option<&'static Clause>) -> Printed {
    match clause {
        Some(Clause::Now(effects) | Clause::Income(effects)) => Printed::List(effects),
        Some(Clause::Whenever(trigger)) => Printed::List(trigger.effects),
        Some(Clause::AtEnd(effect) | Clause::AtVeryEnd(effect)) => Printed::One(*effect),
        Some(Clause::Rule(_)) | None => Printed::Nothing,
    }
}
