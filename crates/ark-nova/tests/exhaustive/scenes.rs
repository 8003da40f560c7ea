//! Positions to start from: what was used least lies in the hands, and the zoos can afford it.

use crate::Counts;
use ark_nova::catalogue::boards::{self, University};
use ark_nova::catalogue::{Action, Building, CardId, Icon, MapId};
use ark_nova::editor::{Editor, Place};
use ark_nova::effects::Clause;
use ark_nova::hex::{Cells, PlacementId, placements};
use ark_nova::position::Position;
use ark_nova::{MapChoice, Options, Rules};
use tabletop::{Chance, Game, Seat, Seed, Silent};

/// The special enclosures that can be laid out beforehand.
const SPECIAL: [Building; 3] = [Building::PettingZoo, Building::ReptileHouse, Building::LargeBirdAviary];

const MAPS: [&str; 10] = ["A", "0", "1", "2", "3", "4", "5", "6", "7", "8"];
const CONTINENTS: [Icon; 5] = [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia, Icon::Europe];

/// One of eight scenes is about to end.
const fn is_ending(nth: u64) -> bool {
    nth % 8 == 4
}

/// The map of a zoo in a scene that is about to end: empty, crowded or covered.
const fn ends_with(nth: u64, seat: u8) -> u64 {
    (nth / 8 + seat as u64) % 3
}

/// The rules of the nth scene: all numbers of players, variants and maps in turn.
pub fn rules(nth: u64) -> Rules {
    let players = [2, 3, 4, 1, 2, 2][(nth % 6) as usize];
    let map = |seat: u64| -> MapId { MAPS[((nth / 6 + 3 * seat) % 10) as usize].parse().expect("a map") };
    let maps = MapChoice::Fixed((0..players).map(map).collect());
    let friendly = players > 1 && nth.is_multiple_of(7);
    let solo_appeal = if players == 1 { [20, 10, 0][(nth % 3) as usize] } else { 0 };
    let options = Options { maps, friendly, solo_appeal, ..Options::players(players as u8) };
    Rules::new(&options).expect("good options")
}

/// The nth position: one in eight as set up, the others edited.
pub fn position(rules: &Rules, nth: u64, counts: &Counts, chance: &mut Chance) -> Position {
    if nth.is_multiple_of(8) {
        return rules.start(Seed::from_number(nth), &mut Silent);
    }
    let mut editor = Editor::new(rules, nth);
    let rare = rarest_cards(rules, counts, chance);
    let mut rare = rare.into_iter();
    for seat in 0..rules.seats as u8 {
        // What counts at the end must lie in the zoo by then.
        let hand: Vec<CardId> = rare.by_ref().take(if is_ending(nth) { 0 } else { 6 }).collect();
        hand.iter().for_each(|card| _ = editor.put(card.0, Place::Hand(Seat(seat))));
        // Animals and sponsors that are there already bring the icons for conditions.
        let deck: Vec<CardId> = editor.raw().market.deck.to_vec();
        for _ in 0..chance.below(14) {
            let card = deck[chance.below(deck.len() as u32) as usize];
            let building = Building::ALL.iter().any(|building| building.face().sponsor == Some(card));
            if (201..=264).contains(&card.0) && !building && chance.below(3) > 0 || card.0 > 400 {
                editor.put(card.0, Place::Zoo(Seat(seat)));
            }
        }
        zoo(&mut editor, seat, nth, chance);
        if is_ending(nth) {
            end(&mut editor, seat, nth, counts, chance);
        }
    }
    scoring(&mut editor, rules, counts);
    editor.position().unwrap_or_else(|broken| panic!("scene {nth}: {broken:?}"))
}

