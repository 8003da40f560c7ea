//! What the reader looks for, from options (`--icon predator`) or a search line (`icon:predator`).

use super::faces::{Face, edition_named, faces};
use crate::nearest::{folded, unknown};
use crate::words::{self, Lang};
use ark_nova::catalogue::{CardKind, Edition, Icon, Set, SizeClass};
use ark_nova::effects::Ability;

/// The names of the filters.
pub const KEYS: [&str; 12] = [
    "icon",
    "kind",
    "size",
    "cost",
    "min-cost",
    "max-cost",
    "level",
    "min-level",
    "max-level",
    "ability",
    "set",
    "edition",
];

const LANGS: [Lang; 2] = [Lang::En, Lang::Fr];
const KINDS: [(&str, CardKind); 4] = [
    ("animal", CardKind::Animal),
    ("sponsor", CardKind::Sponsor),
    ("project", CardKind::Project),
    ("final-scoring", CardKind::FinalScoring),
];
const SIZE_CLASSES: [(&str, SizeClass); 3] =
    [("small", SizeClass::Small), ("medium", SizeClass::Medium), ("large", SizeClass::Large)];

/// All conditions together; an empty filter fits every card.
#[derive(Clone, Default)]
pub struct Filter {
    icons: Vec<Icon>,
    kinds: Vec<CardKind>,
    sizes: Vec<Size>,
    cost: Span,
    level: Span,
    /// Of each of these lists of keywords, one.
    abilities: Vec<Vec<&'static str>>,
    set: Option<Set>,
    edition: Option<Edition>,
    said: Vec<String>,
}

#[derive(Clone, Copy)]
enum Size {
    Printed(u8),
    Class(SizeClass),
}

/// Numbers from one to another, both included.
#[derive(Clone, Copy, Default)]
struct Span {
    least: Option<u8>,
    most: Option<u8>,
}

impl Span {
    /// Whether the number is inside; a card without one is inside only where nothing was asked.
    fn fits(self, number: Option<u8>) -> bool {
        match number {
            Some(number) => {
                self.least.is_none_or(|least| number >= least) && self.most.is_none_or(|most| number <= most)
            }
            None => self.least.is_none() && self.most.is_none(),
        }
    }
}

impl Filter {
    /// Adds one condition; several values may be separated by commas.
    pub fn add(&mut self, key: &str, value: &str) -> Result<(), String> {
        let key = folded(key).replace(' ', "-");
        if key == "edition" {
            self.edition = Some(edition_named(value)?);
        } else if key == "set" {
            self.set = Some(set_named(value)?);
        } else {
            for part in value.split(',').map(str::trim).filter(|part| !part.is_empty()) {
                self.add_one(&key, part)?;
            }
        }
        self.said.push(format!("{key} {value}"));
        Ok(())
    }

    fn add_one(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "icon" => self.icons.push(icon_named(value)?),
            "kind" => self.kinds.push(kind_named(value)?),
            "size" => self.sizes.push(size_named(value)?),
            "ability" => self.abilities.push(ability_named(value)?),
            "cost" | "level" => {
                let number = Some(number(key, value)?);
                *self.span(key) = Span { least: number, most: number };
            }
            "min-cost" | "min-level" => self.span(key).least = Some(number(key, value)?),
            "max-cost" | "max-level" => self.span(key).most = Some(number(key, value)?),
            _ => return Err(unknown("filter", "Filters", key, &KEYS)),
        }
        Ok(())
    }

    fn span(&mut self, key: &str) -> &mut Span {
        if key.ends_with("cost") { &mut self.cost } else { &mut self.level }
    }

    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        self.said.is_empty()
    }

    /// The conditions as they were given.
    pub fn said(&self) -> String {
        self.said.join(", ")
    }

    /// The faces that fit, by number.
    pub fn faces(&self) -> Vec<Face> {
        faces(self.edition).into_iter().filter(|face| self.fits(*face)).collect()
    }

    fn fits(&self, face: Face) -> bool {
        let icons = face.card.icons();
        let abilities: Vec<&str> = face.abilities().into_iter().map(words::ability_keyword).collect();
        self.icons.iter().all(|icon| icons.contains(icon))
            && (self.kinds.is_empty() || self.kinds.contains(&face.card.kind()))
            && (self.sizes.is_empty() || self.sizes.iter().any(|size| size.fits(face.size())))
            && self.cost.fits(face.cost())
            && self.level.fits(face.level())
            && self.abilities.iter().all(|any| any.iter().any(|ability| abilities.contains(ability)))
            && self.set.is_none_or(|set| set == face.card.set())
    }
}

