//! Positions of the expansion on the later maps.

use super::{CONTINENTS, SPECIAL, end, ends_with, fill, fits, is_ending, rare, scoring};
use crate::Counts;
use ark_nova::catalogue::boards::{self, Task, University};
use ark_nova::catalogue::maps::Active;
use ark_nova::catalogue::{
    Action, Alternate, BonusTile, Building, CardId, CardKind, Edition, MapId, SizeClass,
};
use ark_nova::editor::{Editor, Place};
use ark_nova::effects::{Clause, On, Rule};
use ark_nova::hex::{Cells, placements};
use ark_nova::position::{Draft, Position, Zoo};
use ark_nova::{ActionCards, MapChoice, Options, Rules};
use tabletop::{Chance, Game, Seat, Seed, Silent};

/// The nth scene: one in eight begins with the draft of action cards, the others are edited.
pub fn scene(nth: u64, counts: &Counts, chance: &mut Chance) -> (Rules, Position) {
    let draft = nth.is_multiple_of(8);
    let rules = rules(nth, draft, counts, chance);
    let position = match nth % 16 {
        0 => rules.start(Seed::from_number(nth), &mut Silent),
        8 => one_sided_draft(&rules, nth, chance),
        _ => position(&rules, nth, counts, chance),
    };
    (rules, position)
}

/// All numbers of players and variants in turn, on the maps that were used least.
fn rules(nth: u64, draft: bool, counts: &Counts, chance: &mut Chance) -> Rules {
    let players = if nth % 16 == 8 { 2 } else { [2, 3, 4, 1, 2, 2][(nth % 6) as usize] };
    let mut maps: Vec<MapId> = rare::maps(counts, chance);
    if draft {
        // Only before the first turn can something happen at the start.
        maps.sort_by_key(|map| !map.map().ability.iter().any(|line| starts(line.clause)));
    }
    maps.truncate(players);
    let maps = MapChoice::Fixed(maps);
    let friendly = players > 1 && nth.is_multiple_of(7);
    let solo_appeal = if players == 1 { [20, 10, 0][(nth % 3) as usize] } else { 0 };
    let action_cards = if draft { ActionCards::Draft } else { ActionCards::Standard };
    let edition = Edition::Marine;
    let options =
        Options { maps, friendly, solo_appeal, edition, action_cards, ..Options::players(players as u8) };
    Rules::new(&options).expect("good options")
}

fn starts(clause: Clause) -> bool {
    matches!(clause, Clause::Whenever(trigger) if trigger.on == On::Start)
}

/// A draft in which a seat can end up with three cards of one action.
fn one_sided_draft(rules: &Rules, nth: u64, chance: &mut Chance) -> Position {
    let start = rules.start(Seed::from_number(nth), &mut Silent);
    let mut actions = Action::ALL;
    chance.shuffle(&mut actions);
    let card = |action: usize, number| Alternate::new(actions[action], number).expect("an alternate");
    let first = [card(0, 1), card(0, 2), card(0, 3)];
    let second = [card(0, 4), card(1, 1), card(1, 2)];
    let mut draft = Draft::default();
    draft.dealt[0] = first.into_iter().collect();
    draft.dealt[1] = second.into_iter().collect();
    let mut editor = Editor::from_position(rules, start);
    editor.draft(draft);
    editor.position().unwrap_or_else(|broken| panic!("scene {nth}: {broken:?}"))
}

fn position(rules: &Rules, nth: u64, counts: &Counts, chance: &mut Chance) -> Position {
    let mut editor = Editor::new(rules, nth);
    let mut rare = rare::cards(rules, counts, chance).into_iter();
    let seats = rules.seats as u8;
    for seat in 0..seats {
        if !is_ending(nth) {
            let hand: Vec<CardId> = rare.by_ref().take(6).collect();
            hand.iter().for_each(|card| _ = editor.put(card.0, Place::Hand(Seat(seat))));
        }
    }
    table(&mut editor, nth, counts, chance);
    for seat in 0..seats {
        notepad(&mut editor, seat, nth, counts, chance);
        animals_and_sponsors(&mut editor, seat, counts, chance);
        buildings(&mut editor, seat, nth, chance);
        of_the_map(&mut editor, seat, chance);
        if is_ending(nth) {
            kiosks_and_pavilions(&mut editor, seat, nth);
            end(&mut editor, seat, nth, counts, chance);
            for card in deck(&mut editor).into_iter().take(3) {
                editor.put(card.0, Place::Pouch(Seat(seat)));
            }
            editor.donated(seat, 3);
        }
    }
    scoring(&mut editor, rules, counts);
    editor.position().unwrap_or_else(|broken| panic!("scene {nth}: {broken:?}"))
}

