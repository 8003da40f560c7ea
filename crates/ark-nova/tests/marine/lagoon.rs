//! Map 14, and persons that are found, played for free and sent away (270).

use crate::reef::{HAND, ME, ZOO};
use crate::scene::Scene;
use crate::sea::{marine, on_maps};
use ark_nova::catalogue::Action::Animals;
use ark_nova::catalogue::{Building, CardId, CardKind, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{CardSet, Position, Source};
use ark_nova::{Blocker, Event, Move, Question};
use tabletop::{Game, Seat, Seed, Silent};

fn is_person(card: CardId) -> bool {
    card.kind() == Some(CardKind::Sponsor) && marine(2).sponsor(card).person
}

fn start(seed: u64) -> (Position, Vec<Event>) {
    let mut events = Vec::new();
    let position = on_maps(&["14", "0"]).start(Seed::from_number(seed), &mut events);
    (position, events)
}

/// Map 14: at the start a person is found and joins the 8 dealt cards: 5 of 9 are kept, the found one need not be.
#[test]
fn map_14_finds_a_person_at_the_start() {
    for seed in 1..20 {
        let rules = on_maps(&["14", "0"]);
        let (mut position, events) = start(seed);
        assert_eq!((position.zoos[0].hand.len(), position.zoos[1].hand.len()), (9, 8));
        let kept = |event: &Event| match event {
            Event::Kept { seat: ME, card } => *card,
            _ => None,
        };
        let found = events.iter().find_map(kept).expect("a person");
        assert!(is_person(found) && position.zoos[0].hand.contains(found));
        let look = rules.look(&position);
        assert_eq!(look.question(ME), Some(Question::Keep { left: 5 }));
        assert_eq!(look.question(Seat(1)), Some(Question::Keep { left: 4 }));
        let keep: Vec<CardId> = position.zoos[0].hand.iter().filter(|&card| card != found).take(5).collect();
        for card in keep {
            rules.apply(&mut position, ME, Move::Card(card), &mut Silent).expect("one of nine");
        }
        assert!(position.zoos[0].hand.len() == 9, "sealed until everybody has chosen");
        let other: Vec<CardId> = position.zoos[1].hand.iter().take(4).collect();
        for card in other {
            rules.apply(&mut position, Seat(1), Move::Card(card), &mut Silent).expect("one of eight");
        }
        assert_eq!((position.zoos[0].hand.len(), position.zoos[1].hand.len()), (5, 4));
        assert!(position.market.discard.contains(found));
        rules.validate(&position).expect("a good position");
    }
}

/// Map 14, R-10.7: the other revealed cards go under the deck in their order, and the six cards of the display are not
/// searched: the same game on another map shows them.
#[test]
fn map_14_searches_below_the_display() {
    for seed in 1..20 {
        let (position, events) = start(seed);
        let plain = on_maps(&["13", "0"]).start(Seed::from_number(seed), &mut Silent);
        let deck: Vec<CardId> = plain.market.deck.iter().rev().copied().collect();
        let found = deck[6..].iter().position(|&card| is_person(card)).expect("a person") + 6;
        let mut expected: Vec<CardId> = deck[..6].to_vec();
        expected.extend(&deck[found + 1..]);
        expected.extend(&deck[6..found]);
        let now: Vec<CardId> = position.market.deck.iter().rev().copied().collect();
        assert_eq!(now, expected);
        let revealed = |event: &Event| match event {
            Event::Revealed { card } => Some(*card),
            _ => None,
        };
        assert_eq!(events.iter().filter_map(revealed).collect::<Vec<_>>(), deck[6..=found]);
        assert!(position.known.iter().take(2).all(|known| known.contains(deck[found])), "all have seen it");
    }
}

/// Map 14: each worker finds another person; the third space gives 1 conservation as well.
#[test]
fn map_14_finds_a_person_with_each_worker() {
    for (workers, conservation) in [(1, 0), (2, 0), (3, 1)] {
        let mut scene = Scene::at_rest(on_maps(&["14", "0"]), |edit| {
            edit.workers(0, workers).deck_top(&[401, 220, 214, 403]).tracks(0, 20, 0, 0, 1);
            edit.slot(0, Animals, 2).put(421, HAND);
            edit.map(0, "14");
            for building in [Building::Standard5, Building::Standard5] {
                crate::scene::lay(edit, 0, building, |_, _| true);
            }
        });
        if !scene.may("animals 2") {
            scene = Scene::at_rest(on_maps(&["14", "0"]), |edit| {
                edit.workers(0, workers).deck_top(&[401, 220, 214, 403]).tracks(0, 90, 0, 0, 1);
                edit.slot(0, Animals, 5).put(421, HAND).upgrade(0, Animals);
                edit.put_all(&[403, 404, 410], ZOO);
                edit.deck_top(&[401, 220, 214]);
                crate::scene::lay(edit, 0, Building::Standard5, |_, _| true);
            });
            assert!(scene.may("animals 5"), "{:?}", scene.legal());
            scene.play("animals 5; ~done");
        } else {
            scene.play("animals 2");
        }
        scene.play("~animal 421");
        while scene.asked() == 0 && !scene.zoo(0).hand.contains(CardId(214)) {
            let next = scene.first();
            scene.play(&next);
        }
        assert!(scene.hand(0).contains(&214), "the first person below 401 and 220");
        assert_eq!(scene.zoo(0).workers, workers + 1);
        let gained = scene.gains(0).into_iter();
        let slot: u16 = gained
            .filter(|gain| matches!(gain, (Resource::Conservation, _, Source::WorkerSlot(_))))
            .map(|gain| gain.1)
            .sum();
        assert_eq!(slot, conservation);
    }
}

fn at_break(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(on_maps(&["14", "0"]), |editor| {
        editor.left_edge(0, &[1, 2, 3, 5, 6, 7]).tracks(0, 0, 0, 0, 3);
        editor.raw().break_steps = 1;
        edit(editor);
    });
    scene.play("sponsors 5; ~break");
    scene
}

/// Map 14, R-12B.8: in every break a person may be played from hand for free; its income is paid in that break.
#[test]
fn map_14_plays_a_person_for_free_in_the_break() {
    let mut scene = at_break(|edit| {
        edit.put_all(&[229, 223, 213], HAND);
    });
    while scene.question() == Question::Order {
        let edge = "first left:4".to_string();
        let next = if scene.may(&edge) { edge } else { scene.first() };
        scene.play(&next);
    }
    let persons: Vec<String> = scene.options("sponsor");
    assert!(!persons.is_empty() && scene.may("done"), "{:?}", scene.legal());
    assert!(persons.iter().all(|card| is_person(CardId(card.parse().expect("a number")))));
    assert_eq!(scene.blockers("sponsor 223"), [Blocker::NoSuchChoice], "no person");
    let person = persons[0].clone();
    let before = scene.zoo(0).money.0;
    scene.play(&format!("sponsor {person}"));
    let paid = scene.events.iter().any(
        |event| matches!(event, Event::Sponsor { seat: ME, card, cost: 0 } if card.0.to_string() == person),
    );
    assert!(paid && scene.zoo(0).money.0 >= before);
}

/// Map 14: the free play may be declined, and its conditions hold.
#[test]
fn map_14_the_free_play_is_an_offer() {
    let mut scene = at_break(|edit| {
        edit.put(262, HAND);
    });
    while scene.asked() == 0 && scene.question() == Question::Order {
        let next = scene.first();
        scene.play(&next);
    }
    assert!(!scene.zoo(0).played.contains(CardId(262)), "262 needs Sponsors II");
}

/// 270 with persons in the zoo, and its own icon entering.
fn expedition(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.put(270, HAND).tracks(0, 10, 0, 0, 3);
        edit(editor);
    });
    scene.play("sponsors 5; ~sponsor 270");
    scene
}

