//! Interactive abilities: Venom, Constriction, Hypnosis.

use crate::scene::{Scene, players, two};
use crate::stage::ready;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::Place::{Hand, Zoo};
use ark_nova::{Blocker, Event};
use tabletop::Seat;

/// The slots (from 1) with Venom, and with Constriction.
fn tokens(scene: &Scene, seat: u8) -> (Vec<usize>, Vec<usize>) {
    let slots = &scene.zoo(seat).slots;
    let venom = (1..=5).filter(|&slot| slots[slot - 1].venom).collect();
    (venom, (1..=5).filter(|&slot| slots[slot - 1].constriction).collect())
}

/// Seat 0 lets an ability come first, then the rest in the order listed, with what nobody asks here declined.
pub fn ability_first(scene: &mut Scene, card: u16) {
    scene.play_animal(card);
    let first = format!("first {card}:ability:1");
    if scene.asks_order() {
        scene.play(&first);
    }
}

fn appeal_first(scene: &mut Scene, card: u16) {
    scene.play_animal(card);
    let first = format!("first {card}:appeal");
    if scene.asks_order() {
        scene.play(&first);
    }
}

/// 449 Venom 1, R-14.2, D-36: the appeal of the animal may be taken before or after; the player is asked.
#[test]
fn a_449_venom_compares_appeal_before_or_after_its_own() {
    let stage = || {
        ready(two(), 449, |edit| {
            edit.tracks(0, 100, 4, 0, 1).tracks(1, 20, 7, 0, 1);
        })
    };
    let mut scene = stage();
    scene.play_animal(449);
    assert_eq!(scene.legal(), ["first 449:appeal", "first 449:ability:1"]);
    scene.play("first 449:ability:1");
    assert_eq!((tokens(&scene, 1).0, scene.zoo(0).appeal), (vec![1], 8));
    let mut scene = stage();
    appeal_first(&mut scene, 449);
    assert_eq!((tokens(&scene, 1).0, scene.zoo(0).appeal), (vec![], 8));
}

/// 470 Venom 2, R-5.2, R-14.1: everybody with strictly more appeal and at least 5; slots 1 and 2, no second token.
#[test]
fn a_470_venom_hits_everybody_with_more_appeal() {
    let mut scene = ready(players(4), 470, |edit| {
        edit.tracks(0, 100, 6, 0, 1).tracks(1, 20, 7, 0, 1).tracks(2, 20, 6, 0, 1).tracks(3, 20, 30, 0, 1);
        edit.zoo(3).slots[0].venom = true;
    });
    ability_first(&mut scene, 470);
    assert_eq!(tokens(&scene, 1).0, [1, 2]);
    assert_eq!(tokens(&scene, 2).0, [0; 0], "a tie is not more");
    assert_eq!(tokens(&scene, 3).0, [1, 2], "one token for each card, none for another instead");
    assert_eq!(tokens(&scene, 0).0, [0; 0]);
}

/// 449, R-14.1: below 5 appeal nobody is hit, and 225 protects.
#[test]
fn a_449_venom_spares_the_small_and_the_immune() {
    let mut scene = ready(players(3), 449, |edit| {
        edit.tracks(0, 100, 0, 0, 1).tracks(1, 20, 4, 9, 1).tracks(2, 20, 40, 0, 1);
        edit.put(225, Zoo(Seat(2)));
    });
    ability_first(&mut scene, 449);
    assert_eq!((tokens(&scene, 1).0, tokens(&scene, 2).0), (vec![], vec![]));
}

