//! What moves do, in French.

use super::French;
use super::grammar::plural;
use crate::catalogue::MapId;
use crate::hex::Cell;
use crate::texts::moves::MoveWords;

impl MoveWords for French {
    fn upgrade_card(&self, action: &str) -> String {
        format!("améliorer la carte {action}")
    }

    fn multiplier_on(&self, action: &str) -> String {
        format!("jeton Multiplicateur sur la carte {action}")
    }

    fn card_to_slot(&self, action: &str, slot: u8) -> String {
        format!("carte {action} à l'emplacement {slot}")
    }

    fn build_free(&self, what: &str) -> String {
        format!("construire {what} gratuitement")
    }

    fn mark_card(&self, card: &str) -> String {
        format!("poser un cube sur {card}")
    }

    fn rescue_card(&self, card: &str) -> String {
        format!("sauver {card}")
    }

    fn discard_and_draw(&self, card: &str) -> String {
        format!("défausser {card} et piocher une carte")
    }

    fn keep_card(&self, card: &str) -> String {
        format!("garder {card}")
    }

    fn sell_card(&self, card: &str) -> String {
        format!("vendre {card}")
    }

    fn tuck_card(&self, card: &str) -> String {
        format!("glisser {card} sous la carte")
    }

    fn store(&self, card: &str) -> String {
        format!("ranger {card}")
    }

    fn discard_for(&self, card: &str, money: &str) -> String {
        format!("défausser {card} contre {money}")
    }

    fn discard_to_lower(&self, card: &str, levels: u8) -> String {
        let x = if levels > 1 { "x" } else { "" };
        format!("défausser {card} : un mécène compte {levels} niveau{x} de moins")
    }

    fn exchange(&self, give: &str, get: &str) -> String {
        format!("donner {give} contre {get}")
    }

    fn worker_back(&self, task: &str) -> String {
        format!("reprendre un bénévole de la mission {task}")
    }

    fn borrowed(&self, what: &str) -> String {
        format!("empruntée : {what}")
    }

    fn give_up_to(&self, money: &str) -> String {
        format!("donner jusqu'à {money}")
    }

    fn play_for(&self, card: &str, price: &str) -> String {
        format!("jouer {card} pour {price}")
    }

    fn money_instead_of_tile(&self, money: &str) -> String {
        format!("{money} au lieu d'une tuile")
    }

    fn take_card(&self, card: &str) -> String {
        format!("prendre {card}")
    }

    fn take_map(&self, map: MapId, name: &str, text: &str) -> String {
        format!("plan {map}, {name}. {text}")
    }

    fn x_token_action(&self, action: &str) -> String {
        format!("action jeton X : carte {action} à l'emplacement 1, gagnez 1 jeton X")
    }

