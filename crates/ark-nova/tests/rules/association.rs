//! R-12A: the Association action. Projects are in `projects.rs`.

use crate::scene::{Scene, players};
use ark_nova::catalogue::Action::{Association, Cards, Sponsors};
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{BonusTile, CardId, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

/// Association in a slot, on a side, with so many workers.
fn at(slot: usize, upgraded: bool, workers: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::quiet(|editor| {
        editor.slot(0, Association, slot).put_all(&[401, 404], Place::Zoo(Seat(0)));
        editor.zoo(0).workers = workers;
        if upgraded {
            editor.upgrade(0, Association);
        }
        edit(editor);
    });
    scene.play(&format!("association {slot}"));
    scene
}

/// R-12A.1, R-12A.2, D-4: the value of a task is the strength it needs.
#[test]
fn r_12a_1_the_values_of_the_tasks() {
    let needs = |needs, has| [Blocker::Strength { needs, has }];
    let tasks = ["task reputation", "task partner-zoo", "task university", "task project"];
    for slot in 3..=5_usize {
        let scene = at(slot, false, 1, |_| {});
        for (value, task) in (2..).zip(tasks) {
            if value <= slot {
                assert!(scene.may(task), "{task} at {slot}");
            } else {
                assert_eq!(scene.blockers(task), needs(value as u8, slot as u8));
            }
        }
    }
    let scene = Scene::quiet(|edit| {
        edit.slot(0, Association, 1);
    });
    assert_eq!(scene.blockers("association 1"), needs(2, 1));
    let mut scene = at(2, false, 1, |_| {});
    scene.play("~task reputation");
    assert_eq!(scene.zoo(0).reputation, 3);
}

/// R-12A.2 side I: exactly one task, no donation.
#[test]
fn r_12a_2_side_i_does_one_task() {
    let mut scene = at(5, false, 3, |_| {});
    assert!(!scene.may("done"), "R-3.8: it must do something");
    scene.play("task reputation");
    assert_eq!(scene.asked(), 1);
}

/// R-12A.2 side II: different tasks, total value at most the strength, then at most one donation.
#[test]
fn r_12a_2_side_ii_does_different_tasks_up_to_its_strength() {
    let mut scene = at(5, true, 4, |_| {});
    assert!(!scene.may("done"));
    scene.play("task reputation");
    assert_eq!(scene.blockers("task reputation"), [Blocker::TaskDone { task: Task::Reputation }]);
    assert_eq!(scene.blockers("task university"), [Blocker::Strength { needs: 4, has: 3 }]);
    scene.play("task partner-zoo; partner asia");
    assert_eq!(scene.legal(), ["donate", "done"]);
}

/// R-12A.2, R-12A.12: the example of the rulebook, a university, 2 reputation and a donation of 5.
#[test]
fn r_12a_2_example_of_side_ii_at_strength_6() {
    let mut scene = Scene::at_rest(players(3), |edit| {
        edit.slot(0, Association, 5).upgrade(0, Association).x_tokens(0, 1).tracks(0, 25, 0, 0, 1);
        edit.zoo(0).workers = 2;
        edit.raw().association.donations = 0b11;
    });
    scene.play("association 5 +1x; task university; university two-science; task reputation; donate");
    assert_eq!(scene.tracks(0), (20, 0, 1, 3));
    assert_eq!(scene.position.association.next_donation().1, 7);
    assert_eq!(scene.zoo(0).active_workers(), 0);
    assert_eq!(scene.zoo(0).donations, 1);
}

/// R-12A.3: one worker, then two more, then the task is closed; workers of others do not matter.
#[test]
fn r_12a_3_a_second_visit_takes_two_workers() {
    let with = |there: u8, workers: u8| {
        Scene::quiet(|edit| {
            edit.slot(0, Association, 2);
            edit.zoo(0).workers = workers;
            edit.zoo(0).at_tasks = [there, 0, 0, 0];
            edit.zoo(1).workers = 3;
            edit.zoo(1).at_tasks = [3, 0, 0, 0];
        })
    };
    assert!(with(0, 1).may("association 2"));
    assert!(!with(1, 2).may("association 2"), "one worker is not enough for a second visit");
    let mut scene = with(1, 3);
    scene.play("association 2; ~task reputation");
    assert_eq!(scene.zoo(0).at_tasks, [3, 0, 0, 0]);
    assert!(scene.events.contains(&Event::Task { seat: Seat(0), task: Task::Reputation, workers: 2 }));
    assert!(!with(3, 4).may("association 2"), "three are there");
    let blocked = |there: u8, workers: u8| {
        at(5, false, workers, |edit| edit.zoo(0).at_tasks = [there, 0, 0, 0]).blockers("task reputation")
    };
    assert_eq!(blocked(1, 2), [Blocker::Workers { needs: 2, has: 1 }]);
    assert_eq!(blocked(3, 4), [Blocker::TaskClosed { task: Task::Reputation }]);
}

/// R-12A.4: 2 reputation that cannot be gained are no task.
#[test]
fn r_12a_4_the_reputation_task_needs_an_effect() {
    let stuck = at(5, false, 1, |edit| {
        edit.tracks(0, 25, 0, 0, 9);
    });
    assert_eq!(stuck.blockers("task reputation"), [Blocker::NoEffect]);
    let open = at(5, false, 1, |edit| {
        edit.tracks(0, 25, 0, 0, 9).upgrade(0, Cards);
    });
    assert!(open.may("task reputation"));
    let full = at(5, false, 1, |edit| {
        edit.tracks(0, 25, 0, 0, 15).upgrade(0, Cards);
    });
    assert!(full.may("task reputation"), "it gives appeal");
}

/// R-12A.5: a continent not owned, on the lowest space with its bonus, with its icon.
#[test]
fn r_12a_5_a_partner_zoo() {
    let mut scene = at(3, false, 1, |edit| {
        edit.partner(0, Icon::Africa).partner(1, Icon::Europe).put(214, Place::Zoo(Seat(0)));
        edit.offer_partners(&[Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia]);
    });
    scene.play("task partner-zoo");
    assert_eq!(scene.legal(), ["partner americas", "partner asia", "partner australia"]);
    scene.play("partner asia");
    assert!(scene.may("choose build"), "the second space upgrades: {:?}", scene.legal());
    scene.play("choose build");
    assert_eq!(scene.zoo(0).icons(Icon::Asia), 1);
    assert!(!scene.position.association.offers_partner(Icon::Asia));
    assert_eq!(scene.zoo(0).partner_zoos[..], [Icon::Africa, Icon::Asia]);
}

/// R-12A.5: its icon triggers cards.
#[test]
fn r_12a_5_the_icon_of_a_partner_zoo_triggers_cards() {
    let mut scene = at(3, false, 1, |edit| {
        edit.put(214, Place::Zoo(Seat(0)));
    });
    scene.play("task partner-zoo; partner africa");
    assert!(scene.may("choose cards"), "Clever of the expert, after the action: {:?}", scene.legal());
    assert_eq!(scene.zoo(0).slots[0].action, Association);
}

/// R-12A.5: the third and fourth need side II; a fifth has no space.
#[test]
fn r_12a_5_two_partner_zoos_with_side_i_and_four_with_side_ii() {
    let owned = |n: usize, upgraded: bool| {
        at(5, upgraded, 1, |edit| {
            for icon in [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Australia].into_iter().take(n) {
                edit.partner(0, icon);
            }
        })
    };
    assert!(owned(1, false).may("task partner-zoo"));
    assert_eq!(owned(2, false).blockers("task partner-zoo"), [Blocker::PartnersFull { most: 2 }]);
    assert!(owned(2, true).may("task partner-zoo"));
    assert_eq!(owned(4, true).blockers("task partner-zoo"), [Blocker::PartnersFull { most: 4 }]);
    let mut third = owned(2, true);
    third.play("task partner-zoo; partner europe");
    assert_eq!(third.zoo(0).workers, 2, "the third space of map 0 hires a worker");
    let mut fourth = owned(3, true);
    fourth.play("task partner-zoo; partner europe; option 2");
    assert_eq!(fourth.zoo(0).conservation, 2, "the fourth brings 2 conservation");
}

/// R-12A.5: with nothing on the board that is not owned, the task is impossible.
#[test]
fn r_12a_5_only_what_lies_on_the_board() {
    let scene = at(5, false, 1, |edit| {
        edit.raw().association.partners_on_offer = 1 << Icon::Africa as u8;
        edit.partner(0, Icon::Africa);
    });
    assert_eq!(scene.blockers("task partner-zoo"), [Blocker::NoEffect]);
    let scene = at(5, false, 1, |edit| {
        edit.raw().association.universities_on_offer = 0;
    });
    assert_eq!(scene.blockers("task university"), [Blocker::NoEffect], "not because there are three");
}

/// R-12A.6: kinds, icons, reputation and hand limit.
#[test]
fn r_12a_6_a_university() {
    let take = |kind: &str| {
        let mut scene = at(4, false, 1, |_| {});
        scene.play("task university").play(&format!("university {kind}"));
        scene
    };
    let scene = take("hand-limit");
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).icons(Icon::Science)), (2, 0));
    assert_eq!(scene.zoo(0).hand_limit(), 5);
    let scene = take("two-science");
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).icons(Icon::Science)), (1, 2));
    let scene = take("science-reputation");
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).icons(Icon::Science)), (3, 1));
    assert_eq!(scene.zoo(0).hand_limit(), 3);
    assert!(!scene.position.association.offers_university(University::ScienceAndReputation));
}

