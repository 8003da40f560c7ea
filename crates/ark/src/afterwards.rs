//! A game looked at once it is over: curves, key moments and the score sheet.

use crate::printed::Topic;
use crate::{Card, Event, Kind, Position, Rules, View, texts};
use serde::Serialize;
use tabletop::{Afterwards, Game, Lang, Seat, Viewer};

/// How the points of a seat came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// Whose.
    pub seat: Seat,
    /// The points.
    pub points: u16,
    /// A point for each disc.
    pub discs: u8,
    /// What each scoring card gave; with the discs they add up to the points.
    pub scoring: Vec<ScoringPart>,
    /// The pet that was laid.
    pub pet: Option<Card>,
    /// Animals still in hand: of players with equal points, who has fewer is ahead.
    pub animals_in_hand: u8,
}

/// What a scoring card gave.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoringPart {
    /// Which.
    pub scoring: Kind,
    /// What people call it.
    pub name: String,
    /// The strength of the figures in half units.
    pub strength: u8,
    /// The points.
    pub points: u8,
}

/// What is measured turn by turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Points as they stand.
    Points,
    /// Discs.
    Discs,
    /// Cards in hand.
    Hand,
    /// How far the ark leans; the same for all.
    Heel,
}

const MEASURES: [(Measure, &str); 4] = [
    (Measure::Points, "points"),
    (Measure::Discs, "discs"),
    (Measure::Hand, "hand"),
    (Measure::Heel, "heel"),
];

impl Afterwards for Rules {
    type Sheet = Sheet;

    fn measures(lang: Lang) -> Vec<(&'static str, String)> {
        MEASURES.map(|(what, id)| (id, texts::topic(Topic::Measure(what), lang).0)).to_vec()
    }

    fn measured(&self, position: &Position, seat: Seat) -> Vec<i32> {
        let at = seat.index();
        let measure = |(what, _)| match what {
            Measure::Points => self.points(position)[at].into(),
            Measure::Discs => position.discs[at].into(),
            Measure::Hand => position.hands[at].len() as i32,
            Measure::Heel => position.heel.into(),
        };
        MEASURES.map(measure).to_vec()
    }

    fn turn_begun(event: &Event) -> Option<Seat> {
        match *event {
            Event::Turn { seat } => Some(seat),
            _ => None,
        }
    }

    fn key(event: &Event) -> Option<(&'static str, Option<Seat>)> {
        match *event {
            Event::Rain { .. } => Some(("rain", None)),
            Event::PetLaid { seat, .. } => Some(("pet", Some(seat))),
            Event::DrivenOut { seat, .. } => Some(("driven_out", Some(seat))),
            Event::Exchanged { seat, .. } => Some(("exchange", Some(seat))),
            Event::Endgame => Some(("endgame", None)),
            Event::Ended { .. } => Some(("over", None)),
            _ => None,
        }
    }

    fn sheets(&self, position: &Position, events: &[Event], lang: Lang) -> Vec<Sheet> {
        let points = self.points(position);
        let sheet = |seat: Seat| {
            let scoring = Kind::ALL.map(|kind| {
                let share = self.shares(position, kind);
                let own = share.iter().find(|share| share.seat == seat);
                ScoringPart {
                    scoring: kind,
                    name: texts::topic(Topic::Kind(kind), lang).0,
                    strength: own.map_or(0, |own| own.strength),
                    points: own.map_or(0, |own| own.points),
                }
            });
            let laid = events.iter().find_map(|event| match *event {
                Event::PetLaid { seat: whose, card } if whose == seat => card,
                _ => None,
            });
            let animals =
                position.hands[seat.index()].iter().filter(|&card| !self.face(card).is_provisions());
            Sheet {
                seat,
                points: points[seat.index()],
                discs: position.discs[seat.index()],
                scoring: scoring.to_vec(),
                pet: laid,
                animals_in_hand: animals.count() as u8,
            }
        };
        Seat::all(self.seats()).map(sheet).collect()
    }

    fn open_view(&self, position: &Position) -> View {
        let mut view = self.view(position, Viewer::Spectator);
        for seat in &mut view.seats {
            *seat = self.view(position, Viewer::Seat(seat.seat)).seats.swap_remove(seat.seat.index());
        }
        view
    }
}
