//! Accounts: a name and a password, to find one's tables again on another device. Nobody needs one.

use super::identity::{Caller, session_cookie, session_end};
use super::listing::tables_of;
use super::reading::Sent;
use super::{App, Errors, Fault, checks};
use crate::security::{Bucket, Token};
use crate::store::Account;
use crate::tables::now;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use table::TableTold;
use utoipa::ToSchema;

/// How many passwords may be tried for one name in a minute.
const TRIES: u32 = 10;

/// A name with its password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name: 1 to 40 characters, unique without regard to case.
    pub name: String,
    /// The password: 8 to 200 characters.
    pub password: String,
}

impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Whose session it is.
#[derive(Serialize, ToSchema)]
pub struct AccountTold {
    /// The name.
    pub name: String,
}

/// An account with its tables.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The name.
    pub name: String,
    /// The tables where the account has a seat, the latest change first.
    pub tables: Vec<TableTold>,
}

/// Nobody is logged in.
pub fn not_logged_in() -> Fault {
    Fault::unknown("not_logged_in", "log in first")
}

async fn begin_session(app: &App, account: Account) -> Result<(HeaderMap, Json<AccountTold>), Fault> {
    let token = Token::random();
    app.tables.store().add_session(&token.hash(), account.id, session_end()).await?;
    let mut headers = HeaderMap::new();
    headers.append(header::SET_COOKIE, session_cookie(app, Some(&token)));
    Ok((headers, Json(AccountTold { name: account.name })))
}

fn try_password(app: &App, name: &str) -> Result<(), Fault> {
    let bucket = Bucket::Passwords(name.to_lowercase());
    app.buckets
        .take(bucket, TRIES, Duration::from_secs(60))
        .map_err(|wait| Fault::too_often("too many passwords for this name", wait))
}

/// Makes an account and logs in.
#[utoipa::path(post, path = "/api/accounts", tag = "accounts", request_body = Credentials,
    responses((status = 201, body = AccountTold), Errors))]
pub async fn create(
    State(app): State<Arc<App>>,
    Sent(asked): Sent<Credentials>,
) -> Result<(StatusCode, HeaderMap, Json<AccountTold>), Fault> {
    let name = checks::name(&asked.name)?;
    checks::password(&asked.password)?;
    try_password(&app, &name)?;
    let password = app.passwords.hash(asked.password).await?;
    let account = app.tables.store().add_account(&name, &password, now()).await?;
    let account = account.ok_or_else(|| Fault::conflict("name_taken", "somebody has this name already"))?;
    let (headers, told) = begin_session(&app, account).await?;
    Ok((StatusCode::CREATED, headers, told))
}

/// Logs in: the answer has a cookie.
#[utoipa::path(post, path = "/api/login", tag = "accounts", request_body = Credentials,
    responses((status = 200, body = AccountTold), Errors))]
pub async fn login(
    State(app): State<Arc<App>>,
    Sent(asked): Sent<Credentials>,
) -> Result<(HeaderMap, Json<AccountTold>), Fault> {
    let name = checks::name(&asked.name)?;
    // What could not be a password is not worth the work of one.
    checks::password(&asked.password)?;
    try_password(&app, &name)?;
    let account = app.tables.store().account(&name).await?;
    let hash = account.as_ref().map(|account| account.password.clone());
    let fits = app.passwords.fits(asked.password, hash).await?;
    match account.filter(|_| fits) {
        Some(account) => begin_session(&app, account).await,
        None => Err(Fault::unknown("wrong_password", "no account has this name and password")),
    }
}

/// Logs out.
#[utoipa::path(post, path = "/api/logout", tag = "accounts", responses((status = 204), Errors))]
pub async fn logout(State(app): State<Arc<App>>, caller: Caller) -> Result<(StatusCode, HeaderMap), Fault> {
    if let Some(token) = caller.session() {
        app.tables.store().drop_session(&token.hash()).await?;
    }
    let mut headers = HeaderMap::new();
    headers.append(header::SET_COOKIE, session_cookie(&app, None));
    Ok((StatusCode::NO_CONTENT, headers))
}

/// Who is logged in, with their tables.
#[utoipa::path(get, path = "/api/me", tag = "accounts", responses((status = 200, body = Me), Errors))]
pub async fn me(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Me>, Fault> {
    let account = caller.account().ok_or_else(not_logged_in)?;
    let tables = tables_of(&app, account.id).await?;
    Ok(Json(Me { name: account.name.clone(), tables }))
}
