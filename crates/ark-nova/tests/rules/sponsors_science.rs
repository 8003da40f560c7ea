//! Sponsors 201-209 and 220-226: research (card rulings 3).

use crate::zoos::*;
use ark_nova::Blocker;
use ark_nova::catalogue::Action::{Association, Cards, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{CardId, Icon, Requirement};
use ark_nova::editor::{Editor, Place};
use tabletop::Seat;

/// Four research icons.
fn four_science(edit: &mut Editor<'_>) {
    edit.put(223, ME).university(0, University::TwoScience);
}

/// 201: a card on play, range respected; side II is a condition of the card in use (2.13).
#[test]
fn s_201_science_lab_takes_a_card_now() {
    let needs = Requirement::Upgraded(Sponsors);
    assert_eq!(refused(201, |_| ()), [Blocker::Condition { needs, has: 0, ignored: 0 }]);
    let mut scene = sponsor(201, |edit| {
        edit.upgrade(0, Sponsors).display([401, 402, 403, 404, 405, 406]);
    });
    assert_eq!(scene.legal(), ["card 401", "deck"]);
    scene.play("card 401");
    assert!(scene.zoo(0).hand.contains(CardId(401)));
    assert_eq!(scene.asked(), 1);
}

/// 201: a card in every break; the display is refilled after each player.
#[test]
fn s_201_science_lab_takes_a_card_in_every_break() {
    let mut scene = scene(|edit| {
        edit.put(201, ME).put(202, Place::Zoo(Seat(1)));
        before_break(edit);
    });
    break_now(&mut scene);
    assert_eq!((scene.asked(), scene.legal().len()), (0, 2));
    let first = scene.first();
    scene.play(&first);
    assert_eq!(scene.zoo(0).hand.len(), 1);
    assert!(scene.position.market.display.iter().all(Option::is_some));
}

/// 201: 1 point from 3 research icons on, 2 from 6 on.
#[test]
fn s_201_science_lab_scores_by_icons() {
    assert_eq!(scored(201, |_| ()), 0);
    assert_eq!(
        scored(201, |edit| {
            edit.put(223, ME);
        }),
        1
    );
    assert_eq!(
        scored(201, |edit| {
            edit.put_all(&[223, 205, 206], ME);
        }),
        1
    );
    assert_eq!(
        scored(201, |edit| {
            edit.put_all(&[223, 205, 206, 207], ME);
        }),
        2
    );
}

/// 202: a card counts itself (2.1); universities trigger too, a double icon twice (2.3, 2.4).
#[test]
fn s_202_spokesperson_gains_reputation_for_each_icon() {
    let mut scene = sponsor(202, |edit| {
        edit.put(223, ME);
    });
    assert_eq!(scene.tracks(0), (20, 10, 0, 2));
    scene.play("x-token cards; association 5; task university; university two-science");
    assert_eq!(scene.tracks(0), (20, 10, 0, 4));
}

/// 202: icons of other zoos are not meant, and its condition is not met by its own icon.
#[test]
fn s_202_spokesperson_looks_at_the_own_zoo_only() {
    let mut scene = scene(|edit| {
        edit.put(202, Place::Zoo(Seat(1)));
    });
    scene.play("association 4; task university; university two-science");
    assert_eq!(scene.zoo(1).reputation, 1);
    assert_eq!(refused(202, |_| ()).len(), 1, "2.1: its own icon does not help with the condition");
}

/// 203: steps never add up; no university, no money.
#[test]
fn s_203_veterinarian_pays_by_universities() {
    for (n, money) in [(0, 0), (1, 2), (2, 5), (3, 10)] {
        let scene = sponsor(203, |edit| universities(edit, n));
        assert_eq!(scene.zoo(0).money.0, 20 + money, "{n} universities");
        assert_eq!(scored(203, |edit| universities(edit, n)), u16::from(n == 3));
    }
}

/// 203: only the project task gets cheaper, 4 instead of 5.
#[test]
fn s_203_veterinarian_supports_projects_at_strength_4() {
    for has in [false, true] {
        let mut scene = scene(|edit| {
            edit.base_projects(&[103, 104, 105]).partner(0, Icon::Africa).put(401, ME).slot(
                0,
                Association,
                4,
            );
            if has {
                edit.put(203, ME);
            }
        });
        scene.play("association 4");
        assert_eq!(scene.may("task project"), has);
        assert!(scene.may("task university"));
        let mut weak = crate::zoos::scene(|edit| {
            edit.base_projects(&[103, 104, 105]).partner(0, Icon::Africa).put_all(&[401, 203], ME);
            edit.slots(0, [Cards, Sponsors, Association, ORDER[1], ORDER[2]]);
        });
        weak.play("association 3");
        assert!(!weak.may("task project") && !weak.may("task university") && weak.may("task partner-zoo"));
    }
}

/// 204: its own icon counts for the money and gives the point.
#[test]
fn s_204_science_museum_counts_itself() {
    let scene = sponsor(204, four_science);
    assert_eq!(scene.tracks(0), (30, 10, 1, 1));
    let needs = Requirement::Icons(Icon::Science, 4);
    let blockers = refused(204, |edit| {
        edit.put_all(&[205, 206, 207], ME);
    });
    assert_eq!(blockers, [Blocker::Condition { needs, has: 3, ignored: 0 }]);
}

/// 205: plain bonuses.
#[test]
fn s_205_gorilla_field_research_is_plain() {
    let scene = sponsor(205, |edit| {
        edit.put_all(&[223, 226], ME);
    });
    assert_eq!(scene.tracks(0), (20, 10, 1, 3));
}

/// 206: supports are tokens missing on the left edge, whatever became of the projects; a point in every break.
#[test]
fn s_206_medical_breakthrough_counts_supports() {
    let scene = sponsor(206, |edit| {
        four_science(edit);
        supports(edit, 3);
    });
    assert_eq!(scene.tracks(0), (20, 16, 0, 1));
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(206, ME);
        before_break(edit);
    });
    break_now(&mut scene);
    assert_eq!(scene.tracks(0), (20 + BREAK, 10, 1, 1));
}

