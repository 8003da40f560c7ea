//! A second reading of the risky rules: slow and obvious, compared with the engine on positions of random games.

use crate::scene::rules;
use ark_nova::catalogue::{
    Action, Animal, Building, BuildingKind, CardId, CardKind, Icon, SizeClass, animals,
};
use ark_nova::hex::Cell;
use ark_nova::position::{Built, Frame, Position, Source, Turn, Zoo};
use ark_nova::{Event, MapChoice, Move, Options, Question, Rules};
use tabletop::{Chance, Game, Seat, Seed, Silent};

/// The first appeal of each income, which starts at 5 (boards).
const INCOME_FROM: [u8; 33] = [
    0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 20, 23, 26, 29, 32, 36, 40, 44, 48, 52, 56, 61, 66, 71, 76, 81,
    86, 91, 96, 102, 108,
];

/// Plays random games and shows every so many positions.
pub fn positions(mut show: impl FnMut(&Rules, &Position)) {
    let tables = [
        Options::players(2),
        Options { maps: MapChoice::Pool, ..Options::players(3) },
        Options::players(4),
        Options { solo_appeal: 10, ..Options::players(1) },
        Options { maps: MapChoice::AllA, ..Options::players(2) },
    ];
    for game in 0..30_u64 {
        let rules = rules(&tables[game as usize % tables.len()]);
        let mut chance = Chance::new(Seed::from_number(1000 + game));
        let mut position = rules.start(Seed::from_number(game), &mut Silent);
        let mut moves = Vec::new();
        for step in 0..3000 {
            let Some(seat) = rules.asked(&position).first() else { break };
            rules.distinct(&position, seat, &mut moves);
            // Moves that only gain an X-token are rare, so that zoos grow.
            let busy: Vec<Move> =
                moves.iter().copied().filter(|m| !matches!(m, Move::XToken(_) | Move::Done)).collect();
            let from = if busy.is_empty() || chance.below(8) == 0 { &moves } else { &busy };
            let answer = from[chance.below(from.len() as u32) as usize];
            rules.apply(&mut position, seat, answer, &mut Silent).expect("a legal move");
            if step % 5 == 0 || matches!(position.agenda.top(), Frame::Turn(Turn::Choose)) {
                show(rules, &position);
            }
        }
    }
}

fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    Cell::all().filter(move |&other| cell.distance(other) == 1)
}

fn beside(built: Built) -> Vec<Cell> {
    let own: Vec<Cell> = built.cells().iter().collect();
    Cell::all().filter(|cell| !own.contains(cell) && own.iter().any(|&o| o.distance(*cell) == 1)).collect()
}

fn count_icons(rules: &Rules, zoo: &Zoo, icon: Icon) -> u16 {
    let mut n = 0;
    for card in zoo.played.iter() {
        let (icons, rock, water) = if card.kind() == Some(CardKind::Animal) {
            let animal = rules.animal(card);
            (animal.icons, animal.rock, animal.water)
        } else {
            let sponsor = rules.sponsor(card);
            (sponsor.icons, sponsor.rock, sponsor.water)
        };
        n += icons.iter().filter(|&&i| i == icon).count() as u16;
        n += match icon {
            Icon::Rock => rock.into(),
            Icon::Water => water.into(),
            _ => 0,
        };
    }
    n += zoo.partner_zoos.iter().filter(|&&partner| partner == icon).count() as u16;
    n + zoo.universities.iter().flat_map(|kind| kind.icons()).filter(|&&i| i == icon).count() as u16
}

fn occupied_or_special(built: Built) -> bool {
    match built.building().kind() {
        BuildingKind::StandardEnclosure => built.is_occupied(),
        BuildingKind::Kiosk => false,
        _ => true,
    }
}