/// As many of both as the end may count, where the map is not left empty.
fn kiosks_and_pavilions(editor: &mut Editor, seat: u8, nth: u64) {
    for building in [Building::Kiosk, Building::Pavilion] {
        let places = fits(editor, seat, building);
        for id in places.into_iter().filter(|_| ends_with(nth, seat) > 0).step_by(3).take(4) {
            editor.zoo(seat).place(building, id);
        }
    }
}

fn deck(editor: &mut Editor) -> Vec<CardId> {
    editor.raw().market.deck.to_vec()
}

/// What lies on the table: projects, tiles, marks, a discard pile, and how far the break is.
fn table(editor: &mut Editor, nth: u64, counts: &Counts, chance: &mut Chance) {
    let rules = editor.rules();
    let laid = editor.raw().association.base.len();
    let projects: Vec<u16> =
        rare::base_projects(rules, counts, chance).into_iter().take(laid).map(|card| card.0).collect();
    editor.base_projects(&projects);
    for card in deck(editor).into_iter().take(12) {
        editor.put(card.0, Place::Discard);
    }
    let tiles = rare::tiles(rules, counts, chance);
    let mut laid = tiles.iter().copied();
    let mut next = || laid.next();
    let four = [[next(), next()], [next(), next()]];
    editor.tiles(four).last_tile(next());
    let left: Vec<BonusTile> = laid.filter(|tile| tile.face().kept).collect();
    for seat in 0..rules.seats as u8 {
        let of_seat = |tile: &&BonusTile| {
            **tile as u64 % rules.seats as u64 == (nth + u64::from(seat)) % rules.seats as u64
        };
        let kept: Vec<BonusTile> = left.iter().filter(of_seat).copied().collect();
        editor.kept_tiles(seat, &kept);
    }
    let display = editor.raw().market.display;
    for card in display.into_iter().flatten().filter(|card| card.kind() == Some(CardKind::Animal)) {
        if chance.below(3) == 0 {
            editor.mark(card.0, chance.below(rules.seats as u32) as u8);
        }
    }
    if rules.seats > 1 && chance.below(2) == 0 {
        editor.break_steps(1 + chance.below(4) as u8);
    }
}

/// Tracks, action cards, workers and tiles of the association board.
fn notepad(editor: &mut Editor, seat: u8, nth: u64, counts: &Counts, chance: &mut Chance) {
    let below = |chance: &mut Chance, n: u32| chance.below(n) as u8;
    let conservation = below(chance, 9) + if nth.is_multiple_of(3) { 8 } else { 0 };
    let limit = (boards::target(conservation) - 1).clamp(1, 60) as u32;
    let appeal = below(chance, limit);
    let reputation = if nth % 5 == 1 { 13 + below(chance, 3) } else { 1 + below(chance, 13) };
    let money = 20 + chance.below(150) as u16;
    editor.tracks(seat, money, appeal, conservation, reputation).x_tokens(seat, below(chance, 6));
    let mut order = Action::ALL;
    chance.shuffle(&mut order);
    editor.slots(seat, order);
    for action in Action::ALL {
        let (number, upgraded) = rare::sides(action, counts, chance)[0];
        editor.action_number(seat, action, number);
        if upgraded || (action == Action::Cards && reputation > boards::REPUTATION_GATE) {
            editor.upgrade(seat, action);
        }
    }
    let mut continents = CONTINENTS;
    chance.shuffle(&mut continents);
    for continent in continents.into_iter().take(chance.below(4) as usize) {
        editor.partner(seat, continent);
    }
    let mut universities = University::BASE;
    chance.shuffle(&mut universities);
    for kind in universities.into_iter().take(chance.below(3) as usize) {
        if editor.raw().association.universities[kind as usize] > 0 {
            editor.university(seat, kind);
        }
    }
    let workers = 1 + below(chance, 4);
    editor.workers(seat, workers);
    if workers > 1 && chance.below(2) == 0 {
        editor.at_task(seat, Task::ALL[chance.below(4) as usize], 1);
    }
    editor.donated(seat, below(chance, 4));
}

