//! Abilities of the action cards: Clever, Boost, Action, Determination, Multiplier; all but the last come after the
//! action is finished.

use crate::scene::{Scene, rules, two};
use crate::stage::{SLOTS, ready};
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{BonusTile, Building};
use ark_nova::editor::Place::{Hand, Zoo};
use ark_nova::{MapChoice, Options, Rules};
use tabletop::Seat;

const AFTER: [Action; 5] = [Animals, Cards, Build, Association, Sponsors];

fn friendly() -> &'static Rules {
    rules(&Options { friendly: true, maps: MapChoice::All0, first: Some(Seat(0)), ..Options::players(2) })
}

fn multipliers(scene: &Scene, action: Action) -> u8 {
    let zoo = scene.zoo(0);
    zoo.slots[zoo.slot_of(action)].multipliers
}

/// 405 Clever, R-3.13: after the action, any card to slot 1; optional; tokens stay.
#[test]
fn a_405_clever_moves_a_card_after_the_action() {
    let mut scene = ready(two(), 405, |edit| {
        edit.zoo(0).slots[4].venom = true;
        edit.zoo(0).slots[4].constriction = true;
    });
    scene.play_animal(405);
    assert_eq!(scene.order(0), AFTER, "the Animals card has moved before");
    assert_eq!(
        scene.legal(),
        ["choose cards", "choose build", "choose association", "choose sponsors", "done"]
    );
    scene.play("choose sponsors");
    assert_eq!(scene.order(0), [Sponsors, Animals, Cards, Build, Association]);
    let moved = scene.zoo(0).slots[0];
    assert!(moved.venom && moved.constriction, "moving is not using");
    assert_eq!(scene.zoo(0).money.0, 100 - 8 - 2, "R-5.3: the Venom is paid for");
}

/// 405: may be declined.
#[test]
fn a_405_clever_may_be_declined() {
    let mut scene = ready(two(), 405, |_| {});
    scene.play_animal(405);
    scene.play("done");
    assert_eq!((scene.order(0), scene.asked()), (AFTER, 1));
}

/// 408 Boost, R-3.13: to slot 1 or slot 5, or not.
#[test]
fn a_408_boost_moves_the_named_card_either_way() {
    let stage = || {
        let mut scene = ready(two(), 408, |_| {});
        scene.play_animal(408);
        assert_eq!(scene.legal(), ["choose association", "slot5 association", "done"]);
        scene
    };
    assert_eq!(stage().play("choose association").order(0), [Association, Animals, Cards, Build, Sponsors]);
    assert_eq!(stage().play("slot5 association").order(0), [Animals, Cards, Build, Sponsors, Association]);
    assert_eq!(stage().play("done").order(0), AFTER);
}

/// 419: the Animals card lies in slot 1 by then, so only slot 5 is left.
#[test]
fn a_419_boost_of_the_animals_card_leads_to_slot_5() {
    let mut scene = ready(two(), 419, |_| {});
    scene.play_animal(419);
    assert_eq!(scene.legal(), ["slot5 animals", "done"]);
    scene.play("slot5 animals");
    assert_eq!(scene.order(0), [Cards, Build, Association, Sponsors, Animals]);
}

/// 453 Action: Cards, R-3.12: at the strength of the slot it lies in then, X-tokens allowed, then to slot 1.
#[test]
fn a_453_action_performs_the_named_card() {
    let mut scene = ready(two(), 453, |edit| {
        edit.x_tokens(0, 1).deck_top(&[201, 202]);
    });
    scene.play_animal(453);
    assert_eq!(scene.legal(), ["cards 2", "cards 2 +1x", "done"], "P-20: no X-token action");
    scene.play("cards 2 +1x; deck; card 201");
    assert_eq!(scene.hand(0), [202]);
    assert_eq!(scene.order(0), [Cards, Animals, Build, Association, Sponsors]);
    assert_eq!((scene.zoo(0).x_tokens, scene.asked()), (0, 1));
}

