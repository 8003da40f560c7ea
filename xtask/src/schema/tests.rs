//! The schemas and the page are those of the types, and what games produce is valid by them.

use super::{Shapes, effects, page, schemas, text, wires};
use crate::games::{Choice, Workpiece};
use crate::root;
use ark_nova::catalogue::{Card, MapId};
use serde_json::{Value, json};
use std::fs;
use std::time::Duration;
use tabletop::{Chance, Game, Lang, Match, Seat, Seed, Silent, Viewer};

/// Views that are validated for each game.
const VIEWS: usize = 10_000;
/// Positions of a game that are looked at are so far apart.
const APART: u32 = 7;

#[test]
fn the_schemas_are_those_of_the_types() {
    for (name, schema) in schemas() {
        let kept = fs::read_to_string(super::folder().join(name)).unwrap_or_default();
        assert!(kept == text(&schema), "docs/schema/{name} is stale; `cargo xtask schema` writes it anew");
    }
}

#[test]
fn the_types_of_clients_are_those_of_the_schemas() {
    for (name, text) in wires().expect("the API lies beside the schemas") {
        let kept = fs::read_to_string(super::wire().join(name)).unwrap_or_default();
        assert!(kept == text, "web/src/wire/{name} is stale; `cargo xtask schema` writes it anew");
    }
}

#[test]
fn the_page_tells_every_field() {
    let kept = fs::read_to_string(root().join(page::PATH)).unwrap_or_default();
    assert!(kept == page::written(&kept), "{} is stale; `cargo xtask schema` writes it anew", page::PATH);
}

/// The schema with every object closed, so that a field nobody described is noticed. A shape that others add fields to
/// is closed where they do.
fn closed(schema: &mut Value) {
    let mut added_to = Vec::new();
    find_added_to(schema, &mut added_to);
    close(schema);
    for name in added_to {
        let shape = name.strip_prefix("#").and_then(|path| schema.pointer_mut(path));
        shape.and_then(Value::as_object_mut).expect("a shape").remove(CLOSED);
    }
}

/// What closes an object, with everything that the shapes it refers to describe.
const CLOSED: &str = "unevaluatedProperties";

