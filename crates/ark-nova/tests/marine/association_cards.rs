//! The alternates of the Association card (M-5.1, action_cards.json).

use crate::scene::Scene;
use crate::sea::{finish, marine};
use ark_nova::catalogue::Action::{Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{CardId, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

/// An alternate in a slot, on side I or II, with so many workers; the action has begun.
fn card(number: u8, ii: bool, slot: usize, workers: u8, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Association, slot).action_number(0, Association, number).workers(0, workers);
        editor.put_all(&[401, 404], ZOO);
        if ii {
            editor.upgrade(0, Association);
        }
        edit(editor);
    });
    scene.play(&format!("association {slot}"));
    scene
}

/// Association 1 I: partner zoos come from the supply and may repeat; the board keeps its own. Universities come from
/// the board.
#[test]
fn association_1_i_takes_partner_zoos_from_the_supply() {
    let mut scene = card(1, false, 5, 1, |edit| {
        edit.partner(0, Icon::Africa);
    });
    scene.play("task partner-zoo");
    assert_eq!(scene.options("partner").len(), 5, "also one it has");
    scene.play("partner africa");
    assert_eq!(scene.zoo(0).partner_zoos[..], [Icon::Africa; 2]);
    assert!(scene.position.association.offers_partner(Icon::Africa));
    assert_eq!(scene.position.association.partner_zoos[0], 2);
    assert_eq!(scene.zoo(0).icons(Icon::Africa), 4, "each copy has its icon");
    let mut board = card(1, false, 5, 1, |edit| {
        edit.university(0, University::TwoScience);
    });
    board.play("task university");
    let owned = [Blocker::UniversityOwned { university: University::TwoScience }];
    assert_eq!(board.blockers("university two-science"), owned);
    board.play("university hand-limit");
    assert!(!board.position.association.offers_university(University::HandLimit));
}

/// Association 1: what is not in the supply cannot be taken, even if the board has it; what the board lacks can.
#[test]
fn association_1_needs_the_supply() {
    let mut scene = card(1, false, 5, 1, |edit| {
        edit.partner(1, Icon::Asia).partner(1, Icon::Asia).partner(0, Icon::Asia);
        edit.offer_partners(&[Icon::Asia]);
    });
    scene.play("task partner-zoo");
    assert_eq!(scene.blockers("partner asia"), [Blocker::SupplyEmpty]);
    assert!(scene.may("partner europe"));
}

/// Association 1 I: the third still needs side II.
#[test]
fn association_1_i_has_two_spaces() {
    let scene = card(1, false, 5, 1, |edit| {
        edit.partner(0, Icon::Asia).partner(0, Icon::Asia);
    });
    assert_eq!(scene.blockers("task partner-zoo"), [Blocker::PartnersFull { most: 2 }]);
}

/// P-8: each partner zoo has its own discount. The Cheetah (401, 17 money, Africa) costs 6 less with two of Africa.
#[test]
fn p_8_the_discounts_of_equal_partner_zoos_add_up() {
    let scene = Scene::at_rest(marine(2), |edit| {
        edit.put(401, HAND).partner(0, Icon::Africa).partner(0, Icon::Africa);
    });
    assert_eq!(scene.look().animal_cost(Seat(0), CardId(401), 0), 17 - 6);
}

/// Association 1 II, D-55: universities from the supply may repeat; a specific one without the generic tile, and a
/// second one; the generic one stays. Several hand-limit universities do not add up.
#[test]
fn association_1_ii_takes_universities_from_the_supply() {
    let mut scene = card(1, true, 5, 3, |edit| {
        edit.university(0, University::Bird).university(0, University::HandLimit);
    });
    scene.play("task university");
    assert_eq!(scene.blockers("university bird"), [Blocker::SupplyEmpty], "there is one of each");
    assert!(scene.may("university hand-limit") && scene.may("university reptile"));
    let mut other = Scene::at(scene.rules, scene.position);
    scene.play("university reptile; ~done");
    assert!(scene.position.association.generic, "the generic one stays");
    assert_eq!(scene.zoo(0).universities[..][2], University::Reptile);
    other.play("university hand-limit");
    assert_eq!(other.zoo(0).hand_limit(), 5);
    assert!(other.position.association.offers_university(University::HandLimit));
    let mut away = card(1, true, 5, 1, |edit| {
        edit.raw().association.generic = false;
    });
    away.play("task university; university predator; done");
    assert!(!away.position.association.generic);
}

