//! the Animals action.

use crate::scene::{Scene, table};
use ark_nova::catalogue::Action::{Animals, Cards};
use ark_nova::catalogue::Building::*;
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Action, CardId, Icon, Requirement, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Display, Hand, Zoo};
use ark_nova::flow::event::Home;
use ark_nova::hex::Cell;
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// Animals in a slot, on side I or II, with 60 money.
fn animals(slot: usize, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    table(2, |editor| {
        editor.slot(0, Animals, slot).tracks(0, 60, 0, 0, 1);
        if upgraded {
            editor.upgrade(0, Animals);
        }
        edit(editor);
    })
}

/// What seat 0 paid for its animals.
fn costs(scene: &Scene) -> Vec<(u16, u16)> {
    let played = |event: &Event| match *event {
        Event::Animal { seat: ME, card, cost, .. } => Some((card.0, cost)),
        _ => None,
    };
    scene.events.iter().filter_map(played).collect()
}

/// D-18: the number of animals by strength.
#[test]
fn r_8_1_the_number_of_animals() {
    for (upgraded, numbers) in [(false, [0, 1, 1, 1, 2]), (true, [1, 1, 2, 2, 2])] {
        for slot in 1..=5 {
            let mut scene = animals(slot, upgraded, |edit| {
                edit.cover(0, Standard1, "a3").cover(0, Standard1, "a4").cover(0, Standard1, "a5");
                edit.put_all(&[486, 493, 484, 519], Hand(ME)).cover(0, PettingZoo, "e2 e3 f2");
            });
            let number = numbers[slot - 1];
            if number == 0 {
                assert_eq!(scene.blockers("animals 1"), [Blocker::Strength { needs: 2, has: 1 }]);
                continue;
            }
            scene.play(&format!("animals {slot}"));
            assert!(!scene.may("done"), "at least one");
            scene.play("animal 519");
            assert_eq!(scene.may("done"), number == 2, "a second is optional, strength {slot}");
            if number == 2 {
                let second = scene.options("animal")[0].clone();
                scene.play(&format!("animal {second}"));
                if let Question::Enclosure(_) = scene.question() {
                    let home = scene.first();
                    scene.play(&home);
                }
            }
            assert_eq!((scene.zoo(0).played.len(), scene.asked()), (number, 1), "strength {slot}");
        }
    }
}

/// and the rulebook's example: the Eagle-Owl finds the Lynx, which is played as the second animal.
#[test]
fn example_the_first_animal_is_finished_before_the_second() {
    let mut scene = animals(5, false, |edit| {
        edit.cover(0, Standard2, "a3 a4").cover(0, Standard3, "d3 e2 e3").partner(0, Icon::Europe);
        edit.put_all(&[512, 496], Hand(ME)).deck_top(&[418, 220, 221, 401]);
    });
    assert_eq!(scene.blockers("animal 418"), [Blocker::NoSuchChoice]);
    scene.play("animals 5; animal 512; in a3; card 220; card 418");
    assert_eq!((scene.zoo(0).appeal, scene.hand(0)), (4, vec![220, 418, 496]));
    scene.play("animal 418");
    // The Lynx counts Europe in all zoos: the partner zoo, the owl and itself.
    assert_eq!((scene.zoo(0).appeal, scene.asked()), (4 + 2 + 3, 1));
    assert_eq!(costs(&scene), [(512, 10 - 3), (418, 11 - 3)]);
}

