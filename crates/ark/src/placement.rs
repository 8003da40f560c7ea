//! When a placement is legal: one walk over the conditions.

use crate::deck::MAX_WEIGHT;
use crate::{
    Blocker, CabinId, Card, CardSet, Climate, Face, HEEL_LIMIT, Kind, Phase, Play, Position, Rules, Side,
    Special,
};
use std::ops::ControlFlow;
use tabletop::{First, Objections, Seat, heeded};

impl Rules {
    /// Raises everything that stands against `seat` playing a card like this in the present phase.
    #[inline]
    pub(crate) fn walk<O: Objections<Blocker>>(
        &self,
        position: &Position,
        seat: Seat,
        play: Play,
        objections: &mut O,
    ) -> ControlFlow<()> {
        let Play { card, cabin, driven } = play;
        let face = self.face(card);
        let opens = cabin == position.ark.next(cabin.side);
        if !opens && !position.ark.exists(cabin) {
            // Nothing else can be said about a place that is none.
            objections.raise(Blocker::NoSuchCabin { cabin })?;
            return ControlFlow::Continue(());
        }
        match position.phase {
            Phase::Second { after } => {
                if face.is_single() {
                    objections.raise(Blocker::SingleSecond { card })?;
                }
                if cabin == after {
                    objections.raise(Blocker::SameCabin { cabin })?;
                }
            }
            Phase::Endgame if face.is_single() => objections.raise(Blocker::SingleEndgame { card })?,
            Phase::First | Phase::Endgame => {}
        }
        let (needed, has) = (self.cost(position, opens), position.discs[seat.index()]);
        if has < needed {
            objections.raise(Blocker::Discs { needed, has })?;
        }
        let content = position.ark.cabin(cabin);
        let mut leaves = 0;
        if driven.exists() {
            self.drives(card, driven, cabin, content.contains(driven), objections)?;
            leaves = self.face(driven).weight;
        } else if content.is_full() {
            objections.raise(Blocker::CabinFull { cabin })?;
        }
        let heel = position.heel + cabin.side.pull(face.weight as i8 - leaves as i8);
        if heel.abs() > HEEL_LIMIT {
            objections.raise(Blocker::capsize(heel))?;
        }
        for other in content.cards() {
            if other != driven {
                live_together(self.faces(), card, other, objections)?;
            }
        }
        if face.is_shy() {
            self.dares(position, card, cabin, driven, objections)?;
        }
        ControlFlow::Continue(())
    }

    /// What a play costs in discs.
    pub(crate) fn cost(&self, position: &Position, opens: bool) -> u8 {
        u8::from(opens) + u8::from(position.is_endgame())
    }

    /// Whether a card can go into a cabin without a disc and without driving anyone out.
    pub(crate) fn is_free(&self, position: &Position, seat: Seat, card: Card, cabin: CabinId) -> bool {
        self.cost(position, cabin == position.ark.next(cabin.side)) == 0
            && self.fits(position, seat, Play { card, cabin, driven: Card::NONE })
    }

    /// Whether `card` may drive out `driven`.
    fn drives<O: Objections<Blocker>>(
        &self,
        card: Card,
        driven: Card,
        cabin: CabinId,
        is_there: bool,
        objections: &mut O,
    ) -> ControlFlow<()> {
        if !is_there {
            objections.raise(Blocker::NotThere { card: driven, cabin })?;
        }
        let target = self.face(driven);
        if target.is_provisions() {
            objections.raise(Blocker::DriveProvisions { card: driven })?;
        }
        if target.stays() {
            objections.raise(Blocker::Stays { card: driven })?;
        }
        match self.face(card).special {
            Some(Special::Skunk) => {}
            Some(Special::Mosquito) => {
                if target.weight != MOSQUITO_WEIGHT {
                    let (weight, needed) = (target.weight, MOSQUITO_WEIGHT);
                    objections.raise(Blocker::DriveWeight { card: driven, weight, needed })?;
                }
            }
            Some(Special::Spider) => {
                if !target.is_shy() {
                    objections.raise(Blocker::DriveNotShy { card: driven })?;
                }
            }
            _ => objections.raise(Blocker::NoDriver { card })?,
        }
        ControlFlow::Continue(())
    }

