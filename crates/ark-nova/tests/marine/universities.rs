//! M-4: the generic university and the six specific ones.

use crate::scene::Scene;
use crate::sea::{finish, marine};
use ark_nova::catalogue::Action::{Association, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{BonusTile, CardId, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const ZOO: Place = Place::Zoo(Seat(0));

/// Association in slot 4, with two workers, at the university task.
fn at_task(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Association, 4).workers(0, 2);
        edit(editor);
    });
    scene.play("association 4; task university");
    scene
}

fn bottom(scene: &Scene, n: usize) -> Vec<u16> {
    scene.position.market.deck[..n].iter().map(|card| card.0).collect()
}

/// M-4.1, M-4.2: any specific tile may be taken while the generic one lies there, which is then put aside.
#[test]
fn m_4_1_a_specific_university_instead_of_the_generic_one() {
    let mut scene = at_task(|_| {});
    assert_eq!(
        scene.options("university"),
        [
            "hand-limit",
            "two-science",
            "science-reputation",
            "bird",
            "predator",
            "herbivore",
            "primate",
            "reptile",
            "sea-animal"
        ]
    );
    scene.play("university reptile; done");
    let board = &scene.position.association;
    assert!(!board.generic && board.specific == 0b10_1111);
    assert_eq!(scene.zoo(0).universities[..], [University::Reptile]);
    assert_eq!(scene.asked(), 1);
}

/// M-4.3: one animal icon and one research icon, and both set cards off. The example of the rulebook: 247 gives 2
/// appeal for the primate icon.
#[test]
fn m_4_3_both_icons_set_cards_off() {
    let mut scene = at_task(|edit| {
        edit.put_all(&[247, 202], ZOO).tracks(0, 25, 0, 0, 1);
    });
    let before = [Icon::Primate, Icon::Science].map(|icon| scene.zoo(0).icons(icon));
    scene.play("university primate");
    finish(&mut scene);
    let after = [Icon::Primate, Icon::Science].map(|icon| scene.zoo(0).icons(icon));
    assert_eq!(after, before.map(|n| n + 1));
    let gains = scene.gains(0);
    assert!(gains.iter().any(|&(what, n, source)| {
        (what, n) == (Resource::Appeal, 2) && matches!(source, Source::Sponsor(CardId(247), _))
    }));
    assert!(gains.iter().any(|&(what, n, source)| {
        (what, n) == (Resource::Reputation, 1) && matches!(source, Source::Sponsor(CardId(202), _))
    }));
}

/// M-4.4, R-10.7: the first card with the icon is taken openly, animal or sponsor; the others go under the deck in
/// their order.
#[test]
fn m_4_4_the_search_takes_the_first_card_with_the_icon() {
    for found in [510, 238] {
        let mut scene = at_task(|edit| {
            edit.deck_top(&[401, 203, found, 500]);
        });
        scene.play("university bird");
        assert_eq!(scene.legal(), ["yes", "done"], "it may be declined");
        scene.play("yes");
        assert_eq!(scene.hand(0), [found]);
        assert_eq!(bottom(&scene, 2), [203, 401], "the first one revealed lies above the next one");
        assert_eq!(scene.position.market.deck.last(), Some(&CardId(500)));
        assert!(scene.position.known[1].contains(CardId(found)), "everybody saw it");
    }
}

/// M-4.4: the search may be declined.
#[test]
fn m_4_4_the_search_may_be_declined() {
    let mut scene = at_task(|edit| {
        edit.deck_top(&[401, 510]);
    });
    scene.play("university bird; done");
    assert!(scene.hand(0).is_empty());
    assert_eq!(scene.position.market.deck.last(), Some(&CardId(401)));
}

