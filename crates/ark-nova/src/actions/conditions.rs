//! What an animal lacks to be played, and what may be spent to ignore it (P-10): each Camouflage of the turn, a kept
//! tile, the action card that then plays only this animal.

use crate::asking::Asks;
use crate::asking::blocker::Blocker;
use crate::asking::moves::Move;
use crate::asking::question::Question;
use crate::catalogue::{Action, BonusTile, CardId, Requirement, SizeClass, bonus_tiles};
use crate::effects::{Effect, Rule};
use crate::flow::engine::Engine;
use crate::flow::event::{Event, IgnoredBy};
use crate::knowing::look::{Look, Walk, require};
use crate::position::{Frame, Progress};
use tabletop::{Listener, Objections, Seat};

impl Look<'_> {
    /// How many conditions of every animal of a size class may be missing, whatever else is spent.
    pub fn ignored_conditions(self, seat: Seat, size: SizeClass) -> u8 {
        self.sum_of_rules(seat, Rule::IgnoreConditions(None, 0), |rule| match rule {
            Rule::IgnoreConditions(class, n) if class.is_none_or(|class| class == size) => n,
            _ => 0,
        })
    }

    /// How many more conditions of one animal may be missing by what can be spent for it.
    pub fn ignored_once(self, seat: Seat) -> u8 {
        self.camouflages(seat) + self.ignoring_tile(seat).map_or(0, |(_, n)| n)
    }

    /// The Camouflages that a seat can still use in this turn.
    fn camouflages(self, seat: Seat) -> u8 {
        let own = seat == self.position.active && self.in_turn();
        if own { self.position.this_turn.camouflage } else { 0 }
    }

    /// The kept tile that lets conditions be missing, and how many.
    fn ignoring_tile(self, seat: Seat) -> Option<(BonusTile, u8)> {
        let kept = self.zoo(seat).tiles;
        if kept == 0 {
            return None;
        }
        let held = bonus_tiles::ALL.iter().filter(|face| kept >> face.tile as u8 & 1 == 1);
        held.flat_map(|face| face.effects.iter().map(|effect| (face.tile, *effect))).find_map(
            |(tile, effect)| match effect {
                Effect::IgnoreConditions(n) => Some((tile, n)),
                _ => None,
            },
        )
    }

    /// How many conditions of an animal are missing, where the side of the Animals card is known.
    fn missing_conditions(self, seat: Seat, card: CardId) -> u8 {
        let missing = |&needs: &Requirement| self.condition(seat, needs, card).1;
        self.rules.animal(card).requires.iter().map(missing).sum()
    }
}

/// Which means lets a missing condition be ignored: those that are not needed are kept.
#[derive(Clone, Copy)]
pub(crate) struct Conditions {
    pub(crate) card: CardId,
    /// How many are still missing.
    pub(crate) missing: u8,
    /// Whether the action card lets one be missing.
    pub(crate) single: bool,
}

impl Conditions {
    /// What can be spent: the answer that spends it, and how many conditions it covers.
    fn means(self, look: Look<'_>, seat: Seat) -> impl Iterator<Item = (Move, u8)> {
        let camouflage = (look.camouflages(seat) > 0).then_some((Move::Camouflage, 1));
        let tile = look.ignoring_tile(seat).map(|(tile, n)| (Move::Tile(tile), n));
        let card = self.single.then_some((Move::ActionCard(Action::Animals), 1));
        [camouflage, tile, card].into_iter().flatten()
    }

    /// How many conditions could be covered in all.
    fn covered(self, look: Look<'_>, seat: Seat) -> u8 {
        look.ignored_once(seat) + u8::from(self.single)
    }
}

impl Asks for Conditions {
    fn question(self, _look: Look<'_>, _seat: Seat) -> Question {
        Question::Conditions { card: self.card, missing: self.missing }
    }

    fn answers(self, look: Look<'_>, seat: Seat, visit: &mut impl FnMut(Move) -> Walk) -> Walk {
        self.means(look, seat).map(|(answer, _)| answer).try_for_each(visit)
    }

    fn check<O: Objections<Blocker>>(
        self,
        look: Look<'_>,
        seat: Seat,
        answer: Move,
        objections: &mut O,
    ) -> Walk {
        let there = self.means(look, seat).any(|(means, _)| means == answer);
        require(there, objections, || Blocker::NoSuchChoice)
    }

    fn perform<L: Listener<Event>>(self, engine: &mut Engine<'_, L>, seat: Seat, answer: Move) {
        engine.close();
        let left = engine.ignore_by(seat, self, answer);
        engine.ignore_conditions(seat, left);
    }

    fn demands_money(self) -> bool {
        true
    }
}

impl<L: Listener<Event>> Engine<'_, L> {
    /// Spends what lets an animal be played that lacks conditions; where more could be spent than has to be, the
    /// player says what.
    pub(super) fn ignore_missing(&mut self, seat: Seat, card: CardId, single: bool) {
        let look = self.look();
        let standing = look.ignored_conditions(seat, look.rules.animal(card).size_class());
        let missing = look.missing_conditions(seat, card).saturating_sub(standing);
        self.ignore_conditions(seat, Conditions { card, missing, single });
    }

    fn ignore_conditions(&mut self, seat: Seat, mut at: Conditions) {
        while at.missing > 0 {
            let look = self.look();
            let least = at.means(look, seat).min_by_key(|&(_, n)| n);
            let Some((means, n)) = least else { return };
            if at.covered(look, seat) >= at.missing + n {
                let Conditions { card, missing, single } = at;
                return self.open(Frame::Conditions { card, missing, single });
            }
            at = self.ignore_by(seat, at, means);
        }
    }

    /// Spends one means.
    fn ignore_by(&mut self, seat: Seat, at: Conditions, means: Move) -> Conditions {
        let worth = at.means(self.look(), seat).find(|&(answer, _)| answer == means).map_or(0, |(_, n)| n);
        let n = worth.min(at.missing);
        let mut left = Conditions { missing: at.missing - n, ..at };
        let by = match means {
            Move::Tile(tile) => {
                self.position.zoo_mut(seat).tiles &= !(1 << tile as u8);
                IgnoredBy::Tile { tile }
            }
            Move::ActionCard(action) => {
                left.single = false;
                if let Some(performing) = self.position.agenda.performing_mut()
                    && let Progress::Animals { left, .. } = &mut performing.progress
                {
                    *left = 0;
                }
                IgnoredBy::ActionCard { action }
            }
            _ => {
                self.position.this_turn.camouflage -= 1;
                IgnoredBy::Camouflage
            }
        };
        self.tell(|| Event::Ignored { seat, card: at.card, n, by });
        left
    }
}