/// R-12A.14: an effect takes from the board, whatever card is in use.
#[test]
fn association_1_an_effect_takes_from_the_board() {
    let mut scene = card(1, true, 5, 2, |edit| {
        edit.partner(0, Icon::Asia).tracks(0, 30, 0, 4, 1);
        edit.tiles([[Some(ark_nova::catalogue::BonusTile::PartnerZoo), None], [None, None]]);
    });
    scene.play("task reputation; donate; tile partner-zoo");
    assert_eq!(scene.blockers("partner asia"), [Blocker::PartnerOwned { continent: Icon::Asia }]);
    scene.play("partner europe");
    assert!(!scene.position.association.offers_partner(Icon::Europe));
}

/// Association 2 I: the project task may hire a worker, who stays there with the one that was sent; no project needs to
/// be supportable, and the space of the worker gives its bonus. Two workers close the task (D-32).
#[test]
fn association_2_i_hires_instead_of_supporting() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 5).action_number(0, Association, 2);
        edit.base_projects(&[101, 102, 105]);
    });
    scene.play("association 5");
    assert_eq!(scene.blockers("task project"), [Blocker::NoProject]);
    scene.play("hire");
    let zoo = scene.zoo(0);
    assert_eq!((zoo.workers, zoo.at_tasks, zoo.active_workers()), (2, [0, 0, 0, 2], 0));
    assert!(scene.events.contains(&Event::Worker { seat: Seat(0) }));
    assert_eq!(scene.asked(), 1);
    let closed = card(2, false, 5, 4, |edit| {
        edit.at_task(0, Task::Project, 2);
    });
    assert_eq!(closed.blockers("hire")[0], Blocker::TaskClosed { task: Task::Project });
    assert_eq!(closed.blockers("task project"), [Blocker::TaskClosed { task: Task::Project }]);
}

/// Association 2 I: strength 5 even with 203, not with all four workers, on side I only.
#[test]
fn association_2_i_hiring_has_its_limits() {
    let vet = card(2, false, 4, 1, |edit| {
        edit.put(203, ZOO);
    });
    assert!(vet.may("task project"), "203 lowers the project");
    assert_eq!(vet.blockers("hire"), [Blocker::Strength { needs: 5, has: 4 }]);
    let all = card(2, false, 5, 4, |_| {});
    assert_eq!(all.blockers("hire"), [Blocker::NoEffect]);
    assert_eq!(card(2, true, 5, 1, |_| {}).blockers("hire"), [Blocker::NoSuchChoice]);
    assert_eq!(card(0, false, 5, 1, |_| {}).blockers("hire"), [Blocker::NoSuchChoice]);
}

/// Association 2 I: hiring alone makes the action possible, at strength 5.
#[test]
fn association_2_i_can_be_used_to_hire_only() {
    let with = |slot: usize| {
        Scene::at_rest(marine(2), |edit| {
            edit.slot(0, Association, slot).action_number(0, Association, 2).base_projects(&[101, 102, 105]);
            edit.workers(0, 4).workers(0, 3).tracks(0, 25, 0, 0, 9);
            edit.at_task(0, Task::PartnerZoo, 1).at_task(0, Task::University, 1);
        })
    };
    assert!(with(5).may("association 5"));
    let needs = [Blocker::Strength { needs: 5, has: 4 }];
    assert_eq!(with(4).blockers("association 4"), needs);
}

/// The last worker's space gives its bonus to who is hired at the task.
#[test]
fn association_2_i_the_space_of_the_worker_gives_its_bonus() {
    let rules = crate::sea::on_maps(&["4a", "0"]);
    let mut scene = Scene::at_rest(rules, |edit| {
        edit.slot(0, Association, 5).action_number(0, Association, 2).workers(0, 3).tracks(0, 25, 0, 0, 1);
    });
    scene.play("association 5; hire");
    assert!(scene.gains(0).contains(&(Resource::Conservation, 1, Source::WorkerSlot(2))));
}

