//! What is printed, for clients: whole, in both languages, and sent once.

use crate::house::house;
use serde_json::{Value, json};

#[test]
fn a_catalogue_is_sent_once() {
    let house = house();
    for game in ["ark-nova", "ark"] {
        let [en, fr] = ["en", "fr"]
            .map(|lang| house.stranger().get(&format!("/api/games/{game}/catalogue?lang={lang}")));
        let tag = en.header("etag").expect("a tag").to_owned();
        assert!(tag.starts_with('"') && Some(tag.as_str()) != fr.header("etag"));
        assert_eq!((en.ok()["lang"].as_str(), fr.ok()["lang"].as_str()), (Some("en"), Some("fr")));
        let known = house.stranger().header("if-none-match", &format!("\"other\", {tag}"));
        let again = known.get(&format!("/api/games/{game}/catalogue"));
        assert_eq!((again.status, again.body.as_str(), again.header("etag")), (304, "", Some(tag.as_str())));
        let other = house.stranger().header("if-none-match", "\"other\"");
        assert_eq!(other.get(&format!("/api/games/{game}/catalogue")).status, 200);
    }
}

#[test]
fn a_game_that_is_not_there_has_no_catalogue() {
    let house = house();
    house.stranger().get("/api/games/chess/catalogue").refuses(422, "no_game");
    house.stranger().get("/api/games/ark/catalogue?lang=la").refuses(400, "bad_query");
}

#[test]
fn what_the_form_offers_makes_a_table() {
    let house = house();
    let catalogue = house.stranger().get("/api/games/ark-nova/catalogue").ok();
    let plain = |value: &&Value| value["takes"].is_null() && value["needs"] == json!([]);
    for option in catalogue["options"].as_array().expect("options") {
        if option["needs"] != json!([]) {
            continue;
        }
        for value in option["values"].as_array().expect("values").iter().filter(plain) {
            let mut options = json!({"players": 3});
            options[option["id"].as_str().expect("a name")] = value["value"].clone();
            let asked = json!({"game": "ark-nova", "options": options});
            assert_eq!(house.stranger().post("/api/tables", &asked).status, 201, "{options}");
        }
    }
}
