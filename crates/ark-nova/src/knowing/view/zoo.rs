//! A zoo in a view.

use super::CardsView;
use crate::asking::moves::source_list;
use crate::catalogue::boards::{self, Task, University};
use crate::catalogue::{
    Action, BonusTile, Building, CardId, CardKind, Icon, MapId, Resource, Side, SizeClass, bonus_tiles,
};
use crate::effects::{Clause, Effect};
use crate::hex::{Cell, Placement};
use crate::knowing::look::Look;
use crate::position::{ActionSlot, Built, CardSet, Pending, Source, Zoo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Seat, Viewer};

/// A zoo as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ZooView {
    /// Whose.
    pub seat: Seat,
    /// The zoo map.
    pub map: MapId,
    /// Money.
    pub money: u16,
    /// Place on the appeal track.
    pub appeal: u8,
    /// Place on the conservation track.
    pub conservation: u8,
    /// Place on the reputation track.
    pub reputation: u8,
    /// The last folder of the display in reputation range.
    pub range: u8,
    /// X-tokens.
    pub x_tokens: u8,
    /// Victory points as they stand.
    pub points: PointsView,
    /// Appeal that is missing until appeal and conservation meet and the end is triggered; 0 or less once they have.
    pub to_end: i32,
    /// The action cards from slot 1 to slot 5.
    pub slots: Vec<SlotView>,
    /// Cards in hand.
    pub hand: CardsView,
    /// The most cards that may be kept in a break.
    pub hand_limit: u8,
    /// Cards chosen so far in an open question; only the owner sees them.
    pub picked: Vec<CardId>,
    /// Animals in the zoo.
    pub animals: Vec<CardId>,
    /// Sponsors in the zoo.
    pub sponsors: Vec<CardId>,
    /// Cards tucked under sponsors and map spaces.
    pub pouched: CardsView,
    /// Final scoring cards; the own ones, and all once the game is over.
    pub scoring: CardsView,
    /// What the known final scoring cards would give now.
    pub scoring_now: Vec<ScoringView>,
    /// What sponsors would give at the end as it stands.
    pub at_end: Vec<AtEndView>,
    /// The buildings in the order they were placed.
    pub buildings: Vec<BuildingView>,
    /// Buildings that were lifted and have still to be put back, where they lay.
    pub lifted: Vec<BuildingView>,
    /// Whether the appeal for a covered map was gained.
    pub map_was_covered: bool,
    /// Association workers.
    pub workers: WorkersView,
    /// The spaces of the left edge from top to bottom.
    pub edge: Vec<EdgeView>,
    /// Supported projects.
    pub supports: u8,
    /// Partner zoos in the order they were taken.
    pub partner_zoos: Vec<Icon>,
    /// Universities in the order they were taken.
    pub universities: Vec<University>,
    /// Donations made.
    pub donations: u8,
    /// Tokens on sponsors.
    pub tokens_on: Vec<TokensView>,
    /// The size of animals chosen for the game.
    pub focus: Option<SizeClass>,
    /// Every icon and how many the zoo has.
    pub icons: BTreeMap<Icon, u8>,
    /// What a break would bring now.
    pub income: IncomeView,
    /// Bonus tiles that are kept for later.
    pub tiles: Vec<BonusTile>,
    /// Animals rescued above the map; they are among the animals too.
    pub rescued: Vec<CardId>,
    /// Cards that lie face down on the notepad.
    pub stored: CardsView,
    /// Continents whose marker was removed from the map.
    pub markers_gone: Vec<Icon>,
    /// How many action strengths are covered.
    pub concealed: u8,
}

/// Victory points in both counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PointsView {
    /// The subtracting count: appeal less the target of the conservation.
    pub subtracting: i32,
    /// The adding count, which is never negative at the end of a finished game.
    pub adding: i32,
    /// The target of the conservation on the appeal track.
    pub target: i32,
}

