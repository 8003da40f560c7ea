//! A second, slow reading of M-2.3 to M-2.6 and with plain loops: where animals can live, leave and
//! move, compared with the engine in random zoos.

use crate::scene::quiet;
use crate::sea::marine;
use ark_nova::catalogue::animals::{self, SpecialHome};
use ark_nova::catalogue::{Animal, Building, CardId, MapId};
use ark_nova::editor::{Editor, Place};
use ark_nova::effects::{Clause, Rule};
use ark_nova::hex::{Cell, placements};
use ark_nova::position::{Built, Frame, Position, Zoo};
use ark_nova::{Move, Question, Rules};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Seat, Seed, Silent};

const ME: Seat = Seat(0);
const CASES: usize = 1500;

/// Tokens in the special enclosures and the occupied enclosures, by their places.
type Outcome = ([u8; 6], Vec<usize>);

const TANKS: [(usize, Building); 3] =
    [(3, Building::SmallAquarium), (4, Building::LargeAquarium), (5, Building::UnderwaterTunnel)];

/// What stands in a random zoo.
struct Ground {
    cells: Vec<(usize, Vec<Cell>)>,
    ignores_terrain: bool,
    widens_border: bool,
}

fn below(chance: &mut Chance, n: usize) -> usize {
    chance.below(n as u32) as usize
}

/// A zoo with random tanks, enclosures and tokens.
fn random_zoo(base: &Editor<'static>, chance: &mut Chance) -> (Position, Ground) {
    let mut edit = base.clone();
    let maps: Vec<MapId> = MapId::all().collect();
    let map = maps[below(chance, maps.len())];
    edit.map(0, &map.to_string());
    let ignores_terrain = below(chance, 5) == 0;
    let widens_border = below(chance, 4) == 0;
    if ignores_terrain {
        edit.put(219, Place::Zoo(ME));
    }
    if widens_border {
        edit.put(272, Place::Zoo(ME));
    }
    let kinds = [
        Building::UnderwaterTunnel,
        Building::SmallAquarium,
        Building::LargeAquarium,
        Building::ReptileHouse,
        Building::LargeBirdAviary,
        Building::PettingZoo,
        Building::Standard2,
        Building::Standard3,
        Building::Standard4,
        Building::Standard3,
        Building::Standard5,
    ];
    let zoo = edit.zoo(0);
    let printed = zoo.printed();
    for building in kinds {
        if below(chance, 3) == 0 {
            continue;
        }
        let on_water = building == Building::UnderwaterTunnel;
        let ground = match (on_water, ignores_terrain) {
            (true, _) => printed.water,
            (false, true) => printed.building_spaces().or(printed.water).or(printed.rock),
            (false, false) => printed.building_spaces(),
        };
        let free = ground.minus(zoo.covered);
        let fits: Vec<usize> = (0..placements(building).len())
            .filter(|&id| placements(building)[id].cells.within(free))
            .collect();
        if !fits.is_empty() {
            let id = fits[below(chance, fits.len())];
            zoo.place(building, id as u16);
            if let Some(at) = Zoo::HOMES.iter().position(|&home| home == building) {
                zoo.animals_in[at] = below(chance, usize::from(building.face().capacity) + 1) as u8;
            }
        }
    }
    for built in zoo.buildings.iter_mut().filter(|built| built.is_standard()) {
        *built = built.turned(below(chance, 2) == 0);
    }
    let cells = zoo.buildings.iter().map(|built| built.cells().iter().collect()).enumerate().collect();
    (*edit.raw(), Ground { cells, ignores_terrain, widens_border })
}

impl Ground {
    /// Cells beside a building.
    fn beside(&self, at: usize) -> Vec<Cell> {
        let own = &self.cells[at].1;
        let near = |cell: &Cell| own.iter().any(|inside| inside.distance(*cell) == 1) && !own.contains(cell);
        Cell::all().filter(near).collect()
    }

    /// Whether rock and water are there for an animal.
    fn has_terrain(&self, zoo: &Zoo, animal: &Animal, at: usize) -> bool {
        if self.ignores_terrain {
            return true;
        }
        let tunnel: Vec<Cell> = (0..zoo.buildings.len())
            .filter(|&other| zoo.buildings[other].building() == Building::UnderwaterTunnel)
            .flat_map(|other| self.cells[other].1.clone())
            .collect();
        let covered = |cell: &Cell| self.cells.iter().any(|(_, cells)| cells.contains(cell));
        let mut near = self.beside(at);
        if zoo.buildings[at].building() == Building::UnderwaterTunnel {
            near.extend(&self.cells[at].1);
        }
        let map = zoo.printed();
        let rock = near.iter().filter(|&&cell| map.rock.contains(cell) && !covered(&cell)).count();
        let wet = |cell: &&Cell| map.water.contains(**cell) && (!covered(cell) || tunnel.contains(cell));
        let water = near.iter().filter(wet).count();
        rock >= animal.rock.into() && water >= animal.water.into()
    }

