//! interactive effects.

use crate::scene::{Scene, lay, players, rules};
use ark_nova::catalogue::Action::{self, Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::{Building, CardId, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::flow::event::{CardToken, Loss};
use ark_nova::{Event, MapChoice, Options};
use tabletop::Seat;

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

/// Seat 0 plays an animal from a reptile house or enclosure that fits; the others stand at these tracks.
fn with(animal: u16, tracks: &[(u8, u8)], edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(players(tracks.len() as u8), |editor| {
        editor.slot(0, Animals, 2).upgrade(0, Animals).put(animal, HAND);
        for (seat, &(appeal, conservation)) in tracks.iter().enumerate() {
            editor.tracks(seat as u8, 40, appeal, conservation, 1);
        }
        // Whatever the animal asks for: science, reptiles, primates and every continent.
        editor.put_all(&[223, 209, 237, 236], ZOO).partner(0, Icon::Africa).partner(0, Icon::Europe);
        editor.put_all(&[213, 212], ZOO);
        editor.raw().zoos[0].x_tokens = 0;
        lay(editor, 0, Building::Standard3, |rock, water| rock > 0 && water > 0);
        edit(editor);
    })
}

/// Plays the animal and goes on until a question of the given kind, answering with the first answers.
fn play(scene: &mut Scene, animal: u16, until: impl Fn(&Scene) -> bool) {
    scene.play("animals 2").play(&format!("~animal {animal}"));
    while !until(scene) {
        let first = scene.first();
        scene.play(&first);
    }
}

fn venom(scene: &Scene, seat: u8) -> Vec<bool> {
    scene.zoo(seat).slots.iter().map(|slot| slot.venom).collect()
}

fn constricted(scene: &Scene, seat: u8) -> Vec<bool> {
    scene.zoo(seat).slots.iter().map(|slot| slot.constriction).collect()
}

fn over(scene: &Scene) -> bool {
    scene.position.active != Seat(0)
}

/// Plays Venom first, before the animal's own appeal.
fn venom_first(scene: &mut Scene) {
    play(scene, 492, |scene| scene.may("first 492:ability:1"));
    scene.play("first 492:ability:1");
    while !over(scene) {
        let first = scene.first();
        scene.play(&first);
    }
}

/// Venom 2 hits everybody with more appeal, on the cards of slots 1 and 2.
#[test]
fn r_14_3_venom_hits_everybody_with_more_appeal() {
    let mut scene = with(492, &[(10, 0), (11, 0), (10, 9), (20, 0)], |_| {});
    venom_first(&mut scene);
    assert_eq!(venom(&scene, 1), [true, true, false, false, false]);
    assert_eq!(venom(&scene, 2), [false; 5], "a tie is not more, conservation does not matter");
    assert_eq!(venom(&scene, 3), [true, true, false, false, false]);
    let tokens = scene.when(|event| matches!(event, Event::Token { token: CardToken::Venom, .. }));
    assert_eq!(tokens.len(), 4);
}

/// less than 5 appeal protects.
#[test]
fn r_14_1_less_than_5_appeal_protects() {
    let mut scene = with(492, &[(0, 0), (4, 0), (5, 0)], |_| {});
    venom_first(&mut scene);
    assert_eq!(venom(&scene, 1), [false; 5]);
    assert_eq!(venom(&scene, 2), [true, true, false, false, false]);
}

/// the quarantine lab makes immune.
#[test]
fn r_14_1_card_225_makes_immune() {
    let mut scene = with(492, &[(0, 0), (20, 0), (5, 0)], |edit| {
        edit.put(225, Place::Zoo(Seat(1)));
    });
    venom_first(&mut scene);
    assert_eq!(venom(&scene, 1), [false; 5]);
    assert_eq!(venom(&scene, 2), [true, true, false, false, false]);
}

/// P-1: the own appeal may be taken before or after the effect.
#[test]
fn r_14_2_the_own_appeal_before_or_after() {
    let mut scene = with(492, &[(10, 0), (12, 0)], |_| {});
    play(&mut scene, 492, |scene| scene.may("first 492:ability:1"));
    assert!(scene.may("first 492:appeal"));
    scene.play("first 492:appeal");
    while !over(&scene) {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(venom(&scene, 1), [false; 5], "15 appeal against 12");
    let mut scene = with(492, &[(10, 0), (12, 0)], |_| {});
    venom_first(&mut scene);
    assert_eq!(venom(&scene, 1), [true, true, false, false, false]);
}

/// Constriction, one card for each track on which somebody is ahead.
#[test]
fn r_14_3_constriction_counts_both_tracks() {
    let mut scene = with(483, &[(10, 3), (30, 3), (5, 4), (30, 4)], |_| {});
    play(&mut scene, 483, |scene| scene.may("first 483:ability:1"));
    scene.play("first 483:ability:1");
    while !over(&scene) {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(constricted(&scene, 1), [false, false, false, false, true]);
    assert_eq!(constricted(&scene, 2), [false, false, false, false, true]);
    assert_eq!(constricted(&scene, 3), [false, false, false, true, true]);
}

/// Hypnosis finds the player with the most appeal; tied ones are chosen among; alone in front there is none.
#[test]
fn r_14_3_hypnosis_finds_the_leader() {
    let victims = |tracks: &[(u8, u8)]| {
        let mut scene = with(485, tracks, |_| {});
        play(&mut scene, 485, |scene| scene.may("first 485:ability:1") || over(scene));
        if scene.may("first 485:ability:1") {
            scene.play("first 485:ability:1");
        }
        let seats: Vec<String> = scene.legal().into_iter().filter(|text| text.starts_with("seat")).collect();
        let told: Vec<u8> = scene
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Victim { victim, .. } => Some(victim.0),
                _ => None,
            })
            .collect();
        (seats, told)
    };
    assert_eq!(victims(&[(10, 0), (20, 0), (15, 0)]), (vec![], vec![1]));
    assert_eq!(victims(&[(10, 0), (20, 0), (20, 0)]), (vec!["seat 1".into(), "seat 2".into()], vec![]));
    assert_eq!(victims(&[(30, 0), (20, 0), (20, 0)]), (vec![], vec![]));
    assert_eq!(victims(&[(20, 0), (20, 0), (15, 0)]), (vec![], vec![1]), "tied with the actor");
}

/// Seat 0 has hypnotised seat 1 and chooses a card.
fn hypnosis(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = with(485, &[(10, 0), (30, 0)], |editor| {
        editor.slots(1, [Sponsors, Cards, Build, Association, Animals]);
        edit(editor);
    });
    play(&mut scene, 485, |scene| {
        scene.may("borrow sponsors 1") || scene.may("borrow cards 2") || over(scene)
    });
    scene
}

/// slots 1 to 3 of the victim, with its side; afterwards the card goes to the victim's slot 1.
#[test]
fn r_14_4_hypnosis_uses_a_card_of_the_victim() {
    let mut scene = hypnosis(|edit| {
        edit.upgrade(1, Cards).x_tokens(0, 1);
    });
    let legal = scene.legal();
    assert!(legal.contains(&"borrow build 3".into()) && legal.contains(&"borrow sponsors 1 +1x".into()));
    assert!(!legal.iter().any(|text| text.contains("association") || text.contains("x-token")), "{legal:?}");
    assert!(legal.contains(&"done".into()), "R-14.8: may be declined");
    assert_eq!(scene.zoo(0).slots[0].action, Animals, "D-36: after the own card has moved");
    scene.play("borrow cards 2 +1x; ~draw");
    assert!(scene.may("card 520"), "side II of the victim: {:?}", scene.legal());
    scene.play("deck; deck");
    while !over(&scene) {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.zoo(1).slots.map(|slot| slot.action), [Cards, Sponsors, Build, Association, Animals]);
    assert_eq!((scene.zoo(0).x_tokens, scene.zoo(1).hand.len()), (0, 0));
    assert!(scene.zoo(0).hand.len() >= 2, "the cards are the actor's");
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Action { seat: Seat(0), owner: Seat(1), strength: 3, .. }))
    );
}

