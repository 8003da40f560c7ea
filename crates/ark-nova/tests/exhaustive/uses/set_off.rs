//! Where everything is printed that a move may have set off.

use super::Made;
use ark_nova::catalogue::CardKind;
use ark_nova::catalogue::boards::{self, MOST_UNIVERSITIES};
use ark_nova::effects::{Clause, On, WhoseZoo};
use ark_nova::flow::event::{Event, IgnoredBy};
use ark_nova::position::{Frame, Position, Setup, Source, Supporting};
use ark_nova::{Move, Question};
use tabletop::Seat;

impl Made<'_> {
    /// Where everything is printed that may have happened in this move: what was asked, what was pending, what was
    /// gained, and what the events set off.
    pub(super) fn sources(&self) -> Vec<(Source, Seat)> {
        let mut all = Vec::new();
        if let Some(Question::Effect { what, .. }) = self.question {
            all.push((what.source, what.owner));
        }
        let agenda = &self.before.agenda;
        all.extend(agenda.all_pending().iter().chain(&agenda.waiting[..]).map(|at| (at.source, at.owner)));
        if let Move::Bonus(cell) = self.answer {
            all.push((Source::Bonus(cell), self.seat));
        }
        for event in self.events {
            self.set_off(*event, &mut all);
        }
        for seat in Seat::all(self.rules.seats) {
            let (was, is) = (self.before.zoo(seat), self.after.zoo(seat));
            let spaces = was.reputation + 1..=is.reputation;
            all.extend(spaces.map(|space| (Source::Reputation(space), seat)));
            let reached = |space: &u8| was.conservation < *space && *space <= is.conservation;
            let spaces = boards::CONSERVATION_BONUS.iter().map(|(space, _)| *space).filter(reached);
            all.extend(spaces.map(|space| (Source::Conservation(space), seat)));
            self.triggers(seat, &mut all);
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What an event sets off, by where it is printed.
    fn set_off(&self, event: Event, all: &mut Vec<(Source, Seat)>) {
        let last = |n: usize| n.saturating_sub(1) as u8;
        match event {
            Event::Gained { seat, source, .. } => all.push((source, seat)),
            Event::Animal { seat, card, .. } => {
                let abilities = self.rules.look(self.before).abilities(card).len();
                all.extend((0..abilities).map(|i| (Source::Ability(card, i as u8), seat)));
            }
            Event::Sponsor { seat, card, .. } => {
                let lines = self.rules.sponsor(card).clauses().iter().enumerate();
                let now = lines.filter(|(_, clause)| matches!(clause, Clause::Now(_)));
                all.extend(now.map(|(i, _)| (Source::Sponsor(card, i as u8), seat)));
            }
            Event::Built { seat, building, .. } => {
                if let Some(card) = building.face().sponsor {
                    let lines = self.rules.sponsor(card).clauses().len();
                    all.extend((0..lines).map(|i| (Source::Sponsor(card, i as u8), seat)));
                }
                let covered = self.after.zoo(seat).covered.minus(self.before.zoo(seat).covered);
                let bonuses = self.after.zoo(seat).printed().bonus_spaces();
                all.extend(covered.and(bonuses).iter().map(|cell| (Source::Bonus(cell), seat)));
            }
            Event::Supported { seat, card, level, token } => {
                all.push((Source::Edge(token.saturating_sub(1)), seat));
                all.push((Source::Level(card, level), seat));
                if let Frame::Support(Supporting { new: true, .. }) = self.before.agenda.top() {
                    all.push((Source::PlayBonus(card), seat));
                }
            }
            Event::Partner { seat, .. } => {
                let nth = last(self.after.zoo(seat).partner_zoos.len());
                all.push((Source::PartnerSlot(nth), seat));
                if usize::from(nth) < MOST_UNIVERSITIES.into() {
                    all.push((Source::Row(nth), seat));
                }
            }
            Event::University { seat, university } => {
                let nth = last(self.after.zoo(seat).universities.len());
                all.extend([Source::UniversitySlot(nth), Source::Row(nth)].map(|source| (source, seat)));
                all.push((Source::University(university), seat));
            }
            Event::Worker { seat } => all.push((Source::WorkerSlot(self.before.zoo(seat).workers - 1), seat)),
            Event::Tile { seat, tile }
            | Event::TileUsed { seat, tile }
            | Event::Ignored { seat, by: IgnoredBy::Tile { tile }, .. } => {
                all.push((Source::Tile(tile), seat));
            }
            Event::Map { .. }
            | Event::Alternate { .. }
            | Event::Strengthened { .. }
            | Event::Concealed { .. }
            | Event::Turn { .. }
            | Event::Action { .. }
            | Event::Slot { .. }
            | Event::Upgraded { .. }
            | Event::Lost { .. }
            | Event::Wasted { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Revealed { .. }
            | Event::Kept { .. }
            | Event::Discarded { .. }
            | Event::Marked { .. }
            | Event::Claimed { .. }
            | Event::Wave { .. }
            | Event::Rescued { .. }
            | Event::HandShown { .. }
            | Event::Pouched { .. }
            | Event::Stored { .. }
            | Event::TakenBack { .. }
            | Event::Ignored { .. }
            | Event::Project { .. }
            | Event::Released { .. }
            | Event::Emptied { .. }
            | Event::Moved { .. }
            | Event::Marker { .. }
            | Event::Removed { .. }
            | Event::Returned { .. }
            | Event::Enlarged { .. }
            | Event::Task { .. }
            | Event::WorkerBack { .. }
            | Event::Token { .. }
            | Event::BreakToken { .. }
            | Event::Break
            | Event::Displayed { .. }
            | Event::Reshuffled { .. }
            | Event::ScoringDiscarded { .. }
            | Event::ScoringDrawn { .. }
            | Event::Victim { .. }
            | Event::Stolen { .. }
            | Event::EndTriggered { .. }
            | Event::Scored { .. }
            | Event::ChallengeGame { .. }
            | Event::Over => {}
        }
    }

    /// The lines of a seat that something in this move set off.
    fn triggers(&self, owner: Seat, all: &mut Vec<(Source, Seat)>) {
        let zoo = self.after.zoo(owner);
        for card in zoo.played.iter().filter(|card| card.kind() == Some(CardKind::Sponsor)) {
            for (i, clause) in self.rules.sponsor(card).clauses().iter().enumerate() {
                if matches!(clause, Clause::Whenever(trigger) if self.is_set_off(trigger.on, owner)) {
                    all.push((Source::Sponsor(card, i as u8), owner));
                }
            }
        }
        for (i, line) in zoo.printed().ability.iter().enumerate() {
            if matches!(line.clause, Clause::Whenever(trigger) if self.is_set_off(trigger.on, owner)) {
                all.push((Source::Map(i as u8), owner));
            }
        }
    }

    fn is_set_off(&self, on: On, owner: Seat) -> bool {
        let (was, is) = (self.before.zoo(owner), self.after.zoo(owner));
        let covered = is.covered.minus(was.covered);
        match on {
            On::IconEnters(icon, WhoseZoo::Own) => was.icons(icon) < is.icons(icon),
            On::IconEnters(icon, WhoseZoo::Any) => Seat::all(self.rules.seats)
                .any(|seat| self.before.zoo(seat).icons(icon) < self.after.zoo(seat).icons(icon)),
            On::NewIconKind(group) => {
                group.kinds().iter().any(|&icon| was.icons(icon) == 0 && is.icons(icon) > 0)
            }
            On::CellCovered(cells) => cells.meets(covered),
            On::SpaceCoveredNextTo(_) | On::BorderBonusGained => !covered.is_empty(),
            // Their gains name the line, and their questions are asked in a move of their own.
            On::AnimalOfFocusPlayed
            | On::AnimalsActionOnly(_)
            | On::Support(_)
            | On::OccupiedNextTo(_)
            | On::Placed(_)
            | On::HousedInContinent(_)
            | On::LastMarkerRemoved => false,
            On::AllCovered(area) => area.within(is.covered) && !area.within(was.covered),
            On::Start => {
                let hands = |position: &Position| matches!(position.agenda.top(), Frame::Setup(Setup::Hands));
                hands(self.after) && !hands(self.before)
            }
        }
    }
}
