//! R-12A.7 to R-12A.11, R-12A.15: conservation projects.

use crate::scene::{Scene, players};
use ark_nova::catalogue::Action::{Animals, Association};
use ark_nova::catalogue::{CardId, Icon, SizeClass};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Token;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

/// Seat 0 is asked which project it supports.
fn choosing(seats: u8, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(players(seats), |editor| {
        editor.slot(0, Association, 5).tracks(0, 25, 0, 20, 1);
        editor.raw().scoring_discarded = true;
        if upgraded {
            editor.upgrade(0, Association);
        }
        edit(editor);
    });
    scene.play("association 5; task project");
    scene
}

fn finish(scene: &mut Scene) {
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(if scene.may("donate") { "done" } else { &first });
    }
}

fn above(scene: &Scene) -> Vec<u16> {
    scene.position.association.above.iter().map(|project| project.card.0).collect()
}

/// R-12A.7: a project in play, or one from hand; side II also from the display, in range and for the folder cost.
#[test]
fn r_12a_7_projects_in_play_from_hand_and_from_the_display() {
    let scene = |upgraded: bool, reputation: u8| {
        choosing(2, upgraded, |edit| {
            edit.put_all(&[404, 405], ZOO).put(131, HAND).put(130, Place::Project);
            edit.display([520, 129, 128, 522, 523, 524]).tracks(0, 1, 0, 20, reputation);
        })
    };
    let side_i = scene(false, 3);
    assert!(side_i.may("support 103 right"), "two Africa icons");
    assert!(side_i.may("support 130 right"), "two small animals");
    assert_eq!(side_i.blockers("support 129 right")[0], Blocker::OnlyFromHand);
    let side_ii = scene(true, 3);
    assert_eq!(side_ii.blockers("support 129 right")[0], Blocker::Money { cost: 2, has: 1 });
    assert_eq!(side_ii.blockers("support 128 right")[0], Blocker::Range { folder: 3, range: 2 });
    let mut rich = choosing(2, true, |edit| {
        edit.put_all(&[404, 405], ZOO).display([520, 130, 128, 522, 523, 524]).tracks(0, 5, 0, 20, 3);
    });
    rich.play("support 130 right; left 6");
    finish(&mut rich);
    assert_eq!(rich.zoo(0).money.0, 5 - 2 + 12);
    assert_eq!(above(&rich), [130]);
    assert!(rich.events.contains(&Event::Project { seat: Seat(0), card: CardId(130), cost: 2 }));
}

/// R-12A.7: a card that cannot be supported at once cannot be played.
#[test]
fn r_12a_7_a_new_card_is_supported_at_once_or_not_played() {
    let scene = Scene::quiet(|edit| {
        edit.slot(0, Association, 5).put(131, HAND).put(441, ZOO);
    });
    assert!(scene.may("association 5"));
    let mut scene = scene;
    scene.play("association 5");
    assert_eq!(scene.blockers("task project"), [Blocker::NoProject]);
    let scene = choosing(2, false, |edit| {
        edit.put(131, HAND).put_all(&[401, 404, 405], ZOO);
    });
    assert_eq!(scene.blockers("support 131 right"), [Blocker::LevelNeed { needs: 2, has: 1 }]);
    assert!(!scene.may("support 131 right"));
}

/// R-12A.8 and the example of the rulebook: three large animals, the middle level of a new card with three players.
#[test]
fn r_12a_8_a_new_card_goes_leftmost_and_the_rightmost_is_discarded() {
    let mut scene = choosing(3, false, |edit| {
        edit.put_all(&[401, 402, 426], ZOO).put(131, HAND);
        edit.put_all(&[125, 128, 129], Place::Project);
        let breeding = &mut edit.raw().association.above[2];
        assert_eq!(breeding.card, CardId(125));
        breeding.levels = [Token::Of(Seat(0)), Token::Of(Seat(1)), Token::None];
        edit.zoo(0).edge = 0b111_1110;
        edit.zoo(1).edge = 0b111_1110;
    });
    assert_eq!(scene.blockers("support 131 left"), [Blocker::LevelNeed { needs: 4, has: 3 }]);
    scene.play("support 131 middle; left 7");
    finish(&mut scene);
    assert_eq!(above(&scene), [131, 129, 128]);
    assert!(scene.position.market.discard.contains(CardId(125)));
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).x_tokens), (23, 3));
    assert_eq!(scene.zoo(0).edge, 0b011_1110, "P-29: the token of the discarded card is not put back");
    assert_eq!((scene.zoo(0).supports(), scene.zoo(1).supports()), (2, 1));
}