/// U-11: a search that finds nothing takes nothing, and the deck is as it was; nothing is shuffled for it.
#[test]
fn u_11_a_search_that_finds_nothing() {
    let mut scene = at_task(|edit| {
        let birds: Vec<CardId> = edit.raw().market.deck.to_vec();
        for card in birds.into_iter().filter(|card| ![401, 203].contains(&card.0)) {
            edit.put(card.0, Place::Discard);
        }
        edit.deck_top(&[401, 203]);
    });
    scene.play("university bird; yes");
    assert!(scene.hand(0).is_empty());
    assert!(!scene.events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
}

/// M-4.1: one specific tile for each player, and none while the generic one is away; it comes back in the break.
#[test]
fn m_4_1_one_each_and_only_with_the_generic_one() {
    let owner = at_task(|edit| {
        edit.university(0, University::Bird);
    });
    let owned = [Blocker::UniversityOwned { university: University::Bird }];
    assert_eq!(owner.blockers("university reptile"), owned);
    assert!(owner.may("university two-science"));
    let away = at_task(|edit| {
        edit.raw().association.generic = false;
    });
    let gone = |university| [Blocker::UniversityGone { university }];
    assert_eq!(away.blockers("university bird"), gone(University::Bird));
    let taken = at_task(|edit| {
        edit.university(1, University::Bird);
    });
    assert_eq!(taken.blockers("university bird"), gone(University::Bird));
    assert!(taken.may("university reptile"));
}

/// M-4.2: the break brings the generic tile back, as long as a specific one is left.
#[test]
fn m_4_2_the_break_brings_the_generic_one_back() {
    let after_break = |left: &[University]| {
        let mut scene = Scene::at_rest(marine(2), |edit| {
            let taken = University::SPECIFIC.into_iter().filter(|kind| !left.contains(kind));
            for (at, kind) in taken.enumerate() {
                edit.university(u8::from(at >= 3), kind);
            }
            edit.specific(left, false).break_steps(1);
        });
        scene.play("sponsors 5; ~break");
        scene.position.association.generic
    };
    assert!(after_break(&[University::Bird]));
    assert!(!after_break(&[]));
}

/// M-4.5: it lies on a university space and gives its bonus, the upgrade on the second.
#[test]
fn m_4_5_the_space_gives_its_bonus() {
    let mut scene = at_task(|edit| {
        edit.university(0, University::TwoScience);
    });
    scene.play("university bird");
    assert_eq!(scene.options("first"), ["university:2", "university:bird"]);
    scene.play("first university:bird; done; choose cards");
    assert!(scene.zoo(0).is_upgraded(ark_nova::catalogue::Action::Cards));
    let full = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 4).tracks(0, 25, 0, 0, 1);
        for kind in University::BASE {
            edit.university(0, kind);
        }
    });
    let mut full = full;
    full.play("association 4");
    assert_eq!(full.blockers("task university"), [Blocker::UniversitiesFull]);
}

/// M-4.5, U-9, R-12A.14: a university bonus has the same offer.
#[test]
fn u_9_a_bonus_takes_a_specific_university_too() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 5).upgrade(0, Association).workers(0, 2).tracks(0, 30, 0, 4, 1);
        edit.tiles([[Some(BonusTile::University), None], [None, None]]);
    });
    scene.play("association 5; task reputation; donate; tile university");
    assert!(scene.may("university sea-animal"));
    scene.play("university sea-animal; done");
    assert_eq!(scene.zoo(0).icons(Icon::SeaAnimal), 1);
    assert!(!scene.position.association.generic);
    scene.play("done");
    assert_eq!(scene.asked(), 1);
}

/// The base game has none of them.
#[test]
fn the_base_game_has_no_specific_universities() {
    let mut scene = Scene::quiet(|edit| {
        edit.slot(0, Association, 4).slot(0, Sponsors, 5);
    });
    scene.play("association 4; task university");
    assert_eq!(scene.options("university").len(), 3);
    let gone = [Blocker::UniversityGone { university: University::Bird }];
    assert_eq!(scene.blockers("university bird"), gone);
}