/// 207: 7 kinds are 3 points, and 6 money for every other player; research, rock and water are no kinds.
#[test]
fn s_207_basic_research_shares() {
    let mut scene = sponsor(207, |edit| {
        // Africa, Americas, Europe; predator, herbivore, bird, petting zoo.
        edit.put_all(&[404, 439, 513, 519, 241, 242], ME).upgrade(0, Sponsors);
    });
    scene.play("option 2");
    assert_eq!(scene.tracks(0), (20, 10, 3, 1));
    assert_eq!(scene.tracks(1), (26, 10, 0, 1));
}

/// 207, 222, 258-260, 264: at most 25 appeal, 25 itself is allowed (2.13).
#[test]
fn s_207_basic_research_needs_little_appeal() {
    for (appeal, may) in [(25, true), (26, false)] {
        for card in [207, 222, 258, 259, 260, 264] {
            let blockers = refused(card, |edit| {
                edit.upgrade(0, Sponsors).tracks(0, 20, appeal, 0, 1);
            });
            assert_eq!(blockers.is_empty(), may, "{card}");
        }
    }
}

/// 208: appeal for all own research icons; 2 money for any player's, its own too.
#[test]
fn s_208_science_library_earns_from_every_zoo() {
    let mut scene = sponsor(208, |edit| {
        edit.put(223, ME);
    });
    assert_eq!(scene.tracks(0), (22, 13, 0, 1));
    scene.play("association 4; task university; university two-science");
    assert_eq!(scene.tracks(0), (26, 13, 0, 1));
}

/// 208, 261: 5 animal categories at the end, bear and petting zoo among them.
#[test]
fn s_208_science_library_scores_categories() {
    for card in [208, 261] {
        assert_eq!(
            scored(card, |edit| {
                edit.put_all(&[415, 439, 513], ME);
            }),
            0
        );
        assert_eq!(
            scored(card, |edit| {
                edit.put_all(&[415, 439, 513, 519], ME);
            }),
            1
        );
    }
}

/// 209: an X-token now and in every break, five at most; a point with 3 universities.
#[test]
fn s_209_technology_institute_gives_x_tokens() {
    let scene = sponsor(209, |_| ());
    assert_eq!(scene.zoo(0).x_tokens, 1);
    for (has, then) in [(0, 2), (3, 5), (4, 5)] {
        let mut scene = crate::zoos::scene(|edit| {
            edit.put(209, ME).x_tokens(0, has);
            before_break(edit);
        });
        break_now(&mut scene);
        assert_eq!(scene.zoo(0).x_tokens, then, "one for the break, one for the card");
    }
    assert_eq!(scored(209, |edit| universities(edit, 2)), 0);
    assert_eq!(scored(209, |edit| universities(edit, 3)), 1);
}

/// 220: 3 money now and in every break; a point with 9 reputation.
#[test]
fn s_220_federal_grants_pay() {
    assert_eq!(sponsor(220, |_| ()).tracks(0), (23, 10, 0, 1));
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(220, ME);
        before_break(edit);
    });
    break_now(&mut scene);
    assert_eq!(scene.zoo(0).money.0, 20 + BREAK + 3);
    for card in [216, 220] {
        assert_eq!(
            scored(card, |edit| {
                edit.tracks(0, 0, 0, 0, 8);
            }),
            0
        );
        assert_eq!(
            scored(card, |edit| {
                edit.tracks(0, 0, 0, 0, 9);
            }),
            1
        );
    }
}

/// 222: at most 3 points, no research icon of its own; the others get 2 money per point.
#[test]
fn s_222_release_of_patents_shares() {
    for (cards, points) in [(&[][..], 0), (&[226], 1), (&[223, 226, 225, 224], 3)] {
        let mut scene = sponsor(222, |edit| {
            edit.put_all(cards, ME);
        });
        if points > 1 {
            scene.play("option 2");
        }
        assert_eq!(scene.zoo(0).conservation, points);
        assert_eq!(scene.zoo(1).money.0, 20 + 2 * u16::from(points));
    }
}