/// 515 Action: Build, R-3.16: without a legal step it is not done.
#[test]
fn a_515_action_that_can_do_nothing_is_not_done() {
    let mut scene = ready(two(), 515, |edit| {
        edit.tracks(0, 13, 0, 0, 1);
    });
    scene.play_animal(515);
    assert_eq!((scene.asked(), scene.order(0)), (1, AFTER));
    let mut scene = ready(two(), 515, |_| {});
    scene.play_animal(515);
    scene.play("done");
    assert_eq!(scene.order(0), AFTER, "or declined");
}

/// 505 Determination: any of the five cards, or the X-token action, or nothing.
#[test]
fn a_505_determination_performs_any_card() {
    let stage = || {
        let mut scene = ready(two(), 505, |edit| {
            edit.deck_top(&[201]);
        });
        scene.play_animal(505);
        scene
    };
    let scene = stage();
    assert!(scene.may("cards 2") && scene.may("build 3") && scene.may("sponsors 5") && scene.may("done"));
    assert!(scene.may("x-token animals"), "P-20");
    let mut scene = stage();
    scene.play("x-token animals");
    assert_eq!((scene.zoo(0).x_tokens, scene.asked(), scene.order(0)), (1, 1, AFTER));
    let mut scene = stage();
    scene.play("sponsors 5");
    assert_eq!(scene.zoo(0).money.0, 100 - 23 + 5);
    assert_eq!(scene.order(0), [Sponsors, Animals, Cards, Build, Association]);
}

/// Clever (214, for the African icon) and an extra action (453) wait together; the player picks one at a time.
#[test]
fn r_3_14_several_effects_after_the_action_come_in_any_order() {
    let stage = || {
        let mut scene = ready(two(), 453, |edit| {
            edit.put(214, Zoo(Seat(0))).deck_top(&[201]);
        });
        scene.play_animal(453);
        assert_eq!(scene.legal(), ["first 453:ability:1", "first 214:line:2"]);
        scene
    };
    let mut scene = stage();
    scene.play("first 214:line:2; choose sponsors");
    assert!(scene.may("cards 3"), "the Cards card was pushed on");
    let mut scene = stage();
    scene.play("first 453:ability:1; cards 2");
    scene.play("choose sponsors");
    assert_eq!(scene.order(0), [Sponsors, Cards, Animals, Build, Association]);
}

/// what an extra action brings waits for the end of that action, then joins what still waits.
#[test]
fn r_3_14_effects_of_an_extra_action_wait_for_its_end() {
    let mut scene = ready(two(), 505, |edit| {
        edit.put(405, Hand(Seat(0)));
        edit.upgrade(0, Animals);
        edit.slots(0, [Cards, Animals, Build, Association, Sponsors]).upgrade(0, Animals);
        edit.put(214, Zoo(Seat(0)));
        let site = two().look(edit.raw()).site(Seat(0), Building::Standard1);
        let id = site.placements(Building::Standard1).next().expect("room");
        edit.zoo(0).place(Building::Standard1, id);
    });
    scene.play("animals 2; animal 505");
    if scene.legal().iter().any(|text| text.starts_with("in ")) {
        let first = scene.first();
        scene.play(&first);
    }
    assert!(scene.may("animals 1"), "{:?}", scene.legal());
    scene.play("animals 1");
    while scene.legal().iter().any(|text| text.starts_with("in ")) {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.legal(), ["first 405:ability:1", "first 214:line:2"]);
}

/// 510 Multiplier: Build, R-5.1: at once, mandatory; not usable for what is being performed.
#[test]
fn a_510_multiplier_puts_a_token_on_the_named_card() {
    let mut scene = ready(two(), 510, |_| {});
    scene.play_animal(510);
    assert_eq!((multipliers(&scene, Build), scene.asked()), (1, 1));
}

