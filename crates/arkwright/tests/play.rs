//! Whole games through the command: the filter, the table, records, the menu.

mod at_the_terminal;

use at_the_terminal::{command, file, text, typed};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Output, Stdio};

fn run(args: &[&str]) -> Output {
    command(args).stdin(Stdio::null()).output().expect("arkwright starts")
}

/// A filter that is driven line by line.
struct Filter {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Filter {
    fn new(args: &[&str]) -> Filter {
        let args: Vec<&str> = ["play", "ark-nova", "--stdin"].iter().chain(args).copied().collect();
        let mut child = command(&args).spawn().expect("starts");
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Filter { child, input, output }
    }

    fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("open");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("writes");
    }

    fn next(&mut self) -> Option<Value> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).expect("reads");
        (read > 0).then(|| serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}")))
    }

    /// Reads up to the next question, error or outcome.
    fn until(&mut self, keys: &[&str]) -> Value {
        loop {
            let value = self.next().expect("more lines");
            if keys.iter().any(|key| value.get(key).is_some()) {
                return value;
            }
            assert!(value.get("event").is_some() || value.get("question").is_some(), "{value}");
        }
    }

    fn end(mut self) -> Option<i32> {
        drop(self.input.take());
        while self.next().is_some() {}
        self.child.wait().expect("ends").code()
    }
}

/// The moves of a question, one after the other.
fn moves(question: &Value) -> Vec<&Value> {
    let groups = question["choices"].as_array().into_iter().flatten();
    groups.flat_map(|group| group["moves"].as_array().expect("moves")).collect()
}

/// The notation of one of them.
fn notation(choice: &Value) -> &str {
    choice["notation"].as_str().expect("a notation")
}

/// Plays the first moves that come to mind until the game is over; counts the moves.
fn play_through(filter: &mut Filter, mut stop: impl FnMut(usize) -> bool) -> (usize, Option<Value>) {
    let mut moves = 0;
    let mut dice: u64 = 9;
    loop {
        let value = filter.until(&["question", "outcome"]);
        if value.get("outcome").is_some() {
            return (moves, Some(value));
        }
        let legal = self::moves(&value);
        if legal.is_empty() {
            continue;
        }
        if stop(moves) {
            return (moves, None);
        }
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let choice = legal[(dice >> 33) as usize % legal.len()];
        assert!(!choice["text"].as_str().expect("a text").is_empty());
        let seat = value["seat"].as_u64().expect("a seat");
        filter.send(&format!("{seat} {}", notation(choice)));
        moves += 1;
    }
}

#[test]
fn a_game_from_start_to_end_in_the_filter() {
    let record = file("filter.json");
    let mut filter = Filter::new(&["--seats", "human,random", "--seed", "3", "--save", &record]);
    let (moves, outcome) = play_through(&mut filter, |_| false);
    let outcome = outcome.expect("the game ends");
    assert!(moves > 50, "{moves}");
    assert_eq!(outcome["outcome"]["ending"]["kind"], "played");
    assert_eq!(outcome["points"].as_array().map(Vec::len), Some(2));
    assert_eq!(filter.end(), Some(0));
    let replay = run(&["replay", &record]);
    assert_eq!(replay.status.code(), Some(0), "{}", text(&replay.stderr));
    let log = text(&replay.stdout);
    assert!(log.contains("— Turn 1: ") && log.trim_end().ends_with("— The game is over —"), "{log}");
    assert!(text(&replay.stderr).contains("verified"));
}

#[test]
fn the_solo_game_ends_after_its_rounds() {
    let mut filter = Filter::new(&["--solo", "--difficulty", "10", "--maps", "0", "--seed", "11"]);
    let (_, outcome) = play_through(&mut filter, |_| false);
    let outcome = outcome.expect("the game ends");
    assert_eq!(outcome["outcome"]["scores"].as_array().map(Vec::len), Some(1));
    assert_eq!(filter.end(), Some(0));
}

