//! D-33: while Venom is owed, a step is refused only if the turn could not be paid after it by own choices.

use crate::scene::{Scene, players, rules, table};
use crate::stage::ready;
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::Building::{Standard1, Standard2};
use ark_nova::catalogue::{Icon, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Hand, Project, Zoo};
use ark_nova::flow::event::Loss;
use ark_nova::position::Position;
use ark_nova::{Blocker, Event, MapChoice, Move, Options, Rules};
use tabletop::{Chance, Game, Seat, SeatSet, Seed, Silent};

const ME: Seat = Seat(0);

/// Puts a Venom token on an action card of seat 0.
fn poison(edit: &mut Editor<'static>, action: Action) {
    let zoo = edit.zoo(0);
    let at = zoo.slot_of(action);
    zoo.slots[at].venom = true;
}

/// Seat 0 has Animals in slot 2, enclosures of size 1 and 2, and Venom on Build.
fn keeper(money: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    table(2, |editor| {
        editor.slot(0, Animals, 2).tracks(0, money, 0, 0, 1);
        editor.cover(0, Standard1, "a3").cover(0, Standard2, "a4 a5");
        poison(editor, Build);
        edit(editor);
    })
}

/// D-33, 236: the money of an own trigger is certain.
#[test]
fn d_33_an_own_trigger_pays() {
    let mut scene = keeper(13, |edit| {
        edit.put(467, Hand(ME)).put(236, Zoo(ME));
    });
    assert!(scene.may("animals 2"), "13 - 12 + 3");
    scene.play("animals 2; done");
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (13 - 12 + 3 - 2, 1));
    let without = keeper(13, |edit| {
        edit.put(467, Hand(ME));
    });
    assert_eq!(without.blockers("animals 2"), [Blocker::Venom { leaves: 1 }]);
}

/// D-33, 237: also when it pays for an animal that takes the last money.
#[test]
fn d_33_an_own_trigger_pays_after_the_last_money() {
    let mut scene = keeper(4, |edit| {
        edit.put(486, Hand(ME)).put(237, Zoo(ME));
    });
    scene.play("animals 2");
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (3 - 2, 1));
    let foreign = keeper(4, |edit| {
        edit.put(486, Hand(ME)).put(237, Zoo(Seat(1)));
    });
    assert_eq!(foreign.blockers("animals 2"), [Blocker::Venom { leaves: 0 }]);
}

/// D-33, 491: what is drawn on the way does not count, what is printed after it does.
#[test]
fn d_33_a_draw_on_the_way_does_no_harm() {
    let mut scene = keeper(13, |edit| {
        edit.put(491, Hand(ME)).put(237, Zoo(ME));
    });
    scene.play("animals 2");
    assert_eq!((scene.zoo(0).money.0, scene.hand(0).len()), (13 - 12 + 3 - 2, 1));
}

/// D-33, 473: Sunbathing sells cards that are in the hand now, and then it has to.
#[test]
fn d_33_sunbathing_sells_the_hand() {
    let hand = |cards: &'static [u16]| {
        keeper(10, |edit| {
            edit.put(473, Hand(ME)).put_all(cards, Hand(ME));
        })
    };
    let mut scene = hand(&[470, 471]);
    assert!(scene.may("animals 2"), "10 - 9 + 4");
    scene.play("animals 2; ~animal 473; in a3");
    assert_eq!(scene.blockers("done"), [Blocker::Venom { leaves: 1 }]);
    scene.play("card 470; done");
    assert_eq!((scene.zoo(0).money.0, scene.hand(0)), (10 - 9 + 4 - 2, vec![471]));
    assert_eq!(hand(&[]).blockers("animals 2"), [Blocker::Venom { leaves: 1 }]);
}

/// D-33, 409: an extra action with the venomous card removes the token, and then it has to be done.
#[test]
fn d_33_an_extra_action_removes_the_token() {
    let scene = |venomous| {
        table(2, |edit| {
            edit.slot(0, Animals, 2).cover(0, Standard2, "a3 a4").partner(0, Icon::Asia).put(409, Hand(ME));
            edit.tracks(0, 14, 0, 0, 1);
            poison(edit, venomous);
        })
    };
    let mut extra = scene(Association);
    extra.play("animals 2");
    assert_eq!(extra.asked(), 1, "not to do it would not pay, and it has one way");
    assert_eq!((extra.zoo(0).money.0, extra.zoo(0).reputation), (14 - 13, 3));
    assert_eq!(scene(Build).blockers("animals 2"), [Blocker::Venom { leaves: 1 }]);
}

