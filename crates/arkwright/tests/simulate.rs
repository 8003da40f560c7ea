//! The simulator as a person or program at the command line sees it.

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Output};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
    command.arg("simulate").args(args).env_remove("LANG").env_remove("NO_COLOR");
    command
}

fn run(args: &[&str]) -> Output {
    command(args).output().expect("arkwright starts")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("UTF-8")
}

/// Runs it; all games are played.
fn simulate(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// What is said about something that cannot be done.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert!(matches!(output.status.code(), Some(1 | 2)), "{args:?}: {:?}", output.status);
    assert_eq!(text(&output.stdout), "", "{args:?}");
    text(&output.stderr).to_owned()
}

/// A place for files, emptied for each test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("simulate-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }
}

type Row = BTreeMap<String, Value>;

fn csv(path: &str) -> Vec<Row> {
    let text = fs::read_to_string(path).expect("a file");
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    let names = lines.next().expect("a line of names");
    let value = |cell: String| match cell.parse::<i64>() {
        Ok(number) => number.into(),
        Err(_) => cell.parse::<f64>().map_or(Value::from(cell.clone()), Value::from),
    };
    lines
        .map(|cells| {
            assert_eq!(cells.len(), names.len());
            names.iter().cloned().zip(cells.into_iter().map(value)).collect()
        })
        .collect()
}

fn int(row: &Row, name: &str) -> i64 {
    row[name].as_i64().unwrap_or_else(|| panic!("{name}: {:?}", row[name]))
}

/// The sum of all columns whose names begin like this.
fn sum(row: &Row, start: &str) -> i64 {
    row.keys().filter(|name| name.starts_with(start)).map(|name| int(row, name)).sum()
}

#[test]
fn the_same_seed_writes_the_same_bytes_whatever_the_threads() {
    let folder = Folder::new("threads");
    for game in ["ark-nova", "ark"] {
        for ending in ["parquet", "csv", "jsonl"] {
            let files = ["1", "2"].map(|threads| {
                let out = folder.file(&format!("{game}-{threads}.{ending}"));
                let cards = folder.file(&format!("{game}-{threads}-cards.{ending}"));
                let summary = simulate(&[
                    "--game",
                    game,
                    "--games",
                    "100",
                    "--seed",
                    "7",
                    "--threads",
                    threads,
                    "--out",
                    &out,
                    "--cards",
                ]);
                assert!(summary.contains("turns/s and core"), "{summary}");
                let summary = summary.rsplit_once("100 games in").expect("speed").0.to_owned();
                (fs::read(out).expect("out"), fs::read(cards).expect("cards"), summary)
            });
            assert!(files[0] == files[1], "{game} {ending}");
        }
    }
}

#[test]
fn money_appeal_and_conservation_by_source_add_up() {
    let folder = Folder::new("sums");
    let out = folder.file("games.csv");
    simulate(&["--games", "60", "--seats", "random,random,random", "--out", &out]);
    let rows = csv(&out);
    assert_eq!(rows.len(), 180);
    for row in &rows {
        assert_eq!(25 + sum(row, "money_from_") - sum(row, "money_for_"), int(row, "money"));
        assert_eq!(sum(row, "money_from_"), int(row, "money_gained"));
        let appeal = int(row, "appeal_at_start") + sum(row, "appeal_from_") - int(row, "appeal_lost");
        assert_eq!(appeal, int(row, "appeal"));
        assert_eq!(sum(row, "conservation_from_"), int(row, "conservation"));
        assert_eq!(int(row, "points") + 100, int(row, "points_100"));
        assert_eq!(int(row, "animals_played") - int(row, "animals_released"), int(row, "animals"));
    }
    for game in rows.chunks(3) {
        let won: f64 = game.iter().map(|row| row["won"].as_f64().expect("a number")).sum();
        assert!((won - 1.0).abs() < 1e-9);
        assert_eq!(game.iter().map(|row| int(row, "first")).sum::<i64>(), 1);
        let maps: Vec<i64> = game.iter().map(|row| int(row, "map")).collect();
        assert!(maps.iter().all(|map| (1..=8).contains(map)), "{maps:?}");
        assert!(maps[0] != maps[1] && maps[1] != maps[2] && maps[0] != maps[2], "{maps:?}");
    }
}

