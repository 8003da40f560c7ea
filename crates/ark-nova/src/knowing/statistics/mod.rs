//! What players ask about a game afterwards: folds over its events.
//!
//! Everything is an array indexed by an enum, so that listening costs next to nothing beside playing.

mod cards;

pub use cards::{CardLife, CardLives, Got};

use crate::catalogue::{Action, CardId, CardKind, Resource, boards};
use crate::flow::event::{CardToken, Event, Loss};
use crate::position::Source;
use crate::rules::Rules;
use tabletop::{Listener, Seat};

/// Where a gain came from, in groups a player thinks in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Origin {
    /// What animals print: appeal, conservation, reputation, abilities.
    Animals,
    /// What sponsors print, their income included, but not their brown lines.
    Sponsors,
    /// Levels of supported projects, and bonuses for playing one.
    Projects,
    /// Placement bonuses, and the appeal for a covered map.
    Placement,
    /// The ability of the map, its left edge, and its spaces for partner zoos, universities and workers.
    Map,
    /// Tasks of the association board and universities.
    Association,
    /// Donations.
    Donations,
    /// Spaces of the reputation and conservation tracks.
    Tracks,
    /// Bonus tiles.
    Tiles,
    /// Pavilions.
    Pavilions,
    /// Kiosks, in the income.
    Kiosks,
    /// The income by appeal.
    Appeal,
    /// Actions themselves: the break option of Sponsors, the reputation of Animals, the X-token action, and the X-token
    /// for bringing the break.
    Actions,
    /// Final scoring cards.
    FinalScoring,
    /// The brown lines of sponsors, at the end of the game.
    SponsorsAtEnd,
}

impl Origin {
    /// Every origin.
    pub const ALL: [Origin; 15] = [
        Origin::Animals,
        Origin::Sponsors,
        Origin::Projects,
        Origin::Placement,
        Origin::Map,
        Origin::Association,
        Origin::Donations,
        Origin::Tracks,
        Origin::Tiles,
        Origin::Pavilions,
        Origin::Kiosks,
        Origin::Appeal,
        Origin::Actions,
        Origin::FinalScoring,
        Origin::SponsorsAtEnd,
    ];

    /// The group a source belongs to.
    pub const fn of(source: Source) -> Origin {
        match source {
            Source::Gain(card, _) => match card.kind() {
                Some(CardKind::Animal) => Origin::Animals,
                Some(CardKind::Sponsor) => Origin::Sponsors,
                _ => Origin::Projects,
            },
            Source::Ability(..) | Source::Copied(..) | Source::Reef(_) => Origin::Animals,
            Source::Sponsor(..) => Origin::Sponsors,
            Source::Level(..) | Source::PlayBonus(_) => Origin::Projects,
            Source::Bonus(_) | Source::FullMap => Origin::Placement,
            Source::Map(_)
            | Source::Marker(_)
            | Source::Edge(_)
            | Source::PartnerSlot(_)
            | Source::UniversitySlot(_)
            | Source::WorkerSlot(_)
            | Source::Row(_) => Origin::Map,
            Source::University(_) | Source::Task(_) => Origin::Association,
            Source::Donation => Origin::Donations,
            Source::Reputation(_) | Source::LastTile | Source::Conservation(_) => Origin::Tracks,
            Source::Tile(_) => Origin::Tiles,
            Source::Pavilion => Origin::Pavilions,
            Source::KioskIncome => Origin::Kiosks,
            Source::AppealIncome => Origin::Appeal,
            Source::AnimalsAction
            | Source::CoveredTerrain
            | Source::ActionCard(..)
            | Source::Mark
            | Source::BreakTrack
            | Source::BreakOption
            | Source::XTokenAction => Origin::Actions,
        }
    }
}

/// What money went to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Expense {
    /// Animals, their folder included.
    Animals,
    /// Sponsors: folders, and those bought for money.
    Sponsors,
    /// Projects played from the display.
    Projects,
    /// Buildings.
    Buildings,
    /// Donations.
    Donations,
    /// Exchanged for something else.
    Trades,
    /// Venom.
    Venom,
    /// Money taken by others.
    Pilfered,
}

impl Expense {
    /// Every expense.
    pub const ALL: [Expense; 8] = [
        Expense::Animals,
        Expense::Sponsors,
        Expense::Projects,
        Expense::Buildings,
        Expense::Donations,
        Expense::Trades,
        Expense::Venom,
        Expense::Pilfered,
    ];
}

