//! Texts in both languages.

use crate::scene::{afloat, rules, scene, table};
use ark::deck::STANDARD;
use ark::texts::{self, Lang};
use ark::{
    Blocker, CabinId, Card, Climate, Deck, DeckList, Diet, Event, Kind, Move, Options, Question, Rules,
    SeatList, SeatPoints, Share, Special, table_text,
};
use std::collections::BTreeSet;
use tabletop::{Chance, Game, Seat, Seed, Told, Viewer};

#[test]
fn every_card_has_a_name_of_its_own_in_both_languages() {
    for lang in Lang::ALL {
        let names: BTreeSet<&str> = STANDARD
            .iter()
            .map(|card| {
                texts::standard_name(card.id, lang).unwrap_or_else(|| panic!("{} in {lang:?}", card.id))
            })
            .collect();
        assert_eq!(names.len(), STANDARD.len(), "{lang:?}");
    }
    assert_eq!(
        texts::card_name(rules(3), rules(3).card("polar_bear").expect("bear"), Lang::Fr),
        "Ours polaire"
    );
    assert_eq!(texts::card_name(rules(3), Card(60), Lang::En), "#60");
}

#[test]
fn every_word_and_ability_is_there() {
    for lang in Lang::ALL {
        let mut words = BTreeSet::new();
        words.extend(Kind::ALL.map(|kind| texts::kind_name(kind, lang)));
        words.extend(
            [Climate::Hot, Climate::Cold, Climate::Any].map(|climate| texts::climate_name(climate, lang)),
        );
        words.extend(
            [Diet::Carnivore, Diet::Herbivore, Diet::Omnivore, Diet::None]
                .map(|diet| texts::diet_name(diet, lang)),
        );
        words.extend(Special::ALL.map(|special| texts::ability(special, lang)));
        assert_eq!(words.len(), 5 + 3 + 4 + 8, "{words:?}");
        assert!(words.iter().all(|word| !word.is_empty()));
    }
}

fn blockers() -> Vec<Blocker> {
    let (card, cabin) = (Card(1), CabinId::port(2));
    vec![
        Blocker::OtherQuestion,
        Blocker::NotInHand { card },
        Blocker::NotInRow { card },
        Blocker::NoCabin { card },
        Blocker::SingleSecond { card },
        Blocker::SingleEndgame { card },
        Blocker::SameCabin { cabin },
        Blocker::NoSuchCabin { cabin },
        Blocker::CabinFull { cabin },
        Blocker::Discs { needed: 2, has: 1 },
        Blocker::Capsize { heel: 3, limit: 2 },
        Blocker::Climate { card, with: Card(2) },
        Blocker::Eaten { by: card, by_weight: 2, prey: Card(2), prey_weight: 1 },
        Blocker::Provisions { by: card, provisions: Card(50) },
        Blocker::Shy { card, carnivore: Card(2), cabin },
        Blocker::NoDriver { card },
        Blocker::NotThere { card, cabin },
        Blocker::DriveProvisions { card },
        Blocker::Stays { card },
        Blocker::DriveWeight { card, weight: 3, needed: 2 },
        Blocker::DriveNotShy { card },
        Blocker::DiscOnProvisions,
        Blocker::NoPlainFigure { scoring: Kind::Shy },
        Blocker::PetProvisions { card },
        Blocker::PetWeight { card, weight: 3 },
        Blocker::PetSpecial { card },
    ]
}

#[test]
fn every_blocker_reads_differently_in_both_languages() {
    let mut seen = BTreeSet::new();
    for blocker in blockers() {
        for lang in Lang::ALL {
            let text = texts::blocker(rules(3), blocker, lang);
            assert!(!text.is_empty() && !text.contains("card 1"), "{text}");
            assert!(seen.insert(text.clone()), "{text} twice");
        }
        assert!(!blocker.to_string().is_empty());
    }
    assert_eq!(
        texts::blocker(rules(3), Blocker::Capsize { heel: -4, limit: 2 }, Lang::En),
        "the ark would capsize: heel -4, 2 beyond the limit of 2"
    );
}