#[test]
fn wrong_lines_change_nothing_and_say_why() {
    let mut filter = Filter::new(&["--players", "2", "--maps", "a", "--seed", "4"]);
    let first = filter.until(&["question"]);
    let second = filter.until(&["question"]);
    assert_eq!((first["seat"].as_u64(), second["seat"].as_u64()), (Some(0), Some(1)));
    filter.send("card 401");
    let error = filter.until(&["error"]);
    assert_eq!(error["error"], "seats 0, 1 are asked: write SEAT MOVE");
    filter.send("0 nonsense");
    let error = filter.until(&["error"]);
    assert!(error["error"].as_str().expect("a text").contains("cannot read"), "{error}");
    assert_eq!(error["line"], 2);
    filter.send("0 build 3");
    let error = filter.until(&["error"]);
    assert_eq!(error["blockers"][0]["blocker"]["kind"], "no_such_choice", "{error}");
    filter.send("7 draw");
    assert!(filter.until(&["error"])["error"].as_str().expect("a text").contains("seat 7"));
    // Both still have to keep their cards: nothing has changed, and only the answered question comes anew.
    let keep = notation(moves(&second)[0]).to_owned();
    filter.send(&format!("1 {keep}"));
    let next = filter.until(&["question"]);
    assert_eq!((next["seat"].as_u64(), &next["question"]["left"]), (Some(1), &Value::from(3)));
    assert_eq!(filter.end(), Some(3), "the input ended before the game");
}

/// The cards that a question lets a seat keep, by number.
fn cards(question: &Value) -> Vec<String> {
    let texts = moves(question).into_iter().map(notation);
    texts.filter_map(|text| text.strip_prefix("card ").map(str::to_owned)).collect()
}

#[test]
fn a_line_keeps_several_cards_or_none() {
    let mut filter = Filter::new(&["--players", "2", "--maps", "a", "--seed", "4"]);
    let first = cards(&filter.until(&["question"]));
    let second = cards(&filter.until(&["question"]));
    filter.send(&format!("0 keep {} {} 401", first[0], first[1]));
    let error = filter.until(&["error"]);
    assert!(error["error"].as_str().expect("a text").starts_with("card 401: "), "{error}");
    assert!(!error["blockers"].as_array().expect("blockers").is_empty(), "{error}");
    filter.send(&format!("0 keep {} {}", first[0], first[1]));
    let next = filter.until(&["question"]);
    assert_eq!((next["seat"].as_u64(), &next["question"]["left"]), (Some(0), &Value::from(2)), "{next}");
    filter.send(&format!("0 card {}", cards(&next)[..2].join(" ")));
    // Now only the other seat is asked, and need not be named.
    filter.send(&format!("keep {} {}", second[..4].join(" "), second[4]));
    let error = filter.until(&["error"]);
    assert!(error["error"].as_str().expect("a text").contains("The choice is complete"), "{error}");
    filter.send(&format!("keep {}", second[..4].join(" ")));
    let next = filter.until(&["question"]);
    assert_eq!(next["question"]["kind"], "action", "{next}");
    assert_eq!(filter.end(), Some(3));
}

#[test]
fn a_person_keeps_several_cards_in_one_line() {
    let start = ["play", "--solo", "--maps", "0", "--seed", "2", "--lang", "en"];
    let output = typed(&start, "1 2 1\n1 2 99\n1 2 3 4\nquit\n");
    let shown = text(&output.stdout);
    assert!(shown.contains("is not possible here; nothing has changed."), "{shown}");
    assert!(shown.contains("The moves are numbered 1 to"), "{shown}");
    assert!(shown.contains("Which action?"), "{shown}");
    assert_eq!(shown.matches("Which cards do you keep?").count(), 1, "four cards at once:\n{shown}");
}

