//! Everything that must be used, by name.

use crate::Counts;
use ark_nova::catalogue::boards::{self, Task, University};
use ark_nova::catalogue::maps::{self, MapSource};
use ark_nova::catalogue::{Card, Edition, Icon, Set, animals, bonus_tiles, sponsors};
use ark_nova::effects::{Ability, Clause, Effect};
use std::fmt::Debug;

/// The continents, in the order of their icons.
const CONTINENTS: [Icon; 5] = [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia, Icon::Europe];

/// A value of the effect language without its numbers: `Boost(Build)` stays, `Sprint(3)` becomes `Sprint`.
pub fn without_numbers(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    match text.split_once('(') {
        Some((name, rest)) if rest.starts_with(|c: char| c.is_ascii_digit()) => name.to_owned(),
        Some(("Hunter", _)) => "Hunter".to_owned(),
        _ => text,
    }
}

pub fn ability(ability: Ability) -> String {
    format!("ability {}", without_numbers(&ability))
}

pub fn placement(effect: &Effect) -> String {
    format!("placement bonus {effect:?}")
}

pub fn left(effect: &Effect) -> String {
    format!("left edge {effect:?}")
}

pub fn space(kind: &str, nth: usize, effects: &[Effect]) -> String {
    format!("{kind} space {} {effects:?}", nth + 1)
}

pub fn map_line(label: &str, line: usize) -> String {
    format!("map {label} line {}", line + 1)
}

pub fn sponsor_line(card: impl std::fmt::Display, line: usize) -> String {
    format!("sponsor {card} line {}", line + 1)
}

/// Whether a line shows when it is used: it gains something or asks something.
fn shows(clause: &Clause) -> bool {
    let effects = match clause {
        Clause::Now(effects) | Clause::Income(effects) => effects,
        Clause::Whenever(trigger) => trigger.effects,
        Clause::Rule(_) | Clause::AtEnd(_) | Clause::AtVeryEnd(_) => return false,
    };
    effects.iter().any(gains_or_asks)
}

fn gains_or_asks(effect: &Effect) -> bool {
    match effect {
        Effect::If(_, then) | Effect::Twice(then) => gains_or_asks(then),
        Effect::ByFocus { small, large } => gains_or_asks(small) || gains_or_asks(large),
        Effect::PutTokens(_) | Effect::PlaceUnique(..) | Effect::RevealUntil { .. } => false,
        Effect::Ability(ability) => !matches!(ability, Ability::Sprint(_) | Ability::SponsorMagnet),
        _ => true,
    }
}

/// Everything of the base game, unused.
pub fn all() -> Counts {
    let mut all = Counts::new();
    let mut add = |name: String| _ = all.insert(name, 0);
    for card in Card::faces().into_iter().filter(|card| card.set() == Set::Base) {
        add(format!("card {}", card.id()));
    }
    for animal in animals::ALL.iter().filter(|animal| animal.set == Set::Base) {
        let printed = animal.abilities.iter().chain(animal.solo.into_iter().flatten());
        printed.for_each(|&printed| add(ability(printed)));
    }
    for card in (201..=264).filter_map(|n| sponsors::find(ark_nova::catalogue::CardId(n), Edition::default()))
    {
        for (line, _) in card.clauses().iter().enumerate().filter(|(_, clause)| shows(clause)) {
            add(sponsor_line(card.id, line));
        }
    }
    bonus_tiles::pool(Edition::default()).for_each(|tile| add(format!("tile {tile:?}")));
    for map in maps::ALL.iter().filter(|map| map.source != MapSource::Later) {
        (0..map.ability.len()).for_each(|line| add(map_line(map.label, line)));
        map.bonuses.iter().for_each(|(_, effect)| add(placement(effect)));
        map.left.iter().for_each(|space| add(left(&space.effect)));
        let spaces =
            [("partner", &map.partner_zoos[..]), ("university", &map.universities), ("worker", &map.workers)];
        for (kind, spaces) in spaces {
            let printed = spaces.iter().enumerate().filter(|(_, effects)| !effects.is_empty());
            printed.for_each(|(nth, effects)| add(space(kind, nth, effects)));
        }
    }
    Task::ALL.into_iter().for_each(|task| add(format!("task {task:?}")));
    University::BASE.into_iter().for_each(|kind| add(format!("university {kind:?}")));
    CONTINENTS.into_iter().for_each(|continent| add(format!("partner zoo {continent:?}")));
    let reputation = boards::REPUTATION_BONUS.iter().enumerate().filter(|(_, effects)| !effects.is_empty());
    reputation.for_each(|(space, _)| add(format!("reputation {space}")));
    boards::CONSERVATION_BONUS.iter().for_each(|(space, _)| add(format!("conservation {space}")));
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
