//! An explanation and the rules never differ.

use crate::games::walk;
use ark_nova::asking::explain::{Price, When};
use ark_nova::catalogue::boards::Task;
use ark_nova::catalogue::{Action, Building};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{Frame, Progress, SupportStage, Turn};
use ark_nova::{Blocker, MapChoice, Move, Options, Position, Question, Rules, Subject};
use tabletop::{Chance, Game, Seat, Seed, Silent};

/// The legal moves that are about the subject.
fn about(subject: Subject, answer: &Move) -> bool {
    match (subject, *answer) {
        (Subject::Animal { card }, Move::Animal(played)) => card == played,
        (Subject::Sponsor { card }, Move::Sponsor(played)) => card == played,
        (Subject::Level { card, level }, Move::Support(supported, at)) => (card, level) == (supported, at),
        (Subject::Building { building }, Move::Build(built) | Move::Extra(built) | Move::Copy(built)) => {
            building == built
        }
        (Subject::Task { task }, Move::Task(done)) => task == done,
        (Subject::Action { action }, Move::Use { action: used, .. }) => action == used,
        _ => false,
    }
}

/// Whether an effect asks for another action, which is no question about the own cards alone.
fn extra_action(position: &Position) -> bool {
    matches!(position.agenda.top(), Frame::Doing(_))
}

/// Whether the action asks for its first step.
fn nothing_done(question: Question) -> bool {
    matches!(
        question,
        Question::Step(
            Progress::Animals { played: 0, .. }
                | Progress::Association { tasks: 0, .. }
                | Progress::Build { built: 0, extra: false, .. }
                | Progress::Sponsors { played: 0, .. }
        )
    )
}

#[test]
fn a_card_is_explained_as_playable_now_exactly_if_the_move_is_legal() {
    let (mut open, mut legal) = (0, 0);
    walk(60, |rules, position, seat, moves, _| {
        let look = rules.look(position);
        for subject in look.subjects(seat) {
            let (when, blockers) = look.stands_against(seat, subject);
            let listed = moves.iter().any(|answer| about(subject, answer));
            if matches!(subject, Subject::Action { .. }) && extra_action(position) {
                continue;
            }
            let playable_now = when == When::Now && blockers.is_empty();
            assert_eq!(playable_now, listed, "{subject:?} of seat {seat}, {blockers:?}: {moves:?}");
            open += u32::from(when == When::Now);
            legal += u32::from(listed);
        }
        // Nothing that can be done is left out.
        let subjects = look.subjects(seat);
        for answer in moves {
            let known = matches!(
                answer,
                Move::Animal(_)
                    | Move::Sponsor(_)
                    | Move::Support(..)
                    | Move::Build(_)
                    | Move::Extra(_)
                    | Move::Copy(_)
                    | Move::Task(_)
                    | Move::Use { .. }
            );
            assert!(!known || subjects.iter().any(|&subject| about(subject, answer)), "{answer}");
        }
    });
    assert!(open > 10_000 && legal > 5_000, "{open} explained, {legal} legal");
}

#[test]
fn what_is_explained_for_a_later_action_holds_once_it_has_begun() {
    let mut seen = [0u32; 5];
    walk(24, |rules, position, seat, moves, _| {
        if !matches!(position.agenda.top(), Frame::Turn(Turn::Choose)) || moves.is_empty() {
            return;
        }
        let look = rules.look(position);
        for explanation in look.explain_all(seat) {
            let When::InAction { action, x_tokens, .. } = explanation.when else { continue };
            let slot = look.zoo(seat).slot_of(action) as u8 + 1;
            let mut begun = *position;
            let answer = Move::Use { action, slot, x: x_tokens };
            if rules.apply(&mut begun, seat, answer, &mut Silent).is_err() {
                assert!(
                    !explanation.is_playable(),
                    "{explanation:?} but {answer} is refused: {:?}",
                    rules.blockers(position, seat, answer)
                );
                continue;
            }
            if let Subject::Level { .. } = explanation.subject {
                let task = Move::Task(Task::Project);
                if rules.apply(&mut begun, seat, task, &mut Silent).is_err() {
                    // The only project was chosen at once, and perhaps the only animal that can be released for it.
                    let forced = begun.agenda.frames().any(|frame| matches!(frame, Frame::Support(_)));
                    assert!(forced || !explanation.is_playable(), "{explanation:?}");
                }
                let asked =
                    matches!(begun.agenda.top(), Frame::Support(at) if at.stage == SupportStage::Project);
                if !asked {
                    continue;
                }
            } else if !rules.question(&begun, seat).is_some_and(nothing_done)
                || begun.zoo(seat).reputation != position.zoo(seat).reputation
            {
                // The only answer was made at once, or the reputation of a strong action changed the range.
                continue;
            }
            let mut now = Vec::new();
            rules.legal(&begun, seat, &mut now);
            let listed = now.iter().any(|answer| about(explanation.subject, answer));
            assert_eq!(explanation.is_playable(), listed, "{explanation:?} after {answer}: {now:?}");
            seen[action as usize] += 1;
        }
    });
    assert!(
        Action::ALL.iter().all(|&action| action == Action::Cards || seen[action as usize] > 100),
        "{seen:?}"
    );
}

