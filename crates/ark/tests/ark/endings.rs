//! Endgame and scoring.

use crate::scene::{afloat, rules, scene, table};
use ark::scoring::share;
use ark::{Blocker, Event, Kind, Question, Step};
use tabletop::{Ending, Game, Outcome, Seat, SeatSet};

#[test]
fn a_13_1_it_starts_with_the_left_neighbour() {
    let setup = afloat().row(&["pig", "lion", "yak"]).hand(0, &["cat"]).pile(&["rain"]).rain(4).turn(2);
    let mut scene = scene(setup);
    scene.play(2, "take pig");
    assert_eq!(scene.position.seat, Seat(0));
    assert_eq!(scene.rules.question(&scene.position, Seat(0)), Some(Question::Endgame));
}

#[test]
fn a_13_2_one_card_or_a_final_pass() {
    let setup =
        afloat().hand(0, &["cat", "mouse"]).hand(1, &["dog", "pig"]).hand(2, &["chicken"]).endgame(&[]);
    let mut scene = scene(setup);
    assert_eq!(scene.answers(0), ["play cat", "play mouse", "pass"]);
    scene.play(0, "play cat; in p1");
    assert_eq!(scene.position.seat, Seat(1), "one card only");
    scene.play(1, "pass").play(2, "play chicken; in s1");
    assert_eq!(scene.position.seat, Seat(0), "seat 1 is out");
    assert!(scene.position.passed.contains(Seat(1)));
}

#[test]
fn a_13_3_a_disc_to_the_supply_and_one_more_for_a_new_cabin() {
    let setup = afloat().hand(0, &["cat"]).hand(1, &["mouse"]).endgame(&[2]);
    let mut scene = scene(setup);
    scene.play(0, "play cat; in p3");
    // The right neighbour of seat 0 is seat 2, who has passed (D-18).
    assert_eq!(scene.position.discs[..3], [2, 4, 5]);
    assert_eq!(scene.position.supply, 11);
    assert_eq!(scene.position.hands[0].len(), 0, "no card is taken (A-8.5, A-13.5)");
}

#[test]
fn a_13_3_without_a_disc_no_play() {
    let setup = afloat().hand(0, &["cat"]).hand(1, &["mouse"]).discs(1, 0).hand(2, &["pig"]).endgame(&[]);
    let mut scene = scene(setup);
    scene.play(0, "play cat; in p1");
    assert_eq!(scene.position.seat, Seat(2), "seat 1 passes at once (A-13.6)");
    assert!(scene.events.contains(&Event::Passed { seat: Seat(1) }));
}

#[test]
fn a_13_4_single_cards_cannot_be_played() {
    let setup = afloat().hand(0, &["seal", "grain", "cat"]).endgame(&[]);
    let scene = scene(setup);
    assert_eq!(scene.answers(0), ["play cat", "pass"]);
    assert_eq!(scene.refused(0, "play seal"), Blocker::SingleEndgame { card: scene.card("seal") });
    assert_eq!(scene.refused(0, "play grain"), Blocker::SingleEndgame { card: scene.card("grain") });
}

#[test]
fn a_13_4_abilities_work_in_the_endgame() {
    let setup = afloat().hand(0, &["fox"]).hand(1, &["spider"]).endgame(&[2]);
    let mut scene = scene(setup);
    scene.play(0, "play fox; in p1; use");
    assert_eq!(scene.position.discs[0], 5);
    scene.play(1, "play spider; in p2; drive zebra");
    assert_eq!(scene.on(1, Kind::Shy), (1, 0));
}

#[test]
fn a_13_6_and_a_13_7_the_game_ends_when_all_have_passed() {
    let setup = afloat().hand(0, &["cat"]).hand(1, &["mammoth"]).hand(2, &["mouse"]).endgame(&[]);
    let mut scene = scene(setup);
    scene.play(0, "pass");
    assert_eq!(scene.position.seat, Seat(2), "the mammoth fits nowhere");
    scene.play(2, "pass");
    assert_eq!(scene.position.step, Step::Over);
    assert_eq!(scene.rules.asked(&scene.position), SeatSet::NONE);
    assert_eq!(scene.answers(0), Vec::<String>::new());
}

#[test]
fn a_13_6_nobody_can_play_at_all() {
    let setup =
        afloat().row(&["pig", "lion", "yak"]).pile(&["rain"]).rain(4).discs(0, 0).discs(1, 0).discs(2, 0);
    let mut scene = scene(setup);
    scene.play(0, "take pig");
    assert_eq!(scene.position.step, Step::Over);
}