/// What one seat did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatStatistics {
    /// Appeal at the start.
    pub start_appeal: u8,
    /// Turns.
    pub turns: u16,
    /// Actions of each kind, repeated and borrowed ones included.
    pub actions: [u16; Action::ALL.len()],
    /// The strengths of these actions added up.
    pub strengths: [u16; Action::ALL.len()],
    /// X-token actions.
    pub x_token_actions: u16,
    /// Actions with the card of another player.
    pub borrowed: u16,
    /// What was gained of each resource, by where it came from.
    pub gained: [[u16; Origin::ALL.len()]; Resource::COUNT],
    /// Money by what it went to.
    pub spent: [u16; Expense::ALL.len()],
    /// Appeal lost with released animals.
    pub appeal_lost: u16,
    /// X-tokens spent.
    pub x_tokens_spent: u16,
    /// Gains of each resource that came to nothing.
    pub wasted: [u16; Resource::COUNT],
    /// Cards drawn from the deck.
    pub drawn: u16,
    /// Cards taken from the display.
    pub taken: u16,
    /// Revealed cards that were kept.
    pub kept: u16,
    /// Cards discarded after the set-up, from the hand or as released animals.
    pub discarded: u16,
    /// Cards tucked.
    pub pouched: u16,
    /// Animals played.
    pub animals: u16,
    /// Sponsors played.
    pub sponsors: u16,
    /// Projects laid above the board.
    pub projects: u16,
    /// Projects supported.
    pub supports: u16,
    /// Animals released.
    pub released: u16,
    /// Animals rescued above the map, not played.
    pub rescued: u16,
    /// Buildings placed.
    pub built: u16,
    /// Tasks of the association board performed, by kind.
    pub tasks: [u16; boards::Task::ALL.len()],
    /// Donations.
    pub donations: u16,
    /// Action cards upgraded.
    pub upgrades: u16,
    /// The own turns on which they were upgraded, by kind; 0 if never.
    pub upgraded_on: [u16; Action::ALL.len()],
    /// Partner zoos taken.
    pub partner_zoos: u16,
    /// Universities taken.
    pub universities: u16,
    /// Workers hired, without the first one.
    pub hired: u16,
    /// Bonus tiles taken.
    pub tiles: u16,
    /// Times this seat was the victim of a chosen ability.
    pub victim: u16,
    /// Venom and Constriction tokens received.
    pub hindered: u16,
}

impl SeatStatistics {
    /// All that was gained of a resource.
    pub fn gained(&self, what: Resource) -> u32 {
        self.gained[what as usize].iter().map(|&n| u32::from(n)).sum()
    }

    /// All money that was spent or lost.
    pub fn spent(&self) -> u32 {
        self.spent.iter().map(|&n| u32::from(n)).sum()
    }

    /// Where a track stands by what was told.
    fn reached(&self, what: Resource) -> u32 {
        match what {
            Resource::Appeal => {
                u32::from(self.start_appeal) + self.gained(what) - u32::from(self.appeal_lost)
            }
            _ => self.gained(what),
        }
    }
}

/// What happened in a game, counted while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// What each seat did.
    pub seats: [SeatStatistics; 4],
    /// Turns of all seats.
    pub turns: u16,
    /// Breaks.
    pub breaks: u16,
    /// Times the deck was shuffled anew.
    pub reshuffled: u16,
    /// Who had the first turn.
    pub first: Seat,
    /// Who triggered the end.
    pub end_triggered: Option<Seat>,
    solo_appeal: Option<u8>,
    at_table: u8,
}

impl Statistics {
    /// Nothing counted yet.
    pub fn new(rules: &Rules) -> Statistics {
        Statistics {
            seats: Default::default(),
            turns: 0,
            breaks: 0,
            reshuffled: 0,
            first: Seat(0),
            end_triggered: None,
            solo_appeal: rules.is_solo().then_some(rules.options.solo_appeal),
            at_table: rules.seats as u8,
        }
    }

    fn of(&mut self, seat: Seat) -> &mut SeatStatistics {
        &mut self.seats[seat.index() & 3]
    }

    fn begin(&mut self, first: Seat) {
        self.first = first;
        for turn in 0..self.at_table {
            let seat = Seat((first.0 + turn) % self.at_table);
            let appeal = self.solo_appeal.unwrap_or(boards::START_APPEAL[usize::from(turn)]);
            self.of(seat).start_appeal = appeal;
        }
    }

    fn pay(&mut self, seat: Seat, what: Expense, cost: u16) {
        self.of(seat).spent[what as usize] += cost;
    }

    /// Every payment is told before what it was for; what nothing follows was a donation.
    fn paid(&mut self, seat: Seat, n: u16, reason: Loss) {
        match reason {
            Loss::Price => self.pay(seat, Expense::Donations, n),
            Loss::Traded => self.pay(seat, Expense::Trades, n),
            Loss::Venom => self.pay(seat, Expense::Venom, n),
            Loss::Pilfered => self.pay(seat, Expense::Pilfered, n),
            Loss::Spent | Loss::Release => {}
        }
    }

    fn paid_for(&mut self, seat: Seat, what: Expense, cost: u16) {
        self.of(seat).spent[Expense::Donations as usize] -= cost;
        self.pay(seat, what, cost);
    }