#[test]
fn reasons_come_with_numbers_and_texts() {
    let mut filter = Filter::new(&["--solo", "--maps", "0", "--seed", "2"]);
    let mut value = filter.until(&["question"]);
    while value["question"]["kind"] != "action" {
        let answer = notation(moves(&value)[0]).to_owned();
        filter.send(&answer);
        value = filter.until(&["question"]);
    }
    let build = moves(&value).into_iter().map(notation).find(|text| text.starts_with("build"));
    let build = build.expect("a Build action").to_owned();
    filter.send(&format!("{build} +3x"));
    let error = filter.until(&["error"]);
    assert_eq!(error["blockers"][0]["blocker"]["needs"], 3, "{error}");
    assert_eq!(error["blockers"][0]["text"], "It takes 3 X-tokens, you have 0.");
    filter.send(&build);
    filter.until(&["question"]);
    filter.send("raise reptile-house");
    let error = filter.until(&["error"]);
    let reasons: Vec<&str> = error["blockers"]
        .as_array()
        .expect("reasons")
        .iter()
        .map(|reason| reason["text"].as_str().expect("a text"))
        .collect();
    assert!(reasons.contains(&"It needs side II of the Build card."), "{reasons:?}");
    filter.end();
}

#[test]
fn hidden_cards_stay_hidden_in_the_filter() {
    let drawn = |args: &[&str]| {
        let mut all = vec!["--seats", "human,random", "--maps", "a", "--seed", "8"];
        all.extend(args);
        let mut filter = Filter::new(&all);
        let mut seen = Vec::new();
        let mut sent = 0;
        while sent < 60 {
            let value = filter.next().expect("a line");
            if let Some(drew) = value.get("event").filter(|event| event["kind"] == "drew") {
                seen.push((drew["seat"].as_u64().expect("a seat"), drew["card"].is_null()));
            }
            let legal: Vec<&str> = moves(&value).into_iter().map(notation).collect();
            if let Some(first) = legal.first() {
                let cards = legal
                    .iter()
                    .find(|text| text.starts_with("cards") || **text == "draw" || **text == "deck");
                let answer = cards.unwrap_or(first).to_string();
                filter.send(&answer);
                sent += 1;
            }
        }
        filter.end();
        seen
    };
    let spectator = drawn(&[]);
    assert!(spectator.len() > 3 && spectator.iter().all(|&(_, hidden)| hidden), "{spectator:?}");
    let own = drawn(&["--as", "0"]);
    assert!(own.iter().all(|&(seat, hidden)| hidden == (seat != 0)), "{own:?}");
    let all = drawn(&["--omniscient"]);
    assert!(all.iter().all(|&(_, hidden)| !hidden), "{all:?}");
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let record = file("stopped.json");
    let mut filter = Filter::new(&["--players", "2", "--maps", "0", "--seed", "5", "--save", &record]);
    let (moves, _) = play_through(&mut filter, |moves| moves == 40);
    assert_eq!(filter.end(), Some(3));
    let saved = fs::read_to_string(&record).expect("a record");
    let value: Value = serde_json::from_str(&saved).expect("JSON");
    assert_eq!(value["entries"].as_array().map(Vec::len), Some(moves));
    let refused = run(&["play", "ark-nova", "--save", &record]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("--load"), "{}", text(&refused.stderr));
    let mut filter = Filter::new(&["--load", &record]);
    let (_, outcome) = play_through(&mut filter, |_| false);
    assert!(outcome.is_some());
    assert_eq!(filter.end(), Some(0));
    assert_eq!(run(&["replay", "--quiet", &record]).status.code(), Some(0));
    // A record that was tampered with does not verify.
    let forged = file("forged.json");
    fs::write(&forged, saved.replacen("\"seed\":\"05", "\"seed\":\"06", 1)).expect("writes");
    let replay = run(&["replay", &forged]);
    assert_eq!(replay.status.code(), Some(1), "{}", text(&replay.stderr));
    assert!(text(&replay.stderr).contains("not the recorded one"), "{}", text(&replay.stderr));
    assert_eq!(run(&["replay", "no-such-file.json"]).status.code(), Some(1));
}

