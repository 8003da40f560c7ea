//! Ark at a table.

use super::Served;
use crate::json;
use ark::{Card, Position, Rules, printed};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Game, Lang, Seat, Told, Viewer};

/// What is asked about: a card of the deck by its place.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct About {
    card: Card,
}

impl Served for Rules {
    const TITLE: &'static str = "Ark";
    const PLAYERS: (usize, usize) = (3, 5);

    fn catalogue(lang: Lang) -> Value {
        json!(printed::catalogue(lang))
    }

    fn why(&self, position: &Position, seat: Seat, about: &Value, lang: Lang) -> Result<Value, String> {
        let About { card } = json::read(about)?;
        if !self.all_cards().contains(card) {
            return Err(format!("the deck has no card {}", card.0));
        }
        let view = self.view(position, Viewer::Seat(seat));
        let report = self.explain_seen(&view, seat, card);
        let texts: Vec<String> = report
            .cabins
            .iter()
            .flat_map(|cabin| &cabin.blockers)
            .map(|blocker| self.blocker_text(blocker, lang))
            .collect();
        Ok(json!({"explanation": report, "text": texts.join("\n")}))
    }
}
