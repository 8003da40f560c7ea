//! M-5.2 to M-5.4: the draft of the alternate action cards.

use crate::scene::{Scene, rules};
use crate::sea::options;
use ark_nova::catalogue::{Action, Alternate};
use ark_nova::position::{Alternates, Draft, Frame, Setup};
use ark_nova::texts::{self, Lang};
use ark_nova::{ActionCards, Blocker, Event, MapChoice, Move, Options, Question, Rules};
use tabletop::{Game, Refusal, Seat, Seed, Viewer};

fn drafting(players: u8) -> Options {
    Options { action_cards: ActionCards::Draft, ..options(players) }
}

/// A game from its first question.
fn start(options: &Options, seed: u64) -> Scene {
    let rules = rules(options);
    let mut events = Vec::new();
    let position = rules.start(Seed::from_number(seed), &mut events);
    let mut scene = Scene::at(rules, position);
    scene.events = events;
    scene
}

fn legal(scene: &Scene, seat: u8) -> Vec<Move> {
    let mut moves = Vec::new();
    scene.rules.legal(&scene.position, Seat(seat), &mut moves);
    moves
}

fn card(action: Action, number: u8) -> Alternate {
    Alternate::new(action, number).expect("an alternate")
}

/// Everybody answers with the first legal move, the last seat first.
fn all_first(scene: &mut Scene) {
    for seat in (0..scene.rules.seats as u8).rev() {
        let first = legal(scene, seat)[0].to_string();
        scene.play_as(seat, &first);
    }
}

/// M-5.1: twenty cards, four of each action.
#[test]
fn m_5_1_twenty_cards() {
    assert_eq!(Alternate::all().count(), 20);
    for action in Action::ALL {
        assert_eq!(Alternate::all().filter(|card| card.action == action).count(), 4);
        assert!(Alternate::new(action, 0).is_none() && Alternate::new(action, 5).is_none());
    }
    assert!(
        Alternate::all().all(|card| (card.card().action, card.card().number) == (card.action, card.number))
    );
    assert_eq!(Alternates::ALL.iter().count(), 20);
}

/// M-5.2: three different random cards each, all asked at once.
#[test]
fn m_5_2_three_cards_each() {
    for players in 2..=4 {
        let scene = start(&drafting(players), 3);
        assert_eq!(scene.rules.asked(&scene.position).len(), usize::from(players));
        assert_eq!(scene.question(), Question::Draft { again: false });
        let mut dealt: Vec<Move> = (0..players).flat_map(|seat| legal(&scene, seat)).collect();
        assert_eq!(dealt.len(), 3 * usize::from(players));
        dealt.sort();
        dealt.dedup();
        assert_eq!(dealt.len(), 3 * usize::from(players));
    }
}