#[test]
fn every_question_and_answer_reads_differently() {
    let (card, cabin) = (Card(1), CabinId::port(2));
    let mut questions = vec![
        Question::Turn,
        Question::Second,
        Question::Endgame,
        Question::Place { card },
        Question::Drive { card, cabin },
        Question::Row,
        Question::Exchange { scoring: Kind::Shy },
        Question::Pet,
    ];
    questions.extend(
        [Special::Fox, Special::Bronto, Special::Chimpanzee].map(|special| Question::Ability { special }),
    );
    let answers = [
        Move::Take(card),
        Move::Play(card),
        Move::In(cabin),
        Move::Drive(card),
        Move::Stay,
        Move::Use,
        Move::Disc(Kind::Shy),
        Move::Exchange,
        Move::Skip,
        Move::Done,
        Move::Pass,
        Move::Pet(card),
        Move::NoPet,
    ];
    let mut seen = BTreeSet::new();
    for lang in Lang::ALL {
        for &question in &questions {
            assert!(seen.insert(texts::question(rules(3), question, &[], lang)), "{question:?}");
        }
        for answer in answers {
            assert!(seen.insert(texts::answer(rules(3), answer, &[], lang)), "{answer:?}");
        }
    }
}

/// Log lines of whole games: every kind of event is met, and reads differently in the two languages.
#[test]
fn every_event_has_a_line_in_both_languages() {
    let rules = rules(3);
    let mut kinds = BTreeSet::new();
    for number in 0..400 {
        let mut events: Vec<Event> = Vec::new();
        let mut position = rules.start(Seed::from_number(number), &mut events);
        let mut chance = Chance::new(Seed::from_number(number + 1));
        let mut moves = Vec::new();
        while let Some(seat) = rules.asked(&position).first() {
            moves.clear();
            rules.legal(&position, seat, &mut moves);
            let answer = moves[chance.below(moves.len() as u32) as usize];
            rules.apply(&mut position, seat, answer, &mut events).expect("listed");
        }
        for event in events.iter().flat_map(|event| [*event, event.seen_by(Viewer::Spectator)]) {
            let name = format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned();
            let [english, french] = Lang::ALL.map(|lang| texts::event(rules, event, &[], lang));
            assert!(english.ends_with('.') && french.ends_with('.'), "{english} / {french}");
            assert_ne!(english, french);
            kinds.insert(name);
        }
    }
    for (event, name) in [
        (Event::NoFigure { seat: Seat(0), scoring: Kind::Shy }, "NoFigure"),
        (Event::Exchanged { seat: Seat(0), scoring: Kind::Shy }, "Exchanged"),
        (Event::NotExchanged { seat: Seat(0), scoring: Kind::Shy }, "NotExchanged"),
        (Event::Ended { points: SeatList::default(), winners: Seat::all(2).collect() }, "Ended"),
    ] {
        kinds.insert(name.to_owned());
        assert_ne!(texts::event(rules, event, &[], Lang::En), texts::event(rules, event, &[], Lang::Fr));
    }
    assert_eq!(kinds.len(), 25, "{kinds:?}");
}

#[test]
fn a_deck_may_bring_its_own_names() {
    let mut list = DeckList::standard();
    list.cards[0].name = Some("Hound".into());
    list.cards[1].id = "sea_cow".into();
    list.cards[2].id = "unicorn".into();
    list.cards[2].name_fr = Some("Licorne".into());
    let rules = Rules::new(&Options { players: 3, deck: Deck::Custom(list) }).expect("valid");
    let name = |number, lang| texts::card_name(&rules, Card(number), lang);
    assert_eq!((name(1, Lang::En), name(1, Lang::Fr)), ("Hound".into(), "Chien".into()));
    assert_eq!((name(2, Lang::En), name(2, Lang::Fr)), ("sea cow".into(), "sea cow".into()));
    assert_eq!((name(3, Lang::En), name(3, Lang::Fr)), ("Licorne".into(), "Licorne".into()));
}

