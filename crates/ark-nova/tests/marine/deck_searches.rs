//! Searches of the deck, magnets and sharks.

use crate::scene::{ANY, ROCK, Scene, lay};
use crate::sea::{marine, on_maps};
use crate::waves::display;
use ark_nova::catalogue::Action::{Animals, Association, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon, Resource, SizeClass, animals};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::{Chance, Game, Seat, Seed, Viewer};

const ME: Seat = Seat(0);
const HAND: Place = Place::Hand(ME);

/// An animal in hand, Animals II in slot 2, plenty of money.
fn ready(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Animals, 2).upgrade(0, Animals).put(card, HAND).tracks(0, 60, 0, 0, 1);
        edit(editor);
    })
}

/// Plays the animal; ability and gains in the order of the list.
fn play(scene: &mut Scene, card: u16) {
    scene.play(&format!("animals 2; ~animal {card}"));
    while scene.may(&format!("first {card}:ability:1")) {
        scene.play(&format!("first {card}:ability:1"));
    }
}

fn bottom(scene: &Scene, n: usize) -> Vec<u16> {
    scene.position.market.deck.iter().take(n).map(|card| card.0).collect()
}

fn discard(scene: &Scene) -> Vec<u16> {
    scene.position.market.discard.iter().map(|card| card.0).collect()
}

fn sifaka(edit: &mut Editor<'static>) {
    lay(edit, 0, Building::Standard3, ROCK);
}

/// 559 Monkey Gang, R-10.7: the first card with a primate icon; the others go under the deck in their order.
#[test]
fn a_559_monkey_gang_finds_a_primate() {
    // An animal, and a sponsor with the icon.
    for primate in [453, 278] {
        let mut scene = ready(559, |edit| {
            sifaka(edit);
            edit.deck_top(&[401, 201, 120, primate, 402]);
        });
        let pile = discard(&scene);
        play(&mut scene, 559);
        assert_eq!(scene.hand(0), [primate]);
        assert_eq!(bottom(&scene, 3), [120, 201, 401], "the first one revealed lies highest");
        assert_eq!(scene.position.market.deck.last(), Some(&CardId(402)));
        assert_eq!(discard(&scene), pile, "nothing is discarded");
        let told = scene.when(|event| matches!(event, Event::Revealed { card } if card.0 == 401));
        assert_eq!(told.len(), 1, "everybody sees what is revealed");
        let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(1)));
        assert_eq!(view.zoos[0].hand.known, [CardId(primate)], "the card found is known to all");
    }
}

/// 559, R-10.7: everybody saw what went under the deck: the view shows it, and a world dealt anew has it there.
#[test]
fn r_10_7_cards_under_the_deck_were_seen() {
    let mut scene = ready(559, |edit| {
        sifaka(edit);
        edit.deck_top(&[401, 201, 120, 453]);
    });
    play(&mut scene, 559);
    assert_eq!(bottom(&scene, 3), [120, 201, 401]);
    scene.rules.validate(&scene.position).expect("valid");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let seen = scene.rules.look(&scene.position).view(viewer).under_deck;
        assert_eq!(seen, [120, 201, 401].map(CardId), "{viewer:?}");
    }
    let mut world = scene.position;
    scene.rules.resample(&mut world, Seat(1), &mut Chance::new(Seed::from_number(7)));
    assert_eq!(world.market.deck[..3], scene.position.market.deck[..3]);
    assert_ne!(world.market.deck[3..], scene.position.market.deck[3..]);
}

/// U-11: nothing in the whole deck fits: nothing is taken, the deck lies as before, no reshuffle.
#[test]
fn u_11_a_search_that_finds_nothing() {
    let mut scene = ready(559, |edit| {
        sifaka(edit);
        let deck = edit.raw().market.deck;
        for &card in deck.iter() {
            edit.put(card.0, Place::Discard);
        }
        edit.deck_top(&[401, 201, 120]);
    });
    play(&mut scene, 559);
    assert!(scene.hand(0).is_empty());
    assert_eq!(bottom(&scene, 3), [120, 201, 401]);
    assert!(scene.when(|event| matches!(event, Event::Reshuffled { .. })).is_empty());
}

