//! Words and small layouts of the screens.

use crate::cards::{paint, visible, wrap};
use crate::terminal;
use crate::words::Lang;
use anstyle::{AnsiColor, Style};

pub const DIM: Style = Style::new().dimmed();
pub const BOLD: Style = Style::new().bold();
pub const GOOD: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green)));
pub const BAD: Style = Style::new().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red)));

/// Screens are not laid out wider than this.
const WIDEST: usize = 120;

/// The columns for the screens: what there is, within reason.
pub fn screen_width() -> usize {
    terminal::table_width().unwrap_or(80).clamp(60, WIDEST)
}

/// One of two texts.
pub fn t(lang: Lang, en: &'static str, fr: &'static str) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
    }
}

/// A line across the screen with a title at its left and something at its right.
pub fn rule(title: &str, right: &str, width: usize) -> String {
    let used = title.chars().count() + right.chars().count() + if right.is_empty() { 4 } else { 8 };
    let dashes = "─".repeat(width.saturating_sub(used).max(1));
    let right = if right.is_empty() { String::new() } else { format!(" {right} ──") };
    let (open, rest) = (paint(DIM, "── "), paint(DIM, &format!(" {dashes}{right}")));
    format!("{open}{}{rest}", paint(BOLD, title))
}

/// A text as a sentence of its own: its first letter is a capital one.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// The text cut to so many columns.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let short: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}

/// The text filled up with spaces, its styles not counted.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(visible(text))))
}

/// A line in the width of the screen, its indentation kept.
pub fn indented(line: &str, width: usize) -> Vec<String> {
    let indent = line.chars().take_while(|letter| *letter == ' ').count();
    let lines = wrap(line, width.saturating_sub(indent));
    lines.iter().map(|line| format!("{}{line}", " ".repeat(indent))).collect()
}

/// Why a move too many is not made.
pub fn complete(lang: Lang) -> &'static str {
    t(lang, "The choice is complete before that.", "Le choix est déjà complet avant cela.")
}

/// A number and its word, in the right number of both.
pub fn counted(n: usize, lang: Lang, en: [&str; 2], fr: [&str; 2]) -> String {
    let word = match lang {
        Lang::En => en[usize::from(n != 1)],
        Lang::Fr => fr[usize::from(n > 1)],
    };
    format!("{n} {word}")
}