/// Appeal income, kiosk income and the money of sponsors 220, 231-235 and 257.
fn slow_income(rules: &Rules, zoo: &Zoo) -> [u16; 3] {
    let appeal = 4 + INCOME_FROM.iter().filter(|&&from| from <= zoo.appeal).count() as u16;
    let mut kiosks = 0;
    for kiosk in zoo.buildings.iter().filter(|built| built.building() == Building::Kiosk) {
        let around = beside(*kiosk);
        for other in zoo.buildings.iter().filter(|other| occupied_or_special(**other)) {
            kiosks += u16::from(other.cells().iter().any(|cell| around.contains(&cell)));
        }
    }
    let mut sponsors = 0;
    let kinds = [Icon::Primate, Icon::Reptile, Icon::Bird, Icon::Predator, Icon::Herbivore];
    for (card, icon) in (231..).zip(kinds) {
        if zoo.played.contains(CardId(card)) {
            sponsors += match count_icons(rules, zoo, icon) {
                0 => 0,
                1 | 2 => 3,
                3 | 4 => 6,
                _ => 9,
            };
        }
    }
    if zoo.played.contains(CardId(220)) {
        sponsors += 3;
    }
    if let Some(entrance) = zoo.buildings.iter().find(|built| built.building() == Building::SideEntrance) {
        let around = beside(*entrance);
        for other in zoo.buildings.iter() {
            let pays = occupied_or_special(*other) || other.building() == Building::Kiosk;
            sponsors += 2 * u16::from(pays && other.cells().iter().any(|cell| around.contains(&cell)));
        }
    }
    [appeal, kiosks, sponsors]
}

/// the income of every seat in a break caused right now.
#[test]
fn r_12_3_income() {
    let mut breaks = 0;
    positions(|rules, position| {
        if rules.is_solo()
            || !matches!(position.agenda.top(), Frame::Turn(Turn::Choose))
            || position.turns % 5 > 0
        {
            return;
        }
        let mut now = *position;
        let seat = now.active;
        now.break_steps = 1;
        for slot in &mut now.zoo_mut(seat).slots {
            (slot.constriction, slot.venom) = (false, false);
        }
        let slot = now.zoo(seat).slot_of(Action::Sponsors) as u8 + 1;
        let mut events: Vec<Event> = Vec::new();
        let begin = Move::Use { action: Action::Sponsors, slot, x: 0 };
        rules.apply(&mut now, seat, begin, &mut events).expect("always possible");
        if rules.question(&now, seat).is_some_and(|question| matches!(question, Question::Step(_))) {
            rules.apply(&mut now, seat, Move::Break, &mut events).expect("always possible");
        }
        let wanted: Vec<[u16; 3]> =
            Seat::all(rules.seats).map(|seat| slow_income(rules, position.zoo(seat))).collect();
        let turns = now.turns;
        let mut moves = Vec::new();
        while now.turns == turns {
            let Some(seat) = rules.asked(&now).first() else { break };
            rules.distinct(&now, seat, &mut moves);
            let rank = |answer: &Move| match answer {
                Move::First(Source::AppealIncome, _) => 0,
                Move::First(Source::KioskIncome, _) => 1,
                Move::First(Source::Sponsor(..), _) => 2,
                Move::Done => 3,
                _ => 4,
            };
            let answer = *moves.iter().min_by_key(|answer| rank(answer)).expect("an answer");
            rules.apply(&mut now, seat, answer, &mut events).expect("legal");
        }
        let began = events.iter().position(|event| *event == Event::Break).expect("a break");
        for seat in Seat::all(rules.seats) {
            let mut got = [0; 3];
            for event in &events[began..] {
                if let Event::Gained { seat: s, what: ark_nova::catalogue::Resource::Money, n, source } =
                    event
                    && *s == seat
                {
                    match source {
                        Source::AppealIncome => got[0] += n,
                        Source::KioskIncome => got[1] += n,
                        Source::Sponsor(card, _) if [220, 231, 232, 233, 234, 235, 257].contains(&card.0) => {
                            got[2] += n
                        }
                        _ => {}
                    }
                }
            }
            assert_eq!(got, wanted[seat.index()], "seat {seat}");
        }
        breaks += 1;
    });
    assert!(breaks > 50, "{breaks}");
}

