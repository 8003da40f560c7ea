//! Explain: what can be played at the first turn, what stands against the rest, and what would help;
//! `cargo run -p ark-nova --example explain`.

use ark_nova::texts::{Lang, explanation_text};
use ark_nova::{Options, Rules, Subject};
use std::error::Error;
use tabletop::{Game, Match, Seed, Silent};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Rules::new(&Options::players(2))?;
    let mut game = Match::new(rules, Seed::from_number(4), &mut Silent);
    while game.position().turns == 0 {
        let seat = game.asked().first().ok_or("nobody is asked")?;
        game.make(seat, game.legal(seat)[0], &mut Silent)?;
    }
    let seat = game.position().active;
    let look = game.rules().look(game.position());
    for card in look.zoo(seat).hand.iter() {
        for subject in Subject::of_card(card) {
            println!("{}\n", explanation_text(&look.explain(seat, subject), Lang::En));
        }
    }
    Ok(())
}
