//! Gains and payments, with the bonuses of the tracks.

use crate::catalogue::action_cards::Twist;
use crate::catalogue::{Action, Resource, boards};
use crate::flow::engine::Engine;
use crate::flow::event::{Event, Loss};
use crate::position::{Frame, Pending, Progress, Source};
use tabletop::{Listener, Seat, SeatSet};

impl<L: Listener<Event>> Engine<'_, L> {
    /// Gains of a resource; what reaching a space brings is set off. Returns what was really gained.
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, n: u16, source: Source) -> u16 {
        if n == 0 {
            return 0;
        }
        match resource {
            Resource::Money => self.gain_money(seat, n, source),
            Resource::Appeal => self.gain_appeal(seat, n, source),
            Resource::Conservation => self.gain_conservation(seat, n, source),
            Resource::Reputation => self.gain_reputation(seat, n, source),
            Resource::XToken => {
                let zoo = self.position.zoo_mut(seat);
                let gained = n.min((boards::MOST_X_TOKENS - zoo.x_tokens).into());
                zoo.x_tokens += gained as u8;
                self.tell_gain(seat, resource, n, gained, source)
            }
        }
    }

    fn tell_gain(&mut self, seat: Seat, what: Resource, n: u16, gained: u16, source: Source) -> u16 {
        if gained > 0 {
            self.tell(|| Event::Gained { seat, what, n: gained, source });
        }
        if gained < n {
            self.tell(|| Event::Wasted { seat, what, n: n - gained });
        }
        gained
    }

    /// Gains money.
    pub(crate) fn gain_money(&mut self, seat: Seat, n: u16, source: Source) -> u16 {
        let money = &mut self.position.zoo_mut(seat).money.0;
        *money = money.saturating_add(n);
        let gained = self.tell_gain(seat, Resource::Money, n, n, source);
        if gained > 0 {
            self.gain_bonus_money(seat);
        }
        gained
    }

    /// The money that an action card adds to the first money its player gains in the action (P-25).
    fn gain_bonus_money(&mut self, seat: Seat) {
        if seat != self.position.active {
            return;
        }
        let Some(performing) = self.position.agenda.performing_mut() else { return };
        let source = performing.source();
        if let Some(Twist::BonusMoney(more)) = performing.printed().twist
            && let Progress::Sponsors { used: used @ false, .. } = &mut performing.progress
        {
            *used = true;
            self.gain_money(seat, more.into(), source);
        }
    }

    fn gain_appeal(&mut self, seat: Seat, n: u16, source: Source) -> u16 {
        let zoo = self.position.zoo_mut(seat);
        let gained = n.min((boards::MOST_APPEAL - zoo.appeal).into());
        zoo.appeal += gained as u8;
        self.tell_gain(seat, Resource::Appeal, n, gained, source)
    }

    fn gain_conservation(&mut self, seat: Seat, n: u16, source: Source) -> u16 {
        let zoo = self.position.zoo_mut(seat);
        let from = zoo.conservation;
        let gained = n.min((boards::MOST_CONSERVATION - from).into());
        let to = from + gained as u8;
        zoo.conservation = to;
        self.tell_gain(seat, Resource::Conservation, n, gained, source);
        let reached = |at: u8| from < at && at <= to;
        for &(space, _) in boards::CONSERVATION_BONUS.iter().filter(|(space, _)| reached(*space)) {
            self.set_off(Pending::new(Source::Conservation(space), seat));
        }
        if reached(boards::FINAL_SCORING_DISCARD_AT) && !self.position.scoring_discarded {
            self.ask_scoring_discard();
        }
        gained
    }

    /// All seats discard a final scoring card, before anything else that is pending (D-44).
    pub(crate) fn ask_scoring_discard(&mut self) {
        self.position.scoring_discarded = true;
        self.position.open = SeatSet::all(self.rules.seats);
        self.open(Frame::ScoringDiscard);
    }

    fn gain_reputation(&mut self, seat: Seat, n: u16, source: Source) -> u16 {
        let open = self.look().is_upgraded(seat, Action::Cards);
        let from = self.position.zoo(seat).reputation;
        let last = if open || from > boards::REPUTATION_GATE {
            boards::MOST_REPUTATION
        } else {
            boards::REPUTATION_GATE
        };
        let gained = n.min((last - from).into());
        let to = from + gained as u8;
        self.position.zoo_mut(seat).reputation = to;
        let past_end = last == boards::MOST_REPUTATION;
        let wasted = if past_end { gained } else { n };
        self.tell_gain(seat, Resource::Reputation, wasted, gained, source);
        for space in from + 1..=to {
            if !boards::REPUTATION_BONUS[usize::from(space)].is_empty() {
                self.set_off(Pending::new(Source::Reputation(space), seat));
            }
        }
        if past_end && gained < n {
            let offers_tile = self.position.market.last_tile.is_some();
            // One point may be exchanged for the tile, the others are appeal (M-6.1).
            let exchanged = u16::from(offers_tile);
            let appeal = (n - gained - exchanged) * u16::from(boards::APPEAL_PAST_REPUTATION);
            if appeal > 0 {
                self.gain_appeal(seat, appeal, source);
            }
            if offers_tile {
                self.set_off(Pending::new(Source::LastTile, seat));
            }
        }
        gained
    }

    /// Pays money that was checked to be there.
    pub(crate) fn pay(&mut self, seat: Seat, n: u16) {
        if n > 0 {
            self.position.zoo_mut(seat).money.0 -= n;
            self.tell(|| Event::Lost { seat, what: Resource::Money, n, reason: Loss::Price });
        }
    }

    /// Hires a worker; the space below it may give something.
    pub(crate) fn hire(&mut self, seat: Seat) {
        let zoo = self.position.zoo_mut(seat);
        if zoo.all_hired() {
            return;
        }
        let slot = zoo.workers - 1;
        zoo.workers += 1;
        let gives = !zoo.printed().workers[usize::from(slot)].is_empty();
        self.tell(|| Event::Worker { seat });
        if gives {
            self.set_off(Pending::new(Source::WorkerSlot(slot), seat));
        }
    }

    /// Flips an action card to side II.
    pub(crate) fn upgrade(&mut self, seat: Seat, action: Action) {
        let zoo = self.position.zoo_mut(seat);
        let slot = zoo.slot_of(action);
        zoo.slots[slot].side = crate::catalogue::Side::II;
        self.tell(|| Event::Upgraded { seat, action });
    }

    /// Advances the break token; who brings it to the end gains an X-token.
    pub(crate) fn advance_break(&mut self, seat: Seat, steps: u8) {
        if self.rules.is_solo() || self.position.break_steps == 0 {
            return;
        }
        let left = self.position.break_steps.saturating_sub(steps);
        self.position.break_steps = left;
        self.tell(|| Event::BreakToken { steps, left });
        if left == 0 {
            self.position.break_caused_by = Some(seat);
            self.set_off(Pending::new(Source::BreakTrack, seat));
        }
    }
}