/// what every animal of the game would cost, from hand and from each folder.
#[test]
fn r_8_5_animal_costs() {
    let mut discounted = 0;
    positions(|rules, position| {
        for seat in Seat::all(rules.seats) {
            let zoo = position.zoo(seat);
            for animal in animals::ALL.iter().take(128) {
                for folder in [0, 1, 6] {
                    let mut cost = i32::from(animal.cost) + i32::from(folder);
                    for icon in animal.icons {
                        for partner in zoo.partner_zoos.iter() {
                            if partner == icon {
                                cost -= 3;
                            }
                        }
                    }
                    if zoo.played.contains(CardId(229)) && animal.size <= 2 {
                        cost -= 3;
                    }
                    if zoo.played.contains(CardId(230)) && animal.size >= 4 {
                        cost -= 4;
                    }
                    discounted += usize::from(cost < i32::from(animal.cost));
                    let engine = rules.look(position).animal_cost(seat, animal.id, folder);
                    assert_eq!(i32::from(engine), cost.max(0), "{} of seat {seat}", animal.name);
                }
            }
        }
    });
    assert!(discounted > 1000);
}

fn fits(zoo: &Zoo, animal: &Animal, built: Built, ground: bool) -> bool {
    let map = zoo.printed();
    let free = zoo.played.contains(CardId(219));
    let around = beside(built);
    let has = |cells: ark_nova::hex::Cells| {
        around.iter().filter(|cell| cells.contains(**cell) && !zoo.covered.contains(**cell)).count()
    };
    let enough = has(map.rock) >= animal.rock.into() && has(map.water) >= animal.water.into();
    !ground || free || enough
}

/// The groups of, one after the other.
fn slow_leave(zoo: &Zoo, animal: &Animal) -> Vec<Move> {
    for ground in [true, false] {
        let mut special = Vec::new();
        let mut standard = Vec::new();
        for &built in zoo.buildings.iter() {
            if !fits(zoo, animal, built, ground) {
                continue;
            }
            let building = built.building();
            if built.is_standard() {
                // The gate of map 2 makes enclosures larger.
                let gate = zoo.printed().label == "2" && beside(built).contains(&Cell::named("f5"));
                let size = building.size() + if gate { 2 } else { 0 };
                if animal.standard && built.is_occupied() && size >= animal.size {
                    standard.push((size, Move::Enclosure(built.cells().first().expect("a cell"))));
                }
            } else if let Some(&(_, spaces)) =
                animal.special.iter().find(|(home, _)| home.buildings().contains(&building))
            {
                let at = Zoo::HOMES.iter().position(|&home| home == building).expect("a special enclosure");
                if zoo.animals_in[at] >= spaces {
                    special.push(Move::Special(building));
                }
            }
        }
        if !special.is_empty() {
            return special;
        }
        if let Some(smallest) = standard.iter().map(|(size, _)| *size).min() {
            return standard
                .into_iter()
                .filter(|(size, _)| *size == smallest)
                .map(|(_, answer)| answer)
                .collect();
        }
    }
    vec![Move::Done]
}

/// which enclosures every animal of a zoo could leave.
#[test]
fn r_9_4_release_order() {
    let (mut compared, mut several) = (0, 0);
    positions(|rules, position| {
        let seat = position.active;
        if !position.agenda.bag().is_empty() || position.agenda.depth() > 4 {
            return;
        }
        for card in position.zoo(seat).played.iter().filter(|card| card.kind() == Some(CardKind::Animal)) {
            let mut leaving = *position;
            leaving.agenda.push(Frame::Leave { card, to: None });
            let mut moves = Vec::new();
            rules.legal(&leaving, seat, &mut moves);
            moves.retain(|answer| !matches!(answer, Move::Sell(_)));
            let mut wanted = slow_leave(position.zoo(seat), rules.animal(card));
            moves.sort();
            wanted.sort();
            assert_eq!(moves, wanted, "{card} of seat {seat}");
            compared += 1;
            several += usize::from(moves.len() > 1);
        }
    });
    assert!(compared > 1000 && several > 20, "{compared}, {several}");
}