/// P-22: Constriction of the borrowed card counts and goes; a Multiplier stays unused: strength 0 is
/// no choice.
#[test]
fn r_14_4_tokens_on_the_borrowed_card() {
    let mut scene = hypnosis(|edit| {
        edit.zoo(1).slots[2].constriction = true;
        edit.zoo(1).slots[1].constriction = true;
        edit.zoo(1).slots[2].multipliers = 1;
    });
    assert!(!scene.may("borrow cards 2"), "2 minus 2");
    scene.play("borrow build 3; raise kiosk");
    let place = scene.first();
    scene.play(&place);
    while !over(&scene) {
        assert!(!scene.may("repeat"), "R-5.7");
        let first = scene.first();
        scene.play(&first);
    }
    let card = scene.zoo(1).slots[0];
    assert_eq!((card.action, card.constriction, card.multipliers), (Build, false, 1));
    assert!(
        scene.events.iter().any(|event| matches!(event, Event::Action { owner: Seat(1), strength: 1, .. }))
    );
}

/// D-37: a Venom token on the borrowed card counts as removed by the borrower; the victim still pays its own (P-22).
#[test]
fn d_37_venom_on_a_borrowed_card_is_removed_by_the_borrower() {
    let run = |borrowed: bool| {
        let mut scene = hypnosis(|edit| {
            edit.zoo(1).slots[0].venom = borrowed;
            edit.zoo(0).slots[4].venom = true;
        });
        scene.play("borrow sponsors 1; ~break");
        let venom = |event: &Event| matches!(event, Event::Lost { reason: Loss::Venom, .. });
        (scene.when(venom).len(), scene.zoo(1).slots[0].venom)
    };
    assert_eq!(run(true), (0, false));
    assert_eq!(run(false), (1, false));
}

