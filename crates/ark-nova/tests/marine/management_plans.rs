//! Management plans 134-139, and the Marine Worlds faces of 101, 102 and 131.

use crate::scene::Scene;
use crate::sea::{finish, marine};
use ark_nova::catalogue::Action::{Association, Build};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{BonusTile, CardId, Icon, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Question};
use tabletop::Seat;

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

/// Association in slot 5 at the choice of a project, with these cards in the zoo.
fn supporting(zoo: &[u16], edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Association, 5).put_all(zoo, ZOO).tracks(0, 10, 0, 20, 1);
        // Two Europe icons, so that a project can be supported in any case.
        editor.base_projects(&[101, 102, 107]).partner(0, Icon::Europe).put(268, ZOO);
        edit(editor);
    });
    scene.answers_alone = false;
    scene.play("association 5; task project");
    scene.answers_alone = true;
    scene
}

/// Two animals with each icon: predator, bird, reptile, herbivore, sea animal, primate.
const PLANS: [(u16, [u16; 2]); 6] = [
    (134, [404, 405]),
    (135, [500, 510]),
    (136, [480, 490]),
    (137, [440, 450]),
    (138, [530, 531]),
    (139, [460, 459]),
];

/// 134-139: two icons on every level, 2 conservation points; one is not enough.
#[test]
fn management_plans_need_two_icons_on_every_level() {
    for (plan, animals) in PLANS {
        let scene = supporting(&animals, |edit| {
            edit.put(plan, Place::Project);
        });
        for level in ["left", "middle", "right"] {
            assert!(scene.may(&format!("support {plan} {level}")), "{plan} {level}");
        }
        let one = supporting(&animals[..1], |edit| {
            edit.put(plan, Place::Project);
        });
        let needs = [Blocker::LevelNeed { needs: 2, has: 1 }];
        assert_eq!(one.blockers(&format!("support {plan} middle")), needs, "{plan}");
    }
}

/// 134-139: wild icons of 215, 218 and the tile do not help.
#[test]
fn management_plans_know_no_wild_icons() {
    let scene = supporting(&[404, 215], |edit| {
        edit.put(134, Place::Project).tokens_on(0, 215, 2).kept_tiles(0, &[BonusTile::BaseProjectIcon]);
    });
    assert_eq!(scene.blockers("support 134 left"), [Blocker::LevelNeed { needs: 2, has: 1 }]);
}

/// 134-139 middle level: 1 reputation for every two research icons.
#[test]
fn management_plans_give_reputation_for_research() {
    for (universities, gained) in [(&[][..], 0), (&[University::TwoScience][..], 1)] {
        let mut scene = supporting(&[404, 405], |edit| {
            edit.put(134, Place::Project);
            universities.iter().for_each(|&kind| {
                edit.university(0, kind);
            });
        });
        scene.play("support 134 middle; left 6");
        finish(&mut scene);
        assert_eq!((scene.zoo(0).conservation, scene.zoo(0).reputation), (22, 1 + gained));
    }
}

/// 134-139 right level: the first card with the icon; the others go under the deck in their order.
#[test]
fn management_plans_find_a_card_with_the_icon() {
    for (plan, animals) in PLANS {
        let found = match plan {
            134 => 239,
            135 => 238,
            136 => 237,
            137 => 240,
            138 => 266,
            _ => 236,
        };
        let mut scene = supporting(&animals, |edit| {
            edit.put(plan, Place::Project).deck_top(&[203, 220, found]);
        });
        scene.play(&format!("support {plan} right; left 6"));
        finish(&mut scene);
        assert!(scene.hand(0).contains(&found), "{plan}");
        assert_eq!(scene.position.market.deck[..2], [220, 203].map(CardId), "{plan}");
    }
}

