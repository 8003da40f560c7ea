//! Two figures on discs for three plain ones (A-9.3, D-10).

use crate::scene::{Scene, afloat, scene};
use ark::arrange::Setup;
use ark::{Blocker, Event, Kind};
use tabletop::{Game, Seat};

/// Seat 0 has a figure on a disc and a plain one on heavy, and plays the Chimpanzee, which raises the other.
fn raising(setup: Setup<'static>) -> Scene {
    let mut scene = scene(setup.hand(0, &["chimpanzee"]).figures(0, Kind::Heavy, 1, 1));
    scene.play(0, "play chimpanzee; in s1; disc heavy");
    scene
}

#[test]
fn a_9_3_two_figures_on_discs_become_three_plain_ones() {
    let mut scene = raising(afloat());
    assert_eq!((scene.on(0, Kind::Heavy), scene.figures(0).stock, scene.position.supply), ((0, 2), 14, 8));
    assert_eq!(scene.answers(0), ["exchange", "skip"]);
    scene.play(0, "exchange");
    assert_eq!((scene.on(0, Kind::Heavy), scene.figures(0).stock, scene.position.supply), ((3, 0), 13, 10));
    assert_eq!(scene.figures(0).strength(Kind::Heavy), 6);
    assert!(scene.events.contains(&Event::Exchanged { seat: Seat(0), scoring: Kind::Heavy }));
    assert_eq!(scene.position.seat, Seat(1), "the turn goes on behind the question");
}

#[test]
fn d_10_the_exchange_can_be_declined() {
    let mut scene = raising(afloat());
    assert_eq!(scene.refused(0, "use"), Blocker::OtherQuestion);
    scene.play(0, "skip");
    assert_eq!((scene.on(0, Kind::Heavy), scene.figures(0).stock, scene.position.supply), ((0, 2), 14, 8));
    assert_eq!(scene.figures(0).strength(Kind::Heavy), 6, "the strength is the same");
    assert!(scene.events.contains(&Event::NotExchanged { seat: Seat(0), scoring: Kind::Heavy }));
}

#[test]
fn d_10_the_last_figure_can_be_kept_for_the_pet() {
    // Seat 0 has one figure left and a pet on shy, where seat 1 has a figure too.
    let setup = afloat()
        .endgame(&[1, 2])
        .pet(0, "mouse")
        .figures(0, Kind::Slow, 13, 0)
        .figures(1, Kind::Shy, 1, 0)
        .discs(0, 1);
    let mut kept = raising(setup.clone());
    assert_eq!((kept.figures(0).stock, kept.answers(0)), (1, vec!["exchange".to_owned(), "skip".to_owned()]));
    kept.play(0, "skip");
    assert!(kept.rules.is_over(&kept.position));
    assert_eq!(kept.on(0, Kind::Shy), (1, 0), "a tie: eight points each");
    let mut spent = raising(setup);
    spent.play(0, "exchange");
    assert_eq!(spent.on(0, Kind::Shy), (0, 0), "no figure is left for the pet");
    let points = |scene: &Scene| scene.rules.points(&scene.position)[0];
    assert_eq!(points(&kept), points(&spent) + 8);
}

#[test]
fn d_10_where_it_cannot_matter_it_is_not_asked() {
    // In the endgame, with an empty hand and no pet, no figure is placed any more; the supply is full enough.
    let setup = afloat().endgame(&[1, 2]).discs(0, 1).discs(1, 0).discs(2, 0);
    let scene = raising(setup);
    assert_eq!(scene.on(0, Kind::Heavy), (3, 0));
    assert!(scene.events.contains(&Event::Exchanged { seat: Seat(0), scoring: Kind::Heavy }));
}

#[test]
fn d_10_with_a_short_supply_it_is_asked() {
    // Two discs more or less in the supply decide what a fox or a Bronto gets.
    let setup = afloat().endgame(&[1, 2]).discs(0, 1).discs(1, 13);
    assert_eq!(raising(setup).answers(0), ["exchange", "skip"]);
}

#[test]
fn d_10_without_a_figure_in_stock_nothing_is_exchanged() {
    let scene = raising(afloat().figures(0, Kind::Slow, 14, 0));
    assert_eq!((scene.on(0, Kind::Heavy), scene.figures(0).stock), ((0, 2), 0));
}

#[test]
fn d_10_what_was_declined_is_offered_again_with_the_next_disc() {
    let setup = afloat().figures(0, Kind::Heavy, 1, 2).hand(0, &["chimpanzee"]);
    let mut scene = scene(setup);
    scene.play(0, "play chimpanzee; in s1; disc heavy");
    assert_eq!((scene.on(0, Kind::Heavy), scene.answers(0).len()), ((0, 3), 2));
    scene.play(0, "exchange");
    assert_eq!((scene.on(0, Kind::Heavy), scene.position.seat), ((3, 1), Seat(1)));
}