/// P-7: from the display within range, the folder number added before discounts.
#[test]
fn r_8_2_side_ii_plays_from_the_display() {
    let scene = |upgraded, slot| {
        let mut scene = animals(slot, upgraded, |edit| {
            edit.tracks(0, 60, 0, 0, 2).cover(0, Standard2, "a3 a4").cover(0, Standard2, "e1 e2");
            edit.put(404, Display(2)).put(419, Display(3)).put(424, Hand(ME)).put(467, Hand(ME));
        });
        scene.play(&format!("animals {slot}"));
        scene
    };
    let mut two = scene(true, 4);
    assert_eq!(two.options("animal"), ["424", "467", "404"]);
    assert_eq!(two.blockers("animal 419"), [Blocker::Range { folder: 3, range: 2 }]);
    two.play("animal 404; in a3");
    assert_eq!(costs(&two), [(404, 9 + 2)]);
    assert_eq!(two.position.market.display[1], None, "the gap stays until the end of the turn");
    let one = scene(false, 4);
    assert_eq!(one.options("animal"), ["424", "467"]);
    assert_eq!(one.blockers("animal 404"), [Blocker::OnlyFromHand]);
    // 4 printed, 2 for the folder, 3 off for the partner zoo and 3 for small animals: 0, not below.
    let mut scene = animals(1, true, |edit| {
        edit.tracks(0, 0, 0, 0, 2).partner(0, Icon::Europe).put(229, Zoo(ME)).cover(0, Standard1, "a3");
        edit.put(420, Display(2));
    });
    scene.play("animals 1");
    assert_eq!(costs(&scene), [(420, 0)]);
    let scene = animals(1, true, |edit| {
        edit.tracks(0, 0, 0, 0, 4).partner(0, Icon::Europe).put(229, Zoo(ME)).cover(0, Standard1, "a3");
        edit.put(420, Display(3));
    });
    assert!(!scene.may("animals 1"), "4 + 3 - 6 = 1 money is missing");
}

/// D-43, and the rulebook's example: reputation 4 brings folder 3 into range for this very action.
#[test]
fn example_side_ii_raises_the_reputation_first() {
    let scene = |slot| {
        animals(slot, true, |edit| {
            edit.tracks(0, 60, 0, 0, 3).cover(0, Standard2, "a3 a4").cover(0, Standard1, "a5");
            edit.put(419, Display(3)).put(445, Hand(ME));
        })
    };
    let mut five = scene(5);
    five.play("animals 5");
    assert_eq!(five.gains(0), [(Resource::Reputation, 1, Source::AnimalsAction)]);
    five.play("animal 419");
    assert_eq!(five.options("animal"), ["445"]);
    five.play("animal 445; done");
    assert_eq!(costs(&five), [(419, 5 + 3), (445, 8)]);
    assert_eq!((five.zoo(0).appeal, five.zoo(0).reputation), (3 + 3, 4));
    // Boost, after finishing, moves the Animals card.
    five.play("slot5 animals");
    assert_eq!(five.order(0)[4], Animals);
    assert!(five.position.market.display.iter().all(Option::is_some), "replenished before the next turn");
    let mut four = scene(4);
    four.play("animals 4; in a3");
    assert_eq!(four.zoo(0).reputation, 3, "nothing below strength 5");
}

/// more strength than 5 brings the reputation as well, and no more of it.
#[test]
fn r_8_3_strength_beyond_five_brings_the_reputation_too() {
    for action in ["animals 5", "animals 5 +1x", "animals 5 +2x"] {
        let mut scene = animals(5, true, |edit| {
            edit.x_tokens(0, 2).cover(0, Standard2, "a3 a4").put_all(&[404, 424], Hand(ME));
        });
        scene.play(action);
        assert_eq!(scene.gains(0), [(Resource::Reputation, 1, Source::AnimalsAction)], "{action}");
    }
}

/// D-43: an action whose only step lies in folder 3 needs the strength that raises the reputation.
#[test]
fn d_43_the_range_after_the_reputation_counts() {
    let scene = |reputation, upgraded_cards: bool| {
        animals(4, true, |edit| {
            edit.tracks(0, 60, 0, 0, reputation).x_tokens(0, 1).cover(0, Standard2, "a3 a4");
            edit.put(419, Display(3)).put(410, Display(5));
            if upgraded_cards {
                edit.upgrade(0, Cards);
            }
        })
    };
    let before = scene(3, false);
    assert_eq!(before.blockers("animals 4"), [Blocker::Strength { needs: 5, has: 4 }]);
    assert!(before.may("animals 4 +1x"));
    assert_eq!(scene(2, false).blockers("animals 4 +1x"), [Blocker::NothingToDo { action: Animals }]);
    assert!(scene(4, false).may("animals 4"));
    // A card still to be drawn never counts: nothing in hand, nothing in range.
    let drawn = animals(5, false, |edit| {
        edit.cover(0, Standard2, "a3 a4").deck_top(&[419]);
    });
    assert_eq!(drawn.blockers("animals 5"), [Blocker::NothingToDo { action: Animals }]);
}