    /// The size of a standard enclosure.
    fn size(&self, zoo: &Zoo, at: usize) -> u8 {
        let mut size = zoo.buildings[at].building().size();
        let border = zoo.printed().border_spaces();
        if size == 3 && self.widens_border && self.cells[at].1.iter().any(|&cell| border.contains(cell)) {
            size = 5;
        }
        for line in zoo.printed().ability {
            if let Clause::Rule(Rule::LargerNextTo(gate, by)) = line.clause
                && self.beside(at).contains(&gate)
            {
                size += by;
            }
        }
        size
    }

    /// Tokens that an animal needs in a kind of enclosure.
    fn needs(animal: &Animal, kind: SpecialHome) -> Option<u8> {
        animal.special.iter().find(|(home, _)| *home == kind).map(|&(_, n)| n)
    }

    /// The tanks that an animal may use, as places in the list of homes.
    fn tanks(&self, zoo: &Zoo, animal: &Animal, terrain: bool) -> Vec<usize> {
        let mut found = Vec::new();
        for (home, building) in TANKS {
            for at in 0..zoo.buildings.len() {
                let same = zoo.buildings[at].building() == building;
                if same && (!terrain || self.has_terrain(zoo, animal, at)) {
                    found.push(home);
                }
            }
        }
        found
    }

    /// The reptile house or aviary, if it is there and suits.
    fn single(&self, zoo: &Zoo, animal: &Animal, terrain: bool) -> Vec<(usize, u8)> {
        let kinds = [
            (0, SpecialHome::PettingZoo, Building::PettingZoo),
            (1, SpecialHome::ReptileHouse, Building::ReptileHouse),
            (2, SpecialHome::LargeBirdAviary, Building::LargeBirdAviary),
        ];
        let mut found = Vec::new();
        for (home, kind, building) in kinds {
            let Some(n) = Self::needs(animal, kind) else { continue };
            for at in 0..zoo.buildings.len() {
                let same = zoo.buildings[at].building() == building;
                if same && (!terrain || self.has_terrain(zoo, animal, at)) {
                    found.push((home, n));
                }
            }
        }
        found
    }
}

fn capacity(home: usize) -> u8 {
    [3, 5, 5, 2, 5, 2][home]
}

/// Every way to put or take so many tokens in these tanks, one by one.
fn spread(tokens: [u8; 6], homes: &[usize], n: u8, put: bool) -> BTreeSet<[u8; 6]> {
    let mut all = BTreeSet::from([tokens]);
    for _ in 0..n {
        let mut next = BTreeSet::new();
        for &so_far in &all {
            for &home in homes {
                let mut with = so_far;
                if put && with[home] < capacity(home) {
                    with[home] += 1;
                    next.insert(with);
                } else if !put && with[home] > 0 {
                    with[home] -= 1;
                    next.insert(with);
                }
            }
        }
        all = next;
    }
    all
}

fn outcome(zoo: &Zoo) -> Outcome {
    let occupied = (0..zoo.buildings.len()).filter(|&at| zoo.buildings[at].is_occupied()).collect();
    (zoo.animals_in, occupied)
}

/// M-2.3 to M-2.5: what a zoo can look like with one more animal.
fn slow_housing(zoo: &Zoo, ground: &Ground, animal: &Animal) -> BTreeSet<Outcome> {
    let (tokens, occupied) = outcome(zoo);
    let mut all = BTreeSet::new();
    for at in 0..zoo.buildings.len() {
        let built: Built = zoo.buildings[at];
        let fits = animal.standard && built.is_standard() && ground.size(zoo, at) >= animal.size;
        if fits && !built.is_occupied() && ground.has_terrain(zoo, animal, at) {
            let mut with = occupied.clone();
            with.push(at);
            with.sort_unstable();
            all.insert((tokens, with));
        }
    }
    for (home, n) in ground.single(zoo, animal, true) {
        all.extend(spread(tokens, &[home], n, true).into_iter().map(|with| (with, occupied.clone())));
    }
    if let Some(n) = Ground::needs(animal, SpecialHome::Aquarium) {
        let tanks = ground.tanks(zoo, animal, true);
        if !tanks.is_empty() {
            all.extend(spread(tokens, &tanks, n, true).into_iter().map(|with| (with, occupied.clone())));
        }
    }
    all
}

