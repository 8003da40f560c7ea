//! the turn.

use crate::scene::{Scene, table, two};
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::Building::{Standard1, Standard2, Standard3, Standard4};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{CardId, Icon, Resource, Side};
use ark_nova::editor::Place::{DeckTop, Hand, Zoo};
use ark_nova::flow::event::Loss;
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// one action each, clockwise, without rounds.
#[test]
fn r_3_1_turns_follow_one_another() {
    let mut scene = table(3, |_| {});
    for turn in 0..6 {
        assert_eq!((scene.asked(), scene.question()), (turn % 3, Question::Action));
        assert!(
            scene.refusal((turn + 1) % 3, "x-token cards").is_some(),
            "it is not the next one's turn yet"
        );
        scene.play("x-token cards");
    }
    let turns: Vec<Event> =
        scene.events.iter().copied().filter(|event| matches!(event, Event::Turn { .. })).collect();
    let turn = |seat, number| Event::Turn { seat: Seat(seat), number };
    assert_eq!(turns, [turn(1, 2), turn(2, 3), turn(0, 4), turn(1, 5), turn(2, 6), turn(0, 7)]);
}

/// X-tokens, the action, the card to slot 1, then what comes after finishing, then the end of the turn.
#[test]
fn r_3_2_the_parts_of_a_turn_in_order() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 4).x_tokens(0, 1).build(0, Standard1, "a3", 0).put(465, Hand(ME));
    });
    scene.play("animals 4 +1x; done");
    let part = |event: &Event| match event {
        Event::Lost { what: Resource::XToken, reason: Loss::Spent, .. } => Some("token"),
        Event::Action { strength: 5, x_tokens: 1, .. } => Some("action"),
        Event::Animal { card: CardId(465), .. } => Some("animal"),
        Event::Slot { action: Animals, slot: 1, .. } => Some("slot"),
        Event::Turn { seat: Seat(1), .. } => Some("turn"),
        _ => None,
    };
    let parts: Vec<&str> = scene.events.iter().filter_map(part).collect();
    assert_eq!(parts, ["token", "action", "animal", "slot", "turn"]);
}

#[test]
fn r_3_3_x_tokens_add_to_the_strength_before_the_action() {
    let mut scene = table(2, |edit| {
        edit.x_tokens(0, 2).build(0, Standard1, "e2", 0);
    });
    assert_eq!(scene.blockers("build 3 +3x"), [Blocker::XTokens { needs: 3, has: 2 }]);
    assert_eq!(scene.blockers("build 4"), [Blocker::OtherSlot { slot: 3 }]);
    let before = scene.position;
    scene.play("build 3 +2x");
    assert!(scene.may("raise size5"));
    assert_eq!(scene.zoo(0).x_tokens, 0);
    // Strength 4 only: the X-token of the space e1 comes too late to raise it.
    scene.position = before;
    scene.play("build 3 +1x");
    assert_eq!(scene.blockers("raise size5"), [Blocker::Strength { needs: 5, has: 4 }]);
    scene.play("raise size1; place size1 e1 r0");
    assert_eq!((scene.zoo(0).x_tokens, scene.asked()), (2, 1));
}

/// above 5 the tables stop at their last column, but sizes and values go on counting.
#[test]
fn r_3_3_strength_beyond_five() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Cards, 5).x_tokens(0, 2);
    });
    scene.play("cards 5 +2x; draw");
    assert_eq!(
        scene.question(),
        Question::Step(ark_nova::position::Progress::Drawing { left: 2, begun: true })
    );
    let mut scene = table(2, |edit| {
        edit.slot(0, Build, 5).upgrade(0, Build).x_tokens(0, 2).tracks(0, 30, 0, 0, 1);
    });
    scene.play("build 5 +2x; raise size5; place size5 e5 r0");
    assert!(scene.may("raise size2"), "7 - 5 = 2 left");
    assert_eq!(scene.blockers("raise size3"), [Blocker::Strength { needs: 3, has: 2 }]);
}

