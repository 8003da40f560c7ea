//! The screen: status, tabs, a pane, what is new, the question with its moves, and the line that is typed.

use super::super::at_table::Pane;
use ansi_to_tui::IntoText;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Paragraph};

/// Screens at least this wide show the log beside the table.
pub const WIDE: u16 = 120;
/// Columns of the log there.
const LOG: u16 = 40;

/// Everything that is drawn: texts that were made from what a seat may know.
pub struct Scene {
    /// One line at the top.
    pub status: String,
    /// The panes that can be shown.
    pub panes: Vec<Pane>,
    /// Which of them is.
    pub shown: usize,
    /// The first line of it.
    pub scroll: usize,
    /// Something that was asked for, in front of the panes.
    pub reply: Option<String>,
    /// What the player has not seen yet.
    pub news: Vec<String>,
    /// The log, for wide screens.
    pub log: Vec<String>,
    /// The question.
    pub question: String,
    /// The moves, a line each.
    pub moves: Vec<String>,
    /// The first line of them.
    pub from: usize,
    /// What is typed.
    pub typed: String,
    /// Where the cursor is in it.
    pub cursor: usize,
    /// What the keys do.
    pub keys: &'static str,
    /// `more lines`, for what does not fit: below the pane, and below the moves.
    pub more: [&'static str; 2],
}

/// What fitted: whoever scrolls has to know.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Fitted {
    /// The lines of the pane.
    pub lines: usize,
    /// The rows for them.
    pub rows: usize,
    /// The rows for moves.
    pub moves: usize,
}

/// The columns that a pane has on a screen of this width.
pub fn pane_width(width: u16) -> usize {
    usize::from(if width >= WIDE { width - LOG } else { width })
}

/// A text with styles as lines.
fn text(styled: &str) -> Text<'static> {
    styled.into_text().unwrap_or_else(|_| Text::raw(styled.to_owned()))
}

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);
const BAR: Style = Style::new().add_modifier(Modifier::REVERSED);

/// Draws the scene.
pub fn draw(frame: &mut Frame<'_>, scene: &Scene) -> Fitted {
    let whole = frame.area();
    let (left, right) = if whole.width >= WIDE {
        let [left, right] = Layout::horizontal([Constraint::Min(0), Constraint::Length(LOG)]).areas(whole);
        (left, Some(right))
    } else {
        (whole, None)
    };
    if let Some(right) = right {
        draw_log(frame, scene, right);
    }
    let width = usize::from(left.width);
    let question = text(&scene.question);
    // A long text of its own comes before what is new; on a wide screen the log shows that anyway.
    let news = if right.is_some() || scene.reply.is_some() { Vec::new() } else { scene.news.clone() };
    let height = left.height.saturating_sub(4) as usize;
    let asked = question.lines.len();
    let room = height.saturating_sub(asked + news.len());
    // Moves get up to half of the room, more where the pane does not need it.
    let pane = match &scene.reply {
        Some(reply) => text(reply),
        None => text(&scene.panes.get(scene.shown).map(|pane| pane.text.clone()).unwrap_or_default()),
    };
    let whole = scene.panes.get(scene.shown).filter(|_| scene.reply.is_none()).map_or(0, |pane| pane.whole);
    // A picture keeps its rows, as long as some moves are seen.
    let most =
        if whole > 0 { room.saturating_sub(whole).clamp(room.min(4), (room / 2).max(4)) } else { room / 2 };
    let moves = scene.moves.len().min(most.max(room.saturating_sub(pane.lines.len())));
    let rows = room.saturating_sub(moves);
    let parts = [1, 1, rows, news.len(), asked, moves, 1, 1].map(|n| Constraint::Length(n as u16));
    let [status, tabs, middle, news_area, question_area, moves_area, input, keys] =
        Layout::vertical(parts).areas(left);
    let status_line = format!("{:<width$}", scene.status);
    frame.render_widget(Paragraph::new(status_line).style(BAR), status);
    frame.render_widget(Paragraph::new(tab_line(scene)), tabs);
    let lines = pane.lines.len();
    let scroll = scene.scroll.min(lines.saturating_sub(rows));
    draw_part(frame, pane, scroll, middle, scene.more[0]);
    let told: Vec<Line<'_>> = news.iter().map(|line| Line::from(Span::styled(line.clone(), DIM))).collect();
    frame.render_widget(Paragraph::new(told), news_area);
    frame.render_widget(Paragraph::new(question).style(BOLD), question_area);
    let listed = text(&scene.moves.join("\n"));
    draw_part(frame, listed, scene.from, moves_area, scene.more[1]);
    frame.render_widget(Paragraph::new(format!("> {}", scene.typed)).style(BOLD), input);
    let column = (2 + scene.cursor).min(width.saturating_sub(1)) as u16;
    frame.set_cursor_position((input.x + column, input.y));
    frame.render_widget(Paragraph::new(scene.keys).style(DIM), keys);
    Fitted { lines, rows, moves }
}

fn tab_line(scene: &Scene) -> Line<'static> {
    let mut spans = Vec::new();
    for (nth, pane) in scene.panes.iter().enumerate() {
        let here = nth == scene.shown && scene.reply.is_none();
        let style = if here { BAR } else { DIM };
        spans.push(Span::styled(format!(" F{} {} ", nth + 1, pane.title), style));
    }
    Line::from(spans)
}

/// The lines from one on; where some do not fit, the last row says how many.
fn draw_part(frame: &mut Frame<'_>, text: Text<'static>, from: usize, area: Rect, more: &str) {
    let rows = usize::from(area.height);
    let all = text.lines.len();
    let mut lines: Vec<Line<'static>> = text.lines.into_iter().skip(from).take(rows).collect();
    let rest = all.saturating_sub(from + rows);
    if rest > 0 && lines.len() == rows && rows > 0 {
        lines[rows - 1] = Line::from(Span::styled(format!("  … {} {more}", rest + 1), DIM));
    }
    frame.render_widget(Paragraph::new(lines), area);
}

fn draw_log(frame: &mut Frame<'_>, scene: &Scene, area: Rect) {
    let block = Block::new().borders(Borders::LEFT).border_style(DIM);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let rows = usize::from(inner.height);
    let old = scene.log.iter().map(|line| Line::from(Span::styled(line.clone(), DIM)));
    let new = scene.news.iter().map(|line| Line::from(line.clone()));
    let lines: Vec<Line<'_>> = old.chain(new).collect();
    // What is new is never cut: where it is longer than the screen, its beginning stands at the top.
    let newest = lines.len().saturating_sub(rows).min(scene.log.len());
    frame.render_widget(Paragraph::new(lines.into_iter().skip(newest).collect::<Vec<_>>()), inner);
}
