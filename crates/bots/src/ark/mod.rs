//! How positions of Ark are judged.
//!
//! The value is the points a seat can expect: for every scoring card the places it may end on, by its figures and by
//! what its hand adds to them against the figures and the hands of the others, the more open the more turns are left;
//! its discs; and what abilities and pets still promise. Of the others nothing counts that the seat may not know:
//! cards they took openly, and how many more they hold.
//!
//! In the middle of a play the card that lies open counts as if it had entered the ark: it will. After the fifth
//! rain moves are played on to the end; when nobody else can play any more, they are reckoned exactly (`ending.rs`).

mod ending;
mod foresight;
mod race;
mod stake;
mod term;
mod weights;
mod words;

pub use ending::{Aim, Ending};
pub use foresight::{Foresight, Sight};
pub use term::Term;
pub use weights::Weights;

use crate::analyse::{Calibration, shares};
use crate::{Budget, Evaluate, Playable, Reach, Scale, Width};
use ark::{Card, CardSet, Kind, MAX_SEATS, Move, Phase, Position, Question, Rules, Sealed, Special, Step};
use race::{ABSENT, OTHERS, Race};
use std::sync::Arc;
use tabletop::{Game, Lang, Outcome, Seat};

/// Judges positions of Ark.
#[derive(Clone, Debug, Default)]
pub struct Evaluation {
    /// What it weighs.
    pub weights: Weights,
    /// The nets a search judges by; those that are checked in if there are no others.
    pub foresight: Option<Arc<Foresight>>,
}

/// The turns each player has in a whole game with few players.
const WHOLE: f32 = 16.0;

/// Worlds in which moves after the fifth rain are played on to the end: few turns are left, and what is in doubt is what
/// the others hold.
const ENDINGS: usize = 48;

/// What a hand promises.
struct Hand {
    /// Expected new figures of each kind.
    figures: [f32; 5],
    /// Expected discs to pay for them after the fifth rain.
    paid: f32,
    /// What its abilities are worth.
    abilities: f32,
    /// How many cards fit now.
    fit: usize,
    /// Whether one may be a pet.
    pet: bool,
}

impl Evaluate for Evaluation {
    type Game = Rules;
    type Term = Term;

    fn term_text(term: Term, lang: Lang) -> String {
        words::term_text(term, lang)
    }

