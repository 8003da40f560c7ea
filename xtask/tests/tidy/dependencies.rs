//! Who may depend on whom, under which licence, and in how many versions.

use crate::licences;
use crate::tree::{Finding, catches, hold, root};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

/// The crates of the house from the ground up: each may use those of its list and nothing else of the house.
const ORDER: [(&str, &[&str]); 12] = [
    ("tabletop", &[]),
    ("ark-nova", &["tabletop"]),
    ("ark", &["tabletop"]),
    ("bots", &["tabletop", "ark-nova", "ark"]),
    ("environments", &["tabletop", "ark-nova", "ark", "bots"]),
    ("arkwright-python", &["tabletop", "ark-nova", "ark", "bots", "environments"]),
    ("host", &["tabletop", "ark-nova", "ark", "bots"]),
    ("table", &["tabletop", "ark-nova", "ark", "bots", "host"]),
    ("tab", &["tabletop", "ark-nova", "ark", "bots", "host", "table"]),
    ("server", &["tabletop", "ark-nova", "ark", "bots", "host", "table"]),
    ("arkwright", &["tabletop", "ark-nova", "ark", "bots", "host", "table", "server"]),
    ("xtask", &["tabletop", "ark-nova", "ark", "bots", "host", "table", "tab", "server"]),
];

/// Crates that the documentation of one below them plays with.
const SHOWN: [(&str, &str); 1] = [("tabletop", "ark")];

/// What the rules crates may use from outside; tests are free.
const RULES_CRATES: [(&str, &[&str]); 3] = [
    // JSON is what the kit compares views and round trips in.
    // Schemas of what clients read are a feature that nothing needs to play.
    ("tabletop", &["serde", "serde_json", "blake3", "chacha20", "rand_core", "schemars"]),
    ("ark-nova", &["serde", "tabletop", "schemars"]),
    ("ark", &["serde", "tabletop", "schemars"]),
];

/// Never below a rules crate, however deep: they would bring randomness, time or threads of the machine.
const FOREIGN_TO_RULES: [&str; 8] =
    ["getrandom", "rand", "time", "chrono", "instant", "tokio", "rayon", "crossbeam-utils"];

/// Why the crates of one family of hash functions are there twice.
const HASHES: &str = "hash functions: web sockets and sqlx use those before, passwords and PostgreSQL these";

/// Crates that may be in the lock file in several versions, each with the reason.
const DUPLICATES: [(&str, &str); 15] = [
    ("block-buffer", HASHES),
    ("cpufeatures", HASHES),
    ("crypto-common", HASHES),
    ("digest", HASHES),
    ("embedded-io", "two optional features of postcard name one version each; neither is built"),
    ("foldhash", "below each hashbrown"),
    (
        "getrandom",
        "two below parquet, one of them for WebAssembly, which is not built; one below the random values of tests",
    ),
    ("hashbrown", "sqlx counts its prepared statements with the one before"),
    ("num-bigint", "one below parquet, one below the validator that tests try schemas with"),
    ("rand", "web sockets and the figures of the server use the one before"),
    ("rand_core", "below each rand"),
    ("r-efi", "below each getrandom, for machines without an operating system; not built"),
    ("sha1", HASHES),
    ("sha2", HASHES),
    ("syn", "for macros while compiling only: those below parquet still need the one before serde's"),
];

fn metadata() -> Value {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo metadata failed; `cargo fetch` may help: {complaint}");
    serde_json::from_slice(&output.stdout).expect("cargo metadata writes JSON")
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// The packages of the workspace: those that come from no registry.
fn members(metadata: &Value) -> impl Iterator<Item = &Value> {
    list(metadata, "packages").filter(|package| package["source"].is_null())
}

fn finding(package: &Value, what: String) -> Finding {
    Finding { place: text(package, "name").to_owned(), what }
}

fn against_the_order(metadata: &Value) -> Vec<Finding> {
    let house: BTreeSet<&str> = members(metadata).map(|package| text(package, "name")).collect();
    let mut findings = Vec::new();
    for package in members(metadata) {
        let Some((_, below)) = ORDER.iter().find(|(name, _)| *name == text(package, "name")) else {
            findings.push(finding(package, "has no place in ORDER; say which crates it may use".into()));
            continue;
        };
        for dependency in list(package, "dependencies") {
            let name = text(dependency, "name");
            let shown = dependency["kind"] == "dev" && SHOWN.contains(&(text(package, "name"), name));
            if house.contains(name) && !below.contains(&name) && !shown {
                findings.push(finding(package, format!("must not depend on {name}")));
            }
        }
    }
    findings
}

fn foreign_to_rules(metadata: &Value) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in members(metadata) {
        let Some((_, allowed)) = RULES_CRATES.iter().find(|(name, _)| *name == text(package, "name")) else {
            continue;
        };
        for dependency in list(package, "dependencies").filter(|dependency| dependency["kind"] != "dev") {
            let name = text(dependency, "name");
            if !allowed.contains(&name) {
                findings.push(finding(
                    package,
                    format!("must not depend on {name}; a rules crate knows no more than {allowed:?}"),
                ));
            }
        }
        for name in below(metadata, text(package, "id")) {
            if FOREIGN_TO_RULES.contains(&name) {
                findings.push(finding(package, format!("has {name} somewhere below it")));
            }
        }
    }
    findings
}

