//! the tracks.

use crate::scene::{ANY, Scene, WATER, alone, lay, players};
use ark_nova::catalogue::Action::{Animals, Association, Cards, Sponsors};
use ark_nova::catalogue::{BonusTile, Building, CardId, Icon, Requirement, Resource, boards};
use ark_nova::editor::Place;
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

/// Plays the first answers of seat 0 until another seat is asked.
fn finish(scene: &mut Scene) {
    while !scene.is_over() && scene.asked() == 0 && scene.position.active == Seat(0) {
        let first = scene.first();
        scene.play(&first);
    }
}

/// the income table; the example of the rulebook: 7 appeal bring 11 money.
#[test]
fn r_11_1_appeal_brings_income_and_ends_at_113() {
    assert_eq!([0, 1, 4, 5, 7, 113].map(|appeal| boards::INCOME[appeal]), [5, 6, 9, 10, 11, 37]);
    let mut scene = Scene::quiet(|edit| {
        edit.tracks(0, 25, 111, 0, 1).slot(0, Sponsors, 5).put(255, HAND);
        lay(edit, 0, Building::Standard1, ANY);
    });
    scene.play("sponsors 5; sponsor 255");
    let at = scene.first();
    scene.play(&at);
    assert_eq!(scene.zoo(0).appeal, 113);
    let wasted = Event::Wasted { seat: Seat(0), what: Resource::Appeal, n: 2 };
    assert!(scene.events.contains(&wasted));
}

/// "max. 25 appeal" means 25 or less when the card is played.
#[test]
fn r_11_3_little_appeal_is_25_or_less() {
    let at = |appeal: u8| {
        let mut scene = Scene::quiet(|edit| {
            edit.tracks(0, 25, appeal, 0, 1).slot(0, Sponsors, 5).put_all(&[222, 220], HAND);
        });
        scene.play("sponsors 5");
        scene.blockers("sponsor 222")
    };
    assert_eq!(at(25), []);
    let needs = Requirement::MaxAppeal(25);
    assert_eq!(at(26), [Blocker::Condition { needs, has: 26, ignored: 0 }]);
}

/// the limit moves with the start of a solo game.
#[test]
fn r_15_9_little_appeal_is_more_in_the_solo_game() {
    for (start, limit) in [(0, 25), (10, 35), (20, 45)] {
        for (appeal, allowed) in [(limit, true), (limit + 1, false)] {
            let mut scene = Scene::at_rest(alone(start), |edit| {
                edit.tracks(0, 25, appeal, 0, 1).slot(0, Sponsors, 5).put_all(&[222, 220], HAND);
            });
            scene.play("sponsors 5");
            assert_eq!(scene.may("sponsor 222"), allowed, "start {start}, appeal {appeal}");
        }
    }
}

/// A donation, worth 1 conservation, from a given place of the track.
fn donate(conservation: u8, edit: impl FnOnce(&mut ark_nova::editor::Editor<'static>)) -> Scene {
    let mut scene = Scene::quiet(|editor| {
        editor.slot(0, Association, 5).upgrade(0, Association).tracks(0, 25, 0, conservation, 1);
        edit(editor);
    });
    scene.play("association 5; task reputation; donate");
    scene
}

/// conservation ends at 41.
#[test]
fn r_11_4_conservation_ends_at_41() {
    assert_eq!(donate(40, |_| {}).zoo(0).conservation, 41);
    let scene = donate(41, |_| {});
    assert_eq!(scene.zoo(0).conservation, 41);
    assert!(scene.events.contains(&Event::Wasted { seat: Seat(0), what: Resource::Conservation, n: 1 }));
}

/// D-12 at 2: an upgrade or a worker, for each player.
#[test]
fn r_11_5_at_2_an_upgrade_or_a_worker() {
    let mut scene = donate(1, |_| {});
    assert_eq!(scene.legal(), ["option 1", "option 2"]);
    let mut upgrading = Scene::at(scene.rules, scene.position);
    upgrading.play("option 1");
    assert_eq!(upgrading.options("choose"), ["animals", "build", "cards", "sponsors"]);
    scene.play("option 2");
    assert_eq!(scene.zoo(0).workers, 2);
    let mut scene = donate(1, |edit| edit.zoo(0).workers = 4);
    assert!(
        !scene.may("option 1") && !scene.may("option 2"),
        "all four are hired: nothing to choose between"
    );
    scene.play("choose cards");
    assert!(scene.zoo(0).is_upgraded(Cards));
    assert!(!donate(2, |_| {}).may("option 2"), "not again");
}

/// at 5 and 8: 5 money or a bonus tile, which is then gone; the money always stays.
#[test]
fn r_11_5_at_5_and_8_money_or_a_tile() {
    let mut scene = donate(4, |_| {});
    assert_eq!(scene.legal(), ["tile reputation", "tile x-tokens", "money"]);
    scene.play("tile x-tokens");
    assert_eq!(scene.zoo(0).x_tokens, 3);
    assert_eq!(scene.position.market.tiles[0], [Some(BonusTile::Reputation), None]);
    assert!(scene.events.contains(&Event::Tile { seat: Seat(0), tile: BonusTile::XTokens }));
    let scene = donate(7, |_| {});
    assert_eq!(scene.legal(), ["tile money", "tile enclosure", "money"]);
    let mut scene = donate(4, |edit| edit.raw().market.tiles[0] = [Some(BonusTile::Money), None]);
    assert_eq!(scene.legal(), ["tile money", "money"]);
    scene.play("money");
    assert_eq!(scene.zoo(0).money.0, 28, "25, minus 2 for the donation, plus 5");
    let scene = donate(4, |edit| edit.raw().market.tiles[0] = [None, None]);
    assert_eq!(scene.zoo(0).money.0, 28, "with one answer nothing is asked");
}

/// several spaces passed in one gain are taken in any order.
#[test]
fn r_11_5_several_spaces_in_any_order() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Association, 5).tracks(0, 25, 0, 0, 1);
        edit.put_all(&[401, 404, 405, 428, 429], ZOO);
    });
    scene.play("association 5; task project; support 103 left; left 7; first 103:level:1");
    assert!(scene.may("first conservation:2") && scene.may("first conservation:5"), "{:?}", scene.legal());
    scene.play("first conservation:5; tile reputation; option 2");
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).reputation, scene.zoo(0).workers), (5, 3, 2));
}

