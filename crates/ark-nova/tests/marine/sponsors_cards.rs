//! The alternate Sponsors cards (P-25).

use crate::reef::{HAND, ME};
use crate::scene::Scene;
use crate::sea::marine;
use ark_nova::catalogue::Action::Sponsors;
use ark_nova::catalogue::{CardId, Resource, Side};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{Progress, Source};
use ark_nova::{Blocker, Event, Question};

/// A Sponsors card in use, at the strength of its slot. The break option alone is taken by itself.
fn card(number: u8, slot: usize, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Sponsors, slot).action_number(0, Sponsors, number).tracks(0, 10, 0, 0, 3);
        if upgraded {
            editor.upgrade(0, Sponsors);
        }
        edit(editor);
    });
    scene.answers_alone = false;
    scene.play(&format!("sponsors {slot}"));
    scene
}

/// The same position again, to try something else.
fn again(scene: &Scene) -> Scene {
    let mut again = Scene::at(scene.rules, scene.position);
    again.answers_alone = false;
    again
}

fn money(scene: &Scene) -> u16 {
    scene.zoo(0).money.0
}

/// Sponsors 1 I: one trade before the action, which then has to be done.
#[test]
fn sponsors_1_trades_before() {
    let mut scene = card(1, 3, false, |edit| {
        edit.put(223, HAND).x_tokens(0, 1);
    });
    assert_eq!(scene.legal(), ["sponsor 223", "break", "first sponsors:1:I"]);
    assert_eq!(scene.blockers("done"), [Blocker::NotYet], "a trade alone is no action");
    scene.play("first sponsors:1:I");
    assert_eq!(scene.legal(), ["trade x-token money", "trade money x-token", "done"]);
    scene.play("trade x-token money");
    assert_eq!((money(&scene), scene.zoo(0).x_tokens), (15, 0));
    assert_eq!(scene.legal(), ["sponsor 223", "break"], "once");
    assert_eq!(scene.blockers("first sponsors:1:I"), [Blocker::NoSuchChoice]);
    scene.play("sponsor 223");
    assert_eq!(scene.asked(), 1);
}

/// Sponsors 1 I: or after it, with the break option too; it may be left out.
#[test]
fn sponsors_1_trades_after() {
    let mut scene = card(1, 3, false, |edit| {
        edit.put_all(&[223, 220], HAND);
    });
    scene.play("sponsor 223");
    assert_eq!(scene.legal(), ["done", "first sponsors:1:I"], "no second sponsor");
    scene.play("first sponsors:1:I; trade money x-token");
    assert_eq!((scene.zoo(0).x_tokens, scene.asked()), (1, 1));
    let mut scene = card(1, 3, false, |_| {});
    scene.play("break");
    assert_eq!((money(&scene), scene.legal()), (13, vec!["done".into(), "first sponsors:1:I".into()]));
    let mut left_out = again(&scene);
    left_out.play("done");
    assert_eq!((money(&left_out), left_out.asked()), (13, 1));
    scene.play("first sponsors:1:I; trade money x-token");
    assert_eq!((money(&scene), scene.zoo(0).x_tokens, scene.asked()), (8, 1, 1));
}

/// Sponsors 1: nothing to trade, nothing offered; an X-token gained this way does not raise this action.
#[test]
fn sponsors_1_without_anything_to_trade() {
    let scene = card(1, 3, false, |edit| {
        edit.put(223, HAND).tracks(0, 4, 0, 0, 3);
    });
    assert_eq!(scene.legal(), ["sponsor 223", "break"]);
    let mut scene = card(1, 3, false, |edit| {
        edit.put_all(&[220, 223], HAND);
    });
    scene.play("first sponsors:1:I; trade money x-token");
    assert_eq!(scene.blockers("sponsor 220"), [Blocker::Level { level: 4, left: 3 }]);
}

