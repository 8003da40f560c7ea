//! What a move does, for the list of legal moves.

use super::Voice;
use super::action_cards::{action_card_name, action_card_text};
use super::boards::{map_text, tile_text, university_text};
use super::cards::need_phrase;
use super::effects::brief;
use super::events::Names;
use super::sources::{card_label, pending_text, source_text};
use super::tongue::Tongue;
use crate::actions::cards::drawn_and_discarded;
use crate::asking::explain::{Price, Subject};
use crate::asking::moves::Move;
use crate::catalogue::boards::{LOWERED_LEVELS, Task};
use crate::catalogue::{Action, Building, CardId, MapId, Resource, Side};
use crate::effects::words::{copied_phrase, traded};
use crate::effects::{Ability, Effect, Rule};
use crate::hex::{Cell, placements};
use crate::knowing::look::Look;
use crate::position::{Frame, Pending, Progress, Source, Split, Zoo};
use crate::zoo::Place;
use tabletop::Seat;

/// What moves do, in a few words.
pub(crate) trait MoveWords {
    fn upgrade_card(&self, action: &str) -> String;
    fn multiplier_on(&self, action: &str) -> String;
    fn card_to_slot(&self, action: &str, slot: u8) -> String;
    fn build_free(&self, what: &str) -> String;
    fn discard_and_draw(&self, card: &str) -> String;
    fn mark_card(&self, card: &str) -> String;
    fn rescue_card(&self, card: &str) -> String;
    fn keep_card(&self, card: &str) -> String;
    fn sell_card(&self, card: &str) -> String;
    fn tuck_card(&self, card: &str) -> String;
    fn store(&self, card: &str) -> String;
    fn discard_for(&self, card: &str, money: &str) -> String;
    fn discard_to_lower(&self, card: &str, levels: u8) -> String;
    fn exchange(&self, give: &str, get: &str) -> String;
    fn worker_back(&self, task: &str) -> String;
    fn borrowed(&self, what: &str) -> String;
    fn give_up_to(&self, money: &str) -> String;
    fn play_for(&self, card: &str, price: &str) -> String;
    fn money_instead_of_tile(&self, money: &str) -> String;
    fn take_card(&self, card: &str) -> String;
    fn take_map(&self, map: MapId, name: &str, text: &str) -> String;
    fn x_token_action(&self, action: &str) -> String;
    fn once_more(&self) -> &'static str;
    fn play(&self, label: &str) -> String;
    fn enclosure_at(&self, name: &str, cell: Cell) -> String;
    fn tokens_in(&self, n: u8, the_building: &str) -> String;
    fn with_the_flock(&self) -> &'static str;
    fn build_for(&self, what: &str, price: &str) -> String;
    fn build_extra_for(&self, what: &str, price: &str) -> String;
    fn build_copy_for(&self, what: &str, price: &str) -> String;
    fn take_off(&self, name: &str, cell: Cell) -> String;
    fn return_to(&self, name: &str, from: Cell, cells: &str) -> String;
    /// Follows a placement: what the rock or water under it costs or brings, with a space before it.
    fn on_terrain(&self, money: &str, paid: bool) -> String;
    fn draw_cards(&self, n: u8, discarded: u8) -> String;
    fn snap_card(&self) -> &'static str;
    fn draw_from_deck(&self) -> &'static str;
    fn discard_from_display(&self, card: &str) -> String;
    fn refill_first(&self) -> &'static str;
    fn task_with_price(&self, name: &str, strength: u8, workers: u8) -> String;
    fn hire_at_task(&self, workers: u8) -> String;
    fn other_action(&self) -> &'static str;
    fn donate_for(&self, price: &str) -> String;
    /// Follows the effect of a space, with its own sign before it.
    fn and_in_every_break(&self) -> &'static str;
    /// Follows a card, with a space before it.
    fn for_price(&self, price: &str) -> String;
    fn move_break_token(&self, n: u8, money: &str) -> String;
    fn move_break_token_for_money(&self) -> &'static str;
    fn action_card(&self, name: &str) -> String;
    fn yes(&self) -> &'static str;
    fn option(&self, option: u8) -> String;
    fn put_back(&self, label: &str) -> String;
    fn money(&self) -> &'static str;
    fn let_card_be_drawn(&self) -> &'static str;
    fn bonus_of(&self, cell: Cell, what: &str) -> String;
    fn remove_marker(&self, continent: &str) -> String;
    fn for_rest_of_game(&self, animals: &str) -> String;
    fn keep_alternate(&self, name: &str, text: &str) -> String;
    fn use_alternates(&self, one: &str, other: &str) -> String;
    fn discard_for_strength(&self, label: &str, more: u8) -> String;
    fn free_sale(&self, label: &str, money: &str) -> String;
    fn free_tile(&self, tile: &str) -> String;
    fn free_return(&self, label: &str) -> String;
    /// Follows a card of the display, with a space before it.
    fn in_folder(&self, n: u8) -> String;
    fn do_not_repeat(&self) -> &'static str;
    fn finish_action(&self) -> &'static str;
    fn no_more_cards(&self) -> &'static str;
    fn end_turn(&self) -> &'static str;
    fn no_more_animal_moves(&self) -> &'static str;
    fn enough(&self) -> &'static str;
    fn do_nothing(&self) -> &'static str;
    fn placed_on(&self, what: &str, cells: &str) -> String;
    fn covering(&self, place: &str, bonuses: &str) -> String;
    fn take_from_folder(&self, label: &str, folder: usize) -> String;
    fn discard(&self, label: &str) -> String;
    fn release(&self, label: &str) -> String;
    fn moves_in(&self, label: &str) -> String;
    /// Follows a tile: what its space gives, with a space before it.
    fn space_gives(&self, what: &str) -> String;
    /// Follows a project that is not laid out yet, with a space before it.
    fn new_project(&self) -> &'static str;
    fn partner_zoo(&self, name: &str) -> String;
    fn edge_space(&self, space: u8, what: &str) -> String;
    fn play_at_level(&self, label: &str, level: u8) -> String;
    fn action_of_strength(&self, action: &str, strength: i8) -> String;
    fn support_level(&self, project: &str, level: &str, need: &str, gains: &str) -> String;
}

