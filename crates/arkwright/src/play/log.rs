//! The log: what happened, in lines a person reads.

use super::at_table::AtTable;
use super::session::Session;
use tabletop::Viewer;

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
