//! Maps, bonus tiles, tasks and universities.

use super::clauses::clause_phrase;
use super::effects::{brief, effect_phrase, effects_phrase};
use super::tongue::tongue;
use super::words::{a_building, icons};
use super::{Lang, Voice, and, resource_amount, say, sentence, word};
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

/// The name of a map.
pub fn map_name(map: &ZooMap, lang: Lang) -> &'static str {
    tongue(lang).map_name(map)
}

/// What is special about a map: buildings of the start, its ability, unusual placement bonuses.
pub fn map_text(map: &ZooMap, lang: Lang) -> String {
    let v = Voice { lang, map: Some(map) };
    let mut sentences = Vec::new();
    let start: Vec<String> = map
        .start
        .iter()
        .map(|&(building, cell, _)| format!("{} ({cell})", a_building(building, lang)))
        .collect();
    if !start.is_empty() {
        let start = and(&start, lang);
        sentences.push(say!(lang, "your zoo starts with {start}", "votre zoo commence avec {start}"));
    }
    sentences.extend(bonus_phrases(map, v));
    sentences.extend(ability_phrases(map, v));
    let said = map.ability.iter().any(|line| {
        matches!(&line.clause, Clause::Whenever(trigger) if trigger.on == On::Start && at_start_and_hiring(map, trigger))
    });
    if let Some(effect) = every_worker(map).filter(|_| !said) {
        let what = effect_phrase(effect, v);
        sentences.push(say!(lang, "whenever you hire a worker, {what}", "à chaque bénévole recruté, {what}"));
    }
    let rows: Vec<String> = (1..)
        .zip(map.rows)
        .filter(|(_, effects)| !effects.is_empty())
        .map(|(row, effects)| format!("{row} – {}", effects_phrase(effects, v)))
        .collect();
    if !rows.is_empty() {
        let rows = rows.join(word(lang, "; ", " ; "));
        sentences.push(say!(
            lang,
            "a partner zoo and a university in the same row give: row {rows}",
            "un zoo partenaire et une université sur la même ligne rapportent : ligne {rows}"
        ));
    }
    if map.full_cover == 0 {
        sentences.push(
            word(
                lang,
                "covering the whole map gives no appeal",
                "recouvrir tout le plateau ne rapporte pas d'attrait",
            )
            .into(),
        );
    }
    if sentences.is_empty() {
        sentences.push(word(lang, "no special ability", "aucune capacité spéciale").into());
    }
    let sentences: Vec<String> = sentences.iter().map(|phrase| sentence(phrase, lang)).collect();
    sentences.join(" ")
}

/// The lines of a map's ability. What covering an area gives at once and in every break is said once.
fn ability_phrases(map: &ZooMap, v: Voice<'_>) -> Vec<String> {
    let lang = v.lang;
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
            areas.push(format!("{} – {}", area(cells, v), and(&what, lang)));
            continue;
        }
        let clause = match &first.clause {
            Clause::Whenever(trigger) if trigger.on == On::Start && at_start_and_hiring(map, trigger) => {
                let what = effects_phrase(trigger.effects, v);
                say!(
                    lang,
                    "at the start of the game and whenever you hire a worker, {what}",
                    "au début de la partie et à chaque bénévole recruté, {what}"
                )
            }
            clause => clause_phrase(clause, v),
        };
        found.push(match first.active {
            Active::Always => clause,
            Active::Covered(cells) => format!("{}, {clause}", once_covered(cells, v)),
            Active::LeftSpaceEmpty(index) => format!("{}, {clause}", once_empty(index, lang)),
        });
    }
    if !areas.is_empty() {
        let areas = areas.join(word(lang, "; ", " ; "));
        found.push(say!(
            lang,
            "covering a whole area gives, now and in each break: {areas}",
            "recouvrir toute une zone rapporte, maintenant et à chaque pause : {areas}"
        ));
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
        Some(landmark) => lower_first(&landmark_name(landmark, v.lang)),
        None => cell_list(cells, v.lang),
    }
}

