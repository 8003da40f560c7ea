//! The log: what happened, in lines a person reads.

use super::at_table::AtTable;
use super::session::Session;
use crate::words::Lang;
use tabletop::Viewer;

/// From this many events in a row on, only the last one has its own line.
const ROW: usize = 7;

/// The lines from an event on, as a viewer may read them.
pub fn lines<G: AtTable>(session: &Session<G>, from: usize, viewer: Viewer) -> Vec<String> {
    let news = session.news(viewer, from, session.lang).into_iter();
    news.filter(|news| G::matters(news.event)).map(|news| news.text).collect()
}

/// The lines before an event, as a viewer may read them.
pub fn until<G: AtTable>(session: &Session<G>, to: usize, viewer: Viewer) -> Vec<String> {
    let news = session.news(viewer, 0, session.lang).into_iter().take(to);
    news.filter(|news| G::matters(news.event)).map(|news| news.text).collect()
}

/// The last lines, at most so many.
pub fn last<G: AtTable>(session: &Session<G>, most: usize, viewer: Viewer) -> Vec<String> {
    let all = lines(session, 0, viewer);
    all[all.len().saturating_sub(most)..].to_vec()
}

/// The lines from an event on where lines are few: a long row of like events is counted, and its last one told.
pub fn news<G: AtTable>(session: &Session<G>, from: usize, viewer: Viewer) -> Vec<String> {
    let news: Vec<_> = session.news(viewer, from, session.lang);
    let news: Vec<_> = news.into_iter().filter(|news| G::matters(news.event)).collect();
    let mut lines = Vec::new();
    for row in news.chunk_by(|a, b| G::in_a_row(a.event) && G::in_a_row(b.event)) {
        match row {
            [before @ .., last] if row.len() >= ROW => {
                let n = before.len();
                lines.push(match session.lang {
                    Lang::En => format!("… and before the next one {n} more, which log all shows"),
                    Lang::Fr => format!("… et avant la suivante {n} autres, que montre log all"),
                });
                lines.push(last.text.clone());
            }
            row => lines.extend(row.iter().map(|news| news.text.clone())),
        }
    }
    lines
}
