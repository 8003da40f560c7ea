//! Who asks: by a token of a seat, by the cookies of a browser, or as an account.
//!
//! A browser holds one cookie for each seat, sent to the addresses of its table only; so several people can sit at one
//! device. A seat that was taken with an account belongs to it, on every device.

use super::{App, Fault};
use crate::security::{INVITATION, Token, address, hash};
use crate::store::{Account, Key, Stage, TableId};
use crate::tables::{Problem, Settings, now};
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderValue, header, request::Parts};
use serde::Serialize;
use serde_json::json;
use std::net::IpAddr;
use std::sync::Arc;
use tabletop::{Seat, Viewer};
use utoipa::ToSchema;

/// The cookie of an account's session.
const SESSION: &str = "arkwright_session";
/// What the cookie of a seat is called, before its number.
const SEAT: &str = "arkwright_seat_";
/// The days after which a cookie of a seat is forgotten: as long as browsers allow.
const SEAT_DAYS: i64 = 400;
/// The days after which a session ends.
pub const SESSION_DAYS: i64 = 90;

const DAY_SECONDS: i64 = 24 * 60 * 60;

/// Whoever sent a request.
pub struct Caller {
    /// The token a program sends.
    bearer: Option<Token>,
    /// The tokens in the cookies of seats.
    seats: Vec<Token>,
    /// The token of the session, with the account it belongs to.
    session: Option<(Token, Account)>,
    /// Where it came from, as limits count it.
    pub address: IpAddr,
    /// Whether a page sent it, so that cookies are kept.
    from_page: bool,
}

/// A seat with the token that opens it.
#[derive(Serialize, ToSchema)]
pub struct OwnSeat {
    /// The seat.
    pub seat: u8,
    /// Sent as `Authorization: Bearer`, it speaks for the seat.
    pub token: String,
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Fault> {
        let headers = &parts.headers;
        let bearer = match headers.get(header::AUTHORIZATION) {
            None => None,
            Some(value) => {
                let token = value.to_str().ok().and_then(|text| {
                    let (scheme, token) = text.split_once(' ')?;
                    scheme.eq_ignore_ascii_case("bearer").then(|| Token::read(token.trim()))?
                });
                Some(token.ok_or_else(unknown_token)?)
            }
        };
        let mut seats = Vec::new();
        let mut session = None;
        for (name, value) in cookies(headers).filter(|_| bearer.is_none()) {
            match (name, Token::read(value)) {
                (SESSION, Some(token)) => session = Some(token),
                (name, Some(token)) if name.starts_with(SEAT) => seats.push(token),
                _ => {}
            }
        }
        let session = match session {
            None => None,
            Some(token) => {
                let account = app.tables.store().session(&token.hash(), now()).await?;
                account.map(|account| (token, account))
            }
        };
        let behind_proxy = app.config.public_url.is_some();
        let address = address(headers, &parts.extensions, behind_proxy);
        let from_page = headers.contains_key(header::ORIGIN);
        Ok(Caller { bearer, seats, session, address, from_page })
    }
}

fn unknown_token() -> Fault {
    Fault::unknown("unknown_token", "nobody knows this token")
}

impl Caller {
    /// The account of the session.
    pub fn account(&self) -> Option<&Account> {
        self.session.as_ref().map(|(_, account)| account)
    }

    /// The token of the session.
    pub fn session(&self) -> Option<&Token> {
        self.session.as_ref().map(|(token, _)| token)
    }

    /// The seats of a table that the caller may act for.
    pub async fn held(&self, app: &App, table: &TableId) -> Result<Vec<u8>, Fault> {
        let store = app.tables.store();
        if let Some(token) = &self.bearer {
            let key = store.key(&token.hash()).await?.ok_or_else(unknown_token)?;
            return match key.table == *table {
                true => Ok(if key.seat == INVITATION { Vec::new() } else { vec![key.seat] }),
                false => Err(Fault::forbidden("foreign_token", "the token is for another table")),
            };
        }
        let mut held = Vec::new();
        for token in self.seats.iter().take(16) {
            let key = store.key(&token.hash()).await?;
            held.extend(key.filter(|key| key.table == *table && key.seat != INVITATION).map(|key| key.seat));
        }
        if let Some(account) = self.account() {
            held.extend(store.seats_of(table, account.id).await?);
        }
        held.sort_unstable();
        held.dedup();
        Ok(held)
    }

