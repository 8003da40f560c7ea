//! Ark Nova at a table.

use super::Served;
use crate::json;
use ark_nova::catalogue::Card;
use ark_nova::{Position, Rules, Subject, printed, texts};
use serde_json::{Value, json};
use tabletop::{Game, Lang, Seat};

impl Served for Rules {
    const TITLE: &'static str = "Ark Nova";
    const PLAYERS: (usize, usize) = (1, 4);

    fn catalogue(lang: Lang) -> Value {
        json!(printed::catalogue(lang))
    }

    fn why(&self, position: &Position, seat: Seat, about: &Value, lang: Lang) -> Result<Value, String> {
        let subject: Subject = json::read(about)?;
        if let Subject::Animal { card } | Subject::Sponsor { card } | Subject::Level { card, .. } = subject {
            let there = Card::find(card, self.options().edition).is_some();
            if !there || !Subject::of_card(card).contains(&subject) {
                return Err(format!("the game has no such card, or not as this: {}", json::text(about)));
            }
        }
        let explanation = self.look(position).explain(seat, subject);
        let text = texts::explanation_text(&explanation, lang);
        Ok(json!({"explanation": explanation, "text": text}))
    }
}