fn venomous(edit: impl FnOnce(&mut ark_nova::editor::Editor<'static>)) -> Scene {
    Scene::new(two(), |editor| {
        editor.empty_hand(0).empty_hand(1).slots(0, [Cards, Animals, Build, Association, Sponsors]);
        editor.tracks(0, 10, 0, 0, 1).deck_top(&[201, 202, 203]);
        editor.zoo(0).slots[0].venom = true;
        editor.zoo(0).slots[1].venom = true;
        edit(editor);
    })
}

/// using a card removes its token, and then nothing is due for the others.
#[test]
fn r_5_3_a_removed_venom_token_costs_nothing() {
    let mut scene = venomous(|_| {});
    scene.play("cards 1");
    if scene.asked() == 0 {
        scene.play("card 201");
    }
    assert_eq!((scene.zoo(0).money.0, tokens(&scene, 0).0), (10, vec![2]));
    let mut scene = venomous(|_| {});
    scene.play("x-token animals");
    assert_eq!((scene.zoo(0).money.0, tokens(&scene, 0).0), (10, vec![2]), "the X-token action too");
}

/// no token removed, 2 money in all.
#[test]
fn r_5_3_venom_costs_two_money_in_all() {
    let mut scene = venomous(|_| {});
    scene.play("x-token sponsors");
    assert_eq!((scene.zoo(0).money.0, tokens(&scene, 0).0), (8, vec![2, 3]));
}

/// D-33: two money stay reserved; with less, only what removes a token or is certain to bring it.
#[test]
fn d_33_the_money_for_venom_is_reserved() {
    let mut scene = venomous(|edit| {
        edit.tracks(0, 5, 0, 0, 1);
    });
    scene.play("build 3");
    assert!(scene.may("raise size1"));
    scene.play("raise size2");
    assert_eq!(scene.blockers("place size2 a3 r0"), [Blocker::Venom { leaves: 1 }]);
    for place in scene.legal() {
        let mut trial = Scene::at(scene.rules, scene.position);
        trial.play(&place);
        assert!(trial.zoo(0).money.0 > 1, "{place} brings money");
    }
    let scene = venomous(|edit| {
        edit.tracks(0, 1, 0, 0, 1);
    });
    assert!(!scene.may("x-token build") && !scene.may("association 4"));
    assert!(scene.may("x-token cards") && scene.may("sponsors 5"));
}

/// 474 Constriction, R-5.4, R-14.3: ahead on one track slot 5, on both slots 5 and 4; ties and the small are spared.
#[test]
fn a_474_constriction_counts_the_tracks() {
    let mut scene = ready(players(4), 474, |edit| {
        edit.tracks(0, 100, 6, 3, 1).tracks(1, 20, 7, 3, 1).tracks(2, 20, 7, 4, 1).tracks(3, 20, 6, 4, 1);
    });
    ability_first(&mut scene, 474);
    assert_eq!(tokens(&scene, 1).1, [5]);
    assert_eq!(tokens(&scene, 2).1, [4, 5]);
    assert_eq!(tokens(&scene, 3).1, [5]);
    let mut scene = ready(players(4), 474, |edit| {
        edit.tracks(0, 100, 6, 3, 1).tracks(1, 20, 4, 9, 1).tracks(2, 20, 6, 3, 1).tracks(3, 20, 60, 9, 1);
        edit.put(225, Zoo(Seat(3)));
        edit.zoo(2).slots[4].constriction = true;
    });
    ability_first(&mut scene, 474);
    assert_eq!((tokens(&scene, 1).1, tokens(&scene, 2).1, tokens(&scene, 3).1), (vec![], vec![5], vec![]));
}

/// 474: one token for each card, and no other card gets it instead.
#[test]
fn a_474_constriction_does_not_stack() {
    let mut scene = ready(two(), 474, |edit| {
        edit.tracks(1, 20, 50, 0, 1);
        edit.zoo(1).slots[4].constriction = true;
    });
    ability_first(&mut scene, 474);
    assert_eq!(tokens(&scene, 1).1, [5]);
}

/// two less strength; below 1 only X-tokens or the X-token action help; the token goes with the use.
#[test]
fn r_5_4_a_constricted_card_is_weaker_by_two() {
    let stage = |slot: usize, x: u8| {
        Scene::new(two(), |edit| {
            edit.empty_hand(0).slots(0, [Cards, Sponsors, Build, Association, Animals]).x_tokens(0, x);
            edit.tracks(0, 50, 0, 0, 1).deck_top(&[201, 202]);
            edit.zoo(0).slots[slot - 1].constriction = true;
        })
    };
    let scene = stage(1, 1);
    assert!(!scene.may("cards 1") && !scene.may("cards 1 +1x") && scene.may("x-token cards"));
    assert!(stage(1, 2).may("cards 1 +2x"));
    let mut scene = stage(2, 1);
    assert!(!scene.may("sponsors 2"));
    scene.play("sponsors 2 +1x");
    assert_eq!((scene.zoo(0).money.0, tokens(&scene, 0).1), (51, vec![]), "strength 1: one step, one money");
    let mut scene = stage(3, 0);
    scene.play("x-token build");
    assert_eq!(tokens(&scene, 0).1, [0; 0]);
}

fn hypnosis(n: u8, edit: impl FnOnce(&mut ark_nova::editor::Editor<'static>)) -> Scene {
    ready(players(n), 485, |editor| {
        editor.tracks(0, 50, 6, 0, 1).tracks(1, 20, 9, 0, 1).deck_top(&[201, 202, 203]);
        editor.slots(1, [Build, Cards, Sponsors, Animals, Association]);
        edit(editor);
    })
}

/// 485 Hypnosis, R-14.4, R-14.8: one of the slots 1-3 of the leader, after the action, X-tokens allowed, optional; no
/// X-token action; the card goes to slot 1 of its owner.
#[test]
fn a_485_hypnosis_borrows_a_card_of_the_leader() {
    let mut scene = hypnosis(2, |edit| {
        edit.x_tokens(0, 1);
    });
    ability_first(&mut scene, 485);
    assert_eq!(scene.order(0)[0], Animals, "after the Animals card has moved");
    assert_eq!(
        scene.legal(),
        [
            "borrow build 1",
            "borrow build 1 +1x",
            "borrow cards 2",
            "borrow cards 2 +1x",
            "borrow sponsors 3",
            "borrow sponsors 3 +1x",
            "done"
        ]
    );
    let money = scene.zoo(0).money.0;
    scene.play("borrow sponsors 3 +1x");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(1).money.0), (money + 4, 20), "the money is the borrower's");
    assert_eq!(scene.order(1), [Sponsors, Build, Cards, Animals, Association]);
    assert_eq!(scene.asked(), 1);
}

