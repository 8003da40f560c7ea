//! Bonus tiles of the expansion: the one at reputation 15 (M-6) and those that are kept (M-7).

use crate::scene::Scene;
use crate::sea::{finish, marine, options};
use ark_nova::catalogue::Action::{Association, Cards, Sponsors};
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{BonusTile, Building, CardId, Resource, bonus_tiles};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::Source;
use ark_nova::{Blocker, Event, MapChoice, Options, Question, Rules};
use tabletop::{Game, Seat, Seed, Silent};

const HAND: Place = Place::Hand(Seat(0));
const ZOO: Place = Place::Zoo(Seat(0));

/// M-1.2: of 15 tiles four lie at the conservation track and a fifth one at reputation 15; the base game has none.
#[test]
fn m_1_2_five_tiles_of_fifteen() {
    assert_eq!(bonus_tiles::pool(options(2).edition).count(), 15);
    for seed in 0..20 {
        let position = marine(2).start(Seed::from_number(seed), &mut Silent);
        let laid = position.market.tiles.as_flattened().iter().copied().chain([position.market.last_tile]);
        let mut laid: Vec<BonusTile> = laid.flatten().collect();
        laid.sort_unstable();
        laid.dedup();
        assert_eq!(laid.len(), 5);
        assert!(!laid.contains(&BonusTile::Sponsor), "the kept one takes its place");
        let base = crate::scene::two().start(Seed::from_number(seed), &mut Silent);
        assert_eq!(base.market.last_tile, None);
    }
}

/// the solo challenge lays out five tiles a game, none of them twice.
#[test]
fn r_15_10_a_challenge_uses_every_tile_once() {
    let solo = Options { challenge: true, maps: MapChoice::TwoEach, first: None, ..options(1) };
    let rules = Rules::new(&solo).expect("good options");
    let position = rules.start(Seed::from_number(3), &mut Silent);
    assert_eq!(position.challenge.tiles.count_ones(), 5);
    assert!(position.market.last_tile.is_some());
}

/// Seat 0 at reputation 15 gains 2 by a task.
fn past_15(tile: Option<BonusTile>) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 2).upgrade(0, Cards).tracks(0, 10, 3, 0, 15).last_tile(tile);
    });
    scene.play("association 2; ~task reputation");
    scene
}

/// M-6.1, P-38: one point past 15 may be exchanged for the tile, the rest is appeal.
#[test]
fn m_6_1_a_point_past_15_for_the_tile() {
    let mut scene = past_15(Some(BonusTile::Multiplier));
    assert_eq!(scene.legal(), ["tile multiplier", "done"]);
    assert_eq!(scene.zoo(0).appeal, 4, "the other point is appeal");
    scene.play("tile multiplier; choose cards");
    assert_eq!((scene.zoo(0).appeal, scene.zoo(0).reputation), (4, 15));
    assert_eq!(scene.position.market.last_tile, None);
    assert!(scene.events.contains(&Event::Tile { seat: Seat(0), tile: BonusTile::Multiplier }));
}

/// M-6.1: the tile may be left there, then every point is appeal; without it nothing is asked.
#[test]
fn m_6_1_the_tile_may_be_left() {
    let mut scene = past_15(Some(BonusTile::Multiplier));
    scene.play("done");
    assert_eq!((scene.zoo(0).appeal, scene.position.market.last_tile), (5, Some(BonusTile::Multiplier)));
    assert!(scene.gains(0).contains(&(Resource::Appeal, 1, Source::LastTile)));
    let none = past_15(None);
    assert_eq!((none.zoo(0).appeal, none.asked()), (5, 1));
}

/// M-6.1: only a point gained at 15; on the way there nothing is exchanged. Points that are lost at 9 buy nothing.
#[test]
fn m_6_1_only_past_the_end() {
    let at = |reputation: u8, open: bool| {
        let mut scene = Scene::at_rest(marine(2), |edit| {
            edit.slot(0, Association, 2).tracks(0, 10, 3, 0, reputation).last_tile(Some(BonusTile::Money));
            if open {
                edit.upgrade(0, Cards);
            }
        });
        scene.play("association 2; ~task reputation");
        while scene.asked() == 0 && !scene.may("tile money") {
            let first = scene.first();
            scene.play(&first);
        }
        scene.asked() == 0
    };
    assert!(at(14, true));
    assert!(!at(13, true) && !at(8, false));
}

