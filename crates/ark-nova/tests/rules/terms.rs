//! the words of the rules.

use crate::scene::{Scene, table};
use ark_nova::Blocker;
use ark_nova::catalogue::Action::{Animals, Sponsors};
use ark_nova::catalogue::Building::{Kiosk, Standard1, Standard2, Standard3, Standard5};
use ark_nova::catalogue::boards::University;
use ark_nova::catalogue::{CardId, Icon, Resource, Terrain};
use ark_nova::editor::Place::{Hand, Project, Zoo};
use ark_nova::effects::{Counter, SpaceKind};
use ark_nova::position::Source;
use tabletop::Seat;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Seat 0 plays one sponsor from hand with side II at strength 5, of level 6 at most.
fn play_sponsor(card: u16, zoo: &[u16]) -> Scene {
    let mut scene = table(2, |edit| {
        edit.upgrade(0, Sponsors).put_all(zoo, Zoo(ME)).put(card, Hand(ME));
    });
    scene.play(&format!("sponsors 5; sponsor {card}"));
    scene
}

/// a card that names "a zoo" looks at every zoo, one that names "your zoo" only at its owner's.
#[test]
fn r_1_1_a_zoo_is_any_players_zoo() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 5).build(0, Standard1, "a3", 0).put(465, Hand(ME));
        edit.put(236, Zoo(OTHER)).put(248, Zoo(OTHER));
    });
    scene.play("animals 5; done");
    assert_eq!(scene.gains(1), [(Resource::Money, 3, Source::Sponsor(CardId(236), 0))]);
    assert_eq!(scene.zoo(1).x_tokens, 0, "248 reacts to primates of its own zoo only");
}

#[test]
fn r_1_2_icons_are_on_played_cards_partner_zoos_and_universities() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 4).tracks(0, 30, 0, 0, 1).build(0, Standard3, "a4", 0);
        edit.partner(0, Icon::Europe).university(0, University::TwoScience);
        // A condition on a card of the zoo and a project above the board count for nothing.
        edit.put_all(&[223, 402], Zoo(ME)).put(121, Project).put(413, Hand(ME)).put(418, Hand(ME));
    });
    let icons = |scene: &Scene, icon| scene.zoo(0).icons(icon);
    assert_eq!(icons(&scene, Icon::Science), 4, "two on the university, two on card 223");
    assert_eq!(icons(&scene, Icon::Europe), 1, "the partner zoo");
    assert_eq!(icons(&scene, Icon::Predator), 1, "the lion, not its condition of three predators");
    // Card 418 needs two icons of Europe and cannot count its own; the rock of card 413 is an icon.
    scene.play("animals 4");
    assert_eq!((icons(&scene, Icon::Rock), icons(&scene, Icon::Predator)), (1, 2));
    assert_eq!(icons(&scene, Icon::Americas), 1);
}

#[test]
fn r_1_3_a_card_counts_itself_and_double_icons_count_twice() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 4).tracks(0, 40, 0, 0, 1).build(0, Standard5, "e3", 0);
        edit.put(417, Hand(ME)).put(401, Hand(ME)).put(239, Zoo(OTHER));
    });
    let before = scene.position;
    scene.play("animals 4; animal 417");
    // 4 printed, and Pack counts one predator: the wolf itself.
    assert_eq!((scene.zoo(0).appeal, scene.zoo(1).money.0), (5, 28));
    scene.position = before;
    scene.play("animals 4; animal 401");
    assert_eq!(scene.zoo(1).money.0, 31, "two predator icons trigger card 239 twice");
    let scene = play_sponsor(236, &[]);
    assert_eq!(scene.zoo(0).money.0, 28, "the icon of card 236 triggers card 236");
}

/// the Side Entrance stands alone although buildings have to be adjacent.
#[test]
fn r_1_4_card_text_beats_rule_text() {
    let mut scene = table(2, |edit| {
        edit.build(0, Standard1, "a3", 0).put(257, Hand(ME));
    });
    scene.play("sponsors 5; sponsor 257");
    assert!(scene.options("place").contains(&"side-entrance i1 r1".to_string()), "{:?}", scene.legal());
}

