//! Who sits where.

use crate::house::{bot, house, open, person};
use serde_json::{Value, json};

fn listed(list: &Value, id: &str) -> bool {
    list.as_array().expect("a list").iter().any(|table| table["table"] == id)
}

#[test]
fn whoever_is_invited_takes_an_open_seat() {
    let house = house();
    let table = house.table("ark-nova", &[person("Ada"), open()]);
    let message = table.look(&table.people[0]);
    assert_eq!(message["stage"], "gathering");
    assert!(message.get("view").is_none());
    let stranger = house.stranger();
    table.post(&stranger, "join", &json!({"name": "Eve"})).refuses(403, "not_invited");
    let wrong = "a".repeat(43);
    table.post(&stranger, "join", &json!({"name": "Eve", "invitation": wrong})).refuses(403, "not_invited");
    let invitation = table.made["invitation"]["token"].as_str().expect("an invitation");
    let link = table.made["invitation"]["link"].as_str().expect("a link");
    assert_eq!(link, format!("/table/{}#invitation={invitation}", table.id));
    let early = json!({"version": message["version"], "moves": ["pass"]});
    table.post(&table.people[0], "moves", &early).refuses(409, "gathering");
    let asked = json!({"name": " Grace ", "invitation": invitation});
    let joined = table.post(&stranger, "join", &asked).ok();
    assert_eq!(joined["seat"], 1);
    let grace = stranger.token(joined["token"].as_str().expect("a token"));
    let message = table.look(&grace);
    assert_eq!((&message["stage"], &message["viewer"]), (&json!("playing"), &json!(1)));
    assert_eq!(message["seats"][1], json!({"kind": "person", "name": "Grace"}));
    table.post(&stranger, "join", &asked).refuses(409, "taken");
    // The invitation opens no seat by itself.
    let invited = stranger.token(invitation);
    table.post(&invited, "resign", &json!({})).refuses(403, "not_yours");
}

#[test]
fn anybody_joins_a_public_table() {
    let house = house();
    let stranger = house.stranger();
    let asked = json!({"game": "ark", "options": {"players": 3}, "settings": {"public": true},
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]});
    let table = house.made(&stranger.post("/api/tables", &asked));
    let hidden = house.table("ark", &[person("Ada"), open(), open()]);
    let list = stranger.get("/api/tables?list=open").ok();
    assert!(listed(&list, &table.id) && !listed(&list, &hidden.id), "{list}");
    assert!(!list.to_string().contains("seed"), "{list}");
    assert!(listed(&stranger.get("/api/tables?list=open&game=ark").ok(), &table.id));
    assert!(!listed(&stranger.get("/api/tables?list=open&game=ark-nova").ok(), &table.id));
    table.post(&stranger, "join", &json!({"name": "Bob", "seat": 1})).refuses(409, "taken");
    table.post(&stranger, "join", &json!({"name": "Bob", "seat": 9})).refuses(422, "no_seat");
    assert_eq!(table.post(&stranger, "join", &json!({"name": "Bob", "seat": 2})).ok()["seat"], 2);
    assert!(!listed(&stranger.get("/api/tables?list=open").ok(), &table.id));
    table.end();
    assert!(listed(&stranger.get("/api/tables?list=archive").ok(), &table.id));
}

#[test]
fn only_its_people_act_for_a_seat() {
    let house = house();
    let (table, other) = (house.two_people(), house.two_people());
    let version = table.look(&table.people[0])["version"].clone();
    let moves = |seat: u8| json!({"seat": seat, "version": version, "moves": ["pass"]});
    table.post(&table.people[0], "moves", &moves(1)).refuses(403, "not_yours");
    table.post(&other.people[0], "moves", &moves(0)).refuses(403, "foreign_token");
    table.post(&house.stranger(), "moves", &moves(0)).refuses(401, "no_token");
    table.post(&house.stranger().token("nonsense"), "moves", &moves(0)).refuses(401, "unknown_token");
    table.post(&house.stranger().token(&"a".repeat(43)), "moves", &moves(0)).refuses(401, "unknown_token");
    table.people[0].get(&format!("{}?seat=1", table.path)).refuses(403, "not_yours");
    house.stranger().get(&format!("{}?seat=0", table.path)).refuses(403, "not_yours");
    let seen = table.look(&house.stranger());
    assert_eq!((&seen["viewer"], &seen["held"]), (&Value::Null, &json!([])));
}