/// R-12A.8: how many cards lie above the board.
#[test]
fn r_12a_8_the_most_projects_above_the_board() {
    for (seats, most) in [(2, 2), (3, 3), (4, 4)] {
        let cards = [123, 124, 125, 126];
        let mut scene = choosing(seats, false, |edit| {
            edit.put_all(&[404, 405], ZOO).put(130, HAND);
            edit.put_all(&cards[..most], Place::Project);
        });
        scene.play("support 130 right; left 7");
        finish(&mut scene);
        assert_eq!(above(&scene).len(), most, "{seats} players");
        assert_eq!(above(&scene)[0], 130);
        assert!(scene.position.market.discard.contains(CardId(123)), "the oldest");
        assert_eq!(scene.position.association.base.len(), 3);
    }
}

/// R-12A.8, P-36: a base project from hand is played above the board like any other, and is no base project there.
#[test]
fn r_12a_8_a_base_project_from_hand_goes_above_the_board() {
    let mut scene = choosing(2, false, |edit| {
        edit.put_all(&[454, 455], ZOO);
        edit.raw().association.unused.remove(CardId(108));
        edit.raw().zoos[0].hand.insert(CardId(108));
        edit.raw().known[0].insert(CardId(108));
        edit.put_all(&[123, 124], Place::Project);
    });
    scene.play("support 108 right; left 7");
    finish(&mut scene);
    assert_eq!(above(&scene), [108, 124]);
    assert_eq!(scene.position.association.base.len(), 3);
}

/// R-12A.9: a free level whose condition is met, also a lower one; never a project twice.
#[test]
fn r_12a_9_any_free_level_that_is_met() {
    let scene = choosing(2, false, |edit| {
        edit.put_all(&[401, 404, 405, 428], ZOO);
        edit.raw().association.base[0].levels = [Token::None, Token::None, Token::Of(Seat(1))];
        edit.zoo(1).edge = 0b11_1111;
    });
    assert_eq!(scene.blockers("support 103 left"), [Blocker::LevelNeed { needs: 5, has: 4 }]);
    assert!(scene.may("support 103 middle"));
    assert_eq!(scene.blockers("support 103 right"), [Blocker::LevelTaken]);
    assert!(scene.may("support 110 right"), "four predators: the lower level of another project");
    assert!(scene.may("support 110 middle"));
    let scene = choosing(2, false, |edit| {
        edit.put_all(&[401, 404, 405, 428], ZOO);
        edit.raw().association.base[0].levels = [Token::None, Token::None, Token::Of(Seat(0))];
        edit.zoo(0).edge = 0b11_1111;
    });
    assert_eq!(scene.blockers("support 103 middle"), [Blocker::SupportedAlready { card: CardId(103) }]);
    let scene = choosing(2, false, |edit| {
        edit.put_all(&[401, 404, 405, 428], ZOO);
        edit.raw().association.base[0].levels = [Token::None, Token::Neutral, Token::None];
    });
    assert_eq!(scene.blockers("support 103 middle"), [Blocker::LevelTaken], "R-2.7");
}

/// R-12A.9: reward and the bonus of the emptied space in any order; the token leaves the edge.
#[test]
fn r_12a_9_reward_and_map_bonus_in_any_order() {
    let mut scene = choosing(2, false, |edit| {
        edit.put_all(&[404, 405], ZOO).tracks(0, 25, 0, 3, 1);
    });
    scene.play("support 103 right; left 1");
    assert!(scene.may("first left:1") && scene.may("first 103:level:3"), "{:?}", scene.legal());
    assert_eq!(scene.zoo(0).edge, 0b111_1110);
    assert_eq!(scene.position.association.base[0].levels[2], Token::Of(Seat(0)));
    scene.play("first 103:level:3; money");
    assert!(scene.may("card 525"), "the snap of the space comes second");
    assert_eq!(scene.zoo(0).conservation, 5);
}