    fn once_more(&self) -> &'static str {
        "encore une fois"
    }

    fn play(&self, label: &str) -> String {
        format!("jouer {label}")
    }

    fn enclosure_at(&self, name: &str, cell: Cell) -> String {
        format!("{name} en {cell}")
    }

    fn tokens_in(&self, n: u8, the_building: &str) -> String {
        let s = plural(n);
        format!("{n} jeton{s} dans {the_building}")
    }

    fn with_the_flock(&self) -> &'static str {
        "dans l'enclos d'un autre herbivore (animal grégaire)"
    }

    fn build_for(&self, what: &str, price: &str) -> String {
        format!("construire {what} pour {price}")
    }

    fn build_extra_for(&self, what: &str, price: &str) -> String {
        format!("construire en plus {what} pour {price}")
    }

    fn build_copy_for(&self, what: &str, price: &str) -> String {
        format!("construire encore {what} pour {price}")
    }

    fn take_off(&self, name: &str, cell: Cell) -> String {
        format!("retirer {name} en {cell}")
    }

    fn return_to(&self, name: &str, from: Cell, cells: &str) -> String {
        format!("replacer {name} de {from} sur {cells}")
    }

    fn on_terrain(&self, money: &str, paid: bool) -> String {
        let verb = if paid { "coûte" } else { "rapporte" };
        format!(" (rocher ou eau : {verb} {money})")
    }

    fn draw_cards(&self, n: u8, discarded: u8) -> String {
        let s = plural(n);
        let then = if discarded > 0 { format!(", puis en défausser {discarded}") } else { String::new() };
        format!("piocher {n} carte{s}{then}")
    }

    fn snap_card(&self) -> &'static str {
        "saisir : prendre une carte de la rivière"
    }

    fn draw_from_deck(&self) -> &'static str {
        "piocher dans le paquet"
    }

    fn discard_from_display(&self, card: &str) -> String {
        format!("défausser {card} de la rivière et compléter")
    }

    fn refill_first(&self) -> &'static str {
        "compléter d'abord la rivière"
    }

    fn task_with_price(&self, name: &str, strength: u8, workers: u8) -> String {
        let s = plural(workers);
        format!("{name} (force {strength}, {workers} bénévole{s})")
    }

    fn hire_at_task(&self, workers: u8) -> String {
        let s = plural(workers);
        format!("recruter un bénévole au lieu de soutenir un projet ({workers} bénévole{s})")
    }

    fn other_action(&self) -> &'static str {
        "aucune mission : effectuer ensuite une autre action"
    }

    fn donate_for(&self, price: &str) -> String {
        format!("faire un don de {price} pour 1 point de conservation")
    }

    fn and_in_every_break(&self) -> &'static str {
        ", et à chaque pause"
    }

    fn for_price(&self, price: &str) -> String {
        format!(" pour {price}")
    }

    fn move_break_token(&self, n: u8, money: &str) -> String {
        format!("avancer le pion Pause de {n} cases et gagner {money}")
    }

    fn move_break_token_for_money(&self) -> &'static str {
        "avancer le pion Pause"
    }

    fn action_card(&self, name: &str) -> String {
        format!("carte {name}")
    }

    fn yes(&self) -> &'static str {
        "oui"
    }

    fn option(&self, option: u8) -> String {
        format!("option {option}")
    }

    fn put_back(&self, label: &str) -> String {
        format!("reposer {label}")
    }

    fn money(&self) -> &'static str {
        "crédits"
    }

    fn let_card_be_drawn(&self) -> &'static str {
        "laisser piocher une carte au hasard"
    }

    fn bonus_of(&self, cell: Cell, what: &str) -> String {
        format!("bonus de {cell} : {what}")
    }

    fn remove_marker(&self, continent: &str) -> String {
        format!("retirer le marqueur {continent}")
    }

    fn for_rest_of_game(&self, animals: &str) -> String {
        format!("{animals} pour le reste de la partie")
    }

    fn keep_alternate(&self, name: &str, text: &str) -> String {
        format!("garder {name} – {text}")
    }

    fn use_alternates(&self, one: &str, other: &str) -> String {
        format!("utiliser {one} et {other}")
    }

    fn discard_for_strength(&self, label: &str, more: u8) -> String {
        format!("défausser {label} : force +{more} pour l'action choisie")
    }

    fn free_sale(&self, label: &str, money: &str) -> String {
        format!("coup libre : défausser {label} pour {money}")
    }

    fn free_tile(&self, tile: &str) -> String {
        format!("coup libre : utiliser la tuile bonus {tile}")
    }

    fn free_return(&self, label: &str) -> String {
        format!("coup libre : reprendre {label} en main")
    }

    fn in_folder(&self, n: u8) -> String {
        format!(" (dossier {n})")
    }

    fn do_not_repeat(&self) -> &'static str {
        "ne pas répéter l'action"
    }

    fn finish_action(&self) -> &'static str {
        "terminer l'action"
    }

    fn no_more_cards(&self) -> &'static str {
        "ne plus piocher"
    }

    fn end_turn(&self) -> &'static str {
        "terminer le tour"
    }

    fn no_more_animal_moves(&self) -> &'static str {
        "plus aucun animal n'emménage"
    }

    fn enough(&self) -> &'static str {
        "c'est assez"
    }

    fn do_nothing(&self) -> &'static str {
        "ne rien faire"
    }

    fn placed_on(&self, what: &str, cells: &str) -> String {
        format!("{what} sur {cells}")
    }

    fn covering(&self, place: &str, bonuses: &str) -> String {
        format!("{place} (recouvre : {bonuses})")
    }

    fn take_from_folder(&self, label: &str, folder: usize) -> String {
        format!("prendre {label} (dossier {folder})")
    }

    fn discard(&self, label: &str) -> String {
        format!("défausser {label}")
    }

    fn release(&self, label: &str) -> String {
        format!("relâcher {label}")
    }

    fn moves_in(&self, label: &str) -> String {
        format!("{label} emménage")
    }

    fn space_gives(&self, what: &str) -> String {
        format!(" (case : {what})")
    }

    fn new_project(&self) -> &'static str {
        " (nouveau)"
    }

    fn partner_zoo(&self, name: &str) -> String {
        format!("zoo partenaire {name}")
    }

    fn edge_space(&self, space: u8, what: &str) -> String {
        format!("case {space} : {what}")
    }

    fn play_at_level(&self, label: &str, level: u8) -> String {
        format!("jouer {label}, niveau {level}")
    }

    fn action_of_strength(&self, action: &str, strength: i8) -> String {
        format!("action {action}, force {strength}")
    }

    fn support_level(&self, project: &str, level: &str, need: &str, gains: &str) -> String {
        format!("{project}, niveau de {level} : {need} – {gains}")
    }
}
