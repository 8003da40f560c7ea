//! Numbered lines that fit on a screen.

use super::ui::{BOLD, DIM};
use crate::cards::{paint, visible};
use crate::words::Lang;

/// Lines of a page.
const PAGE: usize = 18;

/// One line of the list.
pub struct Line {
    /// The number, or the numbers.
    pub label: String,
    /// The move in words.
    pub text: String,
    /// The move in notation.
    pub notation: String,
}

/// The moves of a question.
#[derive(Default)]
pub struct Listed {
    /// A line for each, or for several that belong together.
    pub lines: Vec<Line>,
    /// How to find those that are not listed.
    pub note: String,
}

/// One page of lines, and how many follow.
pub fn page(listed: &Listed, from: usize, width: usize, lang: Lang) -> String {
    let mut text: String = listed.lines.iter().skip(from).take(PAGE).map(|line| drawn(line, width)).collect();
    if !listed.note.is_empty() {
        text.extend(crate::cards::wrap(&listed.note, width - 2).iter().map(|line| format!("  {line}\n")));
    }
    let rest = listed.lines.len().saturating_sub(from + PAGE);
    if rest > 0 {
        text += &match lang {
            Lang::En if rest == 1 => "  … 1 more line: type more\n".to_owned(),
            Lang::Fr if rest == 1 => "  … encore 1 ligne : tapez more\n".to_owned(),
            Lang::En => format!("  … {rest} more lines: type more\n"),
            Lang::Fr => format!("  … encore {rest} lignes : tapez more\n"),
        };
    }
    text
}

/// Lines shown at a time, for going on to the next page.
pub const fn page_length() -> usize {
    PAGE
}

/// One line, its notation at the right where there is room.
pub fn drawn(line: &Line, width: usize) -> String {
    let label = format!("{:>7}  ", line.label);
    let indent = label.chars().count();
    let room = width.saturating_sub(indent);
    let parts: Vec<String> = line.text.lines().flat_map(|text| crate::cards::wrap(text, room)).collect();
    let mut text = String::new();
    for (nth, part) in parts.iter().enumerate() {
        if nth == 0 {
            let first = format!("{}{part}", paint(BOLD, &label));
            let room = width.saturating_sub(visible(&first));
            let notation = &line.notation;
            let fits = !notation.is_empty() && notation.chars().count() + 2 <= room;
            text += &first;
            if fits {
                let gap = " ".repeat(room - notation.chars().count());
                text += &format!("{gap}{}", paint(DIM, notation));
            }
            text.push('\n');
        } else {
            text += &format!("{}{part}\n", " ".repeat(indent));
        }
    }
    text
}
