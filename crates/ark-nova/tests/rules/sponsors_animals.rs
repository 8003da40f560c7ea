//! Sponsors 221, 224 and 227-242: what reacts to bonuses, releases and animals (card rulings 3).

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::Blocker;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon, SizeClass};
use ark_nova::editor::{Editor, Place};
use tabletop::Seat;

const STRONG_ANIMALS: [Action; 5] = [Cards, Sponsors, Build, Association, Animals];

/// Answers for the active seat: the wanted move if it is there, else the first one, until its turn is over.
fn finish(scene: &mut Scene, wanted: &str) {
    while scene.asked() == 0 {
        let legal = scene.legal();
        let answer = if scene.may(wanted) { wanted } else { legal[0].as_str() };
        scene.play(answer);
    }
}

/// 221: a border bonus brings one more bonus of a space still uncovered, which sets off nothing more.
#[test]
fn s_221_archaeologist_gains_another_bonus() {
    let mut scene = scene(|edit| {
        edit.put(221, ME);
    });
    // a5 is on the border: 2 reputation. e3 is not, 10 money.
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "a5"));
    scene.play("first bonus:a5");
    assert!(scene.may("bonus e3") && scene.may("bonus d7") && !scene.may("bonus a5"));
    scene.play("bonus e3");
    assert_eq!(scene.tracks(0), (20 - 2 + 10, 10, 0, 3));
    assert_eq!(scene.asked(), 1);
}

/// 221: the extra bonus of a border space does not chain; inner spaces do not set it off.
#[test]
fn s_221_archaeologist_does_not_chain() {
    let mut scene = scene(|edit| {
        edit.put(221, ME);
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "a5"));
    scene.play("first bonus:a5; bonus i4");
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (23, 1));
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(221, ME);
        build(edit, Building::Standard1, "e2");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "e3"));
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (28, 1));
}

/// 221: one extra bonus for each border bonus, the same space again if liked.
#[test]
fn s_221_archaeologist_takes_the_same_bonus_repeatedly() {
    // Silver Lake: a3 and a4 are border spaces with 2 money each; i5 has an X-token.
    let mut scene = scene(|edit| {
        edit.map(0, "3").put(221, ME);
    });
    scene.play("build 3; raise size2");
    scene.play(&lay(Building::Standard2, "a3 a4"));
    finish(&mut scene, "bonus i5");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).x_tokens), (20 - 4 + 4, 2));
}

/// 221: a Clever found that way waits for the end of the action.
#[test]
fn s_221_archaeologist_lets_clever_wait() {
    let mut scene = scene(|edit| {
        edit.put(221, ME);
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "a5"));
    scene.play("first bonus:a5; bonus f4");
    assert_eq!(scene.zoo(0).slots[0].action, Build);
    assert!(scene.may("choose sponsors") && scene.may("done"));
}

/// 221: nothing uncovered is left, nothing is gained; the whole border is a point.
#[test]
fn s_221_archaeologist_finds_nothing_on_a_full_map() {
    let mut scene = scene(|edit| {
        edit.put(221, ME).upgrade(0, Build);
        cover_all_but(edit, 0, "a5 a4");
        edit.zoo(0).map_was_covered = false;
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "a5"));
    finish(&mut scene, "done");
    assert_eq!(scene.tracks(0), (18, 10, 0, 3));
    assert_eq!(scored(221, |edit| cover_all_but(edit, 0, "e3 e4")), 1);
    assert_eq!(scored(221, |edit| cover_all_but(edit, 0, "a4")), 0);
}

/// 224: an X-token on play; every release support gives 1 conservation more.
#[test]
fn s_224_migration_recording_adds_to_releases() {
    let scene = sponsor(224, |edit| {
        edit.put(223, ME);
    });
    assert_eq!(scene.zoo(0).x_tokens, 1);
    let mut scene = crate::zoos::scene(|edit| {
        edit.put_all(&[224, 404], ME).put(118, Place::Project).tracks(0, 20, 10, 10, 1);
        edit.slots(0, [Cards, Animals, Build, Sponsors, Association]);
        edit.raw().scoring_discarded = true;
    });
    go(&mut scene, "association 5; task project; support 118 right; left 7");
    assert_eq!(scene.zoo(0).conservation, 14);
    assert_eq!(scene.zoo(0).appeal, 6, "the Caracal's 4 appeal are lost");
}

