//! Single values with their exact meaning, and lines that no printed card has.

use crate::scene::{Scene, two};
use crate::stage::ready;
use crate::values::printed;
use ark_nova::catalogue::Icon::Herbivore;
use ark_nova::catalogue::Resource::{Appeal, Money, Reputation, XToken};
use ark_nova::catalogue::{Building, CardId, PlacementNeed, SizeClass, Sponsor};
use ark_nova::editor::{Editor, Place};
use ark_nova::effects::Ability::{Clever, Marketing, Sunbathing};
use ark_nova::effects::Amount::N;
use ark_nova::effects::Effect::{
    Ability, Gain, GainAndShare, List, OneOf, Pilfer, PlaceUnique, SpendToken, Twice, UpTo,
};
use ark_nova::effects::On::{AnimalsActionOnly, IconEnters};
use ark_nova::effects::{Clause, Effect, On, Rule, Trigger, WhoseZoo};
use ark_nova::{Move, Rules};
use tabletop::Seat;

/// The card with the line, and one with a herbivore icon.
const CARD: u16 = 201;
const HERBIVORE: u16 = 204;
const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

fn with_line(line: Clause) -> &'static Rules {
    let mut herbivore = Sponsor::imaginary(HERBIVORE, &[]);
    herbivore.icons = &[Herbivore];
    let rules = two().with_sponsor(printed(herbivore)).expect("a plain card");
    let card = printed(Sponsor::imaginary(CARD, &[line]));
    printed(rules.with_sponsor(card).unwrap_or_else(|error| panic!("{error}")))
}

/// Seat 0 with 10 money and nothing else plays the card.
fn played(effects: &'static [Effect], edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(with_line(Clause::Now(effects)), |editor| {
        editor.put(CARD, HAND).tracks(0, 10, 0, 0, 1);
        edit(editor);
    });
    scene.play("sponsors 5; sponsor 201");
    scene
}

/// The same, where a herbivore sets off the card, which has so many tokens.
fn triggered(trigger: Trigger, tokens: u8) -> Scene {
    let mut scene = Scene::at_rest(with_line(Clause::Whenever(trigger)), |editor| {
        editor.put(CARD, ZOO).put(HERBIVORE, HAND).tokens_on(0, CARD, tokens).tracks(0, 10, 0, 0, 1);
    });
    scene.play("sponsors 5; sponsor 204");
    scene
}

const fn on_herbivore(effects: &'static [Effect]) -> Trigger {
    Trigger::new(IconEnters(Herbivore, WhoseZoo::Own), effects)
}

/// Whether seat 0 has been asked everything.
fn is_next_turn(scene: &Scene) -> bool {
    scene.asked() == 1
}

fn tokens(scene: &Scene) -> u8 {
    scene.zoo(0).tokens(CardId(CARD))
}

#[test]
fn one_of_two_is_chosen() {
    const CHOICE: &[Effect] = &[OneOf(&[&[Gain(Reputation, N(1))], &[Gain(Money, N(4))]])];
    for (option, money, reputation) in [("option 1", 10, 2), ("option 2", 14, 1)] {
        let mut scene = played(CHOICE, |_| {});
        assert_eq!(scene.legal(), ["option 1", "option 2"]);
        scene.play(option);
        assert_eq!(scene.tracks(0), (money, 0, 0, reputation));
        assert!(is_next_turn(&scene));
    }
}

#[test]
fn twice_is_twice_and_the_list_goes_on() {
    let scene = played(&[Twice(&Gain(Money, N(3))), Gain(XToken, N(1))], |_| {});
    assert_eq!((scene.tracks(0).0, scene.zoo(0).x_tokens), (16, 1));
}

#[test]
fn a_trigger_that_may_is_declined_or_taken() {
    for (answer, money) in [("done", 10), ("yes", 17)] {
        let mut scene = triggered(on_herbivore(&[Gain(Money, N(7))]).may(), 0);
        assert_eq!(scene.legal().len(), 2);
        scene.play(answer);
        assert_eq!(scene.tracks(0).0, money);
        assert!(is_next_turn(&scene));
    }
}

#[test]
fn a_token_is_spent_if_there_is_one() {
    const FOR_A_TOKEN: Trigger = on_herbivore(&[SpendToken(&Gain(Money, N(5)))]);
    for (has, left, money) in [(2, 1, 15), (1, 0, 15), (0, 0, 10)] {
        let scene = triggered(FOR_A_TOKEN, has);
        assert_eq!((tokens(&scene), scene.tracks(0).0), (left, money));
        assert!(is_next_turn(&scene));
    }
}

