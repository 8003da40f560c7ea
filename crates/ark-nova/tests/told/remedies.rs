//! One scene for each kind of step that would help.

use crate::lines::readable;
use ark_nova::asking::explain::Hurdle;
use ark_nova::catalogue::boards::{Task, University};
use ark_nova::catalogue::{Action, Building, CardId, Icon, Requirement};
use ark_nova::editor::{Editor, Place};
use ark_nova::position::{Position, Source};
use ark_nova::texts::{Lang, remedy_text};
use ark_nova::{Blocker, MapChoice, Move, Options, Remedy, Rules, Subject};
use tabletop::{Game, Seat, Silent};

const ME: Seat = Seat(0);

fn two() -> Rules {
    let options = Options { maps: MapChoice::All0, first: Some(ME), ..Options::players(2) };
    Rules::new(&options).expect("good options")
}

/// Two players on map 0, hands empty, the action cards in alphabetical order from slot 1, a display of sponsors that
/// need research.
fn table(rules: &Rules, edit: impl FnOnce(&mut Editor<'_>)) -> Position {
    let mut editor = Editor::new(rules, 1);
    for seat in 0..2 {
        editor.empty_hand(seat).slots(seat, Action::ALL);
    }
    editor.display([202, 204, 205, 206, 221, 224]).base_projects(&[103, 106, 110]);
    edit(&mut editor);
    editor.position().unwrap_or_else(|broken| panic!("{broken:?}"))
}

fn card(number: u16) -> Subject {
    Subject::of_card(CardId(number))[0]
}

/// What would help against a reason that stands against a subject.
#[track_caller]
fn against(rules: &Rules, position: &Position, subject: Subject, kind: fn(&Blocker) -> bool) -> Vec<Remedy> {
    let explanation = rules.look(position).explain(ME, subject);
    let hurdle: Option<&Hurdle> = explanation.hurdles.iter().find(|hurdle| kind(&hurdle.blocker));
    hurdle.unwrap_or_else(|| panic!("no such reason: {:?}", explanation.blockers())).remedies.clone()
}

#[track_caller]
fn in_scene(subject: Subject, kind: fn(&Blocker) -> bool, edit: impl FnOnce(&mut Editor<'_>)) -> Vec<Remedy> {
    let rules = two();
    let position = table(&rules, edit);
    against(&rules, &position, subject, kind)
}

fn money(blocker: &Blocker) -> bool {
    matches!(blocker, Blocker::Money { .. })
}

fn strength(blocker: &Blocker) -> bool {
    matches!(blocker, Blocker::Strength { .. })
}

fn enclosure(blocker: &Blocker) -> bool {
    matches!(blocker, Blocker::NoEnclosure { .. })
}

fn condition(blocker: &Blocker) -> bool {
    matches!(blocker, Blocker::Condition { .. })
}

/// What upgrades a card at the start of a game on map 0.
fn upgrades() -> Vec<Source> {
    vec![Source::Reputation(5), Source::Conservation(2), Source::PartnerSlot(1), Source::UniversitySlot(1)]
}

#[test]
fn money_comes_from_the_break_the_break_option_and_partner_zoos() {
    let cheetah = |edit: &mut Editor<'_>| {
        edit.put(401, Place::Hand(ME)).tracks(0, 5, 7, 0, 1);
    };
    let remedies = in_scene(card(401), money, cheetah);
    assert_eq!(
        remedies,
        [
            Remedy::Income { money: 11 },
            Remedy::BreakOption { strength: 5, money: 5 },
            Remedy::CheaperByPartnerZoo { continent: Icon::Africa, cost: 14 },
        ]
    );
    let owned = in_scene(card(401), money, |edit| {
        cheetah(edit);
        edit.partner(0, Icon::Africa);
    });
    assert_eq!(owned.len(), 2, "the partner zoo is there already: {owned:?}");
    let gone = in_scene(card(401), money, |edit| {
        cheetah(edit);
        edit.offer_partners(&[Icon::Asia]);
    });
    assert_eq!(gone.len(), 2, "no such partner zoo is on offer: {gone:?}");
    let upgraded = in_scene(card(401), money, |edit| {
        cheetah(edit);
        edit.upgrade(0, Action::Sponsors);
    });
    assert!(upgraded.contains(&Remedy::BreakOption { strength: 5, money: 10 }));
}

#[test]
fn nothing_pays_once_the_last_turn_is_played() {
    let remedies = in_scene(card(401), money, |edit| {
        edit.put(401, Place::Hand(ME)).tracks(0, 5, 7, 0, 1).last_turns(Some(0));
    });
    assert_eq!(remedies, [Remedy::CheaperByPartnerZoo { continent: Icon::Africa, cost: 14 }]);
}

#[test]
fn the_harbour_buys_another_card() {
    let harbour = |hand: &'static [u16]| {
        move |edit: &mut Editor<'_>| {
            edit.map(0, "4").build(0, Building::Kiosk, "a6", 0);
            edit.put_all(hand, Place::Hand(ME)).tracks(0, 5, 7, 0, 1);
        }
    };
    let sells = Remedy::SellCard { money: 3 };
    assert!(in_scene(card(401), money, harbour(&[401, 402])).contains(&sells));
    assert!(!in_scene(card(401), money, harbour(&[401])).contains(&sells), "it cannot sell the card itself");
}

