//! Who sits where: joining, leaving, coming with a token, and bots that stand in.

use super::acting::{Step, submit};
use super::identity::{Caller, OwnSeat, seat_cookie};
use super::reading::{AtTable, Sent};
use super::{App, Errors, Fault, checks};
use crate::security::{INVITATION, Token};
use crate::store::{Key, Stage, TableId};
use crate::tables::{Asked, Line, Live, Problem, Sitting};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::sync::Arc;
use table::asked::BotAsked;
use tabletop::Lang;
use utoipa::ToSchema;

/// How often it is tried to sit down while others change the table.
const TRIES: usize = 20;

/// Somebody who wants to sit down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinAsked {
    /// Where; any open seat if left out.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What they are called; by default like their account.
    #[serde(default)]
    pub name: Option<String>,
    /// The token of the invitation, unless the table is public.
    #[serde(default)]
    pub invitation: Option<String>,
}

/// Somebody who sits now.
#[derive(Serialize, ToSchema)]
pub struct Joined {
    /// The table.
    pub table: String,
    /// The seat with its token.
    #[serde(flatten)]
    pub own: OwnSeat,
    /// The version of the table after it.
    pub version: u64,
}

/// Somebody who has a token.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterAsked {
    /// The token of a seat.
    pub token: String,
}

/// What a token opened.
#[derive(Serialize, ToSchema)]
pub struct Entered {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
}

/// Somebody who leaves.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveAsked {
    /// Which of the held seats.
    #[serde(default)]
    pub seat: Option<u8>,
}

/// Who sits where after something.
#[derive(Serialize, ToSchema)]
pub struct Seated {
    /// The seat.
    pub seat: u8,
    /// The version of the table after it.
    pub version: u64,
}

fn over() -> Fault {
    Fault::conflict("over", "the game is over")
}

/// The seat that is free for somebody, with the version at which it is.
fn free(live: &Live, wanted: Option<u8>) -> Result<(u8, u64), Fault> {
    if live.stage() == Stage::Over {
        return Err(over());
    }
    let open = |seat: usize| live.seats.get(seat) == Some(&Sitting::Open);
    let seat = match wanted.map(usize::from) {
        Some(seat) if open(seat) => Some(seat),
        Some(seat) if seat < live.seats.len() => None,
        Some(_) => {
            let message = format!("the table has seats 0 to {}", live.seats.len() - 1);
            return Err(Fault::senseless("no_seat", message));
        }
        None => (0..live.seats.len()).find(|&seat| open(seat)),
    };
    let seat = seat.ok_or_else(|| Fault::conflict("taken", "somebody sits there already"))?;
    Ok((seat as u8, live.version))
}

async fn sit(app: &App, id: &TableId, seat: u8, version: u64, who: Sitting) -> Result<u64, Problem> {
    let line = Line::Sit { seat, who };
    app.tables.submit(id, Asked { line, version: Some(version), request: None, lang: Lang::En }).await
}

/// Sits down at a table, as a person or as a program.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "seats", request_body = JoinAsked,
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 200, body = Joined), Errors))]
pub async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Sent(asked): Sent<JoinAsked>,
) -> Result<(HeaderMap, Json<Joined>), Fault> {
    let named = asked.name.as_deref().or(caller.account().map(|account| account.name.as_str()));
    let name = checks::name(named.unwrap_or_default())?;
    let public = app.tables.look(&id, |live| live.settings.public).await?;
    let welcome = public
        || Caller::is_invited(&app, &id, asked.invitation.as_deref()).await?
        || !caller.held(&app, &id).await?.is_empty();
    if !welcome {
        return Err(Fault::forbidden("not_invited", "the table is not public: an invitation is needed"));
    }
    for _ in 0..TRIES {
        let (seat, version) = app.tables.look(&id, |live| free(live, asked.seat)).await??;
        match sit(&app, &id, seat, version, Sitting::Person { name: name.clone() }).await {
            Ok(version) => return joined(&app, &caller, &id, (seat, version)).await,
            Err(Problem::Stale { .. }) => {}
            Err(problem) => return Err(problem.into()),
        }
    }
    Err(Fault::busy("too many changes at this table; try again"))
}

async fn joined(
    app: &App,
    caller: &Caller,
    id: &TableId,
    (seat, version): (u8, u64),
) -> Result<(HeaderMap, Json<Joined>), Fault> {
    let granted = async {
        // Keys of somebody who sat here before open nothing any more.
        app.tables.store().drop_keys(id, seat).await?;
        caller.grant(app, id, [seat]).await
    };
    match granted.await {
        Ok((mut own, headers)) => {
            let own = own.pop().ok_or_else(|| Fault::busy("no seat was given"))?;
            Ok((headers, Json(Joined { table: id.0.clone(), own, version })))
        }
        Err(fault) => {
            // A seat without a key would stay empty for ever.
            if let Err(problem) = sit(app, id, seat, version, Sitting::Open).await {
                tracing::warn!(table = %id, seat, %problem, "a seat without a key is not open again");
            }
            Err(fault)
        }
    }
}