#[test]
fn a_parquet_file_says_the_same_as_lines_of_json() {
    let folder = Folder::new("parquet");
    for cards in [false, true] {
        let names = ["parquet", "jsonl"].map(|ending| folder.file(&format!("games-{cards}.{ending}")));
        for name in &names {
            let option = if cards { "--cards" } else { "--out" };
            simulate(&["--games", "40", option, name]);
        }
        let reader = SerializedFileReader::new(File::open(&names[0]).expect("a file")).expect("Parquet");
        let lines = fs::read_to_string(&names[1]).expect("a file");
        let lines: Vec<Row> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(reader.metadata().file_metadata().num_rows(), lines.len() as i64);
        for (row, line) in reader.get_row_iter(None).expect("rows").zip(&lines) {
            let row = row.expect("a row");
            for (name, field) in row.get_column_iter() {
                let value = match field {
                    Field::Long(n) => Value::from(*n),
                    Field::Double(n) => {
                        line[name].as_f64().filter(|m| m == n).map_or(Value::Null, |_| line[name].clone())
                    }
                    Field::Str(text) => Value::from(text.as_str()),
                    Field::Null => Value::Null,
                    other => panic!("{name}: {other:?}"),
                };
                assert_eq!(value, line[name], "{name}");
            }
            assert_eq!(row.len(), line.len());
        }
    }
}

#[test]
fn moments_say_what_every_seat_had_and_what_came_of_it() {
    let folder = Folder::new("moments");
    for (game, seats) in [("ark-nova", 2), ("ark", 4)] {
        let out = folder.file(&format!("{game}.csv"));
        let common = ["--game", game, "--games", "6", "--out", &out];
        simulate(&common);
        let moments = folder.file(&format!("{game}-moments.csv"));
        assert!(!PathBuf::from(&moments).exists(), "nobody asked for moments");
        simulate(&[&common[..], &["--moments", "3", "--force"]].concat());
        let (ends, moments) = (csv(&out), csv(&moments));
        let number = |row: &Row, name: &str| row[name].as_f64().expect("a number");
        for moment in moments.chunks(seats) {
            for (seat, row) in moment.iter().enumerate() {
                let end = &ends[seats * int(row, "game") as usize + seat];
                for name in ["game", "seed", "seat", "points", "won"] {
                    assert_eq!(row[name], end[name], "{name}");
                }
                let terms = row.iter().filter(|(name, _)| name.starts_with("term_"));
                let sum: f64 = terms.map(|(_, value)| value.as_f64().expect("a number")).sum();
                assert!((sum - number(row, "value")).abs() < 1e-3, "{row:?}");
                assert!((0.0..=1.0).contains(&number(row, "left")), "{row:?}");
                for name in ["game", "asked", "turn", "left"] {
                    assert_eq!(row[name], moment[0][name], "{name}");
                }
            }
            let mut leads: Vec<i64> = moment.iter().map(|row| int(row, "lead")).collect();
            leads.sort_unstable();
            assert_eq!(leads[seats - 1], -leads[seats - 2], "the two best look at each other");
        }
        // Every third own turn of every seat, and none of them twice.
        for end in &ends {
            let of_game = moments.iter().filter(|row| row["game"] == end["game"]);
            let first = of_game.clone().map(|row| int(row, "turn") % 3).next().expect("a moment");
            let own = of_game.filter(|row| row["asked"] == end["seat"] && row["seat"] == end["seat"]);
            let turns: Vec<i64> = own.map(|row| int(row, "turn")).collect();
            let expected = (1..=int(end, "turns")).filter(|turn| turn % 3 == first);
            assert_eq!(turns, expected.collect::<Vec<_>>());
        }
    }
}

#[cfg(unix)]
#[test]
fn a_stop_keeps_what_was_done() {
    let folder = Folder::new("stop");
    let out = folder.file("games.parquet");
    let mut child = command(&["--games", "100000000", "--threads", "2", "--out", &out])
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("arkwright starts");
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert!(!PathBuf::from(&out).exists(), "the file gets its name at the end");
    let stopped = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(stopped.success());
    assert_eq!(child.wait().expect("it ends").code(), Some(3));
    let reader = SerializedFileReader::new(File::open(&out).expect("a file")).expect("Parquet");
    let rows = reader.metadata().file_metadata().num_rows();
    assert!(rows > 0 && rows % 2 == 0, "{rows}");
    assert_eq!(reader.get_row_iter(None).expect("rows").filter(Result::is_ok).count() as i64, rows);
    assert!(!PathBuf::from(out + ".part").exists());
}

