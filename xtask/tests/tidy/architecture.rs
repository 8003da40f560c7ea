//! The list of one-card effects in ARCHITECTURE.md, compared with what the catalogue uses.

use crate::tree::{Finding, catches, hold, root};
use ark_nova::catalogue::maps::MapSource;
use ark_nova::catalogue::{Card, Set, ZooMap, boards, bonus_tiles, maps};
use ark_nova::effects::{Ability, Effect};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// At most this many words of the effect language may serve one card or map of the base game alone.
const MOST_IN_BASE: usize = 25;

/// Something that is printed, written in the effect language.
struct Source {
    name: String,
    base: bool,
    value: String,
}

fn sources() -> Vec<Source> {
    let cards = Card::faces().into_iter().map(|card| {
        let first = Card::faces().into_iter().find(|first| first.id() == card.id());
        Source {
            name: card.id().to_string(),
            base: first.is_some_and(|first| first.set() == Set::Base),
            value: format!("{card:?} {}", definitions(&effects_of(card))),
        }
    });
    // A revised map such as 4a counts as the map it revises.
    let revised = |label: &'static str| label.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let maps = maps::ALL.iter().map(|map| Source {
        name: format!("map {}", revised(map.label)),
        base: map.source != MapSource::Later,
        value: format!("{map:?} {}", definitions(&effects_on(map))),
    });
    let tiles = bonus_tiles::ALL.iter().map(|tile| Source {
        name: format!("tile {:?}", tile.tile),
        base: tile.set == Set::Base,
        value: format!("{:?} {}", tile.effects, definitions(tile.effects)),
    });
    let board = Source { name: "board".into(), base: true, value: format!("{:?}", boards::REPUTATION_BONUS) };
    cards.chain(maps).chain(tiles).chain([board]).collect()
}

/// What a card does.
fn effects_of(card: Card) -> Vec<Effect> {
    match card {
        Card::Animal(card) => {
            let abilities = card.abilities.iter().chain(card.solo.unwrap_or_default());
            let reef = card.reef.unwrap_or_default().iter().copied();
            abilities.map(|&ability| Effect::Ability(ability)).chain(reef).collect()
        }
        Card::Sponsor(card) => card.clauses().iter().flat_map(|clause| clause.effects()).copied().collect(),
        Card::Project(card) => {
            let levels = card.levels.iter().flat_map(|level| level.extra);
            card.play_bonus.iter().chain(levels).copied().collect()
        }
        Card::FinalScoring(_) => Vec::new(),
    }
}

/// What a map does.
fn effects_on(map: &ZooMap) -> Vec<Effect> {
    let bonuses = map.bonuses.iter().map(|(_, effect)| effect);
    let left = map.edge.iter().map(|space| &space.effect);
    let spaces = map.partner_zoos.iter().chain(&map.universities).chain(&map.workers).chain(&map.rows);
    let lines = map.ability.iter().flat_map(|line| line.clause.effects());
    bonuses.chain(left).chain(spaces.copied().flatten()).chain(lines).copied().collect()
}

/// The words that define the abilities among effects: whoever has such an ability uses them.
fn definitions(effects: &[Effect]) -> String {
    let mut found = String::new();
    for effect in effects {
        effect.walk(&mut |effect| {
            if let Effect::Ability(ability) = effect
                && let Some(meaning) = ability.meaning()
            {
                found += &format!("{meaning:?} ");
            }
        });
    }
    found
}

/// The variants of an enum as they stand in its source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let Some((_, body)) = source.split_once(&format!("pub enum {name} {{\n")) else { return Vec::new() };
    let lines = body.lines().take_while(|line| *line != "}");
    let names = lines.filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    names
        .map(|line| line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned())
        .collect()
}

fn language() -> BTreeSet<(&'static str, String)> {
    let read = |file: &str| {
        fs::read_to_string(root().join("crates/ark-nova/src/effects").join(file)).expect("a source")
    };
    let (effects, clauses) = (read("effect.rs"), read("clause.rs"));
    let mut words = BTreeSet::new();
    for (name, source) in [("Effect", &effects), ("Rule", &clauses), ("On", &clauses)] {
        let variants = variants(source, name);
        assert!(variants.len() > 10, "the variants of {name} were not found");
        words.extend(variants.into_iter().map(|variant| (name, variant)));
    }
    words
}

