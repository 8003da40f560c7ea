//! Alternate Animals cards 1 and 3, and conditions that are ignored once (P-10).

use crate::reef::{HAND, ME, ZOO};
use crate::scene::{ANY, Scene, lay};
use crate::sea::{marine, on_maps};
use ark_nova::asking::explain::{Price, Subject};
use ark_nova::catalogue::Action::Animals;
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{BonusTile, Building, CardId, Icon, Resource};
use ark_nova::editor::Editor;
use ark_nova::flow::event::IgnoredBy;
use ark_nova::position::{Pending, Source};
use ark_nova::{Blocker, Event, Question};

/// An Animals card in a slot, with room for large animals.
fn card(number: u8, slot: usize, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Animals, slot).action_number(0, Animals, number).tracks(0, 80, 0, 0, 1);
        if upgraded {
            editor.upgrade(0, Animals);
        }
        lay(editor, 0, Building::Standard5, ANY);
        lay(editor, 0, Building::Standard5, ANY);
        edit(editor);
    })
}

/// Animals of the base game that lack so many conditions and can live in any enclosure.
fn lacking(scene: &Scene, n: u8) -> Vec<u16> {
    let look = scene.look();
    let missing = |card: u16| {
        let requires = scene.rules.animal(CardId(card)).requires;
        requires.iter().map(|&needs| look.condition(ME, needs, CardId(card)).1).sum::<u8>()
    };
    let plain = |card: &u16| {
        let animal = scene.rules.animal(CardId(*card));
        animal.rock + animal.water == 0
            && animal.standard
            && !animal.abilities.iter().any(|a| a.is_interactive())
    };
    (401..529).filter(plain).filter(|&card| missing(card) == n).collect()
}

/// One of them, in an empty zoo.
fn some_lacking(n: u8) -> u16 {
    lacking(&card(0, 5, false, |_| {}), n)[0]
}

fn played(scene: &Scene) -> Vec<(u16, u16)> {
    let played = |event: &Event| match *event {
        Event::Animal { seat: ME, card, cost, .. } => Some((card.0, cost)),
        _ => None,
    };
    scene.events.iter().filter_map(played).collect()
}

fn ignored(scene: &Scene) -> Vec<(u8, IgnoredBy)> {
    let told = |event: &Event| match *event {
        Event::Ignored { seat: ME, n, by, .. } => Some((n, by)),
        _ => None,
    };
    scene.events.iter().filter_map(told).collect()
}

/// Answers what the animal's effects ask until the action asks again or another seat is asked.
fn settle(scene: &mut Scene) {
    while scene.asked() == 0 && !matches!(scene.question(), Question::Step(_) | Question::Action) {
        let answer = if scene.may("done") { "done".into() } else { scene.first() };
        scene.play(&answer);
    }
}

/// Animals 1 I: at strength 5 the first animal may lack a condition; then it is the only one.
#[test]
fn animals_1_ignores_a_condition_of_a_single_animal() {
    let one = some_lacking(1);
    let mut scene = card(1, 5, false, |edit| {
        edit.put_all(&[one, 486], HAND);
    });
    scene.play(&format!("animals 5; animal {one}"));
    settle(&mut scene);
    assert_eq!(played(&scene).len(), 1);
    assert_eq!(ignored(&scene), [(1, IgnoredBy::ActionCard { action: Animals })]);
    assert_eq!(scene.asked(), 1, "no second animal, although there is one");
    let mut scene = card(1, 5, false, |edit| {
        edit.put_all(&[486, 493], HAND);
    });
    scene.play("animals 5; animal 486");
    settle(&mut scene);
    assert!(scene.may("animal 493"), "nothing was ignored: two animals");
}

