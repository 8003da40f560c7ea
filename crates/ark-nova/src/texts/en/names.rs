//! English names of cards and maps are those of the catalogue.

use super::English;
use crate::catalogue::{Card, ZooMap};
use crate::texts::cards::CardNames;

impl CardNames for English {
    fn card_name(&self, card: Card) -> &'static str {
        card.name()
    }

    fn map_name(&self, map: &ZooMap) -> &'static str {
        map.name
    }
}
