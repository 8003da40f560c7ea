//! The same for the expansion and the later maps.

use super::{ME, asked};
use crate::features;
use crate::uses::Made;
use ark_nova::catalogue::action_cards::Alternate;
use ark_nova::catalogue::animals::SeaAbility;
use ark_nova::catalogue::boards::Task;
use ark_nova::catalogue::{Action, BonusTile, Building, CardId, Edition, Icon, Resource, Side};
use ark_nova::editor::Editor;
use ark_nova::flow::event::{Home, IgnoredBy};
use ark_nova::hex::{Cell, placements};
use ark_nova::position::{Frame, Performing, Position, Progress, Source, SupportStage, Supporting};
use ark_nova::{Event, MapChoice, Move, Options, Question, Rules};
use tabletop::Game;

/// What an answer and its events used on map 9, if the position was changed somehow before and after.
fn uses(
    question: Option<Question>,
    answer: Move,
    events: &[Event],
    edit: impl FnOnce(&mut Editor),
    change: impl FnOnce(&mut Position),
) -> Vec<String> {
    let maps = MapChoice::Fixed(["9", "13"].map(|map| map.parse().expect("a map")).to_vec());
    let options = Options { maps, first: Some(ME), edition: Edition::Marine, ..Options::players(2) };
    let rules = Rules::new(&options).expect("good options");
    let mut editor = Editor::new(&rules, 1);
    edit(&mut editor);
    let before = editor.position().expect("a valid position");
    let mut after = before;
    after.turns += 1;
    change(&mut after);
    let made = Made { rules: &rules, before: &before, after: &after, question, seat: ME, answer, events };
    made.uses(&mut None)
}

#[test]
fn every_side_of_an_alternate_has_a_name() {
    let all = features::expansion::action_cards();
    for card in Alternate::all() {
        for side in [Side::I, Side::II] {
            let name = features::expansion::side(card.action, card.number, side);
            assert!(all.keys().any(|key| key.starts_with(&name)), "{name}");
        }
    }
}

#[test]
fn a_kept_tile_counts_when_it_is_used() {
    let taken = [Event::Tile { seat: ME, tile: BonusTile::ExtraShift }];
    let keep = |after: &mut Position| after.zoo_mut(ME).tiles |= 1 << BonusTile::ExtraShift as u8;
    let question = asked(Source::Conservation(5), 0);
    let names = uses(question, Move::Tile(BonusTile::ExtraShift), &taken, |_| {}, keep);
    assert_eq!(names, ["conservation 5"]);
    let back = [Event::WorkerBack { seat: ME, task: Task::Project }];
    let question = asked(Source::Tile(BonusTile::ExtraShift), 0);
    let names = uses(question, Move::Task(Task::Project), &back, |_| {}, |_| {});
    assert_eq!(names, ["ability ExtraShift", "tile ExtraShift"]);
    let by = IgnoredBy::Tile { tile: BonusTile::IgnoreConditions };
    let ignored = [Event::Ignored { seat: ME, card: CardId(549), n: 1, by }];
    let names = uses(None, Move::Animal(CardId(549)), &ignored, |_| {}, |_| {});
    assert_eq!(names, ["tile IgnoreConditions"]);
}

#[test]
fn a_building_that_lies_as_before_was_not_rearranged() {
    let lift = |editor: &mut Editor| {
        editor.build(0, Building::Kiosk, "a2", 0).lift_building(0, "a2");
    };
    let [there, elsewhere] = ["a2", "c2"].map(|cell| {
        let cells = Cell::named(cell).set();
        placements(Building::Kiosk).iter().position(|at| at.cells == cells).expect("a kiosk") as u16
    });
    let put = |id| {
        let question = asked(Source::Sponsor(CardId(280), 0), 0);
        uses(question, Move::Return(Building::Kiosk, Cell::named("a2"), id), &[], lift, |_| {})
    };
    assert!(put(there).is_empty());
    assert_eq!(put(elsewhere), ["sponsor 280 line 1"]);
}