/// Animals 1: only from its strength on, only for the first animal, only one condition; the standard card never.
#[test]
fn animals_1_only_at_its_strength_and_first() {
    let (one, two) = (some_lacking(1), some_lacking(2));
    for (number, slot, upgraded, may) in [
        (1, 4, false, false),
        (1, 5, false, true),
        (1, 2, true, false),
        (1, 3, true, true),
        (0, 5, true, false),
    ] {
        let scene = card(number, slot, upgraded, |edit| {
            edit.put_all(&[one], HAND);
        });
        let lacks = !lacking(&scene, 1).is_empty();
        assert!(lacks);
        assert_eq!(scene.may(&format!("animals {slot}")), may, "{number} {slot} {upgraded}");
    }
    let mut scene = card(1, 5, false, |edit| {
        edit.put_all(&[one, two, 486, 493], HAND);
    });
    scene.play("animals 5");
    let blockers = scene.blockers(&format!("animal {two}"));
    assert!(
        blockers.iter().any(|blocker| matches!(blocker, Blocker::Condition { ignored: 1, .. })),
        "{blockers:?}"
    );
    scene.play("animal 486");
    settle(&mut scene);
    let blockers = scene.blockers(&format!("animal {one}"));
    assert!(
        blockers.iter().any(|blocker| matches!(blocker, Blocker::Condition { ignored: 0, .. })),
        "{blockers:?}"
    );
}

/// Animals 1 II: at strength 5 the reputation still comes first, whether a condition is ignored or not.
#[test]
fn animals_1_ii_keeps_the_reputation() {
    for animal in [some_lacking(1), 486] {
        let mut scene = card(1, 5, true, |edit| {
            edit.put(animal, HAND);
        });
        scene.play("animals 5");
        assert_eq!(scene.gains(0), [(Resource::Reputation, 1, Source::AnimalsAction)]);
        scene.play(&format!("~animal {animal}"));
        settle(&mut scene);
        assert_eq!(played(&scene).len(), 1);
    }
}

/// Animals 1: the strength it takes is named where the action would do nothing without it (D-43).
#[test]
fn animals_1_names_the_strength_it_takes() {
    let one = some_lacking(1);
    let scene = card(1, 3, false, |edit| {
        edit.put(one, HAND);
    });
    assert_eq!(scene.blockers("animals 3"), [Blocker::Strength { needs: 5, has: 3 }]);
    let scene = card(0, 3, false, |edit| {
        edit.put(one, HAND);
    });
    assert_eq!(scene.blockers("animals 3"), [Blocker::NothingToDo { action: Animals }]);
}

/// P-10, D-22: the kept tile covers up to 3 conditions of one animal and is gone then.
#[test]
fn p_10_the_kept_tile_covers_three() {
    let lion = [401, 412, 420, 426].into_iter().chain(401..529);
    let scene = card(0, 2, false, |_| {});
    let three = lion.into_iter().find(|card| lacking(&scene, 3).contains(card)).expect("an animal");
    let mut scene = card(0, 2, false, |edit| {
        edit.put(three, HAND).kept_tiles(0, &[BonusTile::IgnoreConditions, BonusTile::ExtraShift]);
    });
    scene.play(&format!("animals 2; ~animal {three}"));
    settle(&mut scene);
    assert_eq!(ignored(&scene), [(3, IgnoredBy::Tile { tile: BonusTile::IgnoreConditions })]);
    assert_eq!(scene.zoo(0).tiles, 1 << BonusTile::ExtraShift as u8);
    let scene = card(0, 2, false, |edit| {
        edit.put(three, HAND);
    });
    assert!(!scene.may("animals 2"));
}

/// P-10: nothing is spent where nothing is missing, or where standing rules cover it (263, map 6).
#[test]
fn p_10_standing_rules_come_first() {
    let mut scene = card(0, 2, false, |edit| {
        edit.put(486, HAND).kept_tiles(0, &[BonusTile::IgnoreConditions]);
    });
    scene.play("animals 2; ~animal 486");
    settle(&mut scene);
    assert_eq!((ignored(&scene).len(), scene.zoo(0).tiles.count_ones()), (0, 1));
    let rules = on_maps(&["6a", "0"]);
    let one = some_lacking(1);
    let two = some_lacking(2);
    let at_institute = |animal: u16| {
        let mut scene = Scene::at_rest(rules, |edit| {
            edit.slot(0, Animals, 2).tracks(0, 80, 0, 0, 1).put(animal, HAND);
            edit.kept_tiles(0, &[BonusTile::IgnoreConditions]);
            let line = edit.zoo(0).printed().ability[0].active;
            let ark_nova::catalogue::maps::Active::Covered(cells) = line else { panic!("{line:?}") };
            let cell = cells.first().expect("a cell").to_string();
            edit.cover(0, Building::Kiosk, &cell);
            lay(edit, 0, Building::Standard5, ANY);
        });
        scene.play(&format!("animals 2; ~animal {animal}"));
        settle(&mut scene);
        scene
    };
    let scene = at_institute(one);
    assert_eq!((ignored(&scene).len(), scene.zoo(0).tiles.count_ones()), (0, 1));
    let scene = at_institute(two);
    assert_eq!(ignored(&scene), [(1, IgnoredBy::Tile { tile: BonusTile::IgnoreConditions })]);
}