fn find_added_to(schema: &Value, found: &mut Vec<String>) {
    match schema {
        Value::Object(map) => {
            if let (Some(Value::String(name)), true) = (map.get("$ref"), map.contains_key("properties")) {
                found.push(name.clone());
            }
            map.values().for_each(|part| find_added_to(part, found));
        }
        Value::Array(list) => list.iter().for_each(|part| find_added_to(part, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn close(schema: &mut Value) {
    match schema {
        Value::Object(map) => {
            if map.contains_key("properties") {
                map.insert(CLOSED.into(), json!(false));
            }
            map.values_mut().for_each(close);
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Values of one field of the shapes of a game.
fn validator(shapes: &Value, field: &str) -> jsonschema::Validator {
    let mut schema = shapes["properties"][field].clone();
    schema["$defs"] = shapes["$defs"].clone();
    closed(&mut schema);
    jsonschema::validator_for(&schema).expect("a schema")
}

fn hold(validator: &jsonschema::Validator, value: &Value) {
    if let Some(error) = validator.iter_errors(value).next() {
        panic!("{error} at {} in {value:#}", error.instance_path());
    }
}

/// Plays random games and validates what a client would read, for each seat in turn and for a spectator.
fn validates<G: Workpiece + Shapes>() {
    let shapes = serde_json::to_value(G::shapes()).expect("JSON");
    let [views, questions, choices, events] =
        ["view", "question", "choices", "event"].map(|field| validator(&shapes, field));
    let mut seen = 0;
    let mut chance = Chance::new(Seed::from_number(12));
    for nth in 0.. {
        if seen >= VIEWS {
            break;
        }
        let options = G::mixed(&Choice::default(), nth).expect("options");
        let rules = G::new(&options).expect("rules");
        let mut position = rules.start(Seed::from_number(nth), &mut Silent);
        let mut moves = Vec::new();
        while let Some(seat) = rules.asked(&position).first() {
            rules.legal(&position, seat, &mut moves);
            if chance.below(APART) == 0 && seen < VIEWS {
                seen += 1;
                let viewers = Seat::all(rules.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
                let viewer = viewers.cycle().nth(seen).expect("it goes round");
                let view = serde_json::to_value(rules.view(&position, viewer)).expect("JSON");
                hold(&views, &view);
                let read: G::View = serde_json::from_value(view).expect("a view is read back");
                assert_eq!(read, rules.view(&position, viewer));
                let question = rules.question(&position, seat);
                let written = serde_json::to_value(&question).expect("JSON");
                hold(&questions, &written);
                assert_eq!(serde_json::from_value::<Option<G::Question>>(written).expect("read"), question);
                let offered = rules.choices(&position, seat, &[], Lang::En);
                hold(&choices, &serde_json::to_value(offered).expect("JSON"));
            }
            let answer = moves[chance.below(moves.len() as u32) as usize];
            let mut happened = Vec::new();
            rules.apply(&mut position, seat, answer, &mut happened).unwrap_or_else(|no| panic!("{no}"));
            for event in happened {
                let written = serde_json::to_value(&event).expect("JSON");
                hold(&events, &written);
                assert_eq!(serde_json::from_value::<G::Event>(written).expect("read"), event);
            }
        }
    }
}

#[test]
fn views_of_ark_nova_are_valid() {
    validates::<ark_nova::Rules>();
}

#[test]
fn explanations_of_ark_nova_are_valid() {
    let shapes = serde_json::to_value(<ark_nova::Rules as Shapes>::shapes()).expect("JSON");
    let explanations = validator(&shapes, "explanation");
    let mut chance = Chance::new(Seed::from_number(5));
    for nth in 0..20 {
        let options = ark_nova::Rules::mixed(&Choice::default(), nth).expect("options");
        let rules = ark_nova::Rules::new(&options).expect("rules");
        let mut position = rules.start(Seed::from_number(nth), &mut Silent);
        let mut moves = Vec::new();
        while let Some(seat) = rules.asked(&position).first() {
            rules.legal(&position, seat, &mut moves);
            if chance.below(40) == 0 {
                for explanation in rules.look(&position).explain_all(seat) {
                    let written = serde_json::to_value(&explanation).expect("JSON");
                    hold(&explanations, &written);
                    let read: ark_nova::Explanation = serde_json::from_value(written).expect("read back");
                    assert_eq!(read, explanation);
                }
            }
            let answer = moves[chance.below(moves.len() as u32) as usize];
            rules.apply(&mut position, seat, answer, &mut Silent).unwrap_or_else(|no| panic!("{no}"));
        }
    }
}

#[test]
fn views_of_ark_are_valid() {
    validates::<ark::Rules>();
}

/// Everything a program is told in a game, and what it may answer, is valid by the schema of the protocol.
fn protocol<G: Workpiece>(players: u8) {
    let text = fs::read_to_string(super::folder().join("bots.json")).expect("a schema");
    let validator = jsonschema::validator_for(&serde_json::from_str(&text).expect("JSON")).expect("a schema");
    let choice = Choice { players: Some(players), ..Choice::default() };
    let rules = G::new(&G::mixed(&choice, 1).expect("options")).expect("rules");
    hold(&validator, &bots::greeting(&rules, Seat(1), 7, Duration::from_secs(5)));
    let mut game = Match::new(rules, Seed::from_number(7), &mut Silent);
    let mut chance = Chance::new(Seed::from_number(8));
    while let Some(seat) = game.asked().first() {
        let moves = game.legal(seat);
        let answer = moves[chance.below(moves.len() as u32) as usize];
        hold(&validator, &bots::asking(&bots::Seen::new(game.rules(), game.position(), seat)));
        hold(&validator, &json!({"move": answer.to_string()}));
        game.make(seat, answer, &mut Silent).unwrap_or_else(|no| panic!("{no}"));
    }
    hold(&validator, &bots::parting(&game.outcome().expect("an outcome")));
    assert!(!validator.is_valid(&json!({"ask": {"seat": 0}})));
}

#[test]
fn the_protocol_of_bots_is_as_its_schema_says() {
    protocol::<ark_nova::Rules>(2);
    protocol::<ark::Rules>(3);
}

/// Both languages of a catalogue are valid, and one without a list would not be.
fn catalogues<G: Shapes>(list: &str) {
    let shapes = serde_json::to_value(G::shapes()).expect("JSON");
    let validator = validator(&shapes, "catalogue");
    for lang in Lang::ALL {
        let mut catalogue = G::catalogue(lang);
        hold(&validator, &catalogue);
        catalogue.as_object_mut().expect("fields").remove(list);
        assert!(!validator.is_valid(&catalogue));
    }
}

#[test]
fn catalogues_are_valid() {
    catalogues::<ark_nova::Rules>("maps");
    catalogues::<ark::Rules>("kinds");
}

/// What every face and map does is valid by the schema of the effect language.
#[test]
fn effects_are_valid() {
    let shapes = serde_json::to_value(effects()).expect("JSON");
    let [abilities, effects, lines, levels, points] =
        ["ability", "effect", "line", "level", "points"].map(|field| validator(&shapes, field));
    let all = |validator: &jsonschema::Validator, values: Value| {
        values.as_array().expect("a list").iter().for_each(|value| hold(validator, value));
    };
    for card in Card::faces() {
        match card {
            Card::Animal(animal) => {
                all(&abilities, json!(animal.abilities));
                all(&effects, json!(animal.reef.unwrap_or_default()));
            }
            Card::Sponsor(sponsor) => all(&lines, json!(sponsor.clauses())),
            Card::Project(project) => all(&levels, json!(project.levels)),
            Card::FinalScoring(scoring) => hold(&points, &json!(scoring.points)),
        }
    }
    for map in MapId::all() {
        map.map().ability.iter().for_each(|line| hold(&lines, &json!(line.clause)));
        map.map().bonuses.iter().for_each(|(_, bonus)| hold(&effects, &json!(bonus)));
    }
    assert!(!effects.is_valid(&json!({"kind": "gain", "of": ["gold", {"kind": "n", "of": 1}]})));
    assert!(!effects.is_valid(&json!("play_sponsor")));
}

#[test]
fn a_field_that_nobody_described_is_noticed() {
    let shapes = serde_json::to_value(<ark_nova::Rules as Shapes>::shapes()).expect("JSON");
    let rules = ark_nova::Rules::new(&ark_nova::Options::players(2)).expect("rules");
    let position = rules.start(Seed::from_number(1), &mut Silent);
    let mut view = serde_json::to_value(rules.view(&position, Viewer::Spectator)).expect("JSON");
    let validator = validator(&shapes, "view");
    hold(&validator, &view);
    view["secret"] = json!(1);
    assert!(!validator.is_valid(&view));
    view["secret"].take();
    view["deck"] = json!("many");
    assert!(!validator.is_valid(&view));
}
