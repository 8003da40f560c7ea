//! What moves do, in English.

use super::English;
use super::grammar::plural;
use crate::catalogue::MapId;
use crate::hex::Cell;
use crate::texts::moves::MoveWords;

impl MoveWords for English {
    fn upgrade_card(&self, action: &str) -> String {
        format!("upgrade the {action} card")
    }

    fn multiplier_on(&self, action: &str) -> String {
        format!("Multiplier token on the {action} card")
    }

    fn card_to_slot(&self, action: &str, slot: u8) -> String {
        format!("{action} card to slot {slot}")
    }

    fn build_free(&self, what: &str) -> String {
        format!("build {what} for free")
    }

    fn mark_card(&self, card: &str) -> String {
        format!("put a token on {card}")
    }

    fn rescue_card(&self, card: &str) -> String {
        format!("rescue {card}")
    }

    fn discard_and_draw(&self, card: &str) -> String {
        format!("discard {card} and draw a card")
    }

    fn keep_card(&self, card: &str) -> String {
        format!("keep {card}")
    }

    fn sell_card(&self, card: &str) -> String {
        format!("sell {card}")
    }

    fn tuck_card(&self, card: &str) -> String {
        format!("tuck {card}")
    }

    fn store(&self, card: &str) -> String {
        format!("store {card}")
    }

    fn discard_for(&self, card: &str, money: &str) -> String {
        format!("discard {card} for {money}")
    }

    fn discard_to_lower(&self, card: &str, levels: u8) -> String {
        let s = plural(levels);
        format!("discard {card}: one sponsor counts {levels} level{s} less")
    }

    fn exchange(&self, give: &str, get: &str) -> String {
        format!("give {give} for {get}")
    }

    fn worker_back(&self, task: &str) -> String {
        format!("take a worker back from the task {task}")
    }

    fn borrowed(&self, what: &str) -> String {
        format!("borrowed: {what}")
    }

    fn give_up_to(&self, money: &str) -> String {
        format!("give up to {money}")
    }

    fn play_for(&self, card: &str, price: &str) -> String {
        format!("play {card} for {price}")
    }

    fn money_instead_of_tile(&self, money: &str) -> String {
        format!("{money} instead of a tile")
    }

    fn take_card(&self, card: &str) -> String {
        format!("take {card}")
    }

    fn take_map(&self, map: MapId, name: &str, text: &str) -> String {
        format!("map {map}, {name}. {text}")
    }

    fn x_token_action(&self, action: &str) -> String {
        format!("X-token action: {action} card to slot 1, gain 1 X-token")
    }