/// Cards of the deck in the order of their uses, a few at random between them.
fn rarest_cards(rules: &Rules, counts: &Counts, chance: &mut Chance) -> Vec<CardId> {
    let weight = |card: CardId, chance: &mut Chance| {
        let played = counts.get(&format!("card {card}")).copied().unwrap_or(0);
        // The lines of a sponsor need it to be played as well.
        let place = format!("sponsor {card} line ");
        let lines = counts.range(place.clone()..).take_while(|(name, _)| name.starts_with(&place));
        let lines = lines.map(|(_, n)| *n);
        lines.chain([played]).min().unwrap_or(0) * 8 + chance.below(16)
    };
    let deck = ark_nova::catalogue::deck(rules.options.edition);
    let mut cards: Vec<(u32, CardId)> = deck.map(|card| (weight(card, chance), card)).collect();
    cards.sort_unstable();
    cards.into_iter().map(|(_, card)| card).collect()
}

fn zoo(editor: &mut Editor, seat: u8, nth: u64, chance: &mut Chance) {
    let conservation = chance.below(9) as u8;
    let late = nth.is_multiple_of(3);
    let (conservation, appeal) = match late {
        true => (
            conservation + 8,
            (boards::target(conservation + 8) - 1 - chance.below(6) as i32).clamp(0, 113) as u8,
        ),
        false => (conservation, chance.below(40) as u8),
    };
    let money = 20 + chance.below(150) as u16;
    let reputation = 1 + chance.below(if nth.is_multiple_of(2) { 9 } else { 14 }) as u8;
    editor.tracks(seat, money, appeal, conservation, reputation).x_tokens(seat, chance.below(4) as u8);
    let mut order = Action::ALL;
    chance.shuffle(&mut order);
    editor.slots(seat, order);
    for action in Action::ALL {
        if chance.below(3) > 0 || (action == Action::Cards && reputation > boards::REPUTATION_GATE) {
            editor.upgrade(seat, action);
        }
    }
    for continent in CONTINENTS.into_iter().filter(|_| chance.below(4) == 0) {
        let zoo = editor.zoo(seat);
        if zoo.partner_zoos.len() < 2 {
            editor.partner(seat, continent);
        }
    }
    editor.zoo(seat).workers = 1 + chance.below(3) as u8;
    match nth % 10 {
        _ if is_ending(nth) && ends_with(nth, seat) == 0 => {}
        5 => fill(editor, seat, chance),
        _ => build(editor, seat, chance),
    }
}

fn fits(editor: &mut Editor, seat: u8, building: Building) -> Vec<PlacementId> {
    let zoo = editor.zoo(seat);
    let free = zoo.printed().building_spaces().minus(zoo.covered);
    let all = placements(building).iter().enumerate();
    all.filter(|(_, placement)| placement.cells.within(free)).map(|(id, _)| id as PlacementId).collect()
}

/// Enclosures of several sizes, next to rock and water where that can be.
fn build(editor: &mut Editor, seat: u8, chance: &mut Chance) {
    use Building::{Kiosk, Pavilion, Standard1, Standard2, Standard3, Standard4, Standard5};
    let wanted = [Standard5, Standard4, Standard3, Standard2, Standard1, Standard5, Kiosk, Pavilion];
    for building in wanted.into_iter().chain(SPECIAL) {
        if chance.below(2) == 0 || (SPECIAL.contains(&building) && editor.zoo(seat).has(building)) {
            continue;
        }
        let mut places = fits(editor, seat, building);
        chance.shuffle(&mut places);
        let map = editor.zoo(seat).printed();
        let terrain: Cells = map.rock.or(map.water);
        let best = places
            .into_iter()
            .take(6)
            .max_by_key(|&id| placements(building)[usize::from(id)].around.and(terrain).len());
        if let Some(id) = best {
            editor.zoo(seat).place(building, id);
        }
    }
}

/// Covers all but a few spaces with the smallest enclosures.
fn fill(editor: &mut Editor, seat: u8, chance: &mut Chance) {
    let left = 1 + chance.below(3) as usize;
    let mut places = fits(editor, seat, Building::Standard1);
    chance.shuffle(&mut places);
    for id in places.into_iter().skip(left) {
        editor.zoo(seat).place(Building::Standard1, id);
    }
}