fn steps(n: u16, at: [u16; 4]) -> u8 {
    at.iter().filter(|&&step| n >= step).count() as u8
}

/// The 11 final scoring cards of the base game.
fn slow_points(rules: &Rules, position: &Position, seat: Seat, card: u16) -> u8 {
    let zoo = position.zoo(seat);
    let map = zoo.printed();
    let terrain = |cell: Cell| map.rock.contains(cell) || map.water.contains(cell);
    let covered = |cell: Cell| zoo.buildings.iter().any(|built| built.cells().contains(cell));
    let sized = |sizes: &[u8]| {
        let animals = zoo.played.iter().filter(|card| card.kind() == Some(CardKind::Animal));
        animals.filter(|&card| sizes.contains(&rules.animal(card).size)).count() as u16
    };
    let icons = |icon| count_icons(rules, zoo, icon);
    match card {
        1 => steps(sized(&[4, 5]), [1, 2, 4, 5]),
        2 => steps(sized(&[1, 2]), [3, 6, 8, 10]),
        3 => steps(icons(Icon::Science), [3, 4, 5, 6]),
        4 => {
            let connected = |ground: ark_nova::hex::Cells| {
                ground.iter().all(|cell| covered(cell) || neighbours(cell).any(covered))
            };
            let spaces = || Cell::all().filter(|&cell| !terrain(cell));
            let border = |cell: &Cell| neighbours(*cell).count() < 6;
            u8::from(connected(map.water))
                + u8::from(connected(map.rock))
                + u8::from(spaces().filter(border).all(covered))
                + u8::from(spaces().all(covered))
        }
        5 => steps((0..7).filter(|space| zoo.edge & 1 << space == 0).count() as u16, [3, 4, 5, 6]),
        6 => {
            let empty = Cell::all().filter(|&cell| !terrain(cell) && !covered(cell)).count();
            steps(empty as u16, [6, 12, 18, 24])
        }
        7 => steps(zoo.reputation.into(), [6, 9, 12, 15]),
        8 => {
            let sponsors = zoo.played.iter().filter(|card| (201..=299).contains(&card.0)).count();
            steps(sponsors as u16, [3, 6, 8, 10])
        }
        9 => {
            let right = Seat((seat.0 + rules.seats as u8 - 1) % rules.seats as u8);
            let kinds = [
                Icon::Bird,
                Icon::Herbivore,
                Icon::Predator,
                Icon::Primate,
                Icon::Reptile,
                Icon::Bear,
                Icon::PettingZoo,
            ];
            let ahead =
                kinds.iter().filter(|&&icon| icons(icon) > count_icons(rules, position.zoo(right), icon));
            ahead.count().min(4) as u8
        }
        10 => steps(icons(Icon::Rock), [1, 3, 5, 7]),
        11 => steps(icons(Icon::Water), [2, 4, 6, 8]),
        _ => unreachable!(),
    }
}

/// what every final scoring card would give every seat, in any position.
#[test]
fn r_13_6_final_scoring() {
    let mut given = [0; 12];
    positions(|rules, position| {
        for seat in Seat::all(rules.seats) {
            for card in 1..=11 {
                let slow = slow_points(rules, position, seat, card);
                let engine = rules.look(position).scoring_points(seat, CardId(card));
                assert_eq!(engine, slow, "card {card} of seat {seat}");
                given[usize::from(card)] += usize::from(slow > 0);
            }
        }
    });
    assert!(given[1..].iter().filter(|&&n| n > 0).count() >= 9, "{given:?}");
    assert_eq!(SizeClass::of(2), SizeClass::Small);
}