/// M-7.1: a tile with the apple is kept when it is taken; from the reputation track as well.
#[test]
fn m_7_1_gray_tiles_are_kept() {
    let mut scene = past_15(Some(BonusTile::IgnoreConditions));
    scene.play("tile ignore-conditions");
    assert_eq!(scene.zoo(0).tiles, 1 << BonusTile::IgnoreConditions as u8);
    assert_eq!(scene.asked(), 1);
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 5).upgrade(0, Association).tracks(0, 30, 0, 4, 1);
        edit.tiles([[Some(BonusTile::BaseProjectIcon), None], [None, None]]);
    });
    scene.play("association 5; task reputation; donate; tile base-project-icon; ~done");
    assert_eq!(scene.zoo(0).tiles, 1 << BonusTile::BaseProjectIcon as u8);
}

/// A kept sponsor tile, 220 (level 4) in hand, so much money.
fn keeps_sponsor(money: u16, edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    Scene::at_rest(marine(2), |editor| {
        editor.kept_tiles(0, &[BonusTile::KeptSponsor]).put(220, HAND).tracks(0, money, 0, 0, 1);
        edit(editor);
    })
}

/// M-7.1, P-30, D-38: before choosing a card; the sponsor costs its level, the tile is gone, the turn goes on.
#[test]
fn p_30_the_sponsor_tile_before_an_action() {
    let mut scene = keeps_sponsor(10, |_| {});
    scene.play("use-tile kept-sponsor");
    assert_eq!(scene.legal(), ["sponsor 220", "done"]);
    scene.play("sponsor 220");
    assert_eq!((scene.zoo(0).money.0, scene.zoo(0).tiles), (10 - 4 + 3, 0));
    assert_eq!((scene.question(), scene.asked()), (Question::Action, 0));
    assert!(scene.events.contains(&Event::TileUsed { seat: Seat(0), tile: BonusTile::KeptSponsor }));
}

/// P-30: during an action, once it has done something; before that it waits, since an action must do something.
#[test]
fn p_30_the_sponsor_tile_during_an_action() {
    let mut scene = keeps_sponsor(30, |edit| {
        edit.slot(0, Association, 5).upgrade(0, Association).workers(0, 3);
    });
    scene.play("association 5");
    assert_eq!(scene.blockers("use-tile kept-sponsor"), [Blocker::Unfinished]);
    scene.play("task reputation; use-tile kept-sponsor; sponsor 220; task partner-zoo; partner asia");
    assert!(scene.may("donate"), "the action goes on where it was");
}

/// D-48: after the last step of the turn too, and it may be kept for later.
#[test]
fn d_48_the_sponsor_tile_after_the_action() {
    let mut scene = keeps_sponsor(10, |_| {});
    scene.play("x-token build");
    assert_eq!((scene.question(), scene.asked()), (Question::LastMoves, 0));
    let mut later = Scene::at(scene.rules, scene.position);
    scene.play("use-tile kept-sponsor; sponsor 220");
    assert_eq!((scene.zoo(0).tiles, scene.asked()), (0, 1));
    later.play("done");
    assert_eq!((later.zoo(0).tiles != 0, later.asked()), (true, 1));
}

/// D-38: during the own income of a break; a sponsor with an income pays in that break (R-12B.8).
#[test]
fn d_38_the_sponsor_tile_in_the_own_income() {
    let mut scene = keeps_sponsor(2, |edit| {
        edit.slot(0, Sponsors, 5).break_steps(1);
    });
    scene.play("sponsors 5; break");
    assert!(scene.question() == Question::LastMoves && scene.look().in_turn());
    scene.play("done");
    assert_eq!((scene.question(), scene.asked(), scene.zoo(0).money.0), (Question::LastMoves, 0, 12));
    assert!(!scene.look().in_turn());
    scene.play("use-tile kept-sponsor; sponsor 220");
    assert_eq!(scene.zoo(0).money.0, 12 - 4 + 3 + 3, "3 now and 3 as income");
    assert_eq!(scene.asked(), 1);
}

