//! R-12B: the Sponsors action.

use crate::scene::{ANY, Scene, WATER, lay};
use ark_nova::catalogue::Action::{Animals, Sponsors};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{Building, CardId, Icon, Requirement, Resource};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event};
use tabletop::Seat;

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

fn at(slot: usize, upgraded: bool, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::quiet(|editor| {
        editor.slot(0, Sponsors, slot).tracks(0, 10, 0, 0, 3);
        if upgraded {
            editor.upgrade(0, Sponsors);
        }
        edit(editor);
    });
    scene.play(&format!("sponsors {slot}"));
    scene
}

/// R-12B.1: side I plays exactly one sponsor with a level up to the strength, from hand.
#[test]
fn r_12b_1_side_i_plays_one_sponsor_from_hand() {
    let mut scene = at(4, false, |edit| {
        edit.put_all(&[209, 220, 223], HAND);
    });
    assert_eq!(scene.blockers("sponsor 209"), [Blocker::Level { level: 5, left: 4 }]);
    assert_eq!(scene.legal(), ["sponsor 220", "sponsor 223", "break"]);
    scene.play("sponsor 220");
    assert_eq!(scene.asked(), 1);
    assert_eq!(scene.zoo(0).money.0, 13, "R-12B.4: no cost");
    assert!(scene.events.contains(&Event::Sponsor { seat: Seat(0), card: CardId(220), cost: 0 }));
    assert!(scene.zoo(0).hand.contains(CardId(223)));
}

/// R-12B.2: side II plays several, levels up to the strength and 1 more.
#[test]
fn r_12b_2_side_ii_plays_several_up_to_one_more() {
    let mut scene = at(5, true, |edit| {
        edit.put_all(&[223, 225, 220], HAND);
    });
    scene.play("sponsor 223");
    assert!(!scene.may("break"), "one or the other");
    assert_eq!(scene.blockers("sponsor 220"), [Blocker::Level { level: 4, left: 3 }]);
    scene.play("sponsor 225");
    assert_eq!(scene.asked(), 1, "6 levels are used up");
    let scene = at(4, true, |edit| {
        edit.put_all(&[209, 226], HAND);
    });
    assert!(scene.may("sponsor 209"), "5 is 4 and 1");
    assert_eq!(scene.blockers("sponsor 226"), [Blocker::Level { level: 6, left: 5 }]);
    let mut scene = at(5, true, |edit| {
        edit.put_all(&[223, 225], HAND);
    });
    scene.play("sponsor 223; done");
    assert_eq!(scene.asked(), 1, "the second one is optional");
}

/// R-12B.2: from the display in range, for the folder cost.
#[test]
fn r_12b_2_side_ii_reaches_the_display() {
    let mut scene = at(5, true, |edit| {
        edit.display([223, 220, 225, 522, 523, 524]).put(261, HAND);
    });
    assert_eq!(scene.blockers("sponsor 225"), [Blocker::Range { folder: 3, range: 2 }]);
    scene.play("sponsor 223; sponsor 261");
    assert_eq!(scene.zoo(0).money.0, 9);
    assert!(scene.events.contains(&Event::Sponsor { seat: Seat(0), card: CardId(223), cost: 1 }));
}

/// R-12B.3: the break option, and its money in full.
#[test]
fn r_12b_3_the_break_option() {
    let mut scene = at(3, false, |_| {});
    scene.play("~break");
    assert_eq!((scene.zoo(0).money.0, scene.position.break_steps), (13, 6));
    let mut scene = at(3, true, |_| {});
    scene.play("~break");
    assert_eq!((scene.zoo(0).money.0, scene.position.break_steps), (16, 6), "twice with side II");
    let mut scene = at(4, true, |edit| {
        edit.put(223, HAND).raw().break_steps = 1;
    });
    scene.play("break");
    let paid = Event::Gained { seat: Seat(0), what: Resource::Money, n: 8, source: Source::BreakOption };
    assert!(scene.events.contains(&paid), "even if fewer steps were left");
}

/// R-12B.4: conditions of sponsors.
#[test]
fn r_12b_4_conditions_must_be_met() {
    let blocked = |card: u16, upgraded: bool, edit: &dyn Fn(&mut Editor<'static>)| {
        let scene = at(5, upgraded, |editor| {
            editor.put(card, HAND).put(223, HAND).x_tokens(0, 5);
            edit(editor);
        });
        scene.blockers(&format!("sponsor {card}"))
    };
    let missing = |needs, has| vec![Blocker::Condition { needs, has, ignored: 0 }];
    assert_eq!(blocked(215, false, &|_| {}), missing(Requirement::PartnerZoos(2), 0));
    let two = |edit: &mut Editor<'static>| {
        edit.partner(0, Icon::Africa).partner(0, Icon::Asia);
    };
    assert_eq!(blocked(215, false, &two), [], "of any continent");
    assert_eq!(blocked(201, false, &|_| {}), missing(Requirement::Upgraded(Sponsors), 0));
    assert_eq!(blocked(201, true, &|_| {}), []);
    assert_eq!(blocked(202, false, &|_| {}), missing(Requirement::Icons(Icon::Science, 1), 0), "not its own");
    let science = |edit: &mut Editor<'static>| {
        edit.university(0, University::ScienceAndReputation);
    };
    assert_eq!(blocked(202, false, &science), []);
    let reputation = |n: u8| {
        move |edit: &mut Editor<'static>| {
            edit.tracks(0, 10, 0, 0, n);
            lay(edit, 0, Building::Standard1, ANY);
        }
    };
    let needs = Requirement::Reputation(3);
    assert_eq!(blocked(244, false, &reputation(2)), missing(needs, 2));
    assert_eq!(blocked(244, false, &reputation(3)), []);
}

