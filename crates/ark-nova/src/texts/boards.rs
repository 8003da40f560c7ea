//! Maps, bonus tiles, tasks and universities.

use super::clauses::clause_phrase;
use super::effects::{brief, effect_phrase, effects_phrase};
use super::tongue::Tongue;
use super::{Voice, sentence};
use crate::catalogue::boards::{HAND_LIMIT_RAISED, TASK_REPUTATION, Task, University};
use crate::catalogue::maps::{Active, Landmark, MapClause};
use crate::catalogue::{BonusTile, Icon, Resource, ZooMap};
use crate::effects::{CardFilter, Clause, Effect, On, Rest, Trigger};
use crate::hex::{Cell, Cells};

/// The names of what lies on boards and maps.
pub(crate) trait BoardNames {
    /// The name of a landmark.
    fn landmark_name(&self, landmark: Landmark) -> String;
    /// The name of a bonus tile.
    fn tile_name(&self, tile: BonusTile) -> String;
    /// The name of a task of the association board.
    fn task_name(&self, task: Task) -> &'static str;
    /// The name of a university.
    fn university_name(&self, university: University) -> String;
}

/// Sentences about maps, tiles, tasks and universities.
pub(crate) trait BoardWords {
    fn zoo_starts_with(&self, start: &str) -> String;
    fn whenever_hired(&self, what: &str) -> String;
    fn at_start_and_whenever_hired(&self, what: &str) -> String;
    fn same_row_gives(&self, rows: &str) -> String;
    fn covering_an_area_gives(&self, areas: &str) -> String;
    fn no_appeal_for_cover(&self) -> &'static str;
    fn no_special_ability(&self) -> &'static str;
    /// From when on a space of the left edge is empty, counted from the top.
    fn once_edge_is_empty(&self, index: u8) -> String;
    fn each_bonus_around(&self, n: usize, landmark: Landmark, what: &str) -> String;
    fn placement_bonus_of(&self, cells: &str, what: &str) -> String;
    /// `around the restaurant`; without a map, around its landmark, whatever that is.
    fn around_landmark(&self, landmark: Option<Landmark>) -> String;
    /// `next to the tower (b4)`.
    fn next_to_cell(&self, cell: Cell, landmark: Option<Landmark>) -> String;
    /// For each of these spaces that is covered.
    fn each_covered(&self, cells: &str, landmark: Option<Landmark>) -> String;
    /// From when on all these `n` spaces are covered.
    fn once_covered(&self, cells: &str, n: usize, landmark: Option<Landmark>) -> String;
    fn keep_tile(&self, what: &str) -> String;
    fn support_a_project(&self) -> &'static str;
    fn task_of_strength(&self, n: u8, what: &str) -> String;
    fn hand_limit_of(&self, n: u8) -> String;
}

/// What is special about a map: buildings of the start, its ability, unusual placement bonuses.
pub(super) fn map_text(map: &ZooMap, t: &dyn Tongue) -> String {
    let v = Voice { tongue: t, map: Some(map) };
    let mut sentences = Vec::new();
    let start: Vec<String> =
        map.start.iter().map(|&(building, cell, _)| format!("{} ({cell})", t.a_building(building))).collect();
    if !start.is_empty() {
        let start = t.and(&start);
        sentences.push(t.zoo_starts_with(&start));
    }
    sentences.extend(bonus_phrases(map, v));
    sentences.extend(ability_phrases(map, v));
    let said = map.ability.iter().any(|line| {
        matches!(&line.clause, Clause::Whenever(trigger) if trigger.on == On::Start && at_start_and_hiring(map, trigger))
    });
    if let Some(effect) = every_worker(map).filter(|_| !said) {
        sentences.push(t.whenever_hired(&effect_phrase(effect, v)));
    }
    let rows: Vec<String> = (1..)
        .zip(map.rows)
        .filter(|(_, effects)| !effects.is_empty())
        .map(|(row, effects)| format!("{row} – {}", effects_phrase(effects, v)))
        .collect();
    if !rows.is_empty() {
        sentences.push(t.same_row_gives(&t.semicolons(&rows)));
    }
    if map.full_cover == 0 {
        sentences.push(t.no_appeal_for_cover().into());
    }
    if sentences.is_empty() {
        sentences.push(t.no_special_ability().into());
    }
    super::sentences(&sentences, t)
}