/// The typed reasons: no such tile, nothing to do with it, not this tile, not the own turn.
#[test]
fn a_kept_tile_is_refused_with_a_reason() {
    let poor = keeps_sponsor(3, |_| {});
    assert_eq!(poor.blockers("use-tile kept-sponsor"), [Blocker::NoEffect]);
    assert_eq!(poor.blockers("use-tile extra-shift"), [Blocker::NoSuchChoice]);
    let other = Scene::at_rest(marine(2), |edit| {
        edit.kept_tiles(0, &[BonusTile::IgnoreConditions, BonusTile::BaseProjectIcon]);
    });
    assert_eq!(other.blockers("use-tile base-project-icon"), [Blocker::NoSuchChoice]);
    assert_eq!(other.blockers("use-tile ignore-conditions"), [Blocker::NoSuchChoice]);
    let theirs = keeps_sponsor(10, |edit| {
        edit.turn(1, 2);
    });
    assert!(theirs.refusal(0, "use-tile kept-sponsor").is_some());
}

/// It waits while a set of cards is being chosen.
#[test]
fn a_kept_tile_waits_for_a_set_of_cards() {
    let mut scene = keeps_sponsor(30, |edit| {
        edit.put_all(&[401, 402, 403], HAND);
    });
    // Sunbathing 2: a set of up to two cards.
    scene.rules.resolve(&mut scene.position, Source::PlayBonus(CardId(136)), Seat(0), &mut Silent);
    assert!(scene.may("use-tile kept-sponsor"), "before the first card is chosen");
    scene.play("card 401");
    assert_eq!(scene.blockers("use-tile kept-sponsor"), [Blocker::Unfinished]);
    scene.play("back 401; use-tile kept-sponsor; sponsor 220; card 401; card 402");
    assert_eq!(scene.hand(0), [403]);
}

/// M-7.1: the extra shift brings a worker back, once; without one at a task it does nothing.
#[test]
fn m_7_1_the_extra_shift_brings_a_worker_back() {
    let keeps = |there: u8| {
        Scene::at_rest(marine(2), |edit| {
            edit.kept_tiles(0, &[BonusTile::ExtraShift]).at_task(0, Task::Reputation, there);
        })
    };
    assert_eq!(keeps(0).blockers("use-tile extra-shift"), [Blocker::NoEffect]);
    let mut scene = keeps(1);
    assert!(!scene.may("association 2"));
    scene.play("use-tile extra-shift; task reputation");
    assert_eq!((scene.zoo(0).at_tasks, scene.zoo(0).tiles), ([0; 4], 0));
    assert!(scene.may("association 2"));
}

/// D-32: an extra shift that takes back one of three leaves a task that is closed.
#[test]
fn d_32_one_of_three_back_leaves_the_task_closed() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.kept_tiles(0, &[BonusTile::ExtraShift]).workers(0, 4).at_task(0, Task::Reputation, 3);
        edit.slot(0, Association, 5);
    });
    scene.play("use-tile extra-shift; task reputation; association 5");
    assert_eq!(scene.blockers("task reputation"), [Blocker::TaskClosed { task: Task::Reputation }]);
}

/// Three Africa icons towards the four of the middle level of base project 103, with tokens and the tile.
fn africa(animals: &[u16], sponsors: &[u16], tile: bool) -> Scene {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 5).put_all(animals, ZOO).put_all(sponsors, ZOO);
        sponsors.iter().for_each(|&card| {
            edit.tokens_on(0, card, 2);
        });
        if tile {
            edit.kept_tiles(0, &[BonusTile::BaseProjectIcon]);
        }
    });
    scene.play("association 5; task project");
    scene
}

