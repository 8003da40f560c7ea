//! Sponsors 243-264: unique buildings, native animals, the programs of the end (card rulings 3).

use crate::scene::Scene;
use crate::zoos::*;
use ark_nova::Blocker;
use ark_nova::catalogue::Action::{Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon};
use ark_nova::editor::{Editor, Place};
use tabletop::Seat;

/// Enough reputation for every building, and Build on side II.
fn ready(edit: &mut Editor<'_>) {
    edit.tracks(0, 20, 10, 0, 3).upgrade(0, Build);
}

/// 243-248, 251: the card's own icons set it off (2.1): 2 appeal each, 4 for two terrain icons.
#[test]
fn s_243_to_247_and_251_gain_appeal_for_their_own_icons() {
    for (card, appeal) in [(243, 2), (244, 2), (245, 4), (246, 4), (247, 2), (251, 2)] {
        let mut scene = sponsor(card, ready);
        finish(&mut scene, &[]);
        assert_eq!(scene.tracks(0), (20, 10 + appeal, 0, 3), "{card}");
        assert_eq!(scene.zoo(0).buildings.len(), 1);
    }
}

/// 243-247: 2 appeal for each matching icon that enters later; 245 and 246 also for icons of animals and of 241, 242.
#[test]
fn s_245_aquarium_and_246_cable_car_react_to_terrain_icons() {
    let mut scene = sponsor(241, |edit| {
        edit.put(245, ME);
    });
    finish(&mut scene, &[]);
    assert_eq!(scene.zoo(0).appeal, 10 + 3 + 2, "3 water icons, and 2 for the new one");
    let mut scene = sponsor(242, |edit| {
        edit.put(246, ME);
    });
    finish(&mut scene, &[]);
    assert_eq!(scene.zoo(0).appeal, 10 + 3 + 2);
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(246, ME).put(444, HAND);
        somewhere(edit, Building::Standard2, 2, 0);
    });
    go(&mut scene, "animals 2; animal 444");
    assert_eq!(scene.zoo(0).appeal, 10 + 5 + 4, "the Alpine Ibex has two rock icons");
}

/// 243, 244, 247: herbivores, birds and primates of the own zoo only.
#[test]
fn s_243_meerkat_den_reacts_to_the_own_zoo() {
    for (card, animal, printed) in [(243, 439, 4), (244, 507, 5), (247, 465, 4)] {
        let mut scene = scene(|edit| {
            edit.put(card, ME).put(animal, HAND);
            somewhere(edit, Building::Standard2, 0, 0);
        });
        go(&mut scene, &format!("animals 2; animal {animal}"));
        assert_eq!(scene.zoo(0).appeal, 10 + printed + 2, "{card}");
        let mut scene = crate::zoos::scene(|edit| {
            edit.put(card, Place::Zoo(Seat(1))).put(animal, HAND);
            somewhere(edit, Building::Standard2, 0, 0);
        });
        go(&mut scene, &format!("animals 2; animal {animal}"));
        assert_eq!(scene.zoo(1).appeal, 10, "{card}");
    }
}

/// 243-247: a point with 6 icons.
#[test]
fn s_243_to_247_score_six_icons() {
    let cards: [(u16, [u16; 5]); 5] = [
        (243, [428, 435, 438, 439, 443]),
        (244, [495, 496, 497, 502, 507]),
        (245, [241, 244, 250, 251, 256]),
        (246, [242, 243, 247, 252, 255]),
        (247, [455, 460, 462, 465, 466]),
    ];
    for (card, others) in cards {
        let least = if card == 245 || card == 246 { 4 } else { 5 };
        assert_eq!(
            scored(card, |edit| {
                edit.put_all(&others[..least - 1], ME);
            }),
            0,
            "{card}"
        );
        assert_eq!(
            scored(card, |edit| {
                edit.put_all(&others[..least], ME);
            }),
            1,
            "{card}"
        );
    }
}