/// 485: may be declined.
#[test]
fn a_485_hypnosis_may_be_declined() {
    let mut scene = hypnosis(2, |_| {});
    ability_first(&mut scene, 485);
    scene.play("done");
    assert_eq!((scene.order(1), scene.asked()), ([Build, Cards, Sponsors, Animals, Association], 1));
}

/// 485, R-14.3: alone in the lead there is no victim; tied with an opponent there is one; 5 appeal at least; 225.
#[test]
fn a_485_hypnosis_finds_its_victim() {
    let hit = |own: u8, other: u8, immune: bool| {
        let mut scene = hypnosis(2, |edit| {
            edit.tracks(0, 50, own, 0, 1).tracks(1, 20, other, 0, 1);
            if immune {
                edit.put(225, Zoo(Seat(1)));
            }
        });
        ability_first(&mut scene, 485);
        scene.asked() == 0
    };
    assert!(hit(6, 9, false) && hit(9, 9, false));
    assert!(!hit(10, 9, false) && !hit(0, 4, false) && !hit(6, 9, true));
}

/// 485, R-14.3: tied opponents, the player chooses; an immune leader is overlooked and the next one is hit.
#[test]
fn a_485_hypnosis_chooses_among_tied_leaders() {
    let mut scene = hypnosis(4, |edit| {
        edit.tracks(1, 20, 9, 0, 1).tracks(2, 20, 9, 0, 1).tracks(3, 20, 30, 0, 1);
        edit.put(225, Zoo(Seat(3)));
    });
    ability_first(&mut scene, 485);
    assert_eq!(scene.legal(), ["seat 1", "seat 2"]);
    scene.play("seat 2");
    let victim = |event: &Event| matches!(event, Event::Victim { victim: Seat(2), card: CardId(485), .. });
    assert!(scene.events.iter().any(victim));
    assert!(
        scene.may("borrow animals 2") || scene.may("borrow build 3"),
        "the cards of seat 2: {:?}",
        scene.legal()
    );
}

/// D-36, R-14.2: the victim is found with or without the animal's own appeal, as the player likes.
#[test]
fn d_36_hypnosis_compares_before_or_after_the_own_appeal() {
    let stage = || {
        hypnosis(2, |edit| {
            edit.tracks(0, 50, 8, 0, 1);
        })
    };
    let mut scene = stage();
    ability_first(&mut scene, 485);
    assert_eq!((scene.asked(), scene.zoo(0).appeal), (0, 10));
    let mut scene = stage();
    appeal_first(&mut scene, 485);
    assert_eq!((scene.asked(), scene.zoo(0).appeal), (1, 10), "10 against 9: no victim");
}