fn with_multiplier(edit: impl FnOnce(&mut ark_nova::editor::Editor<'static>)) -> Scene {
    Scene::new(two(), |editor| {
        editor.empty_hand(0).slots(0, SLOTS).tracks(0, 50, 0, 0, 1);
        editor.zoo(0).slots[2].multipliers = 1;
        edit(editor);
    })
}

/// the action twice at the same strength, X-tokens for each run, the card moves after the second one.
#[test]
fn r_5_1_a_multiplier_lets_the_action_be_repeated() {
    let mut scene = with_multiplier(|edit| {
        edit.x_tokens(0, 2);
    });
    scene.play("build 3 +1x; raise size4");
    let place = scene.first();
    scene.play(&place);
    while scene.asks_order() || scene.may("deck") {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.legal(), ["done", "repeat", "repeat +1x"]);
    assert_eq!(scene.zoo(0).slots[2].action, Build, "not moved yet");
    scene.play("repeat");
    assert!(scene.may("raise size3") && !scene.may("raise size4"), "a token counts for one run only");
    scene.play("raise size1");
    let place = scene.legal().pop().expect("a place");
    scene.play(&place);
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!((multipliers(&scene, Build), scene.zoo(0).slots[0].action), (0, Build));
}

/// D-35: not repeating keeps the token; the X-token action leaves it alone.
#[test]
fn d_35_an_unused_multiplier_stays() {
    let mut scene = with_multiplier(|_| {});
    scene.play("build 3; raise size1; place size1 a3 r0; done");
    assert_eq!((multipliers(&scene, Build), scene.asked()), (1, 1));
    let mut scene = with_multiplier(|_| {});
    scene.play("x-token build");
    assert_eq!((multipliers(&scene, Build), scene.asked()), (1, 1));
}

/// Constriction lowers both runs, and a break reached in the first does not stop the second.
#[test]
fn r_5_1_constriction_lowers_both_runs_and_a_break_waits() {
    let mut scene = Scene::new(two(), |edit| {
        edit.empty_hand(0).empty_hand(1).slots(0, [Animals, Build, Association, Sponsors, Cards]);
        edit.tracks(0, 50, 0, 0, 1).deck_top(&[201, 202, 203, 204]);
        edit.zoo(0).slots[4].multipliers = 1;
        edit.zoo(0).slots[4].constriction = true;
        edit.raw().break_steps = 1;
    });
    scene.play("cards 5; deck");
    scene.play("card 201");
    assert_eq!((scene.zoo(0).x_tokens, scene.position.break_steps), (1, 0));
    assert!(scene.may("repeat"), "{:?}", scene.legal());
    scene.play("repeat; deck");
    scene.play("card 202");
    assert_eq!(scene.zoo(0).x_tokens, 1, "R-12.1: one X-token only");
    assert!(!scene.zoo(0).slots[0].constriction);
    assert_eq!(scene.position.break_steps, 9, "the break came after the turn");
}

/// 474, R-14.6: the friendly text of Constriction is Clever, of Hypnosis Determination.
#[test]
fn r_14_6_friendly_texts_replace_attacks() {
    let mut scene = ready(friendly(), 474, |edit| {
        edit.tracks(1, 20, 50, 5, 1);
    });
    scene.play_animal(474);
    assert!(scene.may("choose sponsors"));
    assert!(scene.zoo(1).slots.iter().all(|slot| !slot.constriction));
    let mut scene = ready(friendly(), 485, |edit| {
        edit.tracks(1, 20, 50, 5, 1);
    });
    scene.play_animal(485);
    assert!(scene.may("sponsors 5") && scene.may("done"));
    let mut scene = ready(friendly(), 470, |edit| {
        edit.tracks(1, 20, 50, 5, 1);
    });
    scene.play_animal(470);
    assert_eq!((scene.zoo(0).x_tokens, scene.zoo(1).slots[0].venom), (2, false));
    let mut scene = ready(friendly(), 458, |edit| {
        edit.tracks(1, 20, 50, 5, 1);
    });
    scene.play_animal(458);
    assert_eq!((scene.hand(0).len(), scene.zoo(1).money.0), (2, 20));
}

/// an extra action with a venomous card removes its token, so nothing is due (P-19).
#[test]
fn r_3_16_an_extra_action_removes_venom() {
    let stage = || {
        let mut scene = ready(two(), 453, |edit| {
            edit.zoo(0).slots[0].venom = true;
            edit.deck_top(&[201]);
        });
        scene.play_animal(453);
        scene
    };
    let mut scene = stage();
    scene.play("cards 2");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).slots[0].venom), (80, false));
    let mut scene = stage();
    scene.play("done");
    assert_eq!(scene.zoo(0).money.0, 78);
}