/// R-12A.6, P-4: the bonus of the space and the reputation of the tile in any order: at 9 the upgrade goes first.
#[test]
fn r_12a_6_space_and_tile_in_any_order() {
    let at_nine = || {
        at(4, false, 1, |edit| {
            edit.university(0, University::TwoScience).tracks(0, 25, 0, 0, 9);
        })
    };
    let mut scene = at_nine();
    scene.play("task university; university science-reputation; first university:2; choose cards");
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.zoo(0).reputation, 11);
    let mut scene = at_nine();
    scene.play("task university; university science-reputation; first university:science-reputation");
    assert_eq!(scene.zoo(0).reputation, 9, "lost, taken before the upgrade");
    scene.play("choose cards");
    assert_eq!(scene.zoo(0).reputation, 9);
}

/// R-12A.6: not a kind twice, and at most three.
#[test]
fn r_12a_6_three_different_universities() {
    let mut scene = at(4, false, 1, |edit| {
        edit.university(0, University::HandLimit);
        edit.raw().association.universities_on_offer = 0b111;
    });
    scene.play("task university");
    assert_eq!(scene.legal(), ["university two-science", "university science-reputation"]);
    let scene = at(4, false, 1, |edit| {
        University::BASE.into_iter().for_each(|kind| {
            edit.university(0, kind);
        });
        edit.raw().association.universities_on_offer = 0b111;
    });
    assert_eq!(scene.blockers("task university"), [Blocker::UniversitiesFull]);
}