/// 224: the same release project again with another animal and a free level; only releases, only with the card.
#[test]
fn s_224_migration_recording_supports_again() {
    for has in [false, true] {
        let mut scene = scene(|edit| {
            edit.put_all(&[404, 405, 403], ME).put(118, Place::Project).tracks(0, 20, 30, 10, 1);
            edit.put(124, Place::Project).partner(0, Icon::Africa);
            edit.slots(0, [Cards, Animals, Build, Sponsors, Association]).x_tokens(0, 5);
            edit.raw().scoring_discarded = true;
            edit.zoo(0).workers = 4;
            if has {
                edit.put(224, ME);
            }
        });
        go(&mut scene, "association 5; task project; support 118 right; card 404; left 7; x-token cards");
        scene.play("association 1 +4x; task project");
        assert_eq!(scene.may("support 118 middle"), has);
        assert!(!scene.may("support 118 right"), "the level is taken");
        scene.play("support 124 left; left 6");
        finish(&mut scene, "done");
        assert_eq!(scene.zoo(0).supports(), 2);
    }
}

/// 224: only release projects are supported again.
#[test]
fn s_224_migration_recording_repeats_releases_only() {
    let mut scene = scene(|edit| {
        edit.put_all(&[224, 404, 405], ME).put(118, Place::Project).put(124, Place::Project);
        edit.partner(0, Icon::Africa).slots(0, [Cards, Animals, Build, Sponsors, Association]);
        for project in &mut *edit.raw().association.above {
            project.levels[0] = ark_nova::position::Token::Of(Seat(0));
        }
        supports(edit, 2);
        edit.base_projects(&[110]);
    });
    scene.play("association 5; task project");
    assert!(scene.may("support 118 right") && !scene.may("support 124 right"));
}

/// 241, 242: terrain that 219 has covered no longer counts.
#[test]
fn s_242_geologist_leaves_out_covered_rock() {
    for covered in [false, true] {
        let mut scene = scene(|edit| {
            edit.put_all(&[242, 219], ME);
            build(edit, Building::Standard1, "e4");
            if covered {
                build(edit, Building::Standard1, "f5");
            }
        });
        scene.play("build 3; raise size1");
        scene.play(&lay(Building::Standard1, "e5"));
        assert_eq!(scene.zoo(0).money.0, if covered { 18 } else { 19 });
    }
}

/// 227: reputation 6; a size class for the game; the next such card of the deck, the rest discarded.
#[test]
fn s_227_waza_special_assignment_searches() {
    let mut scene = sponsor(227, |edit| {
        edit.tracks(0, 20, 10, 0, 6).deck_top(&[220, 443, 401, 404]);
    });
    assert_eq!(scene.legal(), ["focus small", "focus large"]);
    scene.play("focus large");
    let zoo = scene.zoo(0);
    assert_eq!((zoo.focus, zoo.hand.contains(CardId(401))), (Some(SizeClass::Large), true));
    let discard = &scene.position.market.discard;
    assert!(discard.contains(CardId(220)) && discard.contains(CardId(443)) && !discard.contains(CardId(404)));
    assert_eq!(
        refused(227, |edit| {
            edit.tracks(0, 20, 10, 0, 5);
        })
        .len(),
        1
    );
}

/// 227: 2 appeal for a small or 4 for a large animal; the other class cannot be played, size 3 without a bonus.
#[test]
fn s_227_waza_special_assignment_limits_animals() {
    for (focus, small, medium, large) in
        [(SizeClass::Small, Some(4 + 2), Some(5), None), (SizeClass::Large, None, Some(5), Some(4 + 1 + 4))]
    {
        for (card, appeal) in [(439, small), (443, medium), (417, large)] {
            let mut scene = scene(|edit| {
                edit.put(227, ME).put(card, HAND).slots(0, STRONG_ANIMALS);
                edit.zoo(0).focus = Some(focus);
                somewhere(edit, Building::Standard5, 0, 0);
            });
            assert_eq!(scene.blockers("animals 5").is_empty(), appeal.is_some(), "{focus:?} {card}");
            let Some(appeal) = appeal else { continue };
            go(&mut scene, &format!("animals 5; animal {card}"));
            finish(&mut scene, "done");
            assert_eq!(scene.zoo(0).appeal, 10 + appeal, "{focus:?} {card}");
        }
    }
}

/// 228: 2 money per small animal; petting zoo animals are small (2.8).
#[test]
fn s_228_waza_small_animals_program_pays_for_small_animals() {
    let scene = sponsor(228, |edit| {
        edit.tracks(0, 20, 10, 0, 3).put_all(&[439, 519, 443, 401], ME);
    });
    assert_eq!(scene.zoo(0).money.0, 24);
}