/// An action card in its slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SlotView {
    /// The slot, from 1.
    pub slot: u8,
    /// Which action.
    pub action: Action,
    /// The number of the card: 0 for the standard one.
    pub number: u8,
    /// Which side is up.
    pub side: Side,
    /// The strength without X-tokens, a Constriction token taken off.
    pub strength: i8,
    /// Multiplier tokens.
    pub multipliers: u8,
    /// Whether a Venom token lies on it.
    pub venom: bool,
    /// Whether a Constriction token lies on it.
    pub constriction: bool,
}

/// What a final scoring card would give now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoringView {
    /// Which card.
    pub card: CardId,
    /// Conservation points.
    pub conservation: u8,
}

/// What a sponsor would give at the end as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AtEndView {
    /// Which card.
    pub card: CardId,
    /// What it gives.
    pub what: Resource,
    /// How much.
    pub n: u16,
}

/// A building on the map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BuildingView {
    /// Which building.
    pub building: Building,
    /// The cells it covers.
    pub cells: Vec<Cell>,
    /// The cell its placement is named by.
    pub anchor: Cell,
    /// How it is turned, from 0 to 5.
    pub turn: u8,
    /// Whether an animal lives in the standard enclosure.
    pub occupied: bool,
    /// Spaces of a special enclosure that are taken.
    pub taken: Option<u8>,
    /// Spaces a special enclosure has.
    pub spaces: Option<u8>,
}

/// Association workers of a zoo.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WorkersView {
    /// Workers that were hired, the first one included.
    pub hired: u8,
    /// Workers that can be sent now.
    pub free: u8,
    /// Every task and how many of the zoo's workers are busy there.
    pub busy: BTreeMap<Task, u8>,
}

/// A space of the left edge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EdgeView {
    /// The space, from 1 at the top.
    pub space: u8,
    /// Whether its token is still there.
    pub has_token: bool,
    /// Whether it gives its bonus in every break once its token is gone.
    pub every_break: bool,
}

/// Tokens on a sponsor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TokensView {
    /// Which card.
    pub card: CardId,
    /// How many.
    pub tokens: u8,
}

/// What a break would bring now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IncomeView {
    /// Money by appeal.
    pub appeal: u8,
    /// Money by kiosks.
    pub kiosks: u16,
    /// All money that can be foreseen: appeal, kiosks and plain gains.
    pub money: u16,
    /// Where everything else is printed that happens in the income, such as `left:4` or `236:line:2`.
    #[serde(with = "source_list")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub others: Vec<Source>,
}

