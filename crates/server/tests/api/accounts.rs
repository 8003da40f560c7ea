//! Accounts: the same person on another device.

use crate::house::{first_move, house};
use serde_json::{Value, json};

#[test]
fn an_account_finds_its_tables_on_another_device() {
    let house = house();
    let ada = json!({"name": "Ada", "password": "analytical engine"});
    let page = house.stranger().page(&[]);
    let made = page.post("/api/accounts", &ada);
    assert_eq!((made.status, made.ok()), (201, json!({"name": "Ada"})));
    let here = house.stranger().page(&made.cookies());
    let asked = json!({"game": "ark-nova", "options": {"players": 2},
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]});
    let table = house.made(&here.post("/api/tables", &asked));
    let invitation = &table.made["invitation"]["token"];
    table.post(&house.stranger(), "join", &json!({"name": "Grace", "invitation": invitation})).ok();

    let login = page.post("/api/login", &json!({"name": "ADA", "password": "analytical engine"}));
    assert_eq!(login.ok(), json!({"name": "Ada"}));
    let there = house.stranger().page(&login.cookies());
    let me = there.get("/api/me").ok();
    assert_eq!((&me["name"], &me["tables"][0]["table"]), (&json!("Ada"), &json!(table.id)));
    let mine = there.get("/api/tables?list=mine").ok();
    assert_eq!(mine.as_array().map(Vec::len), Some(1));
    let message = table.look(&there);
    assert_eq!((&message["viewer"], &message["held"]), (&json!(0), &json!([0])));
    if let Some(first) = first_move(&message) {
        let request = json!({"version": message["version"], "moves": [first]});
        table.post(&there, "moves", &request).ok();
    }
    assert_eq!(there.send("POST", "/api/logout", None).status, 204);
    there.get("/api/me").refuses(401, "not_logged_in");
    there.get("/api/tables?list=mine").refuses(401, "not_logged_in");
    assert_eq!(table.look(&there)["viewer"], Value::Null);
    assert_eq!(here.get("/api/me").ok()["name"], "Ada");
}

#[test]
fn names_are_taken_once_and_passwords_have_to_fit() {
    let house = house();
    let page = house.stranger().page(&[]);
    let account = |name: &str, password: &str| json!({"name": name, "password": password});
    page.post("/api/accounts", &account("Ada", "short")).refuses(422, "bad_password");
    page.post("/api/accounts", &account("A\nda", "long enough")).refuses(422, "bad_name");
    page.post("/api/accounts", &account("Ada", "long enough")).ok();
    page.post("/api/accounts", &account("aDA", "long enough")).refuses(409, "name_taken");
    let wrong = page.post("/api/login", &account("Ada", "wrong password"));
    wrong.refuses(401, "wrong_password");
    let nobody = page.post("/api/login", &account("Nobody", "wrong password"));
    assert_eq!(nobody.body, wrong.body);
    let mut tries = 0;
    while page.post("/api/login", &account("Ada", "wrong password")).status == 401 {
        tries += 1;
        assert!(tries < 20, "a password can be tried for ever");
    }
    let limited = page.post("/api/login", &account("Ada", "long enough"));
    limited.refuses(429, "too_often");
    assert!(limited.header("retry-after").is_some());
}