/// everything else uses the actor's own cards: a borrowed Build II opens flagged spaces and special enclosures.
#[test]
fn r_14_4_the_side_of_the_borrowed_card_decides() {
    let build = |upgraded: bool| {
        let mut scene = hypnosis(|edit| {
            edit.x_tokens(0, 5);
            if upgraded {
                edit.upgrade(1, Build);
            }
        });
        scene.play("borrow build 3 +2x");
        scene.may("raise reptile-house")
    };
    assert!(build(true) && !build(false));
}

/// The victim of a Pilfering 1 is asked.
fn pilfered(money: u16, cards: &[u16]) -> Scene {
    let mut scene = with(456, &[(10, 0), (30, 0)], |edit| {
        edit.tracks(1, money, 30, 0, 1).put_all(cards, Place::Hand(Seat(1)));
    });
    play(&mut scene, 456, |scene| scene.may("first 456:ability:1"));
    scene.play("first 456:ability:1");
    scene
}

/// the victim chooses between a random card and 5 money.
#[test]
fn r_14_5_the_victim_of_pilfering_chooses() {
    let mut scene = pilfered(12, &[401]);
    assert_eq!(scene.asked(), 1);
    assert_eq!(scene.legal(), ["give", "money"]);
    scene.play("money");
    assert_eq!(scene.zoo(1).money.0, 7);
    let source = ark_nova::position::Source::Ability(CardId(456), 0);
    assert!(scene.events.contains(&Event::Gained { seat: Seat(0), what: Resource::Money, n: 5, source }));
    let lost = Event::Lost { seat: Seat(1), what: Resource::Money, n: 5, reason: Loss::Pilfered };
    assert!(scene.events.contains(&lost));
    let mut scene = pilfered(12, &[401]);
    scene.play("give");
    assert!(scene.zoo(0).hand.contains(CardId(401)) && scene.zoo(1).hand.is_empty());
}

/// less than 5 money and cards: a card; no cards: what money there is.
#[test]
fn r_14_5_without_cards_or_money() {
    let scene = pilfered(4, &[401]);
    assert!(scene.zoo(0).hand.contains(CardId(401)), "the only answer");
    assert_eq!(scene.zoo(1).money.0, 4);
    let scene = pilfered(3, &[]);
    assert_eq!(scene.zoo(1).money.0, 0);
    let lost = Event::Lost { seat: Seat(1), what: Resource::Money, n: 3, reason: Loss::Pilfered };
    assert!(scene.events.contains(&lost));
    let scene = pilfered(20, &[]);
    assert_eq!(scene.zoo(1).money.0, 15);
}

/// Plays Pilfering 2 before anything else of the animal and tells who was found, all giving money.
fn pilfering_2(tracks: &[(u8, u8)], edit: impl FnOnce(&mut Editor<'static>)) -> Vec<u8> {
    let mut scene = with(458, tracks, edit);
    play(&mut scene, 458, |scene| scene.may("first 458:ability:1"));
    scene.play("first 458:ability:1");
    while !over(&scene) {
        let legal = scene.legal();
        let text = if scene.may("money") { "money".to_string() } else { legal[0].clone() };
        scene.play(&text);
    }
    scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Victim { victim, .. } => Some(victim.0),
            _ => None,
        })
        .collect()
}