/// What a legal move of a seat does, in a few words.
pub(super) fn move_text(answer: Move, look: Look<'_>, seat: Seat, names: &[&str], t: &dyn Tongue) -> String {
    let here = match look.position.agenda.top() {
        Frame::Doing(doing) => look.answer_phrase(seat, doing, answer, t),
        _ => None,
    };
    t.typeset(&here.unwrap_or_else(|| phrase(answer, look, seat, names, t)))
}

/// What a move does where no effect gives it a meaning of its own.
fn phrase(answer: Move, look: Look<'_>, seat: Seat, names: &[&str], t: &dyn Tongue) -> String {
    let zoo = look.zoo(seat);
    match answer {
        Move::Map(map) => {
            let (name, text) = (t.map_name(map.map()), map_text(map.map(), t));
            t.take_map(map, name, &text)
        }
        Move::Draft(kept) => {
            let [one, two] = [Side::I, Side::II].map(|side| action_card_text(kept.card(), side, t));
            t.keep_alternate(
                &action_card_name(kept.card(), t),
                &format!("{} {}", t.labelled("I", &one), t.labelled("II", &two)),
            )
        }
        Move::Alternates(a, b) => {
            let [a, b] = [a, b].map(|used| action_card_name(used.card(), t));
            t.use_alternates(&a, &b)
        }
        Move::Strengthen(card) => {
            t.discard_for_strength(&card_label(card, t), look.strength_for_card(seat).unwrap_or_default())
        }
        Move::Use { action, slot, x } => {
            let strength = look.strength(seat, usize::from(slot) - 1, x);
            action_phrase(action, strength, x, t)
        }
        Move::XToken(action) => t.x_token_action(t.action_name(action)),
        Move::Borrow { action, slot, x } => {
            let strength = look.strength(seat, usize::from(slot) - 1, x);
            t.borrowed(&action_phrase(action, strength, x, t))
        }
        Move::Repeat { x } => match look.position.agenda.performing() {
            Some(at) => {
                let slot = look.zoo(at.owner).slot_of(at.action);
                let what = action_phrase(at.action, look.strength(at.owner, slot, x), x, t);
                t.labelled(t.once_more(), &what)
            }
            None => t.once_more().into(),
        },
        Move::Done => done(look, seat, t),
        Move::Animal(card) => {
            let label = card_label(card, t);
            match look.price(seat, Subject::Animal { card }) {
                Price::Animal { total, folder, .. } => {
                    let price = t.resource_amount(total, Resource::Money);
                    t.play_for(&label, &price) + &from_folder(folder, t)
                }
                _ => t.play(&label),
            }
        }
        Move::Enclosure(cell) => {
            let built = zoo.buildings.iter().find(|built| built.cells().contains(cell));
            let building = built.map_or(Building::Standard1, |built| built.building());
            t.enclosure_at(t.building_name(building), cell)
        }
        Move::Special(building) => t.building_name(building).into(),
        Move::Split(split) => split_phrase(split, t),
        Move::Flock => t.with_the_flock().into(),
        Move::Build(building) => {
            let what = t.a_building(building);
            let price = t.resource_amount(look.price_of(seat, building), Resource::Money);
            t.build_for(&what, &price)
        }
        Move::Extra(building) => {
            let price = look.extra_price(building).unwrap_or_else(|| look.price_of(seat, building));
            t.build_extra_for(&t.a_building(building), &t.resource_amount(price, Resource::Money))
        }
        Move::Copy(building) => {
            let price = t.resource_amount(look.price_of(seat, building), Resource::Money);
            t.build_copy_for(&t.a_building(building), &price)
        }
        Move::Place(building, id) => {
            place(look, seat, building, id, t) + &on_terrain(look, seat, building, id, t)
        }
        Move::Lift(cell) => {
            let built = zoo.named_by(cell).map_or(Building::Standard1, |built| built.building());
            t.take_off(&t.the_building(built), cell)
        }
        Move::Return(building, from, id) => {
            let cells = placements(building)[usize::from(id)].cells;
            let all: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            t.return_to(&t.the_building(building), from, &all.join(" "))
        }
        Move::Draw => {
            let (n, discarded) = look.position.agenda.performing().map_or((0, 0), drawn_and_discarded);
            t.draw_cards(n, discarded)
        }
        Move::Snap => t.snap_card().into(),
        Move::Deck => t.draw_from_deck().into(),
        Move::Card(card) => card_choice(look, seat, card, t),
        Move::Ability(card, place) => {
            copied_phrase(look, card, place, t).unwrap_or_else(|| card_label(card, t))
        }
        Move::Lower(card) => t.discard_to_lower(&card_label(card, t), LOWERED_LEVELS),
        Move::Dig(card) => t.discard_from_display(&card_label(card, t)),
        Move::Rescue(card) => t.rescue_card(&card_label(card, t)),
        Move::Refill => t.refill_first().into(),
        Move::Task(task) => {
            let name = t.task_name(task);
            match look.price(seat, Subject::Task { task }) {
                Price::Task { strength, workers } => t.task_with_price(name, strength, workers),
                _ => name.into(),
            }
        }
        Move::TaskWith(task, extra) => {
            let name = t.task_name(task);
            match (look.price(seat, Subject::Task { task }), look.position.agenda.performing()) {
                (Price::Task { workers, .. }, Some(at)) => {
                    let strength = look.strength_with(seat, task, at.printed(), extra);
                    t.task_with_price(name, strength, workers + extra)
                }
                _ => name.into(),
            }
        }
        Move::Hire => t.hire_at_task(zoo.at_tasks[Task::Project as usize] + 1),
        Move::OtherAction => t.other_action().into(),
        Move::Donate => t.donate_for(&t.resource_amount(look.donation_cost(seat).into(), Resource::Money)),
        Move::Partner(continent) => {
            let name = t.icon_name(continent);
            let slot = zoo.partner_zoos.len();
            let row = row_at(slot, zoo.universities.len(), zoo);
            t.partner_zoo(name) + &slot_bonus(zoo.printed().partner_zoos.get(slot).copied(), row, zoo, t)
        }
        Move::University(kind) => {
            let (name, text) = (t.university_name(kind), university_text(kind, t));
            let slot = zoo.universities.len();
            let row = row_at(slot, zoo.partner_zoos.len(), zoo);
            let bonus = slot_bonus(zoo.printed().universities.get(slot).copied(), row, zoo, t);
            let text = text.trim_end_matches('.');
            format!("{name} – {text}{bonus}")
        }
        Move::Support(card, level) => support(look, seat, card, level, t),
        Move::Edge(space) => {
            let printed = &zoo.printed().edge[usize::from(space) - 1];
            let what = brief(&printed.effect, Voice { tongue: t, map: Some(zoo.printed()) });
            let again = if printed.every_break { t.and_in_every_break() } else { "" };
            t.edge_space(space, &what) + again
        }
        Move::Sponsor(card) => {
            let label = card_label(card, t);
            match look.price(seat, Subject::Sponsor { card }) {
                Price::Sponsor { level, folder, .. } => {
                    let paid = match folder {
                        0 => String::new(),
                        n => t.for_price(&t.resource_amount(n.into(), Resource::Money)),
                    };
                    t.play_at_level(&label, level) + &paid + &from_folder(folder, t)
                }
                _ => t.play(&label),
            }
        }
        Move::Break => match look.position.agenda.performing() {
            Some(at) => {
                let money = match at.progress {
                    Progress::Sponsors { used: false, .. } => {
                        look.first_break_money(at.printed(), at.strength)
                    }
                    _ => look.break_money(at.printed(), at.strength),
                };
                t.move_break_token(at.strength, &t.resource_amount(money, Resource::Money))
            }
            None => t.move_break_token_for_money().into(),
        },
        Move::First(source, step) => {
            let bag = look.position.agenda.bag();
            let waiting = &look.position.agenda.waiting;
            let same = |effect: &&Pending| effect.source == source && effect.part == step;
            match bag.iter().find(same).or_else(|| waiting.iter().find(same)) {
                Some(&what) => pending_text(what, look, t),
                None => match source {
                    Source::ActionCard(..) => pending_text(Pending::new(source, seat).part(step), look, t),
                    _ => source_text(source, t),
                },
            }
        }
        Move::ActionCard(action) => t.action_card(t.action_name(action)),
        Move::SlotFive(action) => t.card_to_slot(t.action_name(action), 5),
        Move::Yes => t.yes().into(),
        Move::Option(option) => t.option(option),
        Move::Back(card) => t.put_back(&card_label(card, t)),
        Move::Money => t.money().into(),
        Move::Trade(give, get) => {
            let amount = |what| t.resource_amount(traded(what).into(), what);
            t.exchange(&amount(give), &amount(get))
        }
        Move::Camouflage => t.ability_named(Ability::Camouflage),
        Move::Tile(tile) => {
            let (name, text) = (t.tile_name(tile), tile_text(tile, t));
            let text = text.trim_end_matches('.');
            format!("{name} – {text}")
        }
        Move::Seat(other) => Names { names, tongue: t }.of(other),
        Move::Give => t.let_card_be_drawn().into(),
        Move::Bonus(cell) => match zoo.printed().bonus(cell) {
            Some(effect) => {
                let what = brief(effect, Voice { tongue: t, map: Some(zoo.printed()) });
                t.bonus_of(cell, &what)
            }
            None => cell.to_string(),
        },
        Move::Marker(continent) => t.remove_marker(t.icon_name(continent)),
        Move::Focus(size) => t.for_rest_of_game(&t.animal_of(size, true)),
        Move::Sell(card) => {
            let label = card_label(card, t);
            let money = look.rules_of(seat, Rule::DiscardForMoney(0)).find_map(|rule| {
                let Rule::DiscardForMoney(money) = rule else { return None };
                Some(money)
            });
            let money = t.resource_amount(money.unwrap_or(0).into(), Resource::Money);
            t.free_sale(&label, &money)
        }
        Move::UseTile(tile) => t.free_tile(&t.tile_name(tile)),
        Move::TakeBack(card) => t.free_return(&card_label(card, t)),
    }
}

