//! What was used least.

use crate::{Counts, words};
use ark_nova::catalogue::action_cards::{self, ActionCard};
use ark_nova::catalogue::{BonusTile, CardId, CardKind, MapId, Side};
use ark_nova::{Rules, catalogue};
use tabletop::Chance;

/// Weight of what the table does not ask for.
const UNASKED: u32 = 100;

/// The uses of the rarest thing whose name begins like this.
fn least(counts: &Counts, begins: &str) -> Option<u32> {
    let same = counts.range(begins.to_owned()..).take_while(|(name, _)| name.starts_with(begins));
    same.map(|(_, n)| *n).min()
}

/// Things in the order of their uses, with some disorder.
fn sorted<T: Copy + Ord>(things: impl Iterator<Item = (Option<u32>, T)>, chance: &mut Chance) -> Vec<T> {
    let mut all: Vec<(u32, T)> =
        things.map(|(uses, thing)| (uses.unwrap_or(UNASKED) * 8 + chance.below(16), thing)).collect();
    all.sort_unstable();
    all.into_iter().map(|(_, thing)| thing).collect()
}

/// The later maps.
pub fn maps(counts: &Counts, chance: &mut Chance) -> Vec<MapId> {
    let later = MapId::all().filter(|id| id.map().source == catalogue::maps::MapSource::Later);
    let uses = |id: MapId| {
        let begins = [format!("map {id} line "), format!("map {id}: ")];
        begins.iter().filter_map(|begins| least(counts, begins)).min()
    };
    sorted(later.map(|id| (uses(id), id)), chance)
}

/// The cards of the deck.
pub fn cards(rules: &Rules, counts: &Counts, chance: &mut Chance) -> Vec<CardId> {
    let uses = |card: CardId| {
        let mut begins = vec![format!("card {card}"), format!("reef {card}"), format!("project {card} ")];
        begins.push(format!("sponsor {card} line "));
        if card.kind() == Some(CardKind::Animal) {
            begins.extend(rules.abilities(card).iter().map(|&ability| words::ability(ability)));
        }
        begins.iter().filter_map(|begins| least(counts, begins)).min()
    };
    let deck = catalogue::deck(rules.options.edition);
    sorted(deck.map(|card| (uses(card), card)), chance)
}

/// The sponsors of a list by their lines.
pub fn sponsors(cards: &[CardId], counts: &Counts, chance: &mut Chance) -> Vec<CardId> {
    let sponsors = cards.iter().filter(|card| card.kind() == Some(CardKind::Sponsor));
    let lines = |card: CardId| least(counts, &format!("sponsor {card} line "));
    sorted(sponsors.map(|&card| (lines(card), card)), chance)
}

/// Sides of the action cards of one action: the number, and whether it is side II.
pub fn sides(action: catalogue::Action, counts: &Counts, chance: &mut Chance) -> Vec<(u8, bool)> {
    let cards = action_cards::ALL.iter().filter(|card| card.action == action);
    let side = |card: &ActionCard, side: Side| {
        let name = crate::features::expansion::side(card.action, card.number, side);
        (least(counts, &name), (card.number, side == Side::II))
    };
    sorted(cards.flat_map(|card| [side(card, Side::I), side(card, Side::II)]), chance)
}

/// The bonus tiles of the game.
pub fn tiles(rules: &Rules, counts: &Counts, chance: &mut Chance) -> Vec<BonusTile> {
    let pool = catalogue::bonus_tiles::pool(rules.options.edition);
    let uses = |tile: BonusTile| least(counts, &format!("tile {tile:?}"));
    sorted(pool.map(|tile| (uses(tile), tile)), chance)
}

/// Base projects.
pub fn base_projects(rules: &Rules, counts: &Counts, chance: &mut Chance) -> Vec<CardId> {
    let uses = |card: CardId| {
        let begins = [format!("card {card}"), format!("project {card} ")];
        begins.iter().filter_map(|begins| least(counts, begins)).min()
    };
    sorted(rules.base_projects().map(|card| (uses(card), card)), chance)
}
