//! Decks: the standard one, and what is wrong with others (A-2).

use crate::scene::rules;
use ark::deck::{Field, LEAST_CARDS, MOST_CARDS, STANDARD};
use ark::{Climate, Deck, DeckCard, DeckError, DeckList, Diet, Kind, Options, Rules, Special};
use tabletop::kit::Kit;
use tabletop::{Game, Record, Seed, Silent};

fn count(which: impl Fn(&DeckCard) -> bool) -> usize {
    DeckList::standard().cards.iter().filter(|card| which(card)).map(|card| usize::from(card.copies)).sum()
}

#[test]
fn a_2_1_forty_seven_animals_and_eight_provisions() {
    assert_eq!(count(|card| card.kind != Some(Kind::Provisions)), 47);
    assert_eq!(count(|card| card.kind == Some(Kind::Provisions)), 8);
    assert_eq!(DeckList::standard().validate(), Ok(()));
    let ids: std::collections::BTreeSet<&str> = STANDARD.iter().map(|card| card.id).collect();
    assert_eq!(ids.len(), STANDARD.len());
}

#[test]
fn the_distribution_of_the_standard_deck() {
    let animal = |card: &DeckCard| card.kind != Some(Kind::Provisions);
    let weights: Vec<usize> =
        (0..=4).map(|weight| count(|card| animal(card) && card.weight == weight)).collect();
    assert_eq!(weights, [8, 17, 12, 7, 3]);
    let diets =
        [Diet::Carnivore, Diet::Herbivore, Diet::Omnivore].map(|diet| count(|card| card.diet == diet));
    assert_eq!(diets, [14, 26, 7]);
    let climates = [Climate::Any, Climate::Cold, Climate::Hot]
        .map(|climate| count(|card| animal(card) && card.climate == climate));
    assert_eq!(climates, [14, 15, 18]);
    let kinds = [Some(Kind::Useful), Some(Kind::Heavy), Some(Kind::Slow), Some(Kind::Shy), None]
        .map(|kind| count(|card| card.kind == kind));
    assert_eq!(kinds, [11, 11, 11, 11, 3]);
    assert_eq!(rules(3).pets().len(), 30);
    assert_eq!(count(|card| (1..=2).contains(&card.weight)), 37);
    for special in Special::ALL {
        assert_eq!(count(|card| card.special == Some(special)), 1, "{special:?}");
    }
}

#[test]
fn published_values_are_marked() {
    let card = |id| STANDARD.iter().find(|card| card.id == id).expect(id);
    assert!(card("polar_bear").is_published(Field::Weight));
    assert!(card("polar_bear").is_published(Field::Climate));
    assert!(!card("polar_bear").is_published(Field::Diet));
    assert!(!card("cow").is_published(Field::Name));
    for card in STANDARD {
        assert_eq!(card.face.special.is_some(), card.printed.contains(&Field::Special), "{}", card.id);
        assert!(card.inferred.iter().all(|&field| card.is_published(field)), "{}", card.id);
    }
}

#[test]
fn d_20_animals_without_a_kind() {
    let kindless: Vec<&str> =
        STANDARD.iter().filter(|card| card.face.kind.is_none()).map(|card| card.id).collect();
    assert_eq!(kindless, ["fox", "spider", "mosquito"]);
}

fn changed(change: impl FnOnce(&mut DeckList)) -> Vec<DeckError> {
    let mut list = DeckList::standard();
    change(&mut list);
    list.validate().expect_err("must be wrong")
}

#[test]
fn what_is_wrong_with_a_deck_is_said_precisely() {
    let errors = changed(|list| list.cards[0].weight = 7);
    assert_eq!(errors, [DeckError::Weight { id: "dog".into(), weight: 7 }]);
    assert_eq!(errors[0].to_string(), "dog: weight 7; 0 to 4 are possible");
    let errors = changed(|list| list.cards[1].copies = 0);
    assert_eq!(errors[0].to_string(), "cow: 0 copies; 1 to 63 are possible");
    let errors = changed(|list| list.cards[1].id = "dog".into());
    assert_eq!(errors, [DeckError::Twice { line: 2, id: "dog".into() }]);
    let errors = changed(|list| list.cards[2].id = "two words".into());
    assert_eq!(errors, [DeckError::Id { line: 3, id: "two words".into() }]);
    let errors = changed(|list| list.cards[47].diet = Diet::Omnivore);
    assert_eq!(errors, [DeckError::ProvisionsEat { id: "grain".into(), diet: Diet::Omnivore }]);
    let errors = changed(|list| list.cards[48].special = Some(Special::Fox));
    assert_eq!(errors, [DeckError::ProvisionsSpecial { id: "vegetables".into(), special: Special::Fox }]);
    let errors = changed(|list| list.cards = list.cards.split_off(37));
    assert_eq!(errors, [DeckError::Size { cards: 18 }]);
    let errors = changed(|list| list.cards[0].copies = 10);
    assert_eq!(errors[0].to_string(), "the deck has 64 cards; 19 to 63 are possible");
}

#[test]
fn a_deck_without_start_cards_is_refused() {
    let errors = changed(|list| {
        // Only heavy cards of weight 1 or 2 are left, and the set-up takes no more than two of a kind.
        for card in &mut list.cards {
            card.weight = if card.kind == Some(Kind::Heavy) { 2 } else { 0 };
        }
    });
    assert_eq!(errors, [DeckError::StartCards { found: 2 }]);
    let many = changed(|list| list.cards.iter_mut().for_each(|card| card.weight = 9));
    assert_eq!(many.len(), STANDARD.len() + 1, "all errors at once");
}

