//! Map 11, Caves: stored cards. And the harbour of map 4a, the other free move of a map.

use crate::scene::Scene;
use crate::sea::on_maps;
use ark_nova::catalogue::Action::{Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::texts::{self, Lang};
use ark_nova::{Blocker, Event, Question, Rules};
use tabletop::{Game, Seat, Viewer};

const HAND: Place = Place::Hand(Seat(0));
const STORE: Place = Place::Store(Seat(0));

fn caves() -> &'static Rules {
    on_maps(&["11", "0"])
}

/// Seat 0 covers the store space b6 with a kiosk.
fn cover_b6(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(caves(), |editor| {
        editor.put_all(&[401, 402], HAND).cover(0, Building::Standard1, "b7").slot(0, Build, 1);
        edit(editor);
    });
    scene.play("build 1; raise kiosk");
    scene.lay("b6");
    scene
}

/// Map 11: a hand card goes face down under the notepad; it is not in hand, and only its owner knows it.
#[test]
fn map_11_stores_a_card() {
    let mut scene = cover_b6(|edit| {
        edit.knows(1, 401);
    });
    assert_eq!(scene.legal(), ["card 401", "card 402", "done"]);
    scene.play("card 402");
    assert_eq!((scene.hand(0), scene.zoo(0).stored[..].to_vec()), (vec![401], vec![CardId(402)]));
    assert!(!scene.position.known[1].contains(CardId(401)), "nobody saw which card left the hand");
    let stored = |event: &Event, viewer| event.seen_by(viewer);
    let told = scene.events.iter().find(|event| matches!(event, Event::Stored { .. })).expect("an event");
    assert_eq!(stored(told, Viewer::Seat(Seat(1))), Event::Stored { seat: Seat(0), card: None });
    assert_eq!(stored(told, Viewer::Seat(Seat(0))), *told);
}

/// Map 11: storing is optional, there are three slots, and it takes a card.
#[test]
fn map_11_storing_is_optional_and_has_three_slots() {
    let mut scene = cover_b6(|_| {});
    scene.play("done");
    assert!(scene.zoo(0).stored.is_empty());
    let full = cover_b6(|edit| {
        edit.put_all(&[403, 404, 405], STORE);
    });
    assert!(!full.may("card 401"), "only taking back is left");
    assert_eq!(full.zoo(0).hand.len(), 2);
    let empty = cover_b6(|edit| {
        edit.empty_hand(0);
    });
    assert_eq!(empty.asked(), 1);
}

/// Map 11, D-48, P-30: where free moves are all that is left, the question says so: in the action, in the turn and in
/// the break.
#[test]
fn map_11_says_that_only_free_moves_are_left() {
    let told = |scene: &Scene| {
        let ask = |lang| texts::question_text(&scene.question(), scene.look(), &["Ann", "Bob"], lang);
        [ask(Lang::En), ask(Lang::Fr)]
    };
    let mut scene = cover_b6(|_| {});
    scene.play("card 402");
    assert_eq!(
        told(&scene)[0],
        "The action is over: anything else?",
        "a Build card on side I builds one thing"
    );
    scene.play("done");
    assert_eq!(told(&scene)[0], "One more free move, or the end of your turn?");
    let mut scene = Scene::at_rest(caves(), |edit| {
        edit.put(220, STORE).slot(0, Sponsors, 5).break_steps(5);
    });
    scene.play("sponsors 5; break; done");
    assert_eq!(scene.question(), Question::LastMoves);
    let [english, french] = told(&scene);
    assert_eq!(english, "One more free move with your income?");
    assert!(french.starts_with("Un coup libre de plus avec vos revenus"), "{french}");
}

/// Map 11: a stored card is not playable or sellable before it is taken back, at any time of the own turn.
#[test]
fn map_11_takes_cards_back_at_any_time_of_the_turn() {
    let mut scene = Scene::at_rest(caves(), |edit| {
        edit.put(220, STORE).put(209, STORE).slot(0, Sponsors, 5);
    });
    assert!(scene.may("take-back 220"), "before an action");
    scene.play("sponsors 5");
    assert_eq!(scene.blockers("sponsor 220"), [Blocker::NotThere { card: CardId(220) }]);
    scene.play("take-back 220; sponsor 220");
    assert_eq!(scene.question(), Question::LastMoves, "D-48: after the last step too");
    scene.play("take-back 209");
    assert_eq!((scene.hand(0), scene.asked()), (vec![209], 1));
    assert!(scene.events.contains(&Event::TakenBack { seat: Seat(0), card: Some(CardId(209)) }));
}

