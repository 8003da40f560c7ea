//! What is answered when something cannot be done: one shape for everything.

use crate::security::{ForeignOrigin, PasswordBusy};
use crate::store::StoreError;
use crate::tables::Problem;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, Response as Described, ResponseBuilder};
use utoipa::{IntoResponses, ToSchema};

/// Why a request was not done, on its way to the sender.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The status of the answer.
    pub status: StatusCode,
    /// A word for programs.
    pub code: &'static str,
    /// What happened, in a sentence.
    pub message: String,
    /// What belongs to it, such as the reasons of the rules.
    pub details: Value,
    /// After how many seconds it may work.
    pub retry_after: Option<u64>,
}

/// The body of every answer that is an error.
#[derive(Serialize, ToSchema)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: ErrorTold,
}

/// What went wrong.
#[derive(Serialize, ToSchema)]
pub struct ErrorTold {
    /// A word for programs, such as `stale`, `not_asked` or `blocked`.
    #[schema(example = "stale")]
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// What belongs to it: the newer `version` of a stale request, the `reasons` of the rules; otherwise null.
    #[schema(value_type = Option<Object>)]
    pub details: Value,
}

impl Fault {
    /// A fault without details.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Fault {
        Fault { status, code, message: message.into(), details: Value::Null, retry_after: None }
    }

    /// 400: the request cannot be read.
    pub fn unreadable(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// 422: the request can be read, but makes no sense.
    pub fn senseless(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// 403: somebody else may do it.
    pub fn forbidden(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::FORBIDDEN, code, message)
    }

    /// 401: nobody knows who asks.
    pub fn unknown(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::UNAUTHORIZED, code, message)
    }

    /// 409: not as the table stands now.
    pub fn conflict(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::new(StatusCode::CONFLICT, code, message)
    }

    /// 429: too often.
    pub fn too_often(message: impl Into<String>, wait: Duration) -> Fault {
        let seconds = wait.as_secs_f64().ceil() as u64;
        let fault = Fault::new(StatusCode::TOO_MANY_REQUESTS, "too_often", message);
        Fault { retry_after: Some(seconds.max(1)), ..fault }
    }

    /// 503: too much at once.
    pub fn busy(message: impl Into<String>) -> Fault {
        let fault = Fault::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message);
        Fault { retry_after: Some(2), ..fault }
    }

    /// The same with details.
    pub fn with(self, details: Value) -> Fault {
        Fault { details, ..self }
    }

    /// As clients read it.
    pub fn to_json(&self) -> Value {
        json!({"code": self.code, "message": self.message, "details": self.details})
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(json!({"error": self.to_json()}))).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        let (code, message) = (problem.code(), problem.to_string());
        let plain = |status| Fault::new(status, code, message.clone());
        match problem {
            Problem::NoTable => plain(StatusCode::NOT_FOUND),
            Problem::NoGame(_) | Problem::Bad(_) => plain(StatusCode::UNPROCESSABLE_ENTITY),
            Problem::Stale { version } => plain(StatusCode::CONFLICT).with(json!({"version": version})),
            Problem::Rejected(told) => {
                let details = json!({"nth": told.nth, "reasons": told.reasons});
                let status = StatusCode::from_u16(told.status()).unwrap_or(StatusCode::UNPROCESSABLE_ENTITY);
                plain(status).with(details)
            }
            Problem::NotYours(_) => plain(StatusCode::FORBIDDEN),
            Problem::OldRules { table, here } => {
                plain(StatusCode::CONFLICT).with(json!({"table": table, "here": here}))
            }
            Problem::Stopped(_) => plain(StatusCode::INTERNAL_SERVER_ERROR),
            Problem::Store(error) => stored(&error, plain),
            Problem::Busy(_) => Fault { retry_after: Some(2), ..plain(StatusCode::SERVICE_UNAVAILABLE) },
        }
    }
}

fn stored(error: &StoreError, plain: impl Fn(StatusCode) -> Fault) -> Fault {
    metrics::counter!("arkwright_store_errors_total").increment(1);
    tracing::error!(%error, "the store failed");
    let later = |seconds| Fault { retry_after: Some(seconds), ..plain(StatusCode::SERVICE_UNAVAILABLE) };
    match error {
        StoreError::Away(_) => later(2),
        StoreError::Full(_) | StoreError::ReadOnly(_) => later(60),
        _ => plain(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::from(Problem::Store(error))
    }
}

impl From<PasswordBusy> for Fault {
    fn from(_: PasswordBusy) -> Fault {
        Fault::busy("too many passwords are being checked; try again")
    }
}

impl From<ForeignOrigin> for Fault {
    fn from(origin: ForeignOrigin) -> Fault {
        let message = match origin {
            ForeignOrigin::Elsewhere => "the page that sent this is not of this server",
            ForeignOrigin::Unknown => "cookies without an Origin: programs send a token instead",
        };
        Fault::forbidden("foreign_origin", message)
    }
}

/// The errors that most requests can lead to, for the documentation.
pub struct Errors;

impl IntoResponses for Errors {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        let told = [
            ("400", "The request cannot be read."),
            ("401", "The token is unknown, or one is needed."),
            ("403", "The seat or the table is somebody else's, or the request came from a page elsewhere."),
            ("404", "There is no such table."),
            ("408", "The request came too slowly."),
            ("409", "Not as the table stands now; if `stale`, `details.version` is the newer version."),
            ("413", "The request is too long."),
            ("415", "The request is not JSON."),
            ("422", "The request makes no sense, or the rules stand against it: see `details.reasons`."),
            ("429", "Too often: see `Retry-After`."),
            ("500", "The server failed; `details.id` is in its log."),
            ("503", "Too much at once, or the database does not answer: see `Retry-After`."),
        ];
        let described = |words: &str| {
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build();
            ResponseBuilder::new().description(words).content("application/json", content).build()
        };
        told.into_iter().map(|(status, words)| (status.to_owned(), RefOr::T(described(words)))).collect()
    }
}