/// 222: money only for points really gained: the track ends at 41.
#[test]
fn s_222_release_of_patents_shares_what_was_really_gained() {
    let scene = sponsor(222, |edit| {
        edit.put_all(&[223, 226], ME).tracks(0, 20, 0, 40, 1);
        edit.raw().scoring_discarded = true;
    });
    assert_eq!((scene.zoo(0).conservation, scene.zoo(1).money.0), (41, 22));
}

/// 222: in a game of four everybody else gets the money.
#[test]
fn s_222_release_of_patents_pays_all_others() {
    let mut scene = scene_of(4, |edit| {
        edit.put(222, HAND).put(226, ME);
    });
    scene.play("sponsors 5; sponsor 222");
    assert_eq!([0, 1, 2, 3].map(|seat| scene.zoo(seat).money.0), [20, 22, 22, 22]);
}

/// 223: two research icons and nothing else.
#[test]
fn s_223_science_institute_has_two_icons() {
    let scene = sponsor(223, |edit| {
        edit.put(208, Place::Zoo(Seat(1)));
    });
    assert_eq!(scene.tracks(0), (20, 10, 0, 1));
    assert_eq!(scene.zoo(0).icons(Icon::Science), 2);
    assert_eq!(scene.zoo(1).money.0, 24, "2.4: a double icon triggers twice");
}

/// 225: an X-token; Venom, Constriction, Hypnosis and Pilfering never hit its owner.
#[test]
fn s_225_quarantine_lab_protects() {
    assert_eq!(sponsor(225, |_| ()).zoo(0).x_tokens, 1);
    for immune in [false, true] {
        let mut scene = scene(|edit| {
            let home = somewhere(edit, ark_nova::catalogue::Building::Standard2, 0, 1);
            assert!(!home.is_empty());
            edit.put(449, HAND).tracks(1, 20, 30, 5, 1);
            if immune {
                edit.put(225, Place::Zoo(Seat(1)));
            }
        });
        go(&mut scene, "animals 2; animal 449; first 449:ability:1");
        assert_eq!(scene.zoo(1).slots[0].venom, !immune);
    }
}

/// 225: single-target effects go to the next player who qualifies.
#[test]
fn s_225_quarantine_lab_sends_pilfering_to_the_next() {
    let mut scene = scene_of(3, |edit| {
        somewhere(edit, ark_nova::catalogue::Building::Standard2, 0, 0);
        edit.put(456, HAND).partner(0, Icon::Africa).put(225, Place::Zoo(Seat(1)));
        edit.tracks(0, 20, 10, 0, 1).tracks(1, 20, 40, 0, 1).tracks(2, 20, 30, 0, 1);
    });
    go(&mut scene, "animals 2; animal 456");
    if scene.asked() == 0 {
        let first = scene.legal().into_iter().find(|text| text.contains("ability")).expect("the ability");
        scene.play(&first);
    }
    assert_eq!((scene.zoo(1).money.0, scene.zoo(2).money.0), (20, 15), "no cards in hand: 5 money");
}

/// 226: 2 reputation. 225, 226: a point with all 5 continents.
#[test]
fn s_226_foreign_institute_gives_reputation() {
    assert_eq!(sponsor(226, |_| ()).tracks(0), (20, 10, 0, 3));
    let four = [Icon::Africa, Icon::Americas, Icon::Asia, Icon::Europe];
    for card in [225, 226] {
        assert_eq!(scored(card, |edit| partners(edit, &four)), 0);
        let five = |edit: &mut Editor<'static>| {
            partners(edit, &four);
            edit.put(450, ME);
        };
        assert_eq!(scored(card, five), 1);
    }
}

/// 2.14: from the display with side II, in range, for the folder number; several up to strength + 1.
#[test]
fn r_12b_2_sponsors_from_the_display_cost_the_folder() {
    let mut scene = scene(|edit| {
        edit.upgrade(0, Sponsors).display([223, 225, 220, 404, 405, 406]).tracks(0, 20, 10, 0, 2);
    });
    scene.play("sponsors 5");
    assert!(scene.may("sponsor 223") && scene.may("sponsor 225"));
    let out_of_range = Blocker::Range { folder: 3, range: 2 };
    assert_eq!(scene.blockers("sponsor 220"), [out_of_range]);
    scene.play("sponsor 225");
    assert_eq!(scene.zoo(0).money.0, 18);
    scene.play("sponsor 223");
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (17, 1), "3 + 3 levels are all of 5 + 1");
}

/// R-12B.1: side I plays one sponsor, from hand only.
#[test]
fn r_12b_1_side_i_plays_one_sponsor_from_hand() {
    let mut scene = scene(|edit| {
        edit.display([223, 225, 220, 404, 405, 406]).put_all(&[255, 226, 257], HAND);
    });
    scene.play("sponsors 5");
    assert_eq!(scene.blockers("sponsor 223"), [Blocker::OnlyFromHand]);
    assert_eq!(scene.blockers("sponsor 226"), [Blocker::Level { level: 6, left: 5 }]);
    scene.play("sponsor 257");
    lay_plainly(&mut scene);
    assert_eq!(scene.asked(), 1);
}