/// what a zoo can look like without the animal; `except` is the new enclosure.
fn slow_leaving(zoo: &Zoo, ground: &Ground, animal: &Animal, except: Option<usize>) -> BTreeSet<Outcome> {
    let (tokens, occupied) = outcome(zoo);
    for terrain in [true, false] {
        let mut special = BTreeSet::new();
        for (home, n) in ground.single(zoo, animal, terrain) {
            if except != Some(home) {
                special.extend(spread(tokens, &[home], n, false));
            }
        }
        if let Some(n) = Ground::needs(animal, SpecialHome::Aquarium) {
            let mut tanks = ground.tanks(zoo, animal, terrain);
            tanks.retain(|&tank| except != Some(tank));
            if !tanks.is_empty() {
                special.extend(spread(tokens, &tanks, n, false));
            }
        }
        if !special.is_empty() {
            return special.into_iter().map(|with| (with, occupied.clone())).collect();
        }
        let mut sizes = Vec::new();
        for at in 0..zoo.buildings.len() {
            let built = zoo.buildings[at];
            let fits = animal.standard && built.is_occupied() && ground.size(zoo, at) >= animal.size;
            if fits && (!terrain || ground.has_terrain(zoo, animal, at)) {
                sizes.push((ground.size(zoo, at), at));
            }
        }
        if let Some(&(smallest, _)) = sizes.iter().min() {
            let same = sizes.iter().filter(|(size, _)| *size == smallest);
            return same
                .map(|&(_, at)| (tokens, occupied.iter().copied().filter(|&other| other != at).collect()))
                .collect();
        }
    }
    BTreeSet::from([(tokens, occupied)])
}

/// M-2.6, U-10, U-12: what a zoo can look like after the animal has moved into a new enclosure.
fn slow_moving(zoo: &Zoo, ground: &Ground, animal: &Animal, to: usize) -> BTreeSet<Outcome> {
    let mut all = BTreeSet::new();
    let single = ground.single(zoo, animal, true).into_iter().find(|(home, _)| *home == to);
    let tanks = ground.tanks(zoo, animal, true);
    let only_tanks = !animal.standard && animal.special.len() == 1;
    for (tokens, occupied) in slow_leaving(zoo, ground, animal, Some(to)) {
        if let Some((_, n)) = single {
            all.extend(spread(tokens, &[to], n, true).into_iter().map(|with| (with, occupied.clone())));
        }
        let Some(n) = Ground::needs(animal, SpecialHome::Aquarium) else { continue };
        if to < 3 || only_tanks || !tanks.contains(&to) {
            continue;
        }
        // The first token goes into the new tank, the others anywhere.
        for first in spread(tokens, &[to], 1, true) {
            all.extend(spread(first, &tanks, n - 1, true).into_iter().map(|with| (with, occupied.clone())));
        }
    }
    all
}

/// Everything the engine reaches while it asks where an animal leaves and settles.
fn reached(rules: &Rules, position: Position, all: &mut BTreeSet<Outcome>) {
    let question = rules.look(&position).question(ME);
    if !matches!(question, Some(Question::Leave(_) | Question::Enclosure(_))) {
        all.insert(outcome(position.zoo(ME)));
        return;
    }
    let mut moves = Vec::new();
    rules.legal(&position, ME, &mut moves);
    for answer in moves {
        let mut next = position;
        rules.apply(&mut next, ME, answer, &mut Silent).expect("a listed move");
        reached(rules, next, all);
    }
}

fn base() -> Editor<'static> {
    let mut edit = Editor::new(marine(2), 1);
    quiet(&mut edit);
    edit
}

/// Animals with special enclosures, sea animals more often.
fn random_animal(chance: &mut Chance) -> &'static Animal {
    let sea: Vec<&Animal> = animals::ALL.iter().filter(|animal| animal.id.0 >= 529).collect();
    let other: Vec<&Animal> = animals::ALL.iter().filter(|animal| !animal.special.is_empty()).collect();
    let moving = [551, 552, 554].map(|id| animals::ALL.iter().find(|animal| animal.id == CardId(id)));
    match below(chance, 3) {
        0 => sea[below(chance, sea.len())],
        1 => other[below(chance, other.len())],
        _ => moving[below(chance, 3)].expect("an animal"),
    }
}

