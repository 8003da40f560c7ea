//! Two servers on one database: whoever sits at one hears what is done through the other.

use crate::client::Client;
use crate::database::{Database, skipped};
use crate::house::{first_move, person};
use crate::sockets::{connect, next};
use serde_json::{Value, json};
use server::config::Config;
use server::serve::serve;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

/// A whole server, as the program runs it.
struct Node {
    client: Client,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

/// Servers on one database, and a folder for them.
struct Nodes {
    nodes: Vec<Node>,
    database: Database,
    folder: PathBuf,
    runtime: Runtime,
}

impl Nodes {
    fn start(name: &str, nodes: usize) -> Nodes {
        let folder = std::env::temp_dir().join(format!("arkwright-nodes-{name}-{}", std::process::id()));
        let runtime = Runtime::new().expect("a runtime");
        let database = runtime.block_on(Database::new());
        let mut all = Nodes { nodes: Vec::new(), database, folder, runtime };
        for nth in 0..nodes {
            let node = all.node(nth);
            all.nodes.push(node);
        }
        all
    }

    fn node(&self, nth: usize) -> Node {
        let config = Config {
            listen: "127.0.0.1:0".to_owned(),
            data: self.folder.join(nth.to_string()),
            database_url: Some(self.database.url.clone()),
            ..Config::default()
        };
        let (found, address) = std::sync::mpsc::channel::<SocketAddr>();
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = self.runtime.spawn(async move {
            let stop = async move { drop(stopped.await) };
            serve(config, |address| found.send(address).expect("heard"), stop).await.expect("it serves");
        });
        let address = address.recv_timeout(Duration::from_secs(20)).expect("it listens");
        Node { client: Client::new(address), stop, ended }
    }

    /// Somebody without a token, at a node.
    fn at(&self, node: usize) -> &Client {
        &self.nodes[node].client
    }

    /// Ends them in order, which must work.
    fn end(self) {
        self.runtime.block_on(async {
            for node in self.nodes {
                drop(node.stop);
                tokio::time::timeout(Duration::from_secs(20), node.ended)
                    .await
                    .expect("in time")
                    .expect("in order");
            }
            self.database.remove().await;
        });
        // What cannot be removed stays in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Two people at a table of Ark Nova that was made through the first node: its address, and their tokens.
fn two_people(nodes: &Nodes) -> (String, Vec<String>) {
    let asked =
        json!({"game": "ark-nova", "options": {"players": 2}, "seats": [person("Ada"), person("Grace")]});
    let made = nodes.at(0).post("/api/tables", &asked).ok();
    let token = |own: &Value| own["token"].as_str().expect("a token").to_owned();
    let tokens = made["seats"].as_array().expect("seats").iter().map(token).collect();
    (format!("/api/tables/{}", made["table"].as_str().expect("a name")), tokens)
}

#[test]
fn what_is_done_through_one_node_is_heard_at_the_other() {
    if skipped() {
        return;
    }
    let nodes = Nodes::start("heard", 2);
    let (path, tokens) = two_people(&nodes);
    let message = nodes.at(0).token(&tokens[0]).get(&path).ok();
    let asked = message["asked"][0].as_u64().expect("somebody is asked") as usize;
    let [here, there] = [nodes.at(0).token(&tokens[asked]), nodes.at(1).token(&tokens[1 - asked])];
    let mut socket = connect(&there, &format!("{path}/socket")).expect("a socket");
    assert_eq!(next(&mut socket, "message")["version"], message["version"]);
    let (waits, poll) = (there, format!("{path}?since={}&wait=20", message["version"]));
    let waiting = std::thread::spawn(move || (waits.get(&poll).ok(), Instant::now()));
    std::thread::sleep(Duration::from_millis(200));
    let first = first_move(&here.get(&path).ok()).expect("a move");
    let sent = json!({"version": message["version"], "request": "one", "moves": [first]});
    let accepted = here.post(&format!("{path}/moves"), &sent).ok()["accepted"].clone();
    let moved = Instant::now();
    assert_eq!(next(&mut socket, "message")["version"], accepted);
    assert!(moved.elapsed() < Duration::from_secs(5), "{:?}", moved.elapsed());
    let (polled, at) = waiting.join().expect("an answer");
    assert_eq!(polled["version"], accepted);
    assert!(at.saturating_duration_since(moved) < Duration::from_secs(5));
    // The same request through the other node is done once.
    let again = nodes.at(1).token(&tokens[asked]).post(&format!("{path}/moves"), &sent).ok();
    assert_eq!((&again["accepted"], &again["version"]), (&accepted, &accepted));
    here.post(&format!("{path}/chat"), &json!({"text": "good luck"})).ok();
    assert_eq!(next(&mut socket, "chat")[0]["text"], "good luck");
    // Whoever listens is told that a server ends.
    nodes.end();
    let told = loop {
        if let Message::Close(frame) = socket.read().expect("a frame") {
            break frame.expect("a reason");
        }
    };
    assert_eq!((told.code, told.reason.as_str()), (CloseCode::Away, "the server is about to end"));
}

#[test]
fn a_rematch_asked_for_through_both_nodes_is_one() {
    if skipped() {
        return;
    }
    let nodes = Nodes::start("rematch", 2);
    for _ in 0..10 {
        let (path, tokens) = two_people(&nodes);
        nodes.at(0).token(&tokens[0]).post(&format!("{path}/resign"), &json!({})).ok();
        let asking: Vec<_> = (0..2)
            .map(|seat| {
                let (client, path) = (nodes.at(seat).token(&tokens[seat]), format!("{path}/rematch"));
                std::thread::spawn(move || client.post(&path, &json!({})).ok())
            })
            .collect();
        let made: Vec<Value> = asking.into_iter().map(|one| one.join().expect("an answer")).collect();
        assert_eq!(made[0]["table"], made[1]["table"]);
        assert_eq!([&made[0]["seats"][0]["seat"], &made[1]["seats"][0]["seat"]], [&json!(0), &json!(1)]);
    }
    nodes.end();
}
