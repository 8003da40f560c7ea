//! Everything that must be used, by name.

pub mod expansion;

use crate::{Counts, words};
use ark_nova::catalogue::boards::{self, Task, University};
use ark_nova::catalogue::maps::{self, MapSource};
use ark_nova::catalogue::{Card, Edition, Icon, Set, ZooMap, animals, bonus_tiles, sponsors};
use ark_nova::effects::{Clause, Effect};

/// The continents, in the order of their icons.
const CONTINENTS: [Icon; 5] = [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia, Icon::Europe];

/// Something printed on a map: the base maps have it in common, each later one for itself.
fn on(map: &ZooMap, name: String) -> String {
    if map.source == MapSource::Later { format!("map {}: {name}", map.label) } else { name }
}

pub fn placement(map: &ZooMap, effect: &Effect) -> String {
    on(map, format!("placement bonus {effect:?}"))
}

pub fn left(map: &ZooMap, effect: &Effect) -> String {
    on(map, format!("left edge {effect:?}"))
}

pub fn space(map: &ZooMap, kind: &str, nth: usize, effects: &[Effect]) -> String {
    on(map, format!("{kind} space {} {effects:?}", nth + 1))
}

pub fn map_line(label: &str, line: usize) -> String {
    format!("map {label} line {}", line + 1)
}

pub fn sponsor_line(card: impl std::fmt::Display, line: usize) -> String {
    format!("sponsor {card} line {}", line + 1)
}

/// What a map has: its lines, placement bonuses and spaces.
fn of_map(map: &ZooMap) -> Vec<String> {
    let mut all = Vec::new();
    for (line, printed) in map.ability.iter().enumerate() {
        let place = map_line(map.label, line);
        match printed.clause {
            Clause::Rule(_) => all.push(place),
            clause => all.extend(words::all_at(&place, clause.effects())),
        }
    }
    for (_, effect) in map.bonuses {
        all.extend(words::all_at(&placement(map, effect), &[*effect]));
    }
    for printed in &map.edge {
        all.extend(words::all_at(&left(map, &printed.effect), &[printed.effect]));
    }
    let spaces = [
        ("partner", &map.partner_zoos[..]),
        ("university", &map.universities),
        ("worker", &map.workers),
        ("row", &map.rows),
    ];
    for (kind, spaces) in spaces {
        let printed = spaces.iter().enumerate().filter(|(_, effects)| !effects.is_empty());
        for (nth, effects) in printed {
            all.extend(words::all_at(&space(map, kind, nth, effects), effects));
        }
    }
    all
}

/// Everything of the base game, unused.
pub fn base() -> Counts {
    let mut all = Counts::new();
    let mut add = |name: String| _ = all.insert(name, 0);
    let words = |place: &str, effects: &[Effect]| words::all_at(place, effects);
    for card in Card::faces().into_iter().filter(|card| card.set() == Set::Base) {
        add(format!("card {}", card.id()));
    }
    for animal in animals::ALL.iter().filter(|animal| animal.set == Set::Base) {
        let printed = animal.abilities.iter().chain(animal.solo.into_iter().flatten());
        for &printed in printed {
            words(&words::ability(printed), &[Effect::Ability(printed)]).into_iter().for_each(&mut add);
        }
    }
    for card in (201..=264).filter_map(|n| sponsors::find(ark_nova::catalogue::CardId(n), Edition::default()))
    {
        for (line, clause) in card.clauses().iter().enumerate() {
            words(&sponsor_line(card.id, line), clause.effects()).into_iter().for_each(&mut add);
        }
    }
    for tile in bonus_tiles::pool(Edition::default()) {
        words(&format!("tile {tile:?}"), tile.face().effects).into_iter().for_each(&mut add);
    }
    for map in maps::ALL.iter().filter(|map| map.source != MapSource::Later) {
        of_map(map).into_iter().for_each(&mut add);
    }
    Task::ALL.into_iter().for_each(|task| add(format!("task {task:?}")));
    University::BASE.into_iter().for_each(|kind| add(format!("university {kind:?}")));
    CONTINENTS.into_iter().for_each(|continent| add(format!("partner zoo {continent:?}")));
    let reputation = boards::REPUTATION_BONUS.iter().enumerate().filter(|(_, effects)| !effects.is_empty());
    for (space, effects) in reputation {
        words(&format!("reputation {space}"), effects).into_iter().for_each(&mut add);
    }
    for (space, effect) in &boards::CONSERVATION_BONUS {
        words(&format!("conservation {space}"), &[*effect]).into_iter().for_each(&mut add);
    }
    for name in [
        "donation",
        "full map",
        "pavilion",
        "income by appeal",
        "income by kiosks",
        "strong Animals II",
        "break track",
    ] {
        add(name.to_owned());
    }
    all
}