/// P-9: icons, partner zoo of an own continent, university; the animal's own icons do not help.
#[test]
fn r_8_4_conditions_are_met_before_the_animal_is_played() {
    let scene = |edit: fn(&mut Editor<'static>)| {
        let mut scene = animals(5, false, |editor| {
            editor.cover(0, Standard4, "e1 e2 f1 f2").cover(0, Standard2, "a3 a4").put(404, Hand(ME));
            editor.put_all(&[402, 512, 439, 483], Hand(ME));
            edit(editor);
        });
        scene.play("animals 5");
        scene
    };
    let bare = scene(|_| {});
    let condition = |needs, has| [Blocker::Condition { needs, has, ignored: 0 }];
    assert_eq!(bare.options("animal"), ["404", "439"]);
    assert_eq!(bare.blockers("animal 402"), condition(Requirement::Icons(Icon::Predator, 3), 0));
    assert_eq!(bare.blockers("animal 512"), condition(Requirement::PartnerZooOfContinent, 0));
    assert_eq!(bare.blockers("animal 483"), condition(Requirement::Icons(Icon::Science, 2), 0));
    // Two predators in the zoo and the lion's own icon are not enough; three are.
    let two = scene(|edit| {
        edit.put_all(&[417, 420], Zoo(ME)).partner(0, Icon::Africa);
    });
    assert_eq!(two.blockers("animal 402"), condition(Requirement::Icons(Icon::Predator, 3), 2));
    assert_eq!(
        two.blockers("animal 512"),
        condition(Requirement::PartnerZooOfContinent, 0),
        "a partner of Europe"
    );
    let met = scene(|edit| {
        edit.put_all(&[417, 420, 424], Zoo(ME))
            .partner(0, Icon::Europe)
            .university(0, University::TwoScience);
    });
    assert_eq!(met.options("animal"), ["402", "404", "439", "483", "512"]);
}

/// P-8: 3 off for each continent icon of a partner zoo, other discounts added.
#[test]
fn r_8_5_partner_zoos_and_experts_lower_the_cost() {
    let cost = |card, edit: fn(&mut Editor<'static>)| {
        let scene = table(2, edit);
        scene.look().animal_cost(ME, CardId(card), 0)
    };
    assert_eq!(cost(426, |_| {}), 36);
    assert_eq!(cost(426, |edit| _ = edit.partner(0, Icon::Africa)), 36 - 6, "two icons of Africa");
    assert_eq!(cost(426, |edit| _ = edit.partner(0, Icon::Africa).put(230, Zoo(ME))), 36 - 6 - 4);
    assert_eq!(
        cost(428, |edit| _ = edit.partner(0, Icon::Africa).put(230, Zoo(ME))),
        16 - 3,
        "size 3 is not large"
    );
    assert_eq!(cost(428, |edit| _ = edit.partner(0, Icon::Asia)), 16);
    assert_eq!(cost(428, |edit| _ = edit.partner(1, Icon::Africa)), 16, "of another player");
}

