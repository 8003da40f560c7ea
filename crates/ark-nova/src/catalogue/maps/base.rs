//! The maps of the base game: A, 0 and 1-8.

use super::{
    Landmark, MapSource, ZooMap, always, each_break, map, once, partner_zoos, universities, usual_edge,
    when_covered,
};
use crate::catalogue::Building;
use crate::catalogue::Resource::{Appeal, Conservation, Money, Reputation, XToken};
use crate::effects::{
    Ability::*, Amount::N, CardFilter, Clause, Clause::*, Counter::*, Effect, Effect::*, On::*, Rest, Rule,
    Rule::*, TakenFrom, Trigger, per,
};
use crate::hex::{Cell, Cells};

const CARD: Effect = Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any };
const CLEVER_TWICE: Effect = Twice(&Ability(Clever));

#[rustfmt::skip]
pub(super) static MAPS: [ZooMap; 10] = [
    ZooMap {
        source: MapSource::BaseBeginner,
        bonuses: &[
            (Cell::named("a1"), Gain(Reputation, N(2))),
            (Cell::named("a2"), Gain(XToken, N(1))),
            (Cell::named("c3"), CARD),
            (Cell::named("c5"), Gain(Money, N(5))),
            (Cell::named("d2"), Gain(Money, N(5))),
            (Cell::named("e4"), Gain(XToken, N(1))),
            (Cell::named("f1"), Gain(XToken, N(1))),
            (Cell::named("f4"), CARD),
            (Cell::named("f6"), CARD),
            (Cell::named("h2"), Ability(FullThroated)),
            (Cell::named("h6"), Gain(Reputation, N(2))),
            (Cell::named("i3"), Gain(Money, N(10))),
        ],
        start: &[(Building::Kiosk, Cell::named("a4"), 0), (Building::Standard3, Cell::named("a5"), 0)],
        edge: [
            each_break(Ability(Snapping(1))),
            each_break(BuildFree(&[Building::Standard2])),
            each_break(Gain(Money, N(5))),
            each_break(Gain(Conservation, N(1))),
            once(Gain(Reputation, N(2))),
            once(Gain(Money, N(12))),
            once(Gain(XToken, N(3))),
        ],
        partner_zoos: partner_zoos(&[Gain(Conservation, N(2))]),
        universities: universities(&[Gain(Conservation, N(2))]),
        workers: [&[], &[], &[Gain(Conservation, N(2))]],
        ..map("A", "Map A", ["......", "rr....r", "wr...w", "r.....w", "w.....", "..r.w..", "...wr.", "w.....u", "ww...u"])
    },
    ZooMap {
        source: MapSource::BaseBeginner,
        bonuses: &[
            (Cell::named("a5"), Gain(Reputation, N(2))),
            (Cell::named("b2"), CARD),
            (Cell::named("c3"), CARD),
            (Cell::named("d5"), Gain(XToken, N(1))),
            (Cell::named("d7"), CARD),
            (Cell::named("e1"), Gain(XToken, N(1))),
            (Cell::named("e3"), Gain(Money, N(10))),
            (Cell::named("f4"), Ability(Clever)),
            (Cell::named("f6"), Gain(XToken, N(1))),
            (Cell::named("h2"), Gain(Money, N(5))),
            (Cell::named("h6"), Gain(Reputation, N(2))),
            (Cell::named("i4"), Gain(Money, N(5))),
        ],
        edge: usual_edge(each_break(Gain(Conservation, N(1)))),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(2))]),
        universities: universities(&[Gain(Conservation, N(2))]),
        workers: [&[], &[], &[Gain(Conservation, N(2))]],
        ..map("0", "Map 0", ["ww...r", "w....wr", "r..w..", "wr.....", "......", "..w.r.r", ".ru.rr", "..u...w", "....ww"])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("a1"), Gain(XToken, N(1))),
            (Cell::named("a6"), Gain(Money, N(5))),
            (Cell::named("d4"), CARD),
            (Cell::named("e1"), Ability(Clever)),
            (Cell::named("e6"), Gain(Reputation, N(1))),
            (Cell::named("g3"), Gain(Money, N(5))),
            (Cell::named("h2"), CARD),
            (Cell::named("h5"), Gain(XToken, N(1))),
            (Cell::named("h7"), Gain(XToken, N(1))),
        ],
        landmarks: &[
            (Landmark::Tower, Cells::named("b4")),
        ],
        ability: &[
            always(Whenever(Trigger::new(OccupiedNextTo(Cell::named("b4")), &[Gain(Appeal, N(2))]))),
        ],
        edge: usual_edge(each_break(PlaySponsor)),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(2))]),
        universities: universities(&[Gain(Conservation, N(1))]),
        ..map("1", "Observation Tower", ["..rrr.", "r..r...", "r.....", "r.u..rr", "..wu..", "...wu.w", "...w..", "...w...", "..ww.."])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("a3"), Gain(Reputation, N(1))),
            (Cell::named("b2"), TakePartnerZoo),
            (Cell::named("b7"), PlaySponsor),
            (Cell::named("e4"), Gain(XToken, N(1))),
            (Cell::named("f2"), CARD),
            (Cell::named("h2"), CARD),
            (Cell::named("h4"), Gain(XToken, N(1))),
            (Cell::named("i6"), Ability(Clever)),
        ],
        landmarks: &[
            (Landmark::Gate, Cells::named("f5")),
        ],
        ability: &[
            always(Clause::Rule(LargerNextTo(Cell::named("f5"), 2))),
        ],
        edge: usual_edge(once(Gain(Conservation, N(1)))),
        partner_zoos: partner_zoos(&[]),
        universities: universities(&[Gain(Conservation, N(2))]),
        workers: [&[], &[], &[Gain(Conservation, N(1))]],
        ..map("2", "Outdoor Areas", ["rr..rr", "u.r..r.", "u.....", "...uw..", "r...ww", "r..uww.", "w.....", "w......", "..r..."])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("a2"), Gain(Reputation, N(1))),
            (Cell::named("a3"), Gain(Money, N(2))),
            (Cell::named("a4"), Gain(Money, N(2))),
            (Cell::named("b2"), Gain(Money, N(2))),
            (Cell::named("b3"), Gain(Money, N(2))),
            (Cell::named("b5"), Gain(Money, N(2))),
            (Cell::named("b7"), CARD),
            (Cell::named("c1"), Gain(Money, N(2))),
            (Cell::named("c5"), Gain(Money, N(2))),
            (Cell::named("d2"), Gain(Money, N(2))),
            (Cell::named("d3"), Gain(Money, N(2))),
            (Cell::named("d4"), Gain(Money, N(2))),
            (Cell::named("d5"), Gain(Money, N(2))),
            (Cell::named("e5"), Gain(Reputation, N(1))),
            (Cell::named("f2"), Ability(Clever)),
            (Cell::named("f4"), CARD),
            (Cell::named("g6"), Gain(XToken, N(1))),
            (Cell::named("h2"), PlaySponsor),
            (Cell::named("i5"), Gain(XToken, N(1))),
        ],
        landmarks: &[
            (Landmark::SilverLake, Cells::named("b4 c2 c3 c4")),
        ],
        edge: usual_edge(once(Ability(Determination))),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[Gain(Conservation, N(2))]),
        ..map("3", "Silver Lake", ["u....w", "uuuw...", "uwww..", "......r", ".....r", "r....ww", "wr..w.", "r......", "..rr.."])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("a3"), Gain(Reputation, N(1))),
            (Cell::named("b2"), Gain(XToken, N(1))),
            (Cell::named("c5"), Ability(Clever)),
            (Cell::named("d2"), Gain(XToken, N(1))),
            (Cell::named("d4"), CARD),
            (Cell::named("f3"), Gain(XToken, N(1))),
            (Cell::named("g1"), CARD),
            (Cell::named("h3"), MultiplierToken),
            (Cell::named("i6"), Gain(Money, N(5))),
        ],
        landmarks: &[
            (Landmark::Harbour, Cells::named("a6")),
        ],
        ability: &[
            when_covered("a6", Clause::Rule(DiscardForMoney(3))),
        ],
        edge: usual_edge(once(TakeUniversity)),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[Gain(Conservation, N(1))]),
        workers: [&[], &[], &[Gain(Conservation, N(1))]],
        ..map("4", "Commercial Harbor", ["....w.", "..w...w", ".ww...", "..w.rr.", "......", "w.....r", ".urr..", ".r...r.", "wwuuu."])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("b1"), Gain(XToken, N(1))),
            (Cell::named("b4"), Gain(XToken, N(1))),
            (Cell::named("c4"), PlaySponsor),
            (Cell::named("e1"), Ability(Clever)),
            (Cell::named("e5"), CARD),
            (Cell::named("g2"), CARD),
            (Cell::named("g4"), CARD),
            (Cell::named("g6"), Gain(Money, N(5))),
            (Cell::named("i2"), Gain(Reputation, N(1))),
        ],
        landmarks: &[
            (Landmark::Restaurant, Cells::named("e3")),
        ],
        ability: &[
            always(Income(&[Gain(Money, per(CoveredAroundLandmark, 1))])),
        ],
        edge: usual_edge(once(BuildFree(&[Building::LargeBirdAviary, Building::ReptileHouse]))),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(2))]),
        universities: universities(&[]),
        workers: [&[], &[], &[Gain(Conservation, N(1))]],
        ..map("5", "Park Restaurant", ["..w...", ".uw.ru.", ".rr.w.", ".......", ".wr...", "....wwu", "r...r.", "..rw...", "...w.."])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("b2"), Gain(XToken, N(1))),
            (Cell::named("b5"), Ability(Clever)),
            (Cell::named("c3"), Gain(Money, N(5))),
            (Cell::named("d1"), Gain(XToken, N(1))),
            (Cell::named("d6"), CARD),
            (Cell::named("f2"), CARD),
            (Cell::named("g6"), Gain(Reputation, N(1))),
            (Cell::named("h2"), TakeUniversity),
            (Cell::named("i4"), Gain(Money, N(5))),
        ],
        landmarks: &[
            (Landmark::Institute, Cells::named("a6")),
        ],
        ability: &[
            when_covered("a6", Clause::Rule(Rule::IgnoreConditions(None, 1))),
        ],
        edge: usual_edge(each_break(CLEVER_TWICE)),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[]),
        workers: [&[], &[], &[Gain(Conservation, N(2))]],
        ..map("6", "Research Institute", ["ww....", ".......", "...rr.", "...rr..", "ru....", "r.u..ww", "u.....", "u.ww.r.", "ww...w"])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("a3"), Gain(Reputation, N(1))),
            (Cell::named("b2"), BuildFree(&[Building::Kiosk])),
            (Cell::named("b6"), Gain(Reputation, N(1))),
            (Cell::named("d2"), CARD),
            (Cell::named("d4"), PlaySponsor),
            (Cell::named("e4"), CARD),
            (Cell::named("e6"), CARD),
            (Cell::named("f3"), BuildFree(&[Building::Kiosk])),
            (Cell::named("f6"), BuildFree(&[Building::Kiosk])),
            (Cell::named("h2"), Gain(XToken, N(1))),
            (Cell::named("h4"), Ability(Clever)),
            (Cell::named("h7"), Gain(Money, N(5))),
            (Cell::named("i5"), Gain(XToken, N(1))),
        ],
        ability: &[
            when_covered("b2 f3 f6", Income(&[Gain(Money, per(Kiosks, 1))])),
        ],
        edge: usual_edge(each_break(Ability(Pouch(2)))),
        partner_zoos: partner_zoos(&[]),
        universities: universities(&[Gain(Conservation, N(1))]),
        workers: [&[], &[], &[Gain(Conservation, N(2))]],
        ..map("7", "Ice Cream Parlors", ["rr....", "....r..", "....r.", "..r.uuu", "rr..r.", "....r..", "......", "w.w..w.", "www..w"])
    },
    ZooMap {
        bonuses: &[
            (Cell::named("a4"), Ability(Clever)),
            (Cell::named("b2"), Gain(XToken, N(1))),
            (Cell::named("d1"), Gain(XToken, N(1))),
            (Cell::named("e3"), Gain(XToken, N(1))),
            (Cell::named("g1"), Gain(Money, N(5))),
            (Cell::named("h3"), CARD),
            (Cell::named("i5"), Gain(Reputation, N(1))),
        ],
        landmarks: &[
            (Landmark::HillLetter, Cells::named("b6 e6 g5")),
        ],
        ability: &[
            always(Whenever(Trigger::new(CellCovered(Cells::named("b6 e6 g5")), &[RevealUntil { filter: CardFilter::Sponsor, rest: Rest::Discard }]))),
            when_covered("b6 e6 g5", Clause::Rule(SponsorsLower(1))),
        ],
        edge: usual_edge(once(TakePartnerZoo)),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[Gain(Conservation, N(1))]),
        workers: [&[], &[], &[Gain(Conservation, N(1))]],
        ..map("8", "Hollywood Hills", ["....rr", "w.w...r", "..wu.r", "...u.ur", ".w..r.", ".ww...r", ".w...r", ".....r.", "......"])
    },
];