/// Tokens over several tanks.
pub(crate) fn split_phrase(split: Split, t: &dyn Tongue) -> String {
    t.and(&split.parts().map(|(tank, n)| t.tokens_in(n, &t.the_building(tank))).collect::<Vec<_>>())
}

/// An action with its strength.
pub(crate) fn action_phrase(action: Action, strength: i8, x: u8, t: &dyn Tongue) -> String {
    let action = t.action_of_strength(t.action_name(action), strength);
    match x {
        0 => action,
        x => format!("{action} (+{})", t.resource_amount(x.into(), Resource::XToken)),
    }
}

fn from_folder(folder: u8, t: &dyn Tongue) -> String {
    match folder {
        0 => String::new(),
        n => t.in_folder(n),
    }
}

fn done(look: Look<'_>, seat: Seat, t: &dyn Tongue) -> String {
    let text = match look.position.agenda.top() {
        Frame::Action(at) => match at.progress {
            Progress::Done => t.do_not_repeat(),
            Progress::Drawing { .. } => t.no_more_cards(),
            Progress::Animals { .. }
            | Progress::Association { .. }
            | Progress::Build { .. }
            | Progress::Cards
            | Progress::Discarding { .. }
            | Progress::Snapping { .. }
            | Progress::Sponsors { .. } => t.finish_action(),
        },
        Frame::Turn(_) => t.end_turn(),
        Frame::MoveIn { .. } => t.no_more_animal_moves(),
        Frame::Doing(doing) if doing.begun || !look.zoo(seat).picked.is_empty() => t.enough(),
        _ => t.do_nothing(),
    };
    text.into()
}