/// Sponsors 1 II: either also buys 1 reputation; not at 9 without Cards II.
#[test]
fn sponsors_1_ii_buys_reputation() {
    let mut scene = card(1, 3, true, |edit| {
        edit.x_tokens(0, 1);
    });
    scene.play("first sponsors:1:II");
    assert_eq!(
        scene.legal(),
        [
            "trade x-token money",
            "trade money x-token",
            "trade x-token reputation",
            "trade money reputation",
            "done"
        ]
    );
    let mut other = again(&scene);
    other.play("trade money reputation");
    assert_eq!((other.zoo(0).reputation, money(&other), other.zoo(0).x_tokens), (4, 5 + 6, 1));
    scene.play("trade x-token reputation");
    assert_eq!((scene.zoo(0).reputation, money(&scene), scene.zoo(0).x_tokens), (4, 10 + 6, 0));
    let mut scene = card(1, 3, true, |edit| {
        edit.tracks(0, 10, 0, 0, 9);
    });
    scene.play("first sponsors:1:II");
    assert_eq!(scene.blockers("trade money reputation"), [Blocker::NoEffect]);
}

/// Sponsors 2: 3 (II: 5) more money with the first money of the action, here the break option; once.
#[test]
fn sponsors_2_adds_to_the_first_money() {
    for (upgraded, gained, side) in [(false, 3 + 3, Side::I), (true, 6 + 5, Side::II)] {
        let scene = card(2, 3, upgraded, |_| {});
        assert_eq!((money(&scene), scene.asked()), (10 + gained, 1));
        let more = gained - if upgraded { 6 } else { 3 };
        let source = Source::ActionCard(Sponsors, 2, side);
        assert_eq!(scene.gains(0).last(), Some(&(Resource::Money, more, source)));
    }
}

/// Sponsors 2: whatever the source, and only once in the action: 237 pays for its own icon, 236 and others as well.
#[test]
fn sponsors_2_whatever_the_source() {
    let mut scene = card(2, 5, true, |edit| {
        edit.put_all(&[220, 223], HAND);
    });
    let before = money(&scene);
    scene.play("sponsor 220");
    let gained: u16 = scene.gains(0).iter().filter(|gain| gain.0 == Resource::Money).map(|gain| gain.1).sum();
    assert_eq!(money(&scene) - before, gained);
    let bonus = |scene: &Scene| {
        let of_card = |gain: &&(Resource, u16, Source)| matches!(gain.2, Source::ActionCard(..));
        scene.gains(0).iter().filter(of_card).count()
    };
    let first = scene.gains(0).iter().any(|gain| gain.0 == Resource::Money);
    assert_eq!(bonus(&scene), usize::from(first));
    assert!(first, "220 gives money when it is played");
    let mut without = card(2, 5, true, |edit| {
        edit.put(225, HAND);
    });
    without.play("sponsor 225; ~done");
    assert_eq!(bonus(&without), 0, "no money, no bonus");
}

/// Sponsors 2: money that somebody else gains in this action is not the first.
#[test]
fn sponsors_2_only_for_who_performs() {
    let mut scene = card(2, 5, false, |edit| {
        edit.put(236, Place::Zoo(tabletop::Seat(1))).put(250, HAND);
        edit.upgrade(0, Sponsors);
    });
    scene.play("break");
    assert_eq!(scene.gains(1), []);
}

/// Sponsors 3 I: a sponsor from hand for 4 money, before or after, also with the break option; no other card.
#[test]
fn sponsors_3_sells_a_sponsor() {
    let mut scene = card(3, 3, false, |edit| {
        edit.put_all(&[223, 209, 401], HAND);
    });
    scene.play("first sponsors:3:I");
    assert_eq!(scene.legal(), ["card 209", "card 223", "done"]);
    assert_eq!(scene.blockers("card 401"), [Blocker::NoSuchChoice]);
    assert_eq!(scene.blockers("card 220"), [Blocker::NotThere { card: CardId(220) }]);
    assert_eq!(scene.blockers("lower 401"), [Blocker::NoSuchChoice]);
    scene.play("card 209");
    assert_eq!(money(&scene), 14);
    assert!(scene.position.market.discard.contains(CardId(209)));
    assert_eq!(scene.legal(), ["sponsor 223", "break"]);
    let mut scene = card(3, 3, false, |edit| {
        edit.put(209, HAND);
    });
    scene.play("break; first sponsors:3:I; card 209");
    assert_eq!((money(&scene), scene.asked()), (17, 1));
}