/// 227 of the expansion: the other revealed cards go under the deck.
#[test]
fn a_227_of_the_expansion_tucks_the_rest() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.put(227, HAND).slot(0, Sponsors, 5).x_tokens(0, 1).tracks(0, 20, 0, 0, 6);
        edit.deck_top(&[417, 201, 486, 402]);
    });
    let pile = discard(&scene);
    scene.play("sponsors 5 +1x; ~sponsor 227; focus small");
    assert_eq!((scene.hand(0), discard(&scene)), (vec![486], pile));
    assert_eq!(bottom(&scene, 2), [201, 417]);
    assert_eq!(scene.zoo(0).focus, Some(SizeClass::Small));
}

/// 552 Scuba Dive: as many cards as sea animal and reptile icons, its own included; one sponsor is kept.
#[test]
fn a_552_scuba_dive_counts_two_kinds() {
    let mut scene = ready(552, |edit| {
        lay(edit, 0, Building::ReptileHouse, ANY);
        edit.put(250, Place::Zoo(ME)).deck_top(&[401, 201, 402, 202, 203]);
    });
    play(&mut scene, 552);
    assert_eq!(scene.options("card"), ["201", "202"], "4 cards: 250 of the expansion has both icons");
    assert!(!scene.may("done"));
    scene.play("card 202");
    assert_eq!(scene.hand(0), [202]);
    assert!([401, 201, 402].iter().all(|&card| discard(&scene).contains(&card)));
    // Without a sponsor all are discarded.
    let mut scene = ready(552, |edit| {
        lay(edit, 0, Building::ReptileHouse, ANY);
        edit.deck_top(&[401, 402, 201]);
    });
    play(&mut scene, 552);
    assert_eq!((scene.hand(0), scene.asked()), (vec![], 1));
    assert!([401, 402].iter().all(|&card| discard(&scene).contains(&card)));
}

/// 532 Sea Animal Magnet: animals and sponsors with the icon, whatever the range; not 277, where it is a condition.
#[test]
fn a_532_sea_animal_magnet_takes_cards_with_the_icon() {
    let mut scene = ready(532, |edit| {
        lay(edit, 0, Building::SmallAquarium, ANY);
        edit.display([401, 266, 277, 250, 530, 270]).mark(530, 1).deck_top(&[402, 403, 404, 405]);
    });
    play(&mut scene, 532);
    assert_eq!(scene.hand(0), [250, 266, 270, 530]);
    assert_eq!(scene.gains(1), [(Resource::Money, 2, Source::Mark)]);
    assert_eq!(display(&scene), [401, 277, 402, 403, 404, 405], "refilled at the end of the turn");
}

/// Map 12, `animal_magnet`: all animals of the display, then it is refilled at once.
#[test]
fn an_animal_magnet_takes_all_animals_and_refills() {
    let mut scene = Scene::at_rest(on_maps(&["12", "0"]), |edit| {
        edit.slot(0, Association, 5).tracks(0, 20, 20, 0, 1);
        let african = animals::ALL.iter().filter(|card| card.icons.contains(&Icon::Africa));
        for card in african.filter(|card| (410..520).contains(&card.id.0)).take(5) {
            edit.put(card.id.0, Place::Zoo(ME));
        }
        edit.display([401, 201, 402, 202, 203, 404]).mark(402, 1).deck_top(&[529, 405, 406, 407, 408]);
    });
    let africa = scene.zoo(0).icons(Icon::Africa);
    assert!(africa >= 5);
    scene.play("association 5; task project");
    let level = scene.options("support").into_iter().find(|text| text.starts_with("103")).expect("a level");
    scene.play(&format!("support {level}; left 4"));
    while scene.asked() == 0 && !scene.hand(0).contains(&401) {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.hand(0), [401, 402, 404]);
    assert_eq!(display(&scene), [202, 203, 529, 405, 406, 407], "with the wave of 529");
    assert_eq!(scene.gains(1), [(Resource::Money, 2, Source::Mark)]);
}