/// M-7.1: the tile is one icon of any kind for a base project of the set-up, and is spent for it.
#[test]
fn m_7_1_the_tile_is_an_icon_for_a_base_project() {
    let mut scene = africa(&[401, 402, 403], &[], true);
    scene.play("support 103 middle; left 6");
    finish(&mut scene);
    assert_eq!((scene.zoo(0).tiles, scene.zoo(0).conservation), (0, 3));
    let without = africa(&[401, 402, 403], &[], false);
    assert_eq!(without.blockers("support 103 middle"), [Blocker::LevelNeed { needs: 4, has: 3 }]);
    let mut not_needed = africa(&[401, 402, 403, 404], &[], true);
    not_needed.play("support 103 middle; left 6");
    finish(&mut not_needed);
    assert_ne!(not_needed.zoo(0).tiles, 0);
}

/// P-27, D-50: tokens of 215 and 218 and the tile add up; where more could pay than have to, the player says which.
#[test]
fn p_27_tokens_and_the_tile_add_up() {
    let mut all = africa(&[401, 402], &[215, 218], true);
    all.play("support 103 left; left 6");
    finish(&mut all);
    assert_eq!((all.zoo(0).tiles, all.zoo(0).conservation), (0, 5));
    assert_eq!([215, 218].map(|card| all.zoo(0).tokens(CardId(card))), [1, 1]);
    let mut two = africa(&[401, 402], &[215, 218], true);
    two.play("support 103 middle");
    assert_eq!(two.question(), Question::Icon(CardId(103)));
    assert_eq!(two.legal(), ["card 215", "card 218", "tile base-project-icon"]);
    two.play("card 218");
    assert_eq!(two.legal(), ["card 215", "tile base-project-icon"], "one token of each card");
    assert_eq!(two.blockers("card 218"), [Blocker::NotThere { card: CardId(218) }]);
    two.play("tile base-project-icon; left 6");
    finish(&mut two);
    assert_eq!([215, 218].map(|card| two.zoo(0).tokens(CardId(card))), [2, 1]);
    assert_eq!(two.zoo(0).tiles, 0);
}

/// M-7.1: not for a base project that was played above the board, nor for any other project.
#[test]
fn m_7_1_only_for_base_projects_of_the_set_up() {
    let mut scene = Scene::at_rest(marine(2), |edit| {
        edit.slot(0, Association, 5).put_all(&[401, 402, 403], ZOO);
        edit.kept_tiles(0, &[BonusTile::BaseProjectIcon]).university(0, University::ScienceAndReputation);
        edit.base_projects(&[101, 102, 110]).put_all(&[103, 132], Place::Project);
    });
    scene.play("association 5; task project");
    assert_eq!(scene.blockers("support 103 middle"), [Blocker::LevelNeed { needs: 4, has: 3 }]);
    assert_eq!(scene.blockers("support 132 right"), [Blocker::LevelNeed { needs: 2, has: 1 }]);
}

/// M-7.1: the snap comes at once, and the hand limit is higher by one for good: 4, or 6 with the university.
#[test]
fn m_7_1_a_snap_and_a_larger_hand_limit() {
    let mut scene = past_15(Some(BonusTile::SnapAndHandLimit));
    scene.play("tile snap-hand-limit; card 523");
    assert_eq!((scene.hand(0), scene.zoo(0).hand_limit()), (vec![523], 4));
    let limit = Scene::at_rest(marine(2), |edit| {
        edit.more_in_hand(0, 1).university(0, University::HandLimit);
    });
    assert_eq!(limit.zoo(0).hand_limit(), 6);
}

/// Posturing 3: up to three kiosks or pavilions for free, in any mix.
#[test]
fn the_tile_posturing_builds_three() {
    let mut scene = past_15(Some(BonusTile::Posturing));
    scene.play("tile posturing");
    for building in ["pavilion", "pavilion", "kiosk"] {
        scene.play(&format!("raise {building}"));
        let first = scene.first();
        scene.play(&first);
    }
    let built: Vec<Building> = scene.built(0).into_iter().map(|(building, _)| building).collect();
    assert_eq!(built, [Building::Pavilion, Building::Pavilion, Building::Kiosk]);
    assert_eq!(scene.asked(), 1);
}
