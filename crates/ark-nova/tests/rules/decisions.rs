//! Decisions about questions: sets of cards, free moves, what may be declined, and answers that are asked for alone.

use crate::scene::{ANY, Scene, house, lay, rules, table, two};
use ark_nova::catalogue::{Action, BonusTile, Building, CardId, Icon, Requirement};
use ark_nova::editor::Place::{Hand, Zoo};
use ark_nova::position::{Frame, Source, Turn};
use ark_nova::{Blocker, MapChoice, Move, Options, Question, Rules};
use tabletop::{Game, Seat, Seed, Silent};

const ME: Seat = Seat(0);

/// The same scene, asked about lone answers too.
fn asking(mut scene: Scene) -> Scene {
    scene.answers_alone = false;
    scene
}

fn on_map(label: &str) -> &'static Rules {
    let maps = vec![label.parse().expect("a map"), "A".parse().expect("a map")];
    rules(&Options { maps: MapChoice::Fixed(maps), first: Some(ME), ..Options::players(2) })
}

/// D-45: four of eight cards are a set: in any order, changed until complete, the same bytes in the end.
#[test]
fn d_45_cards_are_kept_in_any_order_and_may_be_put_back() {
    let rules = two();
    let start = rules.start(Seed::from_number(7), &mut Silent);
    let hand: Vec<CardId> = start.zoo(ME).hand.iter().collect();
    let keep = |moves: &[Move]| {
        let mut position = start;
        for &answer in moves {
            rules.apply(&mut position, ME, answer, &mut Silent).expect("a card of the set");
        }
        position
    };
    let card = |i: usize| Move::Card(hand[i]);
    let ascending = keep(&[card(0), card(2), card(5), card(7)]);
    assert_eq!(keep(&[card(7), card(2), card(0), card(5)]), ascending);
    let changed = keep(&[card(7), card(1), Move::Back(hand[1]), card(2), card(0), card(5)]);
    assert_eq!(changed, ascending, "a card that was put back leaves no trace");
    let begun = keep(&[card(3)]);
    let blockers = |answer| rules.blockers(&begun, ME, answer);
    assert_eq!(blockers(card(3)), [Blocker::Picked { card: hand[3] }]);
    assert_eq!(blockers(Move::Back(hand[4])), [Blocker::NotPicked { card: hand[4] }]);
    assert_eq!(blockers(Move::Done), [Blocker::TooFew { picked: 1, needs: 4 }]);
}

/// D-45: search looks at each set once, however many orders there are.
#[test]
fn d_45_search_does_not_pay_for_permutations() {
    let rules = two();
    let start = rules.start(Seed::from_number(7), &mut Silent);
    let mut sets = 0;
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if !rules.asked(&position).contains(ME) {
            sets += 1;
            continue;
        }
        let mut moves = Vec::new();
        rules.distinct(&position, ME, &mut moves);
        for answer in moves {
            let mut next = position;
            rules.apply(&mut next, ME, answer, &mut Silent).expect("a legal move");
            open.push(next);
        }
    }
    assert_eq!(sets, 70, "4 of 8");
}

/// D-45: the cards of a Cards action are discarded together, in any order.
#[test]
fn d_45_the_discard_of_the_cards_action_is_a_set() {
    let mut scene = asking(table(2, |edit| {
        edit.put_all(&[401, 402, 403], Hand(ME)).slot(0, Action::Cards, 1).deck_top(&[404]);
    }));
    scene.play("cards 1");
    assert_eq!(scene.legal(), ["card 401", "card 402", "card 403", "card 404"]);
    scene.play("card 402");
    assert_eq!(scene.hand(0), [401, 403, 404]);
}

/// D-46: animals move into a new special enclosure in any order.
#[test]
fn d_46_animals_move_in_in_any_order() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Action::Build, 5).upgrade(0, Action::Build).tracks(0, 50, 0, 0, 1);
        edit.put_all(&[471, 474], Zoo(ME));
        house(edit, 0, Building::Standard2, ANY);
        house(edit, 0, Building::Standard3, ANY);
    });
    scene.play("build 5; raise reptile-house");
    let place = scene.legal()[0].clone();
    scene.play(&place);
    assert_eq!(
        (scene.question(), scene.options("card").len()),
        (Question::MoveIn(Building::ReptileHouse), 2)
    );
    scene.play("card 474");
    assert_eq!(scene.legal(), ["card 471", "done"], "a lower number after a higher one, each once");
    scene.play("card 471; ~done");
    assert!(scene.zoo(0).buildings.iter().all(|built| !built.is_occupied()), "both enclosures are empty");
    assert!(scene.position.moved_in.is_empty());
}

/// D-47, R-8.3: the reputation of a strong Animals action may be declined where it sets something off; elsewhere
/// nothing is asked.
#[test]
fn d_47_the_reputation_may_be_declined() {
    let strong = |reputation| {
        let mut scene = table(2, |edit| {
            edit.upgrade(0, Action::Animals).slot(0, Action::Animals, 5).tracks(0, 50, 0, 0, reputation);
            edit.upgrade(0, Action::Cards);
            edit.put_all(&[420, 410], Hand(ME));
            edit.cover(0, Building::Standard1, "b2").cover(0, Building::Standard1, "c2");
        });
        scene.answers_alone = false;
        scene.play("animals 5");
        scene
    };
    let scene = strong(2);
    assert!(matches!(scene.question(), Question::Step(_)), "3 sets nothing off: {:?}", scene.question());
    assert_eq!(scene.zoo(0).reputation, 3);
    let mut scene = strong(4);
    assert_eq!(scene.legal(), ["yes", "done"], "5 is an upgrade");
    scene.play("done");
    assert_eq!(scene.zoo(0).reputation, 4);
    let mut scene = strong(4);
    scene.play("yes");
    assert_eq!(scene.zoo(0).reputation, 5);
    assert!(scene.may("choose build"), "the upgrade is asked for");
}

