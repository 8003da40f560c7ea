//! From where an effect is printed to what it says.
//!
//! A pending effect names a place (`Source`) and a part of the value that is printed there. The parts are counted as
//! they are read: an effect first, then the effects inside it, then what follows. So a number finds any effect of a
//! nested value, and nothing of the value has to be stored.

use super::words::UpTo;
use super::{Ability, Amount, Clause, Effect, Timing};
use crate::catalogue::action_cards::{self, Twist};
use crate::catalogue::boards::{self, Task};
use crate::catalogue::maps::MapClause;
use crate::catalogue::{CardId, CardKind, Resource};
use crate::knowing::look::{Look, is_active};
use crate::position::{Pending, Source};

/// What is printed.
#[derive(Clone, Copy)]
enum Printed {
    /// Effects in their order.
    List(&'static [Effect]),
    /// One effect.
    One(Effect),
    /// Effects of one moment, each on its own: two gains, and further ones.
    Apart([Effect; 2], &'static [Effect]),
    /// The removal of a marker, and behind it what that brings.
    Marker(&'static [Effect]),
    Nothing,
}

/// An effect in its place.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// The effect.
    pub(crate) effect: Effect,
    /// The number of the part that follows in the same list.
    pub(crate) next: Option<u16>,
}

/// The effects inside an effect.
enum Inside {
    None,
    One(Effect),
    Two(Effect, Effect),
    List(&'static [Effect]),
    Lists(&'static [&'static [Effect]]),
}

impl Effect {
    fn inside(self) -> Inside {
        match self {
            Effect::List(effects) | Effect::UpTo(_, effects) => Inside::List(effects),
            Effect::OneOf(options) => Inside::Lists(options),
            Effect::If(_, effect)
            | Effect::Twice(effect)
            | Effect::SpendToken(effect)
            | Effect::PayFor(_, effect) => Inside::One(*effect),
            Effect::ShowNoAnimal(n) => Inside::One(Effect::Ability(Ability::Hunter(Amount::N(n)))),
            Effect::ByFocus { small, large } => Inside::Two(*small, *large),
            Effect::Ability(ability) => ability.inside().map_or(Inside::None, Inside::One),
            Effect::Gain(..)
            | Effect::GainAndShare { .. }
            | Effect::AdvanceBreak(_)
            | Effect::Pilfer(_)
            | Effect::Take { .. }
            | Effect::RevealUntil { .. }
            | Effect::PlaceUnique(..)
            | Effect::BuildFree(_)
            | Effect::PutTokens(_)
            | Effect::ChooseFocus
            | Effect::SideAction(_)
            | Effect::PlaySponsor
            | Effect::PlaySponsorFree(_)
            | Effect::PlayAnimal(_)
            | Effect::GainPlacementBonus
            | Effect::DiscardOwnSponsor(_)
            | Effect::Donate
            | Effect::EnlargeEnclosure { .. }
            | Effect::RearrangeBuildings { .. }
            | Effect::TriggerReefDwellers
            | Effect::TileOrMoney
            | Effect::TileOrAppeal
            | Effect::UpgradeActionCard
            | Effect::TakePartnerZoo
            | Effect::TakeUniversity
            | Effect::MultiplierToken
            | Effect::RaiseHandLimit(_)
            | Effect::RemoveContinentMarker
            | Effect::DigAndRescue(_)
            | Effect::StoreCard
            | Effect::ConcealStrength
            | Effect::AnimalMagnet
            | Effect::Wave
            | Effect::IgnoreConditions(_)
            | Effect::WildIconForBaseProject => Inside::None,
        }
    }

    /// How many parts the effect has, itself included.
    pub(crate) fn parts(self) -> u16 {
        let all = |effects: &[Effect]| effects.iter().map(|effect| effect.parts()).sum::<u16>();
        1 + match self.inside() {
            Inside::None => 0,
            Inside::One(effect) => effect.parts(),
            Inside::Two(a, b) => a.parts() + b.parts(),
            Inside::List(effects) => all(effects),
            Inside::Lists(lists) => lists.iter().map(|effects| all(effects)).sum(),
        }
    }

    /// The tokens that accepting an offer inside takes, where accepting this one takes so many.
    fn passes_on(self, due: u8) -> u8 {
        match self {
            Effect::SpendToken(effect) if effect.is_offer() => due + 1,
            Effect::UpTo(n, effects) if UpTo { n, effects }.offer().is_some() => due,
            Effect::If(..) | Effect::ByFocus { .. } if self.is_offer() => due,
            Effect::Ability(ability) if ability.meaning().is_some() && self.is_offer() => due,
            // Other words have taken what they cost before they come to what is inside.
            _ => 0,
        }
    }

    /// Visits the effect and all effects inside it.
    pub fn walk(self, visit: &mut impl FnMut(Effect)) {
        visit(self);
        match self.inside() {
            Inside::None => {}
            Inside::One(effect) => effect.walk(visit),
            Inside::Two(a, b) => {
                a.walk(visit);
                b.walk(visit);
            }
            Inside::List(effects) => effects.iter().for_each(|effect| effect.walk(visit)),
            Inside::Lists(lists) => lists.iter().copied().flatten().for_each(|effect| effect.walk(visit)),
        }
    }

    /// The effect directly inside that is or holds part `n`, and its number, if this one is part `at`.
    fn child(self, at: u16, n: u16) -> Option<(u16, Part)> {
        let at = at + 1;
        let alone = |at, effect| Some((at, Part { effect, next: None }));
        match self.inside() {
            Inside::None => None,
            Inside::One(effect) => alone(at, effect),
            Inside::Two(a, b) => {
                let second = at + a.parts();
                if n < second { alone(at, a) } else { alone(second, b) }
            }
            Inside::List(effects) => in_list(effects, at, n).ok(),
            Inside::Lists(lists) => {
                let mut at = at;
                for effects in lists {
                    match in_list(effects, at, n) {
                        Ok(found) => return Some(found),
                        Err(end) => at = end,
                    }
                }
                None
            }
        }
    }
}

/// The effect of a list that is or holds part `n`, and its number, if the first one is part `at`; or the number behind
/// the list.
fn in_list(effects: &'static [Effect], at: u16, n: u16) -> Result<(u16, Part), u16> {
    let mut at = at;
    for (i, &effect) in effects.iter().enumerate() {
        let end = at + effect.parts();
        if n < end {
            return Ok((at, Part { effect, next: (i + 1 < effects.len()).then_some(end) }));
        }
        at = end;
    }
    Err(at)
}

/// The first part of an option of a choice that is part `at`; nothing if the option is empty.
pub(super) fn option_part(options: &[&[Effect]], at: u16, option: usize) -> Option<u16> {
    let before = options[..option].iter().copied().flatten();
    let first = at + 1 + before.map(|effect| effect.parts()).sum::<u16>();
    (!options[option].is_empty()).then_some(first)
}

impl Look<'_> {
    /// The abilities of an animal in this game: the printed ones, or their solo replacements.
    pub fn abilities(self, card: CardId) -> &'static [Ability] {
        self.rules.abilities(card)
    }

