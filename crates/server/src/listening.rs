//! Connections: taken on, answered, and let go in order. Whoever sends too slowly is not waited for.

use crate::api::{App, router};
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower_http::add_extension::AddExtension;

/// How long nobody is taken on after the machine had no room for another connection.
const NO_ROOM: Duration = Duration::from_millis(200);

/// Answers whoever connects until `stop` comes; then what was begun is answered, and no more.
pub async fn listen(listener: TcpListener, app: Arc<App>, stop: impl Future<Output = ()>) {
    let slowest = Duration::from_secs(app.config.limits.header_seconds.max(1));
    let router = router(app);
    let ending = watch::Sender::new(false);
    let mut connections = JoinSet::new();
    tokio::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            // Those that have ended are forgotten.
            Some(_) = connections.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    connections.spawn(answer(stream, from, router.clone(), slowest, ending.subscribe()));
                }
                Err(error) => {
                    // Out of file handles, mostly: others will end.
                    tracing::warn!(%error, "nobody can be taken on");
                    tokio::time::sleep(NO_ROOM).await;
                }
            },
        }
    }
    drop(listener);
    ending.send_replace(true);
    while connections.join_next().await.is_some() {}
}

async fn answer(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    slowest: Duration,
    mut ending: watch::Receiver<bool>,
) {
    // Without it an answer may wait for the other side to confirm what came before.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "small parts of answers may be held back");
    }
    let service = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(from)));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(slowest)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => Some(ended),
        _ = ending.wait_for(|ending| *ending) => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended out of order");
    }
}
