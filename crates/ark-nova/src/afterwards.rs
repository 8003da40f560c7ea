//! A game looked at once it is over: curves, key moments and the score sheet.

use crate::catalogue::{CardId, Resource};
use crate::flow::event::Event;
use crate::knowing::statistics::{Expense, Origin, SeatStatistics, Statistics};
use crate::knowing::view::{View, ZooView};
use crate::position::Position;
use crate::rules::Rules;
use crate::texts;
use serde::Serialize;
use tabletop::{Afterwards, Game, Lang, Listener, Seat, Viewer};

/// How the points of a seat came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sheet {
    /// Whose.
    pub seat: Seat,
    /// Victory points: the appeal above the target.
    pub points: i32,
    /// The same in the adding count.
    pub adding: i32,
    /// Appeal at the end.
    pub appeal: u8,
    /// Conservation points at the end.
    pub conservation: u8,
    /// The appeal that meets them.
    pub target: i32,
    /// Where the appeal came from; the parts add up to it.
    pub appeal_from: Vec<Part>,
    /// Where the conservation points came from; the parts add up to them.
    pub conservation_from: Vec<Part>,
    /// Where money came from.
    pub money_from: Vec<Part>,
    /// What money went to.
    pub money_to: Vec<Part>,
    /// What final scoring cards and sponsors gave at the end.
    pub scored: Vec<Scored>,
    /// What the seat did, counted.
    pub counts: Vec<Part>,
}

/// A part of a sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part {
    /// A word for it.
    pub id: Counted,
    /// What people call it.
    pub name: String,
    /// How much.
    pub n: i32,
}

/// What a card gave at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Scored {
    /// Which card.
    pub card: CardId,
    /// What it gave.
    pub what: Resource,
    /// How much.
    pub n: u16,
}

/// What is measured, added up or counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[allow(missing_docs, reason = "each is what its name says; the texts say it to people")]
pub enum Counted {
    Points,
    Appeal,
    Conservation,
    Money,
    Income,
    Hand,
    Reputation,
    Start,
    Animals,
    Sponsors,
    Projects,
    Placement,
    Map,
    Association,
    Donations,
    Tracks,
    Tiles,
    Pavilions,
    Kiosks,
    AppealIncome,
    Actions,
    FinalScoring,
    SponsorsAtEnd,
    Released,
    Buildings,
    Trades,
    Venom,
    Pilfered,
    Turns,
    Supports,
    Upgrades,
    PartnerZoos,
    Universities,
    Workers,
    Drawn,
    Taken,
}

/// What is measured turn by turn, with the word for it.
const MEASURES: [(Counted, &str); 7] = [
    (Counted::Points, "points"),
    (Counted::Appeal, "appeal"),
    (Counted::Conservation, "conservation"),
    (Counted::Money, "money"),
    (Counted::Income, "income"),
    (Counted::Hand, "hand"),
    (Counted::Reputation, "reputation"),
];

const fn origin(origin: Origin) -> Counted {
    match origin {
        Origin::Animals => Counted::Animals,
        Origin::Sponsors => Counted::Sponsors,
        Origin::Projects => Counted::Projects,
        Origin::Placement => Counted::Placement,
        Origin::Map => Counted::Map,
        Origin::Association => Counted::Association,
        Origin::Donations => Counted::Donations,
        Origin::Tracks => Counted::Tracks,
        Origin::Tiles => Counted::Tiles,
        Origin::Pavilions => Counted::Pavilions,
        Origin::Kiosks => Counted::Kiosks,
        Origin::Appeal => Counted::AppealIncome,
        Origin::Actions => Counted::Actions,
        Origin::FinalScoring => Counted::FinalScoring,
        Origin::SponsorsAtEnd => Counted::SponsorsAtEnd,
    }
}

const fn expense(expense: Expense) -> Counted {
    match expense {
        Expense::Animals => Counted::Animals,
        Expense::Sponsors => Counted::Sponsors,
        Expense::Projects => Counted::Projects,
        Expense::Buildings => Counted::Buildings,
        Expense::Donations => Counted::Donations,
        Expense::Trades => Counted::Trades,
        Expense::Venom => Counted::Venom,
        Expense::Pilfered => Counted::Pilfered,
    }
}

impl Afterwards for Rules {
    type Sheet = Sheet;

    fn measures(lang: Lang) -> Vec<(&'static str, String)> {
        MEASURES.map(|(what, id)| (id, texts::counted_name(what, lang).to_owned())).to_vec()
    }