/// 2.12: the building is mandatory; without room for it the card cannot be played. Conditions are reputation 3.
#[test]
fn r_7_12_without_room_for_its_building_a_sponsor_cannot_be_played() {
    let blockers = refused(243, |edit| {
        edit.tracks(0, 20, 10, 0, 3);
        cover_all_but(edit, 0, "e3 e4");
    });
    assert_eq!(blockers, [Blocker::NoRoom { building: Building::MeerkatDen }]);
    for card in [243, 244, 245] {
        assert_eq!(
            refused(card, |edit| {
                edit.tracks(0, 20, 10, 0, 2);
            })
            .len(),
            1
        );
    }
    let mut scene = with_sponsor(243, |edit| {
        edit.tracks(0, 20, 10, 0, 3);
    });
    scene.play("sponsors 5; sponsor 243; first 243:line:1");
    assert!(scene.legal().iter().all(|text| text.starts_with("place")), "it cannot be declined");
}

/// 2.4: a double need wants two different terrain spaces next to the building; spaces behind Build II stay closed.
#[test]
fn s_246_cable_car_needs_two_rocks() {
    let mut scene = sponsor(246, |edit| build(edit, Building::Standard1, "f6"));
    scene.play("first 246:line:1");
    for text in scene.legal() {
        let mut after = Scene::at(scene.rules, scene.position);
        after.play(&text);
        let built = after.zoo(0).buildings.last().copied().expect("the cable car");
        let map = after.zoo(0).printed();
        assert!(built.placement().around.and(map.rock).len() >= 2);
        assert!(!built.cells().meets(map.upgrade), "the Build card is on side I");
    }
}

/// 248: X-tokens for primate icons, its own the first; five at most.
#[test]
fn s_248_rhesus_monkey_park_gives_x_tokens() {
    let mut scene = sponsor(248, ready);
    finish(&mut scene, &[]);
    assert_eq!(scene.zoo(0).x_tokens, 1);
    for (has, then) in [(0, 2), (4, 5)] {
        let mut scene = crate::zoos::scene(|edit| {
            edit.put_all(&[248, 455, 460, 462], ME).put(457, HAND).tracks(0, 40, 10, 0, 1).x_tokens(0, has);
            somewhere(edit, Building::Standard5, 0, 0);
        });
        go(&mut scene, "animals 2; animal 457");
        finish(&mut scene, &[]);
        assert_eq!(scene.zoo(0).x_tokens, then, "the Mandrill has two primate icons");
    }
}

/// 249: Perception 2: look at two, keep one, for its own icon too.
#[test]
fn s_249_barred_owl_hut_looks_at_two_cards() {
    let mut scene = sponsor(249, |edit| {
        ready(edit);
        edit.deck_top(&[404, 405]);
    });
    scene.play("first 249:line:2");
    assert_eq!(scene.legal(), ["card 404", "card 405"]);
    scene.play("card 405");
    finish(&mut scene, &[]);
    assert!(scene.zoo(0).hand.contains(CardId(405)) && scene.zoo(0).hand.len() == 1);
    assert!(scene.position.market.discard.contains(CardId(404)));
}

/// 250: Sunbathing 2 for its own reptile icon: up to two cards, 4 money each, to the discard pile; optional.
#[test]
fn s_250_sea_turtle_tank_sells_cards() {
    let mut scene = sponsor(250, |edit| {
        ready(edit);
        edit.put_all(&[404, 405, 406], HAND);
    });
    scene.play("first 250:line:2");
    assert_eq!(scene.legal(), ["card 404", "card 405", "card 406", "done"]);
    scene.play("card 404; card 406");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).hand.len()), (28, 1));
    assert!(scene.position.market.discard.contains(CardId(406)));
}

/// 251: bears of any zoo, 2 appeal each; 3 bears 1 point, 6 bears 2 points.
#[test]
fn s_251_polar_bear_exhibit_likes_bears_everywhere() {
    let mut scene = scene(|edit| {
        edit.put(251, Place::Zoo(Seat(1))).put(415, HAND);
        somewhere(edit, Building::Standard2, 0, 0);
    });
    go(&mut scene, "animals 2; animal 415");
    assert_eq!((scene.zoo(1).appeal, scene.zoo(0).appeal), (12, 14));
    for (bears, points) in [(&[415][..], 0), (&[415, 414], 1), (&[415, 414, 408, 409], 1)] {
        assert_eq!(
            scored(251, |edit| {
                edit.put_all(bears, ME);
            }),
            points
        );
    }
    assert_eq!(
        scored(251, |edit| {
            edit.put_all(&[415, 414, 408, 409, 434], ME);
        }),
        2
    );
}