    /// The effect that is pending.
    pub fn effect(self, pending: Pending) -> Option<Effect> {
        self.part(pending).map(|part| part.effect)
    }

    /// A pending effect in its place.
    pub(crate) fn part(self, pending: Pending) -> Option<Part> {
        let n = pending.part;
        let (mut at, mut part) = self.outermost(pending)?;
        while at != n {
            (at, part) = part.effect.child(at, n)?;
        }
        Some(part)
    }

    /// The tokens of its card that accepting an offer takes: one for each word around it that spends one for it.
    pub(crate) fn tokens_due(self, offer: Pending) -> u8 {
        let n = offer.part;
        let mut due = 0;
        let mut around = self.outermost(offer);
        while let Some((at, part)) = around.filter(|(at, _)| *at != n) {
            due = part.effect.passes_on(due);
            around = part.effect.child(at, n);
        }
        due
    }

    /// The outermost effect that is or holds a pending one, and its number.
    fn outermost(self, pending: Pending) -> Option<(u16, Part)> {
        let n = pending.part;
        let alone = |at, effect| Some((at, Part { effect, next: None }));
        match self.printed(pending) {
            Printed::List(effects) => in_list(effects, 0, n).ok(),
            Printed::One(effect) => alone(0, effect),
            Printed::Apart(gains, _) if n < 2 => alone(n, gains[usize::from(n)]),
            Printed::Apart(_, effects) => {
                in_list(effects, 2, n).ok().and_then(|(at, part)| alone(at, part.effect))
            }
            Printed::Marker(_) if n == 0 => alone(0, Effect::RemoveContinentMarker),
            Printed::Marker(effects) => in_list(effects, 1, n).ok(),
            Printed::Nothing => None,
        }
    }

