//! Uses that are none: an event beside the word, a question that was declined, a place that was only promised.

mod expansion;

use crate::uses::{Made, Promise};
use ark_nova::catalogue::{Action, Building, CardId, Resource};
use ark_nova::editor::Editor;
use ark_nova::position::{Pending, Position, Source};
use ark_nova::{Event, MapChoice, Move, Options, Question, Rules};
use tabletop::{Game, Seat};

const ME: Seat = Seat(0);

fn rules() -> Rules {
    let options = Options { maps: MapChoice::All0, first: Some(ME), ..Options::players(2) };
    Rules::new(&options).expect("good options")
}

/// What an answer and its events used, if the position changed somehow.
fn uses(
    question: Option<Question>,
    answer: Move,
    events: &[Event],
    change: impl FnOnce(&mut Position),
    promised: &mut Option<Promise>,
) -> Vec<String> {
    let rules = rules();
    let before = Editor::new(&rules, 1).position().expect("a valid position");
    let mut after = before;
    after.turns += 1;
    change(&mut after);
    Made { rules: &rules, before: &before, after: &after, question, seat: ME, answer, events }.uses(promised)
}

fn asked(source: Source, part: u16) -> Option<Question> {
    Some(Question::Effect { what: Pending::new(source, ME).part(part), left: 1, begun: false })
}

#[test]
fn a_gain_counts_for_the_word_that_names_its_resource() {
    let gained = |what, seat| {
        let event = Event::Gained { seat, what, n: 2, source: Source::Sponsor(CardId(262), 1) };
        uses(None, Move::Done, &[event], |_| {}, &mut None)
    };
    assert_eq!(gained(Resource::Money, ME), ["sponsor 262 line 2: Gain(Money)"]);
    assert_eq!(gained(Resource::Appeal, ME), ["sponsor 262 line 2: Gain(Appeal)"]);
    assert!(gained(Resource::Reputation, ME).is_empty());
}

#[test]
fn a_question_counts_if_its_answer_did_what_the_word_names() {
    let clever = |answer, slots: bool| {
        let change = |after: &mut Position| {
            if slots {
                after.zoo_mut(ME).slots.swap(0, 4);
            }
        };
        uses(asked(Source::Sponsor(CardId(214), 1), 1), answer, &[], change, &mut None)
    };
    let moved = clever(Move::ActionCard(Action::Build), true);
    assert_eq!(moved, ["ability Clever", "sponsor 214 line 2"]);
    assert!(clever(Move::ActionCard(Action::Build), false).is_empty(), "no card moved");
    assert!(clever(Move::Done, true).is_empty(), "declined");
}

#[test]
fn each_option_of_a_choice_counts_for_itself() {
    let upgraded = [Event::Upgraded { seat: ME, action: Action::Build }];
    let upgrade = uses(
        asked(Source::Conservation(2), 1),
        Move::ActionCard(Action::Build),
        &upgraded,
        |_| {},
        &mut None,
    );
    assert_eq!(upgrade, ["conservation 2: UpgradeActionCard"]);
    let chosen = uses(asked(Source::Conservation(2), 0), Move::Option(1), &[], |_| {}, &mut None);
    assert!(chosen.is_empty(), "nothing is upgraded yet");
    let hire = |after: &mut Position| after.zoo_mut(ME).workers += 1;
    let worker = [Event::Worker { seat: ME }];
    let hired = uses(asked(Source::Conservation(2), 0), Move::Option(2), &worker, hire, &mut None);
    assert_eq!(hired, ["ability FullThroated", "conservation 2: FullThroated"]);
}

#[test]
fn a_free_building_counts_when_it_stands() {
    let mut promised = None;
    let source = asked(Source::Sponsor(CardId(210), 1), 1);
    let chosen = uses(
        source,
        Move::Build(Building::Kiosk),
        &[],
        |after| {
            let frame = ark_nova::position::Frame::Place {
                building: Building::Kiosk,
                price: 0,
                need: Building::Kiosk.face().need,
                terrain: None,
            };
            after.agenda.push(frame);
        },
        &mut promised,
    );
    assert!(chosen.is_empty() && promised.is_some());
    let anchor = ark_nova::hex::Cell::named("e3");
    let other = Event::Built { seat: ME, building: Building::Pavilion, anchor, turn: 0, cost: 0 };
    let mut wrong = promised;
    let place = Move::Place(Building::Kiosk, 0);
    assert!(uses(None, place, &[other], |_| {}, &mut wrong).is_empty());
    let built = Event::Built { seat: ME, building: Building::Kiosk, anchor, turn: 0, cost: 0 };
    assert_eq!(uses(None, place, &[built], |_| {}, &mut promised), ["sponsor 210 line 2"]);
    assert!(promised.is_none());
}

#[test]
fn a_spent_token_counts_beside_what_it_pays_for() {
    let source = asked(Source::Sponsor(CardId(253), 2), 2);
    let played = [Event::Sponsor { seat: ME, card: CardId(226), cost: 6 }];
    let names = uses(source, Move::Sponsor(CardId(226)), &played, |_| {}, &mut None);
    assert!(names.contains(&"sponsor 253 line 3: PlaySponsor".to_owned()), "{names:?}");
    assert!(!names.iter().any(|name| name.contains("SpendToken")), "{names:?}");
}
