//! Every law is broken by one variant of the toy, and the kit names that law and no other.

use crate::toy::{Flaw, Lanterns, Plain, toy};
use std::collections::BTreeSet;
use tabletop::kit::{Kit, Law, Report};
use tabletop::{Game, Match};

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
        const BROKEN: &[Law] = &[$(Law::$law,)*];

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
    a_leak_through_events: EventShowsPile => EventLeak,
    a_leak_through_texts: TextShowsPile => TextLeak,
    a_leak_through_what_moves_point_at: ChoiceShowsPile => ChoiceLeak,
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
    a_seat_that_can_only_repeat: OnlyRepeatsLeft => Repeats,
    calling_something_new_a_repeat: CallsNewARepeat => Repeats,
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

#[test]
fn every_law_has_a_flaw_that_breaks_it() {
    let mut broken: BTreeSet<Law> = BROKEN.iter().copied().collect();
    // These two are broken by golden records.
    broken.extend([Law::Golden, Law::Digest]);
    assert_eq!(broken, Law::ALL.iter().copied().collect());
}

#[test]
fn the_same_seeds_give_the_same_report() {
    for flaw in [Flaw::None, Flaw::ViewShowsPile, Flaw::DrawCanBeUndone] {
        assert_eq!(run(3, flaw), run(3, flaw));
    }
}

#[test]
fn games_without_digests_are_replayed_as_well() {
    let of = |flaw| {
        let rules = toy(2, Lanterns::Many, flaw);
        Kit::new(&rules).seeds(1, 80).full_every(2).limit(400).reveals("draw").chains_every(1000).run()
    };
    of(Flaw::None).assert_clean();
    assert_eq!(of(Flaw::RulesRemember).broken(), BTreeSet::from([Law::Replay]));
}

#[test]
fn a_lone_answer_is_asked_for_where_it_commits() {
    let rules = toy(2, Lanterns::Few, Flaw::AsksToCommit);
    Kit::new(&rules).seeds(0, 60).run().assert_clean();
}

#[test]
fn a_law_can_be_left_out() {
    let rules = toy(2, Lanterns::Few, Flaw::AsksForced);
    let kit = Kit::new(&rules).seeds(0, 60);
    assert!(!kit.run().is_clean());
    Kit::new(&rules).seeds(0, 60).without(Law::Forced).run().assert_clean();
}

#[test]
fn other_players_may_choose_the_moves() {
    let rules = toy(2, Lanterns::Few, Flaw::None);
    let report = Kit::new(&rules).seeds(0, 60).run_with(|_, _, _, moves, _| moves.len() - 1);
    report.assert_clean();
    assert_ne!(report.moves, Kit::new(&rules).seeds(0, 60).run().moves);
}

#[test]
fn a_fault_can_be_played_up_to() {
    let report = run(2, Flaw::LosesLantern);
    let fault = &report.faults[0];
    let options = serde_json::from_str(&fault.options).expect("JSON");
    let rules: Plain = Game::new(&options).expect("options");
    let entries = fault.entries.iter().map(|entry| entry.parse().expect("an entry"));
    let game = Match::from_entries(rules, fault.seed.parse().expect("a seed"), entries).expect("plays");
    assert!(game.rules().validate(game.position()).is_err());
}

#[test]
fn a_report_reads_well() {
    let mut report = run(2, Flaw::LosesLantern);
    let text = report.to_string();
    assert!(
        text.starts_with(
            "Validate: every position that is reached is valid\n  seed 7, after 2 entries: each"
        ),
        "{text}"
    );
    assert!(text.contains("\n  options: {\"seats\":2,"), "{text}");
    assert!(text.contains("\n  entries: 1 offer ") || text.contains("\n  entries: 0 offer "), "{text}");
    assert!(text.ends_with("unfinished: 0, faults: 80"), "{text}");
    report.merge(run(3, Flaw::Hangs));
    let last = report.to_string().lines().last().map(str::to_owned).expect("lines");
    assert!(
        last.starts_with("games: 160, moves: ") && last.ends_with("unfinished: 80, faults: 80"),
        "{last}"
    );
}
