//! The small menu behind `cargo play`: a game, or the cards.

use crate::cards::{LangArg, lang_named};
use crate::words::Lang;
use crate::{Done, Failure, browse, play, terminal};
use clap::{Args, FromArgMatches};
use std::io::{self, BufRead};

/// What can be asked on the command line.
#[derive(Args)]
pub struct MenuArgs {
    #[command(flatten)]
    lang: LangArg,
}

/// Asks what to open and opens it.
pub fn run(args: &MenuArgs) -> Result<Done, Failure> {
    let lang = args.lang.lang()?;
    terminal::print(text(lang))?;
    loop {
        let mut line = String::new();
        // Not more than this line: what follows is for the game or the browser.
        if io::stdin().lock().read_line(&mut line)? == 0 {
            return Ok(Done::Found);
        }
        let word = if lang == Lang::Fr { "fr" } else { "en" };
        match line.trim() {
            "" | "1" => return play::run(&parsed(&["play", "--lang", word])?),
            "2" => return play::run(&parsed(&["play", "--solo", "--lang", word])?),
            "3" => return play::run(&parsed(&["play", "ark", "--lang", word])?),
            "4" => return browse::run(&parsed(&["browse", "--lang", word])?),
            "q" | "quit" | "5" => return Ok(Done::Found),
            other if lang_named(other).is_ok() => {
                let lang = if other == "fr" { "fr" } else { "en" };
                return run(&parsed(&["menu", "--lang", lang])?);
            }
            _ => terminal::print(text(lang))?,
        }
    }
}

fn parsed<A: Args + FromArgMatches>(words: &[&str]) -> Result<A, Failure> {
    let command = A::augment_args(clap::Command::new("arkwright"));
    let matches = command.try_get_matches_from(words).map_err(|error| Failure::Usage(error.to_string()))?;
    A::from_arg_matches(&matches).map_err(|error| Failure::Usage(error.to_string()))
}

fn text(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Arkwright\n  1  Ark Nova: you against a random player\n  2  Ark Nova: the solo game\n  3  Ark: you against two random players\n  4  the card browser of Ark Nova\n  q  leave  (fr: en français)\n"
        }
        Lang::Fr => {
            "Arkwright\n  1  Ark Nova : vous contre un joueur au hasard\n  2  Ark Nova : le jeu solo\n  3  Ark : vous contre deux joueurs au hasard\n  4  les cartes d'Ark Nova\n  q  quitter  (en: in English)\n"
        }
    }
}