/// A zoo that ends the game with this turn and has much of what sponsors count then, the rarest of them included.
fn end(editor: &mut Editor, seat: u8, nth: u64, counts: &Counts, chance: &mut Chance) {
    let ends = |clause: &Clause| matches!(clause, Clause::AtEnd(_) | Clause::AtVeryEnd(_));
    let rules = editor.rules();
    let uses = |card: CardId| {
        let lines = rules.sponsor(card).clauses().iter().enumerate().filter(|(_, clause)| ends(clause));
        lines.filter_map(|(line, _)| counts.get(&crate::features::sponsor_line(card, line)).copied()).min()
    };
    let deck: Vec<CardId> = editor.raw().market.deck.to_vec();
    let mut sponsors: Vec<(u32, CardId)> = deck
        .iter()
        .filter(|card| (201..=264).contains(&card.0))
        .filter_map(|&card| Some((uses(card)? * 4 + chance.below(4), card)))
        .collect();
    sponsors.sort_unstable();
    for (_, card) in sponsors.into_iter().take(6) {
        let building = Building::ALL.iter().copied().find(|building| building.face().sponsor == Some(card));
        if let Some(building) = building {
            let Some(&id) = fits(editor, seat, building).first() else { continue };
            editor.zoo(seat).place(building, id);
        }
        editor.put(card.0, Place::Zoo(Seat(seat)));
    }
    let animals: Vec<CardId> = deck.into_iter().filter(|card| card.0 > 400).collect();
    for _ in 0..30 {
        let card = animals[chance.below(animals.len() as u32) as usize];
        if editor.raw().market.deck.contains(&card) {
            editor.put(card.0, Place::Zoo(Seat(seat)));
        }
    }
    for kind in University::BASE {
        if editor.raw().association.offers_university(kind) && !editor.zoo(seat).universities.contains(&kind)
        {
            editor.university(seat, kind);
        }
    }
    editor.left_edge(seat, &[5, 6]);
    match ends_with(nth, seat) {
        0 => {}
        1 => {
            for building in [Building::Kiosk, Building::Standard1] {
                for id in fits(editor, seat, building).into_iter().take(6) {
                    editor.zoo(seat).place(building, id);
                    if building == Building::Standard1 {
                        let cell = placements(building)[usize::from(id)].cells.first().expect("a cell");
                        editor.occupy(seat, &cell.to_string());
                    }
                }
            }
        }
        _ => {
            for id in fits(editor, seat, Building::Standard1) {
                editor.zoo(seat).place(Building::Standard1, id);
            }
            editor.map_was_covered(seat, true);
        }
    }
    let reputation = editor.zoo(seat).reputation;
    let money = editor.zoo(seat).money.0;
    editor.tracks(seat, money, 90, 12, reputation);
}

/// Exchanges final scoring cards for those that were scored least.
fn scoring(editor: &mut Editor, rules: &Rules, counts: &Counts) {
    let uses = |card: CardId| counts.get(&format!("card {card}")).copied().unwrap_or(0);
    for seat in 0..rules.seats as u8 {
        let held: Vec<CardId> = editor.zoo(seat).scoring_cards().collect();
        for old in held {
            let pile = &mut editor.raw().market.scoring;
            let Some(at) = (0..pile.len()).min_by_key(|&at| uses(pile[at])) else { continue };
            let new = pile[at];
            if uses(new) >= uses(old) {
                continue;
            }
            pile[at] = old;
            for known in &mut editor.raw().known {
                known.remove(new);
                known.remove(old);
            }
            let zoo = editor.zoo(seat);
            zoo.scoring = zoo.scoring & !(1 << old.0) | 1 << new.0;
            editor.raw().known[usize::from(seat)].insert(new);
        }
    }
}
