//! What an effect reads and writes, so that effects which cannot disturb each other happen at once.
//!
//! One bit for each seat and kind of thing. Two gains of the same resource only add up, so they do not disturb each
//! other either; everything that asks something writes whatever the answer may touch.

use super::{Ability, Amount, Counter, Effect};
use crate::catalogue::boards;
use crate::catalogue::{Action, Resource};
use crate::look::Look;
use crate::position::{Pending, Source};
use tabletop::Seat;

/// Kinds of things that effects touch.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Thing {
    Money,
    Appeal,
    Conservation,
    Reputation,
    XTokens,
    Hand,
    Icons,
    Map,
    ActionCards,
    Workers,
    Scoring,
    /// Deck, display and discard pile; shared by all seats.
    Market,
    Supports,
}

/// What an effect touches.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Footprint {
    reads: u64,
    adds: u64,
    writes: u64,
}

const EVERYTHING: Footprint = Footprint { reads: !0, adds: 0, writes: !0 };

const fn bit(seat: Seat, thing: Thing) -> u64 {
    match thing {
        Thing::Market => 1 << thing as u8,
        _ => 1 << (16 * seat.0 + thing as u8),
    }
}

impl Footprint {
    fn adds(seat: Seat, thing: Thing) -> Footprint {
        Footprint { adds: bit(seat, thing), ..Footprint::default() }
    }

    fn writes(seat: Seat, things: &[Thing]) -> Footprint {
        let bits = things.iter().fold(0, |bits, &thing| bits | bit(seat, thing));
        Footprint { writes: bits, ..Footprint::default() }
    }

    fn and(self, other: Footprint) -> Footprint {
        Footprint {
            reads: self.reads | other.reads,
            adds: self.adds | other.adds,
            writes: self.writes | other.writes,
        }
    }

    /// Whether the order of the two can matter.
    pub(crate) const fn disturbs(self, other: Footprint) -> bool {
        let touched = other.reads | other.adds | other.writes;
        let own = self.reads | self.adds | self.writes;
        self.writes & touched != 0
            || other.writes & own != 0
            || self.adds & other.reads != 0
            || other.adds & self.reads != 0
    }
}

