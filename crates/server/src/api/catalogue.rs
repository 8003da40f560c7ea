//! Everything printed that a table draws: made once for each game and language, and kept by browsers.

use super::reading::{Queried, Spoken};
use super::{Errors, Fault};
use crate::games::{kind, kinds};
use crate::tables::Problem;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::OnceLock;
use tabletop::Lang;

/// A catalogue as it is sent.
struct Kept {
    tag: String,
    body: Bytes,
}

/// The catalogue of a game in a language.
fn kept(game: &str, lang: Lang) -> Option<&'static Kept> {
    static KEPT: OnceLock<Vec<[OnceLock<Kept>; Lang::ALL.len()]>> = OnceLock::new();
    let all = KEPT.get_or_init(|| kinds().iter().map(|_| Default::default()).collect());
    let game = kind(game)?;
    let at = kinds().iter().position(|other| other.name() == game.name())?;
    let spoken = Lang::ALL.iter().position(|&other| other == lang)?;
    Some(all[at][spoken].get_or_init(|| {
        let body = Bytes::from(game.catalogue(lang).to_string());
        Kept { tag: format!("\"{}\"", &blake3::hash(&body).to_hex()[..32]), body }
    }))
}

/// Whether one of the tags that a browser has is the one of today.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    known.flat_map(|list| list.split(',')).any(|one| {
        let one = one.trim();
        one == "*" || one.strip_prefix("W/").unwrap_or(one) == tag
    })
}

/// Everything printed that a table of the game draws, in one language: cards, maps, buildings, tracks, a glossary, and
/// what can be chosen for a new table. It changes only with the server; the `ETag` says whether it has.
#[utoipa::path(get, path = "/api/games/{game}/catalogue", tag = "games",
    params(("game" = String, Path, description = "The name of the game", example = "ark-nova"), Spoken),
    responses((status = 200, body = Object, description = "As `docs/schema` tells: `catalogue`"),
        (status = 304, description = "As it was"), Errors))]
pub async fn catalogue(
    Path(game): Path<String>,
    headers: HeaderMap,
    Queried(Spoken { lang }): Queried<Spoken>,
) -> Result<Response, Fault> {
    // Made for the first time, it takes as long as several requests.
    let made = tokio::task::spawn_blocking(move || kept(&game, lang.into()).ok_or(game)).await;
    let made = made.map_err(|_| Fault::busy("the catalogue could not be made"))?;
    let Kept { tag, body } = made.map_err(Problem::NoGame)?;
    let told = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, "no-cache")];
    if is_known(&headers, tag) {
        return Ok((StatusCode::NOT_MODIFIED, told).into_response());
    }
    Ok((told, [(header::CONTENT_TYPE, "application/json")], body.clone()).into_response())
}