#[test]
fn a_card_of_the_display_moves_up_or_is_taken_first() {
    let display = |edit: &mut Editor<'_>| {
        edit.put(401, Place::Display(4)).tracks(0, 17, 7, 0, 7);
    };
    let hand_only = in_scene(card(401), |blocker| *blocker == Blocker::OnlyFromHand, display);
    let taken = Remedy::TakeIntoHand { snaps_from: 5, in_range: false, cost: 17 };
    let upgrade = Remedy::Upgrade {
        action: Action::Animals,
        sources: vec![Source::Conservation(2), Source::PartnerSlot(1), Source::UniversitySlot(1)],
    };
    assert_eq!(hand_only, [upgrade, taken.clone()]);
    let dear = in_scene(card(401), money, |edit| {
        display(edit);
        edit.upgrade(0, Action::Animals).upgrade(0, Action::Cards);
    });
    assert!(dear.contains(&Remedy::LowerFolder { folder: 1, cost: 18 }), "{dear:?}");
    assert!(dear.contains(&Remedy::TakeIntoHand { snaps_from: 3, in_range: true, cost: 17 }), "{dear:?}");
    let far = in_scene(
        card(401),
        |blocker| matches!(blocker, Blocker::Range { .. }),
        |edit| {
            display(edit);
            edit.upgrade(0, Action::Animals).tracks(0, 30, 7, 0, 3);
        },
    );
    assert_eq!(
        far,
        [Remedy::Reputation { needs: 7, missing: 4 }, Remedy::LowerFolder { folder: 2, cost: 19 }, taken]
    );
}

#[test]
fn the_break_does_not_pay_for_a_card_that_it_discards() {
    let dear = |folder: u8| {
        in_scene(card(401), money, move |edit| {
            edit.put(401, Place::Display(folder)).tracks(0, 3, 7, 0, 7).upgrade(0, Action::Animals);
        })
    };
    let pays = |remedies: Vec<Remedy>| remedies.contains(&Remedy::Income { money: 11 });
    assert!(!pays(dear(2)) && pays(dear(3)));
}

#[test]
fn a_sponsor_in_hand_changes_the_rule() {
    let remedies = in_scene(card(401), money, |edit| {
        edit.put_all(&[401, 230], Place::Hand(ME)).tracks(0, 13, 7, 0, 1);
    });
    assert!(remedies.contains(&Remedy::PlaySponsor { card: CardId(230) }), "{remedies:?}");
    let poorer = in_scene(card(401), money, |edit| {
        edit.put_all(&[401, 230], Place::Hand(ME)).tracks(0, 12, 7, 0, 1);
    });
    assert!(!poorer.contains(&Remedy::PlaySponsor { card: CardId(230) }), "4 money less are not enough");
}