/// D-48: the harbour of map 4 is open after the action too: the seat is asked once more before the turn ends.
#[test]
fn d_48_the_harbour_is_open_after_the_action() {
    let mut scene = Scene::new(on_map("4"), |edit| {
        edit.empty_hand(0).slots(0, Action::ALL).cover(0, Building::Kiosk, "a6");
        edit.put_all(&[401, 402], Hand(ME)).tracks(0, 5, 0, 0, 1);
    });
    scene.play("x-token build");
    assert_eq!(scene.question(), Question::LastMoves);
    assert_eq!(scene.legal(), ["done", "sell 401", "sell 402"]);
    scene.play("sell 402");
    assert_eq!((scene.zoo(0).money.0, scene.hand(0), scene.asked()), (8, vec![401], 1), "the turn is over");
    let mut scene = Scene::new(on_map("4"), |edit| {
        edit.empty_hand(0).slots(0, Action::ALL).cover(0, Building::Kiosk, "a6");
        edit.put_all(&[401], Hand(ME));
    });
    scene.play("sell 401; x-token build");
    assert_eq!(scene.asked(), 1, "nothing is left to sell: nothing is asked");
}

/// D-50: with tokens on both 215 and 218 and one icon missing, the player says which card pays.
#[test]
fn d_50_the_player_says_which_token_stands_for_the_icon() {
    let mut scene = table(2, |edit| {
        edit.base_projects(&[103, 106, 110]).put_all(&[404, 405, 428, 215, 218], Zoo(ME));
        edit.tokens_on(0, 215, 2).tokens_on(0, 218, 2).slot(0, Action::Association, 5);
    });
    scene.answers_alone = false;
    scene.play("association 5; task project; support 103 middle");
    assert!(matches!(scene.question(), Question::Icon(CardId(103))), "{:?}", scene.question());
    assert_eq!(scene.legal(), ["card 215", "card 218"]);
    scene.play("card 218");
    assert_eq!((scene.zoo(0).tokens(CardId(215)), scene.zoo(0).tokens(CardId(218))), (2, 1));
}

/// D-52: the third parlour of map 7, covered during the income of a break, pays in that break.
#[test]
fn d_52_the_third_parlour_counts_in_the_same_break() {
    let mut scene = Scene::new(on_map("7"), |edit| {
        edit.empty_hand(0).empty_hand(1).slots(0, Action::ALL).tracks(0, 0, 0, 0, 1);
        edit.cover(0, Building::Kiosk, "b2").cover(0, Building::Kiosk, "f6").cover(
            0,
            Building::Standard2,
            "f4 f5",
        );
        edit.zoo(0).edge &= !(1 << 1);
        edit.raw().break_steps = 1;
    });
    scene.play("sponsors 5; ~break; first left:2; raise size2");
    scene.lay("f3 e3");
    while scene.question() == Question::Order
        || !matches!(scene.position.agenda.top(), Frame::Turn(Turn::Choose))
    {
        let next = scene.legal()[0].clone();
        scene.play(&next);
    }
    let gained = scene.gains(0);
    let paid = gained.iter().any(|(_, _, source)| matches!(source, Source::Map(_)));
    assert!(paid, "the parlours pay for each kiosk: {gained:?}");
}

/// A lone legal answer that plays, places, releases or pays is asked for; a forced draw or gain is not.
#[test]
fn a_lone_animal_is_asked_for() {
    let mut scene = table(2, |edit| {
        edit.put_all(&[410], Hand(ME)).slot(0, Action::Animals, 2);
        lay(edit, 0, Building::Standard1, ANY);
    });
    scene.answers_alone = false;
    scene.play("animals 2");
    assert_eq!(scene.legal(), ["animal 410"], "it plays and pays for the only animal");
    assert!(scene.rules.commits(&scene.position, ME, Move::Animal(CardId(410))));
}

/// The only candidate for a release is asked for.
#[test]
fn a_lone_release_is_asked_for() {
    let mut scene = table(2, |edit| {
        edit.put_all(&[113], Hand(ME)).put(420, Zoo(ME)).slot(0, Action::Association, 5);
        house(edit, 0, Building::Standard1, ANY);
    });
    scene.answers_alone = false;
    scene.play("association 5; task project; support 113 right");
    assert_eq!(scene.legal(), ["card 420"]);
    assert_eq!(scene.blockers("card 421"), [Blocker::NotThere { card: CardId(421) }]);
}

/// An answer to an effect gets real reasons, with their numbers.
#[test]
fn an_answer_to_an_effect_gets_real_reasons() {
    let mut scene = table(2, |edit| {
        edit.put_all(&[236, 246], Hand(ME)).tracks(0, 5, 0, 0, 1);
    });
    let tile = Source::Tile(BonusTile::Sponsor);
    scene.rules.resolve(&mut scene.position, tile, ME, &mut Silent);
    assert_eq!(scene.legal(), ["sponsor 236", "done"], "for money equal to the level");
    assert_eq!(scene.blockers("sponsor 246"), [Blocker::Money { cost: 6, has: 5 }]);
    assert_eq!(
        scene.blockers("sponsor 202"),
        [
            Blocker::OnlyFromHand,
            Blocker::Condition { needs: Requirement::Icons(Icon::Science, 1), has: 0, ignored: 0 }
        ]
    );
    scene.play("sponsor 236");
    assert_eq!(
        (scene.zoo(0).money.0, scene.question()),
        (4, Question::Action),
        "4 are paid, and its own icon pays 3"
    );
}
