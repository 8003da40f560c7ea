//! Play: a host runs a game for you and a bot. Every line of the input is a move; `cargo run -p host --example play`.

use host::{Host, Player};
use std::error::Error;
use std::io::stdin;
use tabletop::{Game, Lang, Seat, Seed, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = ark_nova::Rules::new(&ark_nova::Options::players(2))?;
    let players = vec![Player::Human, Player::Bot(bots::Level::Greedy)];
    let mut host = Host::new(rules, Seed::from_number(7), players, vec!["You".into(), "Bot".into()])?;
    let (you, mut read) = (Seat(0), 0);
    let mut lines = stdin().lines();
    loop {
        while host.bot_moves()?.is_some() {}
        for news in host.news(Viewer::Seat(you), read, Lang::En) {
            println!("{}", news.text);
        }
        read = host.events().len();
        if let Some(outcome) = host.outcome() {
            println!("{outcome:?}");
            return Ok(());
        }
        for group in host.choices(you, Lang::En) {
            println!("{}", group.text);
            for choice in group.moves.iter().take(12) {
                println!("  {:<24} {}", choice.notation, choice.text);
            }
        }
        let Some(line) = lines.next().transpose()? else { return Ok(()) };
        match line.trim().parse() {
            Ok(answer) => {
                if let Err(refusal) = host.make(you, answer) {
                    println!("No: {refusal}");
                }
            }
            Err(error) => println!("{error}"),
        }
    }
}