impl Look<'_> {
    pub(super) fn zoo_view(self, zoo: &Zoo, seat: Seat, viewer: Viewer, known: &CardSet) -> ZooView {
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
            lifted,
            vacated: _,
            tiles,
            more_in_hand: _,
            rescued,
            stored,
            markers_gone,
            concealed,
        } = zoo;
        let seen = |card: CardId| known.contains(card);
        let of_kind = |kind: CardKind| played.iter().filter(move |card| card.kind() == Some(kind)).collect();
        let scoring = self.cards_view(zoo.scoring_cards(), |card| seen(card) || self.shows_scoring());
        let picked = match viewer.is(seat) {
            true => self.at_places(seat, self.picks_from(seat), *picked).iter().collect(),
            false => Vec::new(),
        };
        let subtracting = self.victory_points(seat);
        ZooView {
            seat,
            map: *map,
            money: money.0,
            appeal: *appeal,
            conservation: *conservation,
            reputation: *reputation,
            range: zoo.range(),
            x_tokens: *x_tokens,
            points: PointsView {
                subtracting,
                adding: subtracting + boards::ADDING_COUNT,
                target: boards::target(*conservation),
            },
            to_end: -subtracting,
            slots: self.slots_view(seat, slots),
            hand: self.cards_view(hand.iter(), seen),
            hand_limit: zoo.hand_limit(),
            picked,
            animals: of_kind(CardKind::Animal),
            sponsors: of_kind(CardKind::Sponsor),
            pouched: self.cards_view(pouched.iter(), seen),
            scoring_now: scoring
                .known
                .iter()
                .map(|&card| ScoringView { card, conservation: self.scoring_points(seat, card) })
                .collect(),
            scoring,
            at_end: self.at_end(seat),
            buildings: buildings.iter().map(|&built| building_view(built, animals_in)).collect(),
            lifted: lifted.iter().map(|&built| building_view(built, animals_in)).collect(),
            map_was_covered: *map_was_covered,
            workers: WorkersView {
                hired: *workers,
                free: zoo.active_workers(),
                busy: Task::ALL.into_iter().zip(*at_tasks).collect(),
            },
            edge: (1..)
                .zip(zoo.printed().edge)
                .map(|(space, printed)| EdgeView {
                    space,
                    has_token: edge >> (space - 1) & 1 == 1,
                    every_break: printed.every_break,
                })
                .collect(),
            supports: zoo.supports(),
            partner_zoos: partner_zoos.to_vec(),
            universities: universities.to_vec(),
            donations: *donations,
            tokens_on: tokens_on.iter().map(|&(card, tokens)| TokensView { card, tokens }).collect(),
            focus: *focus,
            icons: Icon::ALL.into_iter().zip(*icons).collect(),
            income: self.income_view(seat),
            tiles: bonus_tiles::ALL
                .iter()
                .map(|face| face.tile)
                .filter(|&tile| tiles >> tile as u8 & 1 == 1)
                .collect(),
            rescued: rescued.to_vec(),
            stored: self.cards_view(stored.iter().copied(), seen),
            markers_gone: Icon::ALL[..Icon::CONTINENTS]
                .iter()
                .copied()
                .filter(|&continent| markers_gone >> continent as u8 & 1 == 1)
                .collect(),
            concealed: *concealed,
        }
    }

    fn slots_view(self, seat: Seat, slots: &[ActionSlot]) -> Vec<SlotView> {
        let slots = slots.iter().enumerate();
        slots
            .map(|(at, &ActionSlot { action, side, multipliers, venom, constriction, number })| SlotView {
                slot: at as u8 + 1,
                action,
                number,
                side,
                strength: self.strength_in_slot(seat, at),
                multipliers,
                venom,
                constriction,
            })
            .collect()
    }

    fn at_end(self, seat: Seat) -> Vec<AtEndView> {
        let mut gains = Vec::new();
        for card in self.sponsors(seat) {
            for clause in self.rules.sponsor(card).clauses() {
                if let Clause::AtEnd(effect) | Clause::AtVeryEnd(effect) = clause
                    && let Some((what, n)) = self.end_gain(seat, *effect)
                {
                    gains.push(AtEndView { card, what, n });
                }
            }
        }
        gains
    }

    fn income_view(self, seat: Seat) -> IncomeView {
        let mut view = IncomeView {
            appeal: boards::INCOME[usize::from(self.zoo(seat).appeal)],
            kiosks: self.kiosk_income(seat),
            money: 0,
            others: Vec::new(),
        };
        view.money = u16::from(view.appeal) + view.kiosks;
        self.income_sources(seat, |source| match source {
            Source::AppealIncome | Source::KioskIncome => {}
            source => {
                view.others.push(source);
                view.money += self.plain_money(seat, source);
            }
        });
        view
    }

    /// Money that something printed gives plainly, whatever else it does.
    fn plain_money(self, seat: Seat, source: Source) -> u16 {
        match self.effect(Pending::new(source, seat)) {
            Some(Effect::Gain(Resource::Money, amount)) => self.amount(seat, amount),
            _ => 0,
        }
    }
}

fn building_view(built: Built, animals_in: &[u8; Zoo::HOMES.len()]) -> BuildingView {
    let building = built.building();
    let (anchor, turn) = Placement::name(building, built.placement_id());
    let home = Zoo::HOMES.iter().position(|&home| home == building);
    BuildingView {
        building,
        cells: built.cells().iter().collect(),
        anchor,
        turn,
        occupied: built.is_occupied(),
        taken: home.map(|at| animals_in[at]),
        spaces: home.map(|_| building.face().capacity),
    }
}