/// A placement by the cells it covers, and the bonuses under them.
fn place(look: Look<'_>, seat: Seat, building: Building, id: u16, t: &dyn Tongue) -> String {
    let cells = placements(building)[usize::from(id)].cells;
    let map = look.zoo(seat).printed();
    let v = Voice { tongue: t, map: Some(map) };
    let printed = cells.iter().filter_map(|cell| map.bonus(cell));
    let bonuses: Vec<String> = printed.chain(map.given_for(cells)).map(|effect| brief(effect, v)).collect();
    let all: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
    let place = t.placed_on(&t.a_building(building), &all.join(" "));
    if bonuses.is_empty() { place } else { t.covering(&place, &t.and(&bonuses)) }
}

/// What a building costs or brings besides for the rock or water under it.
fn on_terrain(look: Look<'_>, seat: Seat, building: Building, id: u16, t: &dyn Tongue) -> String {
    let Frame::Place { price, need, terrain, .. } = look.position.agenda.top() else { return String::new() };
    let cells = placements(building)[usize::from(id)].cells;
    match (Place { building, price, need, terrain }).money_for_terrain(look, seat, cells) {
        0 => String::new(),
        money => t.on_terrain(&t.resource_amount(money.unsigned_abs().into(), Resource::Money), money < 0),
    }
}