/// R-12A.12: the costs of donations, with three players and with two.
#[test]
fn r_12a_12_the_costs_of_donations() {
    for (seats, costs) in [(3, vec![2, 5, 5, 7, 7, 10, 10, 12, 12]), (2, vec![2, 5, 7, 10, 12, 12])] {
        let scene = Scene::at_rest(players(seats), |_| {});
        let mut board = scene.position.association;
        for cost in costs {
            assert_eq!(board.next_donation().1, cost);
            board.cover_donation();
        }
    }
    let mut scene = at(5, true, 2, |edit| {
        edit.tracks(0, 12, 0, 12, 1);
        edit.raw().association.donations = 0b111_1111;
        edit.raw().scoring_discarded = true;
    });
    scene.play("task reputation; donate");
    assert_eq!(scene.tracks(0), (0, 0, 13, 3));
    assert_eq!(scene.position.association.donations, 0b111_1111, "nothing is put on the 12");
}

/// R-12A.12: after a task, once, with side II, for money, without a worker.
#[test]
fn r_12a_12_one_donation_after_a_task() {
    let mut scene = at(5, true, 1, |_| {});
    assert_eq!(scene.blockers("donate"), [Blocker::NoDonation]);
    scene.play("task reputation");
    assert_eq!(scene.zoo(0).active_workers(), 0);
    scene.play("donate");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).conservation), (23, 1));
    assert_eq!(scene.asked(), 1, "nothing else is left to do");
    let gained =
        Event::Gained { seat: Seat(0), what: Resource::Conservation, n: 1, source: Source::Donation };
    assert!(scene.events.contains(&gained));
    let mut poor = at(5, true, 2, |edit| {
        edit.tracks(0, 1, 0, 0, 1);
    });
    poor.play("task reputation");
    assert_eq!(poor.blockers("donate"), [Blocker::Money { cost: 2, has: 1 }]);
    let mut scene = at(5, true, 2, |_| {});
    scene.play("task reputation; donate");
    assert_eq!(scene.blockers("donate"), [Blocker::NoDonation]);
    assert!(scene.may("task partner-zoo"), "R-12A.13: tasks may follow the donation");
}