#[test]
fn a_14_1_pets_give_a_plain_figure() {
    let setup = afloat().hand(0, &["cat"]).pet(0, "tiger").pet(2, "lemming").endgame(&[1, 2]);
    let mut scene = scene(setup);
    scene.play(0, "pass");
    assert_eq!((scene.on(0, Kind::Heavy), scene.on(2, Kind::Shy)), ((1, 0), (1, 0)));
    let card = scene.card("tiger");
    assert!(scene.events.contains(&Event::PetShown { seat: Seat(0), card }));
    // Alone on heavy: 10 points and 4 discs.
    assert_eq!(scene.rules.points(&scene.position)[..3], [14, 4, 14]);
}

#[test]
fn a_14_1_without_a_figure_in_stock_the_pet_gives_none() {
    let setup = afloat().hand(0, &["cat"]).pet(0, "tiger").figures(0, Kind::Slow, 17, 0).endgame(&[1, 2]);
    let mut scene = scene(setup);
    scene.play(0, "pass");
    assert_eq!(scene.on(0, Kind::Heavy), (0, 0));
    assert!(scene.events.contains(&Event::NoFigure { seat: Seat(0), scoring: Kind::Heavy }));
}

#[test]
fn a_14_2_places_are_worth_ten_six_and_two() {
    assert_eq!(share([10, 8, 6, 4, 2]), [10, 6, 2, 2, 2]);
    assert_eq!(share([0, 2, 0, 4, 0]), [0, 6, 0, 10, 0]);
    assert_eq!(share([0; 5]), [0; 5]);
    assert_eq!(share([2, 3, 0, 0, 0]), [6, 10, 0, 0, 0], "a disc under the figure decides");
}

#[test]
fn a_14_3_ties_share_and_round_up() {
    assert_eq!(share([4, 4, 2, 0, 0]), [8, 8, 2, 0, 0]);
    assert_eq!(share([4, 4, 4, 2, 2]), [6, 6, 6, 2, 2]);
    assert_eq!(share([4, 4, 4, 4, 2]), [5, 5, 5, 5, 2]);
    assert_eq!(share([4; 5]), [5; 5], "22 / 5, rounded up");
    assert_eq!(share([6, 4, 4, 0, 0]), [10, 4, 4, 0, 0]);
    assert_eq!(share([6, 4, 4, 4, 0]), [10, 4, 4, 4, 0], "10 / 3, rounded up");
    assert_eq!(share([6, 4, 4, 4, 4]), [10, 3, 3, 3, 3]);
    assert_eq!(share([6, 4, 2, 2, 2]), [10, 6, 2, 2, 2]);
}

#[test]
fn a_14_4_discs_in_hand_are_points_and_those_under_figures_are_not() {
    let setup = afloat().figures(0, Kind::Heavy, 0, 1).discs(1, 7).discs(2, 0);
    let position = setup.position().expect("valid");
    assert_eq!(rules(3).points(&position)[..3], [14, 7, 0]);
}

#[test]
fn a_14_5_the_tie_break_is_fewer_animals_in_hand() {
    let setup = afloat()
        .hand(0, &["grain", "vegetables", "elephant"])
        .hand(1, &["bison", "mammoth"])
        .hand(2, &["rhinoceros"])
        .discs(2, 3)
        .discs(0, 4)
        .hand(2, &["cat"])
        .turn(2)
        .endgame(&[0, 1]);
    let mut scene = scene(setup);
    scene.play(2, "pass");
    let rules = scene.rules;
    let outcome = Outcome::rank(Ending::Played, rules.scores(&scene.position), SeatSet::all(3));
    assert_eq!(outcome.places, [1, 2, 3]);
    assert_eq!(outcome.winners, SeatSet::only(Seat(0)), "provisions do not count");
}

#[test]
fn d_19_a_remaining_tie_is_a_shared_win() {
    let setup = afloat()
        .hand(0, &["bison"])
        .hand(1, &["mammoth"])
        .discs(2, 1)
        .hand(2, &["cat"])
        .turn(2)
        .endgame(&[0, 1]);
    let mut scene = scene(setup);
    scene.play(2, "pass");
    let outcome = Outcome::rank(Ending::Played, scene.rules.scores(&scene.position), SeatSet::all(3));
    assert_eq!(outcome.winners, [Seat(0), Seat(1)].into_iter().collect::<SeatSet>());
    let ended = scene.events.iter().find_map(|event| match event {
        Event::Ended { winners, .. } => Some(*winners),
        _ => None,
    });
    assert_eq!(ended, Some(outcome.winners.iter().collect()));
}

#[test]
fn scores_before_the_end_show_no_hidden_cards() {
    let with =
        table().cabin("p1", &["cow"]).cabin("s1", &["horse"]).hand(0, &["dog"]).position().expect("valid");
    let without = table().cabin("p1", &["cow"]).cabin("s1", &["horse"]).position().expect("valid");
    assert_eq!(rules(3).scores(&with), rules(3).scores(&without));
}