/// A card that is chosen, with what it is chosen for.
fn card_choice(look: Look<'_>, seat: Seat, card: CardId, t: &dyn Tongue) -> String {
    let label = card_label(card, t);
    let folder = look.position.market.folder(card).filter(|_| !look.zoo(seat).hand.contains(card));
    if let Some(folder) = folder {
        return t.take_from_folder(&label, folder + 1);
    }
    match look.position.agenda.top() {
        Frame::Setup(_) => t.keep_card(&label),
        Frame::Break(_) | Frame::ScoringDiscard => t.discard(&label),
        Frame::Action(_) => t.discard(&label),
        Frame::Support(_) => t.release(&label),
        Frame::MoveIn { .. } => t.moves_in(&label),
        _ => label,
    }
}

/// What a row gives that a tile on this space joins: where the other space of it has its tile already.
fn row_at(slot: usize, others: usize, zoo: &Zoo) -> &'static [Effect] {
    let row = zoo.printed().rows.get(slot).filter(|_| slot < others);
    row.copied().unwrap_or_default()
}

/// What the next space for a tile gives besides, and its row.
fn slot_bonus(effects: Option<&[Effect]>, row: &[Effect], zoo: &Zoo, t: &dyn Tongue) -> String {
    let v = Voice { tongue: t, map: Some(zoo.printed()) };
    let effects = effects.unwrap_or_default().iter().chain(row);
    let effects: Vec<String> = effects.map(|effect| brief(effect, v)).collect();
    if effects.is_empty() { String::new() } else { t.space_gives(&t.and(&effects)) }
}

/// A level of a project: what it needs and gives.
fn support(look: Look<'_>, seat: Seat, card: CardId, level: u8, t: &dyn Tongue) -> String {
    let label = card_label(card, t);
    let name = t.level_name(level);
    let printed = &look.rules.project(card).levels[usize::from(level)];
    let v = Voice { tongue: t, map: Some(look.zoo(seat).printed()) };
    let mut gains = Vec::new();
    if printed.conservation > 0 {
        gains.push(t.resource_amount(printed.conservation.into(), Resource::Conservation));
    }
    if printed.reputation > 0 {
        gains.push(t.resource_amount(printed.reputation.into(), Resource::Reputation));
    }
    gains.extend(printed.extra.iter().map(|effect| brief(effect, v)));
    let gains = t.and(&gains);
    let need = need_phrase(printed.need, v);
    let new = look.position.association.project(card).is_none();
    let play = if new { t.new_project() } else { "" };
    t.support_level(&format!("{label}{play}"), name, &need, &gains)
}