/// M-5.2: what is not kept goes to the left, which is the next seat, twice.
#[test]
fn m_5_2_the_others_go_to_the_next_seat() {
    let mut scene = start(&drafting(3), 5);
    let dealt: Vec<Vec<Move>> = (0..3).map(|seat| legal(&scene, seat)).collect();
    all_first(&mut scene);
    assert_eq!(scene.question(), Question::Draft { again: true });
    for seat in 0..3u8 {
        let from = usize::from((seat + 2) % 3);
        assert_eq!(legal(&scene, seat), dealt[from][1..], "the two cards of the seat on the right");
    }
    all_first(&mut scene);
    assert_eq!(scene.question(), Question::Alternates);
    for seat in 0..3u8 {
        let draft = &scene.position.draft;
        let kept = [dealt[usize::from(seat)][0], dealt[usize::from((seat + 2) % 3)][1]];
        let last = dealt[usize::from((seat + 1) % 3)][2];
        let expected: Alternates = kept
            .into_iter()
            .chain([last])
            .map(|answer| match answer {
                Move::Draft(card) => card,
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(draft.kept(Seat(seat), 3), expected);
    }
}

/// M-5.2: two of different actions are used, no other two; the standard cards stay for the other three actions.
#[test]
fn m_5_2_two_of_different_actions_are_used() {
    let mut scene = start(&drafting(2), 1);
    scene.position.draft = Draft::default();
    let set =
        |cards: &[(Action, u8)]| cards.iter().map(|&(action, n)| card(action, n)).collect::<Alternates>();
    let draft = &mut scene.position.draft;
    draft.dealt[0] = set(&[(Action::Build, 1), (Action::Build, 2), (Action::Cards, 1)]);
    draft.dealt[1] = set(&[(Action::Animals, 1), (Action::Sponsors, 2), (Action::Cards, 4)]);
    scene.play_as(0, "draft build 1").play_as(1, "draft animals 1");
    scene.play_as(0, "draft cards 4").play_as(1, "draft build 2");
    // Seat 0 has Build 1, Cards 4 and Cards 1; seat 1 has Animals 1, Build 2 and Sponsors 2.
    let pairs = |scene: &Scene, seat| legal(scene, seat).iter().map(Move::to_string).collect::<Vec<_>>();
    let all = ["alternates build 1 cards 1", "alternates build 1 cards 4"];
    assert_eq!(pairs(&scene, 0), all);
    scene.play_as(0, all[1]).play_as(1, "alternates animals 1 build 2");
    let number = |seat: u8, action| {
        let zoo = scene.zoo(seat);
        zoo.slots[zoo.slot_of(action)].number
    };
    assert_eq!(Action::ALL.map(|action| number(0, action)), [0, 0, 1, 4, 0]);
    assert_eq!(Action::ALL.map(|action| number(1, action)), [1, 0, 2, 0, 0]);
    assert!(matches!(scene.question(), Question::Keep { .. }), "hands come after the draft");
    assert_eq!(scene.position.draft, Draft::default(), "all other cards leave the game");
}

/// M-5.2: two cards of one action cannot be used together, nor a card the seat has not, nor before its turn.
#[test]
fn m_5_2_what_may_not_be_used() {
    let mut scene = start(&drafting(2), 1);
    let set =
        |cards: &[(Action, u8)]| cards.iter().map(|&(action, n)| card(action, n)).collect::<Alternates>();
    scene.position.draft = Draft::default();
    let draft = &mut scene.position.draft;
    draft.dealt[0] = set(&[(Action::Build, 1), (Action::Build, 2), (Action::Cards, 1)]);
    draft.dealt[1] = set(&[(Action::Build, 3), (Action::Sponsors, 2), (Action::Cards, 4)]);
    let refused = |scene: &Scene, text: &str| scene.refusal(0, text);
    let no = Some(Refusal::Blocked(Blocker::NoSuchChoice));
    assert_eq!(refused(&scene, "draft build 3"), no, "another seat has it");
    assert_eq!(refused(&scene, "draft build 4"), no, "nobody has it");
    assert_eq!(refused(&scene, "alternates build 1 cards 1"), no, "not yet");
    scene.play_as(0, "draft build 1");
    assert!(legal(&scene, 0).is_empty(), "a sealed choice is final");
    scene.play_as(1, "draft sponsors 2").play_as(0, "draft build 3").play_as(1, "draft build 2");
    // Build 1, Build 3 and Cards 1.
    assert_eq!(refused(&scene, "alternates build 1 build 3"), no);
    assert_eq!(refused(&scene, "alternates build 1 sponsors 2"), no);
    assert!(refused(&scene, "alternates build 3 cards 1").is_none());
}

/// M-5.2: who ends with three cards of one action gets a random card of another action that nobody was dealt, sees it
/// before choosing, and uses it with one of the three.
#[test]
fn m_5_2_three_of_one_action() {
    for seed in 0..30 {
        let mut scene = start(&drafting(2), seed);
        let set = |cards: &[(Action, u8)]| cards.iter().map(|&(a, n)| card(a, n)).collect::<Alternates>();
        scene.position.draft = Draft::default();
        let draft = &mut scene.position.draft;
        draft.dealt[0] = set(&[(Action::Build, 1), (Action::Cards, 2), (Action::Build, 4)]);
        draft.dealt[1] = set(&[(Action::Build, 3), (Action::Sponsors, 2), (Action::Cards, 4)]);
        scene.play_as(0, "draft build 1").play_as(1, "draft sponsors 2");
        scene.play_as(0, "draft build 3").play_as(1, "draft cards 2");
        // Seat 0 has Build 1 and 3, and Build 4 comes back to it.
        let spare = scene.position.draft.spare[0].iter().next().expect("a fourth card");
        assert_ne!(spare.action, Action::Build);
        let dealt = scene.position.draft.dealt[0].or(scene.position.draft.dealt[1]);
        assert!(!dealt.contains(spare), "it was not drafted");
        assert!(scene.position.draft.spare[1].is_empty(), "the other seat needs none");
        let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(0))).draft.expect("a draft");
        assert!(view.offered.contains(&spare), "it is seen before the choice");
        assert_eq!(legal(&scene, 0).len(), 3);
        for answer in legal(&scene, 0) {
            let Move::Alternates(a, b) = answer else { panic!("{answer}") };
            assert!([a, b].contains(&spare) && (a.action == Action::Build || b.action == Action::Build));
        }
    }
}