/// D-33, 509: Determination lets any card be used, so the venomous one too.
#[test]
fn d_33_determination_removes_a_token() {
    let mut scene = ready(players(2), 509, |edit| {
        edit.tracks(0, 21, 0, 0, 1);
        poison(edit, Cards);
    });
    scene.play_animal(509);
    assert_eq!(scene.zoo(0).money.0, 1);
    assert!(scene.may("x-token cards") && scene.may("cards 2"));
    assert!(scene.may("sponsors 5"), "the break brings money");
    assert_eq!(scene.blockers("x-token build"), [Blocker::Venom { leaves: 1 }]);
    assert_eq!(scene.blockers("done"), [Blocker::Venom { leaves: 1 }]);
}

/// D-33: a donation that reaches 5 conservation brings the 5 money of that space.
#[test]
fn d_33_a_donation_that_reaches_money() {
    let donor = |conservation| {
        let mut scene = table(2, |edit| {
            edit.upgrade(0, Association).tracks(0, 3, 0, conservation, 1).slot(0, Association, 5);
            edit.zoo(0).workers = 2;
            poison(edit, Cards);
        });
        scene.play("association 5; task reputation");
        scene
    };
    let mut scene = donor(4);
    scene.play("donate; money; done");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).conservation), (3 - 2 + 5 - 2, 5));
    assert_eq!(donor(3).blockers("donate"), [Blocker::Venom { leaves: 1 }]);
}

/// A seat without money that can support a breeding program, on this map.
fn supporter(map: &str, left: u8) -> Scene {
    table(2, |edit| {
        edit.map(0, map).slots(0, [Cards, Animals, Build, Sponsors, Association]).tracks(0, 0, 10, 0, 1);
        edit.put(455, Zoo(ME)).put(127, Project).partner(0, Icon::Africa).base_projects(&[101]);
        edit.zoo(0).edge = left;
        poison(edit, Build);
    })
}

/// D-33: the 12 money of the left edge pay, and only a token that pays may be taken.
#[test]
fn d_33_the_left_edge_pays() {
    let mut scene = supporter("0", 0b111_1111);
    assert!(scene.may("association 5"));
    scene.play("association 5");
    assert_eq!(
        scene.blockers("task reputation"),
        [Blocker::NoSuchChoice],
        "the one task that pays was chosen"
    );
    scene.play("support 127 right");
    assert_eq!(scene.options("left"), ["2", "3", "6"], "a free enclosure on 5 money, 5 money, 12 money");
    assert_eq!(scene.blockers("left 7"), [Blocker::Venom { leaves: 0 }]);
    let without = supporter("0", 0b101_1001);
    assert_eq!(without.blockers("association 5"), [Blocker::Venom { leaves: 0 }]);
}

/// D-33, map 4: the harbour sells a card of the hand.
#[test]
fn d_33_the_harbour_sells() {
    let harbour = |hand: &'static [u16]| {
        table(2, |edit| {
            edit.map(0, "4").cover(0, Standard1, "a6").tracks(0, 1, 0, 0, 1).put_all(hand, Hand(ME));
            poison(edit, Build);
        })
    };
    let mut scene = harbour(&[404, 405]);
    assert!(scene.may("sell 404") && scene.may("cards 4"));
    assert!(scene.may("x-token cards"), "D-48: a card can still be sold before the turn ends");
    scene.play("sell 404");
    assert!(scene.may("x-token cards"), "1 + 3");
    assert_eq!(harbour(&[]).blockers("cards 4"), [Blocker::Venom { leaves: 1 }]);
}

/// D-33: cards that have not been drawn yet pay nothing.
#[test]
fn d_33_a_draw_is_not_certain() {
    let mut scene = keeper(13, |edit| {
        edit.put(491, Hand(ME)).deck_top(&[473]);
    });
    assert_eq!(scene.blockers("animals 2"), [Blocker::Venom { leaves: 1 }]);
    scene.play("x-token build");
    assert_eq!(scene.zoo(0).money.0, 13);
}

/// D-33, 463: what another seat chooses is not certain; what it is forced to is.
#[test]
fn d_33_the_answer_of_another_seat_is_not_certain() {
    let pilfering = |hand: &'static [u16]| {
        keeper(9, |edit| {
            edit.partner(0, Icon::Americas).put(463, Hand(ME)).put_all(hand, Hand(Seat(1)));
            edit.tracks(1, 20, 20, 0, 1);
        })
    };
    assert_eq!(pilfering(&[404]).blockers("animals 2"), [Blocker::Venom { leaves: 1 }]);
    let mut scene = pilfering(&[]);
    scene.play("animals 2; first 463:ability:1");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(1).money.0), (9 - 8 + 5 - 2, 15));
}

