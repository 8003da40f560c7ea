//! Taking and playing cards.

use crate::{CabinId, Card, Draw, Event, Move, Phase, Play, Position, Rules, Step};
use std::ops::ControlFlow;
use tabletop::{Listener, Seat};

impl Rules {
    /// Takes an open card and draws another.
    pub(crate) fn take<L: Listener<Event>>(&self, position: &mut Position, card: Card, listener: &mut L) {
        self.take_open(position, card, listener);
        self.fill(position, Draw::Hand, listener);
    }

    /// Moves an open card into the hand, for all to see.
    fn take_open<L: Listener<Event>>(&self, position: &mut Position, card: Card, listener: &mut L) {
        let seat = position.seat;
        if let Some(slot) = position.row.iter_mut().find(|slot| **slot == card) {
            *slot = Card::NONE;
        }
        position.hands[seat.index()].insert(card);
        position.seen.insert(card);
        if listener.listens() {
            listener.tell(Event::Took { seat, card });
        }
    }

    /// Lays a card of the hand open; where it goes is asked if there is a choice, or if the only way is not free.
    pub(crate) fn lay_open<L: Listener<Event>>(&self, position: &mut Position, card: Card, listener: &mut L) {
        let seat = position.seat;
        // Everyone knew it, unless it came from the pile or might have been the pet.
        let maybe_pet = position.pets[seat.index()].exists() && self.face(card).is_pet();
        position.irrevocable += u32::from(maybe_pet || !position.seen.contains(card));
        position.seen.insert(card);
        position.step = Step::Place { card };
        if listener.listens() {
            listener.tell(Event::Plays { seat, card });
        }
        let mut only = None;
        let several = self.cabins_for(position, seat, card, |cabin| match only.replace(cabin) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(()),
        });
        if let (Some(cabin), ControlFlow::Continue(())) = (only, several)
            && self.is_free(position, seat, card, cabin)
        {
            self.choose_cabin(position, card, cabin, listener);
        }
    }

    /// Chooses the cabin; whom to drive out is asked unless the card can only go in beside the others.
    pub(crate) fn choose_cabin<L: Listener<Event>>(
        &self,
        position: &mut Position,
        card: Card,
        cabin: CabinId,
        listener: &mut L,
    ) {
        let mut ways = self.ways(position, position.seat, card, cabin);
        let (first, second) = (ways.next(), ways.next());
        drop(ways);
        match (first, second) {
            (Some(play), None) if !play.driven.exists() => self.enter(position, play, listener),
            _ => position.step = Step::Drive { card, cabin },
        }
    }

    /// The card enters: pay, board, move the disc (A-6.4, steps 1 to 3).
    pub(crate) fn enter<L: Listener<Event>>(&self, position: &mut Position, play: Play, listener: &mut L) {
        let Play { card, cabin, driven } = play;
        let seat = position.seat;
        let opens = cabin == position.ark.next(cabin.side);
        position.discs[seat.index()] -= self.cost(position, opens);
        if position.is_endgame() {
            position.supply += 1;
            if listener.listens() {
                listener.tell(Event::PaidPlay { seat });
            }
        }
        if opens {
            let to = self.right_of(seat);
            position.discs[to.index()] += 1;
            if listener.listens() {
                listener.tell(Event::PaidCabin { seat, to, cabin });
            }
        }
        position.hands[seat.index()].remove(card);
        position.seen.remove(card);
        position.board(card, self.face(card).weight, cabin, driven, self.face(driven).weight);
        if driven.exists() {
            position.gone.insert(driven);
        }
        if listener.listens() {
            if driven.exists() {
                listener.tell(Event::DrivenOut { seat, by: card, card: driven, cabin });
            }
            listener.tell(Event::Boarded { seat, card, cabin, heel: position.heel });
        }
        if opens && !position.is_endgame() {
            self.reward(position, play, listener);
        } else {
            self.place_figures(position, play, listener);
        }
    }

    /// A new cabin gives an open card; which is asked if there is a choice.
    fn reward<L: Listener<Event>>(&self, position: &mut Position, play: Play, listener: &mut L) {
        let mut open = position.open_cards();
        match (open.next(), open.next()) {
            (Some(card), None) => self.rewarded(position, play, card, listener),
            (None, _) => self.place_figures(position, play, listener),
            (Some(_), Some(_)) => position.step = Step::Row { play },
        }
    }

    /// Takes the open card for a new cabin and goes on with the play.
    pub(crate) fn rewarded<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        card: Card,
        listener: &mut L,
    ) {
        self.take_open(position, card, listener);
        self.place_figures(position, play, listener);
    }

    /// After a card is played completely: a second one, the end of the turn, or the next player of the endgame.
    pub(crate) fn after_play<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        listener: &mut L,
    ) {
        // Whether the turn goes on depends on the hand, and everyone sees it.
        position.irrevocable += 1;
        match position.phase {
            Phase::First if !self.face(play.card).is_single() => {
                position.phase = Phase::Second { after: play.cabin };
                position.step = Step::Choose;
                if !self.can_play(position, position.seat) {
                    self.fill(position, Draw::Row, listener);
                }
            }
            Phase::First | Phase::Second { .. } => self.fill(position, Draw::Row, listener),
            Phase::Endgame => self.next_of_endgame(position, listener),
        }
    }

    /// Whether some card of the hand can be played in the present phase.
    pub(crate) fn can_play(&self, position: &Position, seat: Seat) -> bool {
        !self.playable(position, seat, position.hands[seat.index()]).is_empty()
    }

    /// The next player's turn.
    pub(crate) fn end_turn<L: Listener<Event>>(&self, position: &mut Position, listener: &mut L) {
        position.irrevocable += 1;
        position.seat = position.seat.next(self.table());
        position.phase = Phase::First;
        position.step = Step::Choose;
        if listener.listens() {
            listener.tell(Event::Turn { seat: position.seat });
        }
    }

    /// Lists what can be answered to a question of the active seat.
    pub(crate) fn list(&self, position: &Position, seat: Seat, moves: &mut Vec<Move>) {
        match position.step {
            Step::Choose => {
                if position.phase == Phase::First {
                    moves.extend(position.open_cards().map(Move::Take));
                }
                let cards = self.playable(position, seat, position.hands[seat.index()]);
                moves.extend(cards.iter().map(Move::Play));
                match position.phase {
                    Phase::First => {}
                    Phase::Second { .. } => moves.push(Move::Done),
                    Phase::Endgame => moves.push(Move::Pass),
                }
            }
            Step::Place { card } => {
                let _ = self.cabins_for(position, seat, card, |cabin| {
                    moves.push(Move::In(cabin));
                    ControlFlow::Continue(())
                });
            }
            Step::Drive { card, cabin } => {
                let way = |play: Play| play.driven.some().map_or(Move::Stay, Move::Drive);
                moves.extend(self.ways(position, seat, card, cabin).map(way));
            }
            Step::Row { .. } => moves.extend(position.open_cards().map(Move::Take)),
            Step::Ability { play } => self.list_ability(position, seat, play, moves),
            Step::Exchange { .. } => moves.extend([Move::Exchange, Move::Skip]),
            Step::Pets { .. } => {
                let pets = position.hands[seat.index()].and(self.pets());
                moves.extend(pets.iter().map(Move::Pet));
                moves.push(Move::NoPet);
            }
            Step::Over => {}
        }
    }
}