/// R-12A.13: a bonus of one task pays for the next: a worker hired on the way.
#[test]
fn r_12a_13_a_bonus_of_one_task_pays_for_the_next() {
    let mut scene = at(5, true, 1, |edit| {
        edit.tracks(0, 25, 0, 0, 6);
    });
    scene.play("task reputation");
    assert!(scene.may("task partner-zoo"), "reputation 8 hired a second worker");
    scene.play("task partner-zoo; partner asia");
    assert_eq!(scene.zoo(0).active_workers(), 0);
}

/// R-12A.13: in a second run the same task takes two workers, and one more donation is possible.
#[test]
fn r_12a_13_a_multiplier_repeats_tasks_and_donation() {
    let mut scene = at(5, true, 4, |edit| {
        edit.zoo(0).slots[4].multipliers = 1;
        edit.tracks(0, 25, 0, 10, 1);
        edit.raw().scoring_discarded = true;
    });
    scene.play("task reputation; donate; done; repeat; task reputation; ~choose cards; donate; ~done");
    assert_eq!(scene.zoo(0).at_tasks[0], 3);
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).donations), (12, 2));
    assert_eq!(scene.zoo(0).money.0, 25 - 2 - 5);
}

/// R-12A.14: a university from an effect costs neither worker nor strength; if nothing can be taken it is lost.
#[test]
fn r_12a_14_tiles_from_effects() {
    let tile = |edit: &dyn Fn(&mut Editor<'static>)| {
        let mut scene = Scene::quiet(|editor| {
            editor.slot(0, Sponsors, 5).tracks(0, 25, 0, 4, 1).put(261, Place::Hand(Seat(0)));
            editor.raw().market.tiles[0] = [Some(BonusTile::University), None];
            edit(editor);
        });
        scene.play("sponsors 5; sponsor 261; ~first 261:conservation; tile university");
        scene
    };
    let mut scene = tile(&|_| {});
    scene.play("university two-science");
    assert_eq!(scene.zoo(0).active_workers(), 1);
    assert_eq!(scene.zoo(0).universities[..], [University::TwoScience]);
    let lost = tile(&|edit| edit.raw().association.universities_on_offer = 0);
    assert_eq!(lost.asked(), 1);
    assert!(lost.zoo(0).universities.is_empty());
    assert_eq!(lost.position.market.tiles[0], [None, None], "the tile is gone all the same");
    assert!(lost.zoo(0).played.contains(CardId(261)));
}
