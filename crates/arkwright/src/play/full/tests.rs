//! Screens a person should look at, as they are drawn in two sizes.

use super::draw::{Fitted, Scene, draw, pane_width};
use super::{fill, keys};
use crate::play::at_table::AtTable;
use crate::play::session::Session;
use crate::words::Lang;
use bots::Level;
use host::Player;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tabletop::{Seat, Seed, Viewer};

/// A game after some moves of the first choices, seen by seat 0.
fn played<G: AtTable>(options: &G::Options, people: usize, moves: usize, lang: Lang) -> Session<G> {
    let rules = G::new(options).expect("good options");
    let mut players = vec![Player::Human];
    players.resize(people, Player::Bot(Level::Greedy));
    let names = (0..people).map(|seat| ["Anna", "Bert", "Cleo"][seat].to_owned()).collect();
    let mut session = Session::new(rules, Seed::from_number(7), players, names, lang).expect("a game");
    for _ in 0..moves {
        while session.bot_moves().expect("plays") {}
        let legal = super::in_order(&session, Seat(0));
        let Some(&first) = legal.first() else { break };
        session.make_all(Seat(0), &[first]).expect("legal");
    }
    while session.bot_moves().expect("plays") {}
    session
}

fn screen<G: AtTable>(
    session: &Session<G>,
    width: u16,
    height: u16,
    pane: Option<usize>,
) -> (String, Fitted) {
    let viewer = Viewer::Seat(Seat(0));
    // The events of the last three lines are new.
    let events = session.events().len();
    let read = (0..=events).rev().find(|&from| super::log::lines(session, from, viewer).len() >= 3);
    let read = read.unwrap_or(0);
    let news = super::log::lines(session, read, viewer);
    let mut scene = Scene::blank(session.lang);
    fill(&mut scene, session, Seat(0), Some(Seat(0)), (read, &news), width);
    scene.shown = pane.unwrap_or(scene.shown);
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen");
    let mut fitted = Fitted::default();
    terminal.draw(|frame| fitted = draw(frame, &scene)).expect("draws");
    (terminal.backend().to_string(), fitted)
}

fn ark_nova(moves: usize, lang: Lang) -> Session<ark_nova::Rules> {
    let options = ark_nova::Options { first: Some(Seat(0)), ..ark_nova::Options::players(2) };
    played(&options, 2, moves, lang)
}

#[test]
fn ark_nova_in_a_small_window() {
    insta::assert_snapshot!("ark_nova_maps_80x24", screen(&ark_nova(0, Lang::En), 80, 24, None).0);
    insta::assert_snapshot!("ark_nova_action_80x24", screen(&ark_nova(5, Lang::En), 80, 24, None).0);
    insta::assert_snapshot!("ark_nova_hand_fr_80x24", screen(&ark_nova(5, Lang::Fr), 80, 24, Some(3)).0);
}

#[test]
fn ark_nova_in_a_large_window() {
    insta::assert_snapshot!("ark_nova_120x40", screen(&ark_nova(5, Lang::En), 120, 40, Some(0)).0);
}

#[test]
fn ark_in_both_windows() {
    let session: Session<ark::Rules> = played(&ark::Options::standard(3), 3, 12, Lang::En);
    insta::assert_snapshot!("ark_80x24", screen(&session, 80, 24, None).0);
    insta::assert_snapshot!("ark_120x40", screen(&session, 120, 40, None).0);
}

#[test]
fn every_pane_fits_its_width_and_says_what_is_below() {
    let session = ark_nova(5, Lang::En);
    for (width, height) in [(80, 24), (120, 40), (160, 50)] {
        for (nth, pane) in
            <ark_nova::Rules as AtTable>::panes(&session, Seat(0), pane_width(width)).iter().enumerate()
        {
            let wide = pane.text.lines().find(|line| crate::cards::visible(line) > pane_width(width));
            assert_eq!(wide, None, "{} at {width}", pane.title);
            let (shown, fitted) = screen(&session, width, height, Some(nth));
            assert!(fitted.rows >= 3, "{fitted:?}");
            assert_eq!(
                fitted.lines > fitted.rows,
                shown.contains("more lines: PgDn") || shown.contains("more line: PgDn"),
                "{shown}"
            );
        }
    }
    assert!([Lang::En, Lang::Fr].iter().all(|&lang| keys(lang).chars().count() <= 80));
}