/// an empty standard enclosure of at least the size, with the rock and water spaces.
#[test]
fn r_8_6_standard_enclosures() {
    let mut scene = animals(4, false, |edit| {
        edit.cover(0, Standard1, "a5").cover(0, Standard2, "a3 a4").cover(0, Standard3, "e4 e5 d5");
        edit.cover(0, Standard2, "c2 c3").occupy(0, "c2").put(404, Hand(ME));
    });
    scene.play("animals 4");
    assert_eq!(scene.legal(), ["in a3", "in d5"], "too small, and occupied, are left out");
    scene.play("in d5");
    assert!(scene.zoo(0).buildings[2].is_occupied() && !scene.zoo(0).buildings[1].is_occupied());
    // The ibex needs two rock spaces: b3 c2 has c1 and d2, a4 a5 has a6 only.
    let mut scene = animals(4, false, |edit| {
        edit.cover(0, Standard2, "a4 a5").put(444, Hand(ME)).put(404, Hand(ME));
    });
    scene.play("animals 4");
    assert_eq!(scene.zoo(0).played.iter().map(|card| card.0).collect::<Vec<_>>(), [404]);
    let mut scene = animals(4, false, |edit| {
        edit.cover(0, Standard2, "a4 a5").cover(0, Standard2, "c2 c3").put(444, Hand(ME));
    });
    scene.play("animals 4");
    let housed = Event::Animal {
        seat: ME,
        card: CardId(444),
        cost: 10,
        home: Home::Enclosure { cell: Cell::named("c2") },
    };
    assert!(scene.events.contains(&housed));
}

/// petting zoo animals live in the petting zoo only, which has three spaces.
#[test]
fn r_8_6_petting_zoo_animals() {
    let scene = |tokens, zoo: bool| {
        animals(4, false, |edit| {
            edit.cover(0, Standard1, "a3").put(519, Hand(ME));
            if zoo {
                edit.cover(0, PettingZoo, "e2 e3 f2").tokens_in(0, PettingZoo, tokens);
            }
        })
    };
    assert!(!scene(0, false).may("animals 4"), "not in a standard enclosure");
    assert!(!scene(3, true).may("animals 4"), "full");
    let mut scene = scene(2, true);
    scene.play("animals 4");
    assert_eq!((scene.zoo(0).animals_in[0], scene.zoo(0).buildings[0].is_occupied()), (3, false));
}

/// and the rulebook's example: the Caiman in a size-5 enclosure or in the Reptile House, both next to water.
#[test]
fn example_the_caiman_has_two_homes() {
    let scene = |tokens| {
        let mut scene = animals(4, false, |edit| {
            edit.cover(0, Standard5, "d4 d5 e3 e4 e5").cover(0, ReptileHouse, "g3 g4 h4 i3 i4");
            edit.tokens_in(0, ReptileHouse, tokens).put(480, Hand(ME));
        });
        scene.play("animals 4");
        scene
    };
    let mut free = scene(3);
    assert_eq!(free.legal(), ["in d4", "in reptile-house"]);
    free.play("in reptile-house");
    assert_eq!((free.zoo(0).animals_in[1], free.zoo(0).buildings[0].is_occupied()), (5, false));
    let full = scene(4);
    assert_eq!(
        (full.zoo(0).animals_in[1], full.zoo(0).buildings[0].is_occupied()),
        (4, true),
        "two spaces are needed"
    );
    // The need for water holds in the Reptile House too.
    let dry = |card| {
        let scene = animals(4, false, |edit| {
            edit.map(0, "8").cover(0, ReptileHouse, "g4 g5 h5 i4 i5").put(card, Hand(ME));
        });
        scene.may("animals 4")
    };
    assert!(dry(490) && !dry(480));
}

/// P-1: the card is in the zoo before its effects, which come in any order.
#[test]
fn r_8_8_effects_in_any_order() {
    let mut scene = animals(4, false, |edit| {
        edit.cover(0, Standard1, "a3").partner(0, Icon::Asia).tracks(0, 60, 0, 0, 3).put(461, Hand(ME));
        edit.put(236, Zoo(ME));
    });
    scene.play("animals 4");
    assert!(scene.zoo(0).played.contains(CardId(461)));
    assert_eq!(scene.zoo(0).icons(Icon::Primate), 2, "its icon counts already");
    // The reputation reaches 5, so its place among the others matters and the player is asked.
    let pending = ["461:appeal", "461:reputation", "461:ability:1", "236:line:1"];
    assert_eq!(scene.options("first"), pending);
    scene.play("first 461:ability:1");
    assert_eq!(scene.zoo(0).money.0, 60 - 11 + 4);
    scene.play("first 461:reputation; choose animals");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).appeal, scene.zoo(0).reputation), (60 - 11 + 4 + 3, 3, 5));
}

