//! What several processes wrote is one table to others: DuckDB, in a virtual environment of Python.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A Python with `duckdb`: the one that is named, or one in a virtual environment that is made here.
fn python() -> PathBuf {
    if let Some(named) = std::env::var_os("ARKWRIGHT_TEST_PYTHON") {
        return named.into();
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("duckdb-environment");
    let python = folder.join("bin/python");
    let has = |python: &Path| {
        let mut probe = Command::new(python);
        probe.args(["-c", "import duckdb"]).stderr(Stdio::null());
        probe.status().is_ok_and(|status| status.success())
    };
    if !has(&python) {
        let made =
            Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder).status().expect("python3");
        assert!(made.success(), "python3 -m venv");
        let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "duckdb==2.0.0"];
        assert!(Command::new(&python).args(pip).status().expect("pip").success(), "pip install duckdb");
    }
    python
}

const QUERY: &str = "
import duckdb, sys
folder = sys.argv[1]
duckdb.execute(f\"CREATE VIEW seats AS SELECT * FROM read_parquet('{folder}/seats/**/*.parquet')\")
duckdb.execute(f\"CREATE VIEW cards AS SELECT * FROM read_parquet('{folder}/cards/**/*.parquet')\")
print(duckdb.execute('SELECT count(*), count(DISTINCT game), count(DISTINCT seed), min(game), max(game) FROM seats').fetchone())
print(duckdb.execute('SELECT part, count(*) FROM seats GROUP BY part ORDER BY part').fetchall())
print(duckdb.execute('''
    SELECT count(*) FROM seats LEFT JOIN (
        SELECT game, played_by AS seat, count(*) AS counted FROM cards
        WHERE kind = 'animal' AND rescued = 0 AND played_by IS NOT NULL GROUP BY ALL
    ) USING (game, seat) WHERE animals_played <> coalesce(counted, 0)
''').fetchone())
";

#[test]
fn two_processes_fill_a_folder_that_duckdb_reads_as_one_table() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("data-set");
    let _ = fs::remove_dir_all(&folder);
    let play = |part: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arkwright"));
        command
            .args(["simulate", "--games", "101", "--threads", "1", "--cards", "--part", part, "--out"])
            .arg(&folder);
        command.stdout(Stdio::null()).spawn().expect("it starts")
    };
    for mut process in ["1/2", "2/2"].map(play) {
        assert!(process.wait().expect("it ends").success());
    }
    let output = Command::new(python()).args(["-c", QUERY]).arg(&folder).output().expect("python");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines, ["(202, 101, 101, 0, 100)", "[(1, 100), (2, 102)]", "(0,)"]);
}
