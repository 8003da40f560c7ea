//! M-3.1, P-17: reef dwellers.

use crate::scene::{Scene, WATER, lay, rules};
use crate::sea::{marine, options};
use ark_nova::catalogue::Action::{Animals, Association};
use ark_nova::catalogue::Building::{LargeAquarium, SmallAquarium};
use ark_nova::catalogue::{Building, CardId, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{Source, Token};
use ark_nova::{Move, Options, Question, Rules};
use tabletop::Seat;

pub const ME: Seat = Seat(0);
pub const HAND: Place = Place::Hand(ME);
pub const ZOO: Place = Place::Zoo(ME);

/// Seat 0 has both aquariums, 60 money and Animals in a slot.
pub fn aquariums_of(rules: &'static Rules, slot: usize, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(rules, |editor| {
        editor.slot(0, Animals, slot).tracks(0, 60, 0, 0, 1);
        lay(editor, 0, LargeAquarium, WATER);
        lay(editor, 0, SmallAquarium, WATER);
        edit(editor);
    })
}

/// The same for two players.
pub fn aquariums(slot: usize, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    aquariums_of(marine(2), slot, edit)
}

/// Plays an animal of the hand into the large aquarium.
pub fn play_into(scene: &mut Scene, card: u16, tank: Building) {
    scene.play(&format!("~animal {card}"));
    if scene.question() == Question::Enclosure(CardId(card)) {
        scene.play(&Move::Special(tank).to_string());
    }
}

/// Takes an Animals action in its slot with one animal.
pub fn animal(scene: &mut Scene, slot: usize, card: u16) {
    scene.play(&format!("animals {slot}"));
    play_into(scene, card, LargeAquarium);
}

/// The same, its plain gains first.
pub fn animal_and_gains(scene: &mut Scene, slot: usize, card: u16) {
    animal(scene, slot, card);
    gains_first(scene);
}

/// Lets plain gains happen first, where an order is asked for.
pub fn gains_first(scene: &mut Scene) {
    let plain = |name: &String| {
        let reef = ["530:reef", "534:reef", "538:reef", "540:reef"].contains(&name.as_str());
        reef || name.ends_with(":appeal") || name.ends_with(":conservation") || name.ends_with(":reputation")
    };
    while scene.asked() == 0
        && let Some(gain) = scene.options("first").into_iter().find(plain)
    {
        scene.play(&format!("first {gain}"));
    }
}

/// The reef effects of seat 0 that gave something, in the order they did.
pub fn reefs(scene: &Scene) -> Vec<(u16, Resource, u16)> {
    let reef = |(what, n, source): (Resource, u16, Source)| match source {
        Source::Reef(card) => Some((card.0, what, n)),
        _ => None,
    };
    scene.gains(0).into_iter().filter_map(reef).collect()
}

/// M-3.1, P-17: playing a reef dweller sets off every reef effect of the zoo, the new one included, each once. The
/// tanks do not matter.
#[test]
fn m_3_1_a_reef_dweller_sets_off_all() {
    let mut scene = aquariums(2, |edit| {
        edit.put_all(&[534, 538, 540], ZOO).put(530, HAND);
        edit.tokens_in(0, SmallAquarium, 2).tokens_in(0, LargeAquarium, 2);
    });
    animal(&mut scene, 2, 530);
    let mut reefs = reefs(&scene);
    reefs.sort_by_key(|&(card, ..)| card);
    assert_eq!(
        reefs,
        [
            (530, Resource::Appeal, 2),
            (534, Resource::Money, 3),
            (538, Resource::XToken, 1),
            (540, Resource::Reputation, 1),
        ]
    );
    assert_eq!(scene.tracks(0), (53, 5, 0, 2), "and 3 appeal for the animal itself");
    assert_eq!(scene.zoo(0).x_tokens, 1);
    assert_eq!(scene.asked(), 1);
}

/// M-3.1: any order; taking a card from the range may come before or after the reputation that widens it.
#[test]
fn m_3_1_the_order_is_free() {
    let mut scene = aquariums(2, |edit| {
        edit.put_all(&[537, 530], ZOO).put(540, HAND).tokens_in(0, SmallAquarium, 2);
        edit.university(0, ark_nova::catalogue::boards::University::HandLimit);
    });
    animal(&mut scene, 2, 540);
    assert_eq!(scene.question(), Question::Order);
    let order = scene.options("first");
    assert!(order.contains(&"537:reef".to_string()) && order.contains(&"540:reef".to_string()), "{order:?}");
    let mut late = Scene::at(scene.rules, scene.position);
    scene.play("first 537:reef");
    assert!(scene.may("deck") && scene.may("card 520") && !scene.may("card 521"), "{:?}", scene.legal());
    late.play("first 540:reef; ~first 537:reef");
    assert!(late.may("card 521"), "{:?}", late.legal());
}

