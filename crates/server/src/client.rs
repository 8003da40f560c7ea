//! The browser client: files that were built in `web` and lie in this binary.

use crate::api::Fault;
use crate::security::{CLIENT_POLICY, DOCS_POLICY};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderValue, IF_NONE_MATCH, VARY,
};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::{EmbeddedFile, RustEmbed};

/// What was built. With debug assertions it is read from its folder, so that tests need no second build.
#[derive(RustEmbed)]
#[folder = "../../web/built/client"]
#[allow_missing = true]
struct Built;

/// The page that all addresses of the client begin with.
const PAGE: &str = "index.html";

/// Said where the client was not built.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Arkwright</title>\
    <p>This server was built without its browser table: <code>cargo xtask web</code> builds that, and \
    <code>cargo play</code> both. The <a href=\"/api/docs\">API</a> works.";

/// Whether there is a client to be shown.
pub fn is_built() -> bool {
    Built::get(PAGE).is_some()
}

/// A file of the client, or its page for every address that is not a file: the client knows its own rooms.
pub async fn client(method: Method, uri: Uri, headers: HeaderMap) -> Result<Response, Fault> {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if path.starts_with("api/") || path == "api" || !matches!(method, Method::GET | Method::HEAD) {
        return Err(Fault::new(StatusCode::NOT_FOUND, "no_address", format!("nothing is at {}", uri.path())));
    }
    let name = if is_file { path } else { PAGE };
    match found(name, &headers) {
        Some(found) => Ok(found.answer(name, &headers)),
        None if is_file => {
            Err(Fault::new(StatusCode::NOT_FOUND, "no_file", format!("nothing is at {}", uri.path())))
        }
        None => {
            Ok(([(CONTENT_TYPE, kind(PAGE)), (CONTENT_SECURITY_POLICY, DOCS_POLICY)], NOT_BUILT)
                .into_response())
        }
    }
}

/// A file in the shortest form that is understood.
struct Found {
    file: EmbeddedFile,
    encoding: Option<&'static str>,
}

/// The forms a file may lie in, the shortest first.
const FORMS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

fn found(name: &str, headers: &HeaderMap) -> Option<Found> {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let understood = |encoding: &str| {
        accepted.split(',').any(|part| {
            let (form, quality) = part.split_once(';').unwrap_or((part, ""));
            form.trim() == encoding && !matches!(quality.trim(), "q=0" | "q=0.0")
        })
    };
    for (encoding, ending) in FORMS.into_iter().filter(|(encoding, _)| understood(encoding)) {
        if let Some(file) = Built::get(&format!("{name}{ending}")) {
            return Some(Found { file, encoding: Some(encoding) });
        }
    }
    Built::get(name).map(|file| Found { file, encoding: None })
}

impl Found {
    fn answer(self, name: &str, asked: &HeaderMap) -> Response {
        let tag = format!("\"{}\"", HEXLOWER.encode(&self.file.metadata.sha256_hash()[..16]));
        let mut headers = HeaderMap::new();
        let mut say = |header, value: &str| {
            if let Ok(value) = HeaderValue::from_str(value) {
                headers.insert(header, value);
            }
        };
        say(CONTENT_TYPE, kind(name));
        say(CONTENT_SECURITY_POLICY, CLIENT_POLICY);
        say(VARY, ACCEPT_ENCODING.as_str());
        say(ETAG, &tag);
        // Names of assets change with what is in them.
        let kept =
            if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        say(CACHE_CONTROL, kept);
        if let Some(encoding) = self.encoding {
            say(CONTENT_ENCODING, encoding);
        }
        if asked.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        (headers, self.file.data.into_owned()).into_response()
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "woff2" => "font/woff2",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}