/// Map 11: the typed reasons against taking a card back.
#[test]
fn map_11_taking_back_is_refused_with_a_reason() {
    let mut scene = Scene::at_rest(caves(), |edit| {
        edit.put(220, STORE).put_all(&[401, 402, 403], HAND).slot(0, Cards, 3);
    });
    assert_eq!(scene.blockers("take-back 221"), [Blocker::NotThere { card: CardId(221) }]);
    assert!(scene.refusal(1, "take-back 220").is_some());
    scene.rules.resolve(&mut scene.position, Source::PlayBonus(CardId(136)), Seat(0), &mut tabletop::Silent);
    scene.play("card 401");
    assert_eq!(scene.blockers("take-back 220"), [Blocker::Unfinished], "a set of cards was begun");
    scene.play("back 401; take-back 220");
    assert_eq!(scene.hand(0), [220, 401, 402, 403]);
}

/// Map 11: 2 money for each stored card in a break, and the hand limit leaves them out.
#[test]
fn map_11_pays_for_stored_cards_in_a_break() {
    for n in 0..=3 {
        let mut scene = Scene::at_rest(caves(), |edit| {
            edit.put_all(&[403, 404, 405][..n], STORE).put_all(&[401, 402, 406], HAND);
            edit.tracks(0, 0, 0, 0, 1).slot(0, Sponsors, 5).break_steps(1);
        });
        scene.play("sponsors 5; ~break; ~done");
        let paid =
            scene.gains(0).iter().filter(|gain| gain.2 == Source::Map(0)).map(|gain| gain.1).sum::<u16>();
        assert_eq!((usize::from(paid), scene.zoo(0).money.0), (2 * n, 5 + 5 + 2 * n as u16));
        assert_eq!((scene.hand(0).len(), scene.zoo(0).stored.len()), (3, n), "nothing is discarded");
        assert!(scene.events.iter().all(|event| !matches!(event, Event::Discarded { seat: Some(_), .. })));
    }
}

/// Map 11: others see how many cards are stored, and a seat that imagines other worlds leaves them sorted and known.
#[test]
fn map_11_stored_cards_are_hidden_from_others() {
    let scene = Scene::at_rest(caves(), |edit| {
        edit.put_all(&[403, 404], STORE);
    });
    let seen = |seat| scene.rules.view(&scene.position, Viewer::Seat(Seat(seat)));
    assert_ne!(format!("{:?}", seen(0).zoos[0].stored), format!("{:?}", seen(1).zoos[0].stored));
    let mut other = scene.position;
    scene.rules.resample(&mut other, Seat(1), &mut tabletop::Chance::new(tabletop::Seed::from_number(5)));
    assert!(scene.rules.validate(&other).is_ok());
    assert_eq!(other.zoo(Seat(0)).stored.len(), 2);
}

/// map 11 has five upgrades, so all five cards can be flipped.
#[test]
fn r_3_11_map_11_has_five_upgrades() {
    use ark_nova::effects::Effect::UpgradeActionCard;
    let map = caves().options.clone().maps;
    let ark_nova::MapChoice::Fixed(maps) = map else { panic!("fixed maps") };
    let map = maps[0].map();
    let edge = map.edge.iter().filter(|space| space.effect == UpgradeActionCard).count();
    let rows = map.rows.iter().filter(|effects| effects.contains(&UpgradeActionCard)).count();
    let workers = map.workers.iter().filter(|effects| effects.contains(&UpgradeActionCard)).count();
    assert_eq!((edge, rows, workers), (1, 1, 1), "besides conservation 2 and reputation 5");
    let mut scene = Scene::at_rest(caves(), |edit| {
        for action in [Cards, Build, Sponsors, ark_nova::catalogue::Action::Animals] {
            edit.upgrade(0, action);
        }
        edit.workers(0, 2);
    });
    scene.rules.resolve(&mut scene.position, Source::WorkerSlot(1), Seat(0), &mut tabletop::Silent);
    scene.play("~choose association");
    assert!(ark_nova::catalogue::Action::ALL.iter().all(|&action| scene.zoo(0).is_upgraded(action)));
}

/// Map 4a: a hand card for 3 money once a turn, while the harbour is connected; not in a break, not in others' turns.
#[test]
fn map_4a_buys_a_card_for_3_money() {
    let harbour = |covered: bool| {
        Scene::at_rest(on_maps(&["4a", "0"]), |edit| {
            edit.put_all(&[401, 402], HAND).tracks(0, 10, 0, 0, 1);
            if covered {
                edit.cover(0, Building::Standard1, "a6");
            }
        })
    };
    assert!(!harbour(false).may("sell 401"));
    let mut scene = harbour(true);
    scene.play("sell 401");
    assert_eq!(scene.gains(0), [(Resource::Money, 3, Source::Map(0))]);
    assert_eq!(scene.blockers("sell 402"), [Blocker::NotAsked], "once a turn");
    assert!(scene.refusal(1, "sell 402").is_some());
}
