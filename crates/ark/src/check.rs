//! What stands against an answer: one walk over the conditions of each question.

use crate::{Blocker, Card, CardSet, Kind, Move, Phase, Play, Position, Rules, Special, Step};
use std::ops::ControlFlow;
use tabletop::{Objections, Seat};

impl Rules {
    /// Raises everything that stands against an answer of a seat that is asked.
    pub(crate) fn walk_answer<O: Objections<Blocker>>(
        &self,
        position: &Position,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> ControlFlow<()> {
        match (position.step, answer) {
            (Step::Choose, Move::Take(card)) if position.phase == Phase::First => {
                is_open(position, card, objections)
            }
            (Step::Choose, Move::Play(card)) => self.can_begin(position, seat, card, objections),
            (Step::Choose, Move::Done) if matches!(position.phase, Phase::Second { .. }) => {
                ControlFlow::Continue(())
            }
            (Step::Choose, Move::Pass) if position.is_endgame() => ControlFlow::Continue(()),
            (Step::Place { card }, Move::In(cabin)) => {
                if self.ways(position, seat, card, cabin).next().is_some() {
                    return ControlFlow::Continue(());
                }
                self.walk(position, seat, Play { card, cabin, driven: Card::NONE }, objections)
            }
            (Step::Drive { card, cabin }, Move::Stay) => {
                self.walk(position, seat, Play { card, cabin, driven: Card::NONE }, objections)
            }
            (Step::Drive { card, cabin }, Move::Drive(driven)) => {
                if !driven.exists() {
                    return objections.raise(Blocker::NotThere { card: driven, cabin });
                }
                self.walk(position, seat, Play { card, cabin, driven }, objections)
            }
            (Step::Row { .. }, Move::Take(card)) => is_open(position, card, objections),
            (Step::Ability { .. }, Move::Skip) => ControlFlow::Continue(()),
            (Step::Ability { play }, Move::Use | Move::Disc(_)) => {
                match (self.offered(play).map(|(special, _)| special), answer) {
                    (Some(Special::Chimpanzee), Move::Disc(kind)) => {
                        can_raise(position, seat, kind, objections)
                    }
                    (Some(Special::Fox | Special::Bronto), Move::Use) => ControlFlow::Continue(()),
                    _ => objections.raise(Blocker::OtherQuestion),
                }
            }
            (Step::Exchange { .. }, Move::Exchange | Move::Skip) => ControlFlow::Continue(()),
            (Step::Pets { .. }, Move::NoPet) => ControlFlow::Continue(()),
            (Step::Pets { .. }, Move::Pet(card)) => self.can_be_pet(position, seat, card, objections),
            _ => objections.raise(Blocker::OtherQuestion),
        }
    }

    /// Whether a card of the hand can be played somewhere.
    fn can_begin<O: Objections<Blocker>>(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        objections: &mut O,
    ) -> ControlFlow<()> {
        if !position.hands[seat.index()].contains(card) {
            objections.raise(Blocker::NotInHand { card })?;
            return ControlFlow::Continue(());
        }
        if !self.playable(position, seat, CardSet::only(card)).is_empty() {
            return ControlFlow::Continue(());
        }
        let single = self.face(card).is_single();
        match position.phase {
            Phase::Second { .. } if single => objections.raise(Blocker::SingleSecond { card })?,
            Phase::Endgame if single => objections.raise(Blocker::SingleEndgame { card })?,
            _ => objections.raise(Blocker::NoCabin { card })?,
        }
        ControlFlow::Continue(())
    }

    /// Whether a card of the hand can be a pet.
    fn can_be_pet<O: Objections<Blocker>>(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        objections: &mut O,
    ) -> ControlFlow<()> {
        if !position.hands[seat.index()].contains(card) {
            objections.raise(Blocker::NotInHand { card })?;
        }
        let face = self.face(card);
        if face.is_provisions() {
            objections.raise(Blocker::PetProvisions { card })?;
        }
        if face.weight > crate::PET_WEIGHT {
            objections.raise(Blocker::PetWeight { card, weight: face.weight })?;
        }
        if face.special.is_some() {
            objections.raise(Blocker::PetSpecial { card })?;
        }
        ControlFlow::Continue(())
    }
}

fn is_open<O: Objections<Blocker>>(position: &Position, card: Card, objections: &mut O) -> ControlFlow<()> {
    if position.open_cards().any(|open| open == card) {
        ControlFlow::Continue(())
    } else {
        objections.raise(Blocker::NotInRow { card })
    }
}

/// Whether the Chimpanzee may raise a figure on this scoring card (A-10.8, D-13).
fn can_raise<O: Objections<Blocker>>(
    position: &Position,
    seat: Seat,
    kind: Kind,
    objections: &mut O,
) -> ControlFlow<()> {
    if kind == Kind::Provisions {
        objections.raise(Blocker::DiscOnProvisions)?;
    }
    if position.figures[seat.index()].plain[kind.index()] == 0 {
        objections.raise(Blocker::NoPlainFigure { scoring: kind })?;
    }
    ControlFlow::Continue(())
}
