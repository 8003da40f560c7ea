//! What a person or program at the command line sees.

use serde_json::Value;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Output, Stdio};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    command.args(args).env_remove("LANG").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command
}

fn run(args: &[&str]) -> Output {
    command(args).output().expect("arkwright starts")
}

fn stdout(output: &Output) -> &str {
    str::from_utf8(&output.stdout).expect("output is UTF-8")
}

fn stderr(output: &Output) -> &str {
    str::from_utf8(&output.stderr).expect("output is UTF-8")
}

/// The output of a search that finds something.
fn found(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
    stdout(&output).to_owned()
}

/// What is said about a search that cannot be understood.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert_eq!(stdout(&output), "", "{args:?}");
    stderr(&output).to_owned()
}

/// What is said about a search that finds nothing.
fn nothing(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    stderr(&output).to_owned()
}

fn json(args: &[&str]) -> Vec<Value> {
    let args: Vec<&str> = ["cards", "--json"].into_iter().chain(args.iter().copied()).collect();
    serde_json::from_str(&found(&args)).expect("one array")
}

fn ids(args: &[&str]) -> Vec<u64> {
    json(args).iter().map(|card| card["id"].as_u64().expect("a number")).collect()
}

/// The numbers at the start of the lines of a list.
fn listed(text: &str) -> Vec<u64> {
    text.lines().skip(1).map(|line| line[..3].parse().expect("a number")).collect()
}

#[test]
fn one_card_by_number() {
    let card = found(&["cards", "401"]);
    for part in
        ["401", "Cheetah", "Acinonyx jubatus", "17", "5 (large)", "Predator ×2, Africa", "6 appeal", "Sprint"]
    {
        assert!(card.contains(part), "{part} is missing:\n{card}");
    }
    assert!(card.lines().all(|line| line.chars().count() == 80), "the frame is not straight:\n{card}");
}

#[test]
fn leading_zeros_are_as_printed_or_left_out() {
    assert_eq!(found(&["cards", "004"]), found(&["cards", "4"]));
    assert!(found(&["cards", "4"]).contains("004 Architectural Zoo"));
}

#[test]
fn both_faces_of_a_card_are_shown_and_told_apart() {
    let both = found(&["cards", "207"]);
    assert_eq!(both.matches("207 Basic Research").count(), 2, "{both}");
    assert_eq!(both.matches("Marine Worlds face").count(), 1, "{both}");
    for (edition, set) in [("base", "base"), ("marine", "marine")] {
        let cards = json(&["207", "--edition", edition]);
        assert_eq!(cards.len(), 1);
        assert_eq!(cards[0]["set"], set);
    }
    assert!(nothing(&["cards", "265", "--edition", "base"]).contains("265"));
}

#[test]
fn filters_by_icon_and_cost() {
    let list = found(&["cards", "--icon", "predator", "--max-cost", "12"]);
    assert_eq!(listed(&list), [404, 405, 410, 413, 414, 415, 417, 418, 419, 420, 425]);
    assert_eq!(ids(&["--icon", "predator,bear", "--cost", "11"]), [414, 415]);
    assert_eq!(ids(&["--icon", "predator", "--min-cost", "26"]), [406, 407, 546]);
    assert_eq!(ids(&["--icon", "Prédator", "--size", "large", "--max-cost", "12"]), [417]);
    assert_eq!(ids(&["--icon", "predator", "--size", "4,5", "--icon", "europe"]), [416, 417]);
}

#[test]
fn filters_by_kind_level_and_set() {
    assert_eq!(ids(&["--kind", "sponsor", "--level", "6", "--set", "marine"]), [226, 227, 276, 278]);
    assert_eq!(ids(&["--kind", "final-scoring", "--edition", "marine"]).len(), 17);
    assert_eq!(ids(&["--kind", "animal"]).len(), 160);
    assert_eq!(ids(&["--kind", "project"]).len(), 39 + 3);
    assert_eq!(ids(&["--kind", "sponsor", "--edition", "base"]).len(), 64);
    assert!(json(&["--max-level", "3"]).iter().all(|card| card["kind"] == "sponsor"));
}

