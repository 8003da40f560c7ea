//! What one seat, or a spectator, may know (D-21).

use crate::{Ark, Card, CardSet, Figures, Phase, Position, ROW, Rules, Sealed, Step};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The cabins.
    pub ark: Ark,
    /// Weight on starboard minus weight on port.
    pub heel: i8,
    /// The open cards; a gap is [`Card::NONE`].
    pub row: [Card; ROW],
    /// How many cards the draw pile has, rain counted.
    pub pile: usize,
    /// How many cards lie above the first rain; `None` when it was drawn.
    pub dry: Option<usize>,
    /// How many rain cards were drawn.
    pub rain: u8,
    /// Driven out of the ark.
    pub gone: CardSet,
    /// The discs nobody holds.
    pub supply: u8,
    /// The players.
    pub seats: Vec<SeatView>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The part of the turn.
    pub phase: Phase,
    /// What is asked. Who has not answered the question for pets is not shown: it would tell who has none.
    pub step: Step,
    /// The viewer's own answer to the question for pets.
    pub sealed: Option<Sealed>,
}

/// What one viewer may know of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards are in the hand.
    pub hand: usize,
    /// The hand itself: the viewer's own, and everyone's when the game is over.
    pub cards: Option<CardSet>,
    /// Cards everyone saw going into the hand and that have not been played; one of them may be the pet.
    pub known: CardSet,
    /// Whether a pet was laid.
    pub has_pet: bool,
    /// The pet: the viewer's own, and everyone's when the game is over.
    pub pet: Option<Card>,
    /// The discs.
    pub discs: u8,
    /// The figures.
    pub figures: Figures,
    /// The points as they stand, without pets until they are turned over.
    pub points: u16,
    /// Whether the player passed in the endgame.
    pub passed: bool,
}

impl Rules {
    /// What `viewer` may know.
    pub(crate) fn look(&self, position: &Position, viewer: Viewer) -> View {
        let &Position {
            chance: _,
            ark,
            heel,
            row,
            ref pile,
            hands,
            pets,
            seen,
            gone,
            discs,
            supply,
            figures,
            rain,
            passed,
            seat: turn,
            phase,
            step,
            sealed,
            irrevocable: _,
        } = position;
        let points = self.points(position);
        let seats = Seat::all(self.table())
            .map(|seat| {
                let index = seat.index();
                let open = viewer.is(seat) || step == Step::Over;
                let Figures { stock, plain, raised } = figures[index];
                SeatView {
                    hand: hands[index].len(),
                    cards: open.then_some(hands[index]),
                    known: hands[index].or(CardSet::only(pets[index])).and(seen),
                    has_pet: pets[index].exists(),
                    pet: pets[index].some().filter(|_| open),
                    discs: discs[index],
                    figures: Figures { stock, plain, raised },
                    points: points[index],
                    passed: passed.contains(seat),
                }
            })
            .collect();
        let own = |seat: Seat| sealed.get(seat.index()).copied();
        View {
            viewer,
            ark,
            heel,
            row,
            pile: pile.len(),
            dry: (rain == 0).then(|| pile.len().saturating_sub(self.lower_half() + 5)),
            rain,
            gone,
            supply,
            seats,
            turn,
            phase,
            // All of it is public; what is sealed is not in it.
            step: match step {
                Step::Choose => Step::Choose,
                Step::Place { card } => Step::Place { card },
                Step::Drive { card, cabin } => Step::Drive { card, cabin },
                Step::Row { play } => Step::Row { play },
                Step::Ability { play } => Step::Ability { play },
                Step::Exchange { play, kind } => Step::Exchange { play, kind },
                Step::Pets { then } => Step::Pets { then },
                Step::Over => Step::Over,
            },
            sealed: match (viewer, step) {
                (Viewer::Seat(seat), Step::Pets { .. }) => own(seat),
                _ => None,
            },
        }
    }
}
