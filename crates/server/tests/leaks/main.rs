//! Nothing a server sends tells a seat or a spectator what it may not know.
//!
//! Random games are stopped here and there. Everything that a seat cannot know is dealt anew, and whatever would
//! be sent to that seat or to a spectator must be the same to the byte.

#[path = "../api/client.rs"]
#[allow(dead_code, reason = "not everything is tried here")]
mod client;
mod compare;
mod game;
mod wire;

use compare::Watch;
use game::Played;
use serde_json::{Value, json};
use tabletop::Lang;
use wire::{Log, Wire};

/// Plays a game and looks at one position in so many.
fn watch(game: &str, options: &Value, number: u64, every: u32) -> Watch {
    let mut played = Played::begin(game, options, number);
    let mut watch = Watch::new(number);
    watch.look(&mut played);
    while played.step() {
        if played.below(every) == 0 {
            watch.look(&mut played);
        }
    }
    watch.look(&mut played);
    println!("{game} {options}: {watch:?}");
    watch
}

/// Nothing leaked, and the check was able to see a leak.
fn nothing_leaks(game: &str, options: &Value, number: u64, every: u32) {
    let watch = watch(game, options, number, every);
    assert!(watch.leaks.is_empty(), "{game} {options} {number}: {:#?}", watch.leaks);
    assert!(watch.positions > 5, "{watch:?}");
    assert!(watch.seen_by_another > watch.worlds / 2, "hardly anything was dealt anew: {watch:?}");
    assert!(watch.refused > 0 && watch.foreseen > 0 && watch.explained > 0 && watch.heard > 0 && watch.undone > 0, "{watch:?}");
}

#[test]
fn the_base_game_of_ark_nova_keeps_its_secrets() {
    for players in 2..=4 {
        nothing_leaks("ark-nova", &json!({"players": players}), 100 + players, 20);
    }
}

#[test]
fn marine_worlds_keeps_its_secrets() {
    for players in 2..=4 {
        let options = json!({"players": players, "edition": "marine", "action_cards": "draft"});
        nothing_leaks("ark-nova", &options, 200 + players, 20);
    }
}

#[test]
fn ark_keeps_its_secrets() {
    for players in 3..=5 {
        for game in 0..3 {
            nothing_leaks("ark", &json!({"players": players}), 300 + 10 * game + players, 4);
        }
    }
}

/// A world that is made for one seat is none for another one: taken for one, it is what a leak looks like.
#[test]
fn a_leak_would_be_seen() {
    for (game, players) in [("ark-nova", 2), ("ark", 3)] {
        let mut played = Played::begin(game, &json!({"players": players}), 400);
        (0..10).for_each(|_| assert!(played.step()));
        let mut twin = played.live.game.resampled(0, 1);
        let mut own = Watch::new(1);
        own.sent(&mut played, &mut twin, 0, Lang::En);
        assert!(own.leaks.is_empty(), "{:#?}", own.leaks);
        let mut foreign = Watch::new(1);
        foreign.sent(&mut played, &mut twin, 1, Lang::En);
        assert!(!foreign.leaks.is_empty(), "{game}: another hand was not seen");
    }
}

/// Answers with their headers, frames of sockets, and lines of the log.
#[test]
fn the_wire_and_the_log_tell_nothing_either() {
    let wire = Wire::new(Log::listen());
    let (mut compared, mut bytes) = (0, 0);
    for (game, options, every) in [
        ("ark", json!({"players": 3}), 12),
        ("ark-nova", json!({"players": 2}), 150),
        ("ark-nova", json!({"players": 3, "edition": "marine", "action_cards": "draft"}), 200),
    ] {
        let mut played = Played::begin(game, &options, 5);
        loop {
            for seat in 0..played.seats() {
                compared += 1;
                let world = played.live.game.resampled(seat, 1000 + compared);
                match wire.compare(&played, &*world, seat) {
                    Ok(same) => bytes += same,
                    Err(leak) => panic!("{game} {options}, seat {seat}: {leak}"),
                }
            }
            if !(0..every).all(|_| played.step()) {
                break;
            }
        }
        // A world made for one seat is none for another: taken for one, it is what a leak looks like.
        let mut played = Played::begin(game, &options, 5);
        (0..10).for_each(|_| assert!(played.step()));
        let foreign = played.live.game.resampled(0, 1);
        assert!(wire.compare(&played, &*foreign, 1).is_err(), "{game}: another hand was not seen");
    }
    println!("{compared} pairs of worlds, {bytes} bytes the same");
    assert!(compared > 20 && bytes > 1_000_000, "{compared} {bytes}");
}