/// 134 left: Hunter with as many cards as predator icons; playing the card gives it once more.
#[test]
fn plan_134_hunts_with_all_predators() {
    let mut scene = supporting(&[401, 404], |edit| {
        edit.put(134, HAND).deck_top(&[402, 203, 220, 403, 205, 206]);
    });
    scene.play("support 134 left; left 6");
    let revealed = |scene: &Scene| scene.when(|event| matches!(event, Event::Revealed { .. })).len();
    assert!(scene.may("first 134:level:1 3") && scene.may("first 134:bonus"));
    scene.play("first 134:bonus");
    assert_eq!(revealed(&scene), 3, "three predator icons");
    finish(&mut scene);
    assert_eq!(revealed(&scene), 6);
    assert_eq!(scene.hand(0), [402, 403]);
}

/// R-12A.15: a later supporter gets no play bonus.
#[test]
fn plan_136_pays_its_play_bonus_only_to_who_plays_it() {
    let sell = |place: Place| {
        let mut scene = supporting(&[480, 490], |edit| {
            edit.put(136, place).put_all(&[401, 402, 403, 404], HAND);
        });
        scene.play("support 136 left; left 6");
        finish(&mut scene);
        scene.gains(0).iter().filter(|gain| gain.0 == Resource::Money && gain.1 == 4).count()
    };
    assert_eq!(sell(HAND), 4, "Sunbathing 2 twice");
    assert_eq!(sell(Place::Project), 2);
}

/// 135 left: a free kiosk or pavilion, optional. 137 left: Digging 2.
#[test]
fn plan_135_builds_and_137_digs() {
    let mut birds = supporting(&[500, 510], |edit| {
        edit.put(135, Place::Project);
    });
    birds.play("support 135 left; left 6");
    while !birds.may("raise kiosk") {
        let first = birds.first();
        birds.play(&first);
    }
    assert!(birds.may("raise pavilion") && birds.may("done"));
    let mut herbivores = supporting(&[440, 450], |edit| {
        edit.put(137, Place::Project);
    });
    herbivores.play("support 137 left; left 6");
    while !herbivores.may("dig 520") {
        let first = herbivores.first();
        herbivores.play(&first);
    }
    assert!(herbivores.may("done"));
}

/// 139 left: Clever, which waits for the end of the action; with the play bonus twice.
#[test]
fn plan_139_is_clever_after_the_action() {
    let mut scene = supporting(&[460, 459], |edit| {
        edit.put(139, HAND);
    });
    scene.play("support 139 left; left 6");
    assert_eq!(scene.order(0)[0], Association, "the card has moved first");
    scene.play("first 139:bonus; choose build");
    assert_eq!(scene.order(0)[..2], [Build, Association]);
    scene.play("done");
    assert_eq!(scene.asked(), 1);
}

/// 138: playing it gives 1 reputation.
#[test]
fn plan_138_gives_reputation_for_playing_it() {
    let mut scene = supporting(&[530, 531], |edit| {
        edit.put(138, HAND);
    });
    scene.play("support 138 middle; left 6");
    finish(&mut scene);
    assert!(scene.gains(0).contains(&(Resource::Reputation, 1, Source::PlayBonus(CardId(138)))));
}

/// 131 of Marine Worlds: 3, 2 and 1 large animals.
#[test]
fn project_131_needs_fewer_large_animals() {
    let open = |large: usize| {
        let scene = supporting(&[401, 402, 406][..large], |edit| {
            edit.put(131, Place::Project);
        });
        assert_eq!(scene.question(), Question::Project);
        ["left", "middle", "right"].map(|level| scene.may(&format!("support 131 {level}")))
    };
    assert_eq!(open(3), [true; 3]);
    assert_eq!(open(2), [false, true, true]);
    assert_eq!(open(1), [false, false, true]);
    assert_eq!(open(0), [false; 3]);
}

/// 101 of Marine Worlds counts sea animals as a kind; 102 counts continents as before.
#[test]
fn project_101_counts_sea_animals() {
    let mut scene = supporting(&[404, 440, 530], |_| {});
    assert!(scene.may("support 101 right"), "predator, herbivore, sea animal");
    assert_eq!(scene.blockers("support 101 middle"), [Blocker::LevelNeed { needs: 4, has: 3 }]);
    assert!(scene.may("support 102 right"), "Africa, Americas, Australia");
    scene.play("support 101 right; left 6");
    assert_eq!(scene.zoo(0).conservation, 22);
}