impl Look<'_> {
    /// What a pending effect touches now.
    pub(crate) fn footprint(self, pending: Pending) -> Footprint {
        let owner = pending.owner;
        if self.next_step(pending).is_some() {
            return EVERYTHING;
        }
        let income = |reads| Footprint { reads: bit(owner, reads), ..Footprint::adds(owner, Thing::Money) };
        match pending.source {
            Source::AppealIncome => income(Thing::Appeal),
            Source::KioskIncome => income(Thing::Map),
            _ => self
                .effect(pending)
                .map_or(Footprint::default(), |effect| self.touches(owner, effect, pending)),
        }
    }

    fn touches(self, owner: Seat, effect: Effect, pending: Pending) -> Footprint {
        match effect {
            Effect::Gain(resource, amount) => {
                let n = self.amount(owner, amount) * pending.n.max(1);
                self.gains(owner, resource, n).and(self.counts(owner, amount))
            }
            Effect::GainAndShare { amount, .. } => {
                let shared = Seat::all(self.rules.seats)
                    .fold(Footprint::default(), |all, seat| all.and(Footprint::adds(seat, Thing::Money)));
                let n = self.amount(owner, amount);
                self.gains(owner, Resource::Conservation, n).and(self.counts(owner, amount)).and(shared)
            }
            Effect::PutTokens(_) => Footprint::default(),
            Effect::Ability(ability) => self.ability_touches(owner, ability),
            Effect::UpgradeActionCard | Effect::MultiplierToken => {
                Footprint::writes(owner, &[Thing::ActionCards])
            }
            Effect::RevealUntil { .. } => {
                Footprint::writes(owner, &[Thing::Market]).and(Footprint::adds(owner, Thing::Hand))
            }
            Effect::Take { .. } => Footprint {
                reads: bit(owner, Thing::Reputation),
                adds: bit(owner, Thing::Hand),
                writes: bit(owner, Thing::Market),
            },
            _ => EVERYTHING,
        }
    }

    fn ability_touches(self, owner: Seat, ability: Ability) -> Footprint {
        let market = Footprint::writes(owner, &[Thing::Market]);
        match ability {
            // The pile of unused base projects counts as part of the market.
            Ability::Assertion | Ability::Dominance => market.and(Footprint::adds(owner, Thing::Hand)),
            Ability::Sprint(_) | Ability::SponsorMagnet => market.and(Footprint::adds(owner, Thing::Hand)),
            Ability::Hunter(Amount::N(_)) | Ability::Scavenging(_) | Ability::Perception(_) => {
                market.and(Footprint::adds(owner, Thing::Hand))
            }
            Ability::Pack | Ability::PettingZooAnimal | Ability::IconicAnimal(_) => {
                Footprint::adds(owner, Thing::Appeal).and(self.reads_icons())
            }
            Ability::InventiveBear | Ability::InventivePrimate => {
                Footprint::adds(owner, Thing::XTokens).and(self.reads_icons())
            }
            Ability::Inventive(_) => Footprint::adds(owner, Thing::XTokens),
            Ability::Jumping(_) => {
                Footprint::adds(owner, Thing::Money).and(Footprint::adds(owner, Thing::XTokens))
            }
            Ability::Multiplier(_) => Footprint::adds(owner, Thing::ActionCards),
            Ability::Resistance => Footprint::writes(owner, &[Thing::Scoring]),
            Ability::FullThroated => self.hires(owner),
            Ability::FlockAnimal(_) => Footprint::default(),
            Ability::Snapping(_) => market.and(Footprint::adds(owner, Thing::Hand)),
            Ability::Digging(_) => market.and(Footprint::writes(owner, &[Thing::Hand])),
            Ability::Sunbathing(_) => {
                market.and(Footprint::writes(owner, &[Thing::Hand])).and(Footprint::adds(owner, Thing::Money))
            }
            Ability::Pouch(_) => {
                Footprint::writes(owner, &[Thing::Hand]).and(Footprint::adds(owner, Thing::Appeal))
            }
            Ability::Venom(_) | Ability::Constriction => {
                let victims = self.others(owner);
                let written = victims.fold(0, |bits, seat| bits | bit(seat, Thing::ActionCards));
                Footprint { writes: written, ..self.reads_tracks() }
            }
            Ability::Hypnosis(_) => self.reads_tracks(),
            Ability::Pilfering(_) => {
                let parties = Seat::all(self.rules.seats);
                let written =
                    parties.fold(0, |bits, seat| bits | bit(seat, Thing::Hand) | bit(seat, Thing::Money));
                Footprint { writes: written, ..self.reads_tracks() }
            }
            _ => EVERYTHING,
        }
    }

    fn reads_icons(self) -> Footprint {
        let reads = Seat::all(self.rules.seats).fold(0, |bits, seat| bits | bit(seat, Thing::Icons));
        Footprint { reads, ..Footprint::default() }
    }

    fn reads_tracks(self) -> Footprint {
        let reads = Seat::all(self.rules.seats)
            .fold(0, |bits, seat| bits | bit(seat, Thing::Appeal) | bit(seat, Thing::Conservation));
        Footprint { reads, ..Footprint::default() }
    }

    /// Hiring a worker touches more where the space below it gives something.
    fn hires(self, owner: Seat) -> Footprint {
        let zoo = self.zoo(owner);
        let gives = !zoo.all_hired() && !zoo.printed().workers[usize::from(zoo.workers) - 1].is_empty();
        if gives { EVERYTHING } else { Footprint::adds(owner, Thing::Workers) }
    }

    /// A gain adds; where it reaches a space with a bonus, or a gate, it writes.
    fn gains(self, owner: Seat, resource: Resource, n: u16) -> Footprint {
        let zoo = self.zoo(owner);
        let from = u16::from(match resource {
            Resource::Conservation => zoo.conservation,
            Resource::Reputation => zoo.reputation,
            _ => 0,
        });
        let to = from + n;
        match resource {
            Resource::Money => Footprint::adds(owner, Thing::Money),
            Resource::Appeal => Footprint::adds(owner, Thing::Appeal),
            Resource::XToken => Footprint::adds(owner, Thing::XTokens),
            Resource::Conservation => {
                let bonus =
                    boards::CONSERVATION_BONUS.iter().any(|&(at, _)| (from + 1..=to).contains(&at.into()));
                let discard = (from + 1..=to).contains(&boards::FINAL_SCORING_DISCARD_AT.into());
                if bonus || discard && !self.position.scoring_discarded {
                    return EVERYTHING;
                }
                Footprint::adds(owner, Thing::Conservation)
            }
            Resource::Reputation => {
                let gate = from <= boards::REPUTATION_GATE.into()
                    && to > boards::REPUTATION_GATE.into()
                    && !self.is_upgraded(owner, Action::Cards);
                let to = if gate { boards::REPUTATION_GATE.into() } else { to };
                let top = to.min(boards::MOST_REPUTATION.into());
                let bonus = (from + 1..=top).any(|at| !boards::REPUTATION_BONUS[usize::from(at)].is_empty());
                if bonus || to > boards::MOST_REPUTATION.into() {
                    return EVERYTHING;
                }
                let writes = Footprint::writes(owner, &[Thing::Reputation]);
                let reads = if gate { bit(owner, Thing::ActionCards) } else { 0 };
                Footprint { reads, ..writes }
            }
        }
    }

    /// What an amount counts.
    fn counts(self, owner: Seat, amount: Amount) -> Footprint {
        let counter = match amount {
            Amount::N(_) => return Footprint::default(),
            Amount::Per { count, .. } | Amount::Tiers(count, _) => count,
        };
        let reads = match counter {
            Counter::Icons(_) | Counter::EitherIcon(..) | Counter::IconPairs(..) | Counter::Kinds(_) => {
                bit(owner, Thing::Icons)
            }
            Counter::IconsInAllZoos(_) => return self.reads_icons(),
            Counter::Animals(_) | Counter::Sponsors => bit(owner, Thing::Icons),
            Counter::Supports => bit(owner, Thing::Supports),
            Counter::Universities => bit(owner, Thing::Icons),
            Counter::XTokens => bit(owner, Thing::XTokens),
            Counter::Reputation => bit(owner, Thing::Reputation),
            Counter::Kiosks
            | Counter::Pavilions
            | Counter::KiosksAndPavilions
            | Counter::OccupiedEnclosures(_)
            | Counter::BuildingsNextTo(_)
            | Counter::ConnectedSpaces(_)
            | Counter::IsolatedSpaces(_)
            | Counter::EmptySpaces
            | Counter::CoveredAroundLandmark => bit(owner, Thing::Map),
            _ => !0,
        };
        Footprint { reads, ..Footprint::default() }
    }
}
