//! What is said of printed things where a table draws them: small gains, actions at a strength, a glossary, options.

use super::amounts::counted;
use super::cards::need_phrase;
use super::effects::{brief, effect_phrase};
use super::tongue::{Tongue, tongue};
use super::{Lang, Voice, sentence};
use crate::catalogue::action_cards::{ActionSide, CARDS_BREAK_STEPS, Performance, Twist, by_strength};
use crate::catalogue::boards::{COST_PER_SPACE, Task};
use crate::catalogue::projects::Need;
use crate::catalogue::{Building, Icon, Resource, Set, ZooMap, sponsors};
use crate::effects::{Ability, Counter, Effect};
use crate::printed::{Asked, TokenKind};

/// Names and explanations of small things.
pub(crate) trait PrintedWords {
    /// An ability with X for its number, icon or action; nothing where it has none.
    fn ability_with_x(&self, ability: Ability) -> Option<&'static str>;
    fn icon_explained(&self, icon: Icon) -> String;
    fn partner_zoo_explained(&self, continent: Icon) -> String;
    fn resource_explained(&self, resource: Resource) -> String;
    fn set_explained(&self, set: Set) -> &'static str;
    /// The name of a kind of token, and what it does.
    fn token(&self, token: TokenKind) -> (&'static str, &'static str);
    fn building_explained(&self, building: Building) -> String;
    fn costs(&self, cost: u8, per_space: u8) -> String;
    fn comes_with_its_card(&self) -> &'static str;
    fn scoring_discard(&self) -> &'static str;
    /// How many animals an action plays.
    fn animals_at(&self, n: u8) -> String;
    /// Follows what can be played.
    fn also_in_range(&self) -> &'static str;
    fn gain_first(&self, gain: &str) -> String;
    fn no_task(&self) -> &'static str;
    /// One task of those that are strong enough.
    fn one_task_of(&self, tasks: &str) -> String;
    fn tasks_up_to(&self, strength: u8) -> String;
    fn build_one_at(&self, size: u8) -> String;
    fn build_several_at(&self, size: u8) -> String;
    fn draw_at(&self, n: u8, discard: u8, display: bool) -> String;
    fn snap_at(&self, n: u8) -> String;
    fn sponsor_at(&self, level: u8) -> String;
    fn sponsors_at(&self, level: u8) -> String;
    fn break_at(&self, steps: u8, money: &str) -> String;
    fn break_token_moves(&self, steps: u8) -> String;
    /// What an alternate adds, in a few words.
    fn twist_in_short(&self, twist: Twist) -> String;
}

/// What is asked before a game.
pub(crate) trait OptionWords {
    /// The name of an option or value, and one line about it.
    fn option_asked(&self, asked: Asked) -> (String, &'static str);
}

/// An effect in a few words, and as a sentence.
pub fn effect_texts(effect: &Effect, map: Option<&ZooMap>, lang: Lang) -> (String, String) {
    let t = tongue(lang);
    let v = Voice { tongue: t, map };
    (t.typeset(&brief(effect, v)), sentence(&effect_phrase(effect, v), t))
}

/// What a level of a project needs, as a sentence.
pub fn need_text(need: Need, lang: Lang) -> String {
    let t = tongue(lang);
    sentence(&need_phrase(need, Voice::of(t)), t)
}

/// What is counted, in the plural, such as `Predator icons in your zoo`.
pub fn counted_text(counter: Counter, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&counted(counter, true, Voice::of(t)))
}

/// An ability whatever its value: its name and what it does, with X for a value.
pub fn ability_in_general(ability: Ability, lang: Lang) -> (String, String) {
    let t = tongue(lang);
    let named = t.ability_named(ability);
    let name = match ability.value() {
        Some(_) => format!("{} X", named.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end()),
        None if ability.icon().is_some() || ability.action().is_some() => {
            named.split(':').next().unwrap_or_default().trim_end().to_owned()
        }
        None => named,
    };
    let text = match t.ability_with_x(ability) {
        Some(text) => t.typeset(text),
        None => super::abilities::ability_text(ability, t),
    };
    (t.typeset(&name), text)
}

/// What an icon is good for.
pub fn icon_text(icon: Icon, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.icon_explained(icon))
}

/// What a partner zoo of a continent does.
pub fn partner_zoo_text(continent: Icon, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.partner_zoo_explained(continent))
}