/// D-17: Constriction takes 2; below 1 only X-tokens or the X-token action help.
#[test]
fn r_3_4_a_card_below_strength_1_cannot_be_used() {
    let mut scene = table(2, |edit| {
        edit.x_tokens(0, 1);
        for (action, slot) in [(Cards, 2), (Build, 3)] {
            edit.slot(0, action, slot);
            edit.zoo(0).slots[slot - 1].constriction = true;
        }
    });
    assert_eq!(scene.blockers("cards 2"), [Blocker::Strength { needs: 1, has: 0 }]);
    assert!(scene.may("cards 2 +1x") && scene.may("x-token cards"));
    scene.play("build 3");
    assert_eq!(scene.blockers("raise size2"), [Blocker::Strength { needs: 2, has: 1 }]);
}

/// and the rulebook's example: Build in slot 4.
#[test]
fn r_3_5_the_used_card_goes_to_slot_1_and_the_others_move_right() {
    let mut scene = Scene::new(two(), |edit| {
        edit.slots(0, [Cards, Animals, Association, Build, Sponsors]);
    });
    scene.play("build 4");
    assert_eq!(scene.blockers("raise size5"), [Blocker::Strength { needs: 5, has: 4 }]);
    scene.play("raise size4; place size4 e1 r1");
    assert_eq!(scene.order(0), [Build, Cards, Animals, Association, Sponsors]);
    assert_eq!(scene.asked(), 1);
}

/// a placement bonus that says "after finishing" waits until the card has moved.
#[test]
fn r_3_6_after_finishing_waits_for_the_card_to_move() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Build, 5).upgrade(0, Build).build(0, Standard1, "e4", 0);
    });
    scene.play("build 5; raise size1; place size1 f4 r0");
    assert_eq!(scene.position.agenda.waiting.len(), 1, "the bonus of f4");
    scene.play("raise size2; place size2 e5 r0; done");
    assert_eq!(scene.order(0)[0], Build);
    // Now any card may go to slot 1, or none.
    assert_eq!(
        scene.legal(),
        ["choose animals", "choose association", "choose cards", "choose sponsors", "done"]
    );
    scene.play("choose sponsors");
    assert_eq!(scene.order(0), [Sponsors, Build, Animals, Association, Cards]);
    assert_eq!(scene.asked(), 1);
}

///
#[test]
fn r_3_7_the_x_token_action_gives_one_token_and_not_a_sixth() {
    let mut scene = table(2, |edit| {
        edit.x_tokens(1, 5);
        edit.zoo(0).slots[4].constriction = true;
        edit.zoo(0).slots[4].venom = true;
        edit.zoo(0).slots[4].multipliers = 1;
    });
    scene.play("x-token sponsors");
    assert_eq!(scene.zoo(0).x_tokens, 1);
    assert_eq!(scene.order(0), [Sponsors, Animals, Association, Build, Cards]);
    let slot = scene.zoo(0).slots[0];
    assert_eq!((slot.venom, slot.constriction, slot.multipliers), (false, false, 1), "D-35");
    assert_eq!(scene.blockers("x-token build"), [Blocker::XTokensFull]);
    assert!(!scene.may("x-token build"));
}

/// P-6
#[test]
fn r_3_8_an_action_must_do_something() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 5).tracks(0, 1, 0, 0, 9).slot(0, Association, 2);
        edit.zoo(0).at_tasks[1] = 1;
    });
    assert_eq!(scene.blockers("animals 5"), [Blocker::NothingToDo { action: Animals }]);
    assert_eq!(scene.blockers("build 1"), [Blocker::NothingToDo { action: Build }]);
    assert_eq!(scene.blockers("association 2"), [Blocker::NothingToDo { action: Association }]);
    for answer in ["cards 3", "sponsors 4", "x-token animals", "x-token build", "x-token association"] {
        assert!(scene.may(answer), "{answer}: {:?}", scene.legal());
    }
    scene.play("x-token build");
    assert_eq!(scene.zoo(0).x_tokens, 1);
}

