//! Every invariant of a position.

use crate::{
    Card, CardSet, Climate, DISCS, Draw, FIGURES, HEEL_LIMIT, Kind, MAX_SEATS, Phase, Position, RAIN_CARDS,
    Rules, Sealed, Step,
};
use tabletop::{Seat, SeatSet, Violation, Violations};

/// Collects what is wrong.
struct Faults(Vec<Violation>);

impl Faults {
    fn unless(&mut self, holds: bool, text: impl FnOnce() -> String) {
        if !holds {
            self.0.push(Violation(text()));
        }
    }
}

impl Rules {
    /// Checks every invariant.
    pub(crate) fn violations(&self, position: &Position) -> Result<(), Violations> {
        let mut faults = Faults(Vec::new());
        self.cards_are_conserved(position, &mut faults);
        self.pieces_are_conserved(position, &mut faults);
        self.cabins_are_peaceful(position, &mut faults);
        self.pile_is_stacked(position, &mut faults);
        self.turn_is_sound(position, &mut faults);
        Violations::none_in(faults.0)
    }

    /// Each card is in exactly one place.
    fn cards_are_conserved(&self, position: &Position, faults: &mut Faults) {
        let mut met = CardSet::EMPTY;
        let cabins = position.ark.ids().flat_map(|id| position.ark.cabin(id).cards());
        let hands = position.hands.iter().flat_map(|hand| hand.iter());
        let pets = position.pets.iter().filter_map(|pet| pet.some());
        let pile = position.pile.as_slice().iter().filter_map(|card| card.some());
        for card in cabins
            .chain(position.open_cards())
            .chain(hands)
            .chain(pets)
            .chain(pile)
            .chain(position.gone.iter())
        {
            faults.unless(!met.contains(card), || format!("card {card} is in two places"));
            met.insert(card);
        }
        faults.unless(met == self.all_cards(), || {
            let (missing, foreign) = (self.all_cards().without(met), met.without(self.all_cards()));
            format!("cards missing: {missing:?}, not of this deck: {foreign:?}")
        });
        let held = position
            .hands
            .iter()
            .zip(position.pets)
            .fold(CardSet::EMPTY, |all, (&hand, pet)| all.or(hand).or(CardSet::only(pet)));
        faults.unless(position.seen.without(held).is_empty(), || {
            "a card was seen that nobody holds".to_owned()
        });
    }

    /// 22 discs, 17 figures each, and nothing where nobody sits.
    fn pieces_are_conserved(&self, position: &Position, faults: &mut Faults) {
        let sum = |numbers: &[u8]| numbers.iter().map(|&number| u32::from(number)).sum::<u32>();
        let under: u32 = position.figures.iter().map(|figures| sum(&figures.raised)).sum();
        let discs = sum(&position.discs) + under + u32::from(position.supply);
        faults.unless(discs == u32::from(DISCS), || format!("{discs} discs instead of {DISCS}"));
        for (index, figures) in position.figures.iter().enumerate() {
            let at_table = index < self.table();
            let all = u32::from(figures.stock) + sum(&figures.plain) + sum(&figures.raised);
            let expected = if at_table { u32::from(FIGURES) } else { 0 };
            faults
                .unless(all == expected, || format!("seat {index} has {all} figures instead of {expected}"));
            faults.unless(figures.raised[Kind::Provisions.index()] == 0, || {
                format!("seat {index} has a figure on a disc on the provisions")
            });
            let nothing = position.hands[index].is_empty()
                && !position.pets[index].exists()
                && position.discs[index] == 0
                && !position.passed.contains(Seat(index as u8));
            faults.unless(at_table || nothing, || {
                format!("seat {index} is not at the table and has something")
            });
        }
    }

    /// The heel is what the cabins weigh, and every cabin could have come about.
    fn cabins_are_peaceful(&self, position: &Position, faults: &mut Faults) {
        let mut heel = 0i32;
        for id in position.ark.ids() {
            let cabin = position.ark.cabin(id);
            faults.unless(!cabin.is_empty(), || format!("cabin {id} is empty"));
            for card in cabin.cards() {
                let face = self.face(card);
                heel += i32::from(id.side.pull(face.weight as i8));
                for other in cabin.cards().filter(|&other| other != card) {
                    let with = self.face(other);
                    let clash = face.climate == Climate::Hot && with.climate == Climate::Cold;
                    faults.unless(!clash, || format!("climates of {card} and {other} clash in {id}"));
                    let safe = with.is_provisions() || with.is_safe() || face.weight < with.weight;
                    faults.unless(!face.is_predator() || safe, || format!("{card} eats {other} in {id}"));
                    let spoilt = face.is_plant_eater() && with.is_provisions();
                    faults.unless(!spoilt, || format!("{card} eats provisions {other} in {id}"));
                }
            }
        }
        faults.unless(heel == i32::from(position.heel), || {
            format!("the heel is {heel}, not {}", position.heel)
        });
        faults.unless(position.heel.abs() <= HEEL_LIMIT, || format!("heel {}", position.heel));
    }

