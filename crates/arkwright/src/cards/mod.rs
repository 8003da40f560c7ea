//! `arkwright cards`: find cards and print them.

mod components;
mod faces;
mod filter;
mod json;
mod labels;
mod print;
mod search;
mod table;

pub use faces::edition_name;
pub use filter::{KEYS, lang_named};
pub use labels::Labels;
pub use print::{colour, icon_words, paint, visible, wave, wrap};
pub use search::Search;

use crate::words::Lang;
use crate::{Done, Failure, terminal};
use clap::Args;
use faces::Face;

/// Up to this many cards are shown in full.
const FEW: usize = 6;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct CardsArgs {
    /// Part of a name, in the chosen language or in English, or a printed number. Case and accents do not
    /// matter; several words find names with all of them, or with any if none has all
    #[arg(value_name = "NAME or NUMBER")]
    terms: Vec<String>,
    /// Cards with this icon, such as predator, africa or science; several: with all of them
    #[arg(long, value_name = "ICON")]
    icon: Vec<String>,
    /// animal, sponsor, project or final-scoring
    #[arg(long, value_name = "KIND")]
    kind: Vec<String>,
    /// Animals of a size from 1 to 5, or small, medium, large
    #[arg(long, value_name = "SIZE")]
    size: Vec<String>,
    /// Animals that cost exactly this much
    #[arg(long, value_name = "MONEY", conflicts_with_all = ["min_cost", "max_cost"])]
    cost: Option<String>,
    /// Animals that cost at least this much
    #[arg(long, value_name = "MONEY")]
    min_cost: Option<String>,
    /// Animals that cost at most this much
    #[arg(long, value_name = "MONEY")]
    max_cost: Option<String>,
    /// Sponsors of exactly this level
    #[arg(long, value_name = "LEVEL", conflicts_with_all = ["min_level", "max_level"])]
    level: Option<String>,
    /// Sponsors of at least this level
    #[arg(long, value_name = "LEVEL")]
    min_level: Option<String>,
    /// Sponsors of at most this level
    #[arg(long, value_name = "LEVEL")]
    max_level: Option<String>,
    /// Cards with this ability, such as hunter, clever or full_throated, in either language
    #[arg(long, value_name = "ABILITY")]
    ability: Vec<String>,
    /// Faces that come in this box: base or marine
    #[arg(long, value_name = "SET")]
    set: Option<String>,
    /// The face of each card that is used in this edition: base or marine. Without it, both faces are shown
    #[arg(long, value_name = "EDITION")]
    edition: Option<String>,
    /// Other components instead of cards: action-cards, tiles, universities or maps, of every box and printing
    #[arg(
        long,
        value_name = "KIND",
        conflicts_with_all = ["icon", "kind", "size", "cost", "ability", "level", "set", "edition"]
    )]
    components: Option<String>,
    #[command(flatten)]
    lang: LangArg,
    /// One JSON array with everything that is printed
    #[arg(long, conflicts_with_all = ["list", "full"])]
    json: bool,
    /// One line for each card, however few
    #[arg(long)]
    list: bool,
    /// The whole cards, however many
    #[arg(long, conflicts_with = "list")]
    full: bool,
}

const EXAMPLES: &str = "\
Examples:
  arkwright cards 401                                by number
  arkwright cards 401 219 004                        several
  arkwright cards 'snow leopard'                     by name
  arkwright cards --icon predator --max-cost 12      by what is printed
  arkwright cards --icon bird,europe --size small    both icons, size 1 or 2
  arkwright cards --lang fr --ability hunter         in French
  arkwright cards --kind sponsor --level 3 --list    one line each
  arkwright cards --edition marine --kind project    as they are used with Marine Worlds
  arkwright cards --components action-cards build    the standard Build card and its alternates
  arkwright cards --components maps 4a               what a map does
  arkwright cards --json --kind animal | jq '.[0]'   for programs

Exit code: 0 with cards, 1 if no card fits, 2 if a filter cannot be understood.";