/// P-10: where more could pay than has to, the player says what does; what is left serves the next animal.
#[test]
fn p_10_the_player_says_what_pays() {
    let one = some_lacking(1);
    let base = |edit: &mut Editor<'static>| {
        edit.put(one, HAND).kept_tiles(0, &[BonusTile::IgnoreConditions]);
        edit.raw().this_turn.camouflage = 2;
    };
    let mut scene = card(1, 5, false, base);
    scene.play(&format!("animals 5; ~animal {one}"));
    assert_eq!(scene.question(), Question::Conditions { card: CardId(one), missing: 1 });
    assert_eq!(scene.legal(), ["camouflage", "tile ignore-conditions", "choose animals"]);
    assert_eq!(scene.blockers("tile extra-shift"), [Blocker::NoSuchChoice]);
    for (answer, by, left) in [
        ("camouflage", IgnoredBy::Camouflage, (1, 1)),
        ("tile ignore-conditions", IgnoredBy::Tile { tile: BonusTile::IgnoreConditions }, (2, 0)),
        ("choose animals", IgnoredBy::ActionCard { action: Animals }, (2, 1)),
    ] {
        let mut scene = Scene::at(scene.rules, scene.position);
        scene.play(answer);
        assert_eq!(ignored(&scene), [(1, by)]);
        let tiles = scene.zoo(0).tiles.count_ones();
        assert_eq!((scene.position.this_turn.camouflage, tiles), left);
    }
}

/// P-10: where exactly the needed ones exist, nothing is asked; one after the other where the first is not enough.
#[test]
fn p_10_nothing_is_asked_where_all_are_needed() {
    let two = some_lacking(2);
    let mut scene = card(1, 5, false, |edit| {
        edit.put(two, HAND);
        edit.raw().this_turn.camouflage = 1;
    });
    scene.play(&format!("animals 5; ~animal {two}"));
    assert_eq!(ignored(&scene), [(1, IgnoredBy::Camouflage), (1, IgnoredBy::ActionCard { action: Animals })]);
    let mut scene = card(1, 5, false, |edit| {
        edit.put(two, HAND).kept_tiles(0, &[BonusTile::IgnoreConditions]);
        edit.raw().this_turn.camouflage = 1;
    });
    scene.play(&format!("animals 5; ~animal {two}; camouflage"));
    assert_eq!(scene.question(), Question::Conditions { card: CardId(two), missing: 1 });
    assert_eq!(scene.legal(), ["tile ignore-conditions", "choose animals"]);
    scene.play("choose animals");
    assert_eq!(scene.zoo(0).tiles.count_ones(), 1);
}

/// P-10: reasons and explanations count everything that could be spent.
#[test]
fn p_10_explanations_count_what_could_be_spent() {
    let one = some_lacking(1);
    let scene = card(0, 2, false, |edit| {
        edit.put(one, HAND).kept_tiles(0, &[BonusTile::IgnoreConditions]);
    });
    let subject = Subject::Animal { card: CardId(one) };
    assert!(scene.look().explain(ME, subject).is_playable());
    let scene = card(0, 2, false, |edit| {
        edit.put(one, HAND);
    });
    assert!(!scene.look().explain(ME, subject).is_playable());
}

/// Camouflage and the tile serve only their owner; a Camouflage only in the turn.
#[test]
fn camouflage_is_for_the_active_seat() {
    let scene = card(0, 2, false, |edit| {
        edit.raw().this_turn.camouflage = 1;
        edit.kept_tiles(1, &[BonusTile::IgnoreConditions]);
    });
    assert_eq!(scene.look().ignored_once(ME), 1);
    assert_eq!(scene.look().ignored_once(tabletop::Seat(1)), 3);
}