/// 252: Hunter X with X counted after the new icons; a double icon hunts twice with both; no animal, all discarded.
#[test]
fn s_252_spotted_hyena_compound_hunts() {
    let mut scene = sponsor(252, |edit| {
        ready(edit);
        edit.put_all(&[404, 405], ME).deck_top(&[220, 225, 439, 443]);
    });
    scene.play("first 252:line:2");
    let market = &scene.position.market;
    assert!(scene.zoo(0).hand.contains(CardId(439)), "three predators: the third card is the only animal");
    assert!(market.discard.contains(CardId(220)) && market.discard.contains(CardId(225)));
    assert_eq!(market.deck.last(), Some(&CardId(443)));
    let mut scene = crate::zoos::scene(|edit| {
        edit.put(252, ME).put(401, HAND);
        somewhere(edit, Building::Standard5, 0, 0);
        edit.deck_top(&[201, 202, 203, 204, 205, 206, 207, 208, 209, 443]);
    });
    go(&mut scene, "animals 2; animal 401");
    finish(&mut scene, &["first 252:line:2"]);
    // Twice three cards without an animal, and Sprint 3.
    assert_eq!(scene.position.market.discard.iter().filter(|card| card.0 < 210).count(), 6);
}

/// 253, D-53: the building and three tokens, in free order; its own icon may use one at once: 226 then costs 6 money.
#[test]
fn s_253_okapi_stable_plays_sponsors_for_money() {
    let mut scene = sponsor(253, |edit| {
        ready(edit);
        edit.put_all(&[226, 255], HAND);
    });
    let mut tokens_first = Scene::at(scene.rules, scene.position);
    tokens_first.play("first 253:line:2");
    assert_eq!((tokens_first.zoo(0).tokens(CardId(253)), tokens_first.built(0)), (3, vec![]));
    scene.play("first 253:line:1");
    lay_plainly(&mut scene);
    assert_eq!(scene.zoo(0).tokens(CardId(253)), 0);
    scene.play("first 253:line:2");
    assert_eq!(scene.zoo(0).tokens(CardId(253)), 3);
    assert!(scene.may("sponsor 226") && scene.may("done"));
    scene.play("sponsor 226");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).tokens(CardId(253))), (14, 2));
    assert_eq!(scene.zoo(0).reputation, 5);
}

/// 253: one token per herbivore icon, three uses; declining keeps the token.
#[test]
fn s_253_okapi_stable_spends_one_token_per_icon() {
    for (tokens, may) in [(0, false), (1, true)] {
        let mut scene = scene(|edit| {
            edit.put(253, ME).put_all(&[439, 220, 223], HAND).tracks(0, 30, 10, 0, 1);
            edit.zoo(0).tokens_on.push((CardId(253), tokens));
            somewhere(edit, Building::Standard2, 0, 0);
        });
        go(&mut scene, "animals 2; animal 439");
        if scene.asked() == 0 && scene.may("first 253:line:3") {
            scene.play("first 253:line:3");
        }
        assert_eq!(scene.asked() == 0 && scene.may("sponsor 220"), may);
        if may {
            let mut other = Scene::at(scene.rules, scene.position);
            scene.play("sponsor 220");
            assert_eq!((scene.zoo(0).money.0, scene.zoo(0).tokens(CardId(253))), (30 - 10 - 4 + 3, 0));
            other.play("done");
            assert_eq!(other.zoo(0).tokens(CardId(253)), 1);
        }
    }
}

/// 254, worked example: at reputation 4 the order of the four gains matters.
#[test]
fn s_254_zoo_school_in_the_best_order() {
    let mut scene = sponsor(254, |edit| {
        edit.map(0, "1").tracks(0, 20, 10, 4, 4).display([404, 405, 406, 407, 408, 410]);
        let tile = ark_nova::catalogue::BonusTile::Reputation;
        edit.raw().market.tiles[0][0] = Some(tile);
        edit.raw().market.tiles[0][1] = None;
        edit.raw().market.tiles[1] = [None, None];
        build(edit, Building::Standard1, "e5");
    });
    scene.play("first 254:reputation; choose cards");
    scene.play("first 254:conservation; tile reputation; first 254:line:1");
    // The only place next to e5 covers e6, which gives 1 reputation.
    assert_eq!(scene.zoo(0).reputation, 4 + 1 + 2 + 1);
    assert!(scene.may("card 407"), "folder 4 is in range now");
    assert!(!scene.may("card 408"));
}

