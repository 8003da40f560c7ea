//! Tables through HTTP: JSON for browsers, bots and scripts alike, and one socket for each table and viewer.

mod accounts;
mod acting;
mod bell;
mod catalogue;
mod chatting;
mod checks;
mod documents;
mod fault;
mod games;
mod gate;
mod identity;
mod listing;
mod looking;
mod making;
mod measures;
mod next;
mod reading;
mod records;
mod replaying;
mod seating;
mod socket;
mod sockets;

pub use documents::openapi;
pub use fault::{ErrorBody, ErrorTold, Errors, Fault};
pub use measures::install_recorder;
pub use table::asked::Language;

use crate::client;
use crate::config::Config;
use crate::security::{Buckets, Passwords};
use crate::store::TableId;
use crate::tables::Tables;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::from_fn_with_state;
use bell::Bell;
use sockets::Sockets;
use std::sync::Arc;
use tokio::sync::{Mutex, watch};
use tower_http::catch_panic::CatchPanicLayer;

/// What all requests share.
pub struct App {
    /// The tables.
    pub tables: Arc<Tables>,
    /// What the server was told before it started.
    pub config: Config,
    passwords: Passwords,
    buckets: Buckets,
    sockets: Arc<Sockets>,
    /// Rings where somebody wrote into a chat, or a game goes on elsewhere.
    bell: Bell,
    /// Whether the server is about to end.
    closing: watch::Sender<bool>,
    /// One rematch at a time, so that everybody finds the same.
    rematches: Mutex<()>,
}

impl App {
    /// Tables, ready to be asked for.
    pub fn new(tables: Arc<Tables>, config: Config) -> Arc<App> {
        measures::install_recorder();
        let passwords = Passwords::new(config.limits.passwords);
        let sockets = Arc::new(Sockets::new(config.limits.sockets, config.limits.sockets_per_address));
        Arc::new(App {
            tables,
            config,
            passwords,
            buckets: Buckets::default(),
            sockets,
            bell: Bell::default(),
            closing: watch::Sender::new(false),
            rematches: Mutex::new(()),
        })
    }

    /// Whether people come through TLS.
    pub fn has_tls(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Ends what would wait for a long time: sockets and long polls. To be called when the server is to end.
    pub fn end(&self) {
        self.closing.send_replace(true);
    }

    /// Whether the server is about to end.
    fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the server is about to end.
    async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        // The sender lives as long as this.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    /// Somebody wrote into the chat of a table, perhaps through another node.
    pub fn chat_changed(&self, table: &TableId) {
        self.bell.ring(table);
    }

    /// Somebody may have written into any chat.
    pub fn chats_changed(&self) {
        self.bell.ring_all();
    }

    /// How many sockets are open.
    pub fn open_sockets(&self) -> usize {
        self.sockets.open()
    }
}

/// Everything under `/api`, with `/metrics` and `/healthz`, and the browser client everywhere else. Addresses of those who connect have to be given along
/// (`into_make_service_with_connect_info`), for the limits.
pub fn router(app: Arc<App>) -> Router {
    let (routes, _) = documents::routes().split_for_parts();
    routes
        .merge(documents::pages())
        .merge(measures::pages())
        .fallback(client::client)
        .method_not_allowed_fallback(no_method)
        .layer(CatchPanicLayer::custom(gate::panicked))
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(Arc::clone(&app), gate::gate))
        .with_state(app)
}

async fn no_method(method: Method, uri: Uri) -> Fault {
    let message = format!("{method} cannot be done at {}", uri.path());
    Fault::new(StatusCode::METHOD_NOT_ALLOWED, "no_method", message)
}
