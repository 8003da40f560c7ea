//! Map 10, the rescue station (D-58).

use crate::scene::{ANY, Scene, house};
use crate::sea::on_maps;
use crate::waves::display;
use ark_nova::catalogue::Action::{Animals, Association, Build};
use ark_nova::catalogue::{Building, CardId, Icon, Resource, SizeClass};
use ark_nova::editor::{Editor, Place};
use ark_nova::effects::Counter;
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);
const HAND: Place = Place::Hand(ME);

/// Map 10 with a kiosk about to cover the rescue bonus at a1.
fn station(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(on_maps(&["10", "0"]), |editor| {
        editor.display([401, 520, 402, 529, 403, 404]).deck_top(&[501, 502]);
        edit(editor);
    });
    scene.play("build 3; raise kiosk; place kiosk a1 r0");
    scene
}

fn rescued(scene: &Scene) -> Vec<u16> {
    scene.zoo(0).rescued.iter().map(|card| card.0).collect()
}

/// Map 10: the bonus is Digging 1; a discarded animal may be rescued, but no petting zoo animal; declinable.
#[test]
fn d_58_a_discarded_animal_may_be_rescued() {
    let mut scene = station(|edit| {
        edit.put_all(&[405, 201], HAND);
    });
    let mut legal = scene.legal();
    legal.sort();
    let mut expected = vec!["card 405", "card 201", "done", "rescue 405"];
    let shown = ["dig 401", "dig 520", "dig 402", "dig 529", "dig 403", "dig 404"];
    expected.extend(shown);
    expected.extend(["rescue 401", "rescue 402", "rescue 529", "rescue 403", "rescue 404"]);
    expected.sort_unstable();
    assert_eq!(legal, expected);
    for card in (201..=280).chain(401..=560) {
        for word in ["dig", "card", "rescue"] {
            let text = format!("{word} {card}");
            assert_eq!(scene.blockers(&text).is_empty(), scene.may(&text), "{text}");
        }
    }
    assert_eq!(scene.blockers("rescue 520"), [Blocker::NoSuchChoice]);
    assert_eq!(scene.blockers("rescue 201"), [Blocker::NoSuchChoice]);
    scene.play("done");
    assert_eq!((rescued(&scene), scene.asked()), (vec![], 1));
}

/// Map 10: from the display, which is refilled at once; icons and size count, nothing is paid, nothing else happens.
#[test]
fn d_58_a_rescued_animal_of_the_display() {
    let mut scene = station(|_| {});
    let before = scene.tracks(0);
    scene.play("rescue 402");
    assert_eq!(rescued(&scene), [402]);
    assert!(scene.zoo(0).played.contains(CardId(402)) && scene.hand(0).is_empty());
    assert_eq!(display(&scene), [401, 520, 529, 403, 404, 501]);
    assert_eq!(scene.tracks(0), before, "no cost, no gains, no ability");
    let icons = scene.rules.animal(CardId(402)).icons;
    assert!(icons.iter().all(|&icon| scene.zoo(0).icons(icon) > 0));
    assert!(scene.events.contains(&Event::Rescued { seat: ME, card: CardId(402) }));
    let size = scene.rules.animal(CardId(402)).size_class();
    assert_eq!(scene.look().count(ME, Counter::Animals(size)), 1);
}

/// Map 10: from the hand, then a card is drawn; everybody sees it.
#[test]
fn d_58_a_rescued_animal_of_the_hand() {
    let mut scene = station(|edit| {
        edit.put(405, HAND);
    });
    scene.play("rescue 405");
    assert_eq!((rescued(&scene), scene.hand(0)), (vec![405], vec![501]));
    assert!(scene.position.known.iter().all(|known| !known.contains(CardId(405))));
    let mut scene = station(|edit| {
        edit.put(405, HAND);
    });
    scene.play("card 405");
    assert!(rescued(&scene).is_empty() && scene.position.market.discard.contains(CardId(405)));
}

/// Map 10: with all slots full only the Digging remains.
#[test]
fn d_58_three_slots() {
    let mut scene = station(|edit| {
        edit.put_all(&[410, 411, 412], Place::Zoo(ME)).rescued(0, &[410, 411, 412]);
    });
    assert!(scene.may("dig 401") && !scene.may("rescue 401"));
    scene.play("dig 401");
    assert!(scene.position.market.discard.contains(CardId(401)));
}

/// Map 10: icons that enter set cards off, in any zoo, and 227 reacts to the animal; its rule is not in the way.
#[test]
fn d_58_a_rescued_animal_triggers_cards() {
    let small = |card: u16| {
        let animal = &ark_nova::catalogue::animals::ALL[usize::from(card) - 401];
        animal.size_class() == SizeClass::Small
    };
    let card = (401..=404).find(|&card| !small(card)).expect("a card that is not small");
    let mut scene = station(|edit| {
        edit.put(227, Place::Zoo(ME)).focus(0, Some(SizeClass::Small)).put(266, Place::Zoo(Seat(1)));
    });
    assert!(scene.may(&format!("rescue {card}")), "to rescue is not to play");
    let before = (scene.zoo(0).appeal, scene.zoo(1).money.0);
    scene.play("rescue 529; first 227:line:2");
    assert_eq!(scene.zoo(0).appeal, before.0 + 2, "227: a small animal");
    assert_eq!(scene.zoo(1).money.0, before.1 + 3, "266: a sea animal icon in any zoo");
    assert_eq!(scene.zoo(0).icons(Icon::SeaAnimal), 1);
}