/// R-12B.4, R-7.12: without room for its building a sponsor cannot be played.
#[test]
fn r_12b_4_the_building_of_a_sponsor_needs_room() {
    let full = at(5, false, |edit| {
        edit.put_all(&[255, 223], HAND);
        let zoo = edit.zoo(0);
        let free = zoo.printed().building_spaces().minus(zoo.printed().upgrade);
        for (id, place) in ark_nova::hex::placements(Building::Standard1).iter().enumerate() {
            if place.cells.within(free) {
                zoo.place(Building::Standard1, id as u16);
            }
        }
    });
    assert_eq!(full.blockers("sponsor 255"), [Blocker::NoRoom { building: Building::AdventurePlayground }]);
}

/// R-12B.5, R-1.3 and the example of the rulebook: the Meerkat Den counts its own herbivore for 2 appeal.
#[test]
fn r_12b_5_example_of_the_meerkat_den() {
    let mut scene = at(5, false, |edit| {
        edit.put(243, HAND);
        lay(edit, 0, Building::Standard1, ANY);
    });
    scene.play("sponsor 243");
    while scene.asked() == 0 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.zoo(0).appeal, 2);
    assert!(scene.zoo(0).has(Building::MeerkatDen));
    let den = scene.zoo(0).buildings[1];
    assert!(den.placement().around.meets(scene.zoo(0).printed().rock), "next to rock");
}

/// R-12B.5: one sponsor is finished before the next; what it gives counts there.
#[test]
fn r_12b_5_one_sponsor_after_the_other() {
    let mut scene = at(5, true, |edit| {
        edit.put_all(&[205, 223], HAND).put(220, ZOO);
    });
    assert!(!scene.may("sponsor 205"), "it needs three research icons");
    scene.play("sponsor 223; sponsor 205; first 205:conservation; ~choose cards");
    assert_eq!((scene.zoo(0).conservation, scene.zoo(0).reputation), (1, 5));
}

/// R-12B.6: yellow once when played, purple in each break, blue from now on.
#[test]
fn r_12b_6_colours() {
    let mut scene = at(5, false, |edit| {
        edit.put(220, HAND);
    });
    scene.play("sponsor 220");
    assert_eq!(scene.zoo(0).money.0, 13, "yellow at once, purple not yet");
    let mut scene = at(5, false, |edit| {
        edit.put(236, HAND).slot(1, Animals, 2).put(465, Place::Hand(Seat(1)));
        lay(edit, 1, Building::Standard1, ANY);
    });
    scene.play("sponsor 236");
    assert_eq!(scene.zoo(0).money.0, 13, "its own primate");
    scene.play("animals 2; ~animal 465");
    assert_eq!(scene.zoo(0).money.0, 16, "a primate in another zoo");
}

/// R-12B.7: a sponsor for money costs its level, keeps its conditions and moves no action card.
#[test]
fn r_12b_7_a_sponsor_for_money() {
    let tile = |money: u16, upgraded: bool| {
        let mut scene = Scene::quiet(|edit| {
            edit.slot(0, ark_nova::catalogue::Action::Association, 5).tracks(0, money, 0, 4, 3);
            edit.upgrade(0, ark_nova::catalogue::Action::Association);
            edit.put_all(&[220, 201, 202], HAND).display([223, 522, 523, 524, 525, 526]);
            edit.raw().market.tiles[0] = [Some(ark_nova::catalogue::BonusTile::Sponsor), None];
            if upgraded {
                edit.upgrade(0, Sponsors);
            }
        });
        scene.play("association 5; task reputation; ~done; donate; tile sponsor");
        scene
    };
    let mut scene = tile(10, false);
    if scene.may("choose animals") {
        scene.play("choose animals");
    }
    assert_eq!(scene.legal(), ["sponsor 220", "done"], "not from the display, conditions apply");
    scene.play("sponsor 220");
    assert_eq!(scene.zoo(0).money.0, 10 - 2 - 4 + 3);
    assert_eq!(scene.zoo(0).slot_of(Sponsors), 4, "only pushed on by the card in use");
    let mut poor = tile(5, false);
    poor.play("~choose animals");
    assert!(!poor.may("sponsor 220"));
    let mut upgraded = tile(10, true);
    upgraded.play("~choose animals");
    assert!(upgraded.may("sponsor 201"), "the own Sponsors card shows side II");
}

/// R-12B.3: the break option counts as doing something, so the card can always be used (P-6).
#[test]
fn p_6_sponsors_and_cards_always_have_a_move() {
    let scene = Scene::quiet(|edit| {
        edit.tracks(0, 0, 0, 0, 1);
        edit.zoo(0).at_tasks = [1, 0, 0, 0];
    });
    assert!(scene.may("sponsors 5") && scene.may("cards 4"));
    assert!(!scene.may("animals 1") && !scene.may("build 3") && !scene.may("association 2"));
}

/// The French example of the Zoo School: reputation before the card widens the range.
#[test]
fn r_1_5_the_gains_of_the_zoo_school_in_any_order() {
    let mut scene = at(5, false, |edit| {
        edit.put(254, HAND).tracks(0, 10, 0, 4, 4);
        lay(edit, 0, Building::Standard1, WATER);
    });
    scene.play("sponsor 254");
    let order = scene.legal();
    assert!(order.contains(&"first 254:reputation".to_string()), "{order:?}");
    scene.play("first 254:reputation; ~choose cards; first 254:conservation; tile reputation");
    assert_eq!(scene.zoo(0).reputation, 7);
    scene.play("first 254:line:2");
    assert!(scene.may("card 523"), "folder 4 by now");
}