/// `when the top space of the left edge is empty`.
fn once_empty(index: u8, lang: Lang) -> String {
    match index {
        0 => word(
            lang,
            "when the top space of the left edge is empty",
            "dès que la case du haut du bord gauche est libre",
        )
        .into(),
        _ => {
            let n = index + 1;
            say!(
                lang,
                "when space {n} of the left edge is empty",
                "dès que la case {n} du bord gauche est libre"
            )
        }
    }
}

/// Placement bonuses that only few maps have.
fn bonus_phrases(map: &ZooMap, v: Voice<'_>) -> Vec<String> {
    let lang = v.lang;
    let mut found = Vec::new();
    let lake = map.landmarks.iter().find(|(landmark, _)| *landmark == Landmark::SilverLake);
    if let Some(&(lake, cells)) = lake {
        let around: Vec<&Effect> =
            map.bonuses.iter().filter(|(cell, _)| cells.around().contains(*cell)).map(|(_, e)| e).collect();
        if let [first, ..] = around[..] {
            let n = around.iter().filter(|&&effect| effect == first).count();
            let (what, lake) = (effect_phrase(first, v), the_landmark(lake, lang));
            let of = contracted("de", &lake);
            found.push(say!(
                lang,
                "for each of the {n} bonus spaces you cover around {lake}, {what}",
                "pour chacune des {n} cases bonus recouvertes autour {of}, {what}"
            ));
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
        let (cells, what) = (and(&cells, lang), effect_phrase(effect, v));
        found.push(say!(
            lang,
            "placement bonus of {cells}: {what}",
            "bonus de placement en {cells} : {what}"
        ));
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

/// The name of a landmark.
pub fn landmark_name(landmark: Landmark, lang: Lang) -> String {
    tongue(lang).landmark_name(landmark)
}

/// A landmark with its article.
fn the_landmark(landmark: Landmark, lang: Lang) -> String {
    let name = landmark_name(landmark, lang);
    let keeps = matches!(landmark, Landmark::HillLetter | Landmark::Continent(_));
    let name = if keeps && lang == Lang::En { name } else { lower_first(&name) };
    let feminine = matches!(
        landmark,
        Landmark::Tower | Landmark::HillLetter | Landmark::Continent(_) | Landmark::Quarter(_)
    );
    match lang {
        Lang::En => format!("the {name}"),
        Lang::Fr if name.starts_with('i') => format!("l'{name}"),
        Lang::Fr if feminine => format!("la {name}"),
        Lang::Fr => format!("le {name}"),
    }
}

fn lower_first(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// `de` or `à` before an article: `du lac`, `au portail`.
fn contracted(preposition: &str, the: &str) -> String {
    match (preposition, the.strip_prefix("le ")) {
        ("de", Some(name)) => format!("du {name}"),
        ("à", Some(name)) => format!("au {name}"),
        _ => format!("{preposition} {the}"),
    }
}

/// `around the restaurant`.
pub(super) fn around_landmark(v: Voice<'_>) -> String {
    let lang = v.lang;
    let landmark = v.map.and_then(|map| map.landmarks.first());
    let the = match landmark {
        Some(&(landmark, _)) => the_landmark(landmark, lang),
        None => word(lang, "the landmark of your map", "le lieu marqué de votre plateau").into(),
    };
    let of = contracted("de", &the);
    say!(lang, "around {the}", "autour {of}")
}

/// `next to the tower (b4)`.
pub(super) fn next_to_cell(cell: Cell, v: Voice<'_>) -> String {
    let lang = v.lang;
    let the = match landmark_at(cell.set(), v) {
        Some(landmark) => format!("{} ({cell})", the_landmark(landmark, lang)),
        None => say!(lang, "space {cell}", "la case {cell}"),
    };
    let to = contracted("à", &the);
    say!(lang, "next to {the}", "adjacent {to}")
}

/// `for each of these spaces you cover`.
pub(super) fn each_of(cells: Cells, v: Voice<'_>) -> String {
    let lang = v.lang;
    let names = cell_list(cells, lang);
    match landmark_at(cells, v) {
        Some(landmark) => {
            let name = landmark_name(landmark, lang);
            let name = if lang == Lang::Fr { lower_first(&name) } else { name };
            say!(lang, "for each {name} you cover ({names})", "pour chaque {name} recouverte ({names})")
        }
        None => say!(
            lang,
            "for each of the spaces {names} you cover",
            "pour chaque case recouverte parmi {names}"
        ),
    }
}

/// `once all these spaces are covered`.
pub(super) fn once_covered(cells: Cells, v: Voice<'_>) -> String {
    let lang = v.lang;
    let names = cell_list(cells, lang);
    let landmark = landmark_at(cells, v);
    match landmark {
        Some(landmark @ (Landmark::Harbour | Landmark::Institute)) => {
            let the = the_landmark(landmark, lang);
            say!(
                lang,
                "when {the} is connected (space {names} covered)",
                "dès que {the} est relié (case {names} recouverte)"
            )
        }
        Some(Landmark::HillLetter) => {
            let n = cells.len();
            say!(lang, "when all {n} H spaces are covered", "dès que les {n} cases H sont recouvertes")
        }
        Some(
            landmark @ (Landmark::Continent(_)
            | Landmark::Quarter(_)
            | Landmark::Centre
            | Landmark::Tower
            | Landmark::Gate
            | Landmark::SilverLake
            | Landmark::Restaurant),
        ) => {
            let the = the_landmark(landmark, lang);
            say!(lang, "when {the} is fully covered", "dès que {the} est entièrement recouverte")
        }
        None => say!(lang, "when spaces {names} are covered", "dès que les cases {names} sont recouvertes"),
    }
}

fn cell_list(cells: Cells, lang: Lang) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    and(&names, lang)
}

/// The name of a bonus tile.
pub fn tile_name(tile: BonusTile, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.tile_name(tile))
}

/// What a bonus tile does.
pub fn tile_text(tile: BonusTile, lang: Lang) -> String {
    let face = tile.face();
    let what = effects_phrase(face.effects, lang.into());
    let phrase = if face.kept {
        say!(lang, "keep this tile; once, later: {what}", "gardez cette tuile ; une fois, plus tard : {what}")
    } else {
        what
    };
    sentence(&phrase, lang)
}

/// The name of a task of the association board.
pub fn task_name(task: Task, lang: Lang) -> &'static str {
    tongue(lang).task_name(task)
}

/// What a task of the association board does.
pub fn task_text(task: Task, lang: Lang) -> String {
    let v = Voice::from(lang);
    let what = match task {
        Task::Reputation => {
            let gain = resource_amount(TASK_REPUTATION, Resource::Reputation, lang);
            say!(lang, "gain {gain}", "gagnez {gain}")
        }
        Task::PartnerZoo => effect_phrase(&Effect::TakePartnerZoo, v),
        Task::University => effect_phrase(&Effect::TakeUniversity, v),
        Task::Project => {
            word(lang, "support a conservation project", "soutenez un projet de conservation").into()
        }
    };
    let n = task.value();
    sentence(&say!(lang, "strength {n}: {what}", "force {n} : {what}"), lang)
}

/// The name of a university.
pub fn university_name(university: University, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.university_name(university))
}

/// What a university gives.
pub fn university_text(university: University, lang: Lang) -> String {
    let mut gains: Vec<String> = Vec::new();
    for icon in Icon::ALL {
        let n = university.icons().iter().filter(|&&other| other == icon).count();
        if n > 0 {
            gains.push(icons(n as u8, icon, lang));
        }
    }
    if university == University::HandLimit {
        let n = HAND_LIMIT_RAISED;
        gains.push(say!(lang, "a hand limit of {n}", "une limite de main de {n}"));
    }
    if university.reputation() > 0 {
        gains.push(resource_amount(university.reputation(), Resource::Reputation, lang));
    }
    let mut text = sentence(&and(&gains, lang), lang);
    if let Some(icon) = university.search() {
        let search = Effect::RevealUntil { filter: CardFilter::WithIcon(icon), rest: Rest::UnderDeck };
        let search = effect_phrase(&search, lang.into());
        let optional = word(lang, "(optional)", "(facultatif)");
        text = format!("{text} {}", sentence(&format!("{search} {optional}"), lang));
    }
    text
}