    fn once_more(&self) -> &'static str {
        "once more"
    }

    fn play(&self, label: &str) -> String {
        format!("play {label}")
    }

    fn enclosure_at(&self, name: &str, cell: Cell) -> String {
        format!("{name} at {cell}")
    }

    fn tokens_in(&self, n: u8, the_building: &str) -> String {
        let s = plural(n);
        format!("{n} token{s} in {the_building}")
    }

    fn with_the_flock(&self) -> &'static str {
        "in the enclosure of another herbivore (Flock Animal)"
    }

    fn build_for(&self, what: &str, price: &str) -> String {
        format!("build {what} for {price}")
    }

    fn build_extra_for(&self, what: &str, price: &str) -> String {
        format!("build {what} besides, for {price}")
    }

    fn build_copy_for(&self, what: &str, price: &str) -> String {
        format!("build {what} as an extra copy, for {price}")
    }

    fn take_off(&self, name: &str, cell: Cell) -> String {
        format!("take {name} at {cell} off the map")
    }

    fn return_to(&self, name: &str, from: Cell, cells: &str) -> String {
        format!("put {name} from {from} on {cells}")
    }

    fn on_terrain(&self, money: &str, paid: bool) -> String {
        let verb = if paid { "costs" } else { "brings" };
        format!(" (rock or water {verb} {money})")
    }

    fn draw_cards(&self, n: u8, discarded: u8) -> String {
        let s = plural(n);
        let then = if discarded > 0 { format!(", then discard {discarded}") } else { String::new() };
        format!("draw {n} card{s}{then}")
    }

    fn snap_card(&self) -> &'static str {
        "snap: take any card of the display"
    }

    fn draw_from_deck(&self) -> &'static str {
        "draw from the deck"
    }

    fn discard_from_display(&self, card: &str) -> String {
        format!("discard {card} from the display and refill")
    }

    fn refill_first(&self) -> &'static str {
        "refill the display first"
    }

    fn task_with_price(&self, name: &str, strength: u8, workers: u8) -> String {
        let s = plural(workers);
        format!("{name} (strength {strength}, {workers} worker{s})")
    }

    fn hire_at_task(&self, workers: u8) -> String {
        let s = plural(workers);
        format!("hire a worker instead of supporting a project ({workers} worker{s})")
    }

    fn other_action(&self) -> &'static str {
        "no task: perform another action afterwards"
    }

    fn donate_for(&self, price: &str) -> String {
        format!("donate {price} for 1 conservation")
    }

    fn and_in_every_break(&self) -> &'static str {
        ", and in every break"
    }

    fn for_price(&self, price: &str) -> String {
        format!(" for {price}")
    }

    fn move_break_token(&self, n: u8, money: &str) -> String {
        format!("move the break token {n} spaces and gain {money}")
    }

    fn move_break_token_for_money(&self) -> &'static str {
        "move the break token for money"
    }

    fn action_card(&self, name: &str) -> String {
        format!("{name} card")
    }

    fn yes(&self) -> &'static str {
        "yes"
    }

    fn option(&self, option: u8) -> String {
        format!("option {option}")
    }

    fn put_back(&self, label: &str) -> String {
        format!("put {label} back")
    }

    fn money(&self) -> &'static str {
        "money"
    }

    fn let_card_be_drawn(&self) -> &'static str {
        "let a random card be drawn from your hand"
    }

    fn bonus_of(&self, cell: Cell, what: &str) -> String {
        format!("bonus of {cell}: {what}")
    }

    fn remove_marker(&self, continent: &str) -> String {
        format!("remove the marker of {continent}")
    }

    fn for_rest_of_game(&self, animals: &str) -> String {
        format!("{animals} for the rest of the game")
    }

    fn keep_alternate(&self, name: &str, text: &str) -> String {
        format!("keep {name} – {text}")
    }

    fn use_alternates(&self, one: &str, other: &str) -> String {
        format!("use {one} and {other}")
    }

    fn discard_for_strength(&self, label: &str, more: u8) -> String {
        format!("discard {label}: strength +{more} for the action you choose")
    }

    fn free_sale(&self, label: &str, money: &str) -> String {
        format!("free move: discard {label} for {money}")
    }

    fn free_tile(&self, tile: &str) -> String {
        format!("free move: use the bonus tile {tile}")
    }

    fn free_return(&self, label: &str) -> String {
        format!("free move: take {label} back into hand")
    }

    fn in_folder(&self, n: u8) -> String {
        format!(" (folder {n})")
    }

    fn do_not_repeat(&self) -> &'static str {
        "do not repeat the action"
    }

    fn finish_action(&self) -> &'static str {
        "finish the action"
    }

    fn no_more_cards(&self) -> &'static str {
        "draw no more cards"
    }

    fn end_turn(&self) -> &'static str {
        "end the turn"
    }

    fn no_more_animal_moves(&self) -> &'static str {
        "no further animal moves in"
    }

    fn enough(&self) -> &'static str {
        "enough"
    }

    fn do_nothing(&self) -> &'static str {
        "do nothing"
    }

    fn placed_on(&self, what: &str, cells: &str) -> String {
        format!("{what} on {cells}")
    }

    fn covering(&self, place: &str, bonuses: &str) -> String {
        format!("{place} (covers: {bonuses})")
    }

    fn take_from_folder(&self, label: &str, folder: usize) -> String {
        format!("take {label} (folder {folder})")
    }

    fn discard(&self, label: &str) -> String {
        format!("discard {label}")
    }

    fn release(&self, label: &str) -> String {
        format!("release {label}")
    }

    fn moves_in(&self, label: &str) -> String {
        format!("{label} moves in")
    }

    fn space_gives(&self, what: &str) -> String {
        format!(" (space: {what})")
    }

    fn new_project(&self) -> &'static str {
        " (new)"
    }

    fn partner_zoo(&self, name: &str) -> String {
        format!("partner zoo {name}")
    }

    fn edge_space(&self, space: u8, what: &str) -> String {
        format!("space {space}: {what}")
    }

    fn play_at_level(&self, label: &str, level: u8) -> String {
        format!("play {label}, level {level}")
    }

    fn action_of_strength(&self, action: &str, strength: i8) -> String {
        format!("{action} action, strength {strength}")
    }

    fn support_level(&self, project: &str, level: &str, need: &str, gains: &str) -> String {
        format!("{project}, {level} level: {need} – {gains}")
    }
}