#[test]
fn venom_goes_with_the_card_that_bears_it() {
    let rules = two();
    let position = table(&rules, |edit| {
        edit.tracks(0, 2, 7, 0, 1).venom(0, Action::Cards, true).venom(0, Action::Animals, true);
    });
    let kiosk = Subject::Building { building: Building::Kiosk };
    let remedies = rules.look(&position).remedies(ME, kiosk, Blocker::Venom { leaves: 0 });
    assert_eq!(remedies[0], Remedy::RemoveVenom { actions: vec![Action::Animals, Action::Cards] });
}

#[test]
fn strength_comes_from_slots_tokens_and_upgrades() {
    let remedies = in_scene(card(401), strength, |edit| {
        edit.put(401, Place::Hand(ME));
    });
    assert_eq!(
        remedies,
        [
            Remedy::HigherSlot { action: Action::Animals, slot: 2, uses: 1 },
            Remedy::XTokens { needs: 1, has: 0 },
            Remedy::Upgrade { action: Action::Animals, sources: upgrades() },
        ]
    );
    let five = Subject::Building { building: Building::Standard5 };
    let constricted = in_scene(five, strength, |edit| {
        edit.x_tokens(0, 1).constriction(0, Action::Build, true);
    });
    assert_eq!(
        constricted,
        [Remedy::XTokens { needs: 4, has: 1 }, Remedy::RemoveConstriction { action: Action::Build }]
    );
    let level = in_scene(
        card(227),
        |blocker| matches!(blocker, Blocker::Level { .. }),
        |edit| {
            edit.put(227, Place::Hand(ME));
        },
    );
    let sources = upgrades();
    assert_eq!(
        level,
        [Remedy::XTokens { needs: 1, has: 0 }, Remedy::Upgrade { action: Action::Sponsors, sources }]
    );
}

#[test]
fn a_second_building_of_a_kind_waits_for_the_next_action() {
    let rules = two();
    let mut position = table(&rules, |edit| {
        edit.upgrade(0, Action::Build);
    });
    for text in ["build 3", "raise kiosk"] {
        let answer: Move = text.parse().expect("a move");
        rules.apply(&mut position, ME, answer, &mut Silent).expect("a legal move");
    }
    let mut places = Vec::new();
    rules.legal(&position, ME, &mut places);
    rules.apply(&mut position, ME, places[0], &mut Silent).expect("a legal move");
    let kiosk = Subject::Building { building: Building::Kiosk };
    let built = |blocker: &Blocker| matches!(blocker, Blocker::BuiltAlready { .. });
    assert_eq!(against(&rules, &position, kiosk, built), [Remedy::NextAction { action: Action::Build }]);
    let five = Subject::Building { building: Building::Standard5 };
    let stronger = against(&rules, &position, five, strength);
    assert_eq!(
        stronger[0],
        Remedy::HigherSlot { action: Action::Build, slot: 5, uses: 4 },
        "the card will lie in slot 1"
    );
}