    fn measured(&self, position: &Position, seat: Seat) -> Vec<i32> {
        let zoo = &self.view(position, Viewer::Spectator).zoos[seat.index()];
        let measure = |(what, _)| match what {
            Counted::Points => zoo.points.subtracting,
            Counted::Appeal => zoo.appeal.into(),
            Counted::Conservation => zoo.conservation.into(),
            Counted::Money => zoo.money.into(),
            Counted::Income => zoo.income.money.into(),
            Counted::Hand => zoo.hand.len() as i32,
            _ => zoo.reputation.into(),
        };
        MEASURES.map(measure).to_vec()
    }

    fn turn_begun(event: &Event) -> Option<Seat> {
        match *event {
            Event::Turn { seat, .. } => Some(seat),
            _ => None,
        }
    }

    fn key(event: &Event) -> Option<(&'static str, Option<Seat>)> {
        match *event {
            Event::Upgraded { seat, .. } => Some(("upgrade", Some(seat))),
            Event::Supported { seat, .. } => Some(("support", Some(seat))),
            Event::Break => Some(("break", None)),
            Event::EndTriggered { seat } => Some(("end_triggered", Some(seat))),
            Event::ChallengeGame { .. } => Some(("challenge_game", None)),
            Event::Over => Some(("over", None)),
            _ => None,
        }
    }

    fn sheets(&self, position: &Position, events: &[Event], lang: Lang) -> Vec<Sheet> {
        let events = last_game(events);
        let mut counted = Statistics::new(self);
        events.iter().for_each(|&event| counted.tell(event));
        let view = self.view(position, Viewer::Spectator);
        let sheet = |zoo: &ZooView| sheet(zoo, &counted.seats[zoo.seat.index()], events, lang);
        view.zoos.iter().map(sheet).collect()
    }

    fn open_view(&self, position: &Position) -> View {
        let mut view = self.view(position, Viewer::Spectator);
        for zoo in &mut view.zoos {
            *zoo = self.view(position, Viewer::Seat(zoo.seat)).zoos.swap_remove(zoo.seat.index());
        }
        view
    }
}

/// What happened in the last game of a challenge, or in the only one.
fn last_game(events: &[Event]) -> &[Event] {
    let last_turn = events.iter().rposition(|event| matches!(event, Event::Turn { .. })).unwrap_or(0);
    let before = &events[..last_turn];
    let ended = before.iter().rposition(|event| matches!(event, Event::ChallengeGame { .. }));
    &events[ended.map_or(0, |at| at + 1)..]
}

fn sheet(zoo: &ZooView, of: &SeatStatistics, events: &[Event], lang: Lang) -> Sheet {
    let part = |id: Counted, n: i32| Part { id, name: texts::counted_name(id, lang).to_owned(), n };
    let some = |parts: Vec<Part>| parts.into_iter().filter(|part| part.n != 0).collect::<Vec<_>>();
    let gained = |what: Resource| {
        let gains = Origin::ALL.into_iter().zip(of.gained[what as usize]);
        gains.map(|(from, n)| part(origin(from), n.into())).collect::<Vec<_>>()
    };
    let mut appeal_from = vec![part(Counted::Start, of.start_appeal.into())];
    appeal_from.extend(gained(Resource::Appeal));
    appeal_from.push(part(Counted::Released, -i32::from(of.appeal_lost)));
    let spent = Expense::ALL.into_iter().zip(of.spent).map(|(to, n)| part(expense(to), n.into()));
    let scored = events.iter().filter_map(|event| match *event {
        Event::Scored { seat, card, what, n } if seat == zoo.seat => Some(Scored { card, what, n }),
        _ => None,
    });
    let counts = [
        (Counted::Turns, of.turns),
        (Counted::Animals, of.animals),
        (Counted::Sponsors, of.sponsors),
        (Counted::Buildings, of.built),
        (Counted::Supports, of.supports),
        (Counted::Donations, of.donations),
        (Counted::Upgrades, of.upgrades),
        (Counted::PartnerZoos, of.partner_zoos),
        (Counted::Universities, of.universities),
        (Counted::Workers, of.hired),
        (Counted::Drawn, of.drawn),
        (Counted::Taken, of.taken),
    ];
    Sheet {
        seat: zoo.seat,
        points: zoo.points.subtracting,
        adding: zoo.points.adding,
        appeal: zoo.appeal,
        conservation: zoo.conservation,
        target: zoo.points.target,
        appeal_from: some(appeal_from),
        conservation_from: some(gained(Resource::Conservation)),
        money_from: some(gained(Resource::Money)),
        money_to: some(spent.collect()),
        scored: scored.collect(),
        counts: counts.map(|(id, n)| part(id, n.into())).to_vec(),
    }
}
