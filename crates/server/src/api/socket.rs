//! One socket for a table and a viewer: messages as the version rises, chat, and moves.

use super::acting::{Step, submit};
use super::chatting::lines;
use super::identity::Caller;
use super::looking::message;
use super::next::next_of;
use super::reading::{AtTable, Language, Queried};
use super::sockets::{NoPlace, SocketPlace};
use super::{App, Errors, Fault, checks};
use crate::security::Bucket;
use crate::store::TableId;
use crate::tables::Line;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Lang, Viewer};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use utoipa::{IntoParams, ToSchema};

/// Bytes that are read at once: clients send little, and the usual would be most of what an idle socket takes.
const READ_AT_ONCE: usize = 4096;

/// How a socket is opened.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SocketAsked {
    /// For which of the held seats; by default the first, or as a spectator.
    pub seat: Option<u8>,
    /// The language of texts.
    #[serde(default)]
    #[param(inline)]
    pub lang: Language,
    /// The version that was seen last: `news` of the first message begins behind it.
    #[serde(default)]
    pub since: u64,
    /// The line of chat that was seen last.
    #[serde(default)]
    pub chat: u64,
}

/// What a client may send on a socket.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SocketMoves {
    /// The moves in their notation: all are made, or none.
    pub moves: Vec<String>,
    /// The version they answer.
    pub version: u64,
    /// A name of the request, which its answer repeats.
    #[serde(default)]
    pub request: Option<String>,
}

/// Opens a socket. The server sends `{"message": …}` whenever the table has changed, `{"chat": […]}`, and
/// `{"next": …}` once the game goes on at another table; a player sends `{"moves", "version", "request"}` and is
/// answered with `{"accepted": {"request", "version"}}` or `{"refused": {"request", "error"}}`.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path, description = "The name of the table"), SocketAsked),
    responses((status = 101, description = "The socket is open."), Errors))]