    /// All rain is somewhere, and the first comes after the first half.
    fn pile_is_stacked(&self, position: &Position, faults: &mut Faults) {
        let pile = position.pile.as_slice();
        let rains = pile.iter().filter(|&&card| card == Card::RAIN).count();
        faults.unless(rains + usize::from(position.rain) == usize::from(RAIN_CARDS), || {
            format!("{rains} rain cards in the pile after {} were drawn", position.rain)
        });
        if position.rain == 0 {
            let first = pile.iter().rposition(|&card| card == Card::RAIN);
            let expected = self.lower_half() + usize::from(RAIN_CARDS) - 1;
            faults.unless(first == Some(expected), || {
                format!("the first rain lies at {first:?} from below instead of {expected}")
            });
        }
    }

    /// The question fits the position.
    fn turn_is_sound(&self, position: &Position, faults: &mut Faults) {
        let table = SeatSet::all(self.table());
        if !table.contains(position.seat) {
            // What was read from a file may name anything; nothing more can be said of the turn of nobody.
            return faults.unless(false, || format!("seat {} has a turn", position.seat));
        }
        let endgame = position.rain == RAIN_CARDS;
        faults.unless(endgame == position.is_endgame(), || {
            format!("after {} rain cards the phase is {:?}", position.rain, position.phase)
        });
        faults.unless(endgame || position.passed.is_empty(), || {
            "somebody passed before the endgame".to_owned()
        });
        faults.unless((position.passed == table) == (position.step == Step::Over), || {
            format!("{:?} passed and the step is {:?}", position.passed, position.step)
        });
        let gaps = position.row.iter().filter(|card| !card.exists()).count();
        let laying = matches!(position.step, Step::Pets { .. });
        if position.phase == Phase::First && matches!(position.step, Step::Choose | Step::Place { .. }) {
            faults.unless(gaps == 0, || format!("{gaps} gaps in the row at the start of a turn"));
        }
        if let Phase::Second { after } = position.phase {
            faults.unless(position.ark.exists(after), || format!("the first card went into {after}"));
        }
        match position.step {
            Step::Place { card } | Step::Drive { card, .. } => {
                faults.unless(position.hands[position.seat.index()].contains(card), || {
                    format!("card {card} is played and not in the hand")
                });
                faults.unless(position.seen.contains(card), || format!("card {card} lies open, unseen"));
            }
            Step::Row { play } | Step::Ability { play } | Step::Exchange { play, .. } => {
                faults.unless(position.ark.cabin(play.cabin).contains(play.card), || {
                    format!("card {} is not in {}", play.card, play.cabin)
                });
                if let Step::Exchange { kind, .. } = position.step {
                    faults.unless(self.can_exchange(position, position.seat, kind), || {
                        format!("there is nothing to exchange on {}", kind.word())
                    });
                }
            }
            Step::Pets { then } => {
                faults.unless(then == Draw::Hand || gaps > 0, || "nothing is to be drawn".to_owned());
                faults.unless(position.rain == 2, || format!("pets after {} rain cards", position.rain));
                faults.unless(!self.asked_for_pets(position).is_empty(), || "nobody is asked".to_owned());
            }
            Step::Choose | Step::Over => {}
        }
        for index in 0..MAX_SEATS {
            let legal = position.hands[index].and(self.pets());
            let sealed = match position.sealed[index] {
                Sealed::Open => !laying || index >= self.table() || !legal.is_empty(),
                Sealed::Nothing => laying,
                Sealed::Pet(card) => laying && legal.contains(card),
            };
            faults.unless(sealed, || format!("seat {index} has sealed {:?}", position.sealed[index]));
            let pet = position.pets[index];
            faults.unless(!pet.exists() || position.rain >= 2 && self.pets().contains(pet), || {
                format!("seat {index} has the pet {pet}")
            });
        }
    }
}
