//! The maps 9-14, the new printings 1a-8a and the tournament map T1.

use super::{
    Active, Landmark, MapClause, MapSource, ZooMap, always, each_break, map, once, partner_zoos,
    universities, usual_edge, when_covered,
};
use crate::catalogue::Resource::{Appeal, Conservation, Money, Reputation, XToken};
use crate::catalogue::{Building, Icon};
use crate::effects::{
    Ability::*, Amount::N, CardFilter, Clause, Clause::*, Counter::*, Effect, Effect::*, On::*, Rest, Rule,
    Rule::*, TakenFrom, Trigger, per,
};
use crate::hex::{Cell, Cells};

const CARD: Effect = Take { n: 1, from: TakenFrom::DeckOrRange, filter: CardFilter::Any };
const CLEVER_TWICE: Effect = Twice(&Ability(Clever));
const FIND_PERSON: Effect = RevealUntil { filter: CardFilter::PersonSponsor, rest: Rest::UnderDeck };

const CONTINENTS_9: [(Icon, Cells); 5] = [
    (Icon::Africa, Cells::named("b6 c5 c6 d5 d6 d7")),
    (Icon::Americas, Cells::named("a2 a3 a4 b3 b4 c3")),
    (Icon::Asia, Cells::named("g3 h3 h4 i2 i3 i4")),
    (Icon::Australia, Cells::named("f5 f6 f7 g5 g6 h6")),
    (Icon::Europe, Cells::named("d1 d2 e1 e2 f1 f2")),
];

