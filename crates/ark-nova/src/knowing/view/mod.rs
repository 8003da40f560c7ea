//! What one viewer may know, ready to be drawn: named fields and the numbers a table shows. A client computes no rule.
//!
//! Every struct of the position is taken apart in full, so that a new field does not compile before its visibility is
//! decided. Positions have their own form, which digests depend on; this is the form for people and programs.

mod association;
mod cards;
mod draft;
mod question;
mod zoo;

pub use association::{
    AssociationView, DonationView, LevelView, NeedView, PartnerZooView, ProjectView, SeatCount, TaskView,
    TokenView, UniversityView,
};
pub use cards::{CardsView, FolderView, PricedCard, UnderView};
pub use draft::DraftView;
pub use question::{AskedView, PendingView, PerformingView, QuestionView, StepView};
pub use zoo::{
    AtEndView, BuildingView, EdgeView, IncomeView, PointsView, ScoringView, SlotView, TokensView,
    WorkersView, ZooView,
};

use crate::catalogue::{BonusTile, CardId, MapId, boards};
use crate::knowing::look::Look;
use crate::position::{CardSet, Challenge, Frame, Market, Position, Setup, ThisTurn, Tiles};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

/// A position as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks: a seat, or nobody's seat for a spectator.
    pub viewer: Viewer,
    /// Counts the moments that cannot be taken back.
    pub irrevocable: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked, and of whom.
    pub asked: Vec<AskedView>,
    /// The action that is performed, the innermost one.
    pub performing: Option<PerformingView>,
    /// Effects of this moment that have still to happen.
    pub pending: Vec<PendingView>,
    /// Effects that wait for the end of the action.
    pub waiting: Vec<PendingView>,
    /// Turns, break and end.
    pub clock: ClockView,
    /// The zoos by seat.
    pub zoos: Vec<ZooView>,
    /// The display, folder by folder.
    pub display: Vec<FolderView>,
    /// How many cards the deck has.
    pub deck: usize,
    /// Cards of the deck that were seen going under it, the lowest first.
    pub under_deck: Vec<CardId>,
    /// The discard pile.
    pub discard: Vec<CardId>,
    /// Cards revealed or drawn for a choice that is still open.
    pub aside: CardsView,
    /// How many final scoring cards nobody has.
    pub scoring_pile: usize,
    /// Bonus tiles that wait on the conservation track.
    pub tiles: Vec<TileSpaceView>,
    /// The bonus tile at the end of the reputation track.
    pub last_tile: Option<BonusTile>,
    /// The association board and the projects.
    pub association: AssociationView,
    /// Cards tucked under animals.
    pub under: Vec<UnderView>,
    /// Animals that have moved into the special enclosure just built.
    pub moved_in: Vec<CardId>,
    /// What cards the viewer could play cost now: the own hand and the display.
    pub prices: Vec<PricedCard>,
    /// Zoo maps on offer while maps are chosen.
    pub maps: Vec<MapId>,
    /// The draft of action cards while it lasts.
    pub draft: Option<DraftView>,
    /// A solo challenge, if one is played.
    pub challenge: Option<ChallengeView>,
}

/// Turns, break and end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClockView {
    /// Turns that were begun; 0 in the set-up.
    pub turn: u16,
    /// Steps the break token is away from the break; in a solo game, turns left in the round.
    pub break_in: u8,
    /// The length of the break track; in a solo game, the turns of a round at the start.
    pub break_track: u8,
    /// Who has caused a break that comes at the end of the turn.
    pub break_caused_by: Option<Seat>,
    /// Whether a card was sold by the ability of the map in this turn.
    pub sold: bool,
    /// Whether a Venom token was removed in this turn.
    pub venom_removed: bool,
    /// Conditions of animals that Camouflage still lets the active seat ignore in this turn.
    pub camouflage: u8,
    /// Whether a card was discarded for more strength in this turn.
    pub strengthened: bool,
    /// The strength that the next action of this turn gains by that.
    pub raised: u8,
    /// The round of a solo game, from 1.
    pub solo_round: Option<u8>,
    /// Whether final scoring cards were discarded: somebody has reached 10 conservation.
    pub scoring_discarded: bool,
    /// The turns that are left once the end was triggered.
    pub last_turns: Option<u8>,
    /// Whether the game is over.
    pub over: bool,
}

/// A space of the conservation track with bonus tiles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TileSpaceView {
    /// The conservation that reaches it.
    pub conservation: u8,
    /// The tiles that are left.
    pub tiles: Vec<BonusTile>,
}

/// How far a solo challenge is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChallengeView {
    /// The victory points of the games that were finished.
    pub results: Vec<i16>,
    /// How many cards have left the challenge.
    pub removed: u16,
}