#[test]
fn conditions_are_met_by_cards_tiles_tracks_and_buildings() {
    let research = in_scene(card(204), condition, |edit| {
        edit.put_all(&[204, 207], Place::Hand(ME)).slot(0, Action::Sponsors, 5);
    });
    let Remedy::PlayCards { missing: 4, cards } = &research[0] else { panic!("{research:?}") };
    assert!(cards.contains(&CardId(207)) && !cards.contains(&CardId(204)), "{cards:?}");
    let universities = vec![University::TwoScience, University::ScienceAndReputation];
    assert_eq!(research[1..], [Remedy::Universities { universities, strength: 4 }]);

    let africa = in_scene(card(403), condition, |edit| {
        edit.put(403, Place::Hand(ME));
    });
    let continents = vec![Icon::Africa];
    assert_eq!(africa, [Remedy::PartnerZoos { continents, missing: 1, strength: 3 }]);
    let back = in_scene(card(403), condition, |edit| {
        edit.put(403, Place::Hand(ME)).offer_partners(&[Icon::Asia]);
    });
    assert_eq!(back, [Remedy::TilesReturn]);
    let full = in_scene(card(403), condition, |edit| {
        edit.put(403, Place::Hand(ME)).partner(0, Icon::Asia).partner(0, Icon::Europe);
    });
    assert!(matches!(full[..], [Remedy::Upgrade { action: Action::Association, .. }]), "{full:?}");

    let reputation = in_scene(card(227), condition, |edit| {
        edit.put(227, Place::Hand(ME));
    });
    assert_eq!(reputation, [Remedy::Reputation { needs: 6, missing: 5 }]);
    let upgraded = in_scene(card(201), condition, |edit| {
        edit.put(201, Place::Hand(ME));
    });
    assert_eq!(upgraded, [Remedy::Upgrade { action: Action::Sponsors, sources: upgrades() }]);
    let appeal = in_scene(card(222), condition, |edit| {
        edit.put(222, Place::Hand(ME)).put(401, Place::Zoo(ME)).tracks(0, 20, 30, 0, 1);
        edit.put(116, Place::Project);
    });
    assert_eq!(appeal, [Remedy::ReleaseAnimal { projects: vec![CardId(116)] }]);

    let rules = two();
    let position = table(&rules, |_| {});
    let needs = Requirement::Kiosks(2);
    let kiosks =
        rules.look(&position).remedies(ME, card(201), Blocker::Condition { needs, has: 0, ignored: 0 });
    let building = Building::Kiosk;
    assert_eq!(kiosks, [Remedy::Build { building, missing: 2, strength: 1, money: 2, side_ii: false }]);
}

#[test]
fn an_animal_needs_a_home_that_can_still_be_built() {
    let remedies = in_scene(card(401), enclosure, |edit| {
        edit.put(401, Place::Hand(ME));
    });
    let five =
        Remedy::Build { building: Building::Standard5, missing: 1, strength: 5, money: 10, side_ii: false };
    assert_eq!(remedies, [five]);
    let rules = two();
    let full = table(&rules, |edit| {
        edit.put(401, Place::Hand(ME));
        fill(edit);
    });
    assert_eq!(against(&rules, &full, card(401), enclosure), [Remedy::NoPlaceLeft]);
}

/// Covers every building space with occupied enclosures of size 1.
fn fill(edit: &mut Editor<'_>) {
    let spaces = edit.zoo(0).printed().building_spaces();
    for cell in spaces.iter() {
        edit.build(0, Building::Standard1, &cell.to_string(), 0).occupy(0, &cell.to_string());
    }
    edit.map_was_covered(0, true);
}

#[test]
fn a_reptile_may_live_in_a_special_enclosure_of_build_ii() {
    let reptile = ark_nova::catalogue::animals::ALL
        .iter()
        .find(|animal| animal.standard && animal.requires.is_empty() && animal.icons.contains(&Icon::Reptile))
        .expect("a reptile without conditions");
    let number = reptile.id.0;
    let remedies = in_scene(card(number), enclosure, move |edit| {
        edit.put(number, Place::Hand(ME));
    });
    let house = |side_ii| Remedy::Build {
        building: Building::ReptileHouse,
        missing: 1,
        strength: 5,
        money: 10,
        side_ii,
    };
    assert!(remedies.contains(&house(true)), "{remedies:?}");
    assert!(remedies.contains(&Remedy::Upgrade { action: Action::Build, sources: upgrades() }));
    let upgraded = in_scene(card(number), enclosure, move |edit| {
        edit.put(number, Place::Hand(ME)).upgrade(0, Action::Build);
    });
    assert!(upgraded.contains(&house(false)), "{upgraded:?}");
}

#[test]
fn a_flock_animal_joins_a_herbivore() {
    let remedies = in_scene(card(438), enclosure, |edit| {
        edit.put_all(&[438, 442, 401], Place::Hand(ME));
    });
    assert!(remedies.contains(&Remedy::Join { cards: vec![CardId(442)] }), "{remedies:?}");
}

