//! Every law is broken by one variant of the toy, and the kit names that law and no other.

use crate::toy::{Flaw, Lanterns, toy};
use std::collections::BTreeSet;
use tabletop::kit::{Kit, Law, Report};

fn clean(seats: u8, lanterns: Lanterns) {
    let rules = toy(seats, lanterns, Flaw::None);
    let report = Kit::new(&rules).seeds(1000, 500).full_every(3).reveals("draw").run();
    report.assert_clean();
    assert_eq!(report.games, 500);
    assert!(report.full_checks > 2000, "{report}");
}

#[test]
fn the_flawless_game_is_clean_with_two_seats() {
    clean(2, Lanterns::Few);
    clean(2, Lanterns::Many);
}

#[test]
fn the_flawless_game_is_clean_with_three_seats() {
    clean(3, Lanterns::Few);
    clean(3, Lanterns::Many);
}

fn run(seats: u8, flaw: Flaw) -> Report {
    let rules = toy(seats, Lanterns::Many, flaw);
    Kit::new(&rules).seeds(7, 80).full_every(2).limit(400).reveals("draw").run()
}

fn only(flaw: Flaw, law: Law) {
    let two_seats_only = flaw == Flaw::LegalDependsOnOtherHand;
    for seats in if two_seats_only { 2..=2 } else { 2..=3 } {
        let report = run(seats, flaw);
        assert_eq!(report.broken(), BTreeSet::from([law]), "{flaw:?}, {seats} seats\n{report}");
        assert!(report.unfinished.is_empty(), "{report}");
    }
}

macro_rules! each_flaw_breaks_one_law {
    ($($name:ident: $flaw:ident => $law:ident,)*) => {
        $(#[test]
        fn $name() {
            only(Flaw::$flaw, Law::$law);
        })*
    };
}

each_flaw_breaks_one_law! {
    a_leak_through_the_view: ViewShowsPile => ViewLeak,
    a_leak_to_spectators: SpectatorSeesPile => SpectatorLeak,
    a_leak_through_the_question: QuestionShowsPile => QuestionLeak,
    a_leak_through_the_legal_moves: LegalDependsOnOtherHand => LegalLeak,
    resampling_that_keeps_the_order_of_the_pile: ResampleKeepsOrder => Foresight,
    resampling_that_depends_on_the_old_world: ResampleSeesOldWorld => Resample,
    resampling_that_keeps_the_generator: ResampleKeepsGenerator => Generator,
    resampling_to_an_invalid_position: ResampleDoublesLantern => ResampleValid,
    resampling_to_a_dead_end: ResampleStuns => DeadEnd,
    listing_a_refused_move: ListsRefused => Listed,
    listing_a_move_twice: ListsTwice => Listed,
    accepting_an_unlisted_move: AcceptsUnlisted => Unlisted,
    a_refusal_without_a_blocker: RefusalUnexplained => Unlisted,
    a_refusal_that_changes_the_position: RefusalChanges => Untouched,
    depending_on_the_order_of_answers: KeepsAnswerOrder => Commute,
    losing_a_lantern: LosesLantern => Validate,
    asking_a_seat_without_a_move: AsksEmptyHand => NoMove,
    asking_a_forced_question: AsksForced => Forced,
    a_draw_that_can_be_taken_back: DrawCanBeUndone => Undo,
    a_count_of_moments_that_falls: CountFalls => Undo,
    notation_that_is_not_read_back: NotationOneWay => Notation,
    notation_that_records_read_differently: NotationReserved => Notation,
    serde_that_loses_a_field: SerdeLosesField => Serde,
    rules_with_a_memory: RulesRemember => Replay,
    a_listener_that_changes_the_game: ListenerCounts => Listener,
    moves_for_seats_that_are_not_asked: ListsOutOfTurn => Turn,
    accepting_moves_out_of_turn: AcceptsOutOfTurn => Turn,
    a_missing_score: ScoreMissing => Scores,
    a_panic: Panics => Panic,
}

#[test]
fn a_game_that_hangs_is_unfinished_and_nothing_else() {
    for seats in 2..=3 {
        let report = run(seats, Flaw::Hangs);
        assert_eq!(report.unfinished.len(), 80, "{report}");
        assert!(report.faults.is_empty(), "{report}");
        assert!(report.unfinished[0].1.contains("Hangs"));
    }
}