/// What a resource is good for.
pub fn resource_text(resource: Resource, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.resource_explained(resource))
}

/// The words behind the number 1 and behind others.
pub fn resource_units(resource: Resource, lang: Lang) -> (&'static str, &'static str) {
    let t = tongue(lang);
    (t.resource_unit(resource, false), t.resource_unit(resource, true))
}

/// What comes in a box.
pub fn set_text(set: Set, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(t.set_explained(set))
}

/// The name of a kind of token, and what it does.
pub fn token_texts(token: TokenKind, lang: Lang) -> (String, String) {
    let t = tongue(lang);
    let (name, text) = t.token(token);
    (name.into(), t.typeset(text))
}

/// What a building is good for.
pub fn building_text(building: Building, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.building_explained(building))
}

/// What a building costs.
pub fn building_cost_text(cost: Option<u8>, lang: Lang) -> String {
    let t = tongue(lang);
    match cost {
        Some(cost) => t.typeset(&t.costs(cost, COST_PER_SPACE)),
        None => t.typeset(t.comes_with_its_card()),
    }
}

/// What happens when somebody reaches the conservation at which final scoring cards are discarded.
pub fn scoring_discard_text(lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(t.scoring_discard())
}

/// The name of an option or value, and one line about it.
pub fn option_texts(asked: Asked, lang: Lang) -> (String, String) {
    let t = tongue(lang);
    let (name, text) = t.option_asked(asked);
    (t.typeset(&name), t.typeset(text))
}

/// What a side of an action card does at a strength, in one short line.
pub fn strength_line(side: &ActionSide, strength: u8, lang: Lang) -> String {
    let t = tongue(lang);
    let mut parts = performance_at(side.does, strength, t);
    let from = match side.twist {
        Some(Twist::IgnoreConditionIfSingle(from) | Twist::OtherActionInstead(from)) => from,
        _ => 0,
    };
    parts.extend(side.twist.filter(|_| strength >= from).map(|twist| t.twist_in_short(twist)));
    sentence(&t.semicolons(&parts), t).trim_end_matches('.').into()
}

fn performance_at(does: Performance, strength: u8, t: &dyn Tongue) -> Vec<String> {
    match does {
        Performance::Animals { animals, display, reputation_from } => {
            let n = by_strength(animals, strength);
            let mut parts = vec![t.animals_at(n)];
            parts.extend((display && n > 0).then(|| t.also_in_range().into()));
            let first = reputation_from.filter(|&from| strength >= from);
            parts.extend(first.map(|_| t.gain_first(&t.resource_amount(1, Resource::Reputation))));
            parts
        }
        Performance::Association { several } => {
            let open: Vec<String> = Task::ALL
                .into_iter()
                .filter(|task| task.value() <= strength)
                .map(|task| t.task_name(task).to_owned())
                .collect();
            vec![match (open.is_empty(), several) {
                (true, _) => t.no_task().into(),
                (false, false) => t.one_task_of(&t.or(&open)),
                (false, true) => t.tasks_up_to(strength),
            }]
        }
        Performance::Build { several: false, more } => {
            let largest = Building::STANDARD.map(Building::size).into_iter().max().unwrap_or_default();
            vec![t.build_one_at((strength + more).min(largest))]
        }
        Performance::Build { several: true, more } => vec![t.build_several_at(strength + more)],
        Performance::Cards { draw, discard, snap, display } => {
            let [draw, discard, snap] = [draw, discard, snap].map(|table| by_strength(table, strength));
            let mut parts = vec![t.draw_at(draw, discard, display)];
            parts.extend((snap > 0).then(|| t.snap_at(snap)));
            parts.push(t.break_token_moves(CARDS_BREAK_STEPS));
            parts
        }
        Performance::Sponsors { several, more, money_per_step } => {
            let highest = sponsors::ALL.iter().map(|card| card.level).max().unwrap_or_default();
            let level = strength + more;
            let play = match several {
                true => t.sponsors_at(level),
                false => t.sponsor_at(level.min(highest)),
            };
            let money = t.resource_amount(u16::from(strength) * u16::from(money_per_step), Resource::Money);
            let mut parts = vec![play];
            parts.extend(several.then(|| t.also_in_range().into()));
            parts.push(t.break_at(strength, &money));
            parts
        }
    }
}