#[test]
fn what_cannot_be_done_is_refused_before_any_game() {
    let folder = Folder::new("refused");
    let there = folder.file("there.csv");
    fs::write(&there, "precious").expect("a file");
    let many = ["--games", "1000000000"];
    let say = |args: &[&str]| refused(&[&many, args].concat());
    assert!(say(&["--out", &there]).contains("--force"));
    assert_eq!(fs::read_to_string(&there).expect("still there"), "precious");
    assert!(say(&["--out", &folder.file("games.xlsx")]).contains(".parquet, .csv or .jsonl"));
    assert!(say(&["--out", &folder.file("nowhere/games.csv")]).contains("games.csv"));
    assert!(say(&["--seats", "random,gredy"]).contains("did you mean greedy?"));
    assert!(say(&["--seats", "random,random,random,random,random"]).contains("1 to 4 players"));
    assert!(say(&["--game", "ark", "--seats", "random,random"]).contains("three to five"));
    assert!(say(&["--game", "ark", "--solo"]).contains("for Ark Nova"));
    assert!(say(&["--game", "chess"]).contains("Games: ark-nova, ark"));
    assert!(say(&["--solo", "--seats", "random,random"]).contains("one bot"));
    assert!(say(&["--solo", "--difficulty", "15"]).contains("20, 10 or 0"));
    assert!(say(&["--maps", "1"]).contains("1 maps for 2 seats"));
    assert!(say(&["--maps", "1,99"]).contains("99"));
    assert!(say(&["--maps", "1,1"]).contains("twice"));
    assert!(say(&["--cards"]).contains("--out"));
    assert!(say(&["--moments", "3"]).contains("--out"));
    simulate(&["--games", "5", "--out", &there, "--force"]);
    assert_eq!(csv(&there).len(), 10);
}

#[test]
fn the_solo_game_is_won_or_lost_and_people_stand_beside() {
    let folder = Folder::new("solo");
    let out = folder.file("solo.csv");
    simulate(&["--solo", "--difficulty", "0", "--games", "30", "--out", &out]);
    for row in csv(&out) {
        assert_eq!(row["won"].as_f64() == Some(1.0), int(&row, "points") >= 0);
        assert_eq!(int(&row, "appeal_at_start"), 0);
    }
    let summary = simulate(&["--games", "20", "--seats", "random,random,random,random", "--beside-people"]);
    let row = summary.lines().find(|line| line.contains("points_100 of winners")).expect("winners");
    assert!(row.contains("127.0") && row.contains('%'), "{row}");
}

#[test]
fn every_column_is_documented_as_it_is_written() {
    let page = include_str!("../../../docs/simulator.md");
    let folder = Folder::new("columns");
    for game in ["ark-nova", "ark"] {
        let described = simulate(&["--game", game, "--columns"]);
        let (seats, others) = described.split_once("One row for each card").expect("three tables");
        let (cards, moments) = others.split_once("One row for each seat and moment").expect("three tables");
        for (which, table) in [("", seats), ("-cards", cards), ("-moments", moments)] {
            let rows: Vec<&str> = table.lines().filter(|line| line.starts_with("| `")).collect();
            assert!(page.contains(&rows.join("\n")), "{game}{which}: run `arkwright simulate --columns`");
            let out = folder.file(&format!("{game}.csv"));
            let tables = ["--out", &out, "--cards", "--moments", "5", "--force"];
            simulate(&[&["--game", game, "--games", "1"], &tables[..]].concat());
            let file = fs::read_to_string(folder.file(&format!("{game}{which}.csv"))).expect("a file");
            let names: Vec<String> =
                rows.iter().map(|row| row[3..].split('`').next().expect("a name").to_owned()).collect();
            assert_eq!(file.lines().next().expect("names"), names.join(","));
        }
    }
}
