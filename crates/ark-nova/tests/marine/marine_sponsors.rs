//! Sponsors of the expansion about building: 265, 267, 269, 271, 274, 276, 278.

use crate::scene::Scene;
use crate::sea::{marine, options};
use ark_nova::catalogue::Action::{Association, Build, Sponsors};
use ark_nova::catalogue::Building::*;
use ark_nova::catalogue::{CardId, Icon, Requirement, Resource};
use ark_nova::editor::Editor;
use ark_nova::editor::Place::{Hand, Pouch, Under, Zoo};
use ark_nova::hex::{Cell, Cells, placements};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Move};
use tabletop::Seat;

const ME: Seat = Seat(0);

/// A sponsor in hand and the strength for it; 223 lies there too, so that the action is always possible.
fn before(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.put_all(&[card, 223], Hand(ME)).tracks(0, 10, 10, 0, 1).tracks(1, 10, 10, 0, 1).x_tokens(0, 1);
        edit(editor);
    });
    scene.play("sponsors 5 +1x");
    scene
}

/// The same, and it is played.
fn played(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = before(card, edit);
    scene.play(&format!("sponsor {card}"));
    scene
}

/// What a sponsor scores for seat 0 when the game ends at once.
fn scored(card: u16, edit: impl FnOnce(&mut Editor<'static>)) -> u16 {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.put(card, Zoo(ME)).last_turns(Some(0)).scoring_discarded(true).x_tokens(0, 0);
        edit(editor);
    });
    scene.play("x-token cards");
    assert!(scene.is_over());
    let gained = scene.events.iter().map(|event| match event {
        Event::Scored { seat: Seat(0), card: CardId(scored), n, .. } if *scored == card => *n,
        _ => 0,
    });
    gained.sum()
}

/// Seat 0 brings the break with its Sponsors card.
fn break_now(scene: &mut Scene) {
    scene.play("sponsors 5; ~break");
}

/// Card ruling 265: it needs a kiosk; a free kiosk may be placed, by the distance rule.
#[test]
fn s_265_needs_a_kiosk_and_may_build_one() {
    let without = before(265, |_| {});
    let needs = Requirement::Kiosks(1);
    assert_eq!(without.blockers("sponsor 265"), [Blocker::Condition { needs, has: 0, ignored: 0 }]);
    let with = |edit: &mut Editor<'static>| {
        edit.cover(0, Kiosk, "e1").cover(0, Standard2, "e2 e3");
    };
    let mut scene = played(265, with);
    scene.play("raise kiosk");
    assert_eq!(scene.blockers("place kiosk d3 r0"), [Blocker::KioskTooClose]);
    scene.play("place kiosk e4 r0");
    assert_eq!(scene.zoo(0).count(Kiosk), 2);
    let mut scene = played(265, with);
    scene.play("done");
    assert_eq!((scene.zoo(0).count(Kiosk), scene.asked()), (1, 1));
}

/// Card ruling 265: 1 money for every kiosk of all other zoos; nothing on play.
#[test]
fn s_265_income_by_the_kiosks_of_others() {
    let mut scene = Scene::at_rest(marine(3), |edit| {
        edit.put(265, Zoo(ME)).break_steps(1).cover(0, Kiosk, "e1");
        edit.cover(1, Kiosk, "a3").cover(1, Kiosk, "e1").cover(2, Kiosk, "i1");
    });
    break_now(&mut scene);
    assert!(scene.gains(0).contains(&(Resource::Money, 3, Source::Sponsor(CardId(265), 1))));
}

/// 265: 1 conservation with 5 kiosks.
#[test]
fn s_265_end() {
    let kiosks = |n: usize| {
        scored(265, |edit| {
            for cell in &["a3", "c6", "e1", "e4", "i1"][..n] {
                edit.cover(0, Kiosk, cell);
            }
        })
    };
    assert_eq!((kiosks(4), kiosks(5)), (0, 1));
}

