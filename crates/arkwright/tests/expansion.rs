//! Marine Worlds and the maps of later printings at the command line.

mod at_the_terminal;

use at_the_terminal::{command, file, text, typed};
use serde_json::Value;
use std::process::{Output, Stdio};

fn run(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().expect("arkwright starts")
}

/// The first questions of a game in the filter, which ends because nobody answers.
fn questions(args: &[&str]) -> Vec<Value> {
    let args: Vec<&str> =
        ["play", "ark-nova", "--stdin", "--seed", "3"].iter().chain(args).copied().collect();
    let output = run(&args);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output.stderr));
    let lines = text(&output.stdout).lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    lines.filter(|value| value.get("question").is_some()).collect()
}

/// The notations of the moves of a question.
fn moves(question: &Value) -> Vec<&str> {
    let groups = question["choices"].as_array().expect("groups").iter();
    let moves = groups.flat_map(|group| group["moves"].as_array().expect("moves"));
    moves.map(|answer| answer["notation"].as_str().expect("a move")).collect()
}

#[test]
fn with_the_expansion_action_cards_are_drafted() {
    let asked = questions(&["--players", "2", "--maps", "0", "--expansion", "marine-worlds"]);
    assert_eq!(asked.len(), 2, "both are asked at once");
    for question in &asked {
        assert_eq!(moves(question).len(), 3);
        assert!(moves(question).iter().all(|answer| answer.starts_with("draft ")), "{question}");
    }
    let solo = questions(&["--solo", "--maps", "0", "--expansion", "marine"]);
    assert!(moves(&solo[0]).iter().all(|answer| answer.starts_with("alternates ")), "{}", solo[0]);
}

#[test]
fn with_standard_action_cards_and_without_the_expansion_nothing_is_drafted() {
    let standard = ["--expansion", "marine-worlds", "--action-cards", "standard"];
    for more in [&standard[..], &[], &["--expansion", "none"]] {
        let asked = questions(&[&["--players", "2", "--maps", "0"], more].concat());
        assert!(moves(&asked[0]).iter().all(|answer| answer.starts_with("card ")), "{more:?}");
    }
}

#[test]
fn maps_are_drawn_from_a_set() {
    let asked = questions(&["--players", "2", "--maps", "pool", "--map-set", "9,12,T1"]);
    let mut offered = moves(&asked[0]);
    offered.sort_unstable();
    assert_eq!(offered, ["map 12", "map 9", "map T1"]);
    let asked = questions(&["--players", "2", "--map-set", "every"]);
    assert_eq!(moves(&asked[0]).len(), 2);
    let asked = questions(&["--players", "2", "--maps", "4a,Drawing Board"]);
    assert!(moves(&asked[0]).iter().all(|answer| answer.starts_with("card ")));
}

#[test]
fn what_cannot_be_understood_is_refused_with_the_reason() {
    for (args, said) in [
        (&["play", "--expansion", "moon"][..], "marine-worlds"),
        (&["play", "--action-cards", "draft"], "belong to Marine Worlds"),
        (&["play", "--expansion", "marine-worlds", "--action-cards", "shuffled"], "standard"),
        (&["play", "--map-set", "99"], "no map is called '99'"),
        (&["play", "--map-set", "1,2,3"], "4 maps are drawn, but the set of maps has only 3"),
        (&["play", "--maps", "0", "--map-set", "every"], "two each, or a pool"),
        (&["play", "ark", "--expansion", "marine-worlds"], "--expansion is for Ark Nova"),
        (&["simulate", "--games", "1", "--action-cards", "draft"], "belong to Marine Worlds"),
        (
            &["simulate", "--games", "1", "--maps", "1,5", "--map-set", "every"],
            "--map-set has nothing to say",
        ),
        (&["simulate", "--game", "ark", "--games", "1", "--map-set", "every"], "are for Ark Nova"),
        (&["arena", "--seats", "random,random", "--map-set", "T1"], "the set of maps has only 1"),
        (&["arena", "--game", "ark", "--seats", "random,random,random", "--expansion", "marine"], "Ark Nova"),
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stdout));
        assert!(text(&output.stderr).contains(said), "{args:?}: {}", text(&output.stderr));
    }
}

#[test]
fn bots_play_on_the_maps_of_a_set() {
    let args = ["simulate", "--games", "2", "--map-set", "1a,2a,3a,8a", "--seats", "random,random"];
    let output = run(&args);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let args = ["arena", "--seats", "random,random", "--pairs", "1", "--map-set", "1a,8a"];
    let output = run(&args);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("maps 1a,8a at random"), "{}", text(&output.stdout));
}