#[test]
fn the_table_as_text() {
    let setup = table()
        .cabin("p1", &["cow", "cat"])
        .cabin("s1", &["horse"])
        .hand(0, &["dog"])
        .hand(1, &["lion", "fox"])
        .row(&["pig", "yak", "grain"])
        .figures(1, Kind::Heavy, 1, 1);
    let scene = scene(setup);
    let view = scene.rules.view(&scene.position, Viewer::Seat(Seat(0)));
    let text = table_text(scene.rules, &view, &["Ada", ""], Lang::En);
    for line in [
        "Heel 0 [..O..]   Rain 1/5",
        "  S1  3 Horse (2, any climate, herbivore, useful)",
        "  P1  2 Cow (2, any climate, herbivore, useful) | 9 Cat (0, any climate, carnivore, useful)",
        "> Ada: 1 cards, 4 discs, 17 figures left, 4 points",
        "  Player 2: 2 cards, 4 discs, 15 figures left, 14 points",
        "      heavy 2.5 → 10",
        "Starboard 2",
        "Port 2",
        "Open: 4 Pig (1, any climate, omnivore, useful) | 32 Yak (2, cold, herbivore, slow) | 48 Grain (1, hot, provisions)",
        "Your hand: 1 Dog (1, any climate, carnivore, useful)",
    ] {
        assert!(text.contains(line), "{line}\n--\n{text}");
    }
    assert!(!text.contains("Lion"), "hidden");
    let french = table_text(scene.rules, &view, &[], Lang::Fr);
    for part in ["lourds 2,5 → 10", "Votre main\u{a0}: 1 Chien", "> Joueur 1\u{a0}: 1 cartes"] {
        assert!(french.contains(part), "{part}\n--\n{french}");
    }
}

/// A log line of every event that speaks of players, with the names that are known.
#[test]
fn players_are_called_by_their_names() {
    let names = ["Ada", "Bo"];
    let told = |event, lang| rules(3).event_text(&event, &names, lang);
    let turn = |seat| Event::Turn { seat: Seat(seat) };
    assert_eq!(told(turn(0), Lang::En), "Ada's turn.");
    assert_eq!(told(turn(0), Lang::Fr), "C'est à Ada de jouer.");
    assert_eq!(told(turn(2), Lang::En), "Player 3's turn.");
    assert_eq!(told(turn(2), Lang::Fr), "C'est à Joueur 3 de jouer.");
    let paid = Event::PaidCabin { seat: Seat(1), to: Seat(0), cabin: CabinId::port(3) };
    assert_eq!(told(paid, Lang::En), "Bo opens cabin P3 and gives a disc to Ada.");
    assert_eq!(told(paid, Lang::Fr), "Bo ouvre la cabine P3 et donne un disque à Ada.");
    let share = |seat, strength, points| Share { seat: Seat(seat), strength, points };
    let shares = [share(0, 0, 0), share(1, 5, 10), share(2, 2, 6)].into_iter().collect();
    let scored = Event::Scored { scoring: Kind::Heavy, shares };
    assert_eq!(told(scored, Lang::En), "Scoring heavy: Bo has 2.5 and gets 10, Player 3 has 1 and gets 6.");
    let points = [4, 14, 10].into_iter().zip(Seat::all(3));
    let points = points.map(|(points, seat)| SeatPoints { seat, points }).collect();
    let ended = Event::Ended { points, winners: [Seat(1)].into_iter().collect() };
    assert_eq!(told(ended, Lang::Fr), "La partie est finie : Ada 4, Bo 14, Joueur 3 10. Victoire : Bo.");
}

#[test]
fn a_cabin_to_choose_says_what_comes_of_it_and_who_is_paid() {
    let mut scene = scene(afloat().hand(0, &["skunk"]));
    scene.play(0, "play skunk");
    let told = |cabin: &str, lang| {
        let answer: Move = format!("in {cabin}").parse().expect("a move");
        scene.rules.move_text(&scene.position, Seat(0), answer, &["Ada", "Bo", "Cleo"], lang)
    };
    assert_eq!(told("p1", Lang::En), "Into cabin P1: with Cow, heel -1");
    assert_eq!(told("s3", Lang::En), "Into cabin S3: new, heel +1, a disc to Cleo");
    assert_eq!(told("s3", Lang::Fr), "Dans la cabine S3\u{a0}: nouvelle, gîte +1, un disque à Cleo");
}