/// M-3.1, P-17: a sea animal without the coral sets off nothing.
#[test]
fn m_3_1_without_the_coral_nothing_is_set_off() {
    let mut scene = aquariums(2, |edit| {
        edit.put_all(&[530, 534], ZOO).put(550, HAND).tracks(0, 60, 0, 0, 3);
        edit.tokens_in(0, SmallAquarium, 2);
    });
    animal_and_gains(&mut scene, 2, 550);
    scene.play("~done");
    assert_eq!(reefs(&scene), []);
    assert_eq!(scene.tracks(0), (50, 6, 0, 3));
}

/// P-17: 535 has the coral and no effect of its own: it sets off the others.
#[test]
fn p_17_an_empty_reef_sets_off_the_others() {
    let mut scene = aquariums(2, |edit| {
        edit.put_all(&[530, 541], ZOO).put(535, HAND).tokens_in(0, SmallAquarium, 2);
    });
    animal_and_gains(&mut scene, 2, 535);
    assert_eq!(reefs(&scene), [(530, Resource::Appeal, 2)]);
    assert!(scene.may("dig 520") && scene.may("done"), "the reef effect of 541: {:?}", scene.legal());
    scene.play("done");
    assert_eq!(scene.tracks(0), (53, 4, 0, 1));
}

/// M-3.1: reef effects that come after finishing wait for the end of the action, in any order.
#[test]
fn m_3_1_after_finishing_waits() {
    let mut scene = aquariums(2, |edit| {
        edit.put_all(&[536, 539], ZOO).put(530, HAND).tokens_in(0, SmallAquarium, 2);
    });
    animal(&mut scene, 2, 530);
    assert_eq!(scene.question(), Question::Order);
    assert_eq!(scene.options("first"), ["536:reef", "539:reef"]);
    assert_eq!(scene.order(0)[0], Animals, "the card lies in slot 1 already");
    scene.play("first 539:reef; choose association");
    assert_eq!(scene.order(0)[0], Association);
    assert!(scene.may("choose sponsors"), "then Boost: {:?}", scene.legal());
    scene.play("done");
    assert_eq!(scene.asked(), 1);
}

/// M-3.1: two reef dwellers of one action set all off twice; the first is finished before the second.
#[test]
fn m_3_1_twice_in_one_action() {
    let mut scene = aquariums(5, |edit| {
        edit.put_all(&[534, 530], HAND);
    });
    scene.play("animals 5");
    play_into(&mut scene, 534, SmallAquarium);
    gains_first(&mut scene);
    assert_eq!(reefs(&scene), [(534, Resource::Money, 3)]);
    play_into(&mut scene, 530, SmallAquarium);
    gains_first(&mut scene);
    let mut second = reefs(&scene)[1..].to_vec();
    second.sort_by_key(|&(card, ..)| card);
    assert_eq!(second, [(530, Resource::Appeal, 2), (534, Resource::Money, 3)]);
}

/// Project 138: its first level sets off the reef dwellers of the zoo.
#[test]
fn project_138_sets_off_the_reef() {
    let mut scene = aquariums(1, |edit| {
        edit.put_all(&[530, 534, 550], ZOO).put(138, Place::Project).slot(0, Association, 5);
        edit.tokens_in(0, LargeAquarium, 4).tracks(0, 10, 0, 2, 1);
    });
    scene.play("association 5; task project; support 138 left; left 7");
    while scene.asked() == 0 && scene.question() == Question::Order {
        let first = scene.first();
        scene.play(&first);
        gains_first(&mut scene);
    }
    let mut reefs = reefs(&scene);
    reefs.sort_by_key(|&(card, ..)| card);
    assert_eq!(reefs, [(530, Resource::Appeal, 2), (534, Resource::Money, 3)]);
    assert_eq!(scene.zoo(0).conservation, 4);
    let project = scene.position.association.project(CardId(138)).expect("the project");
    assert_eq!(project.levels[0], Token::Of(ME));
}

