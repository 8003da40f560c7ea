//! The whole game inside a browser tab, from a folder of files, without a network: robots play to the end, load the page
//! again in mid-game, and open a second tab of the same table. Then what befalls a site over time.

use super::house::script;
use std::env;

/// A developer's wish to do without the games for a browser tab.
const SKIP: &str = "ARKWRIGHT_SKIP_TAB";

fn run(name: &str, arguments: &[&str]) {
    if env::var(SKIP).is_ok_and(|wish| wish == "1") {
        eprintln!("SKIPPED, because {SKIP}=1");
        return;
    }
    script(name, "http://folder", arguments);
}

fn robot(arguments: &[&str]) {
    run("tab.js", arguments);
}

#[test]
fn a_robot_without_a_network_plays_ark_nova_against_two_bots() {
    robot(&["--game", "ark-nova", "--players", "3"]);
}

#[test]
fn a_robot_without_a_network_plays_ark_nova_alone_on_a_phone() {
    robot(&["--game", "ark-nova", "--players", "1", "--size", "390x844"]);
}

#[test]
fn a_robot_without_a_network_plays_ark() {
    robot(&["--game", "ark", "--players", "3"]);
}

#[test]
fn a_robot_without_a_network_plays_ark_on_a_phone() {
    robot(&["--game", "ark", "--players", "3", "--size", "390x844"]);
}

#[test]
fn a_site_replays_forks_renews_itself_and_says_when_it_fails() {
    run("upkeep.js", &[]);
}