/// The language option.
#[derive(Args)]
pub struct LangArg {
    /// Language of names and texts: en or fr [default: fr if LANG says so, else en]
    #[arg(long = "lang", value_name = "LANG")]
    name: Option<String>,
}

impl LangArg {
    /// The language asked for, else that of the system.
    pub fn lang(&self) -> Result<Lang, Failure> {
        match &self.name {
            Some(name) => lang_named(name).map_err(Failure::Usage),
            None if std::env::var("LANG").is_ok_and(|lang| lang.starts_with("fr")) => Ok(Lang::Fr),
            None => Ok(Lang::En),
        }
    }
}

impl CardsArgs {
    fn search(&self) -> Result<Search, Failure> {
        let mut search = Search::new(self.lang.lang()?);
        self.terms.iter().for_each(|term| search.add_term(term));
        let many =
            [("icon", &self.icon), ("kind", &self.kind), ("size", &self.size), ("ability", &self.ability)];
        let single = [
            ("cost", &self.cost),
            ("min-cost", &self.min_cost),
            ("max-cost", &self.max_cost),
            ("level", &self.level),
            ("min-level", &self.min_level),
            ("max-level", &self.max_level),
            ("set", &self.set),
            ("edition", &self.edition),
        ];
        let many = many.into_iter().flat_map(|(key, values)| values.iter().map(move |value| (key, value)));
        let single = single.into_iter().filter_map(|(key, value)| Some((key, value.as_ref()?)));
        for (key, value) in many.chain(single) {
            search.filter.add(key, value).map_err(Failure::Usage)?;
        }
        Ok(search)
    }
}

/// Finds the cards and prints them.
pub fn run(args: &CardsArgs) -> Result<Done, Failure> {
    if let Some(kind) = &args.components {
        return components(kind, args);
    }
    let search = args.search()?;
    let found = search.run();
    if args.json {
        terminal::print(&json::array(&found, search.lang))?;
    }
    if found.is_empty() {
        terminal::remark(&search.about_nothing());
        return Ok(Done::Nothing);
    }
    if !args.json {
        let full = args.full || (found.len() <= FEW && !args.list);
        terminal::print(&if full { boxes(&found, search.lang) } else { list(&found, search.lang) })?;
        if !full {
            remark_on(&search, found.len());
        }
    }
    if let Some(missing) = search.about_missing_numbers() {
        terminal::remark(&missing);
    }
    Ok(Done::Found)
}

/// Finds other components and prints them.
fn components(kind: &str, args: &CardsArgs) -> Result<Done, Failure> {
    let lang = args.lang.lang()?;
    let found = components::find(kind, &args.terms, lang).map_err(Failure::Usage)?;
    let text =
        if args.json { components::array(&found) } else { components::text(&found, terminal::width()) };
    terminal::print(&text)?;
    if found.is_empty() {
        terminal::remark(&Search::new(lang).about_nothing());
        return Ok(Done::Nothing);
    }
    Ok(Done::Found)
}

fn remark_on(search: &Search, count: usize) {
    let labels = Labels::of(search.lang);
    match search.is_empty() {
        true => terminal::remark(&format!("{count} {}. {}", labels.cards, labels.hint)),
        false => terminal::remark(&format!("{count} {}.", labels.cards)),
    }
}

/// Cards as a person reads them best: few in full, many as a list.
pub fn readable(search: &Search) -> (usize, String) {
    let found = search.run();
    let text = match found.len() {
        0 => search.about_nothing() + "\n",
        1..=FEW => boxes(&found, search.lang),
        _ => list(&found, search.lang),
    };
    (found.len(), text)
}

fn boxes(faces: &[Face], lang: Lang) -> String {
    let width = terminal::width();
    faces.iter().map(|face| print::card_box(*face, lang, width)).collect()
}

fn list(faces: &[Face], lang: Lang) -> String {
    table::table(faces, lang, terminal::table_width())
}
