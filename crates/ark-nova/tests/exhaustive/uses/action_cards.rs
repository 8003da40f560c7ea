//! What the alternate action cards add or change. What they add as effects is seen by the words.

use super::Made;
use crate::features::expansion;
use ark_nova::catalogue::action_cards::{self, Performance, Twist, by_strength};
use ark_nova::catalogue::{Action, Building, BuildingKind, CardId, Resource};
use ark_nova::effects::Rule;
use ark_nova::flow::event::{Event, IgnoredBy};
use ark_nova::hex::{Placement, placements};
use ark_nova::position::{Frame, Pending, Performing, Progress};
use ark_nova::{Move, Question};
use tabletop::Seat;

/// A building that the side of a Build card allows.
#[derive(Clone, Copy)]
pub(super) struct BySide {
    performing: Performing,
    /// By the numbers of the side.
    table: bool,
    /// By what it adds.
    twist: bool,
}

fn name(performing: Performing) -> String {
    expansion::side(performing.action, performing.number, performing.side)
}

impl BySide {
    pub(super) fn name(self, used: &mut Vec<String>) {
        let side = name(self.performing);
        used.extend(self.table.then(|| expansion::table(&side)));
        used.extend(self.twist.then_some(side));
    }
}

impl Made<'_> {
    /// The side of a Build card that a building needs to be one more of the action.
    pub(super) fn build_by_side(&self, building: Building, progress: Progress) -> Option<BySide> {
        let performing = self.before.agenda.performing()?;
        let side = performing.printed();
        let (Progress::Build { left, built, .. }, Performance::Build { more, .. }) = (progress, side.does)
        else {
            return None;
        };
        let by_strength = building.size() <= left;
        let again = built.checked_shr(building as u32).is_some_and(|built| built & 1 == 1);
        let standard = building.kind() == BuildingKind::StandardEnclosure;
        // One more of a kind just built is a copy that a sponsor allows.
        let copy = again && !(side.twist == Some(Twist::RepeatStandard) && standard);
        let by_strength = by_strength && !copy;
        let table = by_strength && more > 0 && building.size() + more > left;
        let twist = by_strength && side.twist == Some(Twist::RepeatStandard) && again && standard;
        Some(BySide { performing, table, twist })
    }

    /// The side of a Build card that adds a building.
    pub(super) fn extra_by_side(&self) -> Option<BySide> {
        self.before.agenda.performing().map(|performing| BySide { performing, table: false, twist: true })
    }

    /// Whether an offer of an action card did what it says.
    pub(super) fn side_action_is_shown(&self, twist: Twist, at: Pending) -> bool {
        let owner = at.owner;
        match twist {
            Twist::PayForAppeal => self.traded(owner).is_some() && self.gained(at, Resource::Appeal),
            Twist::TradeOnce { .. } => self.traded(owner).is_some(),
            Twist::SellOnce { .. } => self.gained(at, Resource::Money),
            Twist::SwapSponsor => self.took(owner, |_| true),
            Twist::SponsorWithBreak => {
                self.any(|event| matches!(event, Event::Sponsor { seat, .. } if seat == owner))
            }
            // They are no offers.
            Twist::ExtraBuilding(..)
            | Twist::RepeatStandard
            | Twist::CoverTerrain(_)
            | Twist::IgnoreConditionIfSingle(_)
            | Twist::HunterWithoutAnimal(_)
            | Twist::FirstAnimalCheaper(_)
            | Twist::MarkAfter(_)
            | Twist::FromSupply { .. }
            | Twist::HireInsteadOfProject
            | Twist::WorkersForStrength(_)
            | Twist::XTokenIfStronger
            | Twist::DonationLessByXTokens
            | Twist::OtherActionInstead(_)
            | Twist::CardInsteadOfDonation
            | Twist::DiggingFirst(_)
            | Twist::CleverAfter(_)
            | Twist::BonusMoney(_) => false,
        }
    }

    /// What the action card in use changed, and the draft.
    pub(super) fn by_action_card(&self, used: &mut Vec<String>) {
        if let Move::Alternates(a, b) = self.answer {
            let spare = self.before.draft.spare[self.seat.index()];
            used.extend((spare.contains(a) || spare.contains(b)).then(|| expansion::FOURTH_CARD.into()));
        }
        let Some(performing) = self.before.agenda.performing() else { return };
        let side = name(performing);
        if self.cards_by_table(performing) {
            used.push(expansion::table(&side));
        }
        if let Some(twist) = performing.printed().twist {
            self.by_twist(performing, twist, &side, used);
        }
    }

    fn by_twist(&self, performing: Performing, twist: Twist, side: &str, used: &mut Vec<String>) {
        let happened = match twist {
            Twist::CoverTerrain(_) => self.covered_terrain(),
            Twist::IgnoreConditionIfSingle(_) => {
                self.any(|event| matches!(event, Event::Ignored { by: IgnoredBy::ActionCard { .. }, .. }))
            }
            Twist::FirstAnimalCheaper(_) => self.first_animal_paid(),
            Twist::FromSupply { .. } => {
                self.supplied(side, used);
                false
            }
            Twist::HireInsteadOfProject => {
                self.answer == Move::Hire && self.any(|event| matches!(event, Event::Worker { .. }))
            }
            Twist::WorkersForStrength(_) => {
                let went = |event| matches!(event, Event::Task { workers: 2.., .. });
                matches!(self.answer, Move::TaskWith(..)) && self.any(went)
            }
            Twist::DonationLessByXTokens => self.donation_is_cheaper(),
            Twist::CardInsteadOfDonation => {
                let step = matches!(self.question, Some(Question::Step(_)));
                step && matches!(self.answer, Move::Card(_) | Move::Deck) && self.hand_grew(self.seat)
            }
            Twist::BonusMoney(_) => {
                let source = performing.source();
                self.any(|event| matches!(event, Event::Gained { source: from, .. } if from == source))
            }
            Twist::TradeOnce { .. } => {
                if let (Move::Trade(give, get), Some(_)) = (self.answer, self.traded(self.seat)) {
                    used.push(expansion::trade(side, give, get));
                }
                false
            }
            Twist::SellOnce { any } => {
                if any && self.lowered() {
                    used.push(expansion::lowers(side));
                }
                false
            }
            // Counted when the building stands.
            Twist::ExtraBuilding(..) | Twist::RepeatStandard => false,
            // Their effects say what they add.
            Twist::HunterWithoutAnimal(_)
            | Twist::PayForAppeal
            | Twist::MarkAfter(_)
            | Twist::XTokenIfStronger
            | Twist::OtherActionInstead(_)
            | Twist::DiggingFirst(_)
            | Twist::CleverAfter(_)
            | Twist::SwapSponsor
            | Twist::SponsorWithBreak => false,
        };
        if happened {
            used.push(side.to_owned());
        }
    }

    /// A building of the action lies on rock or water.
    fn covered_terrain(&self) -> bool {
        let Frame::Place { terrain: Some(_), .. } = self.before.agenda.top() else { return false };
        let map = self.before.zoo(self.seat).printed();
        let anyway = self.rules.look(self.before).has_rule(self.seat, Rule::IgnoreTerrain);
        !anyway
            && self.any(|event| match event {
                Event::Built { seat, building, anchor, turn, .. } if seat == self.seat => {
                    let id = Placement::find(building, anchor, turn);
                    let cells = id.map(|id| placements(building)[usize::from(id)].cells);
                    cells.is_some_and(|cells| cells.meets(map.rock.or(map.water)))
                }
                _ => false,
            })
    }

    /// The first animal of an Animals action was paid for.
    fn first_animal_paid(&self) -> bool {
        let playing = |frame: &Frame| matches!(frame, Frame::House { .. } | Frame::Conditions { .. });
        let under = self.before.agenda.frames().rev().find(|frame| !playing(frame));
        let first = matches!(
            under,
            Some(Frame::Action(Performing { progress: Progress::Animals { played: 1, .. }, .. }))
        );
        first && self.any(|event| matches!(event, Event::Animal { seat, cost: 1.., .. } if seat == self.seat))
    }

    /// Tiles that the board would not have given.
    fn supplied(&self, side: &str, used: &mut Vec<String>) {
        let (board, zoo) = (&self.before.association, self.before.zoo(self.seat));
        for event in self.events {
            match *event {
                Event::Partner { continent, .. }
                    if !board.offers_partner(continent) || zoo.has_partner(continent) =>
                {
                    used.push(expansion::from_supply(side, "partner zoo"));
                }
                Event::University { university, .. }
                    if !board.offers_university(university) || zoo.has_university(university) =>
                {
                    used.push(expansion::from_supply(side, "university"));
                }
                _ => {}
            }
        }
    }

    /// A donation that would have cost more without X-tokens.
    fn donation_is_cheaper(&self) -> bool {
        let mut without = *self.before;
        without.zoo_mut(self.seat).x_tokens = 0;
        let cost = |position| self.rules.look(position).donation_cost(self.seat);
        self.answer == Move::Donate
            && self.after.zoo(self.seat).donations > self.before.zoo(self.seat).donations
            && cost(&without) > cost(self.before)
    }

    /// A sponsor was played with fewer levels than it has.
    fn lowered(&self) -> bool {
        let lower = |seat: Seat, position: &ark_nova::Position| {
            let performing = position.agenda.performing().filter(|_| position.active == seat);
            match performing.map(|performing| performing.progress) {
                Some(Progress::Sponsors { lower, .. }) => lower,
                _ => 0,
            }
        };
        matches!(self.answer, Move::Sponsor(_))
            && lower(self.seat, self.before) > lower(self.seat, self.after)
            && self.any(|event| matches!(event, Event::Sponsor { .. }))
    }

    /// Cards that the standard card would have discarded, or not snapped.
    fn cards_by_table(&self, performing: Performing) -> bool {
        let standard = action_cards::side(Action::Cards, 0, performing.side).does;
        let (
            Performance::Cards { discard, snap, .. },
            Performance::Cards { discard: usual, snap: fewer, .. },
        ) = (performing.printed().does, standard)
        else {
            return false;
        };
        let at = |table| by_strength(table, performing.strength);
        let Some(Question::Step(progress)) = self.question else { return false };
        match (progress, self.answer) {
            (Progress::Drawing { left, .. }, Move::Deck | Move::Card(_)) => {
                left == 1 && at(usual) > at(discard)
            }
            (Progress::Drawing { .. }, Move::Done) => at(usual) > at(discard),
            (Progress::Snapping { left }, Move::Card(card)) => {
                self.is_taken(card) && at(snap) - left >= at(fewer)
            }
            _ => false,
        }
    }

    fn is_taken(&self, card: CardId) -> bool {
        self.took(self.seat, |taken| taken == card)
    }
}