/// M-5.2: every choice is secret; what was chosen is told when all have chosen, and of the three only the two in use.
#[test]
fn m_5_2_sealed_until_all_have_chosen() {
    let mut scene = start(&drafting(3), 8);
    for _ in 0..3 {
        let before: Vec<_> =
            (0..3).map(|seat| scene.rules.view(&scene.position, Viewer::Seat(Seat(seat)))).collect();
        let (answer, events) = (legal(&scene, 1)[1].to_string(), scene.events.len());
        scene.play_as(1, &answer);
        for seat in [0, 2] {
            let now = scene.rules.view(&scene.position, Viewer::Seat(Seat(seat)));
            assert_eq!(now.draft, before[usize::from(seat)].draft, "nobody learns what another keeps");
        }
        assert_eq!(scene.events.len(), events, "nothing is told");
        for seat in [0, 2] {
            let first = legal(&scene, seat)[0].to_string();
            scene.play_as(seat, &first);
        }
    }
    let told: Vec<(Seat, Alternate)> = scene
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Alternate { seat, card } => Some((seat, card)),
            _ => None,
        })
        .collect();
    assert_eq!(told.len(), 6);
    for seat in 0..3u8 {
        let own: Vec<_> = told.iter().filter(|(of, _)| *of == Seat(seat)).collect();
        assert_eq!(own.len(), 2);
        assert_ne!(own[0].1.action, own[1].1.action);
        let zoo = scene.zoo(seat);
        assert!(own.iter().all(|(_, card)| zoo.slots[zoo.slot_of(card.action)].number == card.number));
        assert_eq!(zoo.slots.iter().filter(|slot| slot.number > 0).count(), 2);
    }
}

/// M-5.2: a seat sees its own cards; a spectator sees none.
#[test]
fn m_5_2_what_a_view_shows() {
    let mut scene = start(&drafting(2), 4);
    let offered = |scene: &Scene, seat| -> Vec<Move> {
        let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(seat))).draft.expect("a draft");
        view.offered.into_iter().map(Move::Draft).collect()
    };
    assert_eq!(offered(&scene, 0), legal(&scene, 0));
    let spectator = scene.rules.view(&scene.position, Viewer::Spectator).draft.expect("a draft");
    assert_eq!((spectator.round, spectator.offered.len(), spectator.kept.len()), (1, 0, 0));
    let keep = legal(&scene, 0)[2];
    scene.play_as(0, &keep.to_string());
    let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(0))).draft.expect("a draft");
    assert_eq!(view.kept.into_iter().map(Move::Draft).collect::<Vec<_>>(), [keep]);
    let other = legal(&scene, 1)[0].to_string();
    scene.play_as(1, &other);
    let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(0))).draft.expect("a draft");
    assert_eq!((view.round, view.offered.len(), view.passed.len()), (2, 2, 2));
    all_first(&mut scene);
    all_first(&mut scene);
    assert_eq!(scene.rules.view(&scene.position, Viewer::Seat(Seat(0))).draft, None, "the draft is over");
}

/// M-5.3: one player uses two of three random cards, with the same help against three of one action.
#[test]
fn m_5_3_solo() {
    let mut spares = 0;
    for seed in 0..200 {
        let mut scene = start(&drafting(1), seed);
        assert_eq!(scene.question(), Question::Alternates);
        let stuck = scene.position.draft.is_stuck(Seat(0), 1);
        assert_eq!(scene.position.draft.spare[0].len(), usize::from(stuck));
        spares += usize::from(stuck);
        for answer in legal(&scene, 0) {
            let Move::Alternates(a, b) = answer else { panic!("{answer}") };
            assert_ne!(a.action, b.action);
        }
        let first = legal(&scene, 0)[0].to_string();
        scene.play(&first);
        assert_eq!(scene.zoo(0).slots.iter().filter(|slot| slot.number > 0).count(), 2);
    }
    assert!(spares > 0, "three of one action happens");
}

