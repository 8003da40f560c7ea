//! A text for every event, question, move and reason, in both languages.

use crate::games::walk;
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{
    Action, Alternate, BonusTile, Building, CardId, Icon, MapId, Requirement, Resource, Side, SizeClass,
};
use ark_nova::flow::event::{CardToken, Home, IgnoredBy, Loss};
use ark_nova::hex::Cell;
use ark_nova::position::{Source, Split};
use ark_nova::texts::{self, Lang};
use ark_nova::{Blocker, Event};
use std::collections::BTreeSet;
use tabletop::{Game, Seat};

const NAMES: [&str; 4] = ["Ada", "Ben", "Eva", "Dan"];

/// A text for people: not empty, no left-over of a format, no value as a programmer writes it.
#[track_caller]
pub fn readable(text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    for sign in ["{", "}", "::", "_", "Some(", "None", "()", "  ", " .", "..", " ,", "CardId", "Seat("] {
        assert!(!text.contains(sign), "{sign:?} in {text:?}");
    }
    let letters: Vec<char> = text.chars().collect();
    let hump = letters.windows(2).any(|pair| pair[0].is_lowercase() && pair[1].is_uppercase());
    assert!(!hump || text.contains("McD"), "a name of the code in {text:?}");
}

/// The kind of an event, for counting.
fn kind(event: &Event) -> String {
    let debug = format!("{event:?}");
    debug.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

fn every_event() -> Vec<Event> {
    let seat = Seat(0);
    let card = CardId(401);
    let cell = Cell::named("e4");
    let mut events = vec![
        Event::Map { seat, map: MapId::default() },
        Event::Turn { seat, number: 3 },
        Event::Action {
            seat,
            action: Action::Build,
            owner: Seat(2),
            side: Side::II,
            strength: 4,
            x_tokens: 1,
        },
        Event::Alternate { seat, card: Alternate { action: Action::Build, number: 3 } },
        Event::Strengthened { seat, more: 1 },
        Event::Concealed { seat, strength: 4 },
        Event::Slot { seat, action: Action::Cards, slot: 1 },
        Event::Upgraded { seat, action: Action::Animals },
        Event::Gained { seat, what: Resource::Money, n: 12, source: Source::AppealIncome },
        Event::Wasted { seat, what: Resource::Reputation, n: 1 },
        Event::Drew { seat, card: Some(card) },
        Event::Drew { seat, card: None },
        Event::Took { seat, card, folder: 2 },
        Event::Revealed { card },
        Event::Kept { seat, card: Some(card) },
        Event::Kept { seat, card: None },
        Event::Discarded { seat: Some(seat), card },
        Event::Discarded { seat: None, card },
        Event::Marked { seat, card },
        Event::Claimed { seat, card },
        Event::Wave { cards: 2 },
        Event::Rescued { seat, card },
        Event::HandShown { seat },
        Event::Pouched { seat, card: None },
        Event::Animal { seat, card, cost: 14, home: Home::Enclosure { cell } },
        Event::Animal { seat, card, cost: 0, home: Home::Special { building: Building::LargeBirdAviary } },
        Event::Animal { seat, card, cost: 1, home: Home::Tanks { tokens: Split([2, 2, 0]) } },
        Event::Animal { seat, card, cost: 1, home: Home::Flock },
        Event::Sponsor { seat, card: CardId(203), cost: 2 },
        Event::Project { seat, card: CardId(114), cost: 0 },
        Event::Supported { seat, card: CardId(101), level: 1, token: 3 },
        Event::Released { seat, card },
        Event::Emptied { seat, home: Home::Enclosure { cell } },
        Event::Emptied { seat, home: Home::Tanks { tokens: Split([0, 1, 2]) } },
        Event::Marker { seat, continent: Icon::Africa },
        Event::Moved { seat, card, to: Home::Special { building: Building::ReptileHouse } },
        Event::Built { seat, building: Building::Standard3, anchor: cell, turn: 2, cost: 6 },
        Event::Removed { seat, building: Building::Standard3, anchor: cell, turn: 2 },
        Event::Returned { seat, building: Building::Standard3, anchor: cell, turn: 2 },
        Event::Enlarged { seat, building: Building::Standard3, anchor: cell, turn: 2 },
        Event::Task { seat, task: Task::PartnerZoo, workers: 2 },
        Event::Partner { seat, continent: Icon::Africa },
        Event::University { seat, university: University::TwoScience },
        Event::Worker { seat },
        Event::WorkerBack { seat, task: Task::Project },
        Event::Ignored { seat, card, n: 1, by: IgnoredBy::Camouflage },
        Event::Ignored { seat, card, n: 3, by: IgnoredBy::Tile { tile: BonusTile::IgnoreConditions } },
        Event::Ignored { seat, card, n: 1, by: IgnoredBy::ActionCard { action: Action::Animals } },
        Event::Tile { seat, tile: BonusTile::Multiplier },
        Event::BreakToken { steps: 2, left: 4 },
        Event::Break,
        Event::Displayed { card, folder: 6 },
        Event::Reshuffled { cards: 80 },
        Event::ScoringDiscarded { seat, card: Some(CardId(4)) },
        Event::ScoringDiscarded { seat, card: None },
        Event::ScoringDrawn { seat, card: Some(CardId(4)) },
        Event::ScoringDrawn { seat, card: None },
        Event::Victim { seat, victim: Seat(1), card },
        Event::Stolen { seat, from: Seat(1), card: None },
        Event::EndTriggered { seat },
        Event::Scored { seat, card: CardId(4), what: Resource::Conservation, n: 2 },
        Event::Over,
    ];
    let losses = [Loss::Price, Loss::Spent, Loss::Venom, Loss::Pilfered, Loss::Release];
    events.extend(losses.map(|reason| Event::Lost { seat, what: Resource::Money, n: 2, reason }));
    let tokens = [CardToken::Multiplier, CardToken::Venom, CardToken::Constriction];
    events.extend(tokens.map(|token| Event::Token { seat, action: Action::Build, token }));
    events
}

#[test]
fn every_event_has_a_line_in_both_languages() {
    for event in every_event() {
        let [en, fr] = Lang::ALL.map(|lang| texts::event_text(&event, &NAMES, lang));
        readable(&en);
        readable(&fr);
        assert_ne!(en, fr, "{event:?} is not translated");
    }
}

#[test]
fn some_lines_as_they_are_printed() {
    let line = |event: Event, lang| texts::event_text(&event, &NAMES, lang);
    let seat = Seat(2);
    let animal = Event::Animal {
        seat,
        card: CardId(401),
        cost: 14,
        home: Home::Enclosure { cell: Cell::named("e4") },
    };
    assert_eq!(line(animal, Lang::En), "Eva plays 401 Cheetah for 14 money, in the enclosure at e4");
    assert_eq!(line(animal, Lang::Fr), "Eva joue 401 Guépard pour 14 crédits, dans l'enclos en e4");
    let action = every_event()[2];
    assert_eq!(
        line(action, Lang::En),
        "Ada: Build II action, strength 4 (with 1 X-token) with the card of Eva"
    );
    assert_eq!(
        line(action, Lang::Fr),
        "Ada\u{a0}: action Construction II, force 4 (avec 1 jeton X) avec la carte d'Eva"
    );
    assert_eq!(line(Event::Worker { seat: Seat(7) }, Lang::En), "player 8 hires an association worker");
}

#[test]
fn whatever_happens_in_games_can_be_told() {
    let mut kinds = BTreeSet::new();
    let mut questions = BTreeSet::new();
    walk(32, |rules, position, seat, moves, events| {
        let look = rules.look(position);
        for lang in Lang::ALL {
            for event in events {
                readable(&texts::event_text(event, &NAMES, lang));
                kinds.insert(kind(event));
            }
            if let Some(question) = rules.question(position, seat) {
                readable(&texts::question_text(&question, look, &NAMES, lang));
                questions.insert(format!("{question:?}").split([' ', '(', '{']).next().map(str::to_owned));
            }
            for &answer in moves.iter().take(30) {
                readable(&texts::move_text(answer, look, seat, &NAMES, lang));
            }
        }
        if position.turns % 5 == 0 {
            for explanation in look.explain_all(seat) {
                for lang in Lang::ALL {
                    let text = texts::explanation_text(&explanation, lang);
                    text.lines().for_each(|line| readable(line.trim_start()));
                }
            }
        }
    });
    // Whatever the list above has and games do not reach would be a list of wishes.
    let listed: BTreeSet<String> = every_event().iter().map(kind).collect();
    let missing: Vec<_> = kinds.difference(&listed).collect();
    assert!(missing.is_empty(), "events without a test: {missing:?}");
    assert!(kinds.len() >= 30, "{kinds:?}");
    assert!(questions.len() >= 12, "{questions:?}");
}

fn every_blocker() -> Vec<Blocker> {
    let card = CardId(401);
    let mut all = vec![
        Blocker::NotAsked,
        Blocker::Money { cost: 17, has: 12 },
        Blocker::Venom { leaves: 1 },
        Blocker::Strength { needs: 4, has: 3 },
        Blocker::XTokens { needs: 2, has: 1 },
        Blocker::XTokensFull,
        Blocker::NothingToDo { action: Action::Animals },
        Blocker::OtherSlot { slot: 3 },
        Blocker::NotThere { card },
        Blocker::Range { folder: 4, range: 2 },
        Blocker::OnlyFromHand,
        Blocker::OtherFocus { size: SizeClass::Large },
        Blocker::NoEnclosure { size: 3, rock: 1, water: 2 },
        Blocker::NoEnclosure { size: 0, rock: 0, water: 0 },
        Blocker::StaysInTanks { card },
        Blocker::NoRoom { building: Building::ReptileHouse },
        Blocker::PlaceTaken,
        Blocker::OutOfReach,
        Blocker::KioskTooClose,
        Blocker::Surroundings { rock: 1, water: 0, border: 2 },
        Blocker::OnlyOne { building: Building::PettingZoo },
        Blocker::BuiltAlready { building: Building::Kiosk },
        Blocker::NeedsSideII { action: Action::Build },
        Blocker::Level { level: 5, left: 3 },
        Blocker::Workers { needs: 2, has: 1 },
        Blocker::TaskDone { task: Task::University },
        Blocker::TaskClosed { task: Task::Project },
        Blocker::NoEffect,
        Blocker::PartnerOwned { continent: Icon::Asia },
        Blocker::PartnerGone { continent: Icon::Europe },
        Blocker::PartnersFull { most: 2 },
        Blocker::UniversityOwned { university: University::HandLimit },
        Blocker::UniversityGone { university: University::TwoScience },
        Blocker::UniversitiesFull,
        Blocker::NoProject,
        Blocker::SupportedAlready { card: CardId(101) },
        Blocker::LevelTaken,
        Blocker::LevelNeed { needs: 5, has: 2 },
        Blocker::NoAnimal { icon: Icon::Bear, size: SizeClass::Medium },
        Blocker::NoBreedingPair { icon: Icon::Primate },
        Blocker::NoToken,
        Blocker::NoDonation,
        Blocker::NotYet,
        Blocker::NoSuchChoice,
    ];
    let conditions = [
        Requirement::Icons(Icon::Science, 2),
        Requirement::PartnerZooOfContinent,
        Requirement::PartnerZoos(2),
        Requirement::University,
        Requirement::Kiosks(3),
        Requirement::Upgraded(Action::Animals),
        Requirement::Reputation(6),
        Requirement::MaxAppeal(25),
    ];
    all.extend(conditions.map(|needs| Blocker::Condition { needs, has: 1, ignored: 0 }));
    all.push(Blocker::Condition { needs: conditions[0], has: 0, ignored: 1 });
    all
}

#[test]
fn every_reason_has_a_sentence_in_both_languages() {
    for blocker in every_blocker() {
        let [en, fr] = Lang::ALL.map(|lang| texts::blocker_text(&blocker, lang));
        for text in [&en, &fr] {
            readable(text);
            assert!(text.ends_with('.'), "{text}");
        }
        assert_ne!(en, fr);
        let json = serde_json::to_value(blocker).expect("JSON");
        assert!(json["kind"].is_string(), "{json}");
        assert_eq!(serde_json::from_value::<Blocker>(json).expect("a reason"), blocker);
    }
    let condition = Blocker::Condition { needs: Requirement::Icons(Icon::Science, 2), has: 1, ignored: 0 };
    assert_eq!(texts::blocker_text(&condition, Lang::En), "Condition not met: 2 Research icons, you have 1.");
}