#[rustfmt::skip]
pub(super) static MAPS: [ZooMap; 15] = [
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a1"), PlaySponsor),
            (Cell::named("b5"), CARD),
            (Cell::named("c1"), Gain(Money, N(5))),
            (Cell::named("d4"), CARD),
            (Cell::named("e6"), Ability(Clever)),
            (Cell::named("f3"), CARD),
            (Cell::named("h2"), Gain(XToken, N(1))),
            (Cell::named("h5"), Gain(XToken, N(1))),
        ],
        landmarks: &[
            (Landmark::Continent(Icon::Americas), Cells::named("a2 a3 a4 b3 b4 c3")),
            (Landmark::Continent(Icon::Africa), Cells::named("b6 c5 c6 d5 d6 d7")),
            (Landmark::Continent(Icon::Europe), Cells::named("d1 d2 e1 e2 f1 f2")),
            (Landmark::Continent(Icon::Australia), Cells::named("f5 f6 f7 g5 g6 h6")),
            (Landmark::Continent(Icon::Asia), Cells::named("g3 h3 h4 i2 i3 i4")),
        ],
        ability: &[
            always(Whenever(Trigger::new(HousedInContinent(&CONTINENTS_9), &[OneOf(&[&[Gain(Reputation, N(1))], &[Gain(Money, N(4))], &[Ability(Clever)], &[Gain(Appeal, N(2))], &[BuildFree(&[Building::Kiosk, Building::Pavilion])]])]).may())),
            always(Whenever(Trigger::new(LastMarkerRemoved, &[Gain(Conservation, N(1))]))),
        ],
        edge: usual_edge(once(RemoveContinentMarker)),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(2))]),
        universities: universities(&[Gain(Conservation, N(1))]),
        ..map("9", "Geographical Zoo", ["....rr", "rw....r", ".w.w..", ".......", "..wuw.", "...u...", "r..w..", "r.....r", "r...ww"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a1"), DigAndRescue(1)),
            (Cell::named("b4"), Gain(XToken, N(1))),
            (Cell::named("b6"), Gain(XToken, N(1))),
            (Cell::named("c2"), CARD),
            (Cell::named("e6"), DigAndRescue(1)),
            (Cell::named("f2"), Gain(XToken, N(1))),
            (Cell::named("g3"), CARD),
            (Cell::named("h5"), Gain(Money, N(5))),
            (Cell::named("i1"), DigAndRescue(1)),
            (Cell::named("i3"), Gain(Reputation, N(1))),
            (Cell::named("i6"), Ability(Clever)),
        ],
        ability: &[
            always(Clause::Rule(RescueSlots(3))),
        ],
        edge: usual_edge(once(Gain(Reputation, N(2)))),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[]),
        workers: [&[], &[], &[Gain(Conservation, N(2))]],
        ..map("10", "Rescue Station", [".ww...", "..w...r", "..u..r", "w.....r", "w..ru.", "..urw..", "......", "..rw...", "...ww."])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a3"), Gain(XToken, N(1))),
            (Cell::named("b2"), CARD),
            (Cell::named("b6"), StoreCard),
            (Cell::named("d2"), StoreCard),
            (Cell::named("e2"), Ability(ExtraShift)),
            (Cell::named("e5"), CARD),
            (Cell::named("f1"), Ability(Clever)),
            (Cell::named("g3"), Gain(XToken, N(1))),
            (Cell::named("h2"), Gain(Money, N(5))),
            (Cell::named("h5"), StoreCard),
            (Cell::named("h7"), Gain(Reputation, N(1))),
        ],
        ability: &[
            always(Income(&[Gain(Money, per(StoredCards, 2))])),
            always(Clause::Rule(TakeBackStored)),
        ],
        edge: usual_edge(once(UpgradeActionCard)),
        partner_zoos: [&[], &[], &[Ability(FullThroated)], &[Gain(Conservation, N(1))]],
        universities: [&[], &[], &[]],
        workers: [&[], &[UpgradeActionCard], &[Gain(Conservation, N(1))]],
        rows: [&[UpgradeActionCard], &[Ability(ExtraShift)], &[Gain(Conservation, N(1))]],
        ..map("11", "Caves", ["w..rw.", ".......", "rur...", "r......", "u.r..w", ".ru..wr", ".r.w..", ".....w.", "....wr"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a1"), Gain(Reputation, N(1))),
            (Cell::named("b3"), Ability(Clever)),
            (Cell::named("b5"), Ability(Clever)),
            (Cell::named("c6"), Gain(XToken, N(1))),
            (Cell::named("d4"), CARD),
            (Cell::named("e1"), Gain(Money, N(5))),
            (Cell::named("f6"), Gain(XToken, N(1))),
            (Cell::named("g2"), Ability(Mark)),
            (Cell::named("h6"), Ability(Adapt(1))),
            (Cell::named("i4"), CARD),
        ],
        ability: &[
            always(Whenever(Trigger::new(CellCovered(Cells::named("a6 i1")), &[ConcealStrength]))),
            always(Clause::Rule(ConcealOrder(&[1, 2, 4, 5]))),
        ],
        edge: usual_edge(once(AnimalMagnet)),
        partner_zoos: [&[], &[], &[Ability(FullThroated)], &[Gain(Conservation, N(2))]],
        universities: [&[], &[ConcealStrength], &[]],
        workers: [&[], &[ConcealStrength], &[Gain(Conservation, N(1))]],
        rows: [&[UpgradeActionCard], &[UpgradeActionCard], &[]],
        ..map("12", "Artificial Intelligence", ["..rww.", "...w..r", "..u...", "w....r.", "..wr..", "r.rru.w", "u....r", "r..w...", "......"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("b3"), Ability(Mark)),
            (Cell::named("b5"), Ability(Mark)),
            (Cell::named("b7"), Gain(XToken, N(1))),
            (Cell::named("d2"), Gain(Money, N(2))),
            (Cell::named("d4"), CARD),
            (Cell::named("e5"), Gain(XToken, N(1))),
            (Cell::named("f2"), Gain(Money, N(2))),
            (Cell::named("f4"), Ability(Clever)),
            (Cell::named("h3"), Gain(Appeal, N(1))),
            (Cell::named("h5"), Gain(Appeal, N(1))),
            (Cell::named("h7"), Gain(XToken, N(1))),
        ],
        landmarks: &[
            (Landmark::Quarter(3), Cells::named("a2 a3 a4 a5 b3 b4 b5 c3 c4 d4")),
            (Landmark::Quarter(0), Cells::named("b1 c1 d1 d2 e1 e2 f1 f2 g1 h1")),
            (Landmark::Quarter(2), Cells::named("b7 c6 d6 d7 e5 e6 f6 f7 g6 h7")),
            (Landmark::Centre, Cells::named("e3 e4")),
            (Landmark::Quarter(1), Cells::named("f4 g3 g4 h3 h4 h5 i2 i3 i4 i5")),
        ],
        start: &[(Building::Standard2, Cell::named("e3"), 0)],
        ability: &[
            always(Whenever(Trigger::new(AllCovered(Cells::named("b1 c1 d1 d2 e1 e2 f1 f2 g1 h1")), &[Gain(Money, N(3))]))),
            when_covered("b1 c1 d1 d2 e1 e2 f1 f2 g1 h1", Income(&[Gain(Money, N(3))])),
            always(Whenever(Trigger::new(AllCovered(Cells::named("f4 g3 g4 h3 h4 h5 i2 i3 i4 i5")), &[Gain(Appeal, N(2))]))),
            when_covered("f4 g3 g4 h3 h4 h5 i2 i3 i4 i5", Income(&[Gain(Appeal, N(2))])),
            always(Whenever(Trigger::new(AllCovered(Cells::named("b7 c6 d6 d7 e5 e6 f6 f7 g6 h7")), &[Gain(Reputation, N(1))]))),
            when_covered("b7 c6 d6 d7 e5 e6 f6 f7 g6 h7", Income(&[Gain(Reputation, N(1))])),
            always(Whenever(Trigger::new(AllCovered(Cells::named("a2 a3 a4 a5 b3 b4 b5 c3 c4 d4")), &[Ability(Hunter(N(4)))]))),
            when_covered("a2 a3 a4 a5 b3 b4 b5 c3 c4 d4", Income(&[Ability(Hunter(N(4)))])),
        ],
        full_cover: 0,
        edge: [
            each_break(Ability(Snapping(1))),
            each_break(Ability(CutDown)),
            each_break(Gain(Money, N(5))),
            once(Ability(Adapt(3))),
            once(Ability(FullThroated)),
            once(Gain(Money, N(12))),
            once(Gain(XToken, N(3))),
        ],
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[Gain(Conservation, N(2))]),
        ..map("13", "Drawing Board", ["r....w", ".r...w.", ".r..w.", "..r.w..", "......", "..w.r..", ".w..r.", ".w...r.", "wu..ur"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a4"), CARD),
            (Cell::named("b2"), Gain(Reputation, N(1))),
            (Cell::named("b6"), Gain(XToken, N(1))),
            (Cell::named("c4"), Gain(XToken, N(1))),
            (Cell::named("d1"), Ability(Clever)),
            (Cell::named("d5"), Wave),
            (Cell::named("f2"), CARD),
            (Cell::named("f7"), Gain(Money, N(5))),
            (Cell::named("g3"), Wave),
            (Cell::named("h2"), Ability(SharkAttack(1))),
            (Cell::named("h6"), Ability(SharkAttack(1))),
            (Cell::named("i4"), Wave),
        ],
        ability: &[
            always(Whenever(Trigger::new(Start, &[FIND_PERSON]))),
        ],
        edge: usual_edge(each_break(PlaySponsorFree(CardFilter::PersonSponsor))),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[Gain(Conservation, N(1))]),
        workers: [&[FIND_PERSON], &[FIND_PERSON], &[Gain(Conservation, N(1)), FIND_PERSON]],
        ..map("14", "Lagoon", [".r....", "..u.r..", "....w.", ".wr....", "......", "..r.uw.", "wr...u", "r.....w", "wwr.ww"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a1"), Gain(XToken, N(1))),
            (Cell::named("a6"), Gain(Money, N(5))),
            (Cell::named("b5"), Gain(XToken, N(1))),
            (Cell::named("d2"), Gain(Money, N(5))),
            (Cell::named("d4"), CARD),
            (Cell::named("e6"), Gain(Reputation, N(1))),
            (Cell::named("f3"), CARD),
            (Cell::named("h7"), Gain(XToken, N(1))),
            (Cell::named("i1"), Ability(Clever)),
        ],
        landmarks: &[
            (Landmark::Tower, Cells::named("h4")),
        ],
        ability: &[
            always(Whenever(Trigger::new(OccupiedNextTo(Cell::named("h4")), &[Gain(Appeal, N(2))]))),
        ],
        edge: usual_edge(each_break(PlaySponsor)),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(2))]),
        universities: universities(&[Gain(Conservation, N(1))]),
        ..map("1a", "Observation Tower", ["..rrw.", "r..r...", "r.....", "r.u..rr", "..wu..", "...wu.w", "......", "...r...", ".www.."])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a3"), CARD),
            (Cell::named("b2"), TakePartnerZoo),
            (Cell::named("b7"), Gain(Reputation, N(1))),
            (Cell::named("f2"), CARD),
            (Cell::named("h2"), PlaySponsor),
            (Cell::named("h4"), Gain(XToken, N(1))),
            (Cell::named("h6"), Ability(Clever)),
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
        ..map("2a", "Outdoor Areas", ["wr..rr", "u.r..r.", "u.u...", "u...w..", "r...w.", "r.ruww.", "w.....", "w......", "..r..."])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("b2"), Gain(Reputation, N(1))),
            (Cell::named("b5"), CARD),
            (Cell::named("b7"), CARD),
            (Cell::named("c3"), Gain(Money, N(2))),
            (Cell::named("c4"), Gain(Money, N(2))),
            (Cell::named("d2"), Gain(Money, N(2))),
            (Cell::named("d3"), Gain(Money, N(2))),
            (Cell::named("d5"), Gain(Money, N(2))),
            (Cell::named("e1"), Gain(Money, N(2))),
            (Cell::named("e5"), Gain(Money, N(2))),
            (Cell::named("f2"), Gain(Money, N(2))),
            (Cell::named("f3"), Gain(Money, N(2))),
            (Cell::named("f4"), Gain(Money, N(2))),
            (Cell::named("f5"), Gain(Money, N(2))),
            (Cell::named("g6"), Gain(XToken, N(1))),
            (Cell::named("h2"), PlaySponsor),
            (Cell::named("h4"), Ability(Clever)),
            (Cell::named("i5"), Gain(XToken, N(1))),
        ],
        landmarks: &[
            (Landmark::SilverLake, Cells::named("d4 e2 e3 e4")),
        ],
        edge: usual_edge(once(Ability(Determination))),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[Gain(Conservation, N(2))]),
        ..map("3a", "Silver Lake", ["...r.w", ".......", "...u..", "...w..r", "uwww.r", "...u.ww", "wr..w.", "r......", "..rr.."])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a3"), CARD),
            (Cell::named("b2"), PlaySponsor),
            (Cell::named("b6"), CARD),
            (Cell::named("d2"), Gain(XToken, N(1))),
            (Cell::named("d4"), CARD),
            (Cell::named("e6"), CARD),
            (Cell::named("f3"), Gain(XToken, N(1))),
            (Cell::named("g1"), Gain(Reputation, N(1))),
            (Cell::named("g5"), Ability(Clever)),
            (Cell::named("h3"), MultiplierToken),
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
        ..map("4a", "Commercial Harbor", ["u...w.", "..w...w", ".ww...", "..w.rr.", "......", "w..u..r", ".urr..", ".r...r.", "wwu..."])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("b1"), Ability(Clever)),
            (Cell::named("b4"), Gain(XToken, N(1))),
            (Cell::named("b6"), CARD),
            (Cell::named("c3"), PlaySponsor),
            (Cell::named("e1"), Gain(XToken, N(1))),
            (Cell::named("e6"), CARD),
            (Cell::named("g4"), CARD),
            (Cell::named("g6"), Gain(Money, N(5))),
            (Cell::named("h2"), Gain(Reputation, N(1))),
        ],
        landmarks: &[
            (Landmark::Restaurant, Cells::named("e3")),
        ],
        ability: &[
            always(Income(&[Gain(Money, per(CoveredAroundLandmark, 1))])),
        ],
        edge: usual_edge(once(BuildFree(&[Building::LargeBirdAviary, Building::ReptileHouse, Building::LargeAquarium]))),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(2))]),
        universities: universities(&[]),
        workers: [&[], &[], &[Gain(Conservation, N(1))]],
        ..map("5a", "Park Restaurant", ["u.w...", "..w.r..", ".r..w.", ".......", "..rw..", "r.....w", "r.w.r.", "...w...", ".urwu."])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("b2"), Gain(Reputation, N(1))),
            (Cell::named("b5"), Gain(Money, N(5))),
            (Cell::named("c3"), Gain(XToken, N(1))),
            (Cell::named("d2"), Gain(XToken, N(1))),
            (Cell::named("e6"), Gain(Money, N(5))),
            (Cell::named("f2"), Ability(Clever)),
            (Cell::named("h2"), TakeUniversity),
            (Cell::named("h7"), CARD),
            (Cell::named("i3"), CARD),
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
        ..map("6a", "Research Institute", ["ww....", ".......", "...rr.", "...rr..", "ru..u.", "r....ww", "u.....", "u.ww.r.", "ww...w"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a3"), BuildFree(&[Building::Kiosk])),
            (Cell::named("b2"), Gain(Reputation, N(1))),
            (Cell::named("b6"), Gain(Reputation, N(1))),
            (Cell::named("c3"), Gain(XToken, N(1))),
            (Cell::named("d2"), CARD),
            (Cell::named("e4"), CARD),
            (Cell::named("f2"), Gain(XToken, N(1))),
            (Cell::named("f6"), BuildFree(&[Building::Kiosk])),
            (Cell::named("g1"), CARD),
            (Cell::named("h3"), BuildFree(&[Building::Kiosk])),
            (Cell::named("h7"), Gain(Money, N(5))),
            (Cell::named("i5"), PlaySponsor),
        ],
        ability: &[
            when_covered("a3 f6 h3", Income(&[Gain(Money, per(Kiosks, 1))])),
        ],
        edge: usual_edge(each_break(Ability(Pouch(2)))),
        partner_zoos: partner_zoos(&[]),
        universities: universities(&[Gain(Conservation, N(1))]),
        workers: [&[], &[], &[Gain(Conservation, N(2))]],
        ..map("7a", "Ice Cream Parlors", ["wr....", "....r..", "....r.", "..ru.uu", "rr..r.", "r...r..", "......", "w....w.", "www..w"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("a4"), Gain(XToken, N(1))),
            (Cell::named("b2"), Gain(Money, N(5))),
            (Cell::named("d1"), Gain(XToken, N(1))),
            (Cell::named("e3"), Gain(Reputation, N(1))),
            (Cell::named("g1"), Gain(Reputation, N(1))),
            (Cell::named("h3"), Gain(XToken, N(1))),
            (Cell::named("h7"), Ability(Clever)),
            (Cell::named("i5"), CARD),
        ],
        landmarks: &[
            (Landmark::HillLetter, Cells::named("b6 e6 h5")),
        ],
        ability: &[
            always(Whenever(Trigger::new(CellCovered(Cells::named("b6 e6 h5")), &[RevealUntil { filter: CardFilter::Sponsor, rest: Rest::Discard }]))),
            when_covered("b6 e6 h5", Clause::Rule(SponsorsLower(1))),
        ],
        edge: usual_edge(once(TakePartnerZoo)),
        partner_zoos: partner_zoos(&[Gain(Conservation, N(1))]),
        universities: universities(&[Gain(Conservation, N(1))]),
        workers: [&[], &[], &[Gain(Conservation, N(1))]],
        ..map("8a", "Hollywood Hills", ["....wr", "w.w...r", "..wu.r", "...u..r", ".w..r.", ".rw..ur", ".w...r", ".....r.", "......"])
    },
    ZooMap {
        source: MapSource::Later,
        bonuses: &[
            (Cell::named("b2"), Gain(XToken, N(1))),
            (Cell::named("b4"), CARD),
            (Cell::named("b6"), Gain(Money, N(5))),
            (Cell::named("d1"), Gain(XToken, N(1))),
            (Cell::named("d3"), Ability(Scavenging(3))),
            (Cell::named("e4"), PlaySponsor),
            (Cell::named("e6"), Ability(Mark)),
            (Cell::named("g3"), CARD),
            (Cell::named("g5"), Ability(Clever)),
            (Cell::named("h2"), Gain(Money, N(5))),
            (Cell::named("i5"), CARD),
        ],
        ability: &[
            MapClause { active: Active::LeftSpaceEmpty(0), clause: Clause::Rule(DiscardForStrength(1)) },
        ],
        edge: [
            each_break(CARD),
            each_break(BuildFree(&[Building::Standard2])),
            each_break(Gain(Money, N(5))),
            once(Gain(Reputation, N(3))),
            once(Ability(FullThroated)),
            once(Gain(Money, N(12))),
            once(Gain(XToken, N(3))),
        ],
        partner_zoos: [&[], &[], &[Ability(FullThroated)], &[Gain(Conservation, N(1))]],
        universities: [&[], &[], &[Gain(Conservation, N(1))]],
        workers: [&[Gain(Reputation, N(1))], &[Gain(Reputation, N(1))], &[Gain(Conservation, N(1))]],
        rows: [&[UpgradeActionCard], &[UpgradeActionCard], &[]],
        ..map("T1", "Tournament 1", ["r...rr", "r.w....", "..ru..", "...r...", ".w..r.", "uwu....", "......", "...w.rw", ".ww..w"])
    },
];