/// D-33: where no answer has a way, everything is allowed and what is there is paid. A turn cannot begin like that, so
/// the money goes in the middle of one.
#[test]
fn d_33_without_any_way_everything_is_allowed() {
    let mut scene = table(2, |edit| {
        edit.tracks(0, 4, 0, 0, 1)
            .cover(0, Standard1, "a3")
            .cover(0, Standard1, "a4")
            .cover(0, Standard1, "a5");
        poison(edit, Association);
    });
    scene.play("build 3");
    assert_eq!(scene.legal(), ["raise size1", "raise kiosk", "raise pavilion"]);
    assert_eq!(scene.blockers("raise size2"), [Blocker::Venom { leaves: 0 }]);
    scene.position.zoos[0].money.0 = 3;
    assert_eq!(scene.legal(), ["raise size1", "raise kiosk", "raise pavilion"]);
    scene.play("raise size1");
    assert_eq!(scene.blockers("place size1 b3 r0"), []);
    scene.play("place size1 b3 r0");
    assert_eq!((scene.zoo(0).money.0, scene.asked()), (0, 1));
}

/// Whether one way at random through the rest of a turn, in a position where Venom forbids nothing, ends with 2 money or
/// uses a venomous card. It is not followed past a draw.
fn pays_at_random(rules: &Rules, mut position: Position, mut answer: Move, chance: &mut Chance) -> bool {
    let seat = position.active;
    let mut money = position.zoo(seat).money.0;
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    loop {
        let used = match answer {
            Move::Use { action, .. } | Move::XToken(action) => Some(action),
            _ => None,
        };
        if position.zoo(seat).slots.iter().any(|slot| slot.venom && Some(slot.action) == used) {
            return true;
        }
        rules.apply(&mut position, seat, answer, &mut events).expect("a legal move");
        let over = |event: &Event| matches!(event, Event::Turn { .. } | Event::Break | Event::Over);
        let ended = events.iter().any(over);
        for event in events.drain(..) {
            match event {
                Event::Gained { seat: who, what: Resource::Money, n, .. } if who == seat => money += n,
                Event::Lost { seat: who, what: Resource::Money, n, .. } if who == seat => money -= n,
                Event::Drew { .. } | Event::Revealed { .. } | Event::Stolen { .. } => return false,
                Event::Displayed { .. } | Event::Turn { .. } | Event::Break => return ended && money >= 2,
                _ => {}
            }
        }
        if rules.asked(&position) != SeatSet::only(seat) {
            return false;
        }
        rules.legal(&position, seat, &mut moves);
        answer = moves[chance.below(moves.len() as u32) as usize];
    }
}

/// D-33: random games in which every turn begins with little money and a Venom token. Whatever legal way a turn takes,
/// it is paid or removes a token (unless the search was given up); no way at random from what was refused does, as long
/// as nothing is drawn; and what is legal does not depend on what the seat cannot know.
#[test]
fn d_33_every_turn_is_paid() {
    let maps = ["3", "4", "6", "8"].map(|map| map.parse().expect("a map"));
    let rules = rules(&Options { maps: MapChoice::Fixed(maps.to_vec()), ..Options::players(4) });
    let mut chance = Chance::new(Seed::from_number(33));
    let (mut moves, mut again, mut events) = (Vec::new(), Vec::new(), Vec::new());
    let (mut paid, mut unpaid, mut refused, mut looked, mut turn) = (0, 0, 0, 0, 0);
    for seed in 1..=30 {
        let mut position = rules.start(Seed::from_number(seed), &mut Silent);
        while let Some(seat) = rules.asked(&position).first() {
            if position.turns != turn {
                turn = position.turns;
                let zoo = position.zoo_mut(seat);
                zoo.money.0 = if chance.below(4) == 0 { 25 } else { zoo.money.0 % 16 };
                zoo.slots[chance.below(5) as usize].venom = true;
            }
            rules.legal(&position, seat, &mut moves);
            looked += 1;
            if looked % 7 == 0 {
                let mut world = position;
                rules.resample(&mut world, seat, &mut chance);
                rules.legal(&world, seat, &mut again);
                assert_eq!(moves, again, "seed {seed}, {:?}", rules.question(&position, seat));
                let mut free = position;
                free.this_turn.venom_removed = true;
                rules.legal(&free, seat, &mut again);
                for &answer in again.iter().filter(|answer| !moves.contains(answer)) {
                    assert!(!pays_at_random(rules, free, answer, &mut chance), "seed {seed}: {answer}");
                    refused += 1;
                }
            }
            let answer = moves[chance.below(moves.len() as u32) as usize];
            rules.apply(&mut position, seat, answer, &mut events).expect("a legal move");
            for event in events.drain(..) {
                if let Event::Lost { n, reason: Loss::Venom, .. } = event {
                    if n == 2 { paid += 1 } else { unpaid += 1 }
                }
            }
        }
    }
    assert!(paid > 10_000 && unpaid * 1000 < paid, "{paid} turns were paid, {unpaid} were not");
    assert!(refused > 2000, "{refused}");
}