/// a Multiplier works in an extra action; two tokens are two more runs.
#[test]
fn r_3_16_a_multiplier_works_in_an_extra_action() {
    let mut scene = ready(two(), 453, |edit| {
        edit.zoo(0).slots[0].multipliers = 2;
    });
    scene.play_animal(453);
    scene.play("cards 2");
    assert_eq!((scene.legal(), scene.hand(0).len()), (vec!["done".to_string(), "repeat".to_string()], 1));
    scene.play("repeat; repeat");
    assert_eq!((scene.hand(0).len(), scene.asked()), (3, 1));
    assert_eq!((multipliers(&scene, Cards), scene.zoo(0).slots[0].action), (0, Cards));
}

/// with a repeated Animals action, what comes after finishing waits for both runs.
#[test]
fn r_5_1_effects_after_finishing_wait_for_the_repetition() {
    let mut scene = ready(two(), 405, |edit| {
        edit.put(465, Hand(Seat(0)));
        edit.zoo(0).slots[1].multipliers = 1;
        let site = two().look(edit.raw()).site(Seat(0), Building::Standard1);
        let id = site.placements(Building::Standard1).next().expect("room");
        edit.zoo(0).place(Building::Standard1, id);
    });
    scene.play_animal(405);
    assert_eq!(scene.legal(), ["done", "repeat"]);
    scene.play("repeat");
    assert_eq!(scene.order(0), AFTER);
    assert_eq!(scene.legal(), ["first 405:ability:1", "first 465:ability:1"]);
}

/// 214 with 426: a doubled icon triggers Clever twice, one after the other, without a question of order.
#[test]
fn a_214_clever_twice_for_a_doubled_icon() {
    let mut scene = ready(two(), 426, |edit| {
        edit.put(214, Zoo(Seat(0)));
    });
    scene.play_animal(426);
    let kept = scene.first();
    scene.play(&kept);
    assert!(scene.may("choose sponsors") && !scene.asks_order());
    scene.play("choose sponsors");
    scene.play("choose association");
    assert_eq!(scene.order(0), [Association, Sponsors, Animals, Cards, Build]);
    assert_eq!(scene.asked(), 1);
}

/// two animals in one action; the first is done before the second, Clever of both comes after.
#[test]
fn r_8_1_the_first_animal_is_completed_before_the_second() {
    let mut scene = ready(two(), 405, |edit| {
        edit.slots(0, [Cards, Build, Association, Sponsors, Animals]);
        edit.put_all(&[473, 201], Hand(Seat(0)));
        let site = two().look(edit.raw()).site(Seat(0), Building::Standard1);
        let id = site.placements(Building::Standard1).next().expect("room");
        edit.zoo(0).place(Building::Standard1, id);
    });
    scene.play("animals 5; animal 473");
    let home = scene.first();
    scene.play(&home);
    assert_eq!(scene.legal(), ["card 201", "card 405", "done"], "Sunbathing may even sell the second animal");
    scene.play("card 201; done");
    assert_eq!(scene.legal(), ["animal 405", "done"]);
    scene.play("animal 405");
    assert!(scene.may("choose sponsors") && scene.zoo(0).appeal == 6);
}