/// Card ruling 267: kiosks and pavilions together, 1-3, 4-6, 7 and more; condition of 25 appeal.
#[test]
fn s_267_appeal_by_kiosks_and_pavilions() {
    let with = |n: usize| {
        let scene = played(267, |edit| {
            edit.cover(0, Kiosk, "e1");
            for cell in ["a3", "a4", "b3", "b4", "c3", "d3", "d4"].iter().take(n.saturating_sub(1)) {
                edit.cover(0, Pavilion, cell);
            }
        });
        scene.zoo(0).appeal - 10
    };
    assert_eq!([1, 3, 4, 6, 7, 8].map(with), [1, 1, 3, 3, 5, 5]);
    let nothing = played(267, |_| {});
    assert_eq!(nothing.zoo(0).appeal, 10);
    let famous = before(267, |edit| {
        edit.tracks(0, 10, 26, 0, 1);
    });
    let needs = Requirement::MaxAppeal(25);
    assert_eq!(famous.blockers("sponsor 267"), [Blocker::Condition { needs, has: 26, ignored: 0 }]);
}

/// Card ruling 267, end: 1 conservation for each kiosk with 3 or more empty building spaces around, at most 3.
#[test]
fn s_267_end() {
    let empty = scored(267, |edit| {
        edit.cover(0, Kiosk, "e2");
    });
    assert_eq!(empty, 1);
    let crowded = scored(267, |edit| {
        // Around e4 lie d4, d5, e3, e5, f4 and the rock f5.
        edit.cover(0, Kiosk, "e4")
            .cover(0, Standard1, "d4")
            .cover(0, Standard1, "d5")
            .cover(0, Standard1, "e3");
    });
    assert_eq!(crowded, 0, "two are left");
    let four = scored(267, |edit| {
        edit.cover(0, Kiosk, "b3").cover(0, Kiosk, "d5").cover(0, Kiosk, "e2").cover(0, Kiosk, "i2");
    });
    assert_eq!(four, 3);
}

/// Card ruling 269, end: pouched cards under animals and under 212 count, at most 5.
#[test]
fn s_269_end() {
    let pouched = |n: usize| {
        scored(269, |edit| {
            let cards = [401, 402, 403, 404, 405, 406];
            edit.put(447, Zoo(ME)).put(cards[0], Under(CardId(447)));
            edit.put_all(&cards[1..n], Pouch(ME));
        })
    };
    assert_eq!((pouched(1), pouched(3), pouched(6)), (1, 3, 5));
}

/// Card ruling 269: every Australia icon of the own zoo, also of a partner zoo; none of another zoo.
#[test]
fn s_269_reacts_to_own_icons() {
    let table = |owner: Seat| {
        Scene::at_rest(marine(2), |edit| {
            edit.put(269, Zoo(owner))
                .slot(0, Association, 3)
                .cover(0, Standard1, "e2")
                .cover(1, Standard1, "e2");
        })
    };
    let mut own = table(ME);
    own.play("association 3; task partner-zoo; partner australia");
    assert_eq!(own.options("place").len(), 4, "one more space next to e2");
    own.play("done");
    let mut other = table(Seat(1));
    other.play("association 3; task partner-zoo; partner australia");
    assert_eq!(other.asked(), 1);
    assert!(other.may("build 3"), "nothing was asked of the other zoo");
}

/// The move that lays the excavation site over some of these bonuses and no other.
fn over(scene: &Scene, wanted: &str) -> (String, Cell) {
    let (bonuses, wanted) = (scene.zoo(0).printed().bonus_spaces(), Cells::named(wanted));
    let found = scene.legal().into_iter().find_map(|text| {
        let Ok(Move::Place(building, id)) = text.parse() else { return None };
        let under = placements(building)[usize::from(id)].cells.and(bonuses);
        Some((text, under.first()?)).filter(|_| under.within(wanted))
    });
    found.expect("a place over some of them alone")
}

/// Card ruling 271: each bonus under the tile is taken twice.
#[test]
fn s_271_takes_bonuses_twice() {
    let mut scene = played(271, |edit| {
        edit.cover(0, Standard1, "i2").cover(0, Standard1, "h5").cover(0, Standard1, "a3");
    });
    let (place, cell) = over(&scene, "a5 d5 e1 e3 f6 h2 h6 i4");
    scene.play(&place);
    let gains = scene.gains(0);
    assert_eq!(gains.iter().filter(|gain| gain.2 == Source::Bonus(cell)).count(), 2, "{gains:?}");
}