#[test]
fn workers_come_back_in_the_break_or_are_hired() {
    let task = Subject::Task { task: Task::Reputation };
    let busy = in_scene(
        task,
        |blocker| matches!(blocker, Blocker::Workers { .. }),
        |edit| {
            edit.at_task(0, Task::PartnerZoo, 1);
        },
    );
    let Remedy::HireWorker { sources } = &busy[1] else { panic!("{busy:?}") };
    assert_eq!(busy[0], Remedy::WorkersReturn { workers: 1 });
    assert!(sources.contains(&Source::Reputation(8)) && sources.contains(&Source::Conservation(2)));
    let closed = in_scene(
        task,
        |blocker| matches!(blocker, Blocker::TaskClosed { .. }),
        |edit| {
            edit.workers(0, 4).at_task(0, Task::Reputation, 3);
        },
    );
    assert_eq!(closed, [Remedy::WorkersReturn { workers: 4 }]);
}

#[test]
fn tasks_without_effect_wait_for_tiles_or_an_upgrade() {
    let partner = Subject::Task { task: Task::PartnerZoo };
    let no_effect = |blocker: &Blocker| *blocker == Blocker::NoEffect;
    let gone = in_scene(partner, no_effect, |edit| {
        edit.slot(0, Action::Association, 5).offer_partners(&[]);
    });
    assert_eq!(gone, [Remedy::TilesReturn]);
    let stuck = in_scene(Subject::Task { task: Task::Reputation }, no_effect, |edit| {
        edit.tracks(0, 20, 7, 0, 9);
    });
    assert!(matches!(stuck[..], [Remedy::Upgrade { action: Action::Cards, .. }]), "{stuck:?}");
    let full = in_scene(
        partner,
        |blocker| matches!(blocker, Blocker::PartnersFull { .. }),
        |edit| {
            edit.slot(0, Action::Association, 5).partner(0, Icon::Asia).partner(0, Icon::Europe);
        },
    );
    assert!(matches!(full[..], [Remedy::Upgrade { action: Action::Association, .. }]), "{full:?}");
}

#[test]
fn levels_and_actions_name_what_would_make_them_possible() {
    let high = Subject::Level { card: CardId(103), level: 0 };
    let need = |blocker: &Blocker| matches!(blocker, Blocker::LevelNeed { .. });
    let level = in_scene(high, need, |edit| {
        edit.slot(0, Action::Association, 5).put_all(&[401, 402], Place::Hand(ME)).partner(0, Icon::Africa);
        edit.put_all(&[403, 404], Place::Zoo(ME));
    });
    assert!(level.iter().any(|remedy| matches!(remedy, Remedy::PlayCards { .. })), "{level:?}");
    let nothing = |blocker: &Blocker| matches!(blocker, Blocker::NothingToDo { .. });
    let animals = Subject::Action { action: Action::Animals };
    let first = in_scene(animals, nothing, |edit| {
        edit.slot(0, Action::Animals, 5).put(401, Place::Hand(ME));
    });
    assert_eq!(first, [Remedy::MakePossible { subjects: vec![card(401)] }]);
    let none = in_scene(animals, nothing, |edit| {
        edit.slot(0, Action::Animals, 5);
    });
    assert_eq!(none, [Remedy::DrawCards]);
    let project = in_scene(
        Subject::Task { task: Task::Project },
        |blocker| *blocker == Blocker::NoProject,
        |edit| {
            edit.slot(0, Action::Association, 5);
        },
    );
    let [Remedy::MakePossible { subjects }] = &project[..] else { panic!("{project:?}") };
    assert_eq!(subjects.len(), 9, "three levels of three projects");
}

#[test]
fn rules_of_the_game_have_no_remedy() {
    let rules = two();
    let position = table(&rules, |_| {});
    let look = rules.look(&position);
    for blocker in [Blocker::NotAsked, Blocker::NoSuchChoice, Blocker::NoToken, Blocker::NotYet] {
        assert_eq!(look.remedies(ME, card(401), blocker), []);
    }
    assert_eq!(look.remedies(ME, card(401), Blocker::XTokensFull), [Remedy::SpendXToken]);
    let kiosk = Subject::Building { building: Building::Kiosk };
    assert_eq!(look.remedies(ME, kiosk, Blocker::PlaceTaken), [Remedy::OtherPlace]);
}

