//! Looking at a position with the eyes of one viewer.

use super::{ArkView, CabinView, CardView, FiguresView, PileView, RainView, SeatView, SideView, View};
use crate::cabins::CABIN_CARDS;
use crate::{
    Ark, CabinId, Card, CardSet, Climate, HEEL_LIMIT, Kind, Position, RAIN_CARDS, Rules, Share, Side, Step,
};
use tabletop::{Seat, Viewer};

impl Rules {
    /// What `viewer` may know.
    pub(crate) fn look(&self, position: &Position, viewer: Viewer) -> View {
        let &Position {
            chance: _,
            ref ark,
            heel,
            row,
            ref pile,
            hands: _,
            pets: _,
            seen: _,
            gone,
            discs: _,
            supply,
            figures: _,
            rain,
            passed: _,
            seat: turn,
            phase,
            step,
            sealed,
            irrevocable: _,
        } = position;
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let own = |seat: Seat| sealed.get(seat.index()).map(|&sealed| sealed.into());
        View {
            viewer,
            ark: self.look_at_ark(ark, heel),
            row: row.into_iter().map(|card| card.some().map(|card| self.look_at_card(card))).collect(),
            pile: PileView {
                cards: pile.len(),
                dry: (rain == 0)
                    .then(|| pile.len().saturating_sub(self.lower_half() + usize::from(RAIN_CARDS))),
            },
            rain: RainView { drawn: rain, cards: RAIN_CARDS },
            gone: self.look_at_cards(gone),
            supply,
            seats: self.look_at_seats(position, viewer),
            turn,
            phase: phase.into(),
            // All of it is public; what is sealed is not in it.
            step: step.into(),
            sealed: viewer.filter(|_| matches!(step, Step::Pets { .. })).and_then(own),
        }
    }

    /// A card and what is printed on it.
    pub fn look_at_card(&self, card: Card) -> CardView {
        let &crate::Face { weight, climate, diet, kind, special } = self.face(card);
        let id = self.line(card).map_or_else(String::new, |line| line.id.clone());
        CardView { card, id, weight, climate, diet, scoring: kind, special }
    }

    fn look_at_cards(&self, cards: CardSet) -> Vec<CardView> {
        cards.iter().map(|card| self.look_at_card(card)).collect()
    }

    fn look_at_ark(&self, ark: &Ark, heel: i8) -> ArkView {
        let weight = |cabin: CabinId| ark.cabin(cabin).cards().map(|card| self.face(card).weight).sum::<u8>();
        let side = |side: Side| SideView {
            side,
            weight: ark.ids().filter(|cabin| cabin.side == side).map(weight).sum(),
            room: (HEEL_LIMIT - side.pull(heel)).unsigned_abs(),
            next: ark.next(side),
        };
        let cabin = |cabin: CabinId| {
            let cards: Vec<CardView> = ark.cabin(cabin).cards().map(|card| self.look_at_card(card)).collect();
            CabinView {
                cabin,
                weight: weight(cabin),
                climate: common(cards.iter().map(|card| card.climate)),
                places: (CABIN_CARDS - cards.len()) as u8,
                cards,
            }
        };
        ArkView {
            heel,
            limit: HEEL_LIMIT,
            sides: Side::ALL.map(side).to_vec(),
            cabins: ark.ids().map(cabin).collect(),
        }
    }

    fn look_at_seats(&self, position: &Position, viewer: Option<Seat>) -> Vec<SeatView> {
        let points = self.points(position);
        let shares = Kind::ALL.map(|kind| self.shares(position, kind));
        let over = position.step == Step::Over;
        let player = |seat: Seat| {
            let index = seat.index();
            let (hand, pet, figures) = (position.hands[index], position.pets[index], position.figures[index]);
            let own = viewer == Some(seat);
            let open = own || over;
            let on = |scoring: Kind| {
                let Share { seat: _, strength, points } = shares[scoring.index()].as_slice()[index];
                let (plain, raised) = (figures.plain[scoring.index()], figures.raised[scoring.index()]);
                FiguresView { scoring, plain, raised, strength, points }
            };
            SeatView {
                seat,
                hand: hand.len(),
                cards: open.then(|| self.look_at_cards(hand)),
                playable: if own { self.playable_now(position, seat) } else { Vec::new() },
                known: self.look_at_cards(hand.or(CardSet::only(pet)).and(position.seen)),
                has_pet: pet.exists(),
                pet: pet.some().filter(|_| open).map(|pet| self.look_at_card(pet)),
                discs: position.discs[index],
                stock: figures.stock,
                figures: Kind::ALL.map(on).to_vec(),
                points: points[index],
                passed: position.passed.contains(seat),
            }
        };
        Seat::all(self.table()).map(player).collect()
    }
}

/// The weather that cards need together.
fn common(climates: impl IntoIterator<Item = Climate>) -> Climate {
    climates.into_iter().find(|&climate| climate != Climate::Any).unwrap_or(Climate::Any)
}