/// Card ruling 221 with 271: a border bonus that is gained twice sets 221 off twice.
#[test]
fn s_271_and_221() {
    let mut scene = played(271, |edit| {
        edit.cover(0, Standard1, "i2").cover(0, Standard1, "h5").cover(0, Standard1, "a3").put(221, Zoo(ME));
    });
    let (place, _) = over(&scene, "a5 e1 i4");
    scene.play(&place);
    while scene.asked() == 0 && !scene.may("sponsor 223") {
        let answer = if scene.may("bonus e3") { "bonus e3".into() } else { scene.first() };
        scene.play(&answer);
    }
    let ten = (Resource::Money, 10, Source::Bonus(Cell::named("e3")));
    assert_eq!(scene.gains(0).iter().filter(|&&gain| gain == ten).count(), 2);
}

/// Card ruling 271, end: 1 conservation if every placement bonus of the map is covered.
#[test]
fn s_271_end() {
    let covered = |skip: usize| {
        scored(271, |edit| {
            let cells: Vec<_> = edit.zoo(0).printed().bonuses.iter().map(|(cell, _)| *cell).collect();
            for cell in &cells[skip..] {
                edit.cover(0, Standard1, &cell.to_string());
            }
        })
    };
    assert_eq!((covered(0), covered(1)), (1, 0));
}

/// 274: the statue of one space, 1 appeal at once and in every break.
#[test]
fn s_274_statue() {
    let mut scene = played(274, |edit| {
        edit.cover(0, Standard1, "e2");
    });
    assert_eq!(scene.blockers("done"), [Blocker::NoSuchChoice], "the building is mandatory");
    scene.play("~first 274:line:1; place mascot-statue d3 r0; ~done");
    assert!(scene.zoo(0).has(MascotStatue));
    assert_eq!(scene.zoo(0).appeal, 11);
    let mut income = Scene::at_rest(marine(2), |edit| {
        edit.put(274, Zoo(ME)).break_steps(1);
    });
    break_now(&mut income);
    income.play("~first 274:line:2");
    assert!(income.gains(0).contains(&(Resource::Appeal, 1, Source::Sponsor(CardId(274), 1))));
}

/// card ruling 274: compared after all other end gains of everybody.
#[test]
fn s_274_is_scored_last() {
    let compared = |others: u8, with_gain: bool| {
        let mut scene = Scene::at_rest(marine(3), |edit| {
            edit.put(274, Zoo(ME)).last_turns(Some(0)).scoring_discarded(true).x_tokens(0, 0);
            edit.tracks(0, 10, 20, 0, 1).tracks(1, 10, others, 0, 1).tracks(2, 10, 5, 0, 1);
            if with_gain {
                // 5 appeal at the end for a covered map.
                edit.put(217, Zoo(Seat(1)));
                let cells = edit.zoo(1).printed().building_spaces();
                for cell in cells.iter() {
                    edit.build(1, Standard1, &cell.to_string(), 0);
                }
            }
        });
        scene.play("x-token cards");
        scene.zoo(0).appeal - 20
    };
    assert_eq!(compared(20, false), 0, "strictly more");
    assert_eq!(compared(21, false), 2);
    assert_eq!(compared(18, true), 2, "18 + 5 at the end");
}

/// Card ruling 276: its own pavilion already gives the X-token; pavilion and appeal in either order.
#[test]
fn s_276_pavilion_appeal_and_token() {
    let start = || {
        played(276, |edit| {
            edit.cover(0, Standard1, "e2");
        })
    };
    let mut scene = start();
    scene.play("first 276:line:1; raise pavilion; place pavilion d3 r0");
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).x_tokens), (12, 1), "1 for the pavilion, 1 for 1 pavilion");
    let mut scene = start();
    scene.play("first 276:line:2; raise pavilion; place pavilion d3 r0");
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).x_tokens), (11, 1), "none stood when it was counted");
    let mut scene = start();
    scene.play("first 276:line:1; done");
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).x_tokens), (10, 0), "the pavilion may be left out");
}