    fn printed(self, pending: Pending) -> Printed {
        let zoo = self.zoo(pending.owner);
        let map = zoo.printed();
        let n_of = |resource, n: u8| Effect::Gain(resource, Amount::N(n));
        let gain = |resource, n: u8| Printed::One(n_of(resource, n));
        match pending.source {
            Source::FullMap => gain(Resource::Appeal, map.full_cover),
            Source::Gain(card, resource) => gain(resource, self.plain_gain(card, resource)),
            Source::Ability(card, i) => self
                .abilities(card)
                .get(usize::from(i))
                .map_or(Printed::Nothing, |&ability| Printed::One(Effect::Ability(ability))),
            Source::Copied(..) => pending.source.copied(self).map_or(Printed::Nothing, Printed::One),
            Source::Reef(card) => self.rules.animal(card).reef.map_or(Printed::Nothing, Printed::List),
            Source::Sponsor(card, i) => of_clause(self.rules.sponsor(card).clauses().get(usize::from(i))),
            Source::Bonus(cell) => map.bonus(cell).map_or(Printed::Nothing, |&effect| Printed::One(effect)),
            Source::Map(i) => {
                // An area that was uncovered again pays no income (D-59).
                let pays = |line: &&MapClause| {
                    !matches!(line.clause, Clause::Income(_)) || is_active(zoo, line.active)
                };
                of_clause(map.ability.get(usize::from(i)).filter(pays).map(|line| &line.clause))
            }
            Source::Marker(_) => self
                .marker_line(pending.owner)
                .map_or(Printed::Nothing, |(_, trigger)| Printed::Marker(trigger.effects)),
            Source::Edge(i) => Printed::One(map.edge[usize::from(i)].effect),
            Source::PartnerSlot(i) => Printed::List(map.partner_zoos[usize::from(i)]),
            Source::UniversitySlot(i) => Printed::List(map.universities[usize::from(i)]),
            Source::WorkerSlot(i) => Printed::List(map.workers[usize::from(i)]),
            Source::Row(i) => Printed::List(map.rows[usize::from(i)]),
            Source::University(kind) => Printed::List(kind.effects()),
            Source::Level(card, i) => {
                let level = &self.rules.project(card).levels[usize::from(i)];
                let gains = [
                    n_of(Resource::Conservation, level.conservation),
                    n_of(Resource::Reputation, level.reputation),
                ];
                Printed::Apart(gains, level.extra)
            }
            Source::PlayBonus(card) => Printed::List(self.rules.project(card).play_bonus),
            Source::Reputation(space) => Printed::List(boards::REPUTATION_BONUS[usize::from(space)]),
            Source::LastTile => Printed::One(boards::PAST_REPUTATION),
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
            Source::AnimalsAction => {
                Printed::One(Effect::UpTo(1, &[Effect::Gain(Resource::Reputation, Amount::N(1))]))
            }
            Source::ActionCard(action, number, side) => {
                action_cards::side(action, number, side).twist.map_or(Printed::Nothing, of_twist)
            }
            Source::Mark => gain(Resource::Money, boards::MARK_MONEY),
            Source::BreakTrack | Source::XTokenAction => gain(Resource::XToken, 1),
            Source::BreakOption | Source::CoveredTerrain => Printed::Nothing,
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
            Some(CardKind::Project | CardKind::FinalScoring) | None => (0, 0, 0),
        };
        match resource {
            Resource::Appeal => appeal,
            Resource::Conservation => conservation,
            Resource::Reputation => reputation,
            Resource::Money | Resource::XToken => 0,
        }
    }
}

/// The effects that a level of a project gives besides its two gains, by the numbers of their parts.
pub(crate) fn extra_parts(extra: &'static [Effect]) -> impl Iterator<Item = (u16, Effect)> {
    extra.iter().scan(2, |at, effect| {
        let this = *at;
        *at += effect.parts();
        Some((this, *effect))
    })
}

/// The effects that an alternate action card adds.
const fn of_twist(twist: Twist) -> Printed {
    match twist.effects() {
        [Some(effect), None] => Printed::One(effect),
        [Some(first), Some(second)] => Printed::Apart([first, second], &[]),
        [None, _] => Printed::Nothing,
    }
}

fn of_clause(clause: Option<&'static Clause>) -> Printed {
    match clause {
        Some(Clause::Now(effects) | Clause::Income(effects)) => Printed::List(effects),
        Some(Clause::Whenever(trigger)) => match (trigger.optional, trigger.timing) {
            (true, _) => Printed::One(Effect::UpTo(1, trigger.effects)),
            (false, Timing::Now) => Printed::List(trigger.effects),
            // One effect that waits as a whole, whatever its words do.
            (false, Timing::AfterAction) => Printed::One(Effect::List(trigger.effects)),
        },
        Some(Clause::AtEnd(effect) | Clause::AtVeryEnd(effect)) => Printed::One(*effect),
        Some(Clause::Rule(_)) | None => Printed::Nothing,
    }
}
