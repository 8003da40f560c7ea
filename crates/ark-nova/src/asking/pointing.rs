//! What a move points at on the table, and with which others it is shown: a client lights things up and computes no
//! rule.

use super::moves::Move;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::{Action, Alternate, BonusTile, Building, CardId, Icon, MapId, SizeClass};
use crate::hex::{Cell, placements};
use crate::knowing::look::Look;
use crate::position::{Frame, Source};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Something on the table that a move points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Target {
    /// A card, wherever it lies.
    Card {
        /// Its number.
        card: CardId,
    },
    /// Cells of the own zoo map.
    Cells {
        /// Which.
        cells: Vec<Cell>,
    },
    /// An action card.
    Action {
        /// Whose.
        seat: Seat,
        /// Which.
        action: Action,
    },
    /// A slot of the own action row, from 1.
    Slot {
        /// Which.
        slot: u8,
    },
    /// A building of the supply, or one in the own zoo.
    Building {
        /// Which.
        building: Building,
    },
    /// A level of a conservation project, from 0 on the left.
    Level {
        /// The project.
        card: CardId,
        /// Which.
        level: u8,
    },
    /// A task of the association board.
    Task {
        /// Which.
        task: Task,
    },
    /// The next donation space.
    Donation,
    /// A partner zoo.
    PartnerZoo {
        /// Its continent.
        continent: Icon,
    },
    /// A university.
    University {
        /// Which.
        university: University,
    },
    /// A space of the left edge of the own map, from 1 at the top.
    Edge {
        /// Which.
        space: u8,
    },
    /// A bonus tile.
    Tile {
        /// Which.
        tile: BonusTile,
    },
    /// A player.
    Seat {
        /// Who.
        seat: Seat,
    },
    /// A zoo map on offer.
    Map {
        /// Which.
        map: MapId,
    },
    /// An alternate action card on offer.
    Alternate {
        /// Which.
        card: Alternate,
    },
    /// The deck.
    Deck,
    /// The display.
    Display,
    /// The break token.
    BreakToken,
    /// A size of animals.
    Size {
        /// Which.
        size: SizeClass,
    },
}

/// Moves that are shown together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Group {
    /// Zoo maps.
    Maps,
    /// Action cards to use.
    Actions,
    /// An action card back for an X-token.
    XTokenAction,
    /// Animals to play.
    Animals,
    /// Homes for an animal.
    Homes,
    /// Buildings to build.
    Buildings,
    /// Places for a building.
    Places,
    /// Ways to get cards.
    Draw,
    /// Cards to choose.
    Cards,
    /// Chosen cards that can be put back.
    Back,
    /// Association tasks.
    Tasks,
    /// A donation.
    Donation,
    /// Partner zoos and universities.
    Partners,
    /// Levels of projects.
    Levels,
    /// Spaces of the left edge.
    Edge,
    /// Sponsors to play.
    Sponsors,
    /// The break token.
    Break,
    /// What comes first.
    Order,
    /// Action cards to choose.
    ActionCards,
    /// Bonus tiles.
    Tiles,
    /// Players.
    Players,
    /// Placement bonuses.
    Bonuses,
    /// Ways to go on.
    Options,
    /// To finish or decline.
    Finish,
    /// Free moves.
    Free,
}

impl Group {
    /// The group of a move.
    pub const fn of(answer: Move) -> Group {
        match answer {
            Move::Map(_) => Group::Maps,
            Move::Draft(_) | Move::Alternates(..) => Group::ActionCards,
            Move::Use { .. } | Move::Borrow { .. } | Move::Repeat { .. } => Group::Actions,
            Move::XToken(_) => Group::XTokenAction,
            Move::Animal(_) => Group::Animals,
            Move::Enclosure(_) | Move::Special(_) | Move::Split(_) | Move::Flock => Group::Homes,
            Move::Build(_) | Move::Extra(_) | Move::Copy(_) | Move::Lift(_) => Group::Buildings,
            Move::Place(..) | Move::Return(..) => Group::Places,
            Move::Draw | Move::Snap | Move::Deck | Move::Refill => Group::Draw,
            Move::Card(_) | Move::Dig(_) | Move::Rescue(_) | Move::Lower(_) => Group::Cards,
            Move::Back(_) => Group::Back,
            Move::Task(_) | Move::TaskWith(..) | Move::Hire | Move::OtherAction => Group::Tasks,
            Move::Donate => Group::Donation,
            Move::Partner(_) | Move::University(_) => Group::Partners,
            Move::Support(..) => Group::Levels,
            Move::Edge(_) => Group::Edge,
            Move::Sponsor(_) => Group::Sponsors,
            Move::Break => Group::Break,
            Move::First(..) => Group::Order,
            Move::ActionCard(_) | Move::SlotFive(_) => Group::ActionCards,
            Move::Tile(_) => Group::Tiles,
            Move::Seat(_) => Group::Players,
            Move::Bonus(_) | Move::Marker(_) => Group::Bonuses,
            Move::Yes
            | Move::Option(_)
            | Move::Ability(..)
            | Move::Money
            | Move::Trade(..)
            | Move::Camouflage
            | Move::Give
            | Move::Focus(_) => Group::Options,
            Move::Done => Group::Finish,
            Move::Sell(_) | Move::UseTile(_) | Move::TakeBack(_) | Move::Strengthen(_) => Group::Free,
        }
    }
}