/// with one animal to play it must be played; the question is not even asked.
#[test]
fn r_3_8_nothing_cannot_be_played_or_built() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 5).build(0, Standard2, "a3", 0).put(404, Hand(ME)).put(419, Hand(ME));
    });
    let before = scene.position;
    scene.play("animals 5");
    assert_eq!(scene.legal(), ["animal 404", "animal 419"]);
    scene.position = before;
    scene.play("build 2");
    assert!(!scene.may("done"));
}

/// Venom is paid first, then the end is looked for, then the display is filled, then comes the break.
#[test]
fn r_3_9_the_end_of_a_turn_in_order() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Cards, 5).upgrade(0, Cards).tracks(0, 10, 60, 30, 1).put(401, DeckTop);
        edit.zoo(0).slots[0].venom = true;
        edit.raw().break_steps = 2;
    });
    let first = scene.position.market.display[0].expect("a card");
    scene.play(&format!("cards 5; snap; card {first}"));
    let kind = |event: &Event| match event {
        Event::Lost { n: 2, reason: Loss::Venom, .. } => Some("venom"),
        Event::EndTriggered { seat: ME } => Some("end"),
        Event::Displayed { folder: 6, .. } => Some("display"),
        Event::Break => Some("break"),
        _ => None,
    };
    let order: Vec<&str> = scene.events.iter().filter_map(kind).collect();
    assert_eq!(order[..4], ["venom", "end", "display", "break"]);
}

#[test]
fn r_3_10_more_than_five_x_tokens_are_lost() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 4).x_tokens(0, 4).put_all(&[414, 416, 408], Zoo(ME)).upgrade(0, Animals);
        edit.tracks(0, 40, 0, 0, 1)
            .build(0, ark_nova::catalogue::Building::Standard5, "e3", 0)
            .put(411, Hand(ME));
    });
    scene.play("animals 4");
    assert_eq!(scene.zoo(0).x_tokens, 5);
    assert!(scene.events.contains(&Event::Wasted { seat: ME, what: Resource::XToken, n: 2 }));
}

/// reputation 5, the second partner zoo, the second university and conservation 2.
/// D-5: conservation 2, reputation 5, second partner zoo, second university.
#[test]
fn r_3_11_four_sources_of_upgrades() {
    let upgrades =
        ["animals", "association", "build", "cards", "sponsors"].map(|card| format!("choose {card}"));
    let with = |more: &str| upgrades.iter().cloned().chain([more.to_string()]).collect::<Vec<_>>();
    let association = |task: &str, edit: fn(&mut ark_nova::editor::Editor<'static>)| {
        let mut scene = table(2, |editor| {
            editor.slot(0, Association, 5).tracks(0, 25, 0, 0, 3);
            edit(editor);
        });
        scene.play(&format!("association 5; task {task}"));
        scene
    };
    let mut scene = association("reputation", |_| {});
    assert_eq!((scene.zoo(0).reputation, scene.legal()), (5, with("done")));
    scene.play("choose association");
    assert_eq!(scene.zoo(0).side(Association), Side::II);
    assert_eq!(scene.order(0)[0], Association, "it keeps its slot until the action is over");
    let mut scene = association("partner-zoo", |edit| {
        edit.partner(0, Icon::Asia);
    });
    scene.play("partner africa");
    assert_eq!(scene.legal(), with("done"));
    scene.play("done");
    assert!(Action::ALL.iter().all(|&action| !scene.zoo(0).is_upgraded(action)), "it may be declined");
    let mut scene = association("university", |edit| {
        edit.university(0, University::HandLimit);
    });
    scene.play("university two-science");
    assert_eq!(scene.legal(), with("done"));
    let mut scene = association("project", |edit| {
        edit.base_projects(&[103]).put_all(&[428, 455], Zoo(ME));
    });
    scene.play("left 7; first 103:level:3; option 1; choose cards");
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).side(Cards)), (2, Side::II));
    let mut scene = association("project", |edit| {
        edit.base_projects(&[103]).put_all(&[428, 455], Zoo(ME));
    });
    scene.play("left 7; first 103:level:3");
    assert_eq!(scene.legal(), ["option 1", "option 2"], "R-11.5: or a worker");
    scene.play("option 1");
    assert_eq!(scene.legal(), with("done"));
}