    /// What was scored, as far as the track goes.
    fn scored(&mut self, seat: Seat, card: CardId, what: Resource, n: u16) {
        let most = match what {
            Resource::Appeal => boards::MOST_APPEAL,
            _ => boards::MOST_CONSERVATION,
        };
        let origin = match card.kind() {
            Some(CardKind::FinalScoring) => Origin::FinalScoring,
            _ => Origin::SponsorsAtEnd,
        };
        let of = self.of(seat);
        let room = u32::from(most) - of.reached(what);
        of.gained[what as usize][origin as usize] += u32::from(n).min(room) as u16;
    }
}

impl Listener<Event> for Statistics {
    // Each place that tells something knows what it is: inlined, only that arm is left.
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        match event {
            Event::Turn { seat, number } => {
                if number == 1 {
                    self.begin(seat);
                }
                self.turns = number;
                self.of(seat).turns += 1;
            }
            Event::Action { seat, action, owner, strength, .. } => {
                let of = self.of(seat);
                of.actions[action as usize] += 1;
                of.strengths[action as usize] += u16::from(strength);
                of.borrowed += u16::from(owner != seat);
            }
            Event::Upgraded { seat, action } => {
                let of = self.of(seat);
                of.upgrades += 1;
                of.upgraded_on[action as usize] = of.turns;
            }
            Event::Gained { seat, what, n, source } => {
                let of = self.of(seat);
                of.gained[what as usize][Origin::of(source) as usize] += n;
                of.x_token_actions += u16::from(matches!(source, Source::XTokenAction));
                of.donations += u16::from(matches!(source, Source::Donation));
            }
            Event::Lost { seat, what, n, reason } => match what {
                Resource::Money => self.paid(seat, n, reason),
                Resource::XToken => self.of(seat).x_tokens_spent += n,
                Resource::Appeal => self.of(seat).appeal_lost += n,
                _ => {}
            },
            Event::Wasted { seat, what, n } => self.of(seat).wasted[what as usize] += n,
            Event::Drew { seat, .. } => self.of(seat).drawn += 1,
            Event::Took { seat, .. } | Event::Claimed { seat, .. } => self.of(seat).taken += 1,
            Event::Kept { seat, .. } => self.of(seat).kept += 1,
            Event::Discarded { seat: Some(seat), .. } => {
                let counts = u16::from(self.turns > 0);
                self.of(seat).discarded += counts;
            }
            Event::Pouched { seat, .. } => self.of(seat).pouched += 1,
            Event::Animal { seat, cost, .. } => {
                self.paid_for(seat, Expense::Animals, cost);
                self.of(seat).animals += 1;
            }
            Event::Sponsor { seat, cost, .. } => {
                self.paid_for(seat, Expense::Sponsors, cost);
                self.of(seat).sponsors += 1;
            }
            Event::Project { seat, cost, .. } => {
                self.paid_for(seat, Expense::Projects, cost);
                self.of(seat).projects += 1;
            }
            Event::Built { seat, cost, .. } => {
                self.paid_for(seat, Expense::Buildings, cost);
                self.of(seat).built += 1;
            }
            Event::Supported { seat, .. } => self.of(seat).supports += 1,
            Event::Released { seat, .. } => self.of(seat).released += 1,
            Event::Task { seat, task, .. } => self.of(seat).tasks[task as usize] += 1,
            Event::Partner { seat, .. } => self.of(seat).partner_zoos += 1,
            Event::University { seat, .. } => self.of(seat).universities += 1,
            Event::Worker { seat } => self.of(seat).hired += 1,
            Event::Tile { seat, .. } => self.of(seat).tiles += 1,
            Event::Token { seat, token, .. } => {
                self.of(seat).hindered += u16::from(token != CardToken::Multiplier);
            }
            Event::Rescued { seat, .. } => self.of(seat).rescued += 1,
            Event::Break => self.breaks += 1,
            Event::Reshuffled { .. } => self.reshuffled += 1,
            Event::Victim { victim, .. } => self.of(victim).victim += 1,
            Event::EndTriggered { seat } => self.end_triggered = Some(seat),
            Event::Scored { seat, card, what, n } => self.scored(seat, card, what, n),
            Event::Discarded { seat: None, .. }
            | Event::Map { .. }
            | Event::Alternate { .. }
            | Event::Strengthened { .. }
            | Event::Concealed { .. }
            | Event::Slot { .. }
            | Event::Revealed { .. }
            | Event::Marked { .. }
            | Event::Wave { .. }
            | Event::HandShown { .. }
            | Event::Stored { .. }
            | Event::TakenBack { .. }
            | Event::TileUsed { .. }
            | Event::Ignored { .. }
            | Event::Emptied { .. }
            | Event::Marker { .. }
            | Event::Moved { .. }
            | Event::Removed { .. }
            | Event::Returned { .. }
            | Event::Enlarged { .. }
            | Event::WorkerBack { .. }
            | Event::BreakToken { .. }
            | Event::Displayed { .. }
            | Event::ScoringDiscarded { .. }
            | Event::ScoringDrawn { .. }
            | Event::Stolen { .. }
            | Event::ChallengeGame { .. }
            | Event::Over => {}
        }
    }
}