#[test]
fn an_offer_takes_the_token_when_it_is_accepted() {
    for (answer, left, money) in [("done", 1, 10), ("yes", 0, 15)] {
        let mut scene = triggered(on_herbivore(&[SpendToken(&UpTo(1, &[Gain(Money, N(5))]))]), 1);
        scene.play(answer);
        assert_eq!((tokens(&scene), scene.tracks(0).0), (left, money));
    }
}

#[test]
fn a_card_that_is_put_back_costs_no_token() {
    let rules = with_line(Clause::Whenever(on_herbivore(&[SpendToken(&Ability(Sunbathing(2)))])));
    let mut scene = Scene::at_rest(rules, |editor| {
        editor.put(CARD, ZOO).tokens_on(0, CARD, 1).put_all(&[HERBIVORE, 401, 402], HAND);
    });
    scene.play("sponsors 5; sponsor 204; card 401; back 401; done");
    assert_eq!((tokens(&scene), scene.hand(0).len()), (1, 2));
}

#[test]
fn an_offer_that_waits_is_not_made_without_its_token() {
    let mut scene = triggered(on_herbivore(&[Twice(&SpendToken(&Ability(Clever)))]), 1);
    scene.play("choose build");
    assert_eq!(tokens(&scene), 0);
    assert!(is_next_turn(&scene), "{:?}", scene.legal());
}

#[test]
fn what_a_token_must_pay_twice_is_not_offered_for_one() {
    const CHOICE: &[Effect] =
        &[OneOf(&[&[SpendToken(&SpendToken(&Gain(Money, N(5))))], &[Gain(XToken, N(1))]])];
    for (has, x_tokens) in [(1, Some(1)), (2, None)] {
        let scene = triggered(on_herbivore(CHOICE), has);
        assert_eq!(is_next_turn(&scene).then_some(scene.zoo(0).x_tokens), x_tokens);
    }
}

#[test]
fn an_ability_is_what_it_means_also_in_an_offer() {
    let sponsors = |edit: &mut Editor<'static>| {
        edit.put(210, HAND).put(214, HAND);
    };
    let ability = played(&[UpTo(2, &[Ability(Marketing)])], sponsors);
    let meaning = played(&[UpTo(2, &[Effect::PlaySponsor])], sponsors);
    assert_eq!(ability.legal(), ["sponsor 210", "sponsor 214", "done"]);
    assert_eq!(ability.legal(), meaning.legal());
}

#[test]
fn after_the_action_nothing_waits_any_more() {
    let trigger = on_herbivore(&[Ability(Clever), Gain(Money, N(1))]).after_action();
    let mut scene = triggered(trigger, 0);
    assert_eq!(scene.tracks(0).0, 10, "the list is done in its order");
    scene.play("done");
    assert_eq!(scene.tracks(0).0, 11);
    assert!(is_next_turn(&scene));
}

#[test]
fn the_need_is_the_one_of_the_card() {
    // Printed on the Okapi Stable: no need at all.
    let place = |need| {
        let scene = played(printed([PlaceUnique(Building::OkapiStable, need)]), |_| {});
        scene.legal().len()
    };
    let (anywhere, at_water) = (place(PlacementNeed::NONE), place(PlacementNeed::next_to(0, 2)));
    assert!(0 < at_water && at_water < anywhere, "{at_water} of {anywhere}");
    // And on the Aquarium: next to two water spaces.
    let scene = played(printed([PlaceUnique(Building::Aquarium, PlacementNeed::next_to(2, 0))]), |_| {});
    let map = scene.zoo(0).printed();
    let mut moves = Vec::new();
    tabletop::Game::legal(scene.rules, &scene.position, Seat(0), &mut moves);
    assert!(!moves.is_empty());
    for answer in moves {
        let Move::Place(building, id) = answer else { panic!("{answer}") };
        let around = ark_nova::hex::placements(building)[usize::from(id)].around;
        assert!(around.and(map.rock).len() >= 2, "{answer}");
    }
}

/// An animal of each size class that asks nothing when it is played.
const SMALL: u16 = 444;
const LARGE: u16 = 401;