#[test]
fn json_is_one_array_with_number_and_kind() {
    let all = json(&[]);
    assert_eq!(all.len(), 160 + 80 + 8 + 39 + 3 + 17 + 7);
    let kinds: BTreeSet<&str> = all.iter().filter_map(|card| card["kind"].as_str()).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["animal", "final_scoring", "project", "sponsor"]);
    assert!(
        all.iter().all(|card| card["id"].is_u64() && card["name"].is_string() && card["text"].is_string())
    );
    assert_eq!(all.iter().filter(|card| card["replacement"] == true).count(), 18);

    let cheetah = &json(&["401"])[0];
    assert_eq!(cheetah["icons"], serde_json::json!(["predator", "predator", "africa"]));
    assert_eq!((&cheetah["cost"], &cheetah["size"], &cheetah["appeal"]), (&17.into(), &5.into(), &6.into()));
    let sprint = &cheetah["abilities"][0];
    assert_eq!(
        (&sprint["kind"], &sprint["of"], &sprint["name"]),
        (&"sprint".into(), &3.into(), &"Sprint 3".into())
    );
    let lion = &json(&["402"])[0];
    assert_eq!((&lion["requires"][0]["of"], &lion["requires"][0]["n"]), (&"predator".into(), &3.into()));
}

/// What a card does is a value of the effect language, as docs/bots.md tells it.
#[test]
fn effects_are_data() {
    use serde_json::json;
    let icon = json!({"kind": "icon_enters", "of": ["herbivore", "any"]});
    let money = json!({"kind": "gain", "of": ["money", {"kind": "n", "of": 3}]});
    let told = include_str!("../../../docs/bots.md");
    let example = told.lines().find(|line| line.starts_with(r#"{"when": "whenever""#)).expect("an example");
    let example: Value = serde_json::from_str(example).expect("JSON");
    let told = json!({"when": "whenever", "does": {"on": icon, "optional": false, "timing": "now", "effects": [money]}});
    assert_eq!(example, told);
    let printed = json(&["--kind", "sponsor"]);
    let lines = printed.iter().flat_map(|card| card["lines"].as_array().expect("lines"));
    assert!(lines.clone().any(|line| *line == example), "the example of the page is printed somewhere");
    assert!(
        lines.clone().count() > 100
            && lines.clone().all(|line| line["when"].is_string() && !line["does"].is_null())
    );
    let need = &json(&["101"])[0]["levels"][0]["need"];
    assert_eq!(need, &json!({"kind": "at_least", "of": [{"kind": "kinds", "of": "categories"}, 5]}));
    let points = &json(&["1", "--edition", "base"])[0]["points"];
    assert_eq!(points, &json!({"kind": "steps", "of": [{"kind": "animals", "of": "large"}, [1, 2, 4, 5]]}));
}

#[test]
fn maps_are_listed_and_are_data() {
    let list = found(&["maps"]);
    assert!(list.starts_with("A "), "{list}");
    let maps: Vec<Value> = serde_json::from_str(&found(&["maps", "--json"])).expect("one array");
    let labels: Vec<&str> = maps.iter().filter_map(|map| map["label"].as_str()).collect();
    assert_eq!(labels.len(), 25, "{labels:?}");
    assert!(labels.iter().all(|label| list.lines().any(|line| line.split(' ').next() == Some(label))));
    let few: Vec<Value> = serde_json::from_str(&found(&["maps", "4A", "3", "--json"])).expect("one array");
    assert_eq!(few.iter().map(|map| &map["label"]).collect::<Vec<_>>(), ["3", "4a"]);
    assert!(refused(&["maps", "4z"]).contains("no map is called '4z'; did you mean"));
}

#[test]
fn hunters_in_french_are_exactly_the_hunters() {
    // Animals, the Spotted Hyena Compound, and the management plan that lends the ability.
    let hunters = [134, 252, 403, 404, 410, 412, 420, 560];
    assert_eq!(listed(&found(&["cards", "--lang", "fr", "--ability", "hunter"])), hunters);
    assert_eq!(ids(&["--lang", "fr", "--ability", "HUNTER"]), hunters);
    assert_eq!(ids(&["--ability", "hunter", "--kind", "animal,sponsor"]), hunters[1..]);
    assert_eq!(ids(&["--ability", "inventive_bear"]), [411]);
}

#[test]
fn names_are_found_by_parts_without_case_and_accents() {
    assert_eq!(ids(&["TIGER"]), ids(&["tígêr"]));
    assert_eq!(ids(&["siberian", "tiger"]), [406]);
    assert_eq!(ids(&["Siberian Tiger"]), [406]);
    assert!(ids(&["cheetah", "caracal"]).starts_with(&[401, 404]), "any of the words, if none has all");
    assert_eq!(ids(&["acinonyx"]), [401], "the scientific name, if no other fits");
    assert_eq!(ids(&["402", "cheetah"]), [401, 402]);
}

#[test]
fn unknown_values_are_named_with_the_nearest() {
    let error = refused(&["cards", "--icon", "preditor"]);
    assert!(error.contains("no icon is called 'preditor'; did you mean predator? Icons: africa,"), "{error}");
    assert!(refused(&["cards", "--ability", "huntr"]).contains("did you mean hunter?"));
    assert!(refused(&["cards", "--kind", "anmal"]).contains("did you mean animal?"));
    assert!(refused(&["cards", "--size", "7"]).contains("Sizes: 1, 2, 3, 4, 5, small, medium, large"));
    assert!(refused(&["cards", "--set", "marin"]).contains("did you mean marine?"));
    assert!(refused(&["cards", "--edition", "x"]).contains("Editions: base, marine"));
    assert!(refused(&["cards", "--lang", "de"]).contains("Languages: en, fr"));
    assert!(refused(&["cards", "--max-cost", "many"]).contains("'many' is not a number"));
    assert!(refused(&["cards", "--icn", "predator"]).contains("--icon"));
}

#[test]
fn nothing_found_is_said_with_the_nearest_names() {
    assert!(nothing(&["cards", "chetah"]).contains("Did you mean Cheetah (401)?"));
    assert!(
        nothing(&["cards", "cheetah", "--max-cost", "3"])
            .contains("Without the filters there would be Cheetah (401).")
    );
    let numbers = nothing(&["cards", "999"]);
    assert!(numbers.contains("999") && numbers.contains("401-560"), "{numbers}");
    assert!(nothing(&["cards", "--icon", "bear", "--max-cost", "1"]).contains("icon bear, max-cost 1"));
    let output = run(&["cards", "--json", "zzzz"]);
    assert_eq!((output.status.code(), stdout(&output)), (Some(1), "[]\n"));
}

#[test]
fn without_filters_there_is_everything_and_a_hint() {
    let output = run(&["cards"]);
    assert_eq!(listed(stdout(&output)).len(), 160 + 80 + 8 + 39 + 3 + 17 + 7);
    assert!(stderr(&output).contains("arkwright cards --icon predator --max-cost 12"));
    assert!(found(&[]).contains("Usage:"));
    assert!(found(&["cards", "--help"]).contains("Examples:"));
}

#[test]
fn few_cards_in_full_and_many_as_a_list_unless_asked() {
    assert_eq!(found(&["cards", "401", "402"]).matches('╭').count(), 2);
    assert_eq!(listed(&found(&["cards", "401", "402", "--list"])), [401, 402]);
    assert_eq!(
        found(&["cards", "--icon", "bear", "--full"]).matches('╭').count(),
        ids(&["--icon", "bear"]).len()
    );
}

#[test]
fn colours_only_where_they_are_seen() {
    assert!(!found(&["cards", "401"]).contains('\u{1b}'));
    let forced = command(&["cards", "401"]).env("CLICOLOR_FORCE", "1").output().expect("arkwright starts");
    assert!(stdout(&forced).contains('\u{1b}'));
}

#[test]
fn the_language_follows_the_system() {
    let french = command(&["cards", "401"]).env("LANG", "fr_FR.UTF-8").output().expect("arkwright starts");
    assert!(stdout(&french).contains("Coût"), "{}", stdout(&french));
    assert!(found(&["cards", "401"]).contains("Cost"));
}

#[test]
fn a_reader_that_leaves_early_is_no_fault() {
    let mut child =
        command(&["cards", "--full"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    let mut first = String::new();
    let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
    reader.read_line(&mut first).expect("a line");
    drop(reader);
    assert!(first.contains("001"), "{first}");
    let mut complaints = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut complaints).expect("text");
    assert!(!complaints.contains("panicked"), "{complaints}");
    assert!(child.wait().expect("ends").success(), "{complaints}");
}

#[test]
fn the_browser_answers_line_by_line() {
    let mut child =
        command(&["browse"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
    let lines = "?\n401\nicon:predator max-cost:5\nicn:bear\nlang:fr\n401\nq\n402\n";
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("writes");
    let output = child.wait_with_output().expect("ends");
    assert!(output.status.success());
    let text = stdout(&output);
    for part in ["part of a name", "Cheetah", "European Badger", "Stoat", "did you mean icon?", "Coût"] {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    assert!(!text.contains("402"), "q ends it:\n{text}");
    assert!(run(&["browse", "401"]).status.success(), "so does the end of the input");
}
