//! What every answer tells the browser about itself.

use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// For answers that are no page: nothing may be loaded, framed or sent.
pub const API_POLICY: &str =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// For the page of the documentation: its own script and style.
pub const DOCS_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
                               base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/// For the browser client: its own files, and sizes and places that its scripts compute.
pub const CLIENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
                                 style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; \
                                 connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Adds them; an answer that has a policy of its own keeps it.
pub fn add_headers(headers: &mut HeaderMap, tls: bool) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(API_POLICY));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if tls {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
}
