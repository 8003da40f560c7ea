//! Donations that cost less: sponsor 273 and Association 3.

use crate::scene::Scene;
use crate::sea::marine;
use ark_nova::Blocker;
use ark_nova::catalogue::Action::{Association, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::editor::{Editor, Place};
use tabletop::Seat;

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

/// 273 in hand with one research icon in the zoo, donations at 5, so much money.
fn publications(money: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Sponsors, 4).put(273, HAND).university(0, University::ScienceAndReputation);
        editor.tracks(0, money, 0, 0, 1).cover_donations(&[0]);
        edit(editor);
    });
    scene.play("sponsors 4; sponsor 273");
    scene
}

/// 273: a donation when played, without Association II; its own icon already lowers the cost: 5 - 2 icons.
#[test]
fn card_273_donates_when_played() {
    let mut scene = publications(25, |_| {});
    assert_eq!(scene.legal(), ["donate", "done"]);
    scene.play("donate");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).conservation, scene.zoo(0).donations), (22, 1, 1));
    assert_eq!(scene.position.association.donations, 0b11, "the token lies on the next space");
}

/// 273: the donation may be declined, and not made without the money.
#[test]
fn card_273_may_be_declined() {
    let mut scene = publications(25, |_| {});
    scene.play("done");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).donations), (25, 0));
    let poor = publications(2, |edit| {
        edit.university(0, University::HandLimit);
    });
    assert_eq!(poor.zoo(0).donations, 0, "2 money do not pay 3");
    assert_eq!(poor.asked(), 1);
}

/// 273: every later donation costs 1 less for each research icon, down to 0; Association 3 II adds to that.
#[test]
fn card_273_lowers_every_donation() {
    let donate = |number: u8, x: u8, icons: &[University]| {
        let mut scene = Scene::at_rest(marine(2), |edit| {
            edit.slot(0, Association, 5).upgrade(0, Association).action_number(0, Association, number);
            edit.put(273, ZOO).tracks(0, 20, 0, 0, 1).cover_donations(&[0, 1, 2, 3, 4]).x_tokens(0, x);
            icons.iter().for_each(|&kind| {
                edit.university(0, kind);
            });
        });
        scene.play("association 5; task reputation; donate");
        20 - scene.zoo(0).money.0
    };
    assert_eq!(donate(0, 3, &[]), 9, "10 less its own icon");
    assert_eq!(donate(0, 0, &[University::TwoScience]), 7);
    assert_eq!(donate(3, 3, &[University::TwoScience]), 4, "both add up");
    assert_eq!(donate(3, 5, &[University::TwoScience, University::Bird, University::Reptile]), 0);
}

/// 273: the Association card on side I still makes none.
#[test]
fn card_273_does_not_open_donations_on_side_i() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 5).put(273, ZOO).workers(0, 3);
    });
    scene.play("association 5");
    assert_eq!(scene.blockers("donate"), [Blocker::NoDonation]);
}
