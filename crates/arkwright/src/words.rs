//! The words of the cards, in one place until the texts of the rules crate are complete.
#![allow(dead_code, missing_docs)]

pub use ark_nova::texts::Lang;

use ark_nova::catalogue::animals::Home;
use ark_nova::catalogue::{Building, Card, CardKind, Icon, Requirement, Resource, Set, SizeClass};
use ark_nova::effects::Ability;

pub fn card_name(card: Card, _: Lang) -> &'static str {
    card.name()
}

pub fn card_text(card: Card, _: Lang) -> String {
    match card {
        Card::Animal(card) => {
            card.abilities.iter().map(|ability| format!("{ability:?}")).collect::<Vec<_>>().join("\n")
        }
        Card::Sponsor(card) => {
            card.clauses().iter().map(|clause| format!("{clause:?}")).collect::<Vec<_>>().join("\n")
        }
        Card::Project(card) => format!("{:?}", card.levels),
        Card::FinalScoring(card) => format!("{:?}", card.points),
    }
}

pub fn ability_name(ability: Ability, _: Lang) -> String {
    format!("{ability:?}").replace("N(", "").replace(['(', ')'], " ").trim().to_owned()
}

pub fn ability_text(ability: Ability, lang: Lang) -> String {
    ability_name(ability, lang)
}

pub fn requirement_text(requirement: Requirement, _: Lang) -> String {
    format!("{requirement:?}")
}

pub fn icon_name(icon: Icon, _: Lang) -> &'static str {
    leak(format!("{icon:?}"))
}

pub fn resource_amount(n: u8, resource: Resource, _: Lang) -> String {
    format!("{n} {resource:?}").to_lowercase()
}

pub fn building_name(building: Building, _: Lang) -> &'static str {
    building.face().name
}

pub fn home_name(home: Home, _: Lang) -> &'static str {
    leak(format!("{home:?}"))
}

pub fn kind_name(kind: CardKind, _: Lang) -> &'static str {
    leak(format!("{kind:?}"))
}

pub fn set_name(set: Set, _: Lang) -> &'static str {
    match set {
        Set::Base => "Ark Nova",
        Set::Marine => "Marine Worlds",
    }
}

pub fn size_class_name(size: SizeClass, _: Lang) -> &'static str {
    leak(format!("{size:?}").to_lowercase())
}

pub fn ability_keyword(ability: Ability) -> &'static str {
    let name = format!("{ability:?}");
    let name = name.split('(').next().unwrap_or_default();
    leak(snake_case(name))
}

pub fn icon_keyword(icon: Icon) -> &'static str {
    leak(snake_case(&format!("{icon:?}")))
}

fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
