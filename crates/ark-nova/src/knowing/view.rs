//! What one viewer may know. Every struct of the position is taken apart in full, so that a new field does not
//! compile before its visibility is decided.

use crate::asking::question::Question;
use crate::catalogue::boards::{self, Task, University};
use crate::catalogue::{Action, CardId, CardKind, Icon, MapId, SizeClass};
use crate::knowing::look::Look;
use crate::position::{
    ActionSlot, Association, Built, CardSet, Challenge, Frame, Market, Money, Pending, Position,
    ProjectInPlay, Setup, ThisTurn, Tiles, Zoo,
};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Viewer};

/// A position as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the position")]
pub struct View {
    pub viewer: Viewer,
    pub irrevocable: u32,
    pub turns: u16,
    pub active: Seat,
    pub zoos: Vec<ZooView>,
    pub deck: usize,
    pub display: [Option<CardId>; boards::FOLDERS as usize],
    pub discard: CardSet,
    pub aside: CardsView,
    pub scoring_pile: usize,
    pub tiles: Tiles,
    pub partner_zoos: [u8; Icon::CONTINENTS],
    pub partners_on_offer: u8,
    pub universities: [u8; University::BASE.len()],
    pub universities_on_offer: u8,
    pub base_projects: Vec<ProjectInPlay>,
    pub projects: Vec<ProjectInPlay>,
    pub unused_base_projects: usize,
    pub donations: u8,
    pub asked: SeatSet,
    pub questions: Vec<(Seat, Question)>,
    pub pending: Vec<Pending>,
    pub waiting: Vec<Pending>,
    pub break_steps: u8,
    pub break_caused_by: Option<Seat>,
    pub solo_rounds: u8,
    pub scoring_discarded: bool,
    pub last_turns: Option<u8>,
    pub this_turn: ThisTurn,
    pub under: Vec<(CardId, Option<CardId>)>,
    pub moved_in: Vec<CardId>,
    pub maps: Vec<MapId>,
    pub challenge: Challenge,
}

/// A zoo as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are those of the zoo")]
pub struct ZooView {
    pub map: MapId,
    pub money: Money,
    pub appeal: u8,
    pub conservation: u8,
    pub reputation: u8,
    pub x_tokens: u8,
    pub slots: [ActionSlot; Action::ALL.len()],
    pub hand: CardsView,
    pub played: CardSet,
    pub pouched: CardsView,
    pub scoring: CardsView,
    /// Cards chosen so far in an open question, by their places; only the owner sees them.
    pub picked: Vec<u16>,
    pub buildings: Vec<Built>,
    pub animals_in: [u8; Zoo::HOMES.len()],
    pub workers: u8,
    pub at_tasks: [u8; Task::ALL.len()],
    pub edge: u8,
    pub partner_zoos: Vec<Icon>,
    pub universities: Vec<University>,
    pub donations: u8,
    pub tokens_on: Vec<(CardId, u8)>,
    pub focus: Option<SizeClass>,
    pub map_was_covered: bool,
    pub icons: [u8; Icon::COUNT],
}

/// Cards of which a viewer knows some: those by number, the others by their backs.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardsView {
    /// The cards the viewer knows.
    pub known: Vec<CardId>,
    /// Further zoo cards.
    pub zoo_cards: u8,
    /// Further base projects.
    pub base_projects: u8,
    /// Further final scoring cards.
    pub scoring_cards: u8,
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
            challenge,
        } = self.position;
        let nothing = CardSet::NONE;
        let known = match viewer {
            Viewer::Seat(seat) => &known[seat.index()],
            Viewer::Spectator => &nothing,
        };
        let Market { deck, display, discard, aside, scoring, tiles } = market;
        let Association {
            partner_zoos,
            partners_on_offer,
            universities,
            universities_on_offer,
            base,
            above,
            unused,
            donations,
        } = association;
        let asked = self.asked();
        let seen = |card: CardId| known.contains(card) || self.is_shown_aside();
        View {
            viewer,
            irrevocable: *irrevocable,
            turns: *turns,
            active: *active,
            zoos: Seat::all(self.rules.seats)
                .map(|seat| self.zoo_view(&zoos[seat.index()], seat, viewer, known))
                .collect(),
            deck: deck.len(),
            display: *display,
            discard: *discard,
            aside: cards_view(self.rules, aside.iter().copied(), seen),
            scoring_pile: scoring.len(),
            tiles: *tiles,
            partner_zoos: *partner_zoos,
            partners_on_offer: *partners_on_offer,
            universities: *universities,
            universities_on_offer: *universities_on_offer,
            base_projects: base.to_vec(),
            projects: above.to_vec(),
            unused_base_projects: unused.len(),
            donations: *donations,
            asked,
            questions: asked.iter().filter_map(|seat| Some((seat, self.question(seat)?))).collect(),
            pending: agenda.bag().to_vec(),
            waiting: agenda.waiting.to_vec(),
            break_steps: *break_steps,
            break_caused_by: *break_caused_by,
            solo_rounds: *solo_rounds,
            scoring_discarded: *scoring_discarded,
            last_turns: *last_turns,
            this_turn: *this_turn,
            under: under
                .iter()
                .map(|&(host, card)| (host, Some(card).filter(|&card| known.contains(card))))
                .collect(),
            moved_in: moved_in.to_vec(),
            maps: self.seen_maps(maps, viewer),
            challenge: *challenge,
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

    fn zoo_view(self, zoo: &Zoo, seat: Seat, viewer: Viewer, known: &CardSet) -> ZooView {
        let Zoo {
            map,
            money,
            appeal,
            conservation,
            reputation,
            x_tokens,
            slots,
            hand,
            played,
            pouched,
            scoring: _,
            picked,
            buildings,
            animals_in,
            workers,
            at_tasks,
            edge,
            partner_zoos,
            universities,
            donations,
            tokens_on,
            focus,
            map_was_covered,
            icons,
            covered: _,
        } = zoo;
        let seen = |card: CardId| known.contains(card);
        let own = viewer.is(seat);
        ZooView {
            map: *map,
            money: *money,
            appeal: *appeal,
            conservation: *conservation,
            reputation: *reputation,
            x_tokens: *x_tokens,
            slots: *slots,
            hand: cards_view(self.rules, hand.iter(), seen),
            played: *played,
            pouched: cards_view(self.rules, pouched.iter(), seen),
            scoring: cards_view(self.rules, zoo.scoring_cards(), |card| seen(card) || self.shows_scoring()),
            picked: if own { picked.iter().map(|place| place as u16).collect() } else { Vec::new() },
            buildings: buildings.to_vec(),
            animals_in: *animals_in,
            workers: *workers,
            at_tasks: *at_tasks,
            edge: *edge,
            partner_zoos: partner_zoos.to_vec(),
            universities: universities.to_vec(),
            donations: *donations,
            tokens_on: tokens_on.to_vec(),
            focus: *focus,
            map_was_covered: *map_was_covered,
            icons: *icons,
        }
    }
}

fn cards_view(
    rules: &Rules,
    cards: impl Iterator<Item = CardId>,
    seen: impl Fn(CardId) -> bool,
) -> CardsView {
    let mut view = CardsView::default();
    for card in cards {
        if seen(card) {
            view.known.push(card);
        } else if card.kind() == Some(CardKind::FinalScoring) {
            view.scoring_cards += 1;
        } else if rules.is_base_project(card) {
            view.base_projects += 1;
        } else {
            view.zoo_cards += 1;
        }
    }
    view
}