#[test]
fn other_components_are_listed() {
    for (kind, count) in [("action-cards", 25), ("tiles", 16), ("universities", 9), ("maps", 25)] {
        for lang in ["en", "fr"] {
            let output = run(&["cards", "--components", kind, "--json", "--lang", lang]);
            assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
            let all: Vec<Value> = serde_json::from_str(text(&output.stdout)).expect("one array");
            assert_eq!(all.len(), count, "{kind}");
            assert!(all.iter().all(|component| !component["name"].as_str().expect("a name").is_empty()));
        }
    }
    let build = run(&["cards", "--components", "action-cards", "build", "--lang", "en"]);
    let shown = text(&build.stdout);
    assert!(shown.contains("Build 3  (Marine Worlds)") && shown.contains("    II: "), "{shown}");
    let map = run(&["cards", "--components", "maps", "T1", "--lang", "en"]);
    assert!(text(&map.stdout).starts_with("T1  Tournament 1  (Later printing)"), "{}", text(&map.stdout));
    assert_eq!(run(&["cards", "--components", "maps", "nowhere"]).status.code(), Some(1));
    let wrong = run(&["cards", "--components", "meeples"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(text(&wrong.stderr).contains("action-cards"), "{}", text(&wrong.stderr));
}

#[test]
fn the_menu_opens_a_game_with_the_expansion() {
    let output = typed(&["menu", "--lang", "en"], "m\nquit\n");
    let shown = text(&output.stdout);
    assert!(shown.contains("m  with Marine Worlds"), "{shown}");
    assert!(shown.contains("Which map do you take?"), "{shown}");
}

#[test]
fn a_record_keeps_the_draft() {
    let record = file("draft.json");
    let start =
        ["play", "--solo", "--maps", "0", "--seed", "2", "--expansion", "marine-worlds", "--save", &record];
    let output = typed(&start, "1\nquit\n");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("Which two action cards do you use?"), "{}", text(&output.stdout));
    let output = typed(&["play", "--load", &record], "quit\n");
    assert!(text(&output.stdout).contains("Which cards do you keep?"), "{}", text(&output.stdout));
    let refused = run(&["play", "--load", &record, "--expansion", "marine-worlds"]);
    assert_eq!(refused.status.code(), Some(2), "the record says what is played");
}

#[test]
fn the_help_teaches_the_expansion() {
    for command in ["play", "simulate", "arena"] {
        let help = run(&[command, "--help"]);
        let shown = text(&help.stdout);
        for part in ["--expansion", "--action-cards", "--map-set", "marine-worlds"] {
            assert!(shown.contains(part), "{command}: {part}\n{shown}");
        }
    }
}

const DRAFTED: [&str; 12] = [
    "play",
    "ark-nova",
    "--expansion",
    "marine-worlds",
    "--seats",
    "human,greedy",
    "--maps",
    "12,9",
    "--seed",
    "5",
    "--lang",
    "en",
];

#[test]
fn the_draft_is_told_at_the_table() {
    let output = typed(&DRAFTED, "1\n1\nquit\n");
    let shown = text(&output.stdout);
    let screens: Vec<&str> = shown.split("── Set-up").collect();
    let [_, first, second, third, ..] = screens[..] else { panic!("three screens\n{shown}") };
    assert!(first.contains("card 1 of the 3 to choose from"), "{first}");
    assert!(first.contains("As the standard card, and:") && first.contains("I: "), "{first}");
    assert!(!first.contains("Your hand"), "nothing that is not there yet\n{first}");
    let kept = first.lines().find_map(|line| line.split("1  keep ").nth(1)).expect("a card to keep");
    let kept = kept.split("  ").next().expect("its name, before the notation");
    assert!(second.contains(&format!("\n  {kept}\n")), "what was kept: {kept}\n{second}");
    assert!(second.contains("Seen and passed on:"), "{second}");
    assert!(third.contains("two of these are used"), "{third}");
    assert!(third.contains("alternates "), "{third}");
}

#[test]
fn a_card_can_be_read_while_cards_are_chosen() {
    let args: Vec<&str> = DRAFTED.iter().chain(&["--action-cards", "standard"]).copied().collect();
    let start = text(&typed(&args, "quit\n").stdout).to_owned();
    let card = start.lines().find_map(|line| line.split("1  keep ").nth(1)).expect("a card to keep");
    let number = &card[..3];
    let output = typed(&args, &format!("show {number}\nquit\n"));
    let shown = text(&output.stdout);
    assert!(shown.contains(&format!("╭─ {number}")), "{shown}");
    assert!(!shown.contains("3 more cards"), "nothing was chosen\n{shown}");
    let chosen = typed(&args, &format!("card {number}\nquit\n"));
    assert!(text(&chosen.stdout).contains("3 more cards"));
}

#[test]
fn the_board_the_action_cards_and_both_aquariums_are_explained() {
    let args: Vec<&str> = DRAFTED.iter().chain(&["--action-cards", "standard"]).copied().collect();
    let output = typed(&args, "board\nactions 2\nactions 7\nwhy aquarium\nwhy small aquarium\nhelp\nquit\n");
    let shown = text(&output.stdout);
    let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "reputation 15: ",
        "University: sea animal (on the board) – 1 Sea animal icon and 1 Research icon.",
        "University: strength 4",
        "II Play 1 animal; from strength 3, up to 2;",
        "Players are numbered 1 to 2.",
        "The Large Aquarium: ",
        "Cost: 10 money for 5 spaces",
        "show 407",
    ] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
    assert_eq!(shown.matches("The Small Aquarium: ").count(), 2, "{shown}");
}