#[test]
fn a_person_plays_looks_around_and_takes_back() {
    let record = file("table.json");
    let lines = "card 401\nwhy\nwhy size3\nmap\nhelp\n1\n1\n1\n1\nwhy 401\nhint\nscore\nzoo 2\nlog\nnonsense\n999\nbuild 9\nundo\n";
    let output = typed(&["play", "--seed", "7", "--maps", "a", "--save", &record, "--lang", "en"], lines);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let shown = text(&output.stdout);
    for part in [
        "Acinonyx jubatus",
        "a size-3 enclosure",
        "take the last move back",
        "Which cards do you keep?",
        "Which action?",
        "a bot that plans its turn expects",
        "in the adding count",
        "The moves are numbered 1 to",
        "I cannot read \"nonsense\"",
        "Nothing can be taken back",
        "Go on with: arkwright play ark-nova --load",
    ] {
        assert!(shown.contains(part), "{part:?} is missing:\n{shown}");
    }
    assert!(!shown.contains('\u{1b}'), "no colours into a pipe");
    let wide = shown.lines().find(|line| line.chars().count() > 80 && !line.contains("--load"));
    assert_eq!(wide, None, "a line of more than 80 columns");
    let shorter = typed(&["play", "--load", &record], "log all\n");
    assert!(text(&shorter.stdout).contains("— Turn 1:"), "{}", text(&shorter.stdout));
}

#[test]
fn a_move_is_taken_back_if_nobody_learned_anything() {
    let record = file("undo.json");
    let start = ["play", "--solo", "--maps", "0", "--seed", "2", "--save", &record];
    let output = typed(&start, "1\n1\n1\n1\nx-token build\nundo\n");
    let shown = text(&output.stdout).to_owned();
    assert!(shown.contains("Nothing can be taken back"), "an X-token ends the turn:\n{shown}");
    let entries = || {
        let value: Value =
            serde_json::from_str(&fs::read_to_string(&record).expect("a record")).expect("JSON");
        value["entries"].as_array().expect("entries").len()
    };
    let before = entries();
    let question = typed(&["play", "--load", &record], "");
    let number = text(&question.stdout)
        .lines()
        .find(|line| line.contains("Build action, strength"))
        .and_then(|line| line.split_whitespace().next()?.split('-').next()?.parse::<usize>().ok())
        .expect("a Build action");
    let output = typed(&["play", "--load", &record], &format!("{number}\nundo\n"));
    let shown = text(&output.stdout);
    assert!(shown.contains("Taken back: build"), "{shown}");
    assert_eq!(entries(), before);
}

#[test]
fn undo_takes_back_everything_that_one_line_chose() {
    let record = file("line.json");
    let entries = || {
        let value: Value =
            serde_json::from_str(&fs::read_to_string(&record).expect("a record")).expect("JSON");
        let entries = value["entries"].as_array().expect("entries").iter();
        entries.map(|entry| entry.as_str().expect("a text").to_owned()).collect::<Vec<String>>()
    };
    let start = ["play", "--solo", "--maps", "0", "--seed", "2", "--save", &record];
    typed(&start, "1\n2 3\n");
    let three = entries();
    assert_eq!(three.len(), 3, "{three:?}");
    fs::remove_file(&record).expect("there");
    let output = typed(&start, "1\n2 3\nundo\nundo\nundo\n");
    let shown = text(&output.stdout);
    let said: Vec<&str> = three.iter().map(|entry| entry.trim_start_matches("0 ")).collect();
    assert!(shown.contains(&format!("Taken back: {}, {}\n", said[1], said[2])), "{shown}");
    assert!(shown.contains(&format!("Taken back: {}\n", said[0])), "{shown}");
    assert!(shown.contains("Nothing can be taken back"), "{shown}");
    assert_eq!(entries(), Vec::<String>::new());
    // A record does not say what was typed in one line.
    fs::remove_file(&record).expect("there");
    typed(&start, "1\n2 3\n");
    let output = typed(&["play", "--load", &record], "undo\n");
    assert!(text(&output.stdout).contains(&format!("Taken back: {}\n", said[2])), "{}", text(&output.stdout));
    assert_eq!(entries(), three[..2]);
}

