//! M-2.2, M-2.7, D-54: aquariums are built, bring a water icon and pay kiosks; the underwater tunnel (279).

use crate::scene::{ANY, Scene, WATER, lay, two};
use crate::sea::marine;
use ark_nova::catalogue::Action::{Build, Sponsors};
use ark_nova::catalogue::Building::{
    Kiosk, LargeAquarium, SmallAquarium, Standard1, Standard2, Standard3, UnderwaterTunnel, WaterPlayground,
};
use ark_nova::catalogue::{Building, Icon, Terrain};
use ark_nova::editor::{Editor, Place};
use ark_nova::hex::{Cells, Placement, placements};
use ark_nova::{Blocker, Event, Move, Question};
use tabletop::Seat;

const ME: Seat = Seat(0);
const ZOO: Place = Place::Zoo(ME);

/// Seat 0 builds with this strength on map 0.
fn builder(strength: usize, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Build, strength).tracks(0, 40, 10, 0, 1);
        edit(editor);
    })
}

/// The places that are offered, with their table.
fn offered(scene: &Scene) -> Vec<&'static Placement> {
    let place = |text: &String| match text.parse() {
        Ok(Move::Place(building, id)) => Some(&placements(building)[usize::from(id)]),
        _ => None,
    };
    scene.legal().iter().filter_map(place).collect()
}

/// Seat 0 plays the underwater tunnel, up to the question where it lies.
fn tunnel(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |editor| {
        editor.slot(0, Sponsors, 5).upgrade(0, Sponsors).tracks(0, 20, 10, 0, 1);
        editor.put(279, Place::Hand(ME));
        edit(editor);
    });
    scene.answers_alone = false;
    scene.play("sponsors 5; ~sponsor 279; ~first 279:line:1");
    assert_eq!(scene.question(), Question::Place(UnderwaterTunnel));
    scene
}

/// M-2.2: 2 and 5 spaces, both on side I; the base game has none.
#[test]
fn m_2_2_both_aquariums_are_built_with_side_i() {
    assert_eq!((SmallAquarium.face().capacity, SmallAquarium.size()), (2, 2));
    assert_eq!((LargeAquarium.face().capacity, LargeAquarium.size()), (5, 5), "D-24");
    let mut scene = builder(5, |_| {});
    scene.play("build 5");
    assert!(scene.may("raise small-aquarium") && scene.may("raise large-aquarium"));
    assert!(!scene.may("raise reptile-house"));
    assert_eq!(scene.blockers("raise underwater-tunnel")[0], Blocker::NoSuchChoice);
    scene.play("raise large-aquarium");
    let at = scene.first();
    scene.play(&at);
    assert_eq!(scene.built(0), [(LargeAquarium, 10)]);
    let mut scene = builder(4, |_| {});
    scene.play("build 4");
    assert_eq!(scene.blockers("raise large-aquarium"), [Blocker::Strength { needs: 5, has: 4 }]);
    let mut scene = Scene::at_rest(two(), |edit| {
        edit.slot(0, Build, 5);
    });
    scene.play("build 5");
    assert!(!scene.may("raise small-aquarium"));
    assert_eq!(scene.blockers("raise large-aquarium"), [Blocker::NoSuchChoice]);
}