/// Association 2 II, P-26: each extra worker lowers the strength a task uses by 2, not below 0.
#[test]
fn association_2_ii_workers_lower_the_strength() {
    let mut scene = card(2, true, 2, 4, |_| {});
    assert_eq!(scene.blockers("task university"), [Blocker::Strength { needs: 4, has: 2 }]);
    assert_eq!(scene.blockers("task project +1w"), [Blocker::Strength { needs: 3, has: 2 }]);
    scene.play("task university +1w; university two-science");
    assert_eq!(scene.zoo(0).at_tasks, [0, 0, 2, 0]);
    assert_eq!(scene.blockers("task reputation"), [Blocker::Strength { needs: 2, has: 0 }]);
    scene.play("task reputation +1w");
    assert_eq!(scene.zoo(0).at_tasks, [2, 0, 2, 0]);
    assert_eq!(scene.zoo(0).reputation, 3);
}

/// Association 2 II: any number of workers that are there, on top of what the task takes; another card lets none.
#[test]
fn association_2_ii_needs_the_workers() {
    let scene = card(2, true, 5, 3, |edit| {
        edit.at_task(0, Task::Reputation, 1);
    });
    assert_eq!(scene.blockers("task reputation +1w"), [Blocker::Workers { needs: 3, has: 2 }]);
    assert!(scene.may("task reputation") && scene.may("task partner-zoo +1w"));
    assert_eq!(scene.blockers("task partner-zoo +2w"), [Blocker::Workers { needs: 3, has: 2 }]);
    assert_eq!(card(2, false, 5, 3, |_| {}).blockers("task reputation +1w"), [Blocker::NoSuchChoice]);
}

/// Association 2 II: the least strength counts the workers that can be added.
#[test]
fn association_2_ii_can_be_used_with_little_strength() {
    let with = |workers: u8| {
        Scene::at_rest(marine(2), |edit| {
            edit.slot(0, Association, 1).action_number(0, Association, 2).upgrade(0, Association);
            edit.workers(0, workers);
        })
    };
    assert_eq!(with(1).blockers("association 1"), [Blocker::Strength { needs: 2, has: 1 }]);
    let mut scene = with(2);
    scene.play("association 1; task partner-zoo +1w; partner asia");
    assert_eq!(scene.zoo(0).at_tasks, [0, 2, 0, 0]);
}

/// Association 3 I: an X-token if the strength is strictly above the value of the task, after the task.
#[test]
fn association_3_i_gives_an_x_token_if_stronger() {
    let mut scene = card(3, false, 4, 1, |_| {});
    scene.play("task partner-zoo; partner asia");
    let source = Source::ActionCard(Association, 3, ark_nova::catalogue::Side::I);
    assert_eq!(scene.gains(0), [(Resource::XToken, 1, source)]);
    let mut equal = card(3, false, 4, 1, |_| {});
    equal.play("task university; university two-science");
    assert_eq!(equal.zoo(0).x_tokens, 0);
    let mut vet = card(3, false, 5, 1, |edit| {
        edit.put(203, ZOO);
    });
    vet.play("task project; support 110 right; left 6");
    finish(&mut vet);
    assert_eq!(vet.zoo(0).x_tokens, 1, "with 203 a project counts as 4");
}

/// Association 3 II: a donation costs 1 less for each X-token owned, not below 0; the tokens stay.
#[test]
fn association_3_ii_donations_cost_less() {
    let mut scene = card(3, true, 5, 1, |edit| {
        edit.x_tokens(0, 3).tracks(0, 10, 0, 0, 1).cover_donations(&[0, 1, 2, 3]);
    });
    scene.play("task reputation; donate; ~done");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens, scene.zoo(0).conservation), (10 - 4, 3, 1));
    let mut free = card(3, true, 5, 1, |edit| {
        edit.x_tokens(0, 5).tracks(0, 0, 0, 0, 1);
    });
    free.play("task reputation; donate; ~done");
    assert_eq!((free.zoo(0).money.0, free.zoo(0).conservation, free.zoo(0).donations), (0, 1, 1));
}