    fn weigh_others<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        let points = game.points(position);
        let others = Seat::all(game.seats()).filter(|&other| other != seat);
        let most = others.map(|other| points[other.index()]).max().unwrap_or(0);
        scale.put(Term::Rival, -self.weights.rival * f32::from(most));
    }

    fn weigh_own<S: Scale<Term>>(&self, game: &Rules, position: &Position, seat: Seat, scale: &mut S) {
        let (me, weights) = (seat.index(), &self.weights);
        if position.step == Step::Over {
            for kind in Kind::ALL {
                let share = ark::scoring::share(game.strengths(position, kind))[me];
                scale.put(Term::Figures(kind), share.into());
            }
            scale.put(Term::Discs, position.discs[me].into());
            return;
        }
        let turns = turns_left(game, position, weights.draws);
        let hand = self.hand(game, position, seat, turns);
        let mut others = [[ABSENT; OTHERS]; 5];
        let seats = Seat::all(game.seats()).filter(|&other| other != seat);
        for (place, other) in seats.enumerate() {
            let theirs = self.theirs(game, position, other, turns);
            for kind in Kind::ALL {
                let strength = f32::from(position.figures[other.index()].strength(kind)) / 2.0;
                others[kind.index()][place] = strength + theirs[kind.index()];
            }
        }
        let race = Race::new(weights, turns);
        let pet = own_pet(game, position, seat);
        for kind in Kind::ALL {
            let others = &others[kind.index()];
            let strength =
                f32::from(position.figures[me].strength(kind)) / 2.0 + f32::from(u8::from(pet == Some(kind)));
            let (now, more) = (race.value(strength, others), hand.figures[kind.index()]);
            scale.put(Term::Figures(kind), now);
            scale.put(
                Term::Hand(kind),
                if more > 0.0 { race.value(strength + more, others) - now } else { 0.0 },
            );
        }
        let discs = f32::from(position.discs[me]);
        scale.put(Term::Discs, discs - hand.paid);
        if !position.is_endgame() {
            let open = 1.0 - libm::expf(-discs / weights.enough_discs);
            scale.put(Term::Cabins, weights.open_cabin * open * turns.min(weights.cabin_turns));
            scale.put(Term::Choice, weights.choice * hand.fit as f32);
            if hand.pet {
                scale.put(Term::Pet, weights.pet);
            }
        }
        scale.put(Term::Abilities, hand.abilities);
    }

    fn begins_turn(&self, game: &Rules, position: &Position, seat: Seat) -> bool {
        matches!(game.question(position, seat), Some(Question::Turn | Question::Endgame))
    }

    fn reckoned(&self, game: &Rules, world: &Position, seat: Seat, moves: &[Move]) -> Option<Vec<f32>> {
        let aim = Aim::Points { rival: self.weights.rival };
        Ending::new(game, world, seat, aim)?.values(world, moves)
    }

    fn reckoned_lead(&self, game: &Rules, world: &Position, seat: Seat, moves: &[Move]) -> Option<Vec<f32>> {
        Ending::new(game, world, seat, Aim::Victory)?.values(world, moves)
    }

    fn endings(&self, world: &Position) -> usize {
        if world.is_endgame() { ENDINGS } else { 0 }
    }

    fn lead(&self, game: &Rules, position: &Position, seat: Seat) -> f32 {
        let points = self.points(game, position);
        let points = &points[..game.seats()];
        let chance = if game.is_over(position) {
            let scores = game.scores(position);
            let outcome = Outcome::rank(tabletop::Ending::Played, scores, game.reached(position));
            shares(&outcome, game.seats())[seat.index()]
        } else {
            let foresight = self.foresight.as_deref().unwrap_or_else(|| Foresight::learned());
            foresight.chances(Sight::all(self, game, position, points))[seat.index()]
        };
        stake::worth(chance, points, seat)
    }

    fn left(&self, game: &Rules, position: &Position) -> f32 {
        (turns_left(game, position, self.weights.draws) / WHOLE).min(1.0)
    }
}

