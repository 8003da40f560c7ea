//! The texts as everybody else asks for them: in the language of a reader.

use super::tongue::tongue;
use super::{
    Lang, abilities, action_cards, amounts, blockers, boards, cards, clauses, effects, events, explanations,
    moves, questions, remedies, sources,
};
use crate::asking::blocker::Blocker;
use crate::asking::explain::{Explanation, Price, Subject};
use crate::asking::moves::Move;
use crate::asking::pointing::Group;
use crate::asking::question::Question;
use crate::asking::remedy::Remedy;
use crate::catalogue::animals::SpecialHome;
use crate::catalogue::boards::{Task, University};
use crate::catalogue::maps::Landmark;
use crate::catalogue::{
    Action, ActionCard, BonusTile, Building, Card, CardId, CardKind, Icon, ProjectKind, Requirement,
    Resource, Set, Side, SizeClass, Terrain, ZooMap,
};
use crate::effects::{Ability, Clause, Condition, Counter, Effect};
use crate::flow::event::Event;
use crate::knowing::look::Look;
use crate::position::{Pending, Source};
use tabletop::Seat;

/// The name of a resource.
pub fn resource_name(resource: Resource, lang: Lang) -> &'static str {
    tongue(lang).resource_name(resource)
}

/// The name of an icon.
pub fn icon_name(icon: Icon, lang: Lang) -> &'static str {
    tongue(lang).icon_name(icon)
}

/// The name of a building.
pub fn building_name(building: Building, lang: Lang) -> &'static str {
    tongue(lang).building_name(building)
}

/// The name of an action.
pub fn action_name(action: Action, lang: Lang) -> &'static str {
    tongue(lang).action_name(action)
}

/// The name of a kind of card.
pub fn kind_name(kind: CardKind, lang: Lang) -> &'static str {
    tongue(lang).kind_name(kind)
}

/// The name of a box.
pub fn set_name(set: Set, lang: Lang) -> &'static str {
    tongue(lang).set_name(set)
}

/// The name of a size class.
pub fn size_class_name(size: SizeClass, lang: Lang) -> &'static str {
    tongue(lang).size_class_name(size)
}

/// The name of a kind of special enclosure.
pub fn home_name(home: SpecialHome, lang: Lang) -> &'static str {
    tongue(lang).home_name(home)
}

/// The name of a kind of terrain.
pub fn terrain_name(terrain: Terrain, lang: Lang) -> &'static str {
    tongue(lang).terrain_name(terrain)
}

/// The name of a kind of project.
pub fn project_kind_name(kind: ProjectKind, lang: Lang) -> &'static str {
    tongue(lang).project_kind_name(kind)
}

/// The heading of a group of moves.
pub fn group_name(group: Group, lang: Lang) -> &'static str {
    tongue(lang).group_name(group)
}

/// The name of a card.
pub fn card_name(card: Card, lang: Lang) -> &'static str {
    tongue(lang).card_name(card)
}

/// The name of a map.
pub fn map_name(map: &ZooMap, lang: Lang) -> &'static str {
    tongue(lang).map_name(map)
}

/// The name of a task of the association board.
pub fn task_name(task: Task, lang: Lang) -> &'static str {
    tongue(lang).task_name(task)
}

/// An amount of a resource, such as `5 money` or `1 X-token`.
pub fn resource_amount(n: u8, resource: Resource, lang: Lang) -> String {
    tongue(lang).resource_amount(n.into(), resource)
}

/// The name of a landmark.
pub fn landmark_name(landmark: Landmark, lang: Lang) -> String {
    tongue(lang).landmark_name(landmark)
}

/// The name of an ability with its value, such as `Hunter 4`.
pub fn ability_name(ability: Ability, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.ability_named(ability))
}

/// The name of a bonus tile.
pub fn tile_name(tile: BonusTile, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.tile_name(tile))
}

/// The name of a university.
pub fn university_name(university: University, lang: Lang) -> String {
    let t = tongue(lang);
    t.typeset(&t.university_name(university))
}

/// A condition on the left edge of a card.
pub fn requirement_text(requirement: Requirement, lang: Lang) -> String {
    tongue(lang).requirement(requirement)
}

