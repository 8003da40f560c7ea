//! Final scoring and victory points at any time.

use crate::asking::Asks;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::final_scoring::{MOST_POINTS, Points};
use crate::catalogue::{CardId, Resource, boards};
use crate::effects::{Clause, Effect};
use crate::flow::engine::Engine;
use crate::flow::event::Event;
use crate::knowing::look::{Look, Walk};
use crate::position::{Frame, Picks, Position};
use tabletop::{Chance, Listener, Score, Seat, SeatSet};

impl Look<'_> {
    /// Victory points in the subtracting count: appeal above the target of the conservation (D-1).
    pub fn victory_points(self, seat: Seat) -> i32 {
        let zoo = self.zoo(seat);
        i32::from(zoo.appeal) - boards::target(zoo.conservation)
    }

    /// Points and tie-break: more supported projects.
    pub fn score(self, seat: Seat) -> Score {
        Score { points: self.victory_points(seat), tie_break: self.zoo(seat).supports().into() }
    }

    /// What a final scoring card gives a seat now.
    pub fn scoring_points(self, seat: Seat, card: CardId) -> u8 {
        let points = match self.rules.scoring_card(card).points {
            Points::Steps(counter, at) => {
                let n = self.count(seat, counter);
                at.iter().filter(|&&step| n >= step.into()).count() as u16
            }
            Points::Each(counter) => self.count(seat, counter),
            Points::Checks(conditions) => {
                conditions.iter().filter(|&&condition| self.holds(seat, condition)).count() as u16
            }
        };
        points.min(MOST_POINTS.into()) as u8
    }

    /// What the brown line of a sponsor gives a seat now.
    pub fn end_gain(self, seat: Seat, effect: Effect) -> Option<(Resource, u16)> {
        match effect {
            Effect::Gain(resource, amount) => Some((resource, self.amount(seat, amount))),
            Effect::If(condition, then) => self.holds(seat, condition).then(|| self.end_gain(seat, *then))?,
            _ => None,
        }
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// The end: a last discard if nobody reached 10 conservation, then the final scoring.
    pub(crate) fn end_game(&mut self) {
        if !self.position.scoring_discarded {
            return self.ask_scoring_discard();
        }
        for seat in Seat::all(self.rules.seats) {
            self.score_sponsors(seat, false);
            let cards = self.position.zoo(seat).scoring_cards();
            for card in cards {
                let n = self.look().scoring_points(seat, card);
                self.score_gain(seat, card, Resource::Conservation, n.into());
            }
        }
        for seat in Seat::all(self.rules.seats) {
            self.score_sponsors(seat, true);
        }
        if self.rules.options.challenge {
            self.end_challenge_game();
            if self.position.agenda.top() != Frame::Ending {
                return;
            }
        }
        *self.position.agenda.top_mut() = Frame::Over;
        self.mark_irrevocable();
        self.tell(|| Event::Over);
    }

    fn score_sponsors(&mut self, seat: Seat, last: bool) {
        let sponsors = self.position.zoo(seat).played;
        for card in sponsors.iter().filter(|card| card.kind() == Some(crate::catalogue::CardKind::Sponsor)) {
            for clause in self.rules.sponsor(card).clauses() {
                let effect = match clause {
                    Clause::AtEnd(effect) if !last => *effect,
                    Clause::AtVeryEnd(effect) if last => *effect,
                    _ => continue,
                };
                if let Some((resource, n)) = self.look().end_gain(seat, effect) {
                    self.score_gain(seat, card, resource, n);
                }
            }
        }
    }

    /// A plain gain at the end: no track bonuses any more.
    fn score_gain(&mut self, seat: Seat, card: CardId, what: Resource, n: u16) {
        let zoo = self.position.zoo_mut(seat);
        let (track, most) = match what {
            Resource::Appeal => (&mut zoo.appeal, boards::MOST_APPEAL),
            Resource::Conservation => (&mut zoo.conservation, boards::MOST_CONSERVATION),
            _ => return,
        };
        *track = (u16::from(*track) + n).min(most.into()) as u8;
        self.tell(|| Event::Scored { seat, card, what, n });
    }
}

/// All seats discard a final scoring card, at once.
#[derive(Clone, Copy)]
pub(crate) struct ScoringDiscard;

impl Asks for ScoringDiscard {
    fn asked(self, look: Look<'_>) -> SeatSet {
        look.position.open
    }

    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::DiscardScoring
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        look.zoo(seat).scoring_cards().map(Move::Card).try_for_each(visit)
    }

    /// A final scoring card goes under the pile.
    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        let Move::Card(card) = answer else { return };
        // Kept sealed as the only picked one until everybody has chosen.
        engine.position.zoo_mut(seat).picked.add(card.0.into());
        engine.position.open = engine.position.open.without(seat);
        if !engine.position.open.is_empty() {
            return;
        }
        engine.close();
        engine.mark_irrevocable();
        for seat in Seat::all(engine.rules.seats) {
            let zoo = engine.position.zoo_mut(seat);
            let picked = std::mem::take(&mut zoo.picked);
            for card in zoo.scoring_cards().filter(|card| picked.contains(card.0.into())) {
                engine.position.zoo_mut(seat).scoring &= !(1 << card.0);
                engine.position.market.scoring.push_front(card);
                engine.tell(|| Event::ScoringDiscarded { seat, card: Some(card) });
            }
        }
    }

    fn reseal(self, position: &mut Position, other: Seat, chance: &mut Chance) {
        if position.open.contains(other) {
            return;
        }
        let zoo = position.zoo_mut(other);
        let cards = zoo.scoring_cards().count() as u32;
        let chosen = zoo.scoring_cards().nth(chance.below(cards) as usize);
        zoo.picked = Picks::default();
        if let Some(card) = chosen {
            zoo.picked.add(card.0.into());
        }
    }
}
