//! The small menu behind `cargo play`: a game, or the cards.

use crate::cards::{LangArg, lang_named};
use crate::play::Kept;
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
    let kept = play::kept_games(KEPT, lang);
    terminal::print(&(text(lang).to_owned() + &offered(&kept, lang)))?;
    loop {
        let mut line = Vec::new();
        // Not more than this line: what follows is for the game or the browser.
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            return Ok(Done::Found);
        }
        let line = String::from_utf8_lossy(&line);
        let word = if lang == Lang::Fr { "fr" } else { "en" };
        let play = |words: &[&str]| {
            let all: Vec<&str> = ["play"].iter().chain(words).chain(&["--lang", word]).copied().collect();
            play::run(&parsed(&all)?)
        };
        match line.trim() {
            "" | "1" => return play(&["ark-nova", "--seats", "human,easy"]),
            "2" => return play(&["ark-nova", "--seats", "human,medium"]),
            "3" => return play(&["ark-nova", "--seats", "human,hard"]),
            "4" => return play(&["ark-nova", "--seats", "human,expert"]),
            "s" => return play(&["ark-nova", "--solo"]),
            "m" => {
                return play(&["ark-nova", "--seats", "human,easy", "--expansion", "marine-worlds"]);
            }
            "5" => return play(&["ark", "--seats", "human,easy,easy"]),
            "6" => return play(&["ark", "--seats", "human,medium,medium"]),
            "7" => return play(&["ark", "--seats", "human,hard,hard"]),
            "8" => return play(&["ark", "--seats", "human,expert,expert"]),
            typed if chosen(typed, &kept).is_some() => {
                let path = chosen(typed, &kept).map(|kept| kept.path.to_string_lossy().into_owned());
                return play(&["--load", &path.unwrap_or_default()]);
            }
            "c" => return browse::run(&parsed(&["browse", "--lang", word])?),
            "q" | "quit" | "9" => return Ok(Done::Found),
            other if lang_named(other).is_ok() => {
                let lang = if other == "fr" { "fr" } else { "en" };
                return run(&parsed(&["menu", "--lang", lang])?);
            }
            _ => terminal::print(&(text(lang).to_owned() + &offered(&kept, lang)))?,
        }
    }
}

/// Games that are offered to be gone on with.
const KEPT: usize = 5;

/// The games that are not over, to go on with.
fn offered(kept: &[Kept], lang: Lang) -> String {
    if kept.is_empty() {
        return String::new();
    }
    let title = match lang {
        Lang::En => "Go on with a game (g alone takes the last one)",
        Lang::Fr => "Reprendre une partie (g seul prend la dernière)",
    };
    let lines = kept.iter().zip(1..).map(|(kept, nth)| format!("   g{nth}  {}\n", kept.line));
    format!("\n  {title}\n{}", lines.collect::<String>())
}

/// The game a line such as `g` or `g2` asks for.
fn chosen<'a>(typed: &str, kept: &'a [Kept]) -> Option<&'a Kept> {
    let number = typed.strip_prefix('g')?;
    let nth = if number.is_empty() { 1 } else { number.parse::<usize>().ok()? };
    kept.get(nth.checked_sub(1)?)
}

fn parsed<A: Args + FromArgMatches>(words: &[&str]) -> Result<A, Failure> {
    let command = A::augment_args(clap::Command::new("arkwright"));
    let matches = command.try_get_matches_from(words).map_err(|error| Failure::Usage(error.to_string()))?;
    A::from_arg_matches(&matches).map_err(|error| Failure::Usage(error.to_string()))
}

fn text(lang: Lang) -> &'static str {
    match lang {
        Lang::En => EN,
        Lang::Fr => FR,
    }
}

const EN: &str = "\
Arkwright: type a number and press Enter; Enter alone takes 1.

  Ark Nova, you against a bot
    1  easy: it looks one step ahead
    2  medium: it plans its whole turn
    3  hard: it looks a few turns ahead
    4  expert: the same at leisure, up to two seconds for an answer
    s  the solo game, against the clock
    m  with Marine Worlds, against the easy bot

  Ark, you against two bots
    5  easy
    6  medium
    7  hard
    8  expert

    c  look up the cards of Ark Nova
    q  leave      (fr: en français)
";

const FR: &str = "\
Arkwright : tapez un numéro, puis Entrée ; Entrée seule choisit 1.

  Ark Nova, vous contre un robot
    1  facile : il regarde un coup en avant
    2  moyen : il prépare tout son tour
    3  difficile : il prévoit quelques tours
    4  expert : de même, à loisir, jusqu'à deux secondes par réponse
    s  le jeu solo, contre la montre
    m  avec Mondes marins, contre le robot facile

  Ark, vous contre deux robots
    5  facile
    6  moyen
    7  difficile
    8  expert

    c  consulter les cartes d'Ark Nova
    q  quitter      (en: in English)
";