/// The name of an action card; alternates have a number.
pub fn action_card_name(card: &ActionCard, lang: Lang) -> String {
    action_cards::action_card_name(card, tongue(lang))
}

/// What one side of an action card allows.
pub fn action_card_text(card: &ActionCard, side: Side, lang: Lang) -> String {
    action_cards::action_card_text(card, side, tongue(lang))
}

/// What an ability does, as a sentence without its name.
pub fn ability_text(ability: Ability, lang: Lang) -> String {
    abilities::ability_text(ability, tongue(lang))
}

/// What is counted, in the singular, such as `Predator icon in your zoo`.
pub fn counter_text(counter: Counter, lang: Lang) -> String {
    amounts::counter_text(counter, tongue(lang))
}

/// Something a zoo has reached, as a sentence.
pub fn condition_text(condition: Condition, lang: Lang) -> String {
    amounts::condition_text(condition, tongue(lang))
}

/// What an effect does, as a sentence.
pub fn effect_text(effect: &Effect, lang: Lang) -> String {
    effects::effect_text(effect, tongue(lang))
}

/// A line of a card, as a sentence.
pub fn clause_text(clause: &Clause, lang: Lang) -> String {
    clauses::clause_text(clause, tongue(lang))
}

/// What a card does, in a few sentences.
pub fn card_text(card: Card, lang: Lang) -> String {
    cards::card_text(card, tongue(lang))
}

/// A card by number and name, such as `401 Cheetah`.
pub fn card_label(id: CardId, lang: Lang) -> String {
    sources::card_label(id, tongue(lang))
}

/// What is special about a map: buildings of the start, its ability, unusual placement bonuses.
pub fn map_text(map: &ZooMap, lang: Lang) -> String {
    boards::map_text(map, tongue(lang))
}

/// What a bonus tile does.
pub fn tile_text(tile: BonusTile, lang: Lang) -> String {
    boards::tile_text(tile, tongue(lang))
}

/// What a task of the association board does.
pub fn task_text(task: Task, lang: Lang) -> String {
    boards::task_text(task, tongue(lang))
}

/// What a university gives.
pub fn university_text(university: University, lang: Lang) -> String {
    boards::university_text(university, tongue(lang))
}

/// Where an effect is printed.
pub fn source_text(source: Source, lang: Lang) -> String {
    sources::source_text(source, tongue(lang))
}

/// A pending effect: where it is printed, and what it does.
pub fn pending_text(what: Pending, look: Look<'_>, lang: Lang) -> String {
    sources::pending_text(what, look, tongue(lang))
}

/// A reason against a move, as a sentence.
pub fn blocker_text(blocker: &Blocker, lang: Lang) -> String {
    blockers::blocker_text(blocker, tongue(lang))
}

/// The line of an event in the log. `names` are the names of the seats; a seat without one is numbered.
pub fn event_text(event: &Event, names: &[&str], lang: Lang) -> String {
    events::event_text(event, names, tongue(lang))
}

/// What an explanation is about.
pub fn subject_text(subject: Subject, lang: Lang) -> String {
    explanations::subject_text(subject, tongue(lang))
}

/// The verdict in one line, then the cost, then one line for each reason against it.
pub fn explanation_text(explanation: &Explanation, lang: Lang) -> String {
    explanations::explanation_text(explanation, tongue(lang))
}

/// A question as a person is asked it. `names` are the names of the seats.
pub fn question_text(question: &Question, look: Look<'_>, names: &[&str], lang: Lang) -> String {
    questions::question_text(question, look, names, tongue(lang))
}

/// What a legal move of a seat does, in a few words.
pub fn move_text(answer: Move, look: Look<'_>, seat: Seat, names: &[&str], lang: Lang) -> String {
    moves::move_text(answer, look, seat, names, tongue(lang))
}

/// What something costs, part by part.
pub fn price_lines(price: &Price, lang: Lang) -> Vec<String> {
    explanations::price_lines(price, tongue(lang))
}

/// A step that would help, as a sentence.
pub fn remedy_text(remedy: &Remedy, lang: Lang) -> String {
    remedies::remedy_text(remedy, tongue(lang))
}