/// 228: after only small animals one more from hand, then a small animal of the display, range ignored.
#[test]
fn s_228_waza_small_animals_program_plays_one_more() {
    let base = |edit: &mut Editor<'static>| {
        edit.put(228, ME).put_all(&[439, 507, 443], HAND).tracks(0, 60, 10, 0, 3);
        edit.display([401, 402, 403, 411, 404, 406]);
        for _ in 0..3 {
            somewhere(edit, Building::Standard3, 0, 0);
        }
    };
    let mut scene = scene(base);
    go(&mut scene, "animals 2; animal 439");
    let home = scene.first();
    scene.play(&home);
    assert_eq!(scene.legal(), ["animal 507", "done"], "the Red Deer is not small");
    scene.play("animal 507");
    finish(&mut scene, "done");
    let zoo = scene.zoo(0);
    assert!(zoo.played.contains(CardId(507)));
    assert!(zoo.hand.contains(CardId(404)), "the Caracal of folder 5, the only small animal");
    assert_eq!(zoo.money.0, 60 - 10 - 12);

    let mut scene = crate::zoos::scene(base);
    go(&mut scene, "animals 2; animal 439");
    let home = scene.first();
    scene.play(&home).play("done");
    assert!(scene.zoo(0).hand.contains(CardId(404)), "also without the extra animal");
}

/// 228: an animal of size 3 in the action cancels both parts.
#[test]
fn s_228_waza_small_animals_program_wants_only_small_ones() {
    let mut scene = scene(|edit| {
        edit.put(228, ME).put_all(&[439, 507, 443], HAND).tracks(0, 60, 10, 0, 3).slots(0, STRONG_ANIMALS);
        for _ in 0..4 {
            somewhere(edit, Building::Standard3, 0, 0);
        }
    });
    go(&mut scene, "animals 5; animal 439");
    let home = scene.first();
    scene.play(&home).play("animal 443");
    while scene.asked() == 0 {
        assert!(!scene.may("animal 507"));
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.zoo(0).hand.len(), 1);
}

/// 229, 230: appeal for animals of the class; each costs less, together with partner zoos (2.4).
#[test]
fn s_229_expert_in_small_animals_discounts() {
    let scene = sponsor(229, |edit| {
        edit.put_all(&[439, 519, 443, 401], ME);
    });
    assert_eq!(scene.zoo(0).appeal, 12);
    let scene = sponsor(230, |edit| {
        edit.put_all(&[439, 417, 443, 401], ME);
    });
    assert_eq!(scene.zoo(0).appeal, 14);
    let scene = crate::zoos::scene(|edit| {
        edit.put_all(&[229, 230], ME).partner(0, Icon::Europe).partner(0, Icon::Americas);
    });
    let cost = |card, folder| look(&scene).animal_cost(Seat(0), CardId(card), folder);
    assert_eq!(cost(439, 0), 10 - 3 - 3, "Lama, small, Americas");
    assert_eq!(cost(443, 0), 12 - 3, "Red Deer is neither small nor large");
    assert_eq!(cost(441, 0), 19 - 6 - 4, "European Bison, large, a double Europe icon");
    assert_eq!(cost(420, 2), 4 + 2 - 3 - 3, "the folder is added before the discounts");
    assert_eq!(cost(420, 0), 0, "never below 0");
}

/// 231-235: one icon as condition, appeal per icon, income by tiers 1-2, 3-4, 5+.
#[test]
fn s_231_to_235_sponsorships_pay_by_icons() {
    let cards: [(u16, [u16; 5]); 5] = [
        (231, [455, 460, 462, 465, 466]),
        (232, [473, 477, 479, 480, 490]),
        (233, [495, 496, 497, 502, 507]),
        (234, [404, 405, 410, 413, 417]),
        (235, [428, 435, 438, 439, 443]),
    ];
    for (card, animals) in cards {
        assert_eq!(refused(card, |_| ()).len(), 1);
        for (n, money) in [(1, 3), (2, 3), (3, 6), (4, 6), (5, 9)] {
            let scene = sponsor(card, |edit| {
                edit.put_all(&animals[..n], ME);
            });
            assert_eq!(scene.tracks(0), (20, 10 + n as u8, 0, 1), "{card} with {n}");
            let mut scene = crate::zoos::scene(|edit| {
                edit.put_all(&animals[..n], ME).put(card, ME);
                before_break(edit);
            });
            break_now(&mut scene);
            assert_eq!(scene.zoo(0).money.0, 20 + BREAK + money, "{card} with {n}");
        }
    }
}