/// 546 Shark Attack 2: up to two animals in range for half of their appeal together, rounded down; no refill at once.
#[test]
fn a_546_shark_attack_halves_the_sum() {
    let sharks = || {
        ready(546, |edit| {
            lay(edit, 0, Building::LargeAquarium, ROCK);
            edit.display([404, 201, 405, 406, 407, 408]).tracks(0, 60, 0, 0, 4);
        })
    };
    let appeal = |card: u16| sharks().rules.animal(CardId(card)).appeal;
    let mut scene = sharks();
    play(&mut scene, 546);
    let before = scene.zoo(0).appeal;
    assert_eq!(scene.legal(), ["card 404", "card 405", "done"], "animals in range");
    assert_eq!(scene.blockers("card 406"), [Blocker::Range { folder: 4, range: 3 }]);
    assert_eq!(scene.blockers("card 201"), [Blocker::NotThere { card: CardId(201) }]);
    for card in (201..=280).chain(401..=560) {
        let text = format!("card {card}");
        assert_eq!(scene.blockers(&text).is_empty(), scene.may(&text), "{text}");
    }
    scene.play("card 404");
    assert_eq!(display(&scene), [0, 201, 405, 406, 407, 408], "no refill at once");
    scene.play("card 405");
    let half = (appeal(404) + appeal(405)) / 2;
    let gained: u16 = scene.gains(0).iter().filter(|gain| gain.2 == shark()).map(|gain| gain.1).sum();
    assert_eq!(gained, u16::from(half));
    assert!(scene.zoo(0).appeal >= before + half);
    assert!([404, 405].iter().all(|&card| discard(&scene).contains(&card)));
    // One, or none.
    let mut scene = sharks();
    play(&mut scene, 546);
    scene.play("card 405; done");
    let gained: u16 = scene.gains(0).iter().filter(|gain| gain.2 == shark()).map(|gain| gain.1).sum();
    assert_eq!(gained, u16::from(appeal(405) / 2));
    let mut scene = sharks();
    play(&mut scene, 546);
    scene.play("done");
    assert!(!scene.gains(0).iter().any(|gain| gain.2 == shark()));
}

const fn shark() -> Source {
    Source::Ability(CardId(546), 0)
}

/// 546: two odd numbers make a whole: 9 and 5 give 7. Marked cards go to their owners and count all the same.
#[test]
fn a_546_shark_attack_takes_marked_cards_too() {
    let odd: Vec<u16> = animals::ALL
        .iter()
        .filter(|card| card.appeal % 2 == 1 && card.id.0 < 529)
        .map(|card| card.id.0)
        .take(2)
        .collect();
    let mut scene = ready(546, |edit| {
        lay(edit, 0, Building::LargeAquarium, ROCK);
        edit.display([odd[0], odd[1], 201, 202, 203, 204]).tracks(0, 60, 0, 0, 4).mark(odd[0], 1);
    });
    play(&mut scene, 546);
    scene.play(&format!("card {}; card {}", odd[0], odd[1]));
    let sum: u8 = odd.iter().map(|&card| scene.rules.animal(CardId(card)).appeal).sum();
    let gained: u16 = scene.gains(0).iter().filter(|gain| gain.2 == shark()).map(|gain| gain.1).sum();
    assert_eq!(gained, u16::from(sum / 2));
    assert_eq!(scene.hand(1), [odd[0]]);
    assert!(scene.gains(1).is_empty(), "no money for a discard");
}

/// 275: a petting zoo animal of the discard pile, if there is one.
#[test]
fn a_275_takes_a_petting_zoo_animal_of_the_discard_pile() {
    let whisperer = |pile: &'static [u16]| {
        let mut scene = Scene::at_rest(marine(2), |edit| {
            edit.display([401, 402, 403, 404, 405, 406]).put(275, HAND).tracks(0, 20, 0, 0, 6);
            for card in 519..=528 {
                edit.put(card, Place::DeckBottom);
            }
            edit.put(557, Place::DeckBottom).put_all(pile, Place::Discard);
        });
        scene.play("sponsors 5; ~sponsor 275");
        scene
    };
    let mut scene = whisperer(&[519, 528, 407]);
    assert_eq!(scene.legal(), ["card 519", "card 528"]);
    scene.play("card 528");
    assert_eq!(scene.hand(0), [528]);
    assert!(!discard(&scene).contains(&528) && discard(&scene).contains(&519));
    let scene = whisperer(&[407]);
    assert_eq!((scene.hand(0), scene.asked()), (vec![], 1));
}