/// Sponsors 3: without a card for it, it is not offered; opened, it may still be left alone.
#[test]
fn sponsors_3_needs_a_card() {
    let scene = card(3, 3, false, |edit| {
        edit.put(401, HAND);
    });
    assert_eq!(scene.asked(), 1, "nothing but the break option");
    let mut scene = card(3, 3, false, |edit| {
        edit.put(209, HAND);
    });
    scene.play("first sponsors:3:I; done; ~break");
    assert_eq!((money(&scene), scene.hand(0)), (13, vec![209]));
}

/// Sponsors 3 II: any card for 4 money, or to lower one sponsor of this action by 2.
#[test]
fn sponsors_3_ii_lowers_a_sponsor() {
    let mut scene = card(3, 3, true, |edit| {
        edit.put_all(&[223, 226, 401], HAND);
    });
    assert_eq!(scene.blockers("sponsor 226"), [Blocker::Level { level: 6, left: 4 }]);
    scene.play("first sponsors:3:II");
    assert_eq!(
        scene.legal(),
        ["card 223", "card 226", "card 401", "lower 223", "lower 226", "lower 401", "done"]
    );
    let mut sold = again(&scene);
    sold.play("card 401");
    assert_eq!(money(&sold), 14);
    scene.play("lower 401");
    assert_eq!(money(&scene), 10);
    assert!(scene.may("sponsor 226"), "6 - 2 is 4: {:?}", scene.blockers("sponsor 226"));
    assert!(scene.may("break"), "the break option is still there");
    scene.play("sponsor 226");
    assert!(scene.zoo(0).played.contains(CardId(226)));
}

/// Sponsors 3 II: the card lowers one sponsor only, the one for which it counts most.
#[test]
fn sponsors_3_ii_lowers_only_one() {
    let mut scene = card(3, 5, true, |edit| {
        edit.put_all(&[223, 226, 220, 401], HAND);
    });
    scene.play("first sponsors:3:II; lower 401; sponsor 223");
    let Question::Step(Progress::Sponsors { left, lower, .. }) = scene.question() else { panic!() };
    assert_eq!((left, lower), (6 - 3 + 2, 0));
    assert_eq!(scene.blockers("sponsor 220"), []);
    assert_eq!(scene.blockers("sponsor 226"), [Blocker::Level { level: 6, left: 5 }]);
}

/// Sponsors 3 II: after the sponsors a card can only be sold, and no sponsor follows (before or after, P-25).
#[test]
fn sponsors_3_ii_after_the_sponsors() {
    let mut scene = card(3, 5, true, |edit| {
        edit.put_all(&[223, 225, 401], HAND);
    });
    scene.play("sponsor 223");
    assert!(scene.may("sponsor 225") && scene.may("first sponsors:3:II"));
    scene.play("first sponsors:3:II");
    assert_eq!(scene.blockers("lower 401"), [Blocker::NoSuchChoice]);
    scene.play("card 401");
    assert_eq!((money(&scene), scene.asked()), (14, 1));
    assert_eq!(scene.hand(0), [225]);
}

/// Sponsors 4 I: a sponsor from hand for any sponsor of the display, whatever the reputation.
#[test]
fn sponsors_4_swaps_a_sponsor() {
    let mut scene = card(4, 5, false, |edit| {
        edit.put_all(&[209, 401], HAND).tracks(0, 10, 0, 0, 1);
        edit.display([520, 521, 522, 523, 220, 223]);
    });
    scene.play("first sponsors:4:I");
    assert_eq!(scene.legal(), ["card 209", "done"]);
    scene.play("card 209");
    assert_eq!(scene.legal(), ["card 220", "card 223"]);
    assert_eq!(scene.blockers("card 520"), [Blocker::NoSuchChoice]);
    scene.play("card 223");
    assert_eq!(scene.hand(0), [223, 401]);
    assert!(scene.events.contains(&Event::Took { seat: ME, card: CardId(223), folder: 6 }));
    scene.play("sponsor 223");
    assert_eq!(scene.asked(), 1);
}