/// P-4: the upgrade of the second university and the reputation of the tile are two effects, in any order.
#[test]
fn p_4_upgrade_and_reputation_of_a_university_are_separate() {
    let reputation = |order: &str| {
        let mut scene = table(2, |edit| {
            edit.slot(0, Association, 4).tracks(0, 25, 0, 0, 9).university(0, University::HandLimit);
        });
        scene.play("association 4; task university; university science-reputation");
        assert_eq!(scene.options("first"), ["university:2", "university:science-reputation"]);
        scene.play(order);
        scene.zoo(0).reputation
    };
    assert_eq!(reputation("first university:2; choose cards"), 11);
    assert_eq!(reputation("first university:science-reputation; choose cards"), 9, "lost at 9");
}

/// D-34: an Animals card flipped in the middle of its action counts for conditions, not for number and sources.
#[test]
fn d_34_a_running_performance_keeps_its_side() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 5)
            .tracks(0, 60, 0, 0, 4)
            .build(0, Standard1, "a3", 0)
            .build(0, Standard4, "e2", 0);
        edit.university(0, University::TwoScience).put_all(&[468, 432], Hand(ME));
        let shown = edit.raw().market.display[0].expect("a card").0;
        edit.put(shown, DeckTop).put(404, ark_nova::editor::Place::Display(1));
    });
    assert_eq!(scene.blockers("animals 4"), [Blocker::OtherSlot { slot: 5 }]);
    // Card 468 gives the fifth reputation.
    scene.play("animals 5; in a3; first 468:reputation");
    assert_eq!((scene.zoo(0).reputation, scene.options("choose").len()), (5, 5));
    scene.play("choose animals");
    assert_eq!(scene.options("animal"), ["432"], "its Animals-II condition is met; the display stays closed");
    assert_eq!(scene.blockers("animal 404"), [Blocker::OnlyFromHand]);
}

/// an extra action at the slot strength of that moment, X-tokens allowed, in the same turn.
#[test]
fn r_3_12_an_extra_action_in_the_same_turn() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 3).x_tokens(0, 1).cover(0, Standard4, "e2 e3 f2 f3").partner(0, Icon::Africa);
        edit.put(453, Hand(ME));
    });
    scene.play("animals 3");
    assert_eq!(scene.order(0), [Animals, Association, Build, Cards, Sponsors], "the Animals card has moved");
    assert_eq!(scene.legal(), ["cards 4", "cards 4 +1x", "done"], "the X-token action is not offered");
    let before = scene.position;
    scene.play("cards 4 +1x; draw; deck; deck");
    assert_eq!((scene.hand(0).len(), scene.position.turns), (3, 1), "strength 5 draws three");
    let card = scene.hand(0)[0];
    scene.play(&format!("card {card}"));
    assert_eq!(scene.order(0), [Cards, Animals, Association, Build, Sponsors]);
    assert_eq!((scene.asked(), scene.position.turns), (1, 2));
    scene.position = before;
    scene.play("done");
    assert_eq!((scene.asked(), scene.hand(0).len()), (1, 0));
}