impl Evaluation {
    /// The points that every seat has or can expect, each judged by its own terms.
    pub fn points(&self, game: &Rules, position: &Position) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(game.seats()) {
            points[seat.index()] = self.own(game, position, seat);
        }
        points
    }

    /// What the own hand promises, with so many turns to come.
    fn hand(&self, game: &Rules, position: &Position, seat: Seat, turns: f32) -> Hand {
        let weights = &self.weights;
        let me = seat.index();
        let flood = position.is_endgame();
        let mut promise = Hand { figures: [0.0; 5], paid: 0.0, abilities: 0.0, fit: 0, pet: false };
        let sealed = match position.sealed[me] {
            Sealed::Pet(card) => CardSet::only(card),
            Sealed::Open | Sealed::Nothing => CardSet::EMPTY,
        };
        let cards = position.hands[me].without(sealed);
        if cards.is_empty() || flood && position.passed.contains(seat) {
            return promise;
        }
        let mut free = *position;
        if !flood {
            free.phase = Phase::First;
        }
        let fit = game.playable(&free, seat, cards);
        promise.fit = fit.len();
        promise.pet = position.rain < 2 && !cards.and(game.pets()).is_empty();
        let single = cards.and(game.singles()).len() as f32;
        let others = cards.len() as f32 - single;
        // Turns there are for the turns it takes; what is left over waits for the flood, and for discs.
        let needed = single + others * weights.shared_turn;
        let in_time = if flood { 0.0 } else { (turns / needed).min(1.0) };
        let paying = (f32::from(position.discs[me]) / others.max(1.0)).min(1.0);
        let late = if flood { paying } else { weights.flood * paying };
        let playing = match position.step {
            Step::Place { card } | Step::Drive { card, .. } if position.seat == seat => card,
            _ => Card::NONE,
        };
        for card in cards.iter() {
            let face = game.face(card);
            let fits = if fit.contains(card) { weights.fits } else { weights.waits };
            let after = if face.is_single() { 0.0 } else { (1.0 - in_time) * late };
            let (chance, paid) = match card == playing {
                true => (1.0, f32::from(u8::from(flood))),
                false => (fits * (in_time + after), fits * after),
            };
            promise.paid += paid;
            if let Some(kind) = face.kind {
                promise.figures[kind.index()] += chance;
            }
            promise.abilities += chance
                * match face.special {
                    Some(Special::Fox) => weights.fox,
                    Some(Special::Spider | Special::Mosquito) => weights.driver,
                    Some(Special::Skunk | Special::Bronto | Special::Chimpanzee) => weights.ability,
                    Some(Special::Turtle | Special::Hedgehog) | None => 0.0,
                };
        }
        promise
    }

    /// New figures of each kind another player can be expected to place from the hand.
    fn theirs(&self, game: &Rules, position: &Position, other: Seat, turns: f32) -> [f32; 5] {
        let weights = &self.weights;
        let at = other.index();
        let mut figures = [0.0; 5];
        if position.passed.contains(other) {
            return figures;
        }
        let flood = position.is_endgame();
        let hand = position.hands[at];
        let seen = hand.and(position.seen);
        let count = hand.len() as f32;
        let in_time = if flood {
            (f32::from(position.discs[at]) / count.max(1.0)).min(1.0)
        } else {
            (turns / (count * weights.shared_turn).max(1.0)).min(1.0)
        };
        let chance = weights.theirs * in_time;
        let playable = if flood { seen.without(game.singles()) } else { seen };
        let unseen = (count - seen.len() as f32) * chance / 5.0;
        let pet = if position.pets[at].exists() { weights.their_pet } else { 0.0 };
        for kind in Kind::ALL {
            let known = playable.and(game.of_kind(kind)).len() as f32;
            figures[kind.index()] = known * chance + unseen + pet;
        }
        figures
    }
}

/// The turns each player has left, by the pile: when the last rain comes is not known, only where it may lie.
fn turns_left(game: &Rules, position: &Position, draws: f32) -> f32 {
    if position.is_endgame() {
        return 0.0;
    }
    let pile = position.pile.as_slice().len() as f32;
    let dry = if position.rain == 0 { (pile - game.lower_half() as f32 - 5.0).max(0.0) } else { 0.0 };
    let wet = pile - dry - if position.rain == 0 { 1.0 } else { 0.0 };
    let rains = f32::from(ark::RAIN_CARDS - position.rain.max(1));
    let last = rains * (wet + 1.0) / (rains + 1.0);
    (dry + last) / draws / game.seats() as f32
}

/// The scoring card of the own pet, laid or chosen.
fn own_pet(game: &Rules, position: &Position, seat: Seat) -> Option<Kind> {
    let card = match position.sealed[seat.index()] {
        Sealed::Pet(card) => card,
        Sealed::Open | Sealed::Nothing => position.pets[seat.index()],
    };
    game.face(card).kind.filter(|_| card.exists())
}

impl Playable for Rules {
    type Evaluation = Evaluation;
    const WIDTH: Width = Width { lines: 16, firsts: usize::MAX, depth: 24 };
    const WORLDS: usize = 4;

    fn reach(&self, _budget: Budget) -> Reach {
        Reach {
            plans: 8,
            worlds: 4,
            turns: 2,
            nodes: 1,
            width: Self::WIDTH,
            quick: Width { lines: 2, firsts: 6, ..Self::WIDTH },
            trust: 4.0,
            curiosity: 4.0,
            aside: 0.15,
        }
    }

    fn calibration(&self) -> Calibration {
        Calibration { close: 2.0, open: 4.0, missed: 0.0 }
    }

    fn evaluation() -> Evaluation {
        Evaluation::default()
    }

    fn taught(text: &str) -> Result<Evaluation, String> {
        let foresight = Some(Arc::new(Foresight::read(text)?));
        Ok(Evaluation { foresight, ..Rules::evaluation() })
    }
}