/// M-2.2, P-12: next to an uncovered water space, otherwise refused with the reason.
#[test]
fn m_2_2_an_aquarium_lies_next_to_water() {
    let mut scene = builder(2, |edit| {
        edit.cover(0, Kiosk, "e4").cover(0, Standard1, "a3");
    });
    scene.play("build 2; raise small-aquarium");
    let zoo = *scene.zoo(0);
    let water = zoo.printed().water;
    let offered = offered(&scene);
    assert!(!offered.is_empty() && offered.iter().all(|place| place.around.meets(water)));
    let dry = placements(SmallAquarium).iter().position(|place| {
        let on_land = place.cells.within(zoo.printed().building_spaces()) && !place.cells.meets(zoo.covered);
        on_land && place.around.meets(zoo.covered) && !place.around.meets(water)
    });
    let answer = Move::Place(SmallAquarium, dry.expect("a dry place") as u16).to_string();
    assert_eq!(scene.blockers(&answer), [Blocker::Surroundings { rock: 0, water: 1, border: 0 }]);
    // Without any such place it cannot be chosen.
    let mut scene = builder(2, |edit| {
        let shore: Cells = edit.zoo(0).printed().water.around();
        for cell in shore.and(edit.zoo(0).printed().building_spaces()).iter() {
            edit.cover(0, Standard1, &cell.to_string());
        }
    });
    scene.play("build 2");
    assert_eq!(scene.blockers("raise small-aquarium"), [Blocker::NoRoom { building: SmallAquarium }]);
}

/// D-54, P-12: an aquarium that covers water itself needs none next to it; a unique building does.
#[test]
fn d_54_an_aquarium_on_water_needs_none_beside_it() {
    let scene = builder(5, |edit| {
        edit.cover(0, Kiosk, "c2");
    });
    let map = scene.zoo(0).printed();
    let place = placements(SmallAquarium).iter().find(|place| place.cells == Cells::named("c3 c4"));
    let place = place.expect("its shape");
    assert!(place.cells.meets(map.water) && !place.around.meets(map.water));
    let mut site = scene.look().site(ME, SmallAquarium);
    assert!(!site.allows(place), "nobody may build there");
    site.free = site.free.or(map.water);
    assert!(site.allows(place));
    site.need.or_covers_water = false;
    assert!(!site.allows(place), "the water under it is no water beside it");
    assert!(!WaterPlayground.face().need.or_covers_water);
}

/// Card 219: the water is not needed, and terrain may be covered; the icon comes all the same.
#[test]
fn s_219_frees_aquariums_from_their_water() {
    let mut scene = builder(2, |edit| {
        edit.put(219, ZOO).cover(0, Kiosk, "e4");
    });
    scene.play("build 2; raise small-aquarium");
    let water = scene.zoo(0).printed().water;
    assert!(offered(&scene).iter().any(|place| !place.around.meets(water) && !place.cells.meets(water)));
    assert!(scene.legal().len() > 3);
    scene.lay("e5 e6");
    assert_eq!(scene.zoo(0).icons(Icon::Water), 1);
}

/// M-2.2, card rulings 2.3: the water icon enters when it is built, and cards react; the tunnel brings none (P-35).
#[test]
fn m_2_2_an_aquarium_is_a_water_icon() {
    let mut scene = builder(2, |edit| {
        edit.put(245, ZOO);
        lay(edit, 0, Standard1, WATER);
    });
    assert_eq!(scene.zoo(0).icons(Icon::Water), 2);
    scene.play("build 2; raise small-aquarium");
    let at = scene.first();
    scene.play(&at);
    assert_eq!((scene.zoo(0).icons(Icon::Water), scene.zoo(0).appeal), (3, 12));
    let mut scene = tunnel(|edit| {
        edit.put(245, ZOO).cover(0, Kiosk, "a3");
    });
    scene.lay("a1 a2");
    assert_eq!(
        (scene.zoo(0).icons(Icon::Water), scene.zoo(0).appeal),
        (2, 12),
        "2 appeal of the card itself"
    );
}

/// M-2.2: one of each; M-2.7: the two are different buildings in one action, and need not touch.
#[test]
fn m_2_2_one_of_each_and_m_2_7_both_in_one_action() {
    let mut scene = builder(5, |edit| {
        edit.upgrade(0, Build).x_tokens(0, 2);
        lay(edit, 0, Standard1, WATER);
    });
    scene.play("build 5 +2x; raise small-aquarium");
    let at = scene.first();
    scene.play(&at);
    assert_eq!(scene.blockers("raise small-aquarium")[0], Blocker::BuiltAlready { building: SmallAquarium });
    scene.play("raise large-aquarium");
    let at = scene.first();
    scene.play(&at);
    assert_eq!(scene.built(0), [(SmallAquarium, 4), (LargeAquarium, 10)]);
    let mut scene = builder(2, |edit| {
        lay(edit, 0, SmallAquarium, WATER);
    });
    scene.play("build 2");
    assert_eq!(scene.blockers("raise small-aquarium"), [Blocker::OnlyOne { building: SmallAquarium }]);
}

