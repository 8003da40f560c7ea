//! What every request goes through: limits, where it comes from, time, the log and the headers of its answer.

use super::looking::LONGEST_WAIT;
use super::{App, Fault};
use crate::security::{Bucket, add_headers, address, check_origin};
use crate::tables::random;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::json;
use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

const MINUTE: Duration = Duration::from_secs(60);

fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Whether a request may go on.
fn admit(app: &App, request: &Request) -> Result<(), Fault> {
    let (limits, headers) = (&app.config.limits, request.headers());
    let from = address(headers, request.extensions(), app.config.public_url.is_some());
    let often = |most: u32, what: &str, wait| {
        Fault::too_often(format!("{most} {what} in a minute from one address are enough"), wait)
    };
    let most = limits.requests_per_minute;
    let taken = app.buckets.take(Bucket::Requests(from), most, MINUTE);
    taken.map_err(|wait| often(most, "requests", wait))?;
    let changing = changes(request.method());
    if changing {
        let most = limits.changes_per_minute;
        let taken = app.buckets.take(Bucket::Changes(from), most, MINUTE);
        taken.map_err(|wait| often(most, "changes", wait))?;
    }
    if changing || headers.contains_key(header::UPGRADE) {
        check_origin(headers, app.config.public_url.as_deref())?;
    }
    Ok(())
}

/// What every request goes through.
pub async fn gate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let number = data_encoding::HEXLOWER.encode(&random::<8>());
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "-".to_owned(), |path| path.as_str().to_owned());
    // Reading has its own limit, shorter than this one, and a long poll may wait.
    let longest =
        Duration::from_secs(app.config.limits.request_seconds.saturating_mul(2).saturating_add(LONGEST_WAIT));
    let mut response = match admit(&app, &request) {
        Err(fault) => fault.into_response(),
        Ok(()) => match tokio::time::timeout(longest, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Fault::busy("it took too long; try again with the same request id").into_response(),
        },
    };
    let headers = response.headers_mut();
    add_headers(headers, app.has_tls());
    if let Ok(number) = HeaderValue::from_str(&number) {
        headers.insert("x-request-id", number);
    }
    let (status, took) = (response.status(), began.elapsed());
    // Without the address itself: it may have names of tables, which are links.
    tracing::info!(request = number, %method, route, status = status.as_u16(), ms = took.as_millis() as u64, "request");
    // Anybody can invent methods; they are not counted one by one.
    let known = matches!(
        method,
        Method::GET | Method::POST | Method::HEAD | Method::OPTIONS | Method::PUT | Method::DELETE
    );
    let method = if known { method.to_string() } else { "other".to_owned() };
    let labels = [("method", method), ("route", route), ("status", status.as_u16().to_string())];
    metrics::counter!("arkwright_requests_total", &labels).increment(1);
    metrics::histogram!("arkwright_request_seconds").record(took.as_secs_f64());
    response
}

/// The answer where the server failed: what happened is in its log, under the same number.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over")]
pub fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let number = data_encoding::HEXLOWER.encode(&random::<8>());
    let why = panic.downcast_ref::<&str>().copied();
    let why = why.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("unknown");
    tracing::error!(id = number, why, "the server failed at a request");
    let message = "the server failed; its log says more";
    let fault = Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", message);
    fault.with(json!({"id": number})).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_failure_is_answered_with_a_number_and_without_its_reason() {
        let response = panicked(Box::new("the seed is 7"));
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let body = axum::body::to_bytes(response.into_body(), 1000).await.expect("a body");
        let body: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
        assert_eq!(body["error"]["code"], "failed");
        assert_eq!(body["error"]["details"]["id"].as_str().map(str::len), Some(16));
        assert!(!body.to_string().contains("seed"));
    }
}