impl Look<'_> {
    /// What a viewer may know.
    pub fn view(self, viewer: Viewer) -> View {
        let Position {
            chance: _,
            irrevocable,
            turns,
            active,
            asking: _,
            zoos,
            market,
            association,
            agenda,
            open: _,
            break_steps,
            break_caused_by,
            solo_rounds,
            scoring_discarded,
            last_turns,
            this_turn,
            known,
            under,
            moved_in,
            maps,
            draft,
            challenge,
        } = self.position;
        let nothing = CardSet::NONE;
        let known = match viewer {
            Viewer::Seat(seat) => &known[seat.index()],
            Viewer::Spectator => &nothing,
        };
        let Market { deck, display, discard, aside, scoring, tiles, last_tile, marks: _ } = market;
        let &ThisTurn { venom_removed, sold, camouflage, strengthened, rewarded: _, raised } = this_turn;
        let over = matches!(agenda.top(), Frame::Over);
        let seen = |card: CardId| known.contains(card) || self.is_shown_aside();
        View {
            viewer,
            irrevocable: *irrevocable,
            active: *active,
            asked: self.asked_view(),
            performing: agenda.performing().map(PerformingView::from),
            pending: agenda.bag().iter().copied().map(PendingView::from).collect(),
            waiting: agenda.waiting.iter().copied().map(PendingView::from).collect(),
            clock: ClockView {
                turn: *turns,
                break_in: *break_steps,
                break_track: self.rules.break_steps(),
                break_caused_by: *break_caused_by,
                sold,
                venom_removed,
                camouflage,
                strengthened,
                raised,
                solo_round: self.rules.is_solo().then(|| (solo_rounds + 1).min(boards::SOLO_ROUNDS)),
                scoring_discarded: *scoring_discarded,
                last_turns: *last_turns,
                over,
            },
            zoos: Seat::all(self.rules.seats)
                .map(|seat| self.zoo_view(&zoos[seat.index()], seat, viewer, known))
                .collect(),
            display: self.display_view(display, viewer),
            deck: deck.len(),
            under_deck: self.under_deck(deck, viewer),
            discard: discard.iter().collect(),
            aside: self.cards_view(aside.iter().copied(), seen),
            scoring_pile: scoring.len(),
            tiles: tiles_view(tiles),
            last_tile: *last_tile,
            association: self.association_view(association, viewer),
            under: under
                .iter()
                .map(|&(animal, card)| UnderView {
                    animal,
                    card: Some(card).filter(|&card| known.contains(card)),
                })
                .collect(),
            moved_in: moved_in.to_vec(),
            prices: self.prices(viewer),
            maps: self.seen_maps(maps, viewer),
            draft: self.draft_view(draft, viewer),
            challenge: self.rules.options.challenge.then(|| challenge_view(challenge)),
        }
    }

    /// Two maps were dealt to each seat; until all have chosen, nobody sees which one another keeps.
    fn seen_maps(self, maps: &[MapId], viewer: Viewer) -> Vec<MapId> {
        let mut maps = maps.to_vec();
        if matches!(self.position.agenda.top(), Frame::Setup(Setup::Maps)) {
            for seat in Seat::all(self.rules.seats).filter(|&seat| !viewer.is(seat)) {
                maps[seat.index() * 2..][..2].sort_unstable();
            }
        }
        maps
    }

    /// The cards of the deck that a viewer has seen; everybody saw what went under it, spectators too.
    fn under_deck(self, deck: &[CardId], viewer: Viewer) -> Vec<CardId> {
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        };
        let known = &self.position.known[seat.index()];
        deck.iter().copied().filter(|&card| known.contains(card)).collect()
    }

    /// Whether the cards that lie aside were revealed to all.
    fn is_shown_aside(self) -> bool {
        let doing = self.position.agenda.frames().rev().find_map(|frame| match frame {
            Frame::Doing(doing) => Some(doing),
            _ => None,
        });
        !doing.is_some_and(|doing| self.hides_aside(doing))
    }

    /// Whether the final scoring cards lie open: they do once they were scored.
    pub(crate) fn shows_scoring(self) -> bool {
        matches!(self.position.agenda.top(), Frame::Over)
    }
}

fn tiles_view(tiles: &Tiles) -> Vec<TileSpaceView> {
    let spaces = boards::TILE_SPACES.iter().zip(tiles);
    spaces
        .map(|(&conservation, tiles)| TileSpaceView {
            conservation,
            tiles: tiles.iter().flatten().copied().collect(),
        })
        .collect()
}

fn challenge_view(challenge: &Challenge) -> ChallengeView {
    // What left the challenge is seen in what is offered; the bits only keep it.
    let &Challenge { games, results, removed, maps: _, tiles: _, laid: _ } = challenge;
    ChallengeView { results: results[..usize::from(games)].to_vec(), removed }
}