/// Project 138 without reef dwellers: nothing happens, the rest is gained.
#[test]
fn project_138_without_reef_dwellers() {
    let mut scene = aquariums(1, |edit| {
        edit.put_all(&[545, 550], ZOO).put(138, Place::Project).slot(0, Association, 5);
        edit.tokens_in(0, LargeAquarium, 5);
    });
    scene.play("association 5; task project; support 138 left; left 7");
    while scene.asked() == 0 && scene.question() == Question::Order {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!((reefs(&scene), scene.zoo(0).conservation), (Vec::new(), 2));
}

/// D-58: a rescued reef dweller has no reef effect and is no source for Symbiosis; its icons count.
#[test]
fn d_58_a_rescued_reef_dweller_is_silent() {
    let mut scene = aquariums(2, |edit| {
        edit.put_all(&[534, 530], ZOO).rescued(0, &[534]).put(535, HAND);
        edit.tokens_in(0, SmallAquarium, 1);
    });
    animal_and_gains(&mut scene, 2, 535);
    assert_eq!(reefs(&scene), [(530, Resource::Appeal, 2)], "and nothing to copy: 530 has no ability");
    assert_eq!(scene.zoo(0).icons(ark_nova::catalogue::Icon::SeaAnimal), 3);
    assert_eq!(scene.asked(), 1);
}

/// M-3.1, D-29, R-15.3: alone, and in the friendly game, only the interactive ability is replaced; the reef effect
/// stays: 534 gives 3 money and 1 X-token.
#[test]
fn d_29_the_reef_effect_stays_with_the_solo_text() {
    for options in [options(1), Options { friendly: true, ..options(2) }] {
        let mut scene = aquariums_of(rules(&options), 2, |edit| {
            edit.put(534, HAND);
        });
        animal(&mut scene, 2, 534);
        assert_eq!(scene.zoo(0).money.0, 60 - 12 + 3);
        assert_eq!(scene.zoo(0).x_tokens, 1);
    }
}

/// D-29: the solo texts of the marine animals: Venom gives X-tokens, Constriction Clever, Pilfering cards.
#[test]
fn d_29_solo_texts_of_marine_animals() {
    for card in [538, 540] {
        let mut scene = aquariums_of(marine(1), 2, |edit| {
            edit.put(card, HAND).university(0, ark_nova::catalogue::boards::University::TwoScience);
        });
        animal(&mut scene, 2, card);
        assert_eq!(scene.zoo(0).x_tokens, if card == 538 { 2 } else { 1 }, "{card}");
    }
    let mut scene = aquariums_of(marine(1), 2, |edit| {
        edit.put(537, HAND).university(0, ark_nova::catalogue::boards::University::TwoScience);
    });
    animal(&mut scene, 2, 537);
    scene.play("~deck");
    assert!(scene.may("choose build") && scene.may("done"), "Clever: {:?}", scene.legal());
    let mut scene = aquariums_of(marine(1), 2, |edit| {
        edit.put(555, HAND).university(0, ark_nova::catalogue::boards::University::TwoScience);
        lay(edit, 0, Building::Standard3, crate::scene::ROCK);
        edit.deck_top(&[401]);
    });
    scene.play("animals 2; ~animal 555");
    assert_eq!(scene.hand(0), [401], "Sprint 1");
}

/// M-3.1: the marks of 529 wait for the end of the action, one for each time it is set off.
#[test]
fn m_3_1_a_mark_of_the_reef_waits() {
    let mut scene = aquariums(2, |edit| {
        edit.put(529, ZOO).put(530, HAND).tokens_in(0, SmallAquarium, 1);
        edit.display([401, 402, 403, 201, 202, 203]);
    });
    animal_and_gains(&mut scene, 2, 530);
    assert_eq!(scene.order(0)[0], Animals, "the action is finished");
    scene.play("card 403");
    assert_eq!(scene.position.market.mark(CardId(403)), Some(ME));
    assert_eq!(scene.asked(), 1);
}

/// M-3.1: Shark Attack 1 of 544 as a reef effect, at once; it may be left.
#[test]
fn m_3_1_a_shark_of_the_reef() {
    for (answer, gained) in [("card 401", 1), ("done", 0)] {
        let mut scene = aquariums(2, |edit| {
            edit.put(544, ZOO).put(530, HAND).tokens_in(0, LargeAquarium, 3);
            edit.display([401, 402, 201, 202, 203, 204]);
        });
        scene.play("animals 2");
        play_into(&mut scene, 530, SmallAquarium);
        gains_first(&mut scene);
        if scene.may("first 544:reef") {
            scene.play("first 544:reef");
        }
        let appeal = scene.rules.animal(CardId(401)).appeal;
        scene.play(answer);
        let half = u16::from(appeal / 2) * gained;
        let shark = (544, Resource::Appeal, half);
        assert_eq!(reefs(&scene).contains(&shark), gained > 0, "{:?}", reefs(&scene));
        assert_eq!(scene.position.market.discard.contains(CardId(401)), gained > 0);
    }
}