/// 2 conservation come to a second player too, with the same choice.
#[test]
fn r_11_5_each_player_has_the_bonus_of_space_2() {
    let mut scene = donate(1, |edit| {
        edit.slot(1, Association, 5).upgrade(1, Association).tracks(1, 25, 0, 1, 1);
    });
    scene.play("option 2; done; association 5; task reputation; donate");
    assert_eq!(scene.asked(), 1);
    assert!(scene.may("option 1") && scene.may("option 2"));
}

/// D-44: the first one at 10 makes all discard a final scoring card, at once and sealed.
#[test]
fn r_11_6_at_10_everybody_discards_a_final_scoring_card() {
    let mut scene = Scene::at_rest(players(3), |edit| {
        edit.slot(0, Association, 5).upgrade(0, Association).tracks(0, 25, 0, 9, 1).tracks(1, 25, 0, 9, 1);
        crate::scene::scoring(edit, 0, &[1, 2, 7]);
    });
    scene.play("association 5; task reputation; donate");
    let asked = tabletop::Game::asked(scene.rules, &scene.position);
    assert_eq!(asked.len(), 3, "all at once");
    scene.play_as(2, "card 6").play_as(0, "card 7");
    assert_eq!(scene.zoo(2).scoring_cards().count(), 2, "sealed until the last answer");
    scene.play_as(1, "card 3");
    let cards = |seat: u8| scene.zoo(seat).scoring_cards().map(|card| card.0).collect::<Vec<_>>();
    assert_eq!([cards(0), cards(1), cards(2)], [vec![1, 2], vec![4], vec![5]], "just one each");
    let bottom: Vec<u16> = scene.position.market.scoring[..3].iter().map(|card| card.0).collect();
    assert!([3, 6, 7].iter().all(|card| bottom.contains(card)), "under the pile");
    assert!(scene.position.scoring_discarded);
}

/// once per game.
#[test]
fn r_11_6_only_the_first_time() {
    let scene = donate(9, |edit| edit.raw().scoring_discarded = true);
    assert_eq!(scene.zoo(0).conservation, 10);
    assert_eq!(tabletop::Game::asked(scene.rules, &scene.position).len(), 1);
    assert_eq!([0, 1].map(|seat| scene.zoo(seat).scoring_cards().count()), [2, 2]);
}

/// D-41: a card that Resistance leaves goes under the pile, and no further discard follows.
#[test]
fn d_41_the_card_that_resistance_leaves_goes_under_the_pile() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Animals, 2).upgrade(0, Animals).tracks(0, 40, 0, 12, 1).put(431, HAND);
        edit.raw().scoring_discarded = true;
        lay(edit, 0, Building::Standard5, WATER);
    });
    let pile: Vec<u16> = scene.position.market.scoring.iter().map(|card| card.0).collect();
    let [b, a] = pile[pile.len() - 2..] else { panic!() };
    scene.play("animals 2; ~animal 431");
    while !scene.may(&format!("card {}", CardId(a))) {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play(&format!("card {}", CardId(a)));
    assert_eq!(scene.zoo(0).scoring_cards().count(), 3);
    assert_eq!(scene.position.market.scoring[0].0, b);
}

/// Reputation gained by the task, from a given place.
fn reputation(from: u8, upgraded: bool) -> Scene {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Association, 5).tracks(0, 25, 0, 0, from);
        if upgraded {
            edit.upgrade(0, Cards);
        }
    });
    scene.play("association 5; task reputation");
    scene
}