/// the side of the borrowed card counts, for the Build action its upgrade-only spaces too.
#[test]
fn a_485_hypnosis_uses_the_side_of_the_borrowed_card() {
    let mut scene = hypnosis(2, |edit| {
        edit.slots(1, [Cards, Sponsors, Build, Animals, Association]).upgrade(1, Build).upgrade(1, Cards);
        edit.build(0, Building::Kiosk, "h4", 0);
    });
    ability_first(&mut scene, 485);
    scene.play("borrow build 3; raise size1");
    assert!(scene.may("place size1 h3 r0"), "an upgrade-only space: {:?}", scene.legal());
    let place = scene.first();
    scene.play(&place);
    assert!(scene.may("raise size2") && scene.may("done"), "several buildings: {:?}", scene.legal());
    let mut scene = hypnosis(2, |edit| {
        edit.slots(1, [Cards, Sponsors, Build, Animals, Association]);
        edit.upgrade(0, Build).build(0, Building::Kiosk, "h4", 0);
    });
    ability_first(&mut scene, 485);
    scene.play("borrow build 3; raise size1");
    assert!(!scene.may("place size1 h3 r0"));
    let place = scene.first();
    scene.play(&place);
    assert_eq!(scene.asked(), 1, "side I: one building, whatever the own card shows");
}

/// D-37: Constriction and Venom of the borrowed card count for the borrower, a Multiplier does not.
#[test]
fn d_37_tokens_on_a_borrowed_card() {
    let mut scene = hypnosis(2, |edit| {
        let slot = &mut edit.zoo(1).slots[2];
        (slot.venom, slot.constriction, slot.multipliers) = (true, true, 1);
        edit.zoo(1).slots[0].constriction = true;
        edit.zoo(0).slots[4].venom = true;
    });
    ability_first(&mut scene, 485);
    assert!(!scene.may("borrow build 1"), "strength -1");
    let money = scene.zoo(0).money.0;
    scene.play("borrow sponsors 3");
    assert_eq!(scene.asked(), 1, "no repetition is offered");
    assert_eq!(
        scene.zoo(0).money.0,
        money + 1,
        "strength 1, and the removed Venom token settles the own one"
    );
    let used = scene.zoo(1).slots[0];
    assert_eq!((used.action, used.venom, used.constriction, used.multipliers), (Sponsors, false, false, 1));
}

/// a card without a legal step cannot be borrowed.
#[test]
fn a_485_hypnosis_needs_something_to_do() {
    let mut scene = hypnosis(2, |edit| {
        edit.slots(1, [Animals, Association, Build, Cards, Sponsors]).tracks(0, 10, 6, 0, 1);
        edit.partner(0, Icon::Africa);
    });
    ability_first(&mut scene, 485);
    let borrowed: Vec<Action> = [Animals, Association, Build]
        .into_iter()
        .filter(|action| {
            scene.legal().iter().any(|text| text.contains(&format!("{action:?}").to_lowercase()))
        })
        .collect();
    assert!(!borrowed.contains(&Animals), "{:?}", scene.legal());
}

/// 485, R-14.4: a borrowed Animals card decides about conditions and the display; the own cards count for the rest.
#[test]
fn a_485_hypnosis_plays_animals_by_the_borrowed_card() {
    let stage = |upgraded: bool| {
        let mut scene = ready(two(), 485, |edit| {
            edit.tracks(0, 100, 6, 0, 1)
                .tracks(1, 20, 9, 0, 1)
                .slots(1, [Cards, Animals, Build, Sponsors, Association]);
            if upgraded {
                edit.upgrade(1, Animals);
            }
            edit.display([486, 405, 466, 413, 202, 121]).put(421, Hand(Seat(0)));
            for size in [Building::Standard1, Building::Standard5] {
                let site = two().look(edit.raw()).site(Seat(0), size);
                for id in site.placements(size) {
                    let mut trial = edit.clone();
                    trial.zoo(0).place(size, id);
                    let around = ark_nova::hex::placements(size)[usize::from(id)].around;
                    let map = trial.zoo(0).printed();
                    if around.meets(map.rock) && around.meets(map.water) {
                        *edit = trial;
                        break;
                    }
                }
            }
        });
        scene.play("animals 2");
        if scene.may("animal 485") {
            scene.play("animal 485");
        }
        while scene.may("first 485:ability:1") || scene.legal()[0].starts_with("in ") {
            let legal = scene.legal();
            let choice =
                legal.iter().find(|text| *text == "first 485:ability:1").unwrap_or(&legal[0]).clone();
            scene.play(&choice);
        }
        scene
    };
    let mut scene = stage(true);
    scene.play("borrow animals 2");
    assert!(scene.may("animal 421") && scene.may("animal 486"), "{:?}", scene.legal());
    let scene = stage(false);
    assert!(
        !scene.may("borrow animals 2"),
        "421 needs side II, and the display is out of reach: {:?}",
        scene.legal()
    );
}
