//! The solo game, the challenge and the friendly game with the expansion.

use crate::scene::{Scene, quiet, rules};
use crate::sea::options;
use ark_nova::catalogue::{Action, CardId};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{Alternates, Frame, Setup};
use ark_nova::{ActionCards, Blocker, MapChoice, MapSet, Options, Question};
use tabletop::{Game, Seat, Seed, Silent};

const HAND: Place = Place::Hand(Seat(0));

/// "max. 25 appeal" reads 35 or 45 for a start at 10 or 20.
#[test]
fn r_15_9_a_higher_limit_of_appeal() {
    for (start, most) in [(0, 25), (10, 35), (20, 45)] {
        let rules = rules(&Options { solo_appeal: start, ..options(1) });
        for (appeal, playable) in [(most, true), (most + 1, false)] {
            let mut scene = Scene::at_rest(rules, |edit| {
                // The Farm Cat, level 5, wants at most 25 appeal; the other one wants nothing.
                edit.tracks(0, 25, appeal, 0, 1).put_all(&[267, 226], HAND).x_tokens(0, 1);
                edit.slots(0, Action::ALL);
            });
            scene.play("sponsors 5 +1x");
            assert_eq!(scene.may("sponsor 267"), playable, "start {start}, appeal {appeal}");
            let limited = |blocker: &Blocker| matches!(blocker, Blocker::Condition { .. });
            assert_eq!(scene.blockers("sponsor 267").iter().any(limited), !playable);
        }
    }
    // With more players the limit is as printed.
    let scene = Scene::at_rest(rules(&options(2)), |edit| {
        edit.tracks(0, 25, 26, 0, 1).put(267, HAND);
    });
    assert_eq!(scene.rules.little_appeal(25), 25);
}

/// final scoring cards that compare zoos are left out in a solo game, also that of the expansion.
#[test]
fn r_15_3_cards_that_compare_zoos_are_left_out() {
    let rules = rules(&options(1));
    let position = rules.start(Seed::from_number(1), &mut Silent);
    let all: Vec<CardId> =
        position.market.scoring.iter().copied().chain(position.zoos[0].scoring_cards()).collect();
    assert_eq!(all.len(), 17 - 2);
    assert!(!all.contains(&CardId(9)) && !all.contains(&CardId(17)));
}

/// The position in which the next game of a challenge begins.
fn next_game(edit: impl FnOnce(&mut Editor<'static>)) -> Scene {
    let options = Options {
        challenge: true,
        maps: MapChoice::TwoEach,
        map_set: MapSet::Every,
        action_cards: ActionCards::Draft,
        ..options(1)
    };
    let mut scene = Scene::new(rules(&options), |editor| {
        quiet(editor);
        editor.raw().scoring_discarded = true;
        editor.raw().break_steps = 1;
        editor.raw().solo_rounds = 5;
        edit(editor);
    });
    scene.play("x-token cards");
    // What is kept for later could be used once more.
    if scene.question() == Question::LastMoves {
        scene.play("done");
    }
    scene
}

/// maps, action cards and hands anew in the next game; D-49: in this order.
#[test]
fn r_15_10_action_cards_are_drafted_anew_in_each_game() {
    let mut scene = next_game(|edit| {
        edit.action_number(0, Action::Build, 3).action_number(0, Action::Cards, 1);
    });
    assert_eq!(scene.position.challenge.games, 1);
    assert_eq!(scene.question(), Question::Map);
    assert!(scene.zoo(0).slots.iter().all(|slot| slot.number == 0), "the old cards are gone");
    let first = scene.first();
    scene.play(&first);
    assert_eq!(scene.position.agenda.top(), Frame::Setup(Setup::Alternates));
    let draft = scene.position.draft;
    assert_eq!(draft.dealt[0].len(), 3);
    let first = scene.first();
    scene.play(&first);
    assert_eq!(scene.zoo(0).slots.iter().filter(|slot| slot.number > 0).count(), 2);
    assert!(matches!(scene.question(), Question::Keep { .. }));
}

/// all twenty cards are shuffled for each game, so those of the last game may come again.
#[test]
fn r_15_10_all_alternates_are_there_again() {
    let mut dealt = Alternates::NONE;
    for seed in 0..60 {
        let mut scene = next_game(|edit| {
            edit.seed(seed).action_number(0, Action::Build, 3).action_number(0, Action::Cards, 1);
        });
        let first = scene.first();
        scene.play(&first);
        dealt = dealt.or(scene.position.draft.dealt[0]);
    }
    assert_eq!(dealt, Alternates::ALL);
}

/// what was kept in the zoo does not come into the next game; cards on the notepad leave with the others.
#[test]
fn r_15_10_nothing_of_the_expansion_is_left() {
    let scene = next_game(|edit| {
        edit.map(0, "11").put(404, Place::Store(Seat(0))).more_in_hand(0, 1).concealed(0, 2);
        edit.kept_tiles(0, &[ark_nova::catalogue::BonusTile::ExtraShift]);
    });
    let zoo = scene.zoo(0);
    assert_eq!((zoo.stored.len(), zoo.more_in_hand, zoo.concealed, zoo.tiles), (0, 0, 0, 0));
    assert_eq!(scene.position.association.specific, 0b11_1111, "all universities are back");
    assert!(scene.position.association.generic);
}

/// six different maps in three games, also from the maps of every printing.
#[test]
fn r_15_10_other_maps_in_each_game() {
    let scene = next_game(|_| {});
    assert_eq!(scene.position.challenge.maps.count_ones(), 4);
    assert_eq!(scene.position.maps.len(), 2);
}

/// in a friendly game the solo texts hold for the animals of the expansion too.
#[test]
fn r_14_6_friendly_texts() {
    let friendly = rules(&Options { friendly: true, ..options(2) });
    let plain = rules(&options(2));
    let mut differ = 0;
    for animal in &ark_nova::catalogue::animals::ALL {
        let solo = animal.solo.unwrap_or(animal.abilities);
        assert_eq!(friendly.abilities(animal.id), solo);
        assert_eq!(plain.abilities(animal.id), animal.abilities);
        differ += usize::from(animal.solo.is_some());
    }
    assert!(differ > 0);
    assert!(friendly.scoring_cards().any(|card| card == CardId(9)), "scoring cards stay");
}
