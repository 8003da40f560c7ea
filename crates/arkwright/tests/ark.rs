//! Ark through the command: whole games, decks from files, records, taking back.

mod at_the_terminal;

use at_the_terminal::{command, file, text, typed};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Write};

/// Plays a game in the filter: a card whenever one can be played, otherwise the last move of the list. Gives every
/// line of output and the exit code.
fn filtered(args: &[&str]) -> (Vec<Value>, Option<i32>) {
    let args: Vec<&str> = ["play", "ark", "--stdin"].iter().chain(args).copied().collect();
    let mut child = command(&args).spawn().expect("starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut all = Vec::new();
    for line in BufReader::new(child.stdout.take().expect("a pipe")).lines() {
        let value: Value = serde_json::from_str(&line.expect("reads")).expect("JSON");
        if let Some(groups) = value["choices"].as_array() {
            let moves = groups.iter().flat_map(|group| group["moves"].as_array().expect("moves"));
            let words: Vec<&str> = moves.map(|choice| choice["notation"].as_str().expect("a move")).collect();
            let answer = words.iter().find(|word| word.starts_with("play")).or(words.last());
            let seat = value["seat"].as_u64().expect("a seat");
            writeln!(input, "{seat} {}", answer.expect("a move")).expect("writes");
        }
        all.push(value);
    }
    (all, child.wait().expect("ends").code())
}

#[test]
fn a_game_from_start_to_end_in_the_filter() {
    let record = file("filter.json");
    for (seats, players) in [("human,random,random", 3), ("human,human,human,random", 4)] {
        let _ = fs::remove_file(&record);
        let (lines, code) = filtered(&["--seats", seats, "--seed", "3", "--save", &record]);
        assert_eq!(code, Some(0));
        let events: Vec<&str> = lines.iter().filter_map(|line| line["event"]["kind"].as_str()).collect();
        for event in ["set_up", "turn", "took", "boarded", "rain", "endgame", "scored", "ended"] {
            assert!(events.contains(&event), "{event} is missing: {events:?}");
        }
        assert!(lines.iter().all(|line| line.get("error").is_none()));
        let last = lines.last().expect("lines");
        assert_eq!(last["outcome"]["ending"]["kind"], "played");
        assert_eq!(last["points"].as_array().map(Vec::len), Some(players));
        let hidden = lines.iter().filter(|line| line["event"]["kind"] == "drew");
        assert!(hidden.clone().count() > 0 && hidden.clone().all(|line| line["event"]["card"].is_null()));
        let replay = typed(&["replay", &record], "");
        assert_eq!(replay.status.code(), Some(0), "{}", text(&replay.stderr));
        assert!(text(&replay.stdout).contains("Scoring heavy"), "{}", text(&replay.stdout));
        assert!(text(&replay.stderr).contains("game over"), "{}", text(&replay.stderr));
    }
}

#[test]
fn a_person_asks_plays_takes_back_and_goes_on() {
    let record = file("table.json");
    let start = ["play", "ark", "--seats", "human,random,random", "--seed", "5", "--save", &record];
    let question = typed(&start, "why\nwhy grain\nwhy nobody\ncard fox\nhelp\nlog\nscore\nin p9\nscroe\n");
    let shown = text(&question.stdout).to_owned();
    for part in [
        "Take an open card and draw another, or play a card?",
        "Heel ",
        "No card is called \"nobody\"",
        "Fox! (",
        "take the last move back",
        "in p9 is not possible now",
        "Did you mean score?",
        "Go on with: arkwright play ark --load",
    ] {
        assert!(shown.contains(part), "{part:?} is missing:\n{shown}");
    }
    let wide = shown.lines().find(|line| line.chars().count() > 80 && !line.contains("--load"));
    assert_eq!(wide, None, "a line of more than 80 columns");
    // The game is known by its record. What was drawn cannot be taken back; a card that everyone saw can.
    let entries = || {
        let value: Value = serde_json::from_str(&fs::read_to_string(&record).expect("kept")).expect("JSON");
        value["entries"].as_array().expect("entries").len()
    };
    let load = |lines: &str| text(&typed(&["play", "--load", &record], lines).stdout).to_owned();
    let drawn = load("take 13\nundo\n");
    assert!(drawn.contains("Nothing can be taken back"), "{drawn}");
    // Take cards until one of them can go into several cabins.
    let mut taken = vec!["13".to_owned()];
    let taken_back = (0..12).any(|_| {
        let offered = load("");
        let notation = |word: &str| -> Vec<String> {
            let ends = offered.lines().filter_map(|line| line.rsplit_once(&format!(" {word} ")));
            ends.map(|(_, card)| card.to_owned()).collect()
        };
        for card in notation("play").iter().filter(|card| taken.contains(card)) {
            let before = entries();
            let shown = load(&format!("play {card}\nundo\n"));
            if shown.contains("Into which cabin does") {
                assert!(shown.contains(&format!("Taken back: play {card}")), "{shown}");
                assert_eq!(entries(), before);
                return true;
            }
        }
        let card = notation("take").swap_remove(0);
        load(&format!("take {card}\n"));
        taken.push(card);
        false
    });
    assert!(taken_back, "no card could be taken back: {taken:?}");
    let other = typed(&["play", "ark-nova", "--load", &record], "");
    assert_eq!(other.status.code(), Some(1));
    assert!(text(&other.stderr).contains("is a record of ark, not of ark-nova"), "{}", text(&other.stderr));
}

#[test]
fn players_are_called_by_their_names_everywhere() {
    let start = ["play", "ark", "--seats", "human,random,random", "--seed", "5"];
    let named = [&start[..], &["--names", "Ada,Bo,Cleo"]].concat();
    let shown = text(&typed(&named, "take 13\nscore\nlog\n").stdout).to_owned();
    for part in ["Ada – Take an open card", "> Ada ", "  Bo ", "Bo's turn.", "Cleo takes ", "── Cleo"] {
        assert!(shown.contains(part), "{part:?} is missing:\n{shown}");
    }
    assert!(!shown.contains("Player "), "{shown}");
    let shown = text(&typed(&start, "take 13\nlog\n").stdout).to_owned();
    assert!(shown.contains("> Player 1 ") && shown.contains("Random 2's turn."), "{shown}");
}

#[test]
fn bots_of_every_level_play_the_same_game_again() {
    let args = ["play", "ark", "--stdin", "--seats", "planner,greedy,random", "--seed", "4"];
    let (once, again) = (typed(&args, ""), typed(&args, ""));
    assert_eq!(once.status.code(), Some(0), "{}", text(&once.stderr));
    assert!(text(&once.stdout).contains("\"ending\":{\"kind\":\"played\"}"), "{}", text(&once.stdout));
    assert_eq!(once.stdout, again.stdout);
}

#[test]
fn a_hint_names_moves_with_points_and_reasons() {
    let start = |lang| typed(&["play", "ark", "--seed", "5", "--lang", lang], "hint\nhint\n");
    let output = start("en");
    let shown = text(&output.stdout);
    let hints: Vec<&str> = shown.split("a bot that plans its turn expects").skip(1).collect();
    assert_eq!(hints.len(), 2, "{shown}");
    let lines = |hint: &str| -> Vec<String> {
        hint.lines().skip(1).take_while(|line| line.starts_with("    ")).map(str::to_owned).collect()
    };
    let first = lines(hints[0]);
    assert_eq!(first, lines(hints[1]), "the same question gets the same answer");
    let is_move = |line: &&String| line.contains(" take ") || line.contains(" play ");
    let moves: Vec<&String> = first.iter().filter(is_move).collect();
    assert_eq!(moves.len(), 3, "{first:?}");
    assert!(moves.iter().all(|line| line.contains("(+") || line.contains("(-")), "{moves:?}");
    assert!(first.iter().any(|line| line.contains("animals in hand\u{a0}+")), "{first:?}");
    let output = start("fr");
    assert!(text(&output.stdout).contains("un robot qui prépare son tour"), "{}", text(&output.stdout));
}

#[test]
fn a_deck_of_ones_own_is_kept_whole_in_the_record() {
    let (deck, record) = (file("deck.toml"), file("own.json"));
    let written = typed(&["deck", "ark"], "");
    assert_eq!(written.status.code(), Some(0));
    let own = text(&written.stdout)
        .replace("name = \"my deck\"", "name = \"unicorns\"")
        .replace("{ id = \"zebra\"", "{ id = \"unicorn\", name = \"Unicorn\", name_fr = \"Licorne\"");
    fs::write(&deck, own).expect("writes");
    let check = typed(&["deck", "ark", "--check", &deck], "");
    assert!(text(&check.stdout).contains("\"unicorns\": 55 cards"), "{}", text(&check.stdout));
    let (lines, code) = filtered(&["--players", "5", "--deck", &deck, "--seed", "9", "--save", &record]);
    assert_eq!(code, Some(0));
    assert!(lines.iter().any(|line| line["text"].as_str().is_some_and(|text| text.contains("Unicorn"))));
    // The file is not needed any more.
    fs::remove_file(&deck).expect("was there");
    let value: Value = serde_json::from_str(&fs::read_to_string(&record).expect("kept")).expect("JSON");
    let cards = value["options"]["deck"]["custom"]["cards"].as_array().expect("the cards");
    assert!(cards.iter().any(|card| card["id"] == "unicorn"));
    let replay = typed(&["replay", "--lang", "fr", &record], "");
    assert_eq!(replay.status.code(), Some(0), "{}", text(&replay.stderr));
    assert!(text(&replay.stdout).contains("Licorne"));
}

#[test]
fn what_is_wrong_with_a_deck_or_an_option_is_said() {
    let deck = file("wrong.toml");
    let standard = typed(&["deck"], "");
    let standard = text(&standard.stdout);
    let line = |id: &str| standard.lines().find(|line| line.contains(&format!("\"{id}\""))).expect(id);
    let wrong: [(String, &[&str]); 6] = [
        (standard.replace("weight = 4", "weight = 5"), &["errors", "weight 5; 0 to 4 are possible"]),
        (
            standard.replace(line("tiger"), "  { id = \"tiger\", weight = 3, climate = \"tepid\" },"),
            &["(tiger): climate = \"tepid\": unknown variant `tepid`, expected one of `hot`"],
        ),
        (standard.replace("special = \"fox\"", "special = \"dragon\""), &["(fox): special = \"dragon\""]),
        (standard.replace(line("tiger"), line("lion")), &["\"lion\" is there already; use copies"]),
        (standard.replace("cards = [", "cards = [,"), &["line ", "this is no TOML"]),
        ("name = \"empty\"\ncards = []\n".into(), &["the deck has 0 cards; 19 to 63", "4 start cards"]),
    ];
    for (own, parts) in wrong {
        fs::write(&deck, own).expect("writes");
        let output = typed(&["play", "ark", "--deck", &deck], "");
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert_eq!(text(&output.stdout), "");
        assert!(said.contains("wrong.toml"), "{said}");
        assert!(parts.iter().all(|part| said.contains(part)), "{parts:?}: {said}");
    }
    let options: [(&[&str], &str); 5] = [
        (&["play", "ark", "--players", "2"], "three to five players, not 2"),
        (&["play", "ark", "--maps", "a"], "--maps is for Ark Nova"),
        (&["play", "ark", "--seats", "human,random,randon"], "did you mean random?"),
        (&["play", "ark-nova", "--deck", &deck], "--deck is for Ark"),
        (&["play", "ark", "--names", "A,B"], "--names names 2 of 3 players"),
    ];
    for (args, part) in options {
        let output = typed(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stderr));
        assert!(text(&output.stderr).contains(part), "{args:?}: {}", text(&output.stderr));
    }
    assert_eq!(typed(&["play", "ark", "--deck", "no-such-file.toml"], "").status.code(), Some(1));
}