fn animal_played(line: Clause, card: u16) -> Scene {
    let mut scene = ready(with_line(line), card, |editor| {
        editor.put(CARD, ZOO);
    });
    scene.play_animal(card);
    scene
}

#[test]
fn an_animals_action_of_any_one_size_is_seen() {
    for (size, fits) in [(SizeClass::Large, LARGE), (SizeClass::Small, SMALL)] {
        for card in [LARGE, SMALL] {
            let trigger = Trigger::new(AnimalsActionOnly(size), &[Gain(XToken, N(3))]);
            let scene = animal_played(Clause::Whenever(trigger), card);
            let gained = scene.gains(0).iter().any(|&(what, n, _)| (what, n) == (XToken, 3));
            assert_eq!(gained, card == fits, "{size:?} and {card}");
        }
    }
}

#[test]
fn only_the_focus_may_be_played() {
    for (focus, card, may) in [
        (Some(SizeClass::Large), SMALL, false),
        (Some(SizeClass::Small), SMALL, true),
        (Some(SizeClass::Small), LARGE, false),
        (Some(SizeClass::Large), LARGE, true),
        (None, SMALL, true),
    ] {
        let scene = ready(with_line(Clause::Rule(Rule::OnlyFocus)), card, |editor| {
            editor.put(CARD, ZOO).focus(0, focus);
        });
        assert_eq!(scene.may("animals 2"), may, "{focus:?} and {card}");
    }
}

#[test]
fn a_word_that_could_do_nothing_is_refused_by_its_name() {
    let refused = |line: Clause| {
        let card = printed(Sponsor::imaginary(CARD, &[line]));
        two().with_sponsor(card).map(|_| ()).expect_err("it does nothing there").to_string()
    };
    let pilfer = Pilfer(Reputation);
    let deep = &[Twice(&List(&[OneOf(&[&[], &[UpTo(1, &[Pilfer(Reputation)])]])]))];
    for line in [Clause::Now(&[Pilfer(Reputation)]), Clause::Now(deep)] {
        let error = refused(line);
        assert!(error.contains("sponsor 201") && error.contains(&format!("{pilfer:?}")), "{error}");
    }
    let rule = refused(Clause::Rule(Rule::TakeBackStored));
    assert!(rule.contains("TakeBackStored"), "a rule of maps: {rule}");
    let trigger = refused(Clause::Whenever(Trigger::new(On::HousedInContinent(&[]), &[])));
    assert!(trigger.contains("HousedInContinent"), "no areas on a sponsor: {trigger}");
    let scored = refused(Clause::AtEnd(Gain(Money, N(1))));
    assert!(scored.contains("Money"), "the final scoring knows two tracks: {scored}");
}

#[test]
fn others_share_in_whatever_is_really_gained() {
    let share = |gain, others, per_point| {
        let effect = GainAndShare { gain, amount: N(3), others, per_point };
        let scene = played(printed([effect]), |edit| {
            edit.x_tokens(0, 4).tracks(1, 20, 0, 0, 1);
        });
        (scene.tracks(0), scene.zoo(0).x_tokens, scene.tracks(1), scene.zoo(1).x_tokens)
    };
    assert_eq!(share(Money, XToken, 1), ((13, 0, 0, 1), 4, (20, 0, 0, 1), 3));
    assert_eq!(share(XToken, Appeal, 2), ((10, 0, 0, 1), 5, (20, 2, 0, 1), 0), "only one was gained");
    assert_eq!(share(Reputation, Money, 2), ((10, 0, 0, 4), 4, (26, 0, 0, 1), 0));
    assert_eq!(share(Appeal, Reputation, 1), ((10, 3, 0, 1), 4, (20, 0, 0, 4), 0));
}

#[test]
fn icons_of_other_zoos_set_off_only_who_looks_at_them() {
    for (zoo, money) in [(WhoseZoo::Own, 10), (WhoseZoo::Any, 17)] {
        let trigger = Trigger::new(IconEnters(Herbivore, zoo), &[Gain(Money, N(7))]);
        let mut scene = Scene::at_rest(with_line(Clause::Whenever(trigger)), |editor| {
            editor.put(CARD, ZOO).put(HERBIVORE, Place::Hand(Seat(1))).tracks(0, 10, 0, 0, 1).turn(1, 2);
        });
        scene.play("sponsors 5; sponsor 204");
        assert_eq!(scene.tracks(0).0, money);
    }
}