impl Size {
    fn fits(self, size: Option<u8>) -> bool {
        size.is_some_and(|size| match self {
            Size::Printed(printed) => size == printed,
            Size::Class(class) => SizeClass::of(size) == class,
        })
    }
}

fn number(key: &str, value: &str) -> Result<u8, String> {
    value.parse().map_err(|_| format!("'{value}' is not a number; {key} wants one, such as {key} 12"))
}

fn icon_named(name: &str) -> Result<Icon, String> {
    let typed = folded(name);
    let known = |icon: &Icon| {
        folded(words::icon_keyword(*icon)) == typed
            || LANGS.iter().any(|&lang| {
                let full = folded(words::icon_name(*icon, lang));
                full == typed || full.strip_suffix('s') == Some(typed.as_str())
            })
            || typed.strip_suffix('s') == Some(folded(words::icon_keyword(*icon)).as_str())
    };
    Icon::ALL.into_iter().find(known).ok_or_else(|| {
        let keywords: Vec<&str> = Icon::ALL.into_iter().map(words::icon_keyword).collect();
        unknown("icon", "Icons", name, &keywords)
    })
}

fn kind_named(name: &str) -> Result<CardKind, String> {
    let typed = folded(name);
    let typed = typed.strip_suffix('s').unwrap_or(&typed);
    let found = KINDS.iter().find(|(keyword, kind)| {
        folded(keyword) == typed || LANGS.iter().any(|&lang| folded(words::kind_name(*kind, lang)) == typed)
    });
    let keywords: Vec<&str> = KINDS.iter().map(|(keyword, _)| *keyword).collect();
    found.map(|(_, kind)| *kind).ok_or_else(|| unknown("kind of card", "Kinds", name, &keywords))
}

fn size_named(name: &str) -> Result<Size, String> {
    if let Ok(size @ 1..=5) = name.parse() {
        return Ok(Size::Printed(size));
    }
    let typed = folded(name);
    let found = SIZE_CLASSES.iter().find(|(keyword, class)| {
        *keyword == typed || LANGS.iter().any(|&lang| folded(words::size_class_name(*class, lang)) == typed)
    });
    let valid = ["1", "2", "3", "4", "5", "small", "medium", "large"];
    found.map(|(_, class)| Size::Class(*class)).ok_or_else(|| unknown("size", "Sizes", name, &valid))
}

fn set_named(name: &str) -> Result<Set, String> {
    match folded(name).as_str() {
        "base" => Ok(Set::Base),
        "marine" | "marine worlds" => Ok(Set::Marine),
        _ => Err(unknown("set", "Sets", name, &["base", "marine"])),
    }
}

/// The language with this name.
pub fn lang_named(name: &str) -> Result<Lang, String> {
    match folded(name).as_str() {
        "en" | "english" => Ok(Lang::En),
        "fr" | "francais" | "french" => Ok(Lang::Fr),
        _ => Err(unknown("language", "Languages", name, &["en", "fr"])),
    }
}

/// The keywords of an ability: its own, or those of all abilities that cards call by this name in a language.
fn ability_named(name: &str) -> Result<Vec<&'static str>, String> {
    let typed = folded(name);
    let mut abilities: Vec<Ability> = faces(None).into_iter().flat_map(Face::abilities).collect();
    abilities.sort_by_key(|ability| words::ability_keyword(*ability));
    let keywords = |fits: &dyn Fn(Ability) -> bool| {
        let fitting = abilities.iter().copied().filter(|ability| fits(*ability));
        let mut keywords: Vec<&'static str> = fitting.map(words::ability_keyword).collect();
        keywords.dedup();
        keywords
    };
    let exact = keywords(&|ability| folded(words::ability_keyword(ability)) == typed);
    let called = keywords(&|ability| {
        LANGS.iter().any(|&lang| ability_title(&words::ability_name(ability, lang)) == typed)
    });
    match (exact.is_empty(), called.is_empty()) {
        (false, _) => Ok(exact),
        (true, false) => Ok(called),
        (true, true) => Err(unknown("ability", "Abilities", name, &keywords(&|_| true))),
    }
}

/// The name of an ability without its value: "Hunter 4" and "Hunter X" are both hunters.
fn ability_title(name: &str) -> String {
    let name = folded(name);
    let title = name.split(':').next().unwrap_or_default();
    let value = |word: &&str| word.chars().all(|letter| letter.is_ascii_digit()) || *word == "x";
    let words: Vec<&str> = title.split(' ').collect();
    words.into_iter().filter(|word| !value(word)).collect::<Vec<_>>().join(" ")
}
