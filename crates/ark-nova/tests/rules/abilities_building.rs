//! Abilities around buildings: Posturing, Peacocking, Flock Animal; and the order of bonuses that the issue names.

use crate::scene::{Scene, two};
use crate::stage::ready;
use ark_nova::Question;
use ark_nova::catalogue::Action::{Animals, Association, Build, Cards, Sponsors};
use ark_nova::catalogue::Building::{Kiosk, LargeBirdAviary, Pavilion, Standard5};
use ark_nova::catalogue::boards::University;
use ark_nova::editor::Place::{Hand, Zoo};
use tabletop::Seat;

/// Places the building that is asked for on the first spot without a bonus to choose from.
fn place_first(scene: &mut Scene) {
    assert!(matches!(scene.question(), Question::Place(_)), "{:?}", scene.question());
    let first = scene.first();
    scene.play(&first);
}

/// 497 Posturing 1: a free kiosk or pavilion, or nothing; the pavilion gives its appeal.
#[test]
fn a_497_posturing_places_one_free_building() {
    let stage = || {
        let mut scene = ready(two(), 497, |_| {});
        scene.play_animal(497);
        if scene.asks_order() {
            scene.play("first 497:appeal");
        }
        assert_eq!(scene.legal(), ["raise kiosk", "raise pavilion", "done"]);
        scene
    };
    let mut scene = stage();
    let money = scene.zoo(0).money.0;
    scene.play("raise pavilion");
    place_first(&mut scene);
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).money.0), (7, money));
    let mut scene = stage();
    scene.play("done");
    assert_eq!((scene.zoo(0).buildings.len(), scene.asked()), (1, 1));
}

/// 508 Posturing 3, R-7.7: one after the other, kiosks three apart; stopping is allowed each time.
#[test]
fn a_508_posturing_3_keeps_the_rules_of_building() {
    let mut scene = ready(two(), 508, |_| {});
    scene.play_animal(508);
    if scene.asks_order() {
        scene.play("first 508:appeal");
    }
    scene.play("raise kiosk");
    place_first(&mut scene);
    while !scene.may("raise pavilion") {
        let first = scene.first();
        scene.play(&first);
    }
    assert!(!scene.may("raise kiosk"), "every place next to the zoo is too close: {:?}", scene.legal());
    scene.play("raise pavilion");
    place_first(&mut scene);
    while !scene.may("raise pavilion") {
        let first = scene.first();
        scene.play(&first);
    }
    scene.play("done");
    assert_eq!((scene.zoo(0).buildings.len(), scene.zoo(0).appeal), (3, 5));
}

/// 501 Posturing 2: two and no more.
#[test]
fn a_501_posturing_2_ends_after_two() {
    let mut scene = ready(two(), 501, |_| {});
    scene.play_animal(501);
    if scene.asks_order() {
        scene.play("first 501:appeal");
    }
    let mut raised = 0;
    while scene.asked() == 0 {
        let legal = scene.legal();
        raised += usize::from(legal.iter().any(|text| text == "raise pavilion"));
        let choice = legal.iter().find(|text| *text == "raise pavilion").unwrap_or(&legal[0]).clone();
        scene.play(&choice);
    }
    assert_eq!((raised, scene.zoo(0).appeal), (2, 7 + 2));
}

/// 514 Peacocking, R-7.15: the large bird aviary for free, without Build II; optional; birds may move in.
#[test]
fn a_514_peacocking_places_the_aviary() {
    let mut scene = ready(two(), 514, |edit| {
        edit.put(495, Zoo(Seat(0))).build(0, Standard5, "e2", 0).occupy(0, "e2");
    });
    scene.play_animal(514);
    if scene.asks_order() {
        scene.play("first 514:appeal");
    }
    assert_eq!(scene.legal(), ["raise large-bird-aviary", "done"]);
    let money = scene.zoo(0).money.0;
    scene.play("raise large-bird-aviary");
    place_first(&mut scene);
    assert!(scene.zoo(0).has(LargeBirdAviary) && scene.zoo(0).money.0 >= money);
    while !matches!(scene.question(), Question::MoveIn(_)) && scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.legal(), ["card 495", "done"], "514 itself prints no aviary");
}

