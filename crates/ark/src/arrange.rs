//! Building any position in a few lines: unchecked while it is arranged, validated when it becomes a position.

use crate::{
    CabinId, Card, CardList, CardSet, DISCS, FIGURES, Kind, Phase, Position, RAIN_CARDS, ROW, Rules, Step,
};
use tabletop::{Chance, Game, NotationError, Seat, Seed, Violation, Violations};

/// A position being arranged. Cards are named by their id in the deck; of several copies the next free one is meant.
///
/// What is not arranged is filled in: the row and the pile from the cards that are left, the heel, the supply and the
/// stocks from the rest. One rain card counts as drawn unless [`Setup::rain`] says otherwise.
///
/// ```
/// use ark::{Options, Rules, arrange::Setup};
/// use tabletop::Game;
/// let rules = Rules::new(&Options::standard(3)).unwrap();
/// let position = Setup::new(&rules).cabin("p1", &["cow"]).cabin("s1", &["horse"]).hand(0, &["dog"]).position().unwrap();
/// assert_eq!(position.heel, 0);
/// ```
#[derive(Clone, Debug)]
pub struct Setup<'r> {
    rules: &'r Rules,
    position: Position,
    free: CardSet,
    row: Vec<Card>,
    top: Vec<Card>,
    errors: Vec<Violation>,
}