/// The names of everything a package needs to be built, tests left out.
fn below<'a>(metadata: &'a Value, id: &str) -> BTreeSet<&'a str> {
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"], "nodes").map(|node| (text(node, "id"), node)).collect();
    let names: BTreeMap<&str, &str> =
        list(metadata, "packages").map(|p| (text(p, "id"), text(p, "name"))).collect();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    let mut open: Vec<&str> = vec![id];
    while let Some(node) = open.pop().and_then(|id| nodes.get(id)) {
        for dependency in list(node, "deps") {
            let needed = list(dependency, "dep_kinds").any(|kind| kind["kind"] != "dev");
            let id = text(dependency, "pkg");
            if needed && names.contains_key(id) && seen.insert(id) {
                open.push(nodes.get_key_value(id).map_or("", |(id, _)| id));
            }
        }
    }
    seen.into_iter().filter_map(|id| names.get(id).copied()).collect()
}

fn unfit_licences(metadata: &Value) -> Vec<Finding> {
    list(metadata, "packages")
        .filter(|package| !licences::allowed(text(package, "license")))
        .map(|package| finding(package, format!("licence {:?} is not on the list", text(package, "license"))))
        .collect()
}

fn duplicates(lock: &str) -> Vec<Finding> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut name = "";
    for line in lock.lines() {
        let value = |key: &str| line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"');
        if let Some(value) = value("name") {
            name = value;
        } else if let Some(version) = value("version") {
            versions.entry(name).or_default().push(version);
        }
    }
    versions
        .into_iter()
        .filter(|(name, versions)| versions.len() > 1 && !DUPLICATES.iter().any(|(known, _)| known == name))
        .map(|(name, versions)| Finding { place: name.into(), what: format!("in versions {versions:?}") })
        .collect()
}

fn foreign_sources(lock: &str) -> Vec<Finding> {
    let sources = lock.lines().enumerate().filter(|(_, line)| line.starts_with("source = "));
    sources
        .filter(|(_, line)| *line != "source = \"registry+https://github.com/rust-lang/crates.io-index\"")
        .map(|(nth, line)| Finding { place: format!("Cargo.lock:{}", nth + 1), what: line.to_owned() })
        .collect()
}

fn lock() -> String {
    fs::read_to_string(root().join("Cargo.lock")).expect("Cargo.lock is in the repository")
}

#[test]
fn dependencies_point_one_way() {
    hold(
        "arkwright -> server -> table -> host -> bots -> {ark-nova, ark} -> tabletop, never back:",
        &against_the_order(&metadata()),
    );
}

#[test]
fn rules_crates_need_next_to_nothing() {
    hold("Rules crates stay free of the machine they run on:", &foreign_to_rules(&metadata()));
}

#[test]
fn licences_are_permissive() {
    hold("Dependencies must be usable under MIT or Apache-2.0:", &unfit_licences(&metadata()));
}

#[test]
fn every_crate_in_one_version() {
    hold("Update until one version is left, or give a reason in DUPLICATES:", &duplicates(&lock()));
    let known = lock();
    for (name, reason) in DUPLICATES {
        assert!(
            !reason.is_empty() && known.contains(&format!("name = \"{name}\"")),
            "{name} needs no exception"
        );
    }
}

#[test]
fn everything_comes_from_crates_io() {
    hold("Every machine must find the same sources:", &foreign_sources(&lock()));
}

#[test]
fn planted_violations_are_caught() {
    let package = |name: &str, dependencies: Value, license: &str| json!({"name": name, "id": name, "source": null, "license": license, "dependencies": dependencies});
    let on = |name: &str| json!({"name": name, "kind": null});
    let good =
        json!({"packages": [package("tabletop", json!([on("serde")]), "MIT")], "resolve": {"nodes": []}});
    catches(&against_the_order(&good), 0);
    catches(&foreign_to_rules(&good), 0);
    catches(&unfit_licences(&good), 0);

    let bad = json!({
        "packages": [
            package("tabletop", json!([on("ark-nova"), on("tokio"), {"name": "tokio", "kind": "dev"}]), "GPL-3.0-only"),
            package("ark-nova", json!([on("tabletop")]), "MIT"),
            package("attic", json!([]), "MIT"),
            {"name": "getrandom", "id": "getrandom", "source": "registry", "license": null, "dependencies": []},
        ],
        "resolve": {"nodes": [
            {"id": "ark-nova", "deps": [{"pkg": "tabletop", "dep_kinds": [{"kind": null}]}]},
            {"id": "tabletop", "deps": [{"pkg": "getrandom", "dep_kinds": [{"kind": null}]}]},
            {"id": "getrandom", "deps": []},
        ]},
    });
    // tabletop uses ark-nova; attic has no place.
    catches(&against_the_order(&bad), 2);
    // tabletop names ark-nova and tokio; getrandom lies below both.
    catches(&foreign_to_rules(&bad), 4);
    catches(&unfit_licences(&bad), 2);

    let lock = "name = \"a\"\nversion = \"1\"\nsource = \"registry+https://elsewhere.example\"\n\nname = \"a\"\nversion = \"2\"\n";
    catches(&duplicates(lock), 1);
    catches(&foreign_sources(lock), 1);
}
