//! Finished games: taken away, brought in, gone on with.

use crate::house::{bot, house, person};
use serde_json::{Value, json};
use server::store::{Key, Snapshot, TableId};

#[test]
fn a_record_is_told_only_after_the_end() {
    let house = house();
    let table = house.two_people();
    let asked = table.look(&table.people[0])["asked"][0].as_u64().expect("somebody is asked") as usize;
    table.step(&table.people[asked]);
    let path = format!("{}/record", table.path);
    for somebody in [&table.people[0], &table.people[1], &house.stranger()] {
        somebody.get(&path).refuses(409, "not_over");
    }
    table.post(&table.people[0], "fork", &json!({"entry": 0})).refuses(409, "not_over");
    table.end();
    let record = house.stranger().get(&path).ok();
    assert!(record["seed"].is_string() && record["entries"].as_array().is_some_and(|all| all.len() == 2));
}

#[test]
fn any_position_of_a_finished_game_is_gone_on_with() {
    let house = house();
    let table = house.table("ark", &[person("Ada"), bot("random"), bot("random")]);
    let ada = &table.people[0];
    for _ in 0..3 {
        table.step(ada);
    }
    table.wait_until_asked(ada);
    table.end();
    let record = ada.get(&format!("{}/record", table.path)).ok();
    let all = record["entries"].as_array().expect("entries").len();
    let seats = [person("Grace"), bot("random"), bot("random")];
    let stranger = house.stranger();
    for entry in [0, all / 2] {
        let asked = json!({"entry": entry, "seats": seats});
        let fork = house.made(&table.post(&stranger, "fork", &asked));
        let message = fork.wait_until_asked(&fork.people[0]);
        assert_eq!(message["stage"], "playing");
        fork.step(&fork.people[0]);
    }
    let whole = house.made(&table.post(&stranger, "fork", &json!({})));
    assert_eq!(whole.look(&stranger)["stage"], "over");
    table.post(&stranger, "fork", &json!({"entry": all + 1})).refuses(422, "no_entry");
    let huge = table.post(&stranger, "fork", &json!({"entry": u64::MAX}));
    huge.refuses(422, "bad_request");
    // Of a fork there are forks.
    house.made(&whole.post(&stranger, "fork", &json!({"entry": 1})));
}

#[test]
fn a_running_record_is_brought_in_and_a_wrong_one_refused() {
    let house = house();
    let table = house.two_people();
    for _ in 0..4 {
        let asked = table.look(&table.people[0])["asked"][0].as_u64().expect("somebody is asked") as usize;
        table.step(&table.people[asked]);
    }
    table.end();
    let mut record = house.stranger().get(&format!("{}/record", table.path)).ok();
    for list in ["entries", "digests"] {
        record[list].as_array_mut().expect("a list").pop();
    }
    let stranger = house.stranger();
    let brought = house.made(&stranger.post("/api/records", &json!({"record": record})));
    let message = brought.look(&stranger);
    assert_eq!(message["stage"], "playing");
    assert_eq!(brought.people.len(), 2);
    let tampered = |change: &dyn Fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        stranger.post("/api/records", &json!({"record": record})).refusal()
    };
    let bad = (422, "bad_record".to_owned());
    assert_eq!(tampered(&|record| record["entries"][0] = json!("0 nonsense")), bad);
    assert_eq!(tampered(&|record| record["digests"][1] = record["digests"][0].clone()), bad);
    assert_eq!(tampered(&|record| record["rules_version"] = json!(0)), bad);
    assert_eq!(tampered(&|record| record["more"] = json!(0)), bad);
    assert_eq!(tampered(&|record| record["game"] = json!("chess")), (422, "no_game".to_owned()));
    stranger.post("/api/records", &json!({"record": []})).refuses(422, "bad_request");
}

#[test]
fn a_position_that_was_put_together_is_played_from() {
    let house = house();
    let rules = ark_nova::Rules::build(&ark_nova::Options::players(2)).expect("options");
    let position = ark_nova::editor::Editor::new(&rules, 5).position().expect("a position");
    let position = serde_json::to_value(position).expect("JSON");
    let asked = json!({"game": "ark-nova", "options": {"players": 2}, "position": position,
        "seats": [person("Ada"), bot("random")]});
    let table = house.made(&house.stranger().post("/api/positions", &asked));
    table.wait_until_asked(&table.people[0]);
    table.step(&table.people[0]);
    table.end();
    // It is gone on with like any other.
    let fork =
        house.made(&table.post(&house.stranger(), "fork", &json!({"entry": 1, "seats": [person("Ada")]})));
    assert_eq!(fork.look(&fork.people[0])["stage"], "gathering");
    let mut broken = asked;
    // What is half done is not taken from strangers: nobody can tell whether it came about.
    let mut silent = tabletop::Silent;
    let choosing = tabletop::Game::start(&rules, tabletop::Seed::from_number(5), &mut silent);
    broken["position"] = serde_json::to_value(choosing).expect("JSON");
    house.stranger().post("/api/positions", &broken).refuses(422, "bad_request");
    broken["position"] = json!({});
    house.stranger().post("/api/positions", &broken).refuses(422, "bad_request");
    broken["position"] = json!(7);
    house.stranger().post("/api/positions", &broken).refuses(422, "bad_request");
}