/// R-12A.9: card 224 lets its owner support a release project again, with another animal on a free level.
#[test]
fn r_12a_9_card_224_repeats_release_projects() {
    let with = |card: u16| {
        choosing(2, false, |edit| {
            edit.put_all(&[404, 405, card], ZOO).put(118, Place::Project);
            edit.raw().association.above[0].levels = [Token::Of(Seat(0)), Token::None, Token::None];
            edit.zoo(0).edge = 0b11_1111;
        })
    };
    assert_eq!(with(223).blockers("support 118 right"), [Blocker::SupportedAlready { card: CardId(118) }]);
    let mut scene = with(224);
    scene.play("support 118 right; card 405; left 1");
    assert!(scene.zoo(0).supports() == 2);
    finish(&mut scene);
    assert_eq!(scene.zoo(0).conservation, 20 + 3 + 1, "and 1 for the card");
    assert_eq!(scene.zoo(0).reputation, 1, "the card was in play already");
}

/// R-12A.10: icon projects count the icons of; a double icon is two, a partner zoo one.
#[test]
fn r_12a_10_icon_projects_count_icons() {
    let with = |cards: &[u16], partner: bool| {
        choosing(2, false, |edit| {
            edit.put_all(cards, ZOO).put_all(&[404, 405], ZOO);
            if partner {
                edit.partner(0, Icon::Africa);
            }
        })
        .blockers("support 103 middle")
    };
    assert_eq!(with(&[401], false), [Blocker::LevelNeed { needs: 4, has: 3 }]);
    assert_eq!(with(&[401], true), [], "the partner zoo is the fourth");
    assert_eq!(with(&[426], false), [], "a double icon");
    assert_eq!(with(&[210, 220], false), [Blocker::LevelNeed { needs: 4, has: 2 }]);
}

/// R-12A.10, P-28: a breeding program needs icon and partner zoo on one animal; any free level may be chosen.
#[test]
fn r_12a_10_breeding_programs() {
    let with = |cards: &[u16], continent: Icon, taken: bool| {
        choosing(2, false, |edit| {
            edit.put_all(cards, ZOO).partner(0, continent).put(127, HAND).put_all(&[404, 405], ZOO);
            if taken {
                edit.put(127, Place::Project);
                edit.raw().association.above[0].levels[0] = Token::Of(Seat(1));
                edit.zoo(1).edge = 0b11_1111;
            }
        })
    };
    let pair =
        |scene: &Scene| ["left", "middle", "right"].map(|level| scene.may(&format!("support 127 {level}")));
    assert_eq!(pair(&with(&[454], Icon::Africa, false)), [true; 3]);
    assert_eq!(pair(&with(&[454], Icon::Asia, false)), [false; 3], "the partner zoo is of another continent");
    // A sponsor's primate icon and an African predator do not make a pair.
    let scene = with(&[236], Icon::Africa, false);
    assert_eq!(scene.blockers("support 127 left"), [Blocker::NoBreedingPair { icon: Icon::Primate }]);
    let mut scene = with(&[454], Icon::Africa, true);
    assert_eq!(pair(&scene), [false, true, true], "the example: the second one has two left");
    scene.play("support 127 middle; left 7");
    finish(&mut scene);
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).reputation), (21, 3));
    let mut scene = with(&[454], Icon::Africa, true);
    scene.play("support 127 right; left 7");
    finish(&mut scene);
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).reputation), (22, 1));
}

/// R-12A.11: without a token on the edge nothing can be supported.
#[test]
fn r_12a_11_without_a_token_there_is_no_support() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Association, 5).put_all(&[404, 405], ZOO);
        edit.zoo(0).edge = 0;
    });
    scene.play("association 5");
    assert_eq!(scene.blockers("task project"), [Blocker::NoProject]);
    let mut scene = choosing(2, false, |edit| {
        edit.put_all(&[404, 405], ZOO).zoo(0).edge = 0b100_0000;
    });
    scene.play("support 103 right");
    finish(&mut scene);
    assert_eq!((scene.zoo(0).supports(), scene.zoo(0).x_tokens), (7, 3), "the last one is not asked for");
}

