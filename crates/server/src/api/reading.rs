//! How requests are read: every way in which that can fail has the same shape of answer.

use super::{App, Fault};
use crate::store::TableId;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::{StatusCode, header, request::Parts};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;
pub use table::asked::Language;

/// The JSON of a request.
pub struct Sent<T>(pub T);

fn is_json(request: &Request) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| {
        let essence = kind.split(';').next().unwrap_or_default().trim();
        essence.eq_ignore_ascii_case("application/json")
    })
}

fn too_long(app: &App) -> Fault {
    let message = format!("a request has at most {} bytes", app.config.limits.body);
    Fault::new(StatusCode::PAYLOAD_TOO_LARGE, "too_long", message)
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Sent<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Sent<T>, Fault> {
        let (json, named) = (is_json(&request), request.headers().contains_key(header::CONTENT_TYPE));
        let longest = Duration::from_secs(app.config.limits.request_seconds);
        let claimed = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
        if claimed
            .and_then(|length| length.parse().ok())
            .is_some_and(|length: u64| length > app.config.limits.body as u64)
        {
            return Err(too_long(app));
        }
        let read = tokio::time::timeout(longest, Bytes::from_request(request, app)).await;
        let bytes = match read {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(rejection)) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(too_long(app));
            }
            Ok(Err(rejection)) => return Err(Fault::unreadable("unreadable", rejection.body_text())),
            Err(_) => {
                let message = format!("a request has to be sent within {} seconds", longest.as_secs());
                return Err(Fault::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message));
            }
        };
        if bytes.is_empty() && !named {
            return parsed(b"{}");
        }
        if !json {
            let message = "a request is JSON, with the header Content-Type: application/json";
            return Err(Fault::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", message));
        }
        parsed(&bytes)
    }
}

fn parsed<T: DeserializeOwned>(bytes: &[u8]) -> Result<Sent<T>, Fault> {
    match Json::<T>::from_bytes(bytes) {
        Ok(Json(sent)) => Ok(Sent(sent)),
        Err(JsonRejection::JsonDataError(error)) => Err(Fault::senseless("bad_request", cause(&error))),
        Err(error) => Err(Fault::unreadable("broken_json", cause(&error))),
    }
}

/// The innermost reason: the others only say that there is one.
fn cause(error: &dyn std::error::Error) -> String {
    let mut innermost = error;
    while let Some(source) = innermost.source() {
        // The path to the field is told one step above the end.
        if source.source().is_none() && innermost.to_string().contains(&source.to_string()) {
            break;
        }
        innermost = source;
    }
    innermost.to_string()
}

/// What stands behind the question mark of an address.
pub struct Queried<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Queried<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Queried<T>, Fault> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(queried)) => Ok(Queried(queried)),
            Err(rejection) => Err(Fault::unreadable("bad_query", rejection.body_text())),
        }
    }
}

/// The table of an address.
pub struct AtTable(pub TableId);

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtTable, Fault> {
        let Path(name) = Path::<String>::from_request_parts(parts, app)
            .await
            .map_err(|rejection| Fault::unreadable("bad_path", rejection.body_text()))?;
        table(name).map(AtTable)
    }
}

/// The table of a name that can be one.
fn table(name: String) -> Result<TableId, Fault> {
    let known =
        name.len() == 16 && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    match known {
        true => Ok(TableId(name)),
        false => Err(crate::tables::Problem::NoTable.into()),
    }
}

/// The table of an address, and a number of entries of its record.
pub struct AtMoment(pub TableId, pub usize);

impl FromRequestParts<Arc<App>> for AtMoment {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<AtMoment, Fault> {
        let bad = |why: String| Fault::unreadable("bad_path", why);
        let read = Path::<(String, String)>::from_request_parts(parts, app).await;
        let Path((name, entry)) = read.map_err(|rejection| bad(rejection.body_text()))?;
        let entry = entry.parse().map_err(|_| bad(format!("{entry:?} is no number of entries")))?;
        Ok(AtMoment(table(name)?, entry))
    }
}

/// The language of an answer.
#[derive(Clone, Copy, Default, Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
pub struct Spoken {
    /// The language of texts.
    #[param(inline)]
    pub lang: Language,
}