/// Animals and sponsors that are there already: icons for conditions, and lines that were set off least.
fn animals_and_sponsors(editor: &mut Editor, seat: u8, counts: &Counts, chance: &mut Chance) {
    let deck = deck(editor);
    let most = if chance.below(5) == 0 { 40 } else { 14 };
    for _ in 0..chance.below(most) {
        let card = deck[chance.below(deck.len() as u32) as usize];
        if card.kind() == Some(CardKind::Animal) && editor.raw().market.deck.contains(&card) {
            editor.put(card.0, Place::Zoo(Seat(seat)));
        }
    }
    let count = chance.below(6) as usize;
    for card in rare::sponsors(&deck, counts, chance).into_iter().take(count) {
        let building = Building::ALL.iter().copied().find(|building| building.face().sponsor == Some(card));
        if let Some(building) = building {
            let mut places = fits(editor, seat, building);
            chance.shuffle(&mut places);
            let Some(&id) = places.first() else { continue };
            editor.zoo(seat).place(building, id);
        }
        editor.put(card.0, Place::Zoo(Seat(seat)));
        let lines = editor.rules().sponsor(card).clauses();
        if lines.contains(&Clause::Rule(Rule::OnlyFocus)) {
            let focus = if chance.below(2) == 0 { SizeClass::Small } else { SizeClass::Large };
            editor.focus(seat, Some(focus));
        }
    }
}

/// Enclosures of several sizes and all special ones, some with animals in them.
fn buildings(editor: &mut Editor, seat: u8, nth: u64, chance: &mut Chance) {
    use Building::{Kiosk, LargeAquarium, Pavilion, SmallAquarium};
    use Building::{Standard1, Standard2, Standard3, Standard4, Standard5};
    if is_ending(nth) && ends_with(nth, seat) == 0 {
        return;
    }
    if nth % 10 == 5 {
        return fill(editor, seat, chance);
    }
    let wanted = [
        SmallAquarium,
        LargeAquarium,
        Standard5,
        Standard4,
        Standard3,
        Standard2,
        Standard1,
        Standard3,
        Kiosk,
        Kiosk,
        Pavilion,
    ];
    for building in wanted.into_iter().chain(SPECIAL) {
        if chance.below(5) < 2 || (building.only_one() && editor.zoo(seat).has(building)) {
            continue;
        }
        let mut places = fits(editor, seat, building);
        chance.shuffle(&mut places);
        let map = editor.zoo(seat).printed();
        let terrain: Cells = map.rock.or(map.water);
        let near = |id: u16| placements(building)[usize::from(id)].around.and(terrain).len();
        let Some(id) = places.into_iter().take(6).max_by_key(|&id| near(id)) else { continue };
        editor.zoo(seat).place(building, id);
        let cells = placements(building)[usize::from(id)].cells;
        if let Some(cell) = cells.first().filter(|_| (building as u8) < 5 && chance.below(3) == 0) {
            editor.occupy(seat, &cell.to_string());
        }
        if Zoo::HOMES.contains(&building) {
            editor.tokens_in(seat, building, chance.below(u32::from(building.face().capacity) + 1) as u8);
        }
    }
}

/// What only one map has: markers, rescued and stored cards, covered strengths, areas nearly covered.
fn of_the_map(editor: &mut Editor, seat: u8, chance: &mut Chance) {
    let map = editor.zoo(seat).printed();
    for line in map.ability {
        match line.clause {
            Clause::Rule(Rule::RescueSlots(_)) => {
                let played: Vec<u16> = animals(editor, seat).into_iter().map(|card| card.0).collect();
                let n = (chance.below(3) as usize).min(played.len());
                editor.rescued(seat, &played[..n]);
            }
            Clause::Rule(Rule::TakeBackStored) => {
                let deck = deck(editor);
                for card in deck.iter().take(chance.below(4) as usize) {
                    editor.put(card.0, Place::Store(Seat(seat)));
                }
            }
            Clause::Rule(Rule::ConcealOrder(order)) => {
                editor.concealed(seat, chance.below(order.len() as u32 + 1) as u8);
            }
            Clause::Whenever(trigger) => match trigger.on {
                On::HousedInContinent(_) => {
                    let mut continents = CONTINENTS;
                    chance.shuffle(&mut continents);
                    editor.markers_gone(seat, &continents[..chance.below(5) as usize]);
                }
                On::AllCovered(cells) => nearly_cover(editor, seat, cells, chance),
                _ => {}
            },
            _ => {}
        }
        if let Active::Covered(cells) = line.active {
            nearly_cover(editor, seat, cells, chance);
        }
    }
}

fn animals(editor: &mut Editor, seat: u8) -> Vec<CardId> {
    editor.zoo(seat).played.iter().filter(|card| card.kind() == Some(CardKind::Animal)).collect()
}

/// Covers an area, or all of it but a space.
fn nearly_cover(editor: &mut Editor, seat: u8, area: Cells, chance: &mut Chance) {
    if chance.below(3) == 0 {
        return;
    }
    let covers = |id: &u16| placements(Building::Standard1)[usize::from(*id)].cells.within(area);
    let mut open: Vec<u16> = fits(editor, seat, Building::Standard1).into_iter().filter(covers).collect();
    chance.shuffle(&mut open);
    for id in open.into_iter().skip(chance.below(2) as usize) {
        editor.zoo(seat).place(Building::Standard1, id);
    }
}