/// 270: for each sea animal icon, its own included, a played person may be discarded for 1 conservation: icons, rules
/// and tokens leave, past gains stay (P-34).
#[test]
fn sponsor_270_sends_a_person_away() {
    let mut scene = expedition(|edit| {
        edit.put_all(&[214, 210, 223], ZOO).tokens_on(0, 214, 2);
    });
    assert!(scene.may("yes") && scene.may("done"), "{:?}", scene.legal());
    let mut declined = Scene::at(scene.rules, scene.position);
    declined.play("done");
    assert_eq!(declined.zoo(0).conservation, 0);
    scene.play("yes; option 1");
    assert_eq!(scene.legal(), ["card 210", "card 214"]);
    assert_eq!(scene.blockers("card 223"), [Blocker::NoSuchChoice], "no person");
    assert_eq!(scene.blockers("card 216"), [Blocker::NotThere { card: CardId(216) }]);
    let science = scene.zoo(0).icons(Icon::Science);
    scene.play("card 214");
    assert_eq!(scene.zoo(0).conservation, 1);
    let lost =
        marine(2).sponsor(CardId(214)).icons.iter().filter(|&&icon| icon == Icon::Science).count() as u8;
    assert_eq!(scene.zoo(0).icons(Icon::Science), science - lost);
    assert!(scene.position.market.discard.contains(CardId(214)));
    assert_eq!(scene.zoo(0).tokens_on.len(), 0);
}

