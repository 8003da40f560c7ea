//! Figures and special animals.

use crate::{Card, Event, Kind, Move, Play, Position, Rules, Special, Step};
use tabletop::{Listener, Seat};

/// What a fox takes.
pub(crate) const FOX_DISCS: u8 = 2;
/// The scoring cards on which a chimpanzee may raise a figure.
const RAISED_KINDS: [Kind; 4] = [Kind::Slow, Kind::Shy, Kind::Heavy, Kind::Useful];

impl Rules {
    /// The ability that is offered in a play after the card has entered: the card's own, or that of a driven-out
    /// Bronto or Chimpanzee, and whose it is.
    pub(crate) fn offered(&self, play: Play) -> Option<(Special, Card)> {
        match (self.face(play.card).special, self.face(play.driven).special) {
            (Some(own @ (Special::Fox | Special::Bronto | Special::Chimpanzee)), _) => Some((own, play.card)),
            (_, Some(driven @ (Special::Bronto | Special::Chimpanzee))) => Some((driven, play.driven)),
            _ => None,
        }
    }

    /// Places the figures of a play (A-6.4, step 5) and offers the ability. The figure of a Bronto waits for
    /// the answer, since it may stand on a disc.
    pub(crate) fn place_figures<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        listener: &mut L,
    ) {
        let offered = self.offered(play);
        for card in [play.card, play.driven] {
            if offered != Some((Special::Bronto, card)) {
                self.place_figure(position, card, false, listener);
            }
        }
        match offered {
            Some((special, card)) if self.is_useful(position, position.seat, special, card) => {
                position.step = Step::Ability { play };
            }
            Some((Special::Bronto, card)) => {
                self.place_figure(position, card, false, listener);
                self.after_play(position, play, listener);
            }
            _ => self.after_play(position, play, listener),
        }
    }

    /// Whether an ability could do anything now.
    fn is_useful(&self, position: &Position, seat: Seat, special: Special, card: Card) -> bool {
        let figures = &position.figures[seat.index()];
        position.supply > 0
            && match special {
                Special::Bronto => figures.stock > 0 && self.face(card).kind.is_some(),
                Special::Chimpanzee => RAISED_KINDS.iter().any(|kind| figures.plain[kind.index()] > 0),
                _ => true,
            }
    }

    /// Lists the answers to the offer of an ability.
    pub(crate) fn list_ability(&self, position: &Position, seat: Seat, play: Play, moves: &mut Vec<Move>) {
        if let Some((Special::Chimpanzee, _)) = self.offered(play) {
            let figures = &position.figures[seat.index()];
            let kinds = RAISED_KINDS.into_iter().filter(|kind| figures.plain[kind.index()] > 0);
            moves.extend(kinds.map(Move::Disc));
        } else {
            moves.push(Move::Use);
        }
        moves.push(Move::Skip);
    }

    /// Uses an ability that was offered, on a scoring card if it is the Chimpanzee's, and goes on.
    pub(crate) fn use_ability<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        on: Option<Kind>,
        listener: &mut L,
    ) {
        let seat = position.seat;
        let mut raised = None;
        match (self.offered(play), on) {
            (Some((Special::Fox, _)), _) => {
                let discs = position.supply.min(FOX_DISCS);
                position.supply -= discs;
                position.discs[seat.index()] += discs;
                if listener.listens() {
                    listener.tell(Event::TookDiscs { seat, discs });
                }
            }
            (Some((Special::Bronto, card)), _) => {
                self.place_figure(position, card, true, listener);
                raised = self.face(card).kind;
            }
            (Some((Special::Chimpanzee, _)), Some(kind)) => {
                position.supply -= 1;
                let figures = &mut position.figures[seat.index()];
                figures.plain[kind.index()] -= 1;
                figures.raised[kind.index()] += 1;
                if listener.listens() {
                    listener.tell(Event::Raised { seat, scoring: kind });
                }
                raised = Some(kind);
            }
            _ => {}
        }
        match raised {
            Some(kind) => self.offer_exchange(position, play, kind, listener),
            None => self.after_play(position, play, listener),
        }
    }

    /// Leaves an ability unused and goes on.
    pub(crate) fn skip_ability<L: Listener<Event>>(
        &self,
        position: &mut Position,
        play: Play,
        listener: &mut L,
    ) {
        if let Some((special, card)) = self.offered(play) {
            if listener.listens() {
                listener.tell(Event::Skipped { seat: position.seat, special });
            }
            if special == Special::Bronto {
                self.place_figure(position, card, false, listener);
            }
        }
        self.after_play(position, play, listener);
    }

    /// Puts a figure of the active seat on the scoring card of a card's kind.
    fn place_figure<L: Listener<Event>>(
        &self,
        position: &mut Position,
        card: Card,
        raised: bool,
        listener: &mut L,
    ) {
        let Some(kind) = self.face(card).kind else { return };
        let seat = position.seat;
        let figures = &mut position.figures[seat.index()];
        if figures.stock == 0 {
            if listener.listens() {
                listener.tell(Event::NoFigure { seat, scoring: kind });
            }
            return;
        }
        figures.stock -= 1;
        if raised {
            figures.raised[kind.index()] += 1;
            position.supply -= 1;
        } else {
            figures.plain[kind.index()] += 1;
        }
        if listener.listens() {
            listener.tell(Event::Figure { seat, scoring: kind, raised });
        }
    }
}