/// the Animals-II condition looks at the card in use.
#[test]
fn r_8_9_some_animals_need_animals_ii() {
    let scene = |upgraded: bool| {
        let mut scene = animals(4, upgraded, |edit| {
            edit.cover(0, Standard4, "e1 e2 f1 f2").put(432, Hand(ME)).put(404, Hand(ME)).put(439, Hand(ME));
        });
        scene.play("animals 4");
        scene
    };
    let needs = Requirement::Upgraded(Action::Animals);
    assert_eq!(scene(false).blockers("animal 432"), [Blocker::Condition { needs, has: 0, ignored: 0 }]);
    assert!(scene(true).may("animal 432"));
}

/// D-16: with another herbivore of at least the size no enclosure is needed; the size its card asks for counts,
/// not that of the enclosure it lives in.
#[test]
fn r_8_10_flock_animals_join_a_large_enough_herbivore() {
    let may = |zoo: &[u16]| {
        let scene = animals(4, false, |edit| {
            edit.put_all(zoo, Zoo(ME)).put(443, Hand(ME));
        });
        scene.may("animals 4")
    };
    assert!(may(&[428]), "the giraffe needs size 3");
    assert!(may(&[438]), "another flock animal of size 3");
    assert!(!may(&[435]), "the tapir needs only size 2");
    assert!(!may(&[455, 417]), "no herbivores");
    assert!(!may(&[240]), "a herbivore icon on a sponsor is no animal");
    let roomy = animals(4, false, |edit| {
        edit.put(435, Zoo(ME)).put(443, Hand(ME)).cover(0, Standard3, "d3 e2 e3").occupy(0, "d3");
    });
    assert!(!roomy.may("animals 4"), "the tapir in an enclosure of size 3");
    // Two may rely on one, and an enclosure may be taken by choice.
    let mut scene = animals(5, false, |edit| {
        edit.put(428, Zoo(ME)).put_all(&[443, 438], Hand(ME)).cover(0, Standard3, "d3 e2 e3");
    });
    scene.play("animals 5; animal 443");
    assert_eq!(scene.legal(), ["in d3", "in flock"]);
    scene.play("in flock; animal 438; in flock");
    assert!(!scene.zoo(0).buildings[0].is_occupied());
    assert_eq!(scene.zoo(0).appeal, 5 + 5);
    let mut scene = animals(5, false, |edit| {
        edit.put_all(&[443, 428], Hand(ME)).cover(0, Standard3, "d3 e2 e3");
    });
    scene.play("animals 5; animal 443");
    assert_eq!(scene.asked(), 1, "no other herbivore may share the enclosure of the deer");
}

/// conditions, the whole cost and the enclosure are there before the card is played.
#[test]
fn r_8_11_everything_is_checked_before() {
    let scene = |money| {
        let mut scene = animals(4, false, |edit| {
            edit.tracks(0, money, 0, 0, 1)
                .cover(0, Standard3, "a4 a5 b5")
                .put(413, Hand(ME))
                .put(419, Hand(ME));
            edit.put(426, Hand(ME)).put(404, Hand(ME));
        });
        scene.play("animals 4");
        scene
    };
    // The cougar brings 3 money, but only afterwards.
    assert_eq!(scene(9).blockers("animal 413"), [Blocker::Money { cost: 10, has: 9 }]);
    assert!(scene(10).may("animal 413"));
    let needs = Requirement::Upgraded(Action::Animals);
    let all = [
        Blocker::Condition { needs, has: 0, ignored: 0 },
        Blocker::Money { cost: 36, has: 9 },
        Blocker::NoEnclosure { size: 5, rock: 0, water: 0 },
    ];
    assert_eq!(scene(9).blockers("animal 426"), all);
    assert_eq!(scene(9).blockers("animal 401")[0], Blocker::NotThere { card: CardId(401) });
}