impl<'r> Setup<'r> {
    /// An empty ark and empty hands, everyone with the discs of the start, the first seat's turn.
    pub fn new(rules: &'r Rules) -> Setup<'r> {
        let mut position = rules.empty_table(Chance::new(Seed::default()));
        position.rain = 1;
        Setup {
            rules,
            position,
            free: rules.all_cards(),
            row: Vec::new(),
            top: Vec::new(),
            errors: Vec::new(),
        }
    }

    fn take(&mut self, id: &str) -> Option<Card> {
        let named = |card: &Card| self.rules.line(*card).is_some_and(|line| line.id == id);
        let found = self.free.iter().find(named);
        match found {
            Some(card) => self.free.remove(card),
            None => self.errors.push(Violation(format!("no card {id:?} is left"))),
        }
        found
    }

    /// Puts cards into a cabin, opening it if it is the next one.
    #[must_use]
    pub fn cabin(mut self, id: &str, cards: &[&str]) -> Self {
        let cabin: Result<CabinId, NotationError> = id.parse();
        match cabin {
            Ok(cabin) if self.position.ark.exists(cabin) || self.position.ark.next(cabin.side) == cabin => {
                for card in cards {
                    if let Some(card) = self.take(card) {
                        self.position.board(card, self.rules.face(card).weight, cabin, Card::NONE, 0);
                    }
                }
            }
            _ => self.errors.push(Violation(format!("no cabin can be at {id:?}"))),
        }
        self
    }

    /// Adds cards to a hand.
    #[must_use]
    pub fn hand(mut self, seat: u8, cards: &[&str]) -> Self {
        for card in cards {
            if let Some(card) = self.take(card) {
                self.position.hands[usize::from(seat)].insert(card);
            }
        }
        self
    }

    /// Lays cards open; fewer than three leave gaps.
    #[must_use]
    pub fn row(mut self, cards: &[&str]) -> Self {
        self.row = cards.iter().filter_map(|card| self.take(card)).collect();
        self.row.resize(ROW, Card::NONE);
        self
    }

    /// What is drawn next, in order; `rain` is a rain card.
    #[must_use]
    pub fn pile(mut self, cards: &[&str]) -> Self {
        for &card in cards {
            let card = if card == "rain" { Some(Card::RAIN) } else { self.take(card) };
            self.top.extend(card);
        }
        self
    }

    /// Lays a pet.
    #[must_use]
    pub fn pet(mut self, seat: u8, card: &str) -> Self {
        self.position.pets[usize::from(seat)] = self.take(card).unwrap_or_default();
        self
    }

    /// Gives a player this many discs.
    #[must_use]
    pub fn discs(mut self, seat: u8, discs: u8) -> Self {
        self.position.discs[usize::from(seat)] = discs;
        self
    }

    /// Puts figures of a player on a scoring card.
    #[must_use]
    pub fn figures(mut self, seat: u8, kind: Kind, plain: u8, raised: u8) -> Self {
        let figures = &mut self.position.figures[usize::from(seat)];
        figures.plain[kind.index()] = plain;
        figures.raised[kind.index()] = raised;
        self
    }

    /// How many rain cards were drawn.
    #[must_use]
    pub fn rain(mut self, rain: u8) -> Self {
        self.position.rain = rain;
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(mut self, seat: u8) -> Self {
        self.position.seat = Seat(seat);
        self
    }

    /// The first card of the turn went into this cabin.
    #[must_use]
    pub fn second(mut self, after: CabinId) -> Self {
        self.position.phase = Phase::Second { after };
        self
    }

    /// The endgame, with these seats already out of it.
    #[must_use]
    pub fn endgame(mut self, passed: &[u8]) -> Self {
        self.position.phase = Phase::Endgame;
        self.position.rain = RAIN_CARDS;
        self.position.passed = passed.iter().map(|&seat| Seat(seat)).collect();
        self
    }

    /// The position, or everything that is wrong with it. Only questions before a card is chosen can be arranged.
    pub fn position(mut self) -> Result<Position, Violations> {
        for slot in 0..ROW {
            self.position.row[slot] = match self.row.get(slot) {
                Some(&card) => card,
                None => self.next_free(),
            };
        }
        self.position.step = Step::Choose;
        self.stack();
        let under: u32 = self.position.figures.iter().flat_map(|figures| figures.raised).map(u32::from).sum();
        let held: u32 = self.position.discs.iter().map(|&discs| u32::from(discs)).sum();
        match u32::from(DISCS).checked_sub(under + held) {
            Some(supply) => self.position.supply = supply as u8,
            None => {
                self.errors.push(Violation(format!("{} discs are used, there are {DISCS}", under + held)))
            }
        }
        for seat in Seat::all(self.rules.seats()) {
            let figures = &mut self.position.figures[seat.index()];
            let placed: u32 =
                figures.plain.iter().chain(&figures.raised).map(|&count| u32::from(count)).sum();
            match u32::from(FIGURES).checked_sub(placed) {
                Some(stock) => figures.stock = stock as u8,
                None => self.errors.push(Violation(format!("seat {seat} has {placed} figures on the cards"))),
            }
        }
        if !self.errors.is_empty() {
            return Err(Violations(self.errors));
        }
        self.rules.validate(&self.position).map(|()| self.position)
    }

    fn next_free(&mut self) -> Card {
        let card = self.free.iter().next().unwrap_or_default();
        self.free.remove(card);
        card
    }

    /// The cards that are left go below what was arranged, rain at the bottom; what has no room was driven out.
    fn stack(&mut self) {
        let arranged = self.top.iter().filter(|&&card| card == Card::RAIN).count();
        let rains = usize::from(RAIN_CARDS.saturating_sub(self.position.rain)).saturating_sub(arranged);
        let mut below: Vec<Card> = self.free.iter().collect();
        let spare = below.len().saturating_sub(50usize.saturating_sub(self.top.len()));
        self.position.gone = below.drain(..spare).collect();
        let mut pile = vec![Card::RAIN; rains];
        pile.extend(below);
        if self.position.rain == 0 && rains > 0 {
            // The first rain lies above the lower half.
            pile.remove(0);
            let first = (self.rules.lower_half() + rains - 1).min(pile.len());
            pile.insert(first, Card::RAIN);
        }
        pile.extend(self.top.iter().rev());
        self.position.pile = pile.into_iter().collect::<CardList<56>>();
    }
}