#[test]
fn the_parts_of_a_price_add_up() {
    walk(24, |rules, position, seat, _, _| {
        let look = rules.look(position);
        for subject in look.subjects(seat) {
            let price = look.price(seat, subject);
            if let Price::Animal { printed, folder, partner_zoos, cards, action_card, total } = &price {
                let off: u8 =
                    partner_zoos.iter().map(|less| less.off).chain(cards.iter().map(|less| less.off)).sum();
                let off = off + action_card;
                assert_eq!(*total, u16::from((printed + folder).saturating_sub(off)), "{price:?}");
            }
        }
    });
}

fn two() -> Rules {
    let options = Options { maps: MapChoice::All0, first: Some(Seat(0)), ..Options::players(2) };
    Rules::new(&options).expect("good options")
}

#[test]
fn every_reason_is_named_with_its_numbers() {
    let rules = two();
    let mut editor = Editor::new(&rules, 1);
    editor.empty_hand(0).put(401, Place::Hand(Seat(0))).slot(0, Action::Animals, 1);
    editor.zoo(0).money.0 = 5;
    let position = editor.position().expect("a valid position");
    let cheetah = Subject::of_card(ark_nova::catalogue::CardId(401))[0];
    let explanation = rules.look(&position).explain(Seat(0), cheetah);
    assert_eq!(
        explanation.blockers(),
        [
            Blocker::Strength { needs: 2, has: 1 },
            Blocker::Money { cost: 17, has: 5 },
            Blocker::NoEnclosure { size: 5, rock: 0, water: 0 },
        ]
    );
    let when = When::InAction { action: Action::Animals, strength: 1, x_tokens: 0 };
    assert_eq!(explanation.when, when);
}

#[test]
fn x_tokens_are_counted_in_where_they_help() {
    let rules = two();
    let mut editor = Editor::new(&rules, 1);
    editor.slot(0, Action::Build, 2).x_tokens(0, 3);
    let position = editor.position().expect("a valid position");
    let explanation =
        rules.look(&position).explain(Seat(0), Subject::Building { building: Building::Standard4 });
    assert!(explanation.is_playable() && !explanation.is_playable_now());
    let when = When::InAction { action: Action::Build, strength: 4, x_tokens: 2 };
    assert_eq!(explanation.when, when);
    let explanation =
        rules.look(&position).explain(Seat(0), Subject::Building { building: Building::ReptileHouse });
    assert_eq!(explanation.blockers(), [Blocker::NeedsSideII { action: Action::Build }]);
}

/// The cards, prices, reasons and remedies are the same in a world that looks the same to the seat.
#[test]
fn an_explanation_tells_nothing_that_its_seat_cannot_know() {
    let mut chance = Chance::new(Seed::from_number(77));
    let (mut seen, mut told) = (0, 0);
    walk(16, |rules, position, seat, _, _| {
        seen += 1;
        if seen % 23 != 0 {
            return;
        }
        let mut twin = *position;
        rules.resample(&mut twin, seat, &mut chance);
        let (truth, dream) = (rules.look(position), rules.look(&twin));
        for subject in truth.subjects(seat) {
            told += 1;
            assert_eq!(truth.explain(seat, subject), dream.explain(seat, subject), "{subject:?}");
        }
    });
    assert!(told > 2_000, "only {told}");
}