/// the bonuses of the reputation track, each on reaching its space.
#[test]
fn r_11_7_the_bonuses_of_the_reputation_track() {
    assert!(reputation(3, false).may("choose animals"), "5: an upgrade");
    assert!(reputation(4, false).may("choose animals"), "5 passed");
    assert!(!reputation(5, false).may("choose animals"), "not again");
    assert_eq!(reputation(6, false).zoo(0).workers, 2, "8: a worker");
    assert!(reputation(8, true).may("deck"), "10: a card");
    let gains = |from: u8, space: u8, what: Resource| {
        let mut scene = reputation(from, true);
        finish(&mut scene);
        let source = Source::Reputation(space);
        scene.events.contains(&Event::Gained { seat: Seat(0), what, n: 1, source })
    };
    assert!(gains(9, 11, Resource::Conservation));
    assert!(gains(10, 12, Resource::XToken));
    assert!(gains(12, 14, Resource::Conservation));
    assert!(gains(13, 15, Resource::XToken));
    assert!(reputation(11, true).may("deck"), "13: a card");
    assert_eq!(reputation(5, false).tracks(0), (25, 0, 0, 7));
}

/// past 9 only with Cards II; points beyond are lost.
#[test]
fn r_11_8_reputation_stops_at_9_without_cards_ii() {
    let scene = reputation(8, false);
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).appeal), (9, 0));
    assert!(scene.events.contains(&Event::Wasted { seat: Seat(0), what: Resource::Reputation, n: 1 }));
    let mut scene = reputation(8, true);
    finish(&mut scene);
    assert_eq!(scene.zoo(0).reputation, 10);
}

/// every point at 15 is 1 appeal.
#[test]
fn r_11_9_at_15_reputation_becomes_appeal() {
    let mut scene = reputation(15, true);
    finish(&mut scene);
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).appeal), (15, 2));
    let mut scene = reputation(14, true);
    finish(&mut scene);
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).appeal), (15, 1));
}

/// hired workers can be used at once; the map rewards the last one; a fifth does not exist (D-20).
#[test]
fn r_11_10_hiring_workers() {
    let hire = |workers: u8| {
        let mut scene = Scene::quiet(|edit| {
            edit.slot(0, Association, 5).upgrade(0, Association).tracks(0, 25, 0, 10, 7);
            edit.raw().scoring_discarded = true;
            edit.zoo(0).workers = workers;
        });
        scene.play("association 5; task reputation");
        scene
    };
    let scene = hire(1);
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).active_workers()), (2, 1));
    assert!(scene.may("task partner-zoo"), "usable at once");
    assert_eq!(scene.zoo(0).conservation, 10);
    assert_eq!(hire(3).zoo(0).conservation, 12, "2 conservation below the last worker of map 0");
    let scene = hire(4);
    assert_eq!((scene.zoo(0).workers, scene.zoo(0).conservation), (4, 10), "D-20");
    assert!(scene.when(|event| matches!(event, Event::Worker { .. })).is_empty());
}

/// D-21: the enclosure of a bonus tile may be declined.
#[test]
fn d_21_the_free_enclosure_is_optional() {
    let mut scene = donate(7, |edit| {
        lay(edit, 0, Building::Standard1, ANY);
    });
    scene.play("tile enclosure");
    assert_eq!(scene.legal(), ["raise size3", "done"]);
    scene.play("done");
    assert_eq!(scene.zoo(0).buildings.len(), 1);
}

/// D-19, R-12A.14: no third partner zoo from a tile with Association I, one with Association II.
#[test]
fn d_19_a_third_partner_zoo_needs_association_ii() {
    let tile = |side_ii: bool| {
        let mut scene = Scene::quiet(|edit| {
            edit.slot(0, Sponsors, 5).tracks(0, 25, 0, 4, 1).put(261, HAND);
            edit.partner(0, Icon::Africa).partner(0, Icon::Asia);
            edit.raw().market.tiles[0] = [Some(BonusTile::PartnerZoo), None];
            if side_ii {
                edit.upgrade(0, Association);
            }
        });
        scene.play("sponsors 5; sponsor 261; ~first 261:conservation; tile partner-zoo");
        scene
    };
    assert_eq!(tile(false).asked(), 1, "lost");
    assert_eq!(tile(true).legal(), ["partner americas", "partner australia", "partner europe"]);
}

/// D-44: the discard comes before anything else that is pending; here before the snap of the emptied space.
#[test]
fn d_44_the_discard_comes_before_what_is_pending() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Association, 5).tracks(0, 25, 0, 8, 1).put_all(&[404, 405], ZOO);
    });
    scene.play("association 5; task project; support 103 right; left 1; first 103:level:3");
    assert_eq!(tabletop::Game::asked(scene.rules, &scene.position).len(), 2);
    scene.play_as(1, "card 003").play_as(0, "card 001");
    assert_eq!(scene.asked(), 0);
    assert!(scene.may("card 525"), "the snap: {:?}", scene.legal());
}

/// P-33: the enclosure of card 263 is optional.
#[test]
fn p_33_the_enclosure_of_card_263_is_optional() {
    let mut scene = Scene::quiet(|edit| {
        edit.upgrade(0, Sponsors).tracks(0, 25, 0, 0, 6).put(263, HAND);
    });
    scene.play("sponsors 5; sponsor 263");
    assert_eq!(scene.legal(), ["raise size5", "done"]);
    scene.play("done");
    assert!(scene.zoo(0).buildings.is_empty());
}