#[test]
fn a_game_of_older_rules_is_played_on_by_the_same_people() {
    let house = house();
    let table = house.two_people();
    let asked = table.look(&table.people[0])["asked"][0].as_u64().expect("somebody is asked") as usize;
    table.step(&table.people[asked]);
    let old = "b".repeat(16);
    house.block_on(async {
        let (tables, store) = (&house.app.tables, house.app.tables.store());
        let id = TableId(table.id.clone());
        let taken = tables.look(&id, |live| (live.table.clone(), live.shown(), live.game.position()));
        let (mut row, shown, position) = taken.await.expect("a table");
        row.id = TableId(old.clone());
        row.rules_version -= 1;
        let rows = store.log(&id, 0).await.expect("a log");
        store.create(&row, &rows, &shown, false).await.expect("created");
        let version = rows.len() as u64;
        store.keep_snapshot(&row.id, &Snapshot { version, position }).await.expect("written down");
        for seat in 0..2 {
            let token = format!("{seat}{}", "x".repeat(42));
            let key =
                Key { hash: server::security::hash(&token), table: row.id.clone(), seat, account: None };
            store.add_key(&key).await.expect("a key");
        }
    });
    let people: Vec<_> =
        (0..2).map(|seat| house.stranger().token(&format!("{seat}{}", "x".repeat(42)))).collect();
    let path = format!("/api/tables/{old}");
    // It can be looked at, by each with their own eyes.
    for (seat, person) in people.iter().enumerate() {
        let [seen, then] = [person.get(&path).ok(), table.look(&table.people[seat])];
        assert_eq!((&seen["stage"], &seen["viewer"]), (&json!("old"), &json!(seat)));
        assert_eq!((&seen["view"], &seen["seats"]), (&then["view"], &then["seats"]));
        assert_eq!((&seen["asked"], &seen["questions"]), (&json!([]), &json!([])));
        let here = then["rules_version"].as_u64().expect("a version");
        let told = json!({"rules": here - 1, "here": here, "position": then["version"]});
        assert_eq!((&seen["old"], &seen["version"]), (&told, &then["version"]));
    }
    let spectator = house.stranger().get(&format!("{path}?since=99&wait=30")).ok();
    assert_eq!(spectator["view"], table.look(&house.stranger())["view"]);
    people[0]
        .post(&format!("{path}/moves"), &json!({"version": 3, "moves": ["pass"]}))
        .refuses(409, "old_rules");
    house.stranger().post(&format!("{path}/fork"), &json!({})).refuses(401, "no_token");
    let fork = house.made(&people[1].post(&format!("{path}/fork"), &json!({})));
    let again = house.made(&people[0].post(&format!("{path}/rematch"), &json!({})));
    assert_eq!(fork.id, again.id);
    assert_eq!((&fork.made["seats"][0]["seat"], &again.made["seats"][0]["seat"]), (&json!(1), &json!(0)));
    let [before, after] = [table.look(&table.people[0]), again.look(&again.people[0])];
    assert_eq!((&before["view"], &before["seats"]), (&after["view"], &after["seats"]));
    assert_eq!(people[0].get(&path).ok()["next"], fork.id);
}

#[test]
fn a_game_of_older_rules_without_a_position_says_so() {
    let house = house();
    let table = house.two_people();
    let old = "c".repeat(16);
    house.block_on(async {
        let (tables, store) = (&house.app.tables, house.app.tables.store());
        let id = TableId(table.id.clone());
        let taken = tables.look(&id, |live| (live.table.clone(), live.shown()));
        let (mut row, shown) = taken.await.expect("a table");
        row.id = TableId(old.clone());
        row.rules_version -= 1;
        let rows = store.log(&id, 0).await.expect("a log");
        store.create(&row, &rows, &shown, false).await.expect("created");
    });
    let path = format!("/api/tables/{old}");
    let answer = house.stranger().get(&path);
    answer.refuses(409, "old_rules");
    assert!(answer.json()["error"]["details"]["here"].is_u64());
}
