//! The documentation of the API, made from its handlers.

use super::{
    App, ErrorBody, accounts, acting, catalogue, chatting, games, listing, looking, making, next, records,
    replaying, seating, socket,
};
use crate::security::DOCS_POLICY;
use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::{Arc, OnceLock};
use utoipa::OpenApi;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(
    info(title = "Arkwright", description = "Tables of board games: for browsers, bots and scripts alike."),
    components(schemas(ErrorBody, socket::SocketMoves)),
    modifiers(&Tokens),
    security(("seat_token" = []), ()),
    tags(
        (name = "games", description = "What can be played."),
        (name = "tables", description = "Making, finding and watching tables."),
        (name = "seats", description = "Who sits where."),
        (name = "playing", description = "What a seat does."),
        (name = "records", description = "Finished games."),
        (name = "chat", description = "What is said at a table."),
        (name = "accounts", description = "To find one's tables on another device; nobody needs one."),
    )
)]
struct Document;

/// How a seat is proved.
struct Tokens;

impl utoipa::Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("seat_token", scheme);
    }
}

/// Every address under `/api` that is documented.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games::games))
        .routes(routes!(catalogue::catalogue))
        .routes(routes!(listing::list, making::create))
        .routes(routes!(looking::look))
        .routes(routes!(looking::why))
        .routes(routes!(looking::ahead))
        .routes(routes!(seating::join))
        .routes(routes!(seating::leave))
        .routes(routes!(seating::bot))
        .routes(routes!(seating::enter))
        .routes(routes!(acting::moves))
        .routes(routes!(acting::undo))
        .routes(routes!(acting::resign))
        .routes(routes!(acting::consent))
        .routes(routes!(next::rematch))
        .routes(routes!(chatting::chat, chatting::say))
        .routes(routes!(records::record))
        .routes(routes!(replaying::at))
        .routes(routes!(replaying::moments))
        .routes(routes!(replaying::analysis))
        .routes(routes!(replaying::hint))
        .routes(routes!(records::fork))
        .routes(routes!(records::import))
        .routes(routes!(making::create_from_position))
        .routes(routes!(socket::socket))
        .routes(routes!(accounts::create))
        .routes(routes!(accounts::login))
        .routes(routes!(accounts::logout))
        .routes(routes!(accounts::me))
}

/// The document as JSON.
pub fn openapi() -> &'static str {
    static DOCUMENT: OnceLock<String> = OnceLock::new();
    DOCUMENT.get_or_init(|| {
        let (_, document) = routes().split_for_parts();
        document.to_pretty_json().unwrap_or_else(|error| panic!("not JSON: {error}"))
    })
}

fn page(kind: &'static str, text: &'static str) -> Response {
    let headers = [(CONTENT_TYPE, kind), (CONTENT_SECURITY_POLICY, DOCS_POLICY), (CACHE_CONTROL, "no-cache")];
    (headers, text).into_response()
}

/// The document and the page that shows it.
pub fn pages() -> Router<Arc<App>> {
    let document = || async { page("application/json", openapi()) };
    let html = || async { page("text/html; charset=utf-8", include_str!("docs/page.html")) };
    let style = || async { page("text/css; charset=utf-8", include_str!("docs/page.css")) };
    let script = || async { page("text/javascript; charset=utf-8", include_str!("docs/page.js")) };
    Router::new()
        .route("/api/openapi.json", get(document))
        .route("/api/docs", get(html))
        .route("/api/docs/page.css", get(style))
        .route("/api/docs/page.js", get(script))
}