    /// The seat a request is for.
    pub async fn acting(&self, app: &App, table: &TableId, wanted: Option<u8>) -> Result<u8, Fault> {
        let held = self.held(app, table).await?;
        match (wanted, held.as_slice()) {
            (_, []) if self.bearer.is_none() => {
                // Whoever asks about no table at all is told so first.
                app.tables.look(table, |_| ()).await?;
                Err(Fault::unknown("no_token", "only whoever sits at the table can do this"))
            }
            (Some(seat), held) if held.contains(&seat) => Ok(seat),
            (None, [seat]) => Ok(*seat),
            (None, [_, _, ..]) => {
                let fault = Fault::unreadable("which_seat", "say for which of your seats: `seat`");
                Err(fault.with(json!({"seats": held})))
            }
            _ => Err(Fault::forbidden("not_yours", "that seat is somebody else's, or nobody's")),
        }
    }

    /// As whom a table is looked at: as the wanted seat, as the only one that is held, or as a spectator.
    pub async fn looking(
        &self,
        app: &App,
        table: &TableId,
        wanted: Option<u8>,
    ) -> Result<(Viewer, Vec<u8>), Fault> {
        let held = self.held(app, table).await?;
        if wanted.is_some() || !held.is_empty() {
            let seat = match (wanted, held.as_slice()) {
                (Some(seat), held) if held.contains(&seat) => seat,
                (None, [seat, ..]) => *seat,
                _ => return Err(Fault::forbidden("not_yours", "that seat is somebody else's, or nobody's")),
            };
            return Ok((Viewer::Seat(Seat(seat)), held));
        }
        let shown =
            app.tables.look(table, |live| live.settings.spectators || live.stage() == Stage::Gathering);
        let shown = match shown.await {
            Err(Problem::OldRules { .. }) => {
                let old = app.tables.store().table(table).await?.ok_or(Problem::NoTable)?;
                serde_json::from_str(&old.settings).is_ok_and(|settings: Settings| settings.spectators)
            }
            shown => shown?,
        };
        match shown {
            true => Ok((Viewer::Spectator, held)),
            false => Err(Fault::forbidden("no_spectators", "only the players see this table")),
        }
    }

    /// Lets the caller sit in seats: a new token for each, and cookies if a page asked.
    pub async fn grant(
        &self,
        app: &App,
        table: &TableId,
        seats: impl IntoIterator<Item = u8>,
    ) -> Result<(Vec<OwnSeat>, HeaderMap), Fault> {
        let (mut own, mut keys, mut headers) = (Vec::new(), Vec::new(), HeaderMap::new());
        let account = self.account().map(|account| account.id);
        for seat in seats {
            let token = Token::random();
            keys.push(Key { hash: token.hash(), table: table.clone(), seat, account });
            if self.from_page {
                headers.append(header::SET_COOKIE, seat_cookie(app, table, seat, &token));
            }
            own.push(OwnSeat { seat, token: token.letters().to_owned() });
        }
        if !keys.is_empty() {
            app.tables.store().add_keys(&keys).await?;
        }
        Ok((own, headers))
    }

    /// A token that lets others take the open seats of a table.
    pub async fn invite(app: &App, table: &TableId) -> Result<Token, Fault> {
        let token = Token::random();
        let key = Key { hash: token.hash(), table: table.clone(), seat: INVITATION, account: None };
        app.tables.store().add_key(&key).await?;
        Ok(token)
    }

    /// Whether a token invites to a table.
    pub async fn is_invited(app: &App, table: &TableId, invitation: Option<&str>) -> Result<bool, Fault> {
        let Some(token) = invitation.and_then(Token::read) else { return Ok(false) };
        let key = app.tables.store().key(&hash(token.letters())).await?;
        Ok(key.is_some_and(|key| key.table == *table && key.seat == INVITATION))
    }
}

fn cookie(app: &App, name: &str, value: &str, path: &str, seconds: i64) -> HeaderValue {
    let secure = if app.has_tls() { "; Secure" } else { "" };
    let line = format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&line).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// The cookie that holds a seat: sent to the addresses of its table only.
pub fn seat_cookie(app: &App, table: &TableId, seat: u8, token: &Token) -> HeaderValue {
    let (name, path) = (format!("{SEAT}{seat}"), format!("/api/tables/{table}"));
    cookie(app, &name, token.letters(), &path, SEAT_DAYS * DAY_SECONDS)
}

/// The cookie that holds a session; without a token it ends it.
pub fn session_cookie(app: &App, token: Option<&Token>) -> HeaderValue {
    let seconds = if token.is_some() { SESSION_DAYS * DAY_SECONDS } else { 0 };
    cookie(app, SESSION, token.map_or("", Token::letters), "/", seconds)
}

/// When a session that begins now ends, in milliseconds since 1970.
pub fn session_end() -> i64 {
    now() + SESSION_DAYS * DAY_SECONDS * 1000
}