/// 254: at least two spaces on the border.
#[test]
fn s_254_zoo_school_lies_on_the_border() {
    let mut scene = sponsor(254, |edit| build(edit, Building::Standard1, "e2"));
    scene.play("first 254:line:1");
    let border = scene.zoo(0).printed().border_spaces();
    for text in scene.legal() {
        let Ok(ark_nova::Move::Place(building, id)) = text.parse() else { panic!("{text}") };
        assert!(ark_nova::hex::placements(building)[usize::from(id)].cells.and(border).len() >= 2);
    }
}

/// 255, 256: 4 appeal and a building at rock or water.
#[test]
fn s_255_and_256_playgrounds_give_appeal() {
    for card in [255, 256] {
        let mut scene = sponsor(card, ready);
        finish(&mut scene, &[]);
        assert_eq!(scene.tracks(0), (20, 14, 0, 3));
    }
}

/// 257: both spaces on the border, alone if liked, and then a start for further buildings.
#[test]
fn s_257_side_entrance_stands_alone() {
    let mut scene = sponsor(257, |edit| build(edit, Building::Standard1, "a4"));
    let far = lay(Building::SideEntrance, "h1 i1");
    assert!(scene.may(&far));
    scene.play(&far);
    scene.play("x-token cards; build 4; raise size1");
    assert!(scene.may(&lay(Building::Standard1, "i2")));
}

/// 257: 2 money in a break per building next to it; kiosks count, empty standard enclosures do not.
#[test]
fn s_257_side_entrance_pays_by_neighbours() {
    let mut scene = scene(|edit| {
        edit.put(257, ME);
        build(edit, Building::SideEntrance, "h1 i1");
        build(edit, Building::Standard1, "i2");
        build(edit, Building::Kiosk, "g1");
        before_break(edit);
    });
    let mut occupied = Scene::at(scene.rules, scene.position);
    break_now(&mut scene);
    // The kiosk pays for the entrance, the entrance for the kiosk.
    assert_eq!(scene.zoo(0).money.0, 20 + BREAK + 1 + 2);
    let zoo = &mut occupied.position.zoos[0];
    let at = zoo.buildings.iter().position(|built| built.building() == Building::Standard1).expect("it");
    zoo.buildings[at] = zoo.buildings[at].turned(true);
    break_now(&mut occupied);
    assert_eq!(occupied.zoo(0).money.0, 20 + BREAK + 1 + 4);
}

/// R-12B.7: a sponsor for money looks at the own Sponsors card, the action at the borrowed one (2.13).
#[test]
fn s_253_okapi_stable_looks_at_the_own_sponsors_card() {
    for own in [false, true] {
        let mut scene = scene(|edit| {
            edit.put(485, HAND).put_all(&[253, 201, 223], HAND).partner(0, Icon::Europe).x_tokens(0, 2);
            edit.tracks(0, 40, 10, 0, 1).tracks(1, 20, 30, 0, 1);
            edit.slots(1, [Cards, Animals, Sponsors, Build, Association]);
            edit.upgrade(if own { 0 } else { 1 }, Sponsors);
            build(edit, Building::Standard1, "e4");
            if own {
                edit.put(253, ME).zoo(0).tokens_on.push((CardId(253), 3));
                edit.put(240, HAND).x_tokens(0, 1);
            }
        });
        go(&mut scene, "animals 2; animal 485; first 485:ability:1; seat 1");
        if own {
            // The borrowed card is on side I: 201 cannot be played with it, but for money.
            scene.play("borrow sponsors 3 +1x");
            assert!(!scene.may("sponsor 201"));
            scene.play("sponsor 240");
            go(&mut scene, "first 253:line:3");
            assert!(scene.may("sponsor 201"));
        } else {
            scene.play("borrow sponsors 3 +2x");
            assert!(scene.may("sponsor 201"), "the borrowed card is on side II");
            scene.play("sponsor 253; first 253:line:2; first 253:line:1");
            let first = scene.legal().into_iter().find(|text| {
                let mut after = Scene::at(scene.rules, scene.position);
                after.play(text).may("sponsor 223")
            });
            scene.play(&first.expect("a place without a question"));
            assert!(scene.may("sponsor 223") && !scene.may("sponsor 201"));
        }
    }
}