/// Pilfering 2 looks at each track on its own.
#[test]
fn r_14_3_pilfering_2_looks_at_both_tracks() {
    assert_eq!(pilfering_2(&[(0, 0), (20, 0), (10, 3)], |_| {}), [1, 2]);
    assert_eq!(pilfering_2(&[(0, 0), (20, 3), (10, 0)], |_| {}), [1, 1], "one after the other");
    assert_eq!(pilfering_2(&[(0, 0), (20, 0), (10, 0)], |_| {}), [1], "at least 1 conservation");
    assert_eq!(pilfering_2(&[(0, 5), (20, 0), (10, 3)], |_| {}), [1], "the actor leads the other track");
    assert_eq!(pilfering_2(&[(0, 0), (20, 1), (4, 3)], |_| {}), [1], "R-14.7: not passed on");
    let immune = pilfering_2(&[(0, 0), (20, 5), (10, 3)], |edit| {
        edit.put(225, Place::Zoo(Seat(1)));
    });
    assert_eq!(immune, [2, 2], "R-14.1: an immune zoo is overlooked");
}

/// the example of the glossary: the second decision is made after the first result.
#[test]
fn r_14_5_two_pilferings_one_after_the_other() {
    let mut scene = with(458, &[(0, 0), (20, 3)], |edit| {
        edit.put_all(&[401, 402], Place::Hand(Seat(1)));
    });
    play(&mut scene, 458, |scene| scene.may("first 458:ability:1"));
    scene.play("first 458:ability:1; give");
    assert_eq!(scene.zoo(1).hand.len(), 1);
    assert_eq!((scene.asked(), scene.legal()), (1, vec!["give".into(), "money".into()]));
    scene.play("money");
    assert_eq!(scene.zoo(1).money.0, 35);
}

/// the friendly variant uses the solo texts: Venom becomes X-tokens, Pilfering draws.
#[test]
fn r_14_6_the_friendly_variant() {
    let friendly =
        Options { maps: MapChoice::All0, first: Some(Seat(0)), friendly: true, ..Options::players(2) };
    let scene = |animal: u16| {
        let mut scene = Scene::at_rest(rules(&friendly), |edit| {
            edit.slot(0, Animals, 2).tracks(0, 40, 0, 0, 1).tracks(1, 40, 30, 0, 1).put(animal, HAND);
            edit.put_all(&[223, 212], ZOO).partner(0, Icon::Africa);
            lay(edit, 0, Building::Standard3, |rock, water| rock > 0 && water > 0);
        });
        scene.play("animals 2").play(&format!("~animal {animal}"));
        while !over(&scene) {
            let legal = scene.legal();
            let text = if scene.may("done") { "done".to_string() } else { legal[0].clone() };
            scene.play(&text);
        }
        scene
    };
    let taipan = scene(492);
    assert_eq!(venom(&taipan, 1), [false; 5]);
    assert_eq!(taipan.zoo(0).x_tokens, 2);
    let macaque = scene(456);
    assert_eq!((macaque.zoo(0).hand.len(), macaque.zoo(1).money.0), (1, 40));
}

/// D-36: the victim is found before or after the own appeal, and stays fixed.
#[test]
fn d_36_the_victim_is_fixed_while_the_animal_is_resolved() {
    let mut scene = with(475, &[(10, 0), (12, 0)], |_| {});
    play(&mut scene, 475, |scene| scene.may("first 475:ability:1"));
    scene.play("first 475:ability:1");
    while !scene.legal().iter().any(|text| text.starts_with("borrow")) && !over(&scene) {
        let first = scene.first();
        scene.play(if scene.may("done") { "done" } else { &first });
    }
    assert_eq!(scene.zoo(0).appeal, 16, "ahead by now");
    assert!(scene.legal().iter().any(|text| text.starts_with("borrow")), "{:?}", scene.legal());
    let order: [Action; 3] = [Animals, Association, Build];
    assert_eq!(scene.zoo(1).slots[..3].iter().map(|slot| slot.action).collect::<Vec<_>>(), order);
    let mut scene = with(475, &[(10, 0), (12, 0)], |_| {});
    play(&mut scene, 475, |scene| scene.may("first 475:appeal"));
    scene.play("first 475:appeal");
    while !over(&scene) {
        assert!(!scene.legal().iter().any(|text| text.starts_with("borrow")));
        let first = scene.first();
        scene.play(&first);
    }
}
