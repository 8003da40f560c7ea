//! What an effect reads and writes, so that effects which cannot disturb each other happen at once.
//!
//! One bit for each seat and kind of thing. Two gains of the same resource only add up, so they do not disturb each
//! other either; everything that asks something writes whatever the answer may touch.

use super::{Amount, Counter};
use crate::catalogue::boards;
use crate::catalogue::{Action, Resource};
use crate::knowing::look::Look;
use crate::position::{Pending, Source};
use tabletop::Seat;

/// Kinds of things that effects touch.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Thing {
    Money,
    Appeal,
    Conservation,
    Reputation,
    XTokens,
    Hand,
    Icons,
    Map,
    ActionCards,
    /// Action strengths that are covered.
    Strengths,
    Workers,
    Scoring,
    /// Tokens on sponsors, and conditions that may be ignored once.
    Tokens,
    /// Deck, display and discard pile; shared by all seats.
    Market,
    Supports,
    /// Cards on the notepad.
    Stored,
}

/// What an effect touches.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Footprint {
    reads: u64,
    adds: u64,
    writes: u64,
}

/// Touches everything: whatever an answer may bring.
pub(crate) const EVERYTHING: Footprint = Footprint { reads: !0, adds: 0, writes: !0 };

const fn bit(seat: Seat, thing: Thing) -> u64 {
    match thing {
        Thing::Market => 1 << thing as u8,
        _ => 1 << (16 * seat.0 + thing as u8),
    }
}

impl Footprint {
    /// Touches nothing.
    pub(crate) const NOTHING: Footprint = Footprint { reads: 0, adds: 0, writes: 0 };

    /// Adds to something, in a way that commutes with other additions.
    pub(crate) const fn adds(seat: Seat, thing: Thing) -> Footprint {
        Footprint { adds: bit(seat, thing), ..Footprint::NOTHING }
    }

    /// Reads something.
    pub(crate) const fn reads(seat: Seat, thing: Thing) -> Footprint {
        Footprint { reads: bit(seat, thing), ..Footprint::NOTHING }
    }

    /// Writes something.
    pub(crate) const fn writes(seat: Seat, thing: Thing) -> Footprint {
        Footprint { writes: bit(seat, thing), ..Footprint::NOTHING }
    }

    /// Cards come from the market into the hand.
    pub(crate) const fn draws(seat: Seat) -> Footprint {
        Footprint::writes(seat, Thing::Market).and(Footprint::adds(seat, Thing::Hand))
    }

    /// Both together.
    pub(crate) const fn and(self, other: Footprint) -> Footprint {
        Footprint {
            reads: self.reads | other.reads,
            adds: self.adds | other.adds,
            writes: self.writes | other.writes,
        }
    }

    /// Whether it only adds what commutes with itself, and to no track with bonuses.
    pub(crate) const fn is_plain(self) -> bool {
        let mut bonuses = 0;
        let mut seat = 0;
        while seat < 4 {
            bonuses |= bit(Seat(seat), Thing::Conservation) | bit(Seat(seat), Thing::Reputation);
            seat += 1;
        }
        self.writes == 0 && self.adds & bonuses == 0 && self.adds & self.reads == 0
    }

    /// Whether it is a gain of reputation that sets nothing off.
    pub(crate) const fn is_only_reputation(self, seat: Seat) -> bool {
        self.writes == bit(seat, Thing::Reputation)
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
        let income = |reads| Footprint { reads: bit(owner, reads), ..Footprint::adds(owner, Thing::Money) };
        match pending.source {
            Source::AppealIncome => income(Thing::Appeal),
            Source::KioskIncome => income(Thing::Map),
            _ => match self.part(pending) {
                Some(part) if part.next.is_some() => EVERYTHING,
                Some(part) => self.touches(part.effect, pending),
                None => Footprint::NOTHING,
            },
        }
    }

    /// Cards come from the display into the hand; the marks on them pay their owners.
    pub(crate) fn takes(self, owner: Seat) -> Footprint {
        self.position.market.marks.iter().fold(Footprint::draws(owner), |touched, &(_, marker)| {
            touched.and(Footprint::adds(marker, Thing::Money))
        })
    }

    /// Cards of the display are discarded, by a refill too; those with marks go to the hands of their owners.
    pub(crate) fn sweeps(self, owner: Seat) -> Footprint {
        let market = Footprint::writes(owner, Thing::Market);
        self.position
            .market
            .marks
            .iter()
            .fold(market, |touched, &(_, marker)| touched.and(Footprint::adds(marker, Thing::Hand)))
    }

    /// The icons of all zoos.
    fn reads_icons(self) -> Footprint {
        let reads = Seat::all(self.rules.seats).fold(0, |bits, seat| bits | bit(seat, Thing::Icons));
        Footprint { reads, ..Footprint::default() }
    }

    /// Appeal and conservation of all zoos.
    pub(crate) fn reads_tracks(self) -> Footprint {
        let reads = Seat::all(self.rules.seats)
            .fold(0, |bits, seat| bits | bit(seat, Thing::Appeal) | bit(seat, Thing::Conservation));
        Footprint { reads, ..Footprint::default() }
    }

    /// A gain adds; where it reaches a space with a bonus, or a gate, it writes.
    pub(crate) fn gains(self, owner: Seat, resource: Resource, n: u16) -> Footprint {
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
                let writes = Footprint::writes(owner, Thing::Reputation);
                let reads = if gate { bit(owner, Thing::ActionCards) } else { 0 };
                Footprint { reads, ..writes }
            }
        }
    }

    /// What an amount counts.
    pub(crate) fn counts(self, owner: Seat, amount: Amount) -> Footprint {
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
            Counter::StoredCards => bit(owner, Thing::Stored),
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
            | Counter::BuildingShapes
            | Counter::CoveredAroundLandmark => bit(owner, Thing::Map),
            Counter::KiosksOfOthers => {
                self.others(owner).fold(0, |bits, other| bits | bit(other, Thing::Map))
            }
            Counter::KioskPavilionPairs
            | Counter::Donations
            | Counter::PouchedCards
            | Counter::ZoosWithMoreAppeal
            | Counter::AquariumsNextTo(_)
            | Counter::KiosksWithEmptyNeighbours(_)
            | Counter::EmptyAreas(_)
            | Counter::KindsAheadOfRight(..)
            | Counter::ConditionsOnCards
            | Counter::BestKindNotSupported(_) => !0,
        };
        Footprint { reads, ..Footprint::default() }
    }
}
