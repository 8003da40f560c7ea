//! The browser client as the server hands it out.

use crate::house::house;

/// The page; the client is built before the tests (`cargo xtask web`).
#[test]
fn every_room_of_the_client_is_its_page() {
    let house = house();
    for path in ["/", "/table/anything", "/cards/ark", "/replay/anything?entry=3"] {
        let answer = house.stranger().get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert!(answer.body.contains("id=\"app\""), "the client is not built: `cargo xtask web` builds it");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "a new version is seen at once");
    }
}

#[test]
fn the_page_loads_its_own_files_only() {
    let house = house();
    let page = house.stranger().get("/");
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"), "{policy}");
    let scripts: Vec<&str> = page.body.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(!scripts.is_empty(), "{}", page.body);
    for path in scripts {
        let answer = house.stranger().get(path);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
    }
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    let house = house();
    let refusal = |path| house.stranger().get(path).refusal();
    assert_eq!(refusal("/assets/none.js"), (404, "no_file".to_owned()));
    assert_eq!(refusal("/assets/../../Cargo.toml"), (404, "no_file".to_owned()));
    assert_eq!(refusal("/api/nothing"), (404, "no_address".to_owned()));
}