/// M-2.7: aquariums pay kiosks, even when they are empty.
#[test]
fn m_2_7_an_empty_aquarium_pays_a_kiosk() {
    let scene = builder(2, |edit| {
        edit.cover(0, SmallAquarium, "a3 a4").cover(0, Kiosk, "a5").cover(0, Standard2, "b4 b5");
    });
    assert_eq!(scene.look().kiosk_income(ME), 1);
}

/// Card 279: it lies on two water spaces next to a building, mandatory; P-11: they still count as water.
#[test]
fn s_279_the_tunnel_lies_on_water_that_still_counts() {
    let mut scene = tunnel(|edit| {
        edit.cover(0, Kiosk, "a3");
    });
    let water = scene.zoo(0).printed().water;
    assert!(offered(&scene).iter().all(|place| place.cells.within(water)));
    scene.lay("a1 a2");
    assert!(scene.zoo(0).open_terrain(Terrain::Water).contains("a1".parse().expect("a cell")));
    // A1, a2 and b1 are water; an aquarium touches only what the tunnel covers.
    let mut scene = builder(2, |edit| {
        edit.cover(0, UnderwaterTunnel, "a1 a2").cover(0, Kiosk, "a5");
    });
    scene.play("build 2; raise small-aquarium");
    let covered = Cells::named("a1 a2");
    let beside = |place: &&&Placement| place.around.and(water).within(covered);
    assert!(offered(&scene).iter().any(|place| beside(&place)), "{:?}", offered(&scene));
    assert!(!offered(&scene).iter().any(|place| place.cells.meets(covered)));
}

/// Card 279 with 219: still two water spaces, no rock and no building space.
#[test]
fn s_279_lies_on_water_even_with_219() {
    let scene = tunnel(|edit| {
        edit.put(219, ZOO).cover(0, Kiosk, "a3");
    });
    let water = scene.zoo(0).printed().water;
    assert!(!offered(&scene).is_empty() && offered(&scene).iter().all(|place| place.cells.within(water)));
}

/// P-11: a space covered next to the water under the tunnel pays 241; water under another building would not.
#[test]
fn p_11_the_tunnels_water_counts_for_241() {
    let covering = |building: Building, cells: &'static str| {
        let mut scene = builder(1, |edit| {
            edit.put(241, ZOO).cover(0, building, cells);
        });
        scene.play("build 1; raise pavilion").lay("a3");
        let from_241 = |event: &&Event| matches!(event, Event::Gained { source, .. } if source.to_string().starts_with("241"));
        scene.events.iter().filter(from_241).count()
    };
    assert_eq!(covering(UnderwaterTunnel, "a1 a2"), 1);
    assert_eq!(covering(Standard3, "a1 a2 b2"), 0, "edited: the only water beside a3 is covered");
}

/// Card 279: what its line says is what its building can do.
#[test]
fn s_279_the_card_and_the_building_agree() {
    assert_eq!(UnderwaterTunnel.face().capacity, 2);
    assert_eq!(UnderwaterTunnel.tank(), Some(2));
    assert_eq!(UnderwaterTunnel.face().water_icons, 0);
    let scene = builder(5, |edit| {
        lay(edit, 0, SmallAquarium, WATER);
        lay(edit, 0, Standard1, ANY);
        edit.cover(0, UnderwaterTunnel, "a1 a2").tokens_in(0, UnderwaterTunnel, 2);
    });
    assert_eq!(scene.zoo(0).animals_in, [0, 0, 0, 0, 0, 2]);
}