impl Look<'_> {
    /// What a legal move of an asked seat points at.
    pub fn points_at(self, seat: Seat, answer: Move) -> Vec<Target> {
        let card = |card| vec![Target::Card { card }];
        let own = |action| Target::Action { seat, action };
        match answer {
            Move::Map(map) => vec![Target::Map { map }],
            Move::Draft(card) => vec![Target::Alternate { card }],
            Move::Alternates(a, b) => [a, b].map(|card| Target::Alternate { card }).into(),
            Move::Use { action, slot, .. } => vec![own(action), Target::Slot { slot }],
            Move::Borrow { action, .. } => {
                self.victim().map(|seat| Target::Action { seat, action }).into_iter().collect()
            }
            Move::XToken(action) | Move::ActionCard(action) => vec![own(action)],
            Move::SlotFive(action) => vec![own(action), Target::Slot { slot: Action::ALL.len() as u8 }],
            Move::Animal(id)
            | Move::Sponsor(id)
            | Move::Card(id)
            | Move::Back(id)
            | Move::Ability(id, _)
            | Move::Lower(id)
            | Move::Dig(id)
            | Move::Rescue(id)
            | Move::Strengthen(id)
            | Move::Sell(id)
            | Move::TakeBack(id) => card(id),
            Move::Enclosure(cell) | Move::Lift(cell) => {
                let built = self.zoo(seat).buildings.iter().find(|built| built.cells().contains(cell));
                vec![Target::Cells {
                    cells: built.map_or(vec![cell], |built| built.cells().iter().collect()),
                }]
            }
            Move::Special(building) => self.building_at(seat, building),
            Move::Split(split) => {
                split.parts().flat_map(|(building, _)| self.building_at(seat, building)).collect()
            }
            Move::Build(building) | Move::Extra(building) | Move::Copy(building) => {
                vec![Target::Building { building }]
            }
            Move::Place(building, id) | Move::Return(building, _, id) => {
                let cells = placements(building)[usize::from(id)].cells;
                vec![Target::Cells { cells: cells.iter().collect() }]
            }
            Move::Draw | Move::Deck => vec![Target::Deck],
            Move::Snap | Move::Refill => vec![Target::Display],
            Move::Task(task) | Move::TaskWith(task, _) => vec![Target::Task { task }],
            Move::Hire => vec![Target::Task { task: Task::Project }],
            Move::OtherAction => vec![own(Action::Association)],
            Move::Donate => vec![Target::Donation],
            Move::Partner(continent) => vec![Target::PartnerZoo { continent }],
            Move::University(university) => vec![Target::University { university }],
            Move::Support(project, level) => vec![Target::Level { card: project, level }],
            Move::Edge(space) => vec![Target::Edge { space }],
            Move::Break => vec![Target::BreakToken],
            Move::First(source, _) => self.source_at(seat, source),
            Move::Tile(tile) | Move::UseTile(tile) => vec![Target::Tile { tile }],
            Move::Seat(seat) => vec![Target::Seat { seat }],
            Move::Bonus(cell) => vec![Target::Cells { cells: vec![cell] }],
            Move::Marker(continent) => self.continent_at(seat, continent),
            Move::Focus(size) => vec![Target::Size { size }],
            Move::Repeat { .. }
            | Move::Done
            | Move::Yes
            | Move::Option(_)
            | Move::Flock
            | Move::Money
            | Move::Trade(..)
            | Move::Camouflage
            | Move::Give => Vec::new(),
        }
    }

    /// Whom the effect that asks hits.
    fn victim(self) -> Option<Seat> {
        match self.position.agenda.top() {
            Frame::Doing(doing) => doing.what.victim(),
            _ => None,
        }
    }

    /// A special enclosure in the zoo.
    fn building_at(self, seat: Seat, building: Building) -> Vec<Target> {
        let built = self.zoo(seat).buildings.iter().find(|built| built.building() == building);
        let cells = built.map(|built| Target::Cells { cells: built.cells().iter().collect() });
        cells.into_iter().chain([Target::Building { building }]).collect()
    }

    /// The area of a continent on the map.
    fn continent_at(self, seat: Seat, continent: Icon) -> Vec<Target> {
        let areas = self.marker_line(seat).map_or(&[][..], |(areas, _)| areas);
        let own = areas.iter().filter(|(icon, _)| *icon == continent);
        own.map(|(_, area)| Target::Cells { cells: area.iter().collect() }).collect()
    }

    /// Where an effect is printed.
    fn source_at(self, seat: Seat, source: Source) -> Vec<Target> {
        match source {
            Source::Gain(card, _)
            | Source::Ability(card, _)
            | Source::Copied(card, _)
            | Source::Reef(card)
            | Source::Sponsor(card, _)
            | Source::PlayBonus(card) => {
                vec![Target::Card { card }]
            }
            Source::Level(card, level) => vec![Target::Level { card, level }],
            Source::Bonus(cell) => vec![Target::Cells { cells: vec![cell] }],
            Source::Marker(continent) => self.continent_at(seat, continent),
            Source::Edge(space) => vec![Target::Edge { space: space + 1 }],
            Source::University(university) => vec![Target::University { university }],
            Source::Tile(tile) => vec![Target::Tile { tile }],
            Source::Task(task) => vec![Target::Task { task }],
            Source::Donation => vec![Target::Donation],
            Source::AnimalsAction => vec![Target::Action { seat, action: Action::Animals }],
            Source::ActionCard(action, ..) => vec![Target::Action { seat, action }],
            Source::BreakTrack | Source::BreakOption => vec![Target::BreakToken],
            Source::FullMap
            | Source::Map(_)
            | Source::PartnerSlot(_)
            | Source::UniversitySlot(_)
            | Source::WorkerSlot(_)
            | Source::Row(_)
            | Source::LastTile
            | Source::Reputation(_)
            | Source::Conservation(_)
            | Source::Pavilion
            | Source::CoveredTerrain
            | Source::Mark
            | Source::XTokenAction
            | Source::AppealIncome
            | Source::KioskIncome => Vec::new(),
        }
    }
}
