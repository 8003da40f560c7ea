//! What is measured, for Prometheus, and whether the server is well.

use super::{App, Fault};
use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use serde_json::json;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// The bounds of times, in seconds.
const SECONDS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0, 30.0];
/// How long the database may take to say that it is well.
const PATIENCE: Duration = Duration::from_secs(5);

static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Keeps what is measured; once in a process, however often it is called.
pub fn install_recorder() -> &'static PrometheusHandle {
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(&SECONDS);
        let recorder = builder.unwrap_or_else(|_| PrometheusBuilder::new()).build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("something else measures already");
        }
        metrics::describe_counter!("arkwright_requests_total", "Requests by method, route and status.");
        metrics::describe_histogram!("arkwright_request_seconds", "Time of requests.");
        metrics::describe_histogram!("arkwright_move_seconds", "Time until accepted moves were kept.");
        metrics::describe_gauge!("arkwright_tables_in_memory", "Tables in memory.");
        metrics::describe_gauge!("arkwright_sockets", "Open sockets.");
        metrics::describe_gauge!("arkwright_bots_thinking", "Bots that think now.");
        metrics::describe_counter!("arkwright_store_errors_total", "Failures of the database.");
        metrics::counter!("arkwright_store_errors_total").absolute(0);
        handle
    })
}

/// `/metrics` and `/healthz`.
pub fn pages() -> Router<Arc<App>> {
    Router::new().route("/metrics", get(measured)).route("/healthz", get(healthy))
}

async fn measured(State(app): State<Arc<App>>) -> Response {
    let recorder = install_recorder();
    metrics::gauge!("arkwright_tables_in_memory").set(app.tables.in_memory() as f64);
    metrics::gauge!("arkwright_sockets").set(app.open_sockets() as f64);
    metrics::gauge!("arkwright_bots_thinking").set(app.tables.bots_thinking() as f64);
    recorder.run_upkeep();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], recorder.render()).into_response()
}

async fn healthy(State(app): State<Arc<App>>) -> Result<Response, Fault> {
    let away = |why: String| {
        tracing::warn!(why, "not well");
        let message = "the database cannot be read and written now";
        Fault { retry_after: Some(5), ..Fault::new(StatusCode::SERVICE_UNAVAILABLE, "store_away", message) }
    };
    match tokio::time::timeout(PATIENCE, app.tables.store().healthy()).await {
        Ok(Ok(())) => Ok(Json(json!({"healthy": true})).into_response()),
        Ok(Err(error)) => Err(away(error.to_string())),
        Err(_) => Err(away("no answer".to_owned())),
    }
}