#[test]
fn an_animal_that_moves_is_not_released() {
    let tank = Home::Special { building: Building::SmallAquarium };
    let emptied = Event::Emptied { seat: ME, home: tank };
    let moved =
        Event::Moved { seat: ME, card: CardId(551), to: Home::Special { building: Building::ReptileHouse } };
    let names = |events: &[Event]| uses(None, Move::Special(Building::SmallAquarium), events, |_| {}, |_| {});
    assert_eq!(names(&[emptied]), ["released from a tank"]);
    assert_eq!(names(&[emptied, moved]), ["moves into ReptileHouse"]);
}

#[test]
fn a_play_bonus_counts_for_a_project_just_played() {
    let supported = |new: bool| {
        let card = CardId(134);
        let supporting = Supporting { card, level: 1, new, stage: SupportStage::Token, paid: 0 };
        let edit = |editor: &mut Editor| editor.raw().agenda.push(Frame::Support(supporting));
        let close = |after: &mut Position| _ = after.agenda.pop();
        let events = [
            Event::Supported { seat: ME, card, level: 1, token: 7 },
            Event::Kept { seat: ME, card: Some(CardId(401)) },
        ];
        uses(None, Move::Edge(7), &events, edit, close)
    };
    assert_eq!(supported(true), ["ability Hunter", "card 134", "project 134 play bonus"]);
    assert_eq!(supported(false), ["card 134"]);
}

#[test]
fn a_marker_counts_where_it_is_removed_and_for_what_it_brings() {
    let removed = [Event::Marker { seat: ME, continent: Icon::Asia }];
    let remove = |after: &mut Position| after.zoo_mut(ME).markers_gone |= 1 << Icon::Asia as u8;
    let question = asked(Source::Marker(Icon::Asia), 0);
    let names = uses(question, Move::Marker(Icon::Asia), &removed, |_| {}, remove);
    assert_eq!(names, ["map 9 line 1: RemoveContinentMarker"]);
    assert!(uses(question, Move::Done, &[], |_| {}, |_| {}).is_empty(), "declined");
    let source = Source::Marker(Icon::Asia);
    let gained = [Event::Gained { seat: ME, what: Resource::Money, n: 4, source }];
    assert_eq!(uses(None, Move::Option(2), &gained, |_| {}, |_| {}), ["map 9 line 1: Gain(Money)"]);
}

#[test]
fn cards_count_for_a_table_where_the_standard_card_would_discard() {
    let draw = |number, strength, left| {
        let progress = Progress::Drawing { left, begun: true };
        let performing = Performing {
            action: Action::Cards,
            owner: ME,
            side: Side::I,
            number,
            strength,
            repeats: 0,
            progress,
        };
        let edit = |editor: &mut Editor| editor.raw().agenda.push(Frame::Action(performing));
        uses(Some(Question::Step(progress)), Move::Deck, &[], edit, |_| {})
    };
    assert_eq!(draw(1, 3, 1), ["action card Cards 1 I table"]);
    assert!(draw(1, 2, 1).is_empty(), "nothing would be discarded");
    assert!(draw(1, 3, 2).is_empty(), "one more is drawn");
    assert!(draw(0, 3, 1).is_empty(), "the standard card");
}

#[test]
fn a_copied_ability_counts_for_who_copies_it() {
    let copied = SeaAbility::of(CardId(553), 0).expect("Adapt");
    let question = asked(Source::Copied(CardId(547), copied), 0);
    let exchanged = [Event::ScoringDiscarded { seat: ME, card: None }];
    let names = uses(question, Move::Card(CardId(1)), &exchanged, |_| {}, |_| {});
    assert_eq!(names, ["ability Adapt", "ability Symbiosis"]);
    assert!(uses(question, Move::Card(CardId(1)), &[], |_| {}, |_| {}).is_empty(), "not exchanged yet");
}

#[test]
fn an_ability_of_the_sea_takes_cards_of_the_sea() {
    let magnet = asked(Source::Ability(CardId(532), 0), 0);
    let took = |card| Event::Took { seat: ME, card: CardId(card), folder: 1 };
    assert!(uses(magnet, Move::Yes, &[took(401)], |_| {}, |_| {}).is_empty());
    let names = uses(magnet, Move::Yes, &[took(530)], |_| {}, |_| {});
    assert_eq!(names, ["ability SeaAnimalMagnet"]);
}