/// 236-240: 3 money per icon in any zoo, its own play included.
#[test]
fn s_236_to_240_scientists_earn_from_every_zoo() {
    for (card, animal) in [(236, 465), (237, 477), (238, 507), (239, 415), (240, 439)] {
        let scene = sponsor(card, |_| ());
        assert_eq!(scene.zoo(0).money.0, 23, "{card} counts itself");
        let mut scene = crate::zoos::scene(|edit| {
            edit.put(card, Place::Zoo(Seat(1))).put(animal, HAND);
            somewhere(edit, Building::Standard2, 0, 0);
        });
        go(&mut scene, &format!("animals 2; animal {animal}"));
        finish(&mut scene, "done");
        assert_eq!(scene.zoo(1).money.0, 23, "{card} and {animal}");
    }
    let mut scene = scene(|edit| {
        edit.put(239, ME).put(401, HAND);
        somewhere(edit, Building::Standard5, 0, 0);
    });
    go(&mut scene, "animals 2; animal 401");
    assert_eq!(scene.zoo(0).money.0, 20 - 17 + 6, "two predator icons of the Cheetah");
}

/// 241, 242: a money per space covered next to uncovered terrain, once per space.
#[test]
fn s_241_hydrologist_earns_by_the_water() {
    let scene = sponsor(241, |edit| {
        edit.put(256, ME);
    });
    assert_eq!(scene.zoo(0).appeal, 12, "its own icon counts");
    let mut scene = crate::zoos::scene(|edit| {
        edit.put_all(&[241, 242], ME);
    });
    // a3 touches a2 (water), a4 no terrain at all; b3, b4 and a5 are plain.
    scene.play("build 3; raise size2");
    scene.play(&lay(Building::Standard2, "a3 a4"));
    assert_eq!(scene.zoo(0).money.0, 20 - 4 + 1);
    let mut scene = crate::zoos::scene(|edit| {
        edit.put_all(&[241, 242], ME);
        build(edit, Building::Standard1, "b2");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "c2"));
    assert_eq!(scene.zoo(0).money.0, 20 - 2 + 1, "c1 and d2 are rock: one money for the space");
}

/// 241, 242: free buildings pay too.
#[test]
fn s_242_geologist_earns_with_free_buildings() {
    let mut scene = sponsor(255, |edit| {
        edit.put(242, ME);
        build(edit, Building::Standard1, "b3");
    });
    scene.play("first 255:line:1");
    let text = lay(Building::AdventurePlayground, "c2 c3");
    assert!(scene.may(&text));
    scene.play(&text);
    finish(&mut scene, "deck");
    // c2 touches c1 and d2, c3 touches none.
    assert_eq!(scene.zoo(0).money.0, 21);
}

/// 242: 3 appeal for every two rock icons, 3 icons are 3 appeal; a point if no rock space is isolated.
#[test]
fn s_242_geologist_counts_pairs() {
    let scene = sponsor(242, |edit| {
        edit.put_all(&[243, 255], ME);
    });
    assert_eq!(scene.zoo(0).appeal, 13);
    let scene = sponsor(242, |_| ());
    assert_eq!(scene.zoo(0).appeal, 10);
    for card in [241, 242] {
        assert_eq!(scored(card, |edit| cover_all_but(edit, 0, "")), 1);
        assert_eq!(scored(card, |edit| build(edit, Building::Standard1, "a3")), 0);
    }
    // Covered terrain is neither connected nor isolated: only the rock in the upper left is left uncovered.
    let rock = |edit: &mut Editor<'static>| {
        for cell in ["a6", "b7", "f5", "f7", "g2", "g5", "g6", "c2"] {
            build(edit, Building::Standard1, cell);
        }
    };
    assert_eq!(scored(242, rock), 1);
    let none = |edit: &mut Editor<'static>| {
        for cell in ["a6", "b7", "f5", "f7", "g2", "g5", "g6"] {
            build(edit, Building::Standard1, cell);
        }
    };
    assert_eq!(scored(242, none), 0);
}

/// 2.14: a sponsor for money keeps its conditions and leaves the Sponsors card where it is.
#[test]
fn r_12b_7_a_sponsor_for_money_costs_its_level() {
    let mut scene = scene(|edit| {
        edit.map(0, "2").put_all(&[226, 205, 255], HAND).tracks(0, 9, 10, 0, 1);
        build(edit, Building::Standard1, "b6");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "b7"));
    let legal = scene.legal();
    assert_eq!(legal, ["sponsor 226", "sponsor 255", "done"], "205 needs research");
    scene.play("sponsor 226");
    assert_eq!(scene.tracks(0), (9 - 2 - 6, 10, 0, 3));
    assert_eq!(scene.zoo(0).slots[4].action, Sponsors);
    let poor = Blocker::Money { cost: 6, has: 5 };
    let mut scene = crate::zoos::scene(|edit| {
        edit.map(0, "2").put_all(&[226, 255], HAND).tracks(0, 7, 10, 0, 1);
        build(edit, Building::Standard1, "b6");
    });
    scene.play("build 3; raise size1");
    scene.play(&lay(Building::Standard1, "b7"));
    assert!(!scene.may("sponsor 226"), "{poor:?}");
}