/// The lines of a map's ability. What covering an area gives at once and in every break is said once.
fn ability_phrases(map: &ZooMap, v: Voice<'_>) -> Vec<String> {
    let t = v.tongue;
    let mut found = Vec::new();
    let mut areas: Vec<String> = Vec::new();
    let mut rest = map.ability;
    while let [first, tail @ ..] = rest {
        rest = tail;
        if let [next, further @ ..] = tail
            && let Some(cells) = at_once_and_in_breaks(first, next)
            && let Clause::Income(effects) = next.clause
        {
            rest = further;
            let what: Vec<String> = effects.iter().map(|effect| brief(effect, v)).collect();
            areas.push(format!("{} – {}", area(cells, v), t.and(&what)));
            continue;
        }
        let clause = match &first.clause {
            Clause::Whenever(trigger) if trigger.on == On::Start && at_start_and_hiring(map, trigger) => {
                t.at_start_and_whenever_hired(&effects_phrase(trigger.effects, v))
            }
            clause => clause_phrase(clause, v),
        };
        found.push(match first.active {
            Active::Always => clause,
            Active::Covered(cells) => format!("{}, {clause}", once_covered(cells, v)),
            Active::LeftSpaceEmpty(index) => format!("{}, {clause}", t.once_edge_is_empty(index)),
        });
    }
    if !areas.is_empty() {
        found.push(t.covering_an_area_gives(&t.semicolons(&areas)));
    }
    found
}

/// The cells of two lines that give the same when the cells are covered and in every break after.
fn at_once_and_in_breaks(first: &MapClause, next: &MapClause) -> Option<Cells> {
    let Clause::Whenever(trigger) = &first.clause else { return None };
    let (Clause::Income(income), Active::Covered(cells)) = (&next.clause, next.active) else { return None };
    let same = trigger.on == On::AllCovered(cells) && trigger.effects == *income;
    (same && first.active == Active::Always).then_some(cells)
}

/// Whether the start of the game gives what every hired worker gives.
fn at_start_and_hiring(map: &ZooMap, trigger: &Trigger) -> bool {
    matches!((trigger.effects, every_worker(map)), ([one], Some(effect)) if one == effect)
}

/// An area by its name, or its spaces.
fn area(cells: Cells, v: Voice<'_>) -> String {
    match landmark_at(cells, v) {
        Some(landmark) => lower_first(&v.tongue.landmark_name(landmark)),
        None => cell_list(cells, v.tongue),
    }
}

/// Placement bonuses that only few maps have.
fn bonus_phrases(map: &ZooMap, v: Voice<'_>) -> Vec<String> {
    let t = v.tongue;
    let mut found = Vec::new();
    let lake = map.landmarks.iter().find(|(landmark, _)| *landmark == Landmark::SilverLake);
    if let Some(&(lake, cells)) = lake {
        let around: Vec<&Effect> =
            map.bonuses.iter().filter(|(cell, _)| cells.around().contains(*cell)).map(|(_, e)| e).collect();
        if let [first, ..] = around[..] {
            let n = around.iter().filter(|&&effect| effect == first).count();
            found.push(t.each_bonus_around(n, lake, &effect_phrase(first, v)));
        }
    }
    let special: Vec<&(Cell, Effect)> = map
        .bonuses
        .iter()
        .filter(|(_, effect)| matches!(effect, Effect::DigAndRescue(_) | Effect::StoreCard | Effect::Wave))
        .collect();
    if let [(_, effect), ..] = special[..] {
        let cells: Vec<String> =
            special.iter().filter(|(_, other)| other == effect).map(|(cell, _)| cell.to_string()).collect();
        let (cells, what) = (t.and(&cells), effect_phrase(effect, v));
        found.push(t.placement_bonus_of(&cells, &what));
    }
    found
}