/// 514: owned already, nothing happens.
#[test]
fn a_514_peacocking_is_lost_with_an_aviary() {
    let mut scene = ready(two(), 514, |edit| {
        let site = two().look(edit.raw()).site(Seat(0), LargeBirdAviary);
        let id = site.placements(LargeBirdAviary).next().expect("room");
        edit.zoo(0).place(LargeBirdAviary, id);
    });
    scene.play_animal(514);
    if scene.asks_order() {
        scene.play("first 514:appeal");
    }
    assert_eq!((scene.asked(), scene.zoo(0).count(LargeBirdAviary)), (1, 1));
}

/// 438 Flock Animal 3, R-8.10: with a herbivore of at least size 3 no enclosure is needed; a choice if there is one.
#[test]
fn a_438_flock_lives_with_a_large_enough_herbivore() {
    let homes = |host: u16| {
        let mut scene = ready(two(), 438, |edit| {
            edit.put(host, Zoo(Seat(0)));
        });
        scene.play("animals 2");
        scene.legal().iter().filter(|text| text.starts_with("in ")).count()
    };
    assert_eq!(homes(428), 2, "428 needs size 3: the enclosure or the flock");
    assert_eq!(homes(427), 2, "428 is no flock animal and larger");
    assert_eq!(homes(439), 0, "439 needs only size 2: played into the enclosure at once");
    assert_eq!(homes(240), 0, "a sponsor hosts nobody");
    let mut scene = ready(two(), 438, |edit| {
        edit.put(428, Zoo(Seat(0)));
    });
    scene.play("animals 2; in flock");
    assert!(scene.zoo(0).buildings.iter().all(|built| !built.is_occupied()));
    assert_eq!(scene.zoo(0).appeal, 5);
}

/// 438: unlimited flock animals rely on the same host; the other zoo's herbivores do not count.
#[test]
fn a_443_flock_animals_host_each_other() {
    let mut scene = ready(two(), 438, |edit| {
        edit.put(443, Zoo(Seat(0))).occupy_all();
    });
    scene.play("animals 2");
    assert_eq!((scene.zoo(0).appeal, scene.asked()), (5, 1), "only the flock is left");
    let scene = ready(two(), 438, |edit| {
        edit.put(443, Zoo(Seat(1))).occupy_all();
    });
    assert!(!scene.may("animals 2"), "{:?}", scene.blockers("animals 2"));
}

trait OccupyAll {
    fn occupy_all(&mut self);
}

impl OccupyAll for ark_nova::editor::Editor<'static> {
    /// Leaves no empty enclosure to seat 0.
    fn occupy_all(&mut self) {
        for built in self.zoo(0).buildings.iter_mut() {
            *built = built.turned(true);
        }
    }
}

/// P-3, R-7.9: two bonuses under one building; the reputation first widens the range for the card.
#[test]
fn p_3_reputation_before_a_card_in_range() {
    let stage = || {
        let mut scene = Scene::new(two(), |edit| {
            edit.empty_hand(0).slots(0, [Cards, Animals, Association, Sponsors, Build]);
            edit.tracks(0, 30, 0, 0, 1).map(0, "3").display([201, 202, 203, 204, 205, 206]);
            edit.build(0, Kiosk, "e3", 0);
        });
        scene.play("build 5; raise size5");
        scene
    };
    let scene = stage();
    let both = scene.legal().into_iter().find(|place| {
        let mut trial = stage();
        trial.play(place);
        let legal = trial.legal();
        trial.asks_order()
            && legal.contains(&"first bonus:f4".into())
            && legal.contains(&"first bonus:e5".into())
    });
    let both = both.expect("a place over both bonuses");
    let mut scene = stage();
    scene.play(&both);
    scene.play("first bonus:f4");
    assert!(scene.may("card 201") && !scene.may("card 202") && scene.may("deck"));
    let mut scene = stage();
    scene.play(&both);
    scene.play("first bonus:e5");
    assert!(scene.may("card 202"), "the range has grown");
}