#[test]
fn a_bad_deck_makes_no_rules() {
    let mut list = DeckList::standard();
    list.name = "mine".into();
    list.cards[0].weight = 5;
    let error = Rules::new(&Options { players: 3, deck: Deck::Custom(list) }).expect_err("bad");
    assert_eq!(error.to_string(), "deck \"mine\": dog: weight 5; 0 to 4 are possible");
    for players in [0, 2, 6, 255] {
        assert!(Rules::new(&Options::standard(players)).is_err());
    }
}

#[test]
fn decks_are_read_from_text() {
    let text = r#"{ "name": "tiny", "cards": [
        { "id": "ant", "weight": 0, "climate": "any", "diet": "herbivore", "kind": "useful", "copies": 6 },
        { "id": "hay", "weight": 1, "climate": "hot", "kind": "provisions", "copies": 6 },
        { "id": "whale", "name": "Whale", "name_fr": "Baleine", "weight": 2, "climate": "cold", "diet": "carnivore", "copies": 7 }
    ] }"#;
    let list: DeckList = serde_json::from_str(text).expect("a deck");
    assert_eq!(list.validate(), Ok(()));
    assert_eq!(list.size(), LEAST_CARDS);
    let again = serde_json::from_str::<DeckList>(&serde_json::to_string(&list).expect("json")).expect("json");
    assert_eq!(again, list);
    for (from, to, expected) in [
        ("\"diet\": \"herbivore\"", "\"diet\": \"grass\"", "unknown variant `grass`"),
        (
            "\"kind\": \"useful\"",
            "\"special\": \"penguin\"",
            "unknown variant `penguin`, expected one of `fox`",
        ),
        ("\"weight\": 0", "\"wieght\": 0", "unknown field `wieght`"),
        ("\"weight\": 0, ", "", "missing field `weight`"),
    ] {
        let error = serde_json::from_str::<DeckList>(&text.replacen(from, to, 1)).expect_err("bad");
        assert!(error.to_string().contains(expected), "{error}");
    }
}

/// A deck of the greatest size with odd cards: several foxes, a shy skunk, an omnivorous turtle, a kindless pet, an
/// animal without a diet.
fn odd() -> DeckList {
    let mut list = DeckList::standard();
    list.name = "odd".into();
    let find = |list: &DeckList, id: &str| list.cards.iter().position(|card| card.id == id).expect("there");
    let (fox, skunk, turtle, cow) =
        (find(&list, "fox"), find(&list, "skunk"), find(&list, "turtle"), find(&list, "cow"));
    list.cards[fox].copies = 3;
    list.cards[skunk].kind = Some(Kind::Shy);
    list.cards[turtle].diet = Diet::Omnivore;
    list.cards[cow].kind = None;
    list.cards[cow].diet = Diet::None;
    for special in [Special::Bronto, Special::Chimpanzee, Special::Spider] {
        let kind = (special != Special::Spider).then_some(Kind::Slow);
        list.cards.push(DeckCard {
            id: format!("second_{special:?}"),
            name: None,
            name_fr: None,
            copies: 2,
            weight: 1,
            climate: Climate::Any,
            diet: Diet::Herbivore,
            kind,
            special: Some(special),
        });
    }
    list
}

#[test]
fn other_decks_keep_every_law() {
    let mut tiny =
        DeckList { name: "tiny".into(), cards: DeckList::standard().cards.into_iter().step_by(3).collect() };
    let last = tiny.cards.len() - 1;
    tiny.cards[last].copies = 3;
    assert_eq!(tiny.size(), LEAST_CARDS);
    let feather = DeckList {
        name: "feather".into(),
        cards: DeckList::standard()
            .cards
            .into_iter()
            .map(|mut card| {
                card.weight = u8::from(card.weight > 1);
                card
            })
            .collect(),
    };
    assert_eq!(odd().size(), MOST_CARDS);
    for list in [odd(), tiny, feather] {
        for players in 3..=5 {
            let name = list.name.clone();
            let rules = Rules::new(&Options { players, deck: Deck::Custom(list.clone()) }).expect(&name);
            let report = Kit::new(&rules).seeds(0, 120).full_every(30).run();
            assert!(report.is_clean(), "{name}, {players} players\n{report}");
        }
    }
}

#[test]
fn a_record_keeps_the_whole_deck() {
    let rules = Rules::new(&Options { players: 4, deck: Deck::Custom(odd()) }).expect("odd");
    let position = rules.start(Seed::from_number(1), &mut Silent);
    let record = Record::begin(&rules, Seed::from_number(1), &position);
    let text = serde_json::to_string(&record).expect("json");
    assert!(text.contains("second_Chimpanzee"));
    let read: Record<Rules> = serde_json::from_str(&text).expect("json");
    assert_eq!(read.replay().expect("replays").position(), &position);
    let standard = serde_json::to_string(&Options::standard(3)).expect("json");
    assert_eq!(standard, r#"{"players":3,"deck":"standard"}"#);
    assert_eq!(serde_json::from_str::<Options>(r#"{"players":3}"#).expect("json"), Options::standard(3));
}