#[test]
fn two_people_do_not_see_each_others_hands() {
    let output =
        typed(&["play", "--seats", "human,human", "--maps", "a", "--seed", "6"], "\n1\n1\n1\n1\nquit\n");
    let shown = text(&output.stdout);
    assert!(shown.contains("Hand the screen to Player 1"), "{shown}");
    let (_, second) = shown.split_once("Hand the screen to Player 2").expect("the second is called");
    assert!(!second.contains("keep "), "the hand waits for Enter:\n{second}");
}

#[test]
fn french_all_the_way() {
    let output = typed(
        &["play", "--lang", "fr", "--maps", "a", "--seed", "7", "--save", &file("fr.json")],
        "1\n1\n1\n1\nwhy\nscore\nhint\nhelp\n",
    );
    let shown = text(&output.stdout);
    for part in [
        "Quelles cartes gardez-vous",
        "Quelle action",
        "Rivière",
        "points de victoire",
        "un robot qui prépare",
        "Pour continuer",
    ] {
        assert!(shown.contains(part), "{part:?} is missing:\n{shown}");
    }
}

#[test]
fn bad_options_get_precise_errors() {
    let wrong: [(&[&str], &str); 12] = [
        (&["play", "--players", "5"], "1 to 4 players, not 5"),
        (&["play", "--maps", "3,3"], "map 3 is there only once"),
        (&["play", "--maps", "1"], "1 maps for 2 players"),
        (&["play", "--maps", "Observaton Tower,2"], "did you mean Observation Tower?"),
        (&["play", "--solo", "--difficulty", "15"], "20, 10 or 0 appeal, not 15"),
        (&["play", "--difficulty", "10"], "10 appeal is for the solo game"),
        (&["play", "--solo", "--players", "3"], "--solo is a game for one player, not 3"),
        (&["play", "--seats", "human,randon"], "did you mean random?"),
        (&["play", "--seats", "human,random", "--players", "3"], "--seats names 2 seats for 3 players"),
        (&["play", "--seed", "forty"], "a seed is a number"),
        (&["play", "chess"], "no game is called 'chess'"),
        (&["play", "--stdin", "--as", "4"], "--as takes a seat from 0 to 1, not 4"),
    ];
    for (args, part) in wrong {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stderr));
        assert!(text(&output.stderr).contains(part), "{args:?}: {}", text(&output.stderr));
        assert_eq!(text(&output.stdout), "", "{args:?}");
    }
}

#[test]
fn the_menu_opens_games_and_cards() {
    let shown = |lines: &str| {
        let output = typed(&["menu", "--lang", "en"], lines);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout).to_owned()
    };
    for (number, bot) in
        [("1", "Greedy 2"), ("2", "Planner 2"), ("3", "Seeker 2"), ("4", "Expert 2"), ("", "Greedy 2")]
    {
        let game = shown(&format!("{number}\nscore\nquit\n"));
        assert!(game.contains("Which map do you take?") && game.contains(bot), "{bot}:\n{game}");
    }
    assert!(shown("s\nquit\n").contains("round 1 of 6"));
    for (number, bot) in [("5", "── Greedy"), ("6", "── Planner"), ("7", "── Seeker"), ("8", "── Expert")]
    {
        let game = shown(&format!("{number}\nscore\nquit\n"));
        assert!(game.contains("Take an open card and draw another, or play a card?"), "{game}");
        assert_eq!(game.matches(bot).count(), 2, "{game}");
    }
    assert!(shown("c\n401\nq\n").contains("Acinonyx jubatus"));
    assert!(shown("fr\nq\n").contains("vous contre un robot"));
    assert_eq!(shown("what\nq\n").matches("look up the cards").count(), 2);
    assert!(shown("").contains("look up the cards"), "the end of the input ends the menu");
}
