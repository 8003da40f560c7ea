//! How a game of lanterns goes on.

use super::{Blocker, Event, Flaw, Gained, Lanterns, Move, Position, Stage, Toy};
use std::ops::ControlFlow;
use tabletop::{First, Listener, Objections, Seat};

const ROUNDS: u8 = 9;
pub(super) const HAND: usize = 4;

impl<X: Gained> Toy<X> {
    pub(super) fn flawed(&self, flaw: Flaw) -> bool {
        self.options.flaw == flaw
    }

    pub fn lanterns(&self) -> u8 {
        match self.options.lanterns {
            Lanterns::Few => 14,
            Lanterns::Many => 24,
        }
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<X> {
        Seat::all(self.options.seats.into())
    }

    /// The moves that could be listed, in order.
    pub(super) fn candidates(&self, position: &Position<X>, seat: Seat, moves: &mut Vec<Move>) {
        let hand = &position.hands[seat.index()];
        let offers = match position.stage {
            Stage::Offer => hand.as_slice(),
            Stage::Turn { .. } | Stage::Pick { .. } | Stage::Over => &[],
        };
        moves.extend(offers.iter().map(|&lantern| Move::Offer(lantern)));
        moves.extend([Move::Draw, Move::Pair]);
        moves.extend(hand.iter().map(|&lantern| Move::Pick(lantern)));
        moves.extend(hand.iter().map(|&lantern| Move::Back(lantern)));
        moves.extend([Move::Pass, Move::Trade]);
        moves.extend(self.flawed(Flaw::NotationOneWay).then_some(Move::Hum));
        moves.extend(self.flawed(Flaw::NotationReserved).then_some(Move::Quit));
    }

    pub(super) fn choices(&self, position: &Position<X>, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.candidates(position, seat, &mut moves);
        moves.retain(|&answer| {
            let mut first = First::default();
            let _ = self.walk(position, seat, answer, &mut first);
            first.0.is_none()
        });
        moves
    }

    pub(super) fn walk<O: Objections<Blocker>>(
        &self,
        position: &Position<X>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> ControlFlow<()> {
        if position.stunned.contains(seat) {
            objections.raise(Blocker::Stage)?;
        }
        let hand = &position.hands[seat.index()];
        match (answer, position.stage) {
            (Move::Offer(lantern), Stage::Offer) => {
                if !hand.contains(&lantern) {
                    objections.raise(Blocker::NotInHand { lantern })?;
                }
            }
            (Move::Draw, Stage::Turn { .. }) => {
                if position.pile.is_empty() && position.aside.is_empty() {
                    objections.raise(Blocker::NothingToDraw)?;
                }
            }
            (Move::Pair, Stage::Turn { .. }) => {
                if hand.len() < 2 {
                    objections.raise(Blocker::HandSize { needed: 2, has: hand.len() as u8 })?;
                }
            }
            (Move::Pick(lantern), Stage::Pick { first, .. }) => {
                if !hand.contains(&lantern) {
                    objections.raise(Blocker::NotInHand { lantern })?;
                }
                if first == Some(lantern) {
                    objections.raise(Blocker::Picked { lantern })?;
                }
            }
            (Move::Back(lantern), Stage::Pick { first, .. }) => {
                if first != Some(lantern) {
                    objections.raise(Blocker::NotPicked { lantern })?;
                }
            }
            (Move::Pass, Stage::Turn { .. }) => {}
            (Move::Hum, Stage::Turn { .. }) if self.flawed(Flaw::NotationOneWay) => {}
            (Move::Quit, Stage::Turn { .. }) if self.flawed(Flaw::NotationReserved) => {}
            (Move::Trade, Stage::Turn { .. } | Stage::Pick { .. }) => {
                let has = position.coins[seat.index()];
                if has == 0 {
                    objections.raise(Blocker::Coins { needed: 1, has })?;
                }
                let turn = matches!(position.stage, Stage::Turn { .. });
                if turn && self.flawed(Flaw::LegalDependsOnOtherHand) {
                    let other = seat.next(self.options.seats.into());
                    let highest = position.hands[other.index()].last().copied().unwrap_or_default();
                    if highest % 2 == 1 {
                        objections.raise(Blocker::Mood { highest })?;
                    }
                }
            }
            _ => objections.raise(Blocker::Stage)?,
        }
        ControlFlow::Continue(())
    }

    pub(super) fn next_round<L: Listener<Event>>(&self, position: &mut Position<X>, listener: &mut L) {
        let empty = position.hands.iter().any(Vec::is_empty) && !self.flawed(Flaw::AsksEmptyHand);
        if position.round == ROUNDS || empty {
            position.stage = Stage::Over;
            if listener.listens() {
                listener.tell(Event::Ended);
            }
            return;
        }
        position.round += 1;
        position.stage = Stage::Offer;
        for seat in self.all_seats() {
            if let [only] = position.hands[seat.index()][..]
                && !self.flawed(Flaw::AsksForced)
                && !self.flawed(Flaw::AsksToCommit)
            {
                position.offers[seat.index()] = Some(only);
            }
        }
        self.reveal(position, listener);
    }

    /// When every offer is in.
    pub(super) fn reveal<L: Listener<Event>>(&self, position: &mut Position<X>, listener: &mut L) {
        let Some(offers) = position.offers.iter().copied().collect::<Option<Vec<u8>>>() else { return };
        let lead = self.all_seats().max_by_key(|seat| offers[seat.index()]).expect("there are seats");
        for seat in self.all_seats() {
            position.hands[seat.index()].retain(|lantern| !offers.contains(lantern));
            position.offers[seat.index()] = None;
            if !(self.flawed(Flaw::LosesLantern) && seat == lead) {
                position.aside.push(offers[seat.index()]);
            }
        }
        position.irrevocable += 1;
        position.stage = Stage::Turn { seat: lead };
        if listener.listens() {
            listener.tell(Event::Revealed { offers, lead });
        }
    }

    pub(super) fn end_turn<L: Listener<Event>>(
        &self,
        position: &mut Position<X>,
        seat: Seat,
        listener: &mut L,
    ) {
        if self.flawed(Flaw::Hangs) {
            position.stage = Stage::Turn { seat };
        } else {
            self.next_round(position, listener);
        }
    }

    pub(super) fn draw(&self, position: &mut Position<X>, seat: Seat) -> Option<u8> {
        if position.pile.is_empty() {
            position.pile = std::mem::take(&mut position.aside);
            position.pile.sort_unstable();
            position.chance.shuffle(&mut position.pile);
        }
        let lantern = position.pile.pop().expect("the walk saw one");
        let hand = &mut position.hands[seat.index()];
        hand.push(lantern);
        hand.sort_unstable();
        position.irrevocable += u32::from(!self.flawed(Flaw::DrawCanBeUndone));
        Some(lantern)
    }

    pub(super) fn pick<L: Listener<Event>>(
        &self,
        position: &mut Position<X>,
        seat: Seat,
        lantern: u8,
        listener: &mut L,
    ) {
        if let Stage::Pick { first: Some(first), .. } = position.stage {
            let pair = [first.min(lantern), first.max(lantern)];
            position.hands[seat.index()].retain(|lantern| !pair.contains(lantern));
            position.shown[seat.index()].extend(pair);
            position.points[seat.index()] += u32::from(pair[1] - pair[0]);
            position.irrevocable += 1;
            if listener.listens() {
                listener.tell(Event::Showed { seat, pair });
            }
            self.end_turn(position, seat, listener);
        } else {
            position.stage = Stage::Pick { seat, first: Some(lantern) };
        }
    }

    /// A pair is a set, and the way to each goes upwards: not first to the highest, not from there to a lower one, not
    /// back. Whoever began with the highest all the same may go on to any.
    pub(super) fn repeats(&self, position: &Position<X>, seat: Seat, answer: Move) -> bool {
        let hand = &position.hands[seat.index()];
        let highest = hand.last().copied();
        match (answer, position.stage) {
            (Move::Back(_), _) => true,
            (Move::Pick(lantern), Stage::Pick { first: None, .. }) => {
                let least = self.flawed(Flaw::CallsNewARepeat) && hand.len() > 2 && lantern == hand[0];
                Some(lantern) == highest || least
            }
            (Move::Pick(lantern), Stage::Pick { first, .. }) => {
                Some(lantern) < first && (first != highest || self.flawed(Flaw::OnlyRepeatsLeft))
            }
            (Move::Trade, Stage::Pick { first, .. }) => {
                first == highest && self.flawed(Flaw::OnlyRepeatsLeft)
            }
            _ => false,
        }
    }
}