/// M-2.3 to M-2.5: where an animal can live.
#[test]
fn m_2_3_housing_again() {
    let (base, mut chance) = (base(), Chance::new(Seed::from_number(1)));
    let (mut split, mut none) = (0, 0);
    for case in 0..CASES {
        let (position, ground) = random_zoo(&base, &mut chance);
        let animal = random_animal(&mut chance);
        let zoo = position.zoo(ME);
        let homes = marine_look(&position).homes(ME, animal.id);
        let mut found = BTreeSet::new();
        for home in homes.iter().filter(|home| **home != Move::Flock) {
            let (mut tokens, mut occupied) = outcome(zoo);
            match *home {
                Move::Enclosure(cell) => {
                    occupied
                        .extend((0..zoo.buildings.len()).filter(|&at| ground.cells[at].1.contains(&cell)));
                    occupied.sort_unstable();
                }
                Move::Special(building) => {
                    let at = Zoo::HOMES.iter().position(|&home| home == building).expect("a home");
                    let kind = |(home, _): &&(SpecialHome, u8)| home.buildings().contains(&building);
                    tokens[at] += animal.special.iter().find(kind).expect("a kind").1;
                }
                Move::Split(tokens_in) => {
                    split += 1;
                    (0..3).for_each(|tank| tokens[3 + tank] += tokens_in.0[tank]);
                }
                other => panic!("{other} is no home"),
            }
            let new = found.insert((tokens, occupied));
            // Without tokens each tank looks the same.
            assert!(
                new || animal.special.iter().any(|(_, n)| *n == 0),
                "case {case}: {homes:?} of {}",
                animal.id
            );
        }
        none += usize::from(found.is_empty());
        assert_eq!(found, slow_housing(zoo, &ground, animal), "case {case}: {} in {zoo:?}", animal.id);
    }
    assert!(split > 100 && (100..CASES - 100).contains(&none), "{split}, {none}");
}

/// P-16: what an animal leaves.
#[test]
fn r_9_4_leaving_again() {
    let (base, mut chance) = (base(), Chance::new(Seed::from_number(2)));
    let mut several = 0;
    for case in 0..CASES {
        let (mut position, ground) = random_zoo(&base, &mut chance);
        let animal = random_animal(&mut chance);
        let wanted = slow_leaving(position.zoo(ME), &ground, animal, None);
        position.agenda.push(Frame::Leave { card: animal.id, to: None });
        let mut found = BTreeSet::new();
        reached(marine_rules(), position, &mut found);
        several += usize::from(found.len() > 1);
        assert_eq!(found, wanted, "case {case}: {} of {:?}", animal.id, position.zoo(ME));
    }
    assert!(several > 100, "{several}");
}

/// M-2.6, U-10, U-12: who may move into a new enclosure, and how.
#[test]
fn m_2_6_moving_again() {
    let (base, mut chance) = (base(), Chance::new(Seed::from_number(3)));
    let (mut moved, mut stayed) = (0, 0);
    for case in 0..CASES {
        let (mut position, ground) = random_zoo(&base, &mut chance);
        let animal = random_animal(&mut chance);
        let zoo = *position.zoo(ME);
        let homes: Vec<usize> = (1..6).filter(|&home| zoo.has(Zoo::HOMES[home])).collect();
        if homes.is_empty() {
            continue;
        }
        let to = homes[below(&mut chance, homes.len())];
        let wanted = slow_moving(&zoo, &ground, animal, to);
        position.zoo_mut(ME).played.insert(animal.id);
        position.agenda.push(Frame::MoveIn { building: Zoo::HOMES[to] });
        let answer = Move::Card(animal.id);
        let mut found = BTreeSet::new();
        let mut next = position;
        if marine_rules().apply(&mut next, ME, answer, &mut Silent).is_ok() {
            reached(marine_rules(), next, &mut found);
        }
        moved += usize::from(!found.is_empty());
        stayed += usize::from(found.is_empty());
        assert_eq!(found, wanted, "case {case}: {} into {:?} of {zoo:?}", animal.id, Zoo::HOMES[to]);
    }
    assert!(moved > 200 && stayed > 200, "{moved}, {stayed}");
}

fn marine_rules() -> &'static Rules {
    use std::sync::OnceLock;
    static RULES: OnceLock<&'static Rules> = OnceLock::new();
    RULES.get_or_init(|| marine(2))
}

fn marine_look(position: &Position) -> ark_nova::Look<'_> {
    marine_rules().look(position)
}