/// R-12A.15: the bonus for playing a card is only for the one who plays it.
#[test]
fn r_12a_15_the_bonus_for_playing_a_project() {
    let support = |place: Place| {
        let mut scene = choosing(2, false, |edit| {
            edit.put(405, ZOO).put(118, place);
        });
        scene.play("~support 118 right; left 7");
        finish(&mut scene);
        scene.zoo(0).reputation
    };
    assert_eq!(support(HAND), 2);
    assert_eq!(support(Place::Project), 1);
}

/// P-27, cards 215 and 218: one token of each stands for an icon, for base projects below the board only.
#[test]
fn p_27_tokens_of_cards_stand_for_icons_of_base_projects() {
    let with = |sponsors: &[u16]| {
        choosing(2, false, |edit| {
            edit.put_all(&[404, 405], ZOO).put_all(sponsors, ZOO).put(130, Place::Project);
            for &card in sponsors {
                edit.zoo(0).tokens_on.push((CardId(card), 2));
            }
        })
    };
    assert_eq!(with(&[215]).blockers("support 103 middle"), [Blocker::LevelNeed { needs: 4, has: 2 }]);
    assert_eq!(with(&[]).blockers("support 130 middle"), [Blocker::LevelNeed { needs: 5, has: 2 }]);
    let mut scene = with(&[215, 218]);
    assert!(scene.may("support 103 middle"), "one token of each");
    assert!(!scene.may("support 130 middle"));
    scene.play("support 103 middle; left 7");
    assert_eq!((scene.zoo(0).tokens(CardId(215)), scene.zoo(0).tokens(CardId(218))), (1, 1));
    let mut scene = with(&[215, 218]);
    scene.play("support 103 right; left 7");
    assert_eq!((scene.zoo(0).tokens(CardId(215)), scene.zoo(0).tokens(CardId(218))), (2, 2), "not needed");
}

/// Card 203: the project task needs strength 4 only.
#[test]
fn r_12a_1_the_veterinarian_makes_projects_cheaper() {
    let with = |sponsor: u16| {
        let mut scene = Scene::quiet(|edit| {
            edit.slot(0, Association, 4).put_all(&[404, 405, sponsor], ZOO);
        });
        scene.play("association 4");
        scene.blockers("task project")
    };
    assert_eq!(with(223), [Blocker::Strength { needs: 5, has: 4 }]);
    assert_eq!(with(203), []);
}

/// P-29, R-13.8: P-29 is also seen in the counter of card 206.
#[test]
fn p_29_supports_of_discarded_projects_count() {
    let mut scene = Scene::quiet(|edit| {
        edit.put_all(&[219, 220, 223], ZOO).put(206, HAND);
        edit.zoo(0).edge = 0b111_0000;
    });
    scene.play("sponsors 5; sponsor 206");
    assert_eq!(scene.zoo(0).appeal, 8, "four supports, none of them still lying on a project");
}

/// R-12A.9: sizes and classes for the projects that count animals.
#[test]
fn r_12a_10_animals_by_size() {
    let scene = choosing(2, false, |edit| {
        edit.put_all(&[401, 402, 408, 404, 519], ZOO).put_all(&[130, 131], HAND);
    });
    assert!(scene.may("support 131 right"), "sizes 5 and 4 are large, 3 is not");
    assert_eq!(scene.blockers("support 131 middle"), [Blocker::LevelNeed { needs: 3, has: 2 }]);
    assert!(scene.may("support 130 right"), "a size 2 and a goat are small");
    assert_eq!(scene.blockers("support 130 middle"), [Blocker::LevelNeed { needs: 5, has: 2 }]);
    assert_eq!(SizeClass::of(3), SizeClass::Medium);
    assert_eq!(scene.zoo(0).slots[0].action, Animals);
}