/// 270 without a person: only Scuba Dive 3 is there: three cards are revealed, a sponsor among them is kept, the others
/// are discarded.
#[test]
fn sponsor_270_without_a_person() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.put(270, HAND).put(220, ZOO).tracks(0, 10, 0, 0, 3).deck_top(&[401, 201, 402, 202]);
    });
    scene.play("sponsors 5; ~sponsor 270; yes; ~option 2; ~card 201");
    assert_eq!((scene.zoo(0).conservation, scene.hand(0)), (0, vec![201]));
    assert!([401, 402].iter().all(|&card| scene.position.market.discard.contains(CardId(card))));
    assert!(!scene.position.market.discard.contains(CardId(202)), "three cards, not four");
}

/// 212: the cards under it go with it to the discard pile (card rulings); those of the map stay.
#[test]
fn sponsor_212_takes_its_pouched_cards_along() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.put(212, ZOO).put_all(&[530, 401], HAND).put(403, Place::Pouch(ME)).slot(0, Animals, 2);
        edit.put(270, ZOO).tracks(0, 60, 0, 0, 3);
        crate::scene::lay(edit, 0, Building::LargeAquarium, crate::scene::WATER);
    });
    scene.play("animals 2; ~animal 530; ~in large-aquarium");
    let expedition = |scene: &Scene| scene.options("first").into_iter().find(|name| name.starts_with("270"));
    while scene.question() == Question::Order {
        let pouch = scene.options("first").into_iter().find(|name| name.starts_with("212"));
        let next = pouch
            .or_else(|| expedition(&scene))
            .map_or_else(|| scene.first(), |name| format!("first {name}"));
        scene.play(&next);
        scene.play("~card 401");
    }
    assert_eq!(scene.position.under.iter().copied().collect::<Vec<_>>(), [(CardId(212), CardId(401))]);
    scene.play("yes; option 1; ~card 212");
    assert!(scene.position.under.is_empty());
    let discard = scene.position.market.discard;
    assert!(discard.contains(CardId(401)) && discard.contains(CardId(212)));
    assert_eq!(scene.zoo(0).pouched, CardSet::from_iter([CardId(403)]));
    assert_eq!(scene.zoo(0).conservation, 1);
}

/// 212: once it was sent away by 270, nothing is tucked under it any more, also where one icon or animal has set off both.
#[test]
fn nothing_is_tucked_under_sponsor_212_once_it_has_left() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.put(212, ZOO).put_all(&[530, 401], HAND).slot(0, Animals, 2);
        edit.put(270, ZOO).tracks(0, 60, 0, 0, 3);
        crate::scene::lay(edit, 0, Building::LargeAquarium, crate::scene::WATER);
    });
    scene.play("animals 2; ~animal 530; ~in large-aquarium");
    while scene.question() == Question::Order {
        let expedition = scene.options("first").into_iter().find(|name| name.starts_with("270"));
        let next = expedition.map_or_else(|| scene.first(), |name| format!("first {name}"));
        scene.play(&next);
        scene.play("~yes; ~option 1; ~card 212");
    }
    assert!(!scene.zoo(0).played.contains(CardId(212)));
    assert!(!scene.may("card 401"), "{:?}", scene.legal());
    assert!(scene.position.under.is_empty() && scene.zoo(0).pouched.is_empty());
    assert!(scene.zoo(0).hand.contains(CardId(401)));
}