/// Association 4 I: at strength 5 no task, the card goes to slot 1, then another action card is used, as with
/// Determination: X-tokens and the X-token action are allowed, this card is not, and no worker is needed.
#[test]
fn association_4_i_performs_another_action_instead() {
    let mut scene = card(4, false, 5, 1, |edit| {
        edit.at_task(0, Task::Reputation, 1).venom(0, Association, true).x_tokens(0, 1);
    });
    assert!(scene.when(|event| matches!(event, Event::Task { .. })).is_empty(), "it was the only answer");
    assert_eq!(scene.order(0), [Association, Animals, Build, Cards, Sponsors]);
    assert!(!scene.zoo(0).slots[0].venom, "the card counts as used");
    assert!(scene.may("cards 4") && scene.may("cards 4 +1x") && scene.may("x-token build"));
    assert_eq!(scene.blockers("x-token association"), [Blocker::NoSuchChoice]);
    assert_eq!(scene.blockers("association 1 +1x"), [Blocker::NoSuchChoice]);
    assert_eq!(scene.blockers("done"), [Blocker::NotYet], "R-3.8: something must be done");
    scene.play("sponsors 5; ~break");
    assert_eq!((scene.asked(), scene.zoo(0).money.0), (1, 25 + 5));
}

/// P-26: Association 4 I asks for strength 5 or more, and side I.
#[test]
fn association_4_i_needs_strength_5() {
    let weak = card(4, false, 4, 1, |_| {});
    assert_eq!(weak.blockers("other-action"), [Blocker::Strength { needs: 5, has: 4 }]);
    let strong = card(4, false, 5, 1, |_| {});
    assert!(strong.may("other-action") && strong.may("task reputation"));
    assert_eq!(card(4, true, 5, 1, |_| {}).blockers("other-action"), [Blocker::NoSuchChoice]);
    let busy = |slot: usize| {
        Scene::at_rest(marine(2), |edit| {
            edit.slot(0, Association, slot).action_number(0, Association, 4).at_task(0, Task::Reputation, 1);
        })
    };
    assert!(busy(5).may("association 5"), "no worker is needed");
    assert_eq!(busy(4).blockers("association 4"), [Blocker::Strength { needs: 5, has: 4 }]);
}

/// Association 4 II: a card from the deck or in range instead of the donation, after a task; no task follows.
#[test]
fn association_4_ii_takes_a_card_instead_of_the_donation() {
    let begin = || {
        card(4, true, 5, 3, |edit| {
            edit.deck_top(&[402]).tracks(0, 10, 0, 0, 2);
        })
    };
    let mut scene = begin();
    assert_eq!(scene.blockers("deck"), [Blocker::NoDonation]);
    scene.play("task reputation");
    assert_eq!(scene.blockers("card 525"), [Blocker::Range { folder: 6, range: 3 }]);
    assert!(scene.may("card 520") && scene.may("card 522") && scene.may("donate"));
    scene.play("card 522");
    assert_eq!((scene.hand(0), scene.asked()), (vec![522], 1));
    let mut deck = begin();
    deck.play("task reputation; deck");
    assert_eq!((deck.hand(0), deck.asked()), (vec![402], 1));
    let mut donated = begin();
    donated.play("task reputation; donate");
    assert_eq!(donated.blockers("deck"), [Blocker::NoDonation], "instead of it");
    let mut one = card(4, false, 5, 1, |_| {});
    assert_eq!(one.blockers("deck"), [Blocker::NoSuchChoice]);
    one.play("task reputation");
    assert_eq!(one.asked(), 1);
}

/// a Multiplier repeats the alternate; workers sent twice to a task leave three there.
#[test]
fn a_multiplier_repeats_an_alternate() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 5).action_number(0, Association, 3).workers(0, 3).multipliers(
            0,
            Association,
            1,
        );
    });
    scene.play("association 5; task reputation; repeat; ~task reputation; choose build");
    assert_eq!((scene.zoo(0).at_tasks, scene.zoo(0).x_tokens), ([3, 0, 0, 0], 2));
}

/// P-22, R-14.4: an alternate borrowed by Hypnosis works with the number of its owner's card.
#[test]
fn an_alternate_can_be_borrowed() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slots(1, [Build, Cards, Association, Animals, Sponsors]).action_number(1, Association, 3);
        edit.tracks(0, 50, 6, 0, 1).tracks(1, 20, 9, 0, 1).slot(0, Animals, 2).put(485, HAND);
        crate::scene::lay(edit, 0, ark_nova::catalogue::Building::Standard5, crate::scene::ANY);
        edit.partner(0, Icon::Europe);
    });
    scene.play("animals 2");
    while !scene.may("borrow association 3") {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play("borrow association 3; task reputation");
    assert_eq!(scene.zoo(0).x_tokens, 1);
    assert_eq!(scene.order(1)[0], Association);
}