/// Sponsors 4 I: without a sponsor in hand or display there is nothing to swap; after the break option it is possible.
#[test]
fn sponsors_4_needs_two_sponsors() {
    let scene = card(4, 3, false, |edit| {
        edit.put(209, HAND);
    });
    assert_eq!(scene.asked(), 1, "nothing but the break option");
    let mut scene = card(4, 3, false, |edit| {
        edit.put(209, HAND).display([520, 521, 522, 523, 524, 223]);
    });
    scene.play("break; first sponsors:4:I; card 209");
    assert_eq!((scene.hand(0), scene.asked()), (vec![223], 1));
}

/// Sponsors 4 II: with the break option, a card is discarded to play a sponsor for its level; before the break money...
#[test]
fn sponsors_4_ii_plays_a_sponsor_before_the_break() {
    let mut scene = card(4, 3, true, |edit| {
        edit.put_all(&[209, 223, 401], HAND);
    });
    scene.play("first sponsors:4:II");
    assert_eq!(scene.legal(), ["card 209", "card 223", "card 401", "done"]);
    scene.play("card 401");
    assert_eq!(scene.legal(), ["sponsor 209", "sponsor 223"], "no way back");
    scene.play("sponsor 209");
    assert!(scene.events.contains(&Event::Sponsor { seat: ME, card: CardId(209), cost: 5 }));
    while scene.asked() == 0 && matches!(scene.question(), Question::Order | Question::Effect { .. }) {
        let next = if scene.may("done") { "done".into() } else { scene.first() };
        scene.play(&next);
    }
    assert_eq!(scene.asked(), 1, "only the break option was left");
    assert!(scene.gains(0).contains(&(Resource::Money, 6, Source::BreakOption)));
    assert_eq!(scene.hand(0), [223]);
}

/// Sponsors 4 II: ... or after it, paid with that money; not besides sponsors of the action.
#[test]
fn sponsors_4_ii_plays_a_sponsor_after_the_break() {
    let mut scene = card(4, 3, true, |edit| {
        edit.put_all(&[209, 401], HAND).tracks(0, 0, 0, 0, 3);
    });
    assert_eq!(money(&scene), 6, "there was no money yet for 209, and level 5 is too much for strength 3");
    scene.play("first sponsors:4:II; card 401");
    scene.play("~sponsor 209");
    assert!(scene.zoo(0).played.contains(CardId(209)));
    let mut scene = card(4, 3, true, |edit| {
        edit.put_all(&[223, 225, 401], HAND);
    });
    scene.play("sponsor 223");
    assert!(!scene.may("first sponsors:4:II"), "only with the break option");
}

/// Sponsors 4 II: the discarded card is another one, and its conditions hold.
#[test]
fn sponsors_4_ii_needs_another_card() {
    let scene = card(4, 3, true, |edit| {
        edit.put(223, HAND);
    });
    assert!(!scene.may("first sponsors:4:II"));
    let mut scene = card(4, 3, true, |edit| {
        edit.put_all(&[223, 401], HAND);
    });
    scene.play("first sponsors:4:II");
    assert_eq!(scene.legal(), ["card 401", "done"], "223 is the only sponsor");
}

/// A repetition by a Multiplier token is a new performance: what the card adds is there again (P-18).
#[test]
fn p_18_a_repetition_offers_it_again() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Sponsors, 3).action_number(0, Sponsors, 2).tracks(0, 10, 0, 0, 3);
        edit.multipliers(0, Sponsors, 1);
    });
    scene.answers_alone = false;
    scene.play("sponsors 3; repeat");
    assert_eq!(money(&scene), 10 + 2 * 6);
}