pub async fn socket(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Queried(asked): Queried<SocketAsked>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Fault> {
    let upgrade = upgrade.map_err(|error| Fault::unreadable("no_socket", error.body_text()))?;
    let (viewer, _) = caller.looking(&app, &id, asked.seat).await?;
    let place = app.sockets.enter(caller.address).map_err(|full| match full {
        NoPlace::Full => Fault::busy("the server has no room for another socket"),
        NoPlace::TooManyFromThere => {
            Fault::too_often("too many sockets from this address", Duration::from_secs(10))
        }
    })?;
    let most = app.config.limits.message;
    let open = Open {
        app,
        caller,
        id,
        viewer,
        lang: asked.lang.into(),
        since: asked.since,
        chat: asked.chat,
        place,
    };
    let upgrade = upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(READ_AT_ONCE);
    Ok(upgrade.on_upgrade(move |socket| open.serve(socket)))
}

/// An open socket.
struct Open {
    app: Arc<App>,
    caller: Caller,
    id: TableId,
    viewer: Viewer,
    lang: Lang,
    /// The version of the last message.
    since: u64,
    /// The last line of chat that was sent.
    chat: u64,
    /// Held as long as the socket is open.
    place: SocketPlace,
}

/// Why a socket ends.
enum End {
    /// The other side is gone, or takes nothing.
    Gone,
    /// For a reason that it is told.
    Told(u16, String),
}

impl End {
    /// The server ends.
    fn of_server() -> End {
        End::Told(close_code::AWAY, "the server is about to end".to_owned())
    }
}

impl From<Fault> for End {
    fn from(fault: Fault) -> End {
        End::Told(close_code::AGAIN, fault.message)
    }
}

impl Open {
    async fn serve(mut self, mut socket: WebSocket) {
        let end = self.run(&mut socket).await;
        if let End::Told(code, reason) = end {
            // A reason is at most 123 bytes long.
            let short: String = reason.chars().take(40).collect();
            let frame = CloseFrame { code, reason: short.into() };
            let _ = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
        }
        drop(self.place);
    }

    async fn run(&mut self, socket: &mut WebSocket) -> End {
        match self.listen(socket).await {
            Err(end) => end,
            Ok(never) => match never {},
        }
    }

    async fn listen(&mut self, socket: &mut WebSocket) -> Result<std::convert::Infallible, End> {
        let app = Arc::clone(&self.app);
        let mut version = app.tables.watch(&self.id).await.map_err(Fault::from)?;
        let mut bell = app.bell.listen(&self.id);
        let closing = app.closed();
        tokio::pin!(closing);
        let silence = Duration::from_secs(app.config.limits.socket_seconds.max(1));
        let mut pings = interval_at(Instant::now() + silence / 3, silence / 3);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        version.mark_unchanged();
        self.tell(socket).await?;
        self.tell_beside(socket).await?;
        loop {
            tokio::select! {
                () = &mut closing => return Err(End::of_server()),
                changed = version.changed() => {
                    // The table left memory: it is watched anew, unless all do because this is the end.
                    if changed.is_err() {
                        if app.is_closing() {
                            return Err(End::of_server());
                        }
                        version = app.tables.watch(&self.id).await.map_err(Fault::from)?;
                    }
                    // It may have been told already with a change before it.
                    let risen = *version.borrow_and_update();
                    if risen > self.since {
                        self.tell(socket).await?;
                    }
                }
                rung = bell.changed() => {
                    if rung.is_err() {
                        bell = app.bell.listen(&self.id);
                    }
                    self.tell_beside(socket).await?;
                }
                _ = pings.tick() => {
                    if heard.elapsed() > silence {
                        return Err(End::Told(close_code::POLICY, "nothing was heard for too long".to_owned()));
                    }
                    self.send(socket, Message::Ping(Default::default())).await?;
                }
                received = socket.recv() => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => {
                            let answer = self.answer(text.as_str()).await;
                            self.send_json(socket, &answer).await?;
                        }
                        Some(Ok(Message::Binary(_))) => {
                            return Err(End::Told(close_code::UNSUPPORTED, "only text is understood".to_owned()));
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
                    }
                }
            }
        }
    }

    /// Sends, unless the other side takes nothing for too long.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        let longest = Duration::from_secs(self.app.config.limits.socket_seconds.clamp(1, 10));
        match timeout(longest, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn send_json(&self, socket: &mut WebSocket, value: &Value) -> Result<(), End> {
        self.send(socket, Message::Text(value.to_string().into())).await
    }

    /// The seats the caller holds, if the viewer still is who it was.
    async fn still(&self) -> Result<Vec<u8>, End> {
        match self.viewer {
            Viewer::Seat(seat) => Ok(self.caller.looking(&self.app, &self.id, Some(seat.0)).await?.1),
            // Whoever came to watch goes on watching, whatever seats they take meanwhile.
            Viewer::Spectator => Ok(Vec::new()),
        }
    }

    /// Tells what the viewer may know.
    async fn tell(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let held = self.still().await?;
        let told = message(&self.app, &self.id, (self.viewer, &held), self.lang, self.since).await?;
        self.since = told.version;
        self.send_json(socket, &json!({"message": told})).await
    }

    /// Tells what is beside the game: chat, and where it goes on.
    async fn tell_beside(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        self.still().await?;
        let lines = lines(&self.app, &self.id, self.chat).await?;
        if let Some(last) = lines.last() {
            self.chat = last.number;
            self.send_json(socket, &json!({"chat": lines})).await?;
        }
        if let Some(next) = next_of(&self.app, &self.id).await? {
            self.send_json(socket, &json!({"next": next.0})).await?;
        }
        Ok(())
    }

    /// Does what was sent and answers.
    async fn answer(&self, text: &str) -> Value {
        let most = self.app.config.limits.changes_per_minute;
        let bucket = Bucket::Changes(self.caller.address);
        if let Err(wait) = self.app.buckets.take(bucket, most, Duration::from_secs(60)) {
            let fault = Fault::too_often(format!("{most} changes in a minute are enough"), wait);
            return refused(None, &fault.with(json!({"retry_after": wait.as_secs() + 1})));
        }
        let sent: SocketMoves = match serde_json::from_str(text) {
            Ok(sent) => sent,
            Err(error) => return refused(None, &Fault::unreadable("broken_json", error.to_string())),
        };
        let request = sent.request.clone();
        match self.make(sent).await {
            Ok(version) => json!({"accepted": {"request": request, "version": version}}),
            Err(fault) => refused(request.as_deref(), &fault),
        }
    }

    async fn make(&self, sent: SocketMoves) -> Result<u64, Fault> {
        let Viewer::Seat(seat) = self.viewer else {
            return Err(Fault::forbidden("not_yours", "spectators make no moves"));
        };
        // The seat may have been left meanwhile.
        self.caller.acting(&self.app, &self.id, Some(seat.0)).await?;
        checks::moves(&sent.moves, self.app.config.limits.moves)?;
        let step = Step { version: Some(sent.version), request: sent.request, lang: self.lang };
        let line = Line::Moves { seat: seat.0, moves: sent.moves };
        submit(&self.app, &self.id, seat.0, step, line).await
    }
}

fn refused(request: Option<&str>, fault: &Fault) -> Value {
    json!({"refused": {"request": request, "error": fault.to_json()}})
}