/// D-58: a rescued reef dweller sets off nothing.
#[test]
fn d_58_a_rescued_reef_dweller_has_no_effect() {
    let mut scene = station(|edit| {
        edit.display([401, 520, 402, 530, 403, 404]);
    });
    let before = scene.tracks(0);
    scene.play("rescue 530");
    assert_eq!((scene.tracks(0), scene.asked()), (before, 1));
}

/// Map 10: a marked display animal that is rescued pays the owner of the mark; only dug, it goes to the owner's hand.
#[test]
fn d_58_a_marked_animal_at_the_station() {
    let mut scene = station(|edit| {
        edit.mark(402, 1);
    });
    scene.play("rescue 402");
    assert_eq!(scene.gains(1), [(Resource::Money, 2, Source::Mark)]);
    assert!(scene.hand(1).is_empty() && scene.position.market.marks.is_empty());
    let mut scene = station(|edit| {
        edit.mark(402, 1);
    });
    scene.play("dig 402");
    assert_eq!((scene.hand(1), scene.gains(1).len()), (vec![402], 0));
}

/// D-58: a rescued animal cannot be released, nor does it move into a special enclosure.
#[test]
fn d_58_a_rescued_animal_cannot_leave() {
    let release = |rescued: &'static [u16]| {
        Scene::at_rest(on_maps(&["10", "0"]), |edit| {
            edit.put_all(&[439, 443], Place::Zoo(ME)).rescued(0, rescued).put(120, Place::Project);
            edit.slot(0, Association, 5).tracks(0, 20, 30, 0, 1);
            house(edit, 0, Building::Standard5, ANY);
        })
    };
    let mut scene = release(&[439]);
    scene.answers_alone = false;
    scene.play("association 5; task project");
    assert!(scene.may("support 120 middle"), "443 was played");
    let size = SizeClass::Small;
    let none = Blocker::NoAnimal { icon: Icon::Herbivore, size };
    assert_eq!(scene.blockers("support 120 right"), [none], "439 was rescued");
    let mut scene = release(&[]);
    scene.play("association 5; task project");
    assert!(scene.may("support 120 right") && scene.may("support 120 middle"));
    let moving = |rescued: &'static [u16]| {
        let mut scene = Scene::at_rest(on_maps(&["10", "0"]), |edit| {
            edit.slot(0, Build, 5).upgrade(0, Build).put_all(&[475, 485], Place::Zoo(ME)).rescued(0, rescued);
            edit.cover(0, Building::Standard1, "g4");
        });
        scene.play("build 5; raise reptile-house");
        let place = scene.options("place").into_iter().next().expect("a place");
        scene.play(&format!("place {place}"));
        while scene.asked() == 0 && !matches!(scene.question(), Question::MoveIn(_)) {
            let first = scene.first();
            scene.play(&first);
        }
        scene.asked() == 0 && scene.may("card 475")
    };
    assert!(moving(&[]), "a reptile may move in");
    assert!(!moving(&[475, 485]), "nothing is asked where all are rescued");
}

/// D-58: it hosts Flock and serves breeding; card 016 leaves it out.
#[test]
fn d_58_a_rescued_animal_hosts_breeds_and_has_no_conditions() {
    let scene = Scene::at_rest(on_maps(&["10", "0"]), |edit| {
        edit.put(443, Place::Zoo(ME)).rescued(0, &[443]).put(439, HAND).slot(0, Animals, 2);
        edit.tracks(0, 40, 0, 0, 1);
    });
    assert!(scene.may("animals 2"), "439 lives with 443: there is no enclosure");
    let conditions = |rescued: &'static [u16]| {
        let scene = Scene::at_rest(on_maps(&["10", "0"]), |edit| {
            edit.put(489, Place::Zoo(ME)).rescued(0, rescued);
        });
        scene.look().count(ME, Counter::ConditionsOnCards)
    };
    assert_eq!((conditions(&[]), conditions(&[489])), (1, 0));
    let breeding = |rescued: &'static [u16]| {
        let mut scene = Scene::at_rest(on_maps(&["10", "0"]), |edit| {
            edit.put(489, Place::Zoo(ME)).rescued(0, rescued).partner(0, Icon::Australia);
            edit.put_all(&[123, 124, 125, 126, 127], HAND).slot(0, Association, 5);
        });
        scene.play("association 5; task project");
        scene.options("support").len()
    };
    assert!(breeding(&[489]) > 0);
    assert_eq!(breeding(&[]), breeding(&[489]));
}
