//! Rows that join a partner zoo and a university: maps 11, 12 and T1.

use crate::scene::Scene;
use crate::sea::{finish, on_maps};
use ark_nova::catalogue::Action::{Association, Build, Cards};
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{Icon, Resource};
use ark_nova::editor::Editor;
use ark_nova::position::Source;
use tabletop::Seat;

/// Seat 0 on a map with so many partner zoos and universities, Association II in slot 5.
fn on(
    map: &str,
    partners: &[Icon],
    universities: &[University],
    edit: impl FnOnce(&mut Editor<'static>),
) -> Scene {
    let mut scene = Scene::at_rest(on_maps(&[map, "0"]), |editor| {
        editor.slot(0, Association, 5).upgrade(0, Association).workers(0, 2);
        partners.iter().for_each(|&continent| {
            editor.partner(0, continent);
        });
        universities.iter().for_each(|&kind| {
            editor.university(0, kind);
        });
        edit(editor);
    });
    scene.play("association 5");
    scene
}

/// Maps 11, 12, T1: the first row pays when its second tile comes, whichever that is.
#[test]
fn the_first_row_pays_when_both_tiles_are_there() {
    for map in ["11", "12", "T1"] {
        let mut partner = on(map, &[], &[University::TwoScience], |_| {});
        partner.play("task partner-zoo; partner asia; choose build");
        assert!(partner.zoo(0).is_upgraded(Build), "{map}");
        let mut university = on(map, &[Icon::Asia], &[], |_| {});
        university.play("task university; university two-science; choose cards");
        assert!(university.zoo(0).is_upgraded(Cards), "{map}");
    }
}

/// A tile alone in its row brings nothing, and a row pays once.
#[test]
fn a_row_pays_once_and_only_with_both() {
    let mut alone = on("T1", &[Icon::Asia], &[], |_| {});
    alone.play("task partner-zoo; partner europe; done");
    assert!(!alone.zoo(0).is_upgraded(Build) && alone.asked() == 1);
    let mut more = on("T1", &[Icon::Asia], &[University::TwoScience], |_| {});
    more.play("task partner-zoo; partner europe; done");
    assert!(!more.zoo(0).is_upgraded(Build) && more.asked() == 1, "the second row has no university yet");
}

/// Map T1 and 12: the second row gives another upgrade; map 12 conceals a strength besides.
#[test]
fn the_second_row_of_t1_gives_an_upgrade() {
    let mut scene = on("T1", &[Icon::Asia, Icon::Europe], &[University::TwoScience], |_| {});
    scene.play("task university; university science-reputation");
    scene.play("choose cards");
    assert!(scene.zoo(0).is_upgraded(Cards));
}

/// Map 11: the second row brings a worker back.
#[test]
fn the_second_row_of_map_11_brings_a_worker_back() {
    let mut scene = on("11", &[Icon::Asia, Icon::Europe], &[University::TwoScience], |edit| {
        edit.at_task(0, Task::Reputation, 1).workers(0, 3);
    });
    scene.play("task university; university hand-limit; ~first row:2; task reputation");
    assert_eq!(scene.zoo(0).at_tasks, [0, 0, 1, 0]);
}

/// Map 11: the third row is a conservation point, besides the worker of the third partner zoo.
#[test]
fn the_third_row_of_map_11_is_a_conservation_point() {
    let universities = [University::TwoScience, University::HandLimit, University::ScienceAndReputation];
    let mut scene = on("11", &[Icon::Asia, Icon::Europe], &universities, |_| {});
    scene.play("task partner-zoo; partner africa");
    finish(&mut scene);
    assert!(scene.gains(0).contains(&(Resource::Conservation, 1, Source::Row(2))));
    assert_eq!(scene.zoo(0).workers, 3);
}

/// Other maps have no rows.
#[test]
fn other_maps_join_nothing() {
    let mut scene = on("0", &[], &[University::TwoScience], |_| {});
    scene.play("task partner-zoo; partner asia; done");
    assert_eq!(scene.asked(), 1);
    assert!(scene.gains(0).iter().all(|(_, _, source)| !matches!(source, Source::Row(_))));
    assert_eq!(scene.position.active, Seat(1));
}
