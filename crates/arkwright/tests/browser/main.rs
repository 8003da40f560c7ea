//! The table in a real browser, on the real server: robots that only press what is lit play whole games, and scripts
//! look at what a player relies on without seeing it.
//!
//! Each test starts a server of its own and runs a script of `web/e2e` against it. The client is built before
//! (`cargo xtask web`); `cargo verify` does all of it. `ARKWRIGHT_SKIP_BROWSER=1` goes without.
#![cfg(unix)]

mod house;
mod tab;

use house::House;

const PHONE: [&str; 2] = ["--size", "390x844"];
const FOUR: [&str; 8] = ["--game", "ark-nova", "--players", "4", "--people", "4", "--begun", "0.95"];
const MARINE: [&str; 6] = ["--game", "ark-nova", "--players", "2", "--options", "marine,draft"];

fn robot(arguments: &[&str]) {
    House::open().run("robot.js", arguments);
}

#[test]
fn a_robot_plays_ark_nova_against_a_bot() {
    robot(&["--game", "ark-nova", "--players", "2"]);
}

#[test]
fn a_robot_plays_ark_nova_against_a_bot_on_a_phone() {
    robot(&[&["--game", "ark-nova", "--players", "2"], &PHONE[..]].concat());
}

#[test]
fn a_robot_plays_ark_nova_alone() {
    robot(&["--game", "ark-nova", "--players", "1"]);
}

#[test]
fn a_robot_plays_ark_nova_alone_on_a_phone() {
    robot(&[&["--game", "ark-nova", "--players", "1"], &PHONE[..]].concat());
}

#[test]
fn four_people_pass_one_screen_round() {
    robot(&FOUR);
}

#[test]
fn four_people_pass_one_phone_round() {
    robot(&[&FOUR[..], &PHONE[..]].concat());
}

#[test]
fn a_robot_plays_marine_worlds_with_drafted_cards() {
    robot(&MARINE);
}

#[test]
fn a_robot_plays_marine_worlds_on_a_phone() {
    robot(&[&MARINE[..], &PHONE[..]].concat());
}

#[test]
fn a_robot_plays_ark() {
    robot(&["--game", "ark", "--players", "3"]);
}

#[test]
fn a_robot_plays_ark_on_a_phone() {
    robot(&[&["--game", "ark", "--players", "3"], &PHONE[..]].concat());
}

#[test]
fn nobody_is_sent_what_another_hides() {
    House::open().run("secrets.js", &[]);
}

#[test]
fn a_table_survives_its_server() {
    House::open().run_through_a_restart("restart.js");
}

#[test]
fn every_action_is_done_with_the_keyboard_alone() {
    House::open().run("keys.js", &[]);
}

#[test]
fn a_table_is_light_and_soon_there() {
    House::open().run("speed.js", &[]);
}

#[test]
fn nothing_serious_stands_in_the_way_of_anybody() {
    House::open().run("axe.js", &[]);
}