/// M-5.4: then the action cards are laid out: Animals in slot 1, the others at random, on side I.
#[test]
fn m_5_4_the_action_cards_are_laid_out_after_the_draft() {
    let mut orders = std::collections::HashSet::new();
    for seed in 0..20 {
        let mut scene = start(&drafting(2), seed);
        assert_eq!(scene.order(0), Action::ALL, "no order before the draft");
        (0..3).for_each(|_| all_first(&mut scene));
        for seat in 0..2 {
            assert_eq!(scene.order(seat)[0], Action::Animals);
            assert!(scene.zoo(seat).slots.iter().all(|slot| slot.side == ark_nova::catalogue::Side::I));
            orders.insert(scene.order(seat));
        }
    }
    assert!(orders.len() > 10, "{} orders in 40 zoos", orders.len());
}

/// D-49: maps first, then the draft, then scoring cards and hand; base projects and bonus tiles lie open before.
#[test]
fn d_49_the_draft_comes_between_maps_and_hands() {
    let options = Options { maps: MapChoice::TwoEach, ..drafting(2) };
    let mut scene = start(&options, 2);
    assert_eq!(scene.question(), Question::Map);
    assert_eq!(scene.position.draft, Draft::default(), "no action card has been dealt");
    all_first(&mut scene);
    assert_eq!(scene.position.agenda.top(), Frame::Setup(Setup::Draft { again: false }));
    assert_eq!(scene.position.association.base.len(), 3);
    for seat in 0..2 {
        assert!(scene.zoo(seat).hand.is_empty() && scene.zoo(seat).scoring == 0);
    }
    (0..3).for_each(|_| all_first(&mut scene));
    for seat in 0..2 {
        assert_eq!((scene.zoo(seat).hand.len(), scene.zoo(seat).scoring.count_ones()), (8, 2));
    }
    // The same with a pool of maps.
    let mut scene = start(&Options { maps: MapChoice::Pool, ..drafting(2) }, 2);
    for _ in 0..2 {
        let first = scene.first();
        scene.play(&first);
    }
    assert_eq!(scene.question(), Question::Draft { again: false });
}

/// The draft belongs to the expansion; without it, and by default, everybody has the standard cards.
#[test]
fn m_5_2_only_with_the_expansion() {
    let base = Options { action_cards: ActionCards::Draft, ..Options::players(2) };
    let error = Rules::new(&base).expect_err("no expansion").to_string();
    assert!(error.contains("Marine Worlds"), "{error}");
    let scene = start(&options(2), 1);
    assert!(matches!(scene.question(), Question::Keep { .. }));
    assert!(scene.zoo(0).slots.iter().all(|slot| slot.number == 0));
}

/// M-5.2: the notation of both moves is read back.
#[test]
fn m_5_2_notation() {
    for text in ["draft build 3", "alternates animals 1 sponsors 4", "strengthen 404"] {
        assert_eq!(text.parse::<Move>().map(|answer| answer.to_string()).as_deref(), Ok(text));
    }
    for wrong in
        ["draft", "draft build", "draft build 0", "draft build 5", "draft zoo 1", "alternates build 1"]
    {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

/// M-5.2: questions, moves and events of the draft are said in both languages, each card by its action and number.
#[test]
fn m_5_2_in_words() {
    let mut scene = start(&drafting(2), 6);
    let said = |scene: &Scene, lang| {
        let question = scene.look().question(Seat(0)).expect("a question");
        let answer = legal(scene, 0)[0];
        let names = ["Ada", "Ben"];
        (
            texts::question_text(&question, scene.look(), &names, lang),
            texts::move_text(answer, scene.look(), Seat(0), &names, lang),
        )
    };
    let Move::Draft(first) = legal(&scene, 0)[0] else { panic!("a card to keep") };
    for (lang, asked) in
        [(Lang::En, "Which action card do you keep?"), (Lang::Fr, "Quelle carte Action gardez-vous")]
    {
        let (question, answer) = said(&scene, lang);
        assert!(question.starts_with(asked), "{question}");
        assert!(answer.contains(&texts::action_card_name(first.card(), lang)), "{answer}");
        let text = texts::action_card_text(first.card(), ark_nova::catalogue::Side::II, lang);
        assert!(answer.contains(&text), "both sides are read: {answer}");
    }
    all_first(&mut scene);
    all_first(&mut scene);
    for (lang, asked) in
        [(Lang::En, "Which two action cards do you use?"), (Lang::Fr, "Quelles sont les deux cartes")]
    {
        let (question, answer) = said(&scene, lang);
        assert!(question.starts_with(asked) && !answer.is_empty(), "{question} {answer}");
    }
}