/// Exchanges the token of a seat for a cookie of this browser.
#[utoipa::path(post, path = "/api/enter", tag = "seats", request_body = EnterAsked,
    responses((status = 200, body = Entered), Errors))]
pub async fn enter(
    State(app): State<Arc<App>>,
    caller: Caller,
    Sent(asked): Sent<EnterAsked>,
) -> Result<(HeaderMap, Json<Entered>), Fault> {
    let unknown = || Fault::unknown("unknown_token", "nobody knows this token");
    let token = Token::read(&asked.token).ok_or_else(unknown)?;
    let key = app.tables.store().key(&token.hash()).await?.ok_or_else(unknown)?;
    if key.seat == INVITATION {
        let fault = Fault::conflict("invitation", "this token invites: join the table with it");
        return Err(fault.with(json!({"table": key.table.0})));
    }
    // The cookie has a token of its own: that of the link is known elsewhere too.
    let own = Token::random();
    let account = caller.account().map(|account| account.id).or(key.account);
    app.tables.store().add_key(&Key { hash: own.hash(), account, ..key.clone() }).await?;
    let mut headers = HeaderMap::new();
    headers.append(header::SET_COOKIE, seat_cookie(&app, &key.table, key.seat, &own));
    Ok((headers, Json(Entered { table: key.table.0, seat: key.seat })))
}

/// Leaves a seat: it is open again, for anybody who may join or for a bot.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "seats", request_body = LeaveAsked,
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 200, body = Seated), Errors))]
pub async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Sent(asked): Sent<LeaveAsked>,
) -> Result<Json<Seated>, Fault> {
    let seat = caller.acting(&app, &id, asked.seat).await?;
    if app.tables.look(&id, |live| live.stage() == Stage::Over).await? {
        return Err(over());
    }
    let step = Step { version: None, request: None, lang: Lang::En };
    let version = submit(&app, &id, seat, step, Line::Sit { seat, who: Sitting::Open }).await?;
    app.tables.store().drop_keys(&id, seat).await?;
    // Sockets of this seat notice that it is theirs no more.
    app.bell.ring(&id);
    Ok(Json(Seated { seat, version }))
}

/// The name of the last person in a seat.
async fn last_person(app: &App, id: &TableId, seat: u8) -> Result<String, Fault> {
    let rows = app.tables.store().log(id, 0).await?;
    let named = rows.iter().rev().find_map(|row| match row.body.parse() {
        Ok(Line::Sit { seat: there, who: Sitting::Person { name } }) if there == seat => Some(name),
        _ => None,
    });
    Ok(named.unwrap_or_else(|| (seat + 1).to_string()))
}

/// Lets a bot play a seat that is open or held, if the table allows it; without a level the person takes it back.
#[utoipa::path(post, path = "/api/tables/{id}/bot", tag = "seats", request_body = BotAsked,
    params(("id" = String, Path, description = "The name of the table")),
    responses((status = 200, body = Seated), Errors))]
pub async fn bot(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Sent(asked): Sent<BotAsked>,
) -> Result<Json<Seated>, Fault> {
    let held = caller.held(&app, &id).await?;
    let seat = match (asked.seat, held.is_empty()) {
        (Some(seat), false) => seat,
        (wanted, _) => caller.acting(&app, &id, wanted).await?,
    };
    let level = asked.level.as_deref().map(table::checks::level).transpose();
    let level = level.map_err(|rejected| checks::senseless(&rejected))?;
    let now = app.tables.look(&id, |live| {
        let there = live.seats.get(usize::from(seat)).cloned();
        (there, live.version, live.stage(), live.settings.bots_take_over)
    });
    let (there, version, stage, allowed) = now.await?;
    let there = there.ok_or_else(|| Fault::senseless("no_seat", "the table has no such seat"))?;
    let own = held.contains(&seat);
    if stage == Stage::Over {
        return Err(over());
    }
    if !own && there != Sitting::Open {
        return Err(Fault::forbidden("not_yours", "that seat is somebody else's"));
    }
    let who = match (level, &there) {
        (Some(_), _) if !allowed => {
            return Err(Fault::forbidden("no_bots", "at this table no bot takes over a seat"));
        }
        (Some(level), _) => Sitting::Bot { level },
        (None, Sitting::Bot { .. }) => Sitting::Person { name: last_person(&app, &id, seat).await? },
        (None, _) => return Err(Fault::conflict("no_bot", "no bot plays this seat")),
    };
    let version = sit(&app, &id, seat, version, who).await?;
    Ok(Json(Seated { seat, version }))
}