/// Animals 3 I: the first animal of the action costs 2 less, not below 0; the second does not.
#[test]
fn animals_3_the_first_animal_is_cheaper() {
    let mut scene = card(3, 5, false, |edit| {
        edit.put_all(&[486, 493], HAND);
    });
    let cost = |card: u16| u16::from(marine(2).animal(CardId(card)).cost);
    let price =
        |scene: &Scene, card: u16| match scene.look().price(ME, Subject::Animal { card: CardId(card) }) {
            Price::Animal { total, action_card, .. } => (total, action_card),
            other => panic!("{other:?}"),
        };
    assert_eq!(price(&scene, 486), (cost(486) - 2, 2), "also before the action");
    scene.play("animals 5");
    assert_eq!(price(&scene, 493), (cost(493) - 2, 2));
    scene.play("animal 486");
    settle(&mut scene);
    assert_eq!(price(&scene, 493), (cost(493), 0));
    scene.play("animal 493");
    settle(&mut scene);
    assert_eq!(played(&scene), [(486, cost(486) - 2), (493, cost(493))]);
}

/// Animals 3 I: with just enough money for the lower price the action is possible; on side II it is not.
#[test]
fn animals_3_the_discount_makes_it_possible() {
    let cost = u16::from(marine(2).animal(CardId(486)).cost);
    for (number, upgraded, may) in [(3, false, true), (0, false, false), (3, true, false)] {
        let scene = card(number, 2, upgraded, |edit| {
            edit.put(486, HAND).tracks(0, cost - 2, 0, 0, 1);
        });
        assert_eq!(scene.may("animals 2"), may);
    }
    let scene = card(3, 2, false, |edit| {
        edit.put(486, HAND).tracks(0, cost - 3, 0, 0, 1);
    });
    assert!(!scene.may("animals 2"));
}

/// Animals 3 II: for each animal once, 2 money for 1 appeal, in free order with its other effects; may be declined.
#[test]
fn animals_3_ii_pays_for_appeal() {
    let mut scene = card(3, 5, true, |edit| {
        edit.put_all(&[486, 493], HAND);
    });
    let source = Source::ActionCard(Animals, 3, ark_nova::catalogue::Side::II);
    assert_eq!("animals:3:II".parse::<Source>(), Ok(source));
    scene.play("animals 5; ~done; animal 486");
    while scene.question() == Question::Order || matches!(scene.question(), Question::Enclosure(_)) {
        let next = if scene.may("first animals:3:II") { "first animals:3:II".into() } else { scene.first() };
        scene.play(&next);
    }
    let offer = Pending::new(source, ME);
    assert!(
        matches!(scene.question(), Question::Effect { what, .. } if what == offer),
        "{:?}",
        scene.question()
    );
    assert_eq!(scene.legal(), ["trade money appeal", "done"]);
    let (money, appeal, ..) = scene.tracks(0);
    scene.play("trade money appeal");
    assert!(scene.gains(0).contains(&(Resource::Appeal, 1, source)));
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).appeal > appeal), (money - 2, true));
    settle(&mut scene);
    scene.play("animal 493");
    settle(&mut scene);
    let paid = scene.gains(0).iter().filter(|(_, _, from)| *from == source).count();
    assert_eq!(paid, 1, "declined for the second");
}

/// Animals 3 II: money that the animal brought may pay; without 2 money there is nothing to choose.
#[test]
fn animals_3_ii_needs_two_money() {
    let cost = u16::from(marine(2).animal(CardId(486)).cost);
    let mut scene = card(3, 2, true, |edit| {
        edit.put(486, HAND).tracks(0, cost + 1, 0, 0, 1);
    });
    scene.play("animals 2; ~animal 486");
    settle(&mut scene);
    let source = Source::ActionCard(Animals, 3, ark_nova::catalogue::Side::II);
    assert!(scene.gains(0).iter().all(|(_, _, from)| *from != source));
    let icon = marine(2).animal(CardId(486)).icons[0];
    let expert = match icon {
        Icon::Reptile => 237,
        Icon::Bird => 238,
        other => panic!("{other:?}"),
    };
    let mut scene = card(3, 2, true, |edit| {
        edit.put(486, HAND).tracks(0, cost, 0, 0, 1).put(expert, ZOO);
        edit.university(0, University::HandLimit);
    });
    scene.play("animals 2; ~animal 486");
    while scene.question() == Question::Order || matches!(scene.question(), Question::Enclosure(_)) {
        let order = scene.options("first");
        let money = order.iter().find(|name| name.starts_with(&expert.to_string()));
        let next = money.map_or_else(|| scene.first(), |name| format!("first {name}"));
        scene.play(&next);
    }
    assert!(scene.may("trade money appeal"), "{:?}", scene.legal());
}