    /// Whether a shy animal dares to enter.
    fn dares<O: Objections<Blocker>>(
        &self,
        position: &Position,
        card: Card,
        cabin: CabinId,
        driven: Card,
        objections: &mut O,
    ) -> ControlFlow<()> {
        for near in cabin.vicinity() {
            for carnivore in position.ark.cabin(near).cards() {
                if carnivore != driven && self.face(carnivore).is_carnivore() {
                    objections.raise(Blocker::Shy { card, carnivore, cabin: near })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether nothing stands against a play.
    #[inline]
    pub(crate) fn fits(&self, position: &Position, seat: Seat, play: Play) -> bool {
        self.walk(position, seat, play, &mut heeded(&mut First::default())).is_continue()
    }

    /// The ways in which a card may enter a cabin: driving out nobody first, then each card that is there.
    #[inline]
    pub(crate) fn ways(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        cabin: CabinId,
    ) -> impl Iterator<Item = Play> {
        let content = if self.face(card).drives() { position.ark.cabin(cabin) } else { crate::Cabin::EMPTY };
        std::iter::once(Card::NONE)
            .chain(content.cards())
            .map(move |driven| Play { card, cabin, driven })
            .filter(move |&play| self.fits(position, seat, play))
    }

    /// Visits the cabins a card may enter in some way, until `visit` breaks off.
    #[inline]
    pub(crate) fn cabins_for(
        &self,
        position: &Position,
        seat: Seat,
        card: Card,
        mut visit: impl FnMut(CabinId) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let drives = self.face(card).drives();
        for side in Side::ALL {
            let borne = self.borne(position, side, CardSet::only(card));
            if borne.is_empty() && !drives {
                continue;
            }
            for index in 1..=position.ark.length(side) + 1 {
                let cabin = CabinId { side, index };
                if !self.entrants(position, seat, cabin, borne).is_empty()
                    || drives && self.ways(position, seat, card, cabin).next().is_some()
                {
                    visit(cabin)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Which of some cards `seat` could play in the present phase if it held them.
    pub fn playable(&self, position: &Position, seat: Seat, cards: CardSet) -> CardSet {
        let mut found = CardSet::EMPTY;
        for side in Side::ALL {
            let mut left = self.borne(position, side, cards.without(found));
            for index in 1..=position.ark.length(side) + 1 {
                if left.is_empty() {
                    break;
                }
                let fit = self.entrants(position, seat, CabinId { side, index }, left);
                left = left.without(fit);
                found = found.or(fit);
            }
        }
        for driver in cards.and(self.masks().drivers).without(found).iter() {
            let mut cabins = position.ark.ids();
            if cabins.any(|cabin| self.ways(position, seat, driver, cabin).next().is_some()) {
                found.insert(driver);
            }
        }
        found
    }

    /// Which of some cards a side bears without capsizing, as far as the phase allows them at all.
    #[inline]
    fn borne(&self, position: &Position, side: Side, cards: CardSet) -> CardSet {
        let masks = self.masks();
        let room = HEEL_LIMIT - side.pull(position.heel);
        let fit = cards.and(masks.up_to_weight[(room as usize).min(masks.up_to_weight.len() - 1)]);
        if position.phase == Phase::First { fit } else { fit.without(masks.single) }
    }

    /// Which of some cards that its side bears may enter a cabin without driving anyone out. Together with
    /// [`Rules::borne`] these are the conditions of the walk, for all cards at once.
    #[inline]
    fn entrants(&self, position: &Position, seat: Seat, cabin: CabinId, borne: CardSet) -> CardSet {
        let masks = self.masks();
        let content = position.ark.cabin(cabin);
        let short = position.discs[seat.index()] < self.cost(position, content.is_empty());
        if short || content.is_full() || matches!(position.phase, Phase::Second { after } if after == cabin) {
            return CardSet::EMPTY;
        }
        let [a, b, c] = content.slots().map(|card| masks.friends[card.index()]);
        let fit = borne.and(a).and(b).and(c);
        if !fit.and(masks.shy).is_empty() && self.is_disturbed(position, cabin) {
            fit.without(masks.shy)
        } else {
            fit
        }
    }

    /// Whether a shy animal would not enter.
    fn is_disturbed(&self, position: &Position, cabin: CabinId) -> bool {
        let near = cabin.vicinity().map(|near| position.ark.cabin(near).set());
        !near[0].or(near[1]).or(near[2]).or(near[3]).and(self.masks().carnivores).is_empty()
    }
}

/// Conditions of placement as sets of cards, made from the walk once for a deck.
#[derive(Clone, Debug)]
pub(crate) struct Masks {
    /// For each card those it can live with; for an empty place all.
    friends: [CardSet; 64],
    /// For each weight the cards that weigh no more.
    up_to_weight: [CardSet; MAX_WEIGHT as usize + 1],
    /// Slow animals and provisions.
    pub(crate) single: CardSet,
    /// For each scoring card the cards of its kind.
    pub(crate) kinds: [CardSet; 5],
    shy: CardSet,
    carnivores: CardSet,
    /// Those that drive others out.
    drivers: CardSet,
}

impl Masks {
    /// The masks of a deck.
    pub(crate) fn new(faces: &[Face; 64], all: CardSet) -> Masks {
        let those = |which: &dyn Fn(&Face) -> bool| -> CardSet {
            all.iter().filter(|card| which(&faces[card.index()])).collect()
        };
        let mut friends = [all; 64];
        for card in all.iter() {
            let lives = |&other: &Card| {
                live_together(faces, card, other, &mut heeded(&mut First::default())).is_continue()
            };
            friends[card.index()] = all.iter().filter(lives).collect();
        }
        Masks {
            friends,
            up_to_weight: std::array::from_fn(|weight| those(&|face| usize::from(face.weight) <= weight)),
            single: those(&Face::is_single),
            kinds: Kind::ALL.map(|kind| those(&|face| face.kind == Some(kind))),
            shy: those(&Face::is_shy),
            carnivores: those(&Face::is_carnivore),
            drivers: those(&Face::drives),
        }
    }
}

/// Whether a newcomer and a card of the cabin can live together.
#[inline]
fn live_together<O: Objections<Blocker>>(
    faces: &[Face; 64],
    card: Card,
    other: Card,
    objections: &mut O,
) -> ControlFlow<()> {
    let (new, old) = (&faces[card.index()], &faces[other.index()]);
    if matches!((new.climate, old.climate), (Climate::Hot, Climate::Cold) | (Climate::Cold, Climate::Hot)) {
        objections.raise(Blocker::Climate { card, with: other })?;
    }
    for (by, eater, prey, eaten) in [(card, new, other, old), (other, old, card, new)] {
        if eater.is_predator() && is_prey(eaten) && eater.weight >= eaten.weight {
            let (by_weight, prey_weight) = (eater.weight, eaten.weight);
            objections.raise(Blocker::Eaten { by, by_weight, prey, prey_weight })?;
        }
        if eater.is_plant_eater() && eaten.is_provisions() {
            objections.raise(Blocker::Provisions { by, provisions: prey })?;
        }
    }
    ControlFlow::Continue(())
}

/// The weight of what a mosquito drives out.
const MOSQUITO_WEIGHT: u8 = 2;

/// Whether a predator could be dangerous to it.
fn is_prey(face: &Face) -> bool {
    !face.is_provisions() && !face.is_safe()
}
