//! `arkwright browse`: search after search, until the reader has seen enough.

use crate::cards::{KEYS, Labels, LangArg, Search, lang_named, readable};
use crate::prompt::{Prompt, Read, unreadable};
use crate::words::Lang;
use crate::{Done, Failure, terminal};
use clap::Args;
use std::collections::VecDeque;
use std::io;

/// What can be asked on the command line.
#[derive(Args)]
#[command(after_help = HELP)]
pub struct BrowseArgs {
    /// The first search, as it could be typed later
    #[arg(value_name = "SEARCH")]
    first: Vec<String>,
    #[command(flatten)]
    lang: LangArg,
}

const HELP: &str = "\
Type what you look for:
  tiger                         part of a name
  401                           a number
  icon:predator max-cost:12     filters, any number of them
  ability:hunter kind:sponsor   every filter of `arkwright cards` works
  lang:fr                       the other language, from now on
  ?                             this help
  q                             leave";

/// Lines of the screen kept for the prompt and what was typed.
const KEPT: usize = 3;

/// Reads searches from the input and shows what they find.
pub fn run(args: &BrowseArgs) -> Result<Done, Failure> {
    let mut browser = Browser { lang: args.lang.lang()?, waiting: VecDeque::new() };
    let mut prompt = Prompt::new("cards> ");
    if prompt.person {
        terminal::print(
            "The cards of Ark Nova. Type a name, a number or icon:predator; ? helps, q leaves.\n",
        )?;
    }
    if !args.first.is_empty() {
        let first: Vec<String> = args.first.iter().map(|term| quoted(term)).collect();
        browser.answer(&first.join(" "))?;
    }
    loop {
        match prompt.line()? {
            Read::End => return Ok(Done::Found),
            Read::Unreadable => terminal::print(unreadable(browser.lang))?,
            Read::Line(line) => match line.trim() {
                "q" | "quit" | "exit" => return Ok(Done::Found),
                typed => browser.answer(typed)?,
            },
        }
    }
}

fn quoted(term: &str) -> String {
    if term.contains(' ') { format!("\"{term}\"") } else { term.to_owned() }
}

struct Browser {
    lang: Lang,
    /// Lines that did not fit on the screen.
    waiting: VecDeque<String>,
}

impl Browser {
    fn answer(&mut self, typed: &str) -> io::Result<()> {
        match typed {
            "" => return self.show_page(),
            "?" | "help" => return terminal::print(&format!("{HELP}\nFilters: {}\n", KEYS.join(", "))),
            _ => {}
        }
        if let Some(lang) = typed.strip_prefix("lang:")
            && let Ok(lang) = lang_named(lang)
        {
            self.lang = lang;
            return Ok(());
        }
        let mut search = Search::new(self.lang);
        if let Err(error) = search.add_line(typed) {
            return terminal::print(&format!("{error}\n"));
        }
        self.lang = search.lang;
        let (count, text) = readable(&search);
        self.waiting = text.lines().map(str::to_owned).collect();
        if count > 1 {
            self.waiting.push_back(format!("{count} {}", Labels::of(self.lang).cards));
        }
        self.show_page()
    }

    /// As much of what was found as fits on the screen.
    fn show_page(&mut self) -> io::Result<()> {
        let page = terminal::height().map_or(usize::MAX, |height| height.saturating_sub(KEPT).max(5));
        let mut text = String::new();
        for line in self.waiting.drain(..page.min(self.waiting.len())) {
            text.push_str(&line);
            text.push('\n');
        }
        if !self.waiting.is_empty() {
            text += &format!("… {} {}\n", self.waiting.len(), Labels::of(self.lang).more);
        }
        terminal::print(&text)
    }
}