/// The words of the language in a printed value. What stands right behind `Rule(` is a rule and behind `on: ` an
/// event; everything else with the name of an effect is one.
fn words_in(value: &str, language: &BTreeSet<(&'static str, String)>) -> BTreeSet<(&'static str, String)> {
    let unquoted: String = value.split('"').step_by(2).collect::<Vec<_>>().join("\"");
    let mut found = BTreeSet::new();
    let mut before = String::new();
    for word in unquoted.split_inclusive(|c: char| !c.is_alphanumeric()) {
        let name = word.trim_end_matches(|c: char| !c.is_alphanumeric());
        let kind = match before.as_str() {
            ends if ends.ends_with("Rule(") => "Rule",
            ends if ends.ends_with("on: ") => "On",
            _ => "Effect",
        };
        if language.contains(&(kind, name.to_owned())) {
            found.insert((kind, name.to_owned()));
        }
        before.push_str(word);
    }
    found
}

/// Words that only one card, map or tile uses: where, and whether it is of the base game.
fn one_card_words() -> BTreeMap<String, (String, bool)> {
    let language = language();
    let mut users: BTreeMap<(&str, String), BTreeMap<String, bool>> = BTreeMap::new();
    for source in sources() {
        for word in words_in(&source.value, &language) {
            *users.entry(word).or_default().entry(source.name.clone()).or_default() |= source.base;
        }
    }
    let single = users.into_iter().filter(|(_, users)| users.len() == 1);
    single
        .filter_map(|((kind, name), users)| Some((format!("{kind}::{name}"), users.into_iter().next()?)))
        .collect()
}

/// The rows `| `Effect::X` | 221 | reason |` of the table in the document.
fn listed(document: &str) -> BTreeMap<String, String> {
    let rows = document.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| {
        let (name, rest) = row.split_once("` | ")?;
        let (place, reason) = rest.split_once(" | ")?;
        (reason.len() > 10).then(|| (name.to_owned(), place.trim().to_owned()))
    })
    .filter(|(name, _)| ["Effect::", "Rule::", "On::"].iter().any(|kind| name.starts_with(kind)))
    .collect()
}

fn differences(used: &BTreeMap<String, (String, bool)>, listed: &BTreeMap<String, String>) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (word, (place, _)) in used {
        if listed.get(word) != Some(place) {
            findings.push(Finding {
                place: word.clone(),
                what: format!("serves {place} alone: list it with its reason"),
            });
        }
    }
    for word in listed.keys().filter(|word| !used.contains_key(*word)) {
        findings.push(Finding {
            place: word.clone(),
            what: "is listed but does not serve one card alone".into(),
        });
    }
    findings
}

#[test]
fn one_card_effects_are_few_and_listed() {
    let document = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let used = one_card_words();
    hold(
        "The list of one-card effects in ARCHITECTURE.md is not true:",
        &differences(&used, &listed(&document)),
    );
    let in_base = used.values().filter(|(_, base)| *base).count();
    assert!(in_base <= MOST_IN_BASE, "{in_base} one-card effects in the base game; at most {MOST_IN_BASE}");
}

#[test]
fn planted_violations_are_caught() {
    let used = BTreeMap::from([
        ("Effect::A".to_owned(), ("221".to_owned(), true)),
        ("On::B".to_owned(), ("224".to_owned(), true)),
    ]);
    let table =
        "| `Effect::A` | 221 | because nothing else would do |\n| `Rule::C` | 1 | because I said so |\n";
    // B is not listed, C is not used.
    catches(&differences(&used, &listed(table)), 2);
    let language = BTreeSet::from([
        ("Effect", "Wave".to_owned()),
        ("Rule", "Wave".to_owned()),
        ("On", "Start".to_owned()),
    ]);
    let words = words_in("Now([Wave]) \"Start\" Trigger { on: Start }", &language);
    assert_eq!(words, BTreeSet::from([("Effect", "Wave".to_owned()), ("On", "Start".to_owned())]));
    let jumping = definitions(&[Effect::Ability(Ability::Jumping(2))]);
    assert!(jumping.contains("AdvanceBreak(2)") && jumping.contains("Gain(Money"), "{jumping}");
    assert_eq!(words_in("Rule(Wave)", &language), BTreeSet::from([("Rule", "Wave".to_owned())]));
    assert_eq!(
        variants("pub enum On {\n    /// A.\n    A(u8),\n    B {\n        c: u8,\n    },\n}\n", "On"),
        ["A", "B"]
    );
}