/// Card ruling 276: at most one X-token for each action.
#[test]
fn s_276_once_in_an_action() {
    let gardener = |edit: &mut Editor<'static>| {
        edit.put(276, Zoo(ME)).cover(0, Standard2, "a3 a4").action_number(0, Build, 1).upgrade(0, Build);
        edit.tracks(0, 30, 0, 0, 1);
    };
    let mut scene = Scene::at_rest(marine(2), |edit| {
        gardener(edit);
        edit.multipliers(0, Build, 1);
    });
    scene.play("build 3; raise pavilion; place pavilion b3 r0; extra pavilion; place pavilion b4 r0");
    assert_eq!(scene.zoo(0).x_tokens, 1);
    scene.play("done; repeat; extra pavilion; place pavilion b5 r0");
    assert_eq!(scene.zoo(0).x_tokens, 2, "a repetition is a performance of its own (R-5.1)");
    let mut kiosk = Scene::at_rest(marine(2), gardener);
    kiosk.play("build 3; raise kiosk; place kiosk b3 r0; done");
    assert_eq!(kiosk.zoo(0).x_tokens, 0);
}

/// Card ruling 276: played in the same action after another pavilion, it counts from when it lies there.
#[test]
fn s_276_counts_what_comes_after_it() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.put_all(&[276, 280], Hand(ME)).upgrade(0, Sponsors).x_tokens(0, 5).cover(0, Standard1, "e2");
    });
    scene.play("sponsors 5 +5x; sponsor 280; first 280:line:2; raise pavilion; place pavilion d3 r0");
    scene.play("first 280:line:1; done; ~done");
    assert_eq!(scene.zoo(0).x_tokens, 0);
    scene.play("sponsor 276; first 276:line:1; raise pavilion; place pavilion e3 r0");
    assert_eq!(scene.zoo(0).x_tokens, 1);
}

/// 278: three icons, next to rock and water, its gains and its conditions.
#[test]
fn s_278_amazon_house() {
    let conditions = before(278, |_| {});
    assert_eq!(conditions.blockers("sponsor 278").len(), 3, "Sponsors II, an American icon, 6 reputation");
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.put(278, Hand(ME)).upgrade(0, Sponsors).partner(0, Icon::Americas).tracks(0, 10, 10, 0, 6);
        edit.cover(0, Standard1, "e2").cover(0, Standard1, "b3").cover(0, Standard1, "f4");
    });
    scene.play("sponsors 5; ~sponsor 278; ~first 278:line:1");
    let map = scene.zoo(0).printed();
    for text in scene.options("place") {
        let Ok(Move::Place(building, id)) = format!("place {text}").parse() else { panic!("{text}") };
        let around = placements(building)[usize::from(id)].around;
        assert!(around.meets(map.rock) && around.meets(map.water), "{text}");
    }
    while scene.asked() == 0 && !scene.zoo(0).has(AmazonHouse) {
        let first = scene.first();
        scene.play(&first);
    }
    let zoo = scene.zoo(0);
    let icons = [Icon::SeaAnimal, Icon::Herbivore, Icon::Primate, Icon::Rock, Icon::Water];
    assert_eq!(icons.map(|icon| zoo.icons(icon)), [1; 5]);
    let printed = marine(2).sponsor(CardId(278));
    assert_eq!((printed.appeal, printed.conservation, printed.reputation), (4, 2, 1));
}

/// 265 and 274 alone: nobody else has kiosks or more appeal (card rulings 8).
#[test]
fn others_are_missing_in_a_solo_game() {
    let rules = crate::scene::rules(&ark_nova::Options { solo_appeal: 0, ..options(1) });
    let mut edit = Editor::new(rules, 1);
    edit.put_all(&[265, 274], Zoo(ME)).cover(0, Kiosk, "e1");
    let position = edit.position().expect("a valid position");
    let look = rules.look(&position);
    use ark_nova::effects::Counter;
    assert_eq!(look.count(ME, Counter::KiosksOfOthers), 0);
    assert_eq!(look.count(ME, Counter::ZoosWithMoreAppeal), 0);
}