#[test]
fn a_table_may_be_for_its_players_alone() {
    let house = house();
    let asked = json!({"game": "ark-nova", "options": {"players": 1}, "settings": {"spectators": false},
        "seats": [{"kind": "person", "name": "Ada"}]});
    let table = house.made(&house.stranger().post("/api/tables", &asked));
    for path in ["", "/chat", "/record"] {
        house.stranger().get(&format!("{}{path}", table.path)).refuses(403, "no_spectators");
    }
    assert_eq!(table.look(&table.people[0])["viewer"], 0);
}

#[test]
fn several_people_sit_at_one_device() {
    let house = house();
    let page = house.stranger().page(&[]);
    let asked = json!({"game": "ark-nova", "options": {"players": 2},
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Grace"}]});
    let answer = page.post("/api/tables", &asked);
    let table = house.made(&answer);
    let set = answer.header("set-cookie").expect("a cookie");
    assert!(set.contains("; HttpOnly; SameSite=Lax"), "{set}");
    assert!(set.contains(&format!("Path={}", table.path)) && !set.contains("Secure"), "{set}");
    let both = house.stranger().page(&answer.cookies());
    let message = table.look(&both);
    assert_eq!(message["held"], json!([0, 1]));
    for seat in 0..2 {
        let seen = both.get(&format!("{}?seat={seat}", table.path)).ok();
        assert_eq!(seen["viewer"], seat);
    }
    let asked = message["asked"][0].as_u64().expect("somebody is asked");
    let seen = both.get(&format!("{}?seat={asked}", table.path)).ok();
    let first = crate::house::first_move(&seen).expect("a move");
    let request = json!({"version": seen["version"], "moves": [first]});
    let unclear = table.post(&both, "moves", &request);
    unclear.refuses(400, "which_seat");
    assert_eq!(unclear.json()["error"]["details"]["seats"], json!([0, 1]));
    let request = json!({"seat": asked, "version": seen["version"], "moves": [first]});
    table.post(&both, "moves", &request).ok();
}

#[test]
fn a_token_is_exchanged_for_a_cookie() {
    let house = house();
    let table = house.two_people();
    let token = table.made["seats"][1]["token"].as_str().expect("a token");
    let answer = house.stranger().page(&[]).post("/api/enter", &json!({"token": token}));
    assert_eq!(answer.ok(), json!({"table": table.id, "seat": 1}));
    let cookies = answer.cookies();
    assert!(!cookies[0].contains(token), "the cookie has a token of its own");
    assert_eq!(table.look(&house.stranger().page(&cookies))["viewer"], 1);
    house.stranger().post("/api/enter", &json!({"token": "a".repeat(43)})).refuses(401, "unknown_token");
    let waiting = house.table("ark-nova", &[person("Ada"), open()]);
    let invitation = &waiting.made["invitation"]["token"];
    house.stranger().post("/api/enter", &json!({"token": invitation})).refuses(409, "invitation");
}

#[test]
fn whoever_leaves_may_be_replaced() {
    let house = house();
    let table = house.two_people();
    let [ada, grace] = [&table.people[0], &table.people[1]];
    table.post(ada, "bot", &json!({"seat": 1, "level": "random"})).refuses(403, "not_yours");
    assert_eq!(table.post(grace, "leave", &json!({})).ok()["seat"], 1);
    assert_eq!(grace.get(&table.path).refusal(), (401, "unknown_token".to_owned()));
    assert_eq!(table.look(ada)["stage"], "gathering");
    table.post(&house.stranger(), "bot", &json!({"seat": 1, "level": "random"})).refuses(401, "no_token");
    table.post(ada, "bot", &json!({"seat": 1, "level": "genius"})).refuses(422, "no_level");
    table.post(ada, "bot", &json!({"seat": 1, "level": "random"})).ok();
    let message = table.wait_until_asked(ada);
    assert_eq!((&message["stage"], &message["seats"][1]["kind"]), (&json!("playing"), &json!("bot")));
}

#[test]
fn a_bot_stands_in_and_gives_the_seat_back() {
    let house = house();
    let table = house.two_people();
    let ada = &table.people[0];
    table.post(ada, "bot", &json!({})).refuses(409, "no_bot");
    table.post(ada, "bot", &json!({"level": "random"})).ok();
    let message = table.look(ada);
    assert_eq!(message["seats"][0], json!({"kind": "bot", "level": "random", "name": "Cog"}));
    assert_eq!(message["viewer"], 0);
    let request = json!({"version": message["version"], "moves": ["pass"]});
    table.post(ada, "moves", &request).refuses(409, "bot_plays");
    let mut answer = table.post(ada, "bot", &json!({}));
    // The bot may move in between.
    while answer.status == 409 && answer.refusal().1 == "stale" {
        answer = table.post(ada, "bot", &json!({}));
    }
    answer.ok();
    assert_eq!(table.look(ada)["seats"][0], json!({"kind": "person", "name": "Ada"}));
    let asked = json!({"game": "ark-nova", "options": {"players": 1}, "settings": {"bots_take_over": false},
        "seats": [{"kind": "person", "name": "Ada"}]});
    let table = house.made(&house.stranger().post("/api/tables", &asked));
    table.post(&table.people[0], "bot", &json!({"level": "random"})).refuses(403, "no_bots");
}

#[test]
fn a_rematch_has_the_same_people_in_the_same_seats() {
    let house = house();
    let table = house.table("ark", &[person("Ada"), bot("random"), person("Grace")]);
    table.post(&table.people[0], "rematch", &json!({})).refuses(409, "not_over");
    table.end();
    assert_eq!(table.look(&table.people[0])["next"], Value::Null);
    table.post(&house.stranger(), "rematch", &json!({})).refuses(401, "no_token");
    let first = house.made(&table.post(&table.people[0], "rematch", &json!({})));
    let second = house.made(&table.post(&table.people[1], "rematch", &json!({})));
    assert_eq!((first.id.as_str(), first.made["seats"][0]["seat"].as_u64()), (second.id.as_str(), Some(0)));
    assert_eq!(second.made["seats"][0]["seat"], 2);
    assert_eq!(table.look(&table.people[1])["next"], json!(first.id));
    let message = first.look(&second.people[0]);
    assert_eq!((&message["viewer"], &message["seats"][0]["name"]), (&json!(2), &json!("Ada")));
    second.post(&second.people[0], "leave", &json!({})).ok();
    table.post(&table.people[1], "rematch", &json!({})).refuses(409, "given_up");
}

#[test]
fn what_is_said_at_a_table_is_heard() {
    let house = house();
    let table = house.two_people();
    table.post(&table.people[0], "chat", &json!({"text": "  good luck "})).ok();
    table.post(&house.stranger(), "chat", &json!({"text": "hello", "name": "Eve"})).ok();
    table.post(&house.stranger(), "chat", &json!({"text": "hello"})).refuses(422, "bad_name");
    table.post(&table.people[0], "chat", &json!({"text": "a\nb"})).refuses(422, "bad_chat");
    table.post(&table.people[0], "chat", &json!({"text": "a".repeat(501)})).refuses(422, "bad_chat");
    let lines = house.stranger().get(&format!("{}/chat", table.path)).ok();
    let told: Vec<(&str, &str)> = lines
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| (line["name"].as_str().expect("a name"), line["text"].as_str().expect("a text")))
        .collect();
    assert_eq!(told, [("Ada", "good luck"), ("Eve", "hello")]);
    let later = house.stranger().get(&format!("{}/chat?after=1", table.path)).ok();
    assert_eq!(later.as_array().map(Vec::len), Some(1));
    let huge = house.stranger().get(&format!("{}/chat?after={}", table.path, u64::MAX)).ok();
    assert_eq!(huge, json!([]));
}