#[test]
fn some_sentences_as_they_are_printed() {
    let text = |remedy: &Remedy, lang| remedy_text(remedy, lang);
    let income = Remedy::Income { money: 11 };
    assert_eq!(text(&income, Lang::En), "The next break brings you at least 11 money.");
    assert_eq!(text(&income, Lang::Fr), "La prochaine pause vous rapporte au moins 11 crédits.");
    let upgrade = Remedy::Upgrade { action: Action::Build, sources: vec![Source::Reputation(5)] };
    assert_eq!(text(&upgrade, Lang::En), "Upgrade the Build card – reputation track 5.");
    let json = serde_json::to_string(&upgrade).expect("JSON");
    assert_eq!(json, r#"{"kind":"upgrade","action":"build","sources":["reputation:5"]}"#);
}

fn every_remedy() -> Vec<Remedy> {
    let cards = vec![CardId(401), CardId(402)];
    let many: Vec<CardId> = (401..=408).map(CardId).collect();
    let (action, sources) = (Action::Build, upgrades());
    let built = |missing, side_ii| Remedy::Build {
        building: Building::Kiosk,
        missing,
        strength: 1,
        money: 2,
        side_ii,
    };
    vec![
        Remedy::Income { money: 11 },
        Remedy::BreakOption { strength: 5, money: 10 },
        Remedy::SellCard { money: 3 },
        Remedy::CheaperByPartnerZoo { continent: Icon::Asia, cost: 14 },
        Remedy::LowerFolder { folder: 1, cost: 18 },
        Remedy::TakeIntoHand { snaps_from: 5, in_range: false, cost: 0 },
        Remedy::TakeIntoHand { snaps_from: 3, in_range: true, cost: 17 },
        Remedy::PlaySponsor { card: CardId(230) },
        Remedy::RemoveVenom { actions: vec![Action::Cards, Action::Build] },
        Remedy::HigherSlot { action, slot: 4, uses: 1 },
        Remedy::HigherSlot { action, slot: 5, uses: 2 },
        Remedy::XTokens { needs: 1, has: 0 },
        Remedy::SpendXToken,
        Remedy::RemoveConstriction { action },
        Remedy::Upgrade { action, sources: sources.clone() },
        Remedy::NextAction { action },
        Remedy::Reputation { needs: 7, missing: 4 },
        Remedy::PartnerZoos { continents: vec![Icon::Asia, Icon::Africa], missing: 2, strength: 3 },
        Remedy::Universities { universities: University::BASE.to_vec(), strength: 4 },
        built(1, false),
        built(2, true),
        Remedy::NoPlaceLeft,
        Remedy::Join { cards },
        Remedy::ReleaseAnimal { projects: vec![CardId(116)] },
        Remedy::PlayCards { missing: 2, cards: many },
        Remedy::DrawCards,
        Remedy::WorkersReturn { workers: 2 },
        Remedy::HireWorker { sources },
        Remedy::TilesReturn,
        Remedy::OtherLevel { level: 2 },
        Remedy::OtherPlace,
        Remedy::MakePossible { subjects: vec![card(401), Subject::Task { task: Task::Project }] },
    ]
}

#[test]
fn every_remedy_has_a_sentence_in_both_languages() {
    for remedy in every_remedy() {
        let [en, fr] = Lang::ALL.map(|lang| remedy_text(&remedy, lang));
        for text in [&en, &fr] {
            readable(text);
            assert!(text.ends_with('.'), "{text}");
        }
        assert_ne!(en, fr);
        let json = serde_json::to_value(&remedy).expect("JSON");
        assert!(json["kind"].is_string(), "{json}");
        assert_eq!(serde_json::from_value::<Remedy>(json).expect("a remedy"), remedy);
    }
}