/// P-4, R-11.8, R-12A.6: at 9 the reputation of a second university is lost unless Cards is upgraded first.
#[test]
fn p_4_upgrade_before_the_reputation_of_the_university() {
    let stage = || {
        let mut scene = Scene::new(two(), |edit| {
            edit.empty_hand(0).slots(0, [Cards, Animals, Build, Sponsors, Association]);
            edit.tracks(0, 30, 0, 0, 9).university(0, University::TwoScience);
        });
        scene.play("association 5; task university; university science-reputation");
        assert!(scene.asks_order(), "{:?}", scene.legal());
        scene
    };
    let mut scene = stage();
    scene.play("first university:science-reputation");
    assert_eq!((scene.zoo(0).reputation, scene.may("choose cards")), (9, true), "lost");
    let mut scene = stage();
    scene.play("first university:2; choose cards");
    assert_eq!(scene.zoo(0).reputation, 11);
}

/// P-1: the reputation of an animal before its Snapping does not matter, before a card in range it does.
#[test]
fn p_1_the_plain_gains_of_an_animal_are_effects_of_their_own() {
    let mut scene = ready(two(), 461, |edit| {
        edit.tracks(0, 100, 0, 0, 9).put(201, Hand(Seat(0)));
    });
    scene.play_animal(461);
    assert_eq!((scene.zoo(0).reputation, scene.zoo(0).appeal, scene.asked()), (9, 3, 1), "past 9 it is lost");
}

/// 497, R-7.6, R-7.15: a free building brings its placement bonus; flagged spaces need the own Build card upgraded.
#[test]
fn a_497_free_buildings_gain_placement_bonuses() {
    let stage = |upgraded: bool| {
        let mut scene = ready(two(), 497, |edit| {
            edit.build(0, Kiosk, "h1", 0).build(0, Kiosk, "h4", 0);
            if upgraded {
                edit.upgrade(0, Build);
            }
        });
        scene.play_animal(497);
        if scene.asks_order() {
            scene.play("first 497:appeal");
        }
        scene.play("raise pavilion");
        scene
    };
    let places = |upgraded| stage(upgraded).legal();
    let (narrow, wide) = (places(false), places(true));
    assert!(narrow.iter().all(|place| wide.contains(place)));
    let flagged = |place: &&String| place.contains(" g3 ") || place.contains(" h3 ");
    assert_eq!(narrow.iter().filter(flagged).count(), 0, "{narrow:?}");
    assert!(wide.iter().any(|place| flagged(&place)), "{wide:?}");
    let mut scene = stage(true);
    let money = scene.zoo(0).money.0;
    let on_bonus = scene.legal().into_iter().find(|place| place.contains(" h2 "));
    scene.play(&on_bonus.expect("a bonus of 5 money next to the zoo"));
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).appeal), (money + 5, 7));
}

/// 514, R-7.12: no room, nothing happens.
#[test]
fn a_514_peacocking_without_room_is_lost() {
    let mut scene = ready(two(), 514, |edit| {
        loop {
            let site = two().look(edit.raw()).site(Seat(0), Pavilion);
            let Some(id) = site.placements(Pavilion).next() else { break };
            edit.zoo(0).place(Pavilion, id);
        }
    });
    scene.play_animal(514);
    if scene.asks_order() {
        scene.play("first 514:appeal");
    }
    assert_eq!((scene.asked(), scene.zoo(0).has(LargeBirdAviary)), (1, false));
}