/// X-tokens gained in an action do not raise it.
#[test]
fn a_414_tokens_of_the_action_do_not_strengthen_it() {
    let mut scene = ready(two(), 414, |edit| {
        edit.put(405, Hand(Seat(0)));
    });
    scene.play_animal(414);
    assert_eq!(
        (scene.tracks(0).1, scene.zoo(0).x_tokens, scene.asked()),
        (4, 1, 1),
        "one animal at strength 2"
    );
}

/// P-18: a Multiplier put on the card in use (a bonus tile at 5 conservation, 403) does not repeat this action.
#[test]
fn p_18_a_multiplier_on_the_card_in_use_waits_for_its_next_use() {
    let mut scene = ready(two(), 403, |edit| {
        edit.tracks(0, 100, 0, 4, 1).put(405, Hand(Seat(0))).deck_top(&[201, 202, 203, 204]);
        edit.raw().market.tiles[0] = [Some(BonusTile::Multiplier), None];
        let site = two().look(edit.raw()).site(Seat(0), Building::Standard1);
        let id = site.placements(Building::Standard1).next().expect("room");
        edit.zoo(0).place(Building::Standard1, id);
    });
    scene.play_animal(403);
    for _ in 0..6 {
        for answer in ["first 403:ability:1", "first 403:appeal", "tile multiplier", "choose animals"] {
            if scene.asked() == 0 && scene.may(answer) {
                scene.play(answer);
            }
        }
    }
    assert_eq!((multipliers(&scene, Animals), scene.asked()), (1, 1), "{:?}", scene.legal());
}

/// 491 with 212: the drawn card may be the one that is tucked, so the order is asked.
#[test]
fn a_491_sprint_before_or_after_a_pouch() {
    let mut scene = ready(two(), 491, |edit| {
        edit.put(212, Zoo(Seat(0))).put(201, Hand(Seat(0))).deck_top(&[202]);
    });
    scene.play_animal(491);
    assert_eq!(scene.legal(), ["first 491:ability:1", "first 212:line:2"]);
    scene.play("first 491:ability:1");
    assert_eq!(scene.legal(), ["card 201", "card 202", "done"]);
}

/// 446 with 212: what was dug up may be tucked, and what was tucked can no longer be exchanged.
#[test]
fn a_446_digging_before_or_after_a_pouch() {
    let scene = || {
        let mut scene = ready(two(), 446, |edit| {
            edit.put(212, Zoo(Seat(0))).put(201, Hand(Seat(0))).deck_top(&[202]);
        });
        scene.play_animal(446);
        assert_eq!(scene.legal(), ["first 446:ability:1", "first 212:line:2"]);
        scene
    };
    let mut digging = scene();
    digging.play("first 446:ability:1; card 201; done");
    assert_eq!(digging.legal(), ["card 202", "done"]);
    let mut tucking = scene();
    tucking.play("first 212:line:2; card 201");
    assert_eq!((tucking.hand(0), tucking.zoo(0).appeal), (vec![], 9 + 2));
    assert!(!tucking.may("card 201"));
}

/// 422 with 212: both take cards of the hand, so the order is asked.
#[test]
fn a_422_sunbathing_before_or_after_a_pouch() {
    let scene = || {
        let mut scene = ready(two(), 422, |edit| {
            edit.put(212, Zoo(Seat(0))).put_all(&[201, 202], Hand(Seat(0)));
        });
        scene.play_animal(422);
        assert_eq!(scene.legal(), ["first 422:ability:1", "first 212:line:2"]);
        scene
    };
    let mut selling = scene();
    selling.play("first 422:ability:1; card 201; done");
    assert_eq!(selling.legal(), ["card 202", "done"]);
    let mut tucking = scene();
    tucking.play("first 212:line:2; card 202");
    assert_eq!(tucking.legal(), ["card 201", "done"]);
}