/// Clever and Boost move a card and may be declined.
#[test]
fn r_3_13_boost_goes_to_slot_1_or_5() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 2).build(0, Standard2, "a3", 0).put(502, Hand(ME));
    });
    scene.play("animals 2");
    assert_eq!(scene.order(0), [Animals, Association, Build, Cards, Sponsors]);
    assert_eq!(scene.legal(), ["choose build", "slot5 build", "done"]);
    let before = scene.position;
    scene.play("slot5 build");
    assert_eq!(scene.order(0), [Animals, Association, Cards, Sponsors, Build]);
    scene.position = before;
    scene.play("choose build");
    assert_eq!(scene.order(0), [Build, Animals, Association, Cards, Sponsors]);
    scene.position = before;
    scene.play("done");
    assert_eq!(scene.order(0), [Animals, Association, Build, Cards, Sponsors]);
}

/// several effects wait; the player picks one at a time, and those of an extra action join later.
#[test]
fn r_3_14_pending_effects_are_picked_one_at_a_time() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 5)
            .tracks(0, 40, 0, 0, 1)
            .build(0, Standard1, "a3", 0)
            .build(0, Standard2, "e4", 0);
        edit.partner(0, Icon::Asia).put_all(&[465, 409], Hand(ME));
    });
    scene.play("animals 5; animal 409");
    assert_eq!(scene.legal(), ["animal 465", "done"], "the extra action does not interrupt");
    scene.play("animal 465");
    assert_eq!(scene.order(0)[0], Animals, "the card has moved");
    assert_eq!(scene.options("first"), ["409:ability:1", "465:ability:1"]);
    scene.play("first 465:ability:1; choose sponsors");
    // Association is now in slot 3 of Sponsors, Animals, Association, Build, Cards.
    assert_eq!(scene.legal(), ["association 3", "done"]);
    scene.play("association 3; task reputation");
    assert_eq!((scene.zoo(0).reputation, scene.asked()), (3, 1));
    assert_eq!(scene.order(0), [Association, Sponsors, Animals, Build, Cards]);
}

/// D-40: Clever from an income space of the map acts at once, in the break.
#[test]
fn r_3_15_outside_an_action_nothing_waits() {
    let mut scene = table(2, |edit| {
        edit.map(0, "6");
        edit.zoo(0).edge = 0b111_0111;
        edit.raw().break_steps = 1;
        edit.slot(0, Cards, 2);
    });
    scene.play("cards 2; first left:4");
    assert!(scene.may("choose sponsors"), "{:?}", scene.legal());
    assert_eq!(scene.position.turns, 1, "the break of the first turn");
}

/// an extra action that can do nothing is not done; Constriction on its card counts.
#[test]
fn r_3_16_extra_actions_obey_all_action_rules() {
    let extra = |edit: fn(&mut ark_nova::editor::Editor<'static>)| {
        let mut scene = table(2, |editor| {
            editor.slot(0, Animals, 2).tracks(0, 40, 0, 0, 1).build(0, Standard2, "a3", 0);
            editor.partner(0, Icon::Asia).put(409, Hand(ME));
            edit(editor);
        });
        scene.play("animals 2");
        scene
    };
    // Animals is used in slot 2 and goes to slot 1; Association is pushed to slot 2.
    assert_eq!(extra(|_| {}).legal(), ["association 2", "done"]);
    assert_eq!(
        extra(|edit| edit.zoo(0).slots[0].constriction = true).asked(),
        1,
        "strength 0: no extra action"
    );
    assert_eq!(extra(|edit| edit.zoo(0).at_tasks[0] = 1).asked(), 1, "no worker: no extra action");
}

#[test]
fn r_3_13_clever_puts_any_card_on_slot_1() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 2).build(0, Standard3, "b3", 0).put(455, Hand(ME));
    });
    scene.play("animals 2");
    assert_eq!(scene.options("choose"), ["association", "build", "cards", "sponsors"]);
    scene.play("choose build");
    assert_eq!(scene.order(0), [Build, Animals, Association, Cards, Sponsors]);
    assert_eq!(scene.gains(0), [(Resource::Appeal, 6, Source::Gain(CardId(455), Resource::Appeal))]);
}