/// the active player orders even what a card in another zoo does, and each effect is finished first.
#[test]
fn r_1_5_the_active_player_orders_effects_of_one_moment() {
    let mut scene = table(2, |edit| {
        edit.slot(0, Animals, 4).tracks(1, 2, 10, 0, 1).build(0, Standard2, "a3", 0);
        edit.partner(0, Icon::Africa).put(456, Hand(ME)).put(236, Zoo(OTHER));
    });
    scene.play("animals 4");
    assert_eq!(scene.asked(), 0);
    assert_eq!(scene.options("first"), ["456:appeal", "456:ability:1", "236:line:1"]);
    let before = scene.position;
    // The income of seat 1 first: then it has 5 money to lose.
    scene.play("first 236:line:1; first 456:ability:1");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(1).money.0), (25 - 10 + 5, 0));
    // The theft first: it takes the 2 money that are there.
    scene.position = before;
    scene.play("first 456:ability:1");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(1).money.0), (25 - 10 + 2, 3));
}

#[test]
fn r_1_6_there_are_seven_categories_and_five_continents() {
    // Bird, herbivore, bear, predator, primate, reptile, petting zoo animal; all continents; research is neither.
    let zoo = [513, 428, 414, 455, 486, 519, 449, 460, 223];
    let scene = play_sponsor(262, &zoo);
    assert_eq!(scene.zoo(0).money.0, 25 + 2 * (7 + 5));
    // Without the bear and the petting zoo animal, two kinds and one continent less.
    let scene = play_sponsor(262, &[513, 428, 404, 455, 486, 449, 460, 223]);
    assert_eq!(scene.zoo(0).money.0, 25 + 2 * (5 + 4));
}

#[test]
fn r_1_7_small_is_up_to_2_and_large_from_4() {
    // Sizes 1, 2, petting zoo, 3, 4, 5.
    let zoo = [420, 404, 519, 455, 417, 401];
    assert_eq!(play_sponsor(229, &zoo).zoo(0).appeal, 3);
    assert_eq!(play_sponsor(230, &zoo).zoo(0).appeal, 2 * 2);
    assert_eq!(play_sponsor(229, &[455]).zoo(0).appeal + play_sponsor(230, &[455]).zoo(0).appeal, 0);
}

#[test]
fn r_1_8_connected_spaces_touch_covered_ones_and_isolated_ones_do_not() {
    let scene = table(2, |edit| {
        edit.build(0, Standard2, "a3", 0);
    });
    let count = |counter| scene.look().count(ME, counter);
    let water = SpaceKind::Terrain(Terrain::Water);
    assert_eq!(count(Counter::ConnectedSpaces(water)), 1, "a2");
    assert_eq!(count(Counter::IsolatedSpaces(water)), 9);
    assert_eq!(
        count(Counter::ConnectedSpaces(SpaceKind::Border)),
        1,
        "a5; a2 is water, a3 and a4 are covered"
    );
    assert_eq!(count(Counter::EmptySpaces), 39 - 2);
    // Covered spaces are neither: building on a5 takes it away and connects the rock of a6.
    let rock = SpaceKind::Terrain(Terrain::Rock);
    assert_eq!(count(Counter::ConnectedSpaces(rock)), 0);
    let scene = table(2, |edit| {
        edit.build(0, Standard3, "a3", 0);
    });
    assert_eq!(scene.look().count(ME, Counter::ConnectedSpaces(rock)), 0);
}

#[test]
fn r_1_9_adjacent_cells_share_an_edge() {
    let mut scene = table(2, |edit| {
        edit.build(0, Kiosk, "e4", 0);
    });
    scene.play("build 3; raise pavilion");
    let around = ["d4", "d5", "e3", "e5", "f4"];
    assert_eq!(scene.options("place"), around.map(|cell| format!("pavilion {cell} r0")), "f5 is rock");
}

/// P-10: the Research Institute lets one condition be missing, but never rock or water.
#[test]
fn r_1_10_rock_and_water_are_no_conditions() {
    let scene = |covered: bool| {
        let mut scene = table(2, |edit| {
            edit.map(0, "6").slot(0, Animals, 4).tracks(0, 40, 0, 0, 1).build(0, Standard2, "b1", 0);
            edit.put(444, Hand(ME))
                .put(420, Hand(ME))
                .put(410, Hand(ME))
                .put(424, Hand(ME))
                .put(483, Hand(ME));
            if covered {
                edit.build(0, Standard1, "a6", 0);
            }
        });
        scene.play("animals 4");
        scene
    };
    let without = scene(false);
    assert_eq!(without.options("animal"), ["410", "424"]);
    let with = scene(true);
    assert_eq!(with.options("animal"), ["410", "420", "424"], "one icon may be missing, not two");
    assert_eq!(with.blockers("animal 444"), [Blocker::NoEnclosure { size: 2, rock: 2, water: 0 }]);
}