/// An effect that every hired worker gives.
fn every_worker(map: &ZooMap) -> Option<&'static Effect> {
    let [second, third, fourth] = map.workers;
    second.iter().find(|effect| third.contains(effect) && fourth.contains(effect))
}

/// The landmark at a place of the speaker's map.
fn landmark_at(place: Cells, v: Voice<'_>) -> Option<Landmark> {
    let landmarks = v.map?.landmarks;
    landmarks.iter().find(|(_, cells)| place.within(*cells)).map(|&(landmark, _)| landmark)
}

pub(super) fn lower_first(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// `around the restaurant`.
pub(super) fn around_landmark(v: Voice<'_>) -> String {
    let landmark = v.map.and_then(|map| map.landmarks.first());
    v.tongue.around_landmark(landmark.map(|&(landmark, _)| landmark))
}

/// `next to the tower (b4)`.
pub(super) fn next_to_cell(cell: Cell, v: Voice<'_>) -> String {
    v.tongue.next_to_cell(cell, landmark_at(cell.set(), v))
}

/// `for each of these spaces you cover`.
pub(super) fn each_of(cells: Cells, v: Voice<'_>) -> String {
    v.tongue.each_covered(&cell_list(cells, v.tongue), landmark_at(cells, v))
}

/// `once all these spaces are covered`.
pub(super) fn once_covered(cells: Cells, v: Voice<'_>) -> String {
    let n = cells.iter().count();
    v.tongue.once_covered(&cell_list(cells, v.tongue), n, landmark_at(cells, v))
}

fn cell_list(cells: Cells, t: &dyn Tongue) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    t.and(&names)
}

/// What a bonus tile does.
pub(super) fn tile_text(tile: BonusTile, t: &dyn Tongue) -> String {
    let face = tile.face();
    let what = effects_phrase(face.effects, Voice::of(t));
    let phrase = if face.kept { t.keep_tile(&what) } else { what };
    sentence(&phrase, t)
}

/// What a task of the association board does.
pub(super) fn task_text(task: Task, t: &dyn Tongue) -> String {
    let v = Voice::of(t);
    let what = match task {
        Task::Reputation => t.gain(&t.resource_amount(TASK_REPUTATION.into(), Resource::Reputation)),
        Task::PartnerZoo => effect_phrase(&Effect::TakePartnerZoo, v),
        Task::University => effect_phrase(&Effect::TakeUniversity, v),
        Task::Project => t.support_a_project().into(),
    };
    let n = task.value();
    sentence(&t.task_of_strength(n, &what), t)
}

/// What a university gives.
pub(super) fn university_text(university: University, t: &dyn Tongue) -> String {
    let mut gains: Vec<String> = Vec::new();
    for icon in Icon::ALL {
        let n = university.icons().iter().filter(|&&other| other == icon).count();
        if n > 0 {
            gains.push(t.icons(n as u8, icon));
        }
    }
    if university == University::HandLimit {
        gains.push(t.hand_limit_of(HAND_LIMIT_RAISED));
    }
    if university.reputation() > 0 {
        gains.push(t.resource_amount(university.reputation().into(), Resource::Reputation));
    }
    let mut text = sentence(&t.and(&gains), t);
    if let Some(icon) = university.search() {
        let search = Effect::RevealUntil { filter: CardFilter::WithIcon(icon), rest: Rest::UnderDeck };
        let search = effect_phrase(&search, Voice::of(t));
        text = format!("{text} {}", sentence(&t.you_may(&search), t));
    }
    text
}
